//! `walstatt data`: checks data files, and prints what editors need to check them while one types.

use crate::stop::Stop;
use clap::Subcommand;
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wire::demonworld::data::{Data, DataError, Symbols, Texts, schema};

#[derive(Debug, Subcommand)]
pub enum DataCommand {
    /// Check the data files of a folder, or one file; what is missing is taken from the program.
    Lint {
        path: PathBuf,
        /// One JSON object instead of words.
        #[arg(long)]
        json: bool,
    },
    /// Print the JSON Schema of a data file, or of all of them.
    Schema {
        /// For example units.toml.
        file: Option<String>,
    },
}

pub fn run(command: DataCommand, out: &mut impl Write) -> Result<ExitCode, Stop> {
    match command {
        DataCommand::Lint { path, json } => lint(&path, json, out),
        DataCommand::Schema { file: Some(file) } => {
            let found = schema(&file).ok_or_else(|| unknown(&file))?;
            writeln!(out, "{found:#}")?;
            Ok(ExitCode::SUCCESS)
        }
        DataCommand::Schema { file: None } => {
            let all: serde_json::Map<_, _> =
                Texts::FILES.iter().filter_map(|file| Some(((*file).to_owned(), schema(file)?))).collect();
            writeln!(out, "{:#}", json!(all))?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn unknown(file: &str) -> Stop {
    Stop::Usage(format!("unknown data file \"{file}\"; there are: {}", Texts::FILES.join(", ")))
}

/// One line for every fault: `file:line: key: reason`.
fn lint(path: &Path, as_json: bool, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let files = read(path)?;
    let mut texts = Texts::BUILTIN;
    for (name, text) in &files {
        if !texts.replace(name, text) {
            return Err(unknown(name));
        }
    }
    let faults = faults(&texts);
    if as_json {
        writeln!(out, "{}", json!({ "faults": faults }))?;
    } else {
        for fault in &faults {
            writeln!(out, "{fault}")?;
        }
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn faults(texts: &Texts<'_>) -> Vec<DataError> {
    let data = Data::parse(texts);
    let symbols = Symbols::read(texts.symbols);
    let strangers = match (&data, &symbols) {
        (Ok(data), Ok(symbols)) => symbols.strangers(texts.symbols, data),
        _ => Vec::new(),
    };
    data.err().into_iter().chain(symbols.err()).flatten().chain(strangers).collect()
}

/// The data files with their names. A misspelt name would go unnoticed, so every TOML file counts.
fn read(path: &Path) -> Result<Vec<(String, String)>, Stop> {
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
        let reason = format!("there is no data file; there are: {}", Texts::FILES.join(", "));
        return Err(Stop::file(path, reason));
    }
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| fault(&path, error))?;
        Ok((name, text))
    };
    paths.into_iter().map(read).collect()
}
