//! What is being decided.

use crate::card::Order;
use crate::ids::{ElementId, UnitId, UnitSet};
use hex::Hex;
use table::{Outcome, Side};

/// The two ranged phases.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Volley {
    First,
    Second,
}

/// A moment at which nobody decides: what follows when the steps above it are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// DW-16-50: arrivals are settled; the command phase begins.
    Orders,
    /// DW-15-38: the next unit that has to obey.
    Obedience,
    /// DW-09-20: hits are settled one after the other, then the fallen are removed.
    Casualties {
        volley: Volley,
    },
    /// DW-15-14: after closing up, the fire tests; `tested` when only flights are left.
    FireTests {
        volley: Volley,
        tested: bool,
    },
    /// DW-15-64, DW-15-76: the movement phase begins with flights, then the impetuous.
    Flights,
    Rushes,
    /// DW-10-12: the commanders of a section, then its units.
    Section {
        order: Order,
    },
    Units {
        order: Order,
    },
    /// DW-10-14.
    FinalTurns,
    /// DW-14-07: the declared blows of a step are rolled one after the other.
    Blows {
        engagement: u8,
        initiative: i8,
    },
    /// DW-15-24 to DW-15-27: 0 the loser tests, 1 the winner tests, 2 all flights are done.
    Losses {
        engagement: u8,
        part: u8,
    },
    /// The melee phase is over; the rally phase follows.
    MeleeDone,
}

/// What is being decided. A stack of these is the decision in progress; the top is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Goes on by itself.
    Next(Moment),
    /// DW-16-20: the side that did not lay the board chooses where it sets up.
    PickSide {
        side: Side,
    },
    Deploy,
    /// DW-16-52: arrived units enter.
    Arrive {
        side: Side,
        last: bool,
    },
    /// DW-08-G3: commanders choose leaderless units; hidden.
    Assign,
    Command,
    /// DW-10-54: units with `count` markers keep one; hidden.
    Keep {
        count: u8,
    },
    /// DW-15-46: the die is known; the owner chooses the signs.
    Obey {
        unit: UnitId,
        roll: u8,
    },
    /// DW-12-G11: under strict table rules, what has been announced may still be dropped.
    Aim {
        unit: UnitId,
    },
    /// DW-09-20: whether the die shall decide who is hit.
    Appeal {
        element: ElementId,
    },
    /// DW-09-22: who is hit instead.
    Replace {
        element: ElementId,
    },
    /// DW-15-57: units of one side flee now.
    Flee {
        side: Side,
        units: UnitSet,
    },
    /// DW-15-76: impetuous units of a side move.
    Rush {
        side: Side,
        last: bool,
    },
    /// DW-10-12, DW-10-G3: which single commanders act in the section; hidden.
    Section {
        order: Order,
    },
    /// DW-10-17: the side says whether its commanders go first.
    SectionSequence {
        order: Order,
        side: Side,
    },
    Lead {
        order: Order,
        side: Side,
        last: bool,
    },
    /// DW-10-31: the unit closes up after a commander has left `hex`.
    Gap {
        unit: UnitId,
        hex: Hex,
    },
    FinalTurn {
        side: Side,
        last: bool,
    },
    /// DW-11-55: optional contacts are declared.
    Touch {
        side: Side,
        last: bool,
    },
    /// DW-14-06: the striker has earned a second attack; `hex` is where he may step.
    Second {
        striker: ElementId,
        hex: Option<Hex>,
    },
    /// DW-11-58: optional contacts are broken off.
    Release {
        engagement: u8,
        side: Side,
        last: bool,
    },
    /// DW-08-28.
    Rally {
        side: Side,
        last: bool,
    },
    /// `last`: the other side has had its turn, or has none.
    Shoot {
        volley: Volley,
        side: Side,
        last: bool,
    },
    CloseUp {
        volley: Volley,
        side: Side,
        last: bool,
    },
    /// DW-05-40: the side says whether it moves first in the segment.
    SegmentSequence {
        order: Order,
        side: Side,
    },
    /// A side moves its units of the segment.
    Segment {
        order: Order,
        side: Side,
        last: bool,
    },
    /// A unit in the middle of its move.
    Move {
        unit: UnitId,
    },
    /// DW-05-54: attacked units that have not moved may react; `units` are those that still may.
    React {
        units: UnitSet,
        current: Option<UnitId>,
    },
    /// DW-05-56: the attacker's free elements move on.
    Complete {
        unit: UnitId,
    },
    /// DW-06-G10: units with several usable weapons choose.
    Wield {
        side: Side,
        last: bool,
    },
    Strike {
        engagement: u8,
        initiative: i8,
        side: Side,
        last: bool,
    },
    /// DW-06-31: the side with more kills says whether it goes first.
    FollowSequence {
        engagement: u8,
        side: Side,
    },
    Follow {
        engagement: u8,
        side: Side,
        last: bool,
        current: Option<ElementId>,
    },
    Over(Outcome),
}
