use crate::card::Order;
use crate::ids::{ElementId, UnitId};
use crate::label::*;
use crate::morale::fails_up_to;
use crate::rules::*;
use hex::{Facing, Hex};
use serde::Serialize;
use table::{Cites, Outcome, RuleId, Side};

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
    /// DW-12-45: a supporter who sees no whole section adds nothing.
    SupportWithoutSight {
        element: ElementId,
    },
    /// DW-08-02: a hit that the element survives.
    Wounded {
        element: ElementId,
        left: u8,
    },
    Destroyed {
        element: ElementId,
        hex: Hex,
        cause: Cause,
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

    // Standard game: set-up and arrival.
    /// DW-16-40, DW-16-42: `ahead` has out-scouted the enemy.
    Scouted {
        a: u16,
        b: u16,
        ahead: Option<Side>,
    },
    SidePicked {
        side: Side,
        other: bool,
    },
    /// DW-16-49.
    ArrivalRolled {
        unit: UnitId,
        roll: u8,
        bonus: u8,
        arrived: bool,
    },
    Entered {
        unit: UnitId,
        hex: Hex,
    },

    // Orders.
    /// DW-08-18: `order` is absent where the owner chooses.
    OrderRolled {
        unit: UnitId,
        roll: u8,
        order: Option<Order>,
    },
    /// DW-08-G3.
    Commanded {
        commander: UnitId,
        unit: UnitId,
    },
    /// DW-10-53: how many markers lie on a unit.
    MarkersLaid {
        unit: UnitId,
        count: u8,
    },

    // Figures and commanders.
    /// DW-09-21: `spared` if another is hit.
    SubstitutionRolled {
        element: ElementId,
        neighbours: u8,
        roll: u8,
        spared: bool,
    },
    Substituted {
        element: ElementId,
        by: ElementId,
    },
    Swapped {
        element: ElementId,
        with: ElementId,
    },
    Joined {
        commander: UnitId,
        unit: UnitId,
    },
    Left {
        commander: UnitId,
        unit: UnitId,
    },
    SectionBegan {
        order: Order,
        commander: UnitId,
    },
    /// DW-10-G3: both sides have commanders in the section.
    CommandersRolled {
        order: Order,
        a: u8,
        b: u8,
        winner: Side,
    },

    // Formations.
    FormationTaken {
        unit: UnitId,
        formation: FormationName,
    },
    FormationLost {
        unit: UnitId,
        formation: FormationName,
    },

    // Morale.
    /// `needed`: what die and factors have to reach, or for the obedience test to stay below. `roll` is absent where
    /// the factors alone decide (DW-15-12).
    MoraleTested {
        unit: UnitId,
        test: Test,
        enemy: Option<UnitId>,
        sum: Sum,
        roll: Option<u8>,
        needed: i8,
        passed: bool,
    },
    BecameImpetuous {
        unit: UnitId,
    },
    TookFlight {
        unit: UnitId,
    },
    /// DW-15-71.
    LeftBoard {
        element: ElementId,
    },
    /// `all`: nobody is left behind (DW-15-53).
    Rallied {
        unit: UnitId,
        all: bool,
    },
    /// DW-15-54: an element has come back to its unit.
    Returned {
        element: ElementId,
    },
    RushBegan {
        unit: UnitId,
        target: UnitId,
    },
    /// DW-15-G1: which side flees first.
    FlightFirst {
        side: Side,
        roll: u8,
    },
    RushFirst {
        side: Side,
        roll: u8,
    },

    // Melee.
    ContactDeclared {
        element: ElementId,
    },
    ContactReleased {
        element: ElementId,
    },
    SecondAttackEarned {
        striker: ElementId,
    },
    /// DW-15-23.
    MeleeLost {
        engagement: u8,
        loser: Side,
        losses: u8,
        enemy_losses: u8,
        roll: Option<u8>,
    },
    /// DW-27-16.
    Regenerated {
        element: ElementId,
    },

    // Victory.
    /// DW-16-G6: the special area is in the attacker's hands, or no longer.
    AreaTaken {
        side: Side,
    },
    AreaLost {
        side: Side,
    },
    /// DW-16-30, DW-16-38.
    Scored {
        side: Side,
        units: u16,
        items: u16,
        objectives: u16,
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
            SupportWithoutSight { .. } => DW_12_45,
            Wounded { .. } => DW_08_02,
            Destroyed { cause, .. } => match cause {
                Cause::Shot => DW_04_28,
                Cause::Blow => DW_06_25,
                Cause::Caught => DW_15_66,
                Cause::HemmedIn => DW_15_62,
                Cause::Abandoned => DW_15_54,
            },
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
            Scouted { .. } => DW_16_42,
            SidePicked { .. } => DW_16_20,
            ArrivalRolled { .. } => DW_16_49,
            Entered { .. } => DW_16_52,
            OrderRolled { .. } => DW_08_18,
            Commanded { .. } => DW_10_42,
            MarkersLaid { .. } => DW_10_53,
            SubstitutionRolled { .. } => DW_09_21,
            Substituted { .. } => DW_09_22,
            Swapped { .. } => DW_09_16,
            Joined { .. } => DW_10_32,
            Left { .. } => DW_10_29,
            SectionBegan { .. } => DW_10_12,
            CommandersRolled { .. } => DW_10_17,
            FormationTaken { formation, .. } | FormationLost { formation, .. } => formation.rule(),
            MoraleTested { test, .. } => test.rule(),
            BecameImpetuous { .. } => DW_15_73,
            TookFlight { .. } => DW_15_55,
            LeftBoard { .. } => DW_15_71,
            Rallied { all: true, .. } => DW_15_52,
            Rallied { all: false, .. } => DW_15_53,
            Returned { .. } => DW_15_54,
            RushBegan { .. } => DW_15_74,
            FlightFirst { .. } => DW_15_G1,
            RushFirst { .. } => DW_15_76,
            ContactDeclared { .. } => DW_11_52,
            ContactReleased { .. } => DW_11_58,
            SecondAttackEarned { .. } => DW_14_02,
            MeleeLost { .. } => DW_15_23,
            Regenerated { .. } => DW_27_16,
            AreaTaken { .. } | AreaLost { .. } => DW_16_G6,
            Scored { .. } => DW_16_30,
            BattleEnded { ending, .. } => ending.rule(),
        }
    }
}

impl Event {
    /// Chances of success out of the faces of the die, so that luck can be summed; `None` where no die decides alone.
    /// After the die of an obedience test its owner still chooses (DW-15-46).
    pub fn chances(&self) -> Option<(u8, u8)> {
        match self {
            Event::ShotRolled { expected, .. } | Event::BlowRolled { expected, .. } => Some((*expected, 20)),
            Event::MoraleTested { test: Test::Obedience, .. } => None,
            Event::MoraleTested { sum, needed, roll: Some(_), .. } => {
                Some((6 - fails_up_to(*needed, sum), 6))
            }
            _ => None,
        }
    }
}

impl Cites for Event {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
        match self {
            Event::ShotRolled { sum, .. }
            | Event::BlowRolled { sum, .. }
            | Event::InitiativeReckoned { sum, .. }
            | Event::MoraleTested { sum, .. } => {
                sum.each_rule(cite);
            }
            Event::OrderRevealed { order, .. } => cite(order.rule()),
            _ => {}
        }
    }
}
