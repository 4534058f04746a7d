use crate::{Cites, RuleId};

/// One summand of a target number: the rule that adds it, a word for it, its value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Term<L> {
    pub rule: RuleId,
    pub label: L,
    pub value: i16,
}

/// How many terms a reckoning holds; no system has a longer sum.
const MOST: usize = 14;

/// A target number as the list of its terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reckoning<L> {
    terms: [Option<Term<L>>; MOST],
}

impl<L: Copy> Reckoning<L> {
    pub const fn new() -> Reckoning<L> {
        Reckoning { terms: [None; MOST] }
    }

    /// Adds a term; zero terms are kept, since "armour 0" is an answer too.
    ///
    /// A term too many is added into the last, so that the sum stays right.
    pub fn add(&mut self, rule: RuleId, label: L, value: i16) {
        match self.terms.iter_mut().find(|term| term.is_none()) {
            Some(free) => *free = Some(Term { rule, label, value }),
            None => {
                if let Some(last) = &mut self.terms[MOST - 1] {
                    last.value += value;
                }
            }
        }
    }

    pub fn terms(&self) -> impl Iterator<Item = Term<L>> + '_ {
        self.terms.iter().flatten().copied()
    }

    pub fn sum(&self) -> i16 {
        self.terms().map(|term| term.value).sum()
    }
}

#[cfg(feature = "serde")]
impl<L: Copy + serde::Serialize> serde::Serialize for Reckoning<L> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.terms())
    }
}

impl<L: Copy> Default for Reckoning<L> {
    fn default() -> Reckoning<L> {
        Reckoning::new()
    }
}

impl<L: Copy> Cites for Reckoning<L> {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        self.terms().for_each(|term| cite(term.rule));
    }
}
