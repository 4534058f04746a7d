//! The ground in a view, row by row in the letters of the data files.

use super::data::Data;
use ::demonworld::{Battle, Direction, Edge};
use serde::Serialize;
use std::collections::BTreeMap;

/// One text per row of the board from north to south, one letter per hex.
#[derive(Debug, Serialize)]
pub(super) struct TerrainForm {
    /// The surfaces; `letters` says which.
    surface: Vec<String>,
    /// Steps of hills, 0 to 3 (DW-11-13).
    height: Vec<String>,
    /// `.` for none; fields of the same letter are of one road (DW-11-41).
    road: Vec<String>,
    /// `[q, r, direction, "wall"]`, each told once (DW-11-32).
    edges: Vec<(i8, i8, usize, Edge)>,
    letters: BTreeMap<char, String>,
}

/// `None` for open, level ground.
pub(super) fn terrain_form(data: &Data, battle: &Battle) -> Option<TerrainForm> {
    if battle.ground().is_plain() {
        return None;
    }
    let board = battle.board();
    let rows = || vec![String::new(); board.rows.into()];
    let mut form = TerrainForm {
        surface: rows(),
        height: rows(),
        road: rows(),
        edges: Vec::new(),
        letters: BTreeMap::new(),
    };
    for hex in board.hexes() {
        let (field, row) = (battle.field(hex), usize::try_from(hex.r).ok()?);
        let kind = data.terrain.surface.iter().find(|kind| kind.id == field.surface);
        let letter = kind.map_or('?', |kind| kind.letter);
        let word = serde_json::to_value(field.surface).ok();
        let word = word.and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default();
        form.letters.insert(letter, word);
        form.surface.get_mut(row)?.push(letter);
        form.height.get_mut(row)?.push(char::from(b'0' + field.step.min(9)));
        let road = if field.road == 0 { '.' } else { char::from(b'a' + (field.road - 1) % 26) };
        form.road.get_mut(row)?.push(road);
        for direction in Direction::ALL {
            let edge = field.edges[direction.index()];
            let told = 3 <= direction.index() && board.contains(hex.step(direction));
            if edge != Edge::Free && !told {
                form.edges.push((hex.q, hex.r, direction.index(), edge));
            }
        }
    }
    Some(form)
}
