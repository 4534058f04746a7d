use super::*;
use crate::testing::*;
use crate::*;
use plane::Angle;

const NORTH: Angle = Angle::NORTH;
const SOUTH: Angle = Angle::SOUTH;

/// A regiment of shooters in one rank, and a target so many inches before the middle of it.
fn range(shooters: Card, target: Card, inches: Mil) -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let files = shooters.models;
    let a = table.unit(Side::A, shooters, (36_000, 10_000), NORTH, files);
    let b = table.unit(Side::B, target, (36_000, 10_000 + inches * INCH), SOUTH, target.models.min(5));
    table.at(Step::Shooting);
    (table, a, b)
}

fn shoot(unit: UnitId, target: UnitId) -> Action {
    Action::Shoot { unit, target, shots: 1 }
}

fn sums(fusillade: &Fusillade) -> Vec<(u8, i16)> {
    fusillade.groups().map(|shots| (shots.count, shots.needed())).collect()
}

/// What the first group needs to hit, as measured.
fn needed(battle: &Battle, unit: UnitId, target: UnitId) -> i16 {
    sums(&battle.fusillade(unit, target, 1, Measure::Exact, false))[0].1
}

#[test]
fn wh_03_e1_ten_bowmen() {
    let (mut table, a, b) = range(cards::archers(10), cards::spearmen(20), 14);
    table.state(a).flags.set(Flags::MOVED);
    let mut battle = table.build();
    let dice = [6, 6, 5, 4, 3, 2, 2, 1, 1, 6, 5, 4, 2, 5, 1];
    let log = act(&mut battle, Side::A, shoot(a, b), &dice);
    assert!(log.any(|event| matches!(event, Event::Shot { shots: 10, hits: 3, sum, .. } if sum.sum() == 6)));
    assert!(log.has(Event::Wounded { target: b, strength: 3, toughness: 3, needed: 4, hits: 3, wounds: 2 }));
    assert!(log.any(|event| matches!(event, Event::Saved { needed: 5, wounds: 2, saved: 1, .. })));
    assert_eq!(battle.unit(b).models, 19);
}

#[test]
fn wh_03_e2_muskets_against_knights() {
    let (table, a, b) = range(cards::handgunners(10), cards::knights(5), 10);
    let mut battle = table.build();
    // Without barding they save on 3+, against muskets on 5+.
    let card = Card { armour: Armour { barding: false, ..cards::knights(5).armour }, ..cards::knights(5) };
    let (table, ..) = range(cards::handgunners(10), card, 10);
    let plain = table.build();
    assert_eq!(plain.save_of(b, 4, Missile::Musket.save_modifier(), false).0, 5);
    assert_eq!(plain.save_of(b, 4, None, false).0, 4);
    // Two hits, both wound on 3+, one is saved (4+ with barding).
    let dice = [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 3];
    let log = act(&mut battle, Side::A, shoot(a, b), &dice);
    assert!(log.cites(WH_03_G5) && log.cites(WH_03_04));
    assert_eq!(battle.unit(b).models, 4);
}

#[test]
fn wh_03_g5_the_two_of_a_musket_are_all() {
    let (table, _, b) = range(cards::handgunners(10), cards::dwarfs(10), 10);
    // Heavy armour and shield: 4+. S4 alone makes 5+ of it, a musket 6+ and not none.
    assert_eq!(table.build().save_of(b, 4, Missile::Musket.save_modifier(), false).0, 6);
}

#[test]
fn wh_03_t3_modifiers_cell_by_cell() {
    let (plain, a, b) = range(cards::archers(5), cards::spearmen(20), 10);
    let score = |table: &Table| needed(&table.build(), a, b);
    let base = score(&plain);
    let (large, ..) = range(cards::archers(5), cards::giant(), 10);
    let (alone, ..) = range(cards::archers(5), cards::hero(), 10);
    let (far, ..) = range(cards::archers(5), cards::spearmen(20), 13);
    let mut moved = plain.clone();
    moved.state(a).flags.set(Flags::MOVED);
    let mut soft = plain.clone();
    soft.ground(hedge(15_000));
    let mut hard = plain.clone();
    hard.ground(wall(15_000));
    let modifiers = [&large, &moved, &far, &alone, &soft, &hard].map(|table| base - score(table));
    assert_eq!(modifiers, [1, -1, -1, -1, -1, -1]);
    let charging = sums(&plain.build().fusillade(a, b, 1, Measure::Exact, true))[0].1;
    assert_eq!(base - charging, -1);
    let (repeating, a, b) = range(cards::repeaters(5), cards::spearmen(20), 10);
    let twice = sums(&repeating.build().fusillade(a, b, 2, Measure::Exact, false))[0].1;
    assert_eq!(base - twice, -1);
}

#[test]
fn wh_03_g8_whoever_does_not_see_does_not_shoot() {
    let (mut table, a, b) = range(cards::archers(5), cards::goblins(1), 10);
    // Far enough aside that the left-hand archers do not have it in their arc.
    table.state(b).front.x = 36_000 + 11_500;
    let mut battle = table.build();
    let shots: u8 = battle.fusillade(a, b, 1, Measure::Exact, false).groups().map(|shots| shots.count).sum();
    assert!(0 < shots && shots < 5, "{shots}");
    let log = act(&mut battle, Side::A, shoot(a, b), &vec![1; shots.into()]);
    assert!(log.cites(WH_03_G8));
}

#[test]
fn wh_03_e3_high_skill() {
    let marksmen = Card { profile: Profile { bs: 7, ..cards::hero().profile }, ..cards::archers(5) };
    let (mut table, a, b) = range(marksmen, cards::hero(), 20);
    table.ground(hedge(26_000));
    let battle = table.build();
    assert_eq!(needed(&battle, a, b), 3);
    let (table, a, b) = range(marksmen, cards::spearmen(20), 10);
    let battle = table.build();
    assert_eq!(needed(&battle, a, b), 0);
    assert_eq!(battle.expected_hits(0, 6), 500);
}

/// A hedge along the front, so far north.
fn hedge(y: Mil) -> Piece {
    Piece {
        terrain: Terrain::Hedge,
        shape: Shape::line(&[Point { x: 20_000, y }, Point { x: 50_000, y }], 0).unwrap(),
        going: Going::Obstacle,
        cover: Cover::Soft,
        screen: Screen::Clear,
        height: 0,
        defendable: true,
        closed_to_wheels: false,
    }
}

fn wall(y: Mil) -> Piece {
    Piece { terrain: Terrain::Wall, cover: Cover::Hard, ..hedge(y) }
}

#[test]
fn wh_03_t2_scores_cell_by_cell() {
    for (bs, needed) in (1..).zip([6, 5, 4, 3, 2, 1, 0, -1, -2, -3]) {
        assert_eq!(score(bs).sum(), needed, "BS {bs}");
    }
}

#[test]
fn wh_03_07_surplus_skill_offsets_modifiers() {
    let marksmen = Card { profile: Profile { bs: 6, ..cards::archers(5).profile }, ..cards::archers(5) };
    let (table, a, b) = range(marksmen, cards::spearmen(20), 20);
    let mut battle = table.build();
    assert_eq!(needed(&battle, a, b), 2);
    let log = act(&mut battle, Side::A, shoot(a, b), &[1, 1, 1, 1, 2, 1]);
    assert!(log.cites(WH_03_07));
}

#[test]
fn wh_03_06_the_die_must_equal_or_beat_the_score() {
    let (table, a, b) = range(cards::archers(5), cards::spearmen(20), 10);
    let mut battle = table.build();
    let log = act(&mut battle, Side::A, shoot(a, b), &[4, 3, 3, 3, 3, 1]);
    assert!(log.any(|event| matches!(event, Event::Shot { hits: 1, sum, .. } if sum.sum() == 4)));
}

#[test]
fn wh_03_01_who_does_not_shoot() {
    let (table, a, b) = range(cards::archers(10), cards::spearmen(20), 10);
    let with = |flag: u32| {
        let mut table = table.clone();
        table.state(a).flags.set(flag);
        refused(&table.build(), Side::A, shoot(a, b))
    };
    assert_eq!(with(Flags::MARCHED), Refusal::MarchedMayNotShoot { unit: a });
    assert_eq!(with(Flags::SHOT), Refusal::HasShot { unit: a });
    assert_eq!(with(Flags::RALLIED), Refusal::HasRallied { unit: a });
    assert_eq!(with(Flags::FAILED_CHARGE), Refusal::FailedCharge { unit: a });
    assert_eq!(with(Flags::SQUABBLES), Refusal::Squabbling { unit: a });
    assert_eq!(with(Flags::STUPID), Refusal::Stupid { unit: a });
    let mut fleeing = table.clone();
    fleeing.fleeing(a);
    let refusal = refused(&fleeing.build(), Side::A, shoot(a, b));
    assert_eq!(refusal, Refusal::FleeingMayNotShoot { unit: a });
    assert_eq!(refusal.rule(), WH_02_07);
    let (unarmed, a, b) = range(cards::halberdiers(10), cards::spearmen(20), 10);
    assert_eq!(refused(&unarmed.build(), Side::A, shoot(a, b)).rule(), WH_03_01);
}

#[test]
fn wh_03_01_one_unit_after_the_other_until_done() {
    let (table, a, b) = range(cards::archers(1), cards::spearmen(20), 10);
    let mut battle = table.build();
    act(&mut battle, Side::A, shoot(a, b), &[1]);
    assert_eq!(battle.step(), Step::Shooting);
    assert_eq!(refused(&battle, Side::A, shoot(a, b)), Refusal::HasShot { unit: a });
    let log = with_dice(&[], |dice, log| battle.shoot(Action::Done, dice, log));
    assert!(log.events.is_empty());
    assert_ne!(battle.step(), Step::Shooting);
}

#[test]
fn wh_03_03_crossbows_move_or_shoot() {
    let (mut table, a, b) = range(cards::crossbowmen(5), cards::spearmen(20), 10);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[1; 5]);
    assert!(log.cites(WH_03_03));
    table.state(a).flags.set(Flags::MOVED);
    assert_eq!(refused(&table.build(), Side::A, shoot(a, b)), Refusal::MovedMayNotShoot { unit: a });
}

#[test]
fn wh_03_04_muskets_are_not_fired_twice_running() {
    let (mut table, a, b) = range(cards::handgunners(5), cards::spearmen(20), 10);
    let mut battle = table.build();
    act(&mut battle, Side::A, shoot(a, b), &[1; 5]);
    let last_shot = battle.unit(a).last_shot;
    table.state(a).last_shot = last_shot;
    table.turn(3, Side::A);
    assert_eq!(refused(&table.build(), Side::A, shoot(a, b)), Refusal::FiredLastTurn { unit: a });
    table.turn(5, Side::A);
    act(&mut table.build(), Side::A, shoot(a, b), &[1; 5]);
}

#[test]
fn wh_03_g2_the_musket_row_is_one_weapon() {
    let (table, a, b) = range(cards::handgunners(5), cards::spearmen(20), 10);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[1; 5]);
    assert!(log.cites(WH_03_G2));
    assert!(log.any(|event| matches!(event, Event::Shot { weapon: Missile::Musket, .. })));
}

#[test]
fn wh_03_05_two_shots_are_less_sure() {
    let (table, a, b) = range(cards::repeaters(5), cards::spearmen(20), 10);
    let battle = table.build();
    assert_eq!(sums(&battle.fusillade(a, b, 1, Measure::Exact, false)), [(5, 4)]);
    assert_eq!(sums(&battle.fusillade(a, b, 2, Measure::Exact, false)), [(10, 5)]);
    let thrice = Action::Shoot { unit: a, target: b, shots: 3 };
    assert_eq!(refused(&battle, Side::A, thrice), Refusal::ShotsImpossible { unit: a, shots: 3 });
    let (table, a, b) = range(cards::archers(5), cards::spearmen(20), 10);
    let twice = Action::Shoot { unit: a, target: b, shots: 2 };
    assert_eq!(refused(&table.build(), Side::A, twice).rule(), WH_03_05);
}

#[test]
fn wh_03_08_modifiers_add_up() {
    let (table, a, b) = range(cards::archers(5), cards::spearmen(20), 10);
    assert_eq!(needed(&table.build(), a, b), 4);
    let mut moved = table.clone();
    moved.state(a).flags.set(Flags::MOVED);
    assert_eq!(needed(&moved.build(), a, b), 5);
    let (far, a, b) = range(cards::archers(5), cards::spearmen(20), 20);
    assert_eq!(needed(&far.build(), a, b), 5);
    let charged = far.build().fusillade(a, b, 1, Measure::Exact, true);
    assert_eq!(sums(&charged), [(5, 6)]);
}

#[test]
fn wh_03_08_half_the_range_is_not_long_yet() {
    let (table, a, b) = range(cards::archers(1), cards::spearmen(20), 12);
    assert_eq!(needed(&table.build(), a, b), 4);
    let mut table = table;
    table.state(b).front.y += 1;
    assert_eq!(needed(&table.build(), a, b), 5);
}

#[test]
fn wh_03_g3_hard_cover_is_a_switch() {
    let (mut table, a, b) = range(cards::archers(5), cards::spearmen(20), 10);
    table.ground(wall(19_500));
    assert_eq!(needed(&table.build(), a, b), 5);
    table.switches(|switches| switches.hard_cover = -2);
    let battle = table.build();
    assert_eq!(needed(&battle, a, b), 6);
    // The better cover counts, not both.
    table.ground(hedge(19_000));
    assert_eq!(needed(&table.build(), a, b), 6);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[1; 5]);
    assert!(log.cites(WH_03_G3));
}

#[test]
fn wh_03_g6_sevens_need_a_second_die() {
    let (mut table, a, b) = range(cards::archers(3), cards::hero(), 20);
    table.state(a).flags.set(Flags::MOVED);
    let battle = table.build();
    // 4, moved, long range, single character: 7.
    assert_eq!(needed(&battle, a, b), 7);
    assert_eq!(battle.expected_hits(7, 12), 100);
    let mut open = battle.clone();
    // Only the sixes are rolled again: one 3, one 4. S3 against T4 needs 5.
    let log = act(&mut open, Side::A, shoot(a, b), &[6, 3, 6, 4, 5, 2]);
    assert!(log.cites(WH_03_G6));
    assert!(log.any(|event| matches!(event, Event::Shot { hits: 1, .. })));
    table.switches(|switches| switches.to_hit_7_plus = false);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[]);
    assert!(log.any(|event| matches!(event, Event::Shot { hits: 0, expected: 0, .. })));
}

#[test]
fn wh_03_g6_ten_cannot_be_hit_and_ones_always_miss() {
    let battle = range(cards::archers(3), cards::hero(), 20).0.build();
    assert_eq!([9, 10].map(|needed| battle.expected_hits(needed, 36)), [100, 0]);
    let mut battle = battle;
    with_dice(&[1, 2], |dice, _| {
        assert!(!battle.roll_shot(UnitId(0), -2, dice).1);
        assert!(battle.roll_shot(UnitId(0), -2, dice).1);
    });
}

#[test]
fn wh_03_g9_each_model_measures_for_itself() {
    // The outermost of 21 archers stand 7.87" aside: 23.5" ahead is out of range for them.
    let (mut table, a, b) = range(cards::archers(21), cards::giant(), 22);
    table.state(b).front.y += 1500;
    let mut battle = table.build();
    let volley = battle.fusillade(a, b, 1, Measure::Exact, false);
    let shots: u8 = volley.groups().map(|shots| shots.count).sum();
    assert_eq!(shots + volley.out_of_range, 21);
    assert!(0 < volley.out_of_range && 0 < shots);
    let log = act(&mut battle, Side::A, shoot(a, b), &vec![1; shots.into()]);
    assert!(log.has(Event::OutOfRange { unit: a, target: b, models: volley.out_of_range }));
}

#[test]
fn wh_03_g9_out_of_range_is_wasted_or_refused() {
    let (mut table, a, b) = range(cards::archers(5), cards::spearmen(20), 25);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[]);
    assert!(log.has(Event::OutOfRange { unit: a, target: b, models: 5 }));
    table.switches(|switches| switches.strict_measuring = false);
    let refusal = refused(&table.build(), Side::A, shoot(a, b));
    assert_eq!(refusal, Refusal::OutOfRange { unit: a, target: b, distance: 25_000, range: 24_000 });
}

#[test]
fn wh_01_g7_previews_judge_distances_to_the_inch() {
    let (mut table, a, b) = range(cards::archers(1), cards::spearmen(20), 12);
    table.state(b).front.y += 400;
    let battle = table.build();
    assert_eq!(sums(&battle.shot_preview(a, b, 1)), [(1, 4)]);
    assert_eq!(needed(&battle, a, b), 5);
    table.switches(|switches| switches.strict_measuring = false);
    assert_eq!(sums(&table.build().shot_preview(a, b, 1)), [(1, 5)]);
}

#[test]
fn wh_03_g10_targets_that_are_not_allowed() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::archers(5), (36_000, 10_000), NORTH, 5);
    let b = table.unit(Side::B, cards::spearmen(20), (36_000, 20_000), SOUTH, 5);
    let hero = table.join(cards::hero(), b, 2);
    let friend = table.unit(Side::A, cards::spearmen(20), (20_000, 10_000), NORTH, 5);
    table.at(Step::Shooting);
    let refusal = refused(&table.build(), Side::A, shoot(a, hero));
    assert_eq!(refusal, Refusal::CharacterInUnit { character: hero });
    assert_eq!(refused(&table.build(), Side::A, shoot(a, friend)), Refusal::NotAnEnemy { unit: friend });
    table.fighting(b, friend);
    assert_eq!(refused(&table.build(), Side::A, shoot(a, b)), Refusal::TargetFighting { target: b });
    let (table, a, b) = range(cards::archers(5), cards::giant(), 10);
    let log = act(&mut table.build(), Side::A, shoot(a, b), &[1; 5]);
    assert!(log.cites(WH_03_G10));
}

#[test]
fn wh_03_g11_large_targets_are_easier() {
    for large in [cards::giant(), cards::chariot(), cards::machine(Machine::Cannon), cards::ogres(3)] {
        let (table, a, b) = range(cards::archers(5), large, 10);
        assert_eq!(needed(&table.build(), a, b), 3, "{:?}", large.kind);
    }
    let (table, a, b) = range(cards::archers(5), cards::knights(5), 10);
    assert_eq!(needed(&table.build(), a, b), 4);
}

#[test]
fn wh_03_g12_single_characters_are_harder() {
    let (table, a, b) = range(cards::archers(5), cards::on_horse(cards::hero()), 10);
    let battle = table.build();
    assert_eq!(needed(&battle, a, b), 5);
    let large = cards::with_traits(cards::hero(), Traits::LARGE);
    let (table, a, b) = range(cards::archers(5), large, 10);
    assert_eq!(needed(&table.build(), a, b), 3);
}

#[test]
fn wh_03_g14_groups_are_rolled_one_after_the_other() {
    // The middle ones shoot at short range, the outer ones at long range.
    let (mut table, a, b) = range(cards::archers(21), cards::giant(), 11);
    table.state(b).front.y += 500;
    let mut battle = table.build();
    let volley = battle.fusillade(a, b, 1, Measure::Exact, false);
    assert_eq!(volley.groups().count(), 2);
    let log = act(&mut battle, Side::A, shoot(a, b), &[1; 21]);
    assert!(log.cites(WH_03_G14));
}

#[test]
fn wh_09_h05_champions_shoot_better() {
    let (table, a, b) = range(cards::with_champion(cards::archers(4)), cards::spearmen(20), 10);
    let mut battle = table.build();
    let mut groups = sums(&battle.fusillade(a, b, 1, Measure::Exact, false));
    groups.sort();
    assert_eq!(groups, [(1, 3), (4, 4)]);
    let log = act(&mut battle, Side::A, shoot(a, b), &[1; 5]);
    assert!(log.cites(WH_09_H05));
}

#[test]
fn wh_09_h17_every_crewman_shoots() {
    let (table, a, b) = range(cards::chariot(), cards::spearmen(20), 10);
    let battle = table.build();
    assert_eq!(sums(&battle.fusillade(a, b, 1, Measure::Exact, false)), [(2, 3)]);
}

#[test]
fn wh_03_g7_characters_may_pick_another_target() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::archers(5), (36_000, 10_000), NORTH, 5);
    let hero = table.join(Card { missile: Some(Missile::Bow), ..cards::hero() }, a, 2);
    let b = table.unit(Side::B, cards::spearmen(20), (36_000, 20_000), SOUTH, 5);
    let c = table.unit(Side::B, cards::giant(), (41_000, 20_000), SOUTH, 1);
    table.at(Step::Shooting);
    let mut battle = table.build();
    // Five files: four archers, and the last one stands behind.
    act(&mut battle, Side::A, shoot(a, b), &[1; 4]);
    act(&mut battle, Side::A, shoot(hero, c), &[1]);
    assert_eq!(refused(&battle, Side::A, shoot(hero, b)), Refusal::HasShot { unit: hero });
}

#[test]
fn wh_03_g19_repeaters_choose_when_charged() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::spearmen(20), (36_000, 10_000), NORTH, 5);
    let b = table.unit(Side::B, cards::repeaters(5), (36_000, 16_000), SOUTH, 5);
    let mut battle = table.build();
    assert_eq!(battle.can_stand_and_shoot(b, a, 2), Ok(()));
    assert_eq!(battle.can_stand_and_shoot(b, a, 3), Err(Refusal::ShotsImpossible { unit: b, shots: 3 }));
    let log = with_dice(&[1; 10], |dice, log| battle.stand_and_shoot(b, a, 2, dice, log));
    // 4, two shots, target charging.
    assert!(log.any(|event| matches!(event, Event::Shot { sum, shots: 10, .. } if sum.sum() == 6)));
    assert!(log.cites(WH_03_G19));
}

#[test]
fn wh_02_g18_muskets_react_only_if_they_did_not_fire() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::spearmen(20), (36_000, 10_000), NORTH, 5);
    let b = table.unit(Side::B, cards::handgunners(5), (36_000, 16_000), SOUTH, 5);
    // Side b fired in its turn 2, and is charged in turn 3.
    table.state(b).last_shot = 3;
    table.turn(3, Side::A);
    assert_eq!(table.build().can_stand_and_shoot(b, a, 1), Err(Refusal::FiredLastTurn { unit: b }));
    table.state(b).last_shot = 0;
    let mut battle = table.build();
    with_dice(&[1; 5], |dice, log| battle.stand_and_shoot(b, a, 1, dice, log));
    // Having reacted in turn 3, it cannot fire in turn 4.
    table.state(b).last_shot = battle.unit(b).last_shot;
    table.turn(4, Side::B).at(Step::Shooting);
    assert_eq!(refused(&table.build(), Side::B, shoot(b, a)), Refusal::FiredLastTurn { unit: b });
}

#[test]
fn wh_02_g18_a_charger_beyond_range_is_shot_at_the_greatest() {
    let mut table = Table::new();
    let a = table.unit(Side::A, cards::wolf_riders(5), (36_000, 10_000), NORTH, 5);
    let b = table.unit(Side::B, cards::javelins(5), (36_000, 22_000), SOUTH, 5);
    let mut battle = table.build();
    assert!(battle.can_reach(a, b).is_some());
    let preview = battle.reaction_preview(b, a, 1);
    assert_eq!(preview.groups().map(|shots| (shots.count, shots.sum.sum())).collect::<Vec<_>>(), [(5, 6)]);
    let log = with_dice(&[1; 5], |dice, log| battle.stand_and_shoot(b, a, 1, dice, log));
    // 4, long range, charging.
    assert!(log.any(|event| matches!(event, Event::Shot { sum, shots: 5, .. } if sum.sum() == 6)));
}
