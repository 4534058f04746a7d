//! Why an action was not carried out, and by which rule.

mod rule;

use crate::card::Order;
use crate::ground::Barrier;
use crate::ids::{ElementId, UnitId};
use hex::Hex;
use serde::Serialize;

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
