//! Work on several threads. What comes of it must not depend on how many there are.

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use std::ops::Range;

/// Works with so many threads, at least one.
fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    match ThreadPoolBuilder::new().num_threads(threads.max(1)).build() {
        Ok(pool) => pool.install(work),
        // The machine gives no more threads: those that there are must do.
        Err(_) => work(),
    }
}

/// Does the work of every number. Several sums are given back, each of some numbers: put together in any order they
/// must give the same.
pub(crate) fn in_parallel<T: Default + Send>(
    threads: usize,
    numbers: Range<usize>,
    work: impl Fn(usize, &mut T) + Sync,
) -> Vec<T> {
    let add = |mut sum: T, number: usize| {
        work(number, &mut sum);
        sum
    };
    on_threads(threads, || numbers.into_par_iter().fold(T::default, add).collect())
}

/// Does the work of every item, in no particular order; after a fault no more is begun.
pub fn each<T: Sync, E: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&T) -> Result<(), E> + Sync,
) -> Result<(), E> {
    // One by one, since some take much longer than others.
    on_threads(threads, || items.par_iter().with_max_len(1).try_for_each(&work))
}
