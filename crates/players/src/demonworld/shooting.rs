//! Shooting: each element where it adds most to the expected kills, by a shot of its own or by support.

use super::field::Field;
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, Cell, ElementId, Task, UnitId, Volley};

const SURE: i32 = 1000;

fn chance(field: &Field, shooter: ElementId, chosen: ElementId, hit: ElementId, supporters: u8) -> i32 {
    let sum = field.battle.shot_sum(shooter, chosen, hit, supporters).map_or(0, |sum| sum.sum());
    i32::from(sum.clamp(0, 20)) * SURE / 20
}

/// What has been announced is fired.
pub(super) fn fire(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    field.propose(Action::Fire { unit }, &[])
}

pub(super) fn choose(field: &Field, volley: Volley) -> Option<Choice<Action>> {
    let battle = field.battle;
    let declaring = |unit: &UnitId| battle.elements(*unit).any(|element| battle.task(element) != Task::None);
    let open = battle.living_units(field.side).find(declaring);
    for unit in battle.living_units(field.side) {
        if battle.card(unit).ranged.is_none() || open.is_some_and(|open| open != unit) {
            continue;
        }
        for element in battle.elements(unit).filter(|&element| battle.task(element) == Task::None) {
            if let Some(choice) = best_task(field, unit, element, volley) {
                return Some(choice);
            }
        }
        if open == Some(unit) {
            return field.propose(Action::Fire { unit }, &[]);
        }
    }
    field.propose(Action::EndShooting, &[])
}

fn best_task(field: &Field, unit: UnitId, element: ElementId, volley: Volley) -> Option<Choice<Action>> {
    let battle = field.battle;
    let range = battle.ranged_weapon(element)?.range();
    let (from, facing) = (battle.hex(element), battle.facing(element));
    let mut best: Option<(i32, Action, Reason)> = None;
    for target in field.enemies() {
        let to = battle.hex(target);
        if range < from.distance(to)
            || battle.is_hit(target)
            || !battle.arc(element).contains(from, facing, to)
        {
            continue;
        }
        let mut weigh = |value: i32, action: Action, key: &'static str| {
            if best.as_ref().is_none_or(|(most, ..)| *most < value) && 0 < value && field.is_legal(action) {
                let target = Some(battle.unit_of(target).0);
                best = Some((value, action, Reason { unit: Some(unit.0), target, ..reason(key, value) }));
            }
        };
        let worth = field.worth(battle.unit_of(target));
        if battle.is_fighting(unit, target, volley) {
            weigh(into_melee(field, element, target), Action::Shoot { element, target }, "best-shot");
            continue;
        }
        let blow = chance(field, element, target, target, 0) * survival(field, unit, target, None) / SURE;
        weigh(blow * worth, Action::Shoot { element, target }, "best-shot");
        for (shooter, supporters) in shooters_at(field, unit, target) {
            let with = |n| chance(field, shooter, target, target, n);
            let help = (with(supporters + 1) - with(supporters))
                * survival(field, unit, target, Some(shooter))
                / SURE;
            weigh(help * worth, Action::SupportShot { element, shooter }, "concentrate-fire");
        }
    }
    let (_, action, why) = best?;
    field.propose(action, &[why])
}

/// A shot into a melee: half go where they should, the others one hex aside, often onto friends (DW-04-23).
fn into_melee(field: &Field, shooter: ElementId, target: ElementId) -> i32 {
    let battle = field.battle;
    let value = |hit: ElementId| {
        let worth = chance(field, shooter, target, hit, 0) * field.worth(battle.unit_of(hit));
        if battle.side_of_element(hit) == field.side { -worth } else { worth }
    };
    let around: i32 = battle
        .hex(target)
        .neighbours()
        .into_iter()
        .map(|hex| match battle.at(hex) {
            Cell::Held(hit) if !battle.is_hit(hit) => value(hit),
            _ => 0,
        })
        .sum();
    value(target) / 2 + around / 12
}

/// Elements of the unit that have declared a shot at the target, each with the number of its supporters.
fn shooters_at<'a>(
    field: &'a Field,
    unit: UnitId,
    target: ElementId,
) -> impl Iterator<Item = (ElementId, u8)> + 'a {
    let battle = field.battle;
    let declared = move |element: &ElementId| battle.task(*element) == Task::Attack(target);
    battle.elements(unit).filter(declared).map(move |shooter| {
        (shooter, battle.elements(unit).filter(|&e| battle.task(e) == Task::Support(shooter)).count() as u8)
    })
}

/// The chance in thousandths that the declared shots leave the target standing, without those of `except`.
fn survival(field: &Field, unit: UnitId, target: ElementId, except: Option<ElementId>) -> i32 {
    let shooters = shooters_at(field, unit, target).filter(|&(shooter, _)| Some(shooter) != except);
    shooters.fold(SURE, |left, (shooter, n)| left * (SURE - chance(field, shooter, target, target, n)) / SURE)
}
