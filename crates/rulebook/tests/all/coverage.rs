//! The account adds up, whatever the engine covers at the moment.

use rulebook::{Coverage, RuleCoverage, Rulebook, System, Tier};
use std::path::Path;
use table::{Citations, RuleId, RuleKind};

fn coverage(fired: &Citations) -> Coverage {
    Coverage::new(&Rulebook::builtin().unwrap(), System::Demonworld, Tier::Intro, fired)
}

fn warhammer(tier: Tier, fired: &Citations) -> Coverage {
    Coverage::new(&Rulebook::builtin().unwrap(), System::Warhammer, tier, fired)
}

#[test]
fn numbers_leave_exempt_rules_out() {
    let coverage = coverage(&Citations::new());
    let n_exempt = coverage.exempt().count();
    assert_eq!(coverage.rules.len(), 211);
    assert_eq!(coverage.total + n_exempt, 211);
    assert_eq!(coverage.implemented + coverage.lacking.implemented.len(), coverage.total);
    assert!(coverage.only_noted <= coverage.implemented);
    assert_eq!(coverage.tested + coverage.lacking.tested.len(), coverage.total);
    let is_exempt = |id: &RuleId| coverage.exempt().any(|(exempt, _)| exempt == *id);
    for lacking in [&coverage.lacking.implemented, &coverage.lacking.tested, &coverage.lacking.fired] {
        assert!(!lacking.iter().any(is_exempt));
    }
}

#[test]
fn fired_counts_come_from_the_run() {
    let rule = "DW-05-12".parse::<RuleId>().unwrap();
    let ruling = "DW-05-G4".parse::<RuleId>().unwrap();
    let mut fired = Citations::new();
    assert_eq!(coverage(&fired).fired, 0);
    fired.count(rule);
    fired.count(rule);
    fired.count(ruling);
    let coverage = coverage(&fired);
    assert_eq!(coverage.fired, 1);
    let of = |list: &[RuleCoverage], id| list.iter().find(|covered| covered.id == id).unwrap().fired;
    assert_eq!((of(&coverage.rules, rule), of(&coverage.rulings, ruling)), (2, 1));
    assert!(!coverage.lacking.fired.contains(&rule));
}

#[test]
fn house_rules_count_as_rules_of_their_tier() {
    let [rule, house] = ["WH-08-01", "WH-08-H01"].map(|id| id.parse::<RuleId>().unwrap());
    let mut fired = Citations::new();
    fired.count(house);
    let (sheet, all) = (warhammer(Tier::Sheet, &fired), warhammer(Tier::House, &fired));
    assert_eq!((sheet.rules.len(), all.rules.len()), (113, 200));
    assert_eq!((sheet.fired, all.fired), (0, 1));
    assert!(all.lacking.fired.contains(&rule) && !all.lacking.fired.contains(&house));
}

#[test]
fn places_are_lines_of_the_repository() {
    let coverage = coverage(&Citations::new());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let examples = coverage.examples.iter().flat_map(|(_, places)| places);
    let rules = coverage.rules.iter().chain(&coverage.rulings);
    let places = rules.flat_map(|rule| rule.implemented.iter().chain(&rule.tested)).chain(examples);
    let places = places.collect::<Vec<_>>();
    assert!(!places.is_empty());
    for place in places {
        assert!(root.join(place.file).is_file() && 0 < place.line, "{place}");
    }
}

#[test]
fn constants_and_tests_are_no_implementation() {
    let coverage = coverage(&Citations::new());
    for place in coverage.rules.iter().chain(&coverage.rulings).flat_map(|rule| &rule.implemented) {
        let is_code = place.file.starts_with("crates/demonworld/src/");
        assert!(is_code || place.file.starts_with("data/demonworld/"), "{place}");
        assert!(!place.file.starts_with("crates/demonworld/src/rules"), "{place}");
    }
}

#[test]
fn exempt_rules_are_not_enforced() {
    let fired = Citations::new();
    for rule in coverage(&fired).rules.into_iter().chain(warhammer(Tier::House, &fired).rules) {
        let is_fair = rule.exempt.is_none() || rule.implemented.is_empty();
        assert!(
            is_fair,
            "{} claims to state nothing to enforce, but {} enforces it",
            rule.id, rule.implemented[0]
        );
    }
}

#[test]
fn examples_count_for_themselves() {
    for (id, places) in coverage(&Citations::new()).examples {
        assert_eq!(id.kind(), RuleKind::Example);
        assert!(!places.is_empty());
    }
}
