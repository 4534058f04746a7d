use crate::testing::morale::*;
use crate::*;
use table::{FastDice, Game, Side};

const OWN: UnitId = UnitId(0);
const RALLY: Action = Action::Rally { unit: OWN };

fn fleeing(card: Card, hexes: &[(i8, i8)]) -> Played {
    let own = UnitSetup { mood: Mood::Fleeing, ..unit(Side::A, card, 0, hexes) };
    let units = vec![own, unit(Side::B, foot(0, 99), 3, &row(0, 2, 4))];
    Played::new(&setup(Start::Rally, units))
}

#[test]
fn dw_15_e5_rally_test() {
    let card = with_figures(foot(9, 13), Figures::STANDARD);
    let mut played = fleeing(card, &row(0, 15, 5));
    assert_eq!(played.battle.morale_chances(OWN, Test::Rally, None), 4);
    played.act(Side::A, RALLY, &[3]);
    assert_eq!(played.test(), (6, 9, Some(3), true));
    assert!(played.has(Event::Rallied { unit: OWN, all: true }));
    assert_eq!(played.battle.mood(OWN), Mood::Steady);

    let mut played = fleeing(card, &row(0, 15, 5));
    played.act(Side::A, RALLY, &[2]);
    assert_eq!(played.test(), (6, 9, Some(2), false));
    assert_eq!(played.battle.mood(OWN), Mood::Fleeing);
}

#[test]
fn dw_15_50_the_musician_helps_to_rally_and_nowhere_else() {
    let card = with_figures(foot(9, 13), Figures::MUSICIAN);
    let played = fleeing(card, &row(0, 15, 5));
    assert_eq!(played.battle.morale_sum(OWN, Test::Rally, None).sum(), 6);
    assert_eq!(played.battle.morale_sum(OWN, Test::Fire, None).sum(), 5);
}

#[test]
fn dw_15_49_one_attempt_and_only_if_wanted() {
    let units = vec![
        UnitSetup { mood: Mood::Fleeing, ..unit(Side::A, foot(20, 13), 0, &row(0, 15, 3)) },
        UnitSetup { mood: Mood::Fleeing, ..unit(Side::A, foot(20, 13), 0, &row(8, 15, 3)) },
        unit(Side::B, foot(0, 99), 3, &row(0, 2, 4)),
    ];
    let mut played = Played::new(&setup(Start::Rally, units));
    played.act(Side::A, RALLY, &[5]);
    assert_eq!(played.battle.check(Side::A, RALLY), Err(Refusal::TriedToRally { unit: OWN }));
    assert!(played.legal(Side::A).contains(&Action::EndRallying));
    let steady = Action::Rally { unit: UnitId(2) };
    assert!(played.battle.check(Side::B, steady).is_err());
}

/// Three with the leader apart from two others.
fn split() -> Played {
    let mut hexes = row(0, 15, 3);
    hexes.extend([(8, 15), (9, 15)]);
    fleeing(with_figures(foot(9, 13), Figures::LEADER), &hexes)
}

#[test]
fn dw_15_53_only_the_testing_group_rallies() {
    let mut played = split();
    played.act(Side::A, RALLY, &[5]);
    assert_eq!(played.test(), (4, 9, Some(5), true));
    assert!(played.has(Event::Rallied { unit: OWN, all: false }));
    assert_eq!(played.battle.mood(OWN), Mood::Steady);
    let stragglers: Vec<bool> = (0..5).map(|e| played.battle.is_straggler(ElementId(e))).collect();
    assert_eq!(stragglers, [false, false, false, true, true]);
    assert!(played.battle.flees(ElementId(3)) && !played.battle.flees(ElementId(0)));
    // They do not count in the tests of the rallied part.
    assert_eq!(played.battle.morale_sum(OWN, Test::Fire, None).sum(), 4);
}

#[test]
fn dw_15_54_stragglers_are_given_up() {
    let mut played = split();
    played.act(Side::A, RALLY, &[5]);
    let steady = Action::Abandon { element: ElementId(0) };
    assert_eq!(played.battle.check(Side::A, steady), Err(Refusal::NotAStraggler { element: ElementId(0) }));
    for element in [3, 4].map(ElementId) {
        assert!(played.legal(Side::A).contains(&Action::Abandon { element }));
        played.act(Side::A, Action::Abandon { element }, &[]);
    }
    assert_eq!(played.battle.alive(OWN), 3);
    assert!(!played.battle.has_stragglers(OWN));
    assert!(!matches!(played.battle.step(), Step::Rally { .. }));
}

#[test]
fn dw_15_54_stragglers_return() {
    let mut played = split();
    played.act(Side::A, RALLY, &[5]);
    played.battle.depth = 1;
    played.battle.begin_movement(&mut ());
    played.battle.proceed(&mut FastDice { seed: 0 }, &mut ());
    // (8, 15) is six hexes from (2, 15): five hexes bring him into contact.
    let hexes: Vec<_> = played
        .legal(Side::A)
        .into_iter()
        .filter_map(|action| match action {
            Action::Flee { element, hex } => Some((element, (hex.q, hex.r))),
            _ => None,
        })
        .collect();
    assert!(hexes.contains(&(ElementId(3), (3, 15))));
    assert!(hexes.iter().all(|&(element, _)| element == ElementId(3) || element == ElementId(4)));
    played.act(Side::A, Action::Rout { unit: OWN }, &[]);
    assert!(played.has(Event::Returned { element: ElementId(3) }));
    // The other one stands next to him, and so belongs to the unit again, too.
    assert!(played.has(Event::Returned { element: ElementId(4) }));
    assert!(!played.battle.has_stragglers(OWN));
}

#[test]
fn dw_15_54_without_anybody_to_return_to_they_flee_on() {
    let mut played = split();
    played.act(Side::A, RALLY, &[5]);
    for element in [0, 1, 2].map(ElementId) {
        played.battle.remove(element);
    }
    played.battle.gather(OWN, &mut ());
    assert!(played.battle.is_fleeing(OWN) && !played.battle.has_stragglers(OWN));
}

#[test]
fn dw_08_28_without_morale_there_is_no_rally_phase() {
    let mut setup = setup(
        Start::Rally,
        vec![unit(Side::A, foot(9, 13), 0, &row(0, 15, 3)), unit(Side::B, foot(0, 99), 3, &row(0, 2, 4))],
    );
    setup.house.modules = Modules::TERRAIN;
    let played = Played::new(&setup);
    assert!(!played.has(Event::PhaseBegan { phase: Phase::Rally }));
}
