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
    // Set-up (chapters 07 and 16).
    /// DW-16-20: whether to set up on the side of the board that was meant for the other army.
    PickSide {
        other: bool,
    },
    /// DW-10-19: a commander joins a unit before it is set up, or leaves it again.
    Attach {
        commander: UnitId,
        unit: UnitId,
    },
    Detach {
        commander: UnitId,
    },
    /// DW-16-43 to DW-16-48: a unit, alone or under a commander who marches with it, goes round a wing.
    Outflank {
        unit: UnitId,
        wing: Hand,
        leader: Option<UnitId>,
    },
    /// DW-16-52: the first element of an arrived unit enters.
    Enter {
        unit: UnitId,
        hex: Hex,
    },
    /// Puts a whole unit in ranks, its leftmost front element on `hex`; with `width` 0 as a wedge (DW-13-16), its tip
    /// on `hex`.
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
    /// DW-08-G3: a single commander will give an order to a leaderless unit.
    Assign {
        commander: UnitId,
        unit: UnitId,
    },
    /// All own markers are placed; units without one will hold. Ends every other hidden choice, too.
    Commit,
    /// DW-10-54: the marker that stays.
    Keep {
        unit: UnitId,
        order: Order,
    },
    /// DW-15-46: whether the bonus of the leader and of the commanders is added or subtracted.
    Temper {
        unit: UnitId,
        leader_adds: bool,
        commanders_add: bool,
    },
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
    /// DW-12-G11: gives up an announced shot; whoever was to carry it out has shot.
    DropShot {
        element: ElementId,
    },
    EndShooting,
    /// DW-09-20: whether the die shall decide if another is hit.
    Appeal {
        element: ElementId,
        roll: bool,
    },
    /// DW-09-22: `by` is hit instead.
    Replace {
        element: ElementId,
        by: ElementId,
    },
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
    /// DW-15-57: one element flees to `hex`.
    Flee {
        element: ElementId,
        hex: Hex,
    },
    /// DW-15-G12: the rest of the unit flees, ties settled by the program.
    Rout {
        unit: UnitId,
    },
    /// DW-15-70: an attached commander does not flee along.
    StayBehind {
        commander: UnitId,
    },
    /// DW-15-74: an impetuous unit sets out against an enemy.
    Rush {
        unit: UnitId,
        target: UnitId,
    },
    /// DW-10-12: a commander acts in this section.
    Act {
        commander: UnitId,
    },
    /// DW-10-29: a commander leaves his unit with his first step.
    Leave {
        commander: UnitId,
        direction: Direction,
    },
    /// DW-10-32 to DW-10-35, DW-10-G1: a commander joins. He ends on `place`; whoever stood there gives way, the last
    /// one to `free`. With both his own hex he joins where he stands.
    Join {
        commander: UnitId,
        unit: UnitId,
        place: Hex,
        free: Hex,
    },
    /// DW-09-16: a special figure or attached commander changes places with an ordinary element of the front rank.
    Swap {
        element: ElementId,
        with: ElementId,
    },
    /// DW-15-34: takes the attack test against an enemy.
    Dare {
        unit: UnitId,
        target: UnitId,
    },
    /// DW-13-27: lays or removes the marker of the skirmish formation.
    Marker {
        unit: UnitId,
        lay: bool,
    },
    /// DW-13-12, DW-13-22: gives up a square or wedge.
    Dissolve {
        unit: UnitId,
    },
    /// Ends the unit's move, reaction or completion of an attack.
    EndMove {
        unit: UnitId,
    },
    EndSegment,

    // Melee (chapter 06).
    /// DW-11-52: declares the optional contacts of an element.
    Touch {
        element: ElementId,
    },
    EndTouching,
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
    /// DW-14-06: steps onto the hex of the destroyed element and strikes again.
    Pursue {
        element: ElementId,
        target: ElementId,
    },
    /// DW-11-58: breaks off the optional contacts of an element.
    Release {
        element: ElementId,
    },
    EndReleasing,
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

    // Rally (chapter 15).
    Rally {
        unit: UnitId,
    },
    /// DW-15-54: gives up an element that has not rallied.
    Abandon {
        element: ElementId,
    },
    EndRallying,
}

const _: () = assert!(size_of::<Action>() <= 8);

impl Action {
    /// DW-01-02: whether only the standard game knows it.
    pub(crate) const fn needs_standard_game(self) -> bool {
        use Action::*;
        matches!(
            self,
            PickSide { .. }
                | Attach { .. }
                | Detach { .. }
                | Outflank { .. }
                | Enter { .. }
                | Assign { .. }
                | Keep { .. }
                | Temper { .. }
                | DropShot { .. }
                | Appeal { .. }
                | Replace { .. }
                | Flee { .. }
                | Rout { .. }
                | StayBehind { .. }
                | Rush { .. }
                | Act { .. }
                | Leave { .. }
                | Join { .. }
                | Swap { .. }
                | Dare { .. }
                | Marker { .. }
                | Dissolve { .. }
                | Touch { .. }
                | EndTouching
                | Pursue { .. }
                | Release { .. }
                | EndReleasing
                | Rally { .. }
                | Abandon { .. }
                | EndRallying
        )
    }
}
