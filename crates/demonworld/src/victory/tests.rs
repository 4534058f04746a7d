//! Chapter 16: the goals of the scenarios, scoring, set-up faults. Side A is the Empire.

#![allow(clippy::unwrap_used, reason = "tests may fail")]

use crate::label::{Cause, Ending};
use crate::testing::command::*;
use crate::*;
use table::{Events, Outcome, Scripted, Side};

const A: Side = Side::A;
const B: Side = Side::B;

fn points(card: Card, points: u16) -> Card {
    Card { points, ..card }
}

/// An imperial unit of six and orcs: a guard of eight worth 160, a hero worth 60, a rabble of six worth 100.
fn field(goal: Goal) -> Setup {
    let mut units = vec![
        block(A, points(foot(), 100), 6, at(12, 5)),
        block(B, points(foot(), 160), 8, at(4, 5)),
        single(B, points(commander(1, 0), 60), at(4, 20)),
        block(B, points(foot(), 100), 6, at(4, 25)),
    ];
    units[0].posts = ranks(at(10, 5), Facing::NORTH, 3, 6).as_slice().to_vec();
    let mut setup = setup(Modules::COMMANDERS.with(Modules::MORALE), units);
    setup.goal = goal;
    setup
}

fn start(setup: &Setup) -> Battle {
    begin(setup, &[], &mut Vec::new())
}

fn slay(battle: &mut Battle, unit: u8, n: usize) {
    for _ in 0..n {
        let element = battle.elements(UnitId(unit)).next().unwrap();
        battle.destroy(element, Cause::Blow, &mut ());
    }
}

/// The end, if there is one now.
fn watch(battle: &mut Battle) -> Option<(Outcome, Ending)> {
    let mut events = Vec::new();
    battle.end_if_decided(&mut events);
    ending(&events)
}

fn ending(events: &[Event]) -> Option<(Outcome, Ending)> {
    events.iter().find_map(|event| match *event {
        Event::BattleEnded { outcome, ending } => Some((outcome, ending)),
        _ => None,
    })
}

/// Ends the round as it is.
fn end_round(battle: &mut Battle) -> Vec<Event> {
    let mut events = Vec::new();
    battle.keep_watch(&mut events);
    let mut dice = Scripted::new();
    battle.end_round(&mut dice, &mut events);
    events
}

#[test]
fn dw_16_e1_value_of_lost_elements() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 475 }));
    slay(&mut battle, 1, 3);
    assert_eq!(battle.points_lost(B), 60 * POINT);
    assert_eq!(battle.points_lost(A), 0);
}

#[test]
fn dw_16_05_the_defender_wins_as_soon_as_enough_is_lost() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 100 }));
    slay(&mut battle, 1, 2);
    assert_eq!(watch(&mut battle), None);
    // DW-16-06: the hero counts with all his points, no matter who dies around him: 40 + 60.
    slay(&mut battle, 2, 1);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(A), Ending::PointsDestroyed)));
}

#[test]
fn dw_16_06_shares_are_exact() {
    // 100 points in six elements: five are worth 83 1/3.
    for (needed, over) in [(83, true), (84, false)] {
        let mut battle = start(&field(Goal::LastStand { defender: A, points: needed }));
        slay(&mut battle, 3, 5);
        assert_eq!(watch(&mut battle).is_some(), over, "{needed}");
    }
}

#[test]
fn dw_16_07_whoever_flees_on_the_board_does_not_count() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 20 }));
    battle.unit_mut(UnitId(1)).mood = Mood::Fleeing;
    assert_eq!(watch(&mut battle), None);
    let element = battle.elements(UnitId(1)).next().unwrap();
    battle.remove(element);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(A), Ending::PointsDestroyed)));
}

#[test]
fn dw_16_08_the_attacker_wins_when_nobody_is_left() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 475 }));
    slay(&mut battle, 0, 5);
    assert_eq!(watch(&mut battle), None);
    slay(&mut battle, 0, 1);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(B), Ending::Destruction)));
}

#[test]
fn dw_16_g4_the_defenders_condition_goes_first() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 160 }));
    slay(&mut battle, 1, 8);
    slay(&mut battle, 0, 6);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(A), Ending::PointsDestroyed)));
}

#[test]
fn dw_16_04_no_round_limit() {
    let mut setup = field(Goal::LastStand { defender: A, points: 475 });
    setup.house.round_limit = 0;
    setup.round = 40;
    let mut battle = start(&setup);
    assert_eq!(ending(&end_round(&mut battle)), None);
    setup.house.round_limit = 40;
    let mut battle = start(&setup);
    assert_eq!(ending(&end_round(&mut battle)), Some((Outcome::Draw, Ending::RoundLimit)));
}

/// The orc guard on the mound of three hexes in the middle of its front rank.
fn mound() -> Setup {
    let mut setup = field(Goal::Hold { attacker: B });
    setup.area = vec![at(4, 4), at(4, 5), at(5, 5), at(8, 20)];
    setup
}

#[test]
fn dw_16_12_holding_for_a_whole_round_wins() {
    let mut events = Vec::new();
    let mut battle = begin(&mound(), &[], &mut events);
    assert!(events.contains(&Event::AreaTaken { side: B }));
    assert_eq!(battle.area_holder(), Some(B));
    let events = end_round(&mut battle);
    assert_eq!(ending(&events), Some((Outcome::Won(B), Ending::AreaHeld)));
}

#[test]
fn dw_16_g6_not_with_an_enemy_on_it_at_any_moment() {
    let mut battle = start(&mound());
    let element = battle.elements(UnitId(0)).next().unwrap();
    let home = battle.hex(element);
    battle.lift(element);
    battle.put(element, at(8, 20));
    assert_eq!(battle.area_holder(), Some(A));
    let mut events = Vec::new();
    battle.keep_watch(&mut events);
    assert_eq!(events, [Event::AreaLost { side: B }]);
    // It goes away again; the round is lost all the same, the next one counts.
    battle.lift(element);
    battle.put(element, home);
    assert_eq!(battle.area_holder(), Some(B));
    let events = end_round(&mut battle);
    assert_eq!(ending(&events), None);
    assert!(events.contains(&Event::AreaTaken { side: B }));
    assert!(ending(&end_round(&mut battle)).is_some());
}

#[test]
fn dw_16_12_neither_fleeing_units_nor_single_commanders_hold() {
    let mut setup = mound();
    setup.area = vec![at(4, 20)];
    let battle = start(&setup);
    assert_eq!(battle.area_holder(), None);
    let mut battle = start(&mound());
    battle.unit_mut(UnitId(1)).mood = Mood::Fleeing;
    assert_eq!(battle.area_holder(), None);
    // A fleeing enemy does not contest it.
    let mut battle = start(&mound());
    let element = battle.elements(UnitId(0)).next().unwrap();
    battle.lift(element);
    battle.put(element, at(8, 20));
    battle.unit_mut(UnitId(0)).mood = Mood::Fleeing;
    assert_eq!(battle.area_holder(), Some(B));
}

#[test]
fn dw_16_13_otherwise_the_defender_wins() {
    let mut setup = mound();
    setup.area = vec![at(8, 20)];
    for (limit, round, over) in [(0, 11, false), (0, 12, true), (5, 5, true), (5, 4, false)] {
        setup.house.round_limit = limit;
        setup.round = round;
        let expected = over.then_some((Outcome::Won(A), Ending::AreaDefended));
        assert_eq!(ending(&end_round(&mut start(&setup))), expected, "{limit} {round}");
    }
    // DW-16-G5: no unit of the attacker is left; his hero does not matter.
    let mut battle = start(&setup);
    slay(&mut battle, 1, 8);
    assert_eq!(watch(&mut battle), None);
    slay(&mut battle, 3, 6);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(A), Ending::AreaDefended)));
}

/// The same armies in a battle of their own, in its last round.
fn scored() -> Setup {
    let mut setup = field(Goal::Score);
    setup.house.round_limit = 6;
    setup.round = 6;
    setup
}

#[test]
fn dw_16_31_only_whole_units_score() {
    let mut battle = start(&scored());
    slay(&mut battle, 1, 7);
    slay(&mut battle, 0, 5);
    assert_eq!(battle.score(A), Score::default());
    slay(&mut battle, 1, 1);
    slay(&mut battle, 2, 1);
    assert_eq!(battle.score(A), Score { units: 220, ..Score::default() });
    assert_eq!(battle.score(B), Score::default());
    let events = end_round(&mut battle);
    assert!(events.contains(&Event::Scored { side: A, units: 220, items: 0, objectives: 0 }));
    assert!(events.contains(&Event::Scored { side: B, units: 0, items: 0, objectives: 0 }));
    assert_eq!(ending(&events), Some((Outcome::Won(A), Ending::Score)));
}

#[test]
fn dw_16_g7_equal_points_are_a_draw_and_not_before_the_limit() {
    let mut setup = scored();
    assert_eq!(ending(&end_round(&mut start(&setup))), Some((Outcome::Draw, Ending::Score)));
    setup.round = 5;
    assert_eq!(ending(&end_round(&mut start(&setup))), None);
}

#[test]
fn dw_26_21_items_are_lost_with_their_carrier() {
    let mut setup = scored();
    let guard = &mut setup.units[1].card.standard;
    guard.items = Items::WAR_BANNER;
    guard.item_points = 20;
    let hero = &mut setup.units[2].card.standard;
    hero.items = Items::SWORD_OF_POWER;
    hero.item_points = 25;
    let mut battle = start(&setup);
    // The leader falls, then the standard bearer.
    slay(&mut battle, 1, 1);
    assert_eq!(battle.score(A).items, 0);
    slay(&mut battle, 1, 1);
    assert_eq!(battle.score(A), Score { items: 20, ..Score::default() });
    slay(&mut battle, 2, 1);
    assert_eq!(battle.score(A), Score { units: 60, items: 45, objectives: 0 });
    assert_eq!(battle.score(A).total(), 105);
}

#[test]
fn dw_16_38_objectives_are_controlled_by_who_stands_there_free() {
    let mut setup = scored();
    setup.zones = table::BySide::new(vec![(13, 0, 34)], vec![(1, 0, 34)]);
    setup.objectives = vec![Objective { hex: at(4, 20), points: 120 }];
    let mut battle = start(&setup);
    assert_eq!(battle.score(B).objectives, 120);
    assert_eq!(battle.score(A).objectives, 0);
    // In contact it is contested.
    let enemy = battle.elements(UnitId(0)).next().unwrap();
    battle.lift(enemy);
    battle.put(enemy, at(4, 21));
    assert_eq!(battle.score(B).objectives, 0);
    battle.lift(enemy);
    battle.put(enemy, at(10, 30));
    assert_eq!(battle.score(B).objectives, 120);
    // Nor does a fleeing element control it, or one left behind by its unit.
    battle.unit_mut(UnitId(2)).mood = Mood::Fleeing;
    assert_eq!(battle.score(B).objectives, 0);
    slay(&mut battle, 2, 1);
    assert_eq!(battle.score(B).objectives, 0);
}

#[test]
fn dw_16_28_a_battle_for_points_ends_when_nobody_is_left() {
    let mut setup = scored();
    setup.round = 2;
    let mut battle = start(&setup);
    slay(&mut battle, 0, 6);
    assert_eq!(watch(&mut battle), Some((Outcome::Won(B), Ending::Score)));
}

#[test]
fn dw_16_58_whoever_never_arrived_is_lost() {
    let mut setup = scored();
    setup.start = Start::Deploy;
    setup.house.flank_marches = true;
    for unit in &mut setup.units {
        unit.posts.clear();
    }
    let mut battle = start(&setup);
    play(&mut battle, B, Action::Outflank { unit: UnitId(1), wing: Hand::Right, leader: None }, &[]);
    // Before the battle nobody is lost, neither on the march nor waiting to be set up.
    assert_eq!(battle.score(A).total(), 0);
    for (side, unit, hex) in [(A, 0, at(12, 5)), (B, 2, at(3, 20)), (B, 3, at(3, 30))] {
        let action = Action::Deploy { unit: UnitId(unit), hex, facing: Facing::NORTH, width: 1 };
        let wide = Action::Deploy { unit: UnitId(unit), hex, facing: Facing::SOUTH, width: 6 };
        play(&mut battle, side, if unit == 2 { action } else { wide }, &[]);
    }
    play(&mut battle, A, Action::Ready, &[]);
    // Round 6: the guard rolls, needs 4 and stays away.
    let events = play(&mut battle, B, Action::Ready, &[3]);
    assert!(events.iter().any(|event| matches!(event, Event::ArrivalRolled { arrived: false, .. })));
    assert_eq!(battle.points_lost(B), 0);
    assert_eq!(battle.score(A).units, 160);
    let events = end_round(&mut battle);
    assert_eq!(ending(&events), Some((Outcome::Won(A), Ending::Score)));
}

#[test]
fn dw_16_e2_armies_within_five_per_cent() {
    let mut setup = field(Goal::Score);
    setup.army_size = Some(1000);
    for (value, faults) in [(949, 1), (950, 0), (1050, 0), (1051, 1)] {
        setup.units[0].card.points = value;
        setup.units[1].card.points = 1000;
        setup.units[2].card.points = 0;
        setup.units[3].card.points = 0;
        assert_eq!(setup.faults().len(), faults, "{value}");
    }
    // DW-16-17: items count.
    setup.units[0].card.points = 1040;
    setup.units[0].card.standard.item_points = 20;
    assert_eq!(setup.faults(), [SetupFault::ArmySize { side: A, points: 1060, agreed: 1000 }]);
}

#[test]
fn dw_16_e3_number_of_objectives() {
    let objective = |column| Objective { hex: at(7, column), points: 50 };
    let mut setup = field(Goal::Score);
    setup.zones = table::BySide::new(vec![(13, 0, 30)], vec![(1, 0, 30)]);
    // Two sheets side by side: one objective.
    setup.objectives = vec![objective(2)];
    assert_eq!(setup.faults(), []);
    setup.objectives.push(objective(13));
    assert_eq!(setup.faults(), [SetupFault::TooManyObjectives { most: 1 }]);
    // Four sheets: two.
    setup.board = Board::new(29, 34).unwrap();
    setup.ground = Ground::plain(setup.board);
    assert_eq!(setup.faults(), []);
    setup.objectives.push(objective(24));
    assert_eq!(setup.faults(), [SetupFault::TooManyObjectives { most: 2 }]);
}

#[test]
fn dw_16_34_to_36_where_objectives_may_lie() {
    let mut setup = field(Goal::Score);
    setup.zones = table::BySide::new(vec![(13, 0, 30)], vec![(1, 0, 30)]);
    let mut fault = |row, column, points| {
        setup.objectives = vec![Objective { hex: at(row, column), points }];
        setup.faults()
    };
    assert_eq!(fault(7, 3, 49), [SetupFault::ObjectivePoints { points: 49 }]);
    assert_eq!(fault(7, 3, 301), [SetupFault::ObjectivePoints { points: 301 }]);
    assert_eq!(fault(7, 3, 300), []);
    assert_eq!(fault(13, 3, 300), [SetupFault::ObjectiveInZone { hex: at(13, 3) }]);
    setup.board = Board::new(29, 34).unwrap();
    setup.ground = Ground::plain(setup.board);
    let (hex, other) = (at(7, 13), at(7, 3));
    setup.objectives = vec![Objective { hex: other, points: 50 }, Objective { hex, points: 50 }];
    assert_eq!(setup.faults(), [SetupFault::ObjectivesTooNear { hex, other }]);
}

#[test]
fn dw_16_e7_set_up_rows() {
    let mut setup = field(Goal::Score);
    // The half row A lies in the zone, too.
    setup.zones.b = vec![(0, 0, 33), (1, 0, 34), (2, 0, 33), (3, 0, 34)];
    setup.start = Start::Deploy;
    for unit in &mut setup.units {
        unit.posts.clear();
    }
    let battle = start(&setup);
    let place = |row| Action::Place { element: ElementId(6), hex: at(row, 4), facing: Facing::SOUTH };
    use table::Game;
    for row in 0..=3 {
        assert!(battle.check(B, place(row)).is_ok(), "{row}");
    }
    assert_eq!(refusal(&battle, B, place(4)), Refusal::OutsideZone { hex: at(4, 4) });
    assert_eq!(refusal(&battle, B, place(12)), Refusal::OutsideZone { hex: at(12, 4) });
}

#[test]
fn dw_16_01_scenarios_have_no_rules_of_own_battles() {
    let mut setup = mound();
    assert_eq!(setup.faults(), []);
    setup.house.flank_marches = true;
    assert_eq!(setup.faults(), [SetupFault::NotInScenario]);
    setup.house.flank_marches = false;
    setup.builder = Some(A);
    assert_eq!(setup.faults(), [SetupFault::NotInScenario]);
    setup.builder = None;
    setup.area = Vec::new();
    assert_eq!(setup.faults(), [SetupFault::NoArea]);
    setup.area = vec![Hex::new(60, 60)];
    assert_eq!(setup.faults(), [SetupFault::AreaOffBoard { hex: Hex::new(60, 60) }]);
}

/// The armies before they are set up.
fn army() -> Setup {
    let mut setup = field(Goal::Score);
    setup.start = Start::Deploy;
    setup.units.iter_mut().for_each(|unit| unit.posts.clear());
    setup
}

#[test]
fn dw_16_16_large_elements_and_commanders_out_of_place() {
    let mut setup = army();
    setup.units[1].card.size = 4;
    assert_eq!(setup.faults(), [SetupFault::TooLarge { unit: 1, size: 4 }]);
    setup.units[1].card.size = 2;
    setup.house.modules = Modules::MORALE;
    assert_eq!(setup.faults(), [SetupFault::NoCommanders { unit: 2 }]);
}

#[test]
fn dw_07_03_a_zone_is_as_large_as_what_can_be_stood_on() {
    let mut setup = army();
    setup.house.modules = setup.house.modules.with(Modules::TERRAIN);
    let rows: Vec<u8> = setup.zones.a.iter().map(|&(row, ..)| row).collect();
    let flooded = |dry: u8| {
        Ground::new(setup.board, |hex| {
            let (row, column) = setup.board.row_and_column(hex);
            let dry = row == i16::from(rows[0]) && column < i16::from(dry);
            let zone = rows.iter().any(|&other| row == i16::from(other));
            let surface = if zone && !dry { Surface::Water3 } else { Surface::Open };
            Field { surface, ..Field::default() }
        })
    };
    let (five, six) = (flooded(5), flooded(6));
    setup.ground = five;
    assert_eq!(setup.faults(), [SetupFault::ZoneTooSmall { side: A }]);
    setup.ground = six;
    assert_eq!(setup.faults(), []);
}

/// Somebody who looks for enemies where there are none decides nothing.
#[test]
fn dw_07_g5_a_standstill_is_judged_like_a_round_limit() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 1000 }));
    for (unit, n) in [(1, 8), (2, 1), (3, 6)] {
        slay(&mut battle, unit, n);
    }
    battle.unit_mut(UnitId(0)).mood = Mood::Impetuous;
    battle.replace_step(Step::Next(Moment::MeleeDone));
    let mut events = Vec::new();
    battle.proceed(&mut table::FastDice { seed: 1 }, &mut events);
    assert_eq!(ending(&events), Some((Outcome::Won(A), Ending::RoundLimit)));
}

#[test]
fn dw_16_05_a_last_stand_ends_with_the_attackers() {
    let mut battle = start(&field(Goal::LastStand { defender: A, points: 1000 }));
    for (unit, n) in [(1, 8), (2, 1), (3, 6)] {
        slay(&mut battle, unit, n);
    }
    assert_eq!(watch(&mut battle), Some((Outcome::Won(A), Ending::Destruction)));
}

#[test]
fn dw_26_02_to_04_items_and_their_carriers() {
    let mut setup = army();
    setup.units[2].card.standard.items = Items::WAR_BANNER;
    assert_eq!(setup.faults(), [SetupFault::ItemCarrier { unit: 2, item: Items::WAR_BANNER }]);
    setup.units[2].card.standard.items = Items::SWORD_OF_POWER;
    assert_eq!(setup.faults(), []);
    setup.units[3].card.standard.items = Items::SWORD_OF_POWER;
    assert_eq!(setup.faults(), [SetupFault::ItemTwice { unit: 3, item: Items::SWORD_OF_POWER }]);
    // DW-26-E1: leader and standard bearer may have one each, a hero one only.
    setup.units[3].card.standard.items = Items::WAR_BANNER.with(Items::SWORD_OF_FEAR);
    assert_eq!(setup.faults(), []);
    setup.units[3].card.standard.items = Items::NONE;
    setup.units[2].card.standard.items = Items::SWORD_OF_POWER.with(Items::SWORD_OF_FEAR);
    assert_eq!(setup.faults(), [SetupFault::TwoItems { unit: 2 }]);
    setup.units[2].card.standard.items = Items::NONE;
    setup.units[0].card.standard.figures = Figures::LEADER;
    setup.units[0].card.standard.items = Items::VICTORY_STANDARD;
    assert_eq!(setup.faults(), [SetupFault::ItemCarrier { unit: 0, item: Items::VICTORY_STANDARD }]);
}

/// The introductory game ends as it always did.
#[test]
fn dw_07_05_the_introductory_game_is_not_watched() {
    let mut setup = field(Goal::Annihilation);
    setup.house.modules = Modules::NONE;
    setup.units.remove(2);
    setup.house.round_limit = 3;
    setup.round = 3;
    let mut battle = start(&setup);
    slay(&mut battle, 1, 1);
    assert_eq!(battle.points_lost(B), 20 * POINT);
    let mut events = Vec::new();
    battle.keep_watch(&mut events);
    assert_eq!(events, []);
    assert_eq!(ending(&end_round(&mut battle)), Some((Outcome::Won(A), Ending::RoundLimit)));
}

/// What is cited can be told apart from what happens.
#[derive(Default)]
struct Cited(Vec<table::RuleId>);

impl Events<Event> for Cited {
    fn emit(&mut self, _: Event) {}

    fn cite(&mut self, rule: table::RuleId) {
        self.0.push(rule);
    }
}

#[test]
fn rules_are_cited_only_where_they_act() {
    let mut cited = Cited::default();
    start(&field(Goal::LastStand { defender: A, points: 475 })).outcome_by_losses(&mut cited);
    assert_eq!(cited.0, []);
    let mut battle = start(&scored());
    slay(&mut battle, 1, 1);
    battle.outcome_of_round(&mut cited);
    assert!(cited.0.contains(&rules::DW_16_31) && cited.0.contains(&rules::DW_16_G7));
    assert!(!cited.0.contains(&rules::DW_16_58) && !cited.0.contains(&rules::DW_26_21));
}
