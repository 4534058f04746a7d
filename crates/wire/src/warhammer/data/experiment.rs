//! Army lists as an experiment changes them.

use super::Data;
use super::entries::{CategoryWord, KindWord, UnitEntry};
use super::lists::{ArmyList, ListEntry};
use crate::experiment::Experiment;
use table::Side;

impl Data {
    /// The list without those who stay at home, and with other prices: a regiment has as many models as its points buy
    /// then. The shares of the list are those of the data still; the engine reckons its own.
    pub(super) fn tried(&self, list: &ArmyList, experiment: &Experiment, side: Side) -> ArmyList {
        let mut tried = list.clone();
        let stays = |place: usize| experiment.without[side].contains(&place);
        let entries = list.entry.iter().enumerate().filter(|&(place, _)| !stays(place));
        tried.entry = entries.map(|(_, entry)| self.repriced(entry, experiment)).collect();
        tried
    }

    fn repriced(&self, entry: &ListEntry, experiment: &Experiment) -> ListEntry {
        let mut entry = entry.clone();
        let id = entry.unit.get_ref();
        let (Some(&price), Some((_, unit))) = (experiment.points.get(id), self.unit(id)) else {
            return entry;
        };
        let champion = if entry.champion { unit.champion_points.unwrap_or(0) } else { 0 };
        let budget = entry.points_total.saturating_sub(champion);
        // What each model has besides costs what it did.
        let options = entry.points_per_model.saturating_sub(unit.points);
        entry.points_per_model = price.saturating_add(options).max(1);
        let paid_beside = u16::from(entry.standard) + u16::from(entry.musician);
        if has_ranks(unit) {
            let bought = (budget / entry.points_per_model).saturating_sub(paid_beside);
            let (least, most) = (unit.min_models.max(1), unit.max_models.unwrap_or(u8::MAX));
            entry.count = u8::try_from(bought).unwrap_or(u8::MAX).clamp(least, most.max(least));
            entry.files = entry.files.map(|files| files.min(entry.count));
        }
        let paid = u16::from(entry.count) + paid_beside;
        entry.points_total = paid.saturating_mul(entry.points_per_model).saturating_add(champion);
        entry
    }
}

/// Whether more or fewer models of it can be bought.
fn has_ranks(unit: &UnitEntry) -> bool {
    unit.category == CategoryWord::Regiment
        && !matches!(unit.kind, KindWord::Monster | KindWord::Chariot | KindWord::WarMachine)
}
