use super::*;
use crate::action::Action;
use crate::testing::*;

const A: Side = Side::A;

/// Twenty men five abreast in the middle of the south, looking north.
fn regiment(table: &mut Table) -> UnitId {
    table.unit(A, cards::halberdiers(20), (36_000, 10_000), Angle::NORTH, 5)
}

fn advance(unit: UnitId, distance: Mil) -> Action {
    Action::Advance { unit, distance }
}

fn left_over(battle: &Battle, unit: UnitId) -> Mil {
    battle.movement_left(&battle.progress(unit))
}

#[test]
fn wh_09_h21_characters_join_by_walking_up() {
    let mut table = Table::new();
    let host = regiment(&mut table);
    let hero = table.unit(A, cards::hero(), (36_000, 13_000), Angle::NORTH, 1);
    let riders = table.unit(A, cards::knights(5), (50_000, 10_000), Angle::NORTH, 5);
    let mut battle = table.build();
    let join = |host, file| Action::Join { character: hero, host, file };
    assert_eq!(refused(&battle, A, join(riders, 0)), Refusal::CannotJoin { character: hero, host: riders });
    assert_eq!(refused(&battle, A, join(host, 5)), Refusal::NoSuchFile { unit: host, file: 5 });
    let log = act(&mut battle, A, join(host, 2), &[]);
    assert!(log.cites(WH_09_H21) && log.cites(WH_09_H22));
    assert_eq!(battle.unit(hero).status, Status::Joined { host, file: 2 });
    assert_eq!((battle.places(host), battle.ranks(host)), (21, 5));
    // WH-09-H21: not both with the same unit in one turn, and the unit that waited goes no farther than he did.
    let leave = Action::Leave { character: hero, front: Point::new(36_000, 12_000), facing: Angle::NORTH };
    assert_eq!(refused(&battle, A, leave), Refusal::ChangedUnitAlready { character: hero });
    let walked = battle.unit(hero).walked;
    assert_eq!(walked, 3000 - 787);
    assert_eq!(battle.free_advance(host).free, walked);
    assert!(matches!(refused(&battle, A, advance(host, walked + 1)), Refusal::TooFar { .. }));
    act(&mut battle, A, advance(host, walked), &[]);
}

#[test]
fn wh_09_h21_too_far_to_join() {
    let mut table = Table::new();
    let host = regiment(&mut table);
    let hero = table.unit(A, cards::hero(), (36_000, 16_000), Angle::NORTH, 1);
    let mut battle = table.build();
    let join = Action::Join { character: hero, host, file: 0 };
    assert!(matches!(refused(&battle, A, join), Refusal::TooFar { left: 4000, .. }));
    act(&mut battle, A, Action::March { unit: hero }, &[]);
    act(&mut battle, A, join, &[]);
}

#[test]
fn wh_09_h28_mounted_characters_join_cavalry_only() {
    let mut table = Table::new();
    let foot = regiment(&mut table);
    let riders = table.unit(A, cards::knights(5), (43_000, 10_000), Angle::NORTH, 5);
    let hero = table.unit(A, cards::on_horse(cards::hero()), (40_000, 13_000), Angle::NORTH, 1);
    let mut battle = table.build();
    assert_eq!(
        refused(&battle, A, Action::Join { character: hero, host: foot, file: 0 }),
        Refusal::CannotJoin { character: hero, host: foot }
    );
    let log = act(&mut battle, A, Action::Join { character: hero, host: riders, file: 0 }, &[]);
    assert!(log.cites(WH_09_H28));
}

#[test]
fn wh_09_h21_characters_leave_by_walking_out() {
    let mut table = Table::new();
    let host = regiment(&mut table);
    let hero = table.join(cards::hero(), host, 2);
    let mut battle = table.build();
    let leave = |y| Action::Leave { character: hero, front: Point::new(36_000, y), facing: Angle::NORTH };
    assert!(matches!(refused(&battle, A, leave(14_001)), Refusal::TooFar { left: 4000, .. }));
    assert!(matches!(refused(&battle, A, leave(10_300)), Refusal::Overlaps { .. }));
    let log = act(&mut battle, A, leave(12_000), &[]);
    assert!(log.any(|event| matches!(event, Event::LeftUnit { .. })) && log.cites(WH_09_H26));
    assert_eq!(battle.unit(hero).status, Status::Formed);
    assert_eq!((battle.places(host), left_over(&battle, hero)), (20, 2000));
    act(&mut battle, A, advance(hero, 2000), &[]);
    // The regiment is free to move as it likes.
    assert_eq!(left_over(&battle, host), 4000);
    // Whoever has moved with his regiment stays in it.
    let mut battle = table.build();
    act(&mut battle, A, advance(host, 1000), &[]);
    assert_eq!(refused(&battle, A, leave(13_000)), Refusal::HasMoved { unit: hero });
}

#[test]
fn wh_09_h21_nobody_leaves_a_bound_regiment() {
    let mut table = Table::new();
    let host = regiment(&mut table);
    let hero = table.join(cards::hero(), host, 2);
    let leave = Action::Leave { character: hero, front: Point::new(36_000, 12_000), facing: Angle::NORTH };
    for flag in [Flags::RALLIED, Flags::CHARGED, Flags::FAILED_CHARGE] {
        table.state(host).flags = Flags(flag);
        assert_eq!(refused(&table.build(), A, leave), Refusal::CannotLeave { character: hero, host });
    }
}

#[test]
fn wh_09_h22_characters_keep_a_place_in_the_front_rank() {
    let mut table = Table::new();
    let host = regiment(&mut table);
    let hero = table.join(cards::hero(), host, 4);
    let wizard = table.join(cards::wizard(1, &[]), host, 3);
    let mut battle = table.build();
    act(&mut battle, A, Action::Reform { unit: host, files: 4 }, &[]);
    let files = [hero, wizard].map(|unit| match battle.unit(unit).status {
        Status::Joined { file, .. } => file,
        _ => 99,
    });
    assert!(files.iter().all(|&file| file < 4) && files[0] != files[1], "{files:?}");
}
