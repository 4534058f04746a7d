//! Chapter 06: melee (Nahkampf): engagements, initiative, blows.

use crate::board::Cell;
use crate::card::{Class, MeleeKind, MeleeWeapon, Order};
use crate::event::{Event, Label, Phase, Sum};
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::ranged::chances;
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use hex::{Direction, Zone};
use table::{Ask, BySide, Dice, Die, Events, Side};

/// Checks and reckonings.
impl Battle {
    /// DW-06-G1: the unit's first round of a melee.
    pub fn is_first_round(&self, unit: UnitId) -> bool {
        self.melee_rounds(unit) == 0
    }

    /// DW-06-19, DW-02-18: the weapon may be used in this round.
    fn usable_weapon(&self, unit: UnitId, weapon: u8) -> Option<MeleeWeapon> {
        let weapon = (*self.card(unit).melee.get(usize::from(weapon))?)?;
        (weapon.kind != MeleeKind::Lance || self.is_first_round(unit)).then_some(weapon)
    }

    /// The melee weapon in use; `None` for a lancer without a second weapon from the second round on (DW-02-G5).
    pub fn melee_weapon(&self, unit: UnitId) -> Option<MeleeWeapon> {
        self.usable_weapon(unit, self.unit(unit).weapon)
    }

    /// The melee the unit belongs to in this phase (DW-06-04).
    pub fn engagement(&self, unit: UnitId) -> Option<u8> {
        self.unit(unit).engagement
    }

    /// DW-06-05 to DW-06-08: the initiative of the moment.
    pub fn initiative_sum(&self, unit: UnitId) -> Sum {
        let mut sum = Sum::new();
        sum.add(DW_02_06, Label::CardInitiative, self.card(unit).initiative.into());
        if self.is_first_round(unit) {
            sum.add(DW_06_06, Label::OrderInitiative, self.order(unit).map_or(0, Order::initiative));
            if let Some(weapon) = self.melee_weapon(unit) {
                sum.add(DW_06_07, Label::WeaponInitiative, weapon.kind.initiative());
            }
        }
        sum
    }

    /// The initiative as it was reckoned when the weapons were chosen; nothing changes it within the phase.
    fn initiative(&self, unit: UnitId) -> i8 {
        self.unit(unit).initiative
    }

    /// DW-06-11: the enemy elements on the front hexes.
    pub fn frontal_enemies(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        let (side, facing) = (self.side_of_element(element), self.facing(element));
        [facing.left_front(), facing.right_front()].into_iter().filter_map(move |direction: Direction| {
            match self.at(self.hex(element).step(direction)) {
                Cell::Held(other) if self.side_of_element(other) != side => Some(other),
                _ => None,
            }
        })
    }

    /// DW-06-17: the base number of a blow with `supporters`.
    pub fn blow_sum(&self, striker: ElementId, target: ElementId, supporters: u8) -> Option<Sum> {
        let (unit, enemy) = (self.unit_of(striker), self.unit_of(target));
        let weapon = self.melee_weapon(unit)?;
        let card = self.card(enemy);
        let mut sum = Sum::new();
        sum.add(weapon.kind.rule(), Label::Strength, weapon.strength_against(card.class).into());
        sum.add(DW_02_02, Label::Armour, -i16::from(card.armour_melee));
        let own = self.card(unit);
        if own.class == Class::Cavalry && self.order(unit) == Some(Order::Attack) && self.is_first_round(unit)
        {
            sum.add(DW_06_20, Label::Charge, own.charge_bonus.into());
        }
        match self.zone_towards(target, self.hex(striker)) {
            Some(Zone::Front)
                if self.melee_weapon(enemy).is_some_and(|weapon| weapon.kind == MeleeKind::Pike) =>
            {
                sum.add(DW_06_21, Label::Pikes, -1);
            }
            Some(Zone::Flank) => sum.add(DW_06_22, Label::Flank, 2),
            Some(Zone::Rear) => sum.add(DW_06_22, Label::Rear, 4),
            _ => {}
        }
        if 0 < supporters {
            sum.add(DW_06_23, Label::Support, 3 * i16::from(supporters));
        }
        Some(sum)
    }

    /// DW-06-G10: which weapon the unit uses, where it has a choice.
    pub(crate) fn check_wield(&self, side: Side, unit: UnitId, weapon: u8) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        let Some(Some(chosen)) = self.card(unit).melee.get(usize::from(weapon)) else {
            return Err(Refusal::NoSuchWeapon { unit });
        };
        if chosen.kind == MeleeKind::Lance && !self.is_first_round(unit) {
            return Err(Refusal::LanceOnlyFirst { unit });
        }
        if self.may_choose_weapon(unit) { Ok(()) } else { Err(Refusal::NoWeaponChoice { unit }) }
    }

    fn may_choose_weapon(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        state.flags.has(UnitFlags::FOUGHT)
            && !state.flags.has(UnitFlags::WIELDS)
            && self.usable_weapon(unit, 0).is_some()
            && self.usable_weapon(unit, 1).is_some()
    }

    pub(crate) fn has_weapon_to_choose(&self, side: Side) -> bool {
        self.living_units(side).any(|unit| self.may_choose_weapon(unit))
    }

    /// The element may act in this step of the engagement: DW-06-05, DW-06-11, DW-06-14.
    fn check_fighter(&self, side: Side, element: ElementId) -> Result<UnitId, Refusal> {
        let unit = self.check_own_element(side, element)?;
        let Step::Strike { engagement, initiative, .. } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if self.engagement(unit) != Some(engagement) {
            return Err(Refusal::OtherMelee { unit });
        }
        if self.initiative(unit) != initiative {
            return Err(Refusal::NotItsInitiative { unit });
        }
        if self.melee_weapon(unit).is_none() {
            return Err(Refusal::NoWeaponLeft { unit });
        }
        if self.flags[element.index()].has(ElementFlags::STRUCK) || self.task(element) != Task::None {
            return Err(Refusal::HasStruck { element });
        }
        Ok(unit)
    }

    fn check_in_front(&self, element: ElementId, target: ElementId) -> Result<(), Refusal> {
        if !self.element_exists(target) {
            return Err(Refusal::NoSuchElement { element: target });
        }
        if !self.is_alive(target) {
            return Err(Refusal::ElementDestroyed { element: target });
        }
        if self.side_of_element(target) == self.side_of_element(element) {
            return Err(Refusal::FriendlyTarget { target });
        }
        if self.frontal_enemies(element).any(|enemy| enemy == target) {
            Ok(())
        } else {
            Err(Refusal::NotInFront { element, target })
        }
    }

    /// DW-06-11, DW-02-15.
    pub(crate) fn check_strike(
        &self,
        side: Side,
        element: ElementId,
        target: ElementId,
    ) -> Result<(), Refusal> {
        self.check_fighter(side, element)?;
        self.check_in_front(element, target)
    }

    /// DW-06-12 to DW-06-14, DW-06-G3.
    pub(crate) fn check_strike_support(
        &self,
        side: Side,
        element: ElementId,
        striker: ElementId,
    ) -> Result<(), Refusal> {
        self.check_fighter(side, element).map_err(|refusal| match refusal {
            Refusal::HasStruck { element } => Refusal::SupporterSpent { element },
            other => other,
        })?;
        self.check_own_element(side, striker)?;
        let Task::Attack(target) = self.task(striker) else {
            return Err(Refusal::NoStrikeToSupport { element });
        };
        self.check_in_front(element, target).map_err(|refusal| match refusal {
            Refusal::NotInFront { element, target } => Refusal::SupporterNotInFront { element, target },
            other => other,
        })
    }

    /// A blow can be declared, or one has been.
    pub(crate) fn has_blows_to_declare(&self, engagement: u8, initiative: i8, side: Side) -> bool {
        self.living_units(side)
            .filter(|&unit| self.engagement(unit) == Some(engagement) && self.initiative(unit) == initiative)
            .any(|unit| {
                self.melee_weapon(unit).is_some()
                    && self.elements(unit).any(|element| {
                        self.task(element) != Task::None
                            || !self.flags[element.index()].has(ElementFlags::STRUCK)
                                && self.frontal_enemies(element).next().is_some()
                    })
            })
    }
}

/// What happens.
impl Battle {
    /// DW-06-02, DW-06-04, DW-06-G6: the engagements of the phase.
    pub(crate) fn begin_melee<E: Events<Event>>(&mut self, events: &mut E) {
        events.emit(Event::PhaseBegan { phase: Phase::Melee });
        for element in 0..usize::from(self.n_elements) {
            self.flags[element].clear(ElementFlags::STRUCK | ElementFlags::TURNED | ElementFlags::FOLLOWED);
            self.paces[element] = 0;
        }
        self.kills = [BySide::default(); MAX_UNITS + 1];
        self.find_engagements();
        for unit in self.units() {
            let in_contact = 0 < self.alive(unit) && self.unit_in_contact(unit);
            let first_usable = if self.usable_weapon(unit, 0).is_some() { 0 } else { 1 };
            let state = self.unit_mut(unit);
            state.weapon = first_usable;
            state.flags.clear(UnitFlags::WIELDS | UnitFlags::FOUGHT);
            if in_contact {
                state.flags.set(UnitFlags::FOUGHT);
                events.cite(DW_06_01);
                events.cite(DW_06_02);
                if let Some(Order::Move | Order::Hold) = state.order {
                    events.cite(DW_06_03);
                }
            }
        }
        self.replace_step(Step::Wield { side: self.declares_first(), last: false });
    }

    /// All units linked by contact, directly or through others, form one engagement.
    fn find_engagements(&mut self) {
        for unit in self.units() {
            self.unit_mut(unit).engagement = None;
        }
        let mut next = 1;
        for start in self.units() {
            let state = self.unit(start);
            if state.alive == 0 || state.links.is_empty() || state.engagement.is_some() {
                continue;
            }
            let mut open = UnitSet::EMPTY;
            open.insert(start);
            while let Some(unit) = open.iter().next() {
                open.remove(unit);
                self.unit_mut(unit).engagement = Some(next);
                for linked in self.unit(unit).links.iter() {
                    if self.unit(linked).engagement.is_none() {
                        open.insert(linked);
                    }
                }
            }
            next += 1;
        }
    }

    pub(crate) fn wield<E: Events<Event>>(&mut self, unit: UnitId, weapon: u8, events: &mut E) {
        events.cite(DW_06_19);
        events.cite(DW_06_G10);
        let state = self.unit_mut(unit);
        state.weapon = weapon;
        state.flags.set(UnitFlags::WIELDS);
    }

    pub(crate) fn end_wielding<E: Events<Event>>(&mut self, side: Side, last: bool, events: &mut E) {
        if !last {
            return self.replace_step(Step::Wield { side: side.enemy(), last: true });
        }
        for unit in self.units() {
            // No book comes near these bounds; a made-up card may.
            let initiative = self.initiative_sum(unit).sum().clamp(-100, 100) as i8;
            self.unit_mut(unit).initiative = initiative;
            if 0 < self.alive(unit) && self.unit(unit).flags.has(UnitFlags::FOUGHT) {
                // One number serves for all elements of the unit.
                events.cite(DW_01_17);
                events.emit(Event::InitiativeReckoned { unit, sum: self.initiative_sum(unit) });
                if !self.is_first_round(unit) {
                    events.cite(DW_06_08);
                }
                if 0 < self.unit(unit).weapon {
                    events.cite(DW_06_19);
                }
            }
        }
        self.next_strikes(1, i8::MAX, events);
    }

    /// DW-06-05, DW-06-10: the next lower initiative of the engagement, then the next engagement.
    fn next_strikes<E: Events<Event>>(&mut self, engagement: u8, below: i8, events: &mut E) {
        let (mut engagement, mut below) = (engagement, below);
        loop {
            let involved =
                |unit: &UnitId| self.engagement(*unit) == Some(engagement) && 0 < self.alive(*unit);
            if !self.units().any(|unit| self.engagement(unit).is_some_and(|number| engagement <= number)) {
                return self.begin_following(1, events);
            }
            let next =
                self.units().filter(involved).map(|unit| self.initiative(unit)).filter(|&i| i < below).max();
            match next {
                Some(initiative) => {
                    let side = self.declares_first();
                    let step = Step::Strike { engagement, initiative, side, last: false };
                    if Side::BOTH.iter().any(|&side| self.has_blows_to_declare(engagement, initiative, side))
                    {
                        events.emit(Event::StrikesBegan { engagement, initiative });
                        events.cite(DW_06_04);
                        return self.replace_step(step);
                    }
                    below = initiative;
                }
                None => (engagement, below) = (engagement + 1, i8::MAX),
            }
        }
    }

    pub(crate) fn declare_blow<E: Events<Event>>(
        &mut self,
        element: ElementId,
        target: ElementId,
        events: &mut E,
    ) {
        events.cite(DW_06_11);
        events.cite(DW_06_15);
        events.cite(DW_02_15);
        events.cite(DW_01_14);
        self.tasks[element.index()] = Task::Attack(target);
    }

    pub(crate) fn declare_blow_support<E: Events<Event>>(
        &mut self,
        element: ElementId,
        striker: ElementId,
        events: &mut E,
    ) {
        events.cite(DW_06_12);
        events.cite(DW_06_14);
        if self.unit_of(element) != self.unit_of(striker) || !self.hex(element).is_adjacent(self.hex(striker))
        {
            events.cite(DW_06_13);
        }
        self.tasks[element.index()] = Task::Support(striker);
    }

    /// DW-06-G4: both sides declare, then everything declared in the step is rolled.
    pub(crate) fn end_declaration<D: Dice, E: Events<Event>>(
        &mut self,
        engagement: u8,
        initiative: i8,
        side: Side,
        last: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        if !last {
            return self.replace_step(Step::Strike {
                engagement,
                initiative,
                side: side.enemy(),
                last: true,
            });
        }
        let strikers = |side| {
            (0..self.n_elements)
                .map(ElementId)
                .any(|e| self.task(e) != Task::None && self.side_of_element(e) == side)
        };
        if strikers(Side::A) && strikers(Side::B) {
            events.cite(DW_06_09);
            events.cite(DW_06_24);
        }
        for element in (0..self.n_elements).map(ElementId) {
            if let Task::Attack(target) = self.task(element) {
                self.resolve_blow(element, target, engagement, dice, events);
            }
        }
        for element in 0..usize::from(self.n_elements) {
            if self.tasks[element] != Task::None {
                self.tasks[element] = Task::None;
                self.flags[element].set(ElementFlags::STRUCK);
            }
        }
        if !self.remove_casualties(false, events) {
            self.next_strikes(engagement, initiative, events);
        }
    }

    fn resolve_blow<D: Dice, E: Events<Event>>(
        &mut self,
        striker: ElementId,
        target: ElementId,
        engagement: u8,
        dice: &mut D,
        events: &mut E,
    ) {
        if self.is_hit(target) {
            let why = crate::event::Waste::TargetStruck;
            return events.emit(Event::AttackWasted { attacker: striker, target, why });
        }
        let supporters =
            (0..self.n_elements).map(ElementId).filter(|&e| self.task(e) == Task::Support(striker)).count()
                as u8;
        let Some(sum) = self.blow_sum(striker, target, supporters) else { return };
        events.cite(DW_06_17);
        events.cite(DW_02_09);
        if self.melee_weapon(self.unit_of(striker)).is_some_and(|w| w.against_infantry != w.against_cavalry) {
            events.cite(DW_01_15);
        }
        let roll = dice.roll(Ask::at_most(self.key(striker, Purpose::Blow), Die::D20, sum.sum()));
        let hit = i16::from(roll) <= sum.sum();
        events.emit(Event::BlowRolled { striker, target, sum, expected: chances(&sum), roll, hit });
        if hit {
            self.flags[target.index()].set(ElementFlags::HIT);
            let side = self.side_of_element(striker);
            self.kills[usize::from(engagement)][side] += 1;
        }
    }
}
