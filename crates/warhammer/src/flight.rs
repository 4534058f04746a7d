//! Chapter 05: flight, and the compulsory moves of step 3.

use crate::dice::Purpose;
use crate::event::Event;
use crate::ground::Going;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Manner};
use crate::refusal::Obstacle;
use crate::rules::*;
use crate::space::{Room, ZONE};
use crate::state::{Battle, Flags, Status};
use plane::{Angle, Body, INCH, Mil, Quad, Vector};
use table::{Dice, Events};

/// WH-05-G3: enemies below this unit strength are passed through.
const WEAK: u16 = 5;

/// WH-05-G3: how much farther a mob runs at most to find a place beyond friends.
const BEYOND: Mil = 6 * INCH;

/// What a unit flees from (WH-06-G5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fright {
    /// Away from this unit.
    From(UnitId),
    /// Away from the nearest visible enemy, else towards the nearest edge.
    Nearest,
}

/// Where a flight goes.
enum Path {
    Along(Angle),
    /// Up to impassable ground.
    UpTo(Angle, Mil),
    Trapped,
}

impl Battle {
    /// A unit that was in good order runs: the whole of its first flight.
    pub(crate) fn flee<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        from: Fright,
        dice: &mut D,
        events: &mut E,
    ) {
        if self.is_machine(unit) {
            events.cite(WH_09_H10);
            self.destroy(unit, Cause::CrewScattered, events);
            return;
        }
        let direction = self.flight_direction(unit, from);
        events.cite(WH_05_G1);
        self.scatter(unit, events);
        self.run(unit, direction, false, dice, events);
    }

    /// WH-02-21: the unit becomes a mob, free of all contact.
    fn scatter<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.disengage(unit);
        let own_turn = self.side(unit) == self.active;
        let state = self.unit_mut(unit);
        state.status = Status::Fleeing;
        state.charge = None;
        state.lapping = [0; 2];
        if own_turn {
            state.flags.set(Flags::FLED_THIS_TURN);
        }
        if self.moving.is_some_and(|moving| moving.unit == unit) {
            self.moving = None;
        }
        events.cite(WH_02_21);
        events.cite(WH_05_05);
        events.cite(WH_05_G17);
    }

    /// WH-05-G1, WH-06-G5: straight away from the cause.
    fn flight_direction(&self, unit: UnitId, from: Fright) -> Angle {
        let cause = match from {
            Fright::From(cause) => Some(cause),
            Fright::Nearest => self.nearest_visible(unit),
        };
        let body = &self.unit(unit).hull;
        cause
            .and_then(|cause| Angle::towards(body.centre() - self.unit(cause).hull.centre()))
            .unwrap_or_else(|| self.way_home(unit))
    }

    fn nearest_visible(&self, unit: UnitId) -> Option<UnitId> {
        let seen = |&enemy: &UnitId| self.sees(unit, enemy);
        self.enemies_of(unit).filter(seen).min_by_key(|&enemy| self.distance(unit, enemy))
    }

    /// WH-05-G2: towards the nearest edge, the own one among equals.
    fn way_home(&self, unit: UnitId) -> Angle {
        let own = if self.holds_north(self.side(unit)) { Angle::NORTH } else { Angle::SOUTH };
        plane::nearest_border(&self.table_bounds(), &self.unit(unit).hull.bounds(), own).direction
    }

    /// WH-02-20, WH-06-22: the move a unit must make in step 3.
    pub(crate) fn compulsory<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let flags = self.unit(unit).flags;
        events.cite(WH_02_G25);
        if self.is_fleeing(unit) {
            if !flags.has(Flags::FLED_THIS_TURN) {
                events.cite(WH_05_04);
                let before = self.unit(unit).front;
                self.run(unit, self.way_home(unit), true, dice, events);
                if self.stands(unit) {
                    let gone = (self.unit(unit).front - before).length();
                    self.report_move(unit, Manner::Flight, gone, 0, events);
                }
            }
        } else if flags.has(Flags::SHAMBLES) && !self.is_fighting(unit) {
            self.shamble(unit, dice, events);
        }
    }

    /// One flight: rolled for, the way chosen, the ground paid for.
    fn run<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        straight: Angle,
        at_leisure: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        let count = self.flight_dice(unit);
        let roll = self.roll_sum(unit, Purpose::Flight, count, dice);
        self.unit_mut(unit).flight_roll = roll;
        events.cite(WH_02_G24);
        let distance = INCH * Mil::from(roll);
        let path = self.flight_path(unit, straight, distance, at_leisure);
        let (direction, free) = match path {
            Path::Along(direction) => (direction, distance),
            Path::UpTo(direction, free) => {
                events.cite(WH_05_G3);
                (direction, free)
            }
            Path::Trapped => {
                self.destroy(unit, Cause::Trapped, events);
                return;
            }
        };
        if direction != straight {
            events.cite(WH_05_G2);
        }
        let body = self.unit(unit).hull;
        let course = self.course_of_flight(&body, direction, distance);
        let go = course.reach(distance, distance).0.min(free);
        course.cite(go, events);
        self.run_to(unit, direction, go, roll, count, events);
    }

    fn run_to<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        direction: Angle,
        go: Mil,
        roll: u8,
        dice: u8,
        events: &mut E,
    ) {
        let body = self.unit(unit).hull;
        let to_edge = self.way_to_edge(&body, direction, go, 0);
        let off = to_edge.stop.is_some();
        let landing = if off { None } else { self.landing(unit, direction, go) };
        let go = landing.unwrap_or(to_edge.free);
        let way = direction.rotate(Vector::new(go, 0));
        for other in self.units() {
            let passed =
                other != unit && self.stands(other) && plane::way_meets(&body, way, &self.unit(other).hull);
            if passed {
                events.emit(Event::PassedThrough { unit, other });
            }
        }
        let state = self.unit_mut(unit);
        state.flight_direction = direction;
        state.front = state.front + way;
        let (front, facing) = (state.front, state.facing);
        self.settle(unit);
        events.emit(Event::Fled { unit, roll, dice, front, facing });
        if off || self.is_at_edge(&self.unit(unit).hull) {
            events.cite(WH_05_G4);
            self.destroy(unit, Cause::OffTable, events);
        }
    }

    /// WH-05-G4: any part touches the edge.
    fn is_at_edge(&self, hull: &Quad) -> bool {
        !self.table_bounds().grown(-1).encloses(&hull.bounds())
    }

    /// WH-05-G3: how far the mob goes so that it ends on nobody: just beyond those it would end on, else just short of them.
    fn landing(&self, unit: UnitId, direction: Angle, go: Mil) -> Option<Mil> {
        let body = self.unit(unit).hull;
        let room = Room::of(unit).keeping(ZONE);
        let free = |go: Mil| {
            let hull = body.shifted(direction.rotate(Vector::new(go, 0)));
            self.is_at_edge(&hull) || self.in_the_way(&hull, &room).is_none()
        };
        const STEP: Mil = INCH / 8;
        let beyond = (0..=BEYOND / STEP).map(|step| go + step * STEP);
        let short = (1..=go / STEP).map(|step| go - step * STEP).chain([0]);
        beyond.chain(short).find(|&go| free(go))
    }
}

/// WH-05-G2, WH-05-G3: the way taken.
impl Battle {
    fn flight_path(&self, unit: UnitId, straight: Angle, distance: Mil, at_leisure: bool) -> Path {
        let body = self.unit(unit).hull;
        let all = self.flight_room(unit, 0);
        let ways = plane::flight_directions(straight);
        let free = |direction: &Angle| self.is_open(&body, *direction, distance, &all);
        let smooth = |direction: &Angle| !at_leisure || !self.meets_rough(&body, *direction, distance);
        let found = ways.clone().find(|way| smooth(way) && free(way)).or_else(|| {
            // Nobody avoids the rough who would have to run into enemies for it.
            ways.clone().filter(|_| at_leisure).find(free)
        });
        if let Some(direction) = found {
            return Path::Along(direction);
        }
        let strong = self.flight_room(unit, WEAK);
        if let Some(direction) = ways.clone().find(|&way| self.is_open(&body, way, distance, &strong)) {
            return Path::Along(direction);
        }
        ways.clone()
            .find_map(|direction| {
                let way =
                    self.unbarred(&body, direction, self.on_table_part(&body, direction, distance), &strong);
                match way.stop {
                    Some((Obstacle::Ground(_), _)) => Some(Path::UpTo(direction, way.free)),
                    _ => None,
                }
            })
            .unwrap_or(Path::Trapped)
    }

    /// What is in the way of a flight: impassable ground, and enemies of some strength that do not flee themselves.
    fn flight_room(&self, unit: UnitId, strength: u16) -> Room {
        let side = self.side(unit);
        let passed: UnitSet = self
            .units()
            .filter(|&other| {
                self.side(other) == side || self.is_fleeing(other) || self.unit_strength(other) < strength
            })
            .collect();
        Room::of(unit).keeping(ZONE).ignoring(passed)
    }

    fn is_open(&self, body: &Quad, direction: Angle, distance: Mil, room: &Room) -> bool {
        let distance = self.on_table_part(body, direction, distance);
        self.is_unbarred(body, direction, distance, room)
    }

    /// Who comes to the edge is off; what lies beyond does not matter.
    fn on_table_part(&self, body: &Quad, direction: Angle, distance: Mil) -> Mil {
        self.way_to_edge(body, direction, distance, 0).free
    }

    /// Rough ground that a mob avoids where it can, unless it is in it already.
    fn meets_rough(&self, body: &Quad, direction: Angle, distance: Mil) -> bool {
        let way = direction.rotate(Vector::new(distance, 0));
        self.stage.ground.pieces.iter().any(|piece| {
            matches!(piece.going, Going::Difficult | Going::VeryDifficult | Going::Obstacle)
                && plane::way_meets(body, way, &piece.shape)
        })
    }
}

#[cfg(test)]
mod tests;
