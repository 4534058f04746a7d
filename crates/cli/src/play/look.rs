//! What a person can look at without deciding anything: units, rules, odds.

use super::board;
use super::menu::{Choice, Item};
use super::sitting::Sitting;
use crate::odds::lines;
use crate::rules;
use crate::scene::Scene;
use crate::stop::Stop;
use crate::story::{chances_text, cited, decimal, terms_line};
use rulebook::Rulebook;
use serde_json::Value;
use table::{Prefix, Side};
use wire::odds::Limits;

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
        if !rolls || !self.attacks(side, action) {
            return Ok(true);
        }
        self.show_odds(side, action)?;
        let prompt = self.words.text("play-confirm", &[]);
        let answer = self.terminal.ask(&prompt)?;
        Ok(answer.is_some_and(|answer| !matches!(answer.to_lowercase().as_str(), "n" | "no" | "nein")))
    }

    /// Whether the action declares or rolls attacks.
    fn attacks(&self, side: Side, action: &Value) -> bool {
        let preview = self.session.battle().preview(side, action).unwrap_or_default();
        preview["attacks"].as_array().is_some_and(|attacks| !attacks.is_empty())
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

    /// The target numbers of the attacks and the odds of their losses.
    fn show_odds(&mut self, side: Side, action: &Value) -> Result<(), Stop> {
        if self.names.elements.is_empty() {
            return self.show_preview(side, action);
        }
        let battle = self.session.battle();
        let preview = battle.preview(side, action).unwrap_or_default();
        let attacks = preview["attacks"].as_array().cloned().unwrap_or_default();
        let odds = battle.odds(side, action, Limits::runs(MOST_RUNS)).unwrap_or_default();
        for attack in &attacks {
            let element = |value: &Value| {
                let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
                number.and_then(|number| self.names.elements.get(number)).cloned().unwrap_or_default()
            };
            let terms = attack["sum"].as_array().cloned().unwrap_or_default();
            let chances = chances_text(&self.words, attack["chances"].as_u64().unwrap_or_default(), 20);
            let args = [
                ("attacker", element(&attack["attacker"]).into()),
                ("target", element(&attack["target"]).into()),
                ("supporters", attack["supporters"].as_array().map_or(0, Vec::len).into()),
            ];
            let title = self.words.text("play-attack", &args);
            let sum = terms_line(&self.words, &self.names, &terms);
            self.terminal.say(format!("{title}: {sum}; {chances}"))?;
        }
        let lines = lines(&odds, &self.words, &self.names);
        self.terminal.say_all(lines.into_iter().map(|line| format!("  {line}")))?;
        Ok(())
    }

    /// The same for units that attack as a whole, as a screen shows it.
    fn show_preview(&mut self, side: Side, action: &Value) -> Result<(), Stop> {
        let actions = std::slice::from_ref(action);
        let Ok(preview) = self.session.battle().shown_preview(side, actions, &self.words) else {
            return self.say("play-no-odds", &[]);
        };
        for attack in &preview.attacks {
            let terms: Vec<String> = attack
                .terms
                .iter()
                .map(|term| format!("{} {:+} [{}]", term.label, term.value, cited(&self.words, &term.rule)))
                .collect();
            let chances = chances_text(&self.words, attack.chances.into(), attack.faces.into());
            let sum = format!("{} = {}", terms.join(", "), attack.total);
            self.terminal.say(format!("{}: {sum}; {chances}", attack.text))?;
        }
        let Some(odds) = preview.odds else {
            return self.say("play-no-odds", &[]);
        };
        let sureness = match odds.samples {
            Some(samples) => self.words.text("odds-sampled", &[("samples", samples.into())]),
            None => self.words.text("odds-exact", &[]),
        };
        self.terminal.say(format!("  {sureness}"))?;
        for outcome in odds.outcomes.iter().take(LIKELIEST) {
            self.terminal.say(format!("  {} %: {}", decimal(&self.words, outcome.percent), outcome.text))?;
        }
        Ok(())
    }

    pub(super) fn units(&mut self, scene: &Scene, letter: Option<&str>) -> Result<(), Stop> {
        let asked = letter.map(|letter| scene.unit_of(letter));
        if asked == Some(None) {
            return self.say("play-no-such-unit", &[]);
        }
        let own = self.seats.own();
        for unit in (0..scene.units.len()).filter(|&unit| asked.flatten().is_none_or(|asked| asked == unit)) {
            let lines = board::describe(scene, unit, &self.words, &self.names, own);
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
