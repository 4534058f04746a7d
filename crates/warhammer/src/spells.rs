//! WH-08-T1: the twelve spells: what they cost and need, whom they may be cast at, what they do.

use crate::card::{Spell, Traits};
use crate::damage::Hits;
use crate::dice::Purpose;
use crate::event::Event;
use crate::flight::Fright;
use crate::ground::Going;
use crate::ids::UnitId;
use crate::label::{Cause, Test};
use crate::refusal::Refusal;
use crate::state::{Battle, Flags, Lasting, Status};
use crate::step::{Aim, Step};
use plane::{INCH, Mil, Point, Quad, Rect, overlap};
use table::{Dice, Events, Side};

/// What a spell is cast at, and to what end (WH-08-H09, WH-08-H13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpellKind {
    /// An enemy unit out of close combat: damage or panic.
    Harm,
    /// An enemy unit, also in close combat.
    Hex,
    /// A friendly unit.
    Help,
    /// A point of the table.
    Place,
}

/// WH-08-T1.
impl Spell {
    pub const fn cost(self) -> u8 {
        match self {
            Spell::StoneHail => 3,
            Spell::SheetOfFlame
            | Spell::ThunderLance
            | Spell::GaleStride
            | Spell::WhisperOfDread
            | Spell::CallTheFallen => 2,
            _ => 1,
        }
    }

    pub const fn difficulty(self) -> u8 {
        match self {
            Spell::StoneHail => 10,
            Spell::SheetOfFlame | Spell::ThunderLance | Spell::WhisperOfDread => 9,
            Spell::GaleStride | Spell::CallTheFallen => 8,
            _ => 7,
        }
    }

    pub const fn range(self) -> Mil {
        INCH * match self {
            Spell::ThunderLance => 30,
            Spell::SparkDart | Spell::StoneHail | Spell::SteadyHearts | Spell::LeadenLimbs => 24,
            Spell::BloodSong => 12,
            _ => 18,
        }
    }

    pub const fn needs_sight(self) -> bool {
        matches!(
            self,
            Spell::SparkDart
                | Spell::SheetOfFlame
                | Spell::ThunderLance
                | Spell::LeadenLimbs
                | Spell::WhisperOfDread
        )
    }

    pub const fn kind(self) -> SpellKind {
        match self {
            Spell::SparkDart | Spell::SheetOfFlame | Spell::ThunderLance | Spell::WhisperOfDread => {
                SpellKind::Harm
            }
            Spell::LeadenLimbs => SpellKind::Hex,
            Spell::StoneHail => SpellKind::Place,
            _ => SpellKind::Help,
        }
    }

    /// WH-08-H12: whether it lasts until its caster's next own magic phase.
    pub const fn lasts(self) -> bool {
        matches!(self, Spell::IronSkin | Spell::BloodSong | Spell::LeadenLimbs | Spell::VeilOfMist)
    }

    /// WH-08-H02: known to undead wizards only.
    pub const fn is_undead(self) -> bool {
        matches!(self, Spell::CallTheFallen)
    }
}

/// Whom a spell may be cast at.
impl Battle {
    /// WH-08-H09: whether this is a target for the spell, wherever it is. Nothing here depends on distances.
    pub(crate) fn check_aim(&self, side: Side, spell: Spell, aim: Aim) -> Result<(), Refusal> {
        match (spell.kind(), aim) {
            (SpellKind::Place, Aim::Point(point)) if self.is_on_table(point) => Ok(()),
            (SpellKind::Harm | SpellKind::Hex, Aim::Unit(target)) => {
                self.known(target)?;
                if self.side(target) == side {
                    return Err(Refusal::WrongTarget { spell });
                }
                self.check_has_body(target)?;
                if spell.kind() == SpellKind::Harm && self.is_fighting(target) {
                    return Err(Refusal::TargetFighting { target });
                }
                Ok(())
            }
            (SpellKind::Help, Aim::Unit(target)) => {
                self.known(target)?;
                if self.side(target) != side {
                    return Err(Refusal::WrongTarget { spell });
                }
                self.check_has_body(target)?;
                self.check_helped(spell, target)
            }
            _ => Err(Refusal::WrongTarget { spell }),
        }
    }

    /// A character in a regiment is no target of his own.
    fn check_has_body(&self, target: UnitId) -> Result<(), Refusal> {
        match self.unit(target).status {
            Status::Joined { .. } => Err(Refusal::CharacterInUnit { character: target }),
            _ => Ok(()),
        }
    }

    fn check_helped(&self, spell: Spell, target: UnitId) -> Result<(), Refusal> {
        match spell {
            Spell::GaleStride if self.is_fighting(target) => Err(Refusal::Fighting { unit: target }),
            Spell::GaleStride if self.is_fleeing(target) => Err(Refusal::Fleeing { unit: target }),
            Spell::GaleStride if self.is_machine(target) => Err(Refusal::WrongTarget { spell }),
            Spell::SteadyHearts if !self.is_fleeing(target) => Err(Refusal::NotFleeing { unit: target }),
            Spell::SteadyHearts => self.check_rally_limit(target),
            Spell::CallTheFallen if !self.has(target, Traits::RAISABLE) => {
                Err(Refusal::WrongTarget { spell })
            }
            _ => Ok(()),
        }
    }

    fn is_on_table(&self, point: Point) -> bool {
        let [width, depth] = self.stage.scenario.table;
        (0..=width).contains(&point.x) && (0..=depth).contains(&point.y)
    }
}

/// What spells do.
impl Battle {
    /// WH-08-H05: the spell was cast and not dispelled.
    pub(crate) fn spell_works<D: Dice, E: Events<Event>>(
        &mut self,
        caster: UnitId,
        spell: Spell,
        aim: Aim,
        dice: &mut D,
        events: &mut E,
    ) {
        self.pop();
        match aim {
            Aim::Unit(target) => self.spell_at_unit(caster, spell, target, dice, events),
            Aim::Point(point) => {
                let hits = Hits::new(caster, 1, 4, Cause::Spell, Some(caster));
                self.blast(point, Some(spell), hits, dice, events);
            }
        }
    }

    fn spell_at_unit<D: Dice, E: Events<Event>>(
        &mut self,
        caster: UnitId,
        spell: Spell,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        match spell {
            Spell::SparkDart => self.scorch(caster, spell, target, (1, 3), dice, events),
            Spell::SheetOfFlame => self.scorch(caster, spell, target, (2, 4), dice, events),
            Spell::ThunderLance => {
                events.emit(Event::SpellHits { spell, target, hits: 1 });
                let middle = self.lines_facing(caster, target) / 2;
                self.bolt(caster, target, middle, Cause::Spell, dice, events);
                self.frighten(target, caster, true, dice, events);
            }
            Spell::GaleStride => {
                events.emit(Event::SpellWorks { spell, target });
                self.push(Step::SpellMove { unit: target });
            }
            Spell::SteadyHearts => {
                events.emit(Event::SpellWorks { spell, target });
                self.try_to_rally(target, 2, dice, events);
            }
            Spell::WhisperOfDread => {
                events.emit(Event::SpellWorks { spell, target });
                let from = Fright::From(self.body_of(caster));
                self.panic(target, Test::PanicDread, from, dice, events);
            }
            Spell::CallTheFallen => self.raise(caster, target, dice, events),
            _ => self.lay(Lasting { caster, target, spell }, events),
        }
    }

    /// WH-08-H10: so many dice of hits of one strength.
    fn scorch<D: Dice, E: Events<Event>>(
        &mut self,
        caster: UnitId,
        spell: Spell,
        target: UnitId,
        (count, strength): (u8, u8),
        dice: &mut D,
        events: &mut E,
    ) {
        let hits = self.roll_sum(caster, Purpose::SpellHits, count, dice);
        events.emit(Event::SpellHits { spell, target, hits });
        self.hit(Hits::new(target, hits.into(), strength, Cause::Spell, Some(caster)), dice, events);
        self.frighten(target, caster, true, dice, events);
    }

    /// WH-08-H15, WH-08-H32: lost models return to the last rank, as far as there is room.
    fn raise<D: Dice, E: Events<Event>>(
        &mut self,
        caster: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        let more = if self.has(target, Traits::ZOMBIE) { 2 } else { 0 };
        let rolled = self.roll(caster, Purpose::SpellHits, dice) + more;
        let state = self.unit(target);
        let slain_champion = u8::from(state.flags.has(Flags::CHAMPION_SLAIN));
        let lost = self.card(target).models.saturating_sub(state.models + slain_champion);
        let fits = |models: &u8| self.has_room_for(target, *models);
        let models = (0..=rolled.min(lost)).rev().find(fits).unwrap_or(0);
        self.unit_mut(target).models += models;
        self.settle(target);
        events.emit(Event::SpellWorks { spell: Spell::CallTheFallen, target });
        events.emit(Event::Raised { unit: target, models });
    }

    /// Whether the ranks have room for so many more.
    fn has_room_for(&self, unit: UnitId, more: u8) -> bool {
        let files = self.unit(unit).files.max(1);
        let ranks = self.places(unit).saturating_add(more).div_ceil(files);
        if ranks <= self.ranks(unit) {
            return true;
        }
        let body = self.rect(unit);
        let hull = Rect { depth: self.card(unit).base[1] * Mil::from(ranks), ..body }.hull();
        let clear =
            |other: UnitId| other == unit || !self.stands(other) || !overlap(&self.unit(other).hull, &hull);
        self.units().all(clear) && self.is_open_ground(&hull)
    }

    /// Whether a body there is on the table and off impassable ground.
    pub(crate) fn is_open_ground(&self, hull: &Quad) -> bool {
        let blocks = |going| going == Going::Impassable;
        hull.0.iter().all(|&corner| self.is_on_table(corner))
            && !self
                .stage
                .ground
                .pieces
                .iter()
                .any(|piece| blocks(piece.going) && overlap(&piece.shape, hull))
    }
}

#[cfg(test)]
mod tests;
