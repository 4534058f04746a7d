//! WH-09-H43, WH-09-H44: halves, set-up, first turn.
//!
//! A drop is a regiment, monster or chariot, with the characters who are set up in it; or all machines; or, last, all
//! other characters. It is ended by [`Action::Done`], and until then what is set up in it may be taken up again.

use crate::action::Action;
use crate::card::Category;
use crate::dice::Purpose;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::{Area, Deployment, FirstTurn};
use crate::state::{Battle, Status};
use crate::step::{Moment, Step};
use plane::{Angle, INCH, Mil, Point, Rect};
use table::{Dice, Die, Events, Side};

/// A roll-off is not repeated for ever: there are only so many names for dice.
const ROLL_OFFS: u8 = 20;

/// Questions.
impl Battle {
    /// WH-09-H43: where a side sets up.
    pub fn zone(&self, side: Side) -> Area {
        let scenario = &self.stage.scenario;
        if self.holds_north(side) { scenario.north } else { scenario.south }
    }

    /// Facing the enemy's edge.
    pub fn onward(&self, side: Side) -> Angle {
        if self.holds_north(side) { Angle::SOUTH } else { Angle::NORTH }
    }

    /// The footprint of a unit if it stood there (WH-02-G1); `guests` characters more in it.
    pub(crate) fn rect_at(&self, unit: UnitId, front: Point, facing: Angle, files: u8, guests: u8) -> Rect {
        let [width, depth] = self.card(unit).base;
        let places = self.places(unit).saturating_add(guests);
        let ranks = places.div_ceil(files.max(1)).max(1);
        Rect { front, facing, width: width * Mil::from(files.max(1)), depth: depth * Mil::from(ranks) }
    }

    fn is_waiting(&self, unit: UnitId) -> bool {
        self.unit(unit).status == Status::Waiting
    }

    pub(crate) fn waiting(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |&unit| self.side(unit) == side && self.is_waiting(unit))
    }

    /// Whether a unit may be set up in the drop, or be the first of a new one. Characters who joined a regiment in its drop
    /// do not make it theirs.
    pub(crate) fn is_of_drop(&self, unit: UnitId, drop: UnitSet) -> bool {
        let category = |unit| self.card(unit).category;
        match drop.without(self.stage.characters).first().or(drop.first()) {
            Some(first) => {
                let own_drop = matches!(category(unit), Category::WarMachine | Category::Character);
                own_drop && category(first) == category(unit)
            }
            None => {
                !self.is_character(unit)
                    || !self
                        .waiting(self.side(unit))
                        .any(|other| !self.is_character(other) && self.check_reserve(other).is_ok())
            }
        }
    }

    /// WH-09-H49: in the fog only the general and one regiment begin on the table. An army without regiments begins
    /// with one other unit.
    pub(crate) fn check_reserve(&self, unit: UnitId) -> Result<(), Refusal> {
        if self.stage.scenario.deployment != Deployment::OneRegiment || self.is_general(unit) {
            return Ok(());
        }
        let side = self.side(unit);
        let is_regiment = |unit| self.card(unit).category == Category::Regiment;
        let mine = || self.units().filter(|&other| self.side(other) == side && !self.is_character(other));
        let first = mine().any(|other| self.stands(other));
        let fitting = is_regiment(unit) || !mine().any(is_regiment);
        if self.is_character(unit) || first || !fitting {
            return Err(Refusal::StaysInReserve { unit });
        }
        Ok(())
    }

    /// Whether the side has still to set up anything.
    fn has_to_place(&self, side: Side) -> bool {
        self.waiting(side).any(|unit| self.check_reserve(unit).is_ok())
    }
}

/// What is refused.
impl Battle {
    pub(crate) fn check_deploy(&self, side: Side, drop: UnitSet, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Deploy { unit, front, facing, files } => {
                self.check_waiting(side, unit)?;
                if !self.is_of_drop(unit, drop) {
                    return Err(Refusal::NotThisDrop { unit });
                }
                self.check_set_up(side, unit, front, facing, files)
            }
            Action::DeployIn { character, host, file } => {
                self.check_deploy_in(side, drop, character, host, file)
            }
            Action::TakeUp { unit } => {
                self.check_number(unit)?;
                if drop.contains(unit) { Ok(()) } else { Err(Refusal::NotSetUp { unit }) }
            }
            Action::Done => self.check_drop_done(side, drop),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn check_number(&self, unit: UnitId) -> Result<(), Refusal> {
        if unit.index() < self.stage.units.len() { Ok(()) } else { Err(Refusal::NoSuchUnit { unit }) }
    }

    fn check_waiting(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_number(unit)?;
        if self.side(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        if !self.is_waiting(unit) {
            return Err(Refusal::SetUpAlready { unit });
        }
        self.check_reserve(unit)
    }

    fn check_set_up(
        &self,
        side: Side,
        unit: UnitId,
        front: Point,
        facing: Angle,
        files: u8,
    ) -> Result<(), Refusal> {
        self.check_files(unit, files)?;
        self.check_body(side, unit, &self.checked_rect(unit, front, facing, files, 0)?)
    }

    /// The footprint, if it lies where the geometry can reckon with it.
    pub(crate) fn checked_rect(
        &self,
        unit: UnitId,
        front: Point,
        facing: Angle,
        files: u8,
        guests: u8,
    ) -> Result<Rect, Refusal> {
        if !front.in_bounds() {
            return Err(Refusal::OffTable { unit });
        }
        let rect = self.rect_at(unit, front, facing, files, guests);
        if rect.in_bounds() { Ok(rect) } else { Err(Refusal::OffTable { unit }) }
    }

    /// Wholly in the own zone, and nothing in the way.
    fn check_body(&self, side: Side, unit: UnitId, rect: &Rect) -> Result<(), Refusal> {
        let zone = self.zone(side);
        if !rect.corners().iter().all(|&corner| zone.holds(corner)) {
            return Err(Refusal::OutsideZone { unit });
        }
        self.check_space(unit, rect, INCH)
    }

    fn check_deploy_in(
        &self,
        side: Side,
        drop: UnitSet,
        character: UnitId,
        host: UnitId,
        file: u8,
    ) -> Result<(), Refusal> {
        self.check_waiting(side, character)?;
        self.own(side, host)?;
        if !self.fits_into(character, host) {
            return Err(Refusal::CannotJoin { character, host });
        }
        if !drop.contains(host) && !self.is_of_drop(character, drop) {
            return Err(Refusal::NotThisDrop { unit: character });
        }
        self.check_place(host, file)?;
        let state = self.unit(host);
        self.check_body(side, host, &self.checked_rect(host, state.front, state.facing, state.files, 1)?)
    }

    /// WH-09-H43: all machines, and all other characters, are one drop.
    fn check_drop_done(&self, side: Side, drop: UnitSet) -> Result<(), Refusal> {
        let open = |&unit: &UnitId| self.check_reserve(unit).is_ok() && self.is_of_drop(unit, drop);
        match self.waiting(side).find(open) {
            Some(unit) => Err(Refusal::NotDone { unit }),
            None => Ok(()),
        }
    }
}

/// What is carried out.
impl Battle {
    /// WH-09-H43: the roll-off for the choice of halves.
    pub(crate) fn roll_sides<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        let (a, b, winner) = self.roll_off(Purpose::Side, None, dice);
        events.emit(Event::SidesRolled { a, b, winner });
        self.set_step(Step::Next(Moment::FirstTurn));
        self.push(Step::PickHalf { side: winner });
    }

    /// D6 each, ties again or to whom they are given, who adds 1 as well.
    fn roll_off<D: Dice>(&self, purpose: Purpose, bonus: Option<Side>, dice: &mut D) -> (u8, u8, Side) {
        let adds = |side| u8::from(bonus == Some(side));
        let won = |a, b| if b < a { Side::A } else { Side::B };
        if bonus.is_none()
            && let Some((a, b)) = dice.contest(Die::D6, 0)
        {
            return (a, b, won(a, b));
        }
        let mut nth = 0;
        loop {
            let a = self.roll_apart(Side::A as u8, purpose, nth, dice);
            let b = self.roll_apart(Side::B as u8, purpose, nth, dice);
            let (total_a, total_b) = (a + adds(Side::A), b + adds(Side::B));
            if total_a != total_b {
                return (a, b, won(total_a, total_b));
            }
            nth += 1;
            if bonus.is_some() || ROLL_OFFS <= nth {
                return (a, b, bonus.unwrap_or(Side::A));
            }
        }
    }

    /// WH-09-H43: the other places first; WH-09-H49: in a breakthrough the defender.
    pub(crate) fn pick_half<E: Events<Event>>(&mut self, side: Side, north: bool, events: &mut E) {
        self.swapped = north == (side == Side::A);
        events.emit(Event::HalfTaken { side, north });
        let first = match self.stage.scenario.deployment {
            Deployment::DefenderFirst => self.attacker().enemy(),
            Deployment::Alternate | Deployment::OneRegiment => side.enemy(),
        };
        self.next_drop(first, events);
    }

    /// The next drop is the side's, or the other's if it has nothing left; or all are set up.
    fn next_drop<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        let placing = [side, side.enemy()].into_iter().find(|&side| self.has_to_place(side));
        match placing {
            Some(side) => self.set_step(Step::Deploy { side, drop: UnitSet::EMPTY }),
            None => {
                self.pop();
                self.hold_reserves(events);
            }
        }
    }

    pub(crate) fn deploy<E: Events<Event>>(&mut self, side: Side, action: Action, events: &mut E) {
        let Step::Deploy { mut drop, .. } = self.step() else { return };
        match action {
            Action::Deploy { unit, front, facing, files } => {
                self.put_down(unit, front, facing, files);
                drop.insert(unit);
                events.emit(Event::Deployed { unit, front, facing, files });
            }
            Action::DeployIn { character, host, file } => {
                self.put_into(character, host, file);
                drop.insert(character);
                events.emit(Event::DeployedIn { character, host });
            }
            Action::TakeUp { unit } => {
                let leaving: UnitSet = drop.iter().filter(|&other| self.body_of(other) == unit).collect();
                for other in leaving.with(UnitSet::of(unit)).iter() {
                    drop.remove(other);
                    self.unit_mut(other).status = Status::Waiting;
                }
                // The regiment he was taken out of stands in fewer ranks.
                self.units().for_each(|unit| self.settle(unit));
            }
            _ => return self.end_drop(side, events),
        }
        self.set_step(Step::Deploy { side, drop });
    }

    pub(crate) fn put_down(&mut self, unit: UnitId, front: Point, facing: Angle, files: u8) {
        let state = self.unit_mut(unit);
        (state.front, state.facing, state.files) = (front, facing, files);
        state.status = Status::Formed;
        self.settle(unit);
    }

    pub(crate) fn put_into(&mut self, character: UnitId, host: UnitId, file: u8) {
        self.unit_mut(character).status = Status::Joined { host, file };
        self.settle(host);
    }

    fn end_drop<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        if !self.has_to_place(side) {
            self.finished_first = self.finished_first.or(Some(side));
        }
        let next = match self.stage.scenario.deployment {
            Deployment::DefenderFirst => side,
            Deployment::Alternate | Deployment::OneRegiment => side.enemy(),
        };
        self.next_drop(next, events);
    }

    /// WH-09-H44.
    pub(crate) fn roll_first_turn<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        let bonus = match self.stage.scenario.first_turn {
            FirstTurn::FinishedFirst => self.finished_first,
            FirstTurn::RollOff | FirstTurn::Attacker => None,
        };
        self.first = match self.stage.scenario.first_turn {
            FirstTurn::Attacker => self.attacker(),
            FirstTurn::FinishedFirst | FirstTurn::RollOff => {
                let (a, b, first) = self.roll_off(Purpose::FirstTurn, bonus, dice);
                events.emit(Event::FirstTurnRolled { a, b, bonus, first });
                first
            }
        };
        if self.stage.scenario.first_turn != FirstTurn::FinishedFirst {
            events.cite(WH_09_H49);
        }
        self.active = self.first;
        self.turn = 1;
        self.set_step(Step::Next(Moment::StartOfTurn { part: 0 }));
    }
}

#[cfg(test)]
mod tests;
