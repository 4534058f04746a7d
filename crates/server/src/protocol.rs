//! What the page and the server say to each other. Exported to TypeScript; `docs/server.md` tells the story.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use wire::show::{
    ChainNow, Desk, Drag, LogEvent, LookNow, Pointed, Preview, Reach, Scene, Setting, SideInfo, Sides,
    SightNow, Table, TrialNow, Why,
};

// --------------------------------------------------------------------------------------------------------------- HTTP

/// A request that was not served. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Fault {
    /// A word the page can act upon: `not-found`, `not-yours`, `taken`, `full`, `rate`, `bad-request`, …
    pub kind: String,
    /// In words, in the language of the request.
    pub text: String,
}

/// Who is asking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Me {
    /// `None` for a guest.
    pub name: Option<String>,
}

/// `POST /api/account` makes the guest an account, `POST /api/login` opens one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

/// `GET /api/lobby`: what can be played, and one's battles.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Lobby {
    pub me: Me,
    pub systems: Vec<SystemLine>,
    /// The last touched first.
    pub mine: Vec<BattleLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SystemLine {
    pub id: String,
    pub name: String,
    pub scenarios: Vec<ScenarioLine>,
    pub players: Vec<PlayerLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ScenarioLine {
    pub id: String,
    pub name: String,
    /// What it is about, in a sentence or two.
    pub text: String,
    /// The part of the book it belongs to.
    pub part: String,
    /// The rule that describes it.
    pub rule: String,
    pub sides: Sides<SideInfo>,
    /// The names of the units of each side.
    pub units: Sides<Vec<String>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PlayerLine {
    pub id: String,
    pub name: String,
    /// Whether he can be asked to play `bold` or `cautious`: `sergeant:bold`.
    pub tempered: bool,
}

/// A battle in a list.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct BattleLine {
    pub id: String,
    pub system: String,
    pub title: String,
    pub seats: Sides<Seat>,
    /// The sides the asking person plays: `a`, `b`.
    pub you: Vec<String>,
    pub round: u16,
    /// Whether the asking person owes a decision.
    pub your_turn: bool,
    /// How it ended, in words.
    pub ended: Option<String>,
    /// Seconds since 1970.
    #[ts(type = "number")]
    pub touched: u64,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Seat {
    pub kind: SeatKind,
    /// The name of the army.
    pub side: String,
    /// The name of an account or of a computer player.
    pub name: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody yet: the invitation is open.
    #[default]
    Open,
    Guest,
    Account,
    Computer,
}

/// `POST /api/battles`.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBattle {
    pub system: String,
    pub scenario: String,
    pub against: Against,
    /// The own side, `a` or `b`; of no meaning at one table.
    pub side: String,
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub house: Map<String, Value>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(tag = "kind", rename_all = "kebab-case")]
pub enum Against {
    Computer {
        player: String,
    },
    /// Both at one screen.
    Hotseat,
    /// Whoever gets the link.
    Invite,
}

/// `POST /api/plan`: a battle as it would be.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlanOf {
    pub system: String,
    pub scenario: String,
    #[serde(default)]
    #[ts(type = "Record<string, unknown>", optional)]
    pub house: Map<String, Value>,
}

/// The answer: its table, and what can be agreed on, with the values that hold.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Plan {
    pub table: Table,
    pub settings: Vec<Setting>,
}

/// The answer to `POST /api/battles` and to forks: the page is `/battle/<id>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Created {
    pub id: String,
    /// The secret of the open seat: `/battle/<id>?join=<token>`.
    pub invite: Option<String>,
}

/// `POST /api/battles/<id>/join`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub token: String,
}

/// `POST /api/battles/<id>/fork`: a new battle that goes on after the `n`th entry of a finished one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fork {
    pub n: u32,
    /// The side the asking person takes over; the computer plays the other.
    pub side: String,
    pub player: String,
    pub dice: ForkDice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum ForkDice {
    /// The same seed: the same rolls fall where the same things happen.
    Same,
    Fresh,
}

/// `GET /api/battles/<id>/replay` and `GET /api/cases/<id>`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Replay {
    pub table: Table,
    /// The position at the start, then one frame for each entry.
    pub frames: Vec<Frame>,
    /// `None` for a case.
    pub battle: Option<ReplayOf>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ReplayOf {
    pub id: String,
    pub seats: Sides<Seat>,
    /// What was sealed at the start, and the seed that was published at the end.
    pub commitment: String,
    pub seed: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Frame {
    /// Who acted; nobody in the first frame.
    pub side: Option<String>,
    /// The action in words.
    pub text: String,
    pub events: Vec<LogEvent>,
    pub scene: Scene,
}

/// `GET /api/cases`: the worked examples and the other cases.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CaseLine {
    pub id: String,
    pub system: String,
    pub chapter: u8,
    pub chapter_title: String,
    pub title: String,
    /// A worked example of the book; the others are tests of single rules.
    pub example: bool,
    pub rules: Vec<String>,
}

/// `GET /api/cases/<id>`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CaseShown {
    pub line: CaseLine,
    pub story: String,
    pub replay: Replay,
}

/// `GET /api/rules/<system>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Rules {
    pub system: String,
    pub chapters: Vec<ChapterShown>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ChapterShown {
    pub number: u8,
    pub title: String,
    pub rules: Vec<RuleShown>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuleShown {
    pub id: String,
    pub kind: RuleKindShown,
    pub title: String,
    /// Empty for a table.
    pub text: String,
    /// The rulings that fill its gaps.
    pub rulings: Vec<String>,
    /// Why nothing enforces it, where it states nothing to enforce.
    pub no_behaviour: Option<String>,
    pub columns: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// The cases that prove it.
    pub cases: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum RuleKindShown {
    Rule,
    Ruling,
    Table,
}

/// `GET /api/rules/<system>/coverage`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CoverageShown {
    pub total: u32,
    pub implemented: u32,
    pub tested: u32,
    pub fired: u32,
    /// How many battles were played to count what fired.
    pub battles: u32,
    pub rules: Vec<RuleCoverageShown>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RuleCoverageShown {
    pub id: String,
    pub title: String,
    pub chapter: u8,
    /// Places in the engine and the data.
    pub implemented: u32,
    /// Places in tests and cases.
    pub tested: u32,
    /// How often it was applied in the simulated battles.
    #[ts(type = "number")]
    pub fired: u64,
    /// Why it is exempt.
    pub exempt: Option<String>,
}

// ---------------------------------------------------------------------------------------------------------- WebSocket
// GET /api/battles/<id>/socket?lang=de&viewer=a&epoch=0&after=17

/// How far somebody has seen the battle. Sent with every decision; one made on an older state is stale.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Stamp {
    /// Changes whenever something was taken back.
    pub epoch: u32,
    /// Public events so far.
    pub events: u32,
    /// Decisions of the own side so far.
    pub own: u32,
}

/// From the page.
#[derive(Clone, PartialEq, Debug, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// Plays the actions one after the other, all or none.
    Act {
        id: u32,
        side: String,
        stamp: Stamp,
        #[ts(type = "Action[]")]
        actions: Vec<Value>,
    },
    /// Takes back the last action of the side.
    Undo {
        id: u32,
        side: String,
        stamp: Stamp,
    },
    /// What can be decided; in the set-up for one unit.
    Desk {
        id: u32,
        side: String,
        unit: Option<u8>,
    },
    Reach {
        id: u32,
        side: String,
        unit: u8,
    },
    /// What an element of either side sees of its enemies, as far as the side can know.
    Sight {
        id: u32,
        side: String,
        element: u8,
    },
    /// How what was pointed at could be done, or why not.
    Point {
        id: u32,
        side: String,
        pointed: Pointed,
    },
    /// Where a unit would come to stand if it were dragged so.
    Trial {
        id: u32,
        side: String,
        unit: u8,
        drag: Drag,
    },
    /// What a unit of either side sees and how far it reaches, as far as the side can know.
    Look {
        id: u32,
        side: String,
        unit: u8,
    },
    /// What the actions would bring.
    Preview {
        id: u32,
        side: String,
        #[ts(type = "Action[]")]
        actions: Vec<Value>,
    },
    /// How the chain of events that the actions begin is likely to end: a charge up to rout and pursuit.
    Chain {
        id: u32,
        side: String,
        #[ts(type = "Action[]")]
        actions: Vec<Value>,
    },
    /// What the computer would do. In hidden steps the whole step, otherwise the next action.
    Suggest {
        id: u32,
        side: String,
    },
    /// Looks at the battle as this viewer: for those who play both sides at one screen.
    Sit {
        id: u32,
        viewer: String,
    },
}

/// To the page. Answers carry the `id` of their request.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[ts(tag = "is", rename_all = "kebab-case")]
pub enum Message {
    /// First of all.
    Welcome(Box<Welcome>),
    /// The battle has changed, or the viewer has.
    Update(Box<Update>),
    /// Who is there.
    Presence {
        a: bool,
        b: bool,
        watchers: u32,
    },
    /// The seats have changed: somebody joined.
    Seats {
        seats: Sides<Seat>,
    },
    /// Carried out, and safely stored. The update came before.
    Done {
        id: u32,
    },
    Refused {
        id: u32,
        reason: RefusedFor,
        why: Why,
    },
    Desk {
        id: u32,
        desk: Option<Box<Desk>>,
    },
    Reach {
        id: u32,
        reach: Option<Reach>,
    },
    Sight {
        id: u32,
        sight: Option<SightNow>,
    },
    /// The actions that do it; empty where nothing is there to be done.
    Point {
        id: u32,
        #[ts(type = "Action[]")]
        actions: Vec<Value>,
    },
    Trial {
        id: u32,
        trial: Box<TrialNow>,
    },
    Look {
        id: u32,
        look: Option<Box<LookNow>>,
    },
    Preview {
        id: u32,
        preview: Preview,
    },
    Chain {
        id: u32,
        chain: Option<ChainNow>,
    },
    Suggestion {
        id: u32,
        #[ts(type = "Action[]")]
        actions: Vec<Value>,
        reasons: Vec<String>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename_all = "kebab-case")]
pub enum RefusedFor {
    /// The rules forbid it.
    Rules,
    /// It was decided on an older state, or sent twice.
    Stale,
    /// The side owes no decision now.
    NotAsked,
    /// Not the side of whoever asks.
    NotYours,
    /// Cannot be taken back.
    Undo,
    /// No request, or no action of the system.
    Malformed,
    /// Too many requests.
    Rate,
    /// The server cannot store it now.
    Unavailable,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Welcome {
    pub battle: String,
    pub table: Table,
    pub seats: Sides<Seat>,
    /// The sides the asking person plays.
    pub you: Vec<String>,
    /// The secret of the open seat, for whoever opened the battle.
    pub invite: Option<String>,
    /// The hash that seals the dice.
    pub commitment: String,
    /// What was agreed on, as in `NewBattle`.
    #[ts(type = "Record<string, unknown>")]
    pub house: Map<String, Value>,
    /// Whether this goes on from another battle or a case, so that a tour would be out of place.
    pub from_elsewhere: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Update {
    pub stamp: Stamp,
    /// The log is to be cut to this length, then `events` follow.
    pub from: u32,
    pub events: Vec<LogEvent>,
    pub scene: Scene,
    /// What is asked of the viewer now, or what is waited for, in words.
    pub ask: String,
    /// Whether the viewer can take back the last action.
    pub undo: bool,
    /// The seals of what was decided in secret: the newest of each side.
    pub seals: Sides<Option<String>>,
    /// The seed, once the battle is over.
    pub seed: Option<String>,
}
