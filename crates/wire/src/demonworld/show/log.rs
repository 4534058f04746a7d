//! What happened, as the log shows it.

use super::super::Demonworld;
use super::force_name;
use crate::json::side_from;
use crate::show::*;
use crate::words::{Kind, Names, Words};
use ::table::Side;
use fluent_bundle::FluentValue;
use serde_json::Value;

pub(super) fn log_event(system: &Demonworld, event: &Value, names: &Names, words: &Words) -> LogEvent {
    let text_of = |field: &str| event.get(field).and_then(Value::as_str).unwrap_or_default().to_owned();
    let id = text_of("event");
    let message = format!("event-{id}");
    let (mut units, mut elements) = (Vec::new(), Vec::new());
    for (field, value) in event.as_object().into_iter().flatten() {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        let list = match (names.kind)(&message, field) {
            Kind::Unit => &mut units,
            Kind::Element => &mut elements,
            _ => continue,
        };
        list.extend(number.filter(|number| !list.contains(number)));
    }
    let terms = terms(event, names, words);
    LogEvent {
        text: named(system, &id, event, words).unwrap_or_else(|| words.event(event, names)),
        rule: text_of("rule"),
        dice: dice(&id, event),
        total: (!terms.is_empty()).then(|| terms.iter().map(|term| term.value).sum()),
        terms,
        chances: number(event, "expected"),
        units,
        elements,
        weight: weight(&id),
        event: id,
    }
}

fn number(event: &Value, field: &str) -> Option<u8> {
    event.get(field)?.as_u64()?.try_into().ok()
}

/// Calls the sides by the names of their armies, which the words of the engine do not know.
fn named(system: &Demonworld, id: &str, event: &Value, words: &Words) -> Option<String> {
    let key = format!("log-{id}");
    if !words.has(&key) {
        return None;
    }
    let army = |side: Side| FluentValue::from(force_name(system, side, words.lang()));
    let mut args: Vec<(&str, FluentValue<'_>)> = Vec::new();
    for (field, value) in event.as_object()? {
        let value = match (field.as_str(), value) {
            ("outcome", outcome) => {
                let won = outcome.get("won").and_then(Value::as_str);
                let side = won.and_then(side_from).map_or_else(|| "none".into(), army);
                args.push(("side", side));
                continue;
            }
            (_, Value::Null) => "none".into(),
            ("side" | "winner" | "loser" | "ahead", Value::String(side)) => army(side_from(side)?),
            (_, Value::String(word)) => word.as_str().into(),
            (_, Value::Number(number)) => number.as_i64()?.into(),
            (_, Value::Bool(truth)) => truth.to_string().into(),
            _ => continue,
        };
        args.push((field.as_str(), value));
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

/// Attacks are rolled with twenty faces, everything else with six.
fn dice(id: &str, event: &Value) -> Vec<DieNow> {
    let die = |faces, field, good| Some(DieNow { faces, value: number(event, field)?, good });
    let good = |field: &str| event.get(field).and_then(Value::as_bool);
    let dice = match id {
        "shot-rolled" | "blow-rolled" => [die(20, "roll", good("hit")), None],
        "morale-tested" => [die(6, "roll", good("passed")), None],
        "substitution-rolled" => [die(6, "roll", good("spared")), None],
        "arrival-rolled" => [die(6, "roll", good("arrived")), None],
        // DW-04-23: the shot goes where it was aimed, or astray.
        "scattered" => {
            let astray = number(event, "wind").is_some();
            [die(6, "roll", Some(!astray)), die(6, "wind", None)]
        }
        // DW-10-17: each side throws one.
        "commanders-rolled" => [die(6, "a", None), die(6, "b", None)],
        _ => [die(6, "roll", None), None],
    };
    dice.into_iter().flatten().collect()
}

fn weight(id: &str) -> Weight {
    match id {
        "round-began" | "phase-began" => Weight::Heading,
        "segment-began"
        | "segment-ended"
        | "element-moved"
        | "move-ended"
        | "strikes-began"
        | "followed"
        | "faced"
        | "still-in-melee"
        | "initiative-reckoned"
        | "section-began"
        | "markers-laid"
        | "swapped"
        | "rush-began" => Weight::Detail,
        _ => Weight::Normal,
    }
}
