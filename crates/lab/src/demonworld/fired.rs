use super::attempts::any_action;
use super::positions::skirmish;
use demonworld::{Action, Battle, ElementId, Legal, Setup, Step, Task};
use table::{Citations, Cites, FastDice, Game, Rng, Side};

/// Random play without a round limit is broken off after so many actions.
const MOST_ACTIONS: u32 = 5000;

/// How much to play for [`fired`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub seed: u64,
    /// Battles of each scenario.
    pub battles: u32,
    /// Positions at random, each played on to its end.
    pub positions: u32,
    /// Actions tried at each decision only to see what is refused.
    pub attempts: u32,
}

impl Default for Effort {
    /// A few seconds on one core.
    fn default() -> Effort {
        Effort { seed: 1, battles: 200, positions: 4000, attempts: 4 }
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
    for _ in 0..MOST_ACTIONS {
        let Some(side) = battle.pending().first() else { break };
        for _ in 0..attempts {
            attempt(&battle, side, any_action(&battle, rng), citations);
        }
        let Some(legal) = any_legal(&battle, side, rng, &mut actions, citations) else { break };
        battle.apply(legal, &mut dice, citations);
    }
    // Nothing is decided any more.
    attempt(&battle, Side::A, Action::Commit, citations);
}

/// A legal action: mostly by the sampler, now and then one that it seldom finds.
fn any_legal(
    battle: &Battle,
    side: Side,
    rng: &mut Rng,
    actions: &mut Vec<Action>,
    citations: &mut Citations,
) -> Option<Legal> {
    if let Step::Shoot { .. } = battle.step()
        && let Some(action) = join_in(battle, side, rng)
    {
        match battle.check(side, action) {
            Ok(legal) => return Some(legal),
            Err(_) => attempt(battle, side, action, citations),
        }
    }
    // From the whole list rare actions are as likely as common ones. A battle is seldom given up.
    if battle.step() != Step::Deploy && rng.one_in(64) {
        actions.clear();
        battle.legal(side, actions);
        let action = rng.pick(actions)?;
        if action != Action::Resign || rng.one_in(10) {
            return battle.check(side, action).ok();
        }
    }
    battle.sample(side, rng)
}

/// Support for a shot that has been declared, or another shot at the same target.
fn join_in(battle: &Battle, side: Side, rng: &mut Rng) -> Option<Action> {
    let mut own = battle.living_units(side).flat_map(|unit| battle.elements(unit));
    let declared = |element: ElementId| match battle.task(element) {
        Task::Attack(target) => Some((element, target)),
        _ => None,
    };
    let (shooter, target) = own.find_map(declared)?;
    let unit = battle.unit_of(shooter);
    let element = battle.elements(unit).nth(rng.below(battle.alive(unit).into()) as usize)?;
    Some(match rng.below(4) {
        0 => Action::Shoot { element, target },
        _ => Action::SupportShot { element, shooter },
    })
}

fn attempt(battle: &Battle, side: Side, action: Action, citations: &mut Citations) {
    if let Err(refusal) = battle.check(side, action) {
        refusal.each_rule(&mut |rule| citations.count(rule));
    }
}
