//! The position as one viewer knows it, made from the sanitised position of the view alone.

use super::super::Demonworld;
use super::super::view::{acting_unit, formation_to_json, step_to_json};
use super::table::word_of;
use super::{field, force_name};
use crate::json::side_name;
use crate::show::*;
use crate::words::Words;
use ::demonworld::{
    Battle, ElementId, Formation, MANOEUVRES, MAX_UNIT_ELEMENTS, Order, Phase, Plan, Step, Task, UnitId, View,
};
use ::table::{Game, Outcome, Side, Viewer};
use serde_json::Value;

pub(super) fn scene(system: &Demonworld, view: &View, viewer: Viewer, words: &Words) -> Scene {
    let game = view.position();
    let by_side = |value: &dyn Fn(Side) -> bool| Sides { a: value(Side::A), b: value(Side::B) };
    Scene {
        viewer: match viewer {
            Viewer::Side(side) => side_name(side),
            Viewer::Spectator => "spectator",
        }
        .to_owned(),
        round: game.round(),
        phase: word_of(&game.phase()),
        segment: game.segment().map(|order| word_of(&order)),
        step: step_id(game.step()),
        asked: Side::BOTH
            .into_iter()
            .filter(|&side| game.pending().owes(side))
            .map(|side| side_name(side).to_owned())
            .collect(),
        committed: by_side(&|side| game.has_committed(side)),
        units: game.units().map(|unit| unit_now(game, viewer, unit, words)).collect(),
        elements: elements(game),
        contacts: contacts(game),
        strength: Sides { a: strength(game, Side::A), b: strength(game, Side::B) },
        ended: game.outcome().map(|outcome| ended(system, outcome, words)),
    }
}

/// The word for a step: `segment-sequence`.
pub(super) fn step_id(step: Step) -> String {
    step_to_json(step).get("step").and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn ended(system: &Demonworld, outcome: Outcome, words: &Words) -> Ended {
    match outcome {
        Outcome::Won(side) => Ended {
            won: Some(side_name(side).to_owned()),
            text: words.text("won", &[("side", force_name(system, side, words.lang()).into())]),
        },
        Outcome::Draw => Ended { won: None, text: words.text("drawn", &[]) },
    }
}

fn strength(game: &Battle, side: Side) -> Strength {
    let own = || game.units().filter(|&unit| game.side_of(unit) == side);
    let at_start = own().map(|unit| u16::from(game.strength(unit))).sum();
    let elements = match game.step() {
        // Nobody is lost before the battle; how far a hidden set-up has got is not told.
        Step::Deploy => at_start,
        _ => own().map(|unit| u16::from(game.alive(unit))).sum(),
    };
    Strength { elements, at_start }
}

fn unit_now(game: &Battle, viewer: Viewer, unit: UnitId, words: &Words) -> UnitNow {
    let alive = game.alive(unit);
    let setting_up = game.step() == Step::Deploy;
    let formation = match (alive, setting_up) {
        (0, _) => None,
        // Formations are judged when the set-ups are revealed.
        (_, true) => Some(Formation::of(game.posts(unit).as_slice())),
        (_, false) => Some(game.formation(unit)),
    };
    let (formation, formation_text) = formation.map_or_else(Default::default, |formation| {
        let json = formation_to_json(formation);
        let id = json.get("formation").and_then(Value::as_str).unwrap_or_default();
        let width = json.get("width").and_then(Value::as_u64).unwrap_or_default();
        (id.to_owned(), words.text(&format!("formation-{id}"), &[("width", width.into())]))
    });
    let fights = 0 < alive && game.unit_in_contact(unit);
    let mut badges = Vec::new();
    if 0 < alive && !setting_up {
        let moving = game.phase() == Phase::Movement;
        let holds = [
            ("melee", fights),
            ("disordered", formation == "disordered"),
            ("small", game.is_small(unit)),
            ("moved", moving && !game.is_acting(unit) && (game.has_moved(unit) || game.was_in_melee(unit))),
        ];
        badges.extend(holds.into_iter().filter(|&(_, holds)| holds).map(|(badge, _)| badge.to_owned()));
    }
    let weapon = if fights && game.phase() == Phase::Melee { game.melee_weapon(unit) } else { None };
    UnitNow {
        unit: unit.0,
        alive,
        order: order_now(game, viewer, unit),
        formation,
        formation_text,
        badges,
        points: game.order(unit).map(|order| points(game, unit, order)),
        manoeuvres: game.order(unit).map(|_| manoeuvres(game, unit)),
        weapon: weapon.map(|weapon| words.word("melee", &word_of(&weapon.kind))),
    }
}

fn order_now(game: &Battle, viewer: Viewer, unit: UnitId) -> OrderNow {
    let hidden = game.step() == Step::Command;
    let own = viewer == Viewer::Side(game.side_of(unit));
    match game.order(unit) {
        Some(order) if hidden && own => OrderNow::Secret { order: word_of(&order) },
        Some(order) => OrderNow::Open { order: word_of(&order) },
        None if hidden && !own && 0 < game.alive(unit) && !game.was_in_melee(unit) => OrderNow::Hidden,
        None => OrderNow::None,
    }
}

/// Before the movement phase nothing of the round has been spent.
fn untouched(game: &Battle) -> bool {
    matches!(game.phase(), Phase::Setup | Phase::Command | Phase::FirstRanged)
}

fn points(game: &Battle, unit: UnitId, order: Order) -> Budget {
    let total = game.card(unit).movement_points(Some(order));
    Budget { left: if untouched(game) { total } else { game.points_left(unit) }, total }
}

fn manoeuvres(game: &Battle, unit: UnitId) -> Budget {
    let total = MANOEUVRES;
    Budget { left: if untouched(game) { total } else { game.manoeuvres_left(unit) }, total }
}

fn elements(game: &Battle) -> Vec<ElementNow> {
    let planned = planned(game);
    let all = game.units().flat_map(|unit| game.elements(unit).collect::<Vec<_>>());
    all.map(|element| ElementNow {
        element: element.0,
        at: field(game.hex(element)),
        facing: game.facing(element).index() as u8,
        hit: game.is_hit(element),
        task: match game.task(element) {
            Task::None => None,
            Task::Attack(target) => Some(TaskNow::Attack { element: target.0 }),
            Task::Support(attacker) => Some(TaskNow::Support { element: attacker.0 }),
        },
        plan: planned.iter().find(|ghost| ghost.element == element.0).copied(),
    })
    .collect()
}

/// Where elements are to stand by a plan that is noted but not yet carried out.
pub(super) fn planned(game: &Battle) -> Vec<Ghost> {
    let Some(unit) = acting_unit(game.step()) else {
        return Vec::new();
    };
    let ghost = |element: ElementId, place: usize| -> Option<Ghost> {
        let (mut at, mut facing) = (game.hex(element), game.facing(element));
        match game.plan() {
            Plan::None => return None,
            Plan::Shift(steps) => at = at.step((*steps.get(place)?)?),
            Plan::Turn(turns) => facing = (*turns.get(place)?)?,
        }
        Some(Ghost { element: element.0, at: field(at), facing: facing.index() as u8 })
    };
    let places = 0..MAX_UNIT_ELEMENTS;
    let living = game.roster(unit).zip(places).filter(|&(element, _)| game.is_alive(element));
    living.filter_map(|(element, place)| ghost(element, place)).collect()
}

/// Pairs of hostile elements that touch, the one of side a first.
pub(super) fn contacts(game: &Battle) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    for unit in game.living_units(Side::A) {
        for element in game.elements(unit) {
            let enemies = game.enemies_around(Side::A, game.hex(element));
            pairs.extend(enemies.map(|enemy| [element.0, enemy.0]));
        }
    }
    pairs
}
