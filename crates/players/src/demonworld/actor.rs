//! Who does something.

use demonworld::{Action, ElementId, UnitId};

/// The unit or element that an action is about; nobody where it ends or begins something for the whole side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Actor {
    Unit(UnitId),
    Element(ElementId),
    Nobody,
}

impl Actor {
    pub const fn of(action: Action) -> Actor {
        match action {
            Action::Outflank { unit, .. }
            | Action::Enter { unit, .. }
            | Action::Deploy { unit, .. }
            | Action::Order { unit, .. }
            | Action::Keep { unit, .. }
            | Action::Temper { unit, .. }
            | Action::Fire { unit }
            | Action::Advance { unit, .. }
            | Action::Sidestep { unit, .. }
            | Action::Wheel { unit, .. }
            | Action::March { unit, .. }
            | Action::Rout { unit }
            | Action::Rush { unit, .. }
            | Action::Dare { unit, .. }
            | Action::Marker { unit, .. }
            | Action::Dissolve { unit }
            | Action::EndMove { unit }
            | Action::Wield { unit, .. }
            | Action::Rally { unit } => Actor::Unit(unit),
            Action::Attach { commander, .. }
            | Action::Detach { commander }
            | Action::Assign { commander, .. }
            | Action::StayBehind { commander }
            | Action::Act { commander }
            | Action::Leave { commander, .. }
            | Action::Join { commander, .. } => Actor::Unit(commander),
            Action::Place { element, .. }
            | Action::Shoot { element, .. }
            | Action::SupportShot { element, .. }
            | Action::DropShot { element }
            | Action::Appeal { element, .. }
            | Action::Replace { element, .. }
            | Action::CloseUp { element, .. }
            | Action::PlanShift { element, .. }
            | Action::PlanTurn { element, .. }
            | Action::FreeTurn { element, .. }
            | Action::Walk { element, .. }
            | Action::Press { element, .. }
            | Action::Flee { element, .. }
            | Action::Swap { element, .. }
            | Action::Touch { element }
            | Action::Strike { element, .. }
            | Action::SupportStrike { element, .. }
            | Action::Pursue { element, .. }
            | Action::Release { element }
            | Action::Follow { element, .. }
            | Action::Face { element, .. }
            | Action::Abandon { element } => Actor::Element(element),
            Action::PickSide { .. }
            | Action::Ready
            | Action::Commit
            | Action::OfferDraw
            | Action::Resign
            | Action::EndShooting
            | Action::EndClosingUp
            | Action::Sequence { .. }
            | Action::CarryOut
            | Action::DropPlan
            | Action::EndSegment
            | Action::EndTouching
            | Action::EndDeclaration
            | Action::EndReleasing
            | Action::EndFollowing
            | Action::EndRallying => Actor::Nobody,
        }
    }
}
