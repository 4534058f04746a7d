//! The board as text, and what stands on it, for every kind of ground.

use super::{hexes, plane, units};
use crate::scene::{Board, Scene};
use table::Side;
use wire::{Names, Words};

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// Whose units have capital letters.
    pub own: Side,
    /// Whose deployment area is shown during the set-up.
    pub zone: Side,
    /// Everything, not only where somebody stands.
    pub whole: bool,
    pub colour: bool,
}

/// The board, and below it what the marks mean.
pub fn draw(scene: &Scene, words: &Words, names: &Names, drawing: Drawing) -> Vec<String> {
    match &scene.board {
        Board::Hex(hexes) => hexes::draw(hexes, words, names, drawing),
        Board::Plane(plane) => plane::draw(plane, words, drawing),
    }
}

/// The messages that explain the drawing.
pub fn keys(scene: &Scene) -> &'static [&'static str] {
    match &scene.board {
        Board::Hex(hexes) if hexes.terrain.is_some() => &["board-key", "board-key-terrain"],
        Board::Hex(_) => &["board-key"],
        Board::Plane(_) => &["board-key-plane"],
    }
}

/// A unit with everything on its card.
pub fn describe(scene: &Scene, unit: usize, words: &Words, names: &Names, own: Side) -> Vec<String> {
    match &scene.board {
        Board::Hex(hexes) => {
            let found = hexes.units.get(unit);
            found.map_or_else(Vec::new, |unit| units::describe(hexes, unit, words, names, own))
        }
        Board::Plane(plane) => plane::describe(plane, unit, words, own),
    }
}
