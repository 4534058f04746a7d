//! Nothing hidden leaves the server before its time: battles that differ only in what side a decides in secret are the
//! same, byte by byte, for everybody else.

use crate::client::{Seat, Server};
use serde_json::{Value, json};

/// What was heard, without what is random by design: ids, commitments, seals.
pub fn masked(seat: &Seat) -> Vec<Value> {
    let mask = |text: &String| {
        let mut message: Value = serde_json::from_str(text).unwrap();
        for (pointer, random) in [("/battle", "id"), ("/commitment", "hash")] {
            if let Some(found) = message.pointer_mut(pointer) {
                *found = json!(random);
            }
        }
        for seal in ["/seals/a", "/seals/b"] {
            if let Some(found) = message.pointer_mut(seal).filter(|seal| seal.is_string()) {
                *found = json!("seal");
            }
        }
        message
    };
    seat.heard.iter().map(mask).collect()
}

/// Plays the set-up and the orders of one round. Side a deviates in `variant`: another set-up, other orders, detours
/// that are taken back. Returns what b and a watcher have heard before anything was revealed, first in the set-up, then
/// in the command phase.
async fn heard(server: &Server, variant: usize) -> [Vec<Value>; 4] {
    let (mut anna, mut bert) = (server.person(), server.person());
    let battle = anna.open(json!({ "kind": "invite" }), "a").await;
    let id = battle["id"].as_str().unwrap().to_owned();
    let join = format!("/api/battles/{id}/join");
    bert.post(&join, json!({ "token": battle["invite"] })).await.good();
    let mut a = anna.sit(&id, "").await;
    let mut b = bert.sit(&id, "").await;
    let mut watcher = server.person().sit(&id, "").await;
    let own = b.ask(json!({ "do": "desk", "side": "b", "unit": null })).await;
    assert_eq!(own["is"], "desk");

    // The set-up: the same fields for all variants but the last unit's.
    let mut actions = a.ask(json!({ "do": "suggest", "side": "a" })).await["actions"].clone();
    let ready = actions.as_array_mut().unwrap().pop().unwrap();
    assert_eq!(ready["do"], "ready");
    for action in actions.as_array().unwrap() {
        assert_eq!(a.act("a", &json!([action])).await["is"], "done");
    }
    if variant > 0 {
        // Another place for the last unit, found at its own desk.
        let undo = json!({ "do": "undo", "side": "a", "stamp": a.stamp() });
        assert_eq!(a.ask(undo).await["is"], "done");
        let last = actions.as_array().unwrap().last().unwrap();
        let desk = a.ask(json!({ "do": "desk", "side": "a", "unit": last["unit"] })).await;
        let family = &desk["desk"]["families"][0];
        let mut other = family["action"].clone();
        let fields = family["fields"].as_array().unwrap();
        other[family["field"].as_str().unwrap()] = fields[(7 * variant) % fields.len()].clone();
        assert_ne!(other, *last);
        assert_eq!(a.act("a", &json!([other])).await["is"], "done");
    }
    for seat in [&mut b, &mut watcher] {
        seat.settle().await;
    }
    let setup = [masked(&b), masked(&watcher)];
    assert!(b.scene()["elements"].as_array().unwrap().is_empty());

    // Both are ready: revealed. From here on the scenes differ, so the rest is compared in shape below.
    assert_eq!(a.act("a", &json!([ready])).await["is"], "done");
    assert_eq!(b.suggested("b").await["is"], "done");
    for seat in [&mut a, &mut b, &mut watcher] {
        seat.until(|seat| seat.scene()["phase"] == "command").await;
        seat.settle().await;
    }
    for seat in [&mut b, &mut watcher] {
        seat.heard.clear();
    }
    // Orders: other ones in each variant, and in one of them a detour.
    let desk = a.ask(json!({ "do": "desk", "side": "a", "unit": null })).await["desk"].clone();
    let choices = desk["choices"].as_array().unwrap();
    let mut units: Vec<u64> = choices
        .iter()
        .filter(|choice| choice["kind"] == "order")
        .map(|choice| choice["unit"].as_u64().unwrap())
        .collect();
    units.dedup();
    for unit in units {
        let own: Vec<&Value> = choices
            .iter()
            .filter(|choice| choice["kind"] == "order" && choice["unit"] == json!(unit))
            .collect();
        assert!(own.len() >= 3, "enough for every variant");
        let order = &own[(variant + unit as usize) % own.len()]["action"];
        assert_eq!(a.act("a", &json!([order])).await["is"], "done");
        if variant == 2 {
            let undo = json!({ "do": "undo", "side": "a", "stamp": a.stamp() });
            assert_eq!(a.ask(undo).await["is"], "done");
            assert_eq!(a.act("a", &json!([order])).await["is"], "done");
        }
    }
    for seat in [&mut b, &mut watcher] {
        seat.settle().await;
    }
    let command = [masked(&b), masked(&watcher)];
    // That a is ready is for all to see, what a has ordered is not.
    let end = choices.iter().find(|choice| choice["kind"] == "end").unwrap();
    assert_eq!(a.act("a", &json!([end["action"]])).await["is"], "done");
    for seat in [&mut b, &mut watcher] {
        seat.until(|seat| seat.scene()["committed"]["a"] == true).await;
        let units = seat.scene()["units"].as_array().unwrap().clone();
        let table = seat.welcome["table"]["units"].as_array().unwrap().clone();
        for (unit, info) in units.iter().zip(&table).filter(|(_, info)| info["side"] == "a") {
            assert_eq!(unit["order"], json!({ "state": "hidden" }), "{info}");
        }
    }
    let [setup_b, setup_watcher] = setup;
    let [command_b, command_watcher] = command;
    [setup_b, setup_watcher, command_b, command_watcher]
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_side_decides_in_secret_changes_not_a_byte_for_the_others() {
    let server = Server::start().await;
    let [setup_b, setup_watcher, command_b, command_watcher] = heard(&server, 0).await;
    assert!(setup_b.iter().any(|message| message["is"] == "update"));
    for variant in 1..3 {
        let other = heard(&server, variant).await;
        assert_eq!(other[0], setup_b);
        assert_eq!(other[1], setup_watcher);
        // In the command phase nothing at all is heard but the answers to one's own requests.
        assert_eq!(other[2], command_b);
        assert_eq!(other[3], command_watcher);
    }
    assert!(command_watcher.iter().all(|message| message["is"] == "refused"), "{command_watcher:?}");
    server.stop().await;
}
