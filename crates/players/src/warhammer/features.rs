//! What the trained evaluation looks at, in thousandths of the limit of points: what the side has of it less what the enemy
//! has.

use super::eye::edge_of;
use super::judge::{Onset, POINT, is_frail, is_shooter, round, threat};
use super::stake::{value, worth};
use super::standing::worn;
use table::Side;
use warhammer::{Battle, Edge, UnitId};

pub(super) const NAMES: [&str; 9] =
    ["counted", "running", "worn", "quarters", "fights", "ready", "to-charge", "shooters", "general"];

/// A combat that is won by so much is decided, in thousandths of a point of its result.
const DECIDED: i32 = 6 * POINT;

/// What a table quarter counts here.
const QUARTER: i32 = 100;

pub(super) fn features(battle: &Battle, side: Side) -> Vec<i32> {
    let limit = i32::from(battle.stage().scenario.limit).max(1);
    let [own, theirs] = [side, side.enemy()].map(|side| of(battle, side));
    own.into_iter().zip(theirs).map(|(own, theirs)| 1000 * (own - theirs) / limit).collect()
}

/// In points.
fn of(battle: &Battle, side: Side) -> [i32; NAMES.len()] {
    let enemies = || battle.units().filter(|&unit| battle.side(unit) != side);
    let points = |unit: UnitId| i32::from(battle.card(unit).points);
    let running = enemies().filter(|&unit| battle.stands(unit) && battle.is_fleeing(unit));
    let quarters = battle.quarters(side) as i32 * QUARTER;
    let fighting = battle.on_table(side).filter(|&unit| battle.is_fighting(unit));
    let ready: i32 = battle.on_table(side).map(|unit| best_charge(battle, side, unit)).sum();
    let shooters = battle
        .on_table(side)
        .filter(|&unit| is_shooter(battle, unit) && !battle.is_fighting(unit) && !battle.is_fleeing(unit));
    let general = battle.on_table(side).any(|unit| battle.is_general(unit));
    [
        battle.score(side).sum() as i32,
        running.map(points).sum(),
        worn(battle, side),
        quarters,
        fighting.map(|unit| fight(battle, unit)).sum(),
        ready,
        if battle.active() == side { ready } else { 0 },
        shooters
            .map(|unit| {
                points(unit) * i32::from(battle.unit(unit).models)
                    / i32::from(battle.card(unit).models.max(1))
            })
            .sum(),
        if general { i32::from(battle.stage().scenario.limit) / 10 } else { 0 },
    ]
}

/// What the next round of its fight may bring a unit.
fn fight(battle: &Battle, unit: UnitId) -> i32 {
    let foes = battle.unit(unit).foes;
    let each = foes.iter().map(|foe| {
        let ahead = round(battle, unit, foe, edge_of(battle, unit, foe), Onset::Over).ahead;
        let ahead = ahead.clamp(-DECIDED, DECIDED);
        let stake = if 0 < ahead { value(battle, foe) } else { value(battle, unit) };
        stake * (ahead / 100) / (DECIDED / 100)
    });
    each.sum()
}

/// What the best charge is worth that the unit could make as it stands; nothing where there is none.
fn best_charge(battle: &Battle, side: Side, unit: UnitId) -> i32 {
    let reach = threat(battle, unit);
    if reach == 0 || is_frail(battle, unit) {
        return 0;
    }
    let near = |&enemy: &UnitId| battle.distance(unit, enemy) <= reach && battle.sees(unit, enemy);
    let worth = |enemy: UnitId| {
        let edge = if battle.is_fleeing(enemy) { Edge::Front } else { edge_of(battle, unit, enemy) };
        worth(battle, unit, enemy, edge, 0).min(value(battle, enemy))
    };
    battle.on_table(side.enemy()).filter(near).map(worth).max().unwrap_or(0).max(0)
}
