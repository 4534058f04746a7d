//! Where a unit stands, model by model.

use super::{degrees, spot};
use crate::show::{BodyNow, FigureNow};
use ::warhammer::{Battle, Rect, Status, UnitId};

/// The body of a unit that stands on the table.
pub(super) fn body(game: &Battle, unit: UnitId) -> Option<BodyNow> {
    game.stands(unit).then(|| {
        let mut body = body_at(game, unit, &game.rect(unit), game.unit(unit).files, game.places(unit));
        game.each_lapping(unit, |base| body.lapping.push(base.corners().map(spot)));
        body
    })
}

/// The body of a unit if it stood there, in so many files.
pub(super) fn body_at(game: &Battle, unit: UnitId, rect: &Rect, files: u8, places: u8) -> BodyNow {
    let (files, places) = (files.max(1), places.max(1));
    let ranks = places.div_ceil(files);
    let mob = game.is_fleeing(unit);
    BodyNow {
        front: spot(rect.front),
        facing: degrees(rect.facing),
        corners: rect.corners().map(spot),
        files,
        ranks,
        last: places - (ranks - 1) * files,
        base: game.card(unit).base,
        mob,
        figures: if mob { Vec::new() } else { figures(game, unit, files, places) },
        lapping: Vec::new(),
    }
}

/// What a character is to the army.
fn kind_of(game: &Battle, character: UnitId) -> &'static str {
    if game.is_general(character) {
        "general"
    } else if game.is_army_standard(character) {
        "army-standard"
    } else if 0 < game.card(character).magic_level {
        "wizard"
    } else {
        "hero"
    }
}

/// Who stands out: the characters and the command group, WH-09-H22: all in the front rank as far as there is room.
fn figures(game: &Battle, unit: UnitId, files: u8, places: u8) -> Vec<FigureNow> {
    let mut figures: Vec<FigureNow> = Vec::new();
    let figure =
        |kind: &str, file, rank, unit: Option<u8>| FigureNow { kind: kind.to_owned(), file, rank, unit };
    if game.is_character(unit) {
        figures.push(figure(kind_of(game, unit), 0, 0, None));
    }
    for character in game.characters_in(unit) {
        if let Status::Joined { file, .. } = game.unit(character).status {
            figures.push(figure(kind_of(game, character), file.min(files - 1), 0, Some(character.0)));
        }
    }
    let command = [
        ("champion", game.has_champion(unit)),
        ("standard", game.has_standard(unit)),
        ("musician", game.has_musician(unit)),
    ];
    for (kind, _) in command.into_iter().filter(|&(_, there)| there) {
        let free = |rank: u8, file: u8| !figures.iter().any(|one| (one.rank, one.file) == (rank, file));
        let place = (0..places)
            .map(|place| (place / files, place % files))
            .filter(|&(rank, file)| free(rank, file))
            .min_by_key(|&(rank, file)| (rank, (2 * i16::from(file) + 1 - i16::from(files)).abs()));
        figures.extend(place.map(|(rank, file)| figure(kind, file, rank, None)));
    }
    figures
}
