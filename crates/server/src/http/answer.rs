//! Answers in JSON, compressed where they are large and the page takes it.

use axum::body::{Body, Bytes};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::io::Write;

/// Below this a packet is not filled anyway.
const LARGE: usize = 1400;

/// The value of a header that is known to be one.
pub const fn value(text: &'static str) -> HeaderValue {
    HeaderValue::from_static(text)
}

pub fn plain(status: StatusCode, answer: &impl Serialize) -> Response {
    whole(status, serde_json::to_vec(answer).unwrap_or_default().into())
}

fn whole(status: StatusCode, body: Bytes) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, value("application/json"));
    headers.insert(CACHE_CONTROL, value("no-store"));
    response
}

/// An answer that is large or is given often: JSON and its compressed form.
#[derive(Clone, Debug)]
pub struct Packed {
    json: Bytes,
    gzip: Option<Bytes>,
}

impl Packed {
    pub fn new(answer: &impl Serialize) -> Packed {
        let json = serde_json::to_vec(answer).unwrap_or_default();
        let gzip = (LARGE < json.len()).then(|| gzip(&json)).flatten();
        Packed { json: json.into(), gzip: gzip.map(Bytes::from) }
    }

    pub fn response(&self, asked: &HeaderMap) -> Response {
        match &self.gzip {
            Some(gzip) if accepts(asked, "gzip") => {
                let mut response = whole(StatusCode::OK, gzip.clone());
                response.headers_mut().insert(CONTENT_ENCODING, value("gzip"));
                response.headers_mut().insert(VARY, value("accept-encoding"));
                response
            }
            Some(_) => {
                let mut response = whole(StatusCode::OK, self.json.clone());
                response.headers_mut().insert(VARY, value("accept-encoding"));
                response
            }
            None => whole(StatusCode::OK, self.json.clone()),
        }
    }
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(5));
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// Whether the encoding is among those asked for, and not with weight 0.
pub fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let lists = asked.get_all(ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(encoding) && weight.is_none_or(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_read_with_their_weights() {
        let asked = |list: &'static str| HeaderMap::from_iter([(ACCEPT_ENCODING, value(list))]);
        assert!(accepts(&asked("gzip, deflate, br"), "br"));
        assert!(accepts(&asked("GZIP;q=0.5"), "gzip"));
        assert!(!accepts(&asked("gzip;q=0, br"), "gzip"));
        assert!(!accepts(&asked("identity"), "gzip"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }
}
