use crate::fought::{Measure, Measured};
use demonworld::{Battle, Goal, POINT};
use table::{BySide, Side};

impl Measured for Battle {
    /// Orders are simultaneous, and initiative falls anew in every round: nobody has the first turn.
    fn measure(&self) -> Measure {
        let lost = |side| u32::try_from(self.points_lost(side) / POINT).unwrap_or(u32::MAX);
        let score = |side: Side| match self.stage().goal {
            Goal::Score => self.score(side).total(),
            // DW-07-G5: where nothing else is counted, what the enemy has lost.
            _ => lost(side.enemy()),
        };
        Measure {
            first: None,
            rounds: self.round(),
            lost: BySide::new(lost(Side::A), lost(Side::B)),
            score: BySide::new(score(Side::A), score(Side::B)),
        }
    }
}
