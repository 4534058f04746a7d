//! `walstatt referee`: one JSON request per line in, one JSON answer per line out. See docs/protocol.md.
//!
//! A request that is nonsense, refused or incomplete gets an answer that says why and changes nothing.

mod answer;
mod request;

use crate::stop::Stop;
use crate::{rules, seed};
use answer::Fault;
use casebook::Cases;
use request::{NewBattle, Request, SeedWord};
use rulebook::Rulebook;
use serde_json::{Map, Value, json};
use std::io::{BufRead, Read, Write};
use std::process::ExitCode;
use table::{Side, Viewer};
use wire::odds::Limits;
use wire::{DiceChoice, DiceHeader, Journal, Lang, Options, PlayError, Rolled, Session, Words};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 1 << 20;

/// The most runs that `odds` may take, and how many it takes if nothing is said.
const MOST_RUNS: usize = 1_000_000;
const USUAL_RUNS: usize = 100_000;

/// The same of the battles played by chance beyond them.
const MOST_SAMPLES: u32 = 100_000;
const USUAL_SAMPLES: u32 = 2000;

pub(crate) fn run(input: &mut impl BufRead, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let mut referee = Referee::new();
    while let Some(line) = read_line(input)? {
        let answer = match line {
            Line::TooLong => {
                let reason = format!("longer than {LONGEST_LINE} bytes");
                answer::error(Value::Null, Fault::new("too-long", "line", reason))
            }
            Line::Whole(line) if line.trim_ascii().is_empty() => continue,
            Line::Whole(line) => referee.answer(&line),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

enum Line {
    Whole(Vec<u8>),
    TooLong,
}

/// The next line; of one that is too long only the fact.
fn read_line(input: &mut impl BufRead) -> Result<Option<Line>, Stop> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE {
        return Ok(Some(Line::Whole(line)));
    }
    while !line.is_empty() && !line.ends_with(b"\n") {
        line.clear();
        input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    }
    Ok(Some(Line::TooLong))
}

/// The state of one conversation: at most one battle.
#[derive(Debug)]
pub struct Referee {
    session: Option<Session>,
    /// For the sentences of refusals.
    words: Words,
}

impl Default for Referee {
    fn default() -> Referee {
        Referee::new()
    }
}

impl Referee {
    pub fn new() -> Referee {
        Referee { session: None, words: Words::new(Lang::En) }
    }

    /// The answer to one line. Nonsense gets an error and changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> Value {
        let object = match serde_json::from_slice(line) {
            Ok(Value::Object(object)) => object,
            Ok(_) => {
                let fault = Fault::new("json", "line", "expected an object");
                return answer::error(Value::Null, fault);
            }
            Err(fault) => return answer::error(Value::Null, Fault::new("json", "line", fault.to_string())),
        };
        let id = object.get("id").cloned().unwrap_or(Value::Null);
        match Request::read(object).and_then(|request| self.serve(request)) {
            Ok(result) => answer::done(id, result),
            Err(fault) => answer::error(id, fault),
        }
    }

    fn serve(&mut self, request: Request) -> Result<Value, Fault> {
        match request {
            Request::List => list(),
            Request::New(new) => self.begin(new),
            Request::Resume { journal, seed } => self.resume(&journal, seed.as_deref()),
            Request::Legal { side } => Ok(json!({ "actions": self.session()?.battle().legal(side) })),
            Request::Check { side, action } => {
                let checked = self.session()?.battle().check(side, &action);
                checked.map_err(|rejected| self.rejected(rejected))?;
                Ok(json!({}))
            }
            Request::Apply { side, action, dice } => self.apply(side, &action, dice),
            Request::View { viewer } => self.view(&viewer),
            Request::Preview { side, action } => {
                let found = self.session()?.battle().preview(side, &action);
                found.map_err(|rejected| self.rejected(rejected))
            }
            Request::Odds { side, action, chain, limit, samples } => {
                let limits = Limits {
                    runs: limit.unwrap_or(USUAL_RUNS).min(MOST_RUNS),
                    samples: samples.unwrap_or(USUAL_SAMPLES).min(MOST_SAMPLES),
                    time: None,
                    measured: false,
                };
                let battle = self.session()?.battle();
                let found = if chain {
                    battle.chain_odds(side, &action, limits)
                } else {
                    battle.odds(side, &action, limits)
                };
                found.map_err(|rejected| self.rejected(rejected))
            }
            Request::Choose { side, player, seed } => self.choose(side, &player, seed),
            Request::Undo { side } => self.undo(side),
            Request::Journal => Ok(json!({ "journal": self.session()?.journal().text() })),
            Request::Hash => Ok(json!({ "hash": format!("{:016x}", self.session()?.battle().state_hash()) })),
            Request::Rule { rule, lang } => rule_text(&rule, lang),
        }
    }

    fn session(&self) -> Result<&Session, Fault> {
        self.session.as_ref().ok_or_else(no_battle)
    }

    /// A rejection with its sentence.
    fn rejected(&self, rejected: wire::Rejected) -> Fault {
        match rejected {
            wire::Rejected::Refused { rule, refusal } => {
                let names = self.session.as_ref().map(|session| session.battle().names(Lang::En));
                let sentence = names.map(|names| self.words.refusal(&refusal, &names));
                Fault::refused(rule, refusal, sentence.unwrap_or_default())
            }
            wire::Rejected::Malformed(fault) => Fault::new("action", fault.place, fault.reason),
        }
    }

    fn begin(&mut self, new: NewBattle) -> Result<Value, Fault> {
        let secret = |text: &str| seed::parse(text).map_err(|reason| Fault::new("request", "seed", reason));
        let sealed = |seed| DiceChoice::Sealed { seed, in_header: false };
        let dice = match (new.dice.as_deref(), new.seed) {
            (Some("manual"), None) => DiceChoice::Manual,
            (Some("manual"), Some(_)) => {
                return Err(Fault::new("request", "seed", "dice rolled by hand have no seed"));
            }
            (Some(other), _) => {
                let reason = format!("\"{other}\" is unknown; the only word is \"manual\"");
                return Err(Fault::new("request", "dice", reason));
            }
            (None, Some(SeedWord::Number(seed))) => DiceChoice::Fast { seed },
            (None, Some(SeedWord::Text(text))) => sealed(secret(&text)?),
            (None, None) => {
                sealed(seed::random().map_err(|stop| Fault::new("failed", "seed", stop.to_string()))?)
            }
        };
        let options = Options { house: new.house };
        let session = Session::begin(&Cases, &new.system, &new.scenario, &options, dice, new.names)?;
        let mut result = Map::new();
        result.insert("events".to_owned(), json!(session.opening()?.events));
        if let DiceHeader::Sealed { commitment, .. } = &session.header().dice {
            result.insert("commitment".to_owned(), json!(seed::hex(commitment)));
        }
        add_state(&mut result, &session);
        self.session = Some(session);
        Ok(Value::Object(result))
    }

    fn resume(&mut self, text: &str, seed: Option<&str>) -> Result<Value, Fault> {
        let fault = |fault: wire::JournalError| {
            Fault::new("journal", format!("journal line {}", fault.line), fault.reason)
        };
        let seed =
            seed.map(seed::parse).transpose().map_err(|reason| Fault::new("request", "seed", reason))?;
        let journal = Journal::parse(text).map_err(fault)?;
        let (session, warnings) = Session::resume_with(&Cases, &journal, seed).map_err(fault)?;
        let warnings: Vec<String> = warnings.iter().map(ToString::to_string).collect();
        let mut result = Map::new();
        result.insert("entries".to_owned(), json!(session.len()));
        result.insert("warnings".to_owned(), json!(warnings));
        add_state(&mut result, &session);
        self.session = Some(session);
        Ok(Value::Object(result))
    }

    fn apply(&mut self, side: Side, action: &Value, dice: Option<Vec<u8>>) -> Result<Value, Fault> {
        let session = self.session.as_mut().ok_or_else(no_battle)?;
        let by_hand = session.header().dice == DiceHeader::Manual;
        let played = match (by_hand, dice) {
            (true, faces) => match session.apply_rolled(side, action, &faces.unwrap_or_default()) {
                Ok(Rolled::Done(played)) => Ok(played),
                Ok(Rolled::Needs(die)) => return Err(Fault::dice_needed(die)),
                Err(fault) => Err(fault),
            },
            (false, None) => session.apply(side, action),
            (false, Some(_)) => Err(PlayError::DiceNotByHand),
        };
        let played = played.map_err(|fault| match fault {
            PlayError::Rejected(rejected) => self.rejected(rejected),
            other => Fault::new("dice", "dice", other.to_string()),
        })?;
        let mut result = Map::new();
        result.insert("events".to_owned(), json!(played.events));
        add_state(&mut result, self.session()?);
        Ok(Value::Object(result))
    }

    fn view(&self, viewer: &str) -> Result<Value, Fault> {
        let battle = self.session()?.battle();
        let of_side = |side| battle.view(Viewer::Side(side));
        match (viewer, wire::side_from(viewer)) {
            (_, Some(side)) => Ok(json!({ "view": of_side(side) })),
            ("spectator", _) => Ok(json!({ "view": battle.view(Viewer::Spectator) })),
            ("umpire", _) => Ok(json!({ "views": { "a": of_side(Side::A), "b": of_side(Side::B) } })),
            _ => Err(Fault::new(
                "request",
                "viewer",
                format!("\"{viewer}\" is none of a, b, spectator, umpire"),
            )),
        }
    }

    fn choose(&self, side: Side, player: &str, seed: u64) -> Result<Value, Fault> {
        let battle = self.session()?.battle();
        wire::check_player(battle.system(), player)?;
        match battle.choose(player, side, seed) {
            Some(choice) => Ok(json!({ "action": choice.action, "reasons": choice.reasons })),
            None => Err(Fault::new("not-asked", "side", "this side owes no decision now")),
        }
    }

    fn undo(&mut self, side: Side) -> Result<Value, Fault> {
        let session = self.session.as_mut().ok_or_else(no_battle)?;
        let undone = session.undo(side).map_err(|fault| Fault::new("undo", "side", fault.to_string()))?;
        let mut result = Map::new();
        result.insert("undone".to_owned(), undone.action);
        add_state(&mut result, session);
        Ok(Value::Object(result))
    }
}

fn no_battle() -> Fault {
    Fault::new("no-battle", "cmd", "there is no battle yet; begin with new or resume")
}

/// Who is asked next, and whether the battle is over.
fn add_state(result: &mut Map<String, Value>, session: &Session) {
    let pending: Vec<&str> = session.battle().pending().into_iter().map(wire::side_name).collect();
    result.insert("pending".to_owned(), json!(pending));
    result.insert("outcome".to_owned(), json!(session.outcome().map(wire::outcome_to_json)));
    if let (Some(seed), Some(_)) = (session.seed(), session.outcome()) {
        result.insert("seed".to_owned(), json!(seed::hex(&seed.0)));
    }
}

/// What there is to play.
fn list() -> Result<Value, Fault> {
    let mut systems = Vec::new();
    for system in wire::systems() {
        let scenarios: Vec<String> =
            wire::scenarios(system)?.into_iter().map(|scenario| scenario.id).collect();
        systems.push(json!({ "system": system, "scenarios": scenarios, "players": wire::players(system)? }));
    }
    Ok(json!({ "engine": wire::ENGINE, "systems": systems }))
}

fn rule_text(rule: &str, lang: Lang) -> Result<Value, Fault> {
    let book = Rulebook::builtin().map_err(|fault| Fault::new("failed", "rule", fault.to_string()))?;
    let entry = rules::find(&book, rule).map_err(|reason| Fault::new("unknown", "rule", reason))?;
    let words = Words::new(lang);
    let title = entry.title().get(rules::language(&words));
    Ok(json!({
        "rule": entry.id().to_string(),
        "title": title,
        "text": rules::entry_text(&book, entry, &words),
    }))
}
