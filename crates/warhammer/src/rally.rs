//! WH-05-08 to WH-05-10: rallying.

use crate::card::Kind;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Manner, Test};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::space::{Room, ZONE};
use crate::state::{Battle, Flags, Status};
use crate::step::Step;
use plane::{Angle, INCH, Mil, Rect};
use table::{Dice, Events, Side};

/// WH-05-G6: how far a rallied unit is shifted at most to find room.
const FARTHEST_SHIFT: Mil = 12 * INCH;

impl Battle {
    /// The fleeing units of a side that may try to rally (WH-05-08).
    pub(crate) fn may_rally(&self, side: Side) -> UnitSet {
        self.on_table(side).filter(|&unit| self.check_rallying(unit).is_ok()).collect()
    }

    pub(crate) fn check_rally(&self, side: Side, units: UnitSet, unit: UnitId) -> Result<(), Refusal> {
        self.own(side, unit)?;
        self.check_rallying(unit)?;
        if units.contains(unit) { Ok(()) } else { Err(Refusal::NotDue { unit }) }
    }

    fn check_rallying(&self, unit: UnitId) -> Result<(), Refusal> {
        if !self.is_fleeing(unit) {
            return Err(Refusal::NotFleeing { unit });
        }
        if self.unit(unit).flags.has(Flags::FLED_THIS_TURN) {
            return Err(Refusal::FledThisTurn { unit });
        }
        self.check_rally_limit(unit)
    }

    /// WH-05-10, WH-05-G5: a quarter of the models it set out with; single models always have it.
    pub(crate) fn check_rally_limit(&self, unit: UnitId) -> Result<(), Refusal> {
        let (models, at_start) = (self.unit(unit).models, self.card(unit).models);
        let formation =
            matches!(self.card(unit).kind, Kind::Infantry | Kind::Cavalry | Kind::Beast | Kind::Ogre);
        if formation && !self.is_character(unit) && 4 * u16::from(models) < u16::from(at_start) {
            return Err(Refusal::TooFewToRally { unit, models, at_start });
        }
        Ok(())
    }

    pub(crate) fn rally<D: Dice, E: Events<Event>>(
        &mut self,
        mut units: UnitSet,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        units.remove(unit);
        if units.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Rally { units });
        }
        self.try_to_rally(unit, 0, dice, events);
    }

    /// The test itself; a spell may lend Leadership (WH-08-H28).
    pub(crate) fn try_to_rally<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        modifier: i16,
        dice: &mut D,
        events: &mut E,
    ) {
        events.cite(WH_05_G5);
        if !self.test(unit, Test::Rally, modifier, dice, events) {
            return;
        }
        let state = self.unit_mut(unit);
        state.status = Status::Formed;
        state.flags.set(Flags::RALLIED);
        events.emit(Event::Rallied { unit });
        self.push(Step::FormUp { unit });
    }

    pub(crate) fn check_form_up(
        &self,
        unit: UnitId,
        named: UnitId,
        facing: Angle,
        files: u8,
    ) -> Result<(), Refusal> {
        if unit != named {
            return Err(Refusal::NotDue { unit: named });
        }
        self.check_files(unit, files)?;
        match self.rallying_place(unit, facing, files) {
            Some(_) => Ok(()),
            None => Err(Refusal::FilesImpossible { unit, files, models: self.unit(unit).models }),
        }
    }

    /// WH-05-G6: centred on the mob, or shifted by the least distance that works. What the mob covers now is always free.
    fn rallying_place(&self, unit: UnitId, facing: Angle, files: u8) -> Option<Rect> {
        let [width, depth] = self.footprint(unit, files);
        let centre = self.rect(unit).centre();
        let wanted = Rect::about_centre(centre, facing, width, depth);
        self.nearest_free(&wanted, FARTHEST_SHIFT, &Room::of(unit).keeping(ZONE))
    }

    pub(crate) fn form_up<E: Events<Event>>(
        &mut self,
        unit: UnitId,
        facing: Angle,
        files: u8,
        events: &mut E,
    ) {
        self.pop();
        let place = self.rallying_place(unit, facing, files).unwrap_or_else(|| self.rect(unit));
        self.place(unit, &place, files);
        self.report_move(unit, Manner::FormUp, 0, 0, events);
    }
}
