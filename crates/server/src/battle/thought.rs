//! What the computer would do.

use crate::app::App;
use crate::secret;
use serde_json::Value;
use std::future::pending;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Scripted, Side};
use tokio::sync::oneshot;
use tokio::time::timeout_at;
use wire::Battle;

/// What a player would do, and why.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Decision {
    pub actions: Vec<Value>,
    pub reasons: Vec<Value>,
}

/// A decision that is asked of a player.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    pub player: &'a str,
    pub side: Side,
    /// Actions in one answer at most.
    pub limit: usize,
    /// When the answer has to be there.
    pub until: Instant,
}

impl Question<'_> {
    /// The time for the next action. Where decisions are hidden nobody knows how many are still to come: each may take
    /// a part of what is left, so that there is always something left.
    fn share(&self, hidden: bool) -> Duration {
        let left = self.until.saturating_duration_since(Instant::now());
        if hidden { left / 8 } else { left * 9 / 10 }
    }
}

/// The next action of the side; where decisions are hidden, all of them up to the end of the step.
pub fn decide(battle: &dyn Battle, question: Question<'_>, seed: u64) -> Option<Decision> {
    let Question { player, side, limit, .. } = question;
    let mut decision = Decision::default();
    let mut battle = battle.clone_box();
    while decision.actions.len() < limit {
        let hidden = battle.hidden();
        let choice = battle.choose_within(question.share(hidden), player, side, seed)?;
        decision.reasons.extend(choice.reasons);
        // Where hidden decisions come to light dice may fall; what they show is of no interest here.
        let applied = battle.apply(side, &choice.action, &mut Scripted::faces(&[])).ok()?;
        decision.actions.push(choice.action);
        // Nothing may be decided by what only comes to light when this is done.
        if !hidden || applied.reveals || !battle.hidden() || !battle.pending().contains(&side) {
            break;
        }
    }
    Some(decision)
}

/// Any legal action of the side, at once.
pub fn anything(battle: &dyn Battle, side: Side) -> Option<Decision> {
    let question = Question { player: "random", side, limit: 1, until: Instant::now() };
    decide(battle, question, secret::whim())
}

/// A decision the computer is about to make.
#[derive(Debug)]
pub struct Thinking {
    pub side: Side,
    until: tokio::time::Instant,
    answer: oneshot::Receiver<Vec<Value>>,
    thought: Option<Vec<Value>>,
}

impl Thinking {
    pub fn begin(app: &Arc<App>, battle: &dyn Battle, side: Side, player: String) -> Thinking {
        let limits = app.config.limits;
        let begun = Instant::now();
        let until = begun + limits.thinking;
        let (give, answer) = oneshot::channel();
        let battle = battle.clone_box();
        let counted = Arc::clone(app);
        let job = move || {
            // Whoever waited for it may have given up.
            if give.is_closed() {
                return;
            }
            let question = Question { player: &player, side, limit: limits.actions, until };
            let decision = decide(battle.as_ref(), question, secret::whim());
            counted.metrics.thought.took(begun.elapsed());
            if let Some(decision) = decision {
                let _ = give.send(decision.actions);
            }
        };
        // Where the thinkers are too busy, the answer is dropped with the job, and anything legal is played.
        let _ = app.thinkers.give(job);
        Thinking { side, until: until.into(), answer, thought: None }
    }

    /// Returns when the decision is there or the time is over; never, where nobody is thinking.
    pub async fn over(thinking: &mut Option<Thinking>) {
        match thinking {
            None => pending().await,
            // Also an answer that is there already can be too late.
            Some(thinking) if thinking.until <= tokio::time::Instant::now() => {}
            Some(thinking) => {
                if let Ok(Ok(thought)) = timeout_at(thinking.until, &mut thinking.answer).await {
                    thinking.thought = Some(thought);
                }
            }
        }
    }

    pub fn thought(&mut self) -> Option<Vec<Value>> {
        self.thought.take()
    }
}
