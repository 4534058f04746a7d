//! Compares what happened, who is asked and what may be done with what a case expects. How things stand is each
//! system's own.

use crate::facts::{self, Facts};
use crate::failure::Fault;
use crate::format::{Asked, AskedSide, EventPart, OutcomeName, Refused, SideName};
use crate::kind::{ActionOf, Common, EventOf, GameOf, Kind, RefusalOf};
use crate::notation::Rule;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt;
use table::{Cites, Events, Game, Outcome, RuleId, Side};
use wire::System;

/// What one action brought about: its events, and every rule that was applied.
#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    pub events: Vec<E>,
    pub cited: BTreeSet<RuleId>,
}

impl<E> Log<E> {
    pub fn new() -> Log<E> {
        Log { events: Vec::new(), cited: BTreeSet::new() }
    }
}

impl<E: Cites> Events<E> for Log<E> {
    fn emit(&mut self, event: E) {
        event.each_rule(&mut |rule| {
            self.cited.insert(rule);
        });
        self.events.push(event);
    }

    fn cite(&mut self, rule: RuleId) {
        self.cited.insert(rule);
    }
}

pub(crate) type Checked = Result<(), Fault>;

/// Checks everything that is expected; the number of expectations, or the first that is not met.
pub(crate) fn check<K: Kind>(
    kind: &K,
    game: &GameOf<K>,
    log: &Log<EventOf<K>>,
    expect: &K::Expect,
) -> Result<usize, Fault> {
    let common = K::common(expect);
    let mut look = Look { kind, game, log, met: 0 };
    look.happenings(common)?;
    look.decision(common)?;
    Ok(look.met + kind.stand(game, expect)?)
}

/// Checks that a refusal is the one that was expected.
pub(crate) fn check_refusal<K: Kind>(kind: &K, expected: &Refused, refusal: &RefusalOf<K>) -> Checked {
    let found = kind.refusal(refusal);
    let mut wanted = Facts::new();
    let Rule(rule) = match expected {
        Refused::By(rule) => *rule,
        Refused::Exactly(part) => {
            wanted = part.facts.clone();
            if let Some(kind) = &part.refusal {
                wanted.insert("refusal".to_string(), json!(kind));
            }
            part.rule
        }
    };
    let shown = || format!("{rule} {}", facts::show(&wanted)).trim_end().to_string();
    let by = rule_of::<K>(refusal);
    if rule == by && facts::agrees(&wanted, &found) {
        Ok(())
    } else {
        Err(Fault::differs("refusal", shown(), format!("{by} {}", facts::show(&found))))
    }
}

/// A refusal for people.
pub(crate) fn show_refusal<K: Kind>(kind: &K, refusal: &RefusalOf<K>) -> String {
    format!("refused by {}: {}", rule_of::<K>(refusal), facts::show(&kind.refusal(refusal)))
}

/// The rule that forbids.
fn rule_of<K: Kind>(refusal: &RefusalOf<K>) -> RuleId {
    K::System::write_refusal(refusal).0
}

pub(crate) fn list(words: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_string() } else { words.join(", ") }
}

pub(crate) fn same<T: PartialEq + fmt::Display>(what: impl fmt::Display, expected: T, found: T) -> Checked {
    if expected == found { Ok(()) } else { Err(Fault::differs(what, expected, found)) }
}

/// The actions of an expectation: of the side it names, or of the one that is asked.
pub(crate) fn actions<K: Kind>(
    kind: &K,
    game: &GameOf<K>,
    side: Option<SideName>,
    written: &Facts,
) -> Result<Vec<(Side, ActionOf<K>)>, Fault> {
    let side = side.map(Side::from).or_else(|| game.pending().first());
    let side = side.ok_or_else(|| Fault::malformed("nobody is asked; say which side"))?;
    let actions = kind.actions(written).map_err(Fault::Malformed)?;
    Ok(actions.into_iter().map(|action| (side, action)).collect())
}

/// A position, what led to it, and how many expectations have been met so far.
struct Look<'a, K: Kind> {
    kind: &'a K,
    game: &'a GameOf<K>,
    log: &'a Log<EventOf<K>>,
    met: usize,
}

/// Events, citations.
impl<K: Kind> Look<'_, K> {
    fn happenings(&mut self, expect: Common<'_>) -> Checked {
        let shown: Vec<Facts> = self.log.events.iter().map(|event| self.kind.event(event)).collect();
        // An event that is missing in the list of names could not be forbidden.
        for name in shown.iter().filter_map(|facts| facts.get("event")?.as_str()) {
            known_event::<K>(name)?;
        }
        let mut next = 0;
        for wanted in expect.events {
            known_event::<K>(&wanted.event)?;
            let mut rest = self.log.events.iter().zip(&shown).skip(next);
            match rest.position(|(event, facts)| event_agrees::<K>(wanted, event, facts)) {
                Some(skipped) => next += skipped + 1,
                None => {
                    return Err(Fault::differs(
                        "event",
                        show_wanted(wanted),
                        self.rivals(wanted, &shown, next),
                    ));
                }
            }
            self.met += 1;
        }
        for unwanted in expect.no_events {
            known_event::<K>(unwanted)?;
            let found = shown.iter().find(|facts| facts.get("event") == Some(&json!(unwanted)));
            if let Some(facts) = found {
                return Err(Fault::differs("event", format!("no {unwanted}"), facts::show(facts)));
            }
            self.met += 1;
        }
        for &Rule(rule) in expect.cited {
            if !self.log.cited.contains(&rule) {
                return Err(Fault::differs("cited", rule, list(&self.log.cited)));
            }
            self.met += 1;
        }
        Ok(())
    }

    /// What there was instead of an event: those of the same name, or else the names of all.
    fn rivals(&self, wanted: &EventPart, shown: &[Facts], next: usize) -> String {
        let rest = || self.log.events.iter().zip(shown).skip(next);
        let named =
            |facts: &Facts| facts.get("event").and_then(|name| name.as_str()).unwrap_or_default().to_string();
        let alike = rest().filter(|(_, facts)| named(facts) == wanted.event);
        let alike: Vec<String> = alike.map(|(event, facts)| show_event::<K>(event, facts)).collect();
        if alike.is_empty() { list(rest().map(|(_, facts)| named(facts))) } else { alike.join(", ") }
    }
}

fn known_event<K: Kind>(name: &str) -> Checked {
    if K::EVENTS.contains(&name) {
        return Ok(());
    }
    let known = K::EVENTS.join(", ");
    Err(Fault::malformed(format!("there is no event \"{name}\"; known are {known}")))
}

fn event_agrees<K: Kind>(wanted: &EventPart, event: &EventOf<K>, found: &Facts) -> bool {
    let terms = wanted.terms.as_deref();
    let reckoned = match K::reckoning(event) {
        Some(reckoned) => reckoned.agrees(wanted.sum, terms),
        None => wanted.sum.is_none() && terms.is_none(),
    };
    found.get("event") == Some(&json!(wanted.event))
        && wanted.rule.is_none_or(|Rule(rule)| found.get("rule") == Some(&json!(rule.to_string())))
        && facts::agrees(&wanted.facts, found)
        && reckoned
}

fn show_event<K: Kind>(event: &EventOf<K>, facts: &Facts) -> String {
    match K::reckoning(event) {
        Some(reckoned) => format!("{} {reckoned}", facts::show(facts)),
        None => facts::show(facts),
    }
}

fn show_wanted(wanted: &EventPart) -> String {
    let mut facts = Facts::new();
    facts.insert("event".to_string(), json!(wanted.event));
    facts.extend(wanted.facts.clone());
    if let Some(Rule(rule)) = wanted.rule {
        facts.insert("rule".to_string(), json!(rule.to_string()));
    }
    let reckoning = facts::show_reckoning(wanted.sum, wanted.terms.as_deref());
    format!("{} {reckoning}", facts::show(&facts)).trim_end().to_string()
}

/// Who is asked, and what may be done.
impl<K: Kind> Look<'_, K> {
    fn decision(&mut self, expect: Common<'_>) -> Checked {
        if let Some(asked) = expect.asked {
            self.asked(asked)?;
        }
        for part in expect.legal {
            for (side, action) in actions(self.kind, self.game, part.side, &part.action)? {
                self.met += 1;
                if let Err(refusal) = self.game.check(side, action) {
                    let found = show_refusal(self.kind, &refusal);
                    return Err(Fault::differs("legal", facts::show(&part.action), found));
                }
            }
        }
        for part in expect.illegal {
            for (side, action) in actions(self.kind, self.game, part.side, &part.action)? {
                self.met += 1;
                match self.game.check(side, action) {
                    Err(refusal) => check_refusal(self.kind, &part.refused, &refusal)?,
                    Ok(_) => return Err(Fault::differs(facts::show(&part.action), "a refusal", "accepted")),
                }
            }
        }
        if let Some(round) = expect.round {
            self.met += 1;
            same("round", round, K::System::round(self.game))?;
        }
        if let Some(outcome) = expect.outcome {
            let found = match self.game.outcome() {
                Some(Outcome::Won(Side::A)) => OutcomeName::A,
                Some(Outcome::Won(Side::B)) => OutcomeName::B,
                Some(Outcome::Draw) => OutcomeName::Draw,
                None => OutcomeName::None,
            };
            self.met += 1;
            same("outcome", outcome, found)?;
        }
        Ok(())
    }

    fn asked(&mut self, asked: &Asked) -> Checked {
        if let Some(side) = asked.side {
            let pending = self.game.pending();
            let found = match (pending.owes(Side::A), pending.owes(Side::B)) {
                (true, true) => AskedSide::Both,
                (true, false) => AskedSide::A,
                (false, true) => AskedSide::B,
                (false, false) => AskedSide::Nobody,
            };
            self.met += 1;
            same("asked side", side, found)?;
        }
        let mut wanted = asked.facts.clone();
        if let Some(step) = &asked.step {
            wanted.insert("step".to_string(), json!(step));
        }
        if !wanted.is_empty() {
            let found = self.kind.step(self.game);
            self.met += 1;
            if !facts::agrees(&wanted, &found) {
                return Err(Fault::differs("asked", facts::show(&wanted), facts::show(&found)));
            }
        }
        Ok(())
    }
}
