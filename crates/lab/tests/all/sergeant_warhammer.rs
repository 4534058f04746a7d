//! The sergeant of Warhammer: anywhere in a battle it proposes what is legal and says why, comes to an end, and beats
//! random play.

use crate::contest::{play, proposed, stays_legal, wins, wins_against};
use players::{Playable, Temper};
use table::{BySide, FastDice, Game, Side, Viewer};
use warhammer::{Action, Battle, INCH, Step, Traits};
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

/// WH-09-H30: a flyer that does not charge does not walk.
#[test]
fn flyers_fly() {
    for list in ["ch-b", "he-b"] {
        let mut moves = [0; 2];
        for seed in 0..6 {
            play(opening("pitched-battle", list), BySide::new(true, false), seed, |battle, side| {
                let action = if side == Side::A { proposed(battle, side, seed).action } else { return };
                let unit = match action {
                    Action::Fly { unit, .. } | Action::Advance { unit, .. } => unit,
                    _ => return,
                };
                if battle.has(unit, Traits::FLY) {
                    moves[usize::from(matches!(action, Action::Advance { .. }))] += 1;
                }
            });
        }
        assert!(0 < moves[0] && moves[1] == 0, "{list}: flown and walked {moves:?}");
    }
}

/// WH-09-H48: with an army whose hounds stay behind, more than two quarters are held at the end of a battle on average.
#[test]
fn a_cheap_regiment_keeps_a_quarter() {
    let held = (0..8).map(|seed| {
        let mut held = 0;
        play(opening("pitched-battle", "ch-a"), BySide::new(true, false), seed, |battle, _| {
            held = battle.quarters(Side::A);
        });
        held
    });
    let held: Vec<u32> = held.collect();
    assert!(16 < held.iter().sum::<u32>(), "{held:?}");
}

/// WH-01-G7: imagined battles must not measure for a captain whether a charge arrives.
#[test]
fn only_charges_that_look_sure_are_tried() {
    let (mut tried, mut doubtful) = (0, 0);
    for (seed, list) in (0..).zip(LISTS) {
        play(opening("pitched-battle", list), BySide::new(true, true), seed, |battle, side| {
            if !matches!(battle.step(), Step::Charges) {
                return;
            }
            let view = battle.view(Viewer::Side(side));
            let plans = Battle::plans(&view, side, Temper::Steady, seed);
            let spare = |action| match action {
                Action::Charge { unit, target, air } => view.judged_spare(unit, target, air),
                _ => Some(INCH),
            };
            let is_sure =
                plans.iter().flat_map(|plan| &plan.actions).all(|&action| Some(INCH) <= spare(action));
            assert!(is_sure || plans.len() == 1, "{plans:?}");
            tried += plans.len() - 1;
            doubtful += usize::from(!is_sure);
        });
    }
    assert!(0 < tried && 0 < doubtful, "{tried} tried, {doubtful} left to the eye");
}
