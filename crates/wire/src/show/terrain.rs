//! What lies on a board, for those that are not all open ground.

use super::{Field, Word};
use serde::Serialize;
use ts_rs::TS;

/// What lies on the hexes of a board and between them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Terrain {
    /// Row by row as in `rows` of the ground, one cell for each hex.
    pub rows: Vec<Vec<Cell>>,
    /// The names of all surfaces and edges that occur.
    pub legend: Vec<Word>,
}

/// The ground of one hex. What is left out is as on open, level ground.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Cell {
    /// The id of the surface: `wood`, `water2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub surface: Option<String>,
    /// Steps of height above the plain.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub step: u8,
    /// The number of the road that runs here; two hexes of one road are joined.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub road: u8,
    /// What lies on its sides, as the direction (0 to 5, clockwise from the north-east) and the id: `hedge`. Each side
    /// stands once, at the hex from which it lies to the east or south.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(u8, String)>>", optional)]
    pub edges: Vec<(u8, String)>,
}

/// By reference, as serde asks.
pub(super) fn is_none(number: &u8) -> bool {
    *number == 0
}

/// A hex worth points at the end of the battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ObjectiveInfo {
    pub at: Field,
    pub points: u16,
}
