//! Reaction of an attacked unit: free elements step to where they can strike, the others turn to the attackers.

use super::field::Field;
use super::plan::{Manoeuvre, carry_on};
use super::reason;
use crate::{Choice, Reason};
use demonworld::{
    Action, Battle, Cell, Direction, ElementId, Facing, Hex, MAX_UNIT_ELEMENTS, UnitId, UnitSet,
};

/// A stand has to be this much better to be worth a manoeuvre.
const BETTER: i32 = 10;

pub(super) fn choose(field: &Field, units: UnitSet, current: Option<UnitId>) -> Option<Choice<Action>> {
    let unit = current.or_else(|| units.iter().next())?;
    let dropped = field.without_plan();
    let fresh = dropped.as_ref().unwrap_or(field.battle);
    let turn_reason = Reason { unit: Some(unit.0), ..reason("turn-to-attackers", 0) };
    let shift_reason = Reason { unit: Some(unit.0), ..reason("step-into-line", 0) };
    if fresh.is_small(unit) {
        let turn = fresh.elements(unit).find_map(|element| {
            let (facing, value) = better_facing(field, fresh, element)?;
            field.propose(Action::FreeTurn { element, facing }, &[Reason { value, ..turn_reason }])
        });
        return turn.or_else(|| field.propose(Action::EndMove { unit }, &[turn_reason]));
    }
    let (turns, turn_value) = turns(field, fresh, unit);
    let left = fresh.manoeuvres_left(unit);
    let turn_after = 2 <= left;
    let (shifts, shift_value) = shifts(field, fresh, unit, turn_after);
    let turn = || carry_on(field, fresh, unit, &turns, Reason { value: turn_value, ..turn_reason });
    let shift = || carry_on(field, fresh, unit, &shifts, Reason { value: shift_value, ..shift_reason });
    let choice =
        if turn_after || turn_value < shift_value { shift().or_else(turn) } else { turn().or_else(shift) };
    choice.or_else(|| {
        let action = if dropped.is_some() { Action::DropPlan } else { Action::EndMove { unit } };
        field.propose(action, &[turn_reason])
    })
}

/// A facing in which the element stands better, and how much better.
fn better_facing(field: &Field, battle: &Battle, element: ElementId) -> Option<(Facing, i32)> {
    let (unit, hex, present) = (battle.unit_of(element), battle.hex(element), battle.facing(element));
    let stand = field.stand(unit, hex, false);
    let best = Facing::ALL.into_iter().max_by_key(|&facing| (stand.value(facing), facing == present))?;
    let gain = stand.value(best) - stand.value(present);
    (BETTER <= gain).then_some((best, gain))
}

fn turns(field: &Field, battle: &Battle, unit: UnitId) -> (Manoeuvre, i32) {
    let mut turns = [None; MAX_UNIT_ELEMENTS];
    let mut sum = 0;
    for (turn, element) in turns.iter_mut().zip(battle.elements(unit)) {
        if battle.is_in_contact(element)
            && let Some((facing, value)) = better_facing(field, battle, element)
        {
            *turn = Some(facing);
            sum += value;
        }
    }
    (Manoeuvre::Turn(turns), sum)
}

/// Steps of free elements onto empty hexes where they can strike, with a turn afterwards or without.
fn shifts(field: &Field, battle: &Battle, unit: UnitId, turn_after: bool) -> (Manoeuvre, i32) {
    let mut steps = [None; MAX_UNIT_ELEMENTS];
    let mut taken: [Option<Hex>; MAX_UNIT_ELEMENTS] = [None; MAX_UNIT_ELEMENTS];
    let mut sum = 0;
    for (place, element) in battle.elements(unit).enumerate() {
        if battle.is_in_contact(element) {
            continue;
        }
        let value = |hex: Hex| {
            let stand = field.stand(unit, hex, false);
            let facings = Facing::ALL.into_iter().filter(|&f| turn_after || f == battle.facing(element));
            facings.map(|facing| stand.value(facing)).max().unwrap_or(0)
        };
        let best = Direction::ALL
            .into_iter()
            .map(|direction| (direction, battle.hex(element).step(direction)))
            .filter(|&(_, hex)| matches!(battle.at(hex), Cell::Empty) && !taken.contains(&Some(hex)))
            .filter(|&(_, hex)| battle.enemies_around(field.side, hex).next().is_some())
            .map(|(direction, hex)| (value(hex), direction, hex))
            .max_by_key(|&(value, direction, _)| (value, std::cmp::Reverse(direction)));
        if let Some((value, direction, hex)) = best.filter(|&(value, ..)| BETTER <= value) {
            steps[place] = Some(direction);
            taken[place] = Some(hex);
            sum += value;
        }
    }
    (Manoeuvre::Shift(steps), sum)
}
