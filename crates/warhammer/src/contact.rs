//! WH-04-G21: contact that losses have broken is made again, or is over.

use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Manner;
use crate::rules::*;
use crate::state::{Battle, Flags};
use plane::{CONTACT, Mil, Rect, Vector};
use table::Events;

impl Battle {
    /// After a round: units that have lost contact with a unit shortened by losses move up, or it slides to them, or their
    /// contact is over. Nobody keeps hold of those who flee anyway.
    pub(crate) fn keep_contacts<E: Events<Event>>(&mut self, combat: UnitSet, events: &mut E) {
        for unit in combat.iter() {
            for foe in self.unit(unit).foes.iter() {
                let holds = |unit| self.stands(unit) && !self.unit(unit).flags.has(Flags::BROKEN);
                if unit < foe && holds(unit) && holds(foe) && !self.in_contact(unit, foe) {
                    self.keep_contact(unit, foe, events);
                }
            }
        }
    }

    fn in_contact(&self, a: UnitId, b: UnitId) -> bool {
        plane::touches(&self.unit(a).hull, &self.unit(b).hull)
    }

    /// First whoever can go straight ahead moves up; then either slides.
    fn keep_contact<E: Events<Event>>(&mut self, a: UnitId, b: UnitId, events: &mut E) {
        let gap = self.distance(a, b);
        let (here, there) = plane::nearest_points(&self.unit(a).hull, &self.unit(b).hull);
        let across = there - here;
        let tries = [
            (b, a, self.rect(b).advance(gap)),
            (a, b, self.rect(a).advance(gap)),
            (a, b, self.rect(a).shifted(across)),
            (b, a, self.rect(b).shifted(Vector::new(-across.x, -across.y))),
        ];
        let keeps = tries.into_iter().find(|&(mover, other, place)| self.may_move_up(mover, other, &place));
        match keeps {
            Some((unit, _, place)) => self.move_up(unit, place, gap, events),
            None => self.part(a, b, events),
        }
    }

    /// Whether the place touches the other, is free, and gives up nobody whom the mover touches.
    fn may_move_up(&self, mover: UnitId, other: UnitId, place: &Rect) -> bool {
        let hull = place.hull();
        plane::touches(&hull, &self.unit(other).hull)
            && self.is_room_for(mover, place, other)
            && self.unit(mover).foes.iter().all(|foe| {
                foe == other || !self.in_contact(mover, foe) || plane::touches(&hull, &self.unit(foe).hull)
            })
    }

    /// Whether a body could stand there: on the table, on no other body and on no impassable ground. It comes near no enemy
    /// but its foes.
    pub(crate) fn is_room_for(&self, unit: UnitId, place: &Rect, near: UnitId) -> bool {
        let hull = place.hull();
        let foes = self.unit(unit).foes.with(UnitSet::of(near));
        let clear = self.units().all(|other| {
            let body = &self.unit(other).hull;
            let stranger = self.side(other) != self.side(unit) && !foes.contains(other);
            other == unit
                || !self.stands(other)
                || !(plane::overlap(&hull, body) || stranger && plane::within(&hull, body, CONTACT))
        });
        clear && self.is_ground_for(&hull)
    }

    pub(crate) fn is_ground_for(&self, hull: &plane::Quad) -> bool {
        let [width, depth] = self.stage.scenario.table;
        let on_table =
            hull.0.iter().all(|corner| (0..=width).contains(&corner.x) && (0..=depth).contains(&corner.y));
        on_table
            && !self.stage.ground.pieces.iter().any(|piece| {
                piece.going == crate::ground::Going::Impassable && plane::overlap(hull, &piece.shape)
            })
    }

    fn move_up<E: Events<Event>>(&mut self, unit: UnitId, place: Rect, cost: Mil, events: &mut E) {
        self.unit_mut(unit).front = place.front;
        self.settle(unit);
        let (front, facing, files) = (place.front, place.facing, self.unit(unit).files);
        events.emit(Event::Moved { unit, manner: Manner::KeepContact, front, facing, files, cost, left: 0 });
    }

    fn part<E: Events<Event>>(&mut self, a: UnitId, b: UnitId, events: &mut E) {
        for (unit, other) in [(a, b), (b, a)] {
            let state = self.unit_mut(unit);
            state.foes.remove(other);
            state.fought.remove(other);
            state.afraid_of.remove(other);
        }
        events.cite(WH_04_G21);
        events.emit(Event::ContactOver { unit: a, enemy: b });
    }
}

#[cfg(test)]
mod tests;
