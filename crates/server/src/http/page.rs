//! The page, built into the program.

use super::answer::{accepts, value};
use super::asking::language;
use crate::sheet::words;
use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::Response;
use wire::Lang;

/// A file of the page.
#[derive(Debug)]
struct File {
    /// Without the leading slash: `assets/index-8f3a.js`.
    path: &'static str,
    kind: &'static str,
    etag: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
    brotli: Option<&'static [u8]>,
}

// `FILES`, in the order of their paths. Written by the build script; empty where the page was not built.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

fn file(path: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.path.cmp(path)).ok().and_then(|index| FILES.get(index))
}

pub async fn page(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    match file(path).filter(|file| file.path != "index.html") {
        Some(file) if path.starts_with("assets/") => {
            // Their names change with what they hold.
            given(file, "public, max-age=31536000, immutable", &asked)
        }
        Some(file) => given(file, "public, max-age=3600", &asked),
        None if looks_like_a_file(path) => missing(StatusCode::NOT_FOUND, "page-not-found", &asked),
        // All other paths are places within the page.
        None => match file("index.html") {
            Some(index) => given(index, "no-cache", &asked),
            None => missing(StatusCode::SERVICE_UNAVAILABLE, "page-not-built", &asked),
        },
    }
}

fn looks_like_a_file(path: &str) -> bool {
    path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn given(file: &File, cache: &'static str, asked: &HeaderMap) -> Response {
    let etag = HeaderValue::from_static(file.etag);
    let known = asked.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let unchanged = known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == file.etag));
    let (encoding, bytes) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if accepts(asked, "br") => (Some("br"), brotli),
        (_, Some(gzip)) if accepts(asked, "gzip") => (Some("gzip"), gzip),
        _ => (None, file.plain),
    };
    let body = if unchanged { Body::empty() } else { Body::from(Bytes::from_static(bytes)) };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(ETAG, etag);
    headers.insert(CACHE_CONTROL, value(cache));
    headers.insert(VARY, value("accept-encoding"));
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    headers.insert(CONTENT_TYPE, value(file.kind));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, value(encoding));
    }
    response
}

/// A page of a single sentence.
fn missing(status: StatusCode, key: &str, asked: &HeaderMap) -> Response {
    let lang = language("", asked).unwrap_or(Lang::En);
    let text = words(lang).text(key, &[]);
    let html = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><title>Walstatt</title><p>{text}</p></html>",
        lang.code()
    );
    let mut response = Response::new(Body::from(html));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, value("text/html; charset=utf-8"));
    response.headers_mut().insert(CACHE_CONTROL, value("no-store"));
    response
}
