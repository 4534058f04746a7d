//! Whole battles from outside.

mod allocations;
mod common;
mod random_play;
