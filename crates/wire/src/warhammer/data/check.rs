//! What the data files must agree on among themselves and with the engine.

use super::buy::{machine, melee, missile, trait_of};
use super::entries::{GearEntry, LimitWord, UnitEntry};
use super::lists::{ArmyList, ListEntry, Shares};
use super::{CategoryWord, Data, DataError, Faults, Texts};
use crate::files::File;
use ::warhammer::MAX_UNITS;
use toml::Spanned;

/// The options that are neither weapons nor armour.
const LEVELS: [&str; 3] = ["level-2", "level-3", "level-4"];

impl Data {
    pub(super) fn check(&self, texts: &Texts<'_>, faults: &mut Faults) {
        let file = |name: &str| texts.file(name);
        self.check_gear(&file("weapons.toml"), &file("armour.toml"), faults);
        for (number, army) in self.armies.iter().enumerate() {
            let file = file(super::FILES[number]);
            file.unique(army.units.iter().map(|unit| &unit.id), faults);
            file.unique(army.mounts.iter().map(|mount| &mount.id), faults);
            for unit in &army.units {
                faults.extend(self.unit_faults(unit).into_iter().map(|reason| file.at(&unit.id, reason)));
            }
        }
        let traits = file("special-rules.toml");
        traits.unique(self.traits.iter().map(|entry| &entry.id), faults);
        for entry in &self.traits {
            if trait_of(entry.id.get_ref()).is_none() {
                faults.push(traits.at(&entry.id, "no rule of the engine knows this trait"));
            }
            self.check_units(entry.hated_except_units.iter().chain(&entry.goblin_units), &traits, faults);
        }
        let spells = file("spells.toml");
        spells.unique(self.spells.iter().map(|spell| &spell.id), faults);
        for entry in &self.spells {
            match super::spell(entry.id.get_ref()) {
                Some(spell) if spell.rule() == entry.rule => {}
                Some(spell) => faults.push(spells.at(&entry.id, format!("its rule is {}", spell.rule()))),
                None => faults.push(spells.at(&entry.id, "no rule of the engine knows this spell")),
            }
            self.check_units(entry.target_units.iter().chain(&entry.two_more_units), &spells, faults);
        }
        let terrain = file("terrain.toml");
        terrain.unique(self.terrain.iter().map(|entry| &entry.id), faults);
        for entry in self.terrain.iter().filter(|entry| entry.terrain().is_none()) {
            faults.push(terrain.at(&entry.id, "no rule of the engine knows this ground"));
        }
        self.check_scenarios(&file("scenarios.toml"), faults);
        self.check_lists(&file("army-lists.toml"), faults);
    }

    fn check_units<'a>(
        &self,
        ids: impl Iterator<Item = &'a Spanned<String>>,
        file: &File<'_>,
        faults: &mut Faults,
    ) {
        let unknown = ids.filter(|id| self.unit(id.get_ref()).is_none());
        faults.extend(unknown.map(|id| file.at(id, "no such unit")));
    }

    fn check_gear(&self, weapons: &File<'_>, armour: &File<'_>, faults: &mut Faults) {
        let mut check = |list: &[GearEntry], known: &dyn Fn(&str) -> bool, file: &File<'_>| {
            file.unique(list.iter().map(|gear| &gear.id), faults);
            let unknown = list.iter().filter(|gear| !known(gear.id.get_ref()));
            faults.extend(unknown.map(|gear| file.at(&gear.id, "no rule of the engine knows it")));
        };
        check(&self.missiles, &|id| missile(id).is_some(), weapons);
        check(&self.melee, &|id| melee(id).is_some(), weapons);
        check(&self.machines, &|id| machine(id).is_some(), weapons);
        check(&self.armour, &|id| ARMOUR.contains(&id), armour);
    }

    /// What is wrong with a unit by itself.
    fn unit_faults(&self, unit: &UnitEntry) -> Vec<String> {
        let mut faults = Vec::new();
        let gear = unit.equipment.iter().chain(unit.options.iter().map(|option| &option.id));
        for id in gear {
            let id = id.get_ref().as_str();
            if !id.starts_with("mount:") && !LEVELS.contains(&id) && self.gear(id).is_none() {
                faults.push(format!("\"{id}\" is neither weapon nor armour"));
            }
        }
        for id in &unit.traits {
            if !self.traits.iter().any(|entry| entry.id.get_ref() == id.get_ref()) {
                faults.push(format!("no such trait \"{}\"", id.get_ref()));
            }
        }
        if (unit.category == CategoryWord::Character) != unit.role.is_some() {
            faults.push("characters, and only they, have a role".to_owned());
        }
        if unit.max_models.is_some_and(|most| most < unit.min_models) || unit.min_models == 0 {
            faults.push("min_models and max_models make no sense".to_owned());
        }
        faults
    }

    fn check_scenarios(&self, file: &File<'_>, faults: &mut Faults) {
        file.unique(self.scenarios.iter().map(|scenario| &scenario.id), faults);
        for scenario in &self.scenarios {
            if scenario.scenario().is_none() {
                faults.push(file.at(&scenario.id, "a length is beyond any table"));
            }
            for piece in &scenario.terrain {
                let fault = match self.terrain(piece.id.get_ref()) {
                    None => "no such ground",
                    Some(terrain) if piece.piece(terrain).is_none() => "its numbers make no shape",
                    Some(_) => continue,
                };
                faults.push(file.at(&piece.id, fault));
            }
        }
    }

    fn check_lists(&self, file: &File<'_>, faults: &mut Faults) {
        file.unique(self.lists.iter().map(|list| &list.id), faults);
        for list in &self.lists {
            let found = self.list_faults(list);
            let at =
                |(id, reason): (Option<&Spanned<String>>, String)| file.at(id.unwrap_or(&list.id), reason);
            faults.extend(found.into_iter().map(at).collect::<Vec<DataError>>());
        }
    }

    /// What is wrong with a list, each with the id it concerns.
    fn list_faults<'a>(&self, list: &'a ArmyList) -> Vec<(Option<&'a Spanned<String>>, String)> {
        let mut faults = Vec::new();
        let Some(army) = self.army(list.army.get_ref()) else {
            return vec![(Some(&list.army), "no such army".to_owned())];
        };
        if MAX_UNITS / 2 < list.entry.len() {
            faults.push((None, format!("more than {} units", MAX_UNITS / 2)));
        }
        let mut sums = Shares { character: 0, regiment: 0, war_machine_and_chariot: 0, monster: 0 };
        for entry in &list.entry {
            let unit = self.armies[army].units.iter().find(|unit| unit.id() == entry.unit.get_ref());
            let Some(unit) = unit else {
                faults.push((Some(&entry.unit), format!("no such unit of \"{}\"", list.army.get_ref())));
                continue;
            };
            faults.extend(entry_faults(unit, entry).into_iter().map(|reason| (Some(&entry.unit), reason)));
            if let Err(reason) = self.card(army, unit, entry) {
                faults.push((Some(&entry.unit), reason));
            }
            let joins =
                |id: &Spanned<String>| list.entry.iter().any(|other| other.unit.get_ref() == id.get_ref());
            if entry.joins.as_ref().is_some_and(|id| !joins(id)) {
                faults.push((entry.joins.as_ref(), "no such unit in the list".to_owned()));
            }
            let champion = if entry.champion { unit.champion_points.unwrap_or(0) } else { 0 };
            *sums.of(unit.category) += entry.points_total.saturating_sub(champion);
            sums.character += champion;
        }
        if sums != list.shares {
            faults.push((None, format!("shares: the entries add up to {sums:?}")));
        }
        let total: u16 = list.entry.iter().map(|entry| entry.points_total).sum();
        if total != list.total {
            faults.push((None, format!("total: the entries add up to {total}")));
        }
        faults
    }
}

const ARMOUR: [&str; 6] = ["light-armour", "heavy-armour", "shield", "mounted", "barding", "boar"];

impl Shares {
    fn of(&mut self, category: CategoryWord) -> &mut u16 {
        match category {
            CategoryWord::Character => &mut self.character,
            CategoryWord::Regiment => &mut self.regiment,
            CategoryWord::Chariot | CategoryWord::WarMachine => &mut self.war_machine_and_chariot,
            CategoryWord::Monster => &mut self.monster,
        }
    }
}

/// What an entry of a list may not have, and what it costs (WH-09-H03 to WH-09-H06).
fn entry_faults(unit: &UnitEntry, entry: &ListEntry) -> Vec<String> {
    let mut faults = Vec::new();
    let mut per_model = unit.points;
    for id in &entry.options {
        match unit.options.iter().find(|option| option.id.get_ref() == id.get_ref()) {
            Some(option) => per_model += option.points,
            None => faults.push(format!("has no option \"{}\"", id.get_ref())),
        }
    }
    if (entry.standard || entry.musician) && !unit.command {
        faults.push("may have neither standard nor musician (WH-09-H04)".to_owned());
    }
    if entry.champion && unit.champion_points.is_none() {
        faults.push("may have no champion (WH-09-H05)".to_owned());
    }
    if unit.limit == Some(LimitWord::AtMostOne) && 1 < entry.count && unit.max_models == Some(1) {
        faults.push("at most one (WH-09-H03)".to_owned());
    }
    if per_model != entry.points_per_model {
        faults.push(format!("points_per_model: {per_model} by the prices"));
    }
    let upgrades = u16::from(entry.standard) + u16::from(entry.musician);
    let champion = if entry.champion { unit.champion_points.unwrap_or(0) } else { 0 };
    let total = per_model * (u16::from(entry.count) + upgrades) + champion;
    if total != entry.points_total {
        faults.push(format!("points_total: {total} by the prices"));
    }
    faults
}
