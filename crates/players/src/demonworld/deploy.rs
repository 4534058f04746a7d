//! Set-up: units side by side in two ranks, near the middle, in the foremost row of the own area.

use super::field::{Field, centre_of};
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, Cell, Facing, Hex, ranks};
use table::Rng;

/// Hexes from the middle of one unit to the middle of the next: near enough to help, far enough to wheel.
const SPACING: i32 = 11;

pub(super) fn choose(field: &Field, seed: u64) -> Option<Choice<Action>> {
    let mine = || field.battle.units().filter(|&unit| field.battle.side_of(unit) == field.side);
    let n = mine().count() as i32;
    let battle = field.battle;
    let Some((place, unit)) = (0..).zip(mine()).find(|&(_, unit)| battle.alive(unit) < battle.strength(unit))
    else {
        return field.propose(Action::Ready, &[reason("stay-together", n)]);
    };
    let facing = battle.facing_enemy(field.side);
    let strength = battle.strength(unit);
    let width = strength.div_ceil(2).clamp(1, 5);
    // A small difference, so that no two set-ups are alike.
    let shift = Rng::new(seed).below(5) as i32 - 2;
    let middle = i32::from(battle.board().columns) / 2 + shift + place * SPACING - (n - 1) * SPACING / 2;
    let worth = |hex: Hex| {
        let posts = ranks(hex, facing, width, strength);
        let free = |hex: Hex| battle.zone_contains(field.side, hex) && matches!(battle.at(hex), Cell::Empty);
        if !posts.as_slice().iter().all(|&(hex, _)| free(hex)) {
            return None;
        }
        let centre = centre_of(posts.as_slice().iter().map(|post| post.0));
        let (row, column) = battle.board().row_and_column(centre);
        let forward = if facing == Facing::NORTH { -i32::from(row) } else { i32::from(row) };
        Some(3 * forward - 2 * (i32::from(column) - middle).abs())
    };
    let (hex, _) = battle
        .board()
        .hexes()
        .filter_map(|hex| Some((hex, worth(hex)?)))
        .max_by_key(|&(hex, value)| (value, std::cmp::Reverse(hex)))?;
    let reasons =
        [Reason { unit: Some(unit.0), ..reason("battle-line", width.into()) }, reason("stay-together", n)];
    field.propose(Action::Deploy { unit, hex, facing, width }, &reasons)
}
