//! A battle looked at again after its end.

use crate::client::Server;
use serde_json::{Value, json};
use server::Rate;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_battle_is_reviewed_for_all_who_have_the_link() {
    let server = Server::with(|config| {
        config.imagined = 2;
        config.limits.reviews = Rate { per_minute: 1, burst: 2 };
    })
    .await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "computer", "player": "sergeant" }), "a").await;
    let id = battle["id"].as_str().unwrap().to_owned();
    let path = format!("/api/battles/{id}/review");
    assert_eq!(anna.get(&path).await.fault(409), "not-over");
    anna.sit(&id, "").await.play_out("a").await;

    let mut carl = server.person();
    carl.lang = "de";
    // Two at once are looked for once.
    let mut bert = server.person();
    let (german, english) = tokio::join!(carl.get(&path), bert.get(&path));
    let (german, english) = (german.good(), english.good());
    assert_eq!((&german["moments"], &german["battles"]), (&english["moments"], &json!(2)));
    let kinds = |review: &Value| review["kinds"][0]["name"].as_str().unwrap().to_owned();
    assert_ne!(kinds(&german), kinds(&english));
    assert!(!german.to_string().contains('⟦'));
    let replay = anna.get(&format!("/api/battles/{id}/replay")).await.good();
    let frames = replay["frames"].as_array().unwrap().len();
    assert_eq!(german["moments"].as_array().unwrap().last().unwrap()["n"], json!(frames - 1));
    // What is known costs nothing more.
    for _ in 0..4 {
        assert_eq!(anna.get(&path).await.good()["moments"], german["moments"]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_that_takes_too_long_is_given_up_and_reviews_are_rationed() {
    let server = Server::with(|config| {
        config.imagined = 100_000;
        config.limits.reviewing = Duration::from_millis(300);
        config.limits.reviews = Rate { per_minute: 1, burst: 2 };
    })
    .await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "computer", "player": "sergeant" }), "a").await;
    let id = battle["id"].as_str().unwrap().to_owned();
    anna.sit(&id, "").await.play_out("a").await;
    let path = format!("/api/battles/{id}/review");
    assert_eq!(anna.get(&path).await.fault(503), "unavailable");
    assert_eq!(anna.get(&path).await.fault(503), "unavailable");
    assert_eq!(anna.get(&path).await.fault(429), "rate");
    server.stop().await;
}
