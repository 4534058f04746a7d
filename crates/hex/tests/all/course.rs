//! The hexes, sides and corners on sight lines, against the segment clipped to
//! the strips of the hex with exact fractions.

use core::cmp::Ordering;
use core::ops::ControlFlow;

use hex::{Crossing, Direction, Facing, Hand, Hex, Meeting, Side, each_crossing, each_met, first_touched};
use proptest::prelude::*;

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
struct Ratio(i64, i64);

impl Ratio {
    fn new(n: i64, d: i64) -> Ratio {
        if d < 0 { Ratio(-n, -d) } else { Ratio(n, d) }
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// The cube coordinates of `h` as seen from `c`.
fn cube(h: Hex, c: Hex) -> [i64; 3] {
    let (q, r) = (i64::from(h.q) - i64::from(c.q), i64::from(h.r) - i64::from(c.r));
    [q, -q - r, r]
}

/// How far a point lies towards each direction; nowhere above 1 in the hex.
fn towards([x, y, z]: [i64; 3]) -> [i64; 6] {
    [x - z, x - y, z - y, z - x, y - x, y - z]
}

/// The part of a segment within a hex: how far each end of the segment lies
/// towards each direction, and the part's first and last point as fractions of
/// the segment.
struct Clip {
    a: [i64; 6],
    b: [i64; 6],
    from: Ratio,
    to: Ratio,
}

impl Clip {
    fn new(a: Hex, b: Hex, c: Hex) -> Option<Clip> {
        let (a, b) = (towards(cube(a, c)), towards(cube(b, c)));
        let (mut from, mut to) = (Ratio(0, 1), Ratio(1, 1));
        for (a, b) in a.into_iter().zip(b) {
            // a + t (b - a) <= 1
            match (b - a).cmp(&0) {
                Ordering::Greater => to = to.min(Ratio::new(1 - a, b - a)),
                Ordering::Less => from = from.max(Ratio::new(1 - a, b - a)),
                Ordering::Equal if a > 1 => return None,
                Ordering::Equal => {}
            }
        }
        (from <= to).then_some(Clip { a, b, from, to })
    }

    /// Whether the point at `t` lies on the side in direction `d`.
    fn on(&self, t: Ratio, d: Direction) -> bool {
        let (a, b) = (self.a[d.index()], self.b[d.index()]);
        a * t.1 + (b - a) * t.0 == t.1
    }

    fn meeting(&self) -> Meeting {
        if self.from == self.to {
            return Meeting::Corner;
        }
        match Direction::ALL.into_iter().find(|d| self.on(self.from, *d) && self.on(self.to, *d)) {
            Some(d) => Meeting::Along(d),
            None => Meeting::Through,
        }
    }

    /// How the side in direction `d` is met, and where first.
    fn side(&self, d: Direction) -> Option<(Kind, Ratio)> {
        let (before, after) = (d.turned(-1), d.turned(1));
        match (self.on(self.from, d), self.on(self.to, d)) {
            (true, true) if self.from != self.to => {
                // The whole side, from corner to corner.
                assert_ne!(self.on(self.from, before), self.on(self.from, after));
                assert_eq!(self.on(self.from, before), self.on(self.to, after));
                assert_eq!(self.on(self.from, after), self.on(self.to, before));
                Some((Kind::Along, self.from))
            }
            (false, false) => None,
            (first, _) => {
                let t = if first { self.from } else { self.to };
                let end = self.on(t, before) || self.on(t, after);
                Some((if end { Kind::End } else { Kind::Across }, t))
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Across,
    Along,
    End,
}

/// A side met, by the lesser of its names, how, and on which hand it lies.
type Met = (Side, Kind, Hand);

fn canonical(side: Side) -> Side {
    side.min(side.reversed())
}

/// On which hand of the line from `a` to `b` the side lies that meets it with
/// an end or along.
fn hand(a: Hex, b: Hex, side: Side) -> Hand {
    let point = |h: Hex| (2 * i64::from(h.q) + i64::from(h.r), 3 * i64::from(h.r));
    let (a, b, h) = (point(a), point(b), point(side.hex));
    let corners = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
    let d = side.direction.index();
    let turns = [d, (d + 1) % 6].map(|k| {
        let c = (h.0 + corners[k].0, h.1 + corners[k].1);
        // Positive clockwise, as the vertical axis points down.
        ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
    });
    assert!(turns.contains(&0));
    match turns[0] + turns[1] {
        -1 => Hand::Left,
        1 => Hand::Right,
        _ => Hand::On,
    }
}

fn met_oracle(a: Hex, b: Hex, field: &[Hex]) -> Vec<(Hex, Meeting)> {
    let others = field.iter().filter(|c| **c != a && **c != b);
    others.filter_map(|c| Some((*c, Clip::new(a, b, *c)?.meeting()))).collect()
}

fn sides_oracle(a: Hex, b: Hex, field: &[Hex]) -> Vec<Met> {
    let mut sides = Vec::new();
    for c in field {
        let Some(clip) = Clip::new(a, b, *c) else { continue };
        for d in Direction::ALL {
            let side = Side::new(*c, d);
            if let Some((kind, _)) = clip.side(d) {
                let hand = if kind == Kind::Across { Hand::On } else { hand(a, b, side) };
                sides.push((canonical(side), kind, hand));
            }
        }
    }
    sides.sort_unstable();
    sides.dedup();
    sides
}

fn met(a: Hex, b: Hex) -> Vec<(Hex, Meeting)> {
    let mut hexes = Vec::new();
    let flow = each_met(a, b, |hex, meeting| {
        hexes.push((hex, meeting));
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    hexes
}

fn crossings(a: Hex, b: Hex) -> Vec<Crossing> {
    let mut crossings = Vec::new();
    let flow = each_crossing(a, b, |crossing| {
        crossings.push(crossing);
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    crossings
}

/// The sides of a crossing; of a corner those that are not on the line.
fn sides_of(crossing: &Crossing) -> Vec<(Side, Kind, Hand)> {
    match *crossing {
        Crossing::Across(side) => vec![(side, Kind::Across, Hand::On)],
        Crossing::Along(side) => vec![(side, Kind::Along, Hand::On)],
        Crossing::Corner(ends) => ends
            .into_iter()
            .filter(|(_, hand)| *hand != Hand::On)
            .map(|(side, hand)| (side, Kind::End, hand))
            .collect(),
    }
}

fn sides(a: Hex, b: Hex) -> Vec<Met> {
    let mut sides: Vec<_> = crossings(a, b)
        .iter()
        .flat_map(sides_of)
        .map(|(side, kind, hand)| (canonical(side), kind, hand))
        .collect();
    sides.sort_unstable();
    sides
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

/// All hexes within `n` columns and rows of `centre`.
fn around(centre: Hex, n: i8) -> Vec<Hex> {
    (-n..=n).flat_map(|q| (-n..=n).map(move |r| centre.plus(Hex::new(q, r)))).collect()
}

fn steps(a: Hex, b: Hex) -> i64 {
    cube(a, b).into_iter().map(i64::abs).max().unwrap_or(0)
}

/// All that must hold of a line whose hexes all lie in `field`.
fn check(a: Hex, b: Hex, field: &[Hex]) {
    let hexes = met(a, b);
    assert_eq!(sorted(hexes.clone()), sorted(met_oracle(a, b, field)), "{a:?} {b:?}");
    assert_eq!(sides(a, b), sides_oracle(a, b, field), "{a:?} {b:?}");
    check_order(a, b);
    check_corners(a, b);
    // No other hex than the ends is as far as either.
    let far = steps(a, b);
    for (hex, _) in hexes {
        assert!((1..far).contains(&steps(a, hex)), "{a:?} {b:?} {hex:?}");
        assert!((1..far).contains(&steps(b, hex)), "{a:?} {b:?} {hex:?}");
    }
    for (side, ..) in crossings(a, b).iter().flat_map(sides_of) {
        let (near, beyond) = (steps(a, side.hex), steps(a, side.beyond()));
        assert!(near <= beyond, "{a:?} {b:?} {side:?}");
        assert!((1..2 * far).contains(&(near + beyond)), "{a:?} {b:?} {side:?}");
    }
}

/// The visits follow the line.
fn check_order(a: Hex, b: Hex) {
    let starts: Vec<_> = met(a, b).iter().filter_map(|(c, _)| Some(Clip::new(a, b, *c)?.from)).collect();
    assert!(starts.is_sorted(), "{a:?} {b:?}");
    let mut last = Ratio(0, 1);
    for crossing in crossings(a, b) {
        let places: Vec<_> = sides_of(&crossing)
            .iter()
            .filter_map(|(side, ..)| Clip::new(a, b, side.hex)?.side(side.direction))
            .map(|(_, t)| t)
            .collect();
        assert!(!places.is_empty() && places.iter().all(|t| *t == places[0]), "{a:?} {b:?}");
        assert!(last <= places[0], "{a:?} {b:?}");
        last = places[0];
    }
}

/// The sides of a corner are those of three hexes about one point, on both
/// hands of the line, and on it just if the line runs along one of them.
fn check_corners(a: Hex, b: Hex) {
    let all = crossings(a, b);
    for (at, crossing) in all.iter().enumerate() {
        let Crossing::Corner(ends) = crossing else { continue };
        let mut about: Vec<_> = ends.iter().flat_map(|(side, _)| [side.hex, side.beyond()]).collect();
        about.sort_unstable();
        about.dedup();
        assert_eq!(about.len(), 3, "{a:?} {b:?}");
        assert!(about.iter().all(|h| about.iter().all(|g| h == g || h.is_adjacent(*g))));
        assert!(ends.is_sorted_by_key(|(_, hand)| *hand));
        assert_eq!((ends[0].1, ends[2].1), (Hand::Left, Hand::Right));
        let beside = [at.checked_sub(1), Some(at + 1)].map(|n| n.and_then(|n| all.get(n)));
        let along = beside.into_iter().flatten().find_map(|c| match c {
            Crossing::Along(side) => Some(*side),
            _ => None,
        });
        let on = ends.iter().find(|(_, hand)| *hand == Hand::On).map(|(side, _)| *side);
        assert_eq!(on, along, "{a:?} {b:?}");
    }
}

fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r)
}

/// The side between two neighbours, named from `a`.
fn between(a: Hex, b: Hex) -> Side {
    let side = Direction::ALL.map(|d| Side::new(a, d)).into_iter().find(|side| side.beyond() == b);
    assert!(side.is_some(), "{a:?} {b:?} are no neighbours");
    side.unwrap_or(Side::new(a, Direction::ALL[0]))
}

fn board() -> impl Strategy<Value = Hex> {
    (-20..=20i8, -20..=20i8).prop_map(|(q, r)| Hex::new(q, r))
}

fn any_hex() -> impl Strategy<Value = Hex> {
    (any::<i8>(), any::<i8>()).prop_map(|(q, r)| Hex::new(q, r))
}

/// Two hexes up to 40 apart; many lines through corners or along sides.
fn line() -> impl Strategy<Value = (Hex, Hex)> {
    let far = (-40..=40i8, -40..=40i8).prop_map(|(q, r)| Hex::new(q, r));
    let corners = (-13..=13i8, -40..=40i8).prop_map(|(n, r)| Hex::new((r % 3) + 3 * n, r));
    let straight = (0..6i8, 0..=20i8).prop_map(|(d, n)| Hex::new(n, n).rotated(d));
    let offset = prop_oneof![far, corners, straight]
        .prop_filter("at most 40 apart", |o| steps(*o, Hex::default()) <= 40);
    (board(), offset).prop_map(|(a, o)| (a, a.plus(o)))
}

/// Twice the places at which walls stand in the way from `a` to `b`, as the
/// rules count them: never those of the hex `a`; at a corner the nearest, if
/// there are walls on both hands of the line.
fn obstacles(a: Hex, b: Hex, walls: &[Side]) -> Vec<u8> {
    let place = |side: Side| {
        let wall = walls.contains(&side) || walls.contains(&side.reversed());
        (wall && side.hex != a).then(|| a.distance(side.hex) + a.distance(side.beyond()))
    };
    let mut places = Vec::new();
    let _ = each_crossing(a, b, |crossing| {
        places.extend(match crossing {
            Crossing::Across(side) | Crossing::Along(side) => place(side),
            Crossing::Corner(ends) => {
                let nearest =
                    |hand| ends.iter().filter(|end| end.1 == hand).filter_map(|end| place(end.0)).min();
                nearest(Hand::Left).zip(nearest(Hand::Right)).map(|(l, r)| l.min(r))
            }
        });
        ControlFlow::<()>::Continue(())
    });
    places
}

/// The sections of a target of size 2 that a shooter of size 2 sees over walls
/// of height 1 at these places, doubled.
fn sections(a: Hex, b: Hex, places: &[u8]) -> usize {
    let far = 2 * i64::from(a.distance(b));
    let visible = |y: i64| {
        // 0 <= 2 + (y - 2) x / D <= 1
        let hides = |x: &u8| (0..=far).contains(&(2 * far + (y - 2) * i64::from(*x)));
        !places.iter().any(hides)
    };
    (0..2).filter(|y| visible(*y) && visible(*y + 1)).count()
}

#[test]
fn dw_12_e5_lines_through_wood_fields() {
    let (a, d, e) = (hex(0, 0), hex(0, 1), hex(-1, 2));
    let through = |b: Hex, h: Hex| met(a, b).contains(&(h, Meeting::Through));
    assert!(through(hex(-1, 3), d) && through(hex(-1, 3), e));
    assert!(through(hex(1, 2), d) && through(hex(1, 3), d));
    assert!(met(a, hex(1, 2)).iter().all(|(h, _)| *h != e));
}

#[test]
fn dw_12_e6_hill_fields() {
    let (a, d, e) = (hex(0, 0), hex(0, 1), hex(1, 0));
    assert!(met(a, hex(-1, 3)).contains(&(d, Meeting::Through)));
    let west = Direction::ALL[4];
    let expected = [(d, Meeting::Along(west)), (d.step(west), Meeting::Along(west.opposite()))];
    assert_eq!(met(a, hex(-1, 2)), expected);
    assert!(met(a, hex(3, 1)).contains(&(e, Meeting::Through)));
}

#[test]
fn dw_12_e9_along_the_common_side_of_two_wood_fields() {
    let (b, c, d, e) = (hex(2, 0), hex(2, 1), hex(3, -1), hex(3, 0));
    let side = between(b, e);
    let expected = [(b, Meeting::Along(side.direction)), (e, Meeting::Along(side.reversed().direction))];
    assert_eq!(sorted(met(c, d)), expected);
    assert_eq!(sorted(met(d, c)), expected);
    let along: Vec<_> = sides(c, d).into_iter().filter(|met| met.1 == Kind::Along).collect();
    assert_eq!(along, [(canonical(side), Kind::Along, Hand::On)]);
    // From A the wood behind lies beyond B, or beyond the trees of F.
    let (a, f) = (hex(0, 0), hex(1, 1));
    assert!(met(a, e).contains(&(b, Meeting::Through)));
    assert_eq!(met(a, c), [(hex(1, 0), Meeting::Through), (f, Meeting::Through)]);
}

#[test]
fn dw_12_e12_walls_between_fields() {
    let (a, b, c, d) = (hex(0, 0), hex(0, 1), hex(1, -1), hex(1, 0));
    let (e, f, g, h) = (hex(2, -1), hex(2, 0), hex(2, 1), hex(1, 1));
    let walls = [between(a, d), between(b, d), between(c, d), between(d, h)];
    let drawn = [a, b, c, d, e, f, g, h].map(|h| h.rotated(-1));
    let cases = [
        (a, d, vec![], 2),
        (d, a, vec![], 2),
        (a, f, vec![], 2),
        (f, a, vec![3], 1),
        (a, g, vec![3], 1),
        (g, a, vec![3, 5], 1),
        (a, e, vec![2], 1),
        (e, a, vec![2], 1),
    ];
    for (from, to, expected, seen) in cases {
        let found = obstacles(from, to, &walls);
        assert_eq!(found, expected, "{from:?} {to:?}");
        assert_eq!(sections(from, to, &found), seen, "{from:?} {to:?}");

        // As drawn, turned by a sixth and with the wall C|E.
        let (from, to) = (from.rotated(-1), to.rotated(-1));
        let [a, b, c, d, e, _, _, h] = drawn;
        let walls = [between(a, d), between(b, d), between(c, d), between(d, h), between(c, e)];
        assert_eq!(obstacles(from, to, &walls), expected, "{from:?} {to:?}");
    }
    assert_eq!(
        drawn.map(|h| (h.q, h.r)),
        [(0, 0), (1, 0), (0, -1), (1, -1), (1, -2), (2, -2), (3, -2), (2, -1)]
    );
    // A-E runs along C|D, A-G passes through D|H.
    assert!(crossings(a, e).contains(&Crossing::Along(between(c, d))));
    assert!(crossings(a, g).contains(&Crossing::Across(between(d, h))));
}

#[test]
fn dw_12_e15_a_line_along_a_row_passes_through_every_field_of_it() {
    let row: Vec<_> = (1..6).map(|q| (hex(q, 0), Meeting::Through)).collect();
    assert_eq!(met(hex(0, 0), hex(6, 0)), row);
    let east = Direction::ALL[1];
    let sides: Vec<_> = (0..6).map(|q| Crossing::Across(Side::new(hex(q, 0), east))).collect();
    assert_eq!(crossings(hex(0, 0), hex(6, 0)), sides);
}

#[test]
fn dw_12_g5_walls_on_both_hands_of_a_corner_count_as_the_nearer() {
    // The line passes through the corner of these three, leaving `c` aside.
    let (a, b) = (hex(0, 0), hex(4, 1));
    let (x, y, c) = (hex(1, 0), hex(2, 0), hex(1, 1));
    let expected = [(x, Meeting::Through), (c, Meeting::Corner), (y, Meeting::Through)];
    assert_eq!(met(a, b)[..3], expected);
    assert_eq!(
        crossings(a, b)[1],
        Crossing::Corner([
            (between(x, y), Hand::Left),
            (between(c, y), Hand::Right),
            (between(x, c), Hand::Right),
        ])
    );
    let [left, near, far] = [between(x, y), between(x, c), between(c, y)];
    assert_eq!(obstacles(a, b, &[left]), []);
    assert_eq!(obstacles(a, b, &[near, far]), []);
    assert_eq!(obstacles(a, b, &[left, near]), [3]);
    assert_eq!(obstacles(a, b, &[left, far]), [3]);
    assert_eq!(obstacles(a, b, &[left, near, far]), [3]);
}

#[test]
fn dw_12_g5_walls_at_the_end_of_a_side_run_along() {
    let (a, b) = (hex(0, 0), hex(1, -2));
    let (left, right) = (hex(0, -1), hex(1, -1));
    assert_eq!(
        crossings(a, b),
        [
            Crossing::Corner([
                (between(a, left), Hand::Left),
                (between(left, right), Hand::On),
                (between(a, right), Hand::Right),
            ]),
            Crossing::Along(between(left, right)),
            Crossing::Corner([
                (between(left, b), Hand::Left),
                (between(left, right), Hand::On),
                (between(right, b), Hand::Right),
            ]),
        ]
    );
    assert_eq!(obstacles(a, b, &[between(left, b)]), []);
    assert_eq!(obstacles(a, b, &[between(left, b), between(right, b)]), [3]);
    assert_eq!(obstacles(a, b, &[between(a, left), between(a, right)]), []);
    assert_eq!(obstacles(a, b, &[between(left, right)]), [2]);
}

#[test]
fn dw_12_13_nothing_lies_between_neighbours_or_a_hex_and_itself() {
    let a = hex(4, -7);
    assert_eq!(met(a, a), []);
    assert_eq!(crossings(a, a), []);
    for (d, b) in Direction::ALL.into_iter().zip(a.neighbours()) {
        assert_eq!(met(a, b), []);
        assert_eq!(crossings(a, b), [Crossing::Across(Side::new(a, d))]);
    }
}

#[test]
fn dw_12_34_lines_towards_a_facing_run_along_sides() {
    for facing in Facing::ALL {
        let (left, right) = (facing.left_front(), facing.right_front());
        let mut b = hex(0, 0);
        for n in 1..=10 {
            b = b.step(left).step(right);
            let hexes = met(hex(0, 0), b);
            let along = hexes.iter().filter(|(_, m)| matches!(m, Meeting::Along(_))).count();
            assert_eq!((hexes.len(), along), (3 * n - 1, 2 * n));
            assert_eq!(crossings(hex(0, 0), b).len(), 3 * n);
        }
    }
}

#[test]
fn dw_12_13_all_lines_up_to_twelve_agree_with_the_clipped_segment() {
    let a = hex(0, 0);
    let field = around(a, 14);
    for b in around(a, 12).into_iter().filter(|b| a.distance(*b) <= 12) {
        check(a, b, &field);
    }
}

#[test]
fn the_visits_stop_when_told() {
    let (a, b) = (hex(0, 0), hex(3, -6));
    let hexes = met(a, b);
    for (n, expected) in hexes.into_iter().enumerate() {
        let mut seen = 0;
        let flow = each_met(a, b, |hex, meeting| {
            seen += 1;
            if seen > n { ControlFlow::Break((hex, meeting)) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((flow, seen), (ControlFlow::Break(expected), n + 1));
    }
    let all = crossings(a, b);
    for (n, expected) in all.into_iter().enumerate() {
        let mut seen = 0;
        let flow = each_crossing(a, b, |crossing| {
            seen += 1;
            if seen > n { ControlFlow::Break(crossing) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((flow, seen), (ControlFlow::Break(expected), n + 1));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn dw_12_13_lines_up_to_forty_agree_with_the_clipped_segment((a, b) in line()) {
        check(a, b, &around(a, 42));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn dw_12_13_the_way_back_meets_the_same((a, b) in line()) {
        prop_assert_eq!(sorted(met(a, b)), sorted(met(b, a)));
        let back: Vec<_> = sides(b, a)
            .into_iter()
            .map(|(side, kind, hand)| (side, kind, match hand {
                Hand::Left => Hand::Right,
                Hand::On => Hand::On,
                Hand::Right => Hand::Left,
            }))
            .collect();
        prop_assert_eq!(sides(a, b), sorted(back));
    }

    #[test]
    fn dw_12_13_what_is_met_turns_and_moves_with_the_line(
        (a, b) in line(), n in 0..6i8,
    ) {
        let turned: Vec<_> = met(a, b)
            .into_iter()
            .map(|(h, m)| (h.rotated_about(a, n), match m {
                Meeting::Along(d) => Meeting::Along(d.turned(n)),
                other => other,
            }))
            .collect();
        prop_assert_eq!(turned, met(a, b.rotated_about(a, n)));
        let turned: Vec<_> = sides(a, b)
            .into_iter()
            .map(|(side, kind, hand)| {
                let side = Side::new(side.hex.rotated_about(a, n), side.direction.turned(n));
                (canonical(side), kind, hand)
            })
            .collect();
        prop_assert_eq!(sorted(turned), sides(a, b.rotated_about(a, n)));
    }

    #[test]
    fn dw_12_13_all_values_agree_with_the_clipped_segment(a in any_hex(), b in any_hex()) {
        // The hexes touched are known from `first_touched`.
        let mut field = vec![a, b];
        first_touched(a, b, |h| {
            field.push(h);
            false
        });
        check(a, b, &field);
    }
}
