//! Chapters 07 and 16: setting up inside the own area, simultaneously and hidden (DW-07-G3, DW-16-26).

use crate::board::Cell;
use crate::event::Event;
use crate::formation::{Posts, ranks, wedge_posts};
use crate::ground::Mover;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Facing, Hex};
use table::{Dice, Events, Side};

/// Queries.
impl Battle {
    /// The elements that are set up with the unit, placed or not: special figures and attached commanders first, so
    /// that they stand in the front rank (DW-09-14, DW-10-19).
    pub(crate) fn parade(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + '_ {
        let attached = || self.guests(unit).iter().map(|guest| self.commander_element(guest));
        let special = self.roster(unit).filter(|&element| self.is_special(element)).chain(attached());
        special.chain(self.roster(unit).filter(|&element| !self.is_special(element)))
    }

    /// How many elements are set up with the unit.
    fn parade_size(&self, unit: UnitId) -> u8 {
        self.strength(unit) + self.guests(unit).len() as u8
    }

    /// Whether the unit is set up on the board on its own: neither attached nor marching round a flank (DW-16-45).
    fn is_set_up(&self, unit: UnitId) -> bool {
        self.host(unit).is_none() && self.unit(unit).march.wing.is_none()
    }

    /// Elements of the unit and of its commanders that have no place yet.
    pub(crate) fn unplaced(&self, unit: UnitId) -> u8 {
        if self.is_set_up(unit) { self.parade_size(unit) - self.alive(unit) } else { 0 }
    }

    /// Where the unit would stand; `width` 0 is a wedge (DW-13-16).
    fn parade_posts(&self, unit: UnitId, hex: Hex, facing: Facing, width: u8) -> Posts {
        match (width, self.parade_size(unit)) {
            (0, n) => wedge_posts(hex, facing, n),
            (width, n) => ranks(hex, facing, width, n),
        }
    }

    /// DW-09-14: a unit of the side with a special figure that could stand in the front rank and does not.
    pub(crate) fn owed_set_up(&self, side: Side) -> Option<(ElementId, ElementId)> {
        if !self.is_standard() {
            return None;
        }
        self.living_units(side).find_map(|unit| self.owed_exchange(unit))
    }
}

/// Checks.
impl Battle {
    /// DW-07-03: a whole unit in ranks, or as a wedge.
    pub(crate) fn check_deploy(
        &self,
        side: Side,
        unit: UnitId,
        hex: Hex,
        facing: Facing,
        width: u8,
    ) -> Result<(), Refusal> {
        self.check_set_up(side, unit)?;
        let elements = self.parade_size(unit);
        if width == 0 && self.plays(Modules::FORMATIONS) {
            self.check_may_form_wedge(unit, elements)?;
        } else if width < 1 || elements < width {
            return Err(Refusal::WidthImpossible { width, elements });
        }
        let posts = self.parade_posts(unit, hex, facing, width);
        for (element, &(post, _)) in self.parade(unit).zip(posts.as_slice()) {
            self.check_post(side, element, post, |by| self.unit_of(by) == unit)?;
        }
        Ok(())
    }

    fn check_set_up(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if self.host(unit).is_some() {
            return Err(Refusal::AttachedElsewhere { commander: unit });
        }
        Ok(())
    }

    /// DW-07-03: a single element, in any arrangement (DW-01-18).
    pub(crate) fn check_place(&self, side: Side, element: ElementId, hex: Hex) -> Result<(), Refusal> {
        if !self.element_exists(element) {
            return Err(Refusal::NoSuchElement { element });
        }
        let unit = self.unit_of(element);
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        self.check_post(side, element, hex, |by| by == element)
    }

    /// DW-11-G13: nobody is set up where he cannot stand.
    fn check_post(
        &self,
        side: Side,
        element: ElementId,
        hex: Hex,
        leaves: impl Fn(ElementId) -> bool,
    ) -> Result<(), Refusal> {
        if !self.board().contains(hex) {
            return Err(Refusal::OffTheGrid { hex });
        }
        if !self.zone_contains(side, hex) {
            return Err(Refusal::OutsideZone { hex });
        }
        if let Some(barrier) = self.ground().barrier(Mover::new(self.card_of(element), false), hex, hex) {
            return Err(Refusal::Impassable { element, hex, barrier });
        }
        match self.at(hex) {
            Cell::Held(by) if !leaves(by) => Err(Refusal::PlaceTaken { hex, by }),
            _ => Ok(()),
        }
    }

    /// DW-07-03: all elements have to be placed, special figures in the front rank where that is possible (DW-09-14,
    /// DW-09-15, DW-10-19).
    pub(crate) fn check_ready(&self, side: Side) -> Result<(), Refusal> {
        let left =
            self.units().filter(|&unit| self.side_of(unit) == side).map(|unit| self.unplaced(unit)).sum();
        if 0 < left {
            return Err(Refusal::NotAllPlaced { left });
        }
        match self.owed_set_up(side) {
            Some((element, _)) => Err(Refusal::SpecialInFront { element }),
            None => Ok(()),
        }
    }

    /// DW-10-19: a commander is set up with a unit. In the standard game all bases have the same size (DW-10-20).
    pub(crate) fn check_attach(&self, side: Side, commander: UnitId, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_commander(side, commander)?;
        if self.host(commander).is_some() {
            return Err(Refusal::AttachedElsewhere { commander });
        }
        self.check_set_up(side, unit)?;
        if self.is_commander(unit) {
            return Err(Refusal::NotAUnit { commander: unit });
        }
        if MAX_UNIT_ELEMENTS <= usize::from(self.parade_size(unit)) {
            return Err(Refusal::UnitFull { unit });
        }
        Ok(())
    }

    pub(crate) fn check_detach(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        self.check_own_commander(side, commander)?;
        if self.host(commander).is_some() { Ok(()) } else { Err(Refusal::NotAttached { commander }) }
    }

    fn check_own_commander(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        if !self.unit_exists(commander) {
            return Err(Refusal::NoSuchUnit { unit: commander });
        }
        if self.side_of(commander) != side {
            return Err(Refusal::NotYourUnit { unit: commander });
        }
        if self.plays(Modules::COMMANDERS) && self.is_commander(commander) {
            Ok(())
        } else {
            Err(Refusal::NotACommander { unit: commander })
        }
    }
}

/// What happens.
impl Battle {
    pub(crate) fn deploy<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        hex: Hex,
        facing: Facing,
        width: u8,
        events: &mut E,
    ) {
        self.recall(unit);
        self.cite_deployment(unit, width, events);
        for &element in self.members(unit).as_slice() {
            self.lift(element);
        }
        let posts = self.parade_posts(unit, hex, facing, width);
        let mut parade = [ElementId(0); MAX_UNIT_ELEMENTS];
        for (place, element) in parade.iter_mut().zip(self.parade(unit)) {
            *place = element;
        }
        for (&element, &(post, facing)) in parade.iter().zip(posts.as_slice()) {
            self.facings[element.index()] = facing;
            self.put(element, post);
        }
        self.unit_mut(unit).alive = self.parade_size(unit);
        self.unit_mut(unit).skirmishing = false;
    }

    fn cite_deployment<E: Events<Event>>(&self, unit: UnitId, width: u8, events: &mut E) {
        events.cite(DW_01_21);
        if 0 < width && !self.parade_size(unit).is_multiple_of(width) {
            events.cite(DW_01_20);
        }
        let special = self.parade(unit).filter(|&element| self.is_special(element)).count();
        if 0 < special {
            events.cite(DW_09_01);
            events.cite(DW_09_02);
            events.cite(DW_09_14);
            events.cite(DW_16_25);
        }
        if usize::from(width.max(1)) < special {
            events.cite(DW_09_15);
        }
    }

    /// He keeps his place if he has one already; the unit may be set up anew with him.
    pub(crate) fn set_up_attached<E: Events<Event>>(
        &mut self,
        commander: UnitId,
        unit: UnitId,
        events: &mut E,
    ) {
        self.recall(commander);
        self.recall(unit);
        events.cite(DW_10_19);
        events.cite(DW_10_20);
        self.attach(commander, unit);
        self.unit_mut(unit).skirmishing = false;
    }

    pub(crate) fn set_up_single<E: Events<Event>>(&mut self, commander: UnitId, _events: &mut E) {
        if let Some(unit) = self.host(commander) {
            self.recall(unit);
            self.unit_mut(unit).skirmishing = false;
        }
        self.detach(commander);
    }

    pub(crate) fn place<E: Events<Event>>(
        &mut self,
        element: ElementId,
        hex: Hex,
        facing: Facing,
        events: &mut E,
    ) {
        events.cite(DW_01_12);
        events.cite(DW_01_13);
        events.cite(DW_01_18);
        events.cite(DW_25_01);
        let unit = self.unit_of(element);
        self.recall(unit);
        if self.is_alive(element) {
            self.lift(element);
        } else {
            self.unit_mut(unit).alive += 1;
        }
        self.facings[element.index()] = facing;
        self.put(element, hex);
        self.unit_mut(unit).skirmishing = false;
    }

    /// DW-07-04: after both set-ups the first round begins.
    pub(crate) fn reveal_deployment<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        for side in Side::BOTH {
            events.emit(Event::Deployed { side });
        }
        events.cite(DW_07_04);
        for unit in self.units() {
            self.reform(unit);
            self.note_contacts(unit);
            self.tell_set_up(unit, events);
        }
        self.cite_set_up(events);
        self.begin_round(dice, events);
    }

    /// Attachments and formations are open from now on (DW-10-38, DW-13-16, DW-13-G11).
    fn tell_set_up<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if let Some(host) = self.host(unit) {
            events.emit(Event::Joined { commander: unit, unit: host });
        }
        if !self.plays(Modules::FORMATIONS) || self.alive(unit) == 0 {
            return;
        }
        self.tell_taken(unit, events);
        if self.is_skirmishing(unit) {
            self.tell_skirmishing(unit, events);
        }
    }
}

#[cfg(test)]
mod tests;
