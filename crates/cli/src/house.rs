//! What is agreed on at the table, as the command line says it: the `house` of a battle.

use crate::stop::Stop;
use clap::Args;
use serde_json::{Map, Value, json};
use wire::Options;

/// The switches of the table, and what is agreed on for an own battle (`free`).
#[derive(Debug, Args)]
pub struct HouseArguments {
    /// House rule: the battle ends after so many rounds, 0 = never.
    #[arg(long, value_name = "N")]
    rounds: Option<u8>,
    /// House rule: shots out of range are wasted instead of refused.
    #[arg(long)]
    strict_range: bool,
    /// The chapters of the standard game in use, separated by commas: figures, commanders, terrain, formations, morale;
    /// or none. By default those of the scenario.
    #[arg(long, value_name = "CHAPTERS")]
    modules: Option<String>,
    /// Own battle: flank marches are allowed.
    #[arg(long)]
    flank_marches: bool,
    /// The army list of side a, where the scenario leaves it open.
    #[arg(long, value_name = "ARMY")]
    army_a: Option<String>,
    /// The army list of side b, where the scenario leaves it open.
    #[arg(long, value_name = "ARMY")]
    army_b: Option<String>,
    /// Own battle: the points of each army, give or take 5 %.
    #[arg(long, value_name = "POINTS")]
    army_size: Option<u16>,
    /// Own battle: a board, or four sheets from the north-west, separated by commas, with an r after those turned round:
    /// sheet-2,sheet-3,sheet-4r,sheet-1r.
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    /// Own battle: a special objective, row and column counted from 0; may be repeated.
    #[arg(long, value_name = "ROW,COLUMN,POINTS")]
    objective: Vec<String>,
    /// Anything else that can be agreed on in this system, by its name in docs/protocol.md; may be repeated.
    #[arg(long, value_name = "NAME=VALUE")]
    house: Vec<String>,
}

impl HouseArguments {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.objective.is_empty() && self.house.is_empty() && self.map(Vec::new()).is_empty()
    }

    pub fn options(&self) -> Result<Options, Stop> {
        let objectives = self.objective.iter().map(|text| objective(text)).collect::<Result<Vec<_>, _>>()?;
        let mut house = self.map(objectives);
        for text in &self.house {
            let (name, value) = named(text)?;
            if house.insert(name.clone(), value).is_some() {
                return Err(Stop::Usage(format!("--house: \"{name}\" is said twice")));
            }
        }
        Ok(Options { house })
    }

    fn map(&self, objectives: Vec<Value>) -> Map<String, Value> {
        let list = |text: &str| text.split(',').map(str::trim).map(Value::from).collect::<Value>();
        let board = |text: &String| if text.contains(',') { list(text) } else { json!(text) };
        let modules = |text: &String| if text == "none" { json!([]) } else { list(text) };
        let fields = [
            ("round_limit", self.rounds.map(Value::from)),
            ("strict_range", self.strict_range.then_some(Value::Bool(true))),
            ("modules", self.modules.as_ref().map(modules)),
            ("flank_marches", self.flank_marches.then_some(Value::Bool(true))),
            ("army_a", self.army_a.as_ref().map(|id| json!(id))),
            ("army_b", self.army_b.as_ref().map(|id| json!(id))),
            ("army_size", self.army_size.map(Value::from)),
            ("board", self.board.as_ref().map(board)),
            ("objectives", (!objectives.is_empty()).then_some(Value::Array(objectives))),
        ];
        fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
    }
}

/// `pursuit=true`, `dice=3`, `army=red-horde`: JSON, or else a word.
fn named(text: &str) -> Result<(String, Value), Stop> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => {
            Ok((name.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| json!(value))))
        }
        _ => Err(Stop::Usage(format!("--house: \"{text}\" is not NAME=VALUE"))),
    }
}

/// `14,17,100`.
fn objective(text: &str) -> Result<Value, Stop> {
    let numbers: Option<Vec<u16>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some([_, _, _]) => Ok(json!(numbers)),
        _ => Err(Stop::Usage(format!("--objective: \"{text}\" is not ROW,COLUMN,POINTS"))),
    }
}
