//! What a table on a screen shows, for any system: [`Table`] does not change during a battle, [`Scene`] is the
//! position as one viewer knows it, [`Desk`] is what a side can decide now, [`LogEvent`] is what happened. A page that
//! draws these knows no rule: every number, every choice and every reason comes from here, in words of one language.
//!
//! The types are exported to TypeScript.

mod settings;
mod sight;
mod terrain;

pub use settings::{Setting, SettingForm, SettingOption};
pub use sight::{SeenNow, SightNow};
pub use terrain::{Cell, ObjectiveInfo, Terrain};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A hex as `[q, r]`.
pub type Field = [i8; 2];

/// One value for each side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Sides<T> {
    pub a: T,
    pub b: T,
}

// ---------------------------------------------------------------------------------------------- what does not change

/// What does not change during a battle.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Table {
    /// `demonworld`.
    pub system: String,
    pub system_name: String,
    /// The id of the scenario, or of the case a position comes from.
    pub scenario: String,
    pub title: String,
    pub ground: Ground,
    pub sides: Sides<SideInfo>,
    /// By number.
    pub units: Vec<UnitInfo>,
    /// By number.
    pub elements: Vec<ElementInfo>,
    /// The phases of a round in their order.
    pub phases: Vec<Word>,
    /// The orders of the system in the order of their segments; empty where it has none.
    pub orders: Vec<OrderInfo>,
    /// The switches of the table.
    pub house: Vec<Word>,
    /// The special figures that may stand on a base; left out where there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Word>>", optional)]
    pub figures: Vec<Word>,
    /// How the battle is won, as one sentence with its rule, where it is not by annihilation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub goal: Option<Word>,
}

/// Something with a name that a rule speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Word {
    pub id: String,
    pub name: String,
    /// `DW-05-12`.
    pub rule: String,
}

/// What the battle is fought on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub enum Ground {
    /// Hexes with a corner to the north; row `r` lies `r` rows to the south, and a hex is half a hex further east in
    /// each further row: its centre is at `x = √3 · (q + r / 2)`, `y = 3/2 · r` in units of its radius.
    Hex {
        /// From north to south.
        rows: Vec<HexRow>,
        /// Where each side sets up; where the scene says so, the other way round.
        zones: Sides<Vec<Field>>,
        /// What lies on the hexes; left out where all ground is open and level.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        terrain: Option<Terrain>,
        /// Hexes worth points at the end of the battle.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<ObjectiveInfo>>", optional)]
        objectives: Vec<ObjectiveInfo>,
        /// The special area that is fought for.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<Field>>", optional)]
        area: Vec<Field>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct HexRow {
    pub r: i8,
    /// `q` of the first hex.
    pub q: i8,
    /// The printed names of its hexes from west to east.
    pub names: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct SideInfo {
    /// `Imperium`.
    pub name: String,
    pub points: u32,
}

/// A unit and its card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitInfo {
    pub unit: u8,
    /// `a` or `b`.
    pub side: String,
    pub name: String,
    /// At most about twelve letters, for tags on the board.
    pub short: String,
    /// The glyph of its arm of service: `axe` for `#g-axe`.
    pub symbol: String,
    /// `Infanterie`.
    pub arm: String,
    /// Elements at the start.
    pub strength: u8,
    /// The rule that describes the unit.
    pub rule: String,
    pub values: Vec<CardValue>,
    /// The rank of a commander; left out for units.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stars: Option<u8>,
    /// How far a commander's orders reach, in hexes; left out where they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub control: Option<u8>,
}

/// A value of a card with its origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardValue {
    /// `armour_ranged`; for weapons `melee-0`, `ranged-0`.
    pub id: String,
    pub name: String,
    /// A short form for narrow columns: `Pz. Fern`.
    pub short: String,
    pub value: String,
    pub origin: Origin,
    /// Why it is so, or what else is known.
    pub note: Option<String>,
    /// The rule that says what the value is for.
    pub rule: Option<String>,
}

/// Where a number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum Origin {
    Book,
    Derived,
    FirstEdition,
    House,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ElementInfo {
    pub unit: u8,
    /// `Adliges Fußvolk 3`.
    pub name: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OrderInfo {
    pub id: String,
    /// The letter of its marker: B, P, A, H in both languages. Also the key that gives it.
    pub letter: String,
    pub name: String,
    pub rule: String,
    /// What it means in one sentence.
    pub text: String,
}

// ------------------------------------------------------------------------------------------------------- the position

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
    /// Pairs of hostile elements that touch.
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
    /// Elements on the board.
    pub alive: u8,
    pub order: OrderNow,
    /// `line`, `column`, `wedge`, `square`, `horde`, `disordered`; empty where nothing of it is seen.
    pub formation: String,
    /// In words: `geordnet, 5 breit`.
    pub formation_text: String,
    /// What holds of it now, in the order in which it is shown: `melee`, `fleeing`, `impetuous`, `disordered`,
    /// `skirmish`, `small`, `moved`.
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
    #[serde(skip_serializing_if = "terrain::is_none")]
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

// ------------------------------------------------------------------------------------------------------- the decision

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
    /// An attack of `element` on `target`: by selecting the one and clicking the other.
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
    /// `release`, `rally`, `abandon`.
    pub icon: Option<String>,
    pub unit: Option<u8>,
    pub element: Option<u8>,
    /// The id of the order, for `Order`.
    pub order: Option<String>,
    /// The field to click: where the unit's or element's clicked element would stand.
    pub to: Option<Field>,
    /// The element to click.
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

/// What an action would bring, before the dice fall.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Preview {
    pub attacks: Vec<Attack>,
    /// What the attacks do together; `None` where nothing is rolled, nobody can be lost, or it would take too long.
    pub odds: Option<OddsNow>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Attack {
    pub attacker: u8,
    pub target: u8,
    pub supporters: Vec<u8>,
    /// `Adliges Fußvolk 3 auf Orkgarde 2`.
    pub text: String,
    pub terms: Vec<TermNow>,
    pub total: i16,
    /// Faces of the die that hit.
    pub chances: u8,
    pub faces: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TermNow {
    pub label: String,
    pub rule: String,
    pub value: i16,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OddsNow {
    /// The likeliest first, at most twelve.
    pub outcomes: Vec<OutcomeNow>,
    /// Expected losses by unit.
    pub expected: Vec<ExpectedLoss>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct OutcomeNow {
    pub percent: f64,
    pub text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ExpectedLoss {
    pub unit: u8,
    pub elements: f64,
}

// ------------------------------------------------------------------------------------------------------ what happened

/// Something that happened, for all to see.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LogEvent {
    /// `shot-rolled`.
    pub event: String,
    pub text: String,
    pub rule: String,
    pub dice: Vec<DieNow>,
    /// The reckoning of the target number.
    pub terms: Vec<TermNow>,
    pub total: Option<i16>,
    /// Chances out of the faces of the die.
    pub chances: Option<u8>,
    /// Whom it concerns; the table points at them.
    pub units: Vec<u8>,
    pub elements: Vec<u8>,
    pub weight: Weight,
}

/// How much room the log gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum Weight {
    /// A new round or phase.
    Heading,
    Normal,
    /// Shown only in the full log.
    Detail,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DieNow {
    pub faces: u8,
    pub value: u8,
    /// Whether it succeeded; `None` where it decides nothing of the kind.
    pub good: Option<bool>,
}
