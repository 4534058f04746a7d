//! Reading JSON strictly and with the place of every fault; small values that all systems share.

use serde_json::{Map, Value, json};
use std::fmt;
use table::{Outcome, Side};

/// JSON that is not of the expected form: where, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// The field, as a path: `action.hex[1]`.
    pub place: String,
    pub reason: String,
    /// What people can be told of it in their language, for [`Words::agreement`](crate::Words::agreement): one value
    /// for each fault. Empty where only a program can be at fault.
    pub told: Vec<Value>,
}

impl Malformed {
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Malformed {
        Malformed { place: place.into(), reason: reason.into(), told: Vec::new() }
    }

    /// The same with what people can be told.
    pub(crate) fn telling(self, told: Vec<Value>) -> Malformed {
        Malformed { told, ..self }
    }
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl std::error::Error for Malformed {}

/// What a JSON value is, for messages.
pub(crate) fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// The fields of one JSON object, taken one by one. What was not taken is an error at the end, so that a
/// misspelt field is never ignored.
#[derive(Debug)]
pub(crate) struct Fields<'a> {
    place: &'a str,
    object: &'a Map<String, Value>,
    taken: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub fn open(place: &'a str, value: &'a Value) -> Result<Fields<'a>, Malformed> {
        match value {
            Value::Object(object) => Ok(Fields { place, object, taken: Vec::new() }),
            other => Err(Malformed::new(place, format!("expected an object, found {}", kind_of(other)))),
        }
    }

    pub fn fault(&self, field: &str, reason: impl Into<String>) -> Malformed {
        Malformed::new(format!("{}.{field}", self.place), reason)
    }

    pub fn optional(&mut self, field: &'static str) -> Option<&'a Value> {
        self.taken.push(field);
        self.object.get(field)
    }

    pub fn value(&mut self, field: &'static str) -> Result<&'a Value, Malformed> {
        self.optional(field).ok_or_else(|| self.fault(field, "is missing"))
    }

    pub fn text(&mut self, field: &'static str) -> Result<&'a str, Malformed> {
        let value = self.value(field)?;
        value.as_str().ok_or_else(|| self.fault(field, format!("expected a text, found {}", kind_of(value))))
    }

    pub fn truth(&mut self, field: &'static str) -> Result<bool, Malformed> {
        let value = self.value(field)?;
        value
            .as_bool()
            .ok_or_else(|| self.fault(field, format!("expected true or false, found {}", kind_of(value))))
    }

    /// A whole number that fits the type.
    pub fn number<T: TryFrom<i64>>(&mut self, field: &'static str) -> Result<T, Malformed> {
        let value = self.value(field)?;
        whole(value).map_err(|reason| self.fault(field, reason))
    }

    /// A pair of whole numbers: a hex `[q, r]`.
    pub fn pair<T: TryFrom<i64>>(&mut self, field: &'static str) -> Result<[T; 2], Malformed> {
        let value = self.value(field)?;
        let Some([first, second]) = value.as_array().map(Vec::as_slice) else {
            return Err(self.fault(field, "expected a list of two whole numbers"));
        };
        let part = |number: usize, value| {
            whole(value).map_err(|reason| self.fault(&format!("{field}[{number}]"), reason))
        };
        Ok([part(0, first)?, part(1, second)?])
    }

    /// One of several words.
    pub fn word<T: Copy>(&mut self, field: &'static str, words: &[(&str, T)]) -> Result<T, Malformed> {
        let text = self.text(field)?;
        match words.iter().find(|(word, _)| *word == text) {
            Some(&(_, value)) => Ok(value),
            None => {
                let known: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
                Err(self.fault(field, format!("\"{text}\" is none of {}", known.join(", "))))
            }
        }
    }

    /// All fields must have been taken.
    pub fn close(self) -> Result<(), Malformed> {
        match self.object.keys().find(|key| !self.taken.contains(&key.as_str())) {
            Some(key) => Err(Malformed::new(
                format!("{}.{key}", self.place),
                format!("unknown field; known are {}", self.taken.join(", ")),
            )),
            None => Ok(()),
        }
    }
}

pub(crate) fn whole<T: TryFrom<i64>>(value: &Value) -> Result<T, String> {
    match value.as_i64() {
        Some(number) => T::try_from(number).map_err(|_| format!("{number} is out of range")),
        None if value.is_number() => Err(format!("{value} is no whole number in range")),
        None => Err(format!("expected a whole number, found {}", kind_of(value))),
    }
}

/// `"a"` or `"b"`.
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

/// The inverse of [`side_name`].
pub fn side_from(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| side_name(side) == name)
}

/// `{"won":"a"}` or `"draw"`.
pub fn outcome_to_json(outcome: Outcome) -> Value {
    match outcome {
        Outcome::Won(side) => json!({ "won": side_name(side) }),
        Outcome::Draw => json!("draw"),
    }
}

/// Lower-case hexadecimal digits.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The inverse of [`to_hex`] for 32 bytes; `None` for anything but 64 lower-case hexadecimal digits.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let lower = |digit: &u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    if digits.len() != 64 || !digits.iter().all(lower) {
        return None;
    }
    let mut bytes = [0; 32];
    for (number, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * number..2 * number + 2)?, 16).ok()?;
    }
    Some(bytes)
}
