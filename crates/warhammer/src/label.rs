//! The words in which events and reckonings speak.

use crate::rules::*;
use serde::Serialize;
use table::{Reckoning, RuleId};

/// The word for a term of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    // To hit with missiles (WH-03-T2, WH-03-T3): the score needed, then what modifies the die.
    Score,
    LargeTarget,
    ShooterMoved,
    TargetCharging,
    LongRange,
    SingleCharacter,
    SoftCover,
    HardCover,
    TwoShots,
    Mist,
    // Close combat.
    WeaponSkill,
    DefendedObstacle,
    Afraid,
    // To wound, to save.
    Strength,
    WeaponStrength,
    ChargeStrength,
    Toughness,
    Armour,
    Shield,
    Mounted,
    Barding,
    NaturalArmour,
    MasterArmour,
    IronSkin,
    StrengthModifier,
    WeaponModifier,
    // Combat result (WH-04-T2).
    Wounds,
    Ranks,
    Standard,
    ArmyStandard,
    HigherGround,
    Flank,
    Rear,
    Musician,
    // Leadership.
    Leadership,
    GeneralsLeadership,
    CharactersLeadership,
    Difference,
    Hatred,
    Spell,
    // Magic.
    MagicLevel,
    ExtraPoints,
    DispelPoints,
    Dice,
    // Victory points (WH-09-T3).
    Destroyed,
    Halved,
    GeneralSlain,
    StandardsTaken,
    ArmyStandardTaken,
    Quarters,
    Hill,
    BrokenThrough,
    ShareExceeded,
}

pub type Sum = Reckoning<Label>;

/// WH-01-T1, and what comes before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Start,
    Movement,
    Shooting,
    CloseCombat,
    Magic,
}

impl Phase {
    pub const fn rule(self) -> RuleId {
        match self {
            Phase::Setup => WH_09_H43,
            Phase::Start => WH_01_G3,
            Phase::Movement => WH_01_02,
            Phase::Shooting => WH_01_04,
            Phase::CloseCombat => WH_01_05,
            Phase::Magic => WH_08_01,
        }
    }
}

/// What a Leadership test is for (WH-01-08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// WH-06-05.
    PanicFleeingFriends,
    /// WH-06-06.
    PanicBrokenFriends,
    /// WH-06-07.
    PanicFlank,
    /// WH-06-08.
    PanicShooting,
    /// WH-08-H11.
    PanicSpells,
    /// WH-08-H31.
    PanicDread,
    /// WH-06-09.
    FearOfCharger,
    /// WH-06-12.
    FearOfTarget,
    /// WH-06-17.
    TerrorByCharge,
    /// WH-06-18.
    TerrorNear,
    Stupidity,
    /// WH-06-25.
    Frenzy,
    Break,
    Rally,
    /// WH-05-15.
    Restrain,
    /// WH-09-H39.
    Crumbling,
}

impl Test {
    pub const fn rule(self) -> RuleId {
        match self {
            Test::PanicFleeingFriends => WH_06_05,
            Test::PanicBrokenFriends => WH_06_06,
            Test::PanicFlank => WH_06_07,
            Test::PanicShooting => WH_06_08,
            Test::PanicSpells => WH_08_H11,
            Test::PanicDread => WH_08_H31,
            Test::FearOfCharger => WH_06_09,
            Test::FearOfTarget => WH_06_12,
            Test::TerrorByCharge => WH_06_17,
            Test::TerrorNear => WH_06_18,
            Test::Stupidity => WH_06_19,
            Test::Frenzy => WH_06_25,
            Test::Break => WH_04_17,
            Test::Rally => WH_05_08,
            Test::Restrain => WH_05_15,
            Test::Crumbling => WH_09_H39,
        }
    }
}

/// Why models fall or a unit is lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Shooting,
    StandAndShoot,
    Machine,
    Breath,
    Blows,
    Impact,
    Spell,
    Miscast,
    /// WH-09-H19.
    Ground,
    /// WH-09-H39.
    Crumbling,
    /// WH-05-03.
    Pursuit,
    /// WH-05-07.
    CaughtByCharge,
    /// WH-05-06.
    OffTable,
    /// WH-05-G3: ran into enemies.
    Trapped,
    /// WH-09-H10, WH-09-H15.
    CrewScattered,
    Misfire,
    /// Characters in a unit that is lost (WH-09-H25).
    WithUnit,
}

impl Cause {
    pub const fn rule(self) -> RuleId {
        match self {
            Cause::Shooting => WH_03_G13,
            Cause::StandAndShoot => WH_02_04,
            Cause::Machine => WH_09_H10,
            Cause::Breath => WH_09_H31,
            Cause::Blows => WH_04_G6,
            Cause::Impact => WH_09_H18,
            Cause::Spell => WH_08_H10,
            Cause::Miscast => WH_08_H06,
            Cause::Ground => WH_09_H19,
            Cause::Crumbling => WH_09_H39,
            Cause::Pursuit => WH_05_03,
            Cause::CaughtByCharge => WH_05_07,
            Cause::OffTable => WH_05_06,
            Cause::Trapped => WH_05_G3,
            Cause::CrewScattered => WH_09_H15,
            Cause::Misfire => WH_09_H14,
            Cause::WithUnit => WH_09_H25,
        }
    }
}

/// How a unit moved, for the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    Advance,
    Wheel,
    Turn,
    Reform,
    Pivot,
    Fly,
    Charge,
    FailedCharge,
    LineUp,
    Flight,
    Pursuit,
    Shamble,
    FormUp,
    /// WH-04-G21.
    KeepContact,
    Arrive,
    Return,
    Widen,
    Spell,
}

impl Manner {
    pub const fn rule(self) -> RuleId {
        match self {
            Manner::Advance => WH_02_G20,
            Manner::Wheel => WH_02_09,
            Manner::Turn => WH_02_10,
            Manner::Reform => WH_02_11,
            Manner::Pivot => WH_02_G20,
            Manner::Fly => WH_09_H30,
            Manner::Charge => WH_02_02,
            Manner::FailedCharge => WH_02_08,
            Manner::LineUp => WH_02_G11,
            Manner::Flight => WH_02_20,
            Manner::Pursuit => WH_05_13,
            Manner::Shamble => WH_06_22,
            Manner::FormUp => WH_05_G6,
            Manner::KeepContact => WH_04_G21,
            Manner::Arrive => WH_09_H49,
            Manner::Return => WH_05_G10,
            Manner::Widen => WH_05_16,
            Manner::Spell => WH_08_H14,
        }
    }
}

/// How a shot of a machine ended (WH-09-T1, WH-09-H16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misfire {
    Destroyed,
    JammedAndCrewLost,
    Jammed,
    NoShot,
}

/// WH-09-H47.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Degree {
    Draw,
    Marginal,
    Clear,
    Crushing,
}

/// Why the battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// WH-09-H45.
    LastTurn,
    Annihilation,
    /// WH-09-H53.
    Concession,
}
