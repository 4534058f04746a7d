//! What things are worth: in twentieths of a point, since a W20 decides.

use super::field::Field;
use crate::Temper;
use demonworld::{Class, Direction, ElementId, Facing, Hex, MeleeKind, Mover, Order, UnitId, Zone};

/// Weight of own losses against the enemy's, in tenths: a sergeant attacks.
const fn caution(temper: Temper) -> i32 {
    match temper {
        Temper::Bold => 3,
        Temper::Steady => 6,
        Temper::Cautious => 10,
    }
}

impl Field<'_> {
    /// The points one element of the unit is worth.
    pub fn worth(&self, unit: UnitId) -> i32 {
        let strength = i32::from(self.battle.strength(unit)).max(1);
        let points = i32::from(self.battle.card(unit).points) / strength;
        // A hit takes one hit point.
        let hits = if self.battle.is_standard() { self.battle.card(unit).standard.hit_points } else { 1 };
        (points / i32::from(hits.max(1))).max(1)
    }

    /// Chances out of 20 of a plain blow of one unit at another from a zone of the target.
    pub fn blow(&self, unit: UnitId, enemy: UnitId, zone: Zone) -> i32 {
        let (own, other) = (self.battle.card(unit), self.battle.card(enemy));
        let weapon = self.battle.melee_weapon(unit).or(own.melee[1]).or(own.melee[0]);
        let Some(weapon) = weapon else { return 0 };
        let mut base = i32::from(weapon.strength_against(other.class)) - i32::from(other.armour_melee);
        if self.battle.is_standard() {
            // Who runs does not fight, and is lost when he is caught (DW-15-56, DW-15-66).
            if self.battle.is_fleeing(unit) {
                return 0;
            }
            if self.battle.is_fleeing(enemy) {
                return 20;
            }
            base += i32::from(own.standard.skill_melee);
            if zone != Zone::Rear {
                base -= i32::from(other.standard.skill_melee);
            }
        }
        let charges = own.class == Class::Cavalry && self.battle.order(unit) == Some(Order::Attack);
        if charges && self.battle.is_first_round(unit) {
            base += i32::from(own.charge_bonus);
        }
        let pikes = || self.battle.melee_weapon(enemy).is_some_and(|weapon| weapon.kind == MeleeKind::Pike);
        base += match zone {
            Zone::Front if pikes() => -1,
            Zone::Front => 0,
            Zone::Flank => 2,
            Zone::Rear => 4,
        };
        base.clamp(0, 20)
    }

    /// The best blow of an element of `unit` that stands on `hex` and looks to `facing`, with its target.
    pub fn best_blow(&self, unit: UnitId, hex: Hex, facing: Facing) -> Option<(i32, ElementId)> {
        self.battle
            .enemies_around(self.side, hex)
            .filter_map(|enemy| {
                let there = self.battle.hex(enemy);
                if facing.zone(hex.direction_to(there)?) != Zone::Front || self.is_cut_off(unit, hex, enemy) {
                    return None;
                }
                let target = self.battle.unit_of(enemy);
                let zone = self.battle.zone_towards(enemy, hex)?;
                let blow = (self.blow(unit, target, zone) + self.slope(hex, there)).clamp(0, 20);
                Some((blow * self.worth(target), enemy))
            })
            .max_by_key(|&(value, enemy)| (value, std::cmp::Reverse(enemy)))
    }

    /// DW-14-19: what height, hedge and wall give to a blow from one hex at a neighbouring one.
    pub fn slope(&self, from: Hex, to: Hex) -> i32 {
        let ground = self.battle.ground();
        if ground.is_plain() {
            return 0;
        }
        let behind = if ground.edge_between(from, to).hinders() { 2 } else { 0 };
        i32::from(ground.field(from).step) - i32::from(ground.field(to).step) - behind
    }

    /// DW-11-46: the ground keeps an element of the unit on `hex` and the enemy beside it apart.
    pub fn is_cut_off(&self, unit: UnitId, hex: Hex, enemy: ElementId) -> bool {
        let (battle, there) = (self.battle, self.battle.hex(enemy));
        !battle.ground().is_plain()
            && battle.ground().barrier(Mover::new(battle.card(unit), false), hex, there).is_some()
            && !battle.can_cross(enemy, there, hex)
    }

    /// What awaits an element of `unit` on `hex`. Enemies that may still turn threaten in any case, since they will; the
    /// others only if they look this way.
    pub fn stand(&self, unit: UnitId, hex: Hex, may_turn: bool) -> Stand {
        let mut stand = Stand { foes: [None; 6], temper: self.temper };
        for (place, enemy) in stand.foes.iter_mut().zip(self.battle.enemies_around(self.side, hex)) {
            let (there, other) = (self.battle.hex(enemy), self.battle.unit_of(enemy));
            let Some(direction) = hex.direction_to(there) else { continue };
            if self.is_cut_off(unit, hex, enemy) {
                continue;
            }
            let blow = self.battle.zone_towards(enemy, hex).map_or(0, |zone| {
                (self.blow(unit, other, zone) + self.slope(hex, there)).clamp(0, 20) * self.worth(other)
            });
            let looks = may_turn || self.battle.zone_towards(enemy, hex) == Some(Zone::Front);
            let threat = |zone| {
                let blow = self.blow(other, unit, zone) + self.slope(there, hex);
                if looks { blow.clamp(0, 20) * self.worth(unit) } else { 0 }
            };
            *place =
                Some(Foe { direction, blow, threats: [Zone::Front, Zone::Flank, Zone::Rear].map(threat) });
        }
        stand
    }

    /// Own losses weighed against the enemy's.
    pub const fn exchange(&self, gain: i32, loss: i32) -> i32 {
        gain - loss * caution(self.temper) / 10
    }

    /// The initiative of a unit with an order in the first round of a melee.
    pub fn initiative_with(&self, unit: UnitId, order: Option<Order>) -> i16 {
        let card = self.battle.card(unit);
        let weapon = card.melee[0].map_or(0, |weapon| weapon.kind.initiative());
        i16::from(card.initiative) + order.map_or(0, Order::initiative) + weapon
    }

    /// Hexes an enemy unit can go and attack in one round.
    pub fn reach(&self, unit: UnitId) -> u8 {
        self.battle.card(unit).points_attack / 3 + 1
    }
}

/// A place in melee, with the enemies beside it.
pub(super) struct Stand {
    foes: [Option<Foe>; 6],
    temper: Temper,
}

#[derive(Clone, Copy)]
struct Foe {
    direction: Direction,
    /// What a blow at him is worth.
    blow: i32,
    /// What his blows cost, by the side that is turned to him: front, flank, rear.
    threats: [i32; 3],
}

impl Stand {
    /// What the stand is worth to somebody who looks that way: the best blow less what is threatened.
    pub fn value(&self, facing: Facing) -> i32 {
        let (mut best, mut threat) = (0, 0);
        for foe in self.foes.iter().flatten() {
            let zone = facing.zone(foe.direction);
            if zone == Zone::Front {
                best = best.max(foe.blow);
            }
            threat += foe.threats[zone as usize];
        }
        // An enemy has one blow and often several elements to choose from.
        best - threat * caution(self.temper) / 40
    }
}
