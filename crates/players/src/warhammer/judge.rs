//! What a fight would be worth, reckoned from the cards: expected wounds on both sides, then the points of the combat result.
//! Everything is in thousandths.

use warhammer::{
    Battle, Category, Edge, Flags, INCH, Kind, Melee, Mil, NEVER, Profile, Traits, UnitId, to_wound,
};

/// A whole point of combat result.
pub(super) const POINT: i32 = 1000;

/// What came of a round that was only imagined.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Round {
    /// Wounds dealt and taken.
    pub dealt: i32,
    pub taken: i32,
    /// Points of combat result ahead.
    pub ahead: i32,
}

/// Who has charged in the round that is imagined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Onset {
    /// The unit itself.
    Own,
    /// Its enemy.
    Theirs,
    /// Nobody any more.
    Over,
}

/// How a round of `unit` against `enemy` would go if it touched that side of the enemy.
pub(super) fn round(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, onset: Onset) -> Round {
    let (own, theirs) = (onset == Onset::Own, onset == Onset::Theirs);
    // Few strike back from the flank or the rear.
    let back = |blows: i32| if edge == Edge::Front || battle.is_single(enemy) { blows } else { blows / 3 };
    // Whoever is struck down does not strike back.
    let (dealt, taken) = if strikes_before(battle, unit, enemy, onset) {
        let dealt = blows(battle, unit, enemy, edge, own, 0);
        (dealt, back(blows(battle, enemy, unit, Edge::Front, theirs, dealt)))
    } else {
        let taken = back(blows(battle, enemy, unit, Edge::Front, theirs, 0));
        (blows(battle, unit, enemy, edge, own, taken), taken)
    };
    let standard = |unit| POINT * i32::from(battle.has_standard(unit));
    let flanked = edge != Edge::Front && 5 <= battle.unit_strength(unit);
    let theirs = standard(enemy) + if flanked { 0 } else { ranks(battle, enemy, dealt) };
    let side = match edge {
        _ if !flanked => 0,
        Edge::Rear => 2 * POINT,
        Edge::Left | Edge::Right => POINT,
        Edge::Front => 0,
    };
    Round { dealt, taken, ahead: dealt - taken + standard(unit) + ranks(battle, unit, taken) + side - theirs }
}

/// WH-04-11: what the ranks of the unit count once it has lost so many wounds.
fn ranks(battle: &Battle, unit: UnitId, lost: i32) -> i32 {
    let bonus = POINT * i32::from(battle.rank_bonus(unit));
    if bonus == 0 {
        return 0;
    }
    let (card, state) = (battle.card(unit), battle.unit(unit));
    let models = POINT * i32::from(state.models) - lost / i32::from(card.profile.w.max(1));
    bonus.min(models / i32::from(state.files.max(1)) - POINT).max(0)
}

/// WH-04-03, WH-04-G8: whether the unit strikes before the enemy.
fn strikes_before(battle: &Battle, unit: UnitId, enemy: UnitId, onset: Onset) -> bool {
    let last = |unit| weapon(battle, unit, false) == Melee::DoubleHanded;
    match (last(unit), last(enemy), onset) {
        (true, false, _) => false,
        (false, true, _) => true,
        (_, _, Onset::Own) => true,
        (_, _, Onset::Theirs) => false,
        (_, _, Onset::Over) => battle.card(enemy).profile.i <= battle.card(unit).profile.i,
    }
}

/// The weapon a unit would choose.
fn weapon(battle: &Battle, unit: UnitId, charging: bool) -> Melee {
    let card = battle.card(unit);
    let mounted = card.mount.is_some();
    let order = [
        Melee::Lance,
        Melee::DoubleHanded,
        Melee::Halberd,
        Melee::AdditionalHandWeapon,
        Melee::Flail,
        Melee::Spear,
    ];
    let useful = |weapon: &Melee| match weapon {
        Melee::Lance => charging && mounted,
        Melee::Spear => charging == mounted,
        _ => true,
    };
    order.into_iter().filter(useful).find(|&weapon| card.arms.has(weapon)).unwrap_or(Melee::HandWeapon)
}

/// Wounds that the models of a unit deal on that side of the enemy, `lost` of their own wounds having been lost before.
fn blows(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge, charging: bool, lost: i32) -> i32 {
    let card = battle.card(unit);
    if battle.is_fleeing(unit) {
        return 0;
    }
    let weapon = weapon(battle, unit, charging);
    let first = battle.is_first_round(unit, enemy);
    let bonus = match weapon {
        Melee::Halberd => 1,
        Melee::DoubleHanded => 2,
        Melee::Flail if first => 2,
        Melee::Lance if charging => 2,
        Melee::Spear if charging && card.mount.is_some() => 1,
        _ => 0,
    };
    let front = contact(battle, unit, enemy, edge);
    let fallen = lost / i32::from(card.profile.w.max(1));
    let models = (POINT * front - fallen).max(0);
    let extra = i32::from(weapon == Melee::AdditionalHandWeapon);
    let frenzy = if battle.is_frenzied(unit) { 2 } else { 1 };
    let own = strike(battle, enemy, card.profile, card.profile.s + bonus);
    let mut wounds = models / 1000 * (i32::from(card.profile.a) * frenzy + extra) * own
        + models % 1000 * (i32::from(card.profile.a) * frenzy + extra) * own / 1000;
    if weapon == Melee::Spear && !charging && card.mount.is_none() && edge == Edge::Front {
        wounds += models * own / 1000;
    }
    if let Some(mount) = card.mount {
        let charge = if mount.boar && charging { 2 } else { 0 };
        wounds += models
            * i32::from(mount.profile.a)
            * strike(battle, enemy, mount.profile, mount.profile.s + charge)
            / 1000;
    }
    if let Some(body) = card.chariot {
        let crew = Profile { a: 1, ..card.profile };
        wounds = i32::from(body.crew * body.crew_attacks) * strike(battle, enemy, crew, crew.s);
        let steed = Profile { ws: body.steed_ws, s: body.steed_s, ..card.profile };
        wounds += i32::from(body.steeds * body.steed_attacks) * strike(battle, enemy, steed, steed.s);
        if charging {
            wounds += 3500 * wound(battle, enemy, body.s) / 1000;
        }
    }
    let characters = battle.characters_in(unit).map(|character| {
        let card = battle.card(character);
        i32::from(card.profile.a) * strike(battle, enemy, card.profile, card.profile.s)
    });
    let all = wounds + characters.sum::<i32>();
    all.min(POINT * wounds_left(battle, enemy))
}

/// Expected wounds of one blow.
fn strike(battle: &Battle, enemy: UnitId, striker: Profile, strength: u8) -> i32 {
    let theirs = battle.card(enemy).profile.ws;
    let hits = if battle.is_fleeing(enemy) || theirs < striker.ws {
        4
    } else if 2 * striker.ws < theirs {
        2
    } else {
        3
    };
    hits * wound(battle, enemy, strength) / 6
}

/// Expected wounds of one hit.
pub(super) fn wound(battle: &Battle, enemy: UnitId, strength: u8) -> i32 {
    let card = battle.card(enemy);
    let toughness = card.chariot.map_or(card.profile.t, |body| body.t);
    let needed = to_wound(strength, toughness);
    if needed == NEVER {
        return 0;
    }
    let (save, _) = battle.save_of(enemy, strength, None, true);
    let unsaved = i32::from(save.min(NEVER)) - 1;
    let regenerates = if battle.has(enemy, Traits::REGENERATION) { 2 } else { 1 };
    1000 * (7 - i32::from(needed)) * unsaved / 36 / regenerates
}

/// How many models of the unit would touch that side of the enemy.
fn contact(battle: &Battle, unit: UnitId, enemy: UnitId, edge: Edge) -> i32 {
    if battle.is_machine(unit) {
        return battle.unit(unit).models.into();
    }
    let (mine, theirs) = (battle.rect(unit), battle.rect(enemy));
    let length = match edge {
        Edge::Front | Edge::Rear => theirs.width,
        Edge::Left | Edge::Right => theirs.depth,
    };
    let base = battle.card(unit).base[0].max(1);
    let along: Mil = length / base + 2;
    let models = battle.unit(unit).models;
    (mine.width / base).min(along).min(models.into())
}

fn wounds_left(battle: &Battle, unit: UnitId) -> i32 {
    let card = battle.card(unit);
    let each = card.chariot.map_or(card.profile.w, |body| body.w).max(1);
    let full = i32::from(battle.unit(unit).models) * i32::from(each);
    let own = if battle.is_machine(unit) { full } else { full - i32::from(battle.unit(unit).wounds) };
    own.max(1)
        + battle.characters_in(unit).map(|character| i32::from(battle.card(character).profile.w)).sum::<i32>()
}

/// What a model, and its wounds, are worth in points, for comparing targets.
pub(super) fn value_of_wound(battle: &Battle, unit: UnitId) -> i32 {
    let card = battle.card(unit);
    i32::from(card.points) * 1000 / (i32::from(card.models.max(1)) * i32::from(card.profile.w.max(1)))
}

/// How far the unit could charge.
pub(super) fn threat(battle: &Battle, unit: UnitId) -> Mil {
    if battle.is_machine(unit) || battle.is_fleeing(unit) || battle.is_fighting(unit) {
        return 0;
    }
    if battle.has(unit, Traits::FLY) { 24 * INCH } else { 2 * battle.pace(unit) }
}

/// Whether the unit is there to shoot rather than to fight.
pub(super) fn is_shooter(battle: &Battle, unit: UnitId) -> bool {
    let card = battle.card(unit);
    card.engine.is_some() || card.missile.is_some_and(|weapon| 8 * INCH < weapon.range())
}

/// Somebody who should not fight: lone wizards, machines.
pub(super) fn is_frail(battle: &Battle, unit: UnitId) -> bool {
    let card = battle.card(unit);
    card.kind == Kind::Machine || card.category == Category::Character && card.magic_level != 0
}

/// Whether it has done what it can in this turn.
pub(super) fn is_spent(battle: &Battle, unit: UnitId) -> bool {
    battle.unit(unit).flags.has(Flags::DONE_MOVING)
}
