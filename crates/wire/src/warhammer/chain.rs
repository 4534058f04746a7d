//! What follows an action of Warhammer: a charge up to rout and pursuit, a shot up to panic.

use crate::odds::{Fact, Facts};
use ::table::{Game, RuleId, Side};
use ::warhammer::rules::{WH_02_02, WH_04_17, WH_05_01, WH_05_03, WH_05_12};
use ::warhammer::{Action, Battle, Cause, Event, Moment, Step, UnitId};

/// How far a chain goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chain {
    /// No farther than the action itself.
    Action,
    /// Until this charge is over: failed, or fought through to rout and pursuit.
    Charge { unit: UnitId, turn: u16 },
    /// Until nobody shoots any more and those who were shot at have kept their nerve or not.
    Shooting { turn: u16 },
    /// Until the close combat phase is over.
    Combats { turn: u16 },
}

impl Chain {
    pub(super) fn of(game: &Battle, legal: <Battle as Game>::Legal) -> Chain {
        let turn = game.turn_number();
        let (_, action) = Battle::action(&legal);
        let fights = || game.units().any(|unit| game.is_fighting(unit));
        let charges = || game.units().any(|unit| game.unit(unit).charge.is_some());
        match (game.step(), action) {
            (_, Action::Charge { unit, .. }) => Chain::Charge { unit, turn },
            (Step::Shooting, Action::Done) if fights() => Chain::Combats { turn },
            (Step::Shooting, Action::Done) => Chain::Action,
            (Step::Shooting, _) => Chain::Shooting { turn },
            (Step::Charges | Step::Declare { .. } | Step::React { .. } | Step::PickZone { .. }, _)
                if charges() =>
            {
                Chain::Combats { turn }
            }
            (
                Step::Combats { .. }
                | Step::Challenge { .. }
                | Step::AnswerChallenge { .. }
                | Step::SendBack { .. }
                | Step::Prepare { .. }
                | Step::Restrain { .. }
                | Step::PickQuarry { .. }
                | Step::Order { .. },
                _,
            ) => Chain::Combats { turn },
            _ => Chain::Action,
        }
    }

    pub(super) fn is_settled(&self, game: &Battle) -> bool {
        let over = |turn| {
            game.turn_number() != turn
                || matches!(
                    game.step(),
                    Step::Next(Moment::Magic | Moment::TurnEnds | Moment::TurnOver)
                        | Step::Magic
                        | Step::EndOfTurn
                )
        };
        match *self {
            // It ends with the next decision.
            Chain::Action => false,
            Chain::Charge { unit, turn } => over(turn) || is_done_with(game, unit),
            Chain::Shooting { turn } => over(turn) || matches!(game.step(), Step::Next(Moment::Combats)),
            Chain::Combats { turn } => over(turn),
        }
    }

    /// Whoever acts does nothing else meanwhile. Where something must be decided, his sergeant does.
    pub(super) fn passes(&self, game: &Battle, _: Side) -> Option<Action> {
        match game.step() {
            Step::Charges | Step::Declare { .. } | Step::Rally { .. } | Step::Moves | Step::Shooting => {
                Some(Action::Done)
            }
            _ => None,
        }
    }
}

/// Whether the charge of the unit has come to nothing, or to an end.
fn is_done_with(game: &Battle, unit: UnitId) -> bool {
    let state = game.unit(unit);
    let followed = game.units().any(|other| game.unit(other).quarry.contains(unit));
    state.charge.is_none() && state.foes.is_empty() && state.quarry.is_empty() && !followed
}

pub(super) fn note(facts: &mut Facts, event: &Event) {
    match *event {
        Event::Charged { unit, .. } => facts.note(Fact::Arrives, unit.0),
        Event::Broken { unit } => facts.note(Fact::Breaks, unit.0),
        Event::Fled { unit, .. } => facts.note(Fact::Flees, unit.0),
        Event::UnitLost { unit, cause } => {
            if matches!(cause, Cause::Pursuit | Cause::CaughtByCharge) {
                facts.note(Fact::Caught, unit.0);
            }
            facts.note(Fact::Destroyed, unit.0);
        }
        _ => {}
    }
}

pub(super) const fn rule_of(fact: Fact) -> RuleId {
    match fact {
        Fact::Arrives => WH_02_02,
        Fact::Breaks => WH_04_17,
        Fact::Flees => WH_05_01,
        Fact::Caught => WH_05_12,
        Fact::Destroyed => WH_05_03,
    }
}
