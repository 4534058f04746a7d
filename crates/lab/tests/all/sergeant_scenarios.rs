//! The sergeant against random play in the scenarios of the standard game, from either side. Two hundred battles each are
//! played by `walstatt sim`; here are a few of them.

use crate::contest::wins;
use demonworld::Battle;
use table::{FastDice, Side};
use wire::Options;

/// Battles from each side.
const GAMES: usize = 4;

fn opening(scenario: &str) -> Battle {
    let setup = wire::demonworld::setup(scenario, &Options::default()).unwrap();
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
}

/// A draw is not a win. One of the battles may go wrong: morale and dice have their say.
fn beats_random(scenario: &str) {
    let start = opening(scenario);
    let won = Side::BOTH.map(|side| wins(&start, side, GAMES, 5));
    assert!(2 * GAMES - 1 <= won.iter().sum(), "{scenario}: {won:?} of {GAMES} each");
}

#[test]
fn beats_random_in_the_last_stand() {
    beats_random("last-stand");
}

#[test]
fn beats_random_at_kal_benokk() {
    beats_random("kal-benokk");
}

#[test]
fn beats_random_in_an_own_battle() {
    beats_random("free");
}
