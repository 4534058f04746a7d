//! What holds for every request and every answer.

use super::answer::value;
use super::asking::language;
use super::fault::Kind;
use crate::app::App;
use crate::config::Config;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::Lang;

/// Scripts, pictures and connections only from here; nobody may put the page into a frame. Drawing code sets styles.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; \
    form-action 'self'";

const HEADERS: [(&str, HeaderValue); 6] = [
    ("content-security-policy", value(POLICY)),
    ("x-content-type-options", value("nosniff")),
    // Addresses of battles and invitations are secrets.
    ("referrer-policy", value("same-origin")),
    ("permissions-policy", value("camera=(), geolocation=(), microphone=(), payment=(), usb=()")),
    ("cross-origin-opener-policy", value("same-origin")),
    ("cross-origin-resource-policy", value("same-origin")),
];

pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = match refusal(&app.config, &request) {
        Some(kind) => {
            let lang = language("", request.headers()).unwrap_or(Lang::En);
            kind.in_words(lang).into_response()
        }
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, value);
    }
    if app.config.https() {
        headers.insert("strict-transport-security", value("max-age=31536000"));
    }
    response
}

fn refusal(config: &Config, request: &Request) -> Option<Kind> {
    let uri = request.uri();
    if config.limits.uri < uri.path().len() + uri.query().map_or(0, str::len) {
        return Some(Kind::LongUri);
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let opens = request.headers().contains_key(UPGRADE);
    ((changes || opens) && !same_site(config, request.headers())).then_some(Kind::CrossSite)
}

/// Whether a browser says that the request comes from our own page. Programs that are no browser say nothing.
fn same_site(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    if text("sec-fetch-site").is_some_and(|site| site != "same-origin" && site != "none") {
        return false;
    }
    let Some(origin) = text(ORIGIN.as_str()) else { return true };
    if config.public_url.as_ref().is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let origin_host = origin.split_once("://").map(|(_, host)| host);
    origin_host.is_some() && origin_host == text(HOST.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_page_may_change_something() {
        let mut config = Config::new(([127, 0, 0, 1], 8080).into(), "sqlite::memory:");
        config.public_url = Some("https://walstatt.example/".to_owned());
        let allowed = |pairs: &[(&'static str, &'static str)]| {
            let headers = pairs.iter().map(|(name, text)| {
                (axum::http::HeaderName::from_static(name), HeaderValue::from_static(text))
            });
            same_site(&config, &headers.collect())
        };
        let host = ("host", "127.0.0.1:8080");
        assert!(allowed(&[host]));
        assert!(allowed(&[host, ("origin", "http://127.0.0.1:8080")]));
        assert!(allowed(&[host, ("origin", "https://walstatt.example")]));
        assert!(!allowed(&[host, ("origin", "http://evil.example")]));
        assert!(!allowed(&[host, ("origin", "null")]));
        assert!(!allowed(&[host, ("origin", "http://127.0.0.1:8081")]));
        assert!(!allowed(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!allowed(&[("origin", "null")]));
    }
}
