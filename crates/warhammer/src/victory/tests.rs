//! WH-09-H45 to WH-09-H49, WH-09-T3: what a battle is worth.

use super::degree;
use crate::testing::*;
use crate::*;
use table::{Outcome, Side};

const A: Side = Side::A;
const B: Side = Side::B;

fn terms(battle: &Battle, side: Side) -> Vec<(Label, i16)> {
    battle.score(side).terms().map(|term| (term.label, term.value)).collect()
}

/// Halberdiers (198 points) of side a in the south-west, orcs (176) of side b in the north-east.
fn field() -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let men = table.unit(A, cards::halberdiers(20), (15_000, 15_000), Angle::NORTH, 5);
    let orcs = table.unit(B, cards::orcs(20), (55_000, 35_000), Angle::SOUTH, 5);
    (table, men, orcs)
}

#[test]
fn wh_09_h46_destroyed_and_fleeing_units_count_in_full() {
    let (mut table, _, orcs) = field();
    table.scenario(|scenario| scenario.goal = Goal::Breakthrough { share: 100 });
    table.scenario(|scenario| {
        scenario.goal = Goal::Hold {
            centre: Point { x: 36_000, y: 24_000 },
            radii: [7000, 5000],
            from_turn: 2,
            percent: 5,
        }
    });
    assert_eq!(terms(&table.build(), A), []);
    table.state(orcs).models = 11;
    assert_eq!(terms(&table.build(), A), []);
    table.state(orcs).models = 10;
    assert_eq!(terms(&table.build(), A), [(Label::Halved, 88)]);
    table.fleeing(orcs);
    assert_eq!(terms(&table.build(), A), [(Label::Destroyed, 176)]);
    table.state(orcs).status = Status::Gone;
    assert_eq!(terms(&table.build(), A), [(Label::Destroyed, 176)]);
    table.state(orcs).status = Status::Away;
    table.state(orcs).models = 20;
    assert_eq!(terms(&table.build(), A), []);
}

#[test]
fn wh_09_t3_general_standards_and_single_models() {
    let (mut table, men, orcs) = field();
    let general = table.join(cards::general(), orcs, 0);
    let giant = table.unit(B, cards::giant(), (10_000, 44_000), Angle::SOUTH, 1);
    let gun = table.unit(B, cards::machine(Machine::Cannon), (60_000, 44_000), Angle::SOUTH, 1);
    table.scenario(|scenario| scenario.goal = Goal::Breakthrough { share: 100 });
    // Half its wounds, not a model less; a machine is worth nothing until it is lost.
    table.state(giant).wounds = 3;
    table.state(gun).wounds = 2;
    table.state(gun).models = 1;
    table.state(men).wounds = 0;
    let mut battle = table.turn(1, A).build();
    battle.swapped = true;
    assert_eq!(battle.attacker(), B);
    assert_eq!(terms(&battle, A), [(Label::Halved, 100)]);
    // He flees with his unit, which is scored by itself.
    battle.unit_mut(orcs).status = Status::Fleeing;
    battle.standards_taken[A] = 2;
    battle.army_standard_taken[A] = true;
    let expected = [
        (Label::Destroyed, 276),
        (Label::Halved, 100),
        (Label::GeneralSlain, 100),
        (Label::StandardsTaken, 100),
        (Label::ArmyStandardTaken, 100),
    ];
    assert_eq!(terms(&battle, A), expected);
    assert!(battle.is_general(general));
}

#[test]
fn wh_09_h48_quarters_belong_to_whoever_stands_in_them_alone() {
    let (mut table, men, orcs) = field();
    assert_eq!(table.build().quarters(A), 1);
    assert_eq!(terms(&table.build(), A), [(Label::Quarters, 50)]);
    // Not wholly in it.
    table.state(men).front = Point { x: 36_000, y: 15_000 };
    assert_eq!(table.build().quarters(A), 0);
    // The enemy is there too.
    table.state(men).front = Point { x: 45_000, y: 35_000 };
    let battle = table.build();
    assert_eq!((battle.quarters(A), battle.quarters(B)), (0, 0));
    table.fleeing(orcs);
    assert_eq!(table.build().quarters(A), 1);
    // Four men are too few, and neither characters alone nor machines claim.
    table.state(men).models = 4;
    table.unit(A, cards::machine(Machine::Cannon), (10_000, 10_000), Angle::NORTH, 1);
    let giant = cards::giant();
    let lord = Card { profile: Profile { w: 6, ..cards::general().profile }, ..cards::general() };
    table.unit(A, Card { kind: Kind::Monster, ..lord }, (10_000, 40_000), Angle::NORTH, 1);
    assert_eq!(table.build().quarters(A), 0);
    table.unit(A, giant, (60_000, 10_000), Angle::NORTH, 1);
    assert_eq!(table.build().quarters(A), 1);
}

#[test]
fn wh_09_e5_victory() {
    assert_eq!(degree(640, 310, 1000), Degree::Clear);
}

#[test]
fn wh_09_h47_degrees_are_per_cent_of_the_limit() {
    let degrees = [99, 100, 299, 300, 599, 600].map(|points| degree(0, points, 1000));
    use Degree::*;
    assert_eq!(degrees, [Draw, Marginal, Marginal, Clear, Clear, Crushing]);
    assert_eq!(degree(199, 0, 2000), Draw);
    assert_eq!(degree(200, 0, 2000), Marginal);
}

/// A hill in the middle of the table.
fn hill(table: &mut Table) {
    let goal =
        Goal::Hold { centre: Point { x: 36_000, y: 24_000 }, radii: [7000, 5000], from_turn: 2, percent: 5 };
    table.scenario(|scenario| scenario.goal = goal);
}

#[test]
fn wh_09_h49_the_hill_pays_its_sole_holder() {
    let (mut table, men, orcs) = field();
    hill(&mut table);
    // Ten of twenty stand on it: their second rank ends on its southern foot.
    table.state(men).front = Point { x: 36_000, y: 20_320 };
    let mut log = Log::default();
    let mut battle = table.turn(2, B).build();
    battle.pay_for_the_hill(&mut log);
    assert_eq!((battle.objective[A], log.events.len()), (0, 0), "not before game turn 2");
    let mut battle = table.turn(3, A).build();
    battle.pay_for_the_hill(&mut log);
    assert!(log.has(Event::HillHeld { side: A, unit: men, points: 50 }));
    battle.pay_for_the_hill(&mut log);
    assert_eq!(terms(&battle, A), [(Label::Hill, 100)]);
    // Eight of twenty are too few: the wings of the second rank stand beside it.
    table.state(men).front = Point { x: 36_000, y: 20_300 };
    let mut battle = table.build();
    battle.pay_for_the_hill(&mut log);
    assert_eq!(battle.objective[A], 0);
    // Both hold it, so nobody does.
    table.state(men).front = Point { x: 36_000, y: 24_000 };
    table.state(orcs).front = Point { x: 36_000, y: 25_500 };
    let mut battle = table.build();
    battle.pay_for_the_hill(&mut log);
    assert_eq!((battle.objective[A], battle.objective[B]), (0, 0));
}

#[test]
fn wh_09_h49_the_attacker_breaks_through() {
    let (mut table, men, orcs) = field();
    table.scenario(|scenario| scenario.goal = Goal::Breakthrough { share: 10 });
    table.state(men).status = Status::Through;
    table.state(orcs).models = 10;
    let battle = table.build();
    assert_eq!(battle.attacker(), A);
    // 76 points beyond a tenth of 1000; everything else counts half.
    let expected = [(Label::BrokenThrough, 198), (Label::ShareExceeded, 76), (Label::Halved, 44)];
    assert_eq!(terms(&battle, A), expected);
    assert_eq!(terms(&battle, B), [], "who is through is not destroyed");
}

#[test]
fn wh_09_h45_the_last_turn_ends_the_battle() {
    let (mut table, _, orcs) = field();
    table.state(orcs).models = 9;
    let mut battle = table.turn(12, B).at(Step::EndOfTurn).stack(&[Step::Next(Moment::TurnOver)]).build();
    let log = go_on(&mut battle, &[]);
    assert_eq!(battle.step(), Step::Over(Outcome::Draw));
    let (a, b) = (50 + 88, 50);
    let ended =
        Event::BattleEnded { outcome: Outcome::Draw, ending: Ending::LastTurn, degree: Degree::Draw, a, b };
    assert!(log.has(ended), "{log:#?}");
    assert!(log.cites(rules::WH_09_H45));
}

#[test]
fn wh_09_h45_a_side_without_units_ends_the_battle() {
    let (mut table, _, orcs) = field();
    table.stack(&[Step::Next(Moment::TurnOver)]);
    table.state(orcs).status = Status::Gone;
    let mut battle = table.build();
    let log = go_on(&mut battle, &[]);
    assert_eq!(battle.step(), Step::Over(Outcome::Won(A)));
    assert!(log.any(|event| matches!(event, Event::BattleEnded { ending: Ending::Annihilation, .. })));
    // Pursuers who are away, and reserves, count as on the table.
    for status in [Status::Away, Status::Reserve] {
        table.state(orcs).status = status;
        let mut battle = table.build();
        battle.end_turn(&mut ());
        assert_eq!((battle.turn, battle.active), (2, B));
    }
}
