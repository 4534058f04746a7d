//! Remaining moves: fighters close in, shooters find a target and stand, machines stay.

use super::charge::stand_off;
use super::errand::{Errand, errand};
use super::judge::{is_frail, is_shooter, is_spent, threat};
use super::perch::perch;
use super::plan::plan;
use super::stake::worth;
use crate::{Reason, Temper};
use table::{Game, Side};
use warhammer::{Action, Angle, Battle, Edge, Hand, INCH, Mil, Point, Traits, Turn, UnitId, View};

/// A unit that looks past its goal by less than this does not wheel.
const ASKEW: i32 = 65536 / 60;

/// Who looks away by more than this turns about.
const BEHIND: i32 = 65536 * 3 / 8;

/// Less is not worth a wheel.
const DEGREE: i32 = 65536 / 360;

/// Less is not worth a step.
const STEP: Mil = INCH / 4;

/// From this game turn on nobody hangs back: what has not been won by then is won by attacking.
const LATE: u8 = 1;

/// The next piece of somebody's move; nothing when all stand where they should. One unit may be told to stay as it is.
pub(super) fn advance(
    view: &View,
    side: Side,
    temper: Temper,
    idle: Option<UnitId>,
) -> Option<(Action, Reason)> {
    let battle = view.battle();
    let moving = battle.moving().map(|moving| moving.unit);
    if let Some(found) = moving.filter(|_| moving != idle).and_then(|unit| step(battle, side, temper, unit)) {
        return Some(found);
    }
    let mut order = [(Mil::MAX, UnitId(0)); warhammer::MAX_UNITS];
    let mut count = 0;
    let free = |&unit: &UnitId| ![moving, idle].contains(&Some(unit)) && may_move(battle, unit);
    for unit in battle.on_table(side).filter(free) {
        // Those in front first: they are in the way of the others.
        let gap = battle.enemies_of(unit).map(|enemy| battle.distance(unit, enemy)).min();
        order[count] = (gap.unwrap_or(0), unit);
        count += 1;
    }
    order[..count].sort_unstable();
    order[..count].iter().find_map(|&(_, unit)| step(battle, side, temper, unit))
}

fn may_move(battle: &Battle, unit: UnitId) -> bool {
    !is_spent(battle, unit) && battle.move_of(unit).is_ok() && !battle.is_machine(unit)
}

/// The next useful piece of the unit's move.
pub(super) fn step(battle: &Battle, side: Side, temper: Temper, unit: UnitId) -> Option<(Action, Reason)> {
    let because = |key, target: Option<UnitId>| Reason {
        key,
        value: 0,
        unit: Some(unit.0),
        target: target.map(|target| target.0),
    };
    let legal = |action: &Action| battle.check(side, *action).is_ok();
    match errand(battle, side, unit)? {
        Errand::Exit => Some((Action::Exit { unit }, because("exit", None))),
        Errand::Join { host, file } => {
            Some((Action::Join { character: unit, host, file }, because("join", None)))
        }
        Errand::Reach { place, key } => {
            let way = (place - battle.unit(unit).hull.centre()).length();
            towards(battle, unit, place, way, legal).map(|action| (action, because(key, None)))
        }
        Errand::Meet { enemy } if !battle.is_single(unit) && !is_shooter(battle, unit) => {
            plan(battle, temper, unit).filter(legal).map(|action| (action, because("close-in", Some(enemy))))
        }
        Errand::Meet { .. } if battle.has(unit, Traits::FLY) => {
            perch(battle, temper, unit).map(|(action, enemy)| (action, because("close-in", Some(enemy))))
        }
        Errand::Meet { enemy } => {
            let place = battle.unit(enemy).hull.centre();
            let way = battle.distance(unit, enemy) - wanted_distance(battle, unit, enemy);
            let key = if is_shooter(battle, unit) { "find-range" } else { "close-in" };
            towards(battle, unit, place, way, legal).map(|action| (action, because(key, Some(enemy))))
        }
    }
}

/// A piece of the way to the place, of which `way` is to be gone.
fn towards(
    battle: &Battle,
    unit: UnitId,
    place: Point,
    way: Mil,
    legal: impl Fn(&Action) -> bool,
) -> Option<Action> {
    about(battle, unit, place)
        .filter(&legal)
        .or_else(|| march(battle, unit, way).filter(&legal))
        .or_else(|| face(battle, unit, place).filter(&legal))
        .or_else(|| go(battle, unit, way).filter(&legal))
}

/// How near the unit wants to come to the enemy.
fn wanted_distance(battle: &Battle, unit: UnitId, enemy: UnitId) -> Mil {
    if is_shooter(battle, unit) {
        let range = battle.card(unit).missile.map_or(0, |weapon| weapon.range());
        return range - 2 * INCH;
    }
    let near = threat(battle, unit) - INCH;
    // Where the enemy's charge can be taken, or he cannot charge, there is no reason to hang back.
    let harmless = threat(battle, enemy) == 0 || is_frail(battle, enemy);
    if harmless || LATE <= battle.game_turn() || worth(battle, enemy, unit, Edge::Front, 0) <= 0 {
        near
    } else {
        stand_off(battle, unit, enemy)
    }
}

/// The turn from where the unit looks to the place; positive to the left.
fn askew(battle: &Battle, unit: UnitId, place: Point) -> Option<(i32, Angle)> {
    let state = battle.unit(unit);
    let facing = Angle::towards(place - state.hull.centre())?;
    Some((state.facing.difference(facing), facing))
}

/// A regiment with its goal behind it turns about, once.
fn about(battle: &Battle, unit: UnitId, place: Point) -> Option<Action> {
    let (askew, _) = askew(battle, unit, place)?;
    let turned = battle.moving().is_some_and(|moving| moving.unit == unit && moving.turned);
    (BEHIND < askew.abs() && !turned && !battle.is_single(unit))
        .then_some(Action::Turn { unit, turn: Turn::About })
}

/// Turns towards the place.
fn face(battle: &Battle, unit: UnitId, place: Point) -> Option<Action> {
    let (askew, facing) = askew(battle, unit, place)?;
    if askew.abs() <= ASKEW {
        return None;
    }
    if battle.is_single(unit) {
        return Some(Action::Pivot { unit, facing });
    }
    let hand = if 0 < askew { Hand::Left } else { Hand::Right };
    let angle = Angle(askew.unsigned_abs() as u16).min(battle.free_wheeling(unit, hand).free);
    (DEGREE < angle.0.into()).then_some(Action::Wheel { unit, hand, angle })
}

/// WH-02-18: a march ends eight inches from the enemy, so it pays only where that is farther than a walk.
fn march(battle: &Battle, unit: UnitId, way: Mil) -> Option<Action> {
    let begun = battle.moving().is_some_and(|moving| moving.unit == unit);
    let pace = battle.pace(unit);
    if begun || way <= pace || battle.has(unit, Traits::FLY) {
        return None;
    }
    let near = |enemy| battle.within(unit, enemy, Battle::MARCH_LINE + pace);
    (!battle.enemies_of(unit).any(near)).then_some(Action::March { unit })
}

fn go(battle: &Battle, unit: UnitId, way: Mil) -> Option<Action> {
    let distance = way.min(battle.free_advance(unit).free);
    (STEP < distance).then_some(Action::Advance { unit, distance })
}
