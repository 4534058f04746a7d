//! Chapters 06 and 14: a single blow (Nahkampfangriff): its base number, its roll, what it does.

use crate::card::{Class, Figure, Items, MeleeKind, Order};
use crate::event::Event;
use crate::ids::ElementId;
use crate::label::{Label, Sum, Waste};
use crate::ranged::chances;
use crate::round::Purpose;
use crate::rules::*;
use crate::state::*;
use hex::Zone;
use table::{Ask, Dice, Die, Events, RuleId};

/// DW-14-02: by how much a die must be below the base number to earn a second attack.
pub(crate) const MASTERLY: i16 = 5;

/// What became of a blow, as far as the second attack asks (DW-14-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blow {
    pub sum: Sum,
    pub roll: u8,
    pub supported: bool,
    pub destroyed: bool,
}

impl Blow {
    /// DW-14-02, DW-14-21: the die is at least five below the base number.
    pub(crate) fn is_masterly(&self) -> bool {
        i16::from(self.roll) <= self.sum.sum() - MASTERLY
    }
}

/// The base number.
impl Battle {
    /// DW-06-17, DW-14-13: the base number of a blow with `supporters`.
    pub fn blow_sum(&self, striker: ElementId, target: ElementId, supporters: u8) -> Option<Sum> {
        self.reckon_blow(striker, target, supporters, true)
    }

    /// DW-14-T1. `in_place`: the striker stands where the phase found him, so that he is still the tip of his wedge
    /// (DW-13-21).
    pub(crate) fn reckon_blow(
        &self,
        striker: ElementId,
        target: ElementId,
        supporters: u8,
        in_place: bool,
    ) -> Option<Sum> {
        let weapon = self.weapon_of(striker)?;
        let card = self.card_of(target);
        let mut sum = Sum::new();
        let rule = match self.leaders_sword(striker) {
            Some(_) => self.card_of(striker).standard.items.swords().rule(),
            None => weapon.kind.rule(),
        };
        sum.add(rule, Label::Strength, weapon.strength_against(card.class).into());
        if self.is_standard() {
            self.add_distinction(striker, &mut sum);
        }
        sum.add(DW_02_02, Label::Armour, -i16::from(card.armour_melee));
        if self.is_standard() {
            self.add_skills(striker, target, &mut sum);
        }
        if let Some(rule) = self.charge_rule(striker) {
            sum.add(rule, Label::Charge, self.card_of(striker).charge_bonus.into());
        }
        self.add_position(striker, target, &mut sum);
        if self.is_standard() {
            self.add_formations(striker, target, in_place, &mut sum);
            self.add_ground(striker, target, &mut sum);
        }
        if 0 < supporters {
            let rule = if self.is_standard() { DW_14_20 } else { DW_06_23 };
            sum.add(rule, Label::Support, 3 * i16::from(supporters));
        }
        Some(sum)
    }

    /// DW-14-14, DW-26-16, DW-26-G7: who strikes, and under which standard.
    fn add_distinction(&self, striker: ElementId, sum: &mut Sum) {
        match self.figure(striker) {
            Figure::Leader => sum.add(DW_09_09, Label::Leader, 1),
            Figure::Standard => sum.add(DW_09_12, Label::StandardBearer, 1),
            _ => {}
        }
        let unit = self.unit_of(striker);
        if self.card(unit).standard.items.has(Items::VICTORY_STANDARD)
            && self.special(unit, Figure::Standard).is_some()
        {
            sum.add(DW_26_16, Label::Item, 1);
        }
    }

    /// DW-14-15, DW-08-08, DW-08-10: the target's skill does not help against blows from its rear.
    fn add_skills(&self, striker: ElementId, target: ElementId, sum: &mut Sum) {
        let (own, theirs) =
            (self.card_of(striker).standard.skill_melee, self.card_of(target).standard.skill_melee);
        if 0 < own {
            sum.add(DW_08_08, Label::SkillMelee, own.into());
        }
        if 0 < theirs && self.struck_zone(striker, target) != Some(Zone::Rear) {
            sum.add(DW_08_10, Label::TargetSkill, -i16::from(theirs));
        }
    }

    /// DW-06-20, DW-14-16: the rule that gives the striker the charge bonus of his own card.
    fn charge_rule(&self, striker: ElementId) -> Option<RuleId> {
        let (unit, home) = (self.unit_of(striker), self.home_of(striker));
        if self.card(home).class != Class::Cavalry || !self.is_first_round(unit) {
            return None;
        }
        let attacks = self.order(unit) == Some(Order::Attack);
        if !self.is_standard() {
            return attacks.then_some(DW_06_20);
        }
        if self.is_commander(unit) {
            let charged = attacks && self.unit(unit).flags.has(UnitFlags::CHARGED);
            return charged.then_some(DW_10_G7);
        }
        match self.mood(unit) {
            Mood::Impetuous => self.house_rules().impetuous_charge.then_some(DW_14_G8),
            _ if home != unit => attacks.then_some(DW_14_G9),
            _ => attacks.then_some(DW_14_16),
        }
    }

    /// DW-13-10, DW-13-G6: from where the blow counts as struck; an outer element of a square has only a front.
    fn struck_zone(&self, striker: ElementId, target: ElementId) -> Option<Zone> {
        if self.is_square_outer(target) {
            return Some(Zone::Front);
        }
        self.zone_towards(target, self.hex(striker))
    }

    /// DW-06-21, DW-06-22, DW-14-18: only the place of the striker counts.
    fn add_position(&self, striker: ElementId, target: ElementId, sum: &mut Sum) {
        let rule = |intro| if self.is_standard() { DW_14_18 } else { intro };
        let has_pike = || self.weapon_of(target).is_some_and(|weapon| weapon.kind == MeleeKind::Pike);
        match self.struck_zone(striker, target) {
            Some(Zone::Front) if has_pike() => sum.add(rule(DW_06_21), Label::Pikes, -1),
            Some(Zone::Flank) => sum.add(rule(DW_06_22), Label::Flank, 2),
            Some(Zone::Rear) => sum.add(rule(DW_06_22), Label::Rear, 4),
            _ => {}
        }
    }

    /// DW-14-17, DW-13-31, DW-13-20, DW-13-G9.
    fn add_formations(&self, striker: ElementId, target: ElementId, in_place: bool, sum: &mut Sum) {
        let unit = self.unit_of(striker);
        if self.is_skirmishing(self.unit_of(target)) {
            sum.add(DW_14_17, Label::TargetSkirmishing, 1);
        }
        if self.is_skirmishing(unit) {
            sum.add(DW_14_17, Label::StrikerSkirmishing, -1);
        }
        if in_place && self.wedge_tip(unit) == Some(striker) {
            sum.add(DW_13_20, Label::WedgeTip, i16::from(self.wedge_size(unit)) - 1);
        }
    }

    /// DW-14-19, DW-11-20, DW-11-29, DW-11-37, DW-11-G10: by the fields on which the two stand.
    fn add_ground(&self, striker: ElementId, target: ElementId, sum: &mut Sum) {
        if self.ground().is_plain() {
            return;
        }
        if self.is_obstacle_between(striker, target) {
            sum.add(DW_11_37, Label::Obstacle, -2);
        }
        let wet = [striker, target].iter().filter(|&&party| self.stands_in_water(party)).count() as i16;
        if 0 < wet {
            sum.add(DW_11_29, Label::Water, -wet);
        }
        let step = |element| i16::from(self.field(self.hex(element)).step);
        let fall = step(striker) - step(target);
        if fall != 0 {
            sum.add(DW_11_20, Label::Height, fall);
        }
    }

    /// DW-11-22, DW-11-G12: in water of some depth. Whoever stands on a road that leads over it stands dry (DW-11-43).
    pub(crate) fn stands_in_water(&self, element: ElementId) -> bool {
        let field = self.field(self.hex(element));
        field.surface.is_water() && field.road == 0
    }

    /// DW-11-37: a hedge or intact wall between two neighbours, unless a road leads through a gap in it (DW-11-43). It
    /// does not keep them out of contact (DW-11-G16).
    pub(crate) fn is_obstacle_between(&self, a: ElementId, b: ElementId) -> bool {
        let (from, to) = (self.hex(a), self.hex(b));
        self.ground().edge_between(from, to).hinders() && !self.ground().is_along_road(from, to)
    }
}

/// What happens.
impl Battle {
    /// DW-06-16: a declared blow is struck, unless its target is gone.
    pub(crate) fn resolve_blow<D: Dice, E: Events<Event>>(
        &mut self,
        striker: ElementId,
        target: ElementId,
        dice: &mut D,
        events: &mut E,
    ) -> Option<Blow> {
        if self.is_hit(target) || !self.is_alive(target) {
            let why = Waste::TargetStruck;
            events.emit(Event::AttackWasted { attacker: striker, target, why });
            return None;
        }
        let supporters =
            (0..self.n_elements).map(ElementId).filter(|&e| self.task(e) == Task::Support(striker)).count()
                as u8;
        let sum = self.blow_sum(striker, target, supporters)?;
        if 0 < supporters && self.is_standard() {
            self.cite_supporters(striker, events);
        }
        let (roll, destroyed) = self.roll_blow(striker, target, sum, Purpose::Blow, dice, events);
        Some(Blow { sum, roll, supported: 0 < supporters, destroyed })
    }

    /// DW-06-18, DW-14-13: the roll. Gives it, and whether it has destroyed the target.
    pub(crate) fn roll_blow<D: Dice, E: Events<Event>>(
        &mut self,
        striker: ElementId,
        target: ElementId,
        sum: Sum,
        purpose: Purpose,
        dice: &mut D,
        events: &mut E,
    ) -> (u8, bool) {
        if self.is_standard() {
            self.cite_blow(striker, target, &sum, events);
        } else {
            events.cite(DW_06_17);
        }
        events.cite(DW_02_09);
        if self.weapon_of(striker).is_some_and(|weapon| weapon.against_infantry != weapon.against_cavalry) {
            events.cite(DW_01_15);
        }
        let mut ask = Ask::at_most(self.key(striker, purpose), Die::D20, sum.sum());
        if self.is_standard() {
            ask = ask.or_at_most(sum.sum() - MASTERLY);
        }
        let roll = dice.roll(ask);
        let hit = i16::from(roll) <= sum.sum();
        events.emit(Event::BlowRolled { striker, target, sum, expected: chances(&sum), roll, hit });
        if hit {
            self.hurt(target, 1, events);
        }
        let destroyed = self.is_hit(target);
        if destroyed {
            self.credit(striker, events);
        }
        (roll, destroyed)
    }

    /// DW-08-03, DW-06-31, DW-15-G5: the kill of an attached commander is his unit's; a single one has no unit.
    fn credit<E: Events<Event>>(&mut self, striker: ElementId, events: &mut E) {
        let (unit, side) = (self.unit_of(striker), self.side_of_element(striker));
        let engagement = usize::from(self.engagement(unit).unwrap_or_default());
        if let Some(kills) = self.kills.get_mut(engagement) {
            kills[side] = kills[side].saturating_add(1);
        }
        if !self.is_standard() {
            return;
        }
        if self.is_commander(unit) || unit != self.home_of(striker) {
            events.cite(DW_15_G5);
        }
        if !self.is_commander(unit) {
            let state = self.unit_mut(unit);
            state.slain = state.slain.saturating_add(1);
        }
    }

    /// The rules that have made the sum what it is, beside those of its terms.
    fn cite_blow<E: Events<Event>>(&self, striker: ElementId, target: ElementId, sum: &Sum, events: &mut E) {
        events.cite(DW_14_01);
        events.cite(DW_14_13);
        for term in sum.terms() {
            match term.label {
                Label::Leader | Label::StandardBearer => events.cite(DW_14_14),
                Label::SkillMelee => {
                    events.cite(DW_08_04);
                    events.cite(DW_14_15);
                    if self.weapon_of(striker).is_some_and(|w| w.kind == MeleeKind::Javelin) {
                        events.cite(DW_08_05);
                    }
                }
                Label::TargetSkill => events.cite(DW_14_15),
                Label::Charge => events.cite(DW_14_16),
                Label::TargetSkirmishing | Label::StrikerSkirmishing => events.cite(DW_13_31),
                Label::WedgeTip => events.cite(DW_14_G2),
                Label::Obstacle | Label::Water | Label::Height => events.cite(DW_14_19),
                _ => {}
            }
        }
        let real = self.zone_towards(target, self.hex(striker));
        if real != self.struck_zone(striker, target) {
            events.cite(DW_13_10);
        } else if real == Some(Zone::Rear) && 0 < self.card_of(target).standard.skill_melee {
            events.cite(DW_14_15);
        }
        if !self.can_cross(striker, self.hex(striker), self.hex(target)) {
            events.cite(DW_11_56);
        }
        if sum.sum() < 1 || 20 <= sum.sum() {
            events.cite(DW_14_21);
        }
    }

    /// DW-08-09, DW-09-10, DW-09-13: a supporter is worth the usual three, whoever he is.
    fn cite_supporters<E: Events<Event>>(&self, striker: ElementId, events: &mut E) {
        for element in (0..self.n_elements).map(ElementId) {
            if self.task(element) != Task::Support(striker) {
                continue;
            }
            match self.figure(element) {
                Figure::Leader => events.cite(DW_09_10),
                Figure::Standard => events.cite(DW_09_13),
                _ => {}
            }
            if 0 < self.card_of(element).standard.skill_melee {
                events.cite(DW_08_09);
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests;
