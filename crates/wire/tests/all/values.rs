//! One value of every variant of everything the wire writes. The lists are exhaustive by their types: a new variant
//! does not compile until it stands here.

use demonworld::*;
use table::{Outcome, Side};

const UNIT: UnitId = UnitId(1);
const ELEMENT: ElementId = ElementId(12);
const HEX: Hex = Hex::new(4, 3);

fn sum() -> Sum {
    let mut sum = Sum::new();
    sum.add(rules::DW_04_19, Label::Strength, 7);
    sum.add(rules::DW_02_02, Label::Armour, -2);
    sum
}

macro_rules! every {
    ($type:ident: $($variant:ident $({ $($field:tt: $value:expr),* })?),* $(,)?) => {{
        fn is_listed(value: &$type) {
            match value {
                $($type::$variant { .. } => {})*
            }
        }
        let values = vec![$($type::$variant $({ $($field: $value),* })?),*];
        values.iter().for_each(is_listed);
        values
    }};
}

pub fn actions() -> Vec<Action> {
    every! { Action:
        PickSide { other: true },
        Attach { commander: UNIT, unit: UNIT },
        Detach { commander: UNIT },
        Outflank { unit: UNIT, wing: Hand::Left, leader: Some(UNIT) },
        Enter { unit: UNIT, hex: HEX },
        Deploy { unit: UNIT, hex: HEX, facing: Facing::SOUTH, width: 3 },
        Place { element: ELEMENT, hex: HEX, facing: Facing::SOUTH },
        Ready,
        Order { unit: UNIT, order: Order::Attack },
        Assign { commander: UNIT, unit: UNIT },
        Commit,
        Keep { unit: UNIT, order: Order::Attack },
        Temper { unit: UNIT, leader_adds: true, commanders_add: false },
        OfferDraw,
        Resign,
        Shoot { element: ELEMENT, target: ELEMENT },
        SupportShot { element: ELEMENT, shooter: ELEMENT },
        Fire { unit: UNIT },
        DropShot { element: ELEMENT },
        EndShooting,
        Appeal { element: ELEMENT, roll: true },
        Replace { element: ELEMENT, by: ELEMENT },
        CloseUp { element: ELEMENT, direction: Direction::ALL[2] },
        EndClosingUp,
        Sequence { first: true },
        Advance { unit: UNIT, hand: Hand::Left },
        Sidestep { unit: UNIT, direction: Direction::ALL[2] },
        Wheel { unit: UNIT, hand: Hand::Left },
        March { unit: UNIT, facing: Facing::SOUTH, hand: Hand::Left, payment: Payment::Points },
        PlanShift { element: ELEMENT, direction: Direction::ALL[2] },
        PlanTurn { element: ELEMENT, facing: Facing::SOUTH },
        CarryOut,
        DropPlan,
        FreeTurn { element: ELEMENT, facing: Facing::SOUTH },
        Walk { element: ELEMENT, direction: Direction::ALL[2], payment: Payment::Points },
        Press { element: ELEMENT, hand: Hand::Left, payment: Payment::Points },
        Flee { element: ELEMENT, hex: HEX },
        Rout { unit: UNIT },
        StayBehind { commander: UNIT },
        Rush { unit: UNIT, target: UNIT },
        Act { commander: UNIT },
        Leave { commander: UNIT, direction: Direction::ALL[2] },
        Join { commander: UNIT, unit: UNIT, place: HEX, free: HEX },
        Swap { element: ELEMENT, with: ELEMENT },
        Dare { unit: UNIT, target: UNIT },
        Marker { unit: UNIT, lay: true },
        Dissolve { unit: UNIT },
        EndMove { unit: UNIT },
        EndSegment,
        Touch { element: ELEMENT },
        EndTouching,
        Wield { unit: UNIT, weapon: 3 },
        Strike { element: ELEMENT, target: ELEMENT },
        SupportStrike { element: ELEMENT, striker: ELEMENT },
        EndDeclaration,
        Pursue { element: ELEMENT, target: ELEMENT },
        Release { element: ELEMENT },
        EndReleasing,
        Follow { element: ELEMENT, direction: Direction::ALL[2] },
        Face { element: ELEMENT, facing: Facing::SOUTH },
        EndFollowing,
        Rally { unit: UNIT },
        Abandon { element: ELEMENT },
        EndRallying,
    }
}

pub fn events() -> Vec<Event> {
    every! { Event:
        RoundBegan { round: 3 },
        PhaseBegan { phase: Phase::Command },
        Deployed { side: Side::B },
        OrderRevealed { unit: UNIT, order: Order::Attack, forgotten: true },
        DrawOffered { side: Side::B },
        ShotRolled { shooter: ELEMENT, target: ELEMENT, sum: sum(), expected: 3, roll: 3, hit: true },
        Scattered { shooter: ELEMENT, chosen: ELEMENT, roll: 3, wind: Some(3), onto: Some(ELEMENT) },
        AttackWasted { attacker: ELEMENT, target: ELEMENT, why: Waste::TargetShot },
        SupportOutOfRange { element: ELEMENT },
        SupportWithoutSight { element: ELEMENT },
        Wounded { element: ELEMENT, left: 3 },
        Destroyed { element: ELEMENT, hex: HEX, cause: Cause::Shot },
        UnitDestroyed { unit: UNIT },
        ClosedUp { element: ELEMENT, from: HEX, to: HEX },
        OrderLost { unit: UNIT },
        OrderRestored { unit: UNIT },
        SegmentBegan { order: Order::Attack },
        SegmentFirst { order: Order::Attack, side: Side::B, roll: Some(3) },
        Moved { unit: UNIT, manner: Manner::Advance, points_left: 3, manoeuvres_left: 3 },
        ElementMoved { element: ELEMENT, manner: Manner::Advance, from: HEX, to: HEX, facing: Facing::SOUTH },
        Contact { attacker: UNIT, target: UNIT },
        NoReaction { unit: UNIT },
        MayReact { unit: UNIT },
        Reacted { unit: UNIT },
        MoveEnded { unit: UNIT },
        SegmentEnded { order: Order::Attack, side: Side::B },
        InitiativeReckoned { unit: UNIT, sum: sum() },
        StrikesBegan { engagement: 3, initiative: 3 },
        BlowRolled { striker: ELEMENT, target: ELEMENT, sum: sum(), expected: 3, roll: 3, hit: true },
        FollowFirst { engagement: 3, side: Side::B, kills: 3, enemy_kills: 3, roll: Some(3) },
        Followed { element: ELEMENT, from: HEX, to: HEX },
        Faced { element: ELEMENT, facing: Facing::SOUTH },
        LeftMelee { unit: UNIT },
        StillInMelee { unit: UNIT },
        Scouted { a: 3, b: 5, ahead: Some(Side::B) },
        SidePicked { side: Side::B, other: true },
        ArrivalRolled { unit: UNIT, roll: 3, bonus: 2, arrived: true },
        Entered { unit: UNIT, hex: HEX },
        OrderRolled { unit: UNIT, roll: 3, order: Some(Order::Attack) },
        Commanded { commander: UNIT, unit: UNIT },
        MarkersLaid { unit: UNIT, count: 3 },
        SubstitutionRolled { element: ELEMENT, neighbours: 3, roll: 3, spared: true },
        Substituted { element: ELEMENT, by: ELEMENT },
        Swapped { element: ELEMENT, with: ELEMENT },
        Joined { commander: UNIT, unit: UNIT },
        Left { commander: UNIT, unit: UNIT },
        SectionBegan { order: Order::Attack, commander: UNIT },
        CommandersRolled { order: Order::Attack, a: 3, b: 5, winner: Side::B },
        FormationTaken { unit: UNIT, formation: FormationName::Wedge },
        FormationLost { unit: UNIT, formation: FormationName::Wedge },
        MoraleTested {
            unit: UNIT, test: Test::Fire, enemy: Some(UNIT), sum: sum(), roll: Some(3), needed: 7, passed: true
        },
        BecameImpetuous { unit: UNIT },
        TookFlight { unit: UNIT },
        LeftBoard { element: ELEMENT },
        Rallied { unit: UNIT, all: true },
        Returned { element: ELEMENT },
        RushBegan { unit: UNIT, target: UNIT },
        FlightFirst { side: Side::B, roll: 3 },
        RushFirst { side: Side::B, roll: 3 },
        ContactDeclared { element: ELEMENT },
        ContactReleased { element: ELEMENT },
        SecondAttackEarned { striker: ELEMENT },
        MeleeLost { engagement: 3, loser: Side::B, losses: 3, enemy_losses: 2, roll: Some(3) },
        Regenerated { element: ELEMENT },
        AreaTaken { side: Side::B },
        AreaLost { side: Side::B },
        Scored { side: Side::B, units: 30, items: 40, objectives: 50 },
        BattleEnded { outcome: Outcome::Won(Side::A), ending: Ending::Destruction },
    }
}

pub fn refusals() -> Vec<Refusal> {
    every! { Refusal:
        BattleIsOver,
        NotYourDecision,
        OutOfPhase,
        NeedsStandardGame,
        NoSuchUnit { unit: UNIT },
        NoSuchElement { element: ELEMENT },
        UnitDestroyed { unit: UNIT },
        ElementDestroyed { element: ELEMENT },
        NotYourUnit { unit: UNIT },
        OffBoard { hex: HEX },
        HexTaken { hex: HEX, by: ELEMENT },
        OffTheGrid { hex: HEX },
        PlaceTaken { hex: HEX, by: ELEMENT },
        OutsideZone { hex: HEX },
        WidthImpossible { width: 3, elements: 3 },
        NotAllPlaced { left: 3 },
        OrderGiven { unit: UNIT },
        OrderStands { unit: UNIT },
        InMeleeNoOrder { unit: UNIT },
        DrawOfferedAlready,
        NoRangedWeapon { unit: UNIT },
        MayNotShoot { unit: UNIT, order: Some(Order::Attack) },
        WrongVolley { unit: UNIT, order: Order::Attack },
        DisorderedMayNotShoot { unit: UNIT },
        FightingMayNotShoot { unit: UNIT },
        WeaponNeedsHold { unit: UNIT },
        HasShot { element: ELEMENT },
        UnitHasFired { unit: UNIT },
        DeclarationOpen { unit: UNIT },
        NothingDeclared { unit: UNIT },
        OutOfArc { element: ELEMENT, target: ELEMENT },
        NoSight { element: ELEMENT, target: ELEMENT, blocker: HEX },
        OutOfRange { element: ELEMENT, target: ELEMENT, distance: 3, range: 3 },
        FriendNotFighting { target: ELEMENT },
        SupporterOfOtherUnit { element: ELEMENT },
        NoAttackToSupport { element: ELEMENT },
        SupporterTooWeak { element: ELEMENT, strength: 3, needed: 3 },
        ChainBroken { element: ELEMENT },
        NoSupportIntoMelee { target: ELEMENT },
        NoLosses { unit: UNIT },
        ClosedUpAlready { element: ELEMENT },
        ContactMayNotCloseUp { element: ELEMENT },
        NotHeldBefore { hex: HEX },
        FoughtBefore { unit: UNIT },
        OtherSegment { unit: UNIT, order: Some(Order::Attack) },
        MoveEnded { unit: UNIT },
        ReactionWasTheMove { unit: UNIT },
        OtherUnitMoves { unit: UNIT },
        DisorderedMayNotAdvance { unit: UNIT },
        HoldMayNotMove { unit: UNIT },
        PointsMissing { unit: UNIT, cost: 3, left: 3 },
        ManoeuvreSpentPoints { unit: UNIT, left: 3 },
        NoManoeuvreLeft { unit: UNIT },
        PointsForbidManoeuvre { unit: UNIT, spent: 3 },
        DisorderedMayNotWheel { unit: UNIT },
        ColumnMayNotWheel { unit: UNIT },
        SmallMayNotWheel { unit: UNIT },
        WheeledOtherWay { unit: UNIT },
        WideWheelOnce { unit: UNIT },
        SweepBlocked { hex: HEX, by: ELEMENT },
        SweepOffBoard { hex: HEX },
        NotAColumn { unit: UNIT },
        ColumnStepsInstead { unit: UNIT },
        LeavesColumn { element: ELEMENT },
        NoFreeTurn { unit: UNIT },
        NotSmall { unit: UNIT },
        SmallMovesSingly { unit: UNIT },
        PlanOpen { unit: UNIT },
        PlannedAlready { element: ELEMENT },
        PlansDiffer { unit: UNIT },
        NothingPlanned,
        NoTurn { element: ELEMENT },
        PlanClash { hex: HEX },
        PlanSwap { element: ELEMENT, with: ELEMENT },
        WouldSplit { unit: UNIT, groups: 3 },
        HoldMustKeepOne { unit: UNIT },
        NotRestored { unit: UNIT },
        OrderForbidsContact { unit: UNIT, order: Order::Attack },
        HoldForbidsContact { unit: UNIT },
        DisorderForbidsContact { unit: UNIT },
        ContactNotForward { element: ELEMENT },
        NotAttacked { unit: UNIT },
        ContactMayNotShift { element: ELEMENT },
        ContactMayNotPress { element: ELEMENT },
        OnlyTurnsAndShifts { unit: UNIT },
        OnlyForward { unit: UNIT },
        NoWeaponChoice { unit: UNIT },
        NoSuchWeapon { unit: UNIT },
        LanceOnlyFirst { unit: UNIT },
        NotItsInitiative { unit: UNIT },
        NotInFront { element: ELEMENT, target: ELEMENT },
        FriendlyTarget { target: ELEMENT },
        HasStruck { element: ELEMENT },
        NoWeaponLeft { unit: UNIT },
        NoStrikeToSupport { element: ELEMENT },
        SupporterSpent { element: ELEMENT },
        SupporterNotInFront { element: ELEMENT, target: ELEMENT },
        OtherMelee { unit: UNIT },
        NotInvolved { unit: UNIT },
        Pinned { element: ELEMENT, enemies: 3 },
        LosesContact { element: ELEMENT, enemy: ELEMENT },
        NoPacesLeft { element: ELEMENT },
        StoppedByContact { element: ELEMENT },
        TurnedAlready { element: ELEMENT },
        FollowedAlready { element: ELEMENT },
        NotACommander { unit: UNIT },
        NotAUnit { commander: UNIT },
        AttachedElsewhere { commander: UNIT },
        NotAttached { commander: UNIT },
        UnitFull { unit: UNIT },
        SpecialInFront { element: ELEMENT },
        NoSuchFormation { unit: UNIT },
        NoFlankMarches,
        OutscoutedNoMarch,
        MayNotOutflank { unit: UNIT },
        OneFlankMarch,
        RightWingOnly,
        NotALeaderOfTheMarch { unit: UNIT, leader: UNIT },
        NotArrived { unit: UNIT },
        NotAnEntry { hex: HEX },
        CommanderNeedsNoOrder { commander: UNIT },
        FleeingNoOrder { unit: UNIT },
        ImpetuousNoOrder { unit: UNIT },
        HoldsForStragglers { unit: UNIT },
        ArrivesMoving { unit: UNIT },
        NobodyCommands { unit: UNIT },
        MarkersFull { unit: UNIT, most: 3 },
        SameMarker { unit: UNIT, order: Order::Attack },
        HasLeader { unit: UNIT },
        OutsideControl { commander: UNIT, unit: UNIT },
        OutOfCommandersSight { commander: UNIT, unit: UNIT },
        FightingCommander { commander: UNIT },
        AttachedCommandsOwn { commander: UNIT },
        HeroCommandsOwn { commander: UNIT },
        CommandSpent { commander: UNIT },
        HigherRankCommands { unit: UNIT, commander: UNIT },
        CommandedAlready { unit: UNIT },
        NoSuchMarker { unit: UNIT, order: Order::Attack },
        OtherStage { unit: UNIT },
        NoChoiceOfSign { unit: UNIT },
        FleeingMayNot { unit: UNIT },
        ImpetuousMayNotShoot { unit: UNIT },
        NoVisibleSection { element: ELEMENT, target: ELEMENT, blocker: Some(HEX), head: true },
        SupporterSeesNothing { element: ELEMENT, target: ELEMENT, blocker: Some(HEX) },
        CommanderCharged { commander: UNIT },
        CommanderStepped { commander: UNIT },
        OwnRanksInTheWay { element: ELEMENT },
        NothingToDrop { element: ELEMENT },
        NotToBeSpared { element: ELEMENT },
        NotANeighbour { element: ELEMENT, by: ELEMENT },
        Impassable { element: ELEMENT, hex: HEX, barrier: Barrier::Water1 },
        EdgeInTheWay { hex: HEX },
        SweepAcrossEdge { hex: HEX },
        NotSpecial { element: ELEMENT },
        NoFrontRank { unit: UNIT },
        InFrontAlready { element: ELEMENT },
        NotInFrontRank { element: ELEMENT },
        SpecialPartner { element: ELEMENT },
        CutOff { element: ELEMENT, with: ELEMENT },
        SwapOver { unit: UNIT },
        SwapFirst { element: ELEMENT },
        WedgeOnlyForward { unit: UNIT },
        SquareStands { unit: UNIT },
        HordeMayNotWheel { unit: UNIT },
        HordeMayNotMarch { unit: UNIT },
        WedgeDissolved { unit: UNIT },
        SkirmishersMayNotAttack { unit: UNIT },
        NotTwoRanks { unit: UNIT },
        TooFewToSkirmish { unit: UNIT },
        MarkerLies { unit: UNIT },
        NoMarker { unit: UNIT },
        NothingToDissolve { unit: UNIT },
        AttackTestNeeded { unit: UNIT, enemy: UNIT },
        NoTestNeeded { unit: UNIT, enemy: UNIT },
        DaredAlready { unit: UNIT },
        MoveBegun { unit: UNIT },
        Daunted { unit: UNIT, enemy: UNIT },
        NotFleeing { unit: UNIT },
        FledAlready { element: ELEMENT },
        NotTheWayToFlee { element: ELEMENT, hex: HEX },
        FleesAlong { commander: UNIT },
        NotImpetuous { unit: UNIT },
        NotItsFoe { unit: UNIT, enemy: UNIT },
        MustRush { unit: UNIT },
        NotTowardsFoe { unit: UNIT },
        NotSingle { commander: UNIT },
        CommanderMoved { commander: UNIT },
        NotActing { commander: UNIT },
        ActsAlready { commander: UNIT },
        NoManoeuvres { commander: UNIT },
        UnitHasMoved { unit: UNIT },
        NotOutside { commander: UNIT },
        ContactMayNotLeave { commander: UNIT },
        NotTouching { commander: UNIT, unit: UNIT },
        FightingMayNotJoin { commander: UNIT },
        JoinedMayNotMove { unit: UNIT },
        FormationNotKept { unit: UNIT },
        ArrivingMayNotAttack { unit: UNIT },
        ArrivesAsColumn { unit: UNIT },
        NotInContact { element: ELEMENT, target: ELEMENT },
        OutOfReachInWater { element: ELEMENT, target: ELEMENT },
        NoSupportInWater { element: ELEMENT },
        NoSupportAcross { element: ELEMENT },
        NoOptionalContact { element: ELEMENT },
        NothingToRelease { element: ELEMENT },
        NoSecondAttack { element: ELEMENT },
        NoStepForward { element: ELEMENT },
        MustStrike { unit: UNIT },
        MustFollowFoe { element: ELEMENT },
        TriedToRally { unit: UNIT },
        NotAStraggler { element: ELEMENT },
    }
}

pub fn labels() -> Vec<Label> {
    every! { Label:
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
        SkillRanged,
        SkillMelee,
        TargetSkill,
        Leader,
        StandardBearer,
        Musician,
        Commanders,
        Item,
        TargetSkirmishing,
        StrikerSkirmishing,
        Obstacle,
        Water,
        Height,
        WedgeTip,
        TargetInWood,
        VisibleSections,
        Section,
        ImpetuousInitiative,
        Elements,
        Impetuous,
        OwnFear,
        EnemyFear,
        OwnSize,
        EnemySize,
        OwnLosses,
        Inflicted,
        OwnOrder,
        EnemyOrder,
        EnemyInMelee,
    }
}

pub fn phases() -> Vec<Phase> {
    every! { Phase:
        Setup,
        Command,
        FirstRanged,
        Movement,
        SecondRanged,
        Melee,
        Rally,
    }
}

pub fn manners() -> Vec<Manner> {
    every! { Manner:
        Advance,
        Sidestep,
        ForwardStep,
        WheelLeft,
        WheelRight,
        Shift,
        Reform,
        Redress,
        Realign,
        Turn,
        March,
        FreeTurn,
        Walk,
        Press,
        Flight,
        Join,
        Pursuit,
        Entry,
    }
}

pub fn wastes() -> Vec<Waste> {
    every! { Waste:
        TargetShot,
        TargetShotInMelee,
        OutOfRange,
        ScatteredToNothing,
        ScatteredOntoDead,
        TargetStruck,
        NoSight,
        ScatteredOutOfContact,
        Dropped,
    }
}

pub fn endings() -> Vec<Ending> {
    every! { Ending:
        Destruction,
        BothDestroyed,
        RoundLimit,
        AgreedDraw,
        Resignation,
        PointsDestroyed,
        AreaHeld,
        AreaDefended,
        Score,
    }
}

pub fn causes() -> Vec<Cause> {
    every! { Cause:
        Shot,
        Blow,
        Caught,
        HemmedIn,
        Abandoned,
    }
}

pub fn tests() -> Vec<Test> {
    every! { Test:
        Obedience,
        Fire,
        Attack,
        Loss,
        Rally,
    }
}

pub fn formation_names() -> Vec<FormationName> {
    every! { FormationName:
        Square,
        Wedge,
        Skirmish,
        Horde,
    }
}

pub fn barriers() -> Vec<Barrier> {
    every! { Barrier:
        Swamp,
        Water1,
        Water2,
        Water3,
        Cliff,
    }
}

pub fn figures() -> Vec<Figure> {
    every! { Figure:
        Ordinary,
        Leader,
        Standard,
        Musician,
        Commander,
    }
}

pub fn surfaces() -> Vec<Surface> {
    every! { Surface:
        Open,
        Rocky,
        Undergrowth,
        Wood,
        Sand,
        Mud,
        Morass,
        Swamp,
        Ford,
        Water1,
        Water2,
        Water3,
    }
}

pub fn edges() -> Vec<Edge> {
    every! { Edge:
        Free,
        Hedge,
        Wall,
        Ruin,
    }
}

pub fn orders() -> Vec<Order> {
    every! { Order:
        Move,
        Skirmish,
        Attack,
        Hold,
    }
}

pub fn classes() -> Vec<Class> {
    every! { Class:
        Infantry,
        Cavalry,
    }
}

pub fn melee_kinds() -> Vec<MeleeKind> {
    every! { MeleeKind:
        HandWeapon,
        TwoHanded,
        Improvised,
        Javelin,
        Spear,
        Pike,
        Lance,
        TwoHandWeapons,
        Natural,
    }
}

pub fn ranged_kinds() -> Vec<RangedKind> {
    every! { RangedKind:
        Sling,
        Bow,
        Longbow,
        Crossbow,
        Javelin,
        Arquebus,
    }
}

pub fn hands() -> Vec<Hand> {
    every! { Hand:
        Left,
        Right,
    }
}

pub fn payments() -> Vec<Payment> {
    every! { Payment:
        Points,
        Manoeuvre,
    }
}

pub fn steps() -> Vec<Step> {
    every! { Step:
        Next { 0: Moment::Flights },
        PickSide { side: Side::B },
        Deploy,
        Arrive { side: Side::B, last: false },
        Assign,
        Command,
        Keep { count: 2 },
        Obey { unit: UNIT, roll: 3 },
        Aim { unit: UNIT },
        Appeal { element: ELEMENT },
        Replace { element: ELEMENT },
        Flee { side: Side::B, units: UnitSet(6) },
        Rush { side: Side::B, last: false },
        Section { order: Order::Move },
        SectionSequence { order: Order::Move, side: Side::B },
        Lead { order: Order::Move, side: Side::B, last: false },
        Gap { unit: UNIT, hex: HEX },
        FinalTurn { side: Side::B, last: false },
        Touch { side: Side::B, last: false },
        Second { striker: ELEMENT, hex: Some(HEX) },
        Release { engagement: 0, side: Side::B, last: false },
        Rally { side: Side::B, last: false },
        Shoot { volley: Volley::First, side: Side::A, last: false },
        CloseUp { volley: Volley::Second, side: Side::A, last: true },
        SegmentSequence { order: Order::Move, side: Side::B },
        Segment { order: Order::Attack, side: Side::B, last: false },
        Move { unit: UNIT },
        React { units: UnitSet(6), current: Some(UNIT) },
        Complete { unit: UNIT },
        Wield { side: Side::A, last: false },
        Strike { engagement: 0, initiative: 4, side: Side::A, last: false },
        FollowSequence { engagement: 0, side: Side::A },
        Follow { engagement: 0, side: Side::A, last: false, current: Some(ELEMENT) },
        Over { 0: Outcome::Draw },
    }
}

pub fn formations() -> Vec<Formation> {
    every! { Formation: Line { width: 4 }, Column, Wedge, Square, Horde, Disordered }
}
