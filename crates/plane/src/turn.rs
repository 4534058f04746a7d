//! When two convex pieces come near each other while one of them turns about a
//! point.

use crate::angle::direction;
use crate::few::Few;
use crate::number::root_floor;
use crate::{Angle, Bounds, Convex, Mil, Point, Vector};

// Corners of either piece run on circles about the pivot: those of the turning
// one its way, those of the other, as seen from it, the other way. Each first
// comes to an edge, moved out by a reach, where its circle enters the line of
// it; or within reach of a corner, where the circle about that is entered.
//
// Lengths here are sixteenths of a Mil. Angles are nearest units, so an event
// may be a unit or two off; the caller settles the end exactly.

/// A convex piece turning about a pivot.
#[derive(Clone, Copy)]
pub(crate) struct Turn<'a> {
    pub(crate) piece: Convex<'a>,
    pub(crate) pivot: Point,
    /// Counter-clockwise.
    pub(crate) left: bool,
    /// How far it turns, at most half a turn.
    pub(crate) limit: Angle,
    /// No corner comes farther from the pivot than this.
    pub(crate) radius: Mil,
    /// What the area swept fits into.
    pub(crate) swept: Bounds,
}

impl Turn<'_> {
    /// The turn after which the piece begins to be nearer to `other` than
    /// `reach`; with -1, to overlap it by more than rounding.
    pub(crate) fn entry(&self, other: Convex<'_>, reach: Mil) -> Option<Angle> {
        let mut first = First { limit: self.limit, best: None };
        let near = self.near(reach);
        self.corners_to_edges(other, reach, &near, &mut first);
        // Of a round piece of ground most corners lie elsewhere.
        let mut close = Few::NONE;
        other.points.iter().filter(|&&q| near.holds(q)).for_each(|&q| close.add(q));
        if close.spilt() {
            self.come_to_corners(other.points.iter().copied(), reach, &mut first);
        } else if !close.is_empty() {
            self.come_to_corners(close.iter(), reach, &mut first);
        }
        first.best
    }

    /// Where the piece can come within reach of anything, with more to spare
    /// than events are off.
    #[inline]
    const fn near(&self, reach: Mil) -> Bounds {
        self.swept.grown((if reach > 0 { reach } else { 0 }) + self.radius / 100 + 8)
    }

    /// The square of the distance from the pivot beyond which nothing matters.
    #[inline]
    const fn square(&self, reach: Mil) -> i64 {
        let most = self.radius as i64 + if reach > 0 { reach as i64 } else { 0 };
        most * most
    }

    /// Its corners come to the edges of `other`.
    fn corners_to_edges(&self, other: Convex<'_>, reach: Mil, near: &Bounds, first: &mut First) {
        for (from, edge) in other.edges() {
            if !near.meets(&Bounds::new(from, from + edge)) {
                continue;
            }
            if let Some(line) = Line::new(edge, self.pivot - from, reach, self.square(reach)) {
                let arms = self.piece.points.iter().map(|&p| p - self.pivot);
                arms.for_each(|arm| line.arrival(self.left, arm, first));
            }
        }
    }

    /// Its edges come to the corners of another piece, which as seen from it run
    /// the other way; and its corners within reach of them.
    fn come_to_corners(&self, corners: impl Iterator<Item = Point> + Clone, reach: Mil, first: &mut First) {
        for (from, edge) in self.piece.edges() {
            if let Some(line) = Line::new(edge, self.pivot - from, reach, self.square(reach)) {
                let arms = corners.clone().map(|q| q - self.pivot);
                arms.for_each(|arm| line.arrival(!self.left, arm, first));
            }
        }
        if reach > 0 {
            self.corners_to_corners(corners, reach, first);
        }
    }

    /// Its corners come within reach of those of another piece.
    fn corners_to_corners(&self, corners: impl Iterator<Item = Point>, reach: Mil, first: &mut First) {
        let square = reach as i64 * reach as i64;
        let most = self.square(reach);
        for q in corners {
            let to = q - self.pivot;
            if to.squared() > most {
                continue;
            }
            for &p in self.piece.points {
                let arm = p - self.pivot;
                // Of the triangle of pivot and the two, the angle at the pivot.
                let (a, b) = (arm.squared(), to.squared());
                let cosine = a + b - square;
                let sine = 4 * a as i128 * b as i128 - cosine as i128 * cosine as i128;
                if sine > 0 {
                    let apart = direction(cosine, root_floor(sine));
                    let towards = direction(to.x as i64, to.y as i64);
                    let event = if self.left { towards - apart } else { towards + apart };
                    first.offer(self.left, direction(arm.x as i64, arm.y as i64), event);
                }
            }
        }
    }
}

/// The line of an edge moved out by a reach, and the pivot seen along it, in
/// sixteenths.
struct Line {
    edge: Vector,
    /// The length of the edge.
    length: i64,
    /// Where along the edge the pivot is.
    along: i64,
    /// How far beyond the pivot the line is.
    beyond: i64,
    /// The square of the distance from the pivot beyond which nothing matters,
    /// in whole Mils.
    most: i64,
}

/// How far beyond an edge an arrival may be at most, by rounding.
const SLACK: i64 = 64;

impl Line {
    /// For the pivot at `pivot` from the start of the edge; `None` if the edge is
    /// farther from it than the root of `most`, or has no length.
    #[inline]
    fn new(edge: Vector, pivot: Vector, reach: Mil, most: i64) -> Option<Line> {
        let square = edge.squared();
        let (along, aside) = (edge.dot(pivot), edge.cross(pivot));
        let far = |by: i64| by as i128 * by as i128 > most as i128 * square as i128;
        if far(aside) || far(along.min(0)) || far((along - square).max(0)) {
            return None;
        }
        let length = root_floor(256 * square as i128);
        (length > 0).then(|| Line {
            edge,
            length,
            along: 256 * along / length,
            beyond: 16 * reach as i64 - 256 * aside / length,
            most,
        })
    }

    /// Where a corner at the end of `arm`, running to the left or right about
    /// the pivot, enters the line, if it does so on the edge.
    #[inline]
    fn arrival(&self, left: bool, arm: Vector, first: &mut First) {
        let square = arm.squared();
        if square > self.most {
            return;
        }
        // Only a clearance beyond all tables makes the second square too long.
        let chord = 256 * square as i128 - self.beyond as i128 * self.beyond as i128;
        if chord <= 0 {
            return;
        }
        let chord = chord as i64;
        // What half of the chord must be for the place to be on the edge. Most
        // are not, so squares are compared before a root is taken.
        let (least, greatest) = if left {
            (self.along - self.length - SLACK, self.along + SLACK)
        } else {
            (-SLACK - self.along, self.length - self.along + SLACK)
        };
        if greatest < 0 || (greatest + 1) * (greatest + 1) <= chord || least > 0 && chord < least * least {
            return;
        }
        let half = root_floor(chord as i128);
        let along = if left { -half } else { half };
        // Where the circle grazes the line, rounding moves the place along it:
        // it must not fall between two edges.
        let slack = (2 + 2 * self.beyond.abs() / half.max(1)).min(SLACK);
        if (-slack..=self.length + slack).contains(&(self.along + along)) {
            let event = direction(self.edge.x as i64, self.edge.y as i64) + direction(along, self.beyond);
            first.offer(left, direction(arm.x as i64, arm.y as i64), event);
        }
    }
}

/// The first event so far.
struct First {
    limit: Angle,
    best: Option<Angle>,
}

impl First {
    /// Takes the turn from `start` to `event` if it is the least yet.
    #[inline]
    fn offer(&mut self, left: bool, start: Angle, event: Angle) {
        let turn = if left { event - start } else { start - event };
        if turn <= self.best.unwrap_or(self.limit) {
            self.best = Some(turn);
        }
    }
}
