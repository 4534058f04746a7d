//! A person at the prompt: the list of choices, what is typed, what is chosen.

use super::board::{self, Drawing};
use super::commands::{Command, Extent};
use super::menu::{self, Asked, Choice, Item};
use super::plane;
use super::seats::SERGEANT;
use super::sitting::{Answer, Carried, Sitting};
use super::typed::{Reader, Untyped};
use crate::scene::{Board, Scene};
use crate::stop::Stop;
use crate::story::{side_title, with_rule};
use serde_json::{Value, json};
use table::Side;

/// The last lines of the log that are shown.
const LOG_LINES: usize = 20;

/// What comes after a line was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// Only something was looked at.
    Look,
    /// Another list is to be shown, or the same again.
    List,
    Done(Answer),
}

impl From<Option<Answer>> for Next {
    fn from(answer: Option<Answer>) -> Next {
        answer.map_or(Next::List, Next::Done)
    }
}

impl Sitting<'_> {
    /// Asks a person until something is decided.
    pub(super) fn person(&mut self, side: Side) -> Result<Answer, Stop> {
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
            if lists.len() == 1 && scene.hexes().is_some() && scene.step["step"] == "deploy" {
                self.recommend(&scene, side, &mut items);
            }
            self.show_items(&items, 1 < lists.len())?;
            // After a look at something the same list is still there to choose from.
            let mut next = Next::Look;
            while next == Next::Look {
                next = self.answer(side, &scene, &mut lists, &items)?;
            }
            if let Next::Done(answer) = next {
                return Ok(answer);
            }
        }
    }

    /// Two people at one terminal: the other one looks away while something is hidden.
    fn hand_over(&mut self, side: Side, scene: &Scene) -> Result<Option<()>, Stop> {
        let change = self.present != Some(side);
        self.present = Some(side);
        if !self.seats.hotseat() || !change || !self.session.battle().hidden() {
            return Ok(Some(()));
        }
        self.terminal.scroll_away()?;
        let title = side_title(&self.words, scene, side);
        let prompt = self.words.text("play-hand-over", &[("side", title.into())]);
        Ok(self.terminal.ask(&prompt)?.map(|_| ()))
    }

    /// Says what is asked; shows the board where something has changed since.
    fn announce(&mut self, side: Side, scene: &Scene) -> Result<(), Stop> {
        if self.board_unasked && self.shown.as_ref() != Some(&scene.drawn()) {
            self.board(scene, false)?;
        }
        let title = [
            ("side", side_title(&self.words, scene, side).into()),
            ("round", scene.round.into()),
            ("phase", scene.phase_name.clone().into()),
            ("step", self.words.step(&scene.step, &self.names).into()),
        ];
        self.say("play-asked", &title)?;
        let planned = scene.hexes().and_then(|hexes| hexes.plan["elements"].as_array()).map_or(0, Vec::len);
        if 0 < planned {
            self.say("play-planned", &[("count", planned.into())])?;
        }
        Ok(())
    }

    pub(super) fn board(&mut self, scene: &Scene, whole: bool) -> Result<(), Stop> {
        let own = self.seats.own();
        let zone = self.present.unwrap_or(own);
        let drawing = Drawing { own, zone, whole, colour: self.terminal.colour() };
        self.shown = Some(scene.drawn());
        Ok(self.terminal.say_all(board::draw(scene, &self.words, &self.names, drawing))?)
    }

    fn items(&self, side: Side, scene: &Scene, list: &[Value]) -> Vec<Item> {
        let battle = self.session.battle();
        let own = self.seats.own();
        menu::items(list, Asked { battle, scene, side, own, words: &self.words, names: &self.names })
    }

    /// Setting up by one choice.
    fn recommend(&self, scene: &Scene, side: Side, items: &mut Vec<Item>) {
        let unplaced = scene.units.iter().any(|unit| unit.side == side && unit.alive < unit.strength);
        if unplaced {
            let label = self.words.text("menu-recommended", &[]);
            items.insert(0, Item { label, short: None, choice: Choice::SetUp });
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

    /// Reads one line and does what it says.
    fn answer(
        &mut self,
        side: Side,
        scene: &Scene,
        lists: &mut Vec<Vec<Value>>,
        items: &[Item],
    ) -> Result<Next, Stop> {
        let Some(line) = self.terminal.ask(">")? else {
            return Ok(Next::Done(Answer::Quit));
        };
        match Command::read(&line) {
            Command::Again => return Ok(Next::List),
            Command::Pick(number) => match number.checked_sub(1).and_then(|number| items.get(number)) {
                Some(item) => return Ok(self.pick(side, scene, lists, &item.choice)?.into()),
                None => self.say("play-no-such-choice", &[("count", items.len().into())])?,
            },
            Command::Back => {
                if 1 < lists.len() {
                    lists.pop();
                }
                return Ok(Next::List);
            }
            Command::Board(extent) => {
                for key in board::keys(scene) {
                    self.say(key, &[])?;
                }
                self.board(scene, extent == Extent::Whole)?;
            }
            Command::BoardUnasked(on) => {
                self.board_unasked = on;
                self.say(if on { "board-on" } else { "board-off" }, &[])?;
            }
            Command::Units(letter) => self.units(scene, letter.as_deref())?,
            Command::Log(extent) => {
                let skip = match extent {
                    Extent::Part => self.log.len().saturating_sub(LOG_LINES),
                    Extent::Whole => 0,
                };
                self.terminal.say_all(self.log.iter().skip(skip))?;
            }
            Command::Why(id) => self.why(id)?,
            Command::Odds(number) => self.ask_odds(side, number, lists, items)?,
            Command::Undo => return Ok(self.undo(side)?.map_or(Next::Look, Next::Done)),
            Command::Save(file) => self.save_as(file.as_deref())?,
            Command::Auto { phase } => {
                self.auto = phase.then(|| (scene.round, scene.phase.clone()));
                return self.auto(side).map(Next::Done);
            }
            Command::Draw => return self.typed(side, &json!({ "do": "offer-draw" })),
            Command::Resign => {
                let gives_up = match &scene.board {
                    Board::Hex(_) => "resign",
                    Board::Plane(_) => "concede",
                };
                return self.typed(side, &json!({ "do": gives_up }));
            }
            Command::Help => {
                let help = self.words.text("play-help", &[]);
                self.terminal.say(help)?;
            }
            Command::Quit => return Ok(Next::Done(Answer::Quit)),
            Command::Other(line) => return self.other(side, scene, &line, lists, items),
        }
        Ok(Next::Look)
    }

    /// An action that was not chosen from the list; refused it is a look at the rules.
    fn typed(&mut self, side: Side, action: &Value) -> Result<Next, Stop> {
        if !self.confirmed(side, action)? {
            return Ok(Next::Look);
        }
        Ok(self.choose(side, std::slice::from_ref(action))?.map_or(Next::Look, Next::Done))
    }

    /// The short form of a choice, or an action in words.
    fn other(
        &mut self,
        side: Side,
        scene: &Scene,
        line: &str,
        lists: &mut Vec<Vec<Value>>,
        items: &[Item],
    ) -> Result<Next, Stop> {
        let short = |item: &&Item| item.short.as_ref().is_some_and(|short| short.eq_ignore_ascii_case(line));
        let mut found = items.iter().filter(short);
        if let (Some(item), None) = (found.next(), found.next()) {
            return Ok(self.pick(side, scene, lists, &item.choice)?.into());
        }
        // Whoever knows the protocol may type an action as it is there.
        if line.starts_with('{')
            && let Ok(action) = serde_json::from_str(line)
        {
            return self.typed(side, &action);
        }
        let read = match &scene.board {
            Board::Hex(hexes) => {
                let reader = Reader { scene, hexes, words: &self.words, names: &self.names };
                reader.action(line).map(|action| (vec![action], None))
            }
            Board::Plane(_) => self.dragged(side, scene, line),
        };
        match read {
            Ok((actions, told)) => {
                if let Some(told) = told {
                    self.terminal.say(told)?;
                }
                match actions.as_slice() {
                    [] => {}
                    [action] => return self.typed(side, action),
                    actions => return Ok(self.choose(side, actions)?.map_or(Next::Look, Next::Done)),
                }
            }
            Err(Untyped::Form(form)) => self.say("play-form", &[("form", form.into())])?,
            Err(Untyped::NoAction) => self.say("play-not-understood", &[("line", line.to_owned().into())])?,
        }
        Ok(Next::Look)
    }

    /// The actions of a drag in words, and what is to be told of it: where it stops, or why it leads nowhere.
    fn dragged(
        &self,
        side: Side,
        scene: &Scene,
        line: &str,
    ) -> Result<(Vec<Value>, Option<String>), Untyped> {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let [verb, unit, rest @ ..] = parts.as_slice() else { return Err(Untyped::NoAction) };
        let drag = plane::drag(&verb.to_lowercase(), rest).ok_or(Untyped::NoAction)?;
        let drag = drag.map_err(|form| Untyped::Form(form.to_owned()))?;
        let unit = scene.unit_of(unit).and_then(|unit| u8::try_from(unit).ok()).ok_or(Untyped::NoAction)?;
        let told = |text: String, rule: String| with_rule(&self.words, text, &json!({ "rule": rule }));
        Ok(match self.session.battle().trial(side, unit, drag, &self.words) {
            Ok(trial) => (trial.actions, trial.stopped.map(|stop| told(stop.text, stop.rule))),
            Err(why) => (Vec::new(), Some(told(why.text, why.rule))),
        })
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
            Choice::SetUp => self.set_up(side, scene).map(Some),
            Choice::Each(actions) => self.choose(side, actions),
        }
    }

    /// Plays what a person has chosen.
    fn choose(&mut self, side: Side, actions: &[Value]) -> Result<Option<Answer>, Stop> {
        let mut played = 0;
        for action in actions {
            match self.carry_out(side, action)? {
                Carried::Out => played += 1,
                Carried::Refused => break,
                Carried::Quit => return Ok(Some(Answer::Quit)),
            }
        }
        if played == 0 {
            return Ok(None);
        }
        self.choices[side].push(played);
        Ok(Some(Answer::Decided))
    }

    /// Lets the computer set up the side; that the set-up is over is left to the person to say.
    fn set_up(&mut self, side: Side, scene: &Scene) -> Result<Answer, Stop> {
        let most = scene.hexes().map_or(0, |hexes| hexes.elements.len());
        let mut played = 0;
        while played < most {
            let choice = self.session.battle().choose(SERGEANT, side, self.choice_seed());
            let Some(choice) = choice.filter(|choice| choice.action["do"] != "ready") else {
                break;
            };
            match self.carry_out(side, &choice.action)? {
                Carried::Out => played += 1,
                Carried::Refused => break,
                Carried::Quit => return Ok(Answer::Quit),
            }
        }
        self.choices[side].push(played);
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
            Carried::Out => {
                self.choices[side].push(1);
                Ok(Answer::Decided)
            }
            Carried::Refused => Err(Stop::Failed(format!("the player {SERGEANT} chose what is not allowed"))),
            Carried::Quit => Ok(Answer::Quit),
        }
    }
}
