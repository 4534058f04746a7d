//! Demonworld in the laboratory.

pub mod attempts;
mod fired;
mod measure;
pub mod positions;

pub use fired::fired;
