//! Shooting, and choosing weapons.

use super::gunnery;
use super::judge::{value_of_wound, wound};
use crate::Reason;
use table::{Game, Side};
use warhammer::{Action, Battle, Machine, UnitId};

/// The shot that should do most harm; nothing where nobody can shoot.
pub(super) fn shoot(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let mut best: Option<Shot> = None;
    for unit in battle.units().filter(|&unit| battle.side(unit) == side) {
        let Some(shot) = best_shot(battle, side, unit) else { continue };
        if best.is_none_or(|most| most.worth < shot.worth) {
            best = Some(shot);
        }
    }
    best.map(Shot::reasoned)
}

/// The best shot of the first who can shoot.
pub(super) fn any_shot(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let mut own = battle.units().filter(|&unit| battle.side(unit) == side);
    own.find_map(|unit| best_shot(battle, side, unit)).map(Shot::reasoned)
}

/// A shot and what it should be worth, in thousandths of a point.
#[derive(Clone, Copy)]
struct Shot {
    worth: i32,
    action: Action,
    unit: UnitId,
    target: UnitId,
}

impl Shot {
    fn reasoned(self) -> (Action, Reason) {
        let Shot { worth, action, unit, target } = self;
        (action, Reason { key: "shoot", value: worth / 1000, unit: Some(unit.0), target: Some(target.0) })
    }
}

fn best_shot(battle: &Battle, side: Side, unit: UnitId) -> Option<Shot> {
    let card = battle.card(unit);
    let armed = card.missile.is_some() || card.engine.is_some() || card.breath != 0;
    if !armed || !battle.may_shoot(unit) {
        return None;
    }
    // Whether it may be done is found out sooner than what it is worth.
    let legal = |&(_, action): &(UnitId, Action)| battle.check(side, action).is_ok();
    battle
        .on_table(side.enemy())
        .flat_map(|target| ways(battle, unit, target).map(move |action| (target, action)))
        .filter(legal)
        .map(|(target, action)| Shot { worth: worth(battle, unit, target, action), action, unit, target })
        .filter(|shot| 0 < shot.worth)
        .max_by_key(|shot| shot.worth)
}

/// Every way to shoot at the target.
fn ways(battle: &Battle, unit: UnitId, target: UnitId) -> impl Iterator<Item = Action> {
    let card = battle.card(unit);
    let machine = card.engine.map(|engine| engine.machine);
    let bolts = machine.filter(|machine| machine.shoots_bolts());
    let bolt = bolts.map(|_| Action::Bolt { unit, target, file: battle.lines_facing(unit, target) / 2 });
    let volley = (machine == Some(Machine::RepeatingBoltThrower)).then_some(Action::Volley { unit, target });
    let bombard = machine.filter(|_| bolts.is_none()).map(|machine| {
        let (direction, distance) = gunnery::aim(battle, unit, target, machine);
        Action::Bombard { unit, direction, distance }
    });
    let breath = (card.breath != 0).then_some(Action::Breathe { unit, target });
    let most = card.missile.map_or(0, |weapon| weapon.most_shots());
    let bows = (1..=most).map(move |shots| Action::Shoot { unit, target, shots });
    bows.chain(bolt).chain(volley).chain(bombard).chain(breath)
}

/// What the shot should be worth, in thousandths of a point.
fn worth(battle: &Battle, unit: UnitId, target: UnitId, shot: Action) -> i32 {
    let wounds = match shot {
        Action::Shoot { shots, .. } => battle
            .shot_preview(unit, target, shots)
            .groups()
            .map(|group| {
                let chance = (7 - i32::from(group.needed())).clamp(0, 5);
                i32::from(group.count) * chance * wound(battle, target, group.strength) / 6
            })
            .sum(),
        Action::Breathe { .. } => breath(battle, unit, target),
        _ => return gunnery::worth(battle, unit, target, shot),
    };
    wounds * value_of_wound(battle, target) / 1000
}

/// WH-09-H31: expected wounds of a breath, in thousandths: it has D6 + 1 hits.
pub(super) fn breath(battle: &Battle, unit: UnitId, target: UnitId) -> i32 {
    9 * wound(battle, target, battle.card(unit).breath) / 2
}
