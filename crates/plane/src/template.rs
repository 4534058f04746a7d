use crate::{Angle, Body, Mil, Point, Sightline, Stretch, Vector, within};

/// A round template.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Circle {
    /// Its middle.
    pub centre: Point,
    /// Its radius.
    pub radius: Mil,
}

impl Circle {
    /// Whether a point is under it; on its border counts.
    #[inline]
    pub fn covers(&self, point: Point) -> bool {
        let radius = self.radius as i64;
        self.radius >= 0 && (point - self.centre).squared() <= radius * radius
    }

    /// Whether any part of `body` is under it; on its border counts.
    #[inline]
    pub fn touches(&self, body: &(impl Body + ?Sized)) -> bool {
        within(&self.centre, body, self.radius)
    }

    /// Whether all of `body` is under it.
    #[inline]
    pub fn holds(&self, body: &(impl Body + ?Sized)) -> bool {
        body.pieces().all(|piece| piece.points().iter().all(|&point| self.covers(point)))
    }
}

/// The line of a shot: from a point, in a direction, so far.
#[inline]
pub fn shot(from: Point, direction: Angle, length: Mil) -> Sightline {
    Sightline::new(from, from + direction.rotate(Vector::new(length, 0)))
}

/// A body crossed by a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crossed {
    /// Its number among those given.
    pub index: usize,
    /// Where the line enters and leaves it.
    pub run: Stretch<Mil>,
}

/// The first `N` bodies that `line` crosses, in the order in which it enters
/// them; of several entered together those given first.
pub fn crossed<'b, const N: usize, B: Body + 'b>(
    line: &Sightline,
    bodies: impl IntoIterator<Item = &'b B>,
) -> CrossedList<N> {
    let mut list = CrossedList { items: [None; N] };
    for (index, body) in bodies.into_iter().enumerate() {
        if let Some(run) = line.run_through(body) {
            list.insert(Crossed { index, run });
        }
    }
    list
}

/// At most `N` bodies crossed, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrossedList<const N: usize> {
    items: [Option<Crossed>; N],
}

impl<const N: usize> CrossedList<N> {
    /// The bodies in the order in which they are entered.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Crossed> {
        self.items.iter().map_while(|item| *item)
    }

    /// Puts an item behind those entered before it or with it; the last one
    /// drops out if there are too many.
    fn insert(&mut self, item: Crossed) {
        let mut item = Some(item);
        for place in &mut self.items {
            let first = match (&item, &*place) {
                (Some(item), Some(place)) => item.run.enter < place.run.enter,
                (_, None) => true,
                (None, _) => false,
            };
            if first {
                core::mem::swap(place, &mut item);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Quad, Rect};
    use alloc::vec::Vec;

    fn block(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 1000, 1000).hull()
    }

    #[test]
    fn circles_cover_up_to_their_border() {
        let circle = Circle { centre: Point::new(0, 0), radius: 1500 };
        assert!(circle.covers(Point::new(900, 1200)));
        assert!(!circle.covers(Point::new(901, 1200)));
        assert!(circle.touches(&block(2000, 0)));
        assert!(!circle.touches(&block(2001, 0)));
        assert!(circle.touches(&block(1400, 1700)));
        assert!(!circle.touches(&block(1401, 1700)));
        assert!(circle.holds(&block(0, 0)) && !circle.holds(&block(1000, 0)));
    }

    #[test]
    fn shots_cross_in_order() {
        let line = shot(Point::new(0, 0), Angle::NORTH, 10_000);
        assert_eq!(line.to, Point::new(0, 10_000));
        let bodies = [block(0, 8000), block(400, 3000), block(600, 4000), block(0, 5500), block(0, 12_000)];
        let list = crossed::<8, _>(&line, &bodies);
        let got: Vec<_> = list.iter().map(|c| (c.index, c.run.enter, c.run.leave)).collect();
        assert_eq!(got, [(1, 2500, 3500), (3, 5000, 6000), (0, 7500, 8500)]);
        let nearest = crossed::<2, _>(&line, &bodies);
        assert_eq!(nearest.iter().map(|c| c.index).collect::<Vec<_>>(), [1, 3]);
    }
}
