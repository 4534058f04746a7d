//! The end of the melee phase: elements step and turn to where they strike best; a unit left alone falls in.

use super::approach::Approach;
use super::field::Field;
use super::formation::{Goal, facing_for, goal};
use super::reason;
use super::value::Stand;
use crate::{Care, Choice, Reason};
use demonworld::{Action, Cell, Direction, ElementId, Facing, Hex, UnitId};
use std::cell::LazyCell;

/// What a hex nearer to the enemy is worth to an element without contact.
const PER_HEX: i32 = 6;
/// A stand has to be this much better to be worth a step or a turn.
const BETTER: i32 = 4;
/// How far single elements go after an enemy.
const PURSUIT: u8 = 6;
/// An enemy this near is fought, not turned away from.
const NEAR: u8 = 2;

/// Who goes last sees where the others stand, and turns last.
pub(super) fn go_first(field: &Field) -> Option<Choice<Action>> {
    field.propose(Action::Sequence { first: false }, &[reason("see-first", 0)])
}

/// In haste those who are out of the fight stay as they are, and everybody is looked at once, one after the other.
pub(super) fn choose(
    field: &Field,
    engagement: u8,
    current: Option<ElementId>,
    last: bool,
    care: Care,
) -> Option<Choice<Action>> {
    let battle = field.battle;
    // Only those who fight in this melee are gone after; the others are left to the next round.
    let involved = |enemy: &ElementId| battle.engagement(battle.unit_of(*enemy)) == Some(engagement);
    let free = |hex| matches!(battle.at(hex), Cell::Empty);
    let approach = LazyCell::new(|| Approach::new(battle, field.enemies().filter(involved), free, PURSUIT));
    let follow = |element, begun| best_stand(field, |hex| approach.steps(hex), element, begun, last);
    // An element that gives way to another has finished: the one in the middle of its move goes on first.
    if let Some(element) = current.filter(|&element| battle.is_alive(element)) {
        let unit = battle.unit_of(element);
        let choice = match is_out(field, unit) {
            false => follow(element, true),
            true if care == Care::Hasty => None,
            true => Rally::of(field, unit).and_then(|rally| rally.fall_in(field, element)),
        };
        if choice.is_some() {
            return choice;
        }
    }
    for unit in battle.living_units(field.side).filter(|&unit| battle.engagement(unit) == Some(engagement)) {
        let mut others = battle.elements(unit).filter(|&element| match care {
            Care::Full => Some(element) != current,
            Care::Hasty => current < Some(element),
        });
        let choice = match is_out(field, unit) {
            false => others.find_map(|element| follow(element, false)),
            true if care == Care::Hasty => None,
            true => Rally::of(field, unit)
                .and_then(|rally| others.find_map(|element| rally.fall_in(field, element))),
        };
        if choice.is_some() {
            return choice;
        }
    }
    field.propose(Action::EndFollowing, &[]).or_else(|| owed(field, engagement))
}

/// The impetuous have to follow: as near to an enemy as they can.
fn owed(field: &Field, engagement: u8) -> Option<Choice<Action>> {
    let battle = field.battle;
    let near = |hex: Hex| field.nearest_enemy(hex).map_or(u8::MAX, |(_, distance)| distance);
    let own = battle.living_units(field.side).filter(|&unit| battle.engagement(unit) == Some(engagement));
    own.into_iter().filter(|&unit| battle.is_impetuous(unit)).find_map(|unit| {
        battle.elements(unit).find_map(|element| {
            let direction = Direction::ALL
                .into_iter()
                .filter(|&direction| field.is_legal(Action::Follow { element, direction }))
                .min_by_key(|&direction| (near(battle.hex(element).step(direction)), direction))?;
            let why = Reason { unit: Some(unit.0), ..reason("rush", 0) };
            field.propose(Action::Follow { element, direction }, &[why])
        })
    })
}

/// Where an element may go, with the first step there.
fn reachable(field: &Field, element: ElementId, begun: bool, mut visit: impl FnMut(Hex, Option<Direction>)) {
    let battle = field.battle;
    let from = battle.hex(element);
    visit(from, None);
    let contacts = || battle.enemies_around(field.side, from);
    let touched = contacts().next();
    if 1 < contacts().count() {
        return;
    }
    let free = |hex: Hex| matches!(battle.at(hex), Cell::Empty);
    for direction in Direction::ALL {
        let to = from.step(direction);
        if !free(to)
            || !battle.can_cross(element, from, to)
            || touched.is_some_and(|enemy| !to.is_adjacent(battle.hex(enemy)))
        {
            continue;
        }
        visit(to, Some(direction));
        let stopped = battle.enemies_around(field.side, to).next().is_some();
        if touched.is_none() && !begun && !stopped {
            for further in
                Direction::ALL.map(|direction| to.step(direction)).into_iter().filter(|&hex| free(hex))
            {
                visit(further, Some(direction));
            }
        }
    }
}

fn best_stand(
    field: &Field,
    steps: impl Fn(Hex) -> u8,
    element: ElementId,
    begun: bool,
    last: bool,
) -> Option<Choice<Action>> {
    let battle = field.battle;
    let unit = battle.unit_of(element);
    let (from, present) = (battle.hex(element), battle.facing(element));
    let is_contact = |hex| battle.enemies_around(field.side, hex).next().is_some();
    // Towards a free place beside an enemy if there is one near, else back to the others.
    let alone = |hex: Hex| {
        let steps = steps(hex);
        let astray = if steps <= PURSUIT { 0 } else { i32::from(hex.distance(field.centre(unit))) };
        -PER_HEX * i32::from(steps.min(PURSUIT + 1)) - PER_HEX / 2 * astray
    };
    // The other side still turns if it goes after us.
    let in_contact = |hex| field.stand(unit, hex, !last);
    let contact = |stand: &Stand, facing| 100 + stand.value(facing);
    let mut may_turn = Facing::ALL.into_iter().filter(|&facing| facing != present);
    let can_turn = may_turn.next().is_some_and(|facing| field.is_legal(Action::Face { element, facing }));
    let now = if is_contact(from) { contact(&in_contact(from), present) } else { alone(from) };
    let mut best = (now, None, present);
    reachable(field, element, begun, |hex, step| {
        let mut consider = |worth: i32, facing: Facing| {
            if best.0 < worth || best.0 == worth && facing == present && best.2 != present {
                best = (worth, step, facing);
            }
        };
        if !is_contact(hex) {
            return consider(alone(hex), present);
        }
        let stand = in_contact(hex);
        let facings = Facing::ALL.into_iter().filter(|&facing| facing == present || can_turn);
        facings.for_each(|facing| consider(contact(&stand, facing), facing));
    });
    let (worth, step, facing) = best;
    if worth < now + BETTER {
        return None;
    }
    let action = match step {
        Some(direction) => Action::Follow { element, direction },
        None => Action::Face { element, facing },
    };
    let target = field.best_blow(unit, from, facing).map(|(_, enemy)| battle.unit_of(enemy).0);
    let key = if step.is_some() { "surround" } else { "turn-to-attackers" };
    field.propose(action, &[Reason { key, value: worth - now, unit: Some(unit.0), target }])
}

/// How a unit that is out of the fight falls in again.
struct Rally {
    unit: UnitId,
    facing: Facing,
    centre: Hex,
    goal: Option<Goal>,
}

/// The fight is over for a unit without contact and without an enemy within two steps.
fn is_out(field: &Field, unit: UnitId) -> bool {
    let battle = field.battle;
    let is_near =
        |element| field.nearest_enemy(battle.hex(element)).is_some_and(|(_, distance)| distance <= NEAR);
    !battle.elements(unit).any(is_near)
}

impl Rally {
    fn of(field: &Field, unit: UnitId) -> Option<Rally> {
        let battle = field.battle;
        let facing = facing_for(field, battle, unit)?;
        let goal = goal(battle, field.side, unit, facing, 2);
        Some(Rally { unit, facing, centre: field.centre(unit), goal })
    }

    /// The element goes to its post, or to the others where no formation is within reach, and turns to the enemy.
    fn fall_in(&self, field: &Field, element: ElementId) -> Option<Choice<Action>> {
        let battle = field.battle;
        let why = Reason { unit: Some(self.unit.0), ..reason("fall-in", battle.alive(self.unit).into()) };
        let place = battle.elements(self.unit).position(|other| other == element)?;
        let from = battle.hex(element);
        let (post, near) = self.goal.as_ref().map_or((self.centre, 1), |goal| (goal.posts[place], 0));
        let step = Direction::ALL.into_iter().find(|&direction| {
            near < from.distance(post)
                && from.step(direction).distance(post) < from.distance(post)
                && field.is_legal(Action::Follow { element, direction })
        });
        match step {
            Some(direction) => field.propose(Action::Follow { element, direction }, &[why]),
            None => field.propose(Action::Face { element, facing: self.facing }, &[why]),
        }
    }
}
