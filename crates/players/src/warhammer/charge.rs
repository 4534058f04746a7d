//! Charges: whom to charge, with whom, and when to leave it.

use super::eye::edge_of;
use super::judge::{Onset, POINT, is_frail, is_shooter, round, threat};
use super::stake::{value, worth};
use crate::{Choice, Plan, Reason, Temper};
use table::{Game, Side};
use warhammer::{Action, Battle, Edge, Flags, INCH, Mil, Test, Traits, UnitId, View};

/// Shooters would rather shoot: what a charge must be worth to them, in points.
const WORTH_FOR_SHOOTERS: i32 = 40;

/// Whoever waits leaves the charge to the enemy. So much of what that costs counts, in thousandths: he may not charge.
const WAITING: i32 = 250;

/// What a charge must promise at least, in thousandths of what is at stake with the unit.
const fn margin(temper: Temper) -> i32 {
    match temper {
        Temper::Bold => 0,
        Temper::Steady => 100,
        Temper::Cautious => 250,
    }
}

/// A charge that just reaches fails as often as not; one within an inch of it seldom.
const DOUBTFUL: i32 = 550;
const LIKELY: i32 = 950;

/// What a charge must promise to be tried in imagined battles, in points: the sergeant's reckoning may be wrong.
const NOT_TOO_BAD: i32 = -60;

/// What it costs to stand in the open after a charge that has failed, in points.
const FAILED: i32 = 15;

/// The best charge there is, or nothing; on that enemy, if one is named.
pub(super) fn charge(
    view: &View,
    side: Side,
    temper: Temper,
    target: Option<UnitId>,
) -> Option<(Action, Reason)> {
    let battle = view.battle();
    let mut best: Option<Found> = None;
    for unit in battle.on_table(side).filter(|&unit| may_charge(battle, unit)) {
        for enemy in battle.on_table(side.enemy()).filter(|&enemy| target.is_none_or(|named| named == enemy))
        {
            let spare = |air| view.judged_spare(unit, enemy, air);
            best = consider(view, side, temper, [unit, enemy], best, spare).or(best);
        }
    }
    best.map(Found::reasoned)
}

/// The best charge of the first who has one, of those who have not been asked yet. Whether it arrives is known, but not with
/// how much to spare; `by_eye` only what looks sure to arrive.
pub(super) fn any_charge(view: &View, side: Side, by_eye: bool) -> Option<(Action, Reason)> {
    let battle = view.battle();
    let last = battle.on_table(side).filter(|&unit| battle.unit(unit).charge.is_some()).last();
    let next = battle.on_table(side).filter(|&unit| last < Some(unit) && may_charge(battle, unit));
    let best = |unit| {
        let mut best: Option<Found> = None;
        for enemy in battle.on_table(side.enemy()) {
            let spare = |air| match air {
                _ if by_eye => is_sure(view, unit, enemy, air).then_some(INCH),
                false => battle.goes_home(unit, enemy).then_some(INCH),
                true => view.judged_spare(unit, enemy, air),
            };
            best = consider(view, side, Temper::Steady, [unit, enemy], best, spare).or(best);
        }
        best
    };
    next.into_iter().find_map(best).map(Found::reasoned)
}

/// The sergeant's own charge, none, and those that look sure to arrive and not too bad. WH-01-G7: nothing is tried while
/// somebody charges of whom that is not sure, since the trial would measure it.
pub(super) fn plans(view: &View, side: Side, own: Choice<Action>) -> Vec<Plan<Action>> {
    let battle = view.battle();
    let proposed = match own.action {
        Action::Charge { unit, target, air } => Some((unit, target, air)),
        _ => None,
    };
    let declared = battle
        .on_table(side)
        .filter_map(|unit| battle.unit(unit).charge.map(|charge| (unit, charge.target, charge.air)));
    let is_known = declared.chain(proposed).all(|(unit, target, air)| is_sure(view, unit, target, air));
    let mut plans = vec![Plan::of(own)];
    if !is_known {
        return plans;
    }
    let mut add = |(action, reason)| {
        let is_new = plans.iter().all(|plan| plan.actions != [action]);
        if is_new && battle.check(side, action).is_ok() {
            plans.push(Plan::of(Choice { action, reasons: vec![reason] }));
        }
    };
    add(super::plain(Action::Done, "no-charge"));
    for unit in battle.on_table(side).filter(|&unit| may_charge(battle, unit)) {
        for target in battle.on_table(side.enemy()) {
            let gain = || Prize::of(view, side, unit, target).gain(LIKELY);
            let way = [false, true].into_iter().find(|&air| is_sure(view, unit, target, air));
            if let Some((air, gain)) = way.map(|air| (air, gain())).filter(|&(_, gain)| NOT_TOO_BAD <= gain) {
                add((Action::Charge { unit, target, air }, reason(battle, gain, unit, target)));
            }
        }
    }
    plans
}

/// WH-01-G7: whether the charge arrives even if the eye has erred by half an inch.
fn is_sure(view: &View, unit: UnitId, target: UnitId, air: bool) -> bool {
    let battle = view.battle();
    let least = if view.may_measure() { 0 } else { INCH };
    (!air || battle.has(unit, Traits::FLY))
        && view.judged_distance(unit, target) <= threat(battle, unit)
        && view.judged_spare(unit, target, air).is_some_and(|spare| least <= spare)
}

/// A charge, and what it should be worth in points.
#[derive(Clone, Copy)]
struct Found {
    gain: i32,
    action: Action,
    reason: Reason,
}

impl Found {
    fn reasoned(self) -> (Action, Reason) {
        (self.action, self.reason)
    }
}

fn may_charge(battle: &Battle, unit: UnitId) -> bool {
    let state = battle.unit(unit);
    threat(battle, unit) != 0
        && state.charge.is_none()
        && !state.flags.has(Flags::BALKED | Flags::STUPID | Flags::SQUABBLES)
        && !is_frail(battle, unit)
}

fn reason(battle: &Battle, value: i32, unit: UnitId, target: UnitId) -> Reason {
    let key = match edge_of(battle, unit, target) {
        _ if battle.is_fleeing(target) => "run-down",
        Edge::Front => "charge-front",
        Edge::Left | Edge::Right => "charge-flank",
        Edge::Rear => "charge-rear",
    };
    Reason { key, value, unit: Some(unit.0), target: Some(target.0) }
}

/// A charge that is worth more than `best`, if it is likely to arrive. `spare` tells how much of its move it would have left,
/// on the ground or in the air.
fn consider(
    view: &View,
    side: Side,
    temper: Temper,
    [unit, enemy]: [UnitId; 2],
    best: Option<Found>,
    spare: impl Fn(bool) -> Option<Mil>,
) -> Option<Found> {
    let battle = view.battle();
    if threat(battle, unit) < view.judged_distance(unit, enemy) {
        return None;
    }
    let prize = Prize::of(view, side, unit, enemy);
    let suffices = |gain: i32| {
        (battle.is_fleeing(enemy) || needed(battle, temper, unit) < gain)
            && best.is_none_or(|best| best.gain < gain)
    };
    // The way is dear to measure: not for what would not be worth it.
    if !suffices(prize.gain(LIKELY)) && !suffices(prize.gain(DOUBTFUL)) {
        return None;
    }
    let (spare, air) = match spare(false) {
        Some(spare) => (spare, false),
        None if battle.has(unit, Traits::FLY) => (spare(true)?, true),
        None => return None,
    };
    let gain = prize.gain(if spare < INCH { DOUBTFUL } else { LIKELY });
    let action = Action::Charge { unit, target: enemy, air };
    let reason = reason(battle, gain, unit, enemy);
    (suffices(gain) && battle.check(side, action).is_ok()).then_some(Found { gain, action, reason })
}

/// What there is to win by a charge.
enum Prize {
    /// An enemy who runs on; if he is near his edge, he is gone for good.
    Mob { worth: i32 },
    Fight {
        worth: i32,
        /// Chances of 36 that the unit dares to charge.
        dares: i32,
        /// What it costs to leave the charge to the enemy: nothing, or less.
        waiting: i32,
    },
}

impl Prize {
    fn of(view: &View, side: Side, unit: UnitId, enemy: UnitId) -> Prize {
        let battle = view.battle();
        if battle.is_fleeing(enemy) {
            return Prize::Mob { worth: value(battle, enemy) / 4 };
        }
        let help = help(view, side, unit, enemy);
        Prize::Fight {
            worth: worth(battle, unit, enemy, edge_of(battle, unit, enemy), help),
            dares: nerve(battle, unit, enemy),
            waiting: waiting(view, unit, enemy),
        }
    }

    /// What the charge is worth if so many of a thousand arrive.
    fn gain(&self, arrive: i32) -> i32 {
        match self {
            Prize::Mob { worth } => worth * arrive / 1000,
            Prize::Fight { worth, dares, waiting } => {
                (worth * arrive - FAILED * (1000 - arrive)) / 1000 * dares / 36 - waiting
            }
        }
    }
}

/// What a charge must be worth to that unit.
fn needed(battle: &Battle, temper: Temper, unit: UnitId) -> i32 {
    let shoots = if is_shooter(battle, unit) { WORTH_FOR_SHOOTERS } else { 0 };
    shoots + value(battle, unit) * margin(temper) / 1000
}

/// What it costs to leave the charge to the enemy, if he can charge at all: nothing, or less.
fn waiting(view: &View, unit: UnitId, enemy: UnitId) -> i32 {
    let battle = view.battle();
    if threat(battle, enemy) < view.judged_distance(unit, enemy) || !battle.sees(enemy, unit) {
        return 0;
    }
    let charged = -worth(battle, enemy, unit, edge_of(battle, enemy, unit), 0);
    charged.min(0) * WAITING / 1000
}

/// WH-06-12: chances of 36 that the unit dares to charge that enemy.
fn nerve(battle: &Battle, unit: UnitId, enemy: UnitId) -> i32 {
    if !battle.fears(unit, enemy) {
        return 36;
    }
    let leadership = i32::from(battle.leadership(unit, Test::FearOfTarget, 0).sum());
    // Two dice: as many ways to roll at most so much.
    match leadership {
        ..2 => 0,
        2..=7 => leadership * (leadership - 1) / 2,
        8..12 => 36 - (12 - leadership) * (13 - leadership) / 2,
        _ => 36,
    }
}

/// What friends who fight the enemy, charge him or could charge him too add to the result.
fn help(view: &View, side: Side, unit: UnitId, enemy: UnitId) -> i32 {
    let battle = view.battle();
    let mut sum = 0;
    for other in battle.on_table(side).filter(|&other| other != unit) {
        let charges = battle.unit(other).charge.is_some_and(|charge| charge.target == enemy);
        let share = if charges || battle.unit(enemy).foes.contains(other) {
            1000
        } else if may_charge(battle, other) && could_join(view, other, enemy) {
            400
        } else {
            continue;
        };
        let edge = edge_of(battle, other, enemy);
        let flank = if edge == Edge::Front { 0 } else { POINT };
        sum += (round(battle, other, enemy, edge, Onset::Own).dealt.max(0) + flank) * share / 1000;
    }
    sum
}

/// Whether a friend looks near enough to charge the same enemy.
fn could_join(view: &View, other: UnitId, enemy: UnitId) -> bool {
    let battle = view.battle();
    let reach = threat(battle, other) - INCH;
    view.judged_distance(other, enemy) <= reach && battle.sees(other, enemy)
}

/// How near the unit wants to be to that enemy: just out of his reach, unless it reaches farther itself.
pub(super) fn stand_off(battle: &Battle, unit: UnitId, enemy: UnitId) -> Mil {
    let (mine, theirs) = (threat(battle, unit), threat(battle, enemy));
    if theirs + INCH < mine { mine - INCH } else { theirs + INCH / 2 }
}
