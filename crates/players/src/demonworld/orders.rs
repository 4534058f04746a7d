//! Orders: attack where the enemy can be reached or could reach us, move while he is far, hold or skirmish to shoot.

use super::command::spare_orders;
use super::field::Field;
use super::search::{Search, Way, goes_to_hold};
use crate::{Choice, Reason};
use demonworld::{Action, Order, UnitId};

pub(super) fn choose(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let waiting = |unit: &UnitId| {
        let laid = battle.markers(*unit).len();
        battle.order(*unit).is_none() && laid < battle.markers_allowed(*unit)
            || 0 < laid && laid < battle.markers_allowed(*unit)
    };
    let Some(unit) = battle.living_units(field.side).find(waiting) else {
        return field.propose(Action::Commit, &[]);
    };
    let (order, why) = order_for(field, unit);
    // Whoever may lay several markers lays them all and keeps the choice.
    let laid = battle.markers(unit);
    let order = spare_orders(order).into_iter().find(|&order| !laid.has(order)).unwrap_or(order);
    field.propose(Action::Order { unit, order }, &[why])
}

/// What others will do is open by now: the order that is best, or the nearest to it among those that were laid.
pub(super) fn keep(field: &Field, count: u8) -> Option<Choice<Action>> {
    let battle = field.battle;
    let choosing = |unit: &UnitId| battle.marker_count(*unit) == count && battle.order(*unit).is_none();
    let unit = battle.living_units(field.side).find(choosing)?;
    let (order, why) = order_for(field, unit);
    let laid = battle.markers(unit);
    let order = spare_orders(order).into_iter().find(|&order| laid.has(order))?;
    field.propose(Action::Keep { unit, order }, &[why])
}

fn order_for(field: &Field, unit: UnitId) -> (Order, Reason) {
    let battle = field.battle;
    let why = |key, value, target: Option<UnitId>| Reason {
        key,
        value,
        unit: Some(unit.0),
        target: target.map(|t| t.0),
    };
    let shooting = if goes_to_hold(field, unit) { None } else { shooting_order(field, unit) };
    if let Some((order, key, value)) = shooting {
        return (order, why(key, value, None));
    }
    if !battle.formation(unit).is_ordered() {
        // An attack order allows reforming and keeps the initiative of whoever is attacked meanwhile (DW-06-06).
        return (Order::Attack, why("reform", i32::from(battle.alive(unit)), None));
    }
    let way = |order| Search::new(field, battle, unit, order).best();
    let with = |order, way: &Way| (order, why(way.end.key, way.gain, way.end.target));
    let attack = way(Order::Attack);
    match (attack, way(Order::Move)) {
        (Some(attack), _) if attack.end.attacks => with(Order::Attack, &attack),
        (Some(attack), Some(walk)) if attack.end.value < walk.end.value => with(Order::Move, &walk),
        (Some(attack), _) if 0 < attack.gain => with(Order::Attack, &attack),
        _ => (Order::Hold, why("receive-the-charge", 0, None)),
    }
}

/// Whether and how a unit should shoot in this round, with the reason and the number of elements that can.
fn shooting_order(field: &Field, unit: UnitId) -> Option<(Order, &'static str, i32)> {
    let battle = field.battle;
    let weapon = battle.card(unit).ranged?;
    let can_reach = |more: u8| {
        let count = battle.elements(unit).filter(|&element| {
            let (from, facing) = (battle.hex(element), battle.facing(element));
            field.enemies().filter(|&enemy| !battle.is_in_contact(enemy)).any(|enemy| {
                let to = battle.hex(enemy);
                let near = from.distance(to) <= weapon.range() + more;
                near && battle.arc(element).contains(from, facing, to) && battle.sees(element, enemy)
            })
        });
        count.count() as i32
    };
    let enough = i32::from(battle.alive(unit)) / 4 + 1;
    let now = can_reach(0);
    if !weapon.kind.needs_hold() && battle.formation(unit).is_ordered() && enough <= now {
        return Some((Order::Skirmish, "shoot-first", now));
    }
    // Who holds shoots after the enemy has moved: he may come into range by himself.
    let later = if enough <= now { now } else { can_reach(2) };
    (enough <= later).then_some((Order::Hold, "hold-and-shoot", later))
}
