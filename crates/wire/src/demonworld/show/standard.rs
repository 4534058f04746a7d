//! What a card says for the standard game, as far as the chapters in use need it.

use super::super::data::{Given, Profile, Standard as Printed};
use super::super::view::{figure_words, item_words, permit_words};
use super::table::{Source, Values};
use crate::show::CardValue;
use ::demonworld::rules::*;
use ::demonworld::{Battle, Modules};
use ::table::RuleId;
use std::fmt::Display;

pub(super) fn values(values: &Values<'_>, game: &Battle) -> Vec<CardValue> {
    let card = &values.card.standard;
    let mut shown = vec![
        values.number("hit_points", card.hit_points, |profile| &profile.standard.hit_points, DW_08_02),
        values.number("skill_ranged", card.skill_ranged, |profile| &profile.standard.ranged_skill, DW_08_04),
        values.number("skill_melee", card.skill_melee, |profile| &profile.standard.melee_skill, DW_08_04),
    ];
    if 0 < card.regenerates {
        let source = optional(values, card.regenerates, |printed| printed.regenerates.as_ref());
        shown.push(named(values, "regenerates", card.regenerates, source, DW_27_16));
    }
    if values.card.is_commander() {
        shown.extend(rank(values));
    }
    if game.plays(Modules::MORALE) {
        shown.extend(morale(values));
    }
    if game.plays(Modules::FIGURES) {
        let source = known(values, |printed| Some(&printed.leader));
        shown.extend(list(values, "figures", "figure", &figure_words(card.figures), source, DW_09_01));
    }
    if game.plays(Modules::FORMATIONS) {
        let source = known(values, |printed| Some(&printed.formations));
        shown.extend(list(values, "formations", "formation", &permit_words(card.permits), source, DW_13_01));
    }
    // Items are bought for the battle; no card has them.
    let source = values.source::<u8>(super::super::data::Provenance::Book, None, None);
    shown.extend(list(values, "items", "item", &item_words(card.items), source, DW_26_01));
    shown
}

/// DW-10-02, DW-10-40: the stars of a commander and how far he is heard.
fn rank(values: &Values<'_>) -> Vec<CardValue> {
    let card = &values.card.standard;
    let stars = optional(values, card.stars, |printed| printed.stars.as_ref());
    let mut shown = vec![named(values, "stars", "★".repeat(card.stars.into()), stars, DW_10_02)];
    if 0 < card.control {
        let source = optional(values, card.control, |printed| printed.control.as_ref());
        let hexes = values.words.text("card-value-hexes", &[("hexes", card.control.into())]);
        shown.push(named(values, "control", hexes, source, DW_10_40));
    }
    shown
}

/// DW-08-11, DW-08-13. Commanders never test (DW-15-01), but they are feared.
fn morale(values: &Values<'_>) -> Vec<CardValue> {
    let card = &values.card.standard;
    let mut shown = Vec::new();
    if card.stars == 0 {
        let agrees = |profile: &&Profile| profile.standard.morale_b.value == card.morale_b;
        let profile = values.profile.filter(agrees);
        let source = match profile.map(|profile| &profile.standard.morale_a) {
            Some(given) if given.value == card.morale_a => told(values, given),
            _ => values.of_the_case(),
        };
        shown.push(named(values, "morale", format!("{}/{}", card.morale_a, card.morale_b), source, DW_08_11));
    }
    shown.push(values.number("fear", card.fear, |profile| &profile.standard.fear_factor, DW_08_13));
    shown
}

fn named(values: &Values<'_>, id: &str, value: impl Display, source: Source, rule: RuleId) -> CardValue {
    let key = id.replace('_', "-");
    let (name, short) = (values.words.word("value", &key), values.words.word("short", &key));
    values.value(id, name, short, value, source, rule)
}

/// A set as the names of what is in it; nothing for an empty one.
fn list(
    values: &Values<'_>,
    id: &str,
    kind: &str,
    members: &[&str],
    source: Source,
    rule: RuleId,
) -> Option<CardValue> {
    if members.is_empty() {
        return None;
    }
    let names: Vec<String> = members.iter().map(|member| values.words.word(kind, member)).collect();
    Some(named(values, id, names.join(", "), source, rule))
}

/// The origin of a value that not every card has.
fn optional<T: PartialEq>(
    values: &Values<'_>,
    value: T,
    given: impl Fn(&Printed) -> Option<&Given<T>>,
) -> Source {
    let printed = values.profile.and_then(|profile| given(&profile.standard));
    match printed.filter(|given| given.value == value) {
        Some(given) => told(values, given),
        None => values.of_the_case(),
    }
}

/// The origin of a set, which comes from the card as a whole.
fn known<T>(values: &Values<'_>, given: impl Fn(&Printed) -> Option<&Given<T>>) -> Source {
    let same = |profile: &&Profile| {
        let (printed, card) = (profile.card().standard, values.card.standard);
        printed.figures == card.figures && printed.permits == card.permits
    };
    match values.profile.filter(same).and_then(|profile| given(&profile.standard)) {
        Some(given) => told(values, given),
        None => values.of_the_case(),
    }
}

fn told<T>(values: &Values<'_>, given: &Given<T>) -> Source {
    values.source::<u8>(given.from, given.note.as_ref(), None)
}
