//! Positions in contact, for melee.

pub(crate) use super::{Land, Log, at, foot, weapon};

use super::empty;
use crate::*;
use table::{Game, Scripted, Side};

pub(crate) fn facing(n: u8) -> Facing {
    Facing::new(n).unwrap()
}

/// Cavalry with lance 10, hand weapon 9 and charge bonus 3.
pub(crate) fn lancers() -> Card {
    Card {
        class: Class::Cavalry,
        size: 3,
        charge_bonus: 3,
        melee: [weapon(MeleeKind::Lance, 10), weapon(MeleeKind::HandWeapon, 9)],
        ..foot()
    }
}

pub(crate) fn pikes() -> Card {
    Card { melee: [weapon(MeleeKind::Pike, 8), None], ..foot() }
}

/// A hero: strength 11, initiative 6.
pub(crate) fn hero() -> Card {
    Card {
        initiative: 6,
        melee: [weapon(MeleeKind::HandWeapon, 11), None],
        standard: Standard { stars: 1, ..Standard::default() },
        ..foot()
    }
}

/// A position in the making.
#[derive(Clone)]
pub(crate) struct Arena {
    pub land: Land,
    pub setup: Setup,
}

impl Arena {
    /// An empty board at the start of the melee phase.
    pub fn new(modules: Modules) -> Arena {
        Arena { land: Land::default(), setup: empty(modules, Start::Melee) }
    }

    /// Adds a unit: `(q, r, facing)` of each element. Its order is attack unless changed.
    pub fn unit(&mut self, side: Side, card: Card, posts: &[(i8, i8, u8)]) -> UnitId {
        let posts: Vec<_> = posts.iter().map(|&(q, r, f)| (at(q, r), facing(f))).collect();
        let n = posts.len() as u8;
        let order = if card.is_commander() { None } else { Some(Order::Attack) };
        self.setup.units.push(UnitSetup { posts, order, ..UnitSetup::new(side, card, n) });
        UnitId(self.setup.units.len() as u8 - 1)
    }

    pub fn change(&mut self, unit: UnitId) -> &mut UnitSetup {
        &mut self.setup.units[unit.index()]
    }

    pub fn begin(&self, log: &mut Log) -> Battle {
        let mut setup = self.setup.clone();
        setup.ground = self.land.ground(setup.board);
        let mut dice = Scripted::new();
        let battle = setup.battle(&mut dice, log).unwrap();
        dice.finish().unwrap();
        battle
    }

    pub fn battle(&self) -> Battle {
        self.begin(&mut Log::default())
    }
}

/// The side that is asked.
pub(crate) fn asked(battle: &Battle) -> Side {
    battle.pending().first().unwrap()
}

/// Whoever is asked does this; it needs exactly these faces.
pub(crate) fn act(battle: &mut Battle, action: Action, faces: &[u8]) -> Log {
    let mut dice = Scripted::faces(faces);
    let mut log = Log::default();
    let legal =
        battle.check(asked(battle), action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    battle.apply(legal, &mut dice, &mut log);
    dice.finish().unwrap();
    log
}

/// Why whoever is asked may not do this.
pub(crate) fn refusal(battle: &Battle, action: Action) -> Refusal {
    battle.check(asked(battle), action).unwrap_err()
}

/// The element on a hex.
pub(crate) fn on(battle: &Battle, q: i8, r: i8) -> ElementId {
    match battle.at(at(q, r)) {
        Cell::Held(element) => element,
        cell => panic!("({q}, {r}): {cell:?}"),
    }
}

/// Whoever stands on the first hex declares a blow at whoever stands on the second.
pub(crate) fn strike(battle: &mut Battle, from: (i8, i8), to: (i8, i8)) {
    let (element, target) = (on(battle, from.0, from.1), on(battle, to.0, to.1));
    act(battle, Action::Strike { element, target }, &[]);
}

/// The terms of a sum that are not strength or armour.
pub(crate) fn factors(sum: Sum) -> Vec<(Label, i16)> {
    let plain = |label| matches!(label, Label::Strength | Label::Armour);
    sum.terms().filter(|term| !plain(term.label)).map(|term| (term.label, term.value)).collect()
}
