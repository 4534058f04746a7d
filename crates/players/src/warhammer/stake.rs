//! What a fight is worth, in points of victory: who would break, and what would be lost with him.

use super::judge::{Onset, POINT, Round, round, value_of_wound};
use warhammer::{Battle, Edge, Traits, UnitId};

/// Of a thousand units that break so many are lost for good: caught, off the table, or still running at the end.
const LOST: i32 = 700;

/// WH-09-T3: shares of the limit for a general and a standard.
const GENERAL: i32 = 10;
const STANDARD: i32 = 20;

/// How much a second round counts, in thousandths: often nobody is left to fight it.
const SECOND_ROUND: i32 = 600;

/// What the enemy scores if the unit is lost with everybody in it.
pub(super) fn value(battle: &Battle, unit: UnitId) -> i32 {
    let limit = i32::from(battle.stage().scenario.limit);
    let price = |unit: UnitId| {
        let general = if battle.is_general(unit) { limit / GENERAL } else { 0 };
        i32::from(battle.card(unit).points) + general
    };
    let standard = if battle.has_standard(unit) { limit / STANDARD } else { 0 };
    price(unit) + standard + battle.characters_in(unit).map(price).sum::<i32>()
}

/// What it is worth to charge the enemy on that side and fight on. `help` is what friends add to the result.
pub(super) fn worth(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, help: i32) -> i32 {
    bout(battle, unit, enemy, edge, Onset::Own, help)
        + bout(battle, unit, enemy, edge, Onset::Over, help) * SECOND_ROUND / 1000
}

/// What one round is worth.
fn bout(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, onset: Onset, help: i32) -> i32 {
    let Round { dealt, taken, ahead } = round(battle, unit, enemy, edge, onset);
    // Wounds scatter about as much as the root of their number.
    let spread = (dealt + taken).max(0).saturating_mul(POINT).isqrt();
    let likely = ahead + help;
    let outcome = |ahead: i32| {
        if 0 < ahead {
            cost_of_losing(battle, enemy, unit, ahead)
        } else {
            -cost_of_losing(battle, unit, enemy, -ahead)
        }
    };
    let broken = (outcome(likely - spread) + 2 * outcome(likely) + outcome(likely + spread)) / 4;
    broken + wounds(battle, enemy, dealt) - wounds(battle, unit, taken)
}

/// What so many thousandths of a wound are worth.
fn wounds(battle: &Battle, unit: UnitId, number: i32) -> i32 {
    (number / 10).saturating_mul(value_of_wound(battle, unit) / 10) / 10_000
}

/// What it costs a unit to lose a combat by so many thousandths of a point.
fn cost_of_losing(battle: &Battle, loser: UnitId, winner: UnitId, by: i32) -> i32 {
    let all = value(battle, loser);
    if battle.has(loser, Traits::UNDEAD) {
        return wounds(battle, loser, by).min(all);
    }
    if battle.has(loser, Traits::UNBREAKABLE) {
        return 0;
    }
    let overawed = battle.fears(loser, winner) && battle.unit_strength(loser) < battle.unit_strength(winner);
    if overawed {
        return all * LOST / 1000;
    }
    let points = ((by + POINT / 2) / POINT).clamp(1, 12);
    let odds = battle.break_chance(loser, points as u8);
    let fails = 36 - i32::from(odds.holds);
    let broken = if odds.again { fails * fails / 36 } else { fails };
    all * LOST / 1000 * broken / 36
}
