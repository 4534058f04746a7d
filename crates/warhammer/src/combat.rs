//! WH-04-G14, WH-04-G5, WH-04-G7: combats are chosen and prepared.

use crate::action::Action;
use crate::card::Melee;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Phase;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Aimed, Battle, Flags, Status};
use crate::step::{Moment, Step};
use table::{Events, Side};

/// What a unit takes up if its owner does not choose: the first of these that it has.
const PREFERRED: [Melee; 6] = [
    Melee::Lance,
    Melee::Halberd,
    Melee::DoubleHanded,
    Melee::Flail,
    Melee::Spear,
    Melee::AdditionalHandWeapon,
];

/// Choosing combats.
impl Battle {
    /// WH-04-G14: all units linked by contact with this one.
    pub fn combat_of(&self, unit: UnitId) -> UnitSet {
        let unit = self.body_of(unit);
        let (mut found, mut open) = (UnitSet::of(unit), UnitSet::of(unit));
        while let Some(next) = open.first() {
            open.remove(next);
            let new = self.unit(next).foes.without(found);
            (found, open) = (found.with(new), open.with(new));
        }
        found
    }

    /// The units that have still to fight in this phase.
    pub fn still_to_fight(&self) -> UnitSet {
        let waits = |&unit: &UnitId| self.is_fighting(unit) && !self.unit(unit).flags.has(Flags::FOUGHT);
        self.units().filter(waits).collect()
    }

    /// The phase begins, or the next combat is chosen; when all are fought, their aftermath follows.
    pub(crate) fn next_combat<E: Events<Event>>(&mut self, events: &mut E) {
        if !self.units().any(|unit| self.unit(unit).flags.has(Flags::FOUGHT)) {
            self.begin_phase(Phase::CloseCombat, events);
        }
        let left = self.still_to_fight();
        match left.first() {
            None => self.set_step(Step::Next(Moment::Aftermath { part: crate::aftermath::PANIC })),
            Some(unit) if left.without(self.combat_of(unit)).is_empty() => self.start_combat(unit, events),
            Some(_) => self.push(Step::Combats { left }),
        }
    }

    pub(crate) fn check_fight(&self, left: UnitSet, unit: UnitId) -> Result<(), Refusal> {
        self.known(unit)?;
        if left.contains(unit) {
            Ok(())
        } else if self.unit(unit).flags.has(Flags::FOUGHT) {
            Err(Refusal::HasFought { unit })
        } else {
            Err(Refusal::NotFighting { unit })
        }
    }

    /// The active player has chosen the next combat.
    pub(crate) fn begin_fight<E: Events<Event>>(&mut self, _left: UnitSet, unit: UnitId, events: &mut E) {
        self.pop();
        self.start_combat(unit, events);
    }

    fn start_combat<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        events.emit(Event::CombatBegan { unit });
        self.aims.fill(None);
        (self.duel, self.sent_back) = (None, UnitSet::EMPTY);
        for body in self.combat_of(unit).iter() {
            self.draw_weapons(body, events);
        }
        self.push(Step::Next(Moment::Fight { unit }));
        self.ask_preparing(unit);
        self.ask_challenges(unit);
    }

    /// WH-04-G7: at the start of a combat a unit and the characters in it take up a weapon.
    fn draw_weapons<E: Events<Event>>(&mut self, body: UnitId, events: &mut E) {
        if !self.chooses_weapons(body) {
            return;
        }
        let characters: UnitSet = self.characters_in(body).collect();
        for unit in characters.with(UnitSet::of(body)).iter() {
            let arms = self.card(unit).arms;
            let weapon = PREFERRED.into_iter().find(|&weapon| arms.has(weapon)).unwrap_or(Melee::HandWeapon);
            self.wield(unit, weapon, events);
        }
    }

    fn wield<E: Events<Event>>(&mut self, unit: UnitId, weapon: Melee, events: &mut E) {
        if self.unit(unit).weapon != weapon {
            self.unit_mut(unit).weapon = weapon;
            events.emit(Event::Wields { unit, weapon });
        }
    }

    /// WH-04-G7: whether its combat is just beginning, so that it may choose.
    fn chooses_weapons(&self, body: UnitId) -> bool {
        let state = self.unit(body);
        !state.foes.is_empty() && state.fought.0 & state.foes.0 == 0
    }
}

/// Preparing.
impl Battle {
    /// Asks the active side for weapons and targets, then the other; only whoever has anything to choose.
    fn ask_preparing(&mut self, unit: UnitId) {
        let (combat, side) = (self.combat_of(unit), self.active);
        let other = self.has_choice(combat, side.enemy());
        if self.has_choice(combat, side) {
            self.push(Step::Prepare { unit, side, last: !other });
        } else if other {
            self.push(Step::Prepare { unit, side: side.enemy(), last: true });
        }
    }

    /// Whether a side could choose between weapons or targets in this combat.
    fn has_choice(&self, combat: UnitSet, side: Side) -> bool {
        combat.iter().filter(|&unit| self.side(unit) == side).any(|body| {
            let armed = |unit: UnitId| PREFERRED.iter().any(|&weapon| self.card(unit).arms.has(weapon));
            let weapons = self.chooses_weapons(body) && (armed(body) || self.characters_in(body).any(armed));
            weapons || self.has_several_targets(body)
        })
    }

    /// WH-04-G5: more than one enemy, or somebody who can be picked out.
    fn has_several_targets(&self, body: UnitId) -> bool {
        let foes = self.unit(body).foes;
        if 1 < foes.len() {
            return true;
        }
        foes.iter().any(|foe| {
            let picked = |character| self.can_strike(body, None, character, false, foes);
            self.can_strike(body, None, foe, true, foes) || self.characters_in(foe).any(picked)
        })
    }

    pub(crate) fn check_preparing(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match (self.step(), action) {
            (Step::Challenge { unit, .. }, Action::Challenge { character }) => {
                self.check_challenge(unit, side, character)
            }
            (Step::AnswerChallenge { unit, .. }, Action::Accept { character }) => {
                self.check_challenge(unit, side, character)
            }
            (Step::SendBack { unit, .. }, Action::SendBack { character }) => {
                self.enemy(side, character)?;
                self.check_challenge(unit, side.enemy(), character)
            }
            (Step::Challenge { .. } | Step::AnswerChallenge { .. } | Step::Prepare { .. }, Action::Done) => {
                Ok(())
            }
            (Step::Prepare { unit, .. }, Action::Wield { unit: own, weapon }) => {
                self.check_wield(side, unit, own, weapon)
            }
            (Step::Prepare { unit, .. }, Action::AimAt { unit: own, model, target, champion }) => {
                self.check_blow_at(side, unit, Aimed { unit: own, model, target, champion })
            }
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn check_taking_part(&self, side: Side, combat: UnitId, unit: UnitId) -> Result<(), Refusal> {
        self.own(side, unit)?;
        if self.combat_of(combat).contains(self.body_of(unit)) {
            Ok(())
        } else {
            Err(Refusal::NotFighting { unit })
        }
    }

    /// WH-04-G7: at the start of a combat, and only what it has.
    fn check_wield(&self, side: Side, combat: UnitId, unit: UnitId, weapon: Melee) -> Result<(), Refusal> {
        self.check_taking_part(side, combat, unit)?;
        if !self.card(unit).arms.has(weapon) {
            return Err(Refusal::NoSuchWeapon { unit, weapon });
        }
        if self.chooses_weapons(self.body_of(unit)) { Ok(()) } else { Err(Refusal::WeaponFixed { unit }) }
    }

    /// WH-04-G5, WH-09-H24: at what a model of the unit, or the whole unit, touches.
    fn check_blow_at(&self, side: Side, combat: UnitId, aim: Aimed) -> Result<(), Refusal> {
        let Aimed { unit, model, target, champion } = aim;
        self.check_taking_part(side, combat, unit)?;
        self.enemy(side, target)?;
        if champion && !self.has_champion(target) {
            return Err(Refusal::NoChampion { unit: target });
        }
        let touched = self.touched_by(unit, model)?;
        if !self.can_strike(unit, model, target, champion, touched) {
            return Err(Refusal::NotTouching { unit, target });
        }
        let free = self.aims.iter().any(|old| old.is_none_or(|old| (old.unit, old.model) == (unit, model)));
        if free { Ok(()) } else { Err(Refusal::TooManyAims { unit }) }
    }

    /// The bodies that a model of the unit, or any of them, touches.
    fn touched_by(&self, unit: UnitId, model: Option<u8>) -> Result<UnitSet, Refusal> {
        let fighters = self.fighters(self.body_of(unit));
        let touched = match (self.unit(unit).status, model) {
            (Status::Joined { file, .. }, None) => fighters.touched_by(file),
            (Status::Joined { .. }, Some(model)) => return Err(Refusal::NoSuchModel { unit, model }),
            (_, None) => self.unit(unit).foes,
            (_, Some(model)) => match fighters.touched_by(model) {
                UnitSet::EMPTY => return Err(Refusal::NoSuchModel { unit, model }),
                touched => touched,
            },
        };
        Ok(touched)
    }

    pub(crate) fn prepare<E: Events<Event>>(&mut self, action: Action, events: &mut E) {
        match (self.step(), action) {
            (Step::Challenge { unit, side, last }, Action::Challenge { character }) => {
                self.challenge(unit, side, last, Some(character), events);
            }
            (Step::Challenge { unit, side, last }, _) => self.challenge(unit, side, last, None, events),
            (Step::AnswerChallenge { unit, challenger }, Action::Accept { character }) => {
                self.answer_challenge(unit, challenger, Some(character), events);
            }
            (Step::AnswerChallenge { unit, challenger }, _) => {
                self.answer_challenge(unit, challenger, None, events);
            }
            (Step::SendBack { .. }, Action::SendBack { character }) => self.send_back(character, events),
            (Step::Prepare { .. }, Action::Wield { unit, weapon }) => self.wield(unit, weapon, events),
            (Step::Prepare { .. }, Action::AimAt { unit, model, target, champion }) => {
                self.aim(Aimed { unit, model, target, champion }, events);
            }
            (Step::Prepare { unit, side, last }, _) => {
                self.pop();
                if !last {
                    self.push(Step::Prepare { unit, side: side.enemy(), last: true });
                }
            }
            _ => {}
        }
    }

    /// The latest choice for a model counts.
    fn aim<E: Events<Event>>(&mut self, aim: Aimed, events: &mut E) {
        events.cite(WH_04_G5);
        let same =
            |old: &Option<Aimed>| old.is_some_and(|old| (old.unit, old.model) == (aim.unit, aim.model));
        let place = self.aims.iter().position(same).or_else(|| self.aims.iter().position(Option::is_none));
        if let Some(place) = place {
            self.aims[place] = Some(aim);
        }
    }
}

#[cfg(test)]
mod tests;
