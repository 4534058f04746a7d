//! What all parts of the server share.

use crate::battle::hall::Hall;
use crate::battle::think::Thinkers;
use crate::config::Config;
use crate::http::{Library, Reviews};
use crate::limit::Gate;
use crate::metrics::{Levels, Metrics};
use crate::sheet::Sheets;
use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use store::Store;
use tokio::sync::{Semaphore, mpsc, watch};

#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub store: Store,
    pub hall: Hall,
    /// They decide for the computer.
    pub thinkers: Thinkers,
    /// They answer whoever only looks.
    pub clerks: Thinkers,
    pub metrics: Metrics,
    pub sheets: Sheets,
    pub library: Library,
    pub reviews: Reviews,
    pub creations: Gate,
    pub plans: Gate,
    pub reviewers: Gate,
    pub logins: Gate,
    /// Passwords are hashed by few at a time: it takes much memory on purpose.
    pub hashing: Semaphore,
    /// Whatever else takes long is done by few at a time, too.
    pub heavy: Semaphore,
    /// After a restart many battles are woken at once.
    pub waking: Semaphore,
    pub sockets: Arc<Semaphore>,
    pub connections: Arc<Semaphore>,
    /// Becomes true when the server is to end.
    pub stopping: watch::Receiver<bool>,
    /// Held by all that has to be finished before the server ends.
    pub busy: mpsc::Sender<()>,
    next_socket: AtomicU64,
}

impl App {
    pub fn new(
        config: Config,
        store: Store,
        stopping: watch::Receiver<bool>,
        busy: mpsc::Sender<()>,
    ) -> io::Result<App> {
        let limits = config.limits;
        Ok(App {
            store,
            hall: Hall::default(),
            thinkers: Thinkers::start("thinker", config.thinkers)?,
            clerks: Thinkers::start("clerk", config.thinkers)?,
            metrics: Metrics::default(),
            sheets: Sheets::default(),
            library: Library::default(),
            reviews: Reviews::default(),
            creations: Gate::new(limits.creations),
            plans: Gate::new(limits.plans),
            reviewers: Gate::new(limits.reviews),
            logins: Gate::new(limits.logins),
            hashing: Semaphore::new(2),
            heavy: Semaphore::new(2),
            waking: Semaphore::new(config.thinkers.max(1)),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            connections: Arc::new(Semaphore::new(limits.connections)),
            stopping,
            busy,
            next_socket: AtomicU64::new(0),
            config,
        })
    }

    pub fn next_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Relaxed)
    }

    pub fn levels(&self) -> Levels {
        let limits = &self.config.limits;
        Levels {
            battles: self.hall.len(),
            sockets: limits.sockets - self.sockets.available_permits(),
            connections: limits.connections - self.connections.available_permits(),
            store: self.store.metrics(),
        }
    }

    /// For whoever runs the server.
    pub fn report(&self, what: impl Display) {
        // Where even this cannot be written, nothing more can be done.
        let _ = writeln!(io::stderr(), "walstatt: {what}");
    }
}
