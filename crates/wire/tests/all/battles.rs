use crate::actions::json_value;
use demonworld::{Facing, HouseRules, Order, Start};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{FastDice, Outcome, Scripted, Side, Viewer};
use wire::demonworld::Demonworld;
use wire::demonworld::data::Data;
use wire::odds::Limits;
use wire::{Battle, Erased, Error, Options, Rejected, check_player, new_battle, players, scenarios, systems};

fn begin(scenario: &str) -> Box<dyn Battle> {
    new_battle("demonworld", scenario, &Options::default()).unwrap().battle
}

/// Plays by chance until `done` says so or the battle is over; says whether it was done.
pub fn play_until(
    battle: &mut dyn Battle,
    seed: u64,
    done: impl Fn(&dyn Battle, &Value) -> bool,
) -> Option<(Side, Value)> {
    let mut number = 0;
    while let Some(&side) = battle.pending().first() {
        let choice = battle.choose("random", side, seed + number).unwrap();
        if done(battle, &choice.action) {
            return Some((side, choice.action));
        }
        battle.apply(side, &choice.action, &mut FastDice { seed }).unwrap();
        number += 1;
    }
    None
}

#[test]
fn what_does_not_exist_is_answered_with_what_does() {
    assert_eq!(systems().first(), Some(&"demonworld"));
    let ids: Vec<String> = scenarios("demonworld").unwrap().into_iter().map(|scenario| scenario.id).collect();
    assert_eq!(ids[..3], ["first-game", "first-game-missiles", "first-game-knights"]);
    assert!(players("demonworld").unwrap().contains(&"random"));
    let fault = |system: &str, scenario: &str| {
        new_battle(system, scenario, &Options::default()).unwrap_err().to_string()
    };
    assert_eq!(fault("chess", "x"), format!("unknown system \"chess\"; there are: {}", systems().join(", ")));
    assert_eq!(fault("demonworld", "x"), format!("unknown scenario \"x\"; there are: {}", ids.join(", ")));
    assert!(scenarios("chess").is_err() && players("chess").is_err());
    let player = check_player("demonworld", "Napoleon").unwrap_err().to_string();
    assert!(player.starts_with("unknown player \"Napoleon\"; there are: random"), "{player}");
    assert!(check_player("demonworld", "random").is_ok());
}

#[test]
fn house_rules_are_strict() {
    let begin = |house: Value| {
        let house = house.as_object().unwrap().clone();
        new_battle("demonworld", "first-game", &Options { house })
    };
    let house = |value: Value| begin(value).unwrap().battle.house();
    assert_eq!(house(json!({})), json!({ "round_limit": 12, "strict_range": false }));
    assert_eq!(
        house(json!({ "round_limit": 0, "strict_range": true })),
        json!({ "round_limit": 0, "strict_range": true })
    );
    let fault = |value: Value| match begin(value) {
        Err(Error::House(fault)) => fault.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(json!({ "round_limit": 1000 })), "house.round_limit: 1000 is out of range");
    assert!(fault(json!({ "round-limit": 5 })).starts_with("house.round-limit: unknown field"));
    assert!(fault(json!({ "strict_range": 1 })).contains("expected true or false"));
}

/// What only the standard game knows is written where it is not as in the introductory game, and read back the same.
#[test]
fn the_switches_of_the_standard_game() {
    let begin = |scenario: &str, house: &Value| {
        let house = house.as_object().unwrap().clone();
        new_battle("demonworld", scenario, &Options { house })
    };
    let house = |scenario: &str, value: Value| begin(scenario, &value).unwrap().battle.house();
    let plain = json!({ "round_limit": 12, "strict_range": false });
    let all = json!(["figures", "commanders", "terrain", "formations", "morale"]);
    let shuffled = json!({ "modules": ["morale", "figures"], "impetuous_charge": true });
    let mut expected = plain.clone();
    expected["modules"] = json!(["figures", "morale"]);
    assert_eq!(house("first-game", shuffled), expected);
    assert_eq!(house("first-game", json!({ "modules": [], "spare_last_point_only": false })), plain);
    let switched = json!({
        "round_limit": 8, "strict_range": true, "modules": ["commanders"],
        "spare_last_point_only": true, "impetuous_charge": false, "flank_marches": true,
    });
    assert_eq!(house("first-game", switched.clone()), switched);

    // A scenario of the standard game brings its chapters; without them it is an introductory one.
    let with_all = house("last-stand", json!({}));
    assert_eq!(with_all["modules"], all);
    let without = house("last-stand", json!({ "modules": [] }));
    assert_eq!(without["modules"], json!([]));
    for written in [with_all, without] {
        assert_eq!(house("last-stand", written.clone()), written);
    }

    let fault = |value: Value| match begin("first-game", &value) {
        Err(Error::House(fault)) => fault.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        fault(json!({ "modules": ["morale", "magic"] })),
        "house.modules[1]: \"magic\" is none of figures, commanders, terrain, formations, morale"
    );
    assert_eq!(fault(json!({ "modules": ["morale", "morale"] })), "house.modules[1]: \"morale\" twice");
    assert_eq!(
        fault(json!({ "modules": "morale" })),
        "house.modules: expected a list of names, found a text"
    );
    assert_eq!(fault(json!({ "modules": [3] })), "house.modules[0]: expected a name, found a number");
    assert!(fault(json!({ "flank_marches": "yes" })).contains("expected true or false"));
}

/// Without the chapter on commanders nobody is called by a commander's name.
#[test]
fn names_fit_the_units_whatever_chapters_are_played() {
    let names = |modules: Value| {
        let house = json!({ "modules": modules }).as_object().unwrap().clone();
        let battle = new_battle("demonworld", "last-stand", &Options { house }).unwrap().battle;
        let view = battle.view(Viewer::Spectator);
        let units = view["units"].as_array().unwrap().clone();
        assert_eq!(battle.names(wire::Lang::De).units.len(), units.len());
        units.into_iter().map(|unit| (unit["name_de"].clone(), unit["strength"].clone())).collect::<Vec<_>>()
    };
    let (with, without) = (names(json!(["commanders"])), names(json!([])));
    assert!(without.len() < with.len());
    assert!(without.iter().all(|unit| with.contains(unit) && unit.1 != 1), "{without:?}");
}

#[test]
fn a_whole_battle_through_json_alone() {
    for seed in 0..3 {
        let mut battle = begin("first-game-missiles");
        assert_eq!(battle.system(), "demonworld");
        assert_eq!(battle.outcome(), None);
        assert_eq!(play_until(battle.as_mut(), seed * 100_000, |_, _| false), None);
        let outcome = battle.outcome().unwrap();
        let view = battle.view(Viewer::Spectator);
        let expected = match outcome {
            Outcome::Won(Side::A) => json!({ "won": "a" }),
            Outcome::Won(Side::B) => json!({ "won": "b" }),
            Outcome::Draw => json!("draw"),
        };
        assert_eq!(view["outcome"], expected);
        assert_eq!(view["asked"], json!([]));
        assert!(battle.legal(Side::A).is_empty());
        let late = battle.check(Side::A, &json!({ "do": "commit" }));
        assert!(matches!(late, Err(Rejected::Refused { .. })), "{late:?}");
    }
}

#[test]
fn every_player_chooses_what_is_legal_and_only_when_asked() {
    let mut battle = begin("first-game");
    for player in players("demonworld").unwrap() {
        for side in Side::BOTH {
            let choice = battle.choose(player, side, 3).unwrap();
            assert_eq!(battle.check(side, &choice.action), Ok(()));
            assert_eq!(battle.choose(player, side, 3), Some(choice));
        }
    }
    assert_eq!(battle.choose("Napoleon", Side::A, 3), None);
    let (side, _) = play_until(battle.as_mut(), 5, |battle, _| battle.pending().len() == 1).unwrap();
    assert_eq!(battle.choose("random", side.enemy(), 3), None);
}

#[test]
fn a_listed_action_can_be_applied_and_a_refused_one_names_its_rule() {
    let mut battle = begin("first-game");
    play_until(battle.as_mut(), 11, |_, action| action["do"] == "advance").unwrap();
    let side = battle.pending()[0];
    let before = battle.state_hash();
    for action in battle.legal(side) {
        assert_eq!(battle.check(side, &action), Ok(()), "{action}");
        let mut other = battle.clone_box();
        other.apply(side, &action, &mut FastDice { seed: 1 }).unwrap();
    }
    let wrong_side = battle.apply(side.enemy(), &json!({ "do": "end-segment" }), &mut FastDice { seed: 1 });
    let Err(Rejected::Refused { rule, refusal }) = wrong_side else { panic!("{wrong_side:?}") };
    assert_eq!(refusal["rule"], json!(rule.to_string()));
    assert_eq!(refusal["refusal"], "not-your-decision");
    let nonsense = battle.check(side, &json!({ "do": "dance" }));
    assert!(matches!(nonsense, Err(Rejected::Malformed(_))));
    assert_eq!(battle.state_hash(), before);
}

fn elements_of(view: &Value, unit: u64) -> Vec<&Value> {
    view["elements"].as_array().unwrap().iter().filter(|element| element["unit"] == unit).collect()
}

#[test]
fn views_hide_set_up_and_orders_until_they_are_revealed() {
    let mut battle = begin("first-game");
    let mut dice = FastDice { seed: 1 };
    let before = battle.view(Viewer::Side(Side::B));
    let deploy = |unit: u8, hex: [i8; 2], facing: u8| json!({ "do": "deploy", "unit": unit, "hex": hex, "facing": facing, "width": 5 });
    battle.apply(Side::A, &deploy(0, [-2, 11], 0), &mut dice).unwrap();
    let own = battle.view(Viewer::Side(Side::A));
    assert!(elements_of(&own, 0).iter().all(|element| element["alive"] == true));
    assert_eq!(elements_of(&own, 0)[0]["name"], "M5");
    assert_eq!(battle.view(Viewer::Side(Side::B))["elements"], before["elements"]);
    assert_eq!(battle.view(Viewer::Side(Side::B))["units"], before["units"]);
    assert!(elements_of(&battle.view(Viewer::Spectator), 0).iter().all(|element| element["hex"].is_null()));

    battle.apply(Side::A, &deploy(1, [6, 11], 0), &mut dice).unwrap();
    battle.apply(Side::A, &json!({ "do": "ready" }), &mut dice).unwrap();
    battle.apply(Side::B, &deploy(2, [12, 3], 3), &mut dice).unwrap();
    battle.apply(Side::B, &deploy(3, [20, 3], 3), &mut dice).unwrap();
    let applied = battle.apply(Side::B, &json!({ "do": "ready" }), &mut dice).unwrap();
    assert!(applied.reveals);
    assert_eq!(applied.events[0], json!({ "event": "deployed", "side": "a", "rule": "DW-07-03" }));
    let view = battle.view(Viewer::Side(Side::B));
    assert!(elements_of(&view, 0).iter().all(|element| element["alive"] == true));
    assert_eq!(view["step"], json!({ "step": "command" }));
    assert_eq!(view["units"][0]["formation"], json!({ "formation": "line", "width": 5 }));
    assert_eq!(view["units"][0]["card"]["size"], json!({ "value": 2, "from": "derived" }));

    let mut attack = battle.clone_box();
    let order = |word: &str| json!({ "do": "order", "unit": 0, "order": word });
    attack.apply(Side::A, &order("attack"), &mut dice).unwrap();
    battle.apply(Side::A, &order("hold"), &mut dice).unwrap();
    assert_eq!(attack.view(Viewer::Side(Side::A))["units"][0]["order"], "attack");
    assert_eq!(attack.view(Viewer::Side(Side::B)), battle.view(Viewer::Side(Side::B)));
    assert_eq!(attack.view(Viewer::Spectator), battle.view(Viewer::Spectator));
}

/// The attacks that were rolled, as attacker, target and sum.
fn rolled(events: &[Value]) -> Vec<(Value, Value, Value)> {
    let of = |event: &Value, attacker: &str| {
        (event[attacker].clone(), event["target"].clone(), event["sum"].clone())
    };
    events
        .iter()
        .filter_map(|event| match event["event"].as_str()? {
            "shot-rolled" => Some(of(event, "shooter")),
            "blow-rolled" => Some(of(event, "striker")),
            _ => None,
        })
        .collect()
}

#[test]
fn preview_and_odds_agree_with_what_is_rolled() {
    let mut seen = [0, 0];
    for seed in 0..40 {
        let mut battle = begin("first-game-missiles");
        let resolving = |battle: &dyn Battle, action: &Value| {
            let side = battle.pending()[0];
            let resolves = action["do"] == "fire" || action["do"] == "end-declaration";
            resolves && battle.preview(side, action).unwrap()["attacks"] != json!([])
        };
        let Some((side, action)) = play_until(battle.as_mut(), seed * 100_000, resolving) else { continue };
        seen[usize::from(action["do"] == "fire")] += 1;
        let preview = battle.preview(side, &action).unwrap();
        let attacks = preview["attacks"].as_array().unwrap();
        for attack in attacks {
            let terms = attack["sum"].as_array().unwrap();
            let total: i64 = terms.iter().map(|term| term["value"].as_i64().unwrap()).sum();
            assert_eq!(attack["total"], total);
        }
        let odds = battle.odds(side, &action, Limits::runs(100_000)).unwrap();
        if odds["exact"] == true {
            let total: u128 = odds["total"].as_str().unwrap().parse().unwrap();
            let outcomes = odds["outcomes"].as_array().unwrap();
            let weight = |outcome: &Value| outcome["weight"].as_str().unwrap().parse::<u128>().unwrap();
            assert_eq!(outcomes.iter().map(weight).sum::<u128>(), total);
            assert!(outcomes.is_sorted_by(|one, other| weight(other) <= weight(one)));
            // Where the other side is still to declare, nothing is rolled yet.
            if let ([attack], true) = (attacks.as_slice(), 1 < total) {
                // A single attack hits with its chances out of 20, and then costs one element.
                let hits = |outcome: &&Value| outcome["losses"] != json!([]);
                let hit: u128 = outcomes.iter().filter(hits).map(weight).sum();
                assert_eq!(
                    hit * 20,
                    total * u128::from(attack["chances"].as_u64().unwrap()),
                    "{preview} {odds}"
                );
            }
        }
        let applied = battle.apply(side, &action, &mut FastDice { seed }).unwrap();
        for (attacker, target, sum) in rolled(&applied.events) {
            let same = |attack: &&Value| attack["attacker"] == attacker && attack["target"] == target;
            if let Some(attack) = attacks.iter().find(same) {
                assert_eq!(attack["sum"], sum);
            }
        }
    }
    assert!(0 < seen[0] && 0 < seen[1], "no blow or no shot was seen: {seen:?}");
}

/// The Imperial Arquebusiers (unit 2, elements 20 to 29) four hexes south of the Light Archers (unit 5, elements 48
/// to 57), both holding; everybody else far away.
fn duel() -> Box<dyn Battle> {
    let data = Data::builtin().unwrap();
    let system = Demonworld::new(data.clone(), "first-game-missiles").unwrap();
    let mut setup = data.setup(system.scenario(), HouseRules::default()).unwrap();
    let places = [(14, 0), (14, 12), (8, 5), (0, 0), (0, 12), (4, 5)];
    for (unit, (row, column)) in setup.units.iter_mut().zip(places) {
        let posts = (0..unit.elements).map(|number| setup.board.hex_at(row, column + number));
        let facing = if unit.side == Side::A { Facing::NORTH } else { Facing::SOUTH };
        unit.posts = posts.map(|hex| (hex, facing)).collect();
        unit.order = Some(Order::Hold);
    }
    setup.start = Start::SecondRanged;
    let game = setup.battle(&mut Scripted::new(), &mut ()).unwrap();
    Box::new(Erased { system, game })
}

#[test]
fn the_odds_of_a_shot_with_support() {
    let mut battle = duel();
    let mut dice = Scripted::faces(&[]);
    let shoot = json!({ "do": "shoot", "element": 20, "target": 48 });
    let term = |rule: &str, label: &str, value: i8| json!({ "rule": rule, "label": label, "value": value });
    let (strength, armour) = (term("DW-04-19", "strength", 7), term("DW-02-02", "armour", 0));
    let size = term("DW-04-21", "size", 1);
    let alone = json!({ "attacks": [{
        "attacker": 20, "target": 48, "supporters": [], "sum": [strength, armour, size], "total": 8, "chances": 8,
    }] });
    assert_eq!(battle.preview(Side::A, &shoot).unwrap(), alone);
    battle.apply(Side::A, &shoot, &mut dice).unwrap();
    let support = json!({ "do": "support-shot", "element": 21, "shooter": 20 });
    let supported = json!({ "attacks": [{
        "attacker": 20,
        "target": 48,
        "supporters": [21],
        "sum": [strength, armour, term("DW-04-13", "support", 2), size],
        "total": 10,
        "chances": 10,
    }] });
    assert_eq!(battle.preview(Side::A, &support).unwrap(), supported);
    let fire = json!({ "do": "fire", "unit": 2 });
    let odds = json!({ "exact": true, "total": "20", "outcomes": [
        { "weight": "12", "percent": 60.0, "losses": [] },
        { "weight": "8", "percent": 40.0, "losses": [{ "unit": 5, "elements": 1 }] },
    ] });
    assert_eq!(battle.odds(Side::A, &fire, Limits::runs(100)).unwrap(), odds);
    battle.apply(Side::A, &support, &mut dice).unwrap();
    assert_eq!(battle.preview(Side::A, &fire).unwrap(), supported);
    let view = battle.view(Viewer::Side(Side::B));
    assert_eq!(view["elements"][20]["task"], json!({ "task": "attack", "element": 48 }));
    assert_eq!(view["elements"][21]["task"], json!({ "task": "support", "element": 20 }));
    assert_eq!(view["elements"][21]["number"], 2);
    assert_eq!(view["elements"][21]["name"], "J7");
    assert_eq!(view["step"], json!({ "step": "shoot", "volley": "second", "side": "a" }));
    let mut dice = Scripted::faces(&[10]);
    let applied = battle.apply(Side::A, &fire, &mut dice).unwrap();
    assert_eq!(applied.events[0]["hit"], true);
    assert_eq!(battle.view(Viewer::Spectator)["elements"][48]["hit"], true);
}

#[test]
fn odds_beyond_the_limit_are_sampled_and_say_so() {
    let mut battle = begin("first-game");
    // Where the other side has yet to declare, nothing is rolled and all is certain.
    let many = |battle: &dyn Battle, action: &Value| {
        let side = battle.pending()[0];
        action["do"] == "end-declaration"
            && battle.odds(side, action, Limits::runs(1000)).unwrap()["total"] != json!("1")
    };
    for seed in 0..40 {
        if let Some((side, action)) = play_until(battle.as_mut(), seed * 100_000, many) {
            let exact = battle.odds(side, &action, Limits::runs(100_000)).unwrap();
            let sampled = battle.odds(side, &action, Limits { samples: 10_000, ..Limits::runs(1) }).unwrap();
            assert_eq!((&sampled["exact"], &sampled["samples"]), (&json!(false), &json!(10_000)));
            assert_eq!(sampled["total"], Value::Null);
            assert_eq!(exact["exact"], true);
            for outcome in sampled["outcomes"].as_array().unwrap() {
                let same = |other: &&Value| other["losses"] == outcome["losses"];
                let truly = exact["outcomes"].as_array().unwrap().iter().find(same).unwrap();
                let [low, high, truly] =
                    [&outcome["low"], &outcome["high"], &truly["percent"]].map(|n| n.as_f64().unwrap());
                assert!(low - 1.0 < truly && truly < high + 1.0, "{outcome} {exact}");
            }
            return;
        }
        battle = begin("first-game");
    }
    panic!("no blow was seen");
}

proptest! {
    #[test]
    fn garbage_changes_nothing(value in json_value(), seed in 0u64..4) {
        let mut battle = begin("first-game");
        play_until(battle.as_mut(), seed, |_, action| action["do"] == "advance");
        let before = battle.state_hash();
        for side in Side::BOTH {
            let checked = battle.check(side, &value);
            prop_assert_eq!(battle.odds(side, &value, Limits::runs(10)).is_ok(), checked.is_ok());
            prop_assert_eq!(battle.preview(side, &value).is_ok(), checked.is_ok());
            if let Err(rejected) = checked {
                let applied = battle.apply(side, &value, &mut FastDice { seed });
                prop_assert_eq!(applied, Err(rejected));
                prop_assert_eq!(battle.state_hash(), before);
            }
        }
    }
}
