//! What is agreed before a battle and never changes in it, shared by all copies of the state.

use crate::action::Hand;
use crate::board::Board;
use crate::card::{Card, bit_set};
use crate::ground::Ground;
use crate::ids::UnitId;
use hex::{Facing, Hex};
use serde::Serialize;
use std::hash::{Hash, Hasher};
use table::{BySide, Side, StateHasher};

bit_set! {
    /// DW-08-01: the chapters that are added to the introductory game. With none of them it is the introductory
    /// game; with any of them hit points, skills and the second attack count, too (DW-08-G8).
    Modules {
        /// Chapter 09.
        FIGURES = 0,
        /// Chapter 10.
        COMMANDERS = 1,
        /// Chapters 11 and 12.
        TERRAIN = 2,
        /// Chapter 13.
        FORMATIONS = 3,
        /// Chapter 15.
        MORALE = 4,
    }
}

impl Modules {
    pub const ALL: Modules = Modules(0b1_1111);

    pub const fn is_standard(self) -> bool {
        self.0 != 0
    }
}

/// Switches of the table, fixed before the battle and kept in the journal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HouseRules {
    /// DW-07-G5, DW-16-28: rounds after which the battle is decided; 0 = none.
    pub round_limit: u8,
    /// DW-04-G4, DW-12-G10: shots and supports without range or sight are accepted and wasted instead of refused.
    pub strict_range: bool,
    pub modules: Modules,
    /// DW-10-G11: an attached commander is spared only the hit that would destroy him.
    pub spare_last_point_only: bool,
    /// DW-14-G8: impetuous cavalry has its charge bonus.
    pub impetuous_charge: bool,
    /// DW-16-39.
    pub flank_marches: bool,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            round_limit: 12,
            strict_range: false,
            modules: Modules::NONE,
            spare_last_point_only: false,
            impetuous_charge: true,
            flank_marches: false,
        }
    }
}

/// Rows of a deployment area: row, first column, last column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Area {
    pub(crate) spans: [Option<(u8, u8, u8)>; 8],
}

impl Area {
    pub(crate) fn hexes(&self, board: Board) -> impl Iterator<Item = Hex> {
        let rows = self.spans.iter().flatten();
        rows.flat_map(move |&(row, first, last)| (first..=last).map(move |column| board.hex_at(row, column)))
    }

    pub(crate) fn contains(&self, board: Board, hex: Hex) -> bool {
        let (row, column) = board.row_and_column(hex);
        self.spans.iter().flatten().any(|&(r, first, last)| {
            row == i16::from(r) && i16::from(first) <= column && column <= i16::from(last)
        })
    }
}

/// A side of the board. The base edge (Ausgangsseite) of an army is where its fleeing elements run (DW-15-58).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Border {
    North,
    South,
    West,
    East,
}

impl Border {
    /// How many rows (or columns) lie between the hex and the outermost one.
    pub const fn distance(self, board: Board, hex: Hex) -> u8 {
        let (row, column) = board.row_and_column(hex);
        let distance = match self {
            Border::North => row,
            Border::South => board.rows as i16 - 1 - row,
            Border::West => column,
            Border::East => board.columns as i16 - 1 + (row & 1) - column,
        };
        if distance < 0 { 0 } else { distance as u8 }
    }

    /// The outermost hexes, half ones included (DW-16-G12).
    pub fn hexes(self, board: Board) -> impl Iterator<Item = Hex> {
        let n = match self {
            Border::North => board.row_length(0),
            Border::South => board.row_length(i16::from(board.rows) - 1),
            Border::West | Border::East => board.rows,
        };
        (0..n).map(move |place| match self {
            Border::North => board.hex_at(0, place),
            Border::South => board.hex_at(board.rows - 1, place),
            Border::West => board.hex_at(place, 0),
            Border::East => board.hex_at(place, board.row_length(place.into()) - 1),
        })
    }

    /// The facing of somebody who looks from this border at the other one (DW-16-G13).
    pub const fn facing_in(self) -> Facing {
        match self {
            Border::North => Facing::SOUTH,
            Border::South => Facing::NORTH,
            Border::West => Facing::NORTH.turned(2),
            Border::East => Facing::NORTH.turned(4),
        }
    }

    pub const fn opposite(self) -> Border {
        match self {
            Border::North => Border::South,
            Border::South => Border::North,
            Border::West => Border::East,
            Border::East => Border::West,
        }
    }

    /// DW-16-G13: the border on the left or right hand of an army with this base edge.
    pub const fn wing(self, hand: Hand) -> Border {
        match (self, hand) {
            (Border::South, Hand::Left) | (Border::North, Hand::Right) => Border::West,
            (Border::South, Hand::Right) | (Border::North, Hand::Left) => Border::East,
            (Border::West, Hand::Left) | (Border::East, Hand::Right) => Border::North,
            (Border::West, Hand::Right) | (Border::East, Hand::Left) => Border::South,
        }
    }
}

/// How the battle is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "goal", rename_all = "kebab-case")]
pub enum Goal {
    /// DW-07-05: the last one standing; at the round limit by points (DW-07-G5).
    Annihilation,
    /// DW-16-05 to DW-16-08: `defender` wins as soon as the enemy has lost `points`, the enemy when nobody is left.
    LastStand { defender: Side, points: u16 },
    /// DW-16-12, DW-16-13: `attacker` wins by holding the special area for a whole round.
    Hold { attacker: Side },
    /// DW-16-30 to DW-16-32, DW-16-38.
    Score,
}

/// A special objective (besonderes Angriffsziel), DW-16-34.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Objective {
    pub hex: Hex,
    pub points: u16,
}

/// Everything fixed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    pub board: Board,
    pub ground: Ground,
    pub zones: BySide<Area>,
    /// DW-15-58: the base edge of each side.
    pub bases: BySide<Border>,
    pub house: HouseRules,
    pub goal: Goal,
    /// The special area of the scenario (DW-16-12).
    pub area: Vec<Hex>,
    pub objectives: Vec<Objective>,
    /// By unit.
    pub cards: Vec<Card>,
    /// By element: the unit or commander to whose card it belongs.
    pub homes: Vec<UnitId>,
    /// All of the above in one number, reckoned once by [`Stage::sealed`].
    pub(crate) digest: u64,
}

impl Stage {
    pub(crate) fn sealed(mut self) -> Stage {
        let mut hasher = StateHasher::new();
        (self.board, &self.ground, self.zones, self.bases, self.house, self.goal).hash(&mut hasher);
        (&self.area, &self.objectives, &self.cards, &self.homes).hash(&mut hasher);
        self.digest = hasher.finish();
        self
    }
}

impl Hash for Stage {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.digest.hash(h);
    }
}
