//! The card of a unit: of a profile or plain, with the values that the case replaces.

use super::{Placed, placed};
use crate::demonworld::format::*;
use demonworld::{
    Band, Card, Class, Figures, Items, MeleeKind, MeleeWeapon, Permits, RangedWeapon, Standard, Swamp,
};
use toml::Spanned;
use wire::demonworld::data::Data;

/// Larger than any value of a card, so that sums cannot overflow.
const LARGEST: u8 = 100;

/// More stars than any commander has (DW-10-02).
const MOST_STARS: u8 = 4;

/// The card that a unit has where the case says nothing else.
const PLAIN: Card = Card {
    class: Class::Infantry,
    size: 2,
    armour_ranged: 0,
    armour_melee: 2,
    points_move: 24,
    points_skirmish: 12,
    points_attack: 18,
    manoeuvres: 2,
    initiative: 2,
    charge_bonus: 0,
    ranged: None,
    melee: [Some(MeleeWeapon { kind: MeleeKind::HandWeapon, against_infantry: 8, against_cavalry: 8 }), None],
    points: 100,
    standard: Standard {
        hit_points: 1,
        skill_ranged: 0,
        skill_melee: 0,
        morale_a: 0,
        morale_b: i8::MAX,
        fear: 1,
        figures: Figures::NONE,
        permits: Permits::NONE,
        stars: 0,
        control: 0,
        swamp: Swamp::Impassable,
        attacks: 1,
        regenerates: 0,
        close_order: false,
        items: Items::NONE,
        item_points: 0,
    },
};

pub(super) fn card(at: usize, unit: &Unit) -> Result<Card, Placed> {
    let mut card = match &unit.profile {
        None => PLAIN,
        Some(written) => profile(written)?.0,
    };
    let part = &unit.card;
    replace(&mut card.class, part.class.map(Into::into));
    replace(&mut card.size, part.size);
    replace(&mut card.armour_ranged, part.armour_ranged);
    replace(&mut card.armour_melee, part.armour_melee);
    replace(&mut card.points_move, part.points_move);
    replace(&mut card.points_skirmish, part.points_skirmish);
    replace(&mut card.points_attack, part.points_attack);
    replace(&mut card.manoeuvres, part.manoeuvres);
    replace(&mut card.initiative, part.initiative);
    replace(&mut card.charge_bonus, part.charge_bonus);
    replace(&mut card.points, part.points);
    if let Some(weapons) = &part.melee {
        card.melee = match weapons.get_ref().as_slice() {
            [only] => [Some(melee_weapon(only)), None],
            [first, second] => [Some(melee_weapon(first)), Some(melee_weapon(second))],
            _ => return Err(placed(weapons.span().start, "melee: give one or two weapons")),
        };
    }
    match part.ranged.as_ref().map(|ranged| (ranged.span().start, ranged.get_ref())) {
        None => {}
        Some((_, RangedChoice::Without(WithoutWeapon::None))) => card.ranged = None,
        Some((at, RangedChoice::With(weapon))) => card.ranged = Some(ranged_weapon(at, weapon)?),
    }
    standard(&mut card.standard, part);
    match fault(&card, unit) {
        Some(reason) => Err(placed(at, format!("unit \"{}\": {reason}", unit.name.get_ref()))),
        None => Ok(card),
    }
}

fn replace<T: Copy>(value: &mut T, by: Option<T>) {
    *value = by.unwrap_or(*value);
}

/// What only the standard game uses.
fn standard(standard: &mut Standard, part: &CardPart) {
    replace(&mut standard.hit_points, part.hit_points);
    replace(&mut standard.skill_ranged, part.skill_ranged);
    replace(&mut standard.skill_melee, part.skill_melee);
    replace(&mut standard.morale_a, part.morale.map(|[a, _]| a));
    replace(&mut standard.morale_b, part.morale.map(|[_, b]| b));
    replace(&mut standard.fear, part.fear);
    replace(&mut standard.figures, part.figures.as_deref().map(SpecialName::set));
    replace(&mut standard.permits, part.formations.as_deref().map(PermitName::set));
    replace(&mut standard.stars, part.stars);
    replace(&mut standard.control, part.control);
    replace(&mut standard.swamp, part.swamp.map(Into::into));
    replace(&mut standard.attacks, part.attacks);
    replace(&mut standard.regenerates, part.regenerates);
    replace(&mut standard.close_order, part.close_order);
    replace(&mut standard.items, part.items.as_deref().map(ItemName::set));
    replace(&mut standard.item_points, part.item_points);
}

/// What no card can say.
fn fault(card: &Card, unit: &Unit) -> Option<String> {
    let standard = &card.standard;
    let morale = unit.card.morale.unwrap_or_default();
    let values = [
        card.size,
        card.armour_ranged,
        card.armour_melee,
        card.points_move,
        card.points_skirmish,
        card.points_attack,
        card.manoeuvres,
        card.charge_bonus,
        card.initiative.unsigned_abs(),
        unit.melee_rounds,
        standard.hit_points,
        standard.skill_ranged,
        standard.skill_melee,
        morale[0].unsigned_abs(),
        morale[1].unsigned_abs(),
        standard.fear,
        standard.control,
        standard.regenerates,
    ];
    if values.iter().any(|&value| LARGEST < value) {
        return Some(format!("a value is above {LARGEST}"));
    }
    if MOST_STARS < standard.stars {
        return Some(format!("nobody has more than {MOST_STARS} stars"));
    }
    if !(1..=2).contains(&standard.attacks) {
        return Some("an element has one or two attacks".to_string());
    }
    None
}

fn melee_weapon(part: &MeleePart) -> MeleeWeapon {
    let against_cavalry = part.against_cavalry.unwrap_or(part.strength);
    MeleeWeapon { kind: part.kind.into(), against_infantry: part.strength, against_cavalry }
}

fn ranged_weapon(at: usize, part: &RangedPart) -> Result<RangedWeapon, Placed> {
    let band = |(hexes, strength)| Band { hexes, strength };
    let bands = match *part.bands.as_slice() {
        [only] => [band(only), band(only)],
        [near, far] => [band(near), band(far)],
        _ => return Err(placed(at, "bands: give one or two of [up to hexes, strength]")),
    };
    Ok(RangedWeapon { kind: part.kind.into(), bands })
}

/// The card of a profile of the data files and its number of elements.
pub(super) fn profile(profile: &Spanned<String>) -> Result<(Card, u8), Placed> {
    let at = profile.span().start;
    let data = Data::builtin().map_err(|fault| placed(at, fault.to_string()))?;
    match data.profile(profile.get_ref()) {
        Some(found) => Ok((found.card(), found.elements.value)),
        None => {
            let known: Vec<&str> = data.profiles.iter().map(|profile| profile.id()).collect();
            let reason =
                format!("there is no profile \"{}\"; there are {}", profile.get_ref(), known.join(", "));
            Err(placed(at, reason))
        }
    }
}
