//! Case files: a position, actions of both sides with the dice that fall, and what must come of it. Each is a test of
//! the engine and a position to play. The format is described in `docs/cases.md`.
//!
//! [`Cases`] lets a battle start from the position of a case, as the scenario `case/<id>`; [`Case::frames`] shows its
//! steps.
//!
//! What the cases of all systems have in common is here: the shape of a file, the strict runner, what happened and who is
//! asked. Each system has a module with a `Kind`: its positions, and the words for its values.
//!
//! Cases are strict: whatever is not exactly as written down is a [`Failure`] that names file, line and step.

mod builtin;
mod case;
mod demonworld;
mod expect;
mod facts;
mod failure;
mod format;
mod kind;
mod notation;
mod own_words;
mod play;
mod run;
mod warhammer;
mod words;

pub use builtin::{Cases, builtin, builtin_files};
pub use case::{Case, load, parse};
pub use failure::{Failure, Fault};
pub use format::Text;
pub use play::Frame;
pub use run::{CaseResult, Report, Summary, run, run_path};
