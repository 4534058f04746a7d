//! What the engine costs, on positions met in random battles. `docs/performance.md` keeps the figures.

#[path = "../tests/all/common/mod.rs"]
mod common;

use common::*;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use demonworld::{Battle, Legal, Step};
use std::hint::black_box;
use table::{Citations, FastDice, Game, Rng, Side, Viewer};

/// Positions with a drawn action, from battles of the first game and of all arms.
fn positions() -> Vec<(Battle, Legal)> {
    let mut all = Vec::new();
    for seed in 0..8 {
        let mut battle = start(&if seed % 2 == 0 { first_game() } else { all_arms() });
        let mut rng = Rng::new(seed);
        while let Some(side) = battle.pending().first() {
            let Some(legal) = battle.sample(side, &mut rng) else { break };
            if battle.step() != Step::Deploy {
                all.push((battle.clone(), legal));
            }
            battle.apply(legal, &mut FastDice { seed }, &mut ());
        }
    }
    all
}

fn engine(c: &mut Criterion) {
    let positions = positions();
    let mut next = 0;
    let mut turn = move |n: usize| {
        next = (next + 1) % n;
        next
    };
    let n = positions.len();
    c.bench_function("apply", |b| {
        b.iter_batched_ref(
            || positions[turn(n)].clone(),
            |(battle, legal)| battle.apply(*legal, &mut FastDice { seed: 1 }, &mut ()),
            BatchSize::SmallInput,
        );
    });
    c.bench_function("check", |b| {
        b.iter(|| {
            let (battle, legal) = &positions[turn(n)];
            let (side, action) = Battle::action(legal);
            battle.check(side, black_box(action)).is_ok()
        });
    });
    let mut rng = Rng::new(1);
    c.bench_function("sample", |b| {
        b.iter(|| {
            let (battle, legal) = &positions[turn(n)];
            battle.sample(Battle::action(legal).0, &mut rng)
        });
    });
    let mut list = Vec::new();
    c.bench_function("legal", |b| {
        b.iter(|| {
            let (battle, legal) = &positions[turn(n)];
            list.clear();
            battle.legal(Battle::action(legal).0, &mut list);
            list.len()
        });
    });
    c.bench_function("clone", |b| b.iter(|| positions[turn(n)].0.clone()));
    c.bench_function("view", |b| b.iter(|| positions[turn(n)].0.view(Viewer::Side(Side::A))));
    c.bench_function("imagine", |b| {
        let view = positions[0].0.view(Viewer::Side(Side::A));
        b.iter(|| Battle::imagine(&view, &mut rng));
    });
    c.bench_function("state_hash", |b| b.iter(|| positions[turn(n)].0.state_hash()));
    let mut seed = 0;
    let first = start(&first_game());
    c.bench_function("battle, first game", |b| {
        b.iter(|| {
            seed += 1;
            play_out(&mut first.clone(), seed, |_, _| {})
        });
    });
    let all = start(&all_arms());
    c.bench_function("battle, all arms", |b| {
        b.iter(|| {
            seed += 1;
            play_out(&mut all.clone(), seed, |_, _| {})
        });
    });
    c.bench_function("battle, first game, rules counted", |b| {
        let mut fired = Citations::new();
        b.iter(|| {
            seed += 1;
            let (mut battle, mut rng, mut dice) = (first.clone(), Rng::new(seed), FastDice { seed });
            while let Some(side) = battle.pending().first() {
                let Some(legal) = battle.sample(side, &mut rng) else { break };
                battle.apply(legal, &mut dice, &mut fired);
            }
        });
    });
}

criterion_group!(benches, engine);
criterion_main!(benches);
