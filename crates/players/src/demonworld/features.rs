//! What the trained evaluation looks at, in thousandths of what an army was worth at the start: what the side has of it less
//! what the enemy has.

use super::field::Field;
use super::standing::Army;
use crate::Temper;
use demonworld::{Battle, Figure, Goal, UnitId};
use table::Side;

pub(super) const NAMES: [&str; 8] =
    ["left", "bearable", "blows", "running", "leaderless", "commanders", "shooters", "goal"];

pub(super) fn features(battle: &Battle, side: Side) -> Vec<i32> {
    let [own, theirs] = [side, side.enemy()].map(|side| of(battle, side));
    own.into_iter().zip(theirs).map(|(own, theirs)| own - theirs).collect()
}

fn of(battle: &Battle, side: Side) -> [i32; NAMES.len()] {
    let army = Army::of(battle, side);
    let field = Field { battle, side, temper: Temper::Steady };
    let left = |unit: UnitId| {
        let alive = i64::from(battle.alive(unit) + battle.waiting(unit));
        i64::from(battle.card(unit).points) * alive / i64::from(battle.strength(unit)).max(1)
    };
    let sum = |test: &dyn Fn(UnitId) -> bool| -> i64 {
        battle.living_units(field.side).filter(|&unit| test(unit)).map(left).sum()
    };
    let start = army.start.max(1);
    let share = |points: i64| (1000 * points / start) as i32;
    let runs = |unit| battle.is_fleeing(unit);
    let leads = |unit| battle.special(unit, Figure::Leader).is_some() || !battle.guests(unit).is_empty();
    let goal = match battle.stage().goal {
        Goal::Annihilation | Goal::LastStand { .. } => 0,
        Goal::Hold { attacker } => {
            let held = battle.area_holder() == Some(attacker);
            if held == (side == attacker) { 500 } else { 0 }
        }
        Goal::Score => share(battle.score(side).total().into()),
    };
    [
        share(sum(&|_| true)),
        (1000 * (army.bears - (army.start - army.left)) / army.bears.max(1)) as i32,
        // Blows are in twentieths of a point.
        share(army.blows / 20),
        share(sum(&runs)),
        share(sum(&|unit| battle.is_standard() && !battle.is_commander(unit) && !leads(unit))),
        share(sum(&|unit| battle.is_commander(unit))),
        share(sum(&|unit| battle.card(unit).ranged.is_some() && !battle.unit_in_contact(unit))),
        goal,
    ]
}

/// How far the battle has come, in thousandths: how much of both armies is lost.
pub(super) fn progress(battle: &Battle) -> i32 {
    let [one, other] = Side::BOTH.map(|side| {
        let units = battle.units().filter(|&unit| battle.side_of(unit) == side);
        units.fold((0, 0), |(start, left), unit| {
            let points = i64::from(battle.card(unit).points);
            let alive = i64::from(battle.alive(unit) + battle.waiting(unit));
            (start + points, left + points * alive / i64::from(battle.strength(unit)).max(1))
        })
    });
    let start = (one.0 + other.0).max(1);
    (1000 * (start - one.1 - other.1) / start) as i32
}
