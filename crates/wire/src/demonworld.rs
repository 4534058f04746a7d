//! Demonworld's side of the wire: its data files, and the JSON forms of its actions, events, refusals and views.
//!
//! Hexes are `[q, r]`, units and elements are their numbers, directions and facings are 0 to 5, enumerated values
//! are kebab-case words.

pub mod action;
mod agreement;
mod chain;
pub mod data;
mod event;
mod faults;
mod ground;
mod luck;
mod names;
mod preview;
mod show;
mod system;
pub mod view;

pub use event::{event_to_json, refusal_to_json};
pub(crate) use system::REGISTRATION;
pub use system::{Called, Demonworld, house_from_json, house_over, setup};
