//! `sim`, `case`, `rules`, `replay` and wrong use of all commands.

use crate::program::{fresh, in_repository, walstatt, walstatt_reading};
use serde_json::Value;

const SIM: [&str; 13] = [
    "sim",
    "demonworld",
    "first-game",
    "--a",
    "random",
    "--b",
    "random",
    "--games",
    "40",
    "--seed",
    "1",
    "--json",
    "--threads",
];

fn sim(threads: &str) -> Value {
    let run = walstatt(&[&SIM[..], &[threads]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn sim_gives_the_same_result_on_any_number_of_threads() {
    let (one, two) = (sim("1"), sim("2"));
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    let expected = [
        "games",
        "wins",
        "unfinished",
        "actions",
        "seconds",
        "battles_per_second",
        "ns_per_action",
        "rules_fired",
    ];
    assert_eq!(keys, expected);
    for key in ["games", "wins", "unfinished", "actions", "rules_fired"] {
        assert_eq!(one[key], two[key], "{key}");
    }
    let wins = &one["wins"];
    let total = ["a", "b", "draw"].map(|key| wins[key].as_u64().unwrap()).into_iter().sum::<u64>();
    assert_eq!((total, &one["games"], &one["unfinished"]), (40, &Value::from(40), &Value::from(0)));
    assert!(0 < one["rules_fired"]["DW-03-01"].as_u64().unwrap());
}

#[test]
fn sim_speaks_both_languages() {
    let arguments = [
        "sim",
        "demonworld",
        "first-game",
        "--a",
        "sergeant",
        "--b",
        "random",
        "--games",
        "2",
        "--seed",
        "1",
    ];
    let german = walstatt(&[&arguments[..], &["--lang", "de"]].concat());
    assert!(german.out.starts_with("2 Schlachten\nSeite A (sergeant) gewinnt "), "{}", german.out);
    let english = walstatt(&arguments);
    assert!(english.out.starts_with("2 battles\nSide A (sergeant) wins "), "{}", english.out);
}

const LADDER: [&str; 11] = [
    "ladder",
    "demonworld",
    "first-game",
    "--players",
    "random,sergeant,captain:40n",
    "--games",
    "4",
    "--seed",
    "1",
    "--threads",
    "1",
];

#[test]
fn a_ladder_is_the_same_on_any_number_of_threads() {
    let one = walstatt(&[&LADDER[..], &["--json"]].concat());
    let two = walstatt(&[&LADDER[..LADDER.len() - 1], &["2", "--json"]].concat());
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    assert_eq!(one.out, two.out);
    let report: Value = serde_json::from_str(&one.out).unwrap();
    let players: Vec<&str> =
        report["players"].as_array().unwrap().iter().map(|line| line["player"].as_str().unwrap()).collect();
    assert_eq!(players.last(), Some(&"random"), "the weakest comes last");
    let duels = report["duels"].as_array().unwrap();
    assert_eq!(duels.len(), 3, "everybody meets everybody");
    for duel in duels {
        let count = |key: &str| duel[key].as_u64().unwrap();
        assert_eq!(count("games"), 4);
        assert_eq!(count("wins") + count("draws") + count("losses") + count("unfinished"), 4);
    }
}

#[test]
fn a_ladder_speaks_both_languages_and_names_its_players() {
    for lang in ["de", "en"] {
        let run = walstatt(&[&LADDER[..], &["--lang", lang]].concat());
        assert!(run.out.contains("captain:40n") && !run.out.contains('⟦'), "{}", run.out);
    }
    let mut nobody = LADDER;
    nobody[4] = "random,general";
    let run = walstatt(&nobody);
    assert_ne!(run.code, 0);
    assert!(run.err.contains("general"), "{}", run.err);
}

#[test]
fn cases_are_counted_on_the_last_line() {
    let folder = in_repository("cases/demonworld/05-e6-wheel.toml");
    let run = walstatt(&["case", folder.to_str().unwrap()]);
    assert_eq!((run.code, run.out.lines().last()), (0, Some("1 passed, 0 failed")), "{}", run.out);
}

#[test]
fn a_faulty_case_fails_with_its_place() {
    let path = fresh("faulty-case.toml");
    std::fs::write(&path, "id = \"X\"\nnonsense = 1\n").unwrap();
    let run = walstatt(&["case", path.to_str().unwrap()]);
    assert_eq!(run.code, 1);
    assert!(run.out.starts_with(path.to_str().unwrap()), "{}", run.out);
    assert_eq!(run.out.lines().last(), Some("0 passed, 1 failed"));
    let run = walstatt(&["case", "no-such-file.toml"]);
    assert_eq!((run.code, run.out.lines().last()), (1, Some("0 passed, 1 failed")));
}

#[test]
fn house_rules_are_marked_as_such() {
    let told = |id: &str, lang: &str| walstatt(&["rules", "show", id, "--lang", lang]).out;
    assert!(told("WH-09-H01", "en").starts_with("WH-09-H01 (house rule) "));
    assert!(told("WH-09-H01", "de").starts_with("WH-09-H01 (Hausregel) "));
    assert!(!told("WH-02-09", "en").contains("house rule"));
}

#[test]
fn rules_are_shown_in_both_languages() {
    let english = walstatt(&["rules", "show", "DW-05-12"]);
    assert!(english.out.starts_with("DW-05-12 Advance of an ordered unit\n"), "{}", english.out);
    let german = walstatt(&["rules", "show", "dw-05-12", "--lang", "de"]);
    assert!(german.out.starts_with("DW-05-12 "), "{}", german.out);
    assert_ne!(german.out, english.out);
    for id in ["DW-05-G4", "DW-01-T1"] {
        assert_eq!(walstatt(&["rules", "show", id]).code, 0, "{id}");
    }
}

#[test]
fn the_language_of_the_surroundings_is_taken() {
    let german = walstatt(&["rules", "show", "DW-05-12", "--lang", "de"]);
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_walstatt"))
        .args(["rules", "show", "DW-05-12"])
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "de_AT.UTF-8")
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(run.stdout).unwrap(), german.out);
}

#[test]
fn coverage_counts_and_names_what_is_lacking() {
    let run = walstatt(&["rules", "coverage", "demonworld", "--tier", "intro", "--json"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let account: Value = serde_json::from_str(&run.out).unwrap();
    let total = account["total"].as_u64().unwrap();
    for key in ["implemented", "tested", "fired"] {
        let lacking = account["lacking"][key].as_array().unwrap().len() as u64;
        assert_eq!(account[key].as_u64().unwrap() + lacking, total, "{key}");
    }
    let exempt = account["exempt"].as_array().unwrap();
    assert!(exempt.len() <= 10);
    assert!(exempt.iter().all(|rule| !rule["reason_en"].as_str().unwrap().is_empty()));
}

#[test]
fn wrong_use_ends_with_2_and_says_what_there_is() {
    let sim =
        |a| ["sim", "demonworld", "first-game", "--a", a, "--b", "random", "--games", "1", "--seed", "1"];
    let unknown: [(&[&str], &str); 9] = [
        (&["play", "chess", "first-game"], "demonworld"),
        (&["play", "demonworld", "last-game"], "first-game-missiles"),
        (&["play", "demonworld", "first-game", "--against", "general"], "captain, marshal, hotseat"),
        (&["play", "demonworld", "first-game", "--side", "c"], "a, b"),
        (&["play", "demonworld", "first-game", "--seed", "12"], "64 hexadecimal digits"),
        (&["rules", "show", "DW-05-99"], "DW-05-12"),
        (&["rules", "show", "nonsense"], "DW-05-12"),
        (&["rules", "coverage", "chess"], "demonworld"),
        (&["rules", "coverage", "--tier", "easy"], "intro, standard, expert, extra"),
    ];
    let sims: [(&[&str], &str); 1] = [(&sim("general"), "random, sergeant, captain, marshal")];
    for (arguments, expected) in unknown.into_iter().chain(sims) {
        let run = walstatt(arguments);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{arguments:?}");
        assert!(run.err.contains(expected), "{arguments:?}: {}", run.err);
    }
    for arguments in [&["play"][..], &["sim"], &["case"], &["replay"], &["fly"], &[]] {
        assert_eq!(walstatt(arguments).code, 2, "{arguments:?}");
    }
}

#[test]
fn a_faulty_journal_is_named_with_its_line() {
    let path = fresh("faulty.jsonl");
    assert_eq!(walstatt(&["replay", path.to_str().unwrap()]).code, 1);
    std::fs::write(&path, "{\"walstatt\":99}\n").unwrap();
    let run = walstatt(&["replay", path.to_str().unwrap(), "--verify"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("faulty.jsonl: line 1: "), "{}", run.err);
}

#[test]
fn a_closed_pipe_is_no_fault() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_walstatt"))
        .args(["play", "demonworld", "first-game", "--against", "random"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    // The program may have gone already.
    let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), "auto\n".repeat(1000).as_bytes());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
    assert_eq!(walstatt_reading(&["referee"], "").code, 0);
}

/// Tests of Warhammer are thrown with two dice, and of many blows the hits are told that were to be expected.
#[test]
fn the_story_of_a_battle_tells_chances_that_can_be() {
    let folder = fresh("story-of-warhammer");
    let folder = folder.to_str().unwrap();
    let sim = ["sim", "warhammer", "pitched-battle", "--a", "sergeant", "--b", "sergeant", "--games", "1"];
    assert_eq!(walstatt(&[&sim[..], &["--seed", "1", "--save", folder]].concat()).code, 0);
    let story = walstatt(&["replay", &format!("{folder}/0.jsonl"), "--lang", "en"]);
    assert_eq!(story.code, 0, "{}", story.err);
    assert!(story.out.contains(" of 36, "), "{}", story.out);
    assert!(story.out.contains(" hits to be expected"), "{}", story.out);
    let percents = story.out.lines().filter_map(|line| line.strip_suffix(" %")?.rsplit(' ').next());
    let percents: Vec<u32> = percents.map(|percent| percent.parse().unwrap()).collect();
    assert!(!percents.is_empty() && percents.iter().all(|&percent| percent <= 100), "{percents:?}");
}
