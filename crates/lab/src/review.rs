//! A battle looked at again: who was likely to win, moment by moment, and what changed it, the dice or a decision.
//!
//! From a moment both sides go on as sergeants, in many imagined battles, each with luck of its own; the share of the
//! points that side a makes of them is its chance. The true position is used, since all of it is public once a battle is
//! over; in imagination, too, a side decides by its view. A battle imagined from one moment meets the same dice as the
//! battle of the same number imagined from another, wherever the same is rolled for, so that the curve is smooth.
//!
//! First the curve is drawn with few moments, from turn to turn. Then the steepest piece is cut in two, again and again,
//! until the budget is used up. The entries that were found to change most are measured once more with fresh luck: among
//! many, some look large by chance alone.
//!
//! What an entry changed has two parts. The decision: the chance with this action and its dice fallen anew, less the chance
//! before, when a sergeant would have decided. The dice: the chance after the dice as they fell, less the chance with
//! them fallen anew. An action that rolls nothing has no second part.

use crate::pool::in_parallel;
use players::{Playable, Temper};
use std::cmp::Ordering;
use std::collections::btree_map::Entry::Vacant;
use std::collections::{BTreeMap, BinaryHeap};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use table::{Dice, Entry, FastDice, Fault, Outcome, Rng, Side, Viewer, rerun};

/// Moments of the first, coarse curve at most.
const COARSE: usize = 16;

/// Moments that are looked at after that, where the curve is steep.
const FINE: usize = 16;

/// Entries that are measured with fresh luck.
const CANDIDATES: usize = 5;

/// So many times as many battles are imagined for those.
const FRESH: usize = 2;

/// Where so many battles all end alike, no more are imagined: the battle is decided there.
const DECIDED: usize = 12;

/// Actions after which an imagined battle is given up; it counts as drawn.
const LONGEST: u32 = 20_000;

/// Standard errors beyond which a change is taken for more than chance.
const SURE: f64 = 2.0;

/// The smallest change that is worth telling.
const LEAST: f64 = 0.03;

/// How much is imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imagined {
    /// Battles from each moment that is looked at.
    pub battles: usize,
    pub seed: u64,
    /// The result is the same on any number of them.
    pub threads: usize,
}

impl Imagined {
    /// As many as give a readable curve.
    pub const USUAL: usize = 32;

    fn luck(&self, number: usize) -> u64 {
        Rng::new(self.seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
    }
}

/// What a review found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// By entry; the first is the start, the last the end of what was played.
    pub curve: Vec<Moment>,
    /// The largest first. Those that may be chance of the imagined battles are left out.
    pub swings: Vec<Swing>,
    /// Imagined for each moment of the curve.
    pub battles: usize,
}

/// The chance of side a at a moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// So many entries have been played.
    pub entry: usize,
    /// From 0 to 1; a draw is a half.
    pub chance: f64,
    /// Its standard error.
    pub error: f64,
}

/// What one entry changed: chances of side a.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// Its number, from 1.
    pub entry: usize,
    /// Who decided.
    pub side: Side,
    /// Before the decision.
    pub before: f64,
    /// After the decision, its dice not fallen yet.
    pub decided: f64,
    /// After the dice.
    pub after: f64,
    /// Standard error of the whole change.
    pub error: f64,
}

impl Swing {
    pub fn change(&self) -> f64 {
        self.after - self.before
    }

    pub fn decision(&self) -> f64 {
        self.decided - self.before
    }

    pub fn dice(&self) -> f64 {
        self.after - self.decided
    }

    /// Whether the dice changed more than the decision.
    pub fn by_dice(&self) -> bool {
        self.decision().abs() < self.dice().abs()
    }
}

/// A battle that was played, position by position.
#[derive(Clone, Debug)]
pub struct Course<G: Playable> {
    /// One more than there are entries.
    positions: Vec<G>,
    deeds: Vec<Deed<G>>,
}

#[derive(Clone, Debug)]
struct Deed<G: Playable> {
    side: Side,
    action: G::Action,
    rolled: bool,
}

impl<G: Playable<Action: Sync> + Sync> Course<G> {
    /// Plays the entries; `each` gets the number of the entry, the position after it and what happened.
    pub fn run(
        start: G,
        entries: &[Entry<G::Action>],
        mut each: impl FnMut(usize, &G, &[G::Event]),
    ) -> Result<Course<G>, Fault<G::Refusal>> {
        let mut positions = vec![start.clone()];
        rerun(start, entries, |number, game, events| {
            positions.push(game.clone());
            each(number, game, events);
        })?;
        let deed = |entry: &Entry<G::Action>| Deed {
            side: entry.side,
            action: entry.action,
            rolled: !entry.dice.is_empty(),
        };
        Ok(Course { positions, deeds: entries.iter().map(deed).collect() })
    }

    /// Looks at the battle again; `None` where somebody asked to stop.
    pub fn review(&self, imagined: Imagined, stop: &AtomicBool) -> Option<Review> {
        let imagined = Imagined { battles: imagined.battles.max(1), ..imagined };
        let search = Search { course: self, imagined, stop };
        let mut seen = search.coarse()?;
        search.refine(&mut seen)?;
        let swings = search.measure(&mut seen)?;
        let curve = seen.iter().map(|(&entry, points)| points.moment(entry)).collect();
        Some(Review { curve, swings, battles: imagined.battles })
    }

    /// Where a turn begins, the start and the end among them; not too many.
    fn turns(&self) -> Vec<usize> {
        let last = self.positions.len() - 1;
        let begins = |&entry: &usize| self.positions[entry - 1].clock() != self.positions[entry].clock();
        let turns: Vec<usize> = (1..last).filter(begins).collect();
        let inner = turns.len().min(COARSE - 2);
        let mut chosen = vec![0];
        chosen.extend((0..inner).map(|place| turns[place * turns.len() / inner]));
        chosen.push(last);
        chosen.dedup();
        chosen
    }
}

/// The points that side a made of the battles imagined from a moment, in halves, by the number of the battle.
#[derive(Clone, PartialEq, Debug)]
struct Points(Vec<u8>);

impl Points {
    fn mean(&self) -> f64 {
        self.0.iter().map(|&halves| f64::from(halves)).sum::<f64>() / (2 * self.0.len().max(1)) as f64
    }

    fn all_alike(&self) -> bool {
        self.0.iter().all(|halves| Some(halves) == self.0.first())
    }

    /// With the standard error of the mean. No narrower than as if one more battle had been won and one more lost, unless
    /// the battle is over: a handful of equal results proves little.
    fn moment(&self, entry: usize) -> Moment {
        let chance = self.mean();
        let error = if self.0.len() < 2 {
            0.0
        } else {
            let cautious = || self.0.iter().copied().chain([0, 2]).map(|halves| f64::from(halves) / 2.0);
            let n = self.0.len() as f64 + 2.0;
            let mean = cautious().sum::<f64>() / n;
            let variance = cautious().map(|points| (points - mean) * (points - mean)).sum::<f64>() / n;
            (variance / n).sqrt()
        };
        Moment { entry, chance, error }
    }

    /// The standard error of what separates two moments: battles of the same number have the same luck.
    fn error_to(&self, other: &Points) -> f64 {
        let n = self.0.len().max(other.0.len());
        // Where a moment is decided, its one result stands for as many as there are of the other.
        let at = |points: &Points, number: usize| {
            f64::from(points.0.get(number).or(points.0.first()).copied().unwrap_or(1)) / 2.0
        };
        let differences = || (0..n).map(|number| at(other, number) - at(self, number));
        if n < 2 {
            return 0.0;
        }
        let mean = differences().sum::<f64>() / n as f64;
        let square: f64 = differences().map(|difference| (difference - mean) * (difference - mean)).sum();
        (square / (n - 1) as f64 / n as f64).sqrt()
    }
}

/// What was imagined so far, by entry.
type Seen = BTreeMap<usize, Points>;

/// A piece of the curve that can be cut.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Piece {
    from: usize,
    to: usize,
    change: f64,
}

impl Eq for Piece {}

impl PartialOrd for Piece {
    fn partial_cmp(&self, other: &Piece) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// By how much it changes; of equal ones the earliest is the greatest.
impl Ord for Piece {
    fn cmp(&self, other: &Piece) -> Ordering {
        self.change.abs().total_cmp(&other.change.abs()).then(other.from.cmp(&self.from))
    }
}

struct Search<'a, G: Playable> {
    course: &'a Course<G>,
    imagined: Imagined,
    stop: &'a AtomicBool,
}

impl<G: Playable<Action: Sync> + Sync> Search<'_, G> {
    fn coarse(&self) -> Option<Seen> {
        let moments = self.course.turns().into_iter();
        moments.map(|entry| Some((entry, self.look(entry, self.first_luck())?))).collect()
    }

    /// Cuts the steepest piece that is longer than an entry, as often as the budget allows.
    fn refine(&self, seen: &mut Seen) -> Option<()> {
        let mut pieces: BinaryHeap<Piece> = pieces(seen).filter(|piece| 1 < piece.to - piece.from).collect();
        for _ in 0..FINE {
            let Some(Piece { from, to, .. }) = pieces.pop() else { break };
            let middle = from + (to - from) / 2;
            seen.insert(middle, self.look(middle, self.first_luck())?);
            let halves = [(from, middle), (middle, to)].into_iter().filter(|(from, to)| 1 < to - from);
            pieces.extend(halves.map(|(from, to)| piece(seen, from, to)));
        }
        Some(())
    }

    /// The entries that changed most, with luck that had no part in finding them. The curve takes the better values over.
    fn measure(&self, seen: &mut Seen) -> Option<Vec<Swing>> {
        let mut single: Vec<Piece> = pieces(seen).filter(|piece| piece.to - piece.from == 1).collect();
        single.sort_by(|one, other| other.cmp(one));
        single.retain(|piece| piece.change != 0.0);
        single.truncate(CANDIDATES);
        let mut measured = Seen::new();
        let mut swings = Vec::new();
        for Piece { from, to, .. } in single {
            for entry in [from, to] {
                if let Vacant(place) = measured.entry(entry) {
                    place.insert(self.look(entry, self.fresh_luck())?);
                }
            }
            let (before, after) = (&measured[&from], &measured[&to]);
            let deed = &self.course.deeds[from];
            let decided = if deed.rolled { self.decided(from)?.mean() } else { after.mean() };
            let error = before.error_to(after);
            let swing = Swing {
                entry: to,
                side: deed.side,
                before: before.mean(),
                decided,
                after: after.mean(),
                error,
            };
            if (SURE * error).max(LEAST) < swing.change().abs() {
                swings.push(swing);
            }
        }
        seen.extend(measured);
        swings.sort_by(|one, other| {
            other.change().abs().total_cmp(&one.change().abs()).then(one.entry.cmp(&other.entry))
        });
        Some(swings)
    }

    fn first_luck(&self) -> Range<usize> {
        0..self.imagined.battles
    }

    fn fresh_luck(&self) -> Range<usize> {
        let from = self.imagined.battles;
        from..from + FRESH * self.imagined.battles
    }

    /// Battles imagined from the moment after so many entries.
    fn look(&self, entry: usize, lucks: Range<usize>) -> Option<Points> {
        let start = &self.course.positions[entry];
        match start.outcome() {
            Some(outcome) => Some(Points(vec![halves(Some(outcome))])),
            None => {
                let enough = lucks.end.min(lucks.start + DECIDED);
                let mut points = self.imagine(start, None, lucks.start..enough)?;
                if !points.all_alike() {
                    points.0.extend(self.imagine(start, None, enough..lucks.end)?.0);
                }
                Some(points)
            }
        }
    }

    /// Battles imagined from the moment before the entry, with what was decided then and its dice fallen anew.
    fn decided(&self, entry: usize) -> Option<Points> {
        let start = &self.course.positions[entry];
        self.imagine(start, Some(&self.course.deeds[entry]), self.fresh_luck())
    }

    fn imagine(&self, start: &G, first: Option<&Deed<G>>, lucks: Range<usize>) -> Option<Points> {
        let found = in_parallel(self.imagined.threads, lucks, |number, found: &mut Vec<(usize, u8)>| {
            if !self.stop.load(Relaxed) {
                found.push((number, halves(play(start.clone(), first, self.imagined.luck(number)))));
            }
        });
        let mut found: Vec<(usize, u8)> = found.into_iter().flatten().collect();
        found.sort_unstable();
        (!self.stop.load(Relaxed)).then(|| Points(found.into_iter().map(|(_, halves)| halves).collect()))
    }
}

fn pieces(seen: &Seen) -> impl Iterator<Item = Piece> + '_ {
    seen.keys().zip(seen.keys().skip(1)).map(|(&from, &to)| piece(seen, from, to))
}

fn piece(seen: &Seen, from: usize, to: usize) -> Piece {
    Piece { from, to, change: seen[&to].mean() - seen[&from].mean() }
}

/// The points of side a. What had no end is drawn.
fn halves(outcome: Option<Outcome>) -> u8 {
    match outcome {
        Some(Outcome::Won(Side::A)) => 2,
        Some(Outcome::Won(Side::B)) => 0,
        Some(Outcome::Draw) | None => 1,
    }
}

/// One battle to its end, both sides as sergeants, after a first action if there is one.
fn play<G: Playable>(mut game: G, first: Option<&Deed<G>>, luck: u64) -> Option<Outcome> {
    let mut dice = FastDice { seed: luck };
    let mut rng = Rng::new(luck);
    if let Some(&Deed { side, action, .. }) = first {
        // It was legal when the battle was played.
        let legal = game.check(side, action).ok()?;
        game.apply(legal, &mut dice, &mut ());
    }
    for _ in 0..LONGEST {
        let Some(side) = game.pending().first() else { break };
        decide(&mut game, side, &mut dice, &mut rng)?;
    }
    game.outcome()
}

fn decide<G: Playable>(game: &mut G, side: Side, dice: &mut impl Dice, rng: &mut Rng) -> Option<()> {
    let view = game.view(Viewer::Side(side));
    let choice = G::sergeant(&view, side, Temper::Steady, rng.next_u64())?;
    let legal = game.check(side, choice.action).ok()?;
    game.apply(legal, dice, &mut ());
    Some(())
}
