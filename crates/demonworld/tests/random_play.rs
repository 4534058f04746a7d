//! Laws that hold in every battle, by random play from the scenario and from positions at random.

mod common;

use common::*;
use demonworld::*;
use table::{FastDice, Game, Rng, Side, Viewer};

#[test]
fn nobody_is_ever_stuck() {
    for seed in 0..300 {
        let mut battle = start(&if seed % 2 == 0 { all_arms() } else { first_game() });
        play_out(&mut battle, seed, |_, _| {});
        assert!(battle.outcome().is_some());
    }
    for seed in 0..3000 {
        let mut battle = start(&skirmish(seed));
        play_out(&mut battle, seed, |_, _| {});
        assert!(battle.outcome().is_some());
    }
}
