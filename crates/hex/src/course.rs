use core::ops::ControlFlow;

use crate::{Direction, Hex};

// With the scale of `sight`, seen along the line from the origin to (dq, dr),
// a centre lies 3 (dq r - dr q) to the right of the line and the corners of
// its hex another -u, -v, w, u, v, -w, clockwise from the top one, where
// u = 2 dq + dr, v = dq + 2 dr, w = dq - dr.
//
// Turned so that the direction nearest to the line is 1, u is the greatest of
// |u|, |v|, |w|: the line leaves every hex it passes through by the side 0
// (left), 1 (ahead) or 2 (right) or by a corner between them. The corner
// between left and ahead lies -v to the right of the centre, the one between
// ahead and right w.
//
// A side is parallel to the way from a centre to a corner, so the line runs
// along sides just if it leaves its first hex by a corner: if v or w is 0.
// Otherwise it goes on from any corner into the hex ahead.
//
// The centres of `a` and `b` lie on no side and in no other hex. What the
// endless line has in common with a side or another hex is connected, so the
// segment has all of it or nothing: a side is run along as a whole, and how a
// hex is met depends on the endless line alone.
//
// No step left, ahead or right from a hex that is met leads nearer to `a`: it
// would have to start at q < 0 or q + r < 0 in the turned frame, but the line
// meets no hex outside the columns of its ends along any of the three axes.

/// How a sight line meets a hex between its ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Meeting {
    /// It passes through the interior.
    Through,
    /// It runs along the whole side in this direction; the neighbour there is
    /// met along the opposite one.
    Along(Direction),
    /// It touches one corner and nothing else.
    Corner,
}

/// A side (Feldseite) of a hex, shared with the neighbour in that direction.
/// Each side has two such names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    /// The hex on this side.
    pub hex: Hex,
    /// The direction from that hex through the side.
    pub direction: Direction,
}

impl Side {
    /// The side of `hex` in `direction`.
    #[inline]
    pub const fn new(hex: Hex, direction: Direction) -> Side {
        Side { hex, direction }
    }

    /// The hex beyond the side.
    #[inline]
    pub const fn beyond(self) -> Hex {
        self.hex.step(self.direction)
    }

    /// The other name of the same side.
    #[inline]
    pub const fn reversed(self) -> Side {
        Side { hex: self.beyond(), direction: self.direction.opposite() }
    }
}

/// On which hand of a sight line, seen from its start, something lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hand {
    /// Left of the line.
    Left,
    /// On the line.
    On,
    /// Right of the line.
    Right,
}

/// How a sight line meets the sides of the hexes it touches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// It passes through the side between its end points.
    Across(Side),
    /// It runs along the whole side.
    Along(Side),
    /// It passes through a corner: the three sides that end there, those on
    /// the left first. At least one lies on either hand; one is on the line
    /// just if the line runs along it.
    Corner([(Side, Hand); 3]),
}

/// Calls `visit` for every hex other than `a` and `b` that the sight line
/// (Sichtlinie) from `a` to `b` touches, once each, in the order in which the
/// line comes to them, until it breaks. Of two hexes met along their common
/// side the left one comes first. All are nearer to `a` than `b` is.
#[inline]
pub fn each_met<B>(a: Hex, b: Hex, mut visit: impl FnMut(Hex, Meeting) -> ControlFlow<B>) -> ControlFlow<B> {
    let course = Course::between(a, b);
    course.walk(a, b, |from, way, to| {
        match way {
            Way::Side(_) => {}
            Way::LeftCorner => visit(from.plus(course.left.offset), Meeting::Corner)?,
            Way::RightCorner => visit(from.plus(course.right.offset), Meeting::Corner)?,
            Way::Between(left, right) => {
                let across = right.turned(1);
                visit(from.step(left), Meeting::Along(across))?;
                visit(from.step(right), Meeting::Along(across.opposite()))?;
            }
        }
        if to == b { ControlFlow::Continue(()) } else { visit(to, Meeting::Through) }
    })
}

/// Calls `visit` for every side and every corner that the sight line
/// (Sichtlinie) from `a` to `b` meets, in the order in which the line comes to
/// them, until it breaks. Includes the sides of `a` and `b`.
///
/// A side is named from the hex nearer to `a`, or from either if both are as
/// near; so the sides of `a` are those whose hex is `a`. Each is reported once
/// as `Across` or `Along`, or ends in one `Corner`; those run along are on the
/// line in the corners before and after, too, by the same name.
#[inline]
pub fn each_crossing<B>(a: Hex, b: Hex, mut visit: impl FnMut(Crossing) -> ControlFlow<B>) -> ControlFlow<B> {
    let course = Course::between(a, b);
    let Course { left, ahead, right, .. } = course;
    course.walk(a, b, |from, way, _| match way {
        Way::Side(direction) => visit(Crossing::Across(Side::new(from, direction))),
        Way::LeftCorner => visit(Crossing::Corner([
            (Side::new(from, left.direction), Hand::Left),
            (Side::new(from.plus(left.offset), right.direction), Hand::Left),
            (Side::new(from, ahead.direction), Hand::Right),
        ])),
        Way::RightCorner => visit(Crossing::Corner([
            (Side::new(from, ahead.direction), Hand::Left),
            (Side::new(from.plus(right.offset), left.direction), Hand::Right),
            (Side::new(from, right.direction), Hand::Right),
        ])),
        Way::Between(left, right) => {
            let (on_left, on_right) = (from.step(left), from.step(right));
            let along = Side::new(on_left, right.turned(1));
            visit(Crossing::Corner([
                (Side::new(from, left), Hand::Left),
                (along, Hand::On),
                (Side::new(from, right), Hand::Right),
            ]))?;
            visit(Crossing::Along(along))?;
            visit(Crossing::Corner([
                (Side::new(on_left, right), Hand::Left),
                (along, Hand::On),
                (Side::new(on_right, left), Hand::Right),
            ]))
        }
    })
}

/// The way of a sight line from a hex it passes through to the next such hex.
#[derive(Clone, Copy)]
enum Way {
    /// Through the side in this direction.
    Side(Direction),
    /// Through the corner between left and ahead, into the hex ahead.
    LeftCorner,
    /// Through the corner between ahead and right, into the hex ahead.
    RightCorner,
    /// Along the side between the neighbours in these two directions, the left
    /// and the right one, from centre to centre.
    Between(Direction, Direction),
}

/// One of the three steps a sight line can take.
#[derive(Clone, Copy)]
struct Step {
    direction: Direction,
    offset: Hex,
    /// How far to the right of the line the step leads.
    drift: i32,
}

impl Step {
    #[inline]
    const fn new(direction: Direction, drift: i32) -> Step {
        Step { direction, offset: direction.vector(), drift }
    }
}

/// What the ways of a sight line depend on.
#[derive(Clone, Copy)]
struct Course {
    left: Step,
    ahead: Step,
    right: Step,
    /// How far to the right of the line the centre of a hex lies whose left
    /// corner is on it.
    left_corner: i32,
    /// The same for the right corner.
    right_corner: i32,
    /// The two directions between which the line runs along sides, if it does.
    along: Option<(Direction, Direction)>,
}

impl Course {
    #[inline]
    const fn between(a: Hex, b: Hex) -> Course {
        let span = b.difference(a);
        let (u, v, w) = (2 * span.q + span.r, span.q + 2 * span.r, span.q - span.r);
        let sixths = if u.abs() >= v.abs() && u.abs() >= w.abs() {
            if u < 0 { 3 } else { 0 }
        } else if v.abs() >= w.abs() {
            if v < 0 { 4 } else { 1 }
        } else {
            if w < 0 { 2 } else { 5 }
        };
        let turned = span.rotated(-sixths);
        let (q, r) = (turned.q as i32, turned.r as i32);
        let (v, w) = (q + 2 * r, q - r);
        let left = Direction::ALL[0].turned(sixths);
        let (ahead, right) = (left.turned(1), left.turned(2));
        let along = if v == 0 {
            Some((left, ahead))
        } else if w == 0 {
            Some((ahead, right))
        } else {
            None
        };
        Course {
            left: Step::new(left, -3 * (q + r)),
            ahead: Step::new(ahead, -3 * r),
            right: Step::new(right, 3 * q),
            left_corner: v,
            right_corner: -w,
            along,
        }
    }

    /// Calls `visit` for every way from `a` to `b` with the hex where it begins
    /// and the one where it ends, until it breaks.
    #[inline]
    fn walk<B>(
        &self,
        a: Hex,
        b: Hex,
        mut visit: impl FnMut(Hex, Way, Hex) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // How far to the right of the line the centre of `at` lies.
        let mut aside = 0;
        let mut at = a;
        while at != b {
            let (way, to) = if let Some((left, right)) = self.along {
                (Way::Between(left, right), at.step(left).step(right))
            } else {
                let (way, step) = self.leave(aside);
                aside += step.drift;
                (way, at.plus(step.offset))
            };
            visit(at, way, to)?;
            at = to;
        }
        ControlFlow::Continue(())
    }

    /// How the line leaves a hex whose centre lies `aside` to its right, unless
    /// it runs along sides.
    #[inline]
    const fn leave(&self, aside: i32) -> (Way, Step) {
        if aside > self.left_corner {
            (Way::Side(self.left.direction), self.left)
        } else if aside == self.left_corner {
            (Way::LeftCorner, self.ahead)
        } else if aside > self.right_corner {
            (Way::Side(self.ahead.direction), self.ahead)
        } else if aside == self.right_corner {
            (Way::RightCorner, self.ahead)
        } else {
            (Way::Side(self.right.direction), self.right)
        }
    }
}
