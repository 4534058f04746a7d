//! What a fight is worth, in points of victory: who would break, and what would be lost with him.

use super::judge::{Onset, POINT, Round, round, value_of_wound};
use table::Side;
use warhammer::{Battle, Edge, Traits, UnitId};

/// Of a thousand units that break so many are lost for good: caught, off the table, or still running at the end.
const LOST: i32 = 700;

/// WH-09-T3: shares of the limit for a general and a standard.
const GENERAL: i32 = 10;
const STANDARD: i32 = 20;

/// WH-09-H47: a lead of so many hundredths of the limit is a victory. Whoever has it has more to lose than to win: own losses
/// count so many times as much.
const VICTORY: i32 = 10;
const LEADER_LOSSES: i32 = 3;

/// How much a second round counts, in thousandths: others may have come by then.
const SECOND_ROUND: i32 = 900;

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

/// What it is worth to charge the enemy on that side and fight on. `help` is what friends add to the result. The second round
/// is fought where nobody has broken in the first.
pub(super) fn worth(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, help: i32) -> i32 {
    let first = bout(battle, unit, enemy, edge, Onset::Own, help);
    let second = bout(battle, unit, enemy, edge, Onset::Over, help);
    let goes_on = (1000 - first.theirs.broken - first.own.broken).max(0) * SECOND_ROUND / 1000;
    let cost = |unit: UnitId, [first, second]: [Suffered; 2]| {
        let all = value(battle, unit);
        let broken = first.broken + goes_on * second.broken / 1000;
        (all * LOST / 1000 * broken / 1000 + first.worn + goes_on * second.worn / 1000).min(all)
    };
    let own_losses = if leads(battle, battle.side(unit)) { LEADER_LOSSES } else { 1 };
    cost(enemy, [first.theirs, second.theirs]) - own_losses * cost(unit, [first.own, second.own])
}

/// Whether the side would win if the battle ended now.
fn leads(battle: &Battle, side: Side) -> bool {
    let [own, theirs] = [side, side.enemy()].map(|side| battle.score(side).sum() as i32);
    i32::from(battle.stage().scenario.limit) * VICTORY <= 100 * (own - theirs)
}

/// What a round costs a side.
#[derive(Clone, Copy, Default)]
struct Suffered {
    /// Of a thousand units so many break.
    broken: i32,
    /// Points lost by wounds.
    worn: i32,
}

struct Bout {
    own: Suffered,
    theirs: Suffered,
}

fn bout(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, onset: Onset, help: i32) -> Bout {
    let Round { dealt, taken, ahead } = round(battle, unit, enemy, edge, onset);
    let worn = |unit, number| Suffered { broken: 0, worn: wounds(battle, unit, number) };
    let mut bout = Bout { own: worn(unit, taken), theirs: worn(enemy, dealt) };
    // Wounds scatter about as much as the root of their number.
    let spread = (dealt + taken).max(0).saturating_mul(POINT).isqrt();
    let likely = ahead + help;
    for (ahead, of_four) in [(likely - spread, 1), (likely, 2), (likely + spread, 1)] {
        let (side, loser, winner) =
            if 0 < ahead { (&mut bout.theirs, enemy, unit) } else { (&mut bout.own, unit, enemy) };
        let lost = losing(battle, loser, winner, ahead.abs());
        side.broken += lost.broken * of_four / 4;
        side.worn += lost.worn * of_four / 4;
    }
    bout
}

/// What so many thousandths of a wound are worth.
fn wounds(battle: &Battle, unit: UnitId, number: i32) -> i32 {
    (number / 10).saturating_mul(value_of_wound(battle, unit) / 10) / 10_000
}

/// What it costs a unit to lose a combat by so many thousandths of a point.
fn losing(battle: &Battle, loser: UnitId, winner: UnitId, by: i32) -> Suffered {
    if battle.has(loser, Traits::UNDEAD) {
        return Suffered { broken: 0, worn: wounds(battle, loser, by).min(value(battle, loser)) };
    }
    if battle.has(loser, Traits::UNBREAKABLE) {
        return Suffered::default();
    }
    let overawed = battle.fears(loser, winner) && battle.unit_strength(loser) < battle.unit_strength(winner);
    if overawed {
        return Suffered { broken: 1000, worn: 0 };
    }
    let points = ((by + POINT / 2) / POINT).clamp(1, 12);
    let odds = battle.break_chance(loser, points as u8);
    let fails = 36 - i32::from(odds.holds);
    let broken = if odds.again { fails * fails / 36 } else { fails };
    Suffered { broken: 1000 * broken / 36, worn: 0 }
}
