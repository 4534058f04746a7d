//! Chapters 04 and 12: ranged combat (Fernkampf): who may shoot at whom, and with what chance.

use crate::card::{Order, RangedWeapon};
use crate::ids::{ElementId, UnitId};
use crate::label::{Label, Phase, Sum};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::sight::Sight;
use crate::stage::Modules;
use crate::state::*;
use hex::Hex;
use table::Side;

#[cfg(test)]
mod tests;

/// Checks.
impl Battle {
    /// DW-04-02, DW-04-03, DW-02-13, DW-08-20, DW-08-24: whether an element may shoot with its unit in this phase. An
    /// attached commander needs a weapon of his own (DW-10-21).
    pub(crate) fn check_entitled(
        &self,
        unit: UnitId,
        element: ElementId,
        volley: Volley,
    ) -> Result<(), Refusal> {
        let Some(weapon) = self.ranged_weapon(element) else {
            return Err(Refusal::NoRangedWeapon { unit });
        };
        match self.mood(unit) {
            Mood::Fleeing => return Err(Refusal::FleeingMayNot { unit }),
            Mood::Impetuous => return Err(Refusal::ImpetuousMayNotShoot { unit }),
            Mood::Steady => {}
        }
        if self.was_in_melee(unit) {
            return Err(Refusal::FightingMayNotShoot { unit });
        }
        if self.shoots_alone(unit) {
            return self.check_single_shooter(unit, weapon, volley);
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

    /// DW-10-10: a single commander needs no order and shoots in either phase.
    pub(crate) fn shoots_alone(&self, unit: UnitId) -> bool {
        self.plays(Modules::COMMANDERS) && self.is_commander(unit)
    }

    /// DW-10-11, DW-10-G6: not after an attack of his own; with a crossbow or arquebus only from where he has stood.
    fn check_single_shooter(
        &self,
        commander: UnitId,
        weapon: RangedWeapon,
        volley: Volley,
    ) -> Result<(), Refusal> {
        let flags = self.unit(commander).flags;
        if weapon.kind.needs_hold() && volley == Volley::First {
            return Err(Refusal::WeaponNeedsHold { unit: commander });
        }
        if weapon.kind.needs_hold() && flags.has(UnitFlags::STEPPED) {
            return Err(Refusal::CommanderStepped { commander });
        }
        if flags.has(UnitFlags::CHARGED) {
            return Err(Refusal::CommanderCharged { commander });
        }
        Ok(())
    }

    /// The unit of the side whose declaration is open (DW-04-06).
    pub(crate) fn declaring_unit(&self, side: Side) -> Option<UnitId> {
        self.living_units(side).find(|&unit| self.elements(unit).any(|e| self.task(e) != Task::None))
    }

    fn check_shooter(&self, side: Side, element: ElementId, volley: Volley) -> Result<UnitId, Refusal> {
        let unit = self.check_own_element(side, element)?;
        self.check_entitled(unit, element, volley)?;
        if let Some(open) = self.declaring_unit(side).filter(|&open| open != unit) {
            return Err(Refusal::DeclarationOpen { unit: open });
        }
        if self.flags[element.index()].has(ElementFlags::SHOT) || self.task(element) != Task::None {
            return Err(Refusal::HasShot { element });
        }
        Ok(unit)
    }

    /// DW-12-41, DW-12-G10: under strict table rules sight is tested after everything has been announced.
    pub(crate) fn announces_blindly(&self) -> bool {
        self.stage.house.strict_range && self.plays(Modules::TERRAIN)
    }

    /// DW-04-08: arc, sight and range; gives the strength, or `None` out of range under strict table rules.
    fn check_line(
        &self,
        element: ElementId,
        target: ElementId,
        supports: bool,
    ) -> Result<Option<u8>, Refusal> {
        let unit = self.unit_of(element);
        let (from, to) = (self.hex(element), self.hex(target));
        let Some(weapon) = self.ranged_weapon(element) else {
            return Err(Refusal::NoRangedWeapon { unit });
        };
        let distance = from.distance(to);
        let strength = weapon.strength_at(distance);
        // DW-04-G4: by default a shot that cannot reach is refused, the cheapest test first.
        if strength.is_none() && !self.stage.house.strict_range {
            return Err(Refusal::OutOfRange { element, target, distance, range: weapon.range() });
        }
        if !self.arc(element).contains(from, self.facing(element), to) {
            return Err(Refusal::OutOfArc { element, target });
        }
        if self.announces_blindly() {
            return Ok(strength);
        }
        let sight = self.sight(element, target);
        if sees_enough(sight, supports) {
            return Ok(strength);
        }
        Err(self.no_sight(element, target, sight, supports))
    }

    /// DW-12-09, DW-12-12, DW-12-45, DW-13-32: why there is no sight.
    fn no_sight(&self, element: ElementId, target: ElementId, sight: Sight, supports: bool) -> Refusal {
        let Sight { blocker, head, .. } = sight;
        match blocker {
            _ if sight.sections < sight.without_own => Refusal::OwnRanksInTheWay { element },
            Some(blocker) if !self.plays(Modules::TERRAIN) => Refusal::NoSight { element, target, blocker },
            _ if supports => Refusal::SupporterSeesNothing { element, target, blocker },
            _ => Refusal::NoVisibleSection { element, target, blocker, head },
        }
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
        self.check_aim(unit, element, target, volley)
    }

    /// The part of `check_shot` that depends on the target.
    fn check_aim(
        &self,
        unit: UnitId,
        element: ElementId,
        target: ElementId,
        volley: Volley,
    ) -> Result<(), Refusal> {
        if self.side_of_element(target) == self.side_of(unit) && !self.is_fighting(unit, target, volley) {
            return Err(Refusal::FriendNotFighting { target });
        }
        self.check_line(element, target, false).map(|_| ())
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

    /// DW-04-13 to DW-04-17, DW-04-24, DW-12-45, DW-13-32.
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
        let own = self.check_line(element, target, true)?;
        // DW-04-15: the weaker element has to lead the attack.
        if let (Some(strength), Some(needed)) = (own, self.shot_strength(shooter, target))
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

    /// DW-12-G11: only attacks are dropped; their supporters go with them.
    pub(crate) fn check_drop_shot(&self, element: ElementId) -> Result<(), Refusal> {
        let Step::Aim { unit } = self.step() else {
            return Err(Refusal::OutOfPhase);
        };
        if !self.element_exists(element) {
            return Err(Refusal::NoSuchElement { element });
        }
        match self.task(element) {
            Task::Attack(_) if self.unit_of(element) == unit => Ok(()),
            _ => Err(Refusal::NothingToDrop { element }),
        }
    }

    pub(crate) fn check_end_shooting(&self, side: Side) -> Result<(), Refusal> {
        match self.declaring_unit(side) {
            Some(unit) => Err(Refusal::DeclarationOpen { unit }),
            None => Ok(()),
        }
    }

    /// A declaration is open, or some element could shoot at something.
    pub(crate) fn has_shooting_to_do(&self, side: Side, volley: Volley) -> bool {
        if self.declaring_unit(side).is_some() {
            return true;
        }
        let ready = |unit, element: ElementId| {
            !self.flags[element.index()].has(ElementFlags::SHOT)
                && self.check_entitled(unit, element, volley).is_ok()
        };
        let could_hit = |unit, element, target| {
            self.is_alive(target) && self.check_aim(unit, element, target, volley).is_ok()
        };
        self.living_units(side).any(|unit| {
            self.elements(unit).filter(|&element| ready(unit, element)).any(|element| {
                (0..self.n_elements).map(ElementId).any(|target| could_hit(unit, element, target))
            })
        })
    }
}

/// DW-12-12, DW-13-32: one whole section; for support, elements of the own skirmishing unit are looked past.
pub(crate) const fn sees_enough(sight: Sight, supports: bool) -> bool {
    0 < sight.sections || supports && 0 < sight.without_own
}

/// What everybody may ask.
impl Battle {
    /// DW-04-22, DW-04-G5: whether the target counts as fighting for a shooter of `unit`.
    pub fn is_fighting(&self, unit: UnitId, target: ElementId, volley: Volley) -> bool {
        let mut contacts = self.contacts(target).peekable();
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

    /// DW-04-07, DW-08-G7: the hits of this phase destroy the element, so that further shots at it are wasted.
    pub(crate) fn is_doomed(&self, element: ElementId) -> bool {
        self.hit_points(element) <= self.hits[element.index()] && !self.may_be_spared(element)
    }

    /// DW-02-11: the strength of a shot; `None` out of range.
    pub(crate) fn shot_strength(&self, shooter: ElementId, target: ElementId) -> Option<u8> {
        self.ranged_weapon(shooter)?.strength_at(self.hex(shooter).distance(self.hex(target)))
    }

    /// DW-04-19, DW-04-21, DW-12-42: the base number of a shot with `supporters`, at the strength for the chosen
    /// target but the armour and visible size of the element finally shot at (DW-04-26). The growth around the chosen
    /// target counts, not that around another one (DW-12-50, DW-12-G12).
    pub fn shot_sum(
        &self,
        shooter: ElementId,
        chosen: ElementId,
        hit: ElementId,
        supporters: u8,
    ) -> Option<Sum> {
        let strength = self.shot_strength(shooter, chosen)?;
        let target = self.card_of(hit);
        let terrain = self.plays(Modules::TERRAIN);
        let mut sum = Sum::new();
        sum.add(if terrain { DW_12_42 } else { DW_04_19 }, Label::Strength, strength.into());
        let skill = self.shot_skill(shooter, chosen);
        if 0 < skill {
            sum.add(DW_08_06, Label::SkillRanged, skill.into());
        }
        sum.add(DW_02_02, Label::Armour, -i16::from(target.armour_ranged));
        if 0 < supporters {
            sum.add(DW_04_13, Label::Support, 2 * i16::from(supporters));
        }
        if !terrain {
            sum.add(DW_04_21, Label::Size, i16::from(target.size / 2));
            return Some(sum);
        }
        sum.add(DW_12_11, Label::VisibleSections, i16::from(self.sight(shooter, hit).sections / 2));
        if self.is_in_wood(self.hex(chosen)) {
            sum.add(DW_12_25, Label::TargetInWood, -2);
        }
        Some(sum)
    }

    /// DW-08-06, DW-12-52: the ranged skill counts for the main shooter, but not into a melee.
    fn shot_skill(&self, shooter: ElementId, target: ElementId) -> u8 {
        let skill = self.card_of(shooter).standard.skill_ranged;
        if skill == 0 || !self.is_standard() {
            return 0;
        }
        let volley = if self.phase() == Phase::SecondRanged { Volley::Second } else { Volley::First };
        if self.is_fighting(self.unit_of(shooter), target, volley) { 0 } else { skill }
    }

    fn is_in_wood(&self, hex: Hex) -> bool {
        self.field(hex).surface == crate::ground::Surface::Wood
    }
}

/// Chances out of 20 to roll at most the sum (DW-04-20, DW-06-18).
pub(crate) fn chances(sum: &Sum) -> u8 {
    sum.sum().clamp(0, 20) as u8
}
