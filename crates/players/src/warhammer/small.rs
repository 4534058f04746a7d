//! Small decisions: the formation of those who have rallied, and lapping round.

use super::of;
use crate::Reason;
use table::{Game, Side};
use warhammer::{Action, Angle, Battle, UnitId, UnitSet};

/// WH-05-16: how many files a front is widened by.
const MORE_FILES: u8 = 2;

/// Facing the nearest enemy, in the usual frontage.
pub(super) fn form_up(battle: &Battle, side: Side, unit: UnitId) -> Option<(Action, Reason)> {
    let from = battle.unit(unit).hull.centre();
    let near = battle.enemies_of(unit).min_by_key(|&enemy| battle.distance(unit, enemy));
    let facing = near
        .and_then(|enemy| Angle::towards(battle.unit(enemy).hull.centre() - from))
        .unwrap_or_else(|| battle.onward(side));
    let usual = battle.stage().units[unit.index()].files;
    let files = [usual, 5, 4, 3, 2, 1];
    let form = |files| Action::FormUp { unit, facing, files };
    let action = files.map(form).into_iter().find(|&action| battle.check(side, action).is_ok())?;
    Some(of(action, "form-up", unit))
}

/// Wider where no rank is lost by it that counts.
pub(super) fn lap(battle: &Battle, side: Side, units: UnitSet) -> Option<(Action, Reason)> {
    let ways = |unit| [1, 0, 2].map(|left| (unit, Action::Widen { unit, left }));
    let keeps_ranks = |&unit: &UnitId| {
        let files = battle.unit(unit).files + MORE_FILES;
        let left = (battle.places(unit) / files).saturating_sub(1);
        battle.rank_bonus(unit) <= left
    };
    let mut all = units.iter().filter(keeps_ranks).flat_map(ways);
    let (unit, action) = all.find(|&(_, action)| battle.check(side, action).is_ok())?;
    Some(of(action, "widen", unit))
}
