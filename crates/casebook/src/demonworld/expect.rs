//! Compares how things stand with what a case expects.

use super::Position;
use super::format::{Expect, OddsPart};
use super::names::Names;
use crate::expect::{Checked, actions, same, show_refusal};
use crate::facts;
use crate::failure::Fault;
use crate::notation::Fraction;
use demonworld::{Action, Battle, ElementId};
use std::collections::BTreeSet;
use std::fmt;
use table::{Game, Natural, Odds, Viewer};

/// More runs than any single action of a case should need for its odds.
const RUNS: usize = 200_000;

/// A position, and how many expectations have been met so far.
#[derive(Debug)]
pub(crate) struct Look<'a> {
    position: &'a Position,
    pub(crate) names: &'a Names,
    pub(crate) battle: &'a Battle,
    pub(crate) met: usize,
}

/// Checks how things stand; the number of expectations, or the first that is not met.
pub(super) fn stand(position: &Position, battle: &Battle, expect: &Expect) -> Result<usize, Fault> {
    let mut look = Look { position, names: &position.names, battle, met: 0 };
    for (element, wanted) in &expect.targets {
        let found = look.targets(look.element(element)?);
        look.same_elements(format!("targets of {element}"), wanted, &found)?;
    }
    for part in &expect.odds {
        look.odds(part)?;
    }
    let seen = expect.seen_by.map(|viewer| battle.view(Viewer::from(viewer)));
    let mut stand = Look { battle: seen.as_ref().map_or(battle, |view| view.position()), ..look };
    stand.units(expect)?;
    stand.elements(expect)?;
    stand.geometry(expect)?;
    stand.reckonings(expect)?;
    Ok(stand.met)
}

impl Look<'_> {
    /// Counts one expectation and compares it.
    pub(crate) fn equal<T: PartialEq + fmt::Display>(
        &mut self,
        what: impl fmt::Display,
        expected: T,
        found: T,
    ) -> Checked {
        self.met += 1;
        same(what, expected, found)
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
        let what = || format!("odds of {}", facts::show(&part.action));
        if part.destroys.is_empty() && part.spares.is_empty() {
            return Err(Fault::malformed(format!("{}: give destroys or spares", what())));
        }
        let [(side, action)] = actions(self.position, self.battle, part.side, &part.action)?[..] else {
            return Err(Fault::malformed(format!("{}: odds are those of one action", what())));
        };
        let legal = self
            .battle
            .check(side, action)
            .map_err(|refusal| Fault::differs(what(), part.chance, show_refusal(self.position, &refusal)))?;
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
        let part_of = distribution.weights.get(&true).copied().unwrap_or(Natural::ZERO);
        let (Ok(part_of), Ok(whole)) = (u128::try_from(part_of), u128::try_from(distribution.total)) else {
            return Err(Fault::differs(what(), part.chance, "numbers too large to be compared"));
        };
        let found = Fraction { part: part_of, whole };
        self.met += 1;
        if part.chance.equals(found) == Some(true) {
            Ok(())
        } else {
            Err(Fault::differs(what(), part.chance, found))
        }
    }
}
