//! Chapter 01: the hex board (Spielfläche) and who stands where.

use crate::ids::ElementId;
use hex::{Direction, Hex};
use serde::Serialize;

/// Four map sheets, two by two, fit (DW-01-G1).
pub const MAX_ROWS: u8 = 29;
pub const MAX_COLUMNS: u8 = 34;

const STRIDE: usize = 52;
const FIRST_Q: i8 = -15;
const CELLS: usize = (MAX_ROWS as usize + 2) * STRIDE;

/// The extent of a board: rows from north to south; every second row has one hex more (DW-01-G1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Board {
    pub rows: u8,
    /// Hexes in the first, third, … row; the other rows have one more.
    pub columns: u8,
}

impl Board {
    /// `None` where the board is empty or larger than four map sheets.
    pub const fn new(rows: u8, columns: u8) -> Option<Board> {
        if rows < 1 || MAX_ROWS < rows || columns < 1 || MAX_COLUMNS < columns {
            return None;
        }
        Some(Board { rows, columns })
    }

    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        let (row, column) = self.row_and_column(hex);
        0 <= row && row < self.rows as i16 && 0 <= column && column < self.row_length(row) as i16
    }

    pub(crate) const fn row_length(self, row: i16) -> u8 {
        self.columns + (row & 1) as u8
    }

    /// Whether the row exists and reaches to the column, both from 0.
    pub const fn has_columns(self, row: u8, last: u8) -> bool {
        row < self.rows && last < self.row_length(row as i16)
    }

    /// Row and column, both from 0; meaningful only on the board.
    pub const fn row_and_column(self, hex: Hex) -> (i16, i16) {
        let row = hex.r as i16;
        (row, hex.q as i16 + ((row + 1) >> 1))
    }

    pub const fn hex_at(self, row: u8, column: u8) -> Hex {
        Hex::new(column as i8 - (row as i8 + 1) / 2, row as i8)
    }

    /// All hexes, row by row from the north-west.
    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        (0..self.rows)
            .flat_map(move |row| (0..self.row_length(row.into())).map(move |column| self.hex_at(row, column)))
    }
}

/// What a cell of the grid holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    Empty,
    OffBoard,
    Held(ElementId),
}

const EMPTY: u8 = 0xFF;
const OFF: u8 = 0xFE;

/// Who stands on which hex, with a rim of off-board cells, so that a neighbour never leaves the array.
/// Derived from the elements; kept in step by [`crate::Battle`].
#[derive(Clone, PartialEq, Eq)]
pub struct Grid {
    cells: [u8; CELLS],
}

const DELTAS: [isize; 6] = {
    let mut deltas = [0; 6];
    let mut d = 0;
    while d < 6 {
        let step = Direction::ALL[d].vector();
        deltas[d] = step.r as isize * STRIDE as isize + step.q as isize;
        d += 1;
    }
    deltas
};

#[inline]
const fn index(hex: Hex) -> usize {
    (hex.r as i16 + 1) as usize * STRIDE + (hex.q as i16 - FIRST_Q as i16) as usize
}

impl Grid {
    pub fn new(board: Board) -> Grid {
        let mut cells = [OFF; CELLS];
        for hex in board.hexes() {
            cells[index(hex)] = EMPTY;
        }
        Grid { cells }
    }

    #[inline]
    fn cell(&self, index: usize) -> Cell {
        match self.cells.get(index).copied() {
            None | Some(OFF) => Cell::OffBoard,
            Some(EMPTY) => Cell::Empty,
            Some(id) => Cell::Held(ElementId(id)),
        }
    }

    /// The cell of any hex, also far off the board.
    #[inline]
    pub fn at(&self, hex: Hex) -> Cell {
        let rows = MAX_ROWS as i8;
        let width = STRIDE as i8 + FIRST_Q;
        if hex.r < -1 || rows < hex.r || hex.q < FIRST_Q || width <= hex.q {
            return Cell::OffBoard;
        }
        self.cell(index(hex))
    }

    /// The six neighbours of a hex of the board, in the order of the directions.
    #[inline]
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = Cell> + '_ {
        let centre = index(hex) as isize;
        DELTAS.iter().map(move |delta| self.cell((centre + delta) as usize))
    }

    /// The elements on the six neighbours of a hex of the board.
    #[inline]
    pub fn elements_around(&self, hex: Hex) -> impl Iterator<Item = ElementId> + '_ {
        self.around(hex).filter_map(|cell| match cell {
            Cell::Held(element) => Some(element),
            _ => None,
        })
    }

    pub(crate) fn put(&mut self, hex: Hex, element: ElementId) {
        if let Some(cell) = self.cells.get_mut(index(hex)) {
            *cell = element.0;
        }
    }

    pub(crate) fn clear(&mut self, hex: Hex) {
        if let Some(cell) = self.cells.get_mut(index(hex)) {
            *cell = EMPTY;
        }
    }
}

impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Grid")
    }
}

/// DW-01-07: the printed name of a hex, row letter (without I) and column number. On a board of several sheets
/// the letters go on with AA, AB …
pub fn hex_name(board: Board, hex: Hex) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHJKLMNOP";
    let (row, column) = board.row_and_column(hex);
    let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) else {
        return format!("({},{})", hex.q, hex.r);
    };
    let letter = char::from(LETTERS[row % LETTERS.len()]);
    let prefix = if row < LETTERS.len() { "" } else { "A" };
    format!("{prefix}{letter}{}", column + 1)
}
