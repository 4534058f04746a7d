use super::*;
use crate::testing::*;
use crate::*;
use plane::Shape;
use table::Side;

/// Five archers who look north from (36", 10").
fn lookout() -> (Table, UnitId) {
    let mut table = Table::new();
    let unit = table.unit(Side::A, cards::archers(5), (36_000, 10_000), Angle::NORTH, 5);
    table.at(Step::Shooting);
    (table, unit)
}

fn piece(terrain: Terrain, [left, bottom, right, top]: [Mil; 4]) -> Piece {
    let corners = [(left, bottom), (right, bottom), (right, top), (left, top)].map(|(x, y)| Point { x, y });
    let (cover, screen, height) = match terrain {
        Terrain::Wood => (Cover::Soft, Screen::Wood { depth: 2 * INCH }, 0),
        Terrain::PlainHill => (Cover::None, Screen::Hill, 1),
        Terrain::Building => (Cover::Hard, Screen::Solid, 0),
        _ => (Cover::None, Screen::Clear, 0),
    };
    Piece {
        terrain,
        shape: Shape::convex(&corners).unwrap(),
        going: if terrain == Terrain::Building { Going::Impassable } else { Going::Open },
        cover,
        screen,
        height,
        defendable: false,
        closed_to_wheels: false,
    }
}

fn wall(y: Mil, from: Mil, to: Mil) -> Piece {
    Piece {
        shape: Shape::line(&[Point { x: from, y }, Point { x: to, y }], 0).unwrap(),
        going: Going::Obstacle,
        cover: Cover::Hard,
        defendable: true,
        ..piece(Terrain::Wall, [0, 0, 1000, 1000])
    }
}

fn shooters(battle: &Battle, unit: UnitId, target: UnitId) -> usize {
    let mut count = 0;
    battle.each_shooter(unit, target, 24 * INCH, |_, _| count += 1);
    count
}

#[test]
fn wh_03_g7_the_arc_is_45_degrees_to_either_side() {
    let (mut table, unit) = lookout();
    // 10" ahead and 13" aside of the middle: only the right-hand archers have a corner of it in their arc.
    let aside = table.unit(Side::B, cards::goblins(1), (36_000 + 11_800, 20_000), Angle::NORTH, 1);
    let behind = table.unit(Side::B, cards::giant(), (36_000, 5_000), Angle::NORTH, 1);
    let beside = table.unit(Side::B, cards::giant(), (60_000, 11_000), Angle::NORTH, 1);
    let battle = table.build();
    assert!(battle.sees(unit, aside));
    let able = shooters(&battle, unit, aside);
    assert!(0 < able && able < 5, "{able}");
    assert!(!battle.sees(unit, behind));
    assert!(!battle.sees(unit, beside));
    assert_eq!(battle.visible_targets(unit), UnitSet::of(aside));
}

#[test]
fn wh_03_g7_single_models_and_machines_turn_as_they_like() {
    let mut table = Table::new();
    let hero = table.unit(Side::A, cards::hero(), (36_000, 10_000), Angle::NORTH, 1);
    let machine =
        table.unit(Side::A, cards::machine(Machine::BoltThrower), (30_000, 10_000), Angle::NORTH, 1);
    let behind = table.unit(Side::B, cards::giant(), (36_000, 4_000), Angle::NORTH, 1);
    let battle = table.build();
    assert!(battle.sees(hero, behind) && battle.sees(machine, behind));
}

#[test]
fn wh_03_g7_only_the_front_rank_shoots_but_two_ranks_from_a_hill() {
    let mut table = Table::new();
    let unit = table.unit(Side::A, cards::archers(9), (36_000, 10_000), Angle::NORTH, 5);
    let target = table.unit(Side::B, cards::goblins(20), (36_000, 20_000), Angle::SOUTH, 5);
    assert_eq!(shooters(&table.build(), unit, target), 5);
    table.ground(piece(Terrain::PlainHill, [30_000, 5_000, 42_000, 12_000]));
    let battle = table.build();
    assert_eq!(battle.shooting_ranks(unit), 2);
    assert_eq!(shooters(&battle, unit, target), 9);
}

#[test]
fn wh_09_h38_two_ranks_shoot_from_a_hill() {
    let mut table = Table::new();
    let unit = table.unit(Side::A, cards::archers(10), (36_000, 10_000), Angle::NORTH, 5);
    let target = table.unit(Side::B, cards::goblins(20), (36_000, 20_000), Angle::SOUTH, 5);
    table.ground(piece(Terrain::PlainHill, [30_000, 5_000, 42_000, 12_000])).at(Step::Shooting);
    let mut battle = table.build();
    let log = act(&mut battle, Side::A, Action::Shoot { unit, target, shots: 1 }, &[1; 10]);
    assert!(log.cites(WH_09_H38));
}

#[test]
fn wh_09_h22_nobody_shoots_from_under_a_deep_base() {
    let mut table = Table::new();
    let unit = table.unit(Side::A, cards::archers(9), (36_000, 10_000), Angle::NORTH, 5);
    let target = table.unit(Side::B, cards::goblins(20), (36_000, 20_000), Angle::SOUTH, 5);
    let hero = table.join(cards::hero(), unit, 2);
    table.ground(piece(Terrain::PlainHill, [30_000, 5_000, 42_000, 12_000])).at(Step::Shooting);
    // Four beside him and five behind; the one behind a larger base has no place there.
    assert_eq!(shooters(&table.build(), unit, target), 9);
    table.card(hero).base = [cards::MM_25; 2];
    assert_eq!(shooters(&table.build(), unit, target), 8);
    // For the ranks he counts as one model.
    assert_eq!(table.build().rank_bonus(unit), 1);
}

#[test]
fn wh_03_g8_units_block_the_view() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(3), (36_000, 20_000), Angle::SOUTH, 3);
    let screen = table.unit(Side::B, cards::goblins(20), (36_000, 15_000), Angle::SOUTH, 20);
    let battle = table.build();
    assert!(!battle.sees(unit, target));
    let shot = Action::Shoot { unit, target, shots: 1 };
    assert_eq!(refused(&battle, Side::A, shot), Refusal::NobodySees { unit, target });
    // A narrower screen leaves a gap for some of them.
    table.state(screen).files = 3;
    table.state(screen).models = 3;
    let battle = table.build();
    let able = shooters(&battle, unit, target);
    assert!(0 < able, "{able}");
}

#[test]
fn wh_03_g8_large_targets_are_seen_over_small_units() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::giant(), (36_000, 20_000), Angle::SOUTH, 1);
    table.unit(Side::B, cards::goblins(20), (36_000, 15_000), Angle::SOUTH, 20);
    assert!(table.build().sees(unit, target));
    table.unit(Side::B, cards::ogres(10), (36_000, 17_000), Angle::SOUTH, 10);
    assert!(!table.build().sees(unit, target));
}

#[test]
fn wh_03_g8_hills_block_from_outside_to_outside() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(3), (36_000, 25_000), Angle::SOUTH, 3);
    let screen = table.unit(Side::B, cards::goblins(20), (36_000, 22_000), Angle::SOUTH, 20);
    table.state(screen).status = Status::Away;
    let hill = |y: [Mil; 2]| piece(Terrain::PlainHill, [20_000, y[0], 52_000, y[1]]);
    let mut behind = table.clone();
    behind.ground(hill([14_000, 18_000]));
    assert!(!behind.build().sees(unit, target));
    // On the hill himself, the target is seen, also over others.
    table.ground(hill([23_500, 30_000]));
    assert!(table.build().sees(unit, target));
    table.state(screen).status = Status::Formed;
    assert!(table.build().sees(unit, target));
    // The shooters on a hill.
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(3), (36_000, 25_000), Angle::SOUTH, 3);
    table.unit(Side::B, cards::goblins(20), (36_000, 22_000), Angle::SOUTH, 20);
    assert!(!table.build().sees(unit, target));
    table.ground(hill([5_000, 12_000]));
    assert!(table.build().sees(unit, target));
}

#[test]
fn wh_03_g8_two_inches_of_wood() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(3), (36_000, 25_000), Angle::SOUTH, 3);
    let mut deep = table.clone();
    deep.ground(piece(Terrain::Wood, [20_000, 22_500, 52_000, 40_000]));
    assert!(!deep.build().sees(unit, target));
    table.ground(piece(Terrain::Wood, [20_000, 23_200, 52_000, 40_000]));
    assert!(table.build().sees(unit, target));
}

#[test]
fn wh_03_g8_buildings_block_and_walls_do_not() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(3), (36_000, 25_000), Angle::SOUTH, 3);
    table.ground(wall(15_000, 20_000, 52_000));
    assert!(table.build().sees(unit, target));
    table.ground(piece(Terrain::Building, [20_000, 15_000, 52_000, 18_000]));
    assert!(!table.build().sees(unit, target));
}

#[test]
fn wh_09_h49_fog_limits_sight() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::giant(), (36_000, 25_000), Angle::SOUTH, 1);
    table.scenario(|scenario| scenario.sight_limit = [12 * INCH, 15 * INCH, 0]);
    assert!(!table.build().sees(unit, target));
    table.turn(3, Side::A);
    assert!(table.build().sees(unit, target));
    table.turn(5, Side::A);
    assert!(table.build().sees(unit, target));
    table.state(target).front.y += 10_000;
    table.turn(3, Side::A);
    assert!(!table.build().sees(unit, target));
    table.turn(5, Side::A);
    assert!(table.build().sees(unit, target));
}

#[test]
fn wh_03_g4_half_of_the_models_must_be_hidden() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(10), (36_000, 25_000), Angle::SOUTH, 10);
    let covered = |right: Mil| {
        let mut table = table.clone();
        table.ground(piece(Terrain::Wood, [20_000, 24_800, right, 27_000]));
        table.build().cover_of(unit, target).0
    };
    // The files are 787 wide about x = 36000: five of ten stand in the western half.
    assert_eq!(covered(36_000), Cover::Soft);
    assert_eq!(covered(35_300), Cover::None);
}

#[test]
fn wh_03_g4_half_of_a_single_footprint() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::giant(), (36_000, 25_000), Angle::SOUTH, 1);
    let covered = |right: Mil| {
        let mut table = table.clone();
        table.ground(piece(Terrain::Wood, [20_000, 24_800, right, 29_000]));
        table.build().cover_of(unit, target).0
    };
    assert_eq!(covered(36_000), Cover::Soft);
    assert_eq!(covered(35_700), Cover::None);
}

#[test]
fn wh_03_g4_lining_an_obstacle_covers_the_whole_unit() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(10), (36_000, 25_000), Angle::SOUTH, 10);
    // It covers two files only, but lies before the middle of the front.
    let mut lining = table.clone();
    lining.ground(wall(24_100, 35_400, 36_600));
    assert_eq!(lining.build().cover_of(unit, target), (Cover::Hard, WH_03_G3));
    let mut apart = table.clone();
    apart.ground(wall(23_900, 35_400, 36_600));
    assert_eq!(apart.build().cover_of(unit, target).0, Cover::None);
    // A mob has no front.
    lining.fleeing(target);
    assert_eq!(lining.build().cover_of(unit, target).0, Cover::None);
}

#[test]
fn wh_09_h50_a_front_against_a_building_is_covered_from_shots_across() {
    let (mut table, unit) = lookout();
    let target = table.unit(Side::B, cards::goblins(10), (36_000, 25_000), Angle::SOUTH, 10);
    table.ground(piece(Terrain::Building, [35_500, 22_000, 36_500, 25_000]));
    assert_eq!(table.build().cover_of(unit, target), (Cover::Hard, WH_09_H50));
    table.state(target).front.y += 60;
    assert_eq!(table.build().cover_of(unit, target).0, Cover::None);
}

#[test]
fn wh_03_g4_a_wood_one_stands_in_covers_only_what_stands_in_it() {
    let mut table = Table::new();
    let unit = table.unit(Side::A, cards::archers(5), (36_000, 10_000), Angle::NORTH, 5);
    let target = table.unit(Side::B, cards::goblins(10), (36_000, 20_000), Angle::SOUTH, 10);
    table.ground(piece(Terrain::Wood, [20_000, 5_000, 52_000, 11_000]));
    let battle = table.build();
    assert!(battle.sees(unit, target));
    assert_eq!(battle.cover_of(unit, target).0, Cover::None);
    // The other way round the shooter looks into it.
    assert_eq!(battle.cover_of(target, unit).0, Cover::Soft);
}
