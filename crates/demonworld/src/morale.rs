//! Chapter 15: the morale tests (Moraltests): their factors and their procedure; the fire test.
//! The obedience test is in `obedience`, the loss test in `losses`, the attack test in `dare`, the rally test in `rally`.

use crate::card::{Figure, Items, Order};
use crate::event::Event;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::{Label, Sum, Test};
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use table::{Ask, Dice, Die, Events, RollKey};

/// DW-26-15: what the Sword of Fear adds.
const SWORD_OF_FEAR: u8 = 2;
/// DW-26-20: by how much the War Banner lowers the first morale value.
const WAR_BANNER: i8 = 2;
/// DW-15-35: an enemy who is already fighting is easier to attack.
const ENEMY_IN_MELEE: i16 = 3;

/// Elements of a unit as bits of the list of its members.
pub(crate) type Group = u16;

/// DW-15-46: which way the bonuses of the leader and of the commanders count in an obedience test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Signs {
    pub leader_adds: bool,
    pub commanders_add: bool,
}

/// A test that a unit could take as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    pub sum: Sum,
    /// DW-15-06, DW-15-07: to be reached, or for the obedience test to be stayed below.
    pub needed: i8,
    /// DW-15-08: who takes the test for the unit.
    pub group: Group,
    /// The enemy who counts most.
    pub enemy: Option<UnitId>,
}

impl Stand {
    pub(crate) fn fails_up_to(&self) -> u8 {
        fails_up_to(self.needed, &self.sum)
    }

    /// Whether this face passes a test against the first value.
    pub(crate) fn is_passed_with(&self, roll: u8) -> bool {
        self.fails_up_to() < roll
    }
}

/// DW-15-04: the highest face with which a test against the first value fails; 0 where none does.
pub(crate) fn fails_up_to(needed: i8, sum: &Sum) -> u8 {
    (i16::from(needed) - sum.sum() - 1).clamp(0, 5) as u8
}

/// What everybody may ask.
impl Battle {
    /// DW-15-T1: all factors of a test as the unit stands now, for its most favourable group. `enemy` is the target
    /// of an attack test; the others find their enemies by themselves. In an obedience test the bonuses of leader and
    /// commanders are subtracted here.
    pub fn morale_sum(&self, unit: UnitId, test: Test, enemy: Option<UnitId>) -> Sum {
        self.stand(unit, test, enemy, Signs::default()).sum
    }

    /// DW-08-11, DW-26-20: what die and factors have to reach, or in an obedience test have to stay below.
    pub fn morale_needed(&self, unit: UnitId, test: Test) -> i8 {
        let members = self.members(unit);
        self.needed(unit, test, &members, self.best_group(unit, test, &members, Group::MAX))
    }

    /// How many of the six faces pass the test. The owner of an obedient unit subtracts.
    pub fn morale_chances(&self, unit: UnitId, test: Test, enemy: Option<UnitId>) -> u8 {
        let stand = self.stand(unit, test, enemy, Signs::default());
        match test {
            Test::Obedience => (i16::from(stand.needed) - stand.sum.sum() - 1).clamp(0, 6) as u8,
            _ => 6 - stand.fails_up_to(),
        }
    }

    /// DW-08-13, DW-15-G3: the fear factor of a unit for its own tests: its card, raised by the sword of a living
    /// leader (DW-26-15); of a commander his own.
    pub fn own_fear(&self, unit: UnitId) -> u8 {
        self.card(unit).standard.fear + self.sword_of(unit)
    }

    /// DW-15-G3: the fear factor of a unit for its enemies: the highest among it and its commanders.
    pub fn enemy_fear(&self, unit: UnitId) -> u8 {
        self.fear_and_sword(unit).0
    }

    /// DW-15-G3: the size of a unit for its enemies.
    pub fn enemy_size(&self, unit: UnitId) -> u8 {
        let guests = self.guests(unit).iter().map(|guest| self.card(guest).size);
        guests.fold(self.card(unit).size, u8::max)
    }

    /// DW-15-66, DW-15-G17: whether the element runs: it belongs to a fleeing unit, or has not rallied with the rest.
    pub fn flees(&self, element: ElementId) -> bool {
        self.is_fleeing(self.unit_of(element)) || self.is_straggler(element)
    }
}

/// Reckonings.
impl Battle {
    /// DW-26-15, DW-26-G3: what the Sword of Fear adds to a commander, or to a unit while its leader lives.
    fn sword_of(&self, unit: UnitId) -> u8 {
        let carried = self.card(unit).standard.items.has(Items::SWORD_OF_FEAR);
        let lives = || self.is_commander(unit) || self.special(unit, Figure::Leader).is_some();
        if carried && lives() { SWORD_OF_FEAR } else { 0 }
    }

    /// DW-15-G3: the highest fear factor of a unit and its commanders, and how much of it is a sword's.
    fn fear_and_sword(&self, unit: UnitId) -> (u8, u8) {
        let of = |unit| (self.own_fear(unit), self.sword_of(unit));
        self.guests(unit)
            .iter()
            .map(of)
            .fold(of(unit), |most, other| if most.0 < other.0 { other } else { most })
    }

    /// DW-15-08: the connected groups of those who could test; stragglers are no part of the unit's resolve.
    fn each_group(&self, members: &Members, mut each: impl FnMut(Group)) {
        let members = members.as_slice();
        let mut left = (0..members.len())
            .fold(0, |bits: Group, i| if self.is_straggler(members[i]) { bits } else { bits | 1 << i });
        while left != 0 {
            let mut group = left & left.wrapping_neg();
            let mut open = group;
            while open != 0 {
                let hex = self.hex(members[open.trailing_zeros() as usize]);
                open &= open - 1;
                for (i, &other) in members.iter().enumerate() {
                    let bit = 1 << i;
                    if left & !group & bit != 0 && hex.is_adjacent(self.hex(other)) {
                        group |= bit;
                        open |= bit;
                    }
                }
            }
            left &= !group;
            each(group);
        }
    }

    /// DW-15-G9: the group with the highest sum among those that `allowed` touches. Between equal ones the owner
    /// would take the one with the War Banner, or else it does not matter.
    fn best_group(&self, unit: UnitId, test: Test, members: &Members, allowed: Group) -> Group {
        let mut best: Option<(i16, bool, Group)> = None;
        self.each_group(members, |group| {
            let weight = self.weight(test, members, group);
            let banner = self.banner(unit, members, group);
            let better = best.is_none_or(|(most, with, _)| (most, with) < (weight, banner));
            if group & allowed != 0 && better {
                best = Some((weight, banner, group));
            }
        });
        best.map_or(0, |(.., group)| group)
    }

    /// The factors of a test that depend on the group.
    fn weight(&self, test: Test, members: &Members, group: Group) -> i16 {
        let worth = |element| match self.figure(element) {
            Figure::Leader => 2,
            Figure::Standard if test != Test::Obedience => 2,
            Figure::Musician if test == Test::Rally => 2,
            Figure::Commander => 1 + i16::from(self.card_of(element).standard.stars),
            _ => 1,
        };
        in_group(members, group).map(worth).sum()
    }

    /// DW-26-20: the War Banner flies over the group.
    fn banner(&self, unit: UnitId, members: &Members, group: Group) -> bool {
        self.card(unit).standard.items.has(Items::WAR_BANNER)
            && in_group(members, group).any(|element| self.figure(element) == Figure::Standard)
    }

    /// DW-15-06, DW-15-07, DW-26-20.
    fn needed(&self, unit: UnitId, test: Test, members: &Members, group: Group) -> i8 {
        let card = &self.card(unit).standard;
        match test {
            Test::Obedience => card.morale_b,
            _ if self.banner(unit, members, group) => card.morale_a.saturating_sub(WAR_BANNER),
            _ => card.morale_a,
        }
    }

    /// The enemies whose size and fear count in the test, and the elements of which one has to be in the testing
    /// group (DW-15-G9).
    fn enemies_of_test(
        &self,
        unit: UnitId,
        test: Test,
        members: &Members,
        enemy: Option<UnitId>,
    ) -> (UnitSet, Group) {
        match test {
            Test::Obedience => self.provocation(members),
            Test::Attack => {
                let mut enemies = UnitSet::EMPTY;
                enemy.into_iter().for_each(|enemy| enemies.insert(enemy));
                (enemies, Group::MAX)
            }
            Test::Loss => (self.opponents(unit), Group::MAX),
            Test::Fire | Test::Rally => (UnitSet::EMPTY, Group::MAX),
        }
    }

    /// DW-15-G4: the enemies whom the unit fought in this phase and who neither fell nor fled.
    pub(crate) fn opponents(&self, unit: UnitId) -> UnitSet {
        let mut opponents = self.unit(unit).links;
        for enemy in self.unit(unit).links.iter() {
            if self.alive(enemy) == 0 || self.is_fleeing(enemy) {
                opponents.remove(enemy);
            }
        }
        opponents
    }

    /// A test as the unit stands now.
    pub(crate) fn stand(&self, unit: UnitId, test: Test, enemy: Option<UnitId>, signs: Signs) -> Stand {
        let members = self.members(unit);
        let enemies = self.enemies_of_test(unit, test, &members, enemy);
        self.reckon(unit, test, &members, enemy, enemies, signs)
    }

    /// DW-15-05, DW-15-T1: exactly the factors that are listed for the test. `enemies` are those whose size and fear
    /// count, with the elements of which one has to be in the testing group.
    pub(crate) fn reckon(
        &self,
        unit: UnitId,
        test: Test,
        members: &Members,
        enemy: Option<UnitId>,
        (enemies, allowed): (UnitSet, Group),
        signs: Signs,
    ) -> Stand {
        let group = self.best_group(unit, test, members, allowed);
        let mut sum = Sum::new();
        self.add_group(test, members, group, signs, &mut sum);
        if 0 < self.waiting(unit) {
            // Whoever is still to follow onto the board is present.
            sum.add(DW_16_G14, Label::Elements, self.waiting(unit).into());
        }
        if matches!(test, Test::Fire | Test::Loss) && self.is_impetuous(unit) {
            sum.add(test.rule(), Label::Impetuous, 1);
        }
        let worst = enemies.iter().max_by_key(|&enemy| (self.enemy_fear(enemy), std::cmp::Reverse(enemy)));
        if let Some(worst) = worst {
            self.add_size_and_fear(unit, test, enemies, worst, &mut sum);
        }
        match test {
            Test::Loss => {
                let state = self.unit(unit);
                sum.add(DW_15_21, Label::OwnLosses, -i16::from(state.lost));
                sum.add(DW_15_21, Label::Inflicted, state.slain.into());
            }
            Test::Attack | Test::Obedience => self.add_orders(unit, test, enemy, &mut sum),
            Test::Fire | Test::Rally => {}
        }
        Stand { sum, needed: self.needed(unit, test, members, group), group, enemy: worst }
    }

    /// DW-15-09, DW-15-11: whoever belongs to the group, and what special figures and commanders add.
    fn add_group(&self, test: Test, members: &Members, group: Group, signs: Signs, sum: &mut Sum) {
        sum.add(test.rule(), Label::Elements, group.count_ones() as i16);
        let has = |figure| in_group(members, group).any(|element| self.figure(element) == figure);
        let signed = |adds: bool, value: i16| if adds || test != Test::Obedience { value } else { -value };
        if has(Figure::Leader) {
            sum.add(DW_09_08, Label::Leader, signed(signs.leader_adds, 1));
        }
        if test != Test::Obedience && has(Figure::Standard) {
            sum.add(DW_09_11, Label::StandardBearer, 1);
        }
        if test == Test::Rally && has(Figure::Musician) {
            sum.add(DW_09_05, Label::Musician, 1);
        }
        let stars = self.group_stars(members, group);
        if 0 < stars {
            sum.add(DW_10_03, Label::Commanders, signed(signs.commanders_add, stars));
        }
    }

    /// DW-10-03, DW-15-09: the bonuses of all commanders of the group.
    pub(crate) fn group_stars(&self, members: &Members, group: Group) -> i16 {
        let commanders =
            in_group(members, group).filter(|&element| self.figure(element) == Figure::Commander);
        commanders.map(|element| i16::from(self.card_of(element).standard.stars)).sum()
    }

    /// DW-08-13, DW-15-20, DW-15-47: the largest size and the largest fear factor among the enemies, each by itself.
    fn add_size_and_fear(&self, unit: UnitId, test: Test, enemies: UnitSet, worst: UnitId, sum: &mut Sum) {
        let several = 1 < enemies.len();
        if test != Test::Loss {
            let rule = if several { DW_15_47 } else { test.rule() };
            let largest = enemies.iter().map(|enemy| self.enemy_size(enemy)).max().unwrap_or(0);
            sum.add(test.rule(), Label::OwnSize, self.card(unit).size.into());
            sum.add(rule, Label::EnemySize, -i16::from(largest));
        }
        let rule = match test {
            Test::Loss if several => DW_15_20,
            Test::Obedience if several => DW_15_47,
            _ => DW_08_13,
        };
        sum.add(DW_08_13, Label::OwnFear, self.card(unit).standard.fear.into());
        let own_sword = self.sword_of(unit);
        if 0 < own_sword {
            sum.add(DW_26_15, Label::Item, own_sword.into());
        }
        let (fear, sword) = self.fear_and_sword(worst);
        sum.add(rule, Label::EnemyFear, -i16::from(fear - sword));
        if 0 < sword {
            sum.add(DW_26_15, Label::Item, -i16::from(sword));
        }
    }

    /// DW-15-35, DW-15-45: what orders change.
    fn add_orders(&self, unit: UnitId, test: Test, enemy: Option<UnitId>, sum: &mut Sum) {
        match (test, self.order(unit)) {
            (_, Some(Order::Attack)) => sum.add(test.rule(), Label::OwnOrder, 1),
            (Test::Obedience, Some(Order::Hold)) => sum.add(test.rule(), Label::OwnOrder, -1),
            _ => {}
        }
        let Some(enemy) = enemy.filter(|_| test == Test::Attack) else { return };
        // What stands for the order of a single commander is the section of his charge (DW-10-09).
        match self.order(enemy).filter(|_| !self.is_commander(enemy)) {
            Some(Order::Move) => sum.add(test.rule(), Label::EnemyOrder, 1),
            Some(Order::Hold) => sum.add(test.rule(), Label::EnemyOrder, -1),
            _ => {}
        }
        if self.unit_in_contact(enemy) {
            sum.add(test.rule(), Label::EnemyInMelee, ENEMY_IN_MELEE);
        }
    }
}

/// The elements of a group.
pub(crate) fn in_group(members: &Members, group: Group) -> impl Iterator<Item = ElementId> + '_ {
    let bits = members.as_slice().iter().enumerate();
    bits.filter(move |(i, _)| group & 1 << i != 0).map(|(_, &element)| element)
}

/// The procedure.
impl Battle {
    /// DW-15-03, DW-15-04, DW-15-06: one die, unless the factors alone suffice (DW-15-12). Gives whether the test is
    /// passed, and the die as far as it was rolled.
    pub(crate) fn roll_test<D: Dice, E: Events<Event>>(
        &self,
        unit: UnitId,
        test: Test,
        stand: &Stand,
        nth: u8,
        dice: &mut D,
        events: &mut E,
    ) -> (bool, Option<u8>) {
        let fails_up_to = stand.fails_up_to();
        let roll = (0 < fails_up_to).then(|| {
            let key = self.test_key(unit, test, nth);
            // DW-15-G6: the face of an attack test is kept; it may have to suffice against others, too.
            let ask = match test {
                Test::Attack => Ask::face(key, Die::D6),
                _ => Ask::at_most(key, Die::D6, fails_up_to.into()),
            };
            dice.roll(ask)
        });
        let passed = roll.is_none_or(|roll| fails_up_to < roll);
        self.cite_test(unit, test, stand, events);
        match roll {
            None => events.cite(DW_15_12),
            Some(6) if stand.sum.sum() + 6 < i16::from(stand.needed) => {
                events.cite(DW_15_04);
                events.cite(DW_28_17);
            }
            Some(_) => {}
        }
        events.cite(DW_15_06);
        let Stand { sum, needed, enemy, .. } = *stand;
        events.emit(Event::MoraleTested { unit, test, enemy, sum, roll, needed, passed });
        (passed, roll)
    }

    pub(crate) fn test_key(&self, unit: UnitId, test: Test, nth: u8) -> RollKey {
        let purpose = match test {
            Test::Obedience => Purpose::Obedience,
            Test::Fire => Purpose::FireTest,
            Test::Attack => Purpose::AttackTest,
            Test::Loss => Purpose::LossTest,
            Test::Rally => Purpose::RallyTest,
        };
        RollKey { round: self.round, actor: unit.0.into(), purpose: purpose as u8, nth }
    }

    /// The rules that have shaped the reckoning without being one of its terms.
    pub(crate) fn cite_test<E: Events<Event>>(
        &self,
        unit: UnitId,
        test: Test,
        stand: &Stand,
        events: &mut E,
    ) {
        for rule in [DW_08_11, DW_15_02, DW_15_03, DW_15_05] {
            events.cite(rule);
        }
        let members = self.members(unit);
        if (stand.group.count_ones() as usize) < members.as_slice().len() {
            events.cite(DW_15_08);
        }
        for term in stand.sum.terms() {
            match term.label {
                Label::Commanders => events.cite(DW_15_09),
                Label::Leader | Label::StandardBearer => events.cite(DW_15_11),
                Label::OwnFear
                    if stand.enemy.is_some_and(|enemy| self.enemy_fear(enemy) == self.own_fear(unit)) =>
                {
                    events.cite(DW_08_14);
                }
                _ => {}
            }
        }
        if test != Test::Obedience && self.banner(unit, &members, stand.group) {
            events.cite(DW_26_20);
        }
    }

    /// A compulsory test whose failure means flight. Gives whether it was passed.
    pub(crate) fn stands_firm<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        test: Test,
        nth: u8,
        dice: &mut D,
        events: &mut E,
    ) -> bool {
        let stand = self.stand(unit, test, None, Signs::default());
        if self.is_impetuous(unit) {
            events.cite(DW_15_80);
        }
        if self.elements(unit).any(|element| 0 < self.wounds[element.index()]) {
            events.cite(DW_15_10);
        }
        let (passed, _) = self.roll_test(unit, test, &stand, nth, dice, events);
        if !passed {
            self.take_flight(unit, events);
        }
        passed
    }

    /// Losses and kills are counted anew in every phase that tests for them.
    fn forget_losses(&mut self) {
        for unit in self.units() {
            let state = self.unit_mut(unit);
            (state.lost, state.slain) = (0, 0);
        }
    }
}

/// The fire test (Beschuss-Test): DW-15-13 to DW-15-17.
impl Battle {
    /// DW-15-14, DW-15-G1: after closing up all units with losses test, then those who failed flee.
    pub(crate) fn fire_tests<D: Dice, E: Events<Event>>(
        &mut self,
        volley: Volley,
        tested: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        if tested || !self.plays(Modules::MORALE) {
            self.forget_losses();
            return self.after_volley(volley, events);
        }
        let mut routed = UnitSet::EMPTY;
        for unit in self.units() {
            let state = self.unit(unit);
            let has_losses = 0 < state.alive && state.flags.has(UnitFlags::LOST);
            if !has_losses || self.is_commander(unit) {
                continue;
            }
            if self.is_fleeing(unit) {
                events.cite(DW_15_65);
                continue;
            }
            events.cite(if volley == Volley::First { DW_08_21 } else { DW_08_25 });
            events.cite(DW_15_13);
            events.cite(DW_15_14);
            events.cite(DW_28_05);
            if self.unit_in_contact(unit) {
                events.cite(DW_15_15);
            }
            if !self.stands_firm(unit, Test::Fire, volley as u8, dice, events) {
                events.cite(DW_15_17);
                routed.insert(unit);
            }
        }
        self.replace_step(Step::Next(Moment::FireTests { volley, tested: true }));
        self.push_flights(routed, volley as u8, dice, events);
    }
}

#[cfg(test)]
mod tests;
