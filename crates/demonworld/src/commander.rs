//! Chapter 10: commanders (Befehlshaber) on their own: the sections in which they act, their charge, the final turn.
//! How they join and leave units is in `join` and `leave`.

use crate::card::Order;
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Direction;
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// Checks.
impl Battle {
    /// DW-10-01: a commander of the side who lives.
    pub(crate) fn check_living_commander(&self, side: Side, commander: UnitId) -> Result<ElementId, Refusal> {
        if !self.unit_exists(commander) {
            return Err(Refusal::NoSuchUnit { unit: commander });
        }
        if self.side_of(commander) != side {
            return Err(Refusal::NotYourUnit { unit: commander });
        }
        if !self.is_commander(commander) {
            return Err(Refusal::NotACommander { unit: commander });
        }
        let element = self.commander_element(commander);
        if self.is_alive(element) { Ok(element) } else { Err(Refusal::ElementDestroyed { element }) }
    }

    /// DW-10-06: a commander of the side who acts on his own.
    pub(crate) fn check_single(&self, side: Side, commander: UnitId) -> Result<ElementId, Refusal> {
        let element = self.check_living_commander(side, commander)?;
        if self.is_single(commander) { Ok(element) } else { Err(Refusal::NotSingle { commander }) }
    }

    /// DW-10-12, DW-05-01, DW-05-55: the commander has not used up his move of this phase.
    pub(crate) fn check_unmoved(&self, commander: UnitId) -> Result<(), Refusal> {
        let flags = self.unit(commander).flags;
        if flags.has(UnitFlags::IN_MELEE) && self.is_single(commander) {
            return Err(Refusal::FoughtBefore { unit: commander });
        }
        if flags.has(UnitFlags::REACTED) {
            return Err(Refusal::ReactionWasTheMove { unit: commander });
        }
        if flags.has(UnitFlags::MOVED) {
            return Err(Refusal::CommanderMoved { commander });
        }
        Ok(())
    }

    /// DW-10-12, DW-10-29: the commander could act in this section, if need be by leaving his unit.
    fn check_able_to_act(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        self.check_living_commander(side, commander)?;
        self.check_unmoved(commander)?;
        let Some(unit) = self.host(commander) else { return Ok(()) };
        self.check_departure(commander, unit)?;
        let leaves = |&direction: &Direction| self.check_way_out(commander, unit, direction).is_ok();
        if Direction::ALL.iter().any(leaves) { Ok(()) } else { Err(Refusal::NotOutside { commander }) }
    }

    pub(crate) fn check_act(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        self.check_able_to_act(side, commander)?;
        if self.unit(commander).flags.has(UnitFlags::ACTS) {
            return Err(Refusal::ActsAlready { commander });
        }
        Ok(())
    }

    /// The commanders of a side, wherever they are.
    pub(crate) fn commanders(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.side_of(unit) == side && self.is_commander(unit))
    }

    /// The commanders whom the side may still choose for the section.
    pub(crate) fn candidates_to_act(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.commanders(side).filter(move |&commander| self.check_act(side, commander).is_ok())
    }

    /// The commanders of the side who act in this section and have not begun.
    pub(crate) fn commanders_to_lead(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.commanders(side).filter(move |&commander| {
            self.unit(commander).flags.has(UnitFlags::ACTS) && self.check_able_to_act(side, commander).is_ok()
        })
    }

    pub(crate) fn has_commanders_to_lead(&self, side: Side) -> bool {
        self.commanders_to_lead(side).next().is_some()
    }

    /// DW-10-12, DW-10-13: in a section only the commanders who act in it move, each once.
    pub(crate) fn check_leading(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if !self.is_commander(unit) {
            return Err(Refusal::OtherSegment { unit, order: self.order(unit) });
        }
        self.check_unmoved(unit)?;
        if self.unit(unit).flags.has(UnitFlags::ACTS) {
            Ok(())
        } else {
            Err(Refusal::NotActing { commander: unit })
        }
    }

    /// DW-10-14, DW-10-G4: every single commander turns once, also in melee.
    pub(crate) fn check_final_turn(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, commander)?;
        if !self.is_single(commander) {
            return Err(Refusal::NotSingle { commander });
        }
        if self.unit(commander).flags.has(UnitFlags::TURNED) {
            return Err(Refusal::CommanderMoved { commander });
        }
        Ok(())
    }

    /// The single commanders of a side who may still make their final turn.
    pub(crate) fn commanders_to_turn(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.commanders(side).filter(move |&commander| self.check_final_turn(side, commander).is_ok())
    }

    pub(crate) fn has_final_turns(&self, side: Side) -> bool {
        self.commanders_to_turn(side).next().is_some()
    }

    /// DW-10-16, DW-10-G7: the section in which this single commander has made contact by his own move of this round.
    /// It is kept in place of the order he never has (DW-10-09), so that initiative and charge bonus find it there;
    /// none if he came out of an impetuous unit before the sections (DW-10-G8).
    pub fn charge_section(&self, commander: UnitId) -> Option<Order> {
        let state = self.unit(commander);
        state.order.filter(|_| self.is_single(commander) && state.flags.has(UnitFlags::CHARGED))
    }
}

/// What happens.
impl Battle {
    /// DW-10-12, DW-10-G3, DW-28-06: both sides choose in secret who acts in the section. A side that has nobody is
    /// not asked.
    pub(crate) fn begin_section<E: Events<Event>>(&mut self, order: Order, events: &mut E) {
        if !self.plays(Modules::COMMANDERS) {
            return self.replace_step(Step::Next(Moment::Units { order }));
        }
        for unit in self.units() {
            self.unit_mut(unit).flags.clear(UnitFlags::ACTS);
        }
        for side in Side::BOTH {
            let nobody = self.candidates_to_act(side).next().is_none();
            self.committed[side] = nobody;
        }
        if self.all_committed() {
            return self.replace_step(Step::Next(Moment::Units { order }));
        }
        events.cite(DW_28_06);
        self.replace_step(Step::Section { order });
    }

    /// Chosen in secret: nothing to see for the other side.
    pub(crate) fn act<E: Events<Event>>(&mut self, commander: UnitId, events: &mut E) {
        events.cite(DW_10_12);
        self.unit_mut(commander).flags.set(UnitFlags::ACTS);
    }

    /// DW-10-13: whoever acts does so before the units of the section.
    pub(crate) fn reveal_section<D: Dice, E: Events<Event>>(
        &mut self,
        order: Order,
        dice: &mut D,
        events: &mut E,
    ) {
        for side in Side::BOTH {
            for commander in self.commanders_to_lead(side) {
                events.emit(Event::SectionBegan { order, commander });
                events.cite(DW_10_13);
            }
        }
        let acts = |side| self.has_commanders_to_lead(side);
        match (acts(Side::A), acts(Side::B)) {
            (false, false) => self.replace_step(Step::Next(Moment::Units { order })),
            (true, true) => self.contest_sequence(order, dice, events),
            (_, b) => {
                let side = if b { Side::B } else { Side::A };
                self.replace_step(Step::Lead { order, side, last: true });
            }
        }
    }

    /// DW-10-17, DW-10-G3: each side throws a die and adds the highest initiative of those who act; the winner says
    /// who goes first. The final turns are contested as those of the hold section.
    fn contest_sequence<D: Dice, E: Events<Event>>(&mut self, order: Order, dice: &mut D, events: &mut E) {
        events.cite(DW_10_G3);
        let side = self.roll_for_sequence(order, dice, events);
        self.replace_step(Step::SectionSequence { order, side });
    }

    fn roll_for_sequence<D: Dice, E: Events<Event>>(
        &self,
        order: Order,
        dice: &mut D,
        events: &mut E,
    ) -> Side {
        let (best_a, best_b) = (self.best_initiative(order, Side::A), self.best_initiative(order, Side::B));
        if let Some((a, b)) = dice.contest(Die::D6, best_a - best_b) {
            let winner = if i16::from(b) + best_b < i16::from(a) + best_a { Side::A } else { Side::B };
            events.emit(Event::CommandersRolled { order, a, b, winner });
            return winner;
        }
        // Ties are thrown again; a game has no use for more dice than there are names for them.
        for nth in 0..u8::MAX {
            let mut throw = |side: Side| {
                let actor = 2 * order as u16 + u16::from(side == Side::B);
                let purpose = Purpose::Commanders as u8;
                dice.roll(Ask::face(RollKey { round: self.round, actor, purpose, nth }, Die::D6))
            };
            let (a, b) = (throw(Side::A), throw(Side::B));
            let (total_a, total_b) = (i16::from(a) + best_a, i16::from(b) + best_b);
            if total_a != total_b {
                let winner = if total_b < total_a { Side::A } else { Side::B };
                events.emit(Event::CommandersRolled { order, a, b, winner });
                return winner;
            }
        }
        self.declares_first()
    }

    /// The highest initiative among the commanders of a side who act or, at the end, may turn.
    fn best_initiative(&self, order: Order, side: Side) -> i16 {
        let initiative = |commander| i16::from(self.card(commander).initiative);
        let best = match order {
            Order::Hold => self.commanders_to_turn(side).map(initiative).max(),
            _ => self.commanders_to_lead(side).map(initiative).max(),
        };
        best.unwrap_or(0)
    }

    pub(crate) fn choose_section_sequence<E: Events<Event>>(
        &mut self,
        order: Order,
        side: Side,
        first: bool,
        events: &mut E,
    ) {
        events.cite(DW_10_17);
        let side = if first { side } else { side.enemy() };
        self.replace_step(match order {
            Order::Hold => Step::FinalTurn { side, last: false },
            _ => Step::Lead { order, side, last: false },
        });
    }

    /// DW-10-12: whoever was to act and has not has had his move.
    pub(crate) fn end_lead<E: Events<Event>>(
        &mut self,
        order: Order,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        if self.has_commanders_to_lead(side) {
            events.emit(Event::SegmentEnded { order, side });
        }
        for commander in self.units() {
            let acts = self.unit(commander).flags.has(UnitFlags::ACTS);
            if acts && self.side_of(commander) == side {
                self.unit_mut(commander).flags.set(UnitFlags::MOVED);
            }
        }
        self.replace_step(if last {
            Step::Next(Moment::Units { order })
        } else {
            Step::Lead { order, side: side.enemy(), last: true }
        });
    }

    /// DW-10-07, DW-10-G6: a single commander leaves his hex by his own move.
    pub(crate) fn note_step<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.is_single(unit) {
            self.unit_mut(unit).flags.set(UnitFlags::STEPPED);
            events.cite(DW_10_07);
            events.cite(DW_10_09);
        }
    }

    /// DW-10-15, DW-10-16, DW-10-G5: a single commander has made contact by his own move, which is over. An impetuous
    /// unit has needed order and front for it like everybody else (DW-15-G20) and goes on pressing (DW-15-77).
    pub(crate) fn note_charge<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.is_impetuous(unit) {
            events.cite(DW_15_77);
            events.cite(DW_15_G20);
        }
        if !self.is_single(unit) {
            return;
        }
        let section = self.section();
        events.cite(DW_10_15);
        events.cite(DW_10_G5);
        if section.is_none() {
            events.cite(DW_10_G8);
        }
        let state = self.unit_mut(unit);
        state.flags.set(UnitFlags::CHARGED);
        state.order = section;
    }

    /// DW-10-21, DW-10-24, DW-10-25, DW-10-G19: a unit sets out with the commanders attached to it.
    pub(crate) fn cite_guests<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        let guests = self.guests(unit);
        if guests.is_empty() {
            return;
        }
        events.cite(DW_10_21);
        events.cite(DW_10_25);
        if self.movement_points(unit) < self.card(unit).movement_points(self.effective_order(unit)) {
            events.cite(DW_10_24);
        }
        if 1 < guests.len() {
            events.cite(DW_10_G19);
        }
    }

    /// DW-10-14: the turns at the end of the movement phase.
    pub(crate) fn begin_final_turns<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        if !self.plays(Modules::COMMANDERS) {
            return self.begin_volley(Volley::Second, events);
        }
        match (self.has_final_turns(Side::A), self.has_final_turns(Side::B)) {
            (false, false) => self.begin_volley(Volley::Second, events),
            (true, true) => self.contest_sequence(Order::Hold, dice, events),
            (_, b) => {
                let side = if b { Side::B } else { Side::A };
                self.replace_step(Step::FinalTurn { side, last: true });
            }
        }
    }

    /// DW-10-14: a single commander has made his final turn.
    pub(crate) fn note_final_turn<E: Events<Event>>(&mut self, commander: UnitId, events: &mut E) {
        events.cite(DW_10_14);
        if self.unit_in_contact(commander) {
            events.cite(DW_10_G4);
        }
        self.unit_mut(commander).flags.set(UnitFlags::TURNED);
    }

    pub(crate) fn end_final_turns<E: Events<Event>>(&mut self, side: Side, last: bool, events: &mut E) {
        if last {
            return self.begin_volley(Volley::Second, events);
        }
        self.replace_step(Step::FinalTurn { side: side.enemy(), last: true });
    }
}

#[cfg(test)]
mod tests;
