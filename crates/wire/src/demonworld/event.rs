//! Events and refusals as JSON, for output only.

use ::demonworld::{Event, Refusal};
use ::table::RuleId;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// An event: `{"event":"destroyed","element":7,"hex":[3,4],"ranged":true,"rule":"DW-04-28"}`.
///
/// A `sum` is the list of its terms, each `{"rule","label","value"}`.
pub fn event_to_json(event: &Event) -> Value {
    with_rule(event, event.rule())
}

/// A refusal: `{"refusal":"hex-taken","hex":[3,4],"by":7,"rule":"DW-05-43"}`.
pub fn refusal_to_json(refusal: &Refusal) -> Value {
    with_rule(refusal, refusal.rule())
}

fn with_rule(message: &impl Serialize, rule: RuleId) -> Value {
    // Messages are plain enums of numbers and words; writing them cannot fail.
    let mut value = serde_json::to_value(message).unwrap_or_else(|_| Value::Object(Map::new()));
    flatten_hexes(&mut value);
    if let Value::Object(object) = &mut value {
        object.insert("rule".to_owned(), json!(rule));
    }
    value
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
