//! `walstatt replay`: a recorded battle in words, or checked.

use crate::scene::Scene;
use crate::stop::Stop;
use crate::story::{Luck, end_lines, retell};
use crate::verify;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use table::{BySide, Viewer};
use wire::{Journal, Lang, Words};

pub fn run(file: &Path, check: bool, lang: Lang, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let text = std::fs::read_to_string(file).map_err(|fault| Stop::file(file, fault))?;
    let journal = Journal::parse(&text).map_err(|fault| Stop::file(file, fault))?;
    let words = Words::new(lang);
    if !check {
        tell(&journal, &words, file, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    verify::check(&journal, file, &words, out)
}

/// Says what happened, action by action.
fn tell(journal: &Journal, words: &Words, file: &Path, out: &mut impl Write) -> Result<(), Stop> {
    let header = &journal.header;
    let title = [
        ("system", header.system.as_str().into()),
        ("scenario", header.scenario.as_str().into()),
        ("entries", journal.entries.len().into()),
    ];
    writeln!(out, "{}", words.text("replay-title", &title))?;
    let mut luck = BySide::<Luck>::default();
    let battle = retell(journal, file, |told| {
        if let Some((number, entry)) = told.entry {
            let side = words.word("side", wire::side_name(entry.side));
            let names = told.battle.names(words.lang());
            writeln!(out, "{number}. {side}: {}", words.action(&entry.action, &names))?;
        }
        for line in told.lines(words, &mut luck) {
            writeln!(out, "    {line}")?;
        }
        Ok(())
    })?;
    let names = battle.names(words.lang());
    let scene = Scene::read(battle.as_ref(), Viewer::Spectator, words)?;
    for line in end_lines(words, &names, &scene, battle.outcome(), &luck) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
