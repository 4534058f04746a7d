//! Chapter 10: commanders (Befehlshaber) join units: DW-10-32 to DW-10-38.

use crate::board::Cell;
use crate::card::Figure;
use crate::event::Event;
use crate::formation::{Formation, is_horde_shape, is_two_ranks, wedge_tip};
use crate::ids::{ElementId, UnitId};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use hex::{Facing, Hex};
use table::{Events, Side};

/// DW-10-G2: elements that give way one after the other, each to the hex of the next.
#[derive(Clone, Copy)]
struct Chain {
    elements: [ElementId; MAX_UNIT_ELEMENTS],
    len: u8,
}

impl Chain {
    fn as_slice(&self) -> &[ElementId] {
        &self.elements[..usize::from(self.len)]
    }
}

/// How a commander comes into a unit.
#[derive(Clone, Copy)]
enum Arrangement {
    /// Where he stands, with this facing.
    Plain { facing: Facing },
    /// DW-10-35: he changes places with an ordinary element of the front rank, which gets this facing.
    Exchange { with: ElementId, facing: Facing },
    /// DW-10-33: he takes the place of the first, the last goes to a free hex.
    GiveWay(Chain),
}

/// Checks.
impl Battle {
    /// DW-10-32, DW-10-34, DW-10-G10: whether a commander may join now, and so.
    pub(crate) fn check_join(
        &self,
        side: Side,
        commander: UnitId,
        unit: UnitId,
        place: Hex,
        free: Hex,
    ) -> Result<(), Refusal> {
        let element = self.check_single(side, commander)?;
        self.check_own_unit(side, unit)?;
        if self.is_commander(unit) || !self.touches(unit, self.hex(element)) {
            return Err(Refusal::NotTouching { commander, unit });
        }
        self.check_time_to_join(side, commander, unit)?;
        // DW-10-G18: he counts as an element.
        let filled = usize::from(self.strength(unit)) + self.guests(unit).len() as usize;
        if MAX_UNIT_ELEMENTS <= filled {
            return Err(Refusal::UnitFull { unit });
        }
        self.arrangement(commander, unit, place, free).map(|_| ())
    }

    /// DW-10-32: in his own move or in that of the unit. A commander who has made contact may still join those who
    /// fight beside him (DW-10-G10), but none that does not fight yet (DW-10-G5).
    fn check_time_to_join(&self, side: Side, commander: UnitId, unit: UnitId) -> Result<(), Refusal> {
        match self.step() {
            Step::Lead { .. } => self.check_leading(side, commander),
            Step::Move { unit: moving } if moving == commander => Ok(()),
            Step::Complete { unit: moving } if moving == commander => {
                if self.unit_in_contact(unit) {
                    Ok(())
                } else {
                    Err(Refusal::FightingMayNotJoin { commander })
                }
            }
            Step::Move { unit: moving } if moving == unit => {
                if self.plan != Plan::None {
                    return Err(Refusal::PlanOpen { unit });
                }
                if self.unit_in_contact(commander) || self.was_in_melee(commander) {
                    return Err(Refusal::FightingMayNotJoin { commander });
                }
                Ok(())
            }
            Step::Move { unit: moving } | Step::Complete { unit: moving } => {
                Err(Refusal::OtherUnitMoves { unit: moving })
            }
            _ => Err(Refusal::OutOfPhase),
        }
    }

    /// An element of the unit stands next to the hex.
    pub(crate) fn touches(&self, unit: UnitId, hex: Hex) -> bool {
        self.grid.elements_around(hex).any(|element| self.unit_of(element) == unit)
    }

    /// A commander who has come to the end of his move in contact with an enemy could join those who fight there.
    pub(crate) fn could_join(&self, commander: UnitId) -> bool {
        if !self.is_single(commander) {
            return false;
        }
        let (side, hex) = (self.side_of(commander), self.hex(self.commander_element(commander)));
        self.living_units(side).any(|unit| self.check_join(side, commander, unit, hex, hex).is_ok())
    }

    /// DW-10-33, DW-10-G10: elements may be shifted and exchanged for him.
    fn makes_room(&self, unit: UnitId) -> bool {
        self.mood(unit) == Mood::Steady && !self.was_in_melee(unit) && !self.unit_in_contact(unit)
    }

    /// DW-10-32 to DW-10-36, DW-10-G1, DW-10-G2: who goes where if the commander ends on `place` and the last one who
    /// gives way on `free`.
    fn arrangement(
        &self,
        commander: UnitId,
        unit: UnitId,
        place: Hex,
        free: Hex,
    ) -> Result<Arrangement, Refusal> {
        let element = self.commander_element(commander);
        let (own, facing) = (self.hex(element), self.facing(element));
        let ordered = self.formation(unit).is_ordered();
        if place == own && free == own {
            if !self.makes_room(unit) || !ordered {
                return Ok(Arrangement::Plain { facing });
            }
            let facing = self.fitting_facing(unit, own, facing);
            return facing
                .map(|facing| Arrangement::Plain { facing })
                .ok_or(Refusal::FormationNotKept { unit });
        }
        if !self.makes_room(unit) {
            return Err(Refusal::SwapOver { unit });
        }
        let Cell::Held(with) = self.at(place) else {
            return Err(Refusal::NotTouching { commander, unit });
        };
        if self.unit_of(with) != unit {
            return Err(Refusal::NotTouching { commander, unit });
        }
        if self.figure(with) != Figure::Ordinary {
            return Err(Refusal::SpecialPartner { element: with });
        }
        if free == own {
            return self.exchange(element, unit, with);
        }
        if !ordered {
            return Err(Refusal::FormationNotKept { unit });
        }
        if !place.is_adjacent(own) {
            return Err(Refusal::NotTouching { commander, unit });
        }
        self.check_barrier(element, own, place)?;
        self.check_no_edge(own, place)?;
        self.give_way(element, unit, with, free)
    }

    /// DW-10-35, DW-09-16, DW-09-17: he is exchanged into the front rank.
    fn exchange(&self, element: ElementId, unit: UnitId, with: ElementId) -> Result<Arrangement, Refusal> {
        let (own, facing) = (self.hex(element), self.facing(element));
        if self.front_posts(unit) == 0 {
            return Err(Refusal::NoFrontRank { unit });
        }
        if !self.front_rank(unit).any(|other| other == with) {
            return Err(Refusal::NotInFrontRank { element: with });
        }
        if !self.is_linked(element, unit, with) {
            return Err(Refusal::CutOff { element, with });
        }
        for (who, hex) in [(element, self.hex(with)), (with, own)] {
            self.check_barrier(who, hex, hex)?;
        }
        if !self.formation(unit).is_ordered() {
            return Ok(Arrangement::Exchange { with, facing });
        }
        let facing = self.fitting_facing(unit, own, facing);
        facing.map(|facing| Arrangement::Exchange { with, facing }).ok_or(Refusal::FormationNotKept { unit })
    }

    /// DW-10-33, DW-10-G2: `first` and others behind it give way, each by one hex.
    fn give_way(
        &self,
        element: ElementId,
        unit: UnitId,
        first: ElementId,
        free: Hex,
    ) -> Result<Arrangement, Refusal> {
        self.check_empty_hex(free)?;
        let cut_off = Refusal::CutOff { element, with: first };
        let chain = self.chain(unit, first, free).ok_or(cut_off)?;
        let Some(&last) = chain.as_slice().last() else {
            return Err(cut_off);
        };
        if self.attacked_from(last, free).next().is_some() {
            return Err(Refusal::ContactNotForward { element: last });
        }
        if !self.keeps_formation(unit, free, self.facing(last)) {
            return Err(Refusal::FormationNotKept { unit });
        }
        Ok(Arrangement::GiveWay(chain))
    }

    /// DW-10-G2: the unit with one more element there has the same formation and width. A single element becomes a
    /// column of two.
    fn keeps_formation(&self, unit: UnitId, hex: Hex, facing: Facing) -> bool {
        let mut posts = self.posts(unit);
        posts.push(hex, facing);
        let posts = posts.as_slice();
        // DW-13-25: skirmishers stand in two ranks, whatever their width.
        if self.is_skirmishing(unit) {
            return is_two_ranks(posts);
        }
        match (self.formation(unit), Formation::of(posts)) {
            (Formation::Wedge, _) => wedge_tip(posts, true).is_some(),
            (Formation::Horde, _) => is_horde_shape(posts),
            (Formation::Line { width: 1 }, Formation::Column) => true,
            (before, after) => before == after,
        }
    }

    /// The facing with which one more element on `hex` keeps the formation; the present one if possible.
    fn fitting_facing(&self, unit: UnitId, hex: Hex, present: Facing) -> Option<Facing> {
        let mut facings = std::iter::once(present).chain(Facing::ALL);
        facings.find(|&facing| self.keeps_formation(unit, hex, facing))
    }

    /// DW-09-17: both belong to one block of the unit, and no obstacle lies between them.
    fn is_linked(&self, element: ElementId, unit: UnitId, with: ElementId) -> bool {
        let members = self.members(unit);
        let mut open = [self.hex(element); MAX_UNIT_ELEMENTS + 1];
        let (mut reached, mut seen, mut next) = (0u32, 1, 0);
        while next < seen {
            let here = open[next];
            next += 1;
            for (place, &other) in members.as_slice().iter().enumerate() {
                let there = self.hex(other);
                if reached & 1 << place != 0
                    || !here.is_adjacent(there)
                    || !self.can_cross(element, here, there)
                {
                    continue;
                }
                if other == with {
                    return true;
                }
                reached |= 1 << place;
                open[seen] = there;
                seen += 1;
            }
        }
        false
    }

    /// DW-10-G2: the shortest chain of ordinary elements from `first` to the free hex, over passable ground and no
    /// hedge or wall.
    fn chain(&self, unit: UnitId, first: ElementId, free: Hex) -> Option<Chain> {
        let members = self.members(unit);
        let passes = |element: ElementId, to: Hex| {
            let from = self.hex(element);
            from.is_adjacent(to)
                && self.check_barrier(element, from, to).is_ok()
                && self.check_no_edge(from, to).is_ok()
        };
        // Breadth first; `before` is the place in the queue of the one who pushes.
        let mut queue = [(first, 0); MAX_UNIT_ELEMENTS];
        let (mut len, mut next) = (1, 0);
        while next < len {
            let (element, _) = queue[next];
            if passes(element, free) {
                return Some(trace(&queue, next));
            }
            for &other in members.as_slice() {
                let queued = queue[..len].iter().any(|&(element, _)| element == other);
                if !queued && self.figure(other) == Figure::Ordinary && passes(element, self.hex(other)) {
                    queue[len] = (other, next);
                    len += 1;
                }
            }
            next += 1;
        }
        None
    }

    /// Calls `each` with the places and free hexes that are worth checking for a commander who wants to join.
    pub(crate) fn each_join(&self, commander: UnitId, unit: UnitId, mut each: impl FnMut(Hex, Hex)) {
        if !self.is_single(commander) || self.is_commander(unit) {
            return;
        }
        let own = self.hex(self.commander_element(commander));
        if !self.touches(unit, own) {
            return;
        }
        each(own, own);
        if !self.makes_room(unit) {
            return;
        }
        for with in self.elements(unit) {
            each(self.hex(with), own);
        }
        if !self.formation(unit).is_ordered() {
            return;
        }
        for (n, element) in self.elements(unit).enumerate() {
            for free in self.hex(element).neighbours() {
                // Each free hex once, although several elements stand next to it.
                let known = || self.elements(unit).take(n).any(|other| free.is_adjacent(self.hex(other)));
                if free == own || self.at(free) != Cell::Empty || known() {
                    continue;
                }
                for place in own.neighbours() {
                    if matches!(self.at(place), Cell::Held(with) if self.unit_of(with) == unit) {
                        each(place, free);
                    }
                }
            }
        }
    }
}

/// The chain that ends with the queue's entry `last`, from its first element on.
fn trace(queue: &[(ElementId, usize); MAX_UNIT_ELEMENTS], last: usize) -> Chain {
    let mut chain = Chain { elements: [ElementId(0); MAX_UNIT_ELEMENTS], len: 0 };
    let mut at = last;
    for place in &mut chain.elements {
        let (element, before) = queue[at];
        *place = element;
        chain.len += 1;
        if at == 0 {
            break;
        }
        at = before;
    }
    chain.elements[..usize::from(chain.len)].reverse();
    chain
}

/// What happens.
impl Battle {
    /// DW-10-32 to DW-10-38: the commander joins; neither he nor the unit moves any more in this phase.
    pub(crate) fn join<E: Events<Event>>(
        &mut self,
        commander: UnitId,
        unit: UnitId,
        place: Hex,
        free: Hex,
        events: &mut E,
    ) {
        let Ok(arrangement) = self.arrangement(commander, unit, place, free) else { return };
        let element = self.commander_element(commander);
        self.cite_join(commander, unit, arrangement, events);
        match arrangement {
            Arrangement::Plain { facing } => self.facings[element.index()] = facing,
            Arrangement::Exchange { with, facing } => {
                let (own, front, ahead) = (self.hex(element), self.hex(with), self.facing(with));
                self.lift(with);
                self.lift(element);
                self.settle(element, front, ahead, events);
                self.settle(with, own, facing, events);
            }
            Arrangement::GiveWay(chain) => self.push_back(element, &chain, free, events),
        }
        self.attach(commander, unit);
        for joined in [commander, unit] {
            self.unit_mut(joined).flags.set(UnitFlags::JOINED | UnitFlags::MOVED);
        }
        self.unit_mut(commander).order = None;
        events.emit(Event::Joined { commander, unit });
        self.inherit_links(commander, unit);
        self.reform_and_tell(unit, events);
        self.note_contacts(unit);
        if let Step::Move { unit: moving } | Step::Complete { unit: moving } = self.step() {
            self.finish_move(moving, events);
        }
    }

    /// Everybody in the chain goes one place further, the commander to the first.
    fn push_back<E: Events<Event>>(&mut self, element: ElementId, chain: &Chain, free: Hex, events: &mut E) {
        let (mut hex, mut facing) = (free, self.facing(element));
        if let Some(&last) = chain.as_slice().last() {
            facing = self.facing(last);
        }
        self.lift(element);
        for &pushed in chain.as_slice().iter().rev() {
            let place = (self.hex(pushed), self.facing(pushed));
            self.lift(pushed);
            self.settle(pushed, hex, facing, events);
            (hex, facing) = place;
        }
        self.settle(element, hex, facing, events);
    }

    /// Puts an element that has been lifted somewhere else.
    fn settle<E: Events<Event>>(&mut self, element: ElementId, to: Hex, facing: Facing, events: &mut E) {
        let from = self.hex(element);
        self.put(element, to);
        self.facings[element.index()] = facing;
        events.emit(Event::ElementMoved { element, manner: Manner::Join, from, to, facing });
    }

    /// DW-06-G6: whom the commander has touched in this round, the unit has touched.
    fn inherit_links(&mut self, commander: UnitId, unit: UnitId) {
        let links = std::mem::take(&mut self.unit_mut(commander).links);
        self.unit_mut(unit).links.0 |= links.0;
        for enemy in links.iter() {
            self.unit_mut(enemy).links.remove(commander);
            self.unit_mut(enemy).links.insert(unit);
        }
    }

    fn cite_join<E: Events<Event>>(
        &self,
        commander: UnitId,
        unit: UnitId,
        arrangement: Arrangement,
        events: &mut E,
    ) {
        for rule in [DW_10_28, DW_10_34, DW_10_38, DW_10_21, DW_10_G18] {
            events.cite(rule);
        }
        match arrangement {
            Arrangement::Plain { .. } => {}
            Arrangement::Exchange { .. } => events.cite(DW_10_35),
            Arrangement::GiveWay(_) => {
                events.cite(DW_10_33);
                events.cite(DW_10_G1);
                events.cite(DW_10_G2);
            }
        }
        if !self.makes_room(unit) {
            events.cite(DW_10_G10);
        } else if !self.formation(unit).is_ordered() {
            events.cite(DW_10_36);
        }
        if !self.guests(unit).is_empty() {
            events.cite(DW_10_G19);
        }
        if self.unit_in_contact(commander) {
            events.cite(DW_10_G10);
        }
    }

    /// DW-10-37: a single commander and a unit of his side have come together, and he has not joined.
    pub(crate) fn cite_unjoined<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        let side = self.side_of(unit);
        let meets = |one: UnitId, other: UnitId| {
            self.is_single(one)
                && !self.is_commander(other)
                && self.touches(other, self.hex(self.commander_element(one)))
        };
        let mut others = self.living_units(side);
        if self.plays(crate::stage::Modules::COMMANDERS)
            && others.any(|other| meets(unit, other) || meets(other, unit))
        {
            events.cite(DW_10_37);
        }
    }
}

#[cfg(test)]
mod tests;
