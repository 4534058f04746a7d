//! The sergeant against random play in the scenarios of the standard game, from either side. Two hundred battles each are
//! played by `walstatt sim`; here are a few of them.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use demonworld::Battle;
use lab::{Batch, Tally, simulate};
use players::Player;
use std::sync::atomic::AtomicUsize;
use table::{BySide, FastDice, Side};
use wire::Options;

/// Battles from each side.
const GAMES: usize = 4;

fn opening(scenario: &str) -> Battle {
    let setup = wire::demonworld::setup(scenario, &Options::default()).unwrap();
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
}

/// How many of the battles the sergeant wins. All of them come to an end.
fn wins(start: &Battle, sergeant: Side) -> usize {
    let mut players = BySide::new(Player::Random, Player::Random);
    players[sergeant] = Player::Sergeant;
    let batch = Batch { threads: 2, ..Batch::new(GAMES, 5) };
    let tally: Tally<()> = simulate(start, lab::demonworld::chooser(players), batch, &AtomicUsize::new(0));
    assert_eq!(tally.unfinished, 0);
    tally.wins[sergeant]
}

/// A draw is not a win. One of the battles may go wrong: morale and dice have their say.
fn beats_random(scenario: &str) {
    let start = opening(scenario);
    let won = Side::BOTH.map(|side| wins(&start, side));
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
