//! A program is killed in the middle of its commits. What it acknowledged is there; what is there is a beginning of
//! what it wrote.

use crate::postgres::Postgres;
use crate::{Scratch, after, battle, guest, numbered};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;
use store::{Append, Store};

const BATTLES: u32 = 20;
const KILLS: u32 = 10;

/// Set for the program that is going to be killed: the address of its database.
const VICTIM: &str = "WALSTATT_STORE_VICTIM";

#[test]
fn a_killed_program_loses_nothing_it_acknowledged_in_sqlite() {
    let scratch = Scratch::new();
    kill_again_and_again(&scratch.sqlite());
}

#[test]
fn a_killed_program_loses_nothing_it_acknowledged_in_postgres() {
    let Some(postgres) = Postgres::start() else { return };
    kill_again_and_again(&postgres.database());
}

fn kill_again_and_again(url: &str) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(url).unwrap();
        let host = guest(&store, 1).await;
        for n in 0..BATTLES {
            store.create_battle(battle(&n.to_string(), host), vec![]).await.unwrap();
        }
        store.close().await;
    });
    let mut acknowledged = [0; BATTLES as usize];
    for kill in 0..KILLS {
        for (battle, entries) in victim(url, Duration::from_millis(10 + u64::from(kill) * 7)) {
            acknowledged[battle] = entries;
        }
        runtime.block_on(async {
            let store = Store::open(url).unwrap();
            for (n, acknowledged) in acknowledged.iter().enumerate() {
                let id = n.to_string();
                let stored = store.battle(&id).await.unwrap().unwrap().progress.entries;
                assert!(stored >= *acknowledged, "battle {n}: {acknowledged} acknowledged, {stored} stored");
                assert_eq!(store.lines(&id).await.unwrap(), numbered(0, stored));
            }
            store.close().await;
        });
    }
    assert!(acknowledged.iter().sum::<u32>() > 10 * BATTLES, "{acknowledged:?}");
}

/// Runs a program that appends as fast as it can, kills it some time after its first answer, and returns what it
/// said to be stored.
fn victim(url: &str, life: Duration) -> Vec<(usize, u32)> {
    let mut victim = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::appends_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(VICTIM, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(victim.stdout.take().unwrap()).lines().map_while(Result::ok);
    let answer = |line: String| -> Option<(usize, u32)> {
        // The last line may be torn: only the full stop makes it an answer.
        let (battle, entries) = line.strip_prefix("stored ")?.strip_suffix('.')?.split_once(' ')?;
        Some((battle.parse().ok()?, entries.parse().ok()?))
    };
    let first = said.by_ref().find_map(answer);
    std::thread::sleep(life);
    victim.kill().unwrap();
    victim.wait().unwrap();
    first.into_iter().chain(said.filter_map(answer)).collect()
}

#[test]
fn appends_until_it_is_killed() {
    let Ok(url) = std::env::var(VICTIM) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&url).unwrap();
        let tasks = (0..BATTLES).map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let battle = n.to_string();
                let mut from = store.battle(&battle).await.unwrap().unwrap().progress.entries;
                let next = |from: u32| {
                    let (battle, to) = (battle.clone(), from + 1 + n % 3);
                    Append { battle, from, taken_back: 0, lines: numbered(from, to), progress: after(to) }
                };
                while store.append(next(from)).await.is_ok() {
                    from = next(from).progress.entries;
                    let mut out = std::io::stdout().lock();
                    write!(out, "\nstored {n} {from}.\n").unwrap();
                    out.flush().unwrap();
                }
            })
        });
        for task in tasks.collect::<Vec<_>>() {
            task.await.unwrap();
        }
    });
}
