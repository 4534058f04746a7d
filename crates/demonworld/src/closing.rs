//! Chapter 04: closing up (Nachrücken) after the losses of a ranged phase.

use crate::board::Cell;
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Hex};
use table::{Events, Side};

/// Checks.
impl Battle {
    /// DW-04-29, DW-04-30; not over impassable ground (DW-11-08) nor over a hedge or wall (DW-11-G17).
    pub(crate) fn check_close_up(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        if !self.unit(unit).flags.has(UnitFlags::LOST) {
            return Err(Refusal::NoLosses { unit });
        }
        if self.flags[element.index()].has(ElementFlags::CLOSED_UP) {
            return Err(Refusal::ClosedUpAlready { element });
        }
        if self.is_in_contact(element) {
            return Err(Refusal::ContactMayNotCloseUp { element });
        }
        let from = self.hex(element);
        let hex = from.step(direction);
        if !self.was_held_by(unit, hex) {
            return Err(Refusal::NotHeldBefore { hex });
        }
        if let Cell::Held(by) = self.at(hex) {
            return Err(Refusal::HexTaken { hex, by });
        }
        self.check_barrier(element, from, hex)?;
        self.check_no_edge(from, hex)
    }

    /// DW-04-G7, DW-10-21: whether an element that acted with the unit stood on the hex when the phase began.
    fn was_held_by(&self, unit: UnitId, hex: Hex) -> bool {
        let held = |element: ElementId| self.held[element.index()] == hex;
        self.roster(unit).any(held)
            || self.units().any(|other| {
                let Unit { host, fell_with, .. } = *self.unit(other);
                (host == Some(unit) || fell_with == Some(unit)) && held(self.commander_element(other))
            })
    }

    pub(crate) fn can_close_up(&self, side: Side) -> bool {
        self.living_units(side).filter(|&unit| self.unit(unit).flags.has(UnitFlags::LOST)).any(|unit| {
            self.elements(unit)
                .any(|element| Direction::ALL.iter().any(|&d| self.check_close_up(side, element, d).is_ok()))
        })
    }
}

/// What happens.
impl Battle {
    /// DW-04-29: no movement (DW-04-30) and no attack.
    pub(crate) fn close_up<E: Events<Event>>(
        &mut self,
        element: ElementId,
        direction: Direction,
        events: &mut E,
    ) {
        let from = self.hex(element);
        self.shift(element, direction);
        self.flags[element.index()].set(ElementFlags::CLOSED_UP);
        events.emit(Event::ClosedUp { element, from, to: self.hex(element) });
        events.cite(DW_04_30);
        events.cite(DW_04_31);
        let unit = self.unit_of(element);
        self.reform_and_tell(unit, events);
        self.note_contacts(unit);
    }

    pub(crate) fn end_closing_up<E: Events<Event>>(
        &mut self,
        volley: Volley,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        if !last {
            return self.replace_step(Step::CloseUp { volley, side: side.enemy(), last: true });
        }
        self.judge_after_volley(events);
        if self.plays(Modules::MORALE) {
            return self.replace_step(Step::Next(Moment::FireTests { volley, tested: false }));
        }
        self.after_volley(volley, events);
    }

    /// DW-08-15: what follows a ranged phase.
    pub(crate) fn after_volley<E: Events<Event>>(&mut self, volley: Volley, events: &mut E) {
        match volley {
            Volley::First => self.begin_movement(events),
            Volley::Second => self.begin_melee(events),
        }
    }
}
