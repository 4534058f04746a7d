//! What holds in both databases. Every case gets the address of an empty database.

use crate::postgres::Postgres;
use crate::{NOW, Scratch, YEAR, after, battle, guest, numbered};
use std::collections::BTreeSet;
use store::{Append, BattleRow, Progress, SeatRow, Store, StoreError};

macro_rules! on_both {
    ($($case:ident),* $(,)?) => {
        mod sqlite {
            use super::Scratch;
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    let scratch = Scratch::new();
                    super::$case(scratch.sqlite()).await;
                }
            )*
        }

        /// One test, since starting Postgres takes longer than all the cases.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn the_same_holds_in_postgres() {
            let Some(postgres) = Postgres::start() else { return };
            $(
                println!("{}", stringify!($case));
                $case(postgres.database()).await;
            )*
        }
    };
}

on_both!(
    a_battle_comes_back_as_it_was_stored,
    an_id_is_given_once,
    lines_are_appended_and_taken_back,
    an_append_to_another_state_changes_nothing,
    an_open_seat_is_taken_once_and_only_with_its_invitation,
    a_race_for_a_seat_has_one_winner,
    battles_are_listed_by_person_and_time,
    open_battles_are_counted,
    a_guest_becomes_an_account_under_a_free_name,
    a_guest_is_merged_into_an_account,
    tokens_expire,
    a_refused_change_does_not_spoil_those_beside_it,
    a_thousand_appends_are_grouped_and_durable,
    a_closed_store_answers_no_more,
    two_stores_can_open_one_database_at_once,
);

async fn a_battle_comes_back_as_it_was_stored(url: String) {
    let store = Store::open(&url).unwrap();
    let person = guest(&store, 1).await;
    let row = BattleRow {
        seats: [SeatRow::Computer("sergeant".to_owned()), SeatRow::Person(person)],
        invite: None,
        progress: Progress {
            epoch: 4,
            entries: 2,
            round: 12,
            asked: [false, true],
            outcome: Some("{\"won\":\"a\"}".to_owned()),
            touched: NOW + 5,
        },
        ..battle("first", person)
    };
    store.create_battle(row.clone(), numbered(0, 2)).await.unwrap();
    store.create_battle(battle("second", person), vec![]).await.unwrap();
    store.close().await;

    let store = Store::open(&url).unwrap();
    assert_eq!(store.battle("first").await.unwrap(), Some(row));
    assert_eq!(store.lines("first").await.unwrap(), numbered(0, 2));
    assert_eq!(store.battle("second").await.unwrap(), Some(battle("second", person)));
    assert_eq!(store.lines("second").await.unwrap(), numbered(0, 0));
    assert_eq!(store.battle("third").await.unwrap(), None);
}

async fn an_id_is_given_once(url: String) {
    let store = Store::open(&url).unwrap();
    let person = guest(&store, 1).await;
    store.create_battle(battle("one", person), vec![]).await.unwrap();
    let again = BattleRow { scenario: "other".to_owned(), ..battle("one", person) };
    assert_eq!(store.create_battle(again, vec![]).await, Err(StoreError::Taken));
    assert_eq!(store.battle("one").await.unwrap().unwrap().scenario, "first-game");
    assert_eq!(store.create_battle(battle("two", person + 1), vec![]).await, Err(StoreError::NotFound));
    assert_eq!(store.create_battle(battle("two", person), numbered(0, 1)).await, Err(StoreError::Conflict));
    assert_eq!(store.battle("two").await.unwrap(), None);
}

fn append(from: u32, taken_back: u32, lines: Vec<String>) -> Append {
    let progress = after(from + lines.len() as u32);
    Append { battle: "one".to_owned(), from, taken_back, lines, progress }
}

async fn lines_are_appended_and_taken_back(url: String) {
    let store = Store::open(&url).unwrap();
    let person = guest(&store, 1).await;
    store.create_battle(battle("one", person), vec![]).await.unwrap();
    store.append(append(0, 0, numbered(0, 3))).await.unwrap();
    store.append(append(3, 0, numbered(3, 5))).await.unwrap();
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 5));
    assert_eq!(store.battle("one").await.unwrap().unwrap().progress, after(5));

    store.append(append(4, 1, vec![])).await.unwrap();
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 4));
    store.append(append(2, 2, numbered(7, 10))).await.unwrap();
    assert_eq!(store.lines("one").await.unwrap(), [numbered(0, 2), numbered(7, 10)].concat());
    assert_eq!(store.battle("one").await.unwrap().unwrap().progress, after(5));
}

async fn an_append_to_another_state_changes_nothing(url: String) {
    let store = Store::open(&url).unwrap();
    let person = guest(&store, 1).await;
    store.create_battle(battle("one", person), vec![]).await.unwrap();
    store.append(append(0, 0, numbered(0, 3))).await.unwrap();
    let gap = append(4, 0, numbered(4, 5));
    let behind = append(2, 0, numbered(2, 3));
    let too_much_taken_back = append(2, 2, numbered(2, 3));
    let miscounted = Append { progress: after(7), ..append(3, 0, numbered(3, 4)) };
    for wrong in [gap, behind, too_much_taken_back, miscounted] {
        assert_eq!(store.append(wrong.clone()).await, Err(StoreError::Conflict), "{wrong:?}");
    }
    let elsewhere = Append { battle: "two".to_owned(), ..append(0, 0, numbered(0, 1)) };
    assert_eq!(store.append(elsewhere).await, Err(StoreError::NotFound));
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, 3));
    assert_eq!(store.battle("one").await.unwrap().unwrap().progress, after(3));
}

async fn an_open_seat_is_taken_once_and_only_with_its_invitation(url: String) {
    let store = Store::open(&url).unwrap();
    let (host, friend, other) = (guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    assert_eq!(store.take_seat("one", 1, friend, [8; 32]).await, Err(StoreError::Taken));
    assert_eq!(store.take_seat("one", 0, friend, [9; 32]).await, Err(StoreError::Taken));
    assert_eq!(store.take_seat("one", 2, friend, [9; 32]).await, Err(StoreError::NotFound));
    assert_eq!(store.take_seat("two", 1, friend, [9; 32]).await, Err(StoreError::NotFound));
    assert_eq!(store.take_seat("one", 1, other + 1, [9; 32]).await, Err(StoreError::NotFound));
    assert_eq!(store.battle("one").await.unwrap(), Some(battle("one", host)));

    store.take_seat("one", 1, friend, [9; 32]).await.unwrap();
    let row = store.battle("one").await.unwrap().unwrap();
    assert_eq!((row.seats, row.invite), ([SeatRow::Person(host), SeatRow::Person(friend)], None));
    assert_eq!(store.take_seat("one", 1, other, [9; 32]).await, Err(StoreError::Taken));
}

async fn a_race_for_a_seat_has_one_winner(url: String) {
    let store = Store::open(&url).unwrap();
    let host = guest(&store, 0).await;
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    let mut races = Vec::new();
    for n in 1..=20 {
        let person = guest(&store, n).await;
        let store = store.clone();
        races.push(tokio::spawn(async move { (person, store.take_seat("one", 1, person, [9; 32]).await) }));
    }
    let mut winners = Vec::new();
    for race in races {
        match race.await.unwrap() {
            (person, Ok(())) => winners.push(person),
            (_, lost) => assert_eq!(lost, Err(StoreError::Taken)),
        }
    }
    let seats = store.battle("one").await.unwrap().unwrap().seats;
    assert_eq!(seats.as_slice(), [SeatRow::Person(host), SeatRow::Person(winners[0])]);
    assert_eq!(winners.len(), 1);
}

async fn battles_are_listed_by_person_and_time(url: String) {
    let store = Store::open(&url).unwrap();
    let (host, friend) = (guest(&store, 1).await, guest(&store, 2).await);
    for id in ["one", "two", "three"] {
        store.create_battle(battle(id, host), vec![]).await.unwrap();
    }
    store.take_seat("two", 1, friend, [9; 32]).await.unwrap();
    for (id, touched) in [("three", 30), ("one", 20), ("two", 10)] {
        let progress = Progress { touched: NOW + touched, ..after(0) };
        let append = Append { battle: id.to_owned(), from: 0, taken_back: 0, lines: vec![], progress };
        store.append(append).await.unwrap();
    }
    let listed = async |person, limit| -> Vec<String> {
        store.battles_of(person, limit).await.unwrap().into_iter().map(|battle| battle.id).collect()
    };
    assert_eq!(listed(host, 10).await, ["three", "one", "two"]);
    assert_eq!(listed(host, 2).await, ["three", "one"]);
    assert_eq!(listed(friend, 10).await, ["two"]);
    assert!(listed(friend + 1, 10).await.is_empty());
}

async fn open_battles_are_counted(url: String) {
    let store = Store::open(&url).unwrap();
    let (host, friend) = (guest(&store, 1).await, guest(&store, 2).await);
    for id in ["one", "two", "three"] {
        store.create_battle(battle(id, host), vec![]).await.unwrap();
    }
    store.take_seat("two", 1, friend, [9; 32]).await.unwrap();
    let progress = Progress { outcome: Some("{}".to_owned()), ..after(0) };
    store.append(Append { progress, ..append(0, 0, vec![]) }).await.unwrap();
    assert_eq!(store.count_open(host).await.unwrap(), 2);
    assert_eq!(store.count_open(friend).await.unwrap(), 0);
}

async fn a_guest_becomes_an_account_under_a_free_name(url: String) {
    let store = Store::open(&url).unwrap();
    let (anna, other) = (guest(&store, 1).await, guest(&store, 2).await);
    let name =
        async |person, name: &str| store.name_person(person, name.to_owned(), "$argon2id$".to_owned()).await;
    name(anna, "Anna Groß").await.unwrap();
    let row = store.person(anna).await.unwrap().unwrap();
    assert_eq!((row.id, row.name.as_deref()), (anna, Some("Anna Groß")));
    assert_eq!(row.password.as_deref(), Some("$argon2id$"));
    assert_eq!(store.person_by_name("ANNA GROSS").await.unwrap(), Some(row));
    assert_eq!(store.person_by_name("Anna").await.unwrap(), None);

    assert_eq!(name(other, "anna groß").await, Err(StoreError::Taken));
    assert_eq!(name(anna, "Berta").await, Err(StoreError::Conflict));
    assert_eq!(name(other + 1, "Berta").await, Err(StoreError::NotFound));
    let guest = store.person(other).await.unwrap().unwrap();
    assert_eq!((guest.name, guest.password), (None, None));
    assert_eq!(store.person(other + 1).await.unwrap(), None);
}

async fn a_guest_is_merged_into_an_account(url: String) {
    let store = Store::open(&url).unwrap();
    let (account, guest_, third) = (guest(&store, 1).await, guest(&store, 2).await, guest(&store, 3).await);
    store.name_person(account, "Anna".to_owned(), "$".to_owned()).await.unwrap();
    store.create_battle(battle("one", guest_), vec![]).await.unwrap();
    store.create_battle(battle("two", third), vec![]).await.unwrap();
    store.take_seat("two", 1, guest_, [9; 32]).await.unwrap();

    assert_eq!(store.merge_guest(account, guest_).await, Err(StoreError::Conflict));
    assert_eq!(store.merge_guest(guest_, third).await, Err(StoreError::Conflict));
    assert_eq!(store.merge_guest(guest_, third + 1).await, Err(StoreError::NotFound));
    assert_eq!(store.merge_guest(account, account).await, Err(StoreError::Conflict));

    store.merge_guest(guest_, account).await.unwrap();
    let one = store.battle("one").await.unwrap().unwrap();
    assert_eq!((one.opened_by, &one.seats[0]), (account, &SeatRow::Person(account)));
    let two = store.battle("two").await.unwrap().unwrap();
    assert_eq!(two.seats, [SeatRow::Person(third), SeatRow::Person(account)]);
    assert_eq!(store.person(guest_).await.unwrap(), None);
    assert_eq!(store.person_of_token([2; 32], NOW).await.unwrap(), None);
    assert_eq!(store.merge_guest(guest_, account).await, Err(StoreError::NotFound));
    assert!(guest(&store, 4).await > third, "the id of the merged guest is not given again");
}

async fn tokens_expire(url: String) {
    let store = Store::open(&url).unwrap();
    let (idle, host) = (guest(&store, 1).await, guest(&store, 2).await);
    let account = guest(&store, 3).await;
    store.name_person(account, "Anna".to_owned(), "$".to_owned()).await.unwrap();
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    store.add_token([4; 32], account, NOW + 2 * YEAR).await.unwrap();
    assert_eq!(store.add_token([4; 32], host, NOW).await, Err(StoreError::Taken));
    assert_eq!(store.add_token([5; 32], account + 1, NOW).await, Err(StoreError::NotFound));

    let holder =
        async |token: u8, now| store.person_of_token([token; 32], now).await.unwrap().map(|row| row.id);
    assert_eq!(holder(1, NOW + YEAR - 1).await, Some(idle));
    assert_eq!(holder(1, NOW + YEAR).await, None);
    assert_eq!(holder(6, NOW).await, None);

    store.drop_expired(NOW + YEAR).await.unwrap();
    assert_eq!(holder(2, NOW).await, None);
    assert_eq!(holder(4, NOW).await, Some(account));
    assert_eq!(store.person(idle).await.unwrap(), None, "a guest without token and battle is forgotten");
    assert!(store.person(host).await.unwrap().is_some(), "a guest with a battle is kept");

    store.drop_token([4; 32]).await.unwrap();
    assert_eq!(holder(4, NOW).await, None);
    store.drop_expired(NOW + YEAR).await.unwrap();
    assert!(store.person(account).await.unwrap().is_some(), "an account is kept");
}

async fn a_refused_change_does_not_spoil_those_beside_it(url: String) {
    let store = Store::open(&url).unwrap();
    // Every token comes twice. The second guest is refused when its row is already written.
    let arrivals = (0..200u8).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.new_guest([n / 2; 32], NOW + YEAR).await })
    });
    let (mut guests, mut refused) = (BTreeSet::new(), 0);
    for arrival in arrivals.collect::<Vec<_>>() {
        match arrival.await.unwrap() {
            Ok(person) => assert!(guests.insert(person), "an id is given twice"),
            Err(error) => {
                assert_eq!(error, StoreError::Taken);
                refused += 1;
            }
        }
    }
    assert_eq!((guests.len(), refused), (100, 100));
    assert!(store.metrics().commits < 200, "{:?}", store.metrics());
    store.close().await;

    let store = Store::open(&url).unwrap();
    for person in 1..=guests.last().copied().unwrap() + 100 {
        assert_eq!(store.person(person).await.unwrap().is_some(), guests.contains(&person), "{person}");
    }
}

async fn a_thousand_appends_are_grouped_and_durable(url: String) {
    let store = Store::open(&url).unwrap();
    let host = guest(&store, 1).await;
    let create = |n: u32| {
        let store = store.clone();
        tokio::spawn(async move { store.create_battle(battle(&n.to_string(), host), vec![]).await })
    };
    for created in (0..1000).map(create).collect::<Vec<_>>() {
        created.await.unwrap().unwrap();
    }
    let before = store.metrics();
    let append = |n: u32| {
        let store = store.clone();
        let battle = n.to_string();
        let append = Append { battle, from: 0, taken_back: 0, lines: numbered(n, n + 2), progress: after(2) };
        tokio::spawn(async move { store.append(append).await })
    };
    for appended in (0..1000).map(append).collect::<Vec<_>>() {
        appended.await.unwrap().unwrap();
    }
    let metrics = store.metrics();
    assert_eq!(metrics.jobs - before.jobs, 1000);
    assert!(metrics.commits - before.commits <= 250, "{metrics:?}");
    assert_eq!(metrics.buckets.iter().sum::<u64>(), metrics.commits);
    assert_eq!((metrics.failures, metrics.waiting), (0, 0));
    store.close().await;

    let store = Store::open(&url).unwrap();
    for n in 0..1000 {
        assert_eq!(store.lines(&n.to_string()).await.unwrap(), numbered(n, n + 2));
    }
}

async fn a_closed_store_answers_no_more(url: String) {
    let store = Store::open(&url).unwrap();
    let (host, other) = (guest(&store, 1).await, store.clone());
    store.ping().await.unwrap();
    store.create_battle(battle("one", host), vec![]).await.unwrap();
    let last = tokio::spawn({
        let store = store.clone();
        async move { store.append(append(0, 0, numbered(0, 1))).await }
    });
    store.close().await;
    assert!(matches!(other.battle("one").await, Err(StoreError::Unavailable(_))));
    assert!(matches!(other.append(append(1, 0, vec![])).await, Err(StoreError::Unavailable(_))));
    assert!(matches!(other.ping().await, Err(StoreError::Unavailable(_))));
    let stored = last.await.unwrap().is_ok();
    other.close().await;

    let store = Store::open(&url).unwrap();
    assert_eq!(store.lines("one").await.unwrap(), numbered(0, u32::from(stored)));
}

async fn two_stores_can_open_one_database_at_once(url: String) {
    let open = || {
        let url = url.clone();
        tokio::task::spawn_blocking(move || Store::open(&url).unwrap())
    };
    let (one, two) = (open(), open());
    let (one, two) = (one.await.unwrap(), two.await.unwrap());
    let host = guest(&one, 1).await;
    one.create_battle(battle("one", host), vec![]).await.unwrap();
    // Both host the battle; whoever comes second sees that the other was there.
    two.append(append(0, 0, numbered(0, 2))).await.unwrap();
    assert_eq!(one.append(append(0, 0, numbered(5, 6))).await, Err(StoreError::Conflict));
    assert_eq!(one.lines("one").await.unwrap(), numbered(0, 2));
    one.append(append(2, 0, numbered(2, 3))).await.unwrap();
    assert_eq!(two.lines("one").await.unwrap(), numbered(0, 3));
}
