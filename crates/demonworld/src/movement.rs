//! Chapter 05: the movement phase (Bewegungsphase): budgets, segments, advances and wheels of whole units.
//! Columns are in `column`, small units in `small`, shifts and turns of single elements in `manoeuvre`, contact and
//! what follows from it in `contact`.

use crate::action::{Hand, Payment};
use crate::board::Cell;
use crate::card::Order;
use crate::event::Event;
use crate::formation::{Formation, group_count};
use crate::ids::{ElementId, UnitId};
use crate::label::{Manner, Phase};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::shapes::ShapeMove;
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Facing, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// DW-05-04: movement points for a hex of open ground.
pub(crate) const OPEN_GROUND: u8 = 3;

/// The two budgets (DW-05-03, DW-05-05, DW-05-07).
impl Battle {
    /// DW-05-03, DW-10-09, DW-10-24: the movement points of the unit in this phase.
    pub fn movement_points(&self, unit: UnitId) -> u8 {
        let card = self.card(unit);
        if card.is_commander() {
            return card.points_move;
        }
        let slowest = self.guests(unit).iter().map(|guest| self.card(guest).points_move).min();
        card.movement_points(self.effective_order(unit)).min(slowest.unwrap_or(u8::MAX))
    }

    /// DW-05-07, DW-05-G1: whether `used` manoeuvres and `spent` movement points go together.
    fn budget_allows(&self, unit: UnitId, used: u8, spent: u16) -> bool {
        let points = u16::from(self.movement_points(unit));
        let manoeuvres = self.manoeuvre_allowance(unit);
        match used {
            0 => spent <= points,
            1 if 2 <= manoeuvres => spent <= points / 2,
            _ => used <= manoeuvres && spent == 0,
        }
    }

    /// Movement points that the unit as a whole may still spend; none once a commander has joined it (DW-10-34).
    pub fn points_left(&self, unit: UnitId) -> u8 {
        if self.unit(unit).flags.has(UnitFlags::JOINED) {
            return 0;
        }
        let points = self.movement_points(unit);
        let most = match self.manoeuvres_used(unit) {
            0 => points,
            1 if 2 <= self.manoeuvre_allowance(unit) => points / 2,
            _ => 0,
        };
        most.saturating_sub(self.points_spent(unit))
    }

    /// Manoeuvres that the unit may still carry out, as [`Battle::points_left`].
    pub fn manoeuvres_left(&self, unit: UnitId) -> u8 {
        if self.unit(unit).flags.has(UnitFlags::JOINED) {
            return 0;
        }
        let (used, spent) = (self.manoeuvres_used(unit), self.points_spent(unit));
        (used + 1..=self.manoeuvre_allowance(unit))
            .take_while(|&n| self.budget_allows(unit, n, spent.into()))
            .count() as u8
    }

    pub(crate) fn check_manoeuvres(&self, unit: UnitId, cost: u8) -> Result<(), Refusal> {
        let (used, spent) = (self.manoeuvres_used(unit), self.points_spent(unit));
        if self.manoeuvre_allowance(unit) < used + cost {
            return Err(Refusal::NoManoeuvreLeft { unit });
        }
        if !self.budget_allows(unit, used + cost, spent.into()) {
            return Err(Refusal::PointsForbidManoeuvre { unit, spent });
        }
        Ok(())
    }

    /// Whether an element that has spent `spent` points may spend `cost` more.
    pub(crate) fn check_points(&self, unit: UnitId, spent: u8, cost: u8) -> Result<(), Refusal> {
        let used = self.manoeuvres_used(unit);
        if self.budget_allows(unit, used, u16::from(spent) + u16::from(cost)) {
            return Ok(());
        }
        if used == 0 {
            let left = self.movement_points(unit).saturating_sub(spent);
            Err(Refusal::PointsMissing { unit, cost, left })
        } else {
            Err(Refusal::ManoeuvreSpentPoints { unit, left: self.points_left(unit) })
        }
    }

    /// DW-05-33, DW-05-57: a single step of one element, paid with points or a manoeuvre.
    pub(crate) fn check_payment(
        &self,
        element: ElementId,
        direction: Direction,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let unit = self.unit_of(element);
        match payment {
            Payment::Points => {
                let cost = self.single_cost(element, direction)?;
                self.check_points(unit, self.unit(unit).points_spent + self.points[element.index()], cost)
            }
            Payment::Manoeuvre => {
                self.check_barrier(element, self.hex(element), self.hex(element).step(direction))?;
                let most = self.most_paces(unit);
                let more = (self.paces[element.index()] + 1).saturating_sub(most);
                if more == 0 { Ok(()) } else { self.check_manoeuvres(unit, more) }
            }
        }
    }

    fn most_paces(&self, unit: UnitId) -> u8 {
        self.elements(unit).map(|element| self.paces[element.index()]).max().unwrap_or(0)
    }

    /// However many elements go, only the farthest counts (DW-05-15). To be called before the element goes.
    pub(crate) fn pay(&mut self, element: ElementId, direction: Direction, payment: Payment) {
        let unit = self.unit_of(element);
        match payment {
            Payment::Points => {
                let cost = self.single_cost(element, direction).unwrap_or(OPEN_GROUND);
                self.points[element.index()] += cost;
            }
            Payment::Manoeuvre => {
                let before = self.most_paces(unit);
                self.paces[element.index()] += 1;
                let after = self.most_paces(unit);
                self.unit_mut(unit).manoeuvres_used += after - before;
            }
        }
    }
}

/// The sequence of moves (DW-05-38 to DW-05-42).
impl Battle {
    pub(crate) fn begin_movement<E: Events<Event>>(&mut self, events: &mut E) {
        events.emit(Event::PhaseBegan { phase: Phase::Movement });
        for unit in self.units() {
            let groups = group_count(self.posts(unit).as_slice());
            let state = self.unit_mut(unit);
            state.points_spent = 0;
            state.manoeuvres_used = 0;
            state.wheeled = None;
            state.groups = groups;
            state.flags.clear(UnitFlags::WIDE_WHEEL | UnitFlags::REALIGN);
        }
        for element in 0..usize::from(self.n_elements) {
            self.points[element] = 0;
            self.paces[element] = 0;
        }
        self.close_ranks_behind(events);
        self.note_held_hexes();
        let first = if self.plays(Modules::MORALE) {
            Moment::Flights
        } else {
            Moment::Section { order: Order::Move }
        };
        self.replace_step(Step::Next(first));
    }

    /// DW-05-39, DW-05-01: may still move in the segment of its order.
    pub(crate) fn can_move(&self, unit: UnitId, order: Order) -> bool {
        let state = self.unit(unit);
        0 < state.alive
            && state.order == Some(order)
            && !state.flags.has(UnitFlags::MOVED | UnitFlags::IN_MELEE)
            && !self.is_commander(unit)
    }

    pub(crate) fn has_units_to_move(&self, side: Side, order: Order) -> bool {
        self.living_units(side).any(|unit| self.can_move(unit, order))
            || order == Order::Move && self.has_latecomers_to_enter(side)
    }

    /// DW-05-40: the side with fewer units of the order chooses; equal numbers are diced for (DW-05-G6).
    pub(crate) fn begin_segment<D: Dice, E: Events<Event>>(
        &mut self,
        order: Order,
        dice: &mut D,
        events: &mut E,
    ) {
        let movers = |side| self.has_units_to_move(side, order);
        let (a, b) = (movers(Side::A), movers(Side::B));
        if a || b {
            events.emit(Event::SegmentBegan { order });
        }
        if !(a && b) {
            // Nothing to decide; with no mover at all the segment ends by itself.
            let side = if b { Side::B } else { Side::A };
            return self.replace_step(Step::Segment { order, side, last: true });
        }
        // DW-10-18: single commanders do not count.
        let counts = |unit: &UnitId| self.order(*unit) == Some(order) && !self.is_commander(*unit);
        // DW-16-51: whoever is about to enter counts, too.
        let late = |side| if order == Order::Move { self.latecomers(side).count() } else { 0 };
        let count = |side| self.living_units(side).filter(counts).count() + late(side);
        let (a, b) = (count(Side::A), count(Side::B));
        if self.units().any(|unit| self.is_single(unit)) {
            events.cite(DW_10_18);
        }
        if a == b {
            let key = RollKey {
                round: self.round,
                actor: order as u16,
                purpose: Purpose::SegmentTie as u8,
                nth: 0,
            };
            let roll = dice.roll(Ask::at_most(key, Die::D6, 3));
            let side = if roll <= 3 { Side::A } else { Side::B };
            events.emit(Event::SegmentFirst { order, side, roll: Some(roll) });
            events.cite(DW_05_G6);
            self.replace_step(Step::Segment { order, side, last: false });
        } else {
            let side = if a < b { Side::A } else { Side::B };
            self.replace_step(Step::SegmentSequence { order, side });
        }
    }

    pub(crate) fn choose_segment_sequence<E: Events<Event>>(
        &mut self,
        order: Order,
        side: Side,
        first: bool,
        events: &mut E,
    ) {
        let side = if first { side } else { side.enemy() };
        events.emit(Event::SegmentFirst { order, side, roll: None });
        self.replace_step(Step::Segment { order, side, last: false });
    }

    /// DW-05-G8: whoever has not moved in his part of the segment has had his move (DW-03-17, DW-05-09).
    pub(crate) fn end_segment<E: Events<Event>>(
        &mut self,
        order: Order,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        if self.has_units_to_move(side, order) {
            events.emit(Event::SegmentEnded { order, side });
            events.cite(DW_03_17);
        }
        for unit in self.units() {
            if self.side_of(unit) == side && self.can_move(unit, order) {
                self.swap_forward(unit, events);
                self.unit_mut(unit).flags.set(UnitFlags::MOVED);
            }
        }
        if !last {
            return self.replace_step(Step::Segment { order, side: side.enemy(), last: true });
        }
        let next = match order {
            Order::Move => Moment::Section { order: Order::Skirmish },
            Order::Skirmish => Moment::Section { order: Order::Attack },
            // DW-10-12: no commander moves in the last segment.
            Order::Attack => Moment::Units { order: Order::Hold },
            Order::Hold => Moment::FinalTurns,
        };
        self.replace_step(Step::Next(next));
    }

    /// Whether the unit may move now: its own segment, its own turn.
    pub(crate) fn check_mover(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        match self.step() {
            Step::Move { unit: moving } if moving == unit => return Ok(()),
            Step::Move { unit: moving } => return Err(Refusal::OtherUnitMoves { unit: moving }),
            Step::Segment { .. } => {}
            Step::Lead { .. } => return self.check_leading(side, unit),
            Step::React { .. } => return Err(Refusal::OnlyTurnsAndShifts { unit }),
            Step::Complete { .. } => return Err(Refusal::OnlyForward { unit }),
            _ => return Err(Refusal::OutOfPhase),
        }
        let state = self.unit(unit);
        if state.flags.has(UnitFlags::IN_MELEE) {
            return Err(Refusal::FoughtBefore { unit });
        }
        if state.flags.has(UnitFlags::REACTED) {
            return Err(Refusal::ReactionWasTheMove { unit });
        }
        if state.flags.has(UnitFlags::JOINED) {
            return Err(Refusal::JoinedMayNotMove { unit });
        }
        if state.flags.has(UnitFlags::MOVED) {
            return Err(Refusal::MoveEnded { unit });
        }
        if self.is_fleeing(unit) {
            return Err(Refusal::FleeingMayNot { unit });
        }
        if self.is_commander(unit) {
            return Err(Refusal::NotActing { commander: unit });
        }
        if self.segment() != state.order {
            return Err(Refusal::OtherSegment { unit, order: state.order });
        }
        Ok(())
    }

    /// A mover without an open plan.
    pub(crate) fn check_free_mover(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_mover(side, unit)?;
        if self.plan != Plan::None {
            return Err(Refusal::PlanOpen { unit });
        }
        Ok(())
    }

    /// The first action of a unit begins its move (DW-05-41).
    pub(crate) fn start_move<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if matches!(self.step(), Step::Segment { .. } | Step::Lead { .. } | Step::Rush { .. }) {
            events.cite(DW_05_39);
            events.cite(DW_05_41);
            events.cite(DW_05_02);
            events.cite(DW_02_05);
            if self.is_standard() {
                events.cite(DW_08_22);
            }
            self.cite_guests(unit, events);
            self.unit_mut(unit).flags.set(UnitFlags::MOVED);
            self.push_step(Step::Move { unit });
        }
    }

    /// The move of a unit is over.
    pub(crate) fn finish_move<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.swap_forward(unit, events);
        events.emit(Event::MoveEnded { unit });
        self.cite_unjoined(unit, events);
        self.pop_step();
    }

    /// DW-05-10: nothing is left that could be used.
    pub(crate) fn move_is_used_up(&self, unit: UnitId) -> bool {
        self.plan == Plan::None
            && self.points_left(unit) < self.cheapest_step()
            && self.manoeuvres_left(unit) == 0
            && self.owed_swap(unit).is_none()
            && !self.unit(unit).flags.has(UnitFlags::REALIGN)
            && !self.is_small(unit)
            && self.formation(unit) != Formation::Column
    }
}

/// Whole units.
impl Battle {
    /// DW-05-12: an advance of the whole unit.
    pub(crate) fn check_advance(&self, side: Side, unit: UnitId, hand: Hand) -> Result<(), Refusal> {
        self.check_free_mover(side, unit)?;
        if self.order(unit) == Some(Order::Hold) {
            return Err(Refusal::HoldMayNotMove { unit });
        }
        self.check_shape_allows(unit, ShapeMove::Advance)?;
        let Some(facing) = self.common_facing(unit).filter(|_| self.formation(unit).is_ordered()) else {
            return Err(match self.formation(unit) {
                Formation::Column => Refusal::ColumnStepsInstead { unit },
                _ => Refusal::DisorderedMayNotAdvance { unit },
            });
        };
        if self.formation(unit) == Formation::Column && !self.is_small(unit) {
            return Err(Refusal::ColumnStepsInstead { unit });
        }
        let direction = hand.front(facing);
        self.check_points(unit, self.points_spent(unit), self.advance_cost(unit, direction)?)?;
        self.check_unit_step(unit, direction)
    }

    /// The facing of all elements, if it is the same.
    fn common_facing(&self, unit: UnitId) -> Option<Facing> {
        let mut facings = self.elements(unit).map(|element| self.facing(element));
        let first = facings.next()?;
        facings.all(|facing| facing == first).then_some(first)
    }

    /// DW-05-13, DW-05-14: the whole unit one hex as a manoeuvre.
    pub(crate) fn check_sidestep(
        &self,
        side: Side,
        unit: UnitId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        self.check_free_mover(side, unit)?;
        if self.order(unit) == Some(Order::Hold) {
            return Err(Refusal::HoldMayNotMove { unit });
        }
        if self.is_small(unit) {
            return Err(Refusal::SmallMovesSingly { unit });
        }
        self.check_shape_allows(unit, ShapeMove::Sidestep { direction })?;
        self.check_manoeuvres(unit, 1)?;
        self.check_unit_step(unit, direction)
    }

    /// DW-05-43, DW-05-G9 and the conditions of contact for one step of all elements.
    fn check_unit_step(&self, unit: UnitId, direction: Direction) -> Result<(), Refusal> {
        for element in self.elements(unit) {
            let hex = self.hex(element).step(direction);
            self.check_free_hex(hex, unit)?;
            self.check_barrier(element, self.hex(element), hex)?;
            self.check_approach(element, hex, self.is_forward(element, direction))?;
        }
        Ok(())
    }

    /// DW-05-43: the hex is on the board and nobody stands there.
    pub(crate) fn check_empty_hex(&self, hex: Hex) -> Result<(), Refusal> {
        match self.at(hex) {
            Cell::OffBoard => Err(Refusal::OffBoard { hex }),
            Cell::Held(by) => Err(Refusal::HexTaken { hex, by }),
            Cell::Empty => Ok(()),
        }
    }

    /// The hex is on the board and free of elements of other units.
    pub(crate) fn check_free_hex(&self, hex: Hex, unit: UnitId) -> Result<(), Refusal> {
        match self.at(hex) {
            Cell::OffBoard => Err(Refusal::OffBoard { hex }),
            Cell::Held(by) if self.unit_of(by) != unit => Err(Refusal::HexTaken { hex, by }),
            _ => Ok(()),
        }
    }

    pub(crate) fn advance<E: Events<Event>>(&mut self, unit: UnitId, hand: Hand, events: &mut E) {
        self.start_move(unit, events);
        self.unit_mut(unit).flags.clear(UnitFlags::REALIGN);
        if let Some(facing) = self.common_facing(unit) {
            let direction = hand.front(facing);
            let cost = self.advance_cost(unit, direction).unwrap_or(OPEN_GROUND);
            self.cite_advance(unit, direction, events);
            self.shift_unit(unit, |hex| hex.step(direction));
            self.note_step(unit, events);
            if self.is_small(unit) {
                for &element in self.members(unit).as_slice() {
                    self.points[element.index()] += cost;
                }
            } else {
                self.unit_mut(unit).points_spent += cost;
            }
        }
        // Without the chapter on terrain every hex is open ground, whatever may be printed on the map.
        if !self.plays(Modules::TERRAIN) {
            events.cite(DW_01_08);
        }
        events.cite(DW_05_04);
        events.cite(DW_05_03);
        events.cite(DW_05_11);
        events.cite(DW_01_04);
        if self.manoeuvres_used(unit) == 1 {
            events.cite(DW_05_08);
        }
        self.tell_move(unit, Manner::Advance, events);
        self.attack_if_in_contact(unit, events);
    }

    pub(crate) fn sidestep<E: Events<Event>>(&mut self, unit: UnitId, direction: Direction, events: &mut E) {
        self.start_move(unit, events);
        for element in self.elements(unit) {
            self.cite_shift(self.hex(element), self.hex(element).step(direction), events);
        }
        self.shift_unit(unit, |hex| hex.step(direction));
        self.use_manoeuvres(unit, 1, events);
        let forward = self.formation(unit).is_ordered()
            && self.elements(unit).all(|element| self.is_forward(element, direction));
        let manner = if forward { Manner::ForwardStep } else { Manner::Sidestep };
        self.tell_move(unit, manner, events);
        self.attack_if_in_contact(unit, events);
    }

    pub(crate) fn use_manoeuvres<E: Events<Event>>(&mut self, unit: UnitId, cost: u8, events: &mut E) {
        events.cite(DW_05_05);
        events.cite(DW_05_07);
        if !self.is_standard() && self.card(unit).manoeuvres != self.manoeuvre_allowance(unit) {
            // The card says otherwise; the introductory game does not listen.
            events.cite(DW_05_06);
            events.cite(DW_01_11);
            events.cite(DW_07_06);
        }
        if !self.ground().is_plain() {
            events.cite(DW_11_07);
        }
        self.cite_allowance(unit, events);
        let state = self.unit_mut(unit);
        state.flags.clear(UnitFlags::REALIGN);
        state.manoeuvres_used += cost;
    }

    pub(crate) fn tell_move<E: Events<Event>>(&mut self, unit: UnitId, manner: Manner, events: &mut E) {
        let (points_left, manoeuvres_left) = (self.points_left(unit), self.manoeuvres_left(unit));
        events.emit(Event::Moved { unit, manner, points_left, manoeuvres_left });
    }

    /// DW-05-18: manoeuvres for a wheel of 60°.
    fn wheel_cost(width: u8) -> u8 {
        if width <= 5 { 1 } else { 2 }
    }

    /// DW-05-17 to DW-05-20, DW-05-31, DW-05-36; the swept hexes by DW-05-G2.
    pub(crate) fn check_wheel(&self, side: Side, unit: UnitId, hand: Hand) -> Result<(), Refusal> {
        self.check_free_mover(side, unit)?;
        if self.order(unit) == Some(Order::Hold) {
            return Err(Refusal::HoldMayNotMove { unit });
        }
        if self.is_small(unit) {
            return Err(Refusal::SmallMayNotWheel { unit });
        }
        let width = match self.formation(unit) {
            Formation::Line { width } => width,
            Formation::Column => return Err(Refusal::ColumnMayNotWheel { unit }),
            Formation::Wedge => return Err(Refusal::WedgeOnlyForward { unit }),
            Formation::Horde => return Err(Refusal::HordeMayNotWheel { unit }),
            Formation::Square | Formation::Disordered => return Err(Refusal::DisorderedMayNotWheel { unit }),
        };
        let state = self.unit(unit);
        if state.wheeled.is_some_and(|wheeled| wheeled != hand) {
            return Err(Refusal::WheeledOtherWay { unit });
        }
        if state.flags.has(UnitFlags::WIDE_WHEEL) || 5 < width && state.wheeled.is_some() {
            return Err(Refusal::WideWheelOnce { unit });
        }
        self.check_manoeuvres(unit, Battle::wheel_cost(width))?;
        let pivot = self.wheel_pivot(unit, hand);
        let sixths = if hand == Hand::Left { -1 } else { 1 };
        for element in self.elements(unit) {
            let mut before = self.hex(element);
            for hex in self.hex(element).ring_path(pivot, hand == Hand::Right) {
                // DW-11-G5: the swept hexes have to be passable, with no hedge or wall between them.
                self.check_barrier(element, before, hex)?;
                if self.ground().edge_between(before, hex).hinders() {
                    return Err(Refusal::SweepAcrossEdge { hex });
                }
                before = hex;
                match self.at(hex) {
                    Cell::OffBoard => return Err(Refusal::SweepOffBoard { hex }),
                    Cell::Held(by) if self.unit_of(by) != unit => {
                        return Err(Refusal::SweepBlocked { hex, by });
                    }
                    _ => {}
                }
            }
            let end = self.hex(element).rotated_about(pivot, sixths);
            // DW-05-G3: a wheel goes forward for every element.
            self.check_approach(element, end, true)?;
        }
        Ok(())
    }

    /// DW-05-17: the leftmost or rightmost element of the front rank.
    fn wheel_pivot(&self, unit: UnitId, hand: Hand) -> Hex {
        let posts = self.posts(unit);
        let Some(&(origin, facing)) = posts.as_slice().first() else { return Hex::default() };
        let local = |hex: Hex| facing.localise(hex.offset(origin));
        let pivot = posts.as_slice().iter().map(|&(hex, _)| hex).min_by_key(|&hex| {
            let place = local(hex);
            (place.r, if hand == Hand::Left { place.q } else { -place.q })
        });
        pivot.unwrap_or(origin)
    }

    pub(crate) fn wheel<E: Events<Event>>(&mut self, unit: UnitId, hand: Hand, events: &mut E) {
        self.start_move(unit, events);
        let pivot = self.wheel_pivot(unit, hand);
        let sixths = if hand == Hand::Left { -1 } else { 1 };
        self.shift_unit(unit, |hex| hex.rotated_about(pivot, sixths));
        for &element in self.members(unit).as_slice() {
            self.facings[element.index()] = self.facings[element.index()].turned(sixths);
        }
        if let Formation::Line { width } = self.formation(unit) {
            self.use_manoeuvres(unit, Battle::wheel_cost(width), events);
            if 5 < width {
                self.unit_mut(unit).flags.set(UnitFlags::WIDE_WHEEL);
            }
        }
        self.unit_mut(unit).wheeled = Some(hand);
        events.cite(DW_05_18);
        events.cite(DW_05_19);
        let manner = if hand == Hand::Left { Manner::WheelLeft } else { Manner::WheelRight };
        self.tell_move(unit, manner, events);
        self.attack_if_in_contact(unit, events);
    }
}
