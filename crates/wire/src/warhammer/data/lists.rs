//! Army lists.

use super::entries::Provenance;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// WH-09-H02: what is spent on what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shares {
    pub character: u16,
    pub regiment: u16,
    pub war_machine_and_chariot: u16,
    pub monster: u16,
}

/// One unit of a list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListEntry {
    #[schemars(with = "String")]
    pub unit: Spanned<String>,
    pub count: u8,
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub options: Vec<Spanned<String>>,
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub spells: Vec<Spanned<String>>,
    #[serde(default)]
    pub standard: bool,
    #[serde(default)]
    pub musician: bool,
    #[serde(default)]
    pub champion: bool,
    /// WH-07-G1.
    #[serde(default)]
    pub general: bool,
    /// The regiment of the list that a character is meant for.
    #[schemars(with = "Option<String>")]
    pub joins: Option<Spanned<String>>,
    pub files: Option<u8>,
    pub points_per_model: u16,
    pub points_total: u16,
}

/// A ready army.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyList {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    #[schemars(with = "String")]
    pub army: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub limit: u16,
    pub total: u16,
    pub shares: Shares,
    pub provenance: Provenance,
    pub entry: Vec<ListEntry>,
}

impl ArmyList {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }
}
