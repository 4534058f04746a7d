//! The data files of Demonworld: units, weapons, boards, scenarios. Strict: an unknown key, a wrong type, a number
//! without provenance or a reference to nothing is an error with file, line and reason.

mod entries;
mod symbols;

pub use entries::{
    BandEntry, BoardEntry, Force, Given, MeleeEntry, MeleeType, Note, Profile, Provenance, RangedEntry,
    RangedType, Scenario, Standard, Zone,
};
pub use symbols::{Symbol, Symbols, glyph_of, short_of};

use ::demonworld::{Board, HouseRules, Setup, Start, UnitSetup};
use ::table::{BySide, Side};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::{Arc, OnceLock};
use toml::Spanned;

const UNITS: &str = include_str!("../../../../data/demonworld/units.toml");
const BOARDS: &str = include_str!("../../../../data/demonworld/boards.toml");
const WEAPONS: &str = include_str!("../../../../data/demonworld/weapons.toml");
const SCENARIOS: &str = include_str!("../../../../data/demonworld/scenarios.toml");

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    pub file: &'static str,
    /// From 1; absent where no line can be named.
    pub line: Option<usize>,
    /// The key on that line.
    pub key: Option<String>,
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if let Some(key) = &self.key {
            write!(f, ": {key}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for DataError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    profile: Vec<Profile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    board: Vec<BoardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponsFile {
    ranged: Vec<RangedType>,
    melee: Vec<MeleeType>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenariosFile {
    scenario: Vec<Scenario>,
}

/// All data of Demonworld, complete and consistent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    pub profiles: Vec<Profile>,
    pub boards: Vec<BoardEntry>,
    pub ranged: Vec<RangedType>,
    pub melee: Vec<MeleeType>,
    pub scenarios: Vec<Scenario>,
    hash: [u8; 32],
}

impl Data {
    /// The data that come with the program, read once.
    pub fn builtin() -> Result<Arc<Data>, DataError> {
        static BUILTIN: OnceLock<Result<Arc<Data>, DataError>> = OnceLock::new();
        BUILTIN.get_or_init(|| Data::parse(UNITS, BOARDS, WEAPONS, SCENARIOS).map(Arc::new)).clone()
    }

    /// Reads the four files and checks that every reference leads somewhere. Stops at the first fault.
    pub fn parse(units: &str, boards: &str, weapons: &str, scenarios: &str) -> Result<Data, DataError> {
        let files = [
            File { name: "units.toml", text: units },
            File { name: "boards.toml", text: boards },
            File { name: "weapons.toml", text: weapons },
            File { name: "scenarios.toml", text: scenarios },
        ];
        let [units, boards, weapons, scenarios] = &files;
        let UnitsFile { profile: profiles } = units.read()?;
        let BoardsFile { board: boards_read } = boards.read()?;
        let WeaponsFile { ranged, melee } = weapons.read()?;
        let ScenariosFile { scenario: scenarios_read } = scenarios.read()?;
        let data = Data {
            profiles,
            boards: boards_read,
            ranged,
            melee,
            scenarios: scenarios_read,
            hash: hash(&files),
        };
        units.unique(data.profiles.iter().map(|profile| &profile.id))?;
        boards.unique(data.boards.iter().map(|board| &board.id))?;
        scenarios.unique(data.scenarios.iter().map(|scenario| &scenario.id))?;
        for profile in &data.profiles {
            if let Some(fault) = profile.fault() {
                return Err(units.at(&profile.id, fault));
            }
        }
        for board in &data.boards {
            if let Some(fault) = board.fault() {
                return Err(boards.at(&board.id, fault));
            }
        }
        for scenario in &data.scenarios {
            data.check_scenario(scenario, scenarios)?;
        }
        Ok(data)
    }

    fn check_scenario(&self, scenario: &Scenario, file: &File<'_>) -> Result<(), DataError> {
        if self.board(scenario.board.get_ref()).is_none() {
            return Err(file.at(&scenario.board, "no such board"));
        }
        for side in Side::BOTH {
            let force = scenario.force(side);
            let mut points = 0;
            for unit in &force.units {
                let profile = self.profile(unit.get_ref()).ok_or_else(|| file.at(unit, "no such unit"))?;
                points += u32::from(profile.points.value);
            }
            if points != u32::from(force.points) {
                let reason =
                    format!("side {side:?}: the units have {points} points together, not {}", force.points);
                return Err(file.at(&scenario.id, reason));
            }
        }
        let faults = match self.setup(scenario, HouseRules::default()) {
            Some(setup) => setup.faults(),
            None => return Err(file.at(&scenario.id, "incomplete")),
        };
        match faults.first() {
            Some(fault) => Err(file.at(&scenario.id, fault.to_string())),
            None => Ok(()),
        }
    }

    /// BLAKE3 over the texts of all files, the same for all line endings.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    pub fn profile(&self, id: &str) -> Option<&Profile> {
        self.profiles.iter().find(|profile| profile.id() == id)
    }

    pub fn board(&self, id: &str) -> Option<&BoardEntry> {
        self.boards.iter().find(|board| board.id.get_ref() == id)
    }

    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id() == id)
    }

    /// The set-up of a scenario of these data, both sides yet to deploy; `None` for a scenario of other data.
    pub fn setup(&self, scenario: &Scenario, house: HouseRules) -> Option<Setup> {
        let entry = self.board(scenario.board.get_ref())?;
        let mut zones = BySide::<Vec<(u8, u8, u8)>>::default();
        for zone in &entry.zone {
            zones[zone.side].extend(&zone.spans);
        }
        let mut units = Vec::new();
        let mut rules = vec![scenario.rule, entry.rule];
        for (side, id) in scenario.units() {
            let profile = self.profile(id.get_ref())?;
            rules.push(profile.rule);
            units.push(UnitSetup::new(side, profile.card(), profile.elements.value));
        }
        let board = Board::new(entry.rows, entry.columns)?;
        Some(Setup { board, zones, units, house, start: Start::Deploy, round: 1, rules })
    }
}

/// A file being read.
struct File<'a> {
    name: &'static str,
    text: &'a str,
}

impl File<'_> {
    fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|fault| {
            let start = fault.span().map(|span| span.start);
            let key = start.and_then(|start| self.key_at(start));
            DataError {
                file: self.name,
                line: start.map(|start| self.line_of(start)),
                key,
                reason: fault.message().to_owned(),
            }
        })
    }

    fn line_of(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
    }

    fn key_at(&self, at: usize) -> Option<String> {
        let line = self.text.lines().nth(self.line_of(at) - 1)?;
        line.split_once('=').map(|(key, _)| key.trim().to_owned())
    }

    fn at(&self, value: &Spanned<String>, reason: impl Into<String>) -> DataError {
        DataError {
            file: self.name,
            line: Some(self.line_of(value.span().start)),
            key: Some(value.get_ref().clone()),
            reason: reason.into(),
        }
    }

    fn unique<'a>(&self, ids: impl Iterator<Item = &'a Spanned<String>>) -> Result<(), DataError> {
        let mut seen: Vec<&str> = Vec::new();
        for id in ids {
            if seen.contains(&id.get_ref().as_str()) {
                return Err(self.at(id, "defined twice"));
            }
            seen.push(id.get_ref());
        }
        Ok(())
    }
}

fn hash(files: &[File<'_>]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("walstatt 2026 data files v1");
    for file in files {
        let text = file.text.replace("\r\n", "\n");
        hasher.update(file.name.as_bytes());
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    *hasher.finalize().as_bytes()
}
