//! What the server keeps: battles with their journals, seats, people. SQLite serves one machine, Postgres many.
//!
//! [`Store`] is the door. Everything that changes something goes through one thread, which commits all that waits in one
//! transaction and answers only when it is durable; reads have a connection of their own. The statements are the same
//! for both databases (`statements`); a `Backend` only runs them.

mod backend;
mod error;
mod metrics;
mod postgres;
mod rows;
mod sqlite;
mod statements;
mod store;
mod worker;

pub use error::StoreError;
pub use metrics::{BOUNDS, Metrics};
pub use rows::{Append, BattleRow, Hash, PersonId, PersonRow, Progress, SeatRow};
pub use store::Store;
