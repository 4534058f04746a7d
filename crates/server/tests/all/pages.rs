//! Everything that can be looked at.

use crate::client::Server;
use serde_json::json;
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_headers_that_protect_the_page() {
    let server = Server::start().await;
    let mut anna = server.person();
    for path in ["/", "/battle/x", "/api/me", "/api/nothing", "/health", "/metrics", "/assets/nothing.js"] {
        let reply = anna.get(path).await;
        let policy = reply.header("content-security-policy").expect(path);
        for part in ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]
        {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
        assert!(reply.header("permissions-policy").is_some(), "{path}");
    }
    assert_eq!(anna.get("/assets/nothing.js").await.status, 404);
    assert_eq!(anna.get("/api/me").await.header("cache-control"), Some("no-store"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_place_of_the_page_is_served_by_the_same_file() {
    let server = Server::start().await;
    let mut anna = server.person();
    let start = anna.get("/").await;
    // Where the page has not been built, a sentence says so.
    assert!([200, 503].contains(&start.status));
    assert!(start.header("content-type").unwrap().starts_with("text/html"));
    for path in
        ["/battle/abc?join=xyz", "/replay/abc", "/learn/DW-05-E1", "/rules/DW-05-12", "/coverage", "/help"]
    {
        let reply = anna.get(path).await;
        assert_eq!((reply.status, &reply.body), (start.status, &start.body), "{path}");
    }
    if let (200, Some(etag)) = (start.status, start.header("etag")) {
        assert_eq!(start.header("cache-control"), Some("no-cache"));
        let again = anna.send("GET", "/", &[("if-none-match", etag)], b"").await;
        assert_eq!((again.status, again.body.len()), (304, 0));
        let packed = anna.send("GET", "/", &[("accept-encoding", "br")], b"").await;
        assert!(packed.body.len() <= start.body.len());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_says_what_can_be_played() {
    let server = Server::start().await;
    let mut anna = server.person();
    anna.lang = "de";
    let lobby = anna.get("/api/lobby").await.good();
    let system = &lobby["systems"][0];
    assert_eq!((&system["id"], &system["name"]), (&json!("demonworld"), &json!("Demonworld")));
    let players = system["players"].as_array().unwrap();
    assert_eq!(players[0], json!({ "id": "marshal", "name": "Feldmarschall", "tempered": true }));
    assert_eq!(players.last(), Some(&json!({ "id": "random", "name": "Zufall", "tempered": false })));
    let scenario = &system["scenarios"][0];
    assert!(!scenario["units"]["a"].as_array().unwrap().is_empty());
    assert!(!scenario["sides"]["b"]["name"].as_str().unwrap().is_empty());
    let large = anna.send("GET", "/api/rules/demonworld", &[("accept-encoding", "gzip")], b"").await;
    assert_eq!(large.header("content-encoding"), Some("gzip"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_is_there_with_its_cases_and_coverage() {
    let server = Server::start().await;
    let mut anna = server.person();
    let rules = anna.get("/api/rules/demonworld").await.good();
    let all: Vec<_> = rules["chapters"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|chapter| chapter["rules"].as_array().unwrap())
        .collect();
    let ids: BTreeSet<&str> = all.iter().map(|rule| rule["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), all.len());
    assert!(ids.len() > 200);
    let cases = anna.get("/api/cases").await.good();
    let cases: BTreeSet<&str> =
        cases.as_array().unwrap().iter().map(|case| case["id"].as_str().unwrap()).collect();
    for rule in &all {
        let known = |list: &str, known: &BTreeSet<&str>| {
            rule[list].as_array().unwrap().iter().all(|id| known.contains(id.as_str().unwrap()))
        };
        assert!(known("cases", &cases) && known("rulings", &ids), "{rule}");
    }
    assert_eq!(anna.get("/api/rules/chess").await.fault(404), "not-found");
    assert_eq!(anna.get("/api/rules/chess/coverage").await.fault(404), "not-found");
    let coverage = anna.get("/api/rules/demonworld/coverage").await.good();
    assert!(coverage["battles"].as_u64().unwrap() > 0);
    assert_eq!(coverage["implemented"], coverage["total"]);
    assert!(
        coverage["rules"].as_array().unwrap().iter().all(|rule| ids.contains(rule["id"].as_str().unwrap()))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_case_is_shown_in_both_languages_and_can_be_tried() {
    let server = Server::with(|config| config.limits.open_battles = 1000).await;
    let mut anna = server.person();
    let cases = anna.get("/api/cases").await.good();
    assert!(cases.as_array().unwrap().iter().any(|case| case["example"] == true));
    for line in cases.as_array().unwrap() {
        let id = line["id"].as_str().unwrap();
        for lang in ["de", "en"] {
            let case = anna.get(&format!("/api/cases/{id}?lang={lang}")).await.good();
            assert_eq!(case["line"]["id"], id);
            assert!(!case["story"].as_str().unwrap().is_empty(), "{id}");
            assert!(!case["line"]["chapter_title"].as_str().unwrap().is_empty(), "{id}");
            assert!(!case.to_string().contains('⟦'), "{id}: {case}");
        }
    }
    let id = cases.as_array().unwrap().iter().find(|case| case["example"] == true).unwrap()["id"]
        .as_str()
        .unwrap();
    let made = anna.post(&format!("/api/cases/{id}/try"), json!({})).await.good();
    let mut seat = anna.sit(made["id"].as_str().unwrap(), "&viewer=a").await;
    assert_eq!(seat.welcome["from_elsewhere"], true);
    assert_eq!(seat.welcome["you"], json!(["a", "b"]));
    assert_eq!(seat.welcome["table"]["scenario"], format!("case/{id}"));
    let side = seat.scene()["asked"][0].as_str().unwrap().to_owned();
    assert_eq!(seat.ask(json!({ "do": "sit", "viewer": side })).await["is"], "done");
    assert_eq!(seat.suggested(&side).await["is"], "done");
    assert_eq!(anna.get("/api/lobby").await.good()["mine"].as_array().unwrap().len(), 1);
    assert_eq!(anna.get("/api/cases/nothing").await.fault(404), "not-found");
    assert_eq!(anna.post("/api/cases/nothing/try", json!({})).await.fault(404), "not-found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics_are_there_for_whoever_runs_the_server() {
    let server = Server::start().await;
    let mut anna = server.person();
    assert_eq!(anna.get("/health").await.good(), json!({ "ok": true }));
    let battle = anna.open(json!({ "kind": "hotseat" }), "a").await;
    let mut seat = anna.sit(battle["id"].as_str().unwrap(), "&viewer=a").await;
    assert_eq!(seat.suggested("a").await["is"], "done");
    let text = anna.get("/metrics").await.text();
    for line in [
        "walstatt_battles 1",
        "walstatt_sockets 1",
        "walstatt_acknowledge_seconds_count 1",
        "# TYPE walstatt_store_commit_seconds histogram",
    ] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in:\n{text}");
    }
    assert!(text.contains("process_resident_memory_bytes "));
    server.stop().await;
}
