//! Data files being read, and where in them something is wrong. For every system.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use toml::Spanned;

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DataError {
    pub file: &'static str,
    /// From 1; absent where no line can be named.
    pub line: Option<usize>,
    /// The key on that line, or the name that is meant.
    pub key: Option<String>,
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if let Some(key) = &self.key {
            write!(f, ": {key}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for DataError {}

/// What is found wrong, one after the other.
pub(crate) type Faults = Vec<DataError>;

/// A file being read.
pub(crate) struct File<'a> {
    pub name: &'static str,
    pub text: &'a str,
}

impl File<'_> {
    pub fn read_into<T: DeserializeOwned>(&self, faults: &mut Faults) -> Option<T> {
        self.read().map_err(|fault| faults.push(fault)).ok()
    }

    fn read<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        toml::from_str(self.text).map_err(|fault| {
            let start = fault.span().map(|span| span.start);
            let key = start.and_then(|start| self.key_at(start));
            DataError {
                file: self.name,
                line: start.map(|start| self.line_of(start)),
                key,
                reason: fault.message().trim_end().replace('\n', "; "),
            }
        })
    }

    fn line_of(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
    }

    /// The key on the line, or the table that it opens.
    fn key_at(&self, at: usize) -> Option<String> {
        let line = self.text.lines().nth(self.line_of(at) - 1)?.trim();
        let table = || line.starts_with('[').then_some(line);
        line.split_once('=').map(|(key, _)| key.trim()).or_else(table).map(str::to_owned)
    }

    pub fn at(&self, value: &Spanned<String>, reason: impl Into<String>) -> DataError {
        DataError {
            file: self.name,
            line: Some(self.line_of(value.span().start)),
            key: Some(value.get_ref().clone()),
            reason: reason.into(),
        }
    }

    /// A fault of the entry with this id, or of the table with this name, wherever it stands.
    pub fn entry(&self, id: &str, reason: impl Into<String>) -> DataError {
        let (table, value) = (format!("[{id}]"), format!("\"{id}\""));
        let is_id = |line: &str| {
            line.split_once('=').is_some_and(|(key, text)| key.trim() == "id" && text.trim() == value)
        };
        let line = self.text.lines().position(|line| line.trim() == table || is_id(line));
        DataError {
            file: self.name,
            line: line.map(|line| line + 1),
            key: Some(id.to_owned()),
            reason: reason.into(),
        }
    }

    pub fn unique<'a>(&self, ids: impl Iterator<Item = &'a Spanned<String>>, faults: &mut Faults) {
        let mut seen: Vec<&str> = Vec::new();
        for id in ids {
            if seen.contains(&id.get_ref().as_str()) {
                faults.push(self.at(id, "defined twice"));
            }
            seen.push(id.get_ref());
        }
    }
}

/// BLAKE3 over the texts, the same for all line endings.
pub(crate) fn hash(files: &[&File<'_>]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("walstatt 2026 data files v1");
    for file in files {
        let text = file.text.replace("\r\n", "\n");
        hasher.update(file.name.as_bytes());
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    *hasher.finalize().as_bytes()
}
