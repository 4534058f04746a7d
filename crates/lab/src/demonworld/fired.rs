use super::attempts::any_action;
use super::positions::skirmish;
use demonworld::{Action, Battle, Legal, Setup, Step};
use table::{Citations, Cites, FastDice, Game, Rng, Side};

/// How much to play for [`fired`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub seed: u64,
    /// Battles of each scenario.
    pub battles: u32,
    /// Positions at random, each played to its end.
    pub positions: u32,
    /// Actions tried at each decision only to see what is refused.
    pub attempts: u32,
}

impl Default for Effort {
    /// A few seconds on one core.
    fn default() -> Effort {
        Effort { seed: 1, battles: 500, positions: 3000, attempts: 6 }
    }
}

/// How often each rule and ruling is applied in random play of the scenarios and of positions at random. The rule of
/// every refusal counts as applied, too.
pub fn fired(scenarios: &[Setup], effort: Effort) -> Citations {
    let mut citations = Citations::new();
    let mut rng = Rng::new(effort.seed);
    for scenario in scenarios {
        for _ in 0..effort.battles {
            play(scenario, effort.attempts, &mut rng, &mut citations);
        }
    }
    for _ in 0..effort.positions {
        let setup = skirmish(&mut rng);
        play(&setup, effort.attempts, &mut rng, &mut citations);
    }
    citations
}

fn play(setup: &Setup, attempts: u32, rng: &mut Rng, citations: &mut Citations) {
    let mut dice = FastDice { seed: rng.next_u64() };
    let Ok(mut battle) = setup.battle(&mut dice, citations) else { return };
    let mut actions = Vec::new();
    for _ in 0..crate::Batch::ACTION_CAP {
        let Some(side) = battle.pending().first() else { break };
        for _ in 0..attempts {
            attempt(&battle, side, any_action(&battle, rng), citations);
        }
        let Some(legal) = any_legal(&battle, side, rng, &mut actions) else { break };
        battle.apply(legal, &mut dice, citations);
    }
    // Nothing is decided any more.
    attempt(&battle, Side::A, Action::Commit, citations);
}

/// A legal action: mostly by the sampler, now and then from the whole list, where rare actions are as likely as
/// common ones. A battle is seldom given up.
fn any_legal(battle: &Battle, side: Side, rng: &mut Rng, actions: &mut Vec<Action>) -> Option<Legal> {
    if battle.step() != Step::Deploy && rng.one_in(8) {
        actions.clear();
        battle.legal(side, actions);
        let action = rng.pick(actions)?;
        if action != Action::Resign || rng.one_in(50) {
            return battle.check(side, action).ok();
        }
    }
    battle.sample(side, rng)
}

fn attempt(battle: &Battle, side: Side, action: Action, citations: &mut Citations) {
    if let Err(refusal) = battle.check(side, action) {
        refusal.each_rule(&mut |rule| citations.count(rule));
    }
}
