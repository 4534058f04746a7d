//! The data files of Demonworld: units, commanders, items, weapons, terrain, sheets, boards, scenarios, armies. Strict: an
//! unknown key, a wrong type, a number without provenance or a reference to nothing is an error with file, line and
//! reason.

mod armies;
mod check;
mod entries;
mod files;
mod free;
mod ground;
mod schema;
mod symbols;

pub use crate::files::DataError;
pub use armies::{Army, Carrier, Commander, GoalEntry, Item, ItemGiven, ModuleWord};
pub use entries::{
    BandEntry, BuiltIn, Force, Given, Length, MeleeEntry, MeleeType, Note, Profile, Provenance, RangedEntry,
    RangedType, Scenario, Standard,
};
pub use files::Texts;
pub use free::{Agreed, Agreement, Free, Layout};
pub use ground::{
    AreaEntry, BoardEntry, EdgeEntry, EdgeType, HillType, KnownHex, LaidEntry, RoadType, SheetEntry,
    SurfaceType, Terrain, Zone,
};
pub use schema::schema;
pub use symbols::{Symbol, Symbols, glyph_of, short_of};

use crate::files::Faults;
use ::demonworld::{Border, Ground, HouseRules, Modules, Setup, Start, UnitSetup};
use ::table::{BySide, Side};
use files::Files;
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

/// The tables of each file.
macro_rules! file {
    ($name:ident { $($field:ident: $entry:ty),* }) => {
        #[derive(Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($field: $entry,)*
        }
    };
}

file!(UnitsFile { profile: Vec<Profile> });
file!(CommandersFile { commander: Vec<Commander> });
file!(ItemsFile { item: Vec<Item> });
file!(WeaponsFile { ranged: Vec<RangedType>, melee: Vec<MeleeType> });
file!(SheetsFile { sheet: Vec<SheetEntry> });
file!(BoardsFile { board: Vec<BoardEntry> });
file!(ScenariosFile { scenario: Vec<Scenario>, free: Free });
file!(ArmiesFile { army: Vec<Army> });

/// All data of Demonworld, complete and consistent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    /// Units, then commanders.
    pub profiles: Vec<Profile>,
    pub items: Vec<Item>,
    pub ranged: Vec<RangedType>,
    pub melee: Vec<MeleeType>,
    pub terrain: Terrain,
    pub sheets: Vec<SheetEntry>,
    pub boards: Vec<BoardEntry>,
    /// The last one is the own battle where nothing is agreed on.
    pub scenarios: Vec<Scenario>,
    pub free: Free,
    pub armies: Vec<Army>,
    /// By board.
    grounds: Vec<Ground>,
    hash: [u8; 32],
}

impl Data {
    /// The data that come with the program, read once.
    pub fn builtin() -> Result<Arc<Data>, DataError> {
        static BUILTIN: OnceLock<Result<Arc<Data>, DataError>> = OnceLock::new();
        let first = |mut faults: Faults| faults.remove(0);
        BUILTIN.get_or_init(|| Data::parse(&Texts::BUILTIN).map(Arc::new).map_err(first)).clone()
    }

    /// Reads the files and checks that every reference leads somewhere. Gives all faults, at least one.
    pub fn parse(texts: &Texts<'_>) -> Result<Data, Faults> {
        let files = Files::new(texts);
        let mut faults = Faults::new();
        let units = files.units.read_into::<UnitsFile>(&mut faults);
        let commanders = files.commanders.read_into::<CommandersFile>(&mut faults);
        let items = files.items.read_into::<ItemsFile>(&mut faults);
        let weapons = files.weapons.read_into::<WeaponsFile>(&mut faults);
        let terrain = files.terrain.read_into::<Terrain>(&mut faults);
        let sheets = files.sheets.read_into::<SheetsFile>(&mut faults);
        let boards = files.boards.read_into::<BoardsFile>(&mut faults);
        let scenarios = files.scenarios.read_into::<ScenariosFile>(&mut faults);
        let armies = files.armies.read_into::<ArmiesFile>(&mut faults);
        let (Some(units), Some(commanders), Some(items), Some(weapons), Some(terrain)) =
            (units, commanders, items, weapons, terrain)
        else {
            return Err(faults);
        };
        let (Some(sheets), Some(boards), Some(scenarios), Some(armies)) = (sheets, boards, scenarios, armies)
        else {
            return Err(faults);
        };
        let mut profiles = units.profile;
        profiles.extend(commanders.commander.into_iter().map(Commander::profile));
        let mut data = Data {
            profiles,
            items: items.item,
            ranged: weapons.ranged,
            melee: weapons.melee,
            terrain,
            sheets: sheets.sheet,
            boards: boards.board,
            scenarios: scenarios.scenario,
            free: scenarios.free,
            armies: armies.army,
            grounds: Vec::new(),
            hash: files.hash(),
        };
        data.add_own_battle(&files, &mut faults);
        data.lay_boards(&files, &mut faults);
        data.check(&files, &mut faults);
        if faults.is_empty() { Ok(data) } else { Err(faults) }
    }

    /// All faults of the files and of how their units look.
    pub fn faults(texts: &Texts<'_>) -> Vec<DataError> {
        let data = Data::parse(texts);
        let symbols = Symbols::read(texts.symbols);
        let strangers = match (&data, &symbols) {
            (Ok(data), Ok(symbols)) => symbols.strangers(texts.symbols, data),
            _ => Vec::new(),
        };
        data.err().into_iter().chain(symbols.err()).flatten().chain(strangers).collect()
    }

    /// DW-16-14: the own battle where nothing is agreed on.
    fn add_own_battle(&mut self, files: &Files<'_>, faults: &mut Faults) {
        let free = &self.free;
        let known = [&free.army_a, &free.army_b].map(|id| (id, self.army(id.get_ref())));
        for (id, _) in known.iter().filter(|(_, army)| army.is_none()) {
            faults.push(files.scenarios.at(id, "no such army"));
        }
        if let [(_, Some(a)), (_, Some(b))] = known {
            let scenario = free.scenario(a, b, free.army_size);
            self.scenarios.push(scenario);
        }
    }

    /// Reads the sheets and lays them together.
    fn lay_boards(&mut self, files: &Files<'_>, faults: &mut Faults) {
        let mut sheets = Vec::new();
        for entry in &self.sheets {
            let sheet = entry.sheet(&self.terrain);
            let sheet = sheet.map_err(|(place, reason)| faults.push(files.sheets.at(place, reason)));
            sheets.push((entry.id.get_ref().clone(), sheet.ok()));
        }
        for board in &self.boards {
            match board.ground(&sheets) {
                Ok(ground) => self.grounds.extend(ground),
                Err((place, reason)) => faults.push(files.boards.at(place, reason)),
            }
        }
    }

    /// BLAKE3 over the texts of all files, the same for all line endings.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    pub fn profile(&self, id: &str) -> Option<&Profile> {
        self.profiles.iter().find(|profile| profile.id() == id)
    }

    pub fn board(&self, id: &str) -> Option<&BoardEntry> {
        self.boards.iter().find(|board| board.id.get_ref() == id)
    }

    pub fn ground(&self, board: &str) -> Option<&Ground> {
        let number = self.boards.iter().position(|entry| entry.id.get_ref() == board)?;
        self.grounds.get(number)
    }

    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id() == id)
    }

    pub fn army(&self, id: &str) -> Option<&Army> {
        self.armies.iter().find(|army| army.id() == id)
    }

    pub fn item(&self, id: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.id.get_ref() == id)
    }

    /// Gives the items of a force to its units, of which those of this profile begin at `unit` in the set-up; of several
    /// the first has them.
    fn give_items(&self, force: &Force, number: usize, profile: &Profile, unit: usize, setup: &mut Setup) {
        if force.units.iter().position(|other| other.get_ref() == profile.id()) != Some(number) {
            return;
        }
        let own = force.items.iter().filter(|given| given.carrier.get_ref() == profile.id());
        for item in own.filter_map(|given| self.item(given.item.get_ref())) {
            if let Some(flag) = item.flag() {
                setup.give(unit, flag, item.points.value);
            }
        }
    }

    /// The set-up of a scenario of these data, both sides yet to deploy; `None` for a scenario of other data. Without
    /// the chapter on commanders there are none (DW-08-G8).
    pub fn setup(&self, scenario: &Scenario, house: HouseRules) -> Option<Setup> {
        let entry = self.board(scenario.board.get_ref())?;
        let ground = self.ground(scenario.board.get_ref())?.clone();
        let mut zones = BySide::<Vec<(u8, u8, u8)>>::default();
        let mut bases = BySide::new(Border::South, Border::North);
        for zone in &entry.zone {
            zones[zone.side].extend(&zone.spans);
            bases[zone.side] = zone.base;
        }
        let board = ground.board();
        let mut setup = Setup {
            board,
            ground,
            zones,
            bases,
            goal: scenario.goal.goal(),
            area: entry.area_hexes(board),
            objectives: Vec::new(),
            army_size: scenario.army_size,
            builder: scenario.builder,
            units: Vec::new(),
            house,
            start: Start::Deploy,
            round: 1,
            rules: vec![scenario.rule, entry.rule],
        };
        setup.rules.extend(scenario.length.map(|length| length.rule));
        for side in Side::BOTH {
            let force = scenario.force(side);
            for (number, id) in force.units.iter().enumerate() {
                let profile = self.profile(id.get_ref())?;
                if profile.is_commander() && !house.modules.has(Modules::COMMANDERS) {
                    continue;
                }
                let unit = setup.units.len();
                setup.rules.push(profile.rule);
                setup.units.push(UnitSetup::new(side, profile.card(), profile.elements.value));
                self.give_items(force, number, profile, unit, &mut setup);
            }
        }
        Some(setup)
    }
}
