//! Means of what was measured many times.

use super::{Interval, Z};

/// Values that were measured, as far as their mean and its interval need them. Sums of whole numbers and of quarters are
/// exact, so that samples can be put together in any order.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    pub len: usize,
    sum: f64,
    squares: f64,
}

impl Sample {
    pub fn count(&mut self, value: f64) {
        self.len += 1;
        self.sum += value;
        self.squares += value * value;
    }

    pub fn add(&mut self, other: &Sample) {
        self.len += other.len;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The same values with the other sign.
    pub fn turned(self) -> Sample {
        Sample { sum: -self.sum, ..self }
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.len.max(1) as f64
    }

    /// Where the mean lies, by Student's distribution; `None` where fewer than two values say nothing of it.
    pub fn interval(&self) -> Option<Interval> {
        let freedom = self.len.checked_sub(1).filter(|&freedom| 0 < freedom)? as f64;
        let deviations = self.squares - self.sum * self.mean();
        let spread = student(freedom) * (deviations.max(0.0) / freedom / self.len as f64).sqrt();
        Some(Interval { low: self.mean() - spread, high: self.mean() + spread })
    }
}

/// The quantile of Student's distribution that belongs to [`Z`], by the expansion of Cornish and Fisher: from four
/// values on it is within a hundredth.
fn student(freedom: f64) -> f64 {
    let terms = [
        (Z.powi(3) + Z) / 4.0,
        (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0,
        (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom) + Z
}
