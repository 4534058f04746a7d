//! One suite for both databases, and what only one of them can suffer.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, also in its helpers")]

mod crash;
mod failures;
mod postgres;
mod suite;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use store::{BattleRow, Progress, SeatRow, Store};

/// A directory that goes with its owner.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("walstatt-store-{}-{}", std::process::id(), NEXT.fetch_add(1, Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Scratch(path)
    }

    fn sqlite(&self) -> String {
        format!("sqlite:{}", self.path().join("walstatt.db").display())
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const NOW: u64 = 1_800_000_000;
const YEAR: u64 = 31_536_000;

async fn guest(store: &Store, token: u8) -> i64 {
    store.new_guest([token; 32], NOW + YEAR).await.unwrap()
}

/// A battle that a person opened and plays as side a, with an invitation to side b.
fn battle(id: &str, person: i64) -> BattleRow {
    BattleRow {
        id: id.to_owned(),
        system: "demonworld".to_owned(),
        scenario: "first-game".to_owned(),
        header: "{\"walstatt\":1}\n".to_owned(),
        seed: [7; 32],
        seats: [SeatRow::Person(person), SeatRow::Open],
        invite: Some([9; 32]),
        opened_by: person,
        progress: Progress { asked: [true, true], touched: NOW, ..Progress::default() },
        created: NOW,
    }
}

/// The progress after so many lines.
fn after(entries: u32) -> Progress {
    Progress {
        entries,
        round: 3,
        asked: [false, true],
        touched: NOW + u64::from(entries),
        ..Progress::default()
    }
}

fn numbered(from: u32, to: u32) -> Vec<String> {
    (from..to).map(|n| format!("{{\"n\":{n},\"text\":\"Fußvolk rückt vor\"}}\n")).collect()
}
