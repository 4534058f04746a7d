//! `walstatt serve`: the table in the browser.

use crate::stop::Stop;
use clap::Args;
use server::{Config, Rate};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use tokio::runtime::Builder;
use tokio::signal::unix::{Signal, SignalKind, signal};

#[derive(Debug, Args)]
pub struct ServeArguments {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder for battles and people; by default walstatt in the data folder of the user.
    #[arg(long, value_name = "DIR", conflicts_with = "store")]
    data: Option<PathBuf>,
    /// Another store: sqlite:PATH, sqlite::memory: or postgres://….
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// Open the browser, if there is one.
    #[arg(long)]
    open: bool,
    /// The address people know the server by, for example https://example.org.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy of your own stands in front and sets X-Forwarded-For.
    #[arg(long)]
    behind_proxy: bool,
    /// Threads for the computer's decisions; by default one for each core.
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Battles that one person may have open.
    #[arg(long, value_name = "N")]
    open_battles: Option<u32>,
    /// New battles, guests and accounts per minute from one address.
    #[arg(long, value_name = "N")]
    creations: Option<u32>,
    /// Requests per minute on one WebSocket.
    #[arg(long, value_name = "N")]
    requests: Option<u32>,
    /// WebSockets in all.
    #[arg(long, value_name = "N")]
    sockets: Option<usize>,
}

impl ServeArguments {
    fn config(&self) -> Result<Config, Stop> {
        let store = match (&self.store, &self.data) {
            (Some(store), _) => store.clone(),
            (None, Some(folder)) => in_folder(folder)?,
            (None, None) => in_folder(&data_folder()?)?,
        };
        let mut config = Config::new(self.listen, store);
        config.public_url = self.public_url.clone();
        config.behind_proxy = self.behind_proxy;
        if let Some(thinkers) = self.thinkers {
            config.thinkers = thinkers;
        }
        let limits = &mut config.limits;
        let often = |per_minute: u32| Rate { per_minute, burst: per_minute.div_ceil(2) };
        limits.open_battles = self.open_battles.unwrap_or(limits.open_battles);
        limits.creations = self.creations.map_or(limits.creations, often);
        limits.requests = self.requests.map_or(limits.requests, often);
        if let Some(sockets) = self.sockets {
            // Pages need connections besides.
            limits.sockets = sockets;
            limits.connections = sockets.saturating_mul(2).max(limits.connections);
        }
        Ok(config)
    }
}

/// The address of the database in a folder, which is made if need be.
fn in_folder(folder: &PathBuf) -> Result<String, Stop> {
    std::fs::create_dir_all(folder).map_err(|fault| Stop::file(folder, fault))?;
    Ok(format!("sqlite:{}", folder.join("walstatt.db").display()))
}

/// As the XDG base directory specification says.
fn data_folder() -> Result<PathBuf, Stop> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")));
    let base = base.ok_or_else(|| Stop::Usage("there is no home folder: say --data DIR".to_owned()))?;
    Ok(base.join("walstatt"))
}

pub fn run(arguments: &ServeArguments, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let config = arguments.config()?;
    let public_url = config.public_url.clone();
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    let mut told = Ok(());
    let served = runtime.block_on(async {
        let (mut terminate, mut interrupt) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let ready = |address: SocketAddr| {
            let local = format!("http://{address}/");
            let url = public_url.unwrap_or(local);
            told = writeln!(out, "Walstatt: {url}").and_then(|()| out.flush());
            if arguments.open {
                open(&url);
            }
        };
        let shutdown = async { first(&mut terminate, &mut interrupt).await };
        Ok(server::run(config, ready, shutdown).await)
    });
    // Only what has been acknowledged counts, and that is stored: nobody waits for threads that still think.
    runtime.shutdown_background();
    served.map_err(Stop::Io)?.map_err(|fault| Stop::Failed(fault.to_string()))?;
    told?;
    Ok(ExitCode::SUCCESS)
}

async fn first(terminate: &mut Signal, interrupt: &mut Signal) {
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
}

/// Where there is no browser, the address has been printed.
fn open(url: &str) {
    let quiet = || Stdio::null();
    let _ = Command::new("xdg-open").arg(url).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
