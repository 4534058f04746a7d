//! What happened, for the log.

use super::TermNow;
use serde::Serialize;
use ts_rs::TS;

/// Something that happened, for all to see.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LogEvent {
    /// `shot-rolled`.
    pub event: String,
    pub text: String,
    pub rule: String,
    pub dice: Vec<DieNow>,
    /// The reckoning of the target number.
    pub terms: Vec<TermNow>,
    pub total: Option<i16>,
    /// Chances out of the faces of the die.
    pub chances: Option<u8>,
    /// Whom it concerns; the table points at them.
    pub units: Vec<u8>,
    pub elements: Vec<u8>,
    pub weight: Weight,
}

/// How much room the log gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum Weight {
    /// A new round or phase.
    Heading,
    Normal,
    /// Shown only in the full log.
    Detail,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DieNow {
    pub faces: u8,
    pub value: u8,
    /// Whether it succeeded; `None` where it decides nothing of the kind.
    pub good: Option<bool>,
}
