//! What only the standard game shows: hit points, figures, contact on broken ground, sections seen, costs, morale.

use crate::demonworld::expect::Look;
use crate::demonworld::format::*;
use crate::expect::Checked;
use crate::facts::{Reckoned, word};
use crate::failure::Fault;
use demonworld::{Barrier, Bond, Figure, Hand, Mood, Mover, POINT, Test, UnitId};
use std::fmt;
use table::Side;

impl Look<'_> {
    pub(super) fn standard_unit(&mut self, name: &str, unit: UnitId, part: &UnitPart) -> Checked {
        let of = |what: &str| format!("{what} of {name}");
        if let Some(mood) = part.mood {
            self.equal(of("mood"), word(Mood::from(mood)), word(self.battle.mood(unit)))?;
        }
        if let Some(skirmishing) = part.skirmishing {
            self.equal(of("skirmishing"), skirmishing, self.battle.is_skirmishing(unit))?;
        }
        if let Some(host) = &part.attached_to {
            if host != NOBODY {
                self.unit_named(host)?;
            }
            let found = self.battle.host(unit).map_or(NOBODY.to_string(), |host| self.names.unit_name(host));
            self.equal(of("attached_to"), host.clone(), found)?;
        }
        if let Some(markers) = part.markers {
            self.equal(of("markers"), markers, self.battle.marker_count(unit))?;
        }
        if let Some(wing) = part.wing {
            let found = match self.battle.wing(unit) {
                Some(Hand::Left) => WingFact::Left,
                Some(Hand::Right) => WingFact::Right,
                None => WingFact::None,
            };
            self.equal(of("wing"), wing.word(), found.word())?;
        }
        if let Some(waiting) = part.waiting {
            self.equal(of("waiting"), waiting, self.battle.waiting(unit))?;
        }
        Ok(())
    }

    /// What the battle is worth to each side, and how well it has scouted.
    pub(super) fn standing(&mut self, expect: &Expect) -> Checked {
        let battle = self.battle;
        self.per_side("score", &expect.score, |side| battle.score(side).total())?;
        self.per_side("points_lost", &expect.points_lost, |side| battle.points_lost(side) / POINT)?;
        self.per_side("scouting", &expect.scouting, |side| battle.scouting_factor(side))
    }

    fn per_side<T: PartialEq + fmt::Display + Copy>(
        &mut self,
        what: &str,
        expected: &PerSide<T>,
        found: impl Fn(Side) -> T,
    ) -> Checked {
        for (side, expected) in [(Side::A, expected.a), (Side::B, expected.b)] {
            if let Some(expected) = expected {
                self.equal(format!("{what} of side {}", wire::side_name(side)), expected, found(side))?;
            }
        }
        Ok(())
    }

    pub(crate) fn unit_named(&self, name: &str) -> Result<UnitId, Fault> {
        self.names.unit(name).map_err(Fault::Malformed)
    }

    pub(super) fn standard_elements(&mut self, expect: &Expect) -> Checked {
        for (name, &points) in &expect.hit_points {
            let found = self.battle.hit_points(self.element(name)?);
            self.equal(format!("hit points of {name}"), points, found)?;
        }
        for (name, &figure) in &expect.figures {
            let found = self.battle.figure(self.element(name)?);
            self.equal(format!("figure of {name}"), word(Figure::from(figure)), word(found))?;
        }
        for part in &expect.bonds {
            self.bond(part)?;
        }
        Ok(())
    }

    fn bond(&mut self, part: &BondPart) -> Checked {
        let (of, with) = (self.element(&part.of)?, self.element(&part.with)?);
        let what = format!("bond of {} with {}", part.of, part.with);
        if !self.battle.hex(of).is_adjacent(self.battle.hex(with)) {
            return Err(Fault::malformed(format!("{what}: they are not adjacent")));
        }
        let found = match self.battle.bond(of, self.battle.hex(of), with) {
            Bond::Contact => BondName::Contact,
            Bond::None => BondName::None,
            Bond::Optional { attacker: true } => BondName::Attacker,
            Bond::Optional { attacker: false } => BondName::Defender,
        };
        self.equal(what, part.is.word(), found.word())
    }

    /// Sections seen and what steps cost.
    pub(super) fn broken_ground(&mut self, expect: &Expect) -> Checked {
        for part in &expect.sees {
            let sight = self.battle.sight(self.element(&part.from)?, self.element(&part.to)?);
            let what = format!("sections of {} that {} sees", part.to, part.from);
            self.equal(&what, part.sections, sight.sections)?;
            if let Some(blocker) = part.blocker {
                let found = sight.blocker.map_or("nothing".to_string(), |hex| self.names.at(hex).to_string());
                self.equal(format!("blocker of {what}"), blocker.to_string(), found)?;
            }
        }
        for part in &expect.costs {
            self.cost(part)?;
        }
        Ok(())
    }

    fn cost(&mut self, part: &CostPart) -> Checked {
        let element = self.element(&part.of)?;
        let unit = self.battle.unit_of(element);
        let what = format!("cost for {} from {} to {}", part.of, part.from, part.to);
        let (from, to) = (self.names.hex(part.from), self.names.hex(part.to));
        if !from.is_adjacent(to) {
            return Err(Fault::malformed(format!("{what}: these are no neighbours")));
        }
        let loose = self.battle.is_single(unit) || self.battle.is_skirmishing(unit);
        let mover = Mover::new(self.battle.card_of(element), loose);
        let show = |cost: Result<u8, Barrier>| cost.map_or_else(word, |points| points.to_string());
        let expected = match part.is {
            Cost::Points(points) => Ok(points),
            Cost::Barred(barrier) => Err(barrier.into()),
        };
        self.equal(what, show(expected), show(self.battle.ground().cost(mover, from, to, part.along_road)))
    }

    /// The reckonings of morale tests, whether or not they are to be taken now.
    pub(super) fn morale(&mut self, expect: &Expect) -> Checked {
        for part in &expect.morale {
            let unit = self.unit_named(&part.unit)?;
            let enemy = part.enemy.as_deref().map(|enemy| self.unit_named(enemy)).transpose()?;
            let test = Test::from(part.test);
            let what = format!("{} test of {}", word(test), part.unit);
            let found = Reckoned::new(&self.battle.morale_sum(unit, test, enemy));
            self.reckoned(&what, part.sum, part.terms.as_deref(), Some(found))?;
            if let Some(needed) = part.needed {
                self.equal(format!("{what}, needed"), needed, self.battle.morale_needed(unit, test))?;
            }
        }
        Ok(())
    }
}

/// How a case says that there is nobody and nothing.
const NOBODY: &str = "none";

impl WingFact {
    const fn word(self) -> &'static str {
        match self {
            WingFact::Left => "left",
            WingFact::Right => "right",
            WingFact::None => NOBODY,
        }
    }
}

impl BondName {
    const fn word(self) -> &'static str {
        match self {
            BondName::Contact => "contact",
            BondName::None => "none",
            BondName::Attacker => "attacker",
            BondName::Defender => "defender",
        }
    }
}
