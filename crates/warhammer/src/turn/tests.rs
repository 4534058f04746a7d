//! Chapter 01: the player turn.

use crate::testing::*;
use crate::*;
use table::Side;

const A: Side = Side::A;
const B: Side = Side::B;

/// Men of side a in the south, orcs of side b in the north, far from each other.
fn field() -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let men = table.unit(A, cards::halberdiers(20), (36_000, 8_000), Angle::NORTH, 5);
    let orcs = table.unit(B, cards::orcs(20), (36_000, 40_000), Angle::SOUTH, 5);
    (table, men, orcs)
}

fn phases(log: &Log) -> Vec<Phase> {
    let phase = |event: &Event| match event {
        Event::PhaseBegan { phase } => Some(*phase),
        _ => None,
    };
    log.events.iter().filter_map(phase).collect()
}

#[test]
fn wh_01_01_four_phases_in_order_then_the_other_player() {
    let (mut table, ..) = field();
    table.unit(A, cards::archers(10), (20_000, 8_000), Angle::NORTH, 10);
    let mut battle = table.stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]).build();
    let mut log = go_on(&mut battle, &[]);
    assert!(log.has(Event::TurnBegan { side: A, game_turn: 1 }));
    for step in [Step::Charges, Step::Moves, Step::Shooting, Step::EndOfTurn] {
        assert_eq!(battle.step(), step);
        let mut more = if step == Step::EndOfTurn {
            // The orcs roll for a quarrel.
            act(&mut battle, A, Action::Done, &[3])
        } else {
            act(&mut battle, A, Action::Done, &[])
        };
        log.events.append(&mut more.events);
    }
    use Phase::*;
    assert_eq!(phases(&log), [Start, Movement, Shooting, CloseCombat, Magic, Start, Movement]);
    assert_eq!((battle.active(), battle.turn_number(), battle.step()), (B, 2, Step::Charges));
}

#[test]
fn wh_01_02_only_the_active_player_moves_his_troops() {
    let (mut table, men, orcs) = field();
    let battle = table.at(Step::Moves).build();
    let advance = |unit| Action::Advance { unit, distance: 1000 };
    assert_eq!(refused(&battle, A, advance(orcs)), Refusal::NotYourUnit { unit: orcs });
    assert_eq!(refused(&battle, B, advance(orcs)), Refusal::NotYourDecision);
    assert_eq!(refused(&battle, A, advance(UnitId(9))), Refusal::NoSuchUnit { unit: UnitId(9) });
    assert!(table::Game::check(&battle, A, advance(men)).is_ok());
}

#[test]
fn wh_01_e2_no_charge_after_a_move() {
    let (mut table, men, orcs) = field();
    let mut battle = table.at(Step::Charges).build();
    act(&mut battle, A, Action::Done, &[]);
    act(&mut battle, A, Action::Advance { unit: men, distance: 1000 }, &[]);
    let refusal = refused(&battle, A, Action::Charge { unit: men, target: orcs, air: false });
    assert_eq!((refusal, refusal.rule()), (Refusal::OutOfPhase, rules::WH_01_03));
}

#[test]
fn wh_01_03_the_steps_of_the_movement_phase_follow_each_other() {
    let (mut table, ..) = field();
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 1 })]).build();
    let mut log = go_on(&mut battle, &[]);
    log.events.extend(act(&mut battle, A, Action::Done, &[]).events);
    let step = |event: &Event| match event {
        Event::StepBegan { step } => Some(*step),
        _ => None,
    };
    assert_eq!(log.events.iter().filter_map(step).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(battle.step(), Step::Moves);
}

#[test]
fn wh_01_g1_the_fourth_step_moves_chargers() {
    let (mut table, ..) = field();
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 4 })]).build();
    assert!(go_on(&mut battle, &[]).cites(rules::WH_01_G1));
}

#[test]
fn wh_01_04_the_active_player_shoots() {
    let (mut table, ..) = field();
    let mut battle = table.stack(&[Step::Next(Moment::Shooting)]).build();
    let log = go_on(&mut battle, &[]);
    assert_ne!(battle.step(), Step::Shooting, "nobody has anything to shoot with");
    assert!(log.cites(rules::WH_01_04));
    table.unit(A, cards::archers(10), (20_000, 8_000), Angle::NORTH, 10);
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    assert_eq!(battle.step(), Step::Shooting);
    assert_eq!(refused(&battle, B, Action::Done), Refusal::NotYourDecision);
}

#[test]
fn wh_01_05_both_sides_fight_in_every_close_combat_phase() {
    let (mut table, ..) = field();
    let mut battle = table.stack(&[Step::Next(Moment::Combats)]).build();
    assert!(go_on(&mut battle, &[]).cites(rules::WH_01_05));
}

#[test]
fn wh_01_06_distances_are_thousandths_of_an_inch() {
    let (table, men, orcs) = field();
    assert_eq!(table.build().distance(men, orcs), 32 * INCH);
}

#[test]
fn wh_01_09_charges_are_declared_without_measuring() {
    let (mut table, men, orcs) = field();
    table.state(orcs).front = Point { x: 36_000, y: 15_700 };
    let view = |battle: &Battle| table::Game::view(battle, table::Viewer::Side(A));
    let battle = table.at(Step::Charges).build();
    assert!(!view(&battle).may_measure());
    let after = table.clone().at(Step::Moves).build();
    assert!(view(&after).may_measure());
    assert_eq!(view(&after).judged_distance(men, orcs), 7700);
    let mut begun = table.stack(&[Step::Next(Moment::Movement { step: 1 })]).build();
    assert!(go_on(&mut begun, &[]).cites(rules::WH_01_09));
}

#[test]
fn wh_01_g7_distances_are_judged_to_the_inch() {
    let (mut table, men, orcs) = field();
    table.state(orcs).front = Point { x: 36_000, y: 15_700 };
    let judged =
        |battle: &Battle| table::Game::view(battle, table::Viewer::Side(A)).judged_distance(men, orcs);
    assert_eq!(judged(&table.at(Step::Charges).build()), 8000);
    assert_eq!(judged(&table.at(Step::Shooting).build()), 8000);
    table.switches(|switches| switches.strict_measuring = false);
    assert_eq!(judged(&table.build()), 7700);
}

#[test]
fn wh_01_g2_a_game_turn_is_a_turn_of_each_player() {
    let (mut table, ..) = field();
    let turn = |table: &mut Table, number| table.turn(number, A).build().game_turn();
    assert_eq!([1, 2, 3, 4, 12].map(|number| turn(&mut table, number)), [1, 1, 2, 2, 6]);
}

#[test]
fn wh_01_g3_the_start_of_a_turn_has_its_order() {
    let mut table = Table::new();
    // Fleeing goblins and a giant near by: trolls, panic, terror, stupidity; savage orcs: frenzy, then quarrels.
    let goblins = table.unit(A, cards::goblins(20), (30_000, 20_000), Angle::SOUTH, 5);
    table.fleeing(goblins);
    let trolls = table.unit(A, cards::trolls(3), (36_000, 20_000), Angle::NORTH, 3);
    let savages = table.unit(A, cards::savage_orcs(10), (60_000, 10_000), Angle::NORTH, 5);
    table.unit(B, cards::giant(), (36_000, 27_000), Angle::SOUTH, 1);
    table.switches(|switches| switches.panic_range = 12);
    let mut battle = table.stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]).build();
    // Panic 2 and 2; fear of the terrible is no test here: trolls cause fear; stupidity 6 and 6, then 5.
    let log = go_on(&mut battle, &[1, 1, 6, 6, 5]);
    let tests: Vec<Test> = log
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Tested { test, .. } => Some(*test),
            _ => None,
        })
        .collect();
    assert_eq!(tests, [Test::PanicFleeingFriends, Test::Stupidity]);
    assert!(battle.is_stupid(trolls));
    assert_eq!(battle.step(), Step::Frenzy { units: UnitSet::of(savages) });
    let log = act(&mut battle, A, Action::Done, &[1]);
    assert!(log.has(Event::Squabbles { unit: savages, roll: 1, yes: true }));
    assert!(phases(&log).contains(&Phase::Movement));
}

#[test]
fn wh_01_g3_a_unit_that_fled_in_its_own_turn_does_not_run_twice() {
    let (mut table, men, _) = field();
    table.fleeing(men);
    table.state(men).flags.set(Flags::FLED_THIS_TURN);
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 2 })]).build();
    let log = go_on(&mut battle, &[]);
    assert!(!log.any(|event| matches!(event, Event::Fled { .. } | Event::Tested { .. })));
    assert_eq!(battle.step(), Step::Moves);
}

#[test]
fn wh_01_g4_the_active_player_chooses_the_order() {
    let (mut table, men, orcs) = field();
    let others = table.unit(A, cards::halberdiers(20), (20_000, 8_000), Angle::NORTH, 5);
    table.fleeing(men).fleeing(others);
    let due: UnitSet = [men, others].into_iter().collect();
    table.state(men).models = 2;
    table.state(others).models = 2;
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 3 })]).build();
    let log = go_on(&mut battle, &[]);
    assert!(log.cites(rules::WH_01_G4));
    assert_eq!(battle.step(), Step::Order { due: Due::Compulsory, units: due });
    assert_eq!(refused(&battle, A, Action::Next { unit: orcs }), Refusal::NotDue { unit: orcs });
    assert_eq!(
        refused(&battle, A, Action::Next { unit: UnitId(40) }),
        Refusal::NoSuchUnit { unit: UnitId(40) }
    );
    act(&mut battle, A, Action::Next { unit: others }, &[1, 1]);
    // With one left there is nothing to choose, but it is not forgotten.
    assert_eq!(battle.step(), Step::Order { due: Due::Compulsory, units: UnitSet::of(men) });
    act(&mut battle, A, Action::Next { unit: men }, &[1, 1]);
    assert_eq!(battle.step(), Step::Moves);
}

#[test]
fn wh_01_10_a_turn_costs_a_quarter_of_the_movement() {
    let (mut table, men, _) = field();
    let mut battle = table.at(Step::Moves).build();
    let log = act(&mut battle, A, Action::Turn { unit: men, turn: Turn::About }, &[]);
    assert!(log.cites(rules::WH_01_10));
    let cost = |event: &Event| match event {
        Event::Moved { cost, left, .. } => Some((*cost, *left)),
        _ => None,
    };
    assert_eq!(log.events.iter().find_map(cost), Some((1000, 3000)));
}

#[test]
fn wh_01_g8_a_roll_is_repeated_once_only() {
    let (mut table, men, _) = field();
    table.unit(A, cards::army_standard(), (40_000, 8_000), Angle::NORTH, 1);
    let mut battle = table.build();
    // Failed, repeated, failed again: no third roll is asked for.
    let log = with_dice(&[6, 6, 6, 5], |dice, log| {
        assert!(!battle.break_test(men, 0, false, dice, log));
    });
    assert!(log.cites(rules::WH_01_G8));
}

#[test]
fn wh_01_g10_a_quarter_is_tested_without_rounding() {
    // Of 18 models 5 are 25 % or more, 4 are not.
    for (models, few) in [(5, false), (4, true)] {
        let mut table = Table::new();
        let men = table.unit(A, cards::halberdiers(18), (36_000, 24_000), Angle::NORTH, 3);
        table.unit(B, cards::orcs(20), (36_000, 46_000), Angle::SOUTH, 5);
        table.fleeing(men).state(men).models = models;
        let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 2 })]).build();
        let log = go_on(&mut battle, if few { &[1, 1] } else { &[] });
        assert_eq!(log.cites(rules::WH_01_G10), few);
        assert_eq!(matches!(battle.step(), Step::Rally { .. }), !few);
    }
}

#[test]
fn wh_02_g25_flights_and_shambling_are_all_compulsory_moves() {
    let mut table = Table::new();
    let trolls = table.unit(A, cards::trolls(3), (20_000, 10_000), Angle::NORTH, 3);
    let men = table.unit(A, cards::halberdiers(20), (50_000, 24_000), Angle::NORTH, 5);
    let idle = table.unit(A, cards::trolls(3), (30_000, 10_000), Angle::NORTH, 3);
    table.unit(B, cards::orcs(20), (36_000, 46_000), Angle::SOUTH, 5);
    table.fleeing(men);
    table.state(trolls).flags.set(Flags::STUPID | Flags::SHAMBLES);
    table.state(idle).flags.set(Flags::STUPID);
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 3 })]).build();
    go_on(&mut battle, &[]);
    let units = [trolls, men].into_iter().collect();
    assert_eq!(battle.step(), Step::Order { due: Due::Compulsory, units });
    let log = act(&mut battle, A, Action::Next { unit: trolls }, &[]);
    assert!(log.cites(rules::WH_02_G25));
    assert_eq!(battle.unit(trolls).front.y, 13_000);
}

#[test]
fn wh_05_10_too_few_are_told_so() {
    let (mut table, men, _) = field();
    table.fleeing(men);
    table.state(men).models = 4;
    let mut battle = table.stack(&[Step::Next(Moment::Movement { step: 2 })]).build();
    let log = go_on(&mut battle, &[1, 1]);
    assert!(log.has(Event::CannotRally { unit: men, models: 4, at_start: 20 }));
}

#[test]
fn wh_09_h40_squabblers_lose_their_turn() {
    let (mut table, _, orcs) = field();
    let few = table.unit(B, cards::orcs(4), (20_000, 40_000), Angle::SOUTH, 4);
    let proud = table.unit(B, cards::black_orcs(10), (50_000, 40_000), Angle::SOUTH, 5);
    table.turn(2, B).stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]);
    let mut battle = table.build();
    let log = go_on(&mut battle, &[1]);
    assert!(log.has(Event::Squabbles { unit: orcs, roll: 1, yes: true }));
    let quarrel = |unit| log.any(|event| matches!(event, Event::Squabbles { unit: who, .. } if *who == unit));
    assert!(!quarrel(few) && !quarrel(proud));
    let mut battle = table.at(Step::Moves).build();
    battle.unit_mut(orcs).flags.set(Flags::SQUABBLES);
    let move_on = Action::Advance { unit: orcs, distance: 1000 };
    assert_eq!(refused(&battle, B, move_on), Refusal::Squabbling { unit: orcs });
    // A 2 keeps the peace.
    let mut battle = table.stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]).build();
    go_on(&mut battle, &[2]);
    assert!(!battle.unit(orcs).flags.has(Flags::SQUABBLES));
}

#[test]
fn wh_09_h39_undead_crumble_without_their_general() {
    let mut table = Table::new();
    let skeletons = table.unit(A, cards::skeletons(10), (36_000, 8_000), Angle::NORTH, 5);
    let general = table.unit(A, cards::necromancer(1, &[]), (20_000, 8_000), Angle::NORTH, 1);
    table.unit(B, cards::orcs(20), (36_000, 40_000), Angle::SOUTH, 5);
    table.stack(&[Step::Next(Moment::StartOfTurn { part: 4 })]);
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    assert_eq!(battle.unit(skeletons).models, 10);
    table.state(general).status = Status::Gone;
    table.state(general).models = 0;
    // Ld 5: 2 and 3 hold; 3 and 3 do not, and a 5 is three wounds.
    let mut battle = table.build();
    go_on(&mut battle, &[2, 3]);
    assert_eq!(battle.unit(skeletons).models, 10);
    let mut battle = table.build();
    let log = go_on(&mut battle, &[3, 3, 5]);
    assert_eq!(battle.unit(skeletons).models, 7);
    assert!(log.has(Event::Lost { unit: skeletons, models: 3, wounds: 3, left: 7, cause: Cause::Crumbling }));
    assert!(log.cites(rules::WH_01_G9));
}

#[test]
fn wh_01_g9_a_d3_is_half_a_d6_rounded_up() {
    let (table, men, _) = field();
    let mut battle = table.build();
    let mut thirds = Vec::new();
    with_dice(&[1, 2, 3, 4, 5, 6], |dice, _| {
        for _ in 0..6 {
            thirds.push(battle.roll_d3(men, dice::Purpose::Crumble, dice));
        }
    });
    assert_eq!(thirds, [1, 1, 2, 2, 3, 3]);
}

#[test]
fn wh_09_h53_conceding_at_the_end_of_an_own_turn_loses_crushingly() {
    let (mut table, ..) = field();
    let early = table.at(Step::Moves).build();
    assert_eq!(refused(&early, A, Action::Concede), Refusal::NotAtEndOfTurn);
    assert_eq!(Refusal::NotAtEndOfTurn.rule(), rules::WH_09_H53);
    assert_eq!(refused(&early, B, Action::Concede), Refusal::NotYourDecision);
    let mut battle = table.stack(&[Step::Next(Moment::TurnEnds)]).build();
    go_on(&mut battle, &[]);
    assert_eq!(battle.step(), Step::EndOfTurn);
    let log = act(&mut battle, A, Action::Concede, &[]);
    assert_eq!(battle.step(), Step::Over(table::Outcome::Won(B)));
    let crushing = |event: &Event| matches!(event, Event::BattleEnded { degree: Degree::Crushing, .. });
    assert!(log.any(crushing) && log.cites(rules::WH_09_H53));
    assert_eq!(refused(&battle, A, Action::Done), Refusal::BattleIsOver);
}

#[test]
fn wh_05_14_who_ran_into_an_enemy_still_charges_in_the_own_turn() {
    let (mut table, men, orcs) = field();
    table.fighting(men, orcs);
    table.state(men).flags.set(Flags::CHARGED | Flags::MOVED);
    let idle = table.unit(A, cards::archers(10), (10_000, 8_000), Angle::NORTH, 10);
    table.state(idle).flags.set(Flags::CHARGED);
    let mut battle = table.stack(&[Step::Next(Moment::StartOfTurn { part: 0 })]).build();
    go_on(&mut battle, &[]);
    assert!(battle.unit(men).flags.has(Flags::CHARGED) && !battle.unit(men).flags.has(Flags::MOVED));
    assert!(!battle.unit(idle).flags.has(Flags::CHARGED));
}

#[test]
fn wh_01_g7_what_a_charge_has_left_is_judged_to_the_inch() {
    let (mut table, men, orcs) = field();
    let spare = |table: &mut Table, step, gap| {
        table.state(orcs).front = Point { x: 36_000, y: 8_000 + gap };
        let battle = table.at(step).build();
        assert_eq!(battle.distance(men, orcs), gap);
        table::Game::view(&battle, table::Viewer::Side(A)).judged_spare(men, orcs, false)
    };
    assert_eq!(spare(&mut table, Step::Charges, 7400), Some(INCH));
    assert_eq!(spare(&mut table, Step::Charges, 7700), Some(0), "reaches");
    assert_eq!(spare(&mut table, Step::Charges, 8300), Some(0), "looks just the same and fails");
    assert_eq!(spare(&mut table, Step::Charges, 8600), None);
    assert_eq!(spare(&mut table, Step::Moves, 7700), Some(300));
    assert_eq!(spare(&mut table, Step::Moves, 8300), None);
}
