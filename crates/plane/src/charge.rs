use crate::{
    Angle, Edge, Hand, Mil, Obstacle, Point, Quad, Rect, Vector, nearest_points, overlap, sweep_advance,
    touches, wheel_cost,
};

/// One way to charge: a wheel by whole degrees, then straight ahead to the
/// first contact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChargeLine {
    /// The front corner wheeled about; either if there is no wheel.
    pub hand: Hand,
    /// How far it wheels.
    pub degrees: u8,
    /// What the wheel costs.
    pub wheel: Mil,
    /// The distance straight ahead after it.
    pub straight: Mil,
    /// Where the charger is then: touching, not yet lined up.
    pub end: Rect,
    /// The point of the target touched.
    pub touched: Point,
}

impl ChargeLine {
    /// The length of wheel and straight way together, on open ground.
    #[inline]
    pub const fn length(&self) -> Mil {
        self.wheel + self.straight
    }

    /// How far it wheels, as an angle.
    #[inline]
    pub const fn angle(&self) -> Angle {
        Angle::from_degrees(self.degrees as i32)
    }
}

/// The ways of at most `reach` for `charger` to come into contact with
/// `target`: without a wheel, then by 1 to 90 degrees to the left and to the
/// right. What else is in the way of wheel or advance is not looked at, and
/// wheels that end on the target are left out.
pub fn charge_lines(charger: Rect, target: &Quad, reach: Mil) -> impl Iterator<Item = ChargeLine> {
    let wheels = (0..=90).flat_map(|degrees| {
        let hands = if degrees == 0 { &[Hand::Left][..] } else { &Hand::ALL[..] };
        hands.iter().map(move |&hand| (hand, degrees))
    });
    wheels.filter_map(move |(hand, degrees)| charge_line(&charger, target, reach, hand, degrees))
}

/// The way that wheels like this, if it comes into contact.
pub fn charge_line(charger: &Rect, target: &Quad, reach: Mil, hand: Hand, degrees: u8) -> Option<ChargeLine> {
    let angle = Angle::from_degrees(degrees as i32);
    let wheel = wheel_cost(charger.width, angle);
    if wheel > reach {
        return None;
    }
    let wheeled = charger.wheel(hand, angle);
    if overlap(&wheeled.hull(), target) {
        return None;
    }
    // A little farther, so that what is touched just at the end is met.
    let sweep = sweep_advance(&wheeled, reach - wheel + 2, [Obstacle::solid(target)]);
    let touched = sweep.stop?.at;
    let end = wheeled.advance(sweep.free);
    // Who only grazes a corner may be stopped a little before it.
    (sweep.free <= reach - wheel && touches(&end.hull(), target)).then_some(ChargeLine {
        hand,
        degrees,
        wheel,
        straight: sweep.free,
        end,
        touched,
    })
}

/// The charger pivoted about the point it touches until its front lies flush
/// with an edge of the target. Its front touches the edge, and the two do not
/// overlap.
pub fn line_up(charger: &Rect, target: &Rect, edge: Edge, touched: Point) -> Rect {
    let facing = (target.facing + edge.turn()).opposite();
    let aside = left_of_front(charger, touched);
    let at = nearest_points(&touched, &target.edge(edge)).1;
    let front = at - facing.rotate(Vector::new(0, aside));
    apart(Rect { front, facing, ..*charger }, &target.hull(), facing.opposite())
}

/// The target pivoted about the point touched until one of its edges lies flush
/// with the front of the charger, which stays where it is.
pub fn close_the_door(target: &Rect, charger: &Rect, edge: Edge, touched: Point) -> Rect {
    let outward = charger.facing.opposite();
    let facing = outward - edge.turn();
    let at = nearest_points(&touched, &charger.edge(Edge::Front)).1;
    let length = target.edge_length(edge);
    let [left, right] = target.edge(edge);
    let from_left = share_along(touched - left, right - left, length);
    // From the point to the middle, in halves, as seen outwards.
    let thick = match edge {
        Edge::Front | Edge::Rear => target.depth,
        Edge::Left | Edge::Right => target.width,
    };
    let centre = at + outward.rotate_halves(Vector::new(-thick, 2 * from_left - length));
    let turned = Rect::about_centre(centre, facing, target.width, target.depth);
    apart(turned, &charger.hull(), outward.opposite())
}

/// How far `point` lies to the left of the middle of the front, within it.
fn left_of_front(rect: &Rect, point: Point) -> Mil {
    let [left, right] = rect.edge(Edge::Front);
    rect.width - share_along(point - left, right - left, rect.width) - rect.width / 2
}

/// How far along an edge of this length a point lies, within it.
fn share_along(point: Vector, edge: Vector, length: Mil) -> Mil {
    let square = edge.squared();
    if square == 0 {
        return 0;
    }
    let along = edge.dot(point).clamp(0, square);
    crate::number::Ratio::new(along, square).nearest_of(length as i64) as Mil
}

/// `rect` moved in the direction until it no longer overlaps `other`: corners
/// are rounded, so flush edges may cut each other by a Mil or two.
fn apart(rect: Rect, other: &Quad, direction: Angle) -> Rect {
    let moved = |by| rect.shifted(direction.rotate(Vector::new(by, 0)));
    (0..8).map(moved).find(|rect| !overlap(&rect.hull(), other)).unwrap_or(rect)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance;

    fn charger() -> Rect {
        Rect { front: Point::new(0, 0), facing: Angle::NORTH, width: 4000, depth: 2000 }
    }

    fn target(x: Mil, y: Mil, facing: Angle) -> Rect {
        Rect { front: Point::new(x, y), facing, width: 4000, depth: 2000 }
    }

    #[test]
    fn a_straight_charge_needs_no_wheel() {
        let target = target(0, 7000, Angle::SOUTH).hull();
        let lines = || charge_lines(charger(), &target, 8000);
        let first = lines().next().unwrap();
        assert_eq!((first.degrees, first.straight, first.length()), (0, 7000, 7000));
        assert_eq!(first.touched.y, 7000);
        assert!(lines().skip(1).all(|line| line.degrees > 0 && line.length() <= 8000));
        // Just in reach, and just out of it.
        assert!(charge_lines(charger(), &target, 7000).next().is_some());
        assert!(charge_lines(charger(), &target, 6999).all(|line| line.degrees > 0));
    }

    #[test]
    fn a_target_aside_is_reached_by_a_wheel() {
        let target = target(-7000, 7000, Angle::SOUTH).hull();
        let lines = || charge_lines(charger(), &target, 16_000);
        assert!(lines().all(|line| line.degrees > 0 && line.hand == Hand::Left));
        for line in lines() {
            assert!(!overlap(&line.end.hull(), &target), "{line:?}");
            assert!(distance(&line.end.hull(), &target) <= 2, "{line:?}");
            assert_eq!(line.end, charger().wheel(line.hand, line.angle()).advance(line.straight));
        }
        assert!(lines().count() > 10);
    }

    #[test]
    fn wh_02_g11_the_front_lines_up_with_the_side_hit() {
        // The charger's left front corner touches the middle of the front.
        let target = target(0, 7000, Angle::SOUTH);
        let tilted = Rect { facing: Angle::from_degrees(80), ..charger() };
        let touched = tilted.corner(Hand::Left);
        let tilted = tilted.shifted(Point::new(0, 7000) - touched);
        let lined = line_up(&tilted, &target, Edge::Front, Point::new(0, 7000));
        assert_eq!(lined.facing, Angle::NORTH);
        assert_eq!(lined.front, Point::new(2000, 7000));
        // The target's front-left corner, which is in the east, touches the
        // charger's front a quarter from its left end.
        let lined = line_up(
            &charger().shifted(Vector::new(3000, 7000)),
            &target,
            Edge::Front,
            Point::new(2000, 7000),
        );
        assert_eq!(lined.front, Point::new(3000, 7000));
    }

    #[test]
    fn lined_up_at_any_angle_they_touch_and_do_not_overlap() {
        for turn in (0..65_536).step_by(997) {
            for edge in Edge::ALL {
                let target = target(300, 400, Angle(turn as u16));
                let [left, right] = target.edge(edge);
                let touched = nearest_points(
                    &Point::new((left.x + right.x) / 2, (left.y + right.y) / 2),
                    &[left, right],
                )
                .1;
                let lined = line_up(&charger(), &target, edge, touched);
                assert!(!overlap(&lined.hull(), &target.hull()));
                // Both ends of the front are as far from the line of the edge.
                for corner in lined.edge(Edge::Front) {
                    let height = (right - left).cross(corner - left) / i64::from((right - left).length());
                    assert!((0..=3).contains(&height), "{turn} {edge:?} {height}");
                }
                assert!(touches(&lined.hull(), &target.hull()));
            }
        }
    }

    #[test]
    fn wh_02_g11_the_target_can_close_the_door() {
        for turn in (0..65_536).step_by(997) {
            for edge in Edge::ALL {
                let charger = Rect { facing: Angle(turn as u16), ..charger() };
                let target = target(300, 400, Angle::from_degrees(20));
                let [touched, _] = charger.edge(Edge::Front);
                let turned = close_the_door(&target, &charger, edge, touched);
                assert_eq!(turned.facing + edge.turn(), charger.facing.opposite());
                assert!(!overlap(&turned.hull(), &charger.hull()));
                assert!(distance(&turned.hull(), &charger.hull()) <= 3, "{turn} {edge:?}");
            }
        }
        let target = target(0, 0, Angle::from_degrees(260));
        let lined = close_the_door(&target, &charger(), Edge::Front, Point::new(0, 0));
        assert_eq!(lined, Rect { facing: Angle::SOUTH, ..target });
    }
}
