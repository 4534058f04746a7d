//! The sergeant in battle: it wins, it never proposes what is refused, and it does not know what is hidden.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod common;

use common::{first_game, first_game_missiles, start};
use demonworld::{Action, Battle, Order, Setup, Step};
use lab::demonworld::{chooser, positions};
use lab::{Batch, Tally, simulate};
use players::Player;
use players::demonworld::{REASON_KEYS, choose};
use std::sync::atomic::AtomicUsize;
use table::{BySide, FastDice, Game, Rng, Side, Viewer};

/// Actions after which a battle of sergeants or random players is surely over.
const CAP: usize = 20_000;

fn wins(battle: &Battle, side: Side, games: usize) -> usize {
    let mut players = BySide::new(Player::Random, Player::Random);
    players[side] = Player::Sergeant;
    let batch = Batch { threads: 2, action_cap: CAP as u32, ..Batch::new(games, 17) };
    let tally: Tally<()> = simulate(battle, chooser(players), batch, &AtomicUsize::new(0));
    assert_eq!(tally.unfinished, 0);
    tally.wins[side]
}

#[test]
fn beats_random_play_from_either_side() {
    for setup in [first_game(), first_game_missiles()] {
        for side in Side::BOTH {
            let won = wins(&start(&setup), side, 60);
            assert!(57 <= won, "side {side:?} won {won} of 60");
        }
    }
}

#[test]
fn battles_between_sergeants_end() {
    let players = BySide::new(Player::Sergeant, Player::Sergeant);
    let batch = Batch { action_cap: CAP as u32, ..Batch::new(30, 5) };
    let tally: Tally<()> =
        simulate(&start(&first_game_missiles()), chooser(players), batch, &AtomicUsize::new(0));
    assert_eq!(tally.unfinished, 0);
}

/// A close position with a round limit: without one random play can go on for ever.
fn skirmish(rng: &mut Rng) -> Setup {
    let mut setup = positions::skirmish(rng);
    setup.house.round_limit = 8;
    setup
}

/// Plays a battle on; `each` sees every position with the side that owes a decision. The sergeant plays the sides that
/// are set, random play the others.
fn play(mut battle: Battle, sergeants: BySide<bool>, seed: u64, mut each: impl FnMut(&Battle, Side)) {
    let mut rng = Rng::new(seed);
    let mut dice = FastDice { seed };
    for _ in 0..CAP {
        let Some(side) = battle.pending().first() else { return };
        each(&battle, side);
        let legal = if sergeants[side] {
            let view = battle.view(Viewer::Side(side));
            let choice = choose(Player::Sergeant, &view, side, rng.next_u64()).unwrap();
            for reason in &choice.reasons {
                assert!(REASON_KEYS.contains(&reason.key), "{reason:?}");
            }
            battle
                .check(side, choice.action)
                .unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", choice.action))
        } else {
            battle.sample(side, &mut rng).unwrap()
        };
        battle.apply(legal, &mut dice, &mut ());
    }
    panic!("no end after {CAP} actions at {:?}", battle.step());
}

#[test]
fn whatever_it_proposes_is_legal() {
    let mut rng = Rng::new(99);
    for seed in 0..150 {
        let battle = start(&skirmish(&mut rng));
        let sergeants = BySide::new(seed % 3 != 0, seed % 3 != 1);
        play(battle.clone(), sergeants, seed, |_, _| {});
        // Also in the middle of what random play has begun: open plans, half a declaration.
        play(battle, BySide::default(), seed, |battle, side| {
            let view = battle.view(Viewer::Side(side));
            let choice = choose(Player::Sergeant, &view, side, seed).unwrap();
            assert!(battle.check(side, choice.action).is_ok(), "{:?} at {:?}", choice.action, battle.step());
        });
    }
}

#[test]
fn never_gives_up() {
    play(start(&first_game()), BySide::new(true, false), 4, |battle, side| {
        let view = battle.view(Viewer::Side(side));
        let choice = choose(Player::Sergeant, &view, side, 4).unwrap();
        assert!(!matches!(choice.action, Action::Resign | Action::OfferDraw));
    });
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    play(start(&first_game_missiles()), BySide::new(true, true), 8, |battle, side| {
        let view = battle.view(Viewer::Side(side));
        let choice = choose(Player::Sergeant, &view, side, 12345);
        assert_eq!(choice, choose(Player::Sergeant, &battle.view(Viewer::Side(side)), side, 12345));
    });
}

#[test]
fn owes_nothing_when_it_is_not_asked() {
    play(start(&first_game()), BySide::new(true, true), 3, |battle, side| {
        if !battle.pending().owes(side.enemy()) {
            let view = battle.view(Viewer::Side(side.enemy()));
            assert_eq!(choose(Player::Sergeant, &view, side.enemy(), 0), None);
        }
    });
}

/// The battle after the side has done hidden things of its own: placed its units, or given orders.
fn with_secrets(battle: &Battle, side: Side, rng: &mut Rng) -> Battle {
    let mut battle = battle.clone();
    for _ in 0..rng.below(20) {
        let Some(legal) = battle.sample(side, rng) else { break };
        let action = Battle::action(&legal).1;
        // Whether a side has finished is open to all.
        if matches!(action, Action::Ready | Action::Commit) {
            break;
        }
        battle.apply(legal, &mut FastDice { seed: 0 }, &mut ());
    }
    battle
}

#[test]
fn hidden_orders_and_hidden_set_ups_change_nothing() {
    let mut rng = Rng::new(6);
    let mut compared = 0;
    for seed in 0..40 {
        let setup = if seed % 2 == 0 { first_game_missiles() } else { skirmish(&mut rng) };
        let battle = start(&setup);
        play(battle, BySide::new(false, false), seed, |battle, side| {
            let hidden = matches!(battle.step(), Step::Deploy | Step::Command);
            let enemy = side.enemy();
            if !hidden || !battle.pending().owes(enemy) {
                return;
            }
            let choices: Vec<_> = (0..3)
                .map(|_| {
                    let secret = with_secrets(battle, enemy, &mut rng);
                    choose(Player::Sergeant, &secret.view(Viewer::Side(side)), side, seed)
                })
                .collect();
            assert_eq!(choices[0], choices[1]);
            assert_eq!(choices[0], choices[2]);
            compared += 1;
        });
    }
    assert!(500 < compared, "{compared}");
}

#[test]
fn attacks_what_it_can_reach() {
    let mut attacks = 0;
    play(start(&first_game()), BySide::new(true, true), 21, |battle, side| {
        if battle.step() == Step::Command {
            let view = battle.view(Viewer::Side(side));
            let choice = choose(Player::Sergeant, &view, side, 0).unwrap();
            attacks += u32::from(matches!(choice.action, Action::Order { order: Order::Attack, .. }));
        }
    });
    assert_ne!(attacks, 0);
}
