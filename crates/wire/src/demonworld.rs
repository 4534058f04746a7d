//! Demonworld's side of the wire: its data files, and the JSON forms of its actions, events, refusals and views.
//!
//! Hexes are `[q, r]`, units and elements are their numbers, directions and facings are 0 to 5, enumerated values
//! are kebab-case words.

pub mod action;
mod agreement;
pub mod data;
mod event;
mod faults;
mod ground;
mod names;
mod preview;
mod show;
mod system;
pub mod view;

pub use event::{event_to_json, refusal_to_json};
pub use system::{Called, Demonworld, house_from_json, house_over, setup};
pub(crate) use system::{open, players, scenarios};
