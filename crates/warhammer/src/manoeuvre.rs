//! WH-02-T1: the segments of a move, what they cost and how far they can go.

use crate::action::{Action, Turn};
use crate::card::Traits;
use crate::damage::{Hits, Multiple};
use crate::dice::Purpose;
use crate::event::Event;
use crate::going::{Course, Spent};
use crate::ground::Terrain;
use crate::ids::UnitId;
use crate::label::{Cause, Manner};
use crate::moves::MARCH_LINE;
use crate::refusal::{Obstacle, Refusal};
use crate::rules::*;
use crate::space::{Room, Way, ZONE, turn_of};
use crate::stage::Goal;
use crate::state::{Battle, Status};
use crate::step::{Gait, Moving};
use plane::{Angle, Body, Hand, INCH, Mil, Point, Quad, Rect, Vector};
use serde::Serialize;
use table::{Dice, Events, Side};

/// WH-09-H30: how far one flies.
pub(crate) const FLIGHT: Mil = 24 * INCH;

/// Why a segment ends where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Halt {
    /// The movement is used up.
    Spent,
    Blocked(Obstacle),
    /// WH-02-18: eight inches from this enemy.
    MarchLine(UnitId),
    /// WH-02-16: too little is left to cross this piece.
    Toll(u8),
    /// Marches do not go through it (switch).
    Rough(u8),
}

/// How far a segment can go, and why not farther.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Limit<T> {
    pub free: T,
    /// Where it is stopped and by what; `None` if it is free as far as was asked.
    pub stop: Option<(Halt, Point)>,
}

/// A segment that can be made: where it ends and what it costs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment {
    pub(crate) rect: Rect,
    pub(crate) files: u8,
    pub(crate) cost: Mil,
}

/// What the page and players ask before they move.
impl Battle {
    /// How far the unit can go straight ahead with what is left of its move.
    pub fn free_advance(&self, unit: UnitId) -> Limit<Mil> {
        let moving = self.progress(unit);
        self.advance_limit(&moving, self.movement_left(&moving)).0
    }

    /// How far the unit can wheel to one hand with what is left of its move.
    pub fn free_wheeling(&self, unit: UnitId, hand: Hand) -> Limit<Angle> {
        let moving = self.progress(unit);
        self.wheel_limit(&moving, hand, self.widest_wheel(&moving)).0
    }

    /// What is left of the move, as a wheel in the open.
    fn widest_wheel(&self, moving: &Moving) -> Angle {
        let width = self.rect(moving.unit).width;
        plane::wheel_for_cost(width, self.movement_left(moving)).min(Angle::HALF)
    }

    /// What a segment would cost; `None` if it cannot be made.
    pub fn segment_cost(&self, action: Action) -> Option<Mil> {
        let cost = |segment: Result<Segment, Refusal>| segment.ok().map(|segment| segment.cost);
        match action {
            Action::Advance { unit, distance } => cost(self.check_advance(&self.progress(unit), distance)),
            Action::Wheel { unit, hand, angle } => cost(self.check_wheel(&self.progress(unit), hand, angle)),
            Action::Turn { unit, turn } => cost(self.check_turn(&self.progress(unit), turn)),
            Action::Reform { unit, files } => cost(self.check_reform(&self.progress(unit), files)),
            Action::Pivot { unit, facing } => cost(self.check_pivot(&self.progress(unit), facing)),
            Action::Fly { unit, front, facing } => cost(self.check_fly(&self.progress(unit), front, facing)),
            Action::Exit { unit } => self.check_exit(&self.progress(unit)).ok(),
            Action::Join { character, host, file } => {
                cost(self.check_join(&self.progress(character), host, file))
            }
            _ => None,
        }
    }
}

/// Straight ahead and wheels.
impl Battle {
    fn advance_limit(&self, moving: &Moving, distance: Mil) -> (Limit<Mil>, Course) {
        let unit = moving.unit;
        let rect = self.rect(unit);
        // Nobody sees farther than the table is wide.
        let distance = distance.clamp(0, self.table_span());
        let course = self.course_ahead(unit, &rect, distance, moving.allowance, None);
        let way = self.free_way(&rect, distance, &Room::of(unit).keeping(ZONE));
        let line = self.march_line(moving, &way, |room| self.free_way(&rect, way.free, room));
        (self.limit(moving, distance, way, line, &course, |done| rect.advance(done).front), course)
    }

    fn wheel_limit(&self, moving: &Moving, hand: Hand, angle: Angle) -> (Limit<Angle>, Course) {
        let unit = moving.unit;
        let rect = self.rect(unit);
        let course = self.course_of_wheel(unit, &rect, hand, angle, moving.allowance);
        let count = |way: Way<Angle>| Way { free: i32::from(way.free.0), stop: way.stop };
        let free = self.free_wheel(&rect, hand, angle, &Room::of(unit).keeping(ZONE));
        let way = count(free);
        let line = self.march_line(moving, &way, |room| count(self.free_wheel(&rect, hand, free.free, room)));
        let limit = self
            .limit(moving, angle.0.into(), way, line, &course, |done| rect.wheel(hand, turn_of(done)).front);
        (Limit { free: turn_of(limit.free), stop: limit.stop }, course)
    }

    /// WH-02-18: where a march comes within 8" of an enemy.
    fn march_line(
        &self,
        moving: &Moving,
        way: &Way<i32>,
        sweep: impl Fn(&Room) -> Way<i32>,
    ) -> Option<(i32, UnitId, Point)> {
        if moving.gait != Gait::March || way.free == 0 {
            return None;
        }
        let line = sweep(&Room::of(moving.unit).keeping(MARCH_LINE));
        match line.stop {
            Some((Obstacle::Zone(enemy), at)) => Some((line.free, enemy, at)),
            _ => None,
        }
    }

    /// The nearest of all that ends a segment.
    fn limit(
        &self,
        moving: &Moving,
        wanted: i32,
        way: Way<i32>,
        line: Option<(i32, UnitId, Point)>,
        course: &Course,
        front: impl Fn(i32) -> Point,
    ) -> Limit<i32> {
        let mut limit = Limit { free: wanted, stop: None };
        let mut least = |free: i32, stop: (Halt, Point)| {
            if free < limit.free {
                limit = Limit { free, stop: Some(stop) };
            }
        };
        if let Some((by, at)) = way.stop {
            least(way.free, (Halt::Blocked(by), at));
        }
        if let Some((free, enemy, at)) = line {
            least(free, (Halt::MarchLine(enemy), at));
        }
        let rough = moving.gait == Gait::March && !self.stage.switches.march_through_rough;
        if let Some((free, piece)) = course.first_rough().filter(|_| rough) {
            least(free, (Halt::Rough(piece), front(free)));
        }
        match course.reach(self.movement_left(moving), wanted) {
            (_, Spent::Enough) => {}
            (free, Spent::Used) => least(free, (Halt::Spent, front(free))),
            (free, Spent::Toll(piece)) => least(free, (Halt::Toll(piece), front(free))),
        }
        limit
    }

    pub(crate) fn table_span(&self) -> Mil {
        let [x, y] = self.stage.scenario.table;
        x.saturating_add(y)
    }

    pub(crate) fn check_advance(&self, moving: &Moving, distance: Mil) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        if distance <= 0 {
            return Err(Refusal::Nowhere { unit });
        }
        self.check_march_goes_on(moving)?;
        // Measured over the whole move, as `free_advance` does: the ground is rounded alike for both.
        let (limit, course) = self.advance_limit(moving, distance.max(self.movement_left(moving)));
        if limit.free < distance {
            let done = distance.min(self.table_span());
            return Err(self.refusal(moving, limit.stop, &course, done, limit.free));
        }
        Ok(self.advanced(unit, distance, &course))
    }

    fn advanced(&self, unit: UnitId, distance: Mil, course: &Course) -> Segment {
        let rect = self.rect(unit).advance(distance);
        Segment { rect, files: self.unit(unit).files, cost: course.cost(distance) }
    }

    pub(crate) fn check_wheel(&self, moving: &Moving, hand: Hand, angle: Angle) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        // Less than a thousandth of an inch is no move: it would cost nothing, and could be made for ever.
        if plane::wheel_cost(self.rect(unit).width, angle) == 0 {
            return Err(Refusal::Nowhere { unit });
        }
        self.check_march_goes_on(moving)?;
        let (limit, course) =
            self.wheel_limit(moving, hand, angle.max(self.widest_wheel(moving)).min(Angle::HALF));
        if limit.free < angle {
            let free = plane::wheel_cost(self.rect(unit).width, limit.free);
            return Err(self.refusal(moving, limit.stop, &course, angle.0.into(), free));
        }
        Ok(self.wheeled(unit, hand, angle, &course))
    }

    fn wheeled(&self, unit: UnitId, hand: Hand, angle: Angle, course: &Course) -> Segment {
        let rect = self.rect(unit).wheel(hand, angle);
        Segment { rect, files: self.unit(unit).files, cost: course.cost(angle.0.into()) }
    }

    /// WH-02-18: a march that has come within 8" of an enemy is over.
    fn check_march_goes_on(&self, moving: &Moving) -> Result<(), Refusal> {
        let unit = moving.unit;
        match moving.gait {
            Gait::March => {
                self.enemy_near(unit).map_or(Ok(()), |enemy| Err(Refusal::MarchMustStop { unit, enemy }))
            }
            _ => Ok(()),
        }
    }

    /// Why a segment that was to go as far as `done` ends where it is stopped.
    fn refusal(
        &self,
        moving: &Moving,
        stop: Option<(Halt, Point)>,
        course: &Course,
        done: i32,
        free: Mil,
    ) -> Refusal {
        let (unit, left) = (moving.unit, self.movement_left(moving));
        match stop {
            Some((Halt::Blocked(Obstacle::Ground(piece)), _)) if self.closed_to(unit, piece) => {
                Refusal::ClosedToWheels { unit, piece }
            }
            Some((Halt::Blocked(by), at)) => Refusal::Blocked { unit, by, at, free },
            Some((Halt::MarchLine(enemy), _)) => Refusal::MarchMustStop { unit, enemy },
            Some((Halt::Toll(piece), _)) => Refusal::ObstacleTooDear { unit, piece, left },
            Some((Halt::Rough(piece), _)) => Refusal::MarchThroughRough { unit, piece },
            Some((Halt::Spent, _)) | None => {
                Refusal::TooFar { unit, cost: course.cost(done), left, piece: course.dearest(done) }
            }
        }
    }

    pub(crate) fn advance<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        distance: Mil,
        dice: &mut D,
        events: &mut E,
    ) {
        let moving = self.take_up(unit);
        let course = self.course_ahead(unit, &self.rect(unit), distance, moving.allowance, None);
        self.carry_out(moving, Manner::Advance, self.advanced(unit, distance, &course), events);
        course.cite(distance, events);
        self.cite_hill(unit, events);
        self.rattle(unit, course.entries(distance), dice, events);
    }

    pub(crate) fn wheel<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        hand: Hand,
        angle: Angle,
        dice: &mut D,
        events: &mut E,
    ) {
        let moving = self.take_up(unit);
        let course = self.course_of_wheel(unit, &self.rect(unit), hand, angle, moving.allowance);
        self.carry_out(moving, Manner::Wheel, self.wheeled(unit, hand, angle, &course), events);
        events.cite(WH_02_G3);
        course.cite(angle.0.into(), events);
        self.rattle(unit, course.entries(angle.0.into()), dice, events);
    }

    fn carry_out<E: Events<Event>>(
        &mut self,
        moving: Moving,
        manner: Manner,
        segment: Segment,
        events: &mut E,
    ) {
        self.place(moving.unit, &segment.rect, segment.files);
        let left = self.book(moving, segment.cost, events);
        // A march that has come to the line ends a fraction of a thousandth short of it.
        let near = |enemy| self.within(moving.unit, enemy, MARCH_LINE + 1);
        if moving.gait == Gait::March && self.enemies_of(moving.unit).any(near) {
            events.cite(WH_02_18);
        }
        let manner = if moving.gait == Gait::Spell { Manner::Spell } else { manner };
        self.report_move(moving.unit, manner, segment.cost, left, events);
    }

    /// WH-09-H19: a chariot takes D6 hits of strength 6 for every rough piece it enters.
    pub(crate) fn rattle<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        entries: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        if !self.is_chariot(unit) {
            return;
        }
        for _ in 0..entries {
            if !self.stands(unit) {
                return;
            }
            events.cite(WH_09_H19);
            let count = self.roll(unit, Purpose::Ground, dice).into();
            let hits = Hits {
                target: unit,
                count,
                strength: 6,
                save_modifier: None,
                save: false,
                wounds: Multiple::One,
                cause: Cause::Ground,
                by: None,
            };
            self.hit(hits, dice, events);
        }
    }
}

/// Turns, changes of formation, pivots.
impl Battle {
    /// WH-02-10, WH-02-G4.
    pub(crate) fn check_turn(&self, moving: &Moving, turn: Turn) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        if self.is_single(unit) {
            return Err(Refusal::SingleModelsOnly { unit });
        }
        if moving.gait == Gait::March {
            return Err(Refusal::NotOnMarch { unit });
        }
        if moving.turned {
            return Err(Refusal::HasTurned { unit });
        }
        let (rect, files) = (self.rect(unit), self.unit(unit).files);
        let (quarters, files) = match turn {
            Turn::Left => (1, self.ranks(unit).max(1)),
            Turn::About => (2, files),
            Turn::Right => (3, self.ranks(unit).max(1)),
        };
        self.check_files(unit, files)?;
        let [width, depth] = self.footprint(unit, files);
        let segment =
            Segment { rect: rect.turned(quarters, width, depth), files, cost: moving.allowance / 4 };
        self.check_affordable(moving, segment)
    }

    /// WH-02-11, WH-02-12, WH-02-G5.
    pub(crate) fn check_reform(&self, moving: &Moving, files: u8) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        if self.is_single(unit) {
            return Err(Refusal::SingleModelsOnly { unit });
        }
        if moving.gait == Gait::March {
            return Err(Refusal::NotOnMarch { unit });
        }
        if moving.reformed {
            return Err(Refusal::HasReformed { unit });
        }
        self.check_files(unit, files)?;
        if files == self.unit(unit).files {
            return Err(Refusal::Nowhere { unit });
        }
        let (from, to) = (self.ranks(unit), self.places(unit).div_ceil(files));
        let cost = match from.abs_diff(to) {
            0 | 1 => moving.allowance / 2,
            2 if moving.segments == 0 && self.movement_left(moving) == moving.allowance => moving.allowance,
            2 => return Err(Refusal::MustBeWholeMove { unit }),
            _ => return Err(Refusal::RanksImpossible { unit, from, to }),
        };
        let [width, depth] = self.footprint(unit, files);
        let segment = Segment { rect: self.rect(unit).reformed(width, depth), files, cost };
        self.check_affordable(moving, segment)
    }

    fn check_affordable(&self, moving: &Moving, segment: Segment) -> Result<Segment, Refusal> {
        let (unit, left) = (moving.unit, self.movement_left(moving));
        if left < segment.cost {
            return Err(Refusal::TooFar { unit, cost: segment.cost, left, piece: None });
        }
        self.check_space(unit, &segment.rect, ZONE)?;
        Ok(segment)
    }

    /// WH-02-G20; a chariot once in a move (WH-09-H17).
    pub(crate) fn check_pivot(&self, moving: &Moving, facing: Angle) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        if !self.is_single(unit) {
            return Err(Refusal::OnlySingleModels { unit });
        }
        if self.is_chariot(unit) && moving.turned {
            return Err(Refusal::HasTurned { unit });
        }
        let rect = self.rect(unit);
        if rect.facing == facing {
            return Err(Refusal::Nowhere { unit });
        }
        let segment = Segment { rect: rect.facing(facing), files: self.unit(unit).files, cost: 0 };
        self.check_affordable(moving, segment)
    }

    pub(crate) fn turn_about<E: Events<Event>>(&mut self, unit: UnitId, turn: Turn, events: &mut E) {
        let moving = self.take_up(unit);
        let Ok(segment) = self.check_turn(&moving, turn) else { return };
        self.carry_out(Moving { turned: true, ..moving }, Manner::Turn, segment, events);
        events.cite(WH_02_G4);
        events.cite(WH_01_10);
        let [width, depth] = self.card(unit).base;
        if width != depth && turn != Turn::About {
            events.cite(WH_02_G2);
        }
    }

    pub(crate) fn reform<E: Events<Event>>(&mut self, unit: UnitId, files: u8, events: &mut E) {
        let moving = self.take_up(unit);
        let Ok(segment) = self.check_reform(&moving, files) else { return };
        if moving.allowance <= segment.cost {
            events.cite(WH_02_12);
        }
        self.carry_out(Moving { reformed: true, ..moving }, Manner::Reform, segment, events);
        events.cite(WH_02_G5);
        events.cite(WH_02_G1);
    }

    /// WH-02-G22: a pivot of a single model is no move.
    pub(crate) fn pivot<E: Events<Event>>(&mut self, unit: UnitId, facing: Angle, events: &mut E) {
        let moving = self.take_up(unit);
        let Ok(segment) = self.check_pivot(&moving, facing) else { return };
        self.place(unit, &segment.rect, segment.files);
        let moving = Moving { turned: true, segments: moving.segments + 1, ..moving };
        self.moving = Some(moving);
        self.report_move(unit, Manner::Pivot, 0, self.movement_left(&moving), events);
        events.cite(WH_02_G22);
        events.cite(single_rule(self, unit));
    }
}

/// The rule by which a single model moves freely.
fn single_rule(battle: &Battle, unit: UnitId) -> table::RuleId {
    if battle.is_chariot(unit) {
        WH_09_H17
    } else if battle.is_character(unit) {
        if battle.card(unit).mount.is_some() { WH_09_H28 } else { WH_09_H26 }
    } else {
        WH_09_H29
    }
}

/// WH-09-H30: flying; WH-09-H49: leaving the table.
impl Battle {
    pub(crate) fn check_fly(&self, moving: &Moving, front: Point, facing: Angle) -> Result<Segment, Refusal> {
        let unit = moving.unit;
        if !self.has(unit, Traits::FLY) || moving.gait == Gait::Spell {
            return Err(Refusal::CannotFly { unit });
        }
        if moving.spent != 0 {
            return Err(Refusal::HasMoved { unit });
        }
        let (from, files) = (self.rect(unit), self.unit(unit).files);
        let rect = Rect { front, facing, ..from };
        self.check_space(unit, &rect, ZONE)?;
        let (cost, left) = ((rect.centre() - from.centre()).length(), FLIGHT);
        if left < cost {
            return Err(Refusal::TooFar { unit, cost, left, piece: None });
        }
        if let Some(piece) = self.no_landing(&rect.hull()) {
            return Err(Refusal::CannotLand { unit, piece });
        }
        Ok(Segment { rect, files, cost })
    }

    /// WH-09-H52: a wood under the place, where no flyer lands.
    pub(crate) fn no_landing(&self, hull: &Quad) -> Option<u8> {
        (0..).zip(&self.stage.ground.pieces).find_map(|(index, piece)| {
            let wood = matches!(piece.terrain, Terrain::Wood | Terrain::DenseWood);
            (wood && plane::overlap(hull, &piece.shape) && !self.bridged(index, hull)).then_some(index)
        })
    }

    pub(crate) fn fly<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        front: Point,
        facing: Angle,
        events: &mut E,
    ) {
        let moving = self.take_up(unit);
        let Ok(segment) = self.check_fly(&moving, front, facing) else { return };
        self.place(unit, &segment.rect, segment.files);
        // Flying takes the place of the whole move on foot.
        self.book(moving, moving.allowance, events);
        self.report_move(unit, Manner::Fly, segment.cost, 0, events);
    }

    /// The way straight ahead off the far edge, if it can be gone now.
    pub(crate) fn check_exit(&self, moving: &Moving) -> Result<Mil, Refusal> {
        let unit = moving.unit;
        let may = matches!(self.stage.scenario.goal, Goal::Breakthrough { .. })
            && self.side(unit) == Side::A
            && moving.gait != Gait::Spell;
        if !may {
            return Err(Refusal::NoWayOut { unit });
        }
        self.check_march_goes_on(moving)?;
        let left = self.movement_left(moving);
        // Mostly it is too far away.
        let end = self.unit(unit).hull.shifted(self.unit(unit).facing.rotate(Vector::new(left, 0)));
        if self.table_bounds().encloses(&end.bounds()) {
            return Err(Refusal::NoWayOut { unit });
        }
        let (limit, course) = self.advance_limit(moving, left);
        let at_far_edge = match limit.stop {
            Some((Halt::Blocked(Obstacle::Edge), at)) => self.is_far_edge(Side::A, at),
            _ => false,
        };
        if at_far_edge { Ok(course.cost(limit.free)) } else { Err(Refusal::NoWayOut { unit }) }
    }

    /// Whether a point lies at or beyond the edge opposite to the side's own.
    fn is_far_edge(&self, side: Side, at: Point) -> bool {
        if self.holds_north(side) { at.y <= 0 } else { self.stage.scenario.table[1] <= at.y }
    }

    pub(crate) fn exit<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let moving = self.take_up(unit);
        let cost = self.check_exit(&moving).unwrap_or(0);
        self.book(moving, cost, events);
        self.moving = None;
        for character in self.units() {
            if self.body_of(character) == unit {
                self.unit_mut(character).status = Status::Through;
            }
        }
        self.unit_mut(unit).status = Status::Through;
        events.emit(Event::LeftTable { unit });
    }
}
