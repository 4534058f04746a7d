//! WH-09-H51, WH-09-H52: closed ground with a way over it, such as fords, bridges and roads.

use crate::ground::{Going, Piece};
use crate::ids::UnitId;
use crate::refusal::Obstacle;
use crate::space::{Room, Way, last_good};
use crate::state::Battle;
use plane::{Angle, Body, Convex, INCH, Mil, Point, Quad, Vector};

impl Battle {
    /// Whether all of the piece that the body covers lies under a piece on top of it: a ford or bridge in a river, a road
    /// through a wood.
    pub(crate) fn bridged(&self, index: u8, hull: &Quad) -> bool {
        self.upper_pieces(index).any(|upper| {
            self.piece(index).is_some_and(|lower| {
                lower.shape.pieces().all(|part| !plane::overlap(&part, hull) || covers(upper, part, hull))
            })
        })
    }

    /// The pieces that lie on top of a piece and open a way over it.
    pub(crate) fn upper_pieces(&self, index: u8) -> impl Iterator<Item = &Piece> + Clone {
        let lower = self.piece(index).map(|piece| piece.shape.bounds());
        self.stage.ground.pieces.iter().skip(usize::from(index) + 1).filter(move |upper| {
            !matches!(upper.going, Going::Impassable | Going::Obstacle)
                && lower.is_some_and(|lower| lower.meets(&upper.shape.bounds()))
        })
    }

    /// The closed ground that is bridged in part.
    pub(crate) fn bridged_ground(&self, unit: UnitId) -> impl Iterator<Item = (u8, &Piece)> + Clone {
        self.closed_ground(unit).filter(|&(index, _)| self.upper_pieces(index).next().is_some())
    }

    /// Whether a body covers some of a piece that nothing bridges.
    pub(crate) fn is_off_bridge(&self, index: u8, piece: &Piece, hull: &Quad) -> bool {
        plane::overlap(hull, &piece.shape) && !self.bridged(index, hull)
    }

    /// How far it can go because of rivers with fords and bridges.
    pub(crate) fn bridged_way(&self, body: &Quad, direction: Angle, distance: Mil, room: &Room) -> Way<Mil> {
        let mut way = Way { free: distance, stop: None };
        let there = |go: Mil| body.shifted(direction.rotate(Vector::new(go, 0)));
        for (index, piece) in self.bridged_ground(room.unit) {
            let bad = |go: Mil| self.is_off_bridge(index, piece, &there(go));
            if let Some((last, next)) = self.first_step_off(body, direction, way.free, index, piece) {
                let free = last_good(last, next, |go| !bad(go));
                let at = plane::nearest_points(&there(free), &piece.shape).1;
                way = Way { free, stop: Some((Obstacle::Ground(index), at)) };
            }
        }
        way
    }

    /// Every half inch of a way is looked at, since rivers are wider: the last look before the body is off the bridges of a
    /// piece, and the first after.
    pub(crate) fn first_step_off(
        &self,
        body: &Quad,
        direction: Angle,
        distance: Mil,
        index: u8,
        piece: &Piece,
    ) -> Option<(Mil, Mil)> {
        let there = |go: Mil| body.shifted(direction.rotate(Vector::new(go, 0)));
        let corridor = body.bounds().union(there(distance).bounds());
        if !corridor.meets(&piece.shape.bounds()) {
            return None;
        }
        first_bad(distance, INCH / 2, |go| !self.is_off_bridge(index, piece, &there(go)))
    }
}

/// The last value before the test first fails and the first at which it does, looked at in steps up to `most`.
fn first_bad(most: i32, step: i32, good: impl Fn(i32) -> bool) -> Option<(i32, i32)> {
    let mut at = 0;
    while at < most {
        let next = (at + step).min(most);
        if !good(next) {
            return Some((at, next));
        }
        at = next;
    }
    None
}

/// Whether everything that the body covers of a part of the ground lies on one part of the upper piece.
fn covers(upper: &Piece, part: Convex<'_>, hull: &Quad) -> bool {
    let Some(common) = Polygon::common(part, hull) else { return false };
    upper.shape.pieces().any(|above| common.corners().iter().all(|&corner| plane::point_in(&above, corner)))
}

/// A convex polygon of few corners.
struct Polygon {
    corners: [Point; Polygon::MOST],
    len: usize,
}

impl Polygon {
    const MOST: usize = 64;

    fn corners(&self) -> &[Point] {
        &self.corners[..self.len]
    }

    fn push(&mut self, corner: Point) -> Option<()> {
        *self.corners.get_mut(self.len)? = corner;
        self.len += 1;
        Some(())
    }

    const EMPTY: Polygon = Polygon { corners: [Point::new(0, 0); Polygon::MOST], len: 0 };

    /// What a part of the ground and a body have in common, its corners rounded; `None` if it has too many of them.
    fn common(part: Convex<'_>, hull: &Quad) -> Option<Polygon> {
        let mut common = Polygon::EMPTY;
        for &corner in part.points() {
            common.push(corner)?;
        }
        let [a, b, c, d] = hull.0;
        for (from, to) in [(a, b), (b, c), (c, d), (d, a)] {
            common = common.right_of(from, to)?;
        }
        Some(common)
    }

    /// What lies to the right of the line; corners run clockwise.
    fn right_of(&self, from: Point, to: Point) -> Option<Polygon> {
        let side = |p: Point| (to - from).cross(p - from);
        let mut rest = Polygon::EMPTY;
        for (i, &corner) in self.corners().iter().enumerate() {
            let last = self.corners()[(i + self.len - 1) % self.len];
            let (before, here) = (side(last), side(corner));
            if before.signum() * here.signum() < 0 {
                rest.push(crossing(last, corner, before, here))?;
            }
            if here <= 0 {
                rest.push(corner)?;
            }
        }
        Some(rest)
    }
}

/// The point between two where a value that has different signs at them is nought, rounded.
fn crossing(a: Point, b: Point, at_a: i64, at_b: i64) -> Point {
    let whole = i128::from(at_a) - i128::from(at_b);
    let share = |from: Mil, to: Mil| {
        let part = i128::from(to - from) * i128::from(at_a) * whole.signum();
        from + (2 * part + whole.abs()).div_euclid(2 * whole.abs()) as Mil
    };
    Point::new(share(a.x, b.x), share(a.y, b.y))
}
