//! The words in which events and reckonings speak: terms, phases, kinds of moves, tests, endings.

use crate::rules::*;
use serde::Serialize;
use table::{Reckoning, RuleId};

/// The word for a term of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    Strength,
    Armour,
    Support,
    Size,
    Charge,
    Pikes,
    Flank,
    Rear,
    CardInitiative,
    OrderInitiative,
    WeaponInitiative,
    // Standard game.
    SkillRanged,
    SkillMelee,
    TargetSkill,
    Leader,
    StandardBearer,
    Musician,
    Commanders,
    Item,
    TargetSkirmishing,
    StrikerSkirmishing,
    Obstacle,
    Water,
    Height,
    WedgeTip,
    TargetInWood,
    VisibleSections,
    Section,
    ImpetuousInitiative,
    Elements,
    Impetuous,
    OwnFear,
    EnemyFear,
    OwnSize,
    EnemySize,
    OwnLosses,
    Inflicted,
    OwnOrder,
    EnemyOrder,
    EnemyInMelee,
}

pub type Sum = Reckoning<Label>;

/// The phases of a round (DW-03-01), and the set-up before the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Command,
    FirstRanged,
    Movement,
    SecondRanged,
    Melee,
    /// DW-08-28; not in the introductory game.
    Rally,
}

impl Phase {
    pub const fn rule(self) -> RuleId {
        match self {
            Phase::Setup => DW_07_03,
            Phase::Command => DW_03_08,
            Phase::FirstRanged => DW_03_12,
            Phase::Movement => DW_03_13,
            Phase::SecondRanged => DW_03_14,
            Phase::Melee => DW_03_15,
            Phase::Rally => DW_08_28,
        }
    }
}

/// How a unit or element moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    Advance,
    /// The whole unit sideways, backwards or, disordered, in any direction.
    Sidestep,
    /// A step to the front paid with a manoeuvre.
    ForwardStep,
    WheelLeft,
    WheelRight,
    Shift,
    /// A shift that makes a disordered unit ordered.
    Reform,
    /// A shift that changes the width of the front rank.
    Redress,
    Realign,
    Turn,
    March,
    FreeTurn,
    Walk,
    Press,
    /// Flight.
    Flight,
    /// A commander joins, and whoever makes room for him.
    Join,
    /// The step of a second attack.
    Pursuit,
    /// An arriving element comes onto the board.
    Entry,
}

impl Manner {
    pub const fn rule(self) -> RuleId {
        match self {
            Manner::Advance => DW_05_12,
            Manner::Sidestep => DW_05_13,
            Manner::ForwardStep => DW_05_14,
            Manner::WheelLeft | Manner::WheelRight => DW_05_17,
            Manner::Shift => DW_05_15,
            Manner::Reform => DW_05_16,
            Manner::Redress => DW_05_25,
            Manner::Realign => DW_05_23,
            Manner::Turn => DW_05_21,
            Manner::March => DW_05_28,
            Manner::FreeTurn => DW_05_60,
            Manner::Walk => DW_05_33,
            Manner::Press => DW_05_56,
            Manner::Flight => DW_15_57,
            Manner::Join => DW_10_33,
            Manner::Pursuit => DW_14_07,
            Manner::Entry => DW_16_53,
        }
    }
}

/// Why a declared attack came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waste {
    /// An earlier shot of the phase has destroyed the target.
    TargetShot,
    /// Into a melee at an element already destroyed, without scatter.
    TargetShotInMelee,
    OutOfRange,
    /// Scattered onto an empty hex or off the board.
    ScatteredToNothing,
    /// Scattered onto an element already destroyed.
    ScatteredOntoDead,
    /// An earlier blow of the step has destroyed the target.
    TargetStruck,
    /// Under strict table rules: no whole section of the target is visible.
    NoSight,
    /// Scattered onto an element that is not in contact with the chosen one.
    ScatteredOutOfContact,
    /// Given up after the announcement.
    Dropped,
}

impl Waste {
    pub const fn rule(self) -> RuleId {
        match self {
            Waste::TargetShot => DW_04_07,
            Waste::TargetShotInMelee => DW_04_27,
            Waste::OutOfRange => DW_04_18,
            Waste::ScatteredToNothing => DW_04_23,
            Waste::ScatteredOntoDead => DW_04_G10,
            Waste::TargetStruck => DW_06_16,
            Waste::NoSight => DW_12_40,
            Waste::ScatteredOutOfContact => DW_12_47,
            Waste::Dropped => DW_12_41,
        }
    }
}

/// Why the battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// One side has no element left.
    Destruction,
    /// Neither side has.
    BothDestroyed,
    /// By points at the round limit.
    RoundLimit,
    AgreedDraw,
    Resignation,
    /// DW-16-05: enough of the enemy's points are gone.
    PointsDestroyed,
    /// DW-16-12.
    AreaHeld,
    /// DW-16-13.
    AreaDefended,
    /// DW-16-32.
    Score,
}

/// The special formations (DW-13-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FormationName {
    Square,
    Wedge,
    Skirmish,
    Horde,
}

impl FormationName {
    pub const fn rule(self) -> RuleId {
        match self {
            FormationName::Square => DW_13_06,
            FormationName::Wedge => DW_13_15,
            FormationName::Skirmish => DW_13_24,
            FormationName::Horde => DW_13_33,
        }
    }
}

/// The morale tests (DW-15-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// Gehorsams-Test.
    Obedience,
    /// Beschuss-Test.
    Fire,
    /// Angriffs-Test.
    Attack,
    /// Verlust-Test.
    Loss,
    /// Sammeln-Test.
    Rally,
}

impl Test {
    pub const fn rule(self) -> RuleId {
        match self {
            Test::Obedience => DW_15_45,
            Test::Fire => DW_15_16,
            Test::Attack => DW_15_35,
            Test::Loss => DW_15_19,
            Test::Rally => DW_15_50,
        }
    }
}

/// How an element was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Shot,
    Blow,
    /// Caught in flight.
    Caught,
    /// Could not get out of contact.
    HemmedIn,
    /// Given up by its owner.
    Abandoned,
}

impl Ending {
    pub const fn rule(self) -> RuleId {
        match self {
            Ending::Destruction => DW_07_05,
            Ending::BothDestroyed => DW_07_G4,
            Ending::RoundLimit | Ending::AgreedDraw | Ending::Resignation => DW_07_G5,
            Ending::PointsDestroyed => DW_16_05,
            Ending::AreaHeld => DW_16_12,
            Ending::AreaDefended => DW_16_13,
            Ending::Score => DW_16_32,
        }
    }
}
