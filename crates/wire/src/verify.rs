//! Whether a journal is what it claims to be.

use crate::journal::{DiceHeader, Journal, JournalError};
use crate::session::{Session, Warning, check_end, check_fork, fault_at};
use crate::systems::{Opener, Scenarios};
use table::{Dice, FastDice, Outcome, Recorded, SealedDice, Seed};

/// What a check of a journal has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub entries: usize,
    pub dice: usize,
    /// Hashes that were noted and found right.
    pub hashes: usize,
    /// Seals that were noted; found right where the seed is there.
    pub seals: usize,
    /// Hidden decisions that ought to have a seal and have none, as in journals of older versions. Only known with the
    /// seed.
    pub unsealed: usize,
    /// Every die follows from the seed, except in the first `forked` entries; for a sealed battle the seed also fits
    /// its commitment.
    pub seed_checked: bool,
    /// How many of the first entries come from another battle.
    pub forked: usize,
    pub outcome: Option<Outcome>,
    pub warnings: Vec<Warning>,
}

/// [`verify_with`] for scenarios.
pub fn verify(journal: &Journal) -> Result<Verified, JournalError> {
    verify_with(&Scenarios, journal)
}

/// Re-runs a journal with the noted dice, compares all hashes and the end; where the seed is there, also every die and
/// every seal with the seed and the seed with the commitment.
pub fn verify_with(opener: &'static dyn Opener, journal: &Journal) -> Result<Verified, JournalError> {
    check_fork(journal)?;
    let seed = match &journal.header.dice {
        DiceHeader::Sealed { commitment, seed } => sealed(journal, commitment, seed.as_ref())?,
        DiceHeader::Fast { .. } | DiceHeader::Manual if journal.reveal.is_some() => {
            let reason = "a seed is revealed, but the dice are not sealed";
            return Err(JournalError::new(last_line(journal), reason));
        }
        DiceHeader::Fast { .. } | DiceHeader::Manual => None,
    };
    let mut giver: Option<Box<dyn Dice>> = match (&journal.header.dice, seed.clone()) {
        (DiceHeader::Fast { seed }, _) => Some(Box::new(FastDice { seed: *seed })),
        (_, Some(seed)) => Some(Box::new(SealedDice { seed })),
        (_, None) => None,
    };
    let (mut session, warnings) = Session::reopen(opener, journal.header.clone(), seed)?;
    let mut verified = Verified {
        entries: journal.entries.len(),
        dice: 0,
        hashes: 0,
        seals: 0,
        unsealed: 0,
        seed_checked: giver.is_some(),
        forked: journal.header.forked,
        outcome: None,
        warnings,
    };
    let may_seal = matches!(journal.header.dice, DiceHeader::Sealed { .. });
    for (number, entry) in journal.entries.iter().enumerate() {
        if let Some(giver) = giver.as_mut().filter(|_| verified.forked <= number) {
            let mut dice = Recorded::new(giver.as_mut());
            let tried = session.battle().clone_box().apply(entry.side, &entry.action, &mut dice);
            // A rejected action is reported by the re-run below.
            if tried.is_ok() && dice.faces != entry.dice {
                let reason = format!("noted are the dice {:?}, the seed gives {:?}", entry.dice, dice.faces);
                return Err(fault_at(number, reason));
            }
        }
        let played = session.replay(number, entry)?;
        match (entry.seal, played.seal) {
            (Some(_), Some(_)) if may_seal => verified.seals += 1,
            (Some(_), _) => return Err(fault_at(number, "a seal where nothing hidden is decided")),
            (None, Some(_)) if 0 < verified.seals => return Err(fault_at(number, "the seal is missing")),
            (None, Some(_)) => verified.unsealed += 1,
            (None, None) => {}
        }
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
