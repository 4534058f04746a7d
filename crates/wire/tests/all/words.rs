use crate::values;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use wire::demonworld::action::action_to_json;
use wire::demonworld::view::{formation_to_json, step_to_json};
use wire::demonworld::{event_to_json, refusal_to_json};
use wire::{FluentValue, Kind, Lang, Names, Options, Words, new_battle};

fn names(lang: Lang) -> Names {
    new_battle("demonworld", "first-game", &Options::default()).unwrap().battle.names(lang)
}

/// The value, and the same with every field that may be absent set to null.
fn with_absences(value: Value) -> Vec<Value> {
    let mut all = vec![value.clone()];
    let fields = match value.get("step") {
        None => ["order", "wind", "onto", "roll", "leader", "enemy", "blocker", "ahead"].as_slice(),
        Some(_) => &["unit", "element"],
    };
    for &field in fields {
        if value.get(field).is_some() {
            let mut absent = value.clone();
            absent[field] = Value::Null;
            all.push(absent);
        }
    }
    all
}

#[test]
fn everything_the_engine_says_has_words_in_both_languages() {
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), names(lang));
        let mut missing = BTreeSet::new();
        let mut demand = |text: String| {
            if text.contains('⟦') || text.is_empty() {
                missing.insert(text);
            }
        };
        for event in values::events().iter().map(event_to_json).flat_map(with_absences) {
            demand(words.event(&event, &names));
        }
        for refusal in values::refusals().iter().map(refusal_to_json).flat_map(with_absences) {
            demand(words.refusal(&refusal, &names));
        }
        for action in values::actions().iter().map(action_to_json).flat_map(with_absences) {
            demand(words.action(&action, &names));
        }
        for step in values::steps().into_iter().map(step_to_json).flat_map(with_absences) {
            demand(words.step(&step, &names));
        }
        for formation in values::formations().into_iter().map(formation_to_json) {
            demand(words.formation(&formation, &names));
        }
        each_word("label", &values::labels(), |_, word| demand(words.term(word, &names)));
        let mut demand_word = |kind: &str, word: &str| demand(words.word(kind, word));
        each_word("phase", &values::phases(), &mut demand_word);
        each_word("manner", &values::manners(), &mut demand_word);
        each_word("waste", &values::wastes(), &mut demand_word);
        each_word("ending", &values::endings(), &mut demand_word);
        each_word("order", &values::orders(), &mut demand_word);
        each_word("cause", &values::causes(), &mut demand_word);
        each_word("test", &values::tests(), &mut demand_word);
        each_word("formation", &values::formation_names(), &mut demand_word);
        each_word("barrier", &values::barriers(), &mut demand_word);
        each_word("figure", &values::figures(), &mut demand_word);
        each_word("surface", &values::surfaces(), &mut demand_word);
        each_word("edge", &values::edges(), &mut demand_word);
        each_word("class", &values::classes(), &mut demand_word);
        each_word("melee", &values::melee_kinds(), &mut demand_word);
        each_word("ranged", &values::ranged_kinds(), &mut demand_word);
        each_word("hand", &values::hands(), &mut demand_word);
        each_word("payment", &values::payments(), &mut demand_word);
        for number in 0..6 {
            demand_word("direction", &number.to_string());
            demand_word("facing", &number.to_string());
        }
        for origin in ["book", "derived", "first-edition", "house"] {
            demand_word("from", origin);
        }
        for side in ["a", "b"] {
            demand_word("side", side);
        }
        for side in ["a", "b"] {
            demand(words.text("outcome-won", &[("side", FluentValue::from(side))]));
        }
        demand(words.text("outcome-draw", &[]));
        assert!(missing.is_empty(), "{}: {missing:#?}", lang.code());
    }
}

/// What the table on the screen needs besides: a question and a hint for every step, a button for every action.
#[test]
fn every_step_is_asked_and_every_action_has_a_button() {
    for lang in Lang::ALL {
        let (words, names) = (Words::new(lang), names(lang));
        let mut missing = BTreeSet::new();
        for step in values::steps().into_iter().map(step_to_json) {
            let id = step["step"].as_str().unwrap();
            let asked = ["ask", "hint"].map(|kind| format!("{kind}-{id}"));
            missing.extend(asked.into_iter().filter(|key| !words.has(key) && !matches!(id, "next" | "over")));
        }
        for action in values::actions().iter().map(action_to_json).flat_map(with_absences) {
            // Placements are clicks, weapons and signs have words of their own.
            let placed = ["deploy", "place", "wield", "temper"];
            let short = words.short(&action, &names);
            if short.contains('⟦') && !placed.contains(&action["do"].as_str().unwrap()) {
                missing.insert(short);
            }
        }
        assert!(missing.is_empty(), "{}: {missing:#?}", lang.code());
    }
}

fn each_word<T: Serialize>(kind: &str, values: &[T], mut each: impl FnMut(&str, &str)) {
    for value in values {
        let word = serde_json::to_value(value).unwrap();
        each(kind, word.as_str().unwrap());
    }
}

/// The variables of every message and term of the files, by a scan of their lines.
fn variables(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in lang.files() {
        let mut current = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let start = line.chars().next().is_some_and(|first| first.is_ascii_alphabetic() || first == '-');
            if let Some((id, _)) = line.split_once('=').filter(|_| start) {
                current = id.trim().to_owned();
                let before = messages.insert(current.clone(), BTreeSet::new());
                assert!(before.is_none(), "{} defines {current} twice", lang.code());
            }
            let Some(variables) = messages.get_mut(&current) else { continue };
            for part in line.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
                variables.insert(part[..end.unwrap_or(part.len())].to_owned());
            }
        }
    }
    messages
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (de, en) = (variables(Lang::De), variables(Lang::En));
    assert!(100 < de.len());
    let keys =
        |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
    let lonely: Vec<_> = keys(&de).symmetric_difference(&keys(&en)).cloned().collect();
    assert!(lonely.is_empty(), "in one language only: {lonely:?}");
    for (key, variables) in &de {
        assert_eq!(variables, &en[key], "{key}");
    }
}

#[test]
fn every_file_is_sound_fluent() {
    for lang in Lang::ALL {
        for &file in lang.files() {
            let read = fluent_bundle::FluentResource::try_new(file.to_owned());
            assert!(read.is_ok(), "{}: {:?}", lang.code(), read.err().map(|(_, faults)| faults));
        }
    }
}

/// In `values` units are 1, elements 12 and hexes (4, 3), and nothing else is.
#[test]
fn every_field_is_named_as_what_it_is() {
    let kind = names(Lang::En).kind;
    let (events, refusals, actions) = (values::events(), values::refusals(), values::actions());
    let messages = (events.iter().map(|event| ("event", event_to_json(event))))
        .chain(refusals.iter().map(|refusal| ("refusal", refusal_to_json(refusal))))
        .chain(actions.iter().map(|action| ("do", action_to_json(action))));
    for (tag, value) in messages {
        let prefix = if tag == "do" { "action" } else { tag };
        let message = format!("{prefix}-{}", value[tag].as_str().unwrap());
        for (field, content) in value.as_object().unwrap() {
            let expected = match content {
                Value::Number(number) if number.as_u64() == Some(1) => Kind::Unit,
                Value::Number(number) if number.as_u64() == Some(12) => Kind::Element,
                content if *content == serde_json::json!([4, 3]) => Kind::Place,
                _ => Kind::Plain,
            };
            assert_eq!(kind(&message, field), expected, "{message} {field}");
        }
    }
}

#[test]
fn units_elements_and_hexes_come_as_names() {
    let words = Words::new(Lang::En);
    let names = names(Lang::En);
    let destroyed = serde_json::json!({ "event": "destroyed", "element": 12, "hex": [5, 1], "ranged": true });
    let text = words.event(&destroyed, &names);
    assert!(text.contains("Berserkers 3") && text.contains("B7"), "{text}");
    let contact = serde_json::json!({ "event": "contact", "attacker": 0, "target": 3 });
    let text = words.event(&contact, &names);
    assert!(text.contains("Noble Foot") && text.contains("Orc Guard"), "{text}");
    let off_board = serde_json::json!({ "refusal": "off-board", "hex": [-90, 3] });
    assert!(words.refusal(&off_board, &names).contains("(-90, 3)"));
}

/// A test of morale with its die, factors and what was needed; losses that are neither shot nor struck down.
#[test]
fn morale_is_told_with_die_factors_and_need() {
    let names = |lang| {
        let names = names(lang);
        (Words::new(lang), names)
    };
    let test = |roll: Value, test: &str, enemy: Value| {
        serde_json::json!({
            "event": "morale-tested", "unit": 0, "test": test, "enemy": enemy, "roll": roll, "needed": 9,
            "sum": [{ "label": "elements", "rule": "DW-15-16", "value": 6 }], "passed": false,
        })
    };
    let ((de, german), (en, english)) = (names(Lang::De), names(Lang::En));
    assert_eq!(
        en.event(&test(2.into(), "fire", Value::Null), &english),
        "Noble Foot: Fire test: roll 2, factors 6, needed at least 9: failed"
    );
    assert_eq!(
        de.event(&test(2.into(), "obedience", 3.into()), &german),
        "Adliges Fußvolk: Gehorsams-Test gegen Ork-Garde: Wurf 2, Faktoren 6, nötig weniger als 9: nicht bestanden"
    );
    assert_eq!(
        en.event(&test(Value::Null, "loss", 3.into()), &english),
        "Noble Foot: Loss test against Orc Guard: factors 6 alone, needed at least 9: failed"
    );
    let lost = demonworld::Event::Destroyed {
        element: demonworld::ElementId(12),
        hex: demonworld::Hex::new(5, 1),
        cause: demonworld::Cause::Caught,
    };
    let lost = event_to_json(&lost);
    assert_eq!((&lost["ranged"], &lost["cause"]), (&Value::Null, &"caught".into()));
    assert_eq!(de.event(&lost, &german), "Berserker 3 auf B7 ist auf der Flucht gestellt und vernichtet");
}

#[test]
fn a_message_that_does_not_exist_shows() {
    let words = Words::new(Lang::De);
    assert_eq!(words.text("no-such-message", &[]), "⟦no-such-message⟧");
    assert_eq!(words.event(&serde_json::json!({ "event": "rain" }), &names(Lang::De)), "⟦event-rain⟧");
    assert_eq!(words.event(&serde_json::json!(17), &names(Lang::De)), "⟦event⟧");
    assert!("fr".parse::<Lang>().unwrap_err().to_string().contains("de, en"));
}
