//! Chapter 05: small units (kleine Einheiten), DW-05-32 to DW-05-36: every element moves on its own.

use crate::action::Payment;
use crate::card::Order;
use crate::event::Event;
use crate::formation::group_count;
use crate::ids::ElementId;
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Direction;
use table::{Events, Side};

impl Battle {
    pub(crate) fn check_walk(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_free_mover(side, unit)?;
        if !self.is_small(unit) {
            return Err(Refusal::NotSmall { unit });
        }
        if payment == Payment::Manoeuvre && self.is_commander(unit) {
            return Err(Refusal::NoManoeuvres { commander: unit });
        }
        self.check_payment(element, direction, payment)?;
        let hex = self.hex(element).step(direction);
        self.check_empty_hex(hex)?;
        // DW-05-35: the elements keep together at every step.
        let mut posts = self.posts(unit);
        for (post, other) in posts.as_mut_slice().iter_mut().zip(self.elements(unit)) {
            if other == element {
                post.0 = hex;
            }
        }
        let groups = group_count(posts.as_slice());
        if self.unit(unit).groups < groups {
            return Err(Refusal::WouldSplit { unit, groups });
        }
        self.check_approach(element, hex, self.is_forward(element, direction))
    }

    pub(crate) fn walk<E: Events<Event>>(
        &mut self,
        element: ElementId,
        direction: Direction,
        payment: Payment,
        events: &mut E,
    ) {
        let unit = self.unit_of(element);
        self.start_move(unit, events);
        let from = self.hex(element);
        self.pay(element, direction, payment);
        match payment {
            Payment::Points => {
                self.cite_ground(element, from, from.step(direction), events);
                if self.plays(Modules::TERRAIN) {
                    events.cite(DW_11_05);
                }
            }
            Payment::Manoeuvre => self.cite_shift(from, from.step(direction), events),
        }
        self.shift(element, direction);
        self.note_step(unit, events);
        let (to, facing) = (self.hex(element), self.facing(element));
        events.emit(Event::ElementMoved { element, manner: Manner::Walk, from, to, facing });
        events.cite(DW_05_32);
        events.cite(DW_05_35);
        if self.order(unit) == Some(Order::Hold) {
            events.cite(DW_05_34);
        }
        self.reform_and_tell(unit, events);
        self.attack_if_in_contact(unit, events);
    }
}
