//! Chapter 15: the attack test (Angriffs-Test): DW-15-32 to DW-15-37.

use crate::event::Event;
use crate::ids::{ElementId, UnitId};
use crate::label::Test;
use crate::morale::Signs;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::Hex;
use table::{Dice, Events, Side};

/// Checks.
impl Battle {
    /// DW-15-32, DW-15-33: whether contact with the enemy takes an attack test first.
    fn fears(&self, unit: UnitId, enemy: UnitId) -> bool {
        self.plays(Modules::MORALE)
            && !self.is_commander(unit)
            && !self.is_impetuous(unit)
            && !self.is_fleeing(enemy)
            && self.own_fear(unit) < self.enemy_fear(enemy)
            && !self.was_in_melee(unit)
            && !self.unit_in_contact(unit)
    }

    /// DW-15-34: the test is taken before the unit moves, and once.
    pub(crate) fn check_dare(&self, side: Side, unit: UnitId, target: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        if !self.unit_exists(target) {
            return Err(Refusal::NoSuchUnit { unit: target });
        }
        if self.unit(unit).flags.has(UnitFlags::DARED) {
            return Err(Refusal::DaredAlready { unit });
        }
        if matches!(self.step(), Step::Move { unit: moving } if moving == unit) {
            return Err(Refusal::MoveBegun { unit });
        }
        self.check_free_mover(side, unit)?;
        match self.order(unit) {
            Some(order) if order.may_attack() => {}
            Some(order) => return Err(Refusal::OrderForbidsContact { unit, order }),
            None => return Err(Refusal::OutOfPhase),
        }
        if self.alive(target) == 0 {
            return Err(Refusal::UnitDestroyed { unit: target });
        }
        if self.side_of(target) == side || !self.fears(unit, target) {
            return Err(Refusal::NoTestNeeded { unit, enemy: target });
        }
        Ok(())
    }

    /// DW-15-32 to DW-15-37: whether the unit may make contact with the enemy as far as fear goes.
    ///
    /// DW-15-G6: one test serves for all whom the step touches, if its die would have sufficed against each of them;
    /// only where the enemy it was taken for is touched, too, that is within one step of contact.
    pub(crate) fn check_dared(&self, unit: UnitId, enemy: UnitId) -> Result<(), Refusal> {
        if !self.fears(unit, enemy) {
            return Ok(());
        }
        let Unit { foe, flags, dared, .. } = *self.unit(unit);
        match foe.filter(|_| flags.has(UnitFlags::DARED)) {
            Some(foe) if foe == enemy && flags.has(UnitFlags::DAUNTED) => {
                Err(Refusal::Daunted { unit, enemy })
            }
            Some(foe) if foe == enemy => Ok(()),
            Some(foe)
                if !flags.has(UnitFlags::DAUNTED)
                    && self.elements(unit).any(|element| self.distance_to(foe, self.hex(element)) <= 2)
                    && self
                        .stand(unit, Test::Attack, Some(enemy), Signs::default())
                        .is_passed_with(dared) =>
            {
                Ok(())
            }
            _ => Err(Refusal::AttackTestNeeded { unit, enemy }),
        }
    }

    /// DW-15-36, DW-15-G8: whether a daunted unit's element may go there: never nearer to the enemy it shrank from than
    /// it stood at the start. To be asked for every hex an element comes to.
    pub(crate) fn check_not_nearer(&self, element: ElementId, to: Hex) -> Result<(), Refusal> {
        let unit = self.unit_of(element);
        let Unit { foe, flags, .. } = *self.unit(unit);
        let Some(enemy) = foe.filter(|_| flags.has(UnitFlags::DAUNTED)) else { return Ok(()) };
        if self.distance_to(enemy, to) < self.distance_to(enemy, self.held[element.index()]) {
            return Err(Refusal::Daunted { unit, enemy });
        }
        Ok(())
    }
}

/// What happens.
impl Battle {
    /// DW-15-34: the target is named and the unit's move begins. Whoever passes need not attack (DW-15-G7).
    pub(crate) fn dare<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        target: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.start_move(unit, events);
        events.cite(DW_15_32);
        events.cite(DW_15_34);
        let stand = self.stand(unit, Test::Attack, Some(target), Signs::default());
        let (passed, roll) = self.roll_test(unit, Test::Attack, &stand, 0, dice, events);
        let state = self.unit_mut(unit);
        state.foe = Some(target);
        // Where no die was needed, the lowest would have sufficed.
        state.dared = roll.unwrap_or(1);
        state.flags.set(UnitFlags::DARED);
        if !passed {
            state.flags.set(UnitFlags::DAUNTED);
            events.cite(DW_15_36);
        }
    }
}

#[cfg(test)]
mod tests;
