//! The wire from outside: everything through the public API.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

mod actions;
mod bad_geometry;
mod battles;
mod cards;
mod data;
mod experiments;
mod free;
mod journals;
mod laws;
mod odds;
mod review;
mod sessions;
mod show;
mod systems;
mod values;
mod warhammer_data;
mod warhammer_show;
mod words;
