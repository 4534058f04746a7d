//! What can be agreed on before a battle, for a form.

use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// Something that is agreed on before a battle: the field `id` of its `house`, with the value that holds now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Setting {
    pub id: String,
    pub name: String,
    /// What it means; of a house rule also why the book needs it.
    pub text: String,
    pub rule: String,
    /// The chapter without which it has no meaning: one of those of the setting `modules`.
    pub needs: Option<String>,
    pub form: SettingForm,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub enum SettingForm {
    /// A truth value.
    Switch { on: bool },
    /// A whole number.
    Number { number: u16, least: u16, most: u16 },
    /// A list of ids.
    Several { chosen: Vec<String>, options: Vec<SettingOption> },
    /// One id.
    One { chosen: String, options: Vec<SettingOption> },
    /// The id of a board, or the ids of four sheets from the north-west, with an `r` after those that are turned.
    Board {
        #[ts(type = "string | string[]")]
        chosen: Value,
        boards: Vec<SettingOption>,
        sheets: Vec<SettingOption>,
    },
    /// A list of row, column and points; rows and columns are counted from 0.
    Objectives {
        chosen: Vec<[u16; 3]>,
        /// What a new one is worth.
        points: u16,
    },
}

/// What can be chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SettingOption {
    pub id: String,
    pub name: String,
    /// In one sentence; empty where the name says it.
    pub text: String,
    pub rule: Option<String>,
}
