//! The JSON Schema of each data file, made from the types it is read with, for editors that check while one types.

use super::symbols::SymbolsFile;
use super::{
    ArmiesFile, BoardsFile, CommandersFile, ItemsFile, ScenariosFile, SheetsFile, Terrain, UnitsFile,
    WeaponsFile,
};
use schemars::schema_for;
use serde_json::Value;

/// The schema of a file of [`Texts::FILES`](super::Texts::FILES); `None` for any other.
pub fn schema(file: &str) -> Option<Value> {
    let schema = match file {
        "units.toml" => schema_for!(UnitsFile),
        "commanders.toml" => schema_for!(CommandersFile),
        "items.toml" => schema_for!(ItemsFile),
        "weapons.toml" => schema_for!(WeaponsFile),
        "terrain.toml" => schema_for!(Terrain),
        "sheets.toml" => schema_for!(SheetsFile),
        "boards.toml" => schema_for!(BoardsFile),
        "scenarios.toml" => schema_for!(ScenariosFile),
        "armies.toml" => schema_for!(ArmiesFile),
        "symbols.toml" => schema_for!(SymbolsFile),
        _ => return None,
    };
    Some(schema.to_value())
}
