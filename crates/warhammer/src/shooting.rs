//! Chapter 03: who shoots, at what, and with what score.

use crate::action::Action;
use crate::card::{Missile, Spell, Traits};
use crate::damage::Hits;
use crate::dice::{Purpose, at_least, pool};
use crate::event::Event;
use crate::flight::Fright;
use crate::ground::Cover;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Label, Sum};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use crate::step::Step;
use plane::{INCH, Mil};
use table::{Dice, Events, Pool, Side};

/// Shots with the same score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shots {
    /// What makes up the score: its sum is the number needed.
    pub sum: Sum,
    pub count: u8,
    pub strength: u8,
}

impl Shots {
    /// WH-03-06: the number needed on the die, all modifiers included; it may be below 2 and above 6 (WH-03-G6).
    pub fn needed(&self) -> i16 {
        self.sum.sum()
    }
}

/// WH-03-G14: what a unit shoots, in groups with the same score, and how many of its models see the target but cannot
/// reach it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fusillade {
    groups: [Option<Shots>; 4],
    pub out_of_range: u8,
}

impl Fusillade {
    pub fn groups(&self) -> impl Iterator<Item = Shots> + '_ {
        self.groups.iter().flatten().copied()
    }

    fn add(&mut self, shots: Shots) {
        let same = |old: &Option<Shots>| {
            old.is_none_or(|old| old.sum == shots.sum && old.strength == shots.strength)
        };
        if let Some(place) = self.groups.iter_mut().find(|old| same(old)) {
            let before = place.map_or(0, |old| old.count);
            *place = Some(Shots { count: before + shots.count, ..shots });
        }
    }
}

/// WH-03-08: how far a shot goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Band {
    Short,
    Long,
    Beyond,
}

impl Band {
    pub(crate) fn of(distance: Mil, range: Mil) -> Band {
        match distance {
            _ if 2 * distance <= range => Band::Short,
            _ if distance <= range => Band::Long,
            _ => Band::Beyond,
        }
    }
}

/// How the distance of a shot is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    /// WH-03-G9: from each model.
    Exact,
    /// WH-01-G7: as a player judges it by eye, to the whole inch.
    Judged,
    /// WH-02-G18: at a charger who will come: whoever is beyond range shoots at the greatest.
    AtMost,
}

/// May it shoot?
impl Battle {
    pub(crate) fn check_shooting(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::Shoot { unit, target, shots } => self.check_shot(side, unit, target, shots),
            Action::Bolt { unit, target, file } => self.check_bolt(side, unit, target, file),
            Action::Volley { unit, target } => self.check_volley(side, unit, target),
            Action::Bombard { unit, direction, distance } => {
                self.check_bombard(side, unit, direction, distance)
            }
            Action::Breathe { unit, target } => self.check_breath(side, unit, target),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn check_shot(&self, side: Side, unit: UnitId, target: UnitId, shots: u8) -> Result<(), Refusal> {
        self.may_fire(side, unit)?;
        let weapon = self.missile_of(unit)?;
        if self.has_moved(unit) && weapon.move_or_shoot().is_some() {
            return Err(Refusal::MovedMayNotShoot { unit });
        }
        if weapon.is_slow() && 1 < self.turn && self.unit(unit).last_shot == self.turn - 1 {
            return Err(Refusal::FiredLastTurn { unit });
        }
        if !(1..=weapon.most_shots()).contains(&shots) {
            return Err(Refusal::ShotsImpossible { unit, shots });
        }
        self.may_be_shot(side, target)?;
        if !self.sees(unit, target) {
            return Err(Refusal::NobodySees { unit, target });
        }
        if self.stage.switches.strict_measuring {
            return Ok(());
        }
        let any = self.fusillade(unit, target, 1, Measure::Exact, false).groups().next();
        self.refuse_distance(any.is_none(), unit, target, weapon.range())
    }

    /// WH-03-02, with open measuring: nobody reaches the target.
    pub(crate) fn refuse_distance(
        &self,
        beyond: bool,
        unit: UnitId,
        target: UnitId,
        range: Mil,
    ) -> Result<(), Refusal> {
        if beyond {
            return Err(Refusal::OutOfRange { unit, target, distance: self.distance(unit, target), range });
        }
        Ok(())
    }

    /// WH-03-01, WH-03-G7: what keeps any shooter from shooting.
    pub(crate) fn may_fire(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.own(side, unit)?;
        let body = self.body_of(unit);
        let flags = self.unit(body).flags;
        if self.is_fleeing(body) {
            return Err(Refusal::FleeingMayNotShoot { unit });
        }
        if self.is_fighting(body) {
            return Err(Refusal::Fighting { unit });
        }
        if flags.has(Flags::STUPID) {
            return Err(Refusal::Stupid { unit });
        }
        if flags.has(Flags::SQUABBLES) {
            return Err(Refusal::Squabbling { unit });
        }
        if flags.has(Flags::RALLIED) {
            return Err(Refusal::HasRallied { unit });
        }
        if flags.has(Flags::MARCHED) || self.unit(unit).flags.has(Flags::MARCHED) {
            return Err(Refusal::MarchedMayNotShoot { unit });
        }
        if flags.has(Flags::FAILED_CHARGE) {
            return Err(Refusal::FailedCharge { unit });
        }
        if self.unit(unit).flags.has(Flags::SHOT) {
            return Err(Refusal::HasShot { unit });
        }
        Ok(())
    }

    /// WH-03-01: whether nothing keeps the unit from shooting, whatever it sees and reaches.
    pub fn may_shoot(&self, unit: UnitId) -> bool {
        self.may_fire(self.side(unit), unit).is_ok()
    }

    /// WH-03-01, WH-01-G5: what it shoots with.
    fn missile_of(&self, unit: UnitId) -> Result<Missile, Refusal> {
        let card = self.card(unit);
        card.missile.filter(|_| 0 < card.profile.bs).ok_or(Refusal::NoMissiles { unit })
    }

    /// WH-02-G22: it has moved itself, or with the unit it is in.
    pub(crate) fn has_moved(&self, unit: UnitId) -> bool {
        self.unit(unit).flags.has(Flags::MOVED) || self.unit(self.body_of(unit)).flags.has(Flags::MOVED)
    }

    /// WH-03-G10: what may be shot at.
    pub(crate) fn may_be_shot(&self, side: Side, target: UnitId) -> Result<(), Refusal> {
        self.enemy(side, target)?;
        if matches!(self.unit(target).status, Status::Joined { .. }) {
            return Err(Refusal::CharacterInUnit { character: target });
        }
        if self.is_fighting(target) {
            return Err(Refusal::TargetFighting { target });
        }
        Ok(())
    }

    /// The enemies that the unit may shoot at as far as it sees them.
    pub fn visible_targets(&self, unit: UnitId) -> UnitSet {
        let side = self.side(unit);
        self.enemies_of(unit)
            .filter(|&target| self.may_be_shot(side, target).is_ok() && self.sees(unit, target))
            .collect()
    }

    /// WH-02-04, WH-02-G18: whether the target of a charge may shoot at a charger. How near he is, is not asked here.
    pub(crate) fn can_stand_and_shoot(&self, unit: UnitId, at: UnitId, shots: u8) -> Result<(), Refusal> {
        if self.is_machine(unit) {
            return Err(Refusal::NoMissiles { unit });
        }
        if self.is_fleeing(unit) {
            return Err(Refusal::FleeingMayNotShoot { unit });
        }
        if self.is_stupid(unit) {
            return Err(Refusal::Stupid { unit });
        }
        let weapon = self.missile_of(unit)?;
        if weapon.is_slow() && self.unit(unit).last_shot == self.turn {
            return Err(Refusal::FiredLastTurn { unit });
        }
        if !(1..=weapon.most_shots()).contains(&shots) {
            return Err(Refusal::ShotsImpossible { unit, shots });
        }
        if !self.sees(unit, at) {
            return Err(Refusal::NobodySees { unit, target: at });
        }
        Ok(())
    }
}

/// With what score?
impl Battle {
    /// What a unit would shoot at a target. Where measuring is not allowed, the distance is judged to the whole inch (WH-01-G7).
    pub fn shot_preview(&self, unit: UnitId, target: UnitId, shots: u8) -> Fusillade {
        let strict = self.stage.switches.strict_measuring;
        self.fusillade(unit, target, shots, if strict { Measure::Judged } else { Measure::Exact }, false)
    }

    /// WH-02-G18: what the target of a charge would shoot at a charger; judged like any other shot.
    pub fn reaction_preview(&self, unit: UnitId, at: UnitId, shots: u8) -> Fusillade {
        let measure = match self.stage.switches.strict_measuring {
            true => Measure::Judged,
            false => self.measure_of_reaction(unit, at),
        };
        self.fusillade(unit, at, shots, measure, true)
    }

    /// A charger who arrives has been in range on his way.
    fn measure_of_reaction(&self, unit: UnitId, at: UnitId) -> Measure {
        if self.goes_home(at, unit) { Measure::AtMost } else { Measure::Exact }
    }

    fn fusillade(
        &self,
        unit: UnitId,
        target: UnitId,
        shots: u8,
        measure: Measure,
        charging: bool,
    ) -> Fusillade {
        let mut all = Fusillade::default();
        let Some(weapon) = self.card(unit).missile else { return all };
        let (range, shots) = (weapon.range(), shots.min(weapon.most_shots()));
        let judged = match measure {
            Measure::Judged => (self.distance(unit, target) + INCH / 2) / INCH * INCH,
            Measure::Exact | Measure::AtMost => 0,
        };
        let common = self.shot_modifiers(unit, target, charging);
        let profile = self.card(unit).profile;
        let each = shots * self.card(unit).shooters_per_model();
        self.each_shooter(unit, target, range, |champion, band| {
            let band = match measure {
                Measure::Exact => band,
                Measure::Judged => match Band::of(judged, range) {
                    // Whether he will come is not known yet; if he does, then as below.
                    Band::Beyond if charging => Band::Long,
                    band => band,
                },
                Measure::AtMost if band == Band::Beyond => Band::Long,
                Measure::AtMost => band,
            };
            if band == Band::Beyond {
                all.out_of_range += each;
                return;
            }
            // WH-09-H05: the champion has one more of both.
            let (bs, s) = (profile.bs + u8::from(champion), profile.s + u8::from(champion));
            let mut sum = score(bs.min(10));
            if band == Band::Long {
                sum.add(WH_03_08, Label::LongRange, 1);
            }
            if 1 < shots {
                sum.add(WH_03_05, Label::TwoShots, 1);
            }
            common.terms().for_each(|term| sum.add(term.rule, term.label, term.value));
            all.add(Shots { sum, count: each, strength: weapon.strength(s.min(10)) });
        });
        all
    }

    /// WH-03-08: what makes every shot at the target harder or easier, apart from the distance.
    pub(crate) fn shot_modifiers(&self, unit: UnitId, target: UnitId, charging: bool) -> Sum {
        let mut sum = Sum::new();
        if self.has(target, Traits::LARGE) {
            sum.add(WH_03_G11, Label::LargeTarget, -1);
        } else if self.is_character(target) {
            sum.add(WH_03_G12, Label::SingleCharacter, 1);
        }
        if charging {
            sum.add(WH_03_08, Label::TargetCharging, 1);
        } else if self.has_moved(unit) {
            sum.add(WH_03_08, Label::ShooterMoved, 1);
        }
        match self.cover_of(unit, target) {
            (Cover::None, _) => {}
            (Cover::Soft, rule) => sum.add(rule, Label::SoftCover, 1),
            (Cover::Hard, rule) => {
                sum.add(rule, Label::HardCover, (-self.stage.switches.hard_cover).into());
            }
        }
        if self.is_under(target, Spell::VeilOfMist) {
            sum.add(WH_08_H30, Label::Mist, 1);
        }
        sum
    }
}

/// WH-03-T2: 7 − BS; from BS 6 on the surplus offsets modifiers (WH-03-07).
pub(crate) fn score(bs: u8) -> Sum {
    let mut sum = Sum::new();
    sum.add(if 6 <= bs { WH_03_07 } else { WH_03_06 }, Label::Score, 7 - i16::from(bs));
    sum
}

/// Shooting.
impl Battle {
    pub(crate) fn shoot<D: Dice, E: Events<Event>>(&mut self, action: Action, dice: &mut D, events: &mut E) {
        match action {
            Action::Shoot { unit, target, shots } => {
                let volley = self.fusillade(unit, target, shots, Measure::Exact, false);
                self.mark_shot(unit);
                self.unit_mut(unit).last_shot = self.turn.saturating_add(1);
                self.cite_shooting(unit, target, &volley, events);
                self.fire(unit, target, volley, Cause::Shooting, dice, events);
                self.frighten(target, unit, false, dice, events);
            }
            Action::Bolt { unit, target, file } => self.shoot_bolt(unit, target, file, dice, events),
            Action::Volley { unit, target } => self.shoot_volley(unit, target, dice, events),
            Action::Bombard { unit, direction, distance } => {
                self.bombard(unit, direction, distance, dice, events);
            }
            Action::Breathe { unit, target } => self.breathe(unit, target, dice, events),
            _ if self.step() == Step::Shooting => self.pop(),
            _ => {}
        }
    }

    /// WH-02-G18: the target of a charge shoots at a charger. The charger's panic is tested afterwards, by the declaration.
    pub(crate) fn stand_and_shoot<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        at: UnitId,
        shots: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let volley = self.fusillade(unit, at, shots, self.measure_of_reaction(unit, at), true);
        self.count_losses_from_now(at);
        // The shot of the owner's turn before this one.
        self.unit_mut(unit).last_shot = self.turn;
        events.cite(WH_02_G18);
        if 1 < shots {
            events.cite(WH_03_G19);
        }
        self.fire(unit, at, volley, Cause::StandAndShoot, dice, events);
    }

    pub(crate) fn mark_shot(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::SHOT);
    }

    /// WH-03-G14: all rolls to hit, then all wounds, then all saves.
    fn fire<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        volley: Fusillade,
        cause: Cause,
        dice: &mut D,
        events: &mut E,
    ) {
        let Some(weapon) = self.card(unit).missile else { return };
        if 0 < volley.out_of_range {
            events.emit(Event::OutOfRange { unit, target, models: volley.out_of_range });
        }
        if 1 < volley.groups().count() {
            events.cite(WH_03_G14);
        }
        // Hits by strength: a champion's may differ from his unit's.
        let mut batches = [(0, 0u16); 2];
        for shots in volley.groups() {
            let (count, needed) = (shots.count, shots.needed());
            let hits = self.roll_shots(unit, needed, count, dice, events);
            let expected = self.expected_hits(needed, count);
            events.emit(Event::Shot { unit, target, weapon, sum: shots.sum, shots: count, hits, expected });
            let same = |batch: &&mut (u8, u16)| batch.1 == 0 || batch.0 == shots.strength;
            if let Some(batch) = batches.iter_mut().find(same) {
                *batch = (shots.strength, batch.1 + u16::from(hits));
            }
        }
        for (strength, count) in batches {
            if 0 < count {
                events.cite(weapon.strength_rule());
                let hits = Hits::new(target, count, strength, cause, Some(unit));
                self.hit(Hits { save_modifier: weapon.save_modifier(), ..hits }, dice, events);
            }
        }
    }

    /// How many of the shots hit.
    pub(crate) fn roll_shots<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        needed: i16,
        count: u8,
        dice: &mut D,
        events: &mut E,
    ) -> u8 {
        if !(2..=6).contains(&needed) {
            events.cite(WH_03_G6);
        }
        match self.count_shots(needed, count, dice) {
            Some(hits) => hits,
            None => (0..count).filter(|_| self.roll_shot(unit, needed, dice).1).count() as u8,
        }
    }

    /// The same where the dice need not be rolled one by one.
    fn count_shots<D: Dice>(&self, needed: i16, count: u8, dice: &mut D) -> Option<u8> {
        let Some((first, second)) = self.shot_needs(needed) else { return Some(0) };
        let passes_on = second.is_some();
        let mut hits = dice.count(Pool { passes_on, ..pool(count.into(), at_least(first)) })?;
        if let Some(second) = second {
            hits = dice.count(Pool { follows: true, ..pool(hits, at_least(second)) })?;
        }
        Some(hits as u8)
    }

    /// WH-03-G6: what the die of a shot must show, and the second die after it; `None` where nothing hits.
    fn shot_needs(&self, needed: i16) -> Option<(u8, Option<u8>)> {
        match needed {
            ..=6 => Some((needed.max(2) as u8, None)),
            7..=9 if self.stage.switches.to_hit_7_plus => Some((6, Some((needed - 3) as u8))),
            _ => None,
        }
    }

    /// WH-03-G6: a 1 always misses; 7, 8 and 9 need a 6 and then 4, 5 or 6 on a second die. The first face, for the log.
    pub(crate) fn roll_shot<D: Dice>(&mut self, unit: UnitId, needed: i16, dice: &mut D) -> (u8, bool) {
        let Some((first, second)) = self.shot_needs(needed) else { return (0, false) };
        let (face, hit) = self.roll_at_least(unit, Purpose::Hit, first, dice);
        let also = |second| self.roll_at_least(unit, Purpose::Hit, second, dice).1;
        (face, hit && second.is_none_or(also))
    }

    /// Hits to be expected, in hundredths.
    pub(crate) fn expected_hits(&self, needed: i16, count: u8) -> u16 {
        let chances_of_36 = match needed {
            ..=6 => 6 * (7 - needed.max(2)),
            7..=9 if self.stage.switches.to_hit_7_plus => 10 - needed,
            _ => 0,
        };
        ((u32::from(count) * 100 * chances_of_36 as u32 + 18) / 36) as u16
    }

    /// What decided that and how it shoots, without anything to see of it.
    fn cite_shooting<E: Events<Event>>(
        &self,
        unit: UnitId,
        target: UnitId,
        volley: &Fusillade,
        events: &mut E,
    ) {
        events.cite(WH_03_01);
        let seeing = volley.groups().map(|shots| shots.count).sum::<u8>() + volley.out_of_range;
        if unit == self.body_of(unit) && seeing < self.ordinary_in_front(unit) {
            events.cite(WH_03_G8);
        }
        let weapon = self.card(unit).missile;
        if let Some(rule) = weapon.and_then(Missile::move_or_shoot) {
            events.cite(rule);
        }
        if weapon.is_some_and(Missile::is_slow) {
            events.cite(WH_03_G2);
        }
        if self.is_character(target) || self.is_chariot(target) || self.is_single(target) {
            events.cite(WH_03_G10);
        }
        if 1 < self.shooting_ranks(unit) {
            events.cite(WH_09_H38);
        }
        if 1 < self.ranks(unit) {
            events.cite(WH_03_G7);
        }
        if self.has_champion(unit) {
            events.cite(WH_09_H05);
        }
    }

    /// WH-06-08, WH-08-H11: panic by losses, if the target is still there.
    pub(crate) fn frighten<D: Dice, E: Events<Event>>(
        &mut self,
        target: UnitId,
        by: UnitId,
        spells: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        if self.stands(target) {
            self.check_losses_panic(target, Fright::From(self.body_of(by)), spells, dice, events);
        }
    }
}

#[cfg(test)]
mod tests;
