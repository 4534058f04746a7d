use super::*;
use crate::action::Action;
use crate::ground::{Piece, Terrain};
use crate::refusal::Refusal;
use crate::step::{Due, Step};
use crate::testing::*;
use plane::{Point, Shape};
use table::{Game, Side};

const A: Side = Side::A;
const B: Side = Side::B;

fn men(table: &mut Table, front: (Mil, Mil)) -> UnitId {
    table.unit(A, cards::halberdiers(20), front, Angle::NORTH, 5)
}

fn block(terrain: Terrain, x: [Mil; 2], y: [Mil; 2]) -> Piece {
    let corners = [(x[0], y[0]), (x[0], y[1]), (x[1], y[1]), (x[1], y[0])].map(|(x, y)| Point::new(x, y));
    terrain.piece(Shape::convex(&corners).unwrap())
}

fn flee(battle: &mut Battle, unit: UnitId, from: Fright, faces: &[u8]) -> Log {
    with_dice(faces, |dice, log| battle.flee(unit, from, dice, log))
}

fn compulsory(battle: &mut Battle, unit: UnitId, faces: &[u8]) -> Log {
    with_dice(faces, |dice, log| battle.compulsory(unit, dice, log))
}

#[test]
fn wh_05_02_two_dice_on_foot_and_three_on_horse() {
    let mut table = Table::new();
    let foot = men(&mut table, (36_000, 20_000));
    let horse = table.unit(A, cards::knights(5), (20_000, 20_000), Angle::NORTH, 5);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 22_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let log = flee(&mut battle, foot, Fright::From(enemy), &[3, 4]);
    assert!(log.cites(WH_05_02) && log.cites(WH_02_21) && log.cites(WH_02_G24));
    assert_eq!((battle.unit(foot).flight_roll, battle.unit(foot).status), (7, Status::Fleeing));
    flee(&mut battle, horse, Fright::From(enemy), &[3, 4, 1]);
    assert_eq!(battle.unit(horse).flight_roll, 8);
}

#[test]
fn wh_02_g24_the_profile_counts_not_the_armour() {
    let mut table = Table::new();
    let mut card = cards::knights(5);
    // Seven inches less one for barding: still more than six by the profile.
    card.mount = card.mount.map(|mut mount| {
        mount.profile.m = 7;
        mount
    });
    let unit = table.unit(A, card, (36_000, 20_000), Angle::NORTH, 5);
    let mut battle = table.build();
    assert_eq!(battle.pace(unit), 6000);
    flee(&mut battle, unit, Fright::Nearest, &[1, 1, 1]);
    assert_eq!(battle.unit(unit).flight_roll, 3);
}

#[test]
fn wh_05_g1_straight_away_from_the_enemy() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 20_000));
    let enemy = table.unit(B, cards::orcs(20), (36_000, 20_000), Angle::SOUTH, 5);
    table.fighting(unit, enemy);
    let mut battle = table.build();
    let log = flee(&mut battle, unit, Fright::From(enemy), &[3, 4]);
    assert!(log.cites(WH_05_G1));
    assert_eq!(battle.unit(unit).front, Point::new(36_000, 13_000));
    assert_eq!(battle.distance(unit, enemy), 7000);
    // Both are out of the combat.
    assert!(!battle.is_fighting(unit) && !battle.is_fighting(enemy));
}

#[test]
fn wh_02_21_a_mob_has_no_formation() {
    let mut table = Table::new();
    table.at(Step::Order { due: Due::Compulsory, units: UnitSet::EMPTY });
    let unit = men(&mut table, (36_000, 20_000));
    let mut battle = table.build();
    battle.unit_mut(unit).charge =
        Some(crate::Charge { target: UnitId(0), zone: plane::Zone::Front, air: false });
    let log = flee(&mut battle, unit, Fright::Nearest, &[1, 2]);
    assert!(log.cites(WH_02_21) && log.cites(WH_05_G17));
    assert_eq!(battle.unit(unit).charge, None);
    // WH-05-G17: it keeps its footprint.
    assert_eq!(battle.rect(unit).width, 5 * 787);
}

#[test]
fn wh_02_20_the_fleeing_run_for_the_nearest_edge() {
    let mut table = Table::new();
    let unit = men(&mut table, (12_000, 24_000));
    table.fleeing(unit);
    let mut battle = table.build();
    let log = compulsory(&mut battle, unit, &[2, 2]);
    assert!(log.cites(WH_02_20) && log.cites(WH_05_04) && log.cites(WH_02_G25));
    assert_eq!(battle.unit(unit).front, Point::new(8_000, 24_000));
    // WH-01-G3: who has run this turn already does not run again.
    battle.unit_mut(unit).flags.set(Flags::FLED_THIS_TURN);
    compulsory(&mut battle, unit, &[]);
    assert_eq!(battle.unit(unit).front, Point::new(8_000, 24_000));
}

#[test]
fn wh_05_06_off_the_table_is_off_for_good() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 8_000));
    let hero = table.join(cards::hero(), unit, 1);
    table.fleeing(unit);
    let mut battle = table.build();
    // WH-05-G4: the rear is 4065 from the edge (five ranks); four inches leave it on the table.
    let mut stays = battle.clone();
    compulsory(&mut stays, unit, &[2, 2]);
    assert!(stays.stands(unit));
    let log = compulsory(&mut battle, unit, &[2, 3]);
    assert!(log.cites(WH_05_06) && log.cites(WH_05_G4));
    assert_eq!((battle.unit(unit).status, battle.unit(hero).status), (Status::Gone, Status::Gone));
}

#[test]
fn wh_05_g2_flight_goes_round_enemies_and_rough_ground() {
    let mut table = Table::new();
    table.ground(block(Terrain::Wood, [33_000, 39_000], [8_000, 12_000]));
    let unit = men(&mut table, (36_000, 20_000));
    table.fleeing(unit);
    let mut battle = table.build();
    let log = compulsory(&mut battle, unit, &[3, 4]);
    assert!(log.cites(WH_05_G2));
    let direction = battle.unit(unit).flight_direction;
    assert!(direction != Angle::SOUTH && Angle::SOUTH.difference(direction).abs() <= 16_384);
    assert!(!log.cites(WH_02_13));
    // The first flight goes straight through, and pays.
    table.state(unit).status = Status::Formed;
    let enemy = table.unit(B, cards::orcs(20), (36_000, 22_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let log = flee(&mut battle, unit, Fright::From(enemy), &[3, 4]);
    assert_eq!(battle.unit(unit).flight_direction, Angle::SOUTH);
    assert!(log.cites(WH_02_13));
    // Rear at 16852; 4852 to the wood, then 2148 at half speed.
    assert_eq!(battle.unit(unit).front.y, 20_000 - 4852 - 1074);
}

#[test]
fn wh_05_g2_enemies_are_avoided_by_an_inch() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 20_000));
    let enemy = table.unit(B, cards::orcs(10), (38_500, 12_000), Angle::NORTH, 5);
    table.fleeing(unit);
    let mut battle = table.build();
    let log = compulsory(&mut battle, unit, &[6, 6]);
    assert!(log.cites(WH_05_G2));
    assert!(1000 <= battle.distance(unit, enemy));
}

#[test]
fn wh_05_g3_through_friends_and_beyond_them() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 30_000));
    let friend = table.unit(A, cards::archers(10), (36_000, 24_000), Angle::NORTH, 5);
    let enemy = table.unit(B, cards::orcs(20), (36_000, 32_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    // Six inches would end on the archers, whose rear is at 22426.
    let log = flee(&mut battle, unit, Fright::From(enemy), &[3, 3]);
    assert!(log.has(Event::PassedThrough { unit, other: friend }));
    assert!(log.cites(WH_05_G3));
    let gap = battle.distance(unit, friend);
    assert!(gap < 200 && !plane::overlap(&battle.unit(unit).hull, &battle.unit(friend).hull), "{gap}");
    assert!(battle.unit(unit).front.y < 22_427);
}

#[test]
fn wh_05_g3_weak_enemies_are_passed_and_strong_ones_are_the_end() {
    for (strong, lost) in [(false, false), (true, true)] {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, 30_000));
        let behind = table.unit(B, cards::orcs(20), (36_000, 32_000), Angle::SOUTH, 5);
        let card = if strong { cards::goblins(20) } else { cards::without_command(cards::goblins(4)) };
        let files = if strong { 20 } else { 4 };
        // All round it.
        for (x, y, facing) in
            [(36_000, 25_000, Angle::SOUTH), (29_000, 28_000, Angle::WEST), (43_000, 28_000, Angle::EAST)]
        {
            table.unit(B, card, (x, y), facing, files);
        }
        for x in [31_000, 41_000] {
            table.unit(B, card, (x, 22_000), Angle::SOUTH, files);
        }
        let mut battle = table.build();
        // The corners are shut by strong enemies only.
        let log = flee(&mut battle, unit, Fright::From(behind), &[5, 5]);
        assert_eq!(battle.stands(unit), !lost, "{:?}", log.events);
        if lost {
            assert!(log.has(Event::UnitLost { unit, cause: Cause::Trapped }));
        }
    }
}

#[test]
fn wh_05_g3_impassable_ground_stops_who_cannot_go_round() {
    let mut table = Table::new();
    table.ground(block(Terrain::Rock, [10_000, 62_000], [10_000, 14_000]));
    table.ground(block(Terrain::Rock, [26_000, 30_000], [14_000, 30_000]));
    table.ground(block(Terrain::Rock, [42_000, 46_000], [14_000, 30_000]));
    let unit = men(&mut table, (36_000, 20_000));
    let enemy = table.unit(B, cards::orcs(20), (36_000, 22_000), Angle::SOUTH, 5);
    let mut battle = table.build();
    let log = flee(&mut battle, unit, Fright::From(enemy), &[6, 6]);
    assert!(log.cites(WH_05_G3));
    // Its rear at the rocks.
    assert_eq!(battle.unit(unit).front.y, 14_000 + 4 * 787);
    assert!(battle.stands(unit));
}

#[test]
fn wh_09_h10_crews_scatter() {
    let mut table = Table::new();
    let unit = table.unit(A, cards::machine(crate::Machine::Cannon), (36_000, 20_000), Angle::NORTH, 1);
    let mut battle = table.build();
    let log = flee(&mut battle, unit, Fright::Nearest, &[]);
    assert!(log.has(Event::UnitLost { unit, cause: Cause::CrewScattered }) && log.cites(WH_09_H10));
}

#[test]
fn wh_05_g17_a_mob_stops_marches_and_has_no_sides() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 20_000));
    let mob = table.unit(B, cards::orcs(20), (36_000, 27_000), Angle::EAST, 5);
    table.fleeing(mob);
    let battle = table.build();
    assert_eq!(
        refused(&battle, A, Action::March { unit }),
        Refusal::EnemyTooNearToMarch { unit, enemy: mob }
    );
    assert_eq!(battle.zones_hit(unit, mob), plane::Zones::In(plane::Zone::Front));
    assert_eq!(battle.can_reach(unit, mob).map(|reach| reach.edge), Some(None));
}

#[test]
fn wh_05_04_flight_goes_on_in_every_own_movement_phase() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 20_000));
    table.fleeing(unit);
    let mut battle = table.build();
    for (faces, y) in [([1, 2], 17_000), ([2, 2], 13_000)] {
        assert!(compulsory(&mut battle, unit, &faces).cites(WH_05_04));
        assert_eq!(battle.unit(unit).front, Point::new(36_000, y));
    }
}

#[test]
fn wh_02_g25_only_the_fleeing_and_the_shambling_must_move() {
    let mut table = Table::new();
    let unit = men(&mut table, (36_000, 20_000));
    let stupid = table.unit(A, cards::trolls(3), (20_000, 20_000), Angle::NORTH, 3);
    // WH-06-23: standing about is no move.
    table.state(stupid).flags = Flags(Flags::STUPID);
    let mut battle = table.build();
    for unit in [unit, stupid] {
        let before = battle.rect(unit);
        assert!(compulsory(&mut battle, unit, &[]).cites(WH_02_G25));
        assert_eq!(battle.rect(unit), before);
    }
}

#[test]
fn wh_05_g4_touching_the_edge_is_enough() {
    for (y, lost) in [(4 * 787 + 4000, true), (4 * 787 + 4002, false)] {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, y));
        table.fleeing(unit);
        let mut battle = table.build();
        let log = compulsory(&mut battle, unit, &[2, 2]);
        assert_eq!((battle.stands(unit), log.cites(WH_05_G4)), (!lost, lost), "{y}");
    }
}

mod pursuit {
    use super::*;

    fn pursue(battle: &mut Battle, unit: UnitId, inches: u8, faces: &[u8]) -> Log {
        with_dice(faces, |dice, log| battle.pursue(unit, Angle::NORTH, inches, dice, log))
    }

    #[test]
    fn wh_05_13_pursuers_go_the_full_distance() {
        // WH-05-E1: eight, seven or six inches, whatever the fleeing rolled; the ground does not slow them (WH-05-G8).
        for inches in [6, 7, 8] {
            let mut table = Table::new();
            table.ground(block(Terrain::Marsh, [30_000, 42_000], [21_000, 40_000]));
            let unit = men(&mut table, (36_000, 20_000));
            let mut battle = table.build();
            let log = pursue(&mut battle, unit, inches, &[]);
            assert!(log.cites(WH_05_13) && log.cites(WH_05_G8));
            assert_eq!(battle.unit(unit).front.y, 20_000 + 1000 * Mil::from(inches));
        }
    }

    #[test]
    fn wh_05_g10_pursuers_turn_and_stop_short_of_friends() {
        let mut table = Table::new();
        let unit = table.unit(A, cards::halberdiers(20), (36_000, 20_000), Angle::EAST, 5);
        let friend = men(&mut table, (34_000, 30_000));
        let mut battle = table.build();
        pursue(&mut battle, unit, 12, &[]);
        assert_eq!(battle.unit(unit).facing, Angle::NORTH);
        assert_eq!(battle.distance(unit, friend), 1000);
    }

    #[test]
    fn wh_05_g10_over_the_edge_and_back() {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, 44_000));
        let hero = table.join(cards::hero(), unit, 0);
        let mut battle = table.build();
        let log = pursue(&mut battle, unit, 6, &[]);
        assert!(log.has(Event::WentAway { unit }) && log.cites(WH_05_G10));
        assert_eq!(battle.unit(unit).status, Status::Away);
        let taken = battle.clone();
        let mut log = Log::default();
        battle.return_from_pursuit(&mut log);
        assert!(log.any(|event| matches!(event, Event::Moved { manner: Manner::Return, .. })));
        let rect = battle.rect(unit);
        assert_eq!((rect.facing, rect.front.x), (Angle::SOUTH, 36_000));
        assert_eq!(rect.front.y, 48_000 - 5 * 787);
        assert_eq!(battle.body_of(hero), unit);
        assert_eq!(refused(&battle, A, Action::Advance { unit, distance: 100 }), Refusal::HasMoved { unit });
        // Somebody stands there: the nearest free place of that edge.
        let mut battle = taken;
        let other = table.unit(A, cards::archers(10), (36_500, 47_000), Angle::SOUTH, 5);
        let mut crowded = table.build();
        *crowded.unit_mut(unit) = *battle.unit(unit);
        battle = crowded;
        battle.return_from_pursuit(&mut log);
        assert!(battle.stands(unit) && !plane::overlap(&battle.unit(unit).hull, &battle.unit(other).hull));
        assert!(battle.unit(unit).front.x < 34_000);
    }

    #[test]
    fn wh_05_14_into_a_new_enemy() {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, 20_000));
        let enemy = table.unit(B, cards::orcs(20), (36_500, 25_000), Angle::SOUTH, 5);
        let mut battle = table.build();
        let log = pursue(&mut battle, unit, 8, &[]);
        assert!(log.has(Event::RanInto { unit, enemy }) && log.cites(WH_05_14) && log.cites(WH_05_G11));
        assert!(battle.unit(unit).foes.contains(enemy) && battle.unit(unit).flags.has(Flags::CHARGED));
        assert!(plane::touches(&battle.unit(unit).hull, &battle.unit(enemy).hull));
    }

    #[test]
    fn wh_05_g11_the_side_is_seen_from_where_the_pursuit_began() {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, 20_000));
        let enemy = table.unit(B, cards::orcs(20), (38_000, 25_000), Angle::EAST, 5);
        let mut battle = table.build();
        pursue(&mut battle, unit, 8, &[]);
        assert!(plane::contact(&battle.rect(unit), &battle.rect(enemy), plane::Edge::Right).is_some());
    }

    #[test]
    fn wh_05_g11_the_fleeing_are_run_down_and_the_pursuit_goes_on() {
        let mut table = Table::new();
        let unit = men(&mut table, (36_000, 20_000));
        let mob = table.unit(B, cards::orcs(20), (36_000, 25_000), Angle::SOUTH, 5);
        let quarry = table.unit(B, cards::goblins(20), (36_000, 30_000), Angle::SOUTH, 5);
        table.fleeing(mob);
        table.fleeing(quarry);
        table.state(unit).quarry = UnitSet::of(quarry);
        let mut battle = table.build();
        let log = pursue(&mut battle, unit, 12, &[]);
        assert!(log.has(Event::UnitLost { unit: mob, cause: Cause::Pursuit }));
        // Whom it did not catch has got away: it comes up to it and no farther.
        assert!(battle.is_fleeing(quarry) && battle.unit(unit).foes.is_empty());
        assert_eq!(battle.distance(unit, quarry), 0);
    }

    #[test]
    fn wh_05_g11_who_runs_from_fear_may_be_outrun() {
        for (inches, caught) in [(8, true), (7, false)] {
            let mut table = Table::new();
            let unit = table.unit(A, cards::trolls(6), (36_000, 20_000), Angle::NORTH, 3);
            let enemy = table.unit(B, cards::halberdiers(10), (36_000, 24_000), Angle::SOUTH, 5);
            let mut battle = table.build();
            // The test fails against the stronger trolls; three inches of flight.
            let log = pursue(&mut battle, unit, inches, &[6, 6, 1, 2]);
            assert_eq!(log.has(Event::UnitLost { unit: enemy, cause: Cause::Pursuit }), caught);
            assert_eq!(battle.is_fleeing(enemy), !caught);
            assert!(!battle.is_fighting(unit));
        }
    }
}

mod shambling {
    use super::*;

    fn trolls(table: &mut Table) -> UnitId {
        let unit = table.unit(A, cards::trolls(3), (36_000, 20_000), Angle::NORTH, 3);
        table.state(unit).flags = Flags(Flags::STUPID | Flags::SHAMBLES);
        unit
    }

    #[test]
    fn wh_06_22_straight_ahead_at_half_speed() {
        let mut table = Table::new();
        let unit = trolls(&mut table);
        let mut battle = table.build();
        let log = compulsory(&mut battle, unit, &[]);
        assert!(log.cites(WH_06_22));
        assert_eq!(battle.unit(unit).front.y, 20_000 + battle.pace(unit) / 2);
    }

    #[test]
    fn wh_06_g14_an_inch_from_friends_and_into_enemies() {
        let mut table = Table::new();
        let unit = trolls(&mut table);
        let friend = men(&mut table, (36_000, 20_000 + 1500 + 4 * 787));
        let mut battle = table.build();
        let log = compulsory(&mut battle, unit, &[]);
        assert!(log.cites(WH_06_G14));
        assert_eq!(battle.distance(unit, friend), 1000);
        let mut table = Table::new();
        let unit = trolls(&mut table);
        let enemy = table.unit(B, cards::halberdiers(20), (36_000, 21_500), Angle::SOUTH, 5);
        let mut battle = table.build();
        // It counts as a charge: the enemy tests for fear, and holds.
        let log = compulsory(&mut battle, unit, &[1, 1]);
        assert!(log.any(|event| matches!(event, Event::Tested { .. })));
        assert!(battle.unit(unit).foes.contains(enemy) && battle.unit(unit).flags.has(Flags::CHARGED));
    }
}

mod rallying {
    use super::*;
    use plane::Vector;

    fn mob(table: &mut Table, models: u8) -> UnitId {
        let unit = men(table, (36_000, 20_000));
        table.state(unit).models = models;
        table.fleeing(unit);
        table.at(Step::Rally { units: UnitSet::of(unit) });
        unit
    }

    #[test]
    fn wh_05_08_rallying_is_a_leadership_test() {
        let mut table = Table::new();
        let unit = mob(&mut table, 20);
        let mut battle = table.build();
        let mut failed = battle.clone();
        let log = act(&mut failed, A, Action::Rally { unit }, &[4, 4, 1, 1]);
        assert!(log.cites(WH_05_08) && failed.is_fleeing(unit));
        let log = act(&mut battle, A, Action::Rally { unit }, &[3, 4]);
        assert!(log.has(Event::Rallied { unit }));
        assert_eq!(battle.step(), Step::FormUp { unit });
    }

    #[test]
    fn wh_05_09_the_rallied_form_up_and_do_nothing_else() {
        let mut table = Table::new();
        let unit = mob(&mut table, 20);
        let mut battle = table.build();
        let log = act(&mut battle, A, Action::Rally { unit }, &[1, 1]);
        assert!(log.cites(WH_05_09));
        let form = |facing, files| Action::FormUp { unit, facing, files };
        assert!(matches!(refused(&battle, A, form(Angle::WEST, 0)), Refusal::FilesImpossible { .. }));
        let centre = battle.rect(unit).centre();
        let log = act(&mut battle, A, form(Angle::WEST, 4), &[]);
        assert!(log.cites(WH_05_G6));
        let rect = battle.rect(unit);
        assert_eq!((rect.facing, battle.unit(unit).files, rect.centre()), (Angle::WEST, 4, centre));
        assert_eq!(
            refused(&battle, A, Action::Advance { unit, distance: 100 }),
            Refusal::HasRallied { unit }
        );
    }

    #[test]
    fn wh_05_10_a_quarter_must_be_left() {
        // WH-05-E3: five of twenty may try, four may not.
        let mut table = Table::new();
        let unit = mob(&mut table, 5);
        assert!(act(&mut table.build(), A, Action::Rally { unit }, &[1, 1]).cites(WH_05_G5));
        let mut table = Table::new();
        let unit = mob(&mut table, 4);
        assert_eq!(
            refused(&table.build(), A, Action::Rally { unit }),
            Refusal::TooFewToRally { unit, models: 4, at_start: 20 }
        );
    }

    #[test]
    fn wh_05_g5_single_models_are_always_enough() {
        let mut table = Table::new();
        let unit = table.unit(A, cards::giant(), (36_000, 20_000), Angle::NORTH, 1);
        table.state(unit).wounds = 5;
        table.fleeing(unit);
        table.at(Step::Rally { units: UnitSet::of(unit) });
        act(&mut table.build(), A, Action::Rally { unit }, &[1, 1]);
    }

    #[test]
    fn wh_01_g3_who_has_fled_this_turn_does_not_rally() {
        let mut table = Table::new();
        let unit = mob(&mut table, 20);
        table.state(unit).flags.set(Flags::FLED_THIS_TURN);
        assert_eq!(refused(&table.build(), A, Action::Rally { unit }), Refusal::FledThisTurn { unit });
    }

    #[test]
    fn wh_05_g6_without_room_it_is_shifted() {
        let mut table = Table::new();
        let unit = mob(&mut table, 20);
        let friend = table.unit(A, cards::archers(10), (40_200, 20_000), Angle::NORTH, 5);
        table.state(unit).status = Status::Formed;
        table.at(Step::FormUp { unit });
        let mut battle = table.build();
        let centre = battle.rect(unit).centre();
        let log = act(&mut battle, A, Action::FormUp { unit, facing: Angle::NORTH, files: 10 }, &[]);
        assert!(log.cites(WH_05_G6));
        assert!(!plane::overlap(&battle.unit(unit).hull, &battle.unit(friend).hull));
        let shift: Vector = battle.rect(unit).centre() - centre;
        assert!(0 < shift.length() && shift.length() < 3000, "{shift:?}");
    }

    #[test]
    fn what_the_mob_covers_is_always_free() {
        let mut table = Table::new();
        let unit = mob(&mut table, 20);
        table.state(unit).status = Status::Formed;
        table.at(Step::FormUp { unit });
        table.unit(B, cards::orcs(20), (36_000, 20_100), Angle::SOUTH, 5);
        let battle = table.build();
        let stay = Action::FormUp { unit, facing: Angle::NORTH, files: 5 };
        assert!(battle.check(A, stay).is_ok());
    }
}
