//! `walstatt ladder`: how strong computer players are, by pairs of battles with sides swapped.

use crate::house::HouseArguments;
use crate::progress::watched;
use crate::stop::Stop;
use crate::story::decimal;
use clap::Args;
use lab::stats::{Interval, Ranking, Record, Sprt, Verdict};
use lab::{Batch, Duel};
use players::Player;
use serde::Serialize;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::AtomicUsize;
use std::thread;
use wire::{Bout, Lang, Registration, Words};

#[derive(Debug, Args)]
pub struct LadderArguments {
    system: String,
    scenario: String,
    /// Two or more, separated by commas: random,sergeant,captain:50ms.
    #[arg(long, value_delimiter = ',', required = true, value_name = "PLAYERS")]
    players: Vec<String>,
    /// Battles of every two players; they are played in pairs.
    #[arg(long)]
    games: usize,
    #[arg(long)]
    seed: u64,
    /// By default one for every core.
    #[arg(long)]
    threads: Option<usize>,
    /// With two players: stop as soon as it is known whether the second is better than the first by the one or the other
    /// difference in Elo.
    #[arg(long, num_args = 2, value_names = ["ELO0", "ELO1"], allow_negative_numbers = true)]
    sprt: Option<Vec<f64>>,
    #[command(flatten)]
    house: HouseArguments,
    /// One JSON object instead of words.
    #[arg(long)]
    json: bool,
    /// de or en; by default as LANG says.
    #[arg(long)]
    lang: Option<Lang>,
}

/// A sequential test looks at its results after every so many pairs, whatever the number of threads.
const BLOCK: usize = 16;
/// How often a sequential test may err.
const ERROR: f64 = 0.05;

/// The JSON answer. Other programs read it: its keys stay.
#[derive(Debug, Serialize)]
struct Report {
    players: Vec<Line>,
    duels: Vec<Bouts>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Tested>,
}

/// A player on the ladder, the strongest first.
#[derive(Debug, Serialize)]
struct Line {
    player: String,
    /// 0 is the mean of all.
    elo: f64,
    elo_low: f64,
    elo_high: f64,
}

/// Two players: the results of the first.
#[derive(Debug, Serialize)]
struct Bouts {
    first: String,
    second: String,
    games: usize,
    wins: usize,
    draws: usize,
    losses: usize,
    unfinished: usize,
    /// Points of the first, a draw being half a point, and the 95 % interval by pairs.
    share: f64,
    low: f64,
    high: f64,
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    /// Pairs by the points of the first: 0, ½, 1, 1½, 2.
    pairs: [usize; 5],
    /// Points of whoever played side a.
    side_a: f64,
}

#[derive(Debug, Serialize)]
struct Tested {
    elo0: f64,
    elo1: f64,
    llr: f64,
    bound: f64,
    verdict: &'static str,
}

pub fn run(arguments: &LadderArguments, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let system = wire::system(&arguments.system)?;
    let names = &arguments.players;
    let players =
        names.iter().map(|name| wire::check_player(system.name, name)).collect::<Result<Vec<Player>, _>>()?;
    if players.len() < 2 {
        return Err(Stop::Usage("--players: at least two are needed".to_owned()));
    }
    let test = match arguments.sprt.as_deref() {
        None => None,
        Some(&[elo0, elo1]) if players.len() == 2 && elo0 < elo1 => Some(Sprt { elo0, elo1, error: ERROR }),
        Some(_) => {
            return Err(Stop::Usage(
                "--sprt: two players and a rising pair of differences are needed".to_owned(),
            ));
        }
    };
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.unwrap_or_else(cores).max(1);
    let batch = Batch { threads, ..Batch::new(arguments.games.div_ceil(2), arguments.seed) };
    let options = arguments.house.options()?;
    let couples: Vec<[usize; 2]> =
        (0..players.len()).flat_map(|one| (one + 1..players.len()).map(move |other| [one, other])).collect();
    let done = AtomicUsize::new(0);
    let fight = || {
        let duel = |&[one, other]: &[usize; 2]| {
            // The stronger one is usually named last, and his are the results of interest.
            let players = [players[other], players[one]];
            let bout = Bout { scenario: &arguments.scenario, options: &options, players, batch };
            fought(system, &bout, test, &done)
        };
        couples.iter().map(duel).collect::<Result<Vec<Duel>, Stop>>()
    };
    let duels = watched(couples.len() * batch.games, &done, fight)?;
    let report = report(&players, &couples, &duels, test);
    if arguments.json {
        let json = serde_json::to_string(&report).map_err(|fault| Stop::Failed(fault.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        tell(&report, &Words::new(crate::language(arguments.lang)), out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// All pairs of two players, or as many as the test needs.
fn fought(
    system: &Registration,
    bout: &Bout<'_>,
    test: Option<Sprt>,
    done: &AtomicUsize,
) -> Result<Duel, Stop> {
    let Some(test) = test else { return Ok((system.duel)(bout, 0..bout.batch.games, done)?) };
    let mut sum = Duel::default();
    for from in (0..bout.batch.games).step_by(BLOCK) {
        let block = from..(from + BLOCK).min(bout.batch.games);
        sum.add(&(system.duel)(bout, block, done)?);
        if test.verdict(&sum.pairs) != Verdict::Open {
            break;
        }
    }
    Ok(sum)
}

fn report(players: &[Player], couples: &[[usize; 2]], duels: &[Duel], test: Option<Sprt>) -> Report {
    let record = |(&[one, other], duel): (&[usize; 2], &Duel)| Record {
        first: other,
        second: one,
        points: duel.wins[0] as f64 + (duel.draws + duel.unfinished) as f64 / 2.0,
        games: duel.games(),
    };
    let records: Vec<Record> = couples.iter().zip(duels).map(record).collect();
    let ranking = Ranking::of(players.len(), &records);
    let line = |player: usize| {
        let rated = ranking.rated[player];
        Line {
            player: players[player].to_string(),
            elo: rated.elo,
            elo_low: rated.interval.low,
            elo_high: rated.interval.high,
        }
    };
    let bouts = |(&[one, other], duel): (&[usize; 2], &Duel)| {
        let (elo, elo_interval) = duel.pairs.elo();
        let Interval { low, high } = duel.pairs.interval();
        Bouts {
            first: players[other].to_string(),
            second: players[one].to_string(),
            games: duel.games(),
            wins: duel.wins[0],
            draws: duel.draws,
            losses: duel.wins[1],
            unfinished: duel.unfinished,
            share: duel.pairs.share(),
            low,
            high,
            elo,
            elo_low: elo_interval.low,
            elo_high: elo_interval.high,
            pairs: duel.pairs.counts,
            side_a: duel.side_a as f64 / (2 * duel.games().max(1)) as f64,
        }
    };
    let tested = |test: Sprt| {
        let pairs = duels.first().map(|duel| duel.pairs).unwrap_or_default();
        let verdict = match test.verdict(&pairs) {
            Verdict::Weaker => "elo0",
            Verdict::Stronger => "elo1",
            Verdict::Open => "open",
        };
        Tested { elo0: test.elo0, elo1: test.elo1, llr: test.llr(&pairs), bound: test.bound(), verdict }
    };
    Report {
        players: ranking.order().into_iter().map(line).collect(),
        duels: couples.iter().zip(duels).map(bouts).collect(),
        sprt: test.map(tested),
    }
}

fn tell(report: &Report, words: &Words, out: &mut impl Write) -> Result<(), Stop> {
    let whole = |value: f64| format!("{value:+.0}");
    let percent = |share: f64| decimal(words, 100.0 * share);
    for (rank, line) in report.players.iter().enumerate() {
        let facts = [
            ("rank", (rank + 1).into()),
            ("player", line.player.as_str().into()),
            ("elo", whole(line.elo).into()),
            ("low", whole(line.elo_low).into()),
            ("high", whole(line.elo_high).into()),
        ];
        writeln!(out, "{}", words.text("ladder-player", &facts))?;
    }
    for duel in &report.duels {
        let facts = [
            ("first", duel.first.as_str().into()),
            ("second", duel.second.as_str().into()),
            ("games", duel.games.into()),
            ("wins", duel.wins.into()),
            ("draws", duel.draws.into()),
            ("losses", duel.losses.into()),
            ("share", percent(duel.share).into()),
            ("low", percent(duel.low).into()),
            ("high", percent(duel.high).into()),
            ("elo", whole(duel.elo).into()),
        ];
        writeln!(out, "{}", words.text("ladder-duel", &facts))?;
    }
    if let Some(test) = &report.sprt {
        let facts = [
            ("verdict", test.verdict.into()),
            ("elo0", whole(test.elo0).into()),
            ("elo1", whole(test.elo1).into()),
            ("llr", decimal(words, test.llr).into()),
            ("bound", decimal(words, test.bound).into()),
        ];
        writeln!(out, "{}", words.text("ladder-sprt", &facts))?;
    }
    Ok(())
}
