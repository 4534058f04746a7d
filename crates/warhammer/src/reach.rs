//! WH-02-G10: measuring a charge.

use crate::going::Course;
use crate::ground::Going;
use crate::ids::{UnitId, UnitSet};
use crate::space::Room;
use crate::state::Battle;
use plane::{Angle, Body, CONTACT, Contact, Edge, Hand, Mil, Point, Quad, Rect, Vector, Zone, Zones};

/// How a charge goes home: a wheel, or the pivot of a single model, then straight ahead to the first contact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The side that is hit; a mob has none (WH-02-G12).
    pub edge: Option<Edge>,
    /// How far the facing turns.
    pub wheel: Angle,
    /// What it costs in all, the ground counted.
    pub cost: Mil,
    /// Where it first touches, and with what point of the target.
    pub end: Rect,
    pub touched: Point,
    /// How many models of its front will touch the side.
    pub models: u8,
    /// WH-09-H19: how often it enters rough ground.
    pub(crate) entries: u8,
    /// WH-02-G7: the obstacle its target stands behind.
    pub(crate) waived: Option<u8>,
}

/// A charge to be measured.
struct Measuring<'a> {
    battle: &'a Battle,
    unit: UnitId,
    from: Rect,
    target: Rect,
    hull: Quad,
    edge: Option<Edge>,
    air: bool,
    budget: Mil,
    waived: Option<u8>,
    room: Room,
    /// Whether ground that costs is near.
    rough: bool,
    /// What stays of a wheel to the left and to the right.
    pivots: [Point; 2],
    /// Where a single model looks before it charges.
    ahead: Angle,
    is_pivot: bool,
}

/// One way to charge, before what is in the way has been looked at. What is dear to know is at first only a bound that
/// nothing can beat: most ways are never looked at again.
#[derive(Clone, Copy)]
struct Candidate {
    /// 0 if it does not hit the side it should, else one more than the models it hits it with at most.
    rank: u8,
    /// Whether they are counted.
    counted: bool,
    /// What it costs at least.
    cost: Mil,
    /// Whether the ground is counted in the cost.
    exact: bool,
    turn: i8,
    hand: Hand,
    /// Where the first contact is: how far straight ahead, and the point of the target.
    straight: Mil,
    touched: Point,
}

/// Whole degrees to either side, and straight ahead.
const MOST: usize = 181;

/// The ways to charge, the narrower wheels first.
struct Candidates {
    list: [Option<Candidate>; MOST],
    len: usize,
}

impl Candidates {
    const NONE: Candidates = Candidates { list: [None; MOST], len: 0 };

    fn push(&mut self, candidate: Candidate) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = Some(candidate);
            self.len += 1;
        }
    }

    /// The first of the best, so that the narrower wheel counts among equals.
    fn best(&mut self) -> Option<&mut Option<Candidate>> {
        let rank = |candidate: &Candidate| (candidate.rank, std::cmp::Reverse(candidate.cost));
        self.list[..self.len]
            .iter_mut()
            .reduce(|best, next| if best.as_ref().map(rank) < next.as_ref().map(rank) { next } else { best })
    }
}

/// To either hand the least wheel that is known to be barred, and all wider ones with it.
struct Bars([Angle; 2]);

impl Bars {
    const NONE: Bars = Bars([Angle::HALF; 2]);
}

/// More than corners are rounded by, all in all.
const ROUNDING: Mil = 25;

impl Battle {
    /// Whether and how a charge on the target can go home now: as declared, or as it would be declared from here.
    pub fn can_reach(&self, unit: UnitId, target: UnitId) -> Option<Reach> {
        self.measure(unit, target)?.best()
    }

    /// Whether it goes home at all: any way will do, which is found sooner than the best.
    pub fn goes_home(&self, unit: UnitId, target: UnitId) -> bool {
        self.measure(unit, target).is_some_and(|measuring| measuring.any())
    }

    fn measure(&self, unit: UnitId, target: UnitId) -> Option<Measuring<'_>> {
        let declared = self.unit(unit).charge.filter(|charge| charge.target == target);
        let zone = declared.map_or_else(
            || match self.zones_hit(unit, target) {
                Zones::In(zone) | Zones::Between(zone, _) => zone,
            },
            |charge| charge.zone,
        );
        let air = declared.is_some_and(|charge| charge.air);
        self.measuring(unit, target, zone, air, self.charge_reach(unit, air))
    }

    pub(crate) fn reach_of(&self, unit: UnitId, target: UnitId, zone: Zone, air: bool) -> Option<Reach> {
        self.measuring(unit, target, zone, air, self.charge_reach(unit, air))?.best()
    }

    /// What a charge from here would cost, if it is no more than the budget.
    pub(crate) fn cost_of_charge(&self, unit: UnitId, target: UnitId, air: bool, budget: Mil) -> Option<Mil> {
        let (Zones::In(zone) | Zones::Between(zone, _)) = self.zones_hit(unit, target);
        Some(self.measuring(unit, target, zone, air, budget)?.best()?.cost)
    }

    /// The charge ready to be measured; `None` where a look is enough to say that it will not go home.
    fn measuring(
        &self,
        unit: UnitId,
        target: UnitId,
        zone: Zone,
        air: bool,
        budget: Mil,
    ) -> Option<Measuring<'_>> {
        let edge = (!self.is_fleeing(target)).then_some(zone.edge());
        if edge.is_some_and(|edge| !self.has_free_stretch(unit, target, edge)) {
            return None;
        }
        let (from, hull) = (self.rect(unit), self.unit(target).hull);
        // The pivot of a single model may bring its front nearer by half its depth.
        if !plane::within(&from.hull(), &hull, budget.saturating_add(from.depth)) {
            return None;
        }
        let waived = self.lined_obstacle(target).filter(|_| edge == Some(Edge::Front));
        let room = Room::of(unit).ignoring(UnitSet::of(target));
        let rough = !air && self.rough_near(&from.hull(), &hull, from.width);
        Some(Measuring {
            battle: self,
            unit,
            from,
            target: self.rect(target),
            hull,
            edge,
            air,
            budget,
            waived,
            room,
            rough,
            pivots: Hand::ALL.map(|hand| from.corner(hand)),
            ahead: Angle::towards(hull.centre() - from.centre()).unwrap_or(from.facing),
            is_pivot: air || self.is_single(unit),
        })
    }

    /// WH-02-G7, WH-04-G17: the obstacle a unit stands behind, touching it with its front.
    pub(crate) fn lined_obstacle(&self, unit: UnitId) -> Option<u8> {
        let front = self.rect(unit).edge(Edge::Front);
        (0u8..).zip(&self.stage.ground.pieces).find_map(|(index, piece)| {
            let lined = piece.defendable
                && plane::touches(&front, &piece.shape)
                && !plane::overlap(&self.unit(unit).hull, &piece.shape);
            lined.then_some(index)
        })
    }

    /// WH-02-G13: a stretch of the side at least one base wide, or all of a side that is shorter, that nobody stands at.
    fn has_free_stretch(&self, unit: UnitId, target: UnitId, edge: Edge) -> bool {
        let rect = self.rect(target);
        let length = rect.edge_length(edge);
        let needed = self.card(unit).base[0].min(length);
        let others = self.units().filter(|&other| other != unit && other != target && self.stands(other));
        let taken = others.filter_map(|other| {
            let close = self.within(other, target, CONTACT);
            close.then(|| plane::contact(&self.rect(other), &rect, edge)).flatten()
        });
        // The gaps begin at the left end and where somebody's contact ends.
        let mut starts = taken.clone().map(|contact| contact.to).chain([0]);
        starts.any(|start| {
            let inside = taken.clone().any(|other| other.from < start && start < other.to);
            let end =
                taken.clone().map(|other| other.from).filter(|&from| start <= from).min().unwrap_or(length);
            !inside && needed <= end - start
        })
    }

    /// Whether ground that costs lies between or beside the two.
    fn rough_near(&self, from: &Quad, to: &Quad, margin: Mil) -> bool {
        let region = from.bounds().union(to.bounds()).grown(margin);
        self.stage.ground.pieces.iter().any(|piece| {
            matches!(piece.going, Going::Difficult | Going::VeryDifficult | Going::Obstacle)
                && region.meets(&piece.shape.bounds())
        })
    }
}

impl Measuring<'_> {
    /// The way that (a) hits the side, (b) brings most models into contact, (c) costs least, and is free.
    fn best(&self) -> Option<Reach> {
        let mut candidates = Candidates::NONE;
        for (turn, hand) in turns() {
            if let Some(candidate) = self.candidate(turn, hand) {
                candidates.push(candidate);
            }
        }
        let mut bars = Bars::NONE;
        loop {
            let place = candidates.best()?;
            let candidate = place.take()?;
            if !candidate.counted {
                *place = Some(self.counted(candidate));
            } else if !candidate.exact {
                *place = self.with_ground(candidate);
            } else if let Some(reach) = self.free(candidate, &mut bars) {
                return Some(reach);
            }
        }
    }

    /// Whether any way is free.
    fn any(&self) -> bool {
        let mut bars = Bars::NONE;
        let mut free = |(turn, hand)| self.free(self.candidate(turn, hand)?, &mut bars);
        turns().any(|turn| free(turn).is_some())
    }

    fn candidate(&self, turn: i8, hand: Hand) -> Option<Candidate> {
        let (start, wheel) = self.start(turn, hand)?;
        let (straight, touched) = self.contact(&start, self.budget - wheel)?;
        let end = start.advance(straight);
        let rank = self.edge.map_or(0, |edge| self.rank_at_most(&end, edge, touched));
        let (counted, exact) = (rank == 0, !self.rough);
        Some(Candidate { rank, counted, cost: wheel + straight, exact, turn, hand, straight, touched })
    }

    /// The same with the models that will really touch.
    fn counted(&self, candidate: Candidate) -> Candidate {
        let rank =
            self.start(candidate.turn, candidate.hand).zip(self.edge).map_or(0, |((start, _), edge)| {
                self.rank_of(&start.advance(candidate.straight), edge, candidate.touched)
            });
        debug_assert!(rank <= candidate.rank, "the bound is none: {rank}, {}", candidate.rank);
        Candidate { rank, counted: true, ..candidate }
    }

    /// The same with what the ground costs, if that can be paid.
    fn with_ground(&self, candidate: Candidate) -> Option<Candidate> {
        let Candidate { turn, hand, straight, .. } = candidate;
        let (start, _) = self.start(turn, hand)?;
        let (cost, _) = self.cost(turn, hand, &start, straight)?;
        Some(Candidate { cost, exact: true, ..candidate })
    }

    /// Where the straight part begins, and what the wheel costs in the open. A single model looks at its target first.
    fn start(&self, turn: i8, hand: Hand) -> Option<(Rect, Mil)> {
        let angle = Angle::from_degrees(turn.into());
        if self.is_pivot {
            return Some((self.from.facing(self.ahead + hand.turn(angle)), 0));
        }
        let cost = plane::wheel_cost(self.from.width, angle);
        let pivot = self.pivots[hand as usize];
        (cost <= self.budget).then(|| (self.from.wheel_about(pivot, hand, angle).0, cost))
    }

    /// The first contact straight ahead: how far it is, and the point of the target.
    fn contact(&self, start: &Rect, reach: Mil) -> Option<(Mil, Point)> {
        if !plane::may_meet_ahead(start, reach, &self.hull) {
            return None;
        }
        let hull = start.hull();
        if plane::overlap(&hull, &self.hull) {
            return None;
        }
        // A little farther, so that what is touched just at the end is met.
        let obstacle = plane::Obstacle::solid(&self.hull);
        let sweep = plane::sweep_shift(&hull, start.facing, reach + 2, [obstacle]);
        let touched = sweep.stop?.at;
        (sweep.free <= reach).then_some((sweep.free, touched))
    }

    /// No fewer than [`Measuring::rank_of`], from where the point touched lies on the front and on the side alone.
    fn rank_at_most(&self, end: &Rect, edge: Edge, touched: Point) -> u8 {
        let (side, length) = (self.target.edge(edge), self.target.edge_length(edge));
        if !plane::within(&touched, &side, CONTACT) {
            return 0;
        }
        // Lined up, the front runs along the side the other way.
        let on_front = right_of(end.facing, touched - end.front) + end.width / 2;
        let on_side = right_of(self.target.facing + edge.turn(), touched - side[0]);
        let sum = on_front.clamp(0, end.width) + on_side.clamp(0, length);
        let (from, to) = ((sum - length).max(0) - ROUNDING, sum.min(end.width) + ROUNDING);
        1 + self.files_touched(&Contact { edge: Edge::Front, own: edge, from, to })
    }

    /// Models of the front that touch the side once the charger has lined up, and one more than none if it hits that side
    /// at all.
    fn rank_of(&self, end: &Rect, edge: Edge, touched: Point) -> u8 {
        let side = self.target.edge(edge);
        if !plane::within(&touched, &side, CONTACT) {
            return 0;
        }
        let lined = plane::line_up(end, &self.target, edge, touched);
        let contact = plane::contact(&self.target, &lined, Edge::Front);
        1 + contact.map_or(0, |contact| self.files_touched(&contact))
    }

    /// How many models of the front a contact takes in.
    fn files_touched(&self, contact: &Contact) -> u8 {
        let base = self.battle.card(self.unit).base[0].max(1);
        let (first, last) = contact.files_touched(base, self.battle.unit(self.unit).files.into());
        (last - first + 1) as u8
    }

    fn courses(&self, turn: i8, hand: Hand, start: &Rect, straight: Mil) -> (Option<Course>, Course) {
        let battle = self.battle;
        let wheel = (turn != 0 && !self.is_pivot).then(|| {
            battle.course_of_wheel(self.unit, &self.from, hand, Angle::from_degrees(turn.into()), self.budget)
        });
        (wheel, battle.course_ahead(self.unit, start, straight, self.budget, self.waived))
    }

    /// What it costs with the ground, and how often it enters rough ground; `None` if that is too much.
    fn cost(&self, turn: i8, hand: Hand, start: &Rect, straight: Mil) -> Option<(Mil, u8)> {
        let angle = i32::from(Angle::from_degrees(turn.into()).0);
        let (wheel, ahead) = self.courses(turn, hand, start, straight);
        let cost = wheel.map_or(0, |wheel| wheel.cost(angle)) + ahead.cost(straight);
        let entries = wheel.map_or(0, |wheel| wheel.entries(angle)) + ahead.entries(straight);
        (cost <= self.budget).then_some((cost, entries))
    }

    /// The candidate, if nothing is in its way.
    fn free(&self, candidate: Candidate, bars: &mut Bars) -> Option<Reach> {
        let Candidate { turn, hand, rank, straight, touched, .. } = candidate;
        let (start, _) = self.start(turn, hand)?;
        let end = start.advance(straight);
        let (cost, entries) = if self.air {
            if self.battle.no_landing(&end.hull()).is_some() {
                return None;
            }
            self.battle.in_the_way(&end.hull(), &self.room).is_none().then_some((straight, 0))?
        } else {
            self.corridor(turn, hand, &start, straight, bars)?;
            self.cost(turn, hand, &start, straight)?
        };
        let wheel = Angle::from_degrees(turn.into());
        let waived = self.waived;
        let models = rank.saturating_sub(1);
        Some(Reach { edge: self.edge, wheel, cost, end, touched, models, entries, waived })
    }

    /// Nothing but the target is in the way of wheel and advance.
    fn corridor(&self, turn: i8, hand: Hand, start: &Rect, straight: Mil, bars: &mut Bars) -> Option<()> {
        let battle = self.battle;
        if self.is_pivot {
            battle.in_the_way(&start.hull(), &self.room).is_none().then_some(())?;
        } else if turn != 0 {
            let (angle, bar) = (Angle::from_degrees(turn.into()), &mut bars.0[hand as usize]);
            if *bar <= angle {
                return None;
            }
            if let Some(found) = battle.bar_of_wheel(&self.from, hand, angle, &self.room) {
                *bar = found.min(*bar);
                return None;
            }
        }
        battle.is_free_way(start, straight, &self.room).then_some(())
    }
}

/// Straight ahead, then 1 to 90 degrees to either hand.
fn turns() -> impl Iterator<Item = (i8, Hand)> {
    let aside = (1..=90).flat_map(|degrees| Hand::ALL.map(|hand| (degrees, hand)));
    std::iter::once((0, Hand::Left)).chain(aside)
}

/// How far to the right of a direction something lies.
fn right_of(direction: Angle, place: Vector) -> Mil {
    -(-direction).rotate(place).y
}
