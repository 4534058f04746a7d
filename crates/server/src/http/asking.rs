//! Who asks: language, address, person.

use super::fault::{Fault, Kind};
use crate::app::App;
use crate::secret;
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use store::PersonRow;
use wire::Lang;

/// The name of the cookie.
const COOKIE_NAME: &str = "walstatt";
/// The bytes of its secret.
const SECRET: usize = 32;
const YEAR: u64 = 365 * 24 * 60 * 60;

/// The address of the other end of the connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// What is known of a request before it is looked at.
#[derive(Clone, Debug)]
pub struct Asking {
    pub lang: Lang,
    pub address: IpAddr,
    pub headers: HeaderMap,
    /// The secret of the cookie, if there is one.
    token: Option<String>,
}

impl FromRequestParts<Arc<App>> for Asking {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asking, Fault> {
        let peer = parts.extensions.get::<Peer>().map(|peer| peer.0.ip());
        let peer = peer.unwrap_or(IpAddr::from([0, 0, 0, 0]));
        let headers = &parts.headers;
        let lang = language(parts.uri.query().unwrap_or_default(), headers)?;
        let forwarded = || {
            let list = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
            list.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
        };
        let address = app.config.behind_proxy.then(forwarded).flatten().unwrap_or(peer);
        Ok(Asking { lang, address, headers: headers.clone(), token: token(headers) })
    }
}

/// As `?lang=` says, or else the browser.
pub fn language(query: &str, headers: &HeaderMap) -> Result<Lang, Fault> {
    let preferred = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let preferred = if preferred.trim_start().starts_with("de") { Lang::De } else { Lang::En };
    match query.split('&').find_map(|pair| pair.strip_prefix("lang=")) {
        None => Ok(preferred),
        Some(code) => code.parse().map_err(|_| {
            let reason = format!("lang: \"{code}\" is neither de nor en");
            Kind::Bad(reason).in_words(preferred)
        }),
    }
}

fn token(headers: &HeaderMap) -> Option<String> {
    let lists = headers.get_all(COOKIE).into_iter().filter_map(|list| list.to_str().ok());
    let mut pairs = lists.flat_map(|list| list.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, secret) =
        pairs.find(|(name, secret)| *name == COOKIE_NAME && secret::is_spelled(secret, SECRET))?;
    Some(secret.to_owned())
}

impl Asking {
    pub fn no(&self, kind: impl Into<Kind>) -> Fault {
        kind.into().in_words(self.lang)
    }

    /// Who is asking, if they have been here before.
    pub async fn person(&self, app: &App) -> Result<Option<PersonRow>, Kind> {
        match &self.token {
            Some(token) => Ok(app.store.person_of_token(secret::hash(token), secret::now()).await?),
            None => Ok(None),
        }
    }

    /// Who is asking; a new guest where they have not been here before. Then there is a cookie to be set.
    pub async fn person_or_guest(&self, app: &App) -> Result<(PersonRow, Option<HeaderValue>), Kind> {
        if let Some(person) = self.person(app).await? {
            return Ok((person, None));
        }
        let (token, cookie) = new_cookie(app)?;
        let id = app.store.new_guest(secret::hash(&token), secret::now() + YEAR).await?;
        Ok((PersonRow { id, name: None, password: None }, Some(cookie)))
    }

    /// Makes whoever is asking the person. The token they came with is no longer of any use.
    pub async fn become_person(&self, app: &App, person: &PersonRow) -> Result<HeaderValue, Kind> {
        let (token, cookie) = new_cookie(app)?;
        app.store.add_token(secret::hash(&token), person.id, secret::now() + YEAR).await?;
        self.forget(app).await?;
        Ok(cookie)
    }

    /// The token they came with is no longer of any use.
    pub async fn forget(&self, app: &App) -> Result<(), Kind> {
        if let Some(token) = &self.token {
            app.store.drop_token(secret::hash(token)).await?;
        }
        Ok(())
    }
}

fn new_cookie(app: &App) -> Result<(String, HeaderValue), Kind> {
    let token = secret::spell(&secret::random::<SECRET>()?);
    let cookie = cookie(app, &token, YEAR)?;
    Ok((token, cookie))
}

/// A cookie that takes the old one away.
pub fn no_cookie(app: &App) -> Result<HeaderValue, Kind> {
    cookie(app, "", 0)
}

fn cookie(app: &App, token: &str, age: u64) -> Result<HeaderValue, Kind> {
    let secure = if app.config.https() { "; Secure" } else { "" };
    let cookie = format!("{COOKIE_NAME}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).map_err(|_| Kind::Unavailable)
}
