//! What a screen shows of a table that is measured. All lengths are whole thousandths of an inch, `x` to the east and
//! `y` to the north from the south-west corner; angles are hundredths of a degree, counter-clockwise from the east.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A point as `[x, y]`, or a width and a depth.
pub type Spot = [i32; 2];

/// A piece of terrain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Piece {
    /// `wood`, `dense-wood`, `plain-hill`, `steep-hill`, `steep-slope`, `marsh`, `hedge`, `fence`, `wall`, `building`,
    /// `rock`, `river`, `ford`, `bridge`, `road`.
    pub id: String,
    pub name: String,
    pub rule: String,
    /// What it does: `schwieriges Gelände, weiche Deckung`.
    pub text: String,
    pub form: Form,
    /// Steps of height above the table.
    pub height: u8,
}

/// The outline of something that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "form", rename_all = "kebab-case")]
#[ts(tag = "form", rename_all = "kebab-case")]
pub enum Form {
    Polygon {
        points: Vec<Spot>,
    },
    Oval {
        centre: Spot,
        radii: Spot,
    },
    Line {
        points: Vec<Spot>,
        /// 0 where it is only a line.
        width: i32,
    },
}

/// A part of the table with a meaning of its own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlaneArea {
    pub name: String,
    pub rule: String,
    pub form: Form,
}

/// Where a unit stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BodyNow {
    /// The middle of the front edge.
    pub front: Spot,
    pub facing: i32,
    /// Front left, front right, rear right, rear left.
    pub corners: [Spot; 4],
    pub files: u8,
    pub ranks: u8,
    /// Models in the last rank.
    pub last: u8,
    /// Width and depth of the base of one model.
    pub base: Spot,
    /// Without ranks and facing: it flees.
    pub mob: bool,
    /// Who stands out in the front ranks.
    pub figures: Vec<FigureNow>,
    /// The bases of models that have wrapped round a flank of the enemy, by their corners.
    pub lapping: Vec<[Spot; 4]>,
}

/// A model that is not like the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FigureNow {
    /// `standard`, `musician`, `champion`, `general`, `army-standard`, `hero`, `wizard`.
    pub kind: String,
    /// Counted from the left of the front rank, from 0.
    pub file: u8,
    /// Counted from the front, from 0.
    pub rank: u8,
    /// A character who has joined, by the number of his own.
    pub unit: Option<u8>,
}

/// A charge that has been declared and not yet moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChargeNow {
    pub charger: u8,
    pub target: u8,
    /// `hold`, `shoot`, `flee`; `None` while the target has not answered.
    pub reaction: Option<String>,
}

/// Whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TurnNow {
    /// `a` or `b`.
    pub side: String,
    /// The id of the step inside the phase, one of those of the table: `charges`, `rally`, `compulsory`, `chargers`,
    /// `moves`; empty in phases without steps.
    pub step: String,
}

/// How a unit can be dragged now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct MoveNow {
    pub unit: u8,
    /// Inches that are left, and how many there were.
    pub left: i32,
    pub total: i32,
    /// `walk`, `march`, `fly`.
    pub gait: String,
    /// How far it gets straight ahead, cost and obstacles considered.
    pub advance: i32,
    /// How far it can wheel about its left and its right front corner.
    pub wheel_left: i32,
    pub wheel_right: i32,
    /// Turns freely, as single models do.
    pub pivot: bool,
    /// It is set down anywhere: set-up, flight by wings, arrival.
    pub place: Option<PlaceNow>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlaceNow {
    /// Possible frontages, in models.
    pub files: Vec<u8>,
    pub facing_free: bool,
}

/// What the pointer does with a unit, asked while it moves.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(tag = "drag", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(tag = "drag", rename_all = "kebab-case")]
pub enum Drag {
    /// Wheels towards the place, then goes straight on.
    Go {
        to: Spot,
    },
    /// Straight on, as far as the place lies ahead.
    Advance {
        to: Spot,
    },
    Wheel {
        /// `left`, `right`: which front corner stays.
        hand: String,
        to: Spot,
    },
    Pivot {
        to: Spot,
    },
    Place {
        at: Spot,
        facing: i32,
        files: u8,
    },
    /// Direction and distance of a machine or a template.
    Aim {
        at: Spot,
    },
}

/// Where a drag would lead.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TrialNow {
    pub unit: u8,
    /// The unit as it would stand.
    pub body: BodyNow,
    /// Where the middle of the front goes.
    pub path: Vec<Spot>,
    pub cost: i32,
    pub left: i32,
    /// What ended it before the pointer.
    pub stopped: Option<StopNow>,
    /// To be sent when the pointer is released; empty where nothing can be done.
    #[ts(type = "Action[]")]
    pub actions: Vec<Value>,
}

/// What ends a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct StopNow {
    /// The limiting point.
    pub at: Spot,
    pub text: String,
    pub rule: String,
    /// Who is in the way.
    pub unit: Option<u8>,
}

/// What a unit sees and how far it reaches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LookNow {
    pub unit: u8,
    /// The outline of its field of view.
    pub arc: Vec<Spot>,
    pub ranges: Vec<RangeNow>,
    pub seen: Vec<SeenUnit>,
}

/// A distance of interest around a unit. Those that may not be measured are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RangeNow {
    pub name: String,
    pub radius: i32,
    pub rule: String,
}

/// Whether an enemy is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeenUnit {
    pub unit: u8,
    pub visible: bool,
    /// Why, with the distance where it may be measured.
    pub text: String,
    pub rule: String,
    pub line: [Spot; 2],
    /// What hides it.
    pub at: Option<Spot>,
}
