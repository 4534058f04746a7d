//! What a unit is: profile, arms, armour, traits (WH-01-07, chapter 09). Nothing here changes in a battle.

use crate::rules::*;
use plane::Mil;
use serde::Serialize;
use table::RuleId;

/// WH-01-07: the nine characteristics. 0 is "none" (WH-01-G5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Profile {
    /// In whole inches.
    pub m: u8,
    pub ws: u8,
    pub bs: u8,
    pub s: u8,
    pub t: u8,
    pub w: u8,
    pub i: u8,
    pub a: u8,
    pub ld: u8,
}

/// What sort of unit it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Infantry,
    Cavalry,
    /// Beasts without riders.
    Beast,
    /// Ogre-sized foot.
    Ogre,
    Monster,
    Chariot,
    Machine,
}

/// WH-09-H02: what part of the army it is bought from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Character,
    Regiment,
    Monster,
    Chariot,
    WarMachine,
}

/// WH-09-H20: what a character is in the army. The general is chosen by [`crate::Setup`] (WH-07-G1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    General,
    WizardGeneral,
    Hero,
    ArmyStandard,
    Wizard,
}

/// What a unit is known for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Traits(pub u32);

impl Traits {
    pub const NONE: Traits = Traits(0);
    pub const FEAR: Traits = Traits(1);
    pub const TERROR: Traits = Traits(1 << 1);
    pub const STUPIDITY: Traits = Traits(1 << 2);
    pub const FRENZY: Traits = Traits(1 << 3);
    pub const IMMUNE: Traits = Traits(1 << 4);
    pub const UNDEAD: Traits = Traits(1 << 5);
    /// WH-09-H40.
    pub const QUARRELLING: Traits = Traits(1 << 6);
    /// WH-09-H41.
    pub const IGNORES_GOBLIN_PANIC: Traits = Traits(1 << 7);
    pub const UNBREAKABLE: Traits = Traits(1 << 8);
    pub const FLY: Traits = Traits(1 << 9);
    pub const REGENERATION: Traits = Traits(1 << 10);
    pub const BOAR_CHARGE: Traits = Traits(1 << 11);
    /// WH-09-H18.
    pub const IMPACT: Traits = Traits(1 << 12);
    /// WH-09-H33: armour does not slow it.
    pub const ARMOUR_NO_SLOW: Traits = Traits(1 << 13);
    /// WH-08-H16.
    pub const RUNESMITH: Traits = Traits(1 << 14);
    pub const LARGE: Traits = Traits(1 << 15);
    pub const MUST_PURSUE: Traits = Traits(1 << 16);
    /// WH-06-G16: whom it hates.
    pub const HATES_ALL: Traits = Traits(1 << 17);
    pub const HATES_GREENSKINS: Traits = Traits(1 << 18);
    pub const HATES_UNDEAD: Traits = Traits(1 << 19);
    /// Those whom `HATES_GREENSKINS` covers.
    pub const GREENSKIN: Traits = Traits(1 << 20);
    /// WH-09-H41: the goblin units.
    pub const GOBLIN: Traits = Traits(1 << 21);
    /// WH-08-H32: can be called back.
    pub const RAISABLE: Traits = Traits(1 << 22);
    pub const ZOMBIE: Traits = Traits(1 << 23);

    #[inline]
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }

    pub const fn with(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }
}

/// WH-04-G7: a weapon for close combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Melee {
    HandWeapon,
    AdditionalHandWeapon,
    Halberd,
    DoubleHanded,
    Flail,
    Spear,
    Lance,
}

/// WH-03-T1, WH-03-G18: a missile weapon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Missile {
    ShortBow,
    Bow,
    Longbow,
    Crossbow,
    RepeatingCrossbow,
    Musket,
    Javelin,
    Sling,
    Pistol,
    ThrowingAxe,
}

/// WH-09-H09 to WH-09-H16: a war machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Machine {
    BoltThrower,
    RepeatingBoltThrower,
    StoneThrower,
    Cannon,
    GreatCannon,
}

/// WH-03-T5: what a model wears.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BodyArmour {
    None,
    Light,
    Heavy,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Armour {
    pub body: BodyArmour,
    pub shield: bool,
    /// WH-09-H33.
    pub barding: bool,
    /// WH-09-H33: master armour makes the save better by so much.
    pub extra: u8,
    /// WH-09-H34: the save of its hide; 7 is none.
    pub natural: u8,
}

/// WH-04-G16: what a rider sits on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mount {
    pub profile: Profile,
    /// WH-09-H36.
    pub boar: bool,
}

/// WH-09-H17: the body of a chariot; its crew has the profile of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chariot {
    pub s: u8,
    pub t: u8,
    pub w: u8,
    pub save: u8,
    pub crew: u8,
    pub crew_attacks: u8,
    pub steeds: u8,
    pub steed_ws: u8,
    pub steed_s: u8,
    pub steed_i: u8,
    pub steed_attacks: u8,
}

/// WH-09-H09: the machine itself; its crew has the profile of the card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Engine {
    pub machine: Machine,
    pub t: u8,
    pub w: u8,
}

/// WH-08-T1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Spell {
    SparkDart,
    SheetOfFlame,
    ThunderLance,
    StoneHail,
    IronSkin,
    BloodSong,
    GaleStride,
    SteadyHearts,
    LeadenLimbs,
    VeilOfMist,
    WhisperOfDread,
    CallTheFallen,
}

impl Spell {
    pub const ALL: [Spell; 12] = [
        Spell::SparkDart,
        Spell::SheetOfFlame,
        Spell::ThunderLance,
        Spell::StoneHail,
        Spell::IronSkin,
        Spell::BloodSong,
        Spell::GaleStride,
        Spell::SteadyHearts,
        Spell::LeadenLimbs,
        Spell::VeilOfMist,
        Spell::WhisperOfDread,
        Spell::CallTheFallen,
    ];

    /// WH-08-T1.
    pub const fn rule(self) -> RuleId {
        match self {
            Spell::SparkDart => WH_08_H21,
            Spell::SheetOfFlame => WH_08_H22,
            Spell::ThunderLance => WH_08_H23,
            Spell::StoneHail => WH_08_H24,
            Spell::IronSkin => WH_08_H25,
            Spell::BloodSong => WH_08_H26,
            Spell::GaleStride => WH_08_H27,
            Spell::SteadyHearts => WH_08_H28,
            Spell::LeadenLimbs => WH_08_H29,
            Spell::VeilOfMist => WH_08_H30,
            Spell::WhisperOfDread => WH_08_H31,
            Spell::CallTheFallen => WH_08_H32,
        }
    }
}

/// A set of spells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spells(pub u16);

impl Spells {
    pub const NONE: Spells = Spells(0);

    #[inline]
    pub const fn has(self, spell: Spell) -> bool {
        self.0 & 1 << spell as u16 != 0
    }

    pub fn insert(&mut self, spell: Spell) {
        self.0 |= 1 << spell as u16;
    }

    pub fn remove(&mut self, spell: Spell) {
        self.0 &= !(1 << spell as u16);
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Spell> + Clone {
        Spell::ALL.into_iter().filter(move |&spell| self.has(spell))
    }
}

/// Weapons for close combat that a model carries, besides its hand weapon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Arms(pub u8);

impl Arms {
    pub const fn with(self, weapon: Melee) -> Arms {
        Arms(self.0 | 1 << weapon as u8)
    }

    /// Everybody has a hand weapon.
    pub const fn has(self, weapon: Melee) -> bool {
        matches!(weapon, Melee::HandWeapon) || self.0 & 1 << weapon as u8 != 0
    }
}

/// WH-09-H04, WH-09-H05: who leads a regiment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Command {
    pub standard: bool,
    pub musician: bool,
    pub champion: bool,
}

/// Everything a unit is, as it was bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Of the model, of the rider, of the crew.
    pub profile: Profile,
    pub kind: Kind,
    pub category: Category,
    pub role: Option<Role>,
    pub traits: Traits,
    /// Width and depth of one base (WH-02-G2).
    pub base: [Mil; 2],
    pub mount: Option<Mount>,
    pub armour: Armour,
    pub arms: Arms,
    pub missile: Option<Missile>,
    pub chariot: Option<Chariot>,
    pub engine: Option<Engine>,
    /// WH-08-H02: 0 is no wizard.
    pub magic_level: u8,
    pub spells: Spells,
    /// WH-09-H31: strength of its breath; 0 is none.
    pub breath: u8,
    pub command: Command,
    /// Models at the start, the champion included; of a machine its crew.
    pub models: u8,
    /// What the whole unit cost.
    pub points: u16,
}
