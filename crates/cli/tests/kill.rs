//! The server is killed at random moments while people play. Whatever it has acknowledged or shown is there when it
//! comes up again, every battle goes on, and every journal holds against its seed.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

#[allow(dead_code, reason = "the tests of the store also stop it in between")]
#[path = "../../store/tests/store/postgres.rs"]
mod postgres;

use load::client::{Answer, Seen, Trouble};
use load::party::{Acted, Party};
use load::process::{FREELY, Process};
use postgres::Postgres;
use std::hash::{BuildHasher, RandomState};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};
use store::{SeatRow, Store};
use tokio::task::JoinSet;
use wire::{DiceHeader, Journal, verify};

const PROGRAM: &str = env!("CARGO_BIN_EXE_walstatt");
const SCENARIO: &str = "first-game";

/// Battles at a time: between two people, and against the computer.
const PAIRS: usize = 6;
const LONERS: usize = 3;

/// How long to wait for actions on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hundred_kills_lose_nothing_in_sqlite() {
    let directory = std::env::temp_dir().join(format!("walstatt-kill-{}", std::process::id()));
    std::fs::create_dir(&directory).unwrap();
    let store = format!("sqlite:{}", directory.join("walstatt.db").display());
    kill_again_and_again(&store, 200).await;
    std::fs::remove_dir_all(&directory).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn twenty_kills_lose_nothing_in_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    kill_again_and_again(&postgres.database(), 20).await;
}

async fn start(store: &str) -> Process {
    Process::start(Path::new(PROGRAM), store, FREELY).await.unwrap()
}

async fn kill_again_and_again(store: &str, kills: u32) {
    let acknowledged = Arc::new(AtomicU32::new(0));
    let place = |n| Place::new(n < LONERS, Arc::clone(&acknowledged));
    let mut places: Vec<Place> = (0..PAIRS + LONERS).map(place).collect();
    for kill in 0..kills {
        let mut server = start(store).await;
        let address = server.address();
        let mut playing = JoinSet::new();
        for mut place in places.drain(..) {
            playing.spawn(async move {
                // Every third time they have forgotten all they saw, and are told everything again.
                match place.play(address, kill % 3 == 2, None).await {
                    Err(Trouble::Gone(_)) => place,
                    Err(other) => panic!("after {kill} kills, battle {:?}: {other}", place.battle()),
                    Ok(()) => panic!("nobody stops before the server does"),
                }
            });
        }
        // At once, or after some actions, and then at any moment of the next ones.
        let enough = acknowledged.load(Relaxed) + u32::try_from(random() % 50).unwrap();
        let began = Instant::now();
        while acknowledged.load(Relaxed) < enough && began.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(random() % 40_000)).await;
        server.kill().await.unwrap();
        while let Some(place) = playing.join_next().await {
            places.push(place.unwrap());
        }
    }

    let server = start(store).await;
    let (mut finishing, address) = (JoinSet::new(), server.address());
    for mut place in places {
        finishing.spawn(async move {
            // The battles that are open now are played to their end.
            place.play(address, true, Some(place.finished.len() + 1)).await.unwrap();
            place
        });
    }
    let mut places = Vec::new();
    while let Some(place) = finishing.join_next().await {
        places.push(place.unwrap());
    }
    drop(server);

    let acknowledged = acknowledged.load(Relaxed);
    let undone: u32 = places.iter().map(|place| place.undone).sum();
    let finished: Vec<&String> = places.iter().flat_map(|place| &place.finished).collect();
    println!(
        "{kills} kills, {acknowledged} actions, {undone} taken back, {} battles finished",
        finished.len()
    );
    assert!(acknowledged > 10 * kills, "hardly anything was played");
    verify_all(store, &finished).await;
}

/// Runs every journal in the store again, with the dice and seals of its seed.
async fn verify_all(store: &str, finished: &[&String]) {
    let store = Store::open(store).unwrap();
    for id in finished {
        let row = store.battle(id).await.unwrap().unwrap();
        let lines = store.lines(id).await.unwrap();
        assert_eq!(lines.len(), row.progress.entries as usize);
        let mut journal = Journal::parse(&(row.header + &lines.concat())).unwrap();
        let DiceHeader::Sealed { seed, .. } = &mut journal.header.dice else {
            panic!("the dice are not sealed")
        };
        *seed = Some(table::Seed(row.seed));
        let verified = verify(&journal).unwrap_or_else(|error| panic!("battle {id}: {error}"));
        assert!(verified.seed_checked && verified.outcome.is_some(), "{verified:?}");
        assert!(verified.seals > 0 && verified.unsealed == 0, "{verified:?}");
        if let [SeatRow::Person(_), SeatRow::Computer(_)] = row.seats {
            let computer = journal.entries.iter().filter(|entry| entry.side == table::Side::B);
            assert!(computer.count() > 10, "the computer plays too");
        }
    }
    store.close().await;
}

/// Where one battle is played after the other.
struct Place {
    alone: bool,
    party: Option<Party>,
    finished: Vec<String>,
    /// Actions at all places together.
    acknowledged: Arc<AtomicU32>,
    undone: u32,
    /// Whether something was taken back since all sat down, and whether the last of it was never acknowledged.
    undos: (bool, bool),
}

impl Place {
    fn new(alone: bool, acknowledged: Arc<AtomicU32>) -> Place {
        Place { alone, party: None, finished: Vec::new(), acknowledged, undone: 0, undos: (false, false) }
    }

    fn battle(&self) -> Option<&str> {
        self.party.as_ref().map(|party| party.battle.as_str())
    }

    /// Goes on with the battle, and opens others after it, until so many are finished or the server is gone.
    async fn play(&mut self, server: SocketAddr, afresh: bool, until: Option<usize>) -> Result<(), Trouble> {
        while until.is_none_or(|until| self.finished.len() < until) {
            let party = match &mut self.party {
                Some(party) => party,
                none if self.alone => none.insert(Party::of_one(server, SCENARIO, "sergeant").await?),
                none => none.insert(Party::of_two(server, SCENARIO).await?),
            };
            let seats = party.sit(server, afresh).await?;
            for (before, now) in party.seats.iter().zip(&seats) {
                nothing_is_lost(&party.battle, &before.seen, &now.seen, self.undos);
            }
            party.seats = seats;
            self.undos = (false, false);
            while let Some(plan) = party.plan().await? {
                if random().is_multiple_of(8) {
                    self.undos = (true, true);
                    let answer = party.undo(&plan).await?;
                    self.undos = (true, false);
                    self.undone += u32::from(matches!(answer, Answer::Given(_)));
                    // What was to be done was thought out for another position.
                    continue;
                }
                match party.act(&plan).await? {
                    Acted::Done(_) => {
                        self.acknowledged.fetch_add(1, Relaxed);
                    }
                    // The computer was quicker.
                    Acted::Refused(reason) if reason == "stale" => {}
                    Acted::Refused(reason) => return Err(Trouble::Odd(reason)),
                }
            }
            let journal = party.journal().await?;
            let verified = verify(&Journal::parse(&journal).unwrap()).unwrap();
            assert!(verified.seed_checked && verified.outcome.is_some(), "{verified:?}");
            self.finished.push(party.battle.clone());
            self.party = None;
        }
        Ok(())
    }
}

/// Whatever was acknowledged or shown is there, except what was taken back: by the other side, which may have been told
/// so when this one was not yet, or by an undo of which nobody knows whether it came in time.
fn nothing_is_lost(battle: &str, before: &Seen, now: &Seen, (undone, unsure): (bool, bool)) {
    let (own, log) = (before.stamp.own, &before.log);
    let now_own = now.stamp.own + u32::from(unsure);
    assert!(own <= now_own, "battle {battle}: {own} decisions before, {} now", now.stamp.own);
    if undone && now.stamp.epoch != before.stamp.epoch {
        return;
    }
    assert_eq!(now.stamp.epoch, before.stamp.epoch, "battle {battle}");
    assert!(
        now.log.starts_with(log),
        "battle {battle}: the log had {} events, now {}",
        log.len(),
        now.log.len()
    );
}

fn random() -> u64 {
    RandomState::new().hash_one(Instant::now())
}
