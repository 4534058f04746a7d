//! Between the protocol, which has numbers, thousandths of an inch and 65536ths of a turn, and the case, which has names,
//! inches and headings.

use super::names::Names;
use super::notation::{Heading, Length, Place};
use crate::facts::{Facts, Reckoned};
use serde_json::{Map, Value, json};
use warhammer::{Action, Angle, Event, Mil, Point, Refusal, Step, UnitId};

/// What a value stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Unit,
    Length,
    Place,
    /// A direction.
    Heading,
    /// A turn, which has no direction.
    Turn,
    Plain,
}

/// `of`: the name of the event, refusal, step or action that has the field.
fn meaning(of: &str, field: &str) -> Meaning {
    match (of, field) {
        ("stand-and-shoot", "at") => Meaning::Unit,
        ("moved" | "too-far" | "obstacle-too-dear", "left") | ("blocked", "free") => Meaning::Length,
        ("distance-impossible", "least" | "most") => Meaning::Length,
        (
            _,
            "unit" | "target" | "character" | "host" | "charger" | "enemy" | "wizard" | "challenger"
            | "quarry" | "other" | "of" | "by_unit" | "with_unit",
        ) => Meaning::Unit,
        (_, "distance" | "cost" | "moved" | "named" | "bounce" | "range") => Meaning::Length,
        (_, "front" | "point" | "at") => Meaning::Place,
        (_, "facing" | "direction") => Meaning::Heading,
        (_, "angle" | "wheel") => Meaning::Turn,
        _ => Meaning::Plain,
    }
}

/// An event in the words of the case. Reckonings are left out: see [`reckoning`].
pub(super) fn event(names: &Names, event: &Event) -> Facts {
    let mut facts = translated(names, "event", wire::warhammer::event_to_json(event));
    facts.remove("sum");
    facts
}

pub(super) fn refusal(names: &Names, refusal: &Refusal) -> Facts {
    translated(names, "refusal", wire::warhammer::refusal_to_json(refusal))
}

pub(super) fn step(names: &Names, step: Step) -> Facts {
    translated(names, "step", wire::warhammer::view::step_to_json(step))
}

/// The reckoning that an event shows.
pub(super) fn reckoning(event: &Event) -> Option<Reckoned> {
    match event {
        Event::Scored { sum, .. }
        | Event::Tested { sum, .. }
        | Event::Shot { sum, .. }
        | Event::Saved { sum, .. }
        | Event::BoltFlies { sum, .. }
        | Event::Struck { sum, .. }
        | Event::ResultCounted { sum, .. }
        | Event::Cast { sum, .. }
        | Event::DispelRolled { sum, .. } => Some(Reckoned::new(sum)),
        _ => None,
    }
}

fn translated(names: &Names, tag: &str, value: Value) -> Facts {
    let Value::Object(object) = value else { return Facts::new() };
    let of = object.get(tag).and_then(Value::as_str).unwrap_or_default().to_string();
    let word = |(field, value): (String, Value)| {
        let word = in_words(names, meaning(&of, &field), value);
        (field, word)
    };
    object.into_iter().map(word).collect()
}

fn in_words(names: &Names, meaning: Meaning, value: Value) -> Value {
    let number = value.as_i64();
    let small = number.and_then(|number| u8::try_from(number).ok());
    let turn = number.and_then(|number| u16::try_from(number).ok()).map(|units| Heading(Angle(units)));
    let found = match meaning {
        Meaning::Unit => small.map(|number| names.name(UnitId(number))),
        Meaning::Length => {
            number.and_then(|number| Mil::try_from(number).ok()).map(|length| Length(length).to_string())
        }
        Meaning::Place => place(&value).map(|place| place.to_string()),
        Meaning::Heading => turn.map(|heading| heading.to_string()),
        Meaning::Turn => turn.map(Heading::turned),
        Meaning::Plain => None,
    };
    match found {
        Some(word) => json!(word),
        None if value.is_null() => json!("none"),
        // An outcome is written {"won": "a"} in the protocol.
        None => value.get("won").cloned().unwrap_or(value),
    }
}

fn place(value: &Value) -> Option<Place> {
    let part = |index: usize| Mil::try_from(value.get(index)?.as_i64()?).ok();
    Some(Place(Point::new(part(0)?, part(1)?)))
}

/// The actions that a step or expectation writes down: one, or with `units` the same for each of several.
pub(super) fn actions(names: &Names, written: &Facts) -> Result<Vec<Action>, String> {
    let Some(units) = written.get("units") else {
        return Ok(vec![action(names, written)?]);
    };
    let list = units.as_array().filter(|list| !list.is_empty()).ok_or("units: expected a list of names")?;
    if written.contains_key("unit") {
        return Err("give unit or units, not both".to_string());
    }
    let mut single = written.clone();
    single.remove("units");
    list.iter()
        .map(|unit| {
            single.insert("unit".to_string(), unit.clone());
            action(names, &single)
        })
        .collect()
}

fn action(names: &Names, written: &Facts) -> Result<Action, String> {
    let of = written.get("do").and_then(Value::as_str).ok_or("the action has no \"do\"")?;
    let mut protocol = Map::new();
    for (field, value) in written {
        let text = || {
            value
                .as_str()
                .map(str::to_string)
                .ok_or_else(|| format!("{field}: expected a text, found {value}"))
        };
        let value = match meaning(of, field) {
            Meaning::Unit => json!(names.unit(&text()?)?.0),
            Meaning::Length => json!(Length::try_from(text()?)?.0),
            Meaning::Place => {
                let Place(point) = Place::try_from(text()?)?;
                json!([point.x, point.y])
            }
            Meaning::Heading | Meaning::Turn => json!(Heading::try_from(text()?)?.0.0),
            Meaning::Plain if value == "none" => Value::Null,
            Meaning::Plain => value.clone(),
        };
        protocol.insert(field.clone(), value);
    }
    wire::warhammer::action::action_from_json(&Value::Object(protocol)).map_err(|fault| fault.to_string())
}

/// The names of all events, so that one that was misspelt is found also where it must not occur.
pub(super) const EVENTS: [&str; 89] = [
    "sides-rolled",
    "half-taken",
    "deployed",
    "deployed-in",
    "held-in-reserve",
    "first-turn-rolled",
    "turn-began",
    "phase-began",
    "step-began",
    "battle-ended",
    "scored",
    "hill-held",
    "conceded",
    "tested",
    "rerolled",
    "stupidity-rolled",
    "squabbles",
    "frenzy-suppressed",
    "frenzy-lost",
    "balked",
    "afraid",
    "charge-declared",
    "zone-picked",
    "reacted",
    "charged",
    "charge-failed",
    "also-engaged",
    "moved",
    "marches",
    "fled",
    "rallied",
    "cannot-rally",
    "joined-unit",
    "left-unit",
    "reserve-rolled",
    "left-table",
    "went-away",
    "passed-through",
    "shot",
    "out-of-range",
    "wounded",
    "saved",
    "lost",
    "unit-lost",
    "regenerated",
    "machine-hit",
    "character-hit",
    "bolt-flies",
    "bolt-strikes",
    "bombarded",
    "artillery-rolled",
    "scatter-rolled",
    "landed",
    "misfired",
    "template-hits",
    "breathed",
    "volleyed",
    "ball-strikes",
    "combat-began",
    "wields",
    "challenged",
    "challenge-accepted",
    "sent-back",
    "impact-rolled",
    "struck",
    "half-fight",
    "result-counted",
    "combat-decided",
    "broke-by-fear",
    "broken",
    "standard-taken",
    "held-back",
    "pursued",
    "ran-into",
    "lapped",
    "lappers-returned",
    "contact-over",
    "obstacle-taken",
    "victors-stay",
    "power-counted",
    "cast",
    "miscast",
    "irresistible",
    "spell-wasted",
    "dispel-rolled",
    "spell-works",
    "spell-hits",
    "spell-ended",
    "raised",
];
