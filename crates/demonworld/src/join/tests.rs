#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]

use super::*;
use crate::action::{Action, Hand, Payment};
use crate::card::Order;
use crate::stage::Modules;
use crate::testing::command::*;
use crate::{Edge, Field, Ground, Setup, Start, UnitSetup};
use hex::Direction;
use table::Game;

const A: Side = Side::A;
const B: Side = Side::B;
const COMMANDER: UnitId = UnitId(2);
const HOST: UnitId = UnitId(0);

/// DW-01-T3, moved into the middle of the board.
fn spot(q: i8, r: i8) -> Hex {
    at(8, 14).plus(Hex::new(q, r))
}

fn posts(places: &[(i8, i8)]) -> Vec<(Hex, Facing)> {
    places.iter().map(|&(q, r)| (spot(q, r), Facing::NORTH)).collect()
}

fn unit(places: &[(i8, i8)], order: Order) -> UnitSetup {
    let posts = posts(places);
    UnitSetup { order: Some(order), ..UnitSetup { posts, ..UnitSetup::new(A, foot(), places.len() as u8) } }
}

/// Unit 0 and commander 2 of A, unit 1 of B far away.
fn army(host: UnitSetup, commander_at: (i8, i8)) -> Vec<UnitSetup> {
    let enemy = UnitSetup { order: Some(Order::Hold), ..block(B, foot(), 4, at(1, 4)) };
    let (q, r) = commander_at;
    let leader =
        UnitSetup { posts: vec![(spot(q, r), Facing::NORTH)], ..UnitSetup::new(A, commander(2, 0), 1) };
    vec![host, enemy, leader]
}

fn attached(host: UnitSetup, commander_at: (i8, i8)) -> Vec<UnitSetup> {
    let mut units = army(host, commander_at);
    units[2].host = Some(0);
    units
}

fn movement(units: Vec<UnitSetup>, modules: Modules) -> Setup {
    Setup { start: Start::Movement, ..setup(Modules::COMMANDERS.with(modules), units) }
}

/// The first section in which the commander acts has begun.
fn leading(units: Vec<UnitSetup>, modules: Modules) -> Battle {
    let mut battle = begin(&movement(units, modules), &[], &mut Vec::new());
    play(&mut battle, A, Action::Act { commander: COMMANDER }, &[]);
    play(&mut battle, A, Action::Commit, &[]);
    battle
}

fn join(place: (i8, i8), free: (i8, i8)) -> Action {
    Action::Join {
        commander: COMMANDER,
        unit: HOST,
        place: spot(place.0, place.1),
        free: spot(free.0, free.1),
    }
}

fn places(battle: &Battle) -> Vec<(i8, i8)> {
    let origin = spot(0, 0);
    let mut places: Vec<_> = battle
        .elements(HOST)
        .map(|element| battle.hex(element).offset(origin))
        .map(|hex| (hex.r, hex.q))
        .collect();
    places.sort_unstable();
    places.into_iter().map(|(r, q)| (q, r)).collect()
}

const THREE_THREE_TWO: [(i8, i8); 8] = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2)];
const THREE_THREE_THREE: [(i8, i8); 9] =
    [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (-1, 2), (0, 2), (1, 2)];

#[test]
fn dw_10_e4_joining_an_ordered_unit_in_its_front_rank() {
    let mut battle = leading(army(unit(&THREE_THREE_TWO, Order::Attack), (3, 0)), Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    let events = play(&mut battle, A, join((2, 0), (-1, 2)), &[]);
    assert_eq!(places(&battle), THREE_THREE_THREE);
    assert_eq!((battle.hex(element), battle.unit_of(element)), (spot(2, 0), HOST));
    assert_eq!(battle.formation(HOST), Formation::Line { width: 3 });
    assert!(events.contains(&Event::Joined { commander: COMMANDER, unit: HOST }));
    for event in &events {
        if let Event::ElementMoved { from, to, .. } = *event {
            assert!(from.is_adjacent(to), "everybody goes one hex");
        }
    }
    // DW-10-34: the unit loses its move although its section has not come.
    assert_eq!((battle.manoeuvres_used(HOST), battle.has_moved(HOST)), (0, true));
    assert_eq!((battle.points_left(HOST), battle.manoeuvres_left(HOST)), (0, 0));
    assert_eq!(
        battle.check_leave(A, COMMANDER, Facing::NORTH.left_front()),
        Err(Refusal::UnitHasMoved { unit: HOST })
    );
}

#[test]
fn dw_10_e4_variant_from_the_last_rank_he_is_exchanged_into_the_front_rank() {
    let mut battle = leading(army(unit(&THREE_THREE_TWO, Order::Attack), (-1, 2)), Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    assert_eq!(refusal(&battle, A, join((1, 1), (-1, 2))), Refusal::NotInFrontRank { element: ElementId(4) });
    play(&mut battle, A, join((2, 0), (-1, 2)), &[]);
    assert_eq!((places(&battle), battle.hex(element)), (THREE_THREE_THREE.to_vec(), spot(2, 0)));
    // He could also have stayed where he was.
    let mut battle = leading(army(unit(&THREE_THREE_TWO, Order::Attack), (-1, 2)), Modules::NONE);
    play(&mut battle, A, join((-1, 2), (-1, 2)), &[]);
    assert_eq!(places(&battle), THREE_THREE_THREE);
}

#[test]
fn dw_10_g2_the_formation_keeps_its_width() {
    let battle = leading(army(unit(&THREE_THREE_TWO, Order::Attack), (3, 0)), Modules::NONE);
    let not_kept = Refusal::FormationNotKept { unit: HOST };
    assert_eq!(refusal(&battle, A, join((3, 0), (3, 0))), not_kept, "a front rank of four");
    assert_eq!(refusal(&battle, A, join((2, 0), (0, 3))), not_kept, "a rank too far behind");
    let new_rank = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];
    let mut battle = leading(army(unit(&new_rank, Order::Attack), (3, 0)), Modules::NONE);
    play(&mut battle, A, join((2, 0), (2, 2)), &[]);
    assert_eq!(battle.formation(HOST), Formation::Line { width: 3 });
}

#[test]
fn dw_10_33_special_figures_do_not_give_way() {
    let host = unit(&THREE_THREE_TWO, Order::Attack);
    let battle = leading(army(host, (3, 0)), Modules::FIGURES);
    // The three special figures are the elements of the front rank.
    assert_eq!(refusal(&battle, A, join((2, 0), (-1, 2))), Refusal::SpecialPartner { element: ElementId(2) });
    assert!(battle.check(A, join((2, 1), (-1, 2))).is_ok());
}

#[test]
fn dw_10_e5_in_a_disordered_unit_nobody_is_shifted() {
    let scattered = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (0, 3)];
    let battle = leading(army(unit(&scattered, Order::Attack), (3, 0)), Modules::NONE);
    assert!(!battle.formation(HOST).is_ordered());
    assert_eq!(refusal(&battle, A, join((2, 0), (2, 1))), Refusal::FormationNotKept { unit: HOST });
    let mut plain = battle.clone();
    play(&mut plain, A, join((3, 0), (3, 0)), &[]);
    assert_eq!(plain.hex(plain.commander_element(COMMANDER)), spot(3, 0));
    // The exchange into a recognisable front rank is free.
    let mut exchanged = battle.clone();
    play(&mut exchanged, A, join((0, 0), (3, 0)), &[]);
    assert_eq!(exchanged.hex(exchanged.commander_element(COMMANDER)), spot(0, 0));
    assert_eq!(exchanged.hex(ElementId(0)), spot(3, 0));
    // Without one there is nothing to be exchanged into.
    let mut host = unit(&[(0, 0), (2, 0), (1, 1), (1, 2)], Order::Attack);
    host.posts[0].1 = Facing::SOUTH;
    let battle = leading(army(host, (3, 0)), Modules::NONE);
    assert_eq!(refusal(&battle, A, join((2, 0), (3, 0))), Refusal::NoFrontRank { unit: HOST });
}

#[test]
fn dw_10_32_he_has_to_touch_the_unit_and_does_not_have_to_join() {
    let mut battle = leading(army(unit(&THREE_THREE_TWO, Order::Attack), (4, 0)), Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    let not_touching = Refusal::NotTouching { commander: COMMANDER, unit: HOST };
    assert_eq!(refusal(&battle, A, join((4, 0), (4, 0))), not_touching);
    let direction = spot(4, 0).direction_to(spot(3, 0)).unwrap();
    play(&mut battle, A, Action::Walk { element, direction, payment: Payment::Points }, &[]);
    assert!(battle.check(A, join((2, 0), (2, 2))).is_ok());
    play(&mut battle, A, Action::EndMove { unit: COMMANDER }, &[]);
    assert!(battle.is_single(COMMANDER));
    // DW-10-37: the unit moves past him; it may also take him along in its own move.
    play(&mut battle, A, Action::Advance { unit: HOST, hand: Hand::Left }, &[]);
    let mut joined = battle.clone();
    play(&mut battle, A, Action::EndMove { unit: HOST }, &[]);
    assert!(battle.is_single(COMMANDER));
    let place = joined.hex(ElementId(5));
    let mut taken = None;
    joined.each_join(COMMANDER, HOST, |place, free| {
        let action = Action::Join { commander: COMMANDER, unit: HOST, place, free };
        if joined.check(A, action).is_ok() {
            taken = Some(action);
        }
    });
    play(&mut joined, A, taken.unwrap_or_else(|| panic!("he stands beside {place:?}")), &[]);
    assert!(!joined.is_single(COMMANDER) && joined.manoeuvres_used(HOST) == 0);
    assert!(!matches!(joined.step(), Step::Move { .. }), "the move of the unit is over");
}

#[test]
fn dw_10_g10_an_engaged_unit_makes_no_room() {
    let mut host = unit(&[(0, 0), (1, 0), (2, 0)], Order::Attack);
    host.in_melee = true;
    let mut units = army(host, (3, 1));
    units[1] = UnitSetup {
        posts: vec![(spot(0, -1), Facing::SOUTH), (spot(1, -1), Facing::SOUTH), (spot(5, 0), Facing::SOUTH)],
        in_melee: true,
        ..UnitSetup::new(B, foot(), 3)
    };
    let mut battle = leading(units, Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    let step = |direction: Direction| Action::Walk { element, direction, payment: Payment::Points };
    let direction = spot(3, 1).direction_to(spot(2, 1)).unwrap();
    play(&mut battle, A, step(direction), &[]);
    assert_eq!(refusal(&battle, A, join((2, 0), (2, 1))), Refusal::SwapOver { unit: HOST });
    let mut plain = battle.clone();
    play(&mut plain, A, join((2, 1), (2, 1)), &[]);
    assert_eq!(plain.host(COMMANDER), Some(HOST));
    // Into contact with an enemy is an attack of his own; he may then join those who fight beside him.
    play(&mut battle, A, step(spot(2, 1).direction_to(spot(3, 0)).unwrap()), &[]);
    play(&mut battle, A, step(spot(3, 0).direction_to(spot(3, -1)).unwrap()), &[]);
    play(&mut battle, A, Action::FreeTurn { element, facing: Facing::NORTH.turned(5) }, &[]);
    play(&mut battle, A, step(spot(3, -1).direction_to(spot(2, -1)).unwrap()), &[]);
    assert_eq!(battle.step(), Step::Complete { unit: COMMANDER });
    play(&mut battle, A, join((2, -1), (2, -1)), &[]);
    assert_eq!(battle.host(COMMANDER), Some(HOST));
    assert!(battle.is_in_contact(element));
}

#[test]
fn dw_10_g18_a_full_unit_takes_nobody() {
    let places: Vec<_> = (0..4).flat_map(|r| (0..4).map(move |q| (q, r))).collect();
    let battle = leading(army(unit(&places, Order::Attack), (4, 0)), Modules::NONE);
    assert_eq!(refusal(&battle, A, join((3, 0), (0, 4))), Refusal::UnitFull { unit: HOST });
}

#[test]
fn dw_10_g2_nobody_is_pushed_over_a_hedge() {
    let units = army(unit(&[(0, 0), (1, 0)], Order::Attack), (2, 0));
    let mut setup = movement(units, Modules::TERRAIN);
    setup.ground = Ground::new(board(), |hex| {
        let mut field = Field::default();
        if hex == spot(1, 0) {
            field.edges[spot(1, 0).direction_to(spot(1, 1)).unwrap().index()] = Edge::Hedge;
        }
        field
    });
    let mut battle = begin(&setup, &[], &mut Vec::new());
    play(&mut battle, A, Action::Act { commander: COMMANDER }, &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let cut_off = Refusal::CutOff { element: battle.commander_element(COMMANDER), with: ElementId(1) };
    // To (1, 1) the way leads over the hedge, to (0, 1) past it.
    assert_eq!(refusal(&battle, A, join((1, 0), (2, 0))), Refusal::FormationNotKept { unit: HOST });
    assert_eq!(refusal(&battle, A, join((1, 0), (1, 1))), cut_off);
    play(&mut battle, A, join((1, 0), (0, 1)), &[]);
    assert_eq!(battle.formation(HOST), Formation::Line { width: 2 });
}

#[test]
fn dw_10_29_leaving_in_a_section_or_just_before_the_unit_moves() {
    let host = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let mut battle = leading(attached(unit(&host, Order::Attack), (2, 0)), Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    // DW-10-30: not through his own ranks.
    let inwards = spot(2, 0).direction_to(spot(1, 0)).unwrap();
    let leave = |direction| Action::Leave { commander: COMMANDER, direction };
    assert_eq!(refusal(&battle, A, leave(inwards)), Refusal::NotOutside { commander: COMMANDER });
    let outwards = spot(2, 0).direction_to(spot(3, -1)).unwrap();
    let events = play(&mut battle, A, leave(outwards), &[]);
    assert!(events.contains(&Event::Left { commander: COMMANDER, unit: HOST }));
    assert_eq!((battle.host(COMMANDER), battle.points_left(COMMANDER)), (None, 13));
    assert_eq!(battle.step(), Step::Move { unit: COMMANDER });
    assert_eq!((battle.hex(element), battle.alive(HOST)), (spot(3, -1), 4));
    play(&mut battle, A, Action::EndMove { unit: COMMANDER }, &[]);
    // The unit has lost nothing.
    assert!(battle.check(A, Action::Advance { unit: HOST, hand: Hand::Left }).is_ok());

    // In the segment of the unit, but no longer when it has begun.
    let mut battle =
        begin(&movement(attached(unit(&host, Order::Attack), (2, 0)), Modules::NONE), &[], &mut Vec::new());
    for _ in 0..3 {
        play(&mut battle, A, Action::Commit, &[]);
    }
    assert_eq!(battle.segment(), Some(Order::Attack));
    let mut moved = battle.clone();
    play(&mut moved, A, Action::Advance { unit: HOST, hand: Hand::Left }, &[]);
    assert_eq!(refusal(&moved, A, leave(outwards)), Refusal::UnitHasMoved { unit: HOST });
    play(&mut battle, A, leave(outwards), &[]);
    assert_eq!(battle.step(), Step::Move { unit: COMMANDER });
    assert_eq!(battle.section(), Some(Order::Attack));
}

#[test]
fn dw_10_g8_nobody_leaves_a_holding_unit_in_its_own_segment() {
    let host = unit(&[(0, 0), (1, 0), (0, 1), (1, 1)], Order::Hold);
    let mut units = attached(host, (2, 0));
    units[1].moved = true;
    let mut battle = begin(&movement(units, Modules::NONE), &[], &mut Vec::new());
    for _ in 0..3 {
        play(&mut battle, A, Action::Commit, &[]);
    }
    assert_eq!(battle.segment(), Some(Order::Hold));
    let direction = spot(2, 0).direction_to(spot(3, -1)).unwrap();
    let leave = Action::Leave { commander: COMMANDER, direction };
    assert_eq!(refusal(&battle, A, leave), Refusal::NotActing { commander: COMMANDER });
}

#[test]
fn dw_10_g8_a_commander_in_contact_stays() {
    let mut host = unit(&[(0, 0), (1, 0), (0, 1), (1, 1)], Order::Attack);
    host.in_melee = true;
    let mut units = attached(host, (2, 0));
    let enemy = UnitSetup { in_melee: true, ..UnitSetup::new(B, foot(), 1) };
    units[1] = UnitSetup { posts: vec![(spot(2, -1), Facing::SOUTH)], ..enemy };
    let battle = begin(&movement(units.clone(), Modules::NONE), &[], &mut Vec::new());
    assert_eq!(battle.check_act(A, COMMANDER), Err(Refusal::ContactMayNotLeave { commander: COMMANDER }));
    units[1].posts = vec![(spot(0, -1), Facing::SOUTH)];
    let battle = begin(&movement(units, Modules::NONE), &[], &mut Vec::new());
    assert_eq!(battle.check_act(A, COMMANDER), Ok(()));
}

#[test]
fn dw_10_31_the_unit_closes_the_gap() {
    // He stands in the middle of the front rank.
    let host = unit(&[(0, 0), (2, 0), (0, 1), (1, 1), (2, 1)], Order::Attack);
    let mut battle = leading(attached(host, (1, 0)), Modules::NONE);
    let direction = spot(1, 0).direction_to(spot(1, -1)).unwrap();
    let events = play(&mut battle, A, Action::Leave { commander: COMMANDER, direction }, &[]);
    assert!(events.contains(&Event::OrderLost { unit: HOST }));
    assert_eq!(battle.step(), Step::Gap { unit: HOST, hex: spot(1, 0) });
    let close_up = |from: (i8, i8), to: (i8, i8), element: u8| Action::CloseUp {
        element: ElementId(element),
        direction: spot(from.0, from.1).direction_to(spot(to.0, to.1)).unwrap(),
    };
    assert_eq!(refusal(&battle, A, close_up((2, 1), (2, 2), 4)), Refusal::NotHeldBefore { hex: spot(2, 2) });
    let events = play(&mut battle, A, close_up((1, 1), (1, 0), 3), &[]);
    assert!(events.contains(&Event::OrderRestored { unit: HOST }));
    assert_eq!(battle.step(), Step::Move { unit: COMMANDER });
    assert_eq!(battle.manoeuvres_left(HOST), 2);
}

#[test]
fn dw_10_g9_a_commander_who_leaves_may_charge_at_once() {
    let host = unit(&[(0, 0), (1, 0), (0, 1), (1, 1)], Order::Attack);
    let mut units = attached(host, (2, 0));
    units[1] = UnitSetup {
        posts: vec![(spot(5, 0), Facing::SOUTH)],
        order: Some(Order::Hold),
        ..UnitSetup::new(B, foot(), 1)
    };
    let mut battle = begin(&movement(units, Modules::NONE), &[], &mut Vec::new());
    play(&mut battle, A, Action::Commit, &[]);
    play(&mut battle, A, Action::Act { commander: COMMANDER }, &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let element = battle.commander_element(COMMANDER);
    let east = spot(2, 0).direction_to(spot(3, 0)).unwrap();
    play(&mut battle, A, Action::Leave { commander: COMMANDER, direction: east }, &[]);
    play(&mut battle, A, Action::FreeTurn { element, facing: Facing::NORTH.turned(1) }, &[]);
    play(&mut battle, A, Action::Walk { element, direction: east, payment: Payment::Points }, &[]);
    assert_eq!(battle.charge_section(COMMANDER), Some(Order::Skirmish));
}

#[test]
fn dw_10_g9_a_first_step_into_contact_turns_him() {
    let host = unit(&[(0, 0), (1, 0), (0, 1), (1, 1)], Order::Attack);
    let mut units = attached(host, (2, 0));
    units[1].posts = vec![(spot(4, 0), Facing::SOUTH)];
    units[1].elements = 1;
    let mut battle = leading(units, Modules::NONE);
    let element = battle.commander_element(COMMANDER);
    let east = spot(2, 0).direction_to(spot(3, 0)).unwrap();
    assert!(!battle.is_forward(element, east));
    play(&mut battle, A, Action::Leave { commander: COMMANDER, direction: east }, &[]);
    assert!(battle.is_forward(element, east) && battle.is_in_contact(element));
    assert_eq!(battle.charge_section(COMMANDER), Some(Order::Move));
}

#[test]
fn dw_10_g3_actions_listed_are_those_that_are_legal() {
    let host = unit(&THREE_THREE_TWO, Order::Attack);
    let battle = leading(army(host, (3, 0)), Modules::FIGURES);
    let mut listed = Vec::new();
    battle.legal(A, &mut listed);
    for place in board().hexes() {
        for free in board().hexes() {
            let action = Action::Join { commander: COMMANDER, unit: HOST, place, free };
            let times = listed.iter().filter(|&&other| other == action).count();
            assert_eq!(times, usize::from(battle.check(A, action).is_ok()), "{place:?} {free:?}");
        }
    }
}
