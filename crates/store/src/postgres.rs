//! Postgres: for more than one machine.

use crate::backend::{Backend, Row, Sql, SqlError, Value};
use postgres::error::SqlState;
use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Config, NoTls, Statement};
use std::borrow::Cow;
use std::collections::HashMap;
use std::error::Error;
use std::time::Duration;

/// How long to wait for a database that does not answer, where its address does not say so itself.
const CONNECT: Duration = Duration::from_secs(5);

/// The number of the lock that guards the schema: "walstatt" in ASCII.
const SCHEMA_LOCK: i64 = i64::from_be_bytes(*b"walstatt");

pub(crate) struct Connection {
    client: Client,
    prepared: HashMap<&'static str, Statement>,
}

impl Connection {
    /// Must not be called on a thread that runs async tasks: the client waits on a runtime of its own.
    pub(crate) fn open(url: &str) -> Result<Connection, SqlError> {
        let mut config: Config = url.parse()?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        if config.get_application_name().is_none() {
            config.application_name("walstatt");
        }
        let mut client = config.connect(NoTls)?;
        // `off` would acknowledge what a crash can lose; every other setting waits for the disk.
        let setting: String = client.query_one("SHOW synchronous_commit", &[])?.try_get(0)?;
        if setting == "off" {
            client.batch_execute("SET synchronous_commit TO on")?;
        }
        Ok(Connection { client, prepared: HashMap::new() })
    }

    fn prepare(&mut self, sql: &'static str) -> Result<Statement, SqlError> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql)?;
        self.prepared.insert(sql, statement.clone());
        Ok(statement)
    }
}

impl Sql for Connection {
    fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, SqlError> {
        let statement = self.prepare(sql)?;
        Ok(self.client.execute(&statement, &parameters(values))?)
    }

    fn query(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, SqlError> {
        let statement = self.prepare(sql)?;
        let found = self.client.query(&statement, &parameters(values))?;
        let row = |row: &postgres::Row| {
            (0..row.len())
                .map(|n| Ok(row.try_get::<_, Option<Value<'static>>>(n)?.unwrap_or(Value::Null)))
                .collect()
        };
        found.iter().map(row).collect()
    }
}

fn parameters<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl Backend for Connection {
    fn schema(&self) -> &'static [&'static str] {
        &[include_str!("../schema/1.postgres.sql")]
    }

    fn begin(&mut self) -> Result<(), SqlError> {
        self.script("BEGIN")
    }

    fn lock_schema(&mut self) -> Result<(), SqlError> {
        self.script(&format!("SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
    }

    fn script(&mut self, sql: &str) -> Result<(), SqlError> {
        Ok(self.client.batch_execute(sql)?)
    }
}

fn known(ty: &Type) -> bool {
    [Type::INT8, Type::TEXT, Type::BYTEA].contains(ty)
}

impl ToSql for Value<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) => number.to_sql_checked(ty, out),
            Value::Text(text) => text.as_ref().to_sql_checked(ty, out),
            Value::Bytes(bytes) => bytes.as_ref().to_sql_checked(ty, out),
        }
    }

    fn accepts(ty: &Type) -> bool {
        known(ty)
    }

    to_sql_checked!();
}

impl FromSql<'_> for Value<'static> {
    fn from_sql(ty: &Type, raw: &[u8]) -> Result<Value<'static>, Box<dyn Error + Sync + Send>> {
        match *ty {
            Type::INT8 => Ok(Value::Int(i64::from_sql(ty, raw)?)),
            Type::TEXT => Ok(Value::Text(Cow::Owned(String::from_sql(ty, raw)?))),
            _ => Ok(Value::Bytes(Cow::Owned(Vec::from_sql(ty, raw)?))),
        }
    }

    fn accepts(ty: &Type) -> bool {
        known(ty)
    }
}

impl From<postgres::Error> for SqlError {
    fn from(error: postgres::Error) -> SqlError {
        match error.code() {
            Some(&SqlState::UNIQUE_VIOLATION) => SqlError::Unique,
            Some(&SqlState::FOREIGN_KEY_VIOLATION) => SqlError::Missing,
            // Classes 22 and 23: data exceptions, integrity constraints.
            Some(state) if state.code().starts_with("22") || state.code().starts_with("23") => {
                SqlError::Refused
            }
            // The error itself says only what was being done; its source says what went wrong.
            _ => SqlError::Broken(match error.source() {
                Some(source) => format!("{error}: {source}"),
                None => error.to_string(),
            }),
        }
    }
}
