//! Every case of the project holds, and so does the example in the description of the format.

use std::path::{Path, PathBuf};

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

#[test]
fn all_cases_hold() {
    let summary = casebook::run_path(&[project("cases")]);
    let failures: Vec<String> =
        summary.results.iter().filter_map(|case| Some(case.result.as_ref().err()?.to_string())).collect();
    assert!(
        failures.is_empty(),
        "{} passed, {} failed\n{}",
        summary.passed(),
        summary.failed(),
        failures.join("\n")
    );
    assert!(0 < summary.passed());
}

#[test]
fn the_example_in_the_description_holds() {
    let description = std::fs::read_to_string(project("docs/cases.md")).unwrap();
    let examples = description.split("```toml\n").skip(1).map(|text| text.split("```").next().unwrap());
    let example =
        |system: &str| examples.clone().find(|text| text.contains(&format!("system = \"{system}\"")));
    let measured = casebook::parse(Path::new("docs/cases.md"), example("warhammer").unwrap()).unwrap();
    assert_eq!(casebook::run(&measured).unwrap().expectations, 8);
    let example = example("demonworld").unwrap();
    let case = casebook::parse(Path::new("docs/cases.md"), example).unwrap();
    let report = casebook::run(&case).unwrap();
    assert!(0 < report.expectations);
    // What a learner sees: the words and the position at its first decision.
    assert_eq!(case.title.en, "A wheel, and none the other way");
    let names = case.opening().unwrap().battle.names(wire::Lang::En);
    assert_eq!(names.units, ["Grey", "Far"]);
    assert_eq!((names.elements[3].as_str(), names.elements[4].as_str()), ("Grey D", "Grey 5"));
}
