//! The JSON Schema of each data file, made from the types it is read with, for editors that check while one types.

use super::{ArmourFile, Army, ListsFile, ScenariosFile, SpellsFile, TerrainFile, TraitsFile, WeaponsFile};
use schemars::schema_for;
use serde_json::Value;

/// The schema of a data file; `None` for any other. All armies have the same.
pub fn schema(file: &str) -> Option<Value> {
    let schema = match file {
        "weapons.toml" => schema_for!(WeaponsFile),
        "armour.toml" => schema_for!(ArmourFile),
        "special-rules.toml" => schema_for!(TraitsFile),
        "spells.toml" => schema_for!(SpellsFile),
        "terrain.toml" => schema_for!(TerrainFile),
        "scenarios.toml" => schema_for!(ScenariosFile),
        "army-lists.toml" => schema_for!(ListsFile),
        _ if super::FILES.contains(&file) => schema_for!(Army),
        _ => return None,
    };
    Some(schema.to_value())
}
