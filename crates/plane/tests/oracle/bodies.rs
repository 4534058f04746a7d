//! Distance, overlap, containment and zones.

use geo::coordinate_position::CoordPos;
use geo::dimensions::Dimensions;
use geo::{Contains, Distance, Euclidean, Geometry, Intersects, Line, Relate};
use plane::{
    Angle, Body, Hand, Point, Rect, Vector, Zone, Zones, contains, distance, in_front_arc, in_zone, nearer,
    nearest_points, overlap, point_in, touches, within, zone_of,
};
use proptest::prelude::*;

use crate::{coord, point, polygon, quad, rect, shape};

/// The pieces of a body as geometries.
fn geometries(body: &impl Body) -> Vec<Geometry<f64>> {
    let piece = |points: &[Point]| match points {
        [a, b] => Line::new(coord(*a), coord(*b)).into(),
        _ => polygon(points).into(),
    };
    body.pieces().map(|convex| piece(convex.points())).collect()
}

fn oracle_distance(a: &impl Body, b: &impl Body) -> f64 {
    let (a, b) = (geometries(a), geometries(b));
    let pairs = a.iter().flat_map(|a| b.iter().map(move |b| Euclidean.distance(a, b)));
    pairs.fold(f64::INFINITY, f64::min)
}

fn oracle_overlap(a: &impl Body, b: &impl Body) -> bool {
    let (a, b) = (geometries(a), geometries(b));
    a.iter()
        .any(|a| b.iter().any(|b| a.relate(b).get(CoordPos::Inside, CoordPos::Inside) != Dimensions::Empty))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn distances(a in rect(9000), b in rect(9000), reach in 0..9000) {
        let (a, b) = (a.hull(), b.hull());
        let exact = oracle_distance(&a, &b);
        let shown = distance(&a, &b);
        prop_assert!((f64::from(shown) - exact).abs() <= 0.5 + 1e-6, "{shown} {exact}");
        prop_assert_eq!(shown, distance(&b, &a));
        if (exact - f64::from(reach)).abs() > 1e-6 {
            prop_assert_eq!(within(&a, &b, reach), exact <= f64::from(reach));
            prop_assert_eq!(nearer(&a, &b, reach), exact < f64::from(reach) || overlap(&a, &b));
        }
        prop_assert_eq!(touches(&a, &b), within(&a, &b, plane::CONTACT));
    }

    #[test]
    fn distances_of_ground(a in rect(9000), b in shape(9000), reach in 0..9000) {
        let a = a.hull();
        let exact = oracle_distance(&a, &b);
        prop_assert!((f64::from(distance(&a, &b)) - exact).abs() <= 0.5 + 1e-6);
        if (exact - f64::from(reach)).abs() > 1e-6 {
            prop_assert_eq!(within(&b, &a, reach), exact <= f64::from(reach));
        }
    }

    #[test]
    fn nearest_points_are_as_far_apart_as_the_bodies(a in rect(9000), b in shape(9000)) {
        let a = a.hull();
        if !overlap(&a, &b) {
            let (p, q) = nearest_points(&a, &b);
            let apart = ((q - p).squared() as f64).sqrt();
            prop_assert!((apart - oracle_distance(&a, &b)).abs() <= 1.5);
            prop_assert!(within(&p, &a, 1) && within(&q, &b, 1));
        }
    }

    #[test]
    fn overlaps(a in rect(5000), b in rect(5000)) {
        let (a, b) = (a.hull(), b.hull());
        prop_assert_eq!(overlap(&a, &b), oracle_overlap(&a, &b));
        prop_assert_eq!(overlap(&b, &a), overlap(&a, &b));
    }

    #[test]
    fn overlaps_with_ground(a in rect(7000), b in shape(7000)) {
        let a = a.hull();
        prop_assert_eq!(overlap(&a, &b), oracle_overlap(&a, &b));
    }

    #[test]
    fn insides(outer in rect(3000), inner in rect(2000), p in point(5000)) {
        let (outer, inner) = (outer.hull(), inner.hull());
        prop_assert_eq!(point_in(&outer, p), quad(&outer).intersects(&coord(p)));
        let all = inner.0.iter().all(|&corner| quad(&outer).intersects(&coord(corner)));
        prop_assert_eq!(contains(&outer, &inner), all);
        prop_assert_eq!(contains(&outer, &inner), quad(&outer).contains(&quad(&inner)));
    }

    #[test]
    fn corners_lie_where_they_should(rect in rect(20_000)) {
        let (sin, cos) = (f64::from(rect.facing.0) / 65_536.0 * std::f64::consts::TAU).sin_cos();
        let half = f64::from(rect.width) / 2.0;
        let depth = f64::from(rect.depth);
        let local = [(0.0, half), (0.0, -half), (-depth, -half), (-depth, half)];
        for (corner, (ahead, left)) in rect.corners().into_iter().zip(local) {
            let x = f64::from(rect.front.x) + ahead * cos - left * sin;
            let y = f64::from(rect.front.y) + ahead * sin + left * cos;
            prop_assert!((f64::from(corner.x) - x).abs() <= 1.0 + 1e-4);
            prop_assert!((f64::from(corner.y) - y).abs() <= 1.0 + 1e-4);
        }
        for hand in Hand::ALL {
            prop_assert!(rect.corners()[..2].contains(&rect.corner(hand)));
        }
    }

    #[test]
    fn directions_are_the_nearest(x in -1_000_000..1_000_000, y in -1_000_000..1_000_000) {
        prop_assume!((x, y) != (0, 0));
        let exact = f64::from(y).atan2(f64::from(x)) / std::f64::consts::TAU * 65_536.0;
        let found = f64::from(Angle::towards(Vector::new(x, y)).unwrap().0);
        let off = (found - exact).rem_euclid(65_536.0);
        prop_assert!(off.min(65_536.0 - off) <= 0.501, "{found} {exact}");
    }

    #[test]
    fn zones_are_where_the_angles_say(target in rect(3000), p in point(15_000)) {
        prop_assume!(!point_in(&target.hull(), p));
        let turn = -f64::from(target.facing.0) / 65_536.0 * std::f64::consts::TAU;
        let (dx, dy) = (f64::from(p.x - target.front.x), f64::from(p.y - target.front.y));
        let ahead = dx * turn.cos() - dy * turn.sin();
        let left = dx * turn.sin() + dy * turn.cos();
        // Beyond each edge, and how much more than beyond its neighbours.
        let half = f64::from(target.width) / 2.0;
        let beyond = [ahead, -left - half, -ahead - f64::from(target.depth), left - half];
        let most = (0..4).max_by(|&a, &b| beyond[a].total_cmp(&beyond[b])).unwrap();
        let clear = (0..4).all(|n| n == most || beyond[most] - beyond[n] > 3.0);
        if clear {
            prop_assert_eq!(zone_of(&target, p), Zones::In(Zone::ALL[most]));
        }
        for zone in Zone::ALL {
            prop_assert!(!zone_of(&target, p).includes(zone) || in_zone(&target, zone, &p));
        }
    }

    #[test]
    fn arcs_meet_what_a_large_triangle_does(eye in rect(3000), body in rect(12_000)) {
        let far = 1.0e7;
        let turn = f64::from(eye.facing.0) / 65_536.0 * std::f64::consts::TAU;
        let ray = |angle: f64| geo::Coord {
            x: f64::from(eye.front.x) + far * angle.cos(),
            y: f64::from(eye.front.y) + far * angle.sin(),
        };
        let quarter = std::f64::consts::FRAC_PI_4;
        let sector = geo::Triangle::new(coord(eye.front), ray(turn + quarter), ray(turn - quarter)).to_polygon();
        let body = body.hull();
        let apart = Euclidean.distance(&sector, &quad(&body));
        // On the border itself floats may go either way.
        let deep = quad(&Rect::about_centre(body.centre(), Angle::EAST, 2, 2).hull()).intersects(&sector);
        let seen = in_front_arc(eye.front, eye.facing, &body);
        if apart > 1e-3 {
            prop_assert!(!seen);
        } else if deep {
            prop_assert!(seen);
        }
    }
}
