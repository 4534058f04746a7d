//! How things stand: units, distances, sight, and the reckonings of what might be done.

use super::Case;
use super::format::*;
use super::names::Names;
use super::notation::{Heading, Length, Place};
use crate::expect::{Checked, list, same};
use crate::facts::{self, Reckoned, word};
use crate::failure::Fault;
use crate::notation::TermLine;
use std::collections::BTreeSet;
use std::fmt;
use table::{BySide, Game, RuleId, Side, Viewer};
use warhammer::{
    ArmyEntry, Battle, Cover, Edge, Melee, Setup, SetupFault, Shares, Spell, Start, Status, Sum, Test,
    UnitId, UnitSet,
};

/// A position, and how many expectations have been met so far.
struct Look<'a> {
    names: &'a Names,
    battle: &'a Battle,
    met: usize,
}

/// Checks how things stand; the number of expectations, or the first that is not met.
pub(super) fn stand(case: &Case, battle: &Battle, expect: &Expect) -> Result<usize, Fault> {
    let view = expect.seen_by.map(|viewer| battle.view(Viewer::from(viewer)));
    let battle = view.as_ref().map_or(battle, |view| view.battle());
    let mut look = Look { names: &case.names, battle, met: 0 };
    look.whole(expect)?;
    for (name, part) in &expect.unit {
        let unit = look.unit(name)?;
        look.body(name, unit, part)?;
        look.state(name, unit, part)?;
    }
    look.measured(expect)?;
    look.reckonings(expect)?;
    look.armies(&case.setup, expect)?;
    Ok(look.met)
}

impl Look<'_> {
    /// Counts one expectation and compares it.
    fn equal<T: PartialEq + fmt::Display>(
        &mut self,
        what: impl fmt::Display,
        expected: T,
        found: T,
    ) -> Checked {
        self.met += 1;
        same(what, expected, found)
    }

    /// The same where there is an expectation.
    fn maybe<T: PartialEq + fmt::Display>(
        &mut self,
        what: impl fmt::Display,
        expected: Option<T>,
        found: impl FnOnce() -> T,
    ) -> Checked {
        match expected {
            Some(expected) => self.equal(what, expected, found()),
            None => Ok(()),
        }
    }

    fn unit(&self, name: &str) -> Result<UnitId, Fault> {
        self.names.unit(name).map_err(Fault::Malformed)
    }

    fn pair(&self, from: &str, to: &str) -> Result<(UnitId, UnitId), Fault> {
        Ok((self.unit(from)?, self.unit(to)?))
    }

    fn whole(&mut self, expect: &Expect) -> Checked {
        let battle = self.battle;
        self.maybe("turn", expect.turn, || battle.turn_number())?;
        self.maybe("power", expect.power, || battle.power())?;
        self.maybe("dispel", expect.dispel, || battle.dispel_points())?;
        let side = |side: Side| wire::side_name(side);
        self.maybe("active", expect.active.map(|name| side(name.into())), || side(battle.active()))?;
        for (of, expected) in [(Side::A, expect.score.a), (Side::B, expect.score.b)] {
            self.maybe(format!("score of {}", side(of)), expected, || battle.score(of).sum())?;
        }
        Ok(())
    }

    /// Where and how a unit stands.
    fn body(&mut self, name: &str, unit: UnitId, part: &UnitPart) -> Checked {
        let (battle, state) = (self.battle, self.battle.unit(unit));
        let of = |what: &str| format!("{what} of {name}");
        let stands = battle.stands(unit);
        let place = || if stands { Place(state.front).to_string() } else { "nowhere".to_string() };
        self.maybe(of("place"), part.at.map(|place| place.to_string()), place)?;
        self.maybe(of("facing"), part.facing.map(|heading| heading.to_string()), || {
            Heading(state.facing).to_string()
        })?;
        self.maybe(of("files"), part.files, || state.files)?;
        self.maybe(of("ranks"), part.ranks, || battle.ranks(unit))?;
        self.maybe(of("models"), part.models, || state.models)?;
        self.maybe(of("wounds"), part.wounds, || state.wounds)?;
        self.maybe(of("status"), part.status.map(StatusName::word), || status_word(state.status))?;
        let joined = || match state.status {
            Status::Joined { host, .. } => self.names.name(host),
            _ => "none".to_string(),
        };
        let joined = joined();
        self.maybe(of("joined"), part.joined.clone(), || joined)?;
        self.maybe(of("lapping"), part.lapping.map(list), || list(state.lapping))?;
        self.maybe(of("pace"), part.pace.map(|length| length.to_string()), || {
            Length(battle.pace(unit)).to_string()
        })?;
        self.maybe(of("unit_strength"), part.unit_strength, || battle.unit_strength(unit))?;
        self.maybe(of("rank_bonus"), part.rank_bonus, || battle.rank_bonus(unit))
    }

    /// What holds of a unit.
    fn state(&mut self, name: &str, unit: UnitId, part: &UnitPart) -> Checked {
        let (battle, state) = (self.battle, self.battle.unit(unit));
        let of = |what: &str| format!("{what} of {name}");
        for (flags, expected) in [(&part.flags, true), (&part.no_flags, false)] {
            for &flag in flags {
                self.equal(of(&format!("{flag:?}")), expected, state.flags.has(flag.bit()))?;
            }
        }
        for (what, expected, found) in
            [("foes", &part.foes, state.foes), ("afraid_of", &part.afraid_of, state.afraid_of)]
        {
            if let Some(expected) = expected {
                self.same_units(of(what), expected, found)?;
            }
        }
        let charge = state.charge.map_or("none".to_string(), |charge| self.names.name(charge.target));
        self.maybe(of("charge"), part.charge.clone(), || charge)?;
        self.maybe(of("weapon"), part.weapon.map(|name| word(Melee::from(name))), || word(state.weapon))?;
        let spells = |spells: &Vec<SpellName>| list(spells.iter().map(|&name| word(Spell::from(name))));
        self.maybe(of("spells"), part.spells.as_ref().map(spells), || list(state.spells.iter().map(word)))?;
        self.maybe(of("frenzied"), part.frenzied, || battle.is_frenzied(unit))?;
        self.maybe(of("has_standard"), part.has_standard, || battle.has_standard(unit))?;
        self.maybe(of("points"), part.points, || battle.card(unit).points)
    }

    fn same_units(&mut self, what: String, wanted: &[String], found: UnitSet) -> Checked {
        let wanted = wanted.iter().map(|name| self.unit(name)).collect::<Result<UnitSet, _>>()?;
        self.met += 1;
        let show = |set: UnitSet| list(set.iter().map(|unit| self.names.name(unit)).collect::<BTreeSet<_>>());
        if wanted == found { Ok(()) } else { Err(Fault::differs(what, show(wanted), show(found))) }
    }
}

/// Distances, sight, cover, charges that might be made.
impl Look<'_> {
    fn measured(&mut self, expect: &Expect) -> Checked {
        for part in &expect.distances {
            let (from, to) = self.pair(&part.from, &part.to)?;
            let found = Length(self.battle.distance(from, to));
            self.equal(format!("distance of {} and {}", part.from, part.to), part.is, found)?;
        }
        for part in &expect.sees {
            let (from, to) = self.pair(&part.from, &part.to)?;
            self.equal(format!("{} sees {}", part.from, part.to), part.is, self.battle.sees(from, to))?;
        }
        for part in &expect.cover {
            let (from, to) = self.pair(&part.from, &part.to)?;
            let (found, _) = self.battle.cover_of(from, to);
            let what = format!("cover of {} from {}", part.to, part.from);
            self.equal(what, word(Cover::from(part.is)), word(found))?;
        }
        for part in &expect.reaches {
            self.reach(part)?;
        }
        Ok(())
    }

    fn reach(&mut self, part: &ReachPart) -> Checked {
        let (unit, target) = self.pair(&part.unit, &part.target)?;
        let found = self.battle.can_reach(unit, target);
        let what = |detail: &str| format!("{detail} of {} on {}", part.unit, part.target);
        self.equal(what("charge"), part.is, found.is_some())?;
        let details =
            part.edge.is_some() || part.cost.is_some() || part.wheel.is_some() || part.models.is_some();
        match found {
            Some(reach) => {
                let edge = || reach.edge.map_or("none".to_string(), |edge| edge_word(edge).to_string());
                self.maybe(what("edge"), part.edge.map(|name| edge_word(name.into()).to_string()), edge)?;
                self.maybe(what("cost"), part.cost, || Length(reach.cost))?;
                self.maybe(what("wheel"), part.wheel.map(Heading::turned), || Heading(reach.wheel).turned())?;
                self.maybe(what("models"), part.models, || reach.models)
            }
            None if details => {
                Err(Fault::malformed(format!("{}: what does not reach has no details", what("charge"))))
            }
            None => Ok(()),
        }
    }
}

/// Reckonings.
impl Look<'_> {
    fn reckonings(&mut self, expect: &Expect) -> Checked {
        for part in &expect.shots {
            let (by, at) = self.pair(&part.by, &part.at)?;
            let first = self.battle.shot_preview(by, at, part.shots).groups().next();
            let what = format!("shot of {} at {}", part.by, part.at);
            let count = first.map_or(0, |shots| shots.count);
            self.maybe(format!("count of the {what}"), part.count, || count)?;
            if part.count.is_none() || part.sum.is_some() || part.terms.is_some() {
                self.reckoned(&what, part.sum, part.terms.as_deref(), first.map(|shots| shots.sum).as_ref())?;
            }
        }
        for part in &expect.saves {
            let (needed, sum) = self.battle.save_of(self.unit(&part.unit)?, part.strength, None, part.close);
            let what = format!("save of {} against {}", part.unit, part.strength);
            self.maybe(&what, part.needed, || needed)?;
            if part.needed.is_none() || part.sum.is_some() || part.terms.is_some() {
                self.reckoned(&what, part.sum, part.terms.as_deref(), Some(&sum))?;
            }
        }
        for part in &expect.tests {
            let test = Test::from(part.test);
            let sum = self.battle.leadership(self.unit(&part.unit)?, test, part.modifier);
            let what = format!("{} test of {}", word(test), part.unit);
            self.reckoned(&what, part.sum, part.terms.as_deref(), Some(&sum))?;
        }
        for part in &expect.breaks {
            let sum = self.battle.break_sum(self.unit(&part.unit)?, part.difference, part.hates);
            let what = format!("break test of {}", part.unit);
            self.reckoned(&what, part.sum, part.terms.as_deref(), Some(&sum))?;
        }
        for part in &expect.results {
            let sums = self.battle.result_preview(self.unit(&part.unit)?);
            let side = Side::from(part.side);
            let what = format!("result of {} in the combat of {}", wire::side_name(side), part.unit);
            self.reckoned(&what, part.sum, part.terms.as_deref(), Some(&sums[side]))?;
        }
        Ok(())
    }

    fn reckoned(
        &mut self,
        what: &str,
        sum: Option<i16>,
        terms: Option<&[TermLine]>,
        found: Option<&Sum>,
    ) -> Checked {
        if sum.is_none() && terms.is_none() {
            return Err(Fault::malformed(format!("{what}: give sum or terms")));
        }
        self.met += 1;
        let found = found.map(Reckoned::new);
        if found.as_ref().is_some_and(|found| found.agrees(sum, terms)) {
            return Ok(());
        }
        let found = found.map_or("nothing that could be reckoned".to_string(), |found| found.to_string());
        Err(Fault::differs(what, facts::show_reckoning(sum, terms), found))
    }
}

/// What the armies cost, and which would be refused.
impl Look<'_> {
    fn armies(&mut self, setup: &Setup, expect: &Expect) -> Checked {
        for part in &expect.shares {
            let side = Side::from(part.side);
            let found = Shares::of(&setup.armies[side]);
            let what = |share: &str| format!("{share} of {}", wire::side_name(side));
            self.maybe(what("characters"), part.characters, || found.characters)?;
            self.maybe(what("regiments"), part.regiments, || found.regiments)?;
            self.maybe(what("machines"), part.machines, || found.machines)?;
            self.maybe(what("monsters"), part.monsters, || found.monsters)?;
        }
        for part in &expect.armies {
            if setup.start != Start::Deploy {
                return Err(Fault::malformed(
                    "armies: only a battle that begins with the set-up is held to lists",
                ));
            }
            let changed = self.changed(setup, part)?;
            let found: BTreeSet<RuleId> = changed.faults().iter().map(SetupFault::rule).collect();
            let wanted: BTreeSet<RuleId> = part.refused.iter().map(|rule| rule.0).collect();
            self.equal("refused by", list(wanted), list(found))?;
        }
        Ok(())
    }

    /// The set-up with the prices and numbers that the case puts in place of its own.
    fn changed(&self, setup: &Setup, part: &ArmyPart) -> Result<Setup, Fault> {
        let mut setup = setup.clone();
        for (name, &price) in &part.price {
            entry(&mut setup, self.unit(name)?)?.points_per_model = price;
        }
        for (name, &models) in &part.models {
            entry(&mut setup, self.unit(name)?)?.count = models;
        }
        Ok(setup)
    }
}

/// The line of its army list; units are counted through both armies.
fn entry(setup: &mut Setup, unit: UnitId) -> Result<&mut ArmyEntry, Fault> {
    let BySide { a, b } = &mut setup.armies;
    a.iter_mut()
        .chain(b)
        .nth(unit.index())
        .ok_or_else(|| Fault::malformed("there is no such unit in the lists"))
}

impl StatusName {
    const fn word(self) -> &'static str {
        match self {
            StatusName::Waiting => "waiting",
            StatusName::Reserve => "reserve",
            StatusName::Formed => "formed",
            StatusName::Fleeing => "fleeing",
            StatusName::Joined => "joined",
            StatusName::Away => "away",
            StatusName::Through => "through",
            StatusName::Gone => "gone",
        }
    }
}

const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Reserve => "reserve",
        Status::Formed => "formed",
        Status::Fleeing => "fleeing",
        Status::Joined { .. } => "joined",
        Status::Away => "away",
        Status::Through => "through",
        Status::Gone => "gone",
    }
}

const fn edge_word(edge: Edge) -> &'static str {
    match edge {
        Edge::Front => "front",
        Edge::Left => "left",
        Edge::Right => "right",
        Edge::Rear => "rear",
    }
}
