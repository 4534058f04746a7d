//! Dice that show every combination of faces in turn, each with its weight.

use crate::{Ask, Dice, Die, Natural, Pool, Total};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Dice have twos, threes and fives; what is left of two dice without their ties may have any of these.
const PRIMES: [u64; 11] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/// What weights are out of, as a product of primes by their exponents.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct OutOf([u16; PRIMES.len()]);

impl OutOf {
    /// `None` where other primes divide the number.
    fn of(mut number: u64) -> Option<OutOf> {
        let mut exponents = [0; PRIMES.len()];
        for (exponent, prime) in exponents.iter_mut().zip(PRIMES) {
            while 0 < number && number.is_multiple_of(prime) {
                number /= prime;
                *exponent += 1;
            }
        }
        (number == 1).then_some(OutOf(exponents))
    }

    fn to_the(self, power: u16) -> Option<OutOf> {
        let mut exponents = self.0;
        for exponent in &mut exponents {
            *exponent = exponent.checked_mul(power)?;
        }
        Some(OutOf(exponents))
    }

    pub(super) fn times(self, other: OutOf) -> OutOf {
        let mut exponents = self.0;
        exponents.iter_mut().zip(other.0).for_each(|(own, other)| *own = own.saturating_add(other));
        OutOf(exponents)
    }

    /// The least number that both divide.
    pub(super) fn common(self, other: OutOf) -> OutOf {
        let mut exponents = self.0;
        exponents.iter_mut().zip(other.0).for_each(|(own, other)| *own = (*own).max(other));
        OutOf(exponents)
    }

    pub(super) fn value(self) -> Option<Natural> {
        OutOf::default().lifts_to(self)
    }

    /// What this must be multiplied by to become a multiple of it.
    pub(super) fn lifts_to(self, multiple: OutOf) -> Option<Natural> {
        let mut factor = Natural::ONE;
        for (place, prime) in PRIMES.into_iter().enumerate() {
            let exponent = multiple.0[place].saturating_sub(self.0[place]);
            if 0 < exponent {
                factor = factor.checked_mul(&Natural::checked_pow(prime, exponent)?)?;
            }
        }
        Some(factor)
    }
}

/// What somebody asks the dice for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Request {
    /// A face; where there are cuts, only between which of them it lies.
    Face { die: Die, cuts: [Option<u8>; 2] },
    /// How many of so many dice count, each with a chance of `part` out of `whole`.
    Count { dice: u16, part: u64, whole: u64 },
    /// A sum; where there is a cut, only on which side of it.
    Total { die: Die, dice: u8, at_most: Option<u8> },
    /// Who wins when two dice are thrown against each other until they differ.
    Contest { die: Die, lead: i16 },
}

/// What can be answered to a request, each with its weight. The weights add up to what they are out of.
#[derive(Debug)]
struct Answers {
    values: Vec<(u16, Natural)>,
    out_of: OutOf,
}

/// A request in the order of one run, and the answer it gets in this run.
#[derive(Debug)]
struct Point {
    answers: Rc<Answers>,
    chosen: usize,
    /// The weight of all answers up to this one, and what it is out of.
    weight: Natural,
    out_of: OutOf,
}

/// Dice that show every combination that can make a difference, one in each run. Runs that begin alike must ask alike.
#[derive(Debug)]
pub(super) struct Enumerated {
    every_face: bool,
    known: BTreeMap<Request, Rc<Answers>>,
    points: Vec<Point>,
    used: usize,
    /// The chance of each die of the next pool to be rolled at all, out of a whole.
    carried: (u64, u64),
    /// A weight could not be counted any more.
    too_large: bool,
}

impl Enumerated {
    pub(super) fn new(every_face: bool) -> Enumerated {
        Enumerated {
            every_face,
            known: BTreeMap::new(),
            points: Vec::new(),
            used: 0,
            carried: (1, 1),
            too_large: false,
        }
    }

    /// Begins with the first combination of other requests.
    pub(super) fn restart(&mut self) {
        self.points.clear();
        (self.used, self.carried) = (0, (1, 1));
    }

    /// Goes to the next combination; false where the last has been shown.
    pub(super) fn advance(&mut self) -> bool {
        (self.used, self.carried) = (0, (1, 1));
        while let Some(mut point) = self.points.pop() {
            point.chosen += 1;
            if point.chosen < point.answers.values.len() {
                let Point { answers, chosen, .. } = point;
                self.push(answers, chosen);
                return true;
            }
        }
        false
    }

    /// Whether anything was asked for in this run.
    pub(super) fn were_asked(&self) -> bool {
        !self.points.is_empty()
    }

    /// The weight of this combination; `None` where it is too large to be counted.
    pub(super) fn share(&self) -> Option<(Natural, OutOf)> {
        let (weight, out_of) =
            self.points.last().map_or((Natural::ONE, OutOf::default()), |last| (last.weight, last.out_of));
        (!self.too_large).then_some((weight, out_of))
    }

    fn push(&mut self, answers: Rc<Answers>, chosen: usize) {
        let (weight, out_of) =
            self.points.last().map_or((Natural::ONE, OutOf::default()), |last| (last.weight, last.out_of));
        let own = answers.values.get(chosen).map_or(Natural::ZERO, |(_, weight)| *weight);
        let weight = weight.checked_mul(&own).unwrap_or_else(|| {
            self.too_large = true;
            Natural::ZERO
        });
        let out_of = out_of.times(answers.out_of);
        self.points.push(Point { answers, chosen, weight, out_of });
    }

    fn answer(&mut self, request: Request) -> u16 {
        if self.points.len() <= self.used {
            let answers = match self.known.get(&request) {
                Some(answers) => answers.clone(),
                None => {
                    let answers = Rc::new(answers_to(request).unwrap_or_else(|| {
                        self.too_large = true;
                        Answers { values: vec![(1, Natural::ONE)], out_of: OutOf::default() }
                    }));
                    self.known.insert(request, answers.clone());
                    answers
                }
            };
            self.push(answers, 0);
        }
        let point = self.points.get(self.used);
        self.used += 1;
        point.and_then(|point| point.answers.values.get(point.chosen)).map_or(1, |&(value, _)| value)
    }
}

impl Dice for Enumerated {
    fn roll(&mut self, ask: Ask) -> u8 {
        self.carried = (1, 1);
        let cuts = if self.every_face { [None; 2] } else { [ask.or_at_most, ask.at_most] };
        self.answer(Request::Face { die: ask.die, cuts }) as u8
    }

    fn count(&mut self, pool: Pool) -> Option<u16> {
        if self.every_face {
            return None;
        }
        let (part, whole) = pool.chance(self.carried);
        let divisor = gcd(part, whole);
        let (part, whole) = (part / divisor, whole / divisor);
        if pool.passes_on {
            self.carried = (part, whole);
            return Some(pool.dice);
        }
        self.carried = (1, 1);
        Some(self.answer(Request::Count { dice: pool.dice, part, whole }))
    }

    fn total(&mut self, total: Total) -> Option<u8> {
        if self.every_face {
            return None;
        }
        self.carried = (1, 1);
        let Total { die, dice, at_most, .. } = total;
        Some(self.answer(Request::Total { die, dice, at_most }) as u8)
    }

    fn contest(&mut self, die: Die, lead: i16) -> Option<(u8, u8)> {
        if self.every_face {
            return None;
        }
        self.carried = (1, 1);
        let [first, second] = self.answer(Request::Contest { die, lead }).to_be_bytes();
        Some((first, second))
    }
}

/// `None` where the weights are too large to be counted.
fn answers_to(request: Request) -> Option<Answers> {
    match request {
        Request::Face { die, cuts } => {
            let faces = (1..=die.faces()).map(|face| (u16::from(face), Natural::ONE)).collect();
            let values = between(faces, &cuts)?;
            Some(Answers { values, out_of: OutOf::of(die.faces().into())? })
        }
        Request::Count { dice, part, whole } => {
            let [counts, fails] = [part, whole - part].map(Natural::new);
            // What so many dice weigh by how many of them count, die by die.
            let mut weights = vec![Natural::ONE];
            for _ in 0..dice {
                let mut next = vec![Natural::ZERO; weights.len() + 1];
                for (count, weight) in weights.iter().enumerate() {
                    next[count] = next[count].checked_add(&weight.checked_mul(&fails)?)?;
                    next[count + 1] = next[count + 1].checked_add(&weight.checked_mul(&counts)?)?;
                }
                weights = next;
            }
            let values = (0..).zip(weights).filter(|(_, weight)| *weight != Natural::ZERO).collect();
            Some(Answers { values, out_of: OutOf::of(whole)?.to_the(dice)? })
        }
        Request::Contest { die, lead } => contest(die, lead),
        Request::Total { die, dice, at_most } => {
            let faces = usize::from(die.faces());
            let mut weights = vec![Natural::ONE];
            for _ in 0..dice {
                let mut next = vec![Natural::ZERO; weights.len() + faces];
                for (sum, weight) in weights.iter().enumerate() {
                    for sum in &mut next[sum + 1..=sum + faces] {
                        *sum = sum.checked_add(weight)?;
                    }
                }
                weights = next;
            }
            let sums = (0..).zip(weights).filter(|(_, weight)| *weight != Natural::ZERO).collect();
            let values = between(sums, &[None, at_most])?;
            Some(Answers { values, out_of: OutOf::of(die.faces().into())?.to_the(dice.into())? })
        }
    }
}

/// The answer of a contest that one or the other wins: both faces in one number.
fn contest(die: Die, lead: i16) -> Option<Answers> {
    let mut won: [Option<(u16, u64)>; 2] = [None; 2];
    for first in 1..=die.faces() {
        for second in 1..=die.faces() {
            let winner = match (i16::from(first) + lead).cmp(&second.into()) {
                Ordering::Greater => &mut won[0],
                Ordering::Less => &mut won[1],
                Ordering::Equal => continue,
            };
            let (_, weight) = winner.unwrap_or_default();
            *winner = Some((u16::from_be_bytes([first, second]), weight + 1));
        }
    }
    let whole = won.iter().flatten().map(|(_, weight)| weight).sum();
    let values = won.into_iter().flatten().map(|(faces, weight)| (faces, Natural::new(weight))).collect();
    Some(Answers { values, out_of: OutOf::of(whole)? })
}

/// One value for all that lie on the same side of every cut: the highest of them. Without a cut every value by itself.
fn between(values: Vec<(u16, Natural)>, cuts: &[Option<u8>; 2]) -> Option<Vec<(u16, Natural)>> {
    if *cuts == [None; 2] {
        return Some(values);
    }
    let part = |value: u16| cuts.map(|cut| cut.is_some_and(|cut| value <= cut.into()));
    let mut kept: Vec<(u16, Natural)> = Vec::new();
    for (value, weight) in values {
        match kept.last_mut() {
            Some(last) if part(last.0) == part(value) => *last = (value, last.1.checked_add(&weight)?),
            _ => kept.push((value, weight)),
        }
    }
    Some(kept)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}
