//! Cases of the standard game: what their position says is there, and what is wrong is found.

use crate::changed::{self, changed, differs, run};

/// A case that holds and uses every part of the format that only the standard game needs.
const GOOD: &str = r#"id = "good"
system = "demonworld"
rules = ["DW-11-33"]
title.de = "Gut"
title.en = "Good"
story.de = "Ein Schritt über die Mauer."
story.en = "One step across the wall."

[board]
rows = 5
columns = 8
origin = [3, 3]

[ground]
surface = [
  "........",
  ".w.......",
  "........",
  ".........",
  "x.......",
]
height = [
  "00000000",
  "010000000",
  "00000000",
  "000000000",
  "00000000",
]
road = [
  "........",
  ".........",
  "........",
  ".........",
  ".aa.....",
]
fields = [{ hexes = [[4, -1]], surface = "swamp", height = 1 }, { hexes = [[4, -2]], road = "b" }]
edges = ["wall 0 0 | 0 -1", "hedge 1 0 | 1 -1"]

[house]
modules = "all"
spare_last_point_only = true
impetuous_charge = false

[battle]
goal = { kind = "score" }
area = [[0, -1]]
objectives = [{ hex = [0, -3], points = 50 }]
bases = { a = "south", b = "north" }

[start]
phase = "movement"

[[unit]]
name = "grey"
side = "a"
order = "attack"
card = { figures = ["leader"], morale = [9, 15], hit_points = 2, skill_melee = 1, formations = ["wedge", "skirmish"], items = ["sword-of-fear"], item_points = 40 }
wounds = { A = 1 }
elements = ["A 0 0 f0", "1 0 f0"]

[[unit]]
name = "hero"
side = "a"
attached_to = "grey"
card = { stars = 2, control = 5 }
elements = ["2 0 f0"]

[[unit]]
name = "white"
side = "b"
mood = "impetuous"
card = { swamp = "open", fear = 2 }
elements = ["S 4 -1 f3"]

[[unit]]
name = "lizards"
side = "b"
order = "hold"
skirmishing = true
moved = true
card = { swamp = "difficult", formations = ["skirmish"] }
elements = ["-1 -3 f3"]

[expect]
asked = { side = "b", step = "rush" }

[[step]]
expect.round = 1
"#;

fn malformed(old: &str, new: &str, because: &str) {
    changed::malformed(GOOD, old, new, because);
}

#[test]
fn the_good_case_holds() {
    run(GOOD).unwrap_or_else(|failure| panic!("{failure}"));
}

#[test]
fn positions_that_make_no_sense_are_named() {
    malformed("\"........\",\n  \".w", "\".......\",\n  \".w", "surface: 7 letters, this row has 8 hexes");
    malformed("  \".w.......\",\n", "", "surface: 4 rows, the board has 5");
    malformed(".w.......", ".Q.......", "no surface has the letter `Q`");
    malformed("010000000", "0x0000000", "is no step");
    malformed(".aa.....", ".AA.....", "is not the letter of a road");
    malformed("road = \"b\"", "road = \"5\"", "is not the letter of a road");
    malformed("height = 1 }", "height = 40 }", "height: expected 0 to 9");
    malformed("hexes = [[4, -1]]", "hexes = [[40, -1]]", "[40, -1] is off the board");
    malformed("wall 0 0 | 0 -1", "wall 40 0 | 40 -1", "[40, 0] is off the board");
    malformed("wall 0 0 | 0 -1", "wall 0 0 | 0 -2", "two neighbouring hexes");
    malformed("wall 0 0 | 0 -1", "fence 0 0 | 0 -1", "hedge, wall or ruin");
    malformed("modules = \"all\"", "modules = \"some\"", "a list of figures");
    malformed("modules = \"all\"", "modules = [\"magic\"]", "a list of figures");
    malformed("kind = \"score\"", "kind = \"loot\"", "unknown variant");
    malformed(
        "kind = \"score\"",
        "kind = \"hold\", attacker = \"b\"",
        "neither flank marches nor objectives",
    );
    malformed("attached_to = \"grey\"", "attached_to = \"blue\"", "there is no unit \"blue\"");
    malformed("attached_to = \"grey\"", "attached_to = \"white\"", "attached to no unit of its side");
    malformed("wounds = { A = 1 }", "wounds = { B = 1 }", "has no element \"B\"");
    malformed("wounds = { A = 1 }", "wounds = { 3 = 1 }", "has no element \"3\"");
    malformed("wounds = { A = 1 }", "wounds = { A = 2 }", "no hit points left");
    malformed("stars = 2", "stars = 5", "more than 4 stars");
    malformed("skill_melee = 1", "attacks = 3", "one or two attacks");
    malformed("morale = [9, 15]", "morale = [9, 120]", "above 100");
    malformed("mood = \"impetuous\"", "mood = \"angry\"", "unknown variant");
    malformed("figures = [\"leader\"]", "figures = [\"cook\"]", "unknown variant");
    malformed("\"S 4 -1 f3\"", "\"S 4 -1 f3\"]\nelements = [\"S 4 -1 f3\"", "duplicate key");
    malformed("card = { swamp = \"open\", fear = 2 }", "card = { fear = 2 }", "impassable");
}

#[test]
fn what_the_position_says_is_there() {
    let expectations = [
        "unit.grey = { mood = \"steady\", skirmishing = false, attached_to = \"none\", markers = 0, alive = 3 }",
        "unit.grey.elements = [\"A 0 0 f0\", \"1 0 f0\", \"hero 2 0 f0\"]",
        "unit.grey = { wing = \"none\", waiting = 0 }",
        "unit.white.mood = \"impetuous\"",
        "unit.lizards = { skirmishing = true, moved = true }",
        "unit.hero.attached_to = \"grey\"",
        "hit_points.\"grey.A\" = 1\nhit_points.\"grey.2\" = 2\nhit_points.hero = 1",
        "figures.\"grey.A\" = \"leader\"\nfigures.\"grey.2\" = \"ordinary\"\nfigures.hero = \"commander\"",
        "at = [\"hero 2 0 f0\"]\nalive = [\"hero\"]",
        "costs = [{ of = \"grey.A\", from = [0, 0], to = [0, -1], is = 6 }]",
        "costs = [{ of = \"grey.A\", from = [3, -1], to = [4, -1], is = \"swamp\" }]",
        "costs = [{ of = \"lizards.1\", from = [3, -1], to = [4, -1], is = 5 }]",
        "costs = [{ of = \"hero\", from = [-2, 1], to = [-1, 1], along_road = true, is = 2 }]",
        "sees = [{ from = \"grey.A\", to = \"white.S\", sections = 1 }]",
        "morale = [{ unit = \"grey\", test = \"fire\", sum = 6, terms = [\"elements 3\", \"leader 1\", \"commanders 2\"], needed = 9 }]",
        "morale = [{ unit = \"grey\", test = \"attack\", enemy = \"lizards\", sum = 8 }]",
        "score = { a = 0 }\npoints_lost = { a = 0, b = 0 }\nscouting = { a = 0, b = 0 }",
        "blows = [{ by = \"grey.A\", at = \"white.S\", sum = 7 }]",
    ];
    for expectation in expectations {
        let step = format!("[step.expect]\n{expectation}");
        let report = changed(GOOD, "expect.round = 1", &step);
        report.unwrap_or_else(|failure| panic!("{expectation}\n{failure}"));
    }
}

#[test]
fn each_expectation_can_fail() {
    let expectations = [
        "unit.white.mood = \"fleeing\"",
        "unit.lizards.skirmishing = false",
        "unit.hero.attached_to = \"none\"",
        "unit.hero.attached_to = \"white\"",
        "unit.grey.markers = 1",
        "unit.grey.wing = \"left\"",
        "unit.grey.waiting = 1",
        "unit.grey.formation = \"wedge\"",
        "hit_points.\"grey.A\" = 2",
        "figures.\"grey.2\" = \"musician\"",
        "costs = [{ of = \"grey.A\", from = [0, 0], to = [0, -1], is = 3 }]",
        "costs = [{ of = \"grey.A\", from = [3, -1], to = [4, -1], is = \"cliff\" }]",
        "sees = [{ from = \"grey.A\", to = \"white.S\", sections = 2 }]",
        "sees = [{ from = \"grey.A\", to = \"white.S\", sections = 1, blocker = [3, 0] }]",
        "morale = [{ unit = \"grey\", test = \"fire\", sum = 7 }]",
        "morale = [{ unit = \"grey\", test = \"fire\", sum = 6, needed = 8 }]",
        "score = { a = 100 }",
        "points_lost = { b = 20 }",
        "scouting = { a = 1 }",
    ];
    for expectation in expectations {
        let failure = changed::broken(GOOD, "expect.round = 1", &format!("[step.expect]\n{expectation}"));
        let (_, expected, found) = differs(&failure);
        assert_ne!(expected, found, "{failure}");
    }
}

#[test]
fn expectations_that_make_no_sense_are_named() {
    let step = |expectation: &str| format!("[step.expect]\n{expectation}");
    let nonsense = [
        ("unit.hero.attached_to = \"blue\"", "there is no unit"),
        ("bonds = [{ of = \"grey.A\", with = \"white.S\", is = \"contact\" }]", "not adjacent"),
        ("costs = [{ of = \"grey.A\", from = [0, 0], to = [2, 0], is = 3 }]", "no neighbours"),
        ("morale = [{ unit = \"grey\", test = \"fire\" }]", "give sum or terms"),
        ("morale = [{ unit = \"grey\", test = \"courage\", sum = 1 }]", "unknown variant"),
        ("hit_points.\"grey.9\" = 1", "there is no element"),
    ];
    for (expectation, because) in nonsense {
        malformed("expect.round = 1", &step(expectation), because);
    }
}
