//! Movement: which way a unit goes. A unit in order moves as one block, so all places it can reach are few; each is
//! judged by what it is worth to stand there.

use super::approach::Approach;
use super::field::{Field, ahead_and_aside, apply, centre_of};
use super::formation::reform;
use super::plan::{Manoeuvre, carry_on};
use super::value::exchange;
use super::{reason, small};
use crate::{Choice, Reason};
use demonworld::{
    Action, Battle, Cell, Direction, ElementId, Facing, Formation, Hand, Hex, MAX_ELEMENTS, MAX_UNIT_ELEMENTS, MAX_UNITS,
    Order, Payment, Posts, Step, UnitId, UnitSet, Zone,
};
use table::Side;

/// Movement points for a hex of open ground (DW-05-04).
const STEP: u8 = 3;
/// Places judged at most in one search.
const MOST_PLACES: usize = 320;
/// What a hex nearer to the enemy is worth.
const PER_HEX: i32 = 12;
/// Steps of a way round that are looked at.
const DETOUR: u8 = 12;
/// What an attack is worth before its odds.
const ATTACK: i32 = 120;
/// The price of being open to an attack while on the move: no initiative from the order (DW-06-06).
const EXPOSED: i32 = 30;
/// The price of going where friends need no help.
const CROWDED: i32 = 60;
/// A move has to be worth this much more than standing still.
const WORTH_MOVING: i32 = 3;

/// One movement of the whole unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    Advance(Hand),
    Wheel(Hand),
    Sidestep(Direction),
    /// All elements turn alike, by clockwise sixths.
    Turn(i8),
}

/// A unit in order, in thought.
#[derive(Clone, Copy)]
struct Block {
    hexes: [Hex; MAX_UNIT_ELEMENTS],
    n: u8,
    facing: Facing,
    spent: u8,
    used: u8,
    wheeled: Option<Hand>,
    in_contact: bool,
}

impl Block {
    fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.n)]
    }
}

/// Where a search can end.
struct Place {
    block: Block,
    /// The first movement on the way here; none for the place where the unit stands.
    first: Option<Pace>,
}

/// What a place is worth, and why.
#[derive(Clone, Copy)]
pub(super) struct Verdict {
    pub value: i32,
    pub key: &'static str,
    pub target: Option<UnitId>,
    pub attacks: bool,
}

/// The best way found for a unit.
#[derive(Clone, Copy)]
pub(super) struct Way {
    first: Option<Pace>,
    pub end: Verdict,
    /// What it is worth more than standing still.
    pub gain: i32,
}

/// What is known about the enemy before a search.
pub(super) struct Search<'a> {
    field: &'a Field<'a>,
    battle: &'a Battle,
    unit: UnitId,
    order: Order,
    points: u8,
    enemies: Vec<(Hex, UnitId)>,
    /// By enemy unit: what it is worth to go for it.
    lure: [i32; MAX_UNITS],
    /// The distance a unit that shoots likes to keep.
    range: Option<u8>,
    /// Before the orders are given: nothing has been spent, and friends will move on.
    in_command: bool,
    /// Enemy units that can attack this round: in order and not fighting already.
    free_enemies: UnitSet,
    /// The way to the enemy around friends who stand and fight.
    approach: Approach,
}

impl<'a> Search<'a> {
    /// `battle` is the position without an open plan.
    pub fn new(field: &'a Field<'a>, battle: &'a Battle, unit: UnitId, order: Order) -> Search<'a> {
        let card = battle.card(unit);
        let mut lure = [0; MAX_UNITS];
        let mut free_enemies = UnitSet::EMPTY;
        for enemy in battle.living_units(field.side.enemy()) {
            let gain = field.blow(unit, enemy, Zone::Front) * field.worth(enemy);
            let loss = field.blow(enemy, unit, Zone::Front) * field.worth(unit);
            let busy = match friends_against(battle, field.side, unit, enemy) {
                0 => 0,
                // Enough friends are there already, and no room is left.
                friends if 3 * battle.alive(enemy) <= 2 * friends => -CROWDED,
                _ => 10,
            };
            let weak = if battle.formation(enemy).is_ordered() { 0 } else { 6 };
            if battle.formation(enemy).is_ordered() && !battle.unit_in_contact(enemy) {
                free_enemies.insert(enemy);
            }
            lure[enemy.index()] = (exchange(gain, loss) / 20).clamp(-15, 15) + busy + weak;
        }
        let range = card.ranged.map(|weapon| weapon.bands[0].hexes.min(6).saturating_sub(1).max(2));
        let in_command = battle.step() == Step::Command;
        let is_free = |hex| is_free(battle, field.side, unit, hex, in_command);
        Search {
            approach: Approach::new(battle, field.enemies(), is_free, DETOUR),
            field,
            battle,
            unit,
            order,
            points: card.movement_points(Some(order)),
            enemies: field.enemies().map(|enemy| (battle.hex(enemy), battle.unit_of(enemy))).collect(),
            lure,
            range,
            in_command,
            free_enemies,
        }
    }

    fn is_free(&self, hex: Hex) -> bool {
        is_free(self.battle, self.field.side, self.unit, hex, self.in_command)
    }

    fn start(&self) -> Option<Block> {
        let posts = self.battle.posts(self.unit);
        let &(_, facing) = posts.as_slice().first()?;
        let mut hexes = [Hex::default(); MAX_UNIT_ELEMENTS];
        for (hex, post) in hexes.iter_mut().zip(posts.as_slice()) {
            *hex = post.0;
        }
        Some(Block {
            hexes,
            n: self.battle.alive(self.unit),
            facing,
            spent: self.battle.points_spent(self.unit),
            used: self.battle.manoeuvres_used(self.unit),
            wheeled: None,
            in_contact: false,
        })
    }

    /// The best way of a unit in order. In its own move the first movement must be legal.
    pub fn best(&self) -> Option<Way> {
        if !self.battle.formation(self.unit).is_ordered() {
            return None;
        }
        let mut start = self.start()?;
        if self.in_command {
            (start.spent, start.used) = (0, 0);
        }
        let stay = self.judge(&start);
        let mut best = Way { first: None, end: stay, gain: 0 };
        let mut places = vec![Place { block: start, first: None }];
        let mut next = 0;
        while next < places.len() {
            let Place { block, first } = places[next];
            next += 1;
            if block.in_contact {
                continue;
            }
            for pace in self.paces(&block).into_iter().flatten() {
                if MOST_PLACES <= places.len() {
                    break;
                }
                let Some(moved) = self.go(&block, pace) else { continue };
                if first.is_none() && !self.in_command && !self.is_legal(pace) {
                    continue;
                }
                let known = |place: &Place| {
                    let other = &place.block;
                    other.hexes[0] == moved.hexes[0] && other.facing == moved.facing && other.used <= moved.used
                        && other.hexes[1] == moved.hexes[1]
                };
                if places.iter().any(known) {
                    continue;
                }
                let end = self.judge(&moved);
                let first = first.or(Some(pace));
                if best.end.value < end.value {
                    best = Way { first, end, gain: end.value - stay.value };
                }
                places.push(Place { block: moved, first });
            }
        }
        Some(best)
    }

    fn is_legal(&self, pace: Pace) -> bool {
        let unit = self.unit;
        let action = match pace {
            Pace::Advance(hand) => Action::Advance { unit, hand },
            Pace::Wheel(hand) => Action::Wheel { unit, hand },
            Pace::Sidestep(direction) => Action::Sidestep { unit, direction },
            // Tried as a whole when it is carried out; here the budget alone decides.
            Pace::Turn(_) => return true,
        };
        table::Game::check(self.battle, self.field.side, action).is_ok()
    }

    /// The movements worth a thought.
    fn paces(&self, block: &Block) -> [Option<Pace>; 14] {
        let mut paces = [None; 14];
        let small = self.battle.is_small(self.unit);
        let holds = self.order == Order::Hold;
        if !holds {
            paces[0] = Some(Pace::Advance(Hand::Left));
            paces[1] = Some(Pace::Advance(Hand::Right));
        }
        if small || 2 <= block.used {
            return paces;
        }
        let centre = centre_of(block.hexes().iter().copied());
        let Some((enemy, distance)) =
            self.enemies.iter().map(|&(hex, _)| (hex, centre.distance(hex))).min_by_key(|&(_, distance)| distance)
        else {
            return paces;
        };
        let (ahead, aside) = ahead_and_aside(block.facing, enemy.offset(centre));
        let in_front = 2 * aside.abs() <= ahead;
        if !holds && !(in_front && 9 < distance) {
            paces[2] = Some(Pace::Wheel(Hand::Left));
            paces[3] = Some(Pace::Wheel(Hand::Right));
        }
        if !holds && (distance <= 5 || self.range.is_some()) {
            for (pace, direction) in paces[4..10].iter_mut().zip(Direction::ALL) {
                *pace = Some(Pace::Sidestep(direction));
            }
        }
        if ahead < aside.abs() {
            for (pace, sixths) in paces[10..13].iter_mut().zip([3, 2, 4]) {
                *pace = Some(Pace::Turn(sixths));
            }
            paces[13] = Some(Pace::Turn(if aside < 0 { 5 } else { 1 }));
        }
        paces
    }

    /// The block after a movement; `None` where the budget, the board or other units forbid it.
    fn go(&self, block: &Block, pace: Pace) -> Option<Block> {
        let mut next = *block;
        let front = |direction| Hand::BOTH.iter().any(|hand| hand.front(block.facing) == direction);
        let may_touch = match pace {
            Pace::Advance(hand) => {
                next.spent += STEP;
                let most = if block.used == 0 { self.points } else { self.points / 2 };
                if most < next.spent || 1 < block.used {
                    return None;
                }
                next.hexes = block.hexes.map(|hex| hex.step(hand.front(block.facing)));
                true
            }
            Pace::Sidestep(direction) => {
                self.pay(&mut next, 1)?;
                next.hexes = block.hexes.map(|hex| hex.step(direction));
                front(direction)
            }
            Pace::Wheel(hand) => {
                self.wheel(&mut next, hand)?;
                true
            }
            Pace::Turn(sixths) => {
                self.pay(&mut next, 1)?;
                next.facing = block.facing.turned(sixths);
                let mut posts = Posts::new();
                next.hexes().iter().for_each(|&hex| posts.push(hex, next.facing));
                return matches!(Formation::of(posts.as_slice()), Formation::Line { .. }).then_some(next);
            }
        };
        let mut in_contact = false;
        for &hex in next.hexes() {
            if !self.is_free(hex) {
                return None;
            }
            in_contact |= self.battle.enemies_around(self.field.side, hex).next().is_some();
        }
        next.in_contact = in_contact;
        (!next.in_contact || may_touch && self.order.may_attack()).then_some(next)
    }

    /// DW-05-07: manoeuvres and movement points go together only in part.
    fn pay(&self, block: &mut Block, cost: u8) -> Option<()> {
        block.used += cost;
        let fits = match block.used {
            1 => block.spent <= self.points / 2,
            2 => block.spent == 0,
            _ => false,
        };
        fits.then_some(())
    }

    fn wheel(&self, block: &mut Block, hand: Hand) -> Option<()> {
        if block.wheeled.is_some_and(|wheeled| wheeled != hand) {
            return None;
        }
        let facing = block.facing;
        let origin = block.hexes[0];
        let local = |hex: Hex| facing.localise(hex.offset(origin));
        let front = block.hexes().iter().map(|&hex| local(hex).r).min()?;
        let in_front = || block.hexes().iter().copied().filter(|&hex| local(hex).r == front);
        let width = in_front().count();
        let pivot = in_front().min_by_key(|&hex| if hand == Hand::Left { local(hex).q } else { -local(hex).q })?;
        self.pay(block, if width <= 5 { 1 } else { 2 })?;
        for &hex in block.hexes() {
            if !hex.ring_path(pivot, hand == Hand::Right).all(|swept| self.is_free(swept)) {
                return None;
            }
        }
        let sixths = if hand == Hand::Left { -1 } else { 1 };
        block.hexes = block.hexes.map(|hex| hex.rotated_about(pivot, sixths));
        block.facing = facing.turned(sixths);
        block.wheeled = Some(hand);
        Some(())
    }

    fn judge(&self, block: &Block) -> Verdict {
        if block.in_contact { self.judge_attack(block) } else { self.judge_stand(block) }
    }

    /// An attack: expected blows of both sides in the first round, and what can still close in.
    fn judge_attack(&self, block: &Block) -> Verdict {
        let field = self.field;
        let (mut gain, mut loss) = (0, 0);
        let mut zone = Zone::Front;
        let mut target = None;
        let mut best_blow = 0;
        let mut worst = [0i32; MAX_ELEMENTS];
        for &hex in block.hexes() {
            let mut touches = false;
            for enemy in self.battle.enemies_around(field.side, hex) {
                touches = true;
                let other = self.battle.unit_of(enemy);
                let Some(direction) = hex.direction_to(self.battle.hex(enemy)) else { continue };
                let may_turn = !self.battle.has_moved(other) && !self.battle.was_in_melee(other);
                if may_turn || self.battle.zone_towards(enemy, hex) == Some(Zone::Front) {
                    let blow = field.blow(other, self.unit, block.facing.zone(direction)) * field.worth(self.unit);
                    worst[enemy.index()] = worst[enemy.index()].max(blow);
                }
            }
            if let Some((blow, enemy)) = field.best_blow(self.unit, hex, block.facing) {
                gain += blow;
                if best_blow < blow {
                    best_blow = blow;
                    target = Some(self.battle.unit_of(enemy));
                    zone = self.battle.zone_towards(enemy, hex).unwrap_or(Zone::Front);
                }
            } else if !touches {
                gain += self.closing_in(block, hex);
            }
        }
        loss += worst.iter().sum::<i32>();
        if let Some(target) = target {
            let own = field.initiative_with(self.unit, Some(self.order));
            let other = match self.battle.melee_rounds(target) {
                0 => field.initiative_with(target, self.battle.order(target)),
                _ => self.battle.card(target).initiative.into(),
            };
            match own.cmp(&other) {
                std::cmp::Ordering::Less => gain = gain * 3 / 4,
                std::cmp::Ordering::Equal => {}
                std::cmp::Ordering::Greater => loss = loss * 3 / 4,
            }
        }
        let eager = if self.range.is_some() { 0 } else { ATTACK };
        let key = match zone {
            Zone::Front => "charge-front",
            Zone::Flank => "charge-flank",
            Zone::Rear => "charge-rear",
        };
        Verdict { value: eager + exchange(gain, loss) / 3, key, target, attacks: true }
    }

    /// What an element without contact can still strike after one more step.
    fn closing_in(&self, block: &Block, hex: Hex) -> i32 {
        let most = if block.used == 0 { self.points } else { self.points / 2 };
        if most < block.spent + STEP {
            return 0;
        }
        let blow = |hand: Hand| {
            let to = hex.step(hand.front(block.facing));
            let free = matches!(self.battle.at(to), Cell::Empty) && !block.hexes().contains(&to);
            if free { self.field.best_blow(self.unit, to, block.facing).map_or(0, |(blow, _)| blow) } else { 0 }
        };
        blow(Hand::Left).max(blow(Hand::Right)) / 2
    }

    /// A place without contact: near the best target and looking at it, no enemy beside or behind.
    fn judge_stand(&self, block: &Block) -> Verdict {
        let centre = centre_of(block.hexes().iter().copied());
        let mut nearest: [(u8, Hex); MAX_UNITS] = [(u8::MAX, centre); MAX_UNITS];
        for &(hex, unit) in &self.enemies {
            let distance = centre.distance(hex);
            if distance < nearest[unit.index()].0 {
                nearest[unit.index()] = (distance, hex);
            }
        }
        let mut best: Option<(i32, UnitId)> = None;
        let mut danger = 0;
        for unit in self.battle.living_units(self.field.side.enemy()) {
            let (distance, hex) = nearest[unit.index()];
            let sight = awry(block.facing, hex.offset(centre));
            let way = match self.range {
                Some(range) => PER_HEX * i32::from(distance.abs_diff(range)),
                None => PER_HEX * i32::from(distance),
            };
            let cost = way + sight - self.lure[unit.index()];
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, unit));
            }
            if self.free_enemies.contains(unit) {
                let near = i32::from(7u8.saturating_sub(distance));
                danger += near * sight / 12;
                if self.order == Order::Move && distance <= self.field.reach(unit) + 2 {
                    danger += EXPOSED;
                }
            }
        }
        let (cost, target) = best.map_or((0, None), |(cost, unit)| (cost, Some(unit)));
        // Where friends stand between, the way round counts.
        let direct = nearest.iter().map(|&(distance, _)| distance).min().unwrap_or(0);
        let steps = self.approach.steps(centre).min(DETOUR);
        let detour = if self.range.is_some() { 0 } else { (steps + 1).saturating_sub(direct) };
        let cost = cost + PER_HEX * i32::from(detour);
        let key = if self.range.is_some() { "keep-at-range" } else { "close-the-distance" };
        Verdict { value: -cost - danger - self.apart(centre), key, target, attacks: false }
    }

    /// The farther a unit stands from the next one of its side, the less it can help.
    fn apart(&self, centre: Hex) -> i32 {
        let others = self.battle.living_units(self.field.side).filter(|&other| other != self.unit);
        let nearest = others.map(|other| centre.distance(self.field.centre(other))).min();
        nearest.map_or(0, |distance| 2 * i32::from(distance.saturating_sub(8)))
    }
}

/// Elements of the other own units that fight against an enemy unit.
fn friends_against(battle: &Battle, side: Side, unit: UnitId, enemy: UnitId) -> u8 {
    let touches = |&friend: &UnitId| {
        battle.elements(enemy).any(|element| {
            battle.enemies_around(side.enemy(), battle.hex(element)).any(|other| battle.unit_of(other) == friend)
        })
    };
    let friends = battle.living_units(side).filter(|&friend| friend != unit).filter(touches);
    friends.map(|friend| battle.alive(friend)).sum()
}

/// A hex on which the unit can stand at the end of a movement.
fn is_free(battle: &Battle, side: Side, unit: UnitId, hex: Hex, in_command: bool) -> bool {
    match battle.at(hex) {
        Cell::Empty => true,
        Cell::OffBoard => false,
        Cell::Held(by) => {
            let other = battle.unit_of(by);
            let moves_on = || battle.side_of(other) == side && !battle.was_in_melee(other);
            other == unit || in_command && moves_on()
        }
    }
}

/// The price of looking past an enemy.
fn awry(facing: Facing, offset: Hex) -> i32 {
    let (ahead, aside) = ahead_and_aside(facing, offset);
    let aside = aside.abs();
    if 10 * aside <= 6 * ahead {
        0
    } else if 10 * aside <= 17 * ahead {
        8
    } else if -aside <= 2 * ahead {
        25
    } else {
        40
    }
}

/// The next action of a way, with its reasons.
pub(super) fn follow_way(search: &Search, way: &Way) -> Option<Choice<Action>> {
    let (field, unit) = (search.field, search.unit);
    let target = way.end.target.map(|unit| unit.0);
    let why = |key, value| Reason { key, value, unit: Some(unit.0), target };
    let reasons = [why(way.end.key, way.gain)];
    match way.first? {
        Pace::Advance(hand) => field.propose(Action::Advance { unit, hand }, &reasons),
        Pace::Wheel(hand) => {
            field.propose(Action::Wheel { unit, hand }, &[reasons[0], why("face-the-enemy", way.gain)])
        }
        Pace::Sidestep(direction) => field.propose(Action::Sidestep { unit, direction }, &reasons),
        Pace::Turn(sixths) => {
            let mut turns = [None; MAX_UNIT_ELEMENTS];
            for (turn, element) in turns.iter_mut().zip(search.battle.elements(unit)) {
                *turn = Some(search.battle.facing(element).turned(sixths));
            }
            carry_on(field, search.battle, unit, &Manoeuvre::Turn(turns), why("face-the-enemy", way.gain))
        }
    }
}

/// The next action of a unit in its own move and what it gains; `None` if it has nothing useful to do.
fn advise(field: &Field, fresh: &Battle, unit: UnitId, order: Order) -> Option<(i32, Choice<Action>)> {
    if fresh.is_small(unit) {
        return small::advise(field, fresh, unit, order);
    }
    match fresh.formation(unit) {
        Formation::Line { .. } => {
            let search = Search::new(field, fresh, unit, order);
            let way = search.best()?;
            if way.gain < WORTH_MOVING {
                return None;
            }
            Some((way.gain, follow_way(&search, &way)?))
        }
        Formation::Column => {
            let choice = reform(field, fresh, unit).or_else(|| column(field, fresh, unit))?;
            Some((20, choice))
        }
        Formation::Disordered => Some((30, reform(field, fresh, unit)?)),
    }
}

/// A column that cannot deploy goes on towards the enemy.
fn column(field: &Field, fresh: &Battle, unit: UnitId) -> Option<Choice<Action>> {
    let head = fresh.column(unit)?.next()?;
    let (enemy, distance) = field.nearest_enemy(fresh.hex(head))?;
    let mut best = None;
    for facing in Facing::ALL {
        for hand in Hand::BOTH {
            let left = fresh.hex(head).step(hand.front(facing)).distance(fresh.hex(enemy));
            let action = Action::March { unit, facing, hand };
            if left < best.map_or(distance, |(least, _)| least) && field.is_legal(action) {
                best = Some((left, action));
            }
        }
    }
    let (left, action) = best?;
    let value = PER_HEX * i32::from(distance - left);
    field.propose(action, &[Reason { unit: Some(unit.0), ..reason("close-the-distance", value) }])
}

/// Which unit goes next in a segment, and its first action.
pub(super) fn next_unit(field: &Field, order: Order) -> Option<Choice<Action>> {
    let battle = field.battle;
    battle
        .living_units(field.side)
        .filter(|&unit| battle.order(unit) == Some(order) && !battle.has_moved(unit) && !battle.was_in_melee(unit))
        .filter_map(|unit| Some((unit, advise(field, battle, unit, order)?)))
        .max_by_key(|(unit, (gain, _))| (*gain, std::cmp::Reverse(*unit)))
        .map(|(_, (_, choice))| choice)
}

/// The next action of a unit that has begun to move.
pub(super) fn go_on(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let order = field.battle.order(unit)?;
    match field.without_plan() {
        Some(fresh) => Some(advise(field, &fresh, unit, order)?.1),
        None => Some(advise(field, field.battle, unit, order)?.1),
    }
}

/// Whoever can attack in the segment goes first; else it is better to see what the other side does.
pub(super) fn go_first(field: &Field, order: Order) -> Option<Choice<Action>> {
    let battle = field.battle;
    let attacks = |unit: UnitId| {
        Search::new(field, battle, unit, order).best().is_some_and(|way| way.end.attacks)
    };
    let first = order.may_attack()
        && battle.living_units(field.side).any(|unit| {
            battle.order(unit) == Some(order) && !battle.has_moved(unit) && !battle.was_in_melee(unit) && attacks(unit)
        });
    let key = if first { "strike-first" } else { "see-first" };
    field.propose(Action::Sequence { first }, &[reason(key, 0)])
}

/// Completing an attack: free elements close in where they can strike, at once or by another step.
pub(super) fn press(field: &Field, unit: UnitId) -> Option<Choice<Action>> {
    let battle = field.battle;
    let nobody = |_: UnitId| false;
    let mut best: Option<(i32, Action, Option<ElementId>)> = None;
    for element in battle.elements(unit).filter(|&element| !battle.is_in_contact(element)) {
        let facing = battle.facing(element);
        for hand in Hand::BOTH {
            let to = battle.hex(element).step(hand.front(facing));
            let there = field.stand(unit, to, facing, nobody);
            let target = field.best_blow(unit, to, facing).map(|(_, enemy)| enemy);
            let value = if battle.enemies_around(field.side, to).next().is_some() {
                there
            } else {
                let further = |hand: Hand| {
                    let on = to.step(hand.front(facing));
                    let free = matches!(battle.at(on), Cell::Empty);
                    if free { field.stand(unit, on, facing, nobody) / 2 } else { 0 }
                };
                further(Hand::Left).max(further(Hand::Right))
            };
            if value <= best.map_or(0, |(most, ..)| most) {
                continue;
            }
            let payments = [Payment::Points, Payment::Manoeuvre];
            let action = payments.into_iter().map(|payment| Action::Press { element, hand, payment });
            if let Some(action) = action.into_iter().find(|&action| leads_on(field, action, target.is_some())) {
                best = Some((value, action, target));
            }
        }
    }
    let Some((value, action, target)) = best else {
        return field.propose(Action::EndMove { unit }, &[reason("nothing-better", 0)]);
    };
    let target = target.map(|enemy| battle.unit_of(enemy).0);
    field.propose(action, &[Reason { key: "press-on", value, unit: Some(unit.0), target }])
}

/// A step that does not strike yet is of use only if another can follow.
fn leads_on(field: &Field, action: Action, strikes: bool) -> bool {
    let Action::Press { element, payment, .. } = action else { return false };
    if strikes {
        return field.is_legal(action);
    }
    let mut trial = field.battle.clone();
    apply(&mut trial, field.side, action)
        && Hand::BOTH.iter().any(|&hand| {
            table::Game::check(&trial, field.side, Action::Press { element, hand, payment }).is_ok()
        })
}
