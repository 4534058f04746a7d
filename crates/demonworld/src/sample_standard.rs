//! Random play: the decisions that only the standard game has.

use crate::action::{Action, Hand, Payment};
use crate::board::Cell;
use crate::command::Source;
use crate::ids::{ElementId, UnitId};
use crate::state::*;
use hex::{Direction, Facing, Hex};
use table::{Rng, Side};

impl Battle {
    /// An action of the kind the step asks for; not always legal.
    pub(crate) fn guess_standard(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let pick = |units: &mut dyn Iterator<Item = UnitId>, rng: &mut Rng| {
            let mut chosen = None;
            for (seen, unit) in (1u32..).zip(units) {
                if rng.one_in(seen) {
                    chosen = Some(unit);
                }
            }
            chosen
        };
        let own = self.units().filter(|&unit| self.side_of(unit) == side);
        Some(match self.step() {
            Step::Arrive { .. } => self.guess_entry(side, rng)?,
            Step::Assign => {
                if rng.one_in(6) {
                    return Some(Action::Commit);
                }
                let commander = pick(&mut own.filter(|&unit| self.commands_at_distance(unit)), rng)?;
                let leaderless = |&unit: &UnitId| self.source_of_command(unit) == Source::Die;
                Action::Assign {
                    commander,
                    unit: pick(&mut self.living_units(side).filter(leaderless), rng)?,
                }
            }
            Step::Keep { count } => {
                let unit = pick(
                    &mut own.filter(|&unit| self.marker_count(unit) == count && self.order(unit).is_none()),
                    rng,
                )?;
                let n = u32::from(self.markers(unit).len());
                Action::Keep { unit, order: self.markers(unit).iter().nth(rng.below(n) as usize)? }
            }
            Step::Obey { unit, .. } => {
                Action::Temper { unit, leader_adds: rng.one_in(2), commanders_add: rng.one_in(2) }
            }
            Step::Aim { unit } => {
                if rng.one_in(2) {
                    return Some(Action::Fire { unit });
                }
                Action::DropShot { element: self.any_element_of(unit, rng)? }
            }
            Step::Appeal { element } => Action::Appeal { element, roll: !rng.one_in(4) },
            Step::Replace { element } => {
                Action::Replace { element, by: self.any_substitute(element, |n| rng.below(n))? }
            }
            Step::Flee { units, .. } => {
                let unit = pick(&mut units.iter().filter(|&unit| self.has_to_flee(unit)), rng)?;
                if rng.one_in(2) {
                    return Some(Action::Rout { unit });
                }
                if let Some(commander) = self.guests(unit).iter().next().filter(|_| rng.one_in(4)) {
                    return Some(Action::StayBehind { commander });
                }
                let element = self.any_element_of(unit, rng)?;
                let (mut chosen, mut seen) = (None, 0);
                self.each_flight(element, |hex| {
                    seen += 1;
                    if rng.one_in(seen) {
                        chosen = Some(hex);
                    }
                });
                Action::Flee { element, hex: chosen? }
            }
            Step::Rush { .. } => {
                let unit =
                    pick(&mut own.filter(|&unit| self.is_impetuous(unit) && !self.has_moved(unit)), rng)?;
                if let Some(commander) = self.guests(unit).iter().next().filter(|_| rng.one_in(4)) {
                    return Some(Action::Leave { commander, direction: rng.pick(&Direction::ALL)? });
                }
                Action::Rush { unit, target: pick(&mut self.living_units(side.enemy()), rng)? }
            }
            Step::Section { .. } => {
                if rng.one_in(3) {
                    return Some(Action::Commit);
                }
                Action::Act { commander: pick(&mut self.candidates_to_act(side), rng)? }
            }
            Step::Lead { .. } => {
                if rng.one_in(20) {
                    return Some(Action::EndSegment);
                }
                let commander = pick(&mut self.commanders_to_lead(side), rng)?;
                self.guess_commander(commander, rng)?
            }
            Step::FinalTurn { .. } => {
                if rng.one_in(3) {
                    return Some(Action::EndSegment);
                }
                let commander = pick(&mut self.commanders_to_turn(side), rng)?;
                Action::FreeTurn {
                    element: self.commander_element(commander),
                    facing: rng.pick(&Facing::ALL)?,
                }
            }
            Step::Touch { .. } => {
                if rng.one_in(4) {
                    return Some(Action::EndTouching);
                }
                let able = |&element: &ElementId| self.check_touch(side, element).is_ok();
                Action::Touch { element: self.pick_element(side, able, rng)? }
            }
            Step::Second { striker, hex } => self.guess_second(striker, hex, rng)?,
            Step::Release { .. } => {
                if rng.one_in(2) {
                    return Some(Action::EndReleasing);
                }
                let able = |&element: &ElementId| self.check_release(side, element).is_ok();
                Action::Release { element: self.pick_element(side, able, rng)? }
            }
            Step::Rally { .. } => {
                let fleeing = pick(&mut own.filter(|&unit| self.is_fleeing(unit)), rng);
                match fleeing.filter(|_| !rng.one_in(6)) {
                    Some(unit) => Action::Rally { unit },
                    None if rng.one_in(2) => Action::EndRallying,
                    None => {
                        let missing = |&element: &ElementId| self.is_straggler(element);
                        Action::Abandon { element: self.pick_element(side, missing, rng)? }
                    }
                }
            }
            _ => return None,
        })
    }

    /// Somebody who has come round a flank enters, anywhere he may.
    pub(crate) fn guess_entry(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let (mut chosen, mut seen) = (None, 0);
        self.each_entry(side, |unit, hex| {
            if self.check_enter(side, unit, hex).is_ok() {
                seen += 1;
                if rng.one_in(seen) {
                    chosen = Some(Action::Enter { unit, hex });
                }
            }
        });
        chosen
    }

    /// Set-up of the standard game: a commander joins or leaves a unit, a unit is sent round a flank.
    pub(crate) fn guess_set_up(&self, side: Side, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        let units = || self.units().filter(|&unit| self.side_of(unit) == side && !self.is_commander(unit));
        if self.is_commander(unit) && rng.one_in(2) {
            if self.host(unit).is_some() {
                return Some(Action::Detach { commander: unit });
            }
            let n = units().count() as u32;
            return Some(Action::Attach { commander: unit, unit: units().nth(rng.below(n) as usize)? });
        }
        if !self.has_flank_marches() || rng.one_in(2) {
            return Some(Action::Marker { unit, lay: !self.is_skirmishing(unit) });
        }
        let wing = if rng.one_in(2) { Hand::Left } else { Hand::Right };
        let leaders = || {
            let own = self.units().filter(|&leader| self.side_of(leader) == side && leader != unit);
            own.filter(|&leader| self.is_commander(leader) && self.wing(leader) == Some(wing))
        };
        let n = leaders().count() as u32;
        let leader = leaders().nth(rng.below(n) as usize).filter(|_| !rng.one_in(3));
        Some(Action::Outflank { unit, wing, leader })
    }

    /// A unit of which somebody has a ranged weapon and may use it now; any unit if there is none.
    pub(crate) fn any_shooters(&self, side: Side, rng: &mut Rng) -> Option<UnitId> {
        let Step::Shoot { volley, .. } = self.step() else { return None };
        let (mut chosen, mut seen) = (None, 0);
        for unit in self.living_units(side) {
            if self.elements(unit).any(|element| self.check_entitled(unit, element, volley).is_ok()) {
                seen += 1;
                if rng.one_in(seen) {
                    chosen = Some(unit);
                }
            }
        }
        chosen.or_else(|| self.any_unit(side, rng))
    }

    /// An enemy, now and then a friend, within range and arc of the element.
    pub(crate) fn guess_target(&self, element: ElementId, rng: &mut Rng) -> Option<ElementId> {
        let (from, facing, arc) = (self.hex(element), self.facing(element), self.arc(element));
        let friends = rng.one_in(8);
        let (mut chosen, mut seen) = (None, 0);
        for target in (0..self.n_elements).map(ElementId) {
            if (self.side_of_element(target) == self.side_of_element(element)) == friends
                && self.is_alive(target)
                && self.shot_strength(element, target).is_some()
                && arc.contains(from, facing, self.hex(target))
            {
                seen += 1;
                if rng.one_in(seen) {
                    chosen = Some(target);
                }
            }
        }
        chosen
    }

    /// Any living element of the side that is `able`, all with the same chance.
    fn pick_element(
        &self,
        side: Side,
        able: impl Fn(&ElementId) -> bool,
        rng: &mut Rng,
    ) -> Option<ElementId> {
        let mut chosen = None;
        let own = self.living_units(side).flat_map(|unit| self.elements(unit));
        for (seen, element) in (1u32..).zip(own.filter(able)) {
            if rng.one_in(seen) {
                chosen = Some(element);
            }
        }
        chosen
    }

    /// Seldom declined; in place or with the step, at one of the elements in front.
    fn guess_second(&self, striker: ElementId, hex: Option<Hex>, rng: &mut Rng) -> Option<Action> {
        if rng.one_in(8) {
            return Some(Action::EndDeclaration);
        }
        let step = hex.filter(|_| rng.one_in(2));
        let front = self.facing(striker);
        let direction = rng.pick(&[front.left_front(), front.right_front()])?;
        let Cell::Held(target) = self.at(step.unwrap_or(self.hex(striker)).step(direction)) else {
            // Nobody there: the next guess may look elsewhere.
            return Some(Action::Strike { element: striker, target: striker });
        };
        Some(match step {
            Some(_) => Action::Pursue { element: striker, target },
            None => Action::Strike { element: striker, target },
        })
    }

    /// A commander sets out, goes on, joins or leaves.
    pub(crate) fn guess_commander(&self, commander: UnitId, rng: &mut Rng) -> Option<Action> {
        let element = self.commander_element(commander);
        let direction = rng.pick(&Direction::ALL)?;
        if self.host(commander).is_some() {
            return Some(Action::Leave { commander, direction });
        }
        Some(match rng.below(8) {
            0 => Action::EndMove { unit: commander },
            1 => Action::FreeTurn { element, facing: rng.pick(&Facing::ALL)? },
            2 => return self.guess_join(commander, rng),
            _ => Action::Walk { element, direction, payment: Payment::Points },
        })
    }

    /// A commander joins a unit beside him: most often where he stands, otherwise anywhere in it.
    pub(crate) fn guess_join(&self, commander: UnitId, rng: &mut Rng) -> Option<Action> {
        let own = self.hex(self.commander_element(commander));
        let (mut chosen, mut seen): (Option<(UnitId, Hex, Hex)>, u32) = (None, 0);
        let plain = rng.one_in(3);
        for unit in self.living_units(self.side_of(commander)) {
            self.each_join(commander, unit, |place, free| {
                if plain && free != own {
                    return;
                }
                seen += 1;
                if rng.one_in(seen) {
                    chosen = Some((unit, place, free));
                }
            });
        }
        let (unit, place, free) = chosen?;
        Some(Action::Join { commander, unit, place, free })
    }
}
