//! The names of units, and which fields of a message hold them.

use super::Warhammer;
use crate::words::{Kind, Lang, Names};
use ::warhammer::Battle;
use std::collections::BTreeMap;

/// What stands before the ids of Warhammer's messages.
pub(super) const PREFIX: &str = "wh-";

pub(super) fn names(system: &Warhammer, game: &Battle, lang: Lang) -> Names {
    let mut units: Vec<String> = Vec::new();
    for unit in game.units() {
        let name = system.unit_name(unit.index(), lang);
        // Of two units of the same name the later ones are numbered.
        let taken = units.iter().filter(|other| other.strip_prefix(name).is_some_and(is_number)).count();
        units.push(if taken == 0 { name.to_owned() } else { format!("{name} {}", taken + 1) });
    }
    let pieces = game.stage().ground.pieces.iter();
    let elements = pieces.map(|piece| system.ground_name(piece.terrain, lang).to_owned()).collect();
    Names { prefix: PREFIX, units, elements, places: BTreeMap::new(), kind }
}

/// Nothing, or a number as `names` writes it.
fn is_number(rest: &str) -> bool {
    rest.is_empty()
        || rest.strip_prefix(' ').is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// What the number in a field of a message stands for.
fn kind(message: &str, field: &str) -> Kind {
    match (message, field) {
        (
            _,
            "unit" | "target" | "character" | "host" | "charger" | "enemy" | "wizard" | "challenger"
            | "quarry" | "other" | "of" | "by_unit" | "with_unit",
        ) => Kind::Unit,
        // Whom a unit shoots at; elsewhere a place.
        ("action-stand-and-shoot" | "short-stand-and-shoot", "at") => Kind::Unit,
        // Pieces of ground have the names of elements.
        (_, "piece" | "by_piece" | "with_piece") => Kind::Element,
        ("event-moved" | "refusal-too-far" | "refusal-obstacle-too-dear", "left") => Kind::Length,
        ("refusal-distance-impossible", "least" | "most") => Kind::Length,
        (_, "cost" | "moved" | "free" | "distance" | "range" | "named" | "bounce") => Kind::Length,
        (_, "front" | "point" | "at") => Kind::Spot,
        (_, "facing" | "direction" | "angle" | "wheel") => Kind::Angle,
        _ => Kind::Plain,
    }
}
