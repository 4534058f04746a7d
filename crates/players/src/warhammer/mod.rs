//! Players of Warhammer. They decide from the view alone; where measuring is not allowed they judge distances by eye
//! (WH-01-G7).

mod actor;
mod charge;
mod deploy;
mod errand;
mod eye;
mod features;
mod gunnery;
mod judge;
mod magic;
mod march;
mod perch;
mod plan;
mod prospect;
mod quarters;
mod react;
mod reasons;
mod shoot;
mod small;
mod stake;
mod standing;

use crate::{Choice, Evaluation, Haste, Plan, Playable, Reason, Temper};
use actor::{actor, mover};
pub use reasons::REASON_KEYS;
use std::sync::OnceLock;
use table::{Game, Rng, Side};
use warhammer::{Action, Battle, Legal, Phase, Step, UnitId, UnitSet, View};

/// What `walstatt train` has found.
const EVALUATION: &str = include_str!("../../../../data/evaluation/warhammer.toml");

/// So many of the best places within reach are tried for a regiment.
const PLACES: usize = 5;

/// Legal actions up to which all of them are tried.
const ALL_OF: usize = 40;

impl Playable for Battle {
    /// Turns of one side: this one, the enemy's, and the charges that this one has prepared.
    const HORIZON: u32 = 3;

    const FEATURES: &'static [&'static str] = &features::NAMES;

    /// The game's own samples go for the enemy.
    fn random(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        self.sample_aimless(side, rng)
    }

    fn sergeant(view: &View, side: Side, temper: Temper, seed: u64) -> Option<Choice<Action>> {
        let battle = view.battle();
        // Whatever the rule of thumb proposes, the rules decide.
        let legal = decide(view, side, temper).filter(|(action, _)| battle.check(side, *action).is_ok());
        let (action, reason) = match legal {
            Some(found) => found,
            None => plain(Battle::action(&battle.sample(side, &mut Rng::new(seed))?).1, "toss-up"),
        };
        Some(Choice { action, reasons: vec![reason] })
    }

    /// The order of shots and charges matters little: the first who can shoot or charge does. Moves are spared where nothing
    /// comes of them.
    fn hasty(view: &View, side: Side, haste: Haste, seed: u64) -> Option<Choice<Action>> {
        let battle = view.battle();
        let found = match battle.step() {
            Step::Charges => {
                charge::any_charge(view, side, haste.now).or(Some(plain(Action::Done, "no-charge")))
            }
            Step::Shooting => shoot::any_shot(battle, side),
            Step::Moves if haste.still => Some(plain(Action::Done, "stand")),
            Step::Moves if haste.idle.is_some() => Some(moves(view, side, Temper::Steady, haste.idle)),
            _ => None,
        };
        match found.filter(|(action, _)| battle.check(side, *action).is_ok()) {
            Some((action, reason)) => Some(Choice { action, reasons: vec![reason] }),
            None => Battle::sergeant(view, side, Temper::Steady, seed),
        }
    }

    /// WH-09-H54: nothing is hidden.
    fn known(view: &View) -> &Battle {
        view.battle()
    }

    fn goes_on(action: Action) -> bool {
        !matches!(action, Action::Concede | Action::TakeUp { .. })
    }

    /// Hardly any dice are rolled for moves, and whom to shoot at or to cast spells on depends little on those before.
    fn is_routine(&self) -> bool {
        matches!(self.step(), Step::Moves | Step::Shooting | Step::Magic)
    }

    fn mover(action: Action) -> Option<u8> {
        mover(action).map(|unit| unit.0)
    }

    fn clock(&self) -> u32 {
        self.turn_number().into()
    }

    /// All that is listed, where it is not too much; else what the same unit could do. How to set up shows too late to be
    /// found out by trying.
    fn alternatives(&self, side: Side, own: Action) -> Vec<Action> {
        let mut legal = Vec::new();
        if self.phase() != Phase::Setup {
            self.legal(side, &mut legal);
            legal.retain(|&action| Self::goes_on(action));
        }
        if ALL_OF < legal.len() {
            legal.retain(|&action| action == Action::Done || actor(action) == actor(own));
        }
        legal
    }

    fn standing(&self, side: Side) -> i32 {
        standing::standing(self, side)
    }

    fn features(&self, side: Side) -> Vec<i32> {
        features::features(self, side)
    }

    fn progress(&self) -> i32 {
        let turns = 2 * i32::from(self.stage().scenario.game_turns.max(1));
        1000 * (i32::from(self.turn_number()) - 1).max(0) / turns
    }

    fn evaluation() -> Option<&'static Evaluation> {
        static TRAINED: OnceLock<Option<Evaluation>> = OnceLock::new();
        TRAINED.get_or_init(|| Evaluation::read(EVALUATION, Self::FEATURES)).as_ref()
    }

    /// WH-01-G7: whoever tried charges and shots in his mind would measure them. Where that is not allowed, charges are tried
    /// that look sure to arrive, and else the sergeant's judgement by eye stands.
    fn plans(view: &View, side: Side, temper: Temper, seed: u64) -> Vec<Plan<Action>> {
        let Some(own) = Battle::sergeant(view, side, temper, seed) else { return Vec::new() };
        match (view.battle().step(), actor(own.action)) {
            (Step::Moves, Some(unit)) => plans_of_move(view, side, temper, own, unit),
            (Step::Charges, _) => charge::plans(view, side, own),
            _ if view.may_measure() => crate::plans::<Battle>(view, side, temper, seed),
            _ => vec![Plan::of(own)],
        }
    }
}

/// What the unit could do in place of its own move: stay, go to another good place, or do any one thing and stop.
fn plans_of_move(
    view: &View,
    side: Side,
    temper: Temper,
    own: Choice<Action>,
    unit: UnitId,
) -> Vec<Plan<Action>> {
    let (battle, idle) = (view.battle(), Some(unit.0));
    let (action, key) = (own.action, own.reasons.first().map_or("stand", |reason| reason.key));
    let (elsewhere, reason) = moves(view, side, temper, idle);
    let mut plans = vec![Plan::of(own), Plan { actions: vec![elsewhere], idle, reasons: vec![reason] }];
    let mut stop_after = |actions| plans.push(Plan { actions, idle, reasons: vec![of(action, key, unit).1] });
    let marches = action == Action::March { unit };
    if key == "close-in" && !battle.is_single(unit) {
        let places = if marches { Vec::new() } else { plan::places(battle, temper, unit, PLACES) };
        places.iter().for_each(|place| stop_after(place.way.into_iter().flatten().collect()));
    } else {
        let pieces = battle.alternatives(side, action).into_iter();
        pieces
            .filter(|&piece| actor(piece) == Some(unit) && piece != Action::March { unit })
            .for_each(|piece| stop_after(vec![piece]));
    }
    plans.retain(|plan| plan.actions.first().is_some_and(|&first| battle.check(side, first).is_ok()));
    plans
}

/// The next piece of somebody's move; a unit that is `idle` stays where it is.
fn moves(view: &View, side: Side, temper: Temper, idle: Option<u8>) -> (Action, Reason) {
    march::advance(view, side, temper, idle.map(UnitId)).unwrap_or_else(|| plain(Action::Done, "stand"))
}

/// A reason that concerns nobody.
fn plain(action: Action, key: &'static str) -> (Action, Reason) {
    (action, Reason { key, value: 0, unit: None, target: None })
}

/// A reason that concerns one unit of the own.
fn of(action: Action, key: &'static str, unit: UnitId) -> (Action, Reason) {
    (action, Reason { key, value: 0, unit: Some(unit.0), target: None })
}

/// What the rules of thumb propose; `None` where they know nothing.
fn decide(view: &View, side: Side, temper: Temper) -> Option<(Action, Reason)> {
    let battle = view.battle();
    let done = |key| Some(plain(Action::Done, key));
    match battle.step() {
        Step::Next(_) | Step::Over(_) | Step::PickHalf { .. } => None,
        Step::RollOff | Step::EndOfTurn => done("go-on"),
        Step::Deploy { .. } => deploy::deploy(battle, side),
        Step::Arrive { units } => deploy::arrive(battle, units),
        Step::Order { units, .. } => {
            let unit = costliest(battle, units)?;
            Some(of(Action::Next { unit }, "costliest-first", unit))
        }
        Step::Frenzy { .. } => done("keep-frenzy"),
        Step::Charges => charge::charge(view, side, temper, None).or_else(|| done("no-charge")),
        Step::Declare { target } => {
            charge::charge(view, side, temper, Some(target)).or_else(|| done("no-charge"))
        }
        Step::PickZone { target, zones, .. } => Some(of(react::pick_zone(zones), "offer-the-front", target)),
        Step::React { target } => Some(react::react(battle, side, target)),
        Step::Rally { units } => match units.first() {
            Some(unit) => Some(of(Action::Rally { unit }, "rally", unit)),
            None => done("go-on"),
        },
        Step::FormUp { unit } => small::form_up(battle, side, unit),
        Step::Moves => Some(moves(view, side, temper, None)),
        Step::SpellMove { unit } => march::step(battle, side, temper, unit).or_else(|| done("stand")),
        Step::Shooting => shoot::shoot(battle, side).or_else(|| done("no-shot")),
        Step::Combats { left } => {
            let unit = costliest(battle, left)?;
            Some(of(Action::Fight { unit }, "fight-first", unit))
        }
        Step::Challenge { .. } => done("refuse-duel"),
        Step::AnswerChallenge { .. } | Step::SendBack { .. } => None,
        // The engine draws the best weapon and strikes at whoever is touched most.
        Step::Prepare { .. } => done("best-weapon"),
        Step::Restrain { .. } => done("pursue"),
        Step::PickQuarry { unit, units } => {
            let quarry = costliest(battle, units)?;
            Some(of(Action::Follow { unit, quarry }, "follow", unit))
        }
        Step::Lap { units, .. } => small::lap(battle, side, units).or_else(|| done("no-lap")),
        Step::Magic => magic::cast(battle, side).or_else(|| done("keep-power")),
        Step::Dispel { .. } => magic::dispel(battle, side).or_else(|| done("let-pass")),
    }
}

/// The costliest of the units.
fn costliest(battle: &Battle, units: UnitSet) -> Option<UnitId> {
    units.iter().max_by_key(|&unit| battle.card(unit).points)
}
