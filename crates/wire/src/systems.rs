//! Which systems, scenarios and computer players exist, and how a battle begins.

use crate::erased::Battle;
use crate::files::DataError;
use crate::journal::PlayerNames;
use crate::json::Malformed;
use crate::session::{DiceChoice, Session};
use crate::{demonworld, warhammer};
use lab::{Batch, Duel, Effort, Fired, Fought, Tally, Trained};
use players::{Player, Rank};
use serde_json::{Map, Value};
use std::fmt;
use std::ops::Range;
use std::sync::atomic::AtomicUsize;
use table::{BySide, Citations, Side};

/// The switches of the table as they were asked for; what is absent takes its default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Options {
    /// The switches of the system's engine and what is agreed on, such as the armies of an own battle; docs/protocol.md
    /// lists them. What is absent is as the scenario has it.
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

/// The army lists of a system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    /// The usual scenario that leaves the armies open.
    pub scenario: String,
    pub lists: Vec<ListInfo>,
}

/// A ready army.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListInfo {
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    pub points: u32,
    pub units: Vec<ListedUnit>,
}

/// A unit of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedUnit {
    pub id: String,
    pub name_de: String,
    pub name_en: String,
    /// With everything it has.
    pub points: u32,
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
    /// A simulated battle takes another course when it is played again.
    Unrepeatable(String),
}

impl Error {
    /// Data from which no battle can be made, with all that is wrong with them.
    pub fn data(faults: &[impl fmt::Display]) -> Error {
        Error::Data(listed(faults))
    }
}

/// All faults in one line.
pub(crate) fn listed(faults: &[impl fmt::Display]) -> String {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    faults.join("; ")
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
            Error::Unrepeatable(fault) => {
                write!(f, "the battle takes another course when it is played again: {fault}")
            }
        }
    }
}

impl std::error::Error for Error {}

/// What the program asks of a system besides its battles. Each system has one, in its own module.
#[derive(Clone, Copy, Debug)]
pub struct Registration {
    /// Short and lower-case, as in journals: `demonworld`.
    pub name: &'static str,
    /// From the weakest to the strongest.
    pub players: &'static [Rank],
    pub scenarios: fn() -> Result<Vec<ScenarioInfo>, Error>,
    /// Begins a battle of a scenario.
    pub open: fn(scenario: &str, options: &Options) -> Result<Opening, Error>,
    /// Lets computer players fight many battles, without JSON. The counter counts those that are over.
    pub simulate: fn(&Series<'_>, &AtomicUsize) -> Result<Tally<Citations>, Error>,
    /// What was done in one battle of a series.
    pub retrace: fn(&Series<'_>, number: usize) -> Result<Vec<Deed>, Error>,
    /// Lets two players fight pairs of battles with sides swapped.
    pub duel: fn(&Bout<'_>, Range<usize>, &AtomicUsize) -> Result<Duel, Error>,
    /// Trains the evaluation of positions by battles. The counter counts those that are over.
    pub train: fn(&School<'_>, &AtomicUsize) -> Result<Trained, Error>,
    /// The army lists that battles can be fought with.
    pub lists: fn() -> Result<Lists, Error>,
    /// The battles of a series with those numbers, one after the other, without listeners.
    pub fight: fn(&Series<'_>, numbers: &[usize]) -> Result<Vec<Fought>, Error>,
    /// Which rules are applied in random play of everything up to a tier of the book.
    pub fired: fn(tier: &str, Effort) -> Result<Fired, Error>,
    pub data: DataFiles,
}

/// The data files of a system.
#[derive(Clone, Copy, Debug)]
pub struct DataFiles {
    pub names: &'static [&'static str],
    /// The JSON Schema of a file; `None` where there is no file of that name.
    pub schema: fn(file: &str) -> Option<Value>,
    /// What is wrong with the data if these texts stand in for the files of those names.
    pub faults: fn(&[(String, String)]) -> Vec<DataError>,
}

/// An action and who did it.
pub type Deed = (Side, Value);

/// Many battles of computer players.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a> {
    pub scenario: &'a str,
    pub options: &'a Options,
    pub players: BySide<Player>,
    pub batch: Batch,
}

/// Two computer players against each other.
#[derive(Clone, Copy, Debug)]
pub struct Bout<'a> {
    pub scenario: &'a str,
    /// Where the scenario leaves the armies open and nothing is said about them, the sample lists take turns, each against
    /// itself.
    pub options: &'a Options,
    pub players: [Player; 2],
    /// Its games are pairs here.
    pub batch: Batch,
}

/// Battles of a computer player against himself, from which an evaluation of positions is to be learnt.
#[derive(Clone, Copy, Debug)]
pub struct School<'a> {
    /// They take turns. Armies are as in a [`Bout`].
    pub scenarios: &'a [String],
    pub options: &'a Options,
    pub player: Player,
    pub batch: Batch,
}

/// All systems. Another one is a module and a line here.
pub static SYSTEMS: [Registration; 2] = [demonworld::REGISTRATION, warhammer::REGISTRATION];

/// The names of all systems.
pub fn systems() -> Vec<&'static str> {
    SYSTEMS.iter().map(|system| system.name).collect()
}

/// The system of that name.
pub fn system(name: &str) -> Result<&'static Registration, Error> {
    SYSTEMS.iter().find(|system| system.name == name).ok_or_else(|| Error::UnknownSystem {
        name: name.to_owned(),
        known: systems().into_iter().map(str::to_owned).collect(),
    })
}

/// The scenarios of a system.
pub fn scenarios(name: &str) -> Result<Vec<ScenarioInfo>, Error> {
    (system(name)?.scenarios)()
}

/// The computer players of a system.
pub fn players(name: &str) -> Result<Vec<&'static str>, Error> {
    Ok(system(name)?.players.iter().map(|rank| rank.name()).collect())
}

/// The computer player of that name, such as `captain:50ms`, if the system has it.
pub fn check_player(name: &str, player: &str) -> Result<Player, Error> {
    let known = system(name)?.players;
    let read: Option<Player> = player.parse().ok();
    read.filter(|player| known.contains(&player.rank)).ok_or_else(|| Error::UnknownPlayer {
        name: player.to_owned(),
        known: known.iter().map(|rank| rank.name().to_owned()).collect(),
    })
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
pub fn new_battle(name: &str, scenario: &str, options: &Options) -> Result<Opening, Error> {
    (system(name)?.open)(scenario, options)
}

/// One battle of a series, to be kept, verified and looked at like any other.
pub fn recorded(system: &Registration, series: &Series<'_>, number: usize) -> Result<Session, Error> {
    let dice = DiceChoice::Fast { seed: series.batch.seed_of(number) };
    let name = |side: Side| series.players[side].to_string();
    let names = PlayerNames { a: name(Side::A), b: name(Side::B) };
    let mut session = Session::new(system.name, series.scenario, series.options, dice, names)?;
    for (side, action) in (system.retrace)(series, number)? {
        session.apply(side, &action).map_err(|fault| Error::Unrepeatable(fault.to_string()))?;
    }
    Ok(session)
}
