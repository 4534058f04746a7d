//! Long work with a progress bar for people.

use crate::stop::Stop;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Works, and shows how much is done and how long the rest will take; only on a terminal.
pub fn watched<T: Send>(
    all: usize,
    done: &AtomicUsize,
    work: impl FnOnce() -> Result<T, Stop> + Send,
) -> Result<T, Stop> {
    if !io::stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new(all as u64);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {eta}") {
        bar.set_style(style);
    }
    // What was done before says nothing of how fast it goes now.
    bar.set_position(done.load(Ordering::Relaxed) as u64);
    bar.reset_eta();
    thread::scope(|scope| {
        let working = scope.spawn(work);
        while !working.is_finished() {
            bar.set_position(done.load(Ordering::Relaxed) as u64);
            thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        working.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
