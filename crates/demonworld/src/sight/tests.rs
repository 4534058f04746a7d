use super::*;
use crate::testing::sight::*;
use crate::{Edge, Surface};
use table::Side;

/// Hexes in a straight row from (0, 0), so that the line runs through every centre.
fn row(distance: i8) -> Hex {
    at(distance, 0)
}

/// A scene with a shooter of side A and a target of side B; gives the visible sections.
struct Line {
    scene: Scene,
    shooter: ElementId,
}

impl Line {
    fn from(size: u8) -> Line {
        let mut scene = Scene::new();
        let shooter = scene.one(Side::A, foot(size), row(0));
        Line { scene, shooter }
    }

    fn sections(&self, size: u8, distance: i8) -> u8 {
        let mut scene = self.scene.clone();
        let target = scene.one(Side::B, foot(size), row(distance));
        scene.battle().sight(self.shooter, target).sections
    }
}

fn behind_element(eye: u8, obstacle: u8, at: i8, target: u8, distance: i8) -> u8 {
    let mut line = Line::from(eye);
    line.scene.one(Side::A, foot(obstacle), row(at));
    line.sections(target, distance)
}

#[test]
fn dw_12_e1_over_an_element() {
    assert_eq!(behind_element(3, 2, 2, 2, 8), 2);
}

#[test]
fn dw_12_e2_near_small_target() {
    assert_eq!(behind_element(3, 2, 2, 1, 3), 0);
}

#[test]
fn dw_12_e3_touching_counts() {
    assert_eq!(behind_element(3, 2, 2, 2, 6), 1);
}

#[test]
fn dw_12_e4_only_the_helmet() {
    let mut line = Line::from(4);
    line.scene.one(Side::B, foot(2), row(2));
    let target = line.scene.one(Side::B, foot(2), row(3));
    let sight = line.scene.battle().sight(line.shooter, target);
    assert_eq!((sight.sections, sight.head, sight.blocker), (0, true, Some(row(2))));
}

/// Visible sections by head height, top and place of the obstacle, then by distance.
#[test]
fn dw_12_t3_one_obstacle() {
    const DISTANCES: [i8; 9] = [2, 3, 4, 5, 6, 7, 8, 10, 12];
    const TABLE: [(u8, u8, i8, &str); 24] = [
        (1, 1, 1, "000000000"),
        (1, 1, 2, "-00000000"),
        (1, 1, 3, "--0000000"),
        (1, 2, 1, "000000000"),
        (1, 2, 2, "-00000000"),
        (1, 2, 3, "--0000000"),
        (2, 1, 1, "122222222"),
        (2, 1, 2, "-11222222"),
        (2, 1, 3, "--1112222"),
        (2, 2, 1, "000000000"),
        (2, 2, 2, "-00000000"),
        (2, 2, 3, "--0000000"),
        (3, 1, 1, "222222222"),
        (3, 1, 2, "-12222222"),
        (3, 1, 3, "--1222222"),
        (3, 2, 1, "012222222"),
        (3, 2, 2, "-00112222"),
        (3, 2, 3, "--0001122"),
        (4, 1, 1, "222222222"),
        (4, 1, 2, "-22222222"),
        (4, 1, 3, "--1222222"),
        (4, 2, 1, "122222222"),
        (4, 2, 2, "-01222222"),
        (4, 2, 3, "--0112222"),
    ];
    for (eye, top, place, expected) in TABLE {
        for (distance, digit) in DISTANCES.into_iter().zip(expected.chars()) {
            let Some(sections) = digit.to_digit(10) else { continue };
            let seen = behind_element(eye, top, place, 2, distance);
            assert_eq!(u32::from(seen), sections, "eye {eye}, {top} at {place}, distance {distance}");
        }
    }
}

/// DW-12-G3: growth fills its hex, so that of the example the crossed trees stay; what the line passes is told by E6.
#[test]
fn dw_12_e5_trees_outside_the_wood() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, foot(2), at(0, 0));
    let b = scene.one(Side::B, foot(2), at(1, 2));
    let f = scene.one(Side::B, foot(2), at(1, 3));
    scene.surface(at(0, 1), Surface::Wood);
    let battle = scene.battle();
    assert_eq!(battle.sight(a, b).sections, 0);
    assert_eq!(battle.sight(a, f).sections, 0);
}

#[test]
fn dw_12_e6_hill_fields() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, foot(2), at(0, 0));
    let b = scene.one(Side::B, foot(2), at(-1, 3));
    let c = scene.one(Side::B, foot(2), at(-1, 2));
    let f = scene.one(Side::B, foot(2), at(3, 1));
    scene.step(at(0, 1), 3);
    let battle = scene.battle();
    assert_eq!(battle.sight(a, b).sections, 0);
    assert_eq!(battle.sight(a, b).blocker, Some(at(0, 1)));
    assert_eq!(battle.sight(a, c).sections, 2, "the line only runs along a side of the hill");
    assert_eq!(battle.sight(a, f).sections, 2);
}

#[test]
fn dw_12_g4_between_two_hill_fields() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, foot(2), at(0, 0));
    let c = scene.one(Side::B, foot(2), at(-1, 2));
    scene.step(at(0, 1), 3);
    scene.step(at(-1, 1), 1);
    let report = scene.battle().sight_report(a, c);
    assert_eq!(report.obstacles.len(), 1);
    let Screen { obstacle, hides } = &report.obstacles[0];
    assert_eq!((obstacle.what, obstacle.half_hexes, obstacle.top), (Hindrance::Hill, 2, 2));
    assert_eq!(hides, &[0, 1, 2]);
}

#[test]
fn dw_12_20_an_element_is_touched_at_a_side() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, foot(2), at(0, 0));
    let c = scene.one(Side::B, foot(2), at(-1, 2));
    scene.one(Side::A, foot(2), at(0, 1));
    assert_eq!(scene.battle().sight(a, c).sections, 0);
}

#[test]
fn dw_12_e7_heights_on_hills() {
    let mut scene = Scene::new();
    let shooter = scene.one(Side::A, foot(2), row(0));
    let dwarf = scene.one(Side::B, foot(1), row(2));
    let target = scene.one(Side::B, foot(2), row(4));
    scene.step(row(0), 1);
    scene.step(row(1), 2);
    scene.step(row(2), 2);
    scene.surface(row(1), Surface::Undergrowth);
    let report = scene.battle().sight_report(shooter, target);
    assert_eq!(report.eye, 4);
    let tops: Vec<_> =
        report.obstacles.iter().map(|screen| (screen.obstacle.what, screen.obstacle.top)).collect();
    let expected = [
        (Hindrance::Hill, 4),
        (Hindrance::Undergrowth, 5),
        (Hindrance::Element(dwarf), 5),
        (Hindrance::Hill, 4),
    ];
    assert_eq!(tops, expected);
}

#[test]
fn dw_12_e8_target_on_a_hill() {
    let on_hill = |size, distance| {
        let mut line = Line::from(size);
        for n in 2..6 {
            line.scene.step(row(n), 1);
        }
        line.sections(2, distance)
    };
    assert_eq!(on_hill(2, 3), 1);
    assert_eq!(on_hill(2, 2), 2);
    for size in [3, 4] {
        for distance in 2..6 {
            assert_eq!(on_hill(size, distance), 2, "size {size}, distance {distance}");
        }
    }
}

#[test]
fn dw_12_e9_into_and_out_of_a_wood() {
    let mut scene = Scene::new();
    let places = [at(0, 0), at(2, 0), at(2, 1), at(3, -1), at(3, 0)];
    for &hex in &places[1..] {
        scene.surface(hex, Surface::Wood);
    }
    scene.surface(at(1, 1), Surface::Wood);
    let see = |from: usize, to: usize| {
        let mut scene = scene.clone();
        let shooter = scene.one(Side::A, foot(2), places[from]);
        let target = scene.one(Side::B, foot(2), places[to]);
        scene.battle().sight(shooter, target).sections
    };
    let (a, b, c, d, e) = (0, 1, 2, 3, 4);
    for (from, to) in [(a, b), (b, c), (b, d), (b, e), (e, c), (e, d)] {
        assert_eq!((see(from, to), see(to, from)), (2, 2), "{from} and {to}");
    }
    for (from, to) in [(a, c), (a, e), (c, d)] {
        assert_eq!((see(from, to), see(to, from)), (0, 0), "{from} and {to}");
    }
}

#[test]
fn dw_12_e10_giant_over_the_trees() {
    let over = |distance| {
        let mut line = Line::from(5);
        line.scene.step(row(0), 3);
        line.scene.surface(row(1), Surface::Wood);
        line.sections(2, distance)
    };
    let mut line = Line::from(5);
    line.scene.step(row(0), 3);
    let target = line.scene.one(Side::B, foot(2), row(12));
    assert_eq!(line.scene.battle().sight_report(line.shooter, target).eye, 11);
    // At 1 the line to the foot is 11 - 11 / D high: above 10 only from 12 hexes on.
    assert_eq!((over(10), over(11), over(12)), (0, 1, 2));
}

#[test]
fn dw_12_e11_undergrowth() {
    let bushes = |size, upto| {
        let mut line = Line::from(size);
        for n in 1..=upto {
            line.scene.surface(row(n), Surface::Undergrowth);
        }
        line
    };
    assert_eq!(bushes(2, 3).sections(2, 1), 2);
    assert_eq!(bushes(2, 3).sections(2, 2), 1);
    let mut scene = bushes(2, 3).scene;
    let dwarf = scene.one(Side::B, foot(1), row(2));
    let back = scene.battle().sight(dwarf, ElementId(0));
    assert_eq!((back.sections, back.head), (0, true));
    for distance in 1..=3 {
        assert_eq!(bushes(4, 6).sections(2, distance), 2);
    }
    assert_eq!(bushes(4, 6).sections(2, 4), 1);
}

/// The walls of DW-12-E12 with eight places, turned by sixths.
fn walls(sixths: i8) -> (Scene, [Hex; 8]) {
    let places = [(0, 0), (0, 1), (1, -1), (1, 0), (2, -1), (2, 0), (2, 1), (1, 1)];
    let hexes = places.map(|(q, r)| at(0, 0).plus(Hex::new(q, r).rotated(sixths)));
    let [a, b, c, d, .., h] = hexes;
    let mut scene = Scene::new();
    for (one, other) in [(a, d), (b, d), (c, d), (d, h)] {
        scene.land.edge(one, other, Edge::Wall);
    }
    (scene, hexes)
}

/// Places of the obstacles in half hexes, and the visible sections.
fn seen_past(scene: &Scene, from: Hex, to: Hex) -> (Vec<u16>, u8) {
    let mut scene = scene.clone();
    let shooter = scene.one(Side::A, foot(2), from);
    let target = scene.one(Side::B, foot(2), to);
    let battle = scene.battle();
    let report = battle.sight_report(shooter, target);
    let sections = battle.sight(shooter, target).sections;
    assert_eq!(report.visible.iter().filter(|&&visible| visible).count(), usize::from(sections));
    (report.obstacles.iter().map(|screen| screen.obstacle.half_hexes).collect(), sections)
}

#[test]
fn dw_12_e12_walls_between_fields() {
    for sixths in 0..6 {
        let (mut scene, [a, _, c, d, e, f, g, _]) = walls(sixths);
        for end in [false, true] {
            if end {
                scene.land.edge(c, e, Edge::Wall);
            }
            let see = |from, to| seen_past(&scene, from, to);
            assert_eq!(see(a, d), (vec![], 2));
            assert_eq!(see(d, a), (vec![], 2));
            assert_eq!(see(a, f), (vec![], 2));
            assert_eq!(see(f, a), (vec![3], 1));
            assert_eq!(see(a, g), (vec![3], 1));
            assert_eq!(see(g, a), (vec![3, 5], 1));
            assert_eq!(see(a, e), (vec![2], 1));
            assert_eq!(see(e, a), (vec![2], 1));
        }
    }
}

/// At a corner walls count only from both sides of the line, the nearer of them, and never those of the shooter.
#[test]
fn dw_12_g5_end_of_a_wall() {
    // The line from (0, 0) to (2, -1) passes the corner between (1, 0), (1, -1) and (2, -1), where it ends; going on to
    // (4, -2) it runs on along the side between (3, -1) and (3, -2).
    let (a, to) = (at(0, 0), at(4, -2));
    let (left, right) = ((at(2, -1), at(3, -2)), (at(2, -1), at(3, -1)));
    let mut scene = Scene::new();
    scene.land.edge(left.0, left.1, Edge::Hedge);
    assert_eq!(seen_past(&scene, a, to), (vec![], 2));
    scene.land.edge(right.0, right.1, Edge::Wall);
    assert_eq!(seen_past(&scene, a, to).0, [5]);
    // From (2, -1) itself both lie on the shooter's own hex.
    assert_eq!(seen_past(&scene, at(2, -1), to).0, [0; 0]);
}

#[test]
fn dw_12_g6_wall_on_a_slope() {
    let mut scene = Scene::new();
    scene.step(row(2), 1);
    scene.land.edge(row(1), row(2), Edge::Wall);
    let shooter = scene.one(Side::A, foot(2), row(0));
    let target = scene.one(Side::B, foot(2), row(3));
    let report = scene.battle().sight_report(shooter, target);
    let wall = report.obstacles.iter().find(|screen| screen.obstacle.what == Hindrance::Wall).unwrap();
    assert_eq!((wall.obstacle.foot, wall.obstacle.top, wall.obstacle.half_hexes), (Some(2), 3, 3));
}

#[test]
fn dw_12_e13_behind_a_wall() {
    for distance in [1, 2, 5] {
        for size in [1, 2] {
            let mut line = Line::from(size);
            line.scene.land.edge(row(0), row(1), Edge::Wall);
            assert_eq!(line.sections(2, distance), 2);
        }
    }
    for distance in [2, 3, 6] {
        let mut line = Line::from(2);
        line.scene.land.edge(row(distance - 1), row(distance), Edge::Wall);
        assert_eq!(line.sections(2, distance), 1);
        assert_eq!(line.sections(1, distance), 0);
    }
}

#[test]
fn dw_12_e14_water() {
    let mut scene = Scene::new();
    scene.surface(row(0), Surface::Water1);
    scene.surface(row(4), Surface::Water1);
    let shooter = scene.one(Side::A, foot(3), row(0));
    let target = scene.one(Side::B, foot(2), row(4));
    let battle = scene.battle();
    let report = battle.sight_report(shooter, target);
    assert_eq!((report.eye, report.lowest, report.visible), (2, 0, vec![true]));
    assert_eq!(battle.sight(shooter, target).sections, 1);
    // DW-12-G7: two hexes away somebody in the same water rises only to 1.
    let other = scene.one(Side::B, foot(2), row(2));
    scene.surface(row(2), Surface::Water1);
    let report = scene.battle().sight_report(shooter, target);
    let Screen { obstacle, .. } = &report.obstacles[0];
    assert_eq!((obstacle.what, obstacle.foot, obstacle.top), (Hindrance::Element(other), Some(-1), 1));
}

#[test]
fn dw_12_e15_summary_scene() {
    let scene = |b_size, d_size| {
        let mut scene = Scene::new();
        scene.one(Side::A, foot(1), row(0));
        scene.one(Side::B, foot(b_size), row(2));
        scene.one(Side::A, foot(2), row(4));
        scene.one(Side::B, foot(d_size), row(6));
        scene.step(row(2), 1);
        scene.step(row(3), 1);
        scene.surface(row(2), Surface::Undergrowth);
        scene.land.edge(row(5), row(6), Edge::Wall);
        scene.surface(row(6), Surface::Wood);
        scene.battle()
    };
    let [a, b, c, d] = [0, 1, 2, 3].map(ElementId);
    let battle = scene(2, 2);
    let see = |from, to| battle.sight(from, to).sections;
    assert_eq!([see(a, b), see(a, c), see(a, d)], [2, 0, 0]);
    assert_eq!([see(b, a), see(b, c), see(b, d)], [1, 1, 1]);
    assert_eq!([see(c, b), see(c, d)], [1, 1]);
    assert_eq!([see(d, c), see(d, b)], [2, 1]);
    assert_eq!(scene(3, 2).sight(b, c).sections, 2);
    let small = scene(2, 1);
    assert_eq!([a, b, c].map(|from| small.sight(from, d).sections), [0, 0, 0]);
}

#[test]
fn dw_12_39_sight_is_not_symmetric() {
    let mut scene = Scene::new();
    let behind = scene.one(Side::A, foot(1), row(0));
    let before = scene.one(Side::B, foot(2), row(3));
    scene.land.edge(row(0), row(1), Edge::Hedge);
    let battle = scene.battle();
    assert!(battle.sees(behind, before));
    assert!(!battle.sees(before, behind));
    assert!(!battle.sees_all_of(behind, before));
}

#[test]
fn dw_10_41_orders_need_all_sections_both_ways() {
    let mut scene = Scene::new();
    let chief = scene.one(Side::A, foot(3), row(0));
    let man = scene.one(Side::A, foot(2), row(8));
    scene.one(Side::B, foot(2), row(2));
    let battle = scene.battle();
    assert_eq!(battle.sight(chief, man).sections, 2);
    assert_eq!(
        battle.sight(man, chief).sections,
        0,
        "2 + 1 * 6 / 8 is above 2, but the foot and middle are not"
    );
    assert!(!battle.sees_all_of(chief, man));
    assert!(!battle.sees_all_of(man, chief));
    // DW-10-G16: wood on the hex of either does not count.
    let mut open = Scene::new();
    let chief = open.one(Side::A, foot(3), row(0));
    let man = open.one(Side::A, foot(2), row(8));
    open.one(Side::B, foot(2), at(0, 3));
    open.surface(row(8), Surface::Wood);
    assert!(open.battle().sees_all_of(chief, man));
}

/// DW-12-14, DW-12-18.
#[test]
fn dw_12_14_ground_without_effect() {
    let mut line = Line::from(2);
    let surfaces =
        [Surface::Rocky, Surface::Sand, Surface::Mud, Surface::Swamp, Surface::Water3, Surface::Ford];
    for (n, surface) in (1..).zip(surfaces) {
        line.scene.surface(row(n), surface);
    }
    line.scene.land.edge(row(2), row(3), Edge::Ruin);
    assert_eq!(line.sections(2, 8), 2);
}

/// DW-12-G3: along a side, growth interrupts only if it is on both hands.
#[test]
fn dw_12_16_growth_on_both_hands() {
    let mut scene = Scene::new();
    let a = scene.one(Side::A, foot(2), at(0, 0));
    let c = scene.one(Side::B, foot(2), at(-1, 2));
    scene.surface(at(0, 1), Surface::Wood);
    assert_eq!(scene.battle().sight(a, c).sections, 2);
    scene.surface(at(-1, 1), Surface::Undergrowth);
    assert_eq!(scene.battle().sight(a, c).sections, 2);
    scene.surface(at(-1, 1), Surface::Wood);
    assert_eq!(scene.battle().sight(a, c).sections, 0);
}

/// DW-08-G8: without the chapter on terrain it is all or nothing.
#[test]
fn dw_04_10_without_terrain() {
    let mut line = Line::from(4);
    line.scene.one(Side::B, foot(1), row(1));
    line.scene.setup.house.modules = Modules::MORALE;
    assert_eq!(line.sections(2, 8), 0);
    line.scene.setup.house.modules = Modules::TERRAIN;
    assert_eq!(line.sections(2, 8), 2);
}
