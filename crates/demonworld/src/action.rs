use crate::card::Order;
use crate::ids::{ElementId, UnitId};
use hex::{Direction, Facing, Hex};
use serde::Serialize;

/// Left or right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Left,
    Right,
}

impl Hand {
    pub const BOTH: [Hand; 2] = [Hand::Left, Hand::Right];

    /// The front direction on this hand (DW-01-14).
    #[inline]
    pub const fn front(self, facing: Facing) -> Direction {
        match self {
            Hand::Left => facing.left_front(),
            Hand::Right => facing.right_front(),
        }
    }
}

/// With what a single element pays for a hex (DW-05-33, DW-05-57).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    Points,
    Manoeuvre,
}

impl Payment {
    pub const BOTH: [Payment; 2] = [Payment::Points, Payment::Manoeuvre];
}

/// Everything a side can decide. A closed set of small values: whether one is legal now is said by
/// `check` alone, and `legal` lists exactly those that it accepts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    // Set-up (chapter 07).
    /// Puts a whole unit in ranks, its leftmost front element on `hex`.
    Deploy {
        unit: UnitId,
        hex: Hex,
        facing: Facing,
        width: u8,
    },
    /// Puts a single element.
    Place {
        element: ElementId,
        hex: Hex,
        facing: Facing,
    },
    /// Ends the own set-up.
    Ready,

    // Orders (chapter 03).
    Order {
        unit: UnitId,
        order: Order,
    },
    /// All own markers are placed; units without one will hold.
    Commit,
    OfferDraw,
    Resign,

    // Ranged combat (chapter 04).
    Shoot {
        element: ElementId,
        target: ElementId,
    },
    SupportShot {
        element: ElementId,
        shooter: ElementId,
    },
    /// Ends the declaration of the unit; its shots are rolled.
    Fire {
        unit: UnitId,
    },
    EndShooting,
    CloseUp {
        element: ElementId,
        direction: Direction,
    },
    EndClosingUp,

    // Movement (chapter 05).
    /// Go first or second: in a movement segment (DW-05-40) and after a melee (DW-06-31).
    Sequence {
        first: bool,
    },
    Advance {
        unit: UnitId,
        hand: Hand,
    },
    /// The whole unit one hex in any direction, as a manoeuvre.
    Sidestep {
        unit: UnitId,
        direction: Direction,
    },
    /// 60°; 120° are two of them.
    Wheel {
        unit: UnitId,
        hand: Hand,
    },
    /// The head of a column turns to `facing` and steps to its front; the others follow.
    March {
        unit: UnitId,
        facing: Facing,
        hand: Hand,
        payment: Payment,
    },
    /// Notes a shift or a turn of one element; nothing moves before `CarryOut`.
    PlanShift {
        element: ElementId,
        direction: Direction,
    },
    PlanTurn {
        element: ElementId,
        facing: Facing,
    },
    CarryOut,
    DropPlan,
    /// A turn that costs nothing: in a column, or in a small unit.
    FreeTurn {
        element: ElementId,
        facing: Facing,
    },
    /// One element of a small unit steps.
    Walk {
        element: ElementId,
        direction: Direction,
        payment: Payment,
    },
    /// One element steps forward to complete an attack.
    Press {
        element: ElementId,
        hand: Hand,
        payment: Payment,
    },
    /// Ends the unit's move, reaction or completion of an attack.
    EndMove {
        unit: UnitId,
    },
    EndSegment,

    // Melee (chapter 06).
    /// Chooses between the melee weapons of the card, 0 or 1.
    Wield {
        unit: UnitId,
        weapon: u8,
    },
    Strike {
        element: ElementId,
        target: ElementId,
    },
    SupportStrike {
        element: ElementId,
        striker: ElementId,
    },
    EndDeclaration,
    /// A step of one element at the end of the melee phase.
    Follow {
        element: ElementId,
        direction: Direction,
    },
    Face {
        element: ElementId,
        facing: Facing,
    },
    EndFollowing,
}

const _: () = assert!(size_of::<Action>() <= 8);
