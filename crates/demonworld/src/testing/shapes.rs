//! Single units at any place of the round, for figures, formations and set-up.

pub(crate) use super::{Log, at, foot, with_figures};

use super::empty;
use crate::*;
use table::{BySide, Dice, FastDice, Game, Scripted, Side};

pub(crate) fn facing(degrees: u16) -> Facing {
    Facing::new((degrees / 60) as u8).unwrap()
}

pub(crate) fn riders() -> Card {
    Card { class: Class::Cavalry, size: 3, points_move: 24, points_attack: 18, ..foot() }
}

pub(crate) fn with_permits(card: Card, permits: Permits) -> Card {
    Card { standard: Standard { permits, ..card.standard }, ..card }
}

/// A commander with one star.
pub(crate) fn hero(card: Card) -> Card {
    Card { standard: Standard { stars: 1, hit_points: 3, ..card.standard }, ..card }
}

/// A position in the making: a large level board, all chapters but morale.
#[derive(Clone)]
pub(crate) struct Scene {
    pub setup: Setup,
}

impl Scene {
    pub fn new(start: Start) -> Scene {
        let modules =
            Modules::FIGURES.with(Modules::COMMANDERS).with(Modules::TERRAIN).with(Modules::FORMATIONS);
        let zones =
            BySide::new((23..29).map(|row| (row, 0, 33)).collect(), (0..6).map(|row| (row, 0, 33)).collect());
        Scene { setup: Setup { zones, ..empty(modules, start) } }
    }

    /// Adds a unit with an order; gives its elements.
    pub fn unit(&mut self, side: Side, card: Card, order: Order, posts: &[(Hex, Facing)]) -> Vec<ElementId> {
        let (first, n) = (self.elements(), posts.len() as u8);
        let order = (!card.is_commander()).then_some(order);
        self.setup.units.push(UnitSetup { posts: posts.to_vec(), order, ..UnitSetup::new(side, card, n) });
        (first..first + n).map(ElementId).collect()
    }

    /// Adds a commander attached to the unit with this number.
    pub fn attached(&mut self, card: Card, host: usize, post: (Hex, Facing)) -> ElementId {
        let element = ElementId(self.elements());
        let side = self.setup.units[host].side;
        let posts = vec![post];
        self.setup.units.push(UnitSetup { posts, host: Some(host), ..UnitSetup::new(side, card, 1) });
        element
    }

    /// Adds an enemy far away, so that the battle goes on.
    pub fn far_enemy(&mut self) -> Vec<ElementId> {
        self.unit(Side::B, foot(), Order::Hold, &[(Hex::new(20, 1), Facing::SOUTH)])
    }

    fn elements(&self) -> u8 {
        self.setup.units.iter().map(|unit| unit.elements).sum()
    }

    pub fn battle(&self) -> Battle {
        self.setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
    }
}

/// Elements that look north.
pub(crate) fn north(hexes: &[(i8, i8)]) -> Vec<(Hex, Facing)> {
    hexes.iter().map(|&(q, r)| (at(q, r), Facing::NORTH)).collect()
}

/// DW-13-E5: the drawn ring of six.
pub(crate) fn ring() -> Vec<(Hex, Facing)> {
    let ring = [(0, -1, 300), (1, -1, 0), (1, 0, 60), (0, 1, 120), (-1, 1, 180), (-1, 0, 240)];
    ring.iter().map(|&(q, r, degrees)| (at(q, r), facing(degrees))).collect()
}

/// Plays an action that has to be legal; gives what happened.
pub(crate) fn play(battle: &mut Battle, side: Side, action: Action, faces: &[u8]) -> Log {
    let mut dice = Scripted::faces(faces);
    let log = play_with(battle, side, action, &mut dice);
    dice.finish().unwrap();
    log
}

/// Plays an action that has to be legal, whatever the dice say.
pub(crate) fn play_with(battle: &mut Battle, side: Side, action: Action, dice: &mut impl Dice) -> Log {
    let legal = battle.check(side, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    let mut listed = Vec::new();
    battle.legal(side, &mut listed);
    assert!(listed.contains(&action), "{action:?} is not listed");
    let mut log = Log::default();
    battle.apply(legal, dice, &mut log);
    log
}

pub(crate) fn refusal(battle: &Battle, side: Side, action: Action) -> Refusal {
    match battle.check(side, action) {
        Err(refusal) => refusal,
        Ok(_) => panic!("{action:?} is accepted"),
    }
}

/// Goes on to the first decision about units: no commander acts in a section before.
pub(crate) fn skip_commanders(battle: &mut Battle) {
    while let Step::Section { .. } | Step::Lead { .. } = battle.step() {
        let end =
            if matches!(battle.step(), Step::Lead { .. }) { Action::EndSegment } else { Action::Commit };
        let side = if battle.pending().owes(Side::A) { Side::A } else { Side::B };
        play_with(battle, side, end, &mut FastDice { seed: 0 });
    }
}
