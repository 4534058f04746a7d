//! How a regiment goes where it can charge: a few wheels and the straight ways behind them, weighed by what the place is
//! good for.

use super::eye::turn_to;
use super::prospect::Prospect;
use crate::Temper;
use plane::{Obstacle, overlap, sweep_advance, wheel_cost};
use table::Game;
use warhammer::{Action, Angle, Battle, Gait, Going, Hand, INCH, Mil, Moving, Rect, Turn, UnitId};

/// The wheels that are weighed, in degrees; and the widest that can be made.
const WHEELS: [i32; 6] = [6, 12, 22, 35, 55, 85];

/// Parts of the way that are weighed, in quarters.
const PARTS: [Mil; 3] = [4, 2, 1];

/// WH-02-G19: nobody but a charger comes nearer.
const APART: Mil = INCH;

/// Less is no way.
const STEP: Mil = INCH / 4;

/// A move must better the place by so many thousandths of a point.
const WORTH_MOVING: i32 = 150;

/// Places that are no farther apart are the same, unless one looks another way there.
const ELSEWHERE: Mil = 3 * INCH / 2;
const ANOTHER_WAY: i32 = 65536 / 18;

/// A quarter of a turn: farther off lies what is behind.
const QUARTER: i32 = 65536 / 4;

/// A place to which a unit could go with what is left of its move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// What it is good for, in thousandths of a point of victory.
    value: i32,
    rect: Rect,
    /// How it gets there: a turn or wheel, then straight ahead; nothing where it stands already.
    pub way: [Option<Action>; 2],
}

impl Place {
    /// What was weighed by a rough reckoning of the ground may not be possible: the least turn is none.
    fn can_be_begun(&self, battle: &Battle, unit: UnitId) -> bool {
        self.way.into_iter().flatten().next().is_none_or(|first| is_legal(battle, first, unit))
    }
}

/// The next piece of the best move of a regiment; `None` if it stands well.
pub(super) fn plan(battle: &Battle, temper: Temper, unit: UnitId) -> Option<Action> {
    let moving = battle.move_of(unit).ok()?;
    let fresh = moving.segments == 0 && moving.gait == Gait::Walk;
    if fresh && pays_to_march(battle, unit) && is_legal(battle, Action::March { unit }, unit) {
        return Some(Action::March { unit });
    }
    let mut best: Option<Place> = None;
    each_place(battle, temper, moving, &mut |place| {
        if best.is_none_or(|best| best.value < place.value) && place.can_be_begun(battle, unit) {
            best = Some(place);
        }
    });
    best?.way.into_iter().flatten().next()
}

/// The best places for a regiment, each of them somewhere else or facing another way; at most so many.
pub(super) fn places(battle: &Battle, temper: Temper, unit: UnitId, most: usize) -> Vec<Place> {
    let Ok(moving) = battle.move_of(unit) else { return Vec::new() };
    let mut all: Vec<Place> = Vec::new();
    each_place(battle, temper, moving, &mut |place| {
        if place.way != [None; 2] {
            all.push(place);
        }
    });
    all.sort_by_key(|place| -place.value);
    let mut chosen: Vec<Place> = Vec::new();
    for place in all {
        let alike = |other: &Place| {
            (other.rect.centre() - place.rect.centre()).length() < ELSEWHERE
                && other.rect.facing.difference(place.rect.facing).abs() < ANOTHER_WAY
        };
        if chosen.len() < most && !chosen.iter().any(alike) && place.can_be_begun(battle, unit) {
            chosen.push(place);
        }
    }
    chosen
}

fn is_legal(battle: &Battle, action: Action, unit: UnitId) -> bool {
    battle.check(battle.side(unit), action).is_ok()
}

/// Shows every place that is worth a look, first the one where the unit stands.
fn each_place(battle: &Battle, temper: Temper, moving: Moving, visit: &mut impl FnMut(Place)) {
    let (unit, rect) = (moving.unit, battle.rect(moving.unit));
    let weighing = Weighing { battle, moving, prospect: Prospect::of(battle, temper, unit) };
    visit(Place { value: weighing.prospect.value(&rect) + WORTH_MOVING, rect, way: [None; 2] });
    weighing.straight(&rect, battle.free_advance(unit).free, None, visit);
    let left = battle.movement_left(&moving);
    for hand in Hand::ALL {
        let widest = battle.free_wheeling(unit, hand).free;
        let wheels = WHEELS.map(Angle::from_degrees).into_iter().filter(|&angle| angle < widest);
        for angle in wheels.chain([widest].into_iter().filter(|&angle| 0 < angle.0)) {
            let (there, cost) = (rect.wheel(hand, angle), wheel_cost(rect.width, angle));
            let free = weighing.free_way(&there, left - cost);
            weighing.straight(&there, free, Some(Action::Wheel { unit, hand, angle }), visit);
        }
    }
    if moving.gait == Gait::Walk && !moving.turned {
        for (turn, quarters) in [(Turn::Left, 1), (Turn::About, 2), (Turn::Right, 3)] {
            let first = Action::Turn { unit, turn };
            if !is_legal(battle, first, unit) {
                continue;
            }
            let turned = match turn {
                Turn::About => rect.turned(quarters, rect.width, rect.depth),
                // Ranks become files.
                Turn::Left | Turn::Right => rect.turned(quarters, rect.depth, rect.width),
            };
            let free = weighing.free_way(&turned, left - moving.allowance / 4);
            weighing.straight(&turned, free, Some(first), visit);
        }
    }
}

/// WH-02-18: a march pays where no enemy is nearer than its end, and not if they are all behind: nobody turns on the march.
fn pays_to_march(battle: &Battle, unit: UnitId) -> bool {
    let (pace, rect) = (battle.pace(unit), battle.rect(unit));
    let mut enemies = battle.enemies_of(unit);
    let ahead = battle.enemies_of(unit).any(|enemy| turn_to(&rect, &battle.unit(enemy).hull).abs() < QUARTER);
    ahead && !enemies.any(|enemy| battle.within(unit, enemy, Battle::MARCH_LINE + pace))
}

/// The moves of one unit that are being weighed.
struct Weighing<'a> {
    battle: &'a Battle,
    moving: Moving,
    prospect: Prospect<'a>,
}

impl Weighing<'_> {
    /// Shows the place itself and those straight ahead of it. `first` brings the unit there; without it it stands there.
    fn straight(&self, rect: &Rect, free: Mil, first: Option<Action>, visit: &mut impl FnMut(Place)) {
        let mut show = |rect: Rect, way| visit(Place { value: self.prospect.value(&rect), rect, way });
        if first.is_some() {
            show(*rect, [first, None]);
        }
        for distance in PARTS.map(|part| free * part / 4).into_iter().filter(|&distance| STEP < distance) {
            let advance = Action::Advance { unit: self.moving.unit, distance };
            show(rect.advance(distance), [first, Some(advance)]);
        }
    }

    /// How far it can go straight ahead from there: nobody in the way, and the ground paid for.
    fn free_way(&self, rect: &Rect, left: Mil) -> Mil {
        let (battle, unit, side) = (self.battle, self.moving.unit, self.battle.side(self.moving.unit));
        let apart = if self.moving.gait == Gait::March { Battle::MARCH_LINE } else { APART };
        let others = battle.units().filter(|&other| other != unit && battle.stands(other));
        let obstacles = others.map(|other| {
            let clearance = if battle.side(other) == side { 0 } else { apart };
            Obstacle::with_clearance(&battle.unit(other).hull, clearance)
        });
        let free = sweep_advance(rect, left.max(0), obstacles).free;
        battle.stage().ground.pieces.iter().fold(free, |free, piece| match piece.going {
            Going::Open => free,
            going => self.across(rect, free, left, &piece.shape, going),
        })
    }

    /// WH-02-13 to WH-02-16: how far of the way a piece of ground leaves.
    fn across(&self, rect: &Rect, free: Mil, left: Mil, shape: &plane::Shape, going: Going) -> Mil {
        let entry = if overlap(&rect.hull(), shape) {
            0
        } else {
            sweep_advance(rect, free, [Obstacle::solid(shape)]).free
        };
        let toll = self.moving.allowance / 2;
        let rest = free - entry;
        match going {
            _ if rest <= 0 => free,
            Going::Open => free,
            Going::Difficult => entry + rest / 2,
            Going::VeryDifficult => entry + rest / 4,
            Going::Obstacle if left - entry < toll => entry,
            Going::Obstacle => free.min(left - toll),
            Going::Impassable => entry,
        }
    }
}
