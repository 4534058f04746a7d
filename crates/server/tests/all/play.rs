//! Battles over the wire.

use crate::client::{Seat, Server};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::sleep;

fn computer(player: &str) -> Value {
    json!({ "kind": "computer", "player": player })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_against_the_computer_is_played_to_its_end() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(computer("sergeant"), "a").await;
    let id = battle["id"].as_str().unwrap();
    assert!(battle["invite"].is_null());
    let mut seat = anna.sit(id, "").await;
    assert_eq!(seat.welcome["you"], json!(["a"]));
    assert_eq!(seat.welcome["seats"]["b"]["kind"], "computer");
    assert_eq!(seat.welcome["from_elsewhere"], false);
    assert_eq!(seat.scene()["viewer"], "a");
    seat.play_out("a").await;
    assert_eq!(seat.update["stamp"]["events"], json!(seat.log.len()));
    assert_eq!(seat.update["seed"].as_str().unwrap().len(), 64);
    let lobby = anna.get("/api/lobby").await.good();
    assert_eq!(lobby["mine"][0]["id"], id);
    assert!(lobby["mine"][0]["ended"].is_string());
    assert_eq!(lobby["mine"][0]["your_turn"], false);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_both_sides_at_one_screen() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "").await;
    assert_eq!(seat.welcome["you"], json!(["a", "b"]));
    // Nothing of either side is shown before somebody sits down.
    assert_eq!(seat.scene()["viewer"], "spectator");
    for side in ["a", "b"] {
        assert_eq!(seat.ask(json!({ "do": "sit", "viewer": side })).await["is"], "done");
        assert_eq!(seat.scene()["viewer"], side);
        assert_eq!(seat.suggested(side).await["is"], "done");
    }
    assert_ne!(seat.scene()["phase"], "setup");
    assert_eq!(seat.ask(json!({ "do": "sit", "viewer": "spectator" })).await["is"], "done");
    assert_eq!(seat.scene()["viewer"], "spectator");
    server.stop().await;
}

/// Opens a battle at one screen and sits down as side a.
async fn hotseat(server: &Server) -> (String, crate::client::Person, Seat) {
    let mut anna = server.person();
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let id = battle["id"].as_str().unwrap().to_owned();
    let seat = anna.sit(&id, "&viewer=a").await;
    (id, anna, seat)
}

async fn suggestion(seat: &mut Seat, side: &str) -> Value {
    seat.ask(json!({ "do": "suggest", "side": side })).await["actions"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_on_an_older_state_or_is_sent_twice_is_refused_without_harm() {
    let server = Server::start().await;
    let (_, _, mut seat) = hotseat(&server).await;
    let actions = suggestion(&mut seat, "a").await;
    let one = json!([actions[0]]);
    let act = json!({ "do": "act", "side": "a", "stamp": seat.stamp(), "actions": one });
    assert_eq!(seat.ask(act.clone()).await["is"], "done");
    let after = seat.update.clone();
    let again = seat.ask(act.clone()).await;
    assert_eq!((again["is"].as_str(), again["reason"].as_str()), (Some("refused"), Some("stale")));
    seat.settle().await;
    assert_eq!(seat.update, after);
    // Also after it was taken back.
    let undo = json!({ "do": "undo", "side": "a", "stamp": seat.stamp() });
    assert_eq!(seat.ask(undo.clone()).await["is"], "done");
    assert_eq!(seat.ask(act).await["reason"], "stale");
    assert_eq!(seat.ask(undo).await["reason"], "stale");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_taken_back_until_something_is_revealed() {
    let server = Server::start().await;
    let (_, _, mut seat) = hotseat(&server).await;
    let start = seat.scene().clone();
    assert_eq!(seat.update["undo"], false);
    let undo = json!({ "do": "undo", "side": "a", "stamp": seat.stamp() });
    assert_eq!(seat.ask(undo).await["reason"], "undo");
    let actions = suggestion(&mut seat, "a").await;
    assert_eq!(seat.act("a", &json!([actions[0]])).await["is"], "done");
    assert_eq!(seat.update["undo"], true);
    assert_ne!(*seat.scene(), start);
    let undo = json!({ "do": "undo", "side": "a", "stamp": seat.stamp() });
    assert_eq!(seat.ask(undo).await["is"], "done");
    assert_eq!(*seat.scene(), start);
    // The whole set-up of both sides: then everything is revealed.
    assert_eq!(seat.act("a", &actions).await["is"], "done");
    let sealed = seat.update["seals"]["a"].as_str().expect("a seal").to_owned();
    assert_eq!(sealed.len(), 64);
    assert_eq!(seat.ask(json!({ "do": "sit", "viewer": "b" })).await["is"], "done");
    assert_eq!(seat.suggested("b").await["is"], "done");
    assert_eq!(seat.update["seals"]["a"], sealed);
    let undo = json!({ "do": "undo", "side": "b", "stamp": seat.stamp() });
    assert_eq!(seat.ask(undo).await["reason"], "undo");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_actions_of_a_decision_are_played_or_none() {
    let server = Server::start().await;
    let (_, _, mut seat) = hotseat(&server).await;
    let before = seat.update.clone();
    let actions = suggestion(&mut seat, "a").await;
    let order = json!({ "do": "order", "unit": 0, "order": "attack" });
    let refused = seat.act("a", &json!([actions[0], order, actions[1]])).await;
    assert_eq!(refused["reason"], "rules", "{refused}");
    assert!(refused["why"]["rule"].as_str().unwrap().starts_with("DW-"));
    seat.settle().await;
    assert_eq!(seat.update, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    let (_, _, mut seat) = hotseat(&server).await;
    let before = seat.update.clone();
    let stamp = seat.stamp();
    let trial = |drag: Value| json!({ "do": "trial", "side": "a", "unit": 0, "drag": drag });
    for (request, reason) in [
        (json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [] }), "malformed"),
        (json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [7] }), "malformed"),
        (json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [{ "do": "fly" }] }), "malformed"),
        (
            json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [{ "do": "deploy", "unit": 999 }] }),
            "malformed",
        ),
        (json!({ "do": "act", "side": "c", "stamp": stamp, "actions": [{ "do": "ready" }] }), "not-yours"),
        (json!({ "do": "act", "side": "a", "actions": [] }), "malformed"),
        (json!({ "do": "act", "side": "a", "stamp": stamp, "actions": [], "more": 1 }), "malformed"),
        (json!({ "do": "dance" }), "malformed"),
        (json!({ "do": "preview", "side": "a", "actions": ["x"] }), "malformed"),
        (json!({ "do": "chain", "side": "a", "actions": ["x"] }), "malformed"),
        (json!({ "do": "desk", "side": "a", "unit": -1 }), "malformed"),
        (trial(json!({ "drag": "go", "to": [1000, 2000] })), "malformed"),
        (trial(json!({ "drag": "go", "to": [1000, 2000], "speed": 9 })), "malformed"),
        (trial(json!({ "drag": "go", "to": [1000, 1e12] })), "malformed"),
        (trial(json!({ "drag": "go", "to": [1000, "NaN"] })), "malformed"),
        (trial(json!({ "drag": "throw", "to": [1000, 2000] })), "malformed"),
    ] {
        let answer = seat.ask(request.clone()).await;
        assert_eq!(
            (&answer["is"], &answer["reason"]),
            (&json!("refused"), &json!(reason)),
            "{request}: {answer}"
        );
        assert!(!answer["why"]["text"].as_str().unwrap().contains('⟦'), "{answer}");
    }
    for text in ["", "{", "[]", "null", "{\"id\":1}", &"[".repeat(10_000)] {
        seat.say(text).await;
        assert_eq!(seat.hear().await.unwrap()["reason"], "malformed", "{text}");
    }
    // What does not exist is just not there.
    let desk = seat.ask(json!({ "do": "desk", "side": "a", "unit": 200 })).await;
    assert_eq!(desk["is"], "desk");
    let reach = seat.ask(json!({ "do": "reach", "side": "a", "unit": 200 })).await;
    assert!(reach["reach"].is_null());
    let look = seat.ask(json!({ "do": "look", "side": "a", "unit": 0 })).await;
    assert!(look["is"] == "look" && look["look"].is_null(), "{look}");
    seat.settle().await;
    assert_eq!(seat.update, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_gets_what_happened_meanwhile() {
    let server = Server::start().await;
    let mut anna = server.person();
    let battle = anna.open(computer("sergeant"), "a").await;
    let id = battle["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "").await;
    for _ in 0..12 {
        seat.until(|seat| seat.is_asked("a") || seat.is_over()).await;
        assert_eq!(seat.suggested("a").await["is"], "done");
    }
    let (stamp, log) = (seat.stamp(), seat.log.clone());
    let (epoch, after) = (&stamp["epoch"], stamp["events"].as_u64().unwrap());
    assert!(after > 3);
    seat.leave().await;
    for seen in [after, after - 2, 0] {
        let back = anna.sit(id, &format!("&epoch={epoch}&after={seen}")).await;
        let events = back.update["events"].as_array().unwrap();
        assert_eq!(back.update["from"], seen);
        // The computer may have gone on meanwhile, but what was is the same.
        let told = log.iter().skip(seen as usize);
        assert!(told.zip(events).all(|(before, now)| before == now));
        back.leave().await;
    }
    // Another epoch or a number that never was: everything from the start.
    for query in [format!("&epoch={}&after=1", 1_u32 << 20), format!("&epoch={epoch}&after=4000000")] {
        let back = anna.sit(id, &query).await;
        assert_eq!(back.update["from"], 0);
        assert!(back.log.starts_with(&log));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_goes_on_after_a_restart_of_the_server() {
    let folder = std::env::temp_dir().join(format!("walstatt-restart-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let url = format!("sqlite:{}", folder.join("battles.db").display());
    let server = Server::with(|config| config.store = url.clone()).await;
    let mut anna = server.person();
    let battle = anna.open(computer("sergeant"), "b").await;
    let id = battle["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "").await;
    for _ in 0..5 {
        seat.until(|seat| seat.is_asked("b")).await;
        assert_eq!(seat.suggested("b").await["is"], "done");
    }
    seat.until(|seat| seat.is_asked("b")).await;
    let (stamp, scene, log) = (seat.stamp(), seat.scene().clone(), seat.log.clone());
    server.stop().await;

    let server = Server::with(|config| config.store = url.clone()).await;
    anna.address = server.address;
    let query = format!("&epoch={}&after={}", stamp["epoch"], stamp["events"]);
    let mut back = anna.sit(id, &query).await;
    assert_eq!(back.update["stamp"], stamp);
    assert_eq!(back.update["events"], json!([]));
    assert_eq!(*back.scene(), scene);
    assert_eq!(anna.sit(id, "").await.log, log);
    back.log = log;
    assert_eq!(back.suggested("b").await["is"], "done");
    server.stop().await;
    std::fs::remove_dir_all(&folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_that_nobody_watches_is_put_to_sleep_and_woken_again() {
    let server = Server::with(|config| config.limits.parking = Duration::from_millis(50)).await;
    let (id, mut anna, mut seat) = hotseat(&server).await;
    let actions = suggestion(&mut seat, "a").await;
    assert_eq!(seat.act("a", &json!([actions[0]])).await["is"], "done");
    let update = seat.update.clone();
    seat.leave().await;
    while !anna.get("/metrics").await.text().contains("walstatt_battles 0\n") {
        sleep(Duration::from_millis(20)).await;
    }
    let back = anna.sit(&id, "&viewer=a").await;
    assert_eq!(back.update["stamp"], update["stamp"]);
    assert_eq!(back.update["scene"], update["scene"]);
    assert_eq!(back.update["undo"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_that_takes_too_long_is_replaced_by_any_legal_one() {
    let server = Server::with(|config| config.limits.thinking = Duration::ZERO).await;
    let mut anna = server.person();
    let battle = anna.open(computer("sergeant"), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "").await;
    assert_eq!(seat.suggested("a").await["is"], "done");
    // The computer's set-up is complete as well, though never thought about.
    seat.until(|seat| seat.scene()["phase"] != "setup").await;
    assert!(!anna.get("/metrics").await.text().contains("walstatt_think_late_total 0\n"));
    server.stop().await;
}

/// One thread for all decisions, and somebody who thinks as long as he may: what others ask for meanwhile does not wait,
/// and he is in time all the same, also where he decides many things at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_thinks_long_is_in_time_and_keeps_nobody_waiting() {
    let server = Server::with(|config| {
        config.thinkers = 1;
        config.limits.thinking = Duration::from_millis(700);
    })
    .await;
    let (mut anna, mut ben) = (server.person(), server.person());
    let battle = anna.open(computer("marshal:60s"), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "").await;
    let other = ben.open(computer("sergeant"), "a").await;
    let mut watcher = ben.sit(other["id"].as_str().unwrap(), "").await;
    assert_eq!(seat.suggested("a").await["is"], "done");
    for _ in 0..6 {
        let asked = Instant::now();
        let desk = watcher.ask(json!({ "do": "desk", "side": "a", "unit": 0 })).await;
        assert_eq!(desk["is"], "desk");
        assert!(asked.elapsed() < Duration::from_millis(350), "{:?}", asked.elapsed());
        sleep(Duration::from_millis(50)).await;
    }
    seat.until(|seat| seat.scene()["phase"] != "setup").await;
    assert!(anna.get("/metrics").await.text().contains("walstatt_think_late_total 0\n"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_can_ask_for_everything_it_shows() {
    let server = Server::start().await;
    let mut anna = server.person();
    anna.lang = "de";
    let battle = anna.open(computer("sergeant"), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "").await;
    let desk = seat.ask(json!({ "do": "desk", "side": "a", "unit": 0 })).await;
    assert_eq!(desk["desk"]["side"], "a");
    assert!(!desk["desk"]["families"].as_array().unwrap().is_empty());
    let mut seen = std::collections::BTreeSet::new();
    while seen.len() < 4 && !seat.is_over() {
        seat.until(|seat| seat.is_asked("a") || seat.is_over()).await;
        if seat.is_over() {
            break;
        }
        let desk = seat.ask(json!({ "do": "desk", "side": "a", "unit": null })).await["desk"].clone();
        for choice in desk["choices"].as_array().unwrap().iter().take(3) {
            let preview =
                seat.ask(json!({ "do": "preview", "side": "a", "actions": [choice["action"]] })).await;
            assert_eq!(preview["is"], "preview", "{preview}");
            seen.insert("preview");
            let chain = seat.ask(json!({ "do": "chain", "side": "a", "actions": [choice["action"]] })).await;
            assert_eq!(chain["is"], "chain", "{chain}");
            seen.insert("chain");
        }
        for unit in 0..4 {
            let reach = seat.ask(json!({ "do": "reach", "side": "a", "unit": unit })).await;
            if let Some(way) = reach["reach"]["ways"].get(0) {
                seen.insert("reach");
                let pointed =
                    json!({ "unit": unit, "element": null, "to": way["ghosts"][0]["at"], "target": null });
                let point = seat.ask(json!({ "do": "point", "side": "a", "pointed": pointed })).await;
                assert!(["point", "refused"].contains(&point["is"].as_str().unwrap()), "{point}");
                seen.insert("point");
            }
        }
        assert_eq!(seat.suggested("a").await["is"], "done");
    }
    assert_eq!(seen.len(), 4);
    assert!(seat.heard.iter().all(|text| !text.contains('⟦')));
    server.stop().await;
}
