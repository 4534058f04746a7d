//! Where a unit in order can go. It moves as one block, so the places it can reach are few.

use super::approach::Approach;
use super::field::{Field, ahead_and_aside, centre_of};
use super::judge::Verdict;
use super::plan::{Manoeuvre, carry_on};
use super::value::exchange;
use crate::{Choice, Reason};
use demonworld::{
    Action, Battle, Cell, Direction, Facing, Formation, Hand, Hex, MAX_UNIT_ELEMENTS, MAX_UNITS, Order,
    Posts, Step, UnitId, UnitSet, Zone,
};
use table::{Game, Side};

/// Movement points for a hex of open ground (DW-05-04).
pub(super) const STEP: u8 = 3;
/// Places judged at most in one search.
const MOST_PLACES: usize = 320;
/// Steps of a way round that are looked at.
pub(super) const DETOUR: u8 = 12;
/// The price of going where friends fight already: two fights at once end sooner than one after the other.
const HELPED: i32 = 20;
/// The price of going where friends need no help.
const CROWDED: i32 = 60;

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
pub(super) struct Block {
    hexes: [Hex; MAX_UNIT_ELEMENTS],
    n: u8,
    pub facing: Facing,
    pub spent: u8,
    pub used: u8,
    wheeled: Option<Hand>,
    pub in_contact: bool,
}

impl Block {
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.n)]
    }
}

/// Where a search can end.
struct Place {
    block: Block,
    /// The first movement on the way here; none for the place where the unit stands.
    first: Option<Pace>,
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
    pub field: &'a Field<'a>,
    pub battle: &'a Battle,
    pub unit: UnitId,
    pub order: Order,
    pub points: u8,
    pub enemies: Vec<(Hex, UnitId)>,
    /// By enemy unit: what it is worth to go for it.
    pub lure: [i32; MAX_UNITS],
    /// The distance a unit that shoots likes to keep.
    pub range: Option<u8>,
    /// Before the orders are given: nothing has been spent, and friends will move on.
    in_command: bool,
    /// Enemy units that can attack this round: in order and not fighting already.
    pub free_enemies: UnitSet,
    /// The way to the enemy around friends who stand and fight.
    pub approach: Approach,
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
                // Shots into a melee hit friends.
                _ if card.ranged.is_some() => -CROWDED,
                // Enough friends are there already, and no room is left.
                friends if 3 * u32::from(battle.alive(enemy)) <= 2 * friends => -CROWDED,
                _ => -HELPED,
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
                    other.hexes[0] == moved.hexes[0]
                        && other.facing == moved.facing
                        && other.used <= moved.used
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
        self.battle.check(self.field.side, action).is_ok()
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
        let Some((enemy, distance)) = self
            .enemies
            .iter()
            .map(|&(hex, _)| (hex, centre.distance(hex)))
            .min_by_key(|&(_, distance)| distance)
        else {
            return paces;
        };
        let (ahead, aside) = ahead_and_aside(block.facing, enemy.offset(centre));
        let straight_on = 2 * aside.abs() <= ahead && 9 < distance;
        if !holds && !straight_on {
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
                next.spent = next.spent.saturating_add(STEP);
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
        let pivot =
            in_front().min_by_key(|&hex| if hand == Hand::Left { local(hex).q } else { -local(hex).q })?;
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
}

/// Elements of the other own units that fight against an enemy unit.
fn friends_against(battle: &Battle, side: Side, unit: UnitId, enemy: UnitId) -> u32 {
    let touches = |&friend: &UnitId| {
        battle.elements(enemy).any(|element| {
            battle
                .enemies_around(side.enemy(), battle.hex(element))
                .any(|other| battle.unit_of(other) == friend)
        })
    };
    let friends = battle.living_units(side).filter(|&friend| friend != unit).filter(touches);
    friends.map(|friend| u32::from(battle.alive(friend))).sum()
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
