//! The names of units, elements and hexes, and which fields of a message hold them.

use super::Demonworld;
use crate::words::{Kind, Lang, Names};
use ::demonworld::{Battle, hex_name};
use std::collections::BTreeMap;

pub(super) fn names(system: &Demonworld, game: &Battle, lang: Lang) -> Names {
    let mut units: Vec<String> = Vec::new();
    let called = system.called();
    for (number, name) in unit_names(system, game, lang).into_iter().enumerate() {
        // Of two units with the same card the later ones are numbered; own names differ anyway.
        let own = called.units.get(number).is_some_and(Option::is_some);
        let taken = units.iter().filter(|unit| !own && unit.starts_with(name)).count();
        units.push(if taken == 0 { name.to_owned() } else { format!("{name} {}", roman(taken + 1)) });
    }
    let mut elements = Vec::new();
    for (unit, name) in game.units().zip(&units) {
        for (number, _) in game.roster(unit).enumerate() {
            let own = called.elements.get(elements.len()).and_then(Option::as_ref);
            elements.push(match own {
                // A commander is one element and goes by his name.
                _ if game.is_commander(unit) => name.clone(),
                Some(own) => format!("{name} {own}"),
                None => format!("{name} {}", number + 1),
            });
        }
    }
    let board = game.board();
    let place = |hex: ::demonworld::Hex| ((hex.q.into(), hex.r.into()), hex_name(board, hex));
    let places: BTreeMap<(i64, i64), String> = board.hexes().map(place).collect();
    Names { prefix: "", units, elements, places, kind }
}

/// What each unit is called: its own name, or that of its profile.
pub(super) fn unit_names<'a>(system: &'a Demonworld, game: &Battle, lang: Lang) -> Vec<&'a str> {
    let name = |(number, id): (usize, &'a str)| {
        let own = system.called().units.get(number).and_then(Option::as_ref);
        let profile = system.data().profile(id);
        let names = match (own, profile) {
            (Some(own), _) => Some((own.de.as_str(), own.en.as_str())),
            (None, Some(profile)) => Some((profile.name_de.as_str(), profile.name_en.as_str())),
            (None, None) => None,
        };
        match (names, lang) {
            (Some((de, _)), Lang::De) => de,
            (Some((_, en)), Lang::En) => en,
            (None, _) => id,
        }
    };
    system.profile_ids(game).into_iter().enumerate().map(name).collect()
}

/// Capital letters, so that they are not taken for the number of an element.
pub(super) fn roman(number: usize) -> &'static str {
    const NUMBERS: [&str; 8] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
    NUMBERS.get(number - 1).copied().unwrap_or("…")
}

/// What the number in a field of a message stands for. `message` is the id of the message: `event-contact`.
fn kind(message: &str, field: &str) -> Kind {
    match (message, field) {
        // Players think in units.
        (_, "target") if message.starts_with("reason-") => Kind::Unit,
        ("event-contact", "attacker" | "target") => Kind::Unit,
        ("event-rush-began" | "action-rush" | "action-dare" | "short-rush" | "short-dare", "target") => {
            Kind::Unit
        }
        // Elements have an enemy they touch, units one they fear or attack.
        ("refusal-loses-contact", "enemy") => Kind::Element,
        (_, "unit" | "commander" | "leader" | "enemy") => Kind::Unit,
        (
            _,
            "element" | "target" | "shooter" | "striker" | "attacker" | "chosen" | "onto" | "by" | "with",
        ) => Kind::Element,
        (_, "hex" | "from" | "to" | "blocker" | "place" | "free") => Kind::Place,
        _ => Kind::Plain,
    }
}
