//! WH-05-13, WH-05-14, WH-05-G10, WH-05-G11: pursuers run on; WH-06-22: the stupid shamble. Both may run into an enemy.

use crate::event::Event;
use crate::flight::Fright;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Manner, Test};
use crate::refusal::Obstacle;
use crate::rules::*;
use crate::space::{Room, ZONE};
use crate::state::{Battle, Flags, Status};
use plane::{Angle, Body, Edge, INCH, Mil, Point, Rect, Vector, Zones};
use table::{Dice, Events};

/// What becomes of somebody who is run into.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clash {
    /// They fight.
    Stands,
    /// Out of the way.
    Gone,
    /// It has fled and cannot be caught in this move.
    Escaped,
}

/// A move that goes straight on until something stops it.
struct Rush {
    unit: UnitId,
    /// Where it began: this decides which side of an enemy is hit.
    origin: Point,
    /// What is left of it, and how far it has gone.
    rest: Mil,
    gone: Mil,
    /// Enemies that have got away: it comes up to them and no farther.
    escaped: UnitSet,
    room: Room,
}

impl Battle {
    /// The whole of a pursuit move. Whoever the unit pursues and has not caught is `quarry` of it and left alone.
    pub(crate) fn pursue<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        direction: Angle,
        inches: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let origin = self.unit(unit).front;
        let (room, escaped) = (Room::of(unit).apart(ZONE), self.unit(unit).quarry);
        let turned = self.rect(unit).facing(direction);
        if self.check_room(&turned, &Room::of(unit)).is_ok() {
            self.place(unit, &turned, self.unit(unit).files);
        }
        events.cite(WH_05_G8);
        let mut rush = Rush { unit, origin, rest: INCH * Mil::from(inches), gone: 0, escaped, room };
        let stop = self.rush(&mut rush, dice, events);
        if !self.stands(unit) {
            return;
        }
        self.report_move(unit, Manner::Pursuit, rush.gone, rush.rest, events);
        self.cite_stop(stop, events);
        if stop == Some(Obstacle::Edge) {
            self.go_away(unit, events);
        }
    }

    /// Goes on until it is stopped, fights, or has gone far enough. What has stopped it.
    fn rush<D: Dice, E: Events<Event>>(
        &mut self,
        rush: &mut Rush,
        dice: &mut D,
        events: &mut E,
    ) -> Option<Obstacle> {
        let unit = rush.unit;
        // Every enemy is met at most twice: when it stands, and when it flees.
        for _ in 0..2 * self.stage.units.len() {
            let rect = self.rect(unit);
            let way = self.free_way(&rect, rush.rest, &rush.room);
            self.place(unit, &rect.advance(way.free), self.unit(unit).files);
            rush.gone += way.free;
            rush.rest -= way.free;
            let (stop, at) = way.stop?;
            let Obstacle::Unit(enemy) = stop else { return Some(stop) };
            if self.side(enemy) == self.side(unit) || rush.escaped.contains(enemy) {
                return Some(stop);
            }
            match self.run_into(rush, enemy, at, dice, events) {
                Clash::Stands => return None,
                Clash::Gone => {}
                Clash::Escaped => rush.escaped.insert(enemy),
            }
        }
        None
    }

    /// WH-05-G11, WH-06-G14: the enemy takes its tests and holds if it stands.
    fn run_into<D: Dice, E: Events<Event>>(
        &mut self,
        rush: &Rush,
        enemy: UnitId,
        at: Point,
        dice: &mut D,
        events: &mut E,
    ) -> Clash {
        let unit = rush.unit;
        events.emit(Event::RanInto { unit, enemy });
        events.cite(WH_05_G11);
        if self.is_fleeing(enemy) {
            self.destroy(enemy, Cause::Pursuit, events);
            return Clash::Gone;
        }
        let edge = match plane::zone_of(&self.rect(enemy), rush.origin) {
            Zones::In(zone) | Zones::Between(zone, _) => zone.edge(),
        };
        if !self.stands_firm(unit, enemy, edge, dice, events) {
            return self.outrun(rush, enemy, events);
        }
        self.unit_mut(unit).flags.set(Flags::CHARGED);
        self.come_to_blows(unit, enemy, edge, at, events);
        self.meet_others(unit, events);
        Clash::Stands
    }

    /// WH-06-09, WH-06-17, WH-06-07: the tests of one who is run into.
    fn stands_firm<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        enemy: UnitId,
        edge: Edge,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let engaged = self.is_fighting(enemy) && edge != Edge::Front;
        self.target_nerve(enemy, UnitSet::of(unit), dice, events)
            && (!engaged || self.panic(enemy, Test::PanicFlank, Fright::From(unit), dice, events))
    }

    /// WH-05-G11: who runs is caught if the rest of the move is more than its flight.
    fn outrun<E: Events<Event>>(&mut self, rush: &Rush, enemy: UnitId, events: &mut E) -> Clash {
        if !self.stands(enemy) {
            return Clash::Gone;
        }
        if INCH * Mil::from(self.unit(enemy).flight_roll) < rush.rest {
            self.destroy(enemy, Cause::Pursuit, events);
            return Clash::Gone;
        }
        Clash::Escaped
    }

    /// WH-05-G10: the pursuer has left the table and will come back.
    fn go_away<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.disengage(unit);
        self.unit_mut(unit).status = Status::Away;
        events.emit(Event::WentAway { unit });
    }

    /// WH-05-G10: in step 5 pursuers come back where they went, or as near to it as there is room at that edge.
    pub(crate) fn return_from_pursuit<E: Events<Event>>(&mut self, events: &mut E) {
        for unit in self.units() {
            if self.side(unit) != self.active || self.unit(unit).status != Status::Away {
                continue;
            }
            if let Some(rect) = self.place_at_edge(unit) {
                let state = self.unit_mut(unit);
                state.status = Status::Formed;
                state.flags.set(Flags::MOVED | Flags::DONE_MOVING);
                self.place(unit, &rect, self.unit(unit).files);
                self.report_move(unit, Manner::Return, 0, 0, events);
            }
        }
    }

    /// With its rear at the edge, looking into the table.
    fn place_at_edge(&self, unit: UnitId) -> Option<Rect> {
        let (rect, table) = (self.rect(unit), self.table_bounds());
        let border = plane::nearest_border(&table, &rect.hull().bounds(), rect.facing);
        let facing = border.direction.opposite();
        let front = border.point + facing.rotate(Vector::new(rect.depth, 0));
        let span = self.table_bounds().high;
        let room = Room::of(unit).keeping(ZONE);
        self.least_slide(&Rect { front, facing, ..rect }, span.x.max(span.y), span.x.max(span.y), &room)
    }
}

/// WH-06-22, WH-06-G14.
impl Battle {
    /// Straight ahead at half speed; who is run into is charged.
    pub(crate) fn shamble<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        let allowance = self.pace(unit) / 2;
        let rect = self.rect(unit);
        let course = self.course_ahead(unit, &rect, allowance, allowance, None);
        let (payable, _) = course.reach(allowance, allowance);
        let room = Room::of(unit).apart(ZONE).off_the_edge(ZONE);
        let mut rush =
            Rush { unit, origin: rect.front, rest: payable, gone: 0, escaped: UnitSet::EMPTY, room };
        self.unit_mut(unit).flags.set(Flags::MOVED);
        events.cite(WH_06_G14);
        let stop = self.rush(&mut rush, dice, events);
        if self.stands(unit) {
            self.report_move(unit, Manner::Shamble, course.cost(rush.gone), 0, events);
            self.cite_stop(stop, events);
            course.cite(rush.gone, events);
        }
    }
}
