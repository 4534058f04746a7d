//! What is being decided.

use crate::card::Spell;
use crate::ids::{UnitId, UnitSet};
use plane::{Mil, Zone};
use serde::Serialize;
use table::{Outcome, Side};

/// How a unit makes its remaining move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    Walk,
    /// WH-02-17.
    March,
    /// WH-08-H14: a move given by a spell.
    Spell,
}

/// A unit in the middle of its remaining move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    pub unit: UnitId,
    pub gait: Gait,
    /// WH-02-G6: what fractions are fractions of.
    pub allowance: Mil,
    pub spent: Mil,
    /// WH-02-10: it has turned, or a chariot has pivoted (WH-09-H17).
    pub turned: bool,
    /// WH-02-11, WH-02-12: it has changed its formation.
    pub reformed: bool,
    /// Segments so far.
    pub segments: u8,
}

/// What a declaration, a test or a fight is about, when the active player chooses the order (WH-01-G3, WH-01-G4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// WH-06-05.
    Panic,
    /// WH-06-18.
    Terror,
    /// WH-06-19.
    Stupidity,
    /// WH-09-H40.
    Quarrel,
    /// WH-09-H39.
    Crumble,
    /// WH-02-20, WH-06-22: flights and shambling.
    Compulsory,
    /// WH-01-03 step 4.
    Charge,
    /// WH-06-06.
    BrokenFriends,
}

/// A moment at which nobody decides: what follows when the steps above it are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moment {
    /// WH-09-H44: all is placed; the first turn is rolled for.
    FirstTurn,
    /// WH-01-G3: the start of a player turn, part by part (a) to (e).
    StartOfTurn {
        part: u8,
    },
    /// WH-01-03: the movement phase, step 1 to 5.
    Movement {
        step: u8,
    },
    /// WH-02-G9: what follows in one declaration: 1 charger's test, 2 target's terror and fear, 3 panic, 4 reaction, 5 shots or flight, 6 charger's panic.
    Declaration {
        target: UnitId,
        part: u8,
    },
    Shooting,
    /// The close combat phase begins, or the next combat is chosen.
    Combats,
    /// One combat: 0 challenges and weapons are settled, blows follow.
    Fight {
        unit: UnitId,
    },
    /// WH-05-T1: the steps after the last combat.
    Aftermath {
        part: u8,
    },
    Magic,
    /// WH-08-H05: a spell that was not dispelled takes effect.
    SpellWorks {
        caster: UnitId,
        spell: Spell,
        aim: Aim,
    },
    /// WH-09-H53: all phases are over; the active player has the last word.
    TurnEnds,
    /// WH-09-H45: the player turn is over.
    TurnOver,
}

/// What a spell is cast at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    Unit(UnitId),
    Point(plane::Point),
}

/// What is being decided. A stack of these is the decision in progress; the top is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Goes on by itself.
    Next(Moment),
    /// WH-09-H43: side a rolls the dice for the choice of halves, so that nothing is rolled before anybody decides.
    RollOff,
    /// WH-09-H43: the winner of the roll chooses his half; in a breakthrough his role.
    PickHalf {
        side: Side,
    },
    /// WH-09-H43: a side places its next unit; `drop` are those of the drop that has begun (machines, characters).
    Deploy {
        side: Side,
        drop: UnitSet,
    },
    /// WH-01-G4: the active player chooses whose turn it is among several.
    Order {
        due: Due,
        units: UnitSet,
    },
    /// WH-06-25.
    Frenzy {
        units: UnitSet,
    },
    /// WH-01-03 step 1: charges are declared.
    Charges,
    /// WH-02-G13: more units may charge the same target; then its owner reacts.
    Declare {
        target: UnitId,
    },
    /// WH-02-G12: exactly on a line: the defender chooses which side is hit.
    PickZone {
        charger: UnitId,
        target: UnitId,
        zones: [Zone; 2],
    },
    /// WH-02-01: the target reacts.
    React {
        target: UnitId,
    },
    /// WH-01-03 step 2.
    Rally {
        units: UnitSet,
    },
    /// WH-05-G6: the unit has rallied and takes up a formation.
    FormUp {
        unit: UnitId,
    },
    /// Fog, WH-09-H49: units that have come must be placed on the own edge.
    Arrive {
        units: UnitSet,
    },
    /// WH-01-03 step 5.
    Moves,
    /// WH-08-H14.
    SpellMove {
        unit: UnitId,
    },
    Shooting,
    /// WH-04-G14: the active player chooses the next combat.
    Combats {
        left: UnitSet,
    },
    /// WH-09-H27: a side may challenge, the other answers, the refused is sent back.
    Challenge {
        unit: UnitId,
        side: Side,
        last: bool,
    },
    AnswerChallenge {
        unit: UnitId,
        challenger: UnitId,
    },
    SendBack {
        unit: UnitId,
        challenger: UnitId,
    },
    /// WH-04-G5, WH-04-G7: a side chooses weapons and targets for the combat of `unit`.
    Prepare {
        unit: UnitId,
        side: Side,
        last: bool,
    },
    /// WH-05-15: victors decide about holding back.
    Restrain {
        side: Side,
        units: UnitSet,
    },
    /// WH-05-G9: equally much touched; the owner says whom the unit follows.
    PickQuarry {
        unit: UnitId,
        units: UnitSet,
    },
    /// WH-05-16, WH-05-17.
    Lap {
        side: Side,
        units: UnitSet,
    },
    Magic,
    /// WH-08-H08: the spell has been cast with `total`.
    Dispel {
        caster: UnitId,
        spell: Spell,
        aim: Aim,
        total: u8,
    },
    /// WH-09-H53: the last word of a player turn.
    EndOfTurn,
    Over(Outcome),
}
