use crate::fought::{Measure, Measured};
use table::{BySide, Side};
use warhammer::{Battle, Kind, Status, UnitId};

impl Measured for Battle {
    fn measure(&self) -> Measure {
        let lost =
            |side| self.units().filter(|&unit| self.side(unit) == side).map(|unit| lost(self, unit)).sum();
        let score = |side| u32::try_from(self.score(side).sum()).unwrap_or(0);
        Measure {
            first: first(self),
            rounds: self.game_turn().into(),
            lost: BySide::new(lost(Side::A), lost(Side::B)),
            score: BySide::new(score(Side::A), score(Side::B)),
        }
    }
}

/// WH-01-G2: the odd player turns are those of the side that began.
fn first(battle: &Battle) -> Option<Side> {
    match battle.turn_number() {
        0 => None,
        turn if turn % 2 == 1 => Some(battle.active()),
        _ => Some(battle.active().enemy()),
    }
}

/// The points of what has fallen: models, or wounds of a single one. Whoever has left the table for good is lost, unless
/// he was to leave it.
fn lost(battle: &Battle, unit: UnitId) -> u32 {
    let (card, state) = (battle.card(unit), battle.unit(unit));
    let points = u32::from(card.points);
    match state.status {
        Status::Gone => return points,
        Status::Through => return 0,
        _ => {}
    }
    let wounds = match card.chariot {
        Some(body) if card.kind == Kind::Chariot => u32::from(body.w),
        _ => u32::from(card.profile.w),
    };
    let wounds = wounds.max(1);
    let whole = u32::from(card.models) * wounds;
    let left = (u32::from(state.models) * wounds).saturating_sub(state.wounds.into());
    points * whole.saturating_sub(left) / whole.max(1)
}
