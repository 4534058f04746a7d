//! What follows an action of Demonworld: shots up to fire tests and flight, an attack up to loss tests, flight and
//! follow-up moves.

use crate::odds::{Fact, Facts};
use ::demonworld::rules::{DW_01_16, DW_05_51, DW_15_18, DW_15_55, DW_15_66};
use ::demonworld::{Action, Battle, Event, Phase, Step};
use ::table::{RuleId, Side};

/// How far a chain goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chain {
    /// No farther than the action itself.
    Action,
    /// Until the phase is over.
    Phase { phase: Phase, round: u16, side: Side },
    /// From a move to the end of the melee phase.
    Melee { round: u16, side: Side },
}

impl Chain {
    pub(super) fn of(game: &Battle, side: Side) -> Chain {
        let round = game.round();
        match game.phase() {
            Phase::Movement => Chain::Melee { round, side },
            phase @ (Phase::FirstRanged | Phase::SecondRanged | Phase::Melee) => {
                Chain::Phase { phase, round, side }
            }
            _ => Chain::Action,
        }
    }

    pub(super) fn is_settled(&self, game: &Battle) -> bool {
        match *self {
            // It ends with the next decision.
            Chain::Action => false,
            Chain::Phase { phase, round, .. } => game.phase() != phase || game.round() != round,
            Chain::Melee { round, .. } => {
                let fights = matches!(game.phase(), Phase::Movement | Phase::SecondRanged | Phase::Melee);
                !fights || game.round() != round
            }
        }
    }

    /// Whoever acts does nothing else meanwhile, and nobody moves or shoots; blows are answered. Where something must be
    /// decided, a sergeant does.
    pub(super) fn passes(&self, game: &Battle, side: Side) -> Option<Action> {
        let (Chain::Phase { side: own, .. } | Chain::Melee { side: own, .. }) = *self else { return None };
        Some(match game.step() {
            Step::Shoot { .. } => Action::EndShooting,
            Step::Aim { unit } => Action::Fire { unit },
            Step::CloseUp { .. } => Action::EndClosingUp,
            Step::Segment { .. } | Step::Lead { .. } | Step::FinalTurn { .. } => Action::EndSegment,
            Step::Section { .. } => Action::Commit,
            Step::Move { unit } | Step::Complete { unit } => Action::EndMove { unit },
            Step::Touch { .. } => Action::EndTouching,
            Step::Strike { .. } if side == own && matches!(self, Chain::Phase { .. }) => {
                Action::EndDeclaration
            }
            Step::Release { .. } => Action::EndReleasing,
            Step::Follow { .. } => Action::EndFollowing,
            _ => return None,
        })
    }
}

pub(super) fn note(facts: &mut Facts, event: &Event) {
    match *event {
        Event::Contact { attacker, .. } => facts.note(Fact::Arrives, attacker.0),
        Event::TookFlight { unit } => facts.note(Fact::Flees, unit.0),
        Event::UnitDestroyed { unit } => facts.note(Fact::Destroyed, unit.0),
        _ => {}
    }
}

pub(super) const fn rule_of(fact: Fact) -> RuleId {
    match fact {
        Fact::Arrives => DW_05_51,
        Fact::Breaks => DW_15_18,
        Fact::Flees => DW_15_55,
        Fact::Caught => DW_15_66,
        Fact::Destroyed => DW_01_16,
    }
}
