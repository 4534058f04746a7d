//! The WebSocket of a battle: requests go in, and everything the viewer may know comes out.

use super::Answer;
use super::asking::Asking;
use super::battles::stored;
use super::fault::Kind;
use crate::app::App;
use crate::battle::{Attach, Letter, Out, SocketId, mentioned, viewer_from};
use crate::limit::Pace;
use crate::protocol::{Message as Said, RefusedFor, Request as Asked};
use axum::body::Body;
use axum::extract::{Path, Query, Request, State};
use axum::http::header::{
    CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{interval_at, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};
use wire::Lang;

/// Messages that wait to be sent. Whoever does not take them in time has to come again.
const OUTBOX: usize = 64;
/// Large messages are sent in pieces, so that the buffers of a socket stay small.
const PIECE: usize = 2048;
/// Requests that wait for their answers. Whoever asks more is not listened to until some have been answered.
const UNANSWERED: usize = 8;
/// How long the other end may take to accept a message.
const SENDING: Duration = Duration::from_secs(20);

type Line = WebSocketStream<TokioIo<Upgraded>>;

#[derive(Debug, Deserialize)]
pub struct Wish {
    viewer: Option<String>,
    epoch: Option<u32>,
    after: Option<u32>,
}

pub async fn open(
    State(app): State<Arc<App>>,
    asking: Asking,
    Path(id): Path<String>,
    wish: Result<Query<Wish>, axum::extract::rejection::QueryRejection>,
    mut request: Request,
) -> Answer {
    let opened = async {
        let Query(wish) = wish.map_err(|fault| Kind::Bad(fault.body_text()))?;
        let viewer = match &wish.viewer {
            None => None,
            Some(name) => Some(
                viewer_from(name)
                    .ok_or_else(|| Kind::Bad("viewer: expected a, b or spectator".to_owned()))?,
            ),
        };
        stored(&app, &id).await?;
        let accept = accept_key(request.headers())?;
        let upgrade = request.extensions_mut().remove::<OnUpgrade>();
        let upgrade = upgrade.ok_or_else(|| Kind::Bad("the connection cannot be upgraded".to_owned()))?;
        let seat = Arc::clone(&app.sockets).try_acquire_owned().map_err(|_| Kind::Full)?;
        let person = asking.person(&app).await?.map(|person| person.id);
        let letters = app.hall.wake(&app, &id).map_err(|_| Kind::Full)?;
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        let attach = Attach {
            socket: app.next_socket(),
            person,
            viewer,
            lang: asking.lang,
            seen: wish.epoch.zip(wish.after),
            outbox,
        };
        let shared = Arc::clone(&app);
        tokio::spawn(async move {
            let _seat = seat;
            let _busy = shared.busy.clone();
            // Whoever does not complete the handshake has gone away.
            if let Ok(upgraded) = upgrade.await {
                let line = WebSocketStream::from_raw_socket(
                    TokioIo::new(upgraded),
                    Role::Server,
                    Some(settings(shared.config.limits.message)),
                )
                .await;
                Socket {
                    id: attach.socket,
                    lang: attach.lang,
                    letters,
                    app: shared,
                    pace: Pace::default(),
                    unanswered: 0,
                }
                .serve(line, attach, outgoing)
                .await;
            }
        });
        let response = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(CONNECTION, "upgrade")
            .header(UPGRADE, "websocket")
            .header(SEC_WEBSOCKET_ACCEPT, accept)
            .body(Body::empty());
        response.map_err(|_| Kind::Unavailable)
    };
    opened.await.map_err(|kind| asking.no(kind))
}

fn settings(message: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(PIECE)
        .write_buffer_size(0)
        .max_write_buffer_size(4 * PIECE)
        .max_message_size(Some(message))
        .max_frame_size(Some(message))
}

/// The answer to the key of a handshake, if it is one.
fn accept_key(headers: &HeaderMap) -> Result<String, Kind> {
    let has = |name, word: &str| {
        headers
            .get(name)
            .and_then(|list| list.to_str().ok())
            .is_some_and(|list| list.split(',').any(|item| item.trim().eq_ignore_ascii_case(word)))
    };
    let key = headers.get(SEC_WEBSOCKET_KEY);
    match key {
        Some(key)
            if has(CONNECTION, "upgrade")
                && has(UPGRADE, "websocket")
                && has(SEC_WEBSOCKET_VERSION, "13") =>
        {
            Ok(derive_accept_key(key.as_bytes()))
        }
        _ => Err(Kind::Bad("this address is for WebSockets".to_owned())),
    }
}

struct Socket {
    id: SocketId,
    lang: Lang,
    letters: mpsc::Sender<Letter>,
    app: Arc<App>,
    pace: Pace,
    unanswered: usize,
}

impl Socket {
    async fn serve(mut self, mut line: Line, attach: Attach, mut outgoing: mpsc::Receiver<Out>) {
        let code = match self.letters.send(Letter::Attach(Box::new(attach))).await {
            Ok(()) => self.run(&mut line, &mut outgoing).await,
            // The battle has just been put to sleep or has failed: coming again wakes it.
            Err(_) => Some(CloseCode::Restart),
        };
        // Where the battle has gone, it needs not be told.
        let _ = self.letters.send(Letter::Detach(self.id)).await;
        if let Some(code) = code {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static("") };
            let goodbye = async {
                line.send(Message::Close(Some(frame))).await?;
                // Until the other end has said goodbye, too.
                while let Some(Ok(_)) = line.next().await {}
                Ok::<_, Error>(())
            };
            let _ = timeout(Duration::from_secs(2), goodbye).await;
        }
    }

    /// Returns how to say goodbye; not at all where the other end has gone.
    async fn run(&mut self, line: &mut Line, outgoing: &mut mpsc::Receiver<Out>) -> Option<CloseCode> {
        let ping = self.app.config.limits.ping;
        let mut pings = interval_at(tokio::time::Instant::now() + ping, ping);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                out = outgoing.recv() => match out {
                    Some(Out::News(text)) => timeout(SENDING, say(line, text)).await.ok()?.ok()?,
                    Some(Out::Answer(text)) => {
                        self.unanswered = self.unanswered.saturating_sub(1);
                        timeout(SENDING, say(line, text)).await.ok()?.ok()?;
                    }
                    Some(Out::Close(code)) => return Some(code),
                    // The battle has let go of us, since we were too slow or it had to end.
                    None => return Some(CloseCode::Again),
                },
                read = line.next(), if self.unanswered < UNANSWERED => {
                    heard = Instant::now();
                    match read {
                        Some(Ok(Message::Text(text))) => {
                            if let Some(answer) = self.hear(&text, heard).await {
                                timeout(SENDING, say(line, answer)).await.ok()?.ok()?;
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return Some(CloseCode::Unsupported),
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                        Some(Ok(Message::Close(_))) | None => return None,
                        Some(Err(Error::Capacity(_))) => return Some(CloseCode::Size),
                        Some(Err(_)) => return None,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > 3 * ping {
                        return None;
                    }
                    timeout(SENDING, line.send(Message::Ping(Bytes::new()))).await.ok()?.ok()?;
                }
            }
        }
    }

    /// Passes a request on. An answer at once is a refusal.
    async fn hear(&mut self, text: &str, at: Instant) -> Option<Utf8Bytes> {
        if !self.pace.allows(self.app.config.limits.requests, at) {
            let id = serde_json::from_str(text).map_or(0, |value: Value| number(&value));
            return Some(self.refused(id, RefusedFor::Rate, "refused-rate", String::new()));
        }
        match read(text) {
            Ok(request) => {
                let letter = Letter::Asked { socket: self.id, request: Box::new(request), at };
                match self.letters.send(letter).await {
                    Ok(()) => {
                        self.unanswered += 1;
                        None
                    }
                    Err(mpsc::error::SendError(letter)) => {
                        let id = if let Letter::Asked { request, .. } = letter { request.id() } else { 0 };
                        Some(self.refused(id, RefusedFor::Unavailable, "refused-unavailable", String::new()))
                    }
                }
            }
            Err((id, reason)) => Some(self.refused(id, RefusedFor::Malformed, "refused-malformed", reason)),
        }
    }

    fn refused(&self, id: u32, reason: RefusedFor, key: &str, what: String) -> Utf8Bytes {
        self.app.metrics.refuse(reason);
        let why = mentioned(key, &[("reason", what.into())], self.lang);
        let said = serde_json::to_string(&Said::Refused { id, reason, why });
        said.unwrap_or_default().into()
    }
}

fn number(request: &Value) -> u32 {
    request.get("id").and_then(Value::as_u64).and_then(|id| u32::try_from(id).ok()).unwrap_or(0)
}

fn read(text: &str) -> Result<Asked, (u32, String)> {
    let value: Value = serde_json::from_str(text).map_err(|fault| (0, fault.to_string()))?;
    let id = number(&value);
    serde_json::from_value(value).map_err(|fault| (id, fault.to_string()))
}

/// Sends a text, in pieces where it is large.
async fn say(line: &mut Line, text: Utf8Bytes) -> Result<(), Error> {
    let mut rest = Bytes::from(text);
    let mut code = OpCode::Data(Data::Text);
    loop {
        let piece = rest.split_to(rest.len().min(PIECE));
        let last = rest.is_empty();
        line.send(Message::Frame(Frame::message(piece, code, last))).await?;
        if last {
            return Ok(());
        }
        code = OpCode::Data(Data::Continue);
    }
}
