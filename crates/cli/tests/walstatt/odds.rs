//! `odds`: of recorded battles and of cases, in words and in JSON.

use crate::program::walstatt;
use serde_json::Value;

fn in_repository(path: &str) -> String {
    crate::program::in_repository(path).display().to_string()
}

fn json(arguments: &[&str]) -> Vec<Value> {
    let run = walstatt(&[&["odds", "--json"], arguments].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// By the name of the fact and the unit.
fn chance(odds: &Value, fact: &str, unit: u64) -> f64 {
    let chances = odds["chances"].as_array().unwrap();
    let found = chances.iter().find(|chance| chance["fact"] == fact && chance["unit"] == unit);
    found.map_or(0.0, |chance| chance["percent"].as_f64().unwrap())
}

/// A charge is followed to its end, and what is sampled agrees with what is counted.
#[test]
fn a_charge_is_followed_to_rout_and_pursuit() {
    let case = in_repository("cases/warhammer/02-e1-charge.toml");
    let charge = ["--action", r#"{"do":"charge","unit":0,"target":3,"air":false}"#];
    let [counted] = &json(&[&[case.as_str(), "--chain"], &charge[..]].concat())[..] else { panic!() };
    assert_eq!((&counted["odds"]["exact"], &counted["side"]), (&Value::Bool(true), &Value::from("a")));
    assert!(0.0 < chance(&counted["odds"], "arrives", 0), "{counted}");
    assert!(!counted["odds"]["losses"].as_array().unwrap().is_empty(), "{counted}");
    let few = ["--limit", "1", "--samples", "3000"];
    let [sampled] = &json(&[&[case.as_str(), "--chain"], &charge[..], &few].concat())[..] else { panic!() };
    assert_eq!(
        (&sampled["odds"]["exact"], &sampled["odds"]["samples"]),
        (&Value::Bool(false), &Value::from(3000))
    );
    assert_eq!(sampled["odds"]["total"], Value::Null);
    for one in sampled["odds"]["chances"].as_array().unwrap() {
        let (fact, unit) = (one["fact"].as_str().unwrap(), one["unit"].as_u64().unwrap());
        let exact = chance(&counted["odds"], fact, unit);
        let [low, high] = [&one["low"], &one["high"]].map(|bound| bound.as_f64().unwrap());
        // A little more than 95 of 100, so that no die is missed by a hair.
        assert!(low - 1.5 <= exact && exact <= high + 1.5, "{one} {exact}");
    }
}

#[test]
fn odds_are_told_in_both_languages() {
    let case = in_repository("cases/warhammer/02-e1-charge.toml");
    for (lang, word) in [("de", "angekommen"), ("en", "arrived")] {
        let run = walstatt(&["odds", &case, "--chain", "--lang", lang]);
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        assert!(run.out.contains(word) && !run.out.contains('⟦'), "{}", run.out);
    }
}

#[test]
fn odds_of_a_recorded_battle_at_any_action() {
    let journal = in_repository("crates/wire/tests/golden/first-game-missiles.jsonl");
    let mut attacks = 0;
    for at in (20..200).step_by(20) {
        for one in json(&[&journal, "--at", &at.to_string(), "--limit", "2000", "--samples", "200"]) {
            attacks += 1;
            assert!(!one["odds"]["outcomes"].as_array().unwrap().is_empty(), "{one}");
        }
    }
    assert!(0 < attacks);
}

#[test]
fn wrong_use_of_odds_is_told() {
    let case = in_repository("cases/warhammer/02-e1-charge.toml");
    for (arguments, code) in [
        (&["odds", "no-such-file"][..], 1),
        (&["odds", &case, "--at", "9999"], 1),
        (&["odds", &case, "--side", "c"], 2),
        (&["odds", &case, "--action", "{"], 2),
        (&["odds", &case, "--action", r#"{"do":"dance"}"#], 1),
        (&["odds", &case, "--action", r#"{"do":"concede"}"#], 1),
    ] {
        let run = walstatt(arguments);
        assert_eq!((run.code, run.out.as_str()), (code, ""), "{arguments:?}");
        assert!(!run.err.is_empty() && !run.err.contains("panicked"), "{}", run.err);
    }
}
