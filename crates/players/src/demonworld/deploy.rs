//! Set-up: units side by side in two ranks, near the middle or before what has to be held, in the foremost row of the
//! own area.

use super::command;
use super::field::{Field, centre_of};
use super::reason;
use crate::{Choice, Reason};
use demonworld::{Action, Cell, Facing, Hex, Mover, Permits, UnitId, ranks};
use table::Rng;

/// Hexes from the middle of one unit to the middle of the next: near enough to help, far enough to wheel.
const SPACING: i32 = 11;

/// The edge that was meant for it is as good as the other.
pub(super) fn pick_side(field: &Field) -> Option<Choice<Action>> {
    field.propose(Action::PickSide { other: false }, &[reason("stay-together", 0)])
}

pub(super) fn choose(field: &Field, seed: u64) -> Option<Choice<Action>> {
    let battle = field.battle;
    if let Some(choice) = command::attach(field) {
        return Some(choice);
    }
    let is_set_up = |unit: &UnitId| battle.host(*unit).is_none() && battle.wing(*unit).is_none();
    let mine = || battle.units().filter(|&unit| battle.side_of(unit) == field.side).filter(is_set_up);
    let n = mine().count() as i32;
    let size = |unit| battle.strength(unit) + battle.guests(unit).len() as u8;
    let Some((place, unit)) = (0..).zip(mine()).find(|&(_, unit)| battle.alive(unit) < size(unit)) else {
        let marker = mine().find_map(|unit| skirmish(field, unit));
        return marker.or_else(|| field.propose(Action::Ready, &[reason("stay-together", n)]));
    };
    let facing = battle.facing_enemy(field.side);
    let strength = size(unit);
    let width = strength.div_ceil(2).clamp(1, 5);
    // A small difference, so that no two set-ups are alike.
    let shift = Rng::new(seed).below(5) as i32 - 2;
    let middle = middle(field, n) + shift + place * spacing(field, n) - (n - 1) * spacing(field, n) / 2;
    let mover = Mover::new(battle.card(unit), false);
    let worth = |hex: Hex| {
        let posts = ranks(hex, facing, width, strength);
        let free = |hex: Hex| {
            battle.zone_contains(field.side, hex)
                && matches!(battle.at(hex), Cell::Empty)
                && !battle.ground().forbids(mover, hex)
        };
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

/// Many units stand nearer to each other than they would like to.
fn spacing(field: &Field, n: i32) -> i32 {
    SPACING.min(i32::from(field.battle.board().columns) / n.max(1))
}

/// The column before which the army stands: of what has to be held, else of the board; as far as there is room.
fn middle(field: &Field, n: i32) -> i32 {
    let board = field.battle.board();
    let columns = i32::from(board.columns);
    if field.prizes().next().is_none() {
        return columns / 2;
    }
    let (_, column) = board.row_and_column(centre_of(field.prizes()));
    let wing = spacing(field, n) * n / 2;
    i32::from(column).clamp(wing.min(columns / 2), (columns - wing).max(columns / 2))
}

/// Shooters who may skirmish begin so: they are harder to hit and go easily over bad ground.
fn skirmish(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let card = field.battle.card(unit);
    if card.ranged.is_none() || !card.standard.permits.has(Permits::SKIRMISH) {
        return None;
    }
    let why = Reason { unit: Some(unit.0), ..reason("skirmish-formation", 0) };
    field.propose(Action::Marker { unit, lay: true }, &[why])
}

/// Whoever has marched round a flank enters as near to the enemy as he can.
pub(super) fn enter(field: &Field) -> Option<Choice<Action>> {
    let battle = field.battle;
    let own = battle.units().filter(|&unit| battle.side_of(unit) == field.side);
    own.into_iter().find_map(|unit| {
        let hex = battle
            .board()
            .hexes()
            .filter(|&hex| field.is_legal(Action::Enter { unit, hex }))
            .min_by_key(|&hex| (field.nearest_enemy(hex).map_or(0, |(_, distance)| distance), hex))?;
        let why = Reason { unit: Some(unit.0), ..reason("battle-line", 1) };
        field.propose(Action::Enter { unit, hex }, &[why])
    })
}
