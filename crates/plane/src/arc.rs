use crate::{Angle, Body, Convex, Edge, Point, Rect, Vector};

/// A region around a rectangle, between the lines at 45° through its corners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Zone {
    /// Ahead.
    Front,
    /// The right flank.
    Right,
    /// Behind.
    Rear,
    /// The left flank.
    Left,
}

impl Zone {
    /// All zones, clockwise from the front.
    pub const ALL: [Zone; 4] = [Zone::Front, Zone::Right, Zone::Rear, Zone::Left];

    /// The edge of the rectangle in the zone.
    #[inline]
    pub const fn edge(self) -> Edge {
        Edge::ALL[self as usize]
    }
}

/// Where a point lies around a rectangle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zones {
    /// In one zone.
    In(Zone),
    /// Exactly on the line between two, the front or rear one first.
    Between(Zone, Zone),
}

impl Zones {
    /// Whether the point lies in `zone` or on a line that bounds it.
    #[inline]
    pub fn includes(self, zone: Zone) -> bool {
        match self {
            Zones::In(one) => one == zone,
            Zones::Between(one, other) => one == zone || other == zone,
        }
    }
}

/// In which zone of `target` a point lies: the lines are drawn outwards at 45°
/// from the facing through the four corners. A point inside the rectangle
/// counts as in front.
pub fn zone_of(target: &Rect, point: Point) -> Zones {
    let corners = target.corners();
    // Which side of the line through each corner: positive is to the left of
    // it, looking outwards.
    let mut side = [0; 4];
    for (i, (side, &corner)) in side.iter_mut().zip(&corners).enumerate() {
        let out = target.facing + Angle::EIGHTH - Angle(0x4000 * i as u16);
        *side = Ray::towards(out).cross(point - corner).signum();
    }
    let within = |zone: &Zone| {
        let (left, right) = (*zone as usize, (*zone as usize + 1) % 4);
        let beyond = (corners[right] - corners[left]).cross(point - corners[left]) >= 0;
        beyond && side[left] <= 0 && side[right] >= 0
    };
    let mut found = [Zone::Front, Zone::Rear, Zone::Right, Zone::Left].into_iter().filter(within);
    let one = found.next().unwrap_or(Zone::Front);
    match found.next() {
        Some(other) => Zones::Between(one, other),
        None => Zones::In(one),
    }
}

/// Whether any part of `body` lies in the sector from `origin` around `facing`
/// that reaches `half` (less than a quarter turn) to either side. On its border
/// counts.
pub fn in_arc(origin: Point, facing: Angle, half: Angle, body: &(impl Body + ?Sized)) -> bool {
    let left = Ray::towards(facing + half);
    let right = Ray::towards(facing - half);
    Wedge { corners: [origin; 2], rays: [left, right] }.meets(body)
}

/// Whether any part of `body` lies in the 90° sector from `origin` around
/// `facing`.
#[inline]
pub fn in_front_arc(origin: Point, facing: Angle, body: &(impl Body + ?Sized)) -> bool {
    in_arc(origin, facing, Angle::EIGHTH, body)
}

/// Whether any part of `body` lies in a zone of `rect`, beyond its edge and
/// between the lines at 45° through its ends. On the border counts.
pub fn in_zone(rect: &Rect, zone: Zone, body: &(impl Body + ?Sized)) -> bool {
    let outward = rect.facing + zone.edge().turn();
    let rays = [outward + Angle::EIGHTH, outward - Angle::EIGHTH].map(Ray::towards);
    Wedge { corners: rect.edge(zone.edge()), rays }.meets(body)
}

/// A direction in 2^30ths.
#[derive(Clone, Copy)]
struct Ray {
    x: i64,
    y: i64,
}

impl Ray {
    #[inline]
    fn towards(angle: Angle) -> Ray {
        let (x, y) = angle.unit();
        Ray { x: x as i64, y: y as i64 }
    }

    #[inline]
    const fn cross(self, v: Vector) -> i64 {
        self.x * v.y as i64 - self.y * v.x as i64
    }
}

/// The region beyond a base from its left to its right corner, between a ray
/// from either. The corners may be one point.
struct Wedge {
    corners: [Point; 2],
    rays: [Ray; 2],
}

impl Wedge {
    fn meets(&self, body: &(impl Body + ?Sized)) -> bool {
        body.pieces().any(|piece| !self.misses(piece))
    }

    /// Whether a border of the wedge or an edge of the piece separates them.
    fn misses(&self, piece: Convex<'_>) -> bool {
        let [left, right] = self.corners;
        let beyond = |side: &dyn Fn(Point) -> i64| piece.points.iter().all(|&p| side(p) > 0);
        beyond(&|p| self.rays[0].cross(p - left))
            || beyond(&|p| -self.rays[1].cross(p - right))
            || (left != right && beyond(&|p| -(right - left).cross(p - left)))
            || piece.edges().any(|(from, edge)| {
                self.corners.iter().all(|&corner| edge.cross(corner - from) > 0)
                    && self.rays.iter().all(|ray| ray.cross(edge) <= 0)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mil, Quad};

    fn target() -> Rect {
        Rect { front: Point::new(0, 0), facing: Angle::NORTH, width: 4000, depth: 1000 }
    }

    fn zone(x: Mil, y: Mil) -> Zones {
        zone_of(&target(), Point::new(x, y))
    }

    #[test]
    fn wh_02_g12_lines_through_the_corners_divide_the_table() {
        assert_eq!(zone(0, 5000), Zones::In(Zone::Front));
        assert_eq!(zone(-3000, 999), Zones::In(Zone::Left));
        assert_eq!(zone(-3000, 1001), Zones::In(Zone::Front));
        assert_eq!(zone(3000, 0), Zones::In(Zone::Right));
        assert_eq!(zone(0, -1001), Zones::In(Zone::Rear));
        assert_eq!(zone(2500, -1501), Zones::In(Zone::Rear));
        assert_eq!(zone(2500, -1499), Zones::In(Zone::Right));
    }

    #[test]
    fn wh_02_g12_on_a_line_both_zones_are_named() {
        assert_eq!(zone(-3000, 1000), Zones::Between(Zone::Front, Zone::Left));
        assert_eq!(zone(3000, 1000), Zones::Between(Zone::Front, Zone::Right));
        assert_eq!(zone(3000, -2000), Zones::Between(Zone::Rear, Zone::Right));
        assert_eq!(zone(-3000, -2000), Zones::Between(Zone::Rear, Zone::Left));
        assert!(zone(-3000, -2000).includes(Zone::Left));
        assert_eq!(zone(0, -100), Zones::In(Zone::Front));
    }

    #[test]
    fn zones_turn_with_the_facing() {
        for turn in 0..=u16::MAX {
            let target = Rect { facing: Angle(turn), ..target() };
            let point = |degrees| {
                target.centre()
                    + Angle(turn).rotate(Angle::from_degrees(degrees).rotate(Vector::new(9000, 0)))
            };
            for (degrees, zone) in [(0, Zone::Front), (90, Zone::Left), (180, Zone::Rear), (270, Zone::Right)]
            {
                assert_eq!(zone_of(&target, point(degrees)), Zones::In(zone));
            }
        }
    }

    fn block(x: Mil, y: Mil) -> Quad {
        Rect::about_centre(Point::new(x, y), Angle::NORTH, 1000, 1000).hull()
    }

    #[test]
    fn wh_02_g8_any_part_in_the_front_arc_will_do() {
        let sees = |x, y| in_front_arc(Point::new(0, 0), Angle::NORTH, &block(x, y));
        assert!(sees(0, 5000));
        // Its corner just on the line, and just outside.
        assert!(sees(2500, 1500));
        assert!(!sees(2501, 1500));
        assert!(!sees(0, -600));
        assert!(sees(0, 0));
        // A long wall across the arc with no corner in it.
        let wall = [Point::new(-9000, 100), Point::new(9000, 100)];
        assert!(in_front_arc(Point::new(0, 0), Angle::NORTH, &wall));
        let behind = [Point::new(-9000, -100), Point::new(9000, -100)];
        assert!(!in_front_arc(Point::new(0, 0), Angle::NORTH, &behind));
        assert!(in_arc(Point::new(0, 0), Angle::NORTH, Angle::from_degrees(60), &block(2501, 1500)));
    }

    #[test]
    fn zones_hold_parts_of_bodies() {
        assert!(in_zone(&target(), Zone::Front, &block(3000, 500)));
        assert!(in_zone(&target(), Zone::Right, &block(3000, 500)));
        assert!(!in_zone(&target(), Zone::Front, &block(3600, 500)));
        assert!(!in_zone(&target(), Zone::Rear, &block(0, 5000)));
        assert!(in_zone(&target(), Zone::Rear, &block(0, -2000)));
        assert!(in_zone(&target(), Zone::Left, &block(-2600, -500)));
    }
}
