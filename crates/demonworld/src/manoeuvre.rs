//! Chapter 05: shifts (Verschiebung) and turns (Drehung) of single elements. They are noted element by element and
//! carried out as one simultaneous manoeuvre (DW-05-G10).

use crate::board::Cell;
use crate::card::Order;
use crate::event::Event;
use crate::formation::{Formation, Posts, group_count};
use crate::ids::{ElementId, UnitId};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::shapes::ShapeMove;
use crate::state::*;
use hex::{Direction, Facing};
use table::{Events, Side};

impl Battle {
    /// Whether the unit may plan now: in its own move, or as a reaction (DW-05-54).
    fn check_planner(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        match self.step() {
            Step::React { .. } => self.check_reacting(side, unit),
            Step::Complete { .. } => Err(Refusal::OnlyForward { unit }),
            _ if self.is_small(unit) => {
                self.check_mover(side, unit)?;
                Err(Refusal::SmallMovesSingly { unit })
            }
            _ => self.check_mover(side, unit),
        }
    }

    /// DW-05-15, DW-05-37.
    pub(crate) fn check_plan_shift(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_planner(side, unit)?;
        match self.plan {
            Plan::Turn(_) => return Err(Refusal::PlansDiffer { unit }),
            Plan::Shift(steps) if steps[self.slot(element)].is_some() => {
                return Err(Refusal::PlannedAlready { element });
            }
            Plan::Shift(_) => {}
            Plan::None if self.unit(unit).flags.has(UnitFlags::REALIGN) => {}
            Plan::None => self.check_manoeuvres(unit, 1)?,
        }
        if matches!(self.step(), Step::React { .. }) && self.is_in_contact(element) {
            return Err(Refusal::ContactMayNotShift { element });
        }
        self.check_shape_allows(unit, ShapeMove::Shift { element, direction })?;
        let hex = self.hex(element).step(direction);
        self.check_free_hex(hex, unit)?;
        self.check_barrier(element, self.hex(element), hex)
    }

    /// DW-05-21, DW-05-22.
    pub(crate) fn check_plan_turn(
        &self,
        side: Side,
        element: ElementId,
        facing: Facing,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_planner(side, unit)?;
        // DW-05-G7: a small unit turns free of charge, also in its reaction.
        if self.is_small(unit) {
            return Err(Refusal::SmallMovesSingly { unit });
        }
        match self.plan {
            Plan::Shift(_) => return Err(Refusal::PlansDiffer { unit }),
            Plan::Turn(turns) if turns[self.slot(element)].is_some() => {
                return Err(Refusal::PlannedAlready { element });
            }
            Plan::Turn(_) => {}
            Plan::None => self.check_manoeuvres(unit, 1)?,
        }
        self.check_shape_allows(unit, ShapeMove::Turn)?;
        if self.facing(element) == facing { Err(Refusal::NoTurn { element }) } else { Ok(()) }
    }

    pub(crate) fn plan_shift<E: Events<Event>>(
        &mut self,
        element: ElementId,
        direction: Direction,
        events: &mut E,
    ) {
        self.begin_acting(self.unit_of(element), events);
        let slot = self.slot(element);
        let mut steps = match self.plan {
            Plan::Shift(steps) => steps,
            _ => [None; MAX_UNIT_ELEMENTS],
        };
        steps[slot] = Some(direction);
        self.plan = Plan::Shift(steps);
    }

    pub(crate) fn plan_turn<E: Events<Event>>(&mut self, element: ElementId, facing: Facing, events: &mut E) {
        self.begin_acting(self.unit_of(element), events);
        let slot = self.slot(element);
        let mut turns = match self.plan {
            Plan::Turn(turns) => turns,
            _ => [None; MAX_UNIT_ELEMENTS],
        };
        turns[slot] = Some(facing);
        self.plan = Plan::Turn(turns);
    }

    /// The first action of a unit begins its move, or its reaction (DW-05-G7: one unit after the other).
    pub(crate) fn begin_acting<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        match self.step() {
            Step::React { units, .. } => self.replace_step(Step::React { units, current: Some(unit) }),
            _ => self.start_move(unit, events),
        }
    }

    /// The unit whose plan is open.
    fn planning_unit(&self) -> Option<UnitId> {
        match self.step() {
            Step::Move { unit } | Step::React { current: Some(unit), .. } if self.plan != Plan::None => {
                Some(unit)
            }
            _ => None,
        }
    }

    pub(crate) fn check_drop_plan(&self) -> Result<(), Refusal> {
        if self.planning_unit().is_some() { Ok(()) } else { Err(Refusal::NothingPlanned) }
    }

    pub(crate) fn check_carry_out(&self) -> Result<(), Refusal> {
        let Some(unit) = self.planning_unit() else {
            return Err(Refusal::NothingPlanned);
        };
        match self.plan {
            Plan::Shift(steps) => self.check_shift(unit, &steps),
            _ => Ok(()),
        }
    }

    /// Where the unit would stand after the shift.
    pub(crate) fn shifted_posts(&self, unit: UnitId, steps: &[Option<Direction>]) -> Posts {
        let mut posts = Posts::new();
        for element in self.elements(unit) {
            let hex = match steps[self.slot(element)] {
                Some(direction) => self.hex(element).step(direction),
                None => self.hex(element),
            };
            posts.push(hex, self.facing(element));
        }
        posts
    }

    /// DW-05-15, DW-05-G10: all steps at once, each onto a hex of its own, no two neighbours changing places.
    fn check_shift(
        &self,
        unit: UnitId,
        steps: &[Option<Direction>; MAX_UNIT_ELEMENTS],
    ) -> Result<(), Refusal> {
        let own_move = matches!(self.step(), Step::Move { .. });
        let posts = self.shifted_posts(unit, steps);
        for (place, &(hex, _)) in posts.as_slice().iter().enumerate() {
            if posts.as_slice()[..place].iter().any(|&(other, _)| other == hex) {
                return Err(Refusal::PlanClash { hex });
            }
        }
        for element in self.elements(unit) {
            let Some(direction) = steps[self.slot(element)] else { continue };
            let hex = self.hex(element).step(direction);
            if let Cell::Held(with) = self.at(hex)
                && steps[self.slot(with)] == Some(direction.opposite())
            {
                return Err(Refusal::PlanSwap { element, with });
            }
            if own_move {
                self.check_approach(element, hex, self.is_forward(element, direction))?;
            }
        }
        if own_move {
            let groups = group_count(posts.as_slice());
            if self.unit(unit).groups < groups {
                return Err(Refusal::WouldSplit { unit, groups });
            }
            // DW-05-G5: a holding unit does not wander off as a whole.
            let mut standing = self.elements(unit).zip(posts.as_slice());
            let holds = self.order(unit) == Some(Order::Hold);
            if holds && !standing.any(|(element, &(hex, _))| self.held[element.index()] == hex) {
                return Err(Refusal::HoldMustKeepOne { unit });
            }
        }
        // DW-05-23: without a manoeuvre left, the shift after a common turn must restore order.
        if self.realigns(unit, steps, &posts) {
            return Ok(());
        }
        match self.check_manoeuvres(unit, 1) {
            Err(_) if self.unit(unit).flags.has(UnitFlags::REALIGN) => Err(Refusal::NotRestored { unit }),
            other => other,
        }
    }

    /// DW-05-23, DW-05-24, DW-05-30: this shift restores the order lost by a common turn, and is free.
    /// Not across a hedge or wall (DW-11-34).
    fn realigns(&self, unit: UnitId, steps: &[Option<Direction>], posts: &Posts) -> bool {
        let crosses = |element: ElementId| {
            steps[self.slot(element)]
                .is_some_and(|direction| self.ground().edge(self.hex(element), direction).hinders())
        };
        self.unit(unit).flags.has(UnitFlags::REALIGN)
            && Formation::of(posts.as_slice()).is_ordered()
            && (self.ground().is_plain() || !self.elements(unit).any(crosses))
    }

    pub(crate) fn carry_out<E: Events<Event>>(&mut self, events: &mut E) {
        let Some(unit) = self.planning_unit() else { return };
        match std::mem::take(&mut self.plan) {
            Plan::Shift(steps) => self.carry_out_shift(unit, &steps, events),
            Plan::Turn(turns) => self.carry_out_turn(unit, &turns, events),
            Plan::None => {}
        }
    }

    fn carry_out_shift<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        steps: &[Option<Direction>; MAX_UNIT_ELEMENTS],
        events: &mut E,
    ) {
        let before = self.formation(unit);
        let realigns = self.realigns(unit, steps, &self.shifted_posts(unit, steps));
        if !realigns {
            let was_realigning = self.unit(unit).flags.has(UnitFlags::REALIGN);
            self.use_manoeuvres(unit, 1, events);
            if was_realigning {
                // DW-05-24: more than one hex is needed; this one is paid, the last will be free.
                events.cite(DW_05_24);
                self.unit_mut(unit).flags.set(UnitFlags::REALIGN);
            }
        }
        let members = self.members(unit);
        for &element in members.as_slice() {
            if steps[self.slot(element)].is_some() {
                self.lift(element);
            }
        }
        for &element in members.as_slice() {
            if let Some(direction) = steps[self.slot(element)] {
                let (from, to) = (self.hex(element), self.hex(element).step(direction));
                self.put(element, to);
                self.cite_shift(from, to, events);
                let facing = self.facing(element);
                events.emit(Event::ElementMoved { element, manner: Manner::Shift, from, to, facing });
            }
        }
        self.reform_and_tell(unit, events);
        let after = self.formation(unit);
        let manner = match (before, after) {
            _ if realigns => Manner::Realign,
            _ if !before.is_ordered() && after.is_ordered() => Manner::Reform,
            (Formation::Line { width: old }, Formation::Line { width: new }) if old != new => Manner::Redress,
            _ => Manner::Shift,
        };
        if realigns {
            self.unit_mut(unit).flags.clear(UnitFlags::REALIGN);
        }
        if self.order(unit) == Some(Order::Hold) {
            events.cite(DW_05_37);
        }
        self.tell_move(unit, manner, events);
        self.attack_if_in_contact(unit, events);
    }

    fn carry_out_turn<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        turns: &[Option<Facing>; MAX_UNIT_ELEMENTS],
        events: &mut E,
    ) {
        let before = self.formation(unit);
        let mut turn_of_all = None;
        let mut alike = true;
        for &element in self.members(unit).as_slice() {
            let sixths = turns[self.slot(element)].map(|facing| self.facing(element).sixths_to(facing));
            alike &= sixths.is_some() && turn_of_all.is_none_or(|common| common == sixths);
            turn_of_all = Some(sixths);
            if let Some(facing) = turns[self.slot(element)] {
                self.facings[element.index()] = facing;
                let hex = self.hex(element);
                events.emit(Event::ElementMoved {
                    element,
                    manner: Manner::Turn,
                    from: hex,
                    to: hex,
                    facing,
                });
            }
        }
        self.use_manoeuvres(unit, 1, events);
        events.cite(DW_05_22);
        if before == Formation::Column {
            events.cite(DW_05_29);
        }
        self.reform_and_tell(unit, events);
        // DW-05-54 prices every shift of a reaction, so the free realignment belongs to the own move only (DW-05-E17).
        let own_move = matches!(self.step(), Step::Move { .. });
        if own_move && alike && before.is_ordered() && !self.formation(unit).is_ordered() {
            self.unit_mut(unit).flags.set(UnitFlags::REALIGN);
            if before == Formation::Column {
                events.cite(DW_05_30);
            }
            if self.is_skirmishing(unit) {
                events.cite(DW_13_26);
            }
        }
        if alike && before == Formation::Horde && self.formation(unit) == Formation::Horde {
            events.cite(DW_13_37);
        }
        self.tell_move(unit, Manner::Turn, events);
    }
}
