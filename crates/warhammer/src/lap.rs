//! WH-05-16, WH-05-17: lapping round.

use crate::action::Action;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Manner;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::Step;
use plane::{Angle, CONTACT, Edge, Hand, Mil, Rect, Vector};
use table::Events;

/// WH-05-16, WH-05-G15: files by which a front grows, models that are wrapped round in one won round at most.
const AT_ONCE: u8 = 2;
/// A direction as a vector of this length keeps its angle well enough.
const LONG: Mil = 10_000;

/// The enemy at one end of a front, and the side of it that models would be set against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lapped {
    pub(crate) enemy: UnitId,
    pub(crate) edge: Edge,
    /// WH-05-17: the front reaches beyond it.
    beyond: bool,
}

/// What is at the ends of a front.
impl Battle {
    /// The enemy that stands farthest out at that end of the unit's front.
    pub(crate) fn lapped(&self, unit: UnitId, hand: Hand) -> Option<Lapped> {
        let (body, sideways) = (self.rect(unit), self.outwards(unit, hand));
        let extent = |points: &[plane::Point]| {
            points.iter().map(|&point| sideways.dot(point - body.front)).max().unwrap_or(i64::MIN)
        };
        let before = |&foe: &UnitId| self.side_touched(unit, foe) == Edge::Front;
        let foes = self.unit(unit).foes;
        let (reach, enemy) =
            foes.iter().filter(before).map(|foe| (extent(&self.unit(foe).hull.0), foe)).max()?;
        let own = extent(&[body.corner(hand)]);
        let touched = self.side_touched(enemy, unit);
        let edge = match hand {
            Hand::Left => clockwise(touched, 1),
            Hand::Right => clockwise(touched, 3),
        };
        let beyond = reach + i64::from(CONTACT) * i64::from(LONG) < own;
        Some(Lapped { enemy, edge, beyond })
    }

    /// Along the front towards that hand.
    fn outwards(&self, unit: UnitId, hand: Hand) -> Vector {
        let left = self.unit(unit).facing.rotate(Vector::new(0, LONG));
        match hand {
            Hand::Left => left,
            Hand::Right => Vector::new(-left.x, -left.y),
        }
    }

    /// The ground that models set against the side of an enemy take up, next to those that stand there.
    fn lapping_ground(&self, unit: UnitId, hand: Hand, lapped: Lapped, models: u8) -> Rect {
        let [width, depth] = self.card(unit).base;
        let there = Mil::from(self.unit(unit).lapping[hand as usize]) * width;
        let middle = there + Mil::from(models) * width / 2;
        let body = self.rect(lapped.enemy);
        let [from, to] = body.edge(lapped.edge);
        let length = i64::from(body.edge_length(lapped.edge).max(1));
        let (start, way) = match hand {
            Hand::Left => (from, to - from),
            Hand::Right => (to, from - to),
        };
        let along = |part: Mil| (i64::from(part) * i64::from(middle) / length) as Mil;
        let front = start + Vector::new(along(way.x), along(way.y));
        let facing = body.facing + lapped.edge.turn() + Angle::HALF;
        Rect { front, facing, width: Mil::from(models) * width, depth }
    }

    /// The front two files wider, so many of them at the left end.
    fn widened(&self, unit: UnitId, left: u8) -> Rect {
        let (body, [width, depth]) = (self.rect(unit), self.card(unit).base);
        let files = self.unit(unit).files + AT_ONCE;
        let ranks = self.places(unit).div_ceil(files);
        body.slide((1 - Mil::from(left)) * width).reformed(Mil::from(files) * width, Mil::from(ranks) * depth)
    }
}

const fn clockwise(edge: Edge, quarters: usize) -> Edge {
    Edge::ALL[(edge as usize + quarters) % 4]
}

/// Deciding.
impl Battle {
    /// WH-05-G16: a victor with an enemy of that combat still before it, models behind its front and room for them.
    pub(crate) fn may_lap(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        let victor = state.flags.has(Flags::WON_ROUND) && state.flags.has(Flags::FOUGHT);
        victor
            && state.status == Status::Formed
            && state.foes.0 & state.fought.0 != 0
            && state.files < self.places(unit)
            && ((0..=AT_ONCE).any(|left| self.check_widen(unit, left).is_ok())
                || Hand::ALL.iter().any(|&hand| self.check_wrap(unit, hand, 1).is_ok()))
    }

    pub(crate) fn check_lap(&self, units: UnitSet, action: Action) -> Result<(), Refusal> {
        let due = |unit: UnitId| {
            self.known(unit)?;
            if units.contains(unit) { Ok(()) } else { Err(Refusal::LapImpossible { unit }) }
        };
        match action {
            Action::Done => Ok(()),
            Action::Widen { unit, left } => {
                due(unit)?;
                self.check_widen(unit, left)
            }
            Action::Wrap { unit, hand, models } => {
                due(unit)?;
                self.check_wrap(unit, hand, models)
            }
            _ => Err(Refusal::OutOfPhase),
        }
    }

    /// WH-05-G14: two files more need two models from behind, and free ground.
    fn check_widen(&self, unit: UnitId, left: u8) -> Result<(), Refusal> {
        let files = self.unit(unit).files;
        if AT_ONCE < left {
            return Err(Refusal::LapImpossible { unit });
        }
        if self.places(unit) < files.saturating_add(AT_ONCE) {
            return Err(Refusal::NobodyBehind { unit });
        }
        let place = self.widened(unit, left);
        if self.is_room_for(unit, &place, unit) { Ok(()) } else { Err(Refusal::NoRoomToLap { unit }) }
    }

    /// WH-05-17, WH-05-G15: the front reaches beyond the enemy, and each model has a base width of free flank.
    fn check_wrap(&self, unit: UnitId, hand: Hand, models: u8) -> Result<(), Refusal> {
        if models == 0 || AT_ONCE < models {
            return Err(Refusal::LapImpossible { unit });
        }
        let lapped = self.lapped(unit, hand).filter(|lapped| lapped.beyond);
        let Some(lapped) = lapped else { return Err(Refusal::FrontNotBeyond { unit }) };
        if self.places(unit) < self.unit(unit).files.saturating_add(models) {
            return Err(Refusal::NobodyBehind { unit });
        }
        let there = Mil::from(self.unit(unit).lapping[hand as usize] + models) * self.card(unit).base[0];
        let room = self.rect(lapped.enemy).edge_length(lapped.edge) + CONTACT;
        let ground = self.lapping_ground(unit, hand, lapped, models);
        if there <= room && self.is_free_but_for(&ground, UnitSet::of(unit).with(UnitSet::of(lapped.enemy))) {
            Ok(())
        } else {
            Err(Refusal::NoRoomToLap { unit })
        }
    }

    fn is_free_but_for(&self, ground: &Rect, those: UnitSet) -> bool {
        let hull = ground.hull();
        let clear = |unit| {
            those.contains(unit) || !self.stands(unit) || !plane::overlap(&hull, &self.unit(unit).hull)
        };
        self.units().all(clear) && self.is_ground_for(&hull)
    }
}

/// Carrying out.
impl Battle {
    pub(crate) fn lap<E: Events<Event>>(&mut self, action: Action, events: &mut E) {
        let Step::Lap { side, units } = self.step() else { return };
        let lapping = match action {
            Action::Widen { unit, .. } | Action::Wrap { unit, .. } => unit,
            _ => return self.pop(),
        };
        let left = units.without(UnitSet::of(lapping));
        if left.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Lap { side, units: left });
        }
        match action {
            Action::Widen { unit, left } => self.widen(unit, left, events),
            Action::Wrap { unit, hand, models } => self.wrap(unit, hand, models, events),
            _ => {}
        }
        self.keep_contacts(self.combat_of(lapping), events);
    }

    fn widen<E: Events<Event>>(&mut self, unit: UnitId, left: u8, events: &mut E) {
        let place = self.widened(unit, left);
        let characters: UnitSet = self.characters_in(unit).collect();
        for character in characters.iter() {
            if let Status::Joined { file, .. } = &mut self.unit_mut(character).status {
                *file += left;
            }
        }
        let state = self.unit_mut(unit);
        state.files += AT_ONCE;
        state.front = place.front;
        let files = state.files;
        self.settle(unit);
        events.cite(WH_05_G14);
        events.emit(Event::Lapped { unit, models: AT_ONCE, wrapped: false });
        let (front, facing) = (place.front, place.facing);
        events.emit(Event::Moved { unit, manner: Manner::Widen, front, facing, files, cost: 0, left: 0 });
    }

    fn wrap<E: Events<Event>>(&mut self, unit: UnitId, hand: Hand, models: u8, events: &mut E) {
        self.unit_mut(unit).lapping[hand as usize] += models;
        self.settle(unit);
        events.cite(WH_05_G15);
        events.emit(Event::Lapped { unit, models, wrapped: true });
    }

    /// WH-05-G15: lapping models go back to the rear. Where there is no room behind the ranks they stay until there is.
    pub(crate) fn return_lappers<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let lapping = std::mem::take(&mut self.unit_mut(unit).lapping);
        if lapping == [0; 2] {
            return;
        }
        if self.stands(unit) && !self.is_free_but_for(&self.rect(unit), UnitSet::of(unit)) {
            self.unit_mut(unit).lapping = lapping;
            return;
        }
        self.settle(unit);
        events.emit(Event::LappersReturned { unit });
    }
}

#[cfg(test)]
mod tests;
