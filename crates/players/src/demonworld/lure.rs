//! What it is worth to a unit to go for an enemy unit.

use super::field::Field;
use demonworld::{Battle, Goal, Hex, UnitId, Zone};
use table::Side;

/// The price of going where friends fight already: two fights at once end sooner than one after the other.
const HELPED: i32 = 20;
/// The price of going where friends need no help.
const CROWDED: i32 = 60;

/// The price of going where friends will be first.
const CLAIMED: i32 = 36;

/// What an enemy is worth who stands where nobody but us shall stand.
const INTRUDER: i32 = 40;
/// Points to be won by a hit that are worth a twelfth of a hex, and what the nearly beaten are worth at most.
const POINTS_A_TWELFTH: i32 = 6;
const STAKE: i32 = 40;

/// The odds, who is there already or will be first, and what is to be won.
pub(super) fn lure_of(field: &Field, battle: &Battle, unit: UnitId, enemy: UnitId, prizes: &[Hex]) -> i32 {
    let gain = field.blow(unit, enemy, Zone::Front) * field.worth(enemy);
    let loss = field.blow(enemy, unit, Zone::Front) * field.worth(unit);
    let odds = (field.exchange(gain, loss) / 20).clamp(-15, 15);
    let busy = match friends_against(battle, field.side, unit, enemy) {
        0 => 0,
        // Shots into a melee hit friends.
        _ if battle.card(unit).ranged.is_some() => CROWDED,
        // Enough friends are there already, and no room is left.
        friends if is_enough(battle, friends, enemy) => CROWDED,
        _ => HELPED,
    };
    let claimed = if is_claimed(field, battle, unit, enemy) { CLAIMED } else { 0 };
    let weak = if battle.formation(enemy).is_ordered() { 0 } else { 6 };
    let stands_there =
        !prizes.is_empty() && battle.elements(enemy).any(|element| prizes.contains(&battle.hex(element)));
    let intruder = if stands_there { INTRUDER } else { 0 };
    odds - busy - claimed + weak + intruder + stake(battle, enemy)
}

/// So many elements can deal with the enemy unit.
fn is_enough(battle: &Battle, elements: u32, enemy: UnitId) -> bool {
    3 * u32::from(battle.alive(enemy)) <= 2 * elements
}

/// DW-16-31: in an own battle a unit counts only when nothing is left of it, so that its last elements are worth a way.
/// Commanders on their own are too quick to be run after.
fn stake(battle: &Battle, enemy: UnitId) -> i32 {
    if battle.stage().goal != Goal::Score || battle.is_commander(enemy) {
        return 0;
    }
    let left: i32 = battle.elements(enemy).map(|element| i32::from(battle.hit_points(element))).sum();
    (i32::from(battle.card(enemy).points) / left.max(1) / POINTS_A_TWELFTH).min(STAKE)
}

/// Elements of the other own units that fight against an enemy unit.
fn friends_against(battle: &Battle, side: Side, unit: UnitId, enemy: UnitId) -> u32 {
    let touches = |&friend: &UnitId| {
        battle.elements(enemy).any(|element| {
            battle
                .enemies_around(side.enemy(), battle.hex(element))
                .any(|other| battle.unit_of(other) == friend)
        })
    };
    let friends = battle.living_units(side).filter(|&friend| friend != unit).filter(touches);
    friends.map(|friend| u32::from(battle.alive(friend))).sum()
}

/// Friends who are nearer to an enemy unit than this one, and to no other, are enough for it.
fn is_claimed(field: &Field, battle: &Battle, unit: UnitId, enemy: UnitId) -> bool {
    let place = field.centre(enemy);
    let own = field.centre(unit).distance(place);
    let nearest = |centre: Hex| {
        let others = battle.living_units(field.side.enemy());
        others.min_by_key(|&other| (centre.distance(field.centre(other)), other))
    };
    let claims = |&friend: &UnitId| {
        let centre = field.centre(friend);
        let fights = !battle.is_commander(friend) && battle.card(friend).ranged.is_none();
        friend != unit && fights && centre.distance(place) < own && nearest(centre) == Some(enemy)
    };
    let friends = battle.living_units(field.side).filter(claims);
    is_enough(battle, friends.map(|friend| u32::from(battle.alive(friend))).sum(), enemy)
}
