use crate::testing::melee::*;
use crate::*;
use table::{Game, Side};

/// DW-11-E7: humans on open ground, lizardmen in the swamp to their north-west.
fn swamp() -> Arena {
    let mut arena = Arena::new(Modules::TERRAIN);
    arena.land.field(at(0, -1)).surface = Surface::Swamp;
    let humans = arena.unit(Side::A, foot(), &[(0, 0, 0)]);
    arena.change(humans).order = Some(Order::Hold);
    arena.unit(Side::B, lizards(), &[(0, -1, 3)]);
    arena
}

fn lizards() -> Card {
    Card { standard: Standard { swamp: Swamp::Open, ..Standard::default() }, ..foot() }
}

const HUMAN: ElementId = ElementId(0);
const LIZARD: ElementId = ElementId(1);

#[test]
fn dw_11_e7_lizardmen_in_the_swamp() {
    let battle = swamp().battle();
    assert_eq!(battle.bond(LIZARD, at(0, -1), HUMAN), Bond::Optional { attacker: true });
    assert_eq!(battle.bond(HUMAN, at(0, 0), LIZARD), Bond::Optional { attacker: false });
    assert!(!battle.are_in_contact(HUMAN, LIZARD));
    // The lizardmen are asked, the humans are not.
    assert_eq!(battle.step(), Step::Touch { side: Side::B, last: true });
    let defender = Action::Touch { element: HUMAN };
    assert_eq!(refusal(&battle, defender), Refusal::NotYourUnit { unit: UnitId(0) });
}

#[test]
fn dw_11_54_not_declared_nobody_fights() {
    let mut battle = swamp().battle();
    let log = act(&mut battle, Action::EndTouching, &[]);
    assert!(log.cites(rules::DW_11_54));
    assert_eq!((battle.step(), battle.round()), (Step::Command, 2));
    assert!(!battle.was_in_melee(UnitId(0)) && !battle.was_in_melee(UnitId(1)));
}

#[test]
fn dw_11_53_declared_both_fight_until_released() {
    let mut battle = swamp().battle();
    let log = act(&mut battle, Action::Touch { element: LIZARD }, &[]);
    assert!(log.has(Event::ContactDeclared { element: LIZARD }) && log.cites(rules::DW_11_55));
    // Attack and hold order: both at 4.
    let step = |side, last| Step::Strike { engagement: 1, initiative: 4, side, last };
    assert_eq!(battle.step(), step(Side::A, false));
    strike(&mut battle, (0, 0), (0, -1));
    act(&mut battle, Action::EndDeclaration, &[]);
    strike(&mut battle, (0, -1), (0, 0));
    let log = act(&mut battle, Action::EndDeclaration, &[20, 20]);
    assert_eq!(log.blows(), [(4, 20), (4, 20)]);
    // DW-11-56: the defender strikes at a field that it could not enter.
    assert!(log.cites(rules::DW_11_56));
    assert_eq!(battle.step(), Step::Release { engagement: 1, side: Side::B, last: true });

    let mut goes_on = battle.clone();
    let log = act(&mut goes_on, Action::EndReleasing, &[1]);
    assert!(log.cites(rules::DW_11_57));
    // DW-06-28: one enemy in contact, one hex at most and not away from it.
    let away = Action::Follow { element: HUMAN, direction: Facing::SOUTH.left_front() };
    assert_eq!(refusal(&goes_on, away), Refusal::LosesContact { element: HUMAN, enemy: LIZARD });
    // DW-11-57: only where the ground lets him.
    let into = Action::Follow { element: HUMAN, direction: Facing::NORTH.left_flank() };
    goes_on.check(Side::A, into).unwrap();
    for _ in Side::BOTH {
        act(&mut goes_on, Action::EndFollowing, &[]);
    }
    assert!(goes_on.was_in_melee(UnitId(0)) && goes_on.was_in_melee(UnitId(1)));

    let log = act(&mut battle, Action::Release { element: LIZARD }, &[1]);
    assert!(log.has(Event::ContactReleased { element: LIZARD }) && log.cites(rules::DW_11_59));
    for _ in 0..2 {
        act(&mut battle, Action::Follow { element: HUMAN, direction: Facing::SOUTH.left_front() }, &[]);
    }
    assert_eq!(battle.hex(HUMAN), at(0, 2));
    for _ in Side::BOTH {
        act(&mut battle, Action::EndFollowing, &[]);
    }
    assert_eq!(battle.step(), Step::Command);
    assert!(!battle.was_in_melee(UnitId(0)));
}

#[test]
fn dw_11_g8_conditions_of_a_late_declaration() {
    let asks = |change: &dyn Fn(&mut Arena)| {
        let mut arena = swamp();
        change(&mut arena);
        matches!(arena.battle().step(), Step::Touch { .. })
    };
    let lizards = UnitId(1);
    assert!(asks(&|arena| arena.change(lizards).order = Some(Order::Skirmish)));
    assert!(!asks(&|arena| arena.change(lizards).order = Some(Order::Move)));
    assert!(!asks(&|arena| arena.change(lizards).order = Some(Order::Hold)));
    assert!(!asks(&|arena| arena.change(lizards).order = None));
    assert!(!asks(&|arena| arena.change(lizards).posts[0].1 = facing(0)));
    assert!(!asks(&|arena| arena.change(lizards).mood = Mood::Fleeing));
    // DW-10-15: a single commander may always.
    assert!(asks(&|arena| {
        arena.change(lizards).card.standard.stars = 1;
        arena.change(lizards).order = None;
    }));
    // Already fighting elsewhere, it needs no order.
    assert!(asks(&|arena| {
        arena.change(lizards).order = None;
        arena.change(lizards).elements = 2;
        arena.change(lizards).posts.push((at(1, -2), facing(3)));
        arena.unit(Side::A, foot(), &[(2, -2, 0)]);
    }));
}

#[test]
fn dw_11_46_a_cliff_keeps_everybody_apart() {
    let mut arena = swamp();
    arena.land.field(at(0, -1)).step = 3;
    let mut log = Log::default();
    let battle = arena.begin(&mut log);
    assert_eq!(battle.step(), Step::Command);
    assert!(log.cites(rules::DW_11_47) && log.cites(rules::DW_11_21));
}

#[test]
fn dw_11_52_declared_in_the_own_move() {
    let mut arena = swamp();
    arena.setup.start = Start::Movement;
    arena.land.field(at(0, -2)).surface = Surface::Swamp;
    arena.change(UnitId(1)).posts[0].0 = at(0, -2);
    let mut battle = arena.battle();
    let direction = Facing::SOUTH.left_front();
    assert_eq!(at(0, -2).step(direction), at(0, -1));
    let walk = Action::Walk { element: LIZARD, direction, payment: Payment::Points };
    let log = act(&mut battle, walk, &[]);
    assert!(!log.events.iter().any(|event| matches!(event, Event::Contact { .. })));
    let log = act(&mut battle, Action::Touch { element: LIZARD }, &[]);
    assert!(log.has(Event::Contact { attacker: UnitId(1), target: UnitId(0) }));
    assert!(log.has(Event::MayReact { unit: UnitId(0) }));
    assert!(battle.are_in_contact(HUMAN, LIZARD));
}

#[test]
fn dw_11_g9_a_declaration_ends_with_its_enemies() {
    let mut battle = swamp().battle();
    act(&mut battle, Action::Touch { element: LIZARD }, &[]);
    assert!(battle.has_declared(LIZARD));
    battle.forget_idle_declarations();
    assert!(battle.has_declared(LIZARD));
    battle.lift(HUMAN);
    battle.put(HUMAN, at(0, 3));
    battle.forget_idle_declarations();
    assert!(!battle.has_declared(LIZARD));
}
