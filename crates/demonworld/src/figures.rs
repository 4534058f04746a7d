//! Chapter 09: special figures (Sonderfiguren): the substitution, the front rank, the free swap; chapter 08: hit points.

use crate::card::Figure;
use crate::event::Event;
use crate::formation::Formation;
use crate::ids::{ElementId, UnitId};
use crate::label::Cause;
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Hex;
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// Queries.
impl Battle {
    /// DW-09-01, DW-10-26: a special figure, or a commander attached to a unit.
    pub fn is_special(&self, element: ElementId) -> bool {
        match self.figure(element) {
            Figure::Ordinary => false,
            Figure::Commander => self.home_of(element) != self.unit_of(element),
            Figure::Leader | Figure::Standard | Figure::Musician => true,
        }
    }

    /// DW-09-G8: whether an element of the same unit on `there` is in contact with `element` on `here`: adjacent,
    /// unless neither could go to the other.
    fn is_beside(&self, element: ElementId, here: Hex, other: ElementId, there: Hex) -> bool {
        here.is_adjacent(there)
            && (self.can_cross(element, here, there) || self.can_cross(other, there, here))
    }

    /// DW-09-21: the elements of its unit that were in contact with the element when the ranged phase began.
    fn neighbours_at_start(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let here = self.held[element.index()];
        self.elements(self.unit_of(element)).filter(move |&other| {
            other != element && self.is_beside(element, here, other, self.held[other.index()])
        })
    }

    /// DW-09-22, DW-09-G5, DW-09-G6: who could be hit instead of the element: in contact with it now, and not lost
    /// already.
    fn substitutes(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let here = self.hex(element);
        self.elements(self.unit_of(element)).filter(move |&other| {
            other != element
                && !self.is_hit(other)
                && self.hits[other.index()] < self.hit_points(other)
                && self.is_beside(element, here, other, self.hex(other))
        })
    }

    /// DW-10-26, DW-10-27: a commander larger than the unit's elements is a target of his own.
    fn is_distinct_target(&self, element: ElementId) -> bool {
        self.card(self.unit_of(element)).size < self.card_of(element).size
    }

    /// DW-09-20 to DW-09-25, DW-10-26: a hit by a shot may fall on another, so that a further shot is not wasted
    /// (DW-09-G5).
    pub fn may_be_spared(&self, element: ElementId) -> bool {
        self.is_special(element)
            && !self.is_distinct_target(element)
            && !self.is_in_contact(element)
            && self.neighbours_at_start(element).next().is_some()
            && self.substitutes(element).next().is_some()
    }

    /// DW-09-20: the next hit on a special figure is asked about if it would remove it; on a commander always, unless
    /// the table reads the rule more strictly (DW-10-G11).
    fn is_asked_about(&self, element: ElementId) -> bool {
        let every_hit = self.figure(element) == Figure::Commander && !self.stage.house.spare_last_point_only;
        (every_hit || self.hit_points(element) == 1) && self.may_be_spared(element)
    }
}

/// Hits.
impl Battle {
    /// DW-09-20, DW-09-G5, DW-12-44: settles the hits of a volley one after the other, asking the owners of special
    /// figures, then removes the fallen. Goes on where it was when an answer has been given.
    pub(crate) fn settle_hits<E: Events<Event>>(&mut self, volley: Volley, events: &mut E) {
        for element in (0..self.n_elements).map(ElementId) {
            if 0 < self.hits[element.index()] {
                self.settle_unasked(element, events);
            }
        }
        let asked = (0..self.n_elements).map(ElementId).find(|element| 0 < self.hits[element.index()]);
        if let Some(element) = asked {
            return self.push_step(Step::Appeal { element });
        }
        if !self.remove_casualties(Cause::Shot, events) {
            self.replace_step(Step::CloseUp { volley, side: self.declares_first(), last: false });
        }
    }

    /// The hits on an element about which its owner is not asked.
    fn settle_unasked<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        if !self.may_be_spared(element) {
            self.cite_unspared(element, events);
            let hits = std::mem::take(&mut self.hits[element.index()]);
            return self.hurt(element, hits, events);
        }
        while 0 < self.hits[element.index()] && !self.is_asked_about(element) {
            self.settle_one(element, events);
        }
    }

    /// One of the hits falls on the element itself.
    fn settle_one<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        self.hits[element.index()] = self.hits[element.index()].saturating_sub(1);
        self.hurt(element, 1, events);
        if self.is_hit(element) {
            self.hits[element.index()] = 0;
        }
    }

    /// Names the rule by which nobody is asked.
    fn cite_unspared<E: Events<Event>>(&self, element: ElementId, events: &mut E) {
        if !self.is_special(element) {
            return;
        }
        events.cite(if self.is_distinct_target(element) {
            DW_10_27
        } else if self.is_in_contact(element) {
            DW_09_25
        } else {
            DW_09_23
        });
    }

    /// DW-08-02, DW-08-03: takes hit points; without any left the element is destroyed, and only then a loss.
    pub(crate) fn hurt<E: Events<Event>>(&mut self, element: ElementId, hits: u8, events: &mut E) {
        let left = self.hit_points(element).saturating_sub(hits);
        self.wounds[element.index()] = self.wounds[element.index()].saturating_add(hits);
        if 0 < left {
            return events.emit(Event::Wounded { element, left });
        }
        self.flags[element.index()].set(ElementFlags::HIT);
        if self.is_standard() && 1 < self.card_of(element).standard.hit_points {
            events.cite(DW_08_03);
        }
        if self.figure(element) == Figure::Musician {
            events.cite(DW_09_06);
        }
    }

    /// DW-27-16: hits of the round from which an element recovers.
    pub(crate) fn regenerate<E: Events<Event>>(&mut self, events: &mut E) {
        for element in (0..self.n_elements).map(ElementId) {
            let healed = self.card_of(element).standard.regenerates;
            if 0 < healed && 0 < self.wounds[element.index()] && self.is_alive(element) {
                self.wounds[element.index()] = self.wounds[element.index()].saturating_sub(healed);
                events.emit(Event::Regenerated { element });
            }
        }
    }
}

/// The substitution.
impl Battle {
    pub(crate) fn check_appeal(&self, element: ElementId) -> Result<(), Refusal> {
        match self.step() {
            Step::Appeal { element: asked } if asked == element => Ok(()),
            _ => Err(Refusal::NotToBeSpared { element }),
        }
    }

    /// DW-09-20, DW-09-21: the owner accepts the hit, or the die decides; the shooting side rolls it (DW-09-G9).
    pub(crate) fn appeal<D: Dice, E: Events<Event>>(
        &mut self,
        element: ElementId,
        roll: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        self.pop_step();
        events.cite(if self.figure(element) == Figure::Commander { DW_10_26 } else { DW_09_20 });
        if !roll || !self.is_spared_by_die(element, dice, events) {
            return self.settle_one(element, events);
        }
        let first = self.substitutes(element).next();
        match first.filter(|_| self.substitutes(element).nth(1).is_none()) {
            Some(only) => self.substitute(element, only, events),
            None => self.push_step(Step::Replace { element }),
        }
    }

    fn is_spared_by_die<D: Dice, E: Events<Event>>(
        &self,
        element: ElementId,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let neighbours = self.neighbours_at_start(element).count() as u8;
        if self.neighbours_at_start(element).any(|other| self.is_special(other)) {
            events.cite(DW_09_24);
        }
        // Every hit of the round has a name of its own: the volley, and how many hits were still to be settled.
        let second = matches!(self.steps[0], Step::Next(Moment::Casualties { volley: Volley::Second }));
        let key = RollKey {
            round: self.round,
            actor: element.0.into(),
            purpose: Purpose::Substitution as u8,
            nth: self.hits[element.index()] & 0x7F | u8::from(second) << 7,
        };
        let roll = dice.roll(Ask::at_most(key, Die::D6, neighbours.into()));
        let spared = roll <= neighbours;
        events.emit(Event::SubstitutionRolled { element, neighbours, roll, spared });
        spared
    }

    pub(crate) fn check_replace(&self, element: ElementId, by: ElementId) -> Result<(), Refusal> {
        match self.step() {
            Step::Replace { element: spared } if spared == element => {}
            _ => return Err(Refusal::NotToBeSpared { element }),
        }
        if self.substitutes(element).any(|other| other == by) {
            Ok(())
        } else {
            Err(Refusal::NotANeighbour { element, by })
        }
    }

    pub(crate) fn replace<E: Events<Event>>(&mut self, element: ElementId, by: ElementId, events: &mut E) {
        self.pop_step();
        self.substitute(element, by, events);
    }

    /// One who could be hit instead, drawn by `choose` from their number.
    pub(crate) fn any_substitute(
        &self,
        element: ElementId,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<ElementId> {
        let n = self.substitutes(element).count() as u32;
        self.substitutes(element).nth(choose(n) as usize)
    }

    /// DW-09-22, DW-09-G7: the other takes the hit. If that destroys it, the spared element takes over its hex and
    /// facing; the fallen one lies on the hex that becomes empty until the losses are removed.
    fn substitute<E: Events<Event>>(&mut self, element: ElementId, by: ElementId, events: &mut E) {
        self.hits[element.index()] = self.hits[element.index()].saturating_sub(1);
        events.emit(Event::Substituted { element, by });
        self.hurt(by, 1, events);
        if self.is_hit(by) {
            self.hits[by.index()] = 0;
            self.change_hexes(element, by);
        }
    }

    /// Two elements take over each other's hex and facing.
    fn change_hexes(&mut self, a: ElementId, b: ElementId) {
        let (there, here) = (self.hex(b), self.hex(a));
        self.facings.swap(a.index(), b.index());
        self.put(a, there);
        self.put(b, here);
    }
}

/// The free swap: checks.
impl Battle {
    /// DW-09-16: one free manoeuvre in the own move, neither impetuous nor fleeing nor in melee.
    pub(crate) fn check_swap(&self, side: Side, element: ElementId, with: ElementId) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        if self.step() != Step::Deploy {
            self.check_free_mover(side, unit)?;
            if !self.may_swap(unit) {
                return Err(Refusal::SwapOver { unit });
            }
        }
        self.check_exchange(unit, self.front_posts(unit), element, with)
    }

    fn may_swap(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        state.mood == Mood::Steady
            && !state.flags.has(UnitFlags::SWAPPED | UnitFlags::IN_MELEE)
            && !self.unit_in_contact(unit)
    }

    /// DW-09-17, DW-09-19, DW-09-G3: whether the two can change places, given the posts of the front rank.
    fn check_exchange(
        &self,
        unit: UnitId,
        front: u16,
        element: ElementId,
        with: ElementId,
    ) -> Result<(), Refusal> {
        let place = |wanted: ElementId| self.elements(unit).position(|other| other == wanted);
        let in_front = |place: usize| front & 1 << place != 0;
        if !self.is_special(element) {
            return Err(Refusal::NotSpecial { element });
        }
        let (Some(from), Some(to)) = (place(element), place(with)) else {
            return Err(Refusal::CutOff { element, with });
        };
        if front == 0 {
            return Err(Refusal::NoFrontRank { unit });
        }
        if in_front(from) {
            return Err(Refusal::InFrontAlready { element });
        }
        if !in_front(to) {
            return Err(Refusal::NotInFrontRank { element: with });
        }
        if self.is_special(with) {
            return Err(Refusal::SpecialPartner { element: with });
        }
        let can_stand = |who: ElementId, hex: Hex| self.can_cross(who, hex, hex);
        if can_stand(element, self.hex(with))
            && can_stand(with, self.hex(element))
            && self.is_same_block(unit, from, to)
        {
            Ok(())
        } else {
            Err(Refusal::CutOff { element, with })
        }
    }

    /// DW-09-17 (b), (c): whether two elements of the unit, by their places in it, are joined by others between whom
    /// both can go.
    fn is_same_block(&self, unit: UnitId, from: usize, to: usize) -> bool {
        let members = self.members(unit);
        let members = members.as_slice();
        let (mut reached, mut open) = (1u16 << from, 1u16 << from);
        while open != 0 {
            let here = open.trailing_zeros() as usize;
            open &= open - 1;
            for (place, &other) in members.iter().enumerate() {
                let hex = self.hex(members[here]);
                if reached & 1 << place == 0
                    && hex.is_adjacent(self.hex(other))
                    && self.bond(members[here], hex, other) == Bond::Contact
                {
                    reached |= 1 << place;
                    open |= 1 << place;
                }
            }
        }
        reached & 1 << to != 0
    }

    /// DW-09-14, DW-09-18: a special figure that could change places with an ordinary element of the front rank, and
    /// the nearest such element.
    pub(crate) fn owed_exchange(&self, unit: UnitId) -> Option<(ElementId, ElementId)> {
        if !self.plays(Modules::FIGURES) && self.guests(unit).is_empty() {
            return None;
        }
        let front = self.front_posts(unit);
        if front == 0 {
            return None;
        }
        let behind =
            |&(place, element): &(usize, ElementId)| front & 1 << place == 0 && self.is_special(element);
        self.elements(unit).enumerate().filter(behind).find_map(|(_, element)| {
            let partners = self
                .elements(unit)
                .filter(|&with| self.check_exchange(unit, front, element, with).is_ok())
                .min_by_key(|&with| self.hex(element).distance(self.hex(with)));
            Some((element, partners?))
        })
    }

    /// DW-09-18: the swap that the unit still has to make in its move.
    pub(crate) fn owed_swap(&self, unit: UnitId) -> Option<(ElementId, ElementId)> {
        if !self.is_standard() || !self.may_swap(unit) { None } else { self.owed_exchange(unit) }
    }

    /// DW-09-18, DW-09-G2: a unit swaps before it comes into contact; afterwards it is too late.
    pub(crate) fn check_swapped(&self, unit: UnitId) -> Result<(), Refusal> {
        match self.owed_swap(unit) {
            Some((element, _)) => Err(Refusal::SwapFirst { element }),
            None => Ok(()),
        }
    }
}

/// The free swap: what happens.
impl Battle {
    pub(crate) fn swap<E: Events<Event>>(&mut self, element: ElementId, with: ElementId, events: &mut E) {
        let unit = self.unit_of(element);
        if self.step() == Step::Deploy {
            self.change_hexes(element, with);
            return events.cite(DW_09_14);
        }
        self.start_move(unit, events);
        self.unit_mut(unit).flags.set(UnitFlags::SWAPPING);
        self.change_places(unit, element, with, events);
    }

    /// DW-09-16: the two take over each other's hex and facing.
    fn change_places<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        element: ElementId,
        with: ElementId,
        events: &mut E,
    ) {
        self.change_hexes(element, with);
        self.held.swap(element.index(), with.index());
        events.emit(Event::Swapped { element, with });
        if self.formation(unit) == Formation::Wedge {
            events.cite(DW_13_17);
        }
        self.reform_and_tell(unit, events);
    }

    /// DW-09-16: several swaps in a row are one manoeuvre; whatever else the unit does ends it.
    pub(crate) fn end_swapping(&mut self) {
        if let Step::Move { unit } = self.step() {
            let flags = &mut self.unit_mut(unit).flags;
            if flags.has(UnitFlags::SWAPPING) {
                flags.clear(UnitFlags::SWAPPING);
                flags.set(UnitFlags::SWAPPED);
            }
        }
    }

    /// DW-09-18, DW-09-G2: what the owner has not swapped by himself is swapped at the end of the unit's move, or of
    /// its segment if it did nothing.
    pub(crate) fn swap_forward<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        // Each swap brings one more to the front.
        for _ in 0..MAX_UNIT_ELEMENTS {
            let Some((element, with)) = self.owed_swap(unit) else { break };
            events.cite(DW_09_18);
            self.change_places(unit, element, with, events);
        }
        self.unit_mut(unit).flags.clear(UnitFlags::SWAPPING);
    }
}

#[cfg(test)]
mod tests;
