//! Target numbers before the dice fall.

use super::super::Warhammer;
use super::super::names::names;
use super::{name_of, word_of};
use crate::show::{Attack, TermNow};
use crate::words::{Names, Words};
use ::table::Game;
use ::warhammer::{Action, Battle, Legal, Reaction, Step, Sum, UnitId};
use serde_json::{Value, json};

/// Dice with one score that somebody would roll at somebody.
struct Group {
    attacker: UnitId,
    target: UnitId,
    dice: u8,
    sum: Sum,
    /// The number needed to hit.
    needed: i16,
    wounds_on: Option<u8>,
    saves_on: Option<u8>,
}

pub(in crate::warhammer) fn attacks(
    system: &Warhammer,
    game: &Battle,
    legal: Legal,
    words: &Words,
) -> Vec<Attack> {
    let names = names(system, game, words.lang());
    let mut attacks: Vec<Attack> =
        groups(game, legal).iter().map(|group| attack(game, group, &names, words)).collect();
    // After the blows the losers test; how that would end is told for the least defeat.
    if let Some(unit) = fought(game, legal).filter(|_| !attacks.is_empty()) {
        let tests = game.combat_of(unit).iter().filter(|&loser| game.is_breakable(loser));
        attacks.extend(tests.map(|loser| break_test(game, loser, &names, words)));
    }
    attacks
}

/// The combat that an action fights or prepares.
fn fought(game: &Battle, legal: Legal) -> Option<UnitId> {
    match (Battle::action(&legal).1, game.step()) {
        (Action::Fight { unit }, _) | (_, Step::Prepare { unit, .. }) => Some(unit),
        _ => None,
    }
}

/// WH-04-17: the test of a unit that has lost by one.
fn break_test(game: &Battle, unit: UnitId, names: &Names, words: &Words) -> Attack {
    let odds = game.break_chance(unit, 1);
    let holds = u16::from(odds.holds);
    // A failed test that is repeated holds in so many of 36 × 36 cases; told out of 36.
    let chances = if odds.again { (holds * 36 + (36 - holds) * holds + 18) / 36 } else { holds };
    Attack {
        attacker: unit.0,
        target: unit.0,
        supporters: Vec::new(),
        text: words.text("wh-attack-break", &[("unit", name_of(names, unit).into())]),
        terms: terms(&odds.sum, names, words),
        total: odds.sum.sum(),
        chances: if game.is_overawed(unit) { 0 } else { chances.min(36) as u8 },
        faces: 36,
    }
}

fn terms(sum: &Sum, names: &Names, words: &Words) -> Vec<TermNow> {
    let term = |label: ::warhammer::Label| words.term(&word_of(&label), names);
    sum.terms()
        .map(|one| TermNow { label: term(one.label), rule: one.rule.to_string(), value: one.value })
        .collect()
}

/// The same as data.
pub(in crate::warhammer) fn preview(game: &Battle, legal: Legal) -> Vec<Value> {
    let group = |group: &Group| {
        json!({
            "unit": group.attacker.0,
            "target": group.target.0,
            "dice": group.dice,
            "sum": group.sum,
            "needed": group.needed,
            "wounds_on": group.wounds_on,
            "saves_on": group.saves_on,
        })
    };
    groups(game, legal).iter().map(group).collect()
}

fn groups(game: &Battle, legal: Legal) -> Vec<Group> {
    let (_, action) = Battle::action(&legal);
    match (action, game.step()) {
        (Action::Shoot { unit, target, shots }, _) => {
            let fusillade = game.shot_preview(unit, target, shots);
            fusillade.groups().map(|shots| shot(unit, target, shots.count, shots.sum)).collect()
        }
        (Action::React { reaction: Reaction::StandAndShoot { at, shots } }, Step::React { target: unit }) => {
            let fusillade = game.reaction_preview(unit, at, shots);
            fusillade.groups().map(|shots| shot(unit, at, shots.count, shots.sum)).collect()
        }
        (Action::Bolt { unit, target, .. }, _) => {
            game.bolt_preview(unit, target).map(|sum| shot(unit, target, 1, sum)).into_iter().collect()
        }
        (Action::Volley { unit, target }, _) => {
            let sum = game.bolt_preview(unit, target);
            sum.map(|sum| shot(unit, target, Battle::VOLLEY, sum)).into_iter().collect()
        }
        (Action::Fight { unit }, _) => blows(game, unit),
        (Action::Done | Action::Wield { .. } | Action::AimAt { .. }, Step::Prepare { unit, .. }) => {
            let mut next = game.clone();
            if action != Action::Done {
                next.apply(legal, &mut ::table::Prefix::new(&[]), &mut ());
            }
            blows(&next, unit)
        }
        _ => Vec::new(),
    }
}

fn shot(attacker: UnitId, target: UnitId, dice: u8, sum: Sum) -> Group {
    Group { attacker, target, dice, sum, needed: sum.sum(), wounds_on: None, saves_on: None }
}

/// Everything that is struck in the combat of a unit.
fn blows(game: &Battle, unit: UnitId) -> Vec<Group> {
    let mut groups = Vec::new();
    for body in game.combat_of(unit).iter() {
        game.blow_previews(body, |preview| {
            groups.push(Group {
                attacker: preview.blows.by,
                target: preview.blows.target,
                dice: preview.dice,
                sum: preview.sum,
                needed: preview.needed.into(),
                wounds_on: Some(preview.wounds_on),
                saves_on: Some(preview.saves_on),
            });
        });
    }
    groups
}

fn attack(game: &Battle, group: &Group, names: &Names, words: &Words) -> Attack {
    let (chances, faces) = chances(game, group.needed);
    let mut args = vec![
        ("attacker", name_of(names, group.attacker).into()),
        ("target", name_of(names, group.target).into()),
        ("dice", group.dice.into()),
    ];
    let key = match (group.wounds_on, group.saves_on) {
        (Some(wounds), Some(saves)) => {
            args.extend([("wounds", wounds.into()), ("saves", saves.into())]);
            "wh-attack-blows"
        }
        _ => "wh-attack-shots",
    };
    Attack {
        attacker: group.attacker.0,
        target: group.target.0,
        supporters: Vec::new(),
        text: words.text(key, &args),
        terms: terms(&group.sum, names, words),
        total: group.needed,
        chances,
        faces,
    }
}

/// Out of six faces; from 7 on a 6 has to be followed by a second roll, if the switch allows it (WH-03-G6).
fn chances(game: &Battle, needed: i16) -> (u8, u8) {
    match needed {
        ..=2 => (5, 6),
        3..=6 => ((7 - needed) as u8, 6),
        7..=9 if game.stage().switches.to_hit_7_plus => ((10 - needed) as u8, 36),
        _ => (0, 6),
    }
}
