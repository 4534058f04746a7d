//! Battles without their types: what a program needs that plays any system, with JSON in and out.

use crate::journal::{Entry, JournalError};
use crate::json::Malformed;
use crate::odds::{Fact, Facts, Limits};
use crate::review::Throw;
use crate::show::{
    Attack, ChainNow, Desk, Drag, LogEvent, LookNow, Pointed, Preview, Reach, Scene, Setting, SightNow,
    Table, TrialNow, Why,
};
use crate::words::{Lang, Names, Words};
use lab::{Imagined, Review};
use players::{Playable, Player, Reason};
use serde_json::{Value, json};
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use table::{Dice, Game, Outcome, Prefix, Rng, RuleId, Side, Viewer};

/// Why an action was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Rejected {
    /// The rules forbid it.
    Refused { rule: RuleId, refusal: Value },
    /// It is no action of the system at all.
    Malformed(Malformed),
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::Refused { rule, refusal } => write!(f, "refused by {rule}: {refusal}"),
            Rejected::Malformed(fault) => write!(f, "malformed: {fault}"),
        }
    }
}

impl std::error::Error for Rejected {}

impl From<Malformed> for Rejected {
    fn from(fault: Malformed) -> Rejected {
        Rejected::Malformed(fault)
    }
}

/// What an action brought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Applied {
    /// For both sides to see.
    pub events: Vec<Value>,
    /// Something hidden came to light, so that the action cannot be taken back.
    pub reveals: bool,
}

/// What a computer player wants to do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    pub action: Value,
    pub reasons: Vec<Value>,
}

/// A battle of any system. JSON that is nonsense is rejected and changes nothing.
pub trait Battle: Send + fmt::Debug {
    /// `demonworld`.
    fn system(&self) -> &'static str;

    /// The id of the scenario.
    fn scenario(&self) -> &str;

    /// BLAKE3 of the data files the battle was made from.
    fn data_hash(&self) -> [u8; 32];

    /// The switches of the table, complete.
    fn house(&self) -> Value;

    /// Who owes a decision; nobody exactly when the battle is over.
    fn pending(&self) -> Vec<Side>;

    /// The legal actions of the side in a fixed order: all that are discrete, and representatives of the continuous
    /// families, see [`Game`].
    fn legal(&self, side: Side) -> Vec<Value>;

    fn check(&self, side: Side, action: &Value) -> Result<(), Rejected>;

    /// Carries the action out with everything that follows up to the next decision.
    fn apply(&mut self, side: Side, action: &Value, dice: &mut dyn Dice) -> Result<Applied, Rejected>;

    /// What the viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Value;

    /// The distribution of losses over all dice of the action, as far as the side can know: what is hidden from it is
    /// imagined.
    /// `{"exact":true,"total":"400","outcomes":[{"weight":"20","percent":5.0,"losses":[{"unit":2,"elements":1}]}]}`,
    /// the likeliest first. Beyond the limits the action is played by chance:
    /// `{"exact":false,"samples":2000,"outcomes":[{"percent":5.0,"low":4.1,"high":6.1,"losses":[…]}]}`.
    /// `{"withheld":"WH-01-G7"}` where the rule does not let the side know.
    fn odds(&self, side: Side, action: &Value, limits: Limits) -> Result<Value, Rejected>;

    /// The same of the whole chain that the action begins, see [`odds`](crate::odds):
    /// `{"exact":true,"total":"…","chances":[{"fact":"arrives","unit":2,"percent":100.0}],"losses":[{"unit":5,
    /// "expected":1.25,"distribution":[{"elements":0,"percent":40.1},…]}]}`, with `samples`, `low`, `high` and `margin`
    /// where it was played by chance.
    fn chain_odds(&self, side: Side, action: &Value, limits: Limits) -> Result<Value, Rejected>;

    /// The target numbers of the attacks that the action declares or resolves, term by term:
    /// `{"attacks":[{"attacker":3,"target":17,"supporters":[4],"sum":[{"rule","label","value"}],"total":9,"chances":9}]}`.
    fn preview(&self, side: Side, action: &Value) -> Result<Value, Rejected>;

    /// What the computer player would do, knowing only what the side may know. `None` where the side owes no
    /// decision, and for a player that [`players`](crate::players) does not list.
    fn choose(&self, player: &str, side: Side, seed: u64) -> Option<Choice>;

    /// The same in at most that much time, whatever the player would usually take.
    fn choose_within(&self, time: Duration, player: &str, side: Side, seed: u64) -> Option<Choice>;

    /// Looks again at what the entries made of this battle; `None` where somebody asked to stop.
    fn review(
        &self,
        entries: &[Entry],
        imagined: Imagined,
        stop: &AtomicBool,
    ) -> Result<Option<Review>, JournalError>;

    /// The dice that had a chance to succeed when the entries were played, with the number of the entry, from 1.
    fn throws(&self, entries: &[Entry]) -> Result<Vec<(usize, Throw)>, JournalError>;

    /// `Some` exactly when the battle is over.
    fn outcome(&self) -> Option<Outcome>;

    fn state_hash(&self) -> u64;

    /// The names of units, elements and places for [`Words`](crate::words::Words).
    fn names(&self, lang: Lang) -> Names;

    /// 0 before the first.
    fn round(&self) -> u16;

    /// What is decided now, as in a view, for [`Words::step`].
    fn step(&self) -> Value;

    /// Whether what is decided now stays hidden from the other side until both are ready.
    fn hidden(&self) -> bool;

    /// What a screen shows that does not change.
    fn table(&self, words: &Words) -> Table;

    /// What was agreed on before the battle, and what else can be, for a form.
    fn settings(&self, words: &Words) -> Vec<Setting>;

    /// The position as the viewer knows it, for a screen.
    fn scene(&self, viewer: Viewer, words: &Words) -> Scene;

    /// What the side can decide now, for a screen; `None` where it owes no decision. `unit` narrows the placements of
    /// the set-up, which are many: without it there are none.
    fn desk(&self, side: Side, unit: Option<u8>, words: &Words) -> Option<Desk>;

    /// Everywhere the unit can get by plain steps; `None` where it cannot move now.
    fn reach(&self, side: Side, unit: u8) -> Option<Reach>;

    /// What an element sees of its enemies, as far as the viewer can know; `None` where it is not on the board.
    fn sight(&self, viewer: Viewer, element: u8, words: &Words) -> Option<SightNow>;

    /// The actions that do what was pointed at, or why it cannot be done.
    fn point(&self, side: Side, pointed: Pointed, words: &Words) -> Result<Vec<Value>, Why>;

    /// Where a unit would come to stand if it were dragged so, on a plane; or why it cannot be dragged at all.
    fn trial(&self, side: Side, unit: u8, drag: Drag, words: &Words) -> Result<TrialNow, Why>;

    /// What a unit sees and how far it reaches on a plane, as far as the viewer can know; `None` elsewhere.
    fn look(&self, viewer: Viewer, unit: u8, words: &Words) -> Option<LookNow>;

    /// What the actions, played one after the other, would bring, as far as the side can know.
    fn shown_preview(&self, side: Side, actions: &[Value], words: &Words) -> Result<Preview, Rejected>;

    /// How the chain that begins with the last of the actions, or with the first that rolls dice, is likely to end;
    /// `None` where nothing can come of it or the rules do not let the side know.
    fn shown_chain(
        &self,
        side: Side,
        actions: &[Value],
        limits: Limits,
        words: &Words,
    ) -> Result<Option<ChainNow>, Rejected>;

    /// An event as the log shows it.
    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent;

    fn clone_box(&self) -> Box<dyn Battle>;
}

impl Clone for Box<dyn Battle> {
    fn clone(&self) -> Box<dyn Battle> {
        self.clone_box()
    }
}

/// What a system must say so that its battles can be erased: the JSON forms of its types. The value itself holds
/// what the game does not: names, scenario, provenance.
pub trait System: Clone + Send + fmt::Debug + 'static {
    type Game: Playable<Action: Sync> + Send + Sync + 'static;
    /// How far a chain of events goes that an action begins.
    type Chain: Copy + fmt::Debug;

    /// The game as a battle of any system. Every system does this for itself, so that all that a battle can do is compiled
    /// once, and not again by everybody who begins one.
    fn battle(self, game: Self::Game) -> Box<dyn Battle>;
    fn scenario(&self) -> &str;
    fn data_hash(&self) -> [u8; 32];
    fn house(&self, game: &Self::Game) -> Value;
    fn read_action(value: &Value) -> Result<<Self::Game as Game>::Action, Malformed>;
    fn write_action(action: &<Self::Game as Game>::Action) -> Value;
    fn write_event(event: &<Self::Game as Game>::Event) -> Value;
    fn write_refusal(refusal: &<Self::Game as Game>::Refusal) -> (RuleId, Value);
    /// Whether the event brings hidden things to light.
    fn reveals(event: &<Self::Game as Game>::Event) -> bool;
    fn write_view(&self, view: &<Self::Game as Game>::View, viewer: Viewer) -> Value;
    /// How many elements, models or stands each unit has lost so far, by unit number.
    fn losses(game: &Self::Game) -> Vec<u16>;
    /// Dice that had a chance to succeed, if the event tells of such; the game is the one after it.
    fn throw(game: &Self::Game, event: &<Self::Game as Game>::Event) -> Option<Throw>;
    fn preview(game: &Self::Game, legal: <Self::Game as Game>::Legal) -> Vec<Value>;
    fn names(&self, game: &Self::Game, lang: Lang) -> Names;
    fn round(game: &Self::Game) -> u16;
    fn step(game: &Self::Game) -> Value;
    fn hidden(game: &Self::Game) -> bool;
    fn table(&self, game: &Self::Game, words: &Words) -> Table;
    fn settings(&self, game: &Self::Game, words: &Words) -> Vec<Setting>;
    /// Made from what the view holds alone.
    fn scene(&self, view: &<Self::Game as Game>::View, viewer: Viewer, words: &Words) -> Scene;
    fn desk(&self, game: &Self::Game, side: Side, unit: Option<u8>, words: &Words) -> Option<Desk>;
    fn reach(&self, game: &Self::Game, side: Side, unit: u8) -> Option<Reach>;
    /// Made from what the view holds alone.
    fn sight(&self, view: &<Self::Game as Game>::View, element: u8, words: &Words) -> Option<SightNow>;
    fn point(
        &self,
        game: &Self::Game,
        side: Side,
        pointed: Pointed,
        words: &Words,
    ) -> Result<Vec<Value>, Why>;
    /// As [`Battle::trial`], in well under a millisecond: it is asked while the pointer moves. Systems without a plane
    /// leave it as it is.
    fn trial(
        &self,
        _game: &Self::Game,
        _side: Side,
        _unit: u8,
        _drag: Drag,
        words: &Words,
    ) -> Result<TrialNow, Why> {
        Err(Why { text: words.text("refused-drag", &[]), rule: String::new(), at: None })
    }
    /// Made from what the view holds alone. Systems without a plane leave it as it is.
    fn look(&self, _view: &<Self::Game as Game>::View, _unit: u8, _words: &Words) -> Option<LookNow> {
        None
    }
    /// The target numbers of the attacks that the action declares, resolves or makes possible. `start` is the game
    /// before those that go before it.
    fn attacks(
        &self,
        start: &Self::Game,
        game: &Self::Game,
        legal: <Self::Game as Game>::Legal,
        words: &Words,
    ) -> Vec<Attack>;
    /// The rule that does not let the side know how the action is likely to end, such as where distances may not be
    /// measured.
    fn withheld(_game: &Self::Game, _legal: <Self::Game as Game>::Legal) -> Option<RuleId> {
        None
    }
    fn chain(game: &Self::Game, legal: <Self::Game as Game>::Legal) -> Self::Chain;
    /// Whether nothing more of the chain is to come.
    fn is_settled(chain: &Self::Chain, game: &Self::Game) -> bool;
    /// How a side lets pass what has nothing to do with the chain; `None` where it has to decide.
    fn passes(chain: &Self::Chain, game: &Self::Game, side: Side) -> Option<<Self::Game as Game>::Action>;
    /// Takes note of what an event means for a unit.
    fn note(facts: &mut Facts, event: &<Self::Game as Game>::Event);
    /// The rule by which it comes about.
    fn rule_of(fact: Fact) -> RuleId;
    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent;
}

/// A game and what its system knows about it.
#[derive(Clone, Debug)]
pub struct Erased<S: System> {
    pub system: S,
    pub game: S::Game,
}

impl<S: System> Erased<S> {
    fn chosen(&self, player: Player, side: Side, seed: u64) -> Option<Choice> {
        if !self.game.pending().owes(side) {
            return None;
        }
        let view = self.game.view(Viewer::Side(side));
        let choice = S::Game::choose(player, &view, side, seed)?;
        let reason = |reason: &Reason| {
            json!({
                "reason": reason.key, "value": reason.value, "unit": reason.unit, "target": reason.target,
            })
        };
        Some(Choice {
            action: S::write_action(&choice.action),
            reasons: choice.reasons.iter().map(reason).collect(),
        })
    }

    fn legal_action(&self, side: Side, action: &Value) -> Result<<S::Game as Game>::Legal, Rejected> {
        let action = S::read_action(action)?;
        self.game.check(side, action).map_err(|refusal| {
            let (rule, refusal) = S::write_refusal(&refusal);
            Rejected::Refused { rule, refusal }
        })
    }

    /// The battle as far as the side can know it: what is hidden from it is imagined.
    fn known_to(&self, side: Side) -> Erased<S> {
        let game = S::Game::imagine(&self.game.view(Viewer::Side(side)), &mut Rng::new(0));
        Erased { system: self.system.clone(), game }
    }

    /// The battle as far as the side can know it at the action that rolls dice first, or at the last of them; and the
    /// battle before all of them.
    fn at_the_dice(&self, side: Side, actions: &[Value]) -> Result<Option<Foreseen<S>>, Rejected> {
        let start = self.known_to(side);
        let mut known = start.clone();
        for (number, action) in actions.iter().enumerate() {
            let legal = known.legal_action(side, action)?;
            let mut after = known.game.clone();
            let mut dice = Prefix::new(&[]);
            after.apply(legal, &mut dice, &mut ());
            // Nobody looks beyond dice that have not fallen.
            let rolls = dice.missing().is_some();
            if rolls || number + 1 == actions.len() {
                return Ok(Some(Foreseen { start, known, legal, rolls }));
            }
            known.game = after;
        }
        Ok(None)
    }
}

/// See [`Erased::at_the_dice`].
struct Foreseen<S: System> {
    start: Erased<S>,
    known: Erased<S>,
    legal: <S::Game as Game>::Legal,
    rolls: bool,
}

impl<S: System> Battle for Erased<S> {
    fn system(&self) -> &'static str {
        S::Game::SYSTEM
    }

    fn scenario(&self) -> &str {
        self.system.scenario()
    }

    fn data_hash(&self) -> [u8; 32] {
        self.system.data_hash()
    }

    fn house(&self) -> Value {
        self.system.house(&self.game)
    }

    fn pending(&self) -> Vec<Side> {
        let pending = self.game.pending();
        Side::BOTH.into_iter().filter(|&side| pending.owes(side)).collect()
    }

    fn legal(&self, side: Side) -> Vec<Value> {
        let mut actions = Vec::new();
        self.game.legal(side, &mut actions);
        actions.iter().map(S::write_action).collect()
    }

    fn check(&self, side: Side, action: &Value) -> Result<(), Rejected> {
        self.legal_action(side, action).map(|_| ())
    }

    fn apply(&mut self, side: Side, action: &Value, mut dice: &mut dyn Dice) -> Result<Applied, Rejected> {
        let legal = self.legal_action(side, action)?;
        let mut events = Vec::new();
        self.game.apply(legal, &mut dice, &mut events);
        Ok(Applied {
            events: events.iter().map(S::write_event).collect(),
            reveals: events.iter().any(S::reveals),
        })
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.system.write_view(&self.game.view(viewer), viewer)
    }

    fn odds(&self, side: Side, action: &Value, limits: Limits) -> Result<Value, Rejected> {
        self.legal_action(side, action)?;
        let known = self.known_to(side);
        let legal = known.legal_action(side, action)?;
        Ok(match S::withheld(&known.game, legal).filter(|_| !limits.measured) {
            Some(rule) => json!({ "withheld": rule.to_string() }),
            None => known.weighed(legal, false, limits).to_json(),
        })
    }

    fn chain_odds(&self, side: Side, action: &Value, limits: Limits) -> Result<Value, Rejected> {
        self.legal_action(side, action)?;
        let known = self.known_to(side);
        let legal = known.legal_action(side, action)?;
        Ok(match S::withheld(&known.game, legal).filter(|_| !limits.measured) {
            Some(rule) => json!({ "withheld": rule.to_string() }),
            None => known.weighed(legal, true, limits).chain_to_json(),
        })
    }

    fn preview(&self, side: Side, action: &Value) -> Result<Value, Rejected> {
        let legal = self.legal_action(side, action)?;
        Ok(json!({ "attacks": S::preview(&self.game, legal) }))
    }

    fn choose(&self, player: &str, side: Side, seed: u64) -> Option<Choice> {
        self.chosen(player.parse().ok()?, side, seed)
    }

    fn choose_within(&self, time: Duration, player: &str, side: Side, seed: u64) -> Option<Choice> {
        let player: Player = player.parse().ok()?;
        self.chosen(player.within(time), side, seed)
    }

    fn review(
        &self,
        entries: &[Entry],
        imagined: Imagined,
        stop: &AtomicBool,
    ) -> Result<Option<Review>, JournalError> {
        Ok(self.course(entries, |_, _, _| {})?.review(imagined, stop))
    }

    fn throws(&self, entries: &[Entry]) -> Result<Vec<(usize, Throw)>, JournalError> {
        self.thrown(entries)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn state_hash(&self) -> u64 {
        self.game.state_hash()
    }

    fn names(&self, lang: Lang) -> Names {
        self.system.names(&self.game, lang)
    }

    fn round(&self) -> u16 {
        S::round(&self.game)
    }

    fn step(&self) -> Value {
        S::step(&self.game)
    }

    fn hidden(&self) -> bool {
        S::hidden(&self.game)
    }

    fn table(&self, words: &Words) -> Table {
        self.system.table(&self.game, words)
    }

    fn settings(&self, words: &Words) -> Vec<Setting> {
        self.system.settings(&self.game, words)
    }

    fn scene(&self, viewer: Viewer, words: &Words) -> Scene {
        self.system.scene(&self.game.view(viewer), viewer, words)
    }

    fn desk(&self, side: Side, unit: Option<u8>, words: &Words) -> Option<Desk> {
        self.system.desk(&self.game, side, unit, words)
    }

    fn reach(&self, side: Side, unit: u8) -> Option<Reach> {
        self.system.reach(&self.game, side, unit)
    }

    fn sight(&self, viewer: Viewer, element: u8, words: &Words) -> Option<SightNow> {
        self.system.sight(&self.game.view(viewer), element, words)
    }

    fn point(&self, side: Side, pointed: Pointed, words: &Words) -> Result<Vec<Value>, Why> {
        self.system.point(&self.game, side, pointed, words)
    }

    fn trial(&self, side: Side, unit: u8, drag: Drag, words: &Words) -> Result<TrialNow, Why> {
        self.system.trial(&self.game, side, unit, drag, words)
    }

    fn look(&self, viewer: Viewer, unit: u8, words: &Words) -> Option<LookNow> {
        self.system.look(&self.game.view(viewer), unit, words)
    }

    fn shown_preview(&self, side: Side, actions: &[Value], words: &Words) -> Result<Preview, Rejected> {
        let mut preview = Preview { attacks: Vec::new(), odds: None };
        if let Some(Foreseen { start, known, legal, rolls }) = self.at_the_dice(side, actions)? {
            preview.attacks = self.system.attacks(&start.game, &known.game, legal, words);
            let weighs = rolls && S::withheld(&known.game, legal).is_none();
            if weighs && !preview.attacks.is_empty() {
                preview.odds = known.shown_odds(legal, words);
            }
        }
        Ok(preview)
    }

    fn shown_chain(
        &self,
        side: Side,
        actions: &[Value],
        limits: Limits,
        words: &Words,
    ) -> Result<Option<ChainNow>, Rejected> {
        let foreseen = self.at_the_dice(side, actions)?;
        Ok(foreseen.and_then(|Foreseen { known, legal, .. }| {
            if S::withheld(&known.game, legal).is_some() {
                return None;
            }
            known.chain_now(legal, limits, words)
        }))
    }

    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent {
        self.system.log_event(event, names, words)
    }

    fn clone_box(&self) -> Box<dyn Battle> {
        Box::new(self.clone())
    }
}

/// One value for each side as `{"a":…,"b":…}`.
pub(crate) fn by_side(value: impl Fn(Side) -> Value) -> Value {
    json!({ "a": value(Side::A), "b": value(Side::B) })
}
