use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the buckets of the commit latency in microseconds; one more bucket holds what took longer.
pub const BOUNDS: [u64; 9] = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 200_000];

/// What the writer has done since the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Metrics {
    pub commits: u64,
    /// Changes in these commits.
    pub jobs: u64,
    /// Groups of changes that could not be stored.
    pub failures: u64,
    /// The time of all commits together in microseconds, from taking the changes up to knowing that they are durable.
    pub micros: u64,
    /// Commits by the bounds of [`BOUNDS`], not cumulative.
    pub buckets: [u64; BOUNDS.len() + 1],
    /// Changes that wait now.
    pub waiting: usize,
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    commits: AtomicU64,
    jobs: AtomicU64,
    failures: AtomicU64,
    micros: AtomicU64,
    buckets: [AtomicU64; BOUNDS.len() + 1],
}

impl Counters {
    pub(crate) fn committed(&self, jobs: usize, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.commits.fetch_add(1, Relaxed);
        self.jobs.fetch_add(jobs as u64, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Relaxed);
    }

    pub(crate) fn failed(&self) {
        self.failures.fetch_add(1, Relaxed);
    }

    pub(crate) fn read(&self, waiting: usize) -> Metrics {
        Metrics {
            commits: self.commits.load(Relaxed),
            jobs: self.jobs.load(Relaxed),
            failures: self.failures.load(Relaxed),
            micros: self.micros.load(Relaxed),
            buckets: std::array::from_fn(|n| self.buckets[n].load(Relaxed)),
            waiting,
        }
    }
}
