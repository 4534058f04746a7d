use crate::angle::Rotation;
use crate::{Angle, Mil, Point, Quad, Vector};

/// A side of a rectangle, seen from its middle along the facing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Edge {
    /// Ahead.
    Front,
    /// The right flank.
    Right,
    /// Behind.
    Rear,
    /// The left flank.
    Left,
}

impl Edge {
    /// All edges, clockwise from the front.
    pub const ALL: [Edge; 4] = [Edge::Front, Edge::Right, Edge::Rear, Edge::Left];

    /// The edge across.
    #[inline]
    pub const fn opposite(self) -> Edge {
        Edge::ALL[(self as usize + 2) % 4]
    }

    /// How far the outward direction is turned from the facing.
    #[inline]
    pub const fn turn(self) -> Angle {
        Angle(0u16.wrapping_sub(self as u16 * 0x4000))
    }
}

/// A front corner, and the way a wheel about it goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Hand {
    /// The front-left corner stays; the facing turns to the left.
    Left,
    /// The front-right corner stays; the facing turns to the right.
    Right,
}

impl Hand {
    /// Both hands.
    pub const ALL: [Hand; 2] = [Hand::Left, Hand::Right];

    /// `angle` as a turn to this hand.
    #[inline]
    pub fn turn(self, angle: Angle) -> Angle {
        match self {
            Hand::Left => angle,
            Hand::Right => -angle,
        }
    }
}

/// An oriented rectangle, such as the footprint of a regiment. A loose mob
/// keeps its footprint; that its facing means nothing is the caller's affair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rect {
    /// The midpoint of the front edge.
    pub front: Point,
    /// The direction it faces.
    pub facing: Angle,
    /// The length of the front edge.
    pub width: Mil,
    /// The length from front to rear.
    pub depth: Mil,
}

impl Rect {
    /// The rectangle with its middle at `centre`.
    #[inline]
    pub fn about_centre(centre: Point, facing: Angle, width: Mil, depth: Mil) -> Rect {
        Rect { front: centre + facing.rotate_halves(Vector::new(depth, 0)), facing, width, depth }
    }

    /// The middle.
    #[inline]
    pub fn centre(&self) -> Point {
        self.front - self.facing.rotate_halves(Vector::new(self.depth, 0))
    }

    /// Whether the sizes are positive, and sizes and corners within
    /// [`Point::LIMIT`].
    pub fn in_bounds(&self) -> bool {
        let size = 1..=Point::LIMIT;
        self.front.in_bounds()
            && size.contains(&self.width)
            && size.contains(&self.depth)
            && self.hull().in_bounds()
    }

    /// The corners: front-left, front-right, rear-right, rear-left, as seen
    /// along the facing; clockwise. Front and rear edge are always parallel and
    /// of the same length, and so are the flanks: of the eight coordinates only
    /// six are rounded.
    #[inline]
    pub fn corners(&self) -> [Point; 4] {
        self.corners_by(self.facing.rotation())
    }

    /// The corners, if the facing is this rotation.
    #[inline]
    fn corners_by(&self, facing: Rotation) -> [Point; 4] {
        let left = self.front + facing.turn_halves(Vector::new(0, self.width));
        let right = self.front + facing.turn_halves(Vector::new(0, -self.width));
        let back = facing.turn(Vector::new(-self.depth, 0));
        [left, right, right + back, left + back]
    }

    /// The outline, exact from here on.
    #[inline]
    pub fn hull(&self) -> Quad {
        Quad(self.corners())
    }

    /// An edge from its left to its right end, seen from the middle.
    #[inline]
    pub fn edge(&self, edge: Edge) -> [Point; 2] {
        let [front_left, front_right, rear_right, rear_left] = self.corners();
        match edge {
            Edge::Front => [front_left, front_right],
            Edge::Right => [front_right, rear_right],
            Edge::Rear => [rear_right, rear_left],
            Edge::Left => [rear_left, front_left],
        }
    }

    /// The length of an edge.
    #[inline]
    pub const fn edge_length(&self, edge: Edge) -> Mil {
        match edge {
            Edge::Front | Edge::Rear => self.width,
            Edge::Right | Edge::Left => self.depth,
        }
    }

    /// The front corner on one hand.
    #[inline]
    pub fn corner(&self, hand: Hand) -> Point {
        self.front + self.facing.rotate_halves(Vector::new(0, self.reach(hand)))
    }

    /// The strip of the given depth behind the front edge: the front rank.
    #[inline]
    pub fn strip(&self, depth: Mil) -> Rect {
        Rect { depth: depth.min(self.depth), ..*self }
    }

    /// Moved by `by`, the facing kept.
    #[inline]
    pub fn shifted(&self, by: Vector) -> Rect {
        Rect { front: self.front + by, ..*self }
    }

    /// Moved straight ahead, or back if `distance` is negative.
    #[inline]
    pub fn advance(&self, distance: Mil) -> Rect {
        self.shifted(self.facing.rotate(Vector::new(distance, 0)))
    }

    /// Moved sideways to the right, or to the left if `distance` is negative.
    #[inline]
    pub fn slide(&self, distance: Mil) -> Rect {
        self.shifted(self.facing.rotate(Vector::new(0, -distance)))
    }

    /// Wheeled forward by `angle` about the front corner on that hand, which
    /// stays exactly where it is.
    #[inline]
    pub fn wheel(&self, hand: Hand, angle: Angle) -> Rect {
        self.wheel_about(self.corner(hand), hand, angle).0
    }

    /// As [`Rect::wheel`] about a pivot that is the front corner on that hand,
    /// for callers who try many angles; also the outline there. Always inlined,
    /// so that those who do not ask for the outline do not pay for it.
    #[inline(always)]
    pub fn wheel_about(&self, pivot: Point, hand: Hand, angle: Angle) -> (Rect, Quad) {
        let facing = self.facing + hand.turn(angle);
        let rotation = facing.rotation();
        let front = pivot - rotation.turn_halves(Vector::new(0, self.reach(hand)));
        let wheeled = Rect { front, facing, ..*self };
        (wheeled, Quad(wheeled.corners_by(rotation)))
    }

    /// Turned on the spot by quarters to the left about its middle, with the
    /// sizes it has then.
    #[inline]
    pub fn turned(&self, quarters: u8, width: Mil, depth: Mil) -> Rect {
        let facing = Angle(self.facing.0.wrapping_add((quarters as u16 & 3) << 14));
        Rect::about_centre(self.centre(), facing, width, depth)
    }

    /// Facing `facing`, its middle kept.
    #[inline]
    pub fn facing(&self, facing: Angle) -> Rect {
        Rect::about_centre(self.centre(), facing, self.width, self.depth)
    }

    /// The same front midpoint and facing with other sizes.
    #[inline]
    pub const fn reformed(&self, width: Mil, depth: Mil) -> Rect {
        Rect { width, depth, ..*self }
    }

    /// From the middle of the front to the left end of it in halves of a
    /// [`Mil`], negative for the right end.
    #[inline]
    const fn reach(&self, hand: Hand) -> Mil {
        match hand {
            Hand::Left => self.width,
            Hand::Right => -self.width,
        }
    }
}

/// A unit of angle in radians, in 2^40ths.
const RADIANS: i64 = 105_414_357;

/// What a wheel costs: the arc of the outer front corner, to the nearest
/// [`Mil`].
#[inline]
pub const fn wheel_cost(width: Mil, angle: Angle) -> Mil {
    ((width as i64 * angle.0 as i64 * RADIANS + (1 << 39)) >> 40) as Mil
}

/// The widest wheel, short of a full turn, that costs at most `cost`.
#[inline]
pub const fn wheel_for_cost(width: Mil, cost: Mil) -> Angle {
    if cost < 0 || width <= 0 {
        return Angle::ZERO;
    }
    // The cost is below cost + 1/2, so angle * width * RADIANS < the bound.
    let bound = ((cost as i128) << 40) + (1 << 39);
    let angle = (bound - 1) / (width as i128 * RADIANS as i128);
    Angle(if angle > u16::MAX as i128 { u16::MAX } else { angle as u16 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regiment() -> Rect {
        Rect { front: Point::new(0, 0), facing: Angle::NORTH, width: 3937, depth: 787 }
    }

    #[test]
    fn corners_run_clockwise_from_the_front_left() {
        let rect = Rect { front: Point::new(10, 20), facing: Angle::NORTH, width: 8, depth: 6 };
        let [fl, fr, rr, rl] = [(6, 20), (14, 20), (14, 14), (6, 14)].map(|(x, y)| Point::new(x, y));
        assert_eq!(rect.corners(), [fl, fr, rr, rl]);
        assert_eq!(rect.edge(Edge::Right), [fr, rr]);
        assert_eq!(rect.edge(Edge::Rear), [rr, rl]);
        assert_eq!(rect.edge(Edge::Left), [rl, fl]);
        assert_eq!(rect.corner(Hand::Left), fl);
        assert_eq!(rect.corner(Hand::Right), fr);
        assert_eq!(rect.centre(), Point::new(10, 17));
    }

    #[test]
    fn odd_widths_stay_what_they_are() {
        let (a, b) = (regiment(), regiment().slide(3937));
        assert_eq!(a.corner(Hand::Right), b.corner(Hand::Left));
        assert_eq!((a.corner(Hand::Right) - a.corner(Hand::Left)).x, 3937);
    }

    #[test]
    fn wh_02_e2_wheels_cost_the_outer_arc() {
        assert_eq!(wheel_cost(3937, Angle::from_degrees(45)), 3092);
        let widest = wheel_for_cost(3937, 3092);
        assert!(wheel_cost(3937, widest) == 3092 && widest >= Angle::EIGHTH);
        assert_eq!(wheel_cost(3937, Angle(widest.0 + 1)), 3093);
        assert_eq!(wheel_for_cost(1, 100), Angle(u16::MAX));
        assert_eq!(wheel_for_cost(3937, -1), Angle::ZERO);
    }

    #[test]
    fn wheels_keep_their_corner() {
        for angle in (0..=16384).step_by(37) {
            for hand in Hand::ALL {
                let rect = Rect { facing: Angle(12345), ..regiment() };
                let wheeled = rect.wheel(hand, Angle(angle));
                assert_eq!(wheeled.corner(hand), rect.corner(hand));
            }
        }
        let left = regiment().wheel(Hand::Left, Angle::QUARTER);
        assert_eq!(left.facing, Angle::WEST);
        assert_eq!(left.front, Point::new(-1968, 1968));
    }

    #[test]
    fn turns_keep_the_middle() {
        for facing in [0, 777, 8192, 40_000] {
            let rect = Rect { facing: Angle(facing), ..regiment() };
            for quarters in 0..4 {
                let turned = rect.turned(quarters, 787, 3937);
                assert_eq!(turned.centre(), rect.centre());
                assert_eq!(turned.facing.0, rect.facing.0.wrapping_add(u16::from(quarters) * 16384));
            }
        }
    }

    #[test]
    fn moves_go_along_the_facing() {
        assert_eq!(regiment().advance(4000).front, Point::new(0, 4000));
        assert_eq!(regiment().slide(500).front, Point::new(500, 0));
        let tilted = Rect { facing: Angle::EIGHTH, ..regiment() };
        assert_eq!(tilted.advance(1000).front, Point::new(707, 707));
    }

    #[test]
    fn bounds_take_sizes_and_corners() {
        assert!(regiment().in_bounds());
        assert!(!Rect { width: 0, ..regiment() }.in_bounds());
        assert!(!Rect { depth: i32::MAX, ..regiment() }.in_bounds());
        assert!(!Rect { front: Point::new(999_000, 0), ..regiment() }.in_bounds());
        assert!(!Rect { front: Point::new(i32::MIN, 0), ..regiment() }.in_bounds());
    }
}
