//! How an action, or the whole chain of what follows it, is likely to end: counted exactly where the dice can be counted,
//! else played many times and said so.
//!
//! A chain goes on after the action: the side that acts lets everything else pass, what must be decided on the way is
//! decided as a sergeant would from what his side can see, and it ends where the system says that the matter is settled.

mod shown;

use crate::erased::{Erased, System};
use crate::json::outcome_to_json;
use lab::stats::{Interval, wilson};
use players::{Playable, Temper};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use table::{Course, Effort, FastDice, Game, Natural, Odds, Outcome, Side, Viewer, chain_odds, play_chain};

/// What may become of a unit in a chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fact {
    /// It comes into contact with an enemy.
    Arrives,
    /// It loses its nerve in close combat.
    Breaks,
    Flees,
    /// It is run down.
    Caught,
    /// Nobody of it is left in the battle.
    Destroyed,
}

impl Fact {
    pub const ALL: [Fact; 5] = [Fact::Arrives, Fact::Breaks, Fact::Flees, Fact::Caught, Fact::Destroyed];

    pub const fn name(self) -> &'static str {
        match self {
            Fact::Arrives => "arrives",
            Fact::Breaks => "breaks",
            Fact::Flees => "flees",
            Fact::Caught => "caught",
            Fact::Destroyed => "destroyed",
        }
    }
}

/// What has become of the units so far: for every fact a bit of each unit, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Facts([u64; Fact::ALL.len()]);

impl Facts {
    pub fn note(&mut self, fact: Fact, unit: u8) {
        self.0[fact as usize] |= 1u64.checked_shl(unit.into()).unwrap_or(0);
    }

    pub fn has(&self, fact: Fact, unit: u8) -> bool {
        self.0[fact as usize] & 1u64.checked_shl(unit.into()).unwrap_or(0) != 0
    }

    fn units(&self, fact: Fact) -> impl Iterator<Item = u8> + '_ {
        (0..64).filter(move |&unit| self.has(fact, unit))
    }
}

/// How much may be done for odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Runs for exact odds; beyond them the action is played by chance.
    pub runs: usize,
    /// How often it is played then.
    pub samples: u32,
    /// Where somebody waits: no more is played after that time. What was counted then depends on the machine.
    pub time: Option<Duration>,
    /// Whether odds are told though nothing may be measured: to whoever looks at a recorded battle, not to those who play.
    pub measured: bool,
}

impl Limits {
    /// The same answer on every machine.
    pub const fn runs(runs: usize) -> Limits {
        Limits { runs, samples: 2000, time: None, measured: false }
    }
}

/// Fewer samples say nothing.
const LEAST_SAMPLES: u32 = 100;

/// How an action may end, the likeliest first. The weights add up to `total`.
pub(crate) struct Weighed {
    pub(crate) endings: Vec<Ending>,
    total: Natural,
    /// How often it was played; `None` where everything was counted.
    samples: Option<u32>,
}

pub(crate) struct Ending {
    facts: Facts,
    /// Elements lost, by unit.
    pub(crate) losses: Vec<(usize, u16)>,
    /// `Some` where the battle is over.
    result: Option<Outcome>,
    weight: Natural,
}

/// What an ending is known by.
type Key = (Facts, Vec<u16>, Option<Option<Side>>);

/// In percent; where it was sampled, with the interval in which the true value lies 95 times out of 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Chance {
    pub(crate) percent: f64,
    pub(crate) between: Option<(f64, f64)>,
}

impl Weighed {
    pub(crate) fn samples(&self) -> Option<u32> {
        self.samples
    }

    pub(crate) fn chance_of(&self, weight: &Natural) -> Chance {
        let percent = weight.parts(&self.total, 10_000) as f64 / 100.0;
        let between = self.samples.map(|samples| {
            let points = share(weight, &self.total) * f64::from(samples);
            let Interval { low, high } = wilson(points, samples as usize);
            (100.0 * low, 100.0 * high)
        });
        Chance { percent, between }
    }

    /// How likely it is that something happens.
    pub(crate) fn chance(&self, happens: impl Fn(&Ending) -> bool) -> Chance {
        let weights = self.endings.iter().filter(|ending| happens(ending)).map(|ending| ending.weight);
        // No sum of weights is larger than the total.
        let weight =
            weights.fold(Natural::ZERO, |sum, weight| sum.checked_add(&weight).unwrap_or(self.total));
        self.chance_of(&weight)
    }

    pub(crate) fn of(&self, ending: &Ending) -> Chance {
        self.chance_of(&ending.weight)
    }

    /// Facts and units that are possible, in the order of the facts.
    pub(crate) fn facts(&self) -> Vec<(Fact, u8)> {
        let mut all = Facts::default();
        for ending in &self.endings {
            all.0.iter_mut().zip(ending.facts.0).for_each(|(all, one)| *all |= one);
        }
        Fact::ALL.iter().flat_map(|&fact| all.units(fact).map(move |unit| (fact, unit))).collect()
    }

    /// The chance of a fact.
    pub(crate) fn chance_of_fact(&self, fact: Fact, unit: u8) -> Chance {
        self.chance(|ending| ending.facts.has(fact, unit))
    }

    /// Units that may lose somebody, with what they lose on average and, where it was sampled, how far that may be off.
    pub(crate) fn expected(&self) -> BTreeMap<usize, (f64, Option<f64>)> {
        let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for ending in &self.endings {
            let share = share(&ending.weight, &self.total);
            for &(unit, lost) in &ending.losses {
                let (mean, square) = sums.entry(unit).or_default();
                *mean += share * f64::from(lost);
                *square += share * f64::from(lost).powi(2);
            }
        }
        let margin = |mean: f64, square: f64| {
            let samples = f64::from(self.samples?);
            Some(Z * ((square - mean * mean).max(0.0) / samples).sqrt())
        };
        sums.into_iter().map(|(unit, (mean, square))| (unit, (mean, margin(mean, square)))).collect()
    }

    /// As the referee says it of one action.
    pub(crate) fn to_json(&self) -> Value {
        let outcome = |ending: &Ending| {
            let loss = |&(unit, elements): &(usize, u16)| json!({ "unit": unit, "elements": elements });
            let mut outcome = Map::new();
            if self.samples.is_none() {
                outcome.insert("weight".to_owned(), json!(ending.weight.to_string()));
            }
            self.of(ending).write(&mut outcome);
            outcome.insert("losses".to_owned(), ending.losses.iter().map(loss).collect());
            if let Some(result) = ending.result {
                outcome.insert("outcome".to_owned(), outcome_to_json(result));
            }
            Value::Object(outcome)
        };
        let mut odds = self.head();
        odds.insert("outcomes".to_owned(), self.endings.iter().map(outcome).collect());
        Value::Object(odds)
    }

    /// As the referee says it of a chain.
    pub(crate) fn chain_to_json(&self) -> Value {
        let chance = |&(fact, unit): &(Fact, u8)| {
            let mut chance = Map::new();
            chance.insert("fact".to_owned(), json!(fact.name()));
            chance.insert("unit".to_owned(), json!(unit));
            self.chance_of_fact(fact, unit).write(&mut chance);
            Value::Object(chance)
        };
        let expected = self.expected();
        let losses = |(&unit, &(mean, margin)): (&usize, &(f64, Option<f64>))| {
            let mut losses = Map::new();
            losses.insert("unit".to_owned(), json!(unit));
            losses.insert("expected".to_owned(), json!(hundredths(mean)));
            if let Some(margin) = margin {
                losses.insert("margin".to_owned(), json!(hundredths(margin)));
            }
            losses.insert("distribution".to_owned(), self.distribution(unit));
            Value::Object(losses)
        };
        let mut odds = self.head();
        odds.insert("chances".to_owned(), self.facts().iter().map(chance).collect());
        odds.insert("losses".to_owned(), expected.iter().map(losses).collect());
        Value::Object(odds)
    }

    fn head(&self) -> Map<String, Value> {
        let mut odds = Map::new();
        odds.insert("exact".to_owned(), json!(self.samples.is_none()));
        match self.samples {
            Some(samples) => odds.insert("samples".to_owned(), json!(samples)),
            None => odds.insert("total".to_owned(), json!(self.total.to_string())),
        };
        odds
    }

    /// How many elements of a unit are lost how often.
    fn distribution(&self, unit: usize) -> Value {
        let lost = |ending: &Ending| {
            ending.losses.iter().find(|&&(of, _)| of == unit).map_or(0, |&(_, elements)| elements)
        };
        let mut counts: Vec<u16> = self.endings.iter().map(lost).collect();
        counts.sort_unstable();
        counts.dedup();
        let one = |&elements: &u16| {
            let mut one = Map::new();
            one.insert("elements".to_owned(), json!(elements));
            self.chance(|ending| lost(ending) == elements).write(&mut one);
            Value::Object(one)
        };
        counts.iter().map(one).collect()
    }
}

impl Chance {
    fn write(self, object: &mut Map<String, Value>) {
        object.insert("percent".to_owned(), json!(self.percent));
        if let Some((low, high)) = self.between {
            object.insert("low".to_owned(), json!(hundredths(low)));
            object.insert("high".to_owned(), json!(hundredths(high)));
        }
    }
}

/// Of the normal distribution: 95 of 100 lie within.
const Z: f64 = 1.96;

fn share(weight: &Natural, total: &Natural) -> f64 {
    const PARTS: u64 = 1 << 53;
    weight.parts(total, PARTS) as f64 / PARTS as f64
}

pub(crate) fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

/// How a battle goes on after an action.
struct Follower<S: System> {
    /// `None`: it does not, the action is all.
    chain: Option<S::Chain>,
    /// What sergeants decide, by position.
    decided: BTreeMap<u64, <S::Game as Game>::Action>,
}

impl<S: System> Course<S::Game> for Follower<S> {
    type Notes = Facts;

    fn note(&self, facts: &mut Facts, event: &<S::Game as Game>::Event) {
        if self.chain.is_some() {
            S::note(facts, event);
        }
    }

    fn is_over(&self, game: &S::Game, _: &Facts) -> bool {
        self.chain.as_ref().is_some_and(|chain| S::is_settled(chain, game))
    }

    fn decide(&mut self, game: &S::Game) -> Option<<S::Game as Game>::Legal> {
        let chain = self.chain.as_ref()?;
        let side = game.pending().first()?;
        let passed = S::passes(chain, game, side).and_then(|action| game.check(side, action).ok());
        if passed.is_some() {
            return passed;
        }
        let mut same = game.clone();
        same.forget();
        let action = match self.decided.get(&same.state_hash()) {
            Some(&action) => action,
            None => {
                let view = game.view(Viewer::Side(side));
                let action = S::Game::sergeant(&view, side, Temper::Steady, 0)?.action;
                self.decided.insert(same.state_hash(), action);
                action
            }
        };
        game.check(side, action).ok()
    }
}

impl<S: System> Erased<S> {
    /// How the action is likely to end; with its chain where that is asked for.
    pub(crate) fn weighed(&self, legal: <S::Game as Game>::Legal, chain: bool, limits: Limits) -> Weighed {
        let begun = Instant::now();
        let chain = chain.then(|| S::chain(&self.game, legal));
        let mut follower = Follower::<S> { chain, decided: BTreeMap::new() };
        let key = |game: &S::Game, facts: &Facts| -> Key {
            // As a side, since outcomes have no order.
            let result = game.outcome().map(|outcome| match outcome {
                Outcome::Won(side) => Some(side),
                Outcome::Draw => None,
            });
            (*facts, S::losses(game), result)
        };
        let effort = Effort::runs(limits.runs);
        if let Odds::Exact(exact) = chain_odds(&self.game, legal, effort, &mut follower, key) {
            return self.endings(exact.weights, exact.total, None);
        }
        let mut counts: BTreeMap<Key, u32> = BTreeMap::new();
        let mut samples = 0;
        for number in 0..limits.samples.max(LEAST_SAMPLES) {
            let late = limits.time.is_some_and(|time| time < begun.elapsed());
            if late && LEAST_SAMPLES <= number {
                break;
            }
            let mut game = self.game.clone();
            let mut dice = FastDice { seed: u64::from(number) };
            let facts = play_chain(&mut game, legal, &mut follower, &mut dice);
            *counts.entry(key(&game, &facts)).or_default() += 1;
            samples += 1;
        }
        let weights = counts.into_iter().map(|(key, count)| (key, Natural::new(count.into()))).collect();
        self.endings(weights, Natural::new(samples.into()), Some(samples))
    }

    fn endings(&self, weights: BTreeMap<Key, Natural>, total: Natural, samples: Option<u32>) -> Weighed {
        let before = S::losses(&self.game);
        let ending = |((facts, after, result), weight): (Key, Natural)| {
            let lost = before.iter().zip(&after).map(|(before, after)| after.saturating_sub(*before));
            Ending {
                facts,
                losses: lost.enumerate().filter(|&(_, lost)| 0 < lost).collect(),
                result: result.map(|won| won.map_or(Outcome::Draw, Outcome::Won)),
                weight,
            }
        };
        let mut endings: Vec<Ending> = weights.into_iter().map(ending).collect();
        // Stable: equally likely endings stay in the order of their losses.
        endings.sort_by_key(|ending| std::cmp::Reverse(ending.weight));
        Weighed { endings, total, samples }
    }
}
