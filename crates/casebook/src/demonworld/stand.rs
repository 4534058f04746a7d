//! How things stand: units, elements, geometry, and the reckonings of attacks that might be made.

mod standard;

use crate::demonworld::expect::Look;
use crate::demonworld::format::*;
use crate::demonworld::notation::{At, Post, Shape};
use crate::expect::{Checked, list};
use crate::facts::{self, Reckoned};
use crate::failure::Fault;
use crate::notation::TermLine;
use demonworld::{ElementId, Facing, Order, Sum, UnitId, Zone, group_count, hex_name};
use std::collections::BTreeSet;
use std::fmt;
use table::{Notation, RollKey, Scripted};

/// Units.
impl Look<'_> {
    pub(crate) fn units(&mut self, expect: &Expect) -> Checked {
        for (name, part) in &expect.unit {
            let unit = self.unit_named(name)?;
            self.unit(name, unit, part)?;
            self.standard_unit(name, unit, part)?;
        }
        self.standing(expect)
    }

    fn unit(&mut self, name: &str, unit: UnitId, part: &UnitPart) -> Checked {
        let battle = self.battle;
        let of = |what: &str| format!("{what} of {name}");
        if let Some(elements) = &part.elements {
            self.posts(&of("elements"), unit, elements)?;
        }
        if let Some(formation) = part.formation {
            self.equal(of("formation"), formation, Shape(battle.formation(unit)))?;
        }
        if let Some(order) = part.order {
            let found = match battle.order(unit) {
                Some(Order::Move) => OrderFact::Move,
                Some(Order::Skirmish) => OrderFact::Skirmish,
                Some(Order::Attack) => OrderFact::Attack,
                Some(Order::Hold) => OrderFact::Hold,
                None => OrderFact::None,
            };
            self.equal(of("order"), order, found)?;
        }
        let numbers = [
            ("alive", part.alive, battle.alive(unit)),
            ("groups", part.groups, group_count(battle.posts(unit).as_slice())),
            ("points_left", part.points_left, battle.points_left(unit)),
            ("manoeuvres_left", part.manoeuvres_left, battle.manoeuvres_left(unit)),
            ("melee_rounds", part.melee_rounds, battle.melee_rounds(unit)),
        ];
        for (what, expected, found) in numbers {
            if let Some(expected) = expected {
                self.equal(of(what), expected, found)?;
            }
        }
        let truths = [
            ("moved", part.moved, battle.has_moved(unit)),
            ("small", part.small, battle.is_small(unit)),
            ("in_contact", part.in_contact, battle.unit_in_contact(unit)),
            ("in_melee", part.in_melee, battle.was_in_melee(unit)),
        ];
        for (what, expected, found) in truths {
            if let Some(expected) = expected {
                self.equal(of(what), expected, found)?;
            }
        }
        if let Some(initiative) = part.initiative {
            self.equal(of("initiative"), initiative, battle.initiative_sum(unit).sum())?;
        }
        Ok(())
    }

    /// All elements of the unit: those written with a name must be these, the others any that are left.
    fn posts(&mut self, what: &str, unit: UnitId, wanted: &[Post]) -> Checked {
        let named: BTreeSet<&String> = wanted.iter().filter_map(|post| post.name.as_ref()).collect();
        let mut found: Vec<Post> = self
            .battle
            .elements(unit)
            .map(|element| {
                let name = self.names.own_name(element).filter(|name| named.contains(name));
                Post {
                    name,
                    at: self.names.at(self.battle.hex(element)),
                    facing: self.battle.facing(element),
                }
            })
            .collect();
        let mut wanted = wanted.to_vec();
        found.sort();
        wanted.sort();
        self.met += 1;
        if wanted == found { Ok(()) } else { Err(Fault::differs(what, list(wanted), list(found))) }
    }
}

/// Elements.
impl Look<'_> {
    pub(crate) fn element(&self, name: &str) -> Result<ElementId, Fault> {
        self.names.element(name).map_err(Fault::Malformed)
    }

    pub(crate) fn elements(&mut self, expect: &Expect) -> Checked {
        for wanted in &expect.at {
            let element = self.element(&wanted.element)?;
            let post = |at, facing: Facing| Post { name: None, at, facing };
            let found = post(self.names.at(self.battle.hex(element)), self.battle.facing(element));
            let found =
                if self.battle.is_alive(element) { found.to_string() } else { "destroyed".to_string() };
            self.equal(&wanted.element, post(wanted.at, wanted.facing).to_string(), found)?;
        }
        let conditions = [("alive", &expect.alive), ("hit", &expect.hit), ("destroyed", &expect.destroyed)];
        for (condition, elements) in conditions {
            for name in elements {
                let element = self.element(name)?;
                let found = match (self.battle.is_alive(element), self.battle.is_hit(element)) {
                    (true, false) => "alive",
                    (true, true) => "hit",
                    (false, _) => "destroyed",
                };
                self.equal(name, condition, found)?;
            }
        }
        for (name, wanted) in &expect.contacts {
            let found = self.battle.contacts(self.element(name)?).collect();
            self.same_elements(format!("contacts of {name}"), wanted, &found)?;
        }
        self.standard_elements(expect)
    }

    pub(crate) fn same_elements(
        &mut self,
        what: String,
        wanted: &[String],
        found: &BTreeSet<ElementId>,
    ) -> Checked {
        let wanted = wanted.iter().map(|name| self.element(name)).collect::<Result<BTreeSet<_>, _>>()?;
        self.met += 1;
        if wanted == *found {
            return Ok(());
        }
        let show =
            |set: &BTreeSet<ElementId>| list(set.iter().map(|&element| self.names.element_name(element)));
        Err(Fault::differs(what, show(&wanted), show(found)))
    }
}

/// Distances, zones, arcs, sight, names.
impl Look<'_> {
    pub(crate) fn geometry(&mut self, expect: &Expect) -> Checked {
        for part in &expect.distances {
            let what = format!("distance of {} and {}", part.from, part.to);
            self.equal(what, part.is, part.from.0.distance(part.to.0))?;
        }
        for part in &expect.zones {
            let found = self.battle.zone_towards(self.element(&part.of)?, self.names.hex(part.hex));
            let found = match found {
                Some(Zone::Front) => "front",
                Some(Zone::Flank) => "flank",
                Some(Zone::Rear) => "rear",
                None => "a hex that is not adjacent",
            };
            self.equal(format!("zone of {} at {}", part.of, part.hex), part.is.word(), found)?;
        }
        for part in &expect.arcs {
            let element = self.element(&part.of)?;
            let arc = self.battle.arc(element);
            let (from, facing) = (self.battle.hex(element), self.battle.facing(element));
            let found = arc.contains(from, facing, self.names.hex(part.hex));
            self.equal(format!("arc of {} at {}", part.of, part.hex), part.is, found)?;
        }
        for part in &expect.sights {
            let (from, to) = (self.element(&part.from)?, self.element(&part.to)?);
            let blocker = self.battle.sight_blocked(self.battle.hex(from), self.battle.hex(to));
            let word = |at: Option<At>| at.map_or("clear".to_string(), |at| at.to_string());
            let expected = match part.is {
                Sight::Clear(ClearSight::Clear) => None,
                Sight::BlockedAt(at) => Some(at),
            };
            let found = blocker.map(|hex| self.names.at(hex));
            self.equal(format!("sight from {} to {}", part.from, part.to), word(expected), word(found))?;
        }
        for part in &expect.hex_names {
            let found = hex_name(self.battle.board(), self.names.hex(part.hex));
            self.equal(format!("name of {}", part.hex), part.is.clone(), found)?;
        }
        for part in &expect.rolls {
            let notation: Notation = part
                .notation
                .parse()
                .map_err(|fault| Fault::malformed(format!("rolls: \"{}\" is {fault}", part.notation)))?;
            let mut dice = Scripted::faces(&part.faces);
            let key = RollKey { round: 1, actor: 0, purpose: 0, nth: 0 };
            let found = notation.roll(key, &mut dice);
            let used = dice.finish();
            used.map_err(|fault| {
                Fault::differs(format!("dice of {notation}"), format!("{:?}", part.faces), fault)
            })?;
            self.equal(format!("total of {notation}"), part.is.to_string(), found.to_string())?;
        }
        self.broken_ground(expect)
    }
}

/// Reckonings.
impl Look<'_> {
    pub(crate) fn reckonings(&mut self, expect: &Expect) -> Checked {
        for part in &expect.shots {
            let (by, at) = (self.element(&part.by)?, self.element(&part.at)?);
            self.attack("shot", part, self.battle.shot_sum(by, at, at, part.supporters))?;
        }
        for part in &expect.blows {
            let (by, at) = (self.element(&part.by)?, self.element(&part.at)?);
            self.attack("blow", part, self.battle.blow_sum(by, at, part.supporters))?;
        }
        self.morale(expect)
    }

    fn attack(&mut self, kind: &str, part: &AttackPart, sum: Option<Sum>) -> Checked {
        let what = format!("{kind} of {} at {}", part.by, part.at);
        self.reckoned(&what, part.sum, part.terms.as_deref(), sum.as_ref().map(Reckoned::new))
    }

    fn reckoned(
        &mut self,
        what: &str,
        sum: Option<i16>,
        terms: Option<&[TermLine]>,
        found: Option<Reckoned>,
    ) -> Checked {
        if sum.is_none() && terms.is_none() {
            return Err(Fault::malformed(format!("{what}: give sum or terms")));
        }
        self.met += 1;
        if found.as_ref().is_some_and(|found| found.agrees(sum, terms)) {
            return Ok(());
        }
        let found = found.map_or("no weapon that reaches".to_string(), |found| found.to_string());
        Err(Fault::differs(what, facts::show_reckoning(sum, terms), found))
    }
}

impl ZoneName {
    const fn word(self) -> &'static str {
        match self {
            ZoneName::Front => "front",
            ZoneName::Flank => "flank",
            ZoneName::Rear => "rear",
        }
    }
}

impl fmt::Display for OrderFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OrderFact::Move => "move",
            OrderFact::Skirmish => "skirmish",
            OrderFact::Attack => "attack",
            OrderFact::Hold => "hold",
            OrderFact::None => "none",
        })
    }
}
