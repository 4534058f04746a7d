use crate::common::{first_game, first_game_missiles, start};
use demonworld::rules::*;
use demonworld::{Battle, UnitSetup};
use lab::demonworld::{fired, positions};
use lab::{Batch, Effort, Tally, chooser, simulate, train};
use players::Player;
use std::sync::atomic::{AtomicUsize, Ordering};
use table::{BySide, Citations, FastDice, Game, Rng, RuleId, Side};

#[test]
fn what_is_learnt_does_not_depend_on_the_number_of_threads() {
    let starts = [start(&first_game()), start(&first_game_missiles())];
    let run = |threads| {
        let batch = Batch { threads, ..Batch::new(20, 7) };
        train(&starts, Player::SERGEANT, batch, &AtomicUsize::new(0))
    };
    let (one, three) = (run(1), run(3));
    assert_eq!(one, three);
    assert_eq!((one.battles, one.weights.len()), (20, one.names.len()));
    assert!(one.held_out < one.positions / 3, "{one:?}");
}

const RANDOM: BySide<Player> = BySide::new(Player::RANDOM, Player::RANDOM);

fn counts(tally: &Tally<Citations>, rules: &[RuleId]) -> Vec<u32> {
    rules.iter().map(|&rule| tally.heard.of(rule)).collect()
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let battle = start(&first_game_missiles());
    let run = |threads| -> Tally<Citations> {
        let batch = Batch { threads, ..Batch::new(30, 7) };
        simulate(&battle, chooser(RANDOM), batch, &AtomicUsize::new(0))
    };
    let (one, three) = (run(1), run(3));
    assert_eq!(one.games, 30);
    assert_eq!(one.wins.a + one.wins.b + one.draws + one.unfinished, 30);
    assert_eq!(
        (one.wins, one.draws, one.unfinished, one.actions),
        (three.wins, three.draws, three.unfinished, three.actions)
    );
    let rules = [DW_04_20, DW_05_12, DW_06_17, DW_03_10];
    assert_eq!(counts(&one, &rules), counts(&three, &rules));
}

#[test]
fn listening_changes_nothing_and_progress_is_counted() {
    let battle = start(&first_game());
    let done = AtomicUsize::new(0);
    let silent: Tally<()> = simulate(&battle, chooser(RANDOM), Batch::new(20, 3), &done);
    let heard: Tally<Citations> = simulate(&battle, chooser(RANDOM), Batch::new(20, 3), &done);
    assert_eq!((silent.wins, silent.actions), (heard.wins, heard.actions));
    assert_eq!(done.load(Ordering::Relaxed), 40);
}

#[test]
fn battles_that_do_not_end_are_unfinished() {
    let battle = start(&first_game());
    let batch = Batch { action_cap: 10, ..Batch::new(5, 3) };
    let tally: Tally<()> = simulate(&battle, chooser(RANDOM), batch, &AtomicUsize::new(0));
    assert_eq!((tally.unfinished, tally.actions), (5, 50));
    let nobody = |_: &Battle, _: Side, _: &mut Rng| None;
    let tally: Tally<()> = simulate(&battle, nobody, Batch::new(5, 3), &AtomicUsize::new(0));
    assert_eq!((tally.games, tally.unfinished, tally.actions), (5, 5, 0));
}

#[test]
fn positions_at_random_are_battles() {
    let mut rng = Rng::new(5);
    for position in [positions::skirmish, positions::standard] {
        for _ in 0..500 {
            let battle = position(&mut rng).battle(&mut FastDice { seed: 1 }, &mut ()).unwrap();
            assert!(battle.pending().first().is_some() || battle.outcome().is_some());
        }
    }
}

#[test]
fn refused_actions_count_as_fired() {
    let effort = Effort { battles: 10, positions: 40, ..Effort::default() };
    let citations = fired(&[first_game()], effort).citations;
    // Applied, refused, and both.
    for rule in [DW_06_17, DW_07_03, DW_05_37, DW_01_01] {
        assert_ne!(citations.of(rule), 0, "{rule}");
    }
}

/// The same army on both sides: who is side a and whose units come first must not matter.
#[test]
fn neither_side_is_favoured() {
    for sides in [[Side::A, Side::B], [Side::B, Side::A]] {
        let mut setup = first_game();
        let army: Vec<UnitSetup> = setup.units.drain(..).filter(|unit| unit.side == Side::A).collect();
        for side in sides {
            setup.units.extend(army.iter().map(|unit| UnitSetup { side, ..unit.clone() }));
        }
        let batch = Batch { threads: 2, ..Batch::new(2000, 11) };
        let tally: Tally<()> = simulate(&start(&setup), chooser(RANDOM), batch, &AtomicUsize::new(0));
        let (a, b) = (tally.wins.a, tally.wins.b);
        // Four standard deviations of the difference of two fair counts.
        assert!(a.abs_diff(b) < 4 * (a + b).isqrt(), "side a won {a}, side b {b}");
    }
}
