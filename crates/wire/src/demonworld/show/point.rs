//! How what a player pointed at can be done, or why it cannot.

use super::super::Demonworld;
use super::super::action::action_to_json;
use super::super::names::names;
use super::choice::{ghosts, new_contacts};
use super::desk::rule;
use super::reach::{Node, steps};
use super::setup::{usual_width, zone_facing};
use super::{field, why};
use crate::show::{Pointed, Why};
use crate::words::{Names, Words};
use ::demonworld::{
    Action, Battle, Cell, Direction, ElementId, Facing, Formation, Hand, Hex, Payment, Refusal, Step, Task,
    UnitId,
};
use ::table::{Game, Side};
use fluent_bundle::FluentValue;
use serde_json::Value;

pub(super) fn point(
    system: &Demonworld,
    game: &Battle,
    side: Side,
    pointed: Pointed,
    words: &Words,
) -> Result<Vec<Value>, Why> {
    let names = names(system, game, words.lang());
    let pointer = Pointer { system, game, side, names: &names, words };
    let actions = match pointed {
        Pointed { element: Some(element), target: Some(target), .. } => {
            pointer.attack(ElementId(element), ElementId(target))
        }
        Pointed { element: Some(element), to: Some([q, r]), .. } => {
            pointer.step_element(ElementId(element), Hex::new(q, r))
        }
        Pointed { unit: Some(unit), target: Some(target), .. } => {
            pointer.charge(UnitId(unit), ElementId(target))
        }
        Pointed { unit: Some(unit), to: Some([q, r]), .. } => pointer.move_unit(UnitId(unit), Hex::new(q, r)),
        _ => Err(pointer.nothing()),
    };
    actions.map(|actions| actions.iter().map(action_to_json).collect())
}

struct Pointer<'a> {
    system: &'a Demonworld,
    game: &'a Battle,
    side: Side,
    names: &'a Names,
    words: &'a Words,
}

type Answer = Result<Vec<Action>, Why>;

impl Pointer<'_> {
    fn refused(&self, refusal: &Refusal) -> Why {
        why(refusal, self.names, self.words)
    }

    fn said(&self, key: &str, args: &[(&str, FluentValue<'_>)], at: Option<Hex>) -> Why {
        Why { text: self.words.text(key, args), rule: rule(self.game.step()).to_string(), at: at.map(field) }
    }

    fn nothing(&self) -> Why {
        match self.game.step() {
            Step::Command | Step::Assign | Step::Keep { .. } => self.said("why-nothing-yet", &[], None),
            _ => self.said("why-nothing", &[], None),
        }
    }

    fn unit_name(&self, unit: UnitId) -> FluentValue<'_> {
        self.names.units.get(unit.index()).map_or("", String::as_str).into()
    }

    fn element_name(&self, element: ElementId) -> FluentValue<'_> {
        self.names.elements.get(element.index()).map_or("", String::as_str).into()
    }

    fn place_name(&self, hex: Hex) -> FluentValue<'_> {
        let place = self.names.places.get(&(hex.q.into(), hex.r.into()));
        place.map_or_else(|| format!("({}, {})", hex.q, hex.r), Clone::clone).into()
    }

    /// The first of the actions that is accepted, else why the first is not.
    fn first_legal(&self, actions: &[Action]) -> Answer {
        let mut refusal = None;
        for &action in actions {
            match self.game.check(self.side, action) {
                Ok(_) => return Ok(vec![action]),
                Err(reason) => {
                    refusal.get_or_insert(reason);
                }
            }
        }
        Err(refusal.map_or_else(|| self.nothing(), |refusal| self.refused(&refusal)))
    }

    /// A shot, a blow, or the support of one.
    fn attack(&self, element: ElementId, target: ElementId) -> Answer {
        let game = self.game;
        if let Some(missing) = [element, target].into_iter().find(|&element| !game.element_exists(element)) {
            return Err(self.refused(&Refusal::NoSuchElement { element: missing }));
        }
        let own = game.living_units(self.side).flat_map(|unit| game.elements(unit));
        // Pointing at somebody who is attacked already may mean to help.
        let helped: Vec<ElementId> =
            own.filter(|&other| other == target || game.task(other) == Task::Attack(target)).collect();
        let mut actions = Vec::new();
        match game.step() {
            Step::Shoot { .. } => {
                let aims = matches!(game.task(target), Task::Attack(_));
                let comrade = aims && game.side_of_element(target) == self.side;
                let shoot = Action::Shoot { element, target };
                let support = helped.iter().map(|&shooter| Action::SupportShot { element, shooter });
                // A comrade who aims is helped rather than shot at.
                actions.extend((!comrade).then_some(shoot));
                actions.extend(support);
                actions.extend(comrade.then_some(shoot));
            }
            Step::Strike { .. } => {
                if game.side_of_element(target) != self.side {
                    actions.push(Action::Strike { element, target });
                }
                actions.extend(helped.iter().map(|&striker| Action::SupportStrike { element, striker }));
            }
            Step::Second { .. } => {
                actions.extend([Action::Strike { element, target }, Action::Pursue { element, target }]);
            }
            Step::Replace { element: spared } => {
                actions.push(Action::Replace { element: spared, by: target })
            }
            Step::Segment { .. }
            | Step::Lead { .. }
            | Step::Move { .. }
            | Step::Complete { .. }
            | Step::Follow { .. } => return self.step_element(element, game.hex(target)),
            _ => return Err(self.nothing()),
        }
        self.first_legal(&actions)
    }

    /// A step of one element.
    fn step_element(&self, element: ElementId, to: Hex) -> Answer {
        let game = self.game;
        if !game.element_exists(element) {
            return Err(self.refused(&Refusal::NoSuchElement { element }));
        }
        if !game.is_alive(element) {
            return Err(self.refused(&Refusal::ElementDestroyed { element }));
        }
        if matches!(game.step(), Step::Shoot { .. } | Step::Strike { .. }) {
            return match game.at(to) {
                Cell::Held(target) => self.attack(element, target),
                _ => Err(self.nothing()),
            };
        }
        if matches!(game.step(), Step::Deploy) {
            let facing = zone_facing(self.system, self.game, self.side);
            return self.first_legal(&[Action::Place { element, hex: to, facing }]);
        }
        if let Step::Flee { .. } = game.step() {
            return self.first_legal(&[Action::Flee { element, hex: to }]);
        }
        let special = || self.leading_to(element, to).map(|action| vec![action]);
        match game.hex(element).direction_to(to) {
            Some(direction) => self.step_in(element, direction).or_else(|why| special().ok_or(why)),
            None => special().ok_or_else(|| {
                let args = [("element", self.element_name(element)), ("to", self.place_name(to))];
                self.said("why-not-adjacent", &args, Some(to))
            }),
        }
    }

    /// What commanders and special figures do instead of a step: they come, go and change places.
    fn leading_to(&self, element: ElementId, to: Hex) -> Option<Action> {
        let game = self.game;
        if !game.is_standard() {
            return None;
        }
        let home = game.home_of(element);
        let leads = |action: &Action| match *action {
            Action::Leave { commander, direction } => {
                commander == home && game.hex(element).step(direction) == to
            }
            Action::Join { commander, place, .. } => commander == home && place == to,
            Action::Swap { element: moved, with } => moved == element && game.hex(with) == to,
            _ => false,
        };
        let mut actions = Vec::new();
        game.legal(self.side, &mut actions);
        actions.into_iter().find(leads)
    }

    /// A step onto a neighbouring hex.
    fn step_in(&self, element: ElementId, direction: Direction) -> Answer {
        let game = self.game;
        let paid = [Payment::Points, Payment::Manoeuvre];
        match game.step() {
            Step::Segment { .. } | Step::Lead { .. } | Step::Move { .. }
                if game.is_small(game.unit_of(element)) =>
            {
                self.first_legal(&paid.map(|payment| Action::Walk { element, direction, payment }))
            }
            Step::Segment { .. } | Step::Move { .. } | Step::React { .. } => {
                self.first_legal(&[Action::PlanShift { element, direction }])
            }
            Step::Complete { unit } => {
                let facing = game.facing(element);
                match Hand::BOTH.into_iter().find(|hand| hand.front(facing) == direction) {
                    Some(hand) => {
                        self.first_legal(&paid.map(|payment| Action::Press { element, hand, payment }))
                    }
                    None => Err(self.refused(&Refusal::OnlyForward { unit })),
                }
            }
            Step::Follow { .. } => self.first_legal(&[Action::Follow { element, direction }]),
            Step::CloseUp { .. } | Step::Gap { .. } => {
                self.first_legal(&[Action::CloseUp { element, direction }])
            }
            _ => Err(self.nothing()),
        }
    }

    fn check_unit(&self, unit: UnitId) -> Result<(), Why> {
        let game = self.game;
        if !game.unit_exists(unit) {
            return Err(self.refused(&Refusal::NoSuchUnit { unit }));
        }
        if game.side_of(unit) != self.side {
            return Err(self.refused(&Refusal::NotYourUnit { unit }));
        }
        let placing = matches!(game.step(), Step::Deploy | Step::Arrive { .. });
        if game.alive(unit) == 0 && game.host(unit).is_none() && !placing {
            return Err(self.refused(&Refusal::UnitDestroyed { unit }));
        }
        Ok(())
    }

    /// The whole unit so that its nearest element comes onto the hex.
    fn move_unit(&self, unit: UnitId, to: Hex) -> Answer {
        let game = self.game;
        self.check_unit(unit)?;
        if game.step() == Step::Deploy {
            let (facing, width) = (zone_facing(self.system, game, self.side), usual_width(game, unit));
            return self.first_legal(&[Action::Deploy { unit, hex: to, facing, width }]);
        }
        if let Step::Arrive { .. } = game.step() {
            return self.first_legal(&[Action::Enter { unit, hex: to }]);
        }
        if matches!(game.step(), Step::Command | Step::Assign | Step::Keep { .. }) {
            return Err(self.nothing());
        }
        // The head leads a column, wherever its tail lies.
        let head = game.column(unit).and_then(|mut column| column.next()).filter(|_| !game.is_small(unit));
        let nearest = || game.elements(unit).min_by_key(|&element| game.hex(element).distance(to));
        let Some(nearest) = head.or_else(nearest) else {
            return Err(self.nothing());
        };
        if !matches!(game.step(), Step::Segment { .. } | Step::Move { .. }) {
            return self.step_element(nearest, to);
        }
        let nodes = steps(game, self.side, unit);
        let arrives = |node: &Node, element| node.after.game.hex(element) == to;
        let found = nodes.iter().position(|node| arrives(node, nearest)).or_else(|| {
            nodes.iter().position(|node| game.elements(unit).any(|element| arrives(node, element)))
        });
        match found {
            Some(index) => Ok(way(&nodes, index)),
            None => self.single_step(unit, nearest, to),
        }
    }

    /// The most natural single step towards the hex, where it arrives; else why not.
    fn single_step(&self, unit: UnitId, nearest: ElementId, to: Hex) -> Answer {
        let game = self.game;
        let from = game.hex(nearest);
        let Some(direction) = Direction::ALL.into_iter().min_by_key(|&d| from.step(d).distance(to)) else {
            return Err(self.nothing());
        };
        let facing = game.facing(nearest);
        let natural = if game.formation(unit) == Formation::Column && !game.is_small(unit) {
            march(unit, facing, direction)
        } else {
            let ahead = Hand::BOTH.into_iter().find(|hand| hand.front(facing) == direction);
            ahead.map(|hand| Action::Advance { unit, hand }).into_iter().collect()
        };
        let sidestep = Action::Sidestep { unit, direction };
        let steps: Vec<Action> = natural.into_iter().chain([sidestep]).collect();
        let step = self.first_legal(&steps);
        if from.step(direction) == to || step.is_err() {
            return step;
        }
        let args = [("unit", self.unit_name(unit)), ("to", self.place_name(to))];
        Err(self.said("why-too-far", &args, Some(to)))
    }

    /// The unit into contact with the target, or at least with its unit.
    fn charge(&self, unit: UnitId, target: ElementId) -> Answer {
        let game = self.game;
        self.check_unit(unit)?;
        if !game.element_exists(target) {
            return Err(self.refused(&Refusal::NoSuchElement { element: target }));
        }
        if !game.is_alive(target) {
            return Err(self.refused(&Refusal::ElementDestroyed { element: target }));
        }
        let friend = game.side_of_element(target) == self.side;
        match game.step() {
            Step::Shoot { .. } | Step::Strike { .. } => {
                let mut nearest: Vec<ElementId> = game.elements(unit).collect();
                nearest.sort_by_key(|&element| game.hex(element).distance(game.hex(target)));
                let mut answers = nearest.into_iter().map(|element| self.attack(element, target));
                let first = answers.next().unwrap_or_else(|| Err(self.nothing()));
                return first.or_else(|why| answers.find_map(Result::ok).ok_or(why));
            }
            Step::Segment { .. } | Step::Move { .. } if !friend => {}
            _ => return self.move_unit(unit, game.hex(target)),
        }
        let nodes = steps(game, self.side, unit);
        let touches = |node: &Node, enemy: &dyn Fn(ElementId) -> bool| {
            let after = &node.after.game;
            let pairs = new_contacts(game, after, &ghosts(game, after));
            pairs.iter().flatten().any(|&element| enemy(ElementId(element)))
        };
        let same_unit = |element| game.unit_of(element) == game.unit_of(target);
        let found = nodes
            .iter()
            .position(|node| touches(node, &|element| element == target))
            .or_else(|| nodes.iter().position(|node| touches(node, &same_unit)));
        if let Some(index) = found {
            return Ok(way(&nodes, index));
        }
        // Where no step is possible at all, its refusal says more than the distance.
        if nodes.is_empty() {
            return self.move_unit(unit, game.hex(target));
        }
        let args = [("unit", self.unit_name(unit)), ("target", self.element_name(target))];
        Err(self.said("why-no-charge", &args, Some(game.hex(target))))
    }
}

/// The steps of a column's head in a direction, with the smaller turn first, for points before a manoeuvre.
fn march(unit: UnitId, present: Facing, direction: Direction) -> Vec<Action> {
    let mut turns: Vec<(Facing, Hand)> = Facing::ALL
        .into_iter()
        .flat_map(|facing| Hand::BOTH.map(|hand| (facing, hand)))
        .filter(|(facing, hand)| hand.front(*facing) == direction)
        .collect();
    turns.sort_by_key(|(facing, _)| {
        let sixths = present.sixths_to(*facing);
        sixths.min(6 - sixths)
    });
    let paid = |payment| {
        let step = move |&(facing, hand): &(Facing, Hand)| Action::March { unit, facing, hand, payment };
        turns.iter().map(step)
    };
    paid(Payment::Points).chain(paid(Payment::Manoeuvre)).collect()
}

/// The actions from the start to the step.
fn way(nodes: &[Node], index: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut next = Some(index);
    while let Some(node) = next.and_then(|index| nodes.get(index)) {
        actions.push(node.action);
        next = node.before;
    }
    actions.reverse();
    actions
}
