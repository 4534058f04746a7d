//! One legal action as a choice: how it is offered.

use super::super::action::action_to_json;
use super::name_of;
use super::scene::step_id;
use crate::show::{Choice, ChoiceKind};
use crate::words::{Names, Words};
use ::table::Game;
use ::warhammer::{Action, Aim, Battle, Legal, Reaction, Step, Turn, UnitId};

/// How an action is offered: to whom it belongs, and whom it names.
struct Outline {
    kind: ChoiceKind,
    unit: Option<UnitId>,
    target: Option<UnitId>,
}

/// The choice without what an end would leave undone.
pub(super) fn choice(game: &Battle, legal: Legal, names: &Names, words: &Words) -> Choice {
    let (_, action) = Battle::action(&legal);
    let json = action_to_json(&action);
    let Outline { kind, unit, target } = outline(game, action);
    let (text, short) = wording(game, action, target, names, words);
    // Who has joined a regiment acts where that stands.
    let body = |unit: UnitId| game.body_of(unit).0;
    Choice {
        kind,
        text,
        short,
        icon: icon(action).map(str::to_owned),
        unit: unit.map(body),
        element: None,
        order: None,
        to: None,
        target: target.map(body),
        ghosts: Vec::new(),
        contacts: Vec::new(),
        points: None,
        manoeuvres: None,
        left_undone: None,
        action: json,
    }
}

/// The sentence and the word for a button.
fn wording(
    game: &Battle,
    action: Action,
    target: Option<UnitId>,
    names: &Names,
    words: &Words,
) -> (String, String) {
    let json = action_to_json(&action);
    let (sentence, short) = (words.action(&json, names), words.short(&json, names));
    let whom = target.map_or("", |target| name_of(names, target));
    match action {
        Action::Done => {
            let step = step_id(game.step());
            (words.word("wh-done", &step), words.word("wh-short-done", &step))
        }
        Action::Cast { wizard, spell, extra, .. } => {
            let percent = u16::from(game.cast_chance(wizard, spell, extra)) * 100 / 36;
            let args = [("cast", sentence.into()), ("target", whom.into()), ("percent", percent.into())];
            let brief = [("cast", short.into()), ("extra", extra.into()), ("percent", percent.into())];
            (words.text("wh-choice-cast", &args), words.text("wh-choice-short-cast", &brief))
        }
        Action::FormUp { unit, facing, .. } => {
            let way = if facing == game.onward(game.side(unit)) { "onward" } else { "as-it-ran" };
            let args = |text: String| [("form", text.into()), ("way", way.into())];
            (words.text("wh-choice-form-up", &args(sentence)), words.text("wh-choice-form-up", &args(short)))
        }
        Action::Bolt { unit, target, file } => {
            let models = game.line_depth(unit, target, file);
            let args = |text: String| [("bolt", text.into()), ("models", models.into())];
            (words.text("wh-choice-bolt", &args(sentence)), words.text("wh-choice-bolt", &args(short)))
        }
        Action::AimAt { unit, model: Some(model), .. } => {
            // Numbered from the left of the front rank on, then round the unit.
            let place = if model < game.unit(unit).files { "front" } else { "side" };
            let args = |text: String| {
                [("aim", text.into()), ("place", place.into()), ("number", (model + 1).into())]
            };
            (words.text("wh-choice-aim", &args(sentence)), words.text("wh-choice-aim", &args(short)))
        }
        _ => (sentence, short),
    }
}

fn outline(game: &Battle, action: Action) -> Outline {
    let of = |kind, unit, target| Outline { kind, unit, target };
    use ChoiceKind::{Answer, End, Manoeuvre, Move, Resolve, Target};
    match action {
        Action::Concede => of(ChoiceKind::Battle, None, None),
        // What has been prepared is fought.
        Action::Done if matches!(game.step(), Step::Prepare { .. }) => of(Resolve, None, None),
        Action::Done => of(End, None, None),
        // A click on the target means the whole unit.
        Action::AimAt { unit, model: Some(_), .. } => of(Manoeuvre, Some(unit), None),
        Action::PickHalf { .. } | Action::Dispel { .. } => of(Answer, None, None),
        Action::PickZone { .. } => of(Answer, asked(game), None),
        // Another place or facing is dragged to.
        Action::FormUp { unit, .. } | Action::Arrive { unit, .. } => of(Answer, Some(unit), None),
        Action::Next { unit }
        | Action::Suppress { unit }
        | Action::Rally { unit }
        | Action::Fight { unit }
        | Action::HoldBack { unit } => of(Answer, Some(unit), Some(unit)),
        Action::Challenge { character } | Action::Accept { character } | Action::SendBack { character } => {
            of(Answer, Some(character), Some(character))
        }
        Action::React { reaction: Reaction::StandAndShoot { at, .. } } => of(Answer, asked(game), Some(at)),
        Action::React { .. } => of(Answer, asked(game), None),
        Action::Follow { unit, quarry } => of(Answer, Some(unit), Some(quarry)),
        Action::Advance { unit, .. } | Action::Wheel { unit, .. } => of(Move, Some(unit), None),
        Action::Deploy { unit, .. }
        | Action::TakeUp { unit }
        | Action::March { unit }
        | Action::Turn { unit, .. }
        | Action::Reform { unit, .. }
        | Action::Pivot { unit, .. }
        | Action::Fly { unit, .. }
        | Action::Exit { unit }
        | Action::Bombard { unit, .. }
        | Action::Wield { unit, .. }
        | Action::Widen { unit, .. }
        | Action::Wrap { unit, .. } => of(Manoeuvre, Some(unit), None),
        Action::DeployIn { character, host, .. } | Action::Join { character, host, .. } => {
            of(Manoeuvre, Some(character), Some(host))
        }
        Action::Leave { character, .. } => of(Manoeuvre, Some(character), None),
        Action::Charge { unit, target, .. }
        | Action::Shoot { unit, target, .. }
        | Action::Bolt { unit, target, .. }
        | Action::Volley { unit, target }
        | Action::Breathe { unit, target }
        | Action::AimAt { unit, target, .. } => of(Target, Some(unit), Some(target)),
        Action::Cast { wizard, aim, .. } => match aim {
            Aim::Unit(target) => of(Target, Some(wizard), Some(target)),
            Aim::Point(point) => of(Target, Some(wizard), standing_on(game, point)),
        },
    }
}

/// The unit that has to answer a charge.
fn asked(game: &Battle) -> Option<UnitId> {
    match game.step() {
        Step::React { target } | Step::PickZone { target, .. } => Some(target),
        _ => None,
    }
}

/// Whose middle a spell is aimed at.
fn standing_on(game: &Battle, point: ::warhammer::Point) -> Option<UnitId> {
    game.units().find(|&unit| game.stands(unit) && game.unit(unit).hull.centre() == point)
}

pub(super) fn icon(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Deploy { .. } | Action::TakeUp { .. } | Action::Arrive { .. } | Action::Fly { .. } => "place",
        Action::DeployIn { .. } | Action::Join { .. } => "join",
        Action::Leave { .. } => "leave",
        Action::Done => "end",
        Action::Charge { .. } => "charge",
        Action::React { reaction: Reaction::Hold } | Action::Suppress { .. } => "hold",
        Action::React { reaction: Reaction::Flee } => "flee",
        Action::React { reaction: Reaction::StandAndShoot { .. } } => "stand-shoot",
        Action::Rally { .. } => "rally",
        Action::FormUp { .. } | Action::Reform { .. } => "reform",
        Action::March { .. } => "march",
        Action::Advance { .. } | Action::Exit { .. } => "advance",
        Action::Turn { turn: Turn::Left, .. } => "turn-left",
        Action::Turn { turn: Turn::Right, .. } => "turn-right",
        Action::Turn { turn: Turn::About, .. } => "turn-about",
        Action::Shoot { .. } | Action::Bolt { .. } | Action::Volley { .. } | Action::Breathe { .. } => "fire",
        Action::Bombard { .. } => "aim",
        Action::Fight { .. } | Action::AimAt { .. } => "strike",
        Action::Wield { .. } => "weapon",
        Action::Challenge { .. } | Action::Accept { .. } | Action::SendBack { .. } => "challenge",
        Action::HoldBack { .. } => "hold-back",
        Action::Follow { .. } => "pursue",
        Action::Widen { .. } => "widen",
        Action::Wrap { .. } => "wrap",
        Action::Cast { .. } => "cast",
        Action::Dispel { .. } => "dispel",
        Action::Concede => "resign",
        Action::PickHalf { .. }
        | Action::Next { .. }
        | Action::PickZone { .. }
        | Action::Wheel { .. }
        | Action::Pivot { .. } => return None,
    })
}
