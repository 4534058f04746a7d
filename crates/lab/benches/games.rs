//! What the contract of every game costs, and a decision of the sergeant, the same way for all systems: on positions met in
//! random battles of the real scenarios, beside what the machine allows. `docs/performance.md` keeps the figures.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use criterion::measurement::WallTime;
use criterion::{BatchSize, Bencher, BenchmarkGroup, Criterion, criterion_group, criterion_main};
use players::{Playable, Player};
use std::hint::black_box;
use std::time::{Duration, Instant};
use table::{Ask, Dice, Die, FastDice, Game, Rng, RollKey, Side, Viewer};
use wire::Options;

type Group<'a> = BenchmarkGroup<'a, WallTime>;

/// Few enough for the second cache, so that what is measured is not the memory.
const POSITIONS: usize = 256;
/// So few that they stay in the first cache, as the one state of a simulation does.
const HOT: usize = 4;
/// Random battles go round through so many seeds: every run fights the same.
const SEEDS: u64 = 64;

/// Somewhere in a battle: a side that owes a decision, and a random one of its actions.
#[derive(Clone)]
struct Position<G: Playable> {
    game: G,
    side: Side,
    legal: G::Legal,
    view: G::View,
}

/// Positions from random battles, evenly from all of them; without the set-up, which is another game.
fn positions<G: Playable>(openings: &[(&str, G)], sets_up: impl Fn(&G) -> bool) -> Vec<Position<G>> {
    let mut met = Vec::new();
    for (seed, (_, opening)) in (0..8).zip(openings.iter().cycle()) {
        play(opening, seed, |game, side, legal| {
            if !sets_up(game) {
                met.push(Position { game: game.clone(), side, legal, view: game.view(Viewer::Side(side)) });
            }
        });
    }
    (0..POSITIONS).map(|n| met[n * met.len() / POSITIONS].clone()).collect()
}

/// A random battle to its end; `each` sees every position, who owes a decision, and what he will do.
fn play<G: Game>(opening: &G, seed: u64, mut each: impl FnMut(&G, Side, G::Legal)) {
    let (mut game, mut rng, mut dice) = (opening.clone(), Rng::new(seed), FastDice { seed });
    while let Some(side) = game.pending().first() {
        let legal = game.sample(side, &mut rng).unwrap();
        each(&game, side, legal);
        game.apply(legal, &mut dice, &mut ());
    }
}

/// Goes round through a list.
fn round<'a, T>(list: &'a [T]) -> impl FnMut() -> &'a T {
    let mut next = 0;
    move || {
        next = (next + 1) % list.len();
        &list[next]
    }
}

/// A few positions cost far more than the rest, so a mean says little: the share of single ones that cost no more. Each
/// counts as its quickest of several times, since what the machine does beside it only adds.
fn shares<T>(name: &str, list: &[T], work: impl Fn(&T) -> Duration) {
    let mut times: Vec<_> = list.iter().filter_map(|item| (0..5).map(|_| work(item)).min()).collect();
    times.sort_unstable();
    for (share, words) in [(50, "half"), (90, "nine in ten"), (99, "99 in 100")] {
        println!("{name}, single ones   {words}: at most {:?}", times[times.len() * share / 100]);
    }
}

/// Measures what makes something large. The maker's result is looked at where it is, since handing it on would copy it once
/// more.
fn in_place<T>(b: &mut Bencher<'_>, mut make: impl FnMut() -> T) {
    b.iter(|| {
        let made = make();
        black_box(&made);
    });
}

/// Cloning, beside the plainest copy of as many bytes from as many places.
fn copies<G: Game>(c: &mut Group<'_>, suffix: &str, games: &[G]) {
    let mut next = round(games);
    c.bench_function(format!("clone{suffix}"), |b| in_place(b, || next().clone()));
    let bytes = vec![vec![1u8; size_of::<G>()]; games.len()];
    let mut next = round(&bytes);
    let mut copy = next().clone();
    c.bench_function(format!("memcpy{suffix}"), |b| {
        b.iter(|| {
            copy.copy_from_slice(black_box(next()));
            black_box(&mut copy);
        });
    });
}

/// The contract of every game.
fn contract<G: Playable>(c: &mut Group<'_>, positions: &[Position<G>]) {
    println!("{}: a state of {} bytes", G::SYSTEM, size_of::<G>());
    let games: Vec<G> = positions.iter().map(|position| position.game.clone()).collect();
    copies(c, "", &games);
    copies(c, ", hot", &games[..HOT]);
    let mut next = round(positions);
    c.bench_function("apply", |b| {
        b.iter_batched_ref(
            || {
                let Position { game, legal, .. } = next();
                (game.clone(), *legal)
            },
            |(game, legal)| game.apply(*legal, &mut FastDice { seed: 1 }, &mut ()),
            // Larger batches would be applied out of the cache.
            BatchSize::NumIterations(HOT as u64),
        );
    });
    shares(&format!("{}/apply", G::SYSTEM), positions, |Position { game, legal, .. }| {
        let mut game = game.clone();
        let begun = Instant::now();
        game.apply(*legal, &mut FastDice { seed: 1 }, &mut ());
        let time = begun.elapsed();
        black_box(game);
        time
    });
    c.bench_function("check", |b| {
        b.iter(|| {
            let Position { game, legal, .. } = next();
            let (side, action) = G::action(legal);
            game.check(side, black_box(action)).is_ok()
        });
    });
    let mut rng = Rng::new(1);
    c.bench_function("sample", |b| {
        b.iter(|| {
            let Position { game, side, .. } = next();
            game.sample(*side, &mut rng)
        });
    });
    let mut list = Vec::new();
    let mut legal = |Position { game, side, .. }: &Position<G>| {
        list.clear();
        game.legal(*side, &mut list);
        list.len()
    };
    c.bench_function("legal", |b| b.iter(|| legal(next())));
    let listed: usize = positions.iter().map(&mut legal).sum();
    println!("{}/legal lists {} actions on average", G::SYSTEM, listed / positions.len());
    c.bench_function("view", |b| {
        in_place(b, || {
            let Position { game, side, .. } = next();
            game.view(Viewer::Side(*side))
        });
    });
    c.bench_function("imagine", |b| in_place(b, || G::imagine(&next().view, &mut rng)));
    c.bench_function("state hash", |b| b.iter(|| next().game.state_hash()));
}

/// One decision, the view given.
fn sergeant<G: Playable>(c: &mut Group<'_>, positions: &[Position<G>]) {
    let decision = |Position { side, view, .. }: &Position<G>| G::choose(Player::SERGEANT, view, *side, 1);
    let mut next = round(positions);
    c.bench_function("sergeant", |b| b.iter(|| decision(next())));
    shares(&format!("{}/sergeant", G::SYSTEM), positions, |position| {
        let begun = Instant::now();
        black_box(decision(position));
        begun.elapsed()
    });
}

/// A whole random battle with its set-up, nobody listening.
fn battle<G: Game>(c: &mut Group<'_>, scenario: &str, opening: &G) {
    let actions = |seed| {
        let mut actions = 0;
        play(opening, seed, |_, _, _| actions += 1);
        actions
    };
    let mut seeds = (0..SEEDS).cycle();
    c.bench_function(format!("battle, {scenario}"), |b| b.iter(|| actions(seeds.next().unwrap())));
    let mean = (0..SEEDS).map(actions).sum::<u64>() / SEEDS;
    println!("{}/battle, {scenario} has {mean} actions on average", G::SYSTEM);
}

fn system<G: Playable>(c: &mut Criterion, openings: &[(&str, G)], sets_up: impl Fn(&G) -> bool) {
    let mut group = c.benchmark_group(G::SYSTEM);
    let positions = positions(openings, sets_up);
    contract(&mut group, &positions);
    sergeant(&mut group, &positions);
    for (scenario, opening) in openings {
        battle(&mut group, scenario, opening);
    }
}

fn demonworld(c: &mut Criterion) {
    let openings = ["first-game", "last-stand", "kal-benokk", "free"].map(|scenario| {
        let setup = wire::demonworld::setup(scenario, &Options::default()).unwrap();
        (scenario, setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap())
    });
    system(c, &openings, |battle| matches!(battle.step(), demonworld::Step::Deploy));
}

fn warhammer(c: &mut Criterion) {
    let scenarios = ["pitched-battle", "hold-the-hill", "breakthrough", "meeting-in-the-fog"];
    let openings = scenarios.map(|scenario| {
        let setup = wire::warhammer::setup(scenario, &Options::default()).unwrap();
        (scenario, setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap())
    });
    system(c, &openings, |battle| matches!(battle.step(), warhammer::Step::Deploy { .. }));
}

/// What chance costs at the least.
fn limits(c: &mut Criterion) {
    let mut group = c.benchmark_group("limits");
    let mut rng = Rng::new(1);
    group.bench_function("random number", |b| b.iter(|| rng.next_u64()));
    let (mut dice, mut actor) = (FastDice { seed: 1 }, 0u16);
    group.bench_function("die", |b| {
        b.iter(|| {
            actor = actor.wrapping_add(1);
            dice.roll(Ask::face(RollKey { round: 1, actor, purpose: 1, nth: 0 }, Die::D6))
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    targets = limits, demonworld, warhammer
}
criterion_main!(benches);
