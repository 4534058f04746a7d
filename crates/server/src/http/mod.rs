//! Everything that is asked by HTTP.

mod answer;
mod asking;
mod battles;
mod fault;
mod guard;
mod health;
mod learn;
mod page;
mod people;
mod review;
mod socket;

pub use asking::Peer;
pub use learn::Library;
pub use review::Reviews;

use crate::app::App;
use asking::Asking;
use axum::Json;
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::Response;
use axum::routing::{get, post};
use fault::{Fault, Kind};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::sync::Arc;

pub fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/lobby", get(battles::lobby))
        .route("/battles", post(battles::create))
        .route("/plan", post(battles::plan))
        .route("/battles/{id}/join", post(battles::join))
        .route("/battles/{id}/journal", get(battles::journal_file))
        .route("/battles/{id}/replay", get(battles::replay))
        .route("/battles/{id}/review", get(review::review))
        .route("/battles/{id}/fork", post(battles::fork))
        .route("/battles/{id}/socket", get(socket::open))
        .route("/cases", get(learn::cases))
        .route("/cases/{id}", get(learn::case))
        .route("/cases/{id}/try", post(learn::try_case))
        .route("/rules/{system}", get(learn::rules))
        .route("/rules/{system}/coverage", get(learn::coverage))
        .route("/me", get(people::me))
        .route("/account", post(people::register))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .fallback(unknown)
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.body));
    Router::new()
        .nest("/api", api)
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .fallback(get(page::page))
        .layer(from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// What a handler gives.
type Answer = Result<Response, Fault>;

async fn unknown(State(_): State<Arc<App>>, asking: Asking) -> Fault {
    asking.no(Kind::NotFound)
}

async fn wrong_method(State(_): State<Arc<App>>, asking: Asking) -> Fault {
    asking.no(Kind::Method)
}

/// An answer, perhaps with a cookie.
fn given(answer: &impl Serialize, cookie: Option<HeaderValue>) -> Response {
    let mut response = answer::plain(StatusCode::OK, answer);
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The body of a request, or what is wrong with it.
struct Body<T>(Result<T, Kind>);

impl<T> Body<T> {
    fn read(self, asking: &Asking) -> Result<T, Fault> {
        self.0.map_err(|kind| asking.no(kind))
    }
}

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Infallible> {
        let read = Json::from_request(request, app).await.map(|Json(body)| body);
        Ok(Body(read.map_err(|fault| match fault.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Kind::LargeBody,
            _ => Kind::Bad(fault.body_text()),
        })))
    }
}

/// Does something that takes long where it holds up nobody, a few such things at a time.
async fn done<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Kind> {
    let _turn = app.heavy.acquire().await.map_err(|_| Kind::Unavailable)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Kind::Unavailable)
}
