//! What happened, as the log shows it.

use super::super::Warhammer;
use super::name_of;
use super::table::army_name;
use crate::json::side_from;
use crate::show::*;
use crate::words::{Kind, Names, Words};
use ::table::Side;
use ::warhammer::UnitId;
use fluent_bundle::FluentValue;
use serde_json::Value;

/// Fields that hold a side.
const SIDES: [&str; 5] = ["side", "winner", "first", "bonus", "by"];

pub(in crate::warhammer) fn log_event(
    system: &Warhammer,
    event: &Value,
    names: &Names,
    words: &Words,
) -> LogEvent {
    let text_of = |field: &str| event.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
    let id = text_of("event");
    let message = format!("event-{id}");
    let mut units: Vec<u8> = Vec::new();
    for (field, value) in event.as_object().into_iter().flatten() {
        if (names.kind)(&message, field) == Kind::Unit {
            let unit = value.as_u64().and_then(|number| u8::try_from(number).ok());
            units.extend(unit.filter(|unit| !units.contains(unit)));
        }
    }
    let terms = terms(event, names, words);
    LogEvent {
        text: named(system, &id, event, names, words).unwrap_or_else(|| words.event(event, names)),
        rule: text_of("rule"),
        dice: dice(&id, event),
        total: (!terms.is_empty()).then(|| terms.iter().map(|term| term.value).sum()),
        terms,
        chances: None,
        units,
        elements: Vec::new(),
        weight: weight(&id),
        event: id,
    }
}

/// Calls the sides by the names of their armies, which the words of the engine do not know.
fn named(system: &Warhammer, id: &str, event: &Value, names: &Names, words: &Words) -> Option<String> {
    let key = format!("wh-log-{id}");
    if !words.has(&key) {
        return None;
    }
    let message = format!("event-{id}");
    let army = |side| FluentValue::from(army_name(system, side, words));
    let won = event.get("outcome").and_then(|outcome| side_from(outcome.get("won")?.as_str()?));
    let mut args: Vec<(&str, FluentValue<'_>)> = Vec::new();
    for (field, value) in event.as_object()? {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let value = match (field.as_str(), value) {
            ("outcome", _) => {
                args.push(("name", won.map_or_else(|| "none".into(), army)));
                continue;
            }
            ("sum", Value::Array(terms)) => {
                terms.iter().filter_map(|term| term.get("value")?.as_i64()).sum::<i64>().into()
            }
            (field, Value::String(side)) if SIDES.contains(&field) => army(side_from(side)?),
            (field, _) if (names.kind)(&message, field) == Kind::Unit => {
                name_of(names, UnitId(number?)).into()
            }
            (_, Value::Null) => "none".into(),
            (_, Value::String(word)) => word.as_str().into(),
            (_, Value::Number(number)) => number.as_i64()?.into(),
            (_, Value::Bool(truth)) => truth.to_string().into(),
            _ => continue,
        };
        // The points of the winner come first.
        let field = match (field.as_str(), won) {
            ("a", Some(Side::B)) => "b",
            ("b", Some(Side::B)) => "a",
            (field, _) => field,
        };
        args.push((field, value));
    }
    Some(words.text(&key, &args))
}

fn terms(event: &Value, names: &Names, words: &Words) -> Vec<TermNow> {
    let term = |term: &Value| -> Option<TermNow> {
        Some(TermNow {
            label: words.term(term.get("label")?.as_str()?, names),
            rule: term.get("rule")?.as_str()?.to_owned(),
            value: term.get("value")?.as_i64()?.try_into().ok()?,
        })
    };
    event.get("sum").and_then(Value::as_array).into_iter().flatten().filter_map(term).collect()
}

/// The dice that an event tells one by one. Batches tell only how many there were.
fn dice(id: &str, event: &Value) -> Vec<DieNow> {
    let good = |field: &str| event.get(field).and_then(Value::as_bool);
    let die = |value: &Value, good: Option<bool>| {
        Some(DieNow { faces: 6, value: value.as_u64()?.try_into().ok()?, good })
    };
    let outcome = match id {
        "tested" | "rerolled" => good("passed"),
        "cast" => good("works"),
        "dispel-rolled" => good("dispelled"),
        "bolt-flies" => good("hit"),
        "reserve-rolled" => good("comes"),
        "squabbles" => good("yes").map(|squabbles| !squabbles),
        "stupidity-rolled" => good("shambles").map(|shambles| !shambles),
        _ => None,
    };
    match (id, event.get("roll")) {
        // Each side throws one.
        ("sides-rolled" | "first-turn-rolled", _) => {
            ["a", "b"].into_iter().filter_map(|field| die(event.get(field)?, None)).collect()
        }
        // The sum of two or three dice.
        ("fled" | "pursued", _) | (_, None) => Vec::new(),
        (_, Some(Value::Array(rolls))) => rolls.iter().filter_map(|roll| die(roll, outcome)).collect(),
        (_, Some(roll)) => die(roll, outcome).into_iter().collect(),
    }
}

fn weight(id: &str) -> Weight {
    match id {
        "turn-began" | "phase-began" => Weight::Heading,
        "step-began" | "moved" | "wields" | "combat-began" | "artillery-rolled" | "scatter-rolled"
        | "zone-picked" | "contact-over" | "power-counted" => Weight::Detail,
        _ => Weight::Normal,
    }
}
