//! `walstatt sim`: computer players fight many battles.

use crate::house::HouseArguments;
use crate::progress::watched;
use crate::stop::Stop;
use crate::story::decimal;
use clap::Args;
use lab::{Batch, Tally};
use rulebook::{Rulebook, System};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicUsize;
use std::thread;
use table::{BySide, Citations};
use wire::{FluentValue, Lang, Registration, Series, Words};

#[derive(Debug, Args)]
pub struct SimArguments {
    system: String,
    scenario: String,
    /// The player of side a.
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// The player of side b.
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// How many battles.
    #[arg(long)]
    games: usize,
    /// The same seed gives the same battles on any number of threads.
    #[arg(long)]
    seed: u64,
    /// By default one for every core.
    #[arg(long)]
    threads: Option<usize>,
    #[command(flatten)]
    house: HouseArguments,
    /// Keep every battle as a journal in this folder, named by its number: `walstatt replay` tells it,
    /// `walstatt verify` checks it.
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
    /// One JSON object instead of words.
    #[arg(long)]
    json: bool,
    /// de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Debug, Serialize)]
struct Wins {
    a: usize,
    b: usize,
    draw: usize,
}

/// The JSON answer. Other programs read it: its keys stay.
#[derive(Debug, Serialize)]
struct Report {
    games: usize,
    wins: Wins,
    /// Battles broken off because they had too many actions.
    unfinished: usize,
    actions: u64,
    /// By the clock on the wall.
    seconds: f64,
    /// Of the whole run, all threads together.
    battles_per_second: f64,
    /// Time of one thread for one action, choosing it included.
    ns_per_action: f64,
    /// How often each rule and ruling was applied; those that never were are left out.
    rules_fired: BTreeMap<String, u32>,
}

pub fn run(arguments: &SimArguments, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores);
    if threads < 1 {
        return Err(Stop::Usage("--threads: at least 1 is needed".to_owned()));
    }
    let system = wire::system(&arguments.system)?;
    let player = |name: &str| wire::check_player(system.name, name);
    let series = Series {
        scenario: &arguments.scenario,
        options: &arguments.house.options()?,
        players: BySide::new(player(&arguments.a)?, player(&arguments.b)?),
        batch: Batch { threads, ..Batch::new(arguments.games, arguments.seed) },
    };
    let done = AtomicUsize::new(0);
    let tally = watched(arguments.games, &done, || Ok((system.simulate)(&series, &done)?))?;
    if let Some(folder) = &arguments.save {
        save(system, &series, folder)?;
    }
    let report = report(&tally, system.name, threads.min(arguments.games.max(1)))?;
    if arguments.json {
        let json = serde_json::to_string(&report).map_err(|fault| Stop::Failed(fault.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        tell(&report, arguments, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays every battle once more, now with a journal, and writes it.
fn save(system: &Registration, series: &Series<'_>, folder: &Path) -> Result<(), Stop> {
    fs::create_dir_all(folder).map_err(|fault| Stop::file(folder, fault))?;
    for number in 0..series.batch.games {
        let file = folder.join(format!("{number}.jsonl"));
        let journal = wire::recorded(system, series, number)?.journal();
        fs::write(&file, journal.text()).map_err(|fault| Stop::file(&file, fault))?;
    }
    Ok(())
}

fn report(tally: &Tally<Citations>, system: &str, threads: usize) -> Result<Report, Stop> {
    let book = Rulebook::builtin().map_err(|fault| Stop::Failed(fault.to_string()))?;
    let entries = System::named(system).into_iter().flat_map(|system| book.entries_of(system));
    let fired = entries.map(|entry| (entry.id(), tally.heard.of(entry.id())));
    let seconds = tally.seconds.max(f64::MIN_POSITIVE);
    Ok(Report {
        games: tally.games,
        wins: Wins { a: tally.wins.a, b: tally.wins.b, draw: tally.draws },
        unfinished: tally.unfinished,
        actions: tally.actions,
        seconds: tally.seconds,
        battles_per_second: tally.games as f64 / seconds,
        ns_per_action: tally.seconds * threads as f64 * 1e9 / tally.actions.max(1) as f64,
        rules_fired: fired
            .filter(|&(_, count)| 0 < count)
            .map(|(id, count)| (id.to_string(), count))
            .collect(),
    })
}

fn tell(report: &Report, arguments: &SimArguments, out: &mut impl Write) -> Result<(), Stop> {
    let words = Words::new(crate::language(arguments.lang));
    let share = |count: usize| 100.0 * count as f64 / report.games.max(1) as f64;
    let line = |key: &str, player: &str, count: usize| {
        let share = decimal(&words, share(count));
        words.text(key, &[("player", player.into()), ("count", count.into()), ("share", share.into())])
    };
    let number = |value: f64| FluentValue::from(format!("{value:.0}"));
    writeln!(out, "{}", words.text("sim-games", &[("count", report.games.into())]))?;
    writeln!(out, "{}", line("sim-wins-a", &arguments.a, report.wins.a))?;
    writeln!(out, "{}", line("sim-wins-b", &arguments.b, report.wins.b))?;
    writeln!(out, "{}", line("sim-draws", "", report.wins.draw))?;
    writeln!(out, "{}", line("sim-unfinished", "", report.unfinished))?;
    let speed = [
        ("seconds", decimal(&words, report.seconds).into()),
        ("battles", number(report.battles_per_second)),
        ("nanoseconds", number(report.ns_per_action)),
    ];
    writeln!(out, "{}", words.text("sim-speed", &speed))?;
    writeln!(out, "{}", words.text("sim-rules", &[("count", report.rules_fired.len().into())]))?;
    Ok(())
}
