//! What odds cost, in positions of cases: a single attack and a whole chain of each system. `docs/performance.md` keeps the
//! figures.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a benchmark fails by panicking")]

use criterion::{Criterion, criterion_group, criterion_main};
use serde_json::{Value, json};
use std::path::Path;
use table::Side;
use wire::Battle;
use wire::odds::Limits;

/// The position of a case after so many of its steps.
fn position(file: &str, steps: usize) -> Box<dyn Battle> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases").join(file);
    let case = casebook::load(&path).unwrap();
    match steps.checked_sub(1) {
        None => case.opening().unwrap().battle,
        Some(last) => case.frames().unwrap().swap_remove(last).battle,
    }
}

fn odds(c: &mut Criterion) {
    let limits = Limits { measured: true, ..Limits::runs(100_000) };
    let shot = position("demonworld/04-e1-arquebus.toml", 2);
    let fire = json!({ "do": "fire", "unit": 0 });
    let charge = position("warhammer/04-e1-orcs-charge-men.toml", 0);
    let declared = json!({ "do": "charge", "unit": 0, "target": 1, "air": false });
    let fight = position("warhammer/04-e1-orcs-charge-men.toml", 4);
    let done = json!({ "do": "done" });
    let melee = position("demonworld/15-e3-loss-test.toml", 0);
    let side = melee.pending()[0];
    let strike = melee.legal(side).into_iter().find(|action| action["do"] == "strike").unwrap();
    let exact = |odds: Value| assert_eq!(odds["exact"], true, "{odds}");
    c.bench_function("demonworld: two shots", |b| {
        b.iter(|| exact(shot.odds(Side::A, &fire, limits).unwrap()));
    });
    c.bench_function("demonworld: two shots and what follows in the phase", |b| {
        b.iter(|| exact(shot.chain_odds(Side::A, &fire, limits).unwrap()));
    });
    c.bench_function("demonworld: a blow up to the end of the melee phase", |b| {
        b.iter(|| melee.chain_odds(side, &strike, limits).unwrap());
    });
    c.bench_function("warhammer: a combat of 20 against 20", |b| {
        b.iter(|| exact(fight.odds(Side::B, &done, limits).unwrap()));
    });
    c.bench_function("warhammer: a charge of 20 against 20 up to rout and pursuit", |b| {
        b.iter(|| exact(charge.chain_odds(Side::A, &declared, limits).unwrap()));
    });
}

criterion_group!(benches, odds);
criterion_main!(benches);
