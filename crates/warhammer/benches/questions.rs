//! What questions about a position cost, in positions met in random battles of all scenarios: ways, wheels, sight, charges.
//! What every game can be asked is measured in `crates/lab`. `docs/performance.md` keeps the figures.

#[path = "../tests/all/common/mod.rs"]
mod common;

use common::*;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use warhammer::{Battle, Hand, Step, UnitId};

/// Positions in which somebody may move, from battles in all scenarios.
fn positions() -> Vec<Battle> {
    let mut all = Vec::new();
    for seed in 0..8 {
        play_out(&mut start(&setup(seed), seed), seed, |battle, _, _| {
            if matches!(battle.step(), Step::Moves) {
                all.push(battle.clone());
            }
        });
    }
    all
}

/// Units that could move, each in its position.
fn movers(positions: &[Battle]) -> Vec<(&Battle, UnitId)> {
    let units =
        positions.iter().flat_map(|battle| battle.on_table(battle.active()).map(move |unit| (battle, unit)));
    units.filter(|(battle, unit)| !battle.is_fleeing(*unit) && !battle.is_fighting(*unit)).collect()
}

/// Each of the moving side and each of its enemies, in their positions.
fn pairs(positions: &[Battle]) -> Vec<(&Battle, UnitId, UnitId)> {
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

/// What the page and players ask about a position.
fn questions(c: &mut Criterion) {
    let mut c = c.benchmark_group("warhammer");
    let positions = positions();
    let (movers, pairs) = (movers(&positions), pairs(&positions));
    let mut mover = round(&movers);
    c.bench_function("free advance", |b| {
        b.iter(|| {
            let (battle, unit) = mover();
            battle.free_advance(black_box(*unit))
        });
    });
    c.bench_function("free wheel", |b| {
        b.iter(|| {
            let (battle, unit) = mover();
            battle.free_wheeling(black_box(*unit), Hand::Left)
        });
    });
    let mut pair = round(&pairs);
    c.bench_function("sight", |b| {
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
    c.bench_function("charge on somebody near", |b| {
        b.iter(|| {
            let (battle, unit, enemy) = charge();
            battle.can_reach(black_box(*unit), *enemy)
        });
    });
}

criterion_group!(benches, questions);
criterion_main!(benches);
