//! Units of three elements or fewer: they turn free of charge and step singly (DW-05-32 to DW-05-36).

use super::field::Field;
use super::formation::{facing_for, goal};
use super::reason;
use super::search::{Search, follow_way};
use crate::{Choice, Reason};
use demonworld::{Action, Battle, Order, Payment, UnitId};

/// The next action of a small unit in its own move and what it gains.
pub(super) fn advise(
    field: &Field,
    battle: &Battle,
    unit: UnitId,
    order: Order,
) -> Option<(i32, Choice<Action>)> {
    let why = |key, value| Reason { unit: Some(unit.0), ..reason(key, value) };
    let wanted = facing_for(field, battle, unit)?;
    if let Some(element) = battle.elements(unit).find(|&element| battle.facing(element) != wanted) {
        let action = Action::FreeTurn { element, facing: wanted };
        return Some((10, field.propose(action, &[why("face-the-enemy", 10)])?));
    }
    if battle.formation(unit).is_ordered() {
        let search = Search::new(field, battle, unit, order);
        let way = search.best()?;
        return Some((way.gain, follow_way(&search, &way)?));
    }
    let goal =
        goal(battle, field.side, unit, wanted, 1).or_else(|| goal(battle, field.side, unit, wanted, 2))?;
    for (element, &post) in battle.elements(unit).zip(&goal.posts) {
        let hex = battle.hex(element);
        for direction in demonworld::Direction::ALL {
            if hex.step(direction).distance(post) < hex.distance(post) {
                for payment in [Payment::Manoeuvre, Payment::Points] {
                    let action = Action::Walk { element, direction, payment };
                    if let Some(choice) = field.propose(action, &[why("fall-in", 30)]) {
                        return Some((30, choice));
                    }
                }
            }
        }
    }
    None
}
