//! Battles without their types: what a program needs that plays any system, with JSON in and out.

use crate::json::Malformed;
use crate::show::{
    Attack, Desk, ExpectedLoss, LogEvent, OddsNow, OutcomeNow, Pointed, Preview, Reach, Scene, Setting,
    SightNow, Table, Why,
};
use crate::words::{Lang, Names, Words};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt;
use table::{Dice, Game, Odds, Outcome, Prefix, Rng, RuleId, Side, Viewer, odds};

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

    /// Every legal action of the side, in a fixed order.
    fn legal(&self, side: Side) -> Vec<Value>;

    fn check(&self, side: Side, action: &Value) -> Result<(), Rejected>;

    /// Carries the action out with everything that follows up to the next decision.
    fn apply(&mut self, side: Side, action: &Value, dice: &mut dyn Dice) -> Result<Applied, Rejected>;

    /// What the viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Value;

    /// The exact distribution of losses over all dice of the action, as far as the side can know: what is hidden
    /// from it is imagined.
    /// `{"exact":true,"total":"400","outcomes":[{"weight":"20","percent":5.0,"losses":[{"unit":2,"elements":1}]}]}`,
    /// the likeliest first; `{"exact":false}` where more than `limit` runs would be needed.
    fn odds(&self, side: Side, action: &Value, limit: usize) -> Result<Value, Rejected>;

    /// The target numbers of the attacks that the action declares or resolves, term by term:
    /// `{"attacks":[{"attacker":3,"target":17,"supporters":[4],"sum":[{"rule","label","value"}],"total":9,"chances":9}]}`.
    fn preview(&self, side: Side, action: &Value) -> Result<Value, Rejected>;

    /// What the computer player would do, knowing only what the side may know. `None` where the side owes no
    /// decision, and for a player that [`players`](crate::players) does not list.
    fn choose(&self, player: &str, side: Side, seed: u64) -> Option<Choice>;

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

    /// What the actions, played one after the other, would bring, as far as the side can know.
    fn shown_preview(&self, side: Side, actions: &[Value], words: &Words) -> Result<Preview, Rejected>;

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
    type Game: Game + Send + 'static;

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
    fn preview(game: &Self::Game, legal: <Self::Game as Game>::Legal) -> Vec<Value>;
    fn choose(player: &str, view: &<Self::Game as Game>::View, side: Side, seed: u64) -> Option<Choice>;
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
    /// The target numbers of the attacks that the action declares, resolves or makes possible. `start` is the game
    /// before those that go before it.
    fn attacks(
        &self,
        start: &Self::Game,
        game: &Self::Game,
        legal: <Self::Game as Game>::Legal,
        words: &Words,
    ) -> Vec<Attack>;
    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent;
}

/// A game and what its system knows about it.
#[derive(Clone, Debug)]
pub struct Erased<S: System> {
    pub system: S,
    pub game: S::Game,
}

impl<S: System> Erased<S> {
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

    /// The exact distribution of losses over all dice of the action; `None` where more than `limit` runs would be
    /// needed.
    fn weighed(&self, legal: <S::Game as Game>::Legal, limit: usize) -> Option<Distributed> {
        let before = S::losses(&self.game);
        let outcome_of = |game: &S::Game| {
            // As a side, since outcomes have no order.
            let result = game.outcome().map(|outcome| match outcome {
                Outcome::Won(side) => Some(side),
                Outcome::Draw => None,
            });
            (S::losses(game), result)
        };
        let Odds::Exact(distribution) = odds(&self.game, legal, limit, outcome_of) else {
            return None;
        };
        let mut outcomes: Vec<Weighed> = distribution
            .weights
            .into_iter()
            .map(|((after, result), weight)| {
                let lost = before.iter().zip(&after).map(|(before, after)| after.saturating_sub(*before));
                Weighed {
                    losses: lost.enumerate().filter(|&(_, lost)| 0 < lost).collect(),
                    result: result.map(|won| won.map_or(Outcome::Draw, Outcome::Won)),
                    weight,
                }
            })
            .collect();
        // Stable: equally likely outcomes stay in the order of their losses.
        outcomes.sort_by_key(|outcome| std::cmp::Reverse(outcome.weight));
        Some(Distributed { outcomes, total: distribution.total })
    }

    /// `None` where nobody can be lost or it would take too long.
    fn shown_odds(&self, legal: <S::Game as Game>::Legal, words: &Words) -> Option<OddsNow> {
        let Distributed { outcomes, total } = self.weighed(legal, SHOWN_RUNS)?;
        let names = self.system.names(&self.game, words.lang());
        let mut expected: BTreeMap<usize, f64> = BTreeMap::new();
        for outcome in &outcomes {
            for &(unit, lost) in &outcome.losses {
                *expected.entry(unit).or_default() += outcome.weight as f64 / total as f64 * f64::from(lost);
            }
        }
        // Dice may also fall for what comes after a move, such as a sequence; they harm nobody.
        if expected.is_empty() {
            return None;
        }
        let text = |outcome: &Weighed| {
            let loss = |&(unit, lost): &(usize, u16)| {
                let unit = names.units.get(unit).map_or("", String::as_str);
                words.text("loss", &[("unit", unit.into()), ("count", lost.into())])
            };
            match outcome.losses.iter().map(loss).collect::<Vec<_>>().join(", ") {
                losses if losses.is_empty() => words.text("no-loss", &[]),
                losses => losses,
            }
        };
        let shown =
            |outcome: &Weighed| OutcomeNow { percent: percent(outcome.weight, total), text: text(outcome) };
        let expected = expected.into_iter().filter_map(|(unit, elements)| {
            Some(ExpectedLoss { unit: unit.try_into().ok()?, elements: (elements * 100.0).round() / 100.0 })
        });
        Some(OddsNow {
            outcomes: outcomes.iter().take(SHOWN_OUTCOMES).map(shown).collect(),
            expected: expected.collect(),
        })
    }
}

/// Runs for odds on a screen: they have to be there at once.
const SHOWN_RUNS: usize = 4096;

/// The likeliest outcomes that a screen has room for.
const SHOWN_OUTCOMES: usize = 12;

/// All outcomes of an action, the likeliest first. Their weights add up to `total`.
struct Distributed {
    outcomes: Vec<Weighed>,
    total: u128,
}

struct Weighed {
    /// Elements lost, by unit.
    losses: Vec<(usize, u16)>,
    /// `Some` where the battle is over.
    result: Option<Outcome>,
    weight: u128,
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

    fn odds(&self, side: Side, action: &Value, limit: usize) -> Result<Value, Rejected> {
        self.legal_action(side, action)?;
        let known = self.known_to(side);
        let legal = known.legal_action(side, action)?;
        let Some(weighed) = known.weighed(legal, limit) else {
            return Ok(json!({ "exact": false }));
        };
        let total = weighed.total;
        let outcomes: Vec<Value> = weighed
            .outcomes
            .into_iter()
            .map(|Weighed { losses, result, weight }| {
                let loss = |&(unit, elements): &(usize, u16)| json!({ "unit": unit, "elements": elements });
                let mut outcome = Map::new();
                outcome.insert("weight".to_owned(), json!(weight.to_string()));
                outcome.insert("percent".to_owned(), json!(percent(weight, total)));
                outcome.insert("losses".to_owned(), losses.iter().map(loss).collect());
                if let Some(result) = result {
                    outcome.insert("outcome".to_owned(), crate::json::outcome_to_json(result));
                }
                Value::Object(outcome)
            })
            .collect();
        Ok(json!({ "exact": true, "total": total.to_string(), "outcomes": outcomes }))
    }

    fn preview(&self, side: Side, action: &Value) -> Result<Value, Rejected> {
        let legal = self.legal_action(side, action)?;
        Ok(json!({ "attacks": S::preview(&self.game, legal) }))
    }

    fn choose(&self, player: &str, side: Side, seed: u64) -> Option<Choice> {
        if !self.game.pending().owes(side) {
            return None;
        }
        S::choose(player, &self.game.view(Viewer::Side(side)), side, seed)
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

    fn shown_preview(&self, side: Side, actions: &[Value], words: &Words) -> Result<Preview, Rejected> {
        let start = self.known_to(side);
        let mut known = start.clone();
        let mut preview = Preview { attacks: Vec::new(), odds: None };
        for (number, action) in actions.iter().enumerate() {
            let legal = known.legal_action(side, action)?;
            let mut after = known.game.clone();
            let mut dice = Prefix::new(&[]);
            after.apply(legal, &mut dice, &mut ());
            // Nobody looks beyond dice that have not fallen.
            if dice.missing().is_some() || number + 1 == actions.len() {
                preview.attacks = self.system.attacks(&start.game, &known.game, legal, words);
                if dice.missing().is_some() && !preview.attacks.is_empty() {
                    preview.odds = known.shown_odds(legal, words);
                }
                break;
            }
            known.game = after;
        }
        Ok(preview)
    }

    fn log_event(&self, event: &Value, names: &Names, words: &Words) -> LogEvent {
        self.system.log_event(event, names, words)
    }

    fn clone_box(&self) -> Box<dyn Battle> {
        Box::new(self.clone())
    }
}

/// With two decimals, rounded down.
fn percent(weight: u128, total: u128) -> f64 {
    let hundredths = match weight.checked_mul(10_000) {
        Some(scaled) => scaled / total.max(1),
        None => weight / (total / 10_000).max(1),
    };
    hundredths as f64 / 100.0
}

/// One value for each side as `{"a":…,"b":…}`.
pub(crate) fn by_side(value: impl Fn(Side) -> Value) -> Value {
    json!({ "a": value(Side::A), "b": value(Side::B) })
}
