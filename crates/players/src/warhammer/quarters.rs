//! WH-09-H48: table quarters. Each is claimed by whoever can get there with the least trouble, just in time for the end.

use super::eye::edge_of;
use super::judge::{is_shooter, threat};
use super::stake::worth;
use table::Side;
use warhammer::{Battle, Goal, INCH, Mil, Point, Status, UnitId};

/// WH-09-H48: the unit strength that claims.
const CLAIMING_STRENGTH: u16 = 5;

/// So much of a border a unit keeps away, besides what it is wide or deep itself.
const INSIDE: Mil = INCH / 2;

/// A unit that costs a point more seems so much farther away: the cheap ones keep ground, the others fight.
const PER_POINT: Mil = INCH / 50;

/// A fight that promises so many points is not left for a quarter.
const WORTHWHILE: i32 = 40;

/// Where the unit has to go now if it is to claim a quarter and would otherwise come too late; the place where it stands
/// if it must not leave any more.
pub(super) fn claim(battle: &Battle, side: Side, unit: UnitId) -> Option<Point> {
    let Goal::Quarters = battle.stage().scenario.goal else { return None };
    let turns_after = battle.stage().scenario.game_turns.saturating_sub(battle.game_turn());
    if 0 < turns_after && fights_on(battle, unit, turns_after) {
        return None;
    }
    let quarter = keepers(battle, side).iter().position(|&keeper| keeper == Some(unit))?;
    let (place, way) = way_to(battle, unit, quarter);
    // Half a move is lost in wheels.
    let later = battle.pace(unit) * Mil::from(turns_after) - battle.pace(unit) / 2;
    // What it has gone of this move already would have been left.
    let gone = battle.moving().filter(|moving| moving.unit == unit).map_or(0, |moving| moving.spent);
    (later < way + gone).then_some(place)
}

/// Whether there is somebody whom the unit can still charge to some purpose: a fight brings more than ground.
fn fights_on(battle: &Battle, unit: UnitId, turns_after: u8) -> bool {
    let reach = threat(battle, unit) + battle.pace(unit) * Mil::from(turns_after);
    let worthwhile = |enemy| {
        !battle.is_fleeing(enemy)
            && battle.distance(unit, enemy) <= reach
            && WORTHWHILE < worth(battle, unit, enemy, edge_of(battle, unit, enemy), 0)
    };
    !is_shooter(battle, unit) && battle.enemies_of(unit).any(worthwhile)
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
    let ([west, east], [south, north]) = (span(quarter % 2 == 1, width), span(1 < quarter, depth));
    let from = battle.unit(unit).hull.centre();
    let rect = battle.rect(unit);
    let margin = rect.width.max(rect.depth) / 2 + INSIDE;
    let place = Point {
        x: from.x.clamp(west + margin, east - margin),
        y: from.y.clamp(south + margin, north - margin),
    };
    (place, (place - from).length())
}
