//! The wire from outside: everything through the public API.

mod actions;
mod battles;
mod data;
mod journals;
mod values;
mod words;
