use crate::cast::{Cast, Entry, Met};
use crate::distance::{distance_floor, foot, pieces_nearer, pieces_overlap};
use crate::few::Few;
use crate::number::Ratio;
use crate::{Angle, Body, Bounds, Convex, Mil, Point, Quad, Rect, Solid, Vector, nearest_points};

// Every position on the way is rounded to whole Mils, so less than one Mil of
// coming too near on the way is rounding: two regiments that stand flush, or
// just a clearance apart, move along each other at any angle. The position at
// the end is held to the exact clearance.

/// Something in the way of a move.
#[derive(Clone, Copy, Debug)]
pub struct Obstacle<'a> {
    /// What stands there.
    pub solid: Solid<'a>,
    /// How near one may come: nearer is forbidden. With 0 one may touch, but
    /// not overlap.
    ///
    /// If something starts nearer, it may move as long as it comes no nearer by
    /// a whole [`Mil`]; if it starts overlapped, as long as it moves away from
    /// the middle of the obstacle.
    pub clearance: Mil,
}

impl<'a> Obstacle<'a> {
    /// An obstacle not to be overlapped.
    #[inline]
    pub fn solid(solid: impl Into<Solid<'a>>) -> Obstacle<'a> {
        Obstacle::with_clearance(solid, 0)
    }

    /// An obstacle to keep away from.
    #[inline]
    pub fn with_clearance(solid: impl Into<Solid<'a>>, clearance: Mil) -> Obstacle<'a> {
        Obstacle { solid: solid.into(), clearance: clearance.max(0) }
    }

    /// The obstacle as it binds a whole path that starts at `start`: nearer
    /// than the clearance, it keeps the distance it has there. A path of many
    /// segments so comes no nearer than one segment does.
    pub fn held(self, start: &Quad) -> Obstacle<'a> {
        let near = crate::nearer(start, &self.solid, self.clearance);
        let clearance = if near { held(distance_floor(start, &self.solid)) } else { self.clearance };
        Obstacle { clearance, ..self }
    }
}

/// What ends a move before its time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stop {
    /// The number of the obstacle among those given.
    pub index: usize,
    /// The point of the obstacle that is in the way.
    pub at: Point,
}

/// How far a move can go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sweep<T> {
    /// The part that is free, at most what was asked for. At its end no
    /// clearance is violated.
    pub free: T,
    /// What ends it there; `None` if all of it is free.
    pub stop: Option<Stop>,
}

/// How far `rect` can go straight ahead, up to `distance`.
#[inline]
pub fn sweep_advance<'a, I>(rect: &Rect, distance: Mil, obstacles: I) -> Sweep<Mil>
where
    I: IntoIterator<Item = Obstacle<'a>>,
    I::IntoIter: Clone,
{
    sweep_shift(&rect.hull(), rect.facing, distance, obstacles)
}

/// How far `body` can go in `direction` without turning, up to `distance`.
pub fn sweep_shift<'a, I>(body: &Quad, direction: Angle, distance: Mil, obstacles: I) -> Sweep<Mil>
where
    I: IntoIterator<Item = Obstacle<'a>>,
    I::IntoIter: Clone,
{
    let obstacles = obstacles.into_iter();
    let way = |free| direction.rotate(Vector::new(free, 0));
    let distance = distance.max(0);
    let corridor = corridor(body.bounds(), way(distance));
    let mut best = Limit { free: distance, met: None };
    let mut by = None;
    // Only what is close to the corridor can be close to its end. Often nothing
    // is, and the way need not even be measured.
    let near = |obstacle: &Obstacle<'_>| corridor.grown(obstacle.clearance).meets(&obstacle.solid.bounds());
    let mut close = Few::NONE;
    obstacles.clone().enumerate().for_each(|(index, obstacle)| {
        if near(&obstacle) {
            close.add((index, obstacle));
        }
    });
    if close.is_empty() {
        return Sweep { free: distance, stop: None };
    }
    let path = Path::new(body, way(distance), distance);
    let look = |(index, obstacle): (usize, Obstacle<'_>)| {
        let limit = path.limit(&obstacle, &corridor.grown(obstacle.clearance), best.free);
        if limit.free < best.free {
            (best, by) = (limit, Some(index));
        }
    };
    if close.spilt() {
        obstacles.clone().enumerate().filter(|(_, obstacle)| near(obstacle)).for_each(look);
    } else {
        close.iter().for_each(look);
    }
    let (free, held) = settle(best.free, |free| {
        let end = body.shifted(way(free));
        violated(body.piece(), end.piece(), &close, obstacles.clone())
    });
    let end = || body.shifted(way(free));
    let stop = match (held, by, best.met) {
        (None, Some(index), Some(met)) => Some(Stop { index, at: met_at(met, way(free)) }),
        (held, by, _) => held.or(by).and_then(|index| stop_at(index, obstacles, &end())),
    };
    Sweep { free, stop }
}

/// Whether `body` can go in `direction` as far as `distance`: whether
/// [`sweep_shift`] finds no stop. How far it can go otherwise is not asked, which
/// saves most of the work where it cannot.
pub fn is_free_shift<'a, I>(body: &Quad, direction: Angle, distance: Mil, obstacles: I) -> bool
where
    I: IntoIterator<Item = Obstacle<'a>>,
{
    let distance = distance.max(0);
    let way = direction.rotate(Vector::new(distance, 0));
    let (corridor, end) = (corridor(body.bounds(), way), body.shifted(way));
    let mut path = None;
    obstacles.into_iter().all(|obstacle| {
        let near = corridor.grown(obstacle.clearance);
        if !near.meets(&obstacle.solid.bounds()) {
            return true;
        }
        let path = path.get_or_insert_with(|| Path::new(body, way, distance));
        path.limit(&obstacle, &near, distance).free == distance
            && (distance == 0 || !violates(path.start, end.piece(), &obstacle))
    })
}

/// Whether a move from `start` may end at `end`: whether it keeps all clearances
/// there, whatever is in its way before.
pub fn ends_free<'a>(start: &Quad, end: &Quad, obstacles: impl IntoIterator<Item = Obstacle<'a>>) -> bool {
    let (start, end) = (start.piece(), end.piece());
    !obstacles.into_iter().any(|obstacle| violates(start, end, &obstacle))
}

/// The point of an obstacle that is met by what has moved along `way`.
#[inline]
fn met_at(met: Met, way: Vector) -> Point {
    match met {
        Met::Corner(corner) => corner,
        Met::Edge { by, from, edge } => foot(by + way, from, edge),
    }
}

/// The greatest amount of a move up to `free` that violates nothing at its end,
/// as far as it matters: goes back by growing steps, then closes up. Also what
/// was violated first beyond it.
#[inline]
pub(crate) fn settle(free: Mil, violated: impl Fn(Mil) -> Option<usize>) -> (Mil, Option<usize>) {
    let (mut low, mut high) = (free, free);
    let mut by = None;
    let mut step = 1;
    while low > 0 {
        let Some(index) = violated(low) else { break };
        by = Some(index);
        (low, high) = ((low - step).max(0), low);
        step *= 2;
    }
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        match violated(middle) {
            Some(index) => (high, by) = (middle, Some(index)),
            None => low = middle,
        }
    }
    (low, by)
}

/// The stop at an obstacle for what ends at `end`.
#[inline]
pub(crate) fn stop_at<'a>(
    index: usize,
    mut obstacles: impl Iterator<Item = Obstacle<'a>>,
    end: &Quad,
) -> Option<Stop> {
    let obstacle = obstacles.nth(index)?;
    Some(Stop { index, at: nearest_points(end, &obstacle.solid).1 })
}

/// The first obstacle to which `end` is nearer than it may be, having begun
/// at `start`: of the close ones, or of all if there are too many of them.
#[inline]
pub(crate) fn violated<'a>(
    start: Convex<'_>,
    end: Convex<'_>,
    close: &Few<(usize, Obstacle<'a>)>,
    all: impl Iterator<Item = Obstacle<'a>>,
) -> Option<usize> {
    let violates =
        |(index, obstacle): (usize, Obstacle<'a>)| violates(start, end, &obstacle).then_some(index);
    if close.spilt() { all.enumerate().find_map(violates) } else { close.iter().find_map(violates) }
}

/// Whether `end` is nearer to an obstacle than it may be, having begun at
/// `start`.
#[inline]
fn violates(start: Convex<'_>, end: Convex<'_>, obstacle: &Obstacle<'_>) -> bool {
    let clearance = obstacle.clearance;
    let near = end.bounds.grown(clearance);
    near.meets(&obstacle.solid.bounds())
        && obstacle.solid.pieces().any(|piece| {
            // Mostly nothing is near the end, so the end is looked at first: whoever keeps the whole clearance there
            // keeps whatever less he may have to.
            near.meets(&piece.bounds)
                && pieces_nearer(end, piece, clearance)
                && keep(start, piece, clearance)
                    .is_some_and(|reach| reach == clearance || pieces_nearer(end, piece, reach))
        })
}

/// How near something that begins at `start` may come to a piece of an obstacle
/// with this clearance; `None` if it overlaps the piece from the beginning.
#[inline]
pub(crate) fn keep(start: Convex<'_>, piece: Convex<'_>, clearance: Mil) -> Option<Mil> {
    if !start.bounds.grown(clearance).meets(&piece.bounds) || !pieces_nearer(start, piece, clearance) {
        Some(clearance)
    } else if clearance == 0 || pieces_overlap(start, piece) {
        None
    } else {
        Some(held(distance_floor(&start, &piece)))
    }
}

/// How near one may come who is this near already.
#[inline]
const fn held(distance: Mil) -> Mil {
    if distance > 0 { distance - 1 } else { 0 }
}

/// A straight move to be measured against obstacles.
struct Path<'a> {
    start: Convex<'a>,
    cast: Cast<'a>,
    distance: Mil,
}

/// What something in these bounds sweeps over on a straight way.
#[inline]
pub(crate) fn corridor(start: Bounds, way: Vector) -> Bounds {
    start.union(Bounds { low: start.low + way, high: start.high + way })
}

impl<'a> Path<'a> {
    #[inline]
    fn new(body: &'a Quad, way: Vector, distance: Mil) -> Path<'a> {
        let start = body.piece();
        Path { start, cast: Cast::new(start, way), distance }
    }

    /// How far it can go because of one obstacle, if that is less than `most`.
    #[inline]
    fn limit(&self, obstacle: &Obstacle<'_>, near: &Bounds, most: Mil) -> Limit {
        let mut least = Limit { free: self.distance, met: None };
        for piece in obstacle.solid.pieces().filter(|piece| near.meets(&piece.bounds)) {
            let limit = self.piece_limit(piece, obstacle.clearance, least.free.min(most));
            if limit.free < least.free {
                least = limit;
            }
        }
        least
    }

    #[inline]
    fn piece_limit(&self, piece: Convex<'_>, clearance: Mil, most: Mil) -> Limit {
        if self.cast.passes(piece.bounds, clearance)
            || self.cast.passes_until(piece, clearance, most, self.distance)
        {
            return Limit { free: self.distance, met: None };
        }
        let on_the_way = |entry: &Entry| Ratio::ZERO <= entry.share && entry.share < Ratio::ONE;
        let blocked = match keep(self.start, piece, clearance) {
            None => self.cast.way().dot(middle(piece) - middle(self.start)) > 0,
            Some(reach) if reach < clearance => self.cast.entry(piece, reach).is_some_and(|e| on_the_way(&e)),
            Some(reach) => match self.cast.entry(piece, reach) {
                Some(entry) if on_the_way(&entry) => {
                    let free = entry.share.floor_of(self.distance as i64) as Mil;
                    return Limit { free, met: Some(entry.met) };
                }
                // At the clearance already, by rounding even nearer, or past it.
                Some(entry) if entry.share < Ratio::ZERO && reach > 0 => {
                    self.cast.entry(piece, reach - 1).is_some_and(|entry| on_the_way(&entry))
                }
                _ => false,
            },
        };
        Limit { free: if blocked { 0 } else { self.distance }, met: None }
    }
}

/// How far a move can go because of one obstacle.
struct Limit {
    free: Mil,
    /// What of the obstacle is met there, if it is known.
    met: Option<Met>,
}

/// The middle of the bounds of a piece.
#[inline]
pub(crate) fn middle(piece: Convex<'_>) -> Point {
    let Bounds { low, high } = piece.bounds;
    Point::new((low.x + high.x) >> 1, (low.y + high.y) >> 1)
}

/// A part of a move, from where it begins to where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stretch<T> {
    /// How much of the move is done where it begins.
    pub enter: T,
    /// How much of the move is done where it ends.
    pub leave: T,
}

/// A move straight ahead, made ready to be measured against many pieces of
/// ground: mostly it comes near none of them.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    hull: Quad,
    way: Vector,
    distance: Mil,
    corridor: Bounds,
}

impl Lane {
    /// The way of `rect` straight ahead by `distance`. Give the
    /// [strip](Rect::strip) of the front rank for what is paid in rough ground,
    /// all of it for a fence: entered when the front crosses it and left when
    /// the rear has.
    #[inline]
    pub fn ahead(rect: &Rect, distance: Mil) -> Lane {
        let hull = rect.hull();
        let way = rect.facing.rotate(Vector::new(distance, 0));
        Lane { hull, way, distance, corridor: corridor(hull.bounds(), way) }
    }

    /// Calls `visit` for each convex piece of `body` with the stretch of the
    /// move on which it is overlapped.
    #[inline]
    pub fn each_stretch(&self, body: &(impl Body + ?Sized), mut visit: impl FnMut(Stretch<Mil>)) {
        if self.distance <= 0 || !self.corridor.meets(&body.bounds()) {
            return;
        }
        let cast = Cast::new(self.hull.piece(), self.way);
        for piece in body.pieces().filter(|piece| self.corridor.meets(&piece.bounds)) {
            let Some((enter, leave)) = cast.meeting(piece, 0) else { continue };
            let (enter, leave) = (enter.max(Ratio::ZERO), leave.min(Ratio::ONE));
            if enter < leave {
                let at = |share: Ratio| share.nearest_of(self.distance as i64) as Mil;
                visit(Stretch { enter: at(enter), leave: at(leave) });
            }
        }
    }

    /// The stretch of the move from where `body` is first overlapped to where it
    /// last is.
    #[inline]
    pub fn stretch(&self, body: &(impl Body + ?Sized)) -> Option<Stretch<Mil>> {
        let mut all: Option<Stretch<Mil>> = None;
        self.each_stretch(body, |next| all = Some(joined(all, next)));
        all
    }
}

/// The stretches of a move straight ahead: see [`Lane::each_stretch`].
pub fn each_stretch(
    rect: &Rect,
    distance: Mil,
    body: &(impl Body + ?Sized),
    visit: impl FnMut(Stretch<Mil>),
) {
    Lane::ahead(rect, distance).each_stretch(body, visit);
}

/// The stretch of a move straight ahead: see [`Lane::stretch`].
pub fn stretch(rect: &Rect, distance: Mil, body: &(impl Body + ?Sized)) -> Option<Stretch<Mil>> {
    Lane::ahead(rect, distance).stretch(body)
}

/// The least stretch that holds both.
#[inline]
pub(crate) fn joined<T: Ord>(all: Option<Stretch<T>>, next: Stretch<T>) -> Stretch<T> {
    match all {
        None => next,
        Some(all) => Stretch { enter: all.enter.min(next.enter), leave: all.leave.max(next.leave) },
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{INCH, Shape};

    fn regiment() -> Rect {
        Rect { front: Point::new(0, 0), facing: Angle::NORTH, width: 4000, depth: 2000 }
    }

    fn block(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 1000, 1000).hull()
    }

    #[test]
    fn an_advance_stops_where_it_would_overlap() {
        let ahead = block(1500, 5500);
        let sweep = sweep_advance(&regiment(), 8000, [Obstacle::solid(&ahead)]);
        assert_eq!(sweep.free, 5000);
        assert_eq!(sweep.stop.map(|s| (s.index, s.at.y)), Some((0, 5000)));
        // Beside the corridor, flush with its edge.
        let beside = block(2500, 5500);
        let sweep = sweep_advance(&regiment(), 8000, [Obstacle::solid(&beside)]);
        assert_eq!(sweep, Sweep { free: 8000, stop: None });
    }

    #[test]
    fn clearance_is_kept_at_corners_and_edges() {
        let (ahead, corner) = (block(0, 6500), block(2500 + 600, 5500));
        let enemies = [Obstacle::with_clearance(&ahead, INCH), Obstacle::with_clearance(&corner, INCH)];
        // The edge ahead allows 5000, the corner 600 aside 5000 - 800.
        let sweep = sweep_advance(&regiment(), 8000, enemies);
        assert_eq!(sweep.free, 4200);
        assert_eq!(sweep.stop, Some(Stop { index: 1, at: Point::new(2600, 5000) }));
        assert_eq!(sweep_advance(&regiment(), 8000, enemies.into_iter().take(1)).free, 5000);
    }

    #[test]
    fn wh_02_g19_who_is_near_may_move_but_not_nearer() {
        let ahead = block(0, 1000);
        let near = [Obstacle::with_clearance(&ahead, INCH)];
        assert_eq!(sweep_advance(&regiment(), 3000, near).free, 0);
        let back = sweep_shift(&regiment().hull(), Angle::SOUTH, 3000, near);
        assert_eq!(back, Sweep { free: 3000, stop: None });
        let aside = sweep_shift(&regiment().hull(), Angle::EAST, 3000, near);
        assert_eq!(aside, Sweep { free: 3000, stop: None });
    }

    #[test]
    fn flush_neighbours_do_not_hold_each_other() {
        for facing in (0..65_536).step_by(1234) {
            let rect = Rect { facing: Angle(facing as u16), ..regiment() };
            let beside = rect.slide(4002).hull();
            let sweep = sweep_advance(&rect, 8000, [Obstacle::solid(&beside)]);
            assert_eq!(sweep, Sweep { free: 8000, stop: None }, "{facing}");
        }
    }

    #[test]
    fn who_overlaps_may_move_out_of_it_only() {
        let inside = block(0, 0);
        let over = [Obstacle::solid(&inside)];
        assert_eq!(sweep_advance(&regiment(), 1000, over).free, 0);
        let back = sweep_shift(&regiment().hull(), Angle::SOUTH, 1000, over);
        assert_eq!(back.free, 1000);
    }

    #[test]
    fn held_obstacles_bind_a_path_of_many_steps() {
        let ahead = block(0, 1000);
        let near = Obstacle::with_clearance(&ahead, INCH).held(&regiment().hull());
        assert_eq!(near.clearance, 499);
        let far = block(0, 4000);
        assert_eq!(Obstacle::with_clearance(&far, INCH).held(&regiment().hull()).clearance, INCH);
    }

    #[test]
    fn wh_02_g6_ground_is_paid_for_by_the_front_rank() {
        let wood = Shape::convex(&block(0, 2500).0).unwrap();
        let strip = regiment().strip(500);
        // From the front at 2000 to the back of the strip at 3000.
        assert_eq!(stretch(&strip, 8000, &wood), Some(Stretch { enter: 2000, leave: 3500 }));
        assert_eq!(stretch(&strip, 2500, &wood), Some(Stretch { enter: 2000, leave: 2500 }));
        assert_eq!(stretch(&strip, 2000, &wood), None);
        assert_eq!(stretch(&strip.slide(2500), 8000, &wood), None);
    }

    #[test]
    fn wh_02_16_fences_are_crossed_from_front_to_rear() {
        let fence = Shape::line(&[Point::new(-9000, 3000), Point::new(9000, 3000)], 0).unwrap();
        assert_eq!(stretch(&regiment(), 8000, &fence), Some(Stretch { enter: 3000, leave: 5000 }));
        // One along the way, within the corridor.
        let along = Shape::line(&[Point::new(100, 3000), Point::new(100, 4000)], 0).unwrap();
        assert_eq!(stretch(&regiment(), 8000, &along), Some(Stretch { enter: 3000, leave: 6000 }));
    }

    proptest! {
        #[test]
        fn what_is_passed_over_is_neither_near_nor_met(
            at in (-12_000..12_000, -12_000..12_000),
            facing in any::<u16>(),
            direction in any::<u16>(),
            reach in prop_oneof![Just(0), Just(INCH), 1..2000],
            round in any::<bool>(),
        ) {
            let (hull, centre) = (regiment().hull(), Point::new(at.0, at.1));
            let rect = Rect::about_centre(centre, Angle(facing), 3000, 2000);
            let oval = Shape::oval(centre, (3000, 2000), Angle(facing));
            let shape = if round { oval } else { Shape::rect(&rect) }.unwrap();
            let piece = shape.pieces().next().unwrap();
            let path = Path::new(&hull, Angle(direction).rotate(Vector::new(8000, 0)), 8000);
            if path.cast.passes(piece.bounds, reach) {
                prop_assert_eq!(keep(path.start, piece, reach), Some(reach));
                prop_assert!(path.cast.entry(piece, reach).is_none());
            }
        }
    }
}
