//! WH-03-09 to WH-03-11, WH-03-G14: hits become wounds, and armour saves from them. Who falls is settled in `casualties`.

use crate::card::Traits;
use crate::dice::{Purpose, at_least, pool};
use crate::event::Event;
use crate::ids::UnitId;
use crate::label::{Cause, Sum};
use crate::rules::*;
use crate::save::{NEVER, to_wound};
use crate::state::Battle;
use table::{Dice, Events, Pool};

/// Hits of the same kind on one unit, or on a character by himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hits {
    pub target: UnitId,
    pub count: u16,
    pub strength: u8,
    /// What the save is worsened by; `None` by strength (WH-03-T6).
    pub save_modifier: Option<i8>,
    /// Whether armour saves at all.
    pub save: bool,
    /// Wounds each unsaved wound takes.
    pub wounds: Multiple,
    pub cause: Cause,
    /// Who shot, struck or cast.
    pub by: Option<UnitId>,
}

impl Hits {
    /// Plain hits: armour saves as strength allows, one wound each.
    pub(crate) const fn new(
        target: UnitId,
        count: u16,
        strength: u8,
        cause: Cause,
        by: Option<UnitId>,
    ) -> Hits {
        let wounds = Multiple::One;
        Hits { target, count, strength, save_modifier: None, save: true, wounds, cause, by }
    }

    /// Hits of machines: no save, several wounds.
    pub(crate) const fn crushing(self, wounds: Multiple) -> Hits {
        Hits { save: false, wounds, ..self }
    }
}

/// How many wounds an unsaved wound takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Multiple {
    One,
    D3,
    D6,
}

/// WH-09-H10: what of a unit is struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Its models; of a machine the crew, of a chariot the body.
    Models,
    /// The machine itself.
    Engine,
    /// WH-09-H24: its champion, at whom blows may be aimed.
    Champion,
}

impl Cause {
    /// Whether it strikes down in close combat: nobody is hit by chance, and regeneration waits (WH-09-H32).
    pub(crate) const fn is_close(self) -> bool {
        matches!(self, Cause::Blows | Cause::Impact)
    }
}

/// Hitting.
impl Battle {
    /// Works out hits on a unit, everything included: whom they strike, wounds, saves, losses. The wounds that were lost;
    /// regeneration has been taken off except in close combat, where it waits for the end (WH-09-H32).
    pub(crate) fn hit<D: Dice, E: Events<Event>>(&mut self, hits: Hits, dice: &mut D, events: &mut E) -> u16 {
        if hits.count == 0 {
            return 0;
        }
        if hits.cause.is_close() {
            return self.strike(hits, Part::Models, dice, events);
        }
        if self.is_machine(hits.target) {
            return self.hit_machine(hits, dice, events);
        }
        let spread = self.hit_characters(hits, dice, events);
        let ordinary = Hits { count: hits.count - spread.hits, ..hits };
        spread.lost + self.strike(ordinary, Part::Models, dice, events)
    }

    /// WH-09-H10: each hit strikes the machine on 1 to 4, else a crewman.
    fn hit_machine<D: Dice, E: Events<Event>>(&mut self, hits: Hits, dice: &mut D, events: &mut E) -> u16 {
        let roller = hits.by.unwrap_or(hits.target);
        let crew = self.count_rolls(roller, Purpose::Victim, 5, hits.count, dice);
        let machine = hits.count - crew;
        events.emit(Event::MachineHit { unit: hits.target, machine: machine as u8, crew: crew as u8 });
        let lost = self.strike(Hits { count: machine, ..hits }, Part::Engine, dice, events);
        lost + self.strike(Hits { count: crew, ..hits }, Part::Models, dice, events)
    }

    /// WH-09-H23, WH-08-H10: in a unit of five or more ordinary models nobody else is hit; in a smaller one each hit is on a
    /// character on a 6. Of several characters the one with the lowest number is struck (WH-01-G4).
    fn hit_characters<D: Dice, E: Events<Event>>(
        &mut self,
        hits: Hits,
        dice: &mut D,
        events: &mut E,
    ) -> Spread {
        let Some(character) = self.characters_in(hits.target).next() else { return Spread::default() };
        if SCREEN <= self.unit(hits.target).models {
            events.cite(if hits.cause == Cause::Spell { WH_08_H10 } else { WH_09_H23 });
            return Spread::default();
        }
        let count = self.count_rolls(hits.by.unwrap_or(hits.target), Purpose::Victim, 6, hits.count, dice);
        if count == 0 {
            return Spread::default();
        }
        events.emit(Event::CharacterHit { character, host: hits.target, hits: count as u8 });
        let on_him = Hits { target: character, count, ..hits };
        Spread { hits: count, lost: self.strike(on_him, Part::Models, dice, events) }
    }

    /// Works out hits whose victims are known.
    pub(crate) fn strike<D: Dice, E: Events<Event>>(
        &mut self,
        hits: Hits,
        part: Part,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        if hits.count == 0 || self.wounds_left(hits.target, part) == 0 {
            return 0;
        }
        let wounds = self.roll_wounds(hits, part, dice, events);
        let unsaved = self.roll_saves(hits, part, wounds, dice, events);
        let lost = self.multiply(hits, part, unsaved, dice);
        self.take(hits.target, part, lost, hits.cause, dice, events)
    }

    /// WH-03-09, WH-04-05.
    fn roll_wounds<D: Dice, E: Events<Event>>(
        &mut self,
        hits: Hits,
        part: Part,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        let Hits { target, count, strength, .. } = hits;
        let toughness = self.toughness(target, part);
        let needed = to_wound(strength, toughness);
        let roller = hits.by.unwrap_or(target);
        let passes_on = self.save_against(hits, part).is_some();
        let wounds = match needed {
            NEVER.. => 0,
            _ => match dice.count(Pool { follows: true, passes_on, ..pool(count, at_least(needed)) }) {
                Some(wounds) => wounds,
                None => self.count_one_by_one(roller, Purpose::Wound, needed, count, dice),
            },
        };
        events.emit(Event::Wounded { target, strength, toughness, needed, hits: count, wounds });
        wounds
    }

    /// WH-03-10, WH-03-G17: how many wounds armour does not ward off. A machine has no save (WH-09-H09).
    fn roll_saves<D: Dice, E: Events<Event>>(
        &mut self,
        hits: Hits,
        part: Part,
        wounds: u16,
        dice: &mut D,
        events: &mut E,
    ) -> u16 {
        if !hits.save || wounds == 0 {
            return wounds;
        }
        if part == Part::Engine {
            events.cite(WH_09_H09);
            return wounds;
        }
        let target = hits.target;
        let (needed, sum) = self.save_of_hits(hits);
        if i16::from(needed) != sum.sum() {
            events.cite(WH_03_G17);
        }
        if needed == NEVER {
            return wounds;
        }
        let fails = Pool { follows: true, ..pool(wounds, 6 - at_least(needed)) };
        let saved = match dice.count(fails) {
            Some(failed) => wounds - failed,
            None => self.count_one_by_one(target, Purpose::Save, needed, wounds, dice),
        };
        events.emit(Event::Saved { target, sum, needed, wounds, saved });
        wounds - saved
    }

    fn save_of_hits(&self, hits: Hits) -> (u8, Sum) {
        self.save_of(hits.target, hits.strength, hits.save_modifier, hits.cause.is_close())
    }

    /// What a die must show to save from such a wound, where dice are rolled for it at all.
    fn save_against(&self, hits: Hits, part: Part) -> Option<u8> {
        let rolled = hits.save && part != Part::Engine;
        rolled.then(|| self.save_of_hits(hits).0).filter(|&needed| needed != NEVER)
    }

    /// A wound that takes several takes them from one model: what it does not have is lost, and nothing passes to the next.
    fn multiply<D: Dice>(&mut self, hits: Hits, part: Part, unsaved: u16, dice: &mut D) -> u16 {
        let each = self.wounds_each(hits.target, part);
        if each == 1 {
            return unsaved;
        }
        let roller = hits.by.unwrap_or(hits.target);
        let (mut on_model, mut total) = (self.wounds_on(hits.target, part), 0);
        for _ in 0..unsaved {
            let roll = match hits.wounds {
                Multiple::One => 1,
                Multiple::D3 => self.roll_d3(roller, Purpose::Wounds, dice),
                Multiple::D6 => self.roll(roller, Purpose::Wounds, dice),
            };
            let taken = roll.min(each - on_model);
            on_model = (on_model + taken) % each;
            total += u16::from(taken);
        }
        total
    }
}

/// WH-09-H23: so many ordinary models shield a character.
pub(crate) const SCREEN: u8 = 5;

/// Hits that went to a character, and the wounds he lost.
#[derive(Default)]
struct Spread {
    hits: u16,
    lost: u16,
}

/// What there is to wound.
impl Battle {
    /// WH-04-G16: of a rider his own; WH-09-H17: of a chariot the body's.
    pub(crate) fn toughness(&self, unit: UnitId, part: Part) -> u8 {
        let card = self.card(unit);
        match (part, card.engine, card.chariot) {
            (Part::Engine, Some(engine), _) => engine.t,
            (_, _, Some(chariot)) => chariot.t,
            _ => card.profile.t,
        }
    }

    /// Wounds of one model.
    pub(crate) fn wounds_each(&self, unit: UnitId, part: Part) -> u8 {
        let card = self.card(unit);
        let each = match (part, card.engine, card.chariot) {
            (Part::Engine, Some(engine), _) => engine.w,
            (_, _, Some(chariot)) => chariot.w,
            _ => card.profile.w,
        };
        each.max(1)
    }

    /// Wounds the odd model has lost (WH-03-G13). Those of a machine's crew are not kept: crewmen have one each.
    pub(crate) fn wounds_on(&self, unit: UnitId, part: Part) -> u8 {
        match part {
            Part::Champion => self.unit(unit).champion_wounds,
            Part::Models if self.is_machine(unit) => 0,
            Part::Models | Part::Engine => self.unit(unit).wounds,
        }
    }

    /// All wounds that are left.
    pub(crate) fn wounds_left(&self, unit: UnitId, part: Part) -> u16 {
        let models = match part {
            Part::Models => u16::from(self.unit(unit).models),
            Part::Engine => u16::from(0 < self.unit(unit).models),
            Part::Champion => u16::from(self.has_champion(unit)),
        };
        let full = models * u16::from(self.wounds_each(unit, part));
        full.saturating_sub(self.wounds_on(unit, part).into())
    }

    /// WH-09-H32.
    pub(crate) fn regenerates(&self, unit: UnitId) -> bool {
        self.has(unit, Traits::REGENERATION)
    }
}

#[cfg(test)]
mod tests;
