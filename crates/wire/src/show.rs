//! What a table on a screen shows, for any system: [`Table`] does not change during a battle, [`Scene`] is the
//! position as one viewer knows it, [`Desk`] is what a side can decide now, [`LogEvent`] is what happened. A page that
//! draws these knows no rule: every number, every choice and every reason comes from here, in words of one language.
//!
//! The types are exported to TypeScript.

mod desk;
mod log;
mod plane;
mod preview;
mod review;
mod scene;
mod settings;
mod sight;
mod terrain;

pub use desk::{Barred, Choice, ChoiceKind, Desk, Family, Pointed, Reach, Way, Why};
pub use log::{DieNow, LogEvent, Weight};
pub use plane::{
    BodyNow, ChargeNow, Drag, FigureNow, Form, LookNow, MoveNow, Piece, PlaceNow, PlaneArea, RangeNow,
    SeenUnit, Spot, StopNow, TrialNow, TurnNow,
};
pub use preview::{Attack, ChainNow, ChanceNow, ExpectedLoss, OddsNow, OutcomeNow, Preview, TermNow};
pub use review::{MomentNow, ReviewNow, RoundNow, SwingCause, SwingNow, ThrowKindNow, ThrowNow};
pub use scene::{Budget, ElementNow, Ended, Ghost, MarkersNow, OrderNow, Scene, Strength, TaskNow, UnitNow};
pub use settings::{Setting, SettingForm, SettingOption};
pub use sight::{SeenNow, SightNow};
pub use terrain::{Cell, ObjectiveInfo, Terrain};

use serde::Serialize;
use ts_rs::TS;

/// A hex as `[q, r]`.
pub type Field = [i8; 2];

/// One value for each side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Sides<T> {
    pub a: T,
    pub b: T,
}

/// What does not change during a battle.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Table {
    /// `demonworld`, `warhammer`.
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
    /// The steps of the movement phase in their order; left out where it has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Word>>", optional)]
    pub steps: Vec<Word>,
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
    /// A table that is measured: lengths are whole thousandths of an inch, `x` grows to the east and `y` to the north
    /// from the south-west corner.
    Plane {
        width: i32,
        depth: i32,
        /// Polygons in which each side sets up.
        zones: Sides<Vec<Vec<Spot>>>,
        pieces: Vec<Piece>,
        /// What is fought for.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<PlaneArea>>", optional)]
        objectives: Vec<PlaneArea>,
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
    /// Elements or models at the start.
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
    /// Width and depth of the base of one model; left out where elements stand on hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub base: Option<Spot>,
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
