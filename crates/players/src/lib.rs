//! Computer players. They receive a view, never a state, and give a legal action with the reasons for it.
//! The same view, side and seed give the same choice, unless the budget is counted by the clock.

pub mod demonworld;
mod evaluation;
mod player;
mod search;
pub mod warhammer;

pub use evaluation::{CERTAIN, Evaluation, Weight};
pub use player::{Budget, Player, Rank, Temper, UnknownPlayer};

use table::{Game, Rng, Side};

/// A system that the computer can play.
pub trait Playable: Game {
    /// Turns on the clock that a plan is played on, this one included.
    const HORIZON: u32;

    /// The same for marshals.
    const FAR_HORIZON: u32 = Self::HORIZON;

    /// Names of the numbers that a trained evaluation looks at.
    const FEATURES: &'static [&'static str] = &[];

    /// Any legal action, by plain chance; `None` where the side owes no decision. Asks nothing that is hidden.
    fn random(&self, side: Side, rng: &mut Rng) -> Option<Self::Legal> {
        self.sample(side, rng)
    }

    /// What the sergeant would do; `None` where the side owes no decision.
    fn sergeant(view: &Self::View, side: Side, temper: Temper, seed: u64) -> Option<Choice<Self::Action>>;

    /// What somebody would do in an imagined battle, of which many are played: as the sergeant, with less care where it
    /// matters little.
    fn hasty(view: &Self::View, side: Side, haste: Haste, seed: u64) -> Option<Choice<Self::Action>> {
        let _ = haste;
        Self::sergeant(view, side, Temper::Steady, seed)
    }

    /// Whether what is decided now turns out much the same in all imagined battles of a plan, so that it is thought about in
    /// the first one only.
    fn is_routine(&self) -> bool {
        false
    }

    /// Number of the own unit that the action moves.
    fn mover(action: Self::Action) -> Option<u8> {
        let _ = action;
        None
    }

    /// The position as its viewer knows it: what is hidden from him is not there.
    fn known(view: &Self::View) -> &Self;

    /// A full position that agrees with the view, in which the other side has decided sensibly what is hidden.
    fn imagined(view: &Self::View, side: Side, rng: &mut Rng) -> Self {
        let _ = side;
        Self::imagine(view, rng)
    }

    /// Whether the action goes on with the battle: resigning, offers and taking up again do not.
    fn goes_on(action: Self::Action) -> bool;

    /// Counts turns from the beginning of the battle. Imagined battles are judged where one has come to its end.
    fn clock(&self) -> u32;

    /// How much better the side stands than its enemy, in thousandths of what one army was worth at the start.
    fn standing(&self, side: Side) -> i32;

    /// The numbers that a trained evaluation looks at, one for every name: what the side has less what its enemy has, so
    /// that the enemy's are the same with the other sign.
    fn features(&self, side: Side) -> Vec<i32> {
        let _ = side;
        Vec::new()
    }

    /// How far the battle has come, in thousandths.
    fn progress(&self) -> i32 {
        0
    }

    /// The trained evaluation; `None` where there is none that fits the numbers.
    fn evaluation() -> Option<&'static Evaluation> {
        None
    }

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
                let legal = Self::known(view).random(side, &mut Rng::new(seed))?;
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
            plans.push(Plan::of(choice));
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
    /// Number of the own unit that does nothing more in this turn.
    pub idle: Option<u8>,
    pub reasons: Vec<Reason>,
}

impl<A> Plan<A> {
    /// The action alone.
    pub fn of(choice: Choice<A>) -> Plan<A> {
        Plan { actions: vec![choice.action], idle: None, reasons: choice.reasons }
    }
}

/// How carefully somebody decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    Full,
    /// In an imagined battle, of which many are played.
    Hasty,
}

/// What need not be thought about in an imagined battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Haste {
    /// Number of the own unit that is not moved of one's own accord.
    pub idle: Option<u8>,
    /// The position will be judged after this turn: nothing comes of moves any more.
    pub still: bool,
    /// It is still the turn in which the decision falls: what is not known there must not be found out by trying.
    pub now: bool,
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
