//! The sergeant in battle: it wins, it never proposes what is refused, and it does not know what is hidden.

use crate::common::{first_game, first_game_missiles, start};
use crate::contest::{CAP, play, proposed, stays_legal, wins};
use demonworld::{Action, Battle, Order, Setup, Step};
use lab::demonworld::positions;
use lab::{Batch, Tally, chooser, simulate};
use players::{Playable, Player};
use std::sync::atomic::AtomicUsize;
use table::{BySide, FastDice, Game, Rng, Side, Viewer};

#[test]
fn beats_random_play_from_either_side() {
    for setup in [first_game(), first_game_missiles()] {
        for side in Side::BOTH {
            let won = wins(&start(&setup), side, 60, 17);
            assert!(57 <= won, "side {side:?} won {won} of 60");
        }
    }
}

#[test]
fn battles_between_sergeants_end() {
    let players = BySide::new(Player::SERGEANT, Player::SERGEANT);
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

#[test]
fn whatever_it_proposes_is_legal() {
    let mut rng = Rng::new(99);
    for seed in 0..150 {
        stays_legal(&start(&skirmish(&mut rng)), seed);
    }
}

#[test]
fn never_gives_up() {
    play(start(&first_game()), BySide::new(true, false), 4, |battle, side| {
        let choice = proposed(battle, side, 4);
        assert!(!matches!(choice.action, Action::Resign | Action::OfferDraw));
    });
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    play(start(&first_game_missiles()), BySide::new(true, true), 8, |battle, side| {
        assert_eq!(proposed(battle, side, 12345), proposed(battle, side, 12345));
    });
}

#[test]
fn owes_nothing_when_it_is_not_asked() {
    play(start(&first_game()), BySide::new(true, true), 3, |battle, side| {
        if !battle.pending().owes(side.enemy()) {
            let view = battle.view(Viewer::Side(side.enemy()));
            assert_eq!(Battle::choose(Player::SERGEANT, &view, side.enemy(), 0), None);
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
                    Battle::choose(Player::SERGEANT, &secret.view(Viewer::Side(side)), side, seed)
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
            let choice = proposed(battle, side, 0);
            attacks += u32::from(matches!(choice.action, Action::Order { order: Order::Attack, .. }));
        }
    });
    assert_ne!(attacks, 0);
}
