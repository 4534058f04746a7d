//! WH-09-H54: nothing about armies is hidden. What is withheld are distances (WH-01-G7): a view is the whole position, and
//! whoever decides from it in strict measuring must use [`View::judged_distance`] and
//! [`View::judged_spare`].

use crate::ids::UnitId;
use crate::state::Battle;
use crate::step::Step;
use plane::{INCH, Mil};
use table::Viewer;

/// What a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    viewer: Viewer,
    battle: Battle,
}

impl View {
    pub(crate) fn new(battle: &Battle, viewer: Viewer) -> View {
        View { viewer, battle: battle.clone() }
    }

    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// WH-01-G7: whether distances to enemies may be measured now.
    pub fn may_measure(&self) -> bool {
        !self.battle.stage().switches.strict_measuring
            || !matches!(self.battle.step(), Step::Charges | Step::Declare { .. } | Step::Shooting)
    }

    /// WH-01-G7: the distance as somebody judges it by eye: to the whole inch where measuring is not allowed.
    pub fn judged_distance(&self, a: UnitId, b: UnitId) -> Mil {
        self.judged(self.battle.distance(a, b))
    }

    /// WH-01-G7: how much of its move a charge would have left, judged by eye: the wheel, the ground and the way counted, to
    /// the whole inch where measuring is not allowed. `None` if it seems not to arrive; one that just arrives may fail.
    pub fn judged_spare(&self, unit: UnitId, target: UnitId, air: bool) -> Option<Mil> {
        let reach = self.battle.charge_reach(unit, air);
        let within = |budget| self.battle.cost_of_charge(unit, target, air, budget);
        let doubtful = || if self.may_measure() { None } else { within(reach + INCH / 2) };
        let spare = reach - self.judged(within(reach).or_else(doubtful)?);
        (0 <= spare).then_some(spare)
    }

    fn judged(&self, exact: Mil) -> Mil {
        if self.may_measure() { exact } else { (exact + INCH / 2) / INCH * INCH }
    }
}
