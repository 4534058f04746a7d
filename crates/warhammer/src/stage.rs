//! What never changes in a battle: cards, ground, scenario, switches. The state points to it.

use crate::card::{Card, Category};
use crate::ground::Ground;
use crate::ids::{UnitId, UnitSet};
use plane::{Mil, Point};
use serde::Serialize;
use table::{BySide, Side};

/// WH-01-T3: every place where the sheet's letter and common practice differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Switches {
    /// WH-03-G3: −1 as printed, −2 as commonly played.
    pub hard_cover: i8,
    /// WH-05-G7.
    pub catch_on_tie: bool,
    /// WH-06-05: in inches.
    pub panic_range: u8,
    /// WH-04-G9.
    pub rank_min_width: u8,
    /// WH-04-G10.
    pub rank_lost_to_flank: bool,
    /// WH-04-G11.
    pub flank_bonus_min_strength: u8,
    /// WH-04-G17.
    pub obstacle_taken_after_lost_round: bool,
    /// WH-02-G6.
    pub march_through_rough: bool,
    /// WH-03-G6.
    pub to_hit_7_plus: bool,
    /// WH-09-H33.
    pub armour_slows: bool,
    /// WH-01-G7: strict is no measuring before charges and shots are declared.
    pub strict_measuring: bool,
    /// WH-09-H27.
    pub challenges: bool,
    /// WH-08-H01.
    pub magic: bool,
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            hard_cover: -1,
            catch_on_tie: false,
            panic_range: 4,
            rank_min_width: 4,
            rank_lost_to_flank: true,
            flank_bonus_min_strength: 5,
            obstacle_taken_after_lost_round: true,
            march_through_rough: true,
            to_hit_7_plus: true,
            armour_slows: true,
            strict_measuring: true,
            challenges: false,
            magic: true,
        }
    }
}

/// A rectangle along the edges of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    pub x: [Mil; 2],
    pub y: [Mil; 2],
}

impl Area {
    /// Whether the point lies in it or on its border.
    pub const fn holds(&self, point: Point) -> bool {
        self.x[0] <= point.x && point.x <= self.x[1] && self.y[0] <= point.y && point.y <= self.y[1]
    }
}

/// WH-09-H43: how the armies come on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deployment {
    /// One unit each in turn.
    Alternate,
    /// Breakthrough: the defender, who holds the north, places everything, then the attacker.
    DefenderFirst,
    /// Fog: the general and one regiment each; the rest comes by dice.
    OneRegiment,
}

/// WH-09-H44: who has the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// D6 each, +1 for whoever finished placing first.
    FinishedFirst,
    RollOff,
    /// The attacker, who holds the south.
    Attacker,
}

/// What decides the battle besides the points of the slain (WH-09-T3, WH-09-H49).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Table quarters count.
    Quarters,
    /// A hill pays its sole holder at the end of every player turn from a game turn on: `percent` of the limit.
    Hold { centre: Point, radii: [Mil; 2], from_turn: u8, percent: u8 },
    /// The attacker, who holds the south, leaves by the edge opposite to his own; the defender has `share` per cent of the
    /// limit.
    Breakthrough { share: u8 },
}

/// WH-09-H49: the frame of a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Scenario {
    /// Width and depth of the table (WH-09-H08).
    pub table: [Mil; 2],
    pub game_turns: u8,
    /// The points limit (WH-09-H01).
    pub limit: u16,
    /// Where side a sets up if it takes the south; where the armies of the north set up.
    pub south: Area,
    pub north: Area,
    pub deployment: Deployment,
    pub first_turn: FirstTurn,
    pub goal: Goal,
    /// Fog: what reserves need on a D6 in game turn 1, 2, 3; afterwards they come without a roll. Empty: no reserves.
    pub reserves: [u8; 3],
    /// Fog: how far one sees in game turns 1, 2, 3; 0 is as far as the eye reaches.
    pub sight_limit: [Mil; 3],
}

/// A unit as the battle knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fielded {
    pub side: Side,
    pub card: Card,
    /// Suggested for the set-up: frontage and the regiment a character joins.
    pub files: u8,
    pub joins: Option<UnitId>,
}

/// What never changes in a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    pub units: Vec<Fielded>,
    pub ground: Ground,
    pub scenario: Scenario,
    pub switches: Switches,
    /// WH-07-G1.
    pub general: BySide<Option<UnitId>>,
    pub army_standard: BySide<Option<UnitId>>,
    /// Derived from the units, since it is asked for every footprint: all characters.
    pub characters: UnitSet,
}

impl Stage {
    /// All characters among the units.
    pub(crate) fn characters_of(units: &[Fielded]) -> UnitSet {
        let all = (0..).map(UnitId).zip(units);
        all.filter(|(_, fielded)| fielded.card.category == Category::Character)
            .map(|(unit, _)| unit)
            .collect()
    }
}
