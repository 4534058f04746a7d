//! Case files: a position, actions of both sides with the dice that fall, and what must come of it. Each is a test of
//! the engine and a position to play. The format is described in `docs/cases.md`.
//!
//! [`Cases`] lets a battle start from the position of a case, as the scenario `case/<id>`; [`Case::frames`] shows its
//! steps.
//!
//! Cases are strict: whatever is not exactly as written down is a [`Failure`] that names file, line and step.

mod builtin;
mod case;
mod expect;
mod failure;
mod format;
mod names;
mod notation;
mod play;
mod position;
mod run;
mod speech;
mod stand;
mod words;

pub use builtin::{Cases, builtin, builtin_files};
pub use case::{Case, load, parse};
pub use failure::{Failure, Fault};
pub use format::Text;
pub use names::Names;
pub use play::Frame;
pub use run::{CaseResult, Report, Summary, run, run_path};
