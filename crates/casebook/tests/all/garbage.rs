//! Whatever stands in a case file: an answer with its place, never a panic.

use proptest::prelude::*;
use std::path::{Path, PathBuf};

/// The cases of each system: the many of one must not crowd out the few of another.
fn systems() -> Vec<Vec<String>> {
    let names = wire::systems();
    names.into_iter().map(cases_of).filter(|cases| !cases.is_empty()).collect()
}

fn cases_of(system: &str) -> Vec<String> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases").join(system);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

fn survives(text: &str) {
    match casebook::parse(Path::new("garbage.toml"), text) {
        Ok(case) => {
            let _ = casebook::run(&case);
        }
        Err(failure) => assert!(failure.line.is_some(), "{failure}"),
    }
}

/// Replaces the n-th number of the text.
fn with_number(text: &str, n: usize, number: i64) -> String {
    let bytes = text.as_bytes();
    let starts: Vec<usize> = (1..bytes.len())
        .filter(|&i| bytes[i].is_ascii_digit() && !bytes[i - 1].is_ascii_alphanumeric())
        .collect();
    let Some(&start) = starts.get(n % starts.len().max(1)) else { return text.to_string() };
    let end = (start..bytes.len()).find(|&i| !bytes[i].is_ascii_digit()).unwrap_or(bytes.len());
    format!("{}{number}{}", &text[..start], &text[end..])
}

/// Takes a line from one place and puts it, or nothing, at another.
fn with_line_moved(text: &str, from: usize, to: usize, keep: bool) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let line = lines[from % lines.len()];
    if !keep {
        lines.remove(from % lines.len());
    }
    lines.insert(to % (lines.len() + 1), line);
    lines.join("\n")
}

proptest! {
    #[test]
    fn any_text(text in "\\PC*") {
        survives(&text);
    }

    #[test]
    fn numbers_changed(
        system in any::<prop::sample::Index>(),
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<usize>(), prop_oneof![-3i64..9, -130i64..300, any::<i64>()]), 1..4),
    ) {
        let systems = systems();
        let cases = system.get(&systems);
        let text = changes.iter().fold(which.get(cases).clone(), |text, &(n, number)| with_number(&text, n, number));
        survives(&text);
    }

    #[test]
    fn lines_moved(
        system in any::<prop::sample::Index>(),
        which in any::<prop::sample::Index>(),
        moves in prop::collection::vec((any::<usize>(), any::<usize>(), any::<bool>()), 1..4),
    ) {
        let systems = systems();
        let cases = system.get(&systems);
        let moved = |text: String, &(from, to, keep): &(usize, usize, bool)| with_line_moved(&text, from, to, keep);
        survives(&moves.iter().fold(which.get(cases).clone(), moved));
    }

    #[test]
    fn characters_changed(
        system in any::<prop::sample::Index>(),
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<usize>(), any::<char>()), 1..6),
    ) {
        let systems = systems();
        let cases = system.get(&systems);
        let mut text: Vec<char> = which.get(cases).chars().collect();
        for (place, character) in changes {
            let place = place % text.len();
            text[place] = character;
        }
        survives(&text.into_iter().collect::<String>());
    }
}
