//! Chapter 01: the player turn, its start, the order of what falls due together, and its end.

use crate::card::{Category, Traits};
use crate::dice::Purpose;
use crate::event::Event;
use crate::flight::Fright;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Ending, Phase, Test};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::{Due, Moment, Step};
use table::{Dice, Events, Side};

/// WH-09-H40: a regiment of fewer models does not quarrel.
const QUARRELLING_MODELS: u8 = 5;

/// What a squabbling regiment has rolled (WH-09-H40).
const SQUABBLE: u8 = 1;

/// The order of what falls due together.
impl Battle {
    /// WH-01-G4: only one of those that are due can be next.
    pub(crate) fn check_next(&self, units: UnitSet, unit: UnitId) -> Result<(), Refusal> {
        if self.stage.units.len() <= unit.index() {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if units.contains(unit) { Ok(()) } else { Err(Refusal::NotDue { unit }) }
    }

    /// WH-01-G4: the active player chooses the order; with one unit there is nothing to choose.
    pub(crate) fn push_due<D: Dice, E: Events<Event>>(
        &mut self,
        due: Due,
        units: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        match units.first() {
            None => {}
            Some(unit) if units.len() == 1 => self.settle_one(due, unit, dice, events),
            Some(_) => {
                events.cite(WH_01_G4);
                self.push(Step::Order { due, units });
            }
        }
    }

    /// The active player has chosen whose turn it is; the rest stays due.
    pub(crate) fn settle_due<D: Dice, E: Events<Event>>(
        &mut self,
        due: Due,
        units: UnitSet,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let rest = units.without(UnitSet::of(unit));
        if rest.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Order { due, units: rest });
        }
        self.settle_one(due, unit, dice, events);
    }

    /// What falls due for one unit. It may have gone in the meantime.
    fn settle_one<D: Dice, E: Events<Event>>(
        &mut self,
        due: Due,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        if !self.stands(unit) {
            return;
        }
        match due {
            Due::Panic => {
                self.panic(unit, Test::PanicFleeingFriends, Fright::Nearest, dice, events);
            }
            Due::BrokenFriends => {
                self.panic(unit, Test::PanicBrokenFriends, Fright::Nearest, dice, events);
            }
            Due::Terror => {
                self.terror_near(unit, dice, events);
            }
            Due::Stupidity => {
                self.stupidity(unit, dice, events);
            }
            Due::Quarrel => self.quarrel(unit, dice, events),
            Due::Crumble => self.crumble(unit, dice, events),
            Due::Compulsory => self.compulsory(unit, dice, events),
            Due::Charge => self.move_charger(unit, dice, events),
        }
    }
}

/// The start of a player turn (WH-01-G3).
impl Battle {
    pub(crate) fn start_of_turn<D: Dice, E: Events<Event>>(
        &mut self,
        part: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        self.set_step(Step::Next(match part {
            0..=3 => Moment::StartOfTurn { part: part + 1 },
            _ => Moment::Movement { step: 1 },
        }));
        match part {
            0 => {
                self.begin_turn(events);
                if self.fleeing_goblins_left_alone() {
                    events.cite(WH_09_H41);
                }
                self.push_due(Due::Panic, self.start_panic_due(), dice, events);
            }
            1 => {
                self.cite_fear_near(events);
                self.push_due(Due::Terror, self.start_terror_due(), dice, events);
            }
            2 => {
                self.forget_stupidity();
                self.push_due(Due::Stupidity, self.start_stupidity_due(), dice, events);
            }
            3 => self.ask_frenzy(),
            _ => self.army_rules(dice, events),
        }
    }

    /// The facts of the owner's last turn are forgotten.
    fn begin_turn<E: Events<Event>>(&mut self, events: &mut E) {
        let active = self.active;
        for unit in self.units() {
            let mine = self.side(unit) == active;
            let fighting = self.is_fighting(unit);
            let state = self.unit_mut(unit);
            state.rolled = 0;
            if mine {
                // Who ran into a new enemy in pursuit counts as a charger until they have fought (WH-05-14).
                let kept = state.flags.0 & if fighting { Flags::CHARGED } else { 0 };
                state.flags.clear(Flags::TURN | Flags::FRENZY_SUPPRESSED);
                state.flags.set(kept);
            }
        }
        events.emit(Event::TurnBegan { side: active, game_turn: self.game_turn() });
        events.cite(WH_01_G2);
        self.begin_phase(Phase::Start, events);
    }

    /// WH-06-19: they test anew every turn.
    fn forget_stupidity(&mut self) {
        let active = self.active;
        for unit in self.units() {
            if self.side(unit) == active {
                self.unit_mut(unit).flags.clear(Flags::STUPID | Flags::SHAMBLES);
            }
        }
    }

    /// WH-06-25: who may try to suppress its frenzy.
    fn ask_frenzy(&mut self) {
        let units = self.start_frenzy_due();
        if !units.is_empty() {
            self.push(Step::Frenzy { units });
        }
    }

    /// WH-01-G3 (e). No unit's roll changes another's, so nobody is asked for an order.
    fn army_rules<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        for unit in self.units() {
            if self.may_quarrel(unit) {
                self.quarrel(unit, dice, events);
            }
        }
        if !self.general_is_lost(self.active) {
            return;
        }
        for unit in self.units() {
            if self.side(unit) == self.active && self.stands(unit) && self.has(unit, Traits::UNDEAD) {
                self.crumble(unit, dice, events);
            }
        }
    }

    /// WH-09-H40.
    fn may_quarrel(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        self.side(unit) == self.active
            && state.status == Status::Formed
            && self.has(unit, Traits::QUARRELLING)
            && self.card(unit).category == Category::Regiment
            && QUARRELLING_MODELS <= state.models
            && !self.is_fighting(unit)
    }

    /// WH-09-H40: on a 1 neither charge nor move nor shot this turn.
    fn quarrel<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        let (roll, peace) = self.roll_at_least(unit, Purpose::Quarrel, SQUABBLE + 1, dice);
        if !peace {
            self.unit_mut(unit).flags.set(Flags::SQUABBLES);
        }
        events.emit(Event::Squabbles { unit, roll, yes: !peace });
    }

    /// WH-09-H39: slain, or off the table for good. An army without a general has none to lose.
    fn general_is_lost(&self, side: Side) -> bool {
        self.stage.general[side]
            .is_some_and(|general| matches!(self.unit(general).status, Status::Gone | Status::Through))
    }

    /// WH-09-H39: an Ld test, or D3 wounds without a save.
    fn crumble<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        if self.test(unit, Test::Crumbling, 0, dice, events) {
            return;
        }
        let wounds = self.roll_d3(unit, Purpose::Crumble, dice);
        events.cite(WH_01_G9);
        self.lose(unit, wounds.into(), Cause::Crumbling, dice, events);
    }
}

/// The phases.
impl Battle {
    /// A phase begins: what belonged to the last one is forgotten (WH-06-G4).
    pub(crate) fn begin_phase<E: Events<Event>>(&mut self, phase: Phase, events: &mut E) {
        for unit in self.units() {
            self.unit_mut(unit).flags.clear(Flags::PHASE);
            self.count_losses_from_now(unit);
        }
        self.moving = None;
        events.emit(Event::PhaseBegan { phase });
    }

    /// WH-01-03: the five steps of the movement phase.
    pub(crate) fn movement<D: Dice, E: Events<Event>>(&mut self, step: u8, dice: &mut D, events: &mut E) {
        self.set_step(Step::Next(match step {
            1..=4 => Moment::Movement { step: step + 1 },
            _ => Moment::Shooting,
        }));
        if step == 1 {
            self.begin_phase(Phase::Movement, events);
        }
        events.emit(Event::StepBegan { step });
        match step {
            1 => self.ask_charges(events),
            2 => self.ask_rallies(events),
            3 => self.push_due(Due::Compulsory, self.compulsory_due(), dice, events),
            4 => {
                let chargers = |&unit: &UnitId| self.unit(unit).charge.is_some();
                let units = self.on_table(self.active).filter(chargers).collect();
                // The sheet prints a second "1." here.
                events.cite(WH_01_G1);
                self.push_due(Due::Charge, units, dice, events);
            }
            _ => {
                self.push(Step::Moves);
                self.return_from_pursuit(events);
                self.bring_reserves(dice, events);
            }
        }
    }

    /// WH-01-03 step 1: asked where anybody could charge anybody.
    fn ask_charges<E: Events<Event>>(&mut self, events: &mut E) {
        let able = |unit| !self.is_fleeing(unit) && !self.is_fighting(unit) && !self.is_machine(unit);
        if self.on_table(self.active).any(able) && self.on_table(self.active.enemy()).next().is_some() {
            if self.stage.switches.strict_measuring {
                events.cite(WH_01_09);
            }
            self.push(Step::Charges);
        }
    }

    /// WH-01-03 step 2: who may try to rally, and who never will.
    fn ask_rallies<E: Events<Event>>(&mut self, events: &mut E) {
        let units = self.may_rally(self.active);
        for unit in self.on_table(self.active).filter(|&unit| self.is_fleeing(unit)) {
            if let Err(Refusal::TooFewToRally { models, at_start, .. }) = self.check_rally_limit(unit) {
                events.emit(Event::CannotRally { unit, models, at_start });
                events.cite(WH_01_G10);
            }
        }
        if !units.is_empty() {
            self.push(Step::Rally { units });
        }
    }

    /// WH-02-G25: flights, and stupid troops shambling. Who has fled this turn already does not run again (WH-01-G3).
    fn compulsory_due(&self) -> UnitSet {
        let due = |&unit: &UnitId| {
            let flags = self.unit(unit).flags;
            match self.unit(unit).status {
                Status::Fleeing => !flags.has(Flags::FLED_THIS_TURN),
                _ => flags.has(Flags::SHAMBLES) && !self.is_fighting(unit),
            }
        };
        self.on_table(self.active).filter(due).collect()
    }

    /// WH-01-04: the active player shoots.
    pub(crate) fn begin_shooting<E: Events<Event>>(&mut self, events: &mut E) {
        self.set_step(Step::Next(Moment::Combats));
        self.begin_phase(Phase::Shooting, events);
        if self.on_table(self.active).any(|unit| self.has_shots(unit)) {
            if self.stage.switches.strict_measuring {
                events.cite(WH_01_G7);
            }
            self.push(Step::Shooting);
        }
    }

    /// Whether anybody in the unit has something to shoot with, now or later.
    fn has_shots(&self, unit: UnitId) -> bool {
        let armed = |unit| {
            let card = self.card(unit);
            (card.missile.is_some() && 0 < card.profile.bs) || card.engine.is_some() || 0 < card.breath
        };
        armed(unit) || self.characters_in(unit).any(armed)
    }
}

/// The end of a player turn.
impl Battle {
    /// WH-09-H53: all phases are over; the active player has the last word.
    pub(crate) fn last_word(&mut self) {
        self.set_step(Step::Next(Moment::TurnOver));
        self.push(Step::EndOfTurn);
    }

    /// WH-09-H45: the battle ends, or the other player has his turn.
    pub(crate) fn end_turn<E: Events<Event>>(&mut self, events: &mut E) {
        self.pay_for_the_hill(events);
        let last = u16::from(self.stage.scenario.game_turns) * 2 <= self.turn_number();
        if Side::BOTH.into_iter().any(|side| !self.has_anybody(side)) {
            self.finish(Ending::Annihilation, events);
        } else if last {
            self.finish(Ending::LastTurn, events);
        } else {
            self.turn += 1;
            self.active = self.active.enemy();
            self.set_step(Step::Next(Moment::StartOfTurn { part: 0 }));
        }
    }

    /// WH-09-H45: reserves and pursuers who are away count as on the table.
    fn has_anybody(&self, side: Side) -> bool {
        self.units().any(|unit| {
            let there = matches!(
                self.unit(unit).status,
                Status::Formed | Status::Fleeing | Status::Joined { .. } | Status::Reserve | Status::Away
            );
            there && self.side(unit) == side
        })
    }
}

#[cfg(test)]
mod tests;
