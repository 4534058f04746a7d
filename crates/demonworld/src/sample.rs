//! Random play without listing: a few guesses that `check` judges, then an action that is always legal.

use crate::action::{Action, Hand, Payment};
use crate::board::Cell;
use crate::card::{Order, Permits};
use crate::game::Legal;
use crate::ids::{ElementId, UnitId};
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Facing};
use table::{Game, Rng, Side};

/// Guesses before the always legal action is taken.
const GUESSES: usize = 12;

/// In a crowded zone few places are free, and there is no action that is always legal.
const GUESSES_OF_PLACES: usize = 120;

impl Battle {
    pub(crate) fn sample_action(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        if !self.pending_sides().owes(side) {
            return None;
        }
        let guesses = if self.step() == Step::Deploy { GUESSES_OF_PLACES } else { GUESSES };
        for _ in 0..guesses {
            let Some(action) = self.guess(side, rng) else { break };
            if let Ok(legal) = self.check(side, action) {
                return Some(legal);
            }
        }
        if let Some(legal) = self.fallback(side).and_then(|action| self.check(side, action).ok()) {
            return Some(legal);
        }
        // Rare: for example a set-up in a crowded zone. The first legal action of the list.
        let mut first = None;
        self.each_candidate(side, |action| {
            if first.is_none() && action != Action::Resign && action != Action::OfferDraw {
                first = self.check(side, action).ok();
            }
        });
        first
    }

    /// The action that ends what is going on, which `check` accepts unless something has to be done first.
    fn fallback(&self, side: Side) -> Option<Action> {
        Some(match self.step() {
            Step::Deploy => match self.owed_set_up(side) {
                Some((element, with)) => Action::Swap { element, with },
                None => Action::Ready,
            },
            Step::Command => Action::Commit,
            Step::Shoot { .. } => match self.declaring_unit(side) {
                Some(unit) => Action::Fire { unit },
                None => Action::EndShooting,
            },
            Step::CloseUp { .. } | Step::Gap { .. } => Action::EndClosingUp,
            Step::SegmentSequence { .. } | Step::SectionSequence { .. } | Step::FollowSequence { .. } => {
                Action::Sequence { first: true }
            }
            Step::Segment { .. } | Step::Lead { .. } | Step::FinalTurn { .. } => Action::EndSegment,
            Step::PickSide { .. } => Action::PickSide { other: false },
            Step::Assign | Step::Section { .. } => Action::Commit,
            Step::Obey { unit, .. } => Action::Temper { unit, leader_adds: true, commanders_add: true },
            Step::Aim { unit } => Action::Fire { unit },
            Step::Appeal { element } => Action::Appeal { element, roll: true },
            Step::Flee { units, .. } => {
                Action::Rout { unit: units.iter().find(|&unit| self.has_to_flee(unit))? }
            }
            Step::Touch { .. } => Action::EndTouching,
            Step::Second { .. } => Action::EndDeclaration,
            Step::Release { .. } => Action::EndReleasing,
            Step::Rally { .. } => Action::EndRallying,
            Step::Next(_)
            | Step::Arrive { .. }
            | Step::Keep { .. }
            | Step::Replace { .. }
            | Step::Rush { .. } => {
                return None;
            }
            Step::Move { .. } | Step::React { .. } if self.plan != Plan::None => {
                if self.check(side, Action::CarryOut).is_ok() { Action::CarryOut } else { Action::DropPlan }
            }
            Step::Move { unit } | Step::Complete { unit } => Action::EndMove { unit },
            Step::React { units, current } => Action::EndMove { unit: current.or(units.iter().next())? },
            Step::Wield { .. } => return None,
            Step::Strike { .. } => self.owed_blow(side).unwrap_or(Action::EndDeclaration),
            Step::Follow { .. } => self.owed_follow(side).unwrap_or(Action::EndFollowing),
            Step::Over(_) => return None,
        })
    }

    pub(crate) fn any_unit(&self, side: Side, rng: &mut Rng) -> Option<UnitId> {
        let mut mine = self.living_units(side);
        let n = self.living_units(side).count() as u32;
        mine.nth(rng.below(n) as usize)
    }

    pub(crate) fn any_element_of(&self, unit: UnitId, rng: &mut Rng) -> Option<ElementId> {
        self.elements(unit).nth(rng.below(self.alive(unit).into()) as usize)
    }

    pub(crate) fn any_element(&self, side: Side, rng: &mut Rng) -> Option<ElementId> {
        self.any_element_of(self.any_unit(side, rng)?, rng)
    }

    /// An action of the kind the step asks for; not always legal.
    fn guess(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let facing = |rng: &mut Rng| rng.pick(&Facing::ALL).unwrap_or(Facing::NORTH);
        let direction = |rng: &mut Rng| rng.pick(&Direction::ALL).unwrap_or(Direction::ALL[0]);
        match self.step() {
            Step::Deploy => self.guess_deployment(side, rng),
            Step::Command => {
                let open = |&unit: &UnitId| self.markers(unit).len() < self.markers_allowed(unit);
                let n = self.living_units(side).filter(open).count() as u32;
                // Now and then an order is forgotten (DW-03-10).
                if n == 0 || rng.one_in(40) {
                    return Some(Action::Commit);
                }
                let unit = self.living_units(side).filter(open).nth(rng.below(n) as usize)?;
                let laid = self.markers(unit);
                let left = 4 - u32::from(laid.len());
                let order =
                    Order::ALL.into_iter().filter(|&order| !laid.has(order)).nth(rng.below(left) as usize)?;
                Some(Action::Order { unit, order })
            }
            Step::Next(_) => None,
            Step::PickSide { .. } => Some(Action::PickSide { other: rng.one_in(2) }),
            Step::Arrive { .. }
            | Step::Assign
            | Step::Keep { .. }
            | Step::Obey { .. }
            | Step::Aim { .. }
            | Step::Appeal { .. }
            | Step::Replace { .. }
            | Step::Flee { .. }
            | Step::Rush { .. }
            | Step::Section { .. }
            | Step::Lead { .. }
            | Step::FinalTurn { .. }
            | Step::Touch { .. }
            | Step::Second { .. }
            | Step::Release { .. }
            | Step::Rally { .. } => self.guess_standard(side, rng),
            Step::SectionSequence { .. } => Some(Action::Sequence { first: rng.one_in(2) }),
            Step::Shoot { .. } => self.guess_shot(side, rng),
            Step::CloseUp { .. } => {
                Some(Action::CloseUp { element: self.any_element(side, rng)?, direction: direction(rng) })
            }
            Step::Gap { unit, .. } => {
                Some(Action::CloseUp { element: self.any_element_of(unit, rng)?, direction: direction(rng) })
            }
            Step::SegmentSequence { .. } | Step::FollowSequence { .. } => {
                Some(Action::Sequence { first: rng.one_in(2) })
            }
            Step::Segment { order, .. } => {
                if rng.one_in(30) {
                    return Some(Action::EndSegment);
                }
                if order == Order::Move && self.has_latecomers_to_enter(side) && rng.one_in(3) {
                    return self.guess_entry(side, rng);
                }
                let mine = || self.living_units(side).filter(|&unit| self.order(unit) == Some(order));
                let unit = mine().nth(rng.below(mine().count() as u32) as usize)?;
                self.guess_move(unit, rng)
            }
            Step::Move { unit } => self.guess_move(unit, rng),
            Step::React { units, current } => {
                let unit = match current {
                    Some(unit) => unit,
                    None => units.iter().nth(rng.below(units.len()) as usize)?,
                };
                if rng.one_in(4) {
                    return Some(Action::EndMove { unit });
                }
                self.guess_single(unit, rng)
            }
            Step::Complete { unit } => {
                if rng.one_in(8) {
                    return Some(Action::EndMove { unit });
                }
                if !self.ground().is_plain() && rng.one_in(8) {
                    return Some(Action::Touch { element: self.any_element_of(unit, rng)? });
                }
                if self.is_single(unit) && rng.one_in(2) {
                    return self.guess_join(unit, rng);
                }
                let payment = if rng.one_in(4) { Payment::Manoeuvre } else { Payment::Points };
                let element = self.any_element_of(unit, rng)?;
                Some(Action::Press { element, hand: rng.pick(&Hand::BOTH)?, payment })
            }
            Step::Wield { .. } => {
                let unit = self.any_unit(side, rng)?;
                let guests = self.guests(unit);
                let unit = match guests.len() {
                    0 => unit,
                    // Now and then a commander attached to it.
                    n => guests.iter().nth(rng.below(2 * n) as usize).unwrap_or(unit),
                };
                Some(Action::Wield { unit, weapon: rng.below(2) as u8 })
            }
            Step::Strike { engagement, initiative, .. } => self.guess_blow(side, engagement, initiative, rng),
            Step::Follow { .. } => {
                if rng.one_in(12) {
                    return Some(Action::EndFollowing);
                }
                let element = self.any_element(side, rng)?;
                Some(if rng.one_in(2) {
                    Action::Follow { element, direction: direction(rng) }
                } else {
                    Action::Face { element, facing: facing(rng) }
                })
            }
            Step::Over(_) => None,
        }
    }

    /// A special choice of the standard game in the middle of a move, now and then.
    fn guess_move_extra(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        let side = self.side_of(unit);
        Some(match rng.below(7) {
            0 => {
                let n = self.living_units(side.enemy()).count() as u32;
                Action::Dare { unit, target: self.living_units(side.enemy()).nth(rng.below(n) as usize)? }
            }
            1 => Action::Marker { unit, lay: !self.is_skirmishing(unit) },
            2 => Action::Dissolve { unit },
            3 => Action::Touch { element: self.any_element_of(unit, rng)? },
            4 => {
                // Mostly whoever has to go forward, with a partner of chance now and then.
                let (element, with) = self.owed_swap(unit)?;
                let with = if rng.one_in(2) { self.any_element_of(unit, rng)? } else { with };
                Action::Swap { element, with }
            }
            // A commander who stands by joins the moving unit.
            5 => {
                let mut near = self.commanders(side).filter(|&commander| {
                    self.is_single(commander)
                        && self.touches(unit, self.hex(self.commander_element(commander)))
                });
                return self.guess_join(near.next()?, rng);
            }
            _ => {
                let guests = self.guests(unit);
                let commander = guests.iter().nth(rng.below(guests.len()) as usize)?;
                Action::Leave { commander, direction: rng.pick(&Direction::ALL)? }
            }
        })
    }

    fn guess_deployment(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let waiting = |&unit: &UnitId| self.side_of(unit) == side && 0 < self.unplaced(unit);
        let n = self.units().filter(waiting).count() as u32;
        // Commanders and flank marches: mostly before a unit is placed, now and then afterwards.
        if self.is_standard() && rng.one_in(if n == 0 { 24 } else { 6 }) {
            let own = || self.units().filter(|&unit| self.side_of(unit) == side);
            let unit = own().nth(rng.below(own().count() as u32) as usize)?;
            return self.guess_set_up(side, unit, rng);
        }
        if n == 0 {
            return self.guess_ready(side, rng);
        }
        let unit = self.units().filter(waiting).nth(rng.below(n) as usize)?;
        if self.is_commander(unit) && rng.one_in(2) {
            let n = self.units().count() as u32;
            return Some(Action::Attach { commander: unit, unit: UnitId(rng.below(n) as u8) });
        }
        let spans = self.zone(side).spans;
        let n_spans = spans.iter().flatten().count() as u32;
        let (row, first, last) = spans.iter().flatten().copied().nth(rng.below(n_spans) as usize)?;
        let hex = self.board().hex_at(row, first + rng.below(u32::from(last - first) + 1) as u8);
        let facing = if rng.one_in(4) { rng.pick(&Facing::ALL)? } else { self.facing_enemy(side) };
        // Once begun with single elements, go on with them.
        if 0 < self.alive(unit) || rng.one_in(30) {
            let element = self.parade(unit).find(|&element| !self.is_alive(element))?;
            return Some(Action::Place { element, hex, facing });
        }
        let wedge = self.plays(Modules::FORMATIONS) && self.card(unit).standard.permits.has(Permits::WEDGE);
        if wedge && rng.one_in(3) {
            return Some(Action::Deploy { unit, hex, facing, width: 0 });
        }
        Some(Action::Deploy { unit, hex, facing, width: 1 + rng.below(self.unplaced(unit).into()) as u8 })
    }

    /// Everybody has a place: a last change, or the end of the set-up.
    fn guess_ready(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        if let Some((element, with)) = self.owed_set_up(side) {
            return Some(Action::Swap { element, with });
        }
        if self.plays(Modules::FORMATIONS) && rng.one_in(4) {
            let unit = self.any_unit(side, rng)?;
            return Some(Action::Marker { unit, lay: !self.is_skirmishing(unit) });
        }
        Some(Action::Ready)
    }

    /// The facing towards the other side's deployment area.
    pub fn facing_enemy(&self, side: Side) -> Facing {
        let row = |side: Side| self.zone(side).spans.iter().flatten().map(|&(row, ..)| row).min();
        if row(side) < row(side.enemy()) { Facing::SOUTH } else { Facing::NORTH }
    }

    fn guess_shot(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let declaring = self.declaring_unit(side);
        if let Some(unit) = declaring
            && rng.one_in(6)
        {
            return Some(Action::Fire { unit });
        }
        let unit = match declaring {
            Some(unit) => unit,
            None if self.is_standard() => self.any_shooters(side, rng)?,
            None => self.any_unit(side, rng)?,
        };
        // Half of the time go on with what has been declared: support it, or shoot at the same target.
        let attacks = || self.elements(unit).filter(|&e| matches!(self.task(e), Task::Attack(_)));
        let shooter = attacks().nth(rng.below(attacks().count() as u32) as usize);
        if let Some(shooter) = shooter.filter(|_| rng.one_in(2)) {
            let chain = self.hex(shooter).step(rng.pick(&Direction::ALL)?);
            return match (self.at(chain), self.task(shooter)) {
                (Cell::Held(element), _) if rng.one_in(2) => Some(Action::SupportShot { element, shooter }),
                (_, Task::Attack(target)) => {
                    Some(Action::Shoot { element: self.any_element_of(unit, rng)?, target })
                }
                _ => None,
            };
        }
        let element = self.any_element_of(unit, rng)?;
        let likely = if self.is_standard() { self.guess_target(element, rng) } else { None };
        let target = likely.unwrap_or_else(|| ElementId(rng.below(self.n_elements.into()) as u8));
        Some(Action::Shoot { element, target })
    }

    pub(crate) fn guess_move(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        let hand = rng.pick(&Hand::BOTH)?;
        if self.plan != Plan::None {
            return self.guess_plan(unit, rng);
        }
        if self.is_single(unit) {
            return self.guess_commander(unit, rng);
        }
        if self.is_standard() && rng.one_in(8) {
            return self.guess_move_extra(unit, rng);
        }
        if self.is_small(unit) && !self.is_marching_on(unit) {
            let element = self.any_element_of(unit, rng)?;
            let direction = rng.pick(&Direction::ALL)?;
            return Some(match rng.below(8) {
                0 => Action::EndMove { unit },
                1 => Action::FreeTurn { element, facing: rng.pick(&Facing::ALL)? },
                2 => Action::Walk { element, direction, payment: Payment::Manoeuvre },
                3 | 4 => Action::Walk { element, direction, payment: Payment::Points },
                _ => Action::Advance { unit, hand },
            });
        }
        if self.formation(unit) == crate::Formation::Column {
            return Some(match rng.below(8) {
                0 => Action::EndMove { unit },
                1 => Action::FreeTurn {
                    element: self.any_element_of(unit, rng)?,
                    facing: rng.pick(&Facing::ALL)?,
                },
                2 => self.guess_single(unit, rng)?,
                n => {
                    let payment = if n == 3 { Payment::Manoeuvre } else { Payment::Points };
                    Action::March { unit, facing: rng.pick(&Facing::ALL)?, hand, payment }
                }
            });
        }
        Some(match rng.below(16) {
            0 => Action::EndMove { unit },
            1 => Action::Wheel { unit, hand },
            2 => Action::Sidestep { unit, direction: rng.pick(&Direction::ALL)? },
            3 => self.guess_single(unit, rng)?,
            _ if self.formation(unit).is_ordered() => Action::Advance { unit, hand },
            4 => Action::Sidestep { unit, direction: rng.pick(&Direction::ALL)? },
            _ => self.guess_single(unit, rng)?,
        })
    }

    fn guess_single(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        if self.plan != Plan::None {
            return self.guess_plan(unit, rng);
        }
        let element = self.any_element_of(unit, rng)?;
        Some(match rng.below(4) {
            0 => Action::PlanTurn { element, facing: rng.pick(&Facing::ALL)? },
            1 => Action::FreeTurn { element, facing: rng.pick(&Facing::ALL)? },
            _ => Action::PlanShift { element, direction: rng.pick(&Direction::ALL)? },
        })
    }

    /// Goes on with an open plan: common turns are drawn more often than chance would.
    fn guess_plan(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        if rng.one_in(5) {
            return Some(if rng.one_in(10) { Action::DropPlan } else { Action::CarryOut });
        }
        let element = self.any_element_of(unit, rng)?;
        match self.plan {
            Plan::Shift(_) => Some(Action::PlanShift { element, direction: rng.pick(&Direction::ALL)? }),
            Plan::Turn(turns) => {
                let planned = self.elements(unit).find_map(|e| Some((e, turns[self.slot(e)]?)));
                let next = self.elements(unit).find(|&e| turns[self.slot(e)].is_none());
                match (planned, next) {
                    (Some((first, facing)), Some(element)) => {
                        let sixths = self.facing(first).sixths_to(facing) as i8;
                        Some(Action::PlanTurn { element, facing: self.facing(element).turned(sixths) })
                    }
                    _ => Some(Action::CarryOut),
                }
            }
            Plan::None => None,
        }
    }

    fn guess_blow(&self, side: Side, engagement: u8, initiative: i8, rng: &mut Rng) -> Option<Action> {
        if rng.one_in(40) {
            return Some(Action::EndDeclaration);
        }
        let ready = |&element: &ElementId| {
            self.side_of_element(element) == side
                && self.is_alive(element)
                && self.engagement(self.unit_of(element)) == Some(engagement)
                && self.task(element) == Task::None
                && !self.flags[element.index()].has(ElementFlags::STRUCK)
                && self.frontal_enemies(element).next().is_some()
                // Where commanders have initiatives of their own, most of the others are not asked.
                && (!self.is_standard() || self.initiative_of(element) == initiative)
        };
        let candidates = || (0..self.n_elements).map(ElementId).filter(ready);
        let element = candidates().nth(rng.below(candidates().count() as u32) as usize)?;
        let n = self.frontal_enemies(element).count() as u32;
        let target = self.frontal_enemies(element).nth(rng.below(n) as usize)?;
        if rng.one_in(4) {
            let striker =
                (0..self.n_elements).map(ElementId).find(|&e| self.task(e) == Task::Attack(target))?;
            return Some(Action::SupportStrike { element, striker });
        }
        Some(Action::Strike { element, target })
    }
}
