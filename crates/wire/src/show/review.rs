//! A battle looked at again: who was likely to win, what changed it, and how the dice fell.

use serde::Serialize;
use ts_rs::TS;

/// A battle looked at again. Moments are counted as the frames of a replay are: so many entries have been played.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReviewNow {
    /// In their order, from the start to the end of what was played.
    pub moments: Vec<MomentNow>,
    /// Where each round begins; the set-up is before the first.
    pub rounds: Vec<RoundNow>,
    /// What changed most, the largest change first.
    pub swings: Vec<SwingNow>,
    /// The dice that had a chance to succeed, by moment.
    pub throws: Vec<ThrowNow>,
    /// The kinds of dice that fell, in the order in which they are shown.
    pub kinds: Vec<ThrowKindNow>,
    /// Battles that were imagined from each moment.
    pub battles: u32,
}

/// The chance of side a to win, in per cent; a draw counts half.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct MomentNow {
    pub n: u32,
    pub percent: f64,
    /// How far it may be off, either way, with 95 % confidence.
    pub error: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RoundNow {
    pub n: u32,
    pub round: u16,
}

/// What one entry changed: parts of a hundred of the chance of side a.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SwingNow {
    /// The moment after it.
    pub n: u32,
    /// Who decided.
    pub side: String,
    pub round: u16,
    /// What was done.
    pub text: String,
    /// What its dice brought, where they made the greater part of the change.
    pub told: Vec<String>,
    pub rule: Option<String>,
    pub cause: SwingCause,
    pub change: f64,
    /// The part that the choice of this action made, against what a sergeant would have done.
    pub decision: f64,
    /// The part that its dice made.
    pub dice: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum SwingCause {
    Dice,
    Decision,
}

/// Dice of one kind that fell together.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ThrowNow {
    pub n: u32,
    /// Whom it helps that many succeed.
    pub side: String,
    pub kind: String,
    pub expected: f64,
    pub fallen: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ThrowKindNow {
    pub id: String,
    pub name: String,
    /// The rule of all its dice, where it is one.
    pub rule: Option<String>,
}
