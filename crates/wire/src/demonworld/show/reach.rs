//! Everywhere a unit can get by plain steps to the front.

use super::super::action::action_to_json;
use super::choice::{After, after, ghosts, new_contacts};
use crate::show::{Reach, Way};
use ::demonworld::{Action, Battle, Facing, Formation, Hand, Hex, Payment, Step, UnitId};
use ::table::{Game, Side};
use std::collections::BTreeSet;

/// More ways than any unit of the books has; the tree is cut there.
const MOST_WAYS: usize = 600;

/// A step of the unit, and the one before it.
pub(super) struct Node {
    pub before: Option<usize>,
    pub action: Action,
    pub after: After,
}

/// The steps as a tree, the shortest ways first.
pub(super) fn steps(game: &Battle, side: Side, unit: UnitId) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    if !game.unit_exists(unit) || !matches!(game.step(), Step::Segment { .. } | Step::Move { .. }) {
        return nodes;
    }
    let mut seen = BTreeSet::from([place(game, unit)]);
    let mut next = 0;
    let mut current: Option<usize> = None;
    loop {
        let from = current.map_or(game, |index| &nodes[index].after.game);
        let mut fresh = Vec::new();
        for action in forward(from, unit) {
            let Ok(legal) = from.check(side, action) else { continue };
            let after = after(from, legal, unit);
            if seen.insert(place(&after.game, unit)) {
                fresh.push(Node { before: current, action, after });
            }
        }
        nodes.extend(fresh);
        nodes.truncate(MOST_WAYS);
        // A step that ends the move, by contact or because nothing is left, is a way, but leads no further.
        let open = |node: &Node| node.after.game.step() == Step::Move { unit };
        while nodes.get(next).is_some_and(|node| !open(node)) {
            next += 1;
        }
        if nodes.len() <= next {
            return nodes;
        }
        current = Some(next);
        next += 1;
    }
}

/// What makes two ends of ways the same. The tail of a column lies where the head has been, however it got there.
fn place(game: &Battle, unit: UnitId) -> Vec<(Hex, Facing)> {
    let post = |element| (game.hex(element), game.facing(element));
    match game.column(unit) {
        Some(mut column) if !game.is_small(unit) => column.next().map(post).into_iter().collect(),
        _ => game.posts(unit).as_slice().to_vec(),
    }
}

/// The plain steps of the unit: advances, or the steps of a column's head to its front and flanks, where it turns as
/// little as it can.
fn forward(game: &Battle, unit: UnitId) -> Vec<Action> {
    if game.formation(unit) != Formation::Column || game.is_small(unit) {
        return Hand::BOTH.map(|hand| Action::Advance { unit, hand }).to_vec();
    }
    let Some(head) = game.column(unit).and_then(|mut column| column.next()) else {
        return Vec::new();
    };
    let facing = game.facing(head);
    let step =
        |turn, hand| Action::March { unit, facing: facing.turned(turn), hand, payment: Payment::Points };
    vec![step(0, Hand::Left), step(0, Hand::Right), step(-1, Hand::Left), step(1, Hand::Right)]
}

pub(super) fn reach(game: &Battle, side: Side, unit: UnitId) -> Option<Reach> {
    let nodes = steps(game, side, unit);
    let ways: Vec<Way> = nodes
        .iter()
        .map(|node| {
            let ghosts = ghosts(game, &node.after.game);
            Way {
                after: node.before.and_then(|index| u16::try_from(index).ok()),
                action: action_to_json(&node.action),
                contacts: new_contacts(game, &node.after.game, &ghosts),
                ghosts,
                points: node.after.points,
                manoeuvres: node.after.manoeuvres,
            }
        })
        .collect();
    (!ways.is_empty()).then_some(Reach { unit: unit.0, ways })
}
