//! What an action would bring, before the dice fall.

use serde::Serialize;
use ts_rs::TS;

/// What an action would bring, before the dice fall.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Preview {
    pub attacks: Vec<Attack>,
    /// What the attacks do together; `None` where nothing is rolled or nobody can be lost.
    pub odds: Option<OddsNow>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Attack {
    pub attacker: u8,
    pub target: u8,
    pub supporters: Vec<u8>,
    /// `Adliges Fußvolk 3 auf Orkgarde 2`.
    pub text: String,
    pub terms: Vec<TermNow>,
    pub total: i16,
    /// Faces of the die that hit.
    pub chances: u8,
    pub faces: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TermNow {
    pub label: String,
    pub rule: String,
    pub value: i16,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OddsNow {
    /// How often it was played by chance; `None` where every die was counted.
    pub samples: Option<u32>,
    /// The likeliest first, at most twelve.
    pub outcomes: Vec<OutcomeNow>,
    /// Expected losses by unit.
    pub expected: Vec<ExpectedLoss>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OutcomeNow {
    pub percent: f64,
    pub text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ExpectedLoss {
    pub unit: u8,
    pub elements: f64,
    /// How far that may be off; 0 where it was counted.
    pub margin: f64,
}

/// How a chain of events is likely to end that an action would begin.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ChainNow {
    /// How often it was played by chance; `None` where every die was counted.
    pub samples: Option<u32>,
    /// Between never and always, in the order in which it happens.
    pub chances: Vec<ChanceNow>,
    /// Expected losses by unit.
    pub expected: Vec<ExpectedLoss>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ChanceNow {
    pub unit: u8,
    /// `Ordensritter: vernichtet`.
    pub text: String,
    /// The rule by which it comes about.
    pub rule: String,
    pub percent: f64,
    /// How far the true value may be off, in percent; 0 where it was counted.
    pub margin: f64,
}
