//! WH-09-H43, WH-09-H44, WH-09-H49: halves, set-up, reserves, first turn.

use crate::roster::tests::setup;
use crate::testing::*;
use crate::*;
use table::{Scripted, Side};

const A: Side = Side::A;
const B: Side = Side::B;

fn line(card: Card, files: u8) -> ArmyEntry {
    ArmyEntry { files, ..ArmyEntry::plain(card) }
}

/// Units 0 to 5: men, knights, two guns, a general, a mounted hero; the other army likewise from 6 on.
fn army() -> Vec<ArmyEntry> {
    vec![
        line(cards::halberdiers(20), 5),
        line(cards::knights(5), 5),
        line(cards::machine(Machine::Cannon), 1),
        line(cards::machine(Machine::StoneThrower), 1),
        ArmyEntry { joins: Some(0), ..line(cards::general(), 1) },
        ArmyEntry { joins: Some(1), ..line(cards::on_horse(cards::hero()), 1) },
    ]
}

const MEN: UnitId = UnitId(0);
const KNIGHTS: UnitId = UnitId(1);
const CANNON: UnitId = UnitId(2);
const LOBBER: UnitId = UnitId(3);
const GENERAL: UnitId = UnitId(4);
const HERO: UnitId = UnitId(5);

/// The number of the same unit in the other army.
fn other(unit: UnitId) -> UnitId {
    UnitId(unit.0 + 6)
}

/// Side b has won the roll and takes the north, so that side a places first.
fn begin(change: impl FnOnce(&mut Scenario)) -> Battle {
    let mut setup = setup(army(), army());
    setup.scenario.limit = 2000;
    change(&mut setup.scenario);
    let mut battle = setup.battle(&mut Scripted::new(), &mut ()).unwrap();
    assert_eq!(battle.step(), Step::RollOff);
    let log = act(&mut battle, A, Action::Done, &[4, 4, 2, 5]);
    assert!(log.has(Event::SidesRolled { a: 2, b: 5, winner: B }));
    let log = act(&mut battle, B, Action::PickHalf { north: true }, &[]);
    assert!(log.has(Event::HalfTaken { side: B, north: true }));
    battle
}

fn at(unit: UnitId, x: Mil, y: Mil, files: u8) -> Action {
    let facing = if unit.0 < 6 { Angle::NORTH } else { Angle::SOUTH };
    Action::Deploy { unit, front: Point { x, y }, facing, files }
}

fn place(battle: &mut Battle, unit: UnitId, x: Mil, files: u8) {
    let side = battle.side(unit);
    let y = if battle.holds_north(side) { 38_000 } else { 10_000 };
    let facing = battle.onward(side);
    act(battle, side, Action::Deploy { unit, front: Point { x, y }, facing, files }, &[]);
}

fn done(battle: &mut Battle, side: Side) {
    act(battle, side, Action::Done, &[]);
}

fn placing(battle: &Battle) -> Option<Side> {
    match battle.step() {
        Step::Deploy { side, .. } => Some(side),
        _ => None,
    }
}

#[test]
fn wh_09_h43_the_winner_takes_his_half_and_the_other_places_first() {
    let battle = begin(|_| {});
    assert_eq!(placing(&battle), Some(A));
    assert!(battle.holds_north(B) && !battle.holds_north(A));
    let mut swapped = setup(army(), army()).battle(&mut Scripted::new(), &mut ());
    if let Ok(battle) = &mut swapped {
        act(battle, A, Action::Done, &[6, 1]);
        act(battle, A, Action::PickHalf { north: true }, &[]);
        assert!(battle.holds_north(A));
        assert_eq!((placing(battle), battle.onward(A)), (Some(B), Angle::SOUTH));
    }
}

#[test]
fn wh_09_h43_units_stand_in_their_zone_and_not_on_each_other() {
    let mut battle = begin(|_| {});
    assert_eq!(refused(&battle, A, at(MEN, 36_000, 12_001, 5)), Refusal::OutsideZone { unit: MEN });
    assert_eq!(refused(&battle, A, at(MEN, 13_000, 10_000, 5)), Refusal::OutsideZone { unit: MEN });
    assert_eq!(refused(&battle, A, at(MEN, i32::MAX, i32::MIN, 5)), Refusal::OffTable { unit: MEN });
    let files = Refusal::FilesImpossible { unit: MEN, files: 21, models: 20 };
    assert_eq!(refused(&battle, A, at(MEN, 36_000, 10_000, 21)), files);
    assert_eq!(
        refused(&battle, A, at(other(MEN), 36_000, 40_000, 5)),
        Refusal::NotYourUnit { unit: other(MEN) }
    );
    place(&mut battle, MEN, 36_000, 5);
    assert_eq!(refused(&battle, A, at(MEN, 20_000, 10_000, 5)), Refusal::SetUpAlready { unit: MEN });
    assert_eq!(refused(&battle, A, at(KNIGHTS, 20_000, 10_000, 5)), Refusal::NotThisDrop { unit: KNIGHTS });
    done(&mut battle, A);
    place(&mut battle, other(MEN), 36_000, 5);
    done(&mut battle, B);
    let on_them = refused(&battle, A, at(KNIGHTS, 37_000, 10_000, 5));
    assert_eq!(on_them, Refusal::Overlaps { unit: KNIGHTS, with: Obstacle::Unit(MEN) });
}

/// Whichever number the character has: lists name them first.
#[test]
fn wh_09_h43_a_regiment_with_its_character_is_one_drop() {
    let mut led = army();
    led.rotate_right(2);
    for entry in &mut led {
        entry.joins = entry.joins.map(|host| host + 2);
    }
    let mut setup = setup(led.clone(), led);
    setup.scenario.limit = 2000;
    let mut battle = setup.battle(&mut Scripted::new(), &mut ()).unwrap();
    act(&mut battle, A, Action::Done, &[2, 5]);
    act(&mut battle, B, Action::PickHalf { north: true }, &[]);
    let [general, hero, men] = [UnitId(0), UnitId(1), UnitId(2)];
    place(&mut battle, men, 36_000, 5);
    act(&mut battle, A, Action::DeployIn { character: general, host: men, file: 2 }, &[]);
    assert_eq!(refused(&battle, A, at(hero, 20_000, 10_000, 1)), Refusal::NotThisDrop { unit: hero });
    done(&mut battle, A);
    assert_eq!(placing(&battle), Some(B));
}

#[test]
fn wh_09_h43_machines_are_one_drop_and_characters_the_last() {
    let mut battle = begin(|_| {});
    let wait = Refusal::NotThisDrop { unit: GENERAL };
    assert_eq!(refused(&battle, A, at(GENERAL, 20_000, 10_000, 1)), wait);
    place(&mut battle, CANNON, 20_000, 1);
    assert_eq!(refused(&battle, A, Action::Done), Refusal::NotDone { unit: LOBBER });
    assert_eq!(refused(&battle, A, at(MEN, 36_000, 10_000, 5)), Refusal::NotThisDrop { unit: MEN });
    place(&mut battle, LOBBER, 24_000, 1);
    done(&mut battle, A);
    for unit in [MEN, KNIGHTS] {
        place(&mut battle, other(unit), 20_000 + 10_000 * i32::from(unit.0), 5);
        done(&mut battle, B);
        place(&mut battle, unit, 36_000 + 10_000 * i32::from(unit.0), 5);
        done(&mut battle, A);
    }
    place(&mut battle, other(CANNON), 50_000, 1);
    place(&mut battle, other(LOBBER), 54_000, 1);
    done(&mut battle, B);
    // Only now the characters, all of them.
    place(&mut battle, GENERAL, 14_000, 1);
    assert_eq!(refused(&battle, A, Action::Done), Refusal::NotDone { unit: HERO });
    place(&mut battle, HERO, 16_000, 1);
    done(&mut battle, A);
    assert_eq!(battle.finished_first, Some(A));
    place(&mut battle, other(GENERAL), 14_000, 1);
    place(&mut battle, other(HERO), 16_000, 1);
    // WH-09-H44: 3 + 1 is as much as 4, and the tie is the one's who finished first.
    let log = act(&mut battle, B, Action::Done, &[3, 4]);
    assert!(log.has(Event::FirstTurnRolled { a: 3, b: 4, bonus: Some(A), first: A }));
    assert_eq!((battle.active(), battle.turn_number(), battle.step()), (A, 1, Step::Charges));
}

#[test]
fn wh_09_h43_a_drop_is_not_done_before_all_of_it_stands() {
    let mut battle = begin(|_| {});
    place(&mut battle, LOBBER, 20_000, 1);
    let early = refused(&battle, A, Action::Done);
    assert_eq!((early, early.rule()), (Refusal::NotDone { unit: CANNON }, rules::WH_09_H43));
    place(&mut battle, CANNON, 24_000, 1);
    done(&mut battle, A);
    assert_eq!(placing(&battle), Some(B));
}

#[test]
fn wh_09_h44_the_higher_die_goes_first() {
    let mut table = Table::new();
    table.unit(A, cards::halberdiers(20), (36_000, 8_000), Angle::NORTH, 5);
    table.unit(B, cards::halberdiers(20), (36_000, 40_000), Angle::SOUTH, 5);
    let mut battle = table.turn(0, A).stack(&[Step::Next(Moment::FirstTurn)]).build();
    go_on(&mut battle, &[3, 5]);
    assert_eq!(battle.active(), B);
    table.scenario(|scenario| scenario.first_turn = FirstTurn::RollOff);
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 3, 2, 1]);
    assert!(log.has(Event::FirstTurnRolled { a: 2, b: 1, bonus: None, first: A }));
}

#[test]
fn wh_09_h21_characters_are_set_up_in_units_of_their_kind() {
    let mut battle = begin(|_| {});
    let into = |character, host, file| Action::DeployIn { character, host, file };
    assert_eq!(refused(&battle, A, into(GENERAL, MEN, 0)), Refusal::NotOnTable { unit: MEN });
    place(&mut battle, MEN, 36_000, 5);
    let rider = Refusal::CannotJoin { character: HERO, host: MEN };
    assert_eq!(refused(&battle, A, into(HERO, MEN, 0)), rider);
    assert_eq!(refused(&battle, A, into(GENERAL, MEN, 5)), Refusal::NoSuchFile { unit: MEN, file: 5 });
    let log = act(&mut battle, A, into(GENERAL, MEN, 2), &[]);
    assert!(log.has(Event::DeployedIn { character: GENERAL, host: MEN }));
    // The twenty-first takes a rank of his own.
    assert_eq!((battle.places(MEN), battle.ranks(MEN)), (21, 5));
    assert_eq!(battle.unit(MEN).hull, battle.rect(MEN).hull());
    // What was set up in this drop may be taken up again, he with them.
    act(&mut battle, A, Action::TakeUp { unit: MEN }, &[]);
    assert_eq!((battle.unit(GENERAL).status, battle.unit(MEN).status), (Status::Waiting, Status::Waiting));
    assert_eq!(battle.step(), Step::Deploy { side: A, drop: UnitSet::EMPTY });
    assert_eq!(refused(&battle, A, Action::TakeUp { unit: MEN }), Refusal::NotSetUp { unit: MEN });
}

#[test]
fn wh_09_h49_in_a_breakthrough_the_defender_places_everything_first() {
    let breakthrough = |scenario: &mut Scenario| {
        scenario.deployment = Deployment::DefenderFirst;
        scenario.first_turn = FirstTurn::Attacker;
        scenario.goal = Goal::Breakthrough { share: 80 };
    };
    let mut battle = begin(breakthrough);
    // The winner took the north, the defender's part.
    assert_eq!((battle.attacker(), placing(&battle)), (A, Some(B)));
    place(&mut battle, other(MEN), 36_000, 5);
    done(&mut battle, B);
    assert_eq!(placing(&battle), Some(B));
    let mut table = Table::new();
    table.unit(A, cards::halberdiers(20), (36_000, 8_000), Angle::NORTH, 5);
    table.unit(B, cards::halberdiers(20), (36_000, 40_000), Angle::SOUTH, 5);
    table.scenario(breakthrough).turn(0, B).stack(&[Step::Next(Moment::FirstTurn)]);
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    assert_eq!(battle.active(), A, "the attacker has the first turn");
}

/// The fog, with the general and one regiment of each side on the table.
fn fog() -> Battle {
    let mut battle = begin(|scenario| {
        scenario.deployment = Deployment::OneRegiment;
        scenario.first_turn = FirstTurn::RollOff;
        scenario.reserves = [4, 3, 2];
    });
    assert_eq!(refused(&battle, A, at(CANNON, 30_000, 10_000, 1)), Refusal::StaysInReserve { unit: CANNON });
    for side in [A, B] {
        let own = |unit| if side == A { unit } else { other(unit) };
        place(&mut battle, own(MEN), 36_000, 5);
        let knights = own(KNIGHTS);
        let action = at(knights, 20_000, if side == A { 10_000 } else { 38_000 }, 5);
        assert!(
            matches!(refused(&battle, side, action), Refusal::StaysInReserve { unit } if unit == knights)
        );
        act(&mut battle, side, Action::DeployIn { character: own(GENERAL), host: own(MEN), file: 0 }, &[]);
        if side == A {
            done(&mut battle, A);
        }
    }
    let log = act(&mut battle, B, Action::Done, &[5, 2]);
    assert!(log.has(Event::HeldInReserve { unit: KNIGHTS }));
    assert_eq!((battle.unit(HERO).status, battle.active()), (Status::Reserve, A));
    assert!(battle.has_reserves(B));
    battle
}

#[test]
fn wh_09_h49_reserves_come_on_by_dice_from_their_own_edge() {
    let mut battle = fog();
    // Step 5: knights 4, cannon 3, stone thrower 6; the hero comes with his knights.
    let log = act(&mut battle, A, Action::Done, &[4, 3, 6]);
    assert!(log.has(Event::ReserveRolled { unit: CANNON, roll: 3, needed: 4, comes: false }));
    let units: UnitSet = [KNIGHTS, LOBBER].into_iter().collect();
    assert_eq!(battle.step(), Step::Arrive { units });
    assert_eq!(refused(&battle, A, Action::Done), Refusal::OutOfPhase, "who has come must be placed");
    let arrive = |unit, y, files| Action::Arrive { unit, front: Point { x: 30_000, y }, files };
    let depth = 2 * cards::MM_50;
    assert_eq!(refused(&battle, A, arrive(KNIGHTS, depth + 51, 5)), Refusal::NotAtOwnEdge { unit: KNIGHTS });
    assert_eq!(refused(&battle, A, arrive(CANNON, depth, 1)), Refusal::NotDue { unit: CANNON });
    let log = act(&mut battle, A, arrive(KNIGHTS, depth, 5), &[]);
    assert!(log.has(Event::DeployedIn { character: HERO, host: KNIGHTS }));
    assert!(battle.unit(KNIGHTS).flags.has(Flags::ARRIVED));
    assert_eq!(battle.step(), Step::Arrive { units: UnitSet::of(LOBBER) });
    let beside = Point { x: 50_000, y: cards::MM_50 };
    act(&mut battle, A, Action::Arrive { unit: LOBBER, front: beside, files: 1 }, &[]);
    assert_eq!(battle.step(), Step::Moves);
    assert_eq!(refused(&battle, A, Action::March { unit: KNIGHTS }), Refusal::MayNotMarch { unit: KNIGHTS });
}

#[test]
fn wh_09_h49_from_the_fourth_game_turn_on_reserves_come_without_a_roll() {
    let mut battle = fog();
    battle.turn = 7;
    act(&mut battle, A, Action::Done, &[]);
    let units: UnitSet = [KNIGHTS, CANNON, LOBBER].into_iter().collect();
    assert_eq!(battle.step(), Step::Arrive { units });
    let (front, files) = battle.room_on_edge(KNIGHTS).unwrap();
    assert!(table::Game::check(&battle, A, Action::Arrive { unit: KNIGHTS, front, files }).is_ok());
}
