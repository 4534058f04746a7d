//! WH-03-T1, WH-03-G18, WH-09-H11 to WH-09-H13: what weapons and machines do.

use crate::card::{Card, Machine, Missile};
use crate::damage::Multiple;
use crate::rules::*;
use plane::{INCH, Mil};
use table::RuleId;

/// WH-03-T1: missile weapons.
impl Missile {
    /// The greatest range.
    pub const fn range(self) -> Mil {
        INCH * match self {
            Missile::ShortBow => 16,
            Missile::Bow | Missile::RepeatingCrossbow | Missile::Musket => 24,
            Missile::Longbow | Missile::Crossbow => 30,
            Missile::Javelin | Missile::Pistol => 8,
            Missile::Sling => 18,
            Missile::ThrowingAxe => 4,
        }
    }

    /// WH-03-02: the strength of its hits; of what is thrown by hand the thrower's (WH-03-G1).
    pub const fn strength(self, thrower: u8) -> u8 {
        match self {
            Missile::ShortBow
            | Missile::Bow
            | Missile::Longbow
            | Missile::RepeatingCrossbow
            | Missile::Sling => 3,
            Missile::Crossbow | Missile::Musket | Missile::Pistol => 4,
            Missile::Javelin => thrower,
            Missile::ThrowingAxe => thrower + 1,
        }
    }

    /// The rule that gives it its strength.
    pub const fn strength_rule(self) -> RuleId {
        match self {
            Missile::Javelin => WH_03_G1,
            Missile::Sling | Missile::Pistol | Missile::ThrowingAxe => WH_03_G18,
            _ => WH_03_02,
        }
    }

    /// WH-03-03, WH-03-04: it cannot be fired by whoever moved; the rule that says so.
    pub const fn move_or_shoot(self) -> Option<RuleId> {
        match self {
            Missile::Crossbow => Some(WH_03_03),
            Missile::Musket => Some(WH_03_04),
            _ => None,
        }
    }

    /// WH-03-04: it is not fired in two turns running.
    pub const fn is_slow(self) -> bool {
        matches!(self, Missile::Musket)
    }

    /// WH-03-05: how often a model may shoot with it in a turn.
    pub const fn most_shots(self) -> u8 {
        if matches!(self, Missile::RepeatingCrossbow) { 2 } else { 1 }
    }

    /// WH-03-G5: what it does to saves in all, instead of what its strength does.
    pub const fn save_modifier(self) -> Option<i8> {
        match self {
            Missile::Musket | Missile::Pistol => Some(-2),
            _ => None,
        }
    }
}

/// WH-09-H11: a volley of the repeating bolt thrower.
pub(crate) const VOLLEY_SHOTS: u8 = 6;
pub(crate) const VOLLEY_STRENGTH: u8 = 4;
pub(crate) const VOLLEY_SAVE: i8 = -2;
/// WH-09-H11, WH-08-H23: what a bolt starts with.
pub(crate) const BOLT_STRENGTH: u8 = 6;
/// WH-09-H12, WH-08-H24: half the width of the template.
pub(crate) const TEMPLATE: Mil = 1500;

/// WH-09-H11 to WH-09-H13: war machines.
impl Machine {
    /// The shortest distance that can be named.
    pub const fn least_range(self) -> Mil {
        if matches!(self, Machine::StoneThrower) { 12 * INCH } else { 0 }
    }

    /// The greatest range, or the greatest distance that can be named.
    pub const fn range(self) -> Mil {
        INCH * if matches!(self, Machine::GreatCannon) { 60 } else { 48 }
    }

    pub const fn strength(self) -> u8 {
        match self {
            Machine::BoltThrower | Machine::RepeatingBoltThrower => BOLT_STRENGTH,
            Machine::StoneThrower => 7,
            Machine::Cannon | Machine::GreatCannon => 10,
        }
    }

    /// How many wounds one of its wounds takes.
    pub const fn wounds(self) -> Multiple {
        if matches!(self, Machine::GreatCannon) { Multiple::D6 } else { Multiple::D3 }
    }

    /// Whether it shoots bolts at a unit.
    pub const fn shoots_bolts(self) -> bool {
        matches!(self, Machine::BoltThrower | Machine::RepeatingBoltThrower)
    }

    pub const fn is_cannon(self) -> bool {
        matches!(self, Machine::Cannon | Machine::GreatCannon)
    }

    /// The rule of its shots.
    pub const fn rule(self) -> RuleId {
        match self {
            Machine::BoltThrower | Machine::RepeatingBoltThrower => WH_09_H11,
            Machine::StoneThrower => WH_09_H12,
            Machine::Cannon | Machine::GreatCannon => WH_09_H13,
        }
    }
}

impl Card {
    /// How many shoot from one model: each crewman of a chariot (WH-09-H17), else one.
    pub(crate) fn shooters_per_model(&self) -> u8 {
        self.chariot.map_or(1, |chariot| chariot.crew)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wh_03_t1_missile_weapons_cell_by_cell() {
        let table = [
            (Missile::ShortBow, 16, 3),
            (Missile::Bow, 24, 3),
            (Missile::Longbow, 30, 3),
            (Missile::Crossbow, 30, 4),
            (Missile::RepeatingCrossbow, 24, 3),
            (Missile::Musket, 24, 4),
        ];
        for (weapon, range, strength) in table {
            assert_eq!((weapon.range(), weapon.strength(9)), (range * INCH, strength), "{weapon:?}");
        }
    }

    #[test]
    fn wh_03_02_the_strength_is_the_weapons() {
        for thrower in [3, 5] {
            assert_eq!(Missile::Longbow.strength(thrower), 3);
            assert_eq!(Missile::Crossbow.strength(thrower), 4);
        }
        assert_eq!(Missile::Bow.strength_rule(), WH_03_02);
    }

    #[test]
    fn wh_03_g1_javelins_have_the_strength_of_the_thrower() {
        assert_eq!(Missile::Javelin.range(), 8 * INCH);
        assert_eq!(Missile::Javelin.strength(3), 3);
        assert_eq!(Missile::Javelin.strength(4), 4);
    }

    #[test]
    fn wh_03_g18_slings_pistols_and_axes() {
        assert_eq!((Missile::Sling.range(), Missile::Sling.strength(4)), (18 * INCH, 3));
        assert_eq!((Missile::Pistol.range(), Missile::Pistol.strength(3)), (8 * INCH, 4));
        assert_eq!((Missile::ThrowingAxe.range(), Missile::ThrowingAxe.strength(3)), (4 * INCH, 4));
        assert_eq!(Missile::Pistol.save_modifier(), Some(-2));
    }

    #[test]
    fn wh_03_05_only_the_repeating_crossbow_shoots_twice() {
        assert_eq!(Missile::RepeatingCrossbow.most_shots(), 2);
        assert_eq!(Missile::Crossbow.most_shots(), 1);
    }

    #[test]
    fn wh_09_h13_ranges_and_strengths_of_machines() {
        assert_eq!((Machine::StoneThrower.least_range(), Machine::StoneThrower.range()), (12_000, 48_000));
        assert_eq!((Machine::Cannon.range(), Machine::GreatCannon.range()), (48_000, 60_000));
        assert_eq!(
            [Machine::BoltThrower, Machine::StoneThrower, Machine::Cannon].map(Machine::strength),
            [6, 7, 10]
        );
        assert_eq!(Machine::GreatCannon.wounds(), Multiple::D6);
    }
}
