//! What is left of a battle, and how a server ends.

use crate::client::{Person, Server};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::{Journal, verify};

/// A battle that is over, played by Anna against the computer.
async fn finished(server: &Server) -> (Person, String, Value) {
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "computer", "player": "sergeant" }), "a").await;
    let id = battle["id"].as_str().unwrap().to_owned();
    let mut seat = anna.sit(&id, "").await;
    seat.play_out("a").await;
    (anna, id, json!({ "welcome": seat.welcome, "update": seat.update, "log": seat.log }))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_journal_of_a_finished_battle_verifies_with_its_seed_and_seals() {
    let server = Server::start().await;
    let (_, id, seen) = finished(&server).await;
    // Whoever has the link may have it.
    let mut carl = server.person();
    let reply = carl.get(&format!("/api/battles/{id}/journal")).await;
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-disposition").unwrap().starts_with("attachment; filename=\"walstatt-"));
    assert_eq!(reply.header("content-type"), Some("text/plain; charset=utf-8"));
    let journal = Journal::parse(&reply.text()).unwrap();
    let verified = verify(&journal).unwrap();
    assert!(verified.seed_checked);
    assert!(verified.seals > 2, "{verified:?}");
    assert!(verified.outcome.is_some());
    // What was promised at the start and shown at the end is what is in the file.
    let header = reply.text().lines().next().unwrap().to_owned();
    assert!(header.contains(seen["welcome"]["commitment"].as_str().unwrap()));
    assert!(reply.text().contains(seen["update"]["seed"].as_str().unwrap()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_battle_is_replayed_and_continued() {
    let server = Server::start().await;
    let (mut anna, id, seen) = finished(&server).await;
    let mut carl = server.person();
    carl.lang = "de";
    let replay = carl.get(&format!("/api/battles/{id}/replay")).await.good();
    let frames = replay["frames"].as_array().unwrap();
    assert!(frames[0]["side"].is_null());
    assert!(frames[1..].iter().all(|frame| !frame["text"].as_str().unwrap().is_empty()));
    assert!(!frames.last().unwrap()["scene"]["ended"].is_null());
    let events: usize = frames.iter().map(|frame| frame["events"].as_array().unwrap().len()).sum();
    assert_eq!(json!(events), seen["update"]["stamp"]["events"]);
    assert_eq!(replay["battle"]["seed"], seen["update"]["seed"]);
    assert_eq!(replay["battle"]["commitment"], seen["welcome"]["commitment"]);
    assert!(!replay.to_string().contains('⟦'));

    // On from the middle, as the other side.
    let n = frames.len() / 2;
    let fork = format!("/api/battles/{id}/fork");
    for dice in ["same", "fresh"] {
        let body = json!({ "n": n, "side": "b", "player": "sergeant", "dice": dice });
        let made = carl.post(&fork, body).await.good();
        let made = made["id"].as_str().unwrap();
        let mut seat = carl.sit(made, "").await;
        assert_eq!(seat.welcome["you"], json!(["b"]));
        assert_eq!(seat.welcome["from_elsewhere"], true);
        seat.play_out("b").await;
        let file = carl.get(&format!("/api/battles/{made}/journal")).await.text();
        let journal = Journal::parse(&file).unwrap();
        assert_eq!(journal.header.forked, n);
        assert!(verify(&journal).unwrap().seed_checked);
    }
    let last = frames.len() - 1;
    for (body, kind) in [
        (json!({ "n": last, "side": "a", "player": "sergeant", "dice": "same" }), "bad-request"),
        (json!({ "n": last + 1, "side": "a", "player": "sergeant", "dice": "same" }), "bad-request"),
        (json!({ "n": 0, "side": "x", "player": "sergeant", "dice": "same" }), "bad-request"),
        (json!({ "n": 0, "side": "a", "player": "nobody", "dice": "same" }), "bad-request"),
        (json!({ "n": -1, "side": "a", "player": "sergeant", "dice": "same" }), "bad-request"),
        (json!({ "n": 0, "side": "a", "player": "sergeant", "dice": "loaded" }), "bad-request"),
    ] {
        assert_eq!(anna.post(&fork, body).await.fault(400), kind);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_that_is_over_takes_no_more_actions() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "computer", "player": "sergeant" }), "a").await;
    let id = battle["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "").await;
    seat.play_out("a").await;
    let answer = seat.act("a", &json!([{ "do": "resign" }])).await;
    assert_eq!(answer["reason"], "not-asked");
    let undo = json!({ "do": "undo", "side": "a", "stamp": seat.stamp() });
    assert_eq!(seat.ask(undo).await["reason"], "undo");
    assert_eq!(seat.update["undo"], false);
    let again = anna.sit(id, "").await;
    assert_eq!(again.update["scene"], seat.update["scene"]);
    assert_eq!(again.log, seat.log);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_ends_says_goodbye() {
    let server = Server::start().await;
    let address = server.address;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let mut seats = Vec::new();
    for _ in 0..3 {
        seats.push(anna.sit(battle["id"].as_str().unwrap(), "&viewer=a").await);
    }
    let goodbyes = tokio::spawn(async move {
        let mut codes = Vec::new();
        for seat in &mut seats {
            codes.push(loop {
                if let Err(code) = seat.hear().await {
                    break code;
                }
            });
        }
        codes
    });
    server.stop().await;
    assert_eq!(goodbyes.await.unwrap(), [Some(CloseCode::Away); 3]);
    assert!(tokio::net::TcpStream::connect(address).await.is_err());
}
