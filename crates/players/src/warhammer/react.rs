//! What to do when one is charged.

use super::eye::edge_of;
use super::stake::{value, worth};
use crate::Reason;
use table::{Game, Side};
use warhammer::{Action, Battle, Reaction, UnitId, Zone};

/// Who flees loses about so much of his worth, in thousandths: he may be caught, run off or be out of the battle.
const FLIGHT: i32 = 600;

/// Stand and shoot if possible. Regiments never flee: they would take others with them; a lone character does where standing
/// costs more.
pub(super) fn react(battle: &Battle, side: Side, target: UnitId) -> (Action, Reason) {
    let charges = |&enemy: &UnitId| battle.unit(enemy).charge.is_some_and(|charge| charge.target == target);
    let chargers = || battle.on_table(side.enemy()).filter(charges);
    let allowed = |reaction: Reaction| battle.check(side, Action::React { reaction }).is_ok();
    let because = |reaction, key, value| {
        let reason =
            Reason { key, value, unit: Some(target.0), target: chargers().next().map(|unit| unit.0) };
        (Action::React { reaction }, reason)
    };
    let cost: i32 =
        chargers().map(|enemy| worth(battle, enemy, target, edge_of(battle, enemy, target), 0)).sum();
    let run = value(battle, target) * FLIGHT / 1000;
    if run < cost && battle.is_character(target) && allowed(Reaction::Flee) {
        return because(Reaction::Flee, "flee", cost - run);
    }
    let shots =
        [2, 1].into_iter().flat_map(|shots| chargers().map(move |at| Reaction::StandAndShoot { at, shots }));
    for reaction in shots {
        if allowed(reaction) {
            return because(reaction, "stand-and-shoot", run - cost);
        }
    }
    if allowed(Reaction::Hold) {
        because(Reaction::Hold, "hold", run - cost)
    } else {
        because(Reaction::Flee, "flee", cost - run)
    }
}

/// WH-02-G12: exactly on a line, one would rather be hit in front.
pub(super) fn pick_zone(zones: [Zone; 2]) -> Action {
    let zone = if zones.contains(&Zone::Front) { Zone::Front } else { zones[0] };
    Action::PickZone { zone }
}
