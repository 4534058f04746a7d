//! A server for a test, and people who use it.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Rate, run};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Longer than anything takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "sqlite::memory:");
        // All tests come from one address.
        config.limits.creations = Rate { per_minute: 6000, burst: 6000 };
        config.limits.logins = Rate { per_minute: 6000, burst: 6000 };
        // They play faster than people.
        config.limits.requests = Rate { per_minute: 600_000, burst: 10_000 };
        // Which rules are applied is tested elsewhere.
        (config.coverage.battles, config.coverage.positions) = (2, 20);
        change(&mut config);
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, address) = oneshot::channel();
        let ended = tokio::spawn(async move {
            let shutdown = async { drop(stopped.await) };
            run(config, |address| ready.send(address).unwrap(), shutdown).await.unwrap();
        });
        Server { address: address.await.unwrap(), stop, ended }
    }

    pub async fn stop(self) {
        self.stop.send(()).unwrap();
        timeout(PATIENCE, self.ended).await.expect("the server ends").unwrap();
    }

    pub fn person(&self) -> Person {
        Person { address: self.address, cookie: None, lang: "en" }
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Person {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    pub lang: &'static str,
}

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// The JSON of an answer that must be good.
    pub fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The kind of fault of an answer that must be bad.
    pub fn fault(&self, status: u16) -> String {
        assert_eq!(self.status, status, "{}", self.text());
        let fault = self.json();
        let text = fault["text"].as_str().unwrap();
        assert!(!text.is_empty() && !text.contains('⟦'), "{text}");
        fault["kind"].as_str().unwrap().to_owned()
    }
}

impl Person {
    pub async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[], b"").await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Reply {
        let headers = [("content-type", "application/json")];
        self.send("POST", path, &headers, body.to_string().as_bytes()).await
    }

    /// Keeps the cookie as a browser does.
    pub async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let sep = if path.contains('?') { '&' } else { '?' };
        let lang = if path.contains("lang=") { String::new() } else { format!("{sep}lang={}", self.lang) };
        let mut head = format!(
            "{method} {path}{lang} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-length: {}\r\n",
            self.address,
            body.len()
        );
        if let Some(cookie) = &self.cookie {
            head += &format!("cookie: {cookie}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += "\r\n";
        let reply = exchange(self.address, head.as_bytes(), body).await;
        if let Some(set) = reply.header("set-cookie") {
            let pair = set.split(';').next().unwrap();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        reply
    }

    pub async fn open(&mut self, against: Value, side: &str) -> Value {
        let battle =
            json!({ "system": "demonworld", "scenario": "first-game", "against": against, "side": side });
        self.post("/api/battles", battle).await.good()
    }

    pub async fn sit(&self, battle: &str, query: &str) -> Seat {
        self.try_sit(battle, query).await.expect("the socket opens")
    }

    pub async fn try_sit(&self, battle: &str, query: &str) -> Result<Seat, Error> {
        let url = format!("ws://{}/api/battles/{battle}/socket?lang={}{query}", self.address, self.lang);
        let mut request = url.into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).await?;
        let (line, _) = client_async(request, stream).await?;
        // Whoever comes back has what was told before; the tests do not care what that was.
        let seen = query.split_once("after=").map_or(0, |(_, seen)| seen.parse().unwrap_or(0));
        let log = vec![Value::Null; seen];
        let mut seat =
            Seat { line, log, welcome: Value::Null, update: Value::Null, heard: Vec::new(), next: 1 };
        while seat.update.is_null() {
            seat.hear().await.map_err(|_| Error::ConnectionClosed)?;
        }
        Ok(seat)
    }
}

pub async fn exchange(address: SocketAddr, head: &[u8], body: &[u8]) -> Reply {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that refuses early may close before everything is sent.
    let _ = stream.write_all(head).await;
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let pairs = lines.filter_map(|line| line.split_once(": "));
    let headers = pairs.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    Reply { status, headers, body: answer[end + 4..].to_vec() }
}

/// A socket at a battle.
#[derive(Debug)]
pub struct Seat {
    line: WebSocketStream<TcpStream>,
    pub welcome: Value,
    /// The last one.
    pub update: Value,
    /// The whole log, as the page would have it.
    pub log: Vec<Value>,
    /// Every text that came.
    pub heard: Vec<String>,
    next: u32,
}

impl Seat {
    /// The next message; an error says how the server has closed.
    pub async fn hear(&mut self) -> Result<Value, Option<CloseCode>> {
        loop {
            let read = timeout(PATIENCE, self.line.next()).await.expect("a message");
            match read {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    match message["is"].as_str().unwrap() {
                        "welcome" => self.welcome = message.clone(),
                        "update" => {
                            let from = message["from"].as_u64().unwrap() as usize;
                            assert!(from <= self.log.len(), "the log has a gap");
                            self.log.truncate(from);
                            self.log.extend(message["events"].as_array().unwrap().iter().cloned());
                            self.update = message.clone();
                        }
                        _ => {}
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code)),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Sends a request and waits for its answer.
    pub async fn ask(&mut self, mut request: Value) -> Value {
        let id = self.next;
        self.next += 1;
        request["id"] = json!(id);
        self.say(&request.to_string()).await;
        loop {
            let message = self.hear().await.expect("an answer");
            if message["id"] == json!(id) {
                return message;
            }
        }
    }

    pub async fn say(&mut self, text: &str) {
        self.line.send(Message::text(text)).await.unwrap();
    }

    pub async fn act(&mut self, side: &str, actions: &Value) -> Value {
        self.ask(json!({ "do": "act", "side": side, "stamp": self.stamp(), "actions": actions })).await
    }

    /// Does what the computer would do.
    pub async fn suggested(&mut self, side: &str) -> Value {
        let suggestion = self.ask(json!({ "do": "suggest", "side": side })).await;
        assert_eq!(suggestion["is"], "suggestion", "{suggestion}");
        self.act(side, &suggestion["actions"]).await
    }

    pub fn stamp(&self) -> Value {
        self.update["stamp"].clone()
    }

    pub fn scene(&self) -> &Value {
        &self.update["scene"]
    }

    pub fn is_asked(&self, side: &str) -> bool {
        self.scene()["asked"].as_array().unwrap().contains(&json!(side))
    }

    pub fn is_over(&self) -> bool {
        !self.scene()["ended"].is_null()
    }

    /// Waits for updates until this holds.
    pub async fn until(&mut self, holds: impl Fn(&Seat) -> bool) {
        while !holds(self) {
            self.hear().await.expect("an update");
        }
    }

    /// Everything that has come until the server has nothing more to say.
    pub async fn settle(&mut self) {
        // The server answers in order, so after this answer there was nothing before it.
        let answer = self.ask(json!({ "do": "sit", "viewer": "nobody" })).await;
        assert_eq!(answer["reason"], "not-yours");
    }

    pub async fn leave(mut self) {
        self.line.close(None).await.unwrap();
    }

    /// Plays a side to the end of the battle by suggestions.
    pub async fn play_out(&mut self, side: &str) {
        while !self.is_over() {
            if self.is_asked(side) {
                let done = self.suggested(side).await;
                assert_eq!(done["is"], "done", "{done}");
            } else {
                self.hear().await.expect("an update");
            }
        }
    }
}
