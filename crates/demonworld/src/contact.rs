//! Chapter 05: attack (Angriff): making contact, the reaction of the attacked, completing the attack.

use crate::action::{Hand, Payment};
use crate::card::Order;
use crate::event::Event;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::shapes::ShapeMove;
use crate::state::*;
use hex::Hex;
use table::{Events, Side};

impl Battle {
    /// DW-05-44, DW-11-47, DW-11-50, DW-15-36: whether the element may go to `hex` as far as enemies matter: a step
    /// next to an enemy is an attack unless the ground keeps them apart.
    pub(crate) fn check_approach(&self, element: ElementId, hex: Hex, forward: bool) -> Result<(), Refusal> {
        self.check_not_nearer(element, hex)?;
        if self.attacked_from(element, hex).next().is_none() {
            return Ok(());
        }
        self.check_contact(element, forward)?;
        // DW-15-32: every enemy that is feared more than the unit itself needs a passed test.
        self.attacked_from(element, hex)
            .try_for_each(|enemy| self.check_dared(self.unit_of(element), self.unit_of(enemy)))
    }

    /// DW-05-44, DW-05-47: whether the element's unit, not yet fighting, may make contact by this step.
    pub(crate) fn check_contact(&self, element: ElementId, forward: bool) -> Result<(), Refusal> {
        let unit = self.unit_of(element);
        if self.unit(unit).flags.has(UnitFlags::ARRIVED) {
            return Err(Refusal::ArrivingMayNotAttack { unit });
        }
        // DW-10-15: a single commander may attack whenever he moves.
        if !self.is_commander(unit) {
            match self.effective_order(unit) {
                Some(Order::Hold) => return Err(Refusal::HoldForbidsContact { unit }),
                Some(order) if !order.may_attack() => {
                    return Err(Refusal::OrderForbidsContact { unit, order });
                }
                _ => {}
            }
            self.check_swapped(unit)?;
            self.check_shape_allows(unit, ShapeMove::Attack)?;
            if !self.formation(unit).is_ordered() {
                return Err(Refusal::DisorderForbidsContact { unit });
            }
        }
        if !forward {
            return Err(Refusal::ContactNotForward { element });
        }
        Ok(())
    }

    /// Notes every enemy unit that the unit touches; gives those it did not touch before in this round.
    pub(crate) fn note_contacts(&mut self, unit: UnitId) -> UnitSet {
        let mut touched = UnitSet::EMPTY;
        for element in self.elements(unit) {
            for enemy in self.contacts(element) {
                touched.insert(self.unit_of(enemy));
            }
        }
        let fresh = UnitSet(touched.0 & !self.unit(unit).links.0);
        self.unit_mut(unit).links.0 |= fresh.0;
        for enemy in fresh.iter() {
            self.unit_mut(enemy).links.insert(unit);
        }
        fresh
    }

    /// DW-05-51 to DW-05-53: if the unit has come into contact, its move is interrupted; attacked units that have not
    /// moved react at once, also inside another reaction (DW-05-G7).
    pub(crate) fn attack_if_in_contact<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        // DW-15-G15: fleeing enemies are destroyed on contact; the attacker completes its move all the same.
        let caught = self.catch_fleeing(unit, events);
        if caught && self.end_if_decided(events) {
            return;
        }
        if self.came_within_reach(unit) {
            events.cite(DW_11_51);
        }
        let fresh = self.note_contacts(unit);
        if fresh.is_empty() && !caught {
            return;
        }
        if let Step::Move { .. } = self.step() {
            events.cite(DW_05_44);
            events.cite(DW_05_47);
            events.cite(DW_05_48);
            if !fresh.is_empty() {
                self.note_charge(unit, events);
            }
            if self.unit(unit).flags.has(UnitFlags::DAUNTED) {
                events.cite(DW_15_37);
            }
            self.replace_step(Step::Complete { unit });
        } else {
            events.cite(DW_05_46);
            if let Step::Complete { .. } = self.step() {
                events.cite(DW_05_58);
            }
        }
        events.cite(DW_05_45);
        events.cite(DW_05_50);
        events.cite(DW_01_24);
        events.cite(DW_01_25);
        let mut reacting = UnitSet::EMPTY;
        for target in fresh.iter() {
            events.emit(Event::Contact { attacker: unit, target });
            let state = self.unit_mut(target);
            if state.flags.has(UnitFlags::MOVED | UnitFlags::IN_MELEE) {
                events.emit(Event::NoReaction { unit: target });
            } else {
                state.flags.set(UnitFlags::MOVED | UnitFlags::REACTED);
                state.manoeuvres_used = 0;
                reacting.insert(target);
                events.emit(Event::MayReact { unit: target });
                events.cite(DW_05_55);
            }
        }
        if !reacting.is_empty() {
            self.push_step(Step::React { units: reacting, current: None });
        }
    }

    /// DW-11-51: an element of the moving unit stands next to an enemy who alone could go to the other. It met the
    /// conditions of an attack for it, though the enemy will say whether there is one.
    fn came_within_reach(&self, unit: UnitId) -> bool {
        let defends = |element: ElementId| {
            let (side, hex) = (self.side_of_element(element), self.hex(element));
            self.enemies_around(side, hex)
                .any(|enemy| self.bond(element, hex, enemy) == Bond::Optional { attacker: false })
        };
        !self.ground().is_plain()
            && matches!(self.step(), Step::Move { unit: moving } if moving == unit)
            && self.elements(unit).any(defends)
    }

    /// DW-05-54: the unit is one of those that may react now, and no other is in the middle of its reaction.
    pub(crate) fn check_reacting(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        let Step::React { units, current } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if !units.contains(unit) {
            return Err(Refusal::NotAttacked { unit });
        }
        match current {
            Some(other) if other != unit => Err(Refusal::OtherUnitMoves { unit: other }),
            _ => Ok(()),
        }
    }

    /// DW-05-10: ends a move, a reaction or the completion of an attack.
    pub(crate) fn check_end_move(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        match self.step() {
            Step::React { .. } => self.check_reacting(side, unit)?,
            Step::Move { unit: moving } | Step::Complete { unit: moving } if moving == unit => {}
            Step::Move { unit: moving } | Step::Complete { unit: moving } => {
                return Err(Refusal::OtherUnitMoves { unit: moving });
            }
            // A unit that has not begun cannot end: standing still needs no word.
            _ => return Err(Refusal::OutOfPhase),
        }
        if self.plan == Plan::None { Ok(()) } else { Err(Refusal::PlanOpen { unit }) }
    }

    pub(crate) fn end_move<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        match self.step() {
            Step::React { mut units, .. } => {
                events.emit(Event::Reacted { unit });
                units.remove(unit);
                self.replace_step(Step::React { units, current: None });
            }
            _ => {
                if self.cheapest_step() <= self.points_left(unit) || 0 < self.manoeuvres_left(unit) {
                    events.cite(DW_05_09);
                    events.cite(DW_05_49);
                }
                self.finish_move(unit, events);
            }
        }
    }

    /// DW-05-56, DW-05-57: one free element goes on to its front.
    pub(crate) fn check_press(
        &self,
        side: Side,
        element: ElementId,
        hand: Hand,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        match self.step() {
            Step::Complete { unit: completing } if completing == unit => {}
            Step::Complete { unit: completing } => return Err(Refusal::OtherUnitMoves { unit: completing }),
            _ => return Err(Refusal::OutOfPhase),
        }
        if self.is_in_contact(element) {
            return Err(Refusal::ContactMayNotPress { element });
        }
        let direction = hand.front(self.facing(element));
        self.check_payment(element, direction, payment)?;
        let hex = self.hex(element).step(direction);
        self.check_empty_hex(hex)?;
        // DW-05-58: further enemies may be met, but not the one that has daunted the unit (DW-15-36).
        self.check_not_nearer(element, hex)
    }

    pub(crate) fn can_press(&self, unit: UnitId) -> bool {
        let side = self.side_of(unit);
        self.elements(unit).any(|element| {
            Hand::BOTH.iter().any(|&hand| {
                Payment::BOTH.iter().any(|&payment| self.check_press(side, element, hand, payment).is_ok())
            })
        })
    }

    pub(crate) fn press<E: Events<Event>>(
        &mut self,
        element: ElementId,
        hand: Hand,
        payment: Payment,
        events: &mut E,
    ) {
        let unit = self.unit_of(element);
        let from = self.hex(element);
        let direction = hand.front(self.facing(element));
        self.pay(element, direction, payment);
        self.cite_ground(element, from, from.step(direction), events);
        self.shift(element, direction);
        let (to, facing) = (self.hex(element), self.facing(element));
        events.emit(Event::ElementMoved { element, manner: Manner::Press, from, to, facing });
        events.cite(DW_05_57);
        self.reform_and_tell(unit, events);
        self.attack_if_in_contact(unit, events);
    }
}
