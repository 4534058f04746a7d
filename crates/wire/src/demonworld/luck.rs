//! How the dice fell against what was to be expected of them.

use crate::review::{Throw, ThrowKind};
use ::demonworld::{Battle, Event};

pub(super) fn throw(battle: &Battle, event: &Event) -> Option<Throw> {
    let (chances, faces) = event.chances()?;
    let (side, kind, success) = match *event {
        Event::ShotRolled { shooter, hit, .. } => (battle.side_of_element(shooter), ThrowKind::Shots, hit),
        Event::BlowRolled { striker, hit, .. } => (battle.side_of_element(striker), ThrowKind::Blows, hit),
        Event::MoraleTested { unit, passed, .. } => (battle.side_of(unit), ThrowKind::Tests, passed),
        _ => return None,
    };
    let expected = f64::from(chances.min(faces)) / f64::from(faces);
    Some(Throw { side, kind, rule: event.rule(), expected, fallen: success.into() })
}
