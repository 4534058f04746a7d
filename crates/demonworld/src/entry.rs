//! Chapter 16: how arrived flank marches come onto the board: DW-16-51 to DW-16-57, DW-16-59.
//!
//! The first of a march enters at the start of the round (`Step::Arrive`), where its owner likes. Whoever else belongs to
//! its command enters in the B segment of the movement phase, as soon as the hex is free (DW-16-G16). A unit comes on as
//! a column: whenever its last element leaves the entry hex the next one comes onto it (DW-16-G15).

use crate::action::Action;
use crate::board::Cell;
use crate::card::Order;
use crate::column::facing_ahead;
use crate::event::Event;
use crate::formation::Formation;
use crate::ground::Mover;
use crate::ids::{ElementId, UnitId};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Border;
use crate::state::*;
use hex::{Facing, Hex};
use table::{Events, Side};

/// DW-16-G16: how far the entry may be moved.
const ASIDE: u8 = 3;

/// Questions.
impl Battle {
    /// DW-16-G12: where the unit enters, once that has been chosen.
    pub fn entry(&self, unit: UnitId) -> Option<Hex> {
        self.unit(unit).march.entry
    }

    /// DW-16-52, DW-16-G13: the border at which a unit that marches round a flank appears.
    pub fn entry_border(&self, unit: UnitId) -> Option<Border> {
        Some(self.base_edge(self.side_of(unit)).wing(self.wing(unit)?))
    }

    /// Arrived, but with nobody on the board.
    pub(crate) fn is_outside(&self, unit: UnitId) -> bool {
        let Unit { march, alive, .. } = *self.unit(unit);
        march.arrived && alive == 0 && 0 < march.waiting
    }

    /// DW-16-56: units of the side whose entry has been chosen and who are not yet on the board.
    pub(crate) fn latecomers(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        let units = if self.has_flank_marches() { self.n_units } else { 0 };
        (0..units).map(UnitId).filter(move |&unit| {
            self.side_of(unit) == side && self.is_outside(unit) && self.entry(unit).is_some()
        })
    }

    pub(crate) fn has_latecomers_to_enter(&self, side: Side) -> bool {
        self.latecomers(side).any(|unit| self.can_enter(unit))
    }

    /// DW-16-G12: whether somebody of the side has arrived who finds a place to enter.
    pub(crate) fn has_units_to_enter(&self, side: Side) -> bool {
        self.units().any(|unit| {
            self.side_of(unit) == side
                && self.is_outside(unit)
                && self.entry(unit).is_none()
                && self.can_enter(unit)
        })
    }

    fn can_enter(&self, unit: UnitId) -> bool {
        self.entry_border(unit).is_some_and(|border| {
            border.hexes(self.board()).any(|hex| self.check_enter(self.side_of(unit), unit, hex).is_ok())
        })
    }

    /// Calls `each` with the units that could enter now and every hex of their border.
    pub(crate) fn each_entry(&self, side: Side, mut each: impl FnMut(UnitId, Hex)) {
        if !self.has_flank_marches() {
            return;
        }
        for unit in self.units().filter(|&unit| self.side_of(unit) == side && self.is_outside(unit)) {
            if let Some(border) = self.entry_border(unit) {
                border.hexes(self.board()).for_each(|hex| each(unit, hex));
            }
        }
    }

    /// DW-16-53: the first element is on the board and the others are imagined behind it.
    pub(crate) fn is_lone_head(&self, unit: UnitId) -> bool {
        0 < self.waiting(unit) && self.alive(unit) == 1
    }

    /// DW-16-53, DW-16-G15: a column whose rest is still to follow. Elements whose comrades have gone on without them,
    /// or have been broken up, stay where they are (DW-16-57).
    pub fn is_marching_on(&self, unit: UnitId) -> bool {
        if self.waiting(unit) == 0 || self.formation(unit) != Formation::Column {
            return false;
        }
        self.entry(unit)
            .is_some_and(|entry| self.elements(unit).any(|element| self.hex(element).distance(entry) <= 1))
    }
}

/// Checks.
impl Battle {
    pub(crate) fn check_enter(&self, side: Side, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        let late = matches!(self.step(), Step::Segment { .. });
        let entry = self.entry(unit);
        if !self.is_outside(unit) || entry.is_some() != late {
            return Err(Refusal::NotArrived { unit });
        }
        self.check_entry_hex(unit, hex)?;
        match entry {
            Some(entry) if entry != hex => self.check_moved_entry(unit, entry, hex),
            _ => Ok(()),
        }
    }

    /// DW-16-52, DW-16-G12: any free hex of the border that can be entered and is not in contact with an enemy.
    fn check_entry_hex(&self, unit: UnitId, hex: Hex) -> Result<(), Refusal> {
        let on_border = self.board().contains(hex)
            && self.entry_border(unit).is_some_and(|border| border.distance(self.board(), hex) == 0);
        if !on_border {
            return Err(Refusal::NotAnEntry { hex });
        }
        self.check_empty_hex(hex)?;
        for element in self.company(unit) {
            let mover = Mover::new(self.card_of(element), false);
            if let Some(barrier) = self.ground().barrier(mover, hex, hex) {
                return Err(Refusal::Impassable { element, hex, barrier });
            }
        }
        match self.next_to_enter(unit) {
            Some(first) if self.attacked_from(first, hex).next().is_none() => Ok(()),
            _ => Err(Refusal::NotAnEntry { hex }),
        }
    }

    /// DW-16-59, DW-16-G16: another hex only if the entry is blocked for the rest of the segment, and then the nearest.
    fn check_moved_entry(&self, unit: UnitId, entry: Hex, hex: Hex) -> Result<(), Refusal> {
        let own_in_the_way = match self.at(entry) {
            Cell::Held(by) => {
                let other = self.unit_of(by);
                self.side_of(other) == self.side_of(unit) && self.can_move(other, Order::Move)
            }
            _ => false,
        };
        let usable = |other: Hex| self.check_entry_hex(unit, other).is_ok();
        let distance = hex.distance(entry);
        let nearer = |other: &Hex| other.distance(entry) < distance;
        let border = self.entry_border(unit).into_iter().flat_map(|border| border.hexes(self.board()));
        if own_in_the_way || ASIDE < distance || border.filter(nearer).any(usable) {
            return Err(Refusal::NotAnEntry { hex });
        }
        Ok(())
    }

    /// DW-16-53: until it is wholly on the board the unit moves as a column.
    pub(crate) fn check_marching_on(&self, side: Side, action: Action) -> Result<(), Refusal> {
        let unit = match action {
            Action::Advance { unit, .. }
            | Action::Sidestep { unit, .. }
            | Action::Wheel { unit, .. }
            | Action::Marker { unit, .. }
            | Action::Dissolve { unit } => unit,
            Action::PlanShift { element, .. }
            | Action::PlanTurn { element, .. }
            | Action::Walk { element, .. }
                if self.element_exists(element) =>
            {
                self.unit_of(element)
            }
            _ => return Ok(()),
        };
        if self.unit_exists(unit) && self.side_of(unit) == side && self.is_marching_on(unit) {
            return Err(Refusal::ArrivesAsColumn { unit });
        }
        Ok(())
    }
}

/// What happens.
impl Battle {
    /// DW-16-51, DW-16-G16: a move order in every round until it is on the board.
    pub(crate) fn make_ready_to_enter(&mut self, unit: UnitId) {
        let commander = self.is_commander(unit);
        let state = self.unit_mut(unit);
        state.flags.set(UnitFlags::ARRIVED);
        // DW-10-09: a commander on his own has no order.
        state.order = Some(Order::Move).filter(|_| !commander);
    }

    /// DW-16-52: the first element is placed free of charge. Its command shares the entry (DW-16-56).
    pub(crate) fn enter<E: Events<Event>>(&mut self, unit: UnitId, hex: Hex, events: &mut E) {
        let Some(first) = self.next_to_enter(unit) else { return };
        match self.entry(unit) {
            None => self.share_entry(unit, hex),
            Some(entry) => {
                events.cite(DW_16_56);
                events.cite(DW_16_G16);
                if entry != hex {
                    events.cite(DW_16_59);
                    self.unit_mut(unit).march.entry = Some(hex);
                }
            }
        }
        let inward = self.entry_border(unit).map_or(Facing::NORTH, Border::facing_in);
        self.come_on(first, hex, inward);
        self.make_ready_to_enter(unit);
        let commander = self.is_commander(unit);
        let state = self.unit_mut(unit);
        state.skirmishing = false;
        state.groups = 1;
        self.reform(unit);
        events.emit(Event::Entered { unit, hex });
        events.cite(if commander { DW_16_55 } else { DW_16_51 });
        events.cite(DW_16_G13);
    }

    fn share_entry(&mut self, unit: UnitId, hex: Hex) {
        let command = self.command_of(unit);
        for other in self.units() {
            if self.wing(other).is_some() && self.command_of(other) == command {
                self.unit_mut(other).march.entry = Some(hex);
            }
        }
    }

    /// The next element of the unit that comes onto the board: special figures and attached commanders go first
    /// (DW-16-25).
    fn next_to_enter(&self, unit: UnitId) -> Option<ElementId> {
        self.parade(unit).find(|&element| self.is_waiting(element))
    }

    fn come_on(&mut self, element: ElementId, hex: Hex, facing: Facing) {
        let unit = self.unit_of(element);
        self.flags[element.index()].clear(ElementFlags::WAITING);
        self.facings[element.index()] = facing;
        self.put(element, hex);
        let state = self.unit_mut(unit);
        state.alive += 1;
        state.march.waiting -= 1;
    }

    /// DW-16-53, DW-16-G15: if the last element, now on `tail`, has left the entry hex, the next one comes onto it.
    pub(crate) fn follow_onto_board<E: Events<Event>>(&mut self, unit: UnitId, tail: Hex, events: &mut E) {
        let (Some(entry), Some(next)) = (self.entry(unit), self.next_to_enter(unit)) else { return };
        let Some(ahead) = entry.direction_to(tail) else { return };
        let free = self.check_empty_hex(entry).is_ok() && self.attacked_from(next, entry).next().is_none();
        if !free {
            return;
        }
        let inward = self.entry_border(unit).map_or(Facing::NORTH, Border::facing_in);
        let facing = facing_ahead(inward, ahead);
        self.come_on(next, entry, facing);
        events.emit(Event::ElementMoved {
            element: next,
            manner: Manner::Entry,
            from: entry,
            to: entry,
            facing,
        });
        events.cite(DW_16_G15);
    }

    /// DW-16-53: where the last element has fallen on the entry hex, the next one has stepped up when the movement phase
    /// begins.
    pub(crate) fn close_ranks_behind<E: Events<Event>>(&mut self, events: &mut E) {
        if !self.has_flank_marches() {
            return;
        }
        for unit in self.units() {
            let tail = self.column(unit).filter(|_| self.is_marching_on(unit)).and_then(Iterator::last);
            if let Some(tail) = tail {
                self.follow_onto_board(unit, self.hex(tail), events);
                self.reform(unit);
            }
        }
    }

    /// DW-16-57, DW-16-G14: whoever has not yet entered when the unit flees is gone with it.
    pub(crate) fn lose_waiting<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            if self.waiting(unit) == 0 || !self.is_fleeing(unit) {
                continue;
            }
            while let Some(element) = self.next_to_enter(unit) {
                self.flags[element.index()].clear(ElementFlags::WAITING);
                self.detach(self.home_of(element));
                events.emit(Event::LeftBoard { element });
            }
            self.unit_mut(unit).march.waiting = 0;
            self.reform(unit);
            events.cite(DW_16_57);
            events.cite(DW_16_G14);
        }
    }

    /// DW-16-52: the other side enters, then the command phase begins.
    pub(crate) fn end_arrivals<E: Events<Event>>(&mut self, side: Side, last: bool, events: &mut E) {
        if self
            .units()
            .any(|unit| self.side_of(unit) == side && self.is_outside(unit) && self.entry(unit).is_none())
        {
            events.cite(DW_16_G12);
        }
        if last {
            return self.begin_command(events);
        }
        self.replace_step(Step::Arrive { side: side.enemy(), last: true });
    }
}

#[cfg(test)]
mod tests;
