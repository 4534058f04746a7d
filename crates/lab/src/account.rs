//! Many battles of one army against another, added up.

use crate::fought::Fought;
use crate::stats::{Interval, Sample, wilson};
use std::collections::BTreeMap;
use table::{Outcome, Side};

/// Points out of battles, in halves: a win is two, a draw one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    pub halves: usize,
    pub games: usize,
}

impl Share {
    pub fn count(&mut self, halves: u8) {
        self.halves += usize::from(halves);
        self.games += 1;
    }

    pub fn add(&mut self, other: Share) {
        self.halves += other.halves;
        self.games += other.games;
    }

    /// The same battles as the other side counts them.
    pub fn turned(self) -> Share {
        Share { halves: (2 * self.games).saturating_sub(self.halves), games: self.games }
    }

    pub fn points(self) -> f64 {
        self.halves as f64 / 2.0
    }

    /// From 0 to 1; a half where there were no battles.
    pub fn value(self) -> f64 {
        if self.games == 0 { 0.5 } else { self.points() / self.games as f64 }
    }

    pub fn interval(self) -> Interval {
        wilson(self.points(), self.games)
    }
}

/// What came of the battles of a first army against a second one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    pub share: Share,
    /// Won, drawn, lost by the first army, broken off.
    pub wins: usize,
    pub draws: usize,
    pub losses: usize,
    pub unfinished: usize,
    /// What side a made of them, whichever army played it.
    pub side_a: Share,
    /// What the side that had the first turn made of them; without battles where nobody has it.
    pub first_turn: Share,
    /// How many battles had so many rounds.
    pub lengths: BTreeMap<u16, usize>,
    pub rounds: Sample,
    /// Points lost by the first and by the second army.
    pub lost: [Sample; 2],
    /// Points of victory by which the first army was ahead.
    pub margin: Sample,
}

impl Account {
    /// Counts a battle in which the first army was that side.
    pub fn count(&mut self, battle: &Fought, own: Side) {
        self.share.count(battle.halves(own));
        match battle.outcome {
            Some(Outcome::Won(side)) if side == own => self.wins += 1,
            Some(Outcome::Won(_)) => self.losses += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unfinished += 1,
        }
        self.side_a.count(battle.halves(Side::A));
        if let Some(first) = battle.measure.first {
            self.first_turn.count(battle.halves(first));
        }
        *self.lengths.entry(battle.measure.rounds).or_default() += 1;
        self.rounds.count(battle.measure.rounds.into());
        for (sum, side) in self.lost.iter_mut().zip([own, own.enemy()]) {
            sum.count(battle.measure.lost[side].into());
        }
        self.margin.count(battle.margin(own) as f64);
    }

    /// Adds battles of the same first army, or of all armies where it does not matter whose they are.
    pub fn add(&mut self, other: &Account) {
        self.share.add(other.share);
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.unfinished += other.unfinished;
        self.side_a.add(other.side_a);
        self.first_turn.add(other.first_turn);
        for (&rounds, &battles) in &other.lengths {
            *self.lengths.entry(rounds).or_default() += battles;
        }
        self.rounds.add(&other.rounds);
        for (sum, more) in self.lost.iter_mut().zip(&other.lost) {
            sum.add(more);
        }
        self.margin.add(&other.margin);
    }
}
