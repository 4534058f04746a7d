use crate::testing::morale::*;
use crate::*;
use table::Side;

const OWN: UnitId = UnitId(0);

/// A unit of nine in three ranks with an order, and an enemy of the same kind.
fn near(own: Card, order: Order, enemy: &[(i8, i8)]) -> Played {
    let mut hexes = row(0, 15, 3);
    hexes.extend(row(0, 16, 3));
    hexes.extend(row(-1, 17, 3));
    let own = UnitSetup { order: Some(order), ..unit(Side::A, own, 0, &hexes) };
    Played::new(&setup(Start::FirstRanged, vec![own, unit(Side::B, foot(9, 99), 3, enemy)]))
}

fn obey(played: &mut Played, dice: &[u8]) {
    played.go(Moment::Obedience, dice);
}

fn is_tested(played: &Played) -> bool {
    played.log.iter().any(|event| matches!(event, Event::MoraleTested { unit: OWN, .. }))
}

/// Three hexes before the middle of the front rank.
const AHEAD: &[(i8, i8)] = &[(2, 12)];

#[test]
fn dw_15_e6_without_a_leader_only_a_six_provokes() {
    let mut played = near(foot(9, 14), Order::Hold, AHEAD);
    obey(&mut played, &[5]);
    assert_eq!(played.test(), (8, 14, Some(5), true));
    let mut played = near(foot(9, 14), Order::Hold, AHEAD);
    obey(&mut played, &[6]);
    assert_eq!(played.test(), (8, 14, Some(6), false));
    assert_eq!(played.battle.mood(OWN), Mood::Impetuous);
    assert_eq!(played.battle.order(OWN), None);
}

#[test]
fn dw_15_e6_the_leader_may_calm_or_incite() {
    let own = with_figures(foot(9, 14), Figures::LEADER);
    for (roll, adds, passed) in [(6, false, true), (6, true, false), (5, false, true), (5, true, false)] {
        let mut played = near(own, Order::Hold, AHEAD);
        obey(&mut played, &[roll]);
        assert_eq!(played.battle.step(), Step::Obey { unit: OWN, roll });
        let temper = Action::Temper { unit: OWN, leader_adds: adds, commanders_add: false };
        assert!(played.legal(Side::A).contains(&temper));
        played.act(Side::A, temper, &[]);
        let sum = if adds { 9 } else { 7 };
        assert_eq!(played.test(), (sum, 14, Some(roll), passed));
        assert_eq!(played.battle.is_impetuous(OWN), !passed);
    }
    // On a four nobody has to be asked.
    let mut played = near(own, Order::Hold, AHEAD);
    obey(&mut played, &[4]);
    assert!(played.test().3);
}

#[test]
fn dw_15_e12_berserkers() {
    let mut hexes = row(0, 15, 5);
    hexes.extend(row(0, 16, 5));
    let card = with_figures(foot(5, 12), Figures::LEADER);
    let own = UnitSetup { order: Some(Order::Skirmish), ..unit(Side::A, card, 0, &hexes) };
    let units = vec![own, unit(Side::B, foot(9, 99), 3, AHEAD)];
    for roll in 1..=6 {
        let mut played = Played::new(&setup(Start::FirstRanged, units.clone()));
        obey(&mut played, &[roll]);
        match roll {
            1 | 2 => assert_eq!(played.battle.step(), Step::Obey { unit: OWN, roll }),
            _ => assert!(played.has(Event::BecameImpetuous { unit: OWN })),
        }
    }
}

#[test]
fn dw_15_46_leader_and_commander_have_signs_of_their_own() {
    let own = UnitSetup {
        order: Some(Order::Skirmish),
        ..unit(Side::A, with_figures(foot(5, 9), Figures::LEADER), 0, &row(0, 15, 3))
    };
    let guest = UnitSetup { host: Some(0), ..unit(Side::A, commander(2), 0, &[(3, 15)]) };
    let units = vec![own, unit(Side::B, foot(9, 99), 3, AHEAD), guest];
    for (leader_adds, commanders_add, sum) in
        [(false, false, 1), (true, false, 3), (false, true, 5), (true, true, 7)]
    {
        let mut played = Played::new(&setup(Start::FirstRanged, units.clone()));
        obey(&mut played, &[4]);
        played.act(Side::A, Action::Temper { unit: OWN, leader_adds, commanders_add }, &[]);
        assert_eq!(played.test(), (sum, 9, Some(4), sum + 4 < 9));
    }
}

#[test]
fn dw_15_12_a_die_that_cannot_matter_is_not_rolled() {
    let mut played = near(foot(9, 15), Order::Hold, AHEAD);
    obey(&mut played, &[]);
    assert_eq!(played.test(), (8, 15, None, true));
    let mut played = near(foot(9, 9), Order::Hold, AHEAD);
    obey(&mut played, &[]);
    assert_eq!(played.test(), (8, 9, None, false));
}

#[test]
fn dw_15_43_only_the_cone_before_the_front_within_three_hexes() {
    // The front rank (0,15) to (2,15) looks north: at three hexes the cone covers (0,12) to (5,12).
    for q in -2..8 {
        let mut played = near(foot(9, 9), Order::Hold, &[(q, 12)]);
        obey(&mut played, &[]);
        assert_eq!(is_tested(&played), (0..=5).contains(&q), "({q}, 12)");
    }
    for hex in [(2, 11), (5, 15), (-2, 15), (1, 18)] {
        let mut played = near(foot(9, 9), Order::Hold, &[hex]);
        obey(&mut played, &[]);
        assert!(!is_tested(&played), "{hex:?}");
    }
}

#[test]
fn dw_15_38_neither_columns_nor_the_disordered_nor_the_fighting() {
    let enemy = unit(Side::B, foot(9, 99), 3, &[(2, 12)]);
    for hexes in [vec![(2, 15), (2, 16), (1, 17), (1, 18)], vec![(2, 15), (2, 17)]] {
        let own = UnitSetup { order: Some(Order::Hold), ..unit(Side::A, foot(9, 2), 0, &hexes) };
        let mut played = Played::new(&setup(Start::FirstRanged, vec![own, enemy.clone()]));
        obey(&mut played, &[]);
        assert!(!is_tested(&played));
    }
    let mut played = near(foot(9, 9), Order::Hold, &[(2, 12), (1, 14)]);
    obey(&mut played, &[]);
    assert!(!is_tested(&played));
}

#[test]
fn dw_15_42_an_enemy_beyond_a_cliff_is_not_reachable() {
    // The enemy stands on the edge of a plateau, in plain sight.
    let own = UnitSetup { order: Some(Order::Hold), ..unit(Side::A, foot(9, 2), 0, &row(0, 15, 3)) };
    let mut there = setup(Start::FirstRanged, vec![own, unit(Side::B, foot(9, 99), 3, &[(2, 13)])]);
    let plateau = |ramp: Option<i8>| {
        Ground::new(there.board, |hex| {
            let slope = (16 - hex.r).clamp(0, 3) as u8;
            let step = if Some(hex.q) == ramp {
                slope
            } else if hex.r < 14 {
                3
            } else {
                0
            };
            Field { step, ..Field::default() }
        })
    };
    let (cliff, ramp) = (plateau(None), plateau(Some(9)));
    there.ground = cliff;
    let mut played = Played::new(&there);
    assert!(0 < played.battle.sight(ElementId(1), ElementId(3)).sections);
    obey(&mut played, &[]);
    assert!(!is_tested(&played));
    // A ramp far away makes it reachable.
    there.ground = ramp;
    let mut played = Played::new(&there);
    obey(&mut played, &[]);
    assert!(is_tested(&played));
}

#[test]
fn dw_15_47_size_and_fear_of_several_enemies_are_taken_separately() {
    let own = UnitSetup { order: Some(Order::Attack), ..unit(Side::A, foot(9, 20), 0, &row(0, 15, 3)) };
    let mut giant = foot(9, 14);
    giant.size = 4;
    let units = vec![
        own,
        unit(Side::B, giant, 3, &[(1, 12)]),
        unit(Side::B, with_fear(foot(9, 14), 3), 3, &[(4, 12)]),
    ];
    let played = Played::new(&setup(Start::FirstRanged, units));
    // 3 elements + 2 − 4 + 1 − 3 + 1 for the attack order.
    assert_eq!(played.battle.morale_sum(OWN, Test::Obedience, None).sum(), 0);
}

#[test]
fn dw_15_01_a_single_commander_never_tests_but_provokes() {
    let units =
        vec![unit(Side::A, commander(2), 0, &[(2, 15)]), unit(Side::B, foot(9, 2), 3, &row(2, 12, 2))];
    let mut played = Played::new(&setup(Start::FirstRanged, units));
    obey(&mut played, &[]);
    assert!(played.has(Event::BecameImpetuous { unit: UnitId(1) }));
    assert!(!played.has(Event::BecameImpetuous { unit: OWN }));
}
