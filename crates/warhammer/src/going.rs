//! WH-02-13 to WH-02-16, WH-02-G6: what the ground costs along a move.

use crate::event::Event;
use crate::ground::{Going, Piece, Terrain};
use crate::ids::UnitId;
use crate::rules::*;
use crate::space::turn_of;
use crate::state::Battle;
use plane::{Angle, Body, Bounds, Hand, Lane, Mil, Point, Quad, Rect, Sightline, Vector};
use table::{Events, RuleId};

/// What of the ground a move meets.
#[derive(Clone, Copy, Debug)]
struct Patch {
    piece: u8,
    terrain: Terrain,
    /// What an inch costs in it; 0 for an obstacle, which costs a toll once.
    rate: u8,
    /// How much of the move is done where it begins and where it ends.
    from: i32,
    to: i32,
    /// It was not in it when the move began.
    entered: bool,
}

/// How a move is measured: in thousandths of an inch, or in units of angle.
#[derive(Clone, Copy, Debug)]
enum Measure {
    Straight,
    Wheel { width: Mil },
}

impl Measure {
    /// What so much of the move costs in the open.
    fn cost(self, done: i32) -> Mil {
        match self {
            Measure::Straight => done,
            Measure::Wheel { width } => plane::wheel_cost(width, turn_of(done)),
        }
    }

    /// How much of a move costs so much in the open.
    fn done(self, cost: Mil) -> i32 {
        match self {
            Measure::Straight => cost,
            Measure::Wheel { width } => plane::wheel_for_cost(width, cost).0.into(),
        }
    }
}

/// A move across the ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    measure: Measure,
    /// WH-02-16: what an obstacle costs.
    toll: Mil,
    patches: [Patch; Course::MOST],
    len: usize,
}

/// Why a move ends where it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spent {
    /// All of it can be paid.
    Enough,
    /// The movement is used up.
    Used,
    /// WH-02-16: too little is left for this obstacle.
    Toll(u8),
}

impl Course {
    const MOST: usize = 24;

    fn new(measure: Measure, toll: Mil) -> Course {
        let patch = Patch { piece: 0, terrain: Terrain::Road, rate: 1, from: 0, to: 0, entered: false };
        Course { measure, toll, patches: [patch; Course::MOST], len: 0 }
    }

    fn patches(&self) -> &[Patch] {
        &self.patches[..self.len]
    }

    /// Where a table has more pieces in one way than are kept, the last one grows: never too cheap.
    fn push(&mut self, patch: Patch) {
        if let Some(place) = self.patches.get_mut(self.len) {
            *place = patch;
            self.len += 1;
        } else if let Some(last) = self.patches.last_mut() {
            (last.from, last.to) = (last.from.min(patch.from), last.to.max(patch.to));
            last.rate = last.rate.max(patch.rate);
        }
    }

    /// What an inch costs from here on, and up to where.
    fn leg(&self, at: i32, most: i32) -> (i32, i32) {
        self.patches().iter().fold((1, most), |(rate, end), patch| {
            let inside = patch.from <= at && at < patch.to && patch.rate != 0;
            let rate = if inside { rate.max(patch.rate.into()) } else { rate };
            let next = [patch.from, patch.to].into_iter().filter(|&edge| at < edge).min().unwrap_or(end);
            (rate, end.min(next))
        })
    }

    /// What the first part of the move costs.
    pub(crate) fn cost(&self, done: i32) -> Mil {
        let (mut at, mut sum) = (0, 0);
        while at < done {
            let (rate, end) = self.leg(at, done);
            sum += rate * (self.measure.cost(end) - self.measure.cost(at));
            at = end;
        }
        let tolls = self.patches().iter().filter(|patch| patch.rate == 0 && patch.from < done).count();
        sum + self.toll * tolls as Mil
    }

    /// What the ground of a patch adds to the cost of the first part of the move.
    fn surcharge(&self, patch: &Patch, done: i32) -> Mil {
        match Mil::from(patch.rate) {
            _ if done <= patch.from => 0,
            0 => self.toll,
            rate => (rate - 1) * (self.measure.cost(patch.to.min(done)) - self.measure.cost(patch.from)),
        }
    }

    /// The piece that makes the first part of the move dear: of several the one that adds most, of equals the first.
    pub(crate) fn dearest(&self, done: i32) -> Option<u8> {
        let most = self.patches().iter().rev().max_by_key(|patch| self.surcharge(patch, done))?;
        (0 < self.surcharge(most, done)).then_some(most.piece)
    }

    /// How much of a move, at most `most`, can be paid out of `budget`.
    pub(crate) fn reach(&self, mut budget: Mil, most: i32) -> (i32, Spent) {
        let mut at = 0;
        while at < most {
            for patch in self.patches().iter().filter(|patch| patch.rate == 0 && patch.from == at) {
                if budget < self.toll {
                    return (at, Spent::Toll(patch.piece));
                }
                budget -= self.toll;
            }
            let (rate, end) = self.leg(at, most);
            let start = self.measure.cost(at);
            let price = rate * (self.measure.cost(end) - start);
            if budget < price {
                return (self.measure.done(start + budget / rate).clamp(at, end), Spent::Used);
            }
            budget -= price;
            at = end;
        }
        (most, Spent::Enough)
    }

    /// WH-02-G6, switch march_through_rough: where the first rough ground or obstacle begins.
    pub(crate) fn first_rough(&self) -> Option<(i32, u8)> {
        self.patches().iter().map(|patch| (patch.from, patch.piece)).min()
    }

    /// WH-09-H19: how often the first part of the move enters rough ground or an obstacle.
    pub(crate) fn entries(&self, done: i32) -> u8 {
        self.patches().iter().filter(|patch| patch.entered && patch.from < done).count() as u8
    }

    /// Names the rules of the ground that the first part of the move goes over.
    pub(crate) fn cite<E: Events<Event>>(&self, done: i32, events: &mut E) {
        for patch in self.patches().iter().filter(|patch| patch.from < done) {
            events.cite(going_rule(patch.rate));
            events.cite(WH_02_G6);
            if let Some(rule) = terrain_rule(patch.terrain) {
                events.cite(rule);
            }
        }
    }
}

fn going_rule(rate: u8) -> RuleId {
    match rate {
        0 => WH_02_16,
        2 => WH_02_13,
        _ => WH_02_15,
    }
}

/// The house rule about a kind of ground, where it has one (WH-09-H37).
pub(crate) fn terrain_rule(terrain: Terrain) -> Option<RuleId> {
    Some(match terrain {
        Terrain::Building | Terrain::Rock => WH_09_H50,
        Terrain::River | Terrain::Ford | Terrain::Bridge => WH_09_H51,
        Terrain::Wood | Terrain::DenseWood => WH_09_H52,
        Terrain::Marsh | Terrain::SteepHill | Terrain::SteepSlope | Terrain::Road => WH_09_H37,
        Terrain::PlainHill | Terrain::Hedge | Terrain::Fence | Terrain::Wall => return None,
    })
}

/// What an inch costs; `None` where the ground is not paid for.
const fn rate(going: Going) -> Option<u8> {
    match going {
        Going::Difficult => Some(2),
        Going::VeryDifficult => Some(4),
        Going::Obstacle => Some(0),
        Going::Open | Going::Impassable => None,
    }
}

/// The corner that stays in a wheel, and how far from it everything else is at most.
pub(crate) fn circle_of_wheel(rect: &Rect, hand: Hand) -> (Point, Mil) {
    (rect.corner(hand), Vector::new(rect.width, rect.depth).length() + 2)
}

/// The last value before the test first holds, if it does at `most` and ever after it first did.
fn first_good(most: i32, good: impl Fn(i32) -> bool) -> i32 {
    let (mut low, mut high) = (0, most);
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if good(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    low
}

impl Battle {
    /// The ground ahead. `waived`: an obstacle that costs nothing (WH-02-G7).
    pub(crate) fn course_ahead(
        &self,
        unit: UnitId,
        rect: &Rect,
        distance: Mil,
        allowance: Mil,
        waived: Option<u8>,
    ) -> Course {
        let rank = rect.strip(self.card(unit).base[1]);
        // Everything the front rank sweeps over, for pieces that lie under others.
        let swept = Rect { depth: rank.depth.saturating_add(distance), ..rect.advance(distance) };
        let mut course = Course::new(Measure::Straight, allowance / 2);
        let (ranks, whole) = (Lane::ahead(&rank, distance), Lane::ahead(rect, distance));
        self.lay_out(&mut course, rect, &swept, waived, |body, line| {
            let lane = if line { &whole } else { &ranks };
            lane.stretch(body).map(|stretch| (stretch.enter, stretch.leave))
        });
        course
    }

    /// No more than what it costs to go so far ahead: what the way of the middle of the front alone would, and of the rough
    /// ground on it only the piece that adds most. A fraction of the work of [`Battle::course_ahead`].
    pub(crate) fn least_cost_ahead(
        &self,
        rect: &Rect,
        distance: Mil,
        allowance: Mil,
        waived: Option<u8>,
    ) -> Mil {
        /// More than ways and corners are rounded by, all in all.
        const ROUNDING: Mil = 25;
        // What is only just met at the end may be rounded away.
        let line = Sightline::new(rect.front, rect.advance((distance - ROUNDING).max(0)).front);
        let near = Bounds::new(line.from, line.to);
        let (mut surcharge, mut tolls) = (0, 0);
        for (index, piece) in (0u8..).zip(&self.stage.ground.pieces) {
            let Some(rate) = rate(piece.going).filter(|_| waived != Some(index)) else { continue };
            if !near.meets(&piece.shape.bounds()) {
                continue;
            }
            if rate == 0 {
                let crossed = line.crosses(&piece.shape) && !plane::overlap(&rect.hull(), &piece.shape);
                tolls += Mil::from(crossed);
            } else if self.upper_pieces(index).next().is_none()
                && let Some(run) = line.run_through(&piece.shape)
            {
                surcharge = surcharge.max((Mil::from(rate) - 1) * (run.leave - run.enter - ROUNDING));
            }
        }
        distance + surcharge + tolls * (allowance / 2)
    }

    /// The ground under a wheel.
    pub(crate) fn course_of_wheel(
        &self,
        unit: UnitId,
        rect: &Rect,
        hand: Hand,
        angle: Angle,
        allowance: Mil,
    ) -> Course {
        let rank = rect.strip(self.card(unit).base[1]);
        let mut course = Course::new(Measure::Wheel { width: rect.width }, allowance / 2);
        let swept = rank.wheel(hand, angle);
        let (pivot, radius) = circle_of_wheel(&rank, hand);
        let circle = pivot.bounds().grown(radius);
        self.lay_out(&mut course, rect, &swept, None, |body, _| {
            if !circle.meets(&body.bounds()) || !plane::nearer(&pivot, body, radius) {
                return None;
            }
            let stretch = plane::wheel_stretch(&rank, hand, angle, body)?;
            Some((stretch.enter.0.into(), stretch.leave.0.into()))
        });
        course
    }

    /// The ground under a mob that runs without turning: it pays as long as any of it is in the rough.
    pub(crate) fn course_of_flight(&self, body: &Quad, direction: Angle, distance: Mil) -> Course {
        let mut course = Course::new(Measure::Straight, distance / 2);
        let way = |go: Mil| direction.rotate(Vector::new(go, 0));
        let end = body.shifted(way(distance));
        for (index, piece) in (0u8..).zip(&self.stage.ground.pieces) {
            let Some(rate) = rate(piece.going) else { continue };
            if !plane::way_meets(body, way(distance), &piece.shape) {
                continue;
            }
            let inside = plane::overlap(body, &piece.shape);
            if rate == 0 && inside {
                continue;
            }
            let from = if inside {
                0
            } else {
                first_good(distance, |go| plane::way_meets(body, way(go), &piece.shape))
            };
            let back = first_good(distance, |go| plane::way_meets(&end, -way(go), &piece.shape));
            let to = if plane::overlap(&end, &piece.shape) { distance } else { distance - back };
            course.push(Patch { piece: index, terrain: piece.terrain, rate, from, to, entered: !inside });
        }
        course
    }

    /// WH-02-14: names the rule where a unit has come onto a plain hill at full speed.
    pub(crate) fn cite_hill<E: Events<Event>>(&self, unit: UnitId, events: &mut E) {
        let hull = &self.unit(unit).hull;
        let hill = |piece: &Piece| piece.terrain == Terrain::PlainHill && plane::overlap(hull, &piece.shape);
        if self.stage.ground.pieces.iter().any(hill) {
            events.cite(WH_02_14);
        }
    }

    /// Notes each piece that the move meets. An obstacle which the unit is crossing already is paid for.
    fn lay_out(
        &self,
        course: &mut Course,
        start: &Rect,
        swept: &Rect,
        waived: Option<u8>,
        stretch: impl Fn(&plane::Shape, bool) -> Option<(i32, i32)>,
    ) {
        let (hull, swept) = (start.hull(), swept.hull());
        for (index, piece) in (0u8..).zip(&self.stage.ground.pieces) {
            let Some(rate) = rate(piece.going).filter(|_| waived != Some(index)) else {
                continue;
            };
            // What costs nothing is only named: it need not be known from where to where.
            let part = match piece.going {
                Going::Open => plane::overlap(&swept, &piece.shape).then_some((0, 1)),
                _ => stretch(&piece.shape, rate == 0),
            };
            let Some((from, to)) = part else { continue };
            let inside = hull.bounds().meets(&piece.shape.bounds()) && plane::overlap(&hull, &piece.shape);
            if rate == 0 && inside || rate != 0 && self.bridged(index, &swept) {
                continue;
            }
            course.push(Patch { piece: index, terrain: piece.terrain, rate, from, to, entered: !inside });
        }
    }
}
