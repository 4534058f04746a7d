//! Exact geometry of the table measured in inches: integers only, no
//! allocation after the ground is laid out, no panics.
//!
//! Lengths are thousandths of an inch ([`Mil`]), `x` grows eastwards and `y`
//! northwards. Directions are 65536ths of a full turn ([`Angle`]), counted
//! counter-clockwise from east.
//!
//! **One rounding place.** Turning a vector ([`Angle::rotate`]) rounds to the
//! nearest [`Mil`]. The corners of every [`Rect`] are made by it, and so is the
//! way of every move; whatever is asked about the corners afterwards (overlap,
//! within a distance, contained, crossed) is answered exactly.
//!
//! **One tolerance.** Two bodies touch if they are at most [`CONTACT`] apart.
//! They overlap if their interiors meet, however little.
//!
//! **One outline.** A body is a union of convex polygons with corners in whole
//! [`Mil`]s: the four corners of a rectangle, the 48 of an oval, a polygon per
//! stretch of a river. A line without width is a body without interior.
//!
//! Coordinates up to [`Point::LIMIT`] either way are accepted, and every
//! computation on bodies within it fits its integers.

#![no_std]

extern crate alloc;

mod angle;
mod arc;
mod body;
mod cast;
mod charge;
mod contact;
mod distance;
mod few;
mod flight;
mod glimpse;
mod number;
mod point;
mod rect;
mod shape;
mod sight;
mod sightline;
mod sweep;
mod template;
mod turn;
mod wheel;

pub use angle::Angle;
pub use arc::{Zone, Zones, in_arc, in_front_arc, in_zone, zone_of};
pub use body::{Body, Convex, Pieces, Quad};
pub use charge::{ChargeLine, charge_line, charge_lines, close_the_door, line_up};
pub use contact::{Contact, contact, contacts};
pub use distance::{contains, distance, nearer, nearest_points, overlap, point_in, touches, within};
pub use flight::{
    Border, Flight, first_free_spot, flight_directions, flight_path, free_spot_around, nearest_border,
    way_meets,
};
pub use glimpse::Glimpse;
pub use point::{Bounds, Point, Vector};
pub use rect::{Edge, Hand, Rect, wheel_cost, wheel_for_cost};
pub use shape::{Shape, Solid};
pub use sight::{Blocker, count_seen, see, sees};
pub use sightline::Sightline;
pub use sweep::{
    Lane, Obstacle, Stop, Stretch, Sweep, each_stretch, ends_free, is_free_shift, stretch, sweep_advance,
    sweep_shift,
};
pub use template::{Circle, Crossed, CrossedList, crossed, shot};
pub use wheel::{each_wheel_stretch, sweep_wheel, wheel_bounds, wheel_meets, wheel_stretch};

/// A length or coordinate in thousandths of an inch.
pub type Mil = i32;

/// One inch.
pub const INCH: Mil = 1000;

/// How far apart two bodies may be and still touch: the only tolerance there
/// is.
pub const CONTACT: Mil = 50;
