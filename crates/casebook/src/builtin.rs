//! The cases that come with the program.

use crate::case::{Case, parse};
use std::path::Path;
use std::sync::LazyLock;
use wire::{Error, Opener, Opening, Options, Scenarios};

/// Path within the project and text, sorted by path.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// Every case of the project, in the order of the files. A case that cannot be read is left out; a test demands that
/// there is none.
pub fn builtin() -> &'static [Case] {
    static CASES: LazyLock<Vec<Case>> =
        LazyLock::new(|| FILES.iter().filter_map(|(path, text)| parse(Path::new(path), text).ok()).collect());
    &CASES
}

/// How many case files the project has.
pub fn builtin_files() -> usize {
    FILES.len()
}

/// Opens the positions of the cases, as the scenario `case/<id>`, and all scenarios.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cases;

impl Opener for Cases {
    fn open(&self, system: &str, scenario: &str, options: &Options) -> Result<Opening, Error> {
        let Some(id) = scenario.strip_prefix(PREFIX) else {
            return Scenarios.open(system, scenario, options);
        };
        match builtin().iter().find(|case| case.system() == system && case.id == id) {
            Some(case) => case.open(options),
            None if wire::systems().contains(&system) => {
                let known = builtin().iter().map(Case::scenario).collect();
                Err(Error::UnknownScenario { name: scenario.to_owned(), known })
            }
            None => Scenarios.open(system, scenario, options),
        }
    }
}

/// What the scenarios that are cases begin with.
pub(crate) const PREFIX: &str = "case/";
