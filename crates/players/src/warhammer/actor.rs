//! Who does something.

use warhammer::{Action, UnitId};

/// The unit that an action is about; none where it is about the whole side, or answers a question.
pub(super) const fn actor(action: Action) -> Option<UnitId> {
    match action {
        Action::Deploy { unit, .. }
        | Action::TakeUp { unit }
        | Action::Next { unit }
        | Action::Suppress { unit }
        | Action::Charge { unit, .. }
        | Action::Rally { unit }
        | Action::FormUp { unit, .. }
        | Action::March { unit }
        | Action::Advance { unit, .. }
        | Action::Wheel { unit, .. }
        | Action::Turn { unit, .. }
        | Action::Reform { unit, .. }
        | Action::Pivot { unit, .. }
        | Action::Fly { unit, .. }
        | Action::Arrive { unit, .. }
        | Action::Exit { unit }
        | Action::Shoot { unit, .. }
        | Action::Bolt { unit, .. }
        | Action::Volley { unit, .. }
        | Action::Bombard { unit, .. }
        | Action::Breathe { unit, .. }
        | Action::Fight { unit }
        | Action::Wield { unit, .. }
        | Action::AimAt { unit, .. }
        | Action::HoldBack { unit }
        | Action::Follow { unit, .. }
        | Action::Widen { unit, .. }
        | Action::Wrap { unit, .. } => Some(unit),
        Action::DeployIn { character, .. }
        | Action::Join { character, .. }
        | Action::Leave { character, .. }
        | Action::Challenge { character }
        | Action::Accept { character }
        | Action::SendBack { character } => Some(character),
        Action::Cast { wizard, .. } => Some(wizard),
        Action::PickHalf { .. }
        | Action::Done
        | Action::PickZone { .. }
        | Action::React { .. }
        | Action::Dispel { .. }
        | Action::Concede => None,
    }
}

/// The unit that moves by an action, of those that are routine: shots and spells move nobody.
pub(super) const fn mover(action: Action) -> Option<UnitId> {
    match action {
        Action::Shoot { .. }
        | Action::Bolt { .. }
        | Action::Volley { .. }
        | Action::Bombard { .. }
        | Action::Breathe { .. }
        | Action::Cast { .. } => None,
        _ => actor(action),
    }
}
