//! Every rule of the sheet, every ruling and every house rule by its number.

mod battle;
mod fighting;
mod magic;
mod moves;
mod nerve;

pub use battle::*;
pub use fighting::*;
pub use magic::*;
pub use moves::*;
pub use nerve::*;

use table::{RuleId, RuleKind};

const fn rule(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"WH", chapter, RuleKind::Rule, number)
}

const fn ruling(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"WH", chapter, RuleKind::Ruling, number)
}

const fn house(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"WH", chapter, RuleKind::House, number)
}

const fn table(chapter: u8, number: u8) -> RuleId {
    RuleId::new(*b"WH", chapter, RuleKind::Table, number)
}
