//! Compares a position, and what led to it, with what a case expects: what happened and who is asked. How things
//! stand is in `stand`.

use crate::failure::Fault;
use crate::format::*;
use crate::names::Names;
use crate::notation::{Fraction, Rule};
use crate::speech::{self, Facts};
use demonworld::{Action, Battle, ElementId, Event, Refusal};
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt;
use table::{Cites, Events, Game, Odds, Outcome, RuleId, Side, Viewer};

/// More runs than any single action of a case should need for its odds.
const RUNS: usize = 200_000;

/// What one action brought about: its events, and every rule that was applied.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub events: Vec<Event>,
    pub cited: BTreeSet<RuleId>,
}

impl Events<Event> for Log {
    fn emit(&mut self, event: Event) {
        event.each_rule(&mut |rule| {
            self.cited.insert(rule);
        });
        self.events.push(event);
    }

    fn cite(&mut self, rule: RuleId) {
        self.cited.insert(rule);
    }
}

/// A position, what led to it, and how many expectations have been met so far.
#[derive(Debug)]
pub(crate) struct Look<'a> {
    pub(crate) names: &'a Names,
    pub(crate) battle: &'a Battle,
    log: &'a Log,
    pub(crate) met: usize,
}

pub(crate) type Checked = Result<(), Fault>;

/// Checks everything that is expected; the number of expectations, or the first that is not met.
pub(crate) fn check(names: &Names, battle: &Battle, log: &Log, expect: &Expect) -> Result<usize, Fault> {
    let mut look = Look { names, battle, log, met: 0 };
    look.happenings(expect)?;
    look.decision(expect)?;
    let seen = expect.seen_by.map(|viewer| battle.view(self::viewer(viewer)));
    let mut stand = Look { battle: seen.as_ref().map_or(battle, |view| view.position()), ..look };
    stand.units(expect)?;
    stand.elements(expect)?;
    stand.geometry(expect)?;
    stand.reckonings(expect)?;
    Ok(stand.met)
}

/// Checks that a refusal is the one that was expected.
pub(crate) fn check_refusal(names: &Names, expected: &Refused, refusal: &Refusal) -> Checked {
    let found = speech::refusal(names, refusal);
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
    let shown = || format!("{rule} {}", speech::show(&wanted)).trim_end().to_string();
    if rule == refusal.rule() && speech::agrees(&wanted, &found) {
        Ok(())
    } else {
        Err(Fault::differs("refusal", shown(), format!("{} {}", refusal.rule(), speech::show(&found))))
    }
}

/// A refusal for people.
pub(crate) fn show_refusal(names: &Names, refusal: &Refusal) -> String {
    format!("refused by {}: {}", refusal.rule(), speech::show(&speech::refusal(names, refusal)))
}

fn viewer(name: ViewerName) -> Viewer {
    match name {
        ViewerName::A => Viewer::Side(Side::A),
        ViewerName::B => Viewer::Side(Side::B),
        ViewerName::Spectator => Viewer::Spectator,
    }
}

pub(crate) fn list(words: impl IntoIterator<Item = impl fmt::Display>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "none".to_string() } else { words.join(", ") }
}

/// Events, citations.
impl Look<'_> {
    fn happenings(&mut self, expect: &Expect) -> Checked {
        let shown: Vec<Facts> =
            self.log.events.iter().map(|event| speech::event(self.names, event)).collect();
        // An event that is missing in the list of names could not be forbidden.
        for name in shown.iter().filter_map(|facts| facts.get("event")?.as_str()) {
            known_event(name)?;
        }
        let mut next = 0;
        for wanted in &expect.events {
            known_event(&wanted.event)?;
            let mut rest = self.log.events.iter().zip(&shown).skip(next);
            match rest.position(|(event, facts)| event_agrees(wanted, event, facts)) {
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
        for unwanted in &expect.no_events {
            known_event(unwanted)?;
            let found = shown.iter().find(|facts| facts.get("event") == Some(&json!(unwanted)));
            if let Some(facts) = found {
                return Err(Fault::differs("event", format!("no {unwanted}"), speech::show(facts)));
            }
            self.met += 1;
        }
        for &Rule(rule) in &expect.cited {
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
        let alike: Vec<String> = alike.map(|(event, facts)| show_event(event, facts)).collect();
        if alike.is_empty() { list(rest().map(|(_, facts)| named(facts))) } else { alike.join(", ") }
    }

    /// Counts one expectation and compares it.
    pub(crate) fn equal<T: PartialEq + fmt::Display>(
        &mut self,
        what: impl fmt::Display,
        expected: T,
        found: T,
    ) -> Checked {
        self.met += 1;
        if expected == found { Ok(()) } else { Err(Fault::differs(what, expected, found)) }
    }
}

fn known_event(name: &str) -> Checked {
    if speech::EVENTS.contains(&name) {
        Ok(())
    } else {
        Err(Fault::malformed(format!(
            "there is no event \"{name}\"; known are {}",
            speech::EVENTS.join(", ")
        )))
    }
}

fn event_agrees(wanted: &EventPart, event: &Event, facts: &Facts) -> bool {
    let terms = wanted.terms.as_deref();
    let reckoned = match speech::reckoning(event) {
        Some(reckoned) => reckoned.agrees(wanted.sum, terms),
        None => wanted.sum.is_none() && terms.is_none(),
    };
    facts.get("event") == Some(&json!(wanted.event))
        && wanted.rule.is_none_or(|Rule(rule)| rule == event.rule())
        && speech::agrees(&wanted.facts, facts)
        && reckoned
}

fn show_event(event: &Event, facts: &Facts) -> String {
    match speech::reckoning(event) {
        Some(reckoned) => format!("{} {reckoned}", speech::show(facts)),
        None => speech::show(facts),
    }
}

fn show_wanted(wanted: &EventPart) -> String {
    let mut facts = Facts::new();
    facts.insert("event".to_string(), json!(wanted.event));
    facts.extend(wanted.facts.clone());
    if let Some(Rule(rule)) = wanted.rule {
        facts.insert("rule".to_string(), json!(rule.to_string()));
    }
    let reckoning = speech::show_reckoning(wanted.sum, wanted.terms.as_deref());
    format!("{} {reckoning}", speech::show(&facts)).trim_end().to_string()
}

/// Who is asked, and what may be done.
impl Look<'_> {
    fn decision(&mut self, expect: &Expect) -> Checked {
        if let Some(asked) = &expect.asked {
            self.asked(asked)?;
        }
        for part in &expect.legal {
            for (side, action) in self.actions(part.side, &part.action)? {
                self.met += 1;
                if let Err(refusal) = self.battle.check(side, action) {
                    let found = show_refusal(self.names, &refusal);
                    return Err(Fault::differs("legal", speech::show(&part.action), found));
                }
            }
        }
        for part in &expect.illegal {
            for (side, action) in self.actions(part.side, &part.action)? {
                self.met += 1;
                match self.battle.check(side, action) {
                    Err(refusal) => check_refusal(self.names, &part.refused, &refusal)?,
                    Ok(_) => return Err(Fault::differs(speech::show(&part.action), "a refusal", "accepted")),
                }
            }
        }
        for (element, wanted) in &expect.targets {
            let found = self.targets(self.element(element)?);
            self.same_elements(format!("targets of {element}"), wanted, &found)?;
        }
        for part in &expect.odds {
            self.odds(part)?;
        }
        if let Some(round) = expect.round {
            self.equal("round", round, self.battle.round())?;
        }
        if let Some(outcome) = expect.outcome {
            let found = match self.battle.outcome() {
                Some(Outcome::Won(Side::A)) => OutcomeName::A,
                Some(Outcome::Won(Side::B)) => OutcomeName::B,
                Some(Outcome::Draw) => OutcomeName::Draw,
                None => OutcomeName::None,
            };
            self.equal("outcome", outcome, found)?;
        }
        Ok(())
    }

    fn asked(&mut self, asked: &Asked) -> Checked {
        if let Some(side) = asked.side {
            self.equal("asked side", side.word(), speech::asked_side(self.battle))?;
        }
        let mut wanted = asked.facts.clone();
        if let Some(step) = &asked.step {
            wanted.insert("step".to_string(), json!(step));
        }
        if !wanted.is_empty() {
            let found = speech::step(self.names, self.battle.step());
            self.met += 1;
            if !speech::agrees(&wanted, &found) {
                return Err(Fault::differs("asked", speech::show(&wanted), speech::show(&found)));
            }
        }
        Ok(())
    }

    fn actions(&self, side: Option<SideName>, written: &Facts) -> Result<Vec<(Side, Action)>, Fault> {
        let side = side.map(Side::from).or_else(|| self.battle.pending().first());
        let side = side.ok_or_else(|| Fault::malformed("nobody is asked; say which side"))?;
        let actions = speech::actions(self.names, written).map_err(Fault::Malformed)?;
        Ok(actions.into_iter().map(|action| (side, action)).collect())
    }

    fn targets(&self, of: ElementId) -> BTreeSet<ElementId> {
        let mut actions = Vec::new();
        self.battle.legal(self.battle.side_of_element(of), &mut actions);
        let target = |action: &Action| match *action {
            Action::Shoot { element, target } | Action::Strike { element, target } if element == of => {
                Some(target)
            }
            _ => None,
        };
        actions.iter().filter_map(target).collect()
    }

    fn odds(&mut self, part: &OddsPart) -> Checked {
        let what = || format!("odds of {}", speech::show(&part.action));
        if part.destroys.is_empty() && part.spares.is_empty() {
            return Err(Fault::malformed(format!("{}: give destroys or spares", what())));
        }
        let [(side, action)] = self.actions(part.side, &part.action)?[..] else {
            return Err(Fault::malformed(format!("{}: odds are those of one action", what())));
        };
        let legal = self
            .battle
            .check(side, action)
            .map_err(|refusal| Fault::differs(what(), part.chance, show_refusal(self.names, &refusal)))?;
        let ids =
            |names: &[String]| names.iter().map(|name| self.element(name)).collect::<Result<Vec<_>, _>>();
        let (destroys, spares) = (ids(&part.destroys)?, ids(&part.spares)?);
        let gone = |battle: &Battle, element: ElementId| !battle.is_alive(element) || battle.is_hit(element);
        let happens = |battle: &Battle| {
            destroys.iter().all(|&element| gone(battle, element))
                && !spares.iter().any(|&element| gone(battle, element))
        };
        let Odds::Exact(distribution) = table::odds(self.battle, legal, RUNS, happens) else {
            return Err(Fault::differs(what(), part.chance, "too many dice for an exact answer"));
        };
        let part_of = distribution.weights.get(&true).copied().unwrap_or(0);
        let found = Fraction { part: part_of, whole: distribution.total };
        self.met += 1;
        if part.chance.equals(found) == Some(true) {
            Ok(())
        } else {
            Err(Fault::differs(what(), part.chance, found))
        }
    }
}

impl AskedSide {
    const fn word(self) -> &'static str {
        match self {
            AskedSide::A => "a",
            AskedSide::B => "b",
            AskedSide::Both => "both",
            AskedSide::Nobody => "nobody",
        }
    }
}

impl fmt::Display for OutcomeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeName::A => "a",
            OutcomeName::B => "b",
            OutcomeName::Draw => "draw",
            OutcomeName::None => "none",
        })
    }
}
