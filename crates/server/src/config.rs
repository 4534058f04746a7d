//! How a server is set up.

use lab::{Effort, Imagined};
use std::net::SocketAddr;
use std::time::Duration;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Port 0 takes any free one.
    pub listen: SocketAddr,
    /// `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
    pub store: String,
    /// The address people know the server by, where that is not the one they reach it under: `https://example.org`.
    /// With https, cookies are kept to it.
    pub public_url: Option<String>,
    /// A proxy of one's own stands in front, so that the last address in `X-Forwarded-For` is the client's.
    pub behind_proxy: bool,
    /// Threads for the computer's decisions.
    pub thinkers: usize,
    /// The computer player who is asked for advice.
    pub adviser: String,
    /// How much is played to tell which rules random play applies.
    pub coverage: Effort,
    /// Battles imagined from each moment of a battle that is looked at again.
    pub imagined: usize,
    pub limits: Limits,
}

impl Config {
    pub fn new(listen: SocketAddr, store: impl Into<String>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen,
            store: store.into(),
            public_url: None,
            behind_proxy: false,
            thinkers: cores,
            adviser: "sergeant".to_owned(),
            // A quarter of what the program takes to answer the same: somebody waits for the page.
            coverage: Effort::default().quick(),
            imagined: Imagined::USUAL,
            limits: Limits::default(),
        }
    }

    /// Whether people reach the server only by https.
    pub(crate) fn https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// How often something may happen: `per_minute` in the long run, `burst` at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub per_minute: u32,
    pub burst: u32,
}

/// What nobody may exceed. Whoever does is told so, and nothing else happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Path and query of a request together, in bytes.
    pub uri: usize,
    /// All headers of a request, in bytes; below 8 KiB there is no limit.
    pub headers: usize,
    /// The body of a request, in bytes.
    pub body: usize,
    /// A message on a WebSocket, in bytes.
    pub message: usize,
    /// Actions that are played at once.
    pub actions: usize,
    /// Requests on one WebSocket.
    pub requests: Rate,
    /// New battles, guests and accounts from one address.
    pub creations: Rate,
    /// Battles that somebody at one address looks at before opening one.
    pub plans: Rate,
    /// Battles that somebody at one address has looked at again for the first time.
    pub reviews: Rate,
    /// Attempts to log in from one address.
    pub logins: Rate,
    /// Battles that one person has opened and that are not over.
    pub open_battles: u32,
    /// Battles in memory.
    pub awake: usize,
    pub sockets: usize,
    pub sockets_per_battle: usize,
    /// Connections of any kind.
    pub connections: usize,
    /// How long a request may take to arrive.
    pub arriving: Duration,
    /// How often a WebSocket is pinged; one that is silent for three such spans is closed.
    pub ping: Duration,
    /// How long a battle without watchers stays in memory.
    pub parking: Duration,
    /// How long the computer may think about a decision.
    pub thinking: Duration,
    /// How long looking at a battle again may take.
    pub reviewing: Duration,
    /// How long the store may take to keep an action.
    pub storing: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            uri: 2048,
            headers: 16 * 1024,
            body: 16 * 1024,
            message: 64 * 1024,
            actions: 200,
            requests: Rate { per_minute: 3000, burst: 200 },
            creations: Rate { per_minute: 20, burst: 40 },
            plans: Rate { per_minute: 120, burst: 120 },
            reviews: Rate { per_minute: 30, burst: 30 },
            logins: Rate { per_minute: 6, burst: 12 },
            open_battles: 60,
            awake: 20_000,
            sockets: 10_000,
            sockets_per_battle: 64,
            connections: 12_000,
            arriving: Duration::from_secs(15),
            ping: Duration::from_secs(25),
            parking: Duration::from_secs(60),
            thinking: Duration::from_secs(2),
            reviewing: Duration::from_secs(120),
            storing: Duration::from_secs(10),
        }
    }
}
