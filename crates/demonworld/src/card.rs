//! Chapter 02: what a recruitment card (Rekrutierungskarte) says, as far as the introductory game uses it.

use crate::rules::*;
use serde::Serialize;
use table::RuleId;

/// The order of a unit for one round (DW-03-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Order {
    /// Bewegen-Befehl (B).
    Move,
    /// Plänkel-Befehl (P).
    Skirmish,
    /// Angriffs-Befehl (A).
    Attack,
    /// Halten-Befehl (H).
    Hold,
}

impl Order {
    /// In the sequence of the movement segments (DW-05-38).
    pub const ALL: [Order; 4] = [Order::Move, Order::Skirmish, Order::Attack, Order::Hold];

    /// DW-03-04 to DW-03-07: only skirmish and attack orders let a unit make contact by its own move.
    pub const fn may_attack(self) -> bool {
        matches!(self, Order::Skirmish | Order::Attack)
    }

    /// DW-06-06: modifier of initiative in the first round of a melee.
    pub const fn initiative(self) -> i16 {
        match self {
            Order::Move => 0,
            Order::Skirmish => 1,
            Order::Attack | Order::Hold => 2,
        }
    }

    /// The rule that describes the order.
    pub const fn rule(self) -> RuleId {
        match self {
            Order::Move => DW_03_04,
            Order::Skirmish => DW_03_05,
            Order::Attack => DW_03_06,
            Order::Hold => DW_03_07,
        }
    }
}

/// DW-01-15: infantry (Fußvolk) or cavalry (Reiterei).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Infantry,
    Cavalry,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RangedKind {
    Sling,
    Bow,
    Longbow,
    Crossbow,
    Javelin,
    Arquebus,
}

impl RangedKind {
    /// DW-02-13: crossbow and arquebus shoot only while the unit holds; DW-02-21, DW-02-14: the others also
    /// while it skirmishes.
    pub const fn needs_hold(self) -> bool {
        matches!(self, RangedKind::Crossbow | RangedKind::Arquebus)
    }

    pub const fn rule(self) -> RuleId {
        match self {
            RangedKind::Sling | RangedKind::Bow | RangedKind::Longbow => DW_02_21,
            RangedKind::Crossbow | RangedKind::Arquebus => DW_02_13,
            RangedKind::Javelin => DW_02_14,
        }
    }
}

/// Strength up to and including a distance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Band {
    pub hexes: u8,
    pub strength: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RangedWeapon {
    pub kind: RangedKind,
    /// Near band first; a weapon with one band has it twice.
    pub bands: [Band; 2],
}

impl RangedWeapon {
    /// DW-02-11: the strength at a distance; `None` beyond the last band (DW-02-10).
    pub fn strength_at(&self, distance: u8) -> Option<u8> {
        self.bands.iter().find(|band| distance <= band.hexes).map(|band| band.strength)
    }

    /// DW-02-10.
    pub const fn range(&self) -> u8 {
        self.bands[1].hexes
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeKind {
    HandWeapon,
    TwoHanded,
    Improvised,
    Javelin,
    Spear,
    Pike,
    Lance,
    TwoHandWeapons,
    /// DW-02-08: claws, stings and the like, used like a weapon.
    Natural,
}

impl MeleeKind {
    /// DW-06-07: modifier of initiative in the first round of a melee.
    pub const fn initiative(self) -> i16 {
        match self {
            MeleeKind::Spear | MeleeKind::Lance => 1,
            MeleeKind::Pike => 2,
            MeleeKind::TwoHanded => -1,
            _ => 0,
        }
    }

    /// The rule of the weapon.
    pub const fn rule(self) -> RuleId {
        match self {
            MeleeKind::Spear => DW_02_16,
            MeleeKind::Pike => DW_02_17,
            MeleeKind::Lance => DW_02_18,
            MeleeKind::TwoHanded => DW_02_19,
            MeleeKind::HandWeapon | MeleeKind::Improvised | MeleeKind::TwoHandWeapons => DW_02_20,
            MeleeKind::Javelin => DW_02_14,
            MeleeKind::Natural => DW_02_08,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct MeleeWeapon {
    pub kind: MeleeKind,
    /// DW-02-16, DW-02-17: strength by the class of the target; the same number twice for most weapons.
    pub against_infantry: u8,
    pub against_cavalry: u8,
}

impl MeleeWeapon {
    pub const fn strength_against(&self, class: Class) -> u8 {
        match class {
            Class::Infantry => self.against_infantry,
            Class::Cavalry => self.against_cavalry,
        }
    }
}

/// DW-01-10, DW-02-01: the values of a unit. The card wins over every general table (DW-02-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Card {
    pub class: Class,
    pub size: u8,
    /// DW-02-02.
    pub armour_ranged: u8,
    /// DW-02-02.
    pub armour_melee: u8,
    /// DW-02-05: movement points (BP) with a move, skirmish and attack order.
    pub points_move: u8,
    pub points_skirmish: u8,
    pub points_attack: u8,
    pub manoeuvres: u8,
    pub initiative: i8,
    pub charge_bonus: u8,
    pub ranged: Option<RangedWeapon>,
    /// At most two; the first is the one preferred where both may be used.
    pub melee: [Option<MeleeWeapon>; 2],
    /// DW-07-07.
    pub points: u16,
}

impl Card {
    /// DW-05-03: the movement points for an order; none with hold or without an order.
    pub const fn movement_points(&self, order: Option<Order>) -> u8 {
        match order {
            Some(Order::Move) => self.points_move,
            Some(Order::Skirmish) => self.points_skirmish,
            Some(Order::Attack) => self.points_attack,
            Some(Order::Hold) | None => 0,
        }
    }
}
