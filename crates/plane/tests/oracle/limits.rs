//! Everything at the limits of the coordinates: nothing overflows.

use plane::{
    Angle, Blocker, Bounds, Circle, Edge, Hand, Obstacle, Point, Rect, Shape, Solid, Zone, charge_line,
    close_the_door, contacts, contains, crossed, distance, first_free_spot, flight_path, in_front_arc,
    in_zone, line_up, nearer, nearest_border, nearest_points, see, shot, stretch, sweep_advance, sweep_wheel,
    wheel_cost, wheel_stretch, within, zone_of,
};
use proptest::prelude::*;

const LIMIT: i32 = Point::LIMIT;

fn coordinate() -> impl Strategy<Value = i32> {
    prop_oneof![Just(-LIMIT), Just(LIMIT), Just(0), -LIMIT..=LIMIT]
}

fn far_point() -> impl Strategy<Value = Point> {
    (coordinate(), coordinate()).prop_map(|(x, y)| Point::new(x, y))
}

fn far_rect() -> impl Strategy<Value = Rect> {
    let size = || prop_oneof![Just(1), 1..5000, 1..=LIMIT];
    (far_point(), any::<u16>(), size(), size())
        .prop_map(|(front, facing, width, depth)| Rect { front, facing: Angle(facing), width, depth })
        .prop_filter("in bounds", Rect::in_bounds)
}

fn far_shape() -> impl Strategy<Value = Shape> {
    let line = (far_point(), far_point(), prop_oneof![Just(0), 1..LIMIT])
        .prop_filter_map("line", |(a, b, half)| Shape::line(&[a, b], half));
    let oval = (far_point(), 1..LIMIT, 1..LIMIT, any::<u16>())
        .prop_filter_map("oval", |(centre, a, b, turned)| Shape::oval(centre, (a, b), Angle(turned)));
    prop_oneof![line, oval, far_rect().prop_filter_map("rect", |rect| Shape::rect(&rect))]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn nothing_overflows(
        a in far_rect(),
        b in far_rect(),
        ground in far_shape(),
        p in far_point(),
        length in 0..=LIMIT,
        turn in any::<u16>(),
    ) {
        let (hull, other) = (a.hull(), b.hull());
        let apart = distance(&hull, &other);
        prop_assert!(apart == 0 || within(&hull, &other, apart + 1));
        prop_assert!(apart == 0 || !nearer(&hull, &other, apart - 1));
        nearest_points(&hull, &ground);
        contains(&ground, &hull);
        zone_of(&a, p);
        in_front_arc(p, Angle(turn), &ground);
        in_zone(&a, Zone::Left, &ground);
        contacts(&a, &b).for_each(drop);
        let obstacles = [Obstacle::with_clearance(&other, length), Obstacle::solid(&ground)];
        prop_assert!(sweep_advance(&a, length, obstacles).free <= length);
        stretch(&a, length, &ground);
        for hand in Hand::ALL {
            prop_assert!(sweep_wheel(&a, hand, Angle(turn), obstacles).free <= Angle(turn));
            wheel_stretch(&a, hand, Angle(turn), &ground);
            charge_line(&a, &other, length, hand, (turn % 91) as u8);
        }
        wheel_cost(a.width, Angle(turn));
        for edge in Edge::ALL {
            line_up(&a, &b, edge, p);
            close_the_door(&a, &b, edge, p);
        }
        let wood = Blocker::Wood { solid: Solid::from(&ground), depth: length };
        see(p, &hull, [wood, Blocker::Wall(Solid::from(&other))]);
        see(p, &hull, [Blocker::Wall(Solid::from(&ground))]);
        flight_path(&hull, Angle(turn), length, obstacles, [Solid::from(&ground)]);
        nearest_border(&Bounds::new(p, Point::default()), &plane::Body::bounds(&ground), Angle::NORTH);
        first_free_spot(&a, p - a.front, 1000, |rect| rect.front.x % 7 == 0);
        crossed::<2, _>(&shot(p, Angle(turn), length), &[hull, other]);
        Circle { centre: p, radius: length }.touches(&ground);
    }
}
