//! Chapters 01 and 16: map sheets (Karten) laid together to a board (Spielfläche).

use crate::board::Board;
use crate::ground::{Edge, Field, Ground};
use crate::rules::*;
use hex::{Direction, Hex};
use std::fmt;
use table::RuleId;

/// DW-01-G1: rows of a sheet, A to P without I.
pub const SHEET_ROWS: u8 = 15;
/// Hexes in the rows A, C, E …; the others have one more, whose first and last hex are halves.
pub const SHEET_COLUMNS: u8 = 17;

/// A map sheet: a board of its own that can be turned and joined with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    fields: Ground,
}

impl Sheet {
    pub fn board() -> Option<Board> {
        Board::new(SHEET_ROWS, SHEET_COLUMNS)
    }

    /// `None` for the ground of another board.
    pub fn new(fields: Ground) -> Option<Sheet> {
        (Some(fields.board()) == Sheet::board()).then_some(Sheet { fields })
    }

    /// The field at a row and column of the sheet as it lies, turned by 180° or not.
    fn field(&self, rotated: bool, row: u8, column: u8) -> Field {
        let board = self.fields.board();
        if !rotated {
            return self.fields.field(board.hex_at(row, column));
        }
        let last = SHEET_COLUMNS - 1 + row % 2;
        let field = self.fields.field(board.hex_at(SHEET_ROWS - 1 - row, last - column));
        let mut edges = field.edges;
        edges.rotate_left(3);
        Field { edges, ..field }
    }
}

/// A sheet in its place.
#[derive(Clone, Copy, Debug)]
pub struct Laid<'a> {
    pub sheet: &'a Sheet,
    /// Turned by 180°.
    pub rotated: bool,
}

/// Why sheets cannot be laid together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// DW-16-18: they form no rectangle of at most two by two.
    NoRectangle,
    /// DW-16-18: the hills on both sides of a joint differ.
    Heights { hex: Hex },
}

impl Misfit {
    pub const fn rule(self) -> RuleId {
        match self {
            Misfit::NoRectangle | Misfit::Heights { .. } => DW_16_18,
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::NoRectangle => write!(f, "the sheets form no rectangle of at most two by two")?,
            Misfit::Heights { hex } => write!(f, "the hills do not fit together on ({}, {})", hex.q, hex.r)?,
        }
        write!(f, " [{}]", self.rule())
    }
}

/// DW-16-18, DW-16-21: lays sheets together, row by row from the north-west. Adjoining sheets share the hexes of their
/// edges; where both have something there, the first counts.
pub fn lay(rows: &[&[Laid<'_>]]) -> Result<Ground, Misfit> {
    let width = rows.first().map_or(0, |row| row.len());
    if rows.len() > 2 || !(1..=2).contains(&width) || rows.iter().any(|row| row.len() != width) {
        return Err(Misfit::NoRectangle);
    }
    let (down, across) = (rows.len() as u8, width as u8);
    let board = Board::new(down * (SHEET_ROWS - 1) + 1, across * SHEET_COLUMNS).ok_or(Misfit::NoRectangle)?;
    let mut fields = vec![None::<Field>; usize::from(board.rows) * (usize::from(board.columns) + 1)];
    let place =
        |row: u8, column: u8| usize::from(row) * (usize::from(board.columns) + 1) + usize::from(column);
    for (y, sheets) in (0..).zip(rows) {
        for (x, laid) in (0..).zip(*sheets) {
            for row in 0..SHEET_ROWS {
                for column in 0..SHEET_COLUMNS + row % 2 {
                    let field = laid.sheet.field(laid.rotated, row, column);
                    let (row, column) = (y * (SHEET_ROWS - 1) + row, x * SHEET_COLUMNS + column);
                    let Some(slot) = fields.get_mut(place(row, column)) else { continue };
                    *slot = Some(match *slot {
                        Some(first) if first.step != field.step => {
                            return Err(Misfit::Heights { hex: board.hex_at(row, column) });
                        }
                        Some(first) => joined(first, field),
                        None => field,
                    });
                }
            }
        }
    }
    let at = |hex: Hex| {
        let (row, column) = board.row_and_column(hex);
        match (u8::try_from(row), u8::try_from(column)) {
            (Ok(row), Ok(column)) => fields.get(place(row, column)).copied().flatten().unwrap_or_default(),
            _ => Field::default(),
        }
    };
    Ok(Ground::new(board, number_roads(board, at)))
}

/// A hex that two sheets share: whatever the first leaves open the second may fill (DW-11-44).
fn joined(first: Field, second: Field) -> Field {
    let mut edges = first.edges;
    for (edge, other) in edges.iter_mut().zip(second.edges) {
        if *edge == Edge::Free {
            *edge = other;
        }
    }
    let surface = if first.surface == Default::default() { second.surface } else { first.surface };
    let road = if first.road == 0 { second.road } else { first.road };
    Field { surface, step: first.step, road, edges }
}

/// DW-11-41: roads that meet are one road; each gets a number of its own.
fn number_roads(board: Board, at: impl Fn(Hex) -> Field) -> impl FnMut(Hex) -> Field {
    let road_hexes = board.hexes().filter(|&hex| at(hex).road != 0).collect::<Vec<_>>();
    let mut numbers: Vec<(Hex, u8)> = Vec::new();
    let mut next = 0;
    for &start in &road_hexes {
        if numbers.iter().any(|&(hex, _)| hex == start) {
            continue;
        }
        next = u8::saturating_add(next, 1);
        let mut open = vec![start];
        while let Some(hex) = open.pop() {
            if numbers.iter().any(|&(seen, _)| seen == hex) {
                continue;
            }
            numbers.push((hex, next));
            let around = Direction::ALL.iter().map(|&direction| hex.step(direction));
            open.extend(around.filter(|neighbour| road_hexes.contains(neighbour)));
        }
    }
    move |hex| {
        let number = numbers.iter().find(|&&(road, _)| road == hex).map_or(0, |&(_, number)| number);
        Field { road: number, ..at(hex) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ground::Surface;

    fn sheet(field: impl Fn(u8, u8) -> Field) -> Sheet {
        let board = Sheet::board().unwrap();
        Sheet::new(Ground::new(board, |hex| {
            let (row, column) = board.row_and_column(hex);
            field(row as u8, column as u8)
        }))
        .unwrap()
    }

    fn open() -> Sheet {
        sheet(|_, _| Field::default())
    }

    #[test]
    fn dw_16_18_four_sheets_two_by_two() {
        let plain = open();
        let laid = Laid { sheet: &plain, rotated: false };
        let ground = lay(&[&[laid, laid], &[laid, laid]]).unwrap();
        assert_eq!((ground.board().rows, ground.board().columns), (29, 34));
        assert_eq!(lay(&[&[laid, laid], &[laid]]), Err(Misfit::NoRectangle));
        assert_eq!(lay(&[]), Err(Misfit::NoRectangle));
        assert_eq!(lay(&[&[laid, laid, laid, laid]]), Err(Misfit::NoRectangle));
    }

    #[test]
    fn dw_16_18_edges_must_fit() {
        let plain = open();
        let hilly = sheet(|row, _| Field { step: u8::from(row == 0), ..Field::default() });
        let (flat, hill) = (Laid { sheet: &plain, rotated: false }, Laid { sheet: &hilly, rotated: false });
        let turned = Laid { sheet: &hilly, rotated: true };
        assert!(matches!(lay(&[&[flat], &[hill]]), Err(Misfit::Heights { .. })));
        // The hill side fits itself: the northern sheet is turned so that its first row lies in the south.
        assert!(lay(&[&[turned], &[hill]]).is_ok());
    }

    #[test]
    fn dw_11_41_roads_that_meet_are_one_road() {
        let road = |column| sheet(move |_, c| Field { road: u8::from(c == column), ..Field::default() });
        let (middle, west) = (road(8), road(0));
        let laid = |sheet| Laid { sheet, rotated: false };
        let ground = lay(&[&[laid(&middle), laid(&west)], &[laid(&middle), laid(&west)]]).unwrap();
        let board = ground.board();
        let number = |row, column| ground.field(board.hex_at(row, column)).road;
        assert_eq!(number(0, 8), number(28, 8));
        assert_ne!(number(0, 8), number(0, 17));
        assert_ne!(number(0, 17), 0);
    }

    #[test]
    fn a_turned_sheet_takes_its_edges_along() {
        let walled = sheet(|row, column| {
            let mut field = Field::default();
            if (row, column) == (3, 4) {
                field.surface = Surface::Wood;
                field.edges[0] = Edge::Wall;
            }
            field
        });
        let laid = Laid { sheet: &walled, rotated: true };
        let ground = lay(&[&[laid]]).unwrap();
        let hex = ground.board().hex_at(11, 13);
        assert_eq!(ground.field(hex).surface, Surface::Wood);
        assert_eq!(ground.edge(hex, Direction::ALL[3]), Edge::Wall);
        assert_eq!(ground.edge(hex.step(Direction::ALL[3]), Direction::ALL[0]), Edge::Wall);
    }
}
