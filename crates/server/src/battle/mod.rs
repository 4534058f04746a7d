//! Hosted battles: one task for each that somebody watches or that owes an action of the computer.

mod asked;
pub mod hall;
mod host;
pub mod ledger;
mod letter;
mod shown;
pub mod think;
mod thought;

pub use letter::{Attach, Letter, Out, SocketId};
pub use shown::{mentioned, viewer_from};

use wire::Opener;

/// Opens everything the server can host.
pub static OPENER: &dyn Opener = &casebook::Cases;
