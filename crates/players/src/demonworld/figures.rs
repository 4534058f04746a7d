//! Special figures: who is hit in their place, and that they stand in front.

use super::field::Field;
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, ElementId, Figure, UnitId};

/// The die may spare a special figure; it costs nothing to ask.
pub(super) fn appeal(field: &Field, element: ElementId) -> Option<Choice<Action>> {
    let why = Reason { unit: Some(field.battle.unit_of(element).0), ..reason("spare-the-figure", 0) };
    field.propose(Action::Appeal { element, roll: true }, &[why])
}

/// An ordinary element falls instead, one that no enemy is near if possible.
pub(super) fn replace(field: &Field, element: ElementId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let unit = battle.unit_of(element);
    let value = |by: ElementId| match battle.figure(by) {
        Figure::Ordinary => 0,
        Figure::Musician => 1,
        Figure::Standard => 2,
        Figure::Leader => 3,
        Figure::Commander => 4,
    };
    let by = battle
        .elements(unit)
        .filter(|&by| field.is_legal(Action::Replace { element, by }))
        .min_by_key(|&by| (value(by), by))?;
    let why = Reason { unit: Some(unit.0), ..reason("spare-the-figure", 0) };
    field.propose(Action::Replace { element, by }, &[why])
}

/// Before a unit sets out its special figures take their places in the front rank, which costs nothing.
pub(super) fn to_the_front(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let why = Reason { unit: Some(unit.0), ..reason("figures-in-front", 0) };
    let special = || battle.elements(unit).filter(|&element| battle.is_special(element));
    let front = || battle.front_rank(unit).filter(|&element| !battle.is_special(element));
    if special().count() == 0 || front().next().is_none() {
        return None;
    }
    special()
        .filter(|&element| battle.front_rank(unit).all(|other| other != element))
        .find_map(|element| front().find_map(|with| field.propose(Action::Swap { element, with }, &[why])))
}
