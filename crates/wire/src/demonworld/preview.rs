//! The target numbers of declared attacks, before the dice fall.

use ::demonworld::{Action, Battle, ElementId, Sum, Task, UnitId};
use ::table::{Game, Prefix};
use serde_json::{Value, json};

/// The attacks that the action declares (with those declared before by the same unit) or resolves.
pub(super) fn attacks(game: &Battle, legal: <Battle as Game>::Legal) -> Vec<Value> {
    let (side, action) = Battle::action(&legal);
    match action {
        Action::Shoot { element, .. } | Action::SupportShot { element, .. } => {
            let after = declared(game, legal);
            declared_by(&after, after.unit_of(element), shot)
        }
        Action::Fire { unit } => declared_by(game, unit, shot),
        Action::Strike { element, .. } | Action::SupportStrike { element, .. } => {
            let after = declared(game, legal);
            declared_by(&after, after.unit_of(element), blow)
        }
        Action::EndDeclaration => {
            game.living_units(side).flat_map(|unit| declared_by(game, unit, blow)).collect()
        }
        _ => Vec::new(),
    }
}

/// A declaration rolls no dice.
fn declared(game: &Battle, legal: <Battle as Game>::Legal) -> Battle {
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

fn declared_by(game: &Battle, unit: UnitId, sum_of: SumOf) -> Vec<Value> {
    let mut attacks = Vec::new();
    for attacker in game.elements(unit) {
        let Task::Attack(target) = game.task(attacker) else {
            continue;
        };
        let supporters: Vec<ElementId> =
            game.elements(unit).filter(|&element| game.task(element) == Task::Support(attacker)).collect();
        if let Some(sum) = sum_of(game, attacker, target, &supporters) {
            let supporters: Vec<u8> = supporters.iter().map(|element| element.0).collect();
            let total = sum.sum();
            attacks.push(json!({
                "attacker": attacker.0,
                "target": target.0,
                "supporters": supporters,
                "sum": sum,
                "total": total,
                "chances": total.clamp(0, 20),
            }));
        }
    }
    attacks
}
