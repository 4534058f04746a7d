//! WH-08-H12: spells that last, who holds them up, and when they end.

use crate::card::Spell;
use crate::event::Event;
use crate::ids::UnitId;
use crate::rules::*;
use crate::state::{Battle, Lasting};
use table::{Events, Side};

impl Battle {
    /// Lays a spell on a unit. What lies on it already does not add up: the new caster holds it up.
    pub(crate) fn lay<E: Events<Event>>(&mut self, lasting: Lasting, events: &mut E) {
        let Lasting { target, spell, .. } = lasting;
        let same = |old: &Option<Lasting>| old.is_some_and(|old| old.target == target && old.spell == spell);
        if let Some(place) = self.lasting.iter_mut().find(|old| same(old)) {
            events.cite(WH_08_H12);
            *place = Some(lasting);
        } else if let Some(place) = self.lasting.iter_mut().find(|old| old.is_none()) {
            *place = Some(lasting);
        } else {
            return;
        }
        self.unit_mut(target).spells.insert(spell);
        events.emit(Event::SpellWorks { spell, target });
    }

    /// The spells of a side end: its own magic phase begins.
    pub(crate) fn end_spells_of<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        self.end_spells(|battle, lasting| battle.side(lasting.caster) == side, events);
    }

    /// The spells cast by a unit, and those that lie on it, end with it.
    pub(crate) fn end_spells_with<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.end_spells(|_, lasting| lasting.caster == unit || lasting.target == unit, events);
    }

    /// The spells of casters who flee or are no longer on the table end at once.
    pub(crate) fn end_orphaned_spells<E: Events<Event>>(&mut self, events: &mut E) {
        self.end_spells(|battle, lasting| !battle.upholds(lasting.caster), events);
    }

    /// Whether a wizard can hold a spell up.
    fn upholds(&self, caster: UnitId) -> bool {
        let body = self.body_of(caster);
        self.stands(body) && !self.is_fleeing(body)
    }

    fn end_spells<E: Events<Event>>(&mut self, ends: impl Fn(&Battle, &Lasting) -> bool, events: &mut E) {
        for place in 0..self.lasting.len() {
            let Some(lasting) = self.lasting[place] else { continue };
            if ends(self, &lasting) {
                self.lasting[place] = None;
                self.unit_mut(lasting.target).spells.remove(lasting.spell);
                events.emit(Event::SpellEnded { spell: lasting.spell, target: lasting.target });
            }
        }
    }

    /// Whether a spell lies on the body the unit stands in.
    pub(crate) fn is_under(&self, unit: UnitId, spell: Spell) -> bool {
        self.unit(self.body_of(unit)).spells.has(spell)
    }
}
