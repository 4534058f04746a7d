//! Armies with units left out or at other prices, so that one can see what that changes.

use serde_json::{Value, json};
use table::Side;
use wire::{Error, Options, new_battle, system};

fn options(house: &Value) -> Options {
    Options { house: house.as_object().unwrap().clone() }
}

fn fault(system: &str, scenario: &str, house: Value) -> String {
    match new_battle(system, scenario, &options(&house)) {
        Err(Error::House(fault)) => fault.to_string(),
        other => panic!("{other:?}"),
    }
}

/// The ids of the units of a list, and their places.
fn units(name: &str, list: &str) -> Vec<(String, u32)> {
    let lists = (system(name).unwrap().lists)().unwrap();
    let list = lists.lists.into_iter().find(|known| known.id == list).unwrap();
    list.units.into_iter().map(|unit| (unit.id, unit.points)).collect()
}

fn place(name: &str, list: &str, unit: &str) -> usize {
    units(name, list).iter().position(|(id, _)| id == unit).unwrap()
}

/// Points of a side's army by the cards of the battle, and how many units it has.
fn warhammer_army(house: &Value, side: Side) -> (u32, Vec<(u8, u16)>) {
    let setup = wire::warhammer::setup("pitched-battle", &options(house)).unwrap();
    let army = &setup.armies[side];
    let units = army.iter().map(|entry| (entry.count, entry.points_per_model)).collect();
    (army.iter().map(|entry| entry.points()).sum(), units)
}

#[test]
fn lists_tell_what_is_in_them() {
    for name in ["warhammer", "demonworld"] {
        let lists = (system(name).unwrap().lists)().unwrap();
        assert!(4 <= lists.lists.len());
        for list in &lists.lists {
            assert_eq!(list.points, list.units.iter().map(|unit| unit.points).sum::<u32>(), "{}", list.id);
        }
        assert!(new_battle(name, &lists.scenario, &Options::default()).is_ok());
    }
}

#[test]
fn a_unit_stays_at_home_and_the_journal_knows_it() {
    let knights = place("warhammer", "emp-a", "emp-knights");
    let house = json!({ "army_a": "emp-a", "army_b": "emp-a", "without_b": [knights] });
    let (points, cost) = (999, units("warhammer", "emp-a")[knights].1);
    assert_eq!(warhammer_army(&house, Side::A).0, points);
    assert_eq!(warhammer_army(&house, Side::B).0, points - cost);
    let battle = new_battle("warhammer", "pitched-battle", &options(&house)).unwrap().battle;
    let kept = battle.house();
    assert_eq!(kept["without_b"], json!([knights]));
    assert_eq!((kept.get("without_a"), kept.get("points")), (None, None));
    let again = new_battle("warhammer", "pitched-battle", &options(&kept)).unwrap().battle;
    assert_eq!(again.house(), kept);
    assert_eq!(again.state_hash(), battle.state_hash());
}

/// WH-07-G1: no army takes the field without a general.
#[test]
fn what_the_rules_demand_cannot_stay_at_home() {
    let house = json!({ "army_a": "emp-a", "without_a": [place("warhammer", "emp-a", "emp-general")] });
    assert!(fault("warhammer", "pitched-battle", house).contains("WH-"));
    let everybody: Vec<usize> = (0..units("demonworld", "empire-1000").len()).collect();
    fault("demonworld", "free", json!({ "army_a": "empire-1000", "without_a": everybody }));
}

#[test]
fn regiments_have_as_many_models_as_their_points_buy() {
    let base = warhammer_army(&json!({}), Side::A);
    let halberdiers = place("warhammer", "emp-a", "emp-halberdiers");
    let (count, per_model) = base.1[halberdiers];
    let price = |price: u16| warhammer_army(&json!({ "points": { "emp-halberdiers": price } }), Side::A);
    // The price of the list changes nothing.
    let own = 7;
    assert_eq!(price(own), base);
    let dear = price(own + 3);
    assert_eq!(dear.1[halberdiers].1, per_model + 3);
    assert!(dear.1[halberdiers].0 < count && dear.0 <= base.0);
    let cheap = price(own - 2);
    assert_eq!(cheap.1[halberdiers].1, per_model - 2);
    assert!(count < cheap.1[halberdiers].0 && cheap.0 <= base.0);
    for (one, other) in
        base.1.iter().zip(&dear.1).enumerate().filter(|(at, _)| *at != halberdiers).map(|(_, both)| both)
    {
        assert_eq!(one, other);
    }
}

#[test]
fn demonworlds_units_leave_with_what_they_carry() {
    let foot = place("demonworld", "empire-1000", "noble_foot");
    let setup = |house: &Value| wire::demonworld::setup("free", &options(house)).unwrap();
    let army = |house: &Value| {
        let setup = setup(house);
        let own = setup.units.into_iter().filter(|unit| unit.side == Side::A);
        own.map(|unit| u32::from(unit.card.points) + u32::from(unit.card.standard.item_points)).sum::<u32>()
    };
    let all = units("demonworld", "empire-1000");
    assert_eq!(army(&json!({})), 1010);
    assert_eq!(army(&json!({ "without_a": [foot] })), 1010 - all[foot].1);
    let knights = place("demonworld", "empire-1000", "order_knights");
    let dear = json!({ "points": { "order_knights": all[knights].1 + 40 } });
    assert_eq!(army(&dear), 1050);
    let kept = new_battle("demonworld", "free", &options(&dear)).unwrap().battle.house();
    assert_eq!(kept["points"], dear["points"]);
}

#[test]
fn nonsense_is_refused_with_its_place() {
    let refused = |house: Value, expected: &str| {
        for (system, scenario) in [("warhammer", "pitched-battle"), ("demonworld", "free")] {
            let found = fault(system, scenario, house.clone());
            assert!(found.contains(expected), "{found}");
        }
    };
    refused(json!({ "without_a": 3 }), "house.without_a");
    refused(json!({ "without_a": [1, 1] }), "house.without_a[1]: 1 twice");
    refused(json!({ "without_b": [-1] }), "house.without_b[0]");
    refused(json!({ "without_b": [99] }), "there is no unit 99");
    refused(json!({ "points": [] }), "house.points");
    refused(json!({ "points": { "nobody": 5 } }), "unknown unit \"nobody\"");
    refused(json!({ "points": { "nobody": 0 } }), "house.points.nobody");
    refused(json!({ "points": { "nobody": 70_000 } }), "house.points.nobody");
    let other = fault("demonworld", "first-game", json!({ "without_a": [0] }));
    assert!(other.contains("only own battles"), "{other}");
}
