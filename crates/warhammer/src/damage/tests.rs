use super::*;
use crate::testing::*;
use crate::*;
use plane::Angle;
use table::Side;

/// One unit of side b, hit from nowhere.
fn target(card: Card, files: u8) -> (Table, UnitId) {
    let mut table = Table::new();
    let unit = table.unit(Side::B, card, (36_000, 30_000), Angle::SOUTH, files);
    (table, unit)
}

fn hits(target: UnitId, count: u16, strength: u8) -> Hits {
    Hits::new(target, count, strength, Cause::Shooting, None)
}

#[track_caller]
fn hit(battle: &mut Battle, hits: Hits, faces: &[u8]) -> (u16, Log) {
    let mut lost = 0;
    let log = with_dice(faces, |dice, log| lost = battle.hit(hits, dice, log));
    (lost, log)
}

#[test]
fn wh_03_09_hits_wound_by_strength_and_toughness() {
    let (table, unit) = target(cards::goblins(10), 5);
    let mut battle = table.build();
    // S3 against T3 needs 4; a shield saves on 6.
    let (lost, log) = hit(&mut battle, hits(unit, 3, 3), &[3, 4, 6, 5, 6]);
    assert_eq!(lost, 1);
    assert!(log.has(Event::Wounded {
        target: unit,
        strength: 3,
        toughness: 3,
        needed: 4,
        hits: 3,
        wounds: 2
    }));
}

#[test]
fn wh_03_e4_no_roll_for_the_impossible() {
    let card = Card { profile: Profile { t: 7, ..cards::goblins(10).profile }, ..cards::goblins(10) };
    let (table, unit) = target(card, 5);
    let mut battle = table.build();
    assert_eq!(hit(&mut battle, hits(unit, 5, 3), &[]).0, 0);
    assert_eq!(hit(&mut battle, hits(unit, 2, 4), &[5, 6]).0, 1);
}

#[test]
fn wh_03_10_one_die_for_each_wound() {
    let (table, unit) = target(cards::orcs(10), 5);
    let mut battle = table.build();
    // Light armour and shield: 5+.
    let (lost, log) = hit(&mut battle, hits(unit, 3, 3), &[5, 5, 5, 5, 4, 6]);
    assert_eq!(lost, 1);
    assert!(log.any(|event| matches!(event, Event::Saved { needed: 5, wounds: 3, saved: 2, .. })));
}

#[test]
fn wh_03_11_strength_reduces_the_save() {
    let (table, unit) = target(cards::dwarfs(10), 5);
    let battle = table.build();
    let saves = [3, 4, 5, 6, 7].map(|strength| battle.save_of(unit, strength, None, false).0);
    assert_eq!(saves, [4, 5, 6, NEVER, NEVER]);
}

#[test]
fn wh_03_t5_saves_of_units_are_those_of_the_table() {
    for (body, bare) in [(BodyArmour::None, 7), (BodyArmour::Light, 6), (BodyArmour::Heavy, 5)] {
        for (shield, mounted) in [(false, false), (true, false), (false, true), (true, true)] {
            let mount = mounted.then(cards::warhorse);
            let armour = Armour { body, shield, ..cards::UNARMOURED };
            let (table, unit) = target(Card { armour, mount, ..cards::goblins(5) }, 5);
            let save = bare - u8::from(shield) - u8::from(mounted);
            assert_eq!(table.build().save_of(unit, 3, None, false).0, save);
            assert_eq!(armour_save(body, shield, mounted), save);
        }
    }
}

#[test]
fn wh_03_g16_barding_makes_the_save_better() {
    let (table, unit) = target(cards::knights(5), 5);
    let (needed, sum) = table.build().save_of(unit, 3, None, false);
    assert_eq!(needed, 2);
    assert!(sum.terms().any(|term| term.rule == WH_03_G16));
}

#[test]
fn wh_03_g17_saves_are_never_better_than_2() {
    let mut master = cards::knights(5);
    master.armour.extra = 1;
    let (table, unit) = target(master, 5);
    let battle = table.build();
    assert_eq!(battle.save_of(unit, 3, None, false).0, 2);
    // The surplus is not lost against strength.
    assert_eq!(battle.save_of(unit, 4, None, false).0, 2);
    assert_eq!(battle.save_of(unit, 5, None, false).0, 3);
    let (_, log) = hit(&mut battle.clone(), hits(unit, 1, 3), &[4, 2]);
    assert!(log.cites(WH_03_G17));
}

#[test]
fn wh_09_h33_master_armour() {
    let mut hero = cards::hero();
    hero.armour = Armour { body: BodyArmour::Heavy, extra: 1, ..cards::UNARMOURED };
    let (table, unit) = target(hero, 1);
    assert_eq!(table.build().save_of(unit, 3, None, false).0, 4);
}

#[test]
fn wh_09_h34_natural_armour_takes_a_shield_only() {
    let mut card = cards::savage_orcs(10);
    let (table, unit) = target(card, 5);
    assert_eq!(table.build().save_of(unit, 3, None, false).0, 5);
    card.armour.body = BodyArmour::Heavy;
    card.armour.shield = false;
    let (table, unit) = target(card, 5);
    let battle = table.build();
    assert_eq!(battle.save_of(unit, 3, None, false).0, 6);
    assert_eq!(battle.save_of(unit, 4, None, false).0, NEVER);
}

#[test]
fn wh_09_h36_boars_make_the_save_better() {
    let (table, unit) = target(cards::boar_riders(5), 5);
    let (needed, sum) = table.build().save_of(unit, 3, None, false);
    assert_eq!(needed, 3);
    assert!(sum.terms().any(|term| term.rule == WH_09_H36));
}

#[test]
fn wh_04_g7_no_shield_with_both_hands_full() {
    let mut card = cards::halberdiers(10);
    card.armour.shield = true;
    let (mut table, unit) = target(card, 5);
    table.state(unit).weapon = Melee::Halberd;
    let battle = table.build();
    assert_eq!(battle.save_of(unit, 3, None, true).0, 6);
    assert_eq!(battle.save_of(unit, 3, None, false).0, 5);
}

#[test]
fn wh_09_h17_chariots_have_the_save_and_toughness_of_the_body() {
    let (table, unit) = target(cards::chariot(), 1);
    let mut battle = table.build();
    assert_eq!(battle.save_of(unit, 3, None, false).0, 5);
    assert_eq!(battle.toughness(unit, Part::Models), 5);
    let (lost, _) = hit(&mut battle, hits(unit, 2, 4), &[5, 5, 1, 1]);
    assert_eq!((lost, battle.unit(unit).wounds, battle.unit(unit).models), (2, 2, 1));
}

#[test]
fn wh_09_h10_hits_on_machines_strike_machine_or_crew() {
    let (table, unit) = target(cards::machine(Machine::StoneThrower), 1);
    let mut battle = table.build();
    // Two on the machine (T7: S4 needs 6), two on the crew (T3: 3+, no armour).
    let (lost, log) = hit(&mut battle, hits(unit, 4, 4), &[4, 5, 1, 6, 6, 5, 3, 2]);
    assert!(log.has(Event::MachineHit { unit, machine: 2, crew: 2 }));
    assert_eq!(lost, 2);
    assert_eq!((battle.unit(unit).wounds, battle.unit(unit).models), (1, 2));
}

#[test]
fn wh_09_h10_a_machine_without_wounds_is_destroyed_with_its_crew() {
    let (table, unit) = target(cards::machine(Machine::StoneThrower), 1);
    let mut battle = table.build();
    let shot = hits(unit, 1, 10).crushing(Multiple::D3);
    let (lost, _) = hit(&mut battle, shot, &[1, 2, 5]);
    assert_eq!(lost, 3);
    assert_eq!(battle.unit(unit).status, Status::Gone);
    assert_eq!(battle.unit(unit).models, 0);
}

#[test]
fn wh_09_h09_without_crew_it_is_out_of_the_game_and_machines_have_no_save() {
    let mut card = cards::machine(Machine::StoneThrower);
    card.armour.body = BodyArmour::Heavy;
    let (table, unit) = target(card, 1);
    let mut battle = table.build();
    // On the machine: wound on 6, no save; on the crew: saves on 5+ less 1.
    let (_, log) = hit(&mut battle, hits(unit, 1, 4), &[1, 6]);
    assert!(log.cites(WH_09_H09));
    hit(&mut battle, hits(unit, 3, 4), &[6, 6, 6, 6, 6, 6, 1, 1, 5]);
    assert_eq!(battle.unit(unit).status, Status::Gone);
}

#[test]
fn wh_09_h23_five_models_shield_a_character() {
    let (mut table, unit) = target(cards::goblins(5), 5);
    let hero = table.join(cards::hero(), unit, 2);
    let mut battle = table.build();
    let (_, log) = hit(&mut battle, hits(unit, 2, 3), &[4, 1, 1]);
    assert!(log.cites(WH_09_H23));
    // Four are left: each hit is on him on a 6. His T4 needs 5.
    assert_eq!(battle.unit(unit).models, 4);
    let (_, log) = hit(&mut battle, hits(unit, 2, 3), &[6, 5, 5, 1]);
    assert!(log.has(Event::CharacterHit { character: hero, host: unit, hits: 1 }));
    assert_eq!(battle.unit(hero).wounds, 1);
}

#[test]
fn wh_08_h10_spells_spare_the_shielded_character() {
    let (mut table, unit) = target(cards::goblins(10), 5);
    table.join(cards::hero(), unit, 2);
    let mut battle = table.build();
    let (_, log) = hit(&mut battle, Hits::new(unit, 1, 3, Cause::Spell, None), &[1]);
    assert!(log.cites(WH_08_H10));
}

#[test]
fn wh_09_h32_regeneration_after_shooting() {
    let (table, unit) = target(cards::trolls(3), 3);
    let mut battle = table.build();
    // S4 on T4; four wounds, the first and third come back.
    let (lost, log) = hit(&mut battle, hits(unit, 4, 4), &[4, 4, 4, 4, 4, 3, 5, 1]);
    assert_eq!(lost, 2);
    // Four wounds would have slain one.
    assert!(log.has(Event::Regenerated { unit, wounds: 2, models: 1 }));
    assert_eq!((battle.unit(unit).models, battle.unit(unit).wounds), (3, 2));
}

#[test]
fn wh_09_h32_regeneration_waits_for_the_end_of_a_combat() {
    let (table, unit) = target(cards::trolls(1), 1);
    let mut battle = table.build();
    let blows = Hits::new(unit, 3, 4, Cause::Blows, None);
    let (lost, _) = hit(&mut battle, blows, &[4, 4, 4]);
    assert_eq!((lost, battle.unit(unit).models), (3, 0));
    assert!(battle.stands(unit));
    let mut saved = battle.clone();
    let log = with_dice(&[4, 1, 1], |dice, log| {
        assert_eq!(saved.regenerate(unit, 3, dice, log), 1);
    });
    assert!(log.has(Event::Regenerated { unit, wounds: 1, models: 1 }));
    assert_eq!((saved.unit(unit).models, saved.unit(unit).wounds), (1, 2));
    with_dice(&[1, 1, 1], |dice, log| assert_eq!(battle.regenerate(unit, 3, dice, log), 0));
    assert_eq!(battle.unit(unit).status, Status::Gone);
}

#[test]
fn wh_09_h12_several_wounds_do_not_pass_to_the_next_model() {
    let (table, unit) = target(cards::ogres(3), 3);
    let mut battle = table.build();
    let shot = hits(unit, 2, 7).crushing(Multiple::D3);
    // 3 wounds slay the first, 2 stay on the second.
    hit(&mut battle, shot, &[2, 2, 6, 3]);
    assert_eq!((battle.unit(unit).models, battle.unit(unit).wounds), (2, 2));
    // The next takes what is left of it, and no more.
    let (lost, _) = hit(&mut battle, Hits { count: 1, ..shot }, &[2, 6]);
    assert_eq!((lost, battle.unit(unit).models, battle.unit(unit).wounds), (1, 1, 0));
}
