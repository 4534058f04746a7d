use crate::{BySide, Cites, Dice, Events, Rng, Side};
use std::fmt::Debug;

/// Who owes a decision. Both at once only where choices are hidden from each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending(pub BySide<bool>);

impl Pending {
    pub const NOBODY: Pending = Pending(BySide::new(false, false));

    pub const fn one(side: Side) -> Pending {
        match side {
            Side::A => Pending(BySide::new(true, false)),
            Side::B => Pending(BySide::new(false, true)),
        }
    }

    pub fn owes(self, side: Side) -> bool {
        self.0[side]
    }

    /// The side that owes a decision; the first of the two where both do.
    pub fn first(self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.owes(side))
    }
}

/// Who looks: a side, or somebody who may see only what both sides see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Side(Side),
    Spectator,
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Outcome {
    Won(Side),
    Draw,
}

/// A rulebook as a pure state machine. The state holds everything, also a decision in progress, so any
/// moment can be saved, shown, forked and resumed.
///
/// [`check`](Game::check) decides what is legal. Many actions are discrete: a target, an order, an answer. Others
/// belong to a continuous family, since something is measured: how far a unit moves, where it is placed, where a
/// machine aims. Such a family cannot be listed.
///
/// Laws, tested for every system: [`legal`](Game::legal) lists every legal discrete action, and of every continuous
/// family that has a legal member representative ones, namely the extreme and the default members;
/// [`sample`](Game::sample) draws from the families by intent; `check` accepts whatever `legal` or `sample` gives; a
/// refused action changes nothing; a battle that is not over always has a pending side with a legal action; two states
/// that differ only in what a viewer may not know give equal views; the same start, actions and dice give the same
/// [`state_hash`](Game::state_hash). A system without continuous families obeys the stronger law that an action is
/// listed if and only if `check` accepts it, and tests that.
pub trait Game: Clone + Eq + Debug {
    /// Short lower-case name: `demonworld`, `warhammer`.
    const SYSTEM: &'static str;

    type Action: Copy + Eq + Debug;
    /// Proof that `check` accepted an action in this state. Only `check` makes one.
    type Legal: Copy + Debug;
    type Refusal: Clone + Eq + Debug + Cites;
    type Event: Clone + Eq + Debug + Cites;
    /// What one viewer may know; a type of its own, so that nothing hidden leaves by accident.
    type View: Clone + Eq + Debug;

    /// Who owes a decision now. Nobody exactly when the battle is over.
    fn pending(&self) -> Pending;

    /// Appends the legal actions of the side in a fixed order: all that are discrete, and representatives of the
    /// continuous families.
    fn legal(&self, side: Side, actions: &mut Vec<Self::Action>);

    /// Draws one legal action without listing all; `None` exactly where the side owes no decision. Never
    /// resigns, never offers or accepts a draw and never takes up again what it has set up; apart from that
    /// every legal discrete action can be drawn, and of the continuous families what somebody could intend.
    fn sample(&self, side: Side, rng: &mut Rng) -> Option<Self::Legal>;

    /// Accepts or refuses an action; changes nothing.
    fn check(&self, side: Side, action: Self::Action) -> Result<Self::Legal, Self::Refusal>;

    /// Carries out an action that `check` accepted in this very state, with everything that follows up to the
    /// next decision. Cannot fail and does not allocate.
    fn apply<D: Dice, E: Events<Self::Event>>(&mut self, legal: Self::Legal, dice: &mut D, events: &mut E);

    /// The first part of [`apply`](Game::apply): the action itself. What follows by itself is left to
    /// [`go_on`](Game::go_on).
    fn begin<D: Dice, E: Events<Self::Event>>(&mut self, legal: Self::Legal, dice: &mut D, events: &mut E);

    /// The rest of [`apply`](Game::apply), moment by moment: carries out the next at which nobody decides. False where
    /// somebody does or the battle is over.
    fn go_on<D: Dice, E: Events<Self::Event>>(&mut self, dice: &mut D, events: &mut E) -> bool;

    /// Forgets what no rule asks for any more, such as how many dice were rolled and so how the next is named. Positions
    /// that go on alike are then known to be the same; odds are counted over such.
    fn forget(&mut self);

    fn view(&self, viewer: Viewer) -> Self::View;

    /// A full state that agrees with everything the view shows.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// `Some` exactly when the battle is over.
    fn outcome(&self) -> Option<Outcome>;

    fn state_hash(&self) -> u64;

    /// The action and the side a proof stands for.
    fn action(legal: &Self::Legal) -> (Side, Self::Action);
}
