//! What the table shows of a battle of Warhammer, in words of one language.
//!
//! | module | what |
//! |---|---|
//! | `table`, `card`, `ground` | what does not change: armies, cards, the table itself |
//! | `settings` | what can be agreed on before the battle |
//! | `scene`, `body` | the position |
//! | `desk`, `offer`, `choice`, `moves`, `barred` | what a side can decide |
//! | `trial` | where a drag would lead |
//! | `point` | how what was pointed at is done |
//! | `look` | what a unit sees and how far it reaches |
//! | `attacks` | target numbers before the dice fall |
//! | `log` | what happened |

mod attacks;
mod barred;
mod body;
mod card;
mod choice;
mod desk;
mod ground;
mod log;
mod look;
mod moves;
mod offer;
mod point;
mod scene;
mod settings;
mod table;
mod trial;

pub(super) use attacks::{attacks, preview};
pub(super) use desk::desk;
pub(super) use log::log_event;
pub(super) use look::look;
pub(super) use point::point;
pub(super) use scene::scene;
pub(super) use settings::settings;
pub(super) use table::table;
pub(super) use trial::trial;

use super::event::refusal_to_json;
use crate::show::{Spot, Why};
use crate::words::{Lang, Names, Words};
use ::warhammer::{Angle, Point, Refusal, UnitId};
use serde::Serialize;

fn spot(point: Point) -> Spot {
    [point.x, point.y]
}

/// A place of the page, if it lies where the geometry can reckon with it.
fn point_at([x, y]: Spot) -> Option<Point> {
    Some(Point::new(x, y)).filter(|point| point.in_bounds())
}

/// Hundredths of a degree, counter-clockwise from the east.
fn degrees(angle: Angle) -> i32 {
    (u32::from(angle.0) * 36_000 + 0x8000).wrapping_shr(16) as i32
}

/// The angle nearest to so many hundredths of a degree.
fn angle(hundredths: i32) -> Angle {
    let turn = i64::from(hundredths.rem_euclid(36_000));
    Angle(((turn * 0x1_0000 + 18_000) / 36_000) as u16)
}

fn lang_name<'a>(lang: Lang, de: &'a str, en: &'a str) -> &'a str {
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// The word an enumerated value has on the wire.
fn word_of(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        // Words serialise to text; anything else would show as a missing message.
        _ => String::new(),
    }
}

fn name_of(names: &Names, unit: UnitId) -> &str {
    names.units.get(unit.index()).map_or("", String::as_str)
}

/// A refusal in words.
fn why(refusal: &Refusal, names: &Names, words: &Words) -> Why {
    Why { text: words.refusal(&refusal_to_json(refusal), names), rule: refusal.rule().to_string(), at: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_of_the_page_come_back_as_they_were() {
        for hundredths in 0..36_000 {
            assert_eq!(degrees(angle(hundredths)), hundredths);
        }
        assert_eq!([angle(9000), angle(-9000), angle(36_000)], [Angle::NORTH, Angle::SOUTH, Angle::EAST]);
        assert_eq!(degrees(Angle(u16::MAX)), 35_999);
    }
}
