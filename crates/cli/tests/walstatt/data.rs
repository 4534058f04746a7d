//! `walstatt data`, and battles that other data files or agreements make.

use crate::program::{fresh, in_repository, walstatt, walstatt_reading};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let path = fresh(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    for (file, text) in files {
        fs::write(path.join(file), text).unwrap();
    }
    path
}

#[test]
fn the_data_of_the_program_are_sound() {
    let run = walstatt(&["data", "lint", in_repository("data/demonworld").to_str().unwrap()]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
}

#[test]
fn every_fault_is_told_with_file_line_and_key() {
    let armies = fs::read_to_string(in_repository("data/demonworld/armies.toml")).unwrap();
    let wrong =
        armies.replacen("points = 1010", "points = 1011", 1).replacen("\"orc_guard\"", "\"orc_gard\"", 1);
    let symbols =
        "[[symbol]]\nprofile = \"trolls\"\nglyph = \"Club\"\nshort_de = \"\"\nshort_en = \"Trolls\"\n";
    let path = folder("faulty-data", &[("armies.toml", &wrong), ("symbols.toml", symbols)]);
    let run = walstatt(&["data", "lint", path.to_str().unwrap()]);
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(lines.len() == 4 && lines[0].starts_with("armies.toml:"), "{}", run.out);
    assert!(lines[0].ends_with(": empire-1000: Empire: knights and foot: 1010 points together, not 1011"));
    assert!(lines[1].ends_with(": orc_gard: no such unit"), "{}", run.out);
    assert_eq!(lines[2], "symbols.toml:2: trolls: \"Club\" is no glyph: small letters only");
    let run = walstatt(&["data", "lint", "--json", path.to_str().unwrap()]);
    assert_eq!(run.code, 1);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    let faults = answer["faults"].as_array().unwrap();
    assert_eq!(faults.len(), 4);
    assert_eq!(
        (&faults[2]["file"], &faults[2]["line"], &faults[2]["key"]),
        (&"symbols.toml".into(), &2.into(), &"trolls".into())
    );
}

#[test]
fn a_single_file_is_checked_and_a_wrong_name_is_noticed() {
    let path = folder("one-file", &[("items.toml", "item = 3\n"), ("unit.toml", "")]);
    let one = walstatt(&["data", "lint", path.join("items.toml").to_str().unwrap()]);
    assert_eq!(one.code, 1);
    assert!(one.out.starts_with("items.toml:1: item: invalid type"), "{}", one.out);
    let all = walstatt(&["data", "lint", path.to_str().unwrap()]);
    assert_eq!(all.code, 2);
    assert!(all.err.contains("unknown data file \"unit.toml\"; there are: units.toml, "), "{}", all.err);
    let empty = walstatt(&["data", "lint", folder("no-file", &[]).to_str().unwrap()]);
    assert_eq!(empty.code, 1);
    assert!(empty.err.contains("there is no data file"), "{}", empty.err);
    assert_eq!(walstatt(&["data", "lint", fresh("nowhere").to_str().unwrap()]).code, 1);
}

#[test]
fn schemas_are_printed_as_they_are_checked_in() {
    let run = walstatt(&["data", "schema", "units.toml"]);
    let file = fs::read_to_string(in_repository("data/demonworld/schema/units.json")).unwrap();
    assert_eq!((run.code, run.out), (0, file));
    let all: Value = serde_json::from_str(&walstatt(&["data", "schema"]).out).unwrap();
    assert_eq!(all.as_object().unwrap().len(), 10);
    assert_eq!(walstatt(&["data", "schema", "unit.toml"]).code, 2);
}

/// The examples of CONTRIBUTING.md: what is written there works as it is said.
#[test]
fn the_unit_of_the_guide_can_be_added() {
    let guide = fs::read_to_string(in_repository("CONTRIBUTING.md")).unwrap();
    let example = |start: &str| {
        let (_, rest) = guide.split_once(&format!("```toml\n{start}\n")).unwrap();
        format!("\n{start}\n{}", rest.split_once("```").unwrap().0)
    };
    let data = |file: &str| fs::read_to_string(in_repository("data/demonworld").join(file)).unwrap();
    let units = data("units.toml") + &example("[[profile]]");
    let armies = data("armies.toml") + &example("[[army]]");
    let path = folder("guide", &[("units.toml", &units), ("armies.toml", &armies)]);
    let first = walstatt(&["data", "lint", path.to_str().unwrap()]);
    assert!(
        first.out.ends_with("town-1000: 930 points are not within 5 % of 1000 (DW-16-17)\n"),
        "{}",
        first.out
    );
    let item = "items = [{ item = \"victory_standard\", carrier = \"noble_foot\" }]";
    assert!(guide.contains(item) && guide.contains("`points = 960`"));
    let better = armies.replacen("points = 930", &format!("{item}\npoints = 960"), 1);
    fs::write(path.join("armies.toml"), better).unwrap();
    let second = walstatt(&["data", "lint", path.to_str().unwrap()]);
    assert_eq!((second.code, second.out.as_str()), (0, ""));
}

#[test]
fn own_battles_are_simulated_as_agreed() {
    let sim = |more: &[&str]| {
        let arguments = [
            "sim",
            "demonworld",
            "free",
            "--a",
            "random",
            "--b",
            "random",
            "--games",
            "2",
            "--seed",
            "1",
            "--json",
        ];
        walstatt(&[&arguments[..], more].concat())
    };
    let run = sim(&["--rounds", "2", "--army-a", "empire-guns-1000", "--army-b", "orcs-trolls-1000"]);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&report["games"], &report["unfinished"]), (&2.into(), &0.into()));
    assert!(report["rules_fired"]["DW-16-20"].as_u64() == Some(2), "{report}");
    let sheets =
        sim(&["--rounds", "1", "--board", "sheet-4,sheet-3,sheet-1r,sheet-2r", "--objective", "14,8,100"]);
    assert_eq!((sheets.code, sheets.err.as_str()), (0, ""));
    let wrong: [(&[&str], &str); 4] = [
        (&["--army-a", "elves"], "house.army_a: unknown army \"elves\"; there are: empire-1000, "),
        (&["--army-size", "2000"], "agreed are 2000 with 5 % more or less [DW-16-17]"),
        (&["--objective", "14,8"], "--objective: \"14,8\" is not ROW,COLUMN,POINTS"),
        (&["--modules", "magic"], "\"magic\" is none of figures, commanders"),
    ];
    for (more, reason) in wrong {
        let run = sim(more);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{more:?}");
        assert!(run.err.contains(reason), "{more:?}: {}", run.err);
    }
    let fixed = ["play", "demonworld", "last-stand", "--army-a", "empire-1000"];
    let run = walstatt_reading(&fixed, "quit\n");
    assert_eq!(run.code, 2);
    assert!(run.err.contains("only own battles (scenario \"free\")"), "{}", run.err);
}
