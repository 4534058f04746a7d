//! What a place is good for: the charge it promises, the quarter it claims, and the charges it invites. Everything is in
//! thousandths of a point of victory, so that every step nearer counts.

use super::eye::turn_to;
use super::judge::{is_frail, threat};
use super::quarters::Quarters;
use super::stake::worth;
use crate::Temper;
use plane::{Zones, distance, wheel_cost, zone_of};
use warhammer::{Angle, Battle, Edge, INCH, Mil, Point, Quad, Rect, UnitId, Zone};

/// WH-02-G8: how far to either side of its front a unit sees whom it charges.
const ARC: i32 = 65536 / 8;

/// A charge is planned with so much to spare.
const SPARE: Mil = INCH;

/// Every turn of waiting takes away so much of what a charge is worth, in thousandths.
const WAITING: i32 = 800;

/// How much the charges of the enemy weigh against the own, in thousandths.
const fn charged(temper: Temper) -> i32 {
    match temper {
        Temper::Bold => 300,
        Temper::Steady => 1000,
        Temper::Cautious => 3000,
    }
}

/// Even an enemy who is not worth a charge has to be met in the end: so many points.
const LEAST: i32 = 60;

/// Among equals the nearer place counts: thousandths of a point for an inch.
const NEARER: i32 = 2500;

/// The sides of an enemy that make a difference.
const EDGES: [Edge; 3] = [Edge::Front, Edge::Left, Edge::Rear];

/// An enemy as the unit sees him.
#[derive(Clone, Copy)]
struct Foe {
    rect: Rect,
    hull: Quad,
    single: bool,
    /// How far he charges; 0 if he will not.
    reach: Mil,
    /// What it is worth to charge him on each side.
    gain: [i32; 3],
    /// What his charge costs on each side, in thousandths of a point.
    harm: [i32; 3],
}

/// All enemies as one unit sees them, and how it moves itself.
pub(super) struct Prospect {
    foes: [Option<Foe>; warhammer::MAX_UNITS],
    pace: Mil,
    reach: Mil,
    single: bool,
    /// Own turns after this one.
    turns: Mil,
    quarters: Option<Quarters>,
}

impl Prospect {
    pub(super) fn of(battle: &Battle, temper: Temper, unit: UnitId) -> Prospect {
        let mut foes = [None; warhammer::MAX_UNITS];
        for (place, enemy) in foes.iter_mut().zip(battle.enemies_of(unit)) {
            *place = Some(foe(battle, temper, unit, enemy));
        }
        let turns = battle.stage().scenario.game_turns.saturating_sub(battle.game_turn());
        Prospect {
            foes,
            pace: battle.pace(unit).max(1),
            reach: threat(battle, unit),
            single: battle.is_single(unit),
            turns: turns.into(),
            quarters: Quarters::of(battle, unit),
        }
    }

    /// What it is worth to stand there at the end of the move.
    pub(super) fn value(&self, rect: &Rect) -> i32 {
        let hull = rect.hull();
        let foes = || self.foes.iter().map_while(Option::as_ref);
        let best = foes().map(|foe| self.chance(foe, rect, &hull)).max().unwrap_or(0);
        let ground = self.quarters.as_ref().map_or(0, |quarters| quarters.value(&hull));
        best + ground - foes().map(|foe| foe.danger(rect, &hull)).sum::<i32>()
    }

    /// What a charge on this enemy promises from there.
    fn chance(&self, foe: &Foe, rect: &Rect, hull: &Quad) -> i32 {
        let way = way(rect, hull, &foe.hull, self.single) + SPARE;
        let near = -way / INCH * NEARER;
        let late = (way - self.reach).max(0);
        // Whom it does not see it does not charge.
        let unseen = !self.single && ARC < turn_to(rect, &foe.hull).abs();
        let (turns, part) = (late / self.pace + Mil::from(unseen), late % self.pace);
        if self.turns <= turns {
            return near;
        }
        let gain = foe.gain[side_of(&foe.rect, rect.front)].max(LEAST) * 1000;
        let worth = (0..turns).fold(gain, |worth, _| worth / 1000 * (1000 - WAITING));
        worth - worth / 1000 * WAITING / 100 * (part / 10) / (self.pace / 100).max(1) + near
    }
}

impl Foe {
    /// What it costs to stand where this enemy can charge.
    fn danger(&self, rect: &Rect, hull: &Quad) -> i32 {
        let harm = self.harm[side_of(rect, self.rect.front)];
        if harm == 0 || !self.single && ARC < turn_to(&self.rect, hull).abs() {
            return 0;
        }
        let reached = way(&self.rect, &self.hull, hull, self.single) <= self.reach;
        if reached { harm } else { 0 }
    }
}

fn foe(battle: &Battle, temper: Temper, unit: UnitId, enemy: UnitId) -> Foe {
    let runs = battle.is_fleeing(enemy);
    let reach = if is_frail(battle, enemy) { 0 } else { threat(battle, enemy) };
    let gain = |edge| worth(battle, unit, enemy, edge, 0);
    let harm = |edge| worth(battle, enemy, unit, edge, 0).max(0) * charged(temper);
    Foe {
        rect: battle.rect(enemy),
        hull: battle.unit(enemy).hull,
        single: battle.is_single(enemy),
        reach,
        gain: if runs { [0; 3] } else { EDGES.map(gain) },
        harm: if reach == 0 { [0; 3] } else { EDGES.map(harm) },
    }
}

/// How far a charge goes: the wheel until the target lies ahead, and the distance.
fn way(rect: &Rect, hull: &Quad, target: &Quad, single: bool) -> Mil {
    let wheel = if single { 0 } else { wheel_cost(rect.width, turn(turn_to(rect, target))) };
    distance(hull, target) + wheel
}

fn turn(turn: i32) -> Angle {
    Angle(turn.unsigned_abs().min(Angle::HALF.0.into()) as u16)
}

/// WH-02-G12: which of the sides is hit from there.
fn side_of(target: &Rect, from: Point) -> usize {
    let (Zones::In(zone) | Zones::Between(zone, _)) = zone_of(target, from);
    match zone {
        Zone::Front => 0,
        Zone::Left | Zone::Right => 1,
        Zone::Rear => 2,
    }
}
