use crate::blows::tests::face_to_face;
use crate::testing::*;
use crate::*;
use table::Side;

/// Fights the combat of the position with these dice; whoever is asked first for weapons and targets is content.
fn fight(table: &Table, faces: &[u8]) -> (Battle, Log) {
    let mut battle = table.build();
    let mut log = with_dice(faces, |dice, log| {
        battle.proceed(dice, log);
        while let Step::Prepare { side, .. } = battle.step() {
            let legal = table::Game::check(&battle, side, Action::Done).unwrap();
            table::Game::apply(&mut battle, legal, dice, log);
        }
    });
    log.rules.sort();
    (battle, log)
}

fn counted(log: &Log, side: Side) -> Sum {
    let find = |event: &Event| match event {
        Event::ResultCounted { side: of, sum } if *of == side => Some(*sum),
        _ => None,
    };
    log.events.iter().find_map(find).unwrap()
}

fn term(sum: Sum, label: Label) -> i16 {
    sum.terms().find(|term| term.label == label).map_or(0, |term| term.value)
}

/// WH-04-E1: orcs have charged halberdiers.
fn orcs_charge_men() -> (Table, UnitId, UnitId) {
    let (mut table, orcs, men) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    table.state(orcs).flags.set(Flags::CHARGED);
    (table, orcs, men)
}

/// Three hits, two wounds, no save; then three men strike: two hits, one wound, no save.
const BLOWS: [u8; 20] = [4, 5, 6, 1, 1, 4, 6, 1, 1, 5, 4, 4, 1, 6, 1, 5, 0, 0, 0, 0];

fn example(rest: &[u8]) -> Vec<u8> {
    BLOWS[..16].iter().chain(rest).copied().collect()
}

#[test]
fn wh_04_10_wounds_ranks_and_standards_add_up() {
    // WH-04-E1.
    let (table, _, men) = orcs_charge_men();
    let (battle, log) = fight(&table, &example(&[3, 4]));
    let (a, b) = (counted(&log, Side::A), counted(&log, Side::B));
    assert_eq!([Label::Wounds, Label::Ranks, Label::Standard].map(|label| term(a, label)), [2, 2, 1]);
    assert_eq!([Label::Wounds, Label::Ranks, Label::Standard].map(|label| term(b, label)), [1, 2, 1]);
    assert!(log.has(Event::CombatDecided { winner: Some(Side::A), difference: 1, musician: false }));
    assert!(log.has(Event::Broken { unit: men }));
    assert_eq!(battle.unit(men).models, 18);
    assert!(log.cites(rules::WH_04_07) && log.cites(rules::WH_04_17));
}

#[test]
fn wh_04_07_the_winner_is_determined_when_all_have_fought() {
    let (table, ..) = orcs_charge_men();
    let (_, log) = fight(&table, &example(&[3, 3]));
    let place = |is: fn(&Event) -> bool| log.events.iter().position(is).unwrap();
    let last_blow = log.events.iter().rposition(|event| matches!(event, Event::Struck { .. })).unwrap();
    assert!(last_blow < place(|event| matches!(event, Event::CombatDecided { .. })));
}

#[test]
fn wh_04_05_hits_wound_by_strength_and_toughness() {
    let (table, orcs, men) = orcs_charge_men();
    let (_, log) = fight(&table, &example(&[3, 3]));
    let wounded = |target, strength, toughness, needed, hits, wounds| {
        log.has(Event::Wounded { target, strength, toughness, needed, hits, wounds })
    };
    assert!(wounded(men, 3, 3, 4, 3, 2) && wounded(orcs, 4, 4, 4, 2, 1));
    assert!(log.cites(rules::WH_04_05));
}

#[test]
fn wh_04_06_armour_saves_before_anybody_is_removed() {
    let (table, _, men) = orcs_charge_men();
    // The same blows, but one of the two men is saved by a six, so that four strike back and all miss.
    let faces = [&BLOWS[..8], &[6, 1], &[1; 4], &[1, 1]].concat();
    let (battle, log) = fight(&table, &faces);
    assert!(log.any(|event| matches!(event, Event::Saved { needed: 6, wounds: 2, saved: 1, .. })));
    assert_eq!(battle.unit(men).models, 19);
    assert!(log.cites(rules::WH_04_06));
}

#[test]
fn wh_07_04_the_standard_of_a_fighting_unit_counts_one() {
    let (table, ..) = orcs_charge_men();
    let (_, log) = fight(&table, &example(&[3, 3]));
    assert_eq!(term(counted(&log, Side::A), Label::Standard), 1);
    assert!(log.cites(rules::WH_07_04));
}

#[test]
fn wh_04_17_a_unit_that_passes_its_break_test_fights_on() {
    let (table, orcs, men) = orcs_charge_men();
    let (battle, log) = fight(&table, &example(&[3, 3]));
    assert!(!log.any(|event| matches!(event, Event::Broken { .. })));
    assert!(battle.unit(men).foes.contains(orcs));
    assert!(battle.unit(orcs).flags.has(Flags::WON_ROUND) && !battle.unit(men).flags.has(Flags::WON_ROUND));
}

#[test]
fn wh_04_g6_models_that_fall_do_not_strike_back() {
    let (table, _, men) = orcs_charge_men();
    let (_, log) = fight(&table, &example(&[3, 3]));
    assert!(log.any(|event| matches!(event, Event::Struck { unit, blows: 3, .. } if *unit == men)));
    assert!(log.cites(rules::WH_04_G6));
}

#[test]
fn wh_04_g6_equal_initiative_strikes_at_once() {
    // Men against men, nobody has charged: all five of each side strike, though two fall on either.
    let card = cards::without_command(cards::spearmen(5));
    let (table, a, b) = face_to_face(card, card, [5, 5]);
    let hits = [6, 6, 1, 1, 1];
    let faces: Vec<u8> = [&hits[..], &[6, 6, 1, 1], &hits, &[6, 6, 1, 1]].concat();
    let (battle, log) = fight(&table, &faces);
    for unit in [a, b] {
        assert!(log.any(|event| matches!(event, Event::Struck { unit: by, blows: 5, .. } if *by == unit)));
        assert_eq!(battle.unit(unit).models, 3);
    }
    assert!(log.has(Event::CombatDecided { winner: None, difference: 0, musician: false }));
}

#[test]
fn wh_04_03_chargers_strike_before_the_quicker() {
    let (table, orcs, men) = orcs_charge_men();
    let (_, log) = fight(&table, &example(&[3, 3]));
    let struck: Vec<UnitId> = log
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Struck { unit, .. } => Some(*unit),
            _ => None,
        })
        .collect();
    assert_eq!(struck, [orcs, men]);
    // Without a charge the men are quicker; nobody hits anything.
    let mut calm = table.clone();
    calm.state(orcs).flags.clear(Flags::CHARGED);
    let (_, log) = fight(&calm, &[1; 10]);
    assert!(matches!(log.events.iter().find(|event| matches!(event, Event::Struck { .. })),
        Some(Event::Struck { unit, .. }) if *unit == men));
}

#[test]
fn wh_04_g8_double_handed_weapons_strike_last_even_when_charging() {
    let (mut table, swords, orcs) = face_to_face(cards::greatswords(20), cards::orcs(20), [5, 5]);
    table.state(swords).flags.set(Flags::CHARGED);
    let (battle, log) = fight(&table, &[1; 10]);
    let first = log.events.iter().find(|event| matches!(event, Event::Struck { .. }));
    assert!(matches!(first, Some(Event::Struck { unit, .. }) if *unit == orcs));
    assert!(log.cites(rules::WH_04_G8));
    // The charge is over with its round.
    assert!(!battle.unit(swords).flags.has(Flags::CHARGED));
}

/// A second regiment of men on the left flank of the orcs, who strike nothing.
fn with_flank(table: &mut Table, orcs: UnitId, models: u8) -> UnitId {
    let half = 5 * cards::MM_25 / 2;
    let card = cards::without_command(cards::halberdiers(models));
    let unit = table.unit(Side::B, card, (36_000 - half, 22_500), Angle::EAST, models.min(4));
    table.fighting(orcs, unit);
    unit
}

#[test]
fn wh_04_15_a_flank_attack_counts_one() {
    // WH-04-E2: the bonuses after the losses of the first example.
    let (mut table, orcs, men) = orcs_charge_men();
    with_flank(&mut table, orcs, 8);
    (table.state(orcs).models, table.state(men).models) = (19, 18);
    let preview = table.build().result_preview(orcs);
    assert_eq!((preview.a.sum(), preview.b.sum()), (1, 2 + 1 + 1));
    assert_eq!(term(preview.b, Label::Flank), 1);
}

#[test]
fn wh_04_g10_an_enemy_in_the_flank_takes_the_ranks_away() {
    let (mut table, orcs, _) = orcs_charge_men();
    with_flank(&mut table, orcs, 8);
    assert_eq!(table.build().rank_bonus(orcs), 0);
    table.switches(|switches| switches.rank_lost_to_flank = false);
    assert_eq!(table.build().rank_bonus(orcs), 3);
}

#[test]
fn wh_04_g11_small_units_earn_no_flank_and_each_bonus_counts_once() {
    let (mut table, orcs, _) = orcs_charge_men();
    with_flank(&mut table, orcs, 4);
    let battle = table.build();
    assert_eq!(term(battle.result_preview(orcs).b, Label::Flank), 0);
    assert_eq!(battle.rank_bonus(orcs), 3);
    table.switches(|switches| switches.flank_bonus_min_strength = 0);
    assert_eq!(term(table.build().result_preview(orcs).b, Label::Flank), 1);
    // A second regiment on the other flank adds nothing.
    let half = 5 * cards::MM_25 / 2;
    let other = table.unit(Side::B, cards::halberdiers(8), (36_000 + half, 22_500), Angle::WEST, 4);
    table.fighting(orcs, other);
    let sum = table.build().result_preview(orcs).b;
    assert_eq!((term(sum, Label::Flank), term(sum, Label::Standard)), (1, 1));
}

#[test]
fn wh_04_16_a_rear_attack_counts_two_and_flank_and_rear_together_three() {
    let (mut table, orcs, _) = orcs_charge_men();
    with_flank(&mut table, orcs, 8);
    let behind =
        table.unit(Side::B, cards::halberdiers(10), (36_000, 24_000 - 4 * cards::MM_25), Angle::NORTH, 5);
    table.fighting(orcs, behind);
    let sum = table.build().result_preview(orcs).b;
    assert_eq!((term(sum, Label::Flank), term(sum, Label::Rear)), (1, 2));
}

#[test]
fn wh_04_11_full_ranks_behind_the_first_count_up_to_three() {
    for (models, ranks) in [(5, 0), (9, 0), (10, 1), (19, 2), (20, 3), (30, 3)] {
        let (table, orcs, _) = face_to_face(cards::orcs(models), cards::halberdiers(20), [5, 5]);
        assert_eq!(table.build().rank_bonus(orcs), ranks, "{models}");
    }
}

#[test]
fn wh_04_g9_ranks_need_four_files_and_a_formation() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [3, 5]);
    assert_eq!(table.build().rank_bonus(orcs), 0);
    table.switches(|switches| switches.rank_min_width = 1);
    assert_eq!(table.build().rank_bonus(orcs), 3);
    table.fleeing(orcs);
    assert_eq!(table.build().rank_bonus(orcs), 0);
    let (table, giant, _) = face_to_face(cards::giant(), cards::halberdiers(20), [1, 5]);
    assert_eq!(table.build().rank_bonus(giant), 0);
}

#[test]
fn wh_04_12_a_standard_counts_while_its_bearer_stands() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let standard = |table: &Table| term(table.build().result_preview(orcs).a, Label::Standard);
    assert_eq!(standard(&table), 1);
    // WH-07-G4: a captured one does not.
    table.state(orcs).flags.set(Flags::STANDARD_TAKEN);
    assert_eq!(standard(&table), 0);
}

#[test]
fn wh_07_g6_the_army_standard_counts_beside_the_units_own() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    table.join(cards::army_standard(), orcs, 0);
    let (_, log) = fight(&table, &[1; 13]);
    let sum = counted(&log, Side::A);
    assert_eq!((term(sum, Label::Standard), term(sum, Label::ArmyStandard)), (1, 1));
    assert!(log.cites(rules::WH_07_03) && log.cites(rules::WH_07_G6));
}

#[test]
fn wh_04_13_the_army_standard_counts_one_and_needs_to_be_there() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let bearer = table.unit(Side::A, cards::army_standard(), (20_000, 10_000), Angle::NORTH, 1);
    let counts = |table: &Table| term(table.build().result_preview(orcs).a, Label::ArmyStandard);
    assert_eq!(counts(&table), 0);
    table.state(bearer).status = Status::Joined { host: orcs, file: 0 };
    assert_eq!(counts(&table), 1);
}

#[test]
fn wh_07_03_the_army_standard_alone_in_the_fight_counts_one() {
    let (mut table, bearer, _) = face_to_face(cards::army_standard(), cards::halberdiers(20), [1, 5]);
    table.card(bearer).profile.ld = 10;
    let (_, log) = fight(&table, &[&[1; 5][..], &[2, 2]].concat());
    assert_eq!(term(counted(&log, Side::A), Label::ArmyStandard), 1);
    assert!(log.cites(rules::WH_07_03));
}

#[test]
fn wh_04_14_whoever_stands_higher_counts_one() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let under =
        Rect { front: Point { x: 36_000, y: 24_000 }, facing: Angle::NORTH, width: 12_000, depth: 8_000 };
    table.ground(hill(under));
    let preview = table.build().result_preview(orcs);
    assert_eq!((term(preview.a, Label::HigherGround), term(preview.b, Label::HigherGround)), (1, 0));
}

#[test]
fn wh_04_g12_on_the_same_hill_nobody_stands_higher() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let under =
        Rect { front: Point { x: 36_000, y: 30_000 }, facing: Angle::NORTH, width: 12_000, depth: 12_000 };
    table.ground(hill(under));
    let preview = table.build().result_preview(orcs);
    assert_eq!((term(preview.a, Label::HigherGround), term(preview.b, Label::HigherGround)), (0, 0));
}

fn hill(rect: Rect) -> Piece {
    Piece {
        terrain: Terrain::PlainHill,
        shape: Shape::rect(&rect).unwrap(),
        going: Going::Open,
        cover: Cover::None,
        screen: Screen::Hill,
        height: 1,
        defendable: false,
        closed_to_wheels: false,
    }
}

#[test]
fn wh_04_g13_a_musician_wins_a_drawn_combat_by_one() {
    let with = cards::spearmen(5);
    let without = Card { command: Command { musician: false, ..with.command }, ..with };
    let (table, _, b) = face_to_face(with, without, [5, 5]);
    let (_, log) = fight(&table, &[&[1; 10][..], &[3, 3]].concat());
    assert!(log.has(Event::CombatDecided { winner: Some(Side::A), difference: 1, musician: true }));
    assert!(log.any(|event| matches!(event, Event::Tested { unit, test: Test::Break, .. } if *unit == b)));
    // Two musicians: nobody has lost, and nobody tests.
    let (table, ..) = face_to_face(with, with, [5, 5]);
    let (_, log) = fight(&table, &[1; 10]);
    assert!(log.has(Event::CombatDecided { winner: None, difference: 0, musician: false }));
    assert!(log.cites(rules::WH_04_G13));
}

#[test]
fn wh_04_g14_units_linked_by_contact_fight_one_combat() {
    let (mut table, orcs, men) = orcs_charge_men();
    let flank = with_flank(&mut table, orcs, 8);
    let far = table.unit(Side::A, cards::orcs(20), (10_000, 24_000), Angle::NORTH, 5);
    let battle = table.build();
    let combat = battle.combat_of(flank);
    assert!([orcs, men, flank].into_iter().all(|unit| combat.contains(unit)));
    assert!(!combat.contains(far));
}

#[test]
fn wh_04_g14_the_active_player_chooses_the_order_of_combats() {
    let (mut table, orcs, _) = face_to_face(cards::orcs(20), cards::spearmen(20), [5, 5]);
    let other = table.unit(Side::A, cards::orcs(20), (10_000, 24_000), Angle::NORTH, 5);
    let foe = table.unit(Side::B, cards::spearmen(20), (10_000, 24_000), Angle::SOUTH, 5);
    let idle = table.unit(Side::B, cards::spearmen(20), (60_000, 40_000), Angle::SOUTH, 5);
    table.fighting(other, foe);
    let mut battle = table.build();
    go_on(&mut battle, &[]);
    assert!(matches!(battle.step(), Step::Combats { .. }));
    assert_eq!(refused(&battle, Side::A, Action::Fight { unit: idle }), Refusal::NotFighting { unit: idle });
    let log = act(&mut battle, Side::A, Action::Fight { unit: foe }, &[]);
    assert!(log.has(Event::CombatBegan { unit: foe }));
    // Both sides miss everything; the combat that is left begins by itself.
    let log = act(&mut battle, Side::B, Action::Done, &[1; 15]);
    assert!(
        log.any(
            |event| matches!(event, Event::CombatBegan { unit } if battle.combat_of(*unit).contains(orcs))
        )
    );
}

#[test]
fn wh_04_g15_wounds_count_only_as_far_as_the_victim_had_them() {
    // Three blows of strength 4 find one wound on a lone man.
    let (mut table, _, b) =
        face_to_face(cards::hero(), cards::without_command(cards::halberdiers(1)), [1, 1]);
    table.card(b).profile.i = 1;
    let (battle, log) = fight(&table, &[6, 6, 6, 6, 6, 6]);
    assert_eq!(term(counted(&log, Side::A), Label::Wounds), 1);
    assert!(!battle.stands(b));
}

#[test]
fn wh_04_g18_a_side_wiped_out_has_lost_and_the_victors_stay() {
    let (mut table, a, b) =
        face_to_face(cards::hero(), cards::without_command(cards::halberdiers(1)), [1, 1]);
    table.card(b).profile.i = 1;
    // The friends of the man are many enough to have won on points, but they are not there.
    let friend = table.unit(Side::B, cards::halberdiers(20), (36_000, 30_000), Angle::SOUTH, 5);
    let (battle, log) = fight(&table, &[6, 6, 6, 6, 6, 6, 3, 4]);
    assert!(log.any(|event| matches!(event, Event::CombatDecided { winner: Some(Side::A), .. })));
    assert!(log.has(Event::VictorsStay { unit: a }));
    // Friends test as if it had broken.
    assert!(log.any(|event| matches!(event,
        Event::Tested { unit, test: Test::PanicBrokenFriends, .. } if *unit == friend)));
    assert!(log.cites(rules::WH_04_G18) && !battle.is_fighting(a));
}

#[test]
fn wh_04_g19_every_unit_of_the_losing_side_tests_with_the_same_difference() {
    let (mut table, orcs, _) =
        face_to_face(cards::orcs(20), cards::without_command(cards::spearmen(5)), [5, 5]);
    let second =
        table.unit(Side::B, cards::without_command(cards::spearmen(5)), (39_950, 24_000), Angle::SOUTH, 5);
    table.fighting(orcs, second);
    let (_, log) = fight(&table, &[&[1; 11][..], &[1, 1, 1, 1]].concat());
    let tests: Vec<i16> = log
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Tested { test: Test::Break, sum, .. } => Some(sum.sum()),
            _ => None,
        })
        .collect();
    assert_eq!(tests, [3, 3]);
    assert!(log.cites(rules::WH_04_G19));
}

#[test]
fn wh_04_g17_a_lost_round_takes_the_obstacle() {
    let (mut table, _, men) = orcs_charge_men();
    table.state(men).obstacle = 1;
    // The orcs need sixes now.
    let faces = [&[6, 6, 6, 1, 1, 4, 6, 1, 1, 5, 4, 4, 1, 6, 1, 5][..], &[3, 3]].concat();
    let (battle, log) = fight(&table, &faces);
    assert!(log.has(Event::ObstacleTaken { unit: men }));
    assert!(battle.unit(men).flags.has(Flags::OBSTACLE_LOST));
    table.switches(|switches| switches.obstacle_taken_after_lost_round = false);
    assert!(!fight(&table, &faces).0.unit(men).flags.has(Flags::OBSTACLE_LOST));
}

#[test]
fn wh_06_14_the_outnumbered_break_before_what_they_fear() {
    // WH-06-E2: nobody hits anything; the skeletons' ranks win.
    let lose = |men, dead, dice: &[u8]| {
        let (table, unit, foe) =
            face_to_face(cards::without_command(cards::halberdiers(men)), cards::skeletons(dead), [5, 5]);
        let (_, log) = fight(&table, &[&[1; 10][..], dice].concat());
        log.has(Event::BrokeByFear { unit, of: foe })
    };
    assert!(lose(10, 14, &[]));
    let card = cards::without_command(cards::halberdiers(14));
    let (table, men, dead) = face_to_face(card, cards::skeletons(10), [2, 5]);
    let (_, log) = fight(&table, &[&[1; 5][..], &[1, 1]].concat());
    assert!(!log.has(Event::BrokeByFear { unit: men, of: dead }));
    assert!(log.any(|event| matches!(event, Event::Tested { test: Test::Break, .. })));
}

#[test]
fn wh_06_29_those_who_hate_strike_again_in_the_first_round() {
    let (mut table, dwarfs, orcs) = face_to_face(cards::dwarfs(20), cards::orcs(20), [5, 5]);
    // Three hit at first, one of the two misses at the second try; no wounds.
    let (battle, log) = fight(&table, &[3, 3, 3, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(log.any(|event| matches!(event,
        Event::Struck { unit, hits: 4, rerolled: 2, .. } if *unit == dwarfs)));
    assert!(log.cites(rules::WH_06_29) && log.cites(rules::WH_09_H58));
    assert!(battle.unit(dwarfs).fought.contains(orcs));
    table.state(dwarfs).fought.insert(orcs);
    let (_, log) = fight(&table, &[3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!log.cites(rules::WH_06_29));
}

#[test]
fn wh_06_g15_a_new_enemy_opens_a_first_round_against_that_enemy_only() {
    let (mut table, dwarfs, orcs) = face_to_face(cards::dwarfs(20), cards::orcs(20), [5, 5]);
    let second = table.unit(Side::B, cards::orcs(20), (41_000, 24_000), Angle::SOUTH, 5);
    table.fighting(dwarfs, second).state(dwarfs).fought.insert(orcs);
    let battle = table.build();
    assert!(!battle.is_first_round(dwarfs, orcs) && battle.is_first_round(dwarfs, second));
    table.state(dwarfs).fought = UnitSet::EMPTY;
    let (table, ..) = face_to_face(cards::dwarfs(20), cards::orcs(20), [5, 5]);
    let (_, log) = fight(&table, &[&[1; 10][..], &[1; 5]].concat());
    assert!(log.cites(rules::WH_06_G15));
}

#[test]
fn wh_06_g16_hatred_needs_a_hated_victor() {
    // Dwarfs lose to orcs and test on 10; to men on what is left of their Ld.
    let lost_to = |card| {
        let (table, ..) = face_to_face(cards::without_command(cards::dwarfs(5)), card, [5, 5]);
        let battle = table.build();
        battle.break_chance(UnitId(0), 4).sum.sum()
    };
    assert_eq!(lost_to(cards::orcs(20)), 10);
    assert_eq!(lost_to(cards::spearmen(20)), 5);
}

#[test]
fn wh_06_28_a_broken_frenzy_is_over_for_good() {
    let wild = cards::without_command(cards::savage_orcs(5));
    let (table, a, _) = face_to_face(wild, cards::spearmen(20), [5, 5]);
    let (battle, log) = fight(&table, &[&[1; 20][..], &[6, 6]].concat());
    assert!(log.has(Event::FrenzyLost { unit: a }));
    assert!(!battle.is_frenzied(a));
}

#[test]
fn wh_09_h35_the_unbreakable_take_no_break_test() {
    let (table, a, _) = face_to_face(cards::without_command(cards::slayers(5)), cards::spearmen(20), [5, 5]);
    let (battle, log) = fight(&table, &[1; 20]);
    assert!(log.any(|event| matches!(event, Event::CombatDecided { winner: Some(Side::B), .. })));
    assert!(!log.any(|event| matches!(event, Event::Tested { .. })) && log.cites(rules::WH_09_H35));
    assert!(battle.is_fighting(a));
}

#[test]
fn wh_09_h39_undead_crumble_by_the_difference() {
    // WH-09-E4: the skeletons lose by three ranks, standard and musician being equal.
    let (table, dead, _) = face_to_face(cards::skeletons(9), cards::spearmen(20), [5, 5]);
    let (battle, log) = fight(&table, &[1; 15]);
    assert!(log.has(Event::CombatDecided { winner: Some(Side::B), difference: 3, musician: false }));
    assert_eq!(battle.unit(dead).models, 6);
    assert!(battle.is_fighting(dead) && !log.any(|event| matches!(event, Event::Tested { .. })));
    assert!(log.cites(rules::WH_09_H39));
}

#[test]
fn wh_09_h18_a_charging_chariot_crashes_in_before_all_blows() {
    let (mut table, a, b) = face_to_face(cards::chariot(), cards::orcs(20), [1, 5]);
    table.state(a).flags.set(Flags::CHARGED);
    // Three hits of strength 5: two wounds that armour cannot save; then blows that all miss, and the chariot holds.
    let (battle, log) = fight(&table, &[&[3, 4, 5, 1][..], &[1; 5], &[1, 1]].concat());
    assert!(log.has(Event::ImpactRolled { unit: a, target: b, hits: 3 }));
    assert_eq!(term(counted(&log, Side::A), Label::Wounds), 2);
    assert_eq!(battle.unit(b).models, 18);
    table.state(a).flags.clear(Flags::CHARGED);
    assert!(!fight(&table, &[1; 9]).1.any(|event| matches!(event, Event::ImpactRolled { .. })));
}

#[test]
fn wh_09_h15_a_machine_whose_crew_breaks_is_destroyed() {
    let (table, gun, orcs) = face_to_face(cards::machine(Machine::Cannon), cards::orcs(20), [1, 5]);
    let (battle, log) = fight(&table, &[&[1; 6][..], &[6, 6]].concat());
    assert!(log.has(Event::UnitLost { unit: gun, cause: Cause::CrewScattered }));
    assert!(log.has(Event::VictorsStay { unit: orcs }) && !battle.is_fighting(orcs));
}

#[test]
fn wh_09_h32_what_regenerates_does_not_count() {
    let (mut table, trolls, orcs) = face_to_face(cards::trolls(3), cards::orcs(20), [3, 5]);
    table.card(trolls).profile.i = 3;
    // Nine blows miss; two of five orcs wound, one wound comes back.
    let faces = [&[1; 9][..], &[4, 4, 1, 1, 1], &[5, 5], &[4, 1], &[1, 1]].concat();
    let (battle, log) = fight(&table, &faces);
    assert_eq!(term(counted(&log, Side::B), Label::Wounds), 1);
    assert_eq!(battle.unit(trolls).wounds, 1);
    assert!(battle.is_fighting(orcs));
}

#[test]
fn wh_09_h25_a_character_fights_on_alone_when_his_unit_has_fallen() {
    let (mut table, a, b) =
        face_to_face(cards::without_command(cards::halberdiers(1)), cards::orcs(20), [2, 5]);
    let hero = table.join(cards::hero(), a, 0);
    table.card(a).profile.i = 1;
    table.card(hero).profile.i = 1;
    // The orcs fell the man before anybody strikes back; the hero misses and holds.
    let (battle, log) =
        fight(&table, &[&[6, 6, 6, 6, 6][..5], &[6, 1, 1, 1, 1, 1], &[1, 1, 1], &[1, 1]].concat());
    let _ = log;
    assert!(!battle.stands(a));
    assert_eq!(battle.unit(hero).status, Status::Formed);
    assert!(battle.unit(hero).foes.contains(b) && battle.unit(b).foes.contains(hero));
}
