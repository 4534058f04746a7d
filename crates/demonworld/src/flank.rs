//! Chapter 16: choice of sides, scouting and flank marches (Flankenmärsche) until they arrive: DW-16-20, DW-16-39 to
//! DW-16-50. How they enter is in `entry`.

use crate::action::Hand;
use crate::card::{Card, Class, Permits};
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// Movement points with a move order from which a rider counts twice (DW-16-41).
const SWIFT: u8 = 40;

/// Scouting (DW-16-40 to DW-16-42).
impl Battle {
    /// DW-16-41: the scouting factor (Spähfaktor), mounted commanders included.
    pub fn scouting_factor(&self, side: Side) -> u16 {
        let army = self.units().filter(|&unit| self.side_of(unit) == side);
        army.map(|unit| u16::from(self.strength(unit)) * scouts(self.card(unit))).sum()
    }

    /// DW-16-42, DW-16-G10: a factor above 0 and at least half as much again as the enemy's.
    pub fn has_outscouted(&self, side: Side) -> bool {
        let (own, enemy) = (self.scouting_factor(side), self.scouting_factor(side.enemy()));
        0 < own && 3 * enemy <= 2 * own
    }

    /// Which side has out-scouted the other.
    pub fn outscouting_side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.has_outscouted(side))
    }

    /// DW-16-39: flank marches have been agreed on. The introductory game knows none.
    pub fn has_flank_marches(&self) -> bool {
        self.stage.house.flank_marches && self.is_standard()
    }

    /// DW-16-40: both sides announce their scouting factor, once it is settled who sets up where.
    pub(crate) fn scout<E: Events<Event>>(&self, events: &mut E) {
        if !self.has_flank_marches() || matches!(self.step(), Step::PickSide { .. }) {
            return;
        }
        let (a, b) = (self.scouting_factor(Side::A), self.scouting_factor(Side::B));
        events.emit(Event::Scouted { a, b, ahead: self.outscouting_side() });
        events.cite(DW_16_39);
        events.cite(DW_16_40);
        events.cite(DW_16_41);
        if a == 0 || b == 0 {
            events.cite(DW_16_G10);
        }
    }

    /// DW-16-20, DW-16-37: zones and base edges are exchanged, or not.
    pub(crate) fn pick_side<E: Events<Event>>(&mut self, side: Side, other: bool, events: &mut E) {
        self.swapped = other;
        events.emit(Event::SidePicked { side, other });
        if !self.stage.objectives.is_empty() {
            events.cite(DW_16_37);
        }
        self.replace_step(Step::Deploy);
        self.scout(events);
    }
}

/// Setting up (DW-16-22 to DW-16-27).
impl Battle {
    /// The rules that a set-up of the standard game follows.
    pub(crate) fn cite_set_up<E: Events<Event>>(&self, events: &mut E) {
        if !self.is_standard() {
            return;
        }
        events.cite(DW_16_22);
        events.cite(DW_16_26);
        events.cite(DW_16_27);
        for unit in self.units() {
            let base = self.base_edge(self.side_of(unit));
            if self.elements(unit).any(|element| base.distance(self.board(), self.hex(element)) == 0) {
                events.cite(DW_16_23);
            }
        }
    }
}

/// DW-16-T4: what one element with this card counts.
const fn scouts(card: &Card) -> u16 {
    match card.class {
        Class::Infantry => 0,
        Class::Cavalry if card.points_move < SWIFT => 1,
        Class::Cavalry => 2,
    }
}

/// Who marches with whom.
impl Battle {
    /// DW-16-45: to which wing the unit has been sent; `None` for units that are set up.
    pub fn wing(&self, unit: UnitId) -> Option<Hand> {
        self.unit(unit).march.wing
    }

    /// DW-16-48: the unit that stands for the command: the commander who leads it, or the unit to which he is attached;
    /// the unit itself if it marches alone.
    pub(crate) fn command_of(&self, unit: UnitId) -> UnitId {
        let leader = self.unit(unit).march.leader.unwrap_or(unit);
        self.host(leader).unwrap_or(leader)
    }

    /// All who march in this command.
    pub(crate) fn marching_in(&self, command: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.wing(unit).is_some() && self.command_of(unit) == command)
    }

    /// The unit's own elements and those attached to it, on the board or not.
    pub(crate) fn company(&self, unit: UnitId) -> impl Iterator<Item = ElementId> + '_ {
        let attached = self.guests(unit).iter().map(|guest| self.commander_element(guest));
        self.roster(unit).chain(attached)
    }

    /// DW-16-47, DW-16-G17: the round from which on the unit can arrive, with whoever is attached to it.
    pub fn earliest_arrival(&self, unit: UnitId) -> u16 {
        self.company(unit)
            .map(|element| {
                let card = self.card_of(element);
                let swift = card.class == Class::Cavalry || card.standard.permits.has(Permits::SKIRMISH);
                if swift { 3 } else { 4 }
            })
            .max()
            .unwrap_or(4)
    }

    /// DW-16-49, DW-16-G17, DW-16-G19: the bonus of the highest-ranking commander who marches along.
    fn arrival_bonus(&self, command: UnitId) -> u8 {
        let elements = self.marching_in(command).flat_map(|unit| self.company(unit));
        elements.map(|element| self.card_of(element).standard.stars).max().unwrap_or(0)
    }
}

/// Sending (DW-16-43 to DW-16-46).
impl Battle {
    pub(crate) fn check_outflank(
        &self,
        side: Side,
        unit: UnitId,
        wing: Hand,
        leader: Option<UnitId>,
    ) -> Result<(), Refusal> {
        if !self.unit_exists(unit) {
            return Err(Refusal::NoSuchUnit { unit });
        }
        if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if !self.has_flank_marches() {
            return Err(Refusal::NoFlankMarches);
        }
        if self.host(unit).is_some() {
            return Err(Refusal::AttachedElsewhere { commander: unit });
        }
        if self.company(unit).any(|element| stays_in_line(self.card_of(element))) {
            return Err(Refusal::MayNotOutflank { unit });
        }
        if let Some(leader) = leader
            && !self.leads_march(side, leader, unit, wing)
        {
            return Err(Refusal::NotALeaderOfTheMarch { unit, leader });
        }
        match self.outscouting_side() {
            Some(ahead) if ahead == side => Ok(()),
            Some(_) => Err(Refusal::OutscoutedNoMarch),
            None if wing == Hand::Left => Err(Refusal::RightWingOnly),
            None => self.check_only_march(side, unit, leader),
        }
    }

    /// DW-16-G19: a commander of the side who marches round this wing under nobody else, alone or with his unit.
    fn leads_march(&self, side: Side, leader: UnitId, unit: UnitId, wing: Hand) -> bool {
        if !self.unit_exists(leader) || self.side_of(leader) != side || !self.is_commander(leader) {
            return false;
        }
        let head = self.host(leader).unwrap_or(leader);
        let march = self.unit(head).march;
        head != unit && march.wing == Some(wing) && march.leader.is_none()
    }

    /// DW-16-44: without out-scouting there is one march of one unit or one command.
    fn check_only_march(&self, side: Side, unit: UnitId, leader: Option<UnitId>) -> Result<(), Refusal> {
        let command = leader.map_or(unit, |leader| self.host(leader).unwrap_or(leader));
        let mut others = self.units().filter(|&other| {
            self.side_of(other) == side && self.wing(other).is_some() && !self.goes_with(other, unit)
        });
        if others.any(|other| self.command_of(other) != command) {
            return Err(Refusal::OneFlankMarch);
        }
        Ok(())
    }

    /// Whether `other` is the unit or marches under it, so that it is called back with it.
    fn goes_with(&self, other: UnitId, unit: UnitId) -> bool {
        other == unit || self.command_of(other) == unit
    }

    /// DW-16-45: written down in secret; whoever marches is not set up.
    pub(crate) fn outflank<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        wing: Hand,
        leader: Option<UnitId>,
        events: &mut E,
    ) {
        self.recall(unit);
        let company = self.listed(unit);
        for &element in company.as_slice() {
            if self.is_alive(element) {
                self.lift(element);
            }
            self.flags[element.index()] = ElementFlags::default();
            self.flags[element.index()].set(ElementFlags::WAITING);
        }
        let waiting = company.as_slice().len() as u8;
        let state = self.unit_mut(unit);
        state.alive = 0;
        state.skirmishing = false;
        state.march = March { wing: Some(wing), leader, waiting, ..March::default() };
        events.cite(DW_16_45);
        let free = self.has_outscouted(self.side_of(unit));
        events.cite(if free { DW_16_43 } else { DW_16_44 });
        if leader.is_some() {
            events.cite(DW_16_G19);
        }
    }

    /// A unit that is set up after all, and whoever was to march under it, do not march.
    pub(crate) fn recall(&mut self, unit: UnitId) {
        if self.wing(unit).is_none() {
            return;
        }
        for other in self.units() {
            if other != unit && self.wing(other).is_some() && self.goes_with(other, unit) {
                self.stand_by(other);
            }
        }
        self.stand_by(unit);
    }

    fn stand_by(&mut self, unit: UnitId) {
        for &element in self.listed(unit).as_slice() {
            self.flags[element.index()].clear(ElementFlags::WAITING);
        }
        self.unit_mut(unit).march = March::default();
    }

    /// The company as a list that does not borrow the battle.
    fn listed(&self, unit: UnitId) -> Members {
        Members::of(self.company(unit))
    }
}

/// DW-16-46, DW-25-02: close order with five figures on a base, and hordes.
const fn stays_in_line(card: &Card) -> bool {
    card.standard.close_order || card.standard.permits.has(Permits::HORDE)
}

/// Arriving (DW-16-47 to DW-16-50).
impl Battle {
    /// DW-16-50: the arrival rolls of the round before anything else; then whoever has arrived enters.
    pub(crate) fn begin_arrivals<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        if !self.has_flank_marches() {
            return self.begin_command(events);
        }
        for unit in self.units() {
            let march = self.unit(unit).march;
            if march.wing.is_some() && !march.arrived && self.command_of(unit) == unit {
                self.roll_arrival(unit, dice, events);
            }
        }
        for unit in self.units() {
            if self.is_outside(unit) {
                self.make_ready_to_enter(unit);
            }
        }
        self.replace_step(Step::Arrive { side: self.declares_first(), last: false });
    }

    /// DW-16-47 to DW-16-49, DW-16-G11: the command arrives with 4 or more.
    fn roll_arrival<D: Dice, E: Events<Event>>(&mut self, command: UnitId, dice: &mut D, events: &mut E) {
        let earliest = self.marching_in(command).map(|unit| self.earliest_arrival(unit)).max();
        if self.round < earliest.unwrap_or(0) {
            return;
        }
        let bonus = self.arrival_bonus(command) + self.unit(command).march.failed;
        let key =
            RollKey { round: self.round, actor: command.0.into(), purpose: Purpose::Arrival as u8, nth: 0 };
        let roll = dice.roll(Ask::at_most(key, Die::D6, 3 - i16::from(bonus)));
        let arrived = 4 <= roll + bonus;
        events.emit(Event::ArrivalRolled { unit: command, roll, bonus, arrived });
        events.cite(DW_16_47);
        events.cite(DW_16_50);
        let mut together = 0;
        for unit in self.units() {
            if self.wing(unit).is_some() && self.command_of(unit) == command {
                let march = &mut self.unit_mut(unit).march;
                march.arrived = arrived;
                march.failed = march.failed.saturating_add(u8::from(!arrived));
                together += 1;
            }
        }
        if 1 < together {
            events.cite(DW_16_48);
        }
    }
}
