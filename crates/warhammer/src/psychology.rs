//! Chapter 06: psychology: who is exempt, what falls due when, and what follows from failing.

use crate::card::{Spell, Traits};
use crate::dice::Purpose;
use crate::event::Event;
use crate::flight::Fright;
use crate::ids::{UnitId, UnitSet};
use crate::label::Test;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::Step;
use plane::{INCH, Mil};
use table::{Dice, Events, RuleId, Side};

/// WH-06-18: how far terror reaches.
const TERROR: Mil = 8 * INCH;
/// WH-06-06: how far a unit that breaks is noticed.
const BROKEN: Mil = 12 * INCH;
/// WH-08-H31: what the whisper takes off the Leadership.
const DREAD: i16 = -1;
/// WH-06-21: up to this face the stupid shamble.
const SHAMBLES: u8 = 3;

/// How a charger stands the sight of its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nerve {
    Steady,
    /// WH-06-12: it does not charge and stays where it is.
    Balks,
    /// WH-06-G9: it flees.
    Flees,
}

/// What everybody may ask.
impl Battle {
    /// WH-06-G7, WH-06-G8: whether the unit is afraid of such an enemy. A character in a regiment frightens nobody but by
    /// himself, so that the body counts.
    pub fn fears(&self, unit: UnitId, enemy: UnitId) -> bool {
        let (own, other) = (self.card(unit).traits, self.card(enemy).traits);
        let feared = other.has(Traits::TERROR) || other.has(Traits::FEAR) && !own.has(Traits::FEAR);
        feared && !own.has(Traits::TERROR) && self.exemption(unit).is_none()
    }

    /// WH-06-15, WH-06-G7: whether the sight of such an enemy calls for the one terror test of the battle.
    pub fn dreads(&self, unit: UnitId, enemy: UnitId) -> bool {
        let own = self.card(unit).traits;
        self.has(enemy, Traits::TERROR)
            && !own.has(Traits::FEAR)
            && !own.has(Traits::TERROR)
            && !self.unit(unit).flags.has(Flags::TERROR_TESTED)
            && self.exemption(unit).is_none()
    }

    /// WH-06-G16, WH-09-H58: whether it hates such an enemy, by race or by a spell (WH-08-H26). A spell lies on the body.
    pub fn hates(&self, unit: UnitId, enemy: UnitId) -> bool {
        self.hatred(unit, enemy).is_some()
    }

    /// WH-06-G16: whether it hates one of the enemies of its combat.
    pub(crate) fn hates_a_foe(&self, unit: UnitId) -> bool {
        let side = self.side(unit);
        self.combat_of(unit).iter().any(|other| self.side(other) != side && self.hates(unit, other))
    }

    /// The rule by which it hates such an enemy.
    pub(crate) fn hatred(&self, unit: UnitId, enemy: UnitId) -> Option<RuleId> {
        let (own, other) = (self.card(unit).traits, self.card(enemy).traits);
        if self.unit(self.body_of(unit)).spells.has(Spell::BloodSong) {
            return Some(WH_08_H26);
        }
        let old = own.has(Traits::HATES_GREENSKINS) && other.has(Traits::GREENSKIN)
            || own.has(Traits::HATES_UNDEAD) && other.has(Traits::UNDEAD);
        if old {
            return Some(WH_09_H58);
        }
        own.has(Traits::HATES_ALL).then_some(WH_06_G16)
    }

    /// Why a unit takes no psychology tests now, if it takes none.
    pub(crate) fn exemption(&self, unit: UnitId) -> Option<RuleId> {
        let traits = self.card(unit).traits;
        if self.unit(unit).status != Status::Formed || traits.has(Traits::IMMUNE) {
            Some(WH_06_G1)
        } else if traits.has(Traits::UNDEAD) {
            Some(WH_09_H39)
        } else if traits.has(Traits::UNBREAKABLE) {
            Some(WH_09_H35)
        } else if self.is_frenzied(unit) {
            Some(WH_06_27)
        } else if self.is_stupid(unit) {
            Some(WH_06_G14)
        } else {
            None
        }
    }
}

/// Panic.
impl Battle {
    /// A panic test, if the unit takes any. One that fails flees: at once, or by broken friends when the flights of the
    /// phase are made (WH-05-T1). Whether it stands.
    pub(crate) fn panic<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        from: Fright,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        if let Some(rule) = self.exemption(unit) {
            events.cite(rule);
            return true;
        }
        events.cite(WH_06_01);
        match test {
            Test::PanicDread | Test::PanicSpells => {}
            _ => events.cite(WH_06_04),
        }
        if test == Test::PanicFlank {
            events.cite(WH_06_G18);
        }
        let modifier = if test == Test::PanicDread { DREAD } else { 0 };
        if self.test(unit, test, modifier, dice, events) {
            return true;
        }
        events.cite(WH_06_03);
        if test == Test::PanicBrokenFriends {
            self.unit_mut(unit).flags.set(Flags::PANICKED);
        } else {
            events.cite(WH_06_G5);
            self.rout(unit, from, dice, events);
        }
        false
    }

    /// WH-06-08, WH-03-G15, WH-08-H11: the test of a unit that has lost a quarter to shooting or spells in this phase,
    /// taken when it is reached and once. Whether it stands.
    pub(crate) fn check_losses_panic<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        from: Fright,
        spells: bool,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let state = self.unit(unit);
        let quarter = u16::from(state.phase_models) <= 4 * u16::from(state.phase_losses);
        if state.phase_losses == 0 || !quarter || state.flags.has(Flags::PANIC_TESTED) {
            return true;
        }
        events.cite(WH_06_G4);
        self.unit_mut(unit).flags.set(Flags::PANIC_TESTED);
        let test = if spells { Test::PanicSpells } else { Test::PanicShooting };
        self.panic(unit, test, from, dice, events)
    }

    /// WH-06-05, WH-01-G3: units of the active side with fleeing friends near by, as the turn begins.
    pub(crate) fn start_panic_due(&self) -> UnitSet {
        let causes = self.fleeing_friends();
        if causes.is_empty() {
            return UnitSet::EMPTY;
        }
        self.those_near(self.active, causes, self.panic_range())
    }

    fn fleeing_friends(&self) -> UnitSet {
        self.on_table(self.active).filter(|&unit| self.is_fleeing(unit) && self.is_noticed(unit)).collect()
    }

    fn panic_range(&self) -> Mil {
        INCH * Mil::from(self.stage.switches.panic_range)
    }

    /// WH-06-06, WH-04-G18: units of either side near friends that were broken or wiped out in this phase.
    pub(crate) fn broken_friends_due(&self) -> UnitSet {
        let mut due = UnitSet::EMPTY;
        for side in Side::BOTH {
            let broken = |&unit: &UnitId| self.side(unit) == side && self.unit(unit).flags.has(Flags::BROKEN);
            let causes: UnitSet = self.units().filter(broken).filter(|&unit| self.is_noticed(unit)).collect();
            if !causes.is_empty() {
                due = due.with(self.those_near(side, causes, BROKEN));
            }
        }
        due
    }

    /// Units of the side that take a test because one of `causes` is within `range`. Those that broke themselves do not
    /// (WH-06-G1).
    fn those_near(&self, side: Side, causes: UnitSet, range: Mil) -> UnitSet {
        self.on_table(side)
            .filter(|&unit| self.exemption(unit).is_none() && !self.unit(unit).flags.has(Flags::BROKEN))
            .filter(|&unit| {
                causes.iter().any(|cause| {
                    cause != unit
                        && !self.shrugs_off(unit, cause)
                        && plane::within(&self.unit(unit).hull, &self.unit(cause).hull, range)
                })
            })
            .collect()
    }

    /// WH-06-G3: lone characters and machine crews never cause panic.
    fn is_noticed(&self, unit: UnitId) -> bool {
        !self.is_character(unit) && !self.is_machine(unit)
    }

    /// WH-09-H41: whether somebody sees goblins flee as the turn begins and does not mind.
    pub(crate) fn fleeing_goblins_left_alone(&self) -> bool {
        self.left_alone(self.fleeing_friends(), self.panic_range())
    }

    /// WH-09-H41: the same of goblins that broke in this phase.
    pub(crate) fn broken_goblins_left_alone(&self) -> bool {
        let broken = self.units().filter(|&unit| self.unit(unit).flags.has(Flags::BROKEN)).collect();
        self.left_alone(broken, BROKEN)
    }

    fn left_alone(&self, causes: UnitSet, range: Mil) -> bool {
        causes.iter().any(|cause| {
            let near = |unit| {
                self.shrugs_off(unit, cause)
                    && plane::within(&self.unit(unit).hull, &self.unit(cause).hull, range)
            };
            self.on_table(self.side(cause)).any(near)
        })
    }

    /// WH-09-H41: orcs do not mind what becomes of goblins.
    fn shrugs_off(&self, unit: UnitId, cause: UnitId) -> bool {
        self.has(unit, Traits::IGNORES_GOBLIN_PANIC) && self.has(cause, Traits::GOBLIN)
    }
}

/// Fear and terror.
impl Battle {
    /// WH-06-12, WH-06-17: whether a unit dares to charge that target.
    pub(crate) fn charger_nerve<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) -> Nerve {
        if self.dreads(unit, target) {
            if self.terror_test(unit, Test::TerrorByCharge, dice, events) {
                return Nerve::Steady;
            }
            events.cite(WH_06_G9);
            self.rout(unit, Fright::From(target), dice, events);
            return Nerve::Flees;
        }
        if !self.fears(unit, target) || self.fear_test(unit, Test::FearOfTarget, dice, events) {
            return Nerve::Steady;
        }
        self.unit_mut(unit).flags.set(Flags::BALKED);
        events.emit(Event::Balked { unit, target });
        Nerve::Balks
    }

    /// WH-06-09 to WH-06-11, WH-06-17: the target's tests against those who charge it, terror before fear. Whether it stands
    /// and may react (WH-06-G10).
    pub(crate) fn target_nerve<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let feared: UnitSet = chargers.iter().filter(|&charger| self.fears(target, charger)).collect();
        let Some(worst) = self.strongest(feared) else { return true };
        if feared.iter().any(|charger| self.dreads(target, charger)) {
            let stands = self.terror_test(target, Test::TerrorByCharge, dice, events);
            if !stands {
                self.rout(target, Fright::From(worst), dice, events);
            }
            return stands;
        }
        if self.fear_test(target, Test::FearOfCharger, dice, events) {
            events.cite(WH_06_G10);
            return true;
        }
        events.cite(WH_06_G6);
        if self.unit_strength(target) < self.strength_of_all(feared) {
            events.cite(WH_06_10);
            self.rout(target, Fright::From(worst), dice, events);
            return false;
        }
        let state = self.unit_mut(target);
        state.afraid_of = state.afraid_of.with(feared);
        events.cite(WH_06_G10);
        events.emit(Event::Afraid { unit: target, of: worst });
        true
    }

    /// WH-06-13: whoever fears an enemy near by takes no test for it.
    pub(crate) fn cite_fear_near<E: Events<Event>>(&self, events: &mut E) {
        let frightening =
            |&enemy: &UnitId| self.card(enemy).traits.0 & (Traits::FEAR.0 | Traits::TERROR.0) != 0;
        for enemy in self.on_table(self.active.enemy()).filter(frightening) {
            let near = |unit: UnitId| self.fears(unit, enemy) && self.within(unit, enemy, TERROR);
            if self.on_table(self.active).any(near) {
                return events.cite(WH_06_13);
            }
        }
    }

    /// WH-06-18: units of the active side with a terror-causing enemy near by, as the turn begins.
    pub(crate) fn start_terror_due(&self) -> UnitSet {
        let causes: UnitSet =
            self.on_table(self.active.enemy()).filter(|&enemy| self.has(enemy, Traits::TERROR)).collect();
        if causes.is_empty() {
            return UnitSet::EMPTY;
        }
        self.on_table(self.active)
            .filter(|&unit| {
                causes.iter().any(|enemy| self.dreads(unit, enemy) && self.within(unit, enemy, TERROR))
            })
            .collect()
    }

    /// WH-06-18, WH-06-16: the test of a unit near a terror-causing enemy.
    pub(crate) fn terror_near<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let due = self.exemption(unit).is_none() && !self.unit(unit).flags.has(Flags::TERROR_TESTED);
        if due && !self.terror_test(unit, Test::TerrorNear, dice, events) {
            events.cite(WH_06_G5);
            self.rout(unit, Fright::Nearest, dice, events);
        }
    }

    /// WH-06-15: the only one in the whole battle. A pass also counts for fear this time (WH-06-G8).
    fn terror_test<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        events.cite(WH_06_15);
        self.unit_mut(unit).flags.set(Flags::TERROR_TESTED);
        let passed = self.test(unit, test, 0, dice, events);
        events.cite(if passed { WH_06_G8 } else { WH_06_16 });
        passed
    }

    fn fear_test<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        events.cite(WH_06_01);
        events.cite(WH_06_02);
        events.cite(WH_06_G7);
        self.test(unit, test, 0, dice, events)
    }

    /// WH-06-G6: unit strengths added up.
    pub(crate) fn strength_of_all(&self, units: UnitSet) -> u16 {
        units.iter().map(|unit| self.unit_strength(unit)).sum()
    }

    /// The one with the highest unit strength, the lowest number among equals (WH-01-G4).
    pub(crate) fn strongest(&self, units: UnitSet) -> Option<UnitId> {
        units.iter().max_by_key(|&unit| (self.unit_strength(unit), std::cmp::Reverse(unit)))
    }
}

/// Stupidity and frenzy.
impl Battle {
    /// WH-06-19: units of the active side that are subject to stupidity. What they were before is over.
    pub(crate) fn start_stupidity_due(&self) -> UnitSet {
        let exempt = |unit| self.exemption(unit).is_some_and(|rule| rule != WH_06_G14);
        self.on_table(self.active)
            .filter(|&unit| self.has(unit, Traits::STUPIDITY) && !exempt(unit))
            .collect()
    }

    /// WH-06-19 to WH-06-23: the test, and what becomes of those who fail.
    pub(crate) fn stupidity<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.unit_mut(unit).flags.clear(Flags::STUPID | Flags::SHAMBLES);
        if self.exemption(unit).is_some() || self.test(unit, Test::Stupidity, 0, dice, events) {
            return;
        }
        self.unit_mut(unit).flags.set(Flags::STUPID);
        events.cite(WH_06_G14);
        if self.is_fighting(unit) {
            events.cite(WH_06_20);
            return;
        }
        let roll = self.roll(unit, Purpose::Stupidity, dice);
        let shambles = roll <= SHAMBLES;
        if shambles {
            self.unit_mut(unit).flags.set(Flags::SHAMBLES);
        }
        events.cite(WH_06_21);
        events.emit(Event::StupidityRolled { unit, roll, shambles });
    }

    /// WH-06-25, WH-06-G12: units of the active side whose frenzy may be suppressed, not while they fight.
    pub(crate) fn start_frenzy_due(&self) -> UnitSet {
        self.on_table(self.active).filter(|&unit| self.is_frenzied(unit) && !self.is_fighting(unit)).collect()
    }

    /// WH-06-25: one test per unit.
    pub(crate) fn suppress<D: Dice, E: Events<Event>>(
        &mut self,
        units: UnitSet,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let left = units.without(UnitSet::of(unit));
        if left.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Frenzy { units: left });
        }
        if self.test(unit, Test::Frenzy, 0, dice, events) {
            events.cite(WH_06_G12);
            self.unit_mut(unit).flags.set(Flags::FRENZY_SUPPRESSED);
            events.emit(Event::FrenzySuppressed { unit });
        }
    }
}

#[cfg(test)]
mod tests;
