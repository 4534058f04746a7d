use crate::action::Action;
use crate::card::Order;
use crate::event::Event;
use crate::label::Ending;
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::*;
use crate::view::View;
use std::hash::{Hash, Hasher};
use table::{Dice, Events, Game, Outcome, Pending, Rng, Side, StateHasher, Viewer};

/// Proof that `check` accepted an action. Cannot be built elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    side: Side,
    action: Action,
}

/// How much of an action is carried out, see [`Game::apply`], [`Game::begin`] and [`Game::go_on`].
#[derive(Clone, Copy, Debug)]
enum Part {
    Whole(Legal),
    First(Legal),
    Next,
}

/// The engine is compiled here, once for those who listen and once for those who do not, and not anew wherever somebody
/// plays with dice and listeners of his own: a call more for a roll is nothing against that.
impl Battle {
    #[inline]
    fn perform<D: Dice, E: Events<Event>>(&mut self, part: Part, dice: &mut D, events: &mut E) -> bool {
        if events.is_silent() { self.unheard(part, dice) } else { self.heard(part, dice, events) }
    }

    fn unheard(&mut self, part: Part, mut dice: &mut dyn Dice) -> bool {
        self.go(part, &mut dice, &mut ())
    }

    fn heard(&mut self, part: Part, mut dice: &mut dyn Dice, mut events: &mut dyn Events<Event>) -> bool {
        self.go(part, &mut dice, &mut events)
    }

    fn go<D: Dice, E: Events<Event>>(&mut self, part: Part, dice: &mut D, events: &mut E) -> bool {
        match part {
            Part::Whole(Legal { side, action }) => {
                self.carry(side, action, dice, events);
                self.proceed(dice, events);
                false
            }
            Part::First(Legal { side, action }) => {
                self.carry(side, action, dice, events);
                true
            }
            Part::Next => self.pass_moment(dice, events),
        }
    }
}

impl Game for Battle {
    const SYSTEM: &'static str = "demonworld";

    type Action = Action;
    type Legal = Legal;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn pending(&self) -> Pending {
        self.pending_sides()
    }

    fn legal(&self, side: Side, actions: &mut Vec<Action>) {
        self.each_candidate(side, |action| {
            if self.check(side, action).is_ok() {
                actions.push(action);
            }
        });
    }

    fn sample(&self, side: Side, rng: &mut Rng) -> Option<Legal> {
        self.sample_action(side, rng)
    }

    fn check(&self, side: Side, action: Action) -> Result<Legal, Refusal> {
        if let Step::Over(_) = self.step() {
            return Err(Refusal::BattleIsOver);
        }
        if !self.pending().owes(side) {
            return Err(Refusal::NotYourDecision);
        }
        match self.check_action(side, action) {
            Ok(()) => Ok(Legal { side, action }),
            Err(_) if !self.is_standard() && action.needs_standard_game() => Err(Refusal::NeedsStandardGame),
            Err(refusal) => Err(refusal),
        }
    }

    fn apply<D: Dice, E: Events<Event>>(&mut self, legal: Legal, dice: &mut D, events: &mut E) {
        self.perform(Part::Whole(legal), dice, events);
    }

    fn begin<D: Dice, E: Events<Event>>(&mut self, legal: Legal, dice: &mut D, events: &mut E) {
        self.perform(Part::First(legal), dice, events);
    }

    fn go_on<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) -> bool {
        self.perform(Part::Next, dice, events)
    }

    fn forget(&mut self) {
        self.steps[usize::from(self.depth)..].fill(Step::Deploy);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Battle {
        view.imagine(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.step() {
            Step::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    fn state_hash(&self) -> u64 {
        let mut hasher = StateHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    fn action(legal: &Legal) -> (Side, Action) {
        (legal.side, legal.action)
    }
}

impl Battle {
    fn check_action(&self, side: Side, action: Action) -> Result<(), Refusal> {
        let step = self.step();
        match (step, action) {
            (_, Action::Resign) => Ok(()),
            // DW-05-42: orders are not changed, whatever earlier moves have made of them.
            (
                Step::Segment { .. } | Step::Move { .. } | Step::React { .. } | Step::Complete { .. },
                Action::Order { unit, .. },
            ) => Err(Refusal::OrderStands { unit }),
            (Step::PickSide { .. }, Action::PickSide { .. }) => Ok(()),
            (Step::Deploy, Action::Attach { commander, unit }) => self.check_attach(side, commander, unit),
            (Step::Deploy, Action::Detach { commander }) => self.check_detach(side, commander),
            (Step::Deploy, Action::Outflank { unit, wing, leader }) => {
                self.check_outflank(side, unit, wing, leader)
            }
            (Step::Deploy, Action::Marker { unit, lay }) => self.check_skirmish_marker(side, unit, lay),
            (Step::Deploy, Action::Swap { element, with }) => self.check_swap(side, element, with),
            (Step::Arrive { .. } | Step::Segment { order: Order::Move, .. }, Action::Enter { unit, hex }) => {
                self.check_enter(side, unit, hex)
            }
            (Step::Assign, Action::Assign { commander, unit }) => self.check_assign(side, commander, unit),
            (Step::Assign | Step::Section { .. }, Action::Commit) => Ok(()),
            (Step::Keep { .. }, Action::Keep { unit, order }) => self.check_keep(side, unit, order),
            (Step::Obey { .. }, Action::Temper { unit, .. }) => self.check_temper(unit),
            (Step::Aim { unit }, Action::Fire { unit: firing }) if unit == firing => Ok(()),
            (Step::Aim { .. }, Action::DropShot { element }) => self.check_drop_shot(element),
            (Step::Appeal { .. }, Action::Appeal { element, .. }) => self.check_appeal(element),
            (Step::Replace { .. }, Action::Replace { element, by }) => self.check_replace(element, by),
            (Step::Flee { .. }, Action::Flee { element, hex }) => self.check_flee(side, element, hex),
            (Step::Flee { .. }, Action::Rout { unit }) => self.check_rout(side, unit),
            (Step::Flee { .. }, Action::StayBehind { commander }) => self.check_stay_behind(side, commander),
            (Step::Rush { .. }, Action::Rush { unit, target }) => self.check_rush(side, unit, target),
            (Step::Rush { .. }, Action::Leave { commander, direction }) => {
                self.check_leave(side, commander, direction)
            }
            (Step::FinalTurn { .. }, Action::FreeTurn { element, facing }) => {
                self.check_free_turn(side, element, facing)
            }
            (Step::Section { .. }, Action::Act { commander }) => self.check_act(side, commander),
            (Step::Lead { .. } | Step::FinalTurn { .. }, Action::EndSegment) => Ok(()),
            (Step::Touch { .. }, Action::Touch { element }) => self.check_touch(side, element),
            (Step::Touch { .. }, Action::EndTouching) => Ok(()),
            (Step::Second { .. }, Action::Strike { element, target }) => {
                self.check_second(side, element, target, false)
            }
            (Step::Second { .. }, Action::Pursue { element, target }) => {
                self.check_second(side, element, target, true)
            }
            (Step::Second { .. }, Action::EndDeclaration) => Ok(()),
            (Step::Release { .. }, Action::Release { element }) => self.check_release(side, element),
            (Step::Release { .. }, Action::EndReleasing) => Ok(()),
            (Step::Rally { .. }, Action::Rally { unit }) => self.check_rally(side, unit),
            (Step::Rally { .. }, Action::Abandon { element }) => self.check_abandon(side, element),
            (Step::Rally { .. }, Action::EndRallying) => Ok(()),
            (Step::Deploy, Action::Deploy { unit, hex, facing, width }) => {
                self.check_deploy(side, unit, hex, facing, width)
            }
            (Step::Deploy, Action::Place { element, hex, .. }) => self.check_place(side, element, hex),
            (Step::Deploy, Action::Ready) => self.check_ready(side),
            (Step::Command, Action::Order { unit, order }) => self.check_order(side, unit, order),
            (Step::Command, Action::Commit) => Ok(()),
            (Step::Command, Action::OfferDraw) => self.check_draw_offer(side),
            (Step::Shoot { volley, .. }, Action::Shoot { element, target }) => {
                self.check_shot(side, element, target, volley)
            }
            (Step::Shoot { volley, .. }, Action::SupportShot { element, shooter }) => {
                self.check_shot_support(side, element, shooter, volley)
            }
            (Step::Shoot { .. }, Action::Fire { unit }) => self.check_fire(side, unit),
            (Step::Shoot { .. }, Action::EndShooting) => self.check_end_shooting(side),
            (Step::CloseUp { .. }, Action::CloseUp { element, direction }) => {
                self.check_close_up(side, element, direction)
            }
            (Step::CloseUp { .. } | Step::Gap { .. }, Action::EndClosingUp) => Ok(()),
            (Step::Gap { .. }, Action::CloseUp { element, direction }) => {
                self.check_close_gap(side, element, direction)
            }
            (
                Step::SegmentSequence { .. } | Step::SectionSequence { .. } | Step::FollowSequence { .. },
                Action::Sequence { .. },
            ) => Ok(()),
            (Step::Segment { .. }, Action::EndSegment) => Ok(()),
            (
                Step::Lead { .. }
                | Step::Segment { .. }
                | Step::Move { .. }
                | Step::React { .. }
                | Step::Complete { .. },
                _,
            ) => self.check_movement(side, action),
            (Step::Wield { .. }, Action::Wield { unit, weapon }) => self.check_wield(side, unit, weapon),
            (Step::Strike { .. }, Action::Strike { element, target }) => {
                self.check_strike(side, element, target)
            }
            (Step::Strike { .. }, Action::SupportStrike { element, striker }) => {
                self.check_strike_support(side, element, striker)
            }
            (Step::Strike { .. }, Action::EndDeclaration) => self.check_end_declaration(side),
            (Step::Follow { .. }, Action::Follow { element, direction }) => {
                self.check_follow(side, element, direction)
            }
            (Step::Follow { .. }, Action::Face { element, facing }) => self.check_face(side, element, facing),
            (Step::Follow { .. }, Action::EndFollowing) => self.check_end_following(side),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn check_movement(&self, side: Side, action: Action) -> Result<(), Refusal> {
        self.check_marching_on(side, action)?;
        if let Step::Move { unit } | Step::Complete { unit } = self.step() {
            self.check_rushing(unit, action)?;
        }
        match action {
            Action::Leave { commander, direction } => self.check_leave(side, commander, direction),
            Action::Join { commander, unit, place, free } => {
                self.check_join(side, commander, unit, place, free)
            }
            Action::Swap { element, with } => self.check_swap(side, element, with),
            Action::Dare { unit, target } => self.check_dare(side, unit, target),
            Action::Marker { unit, lay } => self.check_skirmish_marker(side, unit, lay),
            Action::Dissolve { unit } => self.check_dissolve(side, unit),
            Action::Touch { element } => self.check_touch(side, element),
            Action::Advance { unit, hand } => self.check_advance(side, unit, hand),
            Action::Sidestep { unit, direction } => self.check_sidestep(side, unit, direction),
            Action::Wheel { unit, hand } => self.check_wheel(side, unit, hand),
            Action::March { unit, facing, hand, payment } => {
                self.check_march(side, unit, facing, hand, payment)
            }
            Action::PlanShift { element, direction } => self.check_plan_shift(side, element, direction),
            Action::PlanTurn { element, facing } => self.check_plan_turn(side, element, facing),
            Action::CarryOut => self.check_carry_out(),
            Action::DropPlan => self.check_drop_plan(),
            Action::FreeTurn { element, facing } => self.check_free_turn(side, element, facing),
            Action::Walk { element, direction, payment } => {
                self.check_walk(side, element, direction, payment)
            }
            Action::Press { element, hand, payment } => self.check_press(side, element, hand, payment),
            Action::EndMove { unit } => self.check_end_move(side, unit),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    fn carry<D: Dice, E: Events<Event>>(&mut self, side: Side, action: Action, dice: &mut D, events: &mut E) {
        if !matches!(action, Action::Swap { .. }) {
            self.end_swapping();
        }
        match (self.step(), action) {
            (_, Action::Resign) => {
                self.end_battle(Outcome::Won(side.enemy()), Ending::Resignation, events);
            }
            (_, Action::Deploy { unit, hex, facing, width }) => self.deploy(unit, hex, facing, width, events),
            (_, Action::Place { element, hex, facing }) => self.place(element, hex, facing, events),
            (_, Action::PickSide { other }) => self.pick_side(side, other, events),
            (_, Action::Attach { commander, unit }) => self.set_up_attached(commander, unit, events),
            (_, Action::Detach { commander }) => self.set_up_single(commander, events),
            (_, Action::Outflank { unit, wing, leader }) => self.outflank(unit, wing, leader, events),
            (_, Action::Enter { unit, hex }) => self.enter(unit, hex, events),
            (_, Action::Assign { commander, unit }) => self.assign(commander, unit, events),
            (_, Action::Keep { unit, order }) => self.keep(unit, order, events),
            (_, Action::Temper { unit, leader_adds, commanders_add }) => {
                self.temper(unit, leader_adds, commanders_add, events);
            }
            (Step::Aim { .. }, Action::Fire { unit }) => self.fire_aimed(unit, dice, events),
            (_, Action::DropShot { element }) => self.drop_shot(element, events),
            (_, Action::Appeal { element, roll }) => self.appeal(element, roll, dice, events),
            (_, Action::Replace { element, by }) => self.replace(element, by, events),
            (_, Action::Flee { element, hex }) => self.flee(element, hex, events),
            (_, Action::Rout { unit }) => self.rout(unit, events),
            (_, Action::StayBehind { commander }) => self.stay_behind(commander, events),
            (_, Action::Rush { unit, target }) => self.rush(unit, target, events),
            (_, Action::Act { commander }) => self.act(commander, events),
            (_, Action::Leave { commander, direction }) => self.leave(commander, direction, events),
            (_, Action::Join { commander, unit, place, free }) => {
                self.join(commander, unit, place, free, events);
            }
            (_, Action::Swap { element, with }) => self.swap(element, with, events),
            (_, Action::Dare { unit, target }) => self.dare(unit, target, dice, events),
            (_, Action::Marker { unit, lay }) => self.skirmish_marker(unit, lay, events),
            (_, Action::Dissolve { unit }) => self.dissolve(unit, events),
            (_, Action::Touch { element }) => self.touch(element, events),
            (Step::Touch { side, last }, Action::EndTouching) => self.end_touching(side, last, events),
            (Step::Second { .. }, Action::Strike { element, target }) => {
                self.strike_again(element, target, false, dice, events);
            }
            (_, Action::Pursue { element, target }) => self.strike_again(element, target, true, dice, events),
            (Step::Second { .. }, Action::EndDeclaration) => self.pop_step(),
            (_, Action::Release { element }) => self.release(element, events),
            (Step::Release { engagement, side, last }, Action::EndReleasing) => {
                self.end_releasing(engagement, side, last, events);
            }
            (_, Action::Rally { unit }) => self.rally(unit, dice, events),
            (_, Action::Abandon { element }) => self.abandon(element, events),
            (Step::Rally { side, last }, Action::EndRallying) => {
                self.end_rallying(side, last, dice, events);
            }
            (_, Action::Ready | Action::Commit) => self.committed[side] = true,
            (_, Action::Order { unit, order }) => self.give_order(unit, order, events),
            (_, Action::OfferDraw) => self.offer_draw(side, events),
            (_, Action::Shoot { element, target }) => self.declare_shot(element, target, events),
            (_, Action::SupportShot { element, shooter }) => {
                self.declare_shot_support(element, shooter, events)
            }
            (Step::Shoot { volley, .. }, Action::Fire { unit }) => self.fire(unit, volley, dice, events),
            (Step::Shoot { volley, side, last }, Action::EndShooting) => {
                events.cite(DW_03_16);
                self.end_shooting(volley, side, last, events);
            }
            (_, Action::CloseUp { element, direction }) => self.close_up(element, direction, events),
            (Step::Gap { .. }, Action::EndClosingUp) => self.pop_step(),
            (Step::CloseUp { volley, side, last }, Action::EndClosingUp) => {
                self.end_closing_up(volley, side, last, events);
            }
            (Step::SegmentSequence { order, side }, Action::Sequence { first }) => {
                self.choose_segment_sequence(order, side, first, events);
            }
            (Step::SectionSequence { order, side }, Action::Sequence { first }) => {
                self.choose_section_sequence(order, side, first, events);
            }
            (Step::FollowSequence { engagement, side }, Action::Sequence { first }) => {
                self.choose_follow_sequence(engagement, side, first, events);
            }
            (Step::Segment { order, side, last }, Action::EndSegment) => {
                self.end_segment(order, side, last, events);
            }
            (Step::Lead { order, side, last }, Action::EndSegment) => {
                self.end_lead(order, side, last, events);
            }
            (Step::FinalTurn { side, last }, Action::EndSegment) => {
                self.end_final_turns(side, last, events);
            }
            (_, Action::Advance { unit, hand }) => self.advance(unit, hand, events),
            (_, Action::Sidestep { unit, direction }) => self.sidestep(unit, direction, events),
            (_, Action::Wheel { unit, hand }) => self.wheel(unit, hand, events),
            (_, Action::March { unit, facing, hand, payment }) => {
                self.march(unit, facing, hand, payment, events)
            }
            (_, Action::PlanShift { element, direction }) => self.plan_shift(element, direction, events),
            (_, Action::PlanTurn { element, facing }) => self.plan_turn(element, facing, events),
            (_, Action::CarryOut) => self.carry_out(events),
            (_, Action::DropPlan) => self.plan = Plan::None,
            (_, Action::FreeTurn { element, facing }) => self.free_turn(element, facing, events),
            (_, Action::Walk { element, direction, payment }) => {
                self.walk(element, direction, payment, events)
            }
            (_, Action::Press { element, hand, payment }) => self.press(element, hand, payment, events),
            (_, Action::EndMove { unit }) => self.end_move(unit, events),
            (_, Action::Wield { unit, weapon }) => self.wield(unit, weapon, events),
            (_, Action::Strike { element, target }) => self.declare_blow(element, target, events),
            (_, Action::SupportStrike { element, striker }) => {
                self.declare_blow_support(element, striker, events)
            }
            (Step::Strike { engagement, initiative, side, last }, Action::EndDeclaration) => {
                self.end_declaration(engagement, initiative, side, last, events);
            }
            (_, Action::Follow { element, direction }) => self.follow(element, direction, events),
            (_, Action::Face { element, facing }) => self.face(element, facing, events),
            (Step::Follow { engagement, side, last, .. }, Action::EndFollowing) => {
                self.end_following(engagement, side, last, events);
            }
            // `check` lets an action through only in the step it belongs to.
            _ => {}
        }
    }
}
