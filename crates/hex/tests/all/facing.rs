//! Facings, zones and arcs.

use hex::{Arc, Direction, Facing, Hex, Zone};
use proptest::prelude::*;

fn facing() -> impl Strategy<Value = Facing> {
    prop::sample::select(Facing::ALL.to_vec())
}

fn board() -> impl Strategy<Value = Hex> {
    (-20..=20i8, -20..=20i8).prop_map(|(q, r)| Hex::new(q, r))
}

/// The hexes at distance `n` from `centre`.
fn ring(centre: Hex, n: i8) -> impl Iterator<Item = Hex> {
    (-n..=n)
        .flat_map(move |q| (-n..=n).map(move |r| centre.plus(Hex::new(q, r))))
        .filter(move |h| i16::from(h.distance(centre)) == i16::from(n))
}

#[test]
fn dw_01_13_there_are_six_facings_counted_clockwise() {
    assert_eq!(Facing::default(), Facing::NORTH);
    assert_eq!(Facing::NORTH.opposite(), Facing::SOUTH);
    assert_eq!(Facing::new(6), None);
    for (n, f) in Facing::ALL.into_iter().enumerate() {
        assert_eq!(f.index(), n);
        assert_eq!(Facing::new(n as u8), Some(f));
        assert_eq!(Facing::NORTH.turned(n as i8), f);
        assert_eq!(f.turned(-6), f);
        assert_eq!(f.turned(i8::MAX), f.turned(1));
        assert_eq!(f.turned(i8::MIN), f.turned(4));
    }
}

#[test]
fn dw_01_14_zones_follow_the_table() {
    for (n, f) in Facing::ALL.into_iter().enumerate() {
        let table = [
            (f.right_front(), 0, Zone::Front),
            (f.right_flank(), 1, Zone::Flank),
            (f.right_rear(), 2, Zone::Rear),
            (f.left_rear(), 3, Zone::Rear),
            (f.left_flank(), 4, Zone::Flank),
            (f.left_front(), 5, Zone::Front),
        ];
        for (d, sixths, zone) in table {
            assert_eq!(d, Direction::ALL[(n + sixths) % 6]);
            assert_eq!(f.zone(d), zone);
        }
    }
}

#[test]
fn dw_01_14_north_has_its_front_above_and_its_rear_below() {
    let f = Facing::NORTH;
    assert_eq!(f.left_front().vector(), Hex::new(0, -1));
    assert_eq!(f.right_front().vector(), Hex::new(1, -1));
    assert_eq!(f.left_flank().vector(), Hex::new(-1, 0));
    assert_eq!(f.right_flank().vector(), Hex::new(1, 0));
    assert_eq!(f.left_rear().vector(), Hex::new(-1, 1));
    assert_eq!(f.right_rear().vector(), Hex::new(0, 1));
}

#[test]
fn dw_04_09_arcs_hold_n_plus_1_and_3n_plus_1_hexes() {
    let from = Hex::new(3, -2);
    for f in Facing::ALL {
        for n in 1..=12 {
            let count = |arc: Arc| ring(from, n).filter(|t| arc.contains(from, f, *t)).count();
            assert_eq!(count(Arc::Infantry), n as usize + 1);
            assert_eq!(count(Arc::Cavalry), 3 * n as usize + 1);
        }
        assert!(!Arc::Infantry.contains(from, f, from));
        assert!(!Arc::Cavalry.contains(from, f, from));
    }
}

#[test]
fn dw_04_09_arcs_are_bounded_by_their_straight_lines() {
    let from = Hex::new(-1, 4);
    for f in Facing::ALL {
        let infantry = [f.left_front(), f.right_front()];
        let cavalry = [f.left_front(), f.right_front(), f.left_flank(), f.left_rear()];
        for d in Direction::ALL {
            let near = from.step(d);
            let far = near.step(d).step(d);
            for target in [near, far] {
                let expected = infantry.contains(&d);
                assert_eq!(Arc::Infantry.contains(from, f, target), expected);
                let expected = cavalry.contains(&d);
                assert_eq!(Arc::Cavalry.contains(from, f, target), expected);
            }
        }
    }
}

#[test]
fn dw_04_09_arcs_do_not_wrap_at_the_ends_of_the_range() {
    let (south, north) = (Hex::new(0, 127), Hex::new(0, -128));
    for arc in [Arc::Infantry, Arc::Cavalry] {
        assert!(arc.contains(south, Facing::NORTH, north));
        assert!(!arc.contains(south, Facing::SOUTH, north));
    }
}

proptest! {
    #[test]
    fn dw_01_13_sixths_to_inverts_turned(a in facing(), b in facing()) {
        let n = a.sixths_to(b);
        prop_assert!(n < 6);
        prop_assert_eq!(a.turned(n as i8), b);
    }

    #[test]
    fn dw_01_13_globalise_inverts_localise(f in facing(), h in board()) {
        prop_assert_eq!(f.globalise(f.localise(h)), h);
        prop_assert_eq!(f.localise(f.globalise(h)), h);
        prop_assert_eq!(f.localise(f.right_front().vector()), Hex::new(1, -1));
    }

    #[test]
    fn dw_04_09_arcs_follow_their_coordinates(f in facing(), a in board(), b in board()) {
        let l = f.localise(b.offset(a));
        let (q, s) = (i16::from(l.q), i16::from(l.q) + i16::from(l.r));
        prop_assert_eq!(Arc::Cavalry.contains(a, f, b), s <= 0 && a != b);
        prop_assert_eq!(Arc::Infantry.contains(a, f, b), q >= 0 && s <= 0 && a != b);
    }
}
