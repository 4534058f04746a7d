//! Chapters 03 and 08: the round (Runde) with its phases, and what is asked next.

use crate::card::Order;
use crate::event::Event;
use crate::formation::Formation;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::{Cause, Ending, Phase};
use crate::rules::*;
use crate::setup::Start;
use crate::state::*;
use table::{Dice, Events, Outcome, Pending, Side};

/// Transitions without a decision after which none is expected any more: hundreds of rounds.
const MOST_TRANSITIONS: u32 = 10_000;

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
    Order = 7,
    Obedience = 8,
    Substitution = 9,
    FireTest = 10,
    FlightTie = 11,
    RushTie = 12,
    Commanders = 13,
    AttackTest = 14,
    SecondBlow = 15,
    LoserTie = 16,
    LossTest = 17,
    RallyTest = 18,
    Arrival = 19,
}

impl Battle {
    pub(crate) fn begin<D: Dice, E: Events<Event>>(&mut self, start: Start, dice: &mut D, events: &mut E) {
        match start {
            Start::Deploy => {
                events.emit(Event::PhaseBegan { phase: Phase::Setup });
                self.scout(events);
            }
            Start::Command => self.begin_round(dice, events),
            Start::FirstRanged => self.begin_volley(Volley::First, events),
            Start::Movement => self.begin_movement(events),
            Start::SecondRanged => self.begin_volley(Volley::Second, events),
            Start::Melee => self.begin_melee(events),
            Start::Rally => self.begin_rally(events),
        }
        self.proceed(dice, events);
    }

    /// Carries the game on until somebody owes a decision or the battle is over. Without a round limit it could go on for
    /// ever where nobody is asked anything, so it ends after very many rounds of that kind.
    pub(crate) fn proceed<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        for _ in 0..MOST_TRANSITIONS {
            if !self.pass_moment(dice, events) {
                return;
            }
        }
        let (outcome, ending) = self.outcome_of_standstill(events);
        self.end_battle(outcome, ending, events);
    }

    /// One moment at which nobody decides; false where a decision is owed or the battle is over.
    pub(crate) fn pass_moment<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) -> bool {
        self.keep_watch(events);
        self.take_step(dice, events)
    }

    fn take_step<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) -> bool {
        match self.step() {
            Step::Next(moment) => self.go_on(moment, dice, events),
            Step::Deploy if self.all_committed() => self.reveal_deployment(dice, events),
            Step::Arrive { side, last } if !self.has_units_to_enter(side) => {
                self.end_arrivals(side, last, events);
            }
            Step::Assign if self.all_committed() => self.reveal_assignments(dice, events),
            Step::Command if self.all_committed() => self.reveal_orders(events),
            Step::Keep { count } if self.all_committed() => self.reveal_kept(count, events),
            Step::Shoot { volley, side, last } if !self.has_shooting_to_do(side, volley) => {
                self.end_shooting(volley, side, last, events);
            }
            Step::CloseUp { volley, side, last } if !self.can_close_up(side) => {
                self.end_closing_up(volley, side, last, events);
            }
            Step::Flee { units, .. } if !units.iter().any(|unit| self.has_to_flee(unit)) => {
                self.end_flight(units, events);
            }
            Step::Rush { side, last } if !self.has_units_to_rush(side) => {
                self.end_rush(side, last, events);
            }
            Step::Section { order } if self.all_committed() => self.reveal_section(order, dice, events),
            Step::Lead { order, side, last } if !self.has_commanders_to_lead(side) => {
                self.end_lead(order, side, last, events);
            }
            Step::FinalTurn { side, last } if !self.has_final_turns(side) => {
                self.end_final_turns(side, last, events);
            }
            Step::Gap { unit, .. } if !self.can_close_gap(unit) => self.pop_step(),
            Step::Segment { order, side, last } if !self.has_units_to_move(side, order) => {
                self.end_segment(order, side, last, events);
            }
            Step::Move { unit } if self.move_is_used_up(unit) && !self.may_touch(unit) => {
                events.cite(DW_05_49);
                self.finish_move(unit, events);
            }
            Step::React { units, .. } if units.is_empty() => self.pop_step(),
            Step::Complete { unit }
                if !self.can_press(unit) && !self.may_touch(unit) && !self.could_join(unit) =>
            {
                self.finish_move(unit, events);
            }
            Step::Touch { side, last } if !self.has_contacts_to_declare(side) => {
                self.end_touching(side, last, events);
            }
            Step::Wield { side, last } if !self.has_weapon_to_choose(side) => {
                self.end_wielding(side, last, events)
            }
            Step::Strike { engagement, initiative, side, last }
                if !self.has_blows_to_declare(engagement, initiative, side) =>
            {
                self.end_declaration(engagement, initiative, side, last, events);
            }
            Step::Release { engagement, side, last } if !self.has_contacts_to_release(engagement, side) => {
                self.end_releasing(engagement, side, last, events);
            }
            Step::FollowSequence { engagement, .. } if self.follow_is_tied(engagement) => {
                self.roll_follow_sequence(engagement, dice, events);
            }
            Step::Follow { engagement, side, last, .. } if !self.has_elements_to_follow(engagement, side) => {
                self.end_following(engagement, side, last, events);
            }
            Step::Rally { side, last } if !self.has_to_rally(side) => {
                self.end_rallying(side, last, dice, events);
            }
            _ => return false,
        }
        true
    }

    /// What happens at a moment at which nobody decides.
    fn go_on<D: Dice, E: Events<Event>>(&mut self, moment: Moment, dice: &mut D, events: &mut E) {
        match moment {
            Moment::Orders => self.begin_command(events),
            Moment::Obedience => self.next_obedience(dice, events),
            Moment::Casualties { volley } => self.settle_hits(volley, events),
            Moment::FireTests { volley, tested } => self.fire_tests(volley, tested, dice, events),
            Moment::Flights => self.begin_flights(dice, events),
            Moment::Rushes => self.begin_rushes(dice, events),
            Moment::Section { order } => self.begin_section(order, events),
            Moment::Units { order } => self.begin_segment(order, dice, events),
            Moment::FinalTurns => self.begin_final_turns(dice, events),
            Moment::Blows { engagement, initiative } => self.next_blow(engagement, initiative, dice, events),
            Moment::Losses { engagement, part } => self.losses(engagement, part, dice, events),
            Moment::MeleeDone => self.begin_rally(events),
        }
    }

    pub(crate) fn all_committed(&self) -> bool {
        self.committed.a && self.committed.b
    }

    /// DW-04-G11: the side that declares first where both act at the same time.
    pub(crate) const fn declares_first(&self) -> Side {
        if self.round % 2 == 1 { Side::A } else { Side::B }
    }

    /// DW-03-01: a new round begins; whoever marched round a flank may arrive before anything else (DW-16-50).
    pub(crate) fn begin_round<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        events.emit(Event::RoundBegan { round: self.round });
        for unit in self.units() {
            let in_contact = self.unit_in_contact(unit);
            let state = self.unit_mut(unit);
            state.flags = UnitFlags::default();
            state.order = None;
            state.markers = Markers::default();
            state.marker_count = 0;
            state.commanded_by = None;
            state.foe = state.foe.filter(|_| state.mood == Mood::Impetuous);
            if in_contact {
                state.flags.set(UnitFlags::IN_MELEE);
                events.cite(DW_03_09);
            }
        }
        for flags in &mut self.flags {
            flags.clear(!ElementFlags::LASTING);
        }
        self.draw_offered = Default::default();
        self.begin_watch(events);
        self.begin_arrivals(dice, events);
    }

    /// DW-06-36, DW-06-38: after the melee phase.
    pub(crate) fn end_melee<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            // A commander who alone is left of his unit goes on with its fight.
            let Unit { melee_rounds, engagement, flags, guests, .. } = *self.unit(unit);
            if guests.is_empty() || self.has_own_elements(unit) {
                continue;
            }
            for commander in guests.iter() {
                let state = self.unit_mut(commander);
                (state.melee_rounds, state.engagement) = (melee_rounds, engagement);
                if flags.has(UnitFlags::FOUGHT) {
                    state.flags.set(UnitFlags::FOUGHT);
                }
            }
            self.part_from_the_lost(unit, events);
        }
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
        self.judge_after_melee(events);
        self.regenerate(events);
        self.replace_step(Step::Next(Moment::MeleeDone));
    }

    /// DW-03-18, DW-08-29: the markers are taken up; a new round begins unless the battle is over.
    pub(crate) fn end_round<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        events.cite(DW_03_18);
        if self.is_standard() {
            events.cite(DW_08_29);
        }
        if let Some((outcome, ending)) = self.outcome_of_round(events) {
            return self.end_battle(outcome, ending, events);
        }
        self.round = self.round.saturating_add(1);
        self.begin_round(dice, events);
    }

    /// Who owes the decision that the step asks for.
    pub(crate) fn pending_sides(&self) -> Pending {
        match self.step() {
            Step::Deploy | Step::Assign | Step::Command | Step::Keep { .. } | Step::Section { .. } => {
                Pending(table::BySide::new(!self.committed.a, !self.committed.b))
            }
            Step::Obey { unit, .. } | Step::Aim { unit } | Step::Gap { unit, .. } => {
                Pending::one(self.side_of(unit))
            }
            Step::Appeal { element } | Step::Replace { element } | Step::Second { striker: element, .. } => {
                Pending::one(self.side_of_element(element))
            }
            Step::PickSide { side }
            | Step::Arrive { side, .. }
            | Step::Flee { side, .. }
            | Step::Rush { side, .. }
            | Step::SectionSequence { side, .. }
            | Step::Lead { side, .. }
            | Step::FinalTurn { side, .. }
            | Step::Touch { side, .. }
            | Step::Release { side, .. }
            | Step::Rally { side, .. }
            | Step::Shoot { side, .. }
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
            Step::Next(_) | Step::Over(_) => Pending::NOBODY,
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
    pub(crate) fn remove_casualties<E: Events<Event>>(&mut self, cause: Cause, events: &mut E) -> bool {
        let (mut losers, mut homes) = (UnitSet::EMPTY, UnitSet::EMPTY);
        for element in (0..self.n_elements).map(ElementId) {
            if self.is_hit(element) {
                losers.insert(self.unit_of(element));
                homes.insert(self.home_of(element));
                self.strike_off(element, cause, events);
            }
        }
        for commander in homes.iter().filter(|&home| !losers.contains(home)) {
            self.tell_if_destroyed(commander, events);
        }
        for unit in losers.iter() {
            self.tell_if_destroyed(unit, events);
            if cause == Cause::Shot {
                self.unit_mut(unit).flags.set(UnitFlags::LOST);
                events.cite(DW_04_31);
                self.part_from_the_lost(unit, events);
            }
            self.reform_and_tell(unit, events);
        }
        !losers.is_empty() && self.end_if_decided(events)
    }

    /// DW-01-16: a single element is lost.
    pub(crate) fn destroy<E: Events<Event>>(&mut self, element: ElementId, cause: Cause, events: &mut E) {
        let home = self.home_of(element);
        self.strike_off(element, cause, events);
        self.tell_if_destroyed(home, events);
    }

    fn strike_off<E: Events<Event>>(&mut self, element: ElementId, cause: Cause, events: &mut E) {
        let unit = self.unit_of(element);
        events.emit(Event::Destroyed { element, hex: self.hex(element), cause });
        self.remove(element);
        if matches!(cause, Cause::Shot | Cause::Blow) {
            // DW-15-09: the loss of an attached commander is a loss of the unit.
            let state = self.unit_mut(unit);
            state.lost = state.lost.saturating_add(1);
        }
    }

    /// DW-01-16: nobody is left of the unit or commander.
    fn tell_if_destroyed<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if !self.has_own_elements(unit) {
            events.emit(Event::UnitDestroyed { unit });
        }
    }

    /// Ends the battle if it is decided by what has been lost. True if it is over.
    pub(crate) fn end_if_decided<E: Events<Event>>(&mut self, events: &mut E) -> bool {
        match self.outcome_by_losses(events) {
            Some((outcome, ending)) => {
                self.end_battle(outcome, ending, events);
                true
            }
            None => false,
        }
    }

    /// Judges the formation anew and says so if order was lost or regained (DW-01-19, DW-04-31).
    pub(crate) fn reform_and_tell<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let before = self.formation(unit);
        self.reform(unit);
        self.tell_formation(unit, before, events);
    }

    /// Says if order was lost or regained, or a special formation taken or lost.
    pub(crate) fn tell_formation<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        before: Formation,
        events: &mut E,
    ) {
        if self.alive(unit) == 0 {
            return;
        }
        self.tell_shape(unit, before, events);
        match (before.is_ordered(), self.formation(unit).is_ordered()) {
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
        let of_volley = |volley| match volley {
            Volley::First => Phase::FirstRanged,
            Volley::Second => Phase::SecondRanged,
        };
        match self.steps[0] {
            Step::PickSide { .. } | Step::Deploy => Phase::Setup,
            Step::Over(_)
            | Step::Arrive { .. }
            | Step::Assign
            | Step::Command
            | Step::Keep { .. }
            | Step::Next(Moment::Orders | Moment::Obedience) => Phase::Command,
            Step::Shoot { volley, .. }
            | Step::CloseUp { volley, .. }
            | Step::Next(Moment::Casualties { volley } | Moment::FireTests { volley, .. }) => {
                of_volley(volley)
            }
            Step::Touch { .. }
            | Step::Wield { .. }
            | Step::Strike { .. }
            | Step::Release { .. }
            | Step::FollowSequence { .. }
            | Step::Follow { .. }
            | Step::Next(Moment::Blows { .. } | Moment::Losses { .. } | Moment::MeleeDone) => Phase::Melee,
            Step::Rally { .. } => Phase::Rally,
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

    /// The section of the movement phase in progress, its commanders or its units (DW-10-12).
    pub fn section(&self) -> Option<Order> {
        match self.steps[0] {
            Step::Section { order } | Step::SectionSequence { order, .. } | Step::Lead { order, .. } => {
                Some(order)
            }
            _ => self.segment(),
        }
    }
}
