//! WH-02-09 to WH-02-19: remaining moves, segment by segment. How each segment goes is in `manoeuvre`.

use crate::action::Action;
use crate::card::{Kind, Traits};
use crate::event::Event;
use crate::ids::UnitId;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::{Gait, Moving, Step};
use plane::{INCH, Mil};
use table::{Dice, Events, Side};

/// WH-02-18: the distance at which an enemy ends a march.
pub(crate) const MARCH_LINE: Mil = 8 * INCH;

/// WH-09-H39: how near the general must be for undead to march.
const GENERALS_REACH: Mil = 12 * INCH;

/// No move has sensibly more segments.
const MOST_SEGMENTS: u8 = 60;

impl Battle {
    pub(crate) fn check_move(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::March { unit } => self.check_march(side, unit),
            Action::Advance { unit, distance } => {
                let moving = self.check_mover(side, unit)?;
                self.check_advance(&moving, distance).map(drop)
            }
            Action::Wheel { unit, hand, angle } => {
                let moving = self.check_mover(side, unit)?;
                self.check_wheel(&moving, hand, angle).map(drop)
            }
            Action::Turn { unit, turn } => {
                let moving = self.check_mover(side, unit)?;
                self.check_turn(&moving, turn).map(drop)
            }
            Action::Reform { unit, files } => {
                let moving = self.check_mover(side, unit)?;
                self.check_reform(&moving, files).map(drop)
            }
            Action::Pivot { unit, facing } => {
                let moving = self.check_mover(side, unit)?;
                self.check_pivot(&moving, facing).map(drop)
            }
            Action::Fly { unit, front, facing } => {
                let moving = self.check_mover(side, unit)?;
                self.check_fly(&moving, front, facing).map(drop)
            }
            Action::Exit { unit } => {
                let moving = self.check_mover(side, unit)?;
                self.check_exit(&moving).map(drop)
            }
            Action::Join { character, host, file } => {
                let moving = self.check_mover(side, character)?;
                self.check_join(&moving, host, file).map(drop)
            }
            Action::Leave { character, front, facing } => {
                self.check_leave(side, character, front, facing).map(drop)
            }
            _ => Err(Refusal::OutOfPhase),
        }
    }

    pub(crate) fn make_move<D: Dice, E: Events<Event>>(
        &mut self,
        action: Action,
        dice: &mut D,
        events: &mut E,
    ) {
        if let Action::Advance { unit, .. } = action
            && self.is_slowed(unit)
        {
            events.cite(WH_09_H33);
        }
        match action {
            Action::Done => {
                self.end_move();
                self.pop();
            }
            Action::March { unit } => self.march(unit, events),
            Action::Advance { unit, distance } => self.advance(unit, distance, dice, events),
            Action::Wheel { unit, hand, angle } => self.wheel(unit, hand, angle, dice, events),
            Action::Turn { unit, turn } => self.turn_about(unit, turn, events),
            Action::Reform { unit, files } => self.reform(unit, files, events),
            Action::Pivot { unit, facing } => self.pivot(unit, facing, events),
            Action::Fly { unit, front, facing } => self.fly(unit, front, facing, events),
            Action::Exit { unit } => self.exit(unit, events),
            Action::Join { character, host, file } => self.join(character, host, file, events),
            Action::Leave { character, front, facing } => self.leave(character, front, facing, events),
            // `check_move` lets nothing else through.
            _ => {}
        }
    }

    /// The unit may make a segment of its move now; how far it has got with it.
    fn check_mover(&self, side: Side, unit: UnitId) -> Result<Moving, Refusal> {
        self.own(side, unit)?;
        if let Status::Joined { host, .. } = self.unit(unit).status {
            return Err(Refusal::InUnit { character: unit, host });
        }
        self.check_may_move(unit)?;
        let moving = self.progress(unit);
        if MOST_SEGMENTS <= moving.segments { Err(Refusal::TooManySegments { unit }) } else { Ok(moving) }
    }

    /// Nothing forbids the unit to move in this step.
    pub(crate) fn check_may_move(&self, unit: UnitId) -> Result<(), Refusal> {
        let flags = self.unit(unit).flags;
        if self.is_fleeing(unit) {
            return Err(Refusal::Fleeing { unit });
        }
        if self.is_fighting(unit) {
            return Err(Refusal::Fighting { unit });
        }
        if flags.has(Flags::STUPID) {
            return Err(Refusal::Stupid { unit });
        }
        if flags.has(Flags::SQUABBLES) {
            return Err(Refusal::Squabbling { unit });
        }
        if flags.has(Flags::RALLIED) {
            return Err(Refusal::HasRallied { unit });
        }
        if flags.has(Flags::BALKED) {
            return Err(Refusal::Balked { unit });
        }
        if let Step::SpellMove { unit: due } = self.step() {
            return if due == unit { Ok(()) } else { Err(Refusal::NotDue { unit }) };
        }
        if flags.has(Flags::FAILED_CHARGE) {
            return Err(Refusal::FailedCharge { unit });
        }
        if flags.has(Flags::CHARGED) {
            return Err(Refusal::HasCharged { unit });
        }
        if flags.has(Flags::DONE_MOVING) { Err(Refusal::HasMoved { unit }) } else { Ok(()) }
    }

    /// How far the unit has got with its move: the one in progress, or a new one.
    pub(crate) fn progress(&self, unit: UnitId) -> Moving {
        if let Some(moving) = self.moving.filter(|moving| moving.unit == unit) {
            return moving;
        }
        let gait = if matches!(self.step(), Step::SpellMove { .. }) { Gait::Spell } else { Gait::Walk };
        Moving {
            unit,
            gait,
            allowance: self.pace(unit),
            spent: 0,
            turned: false,
            reformed: false,
            segments: 0,
        }
    }

    /// What is left of a move. Who waited for a character goes no farther than he did (WH-09-H21).
    pub fn movement_left(&self, moving: &Moving) -> Mil {
        let waited = self.characters_in(moving.unit).filter_map(|character| {
            let state = self.unit(character);
            (moving.gait != Gait::Spell && state.flags.has(Flags::CHANGED_UNIT)).then_some(state.walked)
        });
        (waited.fold(moving.allowance, Mil::min) - moving.spent).max(0)
    }

    /// Takes up the move of a unit; that of another unit is over.
    pub(crate) fn take_up(&mut self, unit: UnitId) -> Moving {
        let moving = self.progress(unit);
        if self.moving.is_some_and(|other| other.unit != unit) {
            self.end_move();
        }
        self.moving = Some(moving);
        moving
    }

    /// Books a segment: what it cost, and that the unit has moved (WH-02-G22).
    pub(crate) fn book<E: Events<Event>>(&mut self, moving: Moving, cost: Mil, events: &mut E) -> Mil {
        let moving = Moving { spent: moving.spent + cost, segments: moving.segments + 1, ..moving };
        self.moving = Some(moving);
        let state = self.unit_mut(moving.unit);
        state.walked = moving.spent;
        if moving.gait != Gait::Spell {
            state.flags.set(Flags::MOVED);
        }
        if moving.segments == 1 {
            events.cite(WH_02_G23);
        }
        self.movement_left(&moving)
    }

    /// The move in progress is over.
    fn end_move(&mut self) {
        if let Some(moving) = self.moving.take()
            && moving.gait != Gait::Spell
        {
            self.unit_mut(moving.unit).flags.set(Flags::DONE_MOVING);
        }
    }
}

/// WH-02-17 to WH-02-19: marching.
impl Battle {
    fn check_march(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        let moving = self.check_mover(side, unit)?;
        match moving.gait {
            Gait::March => return Err(Refusal::MarchesAlready { unit }),
            Gait::Spell => return Err(Refusal::MayNotMarch { unit }),
            Gait::Walk if moving.segments != 0 => return Err(Refusal::HasMoved { unit }),
            Gait::Walk => {}
        }
        let kind = self.card(unit).kind;
        let barred = matches!(kind, Kind::Machine | Kind::Chariot)
            || self.has(unit, Traits::FLY)
            || self.unit(unit).flags.has(Flags::ARRIVED);
        if barred {
            return Err(Refusal::MayNotMarch { unit });
        }
        if self.has(unit, Traits::UNDEAD) && !self.general_near(unit) {
            return Err(Refusal::UndeadNeedGeneral { unit });
        }
        match self.enemy_near(unit) {
            Some(enemy) => Err(Refusal::EnemyTooNearToMarch { unit, enemy }),
            None => Ok(()),
        }
    }

    /// WH-09-H39.
    fn general_near(&self, unit: UnitId) -> bool {
        self.stage.general[self.side(unit)]
            .is_some_and(|general| self.known(general).is_ok() && self.within(unit, general, GENERALS_REACH))
    }

    /// WH-02-18, WH-02-G21: an enemy within 8", exactly 8" included.
    pub(crate) fn enemy_near(&self, unit: UnitId) -> Option<UnitId> {
        self.enemies_of(unit).find(|&enemy| self.within(unit, enemy, MARCH_LINE))
    }

    fn march<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let moving = self.take_up(unit);
        self.moving = Some(Moving { gait: Gait::March, allowance: 2 * moving.allowance, ..moving });
        self.unit_mut(unit).flags.set(Flags::MARCHED);
        events.emit(Event::Marches { unit });
        events.cite(WH_02_19);
        events.cite(WH_02_G21);
        if self.has(unit, Traits::UNDEAD) {
            events.cite(WH_09_H39);
        }
    }
}

#[cfg(test)]
mod tests;
