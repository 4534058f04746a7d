//! A battle in play, and what its watchers count: public events, and the decisions of each side.

use crate::secret::hex;
use serde_json::Value;
use store::Progress;
use table::{Outcome, Seed, Side};
use wire::{
    Battle, DiceChoice, DiceHeader, Error, Journal, JournalError, Opener, Options, PlayError, PlayerNames,
    Session, UndoError, outcome_to_json, retell,
};

/// What a decision has changed: in the journal, and in the log that all can read.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// How many lines of the journal stay, how many go, and what follows.
    pub from: u32,
    pub taken_back: u32,
    pub lines: Vec<String>,
    /// To how many events the log is cut, and what follows.
    pub log: u32,
    pub events: Vec<Value>,
}

#[derive(Debug)]
pub struct Ledger {
    opener: &'static dyn Opener,
    session: Session,
    /// Public events before the first decision.
    opening: u16,
    /// Public events of each entry.
    events: Vec<u16>,
    /// All of them together.
    total: u32,
    own: [u32; 2],
    seals: [Option<String>; 2],
}

impl Ledger {
    pub fn begin(
        opener: &'static dyn Opener,
        system: &str,
        scenario: &str,
        options: &Options,
        seed: Seed,
        names: PlayerNames,
    ) -> Result<Ledger, Error> {
        let dice = DiceChoice::Sealed { seed, in_header: false };
        let session = Session::begin(opener, system, scenario, options, dice, names)?;
        let opening = count(&session.opening()?.events);
        Ok(Ledger {
            opener,
            session,
            opening,
            events: Vec::new(),
            total: opening.into(),
            own: [0, 0],
            seals: [None, None],
        })
    }

    /// Goes on with a battle that was stored.
    pub fn wake(
        opener: &'static dyn Opener,
        header: &str,
        lines: &[String],
        seed: Seed,
    ) -> Result<Ledger, JournalError> {
        let journal = journal(header, lines)?;
        let (session, _) = Session::resume_with(opener, &journal, Some(seed))?;
        Ledger::of(opener, session, &journal)
    }

    /// A new battle that goes on after the first `n` entries of another.
    pub fn fork(
        opener: &'static dyn Opener,
        journal: &Journal,
        n: usize,
        seed: Seed,
        names: PlayerNames,
    ) -> Result<Ledger, JournalError> {
        let dice = DiceChoice::Sealed { seed, in_header: false };
        let session = Session::fork(opener, journal, n, dice, names)?;
        let journal = session.journal();
        Ledger::of(opener, session, &journal)
    }

    fn of(opener: &'static dyn Opener, session: Session, journal: &Journal) -> Result<Ledger, JournalError> {
        let (mut opening, mut events, mut own) = (0, Vec::with_capacity(journal.entries.len()), [0, 0]);
        retell(opener, journal, &mut |_, entry, happened| match entry {
            None => opening = count(happened),
            Some(entry) => {
                events.push(count(happened));
                own[entry.side.index()] += 1;
            }
        })?;
        let total = sum(&events) + u32::from(opening);
        Ok(Ledger { opener, session, opening, events, total, own, seals: newest_seals(journal) })
    }

    pub fn battle(&self) -> &dyn Battle {
        self.session.battle()
    }

    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Public events so far.
    pub fn events(&self) -> u32 {
        self.total
    }

    /// Decisions of a side so far.
    pub fn own(&self, side: Side) -> u32 {
        self.own[side.index()]
    }

    /// Not once the battle is over: the secret of the dice is public then.
    pub fn can_undo(&self, side: Side) -> bool {
        self.session.outcome().is_none() && self.session.can_undo(side).is_ok()
    }

    /// What was published to seal the dice. Every battle of the server has sealed dice.
    pub fn commitment(&self) -> [u8; 32] {
        match &self.session.header().dice {
            DiceHeader::Sealed { commitment, .. } => *commitment,
            DiceHeader::Fast { .. } | DiceHeader::Manual => [0; 32],
        }
    }

    /// The secret of the dice, once the battle is over.
    pub fn revealed(&self) -> Option<&Seed> {
        self.session.outcome().and(self.session.seed())
    }

    /// The newest seal of what the side has decided in secret.
    pub fn seal(&self, side: Side) -> Option<&str> {
        self.seals[side.index()].as_deref()
    }

    pub fn progress(&self, epoch: u32, now: u64) -> Progress {
        let battle = self.battle();
        let pending = battle.pending();
        Progress {
            epoch,
            entries: number(self.session.len()),
            round: battle.round(),
            asked: Side::BOTH.map(|side| pending.contains(&side)),
            outcome: battle.outcome().map(|outcome: Outcome| outcome_to_json(outcome).to_string()),
            touched: now,
        }
    }

    /// Plays the actions one after the other, all or none. The error has the index of the first that was not played.
    pub fn act(&mut self, side: Side, actions: &[Value]) -> Result<Change, (usize, PlayError)> {
        let (from, log) = (number(self.session.len()), self.total);
        let played = self.session.apply_all(side, actions)?;
        let mut change = Change { from, taken_back: 0, lines: Vec::new(), log, events: Vec::new() };
        for played in played {
            self.events.push(count(&played.events));
            self.total += u32::from(count(&played.events));
            self.own[side.index()] += 1;
            if played.seal.is_some() {
                self.seals[side.index()] = played.seal;
            }
            change.lines.push(played.line);
            change.events.extend(played.events);
        }
        Ok(change)
    }

    /// Takes back the last action of the side. The log stays as it is where all could see nothing of the action.
    pub fn undo(&mut self, side: Side) -> Result<Change, UndoError> {
        if self.session.outcome().is_some() {
            return Err(UndoError::Revealed);
        }
        let undone = self.session.undo(side)?;
        let taken_back = number(self.events.len().saturating_sub(undone.from));
        let mut change = Change {
            from: number(undone.from),
            taken_back,
            lines: undone.lines,
            log: self.total,
            events: Vec::new(),
        };
        let journal = self.session.journal();
        self.own[side.index()] = self.own[side.index()].saturating_sub(1);
        self.seals = newest_seals(&journal);
        if self.events.remove(undone.from) != 0 {
            self.events.truncate(undone.from);
            change.log = u32::from(self.opening) + sum(&self.events);
            let mut seen = 0;
            // Cannot fail: the session has just re-run the same entries.
            let _ = retell(self.opener, &journal, &mut |_, entry, happened| {
                if entry.is_some() {
                    if undone.from <= seen {
                        self.events.push(count(happened));
                        change.events.extend_from_slice(happened);
                    }
                    seen += 1;
                }
            });
            self.total = change.log + number(change.events.len());
        }
        Ok(change)
    }
}

/// The journal of a stored battle.
pub fn journal(header: &str, lines: &[String]) -> Result<Journal, JournalError> {
    let mut text = header.to_owned();
    text.extend(lines.iter().map(String::as_str));
    Journal::parse(&text)
}

fn newest_seals(journal: &Journal) -> [Option<String>; 2] {
    Side::BOTH.map(|side| {
        let own = journal.entries.iter().rev().filter(|entry| entry.side == side);
        own.filter_map(|entry| entry.seal).next().map(|seal| hex(&seal))
    })
}

fn count(events: &[Value]) -> u16 {
    u16::try_from(events.len()).unwrap_or(u16::MAX)
}

fn sum(counts: &[u16]) -> u32 {
    counts.iter().copied().map(u32::from).sum()
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
