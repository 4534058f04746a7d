//! How well a side stands: the points of victory as they would be counted now, and what has been lost of regiments that do
//! not count yet.

use table::Side;
use warhammer::{Battle, Status, UnitId};

/// Losses that bring no points yet count so much, in hundredths of what they are worth.
const WORN: i32 = 60;

pub(super) fn standing(battle: &Battle, side: Side) -> i32 {
    let limit = i32::from(battle.stage().scenario.limit).max(1);
    let points = |side| battle.score(side).sum() as i32 + worn(battle, side) * WORN / 100;
    // What wears the enemy down is worth as much as what wears us down costs.
    1000 * (points(side) - points(side.enemy())) / limit
}

/// Points of the enemy's models that have fallen and of his wounds, beyond what is counted already.
pub(super) fn worn(battle: &Battle, side: Side) -> i32 {
    let enemies = battle.units().filter(|&unit| battle.side(unit) != side);
    enemies.map(|unit| worn_of(battle, unit)).sum()
}

fn worn_of(battle: &Battle, unit: UnitId) -> i32 {
    let (card, state) = (battle.card(unit), battle.unit(unit));
    if matches!(state.status, Status::Gone | Status::Through) || battle.is_fleeing(battle.body_of(unit)) {
        return 0;
    }
    let wounds = i32::from(card.profile.w.max(1));
    let whole = i32::from(card.models) * wounds;
    let left = i32::from(state.models) * wounds - i32::from(state.wounds);
    let lost = i32::from(card.points) * (whole - left).max(0) / whole.max(1);
    // Half the points are counted once half of them are gone.
    if 2 * left <= whole { lost - i32::from(card.points) / 2 } else { lost }
}
