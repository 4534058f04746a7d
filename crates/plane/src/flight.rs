use crate::cast::Cast;
use crate::number::Ratio;
use crate::sweep::corridor;
use crate::{Angle, Body, Bounds, CONTACT, Mil, Obstacle, Point, Quad, Rect, Solid, Vector, sweep_shift};

/// A way to flee.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// The direction taken.
    pub direction: Angle,
    /// Whether it leads through soft obstacles.
    pub rough: bool,
}

/// How far directions to try are apart.
const STEP: i32 = 15;

/// The directions of a flight in the order in which they are tried: straight,
/// 15° to the left, 15° to the right, and so on up to 90°.
pub fn flight_directions(straight: Angle) -> impl Iterator<Item = Angle> + Clone {
    let aside = (1..=90 / STEP).flat_map(|n| [n * STEP, -n * STEP]);
    core::iter::once(0).chain(aside).map(move |degrees| straight + Angle::from_degrees(degrees))
}

/// The first direction in which `body` can move the whole `distance` free of
/// hard obstacles and without meeting soft ones; else the first free of hard
/// ones. The body does not turn.
pub fn flight_path<'a, H, S>(body: &Quad, straight: Angle, distance: Mil, hard: H, soft: S) -> Option<Flight>
where
    H: IntoIterator<Item = Obstacle<'a>>,
    H::IntoIter: Clone,
    S: IntoIterator<Item = Solid<'a>>,
    S::IntoIter: Clone,
{
    let (hard, soft) = (hard.into_iter(), soft.into_iter());
    let mut fallback = None;
    for direction in flight_directions(straight) {
        if sweep_shift(body, direction, distance, hard.clone()).stop.is_some() {
            continue;
        }
        let way = direction.rotate(Vector::new(distance, 0));
        if !soft.clone().any(|solid| way_meets(body, way, &solid)) {
            return Some(Flight { direction, rough: false });
        }
        fallback = fallback.or(Some(Flight { direction, rough: true }));
    }
    fallback
}

/// Whether `body` overlaps `other` anywhere on the straight way.
pub fn way_meets(body: &Quad, way: Vector, other: &(impl Body + ?Sized)) -> bool {
    let piece = body.piece();
    if !corridor(piece.bounds, way).meets(&other.bounds()) {
        return false;
    }
    let cast = Cast::new(piece, way);
    other.pieces().any(|other| {
        let meeting = cast.meeting(other, 0);
        meeting.is_some_and(|(enter, leave)| enter < Ratio::ONE && leave > Ratio::ZERO)
    })
}

/// The nearest part of the border of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Border {
    /// The way there.
    pub direction: Angle,
    /// How far the nearest part of the body is from it; negative if it reaches
    /// beyond.
    pub distance: Mil,
    /// The point of the border straight ahead of the middle of the body.
    pub point: Point,
}

/// The border of `table` nearest to a body with these bounds. Of several it is
/// the one in the direction `own`, else the first of north, east, south, west.
pub fn nearest_border(table: &Bounds, body: &Bounds, own: Angle) -> Border {
    let middle = Point::new((body.low.x + body.high.x) >> 1, (body.low.y + body.high.y) >> 1);
    let border = |direction, distance, x, y| Border { direction, distance, point: Point::new(x, y) };
    let all = [
        border(Angle::NORTH, table.high.y - body.high.y, middle.x, table.high.y),
        border(Angle::EAST, table.high.x - body.high.x, table.high.x, middle.y),
        border(Angle::SOUTH, body.low.y - table.low.y, middle.x, table.low.y),
        border(Angle::WEST, body.low.x - table.low.x, table.low.x, middle.y),
    ];
    let [first, rest @ ..] = all;
    rest.into_iter().fold(first, |best, next| {
        let nearer =
            next.distance < best.distance || (next.distance == best.distance && next.direction == own);
        if nearer { next } else { best }
    })
}

/// `rect` moved in a direction by the least distance, at most `limit`, at which
/// it is free. Looks every [`CONTACT`], so that narrower gaps may be passed
/// over, then closes up to within a [`Mil`] of what is in the way.
pub fn first_free_spot(
    rect: &Rect,
    towards: Vector,
    limit: Mil,
    is_free: impl Fn(&Rect) -> bool,
) -> Option<Rect> {
    let direction = Angle::towards(towards)?;
    free_distance(rect, direction, limit, &is_free).map(|distance| moved(rect, direction, distance))
}

/// `rect` moved by about the least distance, at most `limit`, at which it is
/// free, in one of 24 directions; of two as far in the first counted to the
/// left from its facing.
pub fn free_spot_around(rect: &Rect, limit: Mil, is_free: impl Fn(&Rect) -> bool) -> Option<Rect> {
    let mut best: Option<(Mil, Rect)> = None;
    for n in 0..360 / STEP {
        let direction = rect.facing + Angle::from_degrees(n * STEP);
        let limit = best.map_or(limit, |(distance, _)| distance - 1);
        if let Some(distance) = free_distance(rect, direction, limit, &is_free) {
            best = Some((distance, moved(rect, direction, distance)));
        }
    }
    best.map(|(_, rect)| rect)
}

#[inline]
fn moved(rect: &Rect, direction: Angle, distance: Mil) -> Rect {
    rect.shifted(direction.rotate(Vector::new(distance, 0)))
}

/// The least distance in a direction at which `rect` is free.
fn free_distance(rect: &Rect, direction: Angle, limit: Mil, is_free: &impl Fn(&Rect) -> bool) -> Option<Mil> {
    let free = |distance| is_free(&moved(rect, direction, distance));
    if limit < 0 {
        return None;
    }
    let steps = (0..limit).step_by(CONTACT as usize).chain(core::iter::once(limit));
    let mut high = steps.into_iter().find(|&distance| free(distance))?;
    let mut low = (high - CONTACT).max(-1);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if middle >= 0 && free(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{INCH, overlap};
    use alloc::vec::Vec;

    fn mob() -> Quad {
        block(0, 0)
    }

    fn block(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 2000, 2000).hull()
    }

    #[test]
    fn directions_alternate_left_and_right() {
        let degrees: Vec<_> = flight_directions(Angle::NORTH).map(Angle::degrees_rounded).collect();
        assert_eq!(degrees, [90, 105, 75, 120, 60, 135, 45, 150, 30, 165, 15, 180, 0]);
    }

    #[test]
    fn wh_05_g2_flight_takes_the_first_free_way() {
        let enemy = block(500, 5000);
        let flight = |hard: &[Obstacle<'_>], soft: &[Solid<'_>]| {
            flight_path(&mob(), Angle::NORTH, 7000, hard.iter().copied(), soft.iter().copied())
        };
        assert_eq!(flight(&[], &[]), Some(Flight { direction: Angle::NORTH, rough: false }));
        let enemies = [Obstacle::with_clearance(&enemy, INCH)];
        let first = flight(&enemies, &[]).unwrap();
        assert_eq!(first.direction.degrees_rounded(), 135);
        // Ground on that side too: the right, farther round.
        let marsh = block(-3000, 4000);
        let ground = flight(&enemies, &[Solid::from(&marsh)]).unwrap();
        assert!(!ground.rough && (1..90).contains(&ground.direction.degrees_rounded()));
        // Ground all round: the first way free of enemies.
        let all = Rect::about_centre(Point::new(0, 0), Angle::NORTH, 30_000, 30_000).hull();
        let rough = flight(&enemies, &[Solid::from(&all)]).unwrap();
        assert_eq!((rough.direction, rough.rough), (first.direction, true));
        // Hemmed in.
        let (left, right) = (block(-2100, 2100), block(2100, 0));
        let hemmed = [enemy, left, right, block(-2100, 0), block(2100, 2100), block(0, 2100)];
        assert_eq!(flight(&hemmed.each_ref().map(Obstacle::solid), &[]), None);
    }

    #[test]
    fn wh_05_g2_the_nearest_border_is_the_own_one_in_a_tie() {
        let table = Bounds::new(Point::new(0, 0), Point::new(72_000, 48_000));
        let body = block(36_000, 24_000).bounds();
        assert_eq!(nearest_border(&table, &body, Angle::SOUTH).direction, Angle::SOUTH);
        assert_eq!(nearest_border(&table, &body, Angle::EAST).direction, Angle::NORTH);
        let body = block(3000, 24_000).bounds();
        let west = Border { direction: Angle::WEST, distance: 2000, point: Point::new(0, 24_000) };
        assert_eq!(nearest_border(&table, &body, Angle::SOUTH), west);
    }

    #[test]
    fn spots_are_shifted_by_the_least_distance() {
        let taken = block(0, 0);
        let rect = Rect::about_centre(Point::new(0, 500), Angle::NORTH, 1000, 1000);
        let free = |rect: &Rect| !overlap(&rect.hull(), &taken);
        let spot = first_free_spot(&rect, Vector::new(0, 5), 6000, free).unwrap();
        assert_eq!(spot.centre(), Point::new(0, 1500));
        assert_eq!(first_free_spot(&rect, Vector::new(0, 5), 999, free), None);
        assert_eq!(first_free_spot(&rect, Vector::new(0, 5), 1000, free), Some(spot));
        assert_eq!(first_free_spot(&rect, Vector::ZERO, 9000, free), None);
        let around = free_spot_around(&Rect { facing: Angle::SOUTH, ..rect }, 6000, free).unwrap();
        assert!(free(&around));
        let away = rect.advance(5000);
        assert_eq!(free_spot_around(&away, 0, free), Some(away));
    }
}
