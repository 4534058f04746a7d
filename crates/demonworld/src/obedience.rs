//! Chapter 15: the obedience test (Gehorsams-Test): DW-15-38 to DW-15-48.

use crate::board::Cell;
use crate::event::Event;
use crate::formation::Formation;
use crate::ground::Mover;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::Test;
use crate::morale::{Group, Signs, Stand};
use crate::reach::Reach;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Hex;
use table::{Ask, Dice, Die, Events};

/// DW-15-38: an enemy within so many hexes provokes.
const NEAR: u8 = 3;

/// Checks.
impl Battle {
    /// DW-15-38, DW-15-39: whether the unit would have to obey if an enemy provoked it. Wedge, horde and skirmish
    /// formation count as ordered, a square does not.
    fn has_to_obey(&self, unit: UnitId) -> bool {
        0 < self.alive(unit)
            && self.mood(unit) == Mood::Steady
            && self.formation(unit).is_ordered()
            && self.formation(unit) != Formation::Column
            && !self.was_in_melee(unit)
            && !self.unit_in_contact(unit)
    }

    /// DW-15-40, DW-15-G11: the enemy units and single commanders that provoke the unit, fleeing ones, too.
    pub(crate) fn provokers(&self, unit: UnitId) -> UnitSet {
        self.provocation(&self.members(unit)).0
    }

    /// DW-15-38: the provoking enemies, and the elements of the unit that have one of them before them.
    pub(crate) fn provocation(&self, members: &Members) -> (UnitSet, Group) {
        let (mut provokers, mut provoked) = (UnitSet::EMPTY, 0);
        // An enemy stands before many; he is looked for once.
        let mut harmless = 0u128;
        for (i, &element) in members.as_slice().iter().enumerate() {
            self.each_in_front(element, |enemy| {
                let (unit, bit) = (self.unit_of(enemy), 1 << enemy.index());
                if !provokers.contains(unit) {
                    if harmless & bit != 0 {
                        return;
                    }
                    if !(self.is_seen_by(members, enemy) && self.is_reachable(members, enemy)) {
                        harmless |= bit;
                        return;
                    }
                    provokers.insert(unit);
                }
                provoked |= 1 << i;
            });
        }
        (provokers, provoked)
    }

    /// DW-15-43, DW-15-G10: the enemies in the element's front area, a cone that nothing cuts.
    fn each_in_front(&self, element: ElementId, mut each: impl FnMut(ElementId)) {
        let (facing, side) = (self.facing(element), self.side_of_element(element));
        for distance in 1..=NEAR {
            let mut hex = (0..distance).fold(self.hex(element), |hex, _| hex.step(facing.left_front()));
            for _ in 0..=distance {
                if let Cell::Held(other) = self.at(hex)
                    && self.side_of_element(other) != side
                {
                    each(other);
                }
                hex = hex.step(facing.right_flank());
            }
        }
    }

    /// DW-15-41: one element of the unit sees a whole size section of the enemy.
    fn is_seen_by(&self, members: &Members, enemy: ElementId) -> bool {
        members.as_slice().iter().any(|&element| 0 < self.sight(element, enemy).sections)
    }

    /// DW-15-42: some way leads from the unit to the enemy, however long it is and whoever stands on it.
    fn is_reachable(&self, members: &Members, enemy: ElementId) -> bool {
        let Some(&walker) = members.as_slice().first() else { return false };
        let starts = members.as_slice().iter().map(|&element| self.hex(element));
        self.leads_to(walker, starts, std::iter::once(self.hex(enemy)))
    }

    /// DW-15-42: whether a way leads the walker from one of the starts to one of the ends.
    pub(crate) fn leads_to(
        &self,
        walker: ElementId,
        mut starts: impl Iterator<Item = Hex> + Clone,
        mut ends: impl Iterator<Item = Hex> + Clone,
    ) -> bool {
        let mover = Mover::new(self.card_of(walker), false);
        let known =
            |from| ends.clone().try_fold(false, |led, to| Some(led || self.ground().leads(mover, from, to)?));
        if let Some(led) = starts.clone().try_fold(false, |led, from| Some(led || known(from)?)) {
            return led;
        }
        let step = |from, to| self.can_cross(walker, from, to).then_some(0);
        let reach = Reach::new(self.board(), &mut starts, 0, step);
        ends.any(|hex| reach.contains(hex))
    }

    /// DW-15-07, DW-15-04: a six has no meaning of its own here.
    fn obeys_with(&self, stand: &Stand, roll: u8) -> bool {
        stand.sum.sum() + i16::from(roll) < i16::from(stand.needed)
    }

    pub(crate) fn check_temper(&self, unit: UnitId) -> Result<(), Refusal> {
        match self.step() {
            Step::Obey { unit: asked, .. } if asked == unit => Ok(()),
            _ => Err(Refusal::NoChoiceOfSign { unit }),
        }
    }
}

/// What happens.
impl Battle {
    /// DW-15-44, DW-08-19: when all orders lie open, one unit after the other; then the first ranged phase.
    pub(crate) fn next_obedience<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        if self.plays(Modules::MORALE) {
            for unit in self.units() {
                if self.unit(unit).flags.has(UnitFlags::OBEYED) {
                    continue;
                }
                self.unit_mut(unit).flags.set(UnitFlags::OBEYED);
                if self.has_to_obey(unit) && self.test_obedience(unit, dice, events) {
                    return;
                }
            }
        }
        self.begin_volley(Volley::First, events);
    }

    /// True where the owner is asked for the signs.
    fn test_obedience<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let members = self.members(unit);
        let provocation = self.provocation(&members);
        if provocation.0.is_empty() {
            return false;
        }
        if self.is_commander(unit) {
            events.cite(DW_15_01);
            return false;
        }
        self.cite_provocation(unit, provocation.0, events);
        let incited = Signs { leader_adds: true, commanders_add: true };
        let lowest = self.reckon(unit, Test::Obedience, &members, None, provocation, Signs::default());
        let highest = self.reckon(unit, Test::Obedience, &members, None, provocation, incited);
        // Neither die nor signs change anything: it cannot fail, or cannot but fail.
        if self.obeys_with(&lowest, 1) == self.obeys_with(&highest, 6) {
            events.cite(DW_15_12);
            self.settle_obedience(unit, &lowest, None, events);
            return false;
        }
        let roll = dice.roll(Ask::face(self.test_key(unit, Test::Obedience, 0), Die::D6));
        // DW-15-46: the owner is asked where the signs decide.
        if self.obeys_with(&lowest, roll) != self.obeys_with(&highest, roll) {
            self.push_step(Step::Obey { unit, roll });
            return true;
        }
        self.settle_obedience(unit, &lowest, Some(roll), events);
        false
    }

    fn cite_provocation<E: Events<Event>>(&self, unit: UnitId, provokers: UnitSet, events: &mut E) {
        for rule in [DW_08_19, DW_15_38, DW_15_40, DW_15_41, DW_15_43, DW_15_44] {
            events.cite(rule);
        }
        if !self.ground().is_plain() {
            events.cite(DW_15_42);
        }
        if !matches!(self.formation(unit), Formation::Line { .. }) || self.is_skirmishing(unit) {
            events.cite(DW_15_39);
        }
        if provokers.iter().any(|enemy| self.is_fleeing(enemy)) {
            events.cite(DW_15_G11);
        }
    }

    /// DW-15-46.
    pub(crate) fn temper<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        leader_adds: bool,
        commanders_add: bool,
        events: &mut E,
    ) {
        let Step::Obey { roll, .. } = self.step() else { return };
        self.pop_step();
        events.cite(DW_15_46);
        let stand = self.stand(unit, Test::Obedience, None, Signs { leader_adds, commanders_add });
        self.settle_obedience(unit, &stand, Some(roll), events);
    }

    /// DW-15-07, DW-15-48, DW-15-73: a unit that does not obey is impetuous at once and has lost its order. Whom it
    /// will attack is chosen when it sets out.
    fn settle_obedience<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        stand: &Stand,
        roll: Option<u8>,
        events: &mut E,
    ) {
        self.cite_test(unit, Test::Obedience, stand, events);
        events.cite(DW_15_07);
        let passed = self.obeys_with(stand, roll.unwrap_or(1));
        let Stand { sum, needed, enemy, .. } = *stand;
        let test = Test::Obedience;
        events.emit(Event::MoraleTested { unit, test, enemy, sum, roll, needed, passed });
        if passed {
            return;
        }
        let state = self.unit_mut(unit);
        state.mood = Mood::Impetuous;
        state.foe = None;
        self.take_up_markers(unit);
        events.cite(DW_15_48);
        events.cite(DW_08_12);
        events.emit(Event::BecameImpetuous { unit });
    }

    /// DW-15-55, DW-15-73: the marker of its mood replaces every marker of an order.
    pub(crate) fn take_up_markers(&mut self, unit: UnitId) {
        let state = self.unit_mut(unit);
        state.order = None;
        state.markers = Markers::default();
        state.marker_count = 0;
    }
}

#[cfg(test)]
mod tests;
