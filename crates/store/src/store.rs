//! The door of the crate.

use crate::backend::{Address, Sql};
use crate::metrics::{Counters, Metrics};
use crate::rows::{Append, BattleRow, Hash, PersonId, PersonRow};
use crate::worker::{Task, Work, start};
use crate::{StoreError, statements};
use std::fmt;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// An open store. Clones share it.
///
/// An answer without error means: durable. A change that is given up while it waits may be stored or not.
#[derive(Clone)]
pub struct Store {
    writer: mpsc::Sender<Work>,
    /// The writer itself where the database lives in memory and has but one connection.
    reader: mpsc::Sender<Work>,
    counters: Arc<Counters>,
}

impl Store {
    /// Opens `sqlite:PATH`, `sqlite::memory:` or `postgres://…`, and brings its schema up to date. Blocks.
    pub fn open(url: &str) -> Result<Store, StoreError> {
        let address = Address::parse(url)?;
        let counters = Arc::new(Counters::default());
        let writer = start(address.clone(), &counters)?;
        let reader = if address.one_connection() { writer.clone() } else { start(address, &counters)? };
        Ok(Store { writer, reader, counters })
    }

    /// Stores all that waits and ends. Later calls, also on clones, are answered with `Unavailable`.
    pub async fn close(self) {
        for worker in [&self.reader, &self.writer] {
            let (done, closed) = oneshot::channel();
            if worker.send(Work::Close(done)).await.is_ok() {
                // An error means that the worker has gone already.
                let _ = closed.await;
            }
        }
    }

    pub fn metrics(&self) -> Metrics {
        self.counters.read(self.writer.max_capacity() - self.writer.capacity())
    }

    /// Whether the database answers, on both ways.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.write(statements::ping).await?;
        self.read(statements::ping).await
    }

    // ------------------------------------------------------------------------------------------------------- battles

    /// `Taken` where the id is in use.
    pub async fn create_battle(&self, battle: BattleRow, lines: Vec<String>) -> Result<(), StoreError> {
        self.write(move |sql| statements::create_battle(sql, &battle, &lines)).await
    }

    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(move |sql| statements::append(sql, &append)).await
    }

    pub async fn battle(&self, id: &str) -> Result<Option<BattleRow>, StoreError> {
        let id = id.to_owned();
        self.read(move |sql| statements::battle(sql, &id)).await
    }

    /// The lines after the header.
    pub async fn lines(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let id = id.to_owned();
        self.read(move |sql| statements::lines(sql, &id)).await
    }

    /// Seats a person on the open seat 0 or 1. `Taken` where it is not open or the invitation is another one.
    pub async fn take_seat(
        &self,
        battle: &str,
        seat: usize,
        person: PersonId,
        invite: Hash,
    ) -> Result<(), StoreError> {
        let battle = battle.to_owned();
        self.write(move |sql| statements::take_seat(sql, &battle, seat, person, &invite)).await
    }

    /// The battles in which the person has a seat, the last touched first.
    pub async fn battles_of(&self, person: PersonId, limit: u32) -> Result<Vec<BattleRow>, StoreError> {
        self.read(move |sql| statements::battles_of(sql, person, limit)).await
    }

    /// How many battles the person has opened that are not over.
    pub async fn count_open(&self, person: PersonId) -> Result<u32, StoreError> {
        self.read(move |sql| statements::count_open(sql, person)).await
    }

    // -------------------------------------------------------------------------------------------------------- people

    /// A new guest with the token of the cookie.
    pub async fn new_guest(&self, token: Hash, expires: u64) -> Result<PersonId, StoreError> {
        self.write(move |sql| statements::new_guest(sql, &token, expires)).await
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<PersonRow>, StoreError> {
        self.read(move |sql| statements::person(sql, id)).await
    }

    /// By any spelling of the name in upper or lower case.
    pub async fn person_by_name(&self, name: &str) -> Result<Option<PersonRow>, StoreError> {
        let name = name.to_owned();
        self.read(move |sql| statements::person_by_name(sql, &name)).await
    }

    /// Makes a guest an account. `Taken` where the name is in use in any spelling, `Conflict` where the person has a
    /// name already.
    pub async fn name_person(&self, id: PersonId, name: String, password: String) -> Result<(), StoreError> {
        self.write(move |sql| statements::name_person(sql, id, &name, &password)).await
    }

    /// Gives the battles and seats of a guest to an account. The guest and its tokens are no more: a token known from
    /// before must not open the account.
    pub async fn merge_guest(&self, guest: PersonId, account: PersonId) -> Result<(), StoreError> {
        self.write(move |sql| statements::merge_guest(sql, guest, account)).await
    }

    pub async fn add_token(&self, token: Hash, person: PersonId, expires: u64) -> Result<(), StoreError> {
        self.write(move |sql| statements::add_token(sql, &token, person, expires)).await
    }

    /// `None` where the token is unknown or expired.
    pub async fn person_of_token(&self, token: Hash, now: u64) -> Result<Option<PersonRow>, StoreError> {
        self.read(move |sql| statements::person_of_token(sql, &token, now)).await
    }

    pub async fn drop_token(&self, token: Hash) -> Result<(), StoreError> {
        self.write(move |sql| statements::drop_token(sql, &token)).await
    }

    /// Forgets expired tokens, and guests who have neither a token nor a battle.
    pub async fn drop_expired(&self, now: u64) -> Result<(), StoreError> {
        self.write(move |sql| statements::drop_expired(sql, now)).await
    }

    async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    {
        let (task, answer) = Task::boxed(work);
        give(&self.writer, Work::Write(task), answer).await
    }

    async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    {
        let (task, answer) = Task::boxed(work);
        give(&self.reader, Work::Read(task), answer).await
    }
}

async fn give<T>(
    worker: &mpsc::Sender<Work>,
    work: Work,
    answer: oneshot::Receiver<Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let closed = || StoreError::Unavailable("closed".to_owned());
    worker.send(work).await.map_err(|_| closed())?;
    answer.await.unwrap_or_else(|_| Err(closed()))
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("metrics", &self.metrics()).finish()
    }
}
