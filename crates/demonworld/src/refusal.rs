use crate::card::Order;
use crate::ids::{ElementId, UnitId};
use crate::rules::*;
use hex::Hex;
use serde::Serialize;
use table::{Cites, RuleId};

/// Why an action was not carried out. Every variant cites the rule that forbids it and carries the facts; the
/// words are made outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    // Any time.
    BattleIsOver,
    NotYourDecision,
    /// The action belongs to another phase or step.
    OutOfPhase,
    NoSuchUnit {
        unit: UnitId,
    },
    NoSuchElement {
        element: ElementId,
    },
    UnitDestroyed {
        unit: UnitId,
    },
    ElementDestroyed {
        element: ElementId,
    },
    NotYourUnit {
        unit: UnitId,
    },
    OffBoard {
        hex: Hex,
    },
    HexTaken {
        hex: Hex,
        by: ElementId,
    },

    // Set-up.
    OffTheGrid {
        hex: Hex,
    },
    PlaceTaken {
        hex: Hex,
        by: ElementId,
    },
    OutsideZone {
        hex: Hex,
    },
    WidthImpossible {
        width: u8,
        elements: u8,
    },
    NotAllPlaced {
        left: u8,
    },

    // Orders.
    OrderGiven {
        unit: UnitId,
    },
    OrderStands {
        unit: UnitId,
    },
    InMeleeNoOrder {
        unit: UnitId,
    },
    DrawOfferedAlready,

    // Ranged combat.
    NoRangedWeapon {
        unit: UnitId,
    },
    MayNotShoot {
        unit: UnitId,
        order: Option<Order>,
    },
    WrongVolley {
        unit: UnitId,
        order: Order,
    },
    DisorderedMayNotShoot {
        unit: UnitId,
    },
    FightingMayNotShoot {
        unit: UnitId,
    },
    WeaponNeedsHold {
        unit: UnitId,
    },
    HasShot {
        element: ElementId,
    },
    UnitHasFired {
        unit: UnitId,
    },
    DeclarationOpen {
        unit: UnitId,
    },
    NothingDeclared {
        unit: UnitId,
    },
    OutOfArc {
        element: ElementId,
        target: ElementId,
    },
    NoSight {
        element: ElementId,
        target: ElementId,
        blocker: Hex,
    },
    OutOfRange {
        element: ElementId,
        target: ElementId,
        distance: u8,
        range: u8,
    },
    FriendNotFighting {
        target: ElementId,
    },
    SupporterOfOtherUnit {
        element: ElementId,
    },
    NoAttackToSupport {
        element: ElementId,
    },
    SupporterTooWeak {
        element: ElementId,
        strength: u8,
        needed: u8,
    },
    ChainBroken {
        element: ElementId,
    },
    NoSupportIntoMelee {
        target: ElementId,
    },
    NoLosses {
        unit: UnitId,
    },
    ClosedUpAlready {
        element: ElementId,
    },
    ContactMayNotCloseUp {
        element: ElementId,
    },
    NotHeldBefore {
        hex: Hex,
    },

    // Movement.
    FoughtBefore {
        unit: UnitId,
    },
    OtherSegment {
        unit: UnitId,
        order: Option<Order>,
    },
    MoveEnded {
        unit: UnitId,
    },
    ReactionWasTheMove {
        unit: UnitId,
    },
    OtherUnitMoves {
        unit: UnitId,
    },
    DisorderedMayNotAdvance {
        unit: UnitId,
    },
    HoldMayNotMove {
        unit: UnitId,
    },
    PointsMissing {
        unit: UnitId,
        cost: u8,
        left: u8,
    },
    ManoeuvreSpentPoints {
        unit: UnitId,
        left: u8,
    },
    NoManoeuvreLeft {
        unit: UnitId,
    },
    PointsForbidManoeuvre {
        unit: UnitId,
        spent: u8,
    },
    DisorderedMayNotWheel {
        unit: UnitId,
    },
    ColumnMayNotWheel {
        unit: UnitId,
    },
    SmallMayNotWheel {
        unit: UnitId,
    },
    WheeledOtherWay {
        unit: UnitId,
    },
    WideWheelOnce {
        unit: UnitId,
    },
    SweepBlocked {
        hex: Hex,
        by: ElementId,
    },
    SweepOffBoard {
        hex: Hex,
    },
    NotAColumn {
        unit: UnitId,
    },
    ColumnStepsInstead {
        unit: UnitId,
    },
    LeavesColumn {
        element: ElementId,
    },
    NoFreeTurn {
        unit: UnitId,
    },
    NotSmall {
        unit: UnitId,
    },
    SmallMovesSingly {
        unit: UnitId,
    },
    PlanOpen {
        unit: UnitId,
    },
    PlannedAlready {
        element: ElementId,
    },
    PlansDiffer {
        unit: UnitId,
    },
    NothingPlanned,
    NoTurn {
        element: ElementId,
    },
    PlanClash {
        hex: Hex,
    },
    PlanSwap {
        element: ElementId,
        with: ElementId,
    },
    WouldSplit {
        unit: UnitId,
        groups: u8,
    },
    HoldMustKeepOne {
        unit: UnitId,
    },
    NotRestored {
        unit: UnitId,
    },
    OrderForbidsContact {
        unit: UnitId,
        order: Order,
    },
    HoldForbidsContact {
        unit: UnitId,
    },
    DisorderForbidsContact {
        unit: UnitId,
    },
    ContactNotForward {
        element: ElementId,
    },
    NotAttacked {
        unit: UnitId,
    },
    ContactMayNotShift {
        element: ElementId,
    },
    ContactMayNotPress {
        element: ElementId,
    },
    OnlyTurnsAndShifts {
        unit: UnitId,
    },
    OnlyForward {
        unit: UnitId,
    },

    // Melee.
    NoWeaponChoice {
        unit: UnitId,
    },
    NoSuchWeapon {
        unit: UnitId,
    },
    LanceOnlyFirst {
        unit: UnitId,
    },
    NotItsInitiative {
        unit: UnitId,
    },
    NotInFront {
        element: ElementId,
        target: ElementId,
    },
    FriendlyTarget {
        target: ElementId,
    },
    HasStruck {
        element: ElementId,
    },
    NoWeaponLeft {
        unit: UnitId,
    },
    SupporterSpent {
        element: ElementId,
    },
    SupporterNotInFront {
        element: ElementId,
        target: ElementId,
    },
    OtherMelee {
        unit: UnitId,
    },
    NoStrikeToSupport {
        element: ElementId,
    },
    NotInvolved {
        unit: UnitId,
    },
    Pinned {
        element: ElementId,
        enemies: u8,
    },
    LosesContact {
        element: ElementId,
        enemy: ElementId,
    },
    NoPacesLeft {
        element: ElementId,
    },
    StoppedByContact {
        element: ElementId,
    },
    TurnedAlready {
        element: ElementId,
    },
    FollowedAlready {
        element: ElementId,
    },
}

impl Refusal {
    /// The rule that forbids the action.
    pub const fn rule(&self) -> RuleId {
        use Refusal::*;
        match self {
            BattleIsOver => DW_07_05,
            NotYourDecision | OutOfPhase => DW_03_17,
            NoSuchUnit { .. } | UnitDestroyed { .. } => DW_01_16,
            NoSuchElement { .. } | ElementDestroyed { .. } | OffTheGrid { .. } | PlaceTaken { .. } => {
                DW_01_12
            }
            NotYourUnit { .. } => DW_01_01,
            OffBoard { .. } => DW_05_G9,
            HexTaken { .. } => DW_05_43,
            OutsideZone { .. } | NotAllPlaced { .. } => DW_07_03,
            WidthImpossible { .. } => DW_01_19,
            OrderGiven { .. } => DW_03_02,
            OrderStands { .. } => DW_05_42,
            InMeleeNoOrder { .. } => DW_03_09,
            DrawOfferedAlready => DW_07_G5,
            NoRangedWeapon { .. } => DW_04_01,
            MayNotShoot { .. } | WrongVolley { .. } | DisorderedMayNotShoot { .. } => DW_04_02,
            FightingMayNotShoot { .. } => DW_04_03,
            WeaponNeedsHold { .. } => DW_02_13,
            HasShot { .. } => DW_04_12,
            UnitHasFired { .. } | DeclarationOpen { .. } | NothingDeclared { .. } => DW_04_06,
            OutOfArc { .. } => DW_04_09,
            NoSight { .. } => DW_04_10,
            OutOfRange { .. } => DW_02_10,
            FriendNotFighting { .. } => DW_04_25,
            SupporterOfOtherUnit { .. } | NoAttackToSupport { .. } | SupporterTooWeak { .. } => DW_04_13,
            ChainBroken { .. } => DW_04_14,
            NoSupportIntoMelee { .. } => DW_04_24,
            NoLosses { .. } | ClosedUpAlready { .. } | ContactMayNotCloseUp { .. } | NotHeldBefore { .. } => {
                DW_04_29
            }
            FoughtBefore { .. } => DW_05_01,
            OtherSegment { .. } => DW_05_39,
            MoveEnded { .. } => DW_05_10,
            ReactionWasTheMove { .. } => DW_05_55,
            OtherUnitMoves { .. } => DW_05_41,
            DisorderedMayNotAdvance { .. } => DW_05_12,
            HoldMayNotMove { .. } | HoldForbidsContact { .. } => DW_05_37,
            PointsMissing { .. } => DW_05_03,
            ManoeuvreSpentPoints { .. } | PointsForbidManoeuvre { .. } => DW_05_07,
            NoManoeuvreLeft { .. } => DW_05_05,
            DisorderedMayNotWheel { .. } => DW_05_17,
            ColumnMayNotWheel { .. } => DW_05_31,
            SmallMayNotWheel { .. } => DW_05_36,
            WheeledOtherWay { .. } => DW_05_20,
            WideWheelOnce { .. } => DW_05_18,
            SweepBlocked { .. } | SweepOffBoard { .. } => DW_05_G2,
            NotAColumn { .. } | ColumnStepsInstead { .. } => DW_05_28,
            LeavesColumn { .. } => DW_05_29,
            NoFreeTurn { .. } => DW_05_22,
            NotSmall { .. } => DW_05_32,
            SmallMovesSingly { .. } => DW_05_33,
            PlanOpen { .. } | PlansDiffer { .. } => DW_05_26,
            PlannedAlready { .. } | NothingPlanned => DW_05_15,
            NoTurn { .. } => DW_05_21,
            PlanClash { .. } | PlanSwap { .. } => DW_05_G10,
            WouldSplit { .. } => DW_05_G4,
            HoldMustKeepOne { .. } => DW_05_G5,
            NotRestored { .. } => DW_05_23,
            OrderForbidsContact { .. } => DW_03_04,
            DisorderForbidsContact { .. } | ContactNotForward { .. } => DW_05_47,
            NotAttacked { .. } | ContactMayNotShift { .. } | OnlyTurnsAndShifts { .. } => DW_05_54,
            ContactMayNotPress { .. } | OnlyForward { .. } => DW_05_56,
            NoWeaponChoice { .. } | NoSuchWeapon { .. } | NoWeaponLeft { .. } => DW_06_19,
            LanceOnlyFirst { .. } => DW_02_18,
            NotItsInitiative { .. } => DW_06_05,
            NotInFront { .. } | FriendlyTarget { .. } | HasStruck { .. } => DW_06_11,
            NoStrikeToSupport { .. } | SupporterNotInFront { .. } => DW_06_12,
            SupporterSpent { .. } => DW_06_14,
            OtherMelee { .. } => DW_06_04,
            NotInvolved { .. } | NoPacesLeft { .. } | StoppedByContact { .. } => DW_06_27,
            Pinned { .. } => DW_06_29,
            LosesContact { .. } => DW_06_28,
            TurnedAlready { .. } => DW_06_30,
            FollowedAlready { .. } => DW_06_G7,
        }
    }
}

impl Cites for Refusal {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
    }
}
