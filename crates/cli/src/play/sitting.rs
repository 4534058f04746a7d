//! The battle at the terminal: who is asked, what is shown, what is played.

use super::save::SaveFile;
use super::seats::Seats;
use super::terminal::Terminal;
use crate::scene::{Drawn, Scene};
use crate::seed;
use crate::stop::Stop;
use crate::story::{Luck, end_lines, event_lines, retell, side_title, with_rule};
use serde_json::Value;
use std::io;
use std::path::Path;
use table::{BySide, Side, Viewer};
use wire::{
    DiceHeader, Journal, JournalError, Names, PlayError, Played, Rejected, Rolled, Session, Undone, Warning,
    Words,
};

/// What came of asking for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It was made, or there is another one now.
    Decided,
    Quit,
}

/// What came of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Carried {
    Out,
    /// It was refused; the person has been told why.
    Refused,
    /// The input ended while dice were asked for.
    Quit,
}

/// A battle and the people before the terminal.
pub struct Sitting<'a> {
    pub(super) session: Session,
    pub(super) seats: Seats,
    pub(super) words: Words,
    pub(super) names: Names,
    pub(super) terminal: Terminal<'a>,
    pub(super) save: Option<SaveFile>,
    pub(super) log: Vec<String>,
    pub(super) luck: BySide<Luck>,
    /// How many actions each choice of a side took, for taking it back.
    pub(super) choices: BySide<Vec<usize>>,
    /// The rule of the last refusal.
    pub(super) refused_by: Option<String>,
    /// Round and phase that the computer plays for the person.
    pub(super) auto: Option<(u16, String)>,
    /// What was on the board when it was last shown.
    pub(super) shown: Option<Drawn>,
    /// Whether the board is shown by itself when something has changed.
    pub(super) board_unasked: bool,
    /// The side of the person who was asked last.
    pub(super) present: Option<Side>,
    /// Makes the choices of the computer differ from battle to battle.
    pub(super) salt: u64,
    /// The reason told last, so that a plan of many actions is explained once.
    told_reason: String,
}

impl<'a> Sitting<'a> {
    pub fn new(
        session: Session,
        seats: Seats,
        words: Words,
        terminal: Terminal<'a>,
        save: Option<SaveFile>,
    ) -> Sitting<'a> {
        let names = session.battle().names(words.lang());
        // Public and different for every battle; dice rolled by hand have none.
        let salt = match &session.header().dice {
            DiceHeader::Sealed { commitment: [a, b, c, d, e, f, g, h, ..], .. } => {
                u64::from_le_bytes([*a, *b, *c, *d, *e, *f, *g, *h])
            }
            DiceHeader::Fast { seed } => *seed,
            DiceHeader::Manual => 0,
        };
        Sitting {
            session,
            seats,
            words,
            names,
            terminal,
            save,
            log: Vec::new(),
            luck: BySide::default(),
            choices: BySide::default(),
            refused_by: None,
            auto: None,
            shown: None,
            board_unasked: true,
            present: None,
            salt,
            told_reason: String::new(),
        }
    }

    /// The first words of a new battle.
    pub fn open(&mut self) -> Result<(), Stop> {
        self.say("play-welcome", &[])?;
        if let DiceHeader::Sealed { commitment, .. } = &self.session.header().dice {
            let commitment = seed::hex(commitment);
            self.say("play-commitment", &[("commitment", commitment.into())])?;
        }
        let events = self.session.opening()?.events;
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
        self.say("play-resumed", &[("entries", self.session.len().into())])
    }

    pub(super) fn say(&mut self, key: &str, args: &[(&str, wire::FluentValue<'_>)]) -> Result<(), Stop> {
        Ok(self.terminal.say(self.words.text(key, args))?)
    }

    /// Plays until the battle is over or a person has enough.
    pub fn play(&mut self) -> Result<(), Stop> {
        loop {
            // Where both sides decide, hidden from each other, the computer goes first: so a person can take back
            // until all is revealed.
            let pending = self.session.battle().pending();
            let computer =
                pending.iter().find_map(|&side| Some((side, self.seats.computer(side)?.to_owned())));
            let answer = match (computer, pending.first()) {
                (Some((side, player)), _) => self.computer(side, &player)?,
                (None, Some(&side)) => self.person(side)?,
                (None, None) => return self.end(),
            };
            if answer == Answer::Quit {
                return self.leave();
            }
        }
    }

    /// What a side may see.
    pub(super) fn scene(&self, side: Side) -> Result<Scene, Stop> {
        Scene::read(self.session.battle(), Viewer::Side(side), &self.words)
    }

    fn computer(&mut self, side: Side, player: &str) -> Result<Answer, Stop> {
        let (scene, hidden) = (self.scene(side)?, self.session.battle().hidden());
        let Some(choice) = self.session.battle().choose(player, side, self.choice_seed()) else {
            return Err(Stop::Failed(format!("the player {player} has no answer")));
        };
        // Reasons for what is hidden would give it away.
        if !hidden {
            self.give_reasons(player, &choice.reasons)?;
        }
        match self.carry_out(side, &choice.action)? {
            Carried::Out => {}
            Carried::Refused => {
                return Err(Stop::Failed(format!("the player {player} chose what is not allowed")));
            }
            Carried::Quit => return Ok(Answer::Quit),
        }
        let committed = |scene: &Scene| scene.committed[side];
        if hidden && !committed(&scene) && committed(&self.scene(side)?) {
            let title = side_title(&self.words, &scene, side);
            self.say("play-committed", &[("side", title.into())])?;
        }
        Ok(Answer::Decided)
    }

    pub(super) fn choice_seed(&self) -> u64 {
        self.salt.wrapping_add(self.session.len() as u64)
    }

    /// The weightiest reason of a computer player, unless it was told just before.
    pub(super) fn give_reasons(&mut self, player: &str, reasons: &[Value]) -> Result<(), Stop> {
        let Some(reason) = reasons.first() else {
            return Ok(());
        };
        let sentence = self.words.reason(reason, &self.names);
        if self.told_reason == sentence {
            return Ok(());
        }
        self.told_reason.clone_from(&sentence);
        self.say("play-reason", &[("player", player.to_owned().into()), ("reason", sentence.into())])
    }

    /// Plays an action with the dice of the battle, typed ones included, and tells what happened.
    pub(super) fn carry_out(&mut self, side: Side, action: &Value) -> Result<Carried, Stop> {
        let played = if self.session.header().dice == DiceHeader::Manual {
            let mut faces = Vec::new();
            loop {
                match self.session.apply_rolled(side, action, &faces) {
                    Ok(Rolled::Done(played)) => break Ok(played),
                    Ok(Rolled::Needs(die)) => match self.ask_die(die.faces())? {
                        Some(face) => faces.push(face),
                        None => return Ok(Carried::Quit),
                    },
                    Err(fault) => break Err(fault),
                }
            }
        } else {
            self.session.apply(side, action)
        };
        match played {
            Ok(Played { events, line, .. }) => {
                if let Some(save) = &self.save {
                    save.append(&line)?;
                }
                self.tell(&events)?;
                Ok(Carried::Out)
            }
            Err(PlayError::Rejected(rejected)) => {
                self.tell_rejected(&rejected)?;
                Ok(Carried::Refused)
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
                let sentence = with_rule(&self.words, self.words.refusal(refusal, &self.names), refusal);
                self.terminal.say(self.words.text("play-refused", &[("reason", sentence.into())]))
            }
            Rejected::Malformed(fault) => self.terminal.say(fault.to_string()),
        }
    }

    /// Takes back the last choice of the side.
    pub(super) fn undo(&mut self, side: Side) -> Result<Option<Answer>, Stop> {
        let count = self.choices[side].pop().unwrap_or(1);
        let mut undone = 0;
        for _ in 0..count {
            match self.session.undo(side) {
                Ok(Undone { action, .. }) => {
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
                    self.choices[side].clear();
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

    pub(super) fn save_as(&mut self, file: Option<&str>) -> Result<(), Stop> {
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
