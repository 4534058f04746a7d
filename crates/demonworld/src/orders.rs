//! Chapter 03: orders (Befehle), placed in secret and revealed together.

use crate::card::Order;
use crate::event::Event;
use crate::ids::UnitId;
use crate::label::Ending;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use table::{Events, Outcome, Side};

impl Battle {
    /// DW-03-02, DW-03-03, DW-03-08, DW-03-09.
    pub(crate) fn check_order(&self, side: Side, unit: UnitId, order: Order) -> Result<(), Refusal> {
        if self.unit_exists(unit) && self.side_of(unit) == side && self.host(unit).is_some() {
            return Err(Refusal::CommanderNeedsNoOrder { commander: unit });
        }
        self.check_own_unit(side, unit)?;
        if self.is_standard() {
            return self.check_marker(unit, order);
        }
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
        self.cite_marker(unit, events);
        let state = self.unit_mut(unit);
        state.markers.insert(order);
        // With several markers the order is open until one of them is kept (DW-10-54).
        state.order = Some(order).filter(|_| state.markers.len() == 1);
    }

    /// DW-07-G5: both sides have to offer in the same round.
    pub(crate) fn offer_draw<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        self.draw_offered[side] = true;
        events.emit(Event::DrawOffered { side });
        if self.draw_offered[side.enemy()] {
            self.end_battle(Outcome::Draw, Ending::AgreedDraw, events);
        }
    }

    /// DW-03-10, DW-10-53: all markers lie; where there is one it is turned up, a forgotten order is hold. How many lie
    /// on the others is open from now on. What the die has decided lies face up already (DW-08-18).
    pub(crate) fn reveal_orders<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            if self.markers_allowed(unit) == 0 {
                continue;
            }
            self.lay_all_four(unit, events);
            let count = self.markers(unit).len();
            self.unit_mut(unit).marker_count = count;
            if count <= 1 {
                self.reveal_order(unit, events);
            } else {
                events.emit(Event::MarkersLaid { unit, count });
            }
        }
        events.cite(DW_03_08);
        if self.is_standard() {
            events.cite(DW_10_53);
        }
        self.keep_next(2, events);
    }

    /// The unit's marker is turned up.
    pub(crate) fn reveal_order<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let forgotten = self.order(unit).is_none();
        let order = self.order(unit).unwrap_or(Order::Hold);
        let state = self.unit_mut(unit);
        state.order = Some(order);
        state.markers = Markers::default();
        events.emit(Event::OrderRevealed { unit, order, forgotten });
    }

    /// DW-01-01, DW-01-16: the unit exists, belongs to the side and has not been destroyed.
    pub(crate) fn check_own_unit(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if self.is_marching(unit) {
            return Err(Refusal::NotArrived { unit });
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
