//! Chapter 07: how the battle ends.

use crate::event::Ending;
use crate::state::Battle;
use table::{Outcome, Side};

impl Battle {
    /// DW-07-05: a side without elements has lost; both at once is a draw (DW-07-G4).
    pub(crate) fn outcome_by_destruction(&self) -> Option<(Outcome, Ending)> {
        let lives = |side| self.living_units(side).next().is_some();
        match (lives(Side::A), lives(Side::B)) {
            (true, true) => None,
            (true, false) => Some((Outcome::Won(Side::A), Ending::Destruction)),
            (false, true) => Some((Outcome::Won(Side::B), Ending::Destruction)),
            (false, false) => Some((Outcome::Draw, Ending::BothDestroyed)),
        }
    }

    /// DW-07-G5: at the round limit the higher points value of destroyed enemy elements wins.
    pub(crate) fn outcome_by_points(&self) -> Outcome {
        let (a, b) = (self.points_lost(Side::A), self.points_lost(Side::B));
        match a.cmp(&b) {
            std::cmp::Ordering::Less => Outcome::Won(Side::A),
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Greater => Outcome::Won(Side::B),
        }
    }

    /// The points value of the side's destroyed elements, in 720720ths of a point (the least common multiple of
    /// all possible unit sizes), so that shares of a unit compare exactly.
    pub fn points_lost(&self, side: Side) -> u64 {
        self.units()
            .filter(|&unit| self.side_of(unit) == side)
            .map(|unit| {
                let lost = u64::from(self.strength(unit) - self.alive(unit));
                u64::from(self.card(unit).points) * lost * (720_720 / u64::from(self.strength(unit)))
            })
            .sum()
    }
}
