//! What the engine costs, on positions met in random battles. `docs/performance.md` keeps the figures.

#[path = "../tests/all/common/mod.rs"]
mod common;

use common::*;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Instant;
use table::{Citations, FastDice, Game, Rng, Side, Viewer};
use warhammer::{Battle, Hand, Legal, Step, UnitId};

/// Positions with a drawn action, from battles in all scenarios.
fn positions() -> Vec<(Battle, Legal)> {
    let mut all = Vec::new();
    for seed in 0..8 {
        let mut battle = start(&setup(seed), seed);
        let mut rng = Rng::new(seed);
        while let Some(side) = battle.pending().first() {
            let Some(legal) = battle.sample(side, &mut rng) else { break };
            if !matches!(battle.step(), Step::Deploy { .. }) {
                all.push((battle.clone(), legal));
            }
            battle.apply(legal, &mut FastDice { seed }, &mut ());
        }
    }
    all
}

/// Units that could move, each in its position.
fn movers(positions: &[(Battle, Legal)]) -> Vec<(&Battle, UnitId)> {
    let moving = positions.iter().filter(|(battle, _)| matches!(battle.step(), Step::Moves));
    let units =
        moving.flat_map(|(battle, _)| battle.on_table(battle.active()).map(move |unit| (battle, unit)));
    units.filter(|(battle, unit)| !battle.is_fleeing(*unit) && !battle.is_fighting(*unit)).collect()
}

/// Each of the moving side and each of its enemies, in their positions.
fn pairs(positions: &[(Battle, Legal)]) -> Vec<(&Battle, UnitId, UnitId)> {
    let movers = movers(positions).into_iter();
    movers
        .flat_map(|(battle, unit)| battle.enemies_of(unit).map(move |enemy| (battle, unit, enemy)))
        .collect()
}

/// Goes round through a list.
fn round<'a, T>(list: &'a [T]) -> impl FnMut() -> &'a T {
    let mut next = 0;
    move || {
        next = (next + 1) % list.len();
        &list[next]
    }
}

/// The contract of every game.
fn engine(c: &mut Criterion) {
    let positions = positions();
    let mut next = round(&positions);
    c.bench_function("apply", |b| {
        b.iter_batched_ref(
            || next().clone(),
            |(battle, legal)| battle.apply(*legal, &mut FastDice { seed: 1 }, &mut ()),
            BatchSize::SmallInput,
        );
    });
    c.bench_function("check", |b| {
        b.iter(|| {
            let (battle, legal) = next();
            let (side, action) = Battle::action(legal);
            battle.check(side, black_box(action)).is_ok()
        });
    });
    let mut rng = Rng::new(1);
    c.bench_function("sample", |b| {
        b.iter(|| {
            let (battle, legal) = next();
            battle.sample(Battle::action(legal).0, &mut rng)
        });
    });
    let mut list = Vec::new();
    c.bench_function("legal", |b| {
        b.iter(|| {
            let (battle, legal) = next();
            list.clear();
            battle.legal(Battle::action(legal).0, &mut list);
            list.len()
        });
    });
    c.bench_function("clone", |b| b.iter(|| next().0.clone()));
    c.bench_function("view", |b| b.iter(|| next().0.view(Viewer::Side(Side::A))));
    c.bench_function("state_hash", |b| b.iter(|| next().0.state_hash()));
    single_actions(&positions);
}

/// A few actions set off a whole phase, so the mean says little: the share of single actions that cost no more.
fn single_actions(positions: &[(Battle, Legal)]) {
    let mut times: Vec<_> = positions
        .iter()
        .map(|(battle, legal)| {
            let mut battle = battle.clone();
            let begun = Instant::now();
            battle.apply(*legal, &mut FastDice { seed: 1 }, &mut ());
            let time = begun.elapsed();
            black_box(battle);
            time
        })
        .collect();
    times.sort_unstable();
    for (share, name) in [(50, "half"), (90, "nine in ten"), (99, "99 in 100")] {
        println!("apply, single actions   {name}: at most {:?}", times[times.len() * share / 100]);
    }
}

/// What the page and players ask about a position.
fn questions(c: &mut Criterion) {
    let positions = positions();
    let (movers, pairs) = (movers(&positions), pairs(&positions));
    let mut mover = round(&movers);
    c.bench_function("preview, how far straight ahead", |b| {
        b.iter(|| {
            let (battle, unit) = mover();
            battle.free_advance(black_box(*unit))
        });
    });
    c.bench_function("preview, how far a wheel", |b| {
        b.iter(|| {
            let (battle, unit) = mover();
            battle.free_wheeling(black_box(*unit), Hand::Left)
        });
    });
    let mut pair = round(&pairs);
    c.bench_function("sight of a unit", |b| {
        b.iter(|| {
            let (battle, unit, enemy) = pair();
            battle.sees(black_box(*unit), *enemy)
        });
    });
    let near = |(battle, unit, enemy): &&(&Battle, UnitId, UnitId)| {
        battle.within(*unit, *enemy, 2 * battle.pace(*unit))
    };
    let charges: Vec<_> = pairs.iter().filter(near).collect();
    let mut charge = round(&charges);
    c.bench_function("reach of a charge on somebody near", |b| {
        b.iter(|| {
            let (battle, unit, enemy) = charge();
            battle.can_reach(black_box(*unit), *enemy)
        });
    });
}

/// Whole battles of the standard size.
fn battles(c: &mut Criterion) {
    let mut seed = 0;
    let standard = start(&standard(), 0);
    c.bench_function("battle, standard", |b| {
        b.iter(|| {
            seed += 1;
            play_out(&mut standard.clone(), seed, |_, _, _| {})
        });
    });
    c.bench_function("battle, standard, rules counted", |b| {
        let mut fired = Citations::new();
        b.iter(|| {
            seed += 1;
            play(&mut standard.clone(), seed, &mut FastDice { seed }, &mut fired, |_, _, _| {})
        });
    });
}

criterion_group!(benches, engine, questions, battles);
criterion_main!(benches);
