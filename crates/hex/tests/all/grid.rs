//! Distance, adjacency, rotation and the wheel's path, against `hexx`.

use hex::{Direction, Hex};
use proptest::prelude::*;

/// `hexx` shares the axial axes; its vertical axis also points down.
fn oracle(h: Hex) -> hexx::Hex {
    hexx::Hex::new(i32::from(h.q), i32::from(h.r))
}

/// A hex of a board; twice the span of two of them still fits `i8`.
fn board() -> impl Strategy<Value = Hex> {
    (-20..=20i8, -20..=20i8).prop_map(|(q, r)| Hex::new(q, r))
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (any::<i8>(), any::<i8>()).prop_map(|(q, r)| Hex::new(q, r))
}

/// The oracle's walk of one sixth along its ring about `pivot`.
fn oracle_path(from: Hex, pivot: Hex, clockwise: bool) -> Vec<hexx::Hex> {
    let n = oracle(from).unsigned_distance_to(oracle(pivot));
    let mut ring: Vec<_> = oracle(pivot).ring(n).collect();
    // The sense of the oracle's ring, told by its own rotation.
    let first = ring[0];
    let sixth = ring[n as usize % ring.len()];
    if (first.rotate_cw_around(oracle(pivot), 1) == sixth) != clockwise {
        ring.reverse();
    }
    ring.iter().cycle().skip_while(|h| **h != oracle(from)).skip(1).take(n as usize).copied().collect()
}

#[test]
fn dw_01_24_directions_have_the_fixed_vectors() {
    let vectors = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];
    for (d, (q, r)) in Direction::ALL.into_iter().zip(vectors) {
        assert_eq!(d.vector(), Hex::new(q, r));
        assert_eq!(Direction::new(d.index() as u8), Some(d));
        assert_eq!(d.opposite().vector(), Hex::default().offset(d.vector()));
    }
    assert_eq!(Direction::new(6), None);
    assert_eq!(Direction::new(255), None);
}

#[test]
fn dw_01_24_neighbours_are_those_of_the_oracle() {
    let here = Hex::new(3, -5);
    let mut ours = here.neighbours().map(|h| (h.q, h.r));
    let mut theirs = oracle(here).all_neighbors().map(|h| (h.x as i8, h.y as i8));
    ours.sort_unstable();
    theirs.sort_unstable();
    assert_eq!(ours, theirs);
}

#[test]
fn dw_01_23_distance_saturates_and_ends_of_range_do_not_wrap() {
    assert_eq!(Hex::new(-128, -128).distance(Hex::new(127, 127)), 255);
    assert_eq!(Hex::new(-128, 0).distance(Hex::new(126, 0)), 254);
    let edge = Hex::new(127, 0);
    assert_eq!(edge.step(Direction::ALL[1]), Hex::new(-128, 0));
    assert!(!edge.is_adjacent(Hex::new(-128, 0)));
    assert_eq!(edge.direction_to(Hex::new(-128, 0)), None);
}

#[test]
fn dw_05_17_ring_path_turns_a_corner_of_the_ring() {
    let from = Hex::new(2, -3);
    let path: Vec<_> = from.ring_path(Hex::default(), true).collect();
    assert_eq!(path, [Hex::new(3, -3), Hex::new(3, -2), Hex::new(3, -1)]);
    let path: Vec<_> = from.ring_path(Hex::default(), false).collect();
    assert_eq!(path, [Hex::new(1, -3), Hex::new(0, -3), Hex::new(-1, -2)]);
    assert_eq!(from.ring_path(from, true).count(), 0);
}

#[test]
fn operations_are_usable_in_constants() {
    const TURNED: Hex = Hex::new(2, -1).rotated_about(Hex::new(1, 1), -1);
    const STEPS: u8 = TURNED.distance(Hex::new(1, 1));
    assert_eq!(STEPS, 2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn dw_01_23_distance_is_that_of_the_oracle(a in any_hex(), b in any_hex()) {
        let expected = oracle(a).unsigned_distance_to(oracle(b)).min(255);
        prop_assert_eq!(u32::from(a.distance(b)), expected);
        prop_assert_eq!(a.distance(b), b.distance(a));
    }

    #[test]
    fn dw_01_24_direction_to_inverts_step(a in board(), b in board()) {
        prop_assert_eq!(a.direction_to(b).is_some(), a.is_adjacent(b));
        prop_assert_eq!(a.is_adjacent(b), a.distance(b) == 1);
        for d in Direction::ALL {
            let n = a.step(d);
            prop_assert!(a.is_adjacent(n));
            prop_assert_eq!(a.direction_to(n), Some(d));
            prop_assert_eq!(n.direction_to(a), Some(d.opposite()));
            prop_assert_eq!(a.neighbours()[d.index()], n);
        }
    }

    #[test]
    fn offset_inverts_plus(a in any_hex(), b in any_hex()) {
        prop_assert_eq!(a.plus(b.offset(a)), b);
        prop_assert_eq!(a.plus(b).offset(a), b);
    }

    #[test]
    fn dw_05_17_rotation_is_that_of_the_oracle(a in board(), p in board(), n in 0..6i8) {
        let turns = n.unsigned_abs().into();
        prop_assert_eq!(oracle(a.rotated(n)), oracle(a).rotate_cw(turns));
        prop_assert_eq!(oracle(a.rotated(-n)), oracle(a).rotate_ccw(turns));
        let about = oracle(a).rotate_cw_around(oracle(p), turns);
        prop_assert_eq!(oracle(a.rotated_about(p, n)), about);
    }

    #[test]
    fn dw_05_17_rotation_obeys_its_laws(
        a in any_hex(), p in any_hex(), n in any::<i8>(), m in -60..=60i8,
    ) {
        prop_assert_eq!(a.rotated_about(p, 6), a);
        prop_assert_eq!(a.rotated_about(p, n).rotated_about(p, -n.rem_euclid(6)), a);
        prop_assert_eq!(a.rotated(m).rotated(m), a.rotated(2 * m));
        prop_assert_eq!(p.rotated_about(p, n), p);
        for d in Direction::ALL {
            prop_assert_eq!(d.vector().rotated(n), d.turned(n).vector());
        }
    }

    #[test]
    fn dw_05_17_rotation_keeps_distances(
        a in board(), b in board(), p in board(), n in any::<i8>(),
    ) {
        let (c, d) = (a.rotated_about(p, n), b.rotated_about(p, n));
        prop_assert_eq!(c.distance(d), a.distance(b));
        prop_assert_eq!(c.distance(p), a.distance(p));
    }

    #[test]
    fn dw_05_17_ring_path_is_that_of_the_oracle(
        a in board(), p in board(), clockwise: bool,
    ) {
        let path: Vec<_> = a.ring_path(p, clockwise).map(oracle).collect();
        prop_assert_eq!(path, oracle_path(a, p, clockwise));
    }

    #[test]
    fn dw_05_17_ring_path_walks_the_ring_to_the_rotated_hex(
        a in board(), p in board(), clockwise: bool,
    ) {
        let mut at = a;
        for next in a.ring_path(p, clockwise) {
            prop_assert!(at.is_adjacent(next));
            prop_assert_eq!(next.distance(p), a.distance(p));
            at = next;
        }
        prop_assert_eq!(at, a.rotated_about(p, if clockwise { 1 } else { -1 }));
        prop_assert_eq!(a.ring_path(p, clockwise).count(), usize::from(a.distance(p)));
    }

    #[test]
    fn dw_05_17_ring_path_ends_on_the_rotated_hex_even_when_it_wraps(
        a in any_hex(), p in any_hex(), clockwise: bool,
    ) {
        let end = a.ring_path(p, clockwise).last().unwrap_or(a);
        prop_assert_eq!(end, a.rotated_about(p, if clockwise { 1 } else { -1 }));
    }
}
