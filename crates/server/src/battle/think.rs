//! The threads in which the computer thinks, so that no battle waits for another one's decision.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::{fmt, io};

type Job = Box<dyn FnOnce() + Send>;

/// A few threads and a queue. The threads end when this is dropped and the queue is empty.
pub struct Thinkers {
    queue: SyncSender<Job>,
}

/// So many jobs wait already that this one was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl Thinkers {
    /// Whatever waits longer than this many other jobs would come too late anyway.
    const WAITING: usize = 4096;

    pub fn start(name: &str, threads: usize) -> io::Result<Thinkers> {
        let (queue, jobs) = sync_channel::<Job>(Thinkers::WAITING);
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new().name(format!("{name}-{number}")).spawn(move || work(&jobs))?;
        }
        Ok(Thinkers { queue })
    }

    pub fn give(&self, job: impl FnOnce() + Send + 'static) -> Result<(), Busy> {
        self.queue.try_send(Box::new(job)).map_err(|_| Busy)
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        // A fault in one decision must not end the thread; whoever waits for the answer has a deadline.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

impl fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinkers").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn a_job_that_panics_does_not_end_its_thread() {
        let thinkers = Thinkers::start("thinker", 1).unwrap();
        let (answer, answers) = channel();
        thinkers.give(|| panic!("on purpose")).unwrap();
        thinkers.give(move || answer.send(7).unwrap()).unwrap();
        assert_eq!(answers.recv(), Ok(7));
    }
}
