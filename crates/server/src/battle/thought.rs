//! What the computer would do.

use crate::app::App;
use crate::secret;
use serde_json::Value;
use std::future::pending;
use std::sync::Arc;
use std::time::Instant;
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

/// The next action of the side; where decisions are hidden, all of them up to the end of the step, at most `limit`.
pub fn decide(battle: &dyn Battle, player: &str, side: Side, limit: usize, seed: u64) -> Option<Decision> {
    let mut decision = Decision::default();
    let mut battle = battle.clone_box();
    while decision.actions.len() < limit {
        let choice = battle.choose(player, side, seed)?;
        let hidden = battle.hidden();
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
        let (give, answer) = oneshot::channel();
        let battle = battle.clone_box();
        let counted = Arc::clone(app);
        let job = move || {
            // Whoever waited for it may have given up.
            if give.is_closed() {
                return;
            }
            let decision = decide(battle.as_ref(), &player, side, limits.actions, secret::whim());
            counted.metrics.thought.took(begun.elapsed());
            if let Some(decision) = decision {
                let _ = give.send(decision.actions);
            }
        };
        // Where the thinkers are too busy, the answer is dropped with the job, and anything legal is played.
        let _ = app.thinkers.give(job);
        let until = tokio::time::Instant::now() + limits.thinking;
        Thinking { side, until, answer, thought: None }
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
