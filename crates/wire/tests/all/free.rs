//! Scenarios with their own switches, and own battles: what is agreed on is part of the journal.

use serde_json::{Value, json};
use table::{Seed, Side};
use wire::{DiceChoice, Error, Journal, Options, PlayerNames, Scenarios, Session, new_battle};

fn options(house: &Value) -> Options {
    Options { house: house.as_object().unwrap().clone() }
}

fn house(scenario: &str, house: Value) -> Value {
    new_battle("demonworld", scenario, &options(&house)).unwrap().battle.house()
}

fn fault(scenario: &str, house: Value) -> String {
    match new_battle("demonworld", scenario, &options(&house)) {
        Err(Error::House(fault)) => fault.to_string(),
        other => panic!("{other:?}"),
    }
}

const CHAPTERS: [&str; 5] = ["figures", "commanders", "terrain", "formations", "morale"];

#[test]
fn a_scenario_brings_its_own_switches() {
    let all = json!({ "round_limit": 12, "strict_range": false, "modules": CHAPTERS });
    assert_eq!(house("last-stand", json!({})), all);
    let some = json!({ "modules": ["terrain"], "round_limit": 5 });
    let expected = json!({ "round_limit": 5, "strict_range": false, "modules": ["terrain"] });
    assert_eq!(house("last-stand", some), expected);
    assert_eq!(house("last-stand", json!({ "modules": [] }))["modules"], json!([]));
    assert_eq!(house("kal-benokk", json!({}))["round_limit"], 12);
    let chapters = house("first-game", json!({ "modules": ["figures"] }));
    assert_eq!(chapters["modules"], json!(["figures"]));
}

fn free() -> Value {
    json!({
        "round_limit": 8, "strict_range": false, "modules": CHAPTERS,
        "army_a": "empire-1000", "army_b": "orcs-1000", "army_size": 1000, "board": "meeting", "objectives": [],
    })
}

#[test]
fn dw_16_14_an_own_battle_where_nothing_is_agreed_on() {
    assert_eq!(house("free", json!({})), free());
    let opening = new_battle("demonworld", "free", &Options::default()).unwrap();
    // DW-16-20: who did not lay the board chooses his edge.
    assert_eq!(opening.battle.pending(), [Side::B]);
    assert_eq!(opening.battle.step()["step"], "pick-side");
}

#[test]
fn dw_16_15_what_is_agreed_on_is_kept_and_opens_again() {
    let agreed = json!({
        "round_limit": 6, "strict_range": false, "modules": CHAPTERS, "flank_marches": true,
        "army_a": "empire-guns-1000", "army_b": "orcs-trolls-1000", "army_size": 1000,
        "board": ["sheet-4", "sheet-3", "sheet-1r", "sheet-2r"], "objectives": [[14, 8, 100], [14, 25, 150]],
    });
    assert_eq!(house("free", agreed.clone()), agreed);
    let dice = DiceChoice::Sealed { seed: Seed([7; 32]), in_header: true };
    let names = PlayerNames::default();
    let mut session =
        Session::begin(&Scenarios, "demonworld", "free", &options(&agreed), dice, names).unwrap();
    for number in 0..40 {
        let side = session.battle().pending()[0];
        let choice = session.battle().choose("random", side, number).unwrap();
        session.apply(side, &choice.action).unwrap();
    }
    let journal = Journal::parse(&session.journal().text()).unwrap();
    assert_eq!(Value::Object(journal.header.house.clone()), agreed);
    let (again, warnings) = Session::resume(&journal, None).unwrap();
    assert_eq!(warnings, []);
    assert_eq!(again.battle().state_hash(), session.battle().state_hash());
    let view = again.battle().view(table::Viewer::Spectator);
    assert_eq!(view["objectives"].as_array().unwrap().len(), 2);
    assert_eq!(view["terrain"]["surface"].as_array().unwrap().len(), 29);
}

#[test]
fn agreements_are_strict() {
    let expected = [
        (json!({ "army_a": "elves" }), "house.army_a: unknown army \"elves\"; there are: empire-1000, "),
        (json!({ "army_b": 7 }), "house.army_b: expected a text, found a number"),
        (
            json!({ "army_size": 1500 }),
            "house: side A: 1010 points, agreed are 1500 with 5 % more or less [DW-16-17]; ",
        ),
        (json!({ "army_size": -1 }), "house.army_size: -1 is out of range"),
        (
            json!({ "board": "first-game" }),
            "house.board: unknown board of sheets \"first-game\"; there are: last-stand",
        ),
        (json!({ "board": ["sheet-1"] }), "house.board: expected the id of a board or a list of four sheets"),
        (
            json!({ "board": 4 }),
            "house.board: expected the id of a board or a list of four sheets, found a number",
        ),
        (
            json!({ "board": ["sheet-1", "sheet-2", "sheet-3", "sheet-5r"] }),
            "house.board[3]: unknown sheet \"sheet-5r\"; there are: sheet-1, sheet-2, sheet-3, sheet-4, each with an r",
        ),
        (
            json!({ "board": ["sheet-3", "sheet-4", "sheet-1", "sheet-2"] }),
            "house.board: the hills do not fit together",
        ),
        (json!({ "objectives": 3 }), "house.objectives: expected a list, found a number"),
        (
            json!({ "objectives": [[14, 8]] }),
            "house.objectives[0]: expected a list of row, column and points",
        ),
        (
            json!({ "objectives": [[14, "x", 50]] }),
            "house.objectives[0][1]: expected a whole number, found a text",
        ),
        (
            json!({ "objectives": [[40, 8, 50]] }),
            "house.objectives[0]: row 40, column 8: off the board (DW-16-35)",
        ),
        (
            json!({ "objectives": [[14, 8, 20]] }),
            "house: an objective of 20 points, allowed are 50 to 300 [DW-16-34]",
        ),
        (
            json!({ "objectives": [[2, 8, 50]] }),
            "house: objective on (7, 2): inside a deployment zone [DW-16-36]",
        ),
        (json!({ "objectives": [[14, 8, 50], [14, 9, 50]] }), "house: objectives on "),
        (
            json!({ "objectives": [[9, 8, 50], [14, 25, 50], [20, 2, 50]] }),
            "house: more than 2 objectives [DW-16-34]",
        ),
        (json!({ "rounds": 3 }), "house.rounds: unknown field"),
        (json!({ "modules": ["magic"] }), "house.modules[0]: \"magic\" is none of figures"),
    ];
    for (house, reason) in expected {
        let found = fault("free", house.clone());
        assert!(found.starts_with(reason), "{house}: {found}");
    }
    for field in ["army_a", "army_b", "army_size", "board", "objectives"] {
        let found = fault("last-stand", json!({ field: 3 }));
        let reason = format!("house.{field}: only own battles (scenario \"free\") agree on this (DW-16-01)");
        assert_eq!(found, reason);
    }
}
