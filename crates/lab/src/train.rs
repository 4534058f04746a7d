//! Training the evaluation of positions: computer players fight, and what the positions on the way looked like is compared
//! with how the battles ended.
//!
//! The evaluation is a logistic regression. It is fitted by Newton's method to four battles of five; the fifth tells how good
//! it is. The same battles give the same weights on any number of threads.

use crate::pool::in_parallel;
use crate::simulate::{Batch, chooser, play};
use players::{Playable, Player, Weight};
use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{BySide, Outcome, Rng, Side};

/// One battle in so many is kept for the test.
const HELD_OUT: usize = 5;

/// Steps of Newton's method; it is there after a few.
const STEPS: usize = 12;

/// How strongly weights are held back, per position: so that two numbers which nearly always go together share what they
/// explain, and none stands on a few battles.
const RIDGE: f64 = 2e-4;

/// A position and how its battle ended, both as side a sees them.
#[derive(Clone, PartialEq, Debug)]
struct Lesson {
    /// Number of the start of its battle.
    start: usize,
    features: Vec<i32>,
    progress: i32,
    standing: i32,
    /// 1 won, 0 lost, a half drawn.
    result: f64,
}

/// The lessons of every battle of the batch, in their order; none of a battle that had no end. Battle `i` begins at the start
/// `i` of `starts`, over and over, and is looked at whenever a turn has come to its end. `done` counts battles.
fn lessons<G: Playable + Sync>(
    starts: &[G],
    player: Player,
    batch: Batch,
    done: &AtomicUsize,
) -> Vec<Vec<Lesson>> {
    let choose = chooser::<G>(BySide::new(player, player));
    let sums = in_parallel(batch.threads, 0..batch.games, |number, sum: &mut Vec<(usize, Vec<Lesson>)>| {
        let place = number % starts.len().max(1);
        let Some(start) = starts.get(place) else { return };
        let seen = RefCell::new((start.clock(), Vec::new()));
        let looking = |game: &G, side: Side, rng: &mut Rng| {
            let (clock, lessons) = &mut *seen.borrow_mut();
            if game.clock() != *clock {
                *clock = game.clock();
                lessons.push(Lesson {
                    start: place,
                    features: game.features(Side::A),
                    progress: game.progress(),
                    standing: game.standing(Side::A),
                    result: 0.0,
                });
            }
            choose(game, side, rng)
        };
        let seed = batch.seed_of(number);
        let (outcome, _) = play(&mut start.clone(), &looking, seed, batch.action_cap, &mut ());
        let result = match outcome {
            Some(Outcome::Won(Side::A)) => 1.0,
            Some(Outcome::Won(Side::B)) => 0.0,
            Some(Outcome::Draw) => 0.5,
            None => return,
        };
        let (_, mut lessons) = seen.into_inner();
        lessons.iter_mut().for_each(|lesson| lesson.result = result);
        sum.push((number, lessons));
        done.fetch_add(1, Ordering::Relaxed);
    });
    let mut battles: Vec<(usize, Vec<Lesson>)> = sums.into_iter().flatten().collect();
    battles.sort_by_key(|&(number, _)| number);
    battles.into_iter().map(|(_, lessons)| lessons).collect()
}

/// How far an evaluation is off in positions that it was not fitted to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Miss {
    /// The mean square of the difference between chance and result.
    pub brier: f64,
    /// The mean logarithm of what was given to that which happened, with the other sign.
    pub log_loss: f64,
}

/// What came of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Trained {
    /// The names of the numbers that the weights belong to.
    pub names: &'static [&'static str],
    pub weights: Vec<Weight>,
    pub battles: usize,
    pub positions: usize,
    /// Positions that only tested it.
    pub held_out: usize,
    pub miss: Miss,
    /// The same of the best that can be made of [`Playable::standing`] alone.
    pub standing: Miss,
}

/// Lets the player fight a batch of battles against himself, and fits the evaluation to them.
pub fn train<G: Playable + Sync>(starts: &[G], player: Player, batch: Batch, done: &AtomicUsize) -> Trained {
    Trained { names: G::FEATURES, ..fit(&lessons(starts, player, batch, done)) }
}

/// Fits the evaluation to the lessons of battles.
fn fit(battles: &[Vec<Lesson>]) -> Trained {
    let part = |held_out: bool| {
        let wanted =
            move |&(number, _): &(usize, &Vec<Lesson>)| (number % HELD_OUT == HELD_OUT - 1) == held_out;
        battles.iter().enumerate().filter(wanted).flat_map(|(_, lessons)| lessons).collect::<Vec<&Lesson>>()
    };
    let [learnt, test] = [false, true].map(part);
    let starts = battles.iter().flatten().map(|lesson| lesson.start + 1).max().unwrap_or(0);
    let by = |numbers: &dyn Fn(&Lesson) -> Vec<i32>| {
        let known =
            |lesson: &Lesson| (row(&numbers(lesson), lesson.progress, lesson.start, starts), lesson.result);
        let weights = newton(&learnt.iter().map(|lesson| known(lesson)).collect::<Vec<_>>());
        let judged = test.iter().map(|lesson| {
            let (row, result) = known(lesson);
            (chance(&row, &weights), result)
        });
        let missed = miss(judged);
        (weights, missed)
    };
    let (mut weights, missed) = by(&|lesson| lesson.features.clone());
    let (_, standing) = by(&|lesson| vec![lesson.standing]);
    // What the armies of a start are worth is no business of the positions.
    weights.truncate(weights.len().saturating_sub(starts));
    Trained {
        names: &[],
        weights: rounded(&weights),
        battles: battles.len(),
        positions: learnt.len() + test.len(),
        held_out: test.len(),
        miss: missed,
        standing,
    }
}

/// What the regression sees: every number twice, as it counts at the beginning and at the end of a battle; and which start it
/// was, since one army may be stronger from the start, and what it has more of would seem to be the reason.
fn row(features: &[i32], progress: i32, start: usize, starts: usize) -> Vec<f64> {
    let late = f64::from(progress.clamp(0, 1000)) / 1000.0;
    let pair = |&number: &i32| {
        let number = f64::from(number) / 1000.0;
        [number * (1.0 - late), number * late]
    };
    let place = (0..starts).map(|other| if other == start { 1.0 } else { 0.0 });
    features.iter().flat_map(pair).chain(place).collect()
}

fn chance(row: &[f64], weights: &[f64]) -> f64 {
    let logit: f64 = row.iter().zip(weights).map(|(number, weight)| number * weight).sum();
    1.0 / (1.0 + (-logit).exp())
}

fn rounded(weights: &[f64]) -> Vec<Weight> {
    let thousandths = |weight: f64| (weight * 1000.0).round().clamp(-1e9, 1e9) as i32;
    weights.chunks_exact(2).map(|pair| [thousandths(pair[0]), thousandths(pair[1])]).collect()
}

fn miss(pairs: impl Iterator<Item = (f64, f64)>) -> Miss {
    let mut sum = Miss::default();
    let mut count = 0.0;
    for (chance, result) in pairs {
        let chance = chance.clamp(1e-4, 1.0 - 1e-4);
        sum.brier += (chance - result) * (chance - result);
        sum.log_loss -= result * chance.ln() + (1.0 - result) * (1.0 - chance).ln();
        count += 1.0;
    }
    let count = f64::max(count, 1.0);
    Miss { brier: sum.brier / count, log_loss: sum.log_loss / count }
}

/// The weights with which the logistic function explains the results best.
fn newton(rows: &[(Vec<f64>, f64)]) -> Vec<f64> {
    let width = rows.first().map_or(0, |(row, _)| row.len());
    let mut weights = vec![0.0; width];
    let ridge = RIDGE * rows.len() as f64;
    for _ in 0..STEPS {
        let mut slope: Vec<f64> = weights.iter().map(|weight| -ridge * weight).collect();
        let mut bend = vec![vec![0.0; width]; width];
        for (row, result) in rows {
            let chance = chance(row, &weights);
            for (place, number) in row.iter().enumerate() {
                slope[place] += (result - chance) * number;
                for (other, more) in row.iter().enumerate().take(place + 1) {
                    bend[place][other] += chance * (1.0 - chance) * number * more;
                }
            }
        }
        for (place, row) in bend.iter_mut().enumerate() {
            row[place] += ridge + 1e-9;
        }
        for (weight, step) in weights.iter_mut().zip(solved(bend, slope)) {
            *weight += step.clamp(-5.0, 5.0);
        }
    }
    weights
}

/// Solves a symmetric positive system, of which the lower half is given, by Cholesky's method.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let width = right.len();
    for row in 0..width {
        for column in 0..=row {
            let dot: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let rest = matrix[row][column] - dot;
            matrix[row][column] =
                if row == column { rest.max(1e-12).sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..width {
        let dot: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - dot) / matrix[row][row];
    }
    for row in (0..width).rev() {
        let dot: f64 = (row + 1..width).map(|k| matrix[k][row] * right[k]).sum();
        right[row] = (right[row] - dot) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let solution = solved(vec![vec![4.0, 0.0], vec![2.0, 3.0]], vec![10.0, 11.0]);
        assert!((solution[0] - 1.0).abs() < 1e-9 && (solution[1] - 3.0).abs() < 1e-9, "{solution:?}");
    }

    /// Results that follow from one number only, by the odds that the weight says.
    #[test]
    fn a_weight_is_found_again() {
        let mut rng = Rng::new(5);
        let lesson = |rng: &mut Rng| {
            let [number, noise] = [(); 2].map(|()| rng.below(4001) as i32 - 2000);
            let chance = 1.0 / (1.0 + (-1.5 * f64::from(number) / 1000.0).exp());
            let result = if f64::from(rng.below(1_000_000)) < 1e6 * chance { 1.0 } else { 0.0 };
            Lesson {
                start: 0,
                features: vec![number, noise],
                progress: rng.below(1001) as i32,
                standing: noise,
                result,
            }
        };
        let battles: Vec<Vec<Lesson>> = (0..4000).map(|_| vec![lesson(&mut rng), lesson(&mut rng)]).collect();
        let trained = fit(&battles);
        for weight in trained.weights[0] {
            assert!((1300..1700).contains(&weight), "{trained:?}");
        }
        for weight in trained.weights[1] {
            assert!(weight.abs() < 200, "{trained:?}");
        }
        assert!(
            trained.miss.brier < trained.standing.brier && trained.miss.log_loss < trained.standing.log_loss
        );
        assert!((0.24..0.26).contains(&trained.standing.brier), "{trained:?}");
        assert_eq!((trained.battles, trained.positions, trained.held_out), (4000, 8000, 1600));
    }

    #[test]
    fn without_battles_nothing_counts() {
        assert!(fit(&[]).weights.is_empty());
    }
}
