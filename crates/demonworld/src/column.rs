//! Chapter 05: the column (Kolonne), DW-05-27 to DW-05-31 and DW-05-60.

use crate::action::{Hand, Payment};
use crate::card::Order;
use crate::event::{Event, Manner};
use crate::formation::{Formation, column_order};
use crate::ids::{ElementId, UnitId};
use crate::movement::OPEN_GROUND;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::{Direction, Facing, Zone};
use table::{Events, Side};

impl Battle {
    pub(crate) fn check_march(
        &self,
        side: Side,
        unit: UnitId,
        facing: Facing,
        hand: Hand,
        payment: Payment,
    ) -> Result<(), Refusal> {
        self.check_free_mover(side, unit)?;
        if self.order(unit) == Some(Order::Hold) {
            return Err(Refusal::HoldMayNotMove { unit });
        }
        if self.is_small(unit) {
            return Err(Refusal::SmallMovesSingly { unit });
        }
        let Some(head) = self.column(unit).and_then(|mut column| column.next()) else {
            return Err(Refusal::NotAColumn { unit });
        };
        match payment {
            Payment::Points => self.check_points(unit, self.points_spent(unit))?,
            Payment::Manoeuvre => self.check_manoeuvres(unit, 1)?,
        }
        let hex = self.hex(head).step(hand.front(facing));
        self.check_empty_hex(hex)?;
        if self.enemies_around(side, hex).next().is_some() {
            self.check_contact(head, true)?;
        }
        Ok(())
    }

    /// DW-05-27: the elements of a column from head to tail.
    pub fn column(&self, unit: UnitId) -> Option<impl Iterator<Item = ElementId> + use<>> {
        if self.formation(unit) != Formation::Column {
            return None;
        }
        let posts = self.posts(unit);
        let order = column_order(posts.as_slice())?;
        let mut elements = [ElementId(0); MAX_UNIT_ELEMENTS];
        for (slot, element) in elements.iter_mut().zip(self.elements(unit)) {
            *slot = element;
        }
        let n = posts.as_slice().len();
        Some((0..n).map(move |place| elements[usize::from(order[place])]))
    }

    /// DW-05-28: the head turns and steps; every follower takes the place of the one before it and turns the less
    /// (DW-05-G12), clockwise if equal. The owner may choose the other facing by a free turn.
    pub(crate) fn march<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        facing: Facing,
        hand: Hand,
        payment: Payment,
        events: &mut E,
    ) {
        self.start_move(unit, events);
        self.unit_mut(unit).flags.clear(UnitFlags::REALIGN);
        let Some(mut column) = self.column(unit) else { return };
        let Some(head) = column.next() else { return };
        let mut vacated = self.hex(head);
        self.facings[head.index()] = facing;
        self.shift(head, hand.front(facing));
        let mut before = self.hex(head);
        for element in column {
            let from = self.hex(element);
            self.lift(element);
            self.put(element, vacated);
            if let Some(ahead) = vacated.direction_to(before) {
                self.facings[element.index()] = follower_facing(self.facing(element), ahead);
            }
            before = vacated;
            vacated = from;
        }
        match payment {
            Payment::Points => self.unit_mut(unit).points_spent += OPEN_GROUND,
            // DW-05-14: a step to the front may also be a manoeuvre.
            Payment::Manoeuvre => self.use_manoeuvres(unit, 1, events),
        }
        events.cite(DW_05_27);
        events.cite(DW_05_G12);
        self.reform(unit);
        self.tell_move(unit, Manner::March, events);
        self.attack_if_in_contact(unit, events);
    }

    /// DW-05-60, DW-05-33: a turn that costs nothing.
    pub(crate) fn check_free_turn(
        &self,
        side: Side,
        element: ElementId,
        facing: Facing,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        match self.step() {
            Step::React { .. } => self.check_reacting(side, unit)?,
            _ => self.check_mover(side, unit)?,
        }
        if self.plan != Plan::None {
            return Err(Refusal::PlanOpen { unit });
        }
        if self.facing(element) == facing {
            return Err(Refusal::NoTurn { element });
        }
        if self.is_small(unit) {
            return Ok(());
        }
        let Some(column) = self.column(unit) else {
            return Err(Refusal::NoFreeTurn { unit });
        };
        let mut before = None;
        for other in column {
            if other == element {
                break;
            }
            before = Some(other);
        }
        let kept = before.is_none_or(|before| {
            Hand::BOTH.iter().any(|hand| self.hex(element).step(hand.front(facing)) == self.hex(before))
        });
        if kept { Ok(()) } else { Err(Refusal::LeavesColumn { element }) }
    }

    pub(crate) fn free_turn<E: Events<Event>>(&mut self, element: ElementId, facing: Facing, events: &mut E) {
        let unit = self.unit_of(element);
        self.begin_acting(unit, events);
        self.facings[element.index()] = facing;
        let hex = self.hex(element);
        events.emit(Event::ElementMoved { element, manner: Manner::FreeTurn, from: hex, to: hex, facing });
        self.reform_and_tell(unit, events);
    }
}

/// DW-05-27, DW-05-G12: of the two facings that have `ahead` to the front, the one nearer to the present facing.
fn follower_facing(present: Facing, ahead: Direction) -> Facing {
    let candidates = Facing::ALL.into_iter().filter(|facing| facing.zone(ahead) == Zone::Front);
    let turn = |facing: &Facing| {
        let clockwise = present.sixths_to(*facing);
        // Twice the smaller angle, plus one anticlockwise, so that clockwise wins a tie.
        if clockwise <= 3 { 2 * clockwise } else { 2 * (6 - clockwise) + 1 }
    };
    candidates.min_by_key(turn).unwrap_or(present)
}
