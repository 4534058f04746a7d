//! The board as text: rows of hexes, every second one half a hex to the left, elements as marks such as `A3↑`.

use super::board::Drawing;
use crate::scene::{Element, Field, HexScene, HexUnit, row_and_column};
use table::Side;
use wire::{Names, Words};

/// The corners at which an element can face, clockwise from north.
const ARROWS: [char; 6] = ['↑', '↗', '↘', '↓', '↙', '↖'];

/// Characters for one hex; even, so that half a hex can be shown.
const CELL: usize = 4;

/// Rows and columns around the elements that are shown, too.
const MARGIN: i64 = 2;

/// Columns of an empty board that are shown.
const EMPTY_COLUMNS: i64 = 18;

/// Rows and columns, from 0, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    rows: (i64, i64),
    columns: (i64, i64),
}

/// The board, and below it what the marks mean.
pub fn draw(scene: &HexScene, words: &Words, names: &Names, drawing: Drawing) -> Vec<String> {
    let window = window(scene, drawing);
    let width = row_label(names, window.rows.1).chars().count().max(2);
    let mut lines = vec![
        column_numbers(words, "board-odd-rows", window, width, CELL / 2),
        column_numbers(words, "board-even-rows", window, width, 0),
    ];
    for row in window.rows.0..=window.rows.1 {
        let label = row_label(names, row);
        let mut line = format!("{label:>width$} ");
        if row % 2 == 0 {
            line += &" ".repeat(CELL / 2);
        }
        for column in window.columns.0..=window.columns.1 {
            line += &cell(scene, drawing, row, column);
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.extend(ground_legend(scene, words, names, window));
    lines.extend(legend(scene, words, names, drawing.own));
    lines
}

/// What the letters of the ground mean that are in the window, and where hedges and walls are.
fn ground_legend(scene: &HexScene, words: &Words, names: &Names, window: Window) -> Vec<String> {
    let Some(terrain) = &scene.terrain else { return Vec::new() };
    let shown = |(row, column): (i64, i64)| {
        (window.rows.0..=window.rows.1).contains(&row)
            && (window.columns.0..=window.columns.1).contains(&column)
    };
    let spots = || {
        let columns = window.columns.0..=window.columns.1;
        (window.rows.0..=window.rows.1).flat_map(move |row| columns.clone().map(move |column| (row, column)))
    };
    let fields: Vec<Field<'_>> = spots().filter_map(|spot| scene.field(spot)).collect();
    let surfaces = terrain.letters.iter().filter(|(letter, word)| {
        word.as_str() != "open" && fields.iter().any(|field| field.letter == **letter)
    });
    let mut parts: Vec<String> =
        surfaces.map(|(letter, word)| format!("{letter} {}", words.word("surface", word))).collect();
    if fields.iter().any(|field| field.road) {
        parts.push(format!("= {}", words.word("surface", "road")));
    }
    if fields.iter().any(|field| 0 < field.height) {
        parts.push(words.text("board-heights", &[]));
    }
    if scene.area.iter().any(|&hex| shown(row_and_column(hex))) {
        parts.push(words.text("board-area", &[]));
    }
    for objective in scene.objectives.iter().filter(|objective| shown(row_and_column(objective.hex))) {
        let hex = names.places.get(&objective.hex).cloned().unwrap_or_default();
        let args = [("hex", hex.into()), ("points", objective.points.into())];
        parts.push(words.text("board-objective", &args));
    }
    let mut lines = Vec::new();
    if !parts.is_empty() {
        lines.push(parts.join("; "));
    }
    let edges: Vec<String> = terrain
        .edges
        .iter()
        .filter(|(q, r, ..)| shown(row_and_column((*q, *r))))
        .map(|(q, r, direction, kind)| {
            let hex = names.places.get(&(*q, *r)).cloned().unwrap_or_default();
            let side = words.word("direction", &direction.to_string());
            format!("{} {hex} {side}", words.word("edge", kind))
        })
        .collect();
    if !edges.is_empty() {
        lines.push(edges.join("; "));
    }
    lines
}

/// One line for every unit: its letter and how it stands.
pub fn legend(scene: &HexScene, words: &Words, names: &Names, own: Side) -> Vec<String> {
    scene
        .units
        .iter()
        .map(|unit| {
            let letter = scene.letter(unit.unit, own).to_string();
            let name = names.units.get(unit.unit).cloned().unwrap_or_default();
            let side = scene.sides.of(unit.side()).name(words.lang()).to_owned();
            let mut parts = vec![words.text(
                "board-unit",
                &[
                    ("letter", letter.into()),
                    ("unit", name.into()),
                    ("side", side.into()),
                    ("alive", unit.alive.into()),
                    ("strength", unit.strength.into()),
                ],
            )];
            if 0 < unit.alive && scene.phase != "setup" {
                parts.push(words.formation(&unit.formation, names));
                parts.push(words.word("order", unit.order.as_deref().unwrap_or("none")));
            }
            if unit.in_contact {
                parts.push(words.text("board-contact", &[]));
            }
            parts.extend(condition(unit, words, names));
            parts.join(", ")
        })
        .collect()
}

/// What only the standard game knows of a unit.
pub fn condition(unit: &HexUnit, words: &Words, names: &Names) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(mood) = &unit.mood {
        parts.push(words.word("unit-mood", mood));
    }
    if unit.skirmishing {
        parts.push(words.text("unit-skirmishing", &[]));
    }
    if let Some(host) = unit.host.and_then(|host| names.units.get(host)) {
        parts.push(words.text("unit-attached", &[("unit", host.clone().into())]));
    }
    parts
}

fn window(scene: &HexScene, drawing: Drawing) -> Window {
    let (rows, columns) = (i64::from(scene.board.rows), i64::from(scene.board.columns));
    let whole = Window { rows: (0, rows - 1), columns: (0, columns) };
    if drawing.whole {
        return whole;
    }
    let mut spots: Vec<(i64, i64)> =
        scene.elements.iter().filter(|element| element.alive).filter_map(Element::row_and_column).collect();
    if scene.phase == "setup" {
        // Where the own side may stand, in the middle of the board.
        let middle = columns / 2;
        for &(row, first, last) in scene.zones.of(drawing.zone) {
            for edge in [middle - EMPTY_COLUMNS / 2, middle + EMPTY_COLUMNS / 2] {
                spots.push((row.into(), edge.clamp(first.into(), last.into())));
            }
        }
    }
    let range = |values: &mut dyn Iterator<Item = i64>, most: i64| {
        let (least, greatest) =
            values.fold((i64::MAX, i64::MIN), |(least, greatest), n| (least.min(n), greatest.max(n)));
        ((least.saturating_sub(MARGIN)).max(0), (greatest.saturating_add(MARGIN)).min(most))
    };
    if spots.is_empty() {
        return whole;
    }
    Window {
        rows: range(&mut spots.iter().map(|&(row, _)| row), rows - 1),
        columns: range(&mut spots.iter().map(|&(_, column)| column), columns),
    }
}

/// The letter of a row: the name of its first hex without the number.
fn row_label(names: &Names, row: i64) -> String {
    let first = (-(row + 1).div_euclid(2), row);
    let name = names.places.get(&first).map(String::as_str).unwrap_or_default();
    name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned()
}

fn column_numbers(words: &Words, key: &str, window: Window, width: usize, indent: usize) -> String {
    let mut line = " ".repeat(width + 1 + indent);
    for column in window.columns.0..=window.columns.1 {
        line += &format!("{:<CELL$}", column + 1);
    }
    format!("{}  {}", line.trim_end(), words.text(key, &[]))
}

fn cell(scene: &HexScene, drawing: Drawing, row: i64, column: i64) -> String {
    let length = u8::try_from(row).map_or(0, |row| i64::from(scene.board.row_length(row)));
    if length <= column {
        return " ".repeat(CELL);
    }
    let here = |element: &&Element| element.alive && element.row_and_column() == Some((row, column));
    let Some(element) = scene.elements.iter().find(here) else {
        return ground(scene, drawing, (row, column));
    };
    let arrow = match element.facing.and_then(|facing| ARROWS.get(facing)) {
        Some(_) if element.hit => 'x',
        Some(&arrow) => arrow,
        None => '?',
    };
    let mark = format!("{}{}{arrow}", scene.letter(element.unit, drawing.own), element.number);
    let padding = " ".repeat(CELL.saturating_sub(mark.chars().count()));
    if !drawing.colour {
        return mark + &padding;
    }
    let own = scene.side_of_element(element.element) == Some(drawing.own);
    let code = if own { "1;36" } else { "1;33" };
    format!("\u{1b}[{code}m{mark}\u{1b}[0m{padding}")
}

/// A hex on which nobody stands: what is special about the place, the letter of its surface, a road, its height.
fn ground(scene: &HexScene, drawing: Drawing, (row, column): (i64, i64)) -> String {
    let in_zone = |&(r, first, last): &(u8, u8, u8)| {
        i64::from(r) == row && i64::from(first) <= column && column <= i64::from(last)
    };
    let here = |hex: (i64, i64)| row_and_column(hex) == (row, column);
    let mut mark = String::new();
    if scene.objectives.iter().any(|objective| here(objective.hex)) {
        mark.push('*');
    } else if scene.phase == "setup" && scene.zones.of(drawing.zone).iter().any(in_zone) {
        mark.push(':');
    } else if scene.area.iter().any(|&hex| here(hex)) {
        mark.push('#');
    }
    let field = scene.field((row, column));
    match field {
        Some(field) if field.surface != "open" => mark.push(field.letter),
        _ if mark.is_empty() && !field.is_some_and(|field| field.road) => mark.push('.'),
        _ => {}
    }
    if let Some(field) = field {
        mark.push_str(if field.road { "=" } else { "" });
        mark.extend(char::from_digit(field.height, 10).filter(|_| 0 < field.height));
    }
    let padded = format!("{mark:<CELL$}");
    match field.filter(|_| drawing.colour).and_then(colour) {
        Some(code) => format!("\u{1b}[{code}m{padded}\u{1b}[0m"),
        None => padded,
    }
}

/// Besides the letter, so that woods and waters are seen at a glance.
fn colour(field: Field<'_>) -> Option<&'static str> {
    Some(match field.surface {
        "wood" | "undergrowth" => "32",
        "water1" | "water2" | "water3" | "ford" => "34",
        "swamp" | "morass" | "mud" => "35",
        "rocky" | "sand" => "37",
        _ if 0 < field.height => "33",
        _ => return None,
    })
}
