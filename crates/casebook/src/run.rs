use crate::case::{Case, load};
use crate::expect::{Log, check, check_refusal, show_refusal};
use crate::facts;
use crate::failure::{Failure, Fault};
use crate::format::Step;
use crate::kind::{EventOf, GameOf, Kind, Script};
use crate::notation::Rolled;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use table::{Cites, Game, RuleId, Scripted};
use wire::Error;

/// What a case that passed has shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many expectations were met.
    pub expectations: usize,
    /// Every rule that was applied on the way, also by refusals.
    pub cited: BTreeSet<RuleId>,
}

/// Plays a case and compares everything it expects; stops at the first failure.
pub fn run(case: &Case) -> Result<Report, Failure> {
    case.body.run(case)
}

impl<K: Kind> Script<K> {
    pub(crate) fn run_through(&self, case: &Case) -> Result<Report, Failure> {
        let mut report = Report { expectations: 0, cited: BTreeSet::new() };
        let (mut game, log) = self.start(case)?;
        report.cited.extend(&log.cited);
        if let Some(expect) = &self.expect {
            let met = check(&self.kind, &game, &log, expect);
            report.expectations += met.map_err(|fault| case.failure(0, fault))?;
        }
        for (index, step) in self.steps.iter().enumerate() {
            self.take(step, &mut game, &mut report).map_err(|fault| case.failure(index + 1, fault))?;
        }
        if report.expectations == 0 {
            return Err(case.failure(0, Fault::malformed("the case expects nothing, so it cannot fail")));
        }
        Ok(report)
    }

    /// The battle at its first decision and what happened before it.
    pub(crate) fn start(&self, case: &Case) -> Result<(GameOf<K>, Log<EventOf<K>>), Failure> {
        self.start_with(case, &Map::new()).map_err(|fault| match fault {
            NotBegun::Failed(failure) => failure,
            NotBegun::Refused(Error::Data(reason)) => case.failure(0, Fault::Malformed(reason)),
            NotBegun::Refused(fault) => case.failure(0, Fault::malformed(fault)),
        })
    }

    /// The same with switches of the table that replace those of the case.
    pub(crate) fn start_with(
        &self,
        case: &Case,
        house: &Map<String, Value>,
    ) -> Result<(GameOf<K>, Log<EventOf<K>>), NotBegun> {
        let (mut dice, mut log) = (script(&self.dice), Log::new());
        let game = self.kind.begin(house, &mut dice, &mut log).map_err(NotBegun::Refused)?;
        let used = dice_used_up(dice, &self.dice);
        used.map_err(|fault| NotBegun::Failed(case.failure(0, fault)))?;
        Ok((game, log))
    }

    /// One step: the action, or the look without one, and what is expected of it.
    fn take(&self, step: &Step<K::Expect>, game: &mut GameOf<K>, report: &mut Report) -> Result<(), Fault> {
        let kind = &self.kind;
        let mut log = Log::new();
        match step.side {
            None => {
                if !step.action.is_empty() || !step.dice.is_empty() || step.refused.is_some() {
                    return Err(Fault::malformed(
                        "an action needs a side; a step that only looks has nothing but expect",
                    ));
                }
            }
            Some(name) => {
                let mut dice = script(&step.dice);
                for action in kind.actions(&step.action).map_err(Fault::Malformed)? {
                    let written = || facts::show(&step.action);
                    match (game.check(name.into(), action), &step.refused) {
                        (Ok(legal), None) => game.apply(legal, &mut dice, &mut log),
                        (Ok(_), Some(_)) => return Err(Fault::differs(written(), "a refusal", "accepted")),
                        (Err(refusal), None) => {
                            return Err(Fault::differs(written(), "accepted", show_refusal(kind, &refusal)));
                        }
                        (Err(refusal), Some(expected)) => {
                            check_refusal(kind, expected, &refusal)?;
                            report.expectations += 1;
                            refusal.each_rule(&mut |rule| {
                                report.cited.insert(rule);
                            });
                        }
                    }
                }
                dice_used_up(dice, &step.dice)?;
            }
        }
        report.cited.extend(&log.cited);
        if let Some(expect) = &step.expect {
            report.expectations += check(kind, game, &log, expect)?;
        }
        Ok(())
    }
}

/// Why a battle did not begin: by its own rules, or since it went another way than written down.
#[derive(Debug)]
pub(crate) enum NotBegun {
    Refused(Error),
    Failed(Failure),
}

pub(crate) fn script(dice: &[Rolled]) -> Scripted {
    let mut script = Scripted::new();
    for rolled in dice {
        script.push(rolled.die, rolled.face);
    }
    script
}

pub(crate) fn dice_used_up(script: Scripted, written: &[Rolled]) -> Result<(), Fault> {
    let count = written.len();
    script
        .finish()
        .map_err(|fault| Fault::differs("dice", format!("exactly the {count} written down"), fault))
}

/// The results of many cases, in the order of their files.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    pub results: Vec<CaseResult>,
}

/// The result of one case; `id` is missing where the file could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseResult {
    pub file: PathBuf,
    pub id: Option<String>,
    pub rules: Vec<RuleId>,
    pub result: Result<Report, Failure>,
}

impl Summary {
    pub fn passed(&self) -> usize {
        self.results.iter().filter(|case| case.result.is_ok()).count()
    }

    pub fn failed(&self) -> usize {
        self.results.len() - self.passed()
    }
}

/// Runs the files, and in folders every `.toml` file, sorted by path. A path without any case is a failure, and so is
/// an id that another case of the run has.
pub fn run_path<P: AsRef<Path>>(paths: &[P]) -> Summary {
    let mut summary = Summary::default();
    let mut ids: BTreeMap<String, PathBuf> = BTreeMap::new();
    for path in paths.iter().map(AsRef::as_ref) {
        match case_files(path) {
            Ok(files) => summary.results.extend(files.iter().map(|file| run_file(file, &mut ids))),
            Err(reason) => {
                let fault = Fault::Malformed(reason);
                let failure = Failure { file: path.to_path_buf(), line: None, step: None, fault };
                let (file, rules) = (path.to_path_buf(), Vec::new());
                summary.results.push(CaseResult { file, id: None, rules, result: Err(failure) });
            }
        }
    }
    summary
}

fn run_file(file: &Path, ids: &mut BTreeMap<String, PathBuf>) -> CaseResult {
    match load(file) {
        Err(failure) => {
            CaseResult { file: file.to_path_buf(), id: None, rules: Vec::new(), result: Err(failure) }
        }
        Ok(case) => {
            let result = match ids.insert(case.id.clone(), file.to_path_buf()) {
                // The same file may be named twice, by itself and by its folder.
                Some(other) if other != file => {
                    let reason = format!("id \"{}\" is also that of {}", case.id, other.display());
                    Err(case.failure(0, Fault::Malformed(reason)))
                }
                _ => run(&case),
            };
            CaseResult { file: file.to_path_buf(), id: Some(case.id), rules: case.rules, result }
        }
    }
}

/// The case files at a path.
fn case_files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut files = Vec::new();
    let mut folders = vec![path.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let unreadable = |reason| format!("{} cannot be read: {reason}", folder.display());
        for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            // Links are not followed, so that no folder is met twice.
            let kind = entry.file_type().map_err(unreadable)?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|extension| extension == "toml") {
                files.push(entry.path());
            }
        }
    }
    if files.is_empty() {
        return Err("there is no case file in this folder".to_string());
    }
    files.sort();
    Ok(files)
}
