//! How the position of a case is written.

use crate::demonworld::notation::{At, EdgeLine, FacingNumber, Post};
use crate::demonworld::words::*;
use crate::format::SideName;
use crate::notation::Rolled;
use demonworld::Modules;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;
use wire::demonworld::data::{GoalEntry, ModuleWord};

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct BoardPart {
    pub rows: u8,
    pub columns: u8,
    pub origin: Option<Spanned<[u8; 2]>>,
}

impl Default for BoardPart {
    /// Two map sheets side by side (DW-07-G2).
    fn default() -> BoardPart {
        BoardPart { rows: 15, columns: 34, origin: None }
    }
}

/// The ground: rows of letters as in the data files, then single fields, then what lies between fields.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct GroundPart {
    pub surface: Option<Spanned<Vec<Spanned<String>>>>,
    pub height: Option<Spanned<Vec<Spanned<String>>>>,
    pub road: Option<Spanned<Vec<Spanned<String>>>>,
    pub fields: Vec<Spanned<FieldPart>>,
    pub edges: Vec<Spanned<EdgeLine>>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct FieldPart {
    pub hexes: Vec<At>,
    pub surface: Option<SurfaceName>,
    pub height: Option<u8>,
    pub road: Option<char>,
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Zones {
    pub a: Vec<(u8, u8, u8)>,
    pub b: Vec<(u8, u8, u8)>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct House {
    pub round_limit: u8,
    pub strict_range: bool,
    pub modules: ModulesPart,
    pub spare_last_point_only: bool,
    pub impetuous_charge: bool,
    pub flank_marches: bool,
}

impl Default for House {
    /// As in the book, which knows no round limit.
    fn default() -> House {
        House {
            round_limit: 0,
            strict_range: false,
            modules: ModulesPart::List(Vec::new()),
            spare_last_point_only: false,
            impetuous_charge: true,
            flank_marches: false,
        }
    }
}

#[derive(Deserialize, Clone, Debug)]
#[serde(
    untagged,
    expecting = "expected \"all\" or a list of figures, commanders, terrain, formations, morale"
)]
pub(crate) enum ModulesPart {
    All(AllModules),
    List(Vec<ModuleWord>),
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AllModules {
    All,
}

impl ModulesPart {
    pub fn modules(&self) -> Modules {
        match self {
            ModulesPart::All(AllModules::All) => Modules::ALL,
            ModulesPart::List(words) => {
                words.iter().fold(Modules::NONE, |modules, word| modules.with(word.module()))
            }
        }
    }
}

/// What is fought for, and what was agreed on before.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct BattlePart {
    pub goal: GoalEntry,
    pub area: Vec<At>,
    pub objectives: Vec<ObjectivePart>,
    pub bases: Bases,
    pub army_size: Option<u16>,
    pub builder: Option<SideName>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ObjectivePart {
    pub hex: At,
    pub points: u16,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Bases {
    pub a: BorderName,
    pub b: BorderName,
}

impl Default for Bases {
    fn default() -> Bases {
        Bases { a: BorderName::South, b: BorderName::North }
    }
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    pub phase: StartPhase,
    #[serde(default = "first_round")]
    pub round: u16,
    #[serde(default)]
    pub dice: Vec<Rolled>,
}

const fn first_round() -> u16 {
    1
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unit {
    pub name: Spanned<String>,
    pub side: SideName,
    pub profile: Option<Spanned<String>>,
    #[serde(default)]
    pub card: CardPart,
    pub order: Option<OrderName>,
    #[serde(default)]
    pub in_melee: bool,
    #[serde(default)]
    pub melee_rounds: u8,
    #[serde(default)]
    pub moved: bool,
    pub attached_to: Option<Spanned<String>>,
    pub mood: Option<MoodName>,
    #[serde(default)]
    pub skirmishing: bool,
    pub wounds: Option<Spanned<BTreeMap<String, u8>>>,
    pub elements: Option<Vec<Spanned<Post>>>,
    pub block: Option<Block>,
    pub strength: Option<u8>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Block {
    pub at: At,
    pub facing: FacingNumber,
    pub width: u8,
    pub elements: u8,
}

/// Values of a card that replace others.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct CardPart {
    pub class: Option<ClassName>,
    pub size: Option<u8>,
    pub armour_ranged: Option<u8>,
    pub armour_melee: Option<u8>,
    pub points_move: Option<u8>,
    pub points_skirmish: Option<u8>,
    pub points_attack: Option<u8>,
    pub manoeuvres: Option<u8>,
    pub initiative: Option<i8>,
    pub charge_bonus: Option<u8>,
    pub points: Option<u16>,
    pub melee: Option<Spanned<Vec<MeleePart>>>,
    pub ranged: Option<Spanned<RangedChoice>>,

    pub hit_points: Option<u8>,
    pub skill_ranged: Option<u8>,
    pub skill_melee: Option<u8>,
    pub morale: Option<[i8; 2]>,
    pub fear: Option<u8>,
    pub figures: Option<Vec<SpecialName>>,
    pub formations: Option<Vec<PermitName>>,
    pub stars: Option<u8>,
    pub control: Option<u8>,
    pub swamp: Option<SwampName>,
    pub attacks: Option<u8>,
    pub regenerates: Option<u8>,
    pub close_order: Option<bool>,
    pub items: Option<Vec<ItemName>>,
    pub item_points: Option<u16>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeleePart {
    pub kind: MeleeName,
    pub strength: u8,
    pub against_cavalry: Option<u8>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(untagged, expecting = "expected \"none\" or a table of kind and bands")]
pub(crate) enum RangedChoice {
    Without(WithoutWeapon),
    With(RangedPart),
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WithoutWeapon {
    None,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RangedPart {
    pub kind: RangedName,
    pub bands: Vec<(u8, u8)>,
}
