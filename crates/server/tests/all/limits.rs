//! What is too much is refused, and the server goes on.

use crate::client::{Server, exchange};
use serde_json::json;
use server::Rate;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

const HOTSEAT: &str =
    r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"hotseat"},"side":"a"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_socket_alone() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let id = battle["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "").await;
    seat.say(&format!("\"{}\"", "x".repeat(70_000))).await;
    let code = loop {
        match seat.hear().await {
            Ok(_) => {}
            Err(code) => break code,
        }
    };
    assert!(code.is_none_or(|code| code == CloseCode::Size), "{code:?}");
    let mut seat = anna.sit(id, "&viewer=a").await;
    assert_eq!(seat.suggested("a").await["is"], "done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_requests_is_refused() {
    let server = Server::with(|config| config.limits.requests = Rate { per_minute: 1, burst: 5 }).await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "").await;
    let mut reasons = Vec::new();
    for _ in 0..8 {
        let answer = seat.ask(json!({ "do": "sit", "viewer": "spectator" })).await;
        reasons.push(answer["reason"].as_str().map(str::to_owned));
    }
    assert_eq!(reasons.iter().filter(|reason| reason.is_none()).count(), 5);
    assert!(reasons[5..].iter().all(|reason| reason.as_deref() == Some("rate")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_has_a_limited_number_of_actions() {
    let server = Server::with(|config| config.limits.actions = 3).await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "&viewer=a").await;
    let answer = seat.act("a", &json!([1, 2, 3, 4])).await;
    assert_eq!(answer["reason"], "malformed");
    assert!(answer["why"]["text"].as_str().unwrap().contains('3'), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_too_many_open_battles() {
    let server = Server::with(|config| config.limits.open_battles = 2).await;
    let mut anna = server.person();
    let battle = serde_json::from_str::<serde_json::Value>(HOTSEAT).unwrap();
    for _ in 0..2 {
        anna.post("/api/battles", battle.clone()).await.good();
    }
    assert_eq!(anna.post("/api/battles", battle.clone()).await.fault(409), "too-many");
    assert_eq!(anna.post("/api/cases/DW-05-E1/try", json!({})).await.fault(409), "too-many");
    server.person().post("/api/battles", battle).await.good();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_creates_too_much_at_once() {
    let server = Server::with(|config| config.limits.creations = Rate { per_minute: 1, burst: 3 }).await;
    let battle = serde_json::from_str::<serde_json::Value>(HOTSEAT).unwrap();
    for _ in 0..3 {
        server.person().post("/api/battles", battle.clone()).await.good();
    }
    let reply = server.person().post("/api/battles", battle).await;
    assert_eq!(reply.fault(429), "rate");
    assert_eq!(reply.header("retry-after"), Some("2"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_limited_in_all_and_for_each_battle() {
    let server = Server::with(|config| {
        config.limits.sockets = 4;
        config.limits.sockets_per_battle = 2;
    })
    .await;
    let mut anna = server.person();
    let first = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let first = first["id"].as_str().unwrap().to_owned();
    let _one = anna.sit(&first, "").await;
    let two = anna.sit(&first, "").await;
    assert!(anna.try_sit(&first, "").await.is_err(), "the battle is full");
    two.leave().await;
    let second = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let second = second["id"].as_str().unwrap().to_owned();
    let mut seats = Vec::new();
    while let Ok(seat) = anna.try_sit(&second, "").await {
        seats.push(seat);
        assert!(seats.len() <= 2);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn battles_in_memory_are_limited() {
    let server = Server::with(|config| config.limits.awake = 1).await;
    let mut anna = server.person();
    let first = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let second = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let _seat = anna.sit(first["id"].as_str().unwrap(), "").await;
    assert!(anna.try_sit(second["id"].as_str().unwrap(), "").await.is_err());
    let _same = anna.sit(first["id"].as_str().unwrap(), "").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn long_addresses_large_bodies_and_large_heads_are_refused() {
    let server = Server::start().await;
    let mut anna = server.person();
    assert_eq!(anna.get(&format!("/api/{}", "x".repeat(3000))).await.fault(414), "long-uri");
    assert_eq!(anna.get(&format!("/?q={}", "x".repeat(3000))).await.fault(414), "long-uri");
    let body = json!({ "token": "x".repeat(20_000) });
    let join = format!("/api/battles/{}/join", "0".repeat(26));
    assert_eq!(anna.post(&join, body).await.fault(413), "large-body");
    let head = format!("GET /api/me HTTP/1.1\r\nhost: x\r\nx-large: {}\r\n\r\n", "x".repeat(40_000));
    assert_eq!(exchange(server.address, head.as_bytes(), b"").await.status, 431);
    anna.get("/api/me").await.good();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_no_battles_are_refused() {
    let server = Server::start().await;
    let mut anna = server.person();
    let json = [("content-type", "application/json")];
    for body in [
        "",
        "{",
        "null",
        "[]",
        r#"{"system":"chess","scenario":"first-game","against":{"kind":"hotseat"},"side":"a"}"#,
        r#"{"system":"demonworld","scenario":"nowhere","against":{"kind":"hotseat"},"side":"a"}"#,
        r#"{"system":"demonworld","scenario":"case/DW-05-E1","against":{"kind":"hotseat"},"side":"a"}"#,
        r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"hotseat"},"side":"c"}"#,
        r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"computer","player":"deep-blue"},"side":"a"}"#,
        r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"nobody"},"side":"a"}"#,
        r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"hotseat"},"side":"a","house":{"dragons":true}}"#,
        r#"{"system":"demonworld","scenario":"first-game","against":{"kind":"hotseat"},"side":"a","extra":1}"#,
    ] {
        let reply = anna.send("POST", "/api/battles", &json, body.as_bytes()).await;
        assert_eq!(reply.fault(400), "bad-request", "{body}");
    }
    assert!(anna.cookie.is_none());
    // A form of another site could send this, a page of ours would not.
    let plain = [("content-type", "text/plain")];
    assert_eq!(anna.send("POST", "/api/battles", &plain, HOTSEAT.as_bytes()).await.fault(400), "bad-request");
    assert_eq!(anna.send("DELETE", "/api/battles", &json, b"").await.fault(405), "method");
    assert_eq!(anna.get("/api/nothing").await.fault(404), "not-found");
    assert_eq!(anna.get("/api/me?lang=fr").await.fault(400), "bad-request");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_can_neither_post_nor_open_sockets() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let evil = [("content-type", "application/json"), ("origin", "https://evil.example")];
    let reply = anna.send("POST", "/api/battles", &evil, HOTSEAT.as_bytes()).await;
    assert_eq!(reply.fault(403), "cross-site");
    let socket = format!("/api/battles/{}/socket", battle["id"].as_str().unwrap());
    let evil = [
        ("origin", "https://evil.example"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    assert_eq!(anna.send("GET", &socket, &evil, b"").await.fault(403), "cross-site");
    let own = format!("http://{}", server.address);
    let own = [("content-type", "application/json"), ("origin", own.as_str())];
    anna.send("POST", "/api/battles", &own, HOTSEAT.as_bytes()).await.good();
    server.stop().await;
}
