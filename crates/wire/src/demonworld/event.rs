//! Events and refusals as JSON, for output only.

use ::demonworld::{Cause, Event, Refusal};
use ::table::RuleId;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// An event: `{"event":"destroyed","element":7,"hex":[3,4],"ranged":true,"rule":"DW-04-28"}`.
///
/// A `sum` is the list of its terms, each `{"rule","label","value"}`. Where an element is lost neither to a shot nor to
/// a blow, `ranged` is null and `cause` says how.
pub fn event_to_json(event: &Event) -> Value {
    let mut object = object_of(event);
    if let Event::Destroyed { cause, .. } = event {
        let ranged = match cause {
            Cause::Shot => Some(true),
            Cause::Blow => Some(false),
            Cause::Caught | Cause::HemmedIn | Cause::Abandoned => None,
        };
        if ranged.is_some() {
            object.shift_remove("cause");
        }
        object.insert("ranged".to_owned(), json!(ranged));
    }
    with_rule(object, event.rule())
}

/// A refusal: `{"refusal":"hex-taken","hex":[3,4],"by":7,"rule":"DW-05-43"}`.
pub fn refusal_to_json(refusal: &Refusal) -> Value {
    with_rule(object_of(refusal), refusal.rule())
}

/// Messages are plain enums of numbers and words; writing them cannot fail.
fn object_of(message: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(message) {
        Ok(Value::Object(mut object)) => {
            object.values_mut().for_each(flatten_hexes);
            object
        }
        _ => Map::new(),
    }
}

fn with_rule(mut object: Map<String, Value>, rule: RuleId) -> Value {
    object.insert("rule".to_owned(), json!(rule));
    Value::Object(object)
}

/// Everywhere on the wire a hex is `[q, r]`.
fn flatten_hexes(value: &mut Value) {
    match value {
        Value::Object(object) => match (object.get("q"), object.get("r")) {
            (Some(q), Some(r)) => *value = json!([q, r]),
            _ => object.values_mut().for_each(flatten_hexes),
        },
        Value::Array(list) => list.iter_mut().for_each(flatten_hexes),
        _ => {}
    }
}
