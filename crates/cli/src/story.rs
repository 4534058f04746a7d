//! Events in words: every line names its rule, every roll shows its sum and its odds. And who had luck.

use crate::scene::Scene;
use crate::stop::Stop;
use casebook::Cases;
use serde_json::Value;
use std::path::Path;
use table::{BySide, Outcome, RuleId, RuleKind, Side, Viewer};
use wire::{Battle, Entry, Journal, Lang, Names, Words};

/// The lines of the log for an event.
pub fn event_lines(words: &Words, names: &Names, event: &Value) -> Vec<String> {
    let mut lines = vec![with_rule(words, words.event(event, names), event)];
    if let Some(terms) = event.get("sum").and_then(Value::as_array) {
        let mut line = terms_line(words, names, terms);
        if let Some(expected) = expectation(words, event) {
            line = format!("{line}; {expected}");
        }
        lines.push(format!("    {line}"));
    }
    lines
}

/// What was to be expected of a roll: so many faces of a die, or, where many dice fell at once, so many hits.
fn expectation(words: &Words, event: &Value) -> Option<String> {
    let expected = event.get("expected")?.as_u64()?;
    if event.get("hits").is_some() {
        let hits = decimal(words, expected as f64 / 100.0);
        return Some(words.text("hits-expected", &[("hits", hits.into())]));
    }
    let faces = event.get("faces").and_then(Value::as_u64).unwrap_or(20);
    Some(chances_text(words, expected, faces))
}

/// A sentence with the number of its rule.
pub fn with_rule(words: &Words, sentence: String, message: &Value) -> String {
    match message.get("rule").and_then(Value::as_str) {
        Some(rule) => format!("{sentence} [{}]", cited(words, rule)),
        None => sentence,
    }
}

/// The number of a rule as it is cited: one that is none of the book says so.
pub fn cited(words: &Words, rule: &str) -> String {
    let house = rule.parse().is_ok_and(|id: RuleId| id.kind() == RuleKind::House);
    if house { words.text("rule-house", &[("rule", rule.into())]) } else { rule.to_owned() }
}

/// A reckoning term by term: `combat strength +8 [DW-06-19], armour -4 [DW-06-20] = 4`.
pub fn terms_line(words: &Words, names: &Names, terms: &[Value]) -> String {
    let value = |term: &Value| term["value"].as_i64().unwrap_or_default();
    let parts: Vec<String> = terms
        .iter()
        .map(|term| {
            let label = words.term(term["label"].as_str().unwrap_or_default(), names);
            with_rule(words, format!("{label} {:+}", value(term)), term)
        })
        .collect();
    format!("{} = {}", parts.join(", "), terms.iter().map(value).sum::<i64>())
}

/// Chances out of the faces of a die as words and per cent.
pub fn chances_text(words: &Words, chances: u64, faces: u64) -> String {
    let percent = chances.saturating_mul(100) / faces.max(1);
    let args = [("chances", chances.into()), ("faces", faces.into()), ("percent", percent.into())];
    words.text("chances", &args)
}

/// A number with one decimal, as the language writes it.
pub fn decimal(words: &Words, value: f64) -> String {
    let text = format!("{value:.1}");
    match words.lang() {
        Lang::De => text.replace('.', ","),
        Lang::En => text,
    }
}

/// How the dice of a side fell against what was to be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    pub attacks: u32,
    /// In twentieths of a hit.
    pub expected: u32,
    pub hits: u32,
}

impl Luck {
    /// Counts an event, if it is a roll to hit.
    pub fn count(luck: &mut BySide<Luck>, scene: &Scene, event: &Value) {
        let attacker = ["shooter", "striker"].into_iter().find_map(|field| event.get(field)?.as_u64());
        let (Some(attacker), Some(expected), Some(hit)) = (
            attacker,
            event.get("expected").and_then(Value::as_u64),
            event.get("hit").and_then(Value::as_bool),
        ) else {
            return;
        };
        let hexes = scene.hexes();
        let side = usize::try_from(attacker).ok().and_then(|element| hexes?.side_of_element(element));
        if let Some(side) = side {
            luck[side].attacks += 1;
            luck[side].expected += u32::try_from(expected).unwrap_or_default();
            luck[side].hits += u32::from(hit);
        }
    }
}

/// The last page of a battle: who won, what was lost, who had luck.
pub fn end_lines(
    words: &Words,
    names: &Names,
    scene: &Scene,
    outcome: Option<Outcome>,
    luck: &BySide<Luck>,
) -> Vec<String> {
    let mut lines = vec![match outcome {
        Some(Outcome::Won(side)) => words.text("end-won", &[("side", side_title(words, scene, side).into())]),
        Some(Outcome::Draw) => words.text("end-draw", &[]),
        None => words.text("end-broken-off", &[]),
    }];
    for side in Side::BOTH {
        let mut points_lost = 0.0;
        let mut points = 0.0;
        for (unit, name) in scene.units.iter().zip(&names.units).filter(|(unit, _)| unit.side == side) {
            let lost = unit.strength.saturating_sub(unit.alive);
            points += unit.points;
            points_lost += unit.points * f64::from(lost) / f64::from(unit.strength.max(1));
            let args =
                [("unit", name.as_str().into()), ("lost", lost.into()), ("strength", unit.strength.into())];
            lines.push(words.text("end-losses", &args));
        }
        let title = side_title(words, scene, side);
        let args = [
            ("side", title.clone().into()),
            ("lost", format!("{points_lost:.0}").into()),
            ("points", format!("{points:.0}").into()),
        ];
        lines.push(words.text("end-points", &args));
        // Only rolls to hit on hexes tell what was to be expected.
        if scene.hexes().is_none() {
            continue;
        }
        let Luck { attacks, expected, hits } = luck[side];
        let args = [
            ("side", title.into()),
            ("attacks", attacks.into()),
            ("hits", hits.into()),
            ("expected", decimal(words, f64::from(expected) / 20.0).into()),
        ];
        lines.push(words.text("end-luck", &args));
    }
    lines
}

/// `Side A (Empire)`.
pub fn side_title(words: &Words, scene: &Scene, side: Side) -> String {
    let side_name = words.word("side", wire::side_name(side));
    format!("{side_name} ({})", scene.sides[side])
}

/// One action of a recorded battle and what came of it; without an entry what happened before the first.
#[derive(Debug)]
pub struct Told<'a> {
    /// With its number, from 1.
    pub entry: Option<(usize, &'a Entry)>,
    pub events: &'a [Value],
    /// After the action.
    pub battle: &'a dyn Battle,
}

impl Told<'_> {
    /// The lines of the log, counting luck on the way.
    pub fn lines(&self, words: &Words, luck: &mut BySide<Luck>) -> Vec<String> {
        let names = self.battle.names(words.lang());
        if let Ok(scene) = Scene::read(self.battle, Viewer::Spectator, words) {
            self.events.iter().for_each(|event| Luck::count(luck, &scene, event));
        }
        self.events.iter().flat_map(|event| event_lines(words, &names, event)).collect()
    }
}

/// Plays a journal with its noted dice, without comparing hashes. Returns the battle at the end of the journal.
pub fn retell(
    journal: &Journal,
    file: &Path,
    mut each: impl FnMut(Told<'_>) -> Result<(), Stop>,
) -> Result<Box<dyn Battle>, Stop> {
    let mut numbers = 1..;
    // The battle after the last entry, or why telling was broken off.
    let mut told: Option<Result<Box<dyn Battle>, Stop>> = None;
    let played = wire::retell(&Cases, journal, &mut |battle, entry, events| {
        let entry = entry.and_then(|entry| Some((numbers.next()?, entry)));
        if !matches!(told, Some(Err(_))) {
            told = Some(each(Told { entry, events, battle }).map(|()| battle.clone_box()));
        }
    });
    played.map_err(|fault| Stop::file(file, fault))?;
    told.unwrap_or_else(|| Err(Stop::file(file, "the battle has no beginning")))
}
