//! Movement: which unit goes next, and what it does.

use super::field::{Field, apply};
use super::formation::reform;
use super::judge::PER_HEX;
use super::search::{Search, Way, follow_way};
use super::{command, deploy, figures, nerve, reason, small};
use crate::{Choice, Reason};
use demonworld::{Action, Battle, Cell, ElementId, Facing, Formation, Hand, Order, Payment, UnitId};
use table::Game;

/// A move has to be worth this much more than standing still.
const WORTH_MOVING: i32 = 3;

/// The next action of a unit in its own move and what it gains; `None` if it has nothing useful to do.
fn advise(field: &Field, fresh: &Battle, unit: UnitId, order: Order) -> Option<(i32, Choice<Action>)> {
    if fresh.is_small(unit) {
        return small::advise(field, fresh, unit, order);
    }
    match fresh.formation(unit) {
        Formation::Line { .. } | Formation::Wedge | Formation::Horde => {
            let search = Search::new(field, fresh, unit, order);
            let way = search.best()?;
            if way.gain < WORTH_MOVING {
                return None;
            }
            let dare = dare(field, unit, &way);
            Some((way.gain, dare.or_else(|| follow_way(&search, &way))?))
        }
        Formation::Column => {
            let choice = reform(field, fresh, unit).or_else(|| column(field, fresh, unit))?;
            Some((20, choice))
        }
        Formation::Disordered | Formation::Square => Some((30, reform(field, fresh, unit)?)),
    }
}

/// DW-15-34: an attack on somebody who is feared begins with a test.
fn dare(field: &Field, unit: UnitId, way: &Way) -> Option<Choice<Action>> {
    let target = way.end.target.filter(|_| way.end.attacks)?;
    let why = Reason { key: "take-courage", value: way.gain, unit: Some(unit.0), target: Some(target.0) };
    field.propose(Action::Dare { unit, target }, &[why])
}

/// A column that cannot deploy goes on towards the enemy.
fn column(field: &Field, fresh: &Battle, unit: UnitId) -> Option<Choice<Action>> {
    let head = fresh.column(unit)?.next()?;
    let (enemy, distance) = field.nearest_enemy(fresh.hex(head))?;
    let mut best = None;
    for facing in Facing::ALL {
        for hand in Hand::BOTH {
            let left = fresh.hex(head).step(hand.front(facing)).distance(fresh.hex(enemy));
            let action = Action::March { unit, facing, hand, payment: Payment::Points };
            if left < best.map_or(distance, |(least, _)| least) && field.is_legal(action) {
                best = Some((left, action));
            }
        }
    }
    let (left, action) = best?;
    let value = PER_HEX * i32::from(distance - left);
    let target = Some(fresh.unit_of(enemy).0);
    field.propose(action, &[Reason { key: "close-the-distance", value, unit: Some(unit.0), target }])
}

/// Which unit goes next in a segment, and its first action.
pub(super) fn next_unit(field: &Field, order: Order) -> Option<Choice<Action>> {
    let battle = field.battle;
    if battle.has_flank_marches()
        && let Some(entry) = deploy::enter(field)
    {
        return Some(entry);
    }
    battle
        .living_units(field.side)
        .filter(|&unit| {
            battle.order(unit) == Some(order) && !battle.has_moved(unit) && !battle.was_in_melee(unit)
        })
        .filter_map(|unit| Some((unit, advise(field, battle, unit, order)?)))
        .max_by_key(|(unit, (gain, _))| (*gain, std::cmp::Reverse(*unit)))
        .map(|(unit, (_, choice))| figures::to_the_front(field, unit).unwrap_or(choice))
}

/// The next action of a unit that has begun to move.
pub(super) fn go_on(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    if field.battle.is_commander(unit) {
        return command::go_on(field, unit);
    }
    let order = field.battle.effective_order(unit)?;
    let advice = match field.without_plan() {
        Some(fresh) => advise(field, &fresh, unit, order),
        None => figures::to_the_front(field, unit)
            .map(|choice| (0, choice))
            .or_else(|| advise(field, field.battle, unit, order)),
    };
    let duty = || if field.battle.is_impetuous(unit) { nerve::rush_on(field, unit) } else { None };
    advice.map(|(_, choice)| choice).or_else(duty)
}

/// Whoever can attack in the segment goes first; else it is better to see what the other side does.
pub(super) fn go_first(field: &Field, order: Order) -> Option<Choice<Action>> {
    let battle = field.battle;
    let attacks =
        |unit: UnitId| Search::new(field, battle, unit, order).best().is_some_and(|way| way.end.attacks);
    let first = order.may_attack()
        && battle.living_units(field.side).any(|unit| {
            battle.order(unit) == Some(order)
                && !battle.has_moved(unit)
                && !battle.was_in_melee(unit)
                && attacks(unit)
        });
    let key = if first { "strike-first" } else { "see-first" };
    field.propose(Action::Sequence { first }, &[reason(key, 0)])
}

/// Completing an attack: free elements close in where they can strike, at once or by another step.
pub(super) fn press(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let mut best: Option<(i32, Action, Option<ElementId>)> = None;
    for element in battle.elements(unit).filter(|&element| !battle.is_in_contact(element)) {
        let facing = battle.facing(element);
        for hand in Hand::BOTH {
            let to = battle.hex(element).step(hand.front(facing));
            let there = field.stand(unit, to, false).value(facing);
            let target = field.best_blow(unit, to, facing).map(|(_, enemy)| enemy);
            let value = if battle.enemies_around(field.side, to).next().is_some() {
                there
            } else {
                let further = |hand: Hand| {
                    let on = to.step(hand.front(facing));
                    let free = matches!(battle.at(on), Cell::Empty);
                    if free { field.stand(unit, on, false).value(facing) / 2 } else { 0 }
                };
                further(Hand::Left).max(further(Hand::Right))
            };
            if value <= best.map_or(0, |(most, ..)| most) {
                continue;
            }
            let payments = [Payment::Points, Payment::Manoeuvre];
            let action = payments.into_iter().map(|payment| Action::Press { element, hand, payment });
            if let Some(action) = action.into_iter().find(|&action| leads_on(field, action, target.is_some()))
            {
                best = Some((value, action, target));
            }
        }
    }
    let Some((value, action, target)) = best else {
        return field.propose(Action::EndMove { unit }, &[]).or_else(|| press_on(field, unit));
    };
    let target = target.map(|enemy| battle.unit_of(enemy).0);
    field.propose(action, &[Reason { key: "press-on", value, unit: Some(unit.0), target }])
}

/// The impetuous press on wherever they can.
fn press_on(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let why = Reason { unit: Some(unit.0), ..reason("rush", 0) };
    field.battle.elements(unit).find_map(|element| {
        Hand::BOTH.into_iter().find_map(|hand| {
            let to = field.battle.hex(element).step(hand.front(field.battle.facing(element)));
            field.battle.enemies_around(field.side, to).next()?;
            Payment::BOTH
                .into_iter()
                .find_map(|payment| field.propose(Action::Press { element, hand, payment }, &[why]))
        })
    })
}

/// A step that does not strike yet is of use only if another can follow.
fn leads_on(field: &Field, action: Action, strikes: bool) -> bool {
    let Action::Press { element, payment, .. } = action else { return false };
    if strikes {
        return field.is_legal(action);
    }
    let mut trial = field.battle.clone();
    apply(&mut trial, field.side, action)
        && Hand::BOTH
            .iter()
            .any(|&hand| trial.check(field.side, Action::Press { element, hand, payment }).is_ok())
}
