//! Actions at random over everything a side can say, legal or not: to see what is refused, and by which rule.

use demonworld::{
    Action, Battle, Cell, Direction, ElementId, Facing, Hand, Hex, Order, Payment, Step, UnitId,
};
use table::Rng;

/// Any action that can be written down. Numbers of units and elements go one beyond what exists, hexes one beyond the
/// board.
pub fn any_action(battle: &Battle, rng: &mut Rng) -> Action {
    let units = battle.units().count() as u32;
    let elements: u32 = battle.units().map(|unit| u32::from(battle.strength(unit))).sum();
    let unit = UnitId(rng.below(units + 1) as u8);
    let element = ElementId(rng.below(elements + 1) as u8);
    let other = neighbour(battle, element, rng).unwrap_or(ElementId(rng.below(elements + 1) as u8));
    let board = battle.board();
    let hex = Hex::new(
        rng.below(u32::from(board.columns) + 12) as i8 - 10,
        rng.below(u32::from(board.rows) + 2) as i8 - 1,
    );
    let facing = Facing::ALL[rng.below(6) as usize];
    let direction = Direction::ALL[rng.below(6) as usize];
    let hand = Hand::BOTH[rng.below(2) as usize];
    let order = Order::ALL[rng.below(4) as usize];
    let payment = if rng.one_in(2) { Payment::Points } else { Payment::Manoeuvre };
    if rng.one_in(3)
        && let Some(action) = fitting(battle, rng, (element, other, direction))
    {
        return action;
    }
    // An introductory battle knows none of these (DW-01-02).
    if rng.one_in(if battle.is_standard() { 2 } else { 32 }) {
        return any_standard(battle, rng, (unit, element, other, hex));
    }
    match rng.below(31) {
        0 => Action::Deploy { unit, hex, facing, width: rng.below(12) as u8 },
        1 => Action::Place { element, hex, facing },
        2 => Action::Ready,
        3 => Action::Order { unit, order },
        4 => Action::Commit,
        5 => Action::OfferDraw,
        6 => Action::Shoot { element, target: other },
        7 => Action::SupportShot { element, shooter: other },
        8 => Action::Fire { unit },
        9 => Action::EndShooting,
        10 => Action::CloseUp { element, direction },
        11 => Action::EndClosingUp,
        12 => Action::Sequence { first: rng.one_in(2) },
        13 => Action::Advance { unit, hand },
        14 => Action::Sidestep { unit, direction },
        15 => Action::Wheel { unit, hand },
        16 => Action::March { unit, facing, hand, payment },
        17 => Action::PlanShift { element, direction },
        18 => Action::PlanTurn { element, facing },
        19 => Action::CarryOut,
        20 => Action::DropPlan,
        21 => Action::FreeTurn { element, facing },
        22 => Action::Walk { element, direction, payment },
        23 => Action::Press { element, hand, payment },
        24 => Action::EndMove { unit },
        25 => Action::EndSegment,
        26 => Action::Wield { unit, weapon: rng.below(3) as u8 },
        27 => Action::Strike { element, target: other },
        28 => Action::SupportStrike { element, striker: other },
        29 => Action::EndDeclaration,
        _ => match rng.below(3) {
            0 => Action::Follow { element, direction },
            1 => Action::Face { element, facing },
            _ => Action::EndFollowing,
        },
    }
}

/// Half of the time somebody next to the element, so that blows and supports are nearly possible.
fn neighbour(battle: &Battle, element: ElementId, rng: &mut Rng) -> Option<ElementId> {
    if rng.one_in(2) || !battle.element_exists(element) || !battle.is_alive(element) {
        return None;
    }
    let direction = rng.pick(&Direction::ALL)?;
    match battle.at(battle.hex(element).step(direction)) {
        Cell::Held(other) => Some(other),
        _ => None,
    }
}

/// Something that belongs to the step, so that it is refused for more than being out of place.
fn fitting(
    battle: &Battle,
    rng: &mut Rng,
    (element, other, direction): (ElementId, ElementId, Direction),
) -> Option<Action> {
    let first = rng.one_in(2);
    Some(match battle.step() {
        Step::Shoot { .. } if first => Action::Shoot { element, target: other },
        Step::Shoot { .. } => Action::SupportShot { element, shooter: other },
        Step::Strike { engagement, side, .. } => {
            let fights = |&unit: &UnitId| battle.engagement(unit) == Some(engagement);
            let units: Vec<UnitId> = battle.living_units(side).filter(fights).collect();
            let element = any_of(battle, rng.pick(&units)?, rng)?;
            match neighbour(battle, element, rng) {
                Some(target) if first => Action::Strike { element, target },
                _ => Action::SupportStrike { element, striker: other },
            }
        }
        Step::Second { .. } if first => Action::Strike { element, target: other },
        Step::Second { .. } => Action::Pursue { element, target: other },
        Step::Follow { .. } => Action::Follow { element, direction },
        Step::CloseUp { .. } => Action::CloseUp { element, direction },
        Step::Touch { .. } => Action::Touch { element },
        Step::Release { .. } => Action::Release { element },
        Step::React { .. } => Action::PlanShift { element, direction },
        Step::Assign => {
            let commanders: Vec<UnitId> = battle.units().filter(|&unit| battle.is_commander(unit)).collect();
            let units: Vec<UnitId> = battle.units().collect();
            Action::Assign { commander: rng.pick(&commanders)?, unit: rng.pick(&units)? }
        }
        Step::Move { unit } => any_move(battle, unit, direction, rng)?,
        _ => return None,
    })
}

fn any_of(battle: &Battle, unit: UnitId, rng: &mut Rng) -> Option<ElementId> {
    battle.elements(unit).nth(rng.below(battle.alive(unit).into()) as usize)
}

/// Anything the unit that is moving could try.
fn any_move(battle: &Battle, unit: UnitId, direction: Direction, rng: &mut Rng) -> Option<Action> {
    let element = any_of(battle, unit, rng)?;
    let hand = Hand::BOTH[rng.below(2) as usize];
    let payment = if rng.one_in(2) { Payment::Points } else { Payment::Manoeuvre };
    Some(match rng.below(6) {
        0 => Action::Advance { unit, hand },
        1 => Action::Sidestep { unit, direction },
        2 => Action::Wheel { unit, hand },
        3 => Action::March { unit, facing: rng.pick(&Facing::ALL)?, hand, payment },
        4 => Action::Walk { element, direction, payment },
        _ => Action::PlanShift { element, direction },
    })
}

/// An action that only the standard game knows.
fn any_standard(
    battle: &Battle,
    rng: &mut Rng,
    (unit, element, other, hex): (UnitId, ElementId, ElementId, Hex),
) -> Action {
    let units = battle.units().count() as u32;
    let target = UnitId(rng.below(units + 1) as u8);
    // Half of the time somebody who is one.
    let commanders: Vec<UnitId> = battle.units().filter(|&unit| battle.is_commander(unit)).collect();
    let commander = rng.pick(&commanders).filter(|_| rng.one_in(2)).unwrap_or(target);
    let direction = Direction::ALL[rng.below(6) as usize];
    let order = Order::ALL[rng.below(4) as usize];
    let yes = rng.one_in(2);
    match rng.below(29) {
        0 => Action::PickSide { other: yes },
        1 => Action::Attach { commander, unit },
        2 => Action::Detach { commander },
        3 => Action::Outflank {
            unit,
            wing: Hand::BOTH[rng.below(2) as usize],
            leader: yes.then_some(commander),
        },
        4 => Action::Enter { unit, hex },
        5 => Action::Assign { commander, unit },
        6 => Action::Keep { unit, order },
        7 => Action::Temper { unit, leader_adds: yes, commanders_add: rng.one_in(2) },
        8 => Action::DropShot { element },
        9 => Action::Appeal { element, roll: yes },
        10 => Action::Replace { element, by: other },
        11 => Action::Flee { element, hex },
        12 => Action::Rout { unit },
        13 => Action::StayBehind { commander },
        14 => Action::Rush { unit, target },
        15 => Action::Act { commander },
        16 => Action::Leave { commander, direction },
        17 => Action::Join { commander, unit, place: hex, free: hex.step(direction) },
        18 => Action::Swap { element, with: other },
        19 => Action::Dare { unit, target },
        20 => Action::Marker { unit, lay: yes },
        21 => Action::Dissolve { unit },
        22 => Action::Touch { element },
        23 => Action::EndTouching,
        24 => Action::Pursue { element, target: other },
        25 => Action::Release { element },
        26 => Action::EndReleasing,
        27 => Action::Rally { unit },
        _ => match rng.below(2) {
            0 => Action::Abandon { element },
            _ => Action::EndRallying,
        },
    }
}
