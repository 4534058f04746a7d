//! The threads that own the connections. What waits is taken together and committed together.

use crate::StoreError;
use crate::backend::{Address, Backend, Sql};
use crate::metrics::Counters;
use std::iter;
use std::sync::{Arc, mpsc as blocking};
use std::thread;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// How many jobs may wait; whoever comes later waits for a place.
const QUEUE: usize = 1024;

/// How many jobs one transaction takes, so that the first of them does not wait for too many others.
const GROUP: usize = 256;

pub(crate) enum Work {
    Write(Box<dyn Job>),
    Read(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

/// Something to be done with a connection. It may be done again where the first time came to nothing.
pub(crate) trait Job: Send {
    fn run(&mut self, sql: &mut dyn Sql) -> Ran;
    /// Tells whoever waits what the last run gave.
    fn answer(self: Box<Self>);
    fn fail(self: Box<Self>, error: StoreError);
}

pub(crate) enum Ran {
    Well,
    /// It was not done; it may have changed something all the same.
    Refused,
    /// The connection is broken.
    Broken(StoreError),
}

/// A job that answers with a `T`.
pub(crate) struct Task<T, F> {
    work: F,
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

type Answer<T> = oneshot::Receiver<Result<T, StoreError>>;

impl<T, F> Task<T, F>
where
    T: Send + 'static,
    F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
{
    pub(crate) fn boxed(work: F) -> (Box<dyn Job>, Answer<T>) {
        let (reply, answer) = oneshot::channel();
        let result = Err(StoreError::Unavailable("not done yet".to_owned()));
        (Box::new(Task { work, result, reply }), answer)
    }
}

impl<T, F> Job for Task<T, F>
where
    T: Send,
    F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, sql: &mut dyn Sql) -> Ran {
        self.result = (self.work)(sql);
        match &self.result {
            Ok(_) => Ran::Well,
            Err(error @ StoreError::Unavailable(_)) => Ran::Broken(error.clone()),
            Err(_) => Ran::Refused,
        }
    }

    fn answer(self: Box<Self>) {
        // Nobody may be waiting any more.
        let _ = self.reply.send(self.result);
    }

    fn fail(self: Box<Self>, error: StoreError) {
        let _ = self.reply.send(Err(error));
    }
}

/// Starts a thread with a connection of its own.
pub(crate) fn start(address: Address, counters: &Arc<Counters>) -> Result<mpsc::Sender<Work>, StoreError> {
    let (sender, queue) = mpsc::channel(QUEUE);
    let (ready, connected) = blocking::sync_channel(1);
    let counters = Arc::clone(counters);
    let unavailable = |reason: &dyn ToString| StoreError::Unavailable(reason.to_string());
    thread::Builder::new()
        .name("store".to_owned())
        .spawn(move || match address.connect() {
            Ok(backend) => {
                // The one who waits for it cannot have gone.
                let _ = ready.send(Ok(()));
                Worker { address, backend: Some(backend), counters }.serve(queue);
            }
            Err(error) => {
                let _ = ready.send(Err(error));
            }
        })
        .map_err(|error| unavailable(&error))?;
    connected.recv().map_err(|error| unavailable(&error))??;
    Ok(sender)
}

struct Worker {
    address: Address,
    /// `None` while the connection is broken.
    backend: Option<Box<dyn Backend>>,
    counters: Arc<Counters>,
}

impl Worker {
    fn serve(mut self, mut queue: mpsc::Receiver<Work>) {
        let mut closing = Vec::new();
        while let Some(first) = queue.blocking_recv() {
            let (mut writes, mut reads) = (Vec::new(), Vec::new());
            for work in iter::once(first).chain(iter::from_fn(|| queue.try_recv().ok())).take(GROUP) {
                match work {
                    Work::Write(job) => writes.push(job),
                    Work::Read(job) => reads.push(job),
                    Work::Close(done) => closing.push(done),
                }
            }
            if !writes.is_empty() {
                self.commit(writes);
            }
            for job in reads {
                self.read(job);
            }
            if !closing.is_empty() {
                // What is in the queue already still comes out of it.
                queue.close();
            }
        }
        drop(self.backend);
        for done in closing {
            let _ = done.send(());
        }
    }

    fn commit(&mut self, mut jobs: Vec<Box<dyn Job>>) {
        let began = Instant::now();
        match self.transaction(&mut jobs) {
            Ok(()) => {
                self.counters.committed(jobs.len(), began.elapsed());
                jobs.into_iter().for_each(Job::answer);
            }
            Err(error) => {
                self.counters.failed();
                jobs.into_iter().for_each(|job| job.fail(error.clone()));
            }
        }
    }

    /// One transaction for all. Where a job is refused, all are done again, each behind a savepoint, so that the refused
    /// one leaves nothing behind. That is rare enough to spare the others the savepoints.
    fn transaction(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let backend = self.begin()?;
        let done = match together(&mut **backend, jobs) {
            Ok(true) => Ok(()),
            Ok(false) => one_by_one(&mut **backend, jobs),
            Err(error) => Err(error),
        };
        let done = done.and_then(|()| Ok(backend.script("COMMIT")?));
        if done.is_err() && backend.script("ROLLBACK").is_err() {
            self.backend = None;
        }
        done
    }

    /// Begins a transaction, on a new connection where the old one has broken meanwhile.
    fn begin(&mut self) -> Result<&mut Box<dyn Backend>, StoreError> {
        if self.connected()?.begin().is_err() {
            self.backend = None;
            self.connected()?.begin()?;
        }
        self.connected()
    }

    fn read(&mut self, mut job: Box<dyn Job>) {
        let mut ran = self.run(&mut *job);
        if let Ran::Broken(_) = ran {
            // A broken connection shows only when it is used; the second try has a new one.
            self.backend = None;
            ran = self.run(&mut *job);
        }
        match ran {
            Ran::Well | Ran::Refused => job.answer(),
            Ran::Broken(error) => job.fail(error),
        }
    }

    fn run(&mut self, job: &mut dyn Job) -> Ran {
        match self.connected() {
            Ok(backend) => job.run(&mut **backend),
            Err(error) => Ran::Broken(error),
        }
    }

    fn connected(&mut self) -> Result<&mut Box<dyn Backend>, StoreError> {
        match &mut self.backend {
            Some(backend) => Ok(backend),
            none => Ok(none.insert(self.address.connect()?)),
        }
    }
}

/// Whether none was refused.
fn together(backend: &mut dyn Backend, jobs: &mut [Box<dyn Job>]) -> Result<bool, StoreError> {
    for job in jobs {
        match job.run(backend) {
            Ran::Well => {}
            Ran::Refused => return Ok(false),
            Ran::Broken(error) => return Err(error),
        }
    }
    Ok(true)
}

fn one_by_one(backend: &mut dyn Backend, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    backend.script("ROLLBACK")?;
    backend.begin()?;
    for job in jobs {
        backend.script("SAVEPOINT job")?;
        match job.run(backend) {
            Ran::Well => {}
            Ran::Refused => backend.script("ROLLBACK TO SAVEPOINT job")?,
            Ran::Broken(error) => return Err(error),
        }
        backend.script("RELEASE SAVEPOINT job")?;
    }
    Ok(())
}
