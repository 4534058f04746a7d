//! Guests and accounts.

use crate::client::Server;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gets_a_cookie_when_it_is_needed_and_an_account_collects_the_battles() {
    let server = Server::start().await;
    let mut anna = server.person();
    let lobby = anna.get("/api/lobby").await;
    assert!(lobby.header("set-cookie").is_none(), "looking needs no cookie");
    assert_eq!(lobby.good()["me"], json!({ "name": null }));
    let battle = json!({ "system": "demonworld", "scenario": "first-game", "against": { "kind": "hotseat" }, "side": "a" });
    let created = anna.post("/api/battles", battle).await;
    let cookie = created.header("set-cookie").unwrap();
    for part in ["walstatt=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"));
    assert_eq!(cookie.split(['=', ';']).nth(1).unwrap().len(), 52);
    let first = created.good()["id"].clone();

    // The guest becomes an account and keeps the battle.
    let credentials = json!({ "name": " Anna Blume ", "password": "correct horse" });
    assert_eq!(anna.post("/api/account", credentials).await.good(), json!({ "name": "Anna Blume" }));
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna Blume");
    assert_eq!(anna.get("/api/lobby").await.good()["mine"][0]["seats"]["a"]["name"], "Anna Blume");

    // On another machine: a battle as a guest, then logging in brings both together.
    let mut there = server.person();
    let second = there.open(json!({ "kind": "computer", "player": "random" }), "b").await["id"].clone();
    let guest = there.cookie.clone();
    let login = json!({ "name": "anna blume", "password": "correct horse" });
    assert_eq!(there.post("/api/login", login).await.good(), json!({ "name": "Anna Blume" }));
    assert_ne!(there.cookie, guest);
    let mine = there.get("/api/lobby").await.good()["mine"].clone();
    let ids: Vec<_> = mine.as_array().unwrap().iter().map(|line| line["id"].clone()).collect();
    assert!(ids.contains(&first) && ids.contains(&second), "{mine}");
    let mut seat = there.sit(second.as_str().unwrap(), "").await;
    assert_eq!(seat.welcome["you"], json!(["b"]));
    assert_eq!(seat.welcome["seats"]["b"]["name"], "Anna Blume");
    assert_eq!(seat.suggested("b").await["is"], "done");
    // The old cookie is of no use any more.
    let mut old = server.person();
    old.cookie = guest;
    assert_eq!(old.get("/api/me").await.good()["name"], json!(null));
    assert_eq!(old.get("/api/lobby").await.good()["mine"], json!([]));

    there.post("/api/logout", json!({})).await.good();
    assert!(there.cookie.is_none());
    assert_eq!(there.get("/api/me").await.good()["name"], json!(null));
    // The first machine is still logged in.
    assert_eq!(anna.get("/api/me").await.good()["name"], "Anna Blume");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_in_play_follows_its_guest_into_the_account() {
    let server = Server::start().await;
    let mut account = server.person();
    let credentials = json!({ "name": "Bert", "password": "staple battery" });
    account.post("/api/account", credentials.clone()).await.good();
    let mut guest = server.person();
    let battle = guest.open(json!({ "kind": "computer", "player": "random" }), "a").await;
    let id = battle["id"].as_str().unwrap();
    let mut watched = guest.sit(id, "").await;
    guest.post("/api/login", credentials).await.good();
    let seats = loop {
        let message = watched.hear().await.unwrap();
        if message["is"] == "seats" {
            break message;
        }
    };
    assert_eq!(seats["seats"]["a"]["name"], "Bert");
    let mut seat = account.sit(id, "").await;
    assert_eq!(seat.suggested("a").await["is"], "done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_names_and_passwords_are_told_apart_only_where_that_helps_nobody_else() {
    let server = Server::start().await;
    let (mut anna, mut carl) = (server.person(), server.person());
    let of = |name: &str, password: &str| json!({ "name": name, "password": password });
    anna.post("/api/account", of("Anna", "correct horse")).await.good();
    assert_eq!(carl.post("/api/account", of("ANNA", "another one")).await.fault(409), "name-taken");
    assert_eq!(anna.post("/api/account", of("Anne", "correct horse")).await.fault(409), "already-named");
    for name in ["", "x", "<script>", &"x".repeat(25)] {
        assert_eq!(carl.post("/api/account", of(name, "correct horse")).await.fault(400), "bad-name");
    }
    for password in ["", "short", &"x".repeat(129)] {
        assert_eq!(carl.post("/api/account", of("Carl", password)).await.fault(400), "bad-password");
    }
    let wrong = carl.post("/api/login", of("Anna", "incorrect horse")).await;
    let unknown = carl.post("/api/login", of("Nobody", "incorrect horse")).await;
    let nonsense = carl.post("/api/login", of("<", "x")).await;
    assert_eq!(wrong.fault(401), "credentials");
    assert_eq!((&wrong.body, wrong.status), (&unknown.body, unknown.status));
    assert_eq!((&wrong.body, wrong.status), (&nonsense.body, nonsense.status));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_at_leisure() {
    let server = Server::with(|config| config.limits.logins = server::Rate { per_minute: 1, burst: 2 }).await;
    let mut carl = server.person();
    let guess = json!({ "name": "Anna", "password": "password1" });
    for _ in 0..2 {
        assert_eq!(carl.post("/api/login", guess.clone()).await.fault(401), "credentials");
    }
    assert_eq!(carl.post("/api/login", guess).await.fault(429), "rate");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_kept_to_it() {
    let server = Server::with(|config| config.public_url = Some("https://walstatt.example".to_owned())).await;
    let mut anna = server.person();
    let battle = json!({ "system": "demonworld", "scenario": "first-game", "against": { "kind": "hotseat" }, "side": "a" });
    let reply = anna.post("/api/battles", battle).await;
    assert!(reply.header("set-cookie").unwrap().ends_with("; Secure"));
    assert!(reply.header("strict-transport-security").is_some());
    server.stop().await;
}
