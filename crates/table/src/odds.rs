//! Exact odds: an action is carried out by the very code that plays it, once for every combination of faces that can make a
//! difference. Where different dice lead to the same position, what follows is carried out only once.

mod enumerated;

use crate::{Dice, Events, Game, Natural, RuleId};
use enumerated::{Enumerated, OutOf};
use std::collections::BTreeMap;

/// Exact probabilities as fractions of a common denominator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Distribution<K> {
    /// Weights by outcome; they add up to `total`.
    pub weights: BTreeMap<K, Natural>,
    pub total: Natural,
}

/// The answer of [`odds`] and [`chain_odds`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Odds<K> {
    Exact(Distribution<K>),
    /// More work than allowed; nothing is claimed.
    TooMany,
}

/// How much may be done for exact odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How often a part of the action may be carried out.
    pub runs: usize,
    /// Every face of every die by itself, also where the rules say that they make no difference: for tests of that.
    pub every_face: bool,
}

impl Effort {
    pub const fn runs(runs: usize) -> Effort {
        Effort { runs, every_face: false }
    }
}

/// The most positions that are kept at a time; each takes some thousand bytes.
const MOST_POSITIONS: usize = 1 << 14;

/// What follows an action until its chain has come to an end.
pub trait Course<G: Game> {
    /// What is remembered of the way, where the position at the end does not tell.
    type Notes: Copy + Ord + Default;

    /// Takes note of something that happened. Where dice are counted together, numbers of hits in events are not to be
    /// relied on.
    fn note(&self, notes: &mut Self::Notes, event: &G::Event);

    /// Whether nothing more of the chain is to come.
    fn is_over(&self, game: &G, notes: &Self::Notes) -> bool;

    /// The decision that is owed now; `None` where the chain ends with it.
    fn decide(&mut self, game: &G) -> Option<G::Legal>;
}

/// The course of a single action: up to the next decision.
struct Alone;

impl<G: Game> Course<G> for Alone {
    type Notes = ();

    fn note(&self, (): &mut (), _: &G::Event) {}

    fn is_over(&self, _: &G, (): &()) -> bool {
        false
    }

    fn decide(&mut self, _: &G) -> Option<G::Legal> {
        None
    }
}

/// The exact distribution of `outcome` over all dice of one action with everything that follows up to the next decision.
/// `runs` bounds the work.
pub fn odds<G: Game, K: Ord>(game: &G, legal: G::Legal, runs: usize, outcome: impl Fn(&G) -> K) -> Odds<K> {
    chain_odds(game, legal, Effort::runs(runs), &mut Alone, |game, ()| outcome(game))
}

/// The exact distribution of `outcome` over all dice of an action and of what follows it on its course.
pub fn chain_odds<G: Game, C: Course<G>, K: Ord>(
    game: &G,
    legal: G::Legal,
    effort: Effort,
    course: &mut C,
    outcome: impl Fn(&G, &C::Notes) -> K,
) -> Odds<K> {
    let mut frontier = Frontier { open: BTreeMap::new(), kept: 0, ended: BTreeMap::new(), runs: effort.runs };
    frontier
        .explore(game, legal, effort.every_face, course, outcome)
        .and_then(|()| frontier.distribution())
        .map_or(Odds::TooMany, Odds::Exact)
}

/// Plays an action and its course once, with dice that fall.
pub fn play_chain<G: Game, C: Course<G>, D: Dice>(
    game: &mut G,
    legal: G::Legal,
    course: &mut C,
    dice: &mut D,
) -> C::Notes {
    let mut position =
        Position::<G, C::Notes> { game: game.clone(), notes: C::Notes::default(), next: Next::Do(legal) };
    while let Some(next) = position.next_of(course) {
        position.carry_out(next, course, dice);
    }
    *game = position.game;
    position.notes
}

/// What is carried out next.
#[derive(Clone, Copy)]
enum Next<L> {
    Do(L),
    /// What follows by itself.
    GoOn,
    /// Somebody owes a decision.
    Decide,
}

/// A moment of a chain.
#[derive(Clone)]
struct Position<G: Game, N> {
    game: G,
    notes: N,
    next: Next<G::Legal>,
}

struct Noting<'a, C, N> {
    course: &'a C,
    notes: N,
}

impl<G: Game, C: Course<G>> Events<G::Event> for (&mut Noting<'_, C, C::Notes>, std::marker::PhantomData<G>) {
    fn emit(&mut self, event: G::Event) {
        let noting = &mut *self.0;
        noting.course.note(&mut noting.notes, &event);
    }

    fn cite(&mut self, _: RuleId) {}
}

impl<G: Game, N: Copy + Ord> Position<G, N> {
    /// `None` where the chain is over.
    fn next_of<C: Course<G, Notes = N>>(&self, course: &mut C) -> Option<Next<G::Legal>> {
        match self.next {
            Next::Do(legal) => Some(Next::Do(legal)),
            _ if course.is_over(&self.game, &self.notes) => None,
            Next::GoOn => Some(Next::GoOn),
            Next::Decide if self.game.outcome().is_some() => None,
            Next::Decide => course.decide(&self.game).map(Next::Do),
        }
    }

    fn carry_out<C: Course<G, Notes = N>, D: Dice>(
        &mut self,
        next: Next<G::Legal>,
        course: &C,
        dice: &mut D,
    ) {
        let mut noting = Noting { course, notes: self.notes };
        let mut events = (&mut noting, std::marker::PhantomData::<G>);
        let goes_on = match next {
            Next::Do(legal) => {
                self.game.begin(legal, dice, &mut events);
                true
            }
            Next::GoOn => self.game.go_on(dice, &mut events),
            Next::Decide => false,
        };
        self.notes = noting.notes;
        self.next = if goes_on { Next::GoOn } else { Next::Decide };
    }

    fn is_same(&self, other: &Position<G, N>) -> bool {
        let decides = |next: &Next<G::Legal>| matches!(next, Next::Decide);
        self.notes == other.notes && decides(&self.next) == decides(&other.next) && self.game == other.game
    }
}

/// A weight, and what it is out of.
#[derive(Clone, Copy)]
struct Share {
    weight: Natural,
    out_of: OutOf,
}

impl Share {
    fn plus(&self, other: &Share) -> Option<Share> {
        let out_of = self.out_of.common(other.out_of);
        let [own, others] = [self, other].map(|share| share.out_of_this(out_of));
        Some(Share { weight: own?.checked_add(&others?)?, out_of })
    }

    fn out_of_this(&self, out_of: OutOf) -> Option<Natural> {
        self.weight.checked_mul(&self.out_of.lifts_to(out_of)?)
    }
}

/// Positions with the same hash.
type Alike<G, N> = Vec<(Position<G, N>, Share)>;

/// The positions that are still to be carried on, by how many times dice have been rolled for them, and what has come of
/// the others.
struct Frontier<G: Game, N, K> {
    open: BTreeMap<u32, BTreeMap<u64, Alike<G, N>>>,
    /// How many positions that are.
    kept: usize,
    ended: BTreeMap<K, Share>,
    /// How many runs are left.
    runs: usize,
}

impl<G: Game, N: Copy + Ord + Default, K: Ord> Frontier<G, N, K> {
    /// `None` where the work or the numbers become too large.
    fn explore<C: Course<G, Notes = N>>(
        &mut self,
        game: &G,
        legal: G::Legal,
        every_face: bool,
        course: &mut C,
        outcome: impl Fn(&G, &N) -> K,
    ) -> Option<()> {
        let mut dice = Enumerated::new(every_face);
        let start = Position { game: game.clone(), notes: N::default(), next: Next::Do(legal) };
        let all = Share { weight: Natural::ONE, out_of: OutOf::default() };
        self.open.entry(0).or_default().entry(0).or_default().push((start, all));
        self.kept = 1;
        while let Some((depth, alike)) = self.open.pop_first() {
            for (position, share) in alike.into_values().flatten() {
                self.kept = self.kept.saturating_sub(1);
                self.carry_on(position, share, depth + 1, &mut dice, course, &outcome)?;
            }
        }
        Some(())
    }

    /// Carries a position on until dice have been rolled.
    fn carry_on<C: Course<G, Notes = N>>(
        &mut self,
        mut position: Position<G, N>,
        share: Share,
        depth: u32,
        dice: &mut Enumerated,
        course: &mut C,
        outcome: impl Fn(&G, &N) -> K,
    ) -> Option<()> {
        loop {
            let Some(next) = position.next_of(course) else {
                return self.end(outcome(&position.game, &position.notes), share);
            };
            let before = position.clone();
            dice.restart();
            self.run(&mut position, next, dice, course)?;
            if !dice.were_asked() {
                continue;
            }
            loop {
                let (weight, out_of) = dice.share()?;
                let weight = share.weight.checked_mul(&weight)?;
                let share = Share { weight, out_of: share.out_of.times(out_of) };
                self.insert(position, share, depth)?;
                if !dice.advance() {
                    return Some(());
                }
                position = before.clone();
                self.run(&mut position, next, dice, course)?;
            }
        }
    }

    fn run<C: Course<G, Notes = N>>(
        &mut self,
        position: &mut Position<G, N>,
        next: Next<G::Legal>,
        dice: &mut Enumerated,
        course: &C,
    ) -> Option<()> {
        self.runs = self.runs.checked_sub(1)?;
        position.carry_out(next, course, dice);
        Some(())
    }

    fn insert(&mut self, mut position: Position<G, N>, share: Share, depth: u32) -> Option<()> {
        position.game.forget();
        let alike = self.open.entry(depth).or_default().entry(position.game.state_hash()).or_default();
        match alike.iter_mut().find(|(other, _)| other.is_same(&position)) {
            Some((_, sum)) => *sum = sum.plus(&share)?,
            None => {
                alike.push((position, share));
                self.kept += 1;
            }
        }
        (self.kept <= MOST_POSITIONS).then_some(())
    }

    fn end(&mut self, outcome: K, share: Share) -> Option<()> {
        match self.ended.get_mut(&outcome) {
            Some(sum) => *sum = sum.plus(&share)?,
            None => {
                self.ended.insert(outcome, share);
            }
        }
        Some(())
    }

    fn distribution(self) -> Option<Distribution<K>> {
        let out_of = self.ended.values().fold(OutOf::default(), |common, share| common.common(share.out_of));
        let mut weights = BTreeMap::new();
        for (outcome, share) in self.ended {
            weights.insert(outcome, share.out_of_this(out_of)?);
        }
        Some(Distribution { weights, total: out_of.value()? })
    }
}
