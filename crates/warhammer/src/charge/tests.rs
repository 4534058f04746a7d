use super::*;
use crate::action::Action;
use crate::ground::{Piece, Terrain};
use crate::label::Cause;
use crate::testing::*;
use plane::{Edge, Point, Rect, Shape};
use table::Game;

const A: Side = Side::A;
const B: Side = Side::B;

fn men(table: &mut Table) -> UnitId {
    table.unit(A, cards::halberdiers(20), (36_000, 10_000), Angle::NORTH, 5)
}

fn orcs(table: &mut Table, distance: Mil) -> UnitId {
    table.unit(B, cards::orcs(20), (36_000, 10_000 + distance), Angle::SOUTH, 5)
}

fn charge(unit: UnitId, target: UnitId) -> Action {
    Action::Charge { unit, target, air: false }
}

fn react(reaction: Reaction) -> Action {
    Action::React { reaction }
}

/// Declares, holds, and moves the one charger; the dice are those of everything after the answer.
fn charge_home(battle: &mut Battle, unit: UnitId, target: UnitId, faces: &[u8]) -> Log {
    act(battle, A, charge(unit, target), &[]);
    if battle.step() == (Step::Declare { target }) {
        act(battle, A, Action::Done, &[]);
    }
    if battle.step() == (Step::React { target }) {
        act(battle, B, react(Reaction::Hold), &[]);
    }
    act(battle, A, Action::Done, faces)
}

fn wall(y: Mil) -> Piece {
    let ends = [Point::new(30_000, y), Point::new(42_000, y)];
    Terrain::Wall.piece(Shape::line(&ends, 0).unwrap())
}

#[test]
fn wh_02_01_a_charge_is_declared_and_answered_at_once() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let mut battle = table.build();
    let log = act(&mut battle, A, charge(unit, target), &[]);
    assert!(log.cites(WH_02_01) && log.cites(WH_01_09) && log.cites(WH_02_G9));
    // Nobody else could join in: the target is asked at once.
    assert_eq!(battle.step(), Step::React { target });
    assert_eq!(refused(&battle, A, charge(unit, target)), Refusal::NotYourDecision);
    let log = act(&mut battle, B, react(Reaction::Hold), &[]);
    assert!(log.cites(WH_02_05));
    assert_eq!(battle.step(), Step::Charges);
    assert_eq!(refused(&battle, A, charge(unit, target)), Refusal::ChargesAlready { unit });
}

#[test]
fn wh_02_02_chargers_move_twice_as_fast() {
    for (distance, reaches) in [(7000, true), (8000, true), (8001, false)] {
        let mut table = Table::new();
        table.at(Step::Charges);
        let (unit, target) = (men(&mut table), orcs(&mut table, distance));
        let mut battle = table.build();
        assert_eq!(battle.can_reach(unit, target).is_some(), reaches, "{distance}");
        let log = charge_home(&mut battle, unit, target, &[]);
        assert_eq!(battle.unit(unit).foes.contains(target), reaches);
        assert_eq!(log.cites(WH_02_02), reaches);
    }
}

#[test]
fn wh_02_03_one_wheel_and_then_straight_ahead() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::orcs(20), (39_500, 15_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let reach = battle.can_reach(unit, target).unwrap();
    // A wheel in whole degrees, and all together within twice the movement.
    assert_eq!(reach.wheel, Angle::from_degrees(reach.wheel.degrees_rounded().into()));
    assert!(reach.cost <= 8000);
    let log = charge_home(&mut battle, unit, target, &[]);
    assert!(log.cites(WH_02_03));
    assert!(log.any(|event| matches!(event, Event::Charged { cost, .. } if *cost == reach.cost)));
}

#[test]
fn wh_02_04_shots_at_chargers_from_more_than_half_their_reach() {
    // WH-02-E1: seven inches are more than four, four are not.
    for (distance, may) in [(7000, true), (4001, true), (4000, false)] {
        let mut table = Table::new();
        table.at(Step::Charges);
        let unit = men(&mut table);
        let target = table.unit(B, cards::archers(10), (36_000, 10_000 + distance), Angle::SOUTH, 5);
        let mut battle = table.build();
        act(&mut battle, A, charge(unit, target), &[]);
        let shoot = react(Reaction::StandAndShoot { at: unit, shots: 1 });
        if may {
            let log = act(&mut battle, B, shoot, &[1; 5]);
            assert!(log.cites(WH_02_04));
            assert_eq!(battle.step(), Step::Charges);
        } else {
            assert_eq!(refused(&battle, B, shoot), Refusal::TooNearToShoot { charger: unit });
        }
    }
}

#[test]
fn wh_02_06_the_target_runs_from_the_charger() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    let log = act(&mut battle, B, react(Reaction::Flee), &[3, 4]);
    assert!(log.cites(WH_02_06) && log.cites(WH_05_G1));
    assert!(battle.is_fleeing(target));
    // Seven inches straight away.
    assert_eq!(battle.distance(unit, target), 14_000);
}

#[test]
fn wh_02_07_the_fleeing_do_not_shoot() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::archers(10), (36_000, 17_000), Angle::SOUTH, 5);
    table.fleeing(target);
    let mut battle = table.build();
    // A fleeing target is not asked: it runs again (WH-02-G15).
    let log = act(&mut battle, A, charge(unit, target), &[1, 1]);
    assert!(log.cites(WH_02_07) && log.cites(WH_02_G15));
    assert_eq!(battle.step(), Step::Charges);
    assert_eq!(
        battle.check_reaction(target, Reaction::StandAndShoot { at: unit, shots: 1 }),
        Err(Refusal::MustFlee { unit: target })
    );
}

#[test]
fn wh_02_08_failed_charges_move_at_normal_speed() {
    // WH-02-E1: at eight and a half inches the charge fails.
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 8500));
    let mut battle = table.build();
    let log = charge_home(&mut battle, unit, target, &[]);
    assert!(log.has(Event::ChargeFailed { unit, target, moved: 4000 }));
    assert!(log.cites(WH_02_08) && log.cites(WH_02_G17));
    assert_eq!(battle.distance(unit, target), 4500);
    let flags = battle.unit(unit).flags;
    assert!(flags.has(Flags::FAILED_CHARGE) && flags.has(Flags::MOVED) && !flags.has(Flags::CHARGED));
    assert_eq!(refused(&battle, A, Action::Advance { unit, distance: 100 }), Refusal::FailedCharge { unit });
}

#[test]
fn wh_02_g17_a_failed_charge_wheels_first_and_keeps_an_inch() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let near = table.unit(B, cards::goblins(10), (36_000, 13_000), Angle::SOUTH, 5);
    let target = table.unit(B, cards::orcs(20), (44_000, 19_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    battle.unit_mut(unit).charge = Some(Charge { target, zone: Zone::Front, air: false });
    with_dice(&[], |dice, log| battle.move_charger(unit, dice, log));
    assert!(battle.unit(unit).facing != Angle::NORTH);
    assert!(1000 <= battle.distance(unit, near));
}

#[test]
fn wh_02_g7_contact_across_a_defended_wall_is_free() {
    let mut table = Table::new();
    table.at(Step::Charges);
    table.ground(wall(17_000));
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let mut battle = table.build();
    let log = charge_home(&mut battle, unit, target, &[]);
    assert!(log.cites(WH_02_G7));
    assert!(battle.is_fighting(unit));
    assert_eq!(battle.unit(target).obstacle, 1);
    // In the open field a wall costs half of the eight inches.
    let mut table = Table::new();
    table.at(Step::Charges);
    table.ground(wall(13_000));
    let (unit, target) = (men(&mut table), orcs(&mut table, 4100));
    assert_eq!(table.build().can_reach(unit, target), None);
    table.state(target).front.y = 14_000;
    assert_eq!(table.build().can_reach(unit, target).map(|reach| reach.cost), Some(8000));
}

#[test]
fn wh_02_g8_who_may_charge_whom() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let behind = table.unit(B, cards::goblins(10), (36_000, 2_000), Angle::NORTH, 5);
    let hidden = table.unit(B, cards::goblins(5), (36_000, 26_000), Angle::SOUTH, 5);
    let machine = table.unit(A, cards::machine(crate::Machine::Cannon), (20_000, 10_000), Angle::NORTH, 1);
    let battle = table.build();
    assert_eq!(refused(&battle, A, charge(unit, behind)), Refusal::NotInFrontArc { unit, target: behind });
    assert_eq!(refused(&battle, A, charge(unit, hidden)), Refusal::NotInSight { unit, target: hidden });
    assert_eq!(refused(&battle, A, charge(machine, target)), Refusal::MachinesDoNotCharge { unit: machine });
    assert_eq!(refused(&battle, A, charge(unit, machine)), Refusal::NotAnEnemy { unit: machine });
    assert_eq!(refused(&battle, A, charge(target, unit)), Refusal::NotYourUnit { unit: target });
    assert_eq!(refused(&battle, A, Action::Charge { unit, target, air: true }), Refusal::CannotFly { unit });
    let cases = [
        (Flags::STUPID, Refusal::Stupid { unit }),
        (Flags::SQUABBLES, Refusal::Squabbling { unit }),
        (Flags::BALKED, Refusal::Balked { unit }),
    ];
    for (flag, refusal) in cases {
        table.state(unit).flags = Flags(flag);
        assert_eq!(refused(&table.build(), A, charge(unit, target)), refusal);
    }
}

#[test]
fn wh_02_g8_single_models_turn_before_they_declare() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = table.unit(A, cards::hero(), (36_000, 10_000), Angle::SOUTH, 1);
    let target = orcs(&mut table, 6000);
    let mut battle = table.build();
    let log = act(&mut battle, A, charge(unit, target), &[]);
    assert!(log.any(|event| matches!(event, Event::Moved { manner: Manner::Pivot, .. })));
    let turned = battle.unit(unit).facing.difference(Angle::NORTH);
    assert!(turned.abs() < 300, "{turned}");
}

#[test]
fn wh_02_g9_hopeless_charges_frighten_nobody() {
    for (distance, faces) in [(9000, &[][..]), (7000, &[6, 6][..])] {
        let mut table = Table::new();
        table.at(Step::Charges);
        let unit = table.unit(A, cards::skeletons(20), (36_000, 10_000), Angle::NORTH, 5);
        let target = table.unit(B, cards::halberdiers(20), (36_000, 10_000 + distance), Angle::SOUTH, 5);
        let mut battle = table.build();
        let log = act(&mut battle, A, charge(unit, target), faces);
        assert_eq!(log.any(|event| matches!(event, Event::Tested { .. })), !faces.is_empty());
        // As many as they are: afraid, but not outnumbered, they may answer freely (WH-06-G10).
        assert_eq!(battle.step(), Step::React { target });
    }
}

#[test]
fn wh_02_g10_most_models_then_least_cost() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    // Two files aside: straight ahead only three would touch, a wheel brings more.
    let target = table.unit(B, cards::orcs(10), (39_000, 15_000), Angle::SOUTH, 5);
    let battle = table.build();
    let reach = battle.can_reach(unit, target).unwrap();
    assert_eq!(reach.edge, Some(Edge::Front));
    assert_eq!(reach.models, 5);
    assert!(reach.wheel != Angle::ZERO);
}

#[test]
fn wh_02_g10_the_corridor_must_be_free() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let between = table.unit(A, cards::halberdiers(5), (36_000, 14_000), Angle::NORTH, 5);
    table.state(between).files = 1;
    let battle = table.build();
    let reach = battle.can_reach(unit, target);
    // A column in the middle of the way leaves only what passes beside it.
    assert!(reach.is_none_or(|reach| !plane::overlap(&reach.end.hull(), &battle.unit(between).hull)));
    let mut table = Table::new();
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    table.unit(A, cards::halberdiers(20), (36_000, 14_000), Angle::NORTH, 10);
    assert_eq!(table.build().can_reach(unit, target), None);
}

#[test]
fn wh_02_g11_the_charger_lines_up() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::orcs(20), (37_000, 16_000), Angle::from_degrees(255), 5);
    let mut battle = table.build();
    let log = charge_home(&mut battle, unit, target, &[]);
    assert!(log.cites(WH_02_G11) && log.cites(WH_02_G12) && log.cites(WH_02_G10));
    assert_eq!(battle.unit(unit).facing, Angle::from_degrees(75));
    let contact = plane::contact(&battle.rect(unit), &battle.rect(target), Edge::Front).unwrap();
    assert!(3000 < contact.length(), "{contact:?}");
    assert!(!plane::overlap(&battle.unit(unit).hull, &battle.unit(target).hull));
}

#[test]
fn wh_02_g11_blocked_it_slides_along_the_side() {
    let mut table = Table::new();
    let target = table.unit(B, cards::orcs(20), (36_000, 16_000), Angle::SOUTH, 5);
    let other = table.unit(A, cards::halberdiers(10), (34_500, 16_000), Angle::NORTH, 4);
    let unit = table.unit(A, cards::halberdiers(10), (38_300, 12_000), Angle::NORTH, 4);
    table.fighting(target, other);
    let mut battle = table.build();
    battle.unit_mut(unit).front.y = 15_990;
    battle.settle(unit);
    let mut log = Log::default();
    battle.come_to_blows(unit, target, Edge::Front, Point::new(38_000, 16_000), &mut log);
    assert!(!plane::overlap(&battle.unit(unit).hull, &battle.unit(other).hull));
    assert!(plane::touches(&battle.unit(unit).hull, &battle.unit(target).hull));
    assert!(battle.unit(target).foes.contains(unit) && battle.unit(target).foes.contains(other));
}

#[test]
fn wh_02_g12_the_side_is_that_of_the_zone() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::orcs(20), (38_000, 15_000), Angle::EAST, 5);
    let battle = table.build();
    assert_eq!(battle.zones_hit(unit, target), Zones::In(Zone::Right));
    assert_eq!(battle.can_reach(unit, target).and_then(|reach| reach.edge), Some(Edge::Right));
}

#[test]
fn wh_02_g12_on_a_line_the_defender_chooses() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let target = table.unit(B, cards::orcs(20), (36_000, 20_000), Angle::SOUTH, 5);
    let rect = Rect { front: Point::new(36_000, 20_000), facing: Angle::SOUTH, width: 4920, depth: 3936 };
    let corner = rect.corners()[0];
    let unit = table.unit(A, cards::wolf_riders(5), (corner.x + 5000, corner.y - 5000), Angle::WEST, 1);
    table.state(unit).facing = Angle::from_degrees(135);
    let mut battle = table.build();
    assert_eq!(battle.zones_hit(unit, target), Zones::Between(Zone::Front, Zone::Left));
    act(&mut battle, A, charge(unit, target), &[]);
    assert!(matches!(battle.step(), Step::PickZone { .. }));
    assert_eq!(refused(&battle, B, Action::PickZone { zone: Zone::Rear }), Refusal::WrongZone);
    let log = act(&mut battle, B, Action::PickZone { zone: Zone::Left }, &[]);
    assert!(log.cites(WH_02_G12));
    assert_eq!(battle.unit(unit).charge.map(|charge| charge.zone), Some(Zone::Left));
    assert_eq!(battle.step(), Step::React { target });
}

#[test]
fn wh_02_g13_all_charges_on_one_unit_are_declared_together() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (first, target) = (men(&mut table), orcs(&mut table, 7000));
    let second = table.unit(A, cards::halberdiers(15), (31_500, 10_000), Angle::NORTH, 5);
    let other = table.unit(B, cards::goblins(20), (28_000, 17_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, charge(first, target), &[]);
    assert_eq!(battle.step(), Step::Declare { target });
    assert_eq!(refused(&battle, A, charge(second, other)), Refusal::OtherTargetOpen { target });
    let log = act(&mut battle, A, charge(second, target), &[]);
    assert!(log.cites(WH_02_G13));
    assert_eq!(battle.step(), Step::React { target });
    // It runs from the stronger one, and once.
    act(&mut battle, B, react(Reaction::Flee), &[1, 1]);
    assert_eq!(battle.unit(target).flight_direction, Angle::NORTH);
    assert_eq!(refused(&battle, A, charge(first, other)), Refusal::ChargesAlready { unit: first });
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    table.state(target).flags = Flags(Flags::REACTED);
    assert_eq!(refused(&table.build(), A, charge(unit, target)), Refusal::TargetHasReacted { target });
}

#[test]
fn wh_02_g13_a_free_stretch_of_the_side_is_needed() {
    let mut table = Table::new();
    let target = table.unit(B, cards::goblins(10), (36_000, 16_000), Angle::SOUTH, 5);
    let wide = table.unit(A, cards::halberdiers(20), (36_000, 16_000), Angle::NORTH, 5);
    let unit = table.unit(A, cards::halberdiers(10), (36_000, 9_000), Angle::NORTH, 5);
    table.fighting(target, wide);
    assert_eq!(table.build().can_reach(unit, target), None);
    // Four men leave room for one at the end.
    table.state(wide).files = 4;
    table.state(wide).front.x -= 394;
    table.state(unit).front.x += 3000;
    assert!(table.build().can_reach(unit, target).is_some());
}

#[test]
fn wh_02_g14_whom_the_front_touches_besides_is_engaged_too() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::orcs(4), (36_000, 17_000), Angle::SOUTH, 2);
    let beside = table.unit(B, cards::goblins(5), (38_978, 17_000), Angle::SOUTH, 5);
    table.unit(B, cards::goblins(5), (33_022, 17_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let log = charge_home(&mut battle, unit, target, &[]);
    assert!(log.has(Event::AlsoEngaged { unit, enemy: beside }));
    assert!(battle.unit(beside).foes.contains(unit));
    assert!(!log.any(|event| matches!(event, Event::Tested { .. })));
}

#[test]
fn wh_02_g15_the_engaged_hold() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 7000));
    let friend = table.unit(A, cards::halberdiers(10), (36_000, 17_000 + 4 * 984), Angle::SOUTH, 5);
    table.fighting(target, friend);
    let mut battle = table.build();
    let log = act(&mut battle, A, charge(unit, target), &[]);
    assert!(log.cites(WH_02_G15));
    assert_eq!(battle.step(), Step::Charges);
    assert_eq!(battle.check_reaction(target, Reaction::Flee), Err(Refusal::MustHold { unit: target }));
}

#[test]
fn wh_02_g16_a_target_that_ran_is_chased() {
    // It runs two inches from five: seven inches are within reach of eight.
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 5000));
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    act(&mut battle, B, react(Reaction::Flee), &[1, 1]);
    let log = act(&mut battle, A, Action::Done, &[]);
    assert!(log.cites(WH_02_G16) && log.cites(WH_05_07));
    assert!(log.has(Event::UnitLost { unit: target, cause: Cause::CaughtByCharge }));
    assert_eq!(battle.unit(unit).front, Point::new(36_000, 17_000));
    assert!(!battle.is_fighting(unit));
    assert_eq!(refused(&battle, A, Action::Advance { unit, distance: 100 }), Refusal::HasCharged { unit });
}

#[test]
fn wh_02_g16_a_target_that_is_gone_leaves_a_failed_charge() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target =
        table.unit(B, cards::machine(crate::Machine::BoltThrower), (36_000, 16_000), Angle::SOUTH, 1);
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    // WH-09-H10: the crew scatters.
    let log = act(&mut battle, B, react(Reaction::Flee), &[]);
    assert!(log.has(Event::UnitLost { unit: target, cause: Cause::CrewScattered }));
    let log = act(&mut battle, A, Action::Done, &[]);
    assert!(log.cites(WH_02_G16) && log.cites(WH_02_08));
    assert_eq!(battle.unit(unit).front, Point::new(36_000, 14_000));
}

#[test]
fn wh_02_g18_losses_before_contact_may_turn_the_charge() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = table.unit(A, cards::halberdiers(8), (36_000, 10_000), Angle::NORTH, 4);
    let target = table.unit(B, cards::archers(10), (36_000, 17_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    let shoot = react(Reaction::StandAndShoot { at: unit, shots: 1 });
    // Five shots hit and wound, two are saved; three of eight are lost, and the test fails: two dice of flight.
    let faces = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 2, 2];
    let log = act(&mut battle, B, shoot, &faces);
    assert!(log.cites(WH_02_G18), "{:#?}", log.events);
    assert!(battle.is_fleeing(unit));
    assert_eq!(battle.unit(unit).charge, None);
}

#[test]
fn wh_06_24_the_frenzied_must_charge() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = table.unit(A, cards::flagellants(10), (36_000, 10_000), Angle::NORTH, 5);
    let target = orcs(&mut table, 7000);
    let mut battle = table.build();
    assert_eq!(refused(&battle, A, Action::Done), Refusal::MustCharge { unit, target });
    act(&mut battle, A, charge(unit, target), &[]);
    act(&mut battle, B, react(Reaction::Hold), &[]);
    act(&mut battle, A, Action::Done, &[]);
    assert!(battle.is_fighting(unit));
    // Out of reach there is no duty.
    table.state(target).front.y += 1100;
    assert!(table.build().check(A, Action::Done).is_ok());
}

#[test]
fn wh_09_h30_a_charge_by_air_goes_over_everything() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = table.unit(A, cards::eagle(), (36_000, 10_000), Angle::NORTH, 1);
    let river = Shape::line(&[Point::new(0, 15_000), Point::new(72_000, 15_000)], 1000).unwrap();
    table.ground(Terrain::River.piece(river));
    let target = orcs(&mut table, 20_000);
    let mut battle = table.build();
    assert_eq!(battle.can_reach(unit, target), None);
    let log = act(&mut battle, A, Action::Charge { unit, target, air: true }, &[]);
    assert!(log.cites(WH_09_H30));
    // WH-02-04: more than twelve inches away.
    act(&mut battle, B, react(Reaction::Hold), &[]);
    act(&mut battle, A, Action::Done, &[]);
    assert!(battle.unit(unit).foes.contains(target));
    assert_eq!(battle.unit(unit).facing, Angle::NORTH);
}

#[test]
fn wh_09_h35_the_unbreakable_do_not_run() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::slayers(10), (36_000, 17_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    // There is nothing to choose: it holds.
    assert_eq!(battle.step(), Step::Charges);
    assert_eq!(battle.check_reaction(target, Reaction::Flee), Err(Refusal::NeverFlees { unit: target }));
}

#[test]
fn chargers_of_others_are_no_targets_for_shots() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let unit = men(&mut table);
    let target = table.unit(B, cards::archers(10), (36_000, 17_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    act(&mut battle, A, charge(unit, target), &[]);
    for at in [target, UnitId(39), UnitId(200)] {
        let shoot = react(Reaction::StandAndShoot { at, shots: 1 });
        assert_eq!(refused(&battle, B, shoot), Refusal::NotACharger { unit: at });
    }
}

#[test]
fn wh_02_05_everybody_may_hold() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 3000));
    let mut battle = table.build();
    let before = battle.rect(target);
    act(&mut battle, A, charge(unit, target), &[]);
    let log = act(&mut battle, B, react(Reaction::Hold), &[]);
    assert!(log.has(Event::Reacted { unit: target, reaction: ReactionName::Hold, rule: WH_02_05 }));
    assert_eq!(battle.rect(target), before);
}

#[test]
fn wh_05_07_whoever_is_charged_while_fleeing_and_caught_is_destroyed() {
    let mut table = Table::new();
    table.at(Step::Charges);
    let (unit, target) = (men(&mut table), orcs(&mut table, 4000));
    table.fleeing(target);
    let mut battle = table.build();
    // It runs two inches more, and six are within reach.
    act(&mut battle, A, charge(unit, target), &[1, 1]);
    let log = act(&mut battle, A, Action::Done, &[]);
    assert!(log.cites(WH_05_07));
    assert_eq!(battle.unit(target).status, Status::Gone);
}
