//! A battle looked at again: [`lab::Review`] for any system, and how its dice fell.

use crate::erased::{Erased, Rejected, System};
use crate::journal::{Entry, Journal, JournalError};
use crate::json::side_name;
use crate::session::{fault_at, retell};
use crate::show::{
    LogEvent, MomentNow, ReviewNow, RoundNow, SwingCause, SwingNow, ThrowKindNow, ThrowNow, Weight,
};
use crate::systems::{Opener, Opening, Options};
use crate::words::Words;
use lab::{Course, Imagined, Review, Swing};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use table::{Fault, Game, RuleId, Side};

/// Dice of one kind that fell together, and what was to be expected of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Throw {
    /// Whom it helps that many succeed.
    pub side: Side,
    pub kind: ThrowKind,
    pub rule: RuleId,
    pub expected: f64,
    pub fallen: u16,
}

/// What dice were thrown for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ThrowKind {
    /// Hits of shots.
    Shots,
    /// Hits in melee.
    Blows,
    /// Hits that wound.
    Wounds,
    /// Wounds that armour saves.
    Saves,
    /// Tests of courage.
    Tests,
}

impl ThrowKind {
    const fn name(self) -> &'static str {
        match self {
            ThrowKind::Shots => "shots",
            ThrowKind::Blows => "blows",
            ThrowKind::Wounds => "wounds",
            ThrowKind::Saves => "saves",
            ThrowKind::Tests => "tests",
        }
    }
}

/// What a review found, in no language yet.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    pub review: Review,
    /// With the number of the entry, from 1.
    pub throws: Vec<(usize, Throw)>,
}

/// Looks at a battle again, as far as its journal goes; `None` where somebody asked to stop. Hashes are not compared.
pub fn review(
    opener: &dyn Opener,
    journal: &Journal,
    imagined: Imagined,
    stop: &AtomicBool,
) -> Result<Option<Reviewed>, JournalError> {
    let header = &journal.header;
    let options = Options { house: header.house.clone() };
    let opening = opener.open(&header.system, &header.scenario, &options);
    let Opening { battle, .. } = opening.map_err(|fault| JournalError::new(1, fault.to_string()))?;
    let throws = battle.throws(&journal.entries)?;
    let review = battle.review(&journal.entries, imagined, stop)?;
    Ok(review.map(|review| Reviewed { review, throws }))
}

impl<S: System> Erased<S> {
    /// Plays the entries; `each` gets the number of the entry, from 0, the game after it and what happened.
    pub(crate) fn course(
        &self,
        entries: &[Entry],
        each: impl FnMut(usize, &S::Game, &[<S::Game as Game>::Event]),
    ) -> Result<Course<S::Game>, JournalError> {
        let mut played = Vec::with_capacity(entries.len());
        for (number, entry) in entries.iter().enumerate() {
            let action = S::read_action(&entry.action).map_err(|fault| fault_at(number, fault))?;
            let dice = entry.dice.clone();
            played.push(table::Entry { side: entry.side, action, dice, hash: None });
        }
        Course::run(self.game.clone(), &played, each).map_err(|fault| match fault {
            Fault::Refused { entry, refusal } => {
                let (rule, refusal) = S::write_refusal(&refusal);
                fault_at(entry, Rejected::Refused { rule, refusal })
            }
            Fault::Dice { entry, fault } => fault_at(entry, fault),
            Fault::Hash { entry, noted, found } => {
                fault_at(entry, format!("the state has hash {found:016x}, noted is {noted:016x}"))
            }
        })
    }

    pub(crate) fn thrown(&self, entries: &[Entry]) -> Result<Vec<(usize, Throw)>, JournalError> {
        let mut throws = Vec::new();
        self.course(entries, |number, game, events| {
            let thrown = events.iter().filter_map(|event| S::throw(game, event));
            throws.extend(thrown.map(|throw| (number + 1, throw)));
        })?;
        Ok(throws)
    }
}

/// A review in words. The journal is the one it was made of.
pub fn shown_review(
    opener: &dyn Opener,
    journal: &Journal,
    reviewed: &Reviewed,
    words: &Words,
) -> Result<ReviewNow, JournalError> {
    let Reviewed { review, throws } = reviewed;
    let mut rounds: Vec<RoundNow> = Vec::new();
    let mut told: BTreeMap<usize, SwingNow> = BTreeMap::new();
    let mut n = 0;
    // The round in which the next decision is made.
    let mut round = 0;
    retell(opener, journal, &mut |battle, entry, events| {
        let swing = review.swings.iter().find(|swing| entry.is_some() && swing.entry == n);
        if let (Some(swing), Some(entry)) = (swing, entry) {
            let names = battle.names(words.lang());
            // What came of dice tells more than the dice do.
            let (rolls, outcomes): (Vec<&Value>, Vec<&Value>) =
                events.iter().partition(|event| ROLLS.iter().any(|field| event.get(field).is_some()));
            let told_of = outcomes.into_iter().chain(rolls);
            let events: Vec<LogEvent> = told_of.map(|event| battle.log_event(event, &names, words)).collect();
            let text = words.action(&entry.action, &names);
            told.insert(n, shown_swing(swing, round, text, &events));
        }
        if round != battle.round() {
            round = battle.round();
            rounds.push(RoundNow { n: count(n), round });
        }
        n += 1;
    })?;
    let moment = |moment: &lab::Moment| MomentNow {
        n: count(moment.entry),
        percent: percent(moment.chance),
        error: percent(2.0 * moment.error),
    };
    let thrown = |(n, throw): &(usize, Throw)| ThrowNow {
        n: count(*n),
        side: side_name(throw.side).to_owned(),
        kind: throw.kind.name().to_owned(),
        expected: (throw.expected * 1000.0).round() / 1000.0,
        fallen: throw.fallen,
    };
    Ok(ReviewNow {
        moments: review.curve.iter().map(moment).collect(),
        rounds,
        swings: review.swings.iter().filter_map(|swing| told.remove(&swing.entry)).collect(),
        throws: throws.iter().map(thrown).collect(),
        kinds: kinds(throws, words),
        battles: count(review.battles),
    })
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A share in per cent, with one decimal.
fn percent(share: f64) -> f64 {
    (share * 1000.0).round() / 10.0
}

/// Of what came of an entry a review has room for so many sentences.
const TOLD: usize = 2;

/// What only events have that tell of dice.
const ROLLS: [&str; 4] = ["roll", "needed", "expected", "dice"];

fn shown_swing(swing: &Swing, round: u16, text: String, events: &[LogEvent]) -> SwingNow {
    let dice = |event: &&LogEvent| !event.dice.is_empty() || event.chances.is_some();
    // Of a decision its own words say enough.
    let weighty = events.iter().filter(|event| swing.by_dice() && event.weight == Weight::Normal);
    let rule = events.iter().find(dice).or(events.first()).map(|event| event.rule.clone());
    let change = percent(swing.change());
    let decision = percent(swing.decision());
    SwingNow {
        n: count(swing.entry),
        side: side_name(swing.side).to_owned(),
        round,
        text,
        told: weighty.take(TOLD).map(|event| event.text.clone()).collect(),
        rule,
        cause: if swing.by_dice() { SwingCause::Dice } else { SwingCause::Decision },
        change,
        decision,
        // The parts shown add up to the change shown.
        dice: ((change - decision) * 10.0).round() / 10.0,
    }
}

fn kinds(throws: &[(usize, Throw)], words: &Words) -> Vec<ThrowKindNow> {
    let mut rules: BTreeMap<ThrowKind, Option<RuleId>> = BTreeMap::new();
    for (_, throw) in throws {
        let rule = rules.entry(throw.kind).or_insert(Some(throw.rule));
        *rule = rule.filter(|&rule| rule == throw.rule);
    }
    let kind = |(kind, rule): (ThrowKind, Option<RuleId>)| ThrowKindNow {
        id: kind.name().to_owned(),
        name: words.word("throw", kind.name()),
        rule: rule.map(|rule| rule.to_string()),
    };
    rules.into_iter().map(kind).collect()
}
