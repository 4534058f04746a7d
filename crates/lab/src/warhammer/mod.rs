//! Warhammer in the laboratory.

mod attempts;
mod fired;
mod measure;

pub use fired::fired;
