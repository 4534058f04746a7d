//! What a screen asks of a position and no rule needs in this form.

use crate::arms::VOLLEY_SHOTS;
use crate::card::Traits;
use crate::ids::UnitId;
use crate::label::{Degree, Phase};
use crate::leadership::COMMAND;
use crate::manoeuvre::FLIGHT;
use crate::moves::MARCH_LINE;
use crate::refusal::Refusal;
use crate::state::{Battle, Status};
use crate::step::{Moment, Moving, Step};
use crate::victory::degree;
use plane::{Angle, Hand, Mil, Point, Rect, Vector};

/// Distances of interest.
impl Battle {
    /// WH-02-18: an enemy so near ends a march.
    pub const MARCH_LINE: Mil = MARCH_LINE;
    /// WH-07-01, WH-07-02: how far a general and an army standard reach.
    pub const COMMAND: Mil = COMMAND;
    /// WH-09-H30: how far one flies.
    pub const FLIGHT: Mil = FLIGHT;
    /// WH-09-H11: how many bolts a volley has.
    pub const VOLLEY: u8 = VOLLEY_SHOTS;
}

/// Where the battle is.
impl Battle {
    /// The phase that goes on: what is to come lies at the bottom of the stack.
    pub fn phase(&self) -> Phase {
        match self.steps[0] {
            Step::Next(moment) => self.phase_before(moment),
            Step::RollOff | Step::PickHalf { .. } | Step::Deploy { .. } => Phase::Setup,
            _ => Phase::Magic,
        }
    }

    fn phase_before(&self, moment: Moment) -> Phase {
        match moment {
            Moment::FirstTurn => Phase::Setup,
            Moment::StartOfTurn { .. } | Moment::Movement { step: 1 } => Phase::Start,
            Moment::Movement { .. } | Moment::Declaration { .. } | Moment::Shooting => Phase::Movement,
            Moment::Combats if self.is_on_stack(Step::Shooting) => Phase::Shooting,
            Moment::Combats | Moment::Fight { .. } | Moment::Aftermath { .. } | Moment::Magic => {
                Phase::CloseCombat
            }
            Moment::SpellWorks { .. } | Moment::TurnEnds | Moment::TurnOver => Phase::Magic,
        }
    }

    fn is_on_stack(&self, step: Step) -> bool {
        self.steps[..usize::from(self.depth)].contains(&step)
    }

    /// WH-01-03: the step of the movement phase that goes on, 1 to 5.
    pub fn movement_step(&self) -> Option<u8> {
        match self.steps[0] {
            Step::Next(Moment::Movement { step }) if 1 < step => Some(step - 1),
            Step::Next(Moment::Shooting) => Some(5),
            _ => None,
        }
    }

    /// How a battle that is over has ended: whether it was conceded, and how far apart the points are (WH-09-H47).
    pub fn final_result(&self) -> Option<(bool, Degree)> {
        let Step::Over(_) = self.step() else { return None };
        if self.conceded.is_some() {
            return Some((true, Degree::Crushing));
        }
        let (a, b) = self.score_totals();
        Some((false, degree(a, b, self.stage.scenario.limit)))
    }
}

/// What a lost combat means.
impl Battle {
    /// WH-06-14: whether a unit that loses its combat breaks without a test.
    pub fn is_overawed(&self, unit: UnitId) -> bool {
        self.overawed_by(unit).is_some()
    }

    /// WH-09-H35, WH-09-H39: whether a unit that loses its combat can break at all.
    pub fn is_breakable(&self, unit: UnitId) -> bool {
        let never = [Traits::UNBREAKABLE, Traits::UNDEAD].into_iter().any(|traits| self.has(unit, traits));
        !never && self.unit(unit).status == Status::Formed
    }
}

/// What can be moved, and where to.
impl Battle {
    /// How far a unit of the side that is asked has got with its move, or why it makes none.
    pub fn move_of(&self, unit: UnitId) -> Result<Moving, Refusal> {
        self.known(unit)?;
        if let Status::Joined { host, .. } = self.unit(unit).status {
            return Err(Refusal::InUnit { character: unit, host });
        }
        self.check_may_move(unit)?;
        Ok(self.progress(unit))
    }

    /// WH-09-H49: where the middle of the front is when a unit comes on at this place of its edge.
    pub fn arrival_front(&self, unit: UnitId, x: Mil, files: u8) -> Point {
        self.on_edge(unit, x, files)
    }

    /// A free place on its edge for a unit that comes on: the middle of the front, and the files.
    pub fn arrival_place(&self, unit: UnitId) -> Option<(Point, u8)> {
        self.room_on_edge(unit)
    }

    /// WH-05-G15: the bases of the models that have been set against the flank of an enemy.
    pub fn each_lapping(&self, unit: UnitId, mut each: impl FnMut(Rect)) {
        for hand in Hand::ALL {
            let models = self.unit(unit).lapping[hand as usize];
            let Some(lapped) = self.lapped(unit, hand).filter(|_| 0 < models) else { continue };
            let ([width, depth], body) = (self.card(unit).base, self.rect(lapped.enemy));
            let facing = body.facing + lapped.edge.turn() + Angle::HALF;
            let [from, to] = body.edge(lapped.edge);
            for model in 0..models {
                let middle = width * Mil::from(model) + width / 2;
                // From the corner at the own front along the side of the enemy.
                let (start, aside) = if hand == Hand::Left { (from, middle) } else { (to, -middle) };
                let front = start + facing.rotate(Vector::new(0, aside));
                each(Rect { front, facing, width, depth });
            }
        }
    }
}
