//! `lab`: questions put to many battles.

use crate::program::{fresh, walstatt};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    let path = fresh(name);
    let _ = fs::remove_dir_all(&path);
    path
}

const MATRIX: [&str; 9] =
    ["lab", "matrix", "warhammer", "--lists", "emp-a,og-b", "--games", "12", "--seed", "5"];

const FILES: [&str; 3] = ["report.json", "report.csv", "report.html"];

fn run(arguments: &[&str], folder: &Path) -> String {
    let run = walstatt(&[arguments, &["--out", folder.to_str().unwrap()]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    run.out
}

fn reports(folder: &Path) -> [String; 3] {
    FILES.map(|file| fs::read_to_string(folder.join(file)).unwrap())
}

fn json(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("report.json")).unwrap()).unwrap()
}

fn refused(arguments: &[&str], code: i32, reason: &str) {
    let run = walstatt(arguments);
    assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
    assert!(run.err.contains(reason), "{arguments:?}: {}", run.err);
    assert_eq!(run.out, "");
}

#[test]
fn the_report_depends_neither_on_threads_nor_on_interruptions() {
    let [one, two, broken] = ["lab-one", "lab-two", "lab-broken"].map(folder);
    run(&[&MATRIX[..], &["--threads", "1"]].concat(), &one);
    run(&[&MATRIX[..], &["--threads", "2"]].concat(), &two);
    assert_eq!(reports(&one), reports(&two));

    // Broken off in the middle of a line.
    let kept = fs::read_to_string(one.join("run.jsonl")).unwrap();
    assert_eq!(kept.lines().count(), 1 + 3 * 2);
    let third = kept.match_indices('\n').nth(2).unwrap().0;
    fs::create_dir_all(&broken).unwrap();
    fs::write(broken.join("run.jsonl"), &kept[..third + 25]).unwrap();
    let told = run(&[&MATRIX[..], &["--threads", "2"]].concat(), &broken);
    assert!(told.contains("12 of 36 battles are over"), "{told}");
    assert_eq!(reports(&one), reports(&broken));
    // What is over is not fought again.
    let before = fs::read_to_string(broken.join("run.jsonl")).unwrap();
    let told = run(&MATRIX, &broken);
    assert!(told.contains("36 of 36"), "{told}");
    assert_eq!(fs::read_to_string(broken.join("run.jsonl")).unwrap(), before);

    let report = json(&one);
    let cells = report["matrix"]["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 3);
    for cell in cells {
        let counts = ["wins", "draws", "losses", "unfinished"].map(|key| cell[key].as_u64().unwrap());
        assert_eq!(counts.iter().sum::<u64>(), 12);
        let [low, value, high] = ["low", "value", "high"].map(|key| cell["share"][key].as_f64().unwrap());
        assert!(low <= value && value <= high);
    }
    let [_, csv, html] = reports(&one);
    assert_eq!(csv.lines().count(), 4);
    assert!(html.contains("State levy") && !html.contains('⟦') && !html.contains("<script"));

    // Another question does not go on here, and nothing is changed.
    let other = [&MATRIX[..7], &["--seed", "6", "--out", one.to_str().unwrap()]].concat();
    refused(&other, 1, "another run is kept here, with another \"seed\"");
    let [foreign, report] = [one.join("run.jsonl"), one.join("report.json")];
    let sound = fs::read_to_string(&report).unwrap();
    fs::write(&foreign, "{\"walstatt\":1}\n").unwrap();
    refused(&[&MATRIX[..], &["--out", one.to_str().unwrap()]].concat(), 1, "this is no run of walstatt lab");
    fs::write(&foreign, kept.replacen("\"block\":1,", "\"block\":77,", 1)).unwrap();
    refused(&[&MATRIX[..], &["--out", one.to_str().unwrap()]].concat(), 1, "there is no block 77");
    // Results that this program would not have come to.
    let mut lines: Vec<String> = kept.lines().map(str::to_owned).collect();
    for line in &mut lines[1..] {
        let mut block: Value = serde_json::from_str(line).unwrap();
        for battle in block["battles"].as_array_mut().unwrap() {
            battle[5] = Value::from(battle[5].as_u64().unwrap() + 1);
        }
        *line = block.to_string();
    }
    fs::write(&foreign, lines.join("\n") + "\n").unwrap();
    refused(&[&MATRIX[..], &["--out", one.to_str().unwrap()]].concat(), 1, "take another course");
    refused(&["lab", "replay", one.to_str().unwrap(), "3"], 1, "takes another course");
    assert_eq!(fs::read_to_string(&report).unwrap(), sound);
}

/// Every battle can be fought again, looked at and verified, also one with a unit left out or another price.
#[test]
fn battles_of_a_run_are_journals() {
    let [unit, change] = ["lab-unit", "lab-change"].map(folder);
    let asked =
        ["lab", "unit", "demonworld", "orcs-trolls-1000", "trolls#2", "kruuk", "--against", "empire-1000"];
    let out = run(&[&asked[..], &["--games", "4", "--lang", "de"]].concat(), &unit);
    assert!(out.contains("trolls#2") && out.contains("Siegpunkte"), "{out}");
    let report = json(&unit);
    let units = report["unit"]["units"].as_array().unwrap();
    assert_eq!(
        units.iter().map(|unit| unit["id"].as_str().unwrap()).collect::<Vec<_>>(),
        ["trolls#2", "kruuk"]
    );
    let asked = ["lab", "change", "warhammer", "--lists", "emp-a,ch-a", "--points", "emp-knights=30"];
    run(&[&asked[..], &["--switch", "panic_range=6", "--games", "2"]].concat(), &change);
    for (folder, number, field) in
        [(&unit, "5", "without_b"), (&unit, "10", "without_a"), (&change, "9", "points")]
    {
        let journal = folder.join(format!("{number}.jsonl"));
        let path = journal.to_str().unwrap();
        let told = walstatt(&["lab", "replay", folder.to_str().unwrap(), number, "--save", path]);
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        assert!(fs::read_to_string(&journal).unwrap().lines().next().unwrap().contains(field));
        let verified = walstatt(&["verify", path]);
        assert_eq!((verified.code, verified.err.as_str()), (0, ""), "{}", verified.out);
        assert_eq!(walstatt(&["replay", path]).code, 0);
    }
    refused(&["lab", "replay", unit.to_str().unwrap(), "12"], 2, "they are numbered from 0 to 11");
    refused(&["lab", "replay", "/nowhere", "0"], 1, "there is no run here");
}

/// What changes nothing changes nothing: the same battles, to the last action.
#[test]
fn a_change_of_nothing_leaves_every_battle_as_it_was() {
    let same = folder("lab-same");
    let asked = ["lab", "change", "demonworld", "--lists", "empire-1000,orcs-1000", "--games", "4"];
    let told = run(&[&asked[..], &["--switch", "strict_range=false"]].concat(), &same);
    // DW-26-03: two armies with the same item, which is one of a kind.
    assert!(told.contains("do not let these lists meet: empire-1000 against empire-1000"), "{told}");
    let change = &json(&same)["change"];
    assert_eq!((change["same"].as_u64(), change["battles"].as_u64()), (Some(4), Some(4)));
    for list in change["lists"].as_array().unwrap() {
        for key in ["value", "low", "high"] {
            assert_eq!(list["difference"][key].as_f64(), Some(0.0));
        }
    }
}

#[test]
fn wrong_questions_are_refused_before_anything_is_fought() {
    let nowhere = folder("lab-nowhere");
    let out = ["--out", nowhere.to_str().unwrap()];
    let matrix = |more: &[&'static str]| [&["lab", "matrix", "warhammer"], more, &out[..]].concat();
    refused(&[&["lab", "matrix", "chess"][..], &out].concat(), 2, "unknown system");
    refused(&matrix(&["nowhere"]), 2, "unknown scenario");
    refused(&matrix(&["--lists", "emp-a,emp-z"]), 2, "unknown army list \"emp-z\"");
    refused(&matrix(&["--lists", "emp-a,emp-a"]), 2, "named twice");
    refused(&matrix(&["--games", "0"]), 2, "--games");
    refused(&matrix(&["--threads", "0"]), 2, "--threads");
    refused(&matrix(&["--player", "general"]), 2, "unknown player");
    refused(&matrix(&["--player", "captain:50ms"]), 2, "thinks by the clock");
    refused(&matrix(&["--army-a", "emp-a"]), 2, "the laboratory itself");
    refused(&matrix(&["--house", "nonsense=1"]), 2, "unknown field");
    let unit = |more: &[&'static str]| [&["lab", "unit", "warhammer", "emp-a"], more, &out[..]].concat();
    refused(&unit(&["emp-dragon"]), 2, "unknown unit \"emp-dragon\" of \"emp-a\"; there are: emp-general");
    refused(&unit(&["emp-knights#0"]), 2, "unknown unit");
    refused(&unit(&["emp-knights", "emp-knights"]), 2, "named twice");
    refused(&unit(&["emp-general"]), 2, "WH-");
    let change = |more: &[&'static str]| [&["lab", "change", "warhammer"], more, &out[..]].concat();
    refused(&change(&[]), 2, "nothing is changed");
    refused(&change(&["--switch", "panic_range"]), 2, "not NAME=VALUE");
    refused(&change(&["--switch", "panic_range=99"]), 2, "panic_range");
    refused(&change(&["--points", "emp-knights=cheap"]), 2, "no number of points");
    refused(&change(&["--points", "emp-knights=60"]), 2, "emp-a against emp-a: house: side A: 1071 points");
    refused(&change(&["--points", "nobody=3"]), 2, "unknown unit \"nobody\"");
    assert!(!nowhere.exists());
    let file = fresh("lab-a-file");
    fs::write(&file, "").unwrap();
    refused(&["lab", "matrix", "warhammer", "--out", file.to_str().unwrap()], 1, "lab-a-file");
}
