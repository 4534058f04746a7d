//! The position as one viewer knows it.

use super::plane::{BodyNow, ChargeNow, TurnNow};
use super::terrain::is_none;
use super::{Field, Sides};
use serde::Serialize;
use ts_rs::TS;

/// The position as one viewer knows it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Scene {
    /// `a`, `b` or `spectator`.
    pub viewer: String,
    pub round: u16,
    /// The id of the phase; `setup` before the first round.
    pub phase: String,
    /// The id of the order whose units move now.
    pub segment: Option<String>,
    /// The id of the decision asked for.
    pub step: String,
    /// Who owes a decision: `a`, `b`.
    pub asked: Vec<String>,
    /// Whether a side has finished what is decided in secret.
    pub committed: Sides<bool>,
    /// By number.
    pub units: Vec<UnitNow>,
    /// Those on the board that the viewer may see.
    pub elements: Vec<ElementNow>,
    /// Pairs of hostile elements that touch; of hostile units where there is a plane.
    pub contacts: Vec<[u8; 2]>,
    pub strength: Sides<Strength>,
    /// The sides have changed their deployment zones: those of the table are to be read the other way round.
    #[serde(skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub swapped: bool,
    /// The points of each side so far, where points decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub score: Option<Sides<u32>>,
    /// Charges that have been declared and not yet moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<ChargeNow>>", optional)]
    pub charges: Vec<ChargeNow>,
    /// Whose turn it is, where the sides take turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<TurnNow>,
    /// What is left in the magic phase: power of the one side, dispelling of the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub magic: Option<Sides<u8>>,
    /// `None` while the battle goes on.
    pub ended: Option<Ended>,
}

/// By reference, as serde asks.
fn is_false(value: &bool) -> bool {
    !*value
}

/// What is left of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Strength {
    pub elements: u16,
    pub at_start: u16,
}

/// How the battle ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ended {
    /// `a`, `b`; nobody in a draw.
    pub won: Option<String>,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitNow {
    pub unit: u8,
    /// Elements on the board; models left.
    pub alive: u8,
    pub order: OrderNow,
    /// `line`, `column`, `wedge`, `square`, `horde`, `disordered`; empty where nothing of it is seen.
    pub formation: String,
    /// In words: `geordnet, 5 breit`.
    pub formation_text: String,
    /// What holds of it now, in the order in which it is shown: `melee`, `fleeing`, `impetuous`, `disordered`,
    /// `skirmish`, `small`, `moved`; in Warhammer `fighting`, `fleeing`, `rallied`, `charging`, `failed-charge`,
    /// `marched`, `moved`, `shot`, `stupid`, `frenzied`, `afraid`, `squabbling`, `hates`, `away`, `reserve` and
    /// `spell-<id>`.
    pub badges: Vec<String>,
    /// Movement points, where it has an order the viewer knows.
    pub points: Option<Budget>,
    pub manoeuvres: Option<Budget>,
    /// The melee weapon in use.
    pub weapon: Option<String>,
    /// Several order markers on one unit, or those whose number only is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub markers: Option<MarkersNow>,
    /// Elements that are still beyond the edge of the board, to arrive later.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub waiting: u8,
    /// The unit a commander is attached to; he has no elements of his own then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<u8>,
    /// The commanders attached to the unit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub commanders: Vec<u8>,
    /// Where the unit stands on a plane.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub body: Option<BodyNow>,
    /// What is left of a single model.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wounds: Option<Budget>,
}

/// Order markers on a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MarkersNow {
    /// How many lie on it, as far as the viewer knows.
    pub count: u8,
    /// How many may be laid now; 0 where none may.
    pub most: u8,
    /// The orders on them, for their owner only.
    pub orders: Vec<String>,
}

/// What may be spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Budget {
    pub left: u8,
    pub total: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "state", rename_all = "kebab-case")]
#[ts(tag = "state", rename_all = "kebab-case")]
pub enum OrderNow {
    /// It has none.
    None,
    /// The viewer may not know whether it has one or which.
    Hidden,
    /// The viewer's own, still hidden from the others.
    Secret { order: String },
    /// For all to see.
    Open { order: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ElementNow {
    pub element: u8,
    pub at: Field,
    /// The six corners clockwise from north: 0 to 5.
    pub facing: u8,
    /// Destroyed, but not yet removed.
    pub hit: bool,
    /// What it has declared.
    pub task: Option<TaskNow>,
    /// Where it is to stand, noted but not yet carried out.
    pub plan: Option<Ghost>,
    /// `leader`, `standard`, `musician` or `commander`; left out for ordinary elements.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub figure: Option<String>,
    /// Hit points; left out where there is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hit_points: Option<Budget>,
    /// The unit with which an attached commander acts; left out where it is the element's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub with: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "task", rename_all = "kebab-case")]
#[ts(tag = "task", rename_all = "kebab-case")]
pub enum TaskNow {
    Attack { element: u8 },
    Support { element: u8 },
}

/// Where an element would stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Ghost {
    pub element: u8,
    pub at: Field,
    pub facing: u8,
}
