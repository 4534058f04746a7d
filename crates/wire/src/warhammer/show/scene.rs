//! The position. Nothing about armies is hidden (WH-09-H54), so every viewer is shown the same.

use super::super::Warhammer;
use super::super::view::step_to_json;
use super::body::body;
use super::table::{STEPS, army_name};
use super::{lang_name, word_of};
use crate::json::side_name;
use crate::show::*;
use crate::words::Words;
use ::table::{Game, Outcome, Side, Viewer};
use ::warhammer::{Battle, Flags, Kind, Phase, Status, Step, UnitId, View};
use serde_json::Value;

pub(in crate::warhammer) fn scene(system: &Warhammer, view: &View, viewer: Viewer, words: &Words) -> Scene {
    let game = view.battle();
    Scene {
        viewer: match viewer {
            Viewer::Side(side) => side_name(side),
            Viewer::Spectator => "spectator",
        }
        .to_owned(),
        round: game.game_turn().into(),
        phase: word_of(&game.phase()),
        segment: None,
        step: step_id(game.step()),
        asked: Side::BOTH
            .into_iter()
            .filter(|&side| game.pending().owes(side))
            .map(|side| side_name(side).to_owned())
            .collect(),
        committed: Sides::default(),
        units: game.units().map(|unit| unit_now(system, game, unit, words)).collect(),
        elements: Vec::new(),
        contacts: contacts(game),
        strength: Sides { a: strength(game, Side::A), b: strength(game, Side::B) },
        swapped: game.holds_north(Side::A),
        score: Some(Sides { a: points(game, Side::A), b: points(game, Side::B) }),
        charges: charges(game),
        turn: turn(game),
        magic: magic(game),
        ended: ended(system, game, words),
    }
}

/// The word for a step: `charges`.
pub(super) fn step_id(step: Step) -> String {
    step_to_json(step).get("step").and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Nobody is shown while the armies are set up.
fn turn(game: &Battle) -> Option<TurnNow> {
    let step = game.movement_step().and_then(|step| STEPS.get(usize::from(step) - 1));
    (0 < game.turn_number()).then(|| TurnNow {
        side: side_name(game.active()).to_owned(),
        step: step.copied().unwrap_or_default().to_owned(),
    })
}

/// WH-08-H04: the active side casts, the other dispels.
fn magic(game: &Battle) -> Option<Sides<u8>> {
    let wizards = matches!(game.step(), Step::Magic | Step::Dispel { .. } | Step::SpellMove { .. });
    (wizards && game.phase() == Phase::Magic).then(|| {
        let points = |side| if side == game.active() { game.power() } else { game.dispel_points() };
        Sides { a: points(Side::A), b: points(Side::B) }
    })
}

fn ended(system: &Warhammer, game: &Battle, words: &Words) -> Option<Ended> {
    let (conceded, degree) = game.final_result()?;
    let (won, key) = match game.outcome()? {
        Outcome::Won(side) if conceded => (Some(side), "wh-ended-conceded"),
        Outcome::Won(side) => (Some(side), "wh-ended-won"),
        Outcome::Draw => (None, "wh-ended-draw"),
    };
    let winner = won.unwrap_or(Side::A);
    let args = [
        ("name", army_name(system, winner, words).into()),
        ("other", army_name(system, winner.enemy(), words).into()),
        ("degree", word_of(&degree).into()),
        // Those of the winner first.
        ("a", points(game, winner).into()),
        ("b", points(game, winner.enemy()).into()),
    ];
    Some(Ended { won: won.map(|side| side_name(side).to_owned()), text: words.text(key, &args) })
}

/// WH-09-T3.
fn points(game: &Battle, side: Side) -> u32 {
    u32::try_from(game.score(side).sum()).unwrap_or(0)
}

fn strength(game: &Battle, side: Side) -> Strength {
    let own = || game.units().filter(|&unit| game.side(unit) == side);
    let left = |unit| if game.is_alive(unit) { u16::from(game.unit(unit).models) } else { 0 };
    Strength {
        elements: own().map(left).sum(),
        at_start: own().map(|unit| u16::from(game.card(unit).models)).sum(),
    }
}

/// Pairs of hostile units that fight each other, the one of side a first.
fn contacts(game: &Battle) -> Vec<[u8; 2]> {
    game.on_table(Side::A)
        .flat_map(|unit| game.unit(unit).foes.iter().map(move |foe| [unit.0, foe.0]))
        .collect()
}

fn charges(game: &Battle) -> Vec<ChargeNow> {
    let charge = |unit: UnitId| {
        let target = game.unit(unit).charge?.target;
        Some(ChargeNow {
            charger: unit.0,
            target: target.0,
            reaction: reaction(game, target).map(str::to_owned),
        })
    };
    game.on_table(game.active()).filter_map(charge).collect()
}

/// How the target of a charge has answered.
fn reaction(game: &Battle, target: UnitId) -> Option<&'static str> {
    let state = game.unit(target);
    if game.is_fleeing(target) {
        Some("flee")
    } else if !state.flags.has(Flags::REACTED) {
        None
    } else if u16::from(state.last_shot) == game.turn_number() {
        Some("shoot")
    } else {
        Some("hold")
    }
}

fn unit_now(system: &Warhammer, game: &Battle, unit: UnitId, words: &Words) -> UnitNow {
    let state = game.unit(unit);
    let host = match state.status {
        Status::Joined { host, .. } => Some(host.0),
        _ => None,
    };
    let (formation, formation_text) = formation(game, unit, words);
    let there = game.stands(unit) || host.is_some();
    UnitNow {
        unit: unit.0,
        alive: if game.is_alive(unit) { state.models } else { 0 },
        order: OrderNow::None,
        formation,
        formation_text,
        badges: badges(game, unit),
        points: None,
        manoeuvres: None,
        weapon: (there && game.is_fighting(game.body_of(unit)))
            .then(|| weapon_name(system, &word_of(&state.weapon), words)),
        markers: None,
        waiting: 0,
        host,
        commanders: game.characters_in(unit).map(|character| character.0).collect(),
        body: body(game, unit),
        wounds: wounds(game, unit),
    }
}

fn weapon_name(system: &Warhammer, id: &str, words: &Words) -> String {
    let gear = system.data().gear(id);
    gear.map_or("", |gear| lang_name(words.lang(), &gear.name_de, &gear.name_en)).to_owned()
}

fn formation(game: &Battle, unit: UnitId, words: &Words) -> (String, String) {
    if !game.stands(unit) {
        return Default::default();
    }
    let id = if game.is_fleeing(unit) {
        "mob"
    } else if game.places(unit) == 1 {
        "single"
    } else {
        "block"
    };
    let args = [("files", game.unit(unit).files.into()), ("ranks", game.ranks(unit).into())];
    (id.to_owned(), words.text(&format!("wh-formation-{id}"), &args))
}

/// What is left of whoever is one model, and of a machine.
fn wounds(game: &Battle, unit: UnitId) -> Option<Budget> {
    let card = game.card(unit);
    let total = match (card.kind, card.chariot, card.engine) {
        (Kind::Chariot, Some(body), _) => body.w,
        (Kind::Machine, _, Some(engine)) => engine.w,
        _ if game.is_single(unit) => card.profile.w,
        _ => return None,
    };
    let left = if game.is_alive(unit) { total.saturating_sub(game.unit(unit).wounds) } else { 0 };
    Some(Budget { left, total })
}

/// What holds of a unit now. Flags of its own turn mean nothing in that of the enemy.
fn badges(game: &Battle, unit: UnitId) -> Vec<String> {
    let state = game.unit(unit);
    let there = game.stands(unit);
    let fights = there && game.is_fighting(unit);
    let own_turn = there && game.side(unit) == game.active() && 0 < game.turn_number();
    let mine = |flag| own_turn && state.flags.has(flag);
    let hates = fights && state.foes.iter().any(|foe| game.hates(unit, foe));
    let holds = [
        ("fighting", fights),
        ("fleeing", there && game.is_fleeing(unit)),
        ("rallied", mine(Flags::RALLIED)),
        ("charging", there && state.charge.is_some()),
        ("failed-charge", mine(Flags::FAILED_CHARGE)),
        ("marched", mine(Flags::MARCHED)),
        ("moved", mine(Flags::MOVED) && !state.flags.has(Flags::MARCHED)),
        ("shot", mine(Flags::SHOT)),
        ("stupid", there && state.flags.has(Flags::STUPID)),
        ("frenzied", there && game.is_frenzied(unit)),
        ("afraid", fights && !state.afraid_of.is_empty()),
        ("squabbling", mine(Flags::SQUABBLES)),
        ("hates", hates),
        ("away", state.status == Status::Away),
        ("reserve", state.status == Status::Reserve),
    ];
    let spells = state.spells.iter().map(|spell| format!("spell-{}", word_of(&spell)));
    let badges = holds.into_iter().filter(|&(_, holds)| holds).map(|(badge, _)| badge.to_owned());
    badges.chain(spells).collect()
}
