use super::to_hit;
use crate::testing::*;
use crate::*;
use table::Side;

/// Two regiments face to face, their fronts at the same line.
pub(crate) fn face_to_face(a: Card, b: Card, files: [u8; 2]) -> (Table, UnitId, UnitId) {
    let mut table = Table::new();
    let a = table.unit(Side::A, a, (36_000, 24_000), Angle::NORTH, files[0]);
    let b = table.unit(Side::B, b, (36_000, 24_000), Angle::SOUTH, files[1]);
    table.fighting(a, b).at(Step::Next(Moment::Combats));
    (table, a, b)
}

fn previews(battle: &Battle, unit: UnitId) -> Vec<BlowPreview> {
    let mut list = Vec::new();
    battle.blow_previews(unit, |preview| list.push(preview));
    list
}

fn of(battle: &Battle, unit: UnitId, arm: Arm) -> BlowPreview {
    *previews(battle, unit).iter().find(|preview| preview.blows.arm == arm).unwrap()
}

#[test]
fn wh_04_08_the_table_of_hits_cell_by_cell() {
    // WH-04-T1: row attacker, column defender.
    let rows = [
        [4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
        [3, 4, 4, 4, 5, 5, 5, 5, 5, 5],
        [3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
        [3, 3, 3, 4, 4, 4, 4, 4, 5, 5],
        [3, 3, 3, 3, 4, 4, 4, 4, 4, 4],
        [3, 3, 3, 3, 3, 4, 4, 4, 4, 4],
        [3, 3, 3, 3, 3, 3, 4, 4, 4, 4],
        [3, 3, 3, 3, 3, 3, 3, 4, 4, 4],
        [3, 3, 3, 3, 3, 3, 3, 3, 4, 4],
        [3, 3, 3, 3, 3, 3, 3, 3, 3, 4],
    ];
    for (attacker, row) in (1..).zip(rows) {
        for (defender, needed) in (1..).zip(row) {
            assert_eq!(to_hit(attacker, defender), needed, "{attacker} against {defender}");
        }
    }
}

#[test]
fn wh_04_g1_one_cell_of_each_row_was_swallowed() {
    // WH-04-T1s: as the text has it.
    let printed = [
        [4, 4, 5, 5, 5, 5, 5, 5, 5],
        [3, 4, 4, 4, 5, 5, 5, 5, 5],
        [3, 3, 4, 4, 4, 5, 5, 5, 5],
        [3, 3, 3, 4, 4, 4, 4, 5, 5],
        [3, 3, 3, 3, 4, 4, 4, 4, 4],
        [3, 3, 3, 3, 3, 4, 4, 4, 4],
        [3, 3, 3, 3, 3, 3, 4, 4, 4],
        [3, 3, 3, 3, 3, 3, 3, 4, 4],
        [3, 3, 3, 3, 3, 3, 3, 3, 4],
        [3, 3, 3, 3, 3, 3, 3, 3, 4],
    ];
    for (attacker, printed) in (1..).zip(printed) {
        let row: Vec<u8> = (1..=10).map(|defender| to_hit(attacker, defender)).collect();
        let fits = (0..10)
            .any(|lost| row.iter().enumerate().filter(|&(i, _)| i != lost).map(|(_, n)| *n).eq(printed));
        assert!(fits, "row {attacker}");
    }
}

#[test]
fn wh_04_g2_the_law_goes_on_beyond_ten() {
    assert_eq!([to_hit(11, 10), to_hit(10, 21), to_hit(10, 20), to_hit(0, 1), to_hit(0, 0)], [3, 5, 4, 5, 4]);
}

#[test]
fn wh_04_01_models_that_touch_fight() {
    let (table, a, b) = face_to_face(cards::orcs(20), cards::halberdiers(20), [5, 5]);
    let battle = table.build();
    assert_eq!((battle.models_touching(a, b), battle.models_touching(b, a)), (5, 5));
}

#[test]
fn wh_04_g3_a_model_at_the_corner_of_the_enemy_front_fights() {
    // Three files in the middle of seven of the same bases: the ones just beyond the corners fight too.
    let (table, a, b) = face_to_face(cards::halberdiers(21), cards::halberdiers(6), [7, 3]);
    let battle = table.build();
    assert_eq!((battle.models_touching(a, b), battle.models_touching(b, a)), (5, 3));
    // 51 thousandths away is no contact.
    let mut apart = table.clone();
    apart.state(b).front.y += 51;
    assert_eq!(apart.build().models_touching(a, b), 0);
    let mut near = table.clone();
    near.state(b).front.y += 50;
    assert_eq!(near.build().models_touching(b, a), 3);
}

#[test]
fn wh_04_g3_flank_files_and_short_last_ranks_fight_back() {
    let mut table = Table::new();
    // 18 models, 5 wide: the last rank has three.
    let men = table.unit(Side::B, cards::halberdiers(18), (36_000, 24_000), Angle::SOUTH, 5);
    let (half, depth) = (5 * cards::MM_20 / 2, 4 * cards::MM_20);
    let left = table.unit(Side::A, cards::orcs(20), (36_000 + half, 25_500), Angle::WEST, 5);
    let rear = table.unit(Side::A, cards::orcs(20), (36_000, 24_000 + depth), Angle::SOUTH, 5);
    table.fighting(men, left).fighting(men, rear);
    let battle = table.build();
    assert_eq!(battle.side_touched(men, left), Edge::Left);
    assert_eq!(battle.side_touched(men, rear), Edge::Rear);
    assert_eq!(battle.side_touched(left, men), Edge::Front);
    // The flank file without the short last rank, and the short last rank with all its models.
    assert_eq!(battle.models_touching(men, left), 3);
    assert_eq!(battle.models_touching(men, rear), 3);
    assert_eq!(battle.models_touching(rear, men), 5);
}

#[test]
fn wh_04_02_a_second_hand_weapon_gives_one_more_attack() {
    let (mut table, a, _) = face_to_face(cards::slayers(10), cards::orcs(20), [5, 5]);
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 5);
    table.state(a).weapon = Melee::AdditionalHandWeapon;
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 10);
}

#[test]
fn wh_06_g11_frenzy_doubles_before_the_second_weapon_is_added() {
    // WH-06-E3: A 1, frenzied, two hand weapons: 2 + 1.
    let (mut table, a, _) = face_to_face(cards::savage_orcs(10), cards::orcs(20), [1, 5]);
    table.state(a).weapon = Melee::AdditionalHandWeapon;
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 3);
    table.state(a).flags.set(Flags::FRENZY_SUPPRESSED);
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 2);
}

#[test]
fn wh_06_26_frenzied_troops_and_mounts_strike_twice_as_often() {
    let wild = cards::with_traits(cards::knights(5), Traits::FRENZY);
    let (table, a, _) = face_to_face(wild, cards::orcs(20), [5, 5]);
    let battle = table.build();
    assert_eq!((of(&battle, a, Arm::Rank).dice, of(&battle, a, Arm::Mount).dice), (10, 10));
}

#[test]
fn wh_06_20_half_of_the_stupid_stop_fighting() {
    let (mut table, a, _) = face_to_face(cards::trolls(3), cards::orcs(20), [3, 5]);
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 9);
    table.state(a).flags.set(Flags::STUPID);
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 5);
}

#[test]
fn wh_04_g7_weapons_add_to_the_strength() {
    let wield = |card: Card, weapon, flags: u32, fought: bool| {
        let (mut table, a, b) = face_to_face(card, cards::orcs(20), [5, 5]);
        table.state(a).weapon = weapon;
        table.state(a).flags.set(flags);
        if fought {
            table.state(a).fought.insert(b);
        }
        of(&table.build(), a, Arm::Rank).strength
    };
    assert_eq!(wield(cards::halberdiers(5), Melee::HandWeapon, 0, false), 3);
    assert_eq!(wield(cards::halberdiers(5), Melee::Halberd, 0, false), 4);
    assert_eq!(wield(cards::greatswords(5), Melee::DoubleHanded, 0, true), 5);
    assert_eq!(wield(cards::flagellants(5), Melee::Flail, 0, false), 5);
    assert_eq!(wield(cards::flagellants(5), Melee::Flail, 0, true), 3);
    assert_eq!(wield(cards::knights(5), Melee::Lance, Flags::CHARGED, false), 6);
    assert_eq!(wield(cards::knights(5), Melee::Lance, 0, false), 4);
    assert_eq!(wield(cards::knights(5), Melee::Spear, Flags::CHARGED, false), 5);
    assert_eq!(wield(cards::spearmen(5), Melee::Spear, Flags::CHARGED, false), 3);
}

#[test]
fn wh_04_g7_spears_strike_from_the_second_rank_unless_they_charged() {
    let (mut table, a, _) = face_to_face(cards::spearmen(20), cards::orcs(20), [5, 5]);
    table.state(a).weapon = Melee::Spear;
    assert_eq!(of(&table.build(), a, Arm::Support).dice, 5);
    let mut short = table.clone();
    short.state(a).models = 8;
    assert_eq!(of(&short.build(), a, Arm::Support).dice, 3);
    table.state(a).flags.set(Flags::CHARGED);
    assert!(previews(&table.build(), a).iter().all(|preview| preview.blows.arm != Arm::Support));
}

#[test]
fn wh_04_g4_no_spears_from_behind_towards_the_flank() {
    let mut table = Table::new();
    let men = table.unit(Side::B, cards::spearmen(20), (36_000, 24_000), Angle::SOUTH, 5);
    let half = 5 * cards::MM_20 / 2;
    let orcs = table.unit(Side::A, cards::orcs(20), (36_000 + half, 25_000), Angle::WEST, 5);
    table.fighting(men, orcs).state(men).weapon = Melee::Spear;
    let battle = table.build();
    assert_eq!(previews(&battle, men).len(), 1);
    assert_eq!(of(&battle, men, Arm::Rank).dice, 4);
}

#[test]
fn wh_09_h22_nobody_fights_from_under_a_deep_base() {
    let mut table = Table::new();
    let men = table.unit(Side::B, cards::spearmen(19), (36_000, 24_000), Angle::SOUTH, 5);
    // Looking south the left end lies in the east.
    let half = 5 * cards::MM_20 / 2;
    let orcs = table.unit(Side::A, cards::orcs(20), (36_000 + half, 25_000), Angle::WEST, 5);
    let hero = table.join(cards::hero(), men, 0);
    table.fighting(men, orcs);
    let beside_him = |table: &Table| {
        let all = previews(&table.build(), men);
        all.iter().find(|preview| preview.blows.by == men).map(|preview| preview.dice)
    };
    assert_eq!(beside_him(&table), Some(3));
    table.card(hero).base = [cards::MM_25; 2];
    assert_eq!(beside_him(&table), Some(2));
}

#[test]
fn wh_04_g16_riders_and_mounts_strike_with_their_own_values() {
    let (table, a, _) = face_to_face(cards::knights(5), cards::orcs(20), [5, 5]);
    let battle = table.build();
    let (rider, horse) = (of(&battle, a, Arm::Rank), of(&battle, a, Arm::Mount));
    assert_eq!((rider.blows.turn.initiative, rider.strength, rider.needed), (4, 4, 3));
    assert_eq!((horse.blows.turn.initiative, horse.strength, horse.needed), (3, 3, 4));
}

#[test]
fn wh_09_h36_boars_charge_harder() {
    let (mut table, a, _) = face_to_face(cards::boar_riders(5), cards::orcs(20), [5, 5]);
    assert_eq!(of(&table.build(), a, Arm::Mount).strength, 3);
    table.state(a).flags.set(Flags::CHARGED);
    let battle = table.build();
    assert_eq!((of(&battle, a, Arm::Mount).strength, of(&battle, a, Arm::Rank).strength), (5, 3));
}

#[test]
fn wh_09_h17_crew_and_steeds_of_a_chariot_all_strike() {
    let (mut table, a, b) = face_to_face(cards::chariot(), cards::orcs(20), [1, 5]);
    table.state(a).weapon = Melee::Spear;
    table.state(a).flags.set(Flags::CHARGED);
    let battle = table.build();
    let (crew, steeds) = (of(&battle, a, Arm::Crew), of(&battle, a, Arm::Steeds));
    assert_eq!((crew.dice, crew.strength, crew.blows.turn.initiative), (2, 4, 6));
    assert_eq!((steeds.dice, steeds.strength, steeds.blows.turn.initiative), (2, 3, 4));
    // Enemies hit against the crew and wound the body.
    let orcs = of(&battle, b, Arm::Rank);
    assert_eq!((orcs.needed, orcs.wounds_on, orcs.saves_on), (4, 6, 5));
}

#[test]
fn wh_09_h15_the_whole_crew_of_a_machine_fights() {
    let (table, a, _) = face_to_face(cards::machine(Machine::Cannon), cards::orcs(20), [1, 5]);
    assert_eq!(of(&table.build(), a, Arm::Rank).dice, 3);
}

#[test]
fn wh_09_h05_a_champion_has_one_more_of_each() {
    let (table, a, _) = face_to_face(cards::with_champion(cards::halberdiers(19)), cards::orcs(20), [5, 5]);
    let battle = table.build();
    assert_eq!(battle.champion_file(a), Some(2));
    let champion = of(&battle, a, Arm::Champion);
    assert_eq!((champion.dice, champion.needed, champion.strength), (2, 3, 4));
    assert_eq!(champion.blows.turn.initiative, 4);
    assert_eq!(of(&battle, a, Arm::Rank).dice, 4);
}

#[test]
fn wh_09_h24_a_character_strikes_for_himself_where_he_stands() {
    let (mut table, a, b) = face_to_face(cards::halberdiers(19), cards::orcs(20), [5, 5]);
    let hero = table.join(cards::hero(), a, 0);
    let battle = table.build();
    let list = previews(&battle, a);
    let own = list.iter().find(|preview| preview.blows.by == hero).unwrap();
    assert_eq!((own.dice, own.strength, own.needed), (3, 4, 3));
    let ranks = list.iter().find(|preview| preview.blows.by == a).unwrap();
    assert_eq!(ranks.dice, 4);
    // Beyond the end of a narrow enemy he touches nobody.
    table.state(b).files = 1;
    assert!(previews(&table.build(), a).iter().all(|preview| preview.blows.by != hero));
}

#[test]
fn wh_04_09_a_defended_obstacle_asks_for_sixes() {
    // WH-04-E3: WS 6 against WS 2 behind a wall.
    let (mut table, a, b) = face_to_face(cards::general(), cards::goblins(20), [1, 5]);
    assert_eq!(of(&table.build(), a, Arm::Rank).needed, 3);
    table.state(b).obstacle = 1;
    let battle = table.build();
    assert_eq!(of(&battle, a, Arm::Rank).needed, 6);
    // The defenders strike as usual.
    assert_eq!(of(&battle, b, Arm::Rank).needed, 5);
}

#[test]
fn wh_04_g17_the_obstacle_helps_at_the_front_and_until_a_round_is_lost() {
    let (mut table, a, b) = face_to_face(cards::orcs(20), cards::goblins(20), [5, 5]);
    table.state(b).obstacle = 1;
    assert_eq!(of(&table.build(), a, Arm::Rank).needed, 6);
    let mut taken = table.clone();
    taken.state(b).flags.set(Flags::OBSTACLE_LOST);
    assert_eq!(of(&taken.build(), a, Arm::Rank).needed, 3);
    // From the flank it is no help.
    let half = 5 * cards::MM_20 / 2;
    table.state(a).front = Point { x: 36_000 + half, y: 25_000 };
    table.state(a).facing = Angle::WEST;
    assert_eq!(of(&table.build(), a, Arm::Rank).needed, 3);
}

#[test]
fn wh_06_11_the_afraid_need_sixes_in_the_first_round() {
    let (mut table, a, b) = face_to_face(cards::halberdiers(20), cards::skeletons(20), [5, 5]);
    table.state(a).afraid_of.insert(b);
    assert_eq!(of(&table.build(), a, Arm::Rank).needed, 6);
    // WH-06-G15.
    table.state(a).fought.insert(b);
    assert_eq!(of(&table.build(), a, Arm::Rank).needed, 3);
}

#[test]
fn wh_04_04_spot_checks_of_the_examples() {
    // WH-04-E4.
    let pairs = [
        (3, 6, 4),
        (3, 7, 5),
        (4, 8, 4),
        (4, 9, 5),
        (5, 10, 4),
        (1, 2, 4),
        (1, 3, 5),
        (10, 9, 3),
        (10, 10, 4),
    ];
    for (attacker, defender, needed) in pairs {
        let (mut table, a, b) = face_to_face(cards::orcs(5), cards::orcs(5), [5, 5]);
        table.card(a).profile.ws = attacker;
        table.card(b).profile.ws = defender;
        let sum = of(&table.build(), a, Arm::Rank).sum;
        assert_eq!(sum.sum(), needed);
        assert!(sum.terms().any(|term| term.rule == rules::WH_04_04));
    }
}
