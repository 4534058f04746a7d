//! What every rulebook of Walstatt shares, and nothing else: sides, rule ids, dice by name, reckonings,
//! events, the [`Game`] contract, exact odds, the re-run of a battle.
//!
//! This crate does no I/O, owns no clock and no thread, and knows no rulebook.

mod citations;
mod dice;
mod game;
mod hash;
mod natural;
mod notation;
mod odds;
mod play;
mod reckoning;
mod rng;
mod rule;
mod side;

pub use citations::{Citations, Cites, Events};
pub use dice::{
    Ask, Dice, Die, FastDice, Pool, Prefix, Recorded, RollKey, ScriptFault, Scripted, SealedDice, Seed, Total,
};
pub use game::{Game, Outcome, Pending, Viewer};
pub use hash::StateHasher;
pub use natural::Natural;
pub use notation::{Notation, ParseNotationError};
pub use odds::{Course, Distribution, Effort, Odds, chain_odds, odds, play_chain};
pub use play::{Entry, Fault, rerun};
pub use reckoning::{Reckoning, Term};
pub use rng::Rng;
pub use rule::{ParseRuleError, RuleId, RuleKind};
pub use side::{BySide, Side};
