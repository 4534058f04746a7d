//! One legal action as a choice: how it is offered, and what it would change.

use super::super::action::action_to_json;
use super::field;
use super::outline::{Outline, icon, outline};
use super::scene::planned;
use super::table::word_of;
use crate::show::*;
use crate::words::{Names, Words};
use ::demonworld::{Action, Battle, Bond, ElementId, Event, Figure, Hex, Legal, Phase, Step, UnitId};
use ::table::{Game, Prefix, Side};

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

/// Two hostile elements, the one of side a first.
fn pair(side: Side, element: ElementId, enemy: ElementId) -> [u8; 2] {
    match side {
        Side::A => [element.0, enemy.0],
        Side::B => [enemy.0, element.0],
    }
}

/// Pairs of hostile elements that touch after the moves and did not before, the one of side a first.
pub(super) fn new_contacts(before: &Battle, after: &Battle, ghosts: &[Ghost]) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    for element in ghosts.iter().map(|ghost| ElementId(ghost.element)) {
        let side = before.side_of_element(element);
        if !after.is_alive(element) {
            continue;
        }
        let touched = |other: ElementId| {
            before.hex(element).is_adjacent(before.hex(other)) && before.are_in_contact(element, other)
        };
        for enemy in after.contacts(element) {
            if !touched(enemy) {
                pairs.push(pair(side, element, enemy));
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
        Action::Order { order, .. } | Action::Keep { order, .. } => choice.order = Some(word_of(&order)),
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
    if let Action::Temper { unit, .. } = action {
        tell_signs(&mut choice, game, legal, unit, names, words);
    }
    if let Some(key) = renamed(game.step(), action) {
        choice.text = words.text(&format!("choice-{key}"), &[]);
        choice.short = words.text(&format!("short-{key}"), &[]);
    }
    if let Some(unit) = unit.filter(|_| moves) {
        show_move(&mut choice, game, legal, element.or_else(|| anchor(game, unit)), unit);
    }
    if let (Action::Pursue { element, .. }, Step::Second { hex: Some(hex), .. }) = (action, game.step()) {
        show_pursuit(&mut choice, game, element, hex);
    }
    if game.is_standard() && matches!(action, Action::EndMove { .. } | Action::EndSegment) {
        choice.ghosts = swaps(game, legal);
    }
    choice
}

/// DW-09-18: whoever belongs in the front rank goes there by himself when a move ends.
fn swaps(game: &Battle, legal: Legal) -> Vec<Ghost> {
    let (side, _) = Battle::action(&legal);
    let mut after = game.clone();
    after.apply(legal, &mut Prefix::new(&[]), &mut ());
    let mut swapped = ghosts(game, &after);
    swapped.retain(|ghost| game.side_of_element(ElementId(ghost.element)) == side);
    swapped
}

/// DW-14-07: the step comes first; what the blow does nobody knows.
fn show_pursuit(choice: &mut Choice, game: &Battle, element: ElementId, hex: Hex) {
    let facing = game.facing(element).index() as u8;
    choice.ghosts = vec![Ghost { element: element.0, at: field(hex), facing }];
    let side = game.side_of_element(element);
    let touched: Vec<ElementId> = game.contacts(element).collect();
    let fresh = game
        .enemies_around(side, hex)
        .filter(|enemy| !touched.contains(enemy) && game.bond(element, hex, *enemy) == Bond::Contact);
    choice.contacts = fresh.map(|enemy| pair(side, element, enemy)).collect();
}

/// DW-15-46: what the signs would come to: the die is known.
fn tell_signs(choice: &mut Choice, game: &Battle, legal: Legal, unit: UnitId, names: &Names, words: &Words) {
    let (_, Action::Temper { leader_adds, commanders_add, .. }) = Battle::action(&legal) else { return };
    let mut events: Vec<Event> = Vec::new();
    game.clone().apply(legal, &mut Prefix::new(&[]), &mut events);
    let passed = events.iter().any(|event| matches!(event, Event::MoraleTested { passed: true, .. }));
    let leads = game.special(unit, Figure::Leader).is_some();
    let commanded = !game.guests(unit).is_empty();
    let leader = match (leads, leader_adds) {
        (false, _) => "none",
        (true, true) => "adds",
        (true, false) => "subtracts",
    };
    let commanders = match (commanded, commanders_add) {
        (false, _) => "none",
        (true, true) => "add",
        (true, false) => "subtract",
    };
    let name = names.units.get(unit.index()).map_or("", String::as_str);
    let args = [
        ("unit", name.into()),
        ("leader", leader.into()),
        ("commanders", commanders.into()),
        ("both", (leads && commanded).to_string().into()),
        ("passed", passed.to_string().into()),
    ];
    choice.text = words.text("choice-temper", &args);
    choice.short = words.text("short-choice-temper", &args);
}

/// What the same action means in another step than its usual one.
fn renamed(step: Step, action: Action) -> Option<&'static str> {
    match (step, action) {
        (Step::Assign, Action::Commit) => Some("commit-assign"),
        (Step::Section { .. }, Action::Commit) => Some("commit-section"),
        (Step::Lead { .. }, Action::EndSegment) => Some("end-lead"),
        (Step::FinalTurn { .. }, Action::EndSegment) => Some("end-final-turn"),
        (Step::Second { .. }, Action::EndDeclaration) => Some("forgo-second"),
        _ => None,
    }
}

/// What a move would change. `clicked` is the element whose new place stands for the choice.
fn show_move(choice: &mut Choice, game: &Battle, legal: Legal, clicked: Option<ElementId>, unit: UnitId) {
    let (_, action) = Battle::action(&legal);
    let after = after(game, legal, unit);
    let in_its_move = matches!(
        game.step(),
        Step::Segment { .. }
            | Step::Lead { .. }
            | Step::Move { .. }
            | Step::React { .. }
            | Step::Complete { .. }
    );
    if in_its_move {
        choice.points = Some(after.points);
        choice.manoeuvres = Some(after.manoeuvres);
    }
    choice.ghosts = match action {
        Action::PlanShift { .. } | Action::PlanTurn { .. } => {
            let noted = planned(&after.game).into_iter();
            noted.filter(|ghost| Some(ghost.element) == choice.element).collect()
        }
        Action::Enter { unit, .. } => arrived(&after.game, unit),
        Action::Flee { element, hex } => flight(game, &after.game, element, hex),
        Action::Rout { unit } => {
            let mut fleeing = ghosts(game, &after.game);
            fleeing.retain(|ghost| game.unit_of(ElementId(ghost.element)) == unit);
            fleeing
        }
        _ => ghosts(game, &after.game),
    };
    choice.contacts = new_contacts(game, &after.game, &choice.ghosts);
    let clicked = clicked.map(|element| element.0);
    let clicked = choice.ghosts.iter().find(|ghost| Some(ghost.element) == clicked);
    let moved = |ghost: &&Ghost| Hex::new(ghost.at[0], ghost.at[1]) != game.hex(ElementId(ghost.element));
    // Those who end something are no click on a field.
    let on_board = choice.kind != ChoiceKind::End;
    choice.to = clicked.filter(|ghost| on_board && moved(ghost)).map(|ghost| ghost.at);
    if let Action::Enter { hex, .. } = action {
        choice.to = Some(field(hex));
    }
}

/// DW-16-53: whoever of the unit has come onto the board.
fn arrived(after: &Battle, unit: UnitId) -> Vec<Ghost> {
    let ghost = |element: ElementId| Ghost {
        element: element.0,
        at: field(after.hex(element)),
        facing: after.facing(element).index() as u8,
    };
    after.elements(unit).map(ghost).collect()
}

/// Only the fleeing element itself: what its flight sets off comes later. It may be gone from the board then.
fn flight(before: &Battle, after: &Battle, element: ElementId, hex: Hex) -> Vec<Ghost> {
    if hex == before.hex(element) {
        return Vec::new();
    }
    let facing = if after.is_alive(element) { after.facing(element) } else { before.facing(element) };
    vec![Ghost { element: element.0, at: field(hex), facing: facing.index() as u8 }]
}
