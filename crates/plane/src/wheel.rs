use crate::distance::pieces_overlap;
use crate::few::Few;
use crate::number::root_ceil;
use crate::sweep::{joined, keep, middle, settle, stop_at, violated};
use crate::turn::Turn;
use crate::{Angle, Body, Bounds, Convex, Hand, Mil, Obstacle, Point, Quad, Rect, Stretch, Sweep};

/// How far `rect` can wheel forward to one hand, up to `angle` and at most half
/// a turn. The whole area it sweeps counts.
pub fn sweep_wheel<'a, I>(rect: &Rect, hand: Hand, angle: Angle, obstacles: I) -> Sweep<Angle>
where
    I: IntoIterator<Item = Obstacle<'a>>,
    I::IntoIter: Clone,
{
    let obstacles = obstacles.into_iter();
    let angle = angle.min(Angle::HALF);
    let hull = rect.hull();
    let wheel = Wheel::new(rect, &hull, hand, angle);
    let mut free = angle;
    let mut by = None;
    let mut close = Few::NONE;
    for (index, obstacle) in obstacles.clone().enumerate() {
        if wheel.reaches(&obstacle.solid.bounds(), obstacle.clearance) {
            close.add((index, obstacle));
            let limit = wheel.limit(&obstacle);
            if limit < free {
                (free, by) = (limit, Some(index));
            }
        }
    }
    if close.is_empty() {
        return Sweep { free: angle, stop: None };
    }
    let end = |free: Mil| rect.wheel_about(wheel.turn.pivot, hand, Angle(free as u16)).1;
    let (free, held) = settle(free.0 as Mil, |free| {
        violated(wheel.turn.piece, end(free).piece(), &close, obstacles.clone())
    });
    let stop = held.or(by).and_then(|index| stop_at(index, obstacles, &end(free)));
    Sweep { free: Angle(free as u16), stop }
}

/// The first place on a wheel forward, up to `angle` and at most half a turn, at
/// which something is in the way of `rect`; `None` if there is no such place.
///
/// For callers who try many angles: [`sweep_wheel`] finds every narrower wheel
/// free that may [end](crate::ends_free) where it does.
pub fn wheel_meets<'a>(
    rect: &Rect,
    hand: Hand,
    angle: Angle,
    obstacles: impl IntoIterator<Item = Obstacle<'a>>,
) -> Option<Angle> {
    let angle = angle.min(Angle::HALF);
    let hull = rect.hull();
    let wheel = Wheel::new(rect, &hull, hand, angle);
    let near = |obstacle: &Obstacle<'_>| wheel.reaches(&obstacle.solid.bounds(), obstacle.clearance);
    let limits = obstacles.into_iter().filter(near).map(|obstacle| wheel.limit(&obstacle));
    limits.min().filter(|&limit| limit < angle)
}

/// Calls `visit` for each convex piece of `body` with the part of a wheel
/// forward during which `rect` overlaps it, from where it first does to where
/// it last does. Give the [strip](Rect::strip) of the front rank for what is
/// paid in rough ground. The wheel is at most half a turn.
pub fn each_wheel_stretch(
    rect: &Rect,
    hand: Hand,
    angle: Angle,
    body: &(impl Body + ?Sized),
    mut visit: impl FnMut(Stretch<Angle>),
) {
    let angle = angle.min(Angle::HALF);
    let start = rect.hull();
    let there = Wheel::new(rect, &start, hand, angle);
    if !there.reaches(&body.bounds(), 0) {
        return;
    }
    let end = rect.wheel_about(there.turn.pivot, hand, angle).1;
    let back = there.back_from(&end);
    for piece in body.pieces().filter(|piece| there.reaches(&piece.bounds, 0)) {
        if let (Some(enter), Some(rest)) = (there.overlap(piece), back.overlap(piece)) {
            visit(Stretch { enter, leave: (angle - rest).max(enter) });
        }
    }
}

/// The part of a wheel forward from where `rect` first overlaps `body` to where
/// it last does: see [`each_wheel_stretch`].
pub fn wheel_stretch(
    rect: &Rect,
    hand: Hand,
    angle: Angle,
    body: &(impl Body + ?Sized),
) -> Option<Stretch<Angle>> {
    let mut all: Option<Stretch<Angle>> = None;
    each_wheel_stretch(rect, hand, angle, body, |next| all = Some(joined(all, next)));
    all
}

/// What everything fits into that `rect` sweeps over when it wheels, at most
/// half a turn. A little more than need be.
pub fn wheel_bounds(rect: &Rect, hand: Hand, angle: Angle) -> Bounds {
    swept(rect, &rect.hull(), rect.corner(hand), hand, angle.min(Angle::HALF)).1
}

/// How far corners are from the pivot at most, and what the area swept fits
/// into.
#[inline]
fn swept(rect: &Rect, hull: &Quad, pivot: Point, hand: Hand, limit: Angle) -> (Mil, Bounds) {
    let farthest = hull.0.iter().map(|&p| (p - pivot).squared()).max().unwrap_or(0);
    // Three roundings of up to 0.71 lie between pivot and farthest corner, here
    // and wherever it turns.
    let radius = root_ceil(farthest as i128) as Mil + 5;
    // Between steps of a sixteenth of a turn no corner bulges out by more than
    // 1 - cos(11.25°), less than a fiftieth of its distance.
    let steps = limit.0 as u32 / 4096 + 1;
    let step = |n| rect.wheel_about(pivot, hand, Angle((limit.0 as u32 * n / steps) as u16)).1.bounds();
    (radius, (1..=steps).map(step).fold(hull.bounds(), Bounds::union).grown(radius / 50 + 2))
}

/// A wheel to be measured against obstacles.
struct Wheel<'a> {
    turn: Turn<'a>,
}

impl<'a> Wheel<'a> {
    #[inline]
    fn new(rect: &Rect, hull: &'a Quad, hand: Hand, limit: Angle) -> Wheel<'a> {
        let (piece, pivot, left) = (hull.piece(), rect.corner(hand), hand == Hand::Left);
        let (radius, swept) = swept(rect, hull, pivot, hand, limit);
        Wheel { turn: Turn { piece, pivot, left, limit, radius, swept } }
    }

    /// The same wheel back from its end.
    #[inline]
    fn back_from<'b>(&self, end: &'b Quad) -> Wheel<'b> {
        Wheel { turn: Turn { piece: end.piece(), left: !self.turn.left, ..self.turn } }
    }

    /// Whether the area swept comes nearer to `bounds` than `clearance`.
    #[inline]
    fn reaches(&self, bounds: &Bounds, clearance: Mil) -> bool {
        let pivot = self.turn.pivot;
        let nearest = Point::new(
            pivot.x.clamp(bounds.low.x, bounds.high.x),
            pivot.y.clamp(bounds.low.y, bounds.high.y),
        );
        let reach = self.turn.radius as i64 + clearance as i64;
        self.turn.swept.grown(clearance).meets(bounds) && (nearest - pivot).squared() < reach * reach
    }

    /// How far it can go because of one obstacle.
    fn limit(&self, obstacle: &Obstacle<'_>) -> Angle {
        let near = |piece: &Convex<'_>| self.reaches(&piece.bounds, obstacle.clearance);
        let limits = obstacle.solid.pieces().filter(near).map(|piece| {
            let Some(reach) = keep(self.turn.piece, piece, obstacle.clearance) else {
                return if self.turns_towards(piece) { Angle::ZERO } else { self.turn.limit };
            };
            self.turn.entry(piece, reach - 1).unwrap_or(self.turn.limit)
        });
        limits.min().unwrap_or(self.turn.limit)
    }

    /// The turn after which it begins to overlap `piece`, if it ever does.
    fn overlap(&self, piece: Convex<'_>) -> Option<Angle> {
        if pieces_overlap(self.turn.piece, piece) { Some(Angle::ZERO) } else { self.turn.entry(piece, -1) }
    }

    /// Whether the middle begins to move towards that of `piece`.
    fn turns_towards(&self, piece: Convex<'_>) -> bool {
        let own = middle(self.turn.piece);
        let turning = (own - self.turn.pivot).cross(middle(piece) - own);
        if self.turn.left { turning > 0 } else { turning < 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{INCH, Shape};

    fn regiment() -> Rect {
        Rect { front: Point::new(2000, 0), facing: Angle::NORTH, width: 4000, depth: 2000 }
    }

    fn block(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 1000, 1000).hull()
    }

    /// Degrees of the angle, in hundredths.
    fn hundredths(angle: Angle) -> i32 {
        i32::from(angle.0) * 36_000 / 65_536
    }

    #[test]
    fn a_wheel_stops_where_its_front_meets_a_corner() {
        // The corner at (3000, 1000) is at atan(1/3) = 18.43 degrees.
        let ahead = block(2500, 1500);
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, [Obstacle::solid(&ahead)]);
        assert!((1841..=1845).contains(&hundredths(sweep.free)), "{:?}", sweep.free);
        assert_eq!(sweep.stop.map(|s| s.at), Some(Point::new(3000, 1000)));
        // Wheeling the other way, about (4000, 0), the front meets the other
        // corner, at (2000, 1000); a block that touches the front stops it at once, but for rounding.
        let right = sweep_wheel(&regiment(), Hand::Right, Angle::QUARTER, [Obstacle::solid(&ahead)]);
        assert!((2655..=2659).contains(&hundredths(right.free)), "{:?}", right.free);
        let close = block(2500, 500);
        let right = sweep_wheel(&regiment(), Hand::Right, Angle::QUARTER, [Obstacle::solid(&close)]);
        assert!(right.free <= Angle(3), "{:?}", right.free);
    }

    #[test]
    fn a_wheel_stops_where_its_corner_meets_an_edge() {
        // The outer corner, 4000 out, reaches y = 2000 at 30 degrees.
        let wall = Quad([(0, 9000), (9000, 9000), (9000, 2000), (0, 2000)].map(|(x, y)| Point::new(x, y)));
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, [Obstacle::solid(&wall)]);
        assert!((2998..=3002).contains(&hundredths(sweep.free)), "{:?}", sweep.free);
        let enemy = [Obstacle::with_clearance(&wall, INCH)];
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, enemy);
        assert!((1446..=1449).contains(&hundredths(sweep.free)), "{:?}", sweep.free);
    }

    #[test]
    fn the_rear_corners_sweep_too() {
        // Behind the pivot: the rear-left corner swings out to the right.
        let behind = block(600, -2600);
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, [Obstacle::solid(&behind)]);
        assert_eq!(sweep, Sweep { free: Angle::QUARTER, stop: None });
        // Right of the rear-right corner, which swings out to a radius of 4472.
        let beside = block(4800, -500);
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, [Obstacle::solid(&beside)]);
        assert!(sweep.free < Angle::EIGHTH && sweep.stop.is_some());
        let farther = block(4980, -500);
        let sweep = sweep_wheel(&regiment(), Hand::Left, Angle::QUARTER, [Obstacle::solid(&farther)]);
        assert_eq!(sweep.free, Angle::QUARTER);
    }

    #[test]
    fn flush_neighbours_let_a_wheel_begin() {
        for facing in (0..65_536).step_by(1234) {
            let rect = Rect { facing: Angle(facing as u16), depth: 400, ..regiment() };
            let beside = rect.slide(-4002).hull();
            let sweep = sweep_wheel(&rect, Hand::Left, Angle::QUARTER, [Obstacle::solid(&beside)]);
            assert_eq!(sweep.free, Angle::QUARTER, "{facing}");
        }
    }

    #[test]
    fn ground_is_entered_and_left_while_wheeling() {
        let corners = [(3000, 1000), (3000, 1400), (3400, 1400), (3400, 1000)].map(|(x, y)| Point::new(x, y));
        let rock = Shape::convex(&corners).unwrap();
        let strip = regiment().strip(500);
        let wheel = wheel_stretch(&strip, Hand::Left, Angle::QUARTER, &rock).unwrap();
        // The front meets the corner at atan(1000/3400); the rear leaves the
        // corner (3000, 1400), 3310.6 away, at atan(1400/3000) + asin(500/3310.6).
        assert!((1637..=1642).contains(&hundredths(wheel.enter)), "{}", hundredths(wheel.enter));
        assert!((3367..=3373).contains(&hundredths(wheel.leave)), "{}", hundredths(wheel.leave));
        assert_eq!(wheel_stretch(&strip, Hand::Left, Angle(1000), &rock), None);
    }
}
