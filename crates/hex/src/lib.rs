//! Exact geometry of the hex field (Sechseckfeld): integers only, no
//! allocation, no panics.
//!
//! Hexes are pointy-top with axial coordinates `(q, r)`; `r` grows towards the
//! own, southern side. Directions run through the sides of a hex, facings
//! through its corners; both count clockwise.

#![no_std]

mod arc;
mod course;
mod direction;
mod facing;
mod hex;
mod sight;

pub use arc::Arc;
pub use course::{Crossing, Hand, Meeting, Side, each_crossing, each_met};
pub use direction::Direction;
pub use facing::{Facing, Zone};
pub use hex::Hex;
pub use sight::{first_touched, line_touches};
