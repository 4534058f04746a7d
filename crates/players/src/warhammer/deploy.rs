//! Setting up: fighters in the middle, shooters beside them, riders on the wings, machines behind; characters where they are
//! wanted.

use super::judge::is_shooter;
use super::{of, plain};
use crate::Reason;
use std::array;
use table::{Game, Side};
use warhammer::{Action, Battle, Category, INCH, Kind, Mil, Point, Status, Step, UnitId, UnitSet};

/// How far apart regiments stand: they need room to wheel, and come into several quarters of the table. The slow do not come
/// so far, and stand where an enemy is near wherever he goes.
const GAP: Mil = 7 * INCH;
const GAP_OF_THE_SLOW: Mil = 2 * INCH;
const SLOW: Mil = 3 * INCH;

/// WH-09-H48: how far from the middle the line begins on either side, so that nobody stands between two quarters.
const OFF_MIDDLE: Mil = 5 * INCH;

/// How far shooters go aside so as not to stand on the line between two quarters, or not in the quarter of others.
const ASTRIDE: Mil = 40 * INCH;
const BESIDE_OTHERS: Mil = 12 * INCH;

/// So few models stand as they are used to.
const NARROWEST: u8 = 4;

pub(super) fn deploy(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let Step::Deploy { drop, .. } = battle.step() else { return None };
    // Characters are the last drop: by then the regiments they are meant for stand.
    if drop.iter().all(|unit| battle.is_character(unit))
        && let Some(found) = escort(battle, side)
    {
        return Some(found);
    }
    if !drop.is_empty() && battle.check(side, Action::Done).is_ok() {
        return Some(plain(Action::Done, "drop-done"));
    }
    let waiting = |&unit: &UnitId| battle.side(unit) == side && battle.unit(unit).status == Status::Waiting;
    battle.units().filter(waiting).find_map(|unit| Some(of(place(battle, side, unit)?, "set-up", unit)))
}

/// WH-09-H49: the reserves come on beside each other.
pub(super) fn arrive(battle: &Battle, units: UnitSet) -> Option<(Action, Reason)> {
    units.iter().find_map(|unit| {
        let (front, files) = battle.arrival_place(unit)?;
        Some(of(Action::Arrive { unit, front, files }, "arrive", unit))
    })
}

/// A character goes into the regiment he is meant for, or another one.
fn escort(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let waiting = |&unit: &UnitId| battle.side(unit) == side && battle.unit(unit).status == Status::Waiting;
    battle.units().filter(waiting).filter(|&unit| battle.is_character(unit)).find_map(|character| {
        let meant = battle.stage().units[character.index()].joins;
        let hosts = meant.into_iter().chain(battle.on_table(side));
        let mut hosts = hosts.filter(|&host| battle.stands(host));
        hosts.find_map(|host| {
            let middle = battle.unit(host).files / 2;
            let files = [middle].into_iter().chain(0..battle.unit(host).files);
            let join = |file| Action::DeployIn { character, host, file };
            let action = files.map(join).find(|&action| battle.check(side, action).is_ok())?;
            Some(of(action, "lead", character))
        })
    })
}

/// The place in the line that is kept for the unit, or the next free one.
fn place(battle: &Battle, side: Side, unit: UnitId) -> Option<Action> {
    let (zone, facing) = (battle.zone(side), battle.onward(side));
    let files = frontage(battle, unit);
    let ahead = battle.holds_north(side);
    let front = if ahead { zone.y[0] } else { zone.y[1] };
    let back = |rows: Mil| if ahead { front + rows } else { front - rows };
    let middle = Mil::midpoint(zone.x[0], zone.x[1]);
    let wanted = middle + slot(battle, side, unit);
    let line = if battle.is_machine(unit) { 3 * INCH } else { 0 };
    let rows = [line, line + 2 * INCH, line + 4 * INCH, INCH, 6 * INCH, 8 * INCH];
    let files = [files, files.div_ceil(2), 1];
    files.into_iter().flat_map(|files| rows.map(|row| (row, files.max(1)))).find_map(|(row, files)| {
        let at = |shift: Mil| Point { x: wanted + shift, y: back(row) };
        let deploy = |shift| Action::Deploy { unit, front: at(shift), facing, files };
        let mut shifts: [Mil; 80] = array::from_fn(|n| n as Mil / 2 * if n % 2 == 0 { INCH } else { -INCH });
        shifts.sort_by_key(|&shift| shift.abs() + astride(battle, side, unit, at(shift), files));
        shifts.into_iter().map(deploy).find(|&action| battle.check(side, action).is_ok())
    })
}

/// WH-09-H48: whoever shoots stays, and claims a quarter only if he stands wholly in it. One is enough for each.
fn astride(battle: &Battle, side: Side, unit: UnitId, front: Point, files: u8) -> Mil {
    let stays = |unit: UnitId| is_shooter(battle, unit) && !battle.is_machine(unit);
    if !stays(unit) {
        return 0;
    }
    let middle = battle.stage().scenario.table[0] / 2;
    let half = battle.card(unit).base[0] * Mil::from(files) / 2;
    let beside = |other| (middle < battle.unit(other).hull.centre().x) == (middle < front.x);
    if (front.x - middle).abs() <= half {
        ASTRIDE
    } else if battle.on_table(side).filter(|&other| stays(other)).any(beside) {
        BESIDE_OTHERS
    } else {
        0
    }
}

/// How many files a unit sets up in: fighters one fewer than usual, since a narrow front wheels more cheaply and ranks count.
fn frontage(battle: &Battle, unit: UnitId) -> u8 {
    let usual = battle.stage().units[unit.index()].files;
    let fights = !battle.is_machine(unit) && !is_shooter(battle, unit);
    if fights && NARROWEST < battle.card(unit).models { usual.saturating_sub(1).max(1) } else { usual }
}

/// How far from the middle the unit belongs: its place in the line, if all stood side by side.
fn slot(battle: &Battle, side: Side, unit: UnitId) -> Mil {
    let rank = |unit: UnitId| {
        let card = battle.card(unit);
        match card.kind {
            Kind::Infantry | Kind::Ogre if !is_shooter(battle, unit) => 0,
            Kind::Infantry => 1,
            Kind::Machine => 2,
            Kind::Monster | Kind::Chariot => 3,
            _ => 4,
        }
    };
    let line =
        |&other: &UnitId| battle.side(other) == side && battle.card(other).category != Category::Character;
    let mut order: [Option<(u8, UnitId)>; warhammer::MAX_UNITS] = [None; warhammer::MAX_UNITS];
    let mut count = 0;
    for other in battle.units().filter(line) {
        order[count] = Some((rank(other), other));
        count += 1;
    }
    order[..count].sort_unstable();
    // Alternately to the right and to the left of those who stand already.
    let (mut right, mut left) = (OFF_MIDDLE, OFF_MIDDLE);
    for (number, (_, other)) in order[..count].iter().flatten().enumerate() {
        let width = battle.card(*other).base[0] * Mil::from(battle.stage().units[other.index()].files);
        let centre = if number % 2 == 0 { right + width / 2 } else { -left - width / 2 };
        if *other == unit {
            return centre;
        }
        let gap = if battle.pace(*other) <= SLOW { GAP_OF_THE_SLOW } else { GAP };
        if number % 2 == 0 {
            right += width + gap;
        } else {
            left += width + gap;
        }
    }
    0
}
