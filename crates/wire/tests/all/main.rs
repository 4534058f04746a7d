//! The wire from outside: everything through the public API.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

mod actions;
mod battles;
mod cards;
mod data;
mod free;
mod journals;
mod sessions;
mod show;
mod values;
mod words;
