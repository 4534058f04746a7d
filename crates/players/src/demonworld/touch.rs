//! Melee of the standard game: optional contacts and the second attack.

use super::field::Field;
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, ElementId, Hex, UnitId};

/// Whoever alone could reach his enemy chooses to fight where he strikes harder than he is struck.
pub(super) fn declare(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = battle.living_units(field.side).flat_map(|unit| battle.elements(unit).map(move |e| (unit, e)));
    let touch = own.into_iter().find_map(|(unit, element)| {
        let value = field.stand(unit, battle.hex(element), true).value(battle.facing(element));
        let why = Reason { unit: Some(unit.0), ..reason("press-on", value) };
        (0 < value).then(|| field.propose(Action::Touch { element }, &[why]))?
    });
    touch.or_else(|| field.propose(Action::EndTouching, &[]))
}

/// A contact that does more harm than good is given up.
pub(super) fn release(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = battle.living_units(field.side).flat_map(|unit| battle.elements(unit).map(move |e| (unit, e)));
    let release = own.into_iter().find_map(|(unit, element)| {
        let value = field.stand(unit, battle.hex(element), true).value(battle.facing(element));
        let why = Reason { unit: Some(unit.0), ..reason("stay-together", value) };
        (value < 0).then(|| field.propose(Action::Release { element }, &[why]))?
    });
    release.or_else(|| field.propose(Action::EndReleasing, &[]))
}

/// The second attack: the best target from where the striker stands or, failing that, with the step.
pub(super) fn second(field: &Field, striker: ElementId, hex: Option<Hex>) -> Option<Choice<Action>> {
    let battle = field.battle;
    let unit = battle.unit_of(striker);
    let value = |target: ElementId| {
        let sum = battle.blow_sum(striker, target, 0).map_or(0, |sum| sum.sum());
        i32::from(sum.clamp(0, 20)) * field.worth(battle.home_of(target))
    };
    let blow = |action: Action, target: ElementId| {
        let enemy: UnitId = battle.unit_of(target);
        let why =
            Reason { key: "best-blow", value: value(target), unit: Some(unit.0), target: Some(enemy.0) };
        field.propose(action, &[why]).map(|choice| (value(target), choice))
    };
    let here = battle
        .enemies_around(field.side, battle.hex(striker))
        .filter_map(|target| blow(Action::Strike { element: striker, target }, target));
    let there = hex.into_iter().flat_map(|hex| {
        battle
            .enemies_around(field.side, hex)
            .filter_map(|target| blow(Action::Pursue { element: striker, target }, target))
    });
    here.chain(there)
        .max_by_key(|(value, _)| *value)
        .map(|(_, choice)| choice)
        .or_else(|| field.propose(Action::EndDeclaration, &[]))
}
