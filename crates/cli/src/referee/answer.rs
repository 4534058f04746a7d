//! Answers: `{"id":1,"ok":true,…}` and `{"id":1,"ok":false,"error":{…}}`.

use serde_json::{Map, Value, json};
use table::{Die, RuleId};

/// Why a request was not served. Nothing has changed.
#[derive(Debug)]
pub struct Fault {
    kind: &'static str,
    place: String,
    reason: String,
    /// Further fields: the rule and the refusal, or the die that is needed.
    facts: Map<String, Value>,
}

impl Fault {
    pub fn new(kind: &'static str, place: impl Into<String>, reason: impl Into<String>) -> Fault {
        Fault { kind, place: place.into(), reason: reason.into(), facts: Map::new() }
    }

    pub fn refused(rule: RuleId, refusal: Value, sentence: String) -> Fault {
        let mut fault = Fault::new("refused", "action", sentence);
        fault.facts.insert("rule".to_owned(), json!(rule.to_string()));
        fault.facts.insert("refusal".to_owned(), refusal);
        fault
    }

    pub fn dice_needed(die: Die) -> Fault {
        let faces = die.faces();
        let mut fault = Fault::new("dice-needed", "dice", format!("one more die with {faces} faces is needed"));
        fault.facts.insert("die".to_owned(), json!(faces));
        fault
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
            wire::Error::Data(_) => Fault::new("failed", "data", reason),
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

pub fn error(id: Value, fault: Fault) -> Value {
    let mut error = json!({ "kind": fault.kind, "place": fault.place, "reason": fault.reason });
    if let Value::Object(error) = &mut error {
        error.extend(fault.facts);
    }
    json!({ "id": id, "ok": false, "error": error })
}
