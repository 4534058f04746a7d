use super::attempts::any_action;
use super::positions::skirmish;
use demonworld::{Action, Battle, Setup};
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
    for _ in 0..crate::Batch::ACTION_CAP {
        let Some(side) = battle.pending().first() else { break };
        for _ in 0..attempts {
            attempt(&battle, side, any_action(&battle, rng), citations);
        }
        // What random play never does of itself.
        let special = match rng.below(2000) {
            0 => Action::Resign,
            1..=20 => Action::OfferDraw,
            _ => any_action(&battle, rng),
        };
        let legal = match battle.check(side, special) {
            Ok(legal) if matches!(special, Action::Resign | Action::OfferDraw) => Some(legal),
            _ => battle.sample(side, rng),
        };
        let Some(legal) = legal else { break };
        battle.apply(legal, &mut dice, citations);
    }
    // Nothing is decided any more.
    attempt(&battle, Side::A, Action::Commit, citations);
}

fn attempt(battle: &Battle, side: Side, action: Action, citations: &mut Citations) {
    if let Err(refusal) = battle.check(side, action) {
        refusal.each_rule(&mut |rule| citations.count(rule));
    }
}
