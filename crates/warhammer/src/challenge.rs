//! WH-09-H27: challenges. One is made in a combat at most; the active side may make it first.

use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::refusal::Refusal;
use crate::state::{Battle, Status};
use crate::step::Step;
use table::{Events, Side};

impl Battle {
    /// The one with whom a character fights a duel.
    pub fn opponent_of(&self, character: UnitId) -> Option<UnitId> {
        match self.duel? {
            [one, other] if one == character => Some(other),
            [one, other] if other == character => Some(one),
            _ => None,
        }
    }

    /// Who may challenge and accept: the characters of a side in a combat.
    pub(crate) fn champions_of(&self, combat: UnitSet, side: Side) -> UnitSet {
        let fights = |&unit: &UnitId| {
            self.side(unit) == side
                && self.is_character(unit)
                && matches!(self.unit(unit).status, Status::Formed | Status::Joined { .. })
                && combat.contains(self.body_of(unit))
        };
        self.units().filter(fights).collect()
    }

    /// Asks for challenges where both sides have somebody.
    pub(crate) fn ask_challenges(&mut self, unit: UnitId) {
        let combat = self.combat_of(unit);
        let both = Side::BOTH.iter().all(|&side| !self.champions_of(combat, side).is_empty());
        if self.stage.switches.challenges && both {
            self.push(Step::Challenge { unit, side: self.active, last: false });
        }
    }

    pub(crate) fn check_challenge(&self, unit: UnitId, side: Side, character: UnitId) -> Result<(), Refusal> {
        if !self.stage.switches.challenges {
            return Err(Refusal::ChallengesOff);
        }
        self.own(side, character)?;
        if self.champions_of(self.combat_of(unit), side).contains(character) {
            Ok(())
        } else {
            Err(Refusal::CannotChallenge { character })
        }
    }

    /// A side challenges, or leaves it to the other.
    pub(crate) fn challenge<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        side: Side,
        last: bool,
        character: Option<UnitId>,
        events: &mut E,
    ) {
        match character {
            Some(challenger) => {
                events.emit(Event::Challenged { character: challenger });
                self.set_step(Step::AnswerChallenge { unit, challenger });
            }
            None if last => self.pop(),
            None => self.set_step(Step::Challenge { unit, side: side.enemy(), last: true }),
        }
    }

    /// The challenge is accepted, or somebody has to go to the rear.
    pub(crate) fn answer_challenge<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        challenger: UnitId,
        character: Option<UnitId>,
        events: &mut E,
    ) {
        if let Some(character) = character {
            self.pop();
            self.duel = Some([challenger, character]);
            events.emit(Event::ChallengeAccepted { character, challenger });
            return;
        }
        let refusing = self.champions_of(self.combat_of(unit), self.side(challenger).enemy());
        match refusing.first() {
            Some(character) if refusing.len() == 1 => self.send_back(character, events),
            _ => self.set_step(Step::SendBack { unit, challenger }),
        }
    }

    /// The challenger has chosen who goes to the rear and does not fight.
    pub(crate) fn send_back<E: Events<Event>>(&mut self, character: UnitId, events: &mut E) {
        self.pop();
        self.sent_back.insert(character);
        events.emit(Event::SentBack { character });
    }
}
