//! WH-01-08, chapter 07: Leadership tests, the general, the army standard.

use crate::dice::Purpose;
use crate::event::Event;
use crate::ids::UnitId;
use crate::label::{Label, Sum, Test};
use crate::rules::*;
use crate::state::Battle;
use plane::{INCH, Mil};
use table::{Dice, Events, RuleId};

/// WH-07-01, WH-07-02: how far a general and an army standard reach.
pub(crate) const COMMAND: Mil = 12 * INCH;
/// WH-01-G5: no Leadership is higher, whatever is added.
const HIGHEST: i16 = 10;

/// What the army's standard and its enemies make of a break test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BreakOdds {
    /// What the unit tests on (WH-04-17, WH-06-30).
    pub sum: Sum,
    /// Out of 36 rolls so many hold.
    pub holds: u8,
    /// WH-07-02: a failed test is repeated.
    pub again: bool,
}

/// What everybody may ask.
impl Battle {
    /// What a unit tests on: the best Leadership it may use, then the modifier, at most 10 in all (WH-01-G5).
    pub fn leadership(&self, unit: UnitId, test: Test, modifier: i16) -> Sum {
        let mut sum = self.best_leadership(unit, test);
        if modifier != 0 {
            let (rule, label) = modifier_of(test);
            sum.add(rule, label, modifier.min(HIGHEST - sum.sum()));
        }
        sum
    }

    /// WH-04-17: what a unit that has lost by `difference` tests on; one that hates a victor on 10 (WH-06-30).
    pub fn break_sum(&self, unit: UnitId, difference: u8, hates: bool) -> Sum {
        if !hates {
            return self.leadership(unit, Test::Break, -i16::from(difference));
        }
        let mut sum = Sum::new();
        sum.add(WH_06_30, Label::Hatred, HIGHEST);
        sum
    }

    /// How a unit would fare if it lost its combat by `difference`.
    pub fn break_chance(&self, unit: UnitId, difference: u8) -> BreakOdds {
        let sum = self.break_sum(unit, difference, self.hates_a_foe(unit));
        BreakOdds { sum, holds: chances(sum.sum()), again: self.army_standard_near(unit) }
    }

    /// WH-07-02, WH-07-G2: whether the army standard lets it repeat a break test.
    pub fn army_standard_near(&self, unit: UnitId) -> bool {
        self.stage.army_standard[self.side(unit)].is_some_and(|bearer| self.reaches(bearer, unit))
    }
}

impl Battle {
    /// WH-01-08: 2D6 against the best Leadership the unit may use.
    pub(crate) fn test<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        modifier: i16,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let sum = self.leadership(unit, test, modifier);
        if modifier != 0 && HIGHEST < self.best_leadership(unit, test).sum() + modifier {
            events.cite(WH_01_G5);
        }
        self.test_against(unit, test, sum, dice, events)
    }

    /// WH-04-17: the break test, repeated once if the army standard is near (WH-07-02, WH-01-G8).
    pub(crate) fn break_test<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        difference: u8,
        hates: bool,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let sum = self.break_sum(unit, difference, hates);
        if sum.sum() < 2 {
            events.cite(WH_04_G20);
        }
        if self.test_against(unit, Test::Break, sum, dice, events) {
            return true;
        }
        if !self.army_standard_near(unit) {
            return false;
        }
        let roll = self.roll_two_at_most(unit, Purpose::Leadership, sum.sum(), dice);
        let passed = total(roll) <= sum.sum();
        events.cite(WH_01_G8);
        events.emit(Event::Rerolled { unit, roll, passed });
        passed
    }

    fn test_against<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        sum: Sum,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let roll = self.roll_two_at_most(unit, Purpose::Leadership, sum.sum(), dice);
        let passed = total(roll) <= sum.sum();
        if sum.terms().any(|term| term.label == Label::GeneralsLeadership) {
            events.cite(WH_07_G2);
        }
        if self.stage.general[self.side(unit)].is_some_and(|general| !self.is_alive(general)) {
            events.cite(WH_07_G5);
        }
        events.emit(Event::Tested { unit, test, sum, roll, expected: chances(sum.sum()), passed });
        passed
    }

    /// The unit's own Leadership, that of a character in it (WH-07-G7) or the general's (WH-07-01), whichever is
    /// best. Undead without a general test on their own (WH-09-H39).
    fn best_leadership(&self, unit: UnitId, test: Test) -> Sum {
        let own = i16::from(self.card(unit).profile.ld);
        let mut best = (WH_01_08, Label::Leadership, own);
        if test != Test::Crumbling {
            for character in self.characters_in(unit) {
                let lent = i16::from(self.card(character).profile.ld);
                if best.2 < lent {
                    best = (WH_07_G7, Label::CharactersLeadership, lent);
                }
            }
            if let Some(lent) = self.generals_leadership(unit, best.2) {
                best = (WH_07_01, Label::GeneralsLeadership, lent);
            }
        }
        let (rule, label, value) = best;
        let mut sum = Sum::new();
        sum.add(rule, label, value);
        sum
    }

    /// WH-07-01: the general's Leadership where he is near and it is better than `own`.
    fn generals_leadership(&self, unit: UnitId, own: i16) -> Option<i16> {
        let general = self.stage.general[self.side(unit)]?;
        let lent = i16::from(self.card(general).profile.ld);
        (own < lent && self.reaches(general, unit)).then_some(lent)
    }

    /// WH-07-G2: the character is on the table, neither fleeing nor stupid, and his base within 12" of the unit.
    fn reaches(&self, character: UnitId, unit: UnitId) -> bool {
        let body = self.body_of(character);
        self.stands(body)
            && self.is_alive(character)
            && !self.is_fleeing(body)
            && !self.is_stupid(character)
            && (body == unit
                || plane::within(
                    &self.base_of(character).hull(),
                    &self.unit(self.body_of(unit)).hull,
                    COMMAND,
                ))
    }
}

/// What a modifier of a test comes from.
const fn modifier_of(test: Test) -> (RuleId, Label) {
    match test {
        Test::Rally => (WH_08_H28, Label::Spell),
        Test::PanicDread => (WH_08_H31, Label::Spell),
        _ => (WH_04_17, Label::Difference),
    }
}

fn total(roll: [u8; 2]) -> i16 {
    roll.map(i16::from).iter().sum()
}

/// How many of the 36 rolls of two dice are at most `most`.
const fn chances(most: i16) -> u8 {
    match most {
        ..2 => 0,
        2..=7 => (most * (most - 1) / 2) as u8,
        8..12 => (36 - (12 - most) * (13 - most) / 2) as u8,
        12.. => 36,
    }
}

#[cfg(test)]
mod tests;
