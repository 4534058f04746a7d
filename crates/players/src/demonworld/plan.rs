//! Shifts and turns of several elements as one manoeuvre: noted one by one, then carried out.

use super::field::{Field, apply};
use crate::{Choice, Reason};
use demonworld::{Action, Battle, Direction, ElementId, Facing, MAX_UNIT_ELEMENTS, Plan, UnitId};

/// What each living element of a unit shall do, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manoeuvre {
    Shift([Option<Direction>; MAX_UNIT_ELEMENTS]),
    Turn([Option<Facing>; MAX_UNIT_ELEMENTS]),
}

impl Manoeuvre {
    fn of(&self, place: usize, element: ElementId) -> Option<Action> {
        match self {
            Manoeuvre::Shift(steps) => {
                steps.get(place).copied().flatten().map(|direction| Action::PlanShift { element, direction })
            }
            Manoeuvre::Turn(turns) => {
                turns.get(place).copied().flatten().map(|facing| Action::PlanTurn { element, facing })
            }
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Manoeuvre::Shift(steps) => steps.iter().all(Option::is_none),
            Manoeuvre::Turn(turns) => turns.iter().all(Option::is_none),
        }
    }
}

/// The next action of the manoeuvre, or `None` if it cannot be carried out. `fresh` is the position before anything was
/// noted; there the whole manoeuvre is tried first, so that a plan once begun can always be finished.
pub(super) fn carry_on(
    field: &Field,
    fresh: &Battle,
    unit: UnitId,
    manoeuvre: &Manoeuvre,
    reason: Reason,
) -> Option<Choice<Action>> {
    if manoeuvre.is_empty() {
        return None;
    }
    let wanted =
        || fresh.elements(unit).enumerate().filter_map(|(place, element)| manoeuvre.of(place, element));
    let mut trial = fresh.clone();
    if !wanted().all(|action| apply(&mut trial, field.side, action))
        || !apply(&mut trial, field.side, Action::CarryOut)
    {
        return None;
    }
    let noted = noted(field.battle, unit);
    let strays = noted.iter().flatten().any(|action| !wanted().any(|wanted| wanted == *action));
    let next = wanted().find(|action| !noted.contains(&Some(*action)));
    let action = match next {
        _ if strays => Action::DropPlan,
        Some(action) => action,
        None => Action::CarryOut,
    };
    field.propose(action, &[reason])
}

/// Whether the action only notes a part of a manoeuvre, or drops what was noted.
pub(super) const fn is_piece(action: Action) -> bool {
    matches!(action, Action::PlanShift { .. } | Action::PlanTurn { .. } | Action::DropPlan)
}

/// What has been noted so far, as the actions that noted it.
fn noted(battle: &Battle, unit: UnitId) -> [Option<Action>; MAX_UNIT_ELEMENTS] {
    let mut actions = [None; MAX_UNIT_ELEMENTS];
    let attached = battle.guests(unit);
    let attached = attached.iter().map(|guest| battle.commander_element(guest));
    for ((place, element), action) in battle.roster(unit).chain(attached).enumerate().zip(&mut actions) {
        *action = match battle.plan() {
            Plan::None => None,
            Plan::Shift(steps) => steps[place].map(|direction| Action::PlanShift { element, direction }),
            Plan::Turn(turns) => turns[place].map(|facing| Action::PlanTurn { element, facing }),
        };
    }
    actions
}
