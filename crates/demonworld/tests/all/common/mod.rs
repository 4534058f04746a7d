//! Positions and helpers for the tests of this crate.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helpers of tests; each test binary uses its own part"
)]

use demonworld::*;
use table::{BySide, FastDice, Game, Rng, Side};

pub fn weapon(kind: MeleeKind, strength: u8) -> Option<MeleeWeapon> {
    Some(MeleeWeapon { kind, against_infantry: strength, against_cavalry: strength })
}

/// A plain unit of foot: hand weapon 8, armour 2 / 4, 16 / 8 / 12 movement points.
pub fn foot() -> Card {
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
        melee: [weapon(MeleeKind::HandWeapon, 8), None],
        points: 150,
        standard: Standard { morale_a: 9, morale_b: 14, ..Standard::default() },
    }
}

pub fn archers() -> Card {
    let bow = RangedWeapon { kind: RangedKind::Bow, bands: [Band { hexes: 9, strength: 4 }; 2] };
    Card { ranged: Some(bow), points: 70, ..foot() }
}

pub fn arquebusiers() -> Card {
    let bands = [Band { hexes: 4, strength: 7 }, Band { hexes: 7, strength: 3 }];
    Card { ranged: Some(RangedWeapon { kind: RangedKind::Arquebus, bands }), size: 1, ..foot() }
}

pub fn lancers() -> Card {
    Card {
        class: Class::Cavalry,
        size: 3,
        charge_bonus: 3,
        points_move: 24,
        points_attack: 18,
        points_skirmish: 12,
        melee: [weapon(MeleeKind::Lance, 10), weapon(MeleeKind::HandWeapon, 9)],
        ..foot()
    }
}

pub fn pikes() -> Card {
    let pike = MeleeWeapon { kind: MeleeKind::Pike, against_infantry: 8, against_cavalry: 9 };
    Card { melee: [Some(pike), None], ..foot() }
}

/// The first game with every kind of troops the introductory rules know.
pub fn all_arms() -> Setup {
    let unit = |side, card, n| UnitSetup::new(side, card, n);
    let board = Board::new(15, 34).unwrap();
    Setup {
        board,
        ground: Ground::plain(board),
        bases: BySide::new(Border::South, Border::North),
        goal: Goal::Annihilation,
        area: Vec::new(),
        objectives: Vec::new(),
        army_size: None,
        builder: None,
        zones: BySide::new(
            vec![(11, 0, 34), (12, 0, 33), (13, 0, 34)],
            vec![(1, 0, 34), (2, 0, 33), (3, 0, 34)],
        ),
        units: vec![
            unit(Side::A, foot(), 10),
            unit(Side::A, lancers(), 6),
            unit(Side::A, arquebusiers(), 10),
            unit(Side::B, pikes(), 10),
            unit(Side::B, archers(), 8),
            unit(Side::B, foot(), 3),
        ],
        house: HouseRules::default(),
        start: Start::Deploy,
        round: 1,
        rules: Vec::new(),
    }
}

pub fn first_game() -> Setup {
    let mut setup = all_arms();
    let two = |strength| [weapon(MeleeKind::TwoHanded, strength), None];
    setup.units = vec![
        UnitSetup::new(Side::A, foot(), 10),
        UnitSetup::new(Side::A, Card { melee: two(11), points_attack: 18, points_move: 24, ..foot() }, 10),
        UnitSetup::new(Side::B, Card { melee: two(11), ..foot() }, 10),
        UnitSetup::new(Side::B, Card { melee: [weapon(MeleeKind::TwoHandWeapons, 10), None], ..foot() }, 8),
    ];
    setup
}

/// A commander who fights on foot.
pub fn commander(stars: u8) -> Card {
    let control = if 1 < stars { 12 } else { 0 };
    let standard = Standard { stars, control, hit_points: 3, skill_melee: 1, ..Standard::default() };
    Card { points_skirmish: 16, points_attack: 16, manoeuvres: 0, initiative: 3, standard, ..foot() }
}

/// The same set-up with chapters of the standard game, every combination in turn: figures, formations and morale on the
/// cards, commanders, wild ground.
pub fn with_chapters(mut setup: Setup, seed: u64) -> Setup {
    let mut rng = Rng::new(seed);
    setup.house.modules = Modules((seed % 32) as u8);
    for unit in &mut setup.units {
        let standard = &mut unit.card.standard;
        standard.figures = Figures(rng.below(8) as u8);
        standard.permits = if rng.one_in(4) { Permits::HORDE } else { Permits(rng.below(8) as u8) };
        standard.hit_points = 1 + rng.below(2) as u8;
        standard.fear = 1 + rng.below(2) as u8;
        standard.skill_melee = rng.below(2) as u8;
        standard.regenerates = rng.below(2) as u8;
        unit.card.manoeuvres = 1 + rng.below(3) as u8;
        if setup.start != Start::Deploy && setup.house.modules.has(Modules::MORALE) {
            unit.mood = match rng.below(8) {
                0 => Mood::Fleeing,
                1 => Mood::Impetuous,
                _ => Mood::Steady,
            };
            unit.order = unit.order.filter(|_| unit.mood == Mood::Steady);
        }
    }
    if setup.house.modules.has(Modules::COMMANDERS) {
        add_commanders(&mut setup, &mut rng);
    }
    if setup.house.modules.has(Modules::TERRAIN) {
        let occupied: Vec<Hex> = setup.units.iter().flat_map(|unit| &unit.posts).map(|post| post.0).collect();
        setup.ground = Ground::new(setup.board, |hex| wild_field(&mut rng, !occupied.contains(&hex)));
    }
    setup
}

fn add_commanders(setup: &mut Setup, rng: &mut Rng) {
    let taken: Vec<Hex> = setup.units.iter().flat_map(|unit| &unit.posts).map(|post| post.0).collect();
    let mut free: Vec<Hex> = setup.board.hexes().filter(|hex| !taken.contains(hex)).collect();
    for side in Side::BOTH {
        let mut unit = UnitSetup::new(side, commander(1 + rng.below(4) as u8), 1);
        if setup.start != Start::Deploy {
            let hex = free.swap_remove(rng.below(free.len() as u32) as usize);
            unit.posts = vec![(hex, Facing::NORTH)];
        }
        setup.units.push(unit);
    }
}

/// `wet`: nobody stands there, so that it may be impassable.
fn wild_field(rng: &mut Rng, wet: bool) -> Field {
    let surface = match rng.below(24) {
        0 => Surface::Wood,
        1 => Surface::Undergrowth,
        2 => Surface::Mud,
        3 => Surface::Rocky,
        4 if wet => Surface::Swamp,
        5 if wet => Surface::Water1,
        6 if wet => Surface::Water2,
        _ => Surface::Open,
    };
    let step = rng.below(12).saturating_sub(8) as u8;
    let road = u8::from(rng.one_in(8));
    let mut field = Field { surface, step, road, ..Field::default() };
    if rng.one_in(10) {
        field.edges[rng.below(6) as usize] = if rng.one_in(2) { Edge::Hedge } else { Edge::Wall };
    }
    field
}

pub fn start(setup: &Setup) -> Battle {
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
}

/// A close position at random: units in ranks near each other, in the middle of a round or at its start.
pub fn skirmish(seed: u64) -> Setup {
    let mut rng = Rng::new(seed);
    let mut setup = all_arms();
    setup.start = match rng.below(5) {
        0 => Start::Command,
        1 => Start::FirstRanged,
        2 => Start::Movement,
        3 => Start::SecondRanged,
        _ => Start::Melee,
    };
    setup.house.strict_range = rng.one_in(3);
    setup.round = 1 + rng.below(4) as u16;
    let mut taken: Vec<Hex> = Vec::new();
    for unit in &mut setup.units {
        loop {
            let hex = Hex::new(rng.below(12) as i8 + 4, rng.below(9) as i8 + 3);
            let facing = if rng.one_in(3) {
                rng.pick(&Facing::ALL).unwrap()
            } else if unit.side == Side::A {
                Facing::NORTH
            } else {
                Facing::SOUTH
            };
            let n = 1 + rng.below(unit.elements.into()) as u8;
            let posts = ranks(hex, facing, 1 + rng.below(n.into()) as u8, n);
            let posts = posts.as_slice();
            if posts.iter().all(|(hex, _)| setup.board.contains(*hex) && !taken.contains(hex)) {
                taken.extend(posts.iter().map(|(hex, _)| *hex));
                unit.elements = n;
                unit.posts = posts.to_vec();
                break;
            }
        }
        if rng.one_in(8) {
            let turned = rng.below(unit.elements.into()) as usize;
            unit.posts[turned].1 = unit.posts[turned].1.turned(1);
        }
        if setup.start != Start::Command {
            unit.order = rng.pick(&Order::ALL);
        }
    }
    // Contact in the movement phase or before it can only stem from earlier rounds.
    if matches!(setup.start, Start::FirstRanged | Start::Movement) {
        let sides: Vec<(Side, Vec<Hex>)> =
            setup.units.iter().map(|u| (u.side, u.posts.iter().map(|p| p.0).collect())).collect();
        for unit in &mut setup.units {
            unit.in_melee = unit.posts.iter().any(|(hex, _)| {
                sides
                    .iter()
                    .any(|(side, hexes)| *side != unit.side && hexes.iter().any(|h| h.is_adjacent(*hex)))
            });
            if unit.in_melee {
                unit.order = None;
                unit.melee_rounds = rng.below(2) as u8;
            }
        }
    }
    setup
}

/// Plays at random to the end; gives the number of actions.
pub fn play_out(battle: &mut Battle, seed: u64, mut each: impl FnMut(&Battle, Side)) -> usize {
    let mut rng = Rng::new(seed);
    let mut dice = FastDice { seed };
    for actions in 0..200_000 {
        let Some(side) = battle.pending().first() else { return actions };
        each(battle, side);
        let legal = battle.sample(side, &mut rng).expect("a pending side has a legal action");
        battle.apply(legal, &mut dice, &mut ());
    }
    panic!("stuck at {:?}", battle.step());
}
