//! Chapter 05: the column (Kolonne), DW-05-27 to DW-05-31 and DW-05-60.

use crate::action::{Hand, Payment};
use crate::card::Order;
use crate::event::Event;
use crate::formation::{Formation, column_order};
use crate::ids::{ElementId, UnitId};
use crate::label::Manner;
use crate::movement::OPEN_GROUND;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::shapes::ShapeMove;
use crate::state::*;
use hex::{Direction, Facing, Hex, Zone};
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
        if self.is_small(unit) && !self.is_marching_on(unit) {
            return Err(Refusal::SmallMovesSingly { unit });
        }
        self.check_shape_allows(unit, ShapeMove::March)?;
        let Some(head) = self.column(unit).and_then(|mut column| column.next()) else {
            return Err(Refusal::NotAColumn { unit });
        };
        let hex = self.hex(head).step(hand.front(facing));
        for (element, from, to) in self.march_steps(unit, hex) {
            self.check_barrier(element, from, to)?;
        }
        match payment {
            Payment::Points => {
                self.check_points(unit, self.points_spent(unit), self.march_cost(unit, hex)?)?
            }
            Payment::Manoeuvre => self.check_manoeuvres(unit, 1)?,
        }
        self.check_empty_hex(hex)?;
        self.check_approach(head, hex, true)
    }

    /// DW-05-28: every element with the hex it leaves and the one it goes to, if the head goes to `hex`.
    fn march_steps(
        &self,
        unit: UnitId,
        hex: Hex,
    ) -> impl Iterator<Item = (ElementId, Hex, Hex)> + Clone + '_ {
        let mut ahead = hex;
        self.column(unit).into_iter().flatten().map(move |element| {
            let (from, to) = (self.hex(element), ahead);
            ahead = from;
            (element, from, to)
        })
    }

    /// DW-05-28, DW-11-36: the dearest step of any element.
    fn march_cost(&self, unit: UnitId, hex: Hex) -> Result<u8, Refusal> {
        self.common_cost(self.march_steps(unit, hex))
    }

    /// DW-05-27: the elements of a column from head to tail. The first of an entering unit is a column by itself
    /// (DW-16-53).
    pub fn column(&self, unit: UnitId) -> Option<impl Iterator<Item = ElementId> + Clone + use<>> {
        if self.formation(unit) != Formation::Column {
            return None;
        }
        let posts = self.posts(unit);
        let order = match posts.as_slice() {
            [_] => [0; MAX_UNIT_ELEMENTS],
            posts => column_order(posts)?,
        };
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
        let front = self.hex(head).step(hand.front(facing));
        let cost = self.march_cost(unit, front).unwrap_or(OPEN_GROUND);
        self.cite_march(unit, front, events);
        let mut vacated = self.hex(head);
        self.facings[head.index()] = facing;
        self.shift(head, hand.front(facing));
        let mut before = self.hex(head);
        for element in column {
            let from = self.hex(element);
            self.lift(element);
            self.put(element, vacated);
            if let Some(ahead) = vacated.direction_to(before) {
                self.facings[element.index()] = facing_ahead(self.facing(element), ahead);
            }
            before = vacated;
            vacated = from;
        }
        self.follow_onto_board(unit, before, events);
        match payment {
            Payment::Points => self.unit_mut(unit).points_spent += cost,
            // DW-05-14: a step to the front may also be a manoeuvre.
            Payment::Manoeuvre => self.use_manoeuvres(unit, 1, events),
        }
        events.cite(DW_05_27);
        events.cite(DW_05_G12);
        self.reform(unit);
        self.tell_move(unit, Manner::March, events);
        self.attack_if_in_contact(unit, events);
    }

    fn cite_march<E: Events<Event>>(&self, unit: UnitId, hex: Hex, events: &mut E) {
        if self.ground().is_plain() {
            return;
        }
        for (element, from, to) in self.march_steps(unit, hex) {
            self.cite_ground(element, from, to, events);
            if self.ground().edge_between(from, to).hinders() {
                events.cite(DW_11_36);
            }
        }
        if self.march_steps(unit, hex).all(|(_, from, to)| self.ground().is_along_road(from, to)) {
            events.cite(DW_11_42);
        }
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
            Step::FinalTurn { .. } => self.check_final_turn(side, unit)?,
            _ => self.check_mover(side, unit)?,
        }
        if self.plan != Plan::None {
            return Err(Refusal::PlanOpen { unit });
        }
        if self.facing(element) == facing {
            return Err(Refusal::NoTurn { element });
        }
        if self.is_small(unit) && !self.is_marching_on(unit) {
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
        if let Step::FinalTurn { .. } = self.step() {
            self.note_final_turn(unit, events);
        }
        self.reform_and_tell(unit, events);
    }
}

/// DW-05-27, DW-05-G12: of the two facings that have `ahead` to the front, the one nearer to the present facing.
pub(crate) fn facing_ahead(present: Facing, ahead: Direction) -> Facing {
    let candidates = Facing::ALL.into_iter().filter(|facing| facing.zone(ahead) == Zone::Front);
    let turn = |facing: &Facing| {
        let clockwise = present.sixths_to(*facing);
        // Twice the smaller angle, plus one anticlockwise, so that clockwise wins a tie.
        if clockwise <= 3 { 2 * clockwise } else { 2 * (6 - clockwise) + 1 }
    };
    candidates.min_by_key(turn).unwrap_or(present)
}
