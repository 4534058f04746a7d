//! How a case writes what must come of its steps.

use crate::demonworld::notation::{At, Post, PostOf, Shape};
use crate::demonworld::words::*;
use crate::format::*;
use crate::notation::{Fraction, Rule, TermLine};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

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
    pub score: PerSide<u32>,
    pub points_lost: PerSide<u64>,
    pub scouting: PerSide<u16>,

    pub unit: BTreeMap<String, UnitPart>,
    pub at: Vec<PostOf>,
    pub alive: Vec<String>,
    pub hit: Vec<String>,
    pub destroyed: Vec<String>,
    pub contacts: BTreeMap<String, Vec<String>>,
    pub bonds: Vec<BondPart>,
    pub hit_points: BTreeMap<String, u8>,
    pub figures: BTreeMap<String, FigureName>,
    pub distances: Vec<DistancePart>,
    pub zones: Vec<ZonePart>,
    pub arcs: Vec<ArcPart>,
    pub sights: Vec<SightPart>,
    pub sees: Vec<SeesPart>,
    pub costs: Vec<CostPart>,
    pub shots: Vec<AttackPart>,
    pub blows: Vec<AttackPart>,
    pub morale: Vec<MoralePart>,
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

    pub mood: Option<MoodName>,
    pub skirmishing: Option<bool>,
    pub attached_to: Option<String>,
    pub markers: Option<u8>,
    pub wing: Option<WingFact>,
    pub waiting: Option<u8>,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WingFact {
    Left,
    Right,
    None,
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

/// The reckoning of a morale test that might be taken.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoralePart {
    pub unit: String,
    pub test: TestName,
    pub enemy: Option<String>,
    pub sum: Option<i16>,
    pub terms: Option<Vec<TermLine>>,
    pub needed: Option<i8>,
}

/// What is between two adjacent enemies.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct BondPart {
    pub of: String,
    pub with: String,
    pub is: BondName,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BondName {
    Contact,
    None,
    /// Only the first of the two could go to the other.
    Attacker,
    /// Only the second could.
    Defender,
}

/// How many whole size sections are seen.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeesPart {
    pub from: String,
    pub to: String,
    pub sections: u8,
    pub blocker: Option<At>,
}

/// What a step between neighbouring hexes costs an element.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct CostPart {
    pub of: String,
    pub from: At,
    pub to: At,
    #[serde(default)]
    pub along_road: bool,
    pub is: Cost,
}

#[derive(Deserialize, Clone, Debug)]
#[serde(
    untagged,
    expecting = "expected movement points, or why there is no way: \"swamp\", \"water\", \"cliff\""
)]
pub(crate) enum Cost {
    Points(u8),
    Barred(BarrierName),
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
