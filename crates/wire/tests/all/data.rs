use demonworld::{Class, MeleeKind, RangedKind};
use table::{BySide, Side};
use wire::demonworld::data::{Data, Provenance};

const UNITS: &str = include_str!("../../../../data/demonworld/units.toml");
const BOARDS: &str = include_str!("../../../../data/demonworld/boards.toml");
const WEAPONS: &str = include_str!("../../../../data/demonworld/weapons.toml");
const SCENARIOS: &str = include_str!("../../../../data/demonworld/scenarios.toml");

fn points(data: &Data, ids: &[&str]) -> u16 {
    ids.iter().map(|id| data.profile(id).unwrap().points.value).sum()
}

#[test]
fn the_sums_of_points_are_those_of_the_book() {
    let data = Data::builtin().unwrap();
    assert_eq!(points(&data, &["noble_foot", "berserkers"]), 380);
    assert_eq!(points(&data, &["dwarf_eaters", "orc_guard"]), 330);
    assert_eq!(data.profiles.len(), 8);
}

#[test]
fn dw_02_e3_card_values_of_the_books_examples() {
    let data = Data::builtin().unwrap();
    let strength = |id: &str, kind: MeleeKind| {
        let card = data.profile(id).unwrap().card();
        card.melee.into_iter().flatten().find(|weapon| weapon.kind == kind).unwrap().against_infantry
    };
    assert_eq!(strength("noble_foot", MeleeKind::HandWeapon), 8);
    assert_eq!(strength("berserkers", MeleeKind::TwoHanded), 11);
    assert_eq!(strength("light_archers", MeleeKind::Improvised), 6);
    assert_eq!(strength("order_knights", MeleeKind::Lance), 10);
    assert_eq!(strength("order_knights", MeleeKind::HandWeapon), 9);
    assert_eq!(strength("orc_guard", MeleeKind::TwoHandWeapons), 10);
    let ranged = |id: &str| data.profile(id).unwrap().card().ranged.unwrap();
    assert_eq!(ranged("light_archers").kind, RangedKind::Bow);
    assert_eq!(ranged("light_archers").strength_at(9), Some(4));
    assert_eq!(ranged("light_archers").strength_at(10), None);
    assert_eq!(ranged("imperial_arquebusiers").strength_at(4), Some(7));
    assert_eq!(ranged("imperial_arquebusiers").strength_at(7), Some(3));
    assert_eq!(ranged("imperial_arquebusiers").range(), 7);
}

#[test]
fn dw_02_g2_cards_follow_the_pattern_of_the_table() {
    let data = Data::builtin().unwrap();
    for profile in &data.profiles {
        let card = profile.card();
        for weapon in card.melee.into_iter().flatten() {
            let table = data.melee.iter().find(|entry| entry.id == weapon.kind).unwrap();
            assert_eq!(weapon.against_infantry, table.against_infantry + card.size, "{}", profile.id());
            assert_eq!(weapon.against_cavalry, table.against_cavalry + card.size, "{}", profile.id());
            assert!(!table.riders_only || card.class == Class::Cavalry, "{}", profile.id());
        }
        for weapon in &profile.ranged {
            let table = data.ranged.iter().find(|entry| entry.id == weapon.weapon).unwrap();
            assert_eq!(weapon.bands, table.bands, "{}", profile.id());
        }
        assert_eq!(card.armour_melee, card.armour_ranged + card.size, "{}", profile.id());
        assert!(card.points_skirmish < card.points_attack && card.points_attack < card.points_move);
    }
}

#[test]
fn the_weapon_table_agrees_with_the_engine() {
    let data = Data::builtin().unwrap();
    assert_eq!(data.melee.len(), 8);
    for weapon in &data.melee {
        assert_eq!(i16::from(weapon.initiative), weapon.id.initiative(), "{:?}", weapon.id);
        assert_eq!(weapon.rule, weapon.id.rule(), "{:?}", weapon.id);
        assert_eq!(weapon.first_round_only, weapon.id == MeleeKind::Lance);
    }
    assert_eq!(data.ranged.len(), 6);
    for weapon in &data.ranged {
        assert_eq!(weapon.orders.len() == 1, weapon.id.needs_hold(), "{:?}", weapon.id);
        assert_eq!(weapon.rule, weapon.id.rule(), "{:?}", weapon.id);
    }
}

#[test]
fn dw_07_01_dw_07_02_the_first_game() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("first-game").unwrap();
    let setup = data.setup(scenario, demonworld::HouseRules::default()).unwrap();
    assert_eq!((setup.board.rows, setup.board.columns), (15, 34));
    assert_eq!(setup.house, demonworld::HouseRules { round_limit: 12, strict_range: false });
    assert_eq!(setup.zones.a, [(11, 0, 34), (12, 0, 33), (13, 0, 34)]);
    assert_eq!(setup.zones.b, [(1, 0, 34), (2, 0, 33), (3, 0, 34)]);
    let mut elements = BySide::new(0, 0);
    for unit in &setup.units {
        elements[unit.side] += unit.elements;
    }
    assert_eq!(elements, BySide::new(20, 18));
    let units: Vec<(Side, &str)> =
        scenario.units().map(|(side, unit)| (side, unit.get_ref().as_str())).collect();
    let expected =
        [(Side::A, "noble_foot"), (Side::A, "berserkers"), (Side::B, "dwarf_eaters"), (Side::B, "orc_guard")];
    assert_eq!(units, expected);
}

#[test]
fn dw_07_08_the_variant_has_three_units_a_side() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("first-game-missiles").unwrap();
    assert_eq!(scenario.a.units.len(), 3);
    assert_eq!(scenario.b.units.len(), 3);
    let setup = data.setup(scenario, demonworld::HouseRules::default()).unwrap();
    assert!(setup.faults().is_empty());
}

#[test]
fn every_number_keeps_its_provenance() {
    let data = Data::builtin().unwrap();
    let foot = data.profile("noble_foot").unwrap();
    assert_eq!(foot.points.from, Provenance::House);
    assert_eq!(foot.points.card, Some(130));
    assert_eq!(foot.points.note.as_ref().unwrap().en, "scaled to the known sum 380");
    assert_eq!(foot.standard.morale_a.value, 8);
    let guard = data.profile("orc_guard").unwrap();
    assert_eq!(guard.melee[0].from, Provenance::Book);
}

#[test]
fn the_hash_does_not_depend_on_line_endings_but_on_every_number() {
    let data = Data::builtin().unwrap();
    let windows = Data::parse(&UNITS.replace('\n', "\r\n"), BOARDS, WEAPONS, SCENARIOS).unwrap();
    assert_eq!(windows.hash(), data.hash());
    let other = UNITS.replacen("armour_ranged = { value = 2", "armour_ranged = { value = 3", 1);
    let other = Data::parse(&other, BOARDS, WEAPONS, SCENARIOS).unwrap();
    assert_ne!(other.hash(), data.hash());
}

/// The fault after one replacement in the named file.
fn fault(file: &str, from: &str, to: &str) -> String {
    let mut texts = [UNITS, BOARDS, WEAPONS, SCENARIOS].map(str::to_owned);
    let number = ["units", "boards", "weapons", "scenarios"].iter().position(|&name| name == file).unwrap();
    assert!(texts[number].contains(from), "{from}");
    texts[number] = texts[number].replacen(from, to, 1);
    let [units, boards, weapons, scenarios] = &texts;
    Data::parse(units, boards, weapons, scenarios).unwrap_err().to_string()
}

#[test]
fn faults_name_file_line_and_key() {
    let line = |text: &str, start: &str| text.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let unknown = fault("units", "race = \"human\"", "rase = \"human\"");
    let expected = format!("units.toml:{}: rase: unknown field `rase`", line(UNITS, "race"));
    assert!(unknown.starts_with(&expected), "{unknown}");
    let wrong = fault("units", "size = { value = 2", "size = { value = \"two\"");
    assert!(wrong.starts_with(&format!("units.toml:{}: size: invalid type", line(UNITS, "size"))), "{wrong}");
    let origin = fault("units", "size = { value = 2, from = \"derived\" }", "size = { value = 2 }");
    assert!(origin.contains("size: missing field `from`"), "{origin}");
    let large = fault("units", "elements = { value = 10", "elements = { value = 300");
    assert!(large.contains("elements: "), "{large}");
    let twice = fault("units", "id = \"berserkers\"", "id = \"noble_foot\"");
    assert!(twice.ends_with("noble_foot: defined twice"), "{twice}");
    let unit = fault("scenarios", "\"orc_guard\"", "\"orc_gard\"");
    assert_eq!(
        unit,
        format!("scenarios.toml:{}: orc_gard: no such unit", line(SCENARIOS, "units = [\"dwarf"))
    );
    let board = fault("scenarios", "board = \"first-game\"", "board = \"second\"");
    assert!(board.ends_with("second: no such board"), "{board}");
    let sum = fault("scenarios", "points = 380", "points = 381");
    assert!(sum.ends_with("the units have 380 points together, not 381"), "{sum}");
    let zone = fault("boards", "[11, 0, 34]", "[11, 0, 35]");
    assert!(zone.contains("leaves the board"), "{zone}");
    let facing = fault("boards", "facing = 3", "facing = 6");
    assert!(facing.ends_with("facing 6 does not exist"), "{facing}");
    let rule = fault("weapons", "rule = \"DW-02-21\"", "rule = \"DW-2-21\"");
    assert!(rule.contains("not a rule id"), "{rule}");
    let weapon = fault("weapons", "id = \"pike\"", "id = \"pyke\"");
    assert!(weapon.contains("unknown variant `pyke`"), "{weapon}");
    let syntax = fault("boards", "rows = 15", "rows = = 15");
    assert!(syntax.starts_with("boards.toml:"), "{syntax}");
    let unarmed = fault(
        "units",
        "  { weapon = \"hand-weapon\", strength = 8, weapon_from = \"book\", from = \"derived\" },\n",
        "",
    );
    assert!(unarmed.ends_with("noble_foot: melee: 0 weapons, allowed are 1 or 2"), "{unarmed}");
}

/// Elements, leader, standard bearer and musician of a unit, its armour, its weapons, its rule.
fn unit(
    id: &str,
    rule: &str,
    elements: u8,
    special: [bool; 3],
    armour: Option<[u8; 2]>,
    weapons: &[MeleeKind],
) {
    let data = Data::builtin().unwrap();
    let profile = data.profile(id).unwrap();
    assert_eq!(profile.rule.to_string(), rule);
    assert_eq!(profile.elements.value, elements);
    let standard = &profile.standard;
    assert_eq!([standard.leader.value, standard.standard_bearer.value, standard.musician.value], special);
    let card = profile.card();
    if let Some(armour) = armour {
        assert_eq!([card.armour_ranged, card.armour_melee], armour);
    }
    let wielded: Vec<MeleeKind> = card.melee.into_iter().flatten().map(|weapon| weapon.kind).collect();
    assert_eq!(wielded, weapons);
}

#[test]
fn dw_27_02_noble_foot() {
    unit("noble_foot", "DW-27-02", 10, [true, true, true], None, &[MeleeKind::HandWeapon]);
}

#[test]
fn dw_27_03_berserkers_are_unarmoured() {
    // Melee armour is armour 0 and size 2 (DW-02-G2).
    unit("berserkers", "DW-27-03", 10, [true, false, false], Some([0, 2]), &[MeleeKind::TwoHanded]);
}

#[test]
fn dw_27_04_order_knights_are_lancers() {
    let weapons = [MeleeKind::Lance, MeleeKind::HandWeapon];
    unit("order_knights", "DW-27-04", 10, [true, true, false], None, &weapons);
    let data = Data::builtin().unwrap();
    let card = data.profile("order_knights").unwrap().card();
    assert_eq!(card.class, Class::Cavalry);
    assert!(card.points_move < 40);
}

#[test]
fn dw_27_05_imperial_arquebusiers_are_dwarfs() {
    unit("imperial_arquebusiers", "DW-27-05", 10, [true, true, true], None, &[MeleeKind::HandWeapon]);
    let data = Data::builtin().unwrap();
    let card = data.profile("imperial_arquebusiers").unwrap().card();
    assert_eq!(card.size, 1);
    let arquebus = card.ranged.unwrap();
    assert!(arquebus.kind.needs_hold());
    assert_eq!(arquebus.strength_at(1), Some(7));
}

#[test]
fn dw_27_12_light_archers_are_unarmoured_bowmen() {
    unit("light_archers", "DW-27-12", 10, [true, true, true], Some([0, 2]), &[MeleeKind::Improvised]);
    let data = Data::builtin().unwrap();
    assert_eq!(data.profile("light_archers").unwrap().card().ranged.unwrap().kind, RangedKind::Bow);
}

#[test]
fn dw_27_13_light_swordsmen() {
    unit("light_swordsmen", "DW-27-13", 10, [true, true, true], Some([1, 3]), &[MeleeKind::HandWeapon]);
}

#[test]
fn dw_27_14_orc_guard() {
    unit("orc_guard", "DW-27-14", 8, [true, true, false], Some([2, 4]), &[MeleeKind::TwoHandWeapons]);
    let data = Data::builtin().unwrap();
    let profile = data.profile("orc_guard").unwrap();
    assert_eq!(profile.card().melee[0].unwrap().against_infantry, 10);
    assert_eq!(profile.points.value, 160);
}

#[test]
fn dw_27_17_dwarf_eaters_carry_two_handed_weapons() {
    unit("dwarf_eaters", "DW-27-17", 10, [true, true, true], None, &[MeleeKind::TwoHanded]);
    let data = Data::builtin().unwrap();
    let others =
        data.profiles.iter().filter(|profile| profile.faction == "orcs" && profile.id() != "dwarf_eaters");
    for profile in others {
        assert!(profile.card().melee.into_iter().flatten().all(|weapon| weapon.kind != MeleeKind::TwoHanded));
    }
}
