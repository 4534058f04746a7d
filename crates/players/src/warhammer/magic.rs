//! Spells and their dispelling.

use super::judge::{value_of_wound, wound};
use super::plain;
use crate::Reason;
use table::{Game, Side};
use warhammer::{Action, Aim, Battle, INCH, Spell, SpellKind, Traits, UnitId};

/// Chances of 36 that a spell should have before it is tried.
const LIKELY: u8 = 20;

/// Chances of 36 with which a spell is worth dispelling.
const WORTH_A_TRY: u8 = 6;

/// The spell that should do most, if any does.
pub(super) fn cast(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let mut best: Option<(i32, Action, Reason)> = None;
    for wizard in
        battle.units().filter(|&unit| battle.side(unit) == side && battle.card(unit).magic_level != 0)
    {
        for spell in battle.card(wizard).spells.iter() {
            for target in battle.on_table(Side::A).chain(battle.on_table(Side::B)) {
                let worth = worth(battle, side, wizard, spell, target);
                if worth <= 0 || best.is_some_and(|(most, ..)| worth <= most) {
                    continue;
                }
                if let Some(action) = spend(battle, side, wizard, spell, target) {
                    let (unit, target) = (Some(wizard.0), Some(target.0));
                    best = Some((worth, action, Reason { key: "cast", value: worth, unit, target }));
                }
            }
        }
    }
    best.map(|(_, action, reason)| (action, reason))
}

/// As few extra points as make it likely, or as many as there are.
fn spend(battle: &Battle, side: Side, wizard: UnitId, spell: Spell, target: UnitId) -> Option<Action> {
    let aim = match spell {
        Spell::StoneHail => Aim::Point(battle.unit(target).hull.centre()),
        _ => Aim::Unit(target),
    };
    let action = |extra: u8| Action::Cast { wizard, spell, aim, extra };
    let most = battle.card(wizard).magic_level;
    let enough = (0..=most).find(|&extra| LIKELY <= battle.cast_chance(wizard, spell, extra)).unwrap_or(most);
    (0..=enough).rev().map(action).find(|&action| battle.check(side, action).is_ok())
}

/// What the spell would be worth, in points.
fn worth(battle: &Battle, side: Side, wizard: UnitId, spell: Spell, target: UnitId) -> i32 {
    let (own, state) = (battle.side(target) == side, battle.unit(target));
    let distance = (battle.distance(wizard, target) + INCH / 2) / INCH * INCH;
    if spell.range() < distance || own != (spell.kind() == SpellKind::Help) {
        return 0;
    }
    let points = i32::from(battle.card(target).points);
    let harm = |hits: i32, strength: u8| {
        hits * wound(battle, target, strength) / 1000 * value_of_wound(battle, target) / 1_000_000
    };
    let fights = battle.is_fighting(target);
    match spell {
        Spell::SparkDart => harm(3500, 3),
        Spell::SheetOfFlame => harm(7000, 4),
        Spell::ThunderLance => harm(1500, 6),
        Spell::StoneHail if !fights => harm(3000, 4),
        Spell::WhisperOfDread if !battle.has(target, Traits::IMMUNE) => points / 5,
        Spell::LeadenLimbs if !state.spells.has(spell) => points / 12,
        Spell::IronSkin | Spell::BloodSong if fights && !state.spells.has(spell) => points / 10,
        Spell::VeilOfMist if !fights && !state.spells.has(spell) => points / 20,
        Spell::SteadyHearts if battle.is_fleeing(target) => points / 2,
        Spell::CallTheFallen if state.models < battle.card(target).models => points / 8,
        _ => 0,
    }
}

/// Everything against what hurts.
pub(super) fn dispel(battle: &Battle, side: Side) -> Option<(Action, Reason)> {
    let likely = |points: &u8| battle.dispel_chance(*points).is_some_and(|chances| WORTH_A_TRY <= chances);
    let tries = [3, 2, 1].into_iter().filter(likely).map(|points| Action::Dispel { points });
    let action = tries.into_iter().find(|&action| battle.check(side, action).is_ok())?;
    Some(plain(action, "dispel"))
}
