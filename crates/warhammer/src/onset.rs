//! WH-02-02, WH-02-08, WH-02-G11 to WH-02-G17: chargers are moved, line up, or fail.

use crate::event::Event;
use crate::going::terrain_rule;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Manner};
use crate::reach::Reach;
use crate::refusal::Obstacle;
use crate::rules::*;
use crate::space::{Room, ZONE};
use crate::state::{Battle, Charge, Flags, Status};
use plane::{Angle, Edge, Hand, Mil, Point, Rect};
use table::{Dice, Events};

/// What a charger leaves between itself and the side it has lined up with: corners are rounded, and when losses change a
/// footprint its flanks may turn by a hair. Far less than counts as contact (WH-01-G6).
const HAIR: Mil = 5;

/// How a charger comes to stand against the side it hits.
enum Alignment {
    /// Flush with it.
    Lined(Rect),
    /// The target has turned instead.
    Door(Rect),
    /// They fight with the models that touch.
    AsTheyAre,
}

impl Battle {
    pub(crate) fn move_charger<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let Some(charge) = self.unit_mut(unit).charge.take() else { return };
        if self.unit(unit).status != Status::Formed || self.is_fighting(unit) {
            return;
        }
        let target = charge.target;
        if !self.stands(target) {
            events.cite(WH_02_G16);
            self.fail_charge(unit, target, dice, events);
            return;
        }
        match self.reach_of(unit, target, charge.zone, charge.air) {
            Some(reach) => self.charge_home(unit, charge, &reach, dice, events),
            None => self.fail_charge(unit, target, dice, events),
        }
    }

    fn charge_home<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        charge: Charge,
        reach: &Reach,
        dice: &mut D,
        events: &mut E,
    ) {
        let (target, wheel, cost) = (charge.target, reach.wheel, reach.cost);
        let edge = reach.edge.unwrap_or(Edge::Front);
        self.place(unit, &reach.end, self.unit(unit).files);
        self.unit_mut(unit).flags.set(Flags::MOVED | Flags::CHARGED);
        events.emit(Event::Charged { unit, target, edge, wheel, cost });
        self.report_move(unit, Manner::Charge, cost, 0, events);
        events.cite(WH_02_03);
        if reach.waived.is_some() {
            events.cite(WH_02_G7);
        }
        self.rattle(unit, reach.entries, dice, events);
        if !self.stands(unit) {
            return;
        }
        match reach.edge {
            None => self.ride_down(target, events),
            Some(edge) => {
                events.cite(WH_02_G12);
                self.come_to_blows(unit, target, edge, reach.touched, events);
            }
        }
        self.meet_others(unit, events);
    }

    /// WH-02-G16, WH-05-07: a mob that is caught by a charge is destroyed, and the charger stops there.
    fn ride_down<E: Events<Event>>(&mut self, target: UnitId, events: &mut E) {
        events.cite(WH_02_G16);
        if self.is_fleeing(target) {
            events.cite(WH_05_07);
        }
        self.destroy(target, Cause::CaughtByCharge, events);
    }

    /// Lines up with a side and opens the fight (WH-02-G11). Used by everybody who runs into an enemy.
    pub(crate) fn come_to_blows<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        edge: Edge,
        touched: Point,
        events: &mut E,
    ) {
        match self.alignment(unit, target, edge, touched) {
            Alignment::Lined(rect) => {
                self.place(unit, &rect, self.unit(unit).files);
                self.report_move(unit, Manner::LineUp, 0, 0, events);
            }
            Alignment::Door(rect) => {
                self.place(target, &rect, self.unit(target).files);
                self.report_move(target, Manner::LineUp, 0, 0, events);
            }
            Alignment::AsTheyAre => events.cite(WH_02_G11),
        }
        let behind = self.lined_obstacle(target).filter(|_| edge == Edge::Front);
        self.engage(unit, target);
        if let Some(piece) = behind {
            self.unit_mut(target).obstacle = piece + 1;
        }
    }

    fn alignment(&self, unit: UnitId, target: UnitId, edge: Edge, touched: Point) -> Alignment {
        let (from, against) = (self.rect(unit), self.rect(target));
        let lined = plane::line_up(&from, &against, edge, touched).advance(-HAIR);
        let room = Room::of(unit);
        let (left, right) = self.slides(unit, &lined, &against, edge);
        if let Some(rect) = self.least_slide(&lined, left, right, &room) {
            return Alignment::Lined(rect);
        }
        let turned = plane::close_the_door(&against, &from, edge, touched);
        let free_to_turn = !self.is_fighting(target) && self.check_room(&turned, &Room::of(target)).is_ok();
        if free_to_turn { Alignment::Door(turned) } else { Alignment::AsTheyAre }
    }

    /// How far the lined-up charger may slide to either hand and still touch one base wide (WH-02-G13).
    fn slides(&self, unit: UnitId, lined: &Rect, against: &Rect, edge: Edge) -> (Mil, Mil) {
        let length = against.edge_length(edge);
        let needed = self.card(unit).base[0].min(length);
        let middle = against.edge(edge);
        let centre = Point::new((middle[0].x + middle[1].x) / 2, (middle[0].y + middle[1].y) / 2);
        // How far the charger stands to the right of the middle of the side, as it sees it itself.
        let aside = -(-lined.facing).rotate(lined.front - centre).y;
        let reach = (length + lined.width) / 2 - needed;
        ((reach + aside).max(0), (reach - aside).max(0))
    }

    /// WH-02-G14: enemies that its front touches besides are engaged too, without reactions or tests.
    pub(crate) fn meet_others<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let front = self.rect(unit).edge(Edge::Front);
        for enemy in self.units() {
            let other = self.side(enemy) != self.side(unit)
                && self.stands(enemy)
                && !self.unit(unit).foes.contains(enemy)
                && plane::touches(&front, &self.unit(enemy).hull);
            if !other {
                continue;
            }
            if self.is_fleeing(enemy) {
                self.destroy(enemy, Cause::CaughtByCharge, events);
            } else {
                self.engage(unit, enemy);
                events.emit(Event::AlsoEngaged { unit, enemy });
            }
        }
    }

    /// The two are in close combat from now on. What either had in mind is forgotten.
    pub(crate) fn engage(&mut self, unit: UnitId, enemy: UnitId) {
        for (one, other) in [(unit, enemy), (enemy, unit)] {
            let state = self.unit_mut(one);
            state.foes.insert(other);
            state.fought.remove(other);
        }
        self.unit_mut(unit).charge = None;
    }

    /// The unit is in contact with nobody any more; whoever fought only it is free.
    pub(crate) fn disengage(&mut self, unit: UnitId) {
        let foes = self.unit(unit).foes;
        for (one, other) in foes.iter().flat_map(|foe| [(unit, foe), (foe, unit)]) {
            let state = self.unit_mut(one);
            state.foes.remove(other);
            state.fought.remove(other);
            state.afraid_of.remove(other);
            if state.foes.is_empty() {
                state.fought = UnitSet::EMPTY;
                state.afraid_of = UnitSet::EMPTY;
                state.obstacle = 0;
                state.flags.clear(Flags::OBSTACLE_LOST);
            }
        }
    }
}

/// WH-02-08, WH-02-G17: failed charges.
impl Battle {
    fn fail_charge<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.unit_mut(unit).flags.set(Flags::MOVED | Flags::FAILED_CHARGE);
        let allowance = self.pace(unit);
        let (spent, mut entries) = self.turn_towards(unit, target, allowance);
        let rect = self.rect(unit);
        let most = allowance - spent;
        let course = self.course_ahead(unit, &rect, most, allowance, None);
        let (payable, _) = course.reach(most, most);
        let way = self.free_way(&rect, payable, &Room::of(unit).keeping(ZONE));
        let moved = spent + course.cost(way.free);
        entries += course.entries(way.free);
        self.place(unit, &rect.advance(way.free), self.unit(unit).files);
        events.emit(Event::ChargeFailed { unit, target, moved });
        self.report_move(unit, Manner::FailedCharge, moved, allowance - moved, events);
        events.cite(WH_02_G17);
        course.cite(way.free, events);
        self.cite_stop(way.stop.map(|(by, _)| by), events);
        self.rattle(unit, entries, dice, events);
    }

    /// Names the rule of the ground that has stopped somebody.
    pub(crate) fn cite_stop<E: Events<Event>>(&self, stop: Option<Obstacle>, events: &mut E) {
        match stop {
            Some(Obstacle::Ground(piece)) => {
                if let Some(rule) = self.piece(piece).and_then(|piece| terrain_rule(piece.terrain)) {
                    events.cite(rule);
                }
            }
            Some(_) => events.cite(WH_02_G19),
            None => {}
        }
    }

    /// The initial wheel, or the pivot of a single model, towards the target. What it costs, and how often it enters rough
    /// ground.
    fn turn_towards(&mut self, unit: UnitId, target: UnitId, allowance: Mil) -> (Mil, u8) {
        let (rect, files) = (self.rect(unit), self.unit(unit).files);
        let goal = self.unit(target).hull.centre();
        let room = Room::of(unit).keeping(ZONE);
        if self.is_single(unit) {
            let turned = Angle::towards(goal - rect.centre()).map(|facing| rect.facing(facing));
            if let Some(turned) = turned.filter(|turned| self.check_room(turned, &room).is_ok()) {
                self.place(unit, &turned, files);
            }
            return (0, 0);
        }
        let Some(towards) = Angle::towards(goal - rect.front) else { return (0, 0) };
        let aside = rect.facing.difference(towards);
        let hand = if 0 <= aside { Hand::Left } else { Hand::Right };
        let wanted = Angle(aside.unsigned_abs() as u16).min(Angle::QUARTER);
        let course = self.course_of_wheel(unit, &rect, hand, wanted, allowance);
        let (payable, _) = course.reach(allowance, wanted.0.into());
        let angle = self.free_wheel(&rect, hand, crate::space::turn_of(payable), &room).free;
        self.place(unit, &rect.wheel(hand, angle), files);
        (course.cost(angle.0.into()), course.entries(angle.0.into()))
    }
}
