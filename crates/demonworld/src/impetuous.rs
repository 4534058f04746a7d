//! Chapter 15: impetuous units (ungestüme Einheiten): DW-15-73 to DW-15-84. How a unit becomes impetuous is in
//! `morale`.
//!
//! "As straight as possible" (DW-15-75) is measured: an impetuous unit comes nearer to its foe if the smallest distance
//! between the two gets smaller or, that being equal, the sum of its elements' distances. While an ordinary step
//! brings it nearer or into contact it has to take such steps; only when there is none may it manoeuvre.

use crate::action::{Action, Hand, Payment};
use crate::board::Cell;
use crate::card::Order;
use crate::event::Event;
use crate::formation::{Formation, Posts};
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use hex::{Direction, Facing, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// The smallest distance to the foe, then the sum of the elements' distances.
type Nearness = (u8, u16);

/// Whom it attacks.
impl Battle {
    /// DW-15-75, DW-15-G20: an impetuous unit moves and attacks as if it had an attack order.
    pub fn effective_order(&self, unit: UnitId) -> Option<Order> {
        if self.is_impetuous(unit) { Some(Order::Attack) } else { self.order(unit) }
    }

    /// DW-15-76: the impetuous unit still has to move.
    pub(crate) fn check_rusher(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if !self.is_impetuous(unit) {
            return Err(Refusal::NotImpetuous { unit });
        }
        if self.was_in_melee(unit) {
            return Err(Refusal::FoughtBefore { unit });
        }
        if self.has_moved(unit) {
            return Err(Refusal::MoveEnded { unit });
        }
        Ok(())
    }

    /// With no enemy on the board there is nobody to rush at.
    pub(crate) fn has_units_to_rush(&self, side: Side) -> bool {
        self.living_units(side).any(|unit| self.check_rusher(side, unit).is_ok())
            && self.living_units(side.enemy()).next().is_some()
    }

    pub(crate) fn check_rush(&self, side: Side, unit: UnitId, target: UnitId) -> Result<(), Refusal> {
        self.check_rusher(side, unit)?;
        let refusal = Refusal::NotItsFoe { unit, enemy: target };
        if !self.unit_exists(target) || self.side_of(target) == side || self.alive(target) == 0 {
            return Err(refusal);
        }
        if self.is_quarry(unit, target) { Ok(()) } else { Err(refusal) }
    }

    /// DW-15-74, DW-15-81, DW-15-83: the enemy it has chosen as long as he stands, at first one of those who provoked
    /// it, and later the nearest one.
    fn is_quarry(&self, unit: UnitId, target: UnitId) -> bool {
        match self.unit(unit).foe {
            Some(foe) if self.stands(foe) && self.can_reach(unit, foe) => return target == foe,
            Some(_) => {}
            None if !self.provokers(unit).is_empty() => {
                return self.provokers(unit).contains(target);
            }
            None => {}
        }
        self.is_nearest(unit, target)
    }

    /// DW-15-81: neither routed nor destroyed.
    fn stands(&self, enemy: UnitId) -> bool {
        0 < self.alive(enemy) && !self.is_fleeing(enemy)
    }

    /// DW-15-81, DW-15-G21: no enemy that can be reached is nearer. Where nobody can be reached, distance decides.
    fn is_nearest(&self, unit: UnitId, target: UnitId) -> bool {
        let others = || self.living_units(self.side_of(unit).enemy());
        let reachable = others().any(|enemy| self.can_reach(unit, enemy));
        let counts = |enemy: UnitId| !reachable || self.can_reach(unit, enemy);
        let least = others().filter(|&enemy| counts(enemy)).map(|enemy| self.gap(unit, enemy)).min();
        counts(target) && least == Some(self.gap(unit, target))
    }

    /// The smallest distance between elements of the two.
    fn gap(&self, unit: UnitId, enemy: UnitId) -> u8 {
        let to_enemy = |element| self.distance_to(enemy, self.hex(element));
        self.elements(unit).map(to_enemy).min().unwrap_or(u8::MAX)
    }

    /// The distance from a hex to the nearest element of the unit.
    pub(crate) fn distance_to(&self, enemy: UnitId, hex: Hex) -> u8 {
        self.elements(enemy).map(|element| self.hex(element).distance(hex)).min().unwrap_or(u8::MAX)
    }

    /// DW-15-42: the enemy is not cut off by impassable ground, whoever else may stand in the way.
    pub(crate) fn can_reach(&self, unit: UnitId, enemy: UnitId) -> bool {
        let Some(walker) = self.elements(unit).next() else { return false };
        let hexes = |unit| self.elements(unit).map(|element| self.hex(element));
        self.leads_to(walker, hexes(unit), hexes(enemy))
    }
}

/// How it moves.
impl Battle {
    /// The enemy at whom the unit rushes: the chosen one or, if he is gone in the middle of its move, the nearest.
    fn quarry(&self, unit: UnitId) -> Option<UnitId> {
        let chosen = self.unit(unit).foe.filter(|&foe| 0 < self.alive(foe));
        let nearest =
            || self.living_units(self.side_of(unit).enemy()).min_by_key(|&enemy| self.gap(unit, enemy));
        chosen.or_else(nearest)
    }

    fn nearness(&self, foe: UnitId, posts: &Posts) -> Nearness {
        let mut nearness = (u8::MAX, 0);
        for &(hex, _) in posts.as_slice() {
            let distance = self.distance_to(foe, hex);
            nearness = (nearness.0.min(distance), nearness.1 + u16::from(distance));
        }
        nearness
    }

    /// Where the unit would stand after an action that moves it, legal or not.
    fn posts_after(&self, unit: UnitId, action: Action) -> Option<Posts> {
        let mut posts = self.posts(unit);
        match action {
            Action::Advance { hand, .. } => {
                for post in posts.as_mut_slice() {
                    post.0 = post.0.step(hand.front(post.1));
                }
            }
            Action::Sidestep { direction, .. } => {
                for post in posts.as_mut_slice() {
                    post.0 = post.0.step(direction);
                }
            }
            Action::March { facing, hand, .. } => {
                let mut column = self.column(unit)?;
                let mut ahead = self.hex(column.next()?);
                posts = Posts::new();
                posts.push(ahead.step(hand.front(facing)), facing);
                for element in column {
                    posts.push(ahead, self.facing(element));
                    ahead = self.hex(element);
                }
            }
            Action::Walk { element, direction, .. } => {
                for (post, other) in posts.as_mut_slice().iter_mut().zip(self.elements(unit)) {
                    if other == element {
                        post.0 = post.0.step(direction);
                    }
                }
            }
            Action::CarryOut => match self.plan {
                Plan::Shift(steps) => posts = self.shifted_posts(unit, &steps),
                _ => return None,
            },
            _ => return None,
        }
        Some(posts)
    }

    /// Whether the unit would touch an enemy there.
    fn makes_contact(&self, unit: UnitId, posts: &Posts) -> bool {
        let mut places = self.elements(unit).zip(posts.as_slice());
        places.any(|(element, &(hex, _))| {
            self.board().contains(hex) && self.attacked_from(element, hex).next().is_some()
        })
    }

    /// DW-15-75: the action brings the unit nearer to its foe or into contact.
    fn leads_on(&self, unit: UnitId, foe: UnitId, action: Action) -> bool {
        let now = self.nearness(foe, &self.posts(unit));
        self.posts_after(unit, action)
            .is_some_and(|posts| self.nearness(foe, &posts) < now || self.makes_contact(unit, &posts))
    }

    /// Whether the action, one that moves, would be legal but for the duties of an impetuous unit.
    fn is_open(&self, side: Side, action: Action) -> bool {
        let checked = match action {
            Action::Advance { unit, hand } => self.check_advance(side, unit, hand),
            Action::Sidestep { unit, direction } => self.check_sidestep(side, unit, direction),
            Action::March { unit, facing, hand, payment } => {
                self.check_march(side, unit, facing, hand, payment)
            }
            Action::Walk { element, direction, payment } => {
                self.check_walk(side, element, direction, payment)
            }
            _ => return false,
        };
        // A small unit only has to turn, which costs nothing.
        match checked {
            Ok(()) => true,
            Err(Refusal::ContactNotForward { .. }) => matches!(action, Action::Walk { .. }),
            Err(_) => false,
        }
    }

    /// DW-15-75, DW-15-77: an ordinary step brings the unit nearer or into contact; or any step of the whole unit
    /// brings it into contact.
    fn can_rush_on(&self, unit: UnitId, foe: UnitId) -> bool {
        let side = self.side_of(unit);
        let onward = |action| self.leads_on(unit, foe, action) && self.is_open(side, action);
        if Hand::BOTH.iter().any(|&hand| onward(Action::Advance { unit, hand })) {
            return true;
        }
        if self.is_small(unit) {
            return self.elements(unit).any(|element| {
                Direction::ALL.iter().any(|&direction| {
                    Payment::BOTH.iter().any(|&payment| onward(Action::Walk { element, direction, payment }))
                })
            });
        }
        let marches = |facing: Facing| {
            Hand::BOTH.iter().any(|&hand| {
                Payment::BOTH.iter().any(|&payment| onward(Action::March { unit, facing, hand, payment }))
            })
        };
        if self.formation(unit) == Formation::Column && Facing::ALL.into_iter().any(marches) {
            return true;
        }
        Direction::ALL.iter().any(|&direction| {
            let action = Action::Sidestep { unit, direction };
            self.posts_after(unit, action).is_some_and(|posts| self.makes_contact(unit, &posts))
                && self.is_open(side, action)
        })
    }

    /// DW-13-G12: its first manoeuvre takes away the marker of the skirmish formation.
    fn must_take_marker(&self, unit: UnitId) -> bool {
        self.is_skirmishing(unit) && self.check_skirmish_marker(self.side_of(unit), unit, false).is_ok()
    }

    /// DW-15-75, DW-15-77, DW-15-82: whether an impetuous unit may do this in its move; `Ok` for everybody else.
    pub(crate) fn check_rushing(&self, unit: UnitId, action: Action) -> Result<(), Refusal> {
        if !self.is_impetuous(unit) {
            return Ok(());
        }
        let Some(foe) = self.quarry(unit) else { return Ok(()) };
        match (self.step(), action) {
            (Step::Complete { .. }, Action::EndMove { .. }) => self.check_all_pressed(unit),
            (Step::Complete { .. }, _) => Ok(()),
            (_, action) => self.check_rushing_move(unit, foe, action),
        }
    }

    fn check_rushing_move(&self, unit: UnitId, foe: UnitId, action: Action) -> Result<(), Refusal> {
        let must_rush = Refusal::MustRush { unit };
        if self.must_take_marker(unit) {
            return if matches!(action, Action::Marker { lay: false, .. }) { Ok(()) } else { Err(must_rush) };
        }
        let away = Refusal::NotTowardsFoe { unit };
        let manoeuvre_allowed = || if self.can_rush_on(unit, foe) { Err(must_rush) } else { Ok(()) };
        match action {
            Action::Advance { .. } | Action::March { .. } | Action::Walk { .. } => {
                if self.leads_on(unit, foe, action) { Ok(()) } else { Err(away) }
            }
            Action::Sidestep { .. } => {
                let Some(posts) = self.posts_after(unit, action) else { return Err(away) };
                if self.makes_contact(unit, &posts) {
                    return Ok(());
                }
                manoeuvre_allowed()?;
                if self.nearness(foe, &posts).0 <= self.gap(unit, foe) { Ok(()) } else { Err(away) }
            }
            // DW-15-82: a disordered unit re-forms as it likes; others do not shift away from the foe.
            Action::CarryOut => match self.posts_after(unit, action) {
                Some(posts)
                    if self.formation(unit).is_ordered()
                        && self.gap(unit, foe) < self.nearness(foe, &posts).0 =>
                {
                    Err(away)
                }
                _ => Ok(()),
            },
            Action::Wheel { .. }
            | Action::PlanShift { .. }
            | Action::PlanTurn { .. }
            | Action::Dissolve { .. }
            | Action::EndMove { .. } => manoeuvre_allowed(),
            Action::Marker { lay: true, .. } | Action::Join { .. } => Err(must_rush),
            _ => Ok(()),
        }
    }

    /// DW-15-77: whoever can press into contact has to.
    fn check_all_pressed(&self, unit: UnitId) -> Result<(), Refusal> {
        let side = self.side_of(unit);
        let hits = |element: ElementId, hand: Hand| {
            let hex = self.hex(element).step(hand.front(self.facing(element)));
            let open = |&payment: &Payment| self.check_press(side, element, hand, payment).is_ok();
            Payment::BOTH.iter().any(open) && self.attacked_from(element, hex).next().is_some()
        };
        if self.elements(unit).any(|element| Hand::BOTH.iter().any(|&hand| hits(element, hand))) {
            return Err(Refusal::MustRush { unit });
        }
        Ok(())
    }
}

/// How it follows up.
impl Battle {
    /// DW-15-79: whether an element of an impetuous unit may follow up in this direction: into contact if it can, and
    /// in any case towards the enemy. To be asked after everything else has been checked.
    pub(crate) fn check_rushing_follow(
        &self,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        if !self.is_impetuous(self.unit_of(element)) {
            return Ok(());
        }
        let to = self.hex(element).step(direction);
        if self.attacked_from(element, to).next().is_some() {
            return Ok(());
        }
        let refusal = Refusal::MustFollowFoe { element };
        if Direction::ALL.iter().any(|&other| self.follows_into_contact(element, other)) {
            return Err(refusal);
        }
        if self.enemy_distance(element, to) < self.enemy_distance(element, self.hex(element)) {
            Ok(())
        } else {
            Err(refusal)
        }
    }

    /// The hex is free and next to an enemy whom the element would touch there.
    fn follows_into_contact(&self, element: ElementId, direction: Direction) -> bool {
        let (from, to) = (self.hex(element), self.hex(element).step(direction));
        self.at(to) == Cell::Empty
            && self.can_cross(element, from, to)
            && self.attacked_from(element, to).next().is_some()
    }

    /// The distance from a hex to the nearest enemy of the element.
    fn enemy_distance(&self, element: ElementId, hex: Hex) -> u8 {
        let enemies = self.living_units(self.side_of_element(element).enemy());
        enemies.map(|enemy| self.distance_to(enemy, hex)).min().unwrap_or(u8::MAX)
    }
}

/// What happens.
impl Battle {
    /// DW-15-76: impetuous units move before all others; if both sides have some, a die decides who begins.
    pub(crate) fn begin_rushes<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        let (a, b) = (self.has_units_to_rush(Side::A), self.has_units_to_rush(Side::B));
        if !(a || b) {
            return self.replace_step(Step::Next(Moment::Section { order: Order::Move }));
        }
        events.cite(DW_15_76);
        let mut side = if b { Side::B } else { Side::A };
        if a && b {
            let key = RollKey { round: self.round, actor: 0, purpose: Purpose::RushTie as u8, nth: 0 };
            let roll = dice.roll(Ask::at_most(key, Die::D6, 3));
            side = if roll <= 3 { Side::A } else { Side::B };
            events.emit(Event::RushFirst { side, roll });
        }
        self.replace_step(Step::Rush { side, last: !(a && b) });
    }

    pub(crate) fn end_rush<E: Events<Event>>(&mut self, side: Side, last: bool, _events: &mut E) {
        let next = if last {
            Step::Next(Moment::Section { order: Order::Move })
        } else {
            Step::Rush { side: side.enemy(), last: true }
        };
        self.replace_step(next);
    }

    /// DW-15-74: the unit sets out.
    pub(crate) fn rush<E: Events<Event>>(&mut self, unit: UnitId, target: UnitId, events: &mut E) {
        events.emit(Event::RushBegan { unit, target });
        events.cite(DW_15_75);
        match self.unit(unit).foe {
            Some(foe) if foe == target => {}
            Some(_) => {
                events.cite(DW_15_81);
                events.cite(DW_15_G21);
            }
            None if !self.provokers(unit).contains(target) => events.cite(DW_15_83),
            None => {}
        }
        if self.must_take_marker(unit) {
            events.cite(DW_13_G12);
        }
        if !self.formation(unit).is_ordered() {
            events.cite(DW_15_82);
        }
        self.unit_mut(unit).foe = Some(target);
        self.start_move(unit, events);
    }
}

#[cfg(test)]
mod tests;
