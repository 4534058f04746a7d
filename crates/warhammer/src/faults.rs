//! What is wrong with a set-up: everything that keeps it from being a battle, found at once.

use crate::card::{Category, Spell};
use crate::rules::*;
use crate::verify::MOST_TURNS;
use plane::Mil;
use std::fmt;
use table::{RuleId, Side};

/// What is wrong with a set-up. `entry` is the place in a side's list, `unit` the number through both armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    // The armies.
    TooManyUnits {
        most: usize,
    },
    NoUnits {
        side: Side,
    },
    /// Values that no model has, or a machine without its engine.
    BadCard {
        side: Side,
        entry: usize,
    },
    TooManyPoints {
        side: Side,
        points: u32,
        most: u32,
    },
    AboveLimit {
        side: Side,
        points: u32,
        limit: u32,
    },
    ShareTooLarge {
        side: Side,
        category: Category,
        points: u32,
        most: u32,
    },
    TooFewRegiments {
        side: Side,
        points: u32,
        least: u32,
    },
    NoGeneral {
        side: Side,
    },
    NotTheGeneral {
        side: Side,
        entry: usize,
    },
    TwoArmyStandards {
        side: Side,
    },
    UnitSize {
        side: Side,
        entry: usize,
        models: u8,
        least: u8,
        most: u8,
    },
    TooOften {
        side: Side,
        entry: usize,
        limit: u8,
    },
    NoCommand {
        side: Side,
        entry: usize,
    },
    NoChampion {
        side: Side,
        entry: usize,
    },
    NoRole {
        side: Side,
        entry: usize,
    },
    Equipment {
        side: Side,
        entry: usize,
    },
    Allies {
        side: Side,
        entry: usize,
    },
    NoMagic {
        side: Side,
        entry: usize,
    },
    NoWizard {
        side: Side,
        entry: usize,
    },
    TooManySpells {
        side: Side,
        entry: usize,
        most: u8,
    },
    SpellTwice {
        side: Side,
        entry: usize,
        spell: Spell,
    },
    ForeignSpell {
        side: Side,
        entry: usize,
        spell: Spell,
    },
    /// The regiment it is to join is none, or not one for it.
    NoHost {
        side: Side,
        entry: usize,
    },

    // The table.
    TableSize {
        width: Mil,
        depth: Mil,
    },
    GameTurns {
        turns: u8,
    },
    BadZone {
        north: bool,
    },
    ZonesOverlap,
    ZoneTooSmall {
        side: Side,
    },
    BadGoal,
    TooManyPieces {
        most: usize,
    },
    GroundOffTable {
        piece: usize,
    },

    // A given position.
    NoSuchTurn {
        turn: u8,
    },
    NotPlaced {
        unit: usize,
    },
    NoSuchUnit {
        unit: usize,
    },
    PlacedTwice {
        unit: usize,
    },
    OffTable {
        unit: usize,
    },
    Overlaps {
        unit: usize,
        other: usize,
    },
    OnGround {
        unit: usize,
        piece: usize,
    },
    Files {
        unit: usize,
        files: u8,
    },
    Strength {
        unit: usize,
    },
    NotInContact {
        unit: usize,
        foe: usize,
    },
    NotAFoe {
        unit: usize,
        foe: usize,
    },
    NoRegiment {
        unit: usize,
    },
    NoSuchObstacle {
        unit: usize,
    },
}

impl SetupFault {
    pub const fn rule(&self) -> RuleId {
        use SetupFault::*;
        match self {
            TooManyUnits { .. } | TooManyPoints { .. } | AboveLimit { .. } => WH_09_H01,
            NoUnits { .. } => WH_09_H45,
            BadCard { .. } => WH_01_07,
            ShareTooLarge { .. } | TooFewRegiments { .. } | TwoArmyStandards { .. } => WH_09_H02,
            NoGeneral { .. } | NotTheGeneral { .. } => WH_07_G1,
            UnitSize { .. } | TooOften { .. } => WH_09_H03,
            NoCommand { .. } => WH_09_H04,
            NoChampion { .. } => WH_09_H05,
            Equipment { .. } => WH_09_H06,
            TableSize { .. } => WH_09_H08,
            NoRole { .. } => WH_09_H20,
            Allies { .. } => WH_09_H56,
            NoMagic { .. } => WH_08_H01,
            NoWizard { .. } | TooManySpells { .. } | SpellTwice { .. } | ForeignSpell { .. } => WH_08_H02,
            NoHost { .. } | NoRegiment { .. } => WH_09_H21,
            GameTurns { .. } | NoSuchTurn { .. } => WH_09_H45,
            BadZone { .. } | ZonesOverlap | ZoneTooSmall { .. } => WH_09_H43,
            BadGoal => WH_09_H49,
            TooManyPieces { .. } | GroundOffTable { .. } => WH_09_H37,
            NotPlaced { .. } | NoSuchUnit { .. } | PlacedTwice { .. } => WH_01_02,
            OffTable { .. } | Overlaps { .. } | OnGround { .. } => WH_02_G19,
            Files { .. } | Strength { .. } => WH_02_G1,
            NotInContact { .. } | NotAFoe { .. } => WH_01_G6,
            NoSuchObstacle { .. } => WH_04_G17,
        }
    }
}

/// Inches with three places.
struct Inches(Mil);

impl fmt::Display for Inches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mils = i64::from(self.0);
        let sign = if mils < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:03}\"", mils.abs() / 1000, mils.abs() % 1000)
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_army(f)?;
        self.write_table(f)?;
        self.write_position(f)?;
        write!(f, " [{}]", self.rule())
    }
}

impl SetupFault {
    fn write_army(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault::*;
        match *self {
            TooManyUnits { most } => write!(f, "more than {most} units"),
            NoUnits { side } => write!(f, "side {side:?} has no unit"),
            BadCard { side, entry } => write!(f, "side {side:?}, entry {entry}: values no model can have"),
            TooManyPoints { side, points, most } => {
                write!(f, "side {side:?}: {points} points, no army has more than {most}")
            }
            AboveLimit { side, points, limit } => {
                write!(f, "side {side:?}: {points} points, the limit is {limit}")
            }
            ShareTooLarge { side, category, points, most } => {
                write!(f, "side {side:?}: {points} points of {category:?}, allowed are {most}")
            }
            TooFewRegiments { side, points, least } => {
                write!(f, "side {side:?}: {points} points of regiments, {least} are needed")
            }
            NoGeneral { side } => write!(f, "side {side:?} has nobody who could be its general"),
            NotTheGeneral { side, entry } => {
                write!(f, "side {side:?}, entry {entry}: another one is the general")
            }
            TwoArmyStandards { side } => write!(f, "side {side:?} has more than one army standard"),
            UnitSize { side, entry, models, least, most } => {
                write!(f, "side {side:?}, entry {entry}: {models} models, allowed are {least} to {most}")
            }
            TooOften { side, entry, limit } => {
                write!(f, "side {side:?}, entry {entry}: allowed {limit} times only")
            }
            NoCommand { side, entry } => {
                write!(f, "side {side:?}, entry {entry}: may have neither standard nor musician")
            }
            NoChampion { side, entry } => write!(f, "side {side:?}, entry {entry}: may not have a champion"),
            NoRole { side, entry } => {
                write!(f, "side {side:?}, entry {entry}: characters have a role, and nobody else has")
            }
            Equipment { side, entry } => {
                write!(
                    f,
                    "side {side:?}, entry {entry}: lance and barding need a mount, a second weapon none"
                )
            }
            Allies { side, entry } => write!(f, "side {side:?}, entry {entry}: of another army"),
            NoMagic { side, entry } => write!(f, "side {side:?}, entry {entry}: a wizard without magic"),
            NoWizard { side, entry } => write!(f, "side {side:?}, entry {entry}: no such magic level"),
            TooManySpells { side, entry, most } => {
                write!(f, "side {side:?}, entry {entry}: more than {most} spells")
            }
            SpellTwice { side, entry, spell } => write!(f, "side {side:?}, entry {entry}: {spell:?} twice"),
            ForeignSpell { side, entry, spell } => {
                write!(f, "side {side:?}, entry {entry}: {spell:?} is for the undead only")
            }
            NoHost { side, entry } => {
                write!(f, "side {side:?}, entry {entry}: joins no regiment of its kind")
            }
            _ => Ok(()),
        }
    }

    fn write_table(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault::*;
        match *self {
            TableSize { width, depth } => {
                write!(f, "a table of {} by {} is not used at this limit", Inches(width), Inches(depth))
            }
            GameTurns { turns } => write!(f, "{turns} game turns, allowed are 1 to {MOST_TURNS}"),
            BadZone { north } => {
                write!(
                    f,
                    "the {} zone is empty or leaves the table",
                    if north { "northern" } else { "southern" }
                )
            }
            ZonesOverlap => write!(f, "the deployment zones overlap"),
            ZoneTooSmall { side } => write!(f, "the zones are too small for the army of side {side:?}"),
            BadGoal => write!(f, "the objective lies off the table or is worth nothing"),
            TooManyPieces { most } => write!(f, "more than {most} pieces of ground"),
            GroundOffTable { piece } => write!(f, "ground {piece} lies off the table"),
            _ => Ok(()),
        }
    }

    fn write_position(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupFault::*;
        match *self {
            NoSuchTurn { turn } => write!(f, "player turn {turn} is none of this battle"),
            NotPlaced { unit } => write!(f, "unit {unit}: not placed"),
            NoSuchUnit { unit } => write!(f, "unit {unit}: there is none"),
            PlacedTwice { unit } => write!(f, "unit {unit}: placed twice"),
            OffTable { unit } => write!(f, "unit {unit}: off the table"),
            Overlaps { unit, other } => write!(f, "unit {unit}: stands on unit {other}"),
            OnGround { unit, piece } => write!(f, "unit {unit}: ground {piece} is impassable"),
            Files { unit, files } => write!(f, "unit {unit}: cannot stand in {files} files"),
            Strength { unit } => write!(f, "unit {unit}: more models or wounds than it has, or none"),
            NotInContact { unit, foe } => write!(f, "unit {unit}: does not touch unit {foe}"),
            NotAFoe { unit, foe } => write!(f, "unit {unit}: cannot fight unit {foe}"),
            NoRegiment { unit } => write!(f, "unit {unit}: is in no regiment that it could join there"),
            NoSuchObstacle { unit } => write!(f, "unit {unit}: defends what cannot be defended"),
            _ => Ok(()),
        }
    }
}
