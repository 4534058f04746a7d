//! How the dice fell against what was to be expected of them.

use crate::review::{Throw, ThrowKind};
use ::warhammer::{Battle, Event, NEVER};

pub(super) fn throw(battle: &Battle, event: &Event) -> Option<Throw> {
    let hundredths = |expected: u16| f64::from(expected) / 100.0;
    // Of six-sided dice that have to reach a score, which is [`NEVER`] where nothing is rolled.
    let reaching = |needed: u8, dice: u16| f64::from(NEVER.saturating_sub(needed)) / 6.0 * f64::from(dice);
    let (side, kind, expected, fallen) = match *event {
        Event::Shot { unit, hits, expected, .. } | Event::Volleyed { unit, hits, expected, .. } => {
            (battle.side(unit), ThrowKind::Shots, hundredths(expected), hits.into())
        }
        Event::Struck { unit, hits, expected, .. } => {
            (battle.side(unit), ThrowKind::Blows, hundredths(expected), hits.into())
        }
        // Also where a side has wounded itself, the other one is glad.
        Event::Wounded { target, needed, hits, wounds, .. } if needed < NEVER => {
            (battle.side(target).enemy(), ThrowKind::Wounds, reaching(needed, hits), wounds)
        }
        Event::Saved { target, needed, wounds, saved, .. } => {
            (battle.side(target), ThrowKind::Saves, reaching(needed, wounds), saved)
        }
        Event::Tested { unit, expected, passed, .. } => {
            (battle.side(unit), ThrowKind::Tests, f64::from(expected.min(36)) / 36.0, passed.into())
        }
        _ => return None,
    };
    Some(Throw { side, kind, rule: event.rule(), expected, fallen })
}
