//! WH-03-09 to WH-03-11: the tables for wounds and saves, and what saves a unit has.

use crate::card::{BodyArmour, Melee, Spell};
use crate::ids::UnitId;
use crate::label::{Label, Sum};
use crate::rules::*;
use crate::state::Battle;

/// The score of what cannot be rolled with a die.
pub const NEVER: u8 = 7;

/// WH-03-T4: what is needed to wound; [`NEVER`] where the table has a dash.
pub const fn to_wound(strength: u8, toughness: u8) -> u8 {
    match toughness as i16 - strength as i16 {
        ..=-2 => 2,
        -1 => 3,
        0 => 4,
        1 => 5,
        2 | 3 => 6,
        _ => NEVER,
    }
}

/// WH-03-T5: the save of armour, shield and saddle; [`NEVER`] is none.
pub const fn armour_save(body: BodyArmour, shield: bool, mounted: bool) -> u8 {
    NEVER - protection(body) - shield as u8 - mounted as u8
}

const fn protection(body: BodyArmour) -> u8 {
    match body {
        BodyArmour::None => 0,
        BodyArmour::Light => 1,
        BodyArmour::Heavy => 2,
    }
}

/// WH-03-T6: what strength does to the die of a save.
pub const fn save_modifier(strength: u8) -> i8 {
    match strength {
        0..=3 => 0,
        10.. => -7,
        _ => 3 - strength as i8,
    }
}

impl Melee {
    /// WH-04-G7: it needs both hands, so that the shield does not help in close combat.
    pub const fn takes_both_hands(self) -> bool {
        matches!(self, Melee::AdditionalHandWeapon | Melee::Halberd | Melee::DoubleHanded | Melee::Flail)
    }
}

impl Battle {
    /// What the unit's models need to save against a hit: 2 to 6, or [`NEVER`] (WH-03-G17). The sum is the number without
    /// that limit. `modifier` is what a weapon does in all, instead of what its strength does (WH-03-G5); in close combat the
    /// weapon in use counts (WH-04-G7). Of a machine it is the save of the crew.
    pub fn save_of(&self, unit: UnitId, strength: u8, modifier: Option<i8>, close: bool) -> (u8, Sum) {
        let mut sum = self.unmodified_save(unit, close);
        if self.is_under(unit, Spell::IronSkin) {
            sum.add(WH_08_H25, Label::IronSkin, -1);
        }
        match modifier {
            Some(modifier) => sum.add(WH_03_G5, Label::WeaponModifier, -i16::from(modifier)),
            None if save_modifier(strength) != 0 => {
                sum.add(WH_03_11, Label::StrengthModifier, -i16::from(save_modifier(strength)));
            }
            None => {}
        }
        (sum.sum().clamp(2, NEVER.into()) as u8, sum)
    }

    fn unmodified_save(&self, unit: UnitId, close: bool) -> Sum {
        let (card, mut sum) = (self.card(unit), Sum::new());
        let armour = card.armour;
        if let Some(chariot) = card.chariot {
            sum.add(WH_09_H17, Label::Armour, chariot.save.into());
            return sum;
        }
        let natural = armour.natural < NEVER;
        if natural {
            sum.add(WH_09_H34, Label::NaturalArmour, armour.natural.into());
        } else {
            sum.add(WH_03_10, Label::Armour, armour_save(armour.body, false, false).into());
        }
        if armour.shield {
            if close && self.unit(unit).weapon.takes_both_hands() {
                sum.add(WH_04_G7, Label::Shield, 0);
            } else {
                sum.add(WH_03_10, Label::Shield, -1);
            }
        }
        if natural {
            return sum;
        }
        if let Some(mount) = card.mount {
            sum.add(WH_03_10, Label::Mounted, -1);
            if armour.barding {
                sum.add(WH_03_G16, Label::Barding, -1);
            }
            if mount.boar {
                sum.add(WH_09_H36, Label::Mounted, -1);
            }
        }
        if 0 < armour.extra {
            sum.add(WH_09_H33, Label::MasterArmour, -i16::from(armour.extra));
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DASH: u8 = NEVER;

    #[test]
    fn wh_03_t4_to_wound_cell_by_cell() {
        let table = [
            [4, 5, 6, 6, DASH, DASH, DASH, DASH, DASH, DASH],
            [3, 4, 5, 6, 6, DASH, DASH, DASH, DASH, DASH],
            [2, 3, 4, 5, 6, 6, DASH, DASH, DASH, DASH],
            [2, 2, 3, 4, 5, 6, 6, DASH, DASH, DASH],
            [2, 2, 2, 3, 4, 5, 6, 6, DASH, DASH],
            [2, 2, 2, 2, 3, 4, 5, 6, 6, DASH],
            [2, 2, 2, 2, 2, 3, 4, 5, 6, 6],
            [2, 2, 2, 2, 2, 2, 3, 4, 5, 6],
            [2, 2, 2, 2, 2, 2, 2, 3, 4, 5],
            [2, 2, 2, 2, 2, 2, 2, 2, 3, 4],
        ];
        for (strength, row) in (1..).zip(table) {
            for (toughness, needed) in (1..).zip(row) {
                assert_eq!(to_wound(strength, toughness), needed, "S{strength} T{toughness}");
            }
        }
    }

    #[test]
    fn wh_03_e4_what_cannot_be_wounded() {
        assert_eq!(to_wound(3, 7), NEVER);
        assert_eq!(to_wound(4, 7), 6);
    }

    #[test]
    fn wh_03_t5_armour_saves_cell_by_cell() {
        let table = [
            (BodyArmour::None, [7, 6, 6, 5]),
            (BodyArmour::Light, [6, 5, 5, 4]),
            (BodyArmour::Heavy, [5, 4, 4, 3]),
        ];
        for (body, row) in table {
            let cells = [(false, false), (true, false), (false, true), (true, true)];
            for ((shield, mounted), needed) in cells.into_iter().zip(row) {
                assert_eq!(armour_save(body, shield, mounted), needed, "{body:?} {shield} {mounted}");
            }
        }
    }

    #[test]
    fn wh_03_t6_save_modifiers_cell_by_cell() {
        let modifiers = [0, 0, 0, -1, -2, -3, -4, -5, -6, -7];
        for (strength, modifier) in (1..).zip(modifiers) {
            assert_eq!(save_modifier(strength), modifier, "S{strength}");
        }
    }
}
