use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;
use table::{BySide, Citations, Events, FastDice, Game, Outcome, Rng, Side};

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
    let next = AtomicUsize::new(0);
    let work = || {
        let mut tally = Tally { heard: S::default(), ..Tally::<S>::default() };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if batch.games <= number {
                return tally;
            }
            let seed = seed_of(batch.seed, number);
            let (outcome, actions) = play(start.clone(), &choose, seed, batch.action_cap, &mut tally.heard);
            tally.count(outcome, actions);
            done.fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = batch.threads.clamp(1, batch.games.max(1));
    let mut total = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut total = work();
        for other in others {
            match other.join() {
                Ok(tally) => total.merge(tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        total
    });
    total.seconds = begun.elapsed().as_secs_f64();
    total
}

/// The seed of one battle of a batch.
fn seed_of(seed: u64, number: usize) -> u64 {
    Rng::new(seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64()
}

fn play<G: Game, E: Events<G::Event>>(
    mut game: G,
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
        let Some(legal) = choose(&game, side, &mut rng[side]) else {
            return (None, actions);
        };
        game.apply(legal, &mut dice, events);
    }
    (game.outcome(), action_cap)
}
