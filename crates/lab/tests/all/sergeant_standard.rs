//! The sergeant in the standard game: anywhere in a battle it proposes what is legal, comes to an end, and knows nothing
//! that is hidden.

use crate::contest::{play, proposed, stays_legal};
use demonworld::{Action, Battle, Figures, Ground, Modules, Start, Step};
use lab::demonworld::positions;
use table::{BySide, FastDice, Game, Rng, Side};

/// Battles that start anywhere in a round; positions that cannot be played are passed over.
fn battles(seed: u64) -> impl Iterator<Item = Battle> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || positions::standard(&mut rng))
        .filter_map(|setup| setup.battle(&mut FastDice { seed: 1 }, &mut ()).ok())
}

/// Battles before the orders, in open country, in which nobody leads a unit but commanders of two stars. Single ones
/// choose in secret who is to get an order (DW-08-G3), attached ones keep one of two markers in secret (DW-10-54); often
/// both sides do so at once.
fn commanded(seed: u64) -> impl Iterator<Item = Battle> {
    let mut rng = Rng::new(seed);
    let mut setups = std::iter::repeat_with(move || positions::standard(&mut rng));
    std::iter::from_fn(move || {
        let mut setup = setups.find(|setup| setup.start == Start::Command)?;
        setup.house.modules = Modules::ALL;
        setup.ground = Ground::plain(setup.board);
        for unit in &mut setup.units {
            let card = &mut unit.card.standard;
            card.figures = Figures::NONE;
            if card.stars != 0 {
                (card.stars, card.control) = (2, 20);
            }
        }
        Some(setup)
    })
    .filter_map(|setup| setup.battle(&mut FastDice { seed: 1 }, &mut ()).ok())
}

#[test]
fn whatever_it_proposes_is_legal() {
    for (seed, battle) in (0..150).zip(battles(99)) {
        stays_legal(&battle, seed);
    }
}

/// The battle after the side has made some of its hidden choices.
fn with_secrets(battle: &Battle, side: Side, rng: &mut Rng) -> Battle {
    let mut battle = battle.clone();
    let step = battle.step();
    for _ in 0..rng.below(20) {
        let Some(legal) = battle.sample(side, rng) else { break };
        // Whether a side has finished is open to all.
        let before = battle.clone();
        battle.apply(legal, &mut FastDice { seed: 0 }, &mut ());
        if battle.step() != step || !battle.pending().owes(side) {
            return before;
        }
    }
    battle
}

#[test]
fn hidden_choices_change_nothing() {
    let mut rng = Rng::new(6);
    let mut compared = [0; 5];
    for (seed, battle) in (0..).zip(battles(7).take(70).chain(commanded(8).take(70))) {
        play(battle, BySide::default(), seed, |battle, side| {
            let (kind, enemy) = (hidden(battle.step()), side.enemy());
            let Some(kind) = kind.filter(|_| battle.pending().owes(enemy)) else { return };
            let mut choice = || {
                let secret = with_secrets(battle, enemy, &mut rng);
                proposed(&secret, side, seed)
            };
            let first = choice();
            assert_eq!(first, choice());
            assert_eq!(first, choice());
            compared[kind] += 1;
        });
    }
    assert!(compared.iter().all(|&n| 0 < n), "{compared:?}");
}

/// The steps in which both sides often choose in secret at the same time.
fn hidden(step: Step) -> Option<usize> {
    match step {
        Step::Deploy => Some(0),
        Step::Assign => Some(1),
        Step::Command => Some(2),
        Step::Keep { .. } => Some(3),
        Step::Section { .. } => Some(4),
        _ => None,
    }
}

#[test]
fn never_gives_up() {
    for (seed, battle) in (0..20).zip(battles(3)) {
        play(battle, BySide::new(true, false), seed, |battle, side| {
            let choice = proposed(battle, side, 4);
            assert!(!matches!(choice.action, Action::Resign | Action::OfferDraw));
        });
    }
}
