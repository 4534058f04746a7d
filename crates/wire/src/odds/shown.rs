//! Odds on a screen.

use super::{Ending, Fact, Limits, Weighed, hundredths};
use crate::erased::{Erased, System};
use crate::show::{ChainNow, ChanceNow, ExpectedLoss, OddsNow, OutcomeNow};
use crate::words::Words;
use table::Game;

/// For odds that have to be there at once.
const AT_ONCE: Limits = Limits { runs: 4096, samples: 1000, time: None, measured: false };

/// The likeliest outcomes that a screen has room for.
const SHOWN_OUTCOMES: usize = 12;

/// Chances that a screen has room for.
const SHOWN_CHANCES: usize = 12;

impl<S: System> Erased<S> {
    /// `None` where nobody can be lost.
    pub(crate) fn shown_odds(&self, legal: <S::Game as Game>::Legal, words: &Words) -> Option<OddsNow> {
        let weighed = self.weighed(legal, false, AT_ONCE);
        let names = self.system.names(&self.game, words.lang());
        let expected = expected(&weighed);
        // Dice may also fall for what comes after a move, such as a sequence; they harm nobody.
        if expected.is_empty() {
            return None;
        }
        let text = |ending: &Ending| {
            let loss = |&(unit, lost): &(usize, u16)| {
                let unit = names.units.get(unit).map_or("", String::as_str);
                words.text("loss", &[("unit", unit.into()), ("count", lost.into())])
            };
            match ending.losses.iter().map(loss).collect::<Vec<_>>().join(", ") {
                losses if losses.is_empty() => words.text("no-loss", &[]),
                losses => losses,
            }
        };
        let shown = |ending: &Ending| OutcomeNow { percent: weighed.of(ending).percent, text: text(ending) };
        Some(OddsNow {
            samples: weighed.samples(),
            outcomes: weighed.endings.iter().take(SHOWN_OUTCOMES).map(shown).collect(),
            expected,
        })
    }

    /// `None` where nothing can become of anybody.
    pub(crate) fn chain_now(
        &self,
        legal: <S::Game as Game>::Legal,
        limits: Limits,
        words: &Words,
    ) -> Option<ChainNow> {
        let weighed = self.weighed(legal, true, limits);
        let names = self.system.names(&self.game, words.lang());
        let shown = |(fact, unit): (Fact, u8)| {
            let name = names.units.get(usize::from(unit)).map_or("", String::as_str);
            let chance = weighed.chance_of_fact(fact, unit);
            ChanceNow {
                unit,
                text: words.text("chain-fact", &[("fact", fact.name().into()), ("unit", name.into())]),
                rule: S::rule_of(fact).to_string(),
                percent: chance.percent,
                margin: chance.between.map_or(0.0, |(low, high)| hundredths((high - low) / 2.0)),
            }
        };
        let mut chances: Vec<ChanceNow> = weighed.facts().into_iter().map(shown).collect();
        if SHOWN_CHANCES < chances.len() {
            // What is next to impossible gives way; the others stay in their order.
            let mut percents: Vec<f64> = chances.iter().map(|chance| chance.percent).collect();
            percents.sort_by(|one, other| other.total_cmp(one));
            let least = percents[SHOWN_CHANCES - 1];
            chances.retain(|chance| least <= chance.percent);
        }
        let expected = expected(&weighed);
        let matters = !chances.is_empty() || !expected.is_empty();
        matters.then(|| ChainNow { samples: weighed.samples(), chances, expected })
    }
}

fn expected(weighed: &Weighed) -> Vec<ExpectedLoss> {
    let losses = weighed.expected().into_iter().filter_map(|(unit, (elements, margin))| {
        let margin = hundredths(margin.unwrap_or(0.0));
        Some(ExpectedLoss { unit: unit.try_into().ok()?, elements: hundredths(elements), margin })
    });
    losses.collect()
}
