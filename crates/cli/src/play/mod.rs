//! `walstatt play`: a battle in the terminal, against the computer or with two people at one keyboard.

mod board;
mod commands;
mod hexes;
mod look;
mod menu;
mod plane;
mod prompt;
mod save;
mod seats;
mod sitting;
mod terminal;
mod typed;
mod units;

use crate::house::HouseArguments;
use crate::seed;
use crate::stop::Stop;
use casebook::Cases;
use clap::Args;
use save::SaveFile;
use seats::Seats;
use sitting::Sitting;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use terminal::Terminal;
use wire::{DiceChoice, Journal, Lang, Session, Words};

#[derive(Debug, Args)]
pub struct PlayArguments {
    #[arg(required_unless_present = "resume")]
    system: Option<String>,
    #[arg(required_unless_present = "resume")]
    scenario: Option<String>,
    /// Your side: a or b. By default a.
    #[arg(long)]
    side: Option<String>,
    /// A computer player, or "hotseat" for two people at one terminal. By default sergeant.
    #[arg(long, value_name = "PLAYER")]
    against: Option<String>,
    /// de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
    /// Keep the battle in this file; go on with it if it is there already.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the battle in this file.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// The secret of the dice, 64 hexadecimal digits; by default random.
    #[arg(long, value_name = "HEX", conflicts_with_all = ["manual_dice", "resume"])]
    seed: Option<String>,
    /// Roll real dice and type them in.
    #[arg(long, conflicts_with = "resume")]
    manual_dice: bool,
    #[command(flatten)]
    house: HouseArguments,
}

/// The word for a person in the journal.
const PERSON: &str = "human";

pub fn run(
    arguments: PlayArguments,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<ExitCode, Stop> {
    if arguments.resume.is_some() && !arguments.house.is_empty() {
        return Err(Stop::Usage("--resume: what was agreed on for the battle stays".to_owned()));
    }
    let words = Words::new(crate::language(arguments.lang));
    let terminal = Terminal::new(input, out);
    let old = match (&arguments.resume, &arguments.save) {
        (Some(path), _) => Some(path.clone()),
        (None, Some(path)) if path.exists() => Some(path.clone()),
        _ => None,
    };
    let mut sitting = match old {
        Some(path) => resumed(&arguments, &path, words, terminal)?,
        None => begun(&arguments, words, terminal)?,
    };
    sitting.play()?;
    Ok(ExitCode::SUCCESS)
}

fn begun<'a>(arguments: &PlayArguments, words: Words, terminal: Terminal<'a>) -> Result<Sitting<'a>, Stop> {
    let system = arguments.system.as_deref().unwrap_or_default();
    let scenario = arguments.scenario.as_deref().unwrap_or_default();
    let seats = Seats::asked(system, arguments.side.as_deref(), arguments.against.as_deref())?;
    let dice = match &arguments.seed {
        _ if arguments.manual_dice => DiceChoice::Manual,
        // The seed is kept in the file: it belongs to the person who plays, and without it nobody could go on.
        Some(text) => {
            let seed = seed::parse(text).map_err(|reason| Stop::Usage(format!("--seed: {reason}")))?;
            DiceChoice::Sealed { seed, in_header: true }
        }
        None => DiceChoice::Sealed { seed: seed::random()?, in_header: true },
    };
    let session = Session::begin(&Cases, system, scenario, &arguments.house.options()?, dice, seats.names())?;
    let save = match &arguments.save {
        Some(path) => Some(SaveFile::write(path, &session.journal())?),
        None => None,
    };
    let mut sitting = Sitting::new(session, seats, words, terminal, save);
    sitting.open()?;
    Ok(sitting)
}

fn resumed<'a>(
    arguments: &PlayArguments,
    path: &Path,
    words: Words,
    terminal: Terminal<'a>,
) -> Result<Sitting<'a>, Stop> {
    let (journal, torn) = save::read(path)?;
    same_battle(arguments, path, &journal)?;
    let header = &journal.header;
    let seats = match (&arguments.side, &arguments.against) {
        (None, None) => Seats::noted(&header.system, &header.names)?,
        (side, against) => Seats::asked(&header.system, side.as_deref(), against.as_deref())?,
    };
    // The end may be noted in a file that is resumed only to look at it; that is no fault.
    let (session, warnings) =
        Session::resume_with(&Cases, &journal, None).map_err(|fault| Stop::file(path, fault))?;
    let path = match &arguments.save {
        Some(other) if other != path && other.exists() => {
            return Err(Stop::Usage(format!("{}: exists already", other.display())));
        }
        Some(other) => other,
        None => path,
    };
    let save = SaveFile::write(path, &session.journal())?;
    let mut sitting = Sitting::new(session, seats, words, terminal, Some(save));
    sitting.reopen(&journal, path, torn.as_ref(), &warnings)?;
    Ok(sitting)
}

/// What the command line says must not contradict the file.
fn same_battle(arguments: &PlayArguments, path: &Path, journal: &Journal) -> Result<(), Stop> {
    let header = &journal.header;
    let differs = |asked: &Option<String>, noted: &String| asked.as_ref().is_some_and(|asked| asked != noted);
    if differs(&arguments.system, &header.system) || differs(&arguments.scenario, &header.scenario) {
        let noted = format!("{} {}", header.system, header.scenario);
        return Err(Stop::Usage(format!("{}: holds another battle ({noted})", path.display())));
    }
    Ok(())
}
