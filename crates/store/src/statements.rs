//! The statements, the same for both databases. Whatever they change is undone where they fail.

use crate::StoreError;
use crate::backend::{Row, Sql, Value};
use crate::rows::{Append, BattleRow, Hash, PersonId, PersonRow, Progress, SeatRow};
use std::borrow::Cow;

type Done = Result<(), StoreError>;

pub(crate) fn ping(sql: &mut dyn Sql) -> Done {
    sql.query("SELECT version FROM schema_version", &[])?;
    Ok(())
}

// ----------------------------------------------------------------------------------------------------------- battles

pub(crate) fn create_battle(sql: &mut dyn Sql, battle: &BattleRow, lines: &[String]) -> Done {
    if lines.len() != battle.progress.entries as usize {
        return Err(StoreError::Conflict);
    }
    let [[person_a, computer_a], [person_b, computer_b]] = battle.seats.each_ref().map(|seat| match seat {
        SeatRow::Open => [Value::Null, Value::Null],
        SeatRow::Person(person) => [Value::Int(*person), Value::Null],
        SeatRow::Computer(player) => [Value::Null, text(player)],
    });
    let progress = &battle.progress;
    sql.execute(
        "INSERT INTO battle (id, system, scenario, header, seed, person_a, computer_a, person_b, computer_b, invite, \
         opened_by, created, epoch, entries, round, asked_a, asked_b, outcome, touched) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
        &[
            text(&battle.id),
            text(&battle.system),
            text(&battle.scenario),
            text(&battle.header),
            bytes(&battle.seed),
            person_a,
            computer_a,
            person_b,
            computer_b,
            battle.invite.as_ref().map_or(Value::Null, |hash| bytes(hash)),
            Value::Int(battle.opened_by),
            time(battle.created),
            Value::Int(progress.epoch.into()),
            Value::Int(progress.entries.into()),
            Value::Int(progress.round.into()),
            Value::Int(progress.asked[0].into()),
            Value::Int(progress.asked[1].into()),
            progress.outcome.as_deref().map_or(Value::Null, text),
            time(progress.touched),
        ],
    )?;
    insert_lines(sql, &battle.id, 0, lines)
}

pub(crate) fn append(sql: &mut dyn Sql, append: &Append) -> Done {
    let progress = &append.progress;
    let stored = i64::from(append.from) + i64::from(append.taken_back);
    if i64::from(append.from) + append.lines.len() as i64 != i64::from(progress.entries) {
        return Err(StoreError::Conflict);
    }
    // This comes first: it locks the battle against other servers.
    let changed = sql.execute(
        "UPDATE battle SET epoch = $1, entries = $2, round = $3, asked_a = $4, asked_b = $5, outcome = $6, \
         touched = $7 WHERE id = $8 AND entries = $9",
        &[
            Value::Int(progress.epoch.into()),
            Value::Int(progress.entries.into()),
            Value::Int(progress.round.into()),
            Value::Int(progress.asked[0].into()),
            Value::Int(progress.asked[1].into()),
            progress.outcome.as_deref().map_or(Value::Null, text),
            time(progress.touched),
            text(&append.battle),
            Value::Int(stored),
        ],
    )?;
    if changed == 0 {
        return Err(missing_or(sql, &append.battle, StoreError::Conflict)?);
    }
    if append.taken_back > 0 {
        sql.execute(
            "DELETE FROM line WHERE battle = $1 AND n >= $2",
            &[text(&append.battle), Value::Int(append.from.into())],
        )?;
    }
    insert_lines(sql, &append.battle, append.from, &append.lines)
}

fn insert_lines(sql: &mut dyn Sql, battle: &str, from: u32, lines: &[String]) -> Done {
    for (n, line) in (i64::from(from)..).zip(lines) {
        sql.execute(
            "INSERT INTO line (battle, n, text) VALUES ($1, $2, $3)",
            &[text(battle), Value::Int(n), text(line)],
        )?;
    }
    Ok(())
}

/// Why a battle could not be changed.
fn missing_or(sql: &mut dyn Sql, battle: &str, otherwise: StoreError) -> Result<StoreError, StoreError> {
    let found = sql.query("SELECT entries FROM battle WHERE id = $1", &[text(battle)])?;
    Ok(if found.is_empty() { StoreError::NotFound } else { otherwise })
}

pub(crate) fn take_seat(
    sql: &mut dyn Sql,
    battle: &str,
    seat: usize,
    person: PersonId,
    invite: &Hash,
) -> Done {
    let statement = match seat {
        0 => {
            "UPDATE battle SET person_a = $1, invite = NULL \
             WHERE id = $2 AND invite = $3 AND person_a IS NULL AND computer_a IS NULL"
        }
        1 => {
            "UPDATE battle SET person_b = $1, invite = NULL \
             WHERE id = $2 AND invite = $3 AND person_b IS NULL AND computer_b IS NULL"
        }
        _ => return Err(StoreError::NotFound),
    };
    let changed = sql.execute(statement, &[Value::Int(person), text(battle), bytes(invite)])?;
    if changed == 0 { Err(missing_or(sql, battle, StoreError::Taken)?) } else { Ok(()) }
}

/// The columns [`battle_row`] reads.
macro_rules! select_battle {
    ($rest:literal) => {
        concat!(
            "SELECT id, system, scenario, header, seed, person_a, computer_a, person_b, computer_b, invite, opened_by, \
             created, epoch, entries, round, asked_a, asked_b, outcome, touched FROM battle ",
            $rest
        )
    };
}

fn battle_row(row: Row) -> Result<BattleRow, StoreError> {
    let mut cells = Cells(row.into_iter());
    Ok(BattleRow {
        id: cells.text()?,
        system: cells.text()?,
        scenario: cells.text()?,
        header: cells.text()?,
        seed: cells.hash()?,
        seats: [cells.seat()?, cells.seat()?],
        invite: cells.maybe(Cells::hash)?,
        opened_by: cells.int()?,
        created: cells.int()?,
        progress: Progress {
            epoch: cells.int()?,
            entries: cells.int()?,
            round: cells.int()?,
            asked: [cells.int::<i64>()? != 0, cells.int::<i64>()? != 0],
            outcome: cells.maybe(Cells::text)?,
            touched: cells.int()?,
        },
    })
}

pub(crate) fn battle(sql: &mut dyn Sql, id: &str) -> Result<Option<BattleRow>, StoreError> {
    let rows = sql.query(select_battle!("WHERE id = $1"), &[text(id)])?;
    rows.into_iter().next().map(battle_row).transpose()
}

pub(crate) fn lines(sql: &mut dyn Sql, id: &str) -> Result<Vec<String>, StoreError> {
    let rows = sql.query("SELECT text FROM line WHERE battle = $1 ORDER BY n", &[text(id)])?;
    rows.into_iter().map(|row| Cells(row.into_iter()).text()).collect()
}

pub(crate) fn battles_of(
    sql: &mut dyn Sql,
    person: PersonId,
    limit: u32,
) -> Result<Vec<BattleRow>, StoreError> {
    let rows = sql.query(
        select_battle!("WHERE person_a = $1 OR person_b = $1 ORDER BY touched DESC, id LIMIT $2"),
        &[Value::Int(person), Value::Int(limit.into())],
    )?;
    rows.into_iter().map(battle_row).collect()
}

pub(crate) fn count_open(sql: &mut dyn Sql, person: PersonId) -> Result<u32, StoreError> {
    let rows = sql.query(
        "SELECT count(*) FROM battle WHERE opened_by = $1 AND outcome IS NULL",
        &[Value::Int(person)],
    )?;
    rows.into_iter().next().map_or(Ok(0), |row| Cells(row.into_iter()).int())
}

// ------------------------------------------------------------------------------------------------------------ people

/// Names that differ only in case are the same. Upper case first, since it has fewer letters: `ß` and `ss` are one.
fn folded(name: &str) -> String {
    name.to_uppercase().to_lowercase()
}

pub(crate) fn new_guest(sql: &mut dyn Sql, token: &Hash, expires: u64) -> Result<PersonId, StoreError> {
    let rows = sql.query("INSERT INTO person (name) VALUES (NULL) RETURNING id", &[])?;
    let row = rows.into_iter().next().ok_or_else(|| damaged("an answer"))?;
    let person = Cells(row.into_iter()).int()?;
    add_token(sql, token, person, expires)?;
    Ok(person)
}

fn first_person(rows: Vec<Row>) -> Result<Option<PersonRow>, StoreError> {
    let person = |row: Row| {
        let mut cells = Cells(row.into_iter());
        Ok(PersonRow {
            id: cells.int()?,
            name: cells.maybe(Cells::text)?,
            password: cells.maybe(Cells::text)?,
        })
    };
    rows.into_iter().next().map(person).transpose()
}

pub(crate) fn person(sql: &mut dyn Sql, id: PersonId) -> Result<Option<PersonRow>, StoreError> {
    first_person(sql.query("SELECT id, name, password FROM person WHERE id = $1", &[Value::Int(id)])?)
}

pub(crate) fn person_by_name(sql: &mut dyn Sql, name: &str) -> Result<Option<PersonRow>, StoreError> {
    let folded = folded(name);
    first_person(sql.query("SELECT id, name, password FROM person WHERE folded = $1", &[text(&folded)])?)
}

pub(crate) fn name_person(sql: &mut dyn Sql, id: PersonId, name: &str, password: &str) -> Done {
    let folded = folded(name);
    let changed = sql.execute(
        "UPDATE person SET name = $1, folded = $2, password = $3 WHERE id = $4 AND name IS NULL",
        &[text(name), text(&folded), text(password), Value::Int(id)],
    )?;
    match (changed, person(sql, id)?) {
        (0, None) => Err(StoreError::NotFound),
        (0, Some(_)) => Err(StoreError::Conflict),
        _ => Ok(()),
    }
}

pub(crate) fn merge_guest(sql: &mut dyn Sql, guest: PersonId, account: PersonId) -> Done {
    match (person(sql, guest)?, person(sql, account)?) {
        (None, _) | (_, None) => return Err(StoreError::NotFound),
        (Some(PersonRow { name: None, .. }), Some(PersonRow { name: Some(_), .. })) => {}
        _ => return Err(StoreError::Conflict),
    }
    for statement in [
        "UPDATE battle SET person_a = $1 WHERE person_a = $2",
        "UPDATE battle SET person_b = $1 WHERE person_b = $2",
        "UPDATE battle SET opened_by = $1 WHERE opened_by = $2",
    ] {
        sql.execute(statement, &[Value::Int(account), Value::Int(guest)])?;
    }
    for statement in ["DELETE FROM token WHERE person = $1", "DELETE FROM person WHERE id = $1"] {
        sql.execute(statement, &[Value::Int(guest)])?;
    }
    Ok(())
}

pub(crate) fn add_token(sql: &mut dyn Sql, token: &Hash, person: PersonId, expires: u64) -> Done {
    sql.execute(
        "INSERT INTO token (hash, person, expires) VALUES ($1, $2, $3)",
        &[bytes(token), Value::Int(person), time(expires)],
    )?;
    Ok(())
}

pub(crate) fn person_of_token(
    sql: &mut dyn Sql,
    token: &Hash,
    now: u64,
) -> Result<Option<PersonRow>, StoreError> {
    first_person(sql.query(
        "SELECT person.id, person.name, person.password FROM token JOIN person ON person.id = token.person \
         WHERE token.hash = $1 AND token.expires > $2",
        &[bytes(token), time(now)],
    )?)
}

pub(crate) fn drop_token(sql: &mut dyn Sql, token: &Hash) -> Done {
    sql.execute("DELETE FROM token WHERE hash = $1", &[bytes(token)])?;
    Ok(())
}

pub(crate) fn drop_expired(sql: &mut dyn Sql, now: u64) -> Done {
    sql.execute("DELETE FROM token WHERE expires <= $1", &[time(now)])?;
    sql.execute(
        "DELETE FROM person WHERE name IS NULL \
         AND NOT EXISTS (SELECT 1 FROM token WHERE token.person = person.id) \
         AND NOT EXISTS (SELECT 1 FROM battle WHERE battle.person_a = person.id) \
         AND NOT EXISTS (SELECT 1 FROM battle WHERE battle.person_b = person.id) \
         AND NOT EXISTS (SELECT 1 FROM battle WHERE battle.opened_by = person.id)",
        &[],
    )?;
    Ok(())
}

// ------------------------------------------------------------------------------------------------------------ values

fn text(text: &str) -> Value<'_> {
    Value::Text(Cow::Borrowed(text))
}

fn bytes(bytes: &[u8]) -> Value<'_> {
    Value::Bytes(Cow::Borrowed(bytes))
}

fn time(seconds: u64) -> Value<'static> {
    Value::Int(i64::try_from(seconds).unwrap_or(i64::MAX))
}

fn damaged(what: &str) -> StoreError {
    StoreError::Unavailable(format!("the database is damaged: {what} was expected"))
}

/// Reads a row from left to right.
struct Cells(std::vec::IntoIter<Value<'static>>);

impl Cells {
    fn int<N: TryFrom<i64>>(&mut self) -> Result<N, StoreError> {
        match self.0.next() {
            Some(Value::Int(number)) => N::try_from(number).map_err(|_| damaged("a smaller number")),
            _ => Err(damaged("a number")),
        }
    }

    fn text(&mut self) -> Result<String, StoreError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(text.into_owned()),
            _ => Err(damaged("text")),
        }
    }

    fn hash(&mut self) -> Result<Hash, StoreError> {
        match self.0.next() {
            Some(Value::Bytes(bytes)) => Hash::try_from(&*bytes).map_err(|_| damaged("32 bytes")),
            _ => Err(damaged("bytes")),
        }
    }

    fn maybe<T>(
        &mut self,
        read: impl Fn(&mut Cells) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        if self.0.as_slice().first() == Some(&Value::Null) {
            self.0.next();
            return Ok(None);
        }
        read(self).map(Some)
    }

    fn seat(&mut self) -> Result<SeatRow, StoreError> {
        match (self.maybe(Cells::int)?, self.maybe(Cells::text)?) {
            (Some(person), _) => Ok(SeatRow::Person(person)),
            (None, Some(player)) => Ok(SeatRow::Computer(player)),
            (None, None) => Ok(SeatRow::Open),
        }
    }
}
