//! Named dice: each roll belongs to a unit, a purpose and its number among the rolls of that unit in the player turn.

use crate::ids::UnitId;
use crate::state::Battle;
use table::{Ask, Dice, Die, Pool, RollKey, Total};

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Purpose {
    Side,
    FirstTurn,
    Leadership,
    Flight,
    Pursuit,
    Hit,
    Wound,
    Save,
    /// Whom a hit strikes: machine or crew, character or rank and file.
    Victim,
    Wounds,
    Artillery,
    Scatter,
    Direction,
    Misfire,
    Impact,
    Regeneration,
    Stupidity,
    Quarrel,
    Crumble,
    Cast,
    Dispel,
    SpellHits,
    Reserve,
    Ground,
    Breath,
}

impl Battle {
    /// A D6 of the unit.
    pub(crate) fn roll<D: Dice>(&mut self, unit: UnitId, purpose: Purpose, dice: &mut D) -> u8 {
        let key = self.next_key(unit, purpose);
        dice.roll(Ask::face(key, Die::D6))
    }

    /// Whether a D6 of the unit shows at least `needed`; the face for the log.
    pub(crate) fn roll_at_least<D: Dice>(
        &mut self,
        unit: UnitId,
        purpose: Purpose,
        needed: u8,
        dice: &mut D,
    ) -> (u8, bool) {
        let key = self.next_key(unit, purpose);
        let face = dice.roll(Ask::at_most(key, Die::D6, i16::from(needed) - 1));
        (face, needed <= face)
    }

    /// 2D6 or 3D6 added up.
    pub(crate) fn roll_sum<D: Dice>(
        &mut self,
        unit: UnitId,
        purpose: Purpose,
        count: u8,
        dice: &mut D,
    ) -> u8 {
        let key = self.key(unit, purpose);
        match dice.total(Total { key, die: Die::D6, dice: count, at_most: None }) {
            Some(total) => {
                self.skip_rolls(unit, count);
                total
            }
            None => (0..count).map(|_| self.roll(unit, purpose, dice)).sum(),
        }
    }

    /// 2D6 of which only matters whether they add up to at most `most`; the faces for the log.
    pub(crate) fn roll_two_at_most<D: Dice>(
        &mut self,
        unit: UnitId,
        purpose: Purpose,
        most: i16,
        dice: &mut D,
    ) -> [u8; 2] {
        let at_most = Some(most.clamp(0, 12) as u8);
        let key = self.key(unit, purpose);
        match dice.total(Total { key, die: Die::D6, dice: 2, at_most }) {
            Some(total) => {
                self.skip_rolls(unit, 2);
                [total / 2, total.div_ceil(2)]
            }
            None => [(); 2].map(|()| self.roll(unit, purpose, dice)),
        }
    }

    /// How many of the dice show at least `needed`.
    pub(crate) fn count_rolls<D: Dice>(
        &mut self,
        unit: UnitId,
        purpose: Purpose,
        needed: u8,
        count: u16,
        dice: &mut D,
    ) -> u16 {
        match dice.count(pool(count, at_least(needed))) {
            Some(count) => count,
            None => self.count_one_by_one(unit, purpose, needed, count, dice),
        }
    }

    /// The same where the dice are rolled each by itself.
    pub(crate) fn count_one_by_one<D: Dice>(
        &mut self,
        unit: UnitId,
        purpose: Purpose,
        needed: u8,
        count: u16,
        dice: &mut D,
    ) -> u16 {
        (0..count).filter(|_| self.roll_at_least(unit, purpose, needed, dice).1).count() as u16
    }

    /// WH-01-G9.
    pub(crate) fn roll_d3<D: Dice>(&mut self, unit: UnitId, purpose: Purpose, dice: &mut D) -> u8 {
        self.roll(unit, purpose, dice).div_ceil(2)
    }

    /// WH-09-H16: a whole number of degrees from 0 to 359, from two D6 and a D10.
    pub(crate) fn roll_degrees<D: Dice>(&mut self, unit: UnitId, dice: &mut D) -> i32 {
        let sixths = [(); 2].map(|()| i32::from(self.roll(unit, Purpose::Direction, dice)) - 1);
        let key = self.next_key(unit, Purpose::Direction);
        let tenth = i32::from(dice.roll(Ask::face(key, Die::D10))) - 1;
        sixths[0] * 60 + sixths[1] * 10 + tenth
    }

    /// A D6 of the battle itself: the unit's place in the key is the side or a running number.
    pub(crate) fn roll_apart<D: Dice>(&self, actor: u8, purpose: Purpose, nth: u8, dice: &mut D) -> u8 {
        let key = RollKey {
            round: self.turn_number(),
            actor: 0xFF00 | u16::from(actor),
            purpose: purpose as u8,
            nth,
        };
        dice.roll(Ask::face(key, Die::D6))
    }

    fn next_key(&mut self, unit: UnitId, purpose: Purpose) -> RollKey {
        let key = self.key(unit, purpose);
        self.skip_rolls(unit, 1);
        key
    }

    /// So many dice of the unit have been rolled.
    fn skip_rolls(&mut self, unit: UnitId, count: u8) {
        let rolled = &mut self.units[unit.index()].rolled;
        *rolled = rolled.wrapping_add(count.into());
    }

    /// The name of the next die of the unit.
    fn key(&self, unit: UnitId, purpose: Purpose) -> RollKey {
        let [nth, high] = self.units[unit.index()].rolled.to_le_bytes();
        RollKey {
            round: self.turn_number(),
            actor: u16::from(unit.0) | u16::from(high) << 8,
            purpose: purpose as u8,
            nth,
        }
    }
}

/// Dice of which nothing matters but how many count, and that have nothing to do with other pools.
pub(crate) const fn pool(dice: u16, faces: u8) -> Pool {
    Pool { die: Die::D6, dice, faces, again: false, follows: false, passes_on: false }
}

/// How many faces of a D6 are at least so high.
pub(crate) const fn at_least(needed: u8) -> u8 {
    match needed {
        0 | 1 => 6,
        2..=6 => 7 - needed,
        7.. => 0,
    }
}
