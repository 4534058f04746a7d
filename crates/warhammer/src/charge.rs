//! WH-02-01 to WH-02-07: charges are declared, and the target reacts.

use crate::action::Reaction;
use crate::card::Traits;
use crate::event::{Event, ReactionName};
use crate::flight::Fright;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Manner, Test};
use crate::manoeuvre::FLIGHT;
use crate::psychology::Nerve;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::space::Room;
use crate::state::{Battle, Charge, Flags, Status};
use crate::step::{Moment, Step};
use plane::{Angle, Mil, Zone, Zones};
use table::{Dice, Events, RuleId, Side};

/// The part of a declaration after which nothing follows.
const OVER: u8 = 7;

/// Declaring.
impl Battle {
    pub(crate) fn check_charge(
        &self,
        side: Side,
        unit: UnitId,
        target: UnitId,
        air: bool,
    ) -> Result<(), Refusal> {
        self.own(side, unit)?;
        self.check_charger(unit)?;
        self.enemy(side, target)?;
        self.check_target(unit, target)?;
        if air && !self.has(unit, Traits::FLY) {
            return Err(Refusal::CannotFly { unit });
        }
        if self.sees(unit, target) {
            Ok(())
        } else if self.has_in_arc(unit, target) {
            Err(Refusal::NotInSight { unit, target })
        } else {
            Err(Refusal::NotInFrontArc { unit, target })
        }
    }

    /// WH-02-G8: the unit is free to charge anybody.
    fn check_charger(&self, unit: UnitId) -> Result<(), Refusal> {
        let state = self.unit(unit);
        if let Status::Joined { host, .. } = state.status {
            return Err(Refusal::InUnit { character: unit, host });
        }
        if self.is_machine(unit) {
            return Err(Refusal::MachinesDoNotCharge { unit });
        }
        if state.charge.is_some() {
            return Err(Refusal::ChargesAlready { unit });
        }
        if self.is_fleeing(unit) {
            return Err(Refusal::Fleeing { unit });
        }
        if self.is_fighting(unit) {
            return Err(Refusal::Fighting { unit });
        }
        if state.flags.has(Flags::STUPID) {
            return Err(Refusal::Stupid { unit });
        }
        if state.flags.has(Flags::SQUABBLES) {
            return Err(Refusal::Squabbling { unit });
        }
        if state.flags.has(Flags::BALKED) { Err(Refusal::Balked { unit }) } else { Ok(()) }
    }

    /// WH-02-G13: all charges on one unit are declared together, and only once.
    fn check_target(&self, unit: UnitId, target: UnitId) -> Result<(), Refusal> {
        if let Status::Joined { host, .. } = self.unit(target).status {
            return Err(Refusal::InUnit { character: target, host });
        }
        match self.step() {
            Step::Declare { target: open } if open != target => {
                Err(Refusal::OtherTargetOpen { target: open })
            }
            _ if self.unit(target).flags.has(Flags::REACTED) => Err(Refusal::TargetHasReacted { target }),
            _ if unit == target => Err(Refusal::NotAnEnemy { unit: target }),
            _ => Ok(()),
        }
    }

    /// WH-02-G8: any part of the target in the front arc of any model of the front rank; single models turn first.
    fn has_in_arc(&self, unit: UnitId, target: UnitId) -> bool {
        self.is_single(unit) || plane::in_zone(&self.rect(unit), Zone::Front, &self.unit(target).hull)
    }

    /// WH-06-24: the frenzied must charge whom they can reach.
    pub(crate) fn check_end_charges(&self, side: Side) -> Result<(), Refusal> {
        let frenzied = |&unit: &UnitId| self.is_frenzied(unit) && self.check_charger(unit).is_ok();
        for unit in self.on_table(side).filter(frenzied) {
            if let Some(target) = self.duty(side, unit) {
                return Err(Refusal::MustCharge { unit, target });
            }
        }
        Ok(())
    }

    /// WH-06-G13: an enemy that a legal charge of the unit could reach.
    pub(crate) fn duty(&self, side: Side, unit: UnitId) -> Option<UnitId> {
        self.enemies_of(unit).find(|&target| {
            self.within(unit, target, self.charge_reach(unit, false))
                && self.check_charge(side, unit, target, false).is_ok()
                && self.goes_home(unit, target)
        })
    }

    /// WH-02-02, WH-09-H30: how far a unit charges.
    pub(crate) fn charge_reach(&self, unit: UnitId, air: bool) -> Mil {
        if air { FLIGHT } else { 2 * self.pace(unit) }
    }

    pub(crate) fn declare_charge<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        air: bool,
        events: &mut E,
    ) {
        if !matches!(self.step(), Step::Declare { .. }) {
            self.push(Step::Declare { target });
        }
        events.emit(Event::ChargeDeclared { unit, target, air });
        events.cite(WH_01_09);
        events.cite(WH_02_G8);
        self.face(unit, target, events);
        let zones = self.zones_hit(unit, target);
        let zone = match zones {
            Zones::In(zone) | Zones::Between(zone, _) => zone,
        };
        self.unit_mut(unit).charge = Some(Charge { target, zone, air });
        let more = self
            .on_table(self.active)
            .any(|other| self.check_charge(self.active, other, target, false).is_ok());
        if !more {
            self.close_declaration(target);
        } else {
            events.cite(WH_02_G13);
        }
        if let Zones::Between(one, other) = zones {
            self.push(Step::PickZone { charger: unit, target, zones: [one, other] });
        }
    }

    /// WH-02-G8: a single model turns to its target before it declares.
    fn face<E: Events<Event>>(&mut self, unit: UnitId, target: UnitId, events: &mut E) {
        let rect = self.rect(unit);
        let Some(facing) = Angle::towards(self.unit(target).hull.centre() - rect.centre()) else { return };
        let turned = rect.facing(facing);
        if self.is_single(unit) && facing != rect.facing && self.check_room(&turned, &Room::of(unit)).is_ok()
        {
            self.place(unit, &turned, self.unit(unit).files);
            self.report_move(unit, Manner::Pivot, 0, 0, events);
        }
    }

    /// WH-02-G12: the side in whose zone the middle of the charger's front lies. A mob has no sides.
    pub(crate) fn zones_hit(&self, unit: UnitId, target: UnitId) -> Zones {
        if self.is_fleeing(target) {
            return Zones::In(Zone::Front);
        }
        plane::zone_of(&self.rect(target), self.unit(unit).front)
    }

    pub(crate) fn close_declaration(&mut self, target: UnitId) {
        self.set_step(Step::Next(Moment::Declaration { target, part: 1 }));
    }

    pub(crate) fn pick_zone<E: Events<Event>>(
        &mut self,
        charger: UnitId,
        target: UnitId,
        zone: Zone,
        events: &mut E,
    ) {
        self.pop();
        if let Some(charge) = &mut self.unit_mut(charger).charge {
            charge.zone = zone;
        }
        events.emit(Event::ZonePicked { charger, target });
    }
}

/// WH-02-G9: what follows a declaration.
impl Battle {
    /// Those who charge the unit and have not been moved yet.
    pub(crate) fn chargers_of(&self, target: UnitId) -> UnitSet {
        self.units()
            .filter(|&unit| self.unit(unit).charge.is_some_and(|charge| charge.target == target))
            .filter(|&unit| self.unit(unit).status == Status::Formed)
            .collect()
    }

    pub(crate) fn declaration<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        part: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let chargers = self.chargers_of(target);
        if chargers.is_empty() || !self.stands(target) || part == OVER {
            self.pop();
            return;
        }
        self.set_step(Step::Next(Moment::Declaration { target, part: part + 1 }));
        match part {
            1 => {
                events.cite(WH_02_G9);
                self.try_chargers(target, chargers, dice, events);
            }
            2 => self.try_target(target, chargers, dice, events),
            3 => self.try_flank(target, chargers, dice, events),
            4 => self.ask_reaction(target, chargers, dice, events),
            // Shots and flight follow the answer at once.
            5 => {}
            _ => self.try_shot_at(target, chargers, dice, events),
        }
    }

    /// WH-06-12, WH-06-17.
    fn try_chargers<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        for charger in chargers.iter() {
            if self.charger_nerve(charger, target, dice, events) != Nerve::Steady {
                self.unit_mut(charger).charge = None;
            }
        }
    }

    /// Only charges that can reach frighten.
    fn reaching(&self, target: UnitId, chargers: UnitSet) -> UnitSet {
        chargers.iter().filter(|&charger| self.goes_home(charger, target)).collect()
    }

    /// WH-06-09, WH-06-17. Who runs has reacted.
    fn try_target<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        let frightening = chargers.iter().any(|charger| self.fears(target, charger));
        if self.is_fleeing(target) || !frightening {
            return;
        }
        let reaching = self.reaching(target, chargers);
        if !reaching.is_empty() && !self.target_nerve(target, reaching, dice, events) {
            self.has_run(target);
        }
    }

    /// WH-06-07.
    fn try_flank<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        let aside = |unit: UnitId| self.unit(unit).charge.is_some_and(|charge| charge.zone != Zone::Front);
        let flankers: UnitSet = chargers.iter().filter(|&charger| aside(charger)).collect();
        if !self.is_fighting(target) || flankers.is_empty() {
            return;
        }
        if let Some(worst) = self.strongest(self.reaching(target, flankers))
            && !self.panic(target, Test::PanicFlank, Fright::From(worst), dice, events)
        {
            self.has_run(target);
        }
    }

    /// The target has run away before it could answer: the declaration is over. What its flight has put on the stack comes
    /// first.
    fn has_run(&mut self, target: UnitId) {
        self.unit_mut(target).flags.set(Flags::REACTED);
        let over = Step::Next(Moment::Declaration { target, part: OVER });
        for step in &mut self.steps[..usize::from(self.depth)] {
            if matches!(step, Step::Next(Moment::Declaration { target: of, .. }) if *of == target) {
                *step = over;
            }
        }
    }

    fn ask_reaction<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        if 1 < chargers.len() {
            events.cite(WH_02_G13);
        }
        if self.is_fleeing(target) {
            if self.card(target).missile.is_some() {
                events.cite(WH_02_07);
            }
            self.answer(target, Reaction::Flee, WH_02_G15, dice, events);
        } else if self.is_fighting(target) || self.is_stupid(target) {
            let rule = if self.is_fighting(target) { WH_02_G15 } else { WH_06_G14 };
            self.answer(target, Reaction::Hold, rule, dice, events);
        } else if self.may_answer_otherwise(target, chargers) {
            self.push(Step::React { target });
        } else {
            self.answer(target, Reaction::Hold, WH_02_05, dice, events);
        }
    }

    /// Whether there is anything to choose but to hold.
    fn may_answer_otherwise(&self, target: UnitId, chargers: UnitSet) -> bool {
        let shoots =
            |at: UnitId| self.check_reaction(target, Reaction::StandAndShoot { at, shots: 1 }).is_ok();
        self.check_reaction(target, Reaction::Flee).is_ok() || chargers.iter().any(shoots)
    }

    pub(crate) fn check_reaction(&self, target: UnitId, reaction: Reaction) -> Result<(), Refusal> {
        let unit = target;
        if self.is_fleeing(unit) {
            return if reaction == Reaction::Flee { Ok(()) } else { Err(Refusal::MustFlee { unit }) };
        }
        let bound = self.is_fighting(unit) || self.is_stupid(unit);
        match reaction {
            Reaction::Hold => Ok(()),
            _ if bound => Err(Refusal::MustHold { unit }),
            Reaction::Flee if self.never_flees(unit) => Err(Refusal::NeverFlees { unit }),
            Reaction::Flee => Ok(()),
            Reaction::StandAndShoot { at, shots } => self.check_stand_and_shoot(unit, at, shots),
        }
    }

    /// WH-09-H35, WH-09-H39.
    pub(crate) fn never_flees(&self, unit: UnitId) -> bool {
        self.has(unit, Traits::UNBREAKABLE) || self.has(unit, Traits::UNDEAD)
    }

    /// WH-02-04: the charger comes from more than half of its reach.
    fn check_stand_and_shoot(&self, unit: UnitId, at: UnitId, shots: u8) -> Result<(), Refusal> {
        let charge =
            self.stage.units.get(at.index()).and(self.units.get(at.index())).and_then(|state| state.charge);
        let Some(charge) = charge.filter(|charge| charge.target == unit) else {
            return Err(Refusal::NotACharger { unit: at });
        };
        self.can_stand_and_shoot(unit, at, shots)?;
        if self.within(at, unit, self.charge_reach(at, charge.air) / 2) {
            return Err(Refusal::TooNearToShoot { charger: at });
        }
        Ok(())
    }

    pub(crate) fn react<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        reaction: Reaction,
        dice: &mut D,
        events: &mut E,
    ) {
        self.pop();
        let rule = match reaction {
            Reaction::StandAndShoot { .. } => WH_02_04,
            Reaction::Hold => WH_02_05,
            Reaction::Flee => WH_02_06,
        };
        self.answer(target, reaction, rule, dice, events);
    }

    fn answer<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        reaction: Reaction,
        rule: RuleId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.unit_mut(target).flags.set(Flags::REACTED);
        events.emit(Event::Reacted { unit: target, reaction: ReactionName::from(reaction), rule });
        match reaction {
            Reaction::Hold => {}
            Reaction::StandAndShoot { at, shots } => self.stand_and_shoot(target, at, shots, dice, events),
            Reaction::Flee => {
                let from = self.strongest(self.chargers_of(target)).map_or(Fright::Nearest, Fright::From);
                self.flee(target, from, dice, events);
            }
        }
    }

    /// WH-02-G18: the panic of chargers that were shot at. Who fails flees instead of charging.
    fn try_shot_at<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        chargers: UnitSet,
        dice: &mut D,
        events: &mut E,
    ) {
        for charger in chargers.iter() {
            self.check_losses_panic(charger, Fright::From(target), false, dice, events);
        }
    }
}

#[cfg(test)]
mod tests;
