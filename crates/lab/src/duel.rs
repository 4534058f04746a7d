//! Two players against each other, in pairs of battles that differ only in who plays which side.

use crate::pool::in_parallel;
use crate::simulate::{Batch, chooser, play};
use crate::stats::Pairs;
use players::{Playable, Player};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{BySide, Outcome, Side};

/// What came of a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Duel {
    pub pairs: Pairs,
    pub wins: [usize; 2],
    pub draws: usize,
    /// Points of whoever played side a, in halves: how far the side itself decides.
    pub side_a: usize,
    /// Battles that had no end. They count as drawn.
    pub unfinished: usize,
    pub actions: u64,
}

impl Duel {
    pub fn games(&self) -> usize {
        2 * self.pairs.len()
    }

    fn count_pair(&mut self, results: [(Option<Outcome>, u32); 2]) {
        let mut halves = 0;
        for ((outcome, actions), own) in results.into_iter().zip(Side::BOTH) {
            self.actions += u64::from(actions);
            halves += match outcome {
                Some(Outcome::Won(side)) => {
                    self.wins[usize::from(side != own)] += 1;
                    self.side_a += if side == Side::A { 2 } else { 0 };
                    if side == own { 2 } else { 0 }
                }
                Some(Outcome::Draw) => {
                    self.draws += 1;
                    self.side_a += 1;
                    1
                }
                None => {
                    self.unfinished += 1;
                    self.side_a += 1;
                    1
                }
            };
        }
        self.pairs.count(halves);
    }

    pub fn add(&mut self, other: &Duel) {
        for (sum, more) in self.pairs.counts.iter_mut().zip(other.pairs.counts) {
            *sum += more;
        }
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
        self.draws += other.draws;
        self.side_a += other.side_a;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
    }
}

/// Plays those pairs of the batch. Pair `i` begins at the start `i` of `starts`, over and over, with the same dice and the
/// same random numbers for both of its battles; so a duel can go on where it was left. `done` counts pairs.
pub fn duel<G: Playable + Sync>(
    starts: &[G],
    players: [Player; 2],
    batch: Batch,
    pairs: Range<usize>,
    done: &AtomicUsize,
) -> Duel {
    let seats = [BySide::new(players[0], players[1]), BySide::new(players[1], players[0])];
    let choosers = seats.map(chooser::<G>);
    let sums = in_parallel(batch.threads, pairs, |number, sum: &mut Duel| {
        let Some(start) = starts.get(number % starts.len().max(1)) else { return };
        let battle = |seat: usize| {
            play(&mut start.clone(), &choosers[seat], batch.seed_of(number), batch.action_cap, &mut ())
        };
        sum.count_pair([battle(0), battle(1)]);
        done.fetch_add(1, Ordering::Relaxed);
    });
    let mut total = Duel::default();
    for sum in &sums {
        total.add(sum);
    }
    total
}
