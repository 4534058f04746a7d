//! Sight lines, against an exact intersection of segment and polygon.

use hex::{Hex, first_touched, line_touches};
use proptest::prelude::*;

type Point = (i64, i64);

fn centre(h: Hex) -> Point {
    (2 * i64::from(h.q) + i64::from(h.r), 3 * i64::from(h.r))
}

fn corners(h: Hex) -> [Point; 6] {
    let (x, y) = centre(h);
    [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)].map(|(dx, dy)| (x + dx, y + dy))
}

/// Positive if `c` lies clockwise of the ray from `a` to `b`, `y` downwards.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
}

/// Whether `p`, known to be collinear with `a` and `b`, lies between them.
fn between(a: Point, b: Point, p: Point) -> bool {
    (a.0.min(b.0)..=a.0.max(b.0)).contains(&p.0) && (a.1.min(b.1)..=a.1.max(b.1)).contains(&p.1)
}

fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let (abc, abd) = (turn(a, b, c), turn(a, b, d));
    let (cda, cdb) = (turn(c, d, a), turn(c, d, b));
    (abc != abd && cda != cdb)
        || (abc == 0 && between(a, b, c))
        || (abd == 0 && between(a, b, d))
        || (cda == 0 && between(c, d, a))
        || (cdb == 0 && between(c, d, b))
}

fn oracle(a: Hex, b: Hex, c: Hex) -> bool {
    let (a, b, polygon) = (centre(a), centre(b), corners(c));
    let sides = || (0..6).map(|i| (polygon[i], polygon[(i + 1) % 6]));
    sides().all(|(c, d)| turn(c, d, a) >= 0) || sides().any(|(c, d)| segments_meet(a, b, c, d))
}

fn visited(a: Hex, b: Hex) -> Vec<Hex> {
    let mut hexes = Vec::new();
    let found = first_touched(a, b, |h| {
        hexes.push(h);
        false
    });
    assert_eq!(found, None);
    hexes
}

/// All hexes within `n` columns and rows of `centre`.
fn around(centre: Hex, n: i8) -> impl Iterator<Item = Hex> {
    (-n..=n).flat_map(move |q| (-n..=n).map(move |r| centre.plus(Hex::new(q, r))))
}

fn board() -> impl Strategy<Value = Hex> {
    (-15..=15i8, -15..=15i8).prop_map(|(q, r)| Hex::new(q, r))
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (any::<i8>(), any::<i8>()).prop_map(|(q, r)| Hex::new(q, r))
}

#[test]
fn dw_04_10_worked_example() {
    let a = Hex::new(0, 0);
    let enemies = [(2, -2), (1, -3), (2, -4), (3, -4)].map(|(q, r)| Hex::new(q, r));
    let [near, side, behind, far] = enemies;
    assert!(line_touches(a, far, near));
    assert!(line_touches(a, behind, side));
    for target in [near, side] {
        for other in enemies {
            assert_eq!(line_touches(a, target, other), other == target);
        }
        assert_eq!(first_touched(a, target, |h| enemies.contains(&h)), None);
    }
    assert_eq!(first_touched(a, far, |h| h == near), Some(near));
    assert_eq!(first_touched(a, behind, |h| h == side), Some(side));
}

#[test]
fn dw_04_10_straight_ahead_either_front_hex_blocks() {
    let a = Hex::new(0, 0);
    let b = Hex::new(1, -2);
    assert_eq!(visited(a, b), [Hex::new(0, -1), Hex::new(1, -1)]);
}

#[test]
fn dw_04_10_nothing_lies_between_neighbours_or_a_hex_and_itself() {
    let a = Hex::new(4, -7);
    assert_eq!(visited(a, a), []);
    assert!(line_touches(a, a, a));
    for b in a.neighbours() {
        assert_eq!(visited(a, b), []);
        assert!(!line_touches(a, a, b));
    }
}

#[test]
fn dw_04_10_a_line_along_a_row_touches_the_row_only() {
    let a = Hex::new(-2, 3);
    let row = [-1, 0, 1].map(|q| Hex::new(q, 3));
    assert_eq!(visited(a, Hex::new(2, 3)), row);
}

#[test]
fn dw_04_10_first_touched_stops_at_the_first_blocked_hex() {
    let a = Hex::new(0, 0);
    let b = Hex::new(0, -5);
    let mut calls = 0;
    let found = first_touched(a, b, |_| {
        calls += 1;
        true
    });
    assert_eq!((found, calls), (Some(Hex::new(0, -1)), 1));
}

#[test]
fn dw_04_10_all_lines_up_to_twelve_agree_with_the_polygon() {
    let a = Hex::new(0, 0);
    for b in around(a, 12).filter(|b| a.distance(*b) <= 12) {
        let mut expected = Vec::new();
        for c in around(a, 14) {
            let touched = oracle(a, b, c);
            assert_eq!(line_touches(a, b, c), touched, "{b:?} {c:?}");
            if touched && c != a && c != b {
                expected.push(c);
            }
        }
        let mut found = visited(a, b);
        found.sort_unstable();
        assert_eq!(found, expected, "{b:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn dw_04_10_line_touches_is_exact_for_all_values(
        a in any_hex(), b in any_hex(), c in any_hex(),
    ) {
        prop_assert_eq!(line_touches(a, b, c), oracle(a, b, c));
    }

    #[test]
    fn dw_04_10_line_touches_is_symmetric(a in board(), b in board(), c in board()) {
        prop_assert_eq!(line_touches(a, b, c), line_touches(b, a, c));
    }

    #[test]
    fn dw_04_10_line_touches_is_kept_by_rotation_and_translation(
        a in board(), b in board(), c in board(), by in board(), n in any::<i8>(),
    ) {
        let touched = line_touches(a, b, c);
        prop_assert_eq!(line_touches(a.plus(by), b.plus(by), c.plus(by)), touched);
        prop_assert_eq!(line_touches(a.rotated(n), b.rotated(n), c.rotated(n)), touched);
    }

    #[test]
    fn dw_04_10_first_touched_visits_what_the_line_touches(a in board(), b in board()) {
        let mut found = visited(a, b);
        found.sort_unstable();
        let expected: Vec<_> = around(a, 33)
            .filter(|c| *c != a && *c != b && line_touches(a, b, *c))
            .collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn dw_04_10_first_touched_returns_the_first_it_found_blocked(
        a in board(), b in board(), wall in prop::collection::vec(board(), 0..200),
    ) {
        let expected = visited(a, b).into_iter().find(|h| wall.contains(h));
        prop_assert_eq!(first_touched(a, b, |h| wall.contains(&h)), expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn dw_04_10_line_touches_as_the_polygon_does(a in board(), b in board()) {
        for c in around(a, 31) {
            prop_assert_eq!(line_touches(a, b, c), oracle(a, b, c), "{:?}", c);
        }
    }

    #[test]
    fn dw_04_10_first_touched_is_complete_for_all_values(a in any_hex(), b in any_hex()) {
        let mut found = visited(a, b);
        found.sort_unstable();
        let expected: Vec<_> = (i8::MIN..=i8::MAX)
            .flat_map(|q| (i8::MIN..=i8::MAX).map(move |r| Hex::new(q, r)))
            .filter(|c| *c != a && *c != b && oracle(a, b, *c))
            .collect();
        prop_assert_eq!(found, expected);
    }
}
