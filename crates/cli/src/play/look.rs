//! What a person can look at without deciding anything: units, rules, odds.

use super::menu::{Choice, Item};
use super::sitting::Sitting;
use super::typed::Reader;
use super::units;
use crate::rules;
use crate::scene::Scene;
use crate::stop::Stop;
use crate::story::{chances_text, decimal, terms_line};
use rulebook::Rulebook;
use serde_json::Value;
use table::{Prefix, Side};

/// The likeliest outcomes that are shown.
const LIKELIEST: usize = 8;

/// The most runs for exact odds: a moment's wait.
const MOST_RUNS: usize = 50_000;

impl Sitting<'_> {
    /// Where dice will decide attacks: shows sums and odds and asks once more.
    pub(super) fn confirmed(&mut self, side: Side, action: &Value) -> Result<bool, Stop> {
        let mut dice = Prefix::new(&[]);
        let rolls = self.session.battle().clone_box().apply(side, action, &mut dice).is_ok()
            && dice.missing().is_some();
        let preview = self.session.battle().preview(side, action).unwrap_or_default();
        let attacks = preview["attacks"].as_array().cloned().unwrap_or_default();
        if !rolls || attacks.is_empty() {
            return Ok(true);
        }
        self.show_odds(side, action)?;
        let prompt = self.words.text("play-confirm", &[]);
        let answer = self.terminal.ask(&prompt)?;
        Ok(answer.is_some_and(|answer| !matches!(answer.to_lowercase().as_str(), "n" | "no" | "nein")))
    }

    pub(super) fn ask_odds(
        &mut self,
        side: Side,
        number: Option<usize>,
        lists: &[Vec<Value>],
        items: &[Item],
    ) -> Result<(), Stop> {
        let action = match number {
            Some(number) => number.checked_sub(1).and_then(|number| items.get(number)).and_then(|item| {
                match &item.choice {
                    Choice::Act(action) => Some(action.clone()),
                    Choice::Among(_) | Choice::Each(_) | Choice::SetUp => None,
                }
            }),
            // What has been declared is rolled by one of these.
            None => {
                let rolls =
                    |action: &&Value| matches!(action["do"].as_str(), Some("fire" | "end-declaration"));
                lists.first().and_then(|legal| legal.iter().find(rolls)).cloned()
            }
        };
        match action {
            Some(action) => self.show_odds(side, &action),
            None => self.say("play-no-odds", &[]),
        }
    }

    /// The target numbers of the attacks and the exact odds of their losses.
    fn show_odds(&mut self, side: Side, action: &Value) -> Result<(), Stop> {
        let battle = self.session.battle();
        let preview = battle.preview(side, action).unwrap_or_default();
        let attacks = preview["attacks"].as_array().cloned().unwrap_or_default();
        let odds = battle.odds(side, action, MOST_RUNS).unwrap_or_default();
        for attack in &attacks {
            let element = |value: &Value| {
                let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
                number.and_then(|number| self.names.elements.get(number)).cloned().unwrap_or_default()
            };
            let terms = attack["sum"].as_array().cloned().unwrap_or_default();
            let chances = chances_text(&self.words, attack["chances"].as_u64().unwrap_or_default());
            let args = [
                ("attacker", element(&attack["attacker"]).into()),
                ("target", element(&attack["target"]).into()),
                ("supporters", attack["supporters"].as_array().map_or(0, Vec::len).into()),
            ];
            let title = self.words.text("play-attack", &args);
            let sum = terms_line(&self.words, &terms);
            self.terminal.say(format!("{title}: {sum}; {chances}"))?;
        }
        if odds["exact"] != true {
            return self.say("odds-too-many", &[]);
        }
        let outcomes = odds["outcomes"].as_array().cloned().unwrap_or_default();
        for outcome in outcomes.iter().take(LIKELIEST) {
            let percent = outcome["percent"].as_f64().unwrap_or_default();
            let losses: Vec<String> = outcome["losses"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|loss| {
                    let unit = loss["unit"].as_u64().and_then(|unit| usize::try_from(unit).ok());
                    let name = unit.and_then(|unit| self.names.units.get(unit)).cloned().unwrap_or_default();
                    let count = loss["elements"].as_i64().unwrap_or_default();
                    self.words.text("odds-loss", &[("unit", name.into()), ("count", count.into())])
                })
                .collect();
            let losses =
                if losses.is_empty() { self.words.text("odds-no-loss", &[]) } else { losses.join(", ") };
            self.terminal.say(format!("  {} %: {losses}", decimal(&self.words, percent)))?;
        }
        if LIKELIEST < outcomes.len() {
            self.say("odds-more", &[("count", (outcomes.len() - LIKELIEST).into())])?;
        }
        Ok(())
    }

    pub(super) fn units(&mut self, scene: &Scene, letter: Option<&str>) -> Result<(), Stop> {
        let reader = Reader { scene, words: &self.words, names: &self.names };
        let asked = letter.map(|letter| reader.unit(letter));
        if asked == Some(None) {
            return self.say("play-no-such-unit", &[]);
        }
        let own = self.seats.own();
        for unit in scene.units.iter().filter(|unit| asked.flatten().is_none_or(|asked| asked == unit.unit)) {
            let lines = units::describe(scene, unit, &self.words, &self.names, own);
            self.terminal.say_all(lines)?;
        }
        Ok(())
    }

    pub(super) fn why(&mut self, id: Option<String>) -> Result<(), Stop> {
        let Some(id) = id.or_else(|| self.refused_by.clone()) else {
            return self.say("play-why-what", &[]);
        };
        let book = Rulebook::builtin().map_err(|fault| Stop::Failed(fault.to_string()))?;
        let text = match rules::find(&book, &id) {
            Ok(entry) => rules::entry_text(&book, entry, &self.words),
            Err(reason) => rules::wrap(&reason),
        };
        Ok(self.terminal.say(text.trim_end())?)
    }
}
