//! The battles that are awake.

use super::host::host;
use super::letter::Letter;
use crate::app::App;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// Letters that wait for a battle. Whoever writes more has to wait too.
const LETTERS: usize = 32;

/// As many battles are awake as the server may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

#[derive(Debug, Default)]
pub struct Hall(Mutex<HashMap<String, mpsc::Sender<Letter>>>);

impl Hall {
    fn awake(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Letter>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn len(&self) -> usize {
        self.awake().len()
    }

    /// The battle, if it is awake.
    pub fn find(&self, id: &str) -> Option<mpsc::Sender<Letter>> {
        self.awake().get(id).cloned()
    }

    /// The battle, woken if need be. That it exists has been checked.
    pub fn wake(&self, app: &Arc<App>, id: &str) -> Result<mpsc::Sender<Letter>, Full> {
        let mut awake = self.awake();
        let room = awake.len() < app.config.limits.awake;
        match awake.entry(id.to_owned()) {
            // A closed one belongs to a task that has ended by a fault.
            Entry::Occupied(known) if !known.get().is_closed() => Ok(known.get().clone()),
            Entry::Vacant(_) if !room => Err(Full),
            entry => {
                let (letters, inbox) = mpsc::channel(LETTERS);
                entry.insert_entry(letters.clone());
                tokio::spawn(host(Arc::clone(app), id.to_owned(), inbox));
                Ok(letters)
            }
        }
    }

    /// Ends a battle's stay, unless a letter has just arrived for it.
    pub fn park(&self, id: &str, inbox: &mut mpsc::Receiver<Letter>) -> bool {
        let mut awake = self.awake();
        if !inbox.is_empty() {
            return false;
        }
        inbox.close();
        awake.remove(id);
        true
    }

    /// Ends a battle's stay whatever has arrived: the senders notice and come again. Nothing happens where it has ended
    /// already, and perhaps begun anew.
    pub fn leave(&self, id: &str, inbox: &mut mpsc::Receiver<Letter>) {
        let mut awake = self.awake();
        inbox.close();
        if awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            awake.remove(id);
        }
    }
}
