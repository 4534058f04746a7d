use crate::card::{Melee, Spell};
use crate::ids::UnitId;
use crate::rules::*;
use plane::{Mil, Point};
use serde::Serialize;
use table::{Cites, RuleId};

/// What stands in the way of a move or a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A unit in the way.
    Unit(UnitId),
    /// The zone of 1" round an enemy (WH-02-G19).
    Zone(UnitId),
    /// A piece of ground, by its number.
    Ground(u8),
    /// The edge of the table.
    Edge,
}

/// Why an action was not carried out. Every variant cites the rule that forbids it and carries the facts; the words are
/// made outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
pub enum Refusal {
    // Any time.
    BattleIsOver,
    NotYourDecision,
    /// WH-01-01, WH-01-03: the action belongs to another phase or step.
    OutOfPhase,
    /// WH-09-H53: one concedes at the end of an own turn.
    NotAtEndOfTurn,
    NoSuchUnit {
        unit: UnitId,
    },
    /// WH-01-02.
    NotYourUnit {
        unit: UnitId,
    },
    NotAnEnemy {
        unit: UnitId,
    },
    NotOnTable {
        unit: UnitId,
    },
    /// WH-05-05.
    Fleeing {
        unit: UnitId,
    },
    /// WH-02-G8, WH-02-G15: in close combat.
    Fighting {
        unit: UnitId,
    },
    /// WH-06-23.
    Stupid {
        unit: UnitId,
    },
    /// WH-09-H40.
    Squabbling {
        unit: UnitId,
    },
    /// WH-05-09.
    HasRallied {
        unit: UnitId,
    },
    /// WH-06-12.
    Balked {
        unit: UnitId,
    },
    /// A character in a regiment acts with it (WH-09-H25).
    InUnit {
        character: UnitId,
        host: UnitId,
    },
    /// It is not among those that are to be chosen from.
    NotDue {
        unit: UnitId,
    },

    // Set-up.
    NotSetUp {
        unit: UnitId,
    },
    SetUpAlready {
        unit: UnitId,
    },
    /// WH-09-H43: machines and characters have drops of their own.
    NotThisDrop {
        unit: UnitId,
    },
    /// WH-09-H43: it is still to be placed in the drop.
    NotDone {
        unit: UnitId,
    },
    OutsideZone {
        unit: UnitId,
    },
    OffTable {
        unit: UnitId,
    },
    /// WH-02-G19.
    Overlaps {
        unit: UnitId,
        with: Obstacle,
    },
    /// WH-02-G1.
    FilesImpossible {
        unit: UnitId,
        files: u8,
        models: u8,
    },
    /// Every character in the unit stands in its front rank.
    TooNarrowForCharacters {
        unit: UnitId,
        files: u8,
        characters: u8,
    },
    /// Fog: only the general and one regiment.
    StaysInReserve {
        unit: UnitId,
    },

    // Charges.
    /// WH-02-G8.
    NotInFrontArc {
        unit: UnitId,
        target: UnitId,
    },
    /// WH-03-G8.
    NotInSight {
        unit: UnitId,
        target: UnitId,
    },
    /// WH-09-H09: machines never charge.
    MachinesDoNotCharge {
        unit: UnitId,
    },
    /// WH-02-G13.
    TargetHasReacted {
        target: UnitId,
    },
    /// WH-02-G13: all charges on one unit are declared together.
    OtherTargetOpen {
        target: UnitId,
    },
    ChargesAlready {
        unit: UnitId,
    },
    /// WH-09-H30.
    CannotFly {
        unit: UnitId,
    },
    /// WH-06-24.
    MustCharge {
        unit: UnitId,
        target: UnitId,
    },
    /// WH-02-04.
    TooNearToShoot {
        charger: UnitId,
    },
    /// WH-02-04, WH-03-01.
    NoMissiles {
        unit: UnitId,
    },
    /// WH-02-G15.
    MustHold {
        unit: UnitId,
    },
    MustFlee {
        unit: UnitId,
    },
    /// WH-09-H35, WH-09-H39.
    NeverFlees {
        unit: UnitId,
    },
    NotACharger {
        unit: UnitId,
    },
    WrongZone,

    // Rallying.
    /// WH-05-10.
    TooFewToRally {
        unit: UnitId,
        models: u8,
        at_start: u8,
    },
    NotFleeing {
        unit: UnitId,
    },
    /// WH-01-G3.
    FledThisTurn {
        unit: UnitId,
    },

    // Moves.
    /// WH-02-G17.
    FailedCharge {
        unit: UnitId,
    },
    HasCharged {
        unit: UnitId,
    },
    HasMoved {
        unit: UnitId,
    },
    /// WH-02-09, WH-02-G6: the cost and what is left, and the piece of ground that makes it dear, if one does.
    TooFar {
        unit: UnitId,
        cost: Mil,
        left: Mil,
        piece: Option<u8>,
    },
    /// A segment goes nowhere.
    Nowhere {
        unit: UnitId,
    },
    /// More segments than a move can sensibly have.
    TooManySegments {
        unit: UnitId,
    },
    /// WH-02-18: an enemy within 8".
    EnemyTooNearToMarch {
        unit: UnitId,
        enemy: UnitId,
    },
    /// WH-02-18: would go on within 8" of an enemy.
    MarchMustStop {
        unit: UnitId,
        enemy: UnitId,
    },
    /// WH-02-19.
    MayNotMarch {
        unit: UnitId,
    },
    MarchesAlready {
        unit: UnitId,
    },
    /// WH-09-H39: undead march only near the general.
    UndeadNeedGeneral {
        unit: UnitId,
    },
    /// WH-02-G6: the switch forbids marching through rough ground.
    MarchThroughRough {
        unit: UnitId,
        piece: u8,
    },
    /// WH-02-19.
    NotOnMarch {
        unit: UnitId,
    },
    /// WH-02-10.
    HasTurned {
        unit: UnitId,
    },
    /// WH-02-11.
    HasReformed {
        unit: UnitId,
    },
    /// WH-02-11, WH-02-12, WH-02-G5: the ranks before and after.
    RanksImpossible {
        unit: UnitId,
        from: u8,
        to: u8,
    },
    /// WH-02-12.
    MustBeWholeMove {
        unit: UnitId,
    },
    /// WH-02-G19: stopped by something; where.
    Blocked {
        unit: UnitId,
        by: Obstacle,
        at: Point,
        free: Mil,
    },
    /// WH-02-16.
    ObstacleTooDear {
        unit: UnitId,
        piece: u8,
        left: Mil,
    },
    /// WH-09-H19, WH-09-H52.
    ClosedToWheels {
        unit: UnitId,
        piece: u8,
    },
    /// WH-02-G20: formations do not pivot, single models do.
    OnlySingleModels {
        unit: UnitId,
    },
    SingleModelsOnly {
        unit: UnitId,
    },
    /// WH-09-H30.
    CannotLand {
        unit: UnitId,
        piece: u8,
    },
    /// WH-09-H21.
    CannotJoin {
        character: UnitId,
        host: UnitId,
    },
    CannotLeave {
        character: UnitId,
        host: UnitId,
    },
    NotACharacter {
        unit: UnitId,
    },
    /// WH-09-H21: not both with the same unit in one turn.
    ChangedUnitAlready {
        character: UnitId,
    },
    NoSuchFile {
        unit: UnitId,
        file: u8,
    },
    NotAtOwnEdge {
        unit: UnitId,
    },
    /// Breakthrough only.
    NoWayOut {
        unit: UnitId,
    },
    /// WH-09-H49: must come on.
    MustArrive {
        unit: UnitId,
    },

    // Shooting.
    HasShot {
        unit: UnitId,
    },
    /// WH-02-19.
    MarchedMayNotShoot {
        unit: UnitId,
    },
    /// WH-03-03, WH-03-04, WH-09-H09.
    MovedMayNotShoot {
        unit: UnitId,
    },
    /// WH-03-04.
    FiredLastTurn {
        unit: UnitId,
    },
    /// WH-03-05.
    ShotsImpossible {
        unit: UnitId,
        shots: u8,
    },
    /// WH-03-G10.
    TargetFighting {
        target: UnitId,
    },
    /// WH-09-H23.
    CharacterInUnit {
        character: UnitId,
    },
    /// Nobody of the unit sees it (WH-03-G7).
    NobodySees {
        unit: UnitId,
        target: UnitId,
    },
    /// WH-09-H11 to WH-09-H13.
    WrongMachine {
        unit: UnitId,
    },
    /// WH-09-T1.
    Jammed {
        unit: UnitId,
    },
    /// WH-09-H12, WH-09-H13.
    DistanceImpossible {
        unit: UnitId,
        distance: Mil,
        least: Mil,
        most: Mil,
    },
    /// WH-09-H13.
    NothingToAimAt {
        unit: UnitId,
    },
    NoBreath {
        unit: UnitId,
    },
    /// WH-09-H31: with open measuring out of range is refused.
    BeyondRange {
        unit: UnitId,
        target: UnitId,
        distance: Mil,
        range: Mil,
    },
    /// WH-03-02: with open measuring shots that cannot reach are refused.
    OutOfRange {
        unit: UnitId,
        target: UnitId,
        distance: Mil,
        range: Mil,
    },
    /// WH-02-07.
    FleeingMayNotShoot {
        unit: UnitId,
    },

    // Close combat.
    NotFighting {
        unit: UnitId,
    },
    HasFought {
        unit: UnitId,
    },
    /// WH-04-G7: once chosen, a weapon stays for the combat.
    WeaponFixed {
        unit: UnitId,
    },
    NoSuchWeapon {
        unit: UnitId,
        weapon: Melee,
    },
    /// WH-04-01.
    NotTouching {
        unit: UnitId,
        target: UnitId,
    },
    NoSuchModel {
        unit: UnitId,
        model: u8,
    },
    NoChampion {
        unit: UnitId,
    },
    /// WH-09-H27.
    ChallengesOff,
    CannotChallenge {
        character: UnitId,
    },
    /// WH-06-27, WH-09-H35.
    MayNotHoldBack {
        unit: UnitId,
    },
    NotInPursuit {
        unit: UnitId,
    },
    /// WH-05-G14.
    NobodyBehind {
        unit: UnitId,
    },
    NoRoomToLap {
        unit: UnitId,
    },
    /// WH-05-17.
    FrontNotBeyond {
        unit: UnitId,
    },
    LapImpossible {
        unit: UnitId,
    },
    /// WH-04-G5: more single choices than are kept.
    TooManyAims {
        unit: UnitId,
    },

    // Magic.
    /// WH-08-H01.
    MagicIsOff,
    NotAWizard {
        unit: UnitId,
    },
    /// WH-08-H03.
    WizardWearsArmour {
        wizard: UnitId,
    },
    SpellUnknown {
        wizard: UnitId,
        spell: Spell,
    },
    /// WH-08-H05.
    SpellTried {
        wizard: UnitId,
        spell: Spell,
    },
    NotEnoughPower {
        needed: u8,
        left: u8,
    },
    TooManyExtraPoints {
        wizard: UnitId,
        most: u8,
    },
    /// WH-08-H06.
    MiscastThisPhase {
        wizard: UnitId,
    },
    /// WH-08-H09.
    WrongTarget {
        spell: Spell,
    },
    /// WH-08-H13.
    WizardFighting {
        wizard: UnitId,
    },
    /// WH-08-H05: open measuring.
    SpellOutOfRange {
        spell: Spell,
        distance: Mil,
        range: Mil,
    },
    SpellWithoutSight {
        spell: Spell,
    },
    /// WH-08-H08.
    DispelImpossible {
        points: u8,
        left: u8,
    },
}

impl Refusal {
    /// The rule that forbids it.
    pub const fn rule(&self) -> RuleId {
        use Refusal::*;
        match self {
            BattleIsOver => WH_09_H45,
            NotYourDecision => WH_01_01,
            OutOfPhase => WH_01_03,
            NotAtEndOfTurn => WH_09_H53,
            NoSuchUnit { .. } | NotYourUnit { .. } => WH_01_02,
            NotAnEnemy { .. } => WH_02_01,
            NotOnTable { .. } => WH_02_G19,
            Fleeing { .. } => WH_05_05,
            Fighting { .. } => WH_02_G8,
            Stupid { .. } => WH_06_23,
            Squabbling { .. } => WH_09_H40,
            HasRallied { .. } => WH_05_09,
            Balked { .. } => WH_06_12,
            InUnit { .. } => WH_09_H25,
            NotDue { .. } => WH_01_G4,
            NotSetUp { .. }
            | SetUpAlready { .. }
            | NotThisDrop { .. }
            | NotDone { .. }
            | OutsideZone { .. } => WH_09_H43,
            OffTable { .. } | Overlaps { .. } => WH_02_G19,
            FilesImpossible { .. } => WH_02_G1,
            TooNarrowForCharacters { .. } => WH_09_H22,
            StaysInReserve { .. } | NotAtOwnEdge { .. } | NoWayOut { .. } | MustArrive { .. } => WH_09_H49,
            NotInFrontArc { .. } => WH_02_G8,
            NotInSight { .. } => WH_03_G8,
            MachinesDoNotCharge { .. } => WH_09_H09,
            TargetHasReacted { .. } | OtherTargetOpen { .. } | NotACharger { .. } => WH_02_G13,
            ChargesAlready { .. } => WH_02_03,
            CannotFly { .. } | CannotLand { .. } => WH_09_H30,
            MustCharge { .. } => WH_06_24,
            TooNearToShoot { .. } => WH_02_04,
            NoMissiles { .. } => WH_03_01,
            MustHold { .. } | MustFlee { .. } => WH_02_G15,
            NeverFlees { .. } => WH_09_H35,
            WrongZone => WH_02_G12,
            TooFewToRally { .. } => WH_05_10,
            NotFleeing { .. } => WH_05_08,
            FledThisTurn { .. } => WH_01_G3,
            FailedCharge { .. } => WH_02_G17,
            HasCharged { .. } | HasMoved { .. } => WH_01_03,
            TooFar { .. } => WH_02_09,
            Nowhere { .. } | TooManySegments { .. } => WH_02_G20,
            EnemyTooNearToMarch { .. } | MarchMustStop { .. } => WH_02_18,
            MayNotMarch { .. } | MarchesAlready { .. } | NotOnMarch { .. } | MarchedMayNotShoot { .. } => {
                WH_02_19
            }
            UndeadNeedGeneral { .. } => WH_09_H39,
            MarchThroughRough { .. } => WH_02_G6,
            HasTurned { .. } => WH_02_10,
            HasReformed { .. } => WH_02_11,
            RanksImpossible { .. } => WH_02_G5,
            MustBeWholeMove { .. } => WH_02_12,
            Blocked { .. } => WH_02_G19,
            ObstacleTooDear { .. } => WH_02_16,
            ClosedToWheels { .. } => WH_09_H19,
            OnlySingleModels { .. } | SingleModelsOnly { .. } => WH_02_G20,
            CannotJoin { .. } | CannotLeave { .. } | NotACharacter { .. } | ChangedUnitAlready { .. } => {
                WH_09_H21
            }
            NoSuchFile { .. } => WH_09_H22,
            HasShot { .. } => WH_03_G7,
            MovedMayNotShoot { .. } => WH_03_03,
            FiredLastTurn { .. } => WH_03_04,
            ShotsImpossible { .. } => WH_03_05,
            TargetFighting { .. } => WH_03_G10,
            CharacterInUnit { .. } => WH_09_H23,
            NobodySees { .. } => WH_03_G8,
            WrongMachine { .. } => WH_09_H11,
            Jammed { .. } => WH_09_H14,
            DistanceImpossible { .. } => WH_09_H12,
            NothingToAimAt { .. } => WH_09_H13,
            NoBreath { .. } | BeyondRange { .. } => WH_09_H31,
            OutOfRange { .. } => WH_03_02,
            FleeingMayNotShoot { .. } => WH_02_07,
            NotFighting { .. } | HasFought { .. } => WH_04_G14,
            WeaponFixed { .. } | NoSuchWeapon { .. } => WH_04_G7,
            NotTouching { .. } | NoSuchModel { .. } => WH_04_01,
            NoChampion { .. } => WH_09_H24,
            ChallengesOff | CannotChallenge { .. } => WH_09_H27,
            MayNotHoldBack { .. } => WH_06_27,
            NotInPursuit { .. } => WH_05_G9,
            NobodyBehind { .. } | NoRoomToLap { .. } => WH_05_G14,
            FrontNotBeyond { .. } => WH_05_17,
            LapImpossible { .. } => WH_05_G16,
            TooManyAims { .. } => WH_04_G5,
            MagicIsOff => WH_08_H01,
            NotAWizard { .. } => WH_08_H02,
            WizardWearsArmour { .. } => WH_08_H03,
            SpellUnknown { .. } => WH_08_H02,
            SpellTried { .. } | NotEnoughPower { .. } | TooManyExtraPoints { .. } => WH_08_H05,
            MiscastThisPhase { .. } => WH_08_H06,
            WrongTarget { .. } | SpellWithoutSight { .. } => WH_08_H09,
            WizardFighting { .. } => WH_08_H13,
            SpellOutOfRange { .. } => WH_08_H05,
            DispelImpossible { .. } => WH_08_H08,
        }
    }
}

impl Cites for Refusal {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
        if let Refusal::MustCharge { .. } = self {
            cite(WH_06_G13);
        }
    }
}
