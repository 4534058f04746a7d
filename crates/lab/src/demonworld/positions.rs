//! Close positions at random: all arms, all phases, all house rules, so that even rare rules are applied.

mod cards;
mod ground;
mod rare;
mod spoiled;
mod standard;

pub use cards::cards;
pub use rare::rare;
pub use spoiled::spoiled;
pub use standard::standard;

use demonworld::{
    Board, Border, Facing, Goal, Ground, Hex, HouseRules, Order, Setup, Start, UnitSetup, ranks,
};
use table::{BySide, Rng, Side};

/// Nothing agreed, nobody there.
fn empty(board: Board, start: Start) -> Setup {
    Setup {
        board,
        ground: Ground::plain(board),
        zones: BySide::default(),
        bases: BySide::new(Border::South, Border::North),
        goal: Goal::Annihilation,
        area: Vec::new(),
        objectives: Vec::new(),
        army_size: None,
        builder: None,
        units: Vec::new(),
        house: HouseRules::default(),
        start,
        round: 1,
        rules: Vec::new(),
    }
}

/// A position of the introductory game with up to three units on each side, close together, anywhere in a round.
/// Always a valid set-up.
pub fn skirmish(rng: &mut Rng) -> Setup {
    let starts = [Start::Command, Start::FirstRanged, Start::Movement, Start::SecondRanged, Start::Melee];
    let house = HouseRules {
        round_limit: rng.below(3) as u8 * 4,
        strict_range: rng.one_in(2),
        ..HouseRules::default()
    };
    let start = starts[rng.below(5) as usize];
    let round = 1 + rng.below(4) as u16;
    let mut setup = Setup { house, round, ..empty(Board { rows: 15, columns: 34 }, start) };
    // Where a side would have set up tells which way it looks.
    setup.zones.a = vec![(13, 0, 34)];
    setup.zones.b = vec![(1, 0, 34)];
    for side in Side::BOTH {
        for _ in 0..1 + rng.below(3) {
            add_unit(&mut setup, side, rng);
        }
    }
    note_old_melees(&mut setup, rng);
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
    if !matches!(setup.start, Start::FirstRanged | Start::Movement) {
        return;
    }
    for number in touching(setup) {
        let unit = &mut setup.units[number];
        unit.in_melee = true;
        unit.order = None;
        unit.melee_rounds = rng.below(2) as u8;
    }
}

/// The units next to an enemy, by themselves or by a commander who is with them.
fn touching(setup: &Setup) -> Vec<usize> {
    let posts = |number: usize| {
        let with = setup.units.iter().enumerate();
        with.filter(move |&(other, unit)| other == number || unit.host == Some(number))
            .flat_map(|(_, unit)| unit.posts.iter())
    };
    let touches = |side: Side, hex: Hex| {
        let enemies = setup.units.iter().filter(|unit| unit.side != side);
        enemies.flat_map(|unit| unit.posts.iter()).any(|&(other, _)| other.is_adjacent(hex))
    };
    let units = setup.units.iter().enumerate();
    units
        .filter(|&(number, unit)| posts(number).any(|&(hex, _)| touches(unit.side, hex)))
        .map(|(number, _)| number)
        .collect()
}
