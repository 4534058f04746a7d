//! What a player sees at a glance, without measuring (WH-01-G7).

use warhammer::{Angle, Battle, Edge, Quad, Rect, UnitId, Zone};

/// A target seems never wider than this; one that seems so lies behind.
const BEHIND: i32 = 65536 / 2;

/// How far a body must turn until any part of the target lies straight ahead: positive to the left.
pub(super) fn turn_to(rect: &Rect, target: &Quad) -> i32 {
    let turns = target.0.map(|corner| {
        Angle::towards(corner - rect.front).map_or(0, |towards| rect.facing.difference(towards))
    });
    let (low, high) =
        turns.iter().fold((i32::MAX, i32::MIN), |(low, high), &turn| (low.min(turn), high.max(turn)));
    if low <= 0 && 0 <= high && high - low < BEHIND {
        0
    } else if low.abs() < high.abs() {
        low
    } else {
        high
    }
}

/// WH-02-G12: the side that a charge from where it stands would hit.
pub(super) fn edge_of(battle: &Battle, unit: UnitId, enemy: UnitId) -> Edge {
    if battle.is_fleeing(enemy) {
        return Edge::Front;
    }
    let (plane::Zones::In(zone) | plane::Zones::Between(zone, _)) =
        plane::zone_of(&battle.rect(enemy), battle.unit(unit).front);
    match zone {
        Zone::Front => Edge::Front,
        Zone::Rear => Edge::Rear,
        Zone::Left => Edge::Left,
        Zone::Right => Edge::Right,
    }
}
