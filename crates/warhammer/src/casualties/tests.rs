use super::*;
use crate::testing::*;
use crate::*;
use plane::Angle;
use table::Side;

#[track_caller]
fn lose(battle: &mut Battle, unit: UnitId, wounds: u16, cause: Cause) -> Log {
    with_dice(&[], |dice, log| {
        battle.lose(unit, wounds, cause, dice, log);
    })
}

#[test]
fn wh_03_g13_full_wounds_remove_models_from_the_last_rank() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::ogres(6), (36_000, 30_000), Angle::SOUTH, 3);
    let mut battle = table.build();
    let front = battle.unit(unit).front;
    let log = lose(&mut battle, unit, 7, Cause::Shooting);
    assert!(log.has(Event::Lost { unit, models: 2, wounds: 7, left: 4, cause: Cause::Shooting }));
    let state = battle.unit(unit);
    assert_eq!((state.models, state.wounds, state.files, state.front), (4, 1, 3, front));
    lose(&mut battle, unit, 2, Cause::Shooting);
    assert_eq!(battle.ranks(unit), 1);
    assert_eq!(battle.unit(unit).hull, battle.rect(unit).hull());
}

#[test]
fn wh_03_g13_a_single_rank_gives_up_the_end_farther_from_the_enemy() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::goblins(6), (36_000, 30_000), Angle::SOUTH, 6);
    // Facing south, its right end is in the west.
    table.unit(Side::A, cards::goblins(5), (20_000, 20_000), Angle::NORTH, 5);
    let mut battle = table.build();
    let [_, west, ..] = battle.unit(unit).hull.0;
    lose(&mut battle, unit, 2, Cause::Shooting);
    let [east, kept, ..] = battle.unit(unit).hull.0;
    assert_eq!(battle.unit(unit).files, 4);
    assert!((kept.x - west.x).abs() <= 2, "{kept:?} {west:?}");
    assert_eq!(east.x - kept.x, 4 * 787);
}

#[test]
fn wh_03_g13_the_command_falls_last() {
    let mut table = Table::new();
    let unit =
        table.unit(Side::B, cards::with_champion(cards::halberdiers(4)), (36_000, 30_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let command =
        |battle: &Battle| (battle.has_musician(unit), battle.has_standard(unit), battle.has_champion(unit));
    lose(&mut battle, unit, 2, Cause::Shooting);
    assert_eq!(command(&battle), (true, true, true));
    lose(&mut battle, unit, 1, Cause::Shooting);
    assert_eq!(command(&battle), (false, true, true));
    lose(&mut battle, unit, 1, Cause::Shooting);
    assert_eq!(command(&battle), (false, false, true));
}

#[test]
fn wh_03_g15_losses_are_counted_in_models_or_in_wounds() {
    let mut table = Table::new();
    let ogres = table.unit(Side::B, cards::ogres(4), (36_000, 30_000), Angle::SOUTH, 4);
    let giant = table.unit(Side::B, cards::giant(), (30_000, 30_000), Angle::SOUTH, 1);
    let machine = table.unit(Side::B, cards::machine(Machine::Cannon), (24_000, 30_000), Angle::SOUTH, 1);
    let mut battle = table.build();
    for unit in [ogres, giant, machine] {
        battle.count_losses_from_now(unit);
    }
    for unit in [ogres, giant, machine] {
        let log = lose(&mut battle, unit, 2, Cause::Shooting);
        assert_eq!(log.cites(WH_03_G15), unit == giant);
    }
    let counted = |unit| (battle.unit(unit).phase_models, battle.unit(unit).phase_losses);
    assert_eq!([ogres, giant, machine].map(counted), [(4, 0), (6, 2), (3, 2)]);
    let mut battle = battle.clone();
    lose(&mut battle, giant, 1, Cause::Ground);
    assert_eq!(battle.unit(giant).phase_losses, 2);
}

#[test]
fn wh_09_h25_characters_go_on_alone() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::goblins(5), (36_000, 30_000), Angle::SOUTH, 5);
    let hero = table.join(cards::hero(), unit, 0);
    let other = table.join(cards::general(), unit, 1);
    let foe = table.unit(Side::A, cards::goblins(5), (36_000, 30_000), Angle::NORTH, 5);
    table.fighting(unit, foe);
    let mut battle = table.build();
    lose(&mut battle, unit, 9, Cause::Blows);
    assert_eq!(battle.unit(unit).status, Status::Gone);
    for one in [hero, other] {
        let state = battle.unit(one);
        assert_eq!((state.status, state.foes), (Status::Formed, UnitSet::of(foe)));
        assert_eq!(state.facing, Angle::SOUTH);
    }
    assert!(!overlap(&battle.unit(hero).hull, &battle.unit(other).hull));
    assert!(plane::touches(&battle.unit(hero).hull, &battle.unit(foe).hull));
    assert_eq!(battle.unit(foe).foes, [hero, other].into_iter().collect());
}

#[test]
fn wh_09_h25_characters_are_destroyed_with_their_unit() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::goblins(5), (36_000, 30_000), Angle::SOUTH, 5);
    let hero = table.join(cards::hero(), unit, 0);
    let mut battle = table.build();
    let mut log = Log::default();
    battle.destroy(unit, Cause::Pursuit, &mut log);
    assert!(log.has(Event::UnitLost { unit: hero, cause: Cause::WithUnit }));
    assert!(!battle.is_alive(unit) && !battle.is_alive(hero));
}

#[test]
fn wh_07_g4_standards_are_captured_in_close_combat_and_pursuit() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::goblins(5), (36_000, 30_000), Angle::SOUTH, 5);
    table.join(cards::army_standard(), unit, 0);
    let captured = |cause: Cause, by_blows: bool| {
        let mut battle = table.build();
        if by_blows {
            lose(&mut battle, unit, 5, cause);
        } else {
            battle.destroy(unit, cause, &mut ());
        }
        (battle.standards_taken[Side::A], battle.army_standard_taken[Side::A])
    };
    assert_eq!(captured(Cause::Shooting, true), (0, false));
    assert_eq!(captured(Cause::Blows, true), (1, false));
    assert_eq!(captured(Cause::Pursuit, false), (1, true));
    assert_eq!(captured(Cause::OffTable, false), (0, false));
}

#[test]
fn wh_09_h39_crumbling_passes_from_models_to_characters() {
    let mut table = Table::new();
    let unit = table.unit(Side::B, cards::skeletons(3), (36_000, 30_000), Angle::SOUTH, 3);
    let hero = table.join(cards::hero(), unit, 0);
    let mut battle = table.build();
    lose(&mut battle, unit, 4, Cause::Crumbling);
    assert_eq!(battle.unit(unit).status, Status::Gone);
    assert_eq!((battle.unit(hero).status, battle.unit(hero).wounds), (Status::Formed, 1));
}

#[test]
fn wh_03_g13_whoever_closes_up_stays_flush_with_his_foes() {
    for facing in (0..65_536).step_by(977).map(|turn| Angle(turn as u16)) {
        let mut table = Table::new();
        let unit = table.unit(Side::B, cards::goblins(6), (36_000, 24_000), facing, 6);
        let foe = table.unit(Side::A, cards::orcs(20), (36_000, 24_000), facing.opposite(), 5);
        table.fighting(unit, foe);
        let mut battle = table.build();
        if overlap(&battle.unit(unit).hull, &battle.unit(foe).hull) {
            continue;
        }
        for _ in 0..4 {
            lose(&mut battle, unit, 1, Cause::Blows);
            let [one, other] = [unit, foe].map(|unit| battle.unit(unit).hull);
            assert!(!overlap(&one, &other), "{facing:?}");
            assert!(plane::touches(&one, &other), "{facing:?}");
        }
    }
}
