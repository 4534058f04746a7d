//! The file in which a battle is kept while it is played.

use crate::stop::Stop;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use wire::{Journal, JournalError};

#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// Writes the whole journal. A file that is there already is replaced only once the new one is complete.
    pub fn write(path: &Path, journal: &Journal) -> Result<SaveFile, Stop> {
        let file = SaveFile { path: path.to_path_buf() };
        file.rewrite(journal)?;
        Ok(file)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn rewrite(&self, journal: &Journal) -> Result<(), Stop> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(".new");
        let fault = |fault| Stop::file(&self.path, fault);
        fs::write(&beside, journal.text()).map_err(fault)?;
        fs::rename(&beside, &self.path).map_err(fault)
    }

    /// Adds one line.
    pub fn append(&self, line: &str) -> Result<(), Stop> {
        let fault = |fault| Stop::file(&self.path, fault);
        let mut file = OpenOptions::new().append(true).open(&self.path).map_err(fault)?;
        file.write_all(line.as_bytes()).map_err(fault)
    }
}

/// A journal from a file. A last line torn by a crash is left out; then the fault is returned, too.
pub fn read(path: &Path) -> Result<(Journal, Option<JournalError>), Stop> {
    let text = fs::read_to_string(path).map_err(|fault| Stop::file(path, fault))?;
    match Journal::parse(&text) {
        Ok(journal) => Ok((journal, None)),
        Err(torn) => {
            let sound = torn.sound_bytes.and_then(|bytes| text.get(..bytes));
            let journal = sound.and_then(|sound| Journal::parse(sound).ok());
            match journal {
                Some(journal) => Ok((journal, Some(torn))),
                None => Err(Stop::file(path, torn)),
            }
        }
    }
}
