//! What the table shows of a battle of Demonworld, in words of one language.
//!
//! | module | what |
//! |---|---|
//! | `table`, `standard`, `ground` | what does not change: armies, cards, board |
//! | `settings` | what can be agreed on before the battle |
//! | `scene` | the position as a viewer knows it |
//! | `desk`, `choice`, `outline`, `setup` | what a side can decide, and what each choice would change |
//! | `reach`, `point` | where a unit can get; how what was pointed at is done |
//! | `sight` | what an element sees |
//! | `attacks` | target numbers before the dice fall |
//! | `log` | what happened |

mod attacks;
mod choice;
mod desk;
mod ground;
mod log;
mod outline;
mod point;
mod reach;
mod scene;
mod settings;
mod setup;
mod sight;
mod standard;
mod table;

use super::Demonworld;
use super::event::refusal_to_json;
use crate::show::*;
use crate::words::{Lang, Names, Words};
use ::demonworld::{Action, Battle, Hex, Legal, Refusal, View};
use ::table::{Game, Side, Viewer};
use serde_json::Value;

pub(super) fn table(system: &Demonworld, game: &Battle, words: &Words) -> Table {
    table::table(system, game, words)
}

pub(super) fn settings(system: &Demonworld, game: &Battle, words: &Words) -> Vec<Setting> {
    settings::settings(system, game, words)
}

pub(super) fn scene(system: &Demonworld, view: &View, viewer: Viewer, words: &Words) -> Scene {
    scene::scene(system, view, viewer, words)
}

pub(super) fn desk(
    system: &Demonworld,
    game: &Battle,
    side: Side,
    unit: Option<u8>,
    words: &Words,
) -> Option<Desk> {
    // What the side may not know must not show in what it is offered.
    let view = game.view(Viewer::Side(side));
    desk::desk(system, view.position(), side, unit, words)
}

pub(super) fn reach(game: &Battle, side: Side, unit: u8) -> Option<Reach> {
    let view = game.view(Viewer::Side(side));
    reach::reach(view.position(), side, ::demonworld::UnitId(unit))
}

pub(super) fn sight(system: &Demonworld, view: &View, element: u8, words: &Words) -> Option<SightNow> {
    sight::sight(system, view.position(), element, words)
}

pub(super) fn point(
    system: &Demonworld,
    game: &Battle,
    side: Side,
    pointed: Pointed,
    words: &Words,
) -> Result<Vec<Value>, Why> {
    let view = game.view(Viewer::Side(side));
    point::point(system, view.position(), side, pointed, words)
}

pub(super) fn attacks(
    system: &Demonworld,
    start: &Battle,
    game: &Battle,
    legal: Legal,
    words: &Words,
) -> Vec<Attack> {
    attacks::attacks(system, start, game, legal, words)
}

pub(super) fn log_event(system: &Demonworld, event: &Value, names: &Names, words: &Words) -> LogEvent {
    log::log_event(system, event, names, words)
}

fn field(hex: Hex) -> Field {
    [hex.q, hex.r]
}

fn lang_name<'a>(lang: Lang, de: &'a str, en: &'a str) -> &'a str {
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}

/// The name of the army of a side.
fn force_name(system: &Demonworld, side: Side, lang: Lang) -> String {
    let force = system.scenario().force(side);
    lang_name(lang, &force.name_de, &force.name_en).to_owned()
}

/// A refusal in words, with the place that forbids.
fn why(refusal: &Refusal, names: &Names, words: &Words) -> Why {
    let json = refusal_to_json(refusal);
    let place = |field: &str| -> Option<Field> {
        let place = json.get(field)?;
        let part = |index: usize| place.get(index)?.as_i64()?.try_into().ok();
        Some([part(0)?, part(1)?])
    };
    Why {
        text: words.refusal(&json, names),
        rule: refusal.rule().to_string(),
        at: place("hex").or_else(|| place("blocker")),
    }
}

/// The refusal of an action; `None` where it is accepted.
fn refusal_of(game: &Battle, side: Side, action: Action) -> Option<Refusal> {
    game.check(side, action).err()
}
