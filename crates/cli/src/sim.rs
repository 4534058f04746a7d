//! `walstatt sim`: computer players fight many battles.

use crate::house::HouseArguments;
use crate::stop::Stop;
use crate::story::decimal;
use clap::Args;
use demonworld::Battle;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Batch, Tally, simulate};
use players::Player;
use rulebook::Rulebook;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;
use table::{BySide, Citations, FastDice, Game};
use wire::{Error, FluentValue, Lang, Options, Words};

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
    for player in [&arguments.a, &arguments.b] {
        wire::check_player(&arguments.system, player)?;
    }
    let player = |name: &String| name.parse::<Player>().map_err(|fault| Stop::Usage(fault.to_string()));
    let players = BySide::new(player(&arguments.a)?, player(&arguments.b)?);
    let start = opening(&arguments.system, &arguments.scenario, &arguments.house.options()?)?;
    let batch = Batch { threads, ..Batch::new(arguments.games, arguments.seed) };
    let tally = watched(&start, players, batch);
    let report = report(&tally, threads.min(arguments.games.max(1)))?;
    if arguments.json {
        let json = serde_json::to_string(&report).map_err(|fault| Stop::Failed(fault.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        tell(&report, arguments, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The typed battle at its first decision: simulation does not go through JSON.
fn opening(system: &str, scenario: &str, options: &Options) -> Result<Battle, Stop> {
    // The erased opening finds every wrong name and every fault of the data, with the right words.
    wire::new_battle(system, scenario, options)?;
    // Another system would come here by its own name.
    if system != Battle::SYSTEM {
        let known = vec![Battle::SYSTEM.to_owned()];
        return Err(Error::UnknownSystem { name: system.to_owned(), known }.into());
    }
    let setup = wire::demonworld::setup(scenario, options)?;
    setup.battle(&mut FastDice { seed: 0 }, &mut ()).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Stop::Failed(faults.join("; "))
    })
}

/// Simulates, with a progress bar for people.
fn watched(start: &Battle, players: BySide<Player>, batch: Batch) -> Tally<Citations> {
    let done = AtomicUsize::new(0);
    let work = || simulate(start, lab::demonworld::chooser(players), batch, &done);
    if !io::stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new(batch.games as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {eta}") {
        bar.set_style(style);
    }
    thread::scope(|scope| {
        let working = scope.spawn(work);
        while !working.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed) as u64);
            thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        match working.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

fn report(tally: &Tally<Citations>, threads: usize) -> Result<Report, Stop> {
    let book = Rulebook::builtin().map_err(|fault| Stop::Failed(fault.to_string()))?;
    let fired = book.entries().map(|entry| (entry.id(), tally.heard.of(entry.id())));
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
            .filter(|&(id, count)| 0 < count && id.kind() != table::RuleKind::Table)
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
