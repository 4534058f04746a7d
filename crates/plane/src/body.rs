use crate::{Bounds, Point, Vector};

/// Something on the table with an outline: a union of convex pieces.
pub trait Body {
    /// What the body fits into.
    fn bounds(&self) -> Bounds;

    /// Its convex pieces, at least one.
    fn pieces(&self) -> Pieces<'_>;
}

/// A convex polygon, its corners clockwise. With two corners it is a line and
/// with one a point; neither has an interior.
#[derive(Clone, Copy, Debug)]
pub struct Convex<'a> {
    pub(crate) points: &'a [Point],
    pub(crate) bounds: Bounds,
}

impl<'a> Convex<'a> {
    /// The corners, clockwise.
    #[inline]
    pub const fn points(&self) -> &'a [Point] {
        self.points
    }

    /// What the piece fits into.
    #[inline]
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The edges, each from one corner to the next; those of a line are the
    /// line there and back.
    #[inline]
    pub(crate) fn edges(self) -> impl Iterator<Item = (Point, Vector)> + Clone + use<'a> {
        let last = self.points.last().copied().unwrap_or_default();
        self.points.iter().scan(last, |from, &to| {
            let edge = (*from, to - *from);
            *from = to;
            Some(edge)
        })
    }
}

/// How far corners are apart that are looked at first.
const STRIDE: usize = 6;

impl Convex<'_> {
    /// Whether the piece has so many corners that an extreme one is searched for.
    #[inline]
    pub(crate) fn is_round(&self) -> bool {
        self.points.len() > 2 * STRIDE
    }

    /// The extreme corner of an order that rises and falls just once around the
    /// piece, such as that of distances from a line, or of directions from a
    /// point outside. `beyond` tells whether its first corner is farther than its second.
    #[inline]
    pub(crate) fn extreme(&self, beyond: impl Fn(Point, Point) -> bool) -> Point {
        let len = self.points.len();
        let (mut best, mut at) = (self.points[0], 0);
        for index in (STRIDE..len).step_by(STRIDE) {
            if beyond(self.points[index], best) {
                (best, at) = (self.points[index], index);
            }
        }
        // It lies between the neighbours of the best one among those.
        let mut index = if at >= STRIDE - 1 { at + 1 - STRIDE } else { at + len + 1 - STRIDE };
        for _ in 1..2 * STRIDE {
            if beyond(self.points[index], best) {
                best = self.points[index];
            }
            index = if index + 1 < len { index + 1 } else { 0 };
        }
        best
    }

    /// Calls `visit` with the ends of the edges at which a property of corners
    /// changes that holds of one connected part of the outline, such as to lie
    /// beyond a line.
    #[inline]
    pub(crate) fn changes(&self, holds: impl Fn(Point) -> bool, mut visit: impl FnMut(Point, Point)) {
        let points = self.points;
        let after = |index: usize| points[if index < points.len() { index } else { 0 }];
        let mut found = false;
        let mut start = holds(points[0]);
        for index in (0..points.len()).step_by(STRIDE) {
            let next = (index + STRIDE).min(points.len());
            let end = holds(after(next));
            if start != end {
                found = true;
                let last = (index + 1..next).find(|&corner| holds(points[corner]) == end).unwrap_or(next);
                visit(points[last - 1], after(last));
            }
            start = end;
        }
        if !found {
            // All of the part may lie between two of those.
            let mut from = after(points.len() - 1);
            for &to in points {
                if holds(from) != holds(to) {
                    visit(from, to);
                }
                from = to;
            }
        }
    }
}

/// Where a piece of a body of several pieces ends in the list of corners.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piece {
    pub(crate) len: u32,
    pub(crate) bounds: Bounds,
}

/// The convex pieces of a body.
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    one: Option<Convex<'a>>,
    points: &'a [Point],
    list: &'a [Piece],
}

impl<'a> Pieces<'a> {
    /// A body of one piece.
    #[inline]
    pub(crate) fn one(points: &'a [Point], bounds: Bounds) -> Pieces<'a> {
        Pieces { one: Some(Convex { points, bounds }), points: &[], list: &[] }
    }

    /// A body of several pieces, whose corners follow one another.
    #[inline]
    pub(crate) fn many(points: &'a [Point], list: &'a [Piece]) -> Pieces<'a> {
        Pieces { one: None, points, list }
    }
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Convex<'a>;

    #[inline]
    fn next(&mut self) -> Option<Convex<'a>> {
        if let Some(piece) = self.one.take() {
            return Some(piece);
        }
        let (piece, list) = self.list.split_first()?;
        let (points, rest) = self.points.split_at_checked(piece.len as usize)?;
        (self.points, self.list) = (rest, list);
        Some(Convex { points, bounds: piece.bounds })
    }
}

/// A convex quadrilateral, its corners clockwise: the outline of a
/// [`Rect`](crate::Rect), which callers may keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Quad(pub [Point; 4]);

impl Quad {
    /// The quadrilateral moved by `by`.
    #[inline]
    pub fn shifted(self, by: Vector) -> Quad {
        Quad(self.0.map(|p| p + by))
    }

    /// The mean of the corners, rounded down.
    #[inline]
    pub fn centre(&self) -> Point {
        let [a, b, c, d] = self.0;
        Point::new((a.x + b.x + c.x + d.x) >> 2, (a.y + b.y + c.y + d.y) >> 2)
    }

    /// The outline as a piece.
    #[inline]
    pub(crate) fn piece(&self) -> Convex<'_> {
        Convex { points: &self.0, bounds: self.bounds() }
    }

    /// Whether all corners are within [`Point::LIMIT`].
    #[inline]
    pub fn in_bounds(&self) -> bool {
        self.0.iter().all(|p| p.in_bounds())
    }
}

impl Body for Quad {
    #[inline]
    fn bounds(&self) -> Bounds {
        let [a, b, c, d] = self.0;
        Bounds {
            low: Point::new(a.x.min(b.x).min(c.x.min(d.x)), a.y.min(b.y).min(c.y.min(d.y))),
            high: Point::new(a.x.max(b.x).max(c.x.max(d.x)), a.y.max(b.y).max(c.y.max(d.y))),
        }
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        Pieces::one(&self.0, self.bounds())
    }
}

impl Body for Point {
    #[inline]
    fn bounds(&self) -> Bounds {
        Bounds { low: *self, high: *self }
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        Pieces::one(core::slice::from_ref(self), self.bounds())
    }
}

/// A line between two points.
impl Body for [Point; 2] {
    #[inline]
    fn bounds(&self) -> Bounds {
        Bounds::of(self)
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        Pieces::one(self, self.bounds())
    }
}

impl Body for Convex<'_> {
    #[inline]
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        Pieces::one(self.points, self.bounds)
    }
}
