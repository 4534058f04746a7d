//! Case files from outside: what they can say, and every way in which they can fail.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, also in its helpers"
)]

mod battles;
mod cases;
mod changed;
mod format;
mod garbage;
mod phases;
mod standard;
mod warhammer;
