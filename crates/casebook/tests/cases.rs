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
    let example = description.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let case = casebook::parse(Path::new("docs/cases.md"), example).unwrap();
    let report = casebook::run(&case).unwrap();
    assert!(0 < report.expectations);
    // What a learner sees: the words and the position at its first decision.
    assert_eq!(case.title.en, "A wheel, and none the other way");
    let battle = case.start().unwrap();
    assert_eq!(battle.units().map(|unit| case.names().unit_name(unit)).collect::<Vec<_>>(), ["grey", "far"]);
    assert_eq!(case.names().element_name(demonworld::ElementId(3)), "grey.D");
    assert_eq!(case.names().element_name(demonworld::ElementId(4)), "grey.5");
}
