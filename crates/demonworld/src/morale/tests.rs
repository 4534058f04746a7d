use crate::testing::morale::*;
use crate::*;
use table::Side;

const OWN: UnitId = UnitId(0);
const FOE: UnitId = UnitId(1);

/// A unit of A facing south of the middle and an enemy far away.
fn facing_nobody(own: Vec<UnitSetup>) -> Played {
    let mut units = own;
    units.insert(1, unit(Side::B, foot(10, 16), 3, &row(0, 9, 8)));
    Played::new(&setup(Start::FirstRanged, units))
}

fn fire_test(played: &mut Played, dice: &[u8]) {
    played.battle.unit_mut(OWN).flags.set(state::UnitFlags::LOST);
    played.go(Moment::FireTests { volley: Volley::First, tested: false }, dice);
}

/// A melee phase in which A and B have lost and killed so many.
fn loss_test(played: &mut Played, lost: u8, slain: u8, dice: &[u8]) {
    played.battle.begin_melee(&mut ());
    played.battle.unit_mut(OWN).lost = lost;
    played.battle.unit_mut(OWN).slain = slain;
    played.battle.unit_mut(FOE).lost = slain;
    played.battle.unit_mut(FOE).slain = lost;
    played.go(Moment::Losses { engagement: 1, part: 0 }, dice);
}

fn fighting(own: Card, n: i8, enemy: Card) -> Played {
    let units = vec![unit(Side::A, own, 0, &row(0, 15, n)), unit(Side::B, enemy, 3, &row(0, 14, n.max(3)))];
    Played::new(&setup(Start::Melee, units))
}

#[test]
fn dw_15_e1_factors_that_suffice_need_no_die() {
    let own = with_figures(foot(10, 16), LEADER_AND_STANDARD);
    let mut played = facing_nobody(vec![unit(Side::A, own, 0, &row(0, 15, 8))]);
    fire_test(&mut played, &[]);
    assert_eq!(played.test(), (10, 10, None, true));
    assert_eq!(played.battle.mood(OWN), Mood::Steady);
    assert_eq!(played.battle.morale_chances(OWN, Test::Fire, None), 6);
}

#[test]
fn dw_15_e2_the_best_group_tests_for_the_whole_unit() {
    let own = with_figures(foot(10, 16), LEADER_AND_STANDARD);
    let mut hexes = row(0, 15, 3);
    hexes.extend(row(6, 15, 4));
    let mut played = facing_nobody(vec![unit(Side::A, own, 0, &hexes)]);
    fire_test(&mut played, &[4]);
    assert_eq!(played.test(), (5, 10, Some(4), false));
    assert_eq!(played.battle.mood(OWN), Mood::Fleeing);
    assert_eq!(played.battle.order(OWN), None);
    // All seven have to run.
    assert!(matches!(played.battle.step(), Step::Flee { side: Side::A, .. }));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert!(played.hexes(OWN).iter().all(|&(_, r)| r == 20));
    assert_eq!(played.hexes(OWN).len(), 7);
}

#[test]
fn dw_15_e3_loss_test() {
    let own = with_figures(foot(10, 16), Figures::LEADER);
    let mut played = fighting(own, 6, foot(0, 16));
    loss_test(&mut played, 1, 2, &[2]);
    assert_eq!(played.test(), (8, 10, Some(2), true));
    assert_eq!(played.battle.morale_chances(OWN, Test::Loss, None), 5);

    let mut played = fighting(own, 6, foot(0, 16));
    loss_test(&mut played, 1, 2, &[1]);
    assert_eq!(played.test(), (8, 10, Some(1), false));
    assert!(played.has(Event::TookFlight { unit: OWN }));
    // The enemy lost more, so that A's flight is the winner's.
    assert!(
        played.log.iter().any(|event| matches!(event, Event::MeleeLost { loser: Side::B, losses: 2, .. }))
    );
}

#[test]
fn dw_15_e7_a_natural_six_always_passes() {
    let mut played = fighting(foot(10, 14), 1, foot(0, 16));
    loss_test(&mut played, 3, 0, &[6]);
    assert_eq!(played.test(), (-2, 10, Some(6), true));
    let mut played = fighting(foot(10, 14), 1, foot(0, 16));
    loss_test(&mut played, 3, 0, &[5]);
    assert_eq!(played.test(), (-2, 10, Some(5), false));
    assert_eq!(played.battle.morale_chances(OWN, Test::Loss, None), 1);
}

#[test]
fn dw_15_e8_elements_count_not_hit_points() {
    // A has lost two elements, B a commander of three hit points.
    let mut played = fighting(foot(0, 16), 4, foot(0, 16));
    loss_test(&mut played, 2, 1, &[]);
    let lost = Event::MeleeLost { engagement: 1, loser: Side::A, losses: 2, enemy_losses: 1, roll: None };
    assert!(played.has(lost));
}

#[test]
fn dw_15_e10_a_chain_is_one_melee() {
    // A touches B, B touches C; A and C belong to one side.
    let units = vec![
        unit(Side::A, foot(0, 16), 0, &row(0, 15, 3)),
        unit(Side::B, foot(0, 16), 3, &row(0, 14, 6)),
        unit(Side::A, foot(0, 16), 0, &row(4, 15, 3)),
    ];
    let mut played = Played::new(&setup(Start::Melee, units));
    for id in [0, 2] {
        played.battle.unit_mut(UnitId(id)).lost = 1;
    }
    played.battle.unit_mut(FOE).lost = 1;
    played.go(Moment::Losses { engagement: 1, part: 0 }, &[]);
    let lost = Event::MeleeLost { engagement: 1, loser: Side::A, losses: 2, enemy_losses: 1, roll: None };
    assert!(played.has(lost));
    let tests = played.log.iter().filter(|event| matches!(event, Event::MoraleTested { .. }));
    assert_eq!(tests.count(), 3);
}

#[test]
fn dw_15_23_the_lowest_initiative_then_a_die() {
    let mut slow = foot(0, 16);
    slow.initiative = 1;
    let mut played = fighting(foot(0, 16), 4, slow);
    loss_test(&mut played, 1, 1, &[]);
    assert!(
        played.log.iter().any(|event| matches!(event, Event::MeleeLost { loser: Side::B, roll: None, .. }))
    );

    let mut played = fighting(foot(0, 16), 4, foot(0, 16));
    loss_test(&mut played, 1, 1, &[4]);
    let die = |event: &Event| matches!(event, Event::MeleeLost { loser: Side::B, roll: Some(4), .. });
    assert!(played.log.iter().any(die));
}

#[test]
fn dw_15_26_nobody_tests_whose_opponents_have_all_fled() {
    // The loser fails and flees; the winner, with a loss of his own, need not test.
    let mut played = fighting(foot(12, 16), 4, foot(12, 16));
    loss_test(&mut played, 2, 1, &[1]);
    assert!(played.has(Event::TookFlight { unit: OWN }));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert!(!played.log.iter().any(|event| matches!(event, Event::MoraleTested { .. })));
    assert_eq!(played.battle.mood(FOE), Mood::Steady);
    assert!(matches!(played.battle.step(), Step::Follow { side: Side::B, .. }));
}

#[test]
fn dw_15_24_without_opponents_or_losses_no_test() {
    let mut played = fighting(foot(20, 30), 4, foot(20, 30));
    loss_test(&mut played, 0, 0, &[]);
    assert!(!played.log.iter().any(|event| matches!(event, Event::MoraleTested { .. })));
    // Every opponent has fallen.
    let mut played = fighting(foot(20, 30), 4, foot(20, 30));
    played.battle.begin_melee(&mut ());
    for element in played.battle.members(FOE).as_slice() {
        played.battle.remove(*element);
    }
    played.battle.unit_mut(OWN).lost = 1;
    played.go(Moment::Losses { engagement: 1, part: 0 }, &[]);
    assert!(!played.log.iter().any(|event| matches!(event, Event::MoraleTested { .. })));
}

#[test]
fn dw_15_20_the_highest_fear_counts_and_commanders_lend_theirs() {
    let mut general = commander(2);
    general.standard.fear = 2;
    general.standard.items = Items::SWORD_OF_FEAR;
    let units = vec![
        unit(Side::A, foot(10, 16), 0, &row(0, 15, 4)),
        unit(Side::B, foot(10, 16), 3, &row(0, 14, 4)),
        UnitSetup { host: Some(1), ..unit(Side::B, general, 3, &[(4, 14)]) },
        unit(Side::B, with_fear(foot(10, 16), 3), 0, &[(-1, 16)]),
    ];
    let played = Played::new(&setup(Start::Melee, units));
    let sum = played.battle.morale_sum(OWN, Test::Loss, None);
    // 4 elements, own fear 1, against fear 2 and the sword's 2.
    assert_eq!(sum.sum(), 4 + 1 - 4);
    let terms: Vec<_> = sum.terms().filter(|term| term.label == Label::Item).map(|term| term.value).collect();
    assert_eq!(terms, [-2]);
    assert_eq!((played.battle.enemy_fear(FOE), played.battle.own_fear(FOE)), (4, 1));
}

#[test]
fn dw_26_15_the_sword_counts_while_the_leader_lives() {
    let mut own = with_figures(foot(10, 16), Figures::LEADER);
    own.standard.items = Items::SWORD_OF_FEAR;
    let mut played = fighting(own, 4, foot(10, 16));
    assert_eq!(played.battle.own_fear(OWN), 3);
    played.battle.remove(ElementId(0));
    assert_eq!(played.battle.own_fear(OWN), 1);
}

#[test]
fn dw_26_20_the_war_banner_flies_over_its_own_group() {
    let mut own = with_figures(foot(10, 16), LEADER_AND_STANDARD);
    own.standard.items = Items::WAR_BANNER;
    let whole = facing_nobody(vec![unit(Side::A, own, 0, &row(0, 15, 6))]);
    assert_eq!(whole.battle.morale_needed(OWN, Test::Fire), 8);
    assert_eq!(whole.battle.morale_needed(OWN, Test::Obedience), 16);
    // The standard bearer stands with one other, five form the better group.
    let mut hexes = vec![(6, 15), (0, 15), (1, 15)];
    hexes.extend(row(7, 15, 4));
    let split = facing_nobody(vec![unit(Side::A, own, 0, &hexes)]);
    assert_eq!(split.battle.morale_sum(OWN, Test::Fire, None).sum(), 6);
    assert_eq!(split.battle.morale_needed(OWN, Test::Fire), 10);
}

#[test]
fn dw_15_09_an_attached_commander_is_an_element_and_his_stars() {
    let own = unit(Side::A, foot(10, 16), 0, &row(0, 15, 4));
    let guest = UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(4, 15)]) };
    let played = facing_nobody(vec![own.clone(), guest]);
    assert_eq!(played.battle.morale_sum(OWN, Test::Fire, None).sum(), 5 + 2);
    // Beside the unit he is nothing to it.
    let apart = facing_nobody(vec![own, unit(Side::A, commander(2), 0, &[(4, 15)])]);
    assert_eq!(apart.battle.morale_sum(OWN, Test::Fire, None).sum(), 4);
}

#[test]
fn dw_15_16_the_impetuous_are_steadier_and_lose_their_mood_in_flight() {
    let own = UnitSetup { mood: Mood::Impetuous, ..unit(Side::A, foot(10, 16), 0, &row(0, 15, 4)) };
    let mut played = facing_nobody(vec![own]);
    fire_test(&mut played, &[4]);
    assert_eq!(played.test(), (5, 10, Some(4), false));
    assert_eq!(played.battle.mood(OWN), Mood::Fleeing);
}

#[test]
fn dw_15_65_the_fleeing_do_not_test_again() {
    let own = UnitSetup { mood: Mood::Fleeing, ..unit(Side::A, foot(20, 30), 0, &row(0, 15, 4)) };
    let mut played = facing_nobody(vec![own]);
    fire_test(&mut played, &[]);
    assert!(!played.log.iter().any(|event| matches!(event, Event::MoraleTested { .. })));
}

#[test]
fn dw_15_g1_a_die_decides_which_side_flees_first() {
    let mut played = facing_nobody(vec![unit(Side::A, foot(20, 30), 0, &row(0, 15, 4))]);
    played.battle.stage = {
        let mut stage = played.battle.stage().clone();
        stage.cards[1].standard.morale_a = 20;
        std::sync::Arc::new(stage)
    };
    played.battle.unit_mut(FOE).flags.set(state::UnitFlags::LOST);
    fire_test(&mut played, &[1, 1, 5]);
    assert!(played.has(Event::FlightFirst { side: Side::B, roll: 5 }));
    assert!(matches!(played.battle.step(), Step::Flee { side: Side::B, .. }));
    played.act(Side::B, Action::Rout { unit: FOE }, &[]);
    assert!(matches!(played.battle.step(), Step::Flee { side: Side::A, .. }));
}
