//! From the position as it is written to the set-up of a battle.

use crate::failure::Fault;
use crate::format::*;
use crate::names::Names;
use crate::notation::is_plain_name;
use demonworld::{
    Band, Board, Card, Class, Facing, Hex, HouseRules, MeleeKind, MeleeWeapon, Order, RangedKind,
    RangedWeapon, Setup, UnitSetup, ranks,
};
use std::collections::BTreeSet;
use table::{BySide, Side};
use toml::Spanned;
use wire::demonworld::data::Data;

/// A fault and the byte of the file where it lies.
type Placed = (usize, Fault);

fn placed(at: usize, reason: impl ToString) -> Placed {
    (at, Fault::Malformed(reason.to_string()))
}

pub(crate) fn side(name: SideName) -> Side {
    match name {
        SideName::A => Side::A,
        SideName::B => Side::B,
    }
}

fn order(name: OrderName) -> Order {
    match name {
        OrderName::Move => Order::Move,
        OrderName::Skirmish => Order::Skirmish,
        OrderName::Attack => Order::Attack,
        OrderName::Hold => Order::Hold,
    }
}

/// Later than any battle comes, so that counting on cannot overflow.
const LAST_ROUND: u16 = 1000;

/// Larger than any value of a card, so that sums cannot overflow.
const LARGEST: u8 = 100;

/// The set-up and the names of a case. Whether the set-up is a battle is decided by the engine.
pub(crate) fn position(file: &File) -> Result<(Setup, Names), Placed> {
    let start = file.start.get_ref();
    let board = Board::new(file.board.rows, file.board.columns)
        .ok_or_else(|| placed(0, "board: empty, or larger than four map sheets"))?;
    let origin = origin(board, &file.board)?;
    if !(1..=LAST_ROUND).contains(&start.round) {
        return Err(placed(file.start.span().start, format!("round: expected 1 to {LAST_ROUND}")));
    }
    let mut names = Names::new(origin);
    let mut known = BTreeSet::new();
    let mut units = Vec::new();
    for written in in_order(file) {
        let unit = written.get_ref();
        let name = unit.name.get_ref();
        if !is_plain_name(name) {
            let reason = format!("\"{name}\": names of units are small letters, digits and hyphens");
            return Err(placed(unit.name.span().start, reason));
        }
        if !known.insert(name) {
            return Err(placed(unit.name.span().start, format!("two units are called \"{name}\"")));
        }
        units.push(unit_setup(written.span().start, unit, &mut names)?);
    }
    let setup = Setup {
        board,
        zones: BySide::new(file.zones.a.clone(), file.zones.b.clone()),
        units,
        house: HouseRules { round_limit: file.house.round_limit, strict_range: file.house.strict_range },
        start: match start.phase {
            StartPhase::Deploy => demonworld::Start::Deploy,
            StartPhase::Command => demonworld::Start::Command,
            StartPhase::FirstRanged => demonworld::Start::FirstRanged,
            StartPhase::Movement => demonworld::Start::Movement,
            StartPhase::SecondRanged => demonworld::Start::SecondRanged,
            StartPhase::Melee => demonworld::Start::Melee,
        },
        round: start.round,
        rules: Vec::new(),
    };
    Ok((setup, names))
}

/// The units in the order of their numbers: side a first, as in every scenario.
pub(crate) fn in_order(file: &File) -> impl Iterator<Item = &Spanned<Unit>> {
    Side::BOTH.into_iter().flat_map(|of| file.unit.iter().filter(move |unit| side(unit.get_ref().side) == of))
}

fn origin(board: Board, part: &BoardPart) -> Result<Hex, Placed> {
    let Some(written) = &part.origin else {
        return Ok(board.hex_at(board.rows / 2, board.columns / 2));
    };
    let &[row, column] = written.get_ref();
    let on_board = row < board.rows && column <= board.columns && board.contains(board.hex_at(row, column));
    if on_board {
        Ok(board.hex_at(row, column))
    } else {
        Err(placed(written.span().start, format!("origin: row {row}, column {column} is not on the board")))
    }
}

fn unit_setup(at: usize, unit: &Unit, names: &mut Names) -> Result<UnitSetup, Placed> {
    let name = unit.name.get_ref();
    // A unit yet to be set up has as many elements as its profile says, unless the case says otherwise.
    let strength = match (&unit.profile, unit.strength) {
        (Some(written), None) if unit.elements.is_none() && unit.block.is_none() => Some(profile(written)?.1),
        _ => unit.strength,
    };
    let (posts, called, elements) = match (&unit.elements, &unit.block, strength) {
        (Some(lines), None, None) => {
            let posts: Vec<(Hex, Facing)> =
                lines.iter().map(|line| (names.hex(line.get_ref().at), line.get_ref().facing)).collect();
            (posts, element_names(lines)?, lines.len())
        }
        (None, Some(block), None) => {
            let posts = block_posts(at, names.hex(block.at), block)?;
            let n = posts.len();
            (posts, vec![None; n], n)
        }
        (None, None, Some(strength)) => {
            (Vec::new(), vec![None; usize::from(strength)], usize::from(strength))
        }
        _ => return Err(placed(at, format!("unit \"{name}\": give one of elements, block and strength"))),
    };
    let elements =
        u8::try_from(elements).map_err(|_| placed(at, format!("unit \"{name}\": too many elements")))?;
    names.add(name, called);
    let mut setup = UnitSetup::new(side(unit.side), card(at, unit)?, elements);
    setup.posts = posts;
    setup.order = unit.order.map(order);
    setup.in_melee = unit.in_melee;
    setup.melee_rounds = unit.melee_rounds;
    setup.moved = unit.moved;
    Ok(setup)
}

fn element_names(lines: &[Spanned<crate::notation::Post>]) -> Result<Vec<Option<String>>, Placed> {
    let mut known = BTreeSet::new();
    lines
        .iter()
        .map(|line| match &line.get_ref().name {
            Some(name) if !known.insert(name) => {
                Err(placed(line.span().start, format!("two elements are called \"{name}\"")))
            }
            name => Ok(name.clone()),
        })
        .collect()
}

fn block_posts(at: usize, left: Hex, block: &Block) -> Result<Vec<(Hex, Facing)>, Placed> {
    let most = demonworld::MAX_UNIT_ELEMENTS;
    let Block { width, elements, .. } = *block;
    if elements < 1 || most < usize::from(elements) || width < 1 || elements < width {
        return Err(placed(
            at,
            format!("block: {elements} elements (1 to {most}) cannot stand {width} wide"),
        ));
    }
    Ok(ranks(left, block.facing.0, width, elements).as_slice().to_vec())
}

/// The card that a unit has where the case says nothing else.
pub(crate) const PLAIN: Card = Card {
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
};

fn card(at: usize, unit: &Unit) -> Result<Card, Placed> {
    let mut card = match &unit.profile {
        None => PLAIN,
        Some(written) => profile(written)?.0,
    };
    let part = &unit.card;
    fn replace<T: Copy>(value: &mut T, by: Option<T>) {
        *value = by.unwrap_or(*value);
    }
    replace(
        &mut card.class,
        part.class.map(|class| match class {
            ClassName::Infantry => Class::Infantry,
            ClassName::Cavalry => Class::Cavalry,
        }),
    );
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
    ];
    if values.iter().any(|&value| LARGEST < value) {
        return Err(placed(at, format!("unit \"{}\": a value is above {LARGEST}", unit.name.get_ref())));
    }
    Ok(card)
}

fn melee_weapon(part: &MeleePart) -> MeleeWeapon {
    let kind = match part.kind {
        MeleeName::HandWeapon => MeleeKind::HandWeapon,
        MeleeName::TwoHanded => MeleeKind::TwoHanded,
        MeleeName::Improvised => MeleeKind::Improvised,
        MeleeName::Javelin => MeleeKind::Javelin,
        MeleeName::Spear => MeleeKind::Spear,
        MeleeName::Pike => MeleeKind::Pike,
        MeleeName::Lance => MeleeKind::Lance,
        MeleeName::TwoHandWeapons => MeleeKind::TwoHandWeapons,
        MeleeName::Natural => MeleeKind::Natural,
    };
    let against_cavalry = part.against_cavalry.unwrap_or(part.strength);
    MeleeWeapon { kind, against_infantry: part.strength, against_cavalry }
}

fn ranged_weapon(at: usize, part: &RangedPart) -> Result<RangedWeapon, Placed> {
    let kind = match part.kind {
        RangedName::Sling => RangedKind::Sling,
        RangedName::Bow => RangedKind::Bow,
        RangedName::Longbow => RangedKind::Longbow,
        RangedName::Crossbow => RangedKind::Crossbow,
        RangedName::Javelin => RangedKind::Javelin,
        RangedName::Arquebus => RangedKind::Arquebus,
    };
    let band = |(hexes, strength)| Band { hexes, strength };
    let bands = match *part.bands.as_slice() {
        [only] => [band(only), band(only)],
        [near, far] => [band(near), band(far)],
        _ => return Err(placed(at, "bands: give one or two of [up to hexes, strength]")),
    };
    Ok(RangedWeapon { kind, bands })
}

/// The card of a profile of the data files and its number of elements.
fn profile(profile: &Spanned<String>) -> Result<(Card, u8), Placed> {
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
