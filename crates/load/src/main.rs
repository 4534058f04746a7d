//! `walstatt-load`: starts a server, plays many battles on it at once, and says how it fared.

use clap::Parser;
use load::measure::{Plan, Report, measure};
use load::process::{FREELY, Process};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Measures a server: battles between two guests each, who act once a second.
#[derive(Debug, Parser)]
#[command(name = "walstatt-load", version)]
struct Arguments {
    /// The server's program.
    #[arg(long, value_name = "FILE", default_value = "target/release/walstatt")]
    program: PathBuf,
    /// Its store; by default a SQLite file that is removed afterwards.
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    #[arg(long, default_value = "first-game")]
    scenario: String,
    #[arg(long, default_value_t = 1000)]
    battles: usize,
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Milliseconds between two actions of a battle.
    #[arg(long, default_value_t = 1000)]
    pace: u64,
    /// Fail where the acknowledgement of more than one action in a hundred takes longer.
    #[arg(long, value_name = "MS")]
    max_p99_ms: Option<f64>,
    /// Fail where a battle takes more memory.
    #[arg(long, value_name = "KIB")]
    max_kib: Option<f64>,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

/// A directory for the store that goes with its owner.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> io::Result<Scratch> {
        let moment = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let path = std::env::temp_dir().join(format!("walstatt-load-{}-{moment:x}", std::process::id()));
        std::fs::create_dir(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed stays in the directory for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn run(arguments: &Arguments) -> Result<Report, Box<dyn std::error::Error>> {
    let scratch = Scratch::new()?;
    let file = || format!("sqlite:{}", scratch.0.join("load.db").display());
    let store = arguments.store.clone().unwrap_or_else(file);
    let mut server = Process::start(&arguments.program, &store, FREELY).await?;
    let plan = Plan {
        scenario: arguments.scenario.clone(),
        battles: arguments.battles,
        time: Duration::from_secs(arguments.seconds),
        pace: Duration::from_millis(arguments.pace),
    };
    let report = measure(&server, &plan).await?;
    server.kill().await?;
    Ok(report)
}

/// What the gates say against it.
fn faults(report: &Report, arguments: &Arguments) -> Vec<String> {
    let mut faults = Vec::new();
    let p99 = report.acknowledged(0.99).as_secs_f64() * 1000.0;
    if let Some(most) = arguments.max_p99_ms.filter(|most| *most < p99) {
        faults.push(format!("p99 is {p99:.2} ms, allowed are {most} ms"));
    }
    if let Some(most) = arguments.max_kib.filter(|most| *most < report.kib_per_battle) {
        faults.push(format!("a battle takes {:.1} KiB, allowed are {most} KiB", report.kib_per_battle));
    }
    if report.actions == 0 {
        faults.push("nothing was played".to_owned());
    }
    faults
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let (shown, faults) = match run(&arguments).await {
        Ok(report) if arguments.json => (format!("{}\n", report.json()), faults(&report, &arguments)),
        Ok(report) => (format!("{report}\n"), faults(&report, &arguments)),
        Err(error) => (String::new(), vec![error.to_string()]),
    };
    // Where nothing can be written, the exit code must do.
    let _ = io::stdout().write_all(shown.as_bytes());
    for fault in &faults {
        let _ = writeln!(io::stderr(), "walstatt-load: {fault}");
    }
    ExitCode::from(u8::from(!faults.is_empty()))
}
