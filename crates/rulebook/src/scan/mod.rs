//! Finds in Rust sources, data files and case files which rules the program enforces and which the tests name.
//!
//! The build script runs this and embeds what it found; the library compiles it only for its tests. It reads
//! tokens, not syntax trees: enough to tell code from comments, strings and tests, and quick to build. Odd
//! input gives fewer findings, never a failure.

pub mod cases;
pub mod code;
pub mod data;
mod lexer;
mod names;
pub mod source;

use std::collections::BTreeMap;

/// File and line, both as people name them: the path from the root of the repository, lines from 1.
pub type Spot = (String, u32);

/// Rule ids in their printed form with the places found for each.
pub type Findings = BTreeMap<String, Vec<Spot>>;

/// Adds a place, once.
pub fn note(findings: &mut Findings, id: String, spot: Spot) {
    let spots = findings.entry(id).or_default();
    if !spots.contains(&spot) {
        spots.push(spot);
    }
}
