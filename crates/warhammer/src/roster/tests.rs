//! WH-09-H01 to WH-09-H08, WH-07-G1, WH-08-H01, WH-08-H02: what an army may be.

use crate::testing::{cards, open_field};
use crate::*;
use table::{BySide, FastDice, Side};

const A: Side = Side::A;

/// A line of an army list for a card.
fn line(card: Card, count: u8, points_per_model: u16) -> ArmyEntry {
    ArmyEntry { count, points_per_model, ..ArmyEntry::plain(card) }
}

/// 1000 points: a general, two regiments, an army standard.
fn army() -> Vec<ArmyEntry> {
    vec![
        line(cards::general(), 1, 100),
        line(cards::halberdiers(20), 20, 9),
        line(cards::knights(8), 8, 36),
        line(cards::army_standard(), 1, 80),
    ]
}

pub(crate) fn setup(a: Vec<ArmyEntry>, b: Vec<ArmyEntry>) -> Setup {
    Setup {
        scenario: open_field(),
        ground: Ground::default(),
        random_ground: false,
        switches: Switches::default(),
        armies: BySide::new(a, b),
        start: Start::Deploy,
        rules: Vec::new(),
    }
}

fn faults(change: impl FnOnce(&mut Setup)) -> Vec<SetupFault> {
    let mut setup = setup(army(), army());
    change(&mut setup);
    let faults = setup.faults();
    assert_eq!(setup.battle(&mut FastDice { seed: 1 }, &mut ()).is_ok(), faults.is_empty());
    faults
}

fn faults_of(entry: ArmyEntry) -> Vec<SetupFault> {
    faults(|setup| setup.armies.a.push(entry))
}

#[test]
fn wh_09_h01_an_army_keeps_to_its_limit() {
    assert_eq!(faults(|_| {}), []);
    let over = line(cards::spearmen(40), 40, 9);
    let too_dear = SetupFault::AboveLimit { side: A, points: 738 + 378, limit: 1000 };
    assert_eq!(faults_of(over), [too_dear]);
    assert_eq!(too_dear.rule(), rules::WH_09_H01);
}

#[test]
fn wh_09_e1_shares() {
    let shares = |characters: u16, regiments: u16, machines: u16| {
        faults(|setup| {
            setup.armies.a = vec![
                line(cards::general(), 1, characters),
                line(cards::without_command(cards::halberdiers(10)), 10, regiments / 10),
                line(cards::machine(Machine::Cannon), 1, machines),
            ];
        })
    };
    assert_eq!(shares(480, 420, 100), []);
    let category = Category::Character;
    assert_eq!(
        shares(510, 390, 100),
        [SetupFault::ShareTooLarge { side: A, category, points: 510, most: 500 }]
    );
    assert_eq!(shares(500, 250, 250), []);
    let category = Category::WarMachine;
    assert_eq!(
        shares(400, 300, 251),
        [SetupFault::ShareTooLarge { side: A, category, points: 251, most: 250 }]
    );
}

#[test]
fn wh_09_h02_regiments_are_a_quarter_and_monsters_not_more() {
    let few = faults(|setup| setup.armies.a.truncate(2));
    assert_eq!(few, [SetupFault::TooFewRegiments { side: A, points: 198, least: 250 }]);
    let category = Category::Monster;
    let monsters = faults_of(line(cards::chimera(), 1, 251));
    assert_eq!(monsters, [SetupFault::ShareTooLarge { side: A, category, points: 251, most: 250 }]);
}

#[test]
fn wh_09_g3_chariots_count_with_the_machines() {
    let army = [line(cards::chariot(), 1, 70), line(cards::machine(Machine::Cannon), 1, 100)];
    assert_eq!(Shares::of(&army).machines, 170);
}

#[test]
fn wh_09_h02_two_army_standards_are_one_too_many() {
    let second = faults_of(line(cards::army_standard(), 1, 80));
    assert_eq!(second, [SetupFault::TwoArmyStandards { side: A }]);
}

#[test]
fn wh_07_g1_the_general_has_the_highest_leadership() {
    let general = |army: Vec<ArmyEntry>| super::general_of(&army);
    let lesser =
        line(Card { profile: Profile { ld: 8, ..cards::general().profile }, ..cards::general() }, 1, 90);
    assert_eq!(
        general(vec![lesser.clone(), line(cards::hero(), 1, 65), line(cards::general(), 1, 100)]),
        Some(2)
    );
    // Without generals the heroes lead, the army standard never.
    let lord =
        Card { profile: Profile { ld: 10, ..cards::army_standard().profile }, ..cards::army_standard() };
    assert_eq!(general(vec![line(lord, 1, 80), line(cards::hero(), 1, 65)]), Some(1));
    let twins =
        vec![line(cards::general(), 1, 100), ArmyEntry { general: true, ..line(cards::general(), 1, 100) }];
    assert_eq!(general(twins), Some(1));
    let nobody = faults(|setup| {
        setup.armies.a.remove(0);
    });
    assert_eq!(nobody, [SetupFault::NoGeneral { side: A }]);
    let usurper = faults_of(ArmyEntry { general: true, ..line(cards::hero(), 1, 65) });
    assert_eq!(usurper, [SetupFault::NotTheGeneral { side: A, entry: 4 }]);
}

#[test]
fn wh_09_h03_sizes_and_numbers_are_limited() {
    let small = ArmyEntry { least: 5, ..line(cards::archers(4), 4, 7) };
    let fault = SetupFault::UnitSize { side: A, entry: 4, models: 4, least: 5, most: u8::MAX };
    assert_eq!(faults_of(small), [fault]);
    let ogres = ArmyEntry { least: 3, ..line(cards::ogres(3), 3, 40) };
    assert_eq!(faults_of(ogres), []);
    let monsters = line(cards::eagle(), 2, 50);
    assert!(faults_of(monsters).contains(&SetupFault::UnitSize {
        side: A,
        entry: 4,
        models: 2,
        least: 1,
        most: 1
    }));
    let twice = faults(|setup| {
        let rare = ArmyEntry { unit: 9, limit: 1, ..line(cards::archers(5), 5, 7) };
        setup.armies.a.extend([rare.clone(), rare]);
    });
    assert_eq!(twice, [SetupFault::TooOften { side: A, entry: 5, limit: 1 }]);
}

#[test]
fn wh_09_e3_standard_and_musician_cost_a_model_each() {
    assert_eq!(line(cards::halberdiers(20), 20, 9).points(), 198);
}

#[test]
fn wh_09_h04_not_everybody_has_command() {
    let wild = ArmyEntry { may_have_command: false, ..line(cards::halberdiers(5), 5, 9) };
    assert_eq!(faults_of(wild), [SetupFault::NoCommand { side: A, entry: 4 }]);
}

#[test]
fn wh_09_h05_a_champion_is_one_model_more_and_counts_as_a_character() {
    let led = ArmyEntry { champion_points: 30, ..line(cards::with_champion(cards::halberdiers(20)), 20, 9) };
    assert_eq!(led.points(), 228);
    assert_eq!(led.fielded().models, 21);
    let shares = Shares::of(std::slice::from_ref(&led));
    assert_eq!((shares.characters, shares.regiments), (30, 198));
    let nobody = ArmyEntry { champion_points: 0, ..led };
    assert_eq!(faults_of(nobody), [SetupFault::NoChampion { side: A, entry: 4 }]);
}

#[test]
fn wh_09_h06_lances_need_a_mount() {
    let mut card = cards::archers(5);
    card.arms = card.arms.with(Melee::Lance);
    assert_eq!(faults_of(line(card, 5, 7)), [SetupFault::Equipment { side: A, entry: 4 }]);
}

#[test]
fn wh_09_h07_prices_are_whole_points() {
    assert_eq!(line(cards::goblins(25), 25, 3).points(), 81);
}

#[test]
fn wh_09_h08_the_table_fits_the_limit() {
    let small = [48 * INCH, 48 * INCH];
    let narrow = |limit: u16| {
        faults(|setup| {
            setup.scenario.table = small;
            setup.scenario.limit = limit;
            for zone in [&mut setup.scenario.south, &mut setup.scenario.north] {
                zone.x = [6 * INCH, 42 * INCH];
            }
        })
    };
    assert_eq!(narrow(999), []);
    assert_eq!(narrow(1000), [SetupFault::TableSize { width: small[0], depth: small[1] }]);
}

#[test]
fn wh_09_h20_characters_have_a_role() {
    let nobody = Card { role: None, ..cards::hero() };
    assert_eq!(faults_of(line(nobody, 1, 65)), [SetupFault::NoRole { side: A, entry: 4 }]);
}

#[test]
fn wh_09_h56_allies_are_not_used() {
    let ally = ArmyEntry { army: 3, ..line(cards::orcs(5), 5, 8) };
    assert_eq!(faults_of(ally), [SetupFault::Allies { side: A, entry: 4 }]);
}

fn wizard(level: u8, spells: &[Spell]) -> ArmyEntry {
    ArmyEntry { spells: spells.to_vec(), ..line(cards::wizard(level, &[]), 1, 56) }
}

#[test]
fn wh_08_h02_wizards_know_level_and_one_different_spells() {
    use Spell::*;
    assert_eq!(faults_of(wizard(1, &[SparkDart, IronSkin])), []);
    let (side, entry) = (A, 4);
    let three = faults_of(wizard(1, &[SparkDart, IronSkin, BloodSong]));
    assert_eq!(three, [SetupFault::TooManySpells { side, entry, most: 2 }]);
    let twice = faults_of(wizard(1, &[SparkDart, SparkDart]));
    assert_eq!(twice, [SetupFault::SpellTwice { side, entry, spell: SparkDart }]);
    let foreign = faults_of(wizard(1, &[CallTheFallen]));
    assert_eq!(foreign, [SetupFault::ForeignSpell { side, entry, spell: CallTheFallen }]);
    assert_eq!(faults_of(ArmyEntry { undead_army: true, ..wizard(1, &[CallTheFallen]) }), []);
    assert_eq!(faults_of(wizard(5, &[])), [SetupFault::NoWizard { side, entry }]);
}

#[test]
fn wh_08_h01_without_magic_there_are_no_wizards() {
    let off = faults(|setup| {
        setup.switches.magic = false;
        setup.armies.a.push(wizard(1, &[Spell::SparkDart]));
    });
    assert_eq!(off, [SetupFault::NoMagic { side: A, entry: 4 }]);
}
