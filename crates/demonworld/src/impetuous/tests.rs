#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]

use super::*;
use crate::card::{Permits, Standard};
use crate::stage::Modules;
use crate::testing::command::*;
use crate::{Card, Setup, Start, UnitSetup};
use table::{Game, Rng};

const A: Side = Side::A;
const B: Side = Side::B;
const UNIT: UnitId = UnitId(0);
const FOE: UnitId = UnitId(1);

/// DW-01-T3, moved into the middle of the board.
fn spot(q: i8, r: i8) -> Hex {
    at(8, 14).plus(Hex::new(q, r))
}

fn posts(places: &[(i8, i8)], facing: Facing) -> Vec<(Hex, Facing)> {
    places.iter().map(|&(q, r)| (spot(q, r), facing)).collect()
}

fn enemy(places: &[(i8, i8)]) -> UnitSetup {
    let setup = UnitSetup::new(B, foot(), places.len() as u8);
    UnitSetup { posts: posts(places, Facing::SOUTH), order: Some(Order::Hold), ..setup }
}

fn friend(places: &[(i8, i8)]) -> UnitSetup {
    let setup = UnitSetup::new(A, foot(), places.len() as u8);
    UnitSetup { posts: posts(places, Facing::NORTH), order: Some(Order::Hold), ..setup }
}

fn rushing(places: &[(i8, i8)]) -> UnitSetup {
    UnitSetup { mood: Mood::Impetuous, order: None, ..friend(places) }
}

const BLOCK: [(i8, i8); 6] = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];

fn movement(units: Vec<UnitSetup>) -> Setup {
    let modules = Modules::MORALE.with(Modules::COMMANDERS).with(Modules::FORMATIONS);
    Setup { start: Start::Movement, ..setup(modules, units) }
}

fn battle(units: Vec<UnitSetup>) -> Battle {
    begin(&movement(units), &[], &mut Vec::new())
}

/// Unit 0 has set out against unit 1.
fn set_out(units: Vec<UnitSetup>) -> Battle {
    let mut battle = battle(units);
    play(&mut battle, A, Action::Rush { unit: UNIT, target: FOE }, &[]);
    battle
}

const fn advance(hand: Hand) -> Action {
    Action::Advance { unit: UNIT, hand }
}

const END: Action = Action::EndMove { unit: UNIT };

#[test]
fn dw_15_76_impetuous_units_move_first_and_a_die_decides_between_the_sides() {
    let mut units = vec![rushing(&BLOCK), enemy(&[(0, -5), (1, -5), (2, -5)])];
    let battle = battle(units.clone());
    assert_eq!(battle.step(), Step::Rush { side: A, last: true });
    units[1].mood = Mood::Impetuous;
    let mut events = Vec::new();
    let battle = begin(&movement(units), &[4], &mut events);
    assert!(events.contains(&Event::RushFirst { side: B, roll: 4 }));
    assert_eq!(battle.step(), Step::Rush { side: B, last: false });
}

#[test]
fn dw_15_74_it_attacks_one_of_those_who_provoked_it_and_no_other() {
    let near = enemy(&[(0, -3)]);
    let units = vec![rushing(&BLOCK), near.clone(), enemy(&[(3, -3)]), enemy(&[(-2, 1)]), enemy(&[(1, -5)])];
    let mut battle = battle(units);
    let rush = |target| Action::Rush { unit: UNIT, target: UnitId(target) };
    for (target, legal) in [(1, true), (2, true), (3, false), (4, false)] {
        assert_eq!(battle.check(A, rush(target)).is_ok(), legal, "{target}");
    }
    assert_eq!(refusal(&battle, A, rush(3)), Refusal::NotItsFoe { unit: UNIT, enemy: UnitId(3) });
    // The one it has chosen is its foe for good.
    battle.unit_mut(UNIT).foe = Some(UnitId(2));
    assert!(battle.check(A, rush(2)).is_ok() && battle.check(A, rush(1)).is_err());
    // DW-15-81: until he has been routed; then it is the nearest, the one beside its flank.
    battle.unit_mut(UnitId(2)).mood = Mood::Fleeing;
    for (target, legal) in [(1, false), (2, false), (3, true), (4, false)] {
        assert_eq!(battle.check(A, rush(target)).is_ok(), legal, "{target}");
    }
    let events = play(&mut battle, A, rush(3), &[]);
    assert!(events.contains(&Event::RushBegan { unit: UNIT, target: UnitId(3) }));
}

#[test]
fn dw_15_75_it_goes_as_straight_as_possible_until_it_meets_the_foe() {
    let mut battle = set_out(vec![rushing(&BLOCK), enemy(&[(1, -4), (2, -4), (3, -4)])]);
    assert_eq!((battle.effective_order(UNIT), battle.points_left(UNIT)), (Some(Order::Attack), 12));
    let must_rush = Refusal::MustRush { unit: UNIT };
    for _ in 0..3 {
        assert_eq!(refusal(&battle, A, END), must_rush);
        assert_eq!(refusal(&battle, A, Action::Wheel { unit: UNIT, hand: Hand::Left }), must_rush);
        let back = Action::Sidestep { unit: UNIT, direction: Facing::NORTH.left_rear() };
        assert_eq!(refusal(&battle, A, back), must_rush);
        let turn = Action::PlanTurn { element: ElementId(0), facing: Facing::SOUTH };
        assert_eq!(refusal(&battle, A, turn), must_rush);
        let hand = Hand::BOTH.into_iter().find(|&hand| battle.check(A, advance(hand)).is_ok()).unwrap();
        play(&mut battle, A, advance(hand), &[]);
    }
    assert!(battle.unit_in_contact(UNIT));
}

#[test]
fn dw_15_75_no_step_away_from_the_foe() {
    // The foe stands far to the left: a step to the right front leads away from him.
    let battle = set_out(vec![rushing(&BLOCK), enemy(&[(-6, -1)])]);
    assert!(battle.check(A, advance(Hand::Left)).is_ok());
    assert_eq!(refusal(&battle, A, advance(Hand::Right)), Refusal::NotTowardsFoe { unit: UNIT });
}

#[test]
fn dw_15_75_manoeuvres_when_the_way_is_barred_by_its_own_side() {
    let wall = UnitSetup { moved: true, ..friend(&[(-1, -1), (0, -1), (1, -1), (2, -1), (3, -1)]) };
    let mut battle = set_out(vec![rushing(&BLOCK), enemy(&[(1, -4)]), wall]);
    assert!(battle.check(A, END).is_ok());
    let aside = |direction| Action::Sidestep { unit: UNIT, direction };
    assert!(battle.check(A, aside(Facing::NORTH.right_flank())).is_ok());
    assert_eq!(refusal(&battle, A, aside(Facing::NORTH.left_rear())), Refusal::NotTowardsFoe { unit: UNIT });
    play(&mut battle, A, aside(Facing::NORTH.right_flank()), &[]);
    play(&mut battle, A, END, &[]);
    assert!(!matches!(battle.step(), Step::Rush { .. }));
}

#[test]
fn dw_15_82_a_disordered_unit_re_forms() {
    let scattered = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (3, 1)];
    let mut battle = set_out(vec![rushing(&scattered), enemy(&[(1, -4)])]);
    assert!(!battle.formation(UNIT).is_ordered());
    let direction = spot(3, 1).direction_to(spot(2, 1)).unwrap();
    play(&mut battle, A, Action::PlanShift { element: ElementId(5), direction }, &[]);
    play(&mut battle, A, Action::CarryOut, &[]);
    assert!(battle.formation(UNIT).is_ordered());
    assert_eq!(refusal(&battle, A, END), Refusal::MustRush { unit: UNIT });
}

#[test]
fn dw_13_g12_skirmishers_first_take_their_marker_away() {
    let standard = Standard { permits: Permits::SKIRMISH, ..foot().standard };
    let mut unit = rushing(&BLOCK);
    unit.card = Card { standard, ..foot() };
    unit.skirmishing = true;
    let mut battle = set_out(vec![unit, enemy(&[(1, -4)])]);
    assert_eq!(refusal(&battle, A, advance(Hand::Left)), Refusal::MustRush { unit: UNIT });
    assert_eq!(refusal(&battle, A, END), Refusal::MustRush { unit: UNIT });
    play(&mut battle, A, Action::Marker { unit: UNIT, lay: false }, &[]);
    assert_eq!((battle.is_skirmishing(UNIT), battle.manoeuvres_used(UNIT)), (false, 1));
    assert_eq!(refusal(&battle, A, END), Refusal::MustRush { unit: UNIT });
}

#[test]
fn dw_15_77_whoever_can_press_into_contact_has_to() {
    // One element touches first; its neighbour could do so with one more step.
    let foes = [(0, -2), (2, -3)];
    let mut battle = set_out(vec![rushing(&BLOCK), UnitSetup { moved: true, ..enemy(&foes) }]);
    play(&mut battle, A, advance(Hand::Left), &[]);
    assert_eq!(battle.step(), Step::Complete { unit: UNIT });
    assert_eq!(refusal(&battle, A, END), Refusal::MustRush { unit: UNIT });
    let press = battle
        .elements(UNIT)
        .flat_map(|element| Hand::BOTH.map(|hand| (element, hand)))
        .map(|(element, hand)| Action::Press { element, hand, payment: Payment::Points })
        .filter(|&action| battle.check(A, action).is_ok())
        .find(|&action| {
            let mut after = battle.clone();
            play_any(&mut after, A, action);
            let touching = |battle: &Battle| {
                battle.elements(UNIT).filter(|&element| battle.is_in_contact(element)).count()
            };
            touching(&battle) < touching(&after)
        });
    play(&mut battle, A, press.unwrap(), &[]);
    assert!(2 <= battle.elements(UNIT).filter(|&element| battle.is_in_contact(element)).count());
}

#[test]
fn dw_15_g20_contact_still_needs_order_and_front() {
    let scattered = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (3, 1)];
    let battle = set_out(vec![rushing(&scattered), enemy(&[(0, -2)])]);
    let forward = Action::Sidestep { unit: UNIT, direction: Facing::NORTH.left_front() };
    assert_eq!(refusal(&battle, A, forward), Refusal::DisorderForbidsContact { unit: UNIT });
    assert!(battle.check(A, END).is_ok());
}

#[test]
fn a_small_unit_has_to_turn_before_it_may_stop() {
    let mut unit = rushing(&[(0, 0)]);
    unit.posts[0].1 = Facing::SOUTH;
    let mut battle = set_out(vec![unit, enemy(&[(0, -2)])]);
    assert_eq!(refusal(&battle, A, END), Refusal::MustRush { unit: UNIT });
    let element = ElementId(0);
    play(&mut battle, A, Action::FreeTurn { element, facing: Facing::NORTH }, &[]);
    let direction = Facing::NORTH.left_front();
    play(&mut battle, A, Action::Walk { element, direction, payment: Payment::Points }, &[]);
    assert!(battle.unit_in_contact(UNIT));
}

#[test]
fn dw_15_79_follow_up_goes_towards_the_enemy_and_into_contact() {
    let battle = battle(vec![rushing(&[(0, 0), (4, 4)]), enemy(&[(0, -2)])]);
    let check = |element: u8, direction| battle.check_rushing_follow(ElementId(element), direction);
    let element = ElementId(0);
    assert_eq!(check(0, Facing::NORTH.left_front()), Ok(()));
    assert_eq!(check(0, Facing::NORTH.right_flank()), Err(Refusal::MustFollowFoe { element }));
    // Contact is out of reach: any step that comes nearer.
    assert_eq!(check(1, Facing::NORTH.left_front()), Ok(()));
    let element = ElementId(1);
    assert_eq!(check(1, Facing::NORTH.right_rear()), Err(Refusal::MustFollowFoe { element }));
}

#[test]
fn dw_15_g22_a_commander_leaves_before_the_rush_and_charges_without_bonus() {
    let leader = UnitSetup {
        posts: posts(&[(3, 0)], Facing::NORTH),
        host: Some(0),
        ..UnitSetup::new(A, commander(1, 0), 1)
    };
    let mut battle = battle(vec![rushing(&BLOCK), enemy(&[(1, -6), (3, -2)]), leader]);
    let commander = UnitId(2);
    let direction = Facing::NORTH.left_front();
    play(&mut battle, A, Action::Leave { commander, direction }, &[]);
    assert_eq!(battle.charge_section(commander), None);
    assert!(battle.unit(commander).flags.has(UnitFlags::CHARGED));
    while battle.step() != (Step::Rush { side: A, last: true }) {
        let Step::React { units, .. } = battle.step() else { panic!("{:?}", battle.step()) };
        let unit = units.iter().next().unwrap();
        play(&mut battle, B, Action::EndMove { unit }, &[]);
    }
    play(&mut battle, A, Action::Rush { unit: UNIT, target: FOE }, &[]);
    assert_eq!(battle.step(), Step::Move { unit: UNIT });
}

/// Nobody is ever stuck, and what is drawn is also listed.
#[test]
fn random_movement_phases_with_commanders_and_impetuous_units() {
    for seed in 0..150 {
        let mut rng = Rng::new(seed);
        let mut units = vec![rushing(&BLOCK), enemy(&[(0, -6), (1, -6), (2, -6), (1, -7)])];
        units.push(UnitSetup { mood: Mood::Impetuous, order: None, ..enemy(&[(8, -5), (9, -5)]) });
        units.push(UnitSetup {
            order: Some(Order::Attack),
            ..friend(&[(6, 0), (7, 0), (6, 1), (7, 1), (8, 1)])
        });
        for (side, place, host) in
            [(A, (8, 0), Some(3)), (A, (3, 0), Some(0)), (A, (5, 3), None), (B, (4, -6), None)]
        {
            let facing = if side == A { Facing::NORTH } else { Facing::SOUTH };
            let setup = UnitSetup::new(side, commander(2, 0), 1);
            units.push(UnitSetup { posts: posts(&[place], facing), host, ..setup });
        }
        let mut dice = table::FastDice { seed };
        let mut battle = movement(units).battle(&mut dice, &mut ()).unwrap();
        for n in 0..400 {
            if battle.phase() != crate::Phase::Movement {
                break;
            }
            let side = battle.pending().first().unwrap();
            let legal =
                battle.sample(side, &mut rng).unwrap_or_else(|| panic!("{seed}: {:?}", battle.step()));
            if n % 7 == 0 {
                let mut listed = Vec::new();
                battle.legal(side, &mut listed);
                let action = Battle::action(&legal).1;
                assert!(listed.contains(&action), "{seed}: {action:?} in {:?}", battle.step());
            }
            battle.apply(legal, &mut dice, &mut ());
        }
        assert_ne!(battle.phase(), crate::Phase::Movement, "{seed}: {:?}", battle.step());
    }
}
