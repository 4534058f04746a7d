//! A store that does not store.

use crate::client::Server;
use serde_json::json;
use std::time::Duration;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_stored_is_refused_and_never_seen() {
    let folder = std::env::temp_dir().join(format!("walstatt-failing-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("battles.db");
    let server = Server::with(|config| {
        config.store = format!("sqlite:{}", file.display());
        config.limits.storing = Duration::from_millis(200);
    })
    .await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let id = battle["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "&viewer=a").await;
    let mut watcher = server.person().sit(id, "").await;
    let before = seat.update.clone();
    let actions = seat.ask(json!({ "do": "suggest", "side": "a" })).await["actions"].clone();

    // Somebody else holds the database.
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = seat.act("a", &json!([actions[0]])).await;
    assert_eq!(refused["reason"], "unavailable", "{refused}");
    assert_eq!(seat.update, before);
    for seat in [&mut seat, &mut watcher] {
        let code = loop {
            if let Err(code) = seat.hear().await {
                break code;
            }
        };
        assert_eq!(code, Some(CloseCode::Restart));
    }
    // Reading goes on, and shows what is stored.
    assert_eq!(anna.sit(id, "&viewer=a").await.update["scene"], before["scene"]);
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);

    // What was given up may have been stored after all. Either way the battle goes on from what is.
    let done = async {
        loop {
            let mut seat = anna.sit(id, "&viewer=a").await;
            let own = seat.stamp()["own"].as_u64().unwrap();
            assert!(own <= 1);
            if seat.suggested("a").await["is"] == "done" {
                return seat;
            }
            sleep(Duration::from_millis(20)).await;
        }
    };
    let seat = tokio::time::timeout(Duration::from_secs(30), done).await.expect("the battle goes on");
    let again = anna.sit(id, "&viewer=a").await;
    assert_eq!(again.update["scene"], seat.update["scene"]);
    assert_eq!(again.stamp(), seat.stamp());
    server.stop().await;
    std::fs::remove_dir_all(&folder).unwrap();
}
