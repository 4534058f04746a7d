//! Players of Demonworld.
//!
//! The sergeant thinks in intents: each module below weighs the few sensible intents of one kind of decision by named
//! terms and gives the next action of the best one. It remembers nothing: the same position gives the same plan again,
//! so a plan of several actions goes on where it was left.

mod actor;
mod approach;
mod command;
mod deploy;
mod features;
mod field;
mod figures;
mod follow;
mod formation;
mod judge;
mod lure;
mod march;
mod melee;
mod nerve;
mod orders;
mod plan;
mod react;
mod search;
mod shooting;
mod small;
mod standing;
mod touch;
mod value;

use crate::{Care, Choice, Evaluation, Haste, Playable, Reason, Temper};
use actor::Actor;
use demonworld::{Action, Battle, Phase, Step, View};
use field::Field;
use std::sync::OnceLock;
use table::{Game, Rng, Side};

/// What `walstatt train` has found.
const EVALUATION: &str = include_str!("../../../../data/evaluation/demonworld.toml");

impl Playable for Battle {
    /// To the end of the round.
    const HORIZON: u32 = 1;

    /// To the end of the next one: there shows what the steps after a melee were good for.
    const FAR_HORIZON: u32 = 2;

    const FEATURES: &'static [&'static str] = &features::NAMES;

    fn sergeant(view: &View, side: Side, temper: Temper, seed: u64) -> Option<Choice<Action>> {
        decide(view.position(), side, temper, Care::Full, seed)
    }

    /// The position is judged before anything could come of falling in after a melee.
    fn hasty(view: &View, side: Side, _: Haste, seed: u64) -> Option<Choice<Action>> {
        decide(view.position(), side, Temper::Steady, Care::Hasty, seed)
    }

    fn known(view: &View) -> &Battle {
        view.position()
    }

    /// What the enemy has decided in secret, his sergeants have decided.
    fn imagined(view: &View, _: Side, rng: &mut Rng) -> Battle {
        let temper = Temper::ALL[rng.below(3) as usize];
        view.imagine_by(rng, |battle, side, rng| {
            Some(decide(battle, side, temper, Care::Full, rng.next_u64())?.action)
        })
    }

    fn goes_on(action: Action) -> bool {
        !matches!(action, Action::Resign | Action::OfferDraw)
    }

    /// Rounds: at the end of one everybody has done what he was told, and the orders of the next are not given yet.
    fn clock(&self) -> u32 {
        self.round().into()
    }

    /// What the same unit or element could do. How to set up shows too late to be found out by trying; a piece of another
    /// manoeuvre than the sergeant's, or none at all, comes to nothing, since he drops it again and notes his own.
    fn alternatives(&self, side: Side, own: Action) -> Vec<Action> {
        let mut legal = Vec::new();
        if self.phase() != Phase::Setup && own != Action::Commit {
            self.legal(side, &mut legal);
            legal.retain(|&action| {
                Self::goes_on(action) && !plan::is_piece(action) && Actor::of(action) == Actor::of(own)
            });
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
        features::progress(self)
    }

    fn evaluation() -> Option<&'static Evaluation> {
        static TRAINED: OnceLock<Option<Evaluation>> = OnceLock::new();
        TRAINED.get_or_init(|| Evaluation::read(EVALUATION, Self::FEATURES)).as_ref()
    }
}

fn decide(battle: &Battle, side: Side, temper: Temper, care: Care, seed: u64) -> Option<Choice<Action>> {
    if !battle.pending().owes(side) {
        return None;
    }
    let field = Field { battle, side, temper };
    let choice = match battle.step() {
        Step::PickSide { .. } => deploy::pick_side(&field),
        Step::Deploy => deploy::choose(&field, seed),
        Step::Arrive { .. } => deploy::enter(&field),
        Step::Assign => command::assign(&field),
        Step::Command => orders::choose(&field),
        Step::Keep { count } => orders::keep(&field, count),
        Step::Obey { unit, .. } => nerve::obey(&field, unit),
        Step::Aim { unit } => shooting::fire(&field, unit),
        Step::Appeal { element } => figures::appeal(&field, element),
        Step::Replace { element } => figures::replace(&field, element),
        Step::Flee { units, .. } => nerve::flee(&field, units),
        Step::Rush { .. } => nerve::rush(&field),
        Step::Section { order } => command::act(&field, order),
        Step::Lead { .. } => command::lead(&field),
        Step::FinalTurn { .. } => command::final_turn(&field),
        Step::Touch { .. } => touch::declare(&field),
        Step::Second { striker, hex } => touch::second(&field, striker, hex),
        Step::Release { .. } => touch::release(&field),
        Step::Rally { .. } => nerve::rally(&field),
        Step::Shoot { volley, .. } => shooting::choose(&field, volley),
        Step::CloseUp { .. } | Step::Gap { .. } => formation::close_up(&field),
        Step::SegmentSequence { order, .. } => march::go_first(&field, order),
        Step::Segment { order, .. } => march::next_unit(&field, order),
        Step::Move { unit } => march::go_on(&field, unit),
        Step::React { units, current } => react::choose(&field, units, current),
        Step::Complete { unit } => march::press(&field, unit),
        Step::Wield { .. } => melee::wield(&field),
        Step::Strike { .. } => melee::choose(&field),
        Step::FollowSequence { .. } | Step::SectionSequence { .. } => follow::go_first(&field),
        Step::Follow { engagement, current, last, .. } => {
            follow::choose(&field, engagement, current, last, care)
        }
        Step::Next(_) | Step::Over(_) => None,
    };
    choice.or_else(|| field.way_out(seed))
}

/// Keys of all reasons the sergeant can give; each has words `reason-<key>`.
pub const REASON_KEYS: [&str; 37] = [
    "charge-front",
    "charge-flank",
    "charge-rear",
    "close-the-distance",
    "face-the-enemy",
    "keep-at-range",
    "hold-and-shoot",
    "shoot-first",
    "receive-the-charge",
    "reform",
    "fall-in",
    "battle-line",
    "stay-together",
    "strike-first",
    "see-first",
    "press-on",
    "turn-to-attackers",
    "step-into-line",
    "best-blow",
    "best-weapon",
    "finish-off",
    "support-weak-blow",
    "best-shot",
    "concentrate-fire",
    "surround",
    "lead-the-unit",
    "give-orders",
    "keep-in-hand",
    "run",
    "rally",
    "rush",
    "spare-the-figure",
    "figures-in-front",
    "take-courage",
    "hold-the-ground",
    "skirmish-formation",
    "hunt",
];

/// A reason that concerns nobody in particular.
const fn reason(key: &'static str, value: i32) -> Reason {
    Reason { key, value, unit: None, target: None }
}
