//! How well a side stands: what is left of both armies, how they stand towards each other, and how near each is to its goal.

use super::field::Field;
use crate::Temper;
use demonworld::{Battle, Goal, UnitId};
use table::Side;

/// What holding the special area for the moment is worth, in thousandths of an army.
const AREA: i64 = 250;

/// What a blow that can be struck as the elements stand counts against one that has been struck, in hundredths: until then
/// some of them are lost or step elsewhere.
const BLOW: i64 = 50;

pub(super) fn standing(battle: &Battle, side: Side) -> i32 {
    let [own, enemy] = [side, side.enemy()].map(|side| Army::of(battle, side));
    let mut standing = worn(&enemy, &own) - worn(&own, &enemy);
    match battle.stage().goal {
        Goal::Annihilation | Goal::LastStand { .. } => {}
        Goal::Hold { attacker } => {
            let held = battle.area_holder() == Some(attacker);
            let sign = if side == attacker { 1 } else { -1 };
            standing += sign * if held { AREA } else { -AREA };
        }
        // DW-16-31: only what is lost as a whole counts at the end.
        Goal::Score => {
            let score = |side| i64::from(battle.score(side).total());
            standing += 2000 * (score(side) - score(side.enemy())) / (own.start + enemy.start).max(1);
        }
    }
    standing as i32
}

/// How far an army is on its way to defeat, in thousandths: what it has lost, and what blows threaten to it.
fn worn(army: &Army, by: &Army) -> i64 {
    // Blows are in twentieths of a point.
    let lost = army.start - army.left + by.blows * BLOW / 2000;
    1000 * lost / army.bears.max(1)
}

/// What is left of an army, in points.
pub(super) struct Army {
    pub start: i64,
    pub left: i64,
    /// The points whose loss is its defeat.
    pub bears: i64,
    /// The best blows of all elements as they stand, in twentieths of a point.
    pub blows: i64,
}

impl Army {
    pub fn of(battle: &Battle, side: Side) -> Army {
        let mut army = Army { start: 0, left: 0, bears: 0, blows: 0 };
        for unit in battle.units().filter(|&unit| battle.side_of(unit) == side) {
            let points = i64::from(battle.card(unit).points);
            army.start += points;
            army.left += points * left(battle, unit) / 1000;
        }
        army.bears = match battle.stage().goal {
            // DW-16-05.
            Goal::LastStand { defender, points } if defender != side => points.into(),
            _ => army.start,
        };
        let field = Field { battle, side, temper: Temper::Steady };
        for unit in battle.living_units(side) {
            for element in battle.elements(unit) {
                let blow = field.best_blow(unit, battle.hex(element), battle.facing(element));
                army.blows += blow.map_or(0, |(value, _)| i64::from(value));
            }
        }
        army
    }
}

/// What is left of a unit, in thousandths. Whoever runs may come back, or may not; a broken formation fights badly.
fn left(battle: &Battle, unit: UnitId) -> i64 {
    let strength = i64::from(battle.strength(unit)).max(1);
    let share = 1000 * i64::from(battle.alive(unit) + battle.waiting(unit)) / strength;
    if battle.is_fleeing(unit) {
        share / 2
    } else if battle.formation(unit).is_ordered() {
        share
    } else {
        share * 19 / 20
    }
}
