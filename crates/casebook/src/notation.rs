//! The small notations inside a case file of any system: dice, rules, terms, fractions. Each is read once, strictly, and
//! prints back as it is written.

use serde::Deserialize;
use std::fmt;
use table::{Die, RuleId};

/// Names of units and free ids of cases.
pub(crate) fn is_plain_name(name: &str) -> bool {
    let inner = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(inner) && !name.ends_with('-')
}

/// `d20:5`: a die and the face it shows.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Rolled {
    pub die: Die,
    pub face: u8,
}

impl TryFrom<String> for Rolled {
    type Error = String;

    fn try_from(text: String) -> Result<Rolled, String> {
        let reason = || format!("\"{text}\": expected a die and its face as in \"d20:5\" (d6, d10, d20)");
        let (die, face) = text.split_once(':').ok_or_else(reason)?;
        let die = match die {
            "d6" => Die::D6,
            "d10" => Die::D10,
            "d20" => Die::D20,
            _ => return Err(reason()),
        };
        let face: u8 = face.parse().map_err(|_| reason())?;
        if face < 1 || die.faces() < face {
            return Err(format!("\"{text}\": a die of {} faces has no {face}", die.faces()));
        }
        Ok(Rolled { die, face })
    }
}

/// A rule id.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Rule(pub RuleId);

impl TryFrom<String> for Rule {
    type Error = String;

    fn try_from(text: String) -> Result<Rule, String> {
        text.parse().map(Rule).map_err(|reason| format!("\"{text}\": {reason}"))
    }
}

/// `strength 10 DW-06-18` or `strength 10`: a term of a reckoning.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub(crate) struct TermLine {
    pub label: String,
    pub value: i16,
    pub rule: Option<RuleId>,
}

impl TryFrom<String> for TermLine {
    type Error = String;

    fn try_from(text: String) -> Result<TermLine, String> {
        let reason =
            || format!("\"{text}\": expected label, value and perhaps a rule as in \"strength 10 DW-06-18\"");
        let words: Vec<&str> = text.split_whitespace().collect();
        let (label, value, rule) = match *words.as_slice() {
            [label, value] => (label, value, None),
            [label, value, rule] => (label, value, Some(rule.parse().map_err(|_| reason())?)),
            _ => return Err(reason()),
        };
        Ok(TermLine { label: label.to_string(), value: value.parse().map_err(|_| reason())?, rule })
    }
}

impl fmt::Display for TermLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.label, self.value)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " {rule}"))
    }
}

/// `8/20`: a probability.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "String")]
pub(crate) struct Fraction {
    pub part: u128,
    pub whole: u128,
}

impl Fraction {
    /// Whether two fractions are the same number; `None` where the products are too large to tell.
    pub fn equals(self, other: Fraction) -> Option<bool> {
        Some(self.part.checked_mul(other.whole)? == other.part.checked_mul(self.whole)?)
    }
}

impl TryFrom<String> for Fraction {
    type Error = String;

    fn try_from(text: String) -> Result<Fraction, String> {
        let parts =
            text.split_once('/').and_then(|(part, whole)| Some((part.parse().ok()?, whole.parse().ok()?)));
        match parts {
            Some((part, whole)) if 0 < whole && part <= whole => Ok(Fraction { part, whole }),
            _ => Err(format!("\"{text}\": expected a probability as in \"8/20\"")),
        }
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.whole)
    }
}
