use crate::number::{Ratio, div_floor};
use crate::{Body, Bounds, CONTACT, Convex, Mil, Point, Vector};

/// Whether the two bodies are at most `reach` apart, exactly.
#[inline]
pub fn within(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized), reach: Mil) -> bool {
    any_pair(a, b, reach, |a, b| pieces_within(a, b, reach))
}

/// Whether the two bodies touch: at most [`CONTACT`] apart.
#[inline]
pub fn touches(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> bool {
    within(a, b, CONTACT)
}

/// Whether the two bodies are less than `reach` apart, or overlap.
#[inline]
pub fn nearer(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized), reach: Mil) -> bool {
    any_pair(a, b, reach.max(0), |a, b| pieces_nearer(a, b, reach))
}

/// Whether the interiors of the two bodies meet, however little; or, of a line,
/// whether it passes through the interior of the other.
#[inline]
pub fn overlap(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> bool {
    any_pair(a, b, 0, pieces_overlap)
}

/// The distance of the two bodies to the nearest [`Mil`]; 0 if they overlap.
/// For showing and for costs: conditions ask [`within`].
#[inline]
pub fn distance(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> Mil {
    let least = least_gap(a, b);
    (least as u64).isqrt().div_ceil(2) as Mil
}

/// The greatest whole number of [`Mil`]s that the two bodies are apart.
#[inline]
pub(crate) fn distance_floor(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> Mil {
    ((least_gap(a, b) as u64).isqrt() / 2) as Mil
}

/// The points of the two bodies that are nearest to each other, rounded to
/// whole [`Mil`]s: for showing. If the bodies overlap, where their outlines come
/// near each other.
pub fn nearest_points(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> (Point, Point) {
    let mut best = Nearest { gap: i64::MAX, corner: Point::default(), foot: Point::default() };
    let mut swapped = false;
    for a in a.pieces() {
        for b in b.pieces() {
            swapped = if best.improve(a, b) { false } else { swapped };
            swapped |= best.improve(b, a);
        }
    }
    if swapped { (best.foot, best.corner) } else { (best.corner, best.foot) }
}

/// The nearest pair of a corner and a point of an edge so far.
struct Nearest {
    gap: i64,
    corner: Point,
    foot: Point,
}

impl Nearest {
    /// Looks at the corners of `a` and the edges of `b` in front of which they
    /// lie; whether any pair is nearer.
    fn improve(&mut self, a: Convex<'_>, b: Convex<'_>) -> bool {
        let before = self.gap;
        for (from, edge) in b.edges() {
            // Behind the edge, or farther from its line than the nearest yet.
            let most = self.gap as i128 * edge.squared() as i128;
            let is_far = |cross: i64| 4 * cross as i128 * cross as i128 > most;
            // Mostly that is true of the whole bounds.
            let bound = |direction| edge.cross(a.bounds.leftmost(direction) - from);
            let least = bound(-edge);
            if bound(edge) < 0 || least > 0 && is_far(least) {
                continue;
            }
            for &p in a.points {
                let cross = edge.cross(p - from);
                if cross < 0 || is_far(cross) {
                    continue;
                }
                let gap = point_gap(p, from, edge);
                if gap < self.gap {
                    *self = Nearest { gap, corner: p, foot: foot(p, from, edge) };
                }
            }
        }
        self.gap < before
    }
}

/// Whether `point` is in the body or on its outline.
#[inline]
pub fn point_in(body: &(impl Body + ?Sized), point: Point) -> bool {
    body.pieces().any(|piece| piece.bounds.holds(point) && piece_holds(piece, point))
}

/// Whether `inner` lies wholly in one of the convex pieces of `outer`; on the
/// outline counts. Tables, zones and quarters are convex.
#[inline]
pub fn contains(outer: &(impl Body + ?Sized), inner: &(impl Body + ?Sized)) -> bool {
    let bounds = inner.bounds();
    outer.pieces().any(|piece| {
        piece.bounds.encloses(&bounds)
            && inner.pieces().all(|inner| inner.points.iter().all(|&p| piece_holds(piece, p)))
    })
}

/// Whether `test` holds of any two pieces whose bounds are within `reach`.
#[inline]
fn any_pair(
    a: &(impl Body + ?Sized),
    b: &(impl Body + ?Sized),
    reach: Mil,
    mut test: impl FnMut(Convex<'_>, Convex<'_>) -> bool,
) -> bool {
    let (near, all) = (a.bounds().grown(reach), b.bounds());
    near.meets(&all)
        && a.pieces().any(|a| {
            let near = a.bounds.grown(reach);
            b.pieces().any(|b| near.meets(&b.bounds) && test(a, b))
        })
}

/// The least square of the distance of the two bodies in quarters of a square
/// [`Mil`], rounded down.
#[inline]
fn least_gap(a: &(impl Body + ?Sized), b: &(impl Body + ?Sized)) -> i64 {
    let mut least = i64::MAX;
    for a in a.pieces() {
        for b in b.pieces() {
            if pieces_overlap(a, b) {
                return 0;
            }
            least = least.min(half_gap(a, b)).min(half_gap(b, a));
        }
    }
    least
}

/// The least square distance of the corners of `a` from the edges of `b` in
/// front of which they lie.
#[inline]
fn half_gap(a: Convex<'_>, b: Convex<'_>) -> i64 {
    let mut least = i64::MAX;
    for (from, edge) in b.edges() {
        for &p in a.points {
            // Behind the edge, or its line no nearer than the nearest yet.
            let cross = edge.cross(p - from);
            let line = 4 * cross as i128 * cross as i128;
            if cross >= 0 && line < least as i128 * edge.squared().max(1) as i128 {
                least = least.min(point_gap(p, from, edge));
            }
        }
    }
    least
}

/// Four times the square of the distance of `p` from the segment, rounded
/// down.
#[inline]
fn point_gap(p: Point, from: Point, edge: Vector) -> i64 {
    let (to, length) = (p - from, edge.squared());
    let along = edge.dot(to);
    if along <= 0 {
        4 * to.squared()
    } else if along >= length {
        4 * (to - edge).squared()
    } else {
        let cross = edge.cross(to) as i128;
        div_floor(4 * cross * cross, length)
    }
}

/// The point of the segment nearest to `p`, rounded.
#[inline]
pub(crate) fn foot(p: Point, from: Point, edge: Vector) -> Point {
    let length = edge.squared();
    let along = edge.dot(p - from).clamp(0, length);
    if length == 0 {
        return from;
    }
    let share = Ratio::new(along, length);
    from + Vector::new(share.nearest_of(edge.x as i64) as Mil, share.nearest_of(edge.y as i64) as Mil)
}

/// Whether `p` lies in front of the edge, and the square of its distance from it
/// is less than `square`, or no more if `closed`.
#[inline]
fn point_near(p: Point, from: Point, edge: Vector, square: i64, closed: bool) -> bool {
    let (to, length) = (p - from, edge.squared());
    let below = |n: i128, limit: i128| if closed { n <= limit } else { n < limit };
    let cross = edge.cross(to);
    let near_line = cross >= 0 && below(cross as i128 * cross as i128, square as i128 * length as i128);
    if !near_line && length > 0 {
        return false;
    }
    let along = edge.dot(to);
    if along <= 0 {
        below(to.squared() as i128, square as i128)
    } else if along >= length {
        below((to - edge).squared() as i128, square as i128)
    } else {
        true
    }
}

/// Whether two pieces are at most `reach` apart.
#[inline]
fn pieces_within(a: Convex<'_>, b: Convex<'_>, reach: Mil) -> bool {
    reach >= 0 && pieces_near(a, b, reach, true)
}

/// Whether two pieces are less than `reach` apart, or overlap.
#[inline]
pub(crate) fn pieces_nearer(a: Convex<'_>, b: Convex<'_>, reach: Mil) -> bool {
    if reach > 0 { pieces_near(a, b, reach, false) } else { pieces_overlap(a, b) }
}

/// Whether two pieces overlap, are less than `reach` apart, or no more if
/// `closed`. Mostly the line of an edge keeps them so far from each other, and
/// corners need not be compared.
#[inline]
fn pieces_near(a: Convex<'_>, b: Convex<'_>, reach: Mil, closed: bool) -> bool {
    let square = reach as i128 * reach as i128;
    let mut overlap = false;
    let mut apart = false;
    for (one, other) in [(a, b), (b, a)] {
        for (from, edge) in one.edges() {
            if edge == Vector::ZERO {
                continue;
            }
            overlap = true;
            let far = square * edge.squared() as i128;
            let beyond = |least: i64| {
                let gap = least as i128 * least as i128;
                if closed { gap > far } else { gap >= far }
            };
            let bound = least_outside(other, from, edge);
            if bound >= 0 && beyond(bound) {
                return false;
            }
            let outside = |least: i64, p: &Point| {
                let cross = edge.cross(*p - from);
                (cross >= 0).then_some(least.min(cross))
            };
            let Some(least) = other.points.iter().try_fold(i64::MAX, outside) else { continue };
            apart = true;
            if beyond(least) {
                return false;
            }
        }
    }
    overlap && !apart || corner_near(a, b, reach, closed)
}

/// Whether a corner of one piece is near an edge of the other: if interiors do
/// not meet, the least distance is between such.
#[inline]
fn corner_near(a: Convex<'_>, b: Convex<'_>, reach: Mil, closed: bool) -> bool {
    let square = reach as i64 * reach as i64;
    let half = |a: Convex<'_>, b: Convex<'_>| {
        // Of a round piece of ground most edges lie elsewhere.
        let near = a.bounds.grown(reach);
        b.edges()
            .filter(|&(from, edge)| near.meets(&Bounds::new(from, from + edge)))
            .any(|(from, edge)| a.points.iter().any(|&p| point_near(p, from, edge, square, closed)))
    };
    half(a, b) || half(b, a)
}

/// Whether the interiors of two pieces meet: whether no edge of either keeps
/// all of the other on its outer side.
#[inline]
pub(crate) fn pieces_overlap(a: Convex<'_>, b: Convex<'_>) -> bool {
    let mut edges = 0;
    for (one, other) in [(a, b), (b, a)] {
        for (from, edge) in one.edges() {
            if edge == Vector::ZERO {
                continue;
            }
            edges += 1;
            if least_outside(other, from, edge) >= 0
                || other.points.iter().all(|&p| edge.cross(p - from) >= 0)
            {
                return false;
            }
        }
    }
    edges > 0
}

/// No corner of a piece lies less far to the left of an edge than this, as a
/// cross product with it: of a round piece of ground the bounds are looked at
/// first, and mostly they tell enough.
#[inline]
fn least_outside(piece: Convex<'_>, from: Point, edge: Vector) -> i64 {
    if piece.points.len() > 4 { edge.cross(piece.bounds.leftmost(-edge) - from) } else { i64::MIN }
}

/// Whether the point is in the piece or on its outline.
#[inline]
fn piece_holds(piece: Convex<'_>, point: Point) -> bool {
    // The bounds matter for a line, of which every point of its whole line is
    // on neither side.
    piece.bounds.holds(point) && piece.edges().all(|(from, edge)| edge.cross(point - from) <= 0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Angle, Quad, Rect, Shape};

    fn square(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 1000, 1000).hull()
    }

    #[test]
    fn distances_between_edges_corners_and_points() {
        assert_eq!(distance(&square(0, 0), &square(3000, 400)), 2000);
        assert_eq!(distance(&square(0, 0), &square(4000, 5000)), 5000);
        assert_eq!(distance(&square(0, 0), &Point::new(0, 700)), 200);
        assert_eq!(distance(&square(0, 0), &Point::new(0, 100)), 0);
        assert_eq!(distance(&[Point::new(0, 0), Point::new(10, 0)], &Point::new(13, 4)), 5);
        // Half a Mil is rounded up, 2.5 to 3.
        assert_eq!(distance(&[Point::new(0, 0), Point::new(4, 3)], &Point::new(4, 0)), 2);
        assert_eq!(distance(&Point::new(0, 0), &Point::new(3, 3)), 4);
    }

    #[test]
    fn within_is_exact_at_its_limit() {
        let (a, b) = (square(0, 0), square(4000, 5000));
        assert!(within(&a, &b, 5000));
        assert!(!within(&a, &b, 4999));
        let tilted = [Point::new(0, 0), Point::new(3_000, 1_000)];
        // The point is 1000 / sqrt(10) = 316.2 away.
        assert!(within(&tilted, &Point::new(1_500, 500 + 333), 317));
        assert!(!within(&tilted, &Point::new(1_500, 500 + 334), 316));
        assert!(!within(&a, &a, -1));
    }

    #[test]
    fn contact_reaches_fifty() {
        assert!(touches(&square(0, 0), &square(1050, 0)));
        assert!(!touches(&square(0, 0), &square(1051, 0)));
    }

    #[test]
    fn edges_in_common_are_no_overlap() {
        assert!(!overlap(&square(0, 0), &square(1000, 0)));
        assert!(overlap(&square(0, 0), &square(999, 0)));
        assert!(!overlap(&square(0, 0), &square(1000, 1000)));
        assert_eq!(distance(&square(0, 0), &square(1000, 1000)), 0);
        assert!(overlap(&square(0, 0), &square(0, 0)));
    }

    #[test]
    fn crossed_bars_overlap_without_corners_in_each_other() {
        let wide = Rect::about_centre(Point::default(), Angle::NORTH, 4000, 200).hull();
        let deep = Rect::about_centre(Point::default(), Angle::NORTH, 200, 4000).hull();
        assert!(overlap(&wide, &deep));
        assert_eq!(distance(&wide, &deep), 0);
        assert!(within(&wide, &deep, 0));
    }

    #[test]
    fn lines_overlap_what_they_pass_through() {
        let through = [Point::new(-2000, 0), Point::new(2000, 10)];
        let along = [Point::new(-2000, 500), Point::new(2000, 500)];
        assert!(overlap(&square(0, 0), &through));
        assert!(!overlap(&square(0, 0), &along));
        assert!(within(&square(0, 0), &along, 0));
        let apart = [Point::new(3000, 0), Point::new(4000, 0)];
        assert!(!overlap(&through, &apart));
    }

    #[test]
    fn zones_hold_what_lies_wholly_in_them() {
        let zone = Rect::about_centre(Point::new(0, 0), Angle::NORTH, 10_000, 4000).hull();
        assert!(contains(&zone, &square(4500, 1500)));
        assert!(!contains(&zone, &square(4501, 1500)));
        assert!(point_in(&zone, Point::new(5000, 2000)));
        assert!(!point_in(&zone, Point::new(5001, 0)));
        assert!(!point_in(&[Point::new(0, 0), Point::new(10, 10)], Point::new(11, 11)));
    }

    #[test]
    fn nearest_points_face_each_other() {
        let (a, b) = nearest_points(&square(0, 0), &square(4000, 5000));
        assert_eq!((a, b), (Point::new(500, 500), Point::new(3500, 4500)));
        let (a, b) = nearest_points(&square(0, 0), &Point::new(100, 900));
        assert_eq!((a, b), (Point::new(100, 500), Point::new(100, 900)));
    }

    /// As [`Nearest::improve`], every corner and edge.
    fn improve_slowly(best: &mut Nearest, a: Convex<'_>, b: Convex<'_>) {
        for (from, edge) in b.edges() {
            for &p in a.points {
                let gap = point_gap(p, from, edge);
                if edge.cross(p - from) >= 0 && gap < best.gap {
                    *best = Nearest { gap, corner: p, foot: foot(p, from, edge) };
                }
            }
        }
    }

    proptest! {
        #[test]
        fn no_edge_is_passed_over_that_is_nearest(
            at in (-9000..9000, -9000..9000),
            facing in any::<u16>(),
            radii in (300..5000, 300..5000),
            size in (100..6000, 100..6000),
        ) {
            let oval = Shape::oval(Point::default(), radii, Angle(radii.0 as u16)).unwrap();
            let rect = Rect::about_centre(Point::new(at.0, at.1), Angle(facing), size.0, size.1).hull();
            let (round, quad) = (oval.pieces().next().unwrap(), rect.piece());
            for (a, b) in [(round, quad), (quad, round)] {
                let far = || Nearest { gap: i64::MAX, corner: a.points[0], foot: a.points[0] };
                let (mut quick, mut slow) = (far(), far());
                quick.improve(a, b);
                improve_slowly(&mut slow, a, b);
                prop_assert_eq!((quick.gap, quick.corner, quick.foot), (slow.gap, slow.corner, slow.foot));
            }
        }
    }
}
