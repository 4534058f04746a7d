//! Chapter 03: orders (Befehle), placed in secret and revealed together.

use crate::card::Order;
use crate::event::{Ending, Event};
use crate::ids::UnitId;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use table::{Events, Outcome, Side};

impl Battle {
    /// DW-03-02, DW-03-03, DW-03-08, DW-03-09.
    pub(crate) fn check_order(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if self.was_in_melee(unit) {
            return Err(Refusal::InMeleeNoOrder { unit });
        }
        if self.order(unit).is_some() {
            return Err(Refusal::OrderGiven { unit });
        }
        Ok(())
    }

    /// DW-07-G5.
    pub(crate) fn check_draw_offer(&self, side: Side) -> Result<(), Refusal> {
        if self.draw_offered[side] { Err(Refusal::DrawOfferedAlready) } else { Ok(()) }
    }

    pub(crate) fn give_order<E: Events<Event>>(&mut self, unit: UnitId, order: Order, events: &mut E) {
        // Placed face down: nothing to see for the other side.
        events.cite(DW_03_02);
        events.cite(DW_03_03);
        self.unit_mut(unit).order = Some(order);
    }

    /// DW-07-G5: both sides have to offer in the same round.
    pub(crate) fn offer_draw<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        self.draw_offered[side] = true;
        events.emit(Event::DrawOffered { side });
        if self.draw_offered[side.enemy()] {
            self.end_battle(Outcome::Draw, Ending::AgreedDraw, events);
        }
    }

    /// DW-03-10: all markers are turned up at once; a forgotten order is hold.
    pub(crate) fn reveal_orders<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            if self.alive(unit) == 0 || self.was_in_melee(unit) {
                continue;
            }
            let forgotten = self.order(unit).is_none();
            let order = self.order(unit).unwrap_or(Order::Hold);
            self.unit_mut(unit).order = Some(order);
            events.emit(Event::OrderRevealed { unit, order, forgotten });
        }
        events.cite(DW_03_08);
        self.begin_volley(Volley::First, events);
    }

    /// DW-01-01, DW-01-16: the unit exists, belongs to the side and has not been destroyed.
    pub(crate) fn check_own_unit(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if self.alive(unit) == 0 {
            return Err(Refusal::UnitDestroyed { unit });
        }
        Ok(())
    }

    /// DW-01-12: the element exists, belongs to the side and stands on the board.
    pub(crate) fn check_own_element(&self, side: Side, element: crate::ElementId) -> Result<UnitId, Refusal> {
        if !self.element_exists(element) {
            return Err(Refusal::NoSuchElement { element });
        }
        let unit = self.unit_of(element);
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if !self.is_alive(element) {
            return Err(Refusal::ElementDestroyed { element });
        }
        Ok(unit)
    }
}
