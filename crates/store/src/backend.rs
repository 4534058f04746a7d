//! What a database has to be able to do.

use crate::{StoreError, postgres, sqlite};
use std::borrow::Cow;
use std::path::PathBuf;

/// A value in a statement or in its answer. All columns are `i64`, text or bytes, in both databases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value<'a> {
    Null,
    Int(i64),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
}

pub(crate) type Row = Vec<Value<'static>>;

/// Runs statements. Both databases understand the same ones: parameters are `$1`, `$2`, … and first appear in this
/// order, since SQLite takes them for names and counts them itself.
pub(crate) trait Sql {
    /// The number of rows that it changed.
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlError>;
    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, SqlError>;
}

/// A connection.
pub(crate) trait Backend: Sql {
    /// The scripts that make the schema, from version 1 on.
    fn schema(&self) -> &'static [&'static str];
    /// Begins a transaction that is going to write.
    fn begin(&mut self) -> Result<(), SqlError>;
    /// Within a transaction: keeps others from changing the schema.
    fn lock_schema(&mut self) -> Result<(), SqlError>;
    /// Runs several statements.
    fn script(&mut self, sql: &str) -> Result<(), SqlError>;
}

/// Why a statement failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SqlError {
    /// Something that must be unique is there already.
    Unique,
    /// A row that is referred to is not there.
    Missing,
    /// Another constraint, or a value the database does not take.
    Refused,
    /// The database or the connection to it.
    Broken(String),
}

impl From<SqlError> for StoreError {
    fn from(error: SqlError) -> StoreError {
        match error {
            SqlError::Unique => StoreError::Taken,
            SqlError::Missing => StoreError::NotFound,
            SqlError::Refused => StoreError::Conflict,
            SqlError::Broken(reason) => StoreError::Unavailable(reason),
        }
    }
}

/// Where the database is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    Memory,
    File(PathBuf),
    Postgres(String),
}

impl Address {
    pub(crate) fn parse(url: &str) -> Result<Address, StoreError> {
        match url.split_once(':') {
            Some(("sqlite", ":memory:")) => Ok(Address::Memory),
            Some(("sqlite", path)) if !path.is_empty() => Ok(Address::File(PathBuf::from(path))),
            Some(("postgres" | "postgresql", _)) => Ok(Address::Postgres(url.to_owned())),
            _ => Err(StoreError::Address(url.to_owned())),
        }
    }

    /// Whether a second connection would find another database.
    pub(crate) fn one_connection(&self) -> bool {
        *self == Address::Memory
    }

    /// Connects and brings the schema up to date.
    pub(crate) fn connect(&self) -> Result<Box<dyn Backend>, StoreError> {
        let mut backend: Box<dyn Backend> = match self {
            Address::Memory => Box::new(sqlite::Connection::memory()?),
            Address::File(path) => Box::new(sqlite::Connection::file(path)?),
            Address::Postgres(url) => Box::new(postgres::Connection::open(url)?),
        };
        migrate(&mut *backend)?;
        Ok(backend)
    }
}

fn migrate(backend: &mut dyn Backend) -> Result<(), StoreError> {
    backend.begin()?;
    backend.lock_schema()?;
    backend.script("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")?;
    let rows = backend.query("SELECT version FROM schema_version", &[])?;
    let found = match rows.first().map(Vec::as_slice) {
        Some([Value::Int(version)]) => *version,
        _ => {
            backend.execute("INSERT INTO schema_version (version) VALUES (0)", &[])?;
            0
        }
    };
    let scripts = backend.schema();
    let known = scripts.len() as i64;
    let done = usize::try_from(found)
        .ok()
        .filter(|done| *done <= scripts.len())
        .ok_or(StoreError::Newer { found, known })?;
    for script in &scripts[done..] {
        backend.script(script)?;
    }
    if done < scripts.len() {
        backend.execute("UPDATE schema_version SET version = $1", &[Value::Int(known)])?;
    }
    backend.script("COMMIT")?;
    Ok(())
}
