use std::collections::VecDeque;
use std::fmt;

/// The kinds of dice our books use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Die {
    D6 = 6,
    D10 = 10,
    D20 = 20,
}

impl Die {
    pub const fn faces(self) -> u8 {
        self as u8
    }
}

/// Names one roll for ever: the same key gives the same face in every replay, branch and search.
///
/// So reordering cannot re-roll, and two plans compared under the same seed meet the same luck wherever
/// they do not differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RollKey {
    pub round: u16,
    /// The unit, element or side that rolls, as its rulebook numbers them.
    pub actor: u16,
    /// What the roll is for, as its rulebook numbers the purposes.
    pub purpose: u8,
    /// Which of several rolls of the same actor and purpose in the round.
    pub nth: u8,
}

impl RollKey {
    /// The name as one number.
    pub const fn packed(self) -> u64 {
        (self.round as u64) << 32 | (self.actor as u64) << 16 | (self.purpose as u64) << 8 | self.nth as u64
    }
}

/// One request for a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ask {
    pub key: RollKey,
    pub die: Die,
    /// Where only "at most n" matters: n. Exact odds then need two branches instead of one per face. Whoever keeps the
    /// face itself must not ask so.
    pub at_most: Option<u8>,
    /// A second such number that matters, below the first.
    pub or_at_most: Option<u8>,
}

impl Ask {
    /// Asks for a face.
    pub const fn face(key: RollKey, die: Die) -> Ask {
        Ask { key, die, at_most: None, or_at_most: None }
    }

    /// Asks whether the face is at most `target`; targets beyond the die are cut to "never" and "always".
    pub const fn at_most(key: RollKey, die: Die, target: i16) -> Ask {
        Ask { key, die, at_most: Some(cut(die, target)), or_at_most: None }
    }

    /// The same where also matters whether the face is at most `lower`.
    pub const fn or_at_most(self, lower: i16) -> Ask {
        Ask { or_at_most: Some(cut(self.die, lower)), ..self }
    }
}

/// A target within what the die can show: 0 for "never".
const fn cut(die: Die, target: i16) -> u8 {
    let faces = die.faces() as i16;
    if target < 0 {
        0
    } else if faces < target {
        die.faces()
    } else {
        target as u8
    }
}

/// Equal dice of which nothing matters but how many of them count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pool {
    pub die: Die,
    pub dice: u16,
    /// On how many of its faces a die counts.
    pub faces: u8,
    /// Those that do not count are rolled once more.
    pub again: bool,
    /// One die for each that counted in the pool before.
    pub follows: bool,
    /// How many count matters for nothing but the pool that follows at once.
    pub passes_on: bool,
}

impl Pool {
    /// How often one of its dice counts, and of how many times; `passed_on` is what came of the pool that passed on to it.
    pub const fn chance(self, passed_on: (u64, u64)) -> (u64, u64) {
        let faces = self.die.faces() as u64;
        let counting = if (self.faces as u64) < faces { self.faces as u64 } else { faces };
        let (part, whole) = if self.again {
            // It counts at once, or it does not and then does.
            (counting * faces + (faces - counting) * counting, faces * faces)
        } else {
            (counting, faces)
        };
        if self.follows { (part * passed_on.0, whole * passed_on.1) } else { (part, whole) }
    }
}

/// Dice that are added up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Total {
    /// Of the first of them.
    pub key: RollKey,
    pub die: Die,
    pub dice: u8,
    /// Where only "at most n" matters: n.
    pub at_most: Option<u8>,
}

/// Gives the faces of dice. A roll lies between 1 and the number of faces.
pub trait Dice {
    fn roll(&mut self, ask: Ask) -> u8;

    /// How many dice of the pool count, where the giver can tell without rolling them one by one: exact odds do. All
    /// others roll them, and so do the rules if they are given `None`.
    fn count(&mut self, _pool: Pool) -> Option<u16> {
        None
    }

    /// What the dice add up to, under the same condition.
    fn total(&mut self, _total: Total) -> Option<u8> {
        None
    }

    /// Two dice thrown against each other, the first with `lead` added, again and again until one is higher; under the
    /// same condition. Only who wins matters.
    fn contest(&mut self, _die: Die, _lead: i16) -> Option<(u8, u8)> {
        None
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn roll(&mut self, ask: Ask) -> u8 {
        (**self).roll(ask)
    }

    #[inline]
    fn count(&mut self, pool: Pool) -> Option<u16> {
        (**self).count(pool)
    }

    #[inline]
    fn total(&mut self, total: Total) -> Option<u8> {
        (**self).total(total)
    }

    #[inline]
    fn contest(&mut self, die: Die, lead: i16) -> Option<(u8, u8)> {
        (**self).contest(die, lead)
    }
}

/// Turns a stream of 32-bit words into an unbiased face (Lemire's multiplication with rejection).
#[inline]
fn unbiased(die: Die, mut word: impl FnMut() -> u32) -> u8 {
    let faces = u32::from(die.faces());
    let reject_below = faces.wrapping_neg() % faces;
    loop {
        let wide = u64::from(word()) * u64::from(faces);
        if reject_below <= wide as u32 {
            return (wide >> 32) as u8 + 1;
        }
    }
}

/// Dice from a plain 64-bit seed by a fast mixer: for simulation and tests.
///
/// Never in a battle between people: the seed can be recovered from a few dozen visible rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FastDice {
    pub seed: u64,
}

impl Dice for FastDice {
    #[inline]
    fn roll(&mut self, ask: Ask) -> u8 {
        let mut state = self.seed ^ ask.key.packed().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        unbiased(ask.die, || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((z ^ (z >> 31)) >> 32) as u32
        })
    }
}

/// The secret from which all dice of a real battle follow.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published at the start, so that the seed shown at the end can be checked.
    pub fn commitment(&self) -> [u8; 32] {
        blake3::derive_key("walstatt 2026 seed commitment v1", &self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Dice by keyed BLAKE3: nobody without the seed can foretell or check a roll, everybody with it can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedDice {
    pub seed: Seed,
}

impl Dice for SealedDice {
    fn roll(&mut self, ask: Ask) -> u8 {
        let mut block = 0u32;
        unbiased(ask.die, || {
            let mut input = [0; 12];
            input[..8].copy_from_slice(&ask.key.packed().to_le_bytes());
            input[8..].copy_from_slice(&block.to_le_bytes());
            block += 1;
            let [a, b, c, d, ..] = *blake3::keyed_hash(&self.seed.0, &input).as_bytes();
            u32::from_le_bytes([a, b, c, d])
        })
    }
}

/// What is wrong between a script of dice and the rolls that were asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScriptFault {
    /// A roll was asked for and no die was left.
    RanDry { ask: Ask },
    /// The next die of the script is of another kind.
    WrongDie { ask: Ask, scripted: Die },
    /// The face is not on the die.
    NoSuchFace { ask: Ask, face: u8 },
    /// Dice were left over.
    LeftOver { count: usize },
}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScriptFault::RanDry { ask } => {
                write!(f, "a W{} was needed but the dice ran dry", ask.die.faces())
            }
            ScriptFault::WrongDie { ask, scripted } => {
                write!(f, "a W{} was needed but the next die is a W{}", ask.die.faces(), scripted.faces())
            }
            ScriptFault::NoSuchFace { ask, face } => write!(f, "a W{} has no face {face}", ask.die.faces()),
            ScriptFault::LeftOver { count } => write!(f, "{count} dice were not used"),
        }
    }
}

/// Dice written down beforehand, in order. They must neither run dry nor be left over: ask
/// [`finish`](Scripted::finish). After a fault every roll is 1.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scripted {
    dice: VecDeque<(Option<Die>, u8)>,
    fault: Option<ScriptFault>,
}

impl Scripted {
    pub fn new() -> Scripted {
        Scripted::default()
    }

    /// Faces whose kind of die is not written down.
    pub fn faces(faces: &[u8]) -> Scripted {
        Scripted { dice: faces.iter().map(|&face| (None, face)).collect(), fault: None }
    }

    pub fn push(&mut self, die: Die, face: u8) {
        self.dice.push_back((Some(die), face));
    }

    /// The first fault, if there was one; dice left over are one.
    pub fn finish(self) -> Result<(), ScriptFault> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.dice.is_empty() => Ok(()),
            None => Err(ScriptFault::LeftOver { count: self.dice.len() }),
        }
    }
}

impl Dice for Scripted {
    fn roll(&mut self, ask: Ask) -> u8 {
        let fault = match self.dice.pop_front() {
            None => ScriptFault::RanDry { ask },
            Some((Some(scripted), _)) if scripted != ask.die => ScriptFault::WrongDie { ask, scripted },
            Some((_, face)) if face < 1 || ask.die.faces() < face => ScriptFault::NoSuchFace { ask, face },
            Some((_, face)) => return face,
        };
        self.fault.get_or_insert(fault);
        1
    }
}

/// A known beginning of the dice of one action. Where it ends, the first unknown roll is noted and the rest is
/// filled with ones: the caller throws that run away, adds a face and runs the action again. Dice rolled by hand work this
/// way, through the very code that plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prefix<'a> {
    known: &'a [u8],
    used: usize,
    missing: Option<Ask>,
}

impl<'a> Prefix<'a> {
    pub const fn new(known: &'a [u8]) -> Prefix<'a> {
        Prefix { known, used: 0, missing: None }
    }

    /// The first roll that the known faces did not cover.
    pub const fn missing(&self) -> Option<Ask> {
        self.missing
    }

    /// How many of the known faces were asked for.
    pub const fn used(&self) -> usize {
        self.used
    }
}

impl Dice for Prefix<'_> {
    fn roll(&mut self, ask: Ask) -> u8 {
        match self.known.get(self.used) {
            Some(&face) => {
                self.used += 1;
                face.clamp(1, ask.die.faces())
            }
            None => {
                self.missing.get_or_insert(ask);
                1
            }
        }
    }
}

/// Passes rolls on and notes their faces for the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded<D> {
    pub giver: D,
    pub faces: Vec<u8>,
}

impl<D> Recorded<D> {
    pub const fn new(giver: D) -> Recorded<D> {
        Recorded { giver, faces: Vec::new() }
    }
}

impl<D: Dice> Dice for Recorded<D> {
    fn roll(&mut self, ask: Ask) -> u8 {
        let face = self.giver.roll(ask);
        self.faces.push(face);
        face
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(nth: u8) -> RollKey {
        RollKey { round: 3, actor: 17, purpose: 2, nth }
    }

    fn row(mut dice: impl Dice, die: Die) -> Vec<u8> {
        (0..12).map(|nth| dice.roll(Ask::face(key(nth), die))).collect()
    }

    /// Golden vectors: a change here changes every battle ever played.
    #[test]
    fn seeded_dice_are_the_same_for_ever() {
        let fast = FastDice { seed: 42 };
        let sealed = SealedDice { seed: Seed([7; 32]) };
        assert_eq!(row(fast, Die::D6), [1, 5, 6, 4, 5, 5, 3, 6, 1, 1, 4, 5]);
        assert_eq!(row(fast, Die::D20), [2, 17, 20, 13, 17, 14, 10, 18, 1, 3, 11, 14]);
        assert_eq!(row(sealed.clone(), Die::D6), [2, 5, 2, 1, 3, 5, 5, 3, 2, 4, 1, 5]);
        assert_eq!(row(sealed.clone(), Die::D10), [2, 8, 3, 1, 4, 8, 7, 5, 4, 6, 2, 9]);
        assert_eq!(row(sealed, Die::D20), [4, 15, 6, 2, 8, 16, 14, 9, 7, 12, 3, 17]);
    }

    #[test]
    fn fast_dice_are_fair() {
        for die in [Die::D6, Die::D10, Die::D20] {
            let mut counts = [0u32; 21];
            for seed in 0..100_000 {
                counts[usize::from(FastDice { seed }.roll(Ask::face(key(0), die)))] += 1;
            }
            let expected = 100_000 / u32::from(die.faces());
            for &count in &counts[1..=usize::from(die.faces())] {
                // Five standard deviations of a binomial count, rounded up.
                assert!(
                    count.abs_diff(expected) < 5 * (expected as u64).isqrt() as u32,
                    "{die:?} {counts:?}"
                );
            }
        }
    }

    #[test]
    fn scripts_must_be_used_up_exactly() {
        let ask = Ask::face(key(0), Die::D20);
        let mut script = Scripted::faces(&[5]);
        assert_eq!(script.clone().finish(), Err(ScriptFault::LeftOver { count: 1 }));
        assert_eq!(script.roll(ask), 5);
        assert_eq!(script.clone().finish(), Ok(()));
        script.roll(ask);
        assert_eq!(script.finish(), Err(ScriptFault::RanDry { ask }));
        let mut script = Scripted::new();
        script.push(Die::D6, 3);
        script.roll(ask);
        assert_eq!(script.finish(), Err(ScriptFault::WrongDie { ask, scripted: Die::D6 }));
    }
}
