//! Chapter 04: ranged combat (Fernkampf).

use crate::board::Cell;
use crate::card::Order;
use crate::event::{Event, Label, Phase, Sum, Waste};
use crate::ids::{ElementId, UnitId};
use crate::refusal::Refusal;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use hex::{Direction, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// No hex of any board.
const NOWHERE: Hex = Hex::new(i8::MAX, i8::MAX);

/// Checks.
impl Battle {
    /// DW-04-02, DW-04-03, DW-02-13: whether a unit may shoot in this phase.
    pub(crate) fn check_entitled(&self, unit: UnitId, volley: Volley) -> Result<(), Refusal> {
        let Some(weapon) = self.ranged_weapon(unit) else {
            return Err(Refusal::NoRangedWeapon { unit });
        };
        if self.was_in_melee(unit) {
            return Err(Refusal::FightingMayNotShoot { unit });
        }
        let order = match self.order(unit) {
            Some(order @ (Order::Skirmish | Order::Hold)) => order,
            order => return Err(Refusal::MayNotShoot { unit, order }),
        };
        if weapon.kind.needs_hold() && order != Order::Hold {
            return Err(Refusal::WeaponNeedsHold { unit });
        }
        if (order == Order::Skirmish) != (volley == Volley::First) {
            return Err(Refusal::WrongVolley { unit, order });
        }
        if order == Order::Skirmish && !self.formation(unit).is_ordered() {
            return Err(Refusal::DisorderedMayNotShoot { unit });
        }
        if self.unit(unit).flags.has(UnitFlags::FIRED) {
            return Err(Refusal::UnitHasFired { unit });
        }
        Ok(())
    }

    /// The unit of the side whose declaration is open (DW-04-06).
    pub(crate) fn declaring_unit(&self, side: Side) -> Option<UnitId> {
        self.living_units(side).find(|&unit| self.elements(unit).any(|e| self.task(e) != Task::None))
    }

    fn check_shooter(&self, side: Side, element: ElementId, volley: Volley) -> Result<UnitId, Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_entitled(unit, volley)?;
        if let Some(open) = self.declaring_unit(side).filter(|&open| open != unit) {
            return Err(Refusal::DeclarationOpen { unit: open });
        }
        if self.flags[element.index()].has(ElementFlags::SHOT) || self.task(element) != Task::None {
            return Err(Refusal::HasShot { element });
        }
        Ok(unit)
    }

    /// DW-04-08: arc, sight and range; gives the strength, or `None` out of range under strict table rules.
    fn check_line(&self, element: ElementId, target: ElementId) -> Result<Option<u8>, Refusal> {
        let unit = self.unit_of(element);
        let (from, to) = (self.hex(element), self.hex(target));
        let Some(weapon) = self.ranged_weapon(unit) else {
            return Err(Refusal::NoRangedWeapon { unit });
        };
        let distance = from.distance(to);
        let strength = weapon.strength_at(distance);
        // DW-04-G4: by default a shot that cannot reach is refused, the cheapest test first.
        if strength.is_none() && !self.house.strict_range {
            return Err(Refusal::OutOfRange { element, target, distance, range: weapon.range() });
        }
        if !self.arc(unit).contains(from, self.facing(element), to) {
            return Err(Refusal::OutOfArc { element, target });
        }
        match self.sight_blocked(from, to) {
            Some(blocker) => Err(Refusal::NoSight { element, target, blocker }),
            None => Ok(strength),
        }
    }

    /// DW-04-10: the first element that the line between two centres touches.
    pub fn sight_blocked(&self, from: Hex, to: Hex) -> Option<Hex> {
        hex::first_touched(from, to, |hex| matches!(self.at(hex), Cell::Held(_)))
    }

    /// DW-04-01 to DW-04-12, DW-04-25.
    pub(crate) fn check_shot(
        &self,
        side: Side,
        element: ElementId,
        target: ElementId,
        volley: Volley,
    ) -> Result<(), Refusal> {
        let unit = self.check_shooter(side, element, volley)?;
        self.check_target(target)?;
        if self.side_of_element(target) == side && !self.is_fighting(unit, target, volley) {
            return Err(Refusal::FriendNotFighting { target });
        }
        self.check_line(element, target).map(|_| ())
    }

    fn check_target(&self, target: ElementId) -> Result<(), Refusal> {
        if !self.element_exists(target) {
            return Err(Refusal::NoSuchElement { element: target });
        }
        if !self.is_alive(target) {
            return Err(Refusal::ElementDestroyed { element: target });
        }
        Ok(())
    }

    /// DW-04-13 to DW-04-17, DW-04-24.
    pub(crate) fn check_shot_support(
        &self,
        side: Side,
        element: ElementId,
        shooter: ElementId,
        volley: Volley,
    ) -> Result<(), Refusal> {
        self.check_own_element(side, element)?;
        self.check_target(shooter)?;
        if self.unit_of(shooter) != self.unit_of(element) {
            return Err(Refusal::SupporterOfOtherUnit { element });
        }
        let unit = self.check_shooter(side, element, volley)?;
        let Task::Attack(target) = self.task(shooter) else {
            return Err(Refusal::NoAttackToSupport { element });
        };
        if self.is_fighting(unit, target, volley) {
            return Err(Refusal::NoSupportIntoMelee { target });
        }
        let own = self.check_line(element, target)?;
        let shots = self
            .ranged_weapon(unit)
            .and_then(|w| w.strength_at(self.hex(shooter).distance(self.hex(target))));
        // DW-04-15: the weaker element has to lead the attack.
        if let (Some(strength), Some(needed)) = (own, shots)
            && strength < needed
        {
            return Err(Refusal::SupporterTooWeak { element, strength, needed });
        }
        let linked = self.grid.elements_around(self.hex(element)).any(|other| {
            other == shooter || self.unit_of(other) == unit && self.task(other) == Task::Support(shooter)
        });
        if linked { Ok(()) } else { Err(Refusal::ChainBroken { element }) }
    }

    /// DW-04-06: the declaration is complete.
    pub(crate) fn check_fire(&self, side: Side, unit: UnitId) -> Result<(), Refusal> {
        self.check_own_unit(side, unit)?;
        match self.declaring_unit(side) {
            Some(open) if open == unit => Ok(()),
            Some(open) => Err(Refusal::DeclarationOpen { unit: open }),
            None => Err(Refusal::NothingDeclared { unit }),
        }
    }

    pub(crate) fn check_end_shooting(&self, side: Side) -> Result<(), Refusal> {
        match self.declaring_unit(side) {
            Some(unit) => Err(Refusal::DeclarationOpen { unit }),
            None => Ok(()),
        }
    }

    /// DW-04-22, DW-04-G5: whether the target counts as fighting for a shooter of `unit`.
    pub fn is_fighting(&self, unit: UnitId, target: ElementId, volley: Volley) -> bool {
        let mut contacts = self.enemies_around(self.side_of_element(target), self.hex(target)).peekable();
        if contacts.peek().is_none() {
            return false;
        }
        // DW-04-11: for a hold unit contacted only this round, those who touch it alone are not yet fighting.
        let point_blank = volley == Volley::Second
            && self.side_of(unit) != self.side_of_element(target)
            && !self.was_in_melee(unit)
            && contacts.all(|contact| self.unit_of(contact) == unit);
        !point_blank
    }

    /// DW-04-29, DW-04-30.
    pub(crate) fn check_close_up(
        &self,
        side: Side,
        element: ElementId,
        direction: Direction,
    ) -> Result<(), Refusal> {
        let unit = self.check_own_element(side, element)?;
        if !self.unit(unit).flags.has(UnitFlags::LOST) {
            return Err(Refusal::NoLosses { unit });
        }
        if self.flags[element.index()].has(ElementFlags::CLOSED_UP) {
            return Err(Refusal::ClosedUpAlready { element });
        }
        if self.is_in_contact(element) {
            return Err(Refusal::ContactMayNotCloseUp { element });
        }
        let hex = self.hex(element).step(direction);
        if !self.roster(unit).any(|other| self.held[other.index()] == hex) {
            return Err(Refusal::NotHeldBefore { hex });
        }
        match self.at(hex) {
            Cell::Held(by) => Err(Refusal::HexTaken { hex, by }),
            _ => Ok(()),
        }
    }

    pub(crate) fn can_close_up(&self, side: Side) -> bool {
        self.living_units(side).filter(|&unit| self.unit(unit).flags.has(UnitFlags::LOST)).any(|unit| {
            self.elements(unit)
                .any(|element| Direction::ALL.iter().any(|&d| self.check_close_up(side, element, d).is_ok()))
        })
    }

    /// A declaration is open, or some element could shoot at something.
    pub(crate) fn has_shooting_to_do(&self, side: Side, volley: Volley) -> bool {
        self.living_units(side).any(|unit| {
            self.check_entitled(unit, volley).is_ok()
                && self.elements(unit).any(|element| {
                    self.task(element) != Task::None
                        || (0..self.n_elements)
                            .map(ElementId)
                            .any(|target| self.check_shot(side, element, target, volley).is_ok())
                })
        })
    }

    /// DW-04-19, DW-04-21: the base number of a shot with `supporters`, at the strength for the chosen target but
    /// the armour and size of the element finally shot at (DW-04-26).
    pub fn shot_sum(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        hit: ElementId,
        supporters: u8,
    ) -> Option<Sum> {
        let weapon = self.ranged_weapon(self.unit_of(shooter))?;
        let strength = weapon.strength_at(self.hex(shooter).distance(self.hex(chosen)))?;
        let target = self.card(self.unit_of(hit));
        let mut sum = Sum::new();
        sum.add(DW_04_19, Label::Strength, strength.into());
        sum.add(DW_02_02, Label::Armour, -i16::from(target.armour_ranged));
        if 0 < supporters {
            sum.add(DW_04_13, Label::Support, 2 * i16::from(supporters));
        }
        sum.add(DW_04_21, Label::Size, i16::from(target.size / 2));
        Some(sum)
    }
}

/// Chances out of 20 to roll at most the sum (DW-04-20, DW-06-18).
pub(crate) fn chances(sum: &Sum) -> u8 {
    sum.sum().clamp(0, 20) as u8
}

/// What happens.
impl Battle {
    pub(crate) fn begin_volley<E: Events<Event>>(&mut self, volley: Volley, events: &mut E) {
        let phase = if volley == Volley::First { Phase::FirstRanged } else { Phase::SecondRanged };
        events.emit(Event::PhaseBegan { phase });
        self.note_held_hexes();
        for flags in &mut self.flags {
            flags.clear(ElementFlags::CLOSED_UP);
        }
        for unit in self.units() {
            self.unit_mut(unit).flags.clear(UnitFlags::FIRED | UnitFlags::LOST);
        }
        self.replace_step(Step::Shoot { volley, side: self.declares_first(), last: false });
    }

    /// Keeps in mind where everybody stands now.
    pub(crate) fn note_held_hexes(&mut self) {
        for element in (0..self.n_elements).map(ElementId) {
            self.held[element.index()] = if self.is_alive(element) { self.hex(element) } else { NOWHERE };
        }
    }

    pub(crate) fn declare_shot<E: Events<Event>>(
        &mut self,
        element: ElementId,
        target: ElementId,
        events: &mut E,
    ) {
        events.cite(DW_04_06);
        events.cite(DW_04_08);
        events.cite(DW_04_09);
        events.cite(DW_04_10);
        events.cite(DW_01_05);
        events.cite(DW_01_23);
        events.cite(DW_04_01);
        if self.side_of_element(target) == self.side_of_element(element) {
            events.cite(DW_04_25);
        }
        self.tasks[element.index()] = Task::Attack(target);
    }

    pub(crate) fn declare_shot_support<E: Events<Event>>(
        &mut self,
        element: ElementId,
        shooter: ElementId,
        events: &mut E,
    ) {
        events.cite(DW_04_14);
        events.cite(DW_04_16);
        if let (Some(weapon), Task::Attack(target)) =
            (self.ranged_weapon(self.unit_of(element)), self.task(shooter))
        {
            let strength = |from: ElementId| weapon.strength_at(self.hex(from).distance(self.hex(target)));
            if strength(shooter) < strength(element) {
                events.cite(DW_04_15);
            }
        }
        self.tasks[element.index()] = Task::Support(shooter);
    }

    /// DW-04-06, DW-04-07: the declared shots of a unit are rolled.
    pub(crate) fn fire<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        volley: Volley,
        dice: &mut D,
        events: &mut E,
    ) {
        events.cite(DW_04_02);
        events.cite(DW_04_04);
        events.cite(DW_04_12);
        events.cite(DW_02_12);
        if volley == Volley::Second {
            events.cite(DW_04_05);
            if self.unit_in_contact(unit) {
                events.cite(DW_04_11);
                events.cite(DW_05_59);
            }
        }
        if let Some(weapon) = self.ranged_weapon(unit) {
            events.cite(weapon.kind.rule());
        }
        for shooter in self.roster(unit) {
            if let Task::Attack(target) = self.task(shooter) {
                self.resolve_shot(shooter, target, volley, dice, events);
            }
        }
        for element in self.roster(unit) {
            if self.task(element) != Task::None {
                self.flags[element.index()].set(ElementFlags::SHOT);
                self.tasks[element.index()] = Task::None;
            }
        }
        self.unit_mut(unit).flags.set(UnitFlags::FIRED);
    }

    fn resolve_shot<D: Dice, E: Events<Event>>(
        &mut self,
        shooter: ElementId,
        chosen: ElementId,
        volley: Volley,
        dice: &mut D,
        events: &mut E,
    ) {
        let wasted = |why| Event::AttackWasted { attacker: shooter, target: chosen, why };
        let supporters = self.count_supporters(shooter, chosen, events);
        let fighting = self.is_fighting(self.unit_of(shooter), chosen, volley);
        // DW-04-18: a shooter out of range has lost his attack before anything is rolled.
        if self.shot_sum(shooter, chosen, chosen, supporters).is_none() {
            return events.emit(wasted(Waste::OutOfRange));
        }
        let target = if fighting {
            match self.scatter(shooter, chosen, dice, events) {
                Ok(target) => target,
                Err(why) => return events.emit(wasted(why)),
            }
        } else if self.is_hit(chosen) {
            return events.emit(wasted(Waste::TargetShot));
        } else {
            chosen
        };
        let Some(sum) = self.shot_sum(shooter, chosen, target, supporters) else { return };
        if target != chosen {
            events.cite(DW_04_26);
        }
        if self.card(self.unit_of(target)).armour_ranged == 0 {
            events.cite(DW_02_03);
        }
        if self.ranged_weapon(self.unit_of(shooter)).is_some_and(|weapon| weapon.bands[0] != weapon.bands[1])
        {
            events.cite(DW_02_11);
        }
        events.cite(DW_02_04);
        events.cite(DW_02_07);
        events.cite(DW_02_10);
        events.cite(DW_01_03);
        let roll = dice.roll(Ask::at_most(self.key(shooter, Purpose::Shot), Die::D20, sum.sum()));
        let hit = i16::from(roll) <= sum.sum();
        events.emit(Event::ShotRolled { shooter, target, sum, expected: chances(&sum), roll, hit });
        if hit {
            events.cite(DW_01_26);
            self.flags[target.index()].set(ElementFlags::HIT);
        }
    }

    /// DW-04-18: supporters out of range add nothing and do not break the chain.
    fn count_supporters<E: Events<Event>>(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        events: &mut E,
    ) -> u8 {
        let unit = self.unit_of(shooter);
        let mut count = 0;
        for element in self.elements(unit).filter(|&e| self.task(e) == Task::Support(shooter)) {
            let distance = self.hex(element).distance(self.hex(chosen));
            match self.ranged_weapon(unit).and_then(|weapon| weapon.strength_at(distance)) {
                Some(_) => count += 1,
                None => events.emit(Event::SupportOutOfRange { element }),
            }
        }
        if 1 < count {
            events.cite(DW_04_17);
        }
        count
    }

    /// DW-04-23, DW-04-27: where a shot into a melee goes.
    fn scatter<D: Dice, E: Events<Event>>(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        dice: &mut D,
        events: &mut E,
    ) -> Result<ElementId, Waste> {
        events.cite(DW_04_22);
        let roll = dice.roll(Ask::at_most(self.key(shooter, Purpose::Scatter), Die::D6, 3));
        if roll <= 3 {
            events.emit(Event::Scattered { shooter, chosen, roll, wind: None, onto: Some(chosen) });
            return if self.is_hit(chosen) { Err(Waste::TargetShotInMelee) } else { Ok(chosen) };
        }
        // DW-01-06, DW-01-G2: the wind rose counts the directions clockwise from 1.
        let wind = dice.roll(Ask::face(self.key(shooter, Purpose::Wind), Die::D6));
        events.cite(DW_01_06);
        let hex = Direction::new(wind - 1).map(|direction| self.hex(chosen).step(direction));
        let onto = match hex.map(|hex| self.at(hex)) {
            Some(Cell::Held(element)) => Some(element),
            _ => None,
        };
        events.emit(Event::Scattered { shooter, chosen, roll, wind: Some(wind), onto });
        match onto {
            None => Err(Waste::ScatteredToNothing),
            Some(element) if self.is_hit(element) => Err(Waste::ScatteredOntoDead),
            Some(element) => Ok(element),
        }
    }

    pub(crate) fn key(&self, element: ElementId, purpose: Purpose) -> RollKey {
        RollKey { round: self.round, actor: element.0.into(), purpose: purpose as u8, nth: 0 }
    }

    pub(crate) fn end_shooting<E: Events<Event>>(
        &mut self,
        volley: Volley,
        side: Side,
        last: bool,
        events: &mut E,
    ) {
        if !last {
            return self.replace_step(Step::Shoot { volley, side: side.enemy(), last: true });
        }
        if !self.remove_casualties(true, events) {
            self.replace_step(Step::CloseUp { volley, side: self.declares_first(), last: false });
        }
    }

    /// DW-04-29: no movement (DW-04-30) and no attack.
    pub(crate) fn close_up<E: Events<Event>>(
        &mut self,
        element: ElementId,
        direction: Direction,
        events: &mut E,
    ) {
        let from = self.hex(element);
        self.shift(element, direction);
        self.flags[element.index()].set(ElementFlags::CLOSED_UP);
        events.emit(Event::ClosedUp { element, from, to: self.hex(element) });
        events.cite(DW_04_30);
        events.cite(DW_04_31);
        let unit = self.unit_of(element);
        self.reform_and_tell(unit, events);
        self.note_contacts(unit);
    }

    pub(crate) fn end_closing_up<D: Dice, E: Events<Event>>(
        &mut self,
        volley: Volley,
        side: Side,
        last: bool,
        dice: &mut D,
        events: &mut E,
    ) {
        match (last, volley) {
            (false, _) => self.replace_step(Step::CloseUp { volley, side: side.enemy(), last: true }),
            (true, Volley::First) => self.begin_movement(dice, events),
            (true, Volley::Second) => self.begin_melee(events),
        }
    }
}
