//! The board as text: rows of hexes, every second one half a hex to the left, elements as marks such as `A3↑`.

use crate::scene::{Element, Scene};
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

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    /// Whose units have capital letters.
    pub own: Side,
    /// Whose deployment area is shown during the set-up.
    pub zone: Side,
    /// Everything, not only where elements stand.
    pub whole: bool,
    pub colour: bool,
}

/// Rows and columns, from 0, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    rows: (i64, i64),
    columns: (i64, i64),
}

/// The board, and below it what the marks mean.
pub fn draw(scene: &Scene, words: &Words, names: &Names, drawing: Drawing) -> Vec<String> {
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
    lines.extend(legend(scene, words, names, drawing.own));
    lines
}

/// One line for every unit: its letter and how it stands.
pub fn legend(scene: &Scene, words: &Words, names: &Names, own: Side) -> Vec<String> {
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
            parts.join(", ")
        })
        .collect()
}

fn window(scene: &Scene, drawing: Drawing) -> Window {
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

fn cell(scene: &Scene, drawing: Drawing, row: i64, column: i64) -> String {
    let length = u8::try_from(row).map_or(0, |row| i64::from(scene.board.row_length(row)));
    if length <= column {
        return " ".repeat(CELL);
    }
    let here = |element: &&Element| element.alive && element.row_and_column() == Some((row, column));
    let Some(element) = scene.elements.iter().find(here) else {
        let in_zone = |&(r, first, last): &(u8, u8, u8)| {
            i64::from(r) == row && i64::from(first) <= column && column <= i64::from(last)
        };
        let zone = scene.phase == "setup" && scene.zones.of(drawing.zone).iter().any(in_zone);
        return format!("{:<CELL$}", if zone { ":" } else { "." });
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
