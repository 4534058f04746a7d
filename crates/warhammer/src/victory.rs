//! WH-09-H45 to WH-09-H49: the end of the battle, and what it was worth.

use crate::card::{Card, Kind};
use crate::event::Event;
use crate::ids::UnitId;
use crate::label::{Degree, Ending, Label, Sum};
use crate::rules::*;
use crate::stage::Goal;
use crate::state::{Battle, Status};
use crate::step::Step;
use plane::{Mil, Point, Vector};
use table::{Events, Outcome, RuleId, Side};

/// WH-09-T3, in per cent of the limit.
const GENERAL: u32 = 10;
const STANDARD: u32 = 5;
const ARMY_STANDARD: u32 = 10;
const QUARTER: u32 = 5;

/// WH-09-H48, WH-09-H49: the unit strength that claims a quarter or the hill.
const CLAIMING_STRENGTH: u16 = 5;

/// WH-09-H47: from so many per cent of the limit on.
const MARGINAL: u32 = 10;
const CLEAR: u32 = 30;
const CRUSHING: u32 = 60;

/// What is left of a unit for the points (WH-09-T3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Worth {
    Whole,
    Half,
    Nothing,
}

/// The points.
impl Battle {
    /// WH-09-H46, WH-09-T3: a side's points, term by term.
    pub fn score(&self, side: Side) -> Sum {
        let mut points = Points { sum: Sum::new(), share: 1 };
        match self.stage.scenario.goal {
            Goal::Breakthrough { share } if self.attacker() == side => {
                points.add(WH_09_H49, Label::BrokenThrough, self.points_through(side));
                points.add(WH_09_H49, Label::ShareExceeded, self.excess(side.enemy(), share));
                // Everything else counts half for the attacker.
                points.share = 2;
            }
            _ => {}
        }
        let [destroyed, halved] = self.points_of_losses(side.enemy());
        points.add(WH_09_T3, Label::Destroyed, destroyed);
        points.add(WH_09_T3, Label::Halved, halved);
        if self.stage.general[side.enemy()].is_some_and(|general| self.worth(general) == Worth::Nothing) {
            points.add(WH_09_T3, Label::GeneralSlain, self.percent(GENERAL));
        }
        let standards = u32::from(self.standards_taken[side]);
        points.add(WH_07_G4, Label::StandardsTaken, standards * self.percent(STANDARD));
        if self.army_standard_taken[side] {
            points.add(WH_07_G4, Label::ArmyStandardTaken, self.percent(ARMY_STANDARD));
        }
        match self.stage.scenario.goal {
            Goal::Quarters => {
                let quarters = self.quarters(side);
                points.add(WH_09_H48, Label::Quarters, quarters * self.percent(QUARTER));
            }
            Goal::Hold { .. } => {
                points.add(WH_09_H49, Label::Hill, self.objective[side].into());
            }
            Goal::Breakthrough { .. } => {}
        }
        points.sum
    }

    pub(crate) fn score_totals(&self) -> (u32, u32) {
        let total = |side| u32::try_from(self.score(side).sum()).unwrap_or(0);
        (total(Side::A), total(Side::B))
    }

    fn percent(&self, percent: u32) -> u32 {
        u32::from(self.stage.scenario.limit) * percent / 100
    }

    /// Points of a side's units that are lost, and half the points of those that are half lost.
    fn points_of_losses(&self, side: Side) -> [u32; 2] {
        let mut points = [0; 2];
        for unit in self.units().filter(|&unit| self.side(unit) == side) {
            let price = u32::from(self.card(unit).points);
            match self.worth(unit) {
                Worth::Whole => {}
                Worth::Half => points[1] += price / 2,
                Worth::Nothing => points[0] += price,
            }
        }
        points
    }

    /// WH-09-T3: destroyed, off the table or fleeing; at half its models or less; or neither. A character flees with
    /// the unit he is in.
    fn worth(&self, unit: UnitId) -> Worth {
        match self.unit(unit).status {
            Status::Gone => return Worth::Nothing,
            Status::Through => return Worth::Whole,
            _ if self.is_fleeing(self.body_of(unit)) => return Worth::Nothing,
            _ => {}
        }
        let (left, whole) = self.left_of(unit);
        if !self.is_machine(unit) && 2 * left <= whole { Worth::Half } else { Worth::Whole }
    }

    /// Models and models at the start; of single models wounds.
    fn left_of(&self, unit: UnitId) -> (u16, u16) {
        let (card, state) = (self.card(unit), self.unit(unit));
        if self.is_single(unit) {
            let whole = wounds_of(card);
            (u16::from(whole.saturating_sub(state.wounds)), whole.into())
        } else {
            (state.models.into(), card.models.into())
        }
    }

    /// WH-09-H48: the quarters that a side holds alone.
    pub fn quarters(&self, side: Side) -> u32 {
        let [width, depth] = self.stage.scenario.table;
        let mut held = 0;
        for east in [false, true] {
            for north in [false, true] {
                let x = if east { [width / 2, width] } else { [0, width / 2] };
                let y = if north { [depth / 2, depth] } else { [0, depth / 2] };
                let claims = |side| self.on_table(side).any(|unit| self.claims_quarter(unit, x, y));
                held += u32::from(claims(side) && !claims(side.enemy()));
            }
        }
        held
    }

    /// WH-09-H48: characters alone and machines do not claim.
    fn claims_quarter(&self, unit: UnitId, x: [Mil; 2], y: [Mil; 2]) -> bool {
        let inside = |point: &Point| x[0] <= point.x && point.x <= x[1] && y[0] <= point.y && point.y <= y[1];
        self.unit(unit).status == Status::Formed
            && !self.is_character(unit)
            && !self.is_machine(unit)
            && self.unit(unit).hull.0.iter().all(inside)
            && CLAIMING_STRENGTH <= self.unit_strength(unit)
    }

    /// WH-09-H49: in a breakthrough the side of the south attacks.
    pub fn attacker(&self) -> Side {
        if self.holds_north(Side::A) { Side::B } else { Side::A }
    }

    fn points_through(&self, side: Side) -> u32 {
        let through = |&unit: &UnitId| self.side(unit) == side && self.unit(unit).status == Status::Through;
        self.units().filter(through).map(|unit| u32::from(self.card(unit).points)).sum()
    }

    /// WH-09-H49: what a defender has fielded beyond his share of the limit.
    fn excess(&self, side: Side, share: u8) -> u32 {
        let mine = self.stage.units.iter().filter(|fielded| fielded.side == side);
        let fielded: u32 = mine.map(|fielded| u32::from(fielded.card.points)).sum();
        fielded.saturating_sub(self.percent(share.into()))
    }
}

/// All the wounds of a single model.
fn wounds_of(card: &Card) -> u8 {
    match (card.kind, card.chariot) {
        (Kind::Chariot, Some(body)) => body.w,
        _ => card.profile.w,
    }
}

/// Points that are added up, whole or as a share.
struct Points {
    sum: Sum,
    share: u32,
}

impl Points {
    /// Terms of nothing are left out.
    fn add(&mut self, rule: RuleId, label: Label, points: u32) {
        let points = i16::try_from(points / self.share).unwrap_or(i16::MAX);
        if points != 0 {
            self.sum.add(rule, label, points);
        }
    }
}

/// The hill.
impl Battle {
    /// WH-09-H49: the hill pays its sole holder at the end of every player turn.
    pub(crate) fn pay_for_the_hill<E: Events<Event>>(&mut self, events: &mut E) {
        let Goal::Hold { centre, radii, from_turn, percent } = self.stage.scenario.goal else { return };
        if self.game_turn() < from_turn {
            return;
        }
        let holder = |side| self.on_table(side).find(|&unit| self.holds_hill(unit, centre, radii));
        let (side, unit) = match (holder(Side::A), holder(Side::B)) {
            (Some(unit), None) => (Side::A, unit),
            (None, Some(unit)) => (Side::B, unit),
            _ => return,
        };
        let points = u16::try_from(self.percent(percent.into())).unwrap_or(u16::MAX);
        self.objective[side] = self.objective[side].saturating_add(points);
        events.emit(Event::HillHeld { side, unit, points });
    }

    /// A unit of strength 5 or more, not fleeing, with at least half its models on the hill.
    fn holds_hill(&self, unit: UnitId, centre: Point, radii: [Mil; 2]) -> bool {
        if self.unit(unit).status != Status::Formed || self.unit_strength(unit) < CLAIMING_STRENGTH {
            return false;
        }
        let places = u16::from(self.places(unit));
        let on_hill = |&place: &u8| in_oval(self.place_of(unit, place), centre, radii);
        let inside = (0..self.places(unit)).filter(on_hill).count() as u16;
        places <= 2 * inside
    }

    /// WH-02-G1: the middle of a place in the formation, counted from the left of the front rank; the last rank is
    /// centred.
    fn place_of(&self, unit: UnitId, place: u8) -> Point {
        let (state, [width, depth]) = (self.unit(unit), self.card(unit).base);
        let (files, places) = (state.files.max(1), self.places(unit));
        let (rank, file) = (place / files, place % files);
        let in_rank = files.min(places - rank * files);
        // In halves of a base: to the left, and behind the front.
        let left = Mil::from(in_rank) - 1 - 2 * Mil::from(file);
        let behind = 1 + 2 * Mil::from(rank);
        state.front + state.facing.rotate(Vector { x: -behind * depth / 2, y: left * width / 2 })
    }
}

fn in_oval(point: Point, centre: Point, [east, north]: [Mil; 2]) -> bool {
    let wide = |value: Mil| i128::from(value);
    let x = (wide(point.x) - wide(centre.x)) * wide(north);
    let y = (wide(point.y) - wide(centre.y)) * wide(east);
    let edge = wide(east) * wide(north);
    x * x + y * y <= edge * edge
}

/// The end.
impl Battle {
    /// WH-09-H45: the points are counted.
    pub(crate) fn finish<E: Events<Event>>(&mut self, ending: Ending, events: &mut E) {
        for side in Side::BOTH {
            events.emit(Event::Scored { side, sum: self.score(side) });
        }
        let (a, b) = self.score_totals();
        let degree = degree(a, b, self.stage.scenario.limit);
        let outcome = match degree {
            Degree::Draw => Outcome::Draw,
            _ if b < a => Outcome::Won(Side::A),
            _ => Outcome::Won(Side::B),
        };
        events.cite(WH_09_H45);
        events.emit(Event::BattleEnded { outcome, ending, degree, a, b });
        self.depth = 1;
        self.set_step(Step::Over(outcome));
    }
}

/// WH-09-H47: the difference in per cent of the limit.
pub(crate) fn degree(a: u32, b: u32, limit: u16) -> Degree {
    let hundredfold = 100 * u64::from(a.abs_diff(b));
    let limit = u64::from(limit);
    let reaches = |percent: u32| u64::from(percent) * limit <= hundredfold;
    if reaches(CRUSHING) {
        Degree::Crushing
    } else if reaches(CLEAR) {
        Degree::Clear
    } else if reaches(MARGINAL) {
        Degree::Marginal
    } else {
        Degree::Draw
    }
}

#[cfg(test)]
mod tests;
