//! The shape of a case file, see `docs/cases.md`. Everything that can be wrong with a single value is found here,
//! so that the error names its line.

mod expect;
mod position;

pub(crate) use crate::words::*;
pub(crate) use expect::*;
pub(crate) use position::*;

use crate::notation::{Rolled, Rule};
use serde::Deserialize;
use serde_json::{Map, Value};
use toml::Spanned;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: Spanned<String>,
    pub system: Spanned<String>,
    pub rules: Spanned<Vec<Rule>>,
    pub title: Text,
    pub story: Text,
    #[serde(default)]
    pub board: BoardPart,
    #[serde(default)]
    pub ground: GroundPart,
    #[serde(default)]
    pub zones: Zones,
    #[serde(default)]
    pub house: House,
    #[serde(default)]
    pub battle: BattlePart,
    pub start: Spanned<Start>,
    pub unit: Vec<Spanned<Unit>>,
    pub expect: Option<Spanned<Expect>>,
    #[serde(default)]
    pub step: Vec<Spanned<Step>>,
}

/// Words in both languages.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub de: String,
    pub en: String,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Step {
    pub side: Option<SideName>,
    #[serde(default)]
    pub dice: Vec<Rolled>,
    pub refused: Option<Refused>,
    pub expect: Option<Expect>,
    /// `do` and the fields of the action; whoever reads the action refuses what does not belong to it.
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

/// The refusal that is expected.
#[derive(Deserialize, Clone, Debug)]
#[serde(untagged, expecting = "expected a rule id, or a table of rule, refusal and facts")]
pub(crate) enum Refused {
    By(Rule),
    Exactly(RefusalPart),
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RefusalPart {
    pub rule: Rule,
    pub refusal: Option<String>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
}
