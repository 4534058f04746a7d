//! A person at the other end of the wire: asks by HTTP, sits at a battle by WebSocket. Knows the protocol, no rule.

use futures_util::{FutureExt, SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, HeaderValue, ORIGIN, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long an answer may take before the server counts as gone.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub enum Trouble {
    /// No connection, or none any more: the server has gone.
    Gone(String),
    /// The server refuses: the status and its fault.
    Fault(u16, String),
    /// The server says what it should not.
    Odd(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Gone(why) => write!(f, "the server is gone: {why}"),
            Trouble::Fault(status, fault) => write!(f, "the server refuses with {status}: {fault}"),
            Trouble::Odd(what) => write!(f, "the server answers oddly: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}

fn gone(error: impl fmt::Display) -> Trouble {
    Trouble::Gone(error.to_string())
}

async fn patiently<T, E: fmt::Display>(waiting: impl Future<Output = Result<T, E>>) -> Result<T, Trouble> {
    timeout(PATIENCE, waiting).await.map_err(|_| Trouble::Gone("no answer".to_owned()))?.map_err(gone)
}

/// A guest with the cookie that makes them the same one next time.
#[derive(Clone, Debug)]
pub struct Person {
    server: SocketAddr,
    cookie: Option<String>,
}

impl Person {
    pub fn new(server: SocketAddr) -> Person {
        Person { server, cookie: None }
    }

    /// The same person at a server that came up elsewhere.
    pub fn moved(&mut self, server: SocketAddr) {
        self.server = server;
    }

    pub async fn get(&mut self, path: &str) -> Result<Bytes, Trouble> {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value, Trouble> {
        let answer = self.ask(Method::POST, path, Some(body)).await?;
        serde_json::from_slice(&answer).map_err(|error| Trouble::Odd(error.to_string()))
    }

    async fn ask(&mut self, method: Method, path: &str, body: Option<&Value>) -> Result<Bytes, Trouble> {
        let stream = patiently(TcpStream::connect(self.server)).await?;
        let (mut sender, connection) =
            patiently(hyper::client::conn::http1::handshake(TokioIo::new(stream))).await?;
        // Ends with the connection; what went wrong there shows in the answer.
        tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.to_string())
            .header(ORIGIN, format!("http://{}", self.server));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = Full::new(Bytes::from(body.map(Value::to_string).unwrap_or_default()));
        let request = request.body(body).map_err(|error| Trouble::Odd(error.to_string()))?;
        let answer = patiently(sender.send_request(request)).await?;
        if let Some(cookie) = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok()) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = answer.status();
        let body = patiently(answer.into_body().collect()).await?.to_bytes();
        if !status.is_success() {
            return Err(Trouble::Fault(status.as_u16(), String::from_utf8_lossy(&body).into_owned()));
        }
        Ok(body)
    }

    /// Opens a battle and returns its id and the invitation.
    pub async fn open(
        &mut self,
        scenario: &str,
        against: Value,
    ) -> Result<(String, Option<String>), Trouble> {
        let new = json!({ "system": "demonworld", "scenario": scenario, "against": against, "side": "a" });
        let created = self.post("/api/battles", &new).await?;
        let text = |name: &str| created[name].as_str().map(str::to_owned);
        let id = text("id").ok_or_else(|| Trouble::Odd(created.to_string()))?;
        Ok((id, text("invite")))
    }

    pub async fn join(&mut self, battle: &str, invitation: &str) -> Result<(), Trouble> {
        self.ask(Method::POST, &format!("/api/battles/{battle}/join"), Some(&json!({ "token": invitation })))
            .await
            .map(drop)
    }

    /// Sits down at a battle; with what was seen of it before, only the rest of the log is asked for.
    pub async fn sit(&self, battle: &str, viewer: &str, before: Option<Seen>) -> Result<Seat, Trouble> {
        let mut url = format!("ws://{}/api/battles/{battle}/socket?lang=en&viewer={viewer}", self.server);
        if let Some(seen) = &before {
            url.push_str(&format!("&epoch={}&after={}", seen.stamp.epoch, seen.log.len()));
        }
        let odd = |error: &dyn fmt::Display| Trouble::Odd(error.to_string());
        let mut request = url.into_client_request().map_err(|error| odd(&error))?;
        let header = |text: &str| HeaderValue::from_str(text).map_err(|error| odd(&error));
        request.headers_mut().insert(ORIGIN, header(&format!("http://{}", self.server))?);
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(COOKIE, header(cookie)?);
        }
        let stream = patiently(TcpStream::connect(self.server)).await?;
        stream.set_nodelay(true).map_err(gone)?;
        let (socket, _) = patiently(tokio_tungstenite::client_async(request, stream)).await?;
        let mut seat = Seat { socket, side: viewer.to_owned(), next: 1, seen: before.unwrap_or_default() };
        seat.seen.updates = 0;
        while seat.seen.updates == 0 {
            seat.next_message().await?;
        }
        Ok(seat)
    }
}

/// How far a seat has seen the battle; sent back with every decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stamp {
    pub epoch: u32,
    pub events: u32,
    /// Decisions of the own side.
    pub own: u32,
}

/// What a seat knows of its battle.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub stamp: Stamp,
    /// The sides that owe a decision.
    pub asked: Vec<String>,
    pub over: bool,
    /// What happened, in words.
    pub log: Vec<String>,
    updates: u32,
}

impl Seen {
    fn update(&mut self, update: Incoming) -> Result<(), Trouble> {
        let (Some(stamp), Some(from), Some(scene)) = (update.stamp, update.from, update.scene) else {
            return Err(Trouble::Odd("an update without stamp, place or scene".to_owned()));
        };
        let seen = self.log.len();
        if seen < from {
            return Err(Trouble::Odd(format!("the log has {seen} events, the update begins at {from}")));
        }
        self.log.truncate(from);
        self.log.extend(update.events.into_iter().map(|event| event.text));
        self.stamp = stamp;
        self.asked = scene.asked;
        self.over = scene.ended.is_some();
        self.updates += 1;
        Ok(())
    }
}

/// What is read of the server's messages, whichever they are. The rest is skipped: this must be much quicker than the
/// server to measure it on one machine.
#[derive(Debug, Deserialize)]
struct Incoming {
    is: String,
    id: Option<u32>,
    reason: Option<String>,
    stamp: Option<Stamp>,
    from: Option<usize>,
    #[serde(default)]
    events: Vec<Event>,
    scene: Option<Scene>,
    actions: Option<Box<RawValue>>,
}

#[derive(Debug, Deserialize)]
struct Event {
    text: String,
}

#[derive(Debug, Deserialize)]
struct Scene {
    asked: Vec<String>,
    ended: Option<IgnoredAny>,
}

#[derive(Debug, Serialize)]
struct Outgoing<'a> {
    #[serde(rename = "do")]
    what: &'a str,
    id: u32,
    side: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    stamp: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    actions: Option<&'a RawValue>,
}

/// A socket at a battle.
#[derive(Debug)]
pub struct Seat {
    socket: WebSocketStream<TcpStream>,
    side: String,
    /// The number of the next request.
    next: u32,
    pub seen: Seen,
}

/// What came of a request.
#[derive(Debug)]
pub enum Answer {
    /// It was done. A suggestion carries its actions.
    Given(Option<Box<RawValue>>),
    /// For which reason: `stale`, `not-asked`, …
    Refused(String),
}

impl Seat {
    /// Whether its side owes a decision, as far as it has seen.
    pub fn is_asked(&self) -> bool {
        self.seen.asked.contains(&self.side)
    }

    /// Takes in what has come already.
    pub fn catch_up(&mut self) -> Result<(), Trouble> {
        while let Some(message) = self.socket.next().now_or_never() {
            self.take(message.ok_or_else(|| gone("closed"))?.map_err(gone)?)?;
        }
        Ok(())
    }

    /// What the computer would do.
    pub async fn suggestion(&mut self) -> Result<Answer, Trouble> {
        self.request("suggest", None, None).await
    }

    /// Plays actions on what was last seen.
    pub async fn act(&mut self, actions: &RawValue) -> Result<Answer, Trouble> {
        self.request("act", Some(self.seen.stamp), Some(actions)).await
    }

    /// Takes back the last action of the own side.
    pub async fn undo(&mut self) -> Result<Answer, Trouble> {
        self.request("undo", Some(self.seen.stamp), None).await
    }

    async fn request(
        &mut self,
        what: &str,
        stamp: Option<Stamp>,
        actions: Option<&RawValue>,
    ) -> Result<Answer, Trouble> {
        let id = self.next;
        self.next += 1;
        let request = Outgoing { what, id, side: &self.side, stamp, actions };
        let request = to_raw_value(&request).map_err(|error| Trouble::Odd(error.to_string()))?;
        patiently(self.socket.send(Message::text(request.get()))).await?;
        loop {
            let Some(answer) = self.next_message().await? else { continue };
            if answer.id != Some(id) {
                return Err(Trouble::Odd(format!("request {id} was answered by {answer:?}")));
            }
            return Ok(match answer.reason {
                Some(reason) => Answer::Refused(reason),
                None => Answer::Given(answer.actions),
            });
        }
    }

    async fn next_message(&mut self) -> Result<Option<Incoming>, Trouble> {
        let message = timeout(PATIENCE, self.socket.next()).await.map_err(|_| gone("silent"))?;
        self.take(message.ok_or_else(|| gone("closed"))?.map_err(gone)?)
    }

    /// Takes in a message; an answer to a request is handed on.
    fn take(&mut self, message: Message) -> Result<Option<Incoming>, Trouble> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(frame) => return Err(Trouble::Gone(format!("closed: {frame:?}"))),
            _ => return Ok(None),
        };
        let message: Incoming =
            serde_json::from_str(&text).map_err(|error| Trouble::Odd(error.to_string()))?;
        match message.is.as_str() {
            "welcome" | "presence" | "seats" => Ok(None),
            "update" => self.seen.update(message).map(|()| None),
            _ => Ok(Some(message)),
        }
    }
}
