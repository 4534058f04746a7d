use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::body::Piece;
use crate::{Angle, Body, Bounds, Mil, Pieces, Point, Quad, Vector};

/// A piece of ground: a union of convex pieces with known bounds. Made once,
/// when a table is laid out; nothing afterwards allocates.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    points: Box<[Point]>,
    pieces: Box<[Piece]>,
    bounds: Bounds,
}

impl Shape {
    /// The most corners a convex piece may have, and the most stretches a line.
    pub const MOST: usize = 256;

    /// The corners of an oval.
    pub const OVAL: usize = 48;

    /// A convex polygon, its corners in order either way round. `None` if it is
    /// not convex, has no area, too many corners or some out of bounds.
    pub fn convex(points: &[Point]) -> Option<Shape> {
        Shape::union([points])
    }

    /// A simple polygon or anything else, given as convex polygons.
    pub fn union<'a>(pieces: impl IntoIterator<Item = &'a [Point]>) -> Option<Shape> {
        let mut list = Pile::default();
        for points in pieces {
            list.add(clockwise(points)?);
        }
        list.finish()
    }

    /// The oval about `centre`, its first radius along `turned`, as the polygon
    /// with [`Shape::OVAL`] corners on it. `None` if it is too small to be
    /// round, or out of bounds.
    pub fn oval(centre: Point, radii: (Mil, Mil), turned: Angle) -> Option<Shape> {
        let size = 1..=Point::LIMIT;
        if !centre.in_bounds() || !size.contains(&radii.0) || !size.contains(&radii.1) {
            return None;
        }
        let mut points = [centre; Shape::OVAL];
        for (i, point) in points.iter_mut().enumerate() {
            let nth = Angle((i * 65536 / Shape::OVAL) as u16);
            let along = (-nth).rotate(Vector::new(radii.0, 0)).x;
            let aside = (-nth).rotate(Vector::new(radii.1, 0)).y;
            *point = centre + turned.rotate(Vector::new(along, aside));
        }
        Shape::convex(&points)
    }

    /// An upright or turned rectangle.
    pub fn rect(rect: &crate::Rect) -> Option<Shape> {
        if rect.in_bounds() { Shape::convex(&rect.corners()) } else { None }
    }

    /// The line from point to point. Without width it is a fence or a hedge,
    /// which has no interior. With half a width it is a river or a road: round
    /// each stretch the polygon with eight corners on the circles at its ends,
    /// so that no bend leaves a gap. `None` if there is no stretch, or too many,
    /// or if the width is too small for corners in whole [`Mil`]s.
    pub fn line(points: &[Point], half_width: Mil) -> Option<Shape> {
        if !(0..=Point::LIMIT).contains(&half_width) || !points.iter().all(|p| p.in_bounds()) {
            return None;
        }
        let mut list = Pile::default();
        for (&from, &to) in points.iter().zip(points.iter().skip(1)) {
            let Some(ahead) = Angle::towards(to - from) else { continue };
            if half_width == 0 {
                list.add([from, to]);
            } else {
                list.add(clockwise(&stretch(from, to, ahead, half_width))?);
            }
        }
        list.finish()
    }
}

impl Body for Shape {
    #[inline]
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        Pieces::many(&self.points, &self.pieces)
    }
}

/// What stands or lies on the table: a regiment's outline, or ground. Its bounds
/// are known, because most of what is asked of it ends with them.
#[derive(Clone, Copy, Debug)]
pub struct Solid<'a> {
    bounds: Bounds,
    form: Form<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Form<'a> {
    Quad(&'a Quad),
    Shape(&'a Shape),
}

impl<'a> Solid<'a> {
    /// An outline of four corners of which the caller keeps the bounds.
    #[inline]
    pub fn with_bounds(quad: &'a Quad, bounds: Bounds) -> Solid<'a> {
        debug_assert_eq!(bounds, quad.bounds(), "bounds of another outline");
        Solid { bounds, form: Form::Quad(quad) }
    }
}

impl<'a> From<&'a Quad> for Solid<'a> {
    #[inline]
    fn from(quad: &'a Quad) -> Solid<'a> {
        Solid { bounds: quad.bounds(), form: Form::Quad(quad) }
    }
}

impl<'a> From<&'a Shape> for Solid<'a> {
    #[inline]
    fn from(shape: &'a Shape) -> Solid<'a> {
        Solid { bounds: shape.bounds, form: Form::Shape(shape) }
    }
}

impl Body for Solid<'_> {
    #[inline]
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    #[inline]
    fn pieces(&self) -> Pieces<'_> {
        match self.form {
            Form::Quad(quad) => Pieces::one(&quad.0, self.bounds),
            Form::Shape(shape) => shape.pieces(),
        }
    }
}

/// Pieces while a shape is made.
#[derive(Default)]
struct Pile {
    points: Vec<Point>,
    pieces: Vec<Piece>,
}

impl Pile {
    fn add(&mut self, points: impl AsRef<[Point]>) {
        let points = points.as_ref();
        self.points.extend_from_slice(points);
        self.pieces.push(Piece { len: points.len() as u32, bounds: Bounds::of(points) });
    }

    fn finish(self) -> Option<Shape> {
        if self.pieces.len() > Shape::MOST {
            return None;
        }
        let bounds = self.pieces.iter().map(|piece| piece.bounds).reduce(Bounds::union)?;
        Some(Shape { points: self.points.into(), pieces: self.pieces.into(), bounds })
    }
}

/// The corners clockwise and without repetition, if they make a convex polygon.
fn clockwise(points: &[Point]) -> Option<Vec<Point>> {
    if points.len() > Shape::MOST || !points.iter().all(|p| p.in_bounds()) {
        return None;
    }
    let mut corners = points.to_vec();
    corners.dedup();
    while corners.len() > 1 && corners.first() == corners.last() {
        corners.pop();
    }
    // Every corner on the same side of every edge, not all of them on it.
    let (mut left, mut right) = (false, false);
    let next = corners.iter().cycle().skip(1);
    for (&from, &to) in corners.iter().zip(next) {
        for &corner in &corners {
            let cross = (to - from).cross(corner - from);
            left |= cross > 0;
            right |= cross < 0;
        }
    }
    if left {
        corners.reverse();
    }
    (left != right).then_some(corners)
}

/// The outline of a stretch of a river, clockwise.
fn stretch(from: Point, to: Point, ahead: Angle, half_width: Mil) -> [Point; 10] {
    core::array::from_fn(|i| {
        let (end, first) = if i < 5 { (to, ahead + Angle::QUARTER) } else { (from, ahead - Angle::QUARTER) };
        let back = Angle::EIGHTH.0 * (i % 5) as u16;
        end + (first - Angle(back)).rotate(Vector::new(half_width, 0))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{distance, overlap, point_in, within};

    fn points<const N: usize>(list: [(Mil, Mil); N]) -> [Point; N] {
        list.map(|(x, y)| Point::new(x, y))
    }

    #[test]
    fn polygons_are_taken_either_way_round() {
        let mut corners = points([(0, 0), (10, 0), (10, 10), (5, 12), (0, 10)]);
        let shape = Shape::convex(&corners);
        assert!(shape.is_some());
        corners.reverse();
        let turned = Shape::convex(&corners).unwrap();
        assert!(point_in(&turned, Point::new(5, 12)) && !point_in(&turned, Point::new(4, 12)));
    }

    #[test]
    fn bad_polygons_are_refused() {
        assert_eq!(Shape::convex(&[]), None);
        assert_eq!(Shape::convex(&points([(0, 0), (10, 0)])), None);
        assert_eq!(Shape::convex(&points([(0, 0), (10, 0), (20, 0)])), None);
        // A dent, and a star that turns the same way at every corner.
        assert_eq!(Shape::convex(&points([(0, 0), (10, 0), (10, 10), (5, 2), (0, 10)])), None);
        assert_eq!(Shape::convex(&points([(0, 10), (6, -8), (-9, 3), (9, 3), (-6, -8)])), None);
        assert_eq!(Shape::convex(&points([(0, 0), (2_000_000, 0), (0, 10)])), None);
        assert_eq!(Shape::convex(&[Point::default(); 1000]), None);
        assert_eq!(Shape::line(&points([(5, 5), (5, 5)]), 0), None);
        assert_eq!(Shape::line(&points([(5, 5), (5, 15)]), -1), None);
        assert_eq!(Shape::oval(Point::default(), (0, 5), Angle::ZERO), None);
    }

    #[test]
    fn ovals_have_their_radii() {
        let oval = Shape::oval(Point::new(1000, 2000), (4000, 3000), Angle::NORTH).unwrap();
        assert_eq!(oval.bounds(), Bounds::new(Point::new(-2000, -2000), Point::new(4000, 6000)));
        assert!(point_in(&oval, Point::new(1000, 6000)));
        assert!(!point_in(&oval, Point::new(1001, 6000)));
        assert_eq!(oval.pieces().count(), 1);
    }

    #[test]
    fn rivers_have_no_gap_at_their_bends() {
        let bend = points([(0, 0), (10_000, 0), (10_000, 10_000)]);
        let river = Shape::line(&bend, 1000).unwrap();
        assert!(overlap(&river, &[Point::new(10_600, -600), Point::new(10_700, -600)]));
        assert_eq!(distance(&river, &Point::new(5000, 3000)), 2000);
        assert!(within(&river, &Point::new(5000, 3000), 2000));
        let fence = Shape::line(&bend, 0).unwrap();
        assert_eq!(distance(&fence, &Point::new(5000, 3000)), 3000);
        assert!(!overlap(&fence, &river.pieces().next().unwrap().points()[0]));
    }
}
