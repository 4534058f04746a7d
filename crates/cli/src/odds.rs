//! `walstatt odds`: how actions are likely to end in a recorded battle or in the position of a case.

use crate::stop::Stop;
use crate::story::{cited, decimal};
use casebook::Cases;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Side;
use wire::odds::Limits;
use wire::{Battle, Journal, Lang, Names, Words, retell, side_from, side_name};

/// The likeliest outcomes that are shown.
const LIKELIEST: usize = 8;

#[derive(Debug, Args)]
pub struct OddsArguments {
    /// A recorded battle, or a case file (.toml).
    file: PathBuf,
    /// After so many actions; without it at the end of a battle, at the start of a case.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// The side that acts: a or b. Without it the one that owes a decision.
    #[arg(long, value_parser = side)]
    side: Option<Side>,
    /// The action, as the referee takes it; without it every attack that could be made.
    #[arg(long, value_name = "JSON")]
    action: Option<String>,
    /// The whole chain that follows: a charge up to rout and pursuit.
    #[arg(long)]
    chain: bool,
    /// So many runs for exact odds; beyond them the action is played by chance.
    #[arg(long, value_name = "RUNS", default_value_t = 100_000)]
    limit: usize,
    /// How often it is played then.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    samples: u32,
    /// One JSON object per action instead of words.
    #[arg(long)]
    json: bool,
    /// de or en; by default as LANG says.
    #[arg(long)]
    pub(crate) lang: Option<Lang>,
}

fn side(name: &str) -> Result<Side, String> {
    side_from(name).ok_or_else(|| format!("\"{name}\" is neither a nor b"))
}

pub fn run(arguments: &OddsArguments, lang: Lang, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let battle = open(&arguments.file, arguments.at)?;
    let Some(side) = arguments.side.or_else(|| battle.pending().first().copied()) else {
        return Err(Stop::Failed(format!("{}: the battle is over there", arguments.file.display())));
    };
    let actions = match &arguments.action {
        Some(text) => {
            let fault = |fault| Stop::Usage(format!("--action: {fault}"));
            vec![serde_json::from_str(text).map_err(fault)?]
        }
        None => attacks(battle.as_ref(), side),
    };
    let words = Words::new(lang);
    if actions.is_empty() && !arguments.json {
        writeln!(out, "{}", words.text("odds-no-attack", &[]))?;
    }
    let names = battle.names(lang);
    let limits = Limits { samples: arguments.samples, measured: true, ..Limits::runs(arguments.limit) };
    for action in &actions {
        let found = if arguments.chain {
            battle.chain_odds(side, action, limits)
        } else {
            battle.odds(side, action, limits)
        };
        let odds = found.map_err(|rejected| refused(&rejected, &words, &names))?;
        if arguments.json {
            writeln!(out, "{}", json!({ "side": side_name(side), "action": action, "odds": odds }))?;
        } else {
            writeln!(out, "{}", words.action(action, &names))?;
            for line in lines(&odds, &words, &names) {
                writeln!(out, "  {line}")?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn refused(rejected: &wire::Rejected, words: &Words, names: &Names) -> Stop {
    Stop::Failed(match rejected {
        wire::Rejected::Refused { rule, refusal } => {
            format!("{} [{}]", words.refusal(refusal, names), cited(words, &rule.to_string()))
        }
        wire::Rejected::Malformed(fault) => fault.to_string(),
    })
}

/// The battle after so many actions.
fn open(file: &Path, at: Option<usize>) -> Result<Box<dyn Battle>, Stop> {
    if file.extension().is_some_and(|extension| extension == "toml") {
        return open_case(file, at.unwrap_or(0));
    }
    let text = std::fs::read_to_string(file).map_err(|fault| Stop::file(file, fault))?;
    let mut journal = Journal::parse(&text).map_err(|fault| Stop::file(file, fault))?;
    let at = at.unwrap_or(journal.entries.len());
    if journal.entries.len() < at {
        let reason = format!("the battle has {} actions, not {at}", journal.entries.len());
        return Err(Stop::file(file, reason));
    }
    journal.entries.truncate(at);
    let mut reached = None;
    retell(&Cases, &journal, &mut |battle, _, _| reached = Some(battle.clone_box()))
        .map_err(|fault| Stop::file(file, fault))?;
    reached.ok_or_else(|| Stop::file(file, "the battle does not begin"))
}

fn open_case(file: &Path, at: usize) -> Result<Box<dyn Battle>, Stop> {
    let failed = |failure: casebook::Failure| Stop::Failed(failure.to_string());
    let case = casebook::load(file).map_err(failed)?;
    let Some(number) = at.checked_sub(1) else { return Ok(case.opening().map_err(failed)?.battle) };
    let mut frames = case.frames().map_err(failed)?;
    if frames.len() < at {
        return Err(Stop::file(file, format!("the case has {} actions, not {at}", frames.len())));
    }
    Ok(frames.swap_remove(number).battle)
}

/// The legal actions that declare or roll an attack.
fn attacks(battle: &dyn Battle, side: Side) -> Vec<Value> {
    let attacks = |action: &Value| {
        let preview = battle.preview(side, action).unwrap_or_default();
        action["do"] == "charge" || preview["attacks"].as_array().is_some_and(|attacks| !attacks.is_empty())
    };
    battle.legal(side).into_iter().filter(attacks).collect()
}

/// Odds in words.
pub fn lines(odds: &Value, words: &Words, names: &Names) -> Vec<String> {
    if let Some(rule) = odds["withheld"].as_str() {
        return vec![words.text("odds-withheld", &[("rule", cited(words, rule).into())])];
    }
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let unit = |value: &Value| {
        let number = value["unit"].as_u64().and_then(|number| usize::try_from(number).ok());
        number.and_then(|number| names.units.get(number)).cloned().unwrap_or_default()
    };
    let chance = |value: &Value| {
        let percent = format!("{} %", decimal(words, value["percent"].as_f64().unwrap_or_default()));
        match (value["low"].as_f64(), value["high"].as_f64()) {
            (Some(low), Some(high)) => {
                format!("{percent} ({}–{})", decimal(words, low), decimal(words, high))
            }
            _ => percent,
        }
    };
    let mut lines = vec![match odds["samples"].as_u64() {
        Some(samples) => words.text("odds-sampled", &[("samples", samples.into())]),
        None => words.text("odds-exact", &[]),
    }];
    for fact in list(&odds["chances"]) {
        let name = fact["fact"].as_str().unwrap_or_default();
        let text = words.text("chain-fact", &[("fact", name.into()), ("unit", unit(&fact).into())]);
        lines.push(format!("{}: {text}", chance(&fact)));
    }
    for loss in list(&odds["losses"]) {
        let expected = decimal(words, loss["expected"].as_f64().unwrap_or_default());
        let expected = match loss["margin"].as_f64() {
            Some(margin) => format!("{expected} ± {}", decimal(words, margin)),
            None => expected,
        };
        let args = [("unit", unit(&loss).into()), ("count", expected.into())];
        lines.push(words.text("odds-expected", &args));
    }
    let outcomes = list(&odds["outcomes"]);
    for outcome in outcomes.iter().take(LIKELIEST) {
        let losses: Vec<String> = list(&outcome["losses"])
            .iter()
            .map(|loss| {
                let count = loss["elements"].as_i64().unwrap_or_default();
                words.text("odds-loss", &[("unit", unit(loss).into()), ("count", count.into())])
            })
            .collect();
        let losses = if losses.is_empty() { words.text("odds-no-loss", &[]) } else { losses.join(", ") };
        lines.push(format!("{}: {losses}", chance(outcome)));
    }
    if LIKELIEST < outcomes.len() {
        lines.push(words.text("odds-more", &[("count", (outcomes.len() - LIKELIEST).into())]));
    }
    if lines.len() == 1 {
        lines.push(words.text("odds-no-loss", &[]));
    }
    lines
}
