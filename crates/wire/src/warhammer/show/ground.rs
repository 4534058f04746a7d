//! The table itself: its zones, what lies on it, what is fought for.

use super::super::Warhammer;
use super::super::data::{PieceEntry, point};
use super::{lang_name, spot, word_of};
use crate::show::{Form, Ground, Piece, PlaneArea, Sides, Spot, Word};
use crate::words::Words;
use ::warhammer::rules::*;
use ::warhammer::{Area, Battle, Cover, Goal, Shape};
use plane::Body;

/// Side a holds the south unless the scene says that the halves are swapped.
pub(super) fn ground(system: &Warhammer, game: &Battle, words: &Words) -> Ground {
    let scenario = &game.stage().scenario;
    let [width, depth] = scenario.table;
    Ground::Plane {
        width,
        depth,
        zones: Sides { a: vec![corners(scenario.south)], b: vec![corners(scenario.north)] },
        pieces: pieces(system, game, words),
        objectives: objectives(game, words),
    }
}

fn corners(Area { x, y }: Area) -> Vec<Spot> {
    vec![[x[0], y[0]], [x[1], y[0]], [x[1], y[1]], [x[0], y[1]]]
}

fn pieces(system: &Warhammer, game: &Battle, words: &Words) -> Vec<Piece> {
    let ground = &game.stage().ground.pieces;
    let entries = &system.scenario().terrain;
    // Ground that was rolled for is not that of the scenario.
    let rolled = system.agreement().is_some_and(|agreement| agreement.random_ground.is_some());
    let mut pieces = Vec::new();
    for (number, piece) in ground.iter().enumerate() {
        let entry = entries.get(number).filter(|_| !rolled && entries.len() == ground.len());
        let forms = entry.and_then(line_of).map_or_else(|| forms_of(&piece.shape), |form| vec![form]);
        let id = word_of(&piece.terrain);
        let (name, rule) = match system.data().terrain(&id) {
            Some(terrain) => {
                (lang_name(words.lang(), &terrain.name_de, &terrain.name_en).to_owned(), terrain.rule)
            }
            None => (id.clone(), WH_09_H37),
        };
        let going = words.word("wh-going", &word_of(&piece.going));
        let cover = (piece.cover != Cover::None).then(|| words.word("wh-cover", &word_of(&piece.cover)));
        let text = [going].into_iter().chain(cover).collect::<Vec<_>>().join(", ");
        pieces.extend(forms.into_iter().map(|form| Piece {
            id: id.clone(),
            name: name.clone(),
            rule: rule.to_string(),
            text: text.clone(),
            form,
            height: piece.height,
        }));
    }
    pieces
}

/// The line that the scenario describes; a wide one cannot be told from its shape.
fn line_of(entry: &PieceEntry) -> Option<Form> {
    let points = entry.points.as_ref()?;
    Some(Form::Line {
        points: points.iter().map(|&pair| point(pair).map(spot)).collect::<Option<_>>()?,
        width: entry.width.map_or(Some(0), |width| width.mil())?,
    })
}

/// The forms of a shape, from its convex parts.
fn forms_of(shape: &Shape) -> Vec<Form> {
    let mut forms: Vec<Form> = Vec::new();
    for part in shape.pieces() {
        let points: Vec<Spot> = part.points().iter().copied().map(spot).collect();
        match (&points[..], forms.last_mut()) {
            // The stretches of a line follow one another.
            (&[from, to], Some(Form::Line { points, .. })) if points.last() == Some(&from) => points.push(to),
            (&[_, _], _) => forms.push(Form::Line { points, width: 0 }),
            _ => forms.push(oval_of(&points).unwrap_or(Form::Polygon { points })),
        }
    }
    forms
}

/// The oval along the edges of the table whose corners these are.
fn oval_of(points: &[Spot]) -> Option<Form> {
    let bounds = |axis: usize| {
        let places = || points.iter().map(|point| point[axis]);
        Some((places().min()?, places().max()?))
    };
    let ((west, east), (south, north)) = (bounds(0)?, bounds(1)?);
    let centre = [(west + east) / 2, (south + north) / 2];
    let upright = points.contains(&[east, centre[1]]) && points.contains(&[centre[0], north]);
    (points.len() == Shape::OVAL && upright)
        .then_some(Form::Oval { centre, radii: [(east - west) / 2, (north - south) / 2] })
}

/// WH-09-H49: the hill.
fn objectives(game: &Battle, words: &Words) -> Vec<PlaneArea> {
    match game.stage().scenario.goal {
        Goal::Hold { centre, radii, .. } => vec![PlaneArea {
            name: words.text("wh-objective-hill", &[]),
            rule: WH_09_H49.to_string(),
            form: Form::Oval { centre: spot(centre), radii },
        }],
        Goal::Quarters | Goal::Breakthrough { .. } => Vec::new(),
    }
}

/// How the battle is won besides slaying.
pub(super) fn goal(game: &Battle, words: &Words) -> Word {
    let (id, percent) = match game.stage().scenario.goal {
        Goal::Quarters => ("quarters", 0),
        Goal::Hold { percent, .. } => ("hold", percent),
        Goal::Breakthrough { share } => ("breakthrough", share),
    };
    let args = [("percent", percent.into()), ("share", percent.into())];
    Word { id: id.to_owned(), name: words.text(&format!("wh-goal-{id}"), &args), rule: WH_09_H49.to_string() }
}
