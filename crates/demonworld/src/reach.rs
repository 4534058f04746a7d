//! A bounded search over the board: which hexes can be reached, and for how many movement points. It works on arrays
//! of fixed size and allocates nothing.

use crate::board::{Board, MAX_COLUMNS, MAX_ROWS};
use hex::{Direction, Hex};

const STRIDE: usize = MAX_COLUMNS as usize + 1;
const HEXES: usize = MAX_ROWS as usize * STRIDE;
/// Every hex waits at most once, so that a ring as large as the largest board never overflows.
const RING: usize = 1024;
const _: () = assert!(HEXES <= RING);

const UNREACHED: u8 = u8::MAX;

/// What can be reached from somewhere.
pub(crate) struct Reach {
    board: Board,
    spent: [u8; HEXES],
    /// The reached hexes in the order in which they were found.
    found: [Hex; HEXES],
    n_found: usize,
}

/// The hexes whose neighbours have yet to be looked at, first come, first served.
struct Waiting {
    ring: [Hex; RING],
    first: usize,
    len: usize,
    is_in: [bool; HEXES],
}

impl Waiting {
    fn push(&mut self, hex: Hex, index: usize) {
        if !self.is_in[index] && self.len < RING {
            self.is_in[index] = true;
            self.ring[(self.first + self.len) % RING] = hex;
            self.len += 1;
        }
    }

    fn pop(&mut self) -> Option<Hex> {
        if self.len == 0 {
            return None;
        }
        let hex = self.ring[self.first];
        self.first = (self.first + 1) % RING;
        self.len -= 1;
        Some(hex)
    }
}

impl Reach {
    /// Everything within `points` of the `starts`, at most 254. `cost` gives the points for a step onto a
    /// neighbouring hex of the board, or `None` where there is no way.
    pub(crate) fn new(
        board: Board,
        starts: impl Iterator<Item = Hex>,
        points: u8,
        cost: impl Fn(Hex, Hex) -> Option<u8>,
    ) -> Reach {
        let mut reach =
            Reach { board, spent: [UNREACHED; HEXES], found: [Hex::default(); HEXES], n_found: 0 };
        let mut waiting = Waiting { ring: [Hex::default(); RING], first: 0, len: 0, is_in: [false; HEXES] };
        for start in starts {
            reach.note(start, 0, &mut waiting);
        }
        while let Some(hex) = waiting.pop() {
            let Some(index) = reach.index(hex) else { continue };
            waiting.is_in[index] = false;
            let spent = reach.spent[index];
            for direction in Direction::ALL {
                let next = hex.step(direction);
                if !board.contains(next) {
                    continue;
                }
                let total = cost(hex, next).and_then(|cost| spent.checked_add(cost));
                if let Some(total) = total.filter(|&total| total <= points.min(UNREACHED - 1)) {
                    reach.note(next, total, &mut waiting);
                }
            }
        }
        reach
    }

    fn note(&mut self, hex: Hex, spent: u8, waiting: &mut Waiting) {
        let Some(index) = self.index(hex) else { return };
        if self.spent[index] <= spent {
            return;
        }
        if self.spent[index] == UNREACHED {
            self.found[self.n_found] = hex;
            self.n_found += 1;
        }
        self.spent[index] = spent;
        waiting.push(hex, index);
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        if !self.board.contains(hex) {
            return None;
        }
        let (row, column) = self.board.row_and_column(hex);
        let index = usize::try_from(row).ok()? * STRIDE + usize::try_from(column).ok()?;
        (index < HEXES).then_some(index)
    }

    pub(crate) fn contains(&self, hex: Hex) -> bool {
        self.index(hex).is_some_and(|index| self.spent[index] != UNREACHED)
    }

    /// The reached hexes, starts first.
    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.found[..self.n_found].iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_counted_along_the_cheapest_way() {
        let board = Board::new(9, 9).unwrap();
        let start = board.hex_at(4, 4);
        // A step to the west costs six, every other one three.
        let west = Direction::new(4).unwrap();
        let cost = |from: Hex, to: Hex| Some(if from.step(west) == to { 6 } else { 3 });
        let reach = Reach::new(board, [start].into_iter(), 6, cost);
        // Two steps on the detour cost as much as the one to the west.
        assert!(reach.contains(start.step(west)));
        assert!(!reach.contains(start.step(west).step(west)));
        assert_eq!(reach.hexes().next(), Some(start));
        assert_eq!(reach.hexes().count(), 16);
    }

    #[test]
    fn nothing_lies_beyond_a_wall_or_the_board() {
        let board = Board::new(3, 3).unwrap();
        let reach = Reach::new(board, [board.hex_at(0, 0)].into_iter(), 254, |_, to| (to.r < 2).then_some(0));
        assert!(reach.hexes().all(|hex| hex.r < 2));
        assert_eq!(reach.hexes().count(), 7);
    }
}
