//! What one battle of two computer players came to, for whoever counts many of them.

use crate::simulate::{Batch, chooser, play};
use players::{Playable, Player};
use table::{BySide, Outcome, Side};

/// How a battle stands, in the terms in which battles of all systems are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Who had the first turn, where one side has it.
    pub first: Option<Side>,
    /// Rounds or game turns, the last one included.
    pub rounds: u16,
    /// What each side has lost, in points of its army list.
    pub lost: BySide<u32>,
    /// The points of victory that each side is credited with.
    pub score: BySide<u32>,
}

/// A system whose battles can be compared.
pub trait Measured: Playable {
    fn measure(&self) -> Measure;
}

/// What came of one battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    /// `None` where it was broken off.
    pub outcome: Option<Outcome>,
    pub measure: Measure,
    pub actions: u32,
}

impl Fought {
    /// The points of a side in halves: won 2, drawn or broken off 1, lost 0.
    pub fn halves(&self, side: Side) -> u8 {
        match self.outcome {
            Some(Outcome::Won(winner)) if winner == side => 2,
            Some(Outcome::Won(_)) => 0,
            Some(Outcome::Draw) | None => 1,
        }
    }

    /// By how many points of victory a side is ahead.
    pub fn margin(&self, side: Side) -> i64 {
        let score = |side: Side| i64::from(self.measure.score[side]);
        score(side) - score(side.enemy())
    }
}

/// Fights battles of a batch one after the other, each as [`retrace`](crate::retrace) plays it.
pub fn fight<G: Measured>(
    start: &G,
    players: BySide<Player>,
    batch: Batch,
    numbers: &[usize],
) -> Vec<Fought> {
    let choose = chooser::<G>(players);
    let one = |&number: &usize| {
        let mut game = start.clone();
        let (outcome, actions) = play(&mut game, &choose, batch.seed_of(number), batch.action_cap, &mut ());
        Fought { outcome, measure: game.measure(), actions }
    };
    numbers.iter().map(one).collect()
}
