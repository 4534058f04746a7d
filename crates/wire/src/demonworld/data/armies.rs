//! Commanders, items and armies, as the data files hold them.

use super::entries::{
    BuiltIn, ClassWord, Force, Given, MeleeEntry, Profile, Provenance, RangedEntry, SideWord, Standard, rule,
    side,
};
use ::demonworld::{Card, Class, Figure, Goal, Items, Modules};
use ::table::{RuleId, Side};
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

/// A commander or hero (chapter 10).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Commander {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub faction: String,
    #[serde(with = "ClassWord")]
    pub class: Class,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub points: Given<u16>,
    pub stars: Given<u8>,
    pub control: Given<u8>,
    pub points_move: Given<u8>,
    pub figures: Given<u8>,
    pub size: Given<u8>,
    pub armour_ranged: Given<u8>,
    pub armour_melee: Given<u8>,
    pub initiative: Given<i8>,
    pub melee: Vec<MeleeEntry>,
    pub ranged: Vec<RangedEntry>,
    pub melee_skill: Given<u8>,
    pub ranged_skill: Given<u8>,
    pub fear_factor: Given<u8>,
    pub hit_points: Given<u8>,
    /// DW-26-06: what he has by his description; its effect is in the numbers.
    pub built_in: Option<Given<Vec<BuiltIn>>>,
}

impl Commander {
    /// DW-10-05: a profile of one element with the same movement points in every segment (DW-10-09), no manoeuvres
    /// (DW-10-07) and no morale (DW-15-01).
    pub(super) fn profile(self) -> Profile {
        fn fixed<T>(value: T) -> Given<T> {
            Given { value, from: Provenance::Book, card: None, note: None }
        }
        Profile {
            id: self.id,
            name_de: self.name_de,
            name_en: self.name_en,
            faction: self.faction,
            class: self.class,
            race: "commander".to_owned(),
            rule: self.rule,
            points: self.points,
            elements: fixed(1),
            figures_per_element: self.figures,
            size: self.size,
            armour_ranged: self.armour_ranged,
            armour_melee: self.armour_melee,
            points_skirmish: self.points_move.clone(),
            points_attack: self.points_move.clone(),
            points_move: self.points_move,
            manoeuvres: fixed(0),
            initiative: self.initiative,
            charge_bonus: fixed(0),
            melee: self.melee,
            ranged: self.ranged,
            standard: Standard {
                leader: fixed(false),
                standard_bearer: fixed(false),
                musician: fixed(false),
                figures_beside_special: fixed(0),
                melee_skill: self.melee_skill,
                ranged_skill: self.ranged_skill,
                hit_points: self.hit_points,
                regenerates: None,
                morale_a: fixed(0),
                morale_b: fixed(0),
                fear_factor: self.fear_factor,
                formations: fixed(Vec::new()),
                may_light_fire: fixed(false),
                may_use_fire_arrows: fixed(false),
                stars: Some(self.stars),
                control: Some(self.control),
                built_in: self.built_in,
            },
        }
    }
}

/// Who may carry an item (DW-26-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Carrier {
    Commander,
    Leader,
    Standard,
}

/// An item (chapter 26).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub faction: String,
    #[serde(deserialize_with = "rule")]
    #[schemars(with = "String")]
    pub rule: RuleId,
    pub carrier: Vec<Carrier>,
    pub points: Given<u16>,
    /// DW-26-09: the strength of a bought melee weapon without the size of its carrier.
    pub strength_plus_size: Option<Given<u8>>,
    pub fear: Option<Given<u8>>,
    pub melee_bonus: Option<Given<u8>>,
    pub morale_a: Option<Given<i8>>,
}

impl Item {
    pub(super) fn flag(&self) -> Option<Items> {
        Some(match self.id.get_ref().as_str() {
            "sword_of_fear" => Items::SWORD_OF_FEAR,
            "victory_standard" => Items::VICTORY_STANDARD,
            "war_banner" => Items::WAR_BANNER,
            "sword_of_power" => Items::SWORD_OF_POWER,
            _ => return None,
        })
    }

    /// DW-26-02 to DW-26-13: the card with the item, or why its unit cannot have it.
    pub(super) fn given_to(&self, profile: &Profile, card: Card) -> Result<Card, String> {
        let Some(flag) = self.flag() else { return Err("no rule of the engine knows this item".to_owned()) };
        if profile.faction != self.faction {
            return Err(format!("only {} may carry it (DW-26-02)", self.faction));
        }
        let card = card.given(flag, self.points.value);
        match card.item_fault() {
            Some(fault) => Err(format!("{fault} ({})", fault.rule())),
            None => Ok(card),
        }
    }

    /// Where the entry differs from the engine, which knows the items itself.
    pub(super) fn disagreement(&self) -> Option<String> {
        let Some(flag) = self.flag() else { return Some("no rule of the engine knows this item".to_owned()) };
        let strength = self.strength_plus_size.as_ref().map(|strength| strength.value);
        if strength != flag.sword() {
            return Some(format!("strength: {strength:?}, the engine has {:?}", flag.sword()));
        }
        let carriers = [
            (Carrier::Commander, Figure::Commander),
            (Carrier::Leader, Figure::Leader),
            (Carrier::Standard, Figure::Standard),
        ];
        let differs =
            |&(carrier, figure): &(Carrier, Figure)| self.carrier.contains(&carrier) != flag.is_for(figure);
        let (carrier, _) = carriers.into_iter().find(differs)?;
        Some(format!("carrier: the engine does not agree about {carrier:?}"))
    }
}

/// An item in the hands of a unit.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemGiven {
    #[schemars(with = "String")]
    pub item: Spanned<String>,
    #[schemars(with = "String")]
    pub carrier: Spanned<String>,
}

/// An army list for own battles (DW-16-15).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Army {
    #[schemars(with = "String")]
    pub id: Spanned<String>,
    pub name_de: String,
    pub name_en: String,
    pub faction: String,
    /// The army size for which it is made.
    pub size: u16,
    #[schemars(with = "Vec<String>")]
    pub units: Vec<Spanned<String>>,
    #[serde(default)]
    pub items: Vec<ItemGiven>,
    pub points: u16,
}

impl Army {
    pub fn id(&self) -> &str {
        self.id.get_ref()
    }

    /// The army without some of its units, by their places, and without what these carry.
    pub(super) fn without(&self, places: &[usize]) -> Army {
        let mut army = self.clone();
        // Of several units of a profile the first carries its items.
        let carries = |place: usize| {
            let id = self.units[place].get_ref();
            self.units[..place].iter().all(|other| other.get_ref() != id).then_some(id)
        };
        let gone: Vec<&String> =
            places.iter().copied().filter(|&place| place < self.units.len()).filter_map(carries).collect();
        army.items.retain(|given| !gone.contains(&given.carrier.get_ref()));
        let mut place = 0;
        army.units.retain(|_| {
            place += 1;
            !places.contains(&(place - 1))
        });
        army
    }

    /// The army as one side of a battle.
    pub fn force(&self) -> Force {
        Force {
            name_de: self.name_de.clone(),
            name_en: self.name_en.clone(),
            units: self.units.clone(),
            items: self.items.clone(),
            points: self.points,
        }
    }
}

/// A chapter of the standard game (DW-08-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModuleWord {
    Figures,
    Commanders,
    Terrain,
    Formations,
    Morale,
}

impl ModuleWord {
    pub const fn module(self) -> Modules {
        match self {
            ModuleWord::Figures => Modules::FIGURES,
            ModuleWord::Commanders => Modules::COMMANDERS,
            ModuleWord::Terrain => Modules::TERRAIN,
            ModuleWord::Formations => Modules::FORMATIONS,
            ModuleWord::Morale => Modules::MORALE,
        }
    }
}

/// How a scenario is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum GoalEntry {
    #[default]
    Annihilation,
    LastStand {
        #[serde(deserialize_with = "side")]
        #[schemars(with = "SideWord")]
        defender: Side,
        points: u16,
    },
    Hold {
        #[serde(deserialize_with = "side")]
        #[schemars(with = "SideWord")]
        attacker: Side,
    },
    Score,
}

impl GoalEntry {
    pub const fn goal(self) -> Goal {
        match self {
            GoalEntry::Annihilation => Goal::Annihilation,
            GoalEntry::LastStand { defender, points } => Goal::LastStand { defender, points },
            GoalEntry::Hold { attacker } => Goal::Hold { attacker },
            GoalEntry::Score => Goal::Score,
        }
    }
}
