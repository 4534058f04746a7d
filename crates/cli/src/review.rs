//! `walstatt review`: a recorded battle looked at again: who was likely to win, what changed it, and how the dice fell.

use crate::scene::Scene;
use crate::stop::Stop;
use crate::story::{decimal, side_title};
use casebook::Cases;
use clap::Args;
use lab::Imagined;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::thread;
use table::{BySide, Side, Viewer};
use wire::show::{MomentNow, ReviewNow, SwingCause, SwingNow};
use wire::{Journal, Lang, Options, Words, side_name};

#[derive(Debug, Args)]
pub struct ReviewArguments {
    file: PathBuf,
    /// Battles imagined from each moment that is looked at; more take longer and are more exact.
    #[arg(long, value_name = "N", default_value_t = Imagined::USUAL)]
    rollouts: usize,
    /// The luck of the imagined battles. The same seed gives the same review on any number of threads.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// By default one for every core.
    #[arg(long)]
    threads: Option<usize>,
    /// One JSON object instead of words.
    #[arg(long)]
    json: bool,
    /// de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
}

/// Beyond this many rollouts nothing is gained but warmth.
const MOST_ROLLOUTS: usize = 100_000;

pub fn run(arguments: &ReviewArguments, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores);
    if threads < 1 {
        return Err(Stop::Usage("--threads: at least 1 is needed".to_owned()));
    }
    if !(2..=MOST_ROLLOUTS).contains(&arguments.rollouts) {
        return Err(Stop::Usage(format!("--rollouts: from 2 to {MOST_ROLLOUTS} are possible")));
    }
    let file = &arguments.file;
    let text = std::fs::read_to_string(file).map_err(|fault| Stop::file(file, fault))?;
    let journal = Journal::parse(&text).map_err(|fault| Stop::file(file, fault))?;
    let words = Words::new(crate::language(arguments.lang));
    let imagined = Imagined { battles: arguments.rollouts, seed: arguments.seed, threads };
    let reviewed = wire::review(&Cases, &journal, imagined, &AtomicBool::new(false));
    let reviewed = reviewed.map_err(|fault| Stop::file(file, fault))?;
    let reviewed = reviewed.ok_or_else(|| Stop::Failed("the review was stopped".to_owned()))?;
    let shown = wire::shown_review(&Cases, &journal, &reviewed, &words);
    let shown = shown.map_err(|fault| Stop::file(file, fault))?;
    if arguments.json {
        let json = serde_json::to_string(&shown).map_err(|fault| Stop::Failed(fault.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        tell(&journal, &shown, file, &words, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(
    journal: &Journal,
    review: &ReviewNow,
    file: &Path,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let header = &journal.header;
    let title = [
        ("system", header.system.as_str().into()),
        ("scenario", header.scenario.as_str().into()),
        ("entries", journal.entries.len().into()),
    ];
    writeln!(out, "{}", words.text("review-title", &title))?;
    let error = review.moments.iter().map(|moment| moment.error).fold(0.0, f64::max);
    let how = [
        ("battles", review.battles.into()),
        ("moments", review.moments.len().into()),
        ("error", format!("{error:.0}").into()),
    ];
    writeln!(out, "{}", words.text("review-how", &how))?;
    let sides = sides(journal, file, words)?;
    writeln!(out)?;
    tell_chances(review, &sides, words, out)?;
    writeln!(out)?;
    tell_swings(review, &sides, words, out)?;
    writeln!(out)?;
    tell_luck(review, &sides, words, out)
}

/// What the sides are called.
fn sides(journal: &Journal, file: &Path, words: &Words) -> Result<BySide<String>, Stop> {
    let header = &journal.header;
    let options = Options { house: header.house.clone() };
    let opening = wire::Opener::open(&Cases, &header.system, &header.scenario, &options);
    let opening = opening.map_err(|fault| Stop::file(file, fault))?;
    let scene = Scene::read(opening.battle.as_ref(), Viewer::Spectator, words)?;
    let title = |side| side_title(words, &scene, side);
    Ok(BySide::new(title(Side::A), title(Side::B)))
}

/// The columns of the chart.
const WIDTH: usize = 40;

fn tell_chances(
    review: &ReviewNow,
    sides: &BySide<String>,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Stop> {
    writeln!(out, "{}", words.text("review-chance", &[("side", sides.a.as_str().into())]))?;
    let round = |round: u16| words.text("review-round", &[("round", round.into())]);
    let mut rows = vec![(words.text("review-start", &[]), 0)];
    rows.extend(review.rounds.iter().map(|at| (round(at.round), at.n)));
    if let Some(last) = review.moments.last() {
        rows.push((words.text("review-end", &[]), last.n));
    }
    let widest = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    for (name, n) in rows {
        let percent = chance_at(&review.moments, n);
        let filled = ((percent / 100.0 * WIDTH as f64).round() as usize).min(WIDTH);
        let bar = format!("{}{}", "█".repeat(filled), "·".repeat(WIDTH - filled));
        let percent = words.text("review-percent", &[("percent", format!("{percent:.0}").into())]);
        writeln!(out, "{name:<widest$}  {bar} {percent:>5}")?;
    }
    Ok(())
}

/// The height of the curve; between two moments on the line that joins them.
fn chance_at(moments: &[MomentNow], n: u32) -> f64 {
    let after = moments.partition_point(|moment| moment.n < n);
    match (after.checked_sub(1).and_then(|before| moments.get(before)), moments.get(after)) {
        (_, Some(after)) if after.n == n => after.percent,
        (Some(before), Some(after)) => {
            let part = f64::from(n - before.n) / f64::from((after.n - before.n).max(1));
            before.percent + part * (after.percent - before.percent)
        }
        (Some(known), None) | (None, Some(known)) => known.percent,
        (None, None) => 50.0,
    }
}

fn tell_swings(
    review: &ReviewNow,
    sides: &BySide<String>,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Stop> {
    if review.swings.is_empty() {
        writeln!(out, "{}", words.text("review-no-swings", &[]))?;
        return Ok(());
    }
    writeln!(out, "{}", words.text("review-swings", &[("side", sides.a.as_str().into())]))?;
    for swing in &review.swings {
        let SwingNow { n, round, change, decision, dice, .. } = *swing;
        let args = [
            ("change", points(change).into()),
            ("decision", points(decision).into()),
            ("dice", points(dice).into()),
            ("cause", if swing.cause == SwingCause::Dice { "dice" } else { "decision" }.into()),
            ("n", n.into()),
            ("side", words.word("side", &swing.side).into()),
            ("round", round.into()),
            ("text", swing.text.as_str().into()),
        ];
        writeln!(out, "{}", words.text("review-swing", &args))?;
        for told in &swing.told {
            writeln!(out, "     {told}")?;
        }
    }
    Ok(())
}

/// Whole points with their sign.
fn points(value: f64) -> String {
    let rounded = value.round();
    if rounded == 0.0 { "0".to_owned() } else { format!("{rounded:+.0}").replace('-', "−") }
}

fn tell_luck(
    review: &ReviewNow,
    sides: &BySide<String>,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Stop> {
    if review.throws.is_empty() {
        writeln!(out, "{}", words.text("review-no-luck", &[]))?;
        return Ok(());
    }
    writeln!(out, "{}", words.text("review-luck", &[]))?;
    for side in Side::BOTH {
        let own = || review.throws.iter().filter(|throw| throw.side == side_name(side));
        let luck: f64 = own().map(|throw| f64::from(throw.fallen) - throw.expected).sum();
        let args = [("side", sides[side].as_str().into()), ("luck", balance(words, luck).into())];
        writeln!(out, "{}", words.text("review-luck-side", &args))?;
        for kind in &review.kinds {
            let mut throws = own().filter(|throw| throw.kind == kind.id).peekable();
            if throws.peek().is_none() {
                continue;
            }
            let (expected, fallen) = throws.fold((0.0, 0u32), |(expected, fallen), throw| {
                (expected + throw.expected, fallen + u32::from(throw.fallen))
            });
            let args = [
                ("kind", kind.name.as_str().into()),
                ("expected", decimal(words, expected).into()),
                ("fallen", fallen.into()),
                ("luck", balance(words, f64::from(fallen) - expected).into()),
            ];
            writeln!(out, "    {}", words.text("review-luck-row", &args))?;
        }
    }
    Ok(())
}

/// One decimal, with its sign.
fn balance(words: &Words, value: f64) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    let sign = if 0.0 < rounded {
        "+"
    } else if rounded < 0.0 {
        "−"
    } else {
        ""
    };
    format!("{sign}{}", decimal(words, rounded.abs()))
}
