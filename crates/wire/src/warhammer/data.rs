//! The data files of Warhammer: units of six armies, weapons, armour, traits, spells, ground, scenarios, army lists. Strict: an
//! unknown key, a wrong type or a reference to nothing is an error with file, line and reason.

mod buy;
mod check;
mod entries;
mod experiment;
mod fight;
mod ground;
mod lists;
mod schema;

pub use buy::spell;
pub use entries::{
    ArmyEntry, BodyEntry, CategoryWord, GearEntry, KindWord, LimitWord, MachineProfile, MountEntry, Note,
    OptionEntry, ProfileEntry, Provenance, RoleWord, SpellEntry, TraitEntry, UnitEntry,
};
pub(super) use ground::point;
pub use ground::{Inches, PieceEntry, ScenarioEntry, TerrainEntry};
pub use lists::{ArmyList, ListEntry, Shares};
pub use schema::schema;

use crate::files::{DataError, Faults, File, hash};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

/// The texts of the data files, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texts<'a>(pub [(&'static str, &'a str); FILES.len()]);

macro_rules! builtin {
    ($($file:literal),*) => {
        /// The names of all data files.
        pub const FILES: [&str; [$($file),*].len()] = [$($file),*];

        impl Texts<'static> {
            /// Those that come with the program.
            pub const BUILTIN: Texts<'static> =
                Texts([$(($file, include_str!(concat!("../../../../data/warhammer/", $file)))),*]);
        }
    };
}

builtin!(
    "units-chaos.toml",
    "units-dwarfs.toml",
    "units-empire.toml",
    "units-high-elves.toml",
    "units-orcs-goblins.toml",
    "units-undead.toml",
    "weapons.toml",
    "armour.toml",
    "special-rules.toml",
    "spells.toml",
    "terrain.toml",
    "scenarios.toml",
    "army-lists.toml"
);

impl<'a> Texts<'a> {
    /// Puts another text in place of a file; false where there is no such file.
    pub fn replace(&mut self, file: &str, text: &'a str) -> bool {
        let place = self.0.iter_mut().find(|(name, _)| *name == file);
        place.map(|(_, old)| *old = text).is_some()
    }

    fn file(&self, name: &str) -> File<'a> {
        let known = self.0.iter().find(|(known, _)| *known == name);
        known.map_or(File { name: "", text: "" }, |&(name, text)| File { name, text })
    }
}

/// The units of one army.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Army {
    pub army: ArmyEntry,
    #[serde(default, rename = "mount")]
    pub mounts: Vec<MountEntry>,
    #[serde(rename = "unit")]
    pub units: Vec<UnitEntry>,
}

macro_rules! file {
    ($name:ident { $($field:ident: $entry:ty),* }) => {
        #[derive(Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($field: $entry,)*
        }
    };
}

file!(WeaponsFile { missile: Vec<GearEntry>, melee: Vec<GearEntry>, machine: Vec<GearEntry> });
file!(ArmourFile { armour: Vec<GearEntry> });
file!(TraitsFile { r#trait: Vec<TraitEntry> });
file!(SpellsFile { spell: Vec<SpellEntry> });
file!(TerrainFile { terrain: Vec<TerrainEntry> });
file!(ScenariosFile { scenario: Vec<ScenarioEntry> });
file!(ListsFile { army_list: Vec<ArmyList> });

/// All data of Warhammer, complete and consistent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Data {
    pub armies: Vec<Army>,
    pub missiles: Vec<GearEntry>,
    pub melee: Vec<GearEntry>,
    pub machines: Vec<GearEntry>,
    pub armour: Vec<GearEntry>,
    pub traits: Vec<TraitEntry>,
    pub spells: Vec<SpellEntry>,
    pub terrain: Vec<TerrainEntry>,
    pub scenarios: Vec<ScenarioEntry>,
    pub lists: Vec<ArmyList>,
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
    pub fn parse(texts: &Texts<'_>) -> Result<Data, Vec<DataError>> {
        let mut faults = Faults::new();
        let army = |name: &&str| name.starts_with("units-");
        let armies: Vec<Army> = FILES
            .into_iter()
            .filter(army)
            .filter_map(|name| texts.file(name).read_into(&mut faults))
            .collect();
        let weapons = texts.file("weapons.toml").read_into::<WeaponsFile>(&mut faults);
        let armour = texts.file("armour.toml").read_into::<ArmourFile>(&mut faults);
        let traits = texts.file("special-rules.toml").read_into::<TraitsFile>(&mut faults);
        let spells = texts.file("spells.toml").read_into::<SpellsFile>(&mut faults);
        let terrain = texts.file("terrain.toml").read_into::<TerrainFile>(&mut faults);
        let scenarios = texts.file("scenarios.toml").read_into::<ScenariosFile>(&mut faults);
        let lists = texts.file("army-lists.toml").read_into::<ListsFile>(&mut faults);
        let (Some(weapons), Some(armour), Some(traits), Some(spells)) = (weapons, armour, traits, spells)
        else {
            return Err(faults);
        };
        let (Some(terrain), Some(scenarios), Some(lists), true) =
            (terrain, scenarios, lists, faults.is_empty())
        else {
            return Err(faults);
        };
        let data = Data {
            armies,
            missiles: weapons.missile,
            melee: weapons.melee,
            machines: weapons.machine,
            armour: armour.armour,
            traits: traits.r#trait,
            spells: spells.spell,
            terrain: terrain.terrain,
            scenarios: scenarios.scenario,
            lists: lists.army_list,
            hash: hash(&texts.0.map(|(name, text)| File { name, text }).each_ref()),
        };
        data.check(texts, &mut faults);
        if faults.is_empty() { Ok(data) } else { Err(faults) }
    }

    /// BLAKE3 over the texts of all files, the same for all line endings.
    pub fn hash(&self) -> [u8; 32] {
        self.hash
    }

    pub fn scenario(&self, id: &str) -> Option<&ScenarioEntry> {
        self.scenarios.iter().find(|scenario| scenario.id() == id)
    }

    pub fn list(&self, id: &str) -> Option<&ArmyList> {
        self.lists.iter().find(|list| list.id() == id)
    }

    /// The army of this name, by its number.
    pub fn army(&self, id: &str) -> Option<usize> {
        self.armies.iter().position(|army| army.army.id.get_ref() == id)
    }

    /// A unit of any army.
    pub fn unit(&self, id: &str) -> Option<(usize, &UnitEntry)> {
        let mut all = self
            .armies
            .iter()
            .enumerate()
            .flat_map(|(army, entry)| entry.units.iter().map(move |unit| (army, unit)));
        all.find(|(_, unit)| unit.id() == id)
    }

    pub fn terrain(&self, id: &str) -> Option<&TerrainEntry> {
        self.terrain.iter().find(|terrain| terrain.id.get_ref() == id)
    }

    /// Weapon, machine or armour by its id.
    pub fn gear(&self, id: &str) -> Option<&GearEntry> {
        let all = [&self.missiles, &self.melee, &self.machines, &self.armour];
        all.into_iter().flatten().find(|gear| gear.id.get_ref() == id)
    }

    pub fn spell(&self, id: &str) -> Option<&SpellEntry> {
        self.spells.iter().find(|spell| spell.id.get_ref() == id)
    }
}
