//! Impossible places, lengths and ways on the table in inches: refused with a rule or a clear error, and at once.

use serde_json::{Value, json};
use table::{FastDice, Side};
use wire::{Battle, Lang, Options, Rejected, Words, new_battle};

/// A battle at the first decision in which the action can be checked at all.
fn until(step: &str) -> (Box<dyn Battle>, Side) {
    let mut battle = new_battle("warhammer", "pitched-battle", &Options::default()).unwrap().battle;
    for number in 0..10_000 {
        let side = battle.pending()[0];
        if battle.step()["step"] == step {
            return (battle, side);
        }
        let action = battle.choose("random", side, number).unwrap().action;
        battle.apply(side, &action, &mut FastDice { seed: 1 }).unwrap();
    }
    panic!("no {step}");
}

/// An own unit that can move straight ahead by a thousandth of an inch again and again.
fn mover(battle: &dyn Battle, side: Side) -> Value {
    let legal = battle.legal(side);
    let advance = legal.iter().find(|action| action["do"] == "advance").unwrap();
    json!({ "do": "advance", "unit": advance["unit"], "distance": 1 })
}

/// Numbers that are none, or too many digits long, in the text itself: what JSON cannot say is no JSON.
#[test]
fn what_is_no_number_is_no_json() {
    for number in ["NaN", "Infinity", "-Infinity", "1e", "0x10", "1.2.3", "١٢"] {
        let text = format!(r#"{{"do":"advance","unit":0,"distance":{number}}}"#);
        assert!(serde_json::from_str::<Value>(&text).is_err(), "{text}");
    }
}

#[test]
fn impossible_numbers_are_no_actions() {
    let (battle, side) = until("moves");
    let before = battle.state_hash();
    let numbers = [
        json!("NaN"),
        json!("4000"),
        json!(0.5),
        json!(1e300),
        json!(i64::MAX),
        json!(u64::MAX),
        json!(i64::from(i32::MIN)),
        json!(null),
        json!([1]),
        json!({}),
    ];
    let unit = mover(battle.as_ref(), side)["unit"].clone();
    for number in numbers {
        for action in [
            json!({ "do": "advance", "unit": unit, "distance": number }),
            json!({ "do": "wheel", "unit": unit, "hand": "left", "angle": number }),
            json!({ "do": "pivot", "unit": unit, "facing": number }),
            json!({ "do": "fly", "unit": unit, "front": [number, 0], "facing": 0 }),
            json!({ "do": "fly", "unit": unit, "front": number, "facing": 0 }),
            json!({ "do": "reform", "unit": unit, "files": number }),
            json!({ "do": "advance", "unit": number, "distance": 1000 }),
        ] {
            let rejected = battle.check(side, &action);
            assert!(matches!(rejected, Err(Rejected::Malformed(_))), "{action}: {rejected:?}");
        }
    }
    assert_eq!(battle.state_hash(), before);
}

/// Sound numbers that mean nowhere: off the table, on somebody, too far.
#[test]
fn impossible_places_are_refused_with_a_rule() {
    let (battle, side) = until("deploy");
    let standing = battle.legal(side).into_iter().find(|action| action["do"] == "deploy").unwrap();
    let at = |front: Value| {
        json!({ "do": "deploy", "unit": standing["unit"], "front": front,
        "facing": standing["facing"], "files": standing["files"] })
    };
    battle.check(side, &standing).unwrap();
    for place in [[-1, -1], [0, 0], [1_000_000, 0], [0, 1_000_000], [36_000, 24_000], [-200_000, 5_000]] {
        let rejected = battle.check(side, &at(json!(place)));
        assert!(matches!(rejected, Err(Rejected::Refused { .. })), "{place:?}: {rejected:?}");
    }

    let mut after = battle.clone();
    after.apply(side, &standing, &mut FastDice { seed: 1 }).unwrap();
    let (other, files) = {
        let next = after.legal(side).into_iter().find(|action| action["do"] == "deploy");
        let next = next.unwrap_or_else(|| standing.clone());
        (next["unit"].clone(), next["files"].clone())
    };
    let upon = json!({ "do": "deploy", "unit": other, "front": standing["front"],
        "facing": standing["facing"], "files": files });
    let before = after.state_hash();
    let rejected = after.check(side, &upon);
    assert!(matches!(rejected, Err(Rejected::Refused { .. })), "{rejected:?}");
    assert_eq!(after.state_hash(), before);
}

#[test]
fn lengths_beyond_every_move_are_refused_with_a_rule() {
    let (battle, side) = until("moves");
    let unit = mover(battle.as_ref(), side)["unit"].clone();
    for distance in [-1_000_000, -1, 0, 60_000, 1_000_000] {
        let action = json!({ "do": "advance", "unit": unit, "distance": distance });
        let rejected = battle.check(side, &action);
        assert!(matches!(rejected, Err(Rejected::Refused { .. })), "{action}: {rejected:?}");
    }
}

/// A way of a million segments ends at the sixty-first, whoever asks for it.
#[test]
fn endless_ways_end_early() {
    let (mut battle, side) = until("moves");
    let step = mover(battle.as_ref(), side);
    let way = vec![step.clone(); 1_000_000];
    let rejected = battle.shown_preview(side, &way, &Words::new(Lang::En)).unwrap_err();
    assert!(matches!(rejected, Rejected::Refused { .. }), "{rejected:?}");

    let mut steps = 0;
    while battle.check(side, &step).is_ok() {
        battle.apply(side, &step, &mut FastDice { seed: 1 }).unwrap();
        steps += 1;
        assert!(steps <= 60);
    }
    assert_eq!(steps, 60);
}
