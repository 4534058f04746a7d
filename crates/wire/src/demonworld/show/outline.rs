//! How an action is offered: by which kind of choice, for whom, with which glyph.

use super::table::word_of;
use crate::show::ChoiceKind;
use ::demonworld::{Action, Battle, ElementId, Hand, Payment, Step, UnitId};

/// The glyph of an action's button.
pub(super) fn icon(action: Action) -> Option<String> {
    let by_hand =
        |left: &'static str, right: &'static str, hand| if hand == Hand::Left { left } else { right };
    let name = match action {
        Action::Order { order, .. } | Action::Keep { order, .. } => {
            return Some(format!("order-{}", word_of(&order)));
        }
        Action::March { facing, hand, .. } => return Some(format!("step-{}", hand.front(facing).index())),
        Action::Sidestep { direction, .. }
        | Action::PlanShift { direction, .. }
        | Action::Walk { direction, .. }
        | Action::CloseUp { direction, .. }
        | Action::Leave { direction, .. }
        | Action::Follow { direction, .. } => return Some(format!("step-{}", direction.index())),
        Action::PlanTurn { facing, .. } | Action::FreeTurn { facing, .. } | Action::Face { facing, .. } => {
            return Some(format!("turn-{}", facing.index()));
        }
        Action::Advance { hand, .. } | Action::Press { hand, .. } => {
            by_hand("advance-left", "advance-right", hand)
        }
        Action::Wheel { hand, .. } => by_hand("wheel-left", "wheel-right", hand),
        Action::Shoot { .. } | Action::Fire { .. } => "fire",
        Action::Strike { .. } | Action::Pursue { .. } => "strike",
        Action::SupportShot { .. } | Action::SupportStrike { .. } => "support",
        Action::CarryOut => "carry-out",
        Action::DropPlan | Action::DropShot { .. } => "drop",
        Action::Sequence { first } => {
            if first {
                "first"
            } else {
                "second"
            }
        }
        Action::Wield { .. } => "weapon",
        Action::OfferDraw => "draw",
        Action::Resign => "resign",
        Action::PickSide { .. } => "side",
        Action::Attach { .. } | Action::Join { .. } => "attach",
        Action::Detach { .. } => "detach",
        Action::Outflank { .. } => "outflank",
        Action::Assign { .. } => "command",
        Action::Temper { .. } => "temper",
        Action::Appeal { roll: true, .. } => "appeal",
        Action::Appeal { roll: false, .. } => "accept",
        Action::Replace { .. } => "replace",
        Action::Flee { .. } => "flee",
        Action::Rout { .. } => "rout",
        Action::StayBehind { .. } => "stay",
        Action::Rush { .. } => "rush",
        Action::Act { .. } => "act",
        Action::Swap { .. } => "swap",
        Action::Dare { .. } => "dare",
        Action::Marker { .. } => "marker",
        Action::Dissolve { .. } => "dissolve",
        Action::Touch { .. } => "touch",
        Action::Release { .. } => "release",
        Action::Rally { .. } => "rally",
        Action::Abandon { .. } => "abandon",
        Action::Ready
        | Action::Commit
        | Action::EndShooting
        | Action::EndClosingUp
        | Action::EndMove { .. }
        | Action::EndSegment
        | Action::EndTouching
        | Action::EndDeclaration
        | Action::EndReleasing
        | Action::EndFollowing
        | Action::EndRallying => "end",
        Action::Deploy { .. } | Action::Place { .. } | Action::Enter { .. } => return None,
    };
    Some(name.to_owned())
}

/// Who does what to whom.
pub(super) struct Outline {
    pub kind: ChoiceKind,
    pub unit: Option<UnitId>,
    pub element: Option<ElementId>,
    pub target: Option<ElementId>,
    /// Whether somebody moves or turns.
    pub moves: bool,
}

impl Outline {
    fn plain(kind: ChoiceKind) -> Outline {
        Outline { kind, unit: None, element: None, target: None, moves: false }
    }

    fn unit(kind: ChoiceKind, unit: UnitId, moves: bool) -> Outline {
        Outline { unit: Some(unit), moves, ..Outline::plain(kind) }
    }

    fn element(game: &Battle, kind: ChoiceKind, element: ElementId, moves: bool) -> Outline {
        let unit = game.element_exists(element).then(|| game.unit_of(element));
        Outline { unit, element: Some(element), moves, ..Outline::plain(kind) }
    }

    fn at(self, target: ElementId) -> Outline {
        Outline { target: Some(target), ..self }
    }

    /// Shows the other unit by the nearest of its elements.
    fn against(self, game: &Battle, other: UnitId) -> Outline {
        let near = self.unit.and_then(|unit| game.elements(unit).next()).map(|element| game.hex(element));
        let distance = |&element: &ElementId| near.map_or(0, |hex| hex.distance(game.hex(element)));
        let target = game.unit_exists(other).then(|| game.elements(other).min_by_key(distance)).flatten();
        Outline { target, ..self }
    }
}

pub(super) fn outline(game: &Battle, action: Action) -> Outline {
    use ChoiceKind::{Answer, Battle as About, Element, End, Manoeuvre, Move, Resolve, Support, Target};
    let acting = match game.step() {
        Step::Move { unit } | Step::Complete { unit } => Some(unit),
        Step::React { current, .. } => current,
        _ => None,
    };
    match action {
        Action::Deploy { unit, .. } | Action::Enter { unit, .. } | Action::Advance { unit, .. } => {
            Outline::unit(Move, unit, true)
        }
        Action::March { unit, payment, .. } => match payment {
            Payment::Points => Outline::unit(Move, unit, true),
            Payment::Manoeuvre => Outline::unit(Manoeuvre, unit, true),
        },
        Action::Sidestep { unit, .. } | Action::Wheel { unit, .. } => Outline::unit(Manoeuvre, unit, true),
        Action::Attach { commander: unit, unit: other } | Action::Assign { commander: unit, unit: other } => {
            Outline::unit(Manoeuvre, unit, false).against(game, other)
        }
        Action::Dare { unit, target } => Outline::unit(Manoeuvre, unit, false).against(game, target),
        Action::Detach { commander: unit }
        | Action::Outflank { unit, .. }
        | Action::Marker { unit, .. }
        | Action::Dissolve { unit } => Outline::unit(Manoeuvre, unit, false),
        Action::Order { unit, .. } => Outline::unit(ChoiceKind::Order, unit, false),
        Action::Place { element, .. }
        | Action::PlanShift { element, .. }
        | Action::PlanTurn { element, .. }
        | Action::FreeTurn { element, .. }
        | Action::Walk { element, .. }
        | Action::Press { element, .. }
        | Action::CloseUp { element, .. }
        | Action::Flee { element, .. }
        | Action::Swap { element, .. }
        | Action::Follow { element, .. }
        | Action::Face { element, .. } => Outline::element(game, Element, element, true),
        // A commander who comes or goes moves by himself, whomever he has been with.
        Action::Leave { commander, .. } | Action::Join { commander, .. } => Outline {
            unit: Some(commander),
            ..Outline::element(game, Element, game.commander_element(commander), true)
        },
        Action::DropShot { element }
        | Action::Touch { element }
        | Action::Release { element }
        | Action::Abandon { element } => Outline::element(game, Element, element, false),
        Action::Shoot { element, target }
        | Action::Strike { element, target }
        | Action::Pursue { element, target } => Outline::element(game, Target, element, false).at(target),
        Action::SupportShot { element, shooter: helped }
        | Action::SupportStrike { element, striker: helped } => {
            Outline::element(game, Support, element, false).at(helped)
        }
        Action::CarryOut => Outline { unit: acting, moves: true, ..Outline::plain(Resolve) },
        Action::DropPlan => Outline { unit: acting, ..Outline::plain(Resolve) },
        Action::Fire { unit } => Outline::unit(Resolve, unit, false),
        Action::PickSide { .. } | Action::Sequence { .. } => Outline::plain(Answer),
        Action::Keep { unit, .. }
        | Action::Temper { unit, .. }
        | Action::StayBehind { commander: unit }
        | Action::Act { commander: unit }
        | Action::Wield { unit, .. }
        | Action::Rally { unit } => Outline::unit(Answer, unit, false),
        Action::Rush { unit, target } => Outline::unit(Answer, unit, false).against(game, target),
        Action::Appeal { element, .. } => Outline::element(game, Answer, element, false),
        Action::Replace { element, by } => Outline::element(game, Answer, element, false).at(by),
        Action::Rout { unit } => Outline::unit(End, unit, true),
        Action::EndMove { unit } => Outline::unit(End, unit, false),
        Action::Ready
        | Action::Commit
        | Action::EndShooting
        | Action::EndClosingUp
        | Action::EndSegment
        | Action::EndTouching
        | Action::EndDeclaration
        | Action::EndReleasing
        | Action::EndFollowing
        | Action::EndRallying => Outline::plain(End),
        Action::OfferDraw | Action::Resign => Outline::plain(About),
    }
}
