//! WH-03-G13: who falls, how a unit closes up, what is left when it is gone.

use crate::card::Spells;
use crate::damage::Part;
use crate::dice::Purpose;
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Cause;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use plane::{Mil, Point, Rect, Vector, distance, overlap};
use table::{Dice, Events};

/// How far a body gives way to those it stood flush with: much less than contact allows (WH-01-G6).
const HAIR: Mil = 9;
/// WH-09-H32: what gives a lost wound back.
const REGENERATES_ON: u8 = 4;

impl Cause {
    /// WH-06-08, WH-08-H11: whether its losses may cause panic.
    const fn frightens(self) -> bool {
        matches!(self, Cause::Shooting | Cause::StandAndShoot | Cause::Machine | Cause::Breath | Cause::Spell)
    }
}

/// Losing wounds.
impl Battle {
    /// Takes wounds without rolls to wound and saves; of a machine from the crew. The wounds that were lost.
    pub(crate) fn lose<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        wounds: u16,
        cause: Cause,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        let characters: UnitSet = self.characters_in(unit).collect();
        let mut lost = self.take(unit, Part::Models, wounds, cause, dice, events);
        if cause == Cause::Crumbling {
            // WH-09-H39: ordinary models first, then joined characters.
            for character in characters.iter() {
                lost += self.take(character, Part::Models, wounds - lost, cause, dice, events);
            }
        }
        lost
    }

    /// Takes wounds from a part of a unit: those it has, less those it regenerates.
    pub(crate) fn take<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        part: Part,
        wounds: u16,
        cause: Cause,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        let mut lost = wounds.min(self.wounds_left(unit, part));
        if self.regenerates(unit) && (cause.frightens() || cause == Cause::Miscast) {
            lost -= self.regenerate_at_once(unit, lost, dice, events);
        }
        if lost == 0 {
            return 0;
        }
        match part {
            Part::Models => self.remove_models(unit, lost, cause, events),
            Part::Engine => self.wreck(unit, lost, cause, events),
            Part::Champion => self.wound_champion(unit, lost, cause, events),
        }
        lost
    }

    /// WH-09-H32: after shooting or a spell, before anybody is removed.
    fn regenerate_at_once<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        lost: u16,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        let back = self.count_rolls(unit, Purpose::Regeneration, REGENERATES_ON, lost, dice);
        if 0 < back {
            let models = self.fallen(unit, lost) - self.fallen(unit, lost - back);
            events.emit(Event::Regenerated { unit, wounds: back as u8, models });
        }
        back
    }

    /// WH-09-H32: when all blows of a combat are struck, each of the wounds lost in it comes back on a 4+. Until then a unit
    /// that can regenerate is not removed, even if nobody of it stands; if nobody comes back, it is now. The wounds restored.
    pub(crate) fn regenerate<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        lost: u16,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        let back = self.count_rolls(unit, Purpose::Regeneration, REGENERATES_ON, lost, dice);
        let each = u16::from(self.wounds_each(unit, Part::Models));
        let before = self.unit(unit).models;
        let left = self.wounds_left(unit, Part::Models) + back;
        let models = left.div_ceil(each);
        let state = self.unit_mut(unit);
        state.models = models as u8;
        state.wounds = (models * each - left) as u8;
        if 0 < back {
            events.emit(Event::Regenerated { unit, wounds: back as u8, models: models as u8 - before });
            self.close_up(unit);
        }
        if models == 0 && self.stands(unit) {
            self.fall(unit, Cause::Blows, events);
        }
        back
    }

    /// How many models so many wounds remove.
    fn fallen(&self, unit: UnitId, wounds: u16) -> u8 {
        let total = u16::from(self.wounds_on(unit, Part::Models)) + wounds;
        let fallen = total / u16::from(self.wounds_each(unit, Part::Models));
        fallen.min(self.unit(unit).models.into()) as u8
    }

    /// WH-03-G13: every full W of wounds removes a model, the rest stays on the next one.
    fn remove_models<E: Events<Event>>(&mut self, unit: UnitId, lost: u16, cause: Cause, events: &mut E) {
        let fallen = self.fallen(unit, lost);
        let each = u16::from(self.wounds_each(unit, Part::Models));
        let odd = (u16::from(self.wounds_on(unit, Part::Models)) + lost) % each;
        let bears_standard = self.has_standard(unit);
        let counts_wounds = self.counts_wounds(unit);
        let (machine, waits) = (self.is_machine(unit), cause.is_close() && self.regenerates(unit));
        let state = self.unit_mut(unit);
        state.models -= fallen;
        if !machine {
            state.wounds = odd as u8;
        }
        if cause.frightens() {
            let counted = if counts_wounds { lost as u8 } else { fallen };
            state.phase_losses = state.phase_losses.saturating_add(counted);
        }
        let left = state.models;
        if counts_wounds && cause.frightens() {
            events.cite(WH_03_G15);
        }
        events.emit(Event::Lost { unit, models: fallen, wounds: lost as u8, left, cause });
        if 0 < left {
            self.close_up(unit);
        } else if !waits {
            if bears_standard && self.captures(unit, cause) {
                self.capture(unit, events);
            }
            self.fall(unit, cause, events);
        }
    }

    /// WH-09-H24: blows aimed at the champion; when his wounds are used up he falls before the rest.
    fn wound_champion<E: Events<Event>>(&mut self, unit: UnitId, lost: u16, cause: Cause, events: &mut E) {
        let slain = self.wounds_left(unit, Part::Champion) <= lost;
        let state = self.unit_mut(unit);
        state.champion_wounds += lost as u8;
        if slain {
            state.flags.set(Flags::CHAMPION_SLAIN);
            state.models -= 1;
        }
        let left = state.models;
        events.emit(Event::Lost { unit, models: u8::from(slain), wounds: lost as u8, left, cause });
        if left == 0 {
            self.fall(unit, cause, events);
        } else if slain {
            self.close_up(unit);
        }
    }

    /// WH-09-H10: wounds of the machine itself; at none left it is destroyed with its crew.
    fn wreck<E: Events<Event>>(&mut self, unit: UnitId, lost: u16, cause: Cause, events: &mut E) {
        let state = self.unit_mut(unit);
        state.wounds += lost as u8;
        let left = state.models;
        events.emit(Event::Lost { unit, models: 0, wounds: lost as u8, left, cause });
        if self.wounds_left(unit, Part::Engine) == 0 {
            self.destroy(unit, cause, events);
        }
    }

    /// WH-03-G15: single models with several wounds count wounds.
    fn counts_wounds(&self, unit: UnitId) -> bool {
        self.card(unit).models == 1 && !self.is_machine(unit)
    }

    /// WH-06-G4: losses by shooting or spells are counted from here on.
    pub(crate) fn count_losses_from_now(&mut self, unit: UnitId) {
        let strength = if self.counts_wounds(unit) {
            self.wounds_left(unit, Part::Models) as u8
        } else {
            self.unit(unit).models
        };
        let state = self.unit_mut(unit);
        (state.phase_models, state.phase_losses) = (strength, 0);
    }
}

/// Closing up.
impl Battle {
    /// A body after losses: gaps in the ranks are filled, a rank too short for its files gives up its ends (WH-03-G13).
    pub(crate) fn close_up(&mut self, unit: UnitId) {
        let places = self.places(unit).max(1);
        while places < self.unit(unit).files {
            self.give_up_file(unit);
        }
        self.settle(unit);
        self.ease(unit);
    }

    /// The corners of a smaller body are rounded anew, so that one which stood flush between others may reach into them by a
    /// hair: it gives way by as little as it can.
    fn ease(&mut self, unit: UnitId) {
        let place = self.rect(unit);
        if self.is_free(unit, &place) {
            return;
        }
        let around = |n: Mil| {
            let row = (-n..=n).flat_map(move |x| [Vector::new(x, n), Vector::new(x, -n)]);
            row.chain((1 - n..n).flat_map(move |y| [Vector::new(n, y), Vector::new(-n, y)]))
        };
        let mut places = (1..=HAIR).flat_map(around).map(|shift| place.shifted(shift));
        if let Some(free) = places.find(|place| self.is_free(unit, place)) {
            self.unit_mut(unit).front = free.front;
            self.settle(unit);
        }
    }

    /// WH-03-G13: of a single rank the end farther from the enemy goes first.
    fn give_up_file(&mut self, unit: UnitId) {
        let rect = Rect { depth: self.card(unit).base[1], ..self.rect(unit) };
        let [left, right, ..] = rect.corners();
        let keeps_left = self.nearest_enemy_to(unit, left) <= self.nearest_enemy_to(unit, right);
        let half = self.card(unit).base[0] / 2;
        let front = rect.slide(if keeps_left { -half } else { half }).front;
        let state = self.unit_mut(unit);
        state.front = front;
        state.files -= 1;
        let files = state.files;
        self.reseat_characters(unit, files, !keeps_left);
    }

    /// The distance from a point to the nearest enemy: those in contact if there are any.
    fn nearest_enemy_to(&self, unit: UnitId, point: Point) -> Mil {
        let foes = self.unit(unit).foes;
        let enemies = self.enemies_of(unit).filter(|&enemy| foes.is_empty() || foes.contains(enemy));
        enemies.map(|enemy| distance(&self.unit(enemy).hull, &point)).min().unwrap_or(0)
    }

    /// Keeps joined characters in files that exist, no two in the same one.
    fn reseat_characters(&mut self, host: UnitId, files: u8, left_end_went: bool) {
        let characters: UnitSet = self.characters_in(host).collect();
        let mut taken = 0u64;
        for character in characters.iter() {
            let Status::Joined { file, .. } = self.unit(character).status else { continue };
            let moved = file.saturating_sub(u8::from(left_end_went)).min(files.saturating_sub(1));
            let free = |file: &u8| taken & 1 << (*file).min(63) == 0;
            let file = (moved..files).find(free).or_else(|| (0..moved).rev().find(free)).unwrap_or(moved);
            taken |= 1 << file.min(63);
            self.unit_mut(character).status = Status::Joined { host, file };
        }
    }
}

/// The end of a unit.
impl Battle {
    /// Removes a whole unit with the characters in it.
    pub(crate) fn destroy<E: Events<Event>>(&mut self, unit: UnitId, cause: Cause, events: &mut E) {
        let captured = self.captures(unit, cause);
        if captured && self.has_standard(unit) {
            self.capture(unit, events);
        }
        let characters: UnitSet = self.characters_in(unit).collect();
        for character in characters.iter() {
            if captured && self.is_army_standard(character) {
                self.capture(character, events);
            }
            self.bury(character, Cause::WithUnit, events);
        }
        if captured && self.is_army_standard(unit) {
            self.capture(unit, events);
        }
        self.bury(unit, cause, events);
    }

    /// WH-09-H25: nobody of its ordinary models is left; characters in it go on alone.
    pub(crate) fn fall<E: Events<Event>>(&mut self, unit: UnitId, cause: Cause, events: &mut E) {
        if self.is_army_standard(unit) && self.captures(unit, cause) {
            self.capture(unit, events);
        }
        let host = match self.unit(unit).status {
            Status::Joined { host, .. } => Some(host),
            _ => None,
        };
        let characters: UnitSet = self.characters_in(unit).collect();
        if !characters.is_empty() {
            events.cite(WH_09_H25);
            self.set_characters_free(unit, characters);
        }
        self.bury(unit, cause, events);
        if let Some(host) = host {
            self.close_up(host);
        }
    }

    /// WH-07-G4: whether this loss leaves a standard to the enemy.
    fn captures(&self, unit: UnitId, cause: Cause) -> bool {
        match cause {
            Cause::Blows | Cause::Impact | Cause::Pursuit => true,
            Cause::Crumbling => self.is_fighting(self.body_of(unit)),
            _ => false,
        }
    }

    fn capture<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let (by, army) = (self.side(unit).enemy(), self.is_army_standard(unit));
        if army {
            self.army_standard_taken[by] = true;
        } else {
            self.standards_taken[by] = self.standards_taken[by].saturating_add(1);
        }
        self.unit_mut(unit).flags.set(Flags::STANDARD_TAKEN);
        events.emit(Event::StandardTaken { unit, by, army });
    }

    fn bury<E: Events<Event>>(&mut self, unit: UnitId, cause: Cause, events: &mut E) {
        events.emit(Event::UnitLost { unit, cause });
        self.free_foes(unit);
        let state = self.unit_mut(unit);
        state.status = Status::Gone;
        (state.models, state.charge, state.quarry) = (0, None, UnitSet::EMPTY);
        (state.lapping, state.obstacle) = ([0; 2], 0);
        if self.moving.is_some_and(|moving| moving.unit == unit) {
            self.moving = None;
        }
        self.end_spells_with(unit, events);
        self.unit_mut(unit).spells = Spells::NONE;
    }

    /// Nobody touches it any more.
    fn free_foes(&mut self, unit: UnitId) {
        for foe in self.unit(unit).foes.iter() {
            let foe = self.unit_mut(foe);
            foe.foes.remove(unit);
            foe.afraid_of.remove(unit);
        }
        self.unit_mut(unit).foes = UnitSet::EMPTY;
    }

    /// WH-09-H25: each character becomes a unit of one where he stood, in the state of his regiment.
    fn set_characters_free(&mut self, host: UnitId, characters: UnitSet) {
        let body = self.rect(host);
        let file_width = self.card(host).base[0];
        let was = *self.unit(host);
        // The regiment makes room first.
        self.unit_mut(host).status = Status::Gone;
        for character in characters.iter() {
            let Status::Joined { file, .. } = self.unit(character).status else { continue };
            let from_middle = (2 * Mil::from(file) + 1) * file_width - body.width;
            let [width, depth] = self.card(character).base;
            let place = Rect { width, depth, ..body.slide(from_middle / 2) };
            let place = self.free_place_near(character, place);
            let state = self.unit_mut(character);
            (state.status, state.front, state.facing) = (was.status, place.front, place.facing);
            (state.files, state.charge, state.flight_roll) = (1, was.charge, was.flight_roll);
            state.flags.set(was.flags.0 & (Flags::TURN | Flags::PHASE | Flags::WON_ROUND));
            (state.foes, state.fought, state.afraid_of) = (was.foes, was.fought, was.afraid_of);
            self.settle(character);
            self.stand_in(host, character, was.foes);
        }
        self.unit_mut(host).status = was.status;
    }

    /// The foes of a regiment have a character of it before them instead.
    fn stand_in(&mut self, host: UnitId, character: UnitId, foes: UnitSet) {
        for foe in foes.iter() {
            let foe = self.unit_mut(foe);
            foe.foes.insert(character);
            if foe.fought.contains(host) {
                foe.fought.insert(character);
            }
            if foe.afraid_of.contains(host) {
                foe.afraid_of.insert(character);
            }
        }
    }

    /// The place itself, or the nearest beside or behind it that no body stands on: a character's base may be broader than the
    /// file he stood in.
    fn free_place_near(&self, unit: UnitId, place: Rect) -> Rect {
        const STEP: Mil = 125;
        let shifts = (0..=16).flat_map(|n| [(0, n * STEP), (0, -n * STEP), (-n * STEP, 0)]);
        shifts
            .map(|(ahead, left)| place.shifted(place.facing.rotate(Vector::new(ahead, left))))
            .find(|place| self.is_free(unit, place))
            .unwrap_or(place)
    }

    fn is_free(&self, unit: UnitId, place: &Rect) -> bool {
        let hull = place.hull();
        let on =
            |other: UnitId| other != unit && self.stands(other) && overlap(&self.unit(other).hull, &hull);
        self.is_open_ground(&hull) && !self.units().any(on)
    }
}

#[cfg(test)]
mod tests;
