//! WH-09-H09 to WH-09-H16, WH-09-H31: war machines, their special dice and misfires, templates, breath.

use crate::arms::{BOLT_STRENGTH, TEMPLATE, VOLLEY_SAVE, VOLLEY_SHOTS, VOLLEY_STRENGTH};
use crate::card::{Machine, Spell};
use crate::damage::{Hits, Multiple, Part, SCREEN};
use crate::dice::Purpose;
use crate::event::Event;
use crate::ground::Screen;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Label, Misfire, Sum};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::shooting::{Band, score};
use crate::state::Battle;
use plane::{Angle, INCH, Mil, Point, Rect, Sightline, Vector, Zone, Zones, point_in, within, zone_of};
use table::{Dice, Events, Side};

/// WH-09-H31.
const BREATH: Mil = 8 * INCH;

/// May it fire?
impl Battle {
    /// WH-09-H09, WH-09-T1: the machine, if it can be fired now.
    fn ready_machine(&self, side: Side, unit: UnitId) -> Result<Machine, Refusal> {
        self.may_fire(side, unit)?;
        let engine = self.card(unit).engine.ok_or(Refusal::WrongMachine { unit })?;
        if self.has_moved(unit) {
            return Err(Refusal::MovedMayNotShoot { unit });
        }
        if self.turn <= self.unit(unit).jammed_until {
            return Err(Refusal::Jammed { unit });
        }
        Ok(engine.machine)
    }

    pub(crate) fn check_bolt(
        &self,
        side: Side,
        unit: UnitId,
        target: UnitId,
        file: u8,
    ) -> Result<(), Refusal> {
        let machine = self.ready_machine(side, unit)?;
        if !machine.shoots_bolts() {
            return Err(Refusal::WrongMachine { unit });
        }
        self.check_machine_target(side, unit, target, machine)?;
        if self.lines_facing(unit, target) <= file {
            return Err(Refusal::NoSuchFile { unit: target, file });
        }
        Ok(())
    }

    pub(crate) fn check_volley(&self, side: Side, unit: UnitId, target: UnitId) -> Result<(), Refusal> {
        let machine = self.ready_machine(side, unit)?;
        if machine != Machine::RepeatingBoltThrower {
            return Err(Refusal::WrongMachine { unit });
        }
        self.check_machine_target(side, unit, target, machine)
    }

    fn check_machine_target(
        &self,
        side: Side,
        unit: UnitId,
        target: UnitId,
        machine: Machine,
    ) -> Result<(), Refusal> {
        self.may_be_shot(side, target)?;
        if !self.sees(unit, target) {
            return Err(Refusal::NobodySees { unit, target });
        }
        let beyond = !self.stage.switches.strict_measuring && !self.within(unit, target, machine.range());
        self.refuse_distance(beyond, unit, target, machine.range())
    }

    pub(crate) fn check_bombard(
        &self,
        side: Side,
        unit: UnitId,
        direction: Angle,
        distance: Mil,
    ) -> Result<(), Refusal> {
        let machine = self.ready_machine(side, unit)?;
        if machine.shoots_bolts() {
            return Err(Refusal::WrongMachine { unit });
        }
        let (least, most) = (machine.least_range(), machine.range());
        if !(least..=most).contains(&distance) {
            return Err(Refusal::DistanceImpossible { unit, distance, least, most });
        }
        if machine.is_cannon() && !self.sees_enemy_towards(unit, direction) {
            return Err(Refusal::NothingToAimAt { unit });
        }
        Ok(())
    }

    /// WH-09-H13: whether there is an enemy to be seen in that direction. The distance named is not asked about: a refusal would
    /// give it away.
    fn sees_enemy_towards(&self, unit: UnitId, direction: Angle) -> bool {
        let eye = self.unit(unit).hull.centre();
        let along = |distance| eye + direction.rotate(Vector::new(distance, 0));
        let line = Sightline::new(eye, along(200 * INCH));
        self.enemies_of(unit).any(|enemy| {
            !self.is_fighting(enemy)
                && line
                    .run_through(&self.unit(enemy).hull)
                    .is_some_and(|run| self.sees_place(unit, eye, along(run.enter), enemy))
        })
    }

    pub(crate) fn check_breath(&self, side: Side, unit: UnitId, target: UnitId) -> Result<(), Refusal> {
        self.may_fire(side, unit)?;
        if self.card(unit).breath == 0 {
            return Err(Refusal::NoBreath { unit });
        }
        self.may_be_shot(side, target)?;
        if !self.sees(unit, target) {
            return Err(Refusal::NobodySees { unit, target });
        }
        if !self.stage.switches.strict_measuring && !self.within(unit, target, BREATH) {
            let distance = self.distance(unit, target);
            return Err(Refusal::BeyondRange { unit, target, distance, range: BREATH });
        }
        Ok(())
    }
}

/// Bolts.
impl Battle {
    /// WH-09-H11: which side of the target the shooter faces.
    fn side_facing(&self, unit: UnitId, target: UnitId) -> Zone {
        match zone_of(&self.rect(target), self.unit(self.body_of(unit)).hull.centre()) {
            Zones::In(zone) | Zones::Between(zone, _) => zone,
        }
    }

    /// WH-09-H11: how many files a bolt can be aimed at: from the flank those are the ranks.
    pub fn lines_facing(&self, unit: UnitId, target: UnitId) -> u8 {
        match self.side_facing(unit, target) {
            Zone::Front | Zone::Rear => self.rank_len(target, 0),
            Zone::Left | Zone::Right => self.ranks(target),
        }
    }

    /// How many ordinary models stand in such a file.
    pub fn line_depth(&self, unit: UnitId, target: UnitId, line: u8) -> u8 {
        let characters = self.files_of_characters(target);
        match self.side_facing(unit, target) {
            Zone::Front | Zone::Rear => {
                let len = self.rank_len(target, self.ranks(target).saturating_sub(1));
                let gap = self.unit(target).files.saturating_sub(len) / 2;
                let short = !(gap..gap + len).contains(&line);
                let character = characters >> line.min(63) & 1 == 1;
                self.ranks(target).saturating_sub(u8::from(short) + u8::from(character))
            }
            Zone::Left | Zone::Right => {
                let taken = if line == 0 { characters.count_ones() as u8 } else { 0 };
                self.rank_len(target, line).saturating_sub(taken)
            }
        }
    }

    /// What the crew needs to hit; `None` beyond range.
    fn machine_score(&self, unit: UnitId, target: UnitId, range: Mil) -> Option<Sum> {
        let band = if self.within(unit, target, range / 2) {
            Band::Short
        } else if self.within(unit, target, range) {
            Band::Long
        } else {
            return None;
        };
        Some(self.score_at(unit, target, band))
    }

    fn score_at(&self, unit: UnitId, target: UnitId, band: Band) -> Sum {
        let mut sum = score(self.card(unit).profile.bs);
        if band == Band::Long {
            sum.add(WH_03_08, Label::LongRange, 1);
        }
        self.shot_modifiers(unit, target, false)
            .terms()
            .for_each(|term| sum.add(term.rule, term.label, term.value));
        sum
    }

    /// WH-09-H11: what a bolt thrower would need to hit; where measuring is not allowed, the distance is judged to the whole
    /// inch (WH-01-G7). `None`: beyond range, or no bolt thrower.
    pub fn bolt_preview(&self, unit: UnitId, target: UnitId) -> Option<Sum> {
        let machine = self.card(unit).engine?.machine;
        if !machine.shoots_bolts() {
            return None;
        }
        if !self.stage.switches.strict_measuring {
            return self.machine_score(unit, target, machine.range());
        }
        let judged = (self.distance(unit, target) + INCH / 2) / INCH * INCH;
        let band = Band::of(judged, machine.range());
        (band != Band::Beyond).then(|| self.score_at(unit, target, band))
    }

    pub(crate) fn shoot_bolt<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        file: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        self.mark_shot(unit);
        let Some(sum) = self.machine_score(unit, target, Machine::BoltThrower.range()) else {
            return events.emit(Event::OutOfRange { unit, target, models: 1 });
        };
        let needed = sum.sum();
        if !(2..=6).contains(&needed) {
            events.cite(WH_03_G6);
        }
        let (roll, hit) = self.roll_shot(unit, needed, dice);
        events.emit(Event::BoltFlies { unit, target, file, sum, roll, hit });
        if hit {
            self.bolt(unit, target, file, Cause::Machine, dice, events);
            self.frighten(target, unit, false, dice, events);
        }
    }

    /// WH-09-H11, WH-08-H23: a bolt goes down a file, weaker with every model it slays.
    pub(crate) fn bolt<D: Dice, E: Events<Event>>(
        &mut self,
        by: UnitId,
        target: UnitId,
        line: u8,
        cause: Cause,
        dice: &mut D,
        events: &mut E,
    ) {
        if self.is_machine(target) {
            let hits = Hits::new(target, 1, BOLT_STRENGTH, cause, Some(by)).crushing(Multiple::D3);
            self.hit(hits, dice, events);
            return;
        }
        for behind in 0..self.line_depth(by, target, line).min(BOLT_STRENGTH) {
            let strength = BOLT_STRENGTH - behind;
            let victim = self.bolt_victim(by, target, dice, events);
            let before = self.unit(victim).models;
            let hits = Hits::new(victim, 1, strength, cause, Some(by)).crushing(Multiple::D3);
            let lost = self.strike(hits, Part::Models, dice, events);
            let slain = self.unit(victim).models < before;
            events.emit(Event::BoltStrikes { target: victim, strength, wound: 0 < lost, slain });
            if !slain || !self.stands(target) {
                return;
            }
        }
    }

    /// WH-09-H23: in a unit of fewer than five ordinary models a hit is on a character on a 6.
    fn bolt_victim<D: Dice, E: Events<Event>>(
        &mut self,
        by: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) -> UnitId {
        let Some(character) = self.characters_in(target).next() else { return target };
        if SCREEN <= self.unit(target).models {
            events.cite(WH_09_H23);
            return target;
        }
        if self.roll_at_least(by, Purpose::Victim, 6, dice).1 {
            events.emit(Event::CharacterHit { character, host: target, hits: 1 });
            return character;
        }
        target
    }

    /// WH-09-H11: six weaker shots instead of a bolt.
    pub(crate) fn shoot_volley<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.mark_shot(unit);
        let Some(sum) = self.machine_score(unit, target, Machine::RepeatingBoltThrower.range()) else {
            return events.emit(Event::OutOfRange { unit, target, models: VOLLEY_SHOTS });
        };
        let hits = self.roll_shots(unit, sum.sum(), VOLLEY_SHOTS, dice, events);
        let expected = self.expected_hits(sum.sum(), VOLLEY_SHOTS);
        events.emit(Event::Volleyed { unit, target, sum, shots: VOLLEY_SHOTS, hits, expected });
        let all = Hits::new(target, hits.into(), VOLLEY_STRENGTH, Cause::Machine, Some(unit));
        self.hit(Hits { save_modifier: Some(VOLLEY_SAVE), ..all }, dice, events);
        self.frighten(target, unit, false, dice, events);
    }
}

/// A stone or a ball is on its way.
struct Shot {
    unit: UnitId,
    machine: Machine,
    direction: Angle,
    named: Mil,
}

/// Stones and balls.
impl Battle {
    pub(crate) fn bombard<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        direction: Angle,
        named: Mil,
        dice: &mut D,
        events: &mut E,
    ) {
        let Some(engine) = self.card(unit).engine else { return };
        self.mark_shot(unit);
        events.emit(Event::Bombarded { unit, direction, named });
        let shot = Shot { unit, machine: engine.machine, direction, named };
        if engine.machine.is_cannon() {
            self.fire_ball(&shot, dice, events);
        } else {
            self.lob_stone(&shot, dice, events);
        }
    }

    /// WH-09-H16: the artillery die in inches; `None` is a misfire.
    fn roll_artillery<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) -> Option<Mil> {
        let face = self.roll(unit, Purpose::Artillery, dice);
        let misfire = face == 6;
        let inches = if misfire { 0 } else { 2 * face };
        events.emit(Event::ArtilleryRolled { unit, face, inches, misfire });
        (!misfire).then_some(INCH * Mil::from(inches))
    }

    /// WH-09-H12: the template falls where it was aimed, or scatters.
    fn lob_stone<D: Dice, E: Events<Event>>(&mut self, shot: &Shot, dice: &mut D, events: &mut E) {
        let unit = shot.unit;
        let scatters = 2 < self.roll(unit, Purpose::Scatter, dice);
        let Some(deviation) = self.roll_artillery(unit, dice, events) else {
            return self.misfire(shot, dice, events);
        };
        let aimed = self.unit(unit).hull.centre() + shot.direction.rotate(Vector::new(shot.named, 0));
        let mut at = aimed;
        let mut direction = shot.direction;
        if scatters {
            direction = Angle::from_degrees(self.roll_degrees(unit, dice));
            at = aimed + direction.rotate(Vector::new(deviation, 0));
        }
        events.emit(Event::ScatterRolled { unit, hit: !scatters, direction });
        events.emit(Event::Landed { unit, at, bounce: 0 });
        let hits = Hits::new(unit, 1, shot.machine.strength(), Cause::Machine, Some(unit));
        self.blast(at, None, hits.crushing(shot.machine.wounds()), dice, events);
    }

    /// WH-09-H13: the ball lands beyond the distance named and bounces on.
    fn fire_ball<D: Dice, E: Events<Event>>(&mut self, shot: &Shot, dice: &mut D, events: &mut E) {
        let unit = shot.unit;
        let Some(more) = self.roll_artillery(unit, dice, events) else {
            return self.misfire(shot, dice, events);
        };
        let along = |from: Point, distance| from + shot.direction.rotate(Vector::new(distance, 0));
        let at = along(self.unit(unit).hull.centre(), shot.named + more);
        let rolled = self.roll_artillery(unit, dice, events).unwrap_or(0);
        let bounce = self.stopped_by_ground(at, along(at, rolled)).unwrap_or(rolled);
        events.emit(Event::Landed { unit, at, bounce });
        let path = Sightline::new(at, along(at, bounce));
        let mut struck = UnitSet::EMPTY;
        for target in self.units().filter(|&target| target != unit) {
            let models = if self.stands(target) { self.ranks_crossed(target, &path) } else { 0 };
            if 0 < models {
                events.emit(Event::BallStrikes { unit, target, models });
                let hits =
                    Hits::new(target, models.into(), shot.machine.strength(), Cause::Machine, Some(unit));
                self.hit(hits.crushing(shot.machine.wounds()), dice, events);
                struck.insert(target);
            }
        }
        for target in struck.iter() {
            self.frighten(target, unit, false, dice, events);
        }
    }

    /// WH-09-H13: how far a ball gets until a hill, building or rock stops it.
    fn stopped_by_ground(&self, from: Point, to: Point) -> Option<Mil> {
        let path = Sightline::new(from, to);
        let stops = |screen| matches!(screen, Screen::Hill | Screen::Solid);
        let pieces = self.stage.ground.pieces.iter().filter(|piece| stops(piece.screen));
        pieces
            .filter_map(|piece| {
                if point_in(&piece.shape, from) {
                    return Some(0);
                }
                path.run_through(&piece.shape).map(|run| run.enter)
            })
            .min()
    }

    /// WH-09-H13: the ranks of the unit that a ball goes through; one that does not bounce strikes where it lands.
    fn ranks_crossed(&self, unit: UnitId, path: &Sightline) -> u8 {
        let hull = &self.unit(unit).hull;
        if path.from == path.to {
            return u8::from(point_in(hull, path.from));
        }
        if !path.crosses(hull) {
            return 0;
        }
        let (body, depth) = (self.rect(unit), self.card(unit).base[1]);
        let crossed = |rank: &u8| {
            let strip = Rect { depth, ..body.advance(-depth * Mil::from(*rank)) };
            path.crosses(&strip.hull())
        };
        ((0..self.ranks(unit)).filter(crossed).count() as u8).max(1)
    }

    /// WH-09-T1.
    fn misfire<D: Dice, E: Events<Event>>(&mut self, shot: &Shot, dice: &mut D, events: &mut E) {
        let unit = shot.unit;
        let roll = self.roll(unit, Purpose::Misfire, dice);
        let result = match (roll, shot.machine.is_cannon()) {
            (..=2, _) => Misfire::Destroyed,
            (3 | 4, false) => Misfire::JammedAndCrewLost,
            (3 | 4, true) => Misfire::Jammed,
            _ => Misfire::NoShot,
        };
        events.emit(Event::Misfired { unit, roll, result });
        if matches!(result, Misfire::Jammed | Misfire::JammedAndCrewLost) {
            self.unit_mut(unit).jammed_until = self.turn.saturating_add(2);
        }
        match result {
            Misfire::Destroyed => self.destroy(unit, Cause::Misfire, events),
            Misfire::JammedAndCrewLost => {
                self.lose(unit, 1, Cause::Misfire, dice, events);
            }
            Misfire::Jammed | Misfire::NoShot => {}
        }
    }
}

/// What of a unit lies under a template.
#[derive(Default)]
struct Under {
    /// An ordinary model under the middle.
    centre: bool,
    /// Ordinary models under the rest.
    partly: u8,
    characters: UnitSet,
    /// The character under the middle.
    middle: Option<UnitId>,
}

/// Templates.
impl Battle {
    /// WH-09-H12, WH-08-H24: everybody under the circle about a point is hit on a 4+, friend or foe; under the middle of a stone
    /// without a roll. `hits` says what a hit does.
    pub(crate) fn blast<D: Dice, E: Events<Event>>(
        &mut self,
        at: Point,
        spell: Option<Spell>,
        hits: Hits,
        dice: &mut D,
        events: &mut E,
    ) {
        let below = |unit: &UnitId| self.stands(*unit) && within(&self.unit(*unit).hull, &at, TEMPLATE);
        let units: UnitSet = self.units().filter(below).collect();
        for unit in units.iter() {
            self.blast_unit(unit, at, spell, hits, dice, events);
        }
        for unit in units.iter() {
            self.frighten(unit, hits.by.unwrap_or(unit), spell.is_some(), dice, events);
        }
    }

    fn blast_unit<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        at: Point,
        spell: Option<Spell>,
        hits: Hits,
        dice: &mut D,
        events: &mut E,
    ) {
        let under = self.under(unit, at);
        let centre = under.centre && spell.is_none();
        let partly = under.partly + u8::from(under.centre && spell.is_some());
        let roller = hits.by.unwrap_or(unit);
        let struck = self.count_rolls(roller, Purpose::Hit, 4, partly.into(), dice);
        let count = struck + u16::from(centre);
        if centre || 0 < partly {
            events.emit(match spell {
                Some(spell) => Event::SpellHits { spell, target: unit, hits: count as u8 },
                None => Event::TemplateHits { target: unit, centre, partly, hits: count as u8 },
            });
        }
        let ordinary = Hits { target: unit, count, ..hits };
        if self.is_machine(unit) && 0 < count {
            self.hit(ordinary, dice, events);
        } else {
            self.strike(ordinary, Part::Models, dice, events);
        }
        for character in under.characters.iter() {
            let below_middle = under.middle == Some(character) && spell.is_none();
            if below_middle || self.roll_at_least(roller, Purpose::Hit, 4, dice).1 {
                events.emit(Event::CharacterHit { character, host: unit, hits: 1 });
                self.strike(Hits { target: character, count: 1, ..hits }, Part::Models, dice, events);
            }
        }
    }

    fn under(&self, unit: UnitId, at: Point) -> Under {
        let mut under = Under::default();
        for rank in 0..self.ranks(unit) {
            for place in 0..self.rank_len(unit, rank) {
                let base = self.model(unit, rank, place).hull();
                if !within(&base, &at, TEMPLATE) {
                    continue;
                }
                let middle = point_in(&base, at);
                match self.character_at(unit, rank, place) {
                    Some(character) => {
                        under.characters.insert(character);
                        under.middle = if middle { Some(character) } else { under.middle };
                    }
                    // The point on the line between two bases lies under one of them only.
                    None if middle && !under.centre && under.middle.is_none() => under.centre = true,
                    None => under.partly += 1,
                }
            }
        }
        under
    }
}

/// Breath.
impl Battle {
    /// WH-09-H31.
    pub(crate) fn breathe<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.mark_shot(unit);
        if !self.within(unit, target, BREATH) {
            return events.emit(Event::OutOfRange { unit, target, models: 1 });
        }
        let hits = self.roll(unit, Purpose::Breath, dice) + 1;
        events.emit(Event::Breathed { unit, target, hits });
        let strength = self.card(unit).breath;
        self.hit(Hits::new(target, hits.into(), strength, Cause::Breath, Some(unit)), dice, events);
        self.frighten(target, unit, false, dice, events);
    }
}

#[cfg(test)]
mod tests;
