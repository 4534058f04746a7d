use crate::failure::{Failure, Fault, line_of};
use crate::format::{File, Text};
use crate::names::Names;
use crate::notation::{Rolled, Rule, is_plain_name};
use crate::position::{in_order, position};
use demonworld::{Battle, Setup};
use std::path::{Path, PathBuf};
use table::{Game, RuleId, RuleKind};

/// A case file that has been read: its position is a valid start of a battle.
#[derive(Clone, Debug)]
pub struct Case {
    pub file: PathBuf,
    /// The worked example or a free name.
    pub id: String,
    /// The worked example, or the first rule that the case proves.
    pub(crate) about: RuleId,
    /// What the case proves.
    pub rules: Vec<RuleId>,
    pub title: Text,
    pub story: Text,
    pub(crate) setup: Setup,
    pub(crate) names: Names,
    pub(crate) parts: File,
    /// The line of `[start]` and the lines of the steps.
    pub(crate) start_line: u32,
    pub(crate) step_lines: Vec<u32>,
    /// Of the text, the same for all line endings.
    pub(crate) hash: [u8; 32],
}

/// Reads a case from a file.
pub fn load(path: &Path) -> Result<Case, Failure> {
    let text = std::fs::read_to_string(path).map_err(|reason| Failure {
        file: path.to_path_buf(),
        line: None,
        step: None,
        fault: Fault::malformed(format!("cannot be read: {reason}")),
    })?;
    parse(path, &text)
}

/// Reads a case from its text; `path` is only used to name it.
pub fn parse(path: &Path, text: &str) -> Result<Case, Failure> {
    let failure = |byte: Option<usize>, fault| Failure {
        file: path.to_path_buf(),
        line: byte.map(|byte| line_of(text, byte)),
        step: None,
        fault,
    };
    let parts: File = toml::from_str(text)
        .map_err(|error| failure(error.span().map(|span| span.start), Fault::malformed(error.message())))?;
    let about = check_head(&parts).map_err(|(byte, reason)| failure(Some(byte), Fault::Malformed(reason)))?;
    let (setup, names) = position(&parts).map_err(|(byte, fault)| failure(Some(byte), fault))?;
    let start = parts.start.span().start;
    let faults = setup.faults();
    if !faults.is_empty() {
        let faults: Vec<String> = faults.iter().map(|fault| fault.to_string()).collect();
        // The engine numbers units from 0; the file names them.
        let units: Vec<String> = in_order(&parts)
            .enumerate()
            .map(|(n, unit)| format!("{n} {}", unit.get_ref().name.get_ref()))
            .collect();
        let reason =
            format!("the position is no battle: {} (units: {})", faults.join("; "), units.join(", "));
        return Err(failure(Some(start), Fault::Malformed(reason)));
    }
    Ok(Case {
        file: path.to_path_buf(),
        id: parts.id.get_ref().clone(),
        about,
        rules: parts.rules.get_ref().iter().map(|&Rule(rule)| rule).collect(),
        title: parts.title.clone(),
        story: parts.story.clone(),
        setup,
        names,
        start_line: line_of(text, start),
        step_lines: parts.step.iter().map(|step| line_of(text, step.span().start)).collect(),
        hash: blake3::derive_key("walstatt 2026 case file v1", text.replace("\r\n", "\n").as_bytes()),
        parts,
    })
}

/// The worked example that an id names.
fn example(id: &str) -> Option<RuleId> {
    id.parse().ok().filter(|id: &RuleId| id.kind() == RuleKind::Example)
}

/// What the case is about.
fn check_head(parts: &File) -> Result<RuleId, (usize, String)> {
    let id = parts.id.get_ref();
    if example(id).is_none() && !is_plain_name(id) {
        let reason = format!(
            "id \"{id}\": expected an example as in \"DW-05-E6\", or small letters, digits and hyphens"
        );
        return Err((parts.id.span().start, reason));
    }
    let system = parts.system.get_ref();
    if system != Battle::SYSTEM {
        let reason = format!("there is no system \"{system}\"; known is {}", Battle::SYSTEM);
        return Err((parts.system.span().start, reason));
    }
    let Some(&Rule(first)) = parts.rules.get_ref().first() else {
        return Err((parts.rules.span().start, "rules: a case proves at least one".to_string()));
    };
    Ok(example(id).unwrap_or(first))
}

impl Case {
    /// The position at its first decision, to be shown and played.
    pub fn start(&self) -> Result<Battle, Failure> {
        crate::run::start(self).map(|(battle, _)| battle)
    }

    /// Whether it is a worked example of the book.
    pub fn is_example(&self) -> bool {
        example(&self.id).is_some()
    }

    /// The chapter of the book: of the example, or of the first rule that the case proves.
    pub fn chapter(&self) -> u8 {
        self.about.chapter()
    }

    /// What the case calls its units and elements.
    pub fn names(&self) -> &Names {
        &self.names
    }

    pub(crate) fn start_dice(&self) -> &[Rolled] {
        &self.parts.start.get_ref().dice
    }

    /// A fault of a step; 0 is the start.
    pub(crate) fn failure(&self, step: usize, fault: Fault) -> Failure {
        let line =
            step.checked_sub(1).map_or(Some(self.start_line), |index| self.step_lines.get(index).copied());
        Failure { file: self.file.clone(), line, step: u32::try_from(step).ok(), fault }
    }
}
