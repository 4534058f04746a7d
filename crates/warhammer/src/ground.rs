//! WH-09-H37: the ground, as shapes with a movement class, cover and sight.

use plane::{Mil, Point, Shape, point_in};
use serde::Serialize;

/// WH-02-13 to WH-02-16: what it costs to cross.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Going {
    Open,
    Difficult,
    VeryDifficult,
    Obstacle,
    Impassable,
}

/// WH-03-08.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    None,
    Soft,
    Hard,
}

/// How it stands in the way of sight (WH-03-G8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    Clear,
    /// One sees so far into it and out of it.
    Wood {
        depth: Mil,
    },
    /// Blocks where it is crossed from outside to outside.
    Hill,
    Solid,
}

/// The kinds of ground of the data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    PlainHill,
    SteepHill,
    SteepSlope,
    Wood,
    DenseWood,
    Marsh,
    Hedge,
    Fence,
    Wall,
    Building,
    Rock,
    River,
    Ford,
    Bridge,
    Road,
}

/// One piece of ground. Where pieces overlap, the later one lies on top.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    pub terrain: Terrain,
    pub shape: Shape,
    pub going: Going,
    pub cover: Cover,
    pub screen: Screen,
    pub height: u8,
    /// WH-04-G17.
    pub defendable: bool,
    /// WH-09-H19, WH-09-H52: neither chariots nor machines, and no landing.
    pub closed_to_wheels: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ground {
    pub pieces: Vec<Piece>,
}

impl Ground {
    /// WH-04-G12, WH-09-H38: how high the ground is at a point.
    pub fn height_at(&self, point: Point) -> u8 {
        self.pieces.iter().rev().find(|piece| point_in(&piece.shape, point)).map_or(0, |piece| piece.height)
    }
}
