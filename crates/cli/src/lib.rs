//! The `walstatt` command. Its forms are stable: other programs call them.
//!
//! Exit codes: 0 done, 1 failed (a case, a journal, a file), 2 wrong use.

mod case;
mod data;
mod house;
mod lab;
mod ladder;
mod odds;
mod play;
mod progress;
pub mod referee;
mod replay;
mod review;
mod rules;
mod scene;
mod seed;
mod serve;
mod sim;
mod stop;
mod story;
mod train;
mod verify;

use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use stop::Stop;
use wire::Lang;

/// A digital tabletop that plays by the book and names the rule for everything.
#[derive(Debug, Parser)]
#[command(name = "walstatt", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play a battle in the terminal.
    Play(play::PlayArguments),
    /// Let computer players fight many battles.
    Sim(sim::SimArguments),
    /// Find out how strong computer players are.
    Ladder(ladder::LadderArguments),
    /// Train the evaluation with which computer players judge positions.
    Train(train::TrainArguments),
    /// Put a question about army lists or rules to thousands of battles.
    #[command(subcommand)]
    Lab(lab::LabCommand),
    /// Run case files or folders of them.
    Case {
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    /// Tell a recorded battle in words.
    Replay {
        file: PathBuf,
        /// Check the battle instead, as `walstatt verify` does.
        #[arg(long)]
        verify: bool,
        /// de or en; by default as LANG says.
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// Look at a recorded battle again: who was likely to win, and what changed it.
    Review(review::ReviewArguments),
    /// How attacks are likely to end in a recorded battle or in the position of a case.
    Odds(odds::OddsArguments),
    /// Check recorded battles: every action, die, seal and hash, the seed and the end.
    Verify {
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// de or en; by default as LANG says.
        #[arg(long)]
        lang: Option<Lang>,
    },
    /// Show rules and how well the engine covers them.
    #[command(subcommand)]
    Rules(rules::RulesCommand),
    /// Check data files, show their form.
    #[command(subcommand)]
    Data(data::DataCommand),
    /// Serve the table in the browser (docs/server.md).
    Serve(serve::ServeArguments),
    /// Serve bots and tools: JSON requests and answers, one per line (docs/protocol.md).
    Referee,
}

fn run(command: Command) -> Result<ExitCode, Stop> {
    let out = &mut io::stdout().lock();
    let code = match command {
        Command::Play(arguments) => play::run(arguments, &mut io::stdin().lock(), out)?,
        Command::Sim(arguments) => sim::run(&arguments, out)?,
        Command::Ladder(arguments) => ladder::run(&arguments, out)?,
        Command::Train(arguments) => train::run(&arguments, out)?,
        Command::Lab(command) => lab::run(command, out)?,
        Command::Case { paths } => case::run(&paths, out)?,
        Command::Replay { file, verify, lang } => replay::run(&file, verify, language(lang), out)?,
        Command::Review(arguments) => review::run(&arguments, out)?,
        Command::Odds(arguments) => {
            let lang = language(arguments.lang);
            odds::run(&arguments, lang, out)?
        }
        Command::Verify { files, lang } => verify::run(&files, language(lang), out)?,
        Command::Rules(command) => rules::run(command, out)?,
        Command::Data(command) => data::run(command, out)?,
        Command::Serve(arguments) => serve::run(&arguments, out)?,
        Command::Referee => referee::run(&mut io::stdin().lock(), out)?,
    };
    out.flush()?;
    Ok(code)
}

/// The language asked for, or that of the surroundings, or English.
fn language(asked: Option<Lang>) -> Lang {
    let surroundings = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
    };
    match asked {
        Some(lang) => lang,
        None if surroundings().is_some_and(|value| value.starts_with("de")) => Lang::De,
        None => Lang::En,
    }
}

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(code) => code,
        Err(stop) => {
            if stop.exit_code() != 0 {
                // Where even this cannot be written, the exit code must do.
                let _ = writeln!(io::stderr(), "walstatt: {stop}");
            }
            ExitCode::from(stop.exit_code())
        }
    }
}
