//! `walstatt train`: computer players fight, and an evaluation of positions is learnt from it.

use crate::house::HouseArguments;
use crate::progress::watched;
use crate::stop::Stop;
use crate::story::decimal;
use clap::Args;
use lab::{Batch, Trained};
use players::Player;
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicUsize;
use std::thread;
use wire::{Lang, School, Words};

#[derive(Debug, Args)]
pub struct TrainArguments {
    system: String,
    /// One or more, separated by commas; they take turns.
    #[arg(value_delimiter = ',')]
    scenarios: Vec<String>,
    /// How many battles.
    #[arg(long)]
    games: usize,
    /// The same seed gives the same evaluation on any number of threads.
    #[arg(long)]
    seed: u64,
    /// Who plays both sides; one that thinks needs a number of actions (captain:200n).
    #[arg(long, default_value = "sergeant")]
    player: String,
    /// By default one for every core.
    #[arg(long)]
    threads: Option<usize>,
    /// Where the evaluation is written; by default it is printed.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    house: HouseArguments,
    /// de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
}

pub fn run(arguments: &TrainArguments, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let system = wire::system(&arguments.system)?;
    let player = wire::check_player(system.name, &arguments.player)?;
    if player.budget.is_by_clock() {
        let fault = "--player: what depends on the clock cannot be repeated; give a number of actions";
        return Err(Stop::Usage(fault.to_owned()));
    }
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores).max(1);
    let batch = Batch { threads, ..Batch::new(arguments.games, arguments.seed) };
    let options = arguments.house.options()?;
    let school = School { scenarios: &arguments.scenarios, options: &options, player, batch };
    let done = AtomicUsize::new(0);
    let trained = watched(batch.games, &done, || Ok((system.train)(&school, &done)?))?;
    let text = written(arguments, player, &trained);
    match &arguments.out {
        Some(path) => fs::write(path, text).map_err(|fault| Stop::file(path, fault))?,
        None => write!(out, "{text}")?,
    }
    if arguments.out.is_some() {
        tell(&trained, &Words::new(crate::language(arguments.lang)), out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The evaluation as `data/evaluation` keeps it, and how it was made.
fn written(arguments: &TrainArguments, player: Player, trained: &Trained) -> String {
    let mut text = String::from(
        "# Made by `walstatt train` (docs/lab.md): train anew instead of editing.\n\
         # What each number of a position counts at the beginning and at the end of a battle, in thousandths: a thousand of\n\
         # the number, times this, by so much rises the logarithm of the odds of winning.\n\n[origin]\n",
    );
    let scenarios: Vec<String> = arguments.scenarios.iter().map(|name| format!("{name:?}")).collect();
    let origin = [
        ("system", format!("{:?}", arguments.system)),
        ("scenarios", format!("[{}]", scenarios.join(", "))),
        ("player", format!("{:?}", player.to_string())),
        ("games", arguments.games.to_string()),
        ("seed", arguments.seed.to_string()),
        ("battles", trained.battles.to_string()),
        ("positions", trained.positions.to_string()),
        ("held_out", trained.held_out.to_string()),
        ("brier", format!("{:.4}", trained.miss.brier)),
        ("log_loss", format!("{:.4}", trained.miss.log_loss)),
        ("standing_brier", format!("{:.4}", trained.standing.brier)),
        ("standing_log_loss", format!("{:.4}", trained.standing.log_loss)),
    ];
    for (key, value) in origin {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{key} = {value}");
    }
    text.push_str("\n[weights]\n");
    for (name, [first, last]) in trained.names.iter().zip(&trained.weights) {
        let _ = writeln!(text, "{name} = [{first}, {last}]");
    }
    text
}

fn tell(trained: &Trained, words: &Words, out: &mut impl Write) -> Result<(), Stop> {
    let facts = [
        ("battles", trained.battles.into()),
        ("positions", trained.positions.into()),
        ("held", trained.held_out.into()),
    ];
    writeln!(out, "{}", words.text("train-battles", &facts))?;
    for (key, miss) in [("train-miss", trained.miss), ("train-standing", trained.standing)] {
        let thousandths = |value: f64| decimal(words, 1000.0 * value).into();
        let facts = [("brier", thousandths(miss.brier)), ("loss", thousandths(miss.log_loss))];
        writeln!(out, "{}", words.text(key, &facts))?;
    }
    Ok(())
}
