#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may fail")]

use super::*;
use crate::action::{Action, Hand, Payment};
use crate::testing::command::*;
use crate::{Card, Setup, Start, UnitSetup};
use hex::Facing;
use table::{Citations, Game};

const A: Side = Side::A;
const B: Side = Side::B;

fn act(commander: u8) -> Action {
    Action::Act { commander: UnitId(commander) }
}

fn walk(element: u8, direction: Direction) -> Action {
    Action::Walk { element: ElementId(element), direction, payment: Payment::Points }
}

fn north() -> Direction {
    Facing::NORTH.left_front()
}

fn ordered(setup: UnitSetup, order: Order) -> UnitSetup {
    UnitSetup { order: Some(order), ..setup }
}

fn facing(setup: UnitSetup, facing: Facing) -> UnitSetup {
    let posts = setup.posts.iter().map(|&(hex, _)| (hex, facing)).collect();
    UnitSetup { posts, ..setup }
}

/// The movement phase begins.
fn moving(units: Vec<UnitSetup>) -> Setup {
    Setup { start: Start::Movement, ..setup(Modules::COMMANDERS, units) }
}

/// A holding unit of each side far away from each other: 0 of A, and 1 of B, which has moved.
fn bystanders() -> Vec<UnitSetup> {
    let done = UnitSetup { moved: true, ..ordered(block(B, foot(), 4, at(1, 4)), Order::Hold) };
    vec![ordered(block(A, foot(), 4, at(13, 4)), Order::Hold), done]
}

fn battle(units: Vec<UnitSetup>) -> Battle {
    begin(&moving(units), &[], &mut Vec::new())
}

#[test]
fn dw_10_12_a_single_commander_moves_once_in_the_section_of_his_choice() {
    let mut units = bystanders();
    units.push(single(A, commander(1, 0), at(10, 20)));
    let mut battle = battle(units);
    assert_eq!(battle.step(), Step::Section { order: Order::Move });
    // Nobody is asked who has no commander.
    assert_eq!(refusal(&battle, B, Action::Commit), Refusal::NotYourDecision);
    assert_eq!(refusal(&battle, A, act(0)), Refusal::NotACommander { unit: UnitId(0) });
    play(&mut battle, A, Action::Commit, &[]);
    assert_eq!(battle.step(), Step::Section { order: Order::Skirmish });
    play(&mut battle, A, act(2), &[]);
    assert_eq!(refusal(&battle, A, act(2)), Refusal::ActsAlready { commander: UnitId(2) });
    let events = play(&mut battle, A, Action::Commit, &[]);
    assert!(events.contains(&Event::SectionBegan { order: Order::Skirmish, commander: UnitId(2) }));
    assert_eq!(battle.step(), Step::Lead { order: Order::Skirmish, side: A, last: true });
    let element = battle.commander_element(UnitId(2));
    play(&mut battle, A, walk(element.0, north()), &[]);
    assert_eq!(battle.points_left(UnitId(2)), 13);
    play(&mut battle, A, Action::EndMove { unit: UnitId(2) }, &[]);
    // He has moved: nobody is asked in the attack section, and he turns at the end.
    assert_eq!(battle.step(), Step::Segment { order: Order::Hold, side: A, last: true });
}

#[test]
fn dw_10_07_steps_in_any_direction_free_turns_and_no_manoeuvres() {
    let mut units = bystanders();
    units.push(single(A, Card { manoeuvres: 3, ..commander(1, 0) }, at(10, 20)));
    let mut battle = battle(units);
    play(&mut battle, A, act(2), &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let unit = UnitId(2);
    let element = battle.commander_element(unit);
    for direction in [0, 3, 1] {
        play(&mut battle, A, walk(element.0, Direction::new(direction).unwrap()), &[]);
        let facing = battle.facing(element).turned(1);
        play(&mut battle, A, Action::FreeTurn { element, facing }, &[]);
    }
    let manoeuvre = Action::Walk { element, direction: north(), payment: Payment::Manoeuvre };
    assert_eq!(refusal(&battle, A, manoeuvre), Refusal::NoManoeuvres { commander: unit });
    // 16 points: five hexes of open ground.
    play(&mut battle, A, walk(element.0, north()), &[]);
    play(&mut battle, A, walk(element.0, north()), &[]);
    assert!(matches!(
        refusal(&battle, A, walk(element.0, north())),
        Refusal::PointsMissing { cost: 3, left: 1, .. }
    ));
}

#[test]
fn dw_10_16_the_charge_remembers_its_section() {
    for (order, passes, bonus) in [(Order::Move, 0, 0), (Order::Skirmish, 1, 1), (Order::Attack, 2, 2)] {
        let mut units = bystanders();
        units.push(single(A, commander(1, 0), at(10, 20)));
        units.push(facing(ordered(block(B, foot(), 4, at(6, 21)), Order::Hold), Facing::SOUTH));
        let mut battle = battle(units);
        let unit = UnitId(2);
        let element = battle.commander_element(unit);
        for _ in 0..passes {
            play(&mut battle, A, Action::Commit, &[]);
        }
        play(&mut battle, A, act(2), &[]);
        play(&mut battle, A, Action::Commit, &[]);
        play(&mut battle, A, walk(element.0, north()), &[]);
        play(&mut battle, A, walk(element.0, north()), &[]);
        // DW-10-G5: to make contact he has to look where he goes.
        assert_eq!(refusal(&battle, A, walk(element.0, north())), Refusal::ContactNotForward { element });
        play(&mut battle, A, Action::FreeTurn { element, facing: Facing::NORTH }, &[]);
        let events = play(&mut battle, A, walk(element.0, north()), &[]);
        assert!(events.contains(&Event::Contact { attacker: unit, target: UnitId(3) }));
        // DW-10-G5: the attacked unit has not moved and may react.
        assert!(matches!(battle.step(), Step::React { .. }));
        let events = play(&mut battle, B, Action::EndMove { unit: UnitId(3) }, &[]);
        assert!(events.contains(&Event::MoveEnded { unit }), "his move ends on contact");
        assert_eq!(battle.charge_section(unit), Some(order));
        assert_eq!(battle.initiative_sum(unit).sum(), i16::from(battle.card(unit).initiative) + bonus);
    }
}

#[test]
fn dw_10_g5_a_commander_attacked_before_his_move_turns_and_has_had_it() {
    let mut units = bystanders();
    units.push(facing(single(A, commander(1, 0), at(10, 20)), Facing::NORTH));
    units.push(facing(single(B, commander(1, 0), at(7, 20)), Facing::SOUTH));
    let mut battle = battle(units);
    play(&mut battle, B, act(3), &[]);
    play(&mut battle, B, Action::Commit, &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let attacker = battle.commander_element(UnitId(3));
    for _ in 0..2 {
        let towards = Direction::ALL
            .into_iter()
            .min_by_key(|&d| battle.hex(attacker).step(d).distance(at(10, 20)))
            .unwrap();
        play(&mut battle, B, walk(attacker.0, towards), &[]);
    }
    let element = battle.commander_element(UnitId(2));
    assert!(matches!(battle.step(), Step::React { .. }));
    let shift = Action::PlanShift { element, direction: north() };
    assert!(battle.check(A, shift).is_err(), "he has no manoeuvres");
    play(&mut battle, A, Action::FreeTurn { element, facing: Facing::SOUTH }, &[]);
    play(&mut battle, A, Action::EndMove { unit: UnitId(2) }, &[]);
    assert_eq!(battle.check_act(A, UnitId(2)), Err(Refusal::ReactionWasTheMove { unit: UnitId(2) }));
    assert_eq!(battle.charge_section(UnitId(2)), None);
    // The final turn is left to him.
    assert!(battle.check_final_turn(A, UnitId(2)).is_ok());
}

#[test]
fn dw_10_17_initiative_and_a_die_say_who_chooses_the_sequence() {
    let mut units = bystanders();
    units.push(single(A, Card { initiative: 3, ..commander(1, 0) }, at(10, 20)));
    units.push(single(B, Card { initiative: 2, ..commander(1, 0) }, at(5, 20)));
    let mut battle = battle(units);
    play(&mut battle, A, act(2), &[]);
    play(&mut battle, A, Action::Commit, &[]);
    play(&mut battle, B, act(3), &[]);
    // 3 + 4 against 2 + 5 is a tie, 3 + 1 against 2 + 6 is not.
    let events = play(&mut battle, B, Action::Commit, &[4, 5, 1, 6]);
    let order = Order::Move;
    assert!(events.contains(&Event::CommandersRolled { order, a: 1, b: 6, winner: B }));
    assert_eq!(battle.step(), Step::SectionSequence { order, side: B });
    play(&mut battle, B, Action::Sequence { first: false }, &[]);
    assert_eq!(battle.step(), Step::Lead { order, side: A, last: false });
    let other = battle.commander_element(UnitId(3));
    assert_eq!(refusal(&battle, A, walk(other.0, north())), Refusal::NotYourUnit { unit: UnitId(3) });
    play(&mut battle, A, Action::EndSegment, &[]);
    assert_eq!(battle.step(), Step::Lead { order, side: B, last: true });
    play(&mut battle, B, walk(other.0, north()), &[]);
    play(&mut battle, B, Action::EndMove { unit: UnitId(3) }, &[]);
    // Whoever was to act and did not has had his move.
    assert_eq!(battle.check_act(A, UnitId(2)), Err(Refusal::CommanderMoved { commander: UnitId(2) }));
}

#[test]
fn dw_10_14_every_single_commander_turns_once_at_the_end_also_in_melee() {
    let mut units = bystanders();
    units.push(UnitSetup { in_melee: true, ..single(A, commander(1, 0), at(10, 20)) });
    units.push(UnitSetup { in_melee: true, ..single(B, commander(1, 0), at(9, 20)) });
    let mut battle = battle(units);
    // In melee since an earlier round: nobody is asked in the sections.
    assert_eq!(battle.step(), Step::Segment { order: Order::Hold, side: A, last: true });
    let events = play(&mut battle, A, Action::EndSegment, &[6, 1]);
    let order = Order::Hold;
    assert!(events.contains(&Event::CommandersRolled { order, a: 6, b: 1, winner: A }));
    play(&mut battle, A, Action::Sequence { first: true }, &[]);
    let element = battle.commander_element(UnitId(2));
    assert_eq!(refusal(&battle, A, walk(element.0, north())), Refusal::OutOfPhase);
    let mut cited = Citations::new();
    let turn = battle.check(A, Action::FreeTurn { element, facing: Facing::NORTH }).unwrap();
    battle.apply(turn, &mut table::Scripted::new(), &mut cited);
    assert_eq!((battle.facing(element), cited.of(DW_10_G4)), (Facing::NORTH, 1));
    assert_eq!(battle.step(), Step::FinalTurn { side: B, last: true });
}

#[test]
fn dw_10_e1_single_commanders_are_not_counted() {
    let order = Order::Skirmish;
    let units = vec![
        ordered(block(A, foot(), 4, at(13, 4)), order),
        ordered(block(A, foot(), 4, at(13, 14)), order),
        ordered(block(B, foot(), 4, at(1, 4)), order),
        single(B, commander(1, 0), at(3, 20)),
        single(B, commander(1, 0), at(3, 24)),
    ];
    let mut battle = battle(units);
    play(&mut battle, B, Action::Commit, &[]);
    for commander in [3, 4] {
        play(&mut battle, B, act(commander), &[]);
    }
    play(&mut battle, B, Action::Commit, &[]);
    for commander in [UnitId(3), UnitId(4)] {
        let element = battle.commander_element(commander);
        play(&mut battle, B, walk(element.0, Facing::SOUTH.left_front()), &[]);
        play(&mut battle, B, Action::EndMove { unit: commander }, &[]);
    }
    assert_eq!(battle.step(), Step::SegmentSequence { order, side: B });
}

#[test]
fn dw_10_e2_the_lower_movement_points_hold_for_both() {
    let card = Card { points_move: 24, points_attack: 18, points_skirmish: 12, ..foot() };
    for (order, points) in [(Order::Move, 18), (Order::Attack, 18), (Order::Skirmish, 12)] {
        let mut units = bystanders();
        units.push(ordered(block(A, card, 6, at(10, 20)), order));
        let guest = Card { points_move: 18, ..commander(2, 0) };
        units.push(UnitSetup { host: Some(2), ..single(A, guest, at(9, 30)) });
        assert_eq!(battle(units).points_left(UnitId(2)), points, "{order:?}");
    }
}

#[test]
fn dw_10_e3_the_order_of_the_unit_changes_the_commanders_initiative() {
    let mut units = bystanders();
    units.push(ordered(block(A, foot(), 6, at(10, 20)), Order::Attack));
    units
        .push(UnitSetup { host: Some(2), ..single(A, Card { initiative: 5, ..commander(2, 0) }, at(9, 30)) });
    assert_eq!(battle(units).initiative_sum(UnitId(3)).sum(), 5 + 2);
}

#[test]
fn without_the_chapter_nobody_is_asked() {
    let mut units = bystanders();
    units.push(single(A, commander(1, 0), at(10, 20)));
    let without = Setup {
        house: crate::HouseRules { modules: Modules::FIGURES, ..moving(vec![]).house },
        ..moving(units)
    };
    let battle = begin(&without, &[], &mut Vec::new());
    assert_eq!(battle.step(), Step::Segment { order: Order::Hold, side: A, last: true });
}

#[test]
fn dw_10_13_units_do_not_move_before_the_commanders() {
    let mut units = bystanders();
    units[0].order = Some(Order::Move);
    units.push(single(A, commander(1, 0), at(10, 20)));
    let mut battle = battle(units);
    play(&mut battle, A, act(2), &[]);
    play(&mut battle, A, Action::Commit, &[]);
    let advance = Action::Advance { unit: UnitId(0), hand: Hand::Left };
    let order = Some(Order::Move);
    assert_eq!(refusal(&battle, A, advance), Refusal::OtherSegment { unit: UnitId(0), order });
}
