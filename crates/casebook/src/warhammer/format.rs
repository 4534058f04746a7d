//! The shape of a case file of Warhammer, see `docs/cases.md`.

use super::notation::{Heading, Length, Place};
pub(crate) use super::words::*;
pub(crate) use crate::format::*;
use crate::notation::{Rolled, Rule, TermLine};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use toml::Spanned;
use wire::warhammer::data::{PieceEntry, ProfileEntry};

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: Spanned<String>,
    pub system: String,
    pub rules: Spanned<Vec<Rule>>,
    pub title: Text,
    pub story: Text,
    #[serde(default)]
    pub battle: BattlePart,
    /// The switches of WH-01-T3 by their names.
    #[serde(default)]
    pub house: Option<Spanned<Map<String, Value>>>,
    /// Pieces as in the data files.
    #[serde(default)]
    pub terrain: Vec<Spanned<PieceEntry>>,
    pub start: Spanned<StartPart>,
    pub unit: Vec<Spanned<UnitEntry>>,
    pub expect: Option<Expect>,
    #[serde(default)]
    pub step: Vec<Spanned<Step<Expect>>>,
}

/// The frame of the battle: a scenario of the data without its ground, and what is different here.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct BattlePart {
    pub scenario: Option<Spanned<String>>,
    pub width: Option<Length>,
    pub depth: Option<Length>,
    pub game_turns: Option<u8>,
    pub limit: Option<u16>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartPart {
    pub at: OpeningName,
    pub active: Option<SideName>,
    /// The player turn, counted from 1.
    pub turn: Option<u8>,
    /// WH-09-H43: side a holds the north.
    #[serde(default)]
    pub swapped: bool,
    #[serde(default)]
    pub dice: Vec<Rolled>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OpeningName {
    Deploy,
    Turn,
    Charges,
    Rally,
    Compulsory,
    Moves,
    Shooting,
    CloseCombat,
    Magic,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnitEntry {
    pub name: Spanned<String>,
    pub side: SideName,
    /// A unit of the data, and what it is bought with.
    pub profile: Option<Spanned<String>>,
    #[serde(default)]
    pub options: Vec<Spanned<String>>,
    #[serde(default)]
    pub spells: Vec<SpellName>,
    #[serde(default)]
    pub standard: bool,
    #[serde(default)]
    pub musician: bool,
    #[serde(default)]
    pub champion: bool,
    #[serde(default)]
    pub general: bool,
    /// Values that replace those of the profile, or of a plain man.
    #[serde(default)]
    pub card: CardPart,
    /// Models at the start, the champion included; of a machine its crew.
    pub strength: Option<u8>,

    pub at: Option<Place>,
    pub facing: Option<Heading>,
    pub files: Option<u8>,
    /// Models left.
    pub models: Option<u8>,
    #[serde(default)]
    pub wounds: u8,
    pub status: Option<StatusName>,
    /// The unit that a character has joined, and his file in it.
    pub joined: Option<Spanned<String>>,
    pub file: Option<u8>,
    #[serde(default)]
    pub flags: Vec<FlagName>,
    #[serde(default)]
    pub foes: Vec<Spanned<String>>,
    #[serde(default)]
    pub fought: Vec<Spanned<String>>,
    pub weapon: Option<MeleeName>,
    /// The piece of terrain it defends, counted from 0.
    pub defends: Option<u8>,
    #[serde(default)]
    pub last_shot: u8,
    #[serde(default)]
    pub jammed_until: u8,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StatusName {
    Waiting,
    Reserve,
    Formed,
    Fleeing,
    Joined,
    Away,
    Through,
    Gone,
}

/// Values of a card that replace others.
#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct CardPart {
    pub profile: Option<ProfileEntry>,
    pub kind: Option<KindName>,
    pub category: Option<CategoryName>,
    pub role: Option<RoleName>,
    /// All traits, instead of those of the profile.
    pub traits: Option<Vec<TraitName>>,
    /// Width and depth of one base.
    pub base: Option<[Length; 2]>,
    pub body: Option<BodyName>,
    pub shield: Option<bool>,
    pub barding: Option<bool>,
    pub natural_save: Option<u8>,
    pub extra_save: Option<u8>,
    /// All weapons for close combat besides the hand weapon.
    pub arms: Option<Vec<MeleeName>>,
    pub missile: Option<MissileName>,
    pub magic_level: Option<u8>,
    pub breath: Option<u8>,
    pub points: Option<u16>,
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Expect {
    pub events: Vec<EventPart>,
    pub no_events: Vec<String>,
    pub cited: Vec<Rule>,

    pub asked: Option<Asked>,
    pub legal: Vec<LegalPart>,
    pub illegal: Vec<IllegalPart>,
    /// The game turn.
    pub round: Option<u16>,
    pub outcome: Option<OutcomeName>,

    pub active: Option<SideName>,
    pub turn: Option<u16>,
    pub power: Option<u8>,
    pub dispel: Option<u8>,
    pub score: PerSide<i16>,
    pub unit: BTreeMap<String, UnitPart>,
    pub distances: Vec<DistancePart>,
    pub sees: Vec<SeesPart>,
    pub cover: Vec<CoverPart>,
    pub reaches: Vec<ReachPart>,
    pub shots: Vec<ShotsPart>,
    pub saves: Vec<SavePart>,
    pub tests: Vec<TestPart>,
    pub breaks: Vec<BreakPart>,
    pub results: Vec<ResultPart>,
    pub shares: Vec<SharesPart>,
    pub armies: Vec<ArmyPart>,
    pub seen_by: Option<ViewerName>,
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct UnitPart {
    pub at: Option<Place>,
    pub facing: Option<Heading>,
    pub files: Option<u8>,
    pub ranks: Option<u8>,
    pub models: Option<u8>,
    pub wounds: Option<u8>,
    pub status: Option<StatusName>,
    /// The unit a character has joined.
    pub joined: Option<String>,
    /// What holds of it, and what does not.
    pub flags: Vec<FlagName>,
    pub no_flags: Vec<FlagName>,
    /// Exactly these.
    pub foes: Option<Vec<String>>,
    pub afraid_of: Option<Vec<String>>,
    /// The unit it has declared a charge on, or `none`.
    pub charge: Option<String>,
    pub weapon: Option<MeleeName>,
    pub spells: Option<Vec<SpellName>>,
    /// Models wrapped round the enemy's flanks, left and right.
    pub lapping: Option<[u8; 2]>,
    pub unit_strength: Option<u16>,
    pub rank_bonus: Option<u8>,
    /// How far it may move.
    pub pace: Option<Length>,
    pub frenzied: Option<bool>,
    pub has_standard: Option<bool>,
    /// What it cost.
    pub points: Option<u16>,
}

/// Between the nearest points of two units.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DistancePart {
    pub from: String,
    pub to: String,
    pub is: Length,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeesPart {
    pub from: String,
    pub to: String,
    pub is: bool,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CoverPart {
    pub from: String,
    pub to: String,
    pub is: CoverName,
}

/// How a charge would go home.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReachPart {
    pub unit: String,
    pub target: String,
    pub is: bool,
    pub edge: Option<EdgeName>,
    pub cost: Option<Length>,
    pub wheel: Option<Heading>,
    pub models: Option<u8>,
}

/// What is needed to hit: the sum of the first group of shots with the same score.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShotsPart {
    pub by: String,
    pub at: String,
    #[serde(default = "one")]
    pub shots: u8,
    pub count: Option<u8>,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SavePart {
    pub unit: String,
    pub strength: u8,
    #[serde(default)]
    pub close: bool,
    pub needed: Option<u8>,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

/// The leadership a unit tests against.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct TestPart {
    pub unit: String,
    pub test: TestName,
    #[serde(default)]
    pub modifier: i16,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct BreakPart {
    pub unit: String,
    pub difference: u8,
    #[serde(default)]
    pub hates: bool,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

/// What the combat of a unit would bring a side before any blow falls.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultPart {
    pub unit: String,
    pub side: SideName,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

/// WH-09-H02: what the army of a side costs by category.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SharesPart {
    pub side: SideName,
    pub characters: Option<u32>,
    pub regiments: Option<u32>,
    pub machines: Option<u32>,
    pub monsters: Option<u32>,
}

/// The same armies with other prices of a model or other numbers of models, and all rules that refuse them.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArmyPart {
    #[serde(default)]
    pub price: BTreeMap<String, u16>,
    #[serde(default)]
    pub models: BTreeMap<String, u8>,
    pub refused: Vec<Rule>,
}

/// Facts about a unit, see the engine's `Flags`.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FlagName {
    Moved,
    Marched,
    FailedCharge,
    Charged,
    Rallied,
    Shot,
    Balked,
    Stupid,
    Shambles,
    Squabbles,
    FledThisTurn,
    DoneMoving,
    Reacted,
    Arrived,
    ChangedUnit,
    Miscast,
    PanicTested,
    Broken,
    Panicked,
    Fought,
    HeldBack,
    TerrorTested,
    FrenzyLost,
    FrenzySuppressed,
    ChampionSlain,
    StandardTaken,
    ObstacleLost,
    WonRound,
}
