//! WH-05-T1: what follows the last combat of the phase, and pursuit at once of those who flee out of combat at other
//! times (WH-05-G13).

use crate::action::Action;
use crate::card::Traits;
use crate::dice::Purpose;
use crate::event::Event;
use crate::flight::Fright;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Test};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::{Due, Moment, Step};
use table::{Dice, Events, Side};

/// WH-05-T1 step 3: panic of friends.
pub(crate) const PANIC: u8 = 3;
/// Step 4: victors hold back.
const RESTRAIN: u8 = 4;
/// Step 5: flights, after it is settled whom the victors will follow.
const FLIGHT: u8 = 5;
/// Step 6: pursuits.
const PURSUIT: u8 = 6;
/// Step 7: lapping round.
const LAP: u8 = 7;
/// The phase is over.
const END: u8 = 8;
/// WH-05-G13: a pursuit at once, whatever phase it is.
const CHASE: u8 = 9;

impl Battle {
    pub(crate) fn aftermath<D: Dice, E: Events<Event>>(&mut self, part: u8, dice: &mut D, events: &mut E) {
        match part {
            PANIC => self.panic_of_friends(dice, events),
            RESTRAIN => self.ask_restraint(events),
            FLIGHT => self.next_flight(dice, events),
            PURSUIT => self.next_pursuit(Some(LAP), dice, events),
            LAP => self.ask_lapping(),
            CHASE => self.next_pursuit(None, dice, events),
            _ => self.end_aftermath(events),
        }
    }

    fn go_to(&mut self, part: u8) {
        self.set_step(Step::Next(Moment::Aftermath { part }));
    }

    /// WH-04-18, WH-06-06: tests before anybody flees. Without a combat there is nothing to follow.
    fn panic_of_friends<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        if !self.units().any(|unit| self.unit(unit).flags.has(Flags::FOUGHT)) {
            return self.set_step(Step::Next(Moment::Magic));
        }
        self.go_to(RESTRAIN);
        if self.broken_goblins_left_alone() {
            events.cite(WH_09_H41);
        }
        let due = self.broken_friends_due();
        if !due.is_empty() {
            events.cite(WH_04_18);
            events.cite(WH_06_G2);
            events.cite(WH_06_G3);
            self.push_due(Due::BrokenFriends, due, dice, events);
        }
    }

    /// WH-05-11, WH-05-G9: who will pursue; WH-05-15: who may try to hold back.
    fn ask_restraint<E: Events<Event>>(&mut self, events: &mut E) {
        self.go_to(FLIGHT);
        let mut asked = [UnitSet::EMPTY; 2];
        for unit in self.units() {
            let quarry = self.fled_from(unit);
            if quarry.is_empty() {
                continue;
            }
            events.cite(WH_05_11);
            self.unit_mut(unit).quarry = quarry;
            if self.may_hold_back(unit, events) {
                asked[self.side(unit) as usize].insert(unit);
            }
        }
        for side in [self.active.enemy(), self.active] {
            self.push_restraint(side, asked[side as usize]);
        }
    }

    fn push_restraint(&mut self, side: Side, units: UnitSet) {
        if !units.is_empty() {
            self.push(Step::Restrain { side, units });
        }
    }

    /// WH-05-G9: the foes of a victor, if all of them are about to flee. Losers and machines' crews never pursue.
    fn fled_from(&self, unit: UnitId) -> UnitSet {
        let (state, runs) = (self.unit(unit), Flags::BROKEN | Flags::PANICKED);
        let victor = state.flags.has(Flags::WON_ROUND)
            && state.flags.has(Flags::FOUGHT)
            && !state.flags.has(runs)
            && self.may_pursue(unit);
        if victor && state.foes.iter().all(|foe| self.unit(foe).flags.has(runs)) {
            state.foes.iter().filter(|&foe| !self.is_machine(foe)).collect()
        } else {
            UnitSet::EMPTY
        }
    }

    fn may_pursue(&self, unit: UnitId) -> bool {
        self.unit(unit).status == Status::Formed && !self.is_machine(unit)
    }

    /// WH-06-27, WH-09-H35: the frenzied and those who must pursue do not hold back.
    fn may_hold_back<E: Events<Event>>(&self, unit: UnitId, events: &mut E) -> bool {
        match self.check_holding_back(unit) {
            Ok(()) => true,
            Err(_) => {
                events.cite(if self.is_frenzied(unit) { WH_06_27 } else { WH_09_H35 });
                false
            }
        }
    }

    fn check_holding_back(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.is_frenzied(unit) || self.has(unit, Traits::MUST_PURSUE) {
            return Err(Refusal::MayNotHoldBack { unit });
        }
        Ok(())
    }
}

/// Holding back.
impl Battle {
    pub(crate) fn check_restrain(&self, units: UnitSet, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::HoldBack { unit } => {
                self.known(unit)?;
                if units.contains(unit) {
                    return Ok(());
                }
                self.check_holding_back(unit)?;
                Err(Refusal::NotInPursuit { unit })
            }
            _ => Err(Refusal::OutOfPhase),
        }
    }

    /// WH-05-15: a test; behind a defended obstacle it is the owner's free choice (WH-05-G9).
    pub(crate) fn restrain<D: Dice, E: Events<Event>>(
        &mut self,
        action: Action,
        dice: &mut D,
        events: &mut E,
    ) {
        let (Action::HoldBack { unit }, Step::Restrain { side, units }) = (action, self.step()) else {
            return self.pop();
        };
        let left = units.without(UnitSet::of(unit));
        if left.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Restrain { side, units: left });
        }
        let free = self.defends_obstacle(unit);
        if free || self.test(unit, Test::Restrain, 0, dice, events) {
            let state = self.unit_mut(unit);
            state.quarry = UnitSet::EMPTY;
            state.flags.set(Flags::HELD_BACK);
            events.emit(Event::HeldBack { unit, free });
        }
    }
}

/// Flights.
impl Battle {
    /// WH-05-G12: all flights come before the pursuits, in the order of the combats, the broken before the panicked. First
    /// it is settled whom each victor follows, while they still touch.
    fn next_flight<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        if !self.pick_quarries(events) {
            return;
        }
        let runs =
            |&unit: &UnitId| self.stands(unit) && self.unit(unit).flags.has(Flags::BROKEN | Flags::PANICKED);
        let order = |&unit: &UnitId| (!self.unit(unit).flags.has(Flags::BROKEN), self.unit(unit).bout, unit);
        let Some(unit) = self.units().filter(runs).min_by_key(order) else { return self.go_to(PURSUIT) };
        events.cite(WH_05_G12);
        self.unit_mut(unit).flags.clear(Flags::BROKEN | Flags::PANICKED);
        let from = self.strongest(self.unit(unit).foes).map_or(Fright::Nearest, Fright::From);
        self.flee(unit, from, dice, events);
    }

    /// WH-05-G9: of several who flee a victor follows the one it touches most. Whether all is settled; else the owner is asked.
    fn pick_quarries<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        for unit in self.units() {
            let quarry = self.unit(unit).quarry;
            if quarry.len() < 2 {
                continue;
            }
            events.cite(WH_05_G9);
            let fighters = self.fighters(unit);
            let most = quarry.iter().map(|other| fighters.against(other)).max();
            let best: UnitSet =
                quarry.iter().filter(|&other| Some(fighters.against(other)) == most).collect();
            if 1 < best.len() {
                self.push(Step::PickQuarry { unit, units: best });
                return false;
            }
            self.unit_mut(unit).quarry = best;
        }
        true
    }

    pub(crate) fn pick_quarry(&mut self, unit: UnitId, quarry: UnitId) {
        self.pop();
        self.unit_mut(unit).quarry = UnitSet::of(quarry);
    }

    /// A unit that must flee for its nerves, wherever it is. Out of combat its enemies pursue at once if their side won the
    /// last round of it; otherwise they are free (WH-05-G13).
    pub(crate) fn rout<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        from: Fright,
        dice: &mut D,
        events: &mut E,
    ) {
        let chasers: UnitSet = self.unit(unit).foes.iter().filter(|&foe| self.chases(foe, unit)).collect();
        if self.is_fighting(unit) {
            events.cite(WH_05_G13);
        }
        let obstacles = self.units.map(|unit| unit.obstacle);
        self.flee(unit, from, dice, events);
        let mut asked = UnitSet::EMPTY;
        for chaser in chasers.iter() {
            let state = self.unit_mut(chaser);
            state.quarry = UnitSet::of(unit);
            // It still stands behind what it has defended.
            state.obstacle = obstacles[chaser.index()];
            if self.may_hold_back(chaser, events) {
                asked.insert(chaser);
            }
        }
        if !chasers.is_empty() {
            self.push(Step::Next(Moment::Aftermath { part: CHASE }));
            self.push_restraint(self.side(unit).enemy(), asked);
        }
    }

    fn chases(&self, foe: UnitId, unit: UnitId) -> bool {
        let state = self.unit(foe);
        state.flags.has(Flags::WON_ROUND)
            && state.fought.contains(unit)
            && state.foes == UnitSet::of(unit)
            && self.may_pursue(foe)
            && !self.is_machine(unit)
    }
}

/// Pursuits.
impl Battle {
    /// The next pursuer goes after its quarry; when all have, `then` follows, or what was interrupted goes on.
    fn next_pursuit<D: Dice, E: Events<Event>>(&mut self, then: Option<u8>, dice: &mut D, events: &mut E) {
        let order = |&unit: &UnitId| (self.unit(unit).bout, unit);
        let next = self.units().filter(|&unit| !self.unit(unit).quarry.is_empty()).min_by_key(order);
        match (next, then) {
            (Some(unit), _) => self.pursue_quarry(unit, then.is_none(), dice, events),
            (None, Some(part)) => self.go_to(part),
            (None, None) => self.pop(),
        }
    }

    /// WH-05-12, WH-05-13: who rolls more than the fleeing unit rolled has caught it; in any case the pursuer goes the whole
    /// distance. The dice are compared, not the ground (WH-05-G8).
    fn pursue_quarry<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        at_once: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        let Some(quarry) = self.unit(unit).quarry.first() else { return };
        if !self.may_pursue(unit) || self.is_fighting(unit) {
            self.unit_mut(unit).quarry = UnitSet::EMPTY;
            return;
        }
        let count = self.flight_dice(unit);
        let roll = self.roll_sum(unit, Purpose::Pursuit, count, dice);
        let caught = self.catches(roll, quarry, events);
        events.emit(Event::Pursued { unit, quarry, roll, dice: count, caught });
        if caught {
            events.cite(WH_05_03);
            events.cite(WH_05_G18);
            self.destroy(quarry, Cause::Pursuit, events);
        }
        if at_once && self.side(unit) == self.active {
            self.unit_mut(unit).flags.set(Flags::MOVED | Flags::DONE_MOVING);
        }
        events.cite(WH_05_13);
        // Whoever has got away is not run down after all.
        self.unit_mut(unit).quarry = UnitSet::of(quarry);
        let direction = self.unit(quarry).flight_direction;
        self.pursue(unit, direction, roll, dice, events);
        self.unit_mut(unit).quarry = UnitSet::EMPTY;
    }

    /// WH-05-12, WH-05-G7: farther, or by a switch as far.
    fn catches<E: Events<Event>>(&self, roll: u8, quarry: UnitId, events: &mut E) -> bool {
        let flight = self.unit(quarry).flight_roll;
        events.cite(WH_05_G8);
        if roll == flight {
            events.cite(WH_05_G7);
        }
        let faster = flight < roll || self.stage.switches.catch_on_tie && flight == roll;
        faster && self.is_fleeing(quarry)
    }
}

/// The end of the phase.
impl Battle {
    /// WH-05-16, WH-05-G16: victors whose enemies stood may lap round.
    fn ask_lapping(&mut self) {
        self.go_to(END);
        for side in [self.active.enemy(), self.active] {
            let units: UnitSet = self.on_table(side).filter(|&unit| self.may_lap(unit)).collect();
            if !units.is_empty() {
                self.push(Step::Lap { side, units });
            }
        }
    }

    /// Whoever has nobody before him any more is out of his combat.
    fn end_aftermath<E: Events<Event>>(&mut self, events: &mut E) {
        self.set_step(Step::Next(Moment::Magic));
        for unit in self.units() {
            let fighting = self.is_fighting(unit);
            let state = self.unit_mut(unit);
            (state.bout, state.quarry) = (0, UnitSet::EMPTY);
            if !fighting {
                (state.fought, state.afraid_of) = (UnitSet::EMPTY, UnitSet::EMPTY);
                state.flags.clear(Flags::WON_ROUND | Flags::OBSTACLE_LOST);
                self.return_lappers(unit, events);
            }
        }
    }
}

#[cfg(test)]
mod tests;
