use super::*;
use crate::magic::tests::study;
use crate::rules::*;
use crate::testing::*;
use crate::*;
use plane::Angle;

#[test]
fn wh_08_t1_spells_are_those_of_the_table() {
    use Spell::*;
    let table = [
        (SparkDart, 1, 7, 24, true, SpellKind::Harm, false),
        (SheetOfFlame, 2, 9, 18, true, SpellKind::Harm, false),
        (ThunderLance, 2, 9, 30, true, SpellKind::Harm, false),
        (StoneHail, 3, 10, 24, false, SpellKind::Place, false),
        (IronSkin, 1, 7, 18, false, SpellKind::Help, true),
        (BloodSong, 1, 7, 12, false, SpellKind::Help, true),
        (GaleStride, 2, 8, 18, false, SpellKind::Help, false),
        (SteadyHearts, 1, 7, 24, false, SpellKind::Help, false),
        (LeadenLimbs, 1, 7, 24, true, SpellKind::Hex, true),
        (VeilOfMist, 1, 7, 18, false, SpellKind::Help, true),
        (WhisperOfDread, 2, 9, 18, true, SpellKind::Harm, false),
        (CallTheFallen, 2, 8, 18, false, SpellKind::Help, false),
    ];
    for (spell, cost, difficulty, range, sight, kind, lasts) in table {
        let facts = (spell.cost(), spell.difficulty(), spell.range(), spell.needs_sight(), spell.kind());
        assert_eq!(facts, (cost, difficulty, range * INCH, sight, kind), "{spell:?}");
        assert_eq!(spell.lasts(), lasts, "{spell:?}");
        assert_eq!(spell.is_undead(), spell == CallTheFallen);
    }
}

#[test]
fn wh_08_h21_spark_dart() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 24);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, study.at(Spell::SparkDart, target), &[4, 4, 6, 1, 1, 1, 1, 1, 1]);
    assert!(log.has(Event::SpellHits { spell: Spell::SparkDart, target, hits: 6 }));
    assert!(log.any(|event| matches!(event, Event::Wounded { strength: 3, hits: 6, .. })));
}

#[test]
fn wh_08_h22_sheet_of_flame() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 10);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, study.at(Spell::SheetOfFlame, target), &[4, 4, 1, 2, 1, 1, 1]);
    assert!(log.has(Event::SpellHits { spell: Spell::SheetOfFlame, target, hits: 3 }));
    assert!(log.any(|event| matches!(event, Event::Wounded { strength: 4, hits: 3, .. })));
}

#[test]
fn wh_08_h23_thunder_lance_is_a_bolt_that_does_not_miss() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 29);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, study.at(Spell::ThunderLance, target), &[4, 4, 2, 1]);
    assert!(log.has(Event::BoltStrikes { target, strength: 6, wound: true, slain: true }));
    assert!(log.has(Event::BoltStrikes { target, strength: 5, wound: false, slain: false }));
    assert!(log.cites(WH_08_H23));
    assert_eq!(battle.unit(target).models, 19);
}

#[test]
fn wh_08_h24_stone_hail_falls_on_friend_and_foe() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(1), 20);
    let friend = study.table.unit(Side::A, cards::goblins(1), (36_000, 29_000), Angle::NORTH, 1);
    let mut battle = study.battle();
    let hail = study.cast(Spell::StoneHail, Aim::Point(Point { x: 36_000, y: 29_500 }));
    // Cast with 10; each is hit on 4+ and wounded on 3+; the shield does not save against S4.
    let log = act(&mut battle, Side::A, hail, &[4, 4, 4, 3, 3]);
    assert!(log.has(Event::SpellHits { spell: Spell::StoneHail, target, hits: 1 }));
    assert!(log.has(Event::SpellHits { spell: Spell::StoneHail, target: friend, hits: 0 }));
    assert!(!battle.is_alive(target) && battle.is_alive(friend));
}

#[test]
fn wh_08_h25_iron_skin() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let bare = study.friend(cards::archers(5), 30_000);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::IronSkin, friend), &[4, 4]);
    assert_eq!(battle.save_of(friend, 3, None, false).0, 5);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::IronSkin, bare), &[4, 4]);
    assert_eq!(battle.save_of(bare, 3, None, false).0, 6);
    assert_eq!(battle.save_of(bare, 4, None, false).0, NEVER);
}

#[test]
fn wh_08_h26_blood_song() {
    let mut study = study(2);
    let enemy = study.enemy(cards::goblins(5), 20);
    let friend = study.friend(cards::goblins(20), 42_000);
    let mut battle = study.battle();
    assert!(!battle.hates(friend, enemy));
    act(&mut battle, Side::A, study.at(Spell::BloodSong, friend), &[4, 4]);
    assert!(battle.hates(friend, enemy));
}

#[test]
fn wh_08_h27_gale_stride_moves_a_friend() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let machine = study.friend(cards::machine(Machine::Cannon), 48_000);
    let mut battle = study.battle();
    let refusal = refused(&battle, Side::A, study.at(Spell::GaleStride, machine));
    assert_eq!(refusal, Refusal::WrongTarget { spell: Spell::GaleStride });
    act(&mut battle, Side::A, study.at(Spell::GaleStride, friend), &[4, 4]);
    assert_eq!(battle.step(), Step::SpellMove { unit: friend });
}

#[test]
fn wh_08_h14_a_spell_move_is_a_move() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let mut battle = study.battle();
    act(&mut battle, Side::A, study.at(Spell::GaleStride, friend), &[4, 4]);
    let log = act(&mut battle, Side::A, Action::Advance { unit: friend, distance: 4_000 }, &[]);
    assert!(log.any(|event| matches!(event, Event::Moved { unit, .. } if *unit == friend)));
    assert_eq!(battle.unit(friend).front, Point { x: 42_000, y: 14_000 });
}

#[test]
fn wh_08_h28_steady_hearts() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let battle = study.battle();
    let action = study.at(Spell::SteadyHearts, friend);
    assert_eq!(refused(&battle, Side::A, action), Refusal::NotFleeing { unit: friend });
    study.table.fleeing(friend);
    let mut battle = study.battle();
    // Ld 5 and 2 more: 7 passes.
    let log = act(&mut battle, Side::A, action, &[4, 4, 3, 4]);
    assert!(log.any(|event| matches!(event, Event::Tested { test: Test::Rally, passed: true, .. })));
    assert!(!battle.is_fleeing(friend));
    study.table.state(friend).models = 4;
    assert_eq!(refused(&study.battle(), Side::A, action).rule(), WH_05_10);
}

#[test]
fn wh_08_h29_leaden_limbs() {
    let mut study = study(2);
    let target = study.enemy(cards::goblins(20), 10);
    let mut battle = study.battle();
    let before = battle.pace(target);
    act(&mut battle, Side::A, study.at(Spell::LeadenLimbs, target), &[4, 4]);
    assert_eq!(battle.pace(target), before / 2);
}

#[test]
fn wh_08_h30_veil_of_mist() {
    let mut study = study(2);
    let friend = study.friend(cards::goblins(20), 42_000);
    let archers = study.table.unit(Side::B, cards::archers(5), (42_000, 20_000), Angle::SOUTH, 5);
    let mut battle = study.battle();
    let needed =
        |battle: &Battle| battle.shot_preview(archers, friend, 1).groups().next().map(|shots| shots.needed());
    assert_eq!(needed(&battle), Some(4));
    act(&mut battle, Side::A, study.at(Spell::VeilOfMist, friend), &[4, 4]);
    assert_eq!(needed(&battle), Some(5));
}

#[test]
fn wh_08_h31_whisper_of_dread() {
    let mut study = study(2);
    let target = study.enemy(cards::orcs(20), 10);
    let mut battle = study.battle();
    // Ld 7 less 1: 6 passes.
    let log = act(&mut battle, Side::A, study.at(Spell::WhisperOfDread, target), &[4, 4, 3, 3]);
    assert!(log.any(|event| matches!(
        event,
        Event::Tested { test: Test::PanicDread, passed: true, sum, .. } if sum.sum() == 6
    )));
}

#[test]
fn wh_08_h32_call_the_fallen() {
    let mut study = study(2);
    let skeletons = study.friend(cards::skeletons(20), 42_000);
    let zombies = study.friend(cards::zombies(20), 30_000);
    let goblins = study.friend(cards::goblins(20), 48_000);
    study.table.state(skeletons).models = 12;
    study.table.state(zombies).models = 12;
    let raised = |unit, faces: &[u8]| {
        let mut battle = study.battle();
        let log = act(&mut battle, Side::A, study.at(Spell::CallTheFallen, unit), faces);
        assert_eq!(battle.unit(unit).hull, battle.rect(unit).hull());
        (battle.unit(unit).models, log)
    };
    assert_eq!(raised(skeletons, &[4, 4, 3]).0, 15);
    assert_eq!(raised(zombies, &[4, 4, 3]).0, 17);
    let refusal = refused(&study.battle(), Side::A, study.at(Spell::CallTheFallen, goblins));
    assert_eq!(refusal, Refusal::WrongTarget { spell: Spell::CallTheFallen });
}

#[test]
fn wh_08_h15_raising_needs_room_and_stops_at_the_number_deployed() {
    let mut study = study(2);
    let skeletons = study.friend(cards::skeletons(20), 42_000);
    study.table.state(skeletons).models = 18;
    let action = study.at(Spell::CallTheFallen, skeletons);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, action, &[4, 4, 6]);
    assert!(log.has(Event::Raised { unit: skeletons, models: 2 }));
    // Thirteen in ranks of five: a friend right behind the third leaves room for two.
    study.table.state(skeletons).models = 13;
    study.table.unit(Side::A, cards::goblins(5), (42_000, 10_000 - 3 * 787), Angle::NORTH, 5);
    let mut battle = study.battle();
    let log = act(&mut battle, Side::A, action, &[4, 4, 6]);
    assert!(log.has(Event::Raised { unit: skeletons, models: 2 }));
}
