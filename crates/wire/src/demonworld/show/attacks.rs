//! Target numbers before the dice fall: of attacks that an action declares or resolves, and of the blows that a move
//! into contact would allow.

use super::super::Demonworld;
use super::super::names::names;
use super::super::preview::{Declared, declared};
use super::choice::{after, ghosts, new_contacts};
use super::table::word_of;
use crate::show::{Attack, TermNow};
use crate::words::{Names, Words};
use ::demonworld::{Battle, ElementId, Legal, Step};
use ::table::{Game, Side};

/// The attacks of the last of several actions. `start` is the battle before the first of them, `game` before the last.
pub(super) fn attacks(
    system: &Demonworld,
    start: &Battle,
    game: &Battle,
    legal: Legal,
    words: &Words,
) -> Vec<Attack> {
    let names = names(system, start, words.lang());
    let attacks = match game.step() {
        Step::Segment { .. }
        | Step::Lead { .. }
        | Step::Move { .. }
        | Step::React { .. }
        | Step::Complete { .. } => coming_blows(start, game, legal),
        _ => declared(game, legal),
    };
    attacks.iter().map(|attack| attack_now(attack, &names, words)).collect()
}

/// The blows that the new contacts would allow in the coming melee, those of the mover first.
fn coming_blows(start: &Battle, game: &Battle, legal: Legal) -> Vec<Declared> {
    let (side, _) = Battle::action(&legal);
    let Some(unit) = game.living_units(side).next() else {
        return Vec::new();
    };
    let after = after(game, legal, unit).game;
    let pairs = new_contacts(start, &after, &ghosts(start, &after));
    let blows = |striking: Side| {
        let after = &after;
        pairs.iter().filter_map(move |&[a, b]| {
            let (striker, target) = match striking {
                Side::A => (ElementId(a), ElementId(b)),
                Side::B => (ElementId(b), ElementId(a)),
            };
            if !after.frontal_enemies(striker).any(|enemy| enemy == target) {
                return None;
            }
            let sum = after.blow_sum(striker, target, 0)?;
            Some(Declared { attacker: striker, target, supporters: Vec::new(), sum })
        })
    };
    blows(side).chain(blows(side.enemy())).collect()
}

fn attack_now(attack: &Declared, names: &Names, words: &Words) -> Attack {
    let name = |element: ElementId| names.elements.get(element.index()).map_or("", String::as_str);
    let total = attack.sum.sum();
    Attack {
        attacker: attack.attacker.0,
        target: attack.target.0,
        supporters: attack.supporters.iter().map(|element| element.0).collect(),
        text: words.text(
            "attack-of",
            &[("attacker", name(attack.attacker).into()), ("target", name(attack.target).into())],
        ),
        terms: attack
            .sum
            .terms()
            .map(|term| TermNow {
                label: words.term(&word_of(&term.label), names),
                rule: term.rule.to_string(),
                value: term.value,
            })
            .collect(),
        total,
        chances: attack.chances(),
        faces: 20,
    }
}
