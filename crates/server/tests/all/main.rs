//! A real server on a free port, asked by real sockets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, also in its helpers"
)]

mod client;
mod failing;
mod leak;
mod limits;
mod over;
mod pages;
mod people;
mod play;
mod review;
mod seats;
mod standard;
mod types;
