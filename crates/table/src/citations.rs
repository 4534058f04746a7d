use crate::RuleId;

/// Something that names the rules it comes from.
pub trait Cites {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId));
}

/// Receives what happened. `()` compiles to nothing, so simulation pays no price for the log.
pub trait Events<E> {
    /// Something that players see.
    fn emit(&mut self, event: E);

    /// A rule was applied without anything to see, for example one that decides who is asked next.
    fn cite(&mut self, rule: RuleId);
}

impl<E> Events<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}

    #[inline(always)]
    fn cite(&mut self, _: RuleId) {}
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }

    fn cite(&mut self, _: RuleId) {}
}

const CHAPTERS: usize = 32;
const KINDS: usize = 2;
const NUMBERS: usize = 128;

/// Counts how often each rule and ruling was applied: the source of the coverage report's `fired`.
#[derive(Clone, Debug)]
pub struct Citations {
    counts: Box<[u32]>,
}

impl Citations {
    pub fn new() -> Citations {
        Citations { counts: vec![0; CHAPTERS * KINDS * NUMBERS].into_boxed_slice() }
    }

    fn index(rule: RuleId) -> usize {
        let kind = usize::from(rule.kind() != crate::RuleKind::Rule);
        (usize::from(rule.chapter()) % CHAPTERS * KINDS + kind) * NUMBERS
            + usize::from(rule.number()) % NUMBERS
    }

    pub fn count(&mut self, rule: RuleId) {
        let count = &mut self.counts[Citations::index(rule)];
        *count = count.saturating_add(1);
    }

    pub fn of(&self, rule: RuleId) -> u32 {
        self.counts[Citations::index(rule)]
    }

    pub fn add(&mut self, other: &Citations) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count = count.saturating_add(*more);
        }
    }
}

impl Default for Citations {
    fn default() -> Citations {
        Citations::new()
    }
}

impl<E: Cites> Events<E> for Citations {
    fn emit(&mut self, event: E) {
        event.each_rule(&mut |rule| self.count(rule));
    }

    fn cite(&mut self, rule: RuleId) {
        self.count(rule);
    }
}
