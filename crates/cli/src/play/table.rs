//! The battle at the terminal: who is asked, what is shown, what is played.

use super::board::{self, Drawing};
use super::commands::Command;
use super::menu::{self, Asked, Choice, Item};
use super::save::SaveFile;
use super::seats::{SERGEANT, Seats};
use super::terminal::Terminal;
use super::typed::{Reader, Untyped};
use super::units;
use crate::scene::Scene;
use crate::story::{Luck, chances_text, end_lines, event_lines, retell, side_title, terms_line, with_rule};
use crate::stop::Stop;
use crate::{rules, seed};
use rulebook::Rulebook;
use serde_json::{Value, json};
use std::io;
use std::path::Path;
use table::{BySide, Prefix, Side, Viewer};
use wire::{
    DiceHeader, Journal, JournalError, Names, PlayError, Played, Rejected, Rolled, Session, Warning, Words,
};

/// The last lines of the log that are shown.
const LOG_LINES: usize = 20;

/// The likeliest outcomes that are shown.
const LIKELIEST: usize = 8;

/// The most runs for exact odds: a moment's wait.
const MOST_RUNS: usize = 50_000;

/// What is read from a person who is asked something.
enum Answer {
    /// The decision was made, or there is another one now.
    Decided,
    Quit,
}

/// Whether an action was played.
enum Outcome {
    Played,
    NotPlayed,
    /// The input ended while dice were asked for.
    Quit,
}

pub struct Table<'a> {
    session: Session,
    seats: Seats,
    words: Words,
    names: Names,
    terminal: Terminal<'a>,
    save: Option<SaveFile>,
    log: Vec<String>,
    luck: BySide<Luck>,
    /// How many actions each choice of a person took, for taking it back.
    choices: Vec<usize>,
    /// The rule of the last refusal.
    refused_by: Option<String>,
    /// Round and phase that the computer plays for the person.
    auto: Option<(u16, String)>,
    /// Where the board was last shown by itself.
    shown: Option<(u16, String, Side)>,
    /// Of two people at one terminal the one who sits there.
    present: Option<Side>,
    /// Makes the choices of the computer differ from battle to battle.
    salt: u64,
}

impl<'a> Table<'a> {
    pub fn new(
        session: Session,
        seats: Seats,
        words: Words,
        terminal: Terminal<'a>,
        save: Option<SaveFile>,
    ) -> Table<'a> {
        let names = session.battle().names(words.lang());
        // Public and different for every battle; dice rolled by hand have none.
        let salt = match &session.header().dice {
            DiceHeader::Sealed { commitment: [a, b, c, d, e, f, g, h, ..], .. } => {
                u64::from_le_bytes([*a, *b, *c, *d, *e, *f, *g, *h])
            }
            DiceHeader::Fast { seed } => *seed,
            DiceHeader::Manual => 0,
        };
        Table {
            session,
            seats,
            words,
            names,
            terminal,
            save,
            log: Vec::new(),
            luck: BySide::default(),
            choices: Vec::new(),
            refused_by: None,
            auto: None,
            shown: None,
            present: None,
            salt,
        }
    }

    /// The first words of a new battle.
    pub fn open(&mut self) -> Result<(), Stop> {
        self.say("play-welcome", &[])?;
        if let DiceHeader::Sealed { commitment, .. } = &self.session.header().dice {
            let commitment = seed::hex(commitment);
            self.say("play-commitment", &[("commitment", commitment.into())])?;
        }
        let events = self.session.opening_events().to_vec();
        self.tell(&events)
    }

    /// The first words of a battle that goes on.
    pub fn reopen(
        &mut self,
        journal: &Journal,
        path: &Path,
        torn: Option<&JournalError>,
        warnings: &[Warning],
    ) -> Result<(), Stop> {
        let (words, log, luck) = (&self.words, &mut self.log, &mut self.luck);
        retell(journal, path, |told| {
            log.extend(told.lines(words, luck));
            Ok(())
        })?;
        if let Some(torn) = torn {
            self.terminal.say(format!("{}: {torn}", path.display()))?;
        }
        for warning in warnings {
            self.terminal.say(warning.to_string())?;
        }
        self.say("play-resumed", &[("entries", self.session.entries().len().into())])
    }

    fn say(&mut self, key: &str, args: &[(&str, wire::FluentValue<'_>)]) -> Result<(), Stop> {
        Ok(self.terminal.say(self.words.text(key, args))?)
    }

    /// Plays until the battle is over or a person has enough.
    pub fn play(&mut self) -> Result<(), Stop> {
        loop {
            let pending = self.session.battle().pending();
            let computer = pending.iter().find(|&&side| self.seats.computer(side).is_some());
            match (computer, pending.first()) {
                (None, None) => return self.end(),
                (Some(&side), _) => self.computer(side)?,
                (None, Some(&side)) => match self.person(side)? {
                    Answer::Decided => {}
                    Answer::Quit => return self.leave(),
                },
            }
        }
    }

    /// What a side may see.
    fn scene(&self, side: Side) -> Result<Scene, Stop> {
        let view = self.session.battle().view(Viewer::Side(side));
        Scene::read(view).ok_or_else(|| Stop::Failed("the view of this battle cannot be shown".to_owned()))
    }

    /// Both sides decide, hidden from each other.
    fn hidden(scene: &Scene) -> bool {
        matches!(scene.phase.as_str(), "setup" | "command")
    }

    fn computer(&mut self, side: Side) -> Result<(), Stop> {
        let Some(player) = self.seats.computer(side).map(str::to_owned) else {
            return Ok(());
        };
        let scene = self.scene(side)?;
        let Some(choice) = self.session.battle().choose(&player, side, self.choice_seed()) else {
            return Err(Stop::Failed(format!("the player {player} has no answer")));
        };
        // Reasons for what is hidden would give it away.
        if !Table::hidden(&scene) {
            self.give_reasons(&player, &choice.reasons)?;
        }
        match self.carry_out(side, &choice.action)? {
            Outcome::Played => {}
            Outcome::NotPlayed => {
                return Err(Stop::Failed(format!("the player {player} chose what is not allowed")));
            }
            Outcome::Quit => return Err(Stop::Failed("the input ended while dice were asked for".to_owned())),
        }
        let committed = |scene: &Scene| *scene.committed.of(side);
        if Table::hidden(&scene) && !committed(&scene) && committed(&self.scene(side)?) {
            let title = side_title(&self.words, &scene, side);
            self.say("play-committed", &[("side", title.into())])?;
        }
        Ok(())
    }

    fn choice_seed(&self) -> u64 {
        self.salt.wrapping_add(self.session.entries().len() as u64)
    }

    /// The weightiest reason of a computer player.
    fn give_reasons(&mut self, player: &str, reasons: &[Value]) -> Result<(), Stop> {
        let Some(reason) = reasons.first() else {
            return Ok(());
        };
        let key = format!("reason-{}", reason["key"].as_str().unwrap_or_default());
        if !self.words.has(&key) {
            return Ok(());
        }
        let unit = |field: &str| {
            let number = reason[field].as_u64().and_then(|number| usize::try_from(number).ok());
            number.and_then(|number| self.names.units.get(number)).cloned().unwrap_or_default()
        };
        let args = [
            ("unit", unit("unit").into()),
            ("target", unit("target").into()),
            ("value", reason["value"].as_i64().unwrap_or_default().into()),
        ];
        let sentence = self.words.text(&key, &args);
        self.say("play-reason", &[("player", player.to_owned().into()), ("reason", sentence.into())])
    }

    /// Asks a person until something is decided.
    fn person(&mut self, side: Side) -> Result<Answer, Stop> {
        let scene = self.scene(side)?;
        if let Some((round, phase)) = &self.auto {
            if (*round, phase.as_str()) == (scene.round, scene.phase.as_str()) {
                return self.auto(side);
            }
            self.auto = None;
        }
        if self.hand_over(side, &scene)?.is_none() {
            return Ok(Answer::Quit);
        }
        self.announce(side, &scene)?;
        let legal = self.session.battle().legal(side);
        let mut lists = vec![legal];
        loop {
            let list = lists.last().cloned().unwrap_or_default();
            let mut items = self.items(side, &scene, &list);
            if lists.len() == 1 && scene.phase == "setup" {
                self.recommend(&scene, side, &mut items);
            }
            self.show_items(&items, 1 < lists.len())?;
            match self.answer(side, &scene, &mut lists, &items)? {
                None => {}
                Some(answer) => return Ok(answer),
            }
        }
    }

    /// Two people at one terminal: the other one looks away while something is hidden.
    fn hand_over(&mut self, side: Side, scene: &Scene) -> Result<Option<()>, Stop> {
        let change = self.present != Some(side);
        self.present = Some(side);
        if !self.seats.hotseat() || !change || !Table::hidden(scene) {
            return Ok(Some(()));
        }
        self.terminal.scroll_away()?;
        let title = side_title(&self.words, scene, side);
        let prompt = self.words.text("play-hand-over", &[("side", title.into())]);
        Ok(self.terminal.ask(&prompt)?.map(|_| ()))
    }

    /// Says what is asked; shows the board where something new begins.
    fn announce(&mut self, side: Side, scene: &Scene) -> Result<(), Stop> {
        let step = scene.step["step"].as_str().unwrap_or_default().to_owned();
        let here = Some((scene.round, step, side));
        if self.shown != here {
            self.shown = here;
            self.board(scene, false)?;
        }
        let title = [
            ("side", side_title(&self.words, scene, side).into()),
            ("round", scene.round.into()),
            ("phase", self.words.word("phase", &scene.phase).into()),
            ("step", self.words.step(&scene.step, &self.names).into()),
        ];
        self.say("play-asked", &title)?;
        let planned = scene.plan["elements"].as_array().map_or(0, Vec::len);
        if 0 < planned {
            self.say("play-planned", &[("count", planned.into())])?;
        }
        Ok(())
    }

    fn board(&mut self, scene: &Scene, whole: bool) -> Result<(), Stop> {
        let drawing = Drawing { own: self.seats.own(), whole, colour: self.terminal.colour() };
        Ok(self.terminal.say_all(board::draw(scene, &self.words, &self.names, drawing))?)
    }

    fn items(&self, side: Side, scene: &Scene, list: &[Value]) -> Vec<Item> {
        let battle = self.session.battle();
        let own = self.seats.own();
        menu::items(list, Asked { battle, scene, side, own, words: &self.words, names: &self.names })
    }

    /// Setting up by one choice.
    fn recommend(&self, scene: &Scene, side: Side, items: &mut Vec<Item>) {
        let unplaced = scene.units.iter().any(|unit| unit.side() == side && unit.alive < unit.strength);
        if unplaced {
            let label = self.words.text("menu-recommended", &[]);
            items.insert(0, Item { label, short: None, choice: Choice::Each(Vec::new()) });
        }
    }

    fn show_items(&mut self, items: &[Item], nested: bool) -> Result<(), Stop> {
        for (number, item) in (1..).zip(items) {
            self.terminal.say(format!("{number:>3}  {}", item.label))?;
        }
        if nested {
            self.say("menu-back", &[])?;
        }
        Ok(())
    }

    /// Reads one line and does what it says; `None`: ask again.
    fn answer(
        &mut self,
        side: Side,
        scene: &Scene,
        lists: &mut Vec<Vec<Value>>,
        items: &[Item],
    ) -> Result<Option<Answer>, Stop> {
        let Some(line) = self.terminal.ask(">")? else {
            return Ok(Some(Answer::Quit));
        };
        let command = Command::read(&line);
        match command {
            Command::Again => {}
            Command::Pick(number) => match number.checked_sub(1).and_then(|number| items.get(number)) {
                Some(item) => return self.pick(side, scene, lists, &item.choice),
                None => self.say("play-no-such-choice", &[("count", items.len().into())])?,
            },
            Command::Back => {
                if 1 < lists.len() {
                    lists.pop();
                }
            }
            Command::Board { whole } => self.board(scene, whole)?,
            Command::Units(letter) => self.units(scene, letter.as_deref())?,
            Command::Log { whole } => {
                let skip = if whole { 0 } else { self.log.len().saturating_sub(LOG_LINES) };
                self.terminal.say_all(self.log.iter().skip(skip))?;
            }
            Command::Why(id) => self.why(id)?,
            Command::Odds(number) => self.ask_odds(side, number, lists, items)?,
            Command::Undo => return self.undo(side),
            Command::Save(file) => self.save_as(file.as_deref())?,
            Command::Auto { phase: true } => {
                self.auto = Some((scene.round, scene.phase.clone()));
                return self.auto(side).map(Some);
            }
            Command::Auto { phase: false } => return self.auto(side).map(Some),
            Command::Draw => return self.choose(side, &[json!({ "do": "offer-draw" })]),
            Command::Resign => return self.choose(side, &[json!({ "do": "resign" })]),
            Command::Help => {
                let help = self.words.text("play-help", &[]);
                self.terminal.say(help)?;
            }
            Command::Quit => return Ok(Some(Answer::Quit)),
            Command::Other(line) => return self.other(side, scene, &line, lists, items),
        }
        Ok(None)
    }

    /// The short form of a choice, or an action in words.
    fn other(
        &mut self,
        side: Side,
        scene: &Scene,
        line: &str,
        lists: &mut Vec<Vec<Value>>,
        items: &[Item],
    ) -> Result<Option<Answer>, Stop> {
        let short = |item: &&Item| item.short.as_ref().is_some_and(|short| short.eq_ignore_ascii_case(line));
        let mut found = items.iter().filter(short);
        if let (Some(item), None) = (found.next(), found.next()) {
            return self.pick(side, scene, lists, &item.choice);
        }
        let reader = Reader { scene, words: &self.words, names: &self.names };
        match reader.action(line) {
            Ok(action) => self.choose(side, &[action]),
            Err(Untyped::Form(form)) => {
                self.say("play-form", &[("form", form.into())])?;
                Ok(None)
            }
            Err(Untyped::NoAction) => {
                self.say("play-not-understood", &[("line", line.to_owned().into())])?;
                Ok(None)
            }
        }
    }

    fn pick(
        &mut self,
        side: Side,
        scene: &Scene,
        lists: &mut Vec<Vec<Value>>,
        choice: &Choice,
    ) -> Result<Option<Answer>, Stop> {
        match choice {
            Choice::Among(actions) => {
                lists.push(actions.clone());
                Ok(None)
            }
            Choice::Act(action) if !self.confirmed(side, action)? => Ok(None),
            Choice::Act(action) => self.choose(side, std::slice::from_ref(action)),
            Choice::Each(actions) if actions.is_empty() => self.set_up(side, scene).map(Some),
            Choice::Each(actions) => self.choose(side, actions),
        }
    }

    /// Plays what a person has chosen.
    fn choose(&mut self, side: Side, actions: &[Value]) -> Result<Option<Answer>, Stop> {
        let mut played = 0;
        for action in actions {
            match self.carry_out(side, action)? {
                Outcome::Played => played += 1,
                Outcome::NotPlayed => break,
                Outcome::Quit => return Ok(Some(Answer::Quit)),
            }
        }
        if played == 0 {
            return Ok(None);
        }
        self.choices.push(played);
        Ok(Some(Answer::Decided))
    }

    /// Lets the computer set up the side; that the set-up is over is left to the person to say.
    fn set_up(&mut self, side: Side, scene: &Scene) -> Result<Answer, Stop> {
        let most = scene.elements.len();
        let mut played = 0;
        while played < most {
            let choice = self.session.battle().choose(SERGEANT, side, self.choice_seed());
            let Some(choice) = choice.filter(|choice| choice.action["do"] != "ready") else {
                break;
            };
            match self.carry_out(side, &choice.action)? {
                Outcome::Played => played += 1,
                Outcome::NotPlayed => break,
                Outcome::Quit => return Ok(Answer::Quit),
            }
        }
        self.choices.push(played);
        self.shown = None;
        Ok(Answer::Decided)
    }

    /// Lets the computer make this decision.
    fn auto(&mut self, side: Side) -> Result<Answer, Stop> {
        let Some(choice) = self.session.battle().choose(SERGEANT, side, self.choice_seed()) else {
            return Err(Stop::Failed(format!("the player {SERGEANT} has no answer")));
        };
        let sentence = self.words.action(&choice.action, &self.names);
        self.say("play-auto", &[("action", sentence.into())])?;
        self.give_reasons(SERGEANT, &choice.reasons)?;
        match self.carry_out(side, &choice.action)? {
            Outcome::Played => {
                self.choices.push(1);
                Ok(Answer::Decided)
            }
            Outcome::NotPlayed => Err(Stop::Failed(format!("the player {SERGEANT} chose what is not allowed"))),
            Outcome::Quit => Ok(Answer::Quit),
        }
    }

    /// Plays an action with the dice of the battle, typed ones included, and tells what happened.
    fn carry_out(&mut self, side: Side, action: &Value) -> Result<Outcome, Stop> {
        let played = if self.session.header().dice == DiceHeader::Manual {
            let mut faces = Vec::new();
            loop {
                match self.session.apply_rolled(side, action, &faces) {
                    Ok(Rolled::Done(played)) => break Ok(played),
                    Ok(Rolled::Needs(die)) => match self.ask_die(die.faces())? {
                        Some(face) => faces.push(face),
                        None => return Ok(Outcome::Quit),
                    },
                    Err(fault) => break Err(fault),
                }
            }
        } else {
            self.session.apply(side, action)
        };
        match played {
            Ok(Played { events, line }) => {
                if let Some(save) = &self.save {
                    save.append(&line)?;
                }
                self.tell(&events)?;
                Ok(Outcome::Played)
            }
            Err(PlayError::Rejected(rejected)) => {
                self.tell_rejected(&rejected)?;
                Ok(Outcome::NotPlayed)
            }
            Err(fault) => Err(Stop::Failed(fault.to_string())),
        }
    }

    /// A die that a person has rolled; `None` at the end of the input.
    fn ask_die(&mut self, faces: u8) -> Result<Option<u8>, Stop> {
        let prompt = self.words.text("play-roll", &[("faces", faces.into())]);
        loop {
            let Some(line) = self.terminal.ask(&prompt)? else {
                return Ok(None);
            };
            match line.parse() {
                Ok(face) if 1 <= face && face <= faces => return Ok(Some(face)),
                _ => self.say("play-no-face", &[("faces", faces.into())])?,
            }
        }
    }

    fn tell(&mut self, events: &[Value]) -> Result<(), Stop> {
        let scene = self.scene(self.seats.own())?;
        for event in events {
            Luck::count(&mut self.luck, &scene, event);
            for line in event_lines(&self.words, &self.names, event) {
                self.terminal.say(&line)?;
                self.log.push(line);
            }
        }
        Ok(())
    }

    fn tell_rejected(&mut self, rejected: &Rejected) -> io::Result<()> {
        match rejected {
            Rejected::Refused { rule, refusal } => {
                self.refused_by = Some(rule.to_string());
                let sentence = with_rule(self.words.refusal(refusal, &self.names), refusal);
                self.terminal.say(self.words.text("play-refused", &[("reason", sentence.into())]))
            }
            Rejected::Malformed(fault) => self.terminal.say(fault.to_string()),
        }
    }

    /// Where dice will decide attacks: shows sums and odds and asks once more.
    fn confirmed(&mut self, side: Side, action: &Value) -> Result<bool, Stop> {
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

    fn ask_odds(
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
                    Choice::Among(_) | Choice::Each(_) => None,
                }
            }),
            // What has been declared is rolled by one of these.
            None => {
                let rolls = |action: &&Value| matches!(action["do"].as_str(), Some("fire" | "end-declaration"));
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
            self.terminal.say(format!("  {percent:.1} %: {losses}"))?;
        }
        if LIKELIEST < outcomes.len() {
            self.say("odds-more", &[("count", (outcomes.len() - LIKELIEST).into())])?;
        }
        Ok(())
    }

    fn units(&mut self, scene: &Scene, letter: Option<&str>) -> Result<(), Stop> {
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

    fn why(&mut self, id: Option<String>) -> Result<(), Stop> {
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

    /// Takes back the last choice of the side.
    fn undo(&mut self, side: Side) -> Result<Option<Answer>, Stop> {
        let count = self.choices.pop().unwrap_or(1);
        let mut undone = 0;
        for _ in 0..count {
            match self.session.undo(side) {
                Ok(action) => {
                    undone += 1;
                    let sentence = self.words.action(&action, &self.names);
                    let line = self.words.text("play-undone", &[("action", sentence.into())]);
                    self.terminal.say(&line)?;
                    self.log.push(line);
                }
                Err(fault) => {
                    let key = match fault {
                        wire::UndoError::Nothing => "undo-nothing",
                        wire::UndoError::Rolled => "undo-rolled",
                        wire::UndoError::Revealed => "undo-revealed",
                        wire::UndoError::Answered => "undo-answered",
                    };
                    self.choices.clear();
                    self.say(key, &[])?;
                    break;
                }
            }
        }
        if undone == 0 {
            return Ok(None);
        }
        if let Some(save) = &self.save {
            save.rewrite(&self.session.journal())?;
        }
        Ok(Some(Answer::Decided))
    }

    fn save_as(&mut self, file: Option<&str>) -> Result<(), Stop> {
        let path = match (file, &self.save) {
            (Some(file), _) if Path::new(file).exists() => {
                return self.say("save-exists", &[("file", file.to_owned().into())]);
            }
            (Some(file), _) => Path::new(file).to_path_buf(),
            (None, Some(save)) => save.path().to_path_buf(),
            (None, None) => return self.say("save-where", &[]),
        };
        match SaveFile::write(&path, &self.session.journal()) {
            Ok(save) => {
                self.save = Some(save);
                self.say("save-done", &[("file", path.display().to_string().into())])
            }
            // A wrong name is no reason to lose the battle.
            Err(stop) => Ok(self.terminal.say(stop.to_string())?),
        }
    }

    /// Goodbye before the end.
    fn leave(&mut self) -> Result<(), Stop> {
        match &self.save {
            Some(save) => {
                let file = save.path().display().to_string();
                self.say("play-left-saved", &[("file", file.into())])
            }
            None => self.say("play-left", &[]),
        }
    }

    /// The last page.
    fn end(&mut self) -> Result<(), Stop> {
        let scene = self.scene(self.seats.own())?;
        self.board(&scene, false)?;
        let outcome = self.session.outcome();
        self.terminal.say_all(end_lines(&self.words, &self.names, &scene, outcome, &self.luck))?;
        if let (DiceHeader::Sealed { commitment, .. }, Some(seed)) =
            (&self.session.header().dice, self.session.seed())
        {
            let args = [("seed", seed::hex(&seed.0).into()), ("commitment", seed::hex(commitment).into())];
            self.say("end-seed", &args)?;
        }
        if let Some(save) = &self.save {
            save.rewrite(&self.session.journal())?;
            let file = save.path().display().to_string();
            self.say("end-saved", &[("file", file.into())])?;
        }
        Ok(())
    }
}
