use crate::number::{Ratio, root_floor};
use crate::{Angle, CONTACT, Edge, Mil, Point, Rect, touches};

/// How one rectangle touches an edge of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contact {
    /// The edge that is touched.
    pub edge: Edge,
    /// The edge that touches it: the one that faces it most.
    pub own: Edge,
    /// Where the contact begins, from the left end of the edge touched, seen
    /// from its middle outwards.
    pub from: Mil,
    /// Where it ends, likewise.
    pub to: Mil,
}

impl Contact {
    /// How much of the edge is touched.
    #[inline]
    pub const fn length(&self) -> Mil {
        self.to - self.from
    }

    /// Whether only a corner touches: no more of the edge than the tolerance.
    #[inline]
    pub const fn corner(&self) -> bool {
        self.length() <= CONTACT
    }

    /// The first and the last of the `files` places of this width along the
    /// edge that the contact covers or touches, counted from its left end.
    #[inline]
    pub const fn files_touched(&self, base_width: Mil, files: u16) -> (u16, u16) {
        if base_width <= 0 || files == 0 {
            return (0, 0);
        }
        let most = files as Mil - 1;
        let first = (self.from - CONTACT + base_width - 1).div_euclid(base_width) - 1;
        let last = (self.to + CONTACT).div_euclid(base_width);
        (clamp(first, most), clamp(last, most))
    }
}

#[inline]
const fn clamp(n: Mil, most: Mil) -> u16 {
    (if n < 0 {
        0
    } else if n > most {
        most
    } else {
        n
    }) as u16
}

/// The edges of `b` that `a` touches, clockwise from the front. An edge counts
/// if `a` lies beyond it, so flush contact is with one edge only; with a corner
/// it may be with both edges that meet there.
#[inline]
pub fn contacts(a: &Rect, b: &Rect) -> impl Iterator<Item = Contact> + use<> {
    let (a, b) = (*a, *b);
    let near = touches(&a.hull(), &b.hull());
    Edge::ALL.into_iter().filter(move |_| near).filter_map(move |edge| contact(&a, &b, edge))
}

/// How `a` touches one edge of `b`.
pub fn contact(a: &Rect, b: &Rect, edge: Edge) -> Option<Contact> {
    let line = Line::of(b.edge(edge));
    let hull = a.hull();
    if !touches(&line.ends, &hull) || !hull.0.iter().all(|&p| line.height(p) >= -line.contact) {
        return None;
    }
    let own = facing_edge(a.facing, b.facing + edge.turn());
    let (low, high) = line.near_part(a.edge(own))?;
    Some(Contact { edge, own, from: low, to: high })
}

/// The edge of a rectangle with this facing that is turned most against an
/// outward direction.
#[inline]
fn facing_edge(facing: Angle, outward: Angle) -> Edge {
    let turn = outward.opposite() - facing + Angle::EIGHTH;
    match turn.0 >> 14 {
        0 => Edge::Front,
        1 => Edge::Left,
        2 => Edge::Rear,
        _ => Edge::Right,
    }
}

/// An edge to be measured against.
struct Line {
    ends: [Point; 2],
    /// The length, and the tolerance in the measure of heights.
    length: Mil,
    contact: i64,
}

impl Line {
    fn of(ends: [Point; 2]) -> Line {
        let square = (ends[1] - ends[0]).squared() as i128;
        let contact = root_floor(square * (CONTACT as i128 * CONTACT as i128));
        Line { ends, length: (ends[1] - ends[0]).length(), contact }
    }

    /// The distance beyond the line, times its length.
    #[inline]
    fn height(&self, p: Point) -> i64 {
        (self.ends[1] - self.ends[0]).cross(p - self.ends[0])
    }

    /// The part of the line opposite that part of a segment that is near
    /// enough.
    fn near_part(&self, segment: [Point; 2]) -> Option<(Mil, Mil)> {
        let [from, to] = segment.map(|p| self.height(p) - self.contact);
        let (mut start, mut end) = (Ratio::ZERO, Ratio::ONE);
        if from > 0 && to > 0 {
            return None;
        } else if from > 0 {
            start = Ratio::new(from, from - to);
        } else if to > 0 {
            end = Ratio::new(from, from - to);
        }
        let [first, last] = segment.map(|p| self.along(p));
        let at = |share: Ratio| (first + share.nearest_of(last - first)).clamp(0, self.length as i64) as Mil;
        let (a, b) = (at(start), at(end));
        Some((a.min(b), a.max(b)))
    }

    /// How far along the line a point lies, which may be outside it.
    #[inline]
    fn along(&self, p: Point) -> i64 {
        let edge = self.ends[1] - self.ends[0];
        let square = edge.squared();
        if square == 0 {
            0
        } else {
            Ratio::new(edge.dot(p - self.ends[0]), square).nearest_of(self.length as i64)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Vector;
    use alloc::vec::Vec;

    fn defender() -> Rect {
        Rect { front: Point::new(0, 0), facing: Angle::NORTH, width: 3935, depth: 1574 }
    }

    fn list(a: &Rect, b: &Rect) -> Vec<Contact> {
        contacts(a, b).collect()
    }

    #[test]
    fn wh_04_g3_flush_fronts_touch_where_they_overlap() {
        let attacker = Rect { front: Point::new(2000, 30), facing: Angle::SOUTH, ..defender() };
        let [contact] = list(&attacker, &defender())[..] else { panic!() };
        assert_eq!((contact.edge, contact.own), (Edge::Front, Edge::Front));
        // The attacker reaches from 33 to the right of the middle.
        assert_eq!((contact.from, contact.to), (2000, 3935));
        assert!(!contact.corner());
        // Places 2 to 4 of five are covered or touched; of the attacker's own
        // edge, seen from it, the same.
        assert_eq!(contact.files_touched(787, 5), (2, 4));
        let [back] = list(&defender(), &attacker)[..] else { panic!() };
        assert_eq!((back.from, back.to), (2000, 3935));
        // Too far.
        assert!(list(&attacker.shifted(Vector::new(0, 21)), &defender()).is_empty());
    }

    #[test]
    fn flank_and_rear_are_told_apart() {
        let flank = Rect { front: Point::new(1968 + 20, -787), facing: Angle::WEST, width: 787, depth: 787 };
        let [contact] = list(&flank, &defender())[..] else { panic!() };
        assert_eq!((contact.edge, contact.own, contact.length()), (Edge::Right, Edge::Front, 787));
        assert_eq!((contact.from, contact.to), (393, 1180));
        assert_eq!(contact.files_touched(787, 2), (0, 1));
        let rear = Rect { front: Point::new(0, -1574), facing: Angle::NORTH, width: 787, depth: 787 };
        let [contact] = list(&rear, &defender())[..] else { panic!() };
        assert_eq!((contact.edge, contact.own), (Edge::Rear, Edge::Front));
        // From behind the defender sees its own left end on the right.
        assert_eq!((contact.from, contact.to), (1574, 2361));
    }

    #[test]
    fn a_corner_touches_both_edges() {
        let corner = Rect { front: Point::new(1968 + 500, 10), facing: Angle::SOUTH, width: 960, depth: 960 };
        let both = list(&corner, &defender());
        assert_eq!(both.iter().map(|c| c.edge).collect::<Vec<_>>(), [Edge::Front, Edge::Right]);
        assert!(both.iter().all(Contact::corner));
        assert_eq!((both[0].from, both[0].files_touched(787, 5)), (3935, (4, 4)));
    }

    #[test]
    fn a_tilted_front_touches_with_its_corner() {
        let tilted = Rect { facing: Angle::from_degrees(250), ..defender() };
        let tilted = tilted.shifted(Point::new(-500, 5) - tilted.corner(crate::Hand::Left));
        let [contact] = list(&tilted, &defender())[..] else { panic!("{:?}", list(&tilted, &defender())) };
        assert_eq!((contact.edge, contact.own), (Edge::Front, Edge::Front));
        // At 20 degrees the front is within 50 for 45 / sin 20 of its length.
        assert!((120..=126).contains(&contact.length()), "{contact:?}");
    }

    #[test]
    fn places_beside_the_contact_are_touched_too() {
        let contact = Contact { edge: Edge::Front, own: Edge::Front, from: 787, to: 1574 };
        assert_eq!(contact.files_touched(787, 5), (0, 2));
        let contact = Contact { from: 787 + 51, to: 1574 - 51, ..contact };
        assert_eq!(contact.files_touched(787, 5), (1, 1));
        assert_eq!(contact.files_touched(0, 5), (0, 0));
    }
}
