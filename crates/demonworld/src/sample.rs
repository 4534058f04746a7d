//! Random play without listing: a few guesses that `check` judges, then an action that is always legal.

use crate::action::{Action, Hand, Payment};
use crate::board::Cell;
use crate::card::Order;
use crate::game::Legal;
use crate::ids::{ElementId, UnitId};
use crate::state::*;
use hex::{Direction, Facing};
use table::{Game, Rng, Side};

/// Guesses before the always legal action is taken.
const GUESSES: usize = 12;

impl Battle {
    pub(crate) fn sample_action(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        if !self.pending_sides().owes(side) {
            return None;
        }
        for _ in 0..GUESSES {
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
            Step::Deploy => Action::Ready,
            Step::Command => Action::Commit,
            Step::Shoot { .. } => match self.declaring_unit(side) {
                Some(unit) => Action::Fire { unit },
                None => Action::EndShooting,
            },
            Step::CloseUp { .. } => Action::EndClosingUp,
            Step::SegmentSequence { .. } | Step::FollowSequence { .. } => Action::Sequence { first: true },
            Step::Segment { .. } => Action::EndSegment,
            Step::Move { .. } | Step::React { .. } if self.plan != Plan::None => {
                if self.check(side, Action::CarryOut).is_ok() { Action::CarryOut } else { Action::DropPlan }
            }
            Step::Move { unit } | Step::Complete { unit } => Action::EndMove { unit },
            Step::React { units, current } => Action::EndMove { unit: current.or(units.iter().next())? },
            Step::Wield { .. } => return None,
            Step::Strike { .. } => Action::EndDeclaration,
            Step::Follow { .. } => Action::EndFollowing,
            Step::Over(_) => return None,
        })
    }

    fn any_unit(&self, side: Side, rng: &mut Rng) -> Option<UnitId> {
        let mut mine = self.living_units(side);
        let n = self.living_units(side).count() as u32;
        mine.nth(rng.below(n) as usize)
    }

    fn any_element_of(&self, unit: UnitId, rng: &mut Rng) -> Option<ElementId> {
        self.elements(unit).nth(rng.below(self.alive(unit).into()) as usize)
    }

    fn any_element(&self, side: Side, rng: &mut Rng) -> Option<ElementId> {
        self.any_element_of(self.any_unit(side, rng)?, rng)
    }

    /// An action of the kind the step asks for; not always legal.
    fn guess(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let facing = |rng: &mut Rng| rng.pick(&Facing::ALL).unwrap_or(Facing::NORTH);
        let direction = |rng: &mut Rng| rng.pick(&Direction::ALL).unwrap_or(Direction::ALL[0]);
        match self.step() {
            Step::Deploy => self.guess_deployment(side, rng),
            Step::Command => {
                let waiting = |&unit: &UnitId| self.order(unit).is_none() && !self.was_in_melee(unit);
                let n = self.living_units(side).filter(waiting).count() as u32;
                // Now and then an order is forgotten (DW-03-10).
                if n == 0 || rng.one_in(40) {
                    return Some(Action::Commit);
                }
                let unit = self.living_units(side).filter(waiting).nth(rng.below(n) as usize)?;
                Some(Action::Order { unit, order: rng.pick(&Order::ALL)? })
            }
            Step::Shoot { .. } => self.guess_shot(side, rng),
            Step::CloseUp { .. } => {
                Some(Action::CloseUp { element: self.any_element(side, rng)?, direction: direction(rng) })
            }
            Step::SegmentSequence { .. } | Step::FollowSequence { .. } => {
                Some(Action::Sequence { first: rng.one_in(2) })
            }
            Step::Segment { order, .. } => {
                if rng.one_in(30) {
                    return Some(Action::EndSegment);
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
                let payment = if rng.one_in(4) { Payment::Manoeuvre } else { Payment::Points };
                let element = self.any_element_of(unit, rng)?;
                Some(Action::Press { element, hand: rng.pick(&Hand::BOTH)?, payment })
            }
            Step::Wield { .. } => {
                Some(Action::Wield { unit: self.any_unit(side, rng)?, weapon: rng.below(2) as u8 })
            }
            Step::Strike { engagement, .. } => self.guess_blow(side, engagement, rng),
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

    fn guess_deployment(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let waiting = |&unit: &UnitId| self.side_of(unit) == side && self.alive(unit) < self.strength(unit);
        let n = self.units().filter(waiting).count() as u32;
        if n == 0 {
            return Some(Action::Ready);
        }
        let unit = self.units().filter(waiting).nth(rng.below(n) as usize)?;
        let spans = self.zones[side].spans;
        let n_spans = spans.iter().flatten().count() as u32;
        let (row, first, last) = spans.iter().flatten().copied().nth(rng.below(n_spans) as usize)?;
        let hex = self.board.hex_at(row, first + rng.below(u32::from(last - first) + 1) as u8);
        let facing = if rng.one_in(4) { rng.pick(&Facing::ALL)? } else { self.facing_enemy(side) };
        // Once begun with single elements, go on with them.
        if 0 < self.alive(unit) || rng.one_in(30) {
            let element = self.roster(unit).find(|&element| !self.is_alive(element))?;
            return Some(Action::Place { element, hex, facing });
        }
        Some(Action::Deploy { unit, hex, facing, width: 1 + rng.below(self.strength(unit).into()) as u8 })
    }

    /// The facing towards the other side's deployment area.
    pub fn facing_enemy(&self, side: Side) -> Facing {
        let row = |side: Side| self.zones[side].spans.iter().flatten().map(|&(row, ..)| row).min();
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
        let target = ElementId(rng.below(self.n_elements.into()) as u8);
        Some(Action::Shoot { element, target })
    }

    fn guess_move(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        let hand = rng.pick(&Hand::BOTH)?;
        if self.plan != Plan::None {
            return self.guess_plan(unit, rng);
        }
        if self.is_small(unit) {
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

    fn guess_blow(&self, side: Side, engagement: u8, rng: &mut Rng) -> Option<Action> {
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
