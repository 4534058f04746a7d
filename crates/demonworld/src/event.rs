use crate::card::Order;
use crate::ids::{ElementId, UnitId};
use crate::rules::*;
use hex::{Facing, Hex};
use serde::Serialize;
use table::{Cites, Outcome, Reckoning, RuleId, Side};

/// The word for a term of a reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    Strength,
    Armour,
    Support,
    Size,
    Charge,
    Pikes,
    Flank,
    Rear,
    CardInitiative,
    OrderInitiative,
    WeaponInitiative,
}

pub type Sum = Reckoning<Label>;

/// The phases of a round (DW-03-01), and the set-up before the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Command,
    FirstRanged,
    Movement,
    SecondRanged,
    Melee,
}

impl Phase {
    pub const fn rule(self) -> RuleId {
        match self {
            Phase::Setup => DW_07_03,
            Phase::Command => DW_03_08,
            Phase::FirstRanged => DW_03_12,
            Phase::Movement => DW_03_13,
            Phase::SecondRanged => DW_03_14,
            Phase::Melee => DW_03_15,
        }
    }
}

/// How a unit or element moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    Advance,
    /// The whole unit sideways, backwards or, disordered, in any direction.
    Sidestep,
    /// A step to the front paid with a manoeuvre.
    ForwardStep,
    WheelLeft,
    WheelRight,
    Shift,
    /// A shift that makes a disordered unit ordered.
    Reform,
    /// A shift that changes the width of the front rank.
    Redress,
    Realign,
    Turn,
    March,
    FreeTurn,
    Walk,
    Press,
}

impl Manner {
    pub const fn rule(self) -> RuleId {
        match self {
            Manner::Advance => DW_05_12,
            Manner::Sidestep => DW_05_13,
            Manner::ForwardStep => DW_05_14,
            Manner::WheelLeft | Manner::WheelRight => DW_05_17,
            Manner::Shift => DW_05_15,
            Manner::Reform => DW_05_16,
            Manner::Redress => DW_05_25,
            Manner::Realign => DW_05_23,
            Manner::Turn => DW_05_21,
            Manner::March => DW_05_28,
            Manner::FreeTurn => DW_05_60,
            Manner::Walk => DW_05_33,
            Manner::Press => DW_05_56,
        }
    }
}

/// Why a declared attack came to nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Waste {
    /// An earlier shot of the phase has destroyed the target.
    TargetShot,
    /// Into a melee at an element already destroyed, without scatter.
    TargetShotInMelee,
    OutOfRange,
    /// Scattered onto an empty hex or off the board.
    ScatteredToNothing,
    /// Scattered onto an element already destroyed.
    ScatteredOntoDead,
    /// An earlier blow of the step has destroyed the target.
    TargetStruck,
}

impl Waste {
    pub const fn rule(self) -> RuleId {
        match self {
            Waste::TargetShot => DW_04_07,
            Waste::TargetShotInMelee => DW_04_27,
            Waste::OutOfRange => DW_04_18,
            Waste::ScatteredToNothing => DW_04_23,
            Waste::ScatteredOntoDead => DW_04_G10,
            Waste::TargetStruck => DW_06_16,
        }
    }
}

/// Why the battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// One side has no element left.
    Destruction,
    /// Neither side has.
    BothDestroyed,
    /// By points at the round limit.
    RoundLimit,
    AgreedDraw,
    Resignation,
}

impl Ending {
    pub const fn rule(self) -> RuleId {
        match self {
            Ending::Destruction => DW_07_05,
            Ending::BothDestroyed => DW_07_G4,
            Ending::RoundLimit | Ending::AgreedDraw | Ending::Resignation => DW_07_G5,
        }
    }
}

/// What happened, for both sides to see. Every event names its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    RoundBegan {
        round: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    /// The set-up of a side, revealed.
    Deployed {
        side: Side,
    },
    OrderRevealed {
        unit: UnitId,
        order: Order,
        forgotten: bool,
    },
    DrawOffered {
        side: Side,
    },

    /// `expected`: chances to hit out of 20, so that luck can be summed.
    ShotRolled {
        shooter: ElementId,
        target: ElementId,
        sum: Sum,
        expected: u8,
        roll: u8,
        hit: bool,
    },
    Scattered {
        shooter: ElementId,
        chosen: ElementId,
        roll: u8,
        wind: Option<u8>,
        onto: Option<ElementId>,
    },
    AttackWasted {
        attacker: ElementId,
        target: ElementId,
        why: Waste,
    },
    /// DW-04-18: a supporter out of range adds nothing.
    SupportOutOfRange {
        element: ElementId,
    },
    Destroyed {
        element: ElementId,
        hex: Hex,
        ranged: bool,
    },
    UnitDestroyed {
        unit: UnitId,
    },
    ClosedUp {
        element: ElementId,
        from: Hex,
        to: Hex,
    },
    OrderLost {
        unit: UnitId,
    },
    OrderRestored {
        unit: UnitId,
    },

    SegmentBegan {
        order: Order,
    },
    /// `roll`: the die that decided, where the numbers were equal.
    SegmentFirst {
        order: Order,
        side: Side,
        roll: Option<u8>,
    },
    Moved {
        unit: UnitId,
        manner: Manner,
        points_left: u8,
        manoeuvres_left: u8,
    },
    ElementMoved {
        element: ElementId,
        manner: Manner,
        from: Hex,
        to: Hex,
        facing: Facing,
    },
    Contact {
        attacker: UnitId,
        target: UnitId,
    },
    /// DW-05-53: the attacked unit has moved already.
    NoReaction {
        unit: UnitId,
    },
    MayReact {
        unit: UnitId,
    },
    Reacted {
        unit: UnitId,
    },
    MoveEnded {
        unit: UnitId,
    },
    SegmentEnded {
        order: Order,
        side: Side,
    },

    InitiativeReckoned {
        unit: UnitId,
        sum: Sum,
    },
    StrikesBegan {
        engagement: u8,
        initiative: i8,
    },
    BlowRolled {
        striker: ElementId,
        target: ElementId,
        sum: Sum,
        expected: u8,
        roll: u8,
        hit: bool,
    },
    FollowFirst {
        engagement: u8,
        side: Side,
        kills: u8,
        enemy_kills: u8,
        roll: Option<u8>,
    },
    Followed {
        element: ElementId,
        from: Hex,
        to: Hex,
    },
    Faced {
        element: ElementId,
        facing: Facing,
    },
    LeftMelee {
        unit: UnitId,
    },
    StillInMelee {
        unit: UnitId,
    },

    BattleEnded {
        outcome: Outcome,
        ending: Ending,
    },
}

impl Event {
    /// The rule the event comes from first of all.
    pub const fn rule(&self) -> RuleId {
        use Event::*;
        match self {
            RoundBegan { .. } => DW_03_01,
            PhaseBegan { phase } => phase.rule(),
            Deployed { .. } => DW_07_03,
            OrderRevealed { .. } => DW_03_10,
            DrawOffered { .. } => DW_07_G5,
            ShotRolled { .. } => DW_04_20,
            Scattered { .. } => DW_04_23,
            AttackWasted { why, .. } => why.rule(),
            SupportOutOfRange { .. } => DW_04_18,
            Destroyed { ranged: true, .. } => DW_04_28,
            Destroyed { ranged: false, .. } => DW_06_25,
            UnitDestroyed { .. } => DW_01_16,
            ClosedUp { .. } => DW_04_29,
            OrderLost { .. } | OrderRestored { .. } => DW_01_19,
            SegmentBegan { .. } => DW_05_38,
            SegmentFirst { .. } => DW_05_40,
            Moved { manner, .. } | ElementMoved { manner, .. } => manner.rule(),
            Contact { .. } => DW_05_51,
            NoReaction { .. } => DW_05_53,
            MayReact { .. } => DW_05_52,
            Reacted { .. } => DW_05_54,
            MoveEnded { .. } => DW_05_10,
            SegmentEnded { .. } => DW_03_16,
            InitiativeReckoned { .. } => DW_06_05,
            StrikesBegan { .. } => DW_06_10,
            BlowRolled { .. } => DW_06_18,
            FollowFirst { .. } => DW_06_31,
            Followed { .. } => DW_06_27,
            Faced { .. } => DW_06_30,
            LeftMelee { .. } => DW_06_36,
            StillInMelee { .. } => DW_06_26,
            BattleEnded { ending, .. } => ending.rule(),
        }
    }
}

impl Cites for Event {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
        match self {
            Event::ShotRolled { sum, .. }
            | Event::BlowRolled { sum, .. }
            | Event::InitiativeReckoned { sum, .. } => {
                sum.each_rule(cite);
            }
            Event::OrderRevealed { order, .. } => cite(order.rule()),
            _ => {}
        }
    }
}
