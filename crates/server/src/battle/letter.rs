//! What reaches a battle, and what it sends to its sockets.

use crate::protocol::Request;
use std::time::Instant;
use store::PersonId;
use table::Viewer;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use wire::Lang;

/// A number for each socket of the server.
pub type SocketId = u64;

/// Small, since each battle keeps room for many.
#[derive(Debug)]
pub enum Letter {
    Attach(Box<Attach>),
    Detach(SocketId),
    Asked {
        socket: SocketId,
        request: Box<Request>,
        /// When it was read.
        at: Instant,
    },
    /// The seats in the store have changed.
    Reseat,
}

/// Somebody comes to watch or to play.
#[derive(Debug)]
pub struct Attach {
    pub socket: SocketId,
    pub person: Option<PersonId>,
    /// As whom they would like to see the battle.
    pub viewer: Option<Viewer>,
    pub lang: Lang,
    /// Epoch and number of the events they have seen before.
    pub seen: Option<(u32, u32)>,
    pub outbox: mpsc::Sender<Out>,
}

#[derive(Clone, Debug)]
pub enum Out {
    /// One text is made for all who see the same.
    News(Utf8Bytes),
    /// To a request of this socket; each gets exactly one.
    Answer(Utf8Bytes),
    Close(CloseCode),
}
