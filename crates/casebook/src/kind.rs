//! What a system brings so that its cases can be read, run and shown.

use crate::case::Case;
use crate::expect::Log;
use crate::facts::{Facts, Reckoned};
use crate::failure::{Failure, Fault};
use crate::format::{Asked, EventPart, Head, IllegalPart, LegalPart, OutcomeName, Step};
use crate::notation::{Rolled, Rule};
use crate::play::Frame;
use crate::run::Report;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::fmt;
use table::{Game, Scripted};
use wire::{Error, Opening, Options, System};

pub(crate) type GameOf<K> = <<K as Kind>::System as System>::Game;
pub(crate) type ActionOf<K> = <GameOf<K> as Game>::Action;
pub(crate) type EventOf<K> = <GameOf<K> as Game>::Event;
pub(crate) type RefusalOf<K> = <GameOf<K> as Game>::Refusal;

/// A fault and the byte of the file where it lies; without one where it cannot be told.
pub(crate) type Placed = (Option<usize>, Fault);

/// The position of a case of one system, and how its words and the values of the engine go together.
pub(crate) trait Kind: fmt::Debug + Send + Sync + Sized + 'static {
    type System: System;
    type Expect: fmt::Debug + Send + Sync + 'static;

    /// The names of all events, so that one that was misspelt is found also where it must not occur.
    const EVENTS: &'static [&'static str];

    /// Reads a whole file, strictly. The position is a valid start of a battle.
    fn read(text: &str) -> Result<Read<Self>, Placed>;

    /// The battle at its first decision. `house` replaces switches of the case.
    fn begin(
        &self,
        house: &Map<String, Value>,
        dice: &mut Scripted,
        log: &mut Log<EventOf<Self>>,
    ) -> Result<GameOf<Self>, Error>;

    /// What the battle is made from, for the table.
    fn system(&self, case: &Case) -> Result<Self::System, Fault>;

    /// The actions that a step or an expectation writes down.
    fn actions(&self, written: &Facts) -> Result<Vec<ActionOf<Self>>, String>;

    /// An event without its reckoning.
    fn event(&self, event: &EventOf<Self>) -> Facts;

    fn reckoning(event: &EventOf<Self>) -> Option<Reckoned>;

    fn refusal(&self, refusal: &RefusalOf<Self>) -> Facts;

    /// The decision that is asked for, with `step` as its name.
    fn step(&self, game: &GameOf<Self>) -> Facts;

    /// What is expected as in every system.
    fn common(expect: &Self::Expect) -> Common<'_>;

    /// Compares how things stand with what is expected of that; the number of expectations.
    fn stand(&self, game: &GameOf<Self>, expect: &Self::Expect) -> Result<usize, Fault>;
}

/// Expectations that every system has: what happened, who is asked and what may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Common<'a> {
    pub events: &'a [EventPart],
    pub no_events: &'a [String],
    pub cited: &'a [Rule],
    pub asked: Option<&'a Asked>,
    pub legal: &'a [LegalPart],
    pub illegal: &'a [IllegalPart],
    pub round: Option<u16>,
    pub outcome: Option<OutcomeName>,
}

/// A file that has been read.
pub(crate) struct Read<K: Kind> {
    pub head: Head,
    /// Where the start stands, and where the steps do.
    pub start: usize,
    pub steps: Vec<usize>,
    pub script: Script<K>,
}

/// What is played, and what must come of it.
#[derive(Debug)]
pub(crate) struct Script<K: Kind> {
    pub kind: K,
    /// Dice that fall before the first decision.
    pub dice: Vec<Rolled>,
    pub expect: Option<K::Expect>,
    pub steps: Vec<Step<K::Expect>>,
}

/// A script of any system.
pub(crate) trait Body: fmt::Debug + Send + Sync {
    fn run(&self, case: &Case) -> Result<Report, Failure>;
    fn open(&self, case: &Case, options: &Options) -> Result<Opening, Error>;
    fn opening(&self, case: &Case) -> Result<Opening, Failure>;
    fn frames(&self, case: &Case) -> Result<Vec<Frame>, Failure>;
}

/// Reads the shape of a file.
pub(crate) fn shape<F: DeserializeOwned>(text: &str) -> Result<F, Placed> {
    toml::from_str(text)
        .map_err(|error| (error.span().map(|span| span.start), Fault::malformed(error.message())))
}

/// Whether a position without these faults is a battle; if not, why. The engine numbers units from 0; the file names them.
pub(crate) fn sound(
    faults: &[impl fmt::Display],
    units: impl Iterator<Item = impl fmt::Display>,
) -> Result<(), String> {
    if faults.is_empty() {
        return Ok(());
    }
    let units: Vec<String> = units.enumerate().map(|(n, name)| format!("{n} {name}")).collect();
    Err(format!("the position is no battle: {} (units: {})", Error::data(faults), units.join(", ")))
}
