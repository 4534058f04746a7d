//! For whoever runs the server.

use super::answer::{plain, value};
use crate::app::App;
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Whether the store answers.
pub async fn health(State(app): State<Arc<App>>) -> Response {
    let stored = timeout(Duration::from_secs(5), app.store.ping()).await;
    match stored {
        Ok(Ok(())) => plain(StatusCode::OK, &json!({ "ok": true })),
        _ => plain(StatusCode::SERVICE_UNAVAILABLE, &json!({ "ok": false })),
    }
}

pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let mut response = Response::new(Body::from(app.metrics.text(&app.levels())));
    response.headers_mut().insert(CONTENT_TYPE, value("text/plain; version=0.0.4; charset=utf-8"));
    response
}
