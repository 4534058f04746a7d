//! Which systems, scenarios and computer players exist, and how a battle begins.

use crate::demonworld;
use crate::erased::Battle;
use crate::json::Malformed;
use serde_json::{Map, Value};
use std::fmt;

/// The switches of the table as they were asked for; what is absent takes its default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// For Demonworld: the switches of the engine's `HouseRules` and, for own battles, what is agreed on;
    /// docs/protocol.md lists them. What is absent is as the scenario has it.
    pub house: Map<String, Value>,
}

/// A battle at its first decision.
#[derive(Clone, Debug)]
pub struct Opening {
    pub battle: Box<dyn Battle>,
    /// What happened before the first decision.
    pub events: Vec<Value>,
}

/// A scenario that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioInfo {
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    /// The part of the book: `intro`, `standard`.
    pub tier: String,
    /// The rule that describes it.
    pub rule: String,
}

/// Why a battle cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    UnknownSystem {
        name: String,
        known: Vec<String>,
    },
    UnknownScenario {
        name: String,
        known: Vec<String>,
    },
    UnknownPlayer {
        name: String,
        known: Vec<String>,
    },
    /// A switch that does not exist or has an impossible value.
    House(Malformed),
    /// The data files of the system are faulty.
    Data(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut unknown = |what: &str, name: &str, known: &[String]| {
            write!(f, "unknown {what} \"{name}\"; there are: {}", known.join(", "))
        };
        match self {
            Error::UnknownSystem { name, known } => unknown("system", name, known),
            Error::UnknownScenario { name, known } => unknown("scenario", name, known),
            Error::UnknownPlayer { name, known } => unknown("player", name, known),
            Error::House(fault) => write!(f, "{fault}"),
            Error::Data(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for Error {}

const DEMONWORLD: &str = <::demonworld::Battle as table::Game>::SYSTEM;

/// The names of all systems.
pub fn systems() -> Vec<&'static str> {
    vec![DEMONWORLD]
}

fn unknown_system(name: &str) -> Error {
    Error::UnknownSystem { name: name.to_owned(), known: systems().into_iter().map(str::to_owned).collect() }
}

/// The scenarios of a system.
pub fn scenarios(system: &str) -> Result<Vec<ScenarioInfo>, Error> {
    match system {
        DEMONWORLD => demonworld::scenarios(),
        _ => Err(unknown_system(system)),
    }
}

/// The computer players of a system.
pub fn players(system: &str) -> Result<Vec<&'static str>, Error> {
    match system {
        DEMONWORLD => Ok(demonworld::players()),
        _ => Err(unknown_system(system)),
    }
}

/// Checks the name of a computer player.
pub fn check_player(system: &str, player: &str) -> Result<(), Error> {
    let known = players(system)?;
    if known.contains(&player) {
        return Ok(());
    }
    let known = known.into_iter().map(str::to_owned).collect();
    Err(Error::UnknownPlayer { name: player.to_owned(), known })
}

/// Opens battles by the names that a journal notes: whoever knows more than the scenarios brings an own one.
pub trait Opener: Send + Sync + fmt::Debug {
    fn open(&self, system: &str, scenario: &str, options: &Options) -> Result<Opening, Error>;
}

/// Opens the scenarios of the data files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scenarios;

impl Opener for Scenarios {
    fn open(&self, system: &str, scenario: &str, options: &Options) -> Result<Opening, Error> {
        new_battle(system, scenario, options)
    }
}

/// Begins a battle.
pub fn new_battle(system: &str, scenario: &str, options: &Options) -> Result<Opening, Error> {
    match system {
        DEMONWORLD => demonworld::open(scenario, options),
        _ => Err(unknown_system(system)),
    }
}
