//! Sight, against lines to many points.

use geo::coordinate_position::CoordPos;
use geo::dimensions::Dimensions;
use geo::{BooleanOps, Coord, Euclidean, Length, Line, LineString, MultiLineString, Relate};
use plane::{Blocker, Point, Quad, Rect, Sightline, count_seen, overlap, point_in, see, sees};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{coord, point, polygon, quad, rect, shape};

/// Whether the line passes through the interior.
fn through(line: &Line<f64>, body: &geo::Polygon<f64>) -> bool {
    line.relate(body).get(CoordPos::Inside, CoordPos::Inside) != Dimensions::Empty
}

/// Whether some of the target is seen: three samples in a row.
fn some_seen(from: Point, target: &Quad, walls: &[Quad]) -> bool {
    let walls: Vec<_> = walls.iter().chain([target]).map(quad).collect();
    let edges = (0..4).map(|i| (coord(target.0[i]), coord(target.0[(i + 1) % 4])));
    edges.into_iter().any(|(a, b)| {
        let seen = |n: i32| {
            let share = (f64::from(n) + 0.5) / 120.0;
            let at = Coord { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
            // A little before the edge, so that the target does not hide it.
            let at = Coord {
                x: at.x + (f64::from(from.x) - at.x) * 1e-6,
                y: at.y + (f64::from(from.y) - at.y) * 1e-6,
            };
            let line = Line::new(coord(from), at);
            walls.iter().all(|wall| !through(&line, wall))
        };
        let mut row = 0;
        (0..120).any(|n| {
            row = if seen(n) { row + 1 } else { 0 };
            row == 3
        })
    })
}

/// The outline of a rectangle a little smaller.
fn smaller(rect: &Rect) -> Quad {
    Rect::about_centre(rect.centre(), rect.facing, rect.width - 8, rect.depth - 8).hull()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn some_of_a_target_is_seen_or_none(
        from in point(12_000),
        target in rect(12_000),
        walls in vec(rect(12_000), 0..9),
    ) {
        let hulls: Vec<_> = walls.iter().map(Rect::hull).collect();
        let hull = target.hull();
        prop_assume!(!point_in(&hull, from));
        let seen = see(from, &hull, hulls.iter().map(|quad| Blocker::Wall(quad.into())));
        if some_seen(from, &hull, &hulls) {
            prop_assert!(seen.is_some());
        }
        if let Some(at) = seen {
            // The middle of two rounded points is rounded once more: up to one in either direction.
            prop_assert!(plane::within(&at, &hull, 2));
            let line = Sightline::new(from, at);
            let cut = walls.iter().any(|wall| line.crosses(&smaller(wall)));
            prop_assert!(!cut && !line.crosses(&smaller(&target)), "{at:?}");
        }
    }

    #[test]
    fn apart_from_woods_all_see_alike(
        from in point(12_000),
        target in rect(12_000),
        woods in vec(shape(12_000), 0..5),
        depth in 0..3000,
    ) {
        let hull = target.hull();
        let blockers = || woods.iter().map(|wood| Blocker::Wood { solid: wood.into(), depth });
        match see(from, &hull, blockers()) {
            Some(at) => prop_assert!(at == from || sees(from, at, blockers())),
            None => {
                // Then not the corners either, nor what lies between them.
                prop_assert!(!hull.0.iter().any(|&corner| sees(from, corner, blockers())
                    && !Sightline::new(from, corner).crosses(&hull)));
            }
        }
    }

    #[test]
    fn lines_cross_what_they_run_through(from in point(9000), to in point(9000), body in rect(6000)) {
        prop_assume!(from != to);
        let body = body.hull();
        let line = Sightline::new(from, to);
        let crosses = through(&Line::new(coord(from), coord(to)), &quad(&body));
        prop_assert_eq!(line.crosses(&body), crosses);
        let run = line.run_through(&body);
        prop_assert_eq!(run.is_some(), crosses);
        if let Some(run) = run {
            let lines = MultiLineString::new(vec![LineString::new(vec![coord(from), coord(to)])]);
            let inside = Euclidean.length(&quad(&body).clip(&lines, false));
            prop_assert!((f64::from(run.leave - run.enter) - inside).abs() <= 2.0, "{run:?} {inside}");
        }
    }

    #[test]
    fn ground_is_run_through_in_pieces(from in point(9000), to in point(9000), ground in shape(6000)) {
        prop_assume!(from != to);
        let line = Sightline::new(from, to);
        let mut runs = Vec::new();
        line.each_run(&ground, |run| runs.push(run));
        prop_assert_eq!(!runs.is_empty(), overlap(&[from, to], &ground));
        let pieces = plane::Body::pieces(&ground).filter(|piece| piece.points().len() > 2);
        let crossed = pieces.filter(|p| through(&Line::new(coord(from), coord(to)), &polygon(p.points()))).count();
        let wide = runs.iter().filter(|run| run.enter < run.leave).count();
        prop_assert!(wide <= crossed && crossed <= runs.len());
    }

    #[test]
    fn seen_points_are_counted(from in point(9000), points in vec(point(9000), 0..9), walls in vec(rect(9000), 0..5)) {
        let hulls: Vec<_> = walls.iter().map(Rect::hull).collect();
        let free = points.iter().filter(|&&p| {
            let line = Line::new(coord(from), coord(p));
            p == from || hulls.iter().all(|hull| !through(&line, &quad(hull)))
        });
        prop_assume!(!points.contains(&from));
        let seen = count_seen(from, points.iter().copied(), hulls.iter().map(|quad| Blocker::Wall(quad.into())));
        prop_assert_eq!(seen, free.count());
    }
}
