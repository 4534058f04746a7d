//! Positions for the tests of this crate, built by hand in the coordinates of the examples.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests, which may fail"
)]

pub(crate) mod command;
pub(crate) mod melee;
pub(crate) mod morale;
pub(crate) mod shapes;
pub(crate) mod sight;

use crate::*;
use table::{BySide, Cites, Events, RuleId};

/// A hex near the middle of the board.
pub(crate) fn at(q: i8, r: i8) -> Hex {
    Hex::new(5 + q, 12 + r)
}

pub(crate) fn weapon(kind: MeleeKind, strength: u8) -> Option<MeleeWeapon> {
    Some(MeleeWeapon { kind, against_infantry: strength, against_cavalry: strength })
}

/// Foot with a hand weapon of 8 and armour 4, initiative 2, without special figures.
pub(crate) fn foot() -> Card {
    Card {
        class: Class::Infantry,
        size: 2,
        armour_ranged: 2,
        armour_melee: 4,
        points_move: 16,
        points_skirmish: 8,
        points_attack: 12,
        manoeuvres: 2,
        initiative: 2,
        charge_bonus: 0,
        ranged: None,
        melee: [weapon(MeleeKind::HandWeapon, 8), None],
        points: 150,
        standard: Standard::default(),
    }
}

pub(crate) fn with_figures(card: Card, figures: Figures) -> Card {
    Card { standard: Standard { figures, ..card.standard }, ..card }
}

/// A level board of four sheets without units; side a has the southern edge.
pub(crate) fn empty(modules: Modules, start: Start) -> Setup {
    let board = Board::new(29, 34).unwrap();
    Setup {
        board,
        ground: Ground::plain(board),
        zones: BySide::default(),
        bases: BySide::new(Border::South, Border::North),
        goal: Goal::Annihilation,
        area: Vec::new(),
        objectives: Vec::new(),
        army_size: None,
        builder: None,
        units: Vec::new(),
        house: HouseRules { modules, ..HouseRules::default() },
        start,
        round: 1,
        rules: Vec::new(),
    }
}

/// Fields that are not level and open.
#[derive(Clone, Default)]
pub(crate) struct Land(Vec<(Hex, Field)>);

impl Land {
    pub fn field(&mut self, hex: Hex) -> &mut Field {
        let place = self.0.iter().position(|&(known, _)| known == hex).unwrap_or(self.0.len());
        if place == self.0.len() {
            self.0.push((hex, Field::default()));
        }
        &mut self.0[place].1
    }

    /// Something on the side between two neighbours.
    pub fn edge(&mut self, a: Hex, b: Hex, edge: Edge) {
        let direction = a.direction_to(b).unwrap();
        self.field(a).edges[direction.index()] = edge;
    }

    pub fn ground(&self, board: Board) -> Ground {
        let known = |hex| self.0.iter().find(|&&(known, _)| known == hex);
        Ground::new(board, |hex| known(hex).map_or(Field::default(), |&(_, field)| field))
    }
}

/// What happened, and every rule that was named.
#[derive(Clone, Default, Debug)]
pub(crate) struct Log {
    pub events: Vec<Event>,
    pub rules: Vec<RuleId>,
}

impl Events<Event> for Log {
    fn emit(&mut self, event: Event) {
        event.each_rule(&mut |rule| self.rules.push(rule));
        self.events.push(event);
    }

    fn cite(&mut self, rule: RuleId) {
        self.rules.push(rule);
    }
}

impl Log {
    pub fn cites(&self, rule: RuleId) -> bool {
        self.rules.contains(&rule)
    }

    pub fn has(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    /// Base number and die of the blows, in order.
    pub fn blows(&self) -> Vec<(i16, u8)> {
        let blow = |event: &Event| match event {
            Event::BlowRolled { sum, roll, .. } => Some((sum.sum(), *roll)),
            _ => None,
        };
        self.events.iter().filter_map(blow).collect()
    }
}
