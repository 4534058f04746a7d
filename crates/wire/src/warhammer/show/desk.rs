//! What a side can decide now.

use super::super::Warhammer;
use super::super::names::names;
use super::super::view::step_to_json;
use super::barred::barred;
use super::choice::choice;
use super::moves::moves;
use super::name_of;
use super::offer::offers;
use super::scene::step_id;
use crate::json::side_name;
use crate::show::*;
use crate::words::{Kind, Names, Words};
use ::table::{Game, RuleId, Side};
use ::warhammer::rules::*;
use ::warhammer::{Battle, Due, Step, UnitId};
use fluent_bundle::FluentValue;
use serde_json::Value;

pub(in crate::warhammer) fn desk(
    system: &Warhammer,
    game: &Battle,
    side: Side,
    _unit: Option<u8>,
    words: &Words,
) -> Option<Desk> {
    if !game.pending().owes(side) {
        return None;
    }
    let names = names(system, game, words.lang());
    let step = game.step();
    let mut choices: Vec<Choice> =
        offers(game, side).into_iter().map(|legal| choice(game, legal, &names, words)).collect();
    let undone = left_undone(game, side, &choices, &names, words);
    if let Some(end) = choices.iter_mut().find(|choice| choice.kind == ChoiceKind::End) {
        end.left_undone = undone;
    }
    let (ask, hint) = question(step, &names, words);
    Some(Desk {
        side: side_name(side).to_owned(),
        step: step_id(step),
        ask,
        hint,
        rule: rule(step).to_string(),
        unit: acting(game, step).map(|unit| unit.0),
        choices,
        families: Vec::new(),
        moves: moves(game, side),
        barred: barred(game, side, &names, words),
    })
}

/// The rule to read about a step.
pub(super) fn rule(step: Step) -> RuleId {
    match step {
        Step::Next(_) | Step::Over(_) => WH_01_01,
        Step::RollOff | Step::PickHalf { .. } | Step::Deploy { .. } => WH_09_H43,
        Step::Order { due, .. } => match due {
            Due::Panic => WH_06_05,
            Due::Terror => WH_06_18,
            Due::Stupidity => WH_06_19,
            Due::Quarrel => WH_09_H40,
            Due::Crumble => WH_09_H39,
            Due::Compulsory => WH_02_20,
            Due::Charge => WH_02_02,
            Due::BrokenFriends => WH_06_06,
        },
        Step::Frenzy { .. } => WH_06_25,
        Step::Charges => WH_02_01,
        Step::Declare { .. } => WH_02_G13,
        Step::PickZone { .. } => WH_02_G12,
        Step::React { .. } => WH_02_03,
        Step::Rally { .. } => WH_05_08,
        Step::FormUp { .. } => WH_05_G6,
        Step::Arrive { .. } => WH_09_H49,
        Step::Moves => WH_02_G20,
        Step::SpellMove { .. } => WH_08_H14,
        Step::Shooting => WH_01_04,
        Step::Combats { .. } => WH_04_G14,
        Step::Challenge { .. } | Step::AnswerChallenge { .. } | Step::SendBack { .. } => WH_09_H27,
        Step::Prepare { .. } => WH_04_G7,
        Step::Restrain { .. } => WH_05_15,
        Step::PickQuarry { .. } => WH_05_G9,
        Step::Lap { .. } => WH_05_16,
        Step::Magic => WH_08_H05,
        Step::Dispel { .. } => WH_08_H08,
        Step::EndOfTurn => WH_09_H53,
    }
}

/// The unit that has to go on, where only one can.
fn acting(game: &Battle, step: Step) -> Option<UnitId> {
    match step {
        Step::React { target } | Step::PickZone { target, .. } => Some(target),
        Step::FormUp { unit } | Step::SpellMove { unit } | Step::PickQuarry { unit, .. } => Some(unit),
        Step::Prepare { unit, side, .. } | Step::Challenge { unit, side, .. } => {
            game.combat_of(unit).iter().find(|&one| game.side(one) == side)
        }
        Step::Arrive { units } | Step::Rally { units } | Step::Frenzy { units } | Step::Lap { units, .. } => {
            (units.len() == 1).then(|| units.first()).flatten()
        }
        _ => None,
    }
}

/// What is asked, and how it is done, with the fields of the step as variables.
fn question(step: Step, names: &Names, words: &Words) -> (String, String) {
    let json = step_to_json(step);
    let id = step_id(step);
    let message = format!("step-{id}");
    let mut args: Vec<(&str, FluentValue<'_>)> = Vec::new();
    for (field, value) in json.as_object().into_iter().flatten().filter(|(field, _)| *field != "step") {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let value = match ((names.kind)(&message, field), value, number) {
            (Kind::Unit, _, Some(unit)) => name_of(names, UnitId(unit)).into(),
            (_, Value::String(word), _) => word.as_str().into(),
            (_, _, Some(number)) => number.into(),
            _ => "none".into(),
        };
        args.push((field.as_str(), value));
    }
    (words.step(&json, names), words.text(&format!("wh-hint-{id}"), &args))
}

/// Who could still do something useful that the end of the step gives up.
fn left_undone(
    game: &Battle,
    side: Side,
    choices: &[Choice],
    names: &Names,
    words: &Words,
) -> Option<String> {
    let (key, mut units): (&str, Vec<u8>) = match game.step() {
        Step::Charges | Step::Declare { .. } => ("wh-undone-charges", reachable(game, choices)),
        Step::Rally { .. } => {
            ("wh-undone-rallies", choices.iter().filter_map(|choice| choice.target).collect())
        }
        Step::Moves => ("wh-undone-moves", waiting(game, side)),
        Step::Shooting => {
            let shots = choices.iter().filter(|choice| choice.kind == ChoiceKind::Target);
            let aimed = moves(game, side).into_iter().map(|aim| aim.unit);
            ("wh-undone-shots", shots.filter_map(|choice| choice.unit).chain(aimed).collect())
        }
        _ => return None,
    };
    units.sort_unstable();
    units.dedup();
    let named: Vec<&str> = units.iter().map(|&unit| name_of(names, UnitId(unit))).collect();
    let args = [("units", named.join(", ").into()), ("count", named.len().into())];
    (!named.is_empty()).then(|| words.text(key, &args))
}

/// Whose charge would go home. Where nobody may measure, nobody is told (WH-01-G7).
fn reachable(game: &Battle, choices: &[Choice]) -> Vec<u8> {
    if game.stage().switches.strict_measuring {
        return Vec::new();
    }
    let charges = choices.iter().filter_map(|choice| Some((choice.unit?, choice.target?)));
    let home = charges.filter(|&(unit, target)| game.can_reach(UnitId(unit), UnitId(target)).is_some());
    home.map(|(unit, _)| unit).collect()
}

/// Units that could move and have not begun to. Machines rather shoot.
fn waiting(game: &Battle, side: Side) -> Vec<u8> {
    let waits = |&unit: &UnitId| {
        !game.is_machine(unit) && game.move_of(unit).is_ok_and(|moving| moving.segments == 0)
    };
    game.on_table(side).filter(waits).map(|unit| unit.0).collect()
}
