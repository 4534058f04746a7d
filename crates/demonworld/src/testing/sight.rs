//! Ground with single elements on it, for sight and ranged combat.

pub(crate) use super::at;

use super::{Land, empty};
use crate::*;
use table::{FastDice, Side};

/// Foot with a hand weapon.
pub(crate) fn foot(size: u8) -> Card {
    Card { size, ..super::foot() }
}

/// Foot with bows of strength 6 up to 8 hexes, 4 up to 14.
pub(crate) fn archers(size: u8) -> Card {
    let bands = [Band { hexes: 8, strength: 6 }, Band { hexes: 14, strength: 4 }];
    Card { ranged: Some(RangedWeapon { kind: RangedKind::Bow, bands }), ..foot(size) }
}

/// A position in the making.
#[derive(Clone)]
pub(crate) struct Scene {
    pub land: Land,
    pub setup: Setup,
}

impl Scene {
    /// An empty board with all chapters in use but that on special figures, so that nobody lacks a leader, at the
    /// start of the second ranged phase.
    pub fn new() -> Scene {
        let modules = Modules(Modules::ALL.0 & !Modules::FIGURES.0);
        Scene { land: Land::default(), setup: empty(modules, Start::SecondRanged) }
    }

    pub fn step(&mut self, hex: Hex, step: u8) {
        self.land.field(hex).step = step;
    }

    pub fn surface(&mut self, hex: Hex, surface: Surface) {
        self.land.field(hex).surface = surface;
    }

    /// Adds a unit that holds and faces north; gives its elements.
    pub fn unit(&mut self, side: Side, card: Card, hexes: &[Hex]) -> Vec<ElementId> {
        let first: u8 = self.setup.units.iter().map(|unit| unit.elements).sum();
        let n = hexes.len() as u8;
        let posts = hexes.iter().map(|&hex| (hex, Facing::NORTH)).collect();
        let order = if card.is_commander() { None } else { Some(Order::Hold) };
        self.setup.units.push(UnitSetup { posts, order, ..UnitSetup::new(side, card, n) });
        (first..first + n).map(ElementId).collect()
    }

    /// Adds a unit of one element.
    pub fn one(&mut self, side: Side, card: Card, hex: Hex) -> ElementId {
        self.unit(side, card, &[hex])[0]
    }

    pub fn battle(&self) -> Battle {
        let mut setup = self.setup.clone();
        setup.ground = self.land.ground(setup.board);
        setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
    }
}
