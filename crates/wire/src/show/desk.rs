//! What a side can decide now, and what it can ask about it.

use super::plane::MoveNow;
use super::{Field, Ghost};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a side can decide now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Desk {
    pub side: String,
    /// The id of the decision.
    pub step: String,
    /// What is asked, as one question.
    pub ask: String,
    /// One or two sentences for beginners: how it is done.
    pub hint: String,
    /// The rule to read about it.
    pub rule: String,
    /// The unit that has to go on, where only one can.
    pub unit: Option<u8>,
    /// What can be done, complete but for what the families hold.
    pub choices: Vec<Choice>,
    /// Placements, by the unit or element that is placed.
    pub families: Vec<Family>,
    /// What can be dragged over a plane, within exact bounds; left out where nothing can.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<MoveNow>>", optional)]
    pub moves: Vec<MoveNow>,
    /// What the table also offers in such a moment, but not now, and why.
    pub barred: Vec<Barred>,
}

/// How the table offers a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum ChoiceKind {
    /// Gives `order` to `unit`. Orders are collected and sent together with the choice that ends the step.
    Order,
    /// A step of the whole unit: by a button or a click on `to`.
    Move,
    /// A manoeuvre of the whole unit: by a button.
    Manoeuvre,
    /// Something one element of a unit does: by selecting it and a click on `to` or a button.
    Element,
    /// An attack of `element`, on a plane of `unit`, on `target`: by selecting the one and clicking the other.
    Target,
    /// `element` supports `target`, a friend.
    Support,
    /// Carries out or drops what was noted or declared for `unit`.
    Resolve,
    /// A question with few answers.
    Answer,
    /// Ends the step.
    End,
    /// About the whole battle: offer a draw, resign.
    Battle,
}

/// One legal action.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Choice {
    /// Sent back as it is.
    #[ts(type = "Action")]
    pub action: Value,
    pub kind: ChoiceKind,
    /// A whole sentence.
    pub text: String,
    /// For a button.
    pub short: String,
    /// The glyph for a button: `wheel-left`, `wheel-right`, `advance-left`, `advance-right`, `step-0` … `step-5` (by
    /// direction), `turn-0` … `turn-5` (by facing), `order-<order>`, `fire`, `strike`, `support`, `carry-out`, `drop`,
    /// `first`, `second`, `weapon`, `end`, `draw`, `resign`; where several are barred together also `turn`, `shift`,
    /// `order`; in the standard game also `side`, `attach`, `detach`, `outflank`, `command`, `temper`, `appeal`,
    /// `accept`, `replace`, `flee`, `rout`, `stay`, `rush`, `act`, `swap`, `dare`, `marker`, `dissolve`, `touch`,
    /// `release`, `rally`, `abandon`; in Warhammer `charge`, `hold`, `flee`, `stand-shoot`, `rally`, `march`, `advance`,
    /// `turn-left`, `turn-right`, `turn-about`, `reform`, `fire`, `strike`, `weapon`, `aim`, `challenge`, `pursue`,
    /// `hold-back`, `widen`, `wrap`, `cast`, `dispel`, `join`, `leave`, `first`, `second`, `end`, `resign`, `place`.
    pub icon: Option<String>,
    pub unit: Option<u8>,
    pub element: Option<u8>,
    /// The id of the order, for `Order`.
    pub order: Option<String>,
    /// The field to click: where the unit's or element's clicked element would stand.
    pub to: Option<Field>,
    /// The element to click; on a plane the unit.
    pub target: Option<u8>,
    /// Where all that move would stand; empty where nothing moves.
    pub ghosts: Vec<Ghost>,
    /// Pairs of hostile elements that would touch afterwards and do not now.
    pub contacts: Vec<[u8; 2]>,
    /// What would be left afterwards.
    pub points: Option<u8>,
    pub manoeuvres: Option<u8>,
    /// For what ends something: what useful would be left undone, as a sentence. The table asks once.
    pub left_undone: Option<String>,
}

/// Placements of one unit or element that differ only in their field.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Family {
    pub unit: u8,
    /// For single elements.
    pub element: Option<u8>,
    /// `5 breit`.
    pub text: String,
    pub width: Option<u8>,
    pub facing: u8,
    /// The action without its field, which is to be put into `field`.
    #[ts(type = "Action")]
    pub action: Value,
    /// The name of the missing field: `hex`.
    pub field: String,
    pub fields: Vec<Field>,
    /// Where the elements would stand, relative to the field.
    pub shape: Vec<Ghost>,
}

/// Something that cannot be done now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Barred {
    pub unit: Option<u8>,
    pub element: Option<u8>,
    pub short: String,
    pub icon: Option<String>,
    pub why: Why,
}

/// Why something is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Why {
    pub text: String,
    pub rule: String,
    /// The place that forbids it.
    pub at: Option<Field>,
}

/// What a player pointed at, to learn how it could be done or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pointed {
    pub unit: Option<u8>,
    pub element: Option<u8>,
    pub to: Option<Field>,
    pub target: Option<u8>,
}

/// Everywhere a unit can get without a manoeuvre, as a tree of steps.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Reach {
    pub unit: u8,
    /// A step comes after those it continues.
    pub ways: Vec<Way>,
}

/// One more step of a unit.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Way {
    /// The step before; `None` for the first.
    pub after: Option<u16>,
    #[ts(type = "Action")]
    pub action: Value,
    pub ghosts: Vec<Ghost>,
    pub contacts: Vec<[u8; 2]>,
    pub points: u8,
    pub manoeuvres: u8,
}
