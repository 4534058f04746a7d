//! WH-02-G19: where a body may stand, and how far it can go before something is in its way.

use crate::card::Kind;
use crate::event::Event;
use crate::going::circle_of_wheel;
use crate::ground::{Going, Piece};
use crate::ids::{UnitId, UnitSet};
use crate::label::Manner;
use crate::refusal::{Obstacle, Refusal};
use crate::state::{Battle, Status};
use plane::{Angle, Body, Bounds, Hand, INCH, Mil, Point, Quad, Rect, Vector};
use table::Events;

/// WH-02-G19: how far units keep from enemies, except by charge, pursuit or flight.
pub(crate) const ZONE: Mil = INCH;

const DEGREE: Angle = Angle::from_degrees(1);

/// What counts for a body that looks for room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    pub(crate) unit: UnitId,
    /// Units that are not in its way.
    ignored: UnitSet,
    /// How far it keeps from enemies, friends, impassable ground and the edge of the table.
    enemies: Mil,
    friends: Mil,
    ground: Mil,
    edge: Mil,
}

impl Room {
    /// Nothing may be overlapped, everything touched.
    pub(crate) fn of(unit: UnitId) -> Room {
        Room { unit, ignored: UnitSet::of(unit), enemies: 0, friends: 0, ground: 0, edge: 0 }
    }

    /// Keeps so far from enemies.
    pub(crate) fn keeping(self, enemies: Mil) -> Room {
        Room { enemies, ..self }
    }

    /// Keeps so far from friends and impassable ground (WH-05-G10, WH-06-G14).
    pub(crate) fn apart(self, distance: Mil) -> Room {
        Room { friends: distance, ground: distance, ..self }
    }

    /// Keeps so far from the edge of the table (WH-06-G14).
    pub(crate) fn off_the_edge(self, distance: Mil) -> Room {
        Room { edge: distance, ..self }
    }

    pub(crate) fn ignoring(self, units: UnitSet) -> Room {
        Room { ignored: self.ignored.with(units), ..self }
    }

    /// Only these can be in its way.
    pub(crate) fn among(self, units: UnitSet) -> Room {
        self.ignoring(UnitSet(!units.0))
    }
}

/// How far a body can go, and what is in its way then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way<T> {
    pub(crate) free: T,
    pub(crate) stop: Option<(Obstacle, Point)>,
}

impl<T: Ord> Way<T> {
    /// The shorter of the two.
    fn or(self, other: Way<T>) -> Way<T> {
        if other.free < self.free { other } else { self }
    }
}

impl Battle {
    pub(crate) fn table_bounds(&self) -> Bounds {
        let [x, y] = self.stage.scenario.table;
        Bounds { low: Point::new(0, 0), high: Point::new(x, y) }
    }

    /// Whether the unit may stand there, `clearance` away from enemies.
    pub(crate) fn check_space(&self, unit: UnitId, rect: &Rect, clearance: Mil) -> Result<(), Refusal> {
        self.check_room(rect, &Room::of(unit).keeping(clearance))
    }

    /// Whether the body has room there.
    pub(crate) fn check_room(&self, rect: &Rect, room: &Room) -> Result<(), Refusal> {
        let unit = room.unit;
        if !rect.in_bounds() {
            return Err(Refusal::OffTable { unit });
        }
        match self.in_the_way(&rect.hull(), room) {
            None => Ok(()),
            Some(Obstacle::Edge) => Err(Refusal::OffTable { unit }),
            Some(Obstacle::Ground(piece)) if self.closed_to(unit, piece) => {
                Err(Refusal::ClosedToWheels { unit, piece })
            }
            Some(with) => Err(Refusal::Overlaps { unit, with }),
        }
    }

    /// What keeps a body from standing there.
    pub(crate) fn in_the_way(&self, hull: &Quad, room: &Room) -> Option<Obstacle> {
        if !self.table_bounds().encloses(&hull.bounds()) {
            return Some(Obstacle::Edge);
        }
        self.unit_in_the_way(hull, room).or_else(|| self.ground_in_the_way(hull, room))
    }

    fn unit_in_the_way(&self, hull: &Quad, room: &Room) -> Option<Obstacle> {
        self.neighbours(room, hull.bounds()).find_map(|(other, clearance)| {
            let body = &self.unit(other).hull;
            if !plane::nearer(hull, body, clearance) {
                return None;
            }
            let overlaps = plane::overlap(hull, body);
            // Who is too near already may stand anywhere that is no nearer.
            if !overlaps && self.no_nearer(hull, room, other, clearance) {
                return None;
            }
            Some(if overlaps { Obstacle::Unit(other) } else { Obstacle::Zone(other) })
        })
    }

    fn no_nearer(&self, hull: &Quad, room: &Room, other: UnitId, clearance: Mil) -> bool {
        let (now, body) = (&self.unit(room.unit).hull, &self.unit(other).hull);
        self.stands(room.unit)
            && plane::nearer(now, body, clearance)
            && plane::distance(now, body) <= plane::distance(hull, body)
    }

    fn ground_in_the_way(&self, hull: &Quad, room: &Room) -> Option<Obstacle> {
        let bounds = hull.bounds();
        self.closed_ground(room.unit).find_map(|(index, piece)| {
            let blocked = bounds.grown(room.ground).meets(&piece.shape.bounds())
                && plane::nearer(hull, &piece.shape, room.ground)
                && !self.bridged(index, hull);
            blocked.then_some(Obstacle::Ground(index))
        })
    }

    /// The units that stand so near that their bounds meet a region.
    pub(crate) fn standing_in(&self, region: &Bounds) -> UnitSet {
        let count = self.stage.units.len();
        let all = self.units[..count].iter().zip(&self.bounds[..count]).enumerate();
        // Without branches: of all units only few are near.
        let near = all.fold(0, |near, (number, (unit, bounds))| {
            debug_assert!(!unit.stands() || *bounds == unit.hull.bounds(), "bounds of old");
            near | u64::from(unit.stands() & region.meets(bounds)) << number
        });
        UnitSet(near)
    }

    /// What the outline of a unit that stands is to the plane.
    pub(crate) fn solid(&self, unit: UnitId) -> plane::Solid<'_> {
        plane::Solid::with_bounds(&self.unit(unit).hull, self.bounds[unit.index()])
    }

    /// The units that count for a body in a region, with the distance to be kept from each.
    fn neighbours(&self, room: &Room, region: Bounds) -> impl Iterator<Item = (UnitId, Mil)> + Clone + '_ {
        let (side, friends, enemies) = (self.side(room.unit), room.friends, room.enemies);
        let near = self.standing_in(&region.grown(friends.max(enemies))).without(room.ignored);
        near.iter().map(move |other| (other, if self.side(other) == side { friends } else { enemies }))
    }

    /// The pieces of ground the unit cannot enter (WH-09-H19, WH-09-H50 to WH-09-H52).
    pub(crate) fn closed_ground(&self, unit: UnitId) -> impl Iterator<Item = (u8, &Piece)> + Clone {
        let wheels = self.on_wheels(unit);
        (0..)
            .zip(&self.stage.ground.pieces)
            .filter(move |(_, piece)| piece.going == Going::Impassable || wheels && piece.closed_to_wheels)
    }

    pub(crate) fn on_wheels(&self, unit: UnitId) -> bool {
        matches!(self.card(unit).kind, Kind::Chariot | Kind::Machine)
    }

    /// Whether a piece is closed to the unit only because it is on wheels.
    pub(crate) fn closed_to(&self, unit: UnitId, piece: u8) -> bool {
        self.on_wheels(unit)
            && self.piece(piece).is_some_and(|p| p.closed_to_wheels && p.going != Going::Impassable)
    }

    pub(crate) fn piece(&self, piece: u8) -> Option<&Piece> {
        self.stage.ground.pieces.get(usize::from(piece))
    }

    /// Everything that stands fast in the way of a move within a region: units, and closed ground that nothing bridges.
    fn barriers(
        &self,
        room: &Room,
        region: Bounds,
    ) -> impl Iterator<Item = (Obstacle, plane::Obstacle<'_>)> + Clone {
        let (ground, near) = (room.ground, region.grown(room.ground));
        let units = self.neighbours(room, region).map(|(other, clearance)| {
            let name = if clearance == 0 { Obstacle::Unit(other) } else { Obstacle::Zone(other) };
            (name, plane::Obstacle::with_clearance(self.solid(other), clearance))
        });
        let pieces = self
            .closed_ground(room.unit)
            .filter(move |&(index, piece)| {
                near.meets(&piece.shape.bounds()) && self.upper_pieces(index).next().is_none()
            })
            .map(move |(index, piece)| {
                (Obstacle::Ground(index), plane::Obstacle::with_clearance(&piece.shape, ground))
            });
        units.chain(pieces)
    }

    /// How far a body can go straight ahead.
    pub(crate) fn free_way(&self, rect: &Rect, distance: Mil, room: &Room) -> Way<Mil> {
        self.free_shift(&rect.hull(), rect.facing, distance, room)
    }

    /// How far a body can go in a direction without turning.
    pub(crate) fn free_shift(&self, body: &Quad, direction: Angle, distance: Mil, room: &Room) -> Way<Mil> {
        let way = self.unbarred(body, direction, distance, room);
        way.or(self.way_to_edge(body, direction, way.free, room.edge))
    }

    /// The same without the edge of the table.
    pub(crate) fn unbarred(&self, body: &Quad, direction: Angle, distance: Mil, room: &Room) -> Way<Mil> {
        let barriers = self.barriers(room, corridor(body, direction, distance));
        let sweep = plane::sweep_shift(body, direction, distance, barriers.clone().map(|(_, solid)| solid));
        let way = named(sweep, barriers);
        way.or(self.bridged_way(body, direction, way.free, room))
    }

    /// How far a body can wheel forward.
    pub(crate) fn free_wheel(&self, rect: &Rect, hand: Hand, angle: Angle, room: &Room) -> Way<Angle> {
        let barriers = self.barriers(room, around_wheel(rect, hand));
        let sweep = plane::sweep_wheel(rect, hand, angle, barriers.clone().map(|(_, solid)| solid));
        let way = named(sweep, barriers);
        let Some((last, next)) = self.first_loose_degree(rect, hand, way.free, room) else { return way };
        let pivot = rect.corner(hand);
        let hull = |angle| rect.wheel_about(pivot, hand, angle).1;
        let good = |angle| self.loose_end(&hull(turn_of(angle)), room).is_none();
        let free = turn_of(last_good(last.0.into(), next.0.into(), good));
        let beyond = hull(next);
        let stop = self.loose_end(&beyond, room).map(|by| (by, self.point_beyond(&beyond, by)));
        Way { free, stop }
    }

    /// `None` if a body can wheel forward so far. Otherwise every wheel to the same hand is barred, too, that is at least as
    /// wide as this. How far it can go is not asked: that is dear near the edge and near fords.
    pub(crate) fn bar_of_wheel(&self, rect: &Rect, hand: Hand, angle: Angle, room: &Room) -> Option<Angle> {
        let barriers = self.barriers(room, around_wheel(rect, hand));
        let sweep = plane::sweep_wheel(rect, hand, angle, barriers.map(|(_, solid)| solid));
        let (bar, end) = match sweep.stop {
            Some(_) => (angle, sweep.free + DEGREE + DEGREE),
            None => self.first_loose_degree(rect, hand, angle, room).map(|(_, next)| (next, next))?,
        };
        // Where it is stopped just at its end, a wider wheel may pass by rounding.
        Some(if end < angle { bar } else { Angle::HALF })
    }

    /// The first place on a wheel at which something but the edge and fords is in the way: see [`Battle::is_free_wheel`].
    pub(crate) fn wheel_meets(&self, rect: &Rect, hand: Hand, angle: Angle, room: &Room) -> Option<Angle> {
        let barriers = self.barriers(room, around_wheel(rect, hand));
        plane::wheel_meets(rect, hand, angle, barriers.map(|(_, solid)| solid))
    }

    /// Whether a body can wheel forward so far, if it is narrower than [what it meets](Battle::wheel_meets).
    pub(crate) fn is_free_wheel(&self, rect: &Rect, hand: Hand, angle: Angle, room: &Room) -> bool {
        let (start, end) = (rect.hull(), rect.wheel(hand, angle).hull());
        let barriers = self.barriers(room, end.bounds());
        plane::ends_free(&start, &end, barriers.map(|(_, solid)| solid))
            && self.first_loose_degree(rect, hand, angle, room).is_none()
    }

    /// The edge and rivers with fords are looked at degree by degree: neither is ever left and entered again between two.
    /// The last degree before one of them is met, and the first after.
    fn first_loose_degree(
        &self,
        rect: &Rect,
        hand: Hand,
        most: Angle,
        room: &Room,
    ) -> Option<(Angle, Angle)> {
        if !self.loose_ends_near(rect, hand, most, room) {
            return None;
        }
        let pivot = rect.corner(hand);
        let mut free = Angle::ZERO;
        while free < most {
            let next = Angle(free.0.saturating_add(DEGREE.0)).min(most);
            if self.loose_end(&rect.wheel_about(pivot, hand, next).1, room).is_some() {
                return Some((free, next));
            }
            free = next;
        }
        None
    }

    /// Whether a wheel can come to the edge or to closed ground that is bridged in part.
    fn loose_ends_near(&self, rect: &Rect, hand: Hand, angle: Angle, room: &Room) -> bool {
        self.meets_loose_end(&around_wheel(rect, hand), room)
            && self.meets_loose_end(&plane::wheel_bounds(rect, hand, angle), room)
    }

    /// Whether bounds reach beyond the edge or to closed ground that is bridged in part.
    fn meets_loose_end(&self, bounds: &Bounds, room: &Room) -> bool {
        !self.table_bounds().encloses(bounds)
            || self.closed_ground(room.unit).any(|(index, piece)| {
                bounds.meets(&piece.shape.bounds()) && self.upper_pieces(index).next().is_some()
            })
    }

    /// The edge, or closed ground that is bridged in part, under a body.
    fn loose_end(&self, hull: &Quad, room: &Room) -> Option<Obstacle> {
        let table = self.table_bounds();
        if !hull.0.iter().all(|&corner| table.holds(corner)) {
            return Some(Obstacle::Edge);
        }
        let mut bridged = self.bridged_ground(room.unit);
        let under = bridged.find(|&(index, piece)| self.is_off_bridge(index, piece, hull));
        under.map(|(index, _)| Obstacle::Ground(index))
    }

    /// The point of a loose end that a body has come to.
    fn point_beyond(&self, hull: &Quad, by: Obstacle) -> Point {
        let table = self.table_bounds();
        let outside = || hull.0.iter().copied().find(|&corner| !table.holds(corner));
        match by {
            Obstacle::Ground(index) => {
                self.piece(index).map(|piece| plane::nearest_points(hull, &piece.shape).1)
            }
            _ => outside(),
        }
        .unwrap_or(hull.centre())
    }

    /// Whether a body can go so far straight ahead. How far it can otherwise is not asked.
    pub(crate) fn is_free_way(&self, rect: &Rect, distance: Mil, room: &Room) -> bool {
        let body = rect.hull();
        self.is_unbarred(&body, rect.facing, distance, room)
            && self.way_to_edge(&body, rect.facing, distance, room.edge).stop.is_none()
    }

    /// Whether nothing but the edge of the table keeps a body from going so far in a direction.
    pub(crate) fn is_unbarred(&self, body: &Quad, direction: Angle, distance: Mil, room: &Room) -> bool {
        let barriers = self.barriers(room, corridor(body, direction, distance)).map(|(_, solid)| solid);
        plane::is_free_shift(body, direction, distance, barriers)
            && self
                .bridged_ground(room.unit)
                .all(|(index, piece)| self.first_step_off(body, direction, distance, index, piece).is_none())
    }

    /// Whether a unit keeps a body from going so far in a direction, if it may be touched.
    pub(crate) fn is_in_way(&self, unit: UnitId, body: &Quad, direction: Angle, distance: Mil) -> bool {
        !plane::is_free_shift(body, direction, distance, [plane::Obstacle::solid(&self.unit(unit).hull)])
    }

    /// How far it can go before it is nearer to the edge of the table than `margin`.
    pub(crate) fn way_to_edge(&self, body: &Quad, direction: Angle, distance: Mil, margin: Mil) -> Way<Mil> {
        let table = self.table_bounds().grown(-margin);
        let shifted = |go: Mil| body.shifted(direction.rotate(Vector::new(go, 0)));
        // One that is too near already may go along the edge and away from it.
        let start = body.bounds();
        let held = start.union(table);
        let inside = |go: Mil| held.encloses(&shifted(go).bounds());
        if inside(distance) {
            return Way { free: distance, stop: None };
        }
        let free = last_good(0, distance, inside);
        let beyond = shifted(distance.min(free + 1));
        let at = beyond.0.iter().copied().find(|&corner| !held.holds(corner)).unwrap_or(body.centre());
        Way { free, stop: Some((Obstacle::Edge, at)) }
    }
}

/// What a body sweeps over on a straight way fits into this.
fn corridor(body: &Quad, direction: Angle, distance: Mil) -> Bounds {
    let start = body.bounds();
    let way = direction.rotate(Vector::new(distance, 0));
    start.union(Bounds { low: start.low + way, high: start.high + way })
}

/// What a body sweeps over when it wheels fits into this, with more to spare than corners are rounded by.
fn around_wheel(rect: &Rect, hand: Hand) -> Bounds {
    let (pivot, radius) = circle_of_wheel(rect, hand);
    pivot.bounds().grown(radius + 10)
}

/// A turn counted in whole numbers.
pub(crate) fn turn_of(angle: i32) -> Angle {
    Angle(angle.clamp(0, i32::from(u16::MAX)) as u16)
}

/// The last value before `high` at which the test holds, if it holds at `low`, fails at `high` and fails once in between.
pub(crate) fn last_good(mut low: i32, mut high: i32, good: impl Fn(i32) -> bool) -> i32 {
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if good(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The stop of a sweep by its name.
fn named<'a, T>(
    sweep: plane::Sweep<T>,
    mut barriers: impl Iterator<Item = (Obstacle, plane::Obstacle<'a>)>,
) -> Way<T> {
    let stop = sweep.stop.and_then(|stop| barriers.nth(stop.index).map(|(name, _)| (name, stop.at)));
    Way { free: sweep.free, stop }
}

/// The places a body can be put.
impl Battle {
    /// Width and depth of a formation of so many files (WH-02-G1).
    pub(crate) fn footprint(&self, unit: UnitId, files: u8) -> [Mil; 2] {
        let ([width, depth], files) = (self.card(unit).base, files.max(1));
        let ranks = self.places(unit).div_ceil(files).max(1);
        [width * Mil::from(files), depth * Mil::from(ranks)]
    }

    /// WH-02-G1: any number of files from one to all; WH-09-H22: characters stand in the front rank, so that it has a place
    /// for each.
    pub(crate) fn check_files(&self, unit: UnitId, files: u8) -> Result<(), Refusal> {
        let (models, characters) = (self.places(unit), self.characters_in(unit).count() as u8);
        if !(1..=models).contains(&files) {
            Err(Refusal::FilesImpossible { unit, files, models })
        } else if files < characters {
            Err(Refusal::TooNarrowForCharacters { unit, files, characters })
        } else {
            Ok(())
        }
    }

    /// The place itself, or the nearest one to which it can be shifted.
    pub(crate) fn nearest_free(&self, wanted: &Rect, limit: Mil, room: &Room) -> Option<Rect> {
        const STEP: Mil = INCH / 4;
        let free = |rect: &Rect| self.check_room(rect, room).is_ok();
        if free(wanted) {
            return Some(*wanted);
        }
        (1..=limit / STEP).find_map(|ring| {
            (0..32).map(|i| Angle(i << 11)).find_map(|direction| {
                let rect = wanted.shifted(direction.rotate(Vector::new(ring * STEP, 0)));
                free(&rect).then_some(rect)
            })
        })
    }

    /// The least slide to either side, at most `left` and `right`, that gives the body room: it ends beside what was in its
    /// way.
    pub(crate) fn least_slide(&self, wanted: &Rect, left: Mil, right: Mil, room: &Room) -> Option<Rect> {
        let free = |slide: Mil| self.check_room(&wanted.slide(slide), room).is_ok();
        if free(0) {
            return Some(*wanted);
        }
        let aside = wanted.facing - Angle::QUARTER;
        let own = extent(&wanted.hull(), aside);
        let mut best: Option<Mil> = None;
        let mut consider = |slide: Mil| {
            let nearer = best.is_none_or(|best: Mil| slide.abs() < best.abs());
            if nearer && (-left..=right).contains(&slide) && free(slide) {
                best = Some(slide);
            }
        };
        let everywhere = self.table_bounds().grown(self.table_span());
        for (solid, clearance) in
            self.neighbours(room, everywhere).map(|(other, clearance)| (self.unit(other).hull, clearance))
        {
            let other = extent(&solid, aside);
            consider(other.1 - own.0 + clearance + 1);
            consider(other.0 - own.1 - clearance - 1);
        }
        let table = extent(&Quad(self.table_bounds().corners()), aside);
        consider(table.0 - own.0);
        consider(table.1 - own.1);
        for (_, piece) in self.closed_ground(room.unit) {
            let other = extent(&Quad(piece.shape.bounds().corners()), aside);
            consider(other.1 - own.0 + room.ground + 1);
            consider(other.0 - own.1 - room.ground - 1);
        }
        best.map(|slide| wanted.slide(slide))
    }

    /// Puts a unit somewhere in so many files. What it defended it defends no more (WH-04-G17).
    pub(crate) fn place(&mut self, unit: UnitId, rect: &Rect, files: u8) {
        let state = self.unit_mut(unit);
        (state.front, state.facing, state.files) = (rect.front, rect.facing, files);
        state.obstacle = 0;
        self.fit_characters(unit);
        self.settle(unit);
    }

    /// WH-09-H22: characters keep their place in the front rank, or take the nearest free one when it grows narrower.
    pub(crate) fn fit_characters(&mut self, host: UnitId) {
        let files = self.unit(host).files;
        let mut taken: u64 = 0;
        for character in self.units() {
            if let Status::Joined { host: with, file } = self.unit(character).status
                && with == host
            {
                let wanted = file.min(files.saturating_sub(1));
                let free = |&place: &u8| taken & 1 << (place & 63) == 0;
                let file = (0..=wanted).rev().chain(wanted..files).find(free).unwrap_or(wanted);
                taken |= 1 << (file & 63);
                self.unit_mut(character).status = Status::Joined { host, file };
            }
        }
    }

    /// Tells where the unit has gone.
    pub(crate) fn report_move<E: Events<Event>>(
        &self,
        unit: UnitId,
        manner: Manner,
        cost: Mil,
        left: Mil,
        events: &mut E,
    ) {
        let state = self.unit(unit);
        let (front, facing, files) = (state.front, state.facing, state.files);
        events.emit(Event::Moved { unit, manner, front, facing, files, cost, left });
    }
}

/// The least and greatest place of a body along a direction.
fn extent(hull: &Quad, direction: Angle) -> (Mil, Mil) {
    let back = -direction;
    hull.0
        .iter()
        .map(|corner| back.rotate(Vector::new(corner.x, corner.y)).x)
        .fold((Mil::MAX, Mil::MIN), |(low, high), place| (low.min(place), high.max(place)))
}
