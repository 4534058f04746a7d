//! What a place is worth to a unit that could go there.

use super::field::{ahead_and_aside, centre_of};
use super::search::{Block, DETOUR, STEP, Search};
use crate::Temper;
use demonworld::{Cell, Facing, Hand, Hex, MAX_ELEMENTS, MAX_UNITS, Order, UnitId, Zone};
use std::cmp::Ordering;

/// What a hex nearer to the enemy is worth.
pub(super) const PER_HEX: i32 = 12;
/// What an attack is worth before its odds.
const fn eagerness(temper: Temper) -> i32 {
    match temper {
        Temper::Bold => 180,
        Temper::Steady => 120,
        Temper::Cautious => 40,
    }
}
/// The price of being open to an attack while on the move: no initiative from the order (DW-06-06).
const EXPOSED: i32 = 30;

/// What it is worth to stand where something has to be held, and the price of every hex from there.
const HELD: i32 = 150;
const TO_THE_PRIZE: i32 = 14;

/// What a place is worth, and why.
#[derive(Clone, Copy)]
pub(super) struct Verdict {
    pub value: i32,
    pub key: &'static str,
    pub target: Option<UnitId>,
    pub attacks: bool,
}

impl Search<'_> {
    pub fn judge(&self, block: &Block) -> Verdict {
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
                target = target.or(Some(other));
                let Some(direction) = hex.direction_to(self.battle.hex(enemy)) else { continue };
                let may_turn = !self.battle.has_moved(other) && !self.battle.was_in_melee(other);
                if may_turn || self.battle.zone_towards(enemy, hex) == Some(Zone::Front) {
                    let there = self.battle.hex(enemy);
                    let blow = field.blow(other, self.unit, block.facing.zone(direction));
                    let blow = (blow + field.slope(there, hex)).clamp(0, 20) * field.worth(self.unit);
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
                Ordering::Less => gain = gain * 3 / 4,
                Ordering::Equal => {}
                Ordering::Greater => loss = loss * 3 / 4,
            }
        }
        let eager = if self.range.is_some() { 0 } else { eagerness(field.temper) };
        let courage = target.map_or(6, |target| i32::from(self.courage[target.index()]));
        let key = match zone {
            Zone::Front => "charge-front",
            Zone::Flank => "charge-flank",
            Zone::Rear => "charge-rear",
        };
        let value = (eager + field.exchange(gain, loss) / 3) * courage / 6 + self.holding(block);
        Verdict { value, key, target, attacks: true }
    }

    /// What an element without contact can still strike after one more step.
    fn closing_in(&self, block: &Block, hex: Hex) -> i32 {
        if self.budget(block.used) < block.spent.saturating_add(STEP) {
            return 0;
        }
        let blow = |hand: Hand| {
            let to = hex.step(hand.front(block.facing));
            let free = matches!(self.battle.at(to), Cell::Empty) && !block.hexes().contains(&to);
            if free {
                self.field.best_blow(self.unit, to, block.facing).map_or(0, |(blow, _)| blow)
            } else {
                0
            }
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
                let facing = self.battle.elements(unit).next().map(|element| self.battle.facing(element));
                let ready = || facing.is_some_and(|facing| awry(facing, centre.offset(hex)) == 0);
                if self.order == Order::Move && distance <= self.field.reach(unit) && ready() {
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
        let key = match self.range {
            _ if self.holds && self.is_there(block) => "hold-the-ground",
            Some(_) => "keep-at-range",
            None => "close-the-distance",
        };
        let value = -cost - danger - self.apart(centre) + self.holding(block);
        Verdict { value, key, target, attacks: false }
    }

    /// An element of the block stands where something has to be held.
    fn is_there(&self, block: &Block) -> bool {
        block.hexes().iter().any(|hex| self.prizes.contains(hex))
    }

    /// What it is worth to stand where something has to be held, or nearer to it.
    fn holding(&self, block: &Block) -> i32 {
        if self.prizes.is_empty() || !self.holds {
            return 0;
        }
        if self.is_there(block) {
            return HELD;
        }
        let centre = centre_of(block.hexes().iter().copied());
        let distance = self.prizes.iter().map(|&hex| centre.distance(hex)).min().unwrap_or(0);
        -TO_THE_PRIZE * i32::from(distance)
    }

    /// The farther a unit stands from the next one of its side, the less it can help.
    fn apart(&self, centre: Hex) -> i32 {
        let others = self.battle.living_units(self.field.side).filter(|&other| other != self.unit);
        let nearest = others.map(|other| centre.distance(self.field.centre(other))).min();
        nearest.map_or(0, |distance| 2 * i32::from(distance.saturating_sub(8)))
    }
}

/// The price of looking past an enemy: to look at him again costs half a move, or a whole one (DW-05-07).
fn awry(facing: Facing, offset: Hex) -> i32 {
    let (ahead, aside) = ahead_and_aside(facing, offset);
    let aside = aside.abs();
    if 10 * aside <= 6 * ahead {
        0
    } else if 10 * aside <= 17 * ahead {
        14
    } else if -aside <= 2 * ahead {
        32
    } else {
        45
    }
}
