//! Chapters 02 and 08: what a recruitment card (Rekrutierungskarte) says.

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

/// A small set of flags, one bit each.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident { $($(#[$flag_doc:meta])* $flag:ident = $bit:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
        pub struct $name(pub u8);

        impl $name {
            pub const NONE: $name = $name(0);
            $($(#[$flag_doc])* pub const $flag: $name = $name(1 << $bit);)*

            /// Whether any flag of `other` is among these.
            #[inline]
            pub const fn has(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            pub const fn with(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }
    };
}
pub(crate) use bit_set;

bit_set! {
    /// DW-09-01: the special figures (Sonderfiguren) of a unit, each an element of its own.
    Figures {
        LEADER = 0,
        STANDARD = 1,
        MUSICIAN = 2,
    }
}

bit_set! {
    /// DW-13-01: the special formations a card permits.
    Permits {
        SQUARE = 0,
        WEDGE = 1,
        SKIRMISH = 2,
        HORDE = 3,
    }
}

bit_set! {
    /// Chapter 26: what a unit or commander has. The effect of the first four depends on who still lives; what others
    /// change is already in the values of the card.
    Items {
        /// DW-26-15: fear factor +2 while the carrier lives.
        SWORD_OF_FEAR = 0,
        /// DW-26-16: strength +1 in melee while the standard bearer lives.
        VICTORY_STANDARD = 1,
        /// DW-26-20: first morale value −2 while the standard bearer lives.
        WAR_BANNER = 2,
        /// DW-26-18: no effect beyond its strength; lost with its carrier (DW-26-21).
        SWORD_OF_POWER = 3,
        /// DW-26-06: something by the description itself, other than a weapon.
        BUILT_IN = 4,
        BUILT_IN_WEAPON = 5,
        /// DW-26-08 to DW-26-13: a bought item of a commander, or of all elements of a unit (DW-26-05).
        GEAR = 6,
        GEAR_WEAPON = 7,
    }
}

/// DW-11-12: how a card treats swamp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Swamp {
    #[default]
    Impassable,
    Rough,
    Difficult,
    Open,
}

/// What kind of element stands on a base (DW-09-02, DW-10-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    #[default]
    Ordinary,
    /// Anführer.
    Leader,
    /// Standartenträger.
    Standard,
    /// Musiker.
    Musician,
    /// Befehlshaber.
    Commander,
}

/// DW-01-10, DW-02-01: the values of a unit or commander. The card wins over every general table (DW-02-09).
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
    /// What only the standard game uses.
    pub standard: Standard,
}

/// What a card says for the standard game. The default is what the introductory game assumes of everybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Standard {
    /// DW-08-02.
    pub hit_points: u8,
    /// DW-08-04.
    pub skill_ranged: u8,
    pub skill_melee: u8,
    /// DW-08-11: morale a/b; not used by commanders (DW-15-01).
    pub morale_a: i8,
    pub morale_b: i8,
    /// DW-08-13.
    pub fear: u8,
    pub figures: Figures,
    pub permits: Permits,
    /// DW-10-02: 0 for a unit, 1 to 4 for a commander, whose movement points are `points_move` with every order.
    pub stars: u8,
    /// DW-10-40: radius of the control zone in hexes; 0 for none.
    pub control: u8,
    pub swamp: Swamp,
    /// DW-14-10: melee attacks in each melee phase by nature, 1 or 2.
    pub attacks: u8,
    /// DW-27-16: hits of a round that are removed at the end of the melee phase.
    pub regenerates: u8,
    /// DW-16-46: five figures on a base.
    pub close_order: bool,
    pub items: Items,
    /// DW-16-30: points of the items.
    pub item_points: u16,
}

impl Default for Standard {
    fn default() -> Standard {
        Standard {
            hit_points: 1,
            skill_ranged: 0,
            skill_melee: 0,
            morale_a: 0,
            morale_b: i8::MAX,
            fear: 1,
            figures: Figures::NONE,
            permits: Permits::NONE,
            stars: 0,
            control: 0,
            swamp: Swamp::Impassable,
            attacks: 1,
            regenerates: 0,
            close_order: false,
            items: Items::NONE,
            item_points: 0,
        }
    }
}

impl Card {
    pub const fn is_commander(&self) -> bool {
        0 < self.standard.stars
    }

    /// DW-09-02: the figure on the element with this number within its unit. The special figures come first.
    pub fn figure(&self, slot: usize) -> Figure {
        if self.is_commander() {
            return Figure::Commander;
        }
        let special = [
            (Figures::LEADER, Figure::Leader),
            (Figures::STANDARD, Figure::Standard),
            (Figures::MUSICIAN, Figure::Musician),
        ];
        let mut present = special.iter().filter(|(flag, _)| self.standard.figures.has(*flag));
        present.nth(slot).map_or(Figure::Ordinary, |&(_, figure)| figure)
    }

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
