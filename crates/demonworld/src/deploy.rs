//! Chapter 07: setting up inside the own area, simultaneously and hidden (DW-07-G3).

use crate::board::Cell;
use crate::event::Event;
use crate::formation::ranks;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::{Facing, Hex};
use table::{Events, Side};

impl Battle {
    /// DW-07-03: a whole unit in ranks.
    pub(crate) fn check_deploy(
        &self,
        side: Side,
        unit: UnitId,
        hex: Hex,
        facing: Facing,
        width: u8,
    ) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        let elements = self.strength(unit);
        if width < 1 || elements < width {
            return Err(Refusal::WidthImpossible { width, elements });
        }
        for &(post, _) in ranks(hex, facing, width, elements).as_slice() {
            self.check_post(side, post, |by| self.unit_of(by) == unit)?;
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
        self.check_post(side, hex, |by| by == element)
    }

    fn check_post(&self, side: Side, hex: Hex, leaves: impl Fn(ElementId) -> bool) -> Result<(), Refusal> {
        if !self.board.contains(hex) {
            return Err(Refusal::OffTheGrid { hex });
        }
        if !self.zone_contains(side, hex) {
            return Err(Refusal::OutsideZone { hex });
        }
        match self.at(hex) {
            Cell::Held(by) if !leaves(by) => Err(Refusal::PlaceTaken { hex, by }),
            _ => Ok(()),
        }
    }

    /// DW-07-03: all elements have to be placed.
    pub(crate) fn check_ready(&self, side: Side) -> Result<(), Refusal> {
        let left = self
            .units()
            .filter(|&unit| self.side_of(unit) == side)
            .map(|unit| self.strength(unit) - self.alive(unit))
            .sum();
        if 0 < left { Err(Refusal::NotAllPlaced { left }) } else { Ok(()) }
    }

    pub(crate) fn deploy<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        hex: Hex,
        facing: Facing,
        width: u8,
        events: &mut E,
    ) {
        events.cite(DW_01_21);
        if !self.strength(unit).is_multiple_of(width) {
            events.cite(DW_01_20);
        }
        for element in self.roster(unit) {
            if self.is_alive(element) {
                self.lift(element);
            }
        }
        let posts = ranks(hex, facing, width, self.strength(unit));
        for (element, &(post, facing)) in self.roster(unit).zip(posts.as_slice()) {
            self.facings[element.index()] = facing;
            self.put(element, post);
        }
        self.unit_mut(unit).alive = self.strength(unit);
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
        if self.is_alive(element) {
            self.lift(element);
        } else {
            let unit = self.unit_of(element);
            self.unit_mut(unit).alive += 1;
        }
        self.facings[element.index()] = facing;
        self.put(element, hex);
    }

    /// DW-07-04: after both set-ups the first round begins.
    pub(crate) fn reveal_deployment<E: Events<Event>>(&mut self, events: &mut E) {
        for side in Side::BOTH {
            events.emit(Event::Deployed { side });
        }
        events.cite(DW_07_04);
        for unit in self.units() {
            self.reform(unit);
            self.note_contacts(unit);
        }
        self.begin_round(events);
    }
}
