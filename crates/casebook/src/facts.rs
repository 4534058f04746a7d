//! What happened and what is asked, in the words of a case, and how it is compared with what is expected.

use crate::notation::TermLine;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use table::{Reckoning, Term};

/// The facts of an event, a refusal or a step in the words of the case.
pub(crate) type Facts = Map<String, Value>;

/// A reckoning in the words of the case.
#[derive(Clone, Debug)]
pub(crate) struct Reckoned {
    terms: Vec<TermLine>,
    sum: i16,
}

impl Reckoned {
    pub fn new<L: Copy + Serialize>(sum: &Reckoning<L>) -> Reckoned {
        let line =
            |term: Term<L>| TermLine { label: word(term.label), value: term.value, rule: Some(term.rule) };
        Reckoned { terms: sum.terms().map(line).collect(), sum: sum.sum() }
    }

    /// Whether the sum and all terms, in order, are as written; a term without a rule has any.
    pub fn agrees(&self, sum: Option<i16>, terms: Option<&[TermLine]>) -> bool {
        let same = |(wanted, found): (&TermLine, &TermLine)| {
            let any_rule = TermLine { rule: wanted.rule.and(found.rule), ..found.clone() };
            *wanted == any_rule
        };
        sum.is_none_or(|sum| sum == self.sum)
            && terms.is_none_or(|terms| {
                terms.len() == self.terms.len() && terms.iter().zip(&self.terms).all(same)
            })
    }
}

impl fmt::Display for Reckoned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&show_reckoning(Some(self.sum), Some(&self.terms)))
    }
}

/// A reckoning, or what a case says of one, for people.
pub(crate) fn show_reckoning(sum: Option<i16>, terms: Option<&[TermLine]>) -> String {
    let sum = sum.map(|sum| format!("sum={sum}"));
    let terms = terms.map(|terms| terms.iter().map(TermLine::to_string).collect::<Vec<_>>().join(", "));
    let parts: Vec<String> = sum.into_iter().chain(terms.map(|terms| format!("terms=({terms})"))).collect();
    parts.join(" ")
}

/// Facts for people: `moved unit=grey manner=wheel-left`.
pub(crate) fn show(facts: &Facts) -> String {
    let name = |key: &str| matches!(key, "event" | "refusal" | "step");
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_string);
    let mut words: Vec<String> =
        facts.iter().filter(|(key, _)| name(key)).map(|(_, value)| word(value)).collect();
    words.extend(
        facts.iter().filter(|(key, _)| !name(key)).map(|(key, value)| format!("{key}={}", word(value))),
    );
    words.join(" ")
}

/// Whether every expected fact is among those found, with the same value.
pub(crate) fn agrees(expected: &Facts, found: &Facts) -> bool {
    expected.iter().all(|(key, value)| found.get(key) == Some(value))
}

/// The word of the protocol for a value of an engine.
pub(crate) fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}
