//! WH-09-H30: where a flyer lands: beside or behind an enemy, where the next charge promises most and the fewest can charge
//! it.

use super::eye::turn_to;
use super::judge::value_of_wound;
use super::prospect::Prospect;
use super::shoot;
use crate::Temper;
use plane::{Vector, distance};
use table::Game;
use warhammer::{Action, Angle, Battle, INCH, Mil, Rect, UnitId};

/// Places are looked at in so many directions from every enemy, and so far from him.
const DIRECTIONS: u16 = 8;
const GAPS: [Mil; 3] = [2 * INCH, 5 * INCH, 8 * INCH];

/// WH-09-H31: how far a breath reaches, less what the eye may err.
const BREATH: Mil = 7 * INCH;

/// A flight must better the place by so many thousandths of a point.
const WORTH_FLYING: i32 = 150;

/// The flight to the best place, and the enemy it is for; `None` if it stands well.
pub(super) fn perch(battle: &Battle, temper: Temper, unit: UnitId) -> Option<(Action, UnitId)> {
    let from = battle.rect(unit);
    let prospect = Prospect::of(battle, temper, unit);
    let value = |rect: &Rect| prospect.value(rect) + breath(battle, unit, rect);
    let mut best = (value(&from) + WORTH_FLYING, None);
    for enemy in battle.enemies_of(unit).filter(|&enemy| !battle.is_fleeing(enemy)) {
        for rect in places(&battle.rect(enemy), &from) {
            let action = Action::Fly { unit, front: rect.front, facing: rect.facing };
            let worth = value(&rect);
            if best.0 < worth && battle.check(battle.side(unit), action).is_ok() {
                best = (worth, Some((action, enemy)));
            }
        }
    }
    best.1
}

/// Places about a body from which one looks at it.
fn places(body: &Rect, flyer: &Rect) -> impl Iterator<Item = Rect> {
    let (centre, radius) = (body.centre(), body.width.max(body.depth) / 2);
    let directions =
        (0..DIRECTIONS).map(|part| body.facing.0.wrapping_add(part * (u16::MAX / DIRECTIONS + 1)));
    directions.flat_map(move |direction| {
        GAPS.map(|gap| {
            let out = Angle(direction);
            let front = centre + out.rotate(Vector::new(radius + gap, 0));
            Rect { front, facing: out.opposite(), ..*flyer }
        })
    })
}

/// What its breath may do from there.
fn breath(battle: &Battle, unit: UnitId, rect: &Rect) -> i32 {
    if battle.card(unit).breath == 0 {
        return 0;
    }
    let hull = rect.hull();
    let within = |&enemy: &UnitId| {
        let body = &battle.unit(enemy).hull;
        !battle.is_fighting(enemy) && distance(&hull, body) < BREATH && turn_to(rect, body) == 0
    };
    let harm = |enemy| shoot::breath(battle, unit, enemy) * value_of_wound(battle, enemy) / 1000;
    battle.enemies_of(unit).filter(within).map(harm).max().unwrap_or(0)
}
