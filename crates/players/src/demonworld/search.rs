//! Where a unit in order can go. It moves as one block, so the places it can reach are few.

use super::approach::Approach;
use super::field::{Field, ahead_and_aside, centre_of};
use super::judge::Verdict;
use super::lure::lure_of;
use super::plan::{Manoeuvre, carry_on};
use crate::{Choice, Reason};
use demonworld::{
    Action, Battle, Bond, Cell, Direction, ElementId, Facing, Formation, Hand, Hex, MAX_UNIT_ELEMENTS,
    MAX_UNITS, Modules, Mover, Order, Posts, Refusal, Step, Test, UnitId, UnitSet,
};
use table::{Game, Side};

/// Movement points for a hex of open ground (DW-05-04).
pub(super) const STEP: u8 = 3;
/// Places judged at most in one search.
const MOST_PLACES: usize = 320;
/// Steps of a way round that are looked at.
pub(super) const DETOUR: u8 = 12;
/// How near shooters go to an enemy whom they cannot see from farther away.
const CLOSE: u8 = 2;
/// Units that go where something has to be held.
const HOLDERS: usize = 2;

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
    /// Manoeuvres in one movement phase.
    manoeuvres: u8,
    /// The elements of the unit in the order of the block's hexes, and how each of them goes over the ground.
    elements: [ElementId; MAX_UNIT_ELEMENTS],
    movers: [Mover; MAX_UNIT_ELEMENTS],
    /// DW-15-32: faces of the die, by enemy unit, with which the unit dares to attack.
    pub courage: [u8; MAX_UNITS],
    /// What has to be held, and whether this unit is the one to do it.
    pub prizes: Vec<Hex>,
    pub holds: bool,
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
        let mut courage = [6; MAX_UNITS];
        let prizes: Vec<Hex> = field.prizes().collect();
        for enemy in battle.living_units(field.side.enemy()) {
            if battle.formation(enemy).is_ordered() && !battle.unit_in_contact(enemy) {
                free_enemies.insert(enemy);
            }
            lure[enemy.index()] = lure_of(field, battle, unit, enemy, &prizes);
            courage[enemy.index()] = courage_against(field, battle, unit, enemy);
        }
        let slowest = battle.guests(unit).iter().map(|guest| battle.card(guest).points_move).min();
        let mut elements = [ElementId(0); MAX_UNIT_ELEMENTS];
        let mut movers = [Mover::new(card, battle.is_skirmishing(unit)); MAX_UNIT_ELEMENTS];
        for ((place, mover), element) in elements.iter_mut().zip(&mut movers).zip(battle.elements(unit)) {
            *place = element;
            *mover = Mover::new(battle.card_of(element), battle.is_skirmishing(unit));
        }
        let in_command = matches!(battle.step(), Step::Command | Step::Keep { .. });
        let mover = Mover::new(card, battle.is_skirmishing(unit));
        let small = battle.is_small(unit);
        let is_free = |hex| {
            is_free(battle, field.side, unit, hex, in_command)
                && !battle.ground().forbids(mover, hex)
                && (small || !is_beside_melee(battle, field.side, unit, hex))
        };
        Search {
            approach: Approach::new(battle, field.enemies(), is_free, DETOUR),
            field,
            battle,
            unit,
            order,
            points: card.movement_points(Some(order)).min(slowest.unwrap_or(u8::MAX)),
            manoeuvres: battle.manoeuvre_allowance(unit),
            elements,
            movers,
            courage,
            holds: is_holder(field, battle, unit, &prizes),
            prizes,
            enemies: field.enemies().map(|enemy| (battle.hex(enemy), battle.unit_of(enemy))).collect(),
            lure,
            range: liked_range(field, battle, unit),
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
        if small || self.manoeuvres <= block.used {
            return paces;
        }
        let formation = self.battle.formation(self.unit);
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
        if !holds && !straight_on && matches!(formation, Formation::Line { .. }) {
            paces[2] = Some(Pace::Wheel(Hand::Left));
            paces[3] = Some(Pace::Wheel(Hand::Right));
        }
        if !holds && (distance <= 5 || self.range.is_some()) {
            for (pace, direction) in paces[4..10].iter_mut().zip(Direction::ALL) {
                *pace = Some(Pace::Sidestep(direction));
            }
        }
        if ahead < aside.abs() && formation != Formation::Wedge {
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
                let cost = self.cost(block, hand.front(block.facing))?;
                next.spent = next.spent.saturating_add(cost);
                if self.budget(block.used) < next.spent {
                    return None;
                }
                next.hexes = block.hexes.map(|hex| hex.step(hand.front(block.facing)));
                true
            }
            Pace::Sidestep(direction) => {
                self.pay(&mut next, 1)?;
                self.cost(block, direction)?;
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
                let is_horde = self.battle.formation(self.unit) == Formation::Horde;
                let keeps = || matches!(Formation::of(posts.as_slice()), Formation::Line { .. });
                return (is_horde || keeps()).then_some(next);
            }
        };
        let mut in_contact = false;
        for (place, &hex) in next.hexes().iter().enumerate() {
            if !self.is_free(hex) {
                return None;
            }
            in_contact |= self.touches(place, hex)?;
        }
        next.in_contact = in_contact;
        let may_attack = || may_touch && self.order.may_attack() && !self.battle.is_skirmishing(self.unit);
        (!next.in_contact || may_attack()).then_some(next)
    }

    /// DW-05-07: manoeuvres and movement points go together only in part.
    fn pay(&self, block: &mut Block, cost: u8) -> Option<()> {
        block.used += cost;
        (block.used <= self.manoeuvres && block.spent <= self.budget(block.used)).then_some(())
    }

    /// DW-05-07: movement points that go together with so many manoeuvres.
    pub fn budget(&self, used: u8) -> u8 {
        match used {
            0 => self.points,
            1 if 2 <= self.manoeuvres => self.points / 2,
            _ => 0,
        }
    }

    /// DW-11-06: movement points for a step of the whole block; `None` where somebody cannot go.
    fn cost(&self, block: &Block, direction: Direction) -> Option<u8> {
        let ground = self.battle.ground();
        if ground.is_plain() {
            return Some(STEP);
        }
        let along_road = block.hexes().iter().all(|&hex| ground.is_along_road(hex, hex.step(direction)));
        let steps = block.hexes().iter().zip(&self.movers);
        steps.into_iter().try_fold(0, |most: u8, (&hex, &mover)| {
            Some(most.max(ground.cost(mover, hex, hex.step(direction), along_road).ok()?))
        })
    }

    /// Whether an element of the block would touch an enemy on the hex; `None` where it does not dare to.
    fn touches(&self, place: usize, hex: Hex) -> Option<bool> {
        let mut touches = false;
        for enemy in self.battle.enemies_around(self.field.side, hex) {
            let bond = self.battle.bond(self.elements[place], hex, enemy);
            if matches!(bond, Bond::Contact | Bond::Optional { attacker: false }) {
                touches = true;
                if self.courage[self.battle.unit_of(enemy).index()] == 0 {
                    return None;
                }
            }
        }
        Some(touches)
    }

    /// The ground lets an element be swept along a way, hex by hex.
    fn is_open_way(&self, mover: Mover, from: Hex, way: impl Iterator<Item = Hex>) -> bool {
        let ground = self.battle.ground();
        let mut before = from;
        ground.is_plain()
            || way.into_iter().all(|hex| {
                let open = ground.barrier(mover, before, hex).is_none()
                    && !ground.edge_between(before, hex).hinders();
                before = hex;
                open
            })
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
        for (&hex, &mover) in block.hexes().iter().zip(&self.movers) {
            let way = || hex.ring_path(pivot, hand == Hand::Right);
            if !way().all(|swept| self.is_free(swept)) || !self.is_open_way(mover, hex, way()) {
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

/// DW-15-32 to DW-15-36: faces of the die with which the unit attacks an enemy it fears; 0 where it is too late to test
/// or the test was failed, 6 where none is needed.
fn courage_against(field: &Field, battle: &Battle, unit: UnitId, enemy: UnitId) -> u8 {
    let fears = battle.plays(Modules::MORALE)
        && !battle.is_commander(unit)
        && !battle.is_impetuous(unit)
        && !battle.is_fleeing(enemy)
        && battle.own_fear(unit) < battle.enemy_fear(enemy);
    if !fears {
        return 6;
    }
    if !matches!(battle.step(), Step::Move { .. }) {
        return battle.morale_chances(unit, Test::Attack, Some(enemy));
    }
    let tested = battle.check(field.side, Action::Dare { unit, target: enemy });
    let daunted = || {
        Hand::BOTH.iter().any(|&hand| {
            let step = battle.check(field.side, Action::Advance { unit, hand });
            matches!(step, Err(Refusal::Daunted { .. }))
        })
    };
    if matches!(tested, Err(Refusal::DaredAlready { .. })) && !daunted() { 6 } else { 0 }
}

/// The distance that shooters like to keep; whoever is near enough and sees nobody has to come nearer.
fn liked_range(field: &Field, battle: &Battle, unit: UnitId) -> Option<u8> {
    let weapon = battle.card(unit).ranged?;
    let liked = weapon.bands[0].hexes.min(6).saturating_sub(1).max(CLOSE);
    let sees = |from: ElementId| {
        let near = |enemy: &ElementId| battle.hex(from).distance(battle.hex(*enemy)) <= weapon.range();
        field.enemies().filter(near).any(|enemy| battle.sees(from, enemy))
    };
    let (_, distance) = field.nearest_enemy(field.centre(unit))?;
    let blind = distance <= liked + 1 && !battle.elements(unit).any(sees);
    Some(if blind { CLOSE } else { liked })
}

/// Whether the unit is among the nearest to what has to be held. Shooters do not fight for it; they take it where no
/// enemy stands.
fn is_holder(field: &Field, battle: &Battle, unit: UnitId, prizes: &[Hex]) -> bool {
    if prizes.is_empty() {
        return false;
    }
    let contested = field.enemies().any(|enemy| prizes.contains(&battle.hex(enemy)));
    let fits = |unit: UnitId| {
        !battle.is_commander(unit)
            && !battle.is_fleeing(unit)
            && (!contested || battle.card(unit).ranged.is_none())
    };
    let middle = centre_of(prizes.iter().copied());
    let distance = |unit: UnitId| {
        let nearest = battle.elements(unit).map(|element| middle.distance(battle.hex(element))).min();
        (nearest, unit)
    };
    let nearer =
        battle.living_units(field.side).filter(|&other| fits(other) && distance(other) < distance(unit));
    fits(unit) && nearer.count() < HOLDERS
}

/// The unit is on its way to what has to be held.
pub(super) fn goes_to_hold(field: &Field, unit: UnitId) -> bool {
    let prizes: Vec<Hex> = field.prizes().collect();
    let is_there = || field.battle.elements(unit).any(|element| prizes.contains(&field.battle.hex(element)));
    is_holder(field, field.battle, unit, &prizes) && !is_there()
}

/// A hex on which the unit can stand at the end of a movement.
fn is_free(battle: &Battle, side: Side, unit: UnitId, hex: Hex, in_command: bool) -> bool {
    match battle.at(hex) {
        Cell::Empty => true,
        Cell::OffBoard => false,
        Cell::Held(by) => {
            let other = battle.unit_of(by);
            // Who has been told to hold stays where he is.
            let holds = || battle.markers(other).len() == 1 && battle.markers(other).has(Order::Hold);
            let moves_on = || battle.side_of(other) == side && !battle.was_in_melee(other) && !holds();
            other == unit || in_command && moves_on()
        }
    }
}

/// Beside a friend who fights: a body of men finds no room there and has to go round him.
fn is_beside_melee(battle: &Battle, side: Side, unit: UnitId, hex: Hex) -> bool {
    battle.enemies_around(side.enemy(), hex).any(|friend| {
        let other = battle.unit_of(friend);
        other != unit && battle.is_in_contact(friend)
    })
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
