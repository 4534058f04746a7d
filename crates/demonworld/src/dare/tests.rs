use crate::testing::morale::*;
use crate::*;
use table::{Game, Side};

const OWN: UnitId = UnitId(0);
const FOE: UnitId = UnitId(1);

/// Five with a skirmish order against an enemy of equal size, one more fear and a hold order.
fn before_the_enemy(guest: bool) -> Played {
    let own = with_figures(foot(9, 15), LEADER_AND_STANDARD);
    let mut units = vec![
        UnitSetup { order: Some(Order::Skirmish), ..unit(Side::A, own, 0, &row(0, 15, 5)) },
        UnitSetup { order: Some(Order::Hold), ..unit(Side::B, with_fear(foot(9, 15), 2), 3, &row(1, 13, 5)) },
        UnitSetup { order: Some(Order::Hold), ..unit(Side::B, foot(9, 15), 3, &row(-5, 13, 3)) },
    ];
    if guest {
        units.push(UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(5, 15)]) });
    }
    let mut played = Played::new(&setup(Start::Movement, units));
    played.wait_for_segment(Order::Skirmish);
    played
}

const DARE: Action = Action::Dare { unit: OWN, target: FOE };

#[test]
fn dw_15_e4_attack_test() {
    let mut played = before_the_enemy(false);
    assert_eq!(played.battle.morale_chances(OWN, Test::Attack, Some(FOE)), 3);
    assert_eq!(played.battle.check_dared(OWN, FOE), Err(Refusal::AttackTestNeeded { unit: OWN, enemy: FOE }));
    assert!(played.legal(Side::A).contains(&DARE));
    played.act(Side::A, DARE, &[4]);
    assert_eq!(played.test(), (5, 9, Some(4), true));
    assert_eq!(played.battle.step(), Step::Move { unit: OWN });
    assert_eq!(played.battle.check_dared(OWN, FOE), Ok(()));

    let mut played = before_the_enemy(true);
    played.act(Side::A, DARE, &[]);
    assert_eq!(played.test(), (8, 9, None, true));
}

#[test]
fn dw_15_36_the_daunted_may_not_come_nearer() {
    let mut played = before_the_enemy(false);
    played.act(Side::A, DARE, &[3]);
    assert_eq!(played.test(), (5, 9, Some(3), false));
    let daunted = Err(Refusal::Daunted { unit: OWN, enemy: FOE });
    assert_eq!(played.battle.check_dared(OWN, FOE), daunted);
    // (0, 15) stands two hexes from (1, 13).
    let element = ElementId(0);
    assert_eq!(played.battle.check_not_nearer(element, Hex::new(1, 14)), daunted);
    assert_eq!(played.battle.check_not_nearer(element, Hex::new(0, 14)), daunted);
    assert_eq!(played.battle.check_not_nearer(element, Hex::new(0, 15)), Ok(()));
    assert_eq!(played.battle.check_not_nearer(element, Hex::new(-1, 15)), Ok(()));
    // DW-15-37: an enemy whom it does not fear may be attacked.
    assert_eq!(played.battle.check_dared(OWN, UnitId(2)), Ok(()));
}

#[test]
fn dw_15_34_one_test_and_before_the_move() {
    let mut played = before_the_enemy(false);
    played.act(Side::A, DARE, &[3]);
    assert_eq!(played.battle.check(Side::A, DARE), Err(Refusal::DaredAlready { unit: OWN }));
    let mut played = before_the_enemy(false);
    played.act(Side::A, Action::Sidestep { unit: OWN, direction: Direction::ALL[4] }, &[]);
    assert_eq!(played.battle.check(Side::A, DARE), Err(Refusal::MoveBegun { unit: OWN }));
}

#[test]
fn dw_15_33_no_test_against_equals_the_fleeing_or_by_the_impetuous() {
    let mut played = before_the_enemy(false);
    let weak = Action::Dare { unit: OWN, target: UnitId(2) };
    let needless = Refusal::NoTestNeeded { unit: OWN, enemy: UnitId(2) };
    assert_eq!(played.battle.check(Side::A, weak), Err(needless));
    played.battle.unit_mut(FOE).mood = Mood::Fleeing;
    assert_eq!(played.battle.check_dared(OWN, FOE), Ok(()));
    played.battle.unit_mut(FOE).mood = Mood::Steady;
    played.battle.unit_mut(OWN).mood = Mood::Impetuous;
    assert_eq!(played.battle.check_dared(OWN, FOE), Ok(()));
}

#[test]
fn dw_15_g6_one_die_for_all_whom_the_step_touches() {
    let own = UnitSetup { order: Some(Order::Attack), ..unit(Side::A, foot(9, 15), 0, &row(0, 15, 5)) };
    let terror = |fear, q| unit(Side::B, with_fear(foot(9, 15), fear), 3, &row(q, 13, 2));
    let units = vec![own, terror(2, 1), terror(3, 3), terror(2, 12)];
    let mut played = Played::new(&setup(Start::Movement, units));
    played.wait_for_segment(Order::Attack);
    // 5 + 1 − 1 = 5 against the first, one less against the second.
    let with = |roll| {
        let mut played = Played { battle: played.battle.clone(), log: Vec::new() };
        played.act(Side::A, DARE, &[roll]);
        played.battle.check_dared(OWN, UnitId(2)).is_ok()
    };
    assert!(!with(4));
    assert!(with(5));
}
