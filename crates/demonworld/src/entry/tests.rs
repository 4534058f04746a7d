//! Chapter 16: scouting, flank marches, entry. Side A has the southern edge, side B the northern one.

#![allow(clippy::unwrap_used, reason = "tests may fail")]

use crate::board::Cell;
use crate::label::Cause;
use crate::round::Purpose;
use crate::testing::command::*;
use crate::*;
use table::{Ask, Dice, FastDice, Game, Rng, Scripted, Side};

const A: Side = Side::A;
const B: Side = Side::B;

fn knights(elements: u8) -> UnitSetup {
    UnitSetup::new(A, Card { class: Class::Cavalry, size: 3, points_move: 24, ..foot() }, elements)
}

fn rangers() -> Card {
    let standard = Standard { permits: Permits::SKIRMISH, ..foot().standard };
    Card { standard, ..foot() }
}

/// A set-up with flank marches in which B has one unit of foot.
fn marches(own: Vec<UnitSetup>) -> Setup {
    let mut units = own;
    units.push(UnitSetup::new(B, foot(), 4));
    let mut setup = setup(Modules::COMMANDERS, units);
    setup.house.flank_marches = true;
    setup.start = Start::Deploy;
    setup
}

fn outflank(unit: u8, wing: Hand, leader: Option<u8>) -> Action {
    Action::Outflank { unit: UnitId(unit), wing, leader: leader.map(UnitId) }
}

fn deploy(unit: u8, hex: Hex, facing: Facing) -> Action {
    Action::Deploy { unit: UnitId(unit), hex, facing, width: 4 }
}

fn enter(unit: u8, hex: Hex) -> Action {
    Action::Enter { unit: UnitId(unit), hex }
}

/// B sets up its only unit, A is done; `faces` are the arrival rolls of round 1.
fn set_up(battle: &mut Battle) {
    let last = UnitId(battle.units().count() as u8 - 1);
    let unit = battle.units().find(|&unit| battle.side_of(unit) == B).unwrap();
    assert_eq!(unit, last);
    play(battle, B, deploy(unit.0, at(3, 15), Facing::SOUTH), &[]);
    play(battle, B, Action::Ready, &[]);
    play(battle, A, Action::Ready, &[]);
}

/// What ends the step for the side without doing anything.
fn idle(battle: &Battle) -> Option<(Side, Action)> {
    let side = Side::BOTH.into_iter().find(|&side| battle.pending().owes(side))?;
    let action = match battle.step() {
        Step::Command => Action::Commit,
        Step::Shoot { .. } => Action::EndShooting,
        Step::Segment { .. } | Step::Lead { .. } | Step::FinalTurn { .. } => Action::EndSegment,
        Step::SegmentSequence { .. } | Step::SectionSequence { .. } => Action::Sequence { first: true },
        Step::Section { .. } | Step::Assign => Action::Commit,
        Step::Move { unit } => Action::EndMove { unit },
        Step::Rally { .. } => Action::EndRallying,
        _ => return None,
    };
    Some((side, action))
}

/// Scripted arrival rolls; every other die shows 1, so that side A goes first.
struct Arrivals(Scripted);

impl Dice for Arrivals {
    fn roll(&mut self, ask: Ask) -> u8 {
        if ask.key.purpose == Purpose::Arrival as u8 { self.0.roll(ask) } else { 1 }
    }
}

/// Goes on without doing anything until the step or round is reached.
fn pass_until(battle: &mut Battle, faces: &[u8], stop: impl Fn(&Battle) -> bool) -> Vec<Event> {
    let (mut dice, mut events) = (Arrivals(Scripted::faces(faces)), Vec::new());
    while !stop(battle) {
        let (side, action) = idle(battle).unwrap_or_else(|| panic!("{:?}", battle.step()));
        let legal = battle.check(side, action).unwrap();
        battle.apply(legal, &mut dice, &mut events);
    }
    dice.0.finish().unwrap();
    events
}

fn arrivals(events: &[Event]) -> Vec<(u8, u8, bool)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::ArrivalRolled { unit, bonus, arrived, .. } => Some((unit.0, bonus, arrived)),
            _ => None,
        })
        .collect()
}

#[test]
fn dw_16_e4_scouting_factor() {
    let army = |card: Card| begin(&marches(vec![UnitSetup::new(A, card, 10)]), &[], &mut Vec::new());
    let knights = Card { class: Class::Cavalry, size: 3, points_move: 39, ..foot() };
    assert_eq!(army(knights).scouting_factor(A), 10);
    assert_eq!(army(Card { points_move: 40, ..knights }).scouting_factor(A), 20);
    assert_eq!(army(Card { points_move: 40, ..foot() }).scouting_factor(A), 0);
    let mounted = Card { class: Class::Cavalry, ..commander(2, 6) };
    let both = marches(vec![UnitSetup::new(A, knights, 10), UnitSetup::new(A, mounted, 1)]);
    assert_eq!(begin(&both, &[], &mut Vec::new()).scouting_factor(A), 11);
}

#[test]
fn dw_16_e5_out_scouting() {
    let riders = |side, n| UnitSetup { side, ..knights(n) };
    let battle = |a: u8, b: u8| {
        let mut setup = marches(vec![riders(A, a)]);
        setup.units.push(riders(B, b));
        let mut events = Vec::new();
        let battle = begin(&setup, &[], &mut events);
        assert!(events.contains(&Event::Scouted {
            a: a.into(),
            b: b.into(),
            ahead: battle.outscouting_side()
        }));
        battle.outscouting_side()
    };
    // 50 : 30 and 50 : 40, by tens.
    assert_eq!(battle(5, 3), Some(A));
    assert_eq!(battle(5, 4), None);
    assert_eq!(battle(6, 4), Some(A));
    assert_eq!(battle(1, 2), Some(B));
    // DW-16-G10.
    let mut setup = marches(vec![riders(A, 1)]);
    assert_eq!(begin(&setup, &[], &mut Vec::new()).outscouting_side(), Some(A));
    setup.units[0].card.class = Class::Infantry;
    assert_eq!(begin(&setup, &[], &mut Vec::new()).outscouting_side(), None);
}

#[test]
fn dw_16_39_only_where_agreed() {
    let mut setup = marches(vec![knights(6)]);
    setup.house.flank_marches = false;
    let mut events = Vec::new();
    let battle = begin(&setup, &[], &mut events);
    assert!(!events.iter().any(|event| matches!(event, Event::Scouted { .. })));
    assert_eq!(refusal(&battle, A, outflank(0, Hand::Right, None)), Refusal::NoFlankMarches);
}

#[test]
fn dw_16_44_one_march_on_the_right_wing() {
    let units = vec![
        UnitSetup::new(A, foot(), 4),
        UnitSetup::new(A, foot(), 4),
        UnitSetup::new(A, commander(2, 6), 1),
        UnitSetup::new(A, commander(1, 6), 1),
    ];
    let mut battle = begin(&marches(units), &[], &mut Vec::new());
    assert_eq!(refusal(&battle, A, outflank(0, Hand::Left, None)), Refusal::RightWingOnly);
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    assert_eq!(refusal(&battle, A, outflank(1, Hand::Right, None)), Refusal::OneFlankMarch);
    // DW-16-G19: a commander who does not march leads nobody.
    let refused = Refusal::NotALeaderOfTheMarch { unit: UnitId(1), leader: UnitId(2) };
    assert_eq!(refusal(&battle, A, outflank(1, Hand::Right, Some(2))), refused);
    // Taken back by placing it; then a command of two units and two commanders is one march.
    play(&mut battle, A, deploy(0, at(12, 3), Facing::NORTH), &[]);
    assert_eq!(battle.wing(UnitId(0)), None);
    for action in [
        outflank(2, Hand::Right, None),
        outflank(0, Hand::Right, Some(2)),
        outflank(1, Hand::Right, Some(2)),
        outflank(3, Hand::Right, Some(2)),
    ] {
        play(&mut battle, A, action, &[]);
    }
    assert_eq!(battle.alive(UnitId(0)), 0);
    assert_eq!(battle.at(at(12, 3)), Cell::Empty);
    // Nobody leads who marches under another.
    let refused = Refusal::NotALeaderOfTheMarch { unit: UnitId(0), leader: UnitId(3) };
    assert_eq!(refusal(&battle, A, outflank(0, Hand::Right, Some(3))), refused);
    // Whoever leads is called back with all his command.
    let element = battle.commander_element(UnitId(2));
    play(&mut battle, A, Action::Place { element, hex: at(12, 9), facing: Facing::NORTH }, &[]);
    assert!(battle.units().all(|unit| battle.wing(unit).is_none() && battle.waiting(unit) == 0));
    assert_eq!(refusal(&battle, A, Action::Ready), Refusal::NotAllPlaced { left: 9 });
}

#[test]
fn dw_16_43_any_marches_for_whoever_has_out_scouted() {
    let mut setup = marches(vec![knights(6), UnitSetup::new(A, foot(), 4)]);
    let mut battle = begin(&setup, &[], &mut Vec::new());
    assert_eq!(refusal(&battle, B, outflank(2, Hand::Right, None)), Refusal::OutscoutedNoMarch);
    play(&mut battle, A, outflank(0, Hand::Left, None), &[]);
    play(&mut battle, A, outflank(1, Hand::Right, None), &[]);
    assert!(battle.check(A, Action::Ready).is_ok());
    // DW-16-46.
    setup.units[1].card.standard.permits = Permits::HORDE;
    setup.units[0].card.standard.close_order = true;
    let battle = begin(&setup, &[], &mut Vec::new());
    for unit in [0, 1] {
        let refused = Refusal::MayNotOutflank { unit: UnitId(unit) };
        assert_eq!(refusal(&battle, A, outflank(unit, Hand::Left, None)), refused);
    }
    assert_eq!(refusal(&battle, A, outflank(2, Hand::Left, None)), Refusal::NotYourUnit { unit: UnitId(2) });
    assert_eq!(refusal(&battle, A, outflank(9, Hand::Left, None)), Refusal::NoSuchUnit { unit: UnitId(9) });
}

/// On the right a unit that may skirmish, on the left infantry under a commander with two stars.
fn two_wings() -> Battle {
    let units = vec![
        UnitSetup::new(A, rangers(), 4),
        UnitSetup::new(A, foot(), 4),
        UnitSetup::new(A, commander(2, 6), 1),
        knights(1),
    ];
    let mut battle = begin(&marches(units), &[], &mut Vec::new());
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    play(&mut battle, A, outflank(2, Hand::Left, None), &[]);
    play(&mut battle, A, outflank(1, Hand::Left, Some(2)), &[]);
    play(
        &mut battle,
        A,
        Action::Deploy { unit: UnitId(3), hex: at(13, 15), facing: Facing::NORTH, width: 1 },
        &[],
    );
    set_up(&mut battle);
    battle
}

#[test]
fn dw_16_e6_arrival() {
    let mut battle = two_wings();
    let quiet = pass_until(&mut battle, &[], |battle| battle.round() == 2 && battle.step() == Step::Command);
    assert_eq!(arrivals(&quiet), []);
    // Round 3: the right needs 4 or more. Round 4: the right 3 or more, the left 2 or more. Round 5: automatic.
    let events =
        pass_until(&mut battle, &[3, 2, 1], |battle| battle.round() == 4 && battle.step() == Step::Command);
    assert_eq!(arrivals(&events), [(0, 0, false), (0, 1, false), (2, 2, false)]);
    let events = pass_until(&mut battle, &[2, 1], |battle| matches!(battle.step(), Step::Arrive { .. }));
    assert_eq!(arrivals(&events), [(0, 2, true), (2, 3, true)]);
    assert_eq!(battle.round(), 5);
}

#[test]
fn dw_16_e6_with_other_dice() {
    let mut battle = two_wings();
    let events = pass_until(&mut battle, &[4], |battle| matches!(battle.step(), Step::Arrive { .. }));
    assert_eq!(arrivals(&events), [(0, 0, true)]);
    assert_eq!(battle.round(), 3);
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    let events = pass_until(&mut battle, &[2], |battle| matches!(battle.step(), Step::Arrive { .. }));
    assert_eq!(arrivals(&events), [(2, 2, true)]);
    assert_eq!(battle.round(), 4);
}

/// Round 3 with the rangers at the door.
fn arriving() -> Battle {
    let mut battle = two_wings();
    pass_until(&mut battle, &[6], |battle| matches!(battle.step(), Step::Arrive { .. }));
    battle
}

#[test]
fn dw_16_52_entry_on_the_own_wing() {
    let battle = arriving();
    for hex in [at(7, 0), at(7, 20), at(0, 15)] {
        assert_eq!(refusal(&battle, A, enter(0, hex)), Refusal::NotAnEntry { hex });
    }
    assert_eq!(refusal(&battle, A, enter(1, at(7, 0))), Refusal::NotArrived { unit: UnitId(1) });
    assert!(battle.check(A, enter(0, at(7, 34))).is_ok());
    assert!(battle.check(A, enter(0, at(6, 33))).is_ok());
    let mut listed = Vec::new();
    battle.legal(A, &mut listed);
    let entries = listed.iter().filter(|action| matches!(action, Action::Enter { .. }));
    assert_eq!(entries.count(), 15);
}

#[test]
fn dw_16_20_with_sides_changed_the_right_wing_is_the_other_one() {
    let mut setup = marches(vec![knights(6)]);
    setup.builder = Some(B);
    let mut events = Vec::new();
    let mut battle = begin(&setup, &[], &mut events);
    assert!(!events.iter().any(|event| matches!(event, Event::Scouted { .. })));
    assert_eq!(battle.step(), Step::PickSide { side: A });
    assert_eq!(refusal(&battle, B, Action::PickSide { other: true }), Refusal::NotYourDecision);
    let events = play(&mut battle, A, Action::PickSide { other: true }, &[]);
    assert_eq!(events[0], Event::SidePicked { side: A, other: true });
    assert!(matches!(events[1], Event::Scouted { a: 6, b: 0, ahead: Some(A) }));
    assert_eq!(battle.base_edge(A), Border::North);
    assert!(battle.zone_contains(A, at(2, 4)) && battle.zone_contains(B, at(12, 4)));
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    assert_eq!(battle.entry_border(UnitId(0)), Some(Border::West));
}

#[test]
fn dw_16_51_an_arrived_unit_has_a_move_order() {
    let mut battle = arriving();
    let events = play(&mut battle, A, enter(0, at(7, 34)), &[]);
    assert!(events.contains(&Event::Entered { unit: UnitId(0), hex: at(7, 34) }));
    assert_eq!((battle.alive(UnitId(0)), battle.waiting(UnitId(0))), (1, 3));
    assert_eq!(battle.formation(UnitId(0)), Formation::Column);
    assert_eq!(battle.order(UnitId(0)), Some(Order::Move));
    assert!(!battle.is_small(UnitId(0)));
    assert_eq!(battle.step(), Step::Command);
}

/// The head goes straight on into the board.
fn march_on(unit: u8) -> Action {
    let facing = Border::East.facing_in();
    Action::March { unit: UnitId(unit), facing, hand: Hand::Left, payment: Payment::Points }
}

fn to_move_segment(battle: &mut Battle) {
    pass_until(battle, &[], |battle| {
        matches!(battle.step(), Step::Segment { order: Order::Move, side: A, .. })
    });
}

#[test]
fn dw_16_53_each_step_brings_one_more_onto_the_board() {
    let mut battle = arriving();
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    to_move_segment(&mut battle);
    let unit = UnitId(0);
    let element = battle.elements(unit).next().unwrap();
    for action in [
        Action::Advance { unit, hand: Hand::Left },
        Action::Wheel { unit, hand: Hand::Left },
        Action::Sidestep { unit, direction: Direction::ALL[0] },
        Action::PlanShift { element, direction: Direction::ALL[0] },
        Action::Walk { element, direction: Direction::ALL[0], payment: Payment::Points },
    ] {
        assert_eq!(refusal(&battle, A, action), Refusal::ArrivesAsColumn { unit }, "{action:?}");
    }
    for step in 1..=3 {
        let events = play(&mut battle, A, march_on(0), &[]);
        assert_eq!((battle.alive(unit), battle.waiting(unit)), (1 + step, 3 - step));
        assert!(events.iter().any(|event| {
            matches!(event, Event::ElementMoved { manner: Manner::Entry, to, .. } if *to == at(7, 34))
        }));
        assert_eq!(battle.formation(unit), Formation::Column);
        // DW-16-G15: open ground costs the column 3 for each step, nothing for those who enter.
        assert_eq!(battle.points_spent(unit), 3 * step);
    }
    assert!(!battle.is_marching_on(unit));
    assert!(matches!(battle.at(at(7, 34)), Cell::Held(_)));
    play(&mut battle, A, march_on(0), &[]);
    assert_eq!(battle.at(at(7, 34)), Cell::Empty);
}

#[test]
fn dw_16_g15_the_rest_follows_in_the_next_round() {
    let mut battle = arriving();
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    to_move_segment(&mut battle);
    play(&mut battle, A, march_on(0), &[]);
    // The left wing arrives in round 4; it enters far away.
    pass_until(&mut battle, &[6], |battle| matches!(battle.step(), Step::Arrive { .. }));
    play(&mut battle, A, enter(2, at(7, 0)), &[]);
    assert_eq!(battle.step(), Step::Command);
    let unit = UnitId(0);
    assert_eq!((battle.alive(unit), battle.waiting(unit)), (2, 2));
    assert!(battle.takes_orders(unit));
    play(&mut battle, A, Action::Order { unit, order: Order::Attack }, &[]);
    pass_until(&mut battle, &[], |battle| {
        matches!(battle.step(), Step::Segment { order: Order::Attack, side: A, .. })
    });
    play(&mut battle, A, march_on(0), &[]);
    assert_eq!((battle.alive(unit), battle.waiting(unit)), (3, 1));
}

#[test]
fn dw_16_56_a_command_enters_through_one_hex() {
    let mut battle = arriving();
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    pass_until(&mut battle, &[6], |battle| matches!(battle.step(), Step::Arrive { .. }));
    // The commander leads the way; the entry is shared.
    let entry = at(7, 0);
    play(&mut battle, A, enter(2, entry), &[]);
    assert_eq!(battle.entry(UnitId(1)), Some(entry));
    assert_eq!(battle.order(UnitId(1)), Some(Order::Move));
    assert_eq!(battle.alive(UnitId(1)), 0);
    to_move_segment(&mut battle);
    // DW-16-59, DW-16-G16: he has not gone on, so the unit comes on beside him, at the nearest hex.
    assert_eq!(refusal(&battle, A, enter(1, at(9, 0))), Refusal::NotAnEntry { hex: at(9, 0) });
    let refused = battle.check(A, enter(1, entry)).unwrap_err();
    assert!(matches!(refused, Refusal::HexTaken { .. }));
    let events = play(&mut battle, A, enter(1, at(8, 0)), &[]);
    assert!(events.contains(&Event::Entered { unit: UnitId(1), hex: at(8, 0) }));
    let march = Action::March {
        unit: UnitId(1),
        facing: Border::West.facing_in(),
        hand: Hand::Right,
        payment: Payment::Points,
    };
    play(&mut battle, A, march, &[]);
    assert_eq!((battle.alive(UnitId(1)), battle.waiting(UnitId(1))), (2, 2));
    assert!(matches!(battle.at(at(8, 0)), Cell::Held(_)));
}

#[test]
fn dw_16_56_the_next_unit_waits_for_the_hex() {
    let units = vec![
        UnitSetup::new(A, commander(3, 6), 1),
        UnitSetup::new(A, foot(), 2),
        UnitSetup::new(A, foot(), 2),
    ];
    let mut battle = begin(&marches(units), &[], &mut Vec::new());
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    play(&mut battle, A, outflank(1, Hand::Right, Some(0)), &[]);
    play(&mut battle, A, outflank(2, Hand::Right, Some(0)), &[]);
    set_up(&mut battle);
    pass_until(&mut battle, &[1], |battle| matches!(battle.step(), Step::Arrive { .. }));
    assert_eq!(battle.round(), 4);
    let entry = at(7, 34);
    play(&mut battle, A, enter(1, entry), &[]);
    to_move_segment(&mut battle);
    // Its comrades can still go on.
    assert_eq!(refusal(&battle, A, enter(2, at(6, 33))), Refusal::NotAnEntry { hex: at(6, 33) });
    play(&mut battle, A, march_on(1), &[]);
    assert_eq!(refusal(&battle, A, enter(2, entry)), Refusal::OutOfPhase);
    // Wholly on the board it moves as the small unit it is: the last one makes room.
    let last = battle.elements(UnitId(1)).last().unwrap();
    let direction = battle.hex(last).direction_to(at(7, 33)).unwrap();
    play(&mut battle, A, Action::Walk { element: last, direction, payment: Payment::Points }, &[]);
    play(&mut battle, A, Action::EndMove { unit: UnitId(1) }, &[]);
    play(&mut battle, A, enter(2, entry), &[]);
    play(&mut battle, A, Action::EndSegment, &[]);
    assert!(battle.has_moved(UnitId(2)));
}

#[test]
fn dw_16_54_no_attack_on_arrival() {
    let mut setup = marches(vec![UnitSetup::new(A, rangers(), 4), UnitSetup::new(A, foot(), 1)]);
    setup.zones.b = vec![(9, 20, 33), (10, 20, 33)];
    let mut battle = begin(&setup, &[], &mut Vec::new());
    let facing = Facing::NORTH;
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    play(&mut battle, A, Action::Deploy { unit: UnitId(1), hex: at(13, 2), facing, width: 1 }, &[]);
    play(&mut battle, B, Action::Deploy { unit: UnitId(2), hex: at(9, 32), facing, width: 2 }, &[]);
    play(&mut battle, B, Action::Ready, &[]);
    play(&mut battle, A, Action::Ready, &[]);
    pass_until(&mut battle, &[4], |battle| matches!(battle.step(), Step::Arrive { .. }));
    // DW-16-52: not next to the enemy when it enters, and not by its own move.
    assert_eq!(refusal(&battle, A, enter(0, at(8, 33))), Refusal::NotAnEntry { hex: at(8, 33) });
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    to_move_segment(&mut battle);
    assert_eq!(refusal(&battle, A, march_on(0)), Refusal::ArrivingMayNotAttack { unit: UnitId(0) });
}

#[test]
fn dw_16_g12_no_place_to_enter_puts_the_arrival_off() {
    let mut setup = marches(vec![UnitSetup::new(A, rangers(), 4), UnitSetup::new(A, foot(), 1)]);
    setup.house.modules = Modules::TERRAIN;
    setup.ground = Ground::new(setup.board, |hex| Field {
        surface: if Border::East.distance(board(), hex) == 0 { Surface::Water3 } else { Surface::Open },
        ..Field::default()
    });
    let mut battle = begin(&setup, &[], &mut Vec::new());
    play(&mut battle, A, outflank(0, Hand::Right, None), &[]);
    play(
        &mut battle,
        A,
        Action::Deploy { unit: UnitId(1), hex: at(13, 2), facing: Facing::NORTH, width: 1 },
        &[],
    );
    set_up(&mut battle);
    // One roll only, in round 3.
    let events = pass_until(&mut battle, &[4], |battle| battle.round() == 6);
    assert_eq!(arrivals(&events), [(0, 0, true)]);
    assert_eq!(battle.waiting(UnitId(0)), 4);
    assert!(battle.never_arrived(UnitId(0)));
}

#[test]
fn dw_16_g14_flight_before_all_have_entered() {
    let mut battle = arriving();
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    battle.unit_mut(UnitId(0)).mood = Mood::Fleeing;
    let mut events = Vec::new();
    battle.keep_watch(&mut events);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::LeftBoard { .. })).count(), 3);
    assert_eq!((battle.alive(UnitId(0)), battle.waiting(UnitId(0))), (1, 0));
    assert_eq!(battle.points_lost(A), 3 * 150 * POINT / 4);
}

#[test]
fn dw_16_53_the_next_steps_up_where_the_first_has_fallen() {
    let mut battle = arriving();
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    let first = battle.elements(UnitId(0)).next().unwrap();
    let mut events = Vec::new();
    battle.destroy(first, Cause::Shot, &mut events);
    assert!(!events.iter().any(|event| matches!(event, Event::UnitDestroyed { .. })));
    // Nobody of the unit is on the board: it enters again, through the same hex.
    to_move_segment(&mut battle);
    play(&mut battle, A, enter(0, at(7, 34)), &[]);
    assert_eq!((battle.alive(UnitId(0)), battle.waiting(UnitId(0))), (1, 2));
    assert!(!battle.never_arrived(UnitId(0)));
}

/// Of flank marches and entries exactly those are listed that are accepted, and nobody is stuck.
fn listed_is_accepted(battle: &Battle) {
    for side in Side::BOTH.into_iter().filter(|&side| battle.pending().owes(side)) {
        let mut listed = Vec::new();
        battle.legal(side, &mut listed);
        assert!(1 < listed.len(), "{:?}", battle.step());
        let agree = |action| {
            let accepted = battle.check(side, action).is_ok();
            assert_eq!(accepted, listed.contains(&action), "{action:?} in {:?}", battle.step());
        };
        let units = || (0..=battle.units().count() as u8).map(UnitId);
        for unit in units() {
            for hex in battle.board().hexes() {
                agree(Action::Enter { unit, hex });
            }
            for wing in Hand::BOTH {
                agree(Action::Outflank { unit, wing, leader: None });
                for leader in units() {
                    agree(Action::Outflank { unit, wing, leader: Some(leader) });
                }
            }
        }
    }
}

/// Battles with flank marches end, and every listed action is accepted and the other way round.
#[test]
fn dw_16_45_random_battles_with_flank_marches() {
    let mut entered = 0;
    for seed in 0..200u64 {
        let mut setup = marches(vec![
            knights(5),
            UnitSetup::new(A, foot(), 6),
            UnitSetup::new(A, commander(2, 6), 1),
            UnitSetup::new(A, rangers(), 3),
        ]);
        setup.units.push(UnitSetup::new(B, rangers(), 5));
        setup.units.push(UnitSetup::new(B, commander(1, 0), 1));
        setup.house.modules = Modules::ALL;
        setup.goal = if seed % 2 == 0 { Goal::Score } else { Goal::Annihilation };
        setup.builder = Some(A).filter(|_| seed % 3 == 0);
        if seed % 4 == 0 {
            setup.units[0].card.class = Class::Infantry;
        }
        let mut dice = FastDice { seed };
        let mut battle = setup.battle(&mut dice, &mut ()).unwrap();
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        for _ in 0..20_000 {
            let Some(side) = Side::BOTH.into_iter().find(|&side| battle.pending().owes(side)) else { break };
            let legal = battle.sample(side, &mut rng).unwrap();
            battle.apply(legal, &mut dice, &mut events);
            for unit in battle.units() {
                let waiting = battle
                    .roster(unit)
                    .chain(battle.guests(unit).iter().map(|guest| battle.commander_element(guest)));
                let waiting = waiting.filter(|&element| battle.is_waiting(element)).count();
                if battle.host(unit).is_none() {
                    assert_eq!(waiting, usize::from(battle.waiting(unit)), "seed {seed} {unit:?}");
                }
            }
            if rng.one_in(200) || matches!(battle.step(), Step::Arrive { .. }) {
                listed_is_accepted(&battle);
            }
        }
        assert!(battle.outcome().is_some(), "seed {seed}: {:?}", battle.step());
        entered += events.iter().filter(|event| matches!(event, Event::Entered { .. })).count();
    }
    assert!(100 < entered, "{entered}");
}
