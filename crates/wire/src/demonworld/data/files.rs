//! The texts of the data files.

use crate::files::{self, File};

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
        files::hash(&[units, commanders, items, weapons, terrain, sheets, boards, scenarios, armies])
    }
}
