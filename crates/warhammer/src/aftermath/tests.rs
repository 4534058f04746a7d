use crate::aftermath::{FLIGHT, PANIC, RESTRAIN};
use crate::blows::tests::face_to_face;
use crate::flight::Fright;
use crate::testing::*;
use crate::*;
use table::Side;

/// Orcs of side a have won their combat and men of side b are broken.
fn broken(orcs: Card, men: Card) -> (Table, UnitId, UnitId) {
    let (mut table, orcs, men) = face_to_face(orcs, men, [5, 5]);
    won(&mut table, orcs, men);
    table.state(men).flags.set(Flags::BROKEN);
    table.at(Step::Next(Moment::Aftermath { part: RESTRAIN }));
    (table, orcs, men)
}

fn won(table: &mut Table, winner: UnitId, loser: UnitId) {
    table.state(winner).flags.set(Flags::FOUGHT | Flags::WON_ROUND);
    table.state(loser).flags.set(Flags::FOUGHT);
    table.state(winner).fought.insert(loser);
    table.state(loser).fought.insert(winner);
    (table.state(winner).bout, table.state(loser).bout) = (1, 1);
}

/// Nobody holds back; flight and pursuit are rolled.
fn pursued(table: &Table, faces: &[u8]) -> (Battle, Log) {
    let mut battle = table.build();
    let mut log = go_on(&mut battle, &[]);
    assert!(matches!(battle.step(), Step::Restrain { side: Side::A, .. }), "{:?}", battle.step());
    let rest = act(&mut battle, Side::A, Action::Done, faces);
    log.events.extend(rest.events);
    log.rules.extend(rest.rules);
    (battle, log)
}

#[test]
fn wh_05_12_pursuers_must_go_farther_to_catch() {
    // WH-05-E1: the men run 7".
    let (table, orcs, men) = broken(cards::orcs(20), cards::halberdiers(20));
    for (roll, caught) in [([4, 4], true), ([3, 4], false), ([3, 3], false)] {
        let (battle, log) = pursued(&table, &[&[3, 4][..], &roll].concat());
        let total = roll[0] + roll[1];
        assert!(log.has(Event::Pursued { unit: orcs, quarry: men, roll: total, dice: 2, caught }));
        assert_eq!(battle.stands(men), !caught);
        assert_eq!(battle.is_fleeing(men), !caught);
        // WH-05-13: they go the whole way, also up to those who have just escaped.
        assert_eq!(battle.unit(orcs).front.y, 24_000 + 1_000 * Mil::from(total));
        assert!(battle.unit(orcs).foes.is_empty());
        assert!(log.cites(rules::WH_05_13) && log.cites(rules::WH_05_G8) && log.cites(rules::WH_05_11));
    }
}

#[test]
fn wh_05_03_whoever_is_caught_is_destroyed() {
    let (table, _, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let (battle, log) = pursued(&table, &[1, 1, 6, 6]);
    assert!(log.has(Event::UnitLost { unit: men, cause: Cause::Pursuit }) && !battle.is_alive(men));
}

#[test]
fn wh_05_g18_standard_and_characters_share_the_fate_of_those_who_are_caught() {
    let (mut table, _, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let hero = table.join(cards::hero(), men, 0);
    let (battle, log) = pursued(&table, &[1, 1, 6, 6]);
    // WH-07-G4.
    assert!(log.has(Event::StandardTaken { unit: men, by: Side::A, army: false }));
    assert!(!battle.is_alive(hero) && log.cites(rules::WH_05_G18));
}

#[test]
fn wh_05_g7_on_equal_rolls_they_escape_unless_switched() {
    let (mut table, _, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let (battle, log) = pursued(&table, &[3, 4, 3, 4]);
    assert!(battle.is_fleeing(men) && log.cites(rules::WH_05_G7));
    table.switches(|switches| switches.catch_on_tie = true);
    assert!(!pursued(&table, &[3, 4, 3, 4]).0.stands(men));
}

#[test]
fn wh_05_g8_riders_roll_three_dice_and_the_dice_are_compared() {
    // WH-05-E2: wolf riders run 11"; foot catches them only with a 12.
    for (roll, caught) in [([6, 5], false), ([6, 6], true)] {
        let (table, _, riders) = broken(cards::orcs(20), cards::wolf_riders(10));
        let (battle, log) = pursued(&table, &[&[4, 4, 3][..], &roll].concat());
        assert!(log.any(|event| matches!(event, Event::Fled { roll: 11, dice: 3, .. })));
        assert_eq!(battle.stands(riders), !caught);
    }
}

#[test]
fn wh_05_01_broken_units_flee_after_the_panic_tests() {
    let (mut table, _, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let friends = table.unit(Side::B, cards::halberdiers(20), (46_000, 24_000), Angle::SOUTH, 5);
    table.at(Step::Next(Moment::Aftermath { part: PANIC }));
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 3]);
    assert!(log.any(|event| matches!(event,
        Event::Tested { unit, test: Test::PanicBrokenFriends, .. } if *unit == friends)));
    // WH-04-18: nobody has fled yet.
    assert!(log.cites(rules::WH_04_18) && !battle.is_fleeing(men));
    let log = act(&mut battle, Side::A, Action::Done, &[3, 4, 1, 1]);
    assert!(log.any(|event| matches!(event, Event::Fled { unit, .. } if *unit == men)));
}

#[test]
fn wh_04_18_the_panicked_flee_after_the_broken() {
    let (mut table, _, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let friends = table.unit(Side::B, cards::halberdiers(20), (46_000, 24_000), Angle::SOUTH, 5);
    table.at(Step::Next(Moment::Aftermath { part: PANIC }));
    let mut battle = table.build();
    go_on(&mut battle, &[6, 6]);
    assert!(battle.unit(friends).flags.has(Flags::PANICKED) && !battle.is_fleeing(friends));
    let log = act(&mut battle, Side::A, Action::Done, &[3, 4, 2, 2, 1, 1]);
    let fled: Vec<UnitId> = log
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Fled { unit, .. } => Some(*unit),
            _ => None,
        })
        .collect();
    assert_eq!(fled, [men, friends]);
}

#[test]
fn wh_09_h41_orcs_do_not_mind_broken_goblins() {
    let (mut table, ..) = broken(cards::halberdiers(20), cards::goblins(20));
    table.unit(Side::B, cards::orcs(20), (46_000, 24_000), Angle::SOUTH, 5);
    table.at(Step::Next(Moment::Aftermath { part: PANIC }));
    let log = go_on(&mut table.build(), &[]);
    assert!(log.cites(rules::WH_09_H41));
}

#[test]
fn wh_06_g2_all_breaks_of_a_phase_are_one_occasion() {
    let (mut table, _, _) = broken(cards::orcs(20), cards::halberdiers(20));
    let other = table.unit(Side::B, cards::halberdiers(20), (26_000, 24_000), Angle::SOUTH, 5);
    table.state(other).flags.set(Flags::BROKEN | Flags::FOUGHT);
    table.unit(Side::B, cards::halberdiers(20), (46_000, 30_000), Angle::SOUTH, 5);
    table.unit(Side::B, cards::halberdiers(20), (54_000, 30_000), Angle::SOUTH, 5);
    table.at(Step::Next(Moment::Aftermath { part: PANIC }));
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 3]);
    let tests = log.events.iter().filter(|event| matches!(event, Event::Tested { .. })).count();
    assert_eq!(tests, 1);
    assert!(log.cites(rules::WH_06_G2) && log.cites(rules::WH_06_G3));
}

#[test]
fn wh_05_15_victors_may_hold_back_by_a_test() {
    let (table, orcs, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    assert_eq!(
        refused(&battle, Side::A, Action::HoldBack { unit: men }),
        Refusal::NotInPursuit { unit: men }
    );
    let log = act(&mut battle, Side::A, Action::HoldBack { unit: orcs }, &[3, 4, 3, 4]);
    assert!(log.has(Event::HeldBack { unit: orcs, free: false }));
    assert!(battle.is_fleeing(men) && battle.unit(orcs).front.y == 24_000);
    // Failed: they must.
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    let log = act(&mut battle, Side::A, Action::HoldBack { unit: orcs }, &[4, 4, 3, 4, 1, 1]);
    assert!(log.any(|event| matches!(event, Event::Pursued { .. })));
}

#[test]
fn wh_05_11_victors_must_pursue() {
    let (table, orcs, _) = broken(cards::orcs(20), cards::halberdiers(20));
    let (battle, log) = pursued(&table, &[3, 4, 1, 1]);
    assert!(log.cites(rules::WH_05_11) && battle.unit(orcs).front.y == 26_000);
}

#[test]
fn wh_06_27_the_frenzied_may_not_hold_back() {
    let (table, wild, men) = broken(cards::savage_orcs(20), cards::halberdiers(20));
    let mut battle = table.build();
    // They are not even asked.
    let log = go_on(&mut battle, &[3, 4, 6, 6]);
    assert!(log.has(Event::Pursued { unit: wild, quarry: men, roll: 12, dice: 2, caught: true }));
    assert!(log.cites(rules::WH_06_27));
    assert_eq!(
        table.build().check_restrain(UnitSet::EMPTY, Action::HoldBack { unit: wild }),
        Err(Refusal::MayNotHoldBack { unit: wild })
    );
}

#[test]
fn wh_09_h35_those_who_must_pursue_do() {
    let (table, slayers, men) = broken(cards::slayers(20), cards::halberdiers(20));
    let log = go_on(&mut table.build(), &[3, 4, 1, 1]);
    assert!(log.has(Event::Pursued { unit: slayers, quarry: men, roll: 2, dice: 2, caught: false }));
    assert!(log.cites(rules::WH_09_H35));
}

#[test]
fn wh_05_g9_behind_an_obstacle_they_stay_without_a_test() {
    let (mut table, orcs, _) = broken(cards::orcs(20), cards::halberdiers(20));
    table.state(orcs).obstacle = 1;
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    let log = act(&mut battle, Side::A, Action::HoldBack { unit: orcs }, &[3, 4]);
    assert!(log.has(Event::HeldBack { unit: orcs, free: true }));
}

#[test]
fn wh_05_g9_who_still_touches_a_standing_enemy_stays() {
    let (mut table, orcs, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let second = table.unit(Side::B, cards::halberdiers(20), (39_950, 24_000), Angle::SOUTH, 5);
    table.fighting(orcs, second).state(second).flags.set(Flags::FOUGHT);
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 4]);
    assert!(battle.is_fleeing(men) && !log.any(|event| matches!(event, Event::Pursued { .. })));
    assert!(battle.is_fighting(orcs));
}

#[test]
fn wh_05_g9_of_several_the_one_touched_most_is_followed_or_the_owner_chooses() {
    let (mut table, orcs, men) = broken(cards::orcs(20), cards::halberdiers(20));
    let second = table.unit(Side::B, cards::halberdiers(20), (39_950, 24_000), Angle::SOUTH, 5);
    table.fighting(orcs, second).state(second).flags.set(Flags::FOUGHT | Flags::BROKEN);
    table.state(second).bout = 1;
    let (_, log) = pursued(&table, &[3, 4, 3, 4, 1, 1]);
    assert!(log.any(|event| matches!(event, Event::Pursued { quarry, .. } if *quarry == men)));
    assert!(log.cites(rules::WH_05_G9));
    // Two halves of the front: the owner says whom.
    let half = 5 * cards::MM_20 / 2 + 10;
    (table.state(men).front.x, table.state(second).front.x) = (36_000 - half, 36_000 + half);
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    act(&mut battle, Side::A, Action::Done, &[]);
    assert!(matches!(battle.step(), Step::PickQuarry { .. }), "{:?}", battle.step());
    let log = act(&mut battle, Side::A, Action::Follow { unit: orcs, quarry: second }, &[3, 4, 3, 4, 1, 1]);
    assert!(log.any(|event| matches!(event, Event::Pursued { quarry, .. } if *quarry == second)));
}

#[test]
fn wh_05_g12_a_unit_with_nobody_before_it_flees_from_the_nearest_enemy() {
    let (mut table, orcs, men) = broken(cards::orcs(20), cards::halberdiers(20));
    table.state(orcs).foes = UnitSet::EMPTY;
    table.state(men).foes = UnitSet::EMPTY;
    table.at(Step::Next(Moment::Aftermath { part: FLIGHT }));
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 4]);
    assert!(battle.is_fleeing(men) && log.cites(rules::WH_05_G12));
    assert_eq!(battle.unit(men).front.y, 31_000);
}

#[test]
fn wh_05_g13_enemies_of_a_unit_that_panics_in_combat_pursue_if_they_won_the_last_round() {
    let (mut table, orcs, men) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    won(&mut table, orcs, men);
    table.at(Step::Moves);
    let mut battle = table.build();
    with_dice(&[3, 4], |dice, log| {
        battle.rout(men, Fright::From(orcs), dice, log);
        assert!(log.cites(rules::WH_05_G13));
    });
    assert!(matches!(battle.step(), Step::Restrain { side: Side::A, .. }));
    let log = act(&mut battle, Side::A, Action::Done, &[4, 4]);
    assert!(log.has(Event::Pursued { unit: orcs, quarry: men, roll: 8, dice: 2, caught: true }));
    // What was interrupted goes on; the pursuit took the place of the move.
    assert_eq!(battle.step(), Step::Moves);
    assert!(battle.unit(orcs).flags.has(Flags::DONE_MOVING));
    // Without a round won they are simply free.
    table.state(orcs).flags.clear(Flags::WON_ROUND);
    let mut battle = table.build();
    with_dice(&[3, 4], |dice, log| battle.rout(men, Fright::From(orcs), dice, log));
    assert_eq!(battle.step(), Step::Moves);
    assert!(!battle.is_fighting(orcs));
}

#[test]
fn wh_05_t1_nothing_follows_where_nobody_fought() {
    let mut table = Table::new();
    table.unit(Side::A, cards::orcs(20), (36_000, 10_000), Angle::NORTH, 5);
    table.unit(Side::B, cards::orcs(20), (36_000, 40_000), Angle::SOUTH, 5);
    table.at(Step::Next(Moment::Combats));
    let mut battle = table.build();
    let log = go_on(&mut battle, &[]);
    assert!(log.has(Event::PhaseBegan { phase: Phase::CloseCombat }));
    assert!(!matches!(battle.step(), Step::Next(_)));
}
