//! Chapter 10: commanders (Befehlshaber) leave units: DW-10-28 to DW-10-31.

use crate::board::Cell;
use crate::card::Order;
use crate::column::facing_ahead;
use crate::event::Event;
use crate::formation::group_count;
use crate::ground::Mover;
use crate::ids::{ElementId, UnitId};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::Direction;
use table::{Events, Side};

/// Checks.
impl Battle {
    /// DW-10-29, DW-10-G8: the unit has not moved, and the commander is not held by an enemy. Out of a fleeing unit he
    /// comes only instead of a flight move (DW-15-68, DW-15-70).
    pub(crate) fn check_departure(&self, commander: UnitId, unit: UnitId) -> Result<(), Refusal> {
        if self.is_fleeing(unit) {
            return Err(Refusal::FleesAlong { commander });
        }
        if self.unit(unit).flags.has(UnitFlags::MOVED) {
            return Err(Refusal::UnitHasMoved { unit });
        }
        if self.is_in_contact(self.commander_element(commander)) {
            return Err(Refusal::ContactMayNotLeave { commander });
        }
        Ok(())
    }

    /// DW-10-30, DW-10-G9: the first step goes out of the unit and is paid like every other.
    pub(crate) fn check_way_out(
        &self,
        commander: UnitId,
        unit: UnitId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        let to = self.hex(self.commander_element(commander)).step(direction);
        if matches!(self.at(to), Cell::Held(by) if self.unit_of(by) == unit) {
            return Err(Refusal::NotOutside { commander });
        }
        self.check_empty_hex(to)?;
        let (cost, left) = (self.way_out_cost(commander, direction)?, self.card(commander).points_move);
        if left < cost {
            return Err(Refusal::PointsMissing { unit: commander, cost, left });
        }
        Ok(())
    }

    /// DW-10-08: he leaves as a single commander.
    fn way_out_cost(&self, commander: UnitId, direction: Direction) -> Result<u8, Refusal> {
        let element = self.commander_element(commander);
        let (from, to) = (self.hex(element), self.hex(element).step(direction));
        let along_road = self.ground().is_along_road(from, to);
        let mover = Mover::new(self.card(commander), true);
        let cost = self.ground().cost(mover, from, to, along_road);
        cost.map_err(|barrier| Refusal::Impassable { element, hex: to, barrier })
    }

    /// DW-10-29: at the start of a section if he acts in it, or immediately before his unit moves.
    pub(crate) fn check_leave(
        &self,
        side: Side,
        commander: UnitId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        self.check_living_commander(side, commander)?;
        let Some(unit) = self.host(commander) else {
            return Err(Refusal::NotAttached { commander });
        };
        self.check_departure(commander, unit)?;
        match self.step() {
            Step::Lead { .. } if self.unit(commander).flags.has(UnitFlags::ACTS) => {}
            // DW-10-12, DW-10-G8: no commander moves in the hold section.
            Step::Lead { .. } | Step::Segment { order: Order::Hold, .. } => {
                return Err(Refusal::NotActing { commander });
            }
            Step::Segment { .. } => self.check_mover(side, unit)?,
            // DW-15-G22.
            Step::Rush { .. } => self.check_rusher(side, unit)?,
            _ => return Err(Refusal::OutOfPhase),
        }
        self.check_unmoved(commander)?;
        self.check_way_out(commander, unit, direction)
    }

    /// DW-10-31, DW-04-29: an element of the unit closes up after a commander has left `gap`.
    pub(crate) fn check_close_gap(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        let Step::Gap { unit: left, hex: gap } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if unit != left {
            return Err(Refusal::NoLosses { unit });
        }
        if self.flags[element.index()].has(ElementFlags::CLOSED_UP) {
            return Err(Refusal::ClosedUpAlready { element });
        }
        if self.is_in_contact(element) {
            return Err(Refusal::ContactMayNotCloseUp { element });
        }
        let (from, to) = (self.hex(element), self.hex(element).step(direction));
        if to != gap && !self.elements(unit).any(|other| self.held[other.index()] == to) {
            return Err(Refusal::NotHeldBefore { hex: to });
        }
        self.check_empty_hex(to)?;
        self.check_barrier(element, from, to)
    }

    /// The formation is still disturbed, and somebody could close up.
    pub(crate) fn can_close_gap(&self, unit: UnitId) -> bool {
        let side = self.side_of(unit);
        !self.formation(unit).is_ordered()
            && self
                .elements(unit)
                .any(|element| Direction::ALL.iter().any(|&d| self.check_close_gap(side, element, d).is_ok()))
    }
}

/// What happens.
impl Battle {
    /// DW-10-28 to DW-10-31, DW-10-38, DW-10-G9: the commander leaves with his first step; his move has begun.
    pub(crate) fn leave<E: Events<Event>>(
        &mut self,
        commander: UnitId,
        direction: Direction,
        events: &mut E,
    ) {
        let (Some(unit), Ok(cost)) = (self.host(commander), self.way_out_cost(commander, direction)) else {
            return;
        };
        let element = self.commander_element(commander);
        let was_ordered = self.formation(unit).is_ordered();
        if self.was_in_melee(unit) || self.is_impetuous(unit) {
            events.cite(DW_10_G8);
        }
        if self.is_impetuous(unit) {
            events.cite(DW_15_G22);
        }
        for &member in self.members(unit).as_slice() {
            self.held[member.index()] = self.hex(member);
            self.flags[member.index()].clear(ElementFlags::CLOSED_UP);
        }
        self.detach(commander);
        self.start_move(commander, events);
        let from = self.hex(element);
        self.cite_ground(element, from, from.step(direction), events);
        // DW-10-G5: whoever makes contact does so to his front; turns are free.
        if self.attacked_from(element, from.step(direction)).next().is_some() {
            self.facings[element.index()] = facing_ahead(self.facing(element), direction);
        }
        self.shift(element, direction);
        self.points[element.index()] = cost;
        self.paces[element.index()] = 0;
        self.unit_mut(commander).groups = 1;
        events.emit(Event::Left { commander, unit });
        let (to, facing) = (self.hex(element), self.facing(element));
        events.emit(Event::ElementMoved { element, manner: Manner::Walk, from, to, facing });
        events.cite(DW_10_28);
        events.cite(DW_10_30);
        events.cite(DW_10_38);
        events.cite(DW_10_G9);
        self.note_step(commander, events);
        self.reform(commander);
        self.reform_and_tell(unit, events);
        self.unit_mut(unit).groups = group_count(self.posts(unit).as_slice());
        self.attack_if_in_contact(commander, events);
        if was_ordered && !self.formation(unit).is_ordered() && !matches!(self.step(), Step::Over(_)) {
            events.cite(DW_10_31);
            self.push_step(Step::Gap { unit, hex: from });
        }
    }
}
