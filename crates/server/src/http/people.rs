//! Guests and accounts.

use super::asking::{Asking, no_cookie};
use super::fault::Kind;
use super::{Answer, Body, battles, given};
use crate::app::App;
use crate::protocol::{Credentials, Me};
use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier};
use axum::extract::State;
use std::sync::{Arc, LazyLock};
use store::{PersonRow, StoreError};

type Shared = State<Arc<App>>;

pub async fn me(State(app): Shared, asking: Asking) -> Answer {
    let person = asking.person(&app).await.map_err(|kind| asking.no(kind))?;
    Ok(given(&Me { name: person.and_then(|person| person.name) }, None))
}

/// Makes a guest an account. Their battles stay theirs.
pub async fn register(State(app): Shared, asking: Asking, body: Body<Credentials>) -> Answer {
    let Credentials { name, password } = body.read(&asking)?;
    let registered = async {
        if !app.creations.allows(asking.address) {
            return Err(Kind::Rate);
        }
        let name = name.trim().to_owned();
        check_name(&name)?;
        check_password(&password)?;
        if asking.person(&app).await?.is_some_and(|person| person.name.is_some()) {
            return Err(Kind::AlreadyNamed);
        }
        let hash = hashing(&app, move || hash(&password)).await?.ok_or(Kind::Unavailable)?;
        let (person, cookie) = asking.person_or_guest(&app).await?;
        match app.store.name_person(person.id, name.clone(), hash).await {
            Ok(()) => {}
            Err(StoreError::Taken) => return Err(Kind::NameTaken),
            Err(StoreError::Conflict) => return Err(Kind::AlreadyNamed),
            Err(fault) => return Err(fault.into()),
        }
        rename_seats(&app, &person).await?;
        Ok(given(&Me { name: Some(name) }, cookie))
    };
    registered.await.map_err(|kind| asking.no(kind))
}

/// Opens an account. The battles of the guest become the account's.
pub async fn login(State(app): Shared, asking: Asking, body: Body<Credentials>) -> Answer {
    let Credentials { name, password } = body.read(&asking)?;
    let logged_in = async {
        if !app.logins.allows(asking.address) {
            return Err(Kind::Rate);
        }
        let name = name.trim();
        // Nobody can have longer ones, and hashing them costs.
        let account = match check_name(name).and(check_password(&password)) {
            Ok(()) => app.store.person_by_name(name).await?,
            Err(_) => None,
        };
        let known = account.as_ref().and_then(|account| account.password.clone());
        let fits = hashing(&app, move || fits(&password, known.as_deref())).await?;
        let Some(account) = account.filter(|_| fits) else { return Err(Kind::Credentials) };
        let before = asking.person(&app).await?;
        // First of all, so that no battle is ever without its owner.
        if let Some(guest) = before.filter(|person| person.name.is_none()) {
            app.store.merge_guest(guest.id, account.id).await?;
            rename_seats(&app, &account).await?;
        }
        let cookie = asking.become_person(&app, &account).await?;
        Ok(given(&Me { name: account.name }, Some(cookie)))
    };
    logged_in.await.map_err(|kind| asking.no(kind))
}

pub async fn logout(State(app): Shared, asking: Asking) -> Answer {
    asking.forget(&app).await.map_err(|kind| asking.no(kind))?;
    let cookie = no_cookie(&app).map_err(|kind| asking.no(kind))?;
    Ok(given(&Me { name: None }, Some(cookie)))
}

/// Battles in play show the new name.
async fn rename_seats(app: &App, person: &PersonRow) -> Result<(), Kind> {
    for battle in app.store.battles_of(person.id, app.config.limits.open_battles).await? {
        battles::reseat(app, &battle.id).await;
    }
    Ok(())
}

fn check_name(name: &str) -> Result<(), Kind> {
    let sound = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | '\'');
    match name.chars().count() {
        2..=24 if name.chars().all(sound) && name.trim() == name => Ok(()),
        _ => Err(Kind::BadName),
    }
}

fn check_password(password: &str) -> Result<(), Kind> {
    match password.chars().count() {
        8..=128 => Ok(()),
        _ => Err(Kind::BadPassword),
    }
}

/// Hashes where it holds up nobody.
async fn hashing<T: Send + 'static>(app: &App, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Kind> {
    let _turn = app.hashing.acquire().await.map_err(|_| Kind::Unavailable)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Kind::Unavailable)
}

fn hash(password: &str) -> Option<String> {
    Some(Argon2::default().hash_password(password.as_bytes()).ok()?.to_string())
}

/// Whether the password is the account's. Takes as long where there is no such account.
fn fits(password: &str, known: Option<&str>) -> bool {
    static NOBODY: LazyLock<Option<String>> = LazyLock::new(|| hash("nobody has this password"));
    let Some(hash) = known.or(NOBODY.as_deref()) else { return false };
    let fits = PasswordHash::new(hash)
        .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
    fits && known.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_right_password_of_an_account_fits() {
        let known = hash("correct horse").unwrap();
        assert!(known.starts_with("$argon2id$"));
        assert!(fits("correct horse", Some(&known)));
        assert!(!fits("correct horses", Some(&known)));
        assert!(!fits("nobody has this password", None));
        assert!(!fits("correct horse", Some("no hash")));
    }

    #[test]
    fn names_are_short_and_readable() {
        for good in ["Jo", "Götz von Berlichingen", "O'Neill-2", "a.b_c"] {
            assert_eq!(check_name(good), Ok(()), "{good}");
        }
        let long = "x".repeat(25);
        for bad in ["", "J", &long, "a\nb", "<b>", "a\u{202e}b", " ab"] {
            assert_eq!(check_name(bad), Err(Kind::BadName), "{bad}");
        }
    }
}
