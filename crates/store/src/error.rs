use std::fmt;

/// Why the store did not do it. Nothing was changed, but for one case: where `Unavailable` comes from a connection
/// that broke during a commit, the change may be there. Whoever needs to know reads again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The database cannot be reached or written, or the store has been closed.
    Unavailable(String),
    /// The battle, the person or the open seat is not there.
    NotFound,
    /// The name or the id belongs to somebody else.
    Taken,
    /// What is stored is not what the caller took it for.
    Conflict,
    /// The address names no store.
    Address(String),
    /// The database was written by a newer program.
    Newer { found: i64, known: i64 },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Unavailable(reason) => write!(f, "the store is not available: {reason}"),
            StoreError::NotFound => write!(f, "not in the store"),
            StoreError::Taken => write!(f, "already taken"),
            StoreError::Conflict => write!(f, "the stored state is another one"),
            StoreError::Address(url) => {
                write!(f, "no store address: {url} (sqlite:PATH, sqlite::memory: or postgres://…)")
            }
            StoreError::Newer { found, known } => {
                write!(f, "the store has schema {found}, this program knows schemas up to {known}")
            }
        }
    }
}

impl std::error::Error for StoreError {}
