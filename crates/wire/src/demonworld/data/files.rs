//! The texts of the data files, and where in them something is wrong.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use toml::Spanned;

macro_rules! text {
    ($file:literal) => {
        include_str!(concat!("../../../../../data/demonworld/", $file))
    };
}

/// The texts of the data files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Texts<'a> {
    pub units: &'a str,
    pub commanders: &'a str,
    pub items: &'a str,
    pub weapons: &'a str,
    pub terrain: &'a str,
    pub sheets: &'a str,
    pub boards: &'a str,
    pub scenarios: &'a str,
    pub armies: &'a str,
    /// How units look; no rule depends on it.
    pub symbols: &'a str,
}

impl Texts<'static> {
    /// Those that come with the program.
    pub const BUILTIN: Texts<'static> = Texts {
        units: text!("units.toml"),
        commanders: text!("commanders.toml"),
        items: text!("items.toml"),
        weapons: text!("weapons.toml"),
        terrain: text!("terrain.toml"),
        sheets: text!("sheets.toml"),
        boards: text!("boards.toml"),
        scenarios: text!("scenarios.toml"),
        armies: text!("armies.toml"),
        symbols: text!("symbols.toml"),
    };
}

impl<'a> Texts<'a> {
    /// The names of all data files.
    pub const FILES: [&'static str; 10] = [
        "units.toml",
        "commanders.toml",
        "items.toml",
        "weapons.toml",
        "terrain.toml",
        "sheets.toml",
        "boards.toml",
        "scenarios.toml",
        "armies.toml",
        "symbols.toml",
    ];

    /// Puts another text in place of a file; false where there is no such file.
    pub fn replace(&mut self, file: &str, text: &'a str) -> bool {
        let place = match file {
            "units.toml" => &mut self.units,
            "commanders.toml" => &mut self.commanders,
            "items.toml" => &mut self.items,
            "weapons.toml" => &mut self.weapons,
            "terrain.toml" => &mut self.terrain,
            "sheets.toml" => &mut self.sheets,
            "boards.toml" => &mut self.boards,
            "scenarios.toml" => &mut self.scenarios,
            "armies.toml" => &mut self.armies,
            "symbols.toml" => &mut self.symbols,
            _ => return false,
        };
        *place = text;
        true
    }
}

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DataError {
    pub file: &'static str,
    /// From 1; absent where no line can be named.
    pub line: Option<usize>,
    /// The key on that line, or the name that is meant.
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

/// What is found wrong, one after the other.
pub(super) type Faults = Vec<DataError>;

/// The files being read, without that of the looks.
pub(super) struct Files<'a> {
    pub units: File<'a>,
    pub commanders: File<'a>,
    pub items: File<'a>,
    pub weapons: File<'a>,
    pub terrain: File<'a>,
    pub sheets: File<'a>,
    pub boards: File<'a>,
    pub scenarios: File<'a>,
    pub armies: File<'a>,
}

impl<'a> Files<'a> {
    pub fn new(texts: &Texts<'a>) -> Files<'a> {
        Files {
            units: File { name: "units.toml", text: texts.units },
            commanders: File { name: "commanders.toml", text: texts.commanders },
            items: File { name: "items.toml", text: texts.items },
            weapons: File { name: "weapons.toml", text: texts.weapons },
            terrain: File { name: "terrain.toml", text: texts.terrain },
            sheets: File { name: "sheets.toml", text: texts.sheets },
            boards: File { name: "boards.toml", text: texts.boards },
            scenarios: File { name: "scenarios.toml", text: texts.scenarios },
            armies: File { name: "armies.toml", text: texts.armies },
        }
    }

    /// BLAKE3 over all texts, the same for all line endings.
    pub fn hash(&self) -> [u8; 32] {
        let Files { units, commanders, items, weapons, terrain, sheets, boards, scenarios, armies } = self;
        let mut hasher = blake3::Hasher::new_derive_key("walstatt 2026 data files v1");
        for file in [units, commanders, items, weapons, terrain, sheets, boards, scenarios, armies] {
            let text = file.text.replace("\r\n", "\n");
            hasher.update(file.name.as_bytes());
            hasher.update(&(text.len() as u64).to_le_bytes());
            hasher.update(text.as_bytes());
        }
        *hasher.finalize().as_bytes()
    }
}

/// A file being read.
pub(super) struct File<'a> {
    pub name: &'static str,
    pub text: &'a str,
}

impl File<'_> {
    pub fn read_into<T: DeserializeOwned>(&self, faults: &mut Faults) -> Option<T> {
        self.read().map_err(|fault| faults.push(fault)).ok()
    }

    fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|fault| {
            let start = fault.span().map(|span| span.start);
            let key = start.and_then(|start| self.key_at(start));
            DataError {
                file: self.name,
                line: start.map(|start| self.line_of(start)),
                key,
                reason: fault.message().trim_end().replace('\n', "; "),
            }
        })
    }

    fn line_of(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
    }

    /// The key on the line, or the table that it opens.
    fn key_at(&self, at: usize) -> Option<String> {
        let line = self.text.lines().nth(self.line_of(at) - 1)?.trim();
        let table = || line.starts_with('[').then_some(line);
        line.split_once('=').map(|(key, _)| key.trim()).or_else(table).map(str::to_owned)
    }

    pub fn at(&self, value: &Spanned<String>, reason: impl Into<String>) -> DataError {
        DataError {
            file: self.name,
            line: Some(self.line_of(value.span().start)),
            key: Some(value.get_ref().clone()),
            reason: reason.into(),
        }
    }

    /// A fault of the entry with this id, or of the table with this name, wherever it stands.
    pub fn entry(&self, id: &str, reason: impl Into<String>) -> DataError {
        let (table, value) = (format!("[{id}]"), format!("\"{id}\""));
        let is_id = |line: &str| {
            line.split_once('=').is_some_and(|(key, text)| key.trim() == "id" && text.trim() == value)
        };
        let line = self.text.lines().position(|line| line.trim() == table || is_id(line));
        DataError {
            file: self.name,
            line: line.map(|line| line + 1),
            key: Some(id.to_owned()),
            reason: reason.into(),
        }
    }

    pub fn unique<'a>(&self, ids: impl Iterator<Item = &'a Spanned<String>>, faults: &mut Faults) {
        let mut seen: Vec<&str> = Vec::new();
        for id in ids {
            if seen.contains(&id.get_ref().as_str()) {
                faults.push(self.at(id, "defined twice"));
            }
            seen.push(id.get_ref());
        }
    }
}
