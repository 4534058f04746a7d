//! WH-09-H21, WH-09-H22: characters join regiments and leave them.

use crate::card::{Category, Kind};
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Manner;
use crate::manoeuvre::Segment;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::space::{Room, ZONE};
use crate::state::{Battle, Flags, Status};
use crate::step::{Gait, Moving};
use plane::{Angle, CONTACT, Mil, Point, Rect, Vector};
use table::{Events, Side};

impl Battle {
    /// WH-09-H21, WH-09-H28: foot in infantry, mounted in cavalry, and nobody else anywhere.
    pub(crate) fn fits_into(&self, character: UnitId, host: UnitId) -> bool {
        let mounted = self.card(character).mount.is_some();
        let kind = if mounted { Kind::Cavalry } else { Kind::Infantry };
        let foot_or_rider = matches!(self.card(character).kind, Kind::Infantry | Kind::Cavalry);
        self.is_character(character)
            && foot_or_rider
            && self.side(character) == self.side(host)
            && self.card(host).category == Category::Regiment
            && self.card(host).kind == kind
    }

    /// WH-09-H22: a place in the front rank that no other character has.
    pub(crate) fn check_place(&self, host: UnitId, file: u8) -> Result<(), Refusal> {
        let taken = self
            .characters_in(host)
            .any(|other| matches!(self.unit(other).status, Status::Joined { file: at, .. } if at == file));
        if taken || self.unit(host).files <= file {
            Err(Refusal::NoSuchFile { unit: host, file })
        } else {
            Ok(())
        }
    }

    /// The character can walk straight up to the regiment, and it has room for him.
    pub(crate) fn check_join(&self, moving: &Moving, host: UnitId, file: u8) -> Result<Segment, Refusal> {
        let character = moving.unit;
        self.own(self.side(character), host)?;
        if !self.is_character(character) {
            return Err(Refusal::NotACharacter { unit: character });
        }
        let open = self.stands(host)
            && host != character
            && moving.gait != Gait::Spell
            && self.fits_into(character, host)
            && !self.is_fleeing(host)
            && !self.is_fighting(host);
        if !open {
            return Err(Refusal::CannotJoin { character, host });
        }
        self.check_changed(character, host)?;
        self.check_place(host, file)?;
        self.check_room_for_one_more(character, host)?;
        self.walk_to(moving, host)
    }

    /// WH-09-H21: not both with the same unit in one turn.
    fn check_changed(&self, character: UnitId, host: UnitId) -> Result<(), Refusal> {
        let state = self.unit(character);
        if state.flags.has(Flags::CHANGED_UNIT) && state.changed == Some(host) {
            Err(Refusal::ChangedUnitAlready { character })
        } else {
            Ok(())
        }
    }

    /// The regiment may need a rank more with him.
    fn check_room_for_one_more(&self, character: UnitId, host: UnitId) -> Result<(), Refusal> {
        let (rect, files) = (self.rect(host), self.unit(host).files.max(1));
        let ranks = (self.places(host) + 1).div_ceil(files);
        let deeper = Rect { depth: self.card(host).base[1] * Mil::from(ranks), ..rect };
        let room = Room::of(host).keeping(ZONE).ignoring(UnitSet::of(character));
        self.check_room(&deeper, &room).map_err(|_| Refusal::CannotJoin { character, host })
    }

    /// Straight to the nearest point of the regiment.
    fn walk_to(&self, moving: &Moving, host: UnitId) -> Result<Segment, Refusal> {
        let character = moving.unit;
        let (rect, files) = (self.rect(character), self.unit(character).files);
        let (own, other) = plane::nearest_points(&rect.hull(), &self.unit(host).hull);
        let facing = match Angle::towards(other - own) {
            Some(facing) if !self.within(character, host, CONTACT) => facing,
            _ => return Ok(Segment { rect, files, cost: 0 }),
        };
        let towards = rect.facing(facing);
        let distance = plane::distance(&towards.hull(), &self.unit(host).hull);
        let course = self.course_ahead(character, &towards, distance, moving.allowance, None);
        let way = self.free_way(&towards, distance, &Room::of(character).keeping(ZONE));
        let (cost, left) = (course.cost(distance), self.movement_left(moving));
        let there = towards.advance(way.free);
        if left < cost {
            Err(Refusal::TooFar { unit: character, cost, left, piece: course.dearest(distance) })
        } else if plane::touches(&there.hull(), &self.unit(host).hull) {
            Ok(Segment { rect: there, files, cost })
        } else {
            match way.stop {
                Some((by, at)) => Err(Refusal::Blocked { unit: character, by, at, free: way.free }),
                None => Err(Refusal::CannotJoin { character, host }),
            }
        }
    }

    pub(crate) fn join<E: Events<Event>>(
        &mut self,
        character: UnitId,
        host: UnitId,
        file: u8,
        events: &mut E,
    ) {
        let moving = self.take_up(character);
        let Ok(segment) = self.check_join(&moving, host, file) else { return };
        self.place(character, &segment.rect, segment.files);
        let left = self.book(moving, segment.cost, events);
        self.report_move(character, Manner::Advance, segment.cost, left, events);
        self.moving = None;
        let state = self.unit_mut(character);
        state.flags.set(Flags::CHANGED_UNIT | Flags::DONE_MOVING);
        state.changed = Some(host);
        state.status = Status::Joined { host, file };
        self.settle(host);
        events.emit(Event::JoinedUnit { character, host });
        events.cite(WH_09_H22);
        if self.card(character).mount.is_some() {
            events.cite(WH_09_H28);
        }
    }

    /// Where the character stands in the front rank: the middle of the front of his place.
    pub(crate) fn place_in_rank(&self, host: UnitId, file: u8) -> Point {
        let (rect, width) = (self.rect(host), self.card(host).base[0]);
        let from_left = width * Mil::from(file) + width / 2;
        rect.front + rect.facing.rotate(Vector::new(0, rect.width / 2 - from_left))
    }

    /// WH-09-H21: he steps out and walks straight to his new place.
    pub(crate) fn check_leave(
        &self,
        side: Side,
        character: UnitId,
        front: Point,
        facing: Angle,
    ) -> Result<Segment, Refusal> {
        self.own(side, character)?;
        let Status::Joined { host, file } = self.unit(character).status else {
            return Err(Refusal::NotACharacter { unit: character });
        };
        self.check_may_leave(character, host)?;
        let [width, depth] = self.card(character).base;
        let rect = Rect { front, facing, width, depth };
        let room = Room::of(character).keeping(ZONE);
        self.check_room(&rect, &room)?;
        let from = self.place_in_rank(host, file);
        let (cost, left) = ((rect.front - from).length(), self.pace(character));
        if left < cost {
            return Err(Refusal::TooFar { unit: character, cost, left, piece: None });
        }
        self.check_way_out(character, host, from, &rect)?;
        Ok(Segment { rect, files: 1, cost })
    }

    fn check_may_leave(&self, character: UnitId, host: UnitId) -> Result<(), Refusal> {
        let flags = self.unit(host).flags;
        let bound = self.is_fleeing(host)
            || self.is_fighting(host)
            || flags.has(Flags::CHARGED | Flags::FAILED_CHARGE | Flags::RALLIED);
        if bound || !self.stands(host) || !matches!(self.step(), crate::step::Step::Moves) {
            return Err(Refusal::CannotLeave { character, host });
        }
        self.check_changed(character, host)?;
        // He has moved with it already.
        if flags.has(Flags::MOVED) {
            return Err(Refusal::HasMoved { unit: character });
        }
        self.check_may_move(host).map_err(|_| Refusal::CannotLeave { character, host })
    }

    /// Nobody but his own regiment may be in his way.
    fn check_way_out(&self, character: UnitId, host: UnitId, from: Point, to: &Rect) -> Result<(), Refusal> {
        let Some(facing) = Angle::towards(to.front - from) else { return Ok(()) };
        let start = Rect { front: from, facing, ..*to };
        let distance = (to.front - from).length();
        let room = Room::of(character).keeping(ZONE).ignoring(UnitSet::of(host));
        let way = self.free_way(&start, distance, &room);
        match way.stop {
            Some((by, at)) => Err(Refusal::Blocked { unit: character, by, at, free: way.free }),
            None => Ok(()),
        }
    }

    pub(crate) fn leave<E: Events<Event>>(
        &mut self,
        character: UnitId,
        front: Point,
        facing: Angle,
        events: &mut E,
    ) {
        let Status::Joined { host, .. } = self.unit(character).status else { return };
        let Ok(segment) = self.check_leave(self.side(character), character, front, facing) else { return };
        let state = self.unit_mut(character);
        state.status = Status::Formed;
        state.flags.set(Flags::CHANGED_UNIT);
        state.changed = Some(host);
        events.emit(Event::LeftUnit { character, host });
        let moving = self.take_up(character);
        self.place(character, &segment.rect, segment.files);
        self.close_up(host);
        let left = self.book(moving, segment.cost, events);
        self.report_move(character, Manner::Advance, segment.cost, left, events);
        events.cite(WH_09_H26);
    }
}

#[cfg(test)]
mod tests;
