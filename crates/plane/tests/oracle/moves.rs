//! Moves, against small steps.

use plane::{
    Angle, Body, Edge, Glimpse, Hand, INCH, Mil, Obstacle, Quad, Rect, Shape, Solid, Stretch, Vector,
    charge_lines, distance, each_stretch, ends_free, line_up, nearer, overlap, sweep_advance, sweep_shift,
    sweep_wheel, touches, way_meets, wheel_bounds, wheel_cost, wheel_for_cost, wheel_meets, wheel_stretch,
    within,
};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::{angle, rect, shape};

/// What stands around.
#[derive(Clone, Debug)]
enum Thing {
    Regiment(Quad),
    Ground(Shape),
}

impl Thing {
    fn solid(&self) -> Solid<'_> {
        match self {
            Thing::Regiment(quad) => quad.into(),
            Thing::Ground(shape) => shape.into(),
        }
    }
}

fn thing(reach: Mil) -> impl Strategy<Value = Thing> {
    prop_oneof![
        rect(reach).prop_map(|rect| Thing::Regiment(rect.hull())),
        shape(reach).prop_map(Thing::Ground)
    ]
}

fn things(reach: Mil) -> impl Strategy<Value = Vec<(Thing, Mil)>> {
    let clearance = prop_oneof![Just(0), Just(INCH), 1..2000];
    vec((thing(reach), clearance), 0..6)
}

fn obstacles(things: &[(Thing, Mil)]) -> impl Iterator<Item = Obstacle<'_>> + Clone {
    things.iter().map(|(thing, clearance)| Obstacle::with_clearance(thing.solid(), *clearance))
}

/// Whether `rect` keeps all clearances but for `less`.
fn keeps<'a>(rect: &Rect, mut obstacles: impl Iterator<Item = Obstacle<'a>>, less: Mil) -> bool {
    let smaller =
        Rect::about_centre(rect.centre(), rect.facing, rect.width - 2 * less, rect.depth - 2 * less);
    obstacles.all(|obstacle| match obstacle.clearance {
        0 => !overlap(&smaller.hull(), &obstacle.solid),
        clearance => !nearer(&rect.hull(), &obstacle.solid, clearance - less),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, max_global_rejects: 100_000, ..ProptestConfig::default() })]

    #[test]
    fn advances_are_free_and_as_long_as_they_can_be(
        rect in rect(6000),
        things in things(12_000),
        length in 0..12_000,
    ) {
        prop_assume!(keeps(&rect, obstacles(&things), 0));
        let sweep = sweep_advance(&rect, length, obstacles(&things));
        prop_assert!(keeps(&rect.advance(sweep.free), obstacles(&things), 0));
        for step in (0..sweep.free).step_by(23) {
            prop_assert!(keeps(&rect.advance(step), obstacles(&things), 3), "at {step}");
        }
        match sweep.stop {
            None => prop_assert_eq!(sweep.free, length),
            Some(stop) => {
                let obstacle = obstacles(&things).nth(stop.index).unwrap();
                let end = rect.advance(sweep.free).hull();
                prop_assert!(within(&end, &obstacle.solid, obstacle.clearance + 4), "{:?}", sweep);
                prop_assert!(within(&stop.at, &obstacle.solid, 1));
            }
        }
    }

    #[test]
    fn who_is_near_comes_no_nearer(rect in rect(3000), thing in thing(3000), direction in angle()) {
        let (hull, solid) = (rect.hull(), thing.solid());
        prop_assume!(!overlap(&hull, &solid) && nearer(&hull, &solid, INCH));
        let obstacle = Obstacle::with_clearance(solid, INCH);
        let sweep = sweep_shift(&hull, direction, 3000, [obstacle]);
        let before = distance(&hull, &solid);
        let at = |step| hull.shifted(direction.rotate(Vector::new(step, 0)));
        let after = |step| distance(&at(step), &solid);
        let inner = Rect::about_centre(rect.centre(), rect.facing, rect.width - 6, rect.depth - 6).hull();
        let enters = |step| overlap(&inner.shifted(direction.rotate(Vector::new(step, 0))), &solid);
        prop_assert!(after(sweep.free) >= before - 3);
        if let Thing::Regiment(_) = thing {
            // Of one convex piece the distance falls at once if it ever does;
            // by less than three Mils it may be rounding.
            let steps = || (0..3000).step_by(10);
            let falls = steps().any(|step| after(step) < before - 3 || enters(step));
            let keeps = steps().all(|step| after(step) >= before && !overlap(&at(step), &solid));
            prop_assert!(!falls || sweep.free == 0, "{:?}", sweep);
            prop_assert!(!keeps || sweep.free == 3000, "{:?}", sweep);
        }
        let held = obstacle.held(&hull);
        prop_assert!(held.clearance < before + 1 && held.clearance >= before - 2);
        prop_assert!(!nearer(&hull, &solid, held.clearance));
    }

    #[test]
    fn wheels_are_free_and_as_long_as_they_can_be(
        rect in rect(6000),
        things in things(9000),
        left in any::<bool>(),
        limit in 0..=20_000u16,
    ) {
        prop_assume!(keeps(&rect, obstacles(&things), 0));
        let hand = if left { Hand::Left } else { Hand::Right };
        let sweep = sweep_wheel(&rect, hand, Angle(limit), obstacles(&things));
        prop_assert!(keeps(&rect.wheel(hand, sweep.free), obstacles(&things), 0));
        for turn in (0..sweep.free.0).step_by(61) {
            prop_assert!(keeps(&rect.wheel(hand, Angle(turn)), obstacles(&things), 5), "at {turn} of {sweep:?}");
        }
        match sweep.stop {
            None => prop_assert_eq!(sweep.free, Angle(limit)),
            Some(stop) => {
                let obstacle = obstacles(&things).nth(stop.index).unwrap();
                let end = rect.wheel(hand, sweep.free).hull();
                prop_assert!(within(&end, &obstacle.solid, obstacle.clearance + 6), "{:?}", sweep);
            }
        }
    }

    #[test]
    fn stretches_are_where_the_strip_overlaps(rect in rect(6000), ground in shape(9000), length in 1..9000) {
        let strip = rect.strip(800);
        let mut stretches = Vec::new();
        each_stretch(&strip, length, &ground, |stretch| stretches.push(stretch));
        for step in (0..=length).step_by(31) {
            let here = strip.advance(step);
            let inner = Rect::about_centre(here.centre(), here.facing, here.width - 6, here.depth - 6).hull();
            let near = |by: Mil, s: &Stretch<Mil>| s.enter - by <= step && step <= s.leave + by;
            if overlap(&inner, &ground) {
                prop_assert!(stretches.iter().any(|s| near(2, s)), "{step} {stretches:?}");
            }
            if stretches.iter().any(|s| near(-3, s)) {
                prop_assert!(within(&here.hull(), &ground, 2), "{step} {stretches:?}");
            }
        }
        let way = strip.facing.rotate(Vector::new(length, 0));
        prop_assert_eq!(way_meets(&strip.hull(), way, &ground), !stretches.is_empty());
    }

    #[test]
    fn wheel_stretches_hold_all_overlaps(rect in rect(3000), ground in shape(6000), limit in 1..=16_384u16) {
        let strip = rect.strip(800);
        for hand in Hand::ALL {
            let stretch = wheel_stretch(&strip, hand, Angle(limit), &ground);
            for turn in (0..=limit).step_by(67) {
                let here = strip.wheel(hand, Angle(turn));
                let inner = Rect::about_centre(here.centre(), here.facing, here.width - 10, here.depth - 10);
                if overlap(&inner.hull(), &ground) {
                    let Some(s) = stretch else { panic!("{turn} overlaps") };
                    prop_assert!(s.enter.0 <= turn + 4 && turn <= s.leave.0 + 4, "{turn} {s:?}");
                }
            }
            if let Some(s) = stretch {
                prop_assert!(within(&strip.wheel(hand, s.enter).hull(), &ground, 6));
                prop_assert!(within(&strip.wheel(hand, s.leave).hull(), &ground, 6));
            }
        }
    }

    #[test]
    fn wheels_turn_about_their_corner(rect in rect(9000), turn in any::<u16>()) {
        for hand in Hand::ALL {
            let (pivot, wheeled) = (rect.corner(hand), rect.wheel(hand, Angle(turn)));
            prop_assert_eq!(wheeled.corner(hand), pivot);
            for (before, after) in rect.corners().into_iter().zip(wheeled.corners()) {
                // Three roundings lie between pivot and farthest corner.
                let radius = |p: plane::Point| ((p - pivot).squared() as f64).sqrt();
                prop_assert!((radius(before) - radius(after)).abs() <= 4.3);
            }
        }
    }

    #[test]
    fn wheel_bounds_hold_every_place_of_the_wheel(rect in rect(9000), limit in 0..=32_768u16) {
        for hand in Hand::ALL {
            let bounds = wheel_bounds(&rect, hand, Angle(limit));
            for n in 0..=64 {
                let angle = Angle((u32::from(limit) * n / 64) as u16);
                let there = rect.wheel(hand, angle);
                prop_assert!(bounds.encloses(&there.hull().bounds()), "{there:?}");
                prop_assert_eq!(rect.wheel_about(rect.corner(hand), hand, angle), (there, there.hull()));
            }
        }
    }

    #[test]
    fn a_quick_look_denies_nothing_that_is_met(rect in rect(6000), target in rect(9000), length in 1..16_000) {
        let target = target.hull();
        let sweep = sweep_advance(&rect, length, [Obstacle::solid(&target)]);
        let look = Glimpse::ahead(&rect, length, &target);
        if let Some(stop) = sweep.stop {
            prop_assert!(look.is_ok_and(|look| look.least <= sweep.free), "{look:?}");
            if let Some(touched) = look.ok().and_then(|look| look.touched) {
                prop_assert!((touched - stop.at).length() <= Glimpse::BLUR, "{touched:?} {stop:?}");
            }
        }
        for far in [Vector::new(60_000, 0), Vector::new(-60_000, 0), Vector::new(0, 60_000)] {
            prop_assert!(Glimpse::ahead(&rect, length, &target.shifted(rect.facing.rotate(far))).is_err());
        }
    }

    #[test]
    fn what_is_missed_by_far_is_missed_a_few_degrees_farther_on(
        rect in rect(3000),
        target in rect(15_000),
        hand in prop_oneof![Just(Hand::Left), Just(Hand::Right)],
        length in 500..12_000,
    ) {
        let (pivot, target) = (rect.corner(hand), target.hull());
        let radius = target.0.iter().map(|&corner| (corner - pivot).length() + 1).max().unwrap_or(0);
        let look = |degrees| Glimpse::ahead(&rect.wheel(hand, Angle::from_degrees(degrees)), length, &target);
        for degrees in 0..90 {
            let Err(missed) = look(degrees) else { continue };
            for skipped in 1..=Glimpse::degrees_to_turn(missed, radius) {
                prop_assert!(look(degrees + skipped).is_err(), "{degrees} + {skipped}, missed by {missed}");
            }
        }
    }

    #[test]
    fn wheels_are_free_up_to_what_they_meet(
        rect in rect(3000),
        things in things(9000),
        hand in prop_oneof![Just(Hand::Left), Just(Hand::Right)],
        widest in 1..16_384u16,
    ) {
        let met = wheel_meets(&rect, hand, Angle(widest), obstacles(&things));
        for angle in (1..=16).map(|n| Angle((u32::from(widest) * n / 16) as u16)) {
            if met.is_none_or(|met| angle < met) {
                let end = rect.wheel(hand, angle).hull();
                let free = sweep_wheel(&rect, hand, angle, obstacles(&things)).stop.is_none();
                prop_assert_eq!(free, ends_free(&rect.hull(), &end, obstacles(&things)), "{:?}", angle);
            }
        }
    }

    #[test]
    fn wheels_cost_their_arc(width in 1..100_000, turn in any::<u16>(), cost in 0..100_000) {
        let arc = f64::from(width) * f64::from(turn) / 65_536.0 * std::f64::consts::TAU;
        prop_assert!((f64::from(wheel_cost(width, Angle(turn))) - arc).abs() <= 0.501);
        let widest = wheel_for_cost(width, cost);
        prop_assert!(wheel_cost(width, widest) <= cost);
        prop_assert!(widest.0 == u16::MAX || wheel_cost(width, Angle(widest.0 + 1)) > cost);
    }

    #[test]
    fn charges_end_in_contact(charger in rect(3000), target in rect(12_000), reach in 1000..16_000) {
        prop_assume!(!overlap(&charger.hull(), &target.hull()));
        for line in charge_lines(charger, &target.hull(), reach) {
            let end = line.end.hull();
            prop_assert!(line.length() <= reach);
            prop_assert!(!overlap(&end, &target.hull()) && touches(&end, &target.hull()), "{:?}", line);
            for edge in Edge::ALL {
                let lined = line_up(&line.end, &target, edge, line.touched);
                prop_assert!(!overlap(&lined.hull(), &target.hull()));
                prop_assert!(within(&lined.hull(), &target.edge(edge), 3), "{:?} {:?}", line, edge);
            }
        }
    }
}

#[test]
fn every_body_has_a_piece_in_its_bounds() {
    let fence = Shape::line(&[plane::Point::new(0, 0), plane::Point::new(5, 9)], 0).unwrap();
    assert_eq!(fence.pieces().count(), 1);
    assert!(fence.pieces().all(|piece| fence.bounds().encloses(&piece.bounds())));
}
