//! What a store says when its database is not there, or not its own.

use crate::postgres::Postgres;
use crate::{Scratch, after, battle, guest, numbered};
use store::{Append, Store, StoreError};

#[tokio::test]
async fn an_address_without_a_store_is_refused() {
    for url in ["", "sqlite", "sqlite:", "walstatt.db", "mysql://localhost/walstatt"] {
        assert_eq!(Store::open(url).unwrap_err(), StoreError::Address(url.to_owned()));
    }
    for url in
        ["sqlite:/no/such/directory/walstatt.db", "postgres://nobody@%2Fno%2Fsuch%2Fdirectory/walstatt"]
    {
        assert!(matches!(Store::open(url), Err(StoreError::Unavailable(_))), "{url}");
    }
}

#[tokio::test]
async fn a_database_in_memory_serves_reads_and_writes() {
    let store = Store::open("sqlite::memory:").unwrap();
    let host = guest(&store, 1).await;
    store.create_battle(battle("one", host), numbered(0, 0)).await.unwrap();
    assert_eq!(store.battle("one").await.unwrap(), Some(battle("one", host)));
    store.ping().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let scratch = Scratch::new();
    Store::open(&scratch.sqlite()).unwrap().close().await;
    let file = rusqlite::Connection::open(scratch.path().join("walstatt.db")).unwrap();
    file.execute("UPDATE schema_version SET version = 1000", []).unwrap();
    let error = Store::open(&scratch.sqlite()).unwrap_err();
    assert!(matches!(error, StoreError::Newer { found: 1000, .. }), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new();
    let store = Store::open(&scratch.sqlite()).unwrap();
    guest(&store, 1).await;
    for file in std::fs::read_dir(scratch.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?} has mode {mode:o}", file.path());
    }
}

/// Another program holds the file longer than the store waits.
#[tokio::test]
async fn a_locked_file_acknowledges_nothing_and_recovers() {
    let scratch = Scratch::new();
    let store = Store::open(&scratch.sqlite()).unwrap();
    let host = guest(&store, 1).await;
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    let file = rusqlite::Connection::open(scratch.path().join("walstatt.db")).unwrap();
    file.execute_batch("BEGIN IMMEDIATE").unwrap();
    let append = Append {
        battle: "one".to_owned(),
        from: 0,
        taken_back: 0,
        lines: numbered(0, 1),
        progress: after(1),
    };
    assert!(matches!(store.append(append.clone()).await, Err(StoreError::Unavailable(_))));
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 0));
    assert_eq!(store.metrics().failures, 1);
    file.execute_batch("ROLLBACK").unwrap();
    store.append(append).await.unwrap();
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 1));
}

#[tokio::test]
async fn a_store_finds_its_postgres_again() {
    let Some(postgres) = Postgres::start() else { return };
    let store = Store::open(&postgres.database()).unwrap();
    let host = guest(&store, 1).await;
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    let append = Append {
        battle: "one".to_owned(),
        from: 0,
        taken_back: 0,
        lines: numbered(0, 1),
        progress: after(1),
    };

    postgres.stop();
    assert!(matches!(store.append(append.clone()).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.lines("one").await, Err(StoreError::Unavailable(_))));
    assert!(matches!(store.ping().await, Err(StoreError::Unavailable(_))));

    postgres.go();
    store.append(append).await.unwrap();
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 1));

    // A connection that broke while nobody used it is replaced without anybody noticing.
    postgres.stop();
    postgres.go();
    store.ping().await.unwrap();
    store.close().await;
}
