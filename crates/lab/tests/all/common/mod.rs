//! The two scenarios of the introductory game, with the values of data/demonworld.

use demonworld::{
    Band, Battle, Board, Border, Card, Class, Goal, Ground, HouseRules, MeleeKind, MeleeWeapon, RangedKind,
    RangedWeapon, Setup, Standard, Start, UnitSetup,
};
use table::{BySide, FastDice, Side};

fn foot(kind: MeleeKind, strength: u8, armour: (u8, u8), points: u16) -> Card {
    let weapon = MeleeWeapon { kind, against_infantry: strength, against_cavalry: strength };
    Card {
        class: Class::Infantry,
        size: 2,
        armour_ranged: armour.0,
        armour_melee: armour.1,
        points_move: 16,
        points_skirmish: 8,
        points_attack: 12,
        manoeuvres: 2,
        initiative: 2,
        charge_bonus: 0,
        ranged: None,
        melee: [Some(weapon), None],
        points,
        standard: Standard::default(),
    }
}

fn quick(card: Card) -> Card {
    Card { points_move: 24, points_skirmish: 12, points_attack: 18, ..card }
}

fn with(card: Card, kind: RangedKind, bands: [(u8, u8); 2]) -> Card {
    let bands = bands.map(|(hexes, strength)| Band { hexes, strength });
    Card { ranged: Some(RangedWeapon { kind, bands }), ..card }
}

pub fn first_game() -> Setup {
    let noble_foot = foot(MeleeKind::HandWeapon, 8, (2, 4), 150);
    let berserkers = Card { manoeuvres: 1, ..quick(foot(MeleeKind::TwoHanded, 11, (0, 2), 230)) };
    let dwarf_eaters = Card { manoeuvres: 1, ..foot(MeleeKind::TwoHanded, 11, (2, 4), 170) };
    let orc_guard = foot(MeleeKind::TwoHandWeapons, 10, (2, 4), 160);
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
            UnitSetup::new(Side::A, noble_foot, 10),
            UnitSetup::new(Side::A, berserkers, 10),
            UnitSetup::new(Side::B, dwarf_eaters, 10),
            UnitSetup::new(Side::B, orc_guard, 8),
        ],
        house: HouseRules::default(),
        start: Start::Deploy,
        round: 1,
        rules: Vec::new(),
    }
}

pub fn first_game_missiles() -> Setup {
    let mut setup = first_game();
    let dwarfs = Card { size: 1, ..foot(MeleeKind::HandWeapon, 7, (0, 1), 90) };
    let archers = Card { manoeuvres: 1, ..quick(foot(MeleeKind::Improvised, 6, (0, 2), 70)) };
    let arquebusiers = with(dwarfs, RangedKind::Arquebus, [(4, 7), (7, 3)]);
    let light_archers = with(archers, RangedKind::Bow, [(9, 4), (9, 4)]);
    setup.units.push(UnitSetup::new(Side::A, arquebusiers, 10));
    setup.units.push(UnitSetup::new(Side::B, light_archers, 10));
    setup
}

pub fn start(setup: &Setup) -> Battle {
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).unwrap()
}
