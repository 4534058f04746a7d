//! Chapter 14: the second attack (zweiter Angriff).

use crate::blow::{Blow, MASTERLY};
use crate::event::Event;
use crate::ids::ElementId;
use crate::label::{Cause, Label, Manner};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use hex::Hex;
use table::{Dice, Events, Side};

/// Checks.
impl Battle {
    /// DW-14-02, DW-14-04, DW-14-G1, DW-14-G6: an unsupported blow, five or more below its base number, of an element
    /// that is faster than every enemy in contact with it.
    fn earns_second(&self, striker: ElementId, blow: &Blow) -> bool {
        let initiative = self.initiative_of(striker);
        blow.is_masterly()
            && !blow.supported
            && self.contacts(striker).all(|enemy| self.initiative_of(enemy) < initiative)
    }

    /// DW-14-06: whom the element could strike without a step. What is already destroyed is no target.
    fn second_targets(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        self.frontal_enemies(element).filter(|&enemy| !self.is_hit(enemy))
    }

    /// DW-14-06, DW-14-G4: whom the element could strike from `hex` without turning.
    fn pursuit_targets(&self, element: ElementId, hex: Hex) -> impl Iterator<Item = ElementId> + '_ {
        self.enemies_in_front(element, hex)
            .filter(move |&enemy| !self.is_hit(enemy) && self.would_touch(element, hex, enemy))
    }

    /// DW-14-G4, DW-14-G5: the step exists only to strike, and needs ground on which the element can go.
    fn can_pursue(&self, element: ElementId, hex: Hex) -> bool {
        self.can_cross(element, self.hex(element), hex) && self.pursuit_targets(element, hex).next().is_some()
    }

    /// DW-14-06, DW-14-08, DW-14-10: the second attack, in place or with a step.
    pub(crate) fn check_second(
        &self,
        side: Side,
        element: ElementId,
        target: ElementId,
        step: bool,
    ) -> Result<(), Refusal> {
        let Step::Second { striker, hex } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        self.check_own_element(side, element)?;
        if element != striker {
            return Err(Refusal::NoSecondAttack { element });
        }
        self.check_enemy(element, target)?;
        if self.is_hit(target) {
            return Err(Refusal::ElementDestroyed { element: target });
        }
        if !step {
            return self.check_in_front(element, target);
        }
        let hex = hex.ok_or(Refusal::NoStepForward { element })?;
        if self.pursuit_targets(element, hex).any(|enemy| enemy == target) {
            Ok(())
        } else {
            Err(Refusal::NotInFront { element, target })
        }
    }
}

/// What happens.
impl Battle {
    /// DW-14-07: the next declared blow of the step; when all are rolled the fallen are removed (DW-06-24).
    pub(crate) fn next_blow<D: Dice, E: Events<Event>>(
        &mut self,
        engagement: u8,
        initiative: i8,
        dice: &mut D,
        events: &mut E,
    ) {
        for striker in (0..self.n_elements).map(ElementId) {
            let Task::Attack(target) = self.task(striker) else { continue };
            if self.flags[striker.index()].has(ElementFlags::STRUCK) {
                continue;
            }
            self.flags[striker.index()].set(ElementFlags::STRUCK);
            let blow = self.resolve_blow(striker, target, dice, events);
            if let Some(blow) = blow.filter(|_| self.is_standard())
                && self.grant_second(striker, target, &blow, events)
            {
                return;
            }
        }
        for element in 0..usize::from(self.n_elements) {
            if self.tasks[element] != Task::None {
                self.tasks[element] = Task::None;
                self.flags[element].set(ElementFlags::STRUCK);
            }
        }
        if !self.remove_casualties(Cause::Blow, events) {
            self.next_strikes(engagement, initiative, events);
        }
    }

    /// DW-14-02, DW-14-10: lets the striker strike again, if he has earned it or always does. True if the blows of the
    /// step have to wait for him, or the battle is over.
    fn grant_second<E: Events<Event>>(
        &mut self,
        striker: ElementId,
        target: ElementId,
        blow: &Blow,
        events: &mut E,
    ) -> bool {
        let earned = self.earns_second(striker, blow);
        let innate = 2 <= self.card_of(striker).standard.attacks;
        if !(earned || innate) || self.flags[striker.index()].has(ElementFlags::SECOND) {
            return false;
        }
        let freed = self.hex(target);
        let may_step = earned && blow.destroyed && self.can_pursue(striker, freed);
        if !may_step && self.second_targets(striker).next().is_none() {
            return false;
        }
        self.flags[striker.index()].set(ElementFlags::SECOND);
        if innate {
            events.cite(DW_14_10);
            if self.card_of(striker).is_commander() {
                events.cite(DW_10_04);
            }
        }
        if earned {
            self.tell_second(striker, blow, events);
        }
        if earned && blow.destroyed {
            // Slower than the striker, it has no blow of its own in this step.
            let enemy = self.unit_of(target);
            self.destroy(target, Cause::Blow, events);
            self.reform_and_tell(enemy, events);
            if self.end_if_decided(events) {
                return true;
            }
        }
        self.push_step(Step::Second { striker, hex: may_step.then_some(freed) });
        true
    }

    fn tell_second<E: Events<Event>>(&self, striker: ElementId, blow: &Blow, events: &mut E) {
        events.emit(Event::SecondAttackEarned { striker });
        let is_bonus =
            |label| matches!(label, Label::Charge | Label::SkillMelee | Label::WedgeTip | Label::Item);
        if blow.sum.terms().any(|term| is_bonus(term.label)) {
            events.cite(DW_14_03);
        }
        if !self.is_first_round(self.unit_of(striker)) {
            events.cite(DW_14_04);
        }
        if !blow.destroyed {
            events.cite(DW_14_08);
        }
    }

    /// DW-14-06, DW-14-G3: the second attack is rolled at once, without support.
    pub(crate) fn strike_again<D: Dice, E: Events<Event>>(
        &mut self,
        element: ElementId,
        target: ElementId,
        step: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        let Step::Second { hex, .. } = self.step() else { return };
        self.pop_step();
        events.cite(DW_14_06);
        if self.wedge_tip(self.unit_of(element)) == Some(element) {
            events.cite(DW_13_21);
            events.cite(DW_14_11);
        }
        if let Some(hex) = hex.filter(|_| step)
            && self.pursue(element, hex, events)
        {
            return;
        }
        // DW-15-66: whoever was running has been caught by the step itself.
        if !self.is_alive(target) {
            return;
        }
        if self.initiative_of(element) <= self.initiative_of(target) {
            events.cite(DW_14_09);
        }
        let Some(sum) = self.reckon_blow(element, target, 0, !step) else { return };
        let (roll, _) = self.roll_blow(element, target, sum, Purpose::SecondBlow, dice, events);
        if i16::from(roll) <= sum.sum() - MASTERLY {
            events.cite(DW_14_05);
        }
    }

    /// DW-14-07, DW-14-G7: the step onto the hex of the destroyed element. True if the battle is over.
    fn pursue<E: Events<Event>>(&mut self, element: ElementId, hex: Hex, events: &mut E) -> bool {
        let (unit, from, facing) = (self.unit_of(element), self.hex(element), self.facing(element));
        if self.ground().edge_between(from, hex).hinders() {
            events.cite(DW_11_G17);
        }
        self.lift(element);
        self.put(element, hex);
        events.emit(Event::ElementMoved { element, manner: Manner::Pursuit, from, to: hex, facing });
        self.forget_idle_declarations();
        let caught = self.catch_fleeing(unit, events);
        self.note_contacts(unit);
        self.reform_and_tell(unit, events);
        caught && self.end_if_decided(events)
    }
}

#[cfg(test)]
mod tests;
