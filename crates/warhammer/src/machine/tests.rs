use super::*;
use crate::testing::*;
use crate::*;

/// A machine that looks north from (36", 10"), and a target so many inches before it.
fn battery(machine: Machine, target: Card, files: u8, inches: Mil) -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::machine(machine), (36_000, 10_000), Angle::NORTH, 1);
    let b = table.unit(Side::B, target, (36_000, 10_000 + inches * INCH), Angle::SOUTH, files);
    table.at(Step::Shooting);
    (table, a, b)
}

fn bolt(unit: UnitId, target: UnitId, file: u8) -> Action {
    Action::Bolt { unit, target, file }
}

/// Aims at a point by the distance from the middle of the machine.
fn bombard(battle: &Battle, unit: UnitId, at: Point, short: Mil) -> Action {
    let way = at - battle.unit(unit).hull.centre();
    let distance = way.length() - short;
    Action::Bombard { unit, direction: Angle::towards(way).unwrap(), distance }
}

#[test]
fn wh_09_e2_a_bolt_goes_down_the_file() {
    let (table, a, b) = battery(Machine::BoltThrower, cards::goblins(20), 5, 10);
    let mut battle = table.build();
    // BS 3 needs 4; then 2+, 2+, 3+, and 4+ fails.
    let log = act(&mut battle, Side::A, bolt(a, b, 2), &[4, 2, 2, 3, 3]);
    let struck: Vec<_> = log
        .events
        .iter()
        .filter_map(|event| match event {
            Event::BoltStrikes { strength, slain, .. } => Some((*strength, *slain)),
            _ => None,
        })
        .collect();
    assert_eq!(struck, [(6, true), (5, true), (4, true), (3, false)]);
    assert_eq!(battle.unit(b).models, 17);
}

#[test]
fn wh_09_h11_the_bolt_ends_with_the_file() {
    let (table, a, b) = battery(Machine::BoltThrower, cards::goblins(20), 10, 10);
    let mut battle = table.build();
    // Two ranks.
    act(&mut battle, Side::A, bolt(a, b, 9), &[6, 6, 6]);
    assert_eq!(battle.unit(b).models, 18);
    let battle = table.build();
    assert_eq!(refused(&battle, Side::A, bolt(a, b, 10)), Refusal::NoSuchFile { unit: b, file: 10 });
}

#[test]
fn wh_09_h11_from_the_flank_a_rank_is_the_file() {
    let (mut table, a, b) = battery(Machine::BoltThrower, cards::goblins(18), 5, 10);
    table.state(b).facing = Angle::EAST;
    let battle = table.build();
    assert_eq!(battle.lines_facing(a, b), 4);
    assert_eq!([0, 1, 3].map(|line| battle.line_depth(a, b, line)), [5, 5, 3]);
}

#[test]
fn wh_09_h11_several_wounds_and_no_save() {
    let (table, a, b) = battery(Machine::BoltThrower, cards::ogres(4), 2, 10);
    let mut battle = table.build();
    // Large: 3. S6 on T5: 3+, three wounds slay; S5: 4+, two do not. They pass their panic test.
    let log = act(&mut battle, Side::A, bolt(a, b, 0), &[3, 3, 6, 4, 3, 1, 1]);
    assert!(log.has(Event::BoltStrikes { target: b, strength: 5, wound: true, slain: false }));
    assert_eq!((battle.unit(b).models, battle.unit(b).wounds), (3, 2));
}

#[test]
fn wh_09_h11_volleys_of_the_repeating_bolt_thrower() {
    let (table, a, b) = battery(Machine::RepeatingBoltThrower, cards::dwarfs(20), 5, 10);
    let mut battle = table.build();
    // Two hits; S4 on T4: 4+; heavy armour and shield 4+, with −2 6+.
    let volley = Action::Volley { unit: a, target: b };
    let log = act(&mut battle, Side::A, volley, &[4, 4, 1, 1, 1, 1, 4, 4, 5, 6]);
    assert!(log.any(|event| matches!(event, Event::Volleyed { shots: 6, hits: 2, .. })));
    assert_eq!(battle.unit(b).models, 19);
    let (table, a, b) = battery(Machine::BoltThrower, cards::dwarfs(20), 5, 10);
    let volley = Action::Volley { unit: a, target: b };
    assert_eq!(refused(&table.build(), Side::A, volley), Refusal::WrongMachine { unit: a });
}

#[test]
fn wh_09_h11_characters_and_bolts() {
    let (mut table, a, b) = battery(Machine::BoltThrower, cards::goblins(7), 4, 10);
    let hero = table.join(cards::hero(), b, 1);
    let mut battle = table.build();
    assert_eq!([0, 1].map(|line| battle.line_depth(a, b, line)), [2, 1]);
    let log = act(&mut battle, Side::A, bolt(a, b, 1), &[6, 6]);
    assert!(log.cites(WH_09_H23));
    assert_eq!((battle.unit(b).models, battle.unit(hero).wounds), (6, 0));
    // Among four he is struck on a 6: S6 on T4 wounds on 2+.
    table.state(b).models = 4;
    let mut battle = table.build();
    act(&mut battle, Side::A, bolt(a, b, 0), &[6, 6, 2, 2]);
    assert_eq!(battle.unit(hero).wounds, 1);
}

#[test]
fn wh_09_h11_usual_modifiers_and_range() {
    let (mut table, a, b) = battery(Machine::BoltThrower, cards::goblins(20), 5, 30);
    assert_eq!(table.build().machine_score(a, b, 48_000).map(|sum| sum.sum()), Some(5));
    assert_eq!(table.build().bolt_preview(a, b).map(|sum| sum.sum()), Some(5));
    table.scenario(|scenario| scenario.table = [72_000, 72_000]);
    table.state(b).front.y = 58_001;
    let log = act(&mut table.build(), Side::A, bolt(a, b, 0), &[]);
    assert!(log.has(Event::OutOfRange { unit: a, target: b, models: 1 }));
    table.switches(|switches| switches.strict_measuring = false);
    assert_eq!(refused(&table.build(), Side::A, bolt(a, b, 0)).rule(), WH_03_02);
}

#[test]
fn wh_09_h09_machines_that_moved_do_not_shoot() {
    let (mut table, a, b) = battery(Machine::BoltThrower, cards::goblins(20), 5, 10);
    table.state(a).flags.set(Flags::MOVED);
    assert_eq!(refused(&table.build(), Side::A, bolt(a, b, 0)), Refusal::MovedMayNotShoot { unit: a });
}

#[test]
fn wh_09_h12_the_stone_falls_where_it_was_aimed() {
    let (table, a, b) = battery(Machine::StoneThrower, cards::goblins(20), 5, 20);
    let mut battle = table.build();
    let at = battle.model(b, 1, 2).centre();
    // Scatter die hits; artillery die 2". Under the middle one; within 1.5" all 20 but the farthest corners.
    let Under { centre, partly, .. } = battle.under(b, at);
    assert!(centre);
    assert_eq!(partly, 17);
    let action = bombard(&battle, a, at, 0);
    let mut dice = vec![1, 1];
    // All others are missed; the one under the middle is hit and wounded.
    dice.extend([3; 17]);
    dice.push(2);
    let log = act(&mut battle, Side::A, action, &dice);
    assert!(log.has(Event::TemplateHits { target: b, centre: true, partly: 17, hits: 1 }));
    assert_eq!(battle.unit(b).models, 19);
}

#[test]
fn wh_09_h12_the_distance_is_limited() {
    let (table, a, _) = battery(Machine::StoneThrower, cards::goblins(20), 5, 20);
    let battle = table.build();
    let named = |distance| Action::Bombard { unit: a, direction: Angle::NORTH, distance };
    for distance in [11_999, 48_001, -5, i32::MAX] {
        let refusal = refused(&battle, Side::A, named(distance));
        assert_eq!(refusal, Refusal::DistanceImpossible { unit: a, distance, least: 12_000, most: 48_000 });
    }
}

#[test]
fn wh_09_h16_scatter_goes_any_way_by_the_artillery_die() {
    let (table, a, b) = battery(Machine::StoneThrower, cards::goblins(20), 5, 20);
    let mut battle = table.build();
    let action = bombard(&battle, a, battle.unit(b).front, 0);
    // Arrow; 10"; 4 × 60 + 3 × 10 + 0 = 270°: south.
    let log = act(&mut battle, Side::A, action, &[3, 5, 5, 4, 1]);
    assert!(log.has(Event::ArtilleryRolled { unit: a, face: 5, inches: 10, misfire: false }));
    assert!(log.has(Event::ScatterRolled { unit: a, hit: false, direction: Angle::SOUTH }));
    assert!(log.has(Event::Landed { unit: a, at: Point { x: 36_000, y: 20_000 }, bounce: 0 }));
}

#[test]
fn wh_09_h12_templates_strike_friend_and_character() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::machine(Machine::StoneThrower), (36_000, 10_000), Angle::NORTH, 1);
    let friend = table.unit(Side::A, cards::goblins(10), (36_000, 30_000), Angle::SOUTH, 5);
    let hero = table.join(cards::hero(), friend, 2);
    table.at(Step::Shooting);
    let mut battle = table.build();
    let at = battle.base_of(hero).centre();
    let others = battle.under(friend, at).partly;
    let mut dice = vec![2, 1];
    dice.extend(vec![1; others.into()]);
    // S7 on T4: 2+, then three wounds, of which he has two.
    dice.extend([2, 6]);
    let action = bombard(&battle, a, at, 0);
    let log = act(&mut battle, Side::A, action, &dice);
    assert!(log.has(Event::CharacterHit { character: hero, host: friend, hits: 1 }));
    assert_eq!(battle.unit(hero).status, Status::Gone);
}

#[test]
fn wh_09_h14_misfires_of_stone_throwers() {
    let (table, a, b) = battery(Machine::StoneThrower, cards::goblins(20), 5, 20);
    let misfire = |roll: u8| {
        let mut battle = table.build();
        let action = bombard(&battle, a, battle.unit(b).front, 0);
        let log = act(&mut battle, Side::A, action, &[1, 6, roll]);
        (battle, log)
    };
    for roll in [1, 2] {
        let (battle, log) = misfire(roll);
        assert!(log.has(Event::Misfired { unit: a, roll, result: Misfire::Destroyed }));
        assert_eq!(battle.unit(a).status, Status::Gone);
    }
    for roll in [3, 4] {
        let (battle, _) = misfire(roll);
        assert_eq!((battle.unit(a).models, battle.unit(a).jammed_until), (2, 3));
    }
    for roll in [5, 6] {
        let (battle, _) = misfire(roll);
        assert_eq!((battle.unit(a).models, battle.unit(a).jammed_until), (3, 0));
    }
}

#[test]
fn wh_09_h14_a_jammed_machine_waits() {
    let (mut table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    table.state(a).jammed_until = 3;
    table.turn(3, Side::A);
    let battle = table.build();
    let action = bombard(&battle, a, battle.unit(b).front, 0);
    assert_eq!(refused(&battle, Side::A, action), Refusal::Jammed { unit: a });
    table.turn(5, Side::A);
    assert!(table.build().check_shooting(Side::A, action).is_ok());
}

#[test]
fn wh_09_h14_misfires_of_cannon() {
    let (table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    let mut battle = table.build();
    let action = bombard(&battle, a, battle.unit(b).front, 0);
    let log = act(&mut battle, Side::A, action, &[6, 4]);
    assert!(log.has(Event::Misfired { unit: a, roll: 4, result: Misfire::Jammed }));
    assert_eq!((battle.unit(a).models, battle.unit(a).jammed_until), (3, 3));
}

#[test]
fn wh_09_h13_the_ball_bounces_through_the_ranks() {
    let (table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    let mut battle = table.build();
    let front = battle.unit(b).front;
    // Named 4" short of the front, lands 2" short of it and bounces 4": 2" into the unit, three ranks.
    let action = bombard(&battle, a, front, 4_000);
    let log = act(&mut battle, Side::A, action, &[1, 2, 2, 2, 2]);
    assert!(log.has(Event::Landed { unit: a, at: Point { x: 36_000, y: 28_000 }, bounce: 4_000 }));
    assert!(log.has(Event::BallStrikes { unit: a, target: b, models: 3 }));
    assert_eq!(battle.unit(b).models, 17);
}

#[test]
fn wh_09_h13_a_misfire_of_the_second_die_is_no_bounce() {
    let (table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    let mut battle = table.build();
    let front = battle.unit(b).front;
    // Lands 1" behind the front: one model.
    let action = bombard(&battle, a, front, 1_000);
    let log = act(&mut battle, Side::A, action, &[1, 6, 2]);
    assert!(log.has(Event::BallStrikes { unit: a, target: b, models: 1 }));
}

#[test]
fn wh_09_h13_hills_stop_the_ball() {
    let (mut table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    let corners = [(30_000, 33_000), (42_000, 33_000), (42_000, 40_000), (30_000, 40_000)];
    let shape = Shape::convex(&corners.map(|(x, y)| Point { x, y })).unwrap();
    table.ground(Piece {
        terrain: Terrain::PlainHill,
        shape,
        going: Going::Open,
        cover: Cover::None,
        screen: Screen::Hill,
        height: 1,
        defendable: false,
        closed_to_wheels: false,
    });
    let mut battle = table.build();
    let front = battle.unit(b).front;
    // Lands at the front (30") and would bounce 10"; the hill begins at 33", behind all four ranks.
    let action = bombard(&battle, a, front, 2_000);
    let log = act(&mut battle, Side::A, action, &[1, 5, 1, 1, 1, 1]);
    assert!(log.any(|event| matches!(event, Event::Landed { bounce: 3_000, .. })));
}

#[test]
fn wh_09_h13_the_cannon_needs_something_to_aim_at() {
    let (mut table, a, b) = battery(Machine::Cannon, cards::goblins(20), 5, 20);
    let battle = table.build();
    let action = bombard(&battle, a, battle.unit(b).front, 0);
    let aside = Action::Bombard { unit: a, direction: Angle::EAST, distance: 10_000 };
    assert_eq!(refused(&battle, Side::A, aside), Refusal::NothingToAimAt { unit: a });
    table.unit(Side::A, cards::goblins(20), (36_000, 20_000), Angle::NORTH, 20);
    assert_eq!(refused(&table.build(), Side::A, action), Refusal::NothingToAimAt { unit: a });
}

#[test]
fn wh_09_h31_breath() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::chimera(), (36_000, 10_000), Angle::NORTH, 1);
    let b = table.unit(Side::B, cards::goblins(20), (36_000, 18_000), Angle::SOUTH, 5);
    let far = table.unit(Side::B, cards::goblins(20), (50_000, 18_000), Angle::SOUTH, 5);
    table.at(Step::Shooting);
    let mut battle = table.build();
    let breathe = |target| Action::Breathe { unit: a, target };
    let mut strict = battle.clone();
    let log = act(&mut strict, Side::A, breathe(far), &[]);
    assert!(log.has(Event::OutOfRange { unit: a, target: far, models: 1 }));
    // A 2: three hits of S4 on T3; the shield does not save.
    let log = act(&mut battle, Side::A, breathe(b), &[2, 3, 3, 2]);
    assert!(log.has(Event::Breathed { unit: a, target: b, hits: 3 }));
    assert_eq!(battle.unit(b).models, 18);
    assert_eq!(refused(&battle, Side::A, breathe(b)), Refusal::HasShot { unit: a });
    assert_eq!(
        refused(&battle, Side::A, Action::Breathe { unit: b, target: a }),
        Refusal::NotYourUnit { unit: b }
    );
    table.switches(|switches| switches.strict_measuring = false);
    assert_eq!(refused(&table.build(), Side::A, breathe(far)).rule(), WH_09_H31);
    table.fighting(a, far);
    assert_eq!(refused(&table.build(), Side::A, breathe(b)), Refusal::Fighting { unit: a });
}

#[test]
fn wh_09_h31_others_have_no_breath() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::giant(), (36_000, 10_000), Angle::NORTH, 1);
    let b = table.unit(Side::B, cards::goblins(20), (36_000, 18_000), Angle::SOUTH, 5);
    table.at(Step::Shooting);
    let breathe = Action::Breathe { unit: a, target: b };
    assert_eq!(refused(&table.build(), Side::A, breathe), Refusal::NoBreath { unit: a });
}
