//! One legal action as a choice: how it is offered, and what it would change.

use super::super::action::action_to_json;
use super::field;
use super::scene::planned;
use super::table::word_of;
use crate::show::*;
use crate::words::{Names, Words};
use ::demonworld::{Action, Battle, ElementId, Event, Hand, Hex, Legal, Phase, Step, UnitId};
use ::table::{Game, Prefix};

/// A game after an action, and what is left to the unit that moved.
#[derive(Clone, Debug)]
pub(super) struct After {
    pub game: Battle,
    pub points: u8,
    pub manoeuvres: u8,
}

/// Plays the action of a unit that moves. No die falls in a move; those of what may follow by itself, such as the
/// sequence of the next segment, move nobody.
pub(super) fn after(game: &Battle, legal: Legal, unit: UnitId) -> After {
    let mut next = game.clone();
    let mut events: Vec<Event> = Vec::new();
    next.apply(legal, &mut Prefix::new(&[]), &mut events);
    // With the last move of a phase the next begins, which settles accounts: the event remembers.
    let told = events.iter().rev().find_map(|event| match *event {
        Event::Moved { unit: moved, points_left, manoeuvres_left, .. } if moved == unit => {
            Some((points_left, manoeuvres_left))
        }
        _ => None,
    });
    let still_moving = next.phase() == Phase::Movement && next.round() == game.round();
    let (points, manoeuvres) = match told {
        Some(left) => left,
        None if still_moving => (next.points_left(unit), next.manoeuvres_left(unit)),
        None => (0, 0),
    };
    After { game: next, points, manoeuvres }
}

/// Who stands elsewhere, or faces elsewhere.
pub(super) fn ghosts(before: &Battle, after: &Battle) -> Vec<Ghost> {
    let mut ghosts = Vec::new();
    for unit in before.units() {
        for element in before.elements(unit).filter(|&element| after.is_alive(element)) {
            let (at, facing) = (after.hex(element), after.facing(element));
            if at != before.hex(element) || facing != before.facing(element) {
                ghosts.push(Ghost { element: element.0, at: field(at), facing: facing.index() as u8 });
            }
        }
    }
    ghosts
}

/// Pairs of hostile elements that touch after the moves and did not before, the one of side a first.
pub(super) fn new_contacts(before: &Battle, after: &Battle, ghosts: &[Ghost]) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    for element in ghosts.iter().map(|ghost| ElementId(ghost.element)) {
        let side = before.side_of_element(element);
        let touches = |game: &Battle, other: ElementId| game.hex(element).is_adjacent(game.hex(other));
        for enemy in after.enemies_around(side, after.hex(element)) {
            if !touches(before, enemy) {
                pairs.push(if side == ::table::Side::A {
                    [element.0, enemy.0]
                } else {
                    [enemy.0, element.0]
                });
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// The element that a click on a unit's destination stands for: the head of a column, else the first.
fn anchor(game: &Battle, unit: UnitId) -> Option<ElementId> {
    match game.column(unit) {
        Some(mut column) => column.next(),
        None => game.elements(unit).next(),
    }
}

/// The glyph of an action's button.
pub(super) fn icon(action: Action) -> Option<String> {
    let by_hand =
        |left: &str, right: &str, hand| Some(if hand == Hand::Left { left } else { right }.to_owned());
    match action {
        Action::Order { order, .. } => Some(format!("order-{}", word_of(&order))),
        Action::Advance { hand, .. } | Action::Press { hand, .. } => {
            by_hand("advance-left", "advance-right", hand)
        }
        Action::Wheel { hand, .. } => by_hand("wheel-left", "wheel-right", hand),
        Action::March { facing, hand, .. } => Some(format!("step-{}", hand.front(facing).index())),
        Action::Sidestep { direction, .. }
        | Action::PlanShift { direction, .. }
        | Action::Walk { direction, .. }
        | Action::CloseUp { direction, .. }
        | Action::Follow { direction, .. } => Some(format!("step-{}", direction.index())),
        Action::PlanTurn { facing, .. } | Action::FreeTurn { facing, .. } | Action::Face { facing, .. } => {
            Some(format!("turn-{}", facing.index()))
        }
        Action::Shoot { .. } | Action::Fire { .. } => Some("fire".to_owned()),
        Action::Strike { .. } => Some("strike".to_owned()),
        Action::SupportShot { .. } | Action::SupportStrike { .. } => Some("support".to_owned()),
        Action::CarryOut => Some("carry-out".to_owned()),
        Action::DropPlan => Some("drop".to_owned()),
        Action::Sequence { first } => Some(if first { "first" } else { "second" }.to_owned()),
        Action::Wield { .. } => Some("weapon".to_owned()),
        Action::OfferDraw => Some("draw".to_owned()),
        Action::Resign => Some("resign".to_owned()),
        Action::Ready
        | Action::Commit
        | Action::EndShooting
        | Action::EndClosingUp
        | Action::EndMove { .. }
        | Action::EndSegment
        | Action::EndDeclaration
        | Action::EndFollowing => Some("end".to_owned()),
        Action::Deploy { .. } | Action::Place { .. } => None,
    }
}

/// Who does what to whom.
struct Outline {
    kind: ChoiceKind,
    unit: Option<UnitId>,
    element: Option<ElementId>,
    target: Option<ElementId>,
    /// Whether somebody moves or turns.
    moves: bool,
}

fn outline(game: &Battle, action: Action) -> Outline {
    let plain = |kind| Outline { kind, unit: None, element: None, target: None, moves: false };
    let of_unit = |kind, unit, moves| Outline { unit: Some(unit), moves, ..plain(kind) };
    let of_element = |kind, element, target, moves| {
        let unit = game.element_exists(element).then(|| game.unit_of(element));
        Outline { unit, element: Some(element), target, moves, ..plain(kind) }
    };
    let acting = match game.step() {
        Step::Move { unit } | Step::Complete { unit } => Some(unit),
        Step::React { current, .. } => current,
        _ => None,
    };
    match action {
        Action::Deploy { unit, .. } => of_unit(ChoiceKind::Move, unit, true),
        Action::Place { element, .. } => of_element(ChoiceKind::Element, element, None, true),
        Action::Order { unit, .. } => of_unit(ChoiceKind::Order, unit, false),
        Action::Advance { unit, .. } => of_unit(ChoiceKind::Move, unit, true),
        Action::March { unit, payment, .. } => match payment {
            ::demonworld::Payment::Points => of_unit(ChoiceKind::Move, unit, true),
            ::demonworld::Payment::Manoeuvre => of_unit(ChoiceKind::Manoeuvre, unit, true),
        },
        Action::Sidestep { unit, .. } | Action::Wheel { unit, .. } => {
            of_unit(ChoiceKind::Manoeuvre, unit, true)
        }
        Action::PlanShift { element, .. }
        | Action::PlanTurn { element, .. }
        | Action::FreeTurn { element, .. }
        | Action::Walk { element, .. }
        | Action::Press { element, .. }
        | Action::CloseUp { element, .. }
        | Action::Follow { element, .. }
        | Action::Face { element, .. } => of_element(ChoiceKind::Element, element, None, true),
        Action::Shoot { element, target } | Action::Strike { element, target } => {
            of_element(ChoiceKind::Target, element, Some(target), false)
        }
        Action::SupportShot { element, shooter } => {
            of_element(ChoiceKind::Support, element, Some(shooter), false)
        }
        Action::SupportStrike { element, striker } => {
            of_element(ChoiceKind::Support, element, Some(striker), false)
        }
        Action::CarryOut => Outline { unit: acting, moves: true, ..plain(ChoiceKind::Resolve) },
        Action::DropPlan => Outline { unit: acting, ..plain(ChoiceKind::Resolve) },
        Action::Fire { unit } => of_unit(ChoiceKind::Resolve, unit, false),
        Action::Sequence { .. } => plain(ChoiceKind::Answer),
        Action::Wield { unit, .. } => of_unit(ChoiceKind::Answer, unit, false),
        Action::EndMove { unit } => of_unit(ChoiceKind::End, unit, false),
        Action::Ready
        | Action::Commit
        | Action::EndShooting
        | Action::EndClosingUp
        | Action::EndSegment
        | Action::EndDeclaration
        | Action::EndFollowing => plain(ChoiceKind::End),
        Action::OfferDraw | Action::Resign => plain(ChoiceKind::Battle),
    }
}

/// The choice without what an end would leave undone.
pub(super) fn choice(game: &Battle, legal: Legal, names: &Names, words: &Words) -> Choice {
    let (_, action) = Battle::action(&legal);
    let json = action_to_json(&action);
    let Outline { kind, unit, element, target, moves } = outline(game, action);
    let mut choice = Choice {
        kind,
        text: words.action(&json, names),
        short: words.short(&json, names),
        icon: icon(action),
        unit: unit.map(|unit| unit.0),
        element: element.map(|element| element.0),
        order: None,
        to: None,
        target: target.map(|target| target.0),
        ghosts: Vec::new(),
        contacts: Vec::new(),
        points: None,
        manoeuvres: None,
        left_undone: None,
        action: json,
    };
    match action {
        Action::Order { order, .. } => choice.order = Some(word_of(&order)),
        Action::EndMove { unit } if matches!(game.step(), Step::React { .. }) => {
            let unit = names.units.get(unit.index()).map_or("", String::as_str);
            choice.text = words.text("choice-end-reaction", &[("unit", unit.into())]);
            choice.short = words.text("short-end-reaction", &[]);
        }
        Action::Wield { unit, weapon } => {
            let weapon = game.card(unit).melee.get(usize::from(weapon)).copied().flatten();
            if let Some(weapon) = weapon {
                let weapon = words.word("melee", &word_of(&weapon.kind));
                let unit = names.units.get(unit.index()).map_or("", String::as_str);
                let args = [("unit", unit.into()), ("weapon", weapon.as_str().into())];
                choice.text = words.text("choice-wield", &args);
                choice.short = weapon;
            }
        }
        _ => {}
    }
    if let Some(unit) = unit.filter(|_| moves) {
        let after = after(game, legal, unit);
        let in_its_move = matches!(
            game.step(),
            Step::Segment { .. } | Step::Move { .. } | Step::React { .. } | Step::Complete { .. }
        );
        if in_its_move {
            choice.points = Some(after.points);
            choice.manoeuvres = Some(after.manoeuvres);
        }
        let is_plan = matches!(action, Action::PlanShift { .. } | Action::PlanTurn { .. });
        choice.ghosts = if is_plan {
            let noted = planned(&after.game).into_iter();
            noted.filter(|ghost| Some(ghost.element) == choice.element).collect()
        } else {
            ghosts(game, &after.game)
        };
        choice.contacts = new_contacts(game, &after.game, &choice.ghosts);
        let clicked = element.or_else(|| anchor(game, unit)).map(|element| element.0);
        let clicked = choice.ghosts.iter().find(|ghost| Some(ghost.element) == clicked);
        let moved = |ghost: &&Ghost| Hex::new(ghost.at[0], ghost.at[1]) != game.hex(ElementId(ghost.element));
        choice.to = clicked.filter(moved).map(|ghost| ghost.at);
    }
    choice
}
