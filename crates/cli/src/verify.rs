//! `walstatt verify`: whether a recorded battle is what it claims to be. The file alone is enough.

use crate::stop::Stop;
use casebook::Cases;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use wire::{DiceHeader, FluentValue, Journal, Lang, Verified, Words, verify_with};

/// The first file with a fault ends it. Several are told apart by their names.
pub fn run(files: &[PathBuf], lang: Lang, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let words = Words::new(lang);
    for file in files {
        if 1 < files.len() {
            writeln!(out, "{}", file.display())?;
        }
        let text = std::fs::read_to_string(file).map_err(|fault| Stop::file(file, fault))?;
        let journal = Journal::parse(&text).map_err(|fault| Stop::file(file, fault))?;
        check(&journal, file, &words, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was checked, then what could not be, then the verdict. A fault is an error with its line.
pub fn check(journal: &Journal, file: &Path, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let found = verify_with(&Cases, journal).map_err(|fault| Stop::file(file, fault))?;
    for warning in &found.warnings {
        writeln!(out, "{warning}")?;
    }
    for (key, count) in checked(journal, &found) {
        writeln!(out, "{}", words.text(key, &[("count", FluentValue::from(count))]))?;
    }
    let gaps = unchecked(journal, &found);
    for (key, count) in &gaps {
        writeln!(out, "{}", words.text(key, &[("count", FluentValue::from(*count))]))?;
    }
    let verdict = if gaps.is_empty() { "verify-all" } else { "verify-some" };
    writeln!(out, "{}", words.text(verdict, &[]))?;
    Ok(ExitCode::SUCCESS)
}

type Finding = (&'static str, usize);

fn checked(journal: &Journal, found: &Verified) -> Vec<Finding> {
    let mut checked = vec![("verify-actions", found.entries), ("verify-hashes", found.hashes)];
    if found.seed_checked {
        checked.push(("verify-dice", found.dice));
        if matches!(journal.header.dice, DiceHeader::Sealed { .. }) {
            checked.push(("verify-commitment", 0));
            checked.push(("verify-seals", found.seals));
        }
    }
    if journal.end.is_some_and(|end| end.is_some()) {
        checked.push(("verify-end", 0));
    }
    checked
}

fn unchecked(journal: &Journal, found: &Verified) -> Vec<Finding> {
    let mut gaps = Vec::new();
    match &journal.header.dice {
        DiceHeader::Sealed { .. } if !found.seed_checked => {
            gaps.push(("verify-no-seed", found.dice));
            if 0 < found.seals {
                gaps.push(("verify-no-seals", found.seals));
            }
        }
        DiceHeader::Sealed { seed, .. } => {
            if seed.is_some() {
                gaps.push(("verify-open-seed", 0));
            }
            if 0 < found.unsealed {
                gaps.push(("verify-unsealed", found.unsealed));
            }
        }
        DiceHeader::Fast { .. } => gaps.push(("verify-plain-seed", 0)),
        DiceHeader::Manual => gaps.push(("verify-by-hand", found.dice)),
    }
    if 0 < found.forked {
        gaps.push(("verify-forked", found.forked));
    }
    match (journal.end, found.outcome) {
        (Some(Some(_)), _) => {}
        (Some(None), _) => gaps.push(("verify-broken-off", 0)),
        (None, None) => gaps.push(("verify-unfinished", 0)),
        (None, Some(_)) => gaps.push(("verify-no-end", 0)),
    }
    gaps
}
