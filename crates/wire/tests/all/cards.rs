//! The cards of the data files, and what chapter 26 makes of them: units, commanders, items.

use demonworld::{
    Band, Card, Class, Gear, ItemFault, Items, MeleeKind, MeleeWeapon, RangedKind, RangedWeapon, Setup,
    SetupFault,
};
use wire::demonworld::data::{Data, Texts};

fn card(id: &str) -> Card {
    Data::builtin().unwrap().profile(id).unwrap().card()
}

fn strength(card: &Card) -> u8 {
    card.melee[0].unwrap().against_infantry
}

fn armour(card: &Card) -> [u8; 2] {
    [card.armour_ranged, card.armour_melee]
}

/// The set-up of a battle of the standard game, after a change.
fn changed(scenario: &str, change: impl FnOnce(&mut Setup)) -> Setup {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario(scenario).unwrap();
    let mut setup = data.setup(scenario, scenario.house()).unwrap();
    assert!(setup.faults().is_empty());
    change(&mut setup);
    setup
}

/// The place of the unit that carries the item.
fn carrier(setup: &Setup, item: Items) -> usize {
    setup.units.iter().position(|unit| unit.card.standard.items.has(item)).unwrap()
}

#[test]
fn dw_10_05_a_commander_is_one_element() {
    let setup = changed("last-stand", |setup| {
        let commander = setup.units.iter().position(|unit| unit.card.is_commander()).unwrap();
        setup.units[commander].elements = 2;
    });
    let [fault] = setup.faults()[..] else { panic!("{:?}", setup.faults()) };
    assert!(matches!(fault, SetupFault::CommanderElements { .. }));
    assert_eq!(fault.rule().to_string(), "DW-10-05");
}

/// DW-26-G6: the sword replaces the two-handed weapon of the hero.
#[test]
fn dw_26_07_gordan_with_the_sword_of_fear() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("kal-benokk").unwrap();
    let setup = data.setup(scenario, scenario.house()).unwrap();
    let gordan = setup.units.iter().find(|unit| unit.card.standard.items == Items::SWORD_OF_FEAR).unwrap();
    let weapon = gordan.card.melee[0].unwrap();
    assert_eq!((weapon.kind, weapon.against_infantry), (MeleeKind::HandWeapon, 8));
    assert_eq!((gordan.card.melee[1], gordan.card.standard.item_points), (None, 30));
}

#[test]
fn dw_26_02_a_leader_may_have_a_sword() {
    let army = "items = [{ item = \"victory_standard\", carrier = \"noble_foot\" }]\npoints = 980";
    let with = "items = [{ item = \"sword_of_fear\", carrier = \"noble_foot\" }]\npoints = 980";
    let armies = Texts::BUILTIN.armies.replacen(army, with, 1);
    assert_ne!(armies, Texts::BUILTIN.armies);
    let data = Data::parse(&Texts { armies: &armies, ..Texts::BUILTIN }).unwrap();
    let agreement =
        wire::demonworld::data::Agreement { army_a: "empire-guns-1000".to_owned(), ..data.free.agreement() };
    let agreed = data.agreed(&agreement).unwrap();
    let setup = data.agreed_setup(&agreed, agreed.scenario.house()).unwrap();
    let foot = &setup.units[0].card;
    assert_eq!(foot.standard.items, Items::SWORD_OF_FEAR);
    // The weapon is the leader's alone: the others keep theirs.
    assert_eq!(foot.melee, data.profile("noble_foot").unwrap().card().melee);
}

/// DW-26-E6: Kruuk keeps his second weapon beside the sword.
#[test]
fn dw_26_13_kruuk_with_the_sword_of_power() {
    let data = Data::builtin().unwrap();
    let free = data.scenario("free").unwrap();
    let setup = data.setup(free, free.house()).unwrap();
    let kruuk = setup.units.iter().find(|unit| unit.card.standard.items.has(Items::SWORD_OF_POWER)).unwrap();
    assert_eq!(kruuk.card.melee[0].unwrap().against_infantry, 15);
}

/// A scenario gives the unit its item; card and points are those of the item.
#[test]
fn dw_26_01_an_item_has_a_card_and_points_of_its_own() {
    let data = Data::builtin().unwrap();
    let scenario = data.scenario("kal-benokk").unwrap();
    let setup = data.setup(scenario, scenario.house()).unwrap();
    for (item, id) in [
        (Items::SWORD_OF_FEAR, "sword_of_fear"),
        (Items::VICTORY_STANDARD, "victory_standard"),
        (Items::WAR_BANNER, "war_banner"),
    ] {
        let entry = data.item(id).unwrap();
        let card = &setup.units[carrier(&setup, item)].card;
        assert_eq!(card.standard.item_points, entry.points.value, "{id}");
    }
    let units = |side| setup.units.iter().filter(move |unit| unit.side == side).map(|unit| &unit.card);
    let points = |side| units(side).map(|card| card.points + card.standard.item_points).sum::<u16>();
    assert_eq!((points(table::Side::A), points(table::Side::B)), (scenario.a.points, scenario.b.points));
}

#[test]
fn dw_26_03_an_item_is_one_of_a_kind() {
    let setup = changed("kal-benokk", |setup| {
        let carrier = carrier(setup, Items::WAR_BANNER);
        setup.units.push(setup.units[carrier].clone());
    });
    let fault =
        setup.faults().into_iter().find(|fault| matches!(fault, SetupFault::ItemTwice { .. })).unwrap();
    assert_eq!(fault.rule().to_string(), "DW-26-03");
}

/// DW-26-E1: not two for one man; leader and standard bearer of a unit may have one each.
#[test]
fn dw_26_04_one_item_for_each_element() {
    let twice =
        |setup: &Setup| setup.faults().iter().any(|fault| matches!(fault, SetupFault::TwoItems { .. }));
    let setup = changed("last-stand", |setup| {
        let hero = setup.units.iter().position(|unit| unit.card.is_commander()).unwrap();
        setup.units[hero].card.standard.items = Items::SWORD_OF_FEAR.with(Items::SWORD_OF_POWER);
    });
    assert!(twice(&setup));
    let both = |items: Items| {
        changed("kal-benokk", |setup| {
            let carrier = carrier(setup, Items::WAR_BANNER);
            setup.units[carrier].card.standard.items = items;
        })
    };
    assert!(both(Items::WAR_BANNER.with(Items::SWORD_OF_POWER)).faults().is_empty());
    assert!(twice(&both(Items::WAR_BANNER.with(Items::VICTORY_STANDARD))));
}

/// What is given to a whole unit leaves its special figures free to carry one more each; a second one for all does
/// not go.
#[test]
fn dw_26_05_items_of_a_whole_unit() {
    let painted = |further: &dyn Fn(&mut Setup, usize)| {
        changed("kal-benokk", |setup| {
            let unit = carrier(setup, Items::WAR_BANNER);
            setup.equip(unit, Gear::Strength(1), 10);
            further(setup, unit);
        })
    };
    // The standard bearer has his banner, the leader gets a sword.
    let setup = painted(&|setup, unit| setup.give(unit, Items::SWORD_OF_POWER, 20));
    assert_eq!(setup.faults(), []);
    assert!(setup.rules.iter().any(|rule| rule.to_string() == "DW-26-05"));
    let card = &setup.units[carrier(&setup, Items::WAR_BANNER)].card;
    assert_eq!((strength(card), card.standard.item_points), (9, 50));
    let twice = painted(&|setup, unit| setup.equip(unit, Gear::Shield(1), 10));
    assert!(matches!(twice.faults()[..], [SetupFault::TwoItems { .. }]), "{:?}", twice.faults());
}

/// DW-26-E2: Kruuk's armour is his own; had he a magic sword of his own, he could buy none.
#[test]
fn dw_26_06_built_in_items() {
    let kruuk = card("kruuk");
    assert!(kruuk.standard.items.has(Items::BUILT_IN));
    assert_eq!(kruuk.item_fault(), None);
    let armed = kruuk.given(Items::SWORD_OF_POWER, 20);
    assert_eq!((armed.item_fault(), strength(&armed)), (None, 15));
    let mut magic = kruuk;
    magic.standard.items = magic.standard.items.with(Items::BUILT_IN_WEAPON);
    let fault = magic.given(Items::SWORD_OF_POWER, 20).item_fault().unwrap();
    assert_eq!((fault, fault.rule().to_string().as_str()), (ItemFault::MagicWeapon, "DW-26-06"));
    // Not even a ranged one.
    let bow = card("light_archers").ranged.unwrap();
    let setup = changed("last-stand", |setup| {
        let unit = setup.units.iter().position(|unit| unit.card.standard.items.has(Items::BUILT_IN)).unwrap();
        setup.units[unit].card = magic;
        setup.equip(unit, Gear::Ranged(bow), 20);
    });
    assert!(matches!(setup.faults()[..], [SetupFault::MagicWeapon { .. }]), "{:?}", setup.faults());
}

#[test]
fn dw_26_08_a_bought_bow_shoots_as_its_card_says() {
    let bow = RangedWeapon {
        kind: RangedKind::Longbow,
        bands: [Band { hexes: 7, strength: 6 }, Band { hexes: 12, strength: 4 }],
    };
    // Neither size nor five figures change it.
    let trolls = card("trolls").equipped(Gear::Ranged(bow));
    assert_eq!(trolls.ranged, Some(bow));
    assert_eq!(trolls.melee, card("trolls").melee);
    let archers = card("light_archers").equipped(Gear::Ranged(bow));
    assert_eq!((archers.ranged, archers.melee), (Some(bow), card("light_archers").melee));
}

/// DW-26-E3.
#[test]
fn dw_26_09_size_and_five_figures_add_to_a_bought_weapon() {
    let sword = Gear::Melee { kind: MeleeKind::HandWeapon, strength: 8, beside_another: false };
    assert_eq!(strength(&card("noble_foot").equipped(sword)), 10);
    assert_eq!(strength(&card("trolls").equipped(sword)), 11);
    let mut close = card("noble_foot");
    close.standard.close_order = true;
    assert_eq!(strength(&close.equipped(sword)), 12);
}

#[test]
fn dw_26_10_more_strength_is_simply_added() {
    for id in ["noble_foot", "trolls", "kruuk"] {
        assert_eq!(strength(&card(id).equipped(Gear::Strength(2))), strength(&card(id)) + 2, "{id}");
    }
    let [lance, sword] = card("order_knights").equipped(Gear::Strength(1)).melee;
    assert_eq!((lance.unwrap().against_infantry, sword.unwrap().against_infantry), (11, 10));
}

/// DW-26-E4.
#[test]
fn dw_26_11_bought_armour_replaces_the_old_and_adds_size_in_melee() {
    assert_eq!(armour(&card("imperial_arquebusiers").equipped(Gear::Armour(2))), [2, 3]);
    assert_eq!(armour(&card("trolls").equipped(Gear::Armour(2))), [2, 5]);
    assert_eq!(armour(&card("baslian").equipped(Gear::Armour(1))), [1, 3]);
}

/// DW-26-E5.
#[test]
fn dw_26_12_a_shield_adds_to_both_armours() {
    assert_eq!(armour(&card("orc_guard")), [2, 4]);
    assert_eq!(armour(&card("orc_guard").equipped(Gear::Shield(1))), [3, 5]);
    assert_eq!(armour(&card("trolls").equipped(Gear::Shield(1))), [1, 4]);
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

/// Stars, control radius, armour, melee skill and weapon of a commander, his rule.
fn commander(
    id: &str,
    rule: &str,
    stars: u8,
    armour: Option<[u8; 2]>,
    skill: Option<u8>,
    weapon: MeleeWeapon,
) {
    let data = Data::builtin().unwrap();
    let profile = data.profile(id).unwrap();
    assert_eq!((profile.rule.to_string().as_str(), profile.elements.value), (rule, 1));
    let card = profile.card();
    assert_eq!(card.standard.stars, stars);
    // DW-10-48: a hero has no control zone.
    assert_eq!(0 < card.standard.control, 1 < stars);
    if let Some(armour) = armour {
        assert_eq!([card.armour_ranged, card.armour_melee], armour);
    }
    if let Some(skill) = skill {
        assert_eq!(card.standard.skill_melee, skill);
    }
    assert_eq!(card.melee, [Some(weapon), None]);
}

const fn weapon(kind: MeleeKind, strength: u8) -> MeleeWeapon {
    MeleeWeapon { kind, against_infantry: strength, against_cavalry: strength }
}

#[test]
fn dw_27_08_barrach_has_three_stars() {
    commander("barrach", "DW-27-08", 3, None, None, weapon(MeleeKind::HandWeapon, 8));
}

#[test]
fn dw_27_09_gordan_orc_slayer() {
    let weapon = weapon(MeleeKind::TwoHanded, 11);
    commander("gordan", "DW-27-09", 1, Some([2, 4]), Some(3), weapon);
    assert_eq!(card("gordan").standard.hit_points, 3);
}

#[test]
fn dw_27_20_kruuk_fights_with_two_weapons() {
    commander("kruuk", "DW-27-20", 1, None, Some(2), weapon(MeleeKind::TwoHandWeapons, 10));
    let kruuk = card("kruuk");
    assert_eq!((kruuk.size, kruuk.points_move, kruuk.initiative), (2, 24, 3));
}

#[test]
fn dw_27_21_baslian_the_victorious() {
    commander("baslian", "DW-27-21", 2, Some([3, 5]), None, weapon(MeleeKind::HandWeapon, 8));
    let baslian = card("baslian");
    assert_eq!((baslian.points_move, baslian.standard.control), (16, 16));
}

#[test]
fn dw_27_15_trolls() {
    unit("trolls", "DW-27-15", 10, [true, false, false], Some([0, 3]), &[MeleeKind::HandWeapon]);
    let trolls = card("trolls");
    assert_eq!((trolls.size, trolls.standard.fear, trolls.standard.hit_points), (3, 2, 2));
    assert_eq!((strength(&trolls), trolls.standard.regenerates), (9, 1));
}

/// DW-27-T4: weapon class, size, five figures, two hand weapons; armour and size.
#[test]
fn dw_27_01_how_the_numbers_of_a_card_are_put_together() {
    for (id, class, second) in [
        ("noble_foot", 6, 0),
        ("berserkers", 9, 0),
        ("order_knights", 7, 0),
        ("imperial_arquebusiers", 6, 0),
        ("light_archers", 4, 0),
        ("light_swordsmen", 6, 0),
        ("orc_guard", 6, 2),
        ("trolls", 6, 0),
        ("dwarf_eaters", 9, 0),
        ("barrach", 6, 0),
        ("gordan", 9, 0),
        ("kruuk", 6, 2),
        ("baslian", 6, 0),
    ] {
        let card = card(id);
        let bodies = if card.standard.close_order { 2 } else { 0 };
        assert_eq!(strength(&card), class + card.size + bodies + second, "{id}");
        assert_eq!(card.armour_melee, card.armour_ranged + card.size, "{id}");
    }
}
