//! The board: its hexes, what lies on them and between them, where sides set up, what is fought for.

use super::super::Demonworld;
use super::scene::swapped;
use super::table::word_of;
use super::{field, force_name};
use crate::show::*;
use crate::words::Words;
use ::demonworld::rules::*;
use ::demonworld::{Battle, Board, Direction, Edge, Goal, Hex, Surface, hex_name};
use ::table::{RuleId, Side};

pub(super) fn ground(game: &Battle, words: &Words) -> Ground {
    let board: Board = game.board();
    let mut rows: Vec<HexRow> = Vec::new();
    for hex in board.hexes() {
        match rows.last_mut().filter(|row| row.r == hex.r) {
            Some(row) => row.names.push(hex_name(board, hex)),
            None => rows.push(HexRow { r: hex.r, q: hex.q, names: vec![hex_name(board, hex)] }),
        }
    }
    // As agreed before the battle, whoever has changed his edge since.
    let owner = |side: Side| if swapped(game) { side.enemy() } else { side };
    let zone = |side| {
        let within = board.hexes().filter(|&hex| game.zone_contains(owner(side), hex));
        within.map(field).collect()
    };
    let stage = game.stage();
    Ground::Hex {
        rows,
        zones: Sides { a: zone(Side::A), b: zone(Side::B) },
        terrain: (!game.ground().is_plain()).then(|| terrain(game, words)),
        objectives: stage
            .objectives
            .iter()
            .map(|objective| ObjectiveInfo { at: field(objective.hex), points: objective.points })
            .collect(),
        area: stage.area.iter().copied().map(field).collect(),
    }
}

fn terrain(game: &Battle, words: &Words) -> Terrain {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut legend: Vec<Word> = Vec::new();
    let mut note = |kind: &str, id: String, rule: RuleId| {
        if !legend.iter().any(|word| word.id == id) {
            legend.push(Word { name: words.word(kind, &id), id, rule: rule.to_string() });
        }
    };
    let mut last = None;
    for hex in game.board().hexes() {
        let ground = game.field(hex);
        let cell = Cell {
            surface: (ground.surface != Surface::Open).then(|| word_of(&ground.surface)),
            step: ground.step,
            road: ground.road,
            edges: edges(game, hex),
        };
        if let Some(surface) = &cell.surface {
            note("surface", surface.clone(), rule_of(ground.surface));
        }
        for (_, edge) in &cell.edges {
            note("edge", edge.clone(), DW_11_32);
        }
        if 0 < ground.step {
            note("surface", "hill".to_owned(), DW_11_13);
        }
        if 0 < ground.road {
            note("surface", "road".to_owned(), DW_11_40);
        }
        match rows.last_mut().filter(|_| last == Some(hex.r)) {
            Some(row) => row.push(cell),
            None => rows.push(vec![cell]),
        }
        last = Some(hex.r);
    }
    Terrain { rows, legend }
}

/// Each side of a hex belongs to two; the one in the north or west tells it, and at the rim whoever is there.
fn edges(game: &Battle, hex: Hex) -> Vec<(u8, String)> {
    let told_here = |direction: Direction| {
        (1..=3).contains(&direction.index()) || !game.board().contains(hex.step(direction))
    };
    let sides = Direction::ALL.into_iter().filter(|&direction| told_here(direction));
    sides
        .map(|direction| (direction, game.field(hex).edges[direction.index()]))
        .filter(|&(_, edge)| edge != Edge::Free)
        .map(|(direction, edge)| (direction.index() as u8, word_of(&edge)))
        .collect()
}

const fn rule_of(surface: Surface) -> RuleId {
    match surface {
        Surface::Open => DW_11_09,
        Surface::Rocky | Surface::Undergrowth | Surface::Wood | Surface::Sand => DW_11_10,
        Surface::Mud | Surface::Morass => DW_11_11,
        Surface::Swamp => DW_11_12,
        Surface::Ford => DW_11_23,
        Surface::Water1 => DW_11_24,
        Surface::Water2 => DW_11_25,
        Surface::Water3 => DW_11_26,
    }
}

/// How the battle is won, where it is not by annihilation.
pub(super) fn goal(system: &Demonworld, game: &Battle, words: &Words) -> Option<Word> {
    let name = |side| force_name(system, side, words.lang());
    let (id, text, rule) = match game.goal() {
        Goal::Annihilation => return None,
        Goal::LastStand { defender, points } => {
            let args = [("defender", name(defender).into()), ("points", points.into())];
            ("last-stand", words.text("goal-last-stand", &args), DW_16_05)
        }
        Goal::Hold { attacker } => {
            ("hold", words.text("goal-hold", &[("attacker", name(attacker).into())]), DW_16_12)
        }
        Goal::Score => ("score", words.text("goal-score", &[]), DW_16_30),
    };
    Some(Word { id: id.to_owned(), name: text, rule: rule.to_string() })
}
