//! Commanders and the chain of command: who is attached at set-up, whom a single commander commands, where he goes.

use super::approach::Approach;
use super::field::{Field, facing_towards};
use super::reason;
use crate::{Choice, Reason};
use demonworld::{
    Action, Cell, Direction, Facing, Figure, Hex, Mood, Order, Payment, Refusal, Step, UnitId, Zone,
};
use table::Game;

/// Steps of the way to a unit that are looked at.
const FAR: u8 = 40;
/// A single commander keeps this far from the enemy.
const SAFE: u8 = 3;

/// Before anybody is set up: every commander goes with a unit of his own, the best one first.
pub(super) fn attach(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = || battle.units().filter(|&unit| battle.side_of(unit) == field.side);
    let commander = own().filter(|&unit| battle.is_commander(unit) && battle.host(unit).is_none()).find(
        |&commander| {
            let element = battle.commander_element(commander);
            !battle.is_alive(element) && battle.wing(commander).is_none()
        },
    )?;
    let unit = own()
        .filter(|&unit| battle.guests(unit).is_empty() && battle.alive(unit) == 0)
        .filter(|&unit| field.is_legal(Action::Attach { commander, unit }))
        .max_by_key(|&unit| (need(field, commander, unit), std::cmp::Reverse(unit)))?;
    let why = Reason { unit: Some(unit.0), ..reason("lead-the-unit", need(field, commander, unit)) };
    field.propose(Action::Attach { commander, unit }, &[why])
}

/// How much a unit is helped by this commander: whoever has nobody to lead it most of all, else whoever strikes hard and
/// is not slowed down.
fn need(field: &Field, commander: UnitId, unit: UnitId) -> i32 {
    let battle = field.battle;
    let card = battle.card(unit);
    let slowed = card.points_attack.saturating_sub(battle.card(commander).points_move);
    let shoots = if card.ranged.is_some() { 200 } else { 0 };
    let leaderless = if is_leaderless(field, unit) { 500 } else { 0 };
    leaderless + i32::from(card.points) - shoots - 20 * i32::from(slowed)
}

/// Nobody in the unit could give it an order.
fn is_leaderless(field: &Field, unit: UnitId) -> bool {
    let battle = field.battle;
    let has_leader = match battle.step() {
        Step::Deploy => battle.card(unit).figure(0) == Figure::Leader,
        _ => battle.special(unit, Figure::Leader).is_some(),
    };
    !battle.is_commander(unit) && !has_leader && battle.guests(unit).is_empty()
}

/// Single commanders take the leaderless units in their control zones, the dearest first.
pub(super) fn assign(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let single = || battle.living_units(field.side).filter(|&unit| battle.is_single(unit));
    let pairs = single().flat_map(|commander| {
        battle.living_units(field.side).map(move |unit| Action::Assign { commander, unit })
    });
    let points = |action: &Action| match action {
        Action::Assign { unit, .. } => battle.card(*unit).points,
        _ => 0,
    };
    let best = pairs.filter(|&pair| field.is_legal(pair)).max_by_key(|pair| points(pair));
    match best {
        Some(action) => field.propose(action, &[reason("give-orders", points(&action).into())]),
        None => field.propose(Action::Commit, &[]),
    }
}

/// A single commander moves in the first section in which he has somewhere to go.
pub(super) fn act(field: &Field, order: Order) -> Option<Choice<Action>> {
    let battle = field.battle;
    if is_hunt(field) {
        // Whoever charges in the attack section strikes earlier (DW-10-16).
        let ready = own_commanders(field).filter(|_| order == Order::Attack);
        let act = ready
            .into_iter()
            .find_map(|commander| field.propose(Action::Act { commander }, &[hunt_reason(commander)]));
        return act.or_else(|| field.propose(Action::Commit, &[]));
    }
    let act = battle.living_units(field.side).filter(|&unit| battle.is_single(unit)).find_map(|commander| {
        let unit = wanted(field, commander)?;
        field.propose(Action::Act { commander }, &[lead_reason(unit)])
    });
    act.or_else(|| field.propose(Action::Commit, &[]))
}

fn lead_reason(unit: UnitId) -> Reason {
    Reason { unit: Some(unit.0), ..reason("lead-the-unit", 0) }
}

/// The unit a single commander wants to join: one without a leader if there is one near, else the nearest.
fn wanted(field: &Field, commander: UnitId) -> Option<UnitId> {
    let battle = field.battle;
    let here = battle.hex(battle.commander_element(commander));
    battle
        .living_units(field.side)
        .filter(|&unit| !battle.is_commander(unit) && battle.mood(unit) == Mood::Steady)
        .min_by_key(|&unit| {
            let distance = battle.elements(unit).map(|element| here.distance(battle.hex(element))).min();
            let wait = if is_leaderless(field, unit) { 0 } else { 8 };
            let full = if battle.guests(unit).is_empty() { 0 } else { 8 };
            (distance.unwrap_or(u8::MAX).saturating_add(wait + full), unit)
        })
}

/// The commanders of the section, one after the other.
pub(super) fn lead(field: &Field) -> Option<Choice<Action>> {
    let step = own_commanders(field).find_map(|commander| go(field, commander));
    step.or_else(|| field.propose(Action::EndSegment, &[]))
}

/// The next action of a single commander who is on his way.
pub(super) fn go_on(field: &Field, commander: UnitId) -> Option<Choice<Action>> {
    go(field, commander).or_else(|| field.propose(Action::EndMove { unit: commander }, &[]))
}

/// Living commanders, single or attached.
fn own_commanders<'a>(field: &'a Field) -> impl Iterator<Item = UnitId> + 'a {
    let battle = field.battle;
    let own = battle.units().filter(|&unit| battle.side_of(unit) == field.side && battle.is_commander(unit));
    own.filter(|&commander| battle.is_alive(battle.commander_element(commander)))
}

fn hunt_reason(commander: UnitId) -> Reason {
    Reason { unit: Some(commander.0), ..reason("hunt", 0) }
}

/// Only single commanders are left of the enemy: units are too slow for them.
fn is_hunt(field: &Field) -> bool {
    let battle = field.battle;
    let mut enemies = battle.living_units(field.side.enemy()).peekable();
    enemies.peek().is_some() && enemies.all(|enemy| battle.is_single(enemy))
}

/// A step towards the last of the enemy, out of the own unit if need be.
fn hunt(field: &Field, commander: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let element = battle.commander_element(commander);
    let here = battle.hex(element);
    let free = |hex: Hex| matches!(battle.at(hex), Cell::Empty) && battle.can_cross(element, hex, hex);
    let way = Approach::new(battle, field.enemies(), free, FAR);
    let steps = way.steps(here);
    let mut nearer = Direction::ALL.map(|direction| (way.steps(here.step(direction)), direction));
    nearer.sort_unstable();
    nearer.into_iter().take_while(|&(left, _)| left < steps).find_map(|(_, direction)| {
        let step = match battle.host(commander) {
            Some(_) => Action::Leave { commander, direction },
            None => Action::Walk { element, direction, payment: Payment::Points },
        };
        let choice = |action| field.propose(action, &[hunt_reason(commander)]);
        match battle.check(field.side, step) {
            // Contact is made to the front; turning is free.
            Err(Refusal::ContactNotForward { .. }) => {
                let facing = Facing::ALL.into_iter().find(|facing| facing.zone(direction) == Zone::Front)?;
                choice(Action::FreeTurn { element, facing })
            }
            _ => choice(step),
        }
    })
}

/// He joins the unit he wants if he stands beside it, else he goes a step towards it.
fn go(field: &Field, commander: UnitId) -> Option<Choice<Action>> {
    if is_hunt(field) {
        return hunt(field, commander);
    }
    if !field.battle.is_single(commander) {
        return None;
    }
    let unit = wanted(field, commander)?;
    join(field, commander, unit).or_else(|| walk(field, commander, unit))
}

fn join(field: &Field, commander: UnitId, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = battle.hex(battle.commander_element(commander));
    if !battle.elements(unit).any(|element| own.is_adjacent(battle.hex(element))) {
        return None;
    }
    let into = |place: Hex, free: Hex| {
        field.propose(Action::Join { commander, unit, place, free }, &[lead_reason(unit)])
    };
    let exchanged = || battle.front_rank(unit).find_map(|with| into(battle.hex(with), own));
    let pushed = || {
        let places = own.neighbours().into_iter().filter(|&place| held_by(field, place, unit));
        places.into_iter().find_map(|place| {
            battle.elements(unit).find_map(|element| {
                battle.hex(element).neighbours().into_iter().find_map(|free| into(place, free))
            })
        })
    };
    exchanged().or_else(|| into(own, own)).or_else(pushed)
}

fn held_by(field: &Field, hex: Hex, unit: UnitId) -> bool {
    matches!(field.battle.at(hex), Cell::Held(element) if field.battle.unit_of(element) == unit)
}

/// A step on the shortest way to the unit that does not lead him beside an enemy.
fn walk(field: &Field, commander: UnitId, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let element = battle.commander_element(commander);
    let here = battle.hex(element);
    let free = |hex: Hex| matches!(battle.at(hex), Cell::Empty) && battle.can_cross(element, hex, hex);
    let way = Approach::new(battle, battle.elements(unit), free, FAR);
    let steps = way.steps(here);
    let danger = |hex: Hex| {
        let near = field.nearest_enemy(hex).map_or(u8::MAX, |(_, distance)| distance);
        SAFE.saturating_sub(near)
    };
    Direction::ALL
        .into_iter()
        .map(|direction| (direction, here.step(direction)))
        .filter(|&(_, to)| way.steps(to) < steps && battle.enemies_around(field.side, to).next().is_none())
        .min_by_key(|&(direction, to)| (way.steps(to) + danger(to), direction))
        .and_then(|(direction, _)| {
            let action = Action::Walk { element, direction, payment: Payment::Points };
            field.propose(action, &[lead_reason(unit)])
        })
}

/// At the end of the movement phase single commanders look at the nearest enemy.
pub(super) fn final_turn(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let turn = battle.living_units(field.side).filter(|&unit| battle.is_single(unit)).find_map(|commander| {
        let element = battle.commander_element(commander);
        let (hex, present) = (battle.hex(element), battle.facing(element));
        let (enemy, _) = field.nearest_enemy(hex)?;
        let facing = facing_towards(hex, battle.hex(enemy), present);
        let why = Reason { unit: Some(commander.0), ..reason("face-the-enemy", 0) };
        (facing != present).then(|| field.propose(Action::FreeTurn { element, facing }, &[why]))?
    });
    turn.or_else(|| field.propose(Action::EndSegment, &[]))
}

/// Of several markers the one that suits what has been revealed; the others in the order in which they are safest.
pub(super) fn spare_orders(first: Order) -> [Order; 4] {
    match first {
        Order::Attack => [Order::Attack, Order::Hold, Order::Move, Order::Skirmish],
        Order::Move => [Order::Move, Order::Attack, Order::Hold, Order::Skirmish],
        Order::Skirmish => [Order::Skirmish, Order::Attack, Order::Hold, Order::Move],
        Order::Hold => [Order::Hold, Order::Attack, Order::Move, Order::Skirmish],
    }
}
