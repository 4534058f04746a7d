//! Many battles at once: who wins how often, how fast, and which rules are applied on the way.

mod account;
pub mod demonworld;
mod duel;
mod effort;
mod fought;
mod pool;
mod review;
mod simulate;
pub mod stats;
mod train;
pub mod warhammer;

pub use account::{Account, Share};
pub use duel::{Duel, duel};
pub use effort::{Effort, Fired};
pub use fought::{Fought, Measure, Measured, fight};
pub use pool::each;
pub use review::{Course, Imagined, Moment, Review, Swing};
pub use simulate::{Batch, Sink, Tally, chooser, retrace, simulate};
pub use train::{Miss, Trained, train};
