//! The race between plans.

use super::luck::EvenDice;
use super::{Depth, Meter};
use crate::{CERTAIN, Choice, Haste, Plan, Playable};
use std::cmp::Ordering;
use std::f64::consts::PI;
use table::{Dice, Outcome, Rng, Side, Viewer};

/// What a thousandth of an army counts besides the chance to win, in the units of [`CERTAIN`].
const STANDING: i32 = 3;

/// How many standard errors a plan must be ahead of the sergeant's own to be preferred.
const DOUBT: f64 = 0.7;

/// How many standard errors a plan must be behind another to be given up before its time.
const HOPELESS: f64 = 3.0;

/// What is not worth finding out, in the units of [`CERTAIN`]: a hundred decisions of a battle add up.
const NEGLIGIBLE: f64 = 1.0;

/// In so many worlds a plan is tried before it is given up.
const FAIR_TRIAL: usize = 8;

/// Actions after which an imagined battle is given up and judged as it is.
const LONGEST: u32 = 4000;

/// In so many worlds, at least, every plan is to be played; where the budget is too small for it, fewer plans are tried.
const FEWEST_WORLDS: f64 = 3.0;

/// So many of the first plans are always tried.
const FIRST: usize = 3;

/// What was seen of a plan.
#[derive(Clone, Debug, Default)]
struct Tried {
    /// How the position was judged in each world.
    scores: Vec<i32>,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.scores.iter().map(|&score| f64::from(score)).sum::<f64>() / self.scores.len().max(1) as f64
    }

    /// How far ahead of another plan it is in the worlds that both were played in; `None` where these are too few to tell.
    fn lead_over(&self, other: &Tried) -> Option<Lead> {
        let pairs = || self.scores.iter().zip(&other.scores).map(|(own, other)| f64::from(own - other));
        let n = self.scores.len().min(other.scores.len());
        if n < 2 {
            return None;
        }
        let mean = pairs().sum::<f64>() / n as f64;
        let square: f64 = pairs().map(|difference| (difference - mean) * (difference - mean)).sum();
        Some(Lead { mean, error: (square / (n - 1) as f64 / n as f64).sqrt() })
    }
}

/// How far one plan is ahead of another, and the standard error of it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Lead {
    mean: f64,
    error: f64,
}

impl Lead {
    /// Of what is seen so much is beyond doubt.
    fn less(self, errors: f64) -> f64 {
        self.mean - errors * self.error
    }

    /// What could be won on average by finding out for sure which plan is better, where the other one would be followed
    /// without: the part of a normal distribution below zero.
    fn at_stake(self) -> f64 {
        if self.error <= 0.0 {
            return (-self.mean).max(0.0);
        }
        let z = self.mean / self.error;
        self.error * (density(z) - z * tail(z))
    }
}

/// The density of the normal distribution.
fn density(z: f64) -> f64 {
    (-z * z / 2.0).exp() / (2.0 * PI).sqrt()
}

/// The part of the normal distribution above `z`, to six places (Abramowitz and Stegun 26.2.17).
fn tail(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let series = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let above = density(z) * series.into_iter().fold(0.0, |sum, factor| (sum + factor) * t);
    if z < 0.0 { 1.0 - above } else { above }
}

/// What was routine in an imagined battle, in its order, with the turn on the clock.
type Routine<A> = Vec<(u32, Side, A)>;

/// A position that agrees with what is known, and what is left to chance in it.
struct World<G> {
    number: u32,
    start: G,
    /// Where sergeants toss up.
    luck: u64,
}

/// The number of the world in which is found out what a battle costs.
const TRIAL: u32 = u32::MAX;

pub(super) struct Race<'a, G: Playable> {
    view: &'a G::View,
    side: Side,
    seed: u64,
    depth: Depth,
    /// The turn on the clock in which all plans begin.
    begun: u32,
    /// By plan: what was routine in the first battle it was played in.
    routines: Vec<Option<Routine<G::Action>>>,
}

impl<'a, G: Playable> Race<'a, G> {
    pub fn new(view: &'a G::View, side: Side, seed: u64, depth: Depth) -> Race<'a, G> {
        Race { view, side, seed, depth, begun: G::known(view).clock(), routines: Vec::new() }
    }

    /// The number of the plan to follow. The first one is never dropped: the others are compared with it.
    pub fn run(mut self, plans: &[Plan<G::Action>], meter: &mut Meter) -> usize {
        let mut tried = vec![Tried::default(); plans.len()];
        self.routines = vec![None; plans.len()];
        let Some(breadth) = self.affordable(plans, meter).filter(|&breadth| 1 < breadth) else { return 0 };
        let mut left = spread(plans.len(), breadth);
        let rounds = usize::BITS - (left.len() - 1).leading_zeros();
        let begun = meter.used();
        for round in 1..=rounds {
            let share = begun + (1.0 - begun) * f64::from(round) / f64::from(rounds);
            // Every round gets the same part of the budget, so that the last plans are tried most often.
            while meter.used() < share {
                if !self.world(plans, &left, &mut tried, meter) {
                    return best(&left, &tried);
                }
                give_up_hopeless(&mut left, &tried);
                if left.len() < 2 {
                    return best(&left, &tried);
                }
            }
            if round < rounds {
                drop_weaker_half(&mut left, &tried);
            }
        }
        best(&left, &tried)
    }

    /// How many plans can be tried well enough: one battle is imagined to see what it costs, and another one before it where
    /// something is routine.
    fn affordable(&mut self, plans: &[Plan<G::Action>], meter: &mut Meter) -> Option<usize> {
        plans.first()?;
        let trial = self.imagine(TRIAL);
        if trial.start.is_routine() {
            self.play(&trial, plans, 0, meter)?;
        }
        let before = meter.used();
        self.play(&trial, plans, 0, meter)?;
        let battles = (1.0 - meter.used()) / (meter.used() - before).max(1e-6);
        let most = plans.len().min(self.depth.breadth);
        Some(((battles / FEWEST_WORLDS) as usize).clamp(2, most.max(2)))
    }

    /// Plays all plans that are left in one more world; false where the budget ended in between, and then the world
    /// does not count.
    fn world(
        &mut self,
        plans: &[Plan<G::Action>],
        left: &[usize],
        tried: &mut [Tried],
        meter: &mut Meter,
    ) -> bool {
        // All that are left have been played equally often.
        let world = self.imagine(left.first().map_or(0, |&plan| tried[plan].scores.len()) as u32);
        let mut scores = Vec::with_capacity(left.len());
        for &plan in left {
            let Some(score) = self.play(&world, plans, plan, meter) else { return false };
            scores.push(score);
        }
        for (&plan, score) in left.iter().zip(scores) {
            tried[plan].scores.push(score);
        }
        true
    }

    fn imagine(&self, number: u32) -> World<G> {
        let mut rng = Rng::new(self.seed ^ u64::from(number).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let start = G::imagined(self.view, self.side, &mut rng);
        World { number, start, luck: rng.next_u64() }
    }

    /// The judgement of one imagined battle; `None` where the budget ended before.
    fn play(
        &mut self,
        world: &World<G>,
        plans: &[Plan<G::Action>],
        number: usize,
        meter: &mut Meter,
    ) -> Option<i32> {
        let mut game = world.start.clone();
        let mut dice = EvenDice::new(self.seed, world.number);
        let plan = &plans[number];
        for &action in &plan.actions {
            // What follows from the first actions may leave nothing of the rest, or leave it to the other side first.
            let Ok(legal) = game.check(self.side, action) else { break };
            game.apply(legal, &mut dice, &mut ());
            meter.tick();
        }
        let known = self.routines[number].take();
        let is_first = known.is_none();
        let routine = known.unwrap_or_else(|| self.moves_of_others(plan.idle));
        let (score, done) = self.go_on(&mut game, plan.idle, &routine, world.luck, &mut dice, meter)?;
        self.routines[number] = Some(if is_first { done } else { routine });
        Some(score)
    }

    /// What is known before a plan is played for the first time: the moves of the other units in this turn, as with the first
    /// plan.
    fn moves_of_others(&self, idle: Option<u8>) -> Routine<G::Action> {
        let first = self.routines.first().into_iter().flatten().flatten();
        let others = first.filter(|&&(clock, side, action)| {
            let mover = G::mover(action);
            (clock, side) == (self.begun, self.side) && mover.is_some() && mover != idle
        });
        others.copied().collect()
    }

    /// Both sides as sergeants, up to the horizon: the judgement, and what was routine. That is done as `routine` says as far
    /// as it goes; what another luck has made impossible is left out. The horizon is counted from the turn in which all
    /// plans began: one that ends it is judged no later than the others.
    fn go_on(
        &self,
        game: &mut G,
        idle: Option<u8>,
        routine: &[(u32, Side, G::Action)],
        luck: u64,
        dice: &mut impl Dice,
        meter: &mut Meter,
    ) -> Option<(i32, Routine<G::Action>)> {
        let mut rng = Rng::new(luck);
        let end = self.begun + self.depth.horizon;
        let mut known = routine.iter().copied().peekable();
        let mut done = Vec::new();
        for _ in 0..LONGEST {
            let Some(side) = game.pending().first().filter(|_| game.clock() < end) else { break };
            let (clock, is_routine) = (game.clock(), game.is_routine());
            if is_routine {
                while known.next_if(|&(turn, _, _)| turn < clock).is_some() {}
                if let Some((_, _, action)) = known.next_if(|&(turn, of, _)| (turn, of) == (clock, side)) {
                    if let Ok(legal) = game.check(side, action) {
                        game.apply(legal, dice, &mut ());
                        meter.tick();
                        done.push((clock, side, action));
                    }
                    continue;
                }
            }
            let haste = Haste {
                idle: idle.filter(|_| side == self.side && clock == self.begun),
                still: end <= clock + 1,
                now: clock == self.begun,
            };
            // Also here nobody knows what is hidden from him.
            let view = game.view(Viewer::Side(side));
            let Some(Choice { action, .. }) = G::hasty(&view, side, haste, rng.next_u64()) else { break };
            let Ok(legal) = game.check(side, action) else { break };
            game.apply(legal, dice, &mut ());
            meter.tick();
            if is_routine {
                done.push((clock, side, action));
            }
            if 1.0 < meter.used() {
                return None;
            }
        }
        Some((self.judge(game), done))
    }

    /// The chance to win, and a little for what is left where that is nearly certain or nearly lost.
    fn judge(&self, game: &G) -> i32 {
        let chance = match (game.outcome(), G::evaluation()) {
            (Some(Outcome::Won(side)), _) if side == self.side => CERTAIN,
            (Some(Outcome::Won(_)), _) => 0,
            (None, Some(trained)) => trained.chance(&game.features(self.side), game.progress()),
            (Some(Outcome::Draw), _) | (None, None) => CERTAIN / 2,
        };
        chance + STANDING * game.standing(self.side)
    }
}

/// So many of the numbers below `len`: the first ones, which are most promising, and others as evenly as possible, since
/// neighbours are often alike.
fn spread(len: usize, count: usize) -> Vec<usize> {
    let count = count.clamp(1, len.max(1));
    let first = FIRST.min(count);
    let (more, rest) = (count - first, len.saturating_sub(first));
    (0..first).chain((0..more).map(|place| first + place * rest / more)).collect()
}

/// Gives up what is surely no better than the best one, or cannot be better by so much that it matters. The sergeant's own
/// plan stays, unless nothing else does: with it alone left, or with another one that is surely better, the race is decided.
fn give_up_hopeless(left: &mut Vec<usize>, tried: &[Tried]) {
    let played = left.first().map_or(0, |&plan| tried[plan].scores.len());
    if played < FAIR_TRIAL {
        return;
    }
    let better = |one: &&usize, other: &&usize| {
        tried[**one].mean().total_cmp(&tried[**other].mean()).then(other.cmp(one))
    };
    let Some(&leader) = left.iter().max_by(better) else { return };
    let matters = |lead: Lead| lead.less(HOPELESS) < 0.0 && NEGLIGIBLE < lead.at_stake();
    let hopeful = |&plan: &usize| plan == leader || tried[leader].lead_over(&tried[plan]).is_none_or(matters);
    let rivals = left.iter().filter(|&&plan| plan != 0 && hopeful(&plan)).count();
    if 1 < rivals {
        left.retain(|plan| *plan == 0 || hopeful(plan));
    } else {
        left.retain(hopeful);
    }
}

/// Keeps the better half; the sergeant's own plan always.
fn drop_weaker_half(left: &mut Vec<usize>, tried: &[Tried]) {
    let keep = left.len().div_ceil(2).max(2);
    let better = |&one: &usize, &other: &usize| {
        tried[other].mean().partial_cmp(&tried[one].mean()).unwrap_or(Ordering::Equal).then(one.cmp(&other))
    };
    left.sort_by(better);
    let own = left.iter().position(|&plan| plan == 0);
    left.truncate(keep);
    if own.is_some_and(|own| keep <= own) {
        left.pop();
        left.push(0);
    }
    left.sort_unstable();
}

/// The plan that is surely better than the sergeant's own by most, or that one.
fn best(left: &[usize], tried: &[Tried]) -> usize {
    let ahead = |&plan: &usize| Some((plan, tried[plan].lead_over(&tried[0])?.less(DOUBT)));
    let others = left.iter().filter(|&&plan| plan != 0).filter_map(ahead).filter(|&(_, ahead)| 0.0 < ahead);
    others.max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(plan, _)| plan)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(scores: &[i32]) -> Tried {
        Tried { scores: scores.to_vec() }
    }

    #[test]
    fn the_tail_is_that_of_the_normal_distribution() {
        for (z, above) in
            [(0.0, 0.5), (1.0, 0.158_655), (1.96, 0.024_998), (-1.0, 0.841_345), (4.0, 0.000_032)]
        {
            assert!((tail(z) - above).abs() < 2e-6, "{z}: {}", tail(z));
        }
    }

    #[test]
    fn less_is_at_stake_the_surer_the_lead() {
        let even = Lead { mean: 0.0, error: 100.0 };
        assert!((even.at_stake() - 39.894).abs() < 0.01, "{}", even.at_stake());
        let sure = Lead { mean: 200.0, ..even };
        assert!((sure.at_stake() - 0.849).abs() < 0.01, "{}", sure.at_stake());
        // Whoever is behind gives away at least what he is behind.
        assert!((Lead { mean: -200.0, ..even }.at_stake() - 200.849).abs() < 0.01);
        assert_eq!(Lead { mean: 5.0, error: 0.0 }.at_stake(), 0.0);
        assert_eq!(Lead { mean: -5.0, error: 0.0 }.at_stake(), 5.0);
    }

    /// Three plans that hardly differ, and one that is as good on average but scatters: only that one may still win something.
    #[test]
    fn what_cannot_matter_is_given_up() {
        let flat =
            [[100; 9], [101; 9], [98, 100, 98, 100, 98, 100, 98, 100, 100]].map(|scores| tried(&scores));
        let scattered = tried(&[1101, -899, 1101, -899, 1101, -899, 1101, -899, 101]);
        let all = [&flat[..], &[scattered]].concat();
        let mut left = vec![0, 1, 2, 3];
        give_up_hopeless(&mut left, &all);
        assert_eq!(left, [0, 1, 3]);
        let mut left = vec![0, 1, 2];
        give_up_hopeless(&mut left, &all);
        assert_eq!((&left[..], best(&left, &all)), (&[1][..], 1));
    }

    #[test]
    fn nothing_is_given_up_before_a_fair_trial() {
        let all = [tried(&[0; 7]), tried(&[1000; 7])];
        let mut left = vec![0, 1];
        give_up_hopeless(&mut left, &all);
        assert_eq!(left, [0, 1]);
    }
}
