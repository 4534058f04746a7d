//! Chapters 07 and 16: how the battle ends, and what it was worth.
//!
//! | goal | at once | at the end of a round |
//! |---|---|---|
//! | `Annihilation` | nobody is left (DW-07-05) | at the round limit by points (DW-07-G5) |
//! | `LastStand` | points lost (DW-16-05), nobody is left (DW-16-08) | by points at an agreed limit (DW-07-G5) |
//! | `Hold` | no unit of the attacker is left (DW-16-G5) | area held (DW-16-12), round limit (DW-16-13) |
//! | `Score` | nobody is left (DW-16-28) | at the round limit by score (DW-16-32) |
//!
//! Destroyed elements and those that fled off the board are both gone for good and count alike (DW-16-05, DW-16-30), so
//! the state does not tell them apart. Elements on a flank march are `WAITING`, neither on the board nor lost.

use crate::board::Cell;
use crate::card::{Figure, Items};
use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::label::{Ending, Phase};
use crate::rules::*;
use crate::stage::Goal;
use crate::state::*;
use serde::Serialize;
use std::cmp::Ordering;
use table::{Events, Outcome, Side};

/// A point of a card in the unit of [`Battle::points_lost`]: the least common multiple of all possible unit sizes, so
/// that shares of a unit compare exactly.
pub const POINT: u64 = 720_720;

/// DW-16-G5: the length of a battle for the special area where nothing else was agreed on.
const ROUNDS_TO_HOLD: u16 = 12;

/// What a side is credited with (DW-16-30, DW-16-38).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Score {
    /// Card points of enemy units and commanders of whom nothing is left.
    pub units: u16,
    /// DW-26-21: points of enemy items that were lost.
    pub items: u16,
    pub objectives: u16,
}

impl Score {
    pub fn total(self) -> u32 {
        u32::from(self.units) + u32::from(self.items) + u32::from(self.objectives)
    }
}

/// What has been lost.
impl Battle {
    /// DW-01-16, DW-15-71: destroyed, or fled off the board. Meaningful once the battle has begun.
    pub fn is_gone(&self, element: ElementId) -> bool {
        !self.is_alive(element) && !self.is_waiting(element)
    }

    /// Whether the side has anybody on the board or on a flank march.
    fn lives(&self, side: Side) -> bool {
        self.units().any(|unit| self.side_of(unit) == side && 0 < self.alive(unit) + self.waiting(unit))
    }

    /// DW-16-58: it has not entered with a single element. An attached commander belongs to his unit.
    pub fn never_arrived(&self, unit: UnitId) -> bool {
        let unit = self.host(unit).unwrap_or(unit);
        self.roster(unit).all(|element| self.is_waiting(element))
    }

    /// DW-16-06, DW-16-07, DW-07-G5: the points value of the side's elements that are gone, in shares of [`POINT`].
    pub fn points_lost(&self, side: Side) -> u64 {
        self.points_of(side, |unit| self.roster(unit).filter(|&element| self.is_gone(element)).count())
    }

    fn points_of(&self, side: Side, lost: impl Fn(UnitId) -> usize) -> u64 {
        self.units()
            .filter(|&unit| self.side_of(unit) == side)
            .map(|unit| {
                let share = POINT / u64::from(self.strength(unit));
                u64::from(self.card(unit).points) * lost(unit) as u64 * share
            })
            .sum()
    }

    /// DW-16-31, DW-16-58, DW-16-G8: nothing of the unit or commander is left, or it has never come.
    pub fn is_lost(&self, unit: UnitId) -> bool {
        self.never_arrived(unit) || self.roster(unit).all(|element| self.is_gone(element))
    }

    /// DW-16-30, DW-16-38: what the side would be credited with if the battle ended now.
    pub fn score(&self, side: Side) -> Score {
        // Whoever has not been set up yet is not lost.
        if self.phase() == Phase::Setup {
            return Score::default();
        }
        let enemies = || self.units().filter(|&unit| self.side_of(unit) != side);
        let units = enemies().filter(|&unit| self.is_lost(unit)).map(|unit| self.card(unit).points);
        let objectives = self.stage.objectives.iter().filter(|objective| self.controls(side, objective.hex));
        Score {
            units: total(units),
            items: total(enemies().map(|unit| self.items_lost(unit))),
            objectives: total(objectives.map(|objective| objective.points)),
        }
    }

    /// DW-26-21, DW-26-G4, DW-16-G8: an item is lost with its carrier. The card knows only what all its items cost, so
    /// each of several counts the same.
    fn items_lost(&self, unit: UnitId) -> u16 {
        let (items, points) = (self.card(unit).standard.items, self.card(unit).standard.item_points);
        let lost = items.each().filter(|&item| self.has_lost(unit, item)).count() as u16;
        match items.each().count() as u16 {
            0 if self.is_lost(unit) => points,
            0 => 0,
            n if n == lost => points,
            n => points / n * lost,
        }
    }

    fn has_lost(&self, unit: UnitId, item: Items) -> bool {
        if self.is_lost(unit) {
            return true;
        }
        let card = self.card(unit);
        let carrier = if item.is_for(Figure::Standard) { Figure::Standard } else { Figure::Leader };
        let mut carriers = self.roster(unit).enumerate().filter(|&(slot, _)| card.figure(slot) == carrier);
        carriers.next().is_some_and(|(_, element)| self.is_gone(element))
    }

    /// DW-16-38: an own element on the hex that is neither fleeing nor in melee (DW-05-50).
    fn controls(&self, side: Side, hex: hex::Hex) -> bool {
        match self.at(hex) {
            Cell::Held(element) => {
                let unit = self.unit_of(element);
                self.side_of(unit) == side && !self.runs(element) && !self.unit_in_contact(unit)
            }
            _ => false,
        }
    }

    /// DW-15-55, DW-15-G17: the element is fleeing, with its unit or left behind by it.
    fn runs(&self, element: ElementId) -> bool {
        self.is_fleeing(self.unit_of(element)) || self.flags[element.index()].has(ElementFlags::STRAGGLER)
    }
}

/// A sum of points that a scoreboard can show.
fn total(points: impl Iterator<Item = u16>) -> u16 {
    points.fold(0, u16::saturating_add)
}

/// The special area (DW-16-12).
impl Battle {
    /// DW-16-G6: who holds the special area at this moment: the defender with any element that does not flee, else the
    /// attacker with an element of a unit that does not flee.
    pub fn area_holder(&self) -> Option<Side> {
        let Goal::Hold { attacker } = self.goal() else { return None };
        let mut held = None;
        for &hex in &self.stage.area {
            let Cell::Held(element) = self.at(hex) else { continue };
            if self.runs(element) {
                continue;
            }
            if self.side_of_element(element) != attacker {
                return Some(attacker.enemy());
            }
            if !self.is_commander(self.unit_of(element)) {
                held = Some(attacker);
            }
        }
        held
    }

    /// DW-16-G6: the special area is watched from the start of the round on.
    pub(crate) fn begin_watch<E: Events<Event>>(&mut self, events: &mut E) {
        let Goal::Hold { attacker } = self.goal() else { return };
        self.area_held = self.area_holder() == Some(attacker);
        if self.area_held {
            events.emit(Event::AreaTaken { side: attacker });
        }
    }

    /// What has to be looked at after every change: the special area (DW-16-G6) and flight before all have entered
    /// (DW-16-G14). Losses are judged by whoever removes elements, since blows of one moment fall together.
    pub(crate) fn keep_watch<E: Events<Event>>(&mut self, events: &mut E) {
        if !self.is_standard()
            || matches!(self.steps[0], Step::PickSide { .. } | Step::Deploy | Step::Over(_))
        {
            return;
        }
        if self.has_flank_marches() {
            self.lose_waiting(events);
        }
        if let Goal::Hold { attacker } = self.goal()
            && self.area_held
            && self.area_holder() != Some(attacker)
        {
            self.area_held = false;
            events.emit(Event::AreaLost { side: attacker });
        }
    }
}

/// How it ends.
impl Battle {
    /// What has been lost decides the battle at once (DW-07-05, DW-16-05, DW-16-08, DW-16-G5).
    pub(crate) fn outcome_by_losses<E: Events<Event>>(&self, events: &mut E) -> Option<(Outcome, Ending)> {
        match self.goal() {
            Goal::Annihilation => self.outcome_by_destruction(),
            Goal::LastStand { defender, points } => self.outcome_of_last_stand(defender, points, events),
            Goal::Hold { attacker } => self.outcome_of_attack(attacker, events),
            Goal::Score => {
                self.outcome_by_destruction()?;
                Some(self.outcome_by_score(events))
            }
        }
    }

    /// DW-16-05 to DW-16-08, DW-16-G4: the defender's condition goes first.
    fn outcome_of_last_stand<E: Events<Event>>(
        &self,
        defender: Side,
        points: u16,
        events: &mut E,
    ) -> Option<(Outcome, Ending)> {
        let attacker = defender.enemy();
        let lost = self.points_lost(attacker);
        if 0 < lost {
            events.cite(DW_16_06);
        }
        if self.living_units(attacker).any(|unit| self.is_fleeing(unit)) {
            // They do not count before they have left the board.
            events.cite(DW_16_07);
        }
        if u64::from(points) * POINT <= lost {
            return Some((Outcome::Won(defender), Ending::PointsDestroyed));
        }
        // DW-07-05: also where the attacker was worth less.
        if !self.lives(attacker) {
            return Some((Outcome::Won(defender), Ending::Destruction));
        }
        if self.lives(defender) {
            return None;
        }
        events.cite(DW_16_08);
        Some((Outcome::Won(attacker), Ending::Destruction))
    }

    /// DW-16-G5: without a unit the area cannot be held.
    fn outcome_of_attack<E: Events<Event>>(
        &self,
        attacker: Side,
        events: &mut E,
    ) -> Option<(Outcome, Ending)> {
        let units = |unit: &UnitId| self.elements(*unit).any(|element| !self.card_of(element).is_commander());
        if self.living_units(attacker).any(|unit| units(&unit)) {
            return None;
        }
        events.cite(DW_16_G5);
        Some((Outcome::Won(attacker.enemy()), Ending::AreaDefended))
    }

    /// DW-07-G5, DW-16-12, DW-16-28: at the end of a round.
    pub(crate) fn outcome_of_round<E: Events<Event>>(&self, events: &mut E) -> Option<(Outcome, Ending)> {
        let limit = u16::from(self.stage.house.round_limit);
        let is_over = 0 < limit && limit <= self.round;
        match self.goal() {
            Goal::Annihilation | Goal::LastStand { .. } if is_over => {
                events.cite(DW_07_07);
                Some((self.outcome_by_points(events), Ending::RoundLimit))
            }
            Goal::LastStand { .. } if limit == 0 => {
                events.cite(DW_16_04);
                None
            }
            Goal::Hold { attacker } => self.outcome_of_watch(attacker, limit, events),
            Goal::Score if is_over => {
                events.cite(DW_16_28);
                // The length that was agreed on is looked at only here, when the round has been played.
                events.cite(DW_16_29);
                Some(self.outcome_by_score(events))
            }
            _ => None,
        }
    }

    /// Nothing can happen any more: judged as at a round limit.
    pub(crate) fn outcome_of_standstill<E: Events<Event>>(&self, events: &mut E) -> (Outcome, Ending) {
        match self.goal() {
            Goal::Annihilation | Goal::LastStand { .. } => {
                (self.outcome_by_points(events), Ending::RoundLimit)
            }
            Goal::Hold { attacker } => (Outcome::Won(attacker.enemy()), Ending::AreaDefended),
            Goal::Score => self.outcome_by_score(events),
        }
    }

    /// DW-16-12, DW-16-13, DW-16-G5.
    fn outcome_of_watch<E: Events<Event>>(
        &self,
        attacker: Side,
        limit: u16,
        events: &mut E,
    ) -> Option<(Outcome, Ending)> {
        if self.area_held && self.area_holder() == Some(attacker) {
            return Some((Outcome::Won(attacker), Ending::AreaHeld));
        }
        let agreed = if limit == 0 { ROUNDS_TO_HOLD } else { limit };
        if self.round < agreed {
            events.cite(DW_16_11);
            return None;
        }
        events.cite(DW_16_G5);
        Some((Outcome::Won(attacker.enemy()), Ending::AreaDefended))
    }

    /// DW-07-05: a side without elements has lost; both at once is a draw (DW-07-G4).
    pub(crate) fn outcome_by_destruction(&self) -> Option<(Outcome, Ending)> {
        match (self.lives(Side::A), self.lives(Side::B)) {
            (true, true) => None,
            (true, false) => Some((Outcome::Won(Side::A), Ending::Destruction)),
            (false, true) => Some((Outcome::Won(Side::B), Ending::Destruction)),
            (false, false) => Some((Outcome::Draw, Ending::BothDestroyed)),
        }
    }

    /// DW-07-G5: at the round limit the higher points value of destroyed enemy elements wins. Whoever has not arrived by
    /// then is lost (DW-16-58).
    fn outcome_by_points<E: Events<Event>>(&self, events: &mut E) -> Outcome {
        let absent = |side| {
            let all = |unit| if self.never_arrived(unit) { usize::from(self.strength(unit)) } else { 0 };
            self.points_of(side, all)
        };
        self.cite_absent(events);
        let lost = |side| self.points_lost(side) + absent(side);
        winner(lost(Side::B).cmp(&lost(Side::A)))
    }

    /// DW-16-30 to DW-16-32, DW-16-G7.
    fn outcome_by_score<E: Events<Event>>(&self, events: &mut E) -> (Outcome, Ending) {
        for side in Side::BOTH {
            let Score { units, items, objectives } = self.score(side);
            events.emit(Event::Scored { side, units, items, objectives });
            if 0 < items {
                events.cite(DW_26_21);
            }
            if 0 < objectives {
                events.cite(DW_16_38);
            }
        }
        self.cite_absent(events);
        if self.units().any(|unit| !self.is_lost(unit) && self.roster(unit).any(|e| self.is_gone(e))) {
            events.cite(DW_16_31);
        }
        let (a, b) = (self.score(Side::A).total(), self.score(Side::B).total());
        if a == b {
            events.cite(DW_16_G7);
        }
        (winner(a.cmp(&b)), Ending::Score)
    }

    fn cite_absent<E: Events<Event>>(&self, events: &mut E) {
        if self.units().any(|unit| self.never_arrived(unit)) {
            events.cite(DW_16_58);
        }
    }
}

/// Side A compared with side B.
fn winner(a_to_b: Ordering) -> Outcome {
    match a_to_b {
        Ordering::Greater => Outcome::Won(Side::A),
        Ordering::Equal => Outcome::Draw,
        Ordering::Less => Outcome::Won(Side::B),
    }
}

#[cfg(test)]
mod tests;
