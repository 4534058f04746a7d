use crate::number::Ratio;
use crate::{Body, Bounds, Convex, Mil, Point, Stretch};

/// A straight line from one point to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sightline {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Sightline {
    /// The line between two points.
    #[inline]
    pub const fn new(from: Point, to: Point) -> Sightline {
        Sightline { from, to }
    }

    /// The length, to the nearest [`Mil`].
    #[inline]
    pub fn length(&self) -> Mil {
        (self.to - self.from).length()
    }

    /// Whether it passes through the interior of `body`, or across a line.
    /// Running along an edge or touching a corner does not count.
    #[inline]
    pub fn crosses(&self, body: &(impl Body + ?Sized)) -> bool {
        crate::overlap(&[self.from, self.to], body)
    }

    /// The part of it in the interior of `body`, from where it first enters to
    /// where it last leaves, in [`Mil`]s from its start. Of a line without width
    /// both are where it is crossed.
    pub fn run_through(&self, body: &(impl Body + ?Sized)) -> Option<Stretch<Mil>> {
        let mut all = None;
        self.each_run(body, |run| all = Some(crate::sweep::joined(all, run)));
        all
    }

    /// Calls `visit` with the part of it in each convex piece of `body`.
    #[inline]
    pub fn each_run(&self, body: &(impl Body + ?Sized), mut visit: impl FnMut(Stretch<Mil>)) {
        let near = Bounds::new(self.from, self.to);
        if !near.meets(&body.bounds()) {
            return;
        }
        for piece in body.pieces().filter(|piece| near.meets(&piece.bounds)) {
            if let Some((enter, leave)) = self.clip(piece) {
                let length = self.length() as i64;
                let at = |share: Ratio| share.nearest_of(length) as Mil;
                visit(Stretch { enter: at(enter), leave: at(leave) });
            }
        }
    }

    /// The share of the line at which it enters and leaves the interior: where
    /// it meets the two edges whose corners lie on either side of it.
    fn clip(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        if piece.is_round() { self.clip_round(piece) } else { self.clip_corners(piece) }
    }

    /// As [`Sightline::clip`], corner by corner.
    fn clip_corners(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let way = self.to - self.from;
        let (mut left, mut right) = (false, false);
        let mut met: Option<(Ratio, Ratio)> = None;
        let mut from = piece.points.last().copied()?;
        let mut before = way.cross(from - self.from) > 0;
        for &to in piece.points {
            let side = way.cross(to - self.from);
            (left, right) = (left | (side > 0), right | (side < 0));
            if before != (side > 0) {
                let edge = to - from;
                let share = Ratio::new((from - self.from).cross(edge), way.cross(edge));
                met = Some(met.map_or((share, share), |(low, high)| (low.min(share), high.max(share))));
            }
            (from, before) = (to, side > 0);
        }
        let (enter, leave) = met.filter(|_| left && right)?;
        if piece.points.len() == 2 {
            return (Ratio::ZERO < enter && enter < Ratio::ONE).then_some((enter, leave));
        }
        let (enter, leave) = (enter.max(Ratio::ZERO), leave.min(Ratio::ONE));
        (enter < leave).then_some((enter, leave))
    }

    /// As [`Sightline::clip`] of a piece with many corners.
    fn clip_round(&self, piece: Convex<'_>) -> Option<(Ratio, Ratio)> {
        let way = self.to - self.from;
        let side = |p: Point| way.cross(p - self.from);
        let (mut low, mut high) = (Ratio::ONE, Ratio::ZERO);
        let (mut met, mut right) = (false, false);
        piece.changes(
            |p| side(p) > 0,
            |from, to| {
                let edge = to - from;
                let share = Ratio::new((from - self.from).cross(edge), way.cross(edge));
                (low, high) = (low.min(share), high.max(share));
                met = true;
                right |= side(from).min(side(to)) < 0;
            },
        );
        // Corners on the line itself may be all there is on that side.
        if !met || !right && piece.points.iter().all(|&p| side(p) >= 0) {
            return None;
        }
        let (enter, leave) = (low.max(Ratio::ZERO), high.min(Ratio::ONE));
        (enter < leave).then_some((enter, leave))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Angle, Quad, Rect, Shape};

    fn block(x: Mil, y: Mil, width: Mil, depth: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, width, depth).hull()
    }

    #[test]
    fn lines_run_through_interiors_only() {
        let line = Sightline::new(Point::new(0, 0), Point::new(10_000, 0));
        let wood = block(5000, 0, 2000, 2000);
        assert!(line.crosses(&wood));
        assert_eq!(line.run_through(&wood), Some(Stretch { enter: 4000, leave: 6000 }));
        let along = block(5000, 1000, 2000, 2000);
        assert!(!line.crosses(&along));
        assert_eq!(line.run_through(&along), None);
        let inside = Sightline::new(Point::new(5000, 0), Point::new(5500, 0));
        assert_eq!(inside.run_through(&wood), Some(Stretch { enter: 0, leave: 500 }));
        let fence = Shape::line(&[Point::new(3000, -50), Point::new(3000, 50)], 0).unwrap();
        assert_eq!(line.run_through(&fence), Some(Stretch { enter: 3000, leave: 3000 }));
        let short = Sightline::new(Point::new(0, 60), Point::new(10_000, 60));
        assert_eq!(short.run_through(&fence), None);
    }

    proptest! {
        #[test]
        fn round_ground_is_cut_as_if_corner_by_corner(
            centre in point(), radii in (300..5000, 300..5000), turned in any::<u16>(), from in point(), to in point(),
        ) {
            let oval = Shape::oval(centre, radii, Angle(turned)).unwrap();
            let piece = oval.pieces().next().unwrap();
            // Also lines through corners.
            for (from, to) in [(from, to), (from, piece.points()[7]), (piece.points()[3], piece.points()[20])] {
                let line = Sightline::new(from, to);
                prop_assert_eq!(line.clip_round(piece), line.clip_corners(piece));
            }
        }
    }

    fn point() -> impl Strategy<Value = Point> {
        (-9000..9000, -9000..9000).prop_map(|(x, y)| Point::new(x, y))
    }
}
