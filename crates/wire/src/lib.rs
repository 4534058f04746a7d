//! The one place that knows JSON and TOML: battles of any system without their types, their saved form, the data
//! files, the words.
//!
//! # Playing
//!
//! * [`systems()`], [`system`], [`scenarios`], [`players()`], [`check_player`]: what there is.
//! * [`Session::new`]: begins a battle; [`Session::resume`]: goes on with a journal; [`Session::fork`]: goes on
//!   elsewhere. An [`Opener`] lets battles start from more than the scenarios.
//! * [`Session::battle`] is a [`Battle`]: `pending`, `legal`, `check`, `view`, `odds`, `preview`, `choose`,
//!   `outcome`, `names`.
//! * [`Session::apply`] plays an action and returns the events and the journal line to append;
//!   [`Session::apply_all`] plays several or none; [`Session::apply_rolled`] takes dice rolled by hand;
//!   [`Session::undo`] takes back.
//! * [`Journal::parse`], [`Journal::text`], [`verify()`], [`retell`]: the saved form.
//! * [`review()`], [`shown_review`]: who was likely to win, and what changed it.
//! * [`new_battle`]: a battle without a journal.
//!
//! # JSON
//!
//! * Sides are `"a"` and `"b"`; an outcome is `{"won":"a"}` or `"draw"`.
//! * Actions have the tag `do`: `{"do":"order","unit":1,"order":"attack"}`, see [`demonworld::action`].
//! * Events have the tag `event`, refusals the tag `refusal`; both have a `rule`: `"DW-05-12"`.
//! * Views: see [`demonworld::view`].
//!
//! # Words
//!
//! [`Words`] turns events, refusals, actions, steps and labels into German or English sentences with the [`Names`]
//! of the battle.
//!
//! Nothing here panics on what a file or a user can influence: errors name the place and the reason.

pub mod demonworld;
mod erased;
mod experiment;
mod files;
mod journal;
mod json;
pub mod odds;
mod review;
mod seal;
mod session;
pub mod show;
mod systems;
mod verify;
pub mod warhammer;
mod words;

pub use erased::{Applied, Battle, Choice, Erased, Rejected, System};
pub use experiment::Experiment;
pub use files::DataError;
pub use fluent_bundle::FluentValue;
pub use journal::{
    DiceHeader, ENGINE, Entry, Header, Journal, JournalError, PlayerNames, SCHEMA, end_line, reveal_line,
};
pub use json::{Malformed, outcome_to_json, side_from, side_name};
pub use review::{Reviewed, Throw, ThrowKind, review, shown_review};
pub use session::{
    DiceChoice, Listener, PlayError, Played, Rolled, Session, UndoError, Undone, Warning, retell,
};
pub use systems::{
    Bout, DataFiles, Deed, Error, ListInfo, ListedUnit, Lists, Opener, Opening, Options, Registration,
    SYSTEMS, ScenarioInfo, Scenarios, School, Series, check_player, new_battle, players, recorded, scenarios,
    system, systems,
};
pub use verify::{Verified, verify, verify_with};
pub use words::{Kind, Lang, Names, UnknownLang, Words, inches};
