use crate::blow::tests::WEDGE;
use crate::testing::melee::*;
use crate::*;
use table::{Game, Side};

fn orcs() -> Card {
    Card { armour_melee: 3, ..foot() }
}

/// DW-14-E2: the hero on (0, 0); A, B and C around him, E and D behind them.
fn hero_among_orcs() -> Arena {
    let mut arena = Arena::new(Modules::COMMANDERS);
    arena.unit(Side::A, hero(), &[(0, 0, 0)]);
    let orcs = arena.unit(Side::B, orcs(), &[(0, -1, 3), (1, -1, 3), (1, 0, 3), (0, -2, 3), (1, -2, 3)]);
    arena.change(orcs).order = Some(Order::Hold);
    arena
}

fn legal(battle: &Battle) -> Vec<Action> {
    let mut actions = Vec::new();
    battle.legal(asked(battle), &mut actions);
    actions.retain(|&action| action != Action::Resign);
    actions
}

fn is_second(battle: &Battle) -> bool {
    matches!(battle.step(), Step::Second { .. })
}

#[test]
fn dw_14_e1_rolls_one_to_three_give_a_second_attack() {
    for roll in 1..=20 {
        let mut battle = hero_among_orcs().battle();
        strike(&mut battle, (0, 0), (0, -1));
        let log = act(&mut battle, Action::EndDeclaration, &[roll]);
        assert_eq!(log.blows(), [(8, roll)]);
        assert_eq!(is_second(&battle), roll <= 3, "{roll}");
        assert_eq!(log.has(Event::SecondAttackEarned { striker: ElementId(0) }), roll <= 3);
        let lost = log.events.iter().any(|event| matches!(event, Event::Destroyed { .. }));
        assert_eq!(lost, roll <= 8, "{roll}");
    }
}

#[test]
fn dw_14_e2_targets_of_the_second_attack() {
    let mut battle = hero_among_orcs().battle();
    let hero = on(&battle, 0, 0);
    let [a, b, c, e, d] = [(0, -1), (1, -1), (1, 0), (0, -2), (1, -2)].map(|(q, r)| on(&battle, q, r));
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[3]);
    assert!(!battle.is_alive(a));
    let expected = [
        Action::Strike { element: hero, target: b },
        Action::Pursue { element: hero, target: e },
        Action::Pursue { element: hero, target: d },
        Action::EndDeclaration,
    ];
    assert_eq!(legal(&battle), expected);
    let strikes = Action::Strike { element: hero, target: c };
    assert_eq!(refusal(&battle, strikes), Refusal::NotInFront { element: hero, target: c });
    let pursues = Action::Pursue { element: hero, target: c };
    assert_eq!(refusal(&battle, pursues), Refusal::NotInFront { element: hero, target: c });
    let log = act(&mut battle, Action::Pursue { element: hero, target: d }, &[1]);
    assert_eq!(battle.hex(hero), at(0, -1));
    assert_eq!(log.blows(), [(8, 1)]);
    // DW-14-05: no third attack, though the die is again far below.
    assert!(log.cites(rules::DW_14_05) && log.cites(rules::DW_14_07));
    assert!(!is_second(&battle) && !battle.is_alive(d));
    // DW-15-G5, DW-06-31: a single commander's kills count for his side only.
    assert_eq!((battle.kills[1].a, battle.unit(UnitId(0)).slain), (2, 0));
    // DW-14-G7: the orcs, slower, now strike at the hero where he stands. B has him on its flank.
    let step = Step::Strike { engagement: 1, initiative: 4, side: Side::B, last: true };
    assert_eq!(battle.step(), step);
    battle.check(Side::B, Action::Strike { element: e, target: hero }).unwrap();
    let flank = Action::Strike { element: b, target: hero };
    assert_eq!(refusal(&battle, flank), Refusal::NotInFront { element: b, target: hero });
}

#[test]
fn dw_14_e3_lancers_over_two_rounds() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let riders = arena.unit(Side::A, lancers(), &[(0, 0, 0)]);
    let holders =
        arena.unit(Side::B, Card { armour_melee: 2, ..foot() }, &[(0, -1, 3), (1, -1, 3), (0, -2, 3)]);
    arena.change(holders).order = Some(Order::Hold);
    let mut log = Log::default();
    let mut battle = arena.begin(&mut log);
    act(&mut battle, Action::Wield { unit: riders, weapon: 0 }, &[]);
    assert_eq!(battle.initiative_sum(riders).sum(), 5);
    assert_eq!(battle.initiative_sum(holders).sum(), 4);
    strike(&mut battle, (0, 0), (0, -1));
    let log = act(&mut battle, Action::EndDeclaration, &[6]);
    assert_eq!(log.blows(), [(11, 6)]);
    assert!(is_second(&battle) && log.cites(rules::DW_14_03));

    arena.change(riders).melee_rounds = 1;
    arena.change(riders).order = None;
    arena.change(holders).melee_rounds = 1;
    arena.change(holders).order = None;
    let mut battle = arena.battle();
    let step = Step::Strike { engagement: 1, initiative: 2, side: Side::A, last: false };
    assert_eq!(battle.step(), step);
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[]);
    strike(&mut battle, (0, -1), (0, 0));
    let log = act(&mut battle, Action::EndDeclaration, &[2, 20]);
    assert_eq!(log.blows(), [(7, 2), (4, 20)]);
    assert!(!is_second(&battle) && log.cites(rules::DW_06_24));
}

/// A wedge of riders with strength 10 and charge bonus 3 against foot with armour 2.
fn charging_wedge() -> Battle {
    let standard = Standard { permits: Permits::WEDGE, ..Standard::default() };
    let mut arena = Arena::new(Modules::FORMATIONS);
    let wedge = arena.unit(Side::A, Card { initiative: 4, standard, ..lancers() }, &WEDGE);
    arena.unit(Side::B, Card { armour_melee: 2, ..foot() }, &[(0, -1, 3), (1, -1, 3), (0, -2, 3)]);
    let mut battle = arena.battle();
    assert_eq!(battle.formation(wedge), Formation::Wedge);
    act(&mut battle, Action::Wield { unit: wedge, weapon: 0 }, &[]);
    strike(&mut battle, (0, 0), (0, -1));
    battle
}

#[test]
fn dw_14_e4_wedge_tip() {
    let mut battle = charging_wedge();
    let (tip, beside, behind) = (on(&battle, 0, 0), on(&battle, 1, -1), on(&battle, 0, -2));
    let log = act(&mut battle, Action::EndDeclaration, &[15]);
    assert_eq!(log.blows(), [(20, 15)]);
    assert!(log.cites(rules::DW_14_21) && is_second(&battle));
    let mut steps = battle.clone();
    // DW-13-21: with the step no bonus, in place the bonus stays.
    let log = act(&mut steps, Action::Pursue { element: tip, target: behind }, &[12]);
    assert_eq!(log.blows(), [(11, 12)]);
    assert!(log.cites(rules::DW_13_21));
    let log = act(&mut battle, Action::Strike { element: tip, target: beside }, &[12]);
    assert_eq!(log.blows(), [(20, 12)]);

    let mut battle = charging_wedge();
    act(&mut battle, Action::EndDeclaration, &[16]);
    assert!(!is_second(&battle));
}

#[test]
fn dw_14_e5_survivor_with_two_hit_points() {
    let mut arena = hero_among_orcs();
    arena.change(UnitId(1)).card.standard.hit_points = 2;
    let mut battle = arena.battle();
    let (hero, a, e) = (on(&battle, 0, 0), on(&battle, 0, -1), on(&battle, 0, -2));
    strike(&mut battle, (0, 0), (0, -1));
    let log = act(&mut battle, Action::EndDeclaration, &[2]);
    assert!(log.has(Event::Wounded { element: a, left: 1 }) && log.cites(rules::DW_14_08));
    assert_eq!(battle.hit_points(a), 1);
    let step = Action::Pursue { element: hero, target: e };
    assert_eq!(refusal(&battle, step), Refusal::NoStepForward { element: hero });
    act(&mut battle, Action::Strike { element: hero, target: a }, &[8]);
    assert!(!battle.is_alive(a));
}

#[test]
fn dw_14_02_no_second_attack_with_support_or_without_speed() {
    let mut arena = hero_among_orcs();
    let second = arena.unit(Side::A, hero(), &[(-1, 0, 1)]);
    let mut battle = arena.battle();
    let (striker, helper) = (on(&battle, 0, 0), battle.commander_element(second));
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::SupportStrike { element: helper, striker }, &[]);
    let log = act(&mut battle, Action::EndDeclaration, &[1]);
    assert_eq!(log.blows(), [(11, 1)]);
    assert!(!is_second(&battle));

    // DW-14-G1: an enemy in contact who is as fast, though it is not struck and cannot strike.
    let mut arena = hero_among_orcs();
    arena.unit(Side::B, Card { initiative: 4, ..orcs() }, &[(0, 1, 3)]);
    let mut battle = arena.battle();
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[1]);
    assert!(!is_second(&battle));
}

#[test]
fn dw_06_16_blows_at_an_element_that_a_faster_one_has_just_destroyed_are_lost() {
    let mut arena = hero_among_orcs();
    arena.unit(Side::A, hero(), &[(-1, 0, 1)]);
    let mut battle = arena.battle();
    let (hero, other, b) = (on(&battle, 0, 0), on(&battle, -1, 0), on(&battle, 1, -1));
    let target = on(&battle, 0, -1);
    strike(&mut battle, (0, 0), (0, -1));
    strike(&mut battle, (-1, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[1]);
    let log = act(&mut battle, Action::Strike { element: hero, target: b }, &[20]);
    let why = Waste::TargetStruck;
    assert!(log.has(Event::AttackWasted { attacker: other, target, why }));
}

#[test]
fn dw_14_10_two_attacks_by_nature() {
    let mut arena = Arena::new(Modules::COMMANDERS);
    let standard = Standard { attacks: 2, ..Standard::default() };
    arena.unit(Side::A, Card { standard, ..foot() }, &[(0, 0, 0)]);
    arena.unit(Side::B, foot(), &[(0, -1, 3), (1, -1, 3), (0, -2, 3)]);
    let mut battle = arena.battle();
    let (striker, first, second) = (on(&battle, 0, 0), on(&battle, 0, -1), on(&battle, 1, -1));
    strike(&mut battle, (0, 0), (0, -1));
    // Equal initiative: the enemy strikes in the same step, and the dead still stand.
    act(&mut battle, Action::EndDeclaration, &[]);
    strike(&mut battle, (0, -1), (0, 0));
    let log = act(&mut battle, Action::EndDeclaration, &[4]);
    assert!(log.cites(rules::DW_14_10) && !log.has(Event::SecondAttackEarned { striker }));
    let expected = [Action::Strike { element: striker, target: second }, Action::EndDeclaration];
    assert_eq!(legal(&battle), expected);
    let again = Action::Strike { element: striker, target: first };
    assert_eq!(refusal(&battle, again), Refusal::ElementDestroyed { element: first });
    let log = act(&mut battle, Action::Strike { element: striker, target: second }, &[1, 20]);
    // Never a third; the destroyed enemy has struck.
    assert_eq!(log.blows(), [(4, 1), (4, 20)]);
    assert!(!is_second(&battle) && !battle.is_alive(first) && !battle.is_alive(second));
    assert_eq!(battle.unit(UnitId(0)).slain, 2);
}

#[test]
fn dw_14_g5_no_step_onto_impassable_ground() {
    let mut arena = hero_among_orcs();
    arena.setup.house.modules = Modules::TERRAIN;
    arena.land.field(at(0, -1)).surface = Surface::Swamp;
    arena.change(UnitId(1)).card.standard.swamp = Swamp::Rough;
    let battle = arena.battle();
    // The hero is the defender of an optional contact; the orcs have an order that forbids attacks.
    assert!(battle.frontal_enemies(on(&battle, 0, 0)).all(|enemy| enemy == on(&battle, 1, -1)));
    arena.land.field(at(0, -1)).surface = Surface::Open;
    arena.land.edge(at(0, 0), at(0, -1), Edge::Hedge);
    let mut battle = arena.battle();
    strike(&mut battle, (0, 0), (0, -1));
    let log = act(&mut battle, Action::EndDeclaration, &[1]);
    assert_eq!(log.blows(), [(6, 1)]);
    let (hero, target) = (on(&battle, 0, 0), on(&battle, 0, -2));
    let log = act(&mut battle, Action::Pursue { element: hero, target }, &[9]);
    assert_eq!(log.blows(), [(8, 9)]);
    assert!(log.cites(rules::DW_11_G17));
}

#[test]
fn dw_14_01_no_second_attack_in_the_introductory_game() {
    let mut arena = hero_among_orcs();
    arena.setup.house.modules = Modules::NONE;
    let mut battle = arena.battle();
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[1]);
    assert!(!is_second(&battle));
}
