//! When two convex pieces come near each other while one of them moves
//! straight.

use crate::few::Few;
use crate::number::{Ratio, root_ceil};
use crate::{Bounds, Convex, Mil, Point, Vector};

// Seen along the way, every point has a place across it, its cross product with
// the way. Two pieces meet just if their ranges across overlap, and then first
// where a corner of one comes to an edge of the other: the gap between them is
// a convex function of the place across, with its kinks at corners.
//
// Grown by a reach, edges move outwards by it and corners become circles. The
// roots of that are rounded so that the pieces meet too early rather than late.

/// A convex piece about to move along a way.
#[derive(Clone, Copy)]
pub(crate) struct Cast<'a> {
    piece: Convex<'a>,
    way: Vector,
    ranges: Ranges,
    /// The square of the length of the way.
    square: i64,
    /// The length of the way, rounded up: one Mil along or across.
    one: i64,
}

impl<'a> Cast<'a> {
    #[inline]
    pub(crate) fn new(piece: Convex<'a>, way: Vector) -> Cast<'a> {
        let square = way.squared();
        Cast { piece, way, ranges: Ranges::of(piece.points, way), square, one: root_ceil(square as i128) }
    }

    #[inline]
    pub(crate) fn way(&self) -> Vector {
        self.way
    }

    /// The share of the way after which the piece begins to overlap `other`, or
    /// to be nearer to it than `reach`, and the share after which it ceases to.
    /// They may lie before the start or beyond the end. A corridor less than
    /// one Mil wide does not count: it is a matter of rounding.
    #[inline]
    pub(crate) fn meeting(&self, other: Convex<'_>, reach: Mil) -> Option<(Ratio, Ratio)> {
        if reach == 0
            && let Some(seen) = self.around(other)
        {
            let round = seen?;
            let enter = round.first(self.piece, self.way)?;
            let leave = round.reversed().first(self.piece, -self.way)?;
            return Some((enter.share, leave.share.negated()));
        }
        let enter = self.entry(other, reach)?;
        let leave = first(self.piece, other, -self.way, self.square, reach)?;
        Some((enter.share, leave.share.negated()))
    }

    /// As [`Cast::meeting`], but what they begin with.
    #[inline]
    pub(crate) fn entry(&self, other: Convex<'_>, reach: Mil) -> Option<Entry> {
        if reach == 0
            && let Some(seen) = self.around(other)
        {
            return seen?.first(self.piece, self.way);
        }
        if self.square == 0 || self.misses(other, reach) {
            return None;
        }
        first(self.piece, other, self.way, self.square, reach)
    }

    /// A round piece of ground as seen along the way; `None` inside if it is
    /// missed, outside if the piece is not round.
    #[inline]
    fn around<'b>(&self, other: Convex<'b>) -> Option<Option<Round<'b>>> {
        if !(5..=Round::MOST).contains(&other.points.len()) || self.piece.points.len() > 4 {
            return None;
        }
        if self.square == 0 || self.misses_points(&other.bounds.corners(), 0) {
            return Some(None);
        }
        let (round, ranges) = Round::new(other, self.way);
        Some((!self.misses_ranges(ranges, 0)).then_some(round))
    }

    /// Whether the piece, having gone `most` of `distance`, is surely not yet
    /// nearer to `other` than `reach`, however it came there: then the whole of
    /// `other` lies that far ahead.
    #[inline]
    pub(crate) fn passes_until(&self, other: Convex<'_>, reach: Mil, most: Mil, distance: Mil) -> bool {
        let gap = self.along(other.bounds).0 - self.ranges.along.1 - reach as i64 * self.one;
        gap > 0 && gap as i128 * distance as i128 >= most as i128 * self.square as i128
    }

    /// Whether these bounds lie at least `reach` beside the corridor of the move,
    /// or farther behind its start or beyond its end: nothing in them matters.
    #[inline]
    pub(crate) fn passes(&self, bounds: Bounds, reach: Mil) -> bool {
        let (own, reach) = (self.ranges, reach as i64 * self.one);
        let place = |direction| across(bounds.leftmost(direction), self.way);
        if own.across.0 - place(self.way) >= reach || place(-self.way) - own.across.1 >= reach {
            return true;
        }
        let along = self.along(bounds);
        along.1 + reach < own.along.0 || own.along.1 + self.square + reach < along.0
    }

    /// The least and greatest place of bounds along the way.
    #[inline]
    fn along(&self, bounds: Bounds) -> (i64, i64) {
        // A place along the way is one across its right hand.
        let right = Vector::new(self.way.y, -self.way.x);
        (across(bounds.leftmost(-right), right), across(bounds.leftmost(right), right))
    }

    /// Whether `other` lies beside the corridor of the move but for less than a
    /// Mil, or behind its start, or beyond its end.
    #[inline]
    fn misses(&self, other: Convex<'_>, reach: Mil) -> bool {
        // Of a round piece of ground the bounds are looked at first.
        let round = other.points.len() > 4;
        round && self.misses_points(&other.bounds.corners(), reach) || self.misses_points(other.points, reach)
    }

    #[inline]
    fn misses_points(&self, other: &[Point], reach: Mil) -> bool {
        self.misses_ranges(Ranges::of(other, self.way), reach)
    }

    #[inline]
    fn misses_ranges(&self, other: Ranges, reach: Mil) -> bool {
        let own = self.ranges;
        let reach = reach as i64 * self.one;
        let beside = reach - self.one;
        own.across.0 - beside >= other.across.1
            || other.across.0 - beside >= own.across.1
            || other.along.1 + reach < own.along.0
            || own.along.1 + self.square + reach < other.along.0
    }
}

/// The least and greatest place of points across and along a way, as cross and
/// scalar products with it.
#[derive(Clone, Copy)]
struct Ranges {
    across: (i64, i64),
    along: (i64, i64),
}

impl Ranges {
    const NONE: Ranges = Ranges { across: (i64::MAX, i64::MIN), along: (i64::MAX, i64::MIN) };

    #[inline]
    fn of(points: &[Point], way: Vector) -> Ranges {
        let mut ranges = Ranges::NONE;
        points.iter().for_each(|&p| {
            ranges.add(p, way);
        });
        ranges
    }

    /// Takes in a point; its place across.
    #[inline]
    fn add(&mut self, p: Point, way: Vector) -> i64 {
        let at = Vector::new(p.x, p.y);
        let (across, along) = (way.cross(at), way.dot(at));
        self.across = (self.across.0.min(across), self.across.1.max(across));
        self.along = (self.along.0.min(along), self.along.1.max(along));
        across
    }
}

/// How two pieces begin to meet.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    /// The share of the way.
    pub(crate) share: Ratio,
    /// What is met.
    pub(crate) met: Met,
}

/// What of the standing piece is met.
#[derive(Clone, Copy)]
pub(crate) enum Met {
    /// A corner.
    Corner(Point),
    /// An edge, by the corner of the moving piece that starts at `by`.
    Edge { by: Point, from: Point, edge: Vector },
}

/// How `a`, moving along `way`, first comes nearer to `b` than `reach`.
#[inline]
fn first(a: Convex<'_>, b: Convex<'_>, way: Vector, square: i64, reach: Mil) -> Option<Entry> {
    let edge = |by, from, edge| Met::Edge { by, from, edge };
    let corner = |by, _, _| Met::Corner(by);
    let mut first = First { best: None };
    // In the second half `b` comes the other way; its share is the same.
    if reach == 0 {
        first.corner_to_edge(a.points.iter().copied(), b, way, edge);
        first.corner_to_edge(b.points.iter().copied(), a, -way, corner);
    } else {
        first.corner_to_far_edge(a, b, way, reach, edge);
        first.corner_to_far_edge(b, a, -way, reach, corner);
        first.corner_to_corner(a, b, way, square, reach);
    }
    first.best
}

/// The place of a point across `way`.
#[inline]
const fn across(point: Point, way: Vector) -> i64 {
    way.cross(Vector::new(point.x, point.y))
}

/// The edges of `b` that face `way`, each with the place across of its start and
/// of its end, the latter greater.
#[inline]
fn facing(b: Convex<'_>, way: Vector) -> impl Iterator<Item = (Point, Vector, i64, i64)> {
    let edges = b.edges().scan(None, move |start, (from, edge)| {
        let from_place = start.unwrap_or_else(|| across(from, way));
        let to_place = across(from + edge, way);
        *start = Some(to_place);
        Some((from, edge, from_place, to_place))
    });
    edges.filter(|&(_, _, from, to)| from < to)
}

/// A round piece of ground with the places of its corners across a way: they
/// are found once, and most of its edges and corners lie beside the way of what
/// moves, or on the far side.
struct Round<'a> {
    points: &'a [Point],
    places: [i64; Round::MOST],
    /// Whether the way is the other one of the two.
    reversed: bool,
}

impl<'a> Round<'a> {
    /// The most corners of which places are kept.
    const MOST: usize = 64;

    /// Also the ranges of its corners.
    #[inline]
    fn new(piece: Convex<'a>, way: Vector) -> (Round<'a>, Ranges) {
        let mut places = [0; Round::MOST];
        let mut ranges = Ranges::NONE;
        for (place, &p) in places.iter_mut().zip(piece.points) {
            *place = ranges.add(p, way);
        }
        (Round { points: piece.points, places, reversed: false }, ranges)
    }

    /// The same for the opposite way.
    #[inline]
    fn reversed(self) -> Round<'a> {
        Round { reversed: !self.reversed, ..self }
    }

    #[inline]
    fn place(&self, corner: usize) -> i64 {
        let place = self.places[corner % Round::MOST];
        if self.reversed { -place } else { place }
    }

    /// How `a`, which has at most four corners, first comes to overlap it while
    /// it moves along `way`. Edges and corners are looked at in the same order
    /// as by [`first`], which decides between equals.
    fn first(&self, a: Convex<'_>, way: Vector) -> Option<Entry> {
        let mut first = First { best: None };
        let mut own = [(Point::default(), 0); 4];
        let own = &mut own[..a.points.len().min(4)];
        own.iter_mut().zip(a.points).for_each(|(place, &p)| *place = (p, across(p, way)));
        let low = own.iter().map(|&(_, place)| place).fold(i64::MAX, i64::min);
        let high = own.iter().map(|&(_, place)| place).fold(i64::MIN, i64::max);
        let (mut near, mut last) = (Few::NONE, None);
        let wrapped = self.points.len() - 1;
        let mut from = wrapped;
        let mut start = self.place(from);
        for to in 0..self.points.len() {
            let end = self.place(to);
            if start < end && low <= end && start <= high {
                if last != Some(from) && from != wrapped {
                    near.add(self.points[from]);
                }
                last = Some(to);
                near.add(self.points[to]);
                let (corner, edge) = (self.points[from], self.points[to] - self.points[from]);
                for &(p, place) in own.iter() {
                    if (start..=end).contains(&place) {
                        let share = Ratio::new((corner - p).cross(edge), end - start);
                        first.offer(share, Met::Edge { by: p, from: corner, edge });
                    }
                }
            }
            (from, start) = (to, end);
        }
        let corner = |by, _, _| Met::Corner(by);
        if near.spilt() {
            first.corner_to_edge(self.points.iter().copied(), a, -way, corner);
        } else if last.is_some() {
            first.corner_to_edge(near.iter().chain([self.points[wrapped]]), a, -way, corner);
        }
        first.best
    }
}

/// The least share so far.
struct First {
    best: Option<Entry>,
}

impl First {
    #[inline]
    fn offer(&mut self, share: Ratio, met: Met) {
        if self.best.is_none_or(|best| share < best.share) {
            self.best = Some(Entry { share, met });
        }
    }

    /// A corner comes to an edge of `b`.
    #[inline]
    fn corner_to_edge(
        &mut self,
        corners: impl Iterator<Item = Point> + Clone,
        b: Convex<'_>,
        way: Vector,
        met: impl Fn(Point, Point, Vector) -> Met,
    ) {
        for (from, edge, start, end) in facing(b, way) {
            for p in corners.clone() {
                if (start..=end).contains(&across(p, way)) {
                    self.offer(Ratio::new((from - p).cross(edge), end - start), met(p, from, edge));
                }
            }
        }
    }

    /// A corner of `a` comes to an edge of `b` moved outwards by `reach`.
    #[inline]
    fn corner_to_far_edge(
        &mut self,
        a: Convex<'_>,
        b: Convex<'_>,
        way: Vector,
        reach: Mil,
        met: impl Fn(Point, Point, Vector) -> Met,
    ) {
        for (from, edge, start, end) in facing(b, way) {
            let length = edge.squared();
            let far = root_ceil(length as i128 * (reach as i128 * reach as i128));
            for &p in a.points {
                let to = p - from;
                let share = Ratio::new(edge.cross(to) - far, end - start);
                let along = share.mix(edge.dot(to), edge.dot(way));
                if 0 <= along && along <= share.mix(length, 0) {
                    self.offer(share, met(p, from, edge));
                }
            }
        }
    }

    /// A corner of `a` comes within `reach` of one of `b`.
    #[inline]
    fn corner_to_corner(&mut self, a: Convex<'_>, b: Convex<'_>, way: Vector, square: i64, reach: Mil) {
        let widest = reach as i128 * reach as i128 * square as i128;
        let most = root_ceil(widest);
        for &q in b.points {
            for &p in a.points {
                let to = p - q;
                let aside = way.cross(to);
                if aside.abs() >= most {
                    continue;
                }
                let before = -way.dot(to);
                // It meets the whole circle no earlier than this.
                if self.best.is_some_and(|best| best.share <= Ratio::new(before - most, square)) {
                    continue;
                }
                let chord = widest - aside as i128 * aside as i128;
                self.offer(Ratio::new(before - root_ceil(chord), square), Met::Corner(q));
            }
        }
    }
}
