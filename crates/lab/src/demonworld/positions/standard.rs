//! Positions of the standard game.

use super::cards::{any_gear, commander, standard_card};
use super::{empty, ground, note_old_melees, touching};
use demonworld::{
    Board, Card, Class, Facing, Goal, Hex, HouseRules, Items, MAX_UNIT_ELEMENTS, Modules, Mood, Mover,
    Objective, Order, Permits, Setup, Start, UnitSetup, ranks,
};
use std::ops::Range;
use table::{Rng, Side};

/// A position of the standard game, close together: any chapters, any ground, before the battle or anywhere in a round.
/// Always a valid set-up.
pub fn standard(rng: &mut Rng) -> Setup {
    let board = Board { rows: 11 + 2 * rng.below(3) as u8, columns: 14 + rng.below(21) as u8 };
    let starts = [
        Start::Deploy,
        Start::Command,
        Start::Command,
        Start::FirstRanged,
        Start::Movement,
        Start::Movement,
        Start::SecondRanged,
        Start::Melee,
        Start::Rally,
    ];
    let start = starts[rng.below(starts.len() as u32) as usize];
    let mut setup = empty(board, start);
    setup.house = house(rng);
    setup.round = if start == Start::Deploy { 1 } else { 1 + rng.below(3) as u16 };
    if setup.house.modules.has(Modules::TERRAIN) && !rng.one_in(4) {
        setup.ground = ground::ground(board, rng);
    }
    zones(&mut setup, rng);
    goal(&mut setup, rng);
    for side in Side::BOTH {
        for _ in 0..1 + rng.below(3) {
            add_unit(&mut setup, side, rng);
        }
        if setup.house.modules.has(Modules::COMMANDERS) {
            for _ in 0..rng.below(3) {
                add_commander(&mut setup, side, rng);
            }
        }
    }
    // Nobody is in flight next to an enemy: he would be gone (DW-15-66).
    for number in touching(&setup) {
        let unit = &mut setup.units[number];
        if unit.mood == Mood::Fleeing {
            unit.mood = Mood::Steady;
        }
    }
    note_old_melees(&mut setup, rng);
    setup
}

/// Mostly all chapters, now and then only some.
pub(super) fn house(rng: &mut Rng) -> HouseRules {
    let modules = if rng.one_in(3) { Modules(1 + rng.below(31) as u8) } else { Modules::ALL };
    HouseRules {
        round_limit: 4 + rng.below(4) as u8,
        strict_range: rng.one_in(3),
        modules,
        spare_last_point_only: rng.one_in(3),
        impetuous_charge: !rng.one_in(3),
        flank_marches: rng.one_in(2),
    }
}

/// DW-16-22: three rows on each side; now and then space is short and the half row at the edge is used, too (DW-16-23).
pub(super) fn zones(setup: &mut Setup, rng: &mut Rng) {
    let Board { rows, columns } = setup.board;
    let zone = |rows: Range<u8>| rows.map(|row| (row, 0, columns - 1 + row % 2)).collect();
    let half = u8::from(rng.one_in(4));
    setup.zones.a = zone(rows - 4..rows - 1 + half);
    setup.zones.b = zone(1 - half..4);
}

/// DW-16-01: the scenarios with a goal of their own have neither flank marches nor objectives nor a choice of sides.
fn goal(setup: &mut Setup, rng: &mut Rng) {
    let centre = setup.board.hex_at(setup.board.rows / 2, setup.board.columns / 2);
    let side = if rng.one_in(2) { Side::A } else { Side::B };
    setup.goal = match rng.below(4) {
        0 => Goal::Annihilation,
        1 => Goal::LastStand { defender: side, points: 50 + rng.below(200) as u16 },
        2 => Goal::Hold { attacker: side },
        _ => Goal::Score,
    };
    match setup.goal {
        Goal::Hold { .. } => {
            setup.area = setup.board.hexes().filter(|hex| hex.distance(centre) <= 2).collect();
        }
        Goal::Score if rng.one_in(2) => setup.objectives.push(Objective { hex: centre, points: 100 }),
        _ => {}
    }
    let scenario = matches!(setup.goal, Goal::LastStand { .. } | Goal::Hold { .. });
    if scenario {
        setup.house.flank_marches = false;
    } else if setup.start == Start::Deploy && rng.one_in(3) {
        setup.builder = Some(side);
    }
}

fn add_unit(setup: &mut Setup, side: Side, rng: &mut Rng) {
    let card = standard_card(rng);
    let mut n = 1 + rng.below(12) as u8;
    if setup.start == Start::Deploy {
        return push(setup, UnitSetup::new(side, card, n), rng);
    }
    loop {
        if let Some(posts) = free_posts(setup, side, &card, n, rng) {
            let mut unit = UnitSetup::new(side, card, n);
            unit.posts = posts;
            condition(setup, &mut unit, rng);
            return push(setup, unit, rng);
        }
        // Fewer find a place more easily.
        n = (n - 1).max(1);
    }
}

/// With what it has bought, now and then.
fn push(setup: &mut Setup, unit: UnitSetup, rng: &mut Rng) {
    let number = setup.units.len();
    let card = unit.card;
    setup.units.push(unit);
    let buys_gear = rng.one_in(12);
    if buys_gear {
        setup.equip(number, any_gear(&card, rng), 20);
    }
    // A unit may have something for all and something for one, a commander only one thing.
    let item =
        any_item(setup, rng).filter(|&item| card.may_carry(item) && !(buys_gear && card.is_commander()));
    if let Some(item) = item {
        setup.give(number, item, 40);
    }
}

/// DW-26-03: something that nobody has yet; now and then.
fn any_item(setup: &Setup, rng: &mut Rng) -> Option<Items> {
    let given = setup.units.iter().fold(Items::NONE, |all, unit| all.with(unit.card.standard.items));
    rng.pick(&Items::ALL).filter(|&item| !given.has(item) && rng.one_in(4))
}

/// Places where a unit of `n` can stand, if the first guess has found some.
fn free_posts(setup: &Setup, side: Side, card: &Card, n: u8, rng: &mut Rng) -> Option<Vec<(Hex, Facing)>> {
    let hex = near_the_middle(setup.board, rng);
    let ahead = if side == Side::A { Facing::NORTH } else { Facing::SOUTH };
    let facing = if rng.one_in(4) { Facing::ALL[rng.below(6) as usize] } else { ahead };
    let mut posts = shape(card, hex, facing, n, rng);
    if rng.one_in(8) {
        let turned = rng.below(n.into()) as usize;
        posts[turned].1 = facing.turned(1);
    }
    posts.iter().all(|&(hex, _)| is_free(setup, card, hex)).then_some(posts)
}

/// Close enough for contact to be common.
fn near_the_middle(board: Board, rng: &mut Rng) -> Hex {
    let row = 3 + rng.below(u32::from(board.rows) - 6) as u8;
    board.hex_at(row, middle_column(board, rng))
}

/// One of the twelve columns in the middle.
pub(super) fn middle_column(board: Board, rng: &mut Rng) -> u8 {
    (board.columns - 12) / 2 + rng.below(12) as u8
}

fn is_free(setup: &Setup, card: &Card, hex: Hex) -> bool {
    let taken = || setup.units.iter().any(|unit| unit.posts.iter().any(|post| post.0 == hex));
    setup.board.contains(hex) && !setup.ground.forbids(Mover::new(card, false), hex) && !taken()
}

/// Ranks of any width, or one of the special formations that the card permits; now and then one that it does not
/// (DW-13-02).
fn shape(card: &Card, hex: Hex, facing: Facing, n: u8, rng: &mut Rng) -> Vec<(Hex, Facing)> {
    let permits = if rng.one_in(12) { Permits::SQUARE.with(Permits::WEDGE) } else { card.standard.permits };
    if permits.has(Permits::WEDGE) && 6 <= n && rng.one_in(2) {
        return wedge(hex, facing, n);
    }
    if permits.has(Permits::SQUARE) && (6..=7).contains(&n) && card.class == Class::Infantry && rng.one_in(2)
    {
        return square(hex, n);
    }
    let width = match rng.below(4) {
        0 => 1,
        1 => n.div_ceil(2),
        _ => 1 + rng.below(n.into()) as u8,
    };
    ranks(hex, facing, width, n).as_slice().to_vec()
}

/// DW-13-15: rank after rank behind the tip.
pub(super) fn wedge(tip: Hex, facing: Facing, n: u8) -> Vec<(Hex, Facing)> {
    let ranks = (0..).flat_map(|rank: i8| (-rank..=0).map(move |file| Hex::new(file, rank)));
    ranks.take(n.into()).map(|local| (tip.plus(facing.globalise(local)), facing)).collect()
}

/// DW-13-E5: a ring of six, a seventh inside.
pub(super) fn square(centre: Hex, n: u8) -> Vec<(Hex, Facing)> {
    let ring = centre.neighbours().into_iter().zip(Facing::ALL);
    ring.chain([(centre, Facing::NORTH)]).take(n.into()).collect()
}

/// Order, mood, wounds, markers.
fn condition(setup: &Setup, unit: &mut UnitSetup, rng: &mut Rng) {
    let modules = setup.house.modules;
    if setup.start != Start::Command {
        unit.order = rng.pick(&Order::ALL);
    }
    if modules.has(Modules::MORALE) && rng.one_in(5) {
        unit.mood = if rng.one_in(2) { Mood::Fleeing } else { Mood::Impetuous };
        unit.order = None;
    }
    let skirmishes = unit.card.standard.permits.has(Permits::SKIRMISH) && unit.mood != Mood::Fleeing;
    unit.skirmishing = modules.has(Modules::FORMATIONS) && skirmishes && rng.one_in(2);
    wound(unit, rng);
}

fn wound(unit: &mut UnitSetup, rng: &mut Rng) {
    let points = unit.card.standard.hit_points;
    if 1 < points && rng.one_in(2) {
        unit.wounds = (0..unit.elements).map(|_| rng.below(points.into()) as u8).collect();
    }
}

/// A commander on his own, or in a unit.
fn add_commander(setup: &mut Setup, side: Side, rng: &mut Rng) {
    let mut unit = UnitSetup::new(side, commander(rng), 1);
    if setup.start == Start::Deploy {
        return push(setup, unit, rng);
    }
    wound(&mut unit, rng);
    let hosts: Vec<usize> = (0..setup.units.len()).filter(|&host| takes(setup, side, host)).collect();
    match rng.pick(&hosts).filter(|_| rng.one_in(2)) {
        Some(host) => {
            // Somewhere beside one of its elements.
            let Some((next, facing)) = rng.pick(&setup.units[host].posts) else { return };
            let Some(hex) = rng.pick(&next.neighbours()) else { return };
            unit.host = Some(host);
            unit.posts = vec![(hex, facing)];
        }
        None => {
            let hex = near_the_middle(setup.board, rng);
            unit.posts = vec![(hex, Facing::ALL[rng.below(6) as usize])];
        }
    }
    // Where there is no place he is not there.
    if is_free(setup, &unit.card, unit.posts[0].0) {
        push(setup, unit, rng);
    }
}

/// Whether a commander fits into the unit.
fn takes(setup: &Setup, side: Side, host: usize) -> bool {
    let unit = &setup.units[host];
    let guests = setup.units.iter().filter(|guest| guest.host == Some(host)).count();
    unit.side == side
        && unit.card.standard.stars == 0
        && usize::from(unit.elements) + guests < MAX_UNIT_ELEMENTS
}
