//! What a side can do. Every action is one small decision; a move is made of segments.

use crate::card::{Melee, Spell};
use crate::ids::UnitId;
use crate::step::Aim;
use plane::{Angle, Hand, Mil, Point, Zone};

/// WH-02-T2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reaction {
    /// At which charger, and how many shots of each model (WH-03-G19).
    StandAndShoot {
        at: UnitId,
        shots: u8,
    },
    Hold,
    Flee,
}

/// WH-02-10.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    Left,
    Right,
    About,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    // Before the battle.
    /// WH-09-H43: takes the south or the north; in a breakthrough the south is the attacker's.
    PickHalf {
        north: bool,
    },
    /// Sets a unit up. Single models have one file.
    Deploy {
        unit: UnitId,
        front: Point,
        facing: Angle,
        files: u8,
    },
    /// WH-09-H21: sets a character up in a regiment.
    DeployIn {
        character: UnitId,
        host: UnitId,
        file: u8,
    },
    /// Takes up again what is set up in this drop.
    TakeUp {
        unit: UnitId,
    },

    // The order of things that fall due together.
    /// WH-01-G4: this one next.
    Next {
        unit: UnitId,
    },
    /// WH-06-25: tries to suppress its frenzy.
    Suppress {
        unit: UnitId,
    },
    /// Ends the step: no more charges, rallies, moves, shots, spells; nothing more to choose.
    Done,

    // Charges.
    Charge {
        unit: UnitId,
        target: UnitId,
        air: bool,
    },
    /// WH-02-G12.
    PickZone {
        zone: Zone,
    },
    React {
        reaction: Reaction,
    },

    // Rallying.
    Rally {
        unit: UnitId,
    },
    /// WH-05-G6: any frontage, any facing, about the middle of the mob.
    FormUp {
        unit: UnitId,
        facing: Angle,
        files: u8,
    },

    // Remaining moves.
    /// WH-02-17: the unit will march.
    March {
        unit: UnitId,
    },
    Advance {
        unit: UnitId,
        distance: Mil,
    },
    /// About the front corner of `hand`, which stays.
    Wheel {
        unit: UnitId,
        hand: Hand,
        angle: Angle,
    },
    Turn {
        unit: UnitId,
        turn: Turn,
    },
    /// WH-02-11, WH-02-12: so many files.
    Reform {
        unit: UnitId,
        files: u8,
    },
    /// WH-02-G20: a single model faces any way.
    Pivot {
        unit: UnitId,
        facing: Angle,
    },
    /// WH-09-H30.
    Fly {
        unit: UnitId,
        front: Point,
        facing: Angle,
    },
    /// WH-09-H21: a character goes into a regiment.
    Join {
        character: UnitId,
        host: UnitId,
        file: u8,
    },
    /// WH-09-H21: a character comes out of his regiment.
    Leave {
        character: UnitId,
        front: Point,
        facing: Angle,
    },
    /// Fog: onto the own edge.
    Arrive {
        unit: UnitId,
        front: Point,
        files: u8,
    },
    /// Breakthrough: off the far edge.
    Exit {
        unit: UnitId,
    },

    // Shooting.
    /// With bows and the like. Each model shoots `shots` times (WH-03-05).
    Shoot {
        unit: UnitId,
        target: UnitId,
        shots: u8,
    },
    /// WH-09-H11: one bolt into the file, or a volley of six.
    Bolt {
        unit: UnitId,
        target: UnitId,
        file: u8,
    },
    Volley {
        unit: UnitId,
        target: UnitId,
    },
    /// WH-09-H12, WH-09-H13: direction and distance are named without measuring.
    Bombard {
        unit: UnitId,
        direction: Angle,
        distance: Mil,
    },
    /// WH-09-H31.
    Breathe {
        unit: UnitId,
        target: UnitId,
    },

    // Close combat.
    /// WH-04-G14: the combat of this unit is fought now.
    Fight {
        unit: UnitId,
    },
    /// WH-04-G7.
    Wield {
        unit: UnitId,
        weapon: Melee,
    },
    /// WH-04-G5: the fighting model at this place of the unit (by file of the front, then flank files, or `None` for the
    /// whole unit) strikes at a unit or character it touches; `champion` at the champion of that unit.
    AimAt {
        unit: UnitId,
        model: Option<u8>,
        target: UnitId,
        champion: bool,
    },
    /// WH-09-H27.
    Challenge {
        character: UnitId,
    },
    Accept {
        character: UnitId,
    },
    /// The refused character who is sent to the rear.
    SendBack {
        character: UnitId,
    },
    /// WH-05-15.
    HoldBack {
        unit: UnitId,
    },
    /// WH-05-G9.
    Follow {
        unit: UnitId,
        quarry: UnitId,
    },
    /// WH-05-16: so many files more at the left end, the rest of two at the right.
    Widen {
        unit: UnitId,
        left: u8,
    },
    /// WH-05-17: models round the flank of the enemy at this end of the own front.
    Wrap {
        unit: UnitId,
        hand: Hand,
        models: u8,
    },

    // Magic.
    Cast {
        wizard: UnitId,
        spell: Spell,
        aim: Aim,
        extra: u8,
    },
    Dispel {
        points: u8,
    },

    // The battle.
    /// WH-09-H53.
    Concede,
}
