//! What a side can decide now: every legal action as a choice, what is asked, and what is barred for now.

use super::super::names::names;
use super::super::view::step_to_json;
use super::super::{Demonworld, action::action_to_json};
use super::choice::choice;
use super::outline::icon;
use super::scene::step_id;
use super::{refusal_of, setup, why};
use crate::json::side_name;
use crate::show::*;
use crate::words::{Names, Words};
use ::demonworld::rules::*;
use ::demonworld::{Action, Battle, Direction, Facing, Formation, Hand, Order, Refusal, Step, Task, UnitId};
use ::table::{Game, RuleId, Side};
use fluent_bundle::FluentValue;

pub(super) fn desk(
    system: &Demonworld,
    game: &Battle,
    side: Side,
    unit: Option<u8>,
    words: &Words,
) -> Option<Desk> {
    if !game.pending().owes(side) {
        return None;
    }
    let names = names(system, game, words.lang());
    let step = game.step();
    let mut choices = Vec::new();
    let mut families = Vec::new();
    if matches!(step, Step::Deploy | Step::Arrive { .. }) {
        if let Some(unit) = unit {
            families = setup::families(system, game, side, UnitId(unit), words);
        }
        let preparations = if step == Step::Deploy { setup::preparations(game, side) } else { Vec::new() };
        for action in preparations.into_iter().chain([Action::Ready, Action::Resign]) {
            choices.extend(game.check(side, action).ok().map(|legal| choice(game, legal, &names, words)));
        }
    } else {
        let mut actions = Vec::new();
        game.legal(side, &mut actions);
        let legal = actions.into_iter().filter_map(|action| game.check(side, action).ok());
        choices.extend(legal.map(|legal| choice(game, legal, &names, words)));
    }
    let desk = Asked { game, side, names: &names, words };
    let undone: Vec<Option<String>> = choices.iter().map(|end| desk.left_undone(end, &choices)).collect();
    for (choice, undone) in choices.iter_mut().zip(undone) {
        choice.left_undone = undone;
    }
    let (ask, hint) = desk.question();
    Some(Desk {
        side: side_name(side).to_owned(),
        step: step_id(step),
        ask,
        hint,
        rule: rule(step).to_string(),
        unit: desk.acting().map(|unit| unit.0),
        choices,
        families,
        moves: Vec::new(),
        barred: desk.barred(),
    })
}

/// The rule to read about a step.
pub(super) fn rule(step: Step) -> RuleId {
    match step {
        Step::Next(_) => DW_03_01,
        Step::PickSide { .. } => DW_16_20,
        Step::Deploy => DW_07_03,
        Step::Arrive { .. } => DW_16_52,
        Step::Assign => DW_10_42,
        Step::Command => DW_03_08,
        Step::Keep { .. } => DW_10_54,
        Step::Obey { .. } => DW_15_46,
        Step::Aim { .. } => DW_12_41,
        Step::Appeal { .. } => DW_09_20,
        Step::Replace { .. } => DW_09_22,
        Step::Flee { .. } => DW_15_57,
        Step::Rush { .. } => DW_15_74,
        Step::Section { .. } => DW_10_12,
        Step::SectionSequence { .. } => DW_10_17,
        Step::Lead { .. } => DW_10_13,
        Step::FinalTurn { .. } => DW_10_14,
        Step::Touch { .. } => DW_11_52,
        Step::Second { .. } => DW_14_06,
        Step::Release { .. } => DW_11_58,
        Step::Rally { .. } => DW_15_49,
        Step::Shoot { .. } => DW_04_06,
        Step::CloseUp { .. } => DW_04_29,
        Step::Gap { .. } => DW_10_31,
        Step::SegmentSequence { .. } => DW_05_40,
        Step::Segment { .. } => DW_05_39,
        Step::Move { .. } => DW_05_03,
        Step::React { .. } => DW_05_54,
        Step::Complete { .. } => DW_05_56,
        Step::Wield { .. } => DW_06_G10,
        Step::Strike { .. } => DW_06_11,
        Step::FollowSequence { .. } => DW_06_31,
        Step::Follow { .. } => DW_06_27,
        Step::Over(_) => DW_07_05,
    }
}

struct Asked<'a> {
    game: &'a Battle,
    side: Side,
    names: &'a Names,
    words: &'a Words,
}

impl Asked<'_> {
    fn name(&self, unit: UnitId) -> &str {
        self.names.units.get(unit.index()).map_or("", String::as_str)
    }

    /// The unit that has to go on, where only one can.
    fn acting(&self) -> Option<UnitId> {
        match self.game.step() {
            Step::Move { unit }
            | Step::Complete { unit }
            | Step::Obey { unit, .. }
            | Step::Aim { unit }
            | Step::Gap { unit, .. } => Some(unit),
            Step::Appeal { element } | Step::Replace { element } | Step::Second { striker: element, .. } => {
                Some(self.game.unit_of(element))
            }
            Step::Flee { units, .. } => (units.len() == 1).then(|| units.iter().next()).flatten(),
            Step::React { units, current } => {
                let only = (units.len() == 1).then(|| units.iter().next()).flatten();
                current.or(only)
            }
            Step::Shoot { .. } => {
                let declares = |unit: &UnitId| {
                    self.game.elements(*unit).any(|element| self.game.task(element) != Task::None)
                };
                self.game.living_units(self.side).find(declares)
            }
            _ => None,
        }
    }

    fn question(&self) -> (String, String) {
        let step = step_to_json(self.game.step());
        let id = step_id(self.game.step());
        let mut args: Vec<(&str, FluentValue<'_>)> = Vec::new();
        if let Some(unit) = self.acting() {
            args.push(("unit", self.name(unit).into()));
        }
        if let Some(order) = step.get("order").and_then(serde_json::Value::as_str) {
            args.push(("order", order.into()));
        }
        for number in ["count", "roll"] {
            if let Some(value) = step.get(number).and_then(serde_json::Value::as_u64) {
                args.push((number, value.into()));
            }
        }
        if let Step::Appeal { element } | Step::Replace { element } | Step::Second { striker: element, .. } =
            self.game.step()
        {
            let name = self.names.elements.get(element.index()).map_or("", String::as_str);
            args.push(("element", name.into()));
        }
        (self.words.text(&format!("ask-{id}"), &args), self.words.text(&format!("hint-{id}"), &args))
    }

    /// What useful an end would leave undone.
    fn left_undone(&self, end: &Choice, choices: &[Choice]) -> Option<String> {
        let counted =
            |key: &str, count: usize| (0 < count).then(|| self.words.text(key, &[("count", count.into())]));
        let able = |unit: Option<u8>| {
            let attacks = choices.iter().filter(|choice| {
                matches!(choice.kind, ChoiceKind::Target | ChoiceKind::Support)
                    && (unit.is_none() || choice.unit == unit)
            });
            let mut elements: Vec<u8> = attacks.filter_map(|choice| choice.element).collect();
            elements.sort_unstable();
            elements.dedup();
            elements.len()
        };
        match (self.game.step(), end.kind) {
            (Step::Command, ChoiceKind::End) => {
                let game = self.game;
                let forgotten = game.living_units(self.side).filter(|&unit| {
                    game.order(unit).is_none()
                        && game.markers(unit).is_empty()
                        && 0 < game.markers_allowed(unit)
                });
                counted("undone-orders", forgotten.count())
            }
            (Step::Rally { .. }, ChoiceKind::End) => {
                let untried = choices.iter().filter(|choice| choice.kind == ChoiceKind::Answer);
                counted("undone-rallies", untried.count())
            }
            (Step::Shoot { .. }, ChoiceKind::End) => counted("undone-shots", able(None)),
            (Step::Shoot { .. }, ChoiceKind::Resolve) => counted("undone-shots", able(end.unit)),
            (Step::Strike { .. }, ChoiceKind::End) => counted("undone-blows", able(None)),
            (Step::Segment { order, .. }, ChoiceKind::End) if order != Order::Hold => {
                let waiting: Vec<&str> = self.waiting(order).map(|unit| self.name(unit)).collect();
                let text = || self.words.text("undone-moves", &[("units", waiting.join(", ").into())]);
                (!waiting.is_empty()).then(text)
            }
            (Step::Complete { .. }, ChoiceKind::End) => {
                let presses = choices.iter().filter(|choice| !choice.contacts.is_empty());
                let mut elements: Vec<u8> = presses.filter_map(|choice| choice.element).collect();
                elements.dedup();
                counted("undone-presses", elements.len())
            }
            _ => None,
        }
    }

    /// The units that may still move in the segment.
    fn waiting(&self, order: Order) -> impl Iterator<Item = UnitId> + '_ {
        self.game.living_units(self.side).filter(move |&unit| {
            self.game.order(unit) == Some(order)
                && !self.game.has_moved(unit)
                && !self.game.was_in_melee(unit)
        })
    }

    fn barred(&self) -> Vec<Barred> {
        match self.game.step() {
            Step::Deploy => self.barred_action(None, Action::Ready).into_iter().collect(),
            Step::Command => self.barred_orders(),
            Step::Segment { order, .. } => {
                self.waiting(order).flat_map(|unit| self.barred_moves(unit)).collect()
            }
            Step::Move { unit } => self.barred_moves(unit),
            _ => Vec::new(),
        }
    }

    fn barred_as(&self, unit: UnitId, short: &str, icon: &str, refusal: &Refusal) -> Barred {
        Barred {
            unit: Some(unit.0),
            element: None,
            short: self.words.word("short", short),
            icon: Some(icon.to_owned()),
            why: why(refusal, self.names, self.words),
        }
    }

    fn barred_action(&self, unit: Option<UnitId>, action: Action) -> Option<Barred> {
        let refusal = refusal_of(self.game, self.side, action)?;
        Some(Barred {
            unit: unit.map(|unit| unit.0),
            element: None,
            short: self.words.short(&action_to_json(&action), self.names),
            icon: icon(action),
            why: why(&refusal, self.names, self.words),
        })
    }

    /// DW-03-09: units in melee get no orders.
    fn barred_orders(&self) -> Vec<Barred> {
        let barred = |unit| {
            let refusal = refusal_of(self.game, self.side, Action::Order { unit, order: Order::Hold })?;
            Some(self.barred_as(unit, "give-order", "order", &refusal))
        };
        self.game.living_units(self.side).filter_map(barred).collect()
    }

    /// The usual moves and manoeuvres of a unit that are refused now.
    fn barred_moves(&self, unit: UnitId) -> Vec<Barred> {
        let game = self.game;
        let mut usual = Vec::new();
        if game.formation(unit) != Formation::Column || game.is_small(unit) {
            usual.extend(Hand::BOTH.map(|hand| Action::Advance { unit, hand }));
        }
        usual.extend(Hand::BOTH.map(|hand| Action::Wheel { unit, hand }));
        usual.extend(Direction::ALL.map(|direction| Action::Sidestep { unit, direction }));
        let mut barred: Vec<Barred> =
            usual.into_iter().filter_map(|action| self.barred_action(Some(unit), action)).collect();
        // Turns and shifts are offered element by element; barred they are once for the unit.
        let turns = game.elements(unit).flat_map(|element| {
            Facing::ALL
                .map(|facing| [Action::PlanTurn { element, facing }, Action::FreeTurn { element, facing }])
        });
        let shifts = game.elements(unit).flat_map(|element| {
            Direction::ALL.map(|direction| {
                let walk = |payment| Action::Walk { element, direction, payment };
                let shift = Action::PlanShift { element, direction };
                [shift, walk(::demonworld::Payment::Points), walk(::demonworld::Payment::Manoeuvre)]
            })
        });
        barred.extend(self.barred_together(unit, "turn", "turn", turns.flatten()));
        barred.extend(self.barred_together(unit, "shift", "shift", shifts.flatten()));
        barred
    }

    /// Barred where every one of the actions is refused, for the reason of the first.
    fn barred_together(
        &self,
        unit: UnitId,
        short: &str,
        icon: &str,
        actions: impl Iterator<Item = Action>,
    ) -> Option<Barred> {
        let mut first = None;
        for action in actions {
            let refusal = refusal_of(self.game, self.side, action)?;
            // That somebody already looks there is no reason for the others.
            if !matches!(refusal, Refusal::NoTurn { .. }) {
                first.get_or_insert(refusal);
            }
        }
        Some(self.barred_as(unit, short, icon, &first?))
    }
}
