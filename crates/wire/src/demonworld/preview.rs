//! The target numbers of declared attacks, before the dice fall.

use ::demonworld::{Action, Battle, ElementId, Event, Legal, Step, Sum, Task, UnitId};
use ::table::{Game, Prefix};
use serde_json::{Value, json};

/// An attack and its reckoning.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    pub attacker: ElementId,
    pub target: ElementId,
    pub supporters: Vec<ElementId>,
    pub sum: Sum,
}

impl Declared {
    /// Faces of the d20 that hit.
    pub fn chances(&self) -> u8 {
        self.sum.sum().clamp(0, 20) as u8
    }
}

/// The attacks as JSON.
pub(super) fn attacks(game: &Battle, legal: Legal) -> Vec<Value> {
    let attack = |attack: Declared| {
        let supporters: Vec<u8> = attack.supporters.iter().map(|element| element.0).collect();
        json!({
            "attacker": attack.attacker.0,
            "target": attack.target.0,
            "supporters": supporters,
            "sum": attack.sum,
            "total": attack.sum.sum(),
            "chances": attack.chances(),
        })
    };
    declared(game, legal).into_iter().map(attack).collect()
}

/// The attacks that the action declares (with those declared before by the same unit) or resolves.
pub(super) fn declared(game: &Battle, legal: Legal) -> Vec<Declared> {
    let (side, action) = Battle::action(&legal);
    match action {
        Action::Strike { .. } | Action::Pursue { .. } if matches!(game.step(), Step::Second { .. }) => {
            second_blow(game, legal)
        }
        Action::Shoot { element, .. } | Action::SupportShot { element, .. } => {
            let after = after_declaration(game, legal);
            declared_by(&after, after.unit_of(element), shot)
        }
        Action::Fire { unit } => declared_by(game, unit, shot),
        Action::Strike { element, .. } | Action::SupportStrike { striker: element, .. } => {
            let after = after_declaration(game, legal);
            declared_by(&after, after.unit_of(element), blow)
        }
        Action::EndDeclaration => {
            game.living_units(side).flat_map(|unit| declared_by(game, unit, blow)).collect()
        }
        _ => Vec::new(),
    }
}

/// DW-14-06: a second attack is rolled at once, where it is made from the hex of the fallen; whatever falls, the
/// reckoning is the same.
fn second_blow(game: &Battle, legal: Legal) -> Vec<Declared> {
    let mut events: Vec<Event> = Vec::new();
    game.clone().apply(legal, &mut Prefix::new(&[]), &mut events);
    let blow = events.iter().find_map(|event| match *event {
        Event::BlowRolled { striker, target, sum, .. } => {
            Some(Declared { attacker: striker, target, supporters: Vec::new(), sum })
        }
        _ => None,
    });
    blow.into_iter().collect()
}

/// A declaration rolls no dice.
fn after_declaration(game: &Battle, legal: Legal) -> Battle {
    let mut after = game.clone();
    after.apply(legal, &mut Prefix::new(&[]), &mut ());
    after
}

fn shot(game: &Battle, attacker: ElementId, target: ElementId, supporters: &[ElementId]) -> Option<Sum> {
    game.shot_sum(attacker, target, target, supporters.len() as u8)
}

fn blow(game: &Battle, attacker: ElementId, target: ElementId, supporters: &[ElementId]) -> Option<Sum> {
    game.blow_sum(attacker, target, supporters.len() as u8)
}

type SumOf = fn(&Battle, ElementId, ElementId, &[ElementId]) -> Option<Sum>;

fn declared_by(game: &Battle, unit: UnitId, sum_of: SumOf) -> Vec<Declared> {
    let attack = |attacker| {
        let Task::Attack(target) = game.task(attacker) else {
            return None;
        };
        // DW-06-13: in melee also those of other units.
        let friends = game.living_units(game.side_of(unit)).flat_map(|unit| game.elements(unit));
        let supporters: Vec<ElementId> =
            friends.filter(|&element| game.task(element) == Task::Support(attacker)).collect();
        let sum = sum_of(game, attacker, target, &supporters)?;
        Some(Declared { attacker, target, supporters, sum })
    };
    game.elements(unit).filter_map(attack).collect()
}
