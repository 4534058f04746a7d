//! Actions at random over everything a side can say, legal or not: to see what is refused, and by which rule.

use demonworld::{Action, Battle, Direction, ElementId, Facing, Hand, Hex, Order, Payment, UnitId};
use table::Rng;

/// Any action that can be written down. Numbers of units and elements go one beyond what exists, hexes one beyond the
/// board.
pub fn any_action(battle: &Battle, rng: &mut Rng) -> Action {
    let units = battle.units().count() as u32;
    let elements: u32 = battle.units().map(|unit| u32::from(battle.strength(unit))).sum();
    let unit = UnitId(rng.below(units + 1) as u8);
    let element = ElementId(rng.below(elements + 1) as u8);
    let other = ElementId(rng.below(elements + 1) as u8);
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
