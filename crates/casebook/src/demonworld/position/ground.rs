//! The ground of a case.

use super::{Placed, placed};
use crate::demonworld::format::*;
use crate::demonworld::names::Names;
use demonworld::{Board, Field, Ground, Hex, Surface};
use std::collections::BTreeMap;
use toml::Spanned;
use wire::demonworld::data::Data;

/// The highest step of a hill.
const HIGHEST: u8 = 9;

type Rows = Spanned<Vec<Spanned<String>>>;

/// Those that are not open, level and empty.
type Fields = BTreeMap<Hex, Field>;

/// Open ground, then what the rows of letters say, then single fields, then edges.
pub(super) fn ground(board: Board, names: &Names, part: &GroundPart) -> Result<Ground, Placed> {
    let mut fields = Fields::new();
    rows(board, "surface", part.surface.as_ref(), &mut fields, |field, letter| {
        field.surface = surface(letter)?;
        Ok(())
    })?;
    rows(board, "height", part.height.as_ref(), &mut fields, |field, letter| {
        let step = letter.to_digit(10).ok_or_else(|| format!("`{letter}` is no step from 0 to {HIGHEST}"))?;
        field.step = step as u8;
        Ok(())
    })?;
    rows(board, "road", part.road.as_ref(), &mut fields, |field, letter| {
        field.road = if letter == '.' { 0 } else { road(letter)? };
        Ok(())
    })?;
    for written in &part.fields {
        let change = written.get_ref();
        let fault = |reason| placed(written.span().start, reason);
        if change.height.is_some_and(|height| HIGHEST < height) {
            return Err(fault(format!("height: expected 0 to {HIGHEST}")));
        }
        let road = change.road.map(road).transpose().map_err(fault)?;
        for &at in &change.hexes {
            let hex = names.hex(at);
            if !board.contains(hex) {
                return Err(fault(format!("{at} is off the board")));
            }
            let field = fields.entry(hex).or_default();
            field.surface = change.surface.map_or(field.surface, Into::into);
            field.step = change.height.unwrap_or(field.step);
            field.road = road.unwrap_or(field.road);
        }
    }
    for written in &part.edges {
        let line = written.get_ref();
        let hex = names.hex(line.from);
        if !board.contains(hex) {
            return Err(placed(written.span().start, format!("{} is off the board", line.from)));
        }
        fields.entry(hex).or_default().edges[line.direction.index()] = line.edge;
    }
    Ok(Ground::new(board, |hex| fields.get(&hex).copied().unwrap_or_default()))
}

/// One letter for every hex of the board, row by row.
fn rows(
    board: Board,
    what: &str,
    rows: Option<&Rows>,
    fields: &mut Fields,
    mut set: impl FnMut(&mut Field, char) -> Result<(), String>,
) -> Result<(), Placed> {
    let Some(rows) = rows else { return Ok(()) };
    if rows.get_ref().len() != usize::from(board.rows) {
        let reason = format!("{what}: {} rows, the board has {}", rows.get_ref().len(), board.rows);
        return Err(placed(rows.span().start, reason));
    }
    let mut hexes = board.hexes();
    for (number, row) in rows.get_ref().iter().enumerate() {
        let (letters, length) = (row.get_ref().chars().count(), usize::from(board.columns) + number % 2);
        if letters != length {
            let reason = format!("{what}: {letters} letters, this row has {length} hexes");
            return Err(placed(row.span().start, reason));
        }
        for (letter, hex) in row.get_ref().chars().zip(hexes.by_ref()) {
            let field = fields.entry(hex).or_default();
            set(field, letter).map_err(|reason| placed(row.span().start, format!("{what}: {reason}")))?;
        }
    }
    Ok(())
}

/// The letters are those of the data files.
fn surface(letter: char) -> Result<Surface, String> {
    let data = Data::builtin().map_err(|fault| fault.to_string())?;
    let kind = data.terrain.surface.iter().find(|kind| kind.letter == letter);
    kind.map(|kind| kind.id).ok_or_else(|| format!("no surface has the letter `{letter}`"))
}

fn road(letter: char) -> Result<u8, String> {
    match letter {
        'a'..='z' => Ok(letter as u8 - b'a' + 1),
        _ => Err(format!("`{letter}` is not the letter of a road")),
    }
}
