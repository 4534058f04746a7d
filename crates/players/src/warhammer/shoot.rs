//! Shooting, and choosing weapons.

use super::judge::{value_of_wound, wound};
use crate::Reason;
use table::{Game, Side};
use warhammer::{Action, Angle, Battle, INCH, Machine, Mil, UnitId};

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
    if card.missile.is_none() && card.engine.is_none() && card.breath == 0 {
        return None;
    }
    battle
        .on_table(side.enemy())
        .flat_map(|target| {
            ways(battle, unit, target).map(move |(worth, action)| Shot { worth, action, unit, target })
        })
        .filter(|shot| battle.check(side, shot.action).is_ok())
        .max_by_key(|shot| shot.worth)
}

/// Every way to shoot at the target, with what it should be worth.
fn ways(battle: &Battle, unit: UnitId, target: UnitId) -> impl Iterator<Item = (i32, Action)> {
    let (card, value) = (battle.card(unit), value_of_wound(battle, target));
    let worth = move |wounds: i32| wounds * value / 1000;
    let machine = card.engine.map(|engine| engine.machine);
    let bolts = matches!(machine, Some(Machine::BoltThrower | Machine::RepeatingBoltThrower));
    let ranks = i32::from(battle.ranks(target));
    let bolt = bolts.then(|| {
        let file = battle.unit(target).files / 2;
        (worth(400 + 250 * ranks), Action::Bolt { unit, target, file })
    });
    let volley = (machine == Some(Machine::RepeatingBoltThrower))
        .then(|| (worth(3 * wound(battle, target, 4)), Action::Volley { unit, target }));
    let bombard = (machine.is_some() && !bolts).then(|| {
        let (direction, distance) = aim(battle, unit, target, machine);
        (worth(1000 + 200 * ranks.min(4)), Action::Bombard { unit, direction, distance })
    });
    let breath = (card.breath != 0)
        .then(|| (worth(9 * wound(battle, target, card.breath) / 2), Action::Breathe { unit, target }));
    let bows = [1, 2].into_iter().filter(|_| card.missile.is_some()).map(move |shots| {
        let hits: i32 = battle
            .shot_preview(unit, target, shots)
            .groups()
            .map(|group| {
                let chance = (7 - i32::from(group.needed())).clamp(0, 5);
                i32::from(group.count) * chance * wound(battle, target, group.strength) / 6
            })
            .sum();
        (worth(hits), Action::Shoot { unit, target, shots })
    });
    bows.filter(|&(worth, _)| 0 < worth).chain(bolt).chain(volley).chain(bombard).chain(breath)
}

/// WH-01-G7: the distance as the eye judges it. A cannon's ball lands some inches farther and bounces on.
fn aim(battle: &Battle, unit: UnitId, target: UnitId, machine: Option<Machine>) -> (Angle, Mil) {
    let [from, to] = [unit, target].map(|unit| battle.unit(battle.body_of(unit)).hull.centre());
    let way = to - from;
    let judged = (way.length() + INCH / 2) / INCH * INCH;
    let short = match machine {
        Some(Machine::Cannon | Machine::GreatCannon) => 6 * INCH,
        _ => 0,
    };
    (Angle::towards(way).unwrap_or(battle.unit(unit).facing), (judged - short).max(INCH))
}
