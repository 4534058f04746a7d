//! WH-04-01 to WH-04-07: the blows of one combat, from the impact of chariots to what regenerates.

use crate::blows::{BlowList, Blows, Toll, Turn};
use crate::card::{Spell, Traits};
use crate::damage::{Hits, Part};
use crate::dice::{Purpose, at_least, pool};
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Cause;
use crate::rules::*;
use crate::save::{NEVER, to_wound};
use crate::state::{Battle, Flags};
use table::{Dice, Events, Pool};

/// Of a die.
const FACES: u32 = 6;

impl Battle {
    /// WH-04-G14: one combat, fought through to the break tests.
    pub(crate) fn fight<D: Dice, E: Events<Event>>(&mut self, unit: UnitId, dice: &mut D, events: &mut E) {
        self.pop();
        let combat = self.combat_of(unit);
        let mut toll = Toll::new();
        self.impacts(combat, &mut toll, dice, events);
        self.exchange(combat, &mut toll, dice, events);
        self.recover(&mut toll, dice, events);
        self.decide(combat, &toll, dice, events);
        (self.duel, self.sent_back) = (None, UnitSet::EMPTY);
        self.aims.fill(None);
    }

    /// WH-09-H18: chariots that have charged crash into the unit they charged, before all blows.
    fn impacts<D: Dice, E: Events<Event>>(
        &mut self,
        combat: UnitSet,
        toll: &mut Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        for unit in combat.iter() {
            let Some(body) = self.card(unit).chariot else { continue };
            let crashes = self.has(unit, Traits::IMPACT) && self.unit(unit).flags.has(Flags::CHARGED);
            let Some(target) = self.unit(unit).foes.first().filter(|_| crashes) else { continue };
            let target = self.touched_most(unit).unwrap_or(target);
            let hits = self.roll(unit, Purpose::Impact, dice);
            events.emit(Event::ImpactRolled { unit, target, hits });
            let hits = Hits::new(target, hits.into(), body.s, Cause::Impact, Some(unit));
            self.suffer(hits, Part::Models, toll, dice, events);
        }
    }

    /// The foe of a unit that most of its models touch; the lowest number among equals (WH-01-G4).
    pub(crate) fn touched_most(&self, unit: UnitId) -> Option<UnitId> {
        let fighters = self.fighters(unit);
        self.unit(unit).foes.iter().max_by_key(|&foe| (fighters.against(foe), std::cmp::Reverse(foe)))
    }

    /// WH-04-03: chargers first, then by Initiative, then what strikes last.
    fn exchange<D: Dice, E: Events<Event>>(
        &mut self,
        combat: UnitSet,
        toll: &mut Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        let list = self.gather_all(combat);
        let mut last: Option<Turn> = None;
        self.cite_order(&list, events);
        loop {
            let later = |turn: &Turn| last.is_none_or(|last| *turn < last);
            let next = list.iter().map(|blows| blows.turn).filter(later).max();
            let Some(turn) = next else { return };
            last = Some(turn);
            self.strike_at_once(&list, turn, toll, dice, events);
        }
    }

    /// Rules that decide about the order without being seen.
    fn cite_order<E: Events<Event>>(&self, list: &BlowList, events: &mut E) {
        events.cite(WH_01_05);
        events.cite(WH_04_01);
        events.cite(WH_04_G3);
        for blows in list.iter() {
            if self.unit(blows.by).weapon.strikes_last() || self.counts_as_charging(blows.by) {
                events.cite(WH_04_G8);
            }
            if self.is_under(blows.by, Spell::LeadenLimbs) {
                events.cite(WH_08_H29);
            }
        }
    }

    /// WH-04-G6: those whose turn is the same strike at the same time: nobody of them loses blows by the others.
    fn strike_at_once<D: Dice, E: Events<Event>>(
        &mut self,
        list: &BlowList,
        turn: Turn,
        toll: &mut Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        let before = toll.models;
        let alive: UnitSet = self.units().filter(|&unit| self.is_alive(unit)).collect();
        let champions: UnitSet = self.units().filter(|&unit| self.has_champion(unit)).collect();
        for blows in list.iter().filter(|blows| blows.turn == turn) {
            let fallen =
                !alive.contains(blows.by) || blows.arm.is_champions() && !champions.contains(blows.by);
            let models = if fallen { 0 } else { list.left(blows, before[blows.by.index()]) };
            if models < blows.models {
                events.cite(WH_04_G6);
            }
            if 0 < models {
                self.strike_blows(blows, models, toll, dice, events);
            }
        }
    }

    fn strike_blows<D: Dice, E: Events<Event>>(
        &mut self,
        blows: Blows,
        models: u8,
        toll: &mut Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        let Blows { by: unit, target, .. } = blows;
        let part = if blows.champion { Part::Champion } else { Part::Models };
        let count = self.dice_of(blows, models);
        if count == 0 || !self.is_alive(target) || self.wounds_left(target, part) == 0 {
            return;
        }
        self.cite_blows(blows, events);
        let (hits, rerolled) = self.roll_to_hit(blows, part, count, dice);
        let sum = self.hit_sum(blows);
        let needed = sum.sum() as u8;
        let expected = expected(count, needed, self.rerolls_misses(blows).is_some());
        let initiative = blows.turn.initiative;
        events.emit(Event::Struck {
            unit,
            target,
            initiative,
            sum,
            needed,
            blows: count,
            hits,
            rerolled,
            expected,
        });
        let hits = Hits::new(target, hits.into(), self.blow_strength(blows), Cause::Blows, Some(unit));
        self.suffer(hits, part, toll, dice, events);
    }

    /// WH-04-04: one die per blow; misses out of hatred once more (WH-06-29, WH-01-G8).
    fn roll_to_hit<D: Dice>(&mut self, blows: Blows, part: Part, count: u8, dice: &mut D) -> (u8, u8) {
        let needed = self.hit_sum(blows).sum() as u8;
        let again = self.rerolls_misses(blows).is_some();
        let passes_on = to_wound(self.blow_strength(blows), self.toughness(blows.target, part)) < NEVER;
        if let Some(hits) = dice.count(Pool { again, passes_on, ..pool(count.into(), at_least(needed)) }) {
            return (hits as u8, 0);
        }
        let hits = self.count_one_by_one(blows.by, Purpose::Hit, needed, count.into(), dice) as u8;
        if !again {
            return (hits, 0);
        }
        let rerolled = count - hits;
        (hits + self.count_one_by_one(blows.by, Purpose::Hit, needed, rerolled.into(), dice) as u8, rerolled)
    }

    /// Rules that make blows what they are.
    fn cite_blows<E: Events<Event>>(&self, blows: Blows, events: &mut E) {
        events.cite(WH_04_02);
        events.cite(WH_04_03);
        events.cite(WH_04_08);
        events.cite(WH_04_G1);
        if let Some(rule) = self.rerolls_misses(blows) {
            events.cite(WH_06_29);
            events.cite(WH_06_G15);
            events.cite(rule);
        }
        if self.doubles(blows) {
            events.cite(WH_06_26);
            events.cite(WH_06_G11);
        }
        if self.fights_by_half(blows) {
            events.emit(Event::HalfFight { unit: blows.by });
        }
        for rule in self.rules_of(blows).into_iter().flatten() {
            events.cite(rule);
        }
    }

    /// Hits are worked out (WH-04-05, WH-04-06) and put on the bill (WH-04-G15).
    fn suffer<D: Dice, E: Events<Event>>(
        &mut self,
        hits: Hits,
        part: Part,
        toll: &mut Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        if hits.count == 0 {
            return;
        }
        events.cite(WH_04_05);
        events.cite(WH_04_06);
        let place = hits.target.index();
        let state = self.unit(hits.target);
        let before = state.models;
        toll.formed[place].get_or_insert((state.front, state.files));
        let lost = self.strike(hits, part, dice, events);
        toll.wounds[place] += lost;
        if part == Part::Models {
            toll.models[place] += before.saturating_sub(self.unit(hits.target).models);
        }
    }

    /// WH-09-H32: what regenerates does not count.
    fn recover<D: Dice, E: Events<Event>>(&mut self, toll: &mut Toll, dice: &mut D, events: &mut E) {
        for unit in self.units() {
            let lost = toll.wounds[unit.index()];
            if 0 < lost && self.regenerates(unit) && self.is_alive(unit) {
                if let Some((front, files)) = toll.formed[unit.index()] {
                    let state = self.unit_mut(unit);
                    (state.front, state.files) = (front, files);
                }
                toll.wounds[unit.index()] -= self.regenerate(unit, lost, dice, events);
                if self.stands(unit) {
                    self.close_up(unit);
                }
            }
        }
    }
}

/// Hits to be expected of so many blows, in hundredths.
fn expected(blows: u8, needed: u8, again: bool) -> u16 {
    let (hits, faces) = (u32::from(blows) * 100, FACES + 1 - u32::from(needed));
    let expected =
        if again { hits * faces * (2 * FACES - faces) / (FACES * FACES) } else { hits * faces / FACES };
    expected as u16
}
