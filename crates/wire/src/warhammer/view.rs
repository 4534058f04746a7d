//! Views as JSON: the whole position, since nothing about armies is hidden (WH-09-H54).
//!
//! `{"viewer","turn","game_turn","active","step","swapped","units":[…],"power","dispel","standards","outcome"}`. A unit has its
//! number, side, name, `status`, and, where it has a body on the table, `front`, `facing`, `files`, `ranks` and `corners`; then
//! models, wounds, what it has done, whom it fights, whom it has charged, and the spells that lie on it.

use super::Warhammer;
use super::action::{named, place, spell_name};
use crate::json::{outcome_to_json, side_name};
use crate::words::Lang;
use ::table::{Game, Side, Viewer};
use ::warhammer::{Aim, Battle, Flags, Status, Step, UnitId, UnitSet, View};
use serde_json::{Map, Value, json};

pub(super) fn view_to_json(system: &Warhammer, view: &View, viewer: Viewer) -> Value {
    let battle = view.battle();
    let viewer = match viewer {
        Viewer::Side(side) => side_name(side),
        Viewer::Spectator => "spectator",
    };
    json!({
        "viewer": viewer,
        "turn": battle.turn_number(),
        "game_turn": battle.game_turn(),
        "active": side_name(battle.active()),
        "step": step_to_json(battle.step()),
        "swapped": battle.holds_north(Side::A),
        "units": battle.units().map(|unit| unit_to_json(system, battle, unit)).collect::<Vec<_>>(),
        "power": battle.power(),
        "dispel": battle.dispel_points(),
        "outcome": battle.outcome().map(outcome_to_json),
    })
}

fn unit_to_json(system: &Warhammer, battle: &Battle, unit: UnitId) -> Value {
    let (state, card) = (battle.unit(unit), battle.card(unit));
    let mut json = Map::new();
    let mut put = |name: &str, value: Value| json.insert(name.to_owned(), value);
    put("unit", json!(unit.0));
    put("side", json!(side_name(battle.side(unit))));
    put("profile", json!(system.unit_id(unit.index())));
    put("name", json!(system.unit_name(unit.index(), Lang::En)));
    put("status", status_to_json(state.status));
    put("models", json!(state.models));
    put("at_start", json!(card.models));
    put("wounds", json!(state.wounds));
    if battle.stands(unit) {
        put("front", place(state.front));
        put("facing", json!(state.facing.0));
        put("files", json!(state.files));
        put("ranks", json!(battle.ranks(unit)));
        put("corners", state.hull.0.into_iter().map(place).collect());
    }
    put("flags", flags_to_json(state.flags));
    put("foes", units(state.foes));
    put("charge", json!(state.charge.map(|charge| charge.target.0)));
    put("weapon", named(&state.weapon));
    put("spells", state.spells.iter().map(spell_name).collect());
    put("points", json!(card.points));
    Value::Object(json)
}

fn units(set: UnitSet) -> Value {
    set.iter().map(|unit| json!(unit.0)).collect()
}

fn status_to_json(status: Status) -> Value {
    match status {
        Status::Waiting => json!("waiting"),
        Status::Reserve => json!("reserve"),
        Status::Formed => json!("formed"),
        Status::Fleeing => json!("fleeing"),
        Status::Joined { host, file } => json!({ "joined": host.0, "file": file }),
        Status::Away => json!("away"),
        Status::Through => json!("through"),
        Status::Gone => json!("gone"),
    }
}

/// The names of what holds of a unit, in a fixed order.
pub(super) const FLAGS: [(u32, &str); 14] = [
    (Flags::MOVED, "moved"),
    (Flags::MARCHED, "marched"),
    (Flags::FAILED_CHARGE, "failed-charge"),
    (Flags::CHARGED, "charged"),
    (Flags::RALLIED, "rallied"),
    (Flags::SHOT, "shot"),
    (Flags::BALKED, "balked"),
    (Flags::STUPID, "stupid"),
    (Flags::SQUABBLES, "squabbling"),
    (Flags::DONE_MOVING, "done-moving"),
    (Flags::BROKEN, "broken"),
    (Flags::FRENZY_SUPPRESSED, "frenzy-suppressed"),
    (Flags::FRENZY_LOST, "frenzy-lost"),
    (Flags::STANDARD_TAKEN, "standard-taken"),
];

fn flags_to_json(flags: Flags) -> Value {
    FLAGS.iter().filter(|(flag, _)| flags.has(*flag)).map(|(_, name)| json!(name)).collect()
}

/// What is being decided, for [`Words::step`](crate::Words::step).
pub fn step_to_json(step: Step) -> Value {
    let of = |name: &str| json!({ "step": name });
    match step {
        Step::Next(_) => of("next"),
        Step::RollOff => of("roll-off"),
        Step::PickHalf { side } => json!({ "step": "pick-half", "side": side_name(side) }),
        Step::Deploy { side, .. } => json!({ "step": "deploy", "side": side_name(side) }),
        Step::Order { due, .. } => json!({ "step": "order", "due": named(&due) }),
        Step::Frenzy { .. } => of("frenzy"),
        Step::Charges => of("charges"),
        Step::Declare { target } => json!({ "step": "declare", "target": target.0 }),
        Step::PickZone { charger, target, .. } => {
            json!({ "step": "pick-zone", "charger": charger.0, "target": target.0 })
        }
        Step::React { target } => json!({ "step": "react", "unit": target.0 }),
        Step::Rally { .. } => of("rally"),
        Step::FormUp { unit } => json!({ "step": "form-up", "unit": unit.0 }),
        Step::Arrive { .. } => of("arrive"),
        Step::Moves => of("moves"),
        Step::SpellMove { unit } => json!({ "step": "spell-move", "unit": unit.0 }),
        Step::Shooting => of("shooting"),
        Step::Combats { .. } => of("combats"),
        Step::Challenge { unit, .. } => json!({ "step": "challenge", "unit": unit.0 }),
        Step::AnswerChallenge { challenger, .. } => {
            json!({ "step": "answer-challenge", "challenger": challenger.0 })
        }
        Step::SendBack { challenger, .. } => json!({ "step": "send-back", "challenger": challenger.0 }),
        Step::Prepare { unit, .. } => json!({ "step": "prepare", "unit": unit.0 }),
        Step::Restrain { .. } => of("restrain"),
        Step::PickQuarry { unit, .. } => json!({ "step": "pick-quarry", "unit": unit.0 }),
        Step::Lap { .. } => of("lap"),
        Step::Magic => of("magic"),
        Step::Dispel { caster, spell, aim, total } => {
            let target = match aim {
                Aim::Unit(unit) => json!(unit.0),
                Aim::Point(_) => Value::Null,
            };
            json!({ "step": "dispel", "wizard": caster.0, "spell": spell_name(spell), "target": target, "total": total })
        }
        Step::EndOfTurn => of("end-of-turn"),
        Step::Over(_) => of("over"),
    }
}
