//! Who may do what: invitations, watchers, strangers.

use crate::client::{Person, Server};
use serde_json::json;

/// Anna has opened a battle as side a; the invitation is not used yet.
async fn invited(server: &Server) -> (Person, String, String) {
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "invite" }), "a").await;
    let text = |key: &str| battle[key].as_str().unwrap().to_owned();
    (anna, text("id"), text("invite"))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_by_invitation_while_others_watch() {
    let server = Server::start().await;
    let (anna, id, invite) = invited(&server).await;
    let mut a = anna.sit(&id, "").await;
    assert_eq!(a.welcome["seats"]["b"]["kind"], "open");
    assert_eq!(a.welcome["invite"], json!(invite));
    let (mut bert, mut carl) = (server.person(), server.person());
    let mut watcher = carl.sit(&id, "").await;
    assert_eq!(watcher.welcome["you"], json!([]));
    assert!(watcher.welcome["invite"].is_null());

    bert.post(&format!("/api/battles/{id}/join"), json!({ "token": invite })).await.good();
    // Again by the same link, also by whoever opened the battle: no fault, and no other seat.
    bert.post(&format!("/api/battles/{id}/join"), json!({ "token": invite })).await.good();
    anna.clone().post(&format!("/api/battles/{id}/join"), json!({ "token": invite })).await.good();
    let seats = loop {
        let message = a.hear().await.unwrap();
        if message["is"] == "seats" {
            break message;
        }
    };
    assert_eq!(seats["seats"]["b"]["kind"], "guest");
    let taken = carl.post(&format!("/api/battles/{id}/join"), json!({ "token": invite })).await;
    assert_eq!(taken.fault(409), "taken");

    let mut b = bert.sit(&id, "").await;
    assert_eq!(b.welcome["you"], json!(["b"]));
    assert!(b.welcome["invite"].is_null());
    let presence = loop {
        let message = a.hear().await.unwrap();
        if message["is"] == "presence" && message["b"] == true {
            break message;
        }
    };
    assert_eq!(presence, json!({ "is": "presence", "a": true, "b": true, "watchers": 1 }));
    for (seat, side) in [(&mut a, "a"), (&mut b, "b")] {
        assert_eq!(seat.suggested(side).await["is"], "done");
    }
    for seat in [&mut a, &mut b, &mut watcher] {
        seat.until(|seat| seat.scene()["phase"] != "setup").await;
    }
    assert_eq!(a.log, watcher.log);
    // The set-up is there for all to see.
    assert_eq!(
        watcher.scene()["elements"].as_array().unwrap().len(),
        watcher.welcome["table"]["elements"].as_array().unwrap().len()
    );
    let lobby = bert.get("/api/lobby").await.good();
    assert_eq!(lobby["mine"][0]["you"], json!(["b"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_or_used_invitation_opens_nothing() {
    let server = Server::start().await;
    let (_, id, invite) = invited(&server).await;
    let mut carl = server.person();
    let join = format!("/api/battles/{id}/join");
    for token in ["", "x", &"0".repeat(26), &invite.to_uppercase(), &format!("{invite}0")] {
        assert_eq!(carl.post(&join, json!({ "token": token })).await.fault(409), "taken");
    }
    assert!(carl.cookie.is_none(), "nobody becomes a guest by trying");
    for body in [json!({}), json!({ "token": 7 }), json!({ "token": invite, "side": "a" }), json!([])] {
        assert_eq!(carl.post(&join, body).await.fault(400), "bad-request");
    }
    let elsewhere = format!("/api/battles/{}/join", "0".repeat(26));
    assert_eq!(carl.post(&elsewhere, json!({ "token": invite })).await.fault(404), "not-found");
    // A battle against the computer has no seat to take.
    let mut anna = server.person();
    let closed = anna.open(json!({ "kind": "computer", "player": "random" }), "a").await;
    let join = format!("/api/battles/{}/join", closed["id"].as_str().unwrap());
    assert_eq!(carl.post(&join, json!({ "token": invite })).await.fault(409), "taken");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_can_watch_but_neither_act_nor_sit_nor_ask() {
    let server = Server::start().await;
    let (anna, id, _) = invited(&server).await;
    let mut a = anna.sit(&id, "").await;
    // With and without a cookie of their own, and whatever they claim to be.
    let mut carl = server.person();
    carl.open(json!({ "kind": "hotseat" }), "a").await;
    let forged = Person { cookie: Some(format!("walstatt={}", "0".repeat(52))), ..server.person() };
    for stranger in [carl, server.person(), forged] {
        let mut seat = stranger.sit(&id, "&viewer=a").await;
        assert_eq!(seat.scene()["viewer"], "spectator");
        let stamp = a.stamp();
        for request in [
            json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [{ "do": "ready" }] }),
            json!({ "do": "act", "side": "b", "stamp": stamp, "actions": [{ "do": "ready" }] }),
            json!({ "do": "undo", "side": "a", "stamp": stamp }),
            json!({ "do": "sit", "viewer": "a" }),
            json!({ "do": "sit", "viewer": "b" }),
            json!({ "do": "desk", "side": "a", "unit": null }),
            json!({ "do": "reach", "side": "b", "unit": 0 }),
            json!({ "do": "trial", "side": "a", "unit": 0, "drag": { "drag": "go", "to": [0, 0] } }),
            json!({ "do": "look", "side": "b", "unit": 0 }),
            json!({ "do": "suggest", "side": "a" }),
            json!({ "do": "preview", "side": "a", "actions": [{ "do": "ready" }] }),
            json!({ "do": "point", "side": "a", "pointed": { "unit": 0, "element": null, "to": null, "target": null } }),
        ] {
            let answer = seat.ask(request.clone()).await;
            assert_eq!(answer["reason"], "not-yours", "{request}: {answer}");
        }
        assert_eq!(seat.ask(json!({ "do": "sit", "viewer": "spectator" })).await["is"], "done");
    }
    // Nor can a player do anything for the other side.
    let answer = a.ask(json!({ "do": "suggest", "side": "b" })).await;
    assert_eq!(answer["reason"], "not-yours");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_battle_can_be_read_before_its_end_or_without_its_link() {
    let server = Server::start().await;
    let (mut anna, id, _) = invited(&server).await;
    let mut carl = server.person();
    for person in [&mut anna, &mut carl] {
        for what in ["journal", "replay", "review"] {
            assert_eq!(person.get(&format!("/api/battles/{id}/{what}")).await.fault(409), "not-over");
        }
        let fork = json!({ "n": 0, "side": "a", "player": "sergeant", "dice": "same" });
        assert_eq!(person.post(&format!("/api/battles/{id}/fork"), fork).await.fault(409), "not-over");
    }
    assert_eq!(carl.get("/api/lobby").await.good()["mine"], json!([]));
    for id in ["0".repeat(26), "x".to_owned(), "..%2f..%2fetc".to_owned(), "%00".to_owned()] {
        for what in ["journal", "replay", "review", "socket"] {
            assert_eq!(carl.get(&format!("/api/battles/{id}/{what}")).await.fault(404), "not-found");
        }
    }
    assert!(carl.try_sit(&"0".repeat(26), "").await.is_err());
    // The same address without a handshake says what is wrong.
    assert_eq!(carl.get(&format!("/api/battles/{id}/socket")).await.fault(400), "bad-request");
    assert_eq!(carl.get(&format!("/api/battles/{id}/socket?viewer=c")).await.fault(400), "bad-request");
    server.stop().await;
}
