//! Chapter 26: bought items (Gegenstände): who may carry what, and what they change on a card. Items whose effect ends
//! with their carrier are [`Items`], others [`Gear`].

use crate::card::{Card, Figure, Figures, Items, MeleeKind, MeleeWeapon, RangedWeapon};
use crate::rules::*;
use crate::setup::Setup;
use std::fmt;
use table::RuleId;

/// DW-26-15, DW-26-18: strength without the size of the carrier.
const SWORD_OF_FEAR: u8 = 6;
const SWORD_OF_POWER: u8 = 11;

/// DW-26-T2: the kinds of bought items, with the numbers of their own cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gear {
    /// DW-26-08.
    Ranged(RangedWeapon),
    /// DW-26-09; `beside_another`: it replaces one of two hand weapons (DW-26-13).
    Melee { kind: MeleeKind, strength: u8, beside_another: bool },
    /// DW-26-10.
    Strength(u8),
    /// DW-26-11.
    Armour(u8),
    /// DW-26-12.
    Shield(u8),
}

impl Gear {
    pub const fn rule(self) -> RuleId {
        match self {
            Gear::Ranged(_) => DW_26_08,
            Gear::Melee { beside_another: true, .. } => DW_26_13,
            Gear::Melee { .. } => DW_26_09,
            Gear::Strength(_) => DW_26_10,
            Gear::Armour(_) => DW_26_11,
            Gear::Shield(_) => DW_26_12,
        }
    }

    const fn is_weapon(self) -> bool {
        matches!(self, Gear::Ranged(_) | Gear::Melee { .. })
    }

    /// DW-27-01: the numbers are put together in the way of every card.
    const fn is_reckoned(self) -> bool {
        matches!(self, Gear::Melee { .. } | Gear::Armour(_))
    }
}

/// Why a unit or commander cannot have what it has been given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ItemFault {
    /// Nobody of the unit may carry it.
    Carrier(Items),
    /// Two bought items for the same element, or for all elements.
    TwoItems,
    /// A magic weapon beside the one it has by its description.
    MagicWeapon,
}

impl ItemFault {
    pub const fn rule(self) -> RuleId {
        match self {
            ItemFault::Carrier(_) => DW_26_02,
            ItemFault::TwoItems => DW_26_04,
            ItemFault::MagicWeapon => DW_26_06,
        }
    }
}

impl fmt::Display for ItemFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ItemFault::Carrier(item) => write!(f, "nobody may carry the item of {}", item.rule()),
            ItemFault::TwoItems => write!(f, "two items for the same element"),
            ItemFault::MagicWeapon => write!(f, "a magic weapon beside its own"),
        }
    }
}

impl Card {
    /// DW-26-07 to DW-26-13: the card with a bought item. A weapon is used instead of an old one of its class.
    pub fn equipped(mut self, gear: Gear) -> Card {
        match gear {
            Gear::Ranged(weapon) => self.ranged = Some(weapon),
            Gear::Melee { kind, strength, beside_another } => {
                self.melee = [Some(self.bought_weapon(kind, strength, beside_another)), None];
            }
            Gear::Strength(more) => {
                for weapon in self.melee.iter_mut().flatten() {
                    weapon.against_infantry = weapon.against_infantry.saturating_add(more);
                    weapon.against_cavalry = weapon.against_cavalry.saturating_add(more);
                }
            }
            Gear::Armour(armour) => {
                self.armour_ranged = armour;
                self.armour_melee = armour.saturating_add(self.size);
            }
            Gear::Shield(more) => {
                self.armour_ranged = self.armour_ranged.saturating_add(more);
                self.armour_melee = self.armour_melee.saturating_add(more);
            }
        }
        self
    }

    /// DW-26-09, DW-26-13, DW-27-01: a bought melee weapon in the hands of an element of this card.
    const fn bought_weapon(&self, kind: MeleeKind, strength: u8, beside_another: bool) -> MeleeWeapon {
        let bodies = if self.standard.close_order { 2 } else { 0 };
        let second = if beside_another { 2 } else { 0 };
        let strength = strength.saturating_add(self.size + bodies + second);
        MeleeWeapon { kind, against_infantry: strength, against_cavalry: strength }
    }

    /// The sword of the card's commander as an item of his. With two hand weapons he replaces one of them (DW-26-13).
    fn own_sword(&self, strength: u8) -> Gear {
        let pair = |weapon: &MeleeWeapon| weapon.kind == MeleeKind::TwoHandWeapons;
        let beside_another = self.melee.iter().flatten().any(pair);
        let kind = if beside_another { MeleeKind::TwoHandWeapons } else { MeleeKind::HandWeapon };
        Gear::Melee { kind, strength, beside_another }
    }

    /// DW-26-15, DW-26-18: the sword that the leader of a unit has for himself; the others keep their weapons.
    pub fn leaders_sword(&self) -> Option<MeleeWeapon> {
        let strength = self.standard.items.sword()?;
        (!self.is_commander()).then(|| self.bought_weapon(MeleeKind::HandWeapon, strength, false))
    }

    /// DW-26-01: the card with an item that costs so many points, in the hands of whoever may carry it. Whether anybody
    /// may is said by [`Card::item_fault`].
    pub fn given(mut self, item: Items, points: u16) -> Card {
        self.standard.items = self.standard.items.with(item);
        self.standard.item_points = self.standard.item_points.saturating_add(points);
        match item.sword() {
            Some(strength) if self.is_commander() => self.equipped(self.own_sword(strength)),
            _ => self,
        }
    }

    /// DW-26-02, DW-26-15 to DW-26-20: whether somebody of the card may carry the item.
    pub const fn may_carry(&self, item: Items) -> bool {
        if self.is_commander() {
            return item.is_for(Figure::Commander);
        }
        let figures = self.standard.figures;
        figures.has(Figures::LEADER) && item.is_for(Figure::Leader)
            || figures.has(Figures::STANDARD) && item.is_for(Figure::Standard)
    }

    /// DW-26-02, DW-26-04, DW-26-06: what is wrong with what the card has. An item of the whole unit leaves the special
    /// figures free to carry one of their own (DW-26-05).
    pub fn item_fault(&self) -> Option<ItemFault> {
        let items = self.standard.items;
        if let Some(item) = items.each().find(|&item| !self.may_carry(item)) {
            return Some(ItemFault::Carrier(item));
        }
        let gear = usize::from(items.has(Items::GEAR)) + usize::from(items.has(Items::GEAR_WEAPON));
        let alone = self.is_commander() && 1 < items.each().count() + gear;
        if alone || 1 < gear || items.share_a_carrier() {
            return Some(ItemFault::TwoItems);
        }
        let bought = items.has(Items::GEAR_WEAPON) || self.is_commander() && items.has(Items::SWORDS);
        (bought && items.has(Items::BUILT_IN_WEAPON)).then_some(ItemFault::MagicWeapon)
    }
}

impl Items {
    /// What can be lost with its carrier.
    pub const ALL: [Items; 4] =
        [Items::SWORD_OF_FEAR, Items::VICTORY_STANDARD, Items::WAR_BANNER, Items::SWORD_OF_POWER];

    const SWORDS: Items = Items::SWORD_OF_FEAR.with(Items::SWORD_OF_POWER);

    /// The items of the set that can be lost with their carriers, one by one.
    pub fn each(self) -> impl Iterator<Item = Items> {
        Items::ALL.into_iter().filter(move |&item| self.has(item))
    }

    /// DW-26-15 to DW-26-20: the swords are for commanders and leaders, the standards for standard bearers.
    pub const fn is_for(self, figure: Figure) -> bool {
        match figure {
            Figure::Commander | Figure::Leader => self.has(Items::SWORDS),
            Figure::Standard => self.has(Items::VICTORY_STANDARD.with(Items::WAR_BANNER)),
            Figure::Ordinary | Figure::Musician => false,
        }
    }

    pub(crate) const fn swords(self) -> Items {
        Items(self.0 & Items::SWORDS.0)
    }

    /// The strength of the sword among them, without the size of its carrier.
    pub const fn sword(self) -> Option<u8> {
        if self.has(Items::SWORD_OF_POWER) {
            return Some(SWORD_OF_POWER);
        }
        if self.has(Items::SWORD_OF_FEAR) { Some(SWORD_OF_FEAR) } else { None }
    }

    /// DW-26-04: two items of the set would hang on the same element: both swords, or both standards.
    pub const fn share_a_carrier(self) -> bool {
        self.has(Items::SWORD_OF_FEAR) && self.has(Items::SWORD_OF_POWER)
            || self.has(Items::VICTORY_STANDARD) && self.has(Items::WAR_BANNER)
    }

    /// The rule that describes the first of the items.
    pub const fn rule(self) -> RuleId {
        if self.has(Items::SWORD_OF_FEAR) {
            return DW_26_15;
        }
        if self.has(Items::VICTORY_STANDARD) {
            return DW_26_16;
        }
        if self.has(Items::WAR_BANNER) { DW_26_20 } else { DW_26_18 }
    }
}

/// Giving items to the units of an army; the rules that they follow are noted with the set-up.
impl Setup {
    /// An item with a name of its own.
    pub fn give(&mut self, unit: usize, item: Items, points: u16) {
        let Some(setup) = self.units.get_mut(unit) else { return };
        let before = setup.card;
        setup.card = before.given(item, points);
        self.rules.push(item.rule());
        if let Some(strength) = item.sword() {
            let leader = Gear::Melee { kind: MeleeKind::HandWeapon, strength, beside_another: false };
            self.note_gear(if before.is_commander() { before.own_sword(strength) } else { leader });
        }
        self.note_company(before);
    }

    /// A weapon, armour or the like: of a commander, or of a whole unit.
    pub fn equip(&mut self, unit: usize, gear: Gear, points: u16) {
        let Some(setup) = self.units.get_mut(unit) else { return };
        let before = setup.card;
        let mut card = before.equipped(gear);
        let kind = if gear.is_weapon() { Items::GEAR_WEAPON } else { Items::GEAR };
        // DW-26-04: a second one of its kind leaves both marks, which is one item too many.
        let kind = if before.standard.items.has(kind) { Items::GEAR.with(Items::GEAR_WEAPON) } else { kind };
        card.standard.items = card.standard.items.with(kind);
        card.standard.item_points = card.standard.item_points.saturating_add(points);
        setup.card = card;
        self.note_gear(gear);
        self.note_company(before);
    }

    fn note_gear(&mut self, gear: Gear) {
        self.rules.push(gear.rule());
        if gear.is_weapon() {
            self.rules.push(DW_26_07);
        }
        if gear.is_reckoned() {
            self.rules.push(DW_27_01);
        }
    }

    /// What a card had already that one more item goes with.
    fn note_company(&mut self, before: Card) {
        let items = before.standard.items;
        if items.has(Items::BUILT_IN.with(Items::BUILT_IN_WEAPON)) {
            self.rules.push(DW_26_06);
        }
        let gear = items.has(Items::GEAR.with(Items::GEAR_WEAPON));
        if !before.is_commander() && gear {
            self.rules.push(DW_26_05);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::command::foot;

    fn sword(strength: u8, beside_another: bool) -> Gear {
        Gear::Melee { kind: MeleeKind::HandWeapon, strength, beside_another }
    }

    fn strength(card: Card) -> u8 {
        card.melee[0].map_or(0, |weapon| weapon.against_infantry)
    }

    #[test]
    fn dw_26_e3_magic_sword_by_size_and_close_order() {
        assert_eq!(strength(foot().equipped(sword(8, false))), 10);
        let mut close = foot();
        close.standard.close_order = true;
        assert_eq!(strength(close.equipped(sword(8, false))), 12);
    }

    #[test]
    fn dw_26_e4_e5_armour_and_shield() {
        let dwarf = Card { size: 1, ..foot() }.equipped(Gear::Armour(2));
        assert_eq!((dwarf.armour_ranged, dwarf.armour_melee), (2, 3));
        let shield = Card { armour_ranged: 2, armour_melee: 4, ..foot() }.equipped(Gear::Shield(1));
        assert_eq!((shield.armour_ranged, shield.armour_melee), (3, 5));
    }

    fn hero(items: Items) -> Card {
        let mut card = foot();
        card.standard.stars = 1;
        card.standard.items = items;
        card
    }

    #[test]
    fn dw_26_04_one_bought_item_each() {
        let sword = hero(Items::NONE).given(Items::SWORD_OF_FEAR, 30);
        assert_eq!((strength(sword), sword.standard.item_points), (8, 30));
        assert_eq!(sword.item_fault(), None);
        let both = sword.given(Items::SWORD_OF_POWER, 20);
        assert_eq!(both.item_fault(), Some(ItemFault::TwoItems));
        assert_eq!(hero(Items::GEAR).given(Items::SWORD_OF_FEAR, 30).item_fault(), Some(ItemFault::TwoItems));
        let banner = hero(Items::NONE).given(Items::WAR_BANNER, 20);
        assert_eq!(banner.item_fault(), Some(ItemFault::Carrier(Items::WAR_BANNER)));
    }

    #[test]
    fn dw_26_05_an_item_of_the_unit_and_one_of_its_leader() {
        let mut card = foot();
        card.standard.figures = Figures::LEADER;
        card.standard.items = Items::GEAR;
        let armed = card.given(Items::SWORD_OF_FEAR, 30);
        assert_eq!(armed.item_fault(), None);
        assert_eq!(
            (strength(armed), armed.leaders_sword().map(|sword| sword.against_infantry)),
            (8, Some(8))
        );
        card.standard.items = Items::GEAR.with(Items::GEAR_WEAPON);
        assert_eq!(card.item_fault(), Some(ItemFault::TwoItems));
    }

    #[test]
    fn dw_26_06_no_second_magic_weapon() {
        let armour = hero(Items::BUILT_IN).given(Items::SWORD_OF_POWER, 20);
        assert_eq!(armour.item_fault(), None);
        let weapon = hero(Items::BUILT_IN_WEAPON).given(Items::SWORD_OF_POWER, 20);
        assert_eq!(weapon.item_fault(), Some(ItemFault::MagicWeapon));
        assert_eq!(ItemFault::MagicWeapon.rule(), DW_26_06);
    }

    #[test]
    fn dw_26_e6_kruuk_keeps_his_second_weapon() {
        assert_eq!(strength(foot().equipped(sword(11, true))), 15);
    }

    #[test]
    fn dw_26_07_a_bought_weapon_replaces_the_old_ones() {
        let mut card = foot();
        card.melee[1] = card.melee[0];
        let card = card.equipped(sword(6, false));
        assert_eq!(card.melee[1], None);
        assert_eq!(strength(card), 8);
        assert_eq!(strength(foot().equipped(Gear::Strength(2))), strength(foot()) + 2);
    }
}
