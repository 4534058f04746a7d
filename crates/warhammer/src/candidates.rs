//! WH-02-G10: the ways to charge that are still to be weighed.

use crate::ids::UnitId;
use plane::{Angle, Hand, Mil, Point};

/// One way to charge. What is dear to know is at first only a bound that
/// nothing can beat: most ways are never looked at again.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    /// 0 if it does not hit the side it should, else one more than the models it hits it with at most.
    pub(crate) rank: u8,
    /// What it costs at least.
    pub(crate) cost: Mil,
    /// Its place among all, the narrower wheels first.
    pub(crate) number: u8,
    pub(crate) turn: i8,
    pub(crate) hand: Hand,
    /// Where the first contact is, once it is measured.
    pub(crate) contact: Option<Touch>,
    /// Whether nothing is known to be in its way.
    pub(crate) free: bool,
    /// Whether the models that touch are counted.
    pub(crate) counted: bool,
    /// Whether the ground is counted in the cost.
    pub(crate) exact: bool,
}

/// The first contact: how far straight ahead, and the point of the target.
#[derive(Clone, Copy)]
pub(crate) struct Touch {
    pub(crate) straight: Mil,
    pub(crate) at: Point,
}

impl Candidate {
    /// Greater is better: more models, then less cost, then the narrower wheel.
    fn merit(&self) -> u64 {
        let cheap = u32::MAX - self.cost.max(0) as u32;
        u64::from(self.rank) << 40 | u64::from(cheap) << 8 | u64::from(u8::MAX - self.number)
    }
}

/// Whole degrees to either side, and straight ahead.
const MOST: usize = 181;

/// The ways to charge, and a heap of their merits with the best on top. A merit tells by its last byte whose it is.
pub(crate) struct Candidates {
    list: [Option<Candidate>; MOST],
    heap: [u64; MOST],
    len: usize,
}

impl Candidates {
    pub(crate) const NONE: Candidates = Candidates { list: [None; MOST], heap: [0; MOST], len: 0 };

    pub(crate) fn first(&self) -> Option<Candidate> {
        let merit = self.heap[..self.len].first()?;
        *self.list.get(usize::from(u8::MAX - *merit as u8))?
    }

    fn put(&mut self, candidate: Candidate) {
        if let Some(place) = self.list.get_mut(usize::from(candidate.number)) {
            *place = Some(candidate);
        }
    }

    pub(crate) fn push(&mut self, candidate: Candidate) {
        let Some(free) = self.heap.get_mut(self.len) else { return };
        *free = candidate.merit();
        self.put(candidate);
        let mut place = self.len;
        self.len += 1;
        while 0 < place && self.heap[(place - 1) / 2] < self.heap[place] {
            self.heap.swap(place, (place - 1) / 2);
            place = (place - 1) / 2;
        }
    }

    /// Puts what is known of the first one now in its stead; `None` if it is out.
    pub(crate) fn replace_first(&mut self, candidate: Option<Candidate>) {
        self.heap[0] = match candidate {
            Some(candidate) => {
                self.put(candidate);
                candidate.merit()
            }
            None => {
                self.len = self.len.saturating_sub(1);
                self.heap[self.len]
            }
        };
        let heap = &mut self.heap[..self.len];
        let mut place = 0;
        while let Some(&left) = heap.get(2 * place + 1) {
            let right = heap.get(2 * place + 2).copied().unwrap_or(0);
            let child = if left < right { 2 * place + 2 } else { 2 * place + 1 };
            if left.max(right) <= heap[place] {
                return;
            }
            heap.swap(child, place);
            place = child;
        }
    }
}

/// What is known of the wheels to either hand.
pub(crate) struct Wheels {
    /// The least one that is known to be barred, and all wider ones with it.
    bars: [Angle; 2],
    /// Where something is first in the way; asked for once.
    pub(crate) met: [Option<Option<Angle>>; 2],
    /// Who was in the way straight ahead after the last one.
    pub(crate) blocked_by: Option<UnitId>,
}

impl Wheels {
    pub(crate) const NEW: Wheels = Wheels { bars: [Angle::HALF; 2], met: [None; 2], blocked_by: None };

    pub(crate) fn are_barred(&self, turn: i8, hand: Hand) -> bool {
        self.bars[hand as usize] <= Angle::from_degrees(turn.into())
    }

    pub(crate) fn add_bar(&mut self, hand: Hand, angle: Angle) {
        let bar = &mut self.bars[hand as usize];
        *bar = angle.min(*bar);
    }
}

/// To either hand the next wheel worth a look.
pub(crate) struct Next([i8; 2]);

impl Next {
    pub(crate) const ANY: Next = Next([0; 2]);

    pub(crate) fn is_worth(&self, turn: i8, hand: Hand) -> bool {
        self.0[hand as usize] <= turn
    }

    /// Nothing is met up to so many degrees after this.
    pub(crate) fn skip(&mut self, turn: i8, hand: Hand, degrees: Mil) {
        self.0[hand as usize] = (Mil::from(turn) + 1).saturating_add(degrees).min(i8::MAX.into()) as i8;
    }
}
