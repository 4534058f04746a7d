//! The program as people and other programs see it: what it prints and how it ends.

mod commands;
mod play;
mod program;
mod referee;
