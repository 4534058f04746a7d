//! What the data files of Demonworld hold, entry by entry.

use super::armies::{GoalEntry, ItemGiven, ModuleWord};
use ::demonworld::{
    Band, Card, Class, Figures, HouseRules, Items, MAX_UNIT_ELEMENTS, MeleeKind, MeleeWeapon, Modules, Order,
    Permits, RangedKind, RangedWeapon,
};
use ::table::{RuleId, Side};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;

/// No element of any part of the book is larger.
const LARGEST: u8 = 9;

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// The text of the second edition.
    Book,
    /// The construction pattern of the second edition, applied to other values of the card (DW-27-01).
    Derived,
    /// The card of the first edition; the second-edition card is lost.
    FirstEdition,
    /// An own choice, where nothing else exists or a known sum forces it.
    House,
}

/// Words in both languages about where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub de: String,
    pub en: String,
}

/// A value with its provenance.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given<T> {
    pub value: T,
    pub from: Provenance,
    /// The value on the first-edition card, where it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "Class", rename_all = "kebab-case")]
pub(super) enum ClassWord {
    Infantry,
    Cavalry,
}

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "MeleeKind", rename_all = "kebab-case")]
enum MeleeWord {
    HandWeapon,
    TwoHanded,
    Improvised,
    Javelin,
    Spear,
    Pike,
    Lance,
    TwoHandWeapons,
    Natural,
}

#[derive(Deserialize, Serialize, JsonSchema)]
#[serde(remote = "RangedKind", rename_all = "kebab-case")]
enum RangedWord {
    Sling,
    Bow,
    Longbow,
    Crossbow,
    Javelin,
    Arquebus,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum OrderWord {
    Move,
    Skirmish,
    Attack,
    Hold,
}

fn orders<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Order>, D::Error> {
    let words = Vec::<OrderWord>::deserialize(deserializer)?;
    Ok(words
        .into_iter()
        .map(|word| match word {
            OrderWord::Move => Order::Move,
            OrderWord::Skirmish => Order::Skirmish,
            OrderWord::Attack => Order::Attack,
            OrderWord::Hold => Order::Hold,
        })
        .collect())
}

#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum SideWord {
    A,
    B,
}

pub(super) fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
    Ok(match SideWord::deserialize(deserializer)? {
        SideWord::A => Side::A,
        SideWord::B => Side::B,
    })
}

pub(super) fn rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|fault| D::Error::custom(format!("\"{text}\" is {fault}")))
}

/// A melee weapon on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeleeEntry {
    #[serde(with = "MeleeWord")]
    pub weapon: MeleeKind,
    pub strength: u8,
    /// Where it is another than against infantry (DW-02-16, DW-02-17).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against_cavalry: Option<u8>,
    /// Where it is known from that the unit carries the weapon.
    pub weapon_from: Provenance,
    /// Where the strength comes from.
    pub from: Provenance,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

/// Strength up to and including a distance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BandEntry {
    pub hexes: u8,
    pub strength: u8,
}

/// A ranged weapon on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RangedEntry {
    #[serde(with = "RangedWord")]
    pub weapon: RangedKind,
    /// One or two, near band first.
    pub bands: Vec<BandEntry>,
    pub from: Provenance,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Note>,
}

/// A unit as its card describes it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub faction: String,
    #[serde(with = "ClassWord")]
    pub class: Class,
    pub race: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub points: Given<u16>,
    pub elements: Given<u8>,
    pub figures_per_element: Given<u8>,
    pub size: Given<u8>,
    pub armour_ranged: Given<u8>,
    pub armour_melee: Given<u8>,
    pub points_move: Given<u8>,
    pub points_skirmish: Given<u8>,
    pub points_attack: Given<u8>,
    pub manoeuvres: Given<u8>,
    pub initiative: Given<i8>,
    pub charge_bonus: Given<u8>,
    /// One or two; the preferred one first.
    pub melee: Vec<MeleeEntry>,
    /// None or one.
    pub ranged: Vec<RangedEntry>,
    /// Not used by the introductory game (DW-01-11).
    #[serde(skip_serializing)]
    pub standard: Standard,
}

/// What a card says for the standard game only.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standard {
    pub leader: Given<bool>,
    pub standard_bearer: Given<bool>,
    pub musician: Given<bool>,
    pub figures_beside_special: Given<u8>,
    pub melee_skill: Given<u8>,
    pub ranged_skill: Given<u8>,
    pub hit_points: Given<u8>,
    pub morale_a: Given<i8>,
    pub morale_b: Given<i8>,
    pub fear_factor: Given<u8>,
    pub formations: Given<Vec<String>>,
    pub may_light_fire: Given<bool>,
    pub may_use_fire_arrows: Given<bool>,
    /// DW-27-16.
    pub regenerates: Option<Given<u8>>,
    /// Of commanders only: their own file has these.
    #[serde(skip)]
    pub stars: Option<Given<u8>>,
    #[serde(skip)]
    pub control: Option<Given<u8>>,
    #[serde(skip)]
    pub built_in: Option<Given<Vec<BuiltIn>>>,
}

/// An item that somebody has by his description (DW-26-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BuiltIn {
    Armour,
    Weapon,
}

impl BuiltIn {
    const fn flag(self) -> Items {
        match self {
            BuiltIn::Armour => Items::BUILT_IN,
            BuiltIn::Weapon => Items::BUILT_IN_WEAPON,
        }
    }
}

impl Standard {
    fn card(&self, figures_per_element: u8) -> ::demonworld::Standard {
        let figures = [
            (self.leader.value, Figures::LEADER),
            (self.standard_bearer.value, Figures::STANDARD),
            (self.musician.value, Figures::MUSICIAN),
        ];
        let built_in = self.built_in.iter().flat_map(|items| &items.value);
        let permits = self.formations.value.iter().filter_map(|name| permit(name));
        ::demonworld::Standard {
            hit_points: self.hit_points.value,
            skill_ranged: self.ranged_skill.value,
            skill_melee: self.melee_skill.value,
            morale_a: self.morale_a.value,
            morale_b: self.morale_b.value,
            fear: self.fear_factor.value,
            figures: figures
                .iter()
                .filter(|(has, _)| *has)
                .fold(Figures::NONE, |all, (_, one)| all.with(*one)),
            permits: permits.fold(Permits::NONE, Permits::with),
            stars: self.stars.as_ref().map_or(0, |stars| stars.value),
            control: self.control.as_ref().map_or(0, |control| control.value),
            regenerates: self.regenerates.as_ref().map_or(0, |regenerates| regenerates.value),
            // DW-16-46: infantry in close order has five figures on a base.
            close_order: 5 <= figures_per_element,
            items: built_in.fold(Items::NONE, |all, item| all.with(item.flag())),
            ..::demonworld::Standard::default()
        }
    }
}

fn permit(name: &str) -> Option<Permits> {
    Some(match name {
        "square" => Permits::SQUARE,
        "wedge" => Permits::WEDGE,
        "skirmish" => Permits::SKIRMISH,
        "horde" => Permits::HORDE,
        _ => return None,
    })
}

impl Profile {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    pub fn is_commander(&self) -> bool {
        self.standard.stars.is_some()
    }

    /// The values as the engine wants them. Manoeuvres stay as printed; the introductory game allows everybody two
    /// (DW-05-06).
    pub fn card(&self) -> Card {
        let melee = |number: usize| {
            self.melee.get(number).map(|entry| MeleeWeapon {
                kind: entry.weapon,
                against_infantry: entry.strength,
                against_cavalry: entry.against_cavalry.unwrap_or(entry.strength),
            })
        };
        let band = |entry: &BandEntry| Band { hexes: entry.hexes, strength: entry.strength };
        let ranged = self.ranged.first().and_then(|entry| {
            let bands = [band(entry.bands.first()?), band(entry.bands.last()?)];
            Some(RangedWeapon { kind: entry.weapon, bands })
        });
        Card {
            class: self.class,
            size: self.size.value,
            armour_ranged: self.armour_ranged.value,
            armour_melee: self.armour_melee.value,
            points_move: self.points_move.value,
            points_skirmish: self.points_skirmish.value,
            points_attack: self.points_attack.value,
            manoeuvres: self.manoeuvres.value,
            initiative: self.initiative.value,
            charge_bonus: self.charge_bonus.value,
            ranged,
            melee: [melee(0), melee(1)],
            points: self.points.value,
            standard: self.standard.card(self.figures_per_element.value),
        }
    }

    /// What keeps the profile from being a card.
    pub(super) fn fault(&self) -> Option<String> {
        if self.melee.is_empty() || 2 < self.melee.len() {
            return Some(format!("melee: {} weapons, allowed are 1 or 2", self.melee.len()));
        }
        if !(1..=MAX_UNIT_ELEMENTS).contains(&self.elements.value.into()) {
            return Some(format!("elements: {}, allowed are 1 to {MAX_UNIT_ELEMENTS}", self.elements.value));
        }
        if !(1..=LARGEST).contains(&self.size.value) {
            return Some(format!("size: {}, allowed are 1 to {LARGEST}", self.size.value));
        }
        if self.standard.hit_points.value == 0 {
            return Some("hit points: 0, at least 1 is needed".to_owned());
        }
        if let Some(name) = self.standard.formations.value.iter().find(|name| permit(name).is_none()) {
            return Some(format!("formations: there is no \"{name}\""));
        }
        if 1 < self.ranged.len() {
            return Some(format!("ranged: {} weapons, allowed is 1", self.ranged.len()));
        }
        let bands = self.ranged.first().map_or(1, |entry| entry.bands.len());
        if !(1..=2).contains(&bands) {
            return Some(format!("ranged: {bands} bands, allowed are 1 or 2"));
        }
        None
    }
}

/// A ranged weapon of the general table (DW-02-T1).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RangedType {
    #[serde(with = "RangedWord")]
    pub id: RangedKind,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub bands: Vec<BandEntry>,
    /// The orders with which it may be used.
    #[serde(deserialize_with = "orders")]
    #[schemars(with = "Vec<OrderWord>")]
    pub orders: Vec<Order>,
    pub source: String,
}

/// A melee weapon of the general table (DW-02-T2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MeleeType {
    #[serde(with = "MeleeWord")]
    pub id: MeleeKind,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub against_infantry: u8,
    pub against_cavalry: u8,
    /// In the first round of a melee (DW-06-07).
    pub initiative: i8,
    pub two_handed: bool,
    #[serde(default)]
    pub riders_only: bool,
    #[serde(default)]
    pub first_round_only: bool,
    pub source: String,
    pub note: Option<Note>,
}

/// One side of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub name_de: String,
    pub name_en: String,
    /// Ids of profiles, in the order of the units' numbers.
    #[schemars(with = "Vec<String>")]
    pub units: Vec<Spanned<String>>,
    /// DW-26-01.
    #[serde(default)]
    pub items: Vec<ItemGiven>,
    /// The sum of the points of units and items (DW-07-07).
    pub points: u16,
}

/// After how many rounds a battle is over (DW-16-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// 0 = no limit.
    pub rounds: u8,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
}

/// A battle with everything in it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub tier: String,
    #[schemars(with = "String")]
    pub board: Spanned<String>,
    /// DW-08-01: the chapters of the standard game in use.
    #[serde(default)]
    pub modules: Vec<ModuleWord>,
    #[serde(default)]
    pub goal: GoalEntry,
    /// How long it lasts, where a rule says so.
    pub length: Option<Length>,
    /// DW-16-15; only in own battles.
    #[serde(skip)]
    pub army_size: Option<u16>,
    /// DW-16-18: who laid the board; only in own battles.
    #[serde(skip)]
    pub builder: Option<Side>,
    pub a: Force,
    pub b: Force,
}

impl Scenario {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// The switches of the table that the scenario is meant for.
    pub fn house(&self) -> HouseRules {
        let modules = self.modules.iter().fold(Modules::NONE, |all, module| all.with(module.module()));
        let plain = HouseRules::default();
        let round_limit = self.length.map_or(plain.round_limit, |length| length.rounds);
        HouseRules { modules, round_limit, ..plain }
    }

    pub fn force(&self, side: Side) -> &Force {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    /// The profile ids of all units in the order of their numbers: side a first.
    pub fn units(&self) -> impl Iterator<Item = (Side, &Spanned<String>)> {
        Side::BOTH.into_iter().flat_map(|side| self.force(side).units.iter().map(move |unit| (side, unit)))
    }
}
