//! The set-up: where a unit can be placed, by the shape in which it is placed.

use super::super::Demonworld;
use super::super::action::action_to_json;
use super::field;
use crate::show::{Family, Field, Ghost};
use crate::words::Words;
use ::demonworld::{Action, Battle, Facing, Hex, UnitId, ranks};
use ::table::{Game, Side};

/// The facing towards the enemy.
pub(super) fn zone_facing(system: &Demonworld, side: Side) -> Facing {
    let board = system.data().board(system.scenario().board.get_ref());
    let zone = board.and_then(|board| board.zone.iter().find(|zone| zone.side == side));
    zone.and_then(|zone| Facing::new(zone.facing)).unwrap_or(match side {
        Side::A => Facing::NORTH,
        Side::B => Facing::SOUTH,
    })
}

/// The usual front: two ranks.
pub(super) fn usual_width(game: &Battle, unit: UnitId) -> u8 {
    game.strength(unit).div_ceil(2)
}

/// All placements of the unit in ranks; the usual ones first.
pub(super) fn families(
    system: &Demonworld,
    game: &Battle,
    side: Side,
    unit: UnitId,
    words: &Words,
) -> Vec<Family> {
    if !game.unit_exists(unit) || game.side_of(unit) != side {
        return Vec::new();
    }
    let towards = zone_facing(system, side);
    let mut facings = Facing::ALL;
    facings.sort_by_key(|&facing| {
        let sixths = towards.sixths_to(facing);
        sixths.min(6 - sixths)
    });
    let mut widths: Vec<u8> = (1..=game.strength(unit)).collect();
    widths.sort_by_key(|width| width.abs_diff(usual_width(game, unit)));
    let zone: Vec<Hex> = game.board().hexes().filter(|&hex| game.zone_contains(side, hex)).collect();
    let mut families = Vec::new();
    for facing in facings {
        for &width in &widths {
            let action = |hex| Action::Deploy { unit, hex, facing, width };
            let fits = zone.iter().filter(|&&hex| game.check(side, action(hex)).is_ok());
            let fields: Vec<Field> = fits.copied().map(field).collect();
            if fields.is_empty() {
                continue;
            }
            let mut action = action_to_json(&action(Hex::default()));
            if let Some(action) = action.as_object_mut() {
                action.shift_remove("hex");
            }
            let posts = ranks(Hex::default(), facing, width, game.strength(unit));
            let shape = game.roster(unit).zip(posts.as_slice()).map(|(element, &(hex, facing))| Ghost {
                element: element.0,
                at: field(hex),
                facing: facing.index() as u8,
            });
            families.push(Family {
                unit: unit.0,
                element: None,
                text: words.text("family", &[("width", width.into()), ("facing", facing.index().into())]),
                width: Some(width),
                facing: facing.index() as u8,
                action,
                field: "hex".to_owned(),
                fields,
                shape: shape.collect(),
            });
        }
    }
    families
}
