//! From the position as it is written to the set-up of a battle.

mod card;
mod ground;

use crate::demonworld::format::*;
use crate::demonworld::names::Names;
use crate::demonworld::notation::is_element_name;
use crate::failure::Fault;
use crate::notation::is_plain_name;
use demonworld::{Board, Facing, Hex, HouseRules, Objective, Setup, UnitSetup, ranks};
use std::collections::BTreeSet;
use table::{BySide, Side};
use toml::Spanned;

/// A fault and the byte of the file where it lies.
type Placed = (usize, Fault);

fn placed(at: usize, reason: impl ToString) -> Placed {
    (at, Fault::Malformed(reason.to_string()))
}

/// Later than any battle comes, so that counting on cannot overflow.
const LAST_ROUND: u16 = 1000;

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
    for written in in_order(&file.unit) {
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
    attach(file, &mut units)?;
    let battle = &file.battle;
    let objective = |part: &ObjectivePart| Objective { hex: names.hex(part.hex), points: part.points };
    let setup = Setup {
        board,
        ground: ground::ground(board, &names, &file.ground)?,
        zones: BySide::new(file.zones.a.clone(), file.zones.b.clone()),
        bases: BySide::new(battle.bases.a.into(), battle.bases.b.into()),
        goal: battle.goal.goal(),
        area: battle.area.iter().map(|&at| names.hex(at)).collect(),
        objectives: battle.objectives.iter().map(objective).collect(),
        army_size: battle.army_size,
        builder: battle.builder.map(Side::from),
        units,
        house: house(&file.house),
        start: start.phase.into(),
        round: start.round,
        rules: Vec::new(),
    };
    Ok((setup, names))
}

fn house(part: &House) -> HouseRules {
    HouseRules {
        round_limit: part.round_limit,
        strict_range: part.strict_range,
        modules: part.modules.modules(),
        spare_last_point_only: part.spare_last_point_only,
        impetuous_charge: part.impetuous_charge,
        flank_marches: part.flank_marches,
    }
}

/// The units in the order of their numbers: side a first, as in every scenario.
pub(crate) fn in_order(units: &[Spanned<Unit>]) -> impl Iterator<Item = &Spanned<Unit>> {
    let of = move |side| units.iter().filter(move |unit| Side::from(unit.get_ref().side) == side);
    Side::BOTH.into_iter().flat_map(of)
}

/// Commanders join their units, whichever comes first in the file.
fn attach(file: &File, units: &mut [UnitSetup]) -> Result<(), Placed> {
    for (setup, unit) in units.iter_mut().zip(in_order(&file.unit)) {
        let Some(host) = &unit.get_ref().attached_to else { continue };
        let found = in_order(&file.unit).position(|other| other.get_ref().name.get_ref() == host.get_ref());
        let unknown = || placed(host.span().start, format!("there is no unit \"{}\"", host.get_ref()));
        setup.host = Some(found.ok_or_else(unknown)?);
    }
    Ok(())
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
        (Some(written), None) if unit.elements.is_none() && unit.block.is_none() => {
            Some(card::profile(written)?.1)
        }
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
    let card = card::card(at, unit)?;
    names.add(name, called, card.is_commander());
    let mut setup = UnitSetup::new(unit.side.into(), card, elements);
    setup.posts = posts;
    setup.order = unit.order.map(Into::into);
    setup.in_melee = unit.in_melee;
    setup.melee_rounds = unit.melee_rounds;
    setup.moved = unit.moved;
    setup.mood = unit.mood.map(Into::into).unwrap_or_default();
    setup.skirmishing = unit.skirmishing;
    setup.wounds = wounds(unit, elements)?;
    Ok(setup)
}

/// Hit points lost, for each element of the unit.
fn wounds(unit: &Unit, elements: u8) -> Result<Vec<u8>, Placed> {
    let Some(written) = &unit.wounds else { return Ok(Vec::new()) };
    let mut wounds = vec![0; usize::from(elements)];
    for (name, &lost) in written.get_ref() {
        let named =
            unit.elements.iter().flatten().position(|post| post.get_ref().name.as_ref() == Some(name));
        let slot = named.or_else(|| name.parse::<usize>().ok()?.checked_sub(1));
        match slot.and_then(|slot| wounds.get_mut(slot)) {
            Some(place) => *place = lost,
            None => {
                let reason = format!("wounds: \"{}\" has no element \"{name}\"", unit.name.get_ref());
                return Err(placed(written.span().start, reason));
            }
        }
    }
    Ok(wounds)
}

fn element_names(
    lines: &[Spanned<crate::demonworld::notation::Post>],
) -> Result<Vec<Option<String>>, Placed> {
    let mut known = BTreeSet::new();
    lines
        .iter()
        .map(|line| match &line.get_ref().name {
            Some(name) if !is_element_name(name) => {
                let reason =
                    format!("\"{name}\": names of elements are letters and digits and begin with a letter");
                Err(placed(line.span().start, reason))
            }
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
