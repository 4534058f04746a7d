//! From scenarios and army lists to set-ups of the engine.

use super::entries::{LimitWord, UnitEntry};
use super::lists::{ArmyList, ListEntry};
use super::{Data, ScenarioEntry};
use crate::json::Malformed;
use crate::warhammer::switches::Agreement;
use crate::warhammer::system::Called;
use ::warhammer::{ArmyEntry, Ground, Setup, Start, Switches, random_ground};
use table::{BySide, FastDice, Side};

impl Data {
    /// The set-up of a scenario with the armies agreed on, both sides yet to deploy, and what its units are called.
    pub(in crate::warhammer) fn setup(
        &self,
        scenario: &ScenarioEntry,
        agreement: &Agreement,
        switches: Switches,
    ) -> Result<(Setup, Vec<Called>), Malformed> {
        let list = |field: &str, id: &str| {
            self.list(id).ok_or_else(|| {
                let known: Vec<&str> = self.lists.iter().map(ArmyList::id).collect();
                let reason = format!("unknown army list \"{id}\"; there are: {}", known.join(", "));
                Malformed::new(format!("house.{field}"), reason)
            })
        };
        let lists = BySide::new(list("army_a", &agreement.army_a)?, list("army_b", &agreement.army_b)?);
        let experiment = &agreement.experiment;
        let lengths = BySide::new(lists.a.entry.len(), lists.b.entry.len());
        experiment.check(lengths, |id| self.unit(id).is_some())?;
        let army = |field: &str, side: Side| {
            let tried = self.tried(lists[side], experiment, side);
            self.army_of(&tried).map_err(|reason| Malformed::new(format!("house.{field}"), reason))
        };
        let (a, names_a) = army("army_a", Side::A)?;
        let (b, names_b) = army("army_b", Side::B)?;
        let incomplete = || Malformed::new("scenario", "is incomplete");
        let frame = scenario.scenario().ok_or_else(incomplete)?;
        let ground = match agreement.random_ground {
            // WH-09-H42: the number stands for the dice, so that a battle rolls nothing before its first decision.
            Some(number) => random_ground(frame.table, &mut FastDice { seed: number.into() }, &mut ()),
            None => self.ground(scenario).ok_or_else(incomplete)?,
        };
        let setup = Setup {
            scenario: frame,
            ground,
            random_ground: false,
            switches,
            armies: BySide::new(a, b),
            start: Start::Deploy,
            rules: vec![scenario.rule],
        };
        Ok((setup, [names_a, names_b].concat()))
    }

    /// Every scenario with every pair of lists that follow each other.
    pub fn setups(&self) -> Vec<Setup> {
        let lists = self.lists.iter().zip(self.lists.iter().cycle().skip(1));
        let pairs: Vec<Agreement> = lists
            .map(|(a, b)| Agreement {
                army_a: a.id().to_owned(),
                army_b: b.id().to_owned(),
                ..Agreement::default()
            })
            .collect();
        let of = |scenario| {
            let setup = |agreement| self.setup(scenario, agreement, Switches::default()).ok();
            pairs.iter().filter_map(setup).map(|(setup, _)| setup).collect::<Vec<_>>()
        };
        self.scenarios.iter().flat_map(of).collect()
    }

    /// The pieces of a scenario; `None` where one of them is no shape.
    fn ground(&self, scenario: &ScenarioEntry) -> Option<Ground> {
        let piece = |entry: &super::PieceEntry| entry.piece(self.terrain(entry.id.get_ref())?);
        let pieces = scenario.terrain.iter().map(piece).collect::<Option<Vec<_>>>()?;
        Some(Ground { pieces })
    }

    /// A unit of any army as the engine takes it, or what is wrong with it.
    pub fn bought(&self, entry: &ListEntry) -> Result<(ArmyEntry, Called), String> {
        let id = entry.unit.get_ref();
        let (army, unit) = self.unit(id).ok_or_else(|| format!("no such unit \"{id}\""))?;
        let place = self.armies[army].units.iter().position(|other| other.id() == id).unwrap_or_default();
        Ok((self.line(army, place, unit, entry)?, Called::of(unit)))
    }

    /// A list as the engine takes it, or what is wrong with it.
    fn army_of(&self, list: &ArmyList) -> Result<(Vec<ArmyEntry>, Vec<Called>), String> {
        let number = self.army(list.army.get_ref()).ok_or("no such army")?;
        let (mut entries, mut called) = (Vec::new(), Vec::new());
        for entry in &list.entry {
            let units = &self.armies[number].units;
            let place = units.iter().position(|unit| unit.id() == entry.unit.get_ref());
            let place = place.ok_or_else(|| format!("no such unit \"{}\"", entry.unit.get_ref()))?;
            let unit = &units[place];
            let joins = entry
                .joins
                .as_ref()
                .and_then(|id| list.entry.iter().position(|other| other.unit.get_ref() == id.get_ref()));
            let mut line = self.line(number, place, unit, entry)?;
            line.joins = joins;
            entries.push(line);
            called.push(Called::of(unit));
        }
        Ok((entries, called))
    }

    fn line(
        &self,
        army: usize,
        place: usize,
        unit: &UnitEntry,
        entry: &ListEntry,
    ) -> Result<ArmyEntry, String> {
        let spells = entry.spells.iter().filter_map(|id| super::spell(id.get_ref())).collect();
        Ok(ArmyEntry {
            card: self.card(army, unit, entry)?,
            army: army as u16,
            unit: place as u16,
            count: entry.count,
            points_per_model: entry.points_per_model,
            least: unit.min_models,
            most: unit.max_models.unwrap_or(0),
            limit: u8::from(unit.limit == Some(LimitWord::AtMostOne)),
            may_have_command: unit.command,
            champion_points: unit.champion_points.unwrap_or(0),
            spells,
            undead_army: self.armies[army].army.id.get_ref() == "undead",
            general: entry.general,
            files: entry.files.unwrap_or(1),
            joins: None,
        })
    }
}
