use crate::action::Reaction;
use crate::card::{Melee, Missile, Spell};
use crate::ids::UnitId;
use crate::label::*;
use crate::rules::*;
use plane::{Angle, Edge, Mil, Point};
use serde::Serialize;
use table::{Cites, Outcome, RuleId, Side};

/// What happened, for both sides to see. Every event names its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    // The battle and its turns.
    /// WH-09-H43: the dice for the choice of halves, or of roles.
    SidesRolled {
        a: u8,
        b: u8,
        winner: Side,
    },
    HalfTaken {
        side: Side,
        north: bool,
    },
    Deployed {
        unit: UnitId,
        front: Point,
        facing: Angle,
        files: u8,
    },
    DeployedIn {
        character: UnitId,
        host: UnitId,
    },
    HeldInReserve {
        unit: UnitId,
    },
    /// WH-09-H44.
    FirstTurnRolled {
        a: u8,
        b: u8,
        bonus: Option<Side>,
        first: Side,
    },
    TurnBegan {
        side: Side,
        game_turn: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    /// WH-01-03: 1 to 5.
    StepBegan {
        step: u8,
    },
    BattleEnded {
        outcome: Outcome,
        ending: Ending,
        degree: Degree,
        a: u32,
        b: u32,
    },
    /// WH-09-T3: one side's points, term by term.
    Scored {
        side: Side,
        sum: Sum,
    },
    /// WH-09-H49: the hill pays its holder.
    HillHeld {
        side: Side,
        unit: UnitId,
        points: u16,
    },
    Conceded {
        side: Side,
    },

    // Tests.
    /// `expected`: chances out of 36.
    Tested {
        unit: UnitId,
        test: Test,
        sum: Sum,
        roll: [u8; 2],
        expected: u8,
        passed: bool,
    },
    /// WH-07-02, WH-01-G8.
    Rerolled {
        unit: UnitId,
        roll: [u8; 2],
        passed: bool,
    },
    /// WH-06-21.
    StupidityRolled {
        unit: UnitId,
        roll: u8,
        shambles: bool,
    },
    Squabbles {
        unit: UnitId,
        roll: u8,
        yes: bool,
    },
    FrenzySuppressed {
        unit: UnitId,
    },
    FrenzyLost {
        unit: UnitId,
    },
    Balked {
        unit: UnitId,
        target: UnitId,
    },
    Afraid {
        unit: UnitId,
        of: UnitId,
    },

    // Charges and moves.
    ChargeDeclared {
        unit: UnitId,
        target: UnitId,
        air: bool,
    },
    ZonePicked {
        charger: UnitId,
        target: UnitId,
    },
    Reacted {
        unit: UnitId,
        reaction: ReactionName,
        rule: RuleId,
    },
    /// Charges home: contact.
    Charged {
        unit: UnitId,
        target: UnitId,
        edge: Edge,
        wheel: Angle,
        cost: Mil,
    },
    ChargeFailed {
        unit: UnitId,
        target: UnitId,
        moved: Mil,
    },
    /// WH-02-G14: touched besides the target.
    AlsoEngaged {
        unit: UnitId,
        enemy: UnitId,
    },
    Moved {
        unit: UnitId,
        manner: Manner,
        front: Point,
        facing: Angle,
        files: u8,
        cost: Mil,
        left: Mil,
    },
    Marches {
        unit: UnitId,
    },
    Fled {
        unit: UnitId,
        roll: u8,
        dice: u8,
        front: Point,
        facing: Angle,
    },
    Rallied {
        unit: UnitId,
    },
    CannotRally {
        unit: UnitId,
        models: u8,
        at_start: u8,
    },
    JoinedUnit {
        character: UnitId,
        host: UnitId,
    },
    LeftUnit {
        character: UnitId,
        host: UnitId,
    },
    /// WH-09-H49.
    ReserveRolled {
        unit: UnitId,
        roll: u8,
        needed: u8,
        comes: bool,
    },
    LeftTable {
        unit: UnitId,
    },
    /// WH-05-G10.
    WentAway {
        unit: UnitId,
    },
    /// WH-05-G3.
    PassedThrough {
        unit: UnitId,
        other: UnitId,
    },

    // Shooting.
    /// One group of shots with the same score: dice, hits; `expected` hits in hundredths.
    Shot {
        unit: UnitId,
        target: UnitId,
        weapon: Missile,
        sum: Sum,
        shots: u8,
        hits: u8,
        expected: u16,
    },
    OutOfRange {
        unit: UnitId,
        target: UnitId,
        models: u8,
    },
    /// Wound rolls of a batch: score 2 to 6, 7 impossible.
    Wounded {
        target: UnitId,
        strength: u8,
        toughness: u8,
        needed: u8,
        hits: u16,
        wounds: u16,
    },
    /// Saves of a batch.
    Saved {
        target: UnitId,
        sum: Sum,
        needed: u8,
        wounds: u16,
        saved: u16,
    },
    Lost {
        unit: UnitId,
        models: u8,
        wounds: u8,
        left: u8,
        cause: Cause,
    },
    /// The unit is gone.
    UnitLost {
        unit: UnitId,
        cause: Cause,
    },
    Regenerated {
        unit: UnitId,
        wounds: u8,
        models: u8,
    },
    /// WH-09-H10: hits on the machine, hits on the crew.
    MachineHit {
        unit: UnitId,
        machine: u8,
        crew: u8,
    },
    /// WH-09-H23.
    CharacterHit {
        character: UnitId,
        host: UnitId,
        hits: u8,
    },
    BoltFlies {
        unit: UnitId,
        target: UnitId,
        file: u8,
        sum: Sum,
        roll: u8,
        hit: bool,
    },
    /// WH-09-H11: the next model in the file.
    BoltStrikes {
        target: UnitId,
        strength: u8,
        wound: bool,
        slain: bool,
    },
    Bombarded {
        unit: UnitId,
        direction: Angle,
        named: Mil,
    },
    ArtilleryRolled {
        unit: UnitId,
        face: u8,
        inches: u8,
        misfire: bool,
    },
    ScatterRolled {
        unit: UnitId,
        hit: bool,
        direction: Angle,
    },
    Landed {
        unit: UnitId,
        at: Point,
        bounce: Mil,
    },
    Misfired {
        unit: UnitId,
        roll: u8,
        result: Misfire,
    },
    TemplateHits {
        target: UnitId,
        centre: bool,
        partly: u8,
        hits: u8,
    },
    Breathed {
        unit: UnitId,
        target: UnitId,
        hits: u8,
    },
    /// WH-09-H11: six shots at once.
    Volleyed {
        unit: UnitId,
        target: UnitId,
        sum: Sum,
        shots: u8,
        hits: u8,
        expected: u16,
    },
    /// WH-09-H13: the ball goes through so many ranks.
    BallStrikes {
        unit: UnitId,
        target: UnitId,
        models: u8,
    },

    // Close combat.
    CombatBegan {
        unit: UnitId,
    },
    Wields {
        unit: UnitId,
        weapon: Melee,
    },
    Challenged {
        character: UnitId,
    },
    ChallengeAccepted {
        character: UnitId,
        challenger: UnitId,
    },
    SentBack {
        character: UnitId,
    },
    ImpactRolled {
        unit: UnitId,
        target: UnitId,
        hits: u8,
    },
    /// A group of blows with the same score. `rerolled`: misses repeated out of hatred.
    Struck {
        unit: UnitId,
        target: UnitId,
        initiative: u8,
        sum: Sum,
        needed: u8,
        blows: u8,
        hits: u8,
        rerolled: u8,
        expected: u16,
    },
    /// WH-06-20.
    HalfFight {
        unit: UnitId,
    },
    /// WH-04-10: one side's total.
    ResultCounted {
        side: Side,
        sum: Sum,
    },
    /// `winner` none: a draw (WH-04-G13).
    CombatDecided {
        winner: Option<Side>,
        difference: u8,
        musician: bool,
    },
    /// WH-06-14.
    BrokeByFear {
        unit: UnitId,
        of: UnitId,
    },
    Broken {
        unit: UnitId,
    },
    StandardTaken {
        unit: UnitId,
        by: Side,
        army: bool,
    },
    HeldBack {
        unit: UnitId,
        free: bool,
    },
    Pursued {
        unit: UnitId,
        quarry: UnitId,
        roll: u8,
        dice: u8,
        caught: bool,
    },
    RanInto {
        unit: UnitId,
        enemy: UnitId,
    },
    Lapped {
        unit: UnitId,
        models: u8,
        wrapped: bool,
    },
    LappersReturned {
        unit: UnitId,
    },
    ContactOver {
        unit: UnitId,
        enemy: UnitId,
    },
    ObstacleTaken {
        unit: UnitId,
    },
    /// WH-04-G18, WH-05-G16.
    VictorsStay {
        unit: UnitId,
    },

    // Magic.
    PowerCounted {
        power: u8,
        dispel: u8,
        side: Side,
    },
    Cast {
        wizard: UnitId,
        spell: Spell,
        sum: Sum,
        roll: [u8; 2],
        needed: u8,
        works: bool,
    },
    Miscast {
        wizard: UnitId,
        spell: Spell,
    },
    Irresistible {
        wizard: UnitId,
        spell: Spell,
    },
    /// WH-08-H05: strict: out of range or sight; the points are spent.
    SpellWasted {
        wizard: UnitId,
        spell: Spell,
    },
    DispelRolled {
        sum: Sum,
        roll: [u8; 2],
        needed: u8,
        dispelled: bool,
    },
    SpellWorks {
        spell: Spell,
        target: UnitId,
    },
    SpellHits {
        spell: Spell,
        target: UnitId,
        hits: u8,
    },
    SpellEnded {
        spell: Spell,
        target: UnitId,
    },
    Raised {
        unit: UnitId,
        models: u8,
    },
}

/// A reaction without its details.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReactionName {
    StandAndShoot,
    Hold,
    Flee,
}

impl From<Reaction> for ReactionName {
    fn from(reaction: Reaction) -> ReactionName {
        match reaction {
            Reaction::StandAndShoot { .. } => ReactionName::StandAndShoot,
            Reaction::Hold => ReactionName::Hold,
            Reaction::Flee => ReactionName::Flee,
        }
    }
}

impl Event {
    /// The rule that made it happen.
    pub const fn rule(&self) -> RuleId {
        match self {
            Event::SidesRolled { .. } | Event::HalfTaken { .. } | Event::Deployed { .. } => WH_09_H43,
            Event::DeployedIn { .. } | Event::JoinedUnit { .. } | Event::LeftUnit { .. } => WH_09_H21,
            Event::HeldInReserve { .. } | Event::ReserveRolled { .. } | Event::HillHeld { .. } => WH_09_H49,
            Event::LeftTable { .. } => WH_09_H49,
            Event::FirstTurnRolled { .. } => WH_09_H44,
            Event::TurnBegan { .. } => WH_01_01,
            Event::PhaseBegan { phase } => phase.rule(),
            Event::StepBegan { .. } => WH_01_03,
            Event::BattleEnded { ending: Ending::Concession, .. } | Event::Conceded { .. } => WH_09_H53,
            Event::BattleEnded { .. } => WH_09_H47,
            Event::Scored { .. } => WH_09_H46,
            Event::Tested { test, .. } => test.rule(),
            Event::Rerolled { .. } => WH_07_02,
            Event::StupidityRolled { shambles: true, .. } => WH_06_22,
            Event::StupidityRolled { .. } => WH_06_23,
            Event::Squabbles { .. } => WH_09_H40,
            Event::FrenzySuppressed { .. } => WH_06_25,
            Event::FrenzyLost { .. } => WH_06_28,
            Event::Balked { .. } => WH_06_12,
            Event::Afraid { .. } => WH_06_11,
            Event::ChargeDeclared { air: false, .. } => WH_02_01,
            Event::ChargeDeclared { .. } => WH_09_H30,
            Event::ZonePicked { .. } => WH_02_G12,
            Event::Reacted { rule, .. } => *rule,
            Event::Charged { .. } => WH_02_G10,
            Event::ChargeFailed { .. } => WH_02_08,
            Event::AlsoEngaged { .. } => WH_02_G14,
            Event::Moved { manner, .. } => manner.rule(),
            Event::Marches { .. } => WH_02_17,
            Event::Fled { .. } => WH_05_02,
            Event::Rallied { .. } => WH_05_09,
            Event::CannotRally { .. } => WH_05_10,
            Event::WentAway { .. } => WH_05_G10,
            Event::PassedThrough { .. } => WH_05_G3,
            Event::Shot { .. } => WH_03_06,
            Event::OutOfRange { .. } => WH_03_G9,
            Event::Wounded { .. } => WH_03_09,
            Event::Saved { .. } => WH_03_10,
            Event::Lost { cause, .. } | Event::UnitLost { cause, .. } => cause.rule(),
            Event::Regenerated { .. } => WH_09_H32,
            Event::MachineHit { .. } => WH_09_H10,
            Event::CharacterHit { .. } => WH_09_H23,
            Event::BoltFlies { .. } | Event::BoltStrikes { .. } => WH_09_H11,
            Event::Bombarded { .. } => WH_09_H12,
            Event::ArtilleryRolled { .. } | Event::ScatterRolled { .. } => WH_09_H16,
            Event::Landed { .. } => WH_09_H13,
            Event::Misfired { .. } => WH_09_H14,
            Event::TemplateHits { .. } => WH_09_H12,
            Event::Breathed { .. } => WH_09_H31,
            Event::Volleyed { .. } => WH_09_H11,
            Event::BallStrikes { .. } => WH_09_H13,
            Event::CombatBegan { .. } => WH_04_G14,
            Event::Wields { .. } => WH_04_G7,
            Event::Challenged { .. } | Event::ChallengeAccepted { .. } | Event::SentBack { .. } => WH_09_H27,
            Event::ImpactRolled { .. } => WH_09_H18,
            Event::Struck { .. } => WH_04_04,
            Event::HalfFight { .. } => WH_06_20,
            Event::ResultCounted { .. } => WH_04_10,
            Event::CombatDecided { winner: None, .. } => WH_04_G13,
            Event::CombatDecided { .. } => WH_04_07,
            Event::BrokeByFear { .. } => WH_06_14,
            Event::Broken { .. } => WH_05_01,
            Event::StandardTaken { .. } => WH_07_G4,
            Event::HeldBack { free: true, .. } => WH_05_G9,
            Event::HeldBack { .. } => WH_05_15,
            Event::Pursued { .. } => WH_05_12,
            Event::RanInto { .. } => WH_05_14,
            Event::Lapped { wrapped: true, .. } => WH_05_17,
            Event::Lapped { .. } => WH_05_16,
            Event::LappersReturned { .. } => WH_05_G15,
            Event::ContactOver { .. } => WH_04_G21,
            Event::ObstacleTaken { .. } => WH_04_G17,
            Event::VictorsStay { .. } => WH_04_G18,
            Event::PowerCounted { .. } => WH_08_H04,
            Event::Cast { .. } | Event::SpellWasted { .. } => WH_08_H05,
            Event::Miscast { .. } => WH_08_H06,
            Event::Irresistible { .. } => WH_08_H07,
            Event::DispelRolled { .. } => WH_08_H08,
            Event::SpellWorks { spell, .. } | Event::SpellHits { spell, .. } => spell.rule(),
            Event::SpellEnded { .. } => WH_08_H12,
            Event::Raised { .. } => WH_08_H15,
        }
    }
}

impl Cites for Event {
    fn each_rule(&self, cite: &mut dyn FnMut(RuleId)) {
        cite(self.rule());
        match self {
            Event::Scored { sum, .. }
            | Event::Tested { sum, .. }
            | Event::Shot { sum, .. }
            | Event::Saved { sum, .. }
            | Event::BoltFlies { sum, .. }
            | Event::Volleyed { sum, .. }
            | Event::Struck { sum, .. }
            | Event::ResultCounted { sum, .. }
            | Event::Cast { sum, .. }
            | Event::DispelRolled { sum, .. } => sum.each_rule(cite),
            _ => {}
        }
    }
}
