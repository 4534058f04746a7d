//! Positions for the tests of this crate, built by hand in thousandths of an inch.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests, which may fail; not every helper is used by every set of tests"
)]

#[path = "../tests/all/common/cards.rs"]
pub(crate) mod cards;

/// What the cards are made of, here and in the tests of the whole crate.
mod lists {
    pub use crate::*;
}

use crate::ground::{Ground, Piece};
use crate::*;
use std::sync::Arc;
use table::{BySide, Cites, Events, Game, Outcome, RuleId, Scripted, Side};

/// The pitched battle on a table without ground.
pub(crate) fn open_field() -> Scenario {
    let x = [12 * INCH, 60 * INCH];
    Scenario {
        table: [72 * INCH, 48 * INCH],
        game_turns: 6,
        limit: 1000,
        south: Area { x, y: [0, 12 * INCH] },
        north: Area { x, y: [36 * INCH, 48 * INCH] },
        deployment: Deployment::Alternate,
        first_turn: FirstTurn::FinishedFirst,
        goal: Goal::Quarters,
        reserves: [0; 3],
        sight_limit: [0; 3],
    }
}

/// A position under construction. Side a has the south and the first turn, which is being played.
#[derive(Clone)]
pub(crate) struct Table {
    stage: Stage,
    states: Vec<UnitState>,
    turn: u8,
    active: Side,
    steps: Vec<Step>,
}

impl Table {
    pub fn new() -> Table {
        let stage = Stage {
            units: Vec::new(),
            ground: Ground::default(),
            scenario: open_field(),
            switches: Switches::default(),
            general: BySide::default(),
            army_standard: BySide::default(),
            characters: UnitSet::EMPTY,
        };
        let steps = vec![Step::Next(Moment::Shooting), Step::Moves];
        Table { stage, states: Vec::new(), turn: 1, active: Side::A, steps }
    }

    fn add(&mut self, side: Side, card: Card, state: UnitState) -> UnitId {
        let unit = UnitId(self.states.len() as u8);
        match card.role {
            Some(Role::General | Role::WizardGeneral) => self.stage.general[side] = Some(unit),
            Some(Role::ArmyStandard) => self.stage.army_standard[side] = Some(unit),
            _ => {}
        }
        self.stage.units.push(Fielded { side, card, files: state.files, joins: None });
        let models = card.models;
        self.states.push(UnitState { models, phase_models: models, ..state });
        unit
    }

    /// A unit with the middle of its front at `front` (WH-02-G1).
    pub fn unit(&mut self, side: Side, card: Card, front: (Mil, Mil), facing: Angle, files: u8) -> UnitId {
        let (x, y) = front;
        let state = UnitState {
            status: Status::Formed,
            front: Point { x, y },
            facing,
            files,
            ..UnitState::default()
        };
        self.add(side, card, state)
    }

    /// A character in a regiment (WH-09-H22).
    pub fn join(&mut self, card: Card, host: UnitId, file: u8) -> UnitId {
        let side = self.stage.units[host.index()].side;
        self.add(side, card, UnitState { status: Status::Joined { host, file }, ..UnitState::default() })
    }

    pub fn fleeing(&mut self, unit: UnitId) -> &mut Table {
        self.state(unit).status = Status::Fleeing;
        self
    }

    /// In contact, as after a charge that has been fought out or not.
    pub fn fighting(&mut self, a: UnitId, b: UnitId) -> &mut Table {
        self.state(a).foes.insert(b);
        self.state(b).foes.insert(a);
        self
    }

    pub fn state(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.states[unit.index()]
    }

    pub fn card(&mut self, unit: UnitId) -> &mut Card {
        &mut self.stage.units[unit.index()].card
    }

    pub fn ground(&mut self, piece: Piece) -> &mut Table {
        self.stage.ground.pieces.push(piece);
        self
    }

    pub fn switches(&mut self, change: impl FnOnce(&mut Switches)) -> &mut Table {
        change(&mut self.stage.switches);
        self
    }

    pub fn scenario(&mut self, change: impl FnOnce(&mut Scenario)) -> &mut Table {
        change(&mut self.stage.scenario);
        self
    }

    /// The player turn, counted from 1, and whose it is.
    pub fn turn(&mut self, turn: u8, active: Side) -> &mut Table {
        (self.turn, self.active) = (turn, active);
        self
    }

    /// The step that is asked; below it lies what the turn goes on with.
    pub fn at(&mut self, step: Step) -> &mut Table {
        let moment = match step {
            Step::Next(_) => return self.stack(&[step]),
            Step::Frenzy { .. } => Moment::StartOfTurn { part: 4 },
            Step::Charges => Moment::Movement { step: 2 },
            Step::Declare { .. } | Step::React { .. } | Step::PickZone { .. } => {
                return self.stack(&[Step::Next(Moment::Movement { step: 2 }), Step::Charges, step]);
            }
            Step::Rally { .. } | Step::FormUp { .. } => Moment::Movement { step: 3 },
            Step::Order { due: Due::Panic, .. } => Moment::StartOfTurn { part: 1 },
            Step::Order { due: Due::Terror, .. } => Moment::StartOfTurn { part: 2 },
            Step::Order { due: Due::Stupidity, .. } => Moment::StartOfTurn { part: 3 },
            Step::Order { due: Due::Quarrel, .. } => Moment::StartOfTurn { part: 5 },
            Step::Order { due: Due::Crumble, .. } => Moment::Movement { step: 1 },
            Step::Order { due: Due::Compulsory, .. } => Moment::Movement { step: 4 },
            Step::Order { due: Due::Charge, .. } => Moment::Movement { step: 5 },
            Step::Arrive { .. } => {
                return self.stack(&[Step::Next(Moment::Shooting), Step::Moves, step]);
            }
            Step::Moves => Moment::Shooting,
            Step::SpellMove { .. } | Step::Dispel { .. } => {
                return self.stack(&[Step::Next(Moment::TurnEnds), Step::Magic, step]);
            }
            Step::Shooting => Moment::Combats,
            Step::Combats { .. } => Moment::Combats,
            Step::Challenge { unit, .. }
            | Step::AnswerChallenge { unit, .. }
            | Step::SendBack { unit, .. }
            | Step::Prepare { unit, .. } => {
                return self.stack(&[Step::Next(Moment::Combats), Step::Next(Moment::Fight { unit }), step]);
            }
            Step::Order { due: Due::BrokenFriends, .. } => Moment::Aftermath { part: 4 },
            Step::Restrain { .. } => Moment::Aftermath { part: 5 },
            Step::PickQuarry { .. } => Moment::Aftermath { part: 6 },
            Step::Lap { .. } => Moment::Aftermath { part: 8 },
            Step::Magic => Moment::TurnEnds,
            Step::RollOff | Step::PickHalf { .. } | Step::Deploy { .. } | Step::EndOfTurn | Step::Over(_) => {
                return self.stack(&[step]);
            }
        };
        self.stack(&[Step::Next(moment), step])
    }

    /// The whole stack, the last on top.
    pub fn stack(&mut self, steps: &[Step]) -> &mut Table {
        self.steps = steps.to_vec();
        self
    }

    pub fn build(&self) -> Battle {
        let mut units = [UnitState::default(); MAX_UNITS];
        units[..self.states.len()].copy_from_slice(&self.states);
        let mut steps = [Step::Over(Outcome::Draw); state::MAX_STEPS];
        steps[..self.steps.len()].copy_from_slice(&self.steps);
        let characters = Stage::characters_of(&self.stage.units);
        let mut battle = Battle {
            stage: Arc::new(Stage { characters, ..self.stage.clone() }),
            units,
            bounds: state::NOWHERE,
            turn: self.turn,
            active: self.active,
            first: Side::A,
            swapped: false,
            finished_first: Some(Side::A),
            power: 0,
            dispel: 0,
            lasting: [None; state::MAX_LASTING],
            standards_taken: BySide::default(),
            army_standard_taken: BySide::default(),
            objective: BySide::default(),
            conceded: None,
            aims: [None; state::MAX_AIMS],
            duel: None,
            sent_back: UnitSet::EMPTY,
            moving: None,
            steps,
            depth: self.steps.len() as u8,
        };
        battle.units().for_each(|unit| battle.settle(unit));
        battle
    }
}

/// What happened, and every rule that was named.
#[derive(Clone, Default, Debug)]
pub(crate) struct Log {
    pub events: Vec<Event>,
    pub rules: Vec<RuleId>,
}

impl Events<Event> for Log {
    fn emit(&mut self, event: Event) {
        event.each_rule(&mut |rule| self.rules.push(rule));
        self.events.push(event);
    }

    fn cite(&mut self, rule: RuleId) {
        self.rules.push(rule);
    }
}

impl Log {
    pub fn cites(&self, rule: RuleId) -> bool {
        self.rules.contains(&rule)
    }

    pub fn has(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn any(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(is)
    }
}

/// Carries an action out with exactly these dice.
#[track_caller]
pub(crate) fn act(battle: &mut Battle, side: Side, action: Action, faces: &[u8]) -> Log {
    let legal = match battle.check(side, action) {
        Ok(legal) => legal,
        Err(refusal) => panic!("{action:?} is refused in {:?}: {refusal:?}", battle.step()),
    };
    with_dice(faces, |dice, log| battle.apply(legal, dice, log))
}

/// Goes on by itself up to the next decision, with exactly these dice.
#[track_caller]
pub(crate) fn go_on(battle: &mut Battle, faces: &[u8]) -> Log {
    with_dice(faces, |dice, log| battle.proceed(dice, log))
}

/// Runs something with exactly these dice.
#[track_caller]
pub(crate) fn with_dice(faces: &[u8], run: impl FnOnce(&mut Scripted, &mut Log)) -> Log {
    let (mut dice, mut log) = (Scripted::faces(faces), Log::default());
    run(&mut dice, &mut log);
    if let Err(fault) = dice.finish() {
        panic!("{fault}; it happened: {:#?}", log.events);
    }
    log
}

/// The refusal of an action.
#[track_caller]
pub(crate) fn refused(battle: &Battle, side: Side, action: Action) -> Refusal {
    match battle.check(side, action) {
        Ok(_) => panic!("{action:?} is accepted in {:?}", battle.step()),
        Err(refusal) => refusal,
    }
}
