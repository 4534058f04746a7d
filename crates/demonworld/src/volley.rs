//! Chapters 04 and 12: the ranged phases: shots are declared, tested, rolled.

use crate::board::Cell;
use crate::card::{Figure, RangedKind};
use crate::event::Event;
use crate::ground::Barrier;
use crate::ids::{ElementId, UnitId};
use crate::label::{Phase, Waste};
use crate::ranged::{chances, sees_enough};
use crate::round::Purpose;
use crate::rules::*;
use crate::stage::Modules;
use crate::state::*;
use hex::{Direction, Hex};
use table::{Ask, Dice, Die, Events, RollKey, Side};

/// No hex of any board.
const NOWHERE: Hex = Hex::new(i8::MAX, i8::MAX);

/// Declaring.
impl Battle {
    pub(crate) fn begin_volley<E: Events<Event>>(&mut self, volley: Volley, events: &mut E) {
        let phase = if volley == Volley::First { Phase::FirstRanged } else { Phase::SecondRanged };
        events.emit(Event::PhaseBegan { phase });
        self.note_held_hexes();
        for flags in &mut self.flags {
            flags.clear(ElementFlags::CLOSED_UP);
        }
        for unit in self.units() {
            let state = self.unit_mut(unit);
            state.flags.clear(UnitFlags::FIRED | UnitFlags::LOST);
            state.lost = 0;
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
        if !self.plays(Modules::TERRAIN) {
            events.cite(DW_04_10);
        }
        events.cite(DW_01_05);
        events.cite(DW_01_23);
        events.cite(DW_04_01);
        if self.side_of_element(target) == self.side_of_element(element) {
            events.cite(DW_04_25);
        }
        if self.home_of(element) != self.unit_of(element) {
            events.cite(DW_10_21);
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
        if let Task::Attack(target) = self.task(shooter) {
            if self.shot_strength(shooter, target) < self.shot_strength(element, target) {
                events.cite(DW_04_15);
            }
            if self.is_skirmishing(self.unit_of(element)) && !self.sees(element, target) {
                events.cite(DW_13_32);
            }
        }
        if [element, shooter].iter().any(|&one| self.home_of(one) != self.unit_of(one)) {
            events.cite(DW_10_22);
        }
        self.tasks[element.index()] = Task::Support(shooter);
    }

    pub(crate) fn end_shooting<E: Events<Event>>(
        &mut self,
        volley: Volley,
        side: Side,
        last: bool,
        _events: &mut E,
    ) {
        if !last {
            return self.replace_step(Step::Shoot { volley, side: side.enemy(), last: true });
        }
        self.replace_step(Step::Next(Moment::Casualties { volley }));
    }
}

/// DW-12-40, DW-12-41: under strict table rules, what has been announced is tested before anything is rolled.
impl Battle {
    /// The declaration of the unit is complete.
    pub(crate) fn fire<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        volley: Volley,
        dice: &mut D,
        events: &mut E,
    ) {
        if !self.announces_blindly() {
            return self.roll_shots(unit, volley, dice, events);
        }
        events.cite(DW_12_41);
        self.test_announced(unit, events);
        if self.has_announced(unit) {
            return self.push_step(Step::Aim { unit });
        }
        self.unit_mut(unit).flags.set(UnitFlags::FIRED);
    }

    fn has_announced(&self, unit: UnitId) -> bool {
        self.elements(unit).any(|element| matches!(self.task(element), Task::Attack(_)))
    }

    /// Attacks without range or sight are lost; supporters without them add nothing, but the chain has held
    /// (DW-04-18, DW-12-G9).
    fn test_announced<E: Events<Event>>(&mut self, unit: UnitId, events: &mut E) {
        let members = self.members(unit);
        for &shooter in members.as_slice() {
            let Task::Attack(target) = self.task(shooter) else { continue };
            for &element in members.as_slice() {
                if self.task(element) == Task::Support(shooter) {
                    self.test_support(element, target, events);
                }
            }
            let why = match self.shot_strength(shooter, target) {
                None => Waste::OutOfRange,
                Some(_) if self.sees(shooter, target) => continue,
                Some(_) => Waste::NoSight,
            };
            self.cite_sight(shooter, target, events);
            self.lose_shot(shooter, why, events);
        }
    }

    fn test_support<E: Events<Event>>(&mut self, element: ElementId, target: ElementId, events: &mut E) {
        if self.shot_strength(element, target).is_none() {
            events.emit(Event::SupportOutOfRange { element });
        } else if !sees_enough(self.sight(element, target), true) {
            events.emit(Event::SupportWithoutSight { element });
            events.cite(DW_12_G9);
        } else {
            return;
        }
        self.spend(element);
    }

    /// The attack comes to nothing; whoever was to carry it out has shot (DW-12-G11).
    fn lose_shot<E: Events<Event>>(&mut self, shooter: ElementId, why: Waste, events: &mut E) {
        if let Task::Attack(target) = self.task(shooter) {
            events.emit(Event::AttackWasted { attacker: shooter, target, why });
        }
        for &element in self.members(self.unit_of(shooter)).as_slice() {
            if element == shooter || self.task(element) == Task::Support(shooter) {
                self.spend(element);
            }
        }
    }

    /// DW-04-12, DW-04-16.
    fn spend(&mut self, element: ElementId) {
        self.flags[element.index()].set(ElementFlags::SHOT);
        self.tasks[element.index()] = Task::None;
    }

    pub(crate) fn drop_shot<E: Events<Event>>(&mut self, element: ElementId, events: &mut E) {
        let unit = self.unit_of(element);
        self.lose_shot(element, Waste::Dropped, events);
        events.cite(DW_12_G11);
        if !self.has_announced(unit) {
            self.unit_mut(unit).flags.set(UnitFlags::FIRED);
            self.pop_step();
        }
    }

    pub(crate) fn fire_aimed<D: Dice, E: Events<Event>>(
        &mut self,
        unit: UnitId,
        dice: &mut D,
        events: &mut E,
    ) {
        self.pop_step();
        if let Step::Shoot { volley, .. } = self.step() {
            self.roll_shots(unit, volley, dice, events);
        }
    }
}

/// Rolling.
impl Battle {
    /// DW-04-06, DW-04-07: the declared shots of a unit are rolled.
    fn roll_shots<D: Dice, E: Events<Event>>(
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
        self.cite_entitled(unit, volley, events);
        let members = self.members(unit);
        for &shooter in members.as_slice() {
            if let Task::Attack(target) = self.task(shooter) {
                self.resolve_shot(shooter, target, volley, dice, events);
            }
        }
        for &element in members.as_slice() {
            if self.task(element) != Task::None {
                self.spend(element);
            }
        }
        self.unit_mut(unit).flags.set(UnitFlags::FIRED);
    }

    /// The rules that let the unit shoot.
    fn cite_entitled<E: Events<Event>>(&self, unit: UnitId, volley: Volley, events: &mut E) {
        if let Some(weapon) = self.card(unit).ranged {
            events.cite(weapon.kind.rule());
        }
        if self.shoots_alone(unit) {
            events.cite(DW_10_10);
            if volley == Volley::Second && self.unit_in_contact(unit) {
                events.cite(DW_10_11);
            }
            if self.card(unit).ranged.is_some_and(|weapon| weapon.kind.needs_hold()) {
                events.cite(DW_10_G6);
            }
        } else if self.is_standard() {
            events.cite(if volley == Volley::First { DW_08_20 } else { DW_08_24 });
        }
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
        if self.shot_strength(shooter, chosen).is_none() {
            return events.emit(wasted(Waste::OutOfRange));
        }
        let target = if fighting {
            match self.scatter(shooter, chosen, dice, events) {
                Ok(target) => target,
                Err(why) => return events.emit(wasted(why)),
            }
        } else if self.is_doomed(chosen) {
            return events.emit(wasted(Waste::TargetShot));
        } else {
            chosen
        };
        let Some(sum) = self.shot_sum(shooter, chosen, target, supporters) else { return };
        if target != chosen {
            events.cite(DW_04_26);
        }
        if self.card_of(target).armour_ranged == 0 {
            events.cite(DW_02_03);
        }
        if self.ranged_weapon(shooter).is_some_and(|weapon| weapon.bands[0] != weapon.bands[1]) {
            events.cite(DW_02_11);
        }
        events.cite(DW_02_04);
        events.cite(DW_02_07);
        events.cite(DW_02_10);
        events.cite(DW_01_03);
        self.cite_skill(shooter, target, fighting, events);
        if self.plays(Modules::TERRAIN) {
            self.cite_shot(shooter, chosen, target, supporters, events);
        }
        let roll = dice.roll(Ask::at_most(self.key(shooter, Purpose::Shot), Die::D20, sum.sum()));
        let hit = i16::from(roll) <= sum.sum();
        events.emit(Event::ShotRolled { shooter, target, sum, expected: chances(&sum), roll, hit });
        if hit {
            events.cite(DW_01_26);
            self.hits[target.index()] += 1;
            if self.is_standard() {
                events.cite(DW_12_44);
            }
            if fighting && self.figure(target) != Figure::Ordinary {
                events.cite(DW_12_51);
            }
        }
    }

    /// DW-08-04 to DW-08-07, DW-12-52: what became of ranged skills.
    fn cite_skill<E: Events<Event>>(
        &self,
        shooter: ElementId,
        target: ElementId,
        fighting: bool,
        events: &mut E,
    ) {
        if !self.is_standard() {
            return;
        }
        let card = self.card_of(shooter);
        let skill = |element: ElementId| self.card_of(element).standard.skill_ranged;
        if 0 < skill(shooter) {
            events.cite(if fighting { DW_12_52 } else { DW_08_04 });
        }
        if card.ranged.is_some_and(|weapon| weapon.kind == RangedKind::Javelin)
            && card.standard.skill_ranged != card.standard.skill_melee
        {
            events.cite(DW_08_05);
        }
        let supported = self
            .elements(self.unit_of(shooter))
            .any(|element| self.task(element) == Task::Support(shooter) && 0 < skill(element));
        if supported || 0 < skill(target) {
            events.cite(DW_08_07);
        }
    }

    fn cite_shot<E: Events<Event>>(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        target: ElementId,
        supporters: u8,
        events: &mut E,
    ) {
        self.cite_sight(shooter, chosen, events);
        events.cite(DW_12_43);
        if 0 < supporters {
            events.cite(DW_12_45);
        }
        if target != chosen {
            events.cite(DW_12_50);
            events.cite(DW_12_G12);
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
            match self.shot_strength(element, chosen) {
                Some(_) => count += 1,
                None => events.emit(Event::SupportOutOfRange { element }),
            }
        }
        if 1 < count {
            events.cite(DW_04_17);
        }
        count
    }

    /// DW-04-23, DW-04-27, DW-12-46: where a shot into a melee goes.
    fn scatter<D: Dice, E: Events<Event>>(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        dice: &mut D,
        events: &mut E,
    ) -> Result<ElementId, Waste> {
        events.cite(DW_04_22);
        if self.plays(Modules::TERRAIN) {
            events.cite(DW_12_46);
        }
        let roll = dice.roll(Ask::at_most(self.key(shooter, Purpose::Scatter), Die::D6, 3));
        if roll <= 3 {
            events.emit(Event::Scattered { shooter, chosen, roll, wind: None, onto: Some(chosen) });
            return if self.is_doomed(chosen) { Err(Waste::TargetShotInMelee) } else { Ok(chosen) };
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
            Some(element) if !self.scatter_reaches(chosen, element, events) => {
                Err(Waste::ScatteredOutOfContact)
            }
            Some(element) if self.is_doomed(element) => Err(Waste::ScatteredOntoDead),
            Some(element) => Ok(element),
        }
    }

    /// DW-12-47 to DW-12-49: only whoever is in contact with the chosen element is hit by deviation. Friends are unless
    /// neither could go to the other (DW-12-G13).
    fn scatter_reaches<E: Events<Event>>(&self, chosen: ElementId, onto: ElementId, events: &mut E) -> bool {
        match self.bond(chosen, self.hex(chosen), onto) {
            Bond::Contact => true,
            Bond::None => {
                if self.barrier(chosen, self.hex(chosen), self.hex(onto)) == Some(Barrier::Cliff) {
                    events.cite(DW_12_48);
                }
                false
            }
            Bond::Optional { .. } if self.side_of_element(chosen) == self.side_of_element(onto) => {
                events.cite(DW_12_G13);
                true
            }
            Bond::Optional { .. } => {
                events.cite(DW_12_49);
                self.are_in_contact(chosen, onto)
            }
        }
    }

    pub(crate) fn key(&self, element: ElementId, purpose: Purpose) -> RollKey {
        RollKey { round: self.round, actor: element.0.into(), purpose: purpose as u8, nth: 0 }
    }
}
