//! From anything that was written down to a battle that can be played. A `Setup` may be nonsense; a `Battle` is valid.
//! All faults are found at once (see `faults`).

use crate::card::{Kind, Melee, Role};
use crate::event::Event;
use crate::faults::SetupFault;
use crate::ground::Ground;
use crate::ids::{UnitId, UnitSet};
use crate::roster::{ArmyEntry, general_of};
use crate::rules::*;
use crate::stage::{Fielded, Scenario, Stage, Switches};
use crate::state::*;
use crate::step::{Moment, Step};
use crate::terrain::random_ground;
use plane::{Angle, Point};
use std::sync::Arc;
use table::{BySide, Dice, Events, Outcome, RuleId, Side};

/// Where in the player turn a given position begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// WH-01-G3.
    Turn,
    /// WH-01-03, steps 1 to 5.
    Charges,
    Rally,
    Compulsory,
    Moves,
    Shooting,
    CloseCombat,
    Magic,
}

impl Opening {
    const fn moment(self) -> Moment {
        match self {
            Opening::Turn => Moment::StartOfTurn { part: 0 },
            Opening::Charges => Moment::Movement { step: 1 },
            Opening::Rally => Moment::Movement { step: 2 },
            Opening::Compulsory => Moment::Movement { step: 3 },
            Opening::Moves => Moment::Movement { step: 5 },
            Opening::Shooting => Moment::Shooting,
            Opening::CloseCombat => Moment::Combats,
            Opening::Magic => Moment::Magic,
        }
    }
}

/// A unit in a given position. Units are counted through both armies, side a first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    pub unit: usize,
    /// `Waiting` is nowhere: every unit of a given position has its place, or is gone.
    pub status: Status,
    /// Where it stands, if it has a body of its own.
    pub front: Point,
    pub facing: Angle,
    pub files: u8,
    /// Models left, or the crew of a machine.
    pub models: u8,
    pub wounds: u8,
    pub flags: Flags,
    /// Enemies in contact; one of the two need say so.
    pub foes: Vec<usize>,
    /// WH-06-G15: enemies it has fought a round against.
    pub fought: Vec<usize>,
    pub weapon: Melee,
    /// WH-04-G17: the piece of ground it defends.
    pub obstacle: Option<u8>,
    /// WH-03-04, WH-09-T1.
    pub last_shot: u8,
    pub jammed_until: u8,
}

impl Placed {
    /// In formation and at full strength, far from the enemy.
    pub fn new(unit: usize, front: Point, facing: Angle, files: u8, models: u8) -> Placed {
        Placed {
            unit,
            status: Status::Formed,
            front,
            facing,
            files,
            models,
            wounds: 0,
            flags: Flags::default(),
            foes: Vec::new(),
            fought: Vec::new(),
            weapon: Melee::HandWeapon,
            obstacle: None,
            last_shot: 0,
            jammed_until: 0,
        }
    }
}

/// A position in the middle of a battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub placed: Vec<Placed>,
    /// The player turn, counted from 1.
    pub turn: u8,
    pub active: Side,
    /// WH-09-H43: side a holds the north.
    pub swapped: bool,
    pub opening: Opening,
}

/// What a battle starts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// WH-09-H43: the armies are set up.
    Deploy,
    Position(Position),
}

/// Everything a battle starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub scenario: Scenario,
    pub ground: Ground,
    /// WH-09-H42: the dice lay out the ground instead.
    pub random_ground: bool,
    pub switches: Switches,
    pub armies: BySide<Vec<ArmyEntry>>,
    pub start: Start,
    /// Rules that the set-up itself carries out, such as the lists its armies are from.
    pub rules: Vec<RuleId>,
}

impl Setup {
    /// The battle at its first decision, or all faults.
    pub fn battle(
        &self,
        mut dice: &mut dyn Dice,
        mut events: &mut dyn Events<Event>,
    ) -> Result<Battle, Vec<SetupFault>> {
        // So that the rules are compiled here, and once for all dice and listeners.
        let (dice, events) = (&mut dice, &mut events);
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        self.cite_agreements(events);
        let ground = if self.random_ground {
            random_ground(self.scenario.table, dice, events)
        } else {
            self.ground.clone()
        };
        let mut battle = self.blank(ground);
        match &self.start {
            Start::Deploy => battle.set_step(Step::RollOff),
            Start::Position(position) => battle.take_position(position),
        }
        battle.proceed(dice, events);
        Ok(battle)
    }

    /// The rules that the set-up has been held to.
    fn cite_agreements<E: Events<Event>>(&self, events: &mut E) {
        self.rules.iter().for_each(|&rule| events.cite(rule));
        // The values of the cards enter the battle, in inches, and open to both.
        for rule in [WH_01_06, WH_01_07, WH_01_G6, WH_09_H37, WH_09_H49] {
            events.cite(rule);
        }
        if self.start == Start::Deploy {
            for rule in [WH_09_H01, WH_09_H02, WH_09_H03, WH_09_H06, WH_09_H08, WH_09_H20, WH_07_G1] {
                events.cite(rule);
            }
        }
        let cards = || [&self.armies.a, &self.armies.b].into_iter().flatten().map(|entry| &entry.card);
        if cards().any(|card| card.command.standard || card.command.musician) {
            events.cite(WH_09_H04);
        }
        if cards().any(|card| card.command.champion) {
            events.cite(WH_09_H05);
        }
        if self.start == Start::Deploy && cards().any(|card| card.kind == Kind::Chariot) {
            events.cite(WH_09_G3);
        }
        if cards().any(|card| card.profile.bs == 0 || card.profile.a == 0) {
            events.cite(WH_01_G5);
        }
        if cards().any(|card| card.magic_level != 0) {
            events.cite(WH_08_H02);
        }
    }

    /// Units are counted through both armies.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (Side, &ArmyEntry)> {
        let of = |side: Side| self.armies[side].iter().map(move |entry| (side, entry));
        of(Side::A).chain(of(Side::B))
    }

    /// Where the units of a side begin.
    fn first_of(&self, side: Side) -> usize {
        match side {
            Side::A => 0,
            Side::B => self.armies.a.len(),
        }
    }

    fn id(&self, side: Side, entry: usize) -> UnitId {
        UnitId((self.first_of(side) + entry) as u8)
    }

    fn stage(&self, ground: Ground) -> Stage {
        let fielded = |(side, entry): (Side, &ArmyEntry)| Fielded {
            side,
            card: entry.fielded(),
            files: entry.files.max(1),
            joins: entry.joins.map(|host| self.id(side, host)),
        };
        let leader = |side: Side| general_of(&self.armies[side]).map(|entry| self.id(side, entry));
        let standard = |side: Side| {
            let bears = |entry: &ArmyEntry| entry.card.role == Some(Role::ArmyStandard);
            self.armies[side].iter().position(bears).map(|entry| self.id(side, entry))
        };
        let units: Vec<Fielded> = self.entries().map(fielded).collect();
        Stage {
            characters: Stage::characters_of(&units),
            units,
            ground,
            scenario: self.scenario.clone(),
            switches: self.switches,
            general: BySide::new(leader(Side::A), leader(Side::B)),
            army_standard: BySide::new(standard(Side::A), standard(Side::B)),
        }
    }

    /// Nobody is on the table yet.
    fn blank(&self, ground: Ground) -> Battle {
        let stage = self.stage(ground);
        let mut units = [UnitState::default(); MAX_UNITS];
        for (state, fielded) in units.iter_mut().zip(&stage.units) {
            state.models = fielded.card.models;
            state.phase_models = fielded.card.models;
        }
        Battle {
            stage: Arc::new(stage),
            units,
            bounds: NOWHERE,
            turn: 0,
            active: Side::A,
            first: Side::A,
            swapped: false,
            finished_first: None,
            power: 0,
            dispel: 0,
            lasting: [None; MAX_LASTING],
            standards_taken: BySide::default(),
            army_standard_taken: BySide::default(),
            objective: BySide::default(),
            conceded: None,
            aims: [None; MAX_AIMS],
            duel: None,
            sent_back: UnitSet::EMPTY,
            moving: None,
            steps: [Step::Over(Outcome::Draw); MAX_STEPS],
            depth: 1,
        }
    }
}

impl Battle {
    /// The position as it was given.
    fn take_position(&mut self, position: &Position) {
        self.turn = position.turn;
        self.active = position.active;
        self.swapped = position.swapped;
        self.first = if position.turn % 2 == 1 { position.active } else { position.active.enemy() };
        for placed in &position.placed {
            self.take_place(placed);
        }
        self.units().for_each(|unit| self.settle(unit));
        self.set_step(Step::Next(position.opening.moment()));
    }

    fn take_place(&mut self, placed: &Placed) {
        let unit = UnitId(placed.unit as u8);
        let ids = |numbers: &[usize]| numbers.iter().map(|&number| UnitId(number as u8)).collect::<UnitSet>();
        let foes = ids(&placed.foes);
        let state = self.unit_mut(unit);
        state.status = placed.status;
        (state.front, state.facing, state.files) = (placed.front, placed.facing, placed.files.max(1));
        (state.models, state.phase_models, state.wounds) = (placed.models, placed.models, placed.wounds);
        state.flags = placed.flags;
        state.foes = state.foes.with(foes);
        state.fought = ids(&placed.fought);
        state.weapon = placed.weapon;
        state.obstacle = placed.obstacle.map_or(0, |piece| piece + 1);
        (state.last_shot, state.jammed_until) = (placed.last_shot, placed.jammed_until);
        if placed.status == Status::Gone {
            state.models = 0;
        }
        for foe in foes.iter() {
            self.unit_mut(foe).foes.insert(unit);
        }
    }
}

#[cfg(test)]
mod tests;
