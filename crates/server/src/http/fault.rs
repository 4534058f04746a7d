//! Requests that are not served, and why.

use super::answer;
use crate::protocol;
use crate::secret::NoRandom;
use crate::sheet::words;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use store::StoreError;
use wire::Lang;

/// Why a request is not served.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    NotFound,
    /// The seat has been taken, or the invitation is another one.
    SeatTaken,
    NameTaken,
    /// Neither replay nor journal before the end.
    NotOver,
    /// One's own open battles.
    TooMany,
    /// Nobody can have more now.
    Full,
    Rate,
    /// With a reason that is not translated: only a program sends such a request.
    Bad(String),
    /// A battle that the rules do not allow as it was agreed on; for words.
    Agreement(Vec<Value>),
    BadName,
    BadPassword,
    Credentials,
    AlreadyNamed,
    CrossSite,
    LongUri,
    LargeBody,
    Method,
    Unavailable,
}

impl Kind {
    /// Status, and the kind for the page; its words are `fault-<kind>`.
    fn meaning(&self) -> (StatusCode, &'static str) {
        match self {
            Kind::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Kind::SeatTaken => (StatusCode::CONFLICT, "taken"),
            Kind::NameTaken => (StatusCode::CONFLICT, "name-taken"),
            Kind::NotOver => (StatusCode::CONFLICT, "not-over"),
            Kind::TooMany => (StatusCode::CONFLICT, "too-many"),
            Kind::Full => (StatusCode::SERVICE_UNAVAILABLE, "full"),
            Kind::Rate => (StatusCode::TOO_MANY_REQUESTS, "rate"),
            Kind::Bad(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            Kind::Agreement(_) => (StatusCode::BAD_REQUEST, "agreement"),
            Kind::BadName => (StatusCode::BAD_REQUEST, "bad-name"),
            Kind::BadPassword => (StatusCode::BAD_REQUEST, "bad-password"),
            Kind::Credentials => (StatusCode::UNAUTHORIZED, "credentials"),
            Kind::AlreadyNamed => (StatusCode::CONFLICT, "already-named"),
            Kind::CrossSite => (StatusCode::FORBIDDEN, "cross-site"),
            Kind::LongUri => (StatusCode::URI_TOO_LONG, "long-uri"),
            Kind::LargeBody => (StatusCode::PAYLOAD_TOO_LARGE, "large-body"),
            Kind::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Kind::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        }
    }

    pub fn in_words(self, lang: Lang) -> Fault {
        Fault { kind: self, lang }
    }
}

impl From<StoreError> for Kind {
    fn from(fault: StoreError) -> Kind {
        match fault {
            StoreError::NotFound => Kind::NotFound,
            StoreError::Taken => Kind::SeatTaken,
            StoreError::Unavailable(_)
            | StoreError::Conflict
            | StoreError::Address(_)
            | StoreError::Newer { .. } => Kind::Unavailable,
        }
    }
}

impl From<NoRandom> for Kind {
    fn from(_: NoRandom) -> Kind {
        Kind::Unavailable
    }
}

/// A kind of fault, to be told in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    kind: Kind,
    lang: Lang,
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let (status, kind) = self.kind.meaning();
        let reason = match &self.kind {
            Kind::Bad(reason) => reason.clone(),
            Kind::Agreement(faults) => {
                let faults = faults.iter().map(|fault| words(self.lang).agreement(fault));
                faults.map(|fault| format!("{fault}.")).collect::<Vec<_>>().join(" ")
            }
            _ => String::new(),
        };
        let text = words(self.lang).text(&format!("fault-{kind}"), &[("reason", reason.into())]);
        let mut response = answer::plain(status, &protocol::Fault { kind: kind.to_owned(), text });
        if matches!(self.kind, Kind::Rate | Kind::Full | Kind::Unavailable) {
            response.headers_mut().insert("retry-after", answer::value("2"));
        }
        response
    }
}
