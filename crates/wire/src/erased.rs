//! Battles without their types: what a program needs that plays any system, with JSON in and out.

use crate::json::Malformed;
use crate::words::{Lang, Names};
use serde_json::{Map, Value, json};
use std::fmt;
use table::{Dice, Game, Odds, Outcome, Rng, RuleId, Side, Viewer, odds};

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
        // What the side may not know must not show in its odds.
        let game = S::Game::imagine(&self.game.view(Viewer::Side(side)), &mut Rng::new(0));
        let known = Erased { system: self.system.clone(), game };
        let legal = known.legal_action(side, action)?;
        let before = S::losses(&known.game);
        let outcome_of = |game: &S::Game| {
            // As a side, since outcomes have no order.
            let result = game.outcome().map(|outcome| match outcome {
                Outcome::Won(side) => Some(side),
                Outcome::Draw => None,
            });
            (S::losses(game), result)
        };
        let Odds::Exact(distribution) = odds(&known.game, legal, limit, outcome_of) else {
            return Ok(json!({ "exact": false }));
        };
        let total = distribution.total;
        let mut weighed: Vec<_> = distribution.weights.into_iter().collect();
        // Stable: equally likely outcomes stay in the order of their losses.
        weighed.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let outcomes: Vec<Value> = weighed
            .into_iter()
            .map(|((after, result), weight)| {
                let losses: Vec<Value> = before
                    .iter()
                    .zip(&after)
                    .enumerate()
                    .filter(|(_, (before, after))| before < after)
                    .map(|(unit, (before, after))| json!({ "unit": unit, "elements": after - before }))
                    .collect();
                let mut outcome = Map::new();
                outcome.insert("weight".to_owned(), json!(weight.to_string()));
                outcome.insert("percent".to_owned(), json!(percent(weight, total)));
                outcome.insert("losses".to_owned(), json!(losses));
                if let Some(result) = result {
                    let ended = result.map_or(Outcome::Draw, Outcome::Won);
                    outcome.insert("outcome".to_owned(), crate::json::outcome_to_json(ended));
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
