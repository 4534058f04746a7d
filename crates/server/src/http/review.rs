//! Battles looked at again once they are over.

use super::answer::Packed;
use super::asking::Asking;
use super::battles::{finished, unreadable};
use super::fault::Kind;
use super::{Answer, done};
use crate::app::App;
use crate::battle::OPENER;
use crate::battle::ledger::journal;
use crate::sheet::words;
use axum::extract::{Path, State};
use lab::Imagined;
use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OnceCell, Semaphore};
use tokio::time::sleep;
use wire::{Journal, Reviewed};

/// Reviews that are remembered; a few kilobytes each.
const KEPT: usize = 200;

/// Reviews that wait for their turn. Whoever comes when there are so many is asked to come again.
const WAITING: usize = 16;

/// Luck of the imagined battles: the same for all who ask.
const SEED: u64 = 1;

/// A review that is there, or on its way.
type Cell = Arc<OnceCell<Arc<Reviewed>>>;

/// What was found about battles, in no language yet. It does not change, since the battles are over.
pub struct Reviews {
    /// The newest last.
    known: Mutex<VecDeque<(String, Cell)>>,
    /// One at a time, in one thread, so that most of the machine is left to those who play.
    turn: Semaphore,
    places: Semaphore,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { known: Mutex::default(), turn: Semaphore::new(1), places: Semaphore::new(WAITING) }
    }
}

impl fmt::Debug for Reviews {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviews").finish_non_exhaustive()
    }
}

impl Reviews {
    fn cell(&self, id: &str) -> Cell {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, cell)) = known.iter().find(|(other, _)| other == id) {
            return Arc::clone(cell);
        }
        if KEPT <= known.len() {
            known.pop_front();
        }
        let cell = Cell::default();
        known.push_back((id.to_owned(), Arc::clone(&cell)));
        cell
    }
}

pub async fn review(State(app): State<Arc<App>>, asking: Asking, Path(id): Path<String>) -> Answer {
    let lang = asking.lang;
    let made = async {
        let (row, lines) = finished(&app, &id).await?;
        let read = done(&app, move || journal(&row.header, &lines)).await?;
        let journal = Arc::new(read.map_err(unreadable)?);
        let reviewed = found(&app, &asking, &id, &journal).await?;
        done(&app, move || {
            let shown = wire::shown_review(OPENER, &journal, &reviewed, words(lang));
            Ok(Packed::new(&shown.map_err(unreadable)?))
        })
        .await?
    };
    let packed = made.await.map_err(|kind: Kind| asking.no(kind))?;
    Ok(packed.response(&asking.headers))
}

async fn found(
    app: &Arc<App>,
    asking: &Asking,
    id: &str,
    journal: &Arc<Journal>,
) -> Result<Arc<Reviewed>, Kind> {
    let cell = app.reviews.cell(id);
    if let Some(known) = cell.get() {
        return Ok(Arc::clone(known));
    }
    if !app.reviewers.allows(asking.address) {
        return Err(Kind::Rate);
    }
    let (app, journal) = (Arc::clone(app), Arc::clone(journal));
    // In a task of its own: where whoever asked does not wait for it, the next one finds it.
    let finding = tokio::spawn(async move {
        let found = cell.get_or_try_init(|| look(&app, journal)).await;
        found.map(Arc::clone)
    });
    finding.await.map_err(|_| Kind::Unavailable)?
}

/// Looks at a battle again, unless it takes too long or the server ends.
async fn look(app: &App, journal: Arc<Journal>) -> Result<Arc<Reviewed>, Kind> {
    let _place = app.reviews.places.try_acquire().map_err(|_| Kind::Unavailable)?;
    let mut stopping = app.stopping.clone();
    let stop = Arc::new(AtomicBool::new(false));
    let over = async {
        let _turn = app.reviews.turn.acquire().await;
        let imagined = Imagined { battles: app.config.imagined, seed: SEED, threads: 1 };
        let told = Arc::clone(&stop);
        let work = move || wire::review(OPENER, &journal, imagined, &told);
        let found = tokio::select! {
            found = tokio::task::spawn_blocking(work) => found,
            () = sleep(app.config.limits.reviewing) => return Err(Kind::Unavailable),
        };
        let found = found.map_err(|_| Kind::Unavailable)?.map_err(unreadable)?;
        found.map(Arc::new).ok_or(Kind::Unavailable)
    };
    let found = tokio::select! {
        found = over => found,
        _ = stopping.wait_for(|stopping| *stopping) => Err(Kind::Unavailable),
    };
    stop.store(true, Relaxed);
    found
}
