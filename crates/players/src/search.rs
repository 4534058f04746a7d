//! Players who try plans in imagined battles.
//!
//! A decision is a race between the few plans that a system proposes for it. Every plan is played in the same imagined
//! worlds: what is hidden is drawn anew for each world, and its dice are named, so that two plans meet the same luck
//! wherever they do not differ; where many dice fall at once, they fall as they do on average. After the plan both
//! sides go on as hasty sergeants, for some turns; then the position is judged by a trained evaluation. What is
//! routine, such as the moves of both armies, is thought about in the first imagined battle of a plan and done again in
//! the others. The weaker half of the plans drops out again and again (sequential halving), and the rest is tried more
//! often. What is surely no better than another, or cannot be better by enough to matter, drops out at once, so that easy
//! decisions are quick and the time is there for those that count.
//!
//! The first plan is what the sergeant would do. Another one has to be better beyond doubt, since among many plans one
//! looks good by chance.

mod luck;
mod race;

use crate::{Budget, Choice, Plan, Playable, Player, Rank};
use race::Race;
use std::time::Instant;
use table::Side;

/// How far and how widely a rank looks.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Depth {
    /// Turns of the system's clock that are played after the plan before the position is judged.
    horizon: u32,
    /// Plans that are tried at most.
    breadth: usize,
}

impl Depth {
    const fn of<G: Playable>(rank: Rank) -> Depth {
        match rank {
            Rank::Marshal => Depth { horizon: G::FAR_HORIZON, breadth: 24 },
            _ => Depth { horizon: G::HORIZON, breadth: 10 },
        }
    }
}

/// When to stop.
#[derive(Clone, Copy, Debug)]
struct Meter {
    begun: Instant,
    budget: Budget,
    used: u32,
}

impl Meter {
    fn new(budget: Budget) -> Meter {
        // A little is left for what comes after the last imagined battle.
        let budget = Budget { time: budget.time.map(|time| time * 19 / 20), ..budget };
        Meter { begun: Instant::now(), budget, used: 0 }
    }

    /// Notes an action in an imagined battle.
    fn tick(&mut self) {
        self.used += 1;
    }

    /// The part of the budget that is used up, from 0 to 1 and beyond.
    fn used(&self) -> f64 {
        let time =
            self.budget.time.map_or(0.0, |time| self.begun.elapsed().as_secs_f64() / time.as_secs_f64());
        let nodes = self.budget.nodes.map_or(0.0, |most| f64::from(self.used) / f64::from(most.max(1)));
        time.max(nodes)
    }
}

/// The best plan's first action, with its reasons.
pub(crate) fn choose<G: Playable>(
    player: Player,
    view: &G::View,
    side: Side,
    seed: u64,
) -> Option<Choice<G::Action>> {
    let depth = Depth::of::<G>(player.rank);
    let mut meter = Meter::new(player.budget);
    let plans: Vec<Plan<G::Action>> = G::plans(view, side, player.temper, seed);
    let best =
        if plans.len() < 2 { 0 } else { Race::<G>::new(view, side, seed, depth).run(&plans, &mut meter) };
    let plan = plans.into_iter().nth(best)?;
    Some(Choice { action: *plan.actions.first()?, reasons: plan.reasons })
}
