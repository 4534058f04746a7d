use crate::testing::*;
use crate::*;
use table::Side;

/// Men with orcs in their rear, who have lost a rank.
fn shortened() -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let men = table.unit(Side::B, cards::halberdiers(20), (36_000, 24_000), Angle::SOUTH, 5);
    let rear = 24_000 + 4 * cards::MM_20;
    let orcs = table.unit(Side::A, cards::orcs(20), (36_000, rear), Angle::SOUTH, 5);
    table.fighting(men, orcs).state(men).models = 15;
    (table, men, orcs)
}

fn keep(battle: &mut Battle, unit: UnitId) -> Log {
    with_dice(&[], |_, log| battle.keep_contacts(battle.combat_of(unit), log))
}

#[test]
fn wh_04_g21_an_enemy_in_the_rear_moves_up() {
    let (table, men, orcs) = shortened();
    let mut battle = table.build();
    let log = keep(&mut battle, men);
    assert_eq!(battle.unit(orcs).front.y, 24_000 + 3 * cards::MM_20);
    assert!(log.any(|event| matches!(event,
        Event::Moved { unit, manner: Manner::KeepContact, .. } if *unit == orcs)));
    assert!(log.cites(rules::WH_04_G21) && battle.unit(men).foes.contains(orcs));
}

#[test]
fn wh_04_g21_if_it_is_blocked_the_shortened_unit_slides() {
    let (mut table, men, orcs) = shortened();
    // A friend of the men holds one end of the orcs' front.
    let half = 5 * cards::MM_25 / 2;
    table.unit(Side::B, cards::hero(), (36_000 + half + 200, 24_000 + 4 * cards::MM_20), Angle::NORTH, 1);
    let mut battle = table.build();
    keep(&mut battle, men);
    assert_eq!(battle.unit(orcs).front.y, 24_000 + 4 * cards::MM_20);
    assert_eq!(battle.unit(men).front.y, 24_000 + cards::MM_20);
}

#[test]
fn wh_04_g21_if_nothing_works_the_contact_is_over() {
    let (mut table, men, orcs) = shortened();
    let half = 5 * cards::MM_25 / 2;
    table.unit(Side::B, cards::hero(), (36_000 + half + 200, 24_000 + 4 * cards::MM_20), Angle::NORTH, 1);
    // Another enemy before the men keeps them where they are.
    let front = table.unit(Side::A, cards::orcs(20), (36_000, 24_000), Angle::NORTH, 5);
    table.fighting(men, front);
    let mut battle = table.build();
    let log = keep(&mut battle, men);
    assert!(log.any(|event| matches!(event, Event::ContactOver { .. })));
    assert!(!battle.unit(men).foes.contains(orcs) && !battle.unit(orcs).foes.contains(men));
    assert!(battle.unit(men).foes.contains(front));
}

#[test]
fn wh_04_g21_nobody_holds_on_to_those_who_break() {
    let (mut table, men, orcs) = shortened();
    table.state(men).flags.set(Flags::BROKEN);
    let mut battle = table.build();
    assert!(keep(&mut battle, men).events.is_empty());
    assert!(battle.unit(men).foes.contains(orcs));
}
