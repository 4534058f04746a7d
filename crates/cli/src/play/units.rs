//! Units in words: every value of the card with its provenance, and where every element stands.

use super::hexes::condition;
use crate::scene::{Element, HexScene, HexUnit};
use serde_json::Value;
use table::Side;
use wire::{Names, Words};

/// The numbers of a card, in the order in which they are shown.
const VALUES: [&str; 12] = [
    "points",
    "elements",
    "figures_per_element",
    "size",
    "armour_ranged",
    "armour_melee",
    "points_move",
    "points_skirmish",
    "points_attack",
    "manoeuvres",
    "initiative",
    "charge_bonus",
];

/// The unit with its card and its elements.
pub fn describe(scene: &HexScene, unit: &HexUnit, words: &Words, names: &Names, own: Side) -> Vec<String> {
    let name = names.units.get(unit.unit).cloned().unwrap_or_default();
    let mut lines = vec![words.text(
        "unit-title",
        &[
            ("letter", scene.letter(unit.unit, own).to_string().into()),
            ("unit", name.into()),
            ("side", scene.sides.of(unit.side()).name(words.lang()).to_owned().into()),
        ],
    )];
    lines.push(format!("  {}", state(unit, words, names)));
    // A card of the battle's own, such as that of a unit with an item, does not have everything.
    for field in VALUES.into_iter().filter(|field| unit.card[*field].is_object()) {
        let label = words.word("card", &field.replace('_', "-"));
        let given = &unit.card[field];
        lines.push(format!("  {label}: {}{}", given["value"], origin(given, words)));
    }
    let list = |field: &str| unit.card[field].as_array().cloned().unwrap_or_default();
    for weapon in list("melee") {
        let kind = words.word("melee", weapon["weapon"].as_str().unwrap_or_default());
        let mut strength = words.text("card-strength", &[("strength", number(&weapon["strength"]).into())]);
        if let Some(riders) = weapon["against_cavalry"].as_u64() {
            strength = words.text(
                "card-strengths",
                &[("infantry", number(&weapon["strength"]).into()), ("cavalry", riders.into())],
            );
        }
        lines.push(format!("  {kind}: {strength}{}", origin(&weapon, words)));
    }
    for weapon in list("ranged") {
        let kind = words.word("ranged", weapon["weapon"].as_str().unwrap_or_default());
        let bands: Vec<String> = weapon["bands"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|band| {
                words.text(
                    "card-band",
                    &[
                        ("hexes", number(&band["hexes"]).into()),
                        ("strength", number(&band["strength"]).into()),
                    ],
                )
            })
            .collect();
        lines.push(format!("  {kind}: {}{}", bands.join(", "), origin(&weapon, words)));
    }
    lines.extend(standard(&unit.standard, words).into_iter().map(|line| format!("  {line}")));
    let posts: Vec<String> = scene
        .unit_elements(unit.unit)
        .filter(|element| element.alive)
        .map(|element| {
            let facing = element.facing.map(|facing| words.word("facing", &facing.to_string()));
            let post = words.text(
                "unit-post",
                &[
                    ("number", element.number.into()),
                    ("hex", element.name.clone().unwrap_or_default().into()),
                    ("facing", facing.unwrap_or_default().into()),
                    ("hit", element.hit.to_string().into()),
                ],
            );
            [vec![post], particulars(scene, element, words)].concat().join(", ")
        })
        .collect();
    if !posts.is_empty() {
        lines.push(format!("  {}", words.text("unit-posts", &[("posts", posts.join("; ").into())])));
    }
    lines
}

/// What the card says for the standard game.
fn standard(card: &Value, words: &Words) -> Vec<String> {
    const NUMBERS: [&str; 7] =
        ["hit_points", "skill_ranged", "skill_melee", "regenerates", "stars", "control", "fear"];
    const LISTS: [(&str, &str); 3] = [("figures", "figure"), ("formations", "formation"), ("items", "item")];
    let line =
        |field: &str, value: String| format!("{}: {value}", words.word("value", &field.replace('_', "-")));
    let numbers = NUMBERS.into_iter().filter_map(|field| {
        let number = card[field].as_i64().filter(|&number| number != 0 || field.starts_with("skill"))?;
        Some(line(field, number.to_string()))
    });
    let morale = card["morale"].as_array().map(|values| {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        line("morale", values.join("/"))
    });
    let lists = LISTS.into_iter().filter_map(|(field, kind)| {
        let names = card[field].as_array().filter(|names| !names.is_empty())?;
        let names: Vec<String> =
            names.iter().filter_map(Value::as_str).map(|name| words.word(kind, name)).collect();
        Some(line(field, names.join(", ")))
    });
    numbers.chain(morale).chain(lists).collect()
}

/// The figure of an element, its hit points and the ground it stands on.
fn particulars(scene: &HexScene, element: &Element, words: &Words) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(figure) = &element.figure {
        parts.push(words.word("figure", figure));
    }
    if let Some([left, full]) = element.hit_points {
        parts.push(words.text("unit-hit-points", &[("left", left.into()), ("full", full.into())]));
    }
    if let Some(field) = element.row_and_column().and_then(|spot| scene.field(spot)) {
        let surface = if field.road { "road" } else { field.surface };
        if surface != "open" {
            parts.push(words.word("surface", surface));
        }
        if 0 < field.height {
            parts.push(words.text("unit-height", &[("height", field.height.into())]));
        }
    }
    parts
}

fn state(unit: &HexUnit, words: &Words, names: &Names) -> String {
    let mut parts = vec![
        words.text("unit-strength", &[("alive", unit.alive.into()), ("strength", unit.strength.into())]),
    ];
    if 0 < unit.alive {
        parts.push(words.formation(&unit.formation, names));
        parts.push(words.word("order", unit.order.as_deref().unwrap_or("none")));
    }
    if unit.was_in_melee {
        parts.push(words.text("unit-in-melee", &[]));
    }
    if unit.moved {
        parts.push(words.text("unit-moved", &[]));
    } else if let Some(points) = unit.points_left {
        parts.push(
            words
                .text("unit-left", &[("points", points.into()), ("manoeuvres", unit.manoeuvres_left.into())]),
        );
    }
    parts.extend(condition(unit, words, names));
    parts.join(", ")
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

/// Where a number comes from.
fn origin(given: &Value, words: &Words) -> String {
    let mut parts = vec![words.word("from", given["from"].as_str().unwrap_or_default())];
    if let Some(card) = given["card"].as_i64() {
        parts.push(words.text("card-printed", &[("value", card.into())]));
    }
    if let Some(note) = given["note"][words.lang().code()].as_str() {
        parts.push(note.to_owned());
    }
    format!(" ({})", parts.join("; "))
}
