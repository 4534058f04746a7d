use demonworld::{Battle, Board, ElementId, Hex};

const ROWS: usize = 29;
const COLUMNS: usize = 35;

/// How many steps each hex lies from a free place beside an enemy, around whatever stands in the way.
pub(super) struct Approach {
    board: Board,
    steps: [u8; ROWS * COLUMNS],
}

impl Approach {
    /// Steps to the given enemies over hexes that are free, as far as `most` steps.
    pub fn new(
        battle: &Battle,
        enemies: impl Iterator<Item = ElementId>,
        is_free: impl Fn(Hex) -> bool,
        most: u8,
    ) -> Approach {
        let mut approach = Approach { board: battle.board(), steps: [u8::MAX; ROWS * COLUMNS] };
        let mut open: Vec<Hex> = Vec::with_capacity(256);
        let reach = |approach: &mut Approach, open: &mut Vec<Hex>, hex: Hex, steps: u8| {
            if let Some(cell) = approach.cell(hex)
                && steps < approach.steps[cell]
                && is_free(hex)
            {
                approach.steps[cell] = steps;
                open.push(hex);
            }
        };
        for enemy in enemies {
            for hex in battle.hex(enemy).neighbours() {
                reach(&mut approach, &mut open, hex, 0);
            }
        }
        let mut next = 0;
        while let Some(&hex) = open.get(next) {
            next += 1;
            let steps = approach.steps(hex);
            if steps < most {
                for hex in hex.neighbours() {
                    reach(&mut approach, &mut open, hex, steps + 1);
                }
            }
        }
        approach
    }

    fn cell(&self, hex: Hex) -> Option<usize> {
        if !self.board.contains(hex) {
            return None;
        }
        let (row, column) = self.board.row_and_column(hex);
        let (row, column) = (usize::try_from(row).ok()?, usize::try_from(column).ok()?);
        (row < ROWS && column < COLUMNS).then_some(row * COLUMNS + column)
    }

    /// The steps from a hex; from one that is not free, one more than from its best neighbour. 255 where no way is
    /// known.
    pub fn steps(&self, hex: Hex) -> u8 {
        let at = |hex: Hex| self.cell(hex).map_or(u8::MAX, |cell| self.steps[cell]);
        match at(hex) {
            u8::MAX => hex.neighbours().into_iter().map(at).min().unwrap_or(u8::MAX).saturating_add(1),
            steps => steps,
        }
    }
}
