//! Chapter 08: power, casting, dispelling.

use crate::action::Action;
use crate::card::{BodyArmour, Spell, Spells, Traits};
use crate::damage::{Hits, Part};
use crate::dice::Purpose;
use crate::event::Event;
use crate::ids::UnitId;
use crate::label::{Cause, Label, Phase, Sum};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::spells::SpellKind;
use crate::state::{Battle, Flags};
use crate::step::{Aim, Moment, Step};
use plane::{INCH, Mil, within};
use table::{Dice, Events, RuleId, Side};

/// WH-08-H08: the most points a dispel may use, and how near a wizard helps with it.
const DISPEL_POINTS: u8 = 3;
const DISPEL_RANGE: Mil = 24 * INCH;
/// WH-08-H16.
const RUNESMITH: u8 = 2;
/// WH-08-H06.
const MISCAST_STRENGTH: u8 = 4;

/// The phase.
impl Battle {
    pub(crate) fn begin_magic<E: Events<Event>>(&mut self, events: &mut E) {
        self.set_step(Step::Next(Moment::TurnEnds));
        if !self.stage.switches.magic {
            events.cite(WH_08_02);
            return;
        }
        self.begin_phase(Phase::Magic, events);
        events.cite(WH_08_H01);
        self.end_spells_of(self.active, events);
        for unit in self.units() {
            let state = self.unit_mut(unit);
            state.tried = Spells::NONE;
            state.flags.clear(Flags::MISCAST);
        }
        self.count_power(events);
        if self.can_go_on_casting() {
            self.push(Step::Magic);
        }
    }

    /// WH-08-H04.
    fn count_power<E: Events<Event>>(&mut self, events: &mut E) {
        let side = self.active;
        let levels = |battle: &Battle, side: Side, counts: &dyn Fn(UnitId) -> bool| -> u8 {
            let wizards = battle.units().filter(|&unit| battle.side(unit) == side && counts(unit));
            wizards.map(|wizard| battle.card(wizard).magic_level).sum()
        };
        let casting = levels(self, side, &|unit| self.check_caster(unit).is_ok());
        let able = |unit: UnitId| self.card(unit).magic_level == 0 || self.check_caster(unit).is_ok();
        if self.units().any(|unit| self.side(unit) == side && self.is_alive(unit) && !able(unit)) {
            events.cite(WH_08_H03);
        }
        let warding = levels(self, side.enemy(), &|unit| self.wards(unit));
        let smiths =
            self.units().filter(|&unit| self.side(unit) != side && self.is_warding_smith(unit)).count();
        if 0 < smiths {
            events.cite(WH_08_H16);
        }
        self.power = if casting == 0 { 0 } else { 2 + casting };
        self.dispel = 1 + warding + RUNESMITH * smiths as u8;
        events.emit(Event::PowerCounted { power: self.power, dispel: self.dispel, side });
    }

    /// On the table, alone or in a unit, and not fleeing.
    fn wards(&self, unit: UnitId) -> bool {
        let body = self.body_of(unit);
        self.stands(body) && !self.is_fleeing(body)
    }

    fn is_warding_smith(&self, unit: UnitId) -> bool {
        self.has(unit, Traits::RUNESMITH) && self.wards(unit)
    }

    /// WH-08-H17: whether the active player can pay for a spell that he has not tried.
    fn can_go_on_casting(&self) -> bool {
        let affordable = |wizard: UnitId| {
            let untried = self.card(wizard).spells.0 & !self.unit(wizard).tried.0;
            let mut spells = Spell::ALL.into_iter().filter(|&spell| untried >> spell as u16 & 1 == 1);
            spells.any(|spell| spell.cost() <= self.power)
        };
        self.units()
            .any(|unit| self.side(unit) == self.active && affordable(unit) && self.check_caster(unit).is_ok())
    }

    /// WH-08-H03: what keeps a wizard from casting.
    fn check_caster(&self, wizard: UnitId) -> Result<(), Refusal> {
        let (card, body) = (self.card(wizard), self.body_of(wizard));
        if card.magic_level == 0 {
            return Err(Refusal::NotAWizard { unit: wizard });
        }
        if !self.stands(body) {
            return Err(Refusal::NotOnTable { unit: wizard });
        }
        if self.is_fleeing(body) {
            return Err(Refusal::Fleeing { unit: wizard });
        }
        if self.is_stupid(wizard) {
            return Err(Refusal::Stupid { unit: wizard });
        }
        if self.unit(body).flags.has(Flags::RALLIED) {
            return Err(Refusal::HasRallied { unit: wizard });
        }
        if card.armour.body != BodyArmour::None || card.armour.shield {
            return Err(Refusal::WizardWearsArmour { wizard });
        }
        if self.unit(wizard).flags.has(Flags::MISCAST) {
            return Err(Refusal::MiscastThisPhase { wizard });
        }
        Ok(())
    }
}

/// Casting.
impl Battle {
    pub(crate) fn check_magic(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::Cast { wizard, spell, aim, extra } => self.check_cast(side, wizard, spell, aim, extra),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn check_cast(
        &self,
        side: Side,
        wizard: UnitId,
        spell: Spell,
        aim: Aim,
        extra: u8,
    ) -> Result<(), Refusal> {
        self.own(side, wizard)?;
        self.check_caster(wizard)?;
        let card = self.card(wizard);
        if !card.spells.has(spell) {
            return Err(Refusal::SpellUnknown { wizard, spell });
        }
        if self.unit(wizard).tried.has(spell) {
            return Err(Refusal::SpellTried { wizard, spell });
        }
        if card.magic_level < extra {
            return Err(Refusal::TooManyExtraPoints { wizard, most: card.magic_level });
        }
        let (needed, left) = (spell.cost() + extra, self.power);
        if left < needed {
            return Err(Refusal::NotEnoughPower { needed, left });
        }
        if spell.kind() != SpellKind::Help && self.is_fighting(self.body_of(wizard)) {
            return Err(Refusal::WizardFighting { wizard });
        }
        self.check_aim(side, spell, aim)?;
        if self.stage.switches.strict_measuring {
            return Ok(());
        }
        if !self.in_spell_range(wizard, spell, aim) {
            let (distance, range) = (self.spell_distance(wizard, aim), spell.range());
            return Err(Refusal::SpellOutOfRange { spell, distance, range });
        }
        if !self.has_spell_sight(wizard, spell, aim) {
            return Err(Refusal::SpellWithoutSight { spell });
        }
        Ok(())
    }

    /// WH-08-H09: from the wizard's base to the nearest target model.
    fn in_spell_range(&self, wizard: UnitId, spell: Spell, aim: Aim) -> bool {
        let base = self.base_of(wizard).hull();
        match aim {
            Aim::Unit(target) if target == self.body_of(wizard) => true,
            Aim::Unit(target) => within(&base, &self.unit(target).hull, spell.range()),
            Aim::Point(point) => within(&base, &point, spell.range()),
        }
    }

    fn spell_distance(&self, wizard: UnitId, aim: Aim) -> Mil {
        let base = self.base_of(wizard).hull();
        match aim {
            Aim::Unit(target) => plane::distance(&base, &self.unit(target).hull),
            Aim::Point(point) => plane::distance(&base, &point),
        }
    }

    fn has_spell_sight(&self, wizard: UnitId, spell: Spell, aim: Aim) -> bool {
        match aim {
            Aim::Unit(target) => !spell.needs_sight() || self.sees(wizard, target),
            Aim::Point(_) => true,
        }
    }

    pub(crate) fn cast<D: Dice, E: Events<Event>>(&mut self, action: Action, dice: &mut D, events: &mut E) {
        let Action::Cast { wizard, spell, aim, extra } = action else {
            // WH-08-H17: passing ends the phase.
            events.cite(WH_08_H17);
            return self.pop();
        };
        if spell.needs_sight() {
            events.cite(WH_08_H09);
        }
        if self.is_fighting(self.body_of(wizard)) {
            events.cite(WH_08_H13);
        }
        self.power -= spell.cost() + extra;
        self.unit_mut(wizard).tried.insert(spell);
        let total = if self.in_spell_range(wizard, spell, aim) && self.has_spell_sight(wizard, spell, aim) {
            self.roll_cast(wizard, spell, extra, dice, events)
        } else {
            events.emit(Event::SpellWasted { wizard, spell });
            Casting::Failed
        };
        if !self.can_go_on_casting() {
            events.cite(WH_08_H17);
            self.pop();
        }
        match total {
            Casting::Failed => {}
            Casting::Resistible(total) if 0 < self.dispel => {
                self.push(Step::Dispel { caster: wizard, spell, aim, total });
            }
            Casting::Resistible(_) | Casting::Irresistible => self.let_work(wizard, spell, aim),
        }
    }

    fn let_work(&mut self, caster: UnitId, spell: Spell, aim: Aim) {
        self.push(Step::Next(Moment::SpellWorks { caster, spell, aim }));
    }

    fn roll_cast<D: Dice, E: Events<Event>>(
        &mut self,
        wizard: UnitId,
        spell: Spell,
        extra: u8,
        dice: &mut D,
        events: &mut E,
    ) -> Casting {
        let roll = [(); 2].map(|()| self.roll(wizard, Purpose::Cast, dice));
        let mut sum = Sum::new();
        sum.add(WH_08_H05, Label::Dice, (roll[0] + roll[1]).into());
        sum.add(WH_08_H02, Label::MagicLevel, self.card(wizard).magic_level.into());
        if 0 < extra {
            sum.add(WH_08_H05, Label::ExtraPoints, extra.into());
        }
        let (total, needed) = (sum.sum() as u8, spell.difficulty());
        let works = roll != [1, 1] && (roll == [6, 6] || needed <= total);
        events.emit(Event::Cast { wizard, spell, sum, roll, needed, works });
        match roll {
            [1, 1] => {
                events.emit(Event::Miscast { wizard, spell });
                self.miscast(wizard, dice, events);
                Casting::Failed
            }
            [6, 6] => {
                events.emit(Event::Irresistible { wizard, spell });
                Casting::Irresistible
            }
            _ if works => Casting::Resistible(total),
            _ => Casting::Failed,
        }
    }

    /// WH-08-H06: one hit without armour save, and no more spells in this phase.
    fn miscast<D: Dice, E: Events<Event>>(&mut self, wizard: UnitId, dice: &mut D, events: &mut E) {
        self.unit_mut(wizard).flags.set(Flags::MISCAST);
        let hit = Hits::new(wizard, 1, MISCAST_STRENGTH, Cause::Miscast, None);
        self.strike(Hits { save: false, ..hit }, Part::Models, dice, events);
    }
}

/// How a casting roll ended.
#[derive(Clone, Copy)]
enum Casting {
    Failed,
    /// Cast with this total.
    Resistible(u8),
    Irresistible,
}

/// Dispelling.
impl Battle {
    pub(crate) fn check_dispel(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Done => Ok(()),
            Action::Dispel { points } if (1..=DISPEL_POINTS.min(self.dispel)).contains(&points) => Ok(()),
            Action::Dispel { points } => Err(Refusal::DispelImpossible { points, left: self.dispel }),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    pub(crate) fn dispel<D: Dice, E: Events<Event>>(&mut self, action: Action, dice: &mut D, events: &mut E) {
        let Step::Dispel { caster, spell, aim, total } = self.step() else { return };
        self.pop();
        if let Action::Dispel { points } = action {
            self.dispel -= points;
            if self.roll_dispel(caster, aim, total, points, dice, events) {
                return;
            }
        }
        self.let_work(caster, spell, aim);
    }

    fn roll_dispel<D: Dice, E: Events<Event>>(
        &mut self,
        caster: UnitId,
        aim: Aim,
        needed: u8,
        points: u8,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let roll = [(); 2].map(|()| self.roll(caster, Purpose::Dispel, dice));
        let mut sum = Sum::new();
        sum.add(WH_08_H08, Label::Dice, (roll[0] + roll[1]).into());
        sum.add(WH_08_H08, Label::DispelPoints, points.into());
        if let Some((level, rule)) = self.best_warder(caster, aim) {
            sum.add(rule, Label::MagicLevel, level.into());
        }
        let dispelled = roll != [1, 1] && (roll == [6, 6] || i16::from(needed) <= sum.sum());
        events.emit(Event::DispelRolled { sum, roll, needed, dispelled });
        dispelled
    }

    /// WH-08-H08, WH-08-H16: the highest level of those who ward near the caster or the target.
    fn best_warder(&self, caster: UnitId, aim: Aim) -> Option<(u8, RuleId)> {
        let level = |unit: UnitId| {
            let level = self.card(unit).magic_level;
            if self.has(unit, Traits::RUNESMITH) {
                (level.max(RUNESMITH), WH_08_H16)
            } else {
                (level, WH_08_H08)
            }
        };
        let warders = self.units().filter(|&unit| self.side(unit) != self.side(caster) && self.wards(unit));
        let near = warders.filter(|&unit| self.is_near_spell(unit, caster, aim));
        near.map(level).filter(|&(level, _)| 0 < level).max_by_key(|&(level, _)| level)
    }

    fn is_near_spell(&self, unit: UnitId, caster: UnitId, aim: Aim) -> bool {
        let base = self.base_of(unit).hull();
        let caster_near = within(&base, &self.base_of(caster).hull(), DISPEL_RANGE);
        caster_near
            || match aim {
                Aim::Unit(target) => within(&base, &self.unit(target).hull, DISPEL_RANGE),
                Aim::Point(point) => within(&base, &point, DISPEL_RANGE),
            }
    }

    /// WH-08-H08: chances of 36 that a dispel with so many points undoes the spell that is being answered.
    pub fn dispel_chance(&self, points: u8) -> Option<u8> {
        let Step::Dispel { caster, aim, total, .. } = self.step() else { return None };
        let level = self.best_warder(caster, aim).map_or(0, |(level, _)| level);
        Some(chances_of_36(i16::from(total) - i16::from(points) - i16::from(level)))
    }

    /// WH-08-H05: chances of 36 that the spell is cast.
    pub fn cast_chance(&self, wizard: UnitId, spell: Spell, extra: u8) -> u8 {
        let level = self.card(wizard).magic_level;
        chances_of_36(i16::from(spell.difficulty()) - i16::from(level) - i16::from(extra))
    }
}

/// How many of the 36 rolls of two dice show at least `needed`; two 1s never do, two 6s always.
fn chances_of_36(needed: i16) -> u8 {
    let rolls = (1..=6i16).flat_map(|a| (1..=6i16).map(move |b| a + b));
    rolls.filter(|&sum| sum != 2 && (sum == 12 || needed <= sum)).count() as u8
}

#[cfg(test)]
pub(crate) mod tests;
