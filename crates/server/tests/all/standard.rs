//! The standard game: battles as they were agreed on, refusals in words, what elements see, what stays hidden.

use crate::client::{Person, Seat, Server};
use crate::leak::masked;
use serde_json::{Value, json};

const CHAPTERS: [&str; 5] = ["figures", "commanders", "terrain", "formations", "morale"];

fn new(scenario: &str, house: &Value, against: &Value) -> Value {
    json!({ "system": "demonworld", "scenario": scenario, "house": house, "against": against, "side": "a" })
}

/// Own battles in which everything is agreed on that can be.
fn agreed() -> Value {
    json!({
        "army_a": "empire-guns-1000", "army_b": "orcs-trolls-1000", "army_size": 1000, "round_limit": 2,
        "board": ["sheet-4", "sheet-3", "sheet-1r", "sheet-2r"], "flank_marches": true,
        "objectives": [[14, 8, 100], [14, 25, 150]], "impetuous_charge": false, "strict_range": true,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_as_it_was_agreed_on() {
    let server = Server::start().await;
    for (scenario, house) in [
        ("last-stand", json!({})),
        ("last-stand", json!({ "modules": ["figures", "morale"], "round_limit": 3 })),
        ("kal-benokk", json!({ "spare_last_point_only": true })),
        ("kal-benokk", json!({ "modules": [] })),
        ("free", json!({})),
        ("free", agreed()),
    ] {
        let mut anna = server.person();
        let hotseat = json!({ "kind": "hotseat" });
        let created = anna.post("/api/battles", new(scenario, &house, &hotseat)).await.good();
        let id = created["id"].as_str().unwrap();
        let seat = anna.sit(id, "").await;
        let table = &seat.welcome["table"];
        // Names come with the agreements: of other armies, and without commanders.
        let lobby = anna.get("/api/lobby").await.good();
        for side in ["a", "b"] {
            let army = &table["sides"][side]["name"];
            assert_eq!(seat.welcome["seats"][side]["side"], *army);
            assert_eq!(lobby["mine"][0]["seats"][side]["side"], *army);
        }
        let plan = json!({ "system": "demonworld", "scenario": scenario, "house": house });
        let plan = anna.post("/api/plan", plan).await.good();
        assert_eq!(plan["table"], *table, "{scenario} {house}");
        if scenario == "free" && house != json!({}) {
            assert_eq!(table["sides"]["a"]["name"], "Empire: arquebusiers");
            assert_eq!(table["ground"]["objectives"].as_array().unwrap().len(), 2);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_an_own_battle_names_its_own_units() {
    let server = Server::start().await;
    let mut anna = server.person();
    let computer = json!({ "kind": "computer", "player": "sergeant" });
    let created = anna.post("/api/battles", new("free", &agreed(), &computer)).await.good();
    let id = created["id"].as_str().unwrap();
    let mut seat = anna.sit(id, "").await;
    seat.play_out("a").await;
    let units = seat.welcome["table"]["units"].as_array().unwrap();
    let trolls = units.iter().rfind(|unit| unit["side"] == "b" && unit["name"] == "Trolls II").unwrap();
    let about = |event: &&Value| event["units"].as_array().unwrap().contains(&trolls["unit"]);
    let told: Vec<&Value> = seat.log.iter().filter(about).collect();
    assert!(told.iter().any(|event| event["text"].as_str().unwrap().contains("Trolls II")), "{told:?}");
    let replay = anna.get(&format!("/api/battles/{id}/replay")).await.good();
    let said: Vec<&Value> = replay["frames"].as_array().unwrap().iter().map(|frame| &frame["text"]).collect();
    assert!(said.iter().any(|text| text.as_str().unwrap().contains("Imperial Arquebusiers")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_to_agree_on_is_refused_in_words() {
    let server = Server::start().await;
    let mut anna = server.person();
    for (scenario, house, rule) in [
        ("free", json!({ "army_size": 800 }), "DW-16-17"),
        ("free", json!({ "modules": [] }), "DW-16-17"),
        ("free", json!({ "army_a": "orcs-1000" }), "DW-26-03"),
        ("free", json!({ "board": ["sheet-1", "sheet-1", "sheet-2", "sheet-3"] }), "DW-16-18"),
        ("free", json!({ "objectives": [[14, 8, 100], [14, 9, 100]] }), "DW-16-36"),
        ("free", json!({ "objectives": [[2, 9, 100]] }), "DW-16-36"),
        ("free", json!({ "objectives": [[14, 8, 301]] }), "DW-16-34"),
        ("free", json!({ "objectives": [[8, 2, 60], [14, 16, 60], [20, 30, 60]] }), "DW-16-34"),
        ("last-stand", json!({ "flank_marches": true }), "DW-16-01"),
    ] {
        let mut texts = Vec::new();
        for lang in ["de", "en"] {
            anna.lang = lang;
            let hotseat = json!({ "kind": "hotseat" });
            let reply = anna.post("/api/battles", new(scenario, &house, &hotseat)).await;
            assert_eq!(reply.fault(400), "agreement", "{house}");
            let text = reply.json()["text"].as_str().unwrap().to_owned();
            assert!(text.contains(rule), "{text}");
            let plan = json!({ "system": "demonworld", "scenario": scenario, "house": house });
            assert_eq!(anna.post("/api/plan", plan).await.json()["text"], text);
            texts.push(text);
        }
        assert_ne!(texts[0], texts[1]);
    }
    for (scenario, house) in [
        ("free", json!({ "army_a": "elves" })),
        ("free", json!({ "board": "first-game" })),
        ("free", json!({ "board": ["sheet-1"] })),
        ("free", json!({ "objectives": [[99, 1, 100]] })),
        ("free", json!({ "round_limit": 300 })),
        ("kal-benokk", json!({ "modules": ["magic"] })),
        ("kal-benokk", json!({ "modules": ["morale", "morale"] })),
        ("kal-benokk", json!({ "army_a": "empire-1000" })),
        ("nowhere", json!({})),
    ] {
        let plan = json!({ "system": "demonworld", "scenario": scenario, "house": house });
        assert_eq!(anna.post("/api/plan", plan).await.fault(400), "bad-request", "{scenario} {house}");
        let hotseat = json!({ "kind": "hotseat" });
        let reply = anna.post("/api/battles", new(scenario, &house, &hotseat)).await;
        assert_eq!(reply.fault(400), "bad-request", "{scenario} {house}");
    }
    assert!(anna.cookie.is_none(), "nothing was opened");
    server.stop().await;
}

/// A plan says with which values of `house` it can be had again.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_tells_what_can_be_agreed_on() {
    let server = Server::start().await;
    let mut anna = server.person();
    let lobby = anna.get("/api/lobby").await.good();
    for scenario in lobby["systems"][0]["scenarios"].as_array().unwrap() {
        let (id, text) = (scenario["id"].as_str().unwrap(), scenario.to_string());
        assert!(!text.contains('⟦'), "{text}");
        let of = json!({ "system": "demonworld", "scenario": id });
        let plan = anna.post("/api/plan", of).await.good();
        let settings = plan["settings"].as_array().unwrap();
        assert!(!plan["settings"].to_string().contains('⟦'), "{}", plan["settings"]);
        let ids: Vec<&str> = settings.iter().map(|setting| setting["id"].as_str().unwrap()).collect();
        assert_eq!(ids.contains(&"army_a"), id == "free");
        assert_eq!(ids.contains(&"flank_marches"), id == "free");
        let mut house = json!({});
        for setting in settings {
            let form = &setting["form"];
            let value = ["on", "number", "chosen"].into_iter().find_map(|field| form.get(field)).unwrap();
            house[setting["id"].as_str().unwrap()] = value.clone();
        }
        let again = json!({ "system": "demonworld", "scenario": id, "house": house });
        assert_eq!(anna.post("/api/plan", again).await.good(), plan);
        let modules = settings.iter().find(|setting| setting["id"] == "modules").unwrap();
        let standard = !id.starts_with("first-game");
        assert_eq!(modules["form"]["chosen"], if standard { json!(CHAPTERS) } else { json!([]) });
    }
    server.stop().await;
}

// ------------------------------------------------------------------------------------------------- what stays hidden

/// Two players and a watcher at a battle.
struct Party {
    a: Seat,
    b: Seat,
    watcher: Seat,
}

impl Party {
    async fn meet(server: &Server, scenario: &str, house: &Value) -> Party {
        let (mut anna, mut bert): (Person, Person) = (server.person(), server.person());
        let invite = json!({ "kind": "invite" });
        let battle = anna.post("/api/battles", new(scenario, house, &invite)).await.good();
        let id = battle["id"].as_str().unwrap().to_owned();
        let join = format!("/api/battles/{id}/join");
        bert.post(&join, json!({ "token": battle["invite"] })).await.good();
        let (a, b) = (anna.sit(&id, "").await, bert.sit(&id, "").await);
        Party { a, b, watcher: server.person().sit(&id, "").await }
    }

    fn seat(&mut self, side: &str) -> &mut Seat {
        if side == "a" { &mut self.a } else { &mut self.b }
    }

    async fn settle(&mut self) {
        for seat in [&mut self.a, &mut self.b, &mut self.watcher] {
            seat.settle().await;
        }
    }

    /// Plays the script, and goes on by suggestions, which are added to it, until side a is asked for the step.
    async fn reach(&mut self, step: &str, script: &mut Vec<(&'static str, Value)>) {
        let mut next = 0;
        while self.a.scene()["step"] != step || !self.a.is_asked("a") {
            if next == script.len() {
                let side = if self.a.is_asked("a") { "a" } else { "b" };
                let suggestion = self.seat(side).ask(json!({ "do": "suggest", "side": side })).await;
                script.push((side, suggestion["actions"].clone()));
            }
            let (side, actions) = script[next].clone();
            let done = self.seat(side).act(side, &actions).await;
            assert_eq!(done["is"], "done", "{done}");
            self.settle().await;
            next += 1;
        }
    }

    /// Gives orders of side a in secret: the more the higher the variant, and others.
    async fn decide_in_secret(&mut self, variant: usize) {
        for turn in 0.. {
            let desk = self.a.ask(json!({ "do": "desk", "side": "a", "unit": null })).await;
            let choices = desk["desk"]["choices"].as_array().unwrap().clone();
            let end = choices.iter().find(|choice| choice["kind"] == "end");
            let others: Vec<&Value> = choices.iter().filter(|choice| choice["kind"] == "order").collect();
            let action = match end {
                Some(end) if turn > variant || others.is_empty() => end,
                _ => others[(3 * variant + turn) % others.len()],
            };
            assert_eq!(self.a.act("a", &json!([action["action"]])).await["is"], "done");
            if Some(action) == end {
                break;
            }
        }
    }

    /// What the others have heard since, but for the answers to their own requests.
    async fn overheard(&mut self) -> [Vec<Value>; 2] {
        self.settle().await;
        let unasked =
            |seat: &Seat| masked(seat).into_iter().filter(|heard| heard.get("id").is_none()).collect();
        [unasked(&self.b), unasked(&self.watcher)]
    }

    fn forget(&mut self) {
        self.b.heard.clear();
        self.watcher.heard.clear();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_choices_of_the_standard_game_change_not_a_byte_for_the_others() {
    let server = Server::start().await;
    for scenario in ["last-stand", "kal-benokk", "free"] {
        let mut script = Vec::new();
        let mut first = None;
        for variant in 0..3 {
            let mut party = Party::meet(&server, scenario, &json!({})).await;
            party.reach("command", &mut script).await;
            party.forget();
            party.decide_in_secret(variant).await;
            let heard = party.overheard().await;
            // That a is done is for all to see.
            assert_eq!(party.b.scene()["committed"]["a"], true, "{scenario}");
            assert_eq!(*first.get_or_insert_with(|| heard.clone()), heard, "{scenario} {variant}");
        }
    }
    server.stop().await;
}

/// A set-up in which a unit that no commander leads goes round a wing; without a wing it stands where it stood.
fn outflanking(set_up: &Value, wing: Option<&str>) -> Value {
    let mut actions = set_up.as_array().unwrap().clone();
    let Some(wing) = wing else { return json!(actions) };
    let led = |unit: &Value| {
        set_up.as_array().unwrap().iter().any(|action| action["do"] == "attach" && action["unit"] == *unit)
    };
    let place = actions.iter().position(|action| action["do"] == "deploy" && !led(&action["unit"])).unwrap();
    let unit = actions.remove(place)["unit"].clone();
    actions.insert(0, json!({ "do": "outflank", "unit": unit, "wing": wing, "leader": null }));
    json!(actions)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_learns_round_which_wing_a_unit_marches() {
    let server = Server::start().await;
    let (mut script, mut set_up) = (Vec::new(), Value::Null);
    let mut first = None;
    for wing in [Some("left"), Some("right"), None] {
        let mut party = Party::meet(&server, "free", &json!({ "flank_marches": true })).await;
        party.reach("deploy", &mut script).await;
        if set_up.is_null() {
            set_up = party.a.ask(json!({ "do": "suggest", "side": "a" })).await["actions"].clone();
        }
        let done = party.a.act("a", &outflanking(&set_up, wing)).await;
        assert_eq!(done["is"], "done", "{done}");
        let heard = party.overheard().await;
        assert_eq!(party.b.scene()["committed"]["a"], true);
        assert!(party.b.scene()["elements"].as_array().unwrap().is_empty());
        assert_eq!(*first.get_or_insert_with(|| heard.clone()), heard, "{wing:?}");
        // Once all stand it is open that they march, but not where.
        assert_eq!(party.b.suggested("b").await["is"], "done");
        party.settle().await;
        for seat in [&party.b, &party.watcher] {
            let units = seat.scene()["units"].as_array().unwrap();
            let marching = units.iter().any(|unit| unit["waiting"].as_u64().is_some_and(|many| 0 < many));
            assert!(marching || wing.is_none());
            assert!(!seat.heard.iter().any(|heard| heard.contains("\"wing\"")));
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sight_is_told_with_what_blocks_it_and_only_of_what_is_known() {
    let server = Server::start().await;
    let mut party = Party::meet(&server, "last-stand", &json!({})).await;
    let see = |side: &str, element: u64| json!({ "do": "sight", "side": side, "element": element });
    // Side a stands, side b does not yet: nobody of a is there for b, and a sees nobody.
    let set_up = party.a.ask(json!({ "do": "suggest", "side": "a" })).await["actions"].clone();
    assert_eq!(party.a.act("a", &set_up).await["is"], "done");
    assert_eq!(party.b.ask(see("b", 0)).await["sight"], Value::Null);
    assert_eq!(party.a.ask(see("a", 0)).await["sight"]["seen"], json!([]));
    assert_eq!(party.b.ask(see("a", 0)).await["reason"], "not-yours");
    assert_eq!(party.watcher.ask(see("a", 0)).await["reason"], "not-yours");
    assert_eq!(party.b.suggested("b").await["is"], "done");
    party.settle().await;
    let enemies = party.a.scene()["elements"].as_array().unwrap().clone();
    let (mut whole, mut hidden) = (0, 0);
    for own in 0..10 {
        let sight = party.a.ask(see("a", own)).await["sight"].clone();
        for seen in sight["seen"].as_array().unwrap() {
            let enemy = enemies.iter().find(|one| one["element"] == seen["element"]).unwrap();
            let sections = seen["sections"].as_array().unwrap();
            let blockers = seen["hidden_by"].as_array().unwrap();
            assert_eq!(sections.contains(&json!(false)), !blockers.is_empty(), "{seen} {enemy}");
            for blocker in blockers {
                assert!(blocker["rule"].as_str().unwrap().starts_with("DW-12-"), "{blocker}");
                assert!(!blocker["text"].as_str().unwrap().contains('⟦'), "{blocker}");
                assert!(blocker["at"].is_array());
            }
            whole += usize::from(blockers.is_empty());
            hidden += usize::from(!blockers.is_empty());
        }
    }
    assert!(0 < whole && 0 < hidden, "{whole} {hidden}");
    assert_eq!(party.a.ask(see("a", 255)).await["sight"], Value::Null);
    server.stop().await;
}
