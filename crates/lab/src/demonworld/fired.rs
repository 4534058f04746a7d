use super::attempts::any_action;
use super::positions::{rare, skirmish, spoiled, standard};
use crate::{Effort, Fired};
use demonworld::{Action, Battle, Cell, Direction, ElementId, Formation, Legal, Setup, Step, Task};
use table::{Citations, Cites, FastDice, Game, Rng, Side};

/// Random play without a round limit is broken off after so many actions.
const MOST_ACTIONS: u32 = 5000;

/// How often each rule and ruling is applied in random play of the scenarios and of positions at random. The rule of
/// every refusal counts as applied, too, also where a set-up is refused.
pub fn fired(scenarios: &[Setup], effort: Effort) -> Fired {
    let mut fired = Fired::default();
    let mut rng = Rng::new(effort.seed);
    for scenario in scenarios {
        for _ in 0..effort.battles {
            play(scenario, effort.attempts, &mut rng, &mut fired);
        }
    }
    for position in [skirmish, unlimited, rare, rare, rare, spoiled] {
        for _ in 0..effort.positions {
            let setup = position(&mut rng);
            play(&setup, effort.attempts, &mut rng, &mut fired);
        }
    }
    fired
}

/// A position of the standard game, now and then without a round limit (DW-16-04).
fn unlimited(rng: &mut Rng) -> Setup {
    let mut setup = standard(rng);
    if rng.one_in(8) {
        setup.house.round_limit = 0;
    }
    setup
}

fn play(setup: &Setup, attempts: u32, rng: &mut Rng, fired: &mut Fired) {
    let Fired { citations, battles } = fired;
    let mut dice = FastDice { seed: rng.next_u64() };
    let mut battle = match setup.battle(&mut dice, citations) {
        Ok(battle) => battle,
        Err(faults) => return faults.iter().for_each(|fault| citations.count(fault.rule())),
    };
    *battles += 1;
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
    if let Step::Shoot { .. } | Step::Strike { .. } = battle.step()
        && let Some(action) = join_in(battle, side, rng)
    {
        match battle.check(side, action) {
            Ok(legal) => return Some(legal),
            Err(_) => attempt(battle, side, action, citations),
        }
    }
    if let Step::Follow { side, .. } = battle.step()
        && rng.one_in(2)
        && let Some(action) = mend_square(battle, side)
    {
        return battle.check(side, action).ok();
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

/// Support for a shot or blow that has been declared, or another shot at the same target.
fn join_in(battle: &Battle, side: Side, rng: &mut Rng) -> Option<Action> {
    let mut own = battle.living_units(side).flat_map(|unit| battle.elements(unit));
    let declared = |element: ElementId| match battle.task(element) {
        Task::Attack(target) => Some((element, target)),
        _ => None,
    };
    let (shooter, target) = own.find_map(declared)?;
    if let Step::Strike { .. } = battle.step() {
        let beside = battle.hex(target).step(rng.pick(&Direction::ALL)?);
        let Cell::Held(element) = battle.at(beside) else { return None };
        return Some(Action::SupportStrike { element, striker: shooter });
    }
    let unit = battle.unit_of(shooter);
    let element = battle.elements(unit).nth(rng.below(battle.alive(unit).into()) as usize)?;
    Some(match rng.below(4) {
        0 => Action::Shoot { element, target },
        _ => Action::SupportShot { element, shooter },
    })
}

/// DW-13-13: somebody inside a square goes into the gap in its ring; where nobody can, the square stands as it does.
fn mend_square(battle: &Battle, side: Side) -> Option<Action> {
    let unit = battle.living_units(side).find(|&unit| battle.formation(unit) == Formation::Square)?;
    let beside = |element: ElementId| {
        let around = battle.hex(element).neighbours();
        around
            .into_iter()
            .filter(|&hex| matches!(battle.at(hex), Cell::Held(other) if battle.unit_of(other) == unit))
    };
    let inner = battle.elements(unit).find(|&element| beside(element).count() == 5)?;
    let steps = Direction::ALL.map(|direction| Action::Follow { element: inner, direction });
    let fits = |action: &Action| battle.check(side, *action).is_ok();
    Some(steps.into_iter().find(fits).unwrap_or(Action::EndFollowing))
}

fn attempt(battle: &Battle, side: Side, action: Action, citations: &mut Citations) {
    if let Err(refusal) = battle.check(side, action) {
        refusal.each_rule(&mut |rule| citations.count(rule));
    }
}
