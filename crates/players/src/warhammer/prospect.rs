//! What a place is good for: the charge it promises, the quarter it claims, and the charges it invites. Everything is in
//! thousandths of a point of victory, so that every step nearer counts.

use super::eye::turn_to;
use super::judge::{is_frail, threat};
use super::quarters::Quarters;
use super::stake::{value, worth};
use crate::Temper;
use plane::{Vector, Zones, distance, wheel_cost, zone_of};
use std::cell::Cell;
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

/// What numbers are rounded by when they are compared with a bound, in thousandths of a point.
const ROUNDING: i32 = 5000;

/// An enemy as the unit sees him.
struct Foe {
    unit: UnitId,
    rect: Rect,
    hull: Quad,
    centre: Point,
    radius: Mil,
    single: bool,
    runs: bool,
    /// How far he charges; 0 if he will not.
    reach: Mil,
    /// It is not worth more to charge him, on whichever side.
    most: i32,
    /// What it is worth to charge him on each side, and what his charge costs, in thousandths of a point: found out when it
    /// is first asked for, which most of it never is.
    gain: [Cell<Option<i32>>; 3],
    harm: [Cell<Option<i32>>; 3],
}

/// All enemies as one unit sees them, and how it moves itself.
pub(super) struct Prospect<'a> {
    battle: &'a Battle,
    temper: Temper,
    unit: UnitId,
    foes: [Option<Foe>; warhammer::MAX_UNITS],
    pace: Mil,
    reach: Mil,
    single: bool,
    /// Own turns after this one.
    turns: Mil,
    quarters: Option<Quarters>,
}

impl<'a> Prospect<'a> {
    pub(super) fn of(battle: &'a Battle, temper: Temper, unit: UnitId) -> Prospect<'a> {
        let mut foes = [const { None }; warhammer::MAX_UNITS];
        for (place, enemy) in foes.iter_mut().zip(battle.enemies_of(unit)) {
            *place = Some(foe(battle, enemy));
        }
        let turns = battle.stage().scenario.game_turns.saturating_sub(battle.game_turn());
        Prospect {
            battle,
            temper,
            unit,
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
        let (hull, centre) = (rect.hull(), rect.centre());
        let radius = Vector::new(rect.width, rect.depth).length() / 2;
        let (mut best, mut danger) = (None, 0);
        for foe in self.foes.iter().map_while(Option::as_ref) {
            // Mostly a glance at the distance tells that somebody else is the better goal, or that he is out of reach.
            let least = ((foe.centre - centre).length() - radius - foe.radius - 2).max(0);
            let hopeful = |best| best < self.promise(foe.most, least + SPARE, false) + ROUNDING;
            if best.is_none_or(hopeful) {
                best = best.max(Some(self.chance(foe, rect, &hull)));
            }
            if least <= foe.reach {
                danger += self.danger(foe, rect, &hull);
            }
        }
        let ground = self.quarters.as_ref().map_or(0, |quarters| quarters.value(&hull));
        best.unwrap_or(0) + ground - danger
    }

    /// What a charge on this enemy promises from there.
    fn chance(&self, foe: &Foe, rect: &Rect, hull: &Quad) -> i32 {
        let way = way(rect, hull, &foe.hull, self.single) + SPARE;
        // Whom it does not see it does not charge.
        let unseen = !self.single && ARC < turn_to(rect, &foe.hull).abs();
        self.promise(self.gain(foe, side_of(&foe.rect, rect.front)), way, unseen)
    }

    /// What a charge promises that is worth so many points and so far away.
    fn promise(&self, gain: i32, way: Mil, unseen: bool) -> i32 {
        let near = -way / INCH * NEARER;
        let late = (way - self.reach).max(0);
        let (turns, part) = (late / self.pace + Mil::from(unseen), late % self.pace);
        if self.turns <= turns {
            return near;
        }
        let worth = (0..turns).fold(gain * 1000, |worth, _| worth / 1000 * (1000 - WAITING));
        worth - worth / 1000 * WAITING / 100 * (part / 10) / (self.pace / 100).max(1) + near
    }

    /// What it costs to stand where this enemy can charge.
    fn danger(&self, foe: &Foe, rect: &Rect, hull: &Quad) -> i32 {
        if foe.reach == 0 || !foe.single && ARC < turn_to(&foe.rect, hull).abs() {
            return 0;
        }
        let reached = way(&foe.rect, &foe.hull, hull, foe.single) <= foe.reach;
        if reached { self.harm(foe, side_of(rect, foe.rect.front)) } else { 0 }
    }

    fn gain(&self, foe: &Foe, side: usize) -> i32 {
        known(&foe.gain[side], || {
            let worth = if foe.runs { 0 } else { worth(self.battle, self.unit, foe.unit, EDGES[side], 0) };
            worth.max(LEAST)
        })
    }

    fn harm(&self, foe: &Foe, side: usize) -> i32 {
        known(&foe.harm[side], || {
            worth(self.battle, foe.unit, self.unit, EDGES[side], 0).max(0) * charged(self.temper)
        })
    }
}

fn known(cell: &Cell<Option<i32>>, find_out: impl FnOnce() -> i32) -> i32 {
    cell.get().unwrap_or_else(|| {
        let found = find_out();
        cell.set(Some(found));
        found
    })
}

fn foe(battle: &Battle, enemy: UnitId) -> Foe {
    let rect = battle.rect(enemy);
    Foe {
        unit: enemy,
        rect,
        hull: battle.unit(enemy).hull,
        centre: rect.centre(),
        radius: Vector::new(rect.width, rect.depth).length() / 2,
        single: battle.is_single(enemy),
        runs: battle.is_fleeing(enemy),
        reach: if is_frail(battle, enemy) { 0 } else { threat(battle, enemy) },
        most: value(battle, enemy).max(LEAST),
        gain: Default::default(),
        harm: Default::default(),
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
