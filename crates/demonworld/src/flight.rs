//! Chapter 15: flight (Flucht): DW-15-55 to DW-15-72.

use crate::board::Cell;
use crate::card::Figure;
use crate::event::Event;
use crate::ground::Mover;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::{Cause, Manner};
use crate::reach::Reach;
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::{Border, Modules};
use crate::state::*;
use hex::{Facing, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// Sideways displacement is measured in half hexes: rows stand half a hex apart.
const ONE_HEX: u8 = 2;
/// Any displacement.
const FREELY: u8 = u8::MAX;

/// DW-15-57, DW-15-62, DW-15-G12: where one element may end its flight move.
struct Flight<'a> {
    battle: &'a Battle,
    element: ElementId,
    reach: Reach,
    /// The least distance to its goal on a hex where it may end; `None` where it cannot leave contact.
    nearest: Option<u8>,
    /// The least sideways displacement at that distance.
    sideways: u8,
    /// DW-15-60: only contact keeps it from going farther.
    shuns: bool,
}

impl<'a> Flight<'a> {
    fn new(battle: &'a Battle, element: ElementId) -> Flight<'a> {
        let ground = battle.ground();
        let mover = Mover::new(battle.card_of(element), false);
        let start = battle.hex(element);
        // DW-15-G14: ordinary costs, and no formation that could keep somebody off the road.
        let step = |from, to| match battle.at(to) {
            Cell::Empty => ground.cost(mover, from, to, ground.is_along_road(from, to)).ok(),
            _ => None,
        };
        let points = battle.card_of(element).points_move;
        let reach = Reach::new(battle.board(), std::iter::once(start), points, step);
        let mut flight = Flight { battle, element, reach, nearest: None, sideways: FREELY, shuns: false };
        flight.judge(start);
        flight
    }

    /// Finds the ends that are nearest to the goal and least aside.
    fn judge(&mut self, start: Hex) {
        let mut best: Option<(u8, u8)> = None;
        let mut open = u8::MAX;
        for hex in self.reach.hexes() {
            let rank = (self.distance(hex), self.aside(hex));
            open = open.min(rank.0);
            if best.is_none_or(|best| rank < best) && self.may_end(hex) {
                best = Some(rank);
            }
        }
        let Some((nearest, sideways)) = best else { return };
        self.nearest = Some(nearest);
        self.shuns = open < nearest;
        let withdraws = self.distance(start) <= nearest && !self.may_end(start);
        let strays = self.battle.is_straggler(self.element);
        self.sideways = if withdraws || strays { FREELY } else { sideways };
    }

    /// How far it is from a hex to the base edge, or for a straggler to the rallied part of his unit (DW-15-54).
    fn distance(&self, hex: Hex) -> u8 {
        if self.battle.is_straggler(self.element) {
            return self.battle.gap_to_rallied(self.battle.unit_of(self.element), hex);
        }
        self.battle.flight_distance(self.battle.side_of_element(self.element), hex)
    }

    fn aside(&self, hex: Hex) -> u8 {
        let border = self.battle.base_edge(self.battle.side_of_element(self.element));
        displacement(border, self.battle.hex(self.element), hex)
    }

    /// DW-15-60: not in contact, except for those who stand on the base edge: they are gone at once (DW-15-G13).
    fn may_end(&self, hex: Hex) -> bool {
        let battle = self.battle;
        !battle.would_be_touched(self.element, hex)
            || hex == battle.hex(self.element) && battle.leaves_board(self.element, hex)
    }

    fn allows(&self, hex: Hex) -> bool {
        let Some(nearest) = self.nearest else { return false };
        if !self.reach.contains(hex) || !self.may_end(hex) {
            return false;
        }
        let distance = self.distance(hex);
        let straight = self.aside(hex) <= self.sideways;
        let close = || self.aside(hex) <= self.sideways.saturating_add(ONE_HEX);
        distance == nearest && (straight || close() && 0 < self.fellows(hex)) || self.lags(hex, distance)
    }

    /// DW-15-65: elements of the unit that have fled already and stand next to the hex.
    fn fellows(&self, hex: Hex) -> usize {
        let battle = self.battle;
        let unit = battle.unit_of(self.element);
        let around = battle.grid.elements_around(hex);
        around
            .filter(|&other| other != self.element && battle.unit_of(other) == unit)
            .filter(|other| battle.flags[other.index()].has(ElementFlags::FLED))
            .count()
    }

    /// DW-15-68: a commander who is faster than his unit may stay with it.
    fn lags(&self, hex: Hex, distance: u8) -> bool {
        let battle = self.battle;
        battle.figure(self.element) == Figure::Commander
            && battle.card(battle.unit_of(self.element)).points_move
                < battle.card_of(self.element).points_move
            && distance <= self.distance(battle.hex(self.element))
            && 0 < self.fellows(hex)
    }

    /// What the owner would most likely choose: with as many of his fellows as possible, then the straightest way.
    fn default_end(&self) -> Option<Hex> {
        let allowed = self.reach.hexes().filter(|&hex| self.allows(hex));
        allowed.min_by_key(|&hex| (std::cmp::Reverse(self.fellows(hex)), self.aside(hex), hex))
    }

    /// The rules that have made this the end of the way.
    fn cite<E: Events<Event>>(&self, hex: Hex, events: &mut E) {
        let withdraws = self.sideways == FREELY && !self.battle.is_straggler(self.element);
        if self.shuns {
            events.cite(DW_15_60);
        }
        if withdraws || self.shuns {
            events.cite(if hex == self.battle.hex(self.element) { DW_15_61 } else { DW_15_62 });
        }
        if self.sideways < self.aside(hex) {
            let commander = self.battle.figure(self.element) == Figure::Commander;
            events.cite(if commander { DW_15_68 } else { DW_15_65 });
        }
    }
}

/// How far a hex lies aside of another, seen along the way to a border.
fn displacement(border: Border, from: Hex, to: Hex) -> u8 {
    let across = |hex: Hex| match border {
        Border::North | Border::South => 2 * i16::from(hex.q) + i16::from(hex.r),
        Border::West | Border::East => 2 * i16::from(hex.r),
    };
    u8::try_from(across(from).abs_diff(across(to))).unwrap_or(u8::MAX)
}

/// Checks.
impl Battle {
    /// DW-15-58, DW-15-G13: rows between a hex and the outermost one of the side's base edge.
    fn flight_distance(&self, side: Side, hex: Hex) -> u8 {
        self.base_edge(side).distance(self.board(), hex)
    }

    /// DW-15-71, DW-15-G13: who reaches the base edge in flight is gone; commanders and stragglers stop there.
    fn leaves_board(&self, element: ElementId, hex: Hex) -> bool {
        self.is_fleeing(self.unit_of(element))
            && self.figure(element) != Figure::Commander
            && self.flight_distance(self.side_of_element(element), hex) == 0
    }

    /// DW-15-60: whether an element that does not seek contact would have it on the hex.
    fn would_be_touched(&self, element: ElementId, hex: Hex) -> bool {
        self.enemies_around(self.side_of_element(element), hex).any(|enemy| {
            match self.bond(element, hex, enemy) {
                Bond::Contact => true,
                Bond::None | Bond::Optional { attacker: true } => false,
                Bond::Optional { attacker: false } => self.flags[enemy.index()].has(ElementFlags::DECLARED),
            }
        })
    }

    fn has_yet_to_flee(&self, element: ElementId) -> bool {
        self.flees(element) && !self.flags[element.index()].has(ElementFlags::FLED)
    }

    /// Whether an element of the unit still has to make its flight move.
    pub(crate) fn has_to_flee(&self, unit: UnitId) -> bool {
        self.elements(unit).any(|element| self.has_yet_to_flee(element))
    }

    /// DW-15-G12: calls `each` with every hex to which the element may flee now.
    pub(crate) fn each_flight(&self, element: ElementId, mut each: impl FnMut(Hex)) {
        if !self.has_yet_to_flee(element) {
            return;
        }
        let flight = Flight::new(self, element);
        flight.reach.hexes().filter(|&hex| flight.allows(hex)).for_each(&mut each);
    }

    /// The unit is one of those that flee now.
    fn check_fleeing_now(&self, unit: UnitId) -> Result<(), Refusal> {
        match self.step() {
            Step::Flee { units, .. } if units.contains(unit) => Ok(()),
            _ => Err(Refusal::NotFleeing { unit }),
        }
    }

    /// DW-15-57.
    pub(crate) fn check_flee(&self, side: Side, element: ElementId, hex: Hex) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_fleeing_now(unit)?;
        if !self.flees(element) {
            return Err(Refusal::NotFleeing { unit });
        }
        if !self.has_yet_to_flee(element) {
            return Err(Refusal::FledAlready { element });
        }
        if Flight::new(self, element).allows(hex) {
            Ok(())
        } else {
            Err(Refusal::NotTheWayToFlee { element, hex })
        }
    }

    pub(crate) fn check_rout(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        self.check_fleeing_now(unit)?;
        if self.has_to_flee(unit) { Ok(()) } else { Err(Refusal::NotFleeing { unit }) }
    }

    /// DW-15-68, DW-15-70: a commander is carried along in the first flight move only.
    pub(crate) fn check_stay_behind(&self, side: Side, commander: UnitId) -> Result<(), Refusal> {
        if !self.unit_exists(commander) {
            return Err(Refusal::NoSuchUnit { unit: commander });
        }
        if self.side_of(commander) != side {
            return Err(Refusal::NotYourUnit { unit: commander });
        }
        let Some(unit) = self.host(commander) else {
            return Err(Refusal::NotAttached { commander });
        };
        self.check_fleeing_now(unit)?;
        if !self.is_fleeing(unit) {
            return Err(Refusal::NotFleeing { unit });
        }
        let element = self.commander_element(commander);
        if !self.has_yet_to_flee(element) {
            return Err(Refusal::FledAlready { element });
        }
        if self.unit(unit).flights == 0 { Err(Refusal::FleesAlong { commander }) } else { Ok(()) }
    }
}

/// What happens.
impl Battle {
    /// DW-15-55, DW-15-63: the unit flees from now on; its first flight move follows at once.
    pub(crate) fn take_flight<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.take_up_markers(unit);
        for &element in self.members(unit).as_slice() {
            self.flags[element.index()]
                .clear(ElementFlags::FLED | ElementFlags::STRAGGLER | ElementFlags::DECLARED);
        }
        let state = self.unit_mut(unit);
        state.mood = Mood::Fleeing;
        state.foe = None;
        state.flights = 0;
        state.flags.set(UnitFlags::FLED_NOW);
        // It is out of its melee; those who fought it stay in it until the end of the phase (DW-15-72, DW-15-G16).
        state.links = UnitSet::EMPTY;
        state.engagement = None;
        events.emit(Event::TookFlight { unit });
        events.cite(DW_08_12);
        events.cite(DW_15_63);
        self.drop_skirmish_marker(unit, events);
    }

    /// DW-15-G1: the flight moves of these units, side by side; a die decides who begins. `moment` tells apart the
    /// moments of a round: the two ranged phases and the movement phase.
    pub(crate) fn push_flights<D: Dice, E: Events<Event>>(
        &mut self,
        units: UnitSet,
        moment: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let of = |side| {
            let mut own = UnitSet::EMPTY;
            units.iter().filter(|&unit| self.side_of(unit) == side).for_each(|unit| own.insert(unit));
            own
        };
        let (a, b) = (of(Side::A), of(Side::B));
        let mut first = Side::A;
        if !a.is_empty() && !b.is_empty() {
            let purpose = Purpose::FlightTie as u8;
            let key = RollKey { round: self.round, actor: moment.into(), purpose, nth: 0 };
            let roll = dice.roll(Ask::at_most(key, Die::D6, 3));
            first = if roll <= 3 { Side::A } else { Side::B };
            events.emit(Event::FlightFirst { side: first, roll });
        }
        for side in [first.enemy(), first] {
            let units = if side == Side::A { a } else { b };
            if !units.is_empty() {
                self.push_step(Step::Flee { side, units });
            }
        }
    }

    /// DW-15-64, DW-15-G17: whoever has been fleeing since an earlier round moves first of all, and with them those
    /// who have not rallied with the rest of their unit.
    pub(crate) fn begin_flights<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        const MOVEMENT: u8 = 2;
        self.replace_step(Step::Next(Moment::Rushes));
        if !self.plays(Modules::MORALE) {
            return;
        }
        let mut fleeing = UnitSet::EMPTY;
        for unit in self.units() {
            self.gather(unit, events);
            let state = self.unit_mut(unit);
            if state.alive == 0 {
                continue;
            }
            if state.mood == Mood::Fleeing {
                events.cite(DW_15_64);
                if state.flags.has(UnitFlags::FLED_NOW) {
                    continue;
                }
                state.flights = state.flights.max(1);
            } else if !self.has_stragglers(unit) {
                continue;
            }
            for &element in self.members(unit).as_slice() {
                self.flags[element.index()].clear(ElementFlags::FLED);
            }
            fleeing.insert(unit);
        }
        self.push_flights(fleeing, MOVEMENT, dice, events);
    }

    pub(crate) fn flee<E: Events<Event>>(&mut self, element: ElementId, hex: Hex, events: &mut E) {
        Flight::new(self, element).cite(hex, events);
        self.run(element, hex, events);
    }

    /// DW-15-57: one element goes there. Turns are free: it looks where it runs, a straggler where his unit looks.
    fn run<E: Events<Event>>(&mut self, element: ElementId, hex: Hex, events: &mut E) {
        let (unit, side) = (self.unit_of(element), self.side_of_element(element));
        let from = self.hex(element);
        let facing = self.flight_facing(element, side);
        self.flags[element.index()].set(ElementFlags::FLED);
        self.facings[element.index()] = facing;
        if hex != from {
            self.lift(element);
            self.put(element, hex);
        }
        events.emit(Event::ElementMoved { element, manner: Manner::Flight, from, to: hex, facing });
        if self.is_straggler(element) {
            events.cite(DW_15_54);
            return self.gather(unit, events);
        }
        events.cite(DW_15_58);
        if self.figure(element) == Figure::Commander && self.unit(unit).flights == 0 {
            events.cite(DW_15_68);
        }
        if self.leaves_board(element, hex) {
            events.emit(Event::LeftBoard { element });
            self.remove(element);
        }
    }

    fn flight_facing(&self, element: ElementId, side: Side) -> Facing {
        let rallied = self.elements(self.unit_of(element)).find(|&other| !self.is_straggler(other));
        match rallied.filter(|_| self.is_straggler(element)) {
            Some(other) => self.facing(other),
            None => self.base_edge(side).facing_in().opposite(),
        }
    }

    /// DW-15-G12: the rest of the unit, whoever is nearest to his goal first, so that nobody is in the way of his
    /// fellows. Who can go nowhere waits for them and is lost if that does not help (DW-15-62).
    pub(crate) fn rout<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        while let Some((element, hex)) = self.next_to_run(unit, events) {
            self.run(element, hex, events);
        }
        for &element in self.members(unit).as_slice() {
            if !self.is_alive(element) || !self.has_yet_to_flee(element) {
                continue;
            }
            if self.figure(element) == Figure::Commander {
                self.stand_and_fight(self.home_of(element), events);
                self.note_contacts(self.home_of(element));
            } else {
                self.destroy(element, Cause::HemmedIn, events);
                events.cite(DW_15_66);
            }
        }
    }

    /// The next element that can make its flight move, and where it goes.
    fn next_to_run<E: Events<Event>>(&self, unit: UnitId, events: &mut E) -> Option<(ElementId, Hex)> {
        let side = self.side_of(unit);
        let mut waiting = self.members(unit);
        waiting.sort_by_key(|element| {
            // Whoever may want to stay with the unit goes last.
            let commander = self.figure(element) == Figure::Commander;
            let goal = if self.is_straggler(element) {
                self.gap_to_rallied(unit, self.hex(element))
            } else {
                self.flight_distance(side, self.hex(element))
            };
            (commander, goal, element)
        });
        let mut ready = waiting.as_slice().iter().filter(|&&element| self.has_yet_to_flee(element));
        ready.find_map(|&element| {
            let flight = Flight::new(self, element);
            let hex = flight.default_end()?;
            flight.cite(hex, events);
            Some((element, hex))
        })
    }

    /// DW-15-69: a commander who cannot get away, or is attacked, fights; from then on he is on his own.
    fn stand_and_fight<E: Events<Event>>(&mut self, commander: UnitId, events: &mut E) {
        const KEPT: [u32; 3] = [UnitFlags::IN_MELEE, UnitFlags::FOUGHT, UnitFlags::MOVED];
        let Some(unit) = self.host(commander) else { return };
        let Unit { flags, melee_rounds, .. } = *self.unit(unit);
        self.detach(commander);
        let element = self.commander_element(commander);
        let engagement = self.contacts(element).find_map(|enemy| self.engagement(self.unit_of(enemy)));
        let state = self.unit_mut(commander);
        KEPT.iter().filter(|&&flag| flags.has(flag)).for_each(|&flag| state.flags.set(flag));
        state.melee_rounds = melee_rounds;
        state.engagement = engagement;
        self.reform(commander);
        events.cite(DW_15_69);
        events.emit(Event::Left { commander, unit });
    }

    /// DW-15-70: he goes his own way.
    pub(crate) fn stay_behind<E: Events<Event>>(&mut self, commander: UnitId, events: &mut E) {
        events.cite(DW_15_70);
        self.part(commander, events);
    }

    /// The commander acts on his own from now on.
    pub(crate) fn part<E: Events<Event>>(&mut self, commander: UnitId, events: &mut E) {
        let Some(unit) = self.host(commander) else { return };
        self.detach(commander);
        self.reform(commander);
        events.emit(Event::Left { commander, unit });
    }

    /// The flight moves of these units are done.
    pub(crate) fn end_flight<E: Events<Event>>(&mut self, units: UnitSet, events: &mut E) {
        for unit in units.iter() {
            if self.is_fleeing(unit) {
                if self.formation(unit).is_ordered() {
                    events.cite(DW_15_59);
                }
                let state = self.unit_mut(unit);
                state.flights = state.flights.saturating_add(1);
                state.melee_rounds = 0;
            }
            self.part_from_the_lost(unit, events);
            self.reform_and_tell(unit, events);
        }
        self.pop_step();
        self.end_if_decided(events);
    }

    /// DW-15-71: commanders whose unit is gone stay in the game.
    pub(crate) fn part_from_the_lost<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.has_own_elements(unit) {
            return;
        }
        for commander in self.guests(unit).iter() {
            self.part(commander, events);
        }
    }

    /// DW-15-66, DW-15-G15: fleeing enemies whom the unit touches are destroyed at once; commanders among them fight
    /// (DW-15-69). Gives whether anybody was destroyed: then the battle may be decided. To be asked before the contacts
    /// of the unit are noted, so that a commander who stands counts as attacked.
    pub(crate) fn catch_fleeing<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) -> bool {
        let mut caught = 0u128;
        for element in self.elements(unit) {
            for enemy in self.contacts(element).filter(|&enemy| self.flees(enemy)) {
                caught |= 1 << enemy.index();
            }
        }
        if caught == 0 {
            return false;
        }
        if matches!(self.step(), Step::Move { .. } | Step::Complete { .. }) {
            events.cite(DW_15_67);
        }
        let mut losers = UnitSet::EMPTY;
        let mut destroyed = false;
        for element in (0..self.n_elements).map(ElementId).filter(|e| caught & 1 << e.index() != 0) {
            losers.insert(self.unit_of(element));
            if self.figure(element) == Figure::Commander {
                self.stand_and_fight(self.home_of(element), events);
            } else {
                self.destroy(element, Cause::Caught, events);
                destroyed = true;
            }
        }
        for loser in losers.iter() {
            self.part_from_the_lost(loser, events);
            self.reform_and_tell(loser, events);
        }
        destroyed
    }
}

#[cfg(test)]
mod tests;
