//! What the data files of Demonworld hold, entry by entry.

use ::demonworld::{Band, Board, Card, Class, MeleeKind, MeleeWeapon, Order, RangedKind, RangedWeapon};
use ::table::{RuleId, Side};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use toml::Spanned;

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    pub de: String,
    pub en: String,
}

/// A value with its provenance.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
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

#[derive(Deserialize, Serialize)]
#[serde(remote = "Class", rename_all = "kebab-case")]
enum ClassWord {
    Infantry,
    Cavalry,
}

#[derive(Deserialize, Serialize)]
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

#[derive(Deserialize, Serialize)]
#[serde(remote = "RangedKind", rename_all = "kebab-case")]
enum RangedWord {
    Sling,
    Bow,
    Longbow,
    Crossbow,
    Javelin,
    Arquebus,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
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

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SideWord {
    A,
    B,
}

fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
    Ok(match SideWord::deserialize(deserializer)? {
        SideWord::A => Side::A,
        SideWord::B => Side::B,
    })
}

fn rule<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|fault| D::Error::custom(format!("\"{text}\" is {fault}")))
}

/// A melee weapon on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BandEntry {
    pub hexes: u8,
    pub strength: u8,
}

/// A ranged weapon on a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub faction: String,
    #[serde(with = "ClassWord")]
    pub class: Class,
    pub race: String,
    #[serde(deserialize_with = "rule")]
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
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standard {
    pub leader: Given<bool>,
    pub standard_bearer: Given<bool>,
    pub musician: Given<bool>,
    pub figures_beside_special: Given<u8>,
    pub melee_skill: Given<u8>,
    pub ranged_skill: Given<u8>,
    pub hit_points: Given<u8>,
    pub morale_a: Given<u8>,
    pub morale_b: Given<u8>,
    pub fear_factor: Given<u8>,
    pub formations: Given<Vec<String>>,
    pub may_light_fire: Given<bool>,
    pub may_use_fire_arrows: Given<bool>,
}

impl Profile {
    pub fn id(&self) -> &str {
        self.id.get_ref()
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
        }
    }

    /// What keeps the profile from being a card.
    pub(super) fn fault(&self) -> Option<String> {
        if self.melee.is_empty() || 2 < self.melee.len() {
            return Some(format!("melee: {} weapons, allowed are 1 or 2", self.melee.len()));
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
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RangedType {
    #[serde(with = "RangedWord")]
    pub id: RangedKind,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    pub rule: RuleId,
    pub bands: Vec<BandEntry>,
    /// The orders with which it may be used.
    #[serde(deserialize_with = "orders")]
    pub orders: Vec<Order>,
    pub source: String,
}

/// A melee weapon of the general table (DW-02-T2).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeType {
    #[serde(with = "MeleeWord")]
    pub id: MeleeKind,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
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

/// The deployment zone of a side.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    #[serde(deserialize_with = "side")]
    pub side: Side,
    /// The facing towards the enemy, a proposal for the set-up.
    pub facing: u8,
    /// Row, first column, last column.
    pub spans: Vec<(u8, u8, u8)>,
    pub from: Provenance,
    pub note: Option<Note>,
}

/// A board with its deployment zones.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardEntry {
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    pub rule: RuleId,
    pub rows: u8,
    /// Hexes in the first, third, … row; the others have one more.
    pub columns: u8,
    pub from: Provenance,
    pub note: Option<Note>,
    pub zone: Vec<Zone>,
}

impl BoardEntry {
    pub(super) fn fault(&self) -> Option<String> {
        if Board::new(self.rows, self.columns).is_none() {
            return Some(format!("{} rows of {} hexes fit no table", self.rows, self.columns));
        }
        let bad = self.zone.iter().find(|zone| 6 <= zone.facing)?;
        Some(format!("zone of side {:?}: facing {} does not exist", bad.side, bad.facing))
    }
}

/// One side of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub name_de: String,
    pub name_en: String,
    /// Ids of profiles, in the order of the units' numbers.
    pub units: Vec<Spanned<String>>,
    /// The sum of the units' points (DW-07-07).
    pub points: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    #[serde(deserialize_with = "rule")]
    pub rule: RuleId,
    pub tier: String,
    pub board: Spanned<String>,
    pub a: Force,
    pub b: Force,
}

impl Scenario {
    pub fn id(&self) -> &str {
        self.id.get_ref()
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
