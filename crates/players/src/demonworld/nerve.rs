//! Morale: obedience, flight, rallying and the impetuous.

use super::field::Field;
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, Direction, ElementId, Facing, Hand, Hex, Payment, Refusal, UnitId, UnitSet, Zone};
use table::Game;

fn of(unit: UnitId, key: &'static str) -> Reason {
    Reason { unit: Some(unit.0), ..reason(key, 0) }
}

/// A unit that obeys can be used; one that runs off cannot.
pub(super) fn obey(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let action = Action::Temper { unit, leader_adds: false, commanders_add: false };
    field.propose(action, &[of(unit, "keep-in-hand")])
}

/// Whoever has to flee does so by the shortest way, all together.
pub(super) fn flee(field: &Field, units: UnitSet) -> Option<Choice<Action>> {
    units.iter().find_map(|unit| field.propose(Action::Rout { unit }, &[of(unit, "run")]))
}

pub(super) fn rally(field: &Field) -> Option<Choice<Action>> {
    let mut fleeing = field.battle.living_units(field.side).filter(|&unit| field.battle.is_fleeing(unit));
    let rally = fleeing.find_map(|unit| field.propose(Action::Rally { unit }, &[of(unit, "rally")]));
    rally.or_else(|| field.propose(Action::EndRallying, &[]))
}

/// An impetuous unit sets out: at the enemy it likes best among those it may rush at.
pub(super) fn rush(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let distance = |unit: UnitId, target: UnitId| {
        let to = |element| {
            battle.elements(target).map(move |enemy| battle.hex(enemy).distance(battle.hex(element)))
        };
        battle.elements(unit).flat_map(to).min().unwrap_or(u8::MAX)
    };
    let impetuous =
        battle.living_units(field.side).filter(|&unit| battle.is_impetuous(unit) && !battle.has_moved(unit));
    impetuous.into_iter().find_map(|unit| {
        let mut targets: Vec<_> = battle.living_units(field.side.enemy()).collect();
        targets.sort_by_key(|&target| (distance(unit, target), target));
        targets.into_iter().find_map(|target| {
            let why = Reason { target: Some(target.0), ..of(unit, "rush") };
            field.propose(Action::Rush { unit, target }, &[why])
        })
    })
}

/// What an impetuous unit has to do in its move where no plan of its own is left.
pub(super) fn rush_on(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let steps = Hand::BOTH.map(|hand| Action::Advance { unit, hand });
    let wheels = Hand::BOTH.map(|hand| Action::Wheel { unit, hand });
    let marker = [Action::Marker { unit, lay: false }, Action::EndMove { unit }];
    let nearest = |action: &Action| match *action {
        Action::Advance { hand, .. } => {
            let ahead = field.battle.elements(unit).map(|element| {
                let hex = field.battle.hex(element).step(hand.front(field.battle.facing(element)));
                field.nearest_enemy(hex).map_or(u16::MAX, |(_, distance)| distance.into())
            });
            ahead.fold(0u16, u16::saturating_add)
        }
        _ => 0,
    };
    let step = steps.into_iter().filter(|&step| field.is_legal(step)).min_by_key(nearest);
    let mut actions = step.into_iter().chain(marker).chain(wheels);
    let rush = actions.find_map(|action| field.propose(action, &[of(unit, "rush")]));
    rush.or_else(|| walk_on(field, unit))
}

/// A small impetuous unit goes element by element, and turns to whom it cannot attack otherwise.
fn walk_on(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let towards = |element: ElementId| {
        let near = |hex: Hex| field.nearest_enemy(hex).map_or(u8::MAX, |(_, distance)| distance);
        let mut ways = Direction::ALL.map(|way| (near(battle.hex(element).step(way)), way));
        ways.sort_unstable();
        ways.map(|(_, direction)| direction)
    };
    battle.elements(unit).find_map(|element| {
        towards(element).into_iter().find_map(|direction| {
            let walk = |payment| Action::Walk { element, direction, payment };
            let choice = |action| field.propose(action, &[of(unit, "rush")]);
            let blocked = battle.check(field.side, walk(Payment::Points));
            if matches!(blocked, Err(Refusal::ContactNotForward { .. })) {
                let facing = Facing::ALL.into_iter().find(|facing| facing.zone(direction) == Zone::Front)?;
                return choice(Action::FreeTurn { element, facing });
            }
            Payment::BOTH.into_iter().find_map(|payment| choice(walk(payment)))
        })
    })
}
