//! The contract with the table: what is checked where, and what carries on by itself.

use crate::action::Action;
use crate::event::Event;
use crate::label::{Degree, Ending};
use crate::refusal::Refusal;
use crate::rules::*;
use crate::state::Battle;
use crate::step::{Moment, Step};
use crate::view::View;
use std::hash::Hash;
use std::hash::Hasher;
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
    const SYSTEM: &'static str = "warhammer";

    type Action = Action;
    type Legal = Legal;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn pending(&self) -> Pending {
        match self.asked() {
            Some(side) => Pending::one(side),
            None => Pending::NOBODY,
        }
    }

    fn legal(&self, side: Side, actions: &mut Vec<Action>) {
        self.each_candidate(side, &mut |action| {
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
        if self.asked() != Some(side) {
            return Err(Refusal::NotYourDecision);
        }
        self.check_action(side, action)?;
        Ok(Legal { side, action })
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
        self.units.iter_mut().for_each(|unit| unit.rolled = 0);
        self.steps[usize::from(self.depth)..].fill(Step::RollOff);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, _: &mut Rng) -> Battle {
        view.battle().clone()
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
    /// Who owes the decision on top of the stack.
    pub(crate) fn asked(&self) -> Option<Side> {
        Some(match self.step() {
            Step::Next(_) | Step::Over(_) => return None,
            Step::RollOff => Side::A,
            Step::PickHalf { side }
            | Step::Deploy { side, .. }
            | Step::Challenge { side, .. }
            | Step::Prepare { side, .. }
            | Step::Restrain { side, .. }
            | Step::Lap { side, .. } => side,
            Step::React { target } | Step::PickZone { target, .. } => self.side(target),
            Step::AnswerChallenge { challenger, .. } => self.side(challenger).enemy(),
            Step::SendBack { challenger, .. } => self.side(challenger),
            Step::PickQuarry { unit, .. } => self.side(unit),
            Step::Dispel { .. } => self.active.enemy(),
            Step::Order { .. }
            | Step::Frenzy { .. }
            | Step::Charges
            | Step::Declare { .. }
            | Step::Rally { .. }
            | Step::FormUp { .. }
            | Step::Arrive { .. }
            | Step::Moves
            | Step::SpellMove { .. }
            | Step::Shooting
            | Step::Combats { .. }
            | Step::Magic
            | Step::EndOfTurn => self.active,
        })
    }

    fn check_action(&self, side: Side, action: Action) -> Result<(), Refusal> {
        match (self.step(), action) {
            (Step::EndOfTurn, Action::Concede) => Ok(()),
            (_, Action::Concede) => Err(Refusal::NotAtEndOfTurn),
            (Step::RollOff, Action::Done) | (Step::PickHalf { .. }, Action::PickHalf { .. }) => Ok(()),
            (Step::Deploy { drop, .. }, action) => self.check_deploy(side, drop, action),
            (Step::Order { units, .. }, Action::Next { unit }) => self.check_next(units, unit),
            (Step::Frenzy { units }, Action::Suppress { unit }) => self.check_next(units, unit),
            (Step::Frenzy { .. }, Action::Done) => Ok(()),
            (Step::Charges | Step::Declare { .. }, Action::Charge { unit, target, air }) => {
                self.check_charge(side, unit, target, air)
            }
            (Step::Charges, Action::Done) => self.check_end_charges(side),
            (Step::Declare { .. }, Action::Done) => Ok(()),
            (Step::PickZone { zones, .. }, Action::PickZone { zone }) => {
                if zones.contains(&zone) {
                    Ok(())
                } else {
                    Err(Refusal::WrongZone)
                }
            }
            (Step::React { target }, Action::React { reaction }) => self.check_reaction(target, reaction),
            (Step::Rally { units }, Action::Rally { unit }) => self.check_rally(side, units, unit),
            (Step::Rally { .. }, Action::Done) => Ok(()),
            (Step::FormUp { unit }, Action::FormUp { unit: named, facing, files }) => {
                self.check_form_up(unit, named, facing, files)
            }
            (Step::Arrive { units }, Action::Arrive { unit, front, files }) => {
                self.check_arrive(units, unit, front, files)
            }
            (Step::Moves | Step::SpellMove { .. }, action) => self.check_move(side, action),
            (Step::Shooting, action) => self.check_shooting(side, action),
            (Step::Combats { left }, Action::Fight { unit }) => self.check_fight(left, unit),
            (
                Step::Challenge { .. }
                | Step::AnswerChallenge { .. }
                | Step::SendBack { .. }
                | Step::Prepare { .. },
                action,
            ) => self.check_preparing(side, action),
            (Step::Restrain { units, .. }, action) => self.check_restrain(units, action),
            (Step::PickQuarry { unit, units }, Action::Follow { unit: named, quarry }) => {
                if unit == named && units.contains(quarry) {
                    Ok(())
                } else {
                    Err(Refusal::NotInPursuit { unit: named })
                }
            }
            (Step::Lap { units, .. }, action) => self.check_lap(units, action),
            (Step::Magic, action) => self.check_magic(side, action),
            (Step::Dispel { .. }, action) => self.check_dispel(action),
            (Step::EndOfTurn, Action::Done) => Ok(()),
            _ => Err(Refusal::OutOfPhase),
        }
    }

    /// Carries out what was decided; what follows by itself is left to `proceed`.
    fn carry<D: Dice, E: Events<Event>>(&mut self, side: Side, action: Action, dice: &mut D, events: &mut E) {
        match (self.step(), action) {
            (_, Action::Concede) => self.concede(side, events),
            (Step::RollOff, Action::Done) => self.roll_sides(dice, events),
            (Step::PickHalf { side }, Action::PickHalf { north }) => self.pick_half(side, north, events),
            (Step::Deploy { .. }, action) => self.deploy(side, action, events),
            (Step::Order { due, units }, Action::Next { unit }) => {
                self.settle_due(due, units, unit, dice, events)
            }
            (Step::Frenzy { units }, Action::Suppress { unit }) => self.suppress(units, unit, dice, events),
            (Step::Frenzy { .. } | Step::Rally { .. } | Step::Charges | Step::EndOfTurn, Action::Done) => {
                self.pop()
            }
            (Step::Charges | Step::Declare { .. }, Action::Charge { unit, target, air }) => {
                self.declare_charge(unit, target, air, events);
            }
            (Step::Declare { target }, Action::Done) => self.close_declaration(target),
            (Step::PickZone { charger, target, .. }, Action::PickZone { zone }) => {
                self.pick_zone(charger, target, zone, events);
            }
            (Step::React { target }, Action::React { reaction }) => {
                self.react(target, reaction, dice, events)
            }
            (Step::Rally { units }, Action::Rally { unit }) => self.rally(units, unit, dice, events),
            (Step::FormUp { unit }, Action::FormUp { facing, files, .. }) => {
                self.form_up(unit, facing, files, events)
            }
            (Step::Arrive { units }, Action::Arrive { unit, front, files }) => {
                self.arrive(units, unit, front, files, events);
            }
            (Step::Moves | Step::SpellMove { .. }, action) => self.make_move(action, dice, events),
            (Step::Shooting, action) => self.shoot(action, dice, events),
            (Step::Combats { left }, Action::Fight { unit }) => self.begin_fight(left, unit, events),
            (
                Step::Challenge { .. }
                | Step::AnswerChallenge { .. }
                | Step::SendBack { .. }
                | Step::Prepare { .. },
                action,
            ) => self.prepare(action, events),
            (Step::Restrain { .. }, action) => self.restrain(action, dice, events),
            (Step::PickQuarry { .. }, Action::Follow { unit, quarry }) => self.pick_quarry(unit, quarry),
            (Step::Lap { .. }, action) => self.lap(action, events),
            (Step::Magic, action) => self.cast(action, dice, events),
            (Step::Dispel { .. }, action) => self.dispel(action, dice, events),
            // `check` lets nothing else through.
            _ => {}
        }
    }

    /// Goes on by itself up to the next decision.
    pub(crate) fn proceed<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) {
        while self.pass_moment(dice, events) {}
    }

    /// One moment at which nobody decides; false where somebody does or the battle is over.
    fn pass_moment<D: Dice, E: Events<Event>>(&mut self, dice: &mut D, events: &mut E) -> bool {
        self.end_orphaned_spells(events);
        let Step::Next(moment) = self.step() else { return false };
        match moment {
            Moment::FirstTurn => self.roll_first_turn(dice, events),
            Moment::StartOfTurn { part } => self.start_of_turn(part, dice, events),
            Moment::Movement { step } => self.movement(step, dice, events),
            Moment::Declaration { target, part } => self.declaration(target, part, dice, events),
            Moment::Shooting => self.begin_shooting(events),
            Moment::Combats => self.next_combat(events),
            Moment::Fight { unit } => self.fight(unit, dice, events),
            Moment::Aftermath { part } => self.aftermath(part, dice, events),
            Moment::Magic => self.begin_magic(events),
            Moment::SpellWorks { caster, spell, aim } => self.spell_works(caster, spell, aim, dice, events),
            Moment::TurnEnds => self.last_word(),
            Moment::TurnOver => self.end_turn(events),
        }
        true
    }

    /// WH-09-H53.
    fn concede<E: Events<Event>>(&mut self, side: Side, events: &mut E) {
        events.emit(Event::Conceded { side });
        self.conceded = Some(side);
        let (a, b) = self.score_totals();
        let outcome = Outcome::Won(side.enemy());
        events.emit(Event::BattleEnded {
            outcome,
            ending: Ending::Concession,
            degree: Degree::Crushing,
            a,
            b,
        });
        events.cite(WH_09_H53);
        self.depth = 1;
        self.set_step(Step::Over(outcome));
    }
}
