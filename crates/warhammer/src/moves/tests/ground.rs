//! What the ground costs, and who may not enter it.

use super::*;

#[test]
fn wh_02_13_woods_halve_the_speed() {
    // WH-02-E5: two inches to the wood, then one inch into it.
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [30_000, 42_000], [12_000, 18_000]));
    let unit = regiment(&mut table);
    let mut battle = table.build();
    assert_eq!(battle.free_advance(unit).free, 3000);
    let dear = Refusal::TooFar { unit, cost: 4002, left: 4000, piece: Some(0) };
    assert_eq!(refused(&battle, A, advance(unit, 3001)), dear);
    let log = act(&mut battle, A, advance(unit, 3000), &[]);
    assert!(log.cites(WH_02_13) && log.cites(WH_02_G6) && log.cites(WH_09_H52));
    assert_eq!(left_over(&battle, unit), 0);
}

/// Ground that costs nothing, or that the move does not come to, is not to blame.
#[test]
fn wh_02_g6_the_refusal_names_the_ground_that_makes_the_move_dear() {
    let blamed = |pieces: &[&Piece], distance| {
        let mut table = Table::new();
        for &piece in pieces {
            table.ground(piece.clone());
        }
        let unit = regiment(&mut table);
        match refused(&table.build(), A, advance(unit, distance)) {
            Refusal::TooFar { piece, .. } => piece,
            other => panic!("{other:?}"),
        }
    };
    let hill = block(Terrain::PlainHill, [30_000, 42_000], [10_000, 18_000]);
    let wood = block(Terrain::Wood, [30_000, 42_000], [12_000, 18_000]);
    let marsh = block(Terrain::Marsh, [30_000, 42_000], [13_500, 18_000]);
    let wall = line(Terrain::Wall, (30_000, 11_000), (42_000, 11_000));
    assert_eq!(blamed(&[], 4001), None);
    assert_eq!(blamed(&[&hill], 4001), None);
    assert_eq!(blamed(&[&hill, &wood], 3500), Some(1));
    // A wall adds two inches, a wood one for every inch in it, a marsh three.
    assert_eq!(blamed(&[&wood, &wall], 3500), Some(1));
    assert_eq!(blamed(&[&wood, &wall, &marsh], 6000), Some(2));
}

#[test]
fn wh_02_14_plain_hills_cost_nothing() {
    let mut table = Table::new();
    table.ground(block(Terrain::PlainHill, [30_000, 42_000], [12_000, 18_000]));
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let log = act(&mut battle, A, advance(unit, 4000), &[]);
    assert!(log.cites(WH_02_14) && !log.cites(WH_02_13));
}

#[test]
fn wh_02_15_marsh_quarters_the_speed() {
    let mut table = Table::new();
    table.ground(block(Terrain::Marsh, [30_000, 42_000], [12_000, 18_000]));
    let unit = regiment(&mut table);
    let mut battle = table.build();
    assert_eq!(battle.free_advance(unit).free, 2500);
    let log = act(&mut battle, A, advance(unit, 2500), &[]);
    assert!(log.cites(WH_02_15) && log.cites(WH_09_H37));
}

#[test]
fn wh_02_16_obstacles_cost_half_the_move() {
    // WH-02-E5: two inches for the wall, two for open ground.
    let mut table = Table::new();
    table.ground(line(Terrain::Wall, (30_000, 11_000), (42_000, 11_000)));
    let unit = regiment(&mut table);
    let mut battle = table.build();
    assert_eq!(battle.free_advance(unit).free, 2000);
    let log = act(&mut battle, A, advance(unit, 1500), &[]);
    assert!(log.cites(WH_02_16));
    assert_eq!(left_over(&battle, unit), 500);
    // It is being crossed now and costs no more.
    act(&mut battle, A, advance(unit, 500), &[]);
    assert_eq!(left_over(&battle, unit), 0);
}

#[test]
fn wh_02_16_too_little_left_for_the_wall() {
    let mut table = Table::new();
    table.ground(line(Terrain::Wall, (30_000, 12_500), (42_000, 12_500)));
    let unit = regiment(&mut table);
    let battle = table.build();
    assert_eq!(
        battle.free_advance(unit),
        Limit { free: 2500, stop: Some((Halt::Toll(0), Point::new(36_000, 12_500))) }
    );
    assert_eq!(
        refused(&battle, A, advance(unit, 2501)),
        Refusal::ObstacleTooDear { unit, piece: 0, left: 4000 }
    );
}

#[test]
fn wh_02_g6_fractions_are_those_of_the_allowance() {
    let mut table = Table::new();
    table.ground(line(Terrain::Fence, (30_000, 11_000), (42_000, 11_000)));
    let unit = regiment(&mut table);
    let mut battle = table.build();
    act(&mut battle, A, Action::March { unit }, &[]);
    // Eight inches in a march: four for the fence, four for the way.
    assert_eq!(battle.free_advance(unit).free, 4000);
    // As commonly played a march ends at the fence.
    table.switches(|switches| switches.march_through_rough = false);
    let mut battle = table.build();
    act(&mut battle, A, Action::March { unit }, &[]);
    assert_eq!(refused(&battle, A, advance(unit, 1001)), Refusal::MarchThroughRough { unit, piece: 0 });
    act(&mut battle, A, advance(unit, 1000), &[]);
}

#[test]
fn wh_02_g6_the_front_rank_pays() {
    // The rear ranks stand in the wood, the front rank has left it.
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [30_000, 42_000], [6_000, 9_000]));
    let unit = regiment(&mut table);
    let battle = table.build();
    assert_eq!(battle.free_advance(unit).free, 4000);
}

#[test]
fn wh_09_h19_rough_ground_shakes_chariots() {
    let mut table = Table::new();
    table.ground(line(Terrain::Fence, (30_000, 11_000), (42_000, 11_000)));
    table.ground(block(Terrain::Wood, [30_000, 42_000], [20_000, 30_000]));
    let unit = table.unit(A, cards::chariot(), (36_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    // Two hits of strength 6 on toughness 5: 3 or more wounds, and there is no save.
    let log = act(&mut battle, A, advance(unit, 2000), &[2, 6, 1]);
    assert!(log.cites(WH_09_H19));
    assert_eq!(battle.unit(unit).wounds, 1);
    // It may not enter woods at all.
    table.state(unit).front.y = 18_000;
    let battle = table.build();
    assert_eq!(refused(&battle, A, advance(unit, 2001)), Refusal::ClosedToWheels { unit, piece: 1 });
}

#[test]
fn wh_09_h52_cavalry_enters_woods_and_machines_do_not() {
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [10_000, 62_000], [12_000, 30_000]));
    let riders = table.unit(A, cards::wolf_riders(5), (20_000, 10_000), Angle::NORTH, 5);
    let machine =
        table.unit(A, cards::machine(crate::Machine::BoltThrower), (50_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    assert!(act(&mut battle, A, advance(riders, 3000), &[]).cites(WH_09_H52));
    assert_eq!(
        refused(&battle, A, advance(machine, 2001)),
        Refusal::ClosedToWheels { unit: machine, piece: 0 }
    );
}

#[test]
fn wh_09_h50_buildings_are_impassable() {
    let mut table = Table::new();
    table.ground(block(Terrain::Building, [30_000, 42_000], [12_000, 18_000]));
    let unit = regiment(&mut table);
    let battle = table.build();
    assert!(battle.check(A, advance(unit, 2000)).is_ok());
    assert!(matches!(
        refused(&battle, A, advance(unit, 2001)),
        Refusal::Blocked { by: Obstacle::Ground(0), free: 2000, .. }
    ));
}

#[test]
fn wh_09_h51_rivers_are_crossed_at_fords() {
    let river = Shape::line(&[Point::new(0, 13_000), Point::new(72_000, 13_000)], 1000).unwrap();
    let mut table = Table::new();
    table.ground(Terrain::River.piece(river));
    table.ground(block(Terrain::Ford, [33_000, 39_000], [11_800, 14_200]));
    let unit = regiment(&mut table);
    let wide = table.unit(A, cards::halberdiers(20), (20_000, 10_000), Angle::NORTH, 5);
    let mut battle = table.build();
    assert!(matches!(
        refused(&battle, A, advance(wide, 2100)),
        Refusal::Blocked { by: Obstacle::Ground(0), free: 2000, .. }
    ));
    let log = act(&mut battle, A, advance(unit, 2900), &[]);
    assert!(log.cites(WH_09_H51) && log.cites(WH_02_13));
    // A ford two inches aside is too narrow for the whole front.
    table.state(unit).front.x += 2000;
    let battle = table.build();
    assert!(matches!(
        refused(&battle, A, advance(unit, 2900)),
        Refusal::Blocked { by: Obstacle::Ground(0), .. }
    ));
}
