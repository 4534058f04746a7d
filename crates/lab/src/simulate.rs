use crate::pool::in_parallel;
use players::{Playable, Player, Rank};
use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use table::{BySide, Citations, Events, FastDice, Game, Outcome, Rng, Side, Viewer};

/// Which battles to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Batch {
    pub games: usize,
    /// Battle `i` depends on this seed and on `i` alone, so the result is the same on any number of threads.
    pub seed: u64,
    /// At least one thread is used.
    pub threads: usize,
    /// A battle that is not over after this many actions counts as unfinished.
    pub action_cap: u32,
}

impl Batch {
    /// More actions than any battle of a system with a round limit needs.
    pub const ACTION_CAP: u32 = 200_000;

    pub const fn new(games: usize, seed: u64) -> Batch {
        Batch { games, seed, threads: 1, action_cap: Batch::ACTION_CAP }
    }

    /// The seed of the dice of one battle, and of the random numbers of its players.
    pub fn seed_of(&self, number: usize) -> u64 {
        Rng::new(self.seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
    }
}

/// Something that listens to many battles, each thread with its own, and is put together at the end.
pub trait Sink<E>: Events<E> + Default + Send {
    fn merge(&mut self, other: Self);
}

impl<E> Sink<E> for () {
    fn merge(&mut self, (): ()) {}
}

impl<E> Sink<E> for Citations
where
    Citations: Events<E>,
{
    fn merge(&mut self, other: Citations) {
        self.add(&other);
    }
}

/// What came of the battles.
#[derive(Clone, Debug, Default)]
pub struct Tally<S> {
    pub games: usize,
    pub wins: BySide<usize>,
    pub draws: usize,
    pub unfinished: usize,
    pub actions: u64,
    /// By the clock on the wall, all threads together.
    pub seconds: f64,
    /// What the listeners heard; with [`Citations`] how often each rule was applied.
    pub heard: S,
}

impl<S> Tally<S> {
    fn count(&mut self, outcome: Option<Outcome>, actions: u32) {
        self.games += 1;
        self.actions += u64::from(actions);
        match outcome {
            Some(Outcome::Won(side)) => self.wins[side] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }

    fn merge<E>(&mut self, other: Tally<S>)
    where
        S: Sink<E>,
    {
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.actions += other.actions;
        for side in Side::BOTH {
            self.wins[side] += other.wins[side];
        }
        self.heard.merge(other.heard);
    }
}

/// Plays battles from `start`, each to its end or to the cap on actions.
///
/// `choose` gives a legal action of the side; a battle in which it gives none is unfinished. Each side of each battle
/// has random numbers of its own. `done` counts the battles that are over, for whoever shows the progress.
pub fn simulate<G, F, S>(start: &G, choose: F, batch: Batch, done: &AtomicUsize) -> Tally<S>
where
    G: Game + Sync,
    F: Fn(&G, Side, &mut Rng) -> Option<G::Legal> + Sync,
    S: Sink<G::Event>,
{
    let begun = Instant::now();
    let tallies = in_parallel(batch.threads, 0..batch.games, |number, tally: &mut Tally<S>| {
        let seed = batch.seed_of(number);
        let (outcome, actions) = play(&mut start.clone(), &choose, seed, batch.action_cap, &mut tally.heard);
        tally.count(outcome, actions);
        done.fetch_add(1, Ordering::Relaxed);
    });
    let mut total = Tally::<S>::default();
    for tally in tallies {
        total.merge(tally);
    }
    total.seconds = begun.elapsed().as_secs_f64();
    total
}

/// Lets two computer players decide, each on its own view.
pub fn chooser<G: Playable>(
    players: BySide<Player>,
) -> impl Fn(&G, Side, &mut Rng) -> Option<G::Legal> + Sync {
    move |game, side, rng| match players[side].rank {
        // Nothing that is hidden is asked, so the costly view can be spared.
        Rank::Random => game.random(side, rng),
        _ => {
            let choice = G::choose(players[side], &game.view(Viewer::Side(side)), side, rng.next_u64())?;
            game.check(side, choice.action).ok()
        }
    }
}

/// What was done in one battle of a batch: it is played again, action by action the same.
pub fn retrace<G, F>(start: &G, choose: F, batch: Batch, number: usize) -> Vec<(Side, G::Action)>
where
    G: Game,
    F: Fn(&G, Side, &mut Rng) -> Option<G::Legal>,
{
    let noted = RefCell::new(Vec::new());
    let noting = |game: &G, side: Side, rng: &mut Rng| {
        let legal = choose(game, side, rng)?;
        noted.borrow_mut().push(G::action(&legal));
        Some(legal)
    };
    play(&mut start.clone(), &noting, batch.seed_of(number), batch.action_cap, &mut ());
    noted.into_inner()
}

/// Plays to the end or to the cap, and leaves the battle as it stands then.
pub(crate) fn play<G: Game, E: Events<G::Event>>(
    game: &mut G,
    choose: &impl Fn(&G, Side, &mut Rng) -> Option<G::Legal>,
    seed: u64,
    action_cap: u32,
    events: &mut E,
) -> (Option<Outcome>, u32) {
    let mut dice = FastDice { seed };
    let mut rng = BySide::new(Rng::new(seed ^ 0xA), Rng::new(seed ^ 0xB));
    for actions in 0..action_cap {
        let Some(side) = game.pending().first() else {
            return (game.outcome(), actions);
        };
        let Some(legal) = choose(game, side, &mut rng[side]) else {
            return (None, actions);
        };
        game.apply(legal, &mut dice, events);
    }
    (game.outcome(), action_cap)
}
