//! What the case files of all systems have in common, see `docs/cases.md`. Each system has a file shape of its own made
//! from these parts, since only a shape that is written out whole can refuse an unknown key with its line.

use crate::notation::{Rolled, Rule, TermLine};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::fmt;
use table::{Side, Viewer};
use toml::Spanned;

/// What every case says of itself.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub id: Spanned<String>,
    pub system: String,
    pub rules: Spanned<Vec<Rule>>,
    pub title: Text,
    pub story: Text,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SideName {
    A,
    B,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::A => Side::A,
            SideName::B => Side::B,
        }
    }
}

/// Words in both languages.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub de: String,
    pub en: String,
}

/// An action, or without a side a look, and what is expected of it.
#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Step<E> {
    pub side: Option<SideName>,
    #[serde(default)]
    pub dice: Vec<Rolled>,
    pub refused: Option<Refused>,
    pub expect: Option<E>,
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

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct EventPart {
    pub event: String,
    pub rule: Option<Rule>,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Asked {
    pub side: Option<AskedSide>,
    pub step: Option<String>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AskedSide {
    A,
    B,
    Both,
    Nobody,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct LegalPart {
    pub side: Option<SideName>,
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct IllegalPart {
    pub side: Option<SideName>,
    pub refused: Refused,
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OutcomeName {
    A,
    B,
    Draw,
    None,
}

/// A number for one side or for both.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PerSide<T> {
    pub a: Option<T>,
    pub b: Option<T>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ViewerName {
    A,
    B,
    Spectator,
}

impl From<ViewerName> for Viewer {
    fn from(name: ViewerName) -> Viewer {
        match name {
            ViewerName::A => Viewer::Side(Side::A),
            ViewerName::B => Viewer::Side(Side::B),
            ViewerName::Spectator => Viewer::Spectator,
        }
    }
}

impl fmt::Display for AskedSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AskedSide::A => "a",
            AskedSide::B => "b",
            AskedSide::Both => "both",
            AskedSide::Nobody => "nobody",
        })
    }
}

impl fmt::Display for OutcomeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeName::A => "a",
            OutcomeName::B => "b",
            OutcomeName::Draw => "draw",
            OutcomeName::None => "none",
        })
    }
}
