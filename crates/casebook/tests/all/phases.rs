//! Cases of the other phases: shots with their odds, and a set-up that the enemy does not see.

use crate::changed::run;

const SHOTS: &str = r#"id = "odds-one"
system = "demonworld"
rules = ["DW-04-20"]
title.de = "-"
title.en = "-"
story.de = "-"
story.en = "-"

[start]
phase = "second-ranged"

[[unit]]
name = "guns"
side = "a"
profile = "imperial_arquebusiers"
order = "hold"
elements = ["A 0 0 f0", "B 1 0 f0"]

[[unit]]
name = "red"
side = "b"
order = "move"
elements = ["1 -3 f3", "2 -3 f3"]

[expect]
asked = { side = "a", step = "shoot", volley = "second" }
targets."guns.A" = ["red.1", "red.2"]
shots = [{ by = "guns.A", at = "red.1", sum = 8, terms = ["strength 7 DW-04-19", "armour 0", "size 1"] }]

[[step]]
side = "a"
do = "shoot"
element = "guns.A"
target = "red.1"

[[step]]
side = "a"
do = "shoot"
element = "guns.B"
target = "red.2"
expect.odds = [
  { do = "fire", unit = "guns", destroys = ["red.1"], chance = "8/20" },
  { do = "fire", unit = "guns", destroys = ["red.1"], spares = ["red.2"], chance = "6/25" },
]

[[step]]
side = "a"
do = "fire"
unit = "guns"
dice = ["d20:8", "d20:9"]
expect.events = [
  { event = "shot-rolled", shooter = "guns.A", target = "red.1", sum = 8, roll = 8, hit = true },
  { event = "shot-rolled", shooter = "guns.B", hit = false },
]
expect.destroyed = ["red.1"]
expect.alive = ["red.2"]
"#;

const SET_UP: &str = r#"id = "deploy-one"
system = "demonworld"
rules = ["DW-07-03"]
title.de = "-"
title.en = "-"
story.de = "-"
story.en = "-"

[zones]
a = [[12, 0, 33], [13, 0, 33]]
b = [[1, 0, 33]]

[start]
phase = "deploy"

[[unit]]
name = "grey"
side = "a"
strength = 4

[[unit]]
name = "red"
side = "b"
strength = 4

[expect]
asked = { side = "both", step = "deploy" }

[[step]]
side = "a"
do = "deploy"
unit = "grey"
hex = [0, 5]
facing = 0
width = 2
expect.unit.grey.alive = 4
expect.unit.grey.elements = ["0 5 f0", "1 5 f0", "-1 6 f0", "0 6 f0"]

[[step]]
expect.seen_by = "b"
expect.unit.grey.alive = 0

[[step]]
side = "b"
do = "deploy"
unit = "red"
hex = [0, 5]
facing = 3
width = 4
refused = { rule = "DW-07-03", refusal = "outside-zone", hex = [0, 5] }
"#;

#[test]
fn shots_their_reckonings_and_odds() {
    assert_eq!(run(SHOTS).unwrap().expectations, 10);
}

#[test]
fn a_set_up_is_hidden_from_the_enemy() {
    assert_eq!(run(SET_UP).unwrap().expectations, 6);
}
