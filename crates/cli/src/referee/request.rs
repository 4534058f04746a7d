//! Requests, read strictly: an unknown, missing or ill-typed field is a fault.

use super::answer::Fault;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde_json::{Map, Value};
use table::Side;
use wire::{Lang, PlayerNames};

/// What can be asked of the referee.
#[derive(Debug)]
pub enum Request {
    List,
    New(NewBattle),
    Resume { journal: String, seed: Option<String> },
    Legal { side: Side },
    Check { side: Side, action: Value },
    Apply { side: Side, action: Value, dice: Option<Vec<u8>> },
    View { viewer: String },
    Preview { side: Side, action: Value },
    Odds { side: Side, action: Value, chain: bool, limit: Option<usize>, samples: Option<u32> },
    Choose { side: Side, player: String, seed: u64 },
    Undo { side: Side },
    Journal,
    Hash,
    Rule { rule: String, lang: Lang },
}

const COMMANDS: &str =
    "list, new, resume, legal, check, apply, view, preview, odds, choose, undo, journal, hash, rule";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBattle {
    pub system: String,
    pub scenario: String,
    pub seed: Option<SeedWord>,
    pub dice: Option<String>,
    #[serde(default)]
    pub house: Map<String, Value>,
    #[serde(default)]
    pub names: PlayerNames,
}

/// A number for dice anybody can foretell, 64 digits for sealed dice.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a whole number or a text of 64 hexadecimal digits")]
pub enum SeedWord {
    Number(u64),
    Text(String),
}

fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
    let name = String::deserialize(deserializer)?;
    wire::side_from(&name).ok_or_else(|| D::Error::custom(format!("side \"{name}\" is neither a nor b")))
}

fn lang<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

const fn english() -> Lang {
    Lang::En
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResumeFields {
    journal: String,
    seed: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideFields {
    #[serde(deserialize_with = "side")]
    side: Side,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActionFields {
    #[serde(deserialize_with = "side")]
    side: Side,
    action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ApplyFields {
    #[serde(deserialize_with = "side")]
    side: Side,
    action: Value,
    dice: Option<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OddsFields {
    #[serde(deserialize_with = "side")]
    side: Side,
    action: Value,
    #[serde(default)]
    chain: bool,
    limit: Option<usize>,
    samples: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewFields {
    viewer: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChooseFields {
    #[serde(deserialize_with = "side")]
    side: Side,
    player: String,
    seed: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFields {
    rule: String,
    #[serde(deserialize_with = "lang", default = "english")]
    lang: Lang,
}

impl Request {
    pub fn read(mut object: Map<String, Value>) -> Result<Request, Fault> {
        object.remove("id");
        let command = match object.remove("cmd") {
            Some(Value::String(command)) => command,
            Some(_) => return Err(Fault::new("request", "cmd", "expected a text")),
            None => return Err(Fault::new("request", "cmd", format!("is missing; there are: {COMMANDS}"))),
        };
        let request = match command.as_str() {
            "list" => {
                fields::<Nothing>(object)?;
                Request::List
            }
            "new" => Request::New(fields(object)?),
            "resume" => {
                let ResumeFields { journal, seed } = fields(object)?;
                Request::Resume { journal, seed }
            }
            "legal" => {
                let SideFields { side } = fields(object)?;
                Request::Legal { side }
            }
            "check" => {
                let ActionFields { side, action } = fields(object)?;
                Request::Check { side, action }
            }
            "apply" => {
                let ApplyFields { side, action, dice } = fields(object)?;
                Request::Apply { side, action, dice }
            }
            "view" => {
                let ViewFields { viewer } = fields(object)?;
                Request::View { viewer }
            }
            "preview" => {
                let ActionFields { side, action } = fields(object)?;
                Request::Preview { side, action }
            }
            "odds" => {
                let OddsFields { side, action, chain, limit, samples } = fields(object)?;
                Request::Odds { side, action, chain, limit, samples }
            }
            "choose" => {
                let ChooseFields { side, player, seed } = fields(object)?;
                Request::Choose { side, player, seed }
            }
            "undo" => {
                let SideFields { side } = fields(object)?;
                Request::Undo { side }
            }
            "journal" => {
                fields::<Nothing>(object)?;
                Request::Journal
            }
            "hash" => {
                fields::<Nothing>(object)?;
                Request::Hash
            }
            "rule" => {
                let RuleFields { rule, lang } = fields(object)?;
                Request::Rule { rule, lang }
            }
            other => {
                let reason = format!("\"{other}\" is unknown; there are: {COMMANDS}");
                return Err(Fault::new("request", "cmd", reason));
            }
        };
        Ok(request)
    }
}

/// The fields of a command, without `id` and `cmd`.
fn fields<T: DeserializeOwned>(object: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(Value::Object(object))
        .map_err(|fault| Fault::new("request", "fields", fault.to_string()))
}
