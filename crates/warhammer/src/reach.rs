//! WH-02-G10: measuring a charge.

use crate::candidates::{Candidate, Candidates, Next, Touch, Wheels};
use crate::ground::Going;
use crate::ids::{UnitId, UnitSet};
use crate::space::Room;
use crate::state::Battle;
use plane::{
    Angle, Body, Bounds, CONTACT, Contact, Edge, Glimpse, Hand, Mil, Point, Quad, Rect, Vector, Zone, Zones,
};

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
    /// `None` of a mob, which has no sides.
    side: Option<Side>,
    /// No way ranks higher than this.
    most: u8,
    air: bool,
    budget: Mil,
    waived: Option<u8>,
    /// Who may be in the way.
    others: UnitSet,
    room: Room,
    /// Whether ground that costs is near.
    rough: bool,
    /// What stays of a wheel to the left and to the right.
    pivots: [Point; 2],
    /// No corner of the target is farther from what stays.
    radii: [Mil; 2],
    /// Where a single model looks before it charges.
    ahead: Angle,
    is_pivot: bool,
}

/// The side of the target that is to be hit.
struct Side {
    edge: Edge,
    ends: [Point; 2],
    length: Mil,
    /// Its outward direction.
    outward: Angle,
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
        let is_pivot = air || self.is_single(unit);
        let pivots = Hand::ALL.map(|hand| from.corner(hand));
        let centres = if is_pivot { [from.centre(); 2] } else { pivots };
        let radii = centres.map(|centre| {
            let farthest = hull.0.iter().map(|&corner| (corner - centre).length()).max();
            farthest.unwrap_or(0) + ROUNDING
        });
        // It wheels about a corner, and goes on to where it touches the target.
        let size = Vector::new(from.width, from.depth).length() + 2 * (ROUNDING + CONTACT);
        let region = pivots.bounds().union(hull.bounds()).grown(size);
        let others = self.standing_in(&region).without(UnitSet::of(target)).without(UnitSet::of(unit));
        let room = Room::of(unit).among(others);
        let rough = !air && self.rough_near(&from.hull(), &hull, from.width);
        let rect = self.rect(target);
        let side = edge.map(|edge| Side {
            edge,
            ends: rect.edge(edge),
            length: rect.edge_length(edge),
            outward: rect.facing + edge.turn(),
        });
        let most = side.as_ref().map_or(0, |side| {
            let files =
                (from.width.min(side.length) + 2 * (ROUNDING + CONTACT)) / self.card(unit).base[0].max(1);
            1 + (files + 2).min(self.unit(unit).files.into()) as u8
        });
        Some(Measuring {
            battle: self,
            unit,
            from,
            target: rect,
            hull,
            side,
            most,
            air,
            budget,
            waived,
            others,
            room,
            rough,
            pivots,
            radii,
            ahead: Angle::towards(hull.centre() - from.centre()).unwrap_or(from.facing),
            is_pivot,
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
        self.is_rough(&from.bounds().union(to.bounds()).grown(margin))
    }

    /// Whether ground that costs may lie in a region.
    fn is_rough(&self, region: &Bounds) -> bool {
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
        let mut next = Next::ANY;
        for (number, (turn, hand)) in (0..).zip(turns()) {
            if let Some(candidate) = self.glimpsed(number, turn, hand, &mut next) {
                candidates.push(candidate);
            }
        }
        let mut wheels = Wheels::NEW;
        loop {
            let candidate = candidates.first()?;
            let Candidate { turn, hand, .. } = candidate;
            // Whether a way is free is cheaper to know than what its ground costs.
            let known = match candidate.contact {
                None if wheels.are_barred(turn, hand) => None,
                None => self.measured(candidate),
                Some(touch) if !candidate.free => self
                    .is_free(turn, hand, touch, &mut wheels)
                    .then_some(Candidate { free: true, ..candidate }),
                Some(touch) if !candidate.counted => Some(self.counted(candidate, touch)),
                Some(touch) if !candidate.exact => self.with_ground(candidate, touch),
                Some(touch) => match self.reach(turn, hand, touch, candidate.rank) {
                    None => None,
                    reach => return reach,
                },
            };
            candidates.replace_first(known);
        }
    }

    /// Whether any way is free.
    fn any(&self) -> bool {
        let (mut wheels, mut next) = (Wheels::NEW, Next::ANY);
        let mut goes_home = |turn: i8, hand: Hand| {
            if wheels.are_barred(turn, hand) {
                return None;
            }
            let (start, wheel, _) = self.look(turn, hand, &mut next)?;
            let touch = self.contact(&start, self.budget - wheel)?;
            (wheel + self.least_cost(&start, touch.straight) <= self.budget).then_some(())?;
            self.is_free(turn, hand, touch, &mut wheels).then_some(())?;
            self.reach(turn, hand, touch, 0)
        };
        turns().any(|(turn, hand)| goes_home(turn, hand).is_some())
    }

    /// Where a way begins, what its wheel costs and what it sees ahead; `None` if it leads nowhere.
    fn look(&self, turn: i8, hand: Hand, next: &mut Next) -> Option<(Rect, Mil, Glimpse)> {
        if !next.is_worth(turn, hand) {
            return None;
        }
        let (start, wheel) = self.start(turn, hand)?;
        match Glimpse::ahead(&start, self.budget - wheel, &self.hull) {
            Ok(look) => Some((start, wheel, look)),
            Err(missed) => {
                // A wider wheel only leaves less for the way ahead.
                next.skip(turn, hand, Glimpse::degrees_to_turn(missed, self.radii[hand as usize]));
                None
            }
        }
    }

    /// What a look tells of a way; `None` if it leads nowhere.
    fn glimpsed(&self, number: u8, turn: i8, hand: Hand, next: &mut Next) -> Option<Candidate> {
        let (start, wheel, look) = self.look(turn, hand, next)?;
        let rank = look.touched.map_or(self.most, |at| self.rank_at_most(&start, at, Glimpse::BLUR));
        let (contact, free, counted, exact) = (None, false, rank == 0, !self.rough);
        Some(Candidate { rank, cost: wheel + look.least, number, turn, hand, contact, free, counted, exact })
    }

    /// The same with its first contact, if there is one.
    fn measured(&self, candidate: Candidate) -> Option<Candidate> {
        let (start, wheel) = self.start(candidate.turn, candidate.hand)?;
        let touch = self.contact(&start, self.budget - wheel)?;
        let cost = wheel + self.least_cost(&start, touch.straight);
        if self.budget < cost {
            debug_assert_eq!(self.cost(candidate.turn, candidate.hand, &start, touch.straight), None);
            return None;
        }
        let rank = self.rank_at_most(&start, touch.at, 0);
        debug_assert!(rank <= candidate.rank, "the bound is none: {rank}, {}", candidate.rank);
        debug_assert!(candidate.cost <= cost, "the bound is none: {cost}, {}", candidate.cost);
        Some(Candidate { rank, cost, contact: Some(touch), counted: rank == 0, ..candidate })
    }

    /// What the way straight ahead costs at least.
    fn least_cost(&self, start: &Rect, straight: Mil) -> Mil {
        if self.rough {
            self.battle.least_cost_ahead(start, straight, self.budget, self.waived)
        } else {
            straight
        }
    }

    /// The same with the models that will really touch.
    fn counted(&self, candidate: Candidate, touch: Touch) -> Candidate {
        let rank = self
            .start(candidate.turn, candidate.hand)
            .map_or(0, |(start, _)| self.rank_of(&start.advance(touch.straight), touch.at));
        debug_assert!(rank <= candidate.rank, "the bound is none: {rank}, {}", candidate.rank);
        Candidate { rank, counted: true, ..candidate }
    }

    /// The same with what the ground costs, if that can be paid.
    fn with_ground(&self, candidate: Candidate, touch: Touch) -> Option<Candidate> {
        let Candidate { turn, hand, .. } = candidate;
        let (start, _) = self.start(turn, hand)?;
        if !self.goes_over_rough(turn, &start, touch.straight) {
            debug_assert_eq!(self.cost(turn, hand, &start, touch.straight), Some((candidate.cost, 0)));
            return Some(Candidate { exact: true, ..candidate });
        }
        let (cost, _) = self.cost(turn, hand, &start, touch.straight)?;
        debug_assert!(candidate.cost <= cost, "the bound is none: {cost}, {}", candidate.cost);
        Some(Candidate { cost, exact: true, ..candidate })
    }

    /// Whether ground that costs lies near a way.
    fn goes_over_rough(&self, turn: i8, start: &Rect, straight: Mil) -> bool {
        let (from, hull) = (&self.from, start.hull());
        let mut region = hull.bounds().union(start.advance(straight).hull().bounds());
        if !self.is_pivot {
            // Between its ends an arc of so many degrees bulges out by no more than this.
            let radius = i64::from(Vector::new(from.width, from.depth).length());
            let bulge = radius * i64::from(turn) * i64::from(turn) / 26_000;
            region = region.union(from.hull().bounds()).grown(bulge as Mil + ROUNDING);
        }
        self.battle.is_rough(&region)
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

    /// The first contact straight ahead.
    fn contact(&self, start: &Rect, reach: Mil) -> Option<Touch> {
        let hull = start.hull();
        if plane::overlap(&hull, &self.hull) {
            return None;
        }
        // A little farther, so that what is touched just at the end is met.
        let obstacle = plane::Obstacle::solid(&self.hull);
        let sweep = plane::sweep_shift(&hull, start.facing, reach + 2, [obstacle]);
        let at = sweep.stop?.at;
        (sweep.free <= reach).then_some(Touch { straight: sweep.free, at })
    }

    /// No fewer than [`Measuring::rank_of`], from where the point touched, at most `blur` off, lies on the front and on the
    /// side alone.
    fn rank_at_most(&self, start: &Rect, touched: Point, blur: Mil) -> u8 {
        let Some(side) = &self.side else { return 0 };
        // Outwards of the side, and from its left end to the right.
        let place = (-side.outward).rotate(touched - side.ends[0]);
        let (off, on_side) = (place.x, -place.y);
        let near = CONTACT + ROUNDING + blur;
        if near < off.abs() || on_side < -near || side.length + near < on_side {
            return 0;
        }
        // Lined up, the front runs along the side the other way.
        let on_front = right_of(start.facing, touched - start.front) + start.width / 2;
        let sum = on_front.clamp(0, start.width) + on_side.clamp(0, side.length);
        let slack = ROUNDING + 2 * blur;
        let (from, to) = ((sum - side.length).max(0) - slack, sum.min(start.width) + slack);
        1 + self.files_touched(&Contact { edge: Edge::Front, own: side.edge, from, to })
    }

    /// Models of the front that touch the side once the charger has lined up, and one more than none if it hits that side
    /// at all.
    fn rank_of(&self, end: &Rect, touched: Point) -> u8 {
        let Some(side) = &self.side else { return 0 };
        if !plane::within(&touched, &side.ends, CONTACT) {
            return 0;
        }
        let lined = plane::line_up(end, &self.target, side.edge, touched);
        let contact = plane::contact(&self.target, &lined, Edge::Front);
        1 + contact.map_or(0, |contact| self.files_touched(&contact))
    }

    /// How many models of the front a contact takes in.
    fn files_touched(&self, contact: &Contact) -> u8 {
        let base = self.battle.card(self.unit).base[0].max(1);
        let (first, last) = contact.files_touched(base, self.battle.unit(self.unit).files.into());
        (last - first + 1) as u8
    }

    /// What it costs with the ground, and how often it enters rough ground; `None` if that is too much.
    fn cost(&self, turn: i8, hand: Hand, start: &Rect, straight: Mil) -> Option<(Mil, u8)> {
        let (battle, angle) = (self.battle, Angle::from_degrees(turn.into()));
        let ahead = battle.course_ahead(self.unit, start, straight, self.budget, self.waived);
        let (cost, entries) = (ahead.cost(straight), ahead.entries(straight));
        if turn == 0 || self.is_pivot {
            return (cost <= self.budget).then_some((cost, entries));
        }
        // The ground under the wheel only adds to what it costs in the open.
        if self.budget < cost + plane::wheel_cost(self.from.width, angle) {
            return None;
        }
        let wheel = battle.course_of_wheel(self.unit, &self.from, hand, angle, self.budget);
        let cost = cost + wheel.cost(angle.0.into());
        (cost <= self.budget).then_some((cost, entries + wheel.entries(angle.0.into())))
    }

    /// The whole way, if it can be paid.
    fn reach(&self, turn: i8, hand: Hand, touch: Touch, rank: u8) -> Option<Reach> {
        let Touch { straight, at: touched } = touch;
        let (start, _) = self.start(turn, hand)?;
        let (cost, entries) = if self.air { (straight, 0) } else { self.cost(turn, hand, &start, straight)? };
        let (edge, waived) = (self.side.as_ref().map(|side| side.edge), self.waived);
        let (wheel, end) = (Angle::from_degrees(turn.into()), start.advance(straight));
        Some(Reach { edge, wheel, cost, end, touched, models: rank.saturating_sub(1), entries, waived })
    }

    /// Whether nothing but the target is in the way.
    fn is_free(&self, turn: i8, hand: Hand, touch: Touch, wheels: &mut Wheels) -> bool {
        let Some((start, _)) = self.start(turn, hand) else { return false };
        let battle = self.battle;
        if self.air {
            let end = start.advance(touch.straight).hull();
            return battle.no_landing(&end).is_none() && battle.in_the_way(&end, &self.room).is_none();
        }
        let body = start.hull();
        // Who was in the last way is mostly in the next one, too, and asked first.
        if wheels.blocked_by.is_some_and(|unit| battle.is_in_way(unit, &body, start.facing, touch.straight)) {
            return false;
        }
        let turned = if self.is_pivot {
            battle.in_the_way(&body, &self.room).is_none()
        } else {
            turn == 0 || self.can_wheel(turn, hand, wheels)
        };
        if !turned {
            return false;
        }
        let free = battle.is_free_way(&start, touch.straight, &self.room);
        if !free {
            let in_way = |unit: &UnitId| battle.is_in_way(*unit, &body, start.facing, touch.straight);
            wheels.blocked_by = self.others.iter().find(in_way);
        }
        free
    }

    /// Whether nothing is in the way of the wheel.
    fn can_wheel(&self, turn: i8, hand: Hand, wheels: &mut Wheels) -> bool {
        let (battle, from) = (self.battle, &self.from);
        let angle = Angle::from_degrees(turn.into());
        let met = *wheels.met[hand as usize].get_or_insert_with(|| {
            let widest = plane::wheel_for_cost(from.width, self.budget).min(Angle::QUARTER);
            battle.wheel_meets(from, hand, widest, &self.room)
        });
        let barred = || battle.bar_of_wheel(from, hand, angle, &self.room);
        if met.is_none_or(|met| angle < met) && battle.is_free_wheel(from, hand, angle, &self.room) {
            debug_assert_eq!(barred(), None, "the wheel is not free");
            return true;
        }
        let barred = barred();
        if let Some(found) = barred {
            wheels.add_bar(hand, found);
        }
        barred.is_none()
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
