use crate::{RuleId, RuleKind};

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

    /// Whether nobody listens. The rules need not make what nobody hears.
    #[inline]
    fn is_silent(&self) -> bool {
        false
    }
}

impl<E, L: Events<E> + ?Sized> Events<E> for &mut L {
    #[inline]
    fn emit(&mut self, event: E) {
        (**self).emit(event);
    }

    #[inline]
    fn cite(&mut self, rule: RuleId) {
        (**self).cite(rule);
    }

    #[inline]
    fn is_silent(&self) -> bool {
        (**self).is_silent()
    }
}

impl<E> Events<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: E) {}

    #[inline(always)]
    fn cite(&mut self, _: RuleId) {}

    #[inline(always)]
    fn is_silent(&self) -> bool {
        true
    }
}

impl<E> Events<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }

    fn cite(&mut self, _: RuleId) {}
}

const CHAPTERS: usize = 32;
const KINDS: usize = RuleKind::Example as usize + 1;
const NUMBERS: usize = 128;

/// Counts how often each rule, ruling and house rule of one system was applied: the source of the coverage report's
/// `fired`. The letters of the system are not told apart.
#[derive(Clone, Debug)]
pub struct Citations {
    counts: Box<[u32]>,
}

impl Citations {
    pub fn new() -> Citations {
        Citations { counts: vec![0; CHAPTERS * KINDS * NUMBERS].into_boxed_slice() }
    }

    fn index(rule: RuleId) -> usize {
        let kind = rule.kind() as usize;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_one_number_count_apart() {
        let kinds = [RuleKind::Rule, RuleKind::Ruling, RuleKind::House, RuleKind::Table, RuleKind::Example];
        let mut citations = Citations::new();
        for (kind, times) in kinds.into_iter().zip(1..) {
            for _ in 0..times {
                citations.count(RuleId::new(*b"WH", 9, kind, 3));
            }
        }
        let counts = kinds.map(|kind| citations.of(RuleId::new(*b"WH", 9, kind, 3)));
        assert_eq!(counts, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn counts_are_added() {
        let rule = RuleId::new(*b"WH", 9, RuleKind::House, 58);
        let (mut all, mut more) = (Citations::new(), Citations::new());
        all.count(rule);
        more.count(rule);
        all.add(&more);
        assert_eq!(all.of(rule), 2);
    }
}
