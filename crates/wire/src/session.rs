//! A battle in play: header, entries, state. The state is always the journal re-run.

use crate::erased::{Applied, Battle, Rejected};
use crate::journal::{DiceHeader, ENGINE, Entry, Header, Journal, JournalError, PlayerNames};
use crate::systems::{Error, Opening, Options, new_battle};
use serde_json::{Map, Value};
use std::fmt;
use table::{Ask, Dice, Die, FastDice, Outcome, Recorded, ScriptFault, Scripted, SealedDice, Seed, Side};

/// A journal notes the hash of the state whenever dice fell, at the end, and every so many entries.
const HASH_EVERY: usize = 8;

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
    reveals: bool,
    /// Both sides owed a decision, hidden from each other.
    simultaneous: bool,
}

/// A battle in play.
#[derive(Clone, Debug)]
pub struct Session {
    header: Header,
    seed: Option<Seed>,
    opening: Opening,
    battle: Box<dyn Battle>,
    entries: Vec<Entry>,
    marks: Vec<Mark>,
}

impl Session {
    pub fn new(
        system: &str,
        scenario: &str,
        options: &Options,
        dice: DiceChoice,
        names: PlayerNames,
    ) -> Result<Session, Error> {
        let opening = new_battle(system, scenario, options)?;
        let (dice, seed) = match dice {
            DiceChoice::Sealed { seed, in_header } => {
                let noted = in_header.then(|| seed.clone());
                (DiceHeader::Sealed { commitment: seed.commitment(), seed: noted }, Some(seed))
            }
            DiceChoice::Fast { seed } => (DiceHeader::Fast { seed }, None),
            DiceChoice::Manual => (DiceHeader::Manual, None),
        };
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
        };
        Ok(Session::start(header, seed, opening))
    }

    fn start(header: Header, seed: Option<Seed>, opening: Opening) -> Session {
        let battle = opening.battle.clone();
        Session { header, seed, opening, battle, entries: Vec::new(), marks: Vec::new() }
    }

    /// Goes on with a journal: re-runs it and compares every hash. `seed` is the secret of a sealed battle whose
    /// header does not hold it. Of dice already noted only their fit is checked, see [`verify`].
    pub fn resume(journal: &Journal, seed: Option<Seed>) -> Result<(Session, Vec<Warning>), JournalError> {
        let mut session = begin(journal)?;
        if let DiceHeader::Sealed { commitment, seed: noted } = &journal.header.dice {
            session.seed = seed.or_else(|| noted.clone()).or_else(|| journal.reveal.clone());
            if session.seed.as_ref().is_some_and(|seed| seed.commitment() != *commitment) {
                return Err(JournalError::new(1, "the seed does not fit the commitment"));
            }
        }
        let warnings = session.warnings();
        for (number, entry) in journal.entries.iter().enumerate() {
            session.replay(number, entry)?;
        }
        check_end(&session, journal)?;
        Ok((session, warnings))
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn battle(&self) -> &dyn Battle {
        self.battle.as_ref()
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What happened before the first decision.
    pub fn opening_events(&self) -> &[Value] {
        &self.opening.events
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
        Journal { header: self.header.clone(), entries: self.entries.clone(), end: outcome.map(Some), reveal }
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

    /// Plays an action with dice rolled by hand: first with none, then each time with one more, until it is done.
    pub fn apply_rolled(&mut self, side: Side, action: &Value, faces: &[u8]) -> Result<Rolled, PlayError> {
        if self.header.dice != DiceHeader::Manual {
            return Err(PlayError::DiceNotByHand);
        }
        let mut dice = Scripted::faces(faces);
        let mut after = self.battle.clone();
        let applied = after.apply(side, action, &mut dice)?;
        match dice.finish() {
            Ok(()) => Ok(Rolled::Done(self.note(side, action, faces.to_vec(), after, applied))),
            Err(ScriptFault::RanDry { ask: Ask { die, .. } }) => Ok(Rolled::Needs(die)),
            Err(fault) => Err(PlayError::Dice(fault)),
        }
    }

    fn play(&mut self, side: Side, action: &Value, dice: impl Dice) -> Result<Played, PlayError> {
        let mut dice = Recorded::new(dice);
        let mut after = self.battle.clone();
        let applied = after.apply(side, action, &mut dice)?;
        Ok(self.note(side, action, dice.faces, after, applied))
    }

    fn note(
        &mut self,
        side: Side,
        action: &Value,
        dice: Vec<u8>,
        after: Box<dyn Battle>,
        applied: Applied,
    ) -> Played {
        let simultaneous = self.battle.pending().len() == 2;
        let n = self.entries.len() + 1;
        let worth_a_hash = n.is_multiple_of(HASH_EVERY) || !dice.is_empty() || after.outcome().is_some();
        let hash = worth_a_hash.then(|| after.state_hash());
        let entry = Entry { side, action: action.clone(), dice, hash };
        let line = entry.line(n);
        self.marks.push(Mark { reveals: applied.reveals, simultaneous });
        self.entries.push(entry);
        self.battle = after;
        Played { events: applied.events, line }
    }

    /// Which entry the side could take back: its last one, as long as since then no die has fallen, nothing hidden
    /// has come to light and the other side has decided nothing but what is hidden.
    fn undoable(&self, side: Side) -> Result<usize, UndoError> {
        for (number, (entry, mark)) in self.entries.iter().zip(&self.marks).enumerate().rev() {
            if !entry.dice.is_empty() {
                return Err(UndoError::Rolled);
            }
            if mark.reveals {
                return Err(UndoError::Revealed);
            }
            if entry.side == side {
                return Ok(number);
            }
            if !mark.simultaneous {
                return Err(UndoError::Answered);
            }
        }
        Err(UndoError::Nothing)
    }

    pub fn can_undo(&self, side: Side) -> Result<(), UndoError> {
        self.undoable(side).map(|_| ())
    }

    /// Takes back the last action of the side and re-runs the rest. The entry disappears from the journal, which is
    /// therefore to be written anew. Returns the action taken back.
    pub fn undo(&mut self, side: Side) -> Result<Value, UndoError> {
        let number = self.undoable(side)?;
        let mut kept = self.entries.clone();
        let undone = kept.remove(number);
        let mut session = Session::start(self.header.clone(), self.seed.clone(), self.opening.clone());
        for (number, entry) in kept.into_iter().enumerate() {
            // Hidden decisions do not depend on each other, so that later ones stay legal; were one not, nothing
            // is taken back. The hash is noted anew.
            let entry = Entry { hash: None, ..entry };
            session.replay(number, &entry).map_err(|_| UndoError::Answered)?;
        }
        *self = session;
        Ok(undone.action)
    }

    /// Plays an entry with its noted dice and compares the hash.
    fn replay(&mut self, number: usize, entry: &Entry) -> Result<(), JournalError> {
        let fault = |reason: String| {
            JournalError::new(Journal::line_of(number), format!("entry {}: {reason}", number + 1))
        };
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
        self.note(entry.side, &entry.action, entry.dice.clone(), after, applied);
        Ok(())
    }

    fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if self.header.engine != ENGINE {
            warnings.push(Warning::OtherEngine { noted: self.header.engine.clone() });
        }
        if self.header.data != self.opening.battle.data_hash() {
            warnings.push(Warning::OtherData);
        }
        warnings
    }
}

/// The session of a journal before its first entry.
fn begin(journal: &Journal) -> Result<Session, JournalError> {
    let header = &journal.header;
    let options = Options { house: header.house.clone() };
    let opening = new_battle(&header.system, &header.scenario, &options)
        .map_err(|fault| JournalError::new(1, fault.to_string()))?;
    Ok(Session::start(header.clone(), None, opening))
}

/// The noted end must be the end.
fn check_end(session: &Session, journal: &Journal) -> Result<(), JournalError> {
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

/// What a check of a journal has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub entries: usize,
    pub dice: usize,
    /// Hashes that were noted and found right.
    pub hashes: usize,
    /// Every die follows from the seed; for a sealed battle the seed also fits its commitment.
    pub seed_checked: bool,
    pub outcome: Option<Outcome>,
    pub warnings: Vec<Warning>,
}

/// Re-runs a journal with the noted dice, compares all hashes and the end; where the seed is there, also every die
/// with the seed and the seed with the commitment.
pub fn verify(journal: &Journal) -> Result<Verified, JournalError> {
    let mut session = begin(journal)?;
    let mut giver: Option<Box<dyn Dice>> = match &journal.header.dice {
        DiceHeader::Sealed { commitment, seed } => sealed(journal, commitment, seed.as_ref())?
            .map(|seed| Box::new(SealedDice { seed }) as Box<dyn Dice>),
        DiceHeader::Fast { seed } => Some(Box::new(FastDice { seed: *seed })),
        DiceHeader::Manual => None,
    };
    if let (Some(_), DiceHeader::Fast { .. } | DiceHeader::Manual) = (&journal.reveal, &journal.header.dice) {
        let line = last_line(journal);
        return Err(JournalError::new(line, "a seed is revealed, but the dice are not sealed"));
    }
    let mut verified = Verified {
        entries: journal.entries.len(),
        dice: 0,
        hashes: 0,
        seed_checked: giver.is_some(),
        outcome: None,
        warnings: session.warnings(),
    };
    for (number, entry) in journal.entries.iter().enumerate() {
        if let Some(giver) = &mut giver {
            let mut dice = Recorded::new(giver.as_mut());
            let tried = session.battle.clone().apply(entry.side, &entry.action, &mut dice);
            // A rejected action is reported by the re-run below.
            if tried.is_ok() && dice.faces != entry.dice {
                let reason = format!(
                    "entry {}: noted are the dice {:?}, the seed gives {:?}",
                    number + 1,
                    entry.dice,
                    dice.faces
                );
                return Err(JournalError::new(Journal::line_of(number), reason));
            }
        }
        session.replay(number, entry)?;
        verified.dice += entry.dice.len();
        verified.hashes += usize::from(entry.hash.is_some());
    }
    check_end(&session, journal)?;
    verified.outcome = session.outcome();
    Ok(verified)
}

/// The seed of a sealed battle as the header or the end tells it; all must agree with the commitment.
fn sealed(
    journal: &Journal,
    commitment: &[u8; 32],
    noted: Option<&Seed>,
) -> Result<Option<Seed>, JournalError> {
    for (seed, line) in [(noted, 1), (journal.reveal.as_ref(), last_line(journal))] {
        if seed.is_some_and(|seed| seed.commitment() != *commitment) {
            return Err(JournalError::new(line, "the seed does not fit the commitment"));
        }
    }
    Ok(noted.or(journal.reveal.as_ref()).cloned())
}

/// The line of the revealed seed in the order in which journals are written.
fn last_line(journal: &Journal) -> usize {
    Journal::line_of(journal.entries.len()) + usize::from(journal.end.is_some())
}
