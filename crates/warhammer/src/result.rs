//! WH-04-10 to WH-04-17: who has won a combat, and who of the losers breaks.

use crate::blows::Toll;
use crate::card::{Kind, Traits};
use crate::event::Event;
use crate::ids::{UnitId, UnitSet};
use crate::label::{Cause, Label, Sum};
use crate::rules::*;
use crate::state::{Battle, Flags, Status};
use plane::Edge;
use table::{BySide, Dice, Events, Side};

/// WH-04-11: no more ranks count.
const MOST_RANKS: u8 = 3;
/// WH-04-G13: by how much a musician wins a drawn combat.
const MUSICIAN: u8 = 1;

/// Who has won a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Verdict {
    winner: Option<Side>,
    difference: u8,
    musician: bool,
}

/// What everybody may ask.
impl Battle {
    /// WH-04-T2: what each side of the unit's combat has before wounds are counted.
    pub fn result_preview(&self, unit: UnitId) -> BySide<Sum> {
        let combat = self.combat_of(unit);
        BySide { a: self.bonuses(combat, Side::A), b: self.bonuses(combat, Side::B) }
    }

    /// WH-04-11, WH-04-G9, WH-04-G10: full ranks behind the first that count.
    pub fn rank_bonus(&self, unit: UnitId) -> u8 {
        let state = self.unit(unit);
        let ranked =
            matches!(self.card(unit).kind, Kind::Infantry | Kind::Cavalry | Kind::Beast | Kind::Ogre);
        if !ranked
            || state.status != Status::Formed
            || state.files < self.stage.switches.rank_min_width.max(1)
        {
            return 0;
        }
        if self.is_disordered(unit) {
            return 0;
        }
        (self.places(unit) / state.files).saturating_sub(1).min(MOST_RANKS)
    }

    /// WH-04-G10: an enemy of some strength touches its flank or rear.
    fn is_disordered(&self, unit: UnitId) -> bool {
        let least = u16::from(self.stage.switches.flank_bonus_min_strength);
        self.stage.switches.rank_lost_to_flank
            && self
                .unit(unit)
                .foes
                .iter()
                .any(|foe| least <= self.unit_strength(foe) && self.attacked_side(unit, foe) != Edge::Front)
    }

    /// The side on which an enemy attacks a unit; the front if it does not do so with its own front.
    fn attacked_side(&self, unit: UnitId, enemy: UnitId) -> Edge {
        match self.side_touched(unit, enemy) {
            side if self.side_touched(enemy, unit) == Edge::Front => side,
            _ => Edge::Front,
        }
    }
}

/// Adding up.
impl Battle {
    /// WH-04-T2, WH-04-G11: the bonuses of a side, one of each kind.
    fn bonuses(&self, combat: UnitSet, side: Side) -> Sum {
        let own = self.units_of(combat, side);
        let mut sum = Sum::new();
        let mut add = |rule, label, value: u8| {
            if 0 < value {
                sum.add(rule, label, value.into());
            }
        };
        let ranks = own.iter().map(|unit| self.rank_bonus(unit)).max().unwrap_or(0);
        add(WH_04_11, Label::Ranks, ranks);
        add(WH_04_12, Label::Standard, u8::from(own.iter().any(|unit| self.has_standard(unit))));
        let army = own.iter().any(|unit| self.has_army_standard(unit));
        add(WH_04_13, Label::ArmyStandard, u8::from(army));
        add(WH_04_14, Label::HigherGround, u8::from(self.stands_higher(combat, side)));
        add(
            WH_04_15,
            Label::Flank,
            u8::from(self.attacks(own, |side| matches!(side, Edge::Left | Edge::Right))),
        );
        add(WH_04_16, Label::Rear, 2 * u8::from(self.attacks(own, |side| side == Edge::Rear)));
        sum
    }

    fn units_of(&self, combat: UnitSet, side: Side) -> UnitSet {
        combat.iter().filter(|&unit| self.side(unit) == side && self.stands(unit)).collect()
    }

    /// WH-04-13: the army standard fights in this body.
    fn has_army_standard(&self, unit: UnitId) -> bool {
        self.is_army_standard(unit)
            || self.characters_in(unit).any(|character| self.is_army_standard(character))
    }

    /// WH-04-G13.
    fn has_musicians(&self, units: UnitSet) -> bool {
        units.iter().any(|unit| self.has_musician(unit))
    }

    /// WH-04-15, WH-04-16, WH-04-G11: a unit of some strength attacks an enemy on such a side.
    fn attacks(&self, units: UnitSet, on: impl Fn(Edge) -> bool) -> bool {
        let least = u16::from(self.stage.switches.flank_bonus_min_strength);
        units.iter().any(|unit| {
            least <= self.unit_strength(unit)
                && self.unit(unit).foes.iter().any(|foe| on(self.attacked_side(foe, unit)))
        })
    }

    /// WH-04-14, WH-04-G12: the unit with most contact stands higher than that of the enemy.
    fn stands_higher(&self, combat: UnitSet, side: Side) -> bool {
        if self.stage.ground.pieces.iter().all(|piece| piece.height == 0) {
            return false;
        }
        let height = |side| {
            let units = self.units_of(combat, side);
            let contact = |&unit: &UnitId| (self.fighters(unit).iter().count(), std::cmp::Reverse(unit));
            // Mostly there is only one.
            let most = if units.len() == 1 { units.first() } else { units.iter().max_by_key(contact) }?;
            let front_rank = self.rect(most).strip(self.card(most).base[1]);
            Some(self.stage.ground.height_at(front_rank.centre()))
        };
        height(side).zip(height(side.enemy())).is_some_and(|(own, theirs)| theirs < own)
    }
}

/// The decision.
impl Battle {
    /// WH-04-10: the combat is added up, its losers tested, its traces left.
    pub(crate) fn decide<D: Dice, E: Events<Event>>(
        &mut self,
        fought: UnitSet,
        toll: &Toll,
        dice: &mut D,
        events: &mut E,
    ) {
        let combat = self.linked_to(fought);
        let totals = Side::BOTH.map(|side| self.count(combat, side, toll, events));
        let verdict = self.verdict(combat, totals);
        let Verdict { winner, difference, musician } = verdict;
        events.emit(Event::CombatDecided { winner, difference, musician });
        self.leave_traces(fought.with(combat), winner, events);
        if let Some(winner) = winner {
            self.test_losers(combat, winner, difference, dice, events);
        }
        self.mark_fallen(fought.with(combat), events);
        self.stay_where_nobody_is_left(combat, winner, events);
        self.keep_contacts(combat, events);
    }

    /// The units of a combat as it is now: characters whose regiments have fallen stand by themselves (WH-09-H25).
    fn linked_to(&self, fought: UnitSet) -> UnitSet {
        let linked = |&unit: &UnitId| {
            self.stands(unit) && (fought.contains(unit) || self.unit(unit).foes.0 & fought.0 != 0)
        };
        self.units().filter(linked).collect()
    }

    fn count<E: Events<Event>>(&self, combat: UnitSet, side: Side, toll: &Toll, events: &mut E) -> i16 {
        let taken: u16 =
            self.units().filter(|&unit| self.side(unit) != side).map(|unit| toll.wounds[unit.index()]).sum();
        let mut sum = Sum::new();
        sum.add(WH_04_G15, Label::Wounds, taken as i16);
        for term in self.bonuses(combat, side).terms() {
            sum.add(term.rule, term.label, term.value);
            self.cite_bonus(combat, side, term.label, events);
        }
        events.emit(Event::ResultCounted { side, sum });
        sum.sum()
    }

    /// The rulings behind a bonus.
    fn cite_bonus<E: Events<Event>>(&self, combat: UnitSet, side: Side, label: Label, events: &mut E) {
        match label {
            Label::Ranks => events.cite(WH_04_G9),
            Label::Standard => events.cite(WH_07_04),
            Label::ArmyStandard => {
                events.cite(WH_07_03);
                let both = |unit| self.has_army_standard(unit) && self.has_standard(unit);
                if self.units_of(combat, side).iter().any(both) {
                    events.cite(WH_07_G6);
                }
            }
            Label::HigherGround => events.cite(WH_04_G12),
            Label::Flank | Label::Rear => {
                events.cite(WH_04_G11);
                let enemies = self.units_of(combat, side.enemy());
                if enemies.iter().any(|unit| self.is_disordered(unit)) {
                    events.cite(WH_04_G10);
                }
            }
            _ => {}
        }
    }

    /// WH-04-10, WH-04-G13, WH-04-G18: the higher total wins, a musician a drawn combat; a side wiped out has lost.
    fn verdict(&self, combat: UnitSet, [a, b]: [i16; 2]) -> Verdict {
        let [left, right] = Side::BOTH.map(|side| self.units_of(combat, side));
        let difference = a.abs_diff(b).min(u8::MAX.into()) as u8;
        let winner = match (left.is_empty(), right.is_empty()) {
            (true, true) => None,
            (false, true) => Some(Side::A),
            (true, false) => Some(Side::B),
            _ if b < a => Some(Side::A),
            _ if a < b => Some(Side::B),
            _ => match (self.has_musicians(left), self.has_musicians(right)) {
                (true, false) => {
                    return Verdict { winner: Some(Side::A), difference: MUSICIAN, musician: true };
                }
                (false, true) => {
                    return Verdict { winner: Some(Side::B), difference: MUSICIAN, musician: true };
                }
                _ => None,
            },
        };
        Verdict { winner, difference, musician: false }
    }

    /// What a round leaves behind: who has fought whom, who has won, and that a charge is over (WH-04-G8, WH-06-G15).
    fn leave_traces<E: Events<Event>>(&mut self, units: UnitSet, winner: Option<Side>, events: &mut E) {
        let bout = self.units.iter().map(|unit| unit.bout).max().unwrap_or(0).saturating_add(1);
        for unit in units.iter() {
            let won = winner == Some(self.side(unit));
            let state = self.unit_mut(unit);
            state.bout = bout;
            state.fought = state.fought.with(state.foes);
            state.afraid_of = state.afraid_of.without(state.foes);
            state.flags.set(Flags::FOUGHT);
            state.flags.clear(Flags::CHARGED | Flags::WON_ROUND);
            if won {
                state.flags.set(Flags::WON_ROUND);
            } else if winner.is_some() {
                self.lose_round(unit, events);
            }
        }
    }

    /// WH-04-G17, WH-05-G15: who loses a round loses the obstacle it defends, and its lapping models come back.
    fn lose_round<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        if self.defends_obstacle(unit)
            && self.stage.switches.obstacle_taken_after_lost_round
            && self.stands(unit)
        {
            self.unit_mut(unit).flags.set(Flags::OBSTACLE_LOST);
            events.emit(Event::ObstacleTaken { unit });
        }
        self.return_lappers(unit, events);
    }

    /// WH-04-17, WH-04-G19: every unit of the losing side that took part.
    fn test_losers<D: Dice, E: Events<Event>>(
        &mut self,
        combat: UnitSet,
        winner: Side,
        difference: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        let victors = self.units_of(combat, winner);
        let losers = self.units_of(combat, winner.enemy());
        if 1 < losers.len() {
            events.cite(WH_04_G19);
        }
        for unit in losers.iter() {
            self.test_loser(unit, victors, difference, dice, events);
        }
    }

    fn test_loser<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        victors: UnitSet,
        difference: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        if self.has(unit, Traits::UNDEAD) {
            events.cite(WH_09_H39);
            self.lose(unit, difference.into(), Cause::Crumbling, dice, events);
            return;
        }
        if self.has(unit, Traits::UNBREAKABLE) {
            events.cite(WH_09_H35);
            return;
        }
        if let Some(of) = self.overawed_by(unit) {
            events.cite(WH_06_G6);
            events.emit(Event::BrokeByFear { unit, of });
            return self.break_unit(unit, events);
        }
        let hates = victors.iter().any(|victor| self.hates(unit, victor));
        if hates {
            events.cite(WH_06_G16);
        }
        if self.break_test(unit, difference, hates, dice, events) {
            if self.has(unit, Traits::FLY) {
                events.cite(WH_09_H30);
            }
            return;
        }
        self.break_unit(unit, events);
    }

    /// WH-06-14, WH-06-G6: the strongest of the feared enemies that touch it, if together they outnumber it.
    pub(crate) fn overawed_by(&self, unit: UnitId) -> Option<UnitId> {
        let feared: UnitSet = self.unit(unit).foes.iter().filter(|&foe| self.fears(unit, foe)).collect();
        let worst = self.strongest(feared)?;
        (self.unit_strength(unit) < self.strength_of_all(feared)).then_some(worst)
    }

    /// WH-05-01: it will flee when the panic tests are done. The crew of a machine scatters at once (WH-09-H15); a frenzy is
    /// over for good (WH-06-28).
    fn break_unit<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        self.unit_mut(unit).flags.set(Flags::BROKEN);
        events.emit(Event::Broken { unit });
        if self.is_machine(unit) {
            return self.destroy(unit, Cause::CrewScattered, events);
        }
        if self.has(unit, Traits::FRENZY) && !self.unit(unit).flags.has(Flags::FRENZY_LOST) {
            self.unit_mut(unit).flags.set(Flags::FRENZY_LOST);
            events.emit(Event::FrenzyLost { unit });
        }
    }

    /// WH-04-G18: friends take fright at a unit wiped out as at one that breaks.
    fn mark_fallen<E: Events<Event>>(&mut self, units: UnitSet, events: &mut E) {
        for unit in units.iter() {
            if !self.stands(unit) && !self.unit(unit).flags.has(Flags::BROKEN) {
                events.cite(WH_04_G18);
                self.unit_mut(unit).flags.set(Flags::BROKEN);
            }
        }
    }

    /// WH-04-G18: victors with nobody left before them stay, and their lapping models come back.
    fn stay_where_nobody_is_left<E: Events<Event>>(
        &mut self,
        combat: UnitSet,
        winner: Option<Side>,
        events: &mut E,
    ) {
        let Some(winner) = winner else { return };
        for unit in self.units_of(combat, winner).iter() {
            if !self.is_fighting(unit) {
                events.emit(Event::VictorsStay { unit });
                self.return_lappers(unit, events);
            }
        }
    }
}

#[cfg(test)]
mod tests;
