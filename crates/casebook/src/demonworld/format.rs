//! The shape of a case file of Demonworld, see `docs/cases.md`. Everything that can be wrong with a single value is found
//! here, so that the error names its line.

mod expect;
mod position;

pub(crate) use super::words::*;
pub(crate) use crate::format::*;
pub(crate) use expect::*;
pub(crate) use position::*;

use crate::notation::Rule;
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: Spanned<String>,
    pub system: String,
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
    pub expect: Option<Expect>,
    #[serde(default)]
    pub step: Vec<Spanned<Step<Expect>>>,
}
