//! Chapter 03: the round (Runde) with its five phases, and what is asked next.

use crate::card::Order;
use crate::event::{Ending, Event, Phase};
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::rules::*;
use crate::setup::Start;
use crate::state::*;
use table::{Dice, Events, Outcome, Pending, Side};

/// What the dice of the game are rolled for; part of the name of every roll.
#[derive(Clone, Copy)]
#[repr(u8)]
pub(crate) enum Purpose {
    Shot = 1,
    Scatter = 2,
    Wind = 3,
    SegmentTie = 4,
    Blow = 5,
    FollowTie = 6,
}

impl Battle {
    pub(crate) fn begin<D: Dice, E: Events<Event>>(&mut self, start: Start, dice: &mut D, events: &mut E) {
        match start {
            Start::Deploy => events.emit(Event::PhaseBegan { phase: Phase::Setup }),
            Start::Command => self.begin_round(events),
            Start::FirstRanged => self.begin_volley(Volley::First, events),
            Start::Movement => self.begin_movement(dice, events),
            Start::SecondRanged => self.begin_volley(Volley::Second, events),
            Start::Melee => self.begin_melee(events),
        }
        self.proceed(dice, events);
    }

    /// Carries the game on until somebody owes a decision or the battle is over.
    pub(crate) fn proceed<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        while self.take_step(dice, events) {}
    }

    /// One transition; false where a decision is owed or the battle is over.
    fn take_step<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) -> bool {
        match self.step() {
            Step::Deploy if self.committed.a && self.committed.b => self.reveal_deployment(events),
            Step::Command if self.committed.a && self.committed.b => self.reveal_orders(events),
            Step::Shoot { volley, side, last } if !self.has_shooting_to_do(side, volley) => {
                self.end_shooting(volley, side, last, events);
            }
            Step::CloseUp { volley, side, last } if !self.can_close_up(side) => {
                self.end_closing_up(volley, side, last, dice, events);
            }
            Step::Segment { order, side, last } if !self.has_units_to_move(side, order) => {
                self.end_segment(order, side, last, dice, events);
            }
            Step::Move { unit } if self.move_is_used_up(unit) => {
                events.cite(DW_05_49);
                events.emit(Event::MoveEnded { unit });
                self.pop_step();
            }
            Step::React { units, .. } if units.is_empty() => self.pop_step(),
            Step::Complete { unit } if !self.can_press(unit) => {
                events.emit(Event::MoveEnded { unit });
                self.pop_step();
            }
            Step::Wield { side, last } if !self.has_weapon_to_choose(side) => {
                self.end_wielding(side, last, events)
            }
            Step::Strike { engagement, initiative, side, last }
                if !self.has_blows_to_declare(engagement, initiative, side) =>
            {
                self.end_declaration(engagement, initiative, side, last, dice, events);
            }
            Step::FollowSequence { engagement, .. } if self.follow_is_tied(engagement) => {
                self.roll_follow_sequence(engagement, dice, events);
            }
            Step::Follow { engagement, side, last, .. } if !self.has_elements_to_follow(engagement, side) => {
                self.end_following(engagement, side, last, events);
            }
            _ => return false,
        }
        true
    }

    /// DW-04-G11: the side that declares first where both act at the same time.
    pub(crate) const fn declares_first(&self) -> Side {
        if self.round % 2 == 1 { Side::A } else { Side::B }
    }

    /// DW-03-01, DW-03-08: a new round begins with the command phase.
    pub(crate) fn begin_round<E: Events<Event>>(&mut self, events: &mut E) {
        events.emit(Event::RoundBegan { round: self.round });
        events.emit(Event::PhaseBegan { phase: Phase::Command });
        for unit in self.units() {
            let in_contact = self.unit_in_contact(unit);
            let state = self.unit_mut(unit);
            state.flags = UnitFlags::default();
            state.order = None;
            if in_contact {
                state.flags.set(UnitFlags::IN_MELEE);
                events.cite(DW_03_09);
            }
        }
        for flags in &mut self.flags {
            flags.clear(!ElementFlags::ALIVE);
        }
        self.draw_offered = Default::default();
        for side in Side::BOTH {
            // A side that has nobody to command is not asked.
            let commands = self.living_units(side).any(|unit| !self.was_in_melee(unit));
            self.committed[side] = !commands;
        }
        self.replace_step(Step::Command);
    }

    /// DW-03-18, DW-06-36, DW-06-38: after the melee phase.
    pub(crate) fn end_round<E: Events<Event>>(&mut self, events: &mut E) {
        events.cite(DW_03_18);
        for unit in self.units() {
            if self.alive(unit) == 0 {
                continue;
            }
            let in_contact = self.unit_in_contact(unit);
            let state = self.unit_mut(unit);
            let was_fighting = state.engagement.is_some();
            state.engagement = None;
            state.links = UnitSet::EMPTY;
            // DW-06-G1: the next melee phase is the first round for whoever has not fought in this one.
            state.melee_rounds = match in_contact {
                true if state.flags.has(UnitFlags::FOUGHT) => state.melee_rounds.saturating_add(1),
                true => state.melee_rounds,
                false => 0,
            };
            match (was_fighting, in_contact) {
                (_, true) => events.emit(Event::StillInMelee { unit }),
                (true, false) => {
                    events.emit(Event::LeftMelee { unit });
                    events.cite(DW_06_38);
                }
                (false, false) => {}
            }
        }
        for unit in self.units() {
            self.note_contacts(unit);
        }
        if self.house.round_limit != 0 && u16::from(self.house.round_limit) <= self.round {
            let outcome = self.outcome_by_points();
            events.cite(DW_07_07);
            return self.end_battle(outcome, Ending::RoundLimit, events);
        }
        self.round = self.round.saturating_add(1);
        self.begin_round(events);
    }

    /// Who owes the decision that the step asks for.
    pub(crate) fn pending_sides(&self) -> Pending {
        match self.step() {
            Step::Deploy | Step::Command => Pending(table::BySide::new(!self.committed.a, !self.committed.b)),
            Step::Shoot { side, .. }
            | Step::CloseUp { side, .. }
            | Step::SegmentSequence { side, .. }
            | Step::Segment { side, .. }
            | Step::Wield { side, .. }
            | Step::Strike { side, .. }
            | Step::FollowSequence { side, .. }
            | Step::Follow { side, .. } => Pending::one(side),
            Step::Move { unit } | Step::Complete { unit } => Pending::one(self.side_of(unit)),
            Step::React { units, .. } => match units.iter().next() {
                Some(unit) => Pending::one(self.side_of(unit)),
                None => Pending::NOBODY,
            },
            Step::Over(_) => Pending::NOBODY,
        }
    }

    pub(crate) fn end_battle<E: Events<Event>>(&mut self, outcome: Outcome, ending: Ending, events: &mut E) {
        events.emit(Event::BattleEnded { outcome, ending });
        self.depth = 1;
        self.plan = Plan::None;
        self.replace_step(Step::Over(outcome));
    }

    /// DW-01-16, DW-04-28, DW-06-24: takes all elements that were hit off the board together and judges formations
    /// anew (DW-04-31). True if the battle is over.
    pub(crate) fn remove_casualties<E: Events<Event>>(&mut self, ranged: bool, events: &mut E) -> bool {
        let mut losers = UnitSet::EMPTY;
        for element in (0..self.n_elements).map(ElementId) {
            if !self.is_hit(element) {
                continue;
            }
            events.emit(Event::Destroyed { element, hex: self.hex(element), ranged });
            losers.insert(self.unit_of(element));
            self.remove(element);
        }
        for unit in losers.iter() {
            if self.alive(unit) == 0 {
                events.emit(Event::UnitDestroyed { unit });
            }
            if ranged {
                self.unit_mut(unit).flags.set(UnitFlags::LOST);
                events.cite(DW_04_31);
            }
            self.reform_and_tell(unit, events);
        }
        match self.outcome_by_destruction() {
            Some((outcome, ending)) if !losers.is_empty() => {
                self.end_battle(outcome, ending, events);
                true
            }
            _ => false,
        }
    }

    /// Judges the formation anew and says so if order was lost or regained (DW-01-19, DW-04-31).
    pub(crate) fn reform_and_tell<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let before = self.formation(unit).is_ordered();
        self.reform(unit);
        if self.alive(unit) == 0 {
            return;
        }
        match (before, self.formation(unit).is_ordered()) {
            (true, false) => {
                events.emit(Event::OrderLost { unit });
                events.cite(DW_01_22);
            }
            (false, true) => events.emit(Event::OrderRestored { unit }),
            _ => {}
        }
    }

    /// The phase the battle is in.
    pub fn phase(&self) -> Phase {
        match self.steps[0] {
            Step::Deploy => Phase::Setup,
            Step::Command | Step::Over(_) => Phase::Command,
            Step::Shoot { volley: Volley::First, .. } | Step::CloseUp { volley: Volley::First, .. } => {
                Phase::FirstRanged
            }
            Step::Shoot { .. } | Step::CloseUp { .. } => Phase::SecondRanged,
            Step::Wield { .. } | Step::Strike { .. } | Step::FollowSequence { .. } | Step::Follow { .. } => {
                Phase::Melee
            }
            _ => Phase::Movement,
        }
    }

    /// The movement segment in progress.
    pub fn segment(&self) -> Option<Order> {
        match self.steps[0] {
            Step::Segment { order, .. } | Step::SegmentSequence { order, .. } => Some(order),
            _ => None,
        }
    }
}
