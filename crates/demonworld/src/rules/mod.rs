//! One constant per rule and ruling, in the order of the book, so that code cites a rule by name and a misspelt rule
//! does not compile. `crates/rulebook` finds the code that enforces a rule by these names.

mod intro;
mod standard;

pub use intro::*;
pub use standard::*;

use table::{RuleId, RuleKind};

const fn rule(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"DW", chapter, RuleKind::Rule, number)
}

const fn ruling(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"DW", chapter, RuleKind::Ruling, number)
}
