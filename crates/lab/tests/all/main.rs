//! Battles by the thousand, and the players in them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

mod common;
mod contest;
mod every_player;
mod review;
mod sergeant;
mod sergeant_scenarios;
mod sergeant_standard;
mod sergeant_warhammer;
mod simulation;
