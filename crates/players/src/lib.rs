//! Computer players. They receive a view, never a state, and give a legal action with the reasons for it.
//! The same view, side and seed give the same choice, unless the budget is counted by the clock.

pub mod demonworld;
mod player;
mod search;
pub mod warhammer;

pub use player::{Budget, Player, Rank, Temper, UnknownPlayer};

use table::{Game, Rng, Side};

/// A system that the computer can play.
pub trait Playable: Game {
    /// Turns on the clock that the captain looks ahead.
    const HORIZON: u32;

    /// What the sergeant would do; `None` where the side owes no decision.
    fn sergeant(view: &Self::View, side: Side, temper: Temper, seed: u64) -> Option<Choice<Self::Action>>;

    /// The position as its viewer knows it: what is hidden from him is not there.
    fn known(view: &Self::View) -> &Self;

    /// A full position that agrees with the view, in which the other side has decided sensibly what is hidden.
    fn imagined(view: &Self::View, side: Side, rng: &mut Rng) -> Self {
        let _ = side;
        Self::imagine(view, rng)
    }

    /// Whether the action goes on with the battle: resigning, offers and taking up again do not.
    fn goes_on(action: Self::Action) -> bool;

    /// Counts turns from the beginning of the battle.
    fn clock(&self) -> u32;

    /// How much better the side stands than its enemy, in thousandths of what one army was worth at the start.
    fn standing(&self, side: Side) -> i32;

    /// Legal actions that could be done in place of the sergeant's own.
    fn alternatives(&self, side: Side, own: Self::Action) -> Vec<Self::Action>;

    /// The few plans worth trying now, the sergeant's own first; none where the side owes no decision.
    fn plans(view: &Self::View, side: Side, temper: Temper, seed: u64) -> Vec<Plan<Self::Action>> {
        plans::<Self>(view, side, temper, seed)
    }

    /// A legal action of the side in the viewed position; `None` where the side owes no decision.
    fn choose(player: Player, view: &Self::View, side: Side, seed: u64) -> Option<Choice<Self::Action>> {
        match player.rank {
            Rank::Random => {
                let legal = Self::known(view).sample(side, &mut Rng::new(seed))?;
                Some(Choice { action: Self::action(&legal).1, reasons: Vec::new() })
            }
            Rank::Sergeant => Self::sergeant(view, side, player.temper, seed),
            Rank::Captain | Rank::Marshal => search::choose::<Self>(player, view, side, seed),
        }
    }
}

/// What sergeants of every temper would do, and what could be done in place of it.
fn plans<G: Playable>(view: &G::View, side: Side, temper: Temper, seed: u64) -> Vec<Plan<G::Action>> {
    let mut plans: Vec<Plan<G::Action>> = Vec::new();
    let mut add = |choice: Choice<G::Action>| {
        if plans.iter().all(|plan| plan.actions != [choice.action]) {
            plans.push(Plan { actions: vec![choice.action], reasons: choice.reasons });
        }
    };
    let Some(own) = G::sergeant(view, side, temper, seed) else { return plans };
    let action = own.action;
    add(own);
    for other in Temper::ALL.into_iter().filter(|&other| other != temper) {
        G::sergeant(view, side, other, seed).into_iter().for_each(&mut add);
    }
    for action in G::known(view).alternatives(side, action) {
        add(Choice { action, reasons: Vec::new() });
    }
    plans
}

/// Actions of one side that belong together, and why they might be good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<A> {
    /// At least one, which is legal now. What comes after it may turn out to be impossible.
    pub actions: Vec<A>,
    pub reasons: Vec<Reason>,
}

/// Why an action was chosen: a key for the words, what it was worth, and who is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    pub key: &'static str,
    pub value: i32,
    /// Number of the own unit concerned.
    pub unit: Option<u8>,
    /// Number of the enemy unit concerned.
    pub target: Option<u8>,
}

/// A legal action and the reasons for it, the weightiest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    pub action: A,
    pub reasons: Vec<Reason>,
}
