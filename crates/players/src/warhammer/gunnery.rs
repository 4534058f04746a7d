//! What shots of war machines should do, and what they risk.

use super::judge::{value_of_wound, wound};
use plane::{Sightline, Vector};
use warhammer::{
    Action, Angle, Battle, Engine, INCH, Machine, Mil, Multiple, NEVER, Profile, UnitId, to_wound,
};

/// WH-09-H16, WH-09-T1: of a thousand stones and balls so many burst their own machine: a third of the misfires, which are one
/// shot of six.
const BURST: i32 = 1000 / 18;

/// WH-09-H12: of a thousand stones so many fall where they were meant to, or near it; and so many on a friend beside it.
const STONE: i32 = 350;
const STONE_ON_FRIENDS: i32 = 200;
const BESIDE: Mil = 9 * INCH / 2;

/// WH-09-H12: the square inches below the circle.
const CIRCLE: Mil = 7;

/// WH-09-H13: the ball lands two to ten inches farther than was named and bounces on by as much. Named so much too short, it
/// goes through a rank most often: so many of a thousand, and half as many through whoever stands some inches before or
/// behind it.
const SHORT: Mil = 11 * INCH;
const BALL: i32 = 415;
const BEFORE: Mil = 5 * INCH;
const BEYOND: Mil = 10 * INCH;

/// WH-09-H11.
const VOLLEY_SHOTS: i32 = 6;
const VOLLEY_STRENGTH: u8 = 4;

/// Losses of a regiment count in the end only if they are many: so much, in thousandths.
const LOSSES: i32 = 500;

/// What the shot at that target should be worth, in thousandths of a point.
pub(super) fn worth(battle: &Battle, unit: UnitId, target: UnitId, shot: Action) -> i32 {
    let Some(Engine { machine, .. }) = battle.card(unit).engine else { return 0 };
    match shot {
        Action::Bolt { file, .. } => {
            bolts_that_hit(battle, unit, target) * bolt(battle, unit, target, file, machine) / 1000
        }
        Action::Volley { .. } => {
            let hits = VOLLEY_SHOTS * bolts_that_hit(battle, unit, target);
            counting(battle, target, hits / 10 * wound(battle, target, VOLLEY_STRENGTH) / 100)
        }
        // Whoever fights has friends of ours about him.
        Action::Bombard { .. } if battle.is_fighting(target) => 0,
        Action::Bombard { .. } => {
            let gain = if machine.is_cannon() {
                ball(battle, unit, target, machine)
            } else {
                stone(battle, unit, target, machine)
            };
            gain - i32::from(battle.card(unit).points) * BURST
        }
        _ => 0,
    }
}

/// How a stone or a ball is aimed at the target. WH-01-G7: the distance as the eye judges it.
pub(super) fn aim(battle: &Battle, unit: UnitId, target: UnitId, machine: Machine) -> (Angle, Mil) {
    let [from, to] = [unit, target].map(|unit| battle.unit(battle.body_of(unit)).hull.centre());
    let way = to - from;
    let judged = (way.length() + INCH / 2) / INCH * INCH;
    let short = if machine.is_cannon() { SHORT } else { 0 };
    (Angle::towards(way).unwrap_or(battle.unit(unit).facing), (judged - short).max(INCH))
}

/// Of a thousand.
fn bolts_that_hit(battle: &Battle, unit: UnitId, target: UnitId) -> i32 {
    battle.bolt_preview(unit, target).map_or(0, |sum| 1000 * (7 - i32::from(sum.sum())).clamp(0, 5) / 6)
}

/// What a bolt that hits is worth: it goes on to the next of the file as long as it slays.
fn bolt(battle: &Battle, unit: UnitId, target: UnitId, file: u8, machine: Machine) -> i32 {
    let strength = machine.strength();
    if battle.is_machine(target) {
        return harm(battle, target, 1000, strength, machine.wounds());
    }
    let Profile { t, w, .. } = battle.card(target).profile;
    let slain = i32::from(4u8.saturating_sub(w.max(1))) * 1000 / 3;
    let (mut goes_on, mut sum) = (1000, 0);
    for behind in 0..battle.line_depth(unit, target, file).min(strength) {
        sum += harm(battle, target, goes_on, strength - behind, machine.wounds());
        goes_on = goes_on * wounding(strength - behind, t) / 1000 * slain / 1000;
    }
    sum
}

/// What a stone is worth, less what it does to friends beside the target.
fn stone(battle: &Battle, unit: UnitId, target: UnitId, machine: Machine) -> i32 {
    let fallen = |on: UnitId, often: i32| {
        let [width, depth] = battle.card(on).base;
        let covered = CIRCLE * INCH / width.max(1) * INCH / depth.max(1);
        let covered = covered.clamp(1, i32::from(battle.unit(on).models.max(1)));
        // Below the middle a model is hit, elsewhere every second one.
        harm(battle, on, often * (covered + 1) / 2, machine.strength(), machine.wounds())
    };
    let at = battle.unit(target).hull.centre();
    let beside = |&friend: &UnitId| (battle.unit(friend).hull.centre() - at).length() < BESIDE;
    let friends = battle.on_table(battle.side(unit)).filter(beside);
    fallen(target, STONE) - friends.map(|friend| fallen(friend, STONE_ON_FRIENDS)).sum::<i32>()
}

/// What a ball is worth: one model of every rank, of the target and of everybody else on its way.
fn ball(battle: &Battle, unit: UnitId, target: UnitId, machine: Machine) -> i32 {
    let struck = |by: UnitId, often: i32| {
        let hits = often * i32::from(battle.ranks(by).max(1));
        harm(battle, by, hits, machine.strength(), machine.wounds())
    };
    let [from, to] = [unit, target].map(|unit| battle.unit(unit).hull.centre());
    let Some(towards) = Angle::towards(to - from) else { return 0 };
    let along = |by| to + towards.rotate(Vector::new(by, 0));
    let path = Sightline::new(along(-BEFORE), along(BEYOND));
    let others = battle.units().filter(|&other| ![unit, target].contains(&other) && battle.stands(other));
    let more = others.filter(|&other| path.crosses(&battle.unit(other).hull)).map(|other| {
        let sign = if battle.side(other) == battle.side(unit) { -1 } else { 1 };
        sign * struck(other, BALL / 2)
    });
    struck(target, BALL) + more.sum::<i32>()
}

/// Of a thousand hits.
fn wounding(strength: u8, toughness: u8) -> i32 {
    match to_wound(strength, toughness) {
        NEVER => 0,
        needed => 1000 * (7 - i32::from(needed)) / 6,
    }
}

/// What so many thousandths of a hit are worth that leave no save, in thousandths of a point.
fn harm(battle: &Battle, target: UnitId, hits: i32, strength: u8, wounds: Multiple) -> i32 {
    let card = battle.card(target);
    let most = match wounds {
        Multiple::One => 1,
        Multiple::D3 => 3,
        Multiple::D6 => 6,
    };
    // What a model does not have is lost, and nothing passes to the next.
    let each = |toughness: u8, has: u8| {
        let taken: i32 = (1..=most).map(|roll| roll.min(has.max(1).into())).sum();
        wounding(strength, toughness) * taken / most
    };
    let Profile { t, w, .. } = card.profile;
    let each = match (card.engine, card.chariot) {
        // WH-09-H10: four hits of six are on the machine.
        (Some(engine), _) => (4 * each(engine.t, engine.w) + 2 * each(t, w)) / 6,
        (None, Some(body)) => each(body.t, body.w),
        (None, None) => each(t, w),
    };
    let all = 1000 * i32::from(battle.unit(target).models) * i32::from(w.max(1));
    counting(battle, target, (hits / 10 * each / 100).min(all))
}

/// What so many thousandths of a wound are worth, in thousandths of a point.
fn counting(battle: &Battle, target: UnitId, wounds: i32) -> i32 {
    let card = battle.card(target);
    let counts = if 1 < card.models && card.engine.is_none() { LOSSES } else { 1000 };
    wounds / 10 * (value_of_wound(battle, target) / 10) / 10 * counts / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a thousand balls named so much too short so many go through a rank, if its distance is judged to the inch.
    fn through(short: Mil) -> Mil {
        let faces = [2, 4, 6, 8, 10].map(|inches| inches * INCH);
        let errors: Vec<Mil> = (-INCH / 2 + 1..INCH / 2).step_by(50).collect();
        let pairs = || faces.into_iter().flat_map(|lands| faces.map(|bounces| (lands, lands + bounces)));
        let strikes =
            |error: &Mil| pairs().filter(|(from, to)| (*from..=*to).contains(&(short + error))).count();
        1000 * errors.iter().map(strikes).sum::<usize>() as Mil / (36 * errors.len() as Mil)
    }

    /// WH-09-H13, WH-09-H16.
    #[test]
    fn a_ball_is_named_where_it_strikes_most_often() {
        let best = (0..=20).map(|inches| inches * INCH).max_by_key(|&short| through(short));
        assert_eq!(best, Some(SHORT));
        assert!((BALL - 5..=BALL + 5).contains(&through(SHORT)), "{}", through(SHORT));
    }

    /// WH-03-09: a six at least, at most a two.
    #[test]
    fn whoever_is_too_tough_is_not_wounded() {
        assert_eq!([wounding(3, 7), wounding(6, 7), wounding(10, 3)], [0, 1000 * 2 / 6, 1000 * 5 / 6]);
    }
}
