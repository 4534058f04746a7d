//! Chapters 08 and 10: who gives orders: leaders, commanders, the die; several markers and their staged reveal.
//!
//! The command phase of the standard game (DW-08-T2): automatic orders, commanders choose leaderless units
//! (`Step::Assign`), the die decides for the others, all markers are laid (`Step::Command`), units with one marker show
//! it, then those with two, three and four keep one (`Step::Keep`), then obedience is tested.

use crate::card::{Figure, Order};
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::label::Phase;
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use std::cmp::Reverse;
use table::{Ask, Dice, Die, Events, RollKey, RuleId, Side};

/// DW-10-44: whence a unit has its order in this round; there is only one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// DW-08-17, DW-10-09, DW-10-47: it has no order.
    Nobody,
    /// DW-15-53, DW-16-51: it has this order by itself.
    Fixed(Order),
    /// DW-10-43, DW-10-46: the attached commander with the most stars.
    Attached(UnitId),
    /// DW-09-07, DW-10-45: its leader.
    Leader,
    /// DW-10-42: a single commander in whose control zone it is.
    Distant(UnitId),
    /// DW-08-18: the die.
    Die,
}

/// Whom a unit obeys.
impl Battle {
    /// DW-03-09, DW-08-16, DW-08-17, DW-10-09: the unit gets an order in this round, by marker or by die.
    pub fn takes_orders(&self, unit: UnitId) -> bool {
        self.can_obey(unit) && self.fixed_order(unit).is_none()
    }

    /// DW-10-T3: the most markers that may be laid on the unit, once the die has been rolled.
    pub fn markers_allowed(&self, unit: UnitId) -> u8 {
        match self.source_of_command(unit) {
            Source::Nobody | Source::Fixed(_) => 0,
            Source::Attached(commander) => self.stars(commander),
            Source::Leader | Source::Distant(_) => 1,
            Source::Die => u8::from(!self.unit(unit).flags.has(UnitFlags::ROLLED)),
        }
    }

    /// DW-08-G3: the single commander who commands the leaderless unit in this round.
    pub fn commanded_by(&self, unit: UnitId) -> Option<UnitId> {
        self.unit(unit).commanded_by
    }

    /// DW-08-18: the order was rolled and lies face up.
    pub fn order_was_rolled(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(UnitFlags::ROLLED)
    }

    /// DW-10-44 to DW-10-46, DW-08-G8. Without the chapter on special figures every unit is led.
    pub(crate) fn source_of_command(&self, unit: UnitId) -> Source {
        if !self.can_obey(unit) {
            return Source::Nobody;
        }
        if let Some(order) = self.fixed_order(unit) {
            return Source::Fixed(order);
        }
        if let Some(commander) = self.attached_commander(unit) {
            return Source::Attached(commander);
        }
        if self.is_led(unit) {
            return Source::Leader;
        }
        self.unit(unit).commanded_by.map_or(Source::Die, Source::Distant)
    }

    /// DW-08-17: neither fighting since an earlier round nor fleeing nor impetuous, and no commander.
    fn can_obey(&self, unit: UnitId) -> bool {
        0 < self.alive(unit)
            && !self.was_in_melee(unit)
            && self.mood(unit) == Mood::Steady
            && !self.is_commander(unit)
    }

    /// DW-15-53, DW-16-51: the order that the unit has without marker and die.
    fn fixed_order(&self, unit: UnitId) -> Option<Order> {
        if self.unit(unit).flags.has(UnitFlags::ARRIVED) {
            return Some(Order::Move);
        }
        self.awaits_stragglers(unit).then_some(Order::Hold)
    }

    /// DW-15-54: elements of the unit have not yet rallied with the rest.
    fn awaits_stragglers(&self, unit: UnitId) -> bool {
        let guests = || self.guests(unit).iter().map(|guest| self.commander_element(guest));
        let strays = |element: ElementId| self.flags[element.index()].has(ElementFlags::STRAGGLER);
        self.plays(Modules::MORALE) && self.roster(unit).chain(guests()).any(strays)
    }

    /// DW-10-46: the attached commander who commands. Of two with equal stars either (DW-10-G14); it makes no difference.
    fn attached_commander(&self, unit: UnitId) -> Option<UnitId> {
        if !self.plays(Modules::COMMANDERS) {
            return None;
        }
        self.guests(unit).iter().max_by_key(|&commander| (self.stars(commander), Reverse(commander)))
    }

    /// DW-09-07. The leader, if there is one, is the first of the unit's elements.
    fn is_led(&self, unit: UnitId) -> bool {
        let first = ElementId(self.unit(unit).first);
        !self.plays(Modules::FIGURES) || self.is_alive(first) && self.figure(first) == Figure::Leader
    }

    fn stars(&self, commander: UnitId) -> u8 {
        self.card(commander).standard.stars
    }

    /// DW-10-42, DW-10-48: single, no hero, and not in melee.
    pub(crate) fn commands_at_distance(&self, commander: UnitId) -> bool {
        self.is_single(commander) && 1 < self.stars(commander) && !self.was_in_melee(commander)
    }

    /// DW-10-44: a single commander with more stars in whose control zone the unit is, too. He need not have a marker
    /// left (DW-10-G15), but he must be able to command at all.
    fn superior(&self, commander: UnitId, unit: UnitId) -> Option<UnitId> {
        self.living_units(self.side_of(commander)).find(|&other| {
            self.stars(commander) < self.stars(other)
                && self.commands_at_distance(other)
                && self.check_control(other, unit).is_ok()
        })
    }

    /// DW-10-42: how many units the commander has chosen.
    fn commands_given(&self, commander: UnitId) -> usize {
        self.units().filter(|&unit| self.unit(unit).commanded_by == Some(commander)).count()
    }

    /// DW-08-G3: whether the side has a commander who could choose a leaderless unit.
    fn has_to_assign(&self, side: Side) -> bool {
        if !self.plays(Modules::COMMANDERS) || !self.plays(Modules::FIGURES) {
            return false;
        }
        self.living_units(side).filter(|&commander| self.commands_at_distance(commander)).any(|commander| {
            self.living_units(side).any(|unit| self.check_assign(side, commander, unit).is_ok())
        })
    }

    /// DW-10-54: whether units of the side with `count` markers have not yet chosen.
    pub(crate) fn has_to_keep(&self, side: Side, count: u8) -> bool {
        self.living_units(side).any(|unit| self.marker_count(unit) == count && self.order(unit).is_none())
    }
}

/// Checks.
impl Battle {
    /// DW-08-17, DW-10-09, DW-10-47: the unit is one that takes orders.
    pub(crate) fn check_takes_orders(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.is_commander(unit) {
            return Err(Refusal::CommanderNeedsNoOrder { commander: unit });
        }
        if self.was_in_melee(unit) {
            return Err(Refusal::InMeleeNoOrder { unit });
        }
        match self.mood(unit) {
            Mood::Steady => {}
            Mood::Impetuous => return Err(Refusal::ImpetuousNoOrder { unit }),
            Mood::Fleeing => return Err(Refusal::FleeingNoOrder { unit }),
        }
        match self.fixed_order(unit) {
            None => Ok(()),
            Some(Order::Hold) => Err(Refusal::HoldsForStragglers { unit }),
            Some(_) => Err(Refusal::ArrivesMoving { unit }),
        }
    }

    /// DW-08-18, DW-10-48 to DW-10-51, DW-10-G12: as many markers as allowed, all different.
    pub(crate) fn check_marker(&self, unit: UnitId, order: Order) -> Result<(), Refusal> {
        self.check_takes_orders(unit)?;
        let laid = self.markers(unit);
        match self.markers_allowed(unit) {
            0 => Err(Refusal::NobodyCommands { unit }),
            1 if !laid.is_empty() => Err(Refusal::OrderGiven { unit }),
            most if most <= laid.len() => Err(Refusal::MarkersFull { unit, most }),
            _ if laid.has(order) => Err(Refusal::SameMarker { unit, order }),
            _ => Ok(()),
        }
    }

    /// DW-08-G3: a single commander spends one of his markers on a leaderless unit.
    pub(crate) fn check_assign(&self, side: Side, commander: UnitId, unit: UnitId) -> Result<(), Refusal> {
        self.check_commander(side, commander)?;
        self.check_own_unit(side, unit)?;
        self.check_takes_orders(unit)?;
        match self.source_of_command(unit) {
            Source::Leader => return Err(Refusal::HasLeader { unit }),
            Source::Attached(_) | Source::Distant(_) => return Err(Refusal::CommandedAlready { unit }),
            _ => {}
        }
        self.check_control(commander, unit)?;
        if let Some(commander) = self.superior(commander, unit) {
            return Err(Refusal::HigherRankCommands { unit, commander });
        }
        if usize::from(self.stars(commander)) <= self.commands_given(commander) {
            return Err(Refusal::CommandSpent { commander });
        }
        Ok(())
    }

    /// DW-10-42, DW-10-43, DW-10-48: who may give orders to other units.
    fn check_commander(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        if self.unit_exists(commander) && self.side_of(commander) == side && self.host(commander).is_some() {
            return Err(Refusal::AttachedCommandsOwn { commander });
        }
        self.check_own_unit(side, commander)?;
        match self.stars(commander) {
            0 => Err(Refusal::NotACommander { unit: commander }),
            1 => Err(Refusal::HeroCommandsOwn { commander }),
            _ if self.was_in_melee(commander) => Err(Refusal::FightingCommander { commander }),
            _ => Ok(()),
        }
    }

    /// DW-10-39 to DW-10-41: one element of the unit is near enough, and he and that same element see each other whole.
    fn check_control(&self, commander: UnitId, unit: UnitId) -> Result<(), Refusal> {
        let radius = self.card(commander).standard.control;
        let place = self.commander_element(commander);
        let inside = |&element: &ElementId| self.hex(place).distance(self.hex(element)) <= radius;
        let mut near = self.elements(unit).filter(inside).peekable();
        if near.peek().is_none() {
            return Err(Refusal::OutsideControl { commander, unit });
        }
        if !near.any(|element| self.sees_all_of(place, element) && self.sees_all_of(element, place)) {
            return Err(Refusal::OutOfCommandersSight { commander, unit });
        }
        Ok(())
    }

    /// DW-10-54: one of the markers that lie on a unit whose turn it is.
    pub(crate) fn check_keep(&self, side: Side, unit: UnitId, order: Order) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if (Step::Keep { count: self.marker_count(unit) }) != self.step() {
            return Err(Refusal::OtherStage { unit });
        }
        if self.order(unit).is_some() {
            return Err(Refusal::OrderGiven { unit });
        }
        if !self.markers(unit).has(order) {
            return Err(Refusal::NoSuchMarker { unit, order });
        }
        Ok(())
    }
}

/// What happens.
impl Battle {
    /// DW-03-08, DW-08-16: the command phase. Which leaderless units a commander takes is settled first (DW-08-G3).
    pub(crate) fn begin_command<E: Events<Event>>(&mut self, events: &mut E) {
        events.emit(Event::PhaseBegan { phase: Phase::Command });
        if !self.is_standard() {
            return self.begin_markers();
        }
        events.cite(DW_08_01);
        if self.plays(Modules::MORALE) {
            events.cite(DW_08_15);
        }
        for unit in self.units() {
            self.fix_order(unit, events);
        }
        for side in Side::BOTH {
            self.committed[side] = !self.has_to_assign(side);
        }
        self.replace_step(Step::Assign);
    }

    /// DW-15-53, DW-16-51: lays the order that the unit has by itself; DW-08-17: or none at all.
    fn fix_order<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        match self.source_of_command(unit) {
            Source::Fixed(order) => {
                self.unit_mut(unit).order = Some(order);
                events.cite(if order == Order::Hold { DW_15_53 } else { DW_16_51 });
                events.emit(Event::OrderRevealed { unit, order, forgotten: false });
            }
            Source::Nobody if self.is_single(unit) => events.cite(DW_10_09),
            Source::Nobody if 0 < self.alive(unit) => {
                events.cite(DW_08_17);
                if self.attached_commander(unit).is_some() {
                    events.cite(DW_10_47);
                }
            }
            _ => {}
        }
    }

    /// DW-03-08: both sides lay their markers.
    fn begin_markers(&mut self) {
        for side in Side::BOTH {
            // A side that has nobody to command is not asked.
            let commands = self.living_units(side).any(|unit| 0 < self.markers_allowed(unit));
            self.committed[side] = !commands;
        }
        self.replace_step(Step::Command);
    }

    /// Noted in secret: nothing to see for the other side.
    pub(crate) fn assign<E: Events<Event>>(&mut self, commander: UnitId, unit: UnitId, events: &mut E) {
        events.cite(DW_08_G3);
        self.unit_mut(unit).commanded_by = Some(commander);
    }

    /// DW-08-18, DW-10-52: everybody hears whom the commanders have chosen; for the rest the die is rolled.
    pub(crate) fn reveal_assignments<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        for unit in self.units() {
            if let Source::Distant(commander) = self.source_of_command(unit) {
                events.emit(Event::Commanded { commander, unit });
                for rule in [DW_10_06, DW_10_39, DW_10_40, DW_10_41, rank_rule(self.stars(commander))] {
                    events.cite(rule);
                }
            }
        }
        for unit in self.units() {
            if self.source_of_command(unit) == Source::Die {
                self.roll_order(unit, dice, events);
            }
        }
        self.begin_markers();
    }

    /// DW-08-18, DW-08-T1: face up at once (DW-08-G4), or the owner's choice.
    fn roll_order<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        let actor = unit.0.into();
        let key = RollKey { round: self.round, actor, purpose: Purpose::Order as u8, nth: 0 };
        // DW-08-G2.
        let roll = dice.roll(Ask::face(key, Die::D6));
        let order = match roll {
            1 => Some(Order::Hold),
            2 => Some(Order::Attack),
            3 => Some(Order::Skirmish),
            4 => Some(Order::Move),
            _ => None,
        };
        if order.is_some() {
            let state = self.unit_mut(unit);
            state.order = order;
            state.flags.set(UnitFlags::ROLLED);
            events.cite(DW_08_G4);
        }
        for rule in [DW_08_G2, DW_09_07, DW_10_52] {
            events.cite(rule);
        }
        events.emit(Event::OrderRolled { unit, roll, order });
    }

    /// The rules by which a marker is laid on the unit.
    pub(crate) fn cite_marker<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if !self.is_standard() {
            return;
        }
        events.cite(DW_08_16);
        match self.source_of_command(unit) {
            Source::Attached(commander) => {
                events.cite(DW_10_02);
                events.cite(DW_10_06);
                events.cite(DW_10_39);
                events.cite(rank_rule(self.stars(commander)));
                if 1 < self.guests(unit).len() {
                    events.cite(DW_10_46);
                }
                if self.plays(Modules::FIGURES) && self.is_led(unit) {
                    events.cite(DW_10_44);
                }
            }
            Source::Leader if self.plays(Modules::FIGURES) => events.cite(DW_09_07),
            Source::Leader => events.cite(DW_08_G8),
            _ => {}
        }
    }

    /// DW-10-51: with four stars every order stays open, and the laying may be skipped.
    pub(crate) fn lay_all_four<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.markers_allowed(unit) == 4 && self.markers(unit).is_empty() {
            events.cite(DW_10_51);
            Order::ALL.into_iter().for_each(|order| self.unit_mut(unit).markers.insert(order));
        }
    }

    /// DW-10-54, DW-28-03: the next stage of the reveal from `count` markers on, then the obedience tests (DW-08-19).
    pub(crate) fn keep_next<E: Events<Event>>(&mut self, count: u8, events: &mut E) {
        let owes = |battle: &Battle, count| Side::BOTH.iter().any(|&side| battle.has_to_keep(side, count));
        if let Some(count) = (count..=4).find(|&count| owes(self, count)) {
            events.cite(DW_28_03);
            for side in Side::BOTH {
                self.committed[side] = !self.has_to_keep(side, count);
            }
            return self.replace_step(Step::Keep { count });
        }
        if !self.plays(Modules::MORALE) {
            return self.begin_volley(Volley::First, events);
        }
        events.cite(DW_08_19);
        self.replace_step(Step::Next(Moment::Obedience));
    }

    /// DW-10-G13: chosen in secret; the other markers are never shown. Whoever has chosen for all his units of the
    /// stage is done with it.
    pub(crate) fn keep<E: Events<Event>>(&mut self, unit: UnitId, order: Order, events: &mut E) {
        events.cite(DW_10_G13);
        self.unit_mut(unit).order = Some(order);
        let (side, count) = (self.side_of(unit), self.marker_count(unit));
        self.committed[side] = !self.has_to_keep(side, count);
    }

    /// DW-10-54, DW-10-55: the kept markers of a stage are turned up together.
    pub(crate) fn reveal_kept<E: Events<Event>>(&mut self, count: u8, events: &mut E) {
        for unit in self.units() {
            if self.marker_count(unit) == count {
                events.cite(DW_10_54);
                events.cite(DW_10_55);
                self.reveal_order(unit, events);
            }
        }
        self.keep_next(count + 1, events);
    }
}

/// DW-10-T1: the rule that gives a commander of so many stars his markers.
const fn rank_rule(stars: u8) -> RuleId {
    match stars {
        ..=1 => DW_10_48,
        2 => DW_10_49,
        3 => DW_10_50,
        4.. => DW_10_51,
    }
}

#[cfg(test)]
mod tests;
