//! Events and refusals as JSON, for output only. Places are `[x, y]`.

use ::warhammer::{Event, Refusal};
use serde::Serialize;
use serde_json::{Map, Value, json};
use table::RuleId;

/// Chances of a test are out of so many: two dice.
const TWO_DICE: u8 = 36;

/// An event: `{"event":"fled","unit":3,"roll":7,"dice":2,"front":[12000,30000],"facing":16384,"rule":"WH-05-02"}`.
pub fn event_to_json(event: &Event) -> Value {
    let mut object = object_of(event);
    if let Event::Tested { .. } = event {
        object.insert("faces".to_owned(), json!(TWO_DICE));
    }
    with_rule(object, event.rule())
}

/// A refusal: `{"refusal":"too-far","unit":3,"cost":5000,"left":4000,"piece":null,"rule":"WH-02-09"}`.
pub fn refusal_to_json(refusal: &Refusal) -> Value {
    with_rule(object_of(refusal), refusal.rule())
}

/// Messages are plain enums of numbers and words; writing them cannot fail.
fn object_of(message: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(message) {
        Ok(Value::Object(mut object)) => {
            object.values_mut().for_each(flatten_points);
            flatten_obstacle(&mut object, "by");
            flatten_obstacle(&mut object, "with");
            object
        }
        _ => Map::new(),
    }
}

fn with_rule(mut object: Map<String, Value>, rule: RuleId) -> Value {
    object.insert("rule".to_owned(), json!(rule));
    Value::Object(object)
}

/// Everywhere on the wire a place is `[x, y]`.
fn flatten_points(value: &mut Value) {
    match value {
        Value::Object(object) => match (object.get("x"), object.get("y")) {
            (Some(x), Some(y)) => *value = json!([x, y]),
            _ => object.values_mut().for_each(flatten_points),
        },
        Value::Array(list) => list.iter_mut().for_each(flatten_points),
        _ => {}
    }
}

/// What stands in the way is told in three fields: `by` becomes `by_kind` (`unit`, `zone`, `ground`, `edge`), `by_unit` and
/// `by_piece`, of which those that do not apply are null. A `by` that is a side stays.
fn flatten_obstacle(object: &mut Map<String, Value>, field: &str) {
    let (kind, unit, piece) = match object.get(field) {
        Some(Value::Object(obstacle)) => {
            let of = |kind: &str| obstacle.get(kind).cloned();
            match (of("unit"), of("zone"), of("ground")) {
                (Some(unit), ..) => ("unit", unit, Value::Null),
                (_, Some(unit), _) => ("zone", unit, Value::Null),
                (.., Some(piece)) => ("ground", Value::Null, piece),
                _ => return,
            }
        }
        Some(Value::String(word)) if word == "edge" => ("edge", Value::Null, Value::Null),
        _ => return,
    };
    object.shift_remove(field);
    object.insert(format!("{field}_kind"), json!(kind));
    object.insert(format!("{field}_unit"), unit);
    object.insert(format!("{field}_piece"), piece);
}
