//! What an element sees of its enemies.

use super::{Field, Why};
use serde::Serialize;
use ts_rs::TS;

/// What an element sees of its enemies, in any direction.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SightNow {
    pub element: u8,
    pub from: Field,
    /// Every enemy on the board, the nearest first.
    pub seen: Vec<SeenNow>,
}

/// What can be seen of an enemy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeenNow {
    pub element: u8,
    /// In hexes.
    pub distance: u8,
    /// The sections of its size from the ground upwards: whether each can be seen.
    pub sections: Vec<bool>,
    /// Everything that hides some of it, the nearest to whoever looks first, with its field and its rule.
    pub hidden_by: Vec<Why>,
}
