use crate::demonworld::Position as Demonworld;
use crate::failure::{Failure, Fault, line_of};
use crate::format::{Head, Text};
use crate::kind::{Body, Kind, Placed, Read};
use crate::notation::{Rule, is_plain_name};
use crate::warhammer::Case as Warhammer;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Game, RuleId, RuleKind};
use toml::Spanned;
use wire::System;

/// A case file that has been read: its position is a valid start of a battle.
#[derive(Clone, Debug)]
pub struct Case {
    pub file: PathBuf,
    /// The worked example or a free name.
    pub id: String,
    system: String,
    /// The worked example, or the first rule that the case proves.
    pub(crate) about: RuleId,
    /// What the case proves.
    pub rules: Vec<RuleId>,
    pub title: Text,
    pub story: Text,
    /// Of its system.
    pub(crate) body: Arc<dyn Body>,
    /// The line of `[start]` and the lines of the steps.
    start_line: u32,
    step_lines: Vec<u32>,
    /// Of the text, the same for all line endings.
    hash: [u8; 32],
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

/// Reads the cases of one system.
type Reader = fn(&Path, &str) -> Result<Case, Placed>;

/// All systems by name.
const READERS: [(&str, Reader); 2] =
    [(name::<Demonworld>(), read::<Demonworld>), (name::<Warhammer>(), read::<Warhammer>)];

const fn name<K: Kind>() -> &'static str {
    <<K::System as System>::Game as Game>::SYSTEM
}

/// Reads a case from its text; `path` is only used to name it.
pub fn parse(path: &Path, text: &str) -> Result<Case, Failure> {
    reader(text).and_then(|read| read(path, text)).map_err(|(byte, fault)| Failure {
        file: path.to_path_buf(),
        line: byte.map(|byte| line_of(text, byte)),
        step: None,
        fault,
    })
}

/// Whoever reads the cases of the system that the text names.
fn reader(text: &str) -> Result<Reader, Placed> {
    #[derive(Deserialize)]
    struct Named {
        system: Spanned<String>,
    }
    let Named { system } = crate::kind::shape(text)?;
    let found = READERS.iter().find(|(name, _)| name == system.get_ref());
    found.map(|&(_, read)| read).ok_or_else(|| {
        let known = READERS.map(|(name, _)| name).join(", ");
        let reason = format!("there is no system \"{}\"; known is {known}", system.get_ref());
        (Some(system.span().start), Fault::Malformed(reason))
    })
}

fn read<K: Kind>(path: &Path, text: &str) -> Result<Case, Placed> {
    let Read { head, start, steps, script } = K::read(text)?;
    let about = check_head(&head).map_err(|(byte, reason)| (Some(byte), Fault::Malformed(reason)))?;
    Ok(Case {
        file: path.to_path_buf(),
        id: head.id.into_inner(),
        system: head.system,
        about,
        rules: head.rules.into_inner().into_iter().map(|Rule(rule)| rule).collect(),
        title: head.title,
        story: head.story,
        body: Arc::new(script),
        start_line: line_of(text, start),
        step_lines: steps.into_iter().map(|step| line_of(text, step)).collect(),
        hash: blake3::derive_key("walstatt 2026 case file v1", text.replace("\r\n", "\n").as_bytes()),
    })
}

/// The worked example that an id names.
fn example(id: &str) -> Option<RuleId> {
    id.parse().ok().filter(|id: &RuleId| id.kind() == RuleKind::Example)
}

/// What the case is about.
fn check_head(head: &Head) -> Result<RuleId, (usize, String)> {
    let id = head.id.get_ref();
    if example(id).is_none() && !is_plain_name(id) {
        let reason = format!(
            "id \"{id}\": expected an example as in \"DW-05-E6\", or small letters, digits and hyphens"
        );
        return Err((head.id.span().start, reason));
    }
    let Some(&Rule(first)) = head.rules.get_ref().first() else {
        return Err((head.rules.span().start, "rules: a case proves at least one".to_string()));
    };
    Ok(example(id).unwrap_or(first))
}

impl Case {
    /// What a battle from the position is made of, together with the data files.
    pub(crate) fn hash_with(&self, data: [u8; 32]) -> [u8; 32] {
        blake3::derive_key("walstatt 2026 position of a case v1", &[data, self.hash].concat())
    }

    /// Whether it is a worked example of the book.
    pub fn is_example(&self) -> bool {
        example(&self.id).is_some()
    }

    pub fn system(&self) -> &str {
        &self.system
    }

    /// The chapter of the book: of the example, or of the first rule that the case proves.
    pub fn chapter(&self) -> u8 {
        self.about.chapter()
    }

    /// A fault of a step; 0 is the start.
    pub(crate) fn failure(&self, step: usize, fault: Fault) -> Failure {
        let line =
            step.checked_sub(1).map_or(Some(self.start_line), |index| self.step_lines.get(index).copied());
        Failure { file: self.file.clone(), line, step: u32::try_from(step).ok(), fault }
    }
}
