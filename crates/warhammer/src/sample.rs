//! Random play: a few guesses that `check` judges, then what ends the step; only in the end the list of everything.

use crate::action::{Action, Reaction, Turn};
use crate::card::{Spell, Traits};
use crate::game::Legal;
use crate::ids::{UnitId, UnitSet};
use crate::legal::WEAPONS;
use crate::refusal::Refusal;
use crate::stage::Goal;
use crate::state::{Battle, Flags, Status};
use crate::step::{Aim, Gait, Step};
use plane::{Angle, Hand, INCH, Mil, Point};
use table::{Game, Rng, Side};

/// Guesses before the step is ended.
const GUESSES: usize = 4;

/// Places tried in a zone at random before it is searched.
const PLACES: usize = 12;

/// How finely a zone is searched.
const STEP: usize = 500;

/// A regiment that looks past its enemy by more than this wheels.
const ASKEW: i32 = 65536 / 36;

/// WH-09-H30.
const WINGS: Mil = 24 * INCH;

/// What random play is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Urge {
    /// Nothing: one thing is as good as another.
    None,
    /// The nearest enemy, mostly.
    Enemy,
}

/// One of the units, each as likely as the others.
fn any(units: impl Iterator<Item = UnitId>, rng: &mut Rng) -> Option<UnitId> {
    let mut chosen = None;
    for (seen, unit) in (1..).zip(units) {
        if rng.one_in(seen) {
            chosen = Some(unit);
        }
    }
    chosen
}

fn any_of(units: UnitSet, rng: &mut Rng) -> Option<UnitId> {
    units.iter().nth(rng.below(units.len()) as usize)
}

impl Battle {
    /// Goes for the nearest enemy mostly, so that much is fought and most rules are needed.
    pub(crate) fn sample_action(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        self.draw(side, Urge::Enemy, rng)
    }

    /// A legal action by plain chance: whoever plays so wanders about, and rarely comes to blows.
    pub fn sample_aimless(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        self.draw(side, Urge::None, rng)
    }

    fn draw(&self, side: Side, urge: Urge, rng: &mut Rng) -> Option<Legal> {
        if self.asked() != Some(side) {
            return None;
        }
        for attempt in 0..GUESSES {
            let Some(action) = self.guess(side, urge, attempt, rng) else { break };
            if let Ok(legal) = self.check(side, action) {
                return Some(legal);
            }
        }
        match self.check(side, Action::Done) {
            Ok(legal) => return Some(legal),
            Err(Refusal::MustCharge { unit, target }) => {
                for air in [false, true] {
                    if let Ok(legal) = self.check(side, Action::Charge { unit, target, air }) {
                        return Some(legal);
                    }
                }
            }
            Err(_) => {}
        }
        self.first_legal(side)
    }

    /// Rare: the first legal action of the list.
    fn first_legal(&self, side: Side) -> Option<Legal> {
        if let Step::Deploy { drop, .. } = self.step() {
            return self.search_zone(side, drop);
        }
        let mut first = None;
        self.each_candidate(side, &mut |action| {
            if first.is_none() && action != Action::Concede {
                first = self.check(side, action).ok();
            }
        });
        first
    }

    /// An action of the kind the step asks for; not always legal. `None` to end the step.
    fn guess(&self, side: Side, urge: Urge, attempt: usize, rng: &mut Rng) -> Option<Action> {
        match self.step() {
            Step::Next(_) | Step::Over(_) | Step::RollOff | Step::EndOfTurn => None,
            Step::PickHalf { .. } => Some(Action::PickHalf { north: rng.one_in(2) }),
            Step::Deploy { drop, .. } => self.guess_deployment(side, drop, rng),
            Step::Arrive { units } => self.guess_arrival(any_of(units, rng)?, rng),
            Step::Order { units, .. } => Some(Action::Next { unit: any_of(units, rng)? }),
            Step::Frenzy { units } => {
                if rng.one_in(2) {
                    None
                } else {
                    Some(Action::Suppress { unit: any_of(units, rng)? })
                }
            }
            Step::Charges => self.guess_charge(side, urge, None, rng),
            Step::Declare { target } => self.guess_charge(side, urge, Some(target), rng),
            Step::PickZone { zones, .. } => Some(Action::PickZone { zone: rng.pick(&zones)? }),
            Step::React { target } => Some(self.guess_reaction(target, rng)),
            Step::Rally { units } => Some(Action::Rally { unit: any_of(units, rng)? }),
            Step::FormUp { unit } => self.guess_formation(unit, urge, rng),
            Step::Moves => self.guess_move(side, urge, attempt, rng),
            Step::SpellMove { unit } => self.guess_segment(unit, urge, attempt, rng),
            Step::Shooting => self.guess_shot(side, urge, rng),
            Step::Combats { left } => Some(Action::Fight { unit: any_of(left, rng)? }),
            Step::Challenge { .. } => {
                if rng.one_in(2) {
                    None
                } else {
                    Some(Action::Challenge { character: self.any_unit(rng)? })
                }
            }
            Step::AnswerChallenge { .. } => Some(Action::Accept { character: self.any_unit(rng)? }),
            Step::SendBack { .. } => Some(Action::SendBack { character: self.any_unit(rng)? }),
            Step::Prepare { .. } => self.guess_preparation(side, rng),
            Step::Restrain { units, .. } => {
                if rng.one_in(3) {
                    Some(Action::HoldBack { unit: any_of(units, rng)? })
                } else {
                    None
                }
            }
            Step::PickQuarry { unit, units } => Some(Action::Follow { unit, quarry: any_of(units, rng)? }),
            Step::Lap { units, .. } => Some(guess_lap(any_of(units, rng)?, rng)),
            Step::Magic => self.guess_spell(side, rng),
            Step::Dispel { .. } => {
                if rng.one_in(3) {
                    None
                } else {
                    Some(Action::Dispel { points: rng.below(3) as u8 + 1 })
                }
            }
        }
    }

    fn any_unit(&self, rng: &mut Rng) -> Option<UnitId> {
        any(self.units(), rng)
    }

    /// The nearest enemy on the table, as the middles lie.
    fn nearest_enemy(&self, unit: UnitId) -> Option<UnitId> {
        let from = self.unit(unit).hull.centre();
        self.enemies_of(unit).min_by_key(|&enemy| (self.unit(enemy).hull.centre() - from).squared())
    }
}

/// Setting up.
impl Battle {
    /// Characters go where they are wanted, machines and the rest anywhere in the zone, facing the enemy.
    fn guess_deployment(&self, side: Side, drop: UnitSet, rng: &mut Rng) -> Option<Action> {
        let wanted = self.waiting(side).find_map(|character| {
            let host = self.stage.units[character.index()].joins?;
            (drop.contains(host) && self.fits_into(character, host)).then_some((character, host))
        });
        if let Some((character, host)) = wanted
            && !rng.one_in(6)
        {
            let file = rng.below(self.unit(host).files.into()) as u8;
            return Some(Action::DeployIn { character, host, file });
        }
        let unit = any(self.waiting(side).filter(|&unit| self.is_of_drop(unit, drop)), rng)?;
        let stays_away = self.check_reserve(unit).is_err();
        for _ in 0..PLACES {
            let action = self.guess_place(side, unit, rng);
            if !stays_away && self.check(side, action).is_ok() {
                return Some(action);
            }
        }
        None
    }

    fn guess_place(&self, side: Side, unit: UnitId, rng: &mut Rng) -> Action {
        let zone = self.zone(side);
        let mut between = |[low, high]: [Mil; 2]| low + rng.below((high - low).max(0) as u32 + 1) as Mil;
        let front = Point { x: between(zone.x), y: between(zone.y) };
        let files = if rng.one_in(5) { self.any_files(unit, rng) } else { self.usual_files(unit) };
        let facing = if rng.one_in(12) { Angle(rng.below(65536) as u16) } else { self.onward(side) };
        Action::Deploy { unit, front, facing, files }
    }

    fn any_files(&self, unit: UnitId, rng: &mut Rng) -> u8 {
        rng.below(self.places(unit).into()) as u8 + 1
    }

    /// The first free place of the zone for any unit of the drop, in its usual frontage or a narrower one.
    fn search_zone(&self, side: Side, drop: UnitSet) -> Option<Legal> {
        let (zone, facing) = (self.zone(side), self.onward(side));
        let rows = || (zone.y[0]..=zone.y[1]).rev().step_by(STEP);
        let places =
            || rows().flat_map(|y| (zone.x[0]..=zone.x[1]).step_by(STEP).map(move |x| Point { x, y }));
        // Whom no place will do for is not taken to all of them.
        let open = |&unit: &UnitId| self.is_of_drop(unit, drop) && self.check_reserve(unit).is_ok();
        self.waiting(side).filter(open).find_map(|unit| {
            (1..=self.usual_files(unit)).rev().find_map(|files| {
                places()
                    .find_map(|front| self.check(side, Action::Deploy { unit, front, facing, files }).ok())
            })
        })
    }

    fn guess_arrival(&self, unit: UnitId, rng: &mut Rng) -> Option<Action> {
        if rng.one_in(3) {
            let (front, files) = self.room_on_edge(unit)?;
            return Some(Action::Arrive { unit, front, files });
        }
        let x = rng.below(self.stage.scenario.table[0] as u32) as Mil;
        let files = self.usual_files(unit);
        Some(Action::Arrive { unit, front: self.on_edge(unit, x, files), files })
    }
}

/// Charges.
impl Battle {
    /// Somebody charges an enemy. Whoever is after the enemy takes one that looks near enough, and now and then any.
    fn guess_charge(&self, side: Side, urge: Urge, target: Option<UnitId>, rng: &mut Rng) -> Option<Action> {
        // Enough is declared, at most as often as not.
        if rng.one_in(if target.is_some() { 2 } else { 5 }) {
            return None;
        }
        let able = |&unit: &UnitId| {
            let state = self.unit(unit);
            state.status == Status::Formed
                && state.charge.is_none()
                && state.foes.is_empty()
                && !state.flags.has(Flags::BALKED)
                && self.check_may_move(unit).is_ok()
        };
        if urge == Urge::None {
            let unit = any(self.on_table(side).filter(able), rng)?;
            let target = target.or_else(|| any(self.enemies_of(unit), rng))?;
            return Some(Action::Charge { unit, target, air: self.has(unit, Traits::FLY) && rng.one_in(2) });
        }
        let wild = rng.one_in(16);
        let mut chosen = None;
        let mut seen = 0;
        for unit in self.on_table(side).filter(able) {
            let Some(enemy) = target.or_else(|| self.nearest_enemy(unit)) else { break };
            let flies = self.has(unit, Traits::FLY);
            let reach = if flies { WINGS } else { 2 * self.pace(unit) };
            if wild || self.within(unit, enemy, reach + INCH) {
                seen += 1;
                if rng.one_in(seen) {
                    chosen = Some((unit, enemy, flies));
                }
            }
        }
        let (unit, target, flies) = chosen?;
        Some(Action::Charge { unit, target, air: flies && !rng.one_in(3) })
    }

    fn guess_reaction(&self, target: UnitId, rng: &mut Rng) -> Action {
        let reaction = match rng.below(8) {
            0 => Reaction::Flee,
            1..=3 => Reaction::Hold,
            _ => {
                let charges =
                    |&enemy: &UnitId| self.unit(enemy).charge.is_some_and(|charge| charge.target == target);
                match any(self.enemies_of(target).filter(charges), rng) {
                    Some(at) if self.card(target).missile.is_some() => {
                        Reaction::StandAndShoot { at, shots: 1 + rng.below(2) as u8 }
                    }
                    _ => Reaction::Hold,
                }
            }
        };
        Action::React { reaction }
    }

    fn guess_formation(&self, unit: UnitId, urge: Urge, rng: &mut Rng) -> Option<Action> {
        let facing = match self.nearest_enemy(unit) {
            Some(enemy) if urge == Urge::Enemy && !rng.one_in(6) => self.bearing(unit, enemy),
            _ => Angle(rng.below(65536) as u16),
        };
        let files = if rng.one_in(3) { self.any_files(unit, rng) } else { self.usual_files(unit) };
        Some(Action::FormUp { unit, facing, files })
    }
}

/// Moves.
impl Battle {
    /// The unit that is moving goes on, or another one begins; when nobody is left the step ends.
    fn guess_move(&self, side: Side, urge: Urge, attempt: usize, rng: &mut Rng) -> Option<Action> {
        let current = self.moving.map(|moving| moving.unit);
        if let Some(unit) = current
            && !rng.one_in(3)
            && let Some(action) = self.guess_segment(unit, urge, attempt, rng)
        {
            return Some(action);
        }
        if rng.one_in(12) {
            return self.guess_change(side, rng);
        }
        let fresh = |&unit: &UnitId| Some(unit) != current && self.check_may_move(unit).is_ok();
        self.guess_segment(any(self.on_table(side).filter(fresh), rng)?, urge, attempt, rng)
    }

    /// A segment of any kind, or towards the nearest enemy and now and then something else.
    fn guess_segment(&self, unit: UnitId, urge: Urge, attempt: usize, rng: &mut Rng) -> Option<Action> {
        if self.check_may_move(unit).is_err() {
            return None;
        }
        if urge == Urge::None {
            return Some(self.guess_any_segment(unit, rng));
        }
        if rng.one_in(8) {
            return Some(self.guess_manoeuvre(unit, rng));
        }
        if let Goal::Breakthrough { .. } = self.stage.scenario.goal
            && self.check_exit(&self.progress(unit)).is_ok()
        {
            return Some(Action::Exit { unit });
        }
        let enemy = self.nearest_enemy(unit)?;
        if self.has(unit, Traits::FLY) && self.moving.is_none_or(|moving| moving.unit != unit) {
            let facing = self.bearing(unit, enemy);
            return Some(Action::Fly { unit, front: self.short_of(unit, enemy), facing });
        }
        self.guess_approach(unit, enemy, attempt == 0, rng)
    }

    fn guess_any_segment(&self, unit: UnitId, rng: &mut Rng) -> Action {
        if self.has(unit, Traits::FLY) && rng.one_in(2) {
            let front = self.stage.scenario.table.map(|side| rng.below(side as u32 + 1) as Mil);
            let facing = Angle(rng.below(65536) as u16);
            return Action::Fly { unit, front: Point { x: front[0], y: front[1] }, facing };
        }
        let leaves = matches!(self.stage.scenario.goal, Goal::Breakthrough { .. });
        match rng.below(8) {
            0 => Action::March { unit },
            1 if leaves => Action::Exit { unit },
            _ => self.guess_manoeuvre(unit, rng),
        }
    }

    /// Towards the enemy, and facing him. `bold`: as far as the movement allows, whatever may be in the way; `check` will tell. Only
    /// then it is asked how far the way is free, which costs as much as the move.
    fn guess_approach(&self, unit: UnitId, enemy: UnitId, bold: bool, rng: &mut Rng) -> Option<Action> {
        let moving = self.progress(unit);
        let begun = moving.segments != 0 || moving.gait != Gait::Walk;
        if !begun && rng.one_in(3) && !self.within(unit, enemy, 2 * self.pace(unit) + 8 * INCH) {
            return Some(Action::March { unit });
        }
        let left = self.movement_left(&moving);
        let askew = self.unit(unit).facing.difference(self.bearing(unit, enemy));
        if ASKEW < askew.abs() {
            if self.is_single(unit) {
                return Some(Action::Pivot { unit, facing: self.bearing(unit, enemy) });
            }
            let hand = if 0 < askew { Hand::Left } else { Hand::Right };
            let most = if bold {
                plane::wheel_for_cost(self.rect(unit).width, left)
            } else {
                self.free_wheeling(unit, hand).free
            };
            let angle = Angle(askew.unsigned_abs() as u16).min(most);
            if 0 < angle.0 {
                return Some(Action::Wheel { unit, hand, angle });
            }
        }
        let gap = self.distance(unit, enemy) - INCH;
        let free = if bold { left.min(gap.max(0)) } else { self.free_advance(unit).free };
        let distance = if rng.one_in(4) { free / 2 } else { free };
        (0 < distance).then_some(Action::Advance { unit, distance })
    }

    /// Anything that a unit can do with its move.
    fn guess_manoeuvre(&self, unit: UnitId, rng: &mut Rng) -> Action {
        match rng.below(6) {
            0 => Action::Turn {
                unit,
                turn: rng.pick(&[Turn::Left, Turn::Right, Turn::About]).unwrap_or(Turn::About),
            },
            1 | 2 if !self.is_single(unit) => Action::Reform { unit, files: self.any_files(unit, rng) },
            3 => {
                let hand = if rng.one_in(2) { Hand::Left } else { Hand::Right };
                Action::Wheel { unit, hand, angle: Angle(rng.below(8192) as u16 + 1) }
            }
            4 => Action::Pivot { unit, facing: Angle(rng.below(65536) as u16) },
            _ => Action::Advance { unit, distance: rng.below(4 * INCH as u32) as Mil + 1 },
        }
    }

    /// A character joins a regiment or leaves it.
    fn guess_change(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let mine = |&unit: &UnitId| self.side(unit) == side && self.is_character(unit);
        let character = any(self.units().filter(mine), rng)?;
        if let Status::Joined { host, .. } = self.unit(character).status {
            let mut places = [self.unit(host).front; 3];
            let mut number = 0;
            self.each_exit(character, host, |front| {
                places[number] = front;
                number += 1;
            });
            let front = rng.pick(&places)?;
            return Some(Action::Leave { character, front, facing: self.unit(host).facing });
        }
        let suits = |&host: &UnitId| self.fits_into(character, host) && !self.is_fighting(host);
        let host = any(self.on_table(side).filter(suits), rng)?;
        Some(Action::Join { character, host, file: rng.below(self.unit(host).files.into()) as u8 })
    }
}

/// Shots, blows and spells.
impl Battle {
    fn guess_shot(&self, side: Side, urge: Urge, rng: &mut Rng) -> Option<Action> {
        let loaded = |&unit: &UnitId| {
            let (state, card) = (self.unit(unit), self.card(unit));
            let armed = card.missile.is_some() || card.engine.is_some() || card.breath != 0;
            armed && state.foes.is_empty() && !state.flags.has(Flags::SHOT | Flags::MARCHED)
        };
        let unit = any(self.on_table(side).filter(loaded), rng)?;
        let target = if urge == Urge::None || rng.one_in(3) {
            any(self.enemies_of(unit), rng)?
        } else {
            self.nearest_enemy(unit)?
        };
        let card = self.card(unit);
        Some(match card.engine {
            Some(_) => match rng.below(3) {
                0 => Action::Volley { unit, target },
                1 => Action::Bolt { unit, target, file: rng.below(self.unit(target).files.into()) as u8 },
                _ => self.guess_aim(unit, target, rng),
            },
            None if card.breath != 0 => Action::Breathe { unit, target },
            None => Action::Shoot { unit, target, shots: 1 + u8::from(rng.one_in(4)) },
        })
    }

    /// WH-01-G7: nobody knows the distance exactly.
    fn guess_aim(&self, unit: UnitId, target: UnitId, rng: &mut Rng) -> Action {
        let (direction, judged) = self.judged_aim(unit, target);
        let error = rng.below(5) as Mil - 2;
        Action::Bombard { unit, direction, distance: (judged + error * INCH).max(INCH) }
    }

    fn guess_preparation(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        if rng.one_in(2) {
            return None;
        }
        let fights = |&unit: &UnitId| {
            self.side(unit) == side && self.is_alive(unit) && self.is_fighting(self.body_of(unit))
        };
        let unit = any(self.units().filter(fights), rng)?;
        if rng.one_in(2) {
            return Some(Action::Wield { unit, weapon: rng.pick(&WEAPONS)? });
        }
        let target = any(self.targets_of(self.body_of(unit)), rng)?;
        let model = rng.one_in(3).then(|| rng.below(self.places(unit).into()) as u8);
        Some(Action::AimAt { unit, model, target, champion: rng.one_in(6) })
    }

    fn guess_spell(&self, side: Side, rng: &mut Rng) -> Option<Action> {
        let able = |&unit: &UnitId| {
            self.side(unit) == side && self.card(unit).magic_level != 0 && self.is_alive(unit)
        };
        let wizard = any(self.units().filter(able), rng)?;
        let open = self.card(wizard).spells;
        let spell = open.iter().nth(rng.below(open.len()) as usize)?;
        let own = matches!(
            spell,
            Spell::IronSkin
                | Spell::BloodSong
                | Spell::GaleStride
                | Spell::SteadyHearts
                | Spell::VeilOfMist
                | Spell::CallTheFallen
        );
        let target = any(self.on_table(if own { side } else { side.enemy() }), rng)?;
        let aim = match spell {
            Spell::StoneHail => Aim::Point(self.unit(target).hull.centre()),
            _ => Aim::Unit(target),
        };
        let extra = rng.below(u32::from(self.card(wizard).magic_level) + 1) as u8;
        Some(Action::Cast { wizard, spell, aim, extra })
    }
}

fn guess_lap(unit: UnitId, rng: &mut Rng) -> Action {
    if rng.one_in(2) {
        return Action::Widen { unit, left: rng.below(3) as u8 };
    }
    let hand = if rng.one_in(2) { Hand::Left } else { Hand::Right };
    Action::Wrap { unit, hand, models: 1 + rng.below(2) as u8 }
}

#[cfg(test)]
mod tests;
