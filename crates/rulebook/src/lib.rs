//! The rules in our own words, in two languages, and an honest account of them: which rules the engine
//! implements, which are tested, which were applied in simulated battles.
//!
//! [`Rulebook`] holds the texts, [`Coverage`] the account. The account is gathered from the sources when this
//! crate is built, so nobody can claim a rule by hand; only the counts of applied rules come from a run.

mod book;
mod coverage;
#[cfg(test)]
mod scan;

pub use book::{
    Bilingual, BookError, Chapter, Entry, Language, Rule, RuleTable, Rulebook, Ruling, System, Tier,
};
pub use coverage::{Coverage, Lacking, Place, RuleCoverage};
