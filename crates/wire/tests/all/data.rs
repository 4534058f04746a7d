use demonworld::{
    Board, Class, Edge, Field, Goal, Ground, Items, MeleeKind, Modules, Mover, RangedKind, Surface, Swamp,
};
use table::{BySide, Side};
use wire::demonworld::data::{Data, DataError, Provenance, Symbols, Texts, schema};

fn points(data: &Data, ids: &[&str]) -> u16 {
    ids.iter().map(|id| data.profile(id).unwrap().points.value).sum()
}

#[test]
fn the_sums_of_points_are_those_of_the_book() {
    let data = Data::builtin().unwrap();
    assert_eq!(points(&data, &["noble_foot", "berserkers"]), 380);
    assert_eq!(points(&data, &["dwarf_eaters", "orc_guard"]), 330);
    let commanders = data.profiles.iter().filter(|profile| profile.is_commander()).count();
    assert_eq!((data.profiles.len(), commanders), (13, 4));
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
        let ordered = card.points_skirmish < card.points_attack && card.points_attack < card.points_move;
        assert!(ordered != profile.is_commander(), "{}", profile.id());
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
    assert_eq!(setup.house, demonworld::HouseRules::default());
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
    let windows = Texts::BUILTIN.units.replace('\n', "\r\n");
    let windows = Data::parse(&Texts { units: &windows, ..Texts::BUILTIN }).unwrap();
    assert_eq!(windows.hash(), data.hash());
    let from = "armour_ranged = { value = 2";
    let other = Texts::BUILTIN.units.replacen(from, "armour_ranged = { value = 3", 1);
    let other = Data::parse(&Texts { units: &other, ..Texts::BUILTIN }).unwrap();
    assert_ne!(other.hash(), data.hash());
}

/// The text of a file that comes with the program.
fn builtin(file: &str) -> &'static str {
    let texts = Texts::BUILTIN;
    match file {
        "units.toml" => texts.units,
        "commanders.toml" => texts.commanders,
        "items.toml" => texts.items,
        "weapons.toml" => texts.weapons,
        "terrain.toml" => texts.terrain,
        "sheets.toml" => texts.sheets,
        "boards.toml" => texts.boards,
        "scenarios.toml" => texts.scenarios,
        "armies.toml" => texts.armies,
        "symbols.toml" => texts.symbols,
        other => panic!("{other}"),
    }
}

/// All faults after replacements in named files.
fn faults(changes: &[(&str, &str, &str)]) -> Vec<DataError> {
    let changed: Vec<(&str, String)> = changes
        .iter()
        .map(|(file, from, to)| {
            assert!(builtin(file).contains(from), "{file}: {from}");
            (*file, builtin(file).replacen(from, to, 1))
        })
        .collect();
    let mut texts = Texts::BUILTIN;
    for (file, text) in &changed {
        assert!(texts.replace(file, text));
    }
    Data::parse(&texts).map(|_| ()).unwrap_err()
}

/// One change gives one fault, on the line where `place` is, with this key and the reason beginning so.
fn fault(file: &'static str, from: &str, to: &str, place: &str, key: &str, reason: &str) {
    let text = builtin(file).replacen(from, to, 1);
    let line = text.lines().position(|line| line.contains(place)).map(|line| line + 1);
    assert!(line.is_some(), "{place}");
    let found = faults(&[(file, from, to)]);
    let shown: Vec<String> = found.iter().map(ToString::to_string).collect();
    let [one] = found.as_slice() else { panic!("{shown:#?}") };
    assert_eq!((one.file, one.line, one.key.as_deref()), (file, line, Some(key)), "{shown:?}");
    assert!(one.reason.starts_with(reason), "{shown:?}");
}

#[test]
fn values_of_a_wrong_form_name_file_line_and_key() {
    let form = |file, from, to, key, reason| fault(file, from, to, to, key, reason);
    form("units.toml", "race = \"human\"", "rase = \"human\"", "rase", "unknown field `rase`");
    form("units.toml", "size = { value = 2", "size = { value = \"two\"", "size", "invalid type");
    let origin = "size = { value = 2, from = \"derived\" }";
    form("units.toml", origin, "size = { value = 2 }", "size", "missing field `from`");
    form("units.toml", "elements = { value = 10", "elements = { value = 300", "elements", "invalid value");
    form("weapons.toml", "rule = \"DW-02-21\"", "rule = \"DW-2-21\"", "rule", "\"DW-2-21\" is not a rule id");
    form("weapons.toml", "id = \"pike\"", "id = \"pyke\"", "id", "unknown variant `pyke`");
    form("terrain.toml", "id = \"wood\"", "id = \"wodd\"", "id", "unknown variant `wodd`");
    form("commanders.toml", "stars = { value = 3", "stars = { value = -1", "stars", "invalid value");
    form("items.toml", "carrier = [\"standard\"]", "carrier = [\"drummer\"]", "carrier", "unknown variant");
    form("armies.toml", "size = 1000", "size = \"large\"", "size", "invalid type");
    form("scenarios.toml", "rounds = 8", "rounds = 800", "rounds", "invalid value");
    form("boards.toml", "base = \"south\"", "base = \"below\"", "base", "unknown variant `below`");
    form("boards.toml", "rows = 15", "rows = = 15", "rows", "");
    let (size, table) = ("size = 1000\n", "[[army]]");
    fault("armies.toml", size, "", table, table, "missing field `size`");
}

#[test]
fn what_is_named_must_exist_and_only_once() {
    let twice = |file, from, to, key| fault(file, from, to, to, key, "defined twice");
    // The second of two ids is the wrong one.
    let second = |file: &'static str, from: &str, key: &str| {
        let found = faults(&[(file, from, &format!("id = \"{key}\""))]);
        let lines: Vec<usize> = (1..)
            .zip(builtin(file).replacen(from, &format!("id = \"{key}\""), 1).lines())
            .filter(|(_, line)| *line == format!("id = \"{key}\""))
            .map(|(number, _)| number)
            .collect();
        let one = found.iter().find(|fault| fault.reason == "defined twice").unwrap();
        assert_eq!((one.file, one.line), (file, lines.last().copied()), "{found:?}");
    };
    second("units.toml", "id = \"berserkers\"", "noble_foot");
    second("items.toml", "id = \"war_banner\"", "sword_of_fear");
    second("sheets.toml", "id = \"sheet-4\"", "sheet-1");
    second("boards.toml", "id = \"meeting\"", "first-game");
    second("scenarios.toml", "id = \"free\"", "first-game");
    second("armies.toml", "id = \"orcs-1000\"", "empire-1000");
    twice("terrain.toml", "id = \"rocky\"", "id = \"sand\"", "sand");
    let clash = faults(&[("commanders.toml", "id = \"gordan\"", "id = \"trolls\"")]);
    let line = builtin("commanders.toml").lines().position(|line| line == "id = \"gordan\"").unwrap() + 1;
    assert_eq!(clash[0].to_string(), format!("commanders.toml:{line}: trolls: defined twice"));

    let missing = |file, from: &str, to: &str, key, reason| fault(file, from, to, to, key, reason);
    missing("scenarios.toml", "\"orc_guard\"", "\"orc_gard\"", "orc_gard", "no such unit");
    missing("scenarios.toml", "board = \"kal-benokk\"", "board = \"second\"", "second", "no such board");
    missing("scenarios.toml", "army_b = \"orcs-1000\"", "army_b = \"elves\"", "elves", "no such army");
    missing("scenarios.toml", "item = \"sword_of_fear\"", "item = \"sword\"", "sword", "no such item");
    let carrier = "carrier = \"kruuk\"";
    missing("armies.toml", carrier, "carrier = \"krok\"", "krok", "no such unit in this army");
    missing("boards.toml", "sheet = \"sheet-3\"", "sheet = \"sheet-9\"", "sheet-9", "no such sheet");
}

#[test]
fn cards_armies_and_scenarios_must_be_sound() {
    let weapon =
        "  { weapon = \"hand-weapon\", strength = 8, weapon_from = \"book\", from = \"derived\" },\n";
    fault("units.toml", weapon, "", "id = \"noble_foot\"", "noble_foot", "melee: 0 weapons");
    let square = "value = [\"square\"]";
    fault(
        "units.toml",
        square,
        "value = [\"circle\"]",
        "id = \"noble_foot\"",
        "noble_foot",
        "formations: there is no",
    );
    let elements = "elements = { value = 10";
    fault(
        "units.toml",
        elements,
        "elements = { value = 40",
        "id = \"noble_foot\"",
        "noble_foot",
        "elements: 40",
    );
    let hits = "hit_points = { value = 1";
    fault(
        "units.toml",
        hits,
        "hit_points = { value = 0",
        "id = \"noble_foot\"",
        "noble_foot",
        "hit points: 0",
    );
    let item = "id = \"sword_of_power\"";
    let unknown = faults(&[("items.toml", item, "id = \"sword_of_paper\"")]);
    assert!(
        unknown.iter().any(|fault| fault
            .to_string()
            .ends_with("sword_of_paper: no rule of the engine knows this item"))
    );
    fault(
        "scenarios.toml",
        "points = 380",
        "points = 381",
        "id = \"first-game\"",
        "first-game",
        "Empire: 380 points together, not 381",
    );
    fault(
        "scenarios.toml",
        "tier = \"intro\"",
        "tier = \"easy\"",
        "id = \"first-game\"",
        "first-game",
        "tier: \"easy\" is none of",
    );
    fault(
        "armies.toml",
        "points = 980",
        "points = 990",
        "id = \"empire-guns-1000\"",
        "empire-guns-1000",
        "Empire: arquebusiers: 980 points",
    );
    let size = "size = 1000\nunits = [\"noble_foot\", \"berserkers\", \"order_knights\"";
    let small = size.replace("1000", "900");
    fault(
        "armies.toml",
        size,
        &small,
        "id = \"empire-1000\"",
        "empire-1000",
        "1010 points are not within 5 % of 900 (DW-16-17)",
    );
    let banner = "{ item = \"war_banner\", carrier = \"light_swordsmen\" }, { item = \"sword_of_power\"";
    let trolls = "{ item = \"war_banner\", carrier = \"trolls\" }, { item = \"sword_of_power\"";
    fault(
        "armies.toml",
        banner,
        trolls,
        trolls,
        "war_banner",
        "nobody may carry the item of DW-26-20 (DW-26-02)",
    );
    let both = "{ item = \"war_banner\", carrier = \"light_swordsmen\" }, { item = \"war_banner\"";
    let found = faults(&[("armies.toml", banner, both)]);
    assert!(found.iter().any(|fault| fault.reason.contains("DW-26-03")), "{found:?}");
    let sizes = faults(&[("scenarios.toml", "army_size = 1000", "army_size = 1500")]);
    let large = |fault: &DataError| fault.reason.contains("agreed are 1500 with 5 % more or less [DW-16-17]");
    assert!(sizes.len() == 2 && sizes.iter().all(large), "{sizes:?}");
    fault(
        "scenarios.toml",
        "board = \"meeting\"",
        "board = \"first-game\"",
        "id = \"free\"",
        "free",
        "house.board: unknown board of sheets",
    );
}

#[test]
fn boards_sheets_and_terrain_must_be_sound() {
    fault(
        "boards.toml",
        "facing = 3",
        "facing = 6",
        "id = \"first-game\"",
        "first-game",
        "zone of side B: facing 6",
    );
    fault(
        "boards.toml",
        "rows = 15",
        "rows = 30",
        "id = \"first-game\"",
        "first-game",
        "30 rows of 34 hexes fit no table",
    );
    fault(
        "boards.toml",
        "layout = [",
        "rows = 3\nlayout = [",
        "id = \"last-stand\"",
        "last-stand",
        "rows and columns follow",
    );
    let turned = "{ sheet = \"sheet-1\", rotated = true }, { sheet = \"sheet-2\", rotated = true }";
    fault(
        "boards.toml",
        turned,
        "{ sheet = \"sheet-2\" }",
        "id = \"last-stand\"",
        "last-stand",
        "the sheets form no rectangle",
    );
    fault("boards.toml", "[16, 26, 28]", "[16, 26, 58]", "id = \"kal-benokk\"", "kal-benokk", "area: row 16");
    let zone = faults(&[("boards.toml", "[11, 0, 34]", "[11, 0, 35]")]);
    assert!(
        zone.iter().all(|fault| fault.file == "scenarios.toml" && fault.reason.contains("leaves the board"))
    );
    let row = "\".............xyyy\"";
    fault(
        "sheets.toml",
        row,
        "\".............xyy\"",
        "\".............xyy\"",
        ".............xyy",
        "surface: 16 letters",
    );
    fault(
        "sheets.toml",
        row,
        "\".............xyyq\"",
        "\".............xyyq\"",
        ".............xyyq",
        "no surface has the letter `q`",
    );
    let height = "\"00001122222110000\"";
    fault(
        "sheets.toml",
        height,
        "\"00001122222140000\"",
        "\"00001122222140000\"",
        "00001122222140000",
        "`4` is no step",
    );
    let road = "\"aaaaaaaaaa........\"";
    fault(
        "sheets.toml",
        road,
        "\"AAAAaaaaaa........\"",
        "\"AAAAaaaaaa........\"",
        "AAAAaaaaaa........",
        "`A` is neither",
    );
    fault(
        "sheets.toml",
        "hex = \"E9\", height = \"1\"",
        "hex = \"E9\", height = \"3\"",
        "hex = \"E9\", height = \"3\"",
        "E9",
        "the book says otherwise",
    );
    fault(
        "terrain.toml",
        "letter = \"s\"",
        "letter = \"w\"",
        "id = \"sand\"",
        "sand",
        "the letter `w` is taken",
    );
    let muddy = faults(&[("terrain.toml", "cost = 6", "cost = 7")]);
    let line = builtin("terrain.toml").lines().position(|line| line == "id = \"mud\"").unwrap() + 1;
    let first = format!("terrain.toml:{line}: mud: cost for size 1: 7, the engine has 6");
    assert_eq!(muddy[0].to_string(), first);
    let steep = faults(&[("terrain.toml", "up = [2, 4]", "up = [2, 5]")]);
    assert!(steep[0].to_string().ends_with("hill: up 2: 8, the engine has 7"), "{steep:?}");
}

#[test]
fn all_faults_are_told_at_once() {
    let found = faults(&[
        ("units.toml", "race = \"human\"", "rase = \"human\""),
        ("boards.toml", "rows = 15", "rows = \"15\""),
        ("items.toml", "id = \"war_banner\"", "name = \"war_banner\""),
    ]);
    let files: Vec<&str> = found.iter().map(|fault| fault.file).collect();
    assert_eq!(files, ["units.toml", "items.toml", "boards.toml"]);
    let found = faults(&[
        ("units.toml", "value = [\"square\"]", "value = [\"circle\"]"),
        ("scenarios.toml", "points = 380", "points = 381"),
        ("sheets.toml", "\".............xyyy\"", "\".............xyy\""),
        ("armies.toml", "points = 980", "points = 990"),
    ]);
    let files: Vec<&str> = found.iter().map(|fault| fault.file).collect();
    assert!(
        ["units.toml", "scenarios.toml", "sheets.toml", "armies.toml"]
            .iter()
            .all(|file| files.contains(file)),
        "{found:?}"
    );
}

#[test]
fn the_looks_are_checked_like_the_rest() {
    let text = Texts::BUILTIN.symbols;
    let data = Data::builtin().unwrap();
    assert_eq!(Symbols::read(text).unwrap().strangers(text, &data), []);
    let other = text.replacen("profile = \"trolls\"", "profile = \"trols\"", 1);
    let strangers = Symbols::read(&other).unwrap().strangers(&other, &data);
    assert!(strangers[0].to_string().ends_with("trols: no such unit"), "{strangers:?}");
    let mut wrong = text.replacen("glyph = \"", "glyph = \"G", 2);
    wrong = wrong.replacen("short_de = \"", "short_de = \"viel zu lang für ein Schild ", 1);
    assert_eq!(Symbols::read(&wrong).unwrap_err().len(), 3);
}

/// DW-11-T1, DW-11-T2: what the file says and what the engine does, for every surface, size and arm.
#[test]
fn the_terrain_table_agrees_with_the_engine() {
    let data = Data::builtin().unwrap();
    assert_eq!((data.terrain.surface.len(), data.terrain.edge.len()), (12, 3));
    let board = Board::new(1, 2).unwrap();
    let (from, to) = (board.hex_at(0, 0), board.hex_at(0, 1));
    let cost = |mover: Mover, start: Field, end: Field, road: bool| {
        Ground::new(board, |hex| if hex == from { start } else { end }).cost(mover, from, to, road).ok()
    };
    let plain = Field::default();
    for kind in &data.terrain.surface {
        for size in 1..=3u8 {
            for loose in [false, true] {
                for class in [Class::Infantry, Class::Cavalry] {
                    let mover = Mover { size, class, swamp: Swamp::Impassable, loose };
                    let expected = match kind.by_size {
                        Some(sizes) => Some(sizes[usize::from(size) - 1]).filter(|&cost| cost != 0),
                        None if loose => kind.loose,
                        None => kind.cost,
                    };
                    let end = Field { surface: kind.id, ..plain };
                    assert_eq!(cost(mover, plain, end, false), expected, "{:?} size {size}", kind.id);
                }
            }
        }
        assert_eq!(kind.height, kind.id.growth());
    }
    let walker = Mover { size: 2, class: Class::Infantry, swamp: Swamp::Impassable, loose: false };
    for kind in &data.terrain.edge {
        let edge = Field { edges: [kind.id; 6], ..plain };
        assert_eq!(cost(walker, edge, plain, false), Some(3 + kind.cost), "{:?}", kind.id);
        assert_eq!(kind.height == 1, kind.id.hinders());
        assert_ne!(kind.id, Edge::Free);
    }
    let road = Field { road: 1, surface: Surface::Wood, ..plain };
    assert_eq!(cost(walker, road, road, true), Some(data.terrain.road.infantry));
    let rider = Mover { class: Class::Cavalry, ..walker };
    assert_eq!(cost(rider, road, road, true), Some(data.terrain.road.cavalry));
    for steps in 1..=2u8 {
        let (high, place) = (Field { step: steps, ..plain }, usize::from(steps) - 1);
        assert_eq!(cost(walker, plain, high, false), Some(3 + data.terrain.hill.up[place]));
        assert_eq!(cost(walker, high, plain, false), Some(3 + data.terrain.hill.down[place]));
    }
    assert_eq!(cost(walker, plain, Field { step: 3, ..plain }, false), None);
}

#[test]
fn dw_16_02_dw_16_03_the_last_stand() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("last-stand").unwrap();
    assert_eq!((scenario.a.points, scenario.b.points), (740, 950));
    let setup = data.setup(scenario, scenario.house()).unwrap();
    assert_eq!((setup.board.rows, setup.board.columns), (29, 34));
    assert_eq!((setup.house.modules, setup.house.round_limit), (Modules::ALL, 12));
    assert_eq!(setup.goal, Goal::LastStand { defender: Side::A, points: 475 });
    assert!(!setup.ground.is_plain() && setup.faults().is_empty());
    assert!(setup.units.iter().all(|unit| unit.card.standard.items.each().next().is_none()));
    assert_eq!((setup.army_size, setup.builder, setup.objectives.len()), (None, None, 0));
    // Without the chapter on commanders there are none (DW-08-G8).
    let plain = data.setup(scenario, demonworld::HouseRules::default()).unwrap();
    assert_eq!((setup.units.len(), plain.units.len()), (12, 8));
}

#[test]
fn dw_16_09_dw_16_10_dw_16_11_kal_benokk() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("kal-benokk").unwrap();
    let setup = data.setup(scenario, scenario.house()).unwrap();
    assert_eq!((scenario.a.points, scenario.b.points), (1040, 970));
    assert_eq!(setup.house.round_limit, 12);
    assert_eq!(setup.goal, Goal::Hold { attacker: Side::B });
    let items: Vec<Items> = setup.units.iter().map(|unit| unit.card.standard.items).collect();
    let carried: Vec<Items> = items.into_iter().flat_map(Items::each).collect();
    assert_eq!(carried, [Items::VICTORY_STANDARD, Items::SWORD_OF_FEAR, Items::WAR_BANNER]);
    // The burial mound is a hill on sheet 4, in the south-east (DW-16-G1).
    assert!(!setup.area.is_empty());
    assert!(setup.area.iter().all(|&hex| 0 < setup.ground.field(hex).step && 13 < hex.r));
}

#[test]
fn every_battle_up_to_a_part_of_the_book_can_be_played() {
    let data = Data::builtin().unwrap();
    assert_eq!(data.setups("intro").len(), 3);
    let all = data.setups("standard");
    assert_eq!(all.len(), data.scenarios.len() + 1);
    assert!(all.iter().all(|setup| setup.faults().is_empty()));
    assert!(all.iter().any(|setup| setup.house.flank_marches && setup.objectives.len() == 2));
}

/// With UPDATE_EXPECT=1 the schemas are written anew.
#[test]
fn the_schemas_are_those_of_the_types() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/demonworld/schema");
    for file in Texts::FILES {
        let path = folder.join(file.replace(".toml", ".json"));
        let found = format!("{:#}\n", schema(file).unwrap());
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &found).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap();
        assert_eq!(written.replace("\r\n", "\n"), found, "{file}: UPDATE_EXPECT=1 writes it");
        let directive = format!("#:schema schema/{}\n", file.replace(".toml", ".json"));
        assert!(builtin(file).replace("\r\n", "\n").starts_with(&directive), "{file}");
    }
    assert_eq!(schema("unit.toml"), None);
}
