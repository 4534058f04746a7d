//! SQLite: one file, one writer.

use crate::backend::{Backend, Row, Sql, SqlError, Value};
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{ErrorCode, ffi, params_from_iter};
use std::borrow::Cow;
use std::fs::OpenOptions;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long a connection waits for another program that writes.
const BUSY: Duration = Duration::from_secs(5);

pub(crate) struct Connection(rusqlite::Connection);

impl Connection {
    pub(crate) fn memory() -> Result<Connection, SqlError> {
        Connection::prepared(rusqlite::Connection::open_in_memory()?)
    }

    pub(crate) fn file(path: &Path) -> Result<Connection, SqlError> {
        create_private(path).map_err(|error| SqlError::Broken(format!("{}: {error}", path.display())))?;
        Connection::prepared(rusqlite::Connection::open(path)?)
    }

    fn prepared(connection: rusqlite::Connection) -> Result<Connection, SqlError> {
        connection.busy_timeout(BUSY)?;
        write_ahead(&connection)?;
        // In WAL mode only FULL syncs at every commit; less could lose what was acknowledged.
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(Connection(connection))
    }
}

/// Switches to WAL. If another program does so at the same moment, SQLite answers at once that the file is locked, without the
/// patience it was told to have: two locks would wait for each other.
fn write_ahead(connection: &rusqlite::Connection) -> rusqlite::Result<()> {
    let begun = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && begun.elapsed() < BUSY =>
            {
                thread::sleep(Duration::from_millis(5));
            }
            done => return done,
        }
    }
}

/// The file holds seeds of running battles: only its owner may read it. SQLite gives its side files the same rights.
fn create_private(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

impl Sql for Connection {
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlError> {
        let changed = self.0.prepare_cached(sql)?.execute(params_from_iter(values))?;
        Ok(changed as u64)
    }

    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, SqlError> {
        let mut statement = self.0.prepare_cached(sql)?;
        let columns = statement.column_count();
        let mut found = statement.query(params_from_iter(values))?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            rows.push((0..columns).map(|n| value(row.get_ref(n)?)).collect::<Result<Row, SqlError>>()?);
        }
        Ok(rows)
    }
}

impl Backend for Connection {
    fn schema(&self) -> &'static [&'static str] {
        &[include_str!("../schema/1.sqlite.sql")]
    }

    fn begin(&mut self) -> Result<(), SqlError> {
        // At once the one that writes: a transaction that begins to write later can find the file locked.
        self.script("BEGIN IMMEDIATE")
    }

    fn lock_schema(&mut self) -> Result<(), SqlError> {
        // There is but one writer anyway.
        Ok(())
    }

    fn script(&mut self, sql: &str) -> Result<(), SqlError> {
        Ok(self.0.execute_batch(sql)?)
    }
}

fn value(cell: ValueRef<'_>) -> Result<Value<'static>, SqlError> {
    match cell {
        ValueRef::Null => Ok(Value::Null),
        ValueRef::Integer(number) => Ok(Value::Int(number)),
        ValueRef::Text(_) => {
            Ok(Value::Text(Cow::Owned(cell.as_str().map_err(rusqlite::Error::from)?.to_owned())))
        }
        ValueRef::Blob(bytes) => Ok(Value::Bytes(Cow::Owned(bytes.to_vec()))),
        ValueRef::Real(_) => Err(SqlError::Broken("a fraction in the database".to_owned())),
    }
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<rusqlite::Error> for SqlError {
    fn from(error: rusqlite::Error) -> SqlError {
        match error.sqlite_error().map(|error| (error.code, error.extended_code)) {
            Some((
                ErrorCode::ConstraintViolation,
                ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY,
            )) => SqlError::Unique,
            Some((ErrorCode::ConstraintViolation, ffi::SQLITE_CONSTRAINT_FOREIGNKEY)) => SqlError::Missing,
            Some((ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch | ErrorCode::TooBig, _)) => {
                SqlError::Refused
            }
            _ => SqlError::Broken(error.to_string()),
        }
    }
}
