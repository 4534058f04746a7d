//! What the data files of Warhammer hold, entry by entry.

use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use table::RuleId;
use toml::Spanned;

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Printed on the reference sheet.
    Sheet,
    /// General knowledge of the early 1990s.
    Classic,
    /// Our own.
    House,
}

/// Words in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub de: String,
    pub en: String,
}

pub(super) fn rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|fault| D::Error::custom(format!("\"{text}\": {fault}")))
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
}

/// WH-01-07: the nine characteristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ProfileEntry {
    pub m: u8,
    pub ws: u8,
    pub bs: u8,
    pub s: u8,
    pub t: u8,
    pub w: u8,
    pub i: u8,
    pub a: u8,
    pub ld: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MountEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub profile: ProfileEntry,
    /// Width and depth in millimetres.
    pub base_mm: [u8; 2],
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub traits: Vec<Spanned<String>>,
    pub provenance: Provenance,
    pub checked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CategoryWord {
    Character,
    Regiment,
    Monster,
    Chariot,
    WarMachine,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum KindWord {
    Infantry,
    Cavalry,
    Beast,
    Ogre,
    Monster,
    Chariot,
    WarMachine,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoleWord {
    General,
    WizardGeneral,
    Hero,
    ArmyStandard,
    Wizard,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum LimitWord {
    #[serde(rename = "0-1")]
    AtMostOne,
}

/// Something a unit can be bought with; the price is for each model.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub points: u16,
}

/// WH-09-H17: the body of a chariot, with its crew and steeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BodyEntry {
    pub s: u8,
    pub t: u8,
    pub w: u8,
    pub save: u8,
    pub crew: u8,
    pub crew_attacks: u8,
    pub steeds: u8,
    pub steed_ws: u8,
    pub steed_s: u8,
    pub steed_i: u8,
    pub steed_attacks: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MachineProfile {
    pub t: u8,
    pub w: u8,
}

/// A unit of an army list.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub category: CategoryWord,
    pub kind: KindWord,
    pub points: u16,
    pub profile: ProfileEntry,
    #[schemars(with = "Option<String>")]
    pub mount: Option<Spanned<String>>,
    pub body: Option<BodyEntry>,
    #[schemars(with = "Option<String>")]
    pub machine: Option<Spanned<String>>,
    pub machine_profile: Option<MachineProfile>,
    pub crew: Option<u8>,
    pub base_mm: [u8; 2],
    pub min_models: u8,
    pub max_models: Option<u8>,
    pub limit: Option<LimitWord>,
    pub role: Option<RoleWord>,
    pub magic_level: Option<u8>,
    #[schemars(with = "Vec<String>")]
    pub equipment: Vec<Spanned<String>>,
    /// The armour save with this equipment; 7 is none.
    pub save: u8,
    pub options: Vec<OptionEntry>,
    /// WH-09-H04: it may have a standard bearer and a musician.
    #[serde(default)]
    pub command: bool,
    /// WH-09-H05: the price of its champion.
    pub champion_points: Option<u16>,
    pub natural_save: Option<u8>,
    pub extra_save: Option<u8>,
    pub breath_strength: Option<u8>,
    #[schemars(with = "Vec<String>")]
    pub traits: Vec<Spanned<String>>,
    pub provenance_profile: Provenance,
    pub checked_profile: bool,
    pub provenance_points: Provenance,
    pub checked_points: bool,
    pub note: Option<Note>,
}

impl UnitEntry {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }
}

/// A trait by its name, with the rule that says what it does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TraitEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub provenance: Provenance,
    /// WH-06-G16: whom a hatred covers.
    #[serde(default)]
    pub hated_armies: Vec<String>,
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub hated_except_units: Vec<Spanned<String>>,
    #[serde(default)]
    pub hated_traits: Vec<String>,
    #[serde(default)]
    pub hated_all: bool,
    /// WH-09-H41.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub goblin_units: Vec<Spanned<String>>,
}

/// A spell; the engine knows what it does, its numbers are compared.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpellEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub text_de: String,
    pub text_en: String,
    pub cost: u8,
    pub difficulty: u8,
    pub range_in: u8,
    pub needs_sight: bool,
    /// Whether it lasts until the caster's next magic phase (WH-08-H12).
    pub lasts: bool,
    pub undead_only: bool,
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub target_units: Vec<Spanned<String>>,
    /// Of those, the ones of which two more come back.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub two_more_units: Vec<Spanned<String>>,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub provenance: Provenance,
}

/// A weapon, a piece of armour or a machine: its name and its usual price. What it does is in the engine.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GearEntry {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    /// What it does, in a few words.
    pub text_de: String,
    pub text_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub provenance: Provenance,
    #[serde(default)]
    pub checked: bool,
    pub points_foot: Option<u16>,
    pub points_mounted: Option<u16>,
    pub range_in: Option<u8>,
    /// `None` where it is the user's.
    pub strength: Option<u8>,
}
