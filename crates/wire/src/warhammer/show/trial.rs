//! Where a drag would lead: the ghost, its way, what it costs, what stops it, and the actions to send. Everything is
//! checked and played by the engine itself, on a copy; nothing here knows a rule.

use super::super::Warhammer;
use super::super::action::action_to_json;
use super::super::names::names;
use super::body::{body, body_at};
use super::moves::hailer;
use super::offer::aimed;
use super::{angle, point_at, spot, why};
use crate::show::{BodyNow, Drag, Spot, StopNow, TrialNow, Why};
use crate::words::Words;
use ::table::{Game, Prefix, Side};
use ::warhammer::{
    Action, Aim, Angle, Battle, Hand, INCH, Mil, Obstacle, Point, Rect, Refusal, Spell, Status, Step, UnitId,
};
use plane::Vector;

/// How many stretches of a wheel are drawn.
const ARC: i32 = 6;

pub(in crate::warhammer) fn trial(
    system: &Warhammer,
    game: &Battle,
    side: Side,
    unit: u8,
    drag: Drag,
    words: &Words,
) -> Result<TrialNow, Why> {
    let told = |refusal: &Refusal| why(refusal, &names(system, game, words.lang()), words);
    let nowhere = || Why { text: words.text("refused-drag", &[]), rule: String::new(), at: None };
    let unit = UnitId(unit);
    if game.stage().units.len() <= unit.index() {
        return Err(told(&Refusal::NoSuchUnit { unit }));
    }
    if game.side(unit) != side {
        return Err(told(&Refusal::NotYourUnit { unit }));
    }
    if !game.pending().owes(side) {
        return Err(told(&Refusal::NotYourDecision));
    }
    let tried = Tried::new(game, side, unit);
    let tried = match drag {
        Drag::Go { to } => tried.go(point_at(to).ok_or_else(nowhere)?),
        Drag::Advance { to } => tried.advance(point_at(to).ok_or_else(nowhere)?),
        Drag::Wheel { hand, to } => {
            let hand = match hand.as_str() {
                "left" => Hand::Left,
                "right" => Hand::Right,
                _ => return Err(nowhere()),
            };
            tried.wheel(hand, point_at(to).ok_or_else(nowhere)?)
        }
        Drag::Pivot { to } => tried.pivot(point_at(to).ok_or_else(nowhere)?),
        Drag::Place { at, facing, files } => {
            tried.place(point_at(at).ok_or_else(nowhere)?, angle(facing), files)
        }
        Drag::Aim { at } => tried.aim(point_at(at).ok_or_else(nowhere)?),
    }
    .map_err(|refusal| told(&refusal))?;
    let stopped = tried.stop.map(|(refusal, at)| {
        let Why { text, rule, .. } = told(&refusal);
        StopNow { at: spot(at), text, rule, unit: in_the_way(&refusal).map(|unit| unit.0) }
    });
    Ok(TrialNow {
        unit: unit.0,
        body: tried.ghost,
        path: tried.path,
        cost: tried.cost,
        left: tried.left,
        stopped,
        actions: tried.actions.iter().map(action_to_json).collect(),
    })
}

/// Who stops a move.
fn in_the_way(refusal: &Refusal) -> Option<UnitId> {
    match *refusal {
        Refusal::Blocked { by, .. } | Refusal::Overlaps { with: by, .. } => match by {
            Obstacle::Unit(unit) | Obstacle::Zone(unit) => Some(unit),
            Obstacle::Ground(_) | Obstacle::Edge => None,
        },
        Refusal::MarchMustStop { enemy, .. } | Refusal::EnemyTooNearToMarch { enemy, .. } => Some(enemy),
        _ => None,
    }
}

/// The point that a refusal names.
fn limit_of(refusal: &Refusal) -> Option<Point> {
    match *refusal {
        Refusal::Blocked { at, .. } => Some(at),
        _ => None,
    }
}

/// A drag while it is tried, on a copy of the battle.
struct Tried {
    game: Battle,
    side: Side,
    unit: UnitId,
    ghost: BodyNow,
    path: Vec<Spot>,
    cost: Mil,
    left: Mil,
    stop: Option<(Refusal, Point)>,
    actions: Vec<Action>,
}

type Answer = Result<Tried, Refusal>;

impl Tried {
    fn new(game: &Battle, side: Side, unit: UnitId) -> Tried {
        let (rect, state) = (game.rect(unit), game.unit(unit));
        let ghost =
            body(game, unit).unwrap_or_else(|| body_at(game, unit, &rect, state.files, game.places(unit)));
        let path = if game.stands(unit) { vec![spot(rect.front)] } else { Vec::new() };
        Tried {
            game: game.clone(),
            side,
            unit,
            ghost,
            path,
            cost: 0,
            left: 0,
            stop: None,
            actions: Vec::new(),
        }
    }

    fn rect(&self) -> Rect {
        self.game.rect(self.unit)
    }

    /// Plays the action, if it is legal. Dice that fall on the way, as for a chariot in the rough, are left open.
    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let legal = self.game.check(self.side, action)?;
        self.game.apply(legal, &mut Prefix::new(&[]), &mut ());
        self.actions.push(action);
        if let Some(ghost) = body(&self.game, self.unit) {
            self.ghost = ghost;
        }
        Ok(())
    }

    /// What ends the drag before the pointer.
    fn stopped_by(&mut self, refusal: Refusal, at: Point) {
        self.stop = Some((refusal, limit_of(&refusal).unwrap_or(at)));
    }

    /// The unit makes its remaining move.
    fn moving(mut self) -> Answer {
        let moving = self.game.move_of(self.unit)?;
        self.left = self.game.movement_left(&moving);
        Ok(self)
    }

    /// Books what a segment has cost.
    fn book(&mut self, before: Mil) {
        let left = self.game.move_of(self.unit).map_or(0, |moving| self.game.movement_left(&moving));
        self.cost += before - left;
        self.left = left;
    }

    /// Turns towards the place, then goes straight on as far as it lies ahead.
    fn go(self, to: Point) -> Answer {
        let mut tried = self.moving()?;
        if tried.game.is_single(tried.unit) {
            tried.turn_to(to);
        } else {
            let rect = tried.rect();
            let (hand, wanted) = wheel_towards(&rect, to);
            tried.wheel_by(hand, wanted);
        }
        if tried.stop.is_none() {
            tried.advance_to(to);
        }
        Ok(tried)
    }

    fn advance(self, to: Point) -> Answer {
        let mut tried = self.moving()?;
        tried.advance_to(to);
        Ok(tried)
    }

    fn advance_to(&mut self, to: Point) {
        let wanted = ahead(&self.rect(), to);
        if wanted <= 0 {
            return;
        }
        let (unit, before) = (self.unit, self.left);
        let advance = |distance| Action::Advance { unit, distance };
        let Err(refusal) = self.game.check(self.side, advance(wanted)) else {
            if self.play(advance(wanted)).is_ok() {
                self.book(before);
                self.path.push(self.ghost.front);
            }
            return;
        };
        let free = self.game.free_advance(unit).free.min(wanted);
        if 0 < free && self.play(advance(free)).is_ok() {
            self.book(before);
            self.path.push(self.ghost.front);
        }
        let at = self.rect().front;
        self.stopped_by(refusal, at);
    }

    /// The corner that does not stay follows the pointer.
    fn wheel(self, hand: Hand, to: Point) -> Answer {
        let mut tried = self.moving()?;
        let rect = tried.rect();
        let other = match hand {
            Hand::Left => Hand::Right,
            Hand::Right => Hand::Left,
        };
        let stays = rect.corner(hand);
        let ends = (Angle::towards(rect.corner(other) - stays), Angle::towards(to - stays));
        if let (Some(from), Some(to)) = ends {
            let turn = match hand {
                Hand::Left => to - from,
                Hand::Right => from - to,
            };
            // Backwards it does not wheel.
            if turn <= Angle::HALF {
                tried.wheel_by(hand, turn);
            }
        }
        Ok(tried)
    }

    fn wheel_by(&mut self, hand: Hand, wanted: Angle) {
        if wanted == Angle::ZERO {
            return;
        }
        let (unit, before, from) = (self.unit, self.left, self.rect());
        let wheel = |angle| Action::Wheel { unit, hand, angle };
        let refusal = self.game.check(self.side, wheel(wanted)).err();
        let angle = match refusal {
            None => wanted,
            Some(_) => self.game.free_wheeling(unit, hand).free.min(wanted),
        };
        if angle != Angle::ZERO && self.play(wheel(angle)).is_ok() {
            self.book(before);
            let part = |nth: i32| Angle((i32::from(angle.0) * nth / ARC) as u16);
            self.path.extend((1..=ARC).map(|nth| spot(from.wheel(hand, part(nth)).front)));
        }
        if let Some(refusal) = refusal {
            let other = if hand == Hand::Left { Hand::Right } else { Hand::Left };
            let at = self.rect().corner(other);
            self.stopped_by(refusal, at);
        }
    }

    fn pivot(self, to: Point) -> Answer {
        let mut tried = self.moving()?;
        tried.turn_to(to);
        Ok(tried)
    }

    /// A single model turns on the spot.
    fn turn_to(&mut self, to: Point) {
        let (unit, rect) = (self.unit, self.rect());
        let Some(facing) = Angle::towards(to - rect.centre()) else { return };
        match self.play(Action::Pivot { unit, facing }) {
            Ok(()) => self.path.push(self.ghost.front),
            Err(Refusal::Nowhere { .. }) => {}
            Err(refusal) => self.stopped_by(refusal, rect.front),
        }
    }

    /// The unit is set down: in the set-up, on its edge, in a new formation, or by its wings.
    fn place(mut self, at: Point, facing: Angle, files: u8) -> Answer {
        let unit = self.unit;
        let files = files.clamp(1, self.game.places(unit).max(1));
        let actions = match self.game.step() {
            Step::Deploy { .. } => self.deployment(at, facing, files),
            Step::Arrive { .. } => {
                let front = self.game.arrival_front(unit, at.x, files);
                vec![Action::Arrive { unit, front, files }]
            }
            Step::FormUp { .. } => vec![Action::FormUp { unit, facing, files }],
            _ if matches!(self.game.unit(unit).status, Status::Joined { .. }) => {
                vec![Action::Leave { character: unit, front: at, facing }]
            }
            _ => {
                self.left = Battle::FLIGHT;
                vec![Action::Fly { unit, front: at, facing }]
            }
        };
        let from = self.game.stands(unit).then(|| self.rect().centre());
        self.ghost = self.placed(at, facing, files);
        for action in actions {
            if let Err(refusal) = self.play(action) {
                // He who was in the regiment before may have no place in it now.
                if matches!(action, Action::DeployIn { .. }) {
                    continue;
                }
                self.actions.clear();
                self.stopped_by(refusal, at);
                break;
            }
        }
        self.path.push(self.ghost.front);
        if let (Some(from), Some(Action::Fly { .. })) = (from, self.actions.first()) {
            self.cost = (self.rect().centre() - from).length();
            self.left = (Battle::FLIGHT - self.cost).max(0);
        }
        Ok(self)
    }

    /// Who stands already is taken up first, and the characters in it go with it.
    fn deployment(&self, front: Point, facing: Angle, files: u8) -> Vec<Action> {
        let unit = self.unit;
        let mut actions = Vec::new();
        let guests = self.game.characters_in(unit).filter_map(|character| {
            let Status::Joined { host, file } = self.game.unit(character).status else { return None };
            Some(Action::DeployIn { character, host, file: file.min(files - 1) })
        });
        if self.game.stands(unit) {
            actions.push(Action::TakeUp { unit });
        }
        actions.push(Action::Deploy { unit, front, facing, files });
        actions.extend(guests);
        actions
    }

    /// The unit as it would stand there, whether it may or not.
    fn placed(&self, front: Point, facing: Angle, files: u8) -> BodyNow {
        let (places, [width, depth]) = (self.game.places(self.unit).max(1), self.game.card(self.unit).base);
        let ranks = places.div_ceil(files);
        let rect = Rect { front, facing, width: width * Mil::from(files), depth: depth * Mil::from(ranks) };
        if rect.in_bounds() {
            body_at(&self.game, self.unit, &rect, files, places)
        } else {
            self.ghost.clone()
        }
    }

    /// A machine names direction and distance; a wizard a place.
    fn aim(mut self, at: Point) -> Answer {
        let unit = self.unit;
        if let Some(wizard) = hailer(&self.game, self.side, unit).filter(|_| self.game.step() == Step::Magic)
        {
            let spell = Spell::StoneHail;
            let action = Action::Cast { wizard, spell, aim: Aim::Point(at), extra: 0 };
            let from = self.game.base_of(wizard).front;
            return Ok(self.aimed_with(action, from, at));
        }
        let from = self.game.unit(unit).hull.centre();
        let Some((direction, distance)) = aimed(&self.game, unit, at) else { return Ok(self) };
        let action = Action::Bombard { unit, direction, distance };
        self.cost = distance;
        let place = from + direction.rotate(Vector::new(distance.min(Point::LIMIT / INCH * INCH), 0));
        Ok(self.aimed_with(action, from, place))
    }

    fn aimed_with(mut self, action: Action, from: Point, at: Point) -> Tried {
        self.path = vec![spot(from), spot(at)];
        match self.game.check(self.side, action) {
            Ok(_) => self.actions.push(action),
            Err(refusal) => self.stopped_by(refusal, at),
        }
        self
    }
}

/// How far a place lies ahead of the front.
fn ahead(rect: &Rect, to: Point) -> Mil {
    // In the frame of the unit, by turning the table back.
    (-rect.facing).rotate(to - rect.front).x
}

/// The wheel after which the place lies straight ahead; at most a quarter turn.
fn wheel_towards(rect: &Rect, to: Point) -> (Hand, Angle) {
    let aside = |rect: &Rect| (-rect.facing).rotate(to - rect.front).y;
    let hand = if 0 < aside(rect) { Hand::Left } else { Hand::Right };
    let short = |angle: u16| match hand {
        Hand::Left => 0 < aside(&rect.wheel(hand, Angle(angle))),
        Hand::Right => aside(&rect.wheel(hand, Angle(angle))) < 0,
    };
    // The place wanders across the front while the unit wheels.
    let (mut low, mut high) = (0, Angle::QUARTER.0);
    while low < high {
        let middle = low + (high - low) / 2;
        if short(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    (hand, Angle(low))
}
