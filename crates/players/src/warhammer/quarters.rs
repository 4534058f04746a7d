//! WH-09-H48: table quarters. Shooters go and claim one just in time for the end, and a cheap regiment stays in a quarter of
//! the own half that no shooter keeps; to the others it is one of the things that a place is good for, the more so the nearer
//! the end.

use super::judge::is_shooter;
use super::stake::value;
use table::Side;
use warhammer::{Battle, Goal, INCH, Mil, Point, Quad, Status, UnitId};

/// WH-09-H48: the unit strength that claims.
const CLAIMING_STRENGTH: u16 = 5;

/// So much of a border a unit keeps away, besides what it is wide or deep itself.
const INSIDE: Mil = INCH / 2;

/// A unit that costs a point more seems so much farther away: the cheap ones keep ground, the others fight.
const PER_POINT: Mil = INCH / 50;

/// What a regiment may be worth that stays to keep a quarter, in hundredths of the limit: a dearer one wins more by fighting.
const CHEAP: i32 = 22;

/// What it is worth to stand in a quarter of one's own, in thousandths of a point, by the own turns that are left after
/// this one: at the end its share of the limit (WH-09-T3), before that what reminds of it.
const WORTH: [i32; 4] = [50_000, 30_000, 15_000, 5000];

/// Where a shooter has to go now if it is to claim a quarter and would otherwise come too late; the place where it stands
/// if it must not leave any more.
pub(super) fn claim(battle: &Battle, side: Side, unit: UnitId) -> Option<Point> {
    let Goal::Quarters = battle.stage().scenario.goal else { return None };
    let quarter = keepers(battle, side).iter().position(|&keeper| keeper == Some(unit))?;
    let (place, way) = way_to(battle, unit, quarter);
    // Half a move is lost in wheels.
    let later = battle.pace(unit) * Mil::from(turns_after(battle)) - battle.pace(unit) / 2;
    // What it has gone of this move already would have been left.
    let gone = battle.moving().filter(|moving| moving.unit == unit).map_or(0, |moving| moving.spent);
    (later < way + gone).then_some(place)
}

/// Where a regiment stays that keeps a quarter of the own half: the cheapest one there, unless a shooter is there, since it
/// wins less by fighting than it may lose.
pub(super) fn keep(battle: &Battle, side: Side, unit: UnitId) -> Option<Point> {
    let Goal::Quarters = battle.stage().scenario.goal else { return None };
    let limit = i32::from(battle.stage().scenario.limit);
    let is_regiment = |unit: UnitId| !is_shooter(battle, unit) && !battle.is_single(unit);
    if !is_regiment(unit) || !can_claim(battle, unit) || limit * CHEAP < 100 * value(battle, unit) {
        return None;
    }
    let table = battle.stage().scenario.table;
    let hull = |unit: UnitId| &battle.unit(unit).hull;
    let quarter = quarter_about(hull(unit).centre(), table);
    if is_north(quarter) != battle.holds_north(side) {
        return None;
    }
    let rank = |unit: UnitId| (value(battle, unit), unit);
    let rather = |other: UnitId| is_shooter(battle, other) || is_regiment(other) && rank(other) < rank(unit);
    let mut there = battle.on_table(side).filter(|&other| {
        other != unit && can_claim(battle, other) && quarter_about(hull(other).centre(), table) == quarter
    });
    if there.any(rather) {
        return None;
    }
    let stands = quarter_of(hull(unit), table) == Some(quarter);
    Some(if stands { hull(unit).centre() } else { way_to(battle, unit, quarter).0 })
}

fn turns_after(battle: &Battle) -> u8 {
    battle.stage().scenario.game_turns.saturating_sub(battle.game_turn())
}

/// Who claims which quarter: one after the other, whoever has the shortest way.
fn keepers(battle: &Battle, side: Side) -> [Option<UnitId>; 4] {
    let mut keepers = [None; 4];
    for _ in 0..keepers.len() {
        let mut best: Option<(Mil, usize, UnitId)> = None;
        for unit in battle.on_table(side).filter(|&unit| can_claim(battle, unit)) {
            if keepers.contains(&Some(unit)) {
                continue;
            }
            for quarter in (0..keepers.len()).filter(|&quarter| keepers[quarter].is_none()) {
                let (_, way) = way_to(battle, unit, quarter);
                let cost = way + PER_POINT * Mil::from(battle.card(unit).points);
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, quarter, unit));
                }
            }
        }
        let Some((_, quarter, unit)) = best else { break };
        keepers[quarter] = Some(unit);
    }
    keepers
}

fn can_claim(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).status == Status::Formed
        && !battle.is_character(unit)
        && !battle.is_machine(unit)
        && CLAIMING_STRENGTH <= battle.unit_strength(unit)
}

/// The nearest place in the quarter for the middle of the unit, and how far it is.
fn way_to(battle: &Battle, unit: UnitId, quarter: usize) -> (Point, Mil) {
    let [width, depth] = battle.stage().scenario.table;
    let span = |far: bool, length: Mil| if far { [length / 2, length] } else { [0, length / 2] };
    let ([west, east], [south, north]) = (span(is_east(quarter), width), span(is_north(quarter), depth));
    let from = battle.unit(unit).hull.centre();
    let rect = battle.rect(unit);
    // Whoever is too wide for the quarter goes to its middle.
    let margin = (rect.width.max(rect.depth) / 2 + INSIDE).min(width / 4).min(depth / 4);
    let place = Point {
        x: from.x.clamp(west + margin, east - margin),
        y: from.y.clamp(south + margin, north - margin),
    };
    (place, (place - from).length())
}

/// The quarters in which no friend stands: there a unit claims one, or keeps the enemy from claiming it, which is worth the
/// same.
pub(super) struct Quarters {
    table: [Mil; 2],
    free: [bool; 4],
    worth: i32,
}

impl Quarters {
    /// `None` where quarters do not count, or not for that unit.
    pub(super) fn of(battle: &Battle, unit: UnitId) -> Option<Quarters> {
        let scenario = &battle.stage().scenario;
        if scenario.goal != Goal::Quarters || !can_claim(battle, unit) {
            return None;
        }
        let mut free = [true; 4];
        for friend in battle.on_table(battle.side(unit)) {
            let held = quarter_of(&battle.unit(friend).hull, scenario.table);
            if let Some(quarter) = held.filter(|_| friend != unit && can_claim(battle, friend)) {
                free[quarter] = false;
            }
        }
        let worth = WORTH[usize::from(turns_after(battle)).min(WORTH.len() - 1)];
        Some(Quarters { table: scenario.table, free, worth })
    }

    /// What it is worth to stand there, in thousandths of a point.
    pub(super) fn value(&self, hull: &Quad) -> i32 {
        let claims = quarter_of(hull, self.table).is_some_and(|quarter| self.free[quarter]);
        if claims { self.worth } else { 0 }
    }
}

const fn is_east(quarter: usize) -> bool {
    quarter % 2 == 1
}

const fn is_north(quarter: usize) -> bool {
    2 <= quarter
}

/// The quarter about the place, counted from the south-west.
fn quarter_about(place: Point, [width, depth]: [Mil; 2]) -> usize {
    usize::from(width / 2 <= place.x) + 2 * usize::from(depth / 2 <= place.y)
}

/// The quarter in which the body lies wholly.
fn quarter_of(hull: &Quad, [width, depth]: [Mil; 2]) -> Option<usize> {
    let middle = Point { x: width / 2, y: depth / 2 };
    let all = |test: fn(Mil, Mil) -> bool| {
        let x = hull.0.iter().all(|corner| test(corner.x, middle.x));
        let y = hull.0.iter().all(|corner| test(corner.y, middle.y));
        [x, y]
    };
    let ([west, south], [east, north]) = (all(|at, middle| at <= middle), all(|at, middle| middle <= at));
    let half = |low: bool, high: bool| if low { Some(0) } else { high.then_some(1) };
    Some(half(west, east)? + 2 * half(south, north)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warhammer::{Angle, Rect};

    /// WH-09-H48: a unit counts only where it stands wholly.
    #[test]
    fn a_body_on_a_middle_line_is_in_no_quarter() {
        let table = [72, 48].map(|inches| inches * INCH);
        let at = |x, y| {
            let centre = Point { x: x * INCH, y: y * INCH };
            quarter_of(&Rect::about_centre(centre, Angle(0), 4 * INCH, 2 * INCH).hull(), table)
        };
        assert_eq!([at(10, 10), at(60, 10), at(10, 40), at(60, 40)], [0, 1, 2, 3].map(Some));
        assert_eq!([at(36, 10), at(10, 24), at(36, 24)], [None; 3]);
        // Four inches wide and two deep, looking east: it touches the lines without crossing them.
        assert_eq!(at(35, 22), Some(0));
    }
}
