//! Chapters 06 and 15: the moves and turns of single elements at the end of the melee phase.

use crate::action::Action;
use crate::board::Cell;
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Facing, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// Checks.
impl Battle {
    /// DW-06-27, DW-06-34: the element's unit takes part in the melee whose moves are made now.
    fn check_follower(&self, side: Side, element: ElementId) -> Result<UnitId, Refusal> {
        let unit = self.check_own_element(side, element)?;
        let Step::Follow { engagement, .. } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if self.engagement(unit) != Some(engagement) {
            return Err(Refusal::NotInvolved { unit });
        }
        if self.is_fleeing(unit) {
            return Err(Refusal::FleeingMayNot { unit });
        }
        if self.flags[element.index()].has(ElementFlags::FOLLOWED) {
            return Err(Refusal::FollowedAlready { element });
        }
        Ok(unit)
    }

    /// DW-06-27 to DW-06-29, DW-06-33, DW-11-57: one hex, by the contacts the element has at its own moment, on ground
    /// that it can enter (DW-11-08). Hedges and walls are crossed (DW-11-G17).
    pub(crate) fn check_follow(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        self.check_follower(side, element)?;
        let mut enemies = self.contacts(element);
        let first_enemy = enemies.next();
        let n_enemies = u8::from(first_enemy.is_some()) + enemies.count() as u8;
        let hex = self.hex(element);
        let to = hex.step(direction);
        match (self.paces[element.index()], n_enemies) {
            (0, 2..) => return Err(Refusal::Pinned { element, enemies: n_enemies }),
            (0, 1) => {
                if let Some(enemy) = first_enemy.filter(|&enemy| !self.keeps_contact(element, to, enemy)) {
                    return Err(Refusal::LosesContact { element, enemy });
                }
            }
            (0 | 1, 0) => {}
            (1, 1..) => return Err(Refusal::StoppedByContact { element }),
            _ => return Err(Refusal::NoPacesLeft { element }),
        }
        self.check_empty_hex(to)?;
        self.check_barrier(element, hex, to)?;
        if self.is_impetuous(self.unit_of(element)) {
            self.check_rushing_follow(element, direction)?;
        }
        Ok(())
    }

    fn keeps_contact(&self, element: ElementId, hex: Hex, enemy: ElementId) -> bool {
        hex.is_adjacent(self.hex(enemy)) && self.would_touch(element, hex, enemy)
    }

    /// DW-06-30, DW-06-G7: one turn, before or after the move.
    pub(crate) fn check_face(&self, side: Side, element: ElementId, facing: Facing) -> Result<(), Refusal> {
        self.check_follower(side, element)?;
        if self.flags[element.index()].has(ElementFlags::TURNED) {
            return Err(Refusal::TurnedAlready { element });
        }
        if self.facing(element) == facing { Err(Refusal::NoTurn { element }) } else { Ok(()) }
    }

    /// DW-15-72: whoever has seen all his opponents run still belongs to the melee; whoever runs does not.
    pub(crate) fn has_elements_to_follow(&self, engagement: u8, side: Side) -> bool {
        self.living_units(side)
            .any(|unit| self.engagement(unit) == Some(engagement) && !self.is_fleeing(unit))
    }

    /// DW-15-79: a follow-up move into contact, or one step before it, that an impetuous unit still owes.
    pub(crate) fn owed_follow(&self, side: Side) -> Option<Action> {
        let Step::Follow { engagement, .. } = self.step() else { return None };
        let rushing = |&unit: &UnitId| self.engagement(unit) == Some(engagement) && self.is_impetuous(unit);
        self.living_units(side).filter(rushing).find_map(|unit| {
            self.elements(unit).filter(|&element| !self.is_in_contact(element)).find_map(|element| {
                let owed = |&direction: &Direction| {
                    self.check_follow(side, element, direction).is_ok()
                        && self.nears_contact(element, self.hex(element).step(direction))
                };
                let direction = Direction::ALL.into_iter().find(owed)?;
                Some(Action::Follow { element, direction })
            })
        })
    }

    /// The element would be in contact on `hex`, or could be with its second step.
    fn nears_contact(&self, element: ElementId, hex: Hex) -> bool {
        let side = self.side_of_element(element);
        let touches =
            |hex: Hex| self.enemies_around(side, hex).any(|enemy| self.would_touch(element, hex, enemy));
        let reaches = |direction: Direction| {
            let next = hex.step(direction);
            self.at(next) == Cell::Empty && self.can_cross(element, hex, next) && touches(next)
        };
        touches(hex) || self.paces[element.index()] == 0 && Direction::ALL.into_iter().any(reaches)
    }

    /// DW-06-37: nobody has to go on, except impetuous units.
    pub(crate) fn check_end_following(&self, side: Side) -> Result<(), Refusal> {
        match self.owed_follow(side) {
            Some(Action::Follow { element, .. }) => Err(Refusal::MustFollowFoe { element }),
            _ => Ok(()),
        }
    }
}

/// What happens.
impl Battle {
    /// DW-06-31: in each engagement the side with more kills chooses; equal numbers are diced for
    /// (`roll_follow_sequence`), which is no decision.
    pub(crate) fn begin_following<E: Events<Event>>(&mut self, engagement: u8, events: &mut E) {
        let (a, b) = (
            self.has_elements_to_follow(engagement, Side::A),
            self.has_elements_to_follow(engagement, Side::B),
        );
        if !(a && b) {
            events.cite(DW_06_34);
            let side = if b { Side::B } else { Side::A };
            return self.replace_step(Step::Follow { engagement, side, last: true, current: None });
        }
        let kills = self.kills[usize::from(engagement)];
        let side = if kills.a < kills.b { Side::B } else { Side::A };
        self.replace_step(Step::FollowSequence { engagement, side });
    }

    /// Whether the sequence is settled by a die.
    pub(crate) fn follow_is_tied(&self, engagement: u8) -> bool {
        let kills = self.kills[usize::from(engagement)];
        kills.a == kills.b
    }

    pub(crate) fn roll_follow_sequence<D: Dice, E: Events<Event>>(
        &mut self,
        engagement: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let key = RollKey {
            round: self.round,
            actor: engagement.into(),
            purpose: Purpose::FollowTie as u8,
            nth: 0,
        };
        let roll = dice.roll(Ask::at_most(key, Die::D6, 3));
        let side = if roll <= 3 { Side::A } else { Side::B };
        self.set_follow_sequence(engagement, side, Some(roll), events);
    }

    pub(crate) fn choose_follow_sequence<E: Events<Event>>(
        &mut self,
        engagement: u8,
        side: Side,
        first: bool,
        events: &mut E,
    ) {
        let side = if first { side } else { side.enemy() };
        self.set_follow_sequence(engagement, side, None, events);
    }

    fn set_follow_sequence<E: Events<Event>>(
        &mut self,
        engagement: u8,
        side: Side,
        roll: Option<u8>,
        events: &mut E,
    ) {
        let kills = self.kills[usize::from(engagement)];
        let (kills, enemy_kills) = (kills[side], kills[side.enemy()]);
        events.emit(Event::FollowFirst { engagement, side, kills, enemy_kills, roll });
        self.replace_step(Step::Follow { engagement, side, last: false, current: None });
    }

    /// DW-06-G7: elements go one after the other; whoever gives way to another has finished.
    fn take_turn(&mut self, element: ElementId) {
        if let Step::Follow { engagement, side, last, current } = self.step() {
            if let Some(other) = current.filter(|&other| other != element) {
                self.flags[other.index()].set(ElementFlags::FOLLOWED);
            }
            self.replace_step(Step::Follow { engagement, side, last, current: Some(element) });
        }
    }

    pub(crate) fn follow<E: Events<Event>>(
        &mut self,
        element: ElementId,
        direction: Direction,
        events: &mut E,
    ) {
        self.take_turn(element);
        let unit = self.unit_of(element);
        let was_free = !self.is_in_contact(element);
        events.cite(if was_free { DW_06_27 } else { DW_06_28 });
        events.cite(DW_06_33);
        let had_contact = self.unit_in_contact(unit);
        let from = self.hex(element);
        self.cite_follow(element, direction, was_free && had_contact, events);
        self.shift(element, direction);
        self.paces[element.index()] += 1;
        events.emit(Event::Followed { element, from, to: self.hex(element) });
        if self.is_impetuous(unit) {
            events.cite(DW_15_79);
        }
        if self.catch_fleeing(unit, events) {
            events.cite(DW_15_66);
            events.cite(DW_15_72);
            if self.end_if_decided(events) {
                return;
            }
        }
        if had_contact && !self.is_in_contact(element) {
            events.cite(DW_06_37);
        }
        if !had_contact {
            events.cite(DW_06_34);
        }
        if !self.note_contacts(unit).is_empty() {
            events.cite(DW_06_35);
        }
        self.reform_and_tell(unit, events);
    }

    /// What the ground has to do with a follow-up move.
    fn cite_follow<E: Events<Event>>(
        &self,
        element: ElementId,
        direction: Direction,
        is_free: bool,
        events: &mut E,
    ) {
        if self.ground().is_plain() {
            return;
        }
        let hex = self.hex(element);
        if self.ground().edge(hex, direction).hinders() {
            events.cite(DW_11_G17);
        }
        if is_free && self.enemies_around(self.side_of_element(element), hex).next().is_some() {
            events.cite(DW_11_48);
        }
    }

    pub(crate) fn face<E: Events<Event>>(&mut self, element: ElementId, facing: Facing, events: &mut E) {
        self.take_turn(element);
        if 2 <= self.contacts(element).count() {
            events.cite(DW_06_29);
        }
        self.facings[element.index()] = facing;
        self.flags[element.index()].set(ElementFlags::TURNED);
        events.emit(Event::Faced { element, facing });
        self.reform_and_tell(self.unit_of(element), events);
    }

    /// DW-06-32: a side makes all its moves and turns before the other begins.
    pub(crate) fn end_following<E: Events<Event>>(
        &mut self,
        engagement: u8,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        events.cite(DW_06_32);
        if !last {
            let side = side.enemy();
            return self.replace_step(Step::Follow { engagement, side, last: true, current: None });
        }
        self.next_engagement(engagement + 1, events);
    }

    /// DW-15-22: the melees one after the other, each with its tests and its moves.
    pub(crate) fn next_engagement<E: Events<Event>>(&mut self, engagement: u8, events: &mut E) {
        if !self.units().any(|unit| self.engagement(unit).is_some_and(|number| engagement <= number)) {
            self.forget_idle_declarations();
            return self.end_melee(events);
        }
        if self.plays(Modules::MORALE) {
            return self.replace_step(Step::Next(Moment::Losses { engagement, part: 0 }));
        }
        self.begin_releasing(engagement, events);
    }
}

#[cfg(test)]
mod tests;
