//! Embeds every case file of the project, sorted by path.

use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let project = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let cases = project.join("cases");
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![cases];
    while let Some(folder) = folders.pop() {
        // A folder changes when a file appears in it or disappears.
        println!("cargo::rerun-if-changed={}", folder.display());
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "toml") {
                println!("cargo::rerun-if-changed={}", path.display());
                files.push(path);
            }
        }
    }
    files.sort();
    let mut table = String::from("[\n");
    for path in &files {
        let parts = path.strip_prefix(&project)?.iter().map(|part| part.to_string_lossy());
        let name = parts.collect::<Vec<_>>().join("/");
        writeln!(table, "    ({name:?}, include_str!({path:?})),")?;
    }
    table += "]\n";
    fs::write(Path::new(&env::var("OUT_DIR")?).join("cases.rs"), table)?;
    Ok(())
}
