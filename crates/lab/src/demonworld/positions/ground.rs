//! Ground at random: woods, hills, water, swamp, roads, hedges and walls, close together.

use super::standard::middle_column;
use demonworld::{Board, Direction, Edge, Field, Ground, Hex, Surface};
use table::Rng;

/// Everything within some hexes of a centre.
#[derive(Clone, Copy)]
struct Patch {
    centre: Hex,
    radius: u8,
    surface: Surface,
}

impl Patch {
    /// What covers the hex, if it lies within. A lake is deepest in the middle.
    fn covers(self, hex: Hex) -> Option<Surface> {
        match hex.distance(self.centre) {
            0 if self.surface == Surface::Water2 && 0 < self.radius => Some(Surface::Water3),
            distance => (distance <= self.radius).then_some(self.surface),
        }
    }
}

/// A hill: a slope of even steps, or a cliff all round.
#[derive(Clone, Copy)]
struct Hill {
    centre: Hex,
    radius: u8,
    top: u8,
    cliff: bool,
}

impl Hill {
    fn step(self, hex: Hex) -> u8 {
        let distance = hex.distance(self.centre);
        match self.radius.checked_sub(distance) {
            None => 0,
            Some(_) if self.cliff => self.top,
            Some(inside) => self.top.min(inside + 1),
        }
    }
}

const SURFACES: [Surface; 11] = [
    Surface::Rocky,
    Surface::Undergrowth,
    Surface::Wood,
    Surface::Wood,
    Surface::Sand,
    Surface::Mud,
    Surface::Morass,
    Surface::Swamp,
    Surface::Ford,
    Surface::Water1,
    Surface::Water2,
];

/// The middle rows are broken; the outer ones, where armies set up, are open.
pub(super) fn ground(board: Board, rng: &mut Rng) -> Ground {
    let middle = |rng: &mut Rng| {
        let row = 4 + rng.below(u32::from(board.rows.saturating_sub(8)).max(1)) as u8;
        board.hex_at(row, middle_column(board, rng))
    };
    let patches: Vec<Patch> = (0..rng.below(9))
        .map(|_| Patch {
            centre: middle(rng),
            radius: rng.below(3) as u8,
            surface: SURFACES[rng.below(SURFACES.len() as u32) as usize],
        })
        .collect();
    let hills: Vec<Hill> = (0..rng.below(3))
        .map(|_| Hill {
            centre: middle(rng),
            radius: rng.below(3) as u8,
            top: 1 + rng.below(3) as u8,
            cliff: rng.one_in(3),
        })
        .collect();
    let edges: Vec<(Hex, Direction, Edge)> =
        (0..rng.below(4)).flat_map(|_| fence(middle(rng), rng)).collect();
    // One road from edge to edge, perhaps another across it.
    let road_row = rng.one_in(2).then(|| middle(rng).r);
    let road_file = rng.one_in(4).then(|| middle(rng).q);
    Ground::new(board, |hex| {
        let mut field = Field::default();
        for patch in &patches {
            field.surface = patch.covers(hex).unwrap_or(field.surface);
        }
        field.step = hills.iter().map(|hill| hill.step(hex)).max().unwrap_or(0);
        if road_row == Some(hex.r) {
            field.road = 1;
        } else if road_file == Some(hex.q) {
            field.road = 2;
        }
        for &(at, direction, edge) in &edges {
            if at == hex {
                field.edges[direction.index()] = edge;
            }
        }
        field
    })
}

/// A hedge or wall along a few hexes of a row.
fn fence(start: Hex, rng: &mut Rng) -> Vec<(Hex, Direction, Edge)> {
    let edge = [Edge::Hedge, Edge::Wall, Edge::Ruin][rng.below(3) as usize];
    let upper = [Direction::ALL[0], Direction::ALL[5]];
    let mut hex = start;
    let mut fence = Vec::new();
    for _ in 0..1 + rng.below(4) {
        fence.extend(upper.map(|direction| (hex, direction, edge)));
        hex = hex.step(Direction::ALL[1]);
    }
    fence
}
