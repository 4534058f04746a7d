//! Positions close to what random play seldom meets: a beset square, commanders in flight, a fight across water and
//! cliffs, a march round the flank about to arrive, fear, special formations with time to move.

use super::cards::{cards, commander, standard_card};
use super::standard::{house, square, wedge, zones};
use super::{empty, note_old_melees};
use demonworld::{
    Board, Card, Direction, Facing, Field, Figures, Goal, Ground, Hex, Modules, Mover, Order, Permits, Setup,
    Start, Surface, UnitSetup, Zone, ranks,
};
use table::{Rng, Side};

/// One of the positions of this module, with a round or two to play. Always a valid set-up.
pub fn rare(rng: &mut Rng) -> Setup {
    match rng.below(12) {
        0 | 1 => siege(rng),
        2 => company(rng),
        3 | 4 => broken_ground(rng),
        5 | 6 => arrival(rng),
        7 | 8 => fear(rng),
        9 => drill(rng),
        _ => parade(rng),
    }
}

fn stage(board: Board, start: Start, rng: &mut Rng) -> Setup {
    let mut setup = empty(board, start);
    setup.house = house(rng);
    setup.house.modules = Modules::ALL;
    setup.house.flank_marches = false;
    setup.house.round_limit = 1 + rng.below(2) as u8;
    zones(&mut setup, rng);
    setup
}

/// A card for the standard game whose values matter little to the position.
fn plain_card(permits: Permits) -> Card {
    let mut card = cards()[0];
    card.standard.permits = permits;
    (card.standard.morale_a, card.standard.morale_b) = (6, 14);
    card
}

fn add(setup: &mut Setup, side: Side, card: Card, order: Option<Order>, posts: Vec<(Hex, Facing)>) {
    let unit = UnitSetup::new(side, card, posts.len() as u8);
    setup.units.push(UnitSetup { order, posts, ..unit });
}

/// The first facing that has the direction in front.
fn facing_to(direction: Option<Direction>) -> Facing {
    let in_front = |facing: &Facing| direction.is_some_and(|to| facing.zone(to) == Zone::Front);
    Facing::ALL.into_iter().find(in_front).unwrap_or(Facing::NORTH)
}

/// DW-13-10 to DW-13-13: a square, one element to spare inside, and enemies who beset one of its elements.
fn siege(rng: &mut Rng) -> Setup {
    let mut setup = stage(Board { rows: 13, columns: 16 }, Start::Melee, rng);
    let centre = setup.board.hex_at(6, 7);
    let mut steadfast = plain_card(Permits::SQUARE);
    (steadfast.standard.morale_a, steadfast.standard.morale_b) = (-9, 40);
    let mut posts = square(centre, 7);
    let (beset, facing) = posts[rng.below(6) as usize];
    posts[6].1 = facing;
    add(&mut setup, Side::A, steadfast, rng.pick(&Order::ALL), posts);
    let around = beset.neighbours().into_iter().filter(|hex| hex.distance(centre) == 2);
    let posts = around.map(|hex| (hex, facing_to(hex.direction_to(beset)))).collect();
    let strong = Card { melee: cards()[1].melee, ..plain_card(Permits::NONE) };
    add(&mut setup, Side::B, strong, rng.pick(&Order::ALL), posts);
    setup
}

/// DW-10-22 to DW-10-27, DW-15-67 to DW-15-70: commanders in a line of timid foot, which is in contact with the enemy and
/// within reach of his archers.
fn company(rng: &mut Rng) -> Setup {
    let board = Board { rows: 15, columns: 18 };
    let start = [Start::FirstRanged, Start::SecondRanged, Start::Melee][rng.below(3) as usize];
    let mut setup = stage(board, start, rng);
    let mut timid = plain_card(Permits::NONE);
    (timid.standard.morale_a, timid.standard.morale_b) = (13, 20);
    let row = |row: u8, first: u8, facing: Facing, n: u8| {
        ranks(board.hex_at(row, first), facing, n, n).as_slice().to_vec()
    };
    add(&mut setup, Side::A, timid, rng.pick(&Order::ALL), row(8, 5, Facing::NORTH, 5));
    for place in 0..1 + rng.below(2) as u8 {
        let mut leader = commander(rng);
        leader.size = 2 + rng.below(2) as u8;
        add(&mut setup, Side::A, leader, None, vec![(board.hex_at(8, 10 + place), Facing::NORTH)]);
        if let Some(unit) = setup.units.last_mut() {
            unit.host = Some(0);
        }
    }
    let enemy = Card { melee: cards()[1].melee, ..plain_card(Permits::NONE) };
    let ahead = if rng.one_in(2) { 7 } else { 5 };
    add(&mut setup, Side::B, enemy, Some(Order::Attack), row(ahead, 11, Facing::SOUTH, 4));
    add(&mut setup, Side::B, cards()[12], Some(Order::Hold), row(4, 15, Facing::SOUTH, 3));
    note_old_melees(&mut setup, rng);
    setup
}

/// DW-11-28, DW-11-46 to DW-11-53, DW-12-47 to DW-12-49: two lines in contact or about to be, as far as water and cliffs
/// let them, and archers on the hills behind both.
fn broken_ground(rng: &mut Rng) -> Setup {
    const SURFACES: [Surface; 7] = [
        Surface::Open,
        Surface::Open,
        Surface::Open,
        Surface::Ford,
        Surface::Water1,
        Surface::Water1,
        Surface::Water2,
    ];
    let board = Board { rows: 13, columns: 16 };
    let start =
        [Start::FirstRanged, Start::Movement, Start::SecondRanged, Start::Melee][rng.below(4) as usize];
    let mut setup = stage(board, start, rng);
    setup.ground = Ground::new(board, |hex| {
        let surface = SURFACES[rng.below(SURFACES.len() as u32) as usize];
        match hex.r {
            4..=8 => Field { surface, step: if rng.one_in(6) { 3 } else { 0 }, ..Field::default() },
            // The archers see over their own line.
            ..=2 | 10.. => Field { step: 2, ..Field::default() },
            _ => Field::default(),
        }
    });
    // Whoever is in contact already does not move.
    let front = if start == Start::Movement { 5 } else { 6 };
    for (side, row, facing) in [(Side::A, 7, Facing::NORTH), (Side::B, front, Facing::SOUTH)] {
        let mut card = standard_card(rng);
        card.size = 1 + rng.below(3) as u8;
        let order = rng.pick(&Order::ALL);
        add_row(&mut setup, side, card, order, (row, facing), rng);
        let behind = if side == Side::A { 10 } else { 2 };
        add_row(&mut setup, side, cards()[12], Some(Order::Hold), (behind, facing), rng);
    }
    note_old_melees(&mut setup, rng);
    setup
}

/// A unit in a row, with gaps where it cannot stand.
fn add_row(
    setup: &mut Setup,
    side: Side,
    card: Card,
    order: Option<Order>,
    (row, facing): (u8, Facing),
    rng: &mut Rng,
) {
    let first = 3 + rng.below(3) as u8;
    let columns = first..first + 5 + rng.below(4) as u8;
    let mover = Mover::new(&card, false);
    let hexes = columns.map(|column| setup.board.hex_at(row, column));
    let posts: Vec<_> =
        hexes.filter(|&hex| !setup.ground.forbids(mover, hex)).map(|hex| (hex, facing)).collect();
    if !posts.is_empty() {
        add(setup, side, card, order, posts);
    }
}

/// DW-16-49 to DW-16-58: a small board late in the day, where flank marches arrive next to an enemy who shoots; nobody
/// is brave.
fn arrival(rng: &mut Rng) -> Setup {
    let mut setup = stage(Board { rows: 11, columns: 14 }, Start::Deploy, rng);
    setup.goal = Goal::Score;
    setup.round = 4 + rng.below(5) as u16;
    setup.house.flank_marches = true;
    setup.house.round_limit = setup.round as u8 + 2 * rng.below(4) as u8;
    for side in Side::BOTH {
        for _ in 0..3 {
            let mut card = standard_card(rng);
            card.standard.close_order = false;
            (card.standard.morale_a, card.standard.morale_b) = (11, 18);
            setup.units.push(UnitSetup::new(side, card, 4 + rng.below(7) as u8));
        }
        setup.units.push(UnitSetup::new(side, commander(rng), 1));
    }
    setup
}

/// DW-15-36, DW-15-37: a terrible enemy behind a unit that is to attack, and another in front of it.
fn fear(rng: &mut Rng) -> Setup {
    let board = Board { rows: 15, columns: 16 };
    let mut setup = stage(board, Start::Movement, rng);
    let row = |row: u8, facing: Facing, n: u8| ranks(board.hex_at(row, 5), facing, n, n).as_slice().to_vec();
    let mut timid = plain_card(Permits::NONE);
    (timid.standard.morale_a, timid.standard.morale_b) = (15, 20);
    let order = if rng.one_in(2) { Order::Attack } else { Order::Skirmish };
    add(&mut setup, Side::A, timid, Some(order), row(7, Facing::NORTH, 5));
    add(&mut setup, Side::B, plain_card(Permits::NONE), Some(Order::Hold), row(5, Facing::SOUTH, 5));
    let mut terrible = plain_card(Permits::NONE);
    terrible.standard.fear = 4;
    let behind = 9 + rng.below(3) as u8;
    add(&mut setup, Side::B, terrible, Some(Order::Hold), row(behind, Facing::NORTH, 4));
    setup
}

/// DW-13-26, DW-13-37: skirmishers in two ranks, one more in front, and a horde, with time to turn.
fn drill(rng: &mut Rng) -> Setup {
    let board = Board { rows: 15, columns: 20 };
    let mut setup = stage(board, Start::Movement, rng);
    for (side, row, facing) in [(Side::A, 11, Facing::NORTH), (Side::B, 3, Facing::SOUTH)] {
        let half = 3 + rng.below(2) as u8;
        let loose = ranks(board.hex_at(row, 6), facing, half, 2 * half - 1).as_slice().to_vec();
        add(&mut setup, side, plain_card(Permits::SKIRMISH), Some(Order::Move), loose);
        if let Some(unit) = setup.units.last_mut() {
            unit.skirmishing = true;
        }
        let block = ranks(board.hex_at(row, 14), facing, 3, 6).as_slice().to_vec();
        add(&mut setup, side, plain_card(Permits::HORDE), Some(Order::Move), block);
    }
    setup
}

/// DW-11-42, DW-13-03 to DW-13-08, DW-13-17: a column on a road, a square but for one step with a commander in it, and a
/// wedge whose leader stands in the rear.
fn parade(rng: &mut Rng) -> Setup {
    let board = Board { rows: 17, columns: 22 };
    let mut setup = stage(board, Start::Movement, rng);
    let head = board.hex_at(8, 5);
    setup.ground = Ground::new(board, |hex| Field { road: u8::from(hex.q == head.q), ..Field::default() });
    let column = (0..4).map(|place| (Hex::new(head.q, head.r + place), Facing::NORTH)).collect();
    add(&mut setup, Side::A, plain_card(Permits::NONE), Some(Order::Move), column);

    let centre = board.hex_at(8, 11);
    let mut ring = square(centre, 6);
    let astray = &mut ring[rng.below(6) as usize];
    let outward = centre.direction_to(astray.0);
    if let Some(direction) = outward {
        astray.0 = astray.0.step(direction);
    }
    let host = setup.units.len();
    add(&mut setup, Side::A, plain_card(Permits::SQUARE), Some(Order::Move), ring);
    add(&mut setup, Side::A, commander(rng), None, vec![(centre, Facing::NORTH)]);
    if let Some(unit) = setup.units.last_mut() {
        unit.host = Some(host);
    }

    let mut led = plain_card(Permits::WEDGE);
    led.standard.figures = Figures::LEADER;
    let mut posts = wedge(board.hex_at(6, 17), Facing::NORTH, 6);
    posts.reverse();
    add(&mut setup, Side::A, led, Some(Order::Move), posts);
    let far = ranks(board.hex_at(1, 8), Facing::SOUTH, 4, 4).as_slice().to_vec();
    add(&mut setup, Side::B, plain_card(Permits::NONE), Some(Order::Hold), far);
    setup
}
