//! Blows: each element where it adds most to the expected kills, by a blow of its own or by support.

use super::field::Field;
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, ElementId, MeleeWeapon, Task, UnitId};

/// Certainty in thousandths.
const SURE: i32 = 1000;

/// Chances of a blow in thousandths.
fn chance(field: &Field, striker: ElementId, target: ElementId, supporters: u8) -> i32 {
    let sum = field.battle.blow_sum(striker, target, supporters).map_or(0, |sum| sum.sum());
    i32::from(sum.clamp(0, 20)) * SURE / 20
}

/// The chance in thousandths that the blows declared so far leave the target standing, without those of `except`.
fn survival(field: &Field, target: ElementId, except: Option<ElementId>) -> i32 {
    let mut left = SURE;
    for (striker, supporters) in strikers_of(field, target) {
        if Some(striker) != except {
            left = left * (SURE - chance(field, striker, target, supporters)) / SURE;
        }
    }
    left
}

/// Own elements that have declared a blow at the target, each with the number of its supporters.
fn strikers_of<'a>(field: &'a Field, target: ElementId) -> impl Iterator<Item = (ElementId, u8)> + 'a {
    let own = || field.battle.living_units(field.side).flat_map(|unit| field.battle.elements(unit));
    own().filter(move |&element| field.battle.task(element) == Task::Attack(target)).map(move |striker| {
        (striker, own().filter(|&element| field.battle.task(element) == Task::Support(striker)).count() as u8)
    })
}

pub(super) fn choose(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let mine = || battle.living_units(field.side).flat_map(|unit| battle.elements(unit));
    // Those without a choice first, so that the others can see where they are needed.
    for options in [1, 2] {
        for element in mine().filter(|&element| battle.frontal_enemies(element).count() == options) {
            let Some(target) = battle.frontal_enemies(element).next() else { continue };
            if !field.is_legal(Action::Strike { element, target }) {
                continue;
            }
            if let Some(choice) = best_task(field, element) {
                return Some(choice);
            }
        }
    }
    field.propose(Action::EndDeclaration, &[]).or_else(|| owed(field))
}

/// The impetuous strike even where they can hardly hurt.
fn owed(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = battle.living_units(field.side).flat_map(|unit| battle.elements(unit));
    let blows = own
        .into_iter()
        .flat_map(|element| battle.frontal_enemies(element).map(move |target| (element, target)));
    blows.into_iter().find_map(|(element, target)| {
        let why = Reason { unit: Some(battle.unit_of(element).0), ..reason("rush", 0) };
        field.propose(Action::Strike { element, target }, &[why])
    })
}

fn best_task(field: &Field, element: ElementId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let unit = battle.unit_of(element);
    let mut best: Option<(i32, Action, Reason)> = None;
    let mut weigh = |value: i32, action: Action, key: &'static str, target: UnitId| {
        if best.is_none_or(|(most, ..)| most < value) && 0 < value {
            best = Some((value, action, Reason { key, value, unit: Some(unit.0), target: Some(target.0) }));
        }
    };
    for target in battle.frontal_enemies(element) {
        let enemy = battle.unit_of(target);
        // Whoever can strike at more of us is worth a little more.
        let strikes_us = battle.frontal_enemies(target).count() as i32;
        let worth = field.worth(enemy) * (10 + strikes_us);
        let blow = chance(field, element, target, 0) * survival(field, target, None) / SURE;
        let key = if battle.alive(enemy) <= 3 { "finish-off" } else { "best-blow" };
        weigh(blow * worth / 10, Action::Strike { element, target }, key, enemy);
        for (striker, supporters) in strikers_of(field, target) {
            let more =
                chance(field, striker, target, supporters + 1) - chance(field, striker, target, supporters);
            let help = more * survival(field, target, Some(striker)) / SURE;
            weigh(help * worth / 10, Action::SupportStrike { element, striker }, "support-weak-blow", enemy);
        }
    }
    let (_, action, why) = best?;
    field.propose(action, &[why])
}

/// The weapon that promises most against those in contact, initiative included.
pub(super) fn wield(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let value = |unit: UnitId, weapon: MeleeWeapon| {
        let touched = battle
            .elements(battle.host(unit).unwrap_or(unit))
            .flat_map(|e| battle.enemies_around(field.side, battle.hex(e)));
        let classes = touched.map(|enemy| battle.card(battle.unit_of(enemy)).class);
        let strength: i32 = classes.map(|class| i32::from(weapon.strength_against(class))).sum();
        let first = battle.is_first_round(unit);
        strength * 10 + if first { i32::from(weapon.kind.initiative()) * 10 } else { 0 }
    };
    // Attached commanders, too, whose units of one are empty.
    battle.units().filter(|&unit| battle.side_of(unit) == field.side).find_map(|unit| {
        let weapons = (0u8..).zip(battle.card(unit).melee);
        let usable = weapons.filter_map(|(weapon, card)| Some((weapon, card?)));
        let legal = usable.filter(|&(weapon, _)| field.is_legal(Action::Wield { unit, weapon }));
        let (weapon, card) =
            legal.max_by_key(|&(weapon, card)| (value(unit, card), std::cmp::Reverse(weapon)))?;
        let why = Reason { unit: Some(unit.0), ..reason("best-weapon", value(unit, card)) };
        field.propose(Action::Wield { unit, weapon }, &[why])
    })
}
