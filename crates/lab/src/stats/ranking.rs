//! Strengths of several players or lists from who beat whom (Bradley and Terry).

use super::Interval;

/// Points and battles between two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Record {
    pub first: usize,
    pub second: usize,
    /// Of the first: a win is one, a draw a half.
    pub points: f64,
    pub games: usize,
}

/// A strength in Elo with its interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    pub elo: f64,
    pub interval: Interval,
}

/// Strengths that make the results likeliest; their mean is 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranking {
    pub rated: Vec<Rated>,
}

/// Elo points of one unit of the natural logarithm.
const ELO_PER_NAT: f64 = 400.0 / std::f64::consts::LN_10;

/// Draws against an average player that everybody is granted: without them whoever won everything would be infinitely
/// strong.
const PRIOR: f64 = 1.0;

impl Ranking {
    /// Fits the strengths of `players` by Newton's method. The likelihood has one maximum, so that the start does not
    /// matter.
    pub fn of(players: usize, records: &[Record]) -> Ranking {
        let sound = |record: &&Record| {
            record.first != record.second && record.first.max(record.second) < players && 0 < record.games
        };
        let records: Vec<Record> = records.iter().filter(sound).copied().collect();
        let mut strength = vec![0.0; players];
        let mut covariance = vec![vec![0.0; players]; players];
        for _ in 0..60 {
            let (slope, curve) = derivatives(&strength, &records);
            covariance = inverse(&curve);
            let mut farthest = 0.0f64;
            for (one, row) in strength.iter_mut().zip(&covariance) {
                let step: f64 = row.iter().zip(&slope).map(|(cell, slope)| cell * slope).sum();
                // A long step from a flat start would leap over the maximum.
                let step = step.clamp(-1.0, 1.0);
                *one += step;
                farthest = farthest.max(step.abs());
            }
            if farthest < 1e-9 {
                break;
            }
        }
        let mean_of = |values: &[f64]| values.iter().sum::<f64>() / players.max(1) as f64;
        let mean = mean_of(&strength);
        // A strength is the distance from the mean; how far all of them together may lie off does not matter.
        let shared: Vec<f64> = covariance.iter().map(|row| mean_of(row)).collect();
        let common = mean_of(&shared);
        let rate = |(player, strength): (usize, &f64)| {
            let elo = (strength - mean) * ELO_PER_NAT;
            let variance = covariance[player][player] - 2.0 * shared[player] + common;
            let spread = super::Z * variance.max(0.0).sqrt() * ELO_PER_NAT;
            Rated { elo, interval: Interval { low: elo - spread, high: elo + spread } }
        };
        Ranking { rated: strength.iter().enumerate().map(rate).collect() }
    }

    /// The players from the strongest to the weakest.
    pub fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rated.len()).collect();
        order.sort_by(|&one, &other| self.rated[other].elo.total_cmp(&self.rated[one].elo));
        order
    }
}

/// The slope of the logarithm of the likelihood, and its curvature turned positive.
fn derivatives(strength: &[f64], records: &[Record]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strength.len();
    let (mut slope, mut curve) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    let likely = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    for player in 0..n {
        let expected = likely(strength[player]);
        slope[player] += PRIOR * (0.5 - expected);
        curve[player][player] += PRIOR * expected * (1.0 - expected);
    }
    for &Record { first, second, points, games } in records {
        let expected = likely(strength[first] - strength[second]);
        let (surplus, weight) =
            (points - games as f64 * expected, games as f64 * expected * (1.0 - expected));
        slope[first] += surplus;
        slope[second] -= surplus;
        for (row, column, sign) in
            [(first, first, 1.0), (second, second, 1.0), (first, second, -1.0), (second, first, -1.0)]
        {
            curve[row][column] += sign * weight;
        }
    }
    (slope, curve)
}

/// The inverse of a symmetric, positive definite matrix by Gauss and Jordan; no pivots are needed.
fn inverse(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let mut left = matrix.to_vec();
    let mut right: Vec<Vec<f64>> =
        (0..n).map(|row| (0..n).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..n {
        let scale = 1.0 / left[pivot][pivot];
        for cell in left[pivot].iter_mut().chain(&mut right[pivot]) {
            *cell *= scale;
        }
        let (pivot_left, pivot_right) = (left[pivot].clone(), right[pivot].clone());
        for row in (0..n).filter(|&row| row != pivot) {
            let factor = left[row][pivot];
            for column in 0..n {
                left[row][column] -= factor * pivot_left[column];
                right[row][column] -= factor * pivot_right[column];
            }
        }
    }
    right
}
