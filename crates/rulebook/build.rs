//! Scans the workspace for the rules its code enforces and its tests name, and writes what it finds as tables
//! that the library includes.
//!
//! Odd input never fails the build: a file that cannot be read or parsed gives a warning and no findings.

#[path = "src/scan/mod.rs"]
mod scan;

use scan::Findings;
use scan::code::{CodeFile, Enforced};
use scan::source::Source;
use std::ffi::OsStr;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The crates that enforce rules, one per rule system, each with the data files whose entries are rules of the book. A
/// name that ends in `-` stands for all files that begin so.
const SYSTEMS: [(&str, &[&str]); 2] = [("demonworld", &DEMONWORLD_DATA), ("warhammer", &WARHAMMER_DATA)];
/// The module in which a system defines the constants of its rules; defining one enforces nothing.
const CONSTANTS: &str = "rules";
/// The modules in which a system defines refusals, events and faults of set-ups; see [`CodeFile::reports`].
const REPORTS: [&str; 4] = ["event", "faults", "label", "refusal"];
/// Units and commanders, items, boards, armies. The weapon tables are not among them, since the cards override them, nor
/// the terrain, whose numbers the engine knows.
const DEMONWORLD_DATA: [&str; 5] =
    ["boards.toml", "commanders.toml", "items.toml", "scenarios.toml", "units.toml"];
/// Everything a battle is made of: its engine knows the numbers of the rules, the data all others.
const WARHAMMER_DATA: [&str; 8] = [
    "armour.toml",
    "army-lists.toml",
    "scenarios.toml",
    "special-rules.toml",
    "spells.toml",
    "terrain.toml",
    "units-",
    "weapons.toml",
];

fn main() -> io::Result<()> {
    let missing = |name| io::Error::new(io::ErrorKind::NotFound, format!("{name} is not set"));
    let manifest = env::var_os("CARGO_MANIFEST_DIR").ok_or_else(|| missing("CARGO_MANIFEST_DIR"))?;
    let out = env::var_os("OUT_DIR").ok_or_else(|| missing("OUT_DIR"))?;
    let root = Path::new(&manifest).join("../..");
    // Cargo looks into folders recursively; one that does not exist yet makes it look again at every build.
    for scanned in ["crates", "cases", "data"] {
        println!("cargo::rerun-if-changed=../../{scanned}");
    }

    let mut enforced = Enforced::default();
    for (system, data) in SYSTEMS {
        let found = enforced_by(&root, &root.join("crates").join(system).join("src"));
        enforced.all.extend(found.all);
        enforced.noted.extend(found.noted);
        let files = files_below(&root.join("data").join(system), "toml");
        for path in files.into_iter().filter(|path| is_one_of(path, data)) {
            let Some(text) = read(&root, &path) else { continue };
            for (id, line) in scan::data::rules_of_data(&text) {
                scan::note(&mut enforced.all, id, (shown(&root, &path), line));
            }
        }
    }
    let mut tables = String::new();
    write_table(&mut tables, "ENFORCED", &enforced.all);
    write_table(&mut tables, "NOTED", &enforced.noted);
    write_table(&mut tables, "TESTED", &tested_in(&root));
    fs::write(Path::new(&out).join("findings.rs"), tables)
}

/// Whether the file has one of the names; see [`SYSTEMS`].
fn is_one_of(path: &Path, names: &[&str]) -> bool {
    let file = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
    names.iter().any(|name| if name.ends_with('-') { file.starts_with(name) } else { file == *name })
}

/// The rules enforced by the sources of one crate.
fn enforced_by(root: &Path, src: &Path) -> Enforced {
    let paths = files_below(src, "rs");
    let texts = paths.iter().filter_map(|path| Some((path, read(root, path)?))).collect::<Vec<_>>();
    let sources = texts.iter().map(|(path, text)| (path.as_path(), Source::new(text))).collect::<Vec<_>>();
    let only_tests =
        sources.iter().flat_map(|(path, source)| test_module_paths(path, source)).collect::<Vec<_>>();
    let is_of = |path: &Path, module: &str| path.with_extension("").starts_with(src.join(module));
    let files = sources
        .into_iter()
        .filter(|(path, _)| !is_of(path, CONSTANTS) && !only_tests.iter().any(|test| path.starts_with(test)))
        .map(|(path, source)| {
            let reports = REPORTS.iter().any(|module| is_of(path, module));
            CodeFile { path: shown(root, path), source, reports }
        })
        .collect::<Vec<_>>();
    scan::code::enforced(&files)
}

/// Where the modules lie that a file declares for tests only: each as a file and as a folder.
fn test_module_paths(path: &Path, source: &Source<'_>) -> Vec<PathBuf> {
    let folder = match path.file_stem().and_then(OsStr::to_str) {
        Some("lib" | "main" | "mod") => path.parent().unwrap_or(path).to_owned(),
        _ => path.with_extension(""),
    };
    let both = |name: &str| [folder.join(name), folder.join(format!("{name}.rs"))];
    source.test_modules().into_iter().flat_map(both).collect()
}

/// The rules that case files and the tests of all crates name.
fn tested_in(root: &Path) -> Findings {
    let mut tested = Findings::new();
    let mut note = |path: &Path, found: Vec<(String, u32)>| {
        for (id, line) in found {
            scan::note(&mut tested, id, (shown(root, path), line));
        }
    };
    for path in files_below(&root.join("cases"), "toml") {
        let Some(text) = read(root, &path) else { continue };
        match scan::cases::rules_of_case(&text) {
            Ok(found) => note(&path, found),
            Err(reason) => println!("cargo::warning={}: {}", shown(root, &path), reason.replace('\n', " ")),
        }
    }
    for package in entries(&root.join("crates")) {
        for folder in ["src", "tests"] {
            for path in files_below(&package.join(folder), "rs") {
                if let Some(text) = read(root, &path) {
                    note(&path, Source::new(&text).tested());
                }
            }
        }
    }
    tested
}

/// The entries of a folder in order; none where there is no such folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect::<Vec<_>>();
    paths.sort();
    paths
}

/// All files below a folder with the given ending, in order. Links to folders are not followed, so that there
/// is an end.
fn files_below(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in entries(folder) {
        if path.is_dir() && !path.is_symlink() {
            files.extend(files_below(&path, ending));
        } else if path.is_file() && path.extension().is_some_and(|found| found == ending) {
            files.push(path);
        }
    }
    files
}

fn read(root: &Path, path: &Path) -> Option<String> {
    let warn = |error: &io::Error| println!("cargo::warning={}: {error}", shown(root, path));
    fs::read_to_string(path).inspect_err(warn).ok()
}

/// The path from the root of the repository, with `/` on every system.
fn shown(root: &Path, path: &Path) -> String {
    let inner = path.strip_prefix(root).unwrap_or(path);
    inner.iter().map(OsStr::to_string_lossy).collect::<Vec<_>>().join("/")
}

fn write_table(tables: &mut String, name: &str, findings: &Findings) {
    // Writing to a string cannot fail.
    let _ = writeln!(tables, "static {name}: &[(&str, &[Place])] = &[");
    for (id, spots) in findings {
        let _ = writeln!(tables, "    ({id:?}, &[");
        for (file, line) in spots {
            let _ = writeln!(tables, "        Place {{ file: {file:?}, line: {line} }},");
        }
        let _ = writeln!(tables, "    ]),");
    }
    let _ = writeln!(tables, "];");
}
