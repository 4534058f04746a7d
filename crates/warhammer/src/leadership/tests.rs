use crate::blows::tests::face_to_face;
use crate::testing::*;
use crate::*;
use table::Side;

/// Men of Ld 7 in the middle of the table, and nobody else.
fn men() -> (Table, UnitId) {
    let mut table = Table::new();
    let men = table.unit(Side::A, cards::halberdiers(20), (36_000, 20_000), Angle::NORTH, 5);
    (table, men)
}

/// Somebody whose base begins so far east of the men's right end.
fn beside(table: &mut Table, card: Card, men: UnitId, gap: Mil) -> UnitId {
    let (width, files) = (card.base[0], Mil::from(table.state(men).files));
    let right = 36_000 + files * cards::MM_20 / 2;
    table.unit(Side::A, card, (right + gap + width / 2 + 1, 20_000), Angle::NORTH, 1)
}

fn tests(battle: &mut Battle, unit: UnitId, test: Test, roll: [u8; 2]) -> (bool, Log) {
    let mut passed = false;
    let log = with_dice(&roll, |dice, log| passed = battle.test(unit, test, 0, dice, log));
    (passed, log)
}

#[test]
fn wh_01_08_a_roll_up_to_the_leadership_passes() {
    // WH-01-E1.
    let (table, men) = men();
    assert!(tests(&mut table.build(), men, Test::PanicFlank, [3, 4]).0);
    assert!(!tests(&mut table.build(), men, Test::PanicFlank, [4, 4]).0);
    let mut table = table.clone();
    table.card(men).profile.ld = 10;
    assert!(!tests(&mut table.build(), men, Test::PanicFlank, [6, 5]).0);
    assert!(tests(&mut table.build(), men, Test::PanicFlank, [5, 5]).0);
}

#[test]
fn wh_01_g5_no_leadership_is_above_ten_or_held_up_from_below() {
    let (mut table, men) = men();
    table.card(men).profile.ld = 9;
    let battle = table.build();
    assert_eq!(battle.leadership(men, Test::Rally, 2).sum(), 10);
    assert_eq!(battle.leadership(men, Test::Break, -12).sum(), -3);
    let log = with_dice(&[5, 5], |dice, log| {
        assert!(table.build().test(men, Test::Rally, 2, dice, log));
    });
    assert!(log.cites(rules::WH_01_G5));
}

#[test]
fn wh_07_01_the_general_lends_his_leadership_within_twelve_inches() {
    // WH-07-E2: exactly 12" counts.
    for (gap, leadership) in [(11_000, 9), (12_000, 9), (12_100, 7)] {
        let (mut table, men) = men();
        beside(&mut table, cards::general(), men, gap - 1);
        assert_eq!(table.build().leadership(men, Test::PanicFlank, 0).sum(), leadership, "{gap}");
    }
}

#[test]
fn wh_07_g2_a_general_in_flight_or_stupor_helps_nobody() {
    let (mut table, men) = men();
    let general = beside(&mut table, cards::general(), men, 5_000);
    let (_, log) = tests(&mut table.build(), men, Test::Stupidity, [3, 6]);
    assert!(log.cites(rules::WH_07_01) && log.cites(rules::WH_07_G2));
    let mut stupid = table.clone();
    stupid.state(general).flags.set(Flags::STUPID);
    assert_eq!(stupid.build().leadership(men, Test::Stupidity, 0).sum(), 7);
    table.fleeing(general);
    assert_eq!(table.build().leadership(men, Test::Stupidity, 0).sum(), 7);
}

#[test]
fn wh_07_g2_the_generals_own_base_is_measured_not_his_regiments() {
    let (mut table, men) = men();
    // Ten files: the left end is within 12", the general at the right end is not.
    let guard = table.unit(Side::A, cards::orcs(20), (36_000 + 15_000, 20_000), Angle::NORTH, 10);
    table.join(cards::general(), guard, 9);
    let battle = table.build();
    assert!(battle.within(men, guard, 12 * INCH));
    assert_eq!(battle.leadership(men, Test::PanicFlank, 0).sum(), 7);
}

#[test]
fn wh_07_g5_a_dead_general_lends_nothing_and_that_is_all() {
    let (mut table, men) = men();
    let general = beside(&mut table, cards::general(), men, 5_000);
    table.state(general).status = Status::Gone;
    let (passed, log) = tests(&mut table.build(), men, Test::PanicFlank, [3, 4]);
    assert!(passed && log.cites(rules::WH_07_G5));
}

#[test]
fn wh_07_g7_a_character_lends_his_unit_his_leadership() {
    let (mut table, men) = men();
    table.join(cards::hero(), men, 2);
    let sum = table.build().leadership(men, Test::PanicFlank, 0);
    assert_eq!(sum.sum(), 8);
    assert!(sum.terms().any(|term| term.rule == rules::WH_07_G7));
}

#[test]
fn wh_09_h39_undead_without_a_general_test_on_their_own() {
    let mut table = Table::new();
    let dead = table.unit(Side::A, cards::skeletons(20), (36_000, 20_000), Angle::NORTH, 5);
    table.join(cards::hero(), dead, 0);
    assert_eq!(table.build().leadership(dead, Test::Crumbling, 0).sum(), 5);
}

#[test]
fn wh_07_02_the_army_standard_repeats_a_failed_break_test() {
    // WH-07-E1: Ld 9 of the general less 3 is 6; a roll of 8 fails, the second of 5 holds.
    let (mut table, men) = men();
    beside(&mut table, cards::general(), men, 11_000);
    let standard = table.unit(Side::A, cards::army_standard(), (24_500, 20_000), Angle::NORTH, 1);
    let mut battle = table.build();
    assert_eq!(battle.break_chance(men, 3).sum.sum(), 6);
    assert_eq!(battle.break_chance(men, 3).holds, 15);
    assert!(battle.break_chance(men, 3).again);
    let log = with_dice(&[4, 4, 2, 3], |dice, log| assert!(battle.break_test(men, 3, false, dice, log)));
    assert!(log.has(Event::Rerolled { unit: men, roll: [2, 3], passed: true }));
    assert!(log.cites(rules::WH_01_G8) && log.cites(rules::WH_07_02));
    // One re-roll only, and none without the standard.
    with_dice(&[4, 4, 6, 6], |dice, log| assert!(!battle.break_test(men, 3, false, dice, log)));
    table.fleeing(standard);
    let mut battle = table.build();
    with_dice(&[4, 4], |dice, log| assert!(!battle.break_test(men, 3, false, dice, log)));
}

#[test]
fn wh_07_g3_the_standard_that_repeats_the_test_is_the_one_that_counts_in_the_fight() {
    let (mut table, orcs, men) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let bearer = table.join(cards::army_standard(), men, 0);
    let battle = table.build();
    let counted =
        |battle: &Battle| battle.result_preview(orcs).b.terms().any(|term| term.label == Label::ArmyStandard);
    assert!(counted(&battle) && battle.break_chance(men, 3).again);
    table.state(bearer).status = Status::Gone;
    let battle = table.build();
    assert!(!counted(&battle) && !battle.break_chance(men, 3).again);
}

#[test]
fn wh_07_02_no_other_test_is_repeated() {
    let (mut table, men) = men();
    beside(&mut table, cards::army_standard(), men, 1_000);
    assert!(!tests(&mut table.build(), men, Test::Restrain, [6, 6]).0);
}

#[test]
fn wh_06_30_those_who_hate_break_on_ten() {
    // WH-06-E4.
    let mut table = Table::new();
    let dwarfs = table.unit(Side::A, cards::dwarfs(20), (36_000, 20_000), Angle::NORTH, 5);
    let battle = table.build();
    assert_eq!(battle.break_sum(dwarfs, 4, true).sum(), 10);
    assert_eq!(battle.break_sum(dwarfs, 4, false).sum(), 5);
}

#[test]
fn wh_04_g20_a_leadership_of_one_fails_on_any_roll() {
    let (table, men) = men();
    let mut battle = table.build();
    let log = with_dice(&[1, 1], |dice, log| assert!(!battle.break_test(men, 6, false, dice, log)));
    assert!(log.cites(rules::WH_04_G20));
    with_dice(&[1, 1], |dice, log| assert!(battle.break_test(men, 5, false, dice, log)));
}

#[test]
fn the_chances_of_two_dice_add_up() {
    let counted = |most: i16| {
        (1..=6).flat_map(|a| (1..=6).map(move |b| a + b)).filter(|&sum| sum <= most).count() as u8
    };
    for most in -2..=14 {
        assert_eq!(super::chances(most), counted(most), "{most}");
    }
}
