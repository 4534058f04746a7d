//! Cards of every kind.

use demonworld::{
    Band, Card, Class, Figures, Gear, Items, MeleeKind, MeleeWeapon, Permits, RangedKind, RangedWeapon,
    Standard, Swamp,
};
use table::Rng;

fn melee(kind: MeleeKind, against_infantry: u8, against_cavalry: u8) -> Option<MeleeWeapon> {
    Some(MeleeWeapon { kind, against_infantry, against_cavalry })
}

fn foot(kind: MeleeKind, strength: u8) -> Card {
    Card {
        class: Class::Infantry,
        size: 2,
        armour_ranged: 2,
        armour_melee: 4,
        points_move: 16,
        points_skirmish: 8,
        points_attack: 12,
        manoeuvres: 2,
        initiative: 2,
        charge_bonus: 0,
        ranged: None,
        melee: [melee(kind, strength, strength), None],
        points: 150,
        standard: Standard::default(),
    }
}

fn shooters(kind: RangedKind, near: (u8, u8), far: (u8, u8)) -> Card {
    let band = |(hexes, strength)| Band { hexes, strength };
    let ranged = Some(RangedWeapon { kind, bands: [band(near), band(far)] });
    Card { ranged, armour_ranged: 0, armour_melee: 1, points: 80, ..foot(MeleeKind::HandWeapon, 7) }
}

fn riders(kind: MeleeKind, strength: u8) -> Card {
    let melee = [melee(kind, strength, strength), melee(MeleeKind::HandWeapon, 9, 9)];
    let (points_move, points_skirmish, points_attack) = (24, 12, 18);
    let card = foot(kind, strength);
    Card {
        class: Class::Cavalry,
        size: 3,
        charge_bonus: 3,
        points_move,
        points_skirmish,
        points_attack,
        melee,
        ..card
    }
}

/// One card of every kind of troops the introductory game knows.
pub fn cards() -> [Card; 16] {
    let spears = Card { melee: [melee(MeleeKind::Spear, 8, 10), None], ..foot(MeleeKind::Spear, 8) };
    let pikes = Card { melee: [melee(MeleeKind::Pike, 8, 9), None], ..foot(MeleeKind::Pike, 8) };
    let horse_archers = Card { class: Class::Cavalry, size: 3, ..shooters(RangedKind::Bow, (9, 4), (9, 4)) };
    let throwers = Card {
        melee: [melee(MeleeKind::Javelin, 7, 7), None],
        ..shooters(RangedKind::Javelin, (2, 4), (4, 3))
    };
    [
        foot(MeleeKind::HandWeapon, 8),
        // The introductory game gives every unit two manoeuvres, whatever its card says (DW-05-06).
        Card { manoeuvres: 1, ..foot(MeleeKind::TwoHanded, 11) },
        foot(MeleeKind::TwoHandWeapons, 10),
        foot(MeleeKind::Improvised, 6),
        foot(MeleeKind::Natural, 9),
        spears,
        pikes,
        riders(MeleeKind::Lance, 10),
        // A lancer without a second weapon has none from the second round on (DW-02-G5).
        Card { melee: [melee(MeleeKind::Lance, 10, 10), None], ..riders(MeleeKind::Lance, 10) },
        horse_archers,
        throwers,
        shooters(RangedKind::Sling, (6, 3), (6, 3)),
        shooters(RangedKind::Bow, (9, 4), (9, 4)),
        shooters(RangedKind::Longbow, (12, 5), (12, 5)),
        shooters(RangedKind::Crossbow, (6, 6), (9, 5)),
        Card { size: 1, ..shooters(RangedKind::Arquebus, (4, 7), (7, 3)) },
    ]
}

/// A card of the standard game: one of the above with values at random.
pub(super) fn standard_card(rng: &mut Rng) -> Card {
    let cards = cards();
    let mut card = cards[rng.below(cards.len() as u32) as usize];
    card.manoeuvres = 1 + rng.below(3) as u8;
    card.size = if rng.one_in(4) { 1 + rng.below(3) as u8 } else { card.size };
    card.initiative = 1 + rng.below(4) as i8;
    let any = |rng: &mut Rng, most: u32| if rng.one_in(3) { rng.below(most + 1) as u8 } else { 0 };
    let morale_a = 3 + rng.below(10) as i8;
    card.standard = Standard {
        hit_points: 1 + any(rng, 2),
        skill_ranged: any(rng, 3),
        skill_melee: any(rng, 3),
        morale_a,
        morale_b: morale_a + 2 + rng.below(8) as i8,
        fear: 1 + any(rng, 3),
        figures: Figures(rng.below(8) as u8),
        permits: permits(rng),
        stars: 0,
        control: 0,
        swamp: swamp(rng),
        attacks: 1 + u8::from(rng.one_in(8)),
        regenerates: u8::from(rng.one_in(8)),
        close_order: rng.one_in(4),
        items: Items::NONE,
        item_points: 0,
    };
    card
}

/// DW-26-08 to DW-26-13: a weapon, armour or the like.
pub(super) fn any_gear(card: &Card, rng: &mut Rng) -> Gear {
    let kind = MeleeKind::HandWeapon;
    match rng.below(6) {
        0 => {
            let band = Band { hexes: 6, strength: 5 };
            Gear::Ranged(RangedWeapon { kind: RangedKind::Bow, bands: [band; 2] })
        }
        // One of two hand weapons is replaced by commanders only.
        1 => Gear::Melee { kind, strength: 8, beside_another: card.is_commander() },
        2 => Gear::Melee { kind, strength: 8, beside_another: false },
        3 => Gear::Strength(1),
        4 => Gear::Armour(2),
        _ => Gear::Shield(1),
    }
}

/// DW-13-01: a horde has no other formation.
fn permits(rng: &mut Rng) -> Permits {
    if rng.one_in(5) { Permits::HORDE } else { Permits(rng.below(8) as u8) }
}

fn swamp(rng: &mut Rng) -> Swamp {
    match rng.below(8) {
        0 => Swamp::Open,
        1 => Swamp::Difficult,
        2 => Swamp::Rough,
        _ => Swamp::Impassable,
    }
}

/// A commander or hero.
pub(super) fn commander(rng: &mut Rng) -> Card {
    let mut card = standard_card(rng);
    let points = [12, 18, 24, 40][rng.below(4) as usize];
    (card.points_move, card.points_skirmish, card.points_attack) = (points, points, points);
    card.manoeuvres = 0;
    let stars = 1 + rng.below(4) as u8;
    card.standard = Standard {
        hit_points: 1 + rng.below(3) as u8,
        figures: Figures::NONE,
        permits: Permits::NONE,
        stars,
        control: if stars == 1 { 0 } else { 4 + rng.below(6) as u8 },
        // DW-26-06: now and then something of his own by his description.
        items: if rng.one_in(4) { Items::BUILT_IN } else { Items::NONE },
        ..card.standard
    };
    card
}
