//! Units in blocks on two sheets, for commanders, orders and battles.

use crate::*;
use table::{BySide, FastDice, Game, Scripted, Side};

pub(crate) fn board() -> Board {
    Board::new(15, 34).unwrap()
}

pub(crate) fn at(row: u8, column: u8) -> Hex {
    board().hex_at(row, column)
}

/// A plain unit of foot with all three special figures.
pub(crate) fn foot() -> Card {
    super::with_figures(super::foot(), Figures::LEADER.with(Figures::STANDARD).with(Figures::MUSICIAN))
}

/// The same without a leader (DW-09-07: rare exceptions exist on cards).
pub(crate) fn leaderless() -> Card {
    super::foot()
}

pub(crate) fn commander(stars: u8, control: u8) -> Card {
    let standard = Standard { stars, control, hit_points: 2, figures: Figures::NONE, ..Standard::default() };
    Card { standard, points: 50, ..foot() }
}

/// A block three wide that looks south, its left front element on `left`.
pub(crate) fn block(side: Side, card: Card, elements: u8, left: Hex) -> UnitSetup {
    let posts = ranks(left, Facing::SOUTH, 3, elements).as_slice().to_vec();
    UnitSetup { posts, ..UnitSetup::new(side, card, elements) }
}

/// One element that looks south.
pub(crate) fn single(side: Side, card: Card, hex: Hex) -> UnitSetup {
    UnitSetup { posts: vec![(hex, Facing::SOUTH)], ..UnitSetup::new(side, card, 1) }
}

pub(crate) fn setup(modules: Modules, units: Vec<UnitSetup>) -> Setup {
    Setup {
        board: board(),
        ground: Ground::plain(board()),
        zones: BySide::new(
            vec![(11, 0, 34), (12, 0, 33), (13, 0, 34)],
            vec![(1, 0, 34), (2, 0, 33), (3, 0, 34)],
        ),
        units,
        ..super::empty(modules, Start::Command)
    }
}

/// A battle whose beginning needs these faces.
pub(crate) fn begin(setup: &Setup, faces: &[u8], events: &mut Vec<Event>) -> Battle {
    let mut dice = Scripted::faces(faces);
    let battle = setup.battle(&mut dice, events).unwrap();
    dice.finish().unwrap();
    battle
}

/// Plays an action that needs exactly these faces, and says what happened.
pub(crate) fn play(battle: &mut Battle, side: Side, action: Action, faces: &[u8]) -> Vec<Event> {
    let mut dice = Scripted::faces(faces);
    let mut events = Vec::new();
    let legal = battle.check(side, action).unwrap();
    battle.apply(legal, &mut dice, &mut events);
    dice.finish().unwrap();
    events
}

/// The reason why an action is refused.
pub(crate) fn refusal(battle: &Battle, side: Side, action: Action) -> Refusal {
    battle.check(side, action).unwrap_err()
}

/// Carries an action out with any dice.
pub(crate) fn play_any(battle: &mut Battle, side: Side, action: Action) {
    let legal = battle.check(side, action).unwrap();
    battle.apply(legal, &mut FastDice { seed: 1 }, &mut ());
}
