use crate::few::Few;
use crate::number::Ratio;
use crate::{Body, Bounds, Convex, Mil, Point, Quad, Sightline, Solid, Vector, point_in};

/// What can hide things. Whether something is low enough to be seen over is the
/// caller's affair: leave it out.
#[derive(Clone, Copy, Debug)]
pub enum Blocker<'a> {
    /// Nothing is seen through its interior.
    Wall(Solid<'a>),
    /// One sees through this much of it. Of several woods on a line the shares
    /// add up.
    Wood {
        /// The wood.
        solid: Solid<'a>,
        /// How far one sees in it.
        depth: Mil,
    },
}

impl<'a> Blocker<'a> {
    /// What stands there.
    #[inline]
    pub const fn solid(&self) -> Solid<'a> {
        match *self {
            Blocker::Wall(solid) | Blocker::Wood { solid, .. } => solid,
        }
    }
}

/// Whether `to` can be seen from `from`.
pub fn sees<'a>(from: Point, to: Point, blockers: impl IntoIterator<Item = Blocker<'a>>) -> bool {
    let line = Sightline::new(from, to);
    let mut worn = Worn::default();
    blockers.into_iter().all(|blocker| worn.passes(&line, &blocker))
}

/// How many of `points`, such as the middles of models, can be seen from
/// `from`.
pub fn count_seen<'a, I>(from: Point, points: impl IntoIterator<Item = Point>, blockers: I) -> usize
where
    I: IntoIterator<Item = Blocker<'a>> + Clone,
{
    points.into_iter().filter(|&point| sees(from, point, blockers.clone())).count()
}

/// A point of `target` that can be seen from `from`, if any part of it can.
///
/// Against walls this is exact: their shadows are cut from the near edges of
/// the target, and it is seen if something of positive length remains. The
/// point is the middle of what remains first, rounded. Through woods the near
/// edges are judged at four points of every part that no wall hides: its ends, its
/// middle and where it is nearest.
pub fn see<'a, I>(from: Point, target: &Quad, blockers: I) -> Option<Point>
where
    I: IntoIterator<Item = Blocker<'a>>,
    I::IntoIter: Clone,
{
    if point_in(target, from) {
        return Some(from);
    }
    let blockers = blockers.into_iter();
    let cone = Cone::new(from, target);
    let mut few = Few::NONE;
    blockers.clone().for_each(|blocker| {
        if cone.bounds.meets(&blocker.solid().bounds()) {
            cone.keep(blocker, &mut few);
        }
    });
    if few.is_empty() {
        Some(crate::nearest_points(&from, target).1)
    } else if few.spilt() {
        see_edges(from, target, blockers.filter(|blocker| cone.meets(&blocker.solid().bounds())))
    } else {
        see_edges(from, target, few.iter())
    }
}

/// A point of one of the near edges of `target` that can be seen from outside.
fn see_edges<'a, I>(from: Point, target: &Quad, blockers: I) -> Option<Point>
where
    I: Iterator<Item = Blocker<'a>> + Clone,
{
    let mut outer = false;
    for (corner, edge) in target.piece().edges() {
        if edge.cross(from - corner) > 0 {
            outer = true;
            let seen = Fan::new(from, corner, edge).see(blockers.clone());
            if seen.is_some() {
                return seen;
            }
        }
    }
    // A target without area, seen end on.
    let end = (!outer).then(|| crate::nearest_points(&from, target).1)?;
    sees(from, end, blockers).then_some(end)
}

/// What an eye has to look through to see any of a target: the cone between the
/// outermost corners, and what holds both.
#[derive(Clone, Copy)]
struct Cone {
    from: Point,
    left: Vector,
    right: Vector,
    bounds: Bounds,
}

impl Cone {
    /// The cone from a point outside the target.
    #[inline]
    fn new(from: Point, target: &Quad) -> Cone {
        let [first, rest @ ..] = target.0.map(|corner| corner - from);
        let (mut left, mut right) = (first, first);
        for to in rest {
            if left.cross(to) > 0 {
                left = to;
            }
            if right.cross(to) < 0 {
                right = to;
            }
        }
        Cone { from, left, right, bounds: target.bounds().union(from.bounds()) }
    }

    /// Adds what lies in its bounds, unless it is beside it after all.
    // Not inlined, to keep the loop over all blockers small.
    #[inline(never)]
    fn keep<'a>(&self, blocker: Blocker<'a>, few: &mut Few<Blocker<'a>>) {
        if self.meets(&blocker.solid().bounds()) {
            few.add(blocker);
        }
    }

    /// Whether anything in these bounds may lie in it.
    #[inline]
    fn meets(&self, bounds: &Bounds) -> bool {
        self.bounds.meets(bounds)
            && self.left.cross(bounds.leftmost(-self.left) - self.from) <= 0
            && self.right.cross(bounds.leftmost(self.right) - self.from) >= 0
    }
}

/// The triangle between an eye and an edge of the target that it sees from
/// outside. Points of the edge are named by their share of it.
#[derive(Clone, Copy)]
struct Fan {
    from: Point,
    edge: Vector,
    /// From the eye to the corner where the edge begins.
    first: Vector,
    /// From the eye to the corner where it ends.
    last: Vector,
    /// Twice the area.
    whole: i64,
}

impl Fan {
    #[inline]
    fn new(from: Point, corner: Point, edge: Vector) -> Fan {
        let first = corner - from;
        Fan { from, edge, first, last: first + edge, whole: first.cross(edge) }
    }

    /// A point of the edge that can be seen.
    fn see<'a>(&self, blockers: impl Iterator<Item = Blocker<'a>> + Clone) -> Option<Point> {
        let walls = blockers.clone().filter_map(|blocker| match blocker {
            Blocker::Wall(solid) => Some(solid),
            Blocker::Wood { .. } => None,
        });
        let mut shadows = Few::NONE;
        for wall in walls.clone() {
            self.each_shadow(wall, |shadow| shadows.add(shadow));
        }
        let mut at = Ratio::ZERO;
        while at < Ratio::ONE {
            // The end of the shadows over this place, else the place where the
            // next one begins. Either is farther on.
            let mut next = Next { at, hidden: at, next: Ratio::ONE };
            if shadows.spilt() {
                walls.clone().for_each(|wall| self.each_shadow(wall, |shadow| next.look(shadow)));
            } else {
                shadows.iter().for_each(|shadow| next.look(shadow));
            }
            if at < next.hidden {
                at = next.hidden;
                continue;
            }
            let seen = self.see_through_woods((at, next.next), blockers.clone());
            if seen.is_some() {
                return seen;
            }
            at = next.next;
        }
        None
    }

    /// A point of the part of the edge that can be seen through the woods; no
    /// wall hides that part.
    fn see_through_woods<'a>(
        &self,
        part: (Ratio, Ratio),
        blockers: impl Iterator<Item = Blocker<'a>> + Clone,
    ) -> Option<Point> {
        let (low, high) = (self.point(part.0), self.point(part.1));
        let woods = blockers.filter(|blocker| matches!(blocker, Blocker::Wood { .. }));
        let free = |point: &Point| sees(self.from, *point, woods.clone());
        let middle = Point::new((low.x + high.x) >> 1, (low.y + high.y) >> 1);
        if free(&middle) {
            return Some(middle);
        }
        let nearest = crate::nearest_points(&self.from, &[low, high]).1;
        [nearest, low, high].into_iter().find(free)
    }

    /// Calls `visit` with the shadow of every piece of a wall.
    #[inline]
    fn each_shadow(&self, wall: Solid<'_>, mut visit: impl FnMut((Ratio, Ratio))) {
        for piece in wall.pieces() {
            if let Some(shadow) = self.shadow(piece) {
                visit(shadow);
            }
        }
    }

    /// The point at this share of the edge, rounded.
    #[inline]
    fn point(&self, share: Ratio) -> Point {
        let at = |part: Mil| share.nearest_of(part as i64) as Mil;
        self.from + self.first + Vector::new(at(self.edge.x), at(self.edge.y))
    }

    /// The part of the edge that `piece` hides: that to which lines from the
    /// eye pass through its interior. It is connected, because the part of a
    /// convex piece in a triangle is.
    #[inline]
    fn shadow(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let corner = |direction| piece.bounds.leftmost(direction) - self.from;
        let least = corner(self.edge).cross(self.edge);
        // All of it beyond the edge, or beside the triangle.
        if least >= self.whole
            || self.first.cross(corner(self.first)) <= 0
            || self.last.cross(corner(-self.last)) >= 0
        {
            return None;
        }
        // Most pieces lie between the eye and the line of the edge already by
        // their bounds.
        if least > 0 && corner(-self.edge).cross(self.edge) <= self.whole {
            self.shadow_before(piece)
        } else if least <= 0 && holds_eye(piece, self.from) {
            self.shadow_around(piece)
        } else if piece.is_round() {
            self.round_shadow(piece)
        } else {
            self.cut_shadow(piece)
        }
    }

    /// As [`Fan::shadow`] of a piece with many corners that does not hold the
    /// eye: often only its bounds are cut by the line of the edge or lie partly
    /// behind the eye.
    fn round_shadow(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let across = |p: Point| (p - self.from).cross(self.edge);
        let least = across(piece.extreme(|p, q| (p - q).cross(self.edge) < 0));
        if least >= self.whole {
            return None;
        } else if least <= 0 {
            return self.cut_shadow(piece);
        }
        // An outermost corner beyond the line hides less than the place where
        // the outline crosses that line on its side.
        let Span { low, high } = self.span_ahead(piece);
        let (low_before, high_before) =
            (low.cross(self.edge) <= self.whole, high.cross(self.edge) <= self.whole);
        let mut crossed = (Ratio::ONE, Ratio::ZERO);
        if !(low_before && high_before) {
            piece.changes(
                |p| across(p) <= self.whole,
                |from, to| {
                    let share = self.share_crossed(from - self.from, to - self.from);
                    crossed = (crossed.0.min(share), crossed.1.max(share));
                },
            );
        }
        self.clamped(
            if low_before { self.share(low) } else { crossed.0 },
            if high_before { self.share(high) } else { crossed.1 },
        )
    }

    /// As [`Fan::shadow`] of a piece between the eye and the line of the edge:
    /// what it hides is what its outermost corners do.
    #[inline]
    fn shadow_before(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let span = self.span_ahead(piece);
        self.clamped(self.share(span.low), self.share(span.high))
    }

    /// The outermost corners of a piece ahead of the eye.
    #[inline]
    fn span_ahead(&self, piece: Convex<'_>) -> Span {
        let turn = |p: Point, q: Point| (q - self.from).cross(p - self.from);
        if piece.is_round() {
            let low = piece.extreme(|p, q| turn(p, q) < 0) - self.from;
            Span { low, high: piece.extreme(|p, q| turn(p, q) > 0) - self.from }
        } else {
            let mut span = Span { low: self.last, high: self.first };
            piece.points.iter().for_each(|&point| span.add(point - self.from));
            span
        }
    }

    /// Where a segment crosses the line of the edge.
    #[inline]
    fn share_crossed(&self, start: Vector, end: Vector) -> Ratio {
        let way = end - start;
        Ratio::new((start - self.first).cross(way), self.edge.cross(way))
    }

    /// As [`Fan::shadow`] of a piece that may lie partly beyond the edge or
    /// behind the eye, but does not hold the eye. What it hides is what its
    /// outermost corners between do, or the places where its outline crosses the
    /// line of the edge.
    fn cut_shadow(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let mut span = Span { low: self.last, high: self.first };
        let (mut low, mut high) = (Ratio::ONE, Ratio::ZERO);
        let mut start = *piece.points.last()? - self.from;
        let mut from = start.cross(self.edge);
        let mut before = false;
        for &point in piece.points {
            let end = point - self.from;
            let to = end.cross(self.edge);
            before |= to < self.whole;
            if 0 < to && to <= self.whole {
                span.add(end);
            }
            if (from <= self.whole) != (to <= self.whole) {
                let share = self.share_crossed(start, end);
                (low, high) = (low.min(share), high.max(share));
            }
            if (from <= 0) != (to <= 0) {
                // It passes the eye on one side or the other.
                let turn = if from <= 0 { start.cross(end) } else { end.cross(start) };
                low = if turn > 0 { Ratio::ZERO } else { low };
                high = if turn < 0 { Ratio::ONE } else { high };
            }
            (start, from) = (end, to);
        }
        // What only touches the edge from beyond hides nothing.
        before.then(|| self.clamped(low.min(self.share(span.low)), high.max(self.share(span.high))))?
    }

    /// Where a direction ahead of the eye meets the line of the edge.
    #[inline]
    fn share(&self, to: Vector) -> Ratio {
        Ratio::new(self.first.cross(to), to.cross(self.edge))
    }

    /// As much of a shadow as lies on the edge.
    #[inline]
    fn clamped(&self, low: Ratio, high: Ratio) -> Option<(Ratio, Ratio)> {
        let shadow = (low.max(Ratio::ZERO), high.min(Ratio::ONE));
        (shadow.0 < shadow.1).then_some(shadow)
    }

    /// As [`Fan::shadow`] of a piece that holds the eye or touches it: all that
    /// lies inwards of the edges on which the eye is. A line without width hides
    /// all of the edge if it passes the triangle on both sides.
    fn shadow_around(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let mut shadow = (Ratio::ZERO, Ratio::ONE);
        if let &[_, end] = piece.points {
            let to = end - self.from;
            let (left, right) = (self.first.cross(to), to.cross(self.last));
            return (left.signum() * right.signum() < 0).then_some(shadow);
        }
        for (from, edge) in piece.edges() {
            if edge.cross(self.from - from) == 0 {
                let (start, end) = (edge.cross(self.first), edge.cross(self.last));
                if start >= 0 && end >= 0 {
                    return None;
                } else if start > 0 {
                    shadow.0 = shadow.0.max(Ratio::new(start, start - end));
                } else if end > 0 {
                    shadow.1 = shadow.1.min(Ratio::new(start, start - end));
                }
            }
        }
        (shadow.0 < shadow.1).then_some(shadow)
    }
}

/// Whether the eye is in a piece with an interior or on its outline, or between
/// the ends of a line.
#[inline]
fn holds_eye(piece: Convex<'_>, eye: Point) -> bool {
    match *piece.points {
        [_] => false,
        [start, end] => (start - eye).cross(end - eye) == 0 && (start - eye).dot(end - eye) < 0,
        _ => piece.edges().all(|(from, edge)| edge.cross(eye - from) <= 0),
    }
}

/// The outermost of some directions ahead of an eye.
struct Span {
    low: Vector,
    high: Vector,
}

impl Span {
    #[inline]
    fn add(&mut self, to: Vector) {
        if self.low.cross(to) < 0 {
            self.low = to;
        }
        if self.high.cross(to) > 0 {
            self.high = to;
        }
    }
}

/// What follows a place on an edge.
struct Next {
    at: Ratio,
    /// How far it is hidden from there on by single shadows.
    hidden: Ratio,
    /// Where the next shadow begins.
    next: Ratio,
}

impl Next {
    #[inline]
    fn look(&mut self, (low, high): (Ratio, Ratio)) {
        if low <= self.at {
            self.hidden = self.hidden.max(high);
        } else {
            self.next = self.next.min(low);
        }
    }
}

/// How much of what one can see through a line has used up.
#[derive(Default)]
struct Worn {
    /// In 2^20ths.
    used: i64,
}

impl Worn {
    /// Whether the line still sees through, with this blocker added.
    #[inline]
    fn passes(&mut self, line: &Sightline, blocker: &Blocker<'_>) -> bool {
        match *blocker {
            Blocker::Wood { solid, depth } if depth > 0 => {
                line.each_run(&solid, |run| {
                    self.used += (((run.leave - run.enter) as i64) << 20) / depth as i64;
                });
                self.used <= 1 << 20
            }
            Blocker::Wall(solid) | Blocker::Wood { solid, .. } => !line.crosses(&solid),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Angle, Rect, Shape};

    /// A target 4000 wide, its near edge at y = 10000.
    fn target() -> Quad {
        block(0, 11_000, 4000, 2000)
    }

    fn block(x: Mil, y: Mil, width: Mil, depth: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, width, depth).hull()
    }

    fn walls<const N: usize>(quads: &[Quad; N]) -> [Blocker<'_>; N] {
        quads.each_ref().map(|quad| Blocker::Wall(quad.into()))
    }

    const EYE: Point = Point::new(0, 0);

    #[test]
    fn wh_03_g8_any_point_of_the_target_will_do() {
        // Half way, a wall 2000 wide hides all of it, a narrower one does not.
        assert_eq!(see(EYE, &target(), walls(&[block(0, 5000, 2000, 10)])), None);
        let seen = see(EYE, &target(), walls(&[block(0, 5000, 1990, 10)])).unwrap();
        assert_eq!(seen.y, 10_000);
        // Seen past (995, 4995) are only the outermost 8.
        assert!((1992..2000).contains(&seen.x), "{seen:?}");
        assert_eq!(see(EYE, &target(), []), Some(Point::new(0, 10_000)));
    }

    #[test]
    fn shadows_add_up() {
        let left = block(-500, 5000, 1000, 100);
        let right = block(500, 5000, 1000, 100);
        assert_eq!(see(EYE, &target(), walls(&[left, right])), None);
        let apart = block(600, 5000, 1000, 100);
        let seen = see(EYE, &target(), walls(&[left, apart])).unwrap();
        assert!((0..=200).contains(&seen.x), "{seen:?}");
        // A third one behind closes the gap.
        let behind = block(100, 8000, 400, 100);
        assert_eq!(see(EYE, &target(), walls(&[left, apart, behind])), None);
    }

    #[test]
    fn what_is_behind_or_beside_hides_nothing() {
        let quads =
            [block(0, 13_000, 9000, 1000), block(0, -1000, 9000, 1000), block(5000, 9000, 4000, 1000)];
        assert!(see(EYE, &target(), walls(&quads)).is_some());
        // In front of it and flush.
        assert_eq!(see(EYE, &target(), walls(&[block(0, 9500, 4000, 1000)])), None);
    }

    #[test]
    fn both_near_edges_count() {
        // Seen over its corner; the wall hides the western edge only.
        let target = Rect::about_centre(Point::new(0, 10_000), Angle::EIGHTH, 2000, 2000).hull();
        let wall = block(-1500, 5000, 3000, 10);
        let seen = see(EYE, &target, walls(&[wall])).unwrap();
        assert!(seen.x > 0, "{seen:?}");
    }

    #[test]
    fn who_stands_in_a_wall_sees_nothing_and_who_touches_it_may() {
        assert_eq!(see(EYE, &target(), walls(&[block(0, 0, 100, 100)])), None);
        // The eye on its southern edge, and on its northern one.
        assert_eq!(see(EYE, &target(), walls(&[block(0, 50, 100, 100)])), None);
        assert!(see(EYE, &target(), walls(&[block(0, -50, 100, 100)])).is_some());
        // On its western edge: the east is hidden.
        let seen = see(EYE, &target(), walls(&[block(50, 0, 100, 100)])).unwrap();
        assert!(seen.x < 0);
        // At its corner.
        let seen = see(EYE, &target(), walls(&[block(50, 50, 100, 100)])).unwrap();
        assert!(seen.x < 0);
    }

    #[test]
    fn wh_03_g8_two_inches_of_wood_are_seen_through() {
        let wood = |south: Mil| {
            Shape::rect(&Rect {
                front: Point::new(0, 20_000),
                facing: Angle::NORTH,
                width: 20_000,
                depth: 20_000 - south,
            })
        };
        let sight = |south| {
            let shape = wood(south).unwrap();
            see(EYE, &target(), [Blocker::Wood { solid: (&shape).into(), depth: 2000 }])
        };
        assert_eq!(sight(8000), Some(Point::new(0, 10_000)));
        assert_eq!(sight(7999), None);
    }

    #[test]
    fn woods_on_one_line_add_up() {
        let (a, b) = (block(0, 3000, 20_000, 1200), block(0, 6000, 20_000, 1200));
        let wood = |quad| Blocker::Wood { solid: Solid::from(quad), depth: 2000 };
        assert!(sees(EYE, Point::new(0, 10_000), [wood(&a)]));
        assert!(!sees(EYE, Point::new(0, 10_000), [wood(&a), wood(&b)]));
        assert!(sees(EYE, Point::new(0, 6000), [wood(&a), wood(&b)]));
        assert!(!sees(EYE, Point::new(0, 6201), [wood(&a), wood(&b)]));
    }

    #[test]
    fn wh_03_g4_models_are_counted() {
        let models = (-2..3).map(|n| Point::new(n * 1000, 10_500));
        let wall = [block(-500, 5000, 1010, 100)];
        // Hidden are those at -2000, -1000 and 0.
        assert_eq!(count_seen(EYE, models, walls(&wall)), 2);
    }

    proptest! {
        #[test]
        fn round_ground_hides_what_its_corners_hide(
            centre in (-6000..6000, -6000..16_000),
            radii in (300..5000, 300..5000),
            turned in any::<u16>(),
            aside in -6000..6000,
        ) {
            let oval = Shape::oval(Point::new(centre.0, centre.1), radii, Angle(turned)).unwrap();
            let piece = oval.pieces().next().unwrap();
            prop_assume!(!holds_eye(piece, EYE));
            for edge in [Vector::new(4000, 0), Vector::new(3000, 2500)] {
                let fan = Fan::new(EYE, Point::new(aside, 9000), -edge);
                let fan = if fan.whole > 0 { fan } else { Fan::new(EYE, Point::new(aside, 9000), edge) };
                prop_assert_eq!(fan.round_shadow(piece), fan.cut_shadow(piece));
                prop_assert_eq!(fan.shadow(piece), fan.cut_shadow(piece));
            }
        }
    }
}
