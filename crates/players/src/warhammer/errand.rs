//! Where a unit is to go: off the far edge, onto the hill, to its regiment, or against an enemy.

use super::eye::edge_of;
use super::judge::{is_frail, is_shooter};
use super::quarters::{claim, keep};
use super::stake::worth;
use plane::wheel_cost;
use table::{Game, Side};
use warhammer::{Action, Angle, Battle, Goal, INCH, Mil, Point, UnitId};

/// What a unit is sent to do with its move.
pub(super) enum Errand {
    /// Breakthrough: off the far edge, now.
    Exit,
    /// A lone character goes into a regiment, now.
    Join { host: UnitId, file: u8 },
    /// To a place, for a reason.
    Reach { place: Point, key: &'static str },
    /// Against an enemy.
    Meet { enemy: UnitId },
}

/// WH-09-H49: the unit strength that holds the hill.
const CLAIMING_STRENGTH: u16 = 5;

/// So many points of a fight weigh as much as an inch of the way to it, and no more than a few inches in all.
const POINTS_PER_INCH: i32 = 20;
const MOST_INCHES: i32 = 8;

/// A mob that runs is left alone unless nobody else is near.
const RUNNING: Mil = 24 * INCH;

/// Nobody turns farther than about.
const HALF: u32 = 65536 / 2;

/// So much nearer seems an enemy who is bound by friends.
const BUSY: Mil = 6 * INCH;

pub(super) fn errand(battle: &Battle, side: Side, unit: UnitId) -> Option<Errand> {
    if let Goal::Breakthrough { .. } = battle.stage().scenario.goal
        && battle.attacker() == side
    {
        return Some(break_through(battle, side, unit));
    }
    if battle.is_character(unit) {
        return join(battle, side, unit);
    }
    if is_frail(battle, unit) {
        return None;
    }
    if is_shooter(battle, unit) {
        if let Some(place) = claim(battle, side, unit) {
            return Some(Errand::Reach { place, key: "claim-a-quarter" });
        }
        if has_target(battle, unit) {
            return None;
        }
    }
    if let Some(place) = keep(battle, side, unit) {
        return Some(Errand::Reach { place, key: "claim-a-quarter" });
    }
    if let Some(place) = hill(battle, side, unit) {
        return Some(Errand::Reach { place, key: "take-the-hill" });
    }
    quarry(battle, unit).map(|enemy| Errand::Meet { enemy })
}

/// Off the edge, or on towards it.
fn break_through(battle: &Battle, side: Side, unit: UnitId) -> Errand {
    if battle.check(side, Action::Exit { unit }).is_ok() {
        return Errand::Exit;
    }
    let front = battle.unit(unit).front;
    let [_, depth] = battle.stage().scenario.table;
    let y = if battle.holds_north(side) { 0 } else { depth };
    Errand::Reach { place: Point { x: front.x, y }, key: "break-through" }
}

fn has_target(battle: &Battle, unit: UnitId) -> bool {
    let seen = battle.visible_targets(unit);
    seen.iter().any(|target| battle.shot_preview(unit, target, 1).groups().next().is_some())
}

/// A lone character looks for company.
fn join(battle: &Battle, side: Side, character: UnitId) -> Option<Errand> {
    let hosts = || battle.on_table(side).filter(|&host| !battle.is_character(host));
    for host in hosts() {
        let files = battle.unit(host).files;
        let legal = |&file: &u8| battle.check(side, Action::Join { character, host, file }).is_ok();
        if let Some(file) = [files / 2].into_iter().chain(0..files).find(legal) {
            return Some(Errand::Join { host, file });
        }
    }
    None
}

/// The middle of the hill, for the unit that is to take it and does not stand on it.
fn hill(battle: &Battle, side: Side, unit: UnitId) -> Option<Point> {
    let Goal::Hold { centre, .. } = battle.stage().scenario.goal else { return None };
    let fit = |&unit: &UnitId| {
        CLAIMING_STRENGTH <= battle.unit_strength(unit)
            && !battle.is_fleeing(unit)
            && !is_shooter(battle, unit)
            && !battle.is_single(unit)
    };
    let gap = |unit: UnitId| (battle.unit(unit).hull.centre() - centre).length();
    let nearest = battle.on_table(side).filter(fit).min_by_key(|&unit| gap(unit))?;
    (nearest == unit).then_some(centre)
}

/// The enemy to go for: near ones whom it is worth to fight; those who run last.
fn quarry(battle: &Battle, unit: UnitId) -> Option<UnitId> {
    let cost = |&enemy: &UnitId| {
        let distance = battle.distance(unit, enemy);
        if battle.is_fleeing(enemy) {
            return distance + RUNNING;
        }
        let gain = worth(battle, unit, enemy, edge_of(battle, unit, enemy), 0);
        let busy = if battle.is_fighting(enemy) { BUSY } else { 0 };
        distance + turning(battle, unit, enemy)
            - busy
            - (gain / POINTS_PER_INCH).clamp(-MOST_INCHES, MOST_INCHES) * INCH
    };
    battle.enemies_of(unit).min_by_key(cost)
}

/// What it costs to face the enemy: it keeps a unit to the goal it has wheeled to.
fn turning(battle: &Battle, unit: UnitId, enemy: UnitId) -> Mil {
    let state = battle.unit(unit);
    let way = battle.unit(enemy).hull.centre() - state.hull.centre();
    let Some(facing) = Angle::towards(way).filter(|_| !battle.is_single(unit)) else { return 0 };
    let askew = state.facing.difference(facing).unsigned_abs();
    wheel_cost(battle.rect(unit).width, Angle(askew.min(HALF) as u16))
}
