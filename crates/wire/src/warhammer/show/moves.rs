//! What can be dragged now, within exact bounds.

use super::degrees;
use crate::show::{MoveNow, PlaceNow};
use ::table::{Game, Side};
use ::warhammer::{Action, Battle, Card, Gait, Hand, Mil, Refusal, Spell, Status, Step, Traits, UnitId};

/// What is left of a move by rounding: less than anybody can drag.
const LEAST: Mil = 50;

pub(super) fn moves(game: &Battle, side: Side) -> Vec<MoveNow> {
    match game.step() {
        Step::Deploy { .. } => {
            let mine = game.units().filter(|&unit| game.side(unit) == side);
            mine.filter_map(|unit| deployment(game, side, unit)).collect()
        }
        Step::Arrive { units } => units.iter().map(|unit| placement(game, unit, "walk", false)).collect(),
        Step::FormUp { unit } => vec![placement(game, unit, "walk", true)],
        Step::Moves => game.on_table(side).filter_map(|unit| remaining(game, unit)).collect(),
        Step::SpellMove { unit } => remaining(game, unit).into_iter().collect(),
        Step::Shooting => game.on_table(side).filter(|&unit| is_aimed(game, side, unit)).map(aim).collect(),
        Step::Magic => {
            game.on_table(side).filter(|&unit| hailer(game, side, unit).is_some()).map(aim).collect()
        }
        _ => Vec::new(),
    }
}

/// What can neither advance nor turn by itself.
fn still(unit: UnitId, gait: &str) -> MoveNow {
    MoveNow {
        unit: unit.0,
        left: 0,
        total: 0,
        gait: gait.to_owned(),
        advance: 0,
        wheel_left: 0,
        wheel_right: 0,
        pivot: false,
        place: None,
    }
}

fn aim(unit: UnitId) -> MoveNow {
    still(unit, "aim")
}

/// It is set down, in any of its frontages.
fn placement(game: &Battle, unit: UnitId, gait: &str, facing_free: bool) -> MoveNow {
    let files = (1..=game.places(unit).max(1)).collect();
    MoveNow { place: Some(PlaceNow { files, facing_free }), ..still(unit, gait) }
}

/// WH-09-H43: what can be set up in this drop, or has been.
fn deployment(game: &Battle, side: Side, unit: UnitId) -> Option<MoveNow> {
    let taken_up = game.check(side, Action::TakeUp { unit }).is_ok() && game.stands(unit);
    (taken_up || may_be_placed(game, side, unit)).then(|| placement(game, unit, "walk", true))
}

/// Whether it is only a question of where.
fn may_be_placed(game: &Battle, side: Side, unit: UnitId) -> bool {
    let front = game.unit(unit).front;
    let files = 1;
    let wanted = Action::Deploy { unit, front, facing: game.onward(side), files };
    game.unit(unit).status == Status::Waiting
        && match game.check(side, wanted) {
            Ok(_) => true,
            Err(refusal) => matches!(
                refusal,
                Refusal::OutsideZone { .. } | Refusal::OffTable { .. } | Refusal::Overlaps { .. }
            ),
        }
}

/// The remaining move of a unit.
fn remaining(game: &Battle, unit: UnitId) -> Option<MoveNow> {
    let moving = game.move_of(unit).ok()?;
    let (gait, flies) = match moving.gait {
        Gait::March => ("march", false),
        Gait::Spell => ("walk", false),
        Gait::Walk => ("walk", game.has(unit, Traits::FLY) && moving.spent == 0),
    };
    let widest = |hand| degrees(game.free_wheeling(unit, hand).free);
    let pivot = game.is_single(unit) && !(game.is_chariot(unit) && moving.turned);
    let left = game.movement_left(&moving);
    if left < LEAST && !pivot {
        return None;
    }
    let on_foot = MoveNow {
        unit: unit.0,
        left,
        total: moving.allowance,
        gait: gait.to_owned(),
        advance: game.free_advance(unit).free,
        wheel_left: widest(Hand::Left),
        wheel_right: widest(Hand::Right),
        pivot,
        place: None,
    };
    Some(if flies {
        let files = vec![game.unit(unit).files];
        let place = Some(PlaceNow { files, facing_free: true });
        MoveNow { left: Battle::FLIGHT, total: Battle::FLIGHT, gait: "fly".to_owned(), place, ..on_foot }
    } else {
        on_foot
    })
}

/// WH-09-H12, WH-09-H13: a machine that is aimed at a place, ready to fire.
pub(super) fn is_aimed(game: &Battle, side: Side, unit: UnitId) -> bool {
    let hurls = |card: &Card| card.engine.filter(|engine| !engine.machine.shoots_bolts());
    hurls(game.card(unit)).is_some_and(|engine| {
        let ahead = game.unit(unit).facing;
        let shot = Action::Bombard { unit, direction: ahead, distance: engine.machine.range() };
        match game.check(side, shot) {
            Ok(_) => true,
            Err(refusal) => matches!(refusal, Refusal::NothingToAimAt { .. }),
        }
    })
}

/// WH-08-H24: who of a unit can let stones fall somewhere.
pub(super) fn hailer(game: &Battle, side: Side, unit: UnitId) -> Option<UnitId> {
    let casts = |&wizard: &UnitId| {
        let aim = ::warhammer::Aim::Point(game.base_of(wizard).front);
        let spell = Spell::StoneHail;
        let cast = Action::Cast { wizard, spell, aim, extra: 0 };
        game.card(wizard).spells.has(spell) && game.check(side, cast).is_ok()
    };
    [unit].into_iter().chain(game.characters_in(unit)).find(casts)
}
