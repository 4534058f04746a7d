//! How what a player pointed at can be done, or why it cannot.

use super::super::Warhammer;
use super::super::action::action_to_json;
use super::super::names::names;
use super::desk::rule;
use super::offer::{aim_at, shots_at};
use super::why;
use crate::show::{Pointed, Why};
use crate::words::Words;
use ::table::{Game, Side};
use ::warhammer::{Action, Battle, Reaction, Refusal, Step, UnitId};
use serde_json::Value;

pub(in crate::warhammer) fn point(
    system: &Warhammer,
    game: &Battle,
    side: Side,
    pointed: Pointed,
    words: &Words,
) -> Result<Vec<Value>, Why> {
    let actions = match pointed {
        Pointed { unit: Some(unit), target: Some(target), .. } => meant(game, UnitId(unit), UnitId(target)),
        Pointed { unit: Some(unit), .. } | Pointed { target: Some(unit), .. } => alone(game, UnitId(unit)),
        _ => Vec::new(),
    };
    let mut refused: Option<Refusal> = None;
    for action in actions {
        match game.check(side, action) {
            Ok(_) => return Ok(vec![action_to_json(&action)]),
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    Err(match refused {
        Some(refusal) => why(&refusal, &names(system, game, words.lang()), words),
        None => Why { text: words.text("why-nothing", &[]), rule: rule(game.step()).to_string(), at: None },
    })
}

/// What one unit can do to another in this step, the likeliest first.
fn meant(game: &Battle, unit: UnitId, target: UnitId) -> Vec<Action> {
    let count = game.stage().units.len();
    if count <= unit.index() || count <= target.index() {
        return Vec::new();
    }
    match game.step() {
        Step::Charges | Step::Declare { .. } => {
            [false, true].map(|air| Action::Charge { unit, target, air }).to_vec()
        }
        Step::React { .. } => {
            vec![Action::React { reaction: Reaction::StandAndShoot { at: target, shots: 1 } }]
        }
        Step::Shooting => {
            let shooters = [unit].into_iter().chain(game.characters_in(unit));
            shooters.flat_map(|shooter| shots_at(game, shooter, target)).collect()
        }
        Step::Moves => {
            let files = game.unit(target).files;
            (0..files).map(|file| Action::Join { character: unit, host: target, file }).collect()
        }
        Step::Deploy { .. } => {
            let files = game.unit(target).files;
            (0..files).map(|file| Action::DeployIn { character: unit, host: target, file }).collect()
        }
        Step::Prepare { .. } => vec![Action::AimAt { unit, model: None, target, champion: false }],
        Step::PickQuarry { .. } => vec![Action::Follow { unit, quarry: target }],
        Step::Magic => {
            let wizards = [unit].into_iter().chain(game.characters_in(unit));
            let spells = wizards.flat_map(|wizard| {
                game.card(wizard).spells.iter().map(move |spell| (wizard, spell)).collect::<Vec<_>>()
            });
            let cast =
                |(wizard, spell)| Action::Cast { wizard, spell, aim: aim_at(game, spell, target), extra: 0 };
            spells.map(cast).collect()
        }
        _ => alone(game, target),
    }
}

/// What pointing at one unit can mean.
fn alone(game: &Battle, unit: UnitId) -> Vec<Action> {
    match game.step() {
        Step::Order { .. } => vec![Action::Next { unit }],
        Step::Frenzy { .. } => vec![Action::Suppress { unit }],
        Step::Rally { .. } => vec![Action::Rally { unit }],
        Step::Combats { .. } => vec![Action::Fight { unit }],
        Step::Restrain { .. } => vec![Action::HoldBack { unit }],
        Step::PickQuarry { unit: pursuer, .. } => vec![Action::Follow { unit: pursuer, quarry: unit }],
        Step::Challenge { .. } => vec![Action::Challenge { character: unit }],
        Step::AnswerChallenge { .. } => vec![Action::Accept { character: unit }],
        Step::SendBack { .. } => vec![Action::SendBack { character: unit }],
        _ => Vec::new(),
    }
}
