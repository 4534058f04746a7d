//! Warhammer's side of the wire: its data files, and the JSON forms of its actions, events, refusals and views.
//!
//! Lengths are thousandths of an inch, places `[x, y]`, angles 65536ths of a full turn; units are their numbers, enumerated
//! values are kebab-case words.

pub mod action;
mod chain;
pub mod data;
mod event;
mod luck;
mod names;
mod show;
mod switches;
mod system;
pub mod view;

pub use event::{event_to_json, refusal_to_json};
pub use switches::switches_over;
pub(crate) use system::REGISTRATION;
pub use system::{Called, Warhammer, setup};
