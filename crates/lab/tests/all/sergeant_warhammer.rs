//! The sergeant of Warhammer: anywhere in a battle it proposes what is legal and says why, comes to an end, and beats
//! random play.

use crate::contest::{play, proposed, stays_legal, wins, wins_against};
use table::{BySide, FastDice, Game, Side};
use warhammer::{Action, Battle};
use wire::Options;

const SCENARIOS: [&str; 4] = ["pitched-battle", "hold-the-hill", "breakthrough", "meeting-in-the-fog"];

const LISTS: [&str; 12] =
    ["emp-a", "emp-b", "og-a", "og-b", "he-a", "he-b", "dw-a", "dw-b", "un-a", "un-b", "ch-a", "ch-b"];

/// A battle before its set-up, with the same army on both sides.
fn opening(scenario: &str, list: &str) -> Battle {
    let mut options = Options::default();
    for side in ["army_a", "army_b"] {
        options.house.insert(side.into(), list.into());
    }
    let setup = wire::warhammer::setup(scenario, &options).unwrap();
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
}

#[test]
fn whatever_it_proposes_is_legal_and_has_a_reason() {
    for (seed, list) in (0..).zip(LISTS) {
        stays_legal(&opening(SCENARIOS[seed as usize % SCENARIOS.len()], list), seed);
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_nobody_gives_up() {
    play(opening("pitched-battle", "emp-a"), BySide::new(true, true), 8, |battle, side| {
        let choice = proposed(battle, side, 12345);
        assert_eq!(choice, proposed(battle, side, 12345));
        assert_ne!(choice.action, Action::Concede);
    });
}

/// Battles won with every army, of 192; a draw is not a win.
fn won(wins: impl Fn(&Battle, Side) -> usize) -> usize {
    let of_list = |list: &str| {
        let start = opening("pitched-battle", list);
        Side::BOTH.map(|side| wins(&start, side)).iter().sum::<usize>()
    };
    LISTS.map(of_list).iter().sum()
}

/// Thirteen in fourteen are won; far fewer would be no chance.
#[test]
fn beats_random_play_with_every_army() {
    let won = won(|start, side| wins(start, side, 8, 5));
    assert!(168 <= won, "{won} of 192");
}

/// More than four in five are won against somebody who charges whom he can and goes for the nearest enemy.
#[test]
fn beats_whoever_goes_for_the_nearest_enemy() {
    let won = won(|start, side| wins_against(start, side, 8, 5, Battle::sample));
    assert!(144 <= won, "{won} of 192");
}

/// Nine in ten are won.
#[test]
fn beats_random_play_on_the_hill() {
    let won = LISTS.map(|list| {
        let start = opening("hold-the-hill", list);
        Side::BOTH.map(|side| wins(&start, side, 8, 5)).iter().sum::<usize>()
    });
    assert!(160 <= won.iter().sum::<usize>(), "{won:?} of 16 each");
}
