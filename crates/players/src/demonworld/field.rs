use crate::{Choice, Reason, Temper};
use demonworld::{Action, Battle, ElementId, Facing, Goal, Hex, Objective, Plan, UnitId};
use table::{Game, Rng, Side};

/// The position as the sergeant of one side sees it.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub battle: &'a Battle,
    pub side: Side,
    pub temper: Temper,
}

impl Field<'_> {
    /// Living elements of the other side.
    pub fn enemies(&self) -> impl Iterator<Item = ElementId> + '_ {
        self.battle.living_units(self.side.enemy()).flat_map(|unit| self.battle.elements(unit))
    }

    pub fn is_legal(&self, action: Action) -> bool {
        self.battle.check(self.side, action).is_ok()
    }

    /// The action with its reasons, if it is legal.
    pub fn propose(&self, action: Action, reasons: &[Reason]) -> Option<Choice<Action>> {
        self.is_legal(action).then(|| Choice { action, reasons: reasons.to_vec() })
    }

    /// What is done, without a reason, where no intent is worth anything: an open plan is dropped, else the step is
    /// ended, else anything legal.
    pub fn way_out(&self, seed: u64) -> Option<Choice<Action>> {
        let endings = [
            Action::DropPlan,
            Action::EndSegment,
            Action::EndShooting,
            Action::EndClosingUp,
            Action::EndDeclaration,
            Action::EndFollowing,
            Action::EndTouching,
            Action::EndReleasing,
            Action::EndRallying,
        ];
        let ending = endings.into_iter().find_map(|action| self.propose(action, &[]));
        let unit_ending = || {
            self.battle.living_units(self.side).find_map(|unit| {
                let endings = [Action::EndMove { unit }, Action::Fire { unit }];
                endings.into_iter().find_map(|action| self.propose(action, &[]))
            })
        };
        ending.or_else(unit_ending).or_else(|| {
            let legal = self.battle.sample(self.side, &mut Rng::new(seed))?;
            Some(Choice { action: Battle::action(&legal).1, reasons: Vec::new() })
        })
    }

    /// The enemy element nearest to a hex, with its distance.
    pub fn nearest_enemy(&self, hex: Hex) -> Option<(ElementId, u8)> {
        self.enemies()
            .map(|enemy| (enemy, hex.distance(self.battle.hex(enemy))))
            .min_by_key(|&(enemy, distance)| (distance, enemy))
    }

    /// The hexes that decide the battle whoever stands on them: the special area, or objectives.
    pub fn prizes(&self) -> impl Iterator<Item = Hex> + '_ {
        let stage = self.battle.stage();
        let area: &[Hex] = match stage.goal {
            Goal::Hold { .. } => &stage.area,
            _ => &[],
        };
        let objectives: &[Objective] = match stage.goal {
            Goal::Score => &stage.objectives,
            _ => &[],
        };
        area.iter().copied().chain(objectives.iter().map(|objective| objective.hex))
    }

    /// The hex in the middle of a unit, rounded.
    pub fn centre(&self, unit: UnitId) -> Hex {
        let posts = self.battle.posts(unit);
        centre_of(posts.as_slice().iter().map(|post| post.0))
    }

    /// The battle as it was before anything was noted; a plan is always thought out from there.
    pub fn without_plan(&self) -> Option<Battle> {
        if self.battle.plan() == Plan::None {
            return None;
        }
        let mut battle = self.battle.clone();
        apply(&mut battle, self.side, Action::DropPlan).then_some(battle)
    }
}

/// Tries an action on a position of thought; false if it is not legal. Only for actions that roll no dice.
pub(super) fn apply(battle: &mut Battle, side: Side, action: Action) -> bool {
    match battle.check(side, action) {
        Ok(legal) => {
            battle.apply(legal, &mut table::FastDice { seed: 0 }, &mut ());
            true
        }
        Err(_) => false,
    }
}

/// The middle of some hexes, rounded; the origin where there is none.
pub(super) fn centre_of(hexes: impl Iterator<Item = Hex>) -> Hex {
    let (mut q, mut r, mut n) = (0i32, 0i32, 0i32);
    for hex in hexes {
        q += i32::from(hex.q);
        r += i32::from(hex.r);
        n += 1;
    }
    let mean = |sum: i32| if n == 0 { 0 } else { (2 * sum + n).div_euclid(2 * n) as i8 };
    Hex::new(mean(q), mean(r))
}

/// How far ahead and how far aside an offset lies for a facing, both in eighths of a hex.
pub(super) fn ahead_and_aside(facing: Facing, offset: Hex) -> (i32, i32) {
    let local = facing.localise(offset);
    (-7 * i32::from(local.r), 8 * i32::from(local.q) + 4 * i32::from(local.r))
}

/// The facing that looks most directly from one hex to another.
pub(super) fn facing_towards(from: Hex, to: Hex, present: Facing) -> Facing {
    let offset = to.offset(from);
    let turn = |facing: Facing| {
        let sixths = present.sixths_to(facing);
        sixths.min(6 - sixths)
    };
    let quality = |facing: &Facing| {
        let (ahead, aside) = ahead_and_aside(*facing, offset);
        // Straight ahead counts most; among equals the smaller turn.
        (3 * ahead - 2 * aside.abs(), -i32::from(turn(*facing)))
    };
    Facing::ALL.into_iter().max_by_key(quality).unwrap_or(present)
}
