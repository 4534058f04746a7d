//! Marches, distances, orders; manoeuvres and ground have files of their own.

mod ground;
mod manoeuvres;

use super::*;
use crate::action::Turn;
use crate::ground::{Piece, Terrain};
use crate::label::Manner;
use crate::refusal::Obstacle;
use crate::stage::Goal;
use crate::testing::*;
use crate::{Halt, Limit};
use plane::{Angle, Hand, Point, Shape};
use table::Game;

const A: Side = Side::A;
const B: Side = Side::B;

/// Twenty men five abreast in the middle of the south, looking north.
fn regiment(table: &mut Table) -> UnitId {
    table.unit(A, cards::halberdiers(20), (36_000, 10_000), Angle::NORTH, 5)
}

fn block(terrain: Terrain, x: [Mil; 2], y: [Mil; 2]) -> Piece {
    let corners = [(x[0], y[0]), (x[0], y[1]), (x[1], y[1]), (x[1], y[0])].map(|(x, y)| Point::new(x, y));
    terrain.piece(Shape::convex(&corners).unwrap())
}

fn line(terrain: Terrain, from: (Mil, Mil), to: (Mil, Mil)) -> Piece {
    let ends = [from, to].map(|(x, y)| Point::new(x, y));
    terrain.piece(Shape::line(&ends, 0).unwrap())
}

fn advance(unit: UnitId, distance: Mil) -> Action {
    Action::Advance { unit, distance }
}

fn left_over(battle: &Battle, unit: UnitId) -> Mil {
    battle.movement_left(&battle.progress(unit))
}

#[test]
fn wh_02_17_marches_are_twice_as_long() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    let log = act(&mut battle, A, Action::March { unit }, &[]);
    assert!(log.cites(WH_02_17) && log.cites(WH_02_G21));
    assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::MarchesAlready { unit });
    act(&mut battle, A, advance(unit, 8000), &[]);
    assert!(battle.unit(unit).flags.has(Flags::MARCHED));
}

#[test]
fn wh_02_18_marches_stop_eight_inches_from_the_enemy() {
    // WH-02-E4: the enemy is twelve inches ahead.
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 22_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, Action::March { unit }, &[]);
    assert_eq!(battle.free_advance(unit).free, 4000);
    assert_eq!(refused(&battle, A, advance(unit, 4001)), Refusal::MarchMustStop { unit, enemy });
    act(&mut battle, A, advance(unit, 4000), &[]);
    assert_eq!(refused(&battle, A, advance(unit, 1)), Refusal::MarchMustStop { unit, enemy });
    let wheel = Action::Wheel { unit, hand: Hand::Left, angle: Angle(100) };
    assert_eq!(refused(&battle, A, wheel), Refusal::MarchMustStop { unit, enemy });
}

#[test]
fn wh_02_g21_exactly_eight_inches_are_too_near() {
    for (distance, may) in [(8000, false), (8001, true)] {
        let mut table = Table::new();
        let unit = regiment(&mut table);
        let enemy = table.unit(B, cards::goblins(20), (36_000, 10_000 + distance), Angle::SOUTH, 5);
        // Fleeing or not, seen or not.
        table.fleeing(enemy);
        let battle = table.build();
        if may {
            assert!(battle.check(A, Action::March { unit }).is_ok());
        } else {
            assert_eq!(
                refused(&battle, A, Action::March { unit }),
                Refusal::EnemyTooNearToMarch { unit, enemy }
            );
        }
    }
}

#[test]
fn wh_02_19_who_may_not_march_and_what_marchers_may_not() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let machine = table.unit(A, cards::machine(crate::Machine::Cannon), (10_000, 10_000), Angle::NORTH, 1);
    let chariot = table.unit(A, cards::chariot(), (20_000, 10_000), Angle::NORTH, 1);
    let flyer = table.unit(A, cards::eagle(), (50_000, 10_000), Angle::NORTH, 1);
    let hero = table.unit(A, cards::hero(), (60_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    for unit in [machine, chariot, flyer] {
        assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::MayNotMarch { unit });
    }
    act(&mut battle, A, Action::March { unit: hero }, &[]);
    act(&mut battle, A, advance(unit, 1000), &[]);
    assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::HasMoved { unit });
    let mut battle = table.build();
    act(&mut battle, A, Action::March { unit }, &[]);
    assert_eq!(refused(&battle, A, Action::Turn { unit, turn: Turn::About }), Refusal::NotOnMarch { unit });
    assert_eq!(refused(&battle, A, Action::Reform { unit, files: 4 }), Refusal::NotOnMarch { unit });
    assert!(
        battle.check(A, Action::Wheel { unit, hand: Hand::Left, angle: Angle::from_degrees(90) }).is_ok()
    );
}

#[test]
fn wh_09_h39_undead_march_near_their_general() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::skeletons(20), (36_000, 10_000), Angle::NORTH, 5);
    let battle = table.build();
    assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::UndeadNeedGeneral { unit });
    let general = table.unit(A, cards::general(), (36_000 + 1968 + 12_394, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    assert_eq!(battle.distance(unit, general), 12_001);
    assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::UndeadNeedGeneral { unit });
    table.state(general).front.x -= 1;
    battle = table.build();
    assert!(act(&mut battle, A, Action::March { unit }, &[]).cites(WH_09_H39));
}

#[test]
fn wh_02_g19_an_inch_from_enemies_and_no_overlap() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 13_000), Angle::SOUTH, 5);
    let battle = table.build();
    assert_eq!(
        refused(&battle, A, advance(unit, 2001)),
        Refusal::Blocked {
            unit,
            by: Obstacle::Zone(enemy),
            at: battle_at(&battle, unit, enemy, 2000),
            free: 2000
        }
    );
    assert!(battle.check(A, advance(unit, 2000)).is_ok());
    // Friends may be touched.
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let friend = table.unit(A, cards::orcs(20), (36_000, 13_000), Angle::SOUTH, 5);
    let battle = table.build();
    assert!(battle.check(A, advance(unit, 3000)).is_ok());
    assert!(matches!(
        refused(&battle, A, advance(unit, 3001)),
        Refusal::Blocked { by: Obstacle::Unit(by), free: 3000, .. } if by == friend
    ));
}

/// The point of an enemy that is nearest after so long an advance.
fn battle_at(battle: &Battle, unit: UnitId, enemy: UnitId, distance: Mil) -> Point {
    plane::nearest_points(&battle.rect(unit).advance(distance).hull(), &battle.unit(enemy).hull).1
}

#[test]
fn wh_02_g19_who_is_nearer_may_move_but_not_nearer() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 10_500), Angle::SOUTH, 5);
    let mut battle = table.build();
    assert!(matches!(
        refused(&battle, A, advance(unit, 10)),
        Refusal::Blocked { by: Obstacle::Zone(by), free: 0, .. } if by == enemy
    ));
    act(&mut battle, A, Action::Turn { unit, turn: Turn::About }, &[]);
    act(&mut battle, A, advance(unit, 1000), &[]);
}

#[test]
fn wh_02_g19_nobody_leaves_the_table() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::halberdiers(10), (36_000, 46_000), Angle::NORTH, 5);
    let battle = table.build();
    assert!(battle.check(A, advance(unit, 2000)).is_ok());
    assert!(matches!(
        refused(&battle, A, advance(unit, 2001)),
        Refusal::Blocked { by: Obstacle::Edge, free: 2000, .. }
    ));
    assert_eq!(refused(&battle, A, Action::Exit { unit }), Refusal::NoWayOut { unit });
}

#[test]
fn wh_02_g20_formations_wheel_and_single_models_pivot() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let giant = table.unit(A, cards::giant(), (20_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    let facing = Angle::from_degrees(200);
    assert_eq!(refused(&battle, A, Action::Pivot { unit, facing }), Refusal::OnlySingleModels { unit });
    assert_eq!(
        refused(&battle, A, Action::Turn { unit: giant, turn: Turn::Left }),
        Refusal::SingleModelsOnly { unit: giant }
    );
    assert_eq!(refused(&battle, A, advance(unit, 0)), Refusal::Nowhere { unit });
    assert_eq!(refused(&battle, A, advance(unit, -500)), Refusal::Nowhere { unit });
    // WH-02-G22: a pivot is no move.
    let centre = battle.rect(giant).centre();
    let log = act(&mut battle, A, Action::Pivot { unit: giant, facing }, &[]);
    assert!(log.cites(WH_02_G20) && log.cites(WH_02_G22) && log.cites(WH_09_H29));
    assert_eq!(battle.rect(giant).centre(), centre);
    assert!(!battle.unit(giant).flags.has(Flags::MOVED));
    act(&mut battle, A, advance(giant, 6000), &[]);
    assert!(battle.unit(giant).flags.has(Flags::MOVED));
}

#[test]
fn wh_02_g22_any_segment_of_a_formation_is_a_move() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    act(&mut battle, A, Action::Turn { unit, turn: Turn::About }, &[]);
    assert!(battle.unit(unit).flags.has(Flags::MOVED));
    // A move given by a spell is none.
    table.at(Step::SpellMove { unit });
    let mut battle = table.build();
    act(&mut battle, A, advance(unit, 1000), &[]);
    assert!(!battle.unit(unit).flags.has(Flags::MOVED));
}

#[test]
fn wh_02_g23_the_slowest_sets_the_pace() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::knights(8), (36_000, 10_000), Angle::NORTH, 4);
    let mut battle = table.build();
    // The horse's eight inches, one less for its barding.
    assert_eq!(battle.free_advance(unit).free, 7000);
    assert!(act(&mut battle, A, advance(unit, 7000), &[]).cites(WH_02_G23));
}

#[test]
fn a_segment_of_another_unit_ends_the_move() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let other = table.unit(A, cards::halberdiers(10), (20_000, 10_000), Angle::NORTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, advance(unit, 1000), &[]);
    act(&mut battle, A, advance(other, 1000), &[]);
    assert_eq!(refused(&battle, A, advance(unit, 1000)), Refusal::HasMoved { unit });
    act(&mut battle, A, advance(other, 1000), &[]);
    act(&mut battle, A, Action::Done, &[]);
    assert_eq!(battle.moving, None);
}

#[test]
fn a_move_has_not_endless_segments() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let mut battle = table.build();
    for _ in 0..60 {
        act(&mut battle, A, advance(unit, 1), &[]);
    }
    assert_eq!(refused(&battle, A, advance(unit, 1)), Refusal::TooManySegments { unit });
}

#[test]
fn who_may_not_move_is_told_why() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 30_000), Angle::SOUTH, 5);
    let cases = [
        (Flags::RALLIED, Refusal::HasRallied { unit }),
        (Flags::STUPID, Refusal::Stupid { unit }),
        (Flags::SQUABBLES, Refusal::Squabbling { unit }),
        (Flags::BALKED, Refusal::Balked { unit }),
        (Flags::FAILED_CHARGE, Refusal::FailedCharge { unit }),
        (Flags::CHARGED, Refusal::HasCharged { unit }),
    ];
    for (flag, refusal) in cases {
        table.state(unit).flags = Flags(flag);
        assert_eq!(refused(&table.build(), A, advance(unit, 1000)), refusal);
    }
    table.state(unit).flags = Flags(0);
    assert_eq!(refused(&table.build(), A, advance(enemy, 1000)), Refusal::NotYourUnit { unit: enemy });
    table.fighting(unit, enemy);
    assert_eq!(refused(&table.build(), A, advance(unit, 1000)), Refusal::Fighting { unit });
}

#[test]
fn wh_05_05_the_fleeing_take_no_orders() {
    let mut table = Table::new();
    let unit = regiment(&mut table);
    table.fleeing(unit);
    let battle = table.build();
    assert_eq!(refused(&battle, A, advance(unit, 1000)), Refusal::Fleeing { unit });
    assert_eq!(refused(&battle, A, Action::March { unit }), Refusal::Fleeing { unit });
}

#[test]
fn wh_09_h17_a_chariot_pivots_once() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::chariot(), (36_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    let pivot = |degrees| Action::Pivot { unit, facing: Angle::from_degrees(degrees) };
    assert!(act(&mut battle, A, pivot(60), &[]).cites(WH_09_H17));
    assert_eq!(refused(&battle, A, pivot(90)), Refusal::HasTurned { unit });
    act(&mut battle, A, advance(unit, 9000), &[]);
}

#[test]
fn wh_09_h30_flyers_fly_over_everything() {
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [30_000, 42_000], [20_000, 30_000]));
    let unit = table.unit(A, cards::eagle(), (36_000, 10_000), Angle::NORTH, 1);
    let grounded = table.unit(A, cards::giant(), (20_000, 10_000), Angle::NORTH, 1);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 15_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let fly = |unit, x, y| Action::Fly { unit, front: Point::new(x, y), facing: Angle::SOUTH };
    assert_eq!(refused(&battle, A, fly(grounded, 36_000, 32_000)), Refusal::CannotFly { unit: grounded });
    assert_eq!(refused(&battle, A, fly(unit, 36_000, 25_000)), Refusal::CannotLand { unit, piece: 0 });
    assert!(matches!(refused(&battle, A, fly(unit, 36_000, 44_000)), Refusal::TooFar { left: 24_000, .. }));
    assert_eq!(
        refused(&battle, A, fly(unit, 36_000, 12_500)),
        Refusal::Overlaps { unit, with: Obstacle::Zone(enemy) }
    );
    assert!(act(&mut battle, A, fly(unit, 36_000, 31_000), &[]).cites(WH_09_H30));
    assert!(matches!(refused(&battle, A, advance(unit, 100)), Refusal::TooFar { left: 0, .. }));
}

#[test]
fn wh_09_h49_attackers_break_through() {
    let mut table = Table::new();
    table.scenario(|scenario| scenario.goal = Goal::Breakthrough { share: 80 });
    let unit = table.unit(A, cards::halberdiers(10), (36_000, 45_000), Angle::NORTH, 5);
    let far = table.unit(A, cards::halberdiers(10), (20_000, 44_000), Angle::NORTH, 5);
    let hero = table.join(cards::hero(), unit, 0);
    let mut battle = table.build();
    assert_eq!(refused(&battle, A, Action::Exit { unit: far }), Refusal::NoWayOut { unit: far });
    let log = act(&mut battle, A, Action::Exit { unit }, &[]);
    assert!(log.cites(WH_09_H49));
    assert_eq!(battle.unit(unit).status, Status::Through);
    assert_eq!(battle.unit(hero).status, Status::Through);
}

#[test]
fn previews_say_what_checks_say() {
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [30_000, 42_000], [12_000, 18_000]));
    let unit = regiment(&mut table);
    table.unit(B, cards::orcs(20), (40_000, 14_000), Angle::SOUTH, 5);
    let battle = table.build();
    let limit = battle.free_advance(unit);
    assert!(battle.check(A, advance(unit, limit.free)).is_ok());
    assert!(battle.check(A, advance(unit, limit.free + 1)).is_err());
    assert_eq!(battle.segment_cost(advance(unit, 1000)), Some(1000));
    for hand in Hand::ALL {
        let angle = battle.free_wheeling(unit, hand).free;
        assert!(battle.check(A, Action::Wheel { unit, hand, angle }).is_ok());
        let more = Angle(angle.0 + 1);
        assert!(battle.check(A, Action::Wheel { unit, hand, angle: more }).is_err());
    }
}

#[test]
fn wh_09_h26_a_lone_character_moves_freely_and_marches() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::hero(), (36_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    act(&mut battle, A, Action::March { unit }, &[]);
    for degrees in [10, 170, 300] {
        let log = act(&mut battle, A, Action::Pivot { unit, facing: Angle::from_degrees(degrees) }, &[]);
        assert!(log.cites(WH_09_H26));
    }
    act(&mut battle, A, advance(unit, 8000), &[]);
}

#[test]
fn wh_09_h29_a_monster_moves_as_a_single_model() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::giant(), (36_000, 10_000), Angle::NORTH, 1);
    let mut battle = table.build();
    assert_eq!(refused(&battle, A, Action::Reform { unit, files: 2 }), Refusal::SingleModelsOnly { unit });
    let log = act(&mut battle, A, Action::Pivot { unit, facing: Angle::WEST }, &[]);
    assert!(log.cites(WH_09_H29));
    act(&mut battle, A, advance(unit, 6000), &[]);
}
