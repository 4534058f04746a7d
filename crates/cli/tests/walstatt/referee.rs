//! The line protocol: the documented session, and nonsense.

use crate::program::{in_repository, walstatt_reading};
use proptest::prelude::*;
use serde_json::Value;

/// Whether the answer is the written one, where `…` stands for anything.
fn fits(written: &str, answer: &str) -> bool {
    let mut parts = written.split('…');
    let Some(mut rest) = parts.next().and_then(|first| answer.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<&str> = parts.collect();
    let Some((last, middle)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in middle {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.ends_with(last)
}

/// Plays the session of docs/protocol.md. With UPDATE_EXPECT=1 answers that do not fit are written anew.
#[test]
fn the_documented_session_runs_literally() {
    let path = in_repository("docs/protocol.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once("```session\n").unwrap();
    let (session, after) = rest.split_once("```").unwrap();
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for line in session.lines() {
        match (line.strip_prefix("> "), line.strip_prefix("< ")) {
            (Some(request), _) => pairs.push((request, "")),
            (_, Some(answer)) => pairs.last_mut().unwrap().1 = answer,
            _ => panic!("neither request nor answer: {line}"),
        }
    }
    let requests: String = pairs.iter().map(|(request, _)| format!("{request}\n")).collect();
    let run = walstatt_reading(&["referee"], requests);
    assert_eq!(run.code, 0, "{}", run.err);
    let answers: Vec<&str> = run.out.lines().collect();
    assert_eq!(answers.len(), pairs.len());
    let update = std::env::var("UPDATE_EXPECT").is_ok_and(|value| value == "1");
    let mut updated = String::new();
    for (&(request, written), answer) in pairs.iter().zip(answers) {
        let kept = if fits(written, answer) { written } else { answer };
        assert!(update || kept == written, "{request}\nwritten: {written}\nfound:   {answer}");
        updated += &format!("> {request}\n< {kept}\n");
    }
    if update {
        std::fs::write(path, format!("{before}```session\n{updated}```{after}")).unwrap();
    }
}

const NEW: &str = r#"{"id":0,"cmd":"new","system":"demonworld","scenario":"first-game","seed":1}"#;
const HASH: &str = r#"{"id":"hash","cmd":"hash"}"#;

#[test]
fn nonsense_gets_an_answer_and_changes_nothing() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(2 << 20));
    let faulty: Vec<Vec<u8>> = [
        "{",
        "null",
        "[1,2,3]",
        "\"cmd\"",
        "{}",
        r#"{"cmd":5}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"legal","side":"A"}"#,
        r#"{"cmd":"legal","side":"a","more":1}"#,
        r#"{"cmd":"new","system":"chess","scenario":"first-game"}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"last-game"}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"first-game","seed":-1}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"first-game","seed":"ff"}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"first-game","dice":"loaded"}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"first-game","house":{"rounds":5}}"#,
        r#"{"cmd":"new","system":"demonworld","scenario":"first-game","house":{"round_limit":1e99}}"#,
        r#"{"cmd":"apply","side":"a","action":null}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"deploy"}}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"deploy","unit":0,"hex":[999,0],"facing":0,"width":5}}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"deploy","unit":0,"hex":[120,-120],"facing":0,"width":255}}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"place","element":255,"hex":[-128,127],"facing":5}}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"ready"},"dice":[1]}"#,
        r#"{"cmd":"apply","side":"a","action":{"do":"ready"},"dice":[256]}"#,
        r#"{"cmd":"check","side":"b","action":{"do":"commit"}}"#,
        r#"{"cmd":"odds","side":"b","action":{"do":"commit"},"limit":-1}"#,
        r#"{"cmd":"view","viewer":"c"}"#,
        r#"{"cmd":"choose","side":"a","player":"nobody","seed":1}"#,
        r#"{"cmd":"undo","side":"a"}"#,
        r#"{"cmd":"resume","journal":""}"#,
        r#"{"cmd":"resume","journal":"{\"walstatt\":99}\n"}"#,
        r#"{"cmd":"rule","rule":"DW-05-12","lang":"fr"}"#,
        r#"{"cmd":"rule","rule":"Ü"}"#,
        deep.as_str(),
        long.as_str(),
    ]
    .into_iter()
    .map(|line| line.as_bytes().to_vec())
    .chain([vec![0xFF, 0xFE, b'{'], vec![0; 10]])
    .collect();
    let mut input = format!("{NEW}\n{HASH}\n").into_bytes();
    for line in &faulty {
        input.extend(line);
        input.extend(format!("\n{HASH}\n").as_bytes());
    }
    let run = walstatt_reading(&["referee"], input);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2 + 2 * faulty.len());
    assert_eq!(answers[0]["ok"], true);
    for (number, pair) in answers[2..].chunks(2).enumerate() {
        let line = String::from_utf8_lossy(&faulty[number]);
        let shown: String = line.chars().take(100).collect();
        assert_eq!(pair[0]["ok"], false, "{shown}");
        for field in ["kind", "place", "reason"] {
            assert!(!pair[0]["error"][field].as_str().unwrap().is_empty(), "{shown}: {field}");
        }
        assert_eq!(pair[1], answers[1], "{shown}");
    }
}

#[test]
fn a_battle_between_computers_runs_over_the_protocol_and_its_journal_resumes() {
    // Every answer decides the next request, so the whole battle is played by asking again from the start.
    let mut input = format!("{NEW}\n");
    let mut asked = Vec::new();
    for step in 0..12 {
        let run = walstatt_reading(&["referee"], &input);
        let last: Value = serde_json::from_str(run.out.lines().last().unwrap()).unwrap();
        assert_eq!(last["ok"], true, "{last}");
        let side = last["pending"][0].as_str().unwrap().to_owned();
        let choose = format!(r#"{{"cmd":"choose","side":"{side}","player":"random","seed":{step}}}"#);
        let run = walstatt_reading(&["referee"], format!("{input}{choose}\n"));
        let choice: Value = serde_json::from_str(run.out.lines().last().unwrap()).unwrap();
        input +=
            &format!("{}\n", serde_json::json!({ "cmd": "apply", "side": side, "action": choice["action"] }));
        asked.push(choice["action"].clone());
    }
    let run = walstatt_reading(&["referee"], format!("{input}{HASH}\n{{\"cmd\":\"journal\"}}\n"));
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [.., hash, journal] = &answers[..] else { panic!("too few answers") };
    let resume = serde_json::json!({ "cmd": "resume", "journal": journal["journal"] });
    let run = walstatt_reading(&["referee"], format!("{resume}\n{HASH}\n"));
    let resumed: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(resumed[0]["entries"], 12);
    assert_eq!(resumed[1], *hash);
}

const VALID: [&str; 8] = [
    NEW,
    HASH,
    r#"{"id":1,"cmd":"apply","side":"a","action":{"do":"deploy","unit":0,"hex":[5,11],"facing":0,"width":5}}"#,
    r#"{"id":2,"cmd":"apply","side":"b","action":{"do":"place","element":22,"hex":[5,2],"facing":3}}"#,
    r#"{"id":3,"cmd":"legal","side":"b"}"#,
    r#"{"id":4,"cmd":"odds","side":"a","action":{"do":"ready"},"limit":10}"#,
    r#"{"id":5,"cmd":"view","viewer":"umpire"}"#,
    r#"{"id":6,"cmd":"choose","side":"a","player":"random","seed":3}"#,
];

/// A valid request, one with a character changed, or any text.
fn line() -> impl Strategy<Value = String> {
    let changed =
        (0..VALID.len(), any::<prop::sample::Index>(), any::<char>()).prop_map(|(which, at, new)| {
            let mut characters: Vec<char> = VALID[which].chars().collect();
            let at = at.index(characters.len());
            characters[at] = new;
            characters.into_iter().collect()
        });
    prop_oneof![(0..VALID.len()).prop_map(|which| VALID[which].to_owned()), changed, any::<String>()]
        .prop_map(|line: String| line.replace(['\n', '\r'], " "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn every_line_gets_exactly_one_answer(lines in prop::collection::vec(line(), 1..100)) {
        let run = walstatt_reading(&["referee"], lines.join("\n"));
        prop_assert_eq!((run.code, run.err.as_str()), (0, ""));
        let blank = |line: &&String| !line.as_bytes().trim_ascii().is_empty();
        prop_assert_eq!(run.out.lines().count(), lines.iter().filter(blank).count());
        for answer in run.out.lines() {
            let answer: Value = serde_json::from_str(answer).unwrap();
            prop_assert!(answer["ok"].is_boolean());
        }
    }
}
