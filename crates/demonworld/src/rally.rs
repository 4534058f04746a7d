//! Chapters 08 and 15: the rally phase (Sammeln-Phase): DW-15-49 to DW-15-54.

use crate::card::Figure;
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::label::{Cause, Phase, Test};
use crate::morale::Signs;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Hex;
use table::{Dice, Events, Side};

/// Checks.
impl Battle {
    /// DW-15-53: the element has not rallied with the rest of its unit.
    #[inline]
    pub fn is_straggler(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::STRAGGLER)
    }

    /// DW-15-53, DW-15-54: while elements of it are missing, the rallied part of a unit holds.
    pub fn has_stragglers(&self, unit: UnitId) -> bool {
        self.elements(unit).any(|element| self.is_straggler(element))
    }

    /// The distance from a hex to the nearest element of the unit that has rallied.
    pub(crate) fn gap_to_rallied(&self, unit: UnitId, hex: Hex) -> u8 {
        let rallied = self.elements(unit).filter(|&element| !self.is_straggler(element));
        rallied.map(|element| hex.distance(self.hex(element))).min().unwrap_or(u8::MAX)
    }

    fn may_rally(&self, unit: UnitId) -> bool {
        self.is_fleeing(unit) && !self.unit(unit).flags.has(UnitFlags::TRIED)
    }

    /// A fleeing unit has not tried yet, or somebody could be given up.
    pub(crate) fn has_to_rally(&self, side: Side) -> bool {
        self.plays(Modules::MORALE)
            && self.living_units(side).any(|unit| self.may_rally(unit) || self.has_stragglers(unit))
    }

    /// DW-15-49: one attempt for each fleeing unit.
    pub(crate) fn check_rally(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if !self.is_fleeing(unit) {
            return Err(Refusal::NotFleeing { unit });
        }
        if self.may_rally(unit) { Ok(()) } else { Err(Refusal::TriedToRally { unit }) }
    }

    /// DW-15-54.
    pub(crate) fn check_abandon(&self, side: Side, element: ElementId) -> Result<(), Refusal> {
        self.check_own_element(side, element)?;
        if self.is_straggler(element) { Ok(()) } else { Err(Refusal::NotAStraggler { element }) }
    }
}

/// What happens.
impl Battle {
    /// DW-08-28: not a phase of the game without morale.
    pub(crate) fn begin_rally<E: Events<Event>>(&mut self, events: &mut E) {
        if self.plays(Modules::MORALE) {
            events.emit(Event::PhaseBegan { phase: Phase::Rally });
            for unit in self.units() {
                self.gather(unit, events);
            }
        }
        self.replace_step(Step::Rally { side: self.declares_first(), last: false });
    }

    pub(crate) fn end_rallying<D: Dice, E: Events<Event>>(
        &mut self,
        side: Side,
        last: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        if last {
            return self.end_round(dice, events);
        }
        self.replace_step(Step::Rally { side: side.enemy(), last: true });
    }

    /// DW-15-51 to DW-15-53: the group that has passed the test has rallied, and nobody else.
    pub(crate) fn rally<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        self.unit_mut(unit).flags.set(UnitFlags::TRIED);
        events.cite(DW_15_49);
        let members = self.members(unit);
        let stand = self.stand(unit, Test::Rally, None, Signs::default());
        let (passed, _) = self.roll_test(unit, Test::Rally, &stand, 0, dice, events);
        if !passed {
            return events.cite(DW_15_51);
        }
        let state = self.unit_mut(unit);
        state.mood = Mood::Steady;
        state.flights = 0;
        let mut all = true;
        for (i, &element) in members.as_slice().iter().enumerate() {
            if stand.group & 1 << i != 0 {
                continue;
            }
            // A commander is never bound to those who run on (DW-15-01, DW-15-70).
            if self.figure(element) == Figure::Commander {
                self.part(self.home_of(element), events);
            } else {
                self.flags[element.index()].set(ElementFlags::STRAGGLER);
                all = false;
            }
        }
        events.emit(Event::Rallied { unit, all });
        self.reform_and_tell(unit, events);
    }

    pub(crate) fn abandon<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        let unit = self.unit_of(element);
        self.destroy(element, Cause::Abandoned, events);
        self.reform_and_tell(unit, events);
        self.end_if_decided(events);
    }

    /// DW-15-54, DW-15-G17: stragglers who touch the rallied part of their unit belong to it again. If nobody is left
    /// to whom they could return, they flee as before.
    pub(crate) fn gather<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if !self.has_stragglers(unit) {
            return;
        }
        let members = self.members(unit);
        let back = |battle: &Battle| {
            let mut missing = members.as_slice().iter().copied().filter(|&e| battle.is_straggler(e));
            missing.find(|&element| battle.gap_to_rallied(unit, battle.hex(element)) == 1)
        };
        while let Some(element) = back(self) {
            self.flags[element.index()].clear(ElementFlags::STRAGGLER);
            events.emit(Event::Returned { element });
        }
        if members.as_slice().iter().all(|&element| self.is_straggler(element)) {
            self.unit_mut(unit).mood = Mood::Fleeing;
            self.take_up_markers(unit);
            for &element in members.as_slice() {
                self.flags[element.index()].clear(ElementFlags::STRAGGLER);
            }
        }
        self.reform_and_tell(unit, events);
    }
}

#[cfg(test)]
mod tests;
