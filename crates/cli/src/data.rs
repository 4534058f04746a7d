//! `walstatt data`: checks data files, and prints what editors need to check them while one types.

use crate::stop::Stop;
use clap::Subcommand;
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wire::{DataFiles, Registration, SYSTEMS};

#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Check the data files of a folder, or one file; what is missing is taken from the program.
    Lint {
        path: PathBuf,
        /// The system they belong to; by default the one whose name a folder of the path has, or else demonworld.
        #[arg(long)]
        system: Option<String>,
        /// One JSON object instead of words.
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON Schema of a data file, or of all of them.
    Schema {
        /// For example units.toml.
        file: Option<String>,
        #[arg(long, default_value = DEFAULT_SYSTEM)]
        system: String,
    },
}

/// The system of files that do not say otherwise.
const DEFAULT_SYSTEM: &str = "demonworld";

pub fn run(command: DataCommand, out: &mut impl Write) -> Result<ExitCode, Stop> {
    match command {
        DataCommand::Lint { path, system, json } => {
            let system = match system {
                Some(name) => wire::system(&name)?,
                None => system_of(&path)?,
            };
            lint(&path, &system.data, json, out)
        }
        DataCommand::Schema { file, system } => {
            let data = &wire::system(&system)?.data;
            let schema = match file {
                Some(file) => (data.schema)(&file).ok_or_else(|| unknown(&file, data))?,
                None => {
                    let all =
                        data.names.iter().filter_map(|file| Some(((*file).to_owned(), (data.schema)(file)?)));
                    all.collect::<serde_json::Map<_, _>>().into()
                }
            };
            writeln!(out, "{schema:#}")?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// As the folders of the path are called.
fn system_of(path: &Path) -> Result<&'static Registration, Stop> {
    // A path such as `.` names no folder by itself.
    let whole = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let named = |folder: &std::ffi::OsStr| SYSTEMS.iter().find(|system| folder == system.name);
    let found = whole.components().rev().find_map(|folder| named(folder.as_os_str()));
    Ok(match found {
        Some(system) => system,
        None => wire::system(DEFAULT_SYSTEM)?,
    })
}

fn unknown(file: &str, data: &DataFiles) -> Stop {
    Stop::Usage(format!("unknown data file \"{file}\"; there are: {}", data.names.join(", ")))
}

/// One line for every fault: `file:line: key: reason`.
fn lint(path: &Path, data: &DataFiles, as_json: bool, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let files = read(path, data)?;
    if let Some((name, _)) = files.iter().find(|(name, _)| !data.names.contains(&name.as_str())) {
        return Err(unknown(name, data));
    }
    let faults = (data.faults)(&files);
    if as_json {
        writeln!(out, "{}", json!({ "faults": faults }))?;
    } else {
        for fault in &faults {
            writeln!(out, "{fault}")?;
        }
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The data files with their names. A misspelt name would go unnoticed, so every TOML file counts.
fn read(path: &Path, data: &DataFiles) -> Result<Vec<(String, String)>, Stop> {
    let fault = |path: &Path, fault: std::io::Error| Stop::file(path, fault);
    let mut paths = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries = fs::read_dir(path).map_err(|error| fault(path, error))?;
        paths = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<std::io::Result<Vec<PathBuf>>>()
            .map_err(|error| fault(path, error))?;
        paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
        paths.sort();
    }
    if paths.is_empty() {
        let reason = format!("there is no data file; there are: {}", data.names.join(", "));
        return Err(Stop::file(path, reason));
    }
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| fault(&path, error))?;
        Ok((name, text))
    };
    paths.into_iter().map(read).collect()
}
