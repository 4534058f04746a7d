//! What many battles prove: shares with their intervals, strengths in Elo, tests that stop as soon as they know.

mod ranking;
mod sample;

pub use ranking::{Ranking, Rated, Record};
pub use sample::Sample;

/// Standard deviations on either side that hold 95 of 100 results.
const Z: f64 = 1.959_963_984_540_054;

/// Where a value lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// Wilson's interval of a share: `points` out of `games`, where a draw is half a point. It stays within 0 and 1, and
/// means something also after a handful of games.
pub fn wilson(points: f64, games: usize) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let (share, square) = (points / n, Z * Z);
    let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
    let spread = Z / (1.0 + square / n) * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    Interval { low: (middle - spread).max(0.0), high: (middle + spread).min(1.0) }
}

/// The difference in Elo that makes a share of points likely.
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-6, 1.0 - 1e-6);
    -400.0 * (1.0 / share - 1.0).log10()
}

/// The share of points that a difference in Elo makes likely.
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Pairs of battles with the same dice and armies, sides swapped, counted by the points of the first player: none, a
/// half, one, one and a half, two. What the armies and the dice do cancels within a pair, so that pairs prove more than
/// twice as many single battles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    pub counts: [usize; 5],
}

impl Pairs {
    /// Counts a pair by its points in halves: 0 to 4.
    pub fn count(&mut self, halves: usize) {
        self.counts[halves.min(4)] += 1;
    }

    pub fn len(&self) -> usize {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Points out of the battles, from 0 to 1.
    pub fn share(&self) -> f64 {
        let halves: usize = self.counts.iter().enumerate().map(|(halves, count)| halves * count).sum();
        halves as f64 / (4 * self.len().max(1)) as f64
    }

    /// How far the share of one pair strays, squared. Kinds of results that have not been seen are taken for rare, not
    /// for impossible: otherwise a handful of equal results would prove everything.
    fn variance(&self) -> f64 {
        const UNSEEN: f64 = 1e-3;
        let weight = |count: usize| (count as f64).max(UNSEEN);
        let total: f64 = self.counts.iter().map(|&count| weight(count)).sum();
        let each =
            || self.counts.iter().enumerate().map(|(halves, &count)| (halves as f64 / 4.0, weight(count)));
        let mean = each().map(|(share, weight)| share * weight).sum::<f64>() / total;
        each().map(|(share, weight)| weight * (share - mean) * (share - mean)).sum::<f64>() / total
    }

    /// Where the share lies. No narrower than as if one more pair had been won and one more lost, since the usual
    /// formula claims certainty where all results were equal.
    pub fn interval(&self) -> Interval {
        let n = self.len();
        if n == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        let mut cautious = *self;
        cautious.counts[0] += 1;
        cautious.counts[4] += 1;
        let spread = Z * (cautious.variance() / cautious.len() as f64).sqrt();
        Interval { low: (self.share() - spread).max(0.0), high: (self.share() + spread).min(1.0) }
    }

    /// The difference in Elo, and where it lies.
    pub fn elo(&self) -> (f64, Interval) {
        let Interval { low, high } = self.interval();
        (elo(self.share()), Interval { low: elo(low), high: elo(high) })
    }
}

/// A sequential test between two claims: the first player is better by `elo0`, or by `elo1`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// How often either claim may be accepted though the other is true.
    pub error: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// `elo0` it is.
    Weaker,
    /// `elo1` it is.
    Stronger,
    Open,
}

impl Sprt {
    /// The logarithm of how much likelier `elo1` is than `elo0`, by the normal approximation over pairs.
    pub fn llr(&self, pairs: &Pairs) -> f64 {
        if pairs.is_empty() {
            return 0.0;
        }
        let (share0, share1) = (share_of(self.elo0), share_of(self.elo1));
        let drift = (share1 - share0) * (2.0 * pairs.share() - share0 - share1);
        pairs.len() as f64 * drift / (2.0 * pairs.variance().max(1e-9))
    }

    /// From where on the test knows.
    pub fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let llr = self.llr(pairs);
        if self.bound() <= llr {
            Verdict::Stronger
        } else if llr <= -self.bound() {
            Verdict::Weaker
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
#[path = "stats/tests.rs"]
mod tests;
