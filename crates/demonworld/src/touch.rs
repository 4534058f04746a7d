//! Chapter 11: optional contact (wahlweiser Kontakt): DW-11-49 to DW-11-59. Whoever alone could go to the other, the
//! attacker, says whether there is contact.

use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::{Hex, Zone};
use table::{Events, Side};

/// Checks.
impl Battle {
    /// DW-11-45 to DW-11-53: whether the element, standing on `hex`, would be in contact with the adjacent enemy.
    pub(crate) fn would_touch(&self, element: ElementId, hex: Hex, enemy: ElementId) -> bool {
        match self.bond(element, hex, enemy) {
            Bond::Contact => true,
            Bond::None => false,
            Bond::Optional { attacker } => {
                let attacker = if attacker { element } else { enemy };
                self.has_declared(attacker)
            }
        }
    }

    fn has_declared(&self, element: ElementId) -> bool {
        self.flags[element.index()].has(ElementFlags::DECLARED)
    }

    /// DW-11-49: the adjacent enemies whom the element could reach, but who could not reach it.
    fn optional_enemies(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let hex = self.hex(element);
        self.enemies_around(self.side_of_element(element), hex)
            .filter(move |&enemy| self.bond(element, hex, enemy) == Bond::Optional { attacker: true })
    }

    /// DW-11-G8: an optional enemy stands on a front hex.
    fn can_declare(&self, element: ElementId) -> bool {
        !self.has_declared(element)
            && self
                .optional_enemies(element)
                .any(|enemy| self.zone_towards(element, self.hex(enemy)) == Some(Zone::Front))
    }

    /// DW-11-52: (a) in the unit's own move, (b) at the start of the melee phase (DW-11-G7).
    pub(crate) fn check_touch(&self, side: Side, element: ElementId) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        match self.step() {
            Step::Touch { .. } => {}
            Step::Move { unit: moving } | Step::Complete { unit: moving } if moving == unit => {
                if self.plan != Plan::None {
                    return Err(Refusal::PlanOpen { unit });
                }
            }
            Step::Move { unit: moving } | Step::Complete { unit: moving } => {
                return Err(Refusal::OtherUnitMoves { unit: moving });
            }
            _ => return Err(Refusal::OutOfPhase),
        }
        if self.ground().is_plain() || !self.can_declare(element) {
            return Err(Refusal::NoOptionalContact { element });
        }
        self.check_declaration(unit, element)
    }

    /// DW-11-G8: the conditions of an attack, the test against feared enemies among them. A unit that is already
    /// fighting needs neither order nor formation (DW-05-46).
    fn check_declaration(&self, unit: UnitId, element: ElementId) -> Result<(), Refusal> {
        if self.is_fleeing(unit) || self.flags[element.index()].has(ElementFlags::STRAGGLER) {
            return Err(Refusal::FleeingMayNot { unit });
        }
        if self.unit_in_contact(unit) {
            return Ok(());
        }
        if self.effective_order(unit).is_none() && !self.is_commander(unit) {
            return Err(Refusal::NoOptionalContact { element });
        }
        self.check_contact(element, true)?;
        self.optional_enemies(element).try_for_each(|enemy| self.check_dared(unit, self.unit_of(enemy)))
    }

    /// Whether an element of the unit that is moving may declare its contacts, so that the move is not over yet.
    pub(crate) fn may_touch(&self, unit: UnitId) -> bool {
        !self.ground().is_plain()
            && self.elements(unit).any(|element| self.check_touch(self.side_of(unit), element).is_ok())
    }

    pub(crate) fn has_contacts_to_declare(&self, side: Side) -> bool {
        !self.ground().is_plain() && self.living_units(side).any(|unit| self.may_touch(unit))
    }

    /// DW-11-58: the element's unit takes part in the melee that has been fought.
    pub(crate) fn check_release(&self, side: Side, element: ElementId) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        let Step::Release { engagement, .. } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if self.engagement(unit) != Some(engagement) {
            return Err(Refusal::OtherMelee { unit });
        }
        if !self.has_declared(element) || self.optional_enemies(element).next().is_none() {
            return Err(Refusal::NothingToRelease { element });
        }
        // DW-15-79: it does not give up a contact that it has.
        if self.is_impetuous(unit) { Err(Refusal::MustFollowFoe { element }) } else { Ok(()) }
    }

    pub(crate) fn has_contacts_to_release(&self, engagement: u8, side: Side) -> bool {
        !self.ground().is_plain()
            && self
                .living_units(side)
                .filter(|&unit| self.engagement(unit) == Some(engagement))
                .any(|unit| self.elements(unit).any(|element| self.check_release(side, element).is_ok()))
    }
}

/// What happens.
impl Battle {
    /// DW-11-53, DW-11-G9: from now on the element is in contact with all whom it could reach.
    pub(crate) fn touch<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        let unit = self.unit_of(element);
        self.flags[element.index()].set(ElementFlags::DECLARED);
        events.emit(Event::ContactDeclared { element });
        events.cite(DW_11_45);
        events.cite(DW_11_49);
        events.cite(DW_11_53);
        if let Step::Touch { .. } = self.step() {
            events.cite(DW_11_55);
            let caught = self.catch_fleeing(unit, events);
            self.note_contacts(unit);
            if caught {
                self.end_if_decided(events);
            }
            return;
        }
        events.cite(DW_11_50);
        self.attack_if_in_contact(unit, events);
    }

    pub(crate) fn end_touching<E: Events<Event>>(&mut self, side: Side, last: bool, events: &mut E) {
        if last {
            return self.begin_wielding(events);
        }
        self.replace_step(Step::Touch { side: side.enemy(), last: true });
    }

    /// After the loss tests of an engagement, before its follow-up moves.
    pub(crate) fn begin_releasing<E: Events<Event>>(&mut self, engagement: u8, _events: &mut E) {
        self.forget_idle_declarations();
        self.replace_step(Step::Release { engagement, side: self.declares_first(), last: false });
    }

    /// DW-11-58: those elements of both sides are no longer in contact; nobody has to go (DW-11-59).
    pub(crate) fn release<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        self.flags[element.index()].clear(ElementFlags::DECLARED);
        events.emit(Event::ContactReleased { element });
        events.cite(DW_11_59);
    }

    pub(crate) fn end_releasing<E: Events<Event>>(
        &mut self,
        engagement: u8,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        if self.has_contacts_to_release(engagement, side) {
            events.cite(DW_11_57);
        }
        if last {
            return self.begin_following(engagement, events);
        }
        self.replace_step(Step::Release { engagement, side: side.enemy(), last: true });
    }

    /// DW-11-G9: a declaration ends with the last enemy whom it was about.
    pub(crate) fn forget_idle_declarations(&mut self) {
        if self.ground().is_plain() {
            return;
        }
        for element in (0..self.n_elements).map(ElementId) {
            if self.has_declared(element)
                && (!self.is_alive(element) || self.optional_enemies(element).next().is_none())
            {
                self.flags[element.index()].clear(ElementFlags::DECLARED);
            }
        }
    }
}

#[cfg(test)]
mod tests;
