//! The set-up: where a unit can be placed, by the shape in which it is placed.

use super::super::Demonworld;
use super::super::action::action_to_json;
use super::field;
use super::scene::swapped;
use crate::show::{Family, Ghost};
use crate::words::Words;
use ::demonworld::{Action, Battle, ElementId, Facing, Hand, Hex, Step, UnitId};
use ::table::{Game, Prefix, Side};

/// The facing towards the enemy.
pub(super) fn zone_facing(system: &Demonworld, game: &Battle, side: Side) -> Facing {
    let side = if swapped(game) { side.enemy() } else { side };
    let board = system.data().board(system.scenario().board.get_ref());
    let zone = board.and_then(|board| board.zone.iter().find(|zone| zone.side == side));
    zone.and_then(|zone| Facing::new(zone.facing)).unwrap_or(match side {
        Side::A => Facing::NORTH,
        Side::B => Facing::SOUTH,
    })
}

/// The elements that are placed together: the unit's own and those of attached commanders.
fn placed_together(game: &Battle, unit: UnitId) -> u8 {
    game.strength(unit) + game.guests(unit).len() as u8
}

/// The usual front: two ranks.
pub(super) fn usual_width(game: &Battle, unit: UnitId) -> u8 {
    placed_together(game, unit).div_ceil(2)
}

/// What the standard game adds to the set-up: commanders join units, markers are laid, units march round a wing.
pub(super) fn preparations(game: &Battle, side: Side) -> Vec<Action> {
    let mut actions = Vec::new();
    if !game.is_standard() {
        return actions;
    }
    let own: Vec<UnitId> = game.units().filter(|&unit| game.side_of(unit) == side).collect();
    let commanders = || own.iter().copied().filter(|&unit| game.is_commander(unit));
    for commander in commanders() {
        actions.extend(own.iter().map(|&unit| Action::Attach { commander, unit }));
        actions.push(Action::Detach { commander });
    }
    for &unit in &own {
        actions.extend([true, false].map(|lay| Action::Marker { unit, lay }));
        for wing in Hand::BOTH {
            let leaders = commanders().map(Some).chain([None]);
            actions.extend(leaders.map(|leader| Action::Outflank { unit, wing, leader }));
        }
    }
    actions
}

/// All placements of the unit: in ranks, the usual ones first, or where it arrives.
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
    if let Step::Arrive { .. } = game.step() {
        return arrivals(game, side, unit, words);
    }
    let towards = zone_facing(system, game, side);
    let mut facings = Facing::ALL;
    facings.sort_by_key(|&facing| {
        let sixths = towards.sixths_to(facing);
        sixths.min(6 - sixths)
    });
    let mut widths: Vec<u8> = (1..=placed_together(game, unit)).collect();
    widths.sort_by_key(|width| width.abs_diff(usual_width(game, unit)));
    // DW-13-16: a wedge.
    widths.push(0);
    let zone: Vec<Hex> = game.board().hexes().filter(|&hex| game.zone_contains(side, hex)).collect();
    let mut families = Vec::new();
    for facing in facings {
        for &width in &widths {
            let action = |hex| Action::Deploy { unit, hex, facing, width };
            let fits: Vec<Hex> =
                zone.iter().copied().filter(|&hex| game.check(side, action(hex)).is_ok()).collect();
            let Some(&first) = fits.first() else { continue };
            let args = [("width", width.into()), ("facing", facing.index().into())];
            families.push(Family {
                unit: unit.0,
                element: None,
                text: words.text(if width == 0 { "family-wedge" } else { "family" }, &args),
                width: Some(width).filter(|&width| 0 < width),
                facing: facing.index() as u8,
                action: without_hex(action(first)),
                field: "hex".to_owned(),
                fields: fits.into_iter().map(field).collect(),
                shape: shape(game, side, unit, first, action(first)),
            });
        }
    }
    families
}

/// DW-16-52: the hexes at which an arrived unit may enter.
fn arrivals(game: &Battle, side: Side, unit: UnitId, words: &Words) -> Vec<Family> {
    let action = |hex| Action::Enter { unit, hex };
    let fits: Vec<Hex> = game.board().hexes().filter(|&hex| game.check(side, action(hex)).is_ok()).collect();
    let Some(&first) = fits.first() else { return Vec::new() };
    let shape = shape(game, side, unit, first, action(first));
    vec![Family {
        unit: unit.0,
        element: None,
        text: words.text("family-arrival", &[]),
        width: None,
        facing: shape.first().map_or(0, |ghost| ghost.facing),
        action: without_hex(action(first)),
        field: "hex".to_owned(),
        fields: fits.into_iter().map(field).collect(),
        shape,
    }]
}

fn without_hex(action: Action) -> serde_json::Value {
    let mut action = action_to_json(&action);
    if let Some(action) = action.as_object_mut() {
        action.shift_remove("hex");
    }
    action
}

/// Where the elements come to stand, relative to the hex: the rules know whom they put in front (DW-09-14).
fn shape(game: &Battle, side: Side, unit: UnitId, hex: Hex, action: Action) -> Vec<Ghost> {
    let Ok(legal) = game.check(side, action) else { return Vec::new() };
    let mut after = game.clone();
    after.apply(legal, &mut Prefix::new(&[]), &mut ());
    let ghost = |element: ElementId| Ghost {
        element: element.0,
        at: field(after.hex(element).offset(hex)),
        facing: after.facing(element).index() as u8,
    };
    after.elements(unit).map(ghost).collect()
}
