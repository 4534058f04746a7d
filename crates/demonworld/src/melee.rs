//! Chapters 06 and 14: melee (Nahkampf): engagements, initiative, who may strike whom. A single blow is in `blow`, the
//! second attack in `second`.

use crate::action::Action;
use crate::board::Cell;
use crate::card::{Figure, MeleeKind, MeleeWeapon, Order};
use crate::event::Event;
use crate::formation::Formation;
use crate::ground::Barrier;
use crate::ids::{ElementId, UnitId, UnitSet};
use crate::label::{Label, Phase, Sum};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Hex};
use table::{BySide, Events, RuleId, Side};

/// Checks and reckonings.
impl Battle {
    /// DW-10-21: the unit with which a unit or attached commander acts.
    fn acting(&self, unit: UnitId) -> UnitId {
        self.host(unit).unwrap_or(unit)
    }

    /// DW-06-G1, DW-14-G10, DW-11-G11: the unit's first round of a melee, however the contact came about; an attached
    /// commander counts with his unit.
    pub fn is_first_round(&self, unit: UnitId) -> bool {
        self.melee_rounds(self.acting(unit)) == 0
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

    /// DW-26-15, DW-26-18: the sword that the element has for itself as the leader of its unit.
    pub(crate) fn leaders_sword(&self, element: ElementId) -> Option<MeleeWeapon> {
        let sword = self.card_of(element).leaders_sword()?;
        (self.figure(element) == Figure::Leader).then_some(sword)
    }

    /// DW-26-07: the weapon with which the element strikes: its own sword, or else that of its unit.
    pub fn weapon_of(&self, element: ElementId) -> Option<MeleeWeapon> {
        self.leaders_sword(element).or_else(|| self.melee_weapon(self.home_of(element)))
    }

    /// The melee the unit belongs to in this phase (DW-06-04).
    pub fn engagement(&self, unit: UnitId) -> Option<u8> {
        self.unit(unit).engagement
    }

    /// DW-06-05 to DW-06-08, DW-14-T2: the initiative of the moment. An attached commander has his own card and the
    /// order of his unit (DW-10-23).
    pub fn initiative_sum(&self, unit: UnitId) -> Sum {
        let mut sum = Sum::new();
        sum.add(DW_02_06, Label::CardInitiative, self.card(unit).initiative.into());
        if self.is_first_round(unit) {
            let (rule, order) = self.order_initiative(unit);
            sum.add(rule, Label::OrderInitiative, order);
            if let Some(weapon) = self.melee_weapon(unit) {
                sum.add(DW_06_07, Label::WeaponInitiative, weapon.kind.initiative());
            }
        }
        if self.is_impetuous(self.acting(unit)) {
            sum.add(DW_15_78, Label::ImpetuousInitiative, 2);
        }
        sum
    }

    /// DW-06-06, DW-10-23; DW-10-16: a single commander has the bonus of his section only if he made the contact.
    fn order_initiative(&self, unit: UnitId) -> (RuleId, i16) {
        let modifier = |unit| self.order(unit).map_or(0, Order::initiative);
        if !self.is_standard() || !self.is_commander(unit) {
            return (DW_06_06, modifier(unit));
        }
        match self.host(unit) {
            Some(host) => (DW_10_23, modifier(host)),
            None if self.unit(unit).flags.has(UnitFlags::CHARGED) => (DW_10_16, modifier(unit)),
            None => (DW_10_16, 0),
        }
    }

    /// The initiative as it was reckoned when the weapons were chosen; nothing changes it within the phase. Elements of
    /// a unit share it, an attached commander has his own.
    pub(crate) fn initiative_of(&self, element: ElementId) -> i8 {
        self.unit(self.home_of(element)).initiative
    }

    /// DW-06-11, DW-11-46: the enemy elements on the front hexes with which the element is in contact.
    pub fn frontal_enemies(&self, element: ElementId) -> impl Iterator<Item = ElementId> + '_ {
        self.enemies_in_front(element, self.hex(element))
            .filter(move |&enemy| self.are_in_contact(element, enemy))
    }

    /// The enemy elements on the front hexes that the element has, or would have, on `hex`.
    pub(crate) fn enemies_in_front(
        &self,
        element: ElementId,
        hex: Hex,
    ) -> impl Iterator<Item = ElementId> + '_ {
        let (side, facing) = (self.side_of_element(element), self.facing(element));
        [facing.left_front(), facing.right_front()].into_iter().filter_map(move |direction: Direction| {
            match self.at(hex.step(direction)) {
                Cell::Held(other) if self.side_of_element(other) != side => Some(other),
                _ => None,
            }
        })
    }

    /// DW-15-56, DW-15-53: the element is running and does not fight. Commanders fight on (DW-15-69).
    fn is_running(&self, element: ElementId) -> bool {
        let unit = self.unit_of(element);
        unit == self.home_of(element)
            && (self.is_fleeing(unit) || self.flags[element.index()].has(ElementFlags::STRAGGLER))
    }

    /// DW-06-G10: which weapon the unit uses, where it has a choice.
    pub(crate) fn check_wield(&self, side: Side, unit: UnitId, weapon: u8) -> Result<(), Refusal> {
        // An attached commander, whose unit of one is empty, chooses for himself.
        if !self.unit_exists(unit) || self.host(unit).is_none() {
            self.check_own_unit(side, unit)?;
        } else if self.side_of(unit) != side {
            return Err(Refusal::NotYourUnit { unit });
        }
        let Some(Some(chosen)) = self.card(unit).melee.get(usize::from(weapon)) else {
            return Err(Refusal::NoSuchWeapon { unit });
        };
        if chosen.kind == MeleeKind::Lance && !self.is_first_round(unit) {
            return Err(Refusal::LanceOnlyFirst { unit });
        }
        if self.may_choose_weapon(unit) { Ok(()) } else { Err(Refusal::NoWeaponChoice { unit }) }
    }

    fn may_choose_weapon(&self, unit: UnitId) -> bool {
        self.fights(unit)
            && !self.unit(unit).flags.has(UnitFlags::WIELDS)
            && self.usable_weapon(unit, 0).is_some()
            && self.usable_weapon(unit, 1).is_some()
    }

    /// The unit or attached commander takes part in the melee phase (DW-06-02).
    fn fights(&self, unit: UnitId) -> bool {
        let acting = self.acting(unit);
        0 < self.alive(acting) && self.unit(acting).flags.has(UnitFlags::FOUGHT)
    }

    pub(crate) fn has_weapon_to_choose(&self, side: Side) -> bool {
        self.units().any(|unit| self.side_of(unit) == side && self.may_choose_weapon(unit))
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
        let home = self.home_of(element);
        if self.is_running(element) {
            return Err(Refusal::FleeingMayNot { unit });
        }
        if self.initiative_of(element) != initiative {
            return Err(Refusal::NotItsInitiative { unit: home });
        }
        if self.weapon_of(element).is_none() {
            return Err(Refusal::NoWeaponLeft { unit: home });
        }
        if self.flags[element.index()].has(ElementFlags::STRUCK) || self.task(element) != Task::None {
            return Err(Refusal::HasStruck { element });
        }
        Ok(unit)
    }

    /// The target is a living enemy.
    pub(crate) fn check_enemy(&self, element: ElementId, target: ElementId) -> Result<(), Refusal> {
        if !self.element_exists(target) {
            return Err(Refusal::NoSuchElement { element: target });
        }
        if !self.is_alive(target) {
            return Err(Refusal::ElementDestroyed { element: target });
        }
        if self.side_of_element(target) == self.side_of_element(element) {
            return Err(Refusal::FriendlyTarget { target });
        }
        Ok(())
    }

    /// DW-06-11, DW-13-11: the target stands on a front hex, whatever formation the element is in; DW-11-21, DW-11-28,
    /// DW-11-46: in contact.
    pub(crate) fn check_in_front(&self, element: ElementId, target: ElementId) -> Result<(), Refusal> {
        self.check_enemy(element, target)?;
        let hex = self.hex(element);
        if !self.enemies_in_front(element, hex).any(|enemy| enemy == target) {
            return Err(Refusal::NotInFront { element, target });
        }
        if self.are_in_contact(element, target) {
            return Ok(());
        }
        Err(match self.barrier(element, hex, self.hex(target)) {
            Some(barrier) if barrier.is_water() => Refusal::OutOfReachInWater { element, target },
            _ => Refusal::NotInContact { element, target },
        })
    }

    /// DW-14-20: nobody supports where one of the three stands in water (DW-11-30), or across a hedge or wall
    /// (DW-11-38, DW-11-G6).
    fn check_support_ground(
        &self,
        element: ElementId,
        striker: ElementId,
        target: ElementId,
    ) -> Result<(), Refusal> {
        if self.ground().is_plain() {
            return Ok(());
        }
        if [element, striker, target].iter().any(|&party| self.stands_in_water(party)) {
            return Err(Refusal::NoSupportInWater { element });
        }
        if [element, striker].iter().any(|&party| self.is_obstacle_between(party, target)) {
            return Err(Refusal::NoSupportAcross { element });
        }
        Ok(())
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
        })?;
        self.check_support_ground(element, striker, target)
    }

    /// DW-06-11: the element could strike in a step of this initiative and has nothing declared.
    fn can_strike(&self, element: ElementId, initiative: i8) -> bool {
        self.task(element) == Task::None
            && !self.flags[element.index()].has(ElementFlags::STRUCK)
            && self.initiative_of(element) == initiative
            && self.frontal_enemies(element).next().is_some()
            && self.weapon_of(element).is_some()
            && !self.is_running(element)
    }

    fn engaged_units(&self, engagement: u8, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.living_units(side).filter(move |&unit| self.engagement(unit) == Some(engagement))
    }

    /// A blow can be declared, or one has been.
    pub(crate) fn has_blows_to_declare(&self, engagement: u8, initiative: i8, side: Side) -> bool {
        self.engaged_units(engagement, side).any(|unit| {
            self.elements(unit)
                .any(|element| self.task(element) != Task::None || self.can_strike(element, initiative))
        })
    }

    /// DW-15-G23: an element of an impetuous unit that could strike and has nothing declared.
    fn idle_impetuous(&self, side: Side) -> Option<ElementId> {
        let Step::Strike { engagement, initiative, .. } = self.step() else { return None };
        self.engaged_units(engagement, side)
            .filter(|&unit| self.is_impetuous(unit))
            .find_map(|unit| self.elements(unit).find(|&element| self.can_strike(element, initiative)))
    }

    /// DW-06-15: striking is optional, but not for impetuous units (DW-15-G23).
    pub(crate) fn check_end_declaration(&self, side: Side) -> Result<(), Refusal> {
        match self.idle_impetuous(side) {
            Some(element) => Err(Refusal::MustStrike { unit: self.unit_of(element) }),
            None => Ok(()),
        }
    }

    /// A blow without which the declaration cannot end.
    pub(crate) fn owed_blow(&self, side: Side) -> Option<Action> {
        let element = self.idle_impetuous(side)?;
        Some(Action::Strike { element, target: self.frontal_enemies(element).next()? })
    }
}

/// What happens.
impl Battle {
    /// DW-03-15: the melee phase begins; optional contacts are declared before any blow (DW-11-55).
    pub(crate) fn begin_melee<E: Events<Event>>(&mut self, events: &mut E) {
        events.emit(Event::PhaseBegan { phase: Phase::Melee });
        const PHASE: u16 =
            ElementFlags::STRUCK | ElementFlags::TURNED | ElementFlags::FOLLOWED | ElementFlags::SECOND;
        for element in 0..usize::from(self.n_elements) {
            self.flags[element].clear(PHASE);
            self.paces[element] = 0;
        }
        for unit in self.units() {
            let state = self.unit_mut(unit);
            (state.lost, state.slain) = (0, 0);
            if state.host.is_some() {
                // Once he acts on his own again, his next melee is a new one.
                state.melee_rounds = 0;
            }
        }
        self.kills = [BySide::default(); MAX_UNITS + 1];
        if self.plays(Modules::FORMATIONS) {
            // DW-13-21, DW-13-G9: who is still part of a wedge is told from where he stood.
            self.note_held_hexes();
        }
        self.forget_idle_declarations();
        self.replace_step(Step::Touch { side: self.declares_first(), last: false });
    }

    /// DW-06-02, DW-06-04, DW-06-G6: the engagements of the phase are known; weapons are chosen.
    pub(crate) fn begin_wielding<E: Events<Event>>(&mut self, events: &mut E) {
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
                if self.is_standard() {
                    events.cite(DW_08_26);
                }
            } else {
                self.cite_no_contact(unit, events);
            }
        }
        self.replace_step(Step::Wield { side: self.declares_first(), last: false });
    }

    /// DW-11-47, DW-11-54: enemies stand next to the unit, yet it does not fight.
    fn cite_no_contact<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        if self.ground().is_plain() || self.alive(unit) == 0 {
            return;
        }
        for element in self.elements(unit) {
            let hex = self.hex(element);
            for enemy in self.enemies_around(self.side_of(unit), hex) {
                match self.bond(element, hex, enemy) {
                    Bond::None => {
                        events.cite(DW_11_47);
                        if self.barrier(element, hex, self.hex(enemy)) == Some(Barrier::Cliff) {
                            events.cite(DW_11_21);
                        }
                    }
                    Bond::Optional { .. } => events.cite(DW_11_54),
                    Bond::Contact => {}
                }
            }
        }
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
            if self.fights(unit) {
                // One number serves for all elements of the unit.
                events.cite(DW_01_17);
                events.emit(Event::InitiativeReckoned { unit, sum: self.initiative_sum(unit) });
                if !self.is_first_round(unit) {
                    events.cite(DW_06_08);
                }
                if self.is_impetuous(self.acting(unit)) {
                    events.cite(DW_28_11);
                }
                if 0 < self.unit(unit).weapon {
                    events.cite(DW_06_19);
                }
            }
        }
        self.next_strikes(1, i8::MAX, events);
    }

    /// DW-06-05, DW-06-10: the next lower initiative of the engagement, then the next engagement.
    pub(crate) fn next_strikes<E: Events<Event>>(&mut self, engagement: u8, below: i8, events: &mut E) {
        let (mut engagement, mut below) = (engagement, below);
        loop {
            if !self.units().any(|unit| self.engagement(unit).is_some_and(|number| engagement <= number)) {
                return self.next_engagement(1, events);
            }
            match self.highest_initiative(engagement, below) {
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

    /// Of the units in the engagement and the commanders attached to them.
    fn highest_initiative(&self, engagement: u8, below: i8) -> Option<i8> {
        let involved = |unit: &UnitId| {
            let acting = self.acting(*unit);
            self.engagement(acting) == Some(engagement) && 0 < self.alive(acting)
        };
        let initiatives = self.units().filter(involved).map(|unit| self.unit(unit).initiative);
        initiatives.filter(|&initiative| initiative < below).max()
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
        if self.formation(self.unit_of(element)) == Formation::Square {
            events.cite(DW_13_11);
        }
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
        if [element, striker].iter().any(|&party| self.host(self.home_of(party)).is_some()) {
            events.cite(DW_10_22);
        }
        self.tasks[element.index()] = Task::Support(striker);
    }

    /// DW-06-G4: both sides declare, then everything declared in the step is rolled.
    pub(crate) fn end_declaration<E: Events<Event>>(
        &mut self,
        engagement: u8,
        initiative: i8,
        side: Side,
        last: bool,
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
        self.replace_step(Step::Next(Moment::Blows { engagement, initiative }));
    }
}

#[cfg(test)]
mod tests;
