//! A measured table as text: a list of what lies and stands on it, with places in inches, and drags in words.

use super::board::Drawing;
use crate::scene::PlaneScene;
use crate::story::cited;
use table::Side;
use wire::show::{BodyNow, Drag, Form, Ground, Piece, Spot, UnitInfo, UnitNow};
use wire::{Words, inches};

/// Hundredths of a degree in a full turn, and in an eighth of it.
const TURN: i32 = 36_000;
const EIGHTH: i32 = TURN / 8;

/// The pieces of terrain, where asked for or small enough in number, and one line for every unit.
pub fn draw(plane: &PlaneScene, words: &Words, drawing: Drawing) -> Vec<String> {
    let mut lines = Vec::new();
    if let Ground::Plane { width, depth, pieces, .. } = &plane.table.ground {
        let size = [("width", length(*width, words).into()), ("depth", length(*depth, words).into())];
        lines.push(words.text("board-table", &size));
        if drawing.whole || plane.now.phase == "setup" {
            lines.extend(pieces.iter().map(|piece| piece_line(piece, words)));
        }
    }
    let units = plane.table.units.iter().zip(&plane.now.units);
    lines.extend(units.map(|(info, now)| unit_line(plane, info, now, words, drawing.own)));
    lines
}

/// The unit and the values of its card with their rules.
pub fn describe(plane: &PlaneScene, unit: usize, words: &Words, own: Side) -> Vec<String> {
    let (Some(info), Some(now)) = (plane.table.units.get(unit), plane.now.units.get(unit)) else {
        return Vec::new();
    };
    let mut lines = vec![unit_line(plane, info, now, words, own)];
    for value in &info.values {
        let rule = value.rule.as_ref().map_or_else(String::new, |rule| format!(" [{}]", cited(words, rule)));
        lines.push(format!("  {}: {}{rule}", value.name, value.value));
    }
    lines
}

/// `Wood at 12.5″ / 20″: difficult ground, soft cover [WH-07-02]`.
fn piece_line(piece: &Piece, words: &Words) -> String {
    let place = spot(middle(&piece.form), words);
    let args = [
        ("piece", piece.name.as_str().into()),
        ("place", place.into()),
        ("text", piece.text.as_str().into()),
    ];
    format!("{} [{}]", words.text("board-piece", &args), cited(words, &piece.rule))
}

/// The middle of the box around a form.
fn middle(form: &Form) -> Spot {
    let points = match form {
        Form::Oval { centre, .. } => return *centre,
        Form::Polygon { points } | Form::Line { points, .. } => points,
    };
    let middle = |axis: usize| {
        let values = || points.iter().map(|point| i64::from(point[axis]));
        let sum = values().min().unwrap_or_default() + values().max().unwrap_or_default();
        i32::try_from(sum / 2).unwrap_or_default()
    };
    [middle(0), middle(1)]
}

/// Who it is, how many are left, where it stands, and what holds of it.
fn unit_line(plane: &PlaneScene, info: &UnitInfo, now: &UnitNow, words: &Words, own: Side) -> String {
    let is_own = info.side == wire::side_name(own);
    let side = if info.side == "a" { &plane.table.sides.a } else { &plane.table.sides.b };
    let letter = crate::scene::letter(info.unit.into(), is_own).to_string();
    let mut parts = vec![words.text(
        "board-unit",
        &[
            ("letter", letter.into()),
            ("unit", info.name.as_str().into()),
            ("side", side.name.as_str().into()),
            ("alive", now.alive.into()),
            ("strength", info.strength.into()),
        ],
    )];
    if let Some(body) = &now.body {
        parts.push(body_words(body, words));
    }
    if let Some(wounds) = now.wounds {
        parts.push(
            words.text("board-wounds", &[("left", wounds.left.into()), ("total", wounds.total.into())]),
        );
    }
    parts.extend(now.badges.iter().map(|badge| badge_words(badge, words)));
    parts.join(", ")
}

fn body_words(body: &BodyNow, words: &Words) -> String {
    let place = ("place", spot(body.front, words).into());
    if body.mob {
        return words.text("board-mob", &[place]);
    }
    let compass = words.word("compass", &eighth(body.facing).to_string());
    let degrees = f64::from(body.facing) / 100.0;
    let args = [
        place,
        ("compass", compass.into()),
        ("degrees", format!("{degrees:.0}").into()),
        ("files", body.files.into()),
        ("ranks", body.ranks.into()),
    ];
    words.text("board-body", &args)
}

/// The nearest of the eight points of the compass, counter-clockwise from the east.
fn eighth(facing: i32) -> i32 {
    (facing.rem_euclid(TURN) + EIGHTH / 2) / EIGHTH % 8
}

/// Spells and whatever else has no word here go by their id.
fn badge_words(badge: &str, words: &Words) -> String {
    let key = format!("badge-{badge}");
    if words.has(&key) { words.text(&key, &[]) } else { badge.to_owned() }
}

fn length(thousandths: i32, words: &Words) -> String {
    inches(thousandths.into(), words.lang())
}

fn spot([x, y]: Spot, words: &Words) -> String {
    format!("{} / {}", length(x, words), length(y, words))
}

/// The forms of drags in words; lengths are inches, the facing is in degrees, counter-clockwise from the east.
const FORMS: [(&str, &str); 6] = [
    ("go", "go UNIT X Y"),
    ("advance", "advance UNIT X Y"),
    ("wheel", "wheel UNIT left|right X Y"),
    ("pivot", "pivot UNIT X Y"),
    ("place", "place UNIT X Y FACING FILES"),
    ("aim", "aim UNIT X Y"),
];

/// Reads the words after those for the verb and the unit: what the pointer would do. `Err` is the form they should have;
/// `None` where the verb is no drag.
pub fn drag(verb: &str, rest: &[&str]) -> Option<Result<Drag, &'static str>> {
    let (_, form) = FORMS.into_iter().find(|(known, _)| *known == verb)?;
    let at = |x: &str, y: &str| Some([thousandths(x, 1000)?, thousandths(y, 1000)?]);
    let read = || {
        Some(match (verb, rest) {
            ("go", [x, y]) => Drag::Go { to: at(x, y)? },
            ("advance", [x, y]) => Drag::Advance { to: at(x, y)? },
            ("pivot", [x, y]) => Drag::Pivot { to: at(x, y)? },
            ("aim", [x, y]) => Drag::Aim { at: at(x, y)? },
            ("wheel", [hand, x, y]) => Drag::Wheel { hand: hand_of(hand)?.to_owned(), to: at(x, y)? },
            ("place", [x, y, facing, files]) => {
                Drag::Place { at: at(x, y)?, facing: thousandths(facing, 100)?, files: files.parse().ok()? }
            }
            _ => return None,
        })
    };
    Some(read().ok_or(form))
}

fn hand_of(word: &str) -> Option<&'static str> {
    match word {
        "left" | "links" => Some("left"),
        "right" | "rechts" => Some("right"),
        _ => None,
    }
}

/// A decimal number with at most three decimals, times `unit`: `12.5` or `12,5`. What is finer than the unit is dropped.
fn thousandths(text: &str, unit: i64) -> Option<i32> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (sign, whole) = whole.strip_prefix('-').map_or((1, whole), |whole| (-1, whole));
    if whole.is_empty() || 6 < whole.len() || 3 < decimals.len() || !digits(whole) || !digits(decimals) {
        return None;
    }
    let fraction: i64 = format!("{decimals:0<3}").parse().ok()?;
    let value = whole.parse::<i64>().ok()? * unit + fraction * unit / 1000;
    i32::try_from(sign * value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drags_are_read_from_words() {
        assert_eq!(drag("go", &["12.5", "20"]), Some(Ok(Drag::Go { to: [12_500, 20_000] })));
        let wheel = Drag::Wheel { hand: "left".to_owned(), to: [1000, -250] };
        assert_eq!(drag("wheel", &["links", "1", "-0,25"]), Some(Ok(wheel)));
        let place = Drag::Place { at: [0, 0], facing: 4550, files: 5 };
        assert_eq!(drag("place", &["0", "0", "45.5", "5"]), Some(Ok(place)));
        assert_eq!(drag("fly", &["1", "2"]), None);
        for wrong in [&["1"][..], &["1", "x"], &["1", "NaN"], &["1", "1e9"], &["1", "99999999"], &["1", ""]] {
            assert_eq!(drag("go", wrong), Some(Err("go UNIT X Y")), "{wrong:?}");
        }
    }

    #[test]
    fn facings_have_the_nearest_point_of_the_compass() {
        let points = [0, 9000, 9000 + 2249, 9000 + 2250, 35_999, -9000].map(eighth);
        assert_eq!(points, [0, 2, 2, 3, 0, 6]);
    }
}
