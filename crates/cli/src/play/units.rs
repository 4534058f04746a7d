//! Units in words: every value of the card with its provenance, and where every element stands.

use crate::scene::{Scene, Unit};
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
pub fn describe(scene: &Scene, unit: &Unit, words: &Words, names: &Names, own: Side) -> Vec<String> {
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
    for field in VALUES {
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
    let posts: Vec<String> = scene
        .unit_elements(unit.unit)
        .filter(|element| element.alive)
        .map(|element| {
            let facing = element.facing.map(|facing| words.word("facing", &facing.to_string()));
            words.text(
                "unit-post",
                &[
                    ("number", element.number.into()),
                    ("hex", element.name.clone().unwrap_or_default().into()),
                    ("facing", facing.unwrap_or_default().into()),
                    ("hit", element.hit.to_string().into()),
                ],
            )
        })
        .collect();
    if !posts.is_empty() {
        lines.push(format!("  {}", words.text("unit-posts", &[("posts", posts.join("; ").into())])));
    }
    lines
}

fn state(unit: &Unit, words: &Words, names: &Names) -> String {
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
