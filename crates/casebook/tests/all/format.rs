//! Every way in which a case can fail is found and says where.

use crate::changed::{self, differs, reason, run};
use casebook::Failure;

/// A case that holds; the tests break it in one place each.
const GOOD: &str = r#"id = "good"
system = "demonworld"
rules = ["DW-05-12"]
title.de = "Gut"
title.en = "Good"
story.de = "Ein Schritt."
story.en = "One step."

[start]
phase = "movement"
dice = ["d6:2"]

[[unit]]
name = "grey"
side = "a"
order = "attack"
elements = ["A 0 0 f0", "B 1 0 f0", "2 0 f0", "3 0 f0"]

[[unit]]
name = "white"
side = "b"
order = "attack"
block = { at = [8, -5], facing = 3, width = 4, elements = 4 }

[expect]
asked = { side = "a", step = "segment", order = "attack" }

[[step]]
side = "a"
do = "advance"
unit = "grey"
hand = "left"
expect.at = ["grey.A 0 -1 f0"]

[[step]]
side = "a"
do = "advance"
unit = "white"
hand = "left"
refused = "DW-01-01"
"#;

fn broken(old: &str, new: &str) -> Failure {
    changed::broken(GOOD, old, new)
}

fn malformed(old: &str, new: &str, because: &str) {
    changed::malformed(GOOD, old, new, because);
}

#[test]
fn the_good_case_holds() {
    let report = run(GOOD).unwrap();
    assert_eq!(report.expectations, 4);
    assert!(report.cited.contains(&"DW-05-12".parse().unwrap()));
    assert!(report.cited.contains(&"DW-01-01".parse().unwrap()), "refusals count");
}

#[test]
fn dice_must_be_used_up_exactly() {
    let unused = broken("hand = \"left\"\nexpect", "hand = \"left\"\ndice = [\"d20:5\"]\nexpect");
    assert_eq!((unused.step, differs(&unused).0), (Some(1), "dice"));
    assert!(differs(&unused).2.contains("not used"), "{unused}");
    let missing = broken("dice = [\"d6:2\"]", "dice = []");
    assert_eq!((missing.step, missing.line), (Some(0), Some(9)));
    assert!(differs(&missing).2.contains("ran dry"), "{missing}");
    let wrong = broken("d6:2", "d20:2");
    assert!(differs(&wrong).2.contains("W6 was needed but the next die is a W20"), "{wrong}");
    let refused = broken("refused = \"DW-01-01\"", "refused = \"DW-01-01\"\ndice = [\"d6:1\"]");
    assert!(differs(&refused).2.contains("not used"), "{refused}");
}

#[test]
fn dice_that_do_not_exist_are_refused() {
    malformed("d6:2", "d6:7", "a die of 6 faces has no 7");
    malformed("d6:2", "d6:0", "a die of 6 faces has no 0");
    malformed("d6:2", "W6:2", "expected a die and its face");
    malformed("d6:2", "2", "expected a die and its face");
}

#[test]
fn refusals_must_be_expected_and_by_the_right_rule() {
    let refused = broken("refused = \"DW-01-01\"\n", "");
    assert_eq!((refused.step, refused.line), (Some(2), Some(35)));
    assert_eq!(differs(&refused).1, "accepted");
    assert!(differs(&refused).2.contains("DW-01-01"), "{refused}");
    let accepted = broken("expect.at = [\"grey.A 0 -1 f0\"]", "refused = \"DW-05-12\"");
    assert_eq!(differs(&accepted).1, "a refusal");
    let other_rule = broken("refused = \"DW-01-01\"", "refused = \"DW-05-12\"");
    assert_eq!(differs(&other_rule).1, "DW-05-12");
    let kind = "refused = { rule = \"DW-01-01\", refusal = \"not-your-unit\", unit = \"white\" }";
    run(&GOOD.replace("refused = \"DW-01-01\"", kind)).unwrap();
    broken("refused = \"DW-01-01\"", &kind.replace("not-your-unit", "off-board"));
    broken("refused = \"DW-01-01\"", &kind.replace("\"white\"", "\"grey\""));
    broken("refused = \"DW-01-01\"", &kind.replace("unit =", "element ="));
}

#[test]
fn a_case_without_expectation_is_refused() {
    let text = GOOD.split("[expect]").next().unwrap();
    assert!(reason(&run(text).unwrap_err()).contains("cannot fail"));
    let empty = format!("{text}[expect]\nunit.grey = {{}}\n");
    assert!(reason(&run(&empty).unwrap_err()).contains("cannot fail"));
}

#[test]
fn unknown_keys_and_wrong_types_are_refused_with_their_line() {
    let failure = broken("[start]\n", "[start]\nturn = 1\n");
    assert_eq!(failure.line, Some(10));
    assert!(reason(&failure).contains("unknown field `turn`"), "{failure}");
    malformed("id = \"good\"", "id = \"good\"\nidea = 1", "unknown field `idea`");
    malformed("side = \"a\"\norder", "side = \"a\"\ncolour = 1\norder", "unknown field `colour`");
    malformed("hand = \"left\"\nexpect", "hand = \"left\"\nfoot = \"left\"\nexpect", "foot");
    malformed("expect.at", "expect.att", "unknown field `att`");
    malformed("order = \"attack\"\nelements", "order = \"charge\"\nelements", "unknown variant `charge`");
    malformed("phase = \"movement\"\n", "", "missing field `phase`");
    malformed("width = 4", "width = \"four\"", "invalid type");
    malformed("hand = \"left\"\nexpect", "expect", "hand");
    malformed("do = \"advance\"\nunit = \"grey\"", "do = \"fly\"\nunit = \"grey\"", "fly");
    malformed("title.en = \"Good\"\n", "", "missing field `en`");
    malformed("rules = [\"DW-05-12\"]", "rules = []", "at least one");
    malformed("DW-05-12", "DW-5-12", "not a rule id");
    malformed("id = \"good\"", "id = \"Not Good\"", "small letters");
    malformed("id = \"good\"", "id = \"DW-05-12\"", "expected an example");
    malformed("\"demonworld\"", "\"chess\"", "there is no system");
    malformed("id = \"good\"", "id = ", "");
}

#[test]
fn names_must_exist_and_be_unique() {
    malformed("unit = \"grey\"", "unit = \"gray\"", "there is no unit \"gray\"");
    malformed("\"grey.A 0 -1 f0\"", "\"grey.Z 0 -1 f0\"", "there is no element \"grey.Z\"");
    malformed("\"grey.A 0 -1 f0\"", "\"grey.5 0 -1 f0\"", "there is no element \"grey.5\"");
    malformed("\"grey.A 0 -1 f0\"", "\"grey.0 0 -1 f0\"", "there is no element \"grey.0\"");
    malformed("name = \"white\"", "name = \"grey\"", "two units are called");
    malformed("\"B 1 0 f0\"", "\"A 1 0 f0\"", "two elements are called");
    malformed("name = \"white\"", "name = \"White\"", "names of units");
    malformed("\"B 1 0 f0\"", "\"1b 1 0 f0\"", "names of elements");
    malformed("order = \"attack\"\nelements", "profile = \"nobody\"\nelements", "there is no profile");
    malformed("expect.at", "expect.no_events = [\"contakt\"]\nexpect.at", "there is no event");
}

#[test]
fn the_position_must_be_a_battle() {
    malformed("\"B 1 0 f0\"", "\"B 0 0 f0\"", "is taken");
    malformed("\"B 1 0 f0\"", "\"B 50 0 f0\"", "off the board");
    malformed("\"B 1 0 f0\"", "\"B 1 0 f6\"", "expected name, q, r, facing");
    malformed("\"B 1 0 f0\"", "\"B 1 0\"", "expected name, q, r, facing");
    malformed("[start]", "[board]\nrows = 99\n[start]", "larger than four map sheets");
    malformed("[start]", "[board]\norigin = [15, 0]\n[start]", "not on the board");
    malformed("[start]", "[board]\norigin = [0, 255]\n[start]", "not on the board");
    malformed("at = [8, -5]", "at = [100, 0]", "more than 60 from the origin");
    malformed("width = 4, elements = 4", "width = 5, elements = 4", "cannot stand 5 wide");
    malformed("width = 4, elements = 4", "width = 4, elements = 200", "cannot stand");
    malformed("facing = 3", "facing = 9", "expected 0 to 5");
    malformed("block =", "strength = 4\nblock =", "give one of elements, block and strength");
    malformed("side = \"b\"", "side = \"a\"", "has no unit");
    malformed("block =", "card = { melee = [] }\nblock =", "one or two weapons");
    malformed("block =", "card = { ranged = { kind = \"bow\", bands = [] } }\nblock =", "one or two");
    malformed("block =", "card = { points_move = 255 }\nblock =", "above 100");
}

#[test]
fn each_expectation_can_fail() {
    let expectations = [
        "events = [{ event = \"moved\", unit = \"white\" }]",
        "events = [{ event = \"moved\", sum = 3 }]",
        "events = [{ event = \"moved\", rule = \"DW-05-13\" }]",
        "events = [{ event = \"moved\" }, { event = \"moved\" }]",
        "no_events = [\"moved\"]",
        "cited = [\"DW-06-01\"]",
        "asked = { side = \"b\" }",
        "asked = { step = \"segment\" }",
        "asked = { unit = \"white\" }",
        "legal = [{ do = \"end-segment\" }]",
        "illegal = [{ do = \"advance\", unit = \"grey\", hand = \"left\", refused = \"DW-05-12\" }]",
        "illegal = [{ do = \"advance\", unit = \"white\", hand = \"left\", refused = \"DW-05-12\" }]",
        "targets.\"grey.A\" = [\"white.1\"]",
        "odds = [{ do = \"end-move\", unit = \"grey\", destroys = [\"white.1\"], chance = \"1/20\" }]",
        "odds = [{ do = \"end-move\", unit = \"grey\", spares = [\"white.1\"], chance = \"1/2\" }]",
        "round = 2",
        "outcome = \"a\"",
        "unit.grey.elements = [\"0 -1 f0\", \"1 -1 f0\", \"2 -1 f0\"]",
        "unit.grey.elements = [\"B 0 -1 f0\", \"A 1 -1 f0\", \"2 -1 f0\", \"3 -1 f0\"]",
        "unit.grey.elements = [\"0 -1 f1\", \"1 -1 f0\", \"2 -1 f0\", \"3 -1 f0\"]",
        "unit.grey.alive = 3",
        "unit.grey.formation = \"column\"",
        "unit.grey.groups = 2",
        "unit.grey.order = \"none\"",
        "unit.grey.points_left = 18",
        "unit.grey.manoeuvres_left = 2",
        "unit.grey.moved = false",
        "unit.grey.small = true",
        "unit.grey.in_contact = true",
        "unit.grey.in_melee = true",
        "unit.grey.melee_rounds = 1",
        "unit.grey.initiative = 3",
        "alive = [\"grey.A\", \"grey.B\"]\nhit = [\"grey.A\"]",
        "destroyed = [\"grey.A\"]",
        "contacts.\"grey.A\" = [\"white.1\"]",
        "distances = [{ from = [0, 0], to = [1, 1], is = 1 }]",
        "zones = [{ of = \"grey.A\", hex = [0, -2], is = \"rear\" }]",
        "zones = [{ of = \"grey.A\", hex = [5, -2], is = \"front\" }]",
        "arcs = [{ of = \"grey.A\", hex = [0, 1], is = true }]",
        "sights = [{ from = \"grey.A\", to = \"grey.3\", is = \"clear\" }]",
        "sights = [{ from = \"grey.A\", to = \"grey.B\", is = [1, 0] }]",
        "shots = [{ by = \"grey.A\", at = \"white.1\", sum = 4 }]",
        "blows = [{ by = \"grey.A\", at = \"white.1\", sum = 7 }]",
        "blows = [{ by = \"grey.A\", at = \"white.1\", terms = [\"strength 8\"] }]",
        "blows = [{ by = \"grey.A\", at = \"white.1\", terms = [\"strength 8 DW-06-01\", \"armour -2\"] }]",
        "hex_names = [{ hex = [0, 0], is = \"A1\" }]",
    ];
    for expectation in expectations {
        let failure = broken("expect.at = [\"grey.A 0 -1 f0\"]", &format!("[step.expect]\n{expectation}"));
        let (_, expected, found) = differs(&failure);
        assert_eq!(failure.step, Some(1), "{failure}");
        assert_ne!(expected, found, "{failure}");
    }
}

#[test]
fn each_expectation_can_be_met() {
    let expectations = [
        "events = [{ event = \"moved\", unit = \"grey\", manner = \"advance\", rule = \"DW-05-12\" }]",
        "no_events = [\"contact\"]",
        "cited = [\"DW-05-12\"]",
        "asked = { side = \"a\", step = \"move\", unit = \"grey\" }",
        "legal = [{ do = \"end-move\", unit = \"grey\" }]",
        "illegal = [{ side = \"b\", do = \"end-segment\", refused = \"DW-03-17\" }]",
        "targets.\"grey.A\" = []",
        "odds = [{ do = \"end-move\", unit = \"grey\", destroys = [\"white.1\"], chance = \"0/20\" }]",
        "round = 1\noutcome = \"none\"",
        "unit.grey.elements = [\"0 -1 f0\", \"B 1 -1 f0\", \"2 -1 f0\", \"3 -1 f0\"]",
        "unit.grey.order = \"attack\"\nunit.grey.initiative = 4\nunit.grey.groups = 1",
        "alive = [\"grey.A\", \"grey.4\"]",
        "contacts.\"grey.A\" = []",
        "arcs = [{ of = \"grey.A\", hex = [1, -3], is = true }]",
        "sights = [{ from = \"grey.A\", to = \"grey.B\", is = \"clear\" }, { from = \"grey.A\", to = \"grey.3\", is = [1, -1] }]",
        "blows = [{ by = \"grey.A\", at = \"white.1\", supporters = 1, sum = 9, terms = [\"strength 8 DW-02-20\", \"armour -2\", \"support 3\"] }]",
        "hex_names = [{ hex = [0, 0], is = \"H18\" }]",
        "seen_by = \"spectator\"\nalive = [\"grey.A\"]",
    ];
    for expectation in expectations {
        let text = GOOD.replace("expect.at = [\"grey.A 0 -1 f0\"]", &format!("[step.expect]\n{expectation}"));
        run(&text).unwrap_or_else(|failure| panic!("{expectation}\n{failure}"));
    }
}

#[test]
fn a_step_may_only_look() {
    let look = "[[step]]\nexpect.round = 1\n\n[[step]]";
    run(&GOOD.replacen("[[step]]", look, 1)).unwrap();
    malformed("[[step]]\nside = \"a\"\n", "[[step]]\n", "an action needs a side");
    malformed("do = \"advance\"\nunit = \"grey\"\nhand = \"left\"\n", "", "no \"do\"");
}

#[test]
fn one_step_may_speak_of_several_elements() {
    let plan = |elements: &str| {
        GOOD.replace(
            "do = \"advance\"\nunit = \"grey\"\nhand = \"left\"\nexpect.at = [\"grey.A 0 -1 f0\"]",
            &format!(
                "do = \"plan-turn\"\n{elements}\nfacing = 1\n[[step]]\nside = \"a\"\ndo = \"carry-out\""
            ),
        )
    };
    run(&plan("elements = [\"grey.A\", \"grey.B\"]")).unwrap();
    assert!(run(&plan("elements = []")).is_err());
    assert!(run(&plan("elements = [\"grey.A\"]\nelement = \"grey.B\"")).is_err());
}

#[test]
fn unreadable_paths_are_failures() {
    let summary = casebook::run_path(&["no/such/file.toml"]);
    assert_eq!((summary.passed(), summary.failed()), (0, 1));
    let failure = summary.results[0].result.as_ref().unwrap_err();
    assert!(failure.to_string().starts_with("no/such/file.toml: cannot be read"), "{failure}");
}

#[test]
fn folders_are_searched_and_ids_are_unique() {
    let folder = std::env::temp_dir().join(format!("casebook-{}", std::process::id()));
    let inner = folder.join("inner");
    std::fs::create_dir_all(&inner).unwrap();
    let empty = casebook::run_path(&[&folder]);
    std::fs::write(folder.join("b.toml"), GOOD).unwrap();
    std::fs::write(inner.join("a.toml"), GOOD).unwrap();
    std::fs::write(folder.join("notes.txt"), "no case").unwrap();
    let summary = casebook::run_path(&[&folder]);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(empty.failed(), 1, "a folder without cases proves nothing");
    let names: Vec<_> = summary.results.iter().map(|case| case.file.file_name().unwrap()).collect();
    assert_eq!(names, ["b.toml", "a.toml"]);
    assert_eq!((summary.passed(), summary.failed()), (1, 1));
    assert!(reason(summary.results[1].result.as_ref().unwrap_err()).contains("is also that of"));
}
