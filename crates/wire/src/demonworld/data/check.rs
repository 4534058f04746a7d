//! What the data files must agree on among themselves and with the engine.

use super::files::Files;
use super::{Data, Force, Profile, Scenario, Terrain};
use crate::files::{Faults, File};
use ::demonworld::{Board, Card, Class, Field, Ground, Mover, Setup};
use ::table::Side;
use toml::Spanned;

/// The parts of the book, each with all before it.
pub(super) const TIERS: [&str; 4] = ["intro", "standard", "expert", "extra"];

impl Data {
    pub(super) fn check(&self, files: &Files<'_>, faults: &mut Faults) {
        self.check_ids(files, faults);
        self.check_terrain(files, faults);
        for profile in &self.profiles {
            if let Some(fault) = profile.fault() {
                faults.push(self.file_of(profile, files).at(&profile.id, fault));
            }
        }
        for item in &self.items {
            faults.extend(item.disagreement().map(|reason| files.items.at(&item.id, reason)));
        }
        for scenario in &self.scenarios {
            if !TIERS.contains(&scenario.tier.as_str()) {
                let reason = format!("tier: \"{}\" is none of {}", scenario.tier, TIERS.join(", "));
                faults.push(files.scenarios.at(&scenario.id, reason));
            }
            // The armies of own battles are checked in their own file.
            if scenario.id() == self.free.id() {
                continue;
            }
            for side in Side::BOTH {
                self.check_force(scenario.force(side), &scenario.id, &files.scenarios, faults);
            }
        }
        for army in &self.armies {
            self.check_force(&army.force(), &army.id, &files.armies, faults);
            if u32::from(army.size) < 20 * u32::from(army.points).abs_diff(army.size.into()) {
                let reason = format!("{} points are not within 5 % of {} (DW-16-17)", army.points, army.size);
                faults.push(files.armies.at(&army.id, reason));
            }
        }
        for scenario in &self.scenarios {
            if self.board(scenario.board.get_ref()).is_none() {
                faults.push(files.scenarios.at(&scenario.board, "no such board"));
            }
        }
        // Whatever is wrong with a part would be found again in every battle that has it.
        if faults.is_empty() {
            self.check_battles(&files.scenarios, faults);
        }
    }

    fn file_of<'a>(&self, profile: &Profile, files: &'a Files<'a>) -> &'a File<'a> {
        if profile.is_commander() { &files.commanders } else { &files.units }
    }

    fn check_ids(&self, files: &Files<'_>, faults: &mut Faults) {
        for (number, profile) in self.profiles.iter().enumerate() {
            if self.profiles[..number].iter().any(|earlier| earlier.id() == profile.id()) {
                faults.push(self.file_of(profile, files).at(&profile.id, "defined twice"));
            }
        }
        files.items.unique(self.items.iter().map(|item| &item.id), faults);
        files.sheets.unique(self.sheets.iter().map(|sheet| &sheet.id), faults);
        files.boards.unique(self.boards.iter().map(|board| &board.id), faults);
        files.scenarios.unique(self.scenarios.iter().map(|scenario| &scenario.id), faults);
        files.armies.unique(self.armies.iter().map(|army| &army.id), faults);
    }

    fn check_battles(&self, file: &File<'_>, faults: &mut Faults) {
        let mut check = |scenario: &Scenario, setup: Option<Setup>| match setup {
            Some(setup) => {
                faults.extend(setup.faults().iter().map(|fault| file.at(&scenario.id, fault.to_string())));
            }
            None => faults.push(file.at(&scenario.id, "incomplete")),
        };
        for scenario in self.scenarios.iter().filter(|scenario| scenario.id() != self.free.id()) {
            check(scenario, self.setup(scenario, scenario.house()));
        }
        match self.agreed(&self.free.agreement()) {
            Ok(agreed) => {
                check(&agreed.scenario, self.agreed_setup(&agreed, agreed.scenario.house()));
            }
            Err(fault) => faults.push(file.at(&self.free.id, fault.to_string())),
        }
    }

    /// The units and items exist, go together and have the sum of points they claim.
    fn check_force(&self, force: &Force, id: &Spanned<String>, file: &File<'_>, faults: &mut Faults) {
        let before = faults.len();
        let mut points = 0;
        for unit in &force.units {
            match self.profile(unit.get_ref()) {
                Some(profile) => points += u32::from(profile.points.value),
                None => faults.push(file.at(unit, "no such unit")),
            }
        }
        let mut cards: Vec<(&str, Card)> = Vec::new();
        for (number, given) in force.items.iter().enumerate() {
            let earlier = &force.items[..number];
            if earlier.iter().any(|other| other.item.get_ref() == given.item.get_ref()) {
                faults.push(file.at(&given.item, "each item exists only once (DW-26-03)"));
            }
            let carrier = force.units.iter().find(|unit| unit.get_ref() == given.carrier.get_ref());
            let (Some(item), Some(carrier)) = (self.item(given.item.get_ref()), carrier) else {
                let item = self.item(given.item.get_ref()).is_some();
                let (place, what) =
                    if item { (&given.carrier, "unit in this army") } else { (&given.item, "item") };
                faults.push(file.at(place, format!("no such {what}")));
                continue;
            };
            points += u32::from(item.points.value);
            // What is wrong with the card itself has been told.
            let sound = |profile: &&Profile| profile.fault().is_none();
            let Some(profile) = self.profile(carrier.get_ref()).filter(sound) else { continue };
            let card = cards.iter().position(|(id, _)| id == carrier.get_ref());
            let before = card.map_or_else(|| profile.card(), |place| cards.swap_remove(place).1);
            match item.given_to(profile, before) {
                Ok(card) => cards.push((carrier.get_ref(), card)),
                Err(reason) => faults.push(file.at(&given.item, reason)),
            }
        }
        // A sum without what is missing would say nothing.
        if faults.len() == before && points != u32::from(force.points) {
            let reason = format!("{}: {points} points together, not {}", force.name_en, force.points);
            faults.push(file.at(id, reason));
        }
    }

    fn check_terrain(&self, files: &Files<'_>, faults: &mut Faults) {
        let file = &files.terrain;
        let surfaces = &self.terrain.surface;
        for (number, surface) in surfaces.iter().enumerate() {
            let fault = |reason: String| file.entry(&word(&surface.id), reason);
            let earlier = &surfaces[..number];
            if earlier.iter().any(|other| other.id == surface.id) {
                faults.push(fault("defined twice".to_owned()));
            }
            if earlier.iter().any(|other| other.letter == surface.letter) {
                faults.push(fault(format!("the letter `{}` is taken", surface.letter)));
            }
        }
        faults.extend(self.terrain.disagreements().into_iter().map(|(id, reason)| file.entry(&id, reason)));
    }
}

/// The word of an enumerated value.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

/// Points for a step; `-` where it is impossible.
fn shown(cost: Option<u8>) -> String {
    cost.map_or_else(|| "-".to_owned(), |cost| cost.to_string())
}

/// The ground of two neighbouring fields, and what it costs to go from the first to the second.
fn step_cost(mover: Mover, start: Field, end: Field, along_road: bool) -> Option<u8> {
    let board = Board::new(1, 2)?;
    let (from, to) = (board.hex_at(0, 0), board.hex_at(0, 1));
    let ground = Ground::new(board, |hex| if hex == from { start } else { end });
    ground.cost(mover, from, to, along_road).ok()
}

impl Terrain {
    /// Where the numbers are not those of the engine, which does not take them from here: the entry, and what differs.
    fn disagreements(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut compare = |id: String, what: &str, here: Option<u8>, engine: Option<u8>| {
            if here != engine {
                let reason = format!("{what}: {}, the engine has {}", shown(here), shown(engine));
                found.push((id, reason));
            }
        };
        let mover =
            |size: u8, class: Class, loose: bool| Mover { size, class, swamp: Default::default(), loose };
        let plain = Field::default();
        for kind in &self.surface {
            let end = Field { surface: kind.id, ..plain };
            for (size, by_size) in (1..=3).zip(kind.by_size.map_or([None; 3], |sizes| sizes.map(Some))) {
                for (loose, what) in [(false, "cost"), (true, "loose")] {
                    let listed = if loose { kind.loose } else { kind.cost };
                    let here = by_size.or(listed).filter(|&cost| 0 < cost);
                    let engine = step_cost(mover(size, Class::Infantry, loose), plain, end, false);
                    compare(word(&kind.id), &format!("{what} for size {size}"), here, engine);
                }
            }
            compare(word(&kind.id), "height", Some(kind.height), Some(kind.id.growth()));
        }
        let walker = mover(2, Class::Infantry, false);
        let open = step_cost(walker, plain, plain, false).unwrap_or_default();
        for kind in &self.edge {
            let engine = step_cost(walker, Field { edges: [kind.id; 6], ..plain }, plain, false);
            compare(word(&kind.id), "cost", Some(open.saturating_add(kind.cost)), engine);
            compare(word(&kind.id), "height", Some(kind.height), Some(u8::from(kind.id.hinders())));
        }
        let road = Field { road: 1, ..plain };
        for (class, here) in [(Class::Infantry, self.road.infantry), (Class::Cavalry, self.road.cavalry)] {
            let engine = step_cost(mover(2, class, false), road, road, true);
            compare("road".to_owned(), &word(&class), Some(here), engine);
        }
        let Some(step) = Board::new(1, 1) else { return found };
        let step = Ground::new(step, |_| Field { step: 1, ..plain }).elevation(step.hex_at(0, 0));
        compare("hill".to_owned(), "height", Some(self.hill.height), u8::try_from(step).ok());
        for (steps, (up, down)) in (1..).zip(self.hill.up.into_iter().zip(self.hill.down)) {
            let high = Field { step: steps, ..plain };
            let hill = || "hill".to_owned();
            let here = |more: u8| Some(open.saturating_add(more));
            compare(hill(), &format!("up {steps}"), here(up), step_cost(walker, plain, high, false));
            compare(hill(), &format!("down {steps}"), here(down), step_cost(walker, high, plain, false));
        }
        found
    }
}
