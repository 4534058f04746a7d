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
        Deploy { unit: UNIT, hex: HEX, facing: Facing::SOUTH, width: 3 },
        Place { element: ELEMENT, hex: HEX, facing: Facing::SOUTH },
        Ready,
        Order { unit: UNIT, order: Order::Attack },
        Commit,
        OfferDraw,
        Resign,
        Shoot { element: ELEMENT, target: ELEMENT },
        SupportShot { element: ELEMENT, shooter: ELEMENT },
        Fire { unit: UNIT },
        EndShooting,
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
        EndMove { unit: UNIT },
        EndSegment,
        Wield { unit: UNIT, weapon: 3 },
        Strike { element: ELEMENT, target: ELEMENT },
        SupportStrike { element: ELEMENT, striker: ELEMENT },
        EndDeclaration,
        Follow { element: ELEMENT, direction: Direction::ALL[2] },
        Face { element: ELEMENT, facing: Facing::SOUTH },
        EndFollowing,
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
        Destroyed { element: ELEMENT, hex: HEX, ranged: true },
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
        BattleEnded { outcome: Outcome::Won(Side::A), ending: Ending::Destruction },
    }
}

pub fn refusals() -> Vec<Refusal> {
    every! { Refusal:
        BattleIsOver,
        NotYourDecision,
        OutOfPhase,
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
    }
}

pub fn endings() -> Vec<Ending> {
    every! { Ending:
        Destruction,
        BothDestroyed,
        RoundLimit,
        AgreedDraw,
        Resignation,
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
        Deploy,
        Command,
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
    every! { Formation: Line { width: 4 }, Column, Disordered }
}
