//! The texts of the rules, and the account of what covers them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

mod book;
mod coverage;
