//! WH-02-G1: the models of a unit, rank by rank.

use crate::ids::UnitId;
use crate::state::{Battle, Status};
use plane::{Mil, Rect};

impl Battle {
    /// How many places of a rank are taken, counted from the front with 0.
    pub(crate) fn rank_len(&self, unit: UnitId, rank: u8) -> u8 {
        let files = self.unit(unit).files.max(1);
        self.places(unit).saturating_sub(rank.saturating_mul(files)).min(files)
    }

    /// The base of the model at a place of a rank, counted from the left. A short last rank stands in the middle.
    pub(crate) fn model(&self, unit: UnitId, rank: u8, place: u8) -> Rect {
        let gaps = self.unit(unit).files.saturating_sub(self.rank_len(unit, rank));
        let base = self.base_at(unit, place, rank);
        if gaps == 0 { base } else { base.slide(Mil::from(gaps) * base.width / 2) }
    }

    /// The joined character at a place; characters stand in the front rank (WH-09-H22).
    pub(crate) fn character_at(&self, unit: UnitId, rank: u8, place: u8) -> Option<UnitId> {
        let stands_there =
            |one: &UnitId| matches!(self.unit(*one).status, Status::Joined { file, .. } if file == place);
        if rank == 0 { self.characters_in(unit).find(stands_there) } else { None }
    }

    /// WH-09-H22: whether the base of a character reaches over this place of a full second rank, so that nobody stands there.
    /// For the rank itself he counts as one model, whatever his base: the rank is as full as without him.
    pub(crate) fn is_covered(&self, unit: UnitId, rank: u8, place: u8) -> bool {
        let deep = |character: UnitId| self.card(unit).base[1] < self.card(character).base[1];
        rank == 1
            && self.rank_len(unit, 1) == self.unit(unit).files
            && self.character_at(unit, 0, place).is_some_and(deep)
    }

    /// How many of the front rank are no joined characters.
    pub(crate) fn ordinary_in_front(&self, unit: UnitId) -> u8 {
        self.rank_len(unit, 0).saturating_sub(self.characters_in(unit).count() as u8)
    }
}
