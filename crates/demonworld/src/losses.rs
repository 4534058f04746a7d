//! Chapter 15: the loss test (Verlust-Test) after an engagement.

use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::Test;
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use std::cmp::{Ordering, Reverse};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// The loss test (Verlust-Test): DW-15-18 to DW-15-28.
impl Battle {
    /// DW-15-T4, for each engagement before its follow-up moves.
    pub(crate) fn losses<D: Dice, E: Events<Event>>(
        &mut self,
        engagement: u8,
        part: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        if 1 < part || !self.plays(Modules::MORALE) {
            return self.begin_releasing(engagement, events);
        }
        if part == 0 {
            let may_test = |unit: UnitId| self.engagement(unit) == Some(engagement) && self.is_shaken(unit);
            if !self.units().any(may_test) {
                return self.begin_releasing(engagement, events);
            }
            let loser = self.find_loser(engagement, dice, events);
            return self.test_losses(engagement, part, Some(loser), dice, events);
        }
        self.test_losses(engagement, part, None, dice, events);
    }

    /// DW-15-18, DW-15-24, DW-15-26: it has lost somebody in this phase and somebody is left to fear.
    fn is_shaken(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        0 < state.alive
            && 0 < state.lost
            && !state.flags.has(UnitFlags::BRACED)
            && !self.is_fleeing(unit)
            && !self.is_commander(unit)
            && !self.opponents(unit).is_empty()
    }

    /// DW-15-24, DW-15-26: the tests of one side, then its flight. Of the winner's units those test that have not
    /// been dealt with as the loser's.
    fn test_losses<D: Dice, E: Events<Event>>(
        &mut self,
        engagement: u8,
        part: u8,
        side: Option<Side>,
        dice: &mut D,
        events: &mut E,
    ) {
        let mut routed = UnitSet::EMPTY;
        for unit in self.units() {
            if self.engagement(unit) != Some(engagement)
                || side.is_some_and(|side| side != self.side_of(unit))
            {
                continue;
            }
            let shaken = self.is_shaken(unit);
            if !shaken {
                self.cite_exemption(unit, part, events);
            }
            self.unit_mut(unit).flags.set(UnitFlags::BRACED);
            if !shaken {
                continue;
            }
            for rule in [DW_08_27, DW_15_18, DW_15_22, if part == 0 { DW_15_24 } else { DW_15_26 }] {
                events.cite(rule);
            }
            if !self.stands_firm(unit, Test::Loss, 0, dice, events) {
                events.cite(DW_15_28);
                events.cite(if part == 0 { DW_15_25 } else { DW_15_27 });
                routed.insert(unit);
            }
        }
        self.replace_step(Step::Next(Moment::Losses { engagement, part: part + 1 }));
        self.push_flights(routed, 0, dice, events);
    }

    /// Why a unit with losses need not test.
    fn cite_exemption<E: Events<Event>>(&self, unit: UnitId, part: u8, events: &mut E) {
        let state = self.unit(unit);
        if state.alive == 0 || state.lost == 0 || state.flags.has(UnitFlags::BRACED) {
            return;
        }
        events.cite(if part == 0 { DW_15_24 } else { DW_15_26 });
        if state.links.iter().any(|enemy| self.is_fleeing(enemy)) {
            events.cite(DW_15_72);
        }
    }

    /// DW-15-23, DW-15-G2: more losses, then the unit or commander with the lowest initiative on its card, then a
    /// die.
    fn find_loser<D: Dice, E: Events<Event>>(&self, engagement: u8, dice: &mut D, events: &mut E) -> Side {
        let involved = |side| {
            self.units()
                .filter(move |&unit| self.side_of(unit) == side && self.engagement(unit) == Some(engagement))
        };
        let losses = |side| involved(side).map(|unit| self.unit(unit).lost).fold(0, u8::saturating_add);
        let initiative = |side| {
            let living = involved(side).filter(|&unit| 0 < self.alive(unit));
            let of = |unit: UnitId| {
                let guests = self.guests(unit).iter().map(|guest| self.card(guest).initiative);
                guests.fold(self.card(unit).initiative, i8::min)
            };
            living.map(of).min().unwrap_or(i8::MAX)
        };
        let a = (losses(Side::A), Reverse(initiative(Side::A)));
        let b = (losses(Side::B), Reverse(initiative(Side::B)));
        let (loser, roll) = match a.cmp(&b) {
            Ordering::Greater => (Side::A, None),
            Ordering::Less => (Side::B, None),
            Ordering::Equal => {
                let purpose = Purpose::LoserTie as u8;
                let key = RollKey { round: self.round, actor: engagement.into(), purpose, nth: 0 };
                let roll = dice.roll(Ask::at_most(key, Die::D6, 3));
                (if roll <= 3 { Side::A } else { Side::B }, Some(roll))
            }
        };
        let (losses, enemy_losses) = (losses(loser), losses(loser.enemy()));
        events.emit(Event::MeleeLost { engagement, loser, losses, enemy_losses, roll });
        loser
    }
}
