//! The shape of a case file, see `docs/cases.md`. Everything that can be wrong with a single value is found here,
//! so that the error names its line.

use crate::notation::{At, FacingNumber, Fraction, Post, PostOf, Rolled, Rule, Shape, TermLine};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub id: Spanned<String>,
    pub system: Spanned<String>,
    pub rules: Spanned<Vec<Rule>>,
    pub title: Text,
    pub story: Text,
    #[serde(default)]
    pub board: BoardPart,
    #[serde(default)]
    pub zones: Zones,
    #[serde(default)]
    pub house: House,
    pub start: Spanned<Start>,
    pub unit: Vec<Spanned<Unit>>,
    pub expect: Option<Spanned<Expect>>,
    #[serde(default)]
    pub step: Vec<Spanned<Step>>,
}

/// Words in both languages.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub de: String,
    pub en: String,
}

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

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Zones {
    pub a: Vec<(u8, u8, u8)>,
    pub b: Vec<(u8, u8, u8)>,
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct House {
    pub round_limit: u8,
    pub strict_range: bool,
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

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum StartPhase {
    Deploy,
    Command,
    FirstRanged,
    Movement,
    SecondRanged,
    Melee,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SideName {
    A,
    B,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OrderName {
    Move,
    Skirmish,
    Attack,
    Hold,
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
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClassName {
    Infantry,
    Cavalry,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeleePart {
    pub kind: MeleeName,
    pub strength: u8,
    pub against_cavalry: Option<u8>,
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MeleeName {
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

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RangedName {
    Sling,
    Bow,
    Longbow,
    Crossbow,
    Javelin,
    Arquebus,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Step {
    pub side: Option<SideName>,
    #[serde(default)]
    pub dice: Vec<Rolled>,
    pub refused: Option<Refused>,
    pub expect: Option<Expect>,
    /// `do` and the fields of the action; whoever reads the action refuses what does not belong to it.
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

/// The refusal that is expected.
#[derive(Deserialize, Clone, Debug)]
#[serde(untagged, expecting = "expected a rule id, or a table of rule, refusal and facts")]
pub(crate) enum Refused {
    By(Rule),
    Exactly(RefusalPart),
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct RefusalPart {
    pub rule: Rule,
    pub refusal: Option<String>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
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
    pub targets: BTreeMap<String, Vec<String>>,
    pub odds: Vec<OddsPart>,
    pub round: Option<u16>,
    pub outcome: Option<OutcomeName>,

    pub unit: BTreeMap<String, UnitPart>,
    pub at: Vec<PostOf>,
    pub alive: Vec<String>,
    pub hit: Vec<String>,
    pub destroyed: Vec<String>,
    pub contacts: BTreeMap<String, Vec<String>>,
    pub distances: Vec<DistancePart>,
    pub zones: Vec<ZonePart>,
    pub arcs: Vec<ArcPart>,
    pub sights: Vec<SightPart>,
    pub shots: Vec<AttackPart>,
    pub blows: Vec<AttackPart>,
    pub hex_names: Vec<HexNamePart>,
    pub rolls: Vec<RollPart>,
    pub seen_by: Option<ViewerName>,
}

/// A notation of dice, the faces that fall, and their total.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct RollPart {
    pub notation: String,
    pub faces: Vec<u8>,
    pub is: i16,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct EventPart {
    pub event: String,
    pub rule: Option<Rule>,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct Asked {
    pub side: Option<AskedSide>,
    pub step: Option<String>,
    #[serde(flatten)]
    pub facts: Map<String, Value>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AskedSide {
    A,
    B,
    Both,
    Nobody,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct LegalPart {
    pub side: Option<SideName>,
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct IllegalPart {
    pub side: Option<SideName>,
    pub refused: Refused,
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

#[derive(Deserialize, Clone, Debug)]
pub(crate) struct OddsPart {
    pub side: Option<SideName>,
    #[serde(default)]
    pub destroys: Vec<String>,
    #[serde(default)]
    pub spares: Vec<String>,
    pub chance: Fraction,
    #[serde(flatten)]
    pub action: Map<String, Value>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OutcomeName {
    A,
    B,
    Draw,
    None,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OrderFact {
    Move,
    Skirmish,
    Attack,
    Hold,
    None,
}

#[derive(Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct UnitPart {
    pub elements: Option<Vec<Post>>,
    pub alive: Option<u8>,
    pub formation: Option<Shape>,
    pub groups: Option<u8>,
    pub order: Option<OrderFact>,
    pub points_left: Option<u8>,
    pub manoeuvres_left: Option<u8>,
    pub moved: Option<bool>,
    pub small: Option<bool>,
    pub in_contact: Option<bool>,
    pub in_melee: Option<bool>,
    pub melee_rounds: Option<u8>,
    pub initiative: Option<i16>,
}

/// The reckoning of an attack that might be made.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttackPart {
    pub by: String,
    pub at: String,
    #[serde(default)]
    pub supporters: u8,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct DistancePart {
    pub from: At,
    pub to: At,
    pub is: u8,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ZonePart {
    pub of: String,
    pub hex: At,
    pub is: ZoneName,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ZoneName {
    Front,
    Flank,
    Rear,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArcPart {
    pub of: String,
    pub hex: At,
    pub is: bool,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SightPart {
    pub from: String,
    pub to: String,
    pub is: Sight,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(untagged, expecting = "expected \"clear\" or the hex that blocks")]
pub(crate) enum Sight {
    Clear(ClearSight),
    BlockedAt(At),
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClearSight {
    Clear,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct HexNamePart {
    pub hex: At,
    pub is: String,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ViewerName {
    A,
    B,
    Spectator,
}
