//! Answers: `{"id":1,"ok":true,…}` and `{"id":1,"ok":false,"error":{…}}`.

use serde_json::{Map, Value, json};
use table::{Die, RuleId};

/// Why a request was not served: the object of the answer's `error`. Nothing has changed.
#[derive(Debug)]
pub struct Fault(Box<Map<String, Value>>);

impl Fault {
    pub fn new(kind: &'static str, place: impl Into<String>, reason: impl Into<String>) -> Fault {
        Fault(Box::default()).with("kind", kind).with("place", place.into()).with("reason", reason.into())
    }

    fn with(mut self, field: &str, value: impl Into<Value>) -> Fault {
        self.0.insert(field.to_owned(), value.into());
        self
    }

    pub fn refused(rule: RuleId, refusal: Value, sentence: String) -> Fault {
        Fault::new("refused", "action", sentence).with("rule", rule.to_string()).with("refusal", refusal)
    }

    pub fn dice_needed(die: Die) -> Fault {
        let faces = die.faces();
        let reason = format!("one more die with {faces} faces is needed");
        Fault::new("dice-needed", "dice", reason).with("die", faces)
    }
}

impl From<wire::Error> for Fault {
    fn from(fault: wire::Error) -> Fault {
        let reason = fault.to_string();
        match fault {
            wire::Error::UnknownSystem { .. } => Fault::new("unknown", "system", reason),
            wire::Error::UnknownScenario { .. } => Fault::new("unknown", "scenario", reason),
            wire::Error::UnknownPlayer { .. } => Fault::new("unknown", "player", reason),
            wire::Error::House(malformed) => Fault::new("request", malformed.place, malformed.reason),
            wire::Error::Data(_) | wire::Error::Unrepeatable(_) => Fault::new("failed", "data", reason),
        }
    }
}

/// The answer to a request that was served; `result` is an object.
pub fn done(id: Value, result: Value) -> Value {
    let mut answer = json!({ "id": id, "ok": true });
    if let (Value::Object(answer), Value::Object(result)) = (&mut answer, result) {
        answer.extend(result);
    }
    answer
}

pub fn error(id: Value, Fault(error): Fault) -> Value {
    json!({ "id": id, "ok": false, "error": error })
}
