//! The geometry of the hex field, against independent reckonings.

mod course;
mod facing;
mod grid;
mod sight;
