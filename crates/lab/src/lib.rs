//! Many battles at once: who wins how often, how fast, and which rules are applied on the way.

pub mod demonworld;
mod simulate;

pub use simulate::{Batch, Sink, Tally, simulate};
