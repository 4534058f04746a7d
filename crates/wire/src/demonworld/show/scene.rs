//! The position as one viewer knows it, made from the sanitised position of the view alone.

use super::super::Demonworld;
use super::super::view::{acting_unit, formation_to_json, hit_points, score, slots, step_to_json};
use super::table::word_of;
use super::{field, force_name};
use crate::json::side_name;
use crate::show::*;
use crate::words::Words;
use ::demonworld::{Battle, ElementId, Figure, Formation, Mood, Phase, Plan, Step, Task, UnitId, View};
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
        segment: game.section().map(|order| word_of(&order)),
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
        swapped: swapped(game),
        score: match (score(game, Side::A), score(game, Side::B)) {
            (Some(a), Some(b)) => Some(Sides { a, b }),
            _ => None,
        },
        charges: Vec::new(),
        turn: None,
        magic: None,
        ended: game.outcome().map(|outcome| ended(system, outcome, words)),
    }
}

/// The word for a step: `segment-sequence`.
pub(super) fn step_id(step: Step) -> String {
    step_to_json(step).get("step").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// DW-16-20: the sides have changed their edges of the board.
pub(super) fn swapped(game: &Battle) -> bool {
    game.base_edge(Side::A) != game.stage().bases[Side::A]
}

/// Both sides are still setting up: formations are not judged, and nobody is lost.
fn setting_up(game: &Battle) -> bool {
    matches!(game.step(), Step::PickSide { .. } | Step::Deploy)
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
    // Nobody is lost before the battle; how far a hidden set-up has got is not told.
    let elements = if setting_up(game) {
        at_start
    } else {
        own().map(|unit| u16::from(game.alive(unit) + game.waiting(unit))).sum()
    };
    Strength { elements, at_start }
}

fn unit_now(game: &Battle, viewer: Viewer, unit: UnitId, words: &Words) -> UnitNow {
    let alive = game.alive(unit);
    let setting_up = setting_up(game);
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
            ("fleeing", game.mood(unit) == Mood::Fleeing),
            ("impetuous", game.mood(unit) == Mood::Impetuous),
            ("disordered", formation == "disordered"),
            ("skirmish", game.is_skirmishing(unit)),
            ("small", game.is_small(unit) && !game.is_commander(unit)),
            ("moved", moving && !game.is_acting(unit) && (game.has_moved(unit) || game.was_in_melee(unit))),
        ];
        badges.extend(holds.into_iter().filter(|&(_, holds)| holds).map(|(badge, _)| badge.to_owned()));
    }
    let ordered = game.order(unit).is_some();
    let moves_by_itself = 0 < alive && (game.is_single(unit) || game.is_impetuous(unit));
    let weapon = if fights && game.phase() == Phase::Melee { game.melee_weapon(unit) } else { None };
    UnitNow {
        unit: unit.0,
        alive,
        order: order_now(game, viewer, unit),
        formation,
        formation_text,
        badges,
        points: (ordered || moves_by_itself).then(|| points(game, unit)),
        manoeuvres: (ordered || moves_by_itself).then(|| manoeuvres(game, unit)),
        weapon: weapon.map(|weapon| words.word("melee", &word_of(&weapon.kind))),
        markers: markers(game, unit),
        waiting: game.waiting(unit),
        host: game.host(unit).map(|host| host.0),
        commanders: game.guests(unit).iter().map(|guest| guest.0).collect(),
        body: None,
        wounds: None,
    }
}

/// DW-10-53: told only where there can be more than one, or where their number is all that is known.
fn markers(game: &Battle, unit: UnitId) -> Option<MarkersNow> {
    let laying = matches!(game.step(), Step::Command | Step::Assign);
    let most = if laying { game.markers_allowed(unit) } else { 0 };
    let laid = game.markers(unit);
    let count = game.marker_count(unit).max(laid.len());
    let orders: Vec<String> = laid.iter().map(|order| word_of(&order)).collect();
    (1 < most || 0 < count).then_some(MarkersNow { count, most, orders })
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

fn points(game: &Battle, unit: UnitId) -> Budget {
    let total = game.movement_points(unit);
    Budget { left: if untouched(game) { total } else { game.points_left(unit) }, total }
}

fn manoeuvres(game: &Battle, unit: UnitId) -> Budget {
    let total = game.manoeuvre_allowance(unit);
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
        figure: match game.figure(element) {
            Figure::Ordinary => None,
            figure => Some(word_of(&figure)),
        },
        hit_points: hit_points(game, element).map(|[left, total]| Budget { left, total }),
        with: Some(game.unit_of(element)).filter(|&unit| unit != game.home_of(element)).map(|unit| unit.0),
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
    let living = slots(game, unit).enumerate().filter(|&(_, element)| game.is_alive(element));
    living.filter_map(|(place, element)| ghost(element, place)).collect()
}

/// Pairs of hostile elements in contact, the one of side a first.
pub(super) fn contacts(game: &Battle) -> Vec<[u8; 2]> {
    let mut pairs = Vec::new();
    for unit in game.living_units(Side::A) {
        for element in game.elements(unit) {
            pairs.extend(game.contacts(element).map(|enemy| [element.0, enemy.0]));
        }
    }
    pairs
}
