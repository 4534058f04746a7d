//! The names of units, elements and hexes, and which fields of a message hold them.

use super::Demonworld;
use crate::words::{Kind, Lang, Names};
use ::demonworld::{Battle, hex_name};
use std::collections::BTreeMap;

pub(super) fn names(system: &Demonworld, game: &Battle, lang: Lang) -> Names {
    let mut units: Vec<String> = Vec::new();
    for (_, id) in system.scenario().units() {
        let profile = system.data().profile(id.get_ref());
        let name = match (profile, lang) {
            (Some(profile), Lang::De) => profile.name_de.clone(),
            (Some(profile), Lang::En) => profile.name_en.clone(),
            (None, _) => id.get_ref().clone(),
        };
        // Of two units with the same card the later ones are numbered.
        let taken = units.iter().filter(|unit| unit.starts_with(&name)).count();
        units.push(if taken == 0 { name } else { format!("{name} {}", roman(taken + 1)) });
    }
    let mut elements = Vec::new();
    for (unit, name) in game.units().zip(&units) {
        for (number, _) in game.roster(unit).enumerate() {
            elements.push(format!("{name} {}", number + 1));
        }
    }
    let board = game.board();
    let place = |hex: ::demonworld::Hex| ((hex.q.into(), hex.r.into()), hex_name(board, hex));
    let places: BTreeMap<(i64, i64), String> = board.hexes().map(place).collect();
    Names { units, elements, places, kind }
}

/// Capital letters, so that they are not taken for the number of an element.
fn roman(number: usize) -> &'static str {
    const NUMBERS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
    NUMBERS.get(number - 1).copied().unwrap_or("…")
}

/// What the number in a field of a message stands for. `message` is the id of the message: `event-contact`.
fn kind(message: &str, field: &str) -> Kind {
    match (message, field) {
        // Players think in units.
        (_, "target") if message.starts_with("reason-") => Kind::Unit,
        ("event-contact", "attacker" | "target") => Kind::Unit,
        (_, "unit") => Kind::Unit,
        (
            _,
            "element" | "target" | "shooter" | "striker" | "attacker" | "chosen" | "onto" | "by" | "with"
            | "enemy",
        ) => Kind::Element,
        (_, "hex" | "from" | "to" | "blocker") => Kind::Place,
        _ => Kind::Plain,
    }
}
