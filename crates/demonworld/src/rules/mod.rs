//! One constant per rule and ruling, in the order of the book, so that code cites a rule by name and a misspelt rule
//! does not compile. `crates/rulebook` finds the code that enforces a rule by these names.

mod battles;
mod command;
mod fighting;
mod ground;
mod intro;

pub use battles::*;
pub use command::*;
pub use fighting::*;
pub use ground::*;
pub use intro::*;

use table::{RuleId, RuleKind};

const fn rule(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"DW", chapter, RuleKind::Rule, number)
}

const fn ruling(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"DW", chapter, RuleKind::Ruling, number)
}
