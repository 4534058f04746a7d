//! Cases on a measured table: what they can say, and every way in which they can fail.

use crate::changed::{self, broken, run};

/// A case that holds; the tests break it in one place each.
const GOOD: &str = r#"id = "good"
system = "warhammer"
rules = ["WH-02-09"]
title.de = "Gut"
title.en = "Good"
story.de = "Vier Zoll."
story.en = "Four inches."

[battle]
width = "60"
depth = "40"

[house]
panic_range = 6

[[terrain]]
shape = "oval"
id = "wood"
centre = [10, 30]
radii = [3, 2]

[start]
at = "moves"
active = "b"
turn = 2

[[unit]]
name = "men"
side = "a"
at = "30, 10.5"
facing = "n"
files = 5
models = 20
card = { missile = "bow", traits = ["fear"] }

[[unit]]
name = "orcs"
side = "b"
profile = "og-orc-boyz"
at = "30, 30"
facing = "s"
files = 4
strength = 20
models = 18
flags = ["rallied"]
standard = true

[expect]
asked = { side = "b", step = "moves" }
turn = 2
active = "b"
round = 1
distances = [{ from = "men", to = "orcs", is = "19.5" }]
sees = [{ from = "men", to = "orcs", is = true }]
unit.men = { at = "30, 10.5", facing = "n", ranks = 4, models = 20, status = "formed", foes = [], charge = "none" }
unit.orcs = { files = 4, ranks = 5, models = 18, flags = ["rallied"], no_flags = ["moved"], has_standard = true }
legal = [{ do = "done" }]

[[step]]
side = "b"
do = "advance"
unit = "men"
distance = "4"
refused = "WH-01-02"
"#;

fn differs(old: &str, new: &str) -> String {
    let failure = broken(GOOD, old, new);
    let (what, expected, found) = changed::differs(&failure);
    format!("{what}: {expected} | {found}")
}

fn malformed(old: &str, new: &str, because: &str) {
    changed::malformed(GOOD, old, new, because);
}

#[test]
fn the_good_case_holds() {
    assert_eq!(run(GOOD).map(|report| report.expectations), Ok(22));
}

#[test]
fn whatever_differs_is_told_in_the_words_of_the_case() {
    assert_eq!(differs("is = \"19.5\"", "is = \"19.501\""), "distance of men and orcs: 19.501 | 19.5");
    assert_eq!(
        differs("at = \"30, 10.5\", facing", "at = \"30, 10.499\", facing"),
        "place of men: 30, 10.499 | 30, 10.5"
    );
    assert_eq!(differs("facing = \"n\", ranks", "facing = \"91\", ranks"), "facing of men: 91 | n");
    assert_eq!(differs("foes = []", "foes = [\"orcs\"]"), "foes of men: orcs | none");
    assert_eq!(differs("status = \"formed\"", "status = \"fleeing\""), "status of men: fleeing | formed");
    assert_eq!(
        differs("no_flags = [\"moved\"]", "no_flags = [\"rallied\"]"),
        "Rallied of orcs: false | true"
    );
    assert_eq!(differs("is = true }]", "is = false }]"), "men sees orcs: false | true");
    assert_eq!(differs("step = \"moves\"", "step = \"magic\""), "asked: magic | moves");
    assert!(differs("refused = \"WH-01-02\"", "refused = \"WH-02-09\"").starts_with("refusal: WH-02-09 | "));
    let accepted = differs("refused = \"WH-01-02\"", "");
    assert!(accepted.contains("accepted | refused by WH-01-02: not-your-unit"), "{accepted}");
}

#[test]
fn whatever_makes_no_sense_is_told_with_its_line() {
    for (old, new, because) in [
        ("width = \"60\"", "width = 60", "expected a string"),
        ("width = \"60\"", "width = \"60.0001\"", "expected inches"),
        ("width = \"60\"", "width = \"NaN\"", "expected inches"),
        ("width = \"60\"", "length = \"60\"", "unknown field"),
        ("at = \"30, 10.5\"\n", "at = \"30\"\n", "expected a place"),
        ("at = \"30, 10.5\"\n", "", "a unit on the table has a place"),
        ("at = \"30, 10.5\"\n", "at = \"30, 300\"\n", "expected a place"),
        ("at = \"30, 10.5\"\n", "at = \"30, 40.5\"\n", "the position is no battle"),
        ("facing = \"n\"\n", "facing = \"north\"\n", "expected n, ne, e"),
        ("panic_range = 6", "panic = 6", "unknown field"),
        ("panic_range = 6", "army_a = \"emp-a\"", "has its armies"),
        ("id = \"wood\"", "id = \"lava\"", "there is no terrain"),
        ("profile = \"og-orc-boyz\"", "profile = \"og-orc-girlz\"", "there is no unit"),
        ("flags = [\"rallied\"]", "flags = [\"happy\"]", "unknown variant"),
        ("name = \"orcs\"", "name = \"men\"", "two units are called"),
        ("name = \"orcs\"", "name = \"The Orcs\"", "names of units are small letters"),
        ("at = \"moves\"", "at = \"deploy\"", "before the set-up there is neither turn nor side"),
        ("traits = [\"fear\"]", "traits = [\"fearless\"]", "unknown variant"),
        ("unit = \"men\"\n", "unit = \"women\"\n", "there is no unit \"women\""),
        ("distance = \"4\"", "distance = 4000", "expected a text"),
        ("do = \"advance\"", "do = \"dance\"", "is no action"),
    ] {
        malformed(old, new, because);
    }
}

#[test]
fn an_event_that_does_not_exist_cannot_be_forbidden() {
    let misspelt = "no_events = [\"moves\"]\nactive = \"b\"\nround";
    malformed(
        "turn = 2\nactive = \"b\"\nround",
        misspelt,
        "there is no event \"moves\"; known are sides-rolled",
    );
}

#[test]
fn dice_that_do_not_fall_are_noticed() {
    let found = differs("at = \"moves\"\n", "at = \"moves\"\ndice = [\"d6:3\"]\n");
    assert!(found.starts_with("dice: exactly the 1 written down"), "{found}");
}

#[test]
fn what_is_in_the_way_goes_by_its_name() {
    let (position, _) = GOOD.split_once("[expect]").expect("the good case expects something");
    let near = position.replacen("30, 10.5", "30, 26", 1).replacen("flags = [\"rallied\"]\n", "", 1);
    let with = |by: &str| {
        run(&format!(
            "{near}[[step]]\nside = \"b\"\ndo = \"advance\"\nunit = \"orcs\"\ndistance = \"4\"\n\
             refused = {{ rule = \"WH-02-G19\", refusal = \"blocked\", free = \"3\", {by} }}\n"
        ))
    };
    let zone = "by_kind = \"zone\", by_unit = \"men\", by_piece = \"none\"";
    assert_eq!(with(zone).map(|report| report.expectations), Ok(1));
    assert!(with("by_unit = \"orcs\"").is_err());
    assert!(with("by_unit = 0").is_err());
}

/// Two armies that are still to be set up.
const ARMIES: &str = r#"id = "armies"
system = "warhammer"
rules = ["WH-09-H02"]
title.de = "Zwei Armeen"
title.en = "Two armies"
story.de = "Was sie kosten."
story.en = "What they cost."

[start]
at = "deploy"

[[unit]]
name = "general"
side = "a"
profile = "emp-general"

[[unit]]
name = "zealots"
side = "a"
profile = "emp-flagellants"
strength = 30

[[unit]]
name = "warlord"
side = "b"
profile = "og-warlord"

[[unit]]
name = "orcs"
side = "b"
profile = "og-orc-boyz"
strength = 40
standard = true

[expect]
unit.orcs = { points = 328 }
shares = [{ side = "a", characters = 100, regiments = 300, machines = 0, monsters = 0 }]
armies = [
  { refused = [] },
  { price = { general = 501 }, refused = ["WH-09-H02"] },
  { price = { general = 501 }, models = { zealots = 51 }, refused = ["WH-09-H01", "WH-09-H02"] },
]
"#;

#[test]
fn what_armies_cost_and_what_refuses_them_can_be_told() {
    assert_eq!(run(ARMIES).map(|report| report.expectations), Ok(8));
    for (old, new, reason) in [
        ("points = 328", "points = 320", "points of orcs"),
        ("regiments = 300", "regiments = 310", "regiments of a"),
        ("{ refused = [] }", "{ refused = [\"WH-09-H01\"] }", "refused by"),
        ("refused = [\"WH-09-H02\"]", "refused = []", "refused by"),
        ("price = { general = 501 }, refused", "price = { marshal = 501 }, refused", "there is no unit"),
    ] {
        let found = broken(ARMIES, old, new).fault.to_string();
        assert!(found.contains(reason), "{new}: {found}");
    }
    let late = "armies = [{ refused = [] }]\nactive = \"b\"\nround";
    malformed("turn = 2\nactive = \"b\"\nround", late, "begins with the set-up");
}

/// How many worked examples the chapters 1 to 9 have.
const EXAMPLES: [usize; 9] = [2, 6, 4, 4, 4, 5, 2, 3, 5];

fn cases() -> impl Iterator<Item = &'static casebook::Case> {
    casebook::builtin().iter().filter(|case| case.system() == "warhammer")
}

#[test]
fn every_worked_example_is_a_case() {
    for (chapter, count) in (1..).zip(EXAMPLES) {
        for number in 1..=count {
            let id = format!("WH-{chapter:02}-E{number}");
            assert!(cases().any(|case| case.id == id), "{id}");
        }
    }
}

#[test]
fn a_case_applies_the_rules_it_names() {
    for case in cases() {
        let cited = casebook::run(case).map(|report| report.cited).unwrap_or_default();
        for rule in &case.rules {
            let named = rule.to_string();
            let example = named.split('-').next_back().is_some_and(|part| part.starts_with('E'));
            assert!(example || cited.contains(rule), "{} does not apply {named}", case.id);
        }
    }
}
