//! The saved form of a battle: one JSON object per line, a schema of its own with a version.
//!
//! ```text
//! {"walstatt":1,"engine":"0.1.0","system":"demonworld","scenario":"first-game","data":"<64 hex digits>",
//!  "house":{"round_limit":12,"strict_range":false},
//!  "dice":{"kind":"sealed","commitment":"<64 hex digits>"},"names":{"a":"Anna","b":"Bert"}}
//! {"n":1,"side":"a","action":{"do":"fire","unit":2},"dice":[7,12],"hash":"<16 hex digits>"}
//! {"end":{"outcome":{"won":"a"}}}
//! {"reveal":{"seed":"<64 hex digits>"}}
//! ```
//!
//! (The header is one line.) `dice` of the header is one of `{"kind":"sealed","commitment","seed"?}`,
//! `{"kind":"fast","seed":<number>}`, `{"kind":"manual"}`. Entries are numbered from 1 without gaps; `dice` are the
//! faces in the order in which they fell, absent where none fell; `hash` is the hash of the state afterwards and may
//! be absent. `end` and `reveal` come after all entries, each at most once; the outcome is null where the battle was
//! broken off.
//!
//! `"forked":n` in the header: the first `n` entries are those of another battle, so that their dice do not follow from
//! this battle's seed. Absent where there are none.
//!
//! `"seal":"<64 hex digits>"` in an entry of a battle with sealed dice: the side is done with what it decided in secret,
//! and the seal, published at once, lets nobody change it afterwards. A *hidden step* begins with the first entry made
//! while decisions are hidden, or made after an entry that brought something to light. The entry of a hidden step after
//! which its side owes no decision of that step any more (or with which the step ends) is sealed:
//!
//! ```text
//! key  = BLAKE3 derive_key("walstatt 2026 seal of hidden decisions v1", seed)
//! seal = BLAKE3 keyed_hash(key, {"actions":[…],"from":n,"side":"a"})
//! ```
//!
//! The hashed JSON has no blanks and sorted keys; `from` is the number of the first entry of the hidden step, whoever
//! made it; `actions` are those of the side in the step, in order, the sealed one included. Without the seed a seal tells
//! nothing; once the seed is revealed, anybody can make it again. So neither side's seal depends on what the other does
//! meanwhile. Journals of older versions have no seals; from the first seal on none may be missing.
//!
//! Every line ends with a line feed, so that a last line torn by a crash can be told from a whole one.

use crate::json::{from_hex, kind_of, outcome_to_json, side_from, side_name, to_hex};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::fmt;
use table::{Outcome, Seed, Side};

/// The version of the schema.
pub const SCHEMA: u64 = 1;

/// The version of the engine that writes journals.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// What is wrong with a journal, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalError {
    /// From 1.
    pub line: usize,
    pub reason: String,
    /// The last line is torn, as after a crash: the bytes before it are a sound journal.
    pub sound_bytes: Option<usize>,
}

impl JournalError {
    pub(crate) fn new(line: usize, reason: impl Into<String>) -> JournalError {
        JournalError { line, reason: reason.into(), sound_bytes: None }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for JournalError {}

/// Where the dice of the battle come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceHeader {
    /// From a secret seed; its commitment was published at the start.
    Sealed { commitment: [u8; 32], seed: Option<Seed> },
    /// From a plain seed, for simulations and tests.
    Fast { seed: u64 },
    /// Rolled by hand.
    Manual,
}

/// The names of those who play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerNames {
    pub a: String,
    pub b: String,
}

/// What a battle starts from.
#[derive(Clone, PartialEq, Debug)]
pub struct Header {
    /// The version of the engine that wrote the journal.
    pub engine: String,
    pub system: String,
    pub scenario: String,
    /// The hash of the data files.
    pub data: [u8; 32],
    pub house: Map<String, Value>,
    pub dice: DiceHeader,
    pub names: PlayerNames,
    /// How many of the first entries were taken over from another battle.
    pub forked: usize,
}

/// One action with the dice that fell.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    pub side: Side,
    pub action: Value,
    pub dice: Vec<u8>,
    /// The hash of the state afterwards.
    pub hash: Option<u64>,
    /// What seals the hidden decisions of the side that end here.
    pub seal: Option<[u8; 32]>,
}

/// A whole journal.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal {
    pub header: Header,
    pub entries: Vec<Entry>,
    /// `Some(None)`: broken off.
    pub end: Option<Option<Outcome>>,
    pub reveal: Option<Seed>,
}

impl Header {
    /// The line with its line feed.
    pub fn line(&self) -> String {
        let dice = match &self.dice {
            DiceHeader::Sealed { commitment, seed } => {
                let mut dice = json!({ "kind": "sealed", "commitment": to_hex(commitment) });
                if let (Some(seed), Value::Object(object)) = (seed, &mut dice) {
                    object.insert("seed".to_owned(), json!(to_hex(&seed.0)));
                }
                dice
            }
            DiceHeader::Fast { seed } => json!({ "kind": "fast", "seed": seed }),
            DiceHeader::Manual => json!({ "kind": "manual" }),
        };
        let mut header = json!({
            "walstatt": SCHEMA,
            "engine": self.engine,
            "system": self.system,
            "scenario": self.scenario,
            "data": to_hex(&self.data),
            "house": self.house,
            "dice": dice,
            "names": self.names,
        });
        if let (1.., Value::Object(object)) = (self.forked, &mut header) {
            object.insert("forked".to_owned(), json!(self.forked));
        }
        format!("{header}\n")
    }
}

impl Entry {
    /// The line of the `n`th entry (from 1) with its line feed.
    pub fn line(&self, n: usize) -> String {
        let mut entry = Map::new();
        entry.insert("n".to_owned(), json!(n));
        entry.insert("side".to_owned(), json!(side_name(self.side)));
        entry.insert("action".to_owned(), self.action.clone());
        if !self.dice.is_empty() {
            entry.insert("dice".to_owned(), json!(self.dice));
        }
        if let Some(hash) = self.hash {
            entry.insert("hash".to_owned(), json!(format!("{hash:016x}")));
        }
        if let Some(seal) = self.seal {
            entry.insert("seal".to_owned(), json!(to_hex(&seal)));
        }
        format!("{}\n", Value::Object(entry))
    }

    /// Reads a line that [`Entry::line`] wrote.
    pub(crate) fn read(line: &str, n: usize) -> Result<Entry, String> {
        let value: Value = serde_json::from_str(line).map_err(|fault| format!("no JSON: {fault}"))?;
        read_entry(value, n)
    }
}

/// The line that ends a battle; without an outcome it was broken off.
pub fn end_line(outcome: Option<Outcome>) -> String {
    format!("{}\n", json!({ "end": { "outcome": outcome.map(outcome_to_json) } }))
}

/// The line that makes the seed public.
pub fn reveal_line(seed: &Seed) -> String {
    format!("{}\n", json!({ "reveal": { "seed": to_hex(&seed.0) } }))
}

impl Journal {
    /// The whole text. [`Journal::parse`] reads the same journal back.
    pub fn text(&self) -> String {
        let mut text = self.header.line();
        for (number, entry) in self.entries.iter().enumerate() {
            text += &entry.line(number + 1);
        }
        if let Some(outcome) = self.end {
            text += &end_line(outcome);
        }
        if let Some(seed) = &self.reveal {
            text += &reveal_line(seed);
        }
        text
    }

    /// The number of the line of an entry, counted from 0: one header comes before the entries.
    pub(crate) const fn line_of(entry: usize) -> usize {
        entry + 2
    }

    /// Reads a journal strictly. Whether its battle can be played is said by
    /// [`verify`](crate::verify()).
    pub fn parse(text: &str) -> Result<Journal, JournalError> {
        let mut journal: Option<Journal> = None;
        let mut bytes = 0;
        for (number, whole) in text.split_inclusive('\n').enumerate() {
            let line = number + 1;
            let read = read_line(whole, journal.as_mut());
            match (read, &mut journal) {
                (Ok(Some(header)), slot) => {
                    *slot = Some(Journal { header, entries: Vec::new(), end: None, reveal: None });
                }
                (Ok(None), _) => {}
                (Err(reason), _) if !whole.ends_with('\n') => {
                    let reason = format!("the line is incomplete, as after a crash ({reason})");
                    return Err(JournalError { line, reason, sound_bytes: (0 < bytes).then_some(bytes) });
                }
                (Err(reason), _) => return Err(JournalError::new(line, reason)),
            }
            bytes += whole.len();
        }
        journal.ok_or_else(|| JournalError::new(1, "the journal is empty"))
    }
}

/// Reads one line into the journal; the first line gives its header.
fn read_line(text: &str, journal: Option<&mut Journal>) -> Result<Option<Header>, String> {
    let value: Value = serde_json::from_str(text).map_err(|fault| format!("no JSON: {fault}"))?;
    let Value::Object(object) = &value else {
        return Err(format!("expected an object, found {}", kind_of(&value)));
    };
    let Some(journal) = journal else {
        return read_header(value).map(Some);
    };
    if object.contains_key("n") {
        if journal.end.is_some() || journal.reveal.is_some() {
            return Err("an entry after the end".to_owned());
        }
        journal.entries.push(read_entry(value, journal.entries.len() + 1)?);
    } else if object.contains_key("end") {
        if journal.end.is_some() {
            return Err("a second end".to_owned());
        }
        let EndLine { end } = typed(value)?;
        journal.end = Some(outcome_from(&end.outcome)?);
    } else if object.contains_key("reveal") {
        if journal.reveal.is_some() {
            return Err("a second seed".to_owned());
        }
        let RevealLine { reveal } = typed(value)?;
        journal.reveal = Some(Seed(bytes("seed", &reveal.seed)?));
    } else {
        return Err("neither an entry (n) nor end nor reveal".to_owned());
    }
    Ok(None)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine {
    #[serde(rename = "walstatt")]
    _schema: u64,
    engine: String,
    system: String,
    scenario: String,
    data: String,
    house: Map<String, Value>,
    dice: Value,
    names: PlayerNames,
    #[serde(default)]
    forked: usize,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum DiceLine {
    Sealed { commitment: String, seed: Option<String> },
    Fast { seed: u64 },
    Manual {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryLine {
    n: usize,
    side: String,
    action: Value,
    #[serde(default)]
    dice: Vec<u8>,
    hash: Option<String>,
    seal: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndLine {
    end: End,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    outcome: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RevealLine {
    reveal: Reveal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reveal {
    seed: String,
}

fn typed<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, String> {
    serde_json::from_value(value).map_err(|fault| fault.to_string())
}

fn bytes(field: &str, digits: &str) -> Result<[u8; 32], String> {
    from_hex(digits).ok_or_else(|| format!("{field}: expected 64 lower-case hexadecimal digits"))
}

fn outcome_from(value: &Value) -> Result<Option<Outcome>, String> {
    let outcomes = [Outcome::Won(Side::A), Outcome::Won(Side::B), Outcome::Draw];
    if value.is_null() {
        return Ok(None);
    }
    match outcomes.into_iter().find(|&outcome| outcome_to_json(outcome) == *value) {
        Some(outcome) => Ok(Some(outcome)),
        None => Err("outcome: expected null, \"draw\" or {\"won\":\"a\" or \"b\"}".to_owned()),
    }
}

fn read_header(value: Value) -> Result<Header, String> {
    match value.get("walstatt").map(Value::as_u64) {
        None => return Err("no journal of Walstatt: the first line has no \"walstatt\"".to_owned()),
        Some(Some(SCHEMA)) => {}
        Some(_) => {
            return Err(format!(
                "the journal has schema {}, this program reads schema {SCHEMA}",
                value["walstatt"]
            ));
        }
    }
    let line: HeaderLine = typed(value)?;
    let dice = match typed(line.dice).map_err(|fault| format!("dice: {fault}"))? {
        DiceLine::Sealed { commitment, seed } => DiceHeader::Sealed {
            commitment: bytes("dice.commitment", &commitment)?,
            seed: seed.map(|seed| bytes("dice.seed", &seed)).transpose()?.map(Seed),
        },
        DiceLine::Fast { seed } => DiceHeader::Fast { seed },
        DiceLine::Manual {} => DiceHeader::Manual,
    };
    Ok(Header {
        engine: line.engine,
        system: line.system,
        scenario: line.scenario,
        data: bytes("data", &line.data)?,
        house: line.house,
        dice,
        names: line.names,
        forked: line.forked,
    })
}

fn read_entry(value: Value, expected: usize) -> Result<Entry, String> {
    let line: EntryLine = typed(value)?;
    if line.n != expected {
        return Err(format!("entry {} where entry {expected} is expected", line.n));
    }
    let side = side_from(&line.side).ok_or_else(|| format!("side: \"{}\" is neither a nor b", line.side))?;
    let hash = line.hash.map(|digits| {
        let number = u64::from_str_radix(&digits, 16).ok();
        // One spelling per hash.
        number
            .filter(|number| format!("{number:016x}") == digits)
            .ok_or("hash: expected 16 lower-case hexadecimal digits")
    });
    let seal = line.seal.map(|digits| bytes("seal", &digits)).transpose()?;
    Ok(Entry { side, action: line.action, dice: line.dice, hash: hash.transpose()?, seal })
}
