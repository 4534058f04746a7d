//! A battle in play: header, lines of the journal, state. The state is always the journal re-run.

use crate::erased::{Applied, Battle, Rejected};
use crate::journal::{DiceHeader, ENGINE, Entry, Header, Journal, JournalError, PlayerNames};
use crate::json::to_hex;
use crate::seal::seal;
use crate::systems::{Error, Opener, Opening, Options, Scenarios};
use serde_json::{Map, Value};
use std::fmt;
use table::{Ask, Dice, Die, FastDice, Outcome, Recorded, ScriptFault, Scripted, SealedDice, Seed, Side};

/// A journal notes the hash of the state whenever dice fell, at the end, and every so many entries.
const HASH_EVERY: usize = 8;

/// By how much the text of the lines grows: many battles are held at once, and most of them are quiet.
const TEXT_GROWTH: usize = 1024;

/// Where the dice of a new battle come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceChoice {
    /// From a secret seed. `in_header`: the seed is written into the journal's header, so that the file alone can
    /// be resumed; not in a battle between people who both can read it.
    Sealed {
        seed: Seed,
        in_header: bool,
    },
    Fast {
        seed: u64,
    },
    /// Typed in: see [`Session::apply_rolled`].
    Manual,
}

/// Why an action was not played. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    Rejected(Rejected),
    /// The dice of this battle are rolled by hand.
    DiceByHand,
    /// The dice of this battle are not rolled by hand.
    DiceNotByHand,
    /// The battle was resumed without its seed.
    SeedUnknown,
    /// The typed dice do not fit the rolls.
    Dice(ScriptFault),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Rejected(rejected) => write!(f, "{rejected}"),
            PlayError::DiceByHand => f.write_str("the dice of this battle are rolled by hand"),
            PlayError::DiceNotByHand => f.write_str("the dice of this battle are not rolled by hand"),
            PlayError::SeedUnknown => f.write_str("the seed of this battle is not known here"),
            PlayError::Dice(fault) => write!(f, "{fault}"),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<Rejected> for PlayError {
    fn from(rejected: Rejected) -> PlayError {
        PlayError::Rejected(rejected)
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// The side has done nothing that could be taken back.
    Nothing,
    /// Dice have fallen since.
    Rolled,
    /// Something hidden has come to light since.
    Revealed,
    /// The other side has decided since.
    Answered,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoError::Nothing => "there is nothing to take back",
            UndoError::Rolled => "dice have fallen since",
            UndoError::Revealed => "something hidden has come to light since",
            UndoError::Answered => "the other side has decided since",
        })
    }
}

impl std::error::Error for UndoError {}

/// An action that was played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What happened, for both sides to see.
    pub events: Vec<Value>,
    /// The line to append to the journal, with its line feed.
    pub line: String,
    /// What seals the hidden decisions of the side, now that it is done with them: to be published at once.
    pub seal: Option<String>,
}

/// An action that was taken back.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    pub action: Value,
    /// The entries from this index on are replaced by `lines`: the other side may have decided in secret since.
    pub from: usize,
    /// With their line feeds.
    pub lines: Vec<String>,
}

/// The answer to an action with dice rolled by hand.
#[derive(Clone, PartialEq, Debug)]
pub enum Rolled {
    Done(Played),
    /// Nothing has changed: the same action is to be given again with one more die of this kind.
    Needs(Die),
}

/// Something about a journal that need not be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Written by another version of the engine.
    OtherEngine { noted: String },
    /// Written with other data files.
    OtherData,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::OtherEngine { noted } => {
                write!(f, "the journal was written by engine {noted}, this is engine {ENGINE}")
            }
            Warning::OtherData => f.write_str("the journal was written with other data files"),
        }
    }
}

/// What is remembered of an entry for taking it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mark {
    side: Side,
    rolled: bool,
    reveals: bool,
    /// Hidden from the other side when it was decided.
    hidden: bool,
}

/// A battle in play. Besides the state it keeps the journal as text, about 80 bytes an entry.
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    seed: Option<Seed>,
    opener: &'static dyn Opener,
    battle: Box<dyn Battle>,
    /// The lines of the entries, each with its line feed.
    text: String,
    marks: Vec<Mark>,
}

impl Session {
    /// Begins a battle of a scenario.
    pub fn new(
        system: &str,
        scenario: &str,
        options: &Options,
        dice: DiceChoice,
        names: PlayerNames,
    ) -> Result<Session, Error> {
        Session::begin(&Scenarios, system, scenario, options, dice, names)
    }

    /// Begins a battle of whatever the opener knows.
    pub fn begin(
        opener: &'static dyn Opener,
        system: &str,
        scenario: &str,
        options: &Options,
        dice: DiceChoice,
        names: PlayerNames,
    ) -> Result<Session, Error> {
        let opening = opener.open(system, scenario, options)?;
        let (dice, seed) = dice_header(dice);
        let house = match opening.battle.house() {
            Value::Object(house) => house,
            _ => Map::new(),
        };
        let header = Header {
            engine: ENGINE.to_owned(),
            system: system.to_owned(),
            scenario: scenario.to_owned(),
            data: opening.battle.data_hash(),
            house,
            dice,
            names,
            forked: 0,
        };
        Ok(Session::start(opener, header, seed, opening))
    }

    fn start(opener: &'static dyn Opener, header: Header, seed: Option<Seed>, opening: Opening) -> Session {
        let battle = opening.battle;
        Session { header, seed, opener, battle, text: String::new(), marks: Vec::new() }
    }

    /// The session of a journal before its first entry.
    pub(crate) fn reopen(
        opener: &'static dyn Opener,
        header: Header,
        seed: Option<Seed>,
    ) -> Result<(Session, Vec<Warning>), JournalError> {
        let opening = open(opener, &header)?;
        let mut warnings = Vec::new();
        if header.engine != ENGINE {
            warnings.push(Warning::OtherEngine { noted: header.engine.clone() });
        }
        if header.data != opening.battle.data_hash() {
            warnings.push(Warning::OtherData);
        }
        Ok((Session::start(opener, header, seed, opening), warnings))
    }

    /// [`Session::resume_with`] for scenarios.
    pub fn resume(journal: &Journal, seed: Option<Seed>) -> Result<(Session, Vec<Warning>), JournalError> {
        Session::resume_with(&Scenarios, journal, seed)
    }

    /// Goes on with a journal: re-runs it and compares every hash. `seed` is the secret of a sealed battle whose
    /// header does not hold it. Of dice already noted only their fit is checked, see [`verify`](crate::verify()).
    pub fn resume_with(
        opener: &'static dyn Opener,
        journal: &Journal,
        seed: Option<Seed>,
    ) -> Result<(Session, Vec<Warning>), JournalError> {
        check_fork(journal)?;
        let seed = match &journal.header.dice {
            DiceHeader::Sealed { commitment, seed: noted } => {
                let seed = seed.or_else(|| noted.clone()).or_else(|| journal.reveal.clone());
                if seed.as_ref().is_some_and(|seed| seed.commitment() != *commitment) {
                    return Err(JournalError::new(1, "the seed does not fit the commitment"));
                }
                seed
            }
            DiceHeader::Fast { .. } | DiceHeader::Manual => None,
        };
        let (mut session, warnings) = Session::reopen(opener, journal.header.clone(), seed)?;
        for (number, entry) in journal.entries.iter().enumerate() {
            session.replay(number, entry)?;
        }
        check_end(&session, journal)?;
        Ok((session, warnings))
    }

    /// A new battle that goes on after the first `n` entries of the journal with dice of its own. With the seed of the
    /// journal the same rolls fall where the same things happen; that seed is public then, and so are the seals.
    pub fn fork(
        opener: &'static dyn Opener,
        journal: &Journal,
        n: usize,
        dice: DiceChoice,
        names: PlayerNames,
    ) -> Result<Session, JournalError> {
        let Some(kept) = journal.entries.get(..n) else {
            let reason = format!("the journal has {} entries, not {n}", journal.entries.len());
            return Err(JournalError::new(Journal::line_of(journal.entries.len()), reason));
        };
        let opening = open(opener, &journal.header)?;
        let (dice, seed) = dice_header(dice);
        let header = Header {
            engine: ENGINE.to_owned(),
            data: opening.battle.data_hash(),
            dice,
            names,
            forked: n,
            ..journal.header.clone()
        };
        let mut session = Session::start(opener, header, seed, opening);
        for (number, entry) in kept.iter().enumerate() {
            // Sealed anew, with the new seed.
            session.replay(number, &Entry { seal: None, ..entry.clone() })?;
        }
        Ok(session)
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn battle(&self) -> &dyn Battle {
        self.battle.as_ref()
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.marks.len()
    }

    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// The lines of the entries, each with its line feed.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.text.split_inclusive('\n')
    }

    /// The battle at its first decision and what happened before it.
    pub fn opening(&self) -> Result<Opening, Error> {
        let options = Options { house: self.header.house.clone() };
        self.opener.open(&self.header.system, &self.header.scenario, &options)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.battle.outcome()
    }

    /// The secret of a sealed battle, where it is known here.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The journal so far. A battle that is over has its end noted and its seed revealed.
    pub fn journal(&self) -> Journal {
        let outcome = self.outcome();
        let reveal = self.seed.clone().filter(|_| outcome.is_some());
        Journal { header: self.header.clone(), entries: self.entries(0), end: outcome.map(Some), reveal }
    }

    /// The entries from an index on.
    fn entries(&self, from: usize) -> Vec<Entry> {
        let lines = (1..).zip(self.lines()).skip(from);
        // `Entry::line` wrote them all, and what it writes can be read.
        lines.filter_map(|(n, line)| Entry::read(line, n).ok()).collect()
    }

    /// Plays an action with the dice of the battle.
    pub fn apply(&mut self, side: Side, action: &Value) -> Result<Played, PlayError> {
        match (&self.header.dice, &self.seed) {
            (DiceHeader::Manual, _) => Err(PlayError::DiceByHand),
            (DiceHeader::Fast { seed }, _) => {
                let dice = FastDice { seed: *seed };
                self.play(side, action, dice)
            }
            (DiceHeader::Sealed { .. }, Some(seed)) => {
                let dice = SealedDice { seed: seed.clone() };
                self.play(side, action, dice)
            }
            (DiceHeader::Sealed { .. }, None) => Err(PlayError::SeedUnknown),
        }
    }

    /// Plays all the actions, or none: the error has the index of the first that was not played.
    pub fn apply_all(&mut self, side: Side, actions: &[Value]) -> Result<Vec<Played>, (usize, PlayError)> {
        let before = (1 < actions.len()).then(|| self.battle.clone());
        let (bytes, entries) = (self.text.len(), self.marks.len());
        let mut played = Vec::with_capacity(actions.len());
        for (number, action) in actions.iter().enumerate() {
            match self.apply(side, action) {
                Ok(done) => played.push(done),
                Err(fault) => {
                    if let Some(before) = before {
                        self.battle = before;
                        self.text.truncate(bytes);
                        self.marks.truncate(entries);
                    }
                    return Err((number, fault));
                }
            }
        }
        Ok(played)
    }

    /// Plays an action with dice rolled by hand: first with none, then each time with one more, until it is done.
    pub fn apply_rolled(&mut self, side: Side, action: &Value, faces: &[u8]) -> Result<Rolled, PlayError> {
        if self.header.dice != DiceHeader::Manual {
            return Err(PlayError::DiceNotByHand);
        }
        let mut dice = Scripted::faces(faces);
        let mut after = self.battle.clone();
        let applied = after.apply(side, action, &mut dice)?;
        match dice.finish() {
            Ok(()) => {
                let entry =
                    Entry { side, action: action.clone(), dice: faces.to_vec(), hash: None, seal: None };
                Ok(Rolled::Done(self.note(entry, after, applied)))
            }
            Err(ScriptFault::RanDry { ask: Ask { die, .. } }) => Ok(Rolled::Needs(die)),
            Err(fault) => Err(PlayError::Dice(fault)),
        }
    }

    fn play(&mut self, side: Side, action: &Value, dice: impl Dice) -> Result<Played, PlayError> {
        let mut dice = Recorded::new(dice);
        let mut after = self.battle.clone();
        let applied = after.apply(side, action, &mut dice)?;
        let entry = Entry { side, action: action.clone(), dice: dice.faces, hash: None, seal: None };
        Ok(self.note(entry, after, applied))
    }

    /// Adds an entry. Its hash is noted anew, and so is its seal where the seed is known.
    fn note(&mut self, mut entry: Entry, after: Box<dyn Battle>, applied: Applied) -> Played {
        let side = entry.side;
        let n = self.len() + 1;
        let hidden = self.battle.hidden();
        let done = applied.reveals || !after.hidden() || !after.pending().contains(&side);
        entry.seal = match &self.seed {
            _ if !hidden || !done => None,
            Some(seed) => Some(self.seal(seed, &entry)),
            None => entry.seal,
        };
        let worth_a_hash =
            n.is_multiple_of(HASH_EVERY) || !entry.dice.is_empty() || after.outcome().is_some();
        entry.hash = worth_a_hash.then(|| after.state_hash());
        let line = entry.line(n);
        if self.text.capacity() < self.text.len() + line.len() {
            self.text.reserve_exact(line.len().max(TEXT_GROWTH));
        }
        self.text += &line;
        self.marks.push(Mark { side, rolled: !entry.dice.is_empty(), reveals: applied.reveals, hidden });
        self.battle = after;
        Played { events: applied.events, line, seal: entry.seal.map(|seal| to_hex(&seal)) }
    }

    /// The seal of the side's decisions in the hidden step that the entry ends for it.
    fn seal(&self, seed: &Seed, entry: &Entry) -> [u8; 32] {
        let in_step = |mark: &&Mark| mark.hidden && !mark.reveals;
        let from = self.len() - self.marks.iter().rev().take_while(in_step).count();
        let own = self.entries(from).into_iter().filter(|earlier| earlier.side == entry.side);
        let mut actions: Vec<Value> = own.map(|earlier| earlier.action).collect();
        actions.push(entry.action.clone());
        seal(seed, entry.side, from + 1, &actions)
    }

    /// Which entry the side could take back: its last one, as long as since then no die has fallen, nothing hidden
    /// has come to light and the other side has decided nothing but what is hidden, as the entry itself is then.
    fn undoable(&self, side: Side) -> Result<usize, UndoError> {
        let mut answered = false;
        for (number, mark) in self.marks.iter().enumerate().skip(self.header.forked).rev() {
            if mark.rolled {
                return Err(UndoError::Rolled);
            }
            if mark.reveals {
                return Err(UndoError::Revealed);
            }
            if !mark.hidden && (answered || mark.side != side) {
                return Err(UndoError::Answered);
            }
            if mark.side == side {
                return Ok(number);
            }
            answered = true;
        }
        Err(UndoError::Nothing)
    }

    pub fn can_undo(&self, side: Side) -> Result<(), UndoError> {
        self.undoable(side).map(|_| ())
    }

    /// Takes back the last action of the side and re-runs the rest. The entry disappears from the journal.
    pub fn undo(&mut self, side: Side) -> Result<Undone, UndoError> {
        let from = self.undoable(side)?;
        let mut kept = self.entries(0);
        let undone = kept.remove(from);
        // It was opened before; were that or a later entry impossible now, nothing is taken back.
        let reopened = Session::reopen(self.opener, self.header.clone(), self.seed.clone());
        let (mut session, _) = reopened.map_err(|_| UndoError::Nothing)?;
        for (number, entry) in kept.into_iter().enumerate() {
            // Hidden decisions do not depend on each other, so that later ones stay legal.
            let entry = Entry { hash: None, ..entry };
            session.replay(number, &entry).map_err(|_| UndoError::Answered)?;
        }
        let lines = session.lines().skip(from).map(str::to_owned).collect();
        *self = session;
        Ok(Undone { action: undone.action, from, lines })
    }

    /// Plays an entry with its noted dice and compares the hash, and the seal where the seed is known. A session that
    /// an entry did not fit is to be thrown away.
    pub(crate) fn replay(&mut self, number: usize, entry: &Entry) -> Result<Played, JournalError> {
        let fault = |reason: String| fault_at(number, reason);
        let mut dice = Scripted::faces(&entry.dice);
        let mut after = self.battle.clone();
        let applied = after
            .apply(entry.side, &entry.action, &mut dice)
            .map_err(|rejected| fault(rejected.to_string()))?;
        dice.finish().map_err(|dice| fault(dice.to_string()))?;
        let found = after.state_hash();
        if let Some(noted) = entry.hash.filter(|&noted| noted != found) {
            return Err(fault(format!("the state has hash {found:016x}, noted is {noted:016x}")));
        }
        let played = self.note(entry.clone(), after, applied);
        match (entry.seal.map(|seal| to_hex(&seal)), &played.seal) {
            (Some(noted), Some(found)) if noted != *found => {
                Err(fault("the seal does not fit what was decided in secret".to_owned()))
            }
            _ => Ok(played),
        }
    }
}

fn dice_header(dice: DiceChoice) -> (DiceHeader, Option<Seed>) {
    match dice {
        DiceChoice::Sealed { seed, in_header } => {
            let noted = in_header.then(|| seed.clone());
            (DiceHeader::Sealed { commitment: seed.commitment(), seed: noted }, Some(seed))
        }
        DiceChoice::Fast { seed } => (DiceHeader::Fast { seed }, None),
        DiceChoice::Manual => (DiceHeader::Manual, None),
    }
}

fn open(opener: &dyn Opener, header: &Header) -> Result<Opening, JournalError> {
    let options = Options { house: header.house.clone() };
    opener
        .open(&header.system, &header.scenario, &options)
        .map_err(|fault| JournalError::new(1, fault.to_string()))
}

pub(crate) fn fault_at(entry: usize, reason: impl fmt::Display) -> JournalError {
    JournalError::new(Journal::line_of(entry), format!("entry {}: {reason}", entry + 1))
}

/// What was taken over from another battle must be there.
pub(crate) fn check_fork(journal: &Journal) -> Result<(), JournalError> {
    let (forked, entries) = (journal.header.forked, journal.entries.len());
    if entries < forked {
        let reason = format!("forked after {forked} entries, but there are only {entries}");
        return Err(JournalError::new(1, reason));
    }
    Ok(())
}

/// The noted end must be the end.
pub(crate) fn check_end(session: &Session, journal: &Journal) -> Result<(), JournalError> {
    match journal.end {
        Some(noted) if noted != session.outcome() => {
            let line = Journal::line_of(journal.entries.len());
            let words = |outcome: Option<Outcome>| match outcome {
                Some(Outcome::Won(side)) => format!("side {side:?} has won"),
                Some(Outcome::Draw) => "a draw".to_owned(),
                None => "the battle is not over".to_owned(),
            };
            let reason = format!("noted is: {}; found is: {}", words(noted), words(session.outcome()));
            Err(JournalError::new(line, reason))
        }
        _ => Ok(()),
    }
}

/// Hears the battle after an entry, the entry and its events.
pub type Listener<'a> = dyn FnMut(&dyn Battle, Option<&Entry>, &[Value]) + 'a;

/// Plays a journal with its noted dice and without comparing hashes: after each entry `each` gets the battle, the entry
/// and its events. The first call has no entry: what happened before the first decision.
pub fn retell(opener: &dyn Opener, journal: &Journal, each: &mut Listener<'_>) -> Result<(), JournalError> {
    let Opening { mut battle, events } = open(opener, &journal.header)?;
    each(battle.as_ref(), None, &events);
    for (number, entry) in journal.entries.iter().enumerate() {
        let mut dice = Scripted::faces(&entry.dice);
        let applied = battle.apply(entry.side, &entry.action, &mut dice);
        let applied = applied.map_err(|rejected| fault_at(number, rejected))?;
        dice.finish().map_err(|dice| fault_at(number, dice))?;
        each(battle.as_ref(), Some(entry), &applied.events);
    }
    Ok(())
}
