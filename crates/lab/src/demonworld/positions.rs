//! Close positions at random: all arms, all phases, all house rules, so that even rare rules are applied.

use demonworld::{
    Band, Board, Card, Class, Facing, Hex, HouseRules, MeleeKind, MeleeWeapon, Order, RangedKind,
    RangedWeapon, Setup, Start, UnitSetup, ranks,
};
use table::{BySide, Rng, Side};

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

/// A position with up to three units on each side, close together, anywhere in a round. Always a valid set-up.
pub fn skirmish(rng: &mut Rng) -> Setup {
    let starts = [Start::Command, Start::FirstRanged, Start::Movement, Start::SecondRanged, Start::Melee];
    let mut setup = Setup {
        board: Board { rows: 15, columns: 34 },
        zones: BySide::default(),
        units: Vec::new(),
        house: HouseRules { round_limit: rng.below(3) as u8 * 4, strict_range: rng.one_in(2) },
        start: starts[rng.below(5) as usize],
        round: 1 + rng.below(4) as u16,
        rules: Vec::new(),
    };
    // Where a side would have set up tells which way it looks.
    setup.zones.a = vec![(13, 0, 34)];
    setup.zones.b = vec![(1, 0, 34)];
    for side in Side::BOTH {
        for _ in 0..1 + rng.below(3) {
            add_unit(&mut setup, side, rng);
        }
    }
    if matches!(setup.start, Start::FirstRanged | Start::Movement) {
        note_old_melees(&mut setup, rng);
    }
    setup
}

fn add_unit(setup: &mut Setup, side: Side, rng: &mut Rng) {
    let cards = cards();
    let card = cards[rng.below(cards.len() as u32) as usize];
    let n = 1 + rng.below(10) as u8;
    let ahead = if side == Side::A { Facing::NORTH } else { Facing::SOUTH };
    loop {
        let hex = Hex::new(rng.below(12) as i8 + 4, rng.below(9) as i8 + 3);
        let facing = if rng.one_in(3) { Facing::ALL[rng.below(6) as usize] } else { ahead };
        let posts = ranks(hex, facing, 1 + rng.below(n.into()) as u8, n);
        let taken = |hex: Hex| setup.units.iter().any(|unit| unit.posts.iter().any(|post| post.0 == hex));
        if posts.as_slice().iter().any(|&(hex, _)| !setup.board.contains(hex) || taken(hex)) {
            continue;
        }
        let mut unit = UnitSetup::new(side, card, n);
        unit.posts = posts.as_slice().to_vec();
        if rng.one_in(6) {
            let turned = rng.below(n.into()) as usize;
            unit.posts[turned].1 = facing.turned(1);
        }
        if setup.start != Start::Command {
            unit.order = rng.pick(&Order::ALL);
        }
        return setup.units.push(unit);
    }
}

/// Contact before the movement phase can only stem from earlier rounds.
fn note_old_melees(setup: &mut Setup, rng: &mut Rng) {
    let places: Vec<(Side, Hex)> =
        setup.units.iter().flat_map(|unit| unit.posts.iter().map(|post| (unit.side, post.0))).collect();
    for unit in &mut setup.units {
        let touches =
            |hex: Hex| places.iter().any(|&(side, other)| side != unit.side && other.is_adjacent(hex));
        if unit.posts.iter().any(|post| touches(post.0)) {
            unit.in_melee = true;
            unit.order = None;
            unit.melee_rounds = rng.below(2) as u8;
        }
    }
}
