//! The program as people and other programs see it: what it prints and how it ends.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests fail by panicking, like the tests themselves"
)]

mod commands;
mod data;
mod lab;
mod odds;
mod play;
mod program;
mod referee;
mod review;
mod verify;
