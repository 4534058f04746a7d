use crate::card::Order;
use crate::ground::Barrier;
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
    /// The action belongs to the standard game, and this is an introductory battle.
    NeedsStandardGame,
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

    // Set-up of the standard game.
    NotACommander {
        unit: UnitId,
    },
    /// Commanders join units only.
    NotAUnit {
        commander: UnitId,
    },
    /// Already attached to a unit.
    AttachedElsewhere {
        commander: UnitId,
    },
    NotAttached {
        commander: UnitId,
    },
    /// No place for a further commander.
    UnitFull {
        unit: UnitId,
    },
    /// A special figure would stand behind an ordinary element of the front rank.
    SpecialInFront {
        element: ElementId,
    },
    /// The card does not permit the formation.
    NoSuchFormation {
        unit: UnitId,
    },
    NoFlankMarches,
    OutscoutedNoMarch,
    MayNotOutflank {
        unit: UnitId,
    },
    OneFlankMarch,
    RightWingOnly,
    /// The commander does not march, or round the other wing.
    NotALeaderOfTheMarch {
        unit: UnitId,
        leader: UnitId,
    },
    NotArrived {
        unit: UnitId,
    },
    NotAnEntry {
        hex: Hex,
    },

    // Orders of the standard game.
    CommanderNeedsNoOrder {
        commander: UnitId,
    },
    FleeingNoOrder {
        unit: UnitId,
    },
    ImpetuousNoOrder {
        unit: UnitId,
    },
    /// A part of the unit has not rallied with it.
    HoldsForStragglers {
        unit: UnitId,
    },
    /// It has come round a flank in this round.
    ArrivesMoving {
        unit: UnitId,
    },
    /// Neither leader nor commander: the die has decided.
    NobodyCommands {
        unit: UnitId,
    },
    /// As many markers as allowed lie on it.
    MarkersFull {
        unit: UnitId,
        most: u8,
    },
    SameMarker {
        unit: UnitId,
        order: Order,
    },
    HasLeader {
        unit: UnitId,
    },
    OutsideControl {
        commander: UnitId,
        unit: UnitId,
    },
    OutOfCommandersSight {
        commander: UnitId,
        unit: UnitId,
    },
    FightingCommander {
        commander: UnitId,
    },
    AttachedCommandsOwn {
        commander: UnitId,
    },
    HeroCommandsOwn {
        commander: UnitId,
    },
    /// As many units as he has stars.
    CommandSpent {
        commander: UnitId,
    },
    HigherRankCommands {
        unit: UnitId,
        commander: UnitId,
    },
    CommandedAlready {
        unit: UnitId,
    },
    NoSuchMarker {
        unit: UnitId,
        order: Order,
    },
    /// Its markers are not turned up in this step.
    OtherStage {
        unit: UnitId,
    },
    NoChoiceOfSign {
        unit: UnitId,
    },

    // Ranged combat of the standard game.
    /// A fleeing unit neither shoots nor strikes nor attacks.
    FleeingMayNot {
        unit: UnitId,
    },
    ImpetuousMayNotShoot {
        unit: UnitId,
    },
    /// No whole size section of the target can be seen; `head`: but its head point can.
    NoVisibleSection {
        element: ElementId,
        target: ElementId,
        blocker: Option<Hex>,
        head: bool,
    },
    /// The same for whoever wants to support a shot.
    SupporterSeesNothing {
        element: ElementId,
        target: ElementId,
        blocker: Option<Hex>,
    },
    CommanderCharged {
        commander: UnitId,
    },
    CommanderStepped {
        commander: UnitId,
    },
    OwnRanksInTheWay {
        element: ElementId,
    },
    NothingToDrop {
        element: ElementId,
    },
    NotToBeSpared {
        element: ElementId,
    },
    NotANeighbour {
        element: ElementId,
        by: ElementId,
    },

    // Movement of the standard game.
    Impassable {
        element: ElementId,
        hex: Hex,
        barrier: Barrier,
    },
    /// A hedge or wall is crossed only by points or by shifting single elements.
    EdgeInTheWay {
        hex: Hex,
    },
    /// A wheel would sweep over a hedge or wall.
    SweepAcrossEdge {
        hex: Hex,
    },
    NotSpecial {
        element: ElementId,
    },
    NoFrontRank {
        unit: UnitId,
    },
    InFrontAlready {
        element: ElementId,
    },
    NotInFrontRank {
        element: ElementId,
    },
    SpecialPartner {
        element: ElementId,
    },
    /// Not in the same block of the unit, or an obstacle between them.
    CutOff {
        element: ElementId,
        with: ElementId,
    },
    /// In melee, fleeing or impetuous, or made already: no free swap.
    SwapOver {
        unit: UnitId,
    },
    /// It has to go to the front rank before the unit comes into contact.
    SwapFirst {
        element: ElementId,
    },
    WedgeOnlyForward {
        unit: UnitId,
    },
    SquareStands {
        unit: UnitId,
    },
    HordeMayNotWheel {
        unit: UnitId,
    },
    /// A horde is never a column.
    HordeMayNotMarch {
        unit: UnitId,
    },
    /// It has given up its wedge or square in this movement phase and is in no other order.
    WedgeDissolved {
        unit: UnitId,
    },
    SkirmishersMayNotAttack {
        unit: UnitId,
    },
    NotTwoRanks {
        unit: UnitId,
    },
    TooFewToSkirmish {
        unit: UnitId,
    },
    MarkerLies {
        unit: UnitId,
    },
    NoMarker {
        unit: UnitId,
    },
    NothingToDissolve {
        unit: UnitId,
    },
    AttackTestNeeded {
        unit: UnitId,
        enemy: UnitId,
    },
    NoTestNeeded {
        unit: UnitId,
        enemy: UnitId,
    },
    DaredAlready {
        unit: UnitId,
    },
    /// The attack test comes before the move.
    MoveBegun {
        unit: UnitId,
    },
    Daunted {
        unit: UnitId,
        enemy: UnitId,
    },
    NotFleeing {
        unit: UnitId,
    },
    FledAlready {
        element: ElementId,
    },
    NotTheWayToFlee {
        element: ElementId,
        hex: Hex,
    },
    FleesAlong {
        commander: UnitId,
    },
    NotImpetuous {
        unit: UnitId,
    },
    NotItsFoe {
        unit: UnitId,
        enemy: UnitId,
    },
    /// It could still come nearer, or into contact.
    MustRush {
        unit: UnitId,
    },
    NotTowardsFoe {
        unit: UnitId,
    },
    NotSingle {
        commander: UnitId,
    },
    CommanderMoved {
        commander: UnitId,
    },
    NotActing {
        commander: UnitId,
    },
    /// Chosen for this section already.
    ActsAlready {
        commander: UnitId,
    },
    NoManoeuvres {
        commander: UnitId,
    },
    /// The commander can no longer leave it.
    UnitHasMoved {
        unit: UnitId,
    },
    NotOutside {
        commander: UnitId,
    },
    ContactMayNotLeave {
        commander: UnitId,
    },
    NotTouching {
        commander: UnitId,
        unit: UnitId,
    },
    /// In contact with an enemy he joins only those who fight beside him.
    FightingMayNotJoin {
        commander: UnitId,
    },
    JoinedMayNotMove {
        unit: UnitId,
    },
    FormationNotKept {
        unit: UnitId,
    },
    ArrivingMayNotAttack {
        unit: UnitId,
    },
    ArrivesAsColumn {
        unit: UnitId,
    },

    // Melee and rally of the standard game.
    NotInContact {
        element: ElementId,
        target: ElementId,
    },
    OutOfReachInWater {
        element: ElementId,
        target: ElementId,
    },
    NoSupportInWater {
        element: ElementId,
    },
    NoSupportAcross {
        element: ElementId,
    },
    NoOptionalContact {
        element: ElementId,
    },
    NothingToRelease {
        element: ElementId,
    },
    NoSecondAttack {
        element: ElementId,
    },
    NoStepForward {
        element: ElementId,
    },
    /// An impetuous unit has elements that could strike.
    MustStrike {
        unit: UnitId,
    },
    MustFollowFoe {
        element: ElementId,
    },
    TriedToRally {
        unit: UnitId,
    },
    NotAStraggler {
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
            NotACommander { .. } => DW_10_01,
            NotAUnit { .. } => DW_10_19,
            AttachedElsewhere { .. } => DW_10_19,
            NotAttached { .. } => DW_10_19,
            UnitFull { .. } => DW_10_20,
            SpecialInFront { .. } => DW_09_14,
            NoSuchFormation { .. } => DW_13_01,
            NoFlankMarches => DW_16_39,
            OutscoutedNoMarch => DW_16_G9,
            MayNotOutflank { .. } => DW_16_46,
            OneFlankMarch => DW_16_44,
            RightWingOnly => DW_16_44,
            NotALeaderOfTheMarch { .. } => DW_16_G19,
            NotArrived { .. } => DW_16_49,
            NotAnEntry { .. } => DW_16_52,
            CommanderNeedsNoOrder { .. } => DW_10_09,
            FleeingNoOrder { .. } => DW_08_17,
            ImpetuousNoOrder { .. } => DW_15_84,
            HoldsForStragglers { .. } => DW_15_54,
            ArrivesMoving { .. } => DW_16_51,
            NobodyCommands { .. } => DW_09_07,
            MarkersFull { .. } => DW_10_55,
            SameMarker { .. } => DW_10_G12,
            HasLeader { .. } => DW_10_45,
            OutsideControl { .. } => DW_10_40,
            OutOfCommandersSight { .. } => DW_10_41,
            FightingCommander { .. } => DW_10_42,
            AttachedCommandsOwn { .. } => DW_10_43,
            HeroCommandsOwn { .. } => DW_10_48,
            CommandSpent { .. } => DW_10_42,
            HigherRankCommands { .. } => DW_10_44,
            CommandedAlready { .. } => DW_10_44,
            NoSuchMarker { .. } => DW_10_54,
            OtherStage { .. } => DW_10_54,
            NoChoiceOfSign { .. } => DW_15_46,
            FleeingMayNot { .. } => DW_15_56,
            ImpetuousMayNotShoot { .. } => DW_15_84,
            NoVisibleSection { head: true, .. } => DW_12_12,
            NoVisibleSection { head: false, .. } => DW_12_09,
            SupporterSeesNothing { .. } => DW_12_45,
            CommanderCharged { .. } => DW_10_11,
            CommanderStepped { .. } => DW_10_G6,
            OwnRanksInTheWay { .. } => DW_13_32,
            NothingToDrop { .. } => DW_12_41,
            NotToBeSpared { .. } => DW_09_20,
            NotANeighbour { .. } => DW_09_22,
            EdgeInTheWay { .. } => DW_11_34,
            NotSpecial { .. } => DW_09_16,
            NoFrontRank { .. } => DW_09_17,
            InFrontAlready { .. } => DW_09_19,
            NotInFrontRank { .. } => DW_09_17,
            SpecialPartner { .. } => DW_09_G3,
            CutOff { .. } => DW_09_17,
            SwapOver { .. } => DW_09_16,
            SwapFirst { .. } => DW_09_18,
            WedgeOnlyForward { .. } => DW_13_18,
            SquareStands { .. } => DW_13_09,
            HordeMayNotWheel { .. } => DW_13_36,
            HordeMayNotMarch { .. } => DW_13_34,
            WedgeDissolved { .. } => DW_13_19,
            SkirmishersMayNotAttack { .. } => DW_13_31,
            NotTwoRanks { .. } => DW_13_25,
            TooFewToSkirmish { .. } => DW_13_G10,
            MarkerLies { .. } => DW_13_27,
            NoMarker { .. } => DW_13_27,
            NothingToDissolve { .. } => DW_13_22,
            AttackTestNeeded { .. } => DW_15_32,
            NoTestNeeded { .. } => DW_15_33,
            DaredAlready { .. } => DW_15_34,
            MoveBegun { .. } => DW_15_34,
            Daunted { .. } => DW_15_36,
            NotFleeing { .. } => DW_15_57,
            FledAlready { .. } => DW_15_57,
            NotTheWayToFlee { .. } => DW_15_57,
            FleesAlong { .. } => DW_15_68,
            NotImpetuous { .. } => DW_15_74,
            NotItsFoe { .. } => DW_15_74,
            MustRush { .. } => DW_15_75,
            NotTowardsFoe { .. } => DW_15_75,
            NotSingle { .. } => DW_10_06,
            CommanderMoved { .. } => DW_10_12,
            NotActing { .. } | ActsAlready { .. } => DW_10_12,
            NoManoeuvres { .. } => DW_10_07,
            UnitHasMoved { .. } => DW_10_29,
            NotOutside { .. } => DW_10_30,
            ContactMayNotLeave { .. } => DW_10_G8,
            NotTouching { .. } => DW_10_32,
            FightingMayNotJoin { .. } => DW_10_G5,
            JoinedMayNotMove { .. } => DW_10_34,
            FormationNotKept { .. } => DW_10_33,
            ArrivingMayNotAttack { .. } => DW_16_54,
            ArrivesAsColumn { .. } => DW_16_53,
            NotInContact { .. } => DW_11_46,
            OutOfReachInWater { .. } => DW_11_28,
            NoSupportInWater { .. } => DW_11_30,
            NoSupportAcross { .. } => DW_11_38,
            NoOptionalContact { .. } => DW_11_49,
            NothingToRelease { .. } => DW_11_58,
            NoSecondAttack { .. } => DW_14_02,
            NoStepForward { .. } => DW_14_08,
            MustStrike { .. } => DW_15_G23,
            MustFollowFoe { .. } => DW_15_79,
            TriedToRally { .. } => DW_15_49,
            NotAStraggler { .. } => DW_15_54,
            Impassable { barrier, .. } => barrier.rule(),
            SweepAcrossEdge { .. } => DW_28_14,
            NeedsStandardGame => DW_01_02,
        }
    }

    /// What forbids it beside the rule that says it best.
    const fn further_rules(&self) -> &'static [RuleId] {
        match self {
            Refusal::Impassable { barrier, .. } if barrier.is_water() => &[DW_11_08, DW_11_22],
            Refusal::Impassable { .. } => &[DW_11_08],
            Refusal::SweepAcrossEdge { .. } => &[DW_11_34],
            _ => &[],
        }
    }
}

impl Cites for Refusal {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
        self.further_rules().iter().for_each(|&rule| cite(rule));
    }
}
